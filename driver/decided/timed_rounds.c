/*
 * timed_rounds.c - reads all lines, and looks through them.
 */
#include "driver/decided/timed_rounds.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "driver/journal/old_routines.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define PAIRS_MAX 4096
#define AS_ROUNDED 0.006 /* three digits may be so far off */

static int add(struct ct_timed_rounds *rounds, struct ct_record *record, int file)
{
    struct ct_record *records = ct_array_grow(rounds->records, rounds->n, sizeof *records);
    int *files;

    if (records == NULL)
        return CT_ERR_MEMORY;
    rounds->records = records;
    files = ct_array_grow(rounds->files, rounds->n, sizeof *files);
    if (files == NULL)
        return CT_ERR_MEMORY;
    rounds->files = files;
    files[rounds->n] = file;
    records[rounds->n++] = *record;
    return CT_OK;
}

/* Replace a routine of an earlier version by its algorithm, and an alias by what it
   means. Returns false when out of memory. */
static bool name_now(struct ct_candidate_set *set, struct ct_record *record, const char *cluster)
{
    const struct ct_candidate *old = record->candidate;
    const char *algorithm = ct_old_routine_algorithm(old->name, cluster);

    if (algorithm != NULL)
        old = ct_candidate_named(set, old->collective, algorithm, old->text);
    if (old != NULL)
        old = ct_candidate_unaliased(set, old);
    record->candidate = old;
    return old != NULL;
}

/* The lines of one file; `text` is changed. */
static int add_lines(struct ct_timed_rounds *rounds, char *text, int file, const char *cluster,
                     struct ct_diag *diag)
{
    char *line = text, *end;

    for (; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        struct ct_record record = {.race = 0};

        *end = '\0';
        if (line[0] == '#' || !ct_record_read(line, &rounds->candidates, &record) ||
            record.race == 0 || record.nsamples == 0) {
            ct_record_fini(&record);
            continue;
        }
        if (!name_now(&rounds->candidates, &record, cluster) ||
            add(rounds, &record, file) != CT_OK) {
            ct_record_fini(&record);
            return ct_diag_memory(diag);
        }
    }
    return CT_OK;
}

int ct_timed_rounds_read(const char *dir, const char *cluster, struct ct_timed_rounds *rounds,
                         struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0;
    int err = ct_folder_list(dir, ".csv", &names, &n, diag);

    memset(rounds, 0, sizeof *rounds);
    for (int i = 0; i < n && err == CT_OK; i++) {
        char *text = NULL;

        if (strncmp(names[i], "measurements", strlen("measurements")) != 0)
            continue;
        err = ct_file_read(ct_path("%s/%s", dir, names[i]).text, &text, diag);
        if (err == CT_OK && text != NULL)
            err = add_lines(rounds, text, i, cluster, diag);
        free(text);
    }
    ct_names_free(names, n);
    return err;
}

void ct_timed_rounds_fini(struct ct_timed_rounds *rounds)
{
    for (int i = 0; i < rounds->n; i++)
        ct_record_fini(&rounds->records[i]);
    free(rounds->records);
    free(rounds->files);
    ct_candidate_set_fini(&rounds->candidates);
}

bool ct_timed_rounds_have(const struct ct_timed_rounds *rounds, const char *collective)
{
    int i = 0;

    while (i < rounds->n && strcmp(rounds->records[i].candidate->collective, collective) != 0)
        i++;
    return i < rounds->n;
}

/* Are two records entries of one race? */
static bool is_together(const struct ct_timed_rounds *rounds, int i, int k)
{
    return i >= 0 && k >= 0 && i < rounds->n && k < rounds->n &&
           rounds->files[i] == rounds->files[k] &&
           rounds->records[i].race == rounds->records[k].race;
}

/* With the root of the cell, if it is of a class of roots? */
static bool has_root(const struct ct_record *record, int root)
{
    const char *at = strstr(record->mechanism, " root=");

    return root == 0 ? at == NULL : at != NULL && atoi(at + strlen(" root=")) == root;
}

static bool is_of(const struct ct_record *record, const struct ct_timed_cell *cell)
{
    return record->bytes == cell->bytes && record->candidate == cell->candidate &&
           has_root(record, cell->root);
}

/* Samples of two candidates, pair by pair, and of the second one alone. */
struct pairs {
    int n;
    double over[PAIRS_MAX];
    double under[PAIRS_MAX + CT_FEW_UNDER];
    int nalone;
    double alone[CT_FEW_UNDER];
};

static void add_pairs(struct pairs *pairs, const struct ct_record *over,
                      const struct ct_record *under)
{
    for (int i = 0; i < over->nsamples && i < under->nsamples && pairs->n < PAIRS_MAX; i++) {
        pairs->over[pairs->n] = over->samples[i];
        pairs->under[pairs->n++] = under->samples[i];
    }
}

static bool has_median(const double *samples, int n, double median)
{
    double *sorted = malloc((size_t)n * sizeof *sorted);
    bool has;

    if (sorted == NULL)
        return false;
    memcpy(sorted, samples, (size_t)n * sizeof *sorted);
    has = fabs(ct_median(sorted, n) / median - 1) <= AS_ROUNDED;
    free(sorted);
    return has;
}

