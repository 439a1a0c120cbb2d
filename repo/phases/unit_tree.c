/*
 * unit_tree.c - contracts cables from the ranks towards the middle.
 *
 * The tree is hung up at a node whose branches hold at most half of the ranks
 * each. From below, `inside` is how many messages can leave, or enter, what is
 * below a node at once: the sum over its cables downwards of the less of their
 * capacity and what is inside there. A cable with no less capacity than that is
 * contracted: those below it imply it.
 */
#include "repo/phases/unit_tree.h"

#include <stdlib.h>

/* The tree hung up at another root, in the numbers of the old one. */
struct hanging {
    const struct ct_tree *tree;
    int root;
    int *below;  /* in the old tree; by node, as all here */
    int *units;  /* in the old tree */
    int *parent; /* root: -1 */
    int *room;   /* of the cable to the parent */
    int *inside;
    int *number; /* in the contracted tree */
    bool *is_kept;
    bool *is_place;
};

static void find_middle(struct hanging *h)
{
    const struct ct_tree *tree = h->tree;
    int middle = 0;

    for (int x = 1; x < tree->nnodes; x++) {
        if (tree->parent[x] == middle && 2 * h->below[x] > tree->nranks)
            middle = x;
    }
    h->root = middle;
}

static void hang_up(struct hanging *h)
{
    const struct ct_tree *tree = h->tree;

    for (int x = 0; x < tree->nnodes; x++) {
        h->parent[x] = tree->parent[x];
        h->room[x] = h->units[x];
    }
    h->parent[h->root] = -1;
    for (int x = h->root; x > 0; x = tree->parent[x]) {
        h->parent[tree->parent[x]] = x;
        h->room[tree->parent[x]] = h->units[x];
    }
    for (int rank = 0; rank < tree->nranks; rank++) {
        h->is_place[tree->place[rank]] = true;
        h->room[tree->place[rank]] = 1;
        h->inside[tree->place[rank]] = 1;
    }
}

/* Whether the cable above the node stays; its parent learns what is inside. */
static void look_at(struct hanging *h, int x)
{
    const int parent = h->parent[x];

    h->is_kept[x] = parent < 0 || h->is_place[x] || h->room[x] < h->inside[x];
    if (parent >= 0)
        h->inside[parent] +=
            h->room[x] < h->inside[x] ? h->room[x] : h->inside[x];
}

/* Nodes of which the root is below, or is itself, are looked at last, the
   farthest from it first. */
static bool is_above_root(const struct hanging *h, int x)
{
    return x == h->root || h->parent[x] > x;
}

static void contract(struct hanging *h)
{
    for (int x = h->tree->nnodes - 1; x >= 0; x--) {
        if (!is_above_root(h, x))
            look_at(h, x);
    }
    for (int x = 0; x <= h->root; x++) {
        if (is_above_root(h, x))
            look_at(h, x);
    }
}

static int hanging_init(struct hanging *h, const struct ct_tree *tree)
{
    const size_t n = (size_t)tree->nnodes;
    int *const numbers = calloc(6 * n, sizeof *numbers);
    bool *const flags = calloc(2 * n, sizeof *flags);

    *h = (struct hanging){.tree = tree, .below = numbers, .is_kept = flags};
    if (numbers == NULL || flags == NULL)
        return CT_ERR_MEMORY;
    h->units = numbers + n;
    h->parent = numbers + 2 * n;
    h->room = numbers + 3 * n;
    h->inside = numbers + 4 * n;
    h->number = numbers + 5 * n;
    h->is_place = flags + n;
    ct_tree_below(tree, h->below);
    ct_link_units(tree, h->below, h->units);
    find_middle(h);
    return CT_OK;
}

static void hanging_fini(struct hanging *h)
{
    free(h->below);
    free(h->is_kept);
}

