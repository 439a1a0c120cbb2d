/*
 * traits.c - counts hosts, switches, and what crosses the busiest cable.
 */
#include "repo/traits.h"

#include "base/numbers.h"

#include <stdlib.h>

/* What is known of one job and not of the other counts as so many doublings. */
#define UNKNOWN (8 * CT_LOG_ONE)

/* Distinct nodes marked so far. */
static int mark(unsigned char *marks, int node)
{
    const int is_new = marks[node] == 0;

    marks[node] = 1;
    return is_new;
}

static void count_hosts(const struct ct_places *places, int *ranks, unsigned char *marks,
                        struct ct_traits *traits)
{
    for (int rank = 0; rank < traits->nranks; rank++) {
        const int host = places->host[rank];
        const int above = ct_host_switch(&places->tree, host);

        traits->nhosts += mark(marks, 2 * host);
        traits->nswitches += mark(marks, 2 * above + 1);
        if (++ranks[host] > traits->per_host)
            traits->per_host = ranks[host];
    }
}

/* The time that a link needs for so many bytes, as the traits have it. */
static int time_of(const struct ct_tree *tree, int link, int64_t bytes)
{
    const double capacity = ct_link_capacity(tree, link);

    return bytes == 0 || !(capacity >= 1)
               ? 0
               : 64 * CT_LOG_ONE + ct_log2(bytes) -
                     ct_log2((int64_t)(capacity < 1e18 ? capacity : 1e18));
}

static int crossing_of(const struct ct_tree *tree, const int *beyond)
{
    int most = 0;

    for (int link = 2; link < ct_links_count(tree); link += 2) {
        const int time = time_of(tree, link, (int64_t)beyond[link] * beyond[ct_link_back(link)]);

        most = time > most ? time : most;
    }
    return most;
}

/* numbers: of 2 * ct_links_count, all 0; contents lost */
static int ring_of(const struct ct_tree *tree, int *numbers)
{
    int *links = numbers, *edges = numbers + ct_links_count(tree);
    int most = 0;

    for (int rank = 0; rank < tree->nranks; rank++) {
        const int n = ct_route(tree, rank, (rank + 1) % tree->nranks, links);

        for (int k = 0; k < n; k++)
            edges[links[k]]++;
    }
    for (int link = 2; link < ct_links_count(tree); link++) {
        const int time = time_of(tree, link, edges[link]);

        most = time > most ? time : most;
    }
    return most;
}

int ct_traits_find(const struct ct_places *places, int nparts, struct ct_traits *traits,
                   struct ct_diag *diag)
{
    const struct ct_tree *tree = &places->tree;
    const size_t nnodes = (size_t)tree->nnodes, nlinks = (size_t)ct_links_count(tree);
    int *numbers = calloc(nnodes + 3 * nlinks, sizeof *numbers);
    unsigned char *marks = calloc(2 * nnodes, sizeof *marks);
    int err = CT_OK;

    *traits = (struct ct_traits){.nranks = tree->nranks, .nparts = nparts};
    if (numbers == NULL || marks == NULL) {
        err = ct_diag_memory(diag);
    } else {
        count_hosts(places, numbers, marks, traits);
        ct_ranks_beyond(tree, numbers + nnodes);
        traits->crossing = crossing_of(tree, numbers + nnodes);
        traits->ring = ring_of(tree, numbers + nnodes + nlinks);
    }
    free(marks);
    free(numbers);
    return err;
}

static int at_least_one(int n)
{
    return n < 1 ? 1 : n;
}

/* Doublings from one number of ranks, hosts or switches to another. */
static int between(int a, int b)
{
    return abs(ct_log2(at_least_one(a)) - ct_log2(at_least_one(b)));
}

/* The same of what cables need, or of that over a number of ranks. */
static int between_times(int a, int b, int more)
{
    if (a == 0 || b == 0)
        return a == b ? 0 : UNKNOWN;
    return abs(a - b + more);
}

int ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b)
{
    const int ranks = ct_log2(at_least_one(b->nranks)) - ct_log2(at_least_one(a->nranks));

    return abs(ranks) + between(a->nhosts, b->nhosts) + between(a->per_host, b->per_host) +
           between(a->nswitches, b->nswitches) + between_times(a->crossing, b->crossing, ranks) +
           between_times(a->ring, b->ring, 0) + between(a->nparts, b->nparts) / 2;
}
