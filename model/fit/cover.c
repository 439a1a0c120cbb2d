/*
 * cover.c - greedily.
 */
#include "model/fit/cover.h"

#include <math.h>
#include <stdlib.h>

#define SECOND 0.3  /* what the second counts */
#define LOSS_MOST 1 /* a cell's; nothing is known of a candidate that was not timed there */
#define GAIN_LEAST 0.0005

/* The fastest of a cell among those that are kept. */
struct fastest {
    double least; /* of all that were timed */
    double first;
    double second;                        /* of another algorithm */
    const struct ct_algorithm *algorithm; /* of the first */
};

static double loss_of(const struct fastest *cell)
{
    return fmin(cell->first - cell->least, LOSS_MOST) +
           SECOND * fmin(cell->second - cell->least, LOSS_MOST);
}

static void add(struct fastest *cell, const struct ct_algorithm *algorithm, double log)
{
    const bool is_other = isinf(cell->first) || algorithm != cell->algorithm;

    if (log < cell->first) {
        cell->second = is_other ? cell->first : cell->second;
        cell->first = log;
        cell->algorithm = algorithm;
    } else if (is_other) {
        cell->second = fmin(cell->second, log);
    }
}

/* The end of the times of the candidate that has number `first`. */
static int end_of(const struct ct_cover_time *times, int n, int first)
{
    int end = first;

    while (end < n && times[end].candidate == times[first].candidate)
        end++;
    return end;
}

/* What losses become less if the candidate is kept. */
static double gain_of(const struct fastest *cells, const struct ct_cover_time *times, int n,
                      const struct ct_algorithm *algorithm)
{
    double gain = 0;

    for (int i = 0; i < n; i++) {
        struct fastest cell = cells[times[i].cell];

        gain += loss_of(&cell);
        add(&cell, algorithm, times[i].log);
        gain -= loss_of(&cell);
    }
    return gain;
}

static void keep_times(struct fastest *cells, const struct ct_cover_time *times, int n,
                       const struct ct_algorithm *algorithm)
{
    for (int i = 0; i < n; i++)
        add(&cells[times[i].cell], algorithm, times[i].log);
}

/* What is worked with. */
struct covering {
    const struct ct_offered *candidates;
    const struct ct_cover_time *times;
    int n;
    struct fastest *cells;
    bool *keep;
};

static void keep_candidate(struct covering *c, int first)
{
    const int candidate = c->times[first].candidate;

    c->keep[candidate] = true;
    keep_times(c->cells, &c->times[first], end_of(c->times, c->n, first) - first,
               c->candidates[candidate].algorithm);
}

/* The first time of the collective's candidate with the most gain; -1: there is none worth
   it. */
static int find_best(const struct covering *c, const struct ct_collective *collective, double least)
{
    double best = least;
    int found = -1;

    for (int i = 0, end; i < c->n; i = end) {
        const struct ct_offered *candidate = &c->candidates[c->times[i].candidate];
        double gain;

        end = end_of(c->times, c->n, i);
        if (c->keep[c->times[i].candidate] || candidate->collective != collective)
            continue;
        gain = gain_of(c->cells, &c->times[i], end - i, candidate->algorithm);
        if (gain <= best)
            continue;
        best = gain;
        found = i;
    }
    return found;
}

/* A collective has cells of its own. Returns how many. */
static int begin(struct covering *c, const struct ct_collective *collective)
{
    int n = 0;

    for (int i = 0; i < c->n; i++) {
        struct fastest *cell = &c->cells[c->times[i].cell];

        if (c->candidates[c->times[i].candidate].collective != collective)
            continue;
        n += isinf(cell->least);
        cell->least = fmin(cell->least, c->times[i].log);
    }
    for (int i = 0; i < c->n; i = end_of(c->times, c->n, i)) {
        const int candidate = c->times[i].candidate;

        if (c->keep[candidate] && c->candidates[candidate].collective == collective)
            keep_candidate(c, i);
    }
    return n;
}

/* True if none of the algorithm's settings is kept. */
static bool is_missing(const struct covering *c, const struct ct_algorithm *algorithm)
{
    for (int i = 0; i < c->n; i = end_of(c->times, c->n, i)) {
        const int candidate = c->times[i].candidate;

        if (c->keep[candidate] && c->candidates[candidate].algorithm == algorithm)
            return false;
    }
    return true;
}

/* The first time of the best setting, on average, of an algorithm of which none is kept. */
static int find_missing(const struct covering *c, const struct ct_collective *collective)
{
    double best = INFINITY;
    int found = -1;

    for (int i = 0, end; i < c->n; i = end) {
        const struct ct_offered *candidate = &c->candidates[c->times[i].candidate];
        double loss = 0;

        end = end_of(c->times, c->n, i);
        if (candidate->collective != collective || !is_missing(c, candidate->algorithm))
            continue;
        for (int k = i; k < end; k++)
            loss += (c->times[k].log - c->cells[c->times[k].cell].least) / (end - i);
        if (loss >= best)
            continue;
        best = loss;
        found = i;
    }
    return found;
}

static void cover(struct covering *c, const struct ct_collective *collective)
{
    const double least = GAIN_LEAST * begin(c, collective);

    for (int k = 0; k < CT_COVER_MOST; k++) {
        const int first = find_best(c, collective, least);

        if (first < 0)
            break;
        keep_candidate(c, first);
    }
    for (int first = find_missing(c, collective); first >= 0; first = find_missing(c, collective))
        keep_candidate(c, first);
}

static int compare(const void *a, const void *b)
{
    const struct ct_cover_time *x = a, *y = b;

    if (x->candidate != y->candidate)
        return x->candidate < y->candidate ? -1 : 1;
    return x->cell < y->cell ? -1 : x->cell > y->cell;
}

int ct_cover(const struct ct_offered *candidates, int ncandidates, struct ct_cover_time *times,
             int n, bool *keep)
{
    struct covering c = {.candidates = candidates, .times = times, .n = n, .keep = keep};
    int ncells = 0;

    if (n > 0)
        qsort(times, (size_t)n, sizeof *times, compare);
    for (int i = 0; i < n; i++)
        ncells = times[i].cell < ncells ? ncells : times[i].cell + 1;
    c.cells = calloc((size_t)ncells + 1, sizeof *c.cells);
    if (c.cells == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < ncells; i++)
        c.cells[i] = (struct fastest){.least = INFINITY, .first = INFINITY, .second = INFINITY};
    for (int i = 0; i < ncandidates; i++) {
        int same = 0;

        while (candidates[same].collective != candidates[i].collective)
            same++;
        if (same == i)
            cover(&c, candidates[i].collective);
    }
    free(c.cells);
    return CT_OK;
}
