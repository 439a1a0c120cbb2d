/*
 * checker_hazards.c - data races between steps of one rank.
 *
 * Steps are visited in order of their numbers, in which predecessors come
 * first. For each unit the last writer of the epoch and its readers since
 * are known: a step that writes must come after all of these, one that reads
 * after the writer. The pairs found are then checked together, 64 earlier
 * steps at a time: one sweep over the epoch finds which of the 64 each step
 * waits for. The slot for a rank's posts is one more cell, which each post
 * writes: it is over when its readers have fetched, so what comes after it finds the
 * slot free.
 */
#include "checker/checker_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The steps numbered `before` and `after` both use `cell`. */
struct pair {
    int before;
    int after;
    size_t cell;
};

/* A step that reads a cell; more of them at `next`. */
struct reader {
    int step;
    size_t next; /* index + 1; 0: no more */
};

struct scan {
    const struct ct_schedule *schedule;
    struct ct_layout layout;
    int epoch;            /* first step of the epoch */
    int *writers;         /* cell -> last step that wrote it + 1 */
    size_t *first_reader; /* cell -> readers since then: index + 1 */
    struct reader *readers;
    size_t nreaders;
    struct pair *pairs;
    size_t npairs;
    size_t pairs_size;
    uint64_t *waits_for; /* step -> bits of the last sweep */
};

static int out_of_memory(const struct scan *scan, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the hazards of rank %d",
                       scan->schedule->rank);
}

static int scan_init(struct scan *scan, const struct ct_check *check, int rank,
                     struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    size_t nreads = 1, ncells;

    memset(scan, 0, sizeof *scan);
    scan->schedule = s;
    ct_layout_init(&scan->layout, check, rank);
    ncells = scan->layout.ncells + 1;
    for (int i = 0; i < s->nsteps; i++) {
        if (ct_action_traits(s->steps[i].action)->reads)
            nreads += (size_t)s->steps[i].src.units;
    }
    scan->writers = calloc(ncells, sizeof *scan->writers);
    scan->first_reader = calloc(ncells, sizeof *scan->first_reader);
    scan->readers = calloc(nreads, sizeof *scan->readers);
    scan->waits_for = calloc((size_t)s->nsteps + 1, sizeof *scan->waits_for);
    if (scan->writers == NULL || scan->first_reader == NULL || scan->readers == NULL ||
        scan->waits_for == NULL)
        return out_of_memory(scan, diag);
    return CT_OK;
}

static void scan_fini(struct scan *scan)
{
    free(scan->writers);
    free(scan->first_reader);
    free(scan->readers);
    free(scan->waits_for);
    free(scan->pairs);
}

static int add_pair(struct scan *scan, int before, int after, size_t cell)
{
    if (before < scan->epoch || before == after)
        return CT_OK;
    if (scan->npairs > 0) {
        const struct pair *last = &scan->pairs[scan->npairs - 1];

        if (last->before == before && last->after == after)
            return CT_OK;
    }
    if (scan->npairs == scan->pairs_size) {
        const size_t size = scan->pairs_size == 0 ? 256 : 2 * scan->pairs_size;
        struct pair *pairs = realloc(scan->pairs, ct_size_mul(size, sizeof *pairs));

        if (pairs == NULL)
            return CT_ERR_MEMORY;
        scan->pairs = pairs;
        scan->pairs_size = size;
    }
    scan->pairs[scan->npairs++] = (struct pair){before, after, cell};
    return CT_OK;
}

static int note_read(struct scan *scan, int number, size_t cell)
{
    struct reader *reader = &scan->readers[scan->nreaders++];

    reader->step = number;
    reader->next = scan->first_reader[cell];
    scan->first_reader[cell] = scan->nreaders;
    return add_pair(scan, scan->writers[cell] - 1, number, cell);
}

static int note_write(struct scan *scan, int number, size_t cell)
{
    size_t at = scan->first_reader[cell];
    int err = add_pair(scan, scan->writers[cell] - 1, number, cell);

    while (at != 0 && err == CT_OK) {
        const struct reader *reader = &scan->readers[at - 1];

        err = add_pair(scan, reader->step, number, cell);
        at = reader->step < scan->epoch ? 0 : reader->next;
    }
    scan->writers[cell] = number + 1;
    scan->first_reader[cell] = 0;
    return err;
}

static size_t first_cell(const struct scan *scan, const struct ct_span *span)
{
    return scan->layout.base[span->buffer] + (size_t)span->first;
}

/* Note which units the step uses. A copy of units onto themselves, as in
   place, uses none. */
