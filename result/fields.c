/* fields.c - how each kind of value is written and read. What is written
   reads back as the same value, and as one text only. */
#include "result/columns.h"
#include "result/result.h"

#include <inttypes.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS "0123456789"
#define HASH_DIGITS 16
#define NAME_MOST 127

static bool is_of(const char *text, const char *characters)
{
    return text[0] != '\0' && text[strspn(text, characters)] == '\0';
}

bool ct_field_keep(const char *text, void *member)
{
    char *copy = ct_format("%s", text);

    memcpy(member, &copy, sizeof copy);
    return copy != NULL;
}

static const char *text_of(const void *member)
{
    const char *const *text = member;

    return *text == NULL ? "" : *text;
}

void ct_field_write_word(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%s", text_of(member));
}

static bool read_word(const char *text, void *member)
{
    return is_of(text, LETTERS DIGITS "._-") && strlen(text) <= NAME_MOST &&
           ct_field_keep(text, member);
}

static bool read_counts(const char *text, void *member)
{
    return is_of(text, LETTERS DIGITS ":") && strlen(text) <= NAME_MOST &&
           ct_field_keep(text, member);
}

static bool read_algorithm(const char *text, void *member)
{
    return is_of(text, LETTERS DIGITS "_") && strchr(DIGITS, text[0]) == NULL &&
           strlen(text) <= NAME_MOST && ct_field_keep(text, member);
}

static bool read_candidate(const char *text, void *member)
{
    return text[0] == '\0' || read_algorithm(text, member);
}

/* NAME=VALUE up to the next blank. */
static bool is_assignment(const char *text, size_t length)
{
    const size_t name = strspn(text, LETTERS DIGITS "_");
    size_t value;

    if (name == 0 || text[name] != '=')
        return false;
    value = strspn(text + name + 1, LETTERS DIGITS "._-");
    return value > 0 && name + 1 + value == length;
}

static bool read_setting(const char *text, void *member)
{
    const char *at = text;

    while (text[0] != '\0') {
        const size_t length = strcspn(at, " ");

        if (!is_assignment(at, length))
            return false;
        if (at[length] == '\0')
            break;
        at += length + 1;
    }
    return ct_field_keep(text, member);
}

/* Fit for a comment in C, which * \ and ? could end or continue. */
static bool is_plain(const char *text)
{
    for (; *text != '\0'; text++) {
        const bool is_printable = *text >= ' ' && *text <= '~';

        if (*text != '\t' && (!is_printable || strchr("*\\?", *text) != NULL))
            return false;
    }
    return true;
}

static bool read_text(const char *text, void *member)
{
    return is_plain(text) && ct_field_keep(text, member);
}

static void write_text(struct ct_text *text, const void *member)
{
    const char *from = text_of(member);

    if (strpbrk(from, ",\"") == NULL) {
        ct_text_add(text, "%s", from);
        return;
    }
    ct_text_add(text, "\"");
    for (; *from != '\0'; from++)
        ct_text_add(text, "%s%c", *from == '"' ? "\"" : "", *from);
    ct_text_add(text, "\"");
}

/* The number of a text among n names; n: it is none of them. */
static size_t find(const char *text, const char *const *names, size_t n)
{
    size_t i = 0;

    while (i < n && strcmp(text, names[i]) != 0)
        i++;
    return i;
}

#define COUNT(array) (sizeof(array) / sizeof *(array))

static bool read_thread_level(const char *text, void *member)
{
    static const char *const levels[] = {"single", "funneled", "serialized", "multiple"};

    return find(text, levels, COUNT(levels)) < COUNT(levels) && ct_field_keep(text, member);
}

static bool read_stage(const char *text, void *member)
{
    static const char *const stages[] = {"look", "race", "confirm", "repair", "boundary"};

    return find(text, stages, COUNT(stages)) < COUNT(stages) && ct_field_keep(text, member);
}

static bool read_basis(const char *text, void *member)
{
    const size_t i = find(text, ct_basis_names, CT_RESULT_BASES);
    enum ct_basis *basis = member;

    if (i == CT_RESULT_BASES)
        return false;
    *basis = (enum ct_basis)i;
    return true;
}

static void write_basis(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%s", ct_basis_names[*(const enum ct_basis *)member]);
}

/* Digits alone, without zeros before them. */
static bool read_number(const char *text, uintmax_t most, uintmax_t *number)
{
    if (!is_of(text, DIGITS) || strlen(text) > 19 || (text[0] == '0' && text[1] != '\0'))
        return false;
    *number = strtoumax(text, NULL, 10);
    return *number <= most;
}

static bool read_bytes(const char *text, void *member)
{
    uintmax_t number;
    size_t *bytes = member;

    if (!read_number(text, SIZE_MAX / 2, &number))
        return false;
    *bytes = (size_t)number;
    return true;
}

static void write_bytes(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%zu", *(const size_t *)member);
}

static bool read_ranks(const char *text, void *member)
{
    uintmax_t number;
    int *count = member;

    if (!read_number(text, 1 << 30, &number) || number == 0)
        return false;
    *count = (int)number;
    return true;
}

static bool read_count(const char *text, void *member)
{
    return text[0] == '\0' || read_ranks(text, member);
}

static void write_count(struct ct_text *text, const void *member)
{
    const int *count = member;

    if (*count != 0)
        ct_text_add(text, "%d", *count);
}

static bool read_total(const char *text, void *member)
{
    uintmax_t number;
    long *total = member;

    if (!read_number(text, LONG_MAX, &number))
        return false;
    *total = (long)number;
    return true;
}

