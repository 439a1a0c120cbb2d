/*
 * link_units.c - capacities of cables in messages.
 */
#include "repo/phases/link_units.h"

/* Of quotients of bandwidths. */
static const double rounding = 1e-6;

/* 0: unknown, or not crossed by any message */
static double crossed_rate(const struct ct_tree *tree, const int *below, int x)
{
    if (x == 0 || below[x] == 0 || below[x] == tree->nranks)
        return 0;
    return tree->capacity[x];
}

/* Bytes/s of the unit; 0: no bandwidth is known. */
static double unit_rate(const struct ct_tree *tree, const int *below)
{
    double slowest = 0;

    if (tree->capacity == NULL)
        return 0;
    for (int rank = 0; rank < tree->nranks; rank++) {
        int x = tree->place[rank];
        double rate = crossed_rate(tree, below, x);

        while (x > 0 && !(rate > 0)) {
            x = tree->parent[x];
            rate = crossed_rate(tree, below, x);
        }
        if (rate > 0 && (!(slowest > 0) || rate < slowest))
            slowest = rate;
    }
    return slowest;
}

static int units_of(double rate, double unit, int most)
{
    const double quotient = rate / unit * (1 + rounding);

    if (!(rate > 0) || quotient >= most)
        return most;
    return quotient < 1 ? 1 : (int)quotient;
}

void ct_link_units(const struct ct_tree *tree, const int *below, int *units)
{
    const double unit = unit_rate(tree, below);

    for (int link = 0; link < ct_links_count(tree); link++)
        units[link] = unit > 0 ? units_of(ct_link_capacity(tree, link), unit,
                                          tree->nranks)
                               : 1;
    units[0] = units[1] = tree->nranks; /* the root has no cable */
    for (int rank = 0; rank < tree->nranks; rank++) {
        int *const own = &units[(size_t)2 * (size_t)tree->place[rank]];

        own[0] = own[1] = 1;
    }
}

int64_t ct_units_bound(const struct ct_tree *tree, const int *below,
                       const int *units)
{
    int64_t most = tree->nranks - 1;

    for (int x = 1; x < tree->nnodes; x++) {
        const int64_t load = (int64_t)below[x] * (tree->nranks - below[x]);
        const int room = units[(size_t)2 * (size_t)x];
        const int64_t phases = (load + room - 1) / room;

        most = phases > most ? phases : most;
    }
    return most;
}
