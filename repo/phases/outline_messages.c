/*
 * outline_messages.c - which rank sends a unit, and which receives it.
 *
 * A phase more is added in which each rank sends to itself. *Senders:* for a
 * class of m ranks, a graph has the phases on one side; on the other, each
 * receiving class of k ranks is k nodes, which share the m k units to it evenly. No
 * node has more than m edges: m colours are the senders. Each sender then
 * has k units to the class, and one in a phase. *Receivers:* for a class of k
 * ranks, a graph has all ranks as senders on one side, the phases on the other, and
 * no node more than k edges: k colours are the receivers. So each pair of ranks
 * has one unit. The last phase says which colour is which rank: that with which
 * a rank sends to itself.
 *
 * Source: after Hilton, de Werra 1994 (outlines and their disentangling).
 */
#include "repo/phases/koenig.h"
#include "repo/phases/outline.h"

#include <stdlib.h>

struct disentangling {
    const struct ct_outline *outline;
    int *units;    /* by class, nranks * its size: numbers; from nunits on,
                      those to oneself */
    int *sender;   /* by unit: rank */
    int *receiver; /* by unit: rank */
    int *filled;   /* by class */
    int *left;     /* of a graph */
    int *right;
    int *colours;
    int *node;  /* phase -> node of the graph */
    int *owner; /* phase -> class + 1 of the graph that has it */
    int nright;
};