static void write_total(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%ld", *(const long *)member);
}

static bool read_seconds(const char *text, void *member)
{
    double *seconds = member;
    char *end;

    if (text[0] == '\0')
        return true;
    if (text[strspn(text, DIGITS ".e+-")] != '\0')
        return false;
    *seconds = strtod(text, &end);
    return *end == '\0' && isfinite(*seconds) && *seconds > 0;
}

/* As few digits as read back as the same number. */
static void write_seconds(struct ct_text *text, const void *member)
{
    const double *seconds = member;
    char digits[32] = "";

    for (int n = 1; n <= 17 && *seconds != 0; n++) {
        snprintf(digits, sizeof digits, "%.*g", n, *seconds);
        if (strtod(digits, NULL) == *seconds)
            break;
    }
    ct_text_add(text, "%s", digits);
}

static bool read_hash(const char *text, void *member)
{
    uint64_t *hash = member;

    if (strlen(text) != HASH_DIGITS || !is_of(text, DIGITS "abcdef"))
        return false;
    *hash = strtoull(text, NULL, 16);
    return true;
}

static void write_hash(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%016" PRIx64, *(const uint64_t *)member);
}

static bool read_fingerprint(const char *text, void *member)
{
    const uint64_t *hash = member;

    return text[0] == '\0' || (read_hash(text, member) && *hash != 0);
}

static void write_fingerprint(struct ct_text *text, const void *member)
{
    const uint64_t *hash = member;

    if (*hash != 0)
        write_hash(text, member);
}

static bool read_yes_no(const char *text, void *member)
{
    bool *is_yes = member;

    *is_yes = strcmp(text, "yes") == 0;
    return *is_yes || strcmp(text, "no") == 0;
}

static void write_yes_no(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%s", *(const bool *)member ? "yes" : "no");
}

static bool read_reproducible(const char *text, void *member)
{
    bool is_yes;

    return read_yes_no(text, &is_yes) && ct_field_keep(text, member);
}

static bool read_what(const char *text, void *member)
{
    const size_t i = find(text, ct_left_out_names, CT_LEFT_OUT_WHATS);
    enum ct_left_out_what *what = member;

    if (i == CT_LEFT_OUT_WHATS)
        return false;
    *what = (enum ct_left_out_what)i;
    return true;
}

static void write_what(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%s", ct_left_out_names[*(const enum ct_left_out_what *)member]);
}

#define SECONDS "a number of seconds above 0"
#define WHOLE "a whole number"
#define MEASURED ", or nothing where not measured"

const struct ct_field ct_field_word = {"a word of letters, digits, '.', '_' and '-'", read_word,
                                       ct_field_write_word, true};
const struct ct_field ct_field_name = {"a name of letters, digits and '_'", read_algorithm,
                                       ct_field_write_word, true};
const struct ct_field ct_field_algorithm = {"the name of an algorithm, or " CT_RESULT_NATIVE,
                                            read_algorithm, ct_field_write_word, true};
const struct ct_field ct_field_candidate = {"the name of an algorithm, " CT_RESULT_NATIVE
                                            ", or nothing",
                                            read_candidate, ct_field_write_word, true};
const struct ct_field ct_field_setting = {
    "NAME=VALUE for each parameter with one blank between them, or nothing", read_setting,
    ct_field_write_word, true};
const struct ct_field ct_field_text = {"text in ASCII without * \\ and ?", read_text, write_text,
                                       true};
const struct ct_field ct_field_limits = {"text in ASCII without * \\ and ?", read_text, write_text,
                                         true};
const struct ct_field ct_field_thread_level = {"single, funneled, serialized or multiple",
                                               read_thread_level, ct_field_write_word, true};
const struct ct_field ct_field_counts = {"a pattern of counts as --counts takes it", read_counts,
                                         ct_field_write_word, true};
const struct ct_field ct_field_ranks = {"a whole number from 1 on", read_ranks, write_count, false};
const struct ct_field ct_field_bytes = {"a whole number of bytes", read_bytes, write_bytes, false};
const struct ct_field ct_field_count = {WHOLE " from 1 on" MEASURED, read_count, write_count,
                                        false};
const struct ct_field ct_field_total = {"a whole number", read_total, write_total, false};
const struct ct_field ct_field_seconds = {SECONDS MEASURED, read_seconds, write_seconds, false};
const struct ct_field ct_field_predicted = {SECONDS ", or nothing where not predicted",
                                            read_seconds, write_seconds, false};
const struct ct_field ct_field_ratio = {"a number above 0" MEASURED, read_seconds, write_seconds,
                                        false};
const struct ct_field ct_field_hash = {"16 hexadecimal digits in lower case", read_hash, write_hash,
                                       false};
const struct ct_field ct_field_fingerprint = {
    "16 hexadecimal digits in lower case, not all 0, or nothing for native", read_fingerprint,
    write_fingerprint, false};
const struct ct_field ct_field_yes_no = {"yes or no", read_yes_no, write_yes_no, false};
const struct ct_field ct_field_reproducible = {"yes or no", read_reproducible, ct_field_write_word,
                                               true};
const struct ct_field ct_field_basis = {
    "undecided, native, confirmed, first_look, predicted, carried or native_wrong", read_basis,
    write_basis, false};
const struct ct_field ct_field_stage = {"look, race, confirm, repair or boundary", read_stage,
                                        ct_field_write_word, true};
const struct ct_field ct_field_what = {"wrong, dropped or untried", read_what, write_what, false};
