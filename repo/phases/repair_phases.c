/*
 * repair_phases.c - makes an outline shorter by moving units about.
 *
 * For each length from the bound on: the units of the phases beyond have no
 * place. One of them, by chance, goes to a phase with room on all its gates; if
 * there is none, to that of some phases where fewest gates are full, and units
 * there that are in its way have no place in turn: rather those that would find
 * another phase, or that free several gates, and that did not move lately.
 * Chance is a fixed sequence of numbers.
 */
#include "base/mix.h"
#include "repo/phases/outline.h"

#include <stdlib.h>
#include <string.h>

enum {
    UNITS_MOST = 70000, /* none is repaired with more */
    STEPS = 3000,       /* for a length */
    SAMPLE = 64,        /* phases that are looked at */
    RECENT = 50         /* steps for which a unit stays, if possible */
};

static const int64_t looks_most = INT64_C(8) << 20; /* at gates */

struct repairing {
    struct ct_outline *outline;
    int nphases;   /* that are aimed at */
    int *counts;   /* gate * nphases */
    int *head;     /* phase -> unit + 1 */
    int *next;     /* unit -> next in its phase, + 1 */
    int *previous; /* unit -> the one before it, + 1 */
    int *phase;    /* by unit; -1: no place */
    int *moved;    /* by unit: the step that placed it */
    int *unplaced; /* units */
    int nunplaced;
    int step;
    int64_t looks;
    uint64_t chance;
};

static int draw(struct repairing *r, int bound)
{
    return (int)(ct_mix(r->chance++) % (uint64_t)bound);
}

static int *count_of(const struct repairing *r, int gate, int phase)
{
    return &r->counts[(size_t)gate * (size_t)r->nphases + (size_t)phase];
}

/* Gates of the pair that have no room in the phase. */
static int full_gates(struct repairing *r, int pair, int phase)
{
    const struct ct_outline *o = r->outline;
    int n = 0;

    for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++)
        n += *count_of(r, o->gates[i], phase) >= o->room[o->gates[i]];
    r->looks += o->first_gate[pair + 1] - o->first_gate[pair];
    return n;
}

static void add_counts(struct repairing *r, int unit, int phase, int change)
{
    const struct ct_outline *o = r->outline;
    const int pair = o->pair[unit];

    for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++)
        *count_of(r, o->gates[i], phase) += change;
}

static void place(struct repairing *r, int unit, int phase)
{
    add_counts(r, unit, phase, 1);
    r->phase[unit] = phase;
    r->moved[unit] = r->step;
    r->previous[unit] = 0;
    r->next[unit] = r->head[phase];
    if (r->head[phase] != 0)
        r->previous[r->head[phase] - 1] = unit + 1;
    r->head[phase] = unit + 1;
}

static void eject(struct repairing *r, int unit)
{
    const int phase = r->phase[unit];

    add_counts(r, unit, phase, -1);
    if (r->next[unit] != 0)
        r->previous[r->next[unit] - 1] = r->previous[unit];
    if (r->previous[unit] != 0)
        r->next[r->previous[unit] - 1] = r->next[unit];
    else
        r->head[phase] = r->next[unit];
    r->phase[unit] = -1;
    r->unplaced[r->nunplaced++] = unit;
}

/* From a random one on, a phase in which the pair's gates have room; -1 */
static int find_room(struct repairing *r, int pair)
{
    const int start = draw(r, r->nphases);

    for (int i = 0; i < r->nphases; i++) {
        const int phase = (start + i) % r->nphases;

        if (full_gates(r, pair, phase) == 0)
            return phase;
    }
    return -1;
}

/* Of a sample, the phase in which fewest of the pair's gates are full. */
static int find_least_full(struct repairing *r, int pair)
{
    int best = 0;
    int least = -1;

    for (int i = 0; i < SAMPLE; i++) {
        const int phase = draw(r, r->nphases);
        const int full = full_gates(r, pair, phase);

        if (least < 0 || full < least) {
            least = full;
            best = phase;
        }
    }
    return best;
}

/* How many full gates of `pair` the other unit would free; 0: not `gate`. */
static int freed_gates(const struct repairing *r, int pair, int other, int gate,
                       int phase)
{
    const struct ct_outline *o = r->outline;
    const int p = o->pair[other];
    bool frees = false;
    int n = 0;

    for (int i = o->first_gate[p]; i < o->first_gate[p + 1]; i++) {
        frees = frees || o->gates[i] == gate;
        for (int k = o->first_gate[pair]; k < o->first_gate[pair + 1]; k++)
            n += o->gates[k] == o->gates[i] &&
                 *count_of(r, o->gates[k], phase) >= o->room[o->gates[k]];
    }
    return frees ? n : 0;
}

