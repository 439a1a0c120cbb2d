/*
 * side_options.c - reads the command line of side_by_side.
 */
#include "bench/side_options.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS_MIN 10
#define BYTES_MAX (1 << 26)
#define BEFORE_MAX 1000
#define GAP_MAX 4096

/* A word; `value` is what follows its name. False if the value is wrong. */
typedef bool read_fn(struct ct_side_options *options, const char *value);

/* The sizes that are tuned, and those half way to the next. */
static void take_all_sizes(struct ct_side_options *options)
{
    static const int small[] = {1, 64, 96, 512, 768};

    memcpy(options->sizes, small, sizeof small);
    options->nsizes = (int)(sizeof small / sizeof small[0]);
    for (int bytes = 1024; bytes <= 262144; bytes *= 2) {
        options->sizes[options->nsizes++] = bytes;
        options->sizes[options->nsizes++] = bytes + bytes / 2;
    }
}

/* Numbers from `least` to `most`, separated by commas; how many, or 0. */
static int read_numbers(const char *text, int *numbers, int room, int least, int most)
{
    int n = 0;

    while (n < room) {
        char *end;
        const long number = strtol(text, &end, 10);

        if (end == text || number < least || number > most)
            return 0;
        numbers[n++] = (int)number;
        if (*end == '\0')
            return n;
        if (*end != ',')
            return 0;
        text = end + 1;
    }
    return 0;
}

static bool read_pairs(struct ct_side_options *options, const char *value)
{
    return read_numbers(value, &options->pairs_min, 1, 1, CT_PAIRS_MAX) == 1;
}

static bool read_before(struct ct_side_options *options, const char *value)
{
    return read_numbers(value, &options->nbefore, 1, 0, BEFORE_MAX) == 1;
}

/* 0: a barrier's. */
static bool read_sizes(struct ct_side_options *options, const char *value)
{
    options->nsizes = read_numbers(value, options->sizes, CT_SIZES_MAX, 0, BYTES_MAX);
    return options->nsizes > 0;
}

static bool read_gap(struct ct_side_options *options, const char *value)
{
    return read_numbers(value, &options->gap, 1, 0, GAP_MAX) == 1;
}

static int smallest(const int *sizes, int n)
{
    int least = sizes[0];

    for (int i = 1; i < n; i++)
        least = sizes[i] < least ? sizes[i] : least;
    return least;
}

/* Leaves out larger sizes; if all are larger, the smallest stays. */
static bool read_largest(struct ct_side_options *options, const char *value)
{
    const int least = smallest(options->sizes, options->nsizes);
    int most;
    int n = 0;

    if (read_numbers(value, &most, 1, 1, BYTES_MAX) == 0)
        return false;
    for (int i = 0; i < options->nsizes; i++) {
        if (options->sizes[i] <= most)
            options->sizes[n++] = options->sizes[i];
    }
    if (n == 0)
        options->sizes[n++] = least;
    options->nsizes = n;
    return true;
}

static bool read_threads(struct ct_side_options *options, const char *value)
{
    static const char *const levels[] = {"single", "funneled", "serialized", "multiple"};

    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++) {
        if (strcmp(value, levels[i]) == 0) {
            options->threads = (enum ct_threads)i;
            return true;
        }
    }
    return false;
}

static bool read_native(struct ct_side_options *options, const char *value)
{
    options->is_native = *value == '\0';
    return options->is_native;
}

static bool read_split(struct ct_side_options *options, const char *value)
{
    char *end;

    options->split_seed = strtoull(value, &end, 10);
    options->has_split = *value >= '0' && *value <= '9' && *end == '\0';
    return options->has_split;
}

static bool read_verify(struct ct_side_options *options, const char *value)
{
    options->has_verify = *value == '\0';
    return options->has_verify;
}

static bool read_word(struct ct_side_options *options, const char *word)
{
    static const struct {
        const char *name;
        read_fn *read;
    } words[] = {
        {"pairs=", read_pairs},     {"sizes=", read_sizes},   {"largest=", read_largest},
        {"threads=", read_threads}, {"native", read_native},  {"split=", read_split},
        {"verify", read_verify},    {"before=", read_before}, {"gap=", read_gap},
    };

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const size_t length = strlen(words[i].name);

        if (strncmp(word, words[i].name, length) == 0)
            return words[i].read(options, word + length);
    }
    return false;
}

const char *ct_side_options_read(int argc, char **argv, struct ct_side_options *options)
{
    memset(options, 0, sizeof *options);
    if (argc < 3 || !(atof(argv[2]) > 0))
        return "usage: side_by_side COLLECTIVES SECONDS [WORD]...";
    options->collectives = argv[1];
    options->seconds = atof(argv[2]);
    options->pairs_min = PAIRS_MIN;
    take_all_sizes(options);
    for (int i = 3; i < argc; i++) {
        if (!read_word(options, argv[i]))
            return "words are pairs=N, sizes=N,N,..., largest=N, before=N, gap=N, "
                   "threads=LEVEL, native, split=SEED and verify";
    }
    if (options->is_native && options->has_verify)
        return "verify compares tuned with native, so not with native alone";
    return NULL;
}

bool ct_side_options_has(const struct ct_side_options *options, const char *collective)
{
    const size_t length = strlen(collective);
    const char *list = options->collectives;

    for (; list != NULL; list = strchr(list, ',')) {
        list += *list == ',';
        if (strncmp(list, collective, length) == 0 && (list[length] == ',' || list[length] == '\0'))
            return true;
    }
    return false;
}

int ct_side_options_largest(const struct ct_side_options *options)
{
    int largest = options->sizes[0];

    for (int i = 1; i < options->nsizes; i++) {
        if (options->sizes[i] > largest)
            largest = options->sizes[i];
    }
    return largest;
}
