/*
 * joined_calls.c - the logs of all ranks of a communicator as a pattern file.
 *
 * Cuts the calls where any rank's run ends: between two cuts all ranks stay in
 * one row each. These rows, a number per rank, stand for the pattern.
 */
#include "patterns/joined_calls.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

#define TEXT(x) #x
#define NUMBER(x) TEXT(x)

const char *ct_log_end_text(enum ct_log_end end)
{
    static const char *const texts[CT_LOG_ENDS] = {
        [CT_LOG_WHOLE] = "",
        [CT_LOG_MANY_PATTERNS] = "more different patterns than a file has "
                                 "room for",
        [CT_LOG_MANY_RUNS] = "the pattern changed more than " NUMBER(CT_LOG_RUNS_MAX) " times",
        [CT_LOG_NO_MEMORY] = "out of memory",
    };

    return texts[end];
}

/* Where a rank is in its log. */
struct place {
    int run;
    uint64_t used; /* calls of the run */
};

struct joining {
    const struct ct_call_log *logs;
    int rank_count;
    struct ct_joined_calls *joined;
    struct place *places;       /* of each rank */
    int *rows;                  /* of each rank, between the cuts */
    int *keys;                  /* rank_count rows for each pattern */
    struct ct_hash_index index; /* of keys */
};

static bool is_key(const void *rows, int position, const void *key)
{
    const struct joining *joining = rows;
    const size_t n = (size_t)joining->rank_count;

    return memcmp(joining->keys + (size_t)position * n, key, n * sizeof *joining->keys) == 0;
}

/* A row of a rank's log, between the cuts. */
static const uint64_t *row_of(const struct joining *joining, int rank)
{
    const struct ct_call_log *log = &joining->logs[rank];

    return log->rows + (size_t)joining->rows[rank] * (1 + (size_t)log->rank_count);
}

static int check_same(const struct joining *joining, struct ct_diag *diag)
{
    for (int rank = 1; rank < joining->rank_count; rank++) {
        if (row_of(joining, rank)[0] != row_of(joining, 0)[0])
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "ranks 0 and %d called different collectives in call %llu of "
                               "a communicator",
                               rank, joining->joined->kept_count + 1);
    }
    return 0;
}

static void fill_bytes(const struct joining *joining, struct ct_call_pattern *pattern)
{
    const size_t width = ct_call_pattern_entries(pattern->collective, pattern->rank_count) /
                         (size_t)pattern->rank_count;

    for (int rank = 0; rank < joining->rank_count; rank++) {
        for (size_t i = 0; i < width; i++)
            pattern->bytes[(size_t)rank * width + i] = (size_t)row_of(joining, rank)[1 + i];
    }
}

/* The file's next pattern, of what is between the cuts; its name says which
   one it is. */
static int fill_pattern(const struct joining *joining, struct ct_call_pattern *pattern)
{
    const size_t number = joining->joined->file.pattern_count + 1;

    pattern->collective = ct_collectives[row_of(joining, 0)[0]];
    pattern->rank_count = joining->rank_count;
    pattern->name = ct_format("%s_%zu", pattern->collective->name, number);
    pattern->bytes = calloc(ct_call_pattern_entries(pattern->collective, joining->rank_count),
                            sizeof *pattern->bytes);
    if (pattern->name == NULL || pattern->bytes == NULL) {
        free(pattern->name);
        free(pattern->bytes);
        return CT_ERR_MEMORY;
    }
    fill_bytes(joining, pattern);
    return 0;
}

static int add_pattern(struct joining *joining, uint64_t hash)
{
    struct ct_pattern_file *file = &joining->joined->file;
    const int n = (int)file->pattern_count;
    const size_t width = (size_t)joining->rank_count;
    struct ct_call_pattern *patterns = ct_array_grow(file->patterns, n, sizeof *patterns);
    int *keys;

    if (patterns == NULL)
        return CT_ERR_MEMORY;
    file->patterns = patterns;
    keys = ct_array_grow(joining->keys, n, width * sizeof *keys);
    if (keys == NULL)
        return CT_ERR_MEMORY;
    joining->keys = keys;
    memcpy(keys + (size_t)n * width, joining->rows, width * sizeof *keys);
    patterns[n] = (struct ct_call_pattern){0};
    if (ct_hash_index_add(&joining->index, hash, n) != 0 ||
        fill_pattern(joining, &patterns[n]) != 0)
        return CT_ERR_MEMORY;
    file->pattern_count++;
    return 0;
}

/* Find the pattern between the cuts; CT_STOPPED: there is no room for it. */
static int find_pattern(struct joining *joining, size_t *pattern)
{
    const uint64_t hash =
        ct_hash(CT_HASH_START, joining->rows, (size_t)joining->rank_count * sizeof *joining->rows);
    const int found = ct_hash_index_find(&joining->index, hash, is_key, joining, joining->rows);

    *pattern = found >= 0 ? (size_t)found : joining->joined->file.pattern_count;
    if (found >= 0)
        return 0;
    if (*pattern == (size_t)ct_call_log_patterns_max(joining->rank_count)) {
        joining->joined->end = CT_LOG_MANY_PATTERNS;
        return CT_STOPPED;
    }
    return add_pattern(joining, hash);
}