static int class_of_self(const struct ct_outline *o, int place)
{
    int low = 0;
    int high = o->nclasses - 1;

    while (low < high) {
        const int middle = (low + high + 1) / 2;

        if (o->first[middle] <= place)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* Sender's class, or receiver's. */
static int class_of_unit(const struct ct_outline *o, int unit, bool sends)
{
    if (unit >= o->nunits)
        return class_of_self(o, unit - o->nunits);
    return sends ? o->pair[unit] / o->nclasses : o->pair[unit] % o->nclasses;
}

static void list_units(struct disentangling *d, bool sends)
{
    const struct ct_outline *o = d->outline;

    for (int class = 0; class < o->nclasses; class ++)
        d->filled[class] = o->first[class] * o->nranks;
    for (int unit = 0; unit < o->nunits + o->nranks; unit++)
        d->units[d->filled[class_of_unit(o, unit, sends)]++] = unit;
    for (int phase = 0; phase <= o->nphases; phase++)
        d->owner[phase] = 0;
}

static const int *units_of(const struct disentangling *d, int class)
{
    return d->units +
           (size_t)d->outline->first[class] * (size_t)d->outline->nranks;
}

/* The graph's node for the phase of a unit. */
static int node_of(struct disentangling *d, int class, int unit)
{
    const struct ct_outline *o = d->outline;
    const int phase = unit < o->nunits ? o->phase[unit] : o->nphases;

    if (d->owner[phase] != class + 1) {
        d->owner[phase] = class + 1;
        d->node[phase] = d->nright++;
    }
    return d->node[phase];
}

static int colour_units(struct disentangling *d, int class, int nunits)
{
    const struct ct_bipartite graph = {
        .nleft = d->outline->nranks,
        .nright = d->nright,
        .ncolours = ct_class_size(d->outline, class),
        .nedges = nunits,
        .left = d->left,
        .right = d->right,
    };

    return ct_koenig(&graph, d->colours);
}

static int find_senders(struct disentangling *d, int class)
{
    const struct ct_outline *o = d->outline;
    const int size = ct_class_size(o, class);
    const int n = size * o->nranks;
    const int *const units = units_of(d, class);
    int err;

    for (int other = 0; other < o->nclasses; other++)
        d->filled[other] = 0;
    d->nright = 0;
    for (int i = 0; i < n; i++) {
        const int other = class_of_unit(o, units[i], false);

        d->left[i] = o->first[other] + d->filled[other]++ / size;
        d->right[i] = node_of(d, class, units[i]);
    }
    err = colour_units(d, class, n);
    for (int i = 0; i < n && err == CT_OK; i++)
        d->sender[units[i]] = o->members[o->first[class] + d->colours[i]];
    return err;
}

static int find_receivers(struct disentangling *d, int class)
{
    const struct ct_outline *o = d->outline;
    const int n = ct_class_size(o, class) * o->nranks;
    const int *const units = units_of(d, class);
    int *const rank_of = d->filled; /* by colour */
    int err;

    d->nright = 0;
    for (int i = 0; i < n; i++) {
        d->left[i] = d->sender[units[i]];
        d->right[i] = node_of(d, class, units[i]);
    }
    err = colour_units(d, class, n);
    for (int i = 0; i < n && err == CT_OK; i++) {
        if (units[i] >= o->nunits)
            rank_of[d->colours[i]] = d->sender[units[i]];
    }
    for (int i = 0; i < n && err == CT_OK; i++)
        d->receiver[units[i]] = rank_of[d->colours[i]];
    return err;
}

static int disentangle(struct disentangling *d)
{
    const struct ct_outline *o = d->outline;
    int err = CT_OK;

    list_units(d, true);
    for (int class = 0; class < o->nclasses && err == CT_OK; class ++)
        err = find_senders(d, class);
    if (err == CT_OK)
        list_units(d, false);
    for (int class = 0; class < o->nclasses && err == CT_OK; class ++)
        err = find_receivers(d, class);
    return err;
}

/* Starts of equal keys, from how many there are of each. */
static void sum_up(int *counts, int n)
{
    int at = 0;

    for (int i = 0; i < n; i++) {
        const int count = counts[i];

        counts[i] = at;
        at += count;
    }
}

/* By phase, and in a phase by sender: two counting sorts. starts: all 0, room
   for a number per rank and per phase */
static void sort_units(struct disentangling *d, int *starts,
                       struct ct_message *messages)
{
    const struct ct_outline *o = d->outline;
    int *const by_phase = starts + o->nranks;

    for (int unit = 0; unit < o->nunits; unit++) {
        starts[d->sender[unit]]++;
        by_phase[o->phase[unit]]++;
    }
    sum_up(starts, o->nranks);
    sum_up(by_phase, o->nphases);
    for (int unit = 0; unit < o->nunits; unit++)
        d->units[starts[d->sender[unit]]++] = unit;
    for (int i = 0; i < o->nunits; i++) {
        const int unit = d->units[i];

        messages[by_phase[o->phase[unit]]++] = (struct ct_message){
            o->phase[unit], d->sender[unit], d->receiver[unit]};
    }
}

static int largest_class(const struct ct_outline *o)
{
    int largest = 1;

    for (int class = 0; class < o->nclasses; class ++) {
        if (ct_class_size(o, class) > largest)
            largest = ct_class_size(o, class);
    }
    return largest;
}

static bool init(struct disentangling *d)
{
    const struct ct_outline *o = d->outline;
    const size_t n = (size_t)o->nranks;
    const size_t most = (size_t)largest_class(o) * n;
    const size_t nphases = (size_t)o->nphases + 1;
    int *const numbers = calloc(3 * n * n, sizeof *numbers);
    int *const edges = calloc(3 * most, sizeof *edges);
    int *const others = calloc(n + 2 * nphases, sizeof *others);

    d->units = numbers;
    d->left = edges;
    d->filled = others;
    if (numbers == NULL || edges == NULL || others == NULL)
        return false;
    d->sender = numbers + n * n;
    d->receiver = numbers + 2 * n * n;
    d->right = edges + most;
    d->colours = edges + 2 * most;
    d->node = others + n;
    d->owner = others + n + nphases;
    return true;
}

int ct_outline_messages(const struct ct_outline *o,
                        struct ct_message **messages)
{
    struct disentangling d = {.outline = o};
    int *const starts =
        calloc((size_t)o->nranks + (size_t)o->nphases + 1, sizeof *starts);
    int err = CT_ERR_MEMORY;

    *messages = calloc((size_t)o->nunits + 1, sizeof **messages);
    if (starts != NULL && *messages != NULL && init(&d))
        err = disentangle(&d);
    if (err == CT_OK) {
        sort_units(&d, starts, *messages);
    } else {
        free(*messages);
        *messages = NULL;
    }
    free(starts);
    free(d.units);
    free(d.left);
    free(d.filled);
    return err;
}
