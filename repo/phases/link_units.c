/*
 * link_units.c - capacities of cables in messages.
 */
#include "repo/phases/link_units.h"

/* Of quotients of bandwidths. */
static const double rounding = 1e-6;

/* 0: unknown, or not crossed by any message */
static double crossed_rate(const struct ct_tree *tree, const int *beyond, int link)
{
    const double rate = ct_link_capacity(tree, link);

    return rate > 0 && beyond[link] > 0 && beyond[ct_link_back(link)] > 0 ? rate : 0;
}

/* Bytes/s of the unit; 0: no bandwidth is known. */
static double unit_rate(const struct ct_tree *tree, const int *beyond)
{
    double slowest = 0;

    if (tree->capacity == NULL)
        return 0;
    for (int rank = 0; rank < tree->nranks; rank++) {
        int node = tree->place[rank];
        double rate = crossed_rate(tree, beyond, ct_uplink(node));

        while (node > 0 && !(rate > 0)) {
            node = ct_link_end(tree, ct_uplink(node));
            rate = crossed_rate(tree, beyond, ct_uplink(node));
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

void ct_link_units(const struct ct_tree *tree, const int *beyond, int *units)
{
    const double unit = unit_rate(tree, beyond);

    for (int link = 2; link < ct_links_count(tree); link += 2)
        units[link] = units[ct_link_back(link)] =
            unit > 0 ? units_of(ct_link_capacity(tree, link), unit, tree->nranks) : 1;
    units[0] = units[1] = tree->nranks; /* of no cable */
    for (int rank = 0; rank < tree->nranks; rank++) {
        const int own = ct_uplink(tree->place[rank]);

        units[own] = units[ct_link_back(own)] = 1;
    }
}

int64_t ct_units_bound(const struct ct_tree *tree, const int *beyond, const int *units)
{
    int64_t most = tree->nranks - 1;

    for (int link = 2; link < ct_links_count(tree); link += 2) {
        const int64_t load = (int64_t)beyond[link] * beyond[ct_link_back(link)];
        const int room = units == NULL ? 1 : units[link];
        const int64_t phases = (load + room - 1) / room;

        most = phases > most ? phases : most;
    }
    return most;
}