/* Parents before children: the root, the nodes that were above it, the rest. */
static void number_node(struct hanging *h, struct ct_unit_tree *unit, int x)
{
    const int parent = h->parent[x];

    if (!h->is_kept[x]) {
        h->number[x] = h->number[parent];
        return;
    }
    h->number[x] = unit->tree.nnodes;
    unit->numbers[unit->tree.nnodes] = parent < 0 ? -1 : h->number[parent];
    unit->capacity[unit->tree.nnodes++] = parent < 0 ? 0 : h->room[x];
}

static void write_tree(struct hanging *h, struct ct_unit_tree *unit)
{
    const struct ct_tree *tree = h->tree;
    int *const place = unit->numbers + tree->nnodes;
    bool is_equal = true;

    for (int x = h->root; x >= 0; x--) {
        if (is_above_root(h, x))
            number_node(h, unit, x);
    }
    for (int x = 0; x < tree->nnodes; x++) {
        if (!is_above_root(h, x))
            number_node(h, unit, x);
    }
    for (int rank = 0; rank < tree->nranks; rank++)
        place[rank] = h->number[tree->place[rank]];
    for (int x = 1; x < unit->tree.nnodes; x++)
        is_equal = is_equal && !(unit->capacity[x] > 1);
    unit->tree.parent = unit->numbers;
    unit->tree.capacity = is_equal ? NULL : unit->capacity;
    unit->tree.nranks = tree->nranks;
    unit->tree.place = place;
}

/* Phases of the closed form, which counts all cables as equal. */
static int64_t most_crossing(const struct ct_tree *tree, const int *below)
{
    int64_t most = tree->nranks > 1 ? 1 : 0;

    for (int x = 1; x < tree->nnodes; x++) {
        const int64_t load = (int64_t)below[x] * (tree->nranks - below[x]);

        most = load > most ? load : most;
    }
    return most;
}

static int shrink(struct hanging *h, struct ct_unit_tree *unit)
{
    const size_t nnodes = (size_t)h->tree->nnodes;

    unit->numbers =
        calloc(nnodes + (size_t)h->tree->nranks, sizeof *unit->numbers);
    unit->capacity = calloc(2 * nnodes, sizeof *unit->capacity);
    if (unit->numbers == NULL || unit->capacity == NULL)
        return CT_ERR_MEMORY;
    for (size_t x = 0; x < nnodes; x++)
        unit->capacity[nnodes + x] = h->units[x];
    unit->whole.capacity = unit->capacity + nnodes;
    hang_up(h);
    contract(h);
    write_tree(h, unit);
    ct_tree_below(&unit->tree, h->below);
    unit->has_few = most_crossing(&unit->tree, h->below) == unit->bound;
    return CT_OK;
}

int ct_unit_tree_new(const struct ct_tree *tree, struct ct_unit_tree **unit,
                     struct ct_diag *diag)
{
    struct ct_unit_tree *u = calloc(1, sizeof *u);
    struct hanging h;
    int err = hanging_init(&h, tree);

    if (u != NULL && err == CT_OK) {
        u->bound = ct_units_bound(tree, h.below, h.units);
        u->is_whole =
            tree->nranks < 3 || most_crossing(tree, h.below) == u->bound;
        u->has_few = u->is_whole;
        u->tree = *tree;
        u->tree.capacity = NULL;
        u->whole = u->tree;
        if (!u->is_whole) {
            u->tree.nnodes = 0;
            err = shrink(&h, u);
        }
    }
    hanging_fini(&h);
    if (u == NULL || err != CT_OK) {
        ct_unit_tree_free(u);
        return ct_diag_memory(diag);
    }
    *unit = u;
    return CT_OK;
}

void ct_unit_tree_free(struct ct_unit_tree *unit)
{
    if (unit == NULL)
        return;
    free(unit->numbers);
    free(unit->capacity);
    free(unit);
}

const struct ct_tree *ct_unit_tree_for(const struct ct_unit_tree *unit,
                                       enum ct_separation separation)
{
    return separation == CT_SEPARATE_EAGER ? &unit->whole : &unit->tree;
}
