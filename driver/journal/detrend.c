/*
 * detrend.c - removes what all candidates share at a moment: the machine's
 * drift.
 *
 * For each journal, two steps alternate ROUNDS times: a candidate's level is
 * the median of its lines without the drift; the drift at a line is the median
 * of how far the lines around it are off their candidates' levels. A candidate
 * with a single line says nothing about the drift. Then the second and later
 * journals are moved to the level of the first.
 */
#include "base/statistics.h"
#include "driver/journal/frozen.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 4, REACH = 3 };

/* Work for n lines. */
struct trend {
    const struct ct_frozen_line *lines;
    int n;
    double *medians; /* of the line's samples */
    double *levels;  /* of the line's candidate */
    double *drifts;
    double *work;
    double *copy; /* the longest line's samples */
};

static double median_of(const struct ct_frozen_line *line, double *copy)
{
    memcpy(copy, line->logs, (size_t)line->n * sizeof *copy);
    return ct_median(copy, line->n);
}

/* The candidate's level; NAN if this is its only line. */
static double level_at(const struct trend *t, int line)
{
    int k = 0;

    for (int i = 0; i < t->n; i++) {
        if (t->lines[i].candidate == t->lines[line].candidate)
            t->work[k++] = t->medians[i] - t->drifts[i];
    }
    return k < 2 ? NAN : ct_median(t->work, k);
}

static double drift_at(const struct trend *t, int line)
{
    const int first = line < REACH ? 0 : line - REACH;
    const int last = line + REACH < t->n ? line + REACH : t->n - 1;
    int k = 0;

    for (int i = first; i <= last; i++) {
        if (!isnan(t->levels[i]))
            t->work[k++] = t->medians[i] - t->levels[i];
    }
    return k < 3 ? 0 : ct_median(t->work, k);
}

static void find_drift(const struct trend *t)
{
    for (int i = 0; i < t->n; i++)
        t->medians[i] = median_of(&t->lines[i], t->copy);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < t->n; i++)
            t->levels[i] = level_at(t, i);
        for (int i = 0; i < t->n; i++)
            t->drifts[i] = drift_at(t, i);
    }
}

static void subtract(struct ct_frozen_line *line, double shift)
{
    for (int i = 0; i < line->n; i++)
        line->logs[i] -= shift;
}

static int candidate_median(const struct ct_frozen_line *lines, int n,
                            const struct ct_candidate *candidate, double *median)
{
    double *logs;
    const int k = ct_frozen_samples(lines, n, candidate, &logs);

    if (k > 0)
        *median = ct_median(logs, k);
    if (k >= 0)
        free(logs);
    return k;
}

/* How far lines of another journal are above the first one's, by the
   candidates of both. */
static int journal_shift(const struct ct_frozen_line *base, int nbase,
                         const struct ct_frozen_line *lines, int n, double *shift)
{
    double *shifts = calloc((size_t)n, sizeof *shifts);
    int k = 0, got = 0;

    *shift = 0;
    for (int i = 0; i < n && shifts != NULL && got >= 0; i++) {
        double theirs, ours;
        bool is_new = true;

        for (int j = 0; j < i; j++)
            is_new = is_new && lines[j].candidate != lines[i].candidate;
        if (!is_new)
            continue;
        got = candidate_median(lines, n, lines[i].candidate, &ours);
        if (got > 0)
            got = candidate_median(base, nbase, lines[i].candidate, &theirs);
        if (got > 0)
            shifts[k++] = ours - theirs;
    }
    if (k > 0)
        *shift = ct_median(shifts, k);
    free(shifts);
    return shifts == NULL || got < 0 ? CT_ERR_MEMORY : CT_OK;
}

static int end_of_journal(const struct ct_frozen_line *lines, int n, int first)
{
    int end = first;

    while (end < n && lines[end].journal == lines[first].journal)
        end++;
    return end;
}

static int move_journals(struct ct_frozen_line *lines, int n)
{
    const int nbase = end_of_journal(lines, n, 0);

    for (int first = nbase; first < n;) {
        const int end = end_of_journal(lines, n, first);
        double shift;

        if (journal_shift(lines, nbase, lines + first, end - first, &shift) != CT_OK)
            return CT_ERR_MEMORY;
        for (int i = first; i < end; i++)
            subtract(&lines[i], shift);
        first = end;
    }
    return CT_OK;
}

static int longest(const struct ct_frozen_line *lines, int n)
{
    int most = n;

    for (int i = 0; i < n; i++)
        most = lines[i].n > most ? lines[i].n : most;
    return most;
}

static double spread_of(double *values, int n)
{
    double median;

    if (n < 8)
        return 0;
    median = ct_median(values, n);
    for (int i = 0; i < n; i++)
        values[i] = fabs(values[i] - median);
    return 1.4826 * ct_median(values, n);
}

int ct_frozen_detrend(struct ct_frozen_cell *cell, struct ct_diag *diag)
{
    struct ct_frozen_line *lines = cell->lines;
    const int n = cell->n;
    const size_t room = (size_t)longest(lines, n);
    double *all = calloc(5 * room, sizeof *all);
    int err = all == NULL ? CT_ERR_MEMORY : CT_OK;

    for (int first = 0; first < n && err == CT_OK;) {
        const int end = end_of_journal(lines, n, first);
        const struct trend t = {.lines = lines + first,
                                .n = end - first,
                                .medians = all,
                                .levels = all + room,
                                .drifts = all + 2 * room + first,
                                .work = all + 3 * room,
                                .copy = all + 4 * room};

        find_drift(&t);
        for (int i = first; i < end; i++)
            subtract(&lines[i], t.drifts[i - first]);
        first = end;
    }
    if (err == CT_OK) {
        cell->spread = spread_of(all + 2 * room, n);
        err = move_journals(lines, n);
    }
    free(all);
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

int ct_frozen_samples(const struct ct_frozen_line *lines, int n,
                      const struct ct_candidate *candidate, double **logs)
{
    int k = 0;

    for (int i = 0; i < n; i++)
        k += lines[i].candidate == candidate ? lines[i].n : 0;
    *logs = calloc((size_t)k + 1, sizeof **logs);
    if (*logs == NULL)
        return -1;
    k = 0;
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < lines[i].n && lines[i].candidate == candidate; j++)
            (*logs)[k++] = lines[i].logs[j];
    }
    qsort(*logs, (size_t)k, sizeof **logs, compare);
    return k;
}
