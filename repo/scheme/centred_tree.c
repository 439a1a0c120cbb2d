/*
 * centred_tree.c - goes through the wiring from its centre, node by node.
 */
#include "repo/scheme/centred_tree.h"

#include "repo/branches.h"

#include <stdlib.h>

/* Links by number in the new tree. */
struct walk {
    struct ct_branches wiring;
    struct ct_made_tree *made;
    int *reached; /* the link by which a node was reached; of the centre, one that leads
                     to it */
    int *beyond;  /* as of ct_ranks_beyond */
    int *leaving; /* work */
};

/* The rank with the longest way from `rank`. */
static int farthest(const struct walk *w, int rank)
{
    int found = rank, most = 0;

    for (int i = 0; i < w->made->nranks; i++) {
        const int n = i == rank ? 0 : ct_route(w->wiring.tree, rank, i, w->leaving);

        if (n > most) {
            most = n;
            found = i;
        }
    }
    return found;
}

/* The link of a way that leaves a node. */
static int link_from(const struct ct_tree *tree, const int *way, int node)
{
    while (ct_link_end(tree, ct_link_back(*way)) != node)
        way++;
    return *way;
}

/* The node in the middle of the longest way; or a link of the cable there. */
static int middle_of_ways(const struct walk *w, int *link)
{
    const struct ct_tree *tree = w->wiring.tree;
    const int a = farthest(w, 0), b = farthest(w, a);
    const int n = ct_route(tree, a, b, w->leaving);
    int node = tree->place[a];

    for (int i = 0; i < n / 2; i++)
        node = ct_link_end(tree, link_from(tree, w->leaving, node));
    if (n % 2 == 0)
        return node;
    *link = link_from(tree, w->leaving, node);
    return -1;
}

/* Those of a node but for one, with ranks beyond them. */
static int list_leaving(const struct walk *w, int node, int but)
{
    int n = 0;

    for (int i = w->wiring.first[node]; i < w->wiring.first[node + 1]; i++) {
        const int link = w->wiring.links[i];

        if (link != but && w->beyond[link] > 0)
            w->leaving[n++] = link;
    }
    return n;
}

/* The only one of those that go on from a link; -1: there are none, or several. */
static int only_next(const struct walk *w, int link)
{
    const int node = ct_link_end(w->wiring.tree, link);
    int found = -1;

    for (int i = w->wiring.first[node]; i < w->wiring.first[node + 1]; i++) {
        const int next = w->wiring.links[i];

        if (next == ct_link_back(link) || w->beyond[next] == 0)
            continue;
        if (found >= 0)
            return -1;
        found = next;
    }
    return found;
}

/* Of two cables in a row; 0: unknown. */
static double slower(double a, double b)
{
    return a == 0 || (b > 0 && b < a) ? b : a;
}

/* Reach the node at the end of a link, or, where the way goes through it to one
   neighbour only, the next that is not such. */
static void reach(struct walk *w, int link, int parent)
{
    const int number = ct_made_tree_add(w->made, parent, w->beyond[link]);
    double capacity = ct_link_capacity(w->wiring.tree, link);

    for (int next = only_next(w, link); next >= 0; next = only_next(w, link)) {
        capacity = slower(capacity, ct_link_capacity(w->wiring.tree, next));
        link = next;
    }
    w->made->nodes[number].capacity = capacity;
    w->reached[number] = link;
}

static void put_largest_last(const struct walk *w, int n)
{
    int largest = 0;

    for (int i = 1; i < n; i++) {
        if (w->beyond[w->leaving[i]] > w->beyond[w->leaving[largest]])
            largest = i;
    }
    if (n > 0) {
        const int moved = w->leaving[largest];

        w->leaving[largest] = w->leaving[n - 1];
        w->leaving[n - 1] = moved;
    }
}

static void go_through(struct walk *w, enum ct_centre centre)
{
    struct ct_made_tree *made = w->made;
    int link = -1;
    int node = centre == CT_CENTRE_OF_WAYS ? middle_of_ways(w, &link)
                                           : ct_centre_of_ranks(w->wiring.tree, w->beyond);

    ct_made_tree_add(made, -1, made->nranks);
    if (node < 0) { /* that away from the root first */
        reach(w, link | 1, 0);
        reach(w, link & ~1, 0);
    }
    for (int i = node < 0 ? 1 : 0; i < made->nnodes; i++) {
        int n;

        if (i > 0)
            node = ct_link_end(w->wiring.tree, w->reached[i]);
        n = list_leaving(w, node, i > 0 ? ct_link_back(w->reached[i]) : -1);
        if (centre == CT_CENTRE_OF_RANKS)
            put_largest_last(w, n);
        if (n == 0)
            ct_made_tree_place(made, i, w->wiring.rank_at[node]);
        for (int k = 0; k < n; k++)
            reach(w, w->leaving[k], i);
    }
}

/* The slowest cable of a rank, or of its host, if the rank's own is unknown. */
static double slowest_of_ranks(const struct ct_made_tree *made)
{
    double slowest = 0;

    for (int rank = 0; rank < made->nranks; rank++) {
        int x = made->leaf[rank];

        while (x > 0 && made->nodes[x].capacity == 0)
            x = made->nodes[x].parent;
        slowest = slower(slowest, made->nodes[x].capacity);
    }
    return slowest;
}

/* Cables faster than those of ranks count as such: no cable has more to carry than a
   rank's. */
static void limit_capacities(struct ct_made_tree *made)
{
    const double enough = slowest_of_ranks(made);

    for (int i = 0; i < made->nnodes; i++) {
        const struct ct_made_node *node = &made->nodes[i];
        double known = 0;

        for (int x = node->child; x < node->child + node->nchildren; x++) {
            double *const capacity = &made->nodes[x].capacity;

            *capacity = *capacity > enough ? enough : *capacity;
            if (*capacity > 0 && known > 0 && *capacity != known)
                made->is_unequal = true;
            known = *capacity > 0 ? *capacity : known;
        }
    }
}

struct ct_made_tree *ct_centred_tree(const struct ct_tree *tree, enum ct_centre centre)
{
    const size_t nnodes = (size_t)tree->nnodes;
    int *const work = malloc((5 * nnodes + 1) * sizeof *work);
    struct walk w = {.made = ct_made_tree_new(tree->nnodes + 1, tree->nranks)};

    if (ct_branches_init(&w.wiring, tree) != CT_OK || work == NULL || w.made == NULL) {
        ct_made_tree_free(w.made);
        w.made = NULL;
    } else {
        w.leaving = work;
        w.beyond = work + 2 * nnodes;
        w.reached = work + 4 * nnodes;
        ct_ranks_beyond(tree, w.beyond);
        go_through(&w, centre);
        if (centre == CT_CENTRE_OF_WAYS)
            limit_capacities(w.made);
    }
    ct_branches_fini(&w.wiring);
    free(work);
    return w.made;
}

static void *make(const struct ct_shape *shape, const void *centre)
{
    return ct_centred_tree(&shape->places->tree, *(const enum ct_centre *)centre);
}

void ct_plan_on_centred(struct ct_builder *builder, const struct ct_shape *shape,
                        ct_tree_planner *planner, enum ct_centre centre)
{
    ct_plan_on_made(builder, shape, planner, make, &centre);
}