/* Whether a few random phases have room for it. */
static bool finds_room(struct repairing *r, int pair)
{
    for (int i = 0; i < SAMPLE / 4; i++) {
        if (full_gates(r, pair, draw(r, r->nphases)) == 0)
            return true;
    }
    return false;
}

/* The unit that is to leave the full gate. */
static int choose_leaving(struct repairing *r, int pair, int gate, int phase)
{
    int best = -1;
    int most = 0;

    for (int at = r->head[phase]; at != 0; at = r->next[at - 1]) {
        const int freed = freed_gates(r, pair, at - 1, gate, phase);
        int value;

        if (freed == 0)
            continue;
        value = 1000 + 8 * freed + draw(r, 8);
        if (r->step - r->moved[at - 1] < RECENT)
            value -= 100;
        if (finds_room(r, r->outline->pair[at - 1]))
            value += 50;
        if (value > most) {
            most = value;
            best = at - 1;
        }
    }
    return best;
}

/* Make room in the phase, at the expense of others. */
static void clear_gates(struct repairing *r, int pair, int phase)
{
    const struct ct_outline *o = r->outline;

    for (int i = o->first_gate[pair]; i < o->first_gate[pair + 1]; i++) {
        const int gate = o->gates[i];

        while (*count_of(r, gate, phase) >= o->room[gate])
            eject(r, choose_leaving(r, pair, gate, phase));
    }
}

static void place_one(struct repairing *r)
{
    const int which = draw(r, r->nunplaced);
    const int unit = r->unplaced[which];
    const int pair = r->outline->pair[unit];
    int phase = find_room(r, pair);

    r->unplaced[which] = r->unplaced[--r->nunplaced];
    if (phase < 0) {
        phase = find_least_full(r, pair);
        clear_gates(r, pair, phase);
    }
    place(r, unit, phase);
}

/* Begin with the outline's phases up to `nphases`. */
static void begin(struct repairing *r, int nphases)
{
    const struct ct_outline *o = r->outline;

    r->nphases = nphases;
    r->nunplaced = 0;
    r->step = 0;
    memset(r->counts, 0,
           (size_t)o->ngates * (size_t)nphases * sizeof *r->counts);
    memset(r->head, 0, (size_t)nphases * sizeof *r->head);
    for (int unit = 0; unit < o->nunits; unit++) {
        if (o->phase[unit] < nphases) {
            place(r, unit, o->phase[unit]);
            r->moved[unit] = -RECENT;
        } else {
            r->phase[unit] = -1;
            r->unplaced[r->nunplaced++] = unit;
        }
    }
}

/* Whether all units have a place in that many phases. */
static bool shorten(struct repairing *r, int nphases)
{
    begin(r, nphases);
    while (r->nunplaced > 0 && r->step < STEPS && r->looks < looks_most) {
        r->step++;
        place_one(r);
    }
    return r->nunplaced == 0;
}

static bool init(struct repairing *r)
{
    const size_t n = (size_t)r->outline->nunits;
    const size_t nphases = (size_t)r->outline->nphases;
    int *const numbers = calloc(5 * n + 1, sizeof *numbers);

    r->next = numbers;
    r->counts = calloc((size_t)r->outline->ngates * nphases, sizeof *r->counts);
    r->head = calloc(nphases, sizeof *r->head);
    if (numbers == NULL || r->counts == NULL || r->head == NULL)
        return false;
    r->previous = numbers + n;
    r->phase = numbers + 2 * n;
    r->moved = numbers + 3 * n;
    r->unplaced = numbers + 4 * n;
    return true;
}

int ct_repair_phases(struct ct_outline *o, int64_t bound)
{
    struct repairing r = {.outline = o, .chance = 1};
    const int before = o->nphases;
    bool done = false;

    if (o->nunits > UNITS_MOST || before <= bound)
        return CT_OK;
    if (!init(&r)) {
        free(r.next);
        free(r.counts);
        free(r.head);
        return CT_ERR_MEMORY;
    }
    for (int n = (int)bound; n < before && !done && r.looks < looks_most; n++) {
        done = shorten(&r, n);
        if (done) {
            memcpy(o->phase, r.phase, (size_t)o->nunits * sizeof *o->phase);
            o->nphases = n;
        }
    }
    free(r.next);
    free(r.counts);
    free(r.head);
    return CT_OK;
}