/* Is record i the choice's in a race with native alone? */
static bool is_duel(const struct ct_timed_rounds *rounds, const struct ct_timed_cell *cell, int i)
{
    return is_of(&rounds->records[i], cell) && !is_together(rounds, i - 1, i) &&
           is_together(rounds, i, i + 1) && !is_together(rounds, i, i + 2) &&
           ct_candidate_is_native(rounds->records[i + 1].candidate);
}

/* Is record i the choice's without native, but not its look? */
static bool is_alone(const struct ct_timed_rounds *rounds, const struct ct_timed_cell *cell, int i)
{
    return is_of(&rounds->records[i], cell) && !is_together(rounds, i - 1, i) &&
           !is_together(rounds, i, i + 1) && rounds->records[i].batch > 0;
}

/* Of the duels from record `first` on, as many as have so many pairs, and so many samples of the
   choice alone that lie between these or behind them. */
static void collect(const struct ct_timed_rounds *rounds, const struct ct_timed_cell *cell,
                    int first, int npairs, int nalone, struct pairs *pairs)
{
    pairs->n = pairs->nalone = 0;
    for (int i = first; i < rounds->n && (pairs->n < npairs || pairs->nalone < nalone); i++) {
        const struct ct_record *record = &rounds->records[i];

        if (pairs->n < npairs && is_duel(rounds, cell, i))
            add_pairs(pairs, &rounds->records[i + 1], record);
        for (int k = 0; k < record->nsamples && pairs->nalone < nalone && is_alone(rounds, cell, i);
             k++)
            pairs->alone[pairs->nalone++] = record->samples[k];
    }
    for (int k = 0; k < pairs->nalone; k++)
        pairs->under[pairs->n + k] = pairs->alone[k];
}

struct ct_ratio ct_timed_rounds_confirmed(const struct ct_timed_rounds *rounds,
                                          const struct ct_timed_cell *cell,
                                          const struct ct_result_time *choice,
                                          const struct ct_result_time *native)
{
    const int n = native->nsamples, nalone = choice->nsamples - n;
    struct ct_ratio ratio = {.nrounds = 0};
    struct pairs *pairs = nalone < 0 || nalone > CT_FEW_UNDER ? NULL : malloc(sizeof *pairs);

    for (int i = 0; pairs != NULL && n > 0 && i < rounds->n && ratio.nrounds == 0; i++) {
        if (!is_duel(rounds, cell, i))
            continue;
        collect(rounds, cell, i, n, nalone, pairs);
        if (pairs->n == n && pairs->nalone == nalone &&
            has_median(pairs->over, n, native->seconds) &&
            has_median(pairs->under, n + nalone, choice->seconds))
            ratio = ct_ratio_of_few(pairs->over, n, pairs->under, n + nalone);
    }
    free(pairs);
    return ratio;
}

/* The entry of the choice in the race that record i is of; -1: there is none, or
   it was looked at there for the first time. */
static int choice_beside(const struct ct_timed_rounds *rounds, const struct ct_timed_cell *cell,
                         int i)
{
    int k = i;

    while (is_together(rounds, k - 1, i))
        k--;
    for (; is_together(rounds, k, i); k++) {
        if (is_of(&rounds->records[k], cell))
            return rounds->records[k].batch > 0 ? k : -1;
    }
    return -1;
}

/* The rounds of record `i`'s candidate with the choice. */
static struct ct_ratio ratio_with(const struct ct_timed_rounds *rounds,
                                  const struct ct_timed_cell *cell, int i, struct pairs *pairs)
{
    struct ct_timed_cell other = *cell;

    other.candidate = rounds->records[i].candidate;
    pairs->n = 0;
    for (int k = 0; k < rounds->n; k++) {
        const int choice = is_of(&rounds->records[k], &other) ? choice_beside(rounds, cell, k) : -1;

        if (choice >= 0)
            add_pairs(pairs, &rounds->records[k], &rounds->records[choice]);
    }
    return ct_ratio_of(pairs->over, pairs->under, pairs->n);
}

struct ct_ratio ct_timed_rounds_behind(const struct ct_timed_rounds *rounds,
                                       const struct ct_timed_cell *cell,
                                       const struct ct_candidate **found)
{
    struct ct_ratio best = {.nrounds = 0};
    struct pairs *pairs = malloc(sizeof *pairs);

    *found = NULL;
    for (int i = 0; pairs != NULL && i < rounds->n; i++) {
        const struct ct_record *record = &rounds->records[i];
        struct ct_ratio ratio;

        if (record->bytes != cell->bytes ||
            strcmp(record->candidate->collective, cell->candidate->collective) != 0 ||
            ct_candidate_is_native(record->candidate) || is_of(record, cell) ||
            choice_beside(rounds, cell, i) < 0)
            continue;
        ratio = ratio_with(rounds, cell, i, pairs);
        if (ratio.nrounds == 0 || (best.nrounds > 0 && ratio.median >= best.median))
            continue;
        best = ratio;
        *found = record->candidate;
    }
    free(pairs);
    return best;
}