/* CT_STOPPED: there is no room for one more run. */
static int add_calls(struct ct_joined_calls *joined, size_t pattern, uint64_t calls)
{
    struct ct_pattern_file *file = &joined->file;
    struct ct_pattern_run *runs = file->runs;

    if (file->run_count == 0 || runs[file->run_count - 1].pattern != pattern) {
        if (file->run_count == CT_LOG_RUNS_MAX) {
            joined->end = CT_LOG_MANY_RUNS;
            return CT_STOPPED;
        }
        runs = ct_array_grow(runs, (int)file->run_count, sizeof *runs);
        if (runs == NULL)
            return CT_ERR_MEMORY;
        file->runs = runs;
        runs[file->run_count++] = (struct ct_pattern_run){pattern, 0};
    }
    runs[file->run_count - 1].call_count += calls;
    file->patterns[pattern].call_count += calls;
    joined->kept_count += calls;
    return 0;
}

/* The rows from here on, and calls to the next cut; 0: a log is at its end. */
static uint64_t calls_to_cut(const struct joining *joining)
{
    uint64_t least = UINT64_MAX;

    for (int rank = 0; rank < joining->rank_count; rank++) {
        const struct ct_call_log *log = &joining->logs[rank];
        const struct place *place = &joining->places[rank];
        uint64_t left;

        if (place->run == log->run_count)
            return 0;
        left = log->runs[place->run].calls - place->used;
        least = left < least ? left : least;
        joining->rows[rank] = (int)log->runs[place->run].row;
    }
    return least;
}

static void go_to_cut(const struct joining *joining, uint64_t calls)
{
    for (int rank = 0; rank < joining->rank_count; rank++) {
        struct place *place = &joining->places[rank];

        place->used += calls;
        if (place->used == joining->logs[rank].runs[place->run].calls)
            *place = (struct place){place->run + 1, 0};
    }
}

static int join(struct joining *joining, struct ct_diag *diag)
{
    int err = 0;

    for (;;) {
        const uint64_t calls = calls_to_cut(joining);
        size_t pattern = 0;

        if (calls == 0)
            return 0;
        err = check_same(joining, diag);
        if (err == CT_OK)
            err = find_pattern(joining, &pattern);
        if (err == CT_OK)
            err = add_calls(joining->joined, pattern, calls);
        if (err != CT_OK)
            return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : err;
        go_to_cut(joining, calls);
    }
}

/* All ranks must have made as many calls; which are kept is up to the rank
   that kept fewest. */
static int compare_ends(struct joining *joining, struct ct_diag *diag)
{
    const struct ct_call_log *first = &joining->logs[0];
    const struct ct_call_log *least = first;

    for (int rank = 1; rank < joining->rank_count; rank++) {
        const struct ct_call_log *log = &joining->logs[rank];

        if (log->call_count != first->call_count)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "rank 0 made %llu call%s on a communicator, rank "
                               "%d %llu",
                               first->call_count, ct_plural(first->call_count), rank,
                               log->call_count);
        if (log->kept_count < least->kept_count)
            least = log;
    }
    joining->joined->call_count = first->call_count;
    joining->joined->end = least->end;
    return 0;
}

/* A pattern of which the last calls had no room. */
static void drop_uncalled(struct ct_pattern_file *file)
{
    while (file->pattern_count > 0 && file->patterns[file->pattern_count - 1].call_count == 0) {
        file->pattern_count--;
        free(file->patterns[file->pattern_count].name);
        free(file->patterns[file->pattern_count].bytes);
    }
}

int ct_joined_calls_build(const struct ct_call_log *logs, int rank_count,
                          struct ct_joined_calls *joined, struct ct_diag *diag)
{
    const size_t n = (size_t)rank_count;
    struct joining joining = {
        .logs = logs,
        .rank_count = rank_count,
        .joined = joined,
        .places = calloc(n, sizeof *joining.places),
        .rows = calloc(n, sizeof *joining.rows),
    };
    int err;

    *joined = (struct ct_joined_calls){0};
    if (joining.places == NULL || joining.rows == NULL) {
        err = ct_diag_memory(diag);
    } else {
        err = compare_ends(&joining, diag);
        if (err == CT_OK)
            err = join(&joining, diag);
    }
    if (err == CT_STOPPED)
        err = CT_OK;
    drop_uncalled(&joined->file);
    if (err != CT_OK)
        ct_joined_calls_fini(joined);
    free(joining.places);
    free(joining.rows);
    free(joining.keys);
    ct_hash_index_fini(&joining.index);
    return err;
}

void ct_joined_calls_fini(struct ct_joined_calls *joined)
{
    ct_pattern_file_fini(&joined->file);
    *joined = (struct ct_joined_calls){0};
}
