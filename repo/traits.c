/*
 * traits.c - counts hosts, switches, and what crosses the busiest cable.
 */
#include "repo/traits.h"

#include "base/numbers.h"

#include <math.h>
#include <stdlib.h>

/* Beyond these a job takes nothing from another: doublings of a number of
   ranks or hosts, of how these lie on the wiring, and of all together. */
#define RANKS_MOST 1.1
#define WIRING_MOST 2.1
#define ALL_MOST 5.0

/* Of a doubling of parts. How much others on the cables change what is best
   depends on where they are; how many ranks there are always matters. */
#define PARTS_WEIGHT 0.5

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

/* Edges of the ring over each link.

   ranks  position in the ring -> rank */
static int count_edges(const struct ct_tree *tree, const int *ranks, int *edges,
                       struct ct_diag *diag)
{
    int *links = calloc((size_t)ct_links_count(tree), sizeof *links);

    if (links == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < tree->nranks; i++) {
        const int next = ranks[(i + 1) % tree->nranks];
        const int n = ct_route(tree, ranks[i], next, links);

        for (int k = 0; k < n; k++)
            edges[links[k]]++;
    }
    free(links);
    return CT_OK;
}

static double crossing_of(const struct ct_tree *tree, const int *beyond)
{
    double crossing_s = 0;

    for (int link = 2; link < ct_links_count(tree); link += 2) {
        const double b = ct_link_capacity(tree, link);

        if (b > 0)
            crossing_s =
                ct_larger(crossing_s, (double)beyond[link] * beyond[ct_link_back(link)] / b);
    }
    return crossing_s;
}

static double ring_of(const struct ct_tree *tree, const int *edges)
{
    double ring_s = 0;

    for (int link = 2; link < ct_links_count(tree); link++) {
        if (ct_link_capacity(tree, link) > 0)
            ring_s = ct_larger(ring_s, edges[link] / ct_link_capacity(tree, link));
    }
    return ring_s;
}

int ct_traits_ring(const struct ct_places *places, enum ct_order order, double *ring_s,
                   struct ct_diag *diag)
{
    const struct ct_tree *tree = &places->tree;
    int *edges = calloc((size_t)ct_links_count(tree), sizeof *edges);
    int err;

    *ring_s = 0;
    if (edges == NULL)
        return ct_diag_memory(diag);
    err = count_edges(tree, places->orders[order], edges, diag);
    if (err == CT_OK)
        *ring_s = ring_of(tree, edges);
    free(edges);
    return err;
}

static enum ct_order order_of(const struct ct_places *places)
{
    for (int i = CT_AS_IS + 1; i < CT_ORDERS; i++) {
        if (places->is_given[i])
            return (enum ct_order)i;
    }
    return CT_AS_IS;
}

int ct_traits_find(const struct ct_places *places, int nparts, struct ct_traits *traits,
                   struct ct_diag *diag)
{
    const struct ct_tree *tree = &places->tree;
    const size_t n = (size_t)tree->nnodes;
    int *numbers = calloc(3 * n, sizeof *numbers);
    unsigned char *marks = calloc(2 * n, sizeof *marks);
    int err = CT_ERR_MEMORY;

    *traits = (struct ct_traits){.nranks = tree->nranks, .nparts = nparts};
    if (numbers == NULL || marks == NULL) {
        ct_diag_memory(diag);
        goto done;
    }
    count_hosts(places, numbers, marks, traits);
    traits->order = order_of(places);
    ct_ranks_beyond(tree, numbers + n);
    traits->crossing_s = crossing_of(tree, numbers + n);
    err = ct_traits_ring(places, CT_AS_IS, &traits->ring_s, diag);
done:
    free(marks);
    free(numbers);
    return err;
}

/* Doublings from one to the other. */
static double doublings(double a, double b)
{
    if (a == b)
        return 0;
    return a <= 0 || b <= 0 ? INFINITY : fabs(ct_log2(a / b));
}

static int at_least_one(int n)
{
    return n < 1 ? 1 : n;
}

double ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b)
{
    const struct {
        double doublings;
        double most;
    } each[] = {
        {doublings(a->nranks, b->nranks), RANKS_MOST},
        {doublings(a->nhosts, b->nhosts), RANKS_MOST},
        {doublings(a->per_host, b->per_host), RANKS_MOST},
        {doublings(a->nswitches, b->nswitches), WIRING_MOST},
        {doublings(a->crossing_s * b->nranks, b->crossing_s * a->nranks), WIRING_MOST},
        {doublings(a->ring_s, b->ring_s), WIRING_MOST},
    };
    double all = PARTS_WEIGHT * doublings(at_least_one(a->nparts), at_least_one(b->nparts));

    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        if (each[i].doublings > each[i].most)
            return INFINITY;
        all += each[i].doublings;
    }
    return all > ALL_MOST ? INFINITY : all;
}
