/*
 * centred_tree.c - the wiring, seen from its centre; nodes at which no ways
 * part are left out.
 */
#include "repo/scheme/centred_tree.h"

#include <stdbool.h>
#include <stdlib.h>

/* A node whose neighbours are to be added. */
struct reached {
    int node; /* of the wiring */
    int from; /* the neighbour that it was reached from; -1: none */
};

/* Work on it, by number in the new tree. */
struct walk {
    const struct ct_tree *tree;
    struct ct_made_tree *made;
    struct reached *reached;
    int *below; /* node of the wiring -> ranks */
    int *links;
};

static int depth_of(const struct ct_tree *tree, int rank)
{
    int depth = 0;

    for (int x = tree->place[rank]; tree->parent[x] >= 0; x = tree->parent[x])
        depth++;
    return depth;
}

/* The rank with the longest way from `rank`; its length in *length. */
static int farthest(const struct walk *w, int rank, int *length)
{
    int found = rank;

    *length = 0;
    for (int i = 0; i < w->tree->nranks; i++) {
        const int n = i == rank ? 0 : ct_route(w->tree, rank, i, w->links);

        if (n > *length) {
            *length = n;
            found = i;
        }
    }
    return found;
}

/* True if there are ranks behind `node`, seen from `from`, its neighbour. */
static bool has_ranks(const struct walk *w, int node, int from)
{
    if (w->tree->parent[node] == from)
        return w->below[node] > 0;
    return w->tree->nranks > w->below[from];
}

/* The neighbour after `x` of a node but for `from`, with ranks behind it: the
   one above it first (x = -1), then those below; nnodes: none. */
static int next_neighbour(const struct walk *w, struct reached at, int x)
{
    const int above = w->tree->parent[at.node];

    if (x < 0 && above >= 0 && above != at.from && has_ranks(w, above, at.node))
        return above;
    for (x = x > at.node ? x + 1 : at.node + 1; x < w->tree->nnodes; x++) {
        if (w->tree->parent[x] == at.node && x != at.from && has_ranks(w, x, at.node))
            return x;
    }
    return x;
}

/* Bandwidth of the cable between neighbours; 0: unknown. */
static double capacity_between(const struct walk *w, int a, int b)
{
    if (w->tree->capacity == NULL || a < 0 || b < 0)
        return 0;
    return w->tree->capacity[w->tree->parent[a] == b ? a : b];
}

/* Of two cables in a row; 0: unknown. */
static double slower(double a, double b)
{
    return a == 0 || (b > 0 && b < a) ? b : a;
}

/* Reach a node, or, where the way goes through it to one neighbour only, the
   next that is not such. */
static void reach(struct walk *w, int node, int from, int parent)
{
    const int none = w->tree->nnodes;
    struct reached at = {node, from};
    int next = next_neighbour(w, at, -1);
    double capacity = capacity_between(w, node, from);
    int number;

    while (from >= 0 && next != none && next_neighbour(w, at, next) == none) {
        capacity = slower(capacity, capacity_between(w, at.node, next));
        at = (struct reached){next, at.node};
        next = next_neighbour(w, at, -1);
    }
    number = ct_made_tree_add(w->made, parent);
    w->made->capacity[number] = capacity;
    w->reached[number] = at;
}

/* The slowest cable of a rank, or of its host, if the rank's own is unknown. */
static double slowest_of_ranks(const struct ct_made_tree *made)
{
    double slowest = 0;

    for (int rank = 0; rank < made->tree.nranks; rank++) {
        int x = made->place[rank];

        while (x > 0 && made->capacity[x] == 0)
            x = made->parent[x];
        slowest = slower(slowest, made->capacity[x]);
    }
    return slowest;
}

/* Keep the capacities if those of two siblings differ. Cables faster than those of
   ranks count as such: no cable has more to carry than a rank's. */
static void keep_capacities(struct ct_made_tree *made)
{
    const double enough = slowest_of_ranks(made);

    for (int x = 1; x < made->tree.nnodes; x++)
        made->capacity[x] = made->capacity[x] > enough ? enough : made->capacity[x];
    for (int x = 1; x < made->tree.nnodes; x++) {
        for (int y = 1; y < x; y++) {
            if (made->parent[x] == made->parent[y] && made->capacity[x] > 0 &&
                made->capacity[y] > 0 && made->capacity[x] != made->capacity[y])
                made->tree.capacity = made->capacity;
        }
    }
}

/* The centre: a node, or a node for a cable and the two that it joins. */
static void reach_centre(struct walk *w)
{
    int length;
    const int a = farthest(w, 0, &length);
    const int b = farthest(w, a, &length);
    const bool a_is_deeper = depth_of(w->tree, a) > depth_of(w->tree, b);
    int x = w->tree->place[a_is_deeper ? a : b];

    for (int i = 0; i < length / 2; i++)
        x = w->tree->parent[x];
    if (length % 2 == 0) {
        reach(w, x, -1, -1);
        return;
    }
    w->reached[ct_made_tree_add(w->made, -1)] = (struct reached){-1, -1};
    reach(w, x, w->tree->parent[x], 0);
    reach(w, w->tree->parent[x], x, 0);
}

static void reach_neighbours(struct walk *w, int number)
{
    const struct reached at = w->reached[number];

    if (at.node < 0)
        return;
    for (int x = next_neighbour(w, at, -1); x < w->tree->nnodes; x = next_neighbour(w, at, x))
        reach(w, x, at.node, number);
}

/* number: node of the wiring -> node of the new tree */
static void put_places(const struct walk *w, int *number)
{
    for (int i = 0; i < w->made->tree.nnodes; i++) {
        if (w->reached[i].node >= 0)
            number[w->reached[i].node] = i;
    }
    for (int rank = 0; rank < w->tree->nranks; rank++)
        w->made->place[rank] = number[w->tree->place[rank]];
}

struct ct_made_tree *ct_centred_tree(const struct ct_tree *tree)
{
    const size_t nnodes = (size_t)tree->nnodes;
    struct walk w = {
        .tree = tree,
        .made = ct_made_tree_new(tree->nnodes + 1, tree->nranks),
        .reached = calloc(nnodes + 1, sizeof *w.reached),
        .below = calloc(nnodes, sizeof *w.below),
        .links = calloc(2 * nnodes, sizeof *w.links),
    };

    if (w.made == NULL || w.reached == NULL || w.below == NULL || w.links == NULL) {
        ct_made_tree_free(w.made);
        w.made = NULL;
    } else {
        ct_tree_below(tree, w.below);
        reach_centre(&w);
        for (int i = 0; i < w.made->tree.nnodes; i++)
            reach_neighbours(&w, i);
        put_places(&w, w.links);
        keep_capacities(w.made);
    }
    free(w.reached);
    free(w.below);
    free(w.links);
    return w.made;
}

void ct_plan_on_centred(struct ct_builder *builder, const struct ct_shape *shape,
                        ct_tree_planner *planner)
{
    ct_plan_on_made(builder, shape, planner, ct_centred_tree(&shape->places->tree));
}