static int note_step(struct scan *scan, int number, struct ct_diag *diag)
{
    const struct ct_step *step = &scan->schedule->steps[number];
    const struct ct_action_traits *traits = ct_action_traits(step->action);
    const size_t src = traits->reads ? first_cell(scan, &step->src) : 0;
    const size_t dst = traits->writes ? first_cell(scan, &step->dst) : 0;
    const size_t nsrc = traits->reads ? (size_t)step->src.units : 0;
    const size_t ndst = traits->writes ? (size_t)step->dst.units : 0;
    int err = CT_OK;

    if (traits->reads && traits->writes) {
        if (step->action == CT_DO_COPY && src == dst)
            return CT_OK;
        if (src < dst + ndst && dst < src + nsrc)
            return ct_check_fail(scan->schedule, number, diag,
                                 "its source and destination overlap");
    }
    if (traits->is_post)
        err = note_write(scan, number, scan->layout.ncells);
    for (size_t i = 0; i < nsrc && err == CT_OK; i++)
        err = note_read(scan, number, src + i);
    for (size_t i = 0; i < ndst && err == CT_OK; i++)
        err = note_write(scan, number, dst + i);
    return err == CT_OK ? CT_OK : out_of_memory(scan, diag);
}

/* Find for all steps up to `last` which of 64 steps, from `first` on, they
   wait for. */
static void sweep(struct scan *scan, int first, int last)
{
    const struct ct_schedule *s = scan->schedule;
    uint64_t *waits_for = scan->waits_for;

    memset(waits_for + first, 0, (size_t)(last - first + 1) * sizeof *waits_for);
    for (int i = first; i <= last; i++) {
        const struct ct_step *step = &s->steps[i];
        uint64_t bits = waits_for[i];

        if (i - first < 64)
            bits |= UINT64_C(1) << (i - first);
        for (int j = 0; bits != 0 && j < step->nsuccs; j++) {
            const int succ = s->succs[step->first_succ + j];

            if (succ <= last)
                waits_for[succ] |= bits;
        }
    }
}

static bool writes(const struct scan *scan, const struct ct_step *step, size_t cell)
{
    const size_t first =
        ct_action_traits(step->action)->writes ? first_cell(scan, &step->dst) : SIZE_MAX;

    if (cell == scan->layout.ncells)
        return true;

    return first <= cell && cell - first < (size_t)step->dst.units;
}

static int report(const struct scan *scan, const struct pair *pair, struct ct_diag *diag)
{
    const struct ct_step *before = &scan->schedule->steps[pair->before];
    const struct ct_step *after = &scan->schedule->steps[pair->after];
    char unit[64], other[256];

    if (pair->cell == scan->layout.ncells)
        snprintf(unit, sizeof unit, "the slot for posts");
    else
        ct_cell_describe(&scan->layout, pair->cell, unit, sizeof unit);
    ct_step_describe(before, other, sizeof other);
    return ct_check_fail(scan->schedule, pair->after, diag, "it may %s %s while step %d (%s) %s it",
                         writes(scan, after, pair->cell) ? "write" : "read", unit, pair->before,
                         other, writes(scan, before, pair->cell) ? "writes" : "reads");
}

static int by_before(const void *a, const void *b)
{
    const struct pair *x = a;
    const struct pair *y = b;

    if (x->before != y->before)
        return x->before < y->before ? -1 : 1;
    return x->after < y->after ? -1 : x->after > y->after;
}

/* The pairs of one sweep, from `from` on; the number of them. */
static size_t pairs_of_sweep(const struct scan *scan, size_t from, int *last)
{
    const int first = scan->pairs[from].before;
    size_t n = 0;

    *last = first;
    while (from + n < scan->npairs && scan->pairs[from + n].before - first < 64) {
        if (scan->pairs[from + n].after > *last)
            *last = scan->pairs[from + n].after;
        n++;
    }
    return n;
}

/* Check that the later step of each pair waits for the earlier one. */
static int check_pairs(struct scan *scan, struct ct_diag *diag)
{
    size_t at = 0;

    if (scan->npairs > 0)
        qsort(scan->pairs, scan->npairs, sizeof *scan->pairs, by_before);
    while (at < scan->npairs) {
        const int first = scan->pairs[at].before;
        int last;
        const size_t end = at + pairs_of_sweep(scan, at, &last);

        sweep(scan, first, last);
        for (; at < end; at++) {
            const struct pair *pair = &scan->pairs[at];
            const uint64_t bits = scan->waits_for[pair->after];

            if ((bits >> (pair->before - first) & 1) == 0)
                return report(scan, pair, diag);
        }
    }
    scan->npairs = 0;
    return CT_OK;
}

static int check_rank(const struct ct_check *check, int rank, struct ct_diag *diag)
{
    const struct ct_schedule *s = check->schedules[rank];
    struct scan scan;
    int err = scan_init(&scan, check, rank, diag);

    for (int i = 0; i < s->nepochs && err == CT_OK; i++) {
        scan.epoch = s->epochs[i];
        for (int j = s->epochs[i]; j < s->epochs[i + 1] && err == CT_OK; j++)
            err = note_step(&scan, j, diag);
        if (err == CT_OK)
            err = check_pairs(&scan, diag);
    }
    scan_fini(&scan);
    return err;
}

int ct_check_hazards(const struct ct_check *check, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = check_rank(check, i, diag);
    return err;
}
