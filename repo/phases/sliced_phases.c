/*
 * sliced_phases.c - time-sliced first fit.
 *
 * A gate has a bit for each phase, set when it is full, and a count. A later
 * unit of a pair never fits into an earlier phase than the one before it: the
 * search goes on from there.
 *
 * Cost: about phases / 64 * gates of a pair, for each pair, and a little for
 * each unit.
 */
#include "repo/phases/outline.h"

#include <stdlib.h>
#include <string.h>

/* Counts of units by gate and phase, at most: memory. */
static const int64_t counts_most = INT64_C(1) << 26;

/* How much a pair needs its gates. */
struct need {
    double most; /* load of the busiest, in shares of its room */
    double sum;
    int turn; /* receiver's class - sender's, around */
    int pair;
};

struct slicing {
    struct ct_outline *outline;
    int64_t bound;
    int nphases;        /* room */
    int nwords;         /* of bits for them */
    struct need *needs; /* by rank of need */
    uint64_t *full;     /* gate * nwords: bits */
    uint16_t *counts;   /* gate * nphases */
    int *hint;          /* by pair: no phase before it fits */
};

static int by_need(const void *left, const void *right)
{
    const struct need *a = left;
    const struct need *b = right;

    if (a->most != b->most)
        return a->most < b->most ? 1 : -1;
    if (a->sum != b->sum)
        return a->sum < b->sum ? 1 : -1;
    if (a->turn != b->turn)
        return a->turn < b->turn ? -1 : 1;
    return (a->pair > b->pair) - (a->pair < b->pair);
}

static void add_loads(const struct ct_outline *o, double *loads)
{
    for (int pair = 0; pair < o->nclasses * o->nclasses; pair++) {
        for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++)
            loads[o->gates[i]] += ct_pair_units(o, pair);
    }
    for (int gate = 0; gate < o->ngates; gate++)
        loads[gate] /= o->room[gate];
}

static int rank_needs(struct slicing *s)
{
    const struct ct_outline *o = s->outline;
    const int npairs = o->nclasses * o->nclasses;
    double *const loads = calloc((size_t)o->ngates, sizeof *loads);

    if (loads == NULL)
        return CT_ERR_MEMORY;
    add_loads(o, loads);
    for (int pair = 0; pair < npairs; pair++) {
        struct need *need = &s->needs[pair];

        need->pair = pair;
        need->turn = (pair % o->nclasses - pair / o->nclasses + o->nclasses) %
                     o->nclasses;
        for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++) {
            const double load = loads[o->gates[i]];

            need->most = load > need->most ? load : need->most;
            need->sum += load;
        }
    }
    qsort(s->needs, (size_t)npairs, sizeof *s->needs, by_need);
    free(loads);
    return CT_OK;
}

/* The slice of the pair's unit number `i` of `n`. */
static int slice_of(const struct slicing *s, int i, int n)
{
    return (int)((2 * (int64_t)i + 1) * s->bound / (2 * (int64_t)n));
}

/* Units by slice, and within a slice by need. Counting sort. */
static int order_units(struct slicing *s)
{
    struct ct_outline *o = s->outline;
    const int npairs = o->nclasses * o->nclasses;
    int *const starts = calloc((size_t)s->bound + 2, sizeof *starts);

    if (starts == NULL)
        return CT_ERR_MEMORY;
    for (int k = 0; k < npairs; k++) {
        const int n = ct_pair_units(o, s->needs[k].pair);

        for (int i = 0; i < n; i++)
            starts[slice_of(s, i, n) + 1]++;
    }
    for (int64_t i = 0; i < s->bound; i++)
        starts[i + 1] += starts[i];
    for (int k = 0; k < npairs; k++) {
        const int n = ct_pair_units(o, s->needs[k].pair);

        for (int i = 0; i < n; i++)
            o->pair[starts[slice_of(s, i, n)]++] = s->needs[k].pair;
    }
    free(starts);
    return CT_OK;
}

/* The number of the lowest bit that is set. */
static int lowest_bit(uint64_t bits)
{
    int n = 0;

    for (int half = 32; half > 0; half /= 2) {
        if ((bits & ((UINT64_C(1) << half) - 1)) == 0) {
            bits >>= half;
            n += half;
        }
    }
    return n;
}

/* The first phase in which the pair's gates have room. */
static int first_fit(const struct slicing *s, int pair)
{
    const struct ct_outline *o = s->outline;
    const int *const gates = o->gates + o->first_gate[pair];
    const int n = o->first_gate[pair + 1] - o->first_gate[pair];
    uint64_t before = (UINT64_C(1) << (s->hint[pair] % 64)) - 1;

    for (int word = s->hint[pair] / 64; word < s->nwords; word++) {
        uint64_t full = before;

        for (int i = 0; i < n; i++)
            full |=
                s->full[(size_t)gates[i] * (size_t)s->nwords + (size_t)word];
        if (~full != 0)
            return 64 * word + lowest_bit(~full);
        before = 0;
    }
    return s->nphases;
}

/* false: there is no phase for it */
static bool place_unit(struct slicing *s, int unit)
{
    struct ct_outline *o = s->outline;
    const int pair = o->pair[unit];
    const int phase = first_fit(s, pair);

    if (phase >= s->nphases)
        return false;
    for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++) {
        const size_t gate = (size_t)o->gates[i];

        if (++s->counts[gate * (size_t)s->nphases + (size_t)phase] ==
            o->room[gate])
            s->full[gate * (size_t)s->nwords + (size_t)(phase / 64)] |=
                UINT64_C(1) << (phase % 64);
    }
    s->hint[pair] = phase;
    o->phase[unit] = phase;
    o->nphases = phase >= o->nphases ? phase + 1 : o->nphases;
    return true;
}

static int place_units(struct slicing *s, bool *fits)
{
    const int err = rank_needs(s);

    if (err != CT_OK || order_units(s) != CT_OK)
        return CT_ERR_MEMORY;
    *fits = true;
    s->outline->nphases = 0;
    for (int i = 0; i < s->outline->nunits && *fits; i++)
        *fits = place_unit(s, i);
    return CT_OK;
}

int ct_slice_phases(struct ct_outline *o, int64_t bound, bool *fits)
{
    const size_t npairs = (size_t)o->nclasses * (size_t)o->nclasses;
    const int64_t nphases = 2 * bound + 64;
    struct slicing s = {.outline = o, .bound = bound};
    int err = CT_ERR_MEMORY;

    *fits = false;
    if (o->nranks > CT_OUTLINE_RANKS_MAX || nphases * o->ngates > counts_most)
        return CT_OK;
    s.nphases = (int)nphases / 64 * 64;
    s.nwords = s.nphases / 64;
    s.needs = calloc(npairs, sizeof *s.needs);
    s.full = calloc((size_t)o->ngates * (size_t)s.nwords, sizeof *s.full);
    s.counts = calloc((size_t)o->ngates * (size_t)s.nphases, sizeof *s.counts);
    s.hint = calloc(npairs, sizeof *s.hint);
    if (s.needs != NULL && s.full != NULL && s.counts != NULL && s.hint != NULL)
        err = place_units(&s, fits);
    free(s.needs);
    free(s.full);
    free(s.counts);
    free(s.hint);
    return err;
}
