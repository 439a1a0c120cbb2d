/*
 * wired_tree.c - joins the branches of the wiring, from the far ends to the root.
 */
#include "repo/scheme/wired_tree.h"

#include <stdlib.h>

/* What a branch, or a rank by itself, offers to the node that it hangs on. */
struct branch {
    int entry; /* ranks */
    int exit;
    int nranks;
};

/* The ranks and branches of a node, those that have been joined so far first. */
struct joined {
    int nranks; /* of the node's own ranks, and of its branches */
    int nbranches;
    const struct branch *ranks;
    const struct branch *branches;
    int placed_ranks;
    int placed_branches;
    int rank_children;   /* children that the node's ranks have */
    int branch_children; /* children of ranks at which branches are left */
    bool is_host;
};

struct wired {
    const struct ct_tree *tree;
    struct ct_turns *turns;
    int *rank_at; /* node -> rank; -1 */
    int *first;   /* node -> its first neighbour in `near`; nnodes + 1 */
    int *near;
    struct branch *work; /* room for all neighbours of all nodes */
};

/* As child number `number`: those that it has from there on come after it. */
static void give_child(struct wired *w, int parent, int number, int child)
{
    struct ct_turns *turns = &w->turns[parent];

    for (int i = turns->nchildren++; i > number; i--)
        turns->children[i] = turns->children[i - 1];
    turns->children[number] = child;
    w->turns[child].parent = parent;
}

/* The next place for a child goes to one. Those in other branches come before
   those on the same host. */
static void place_child(struct wired *w, struct joined *j, int child)
{
    const bool is_rank = j->rank_children < 2 * j->placed_ranks;
    const int given = is_rank ? j->rank_children++ : j->branch_children++;
    const struct branch *parents = is_rank ? j->ranks : j->branches;

    give_child(w, parents[given / 2].exit, given % 2, child);
}

/* Branches as early as the places that are left suffice for the node's ranks. */
static bool is_branch_next(const struct joined *j)
{
    const int places = 2 * j->placed_ranks - j->rank_children;

    return j->placed_branches < j->nbranches && (j->placed_ranks == j->nranks || places >= 2);
}

/* Join all, the first one the entry. The last one's exit is that of all, but on a
   host, where a message to another rank costs little, the entry. */
static struct branch join(struct wired *w, struct joined *j)
{
    struct branch whole = {.entry = -1};

    for (int i = 0; i < j->nranks + j->nbranches; i++) {
        const bool is_branch = is_branch_next(j);
        const struct branch *next =
            is_branch ? &j->branches[j->placed_branches] : &j->ranks[j->placed_ranks];

        if (i == 0)
            whole.entry = next->entry;
        else
            place_child(w, j, next->entry);
        j->placed_branches += is_branch;
        j->placed_ranks += !is_branch;
        whole.exit = j->is_host ? whole.entry : next->exit;
        whole.nranks += next->nranks;
    }
    return whole;
}

/* The largest first; of equal ones, as they are. */
static void sort_branches(struct branch *branches, int n)
{
    for (int i = 1; i < n; i++) {
        const struct branch moved = branches[i];
        int k = i;

        for (; k > 0 && branches[k - 1].nranks < moved.nranks; k--)
            branches[k] = branches[k - 1];
        branches[k] = moved;
    }
}

static struct branch join_at(struct wired *w, int node, int from);

/* The node's own ranks, the one that it is seen from among them only where that
   is the root's place. */
static int find_ranks(const struct wired *w, int node, int from, struct branch *found)
{
    int n = 0;

    for (int i = w->first[node]; i < w->first[node + 1]; i++) {
        const int rank = w->rank_at[w->near[i]];

        if (rank < 0)
            continue;
        found[n] = (struct branch){rank, rank, 1};
        /* the root is the entry */
        if (w->near[i] == from) {
            found[n] = found[0];
            found[0] = (struct branch){rank, rank, 1};
        }
        n++;
    }
    return n;
}

static int find_branches(struct wired *w, int node, int from, struct branch *found)
{
    int n = 0;

    for (int i = w->first[node]; i < w->first[node + 1]; i++) {
        if (w->near[i] == from || w->rank_at[w->near[i]] >= 0)
            continue;
        found[n] = join_at(w, w->near[i], node);
        n += found[n].nranks > 0;
    }
    sort_branches(found, n);
    return n;
}

/* True if the node's ranks have no cables of their own. */
static bool is_host(const struct ct_tree *tree, int node, const struct branch *ranks, int n)
{
    if (tree->capacity == NULL || tree->capacity[node] == 0)
        return false;
    for (int i = 0; i < n; i++) {
        if (tree->capacity[tree->place[ranks[i].entry]] > 0)
            return false;
    }
    return n > 0;
}

/* All that is below `node` as seen from its neighbour `from`; with it, where that
   is a rank's place. */
static struct branch join_at(struct wired *w, int node, int from)
{
    struct branch *ranks = w->work + w->first[node];
    struct joined j = {.ranks = ranks};

    j.nranks = find_ranks(w, node, from, ranks);
    j.branches = ranks + j.nranks;
    j.is_host = is_host(w->tree, node, ranks, j.nranks);
    j.nbranches = find_branches(w, node, from, ranks + j.nranks);
    return join(w, &j);
}

/* Neighbours of each node, the one above it first, the others by number. */
static void list_neighbours(struct wired *w)
{
    const struct ct_tree *tree = w->tree;
    int *first = w->first;

    for (int x = 1; x < tree->nnodes; x++) {
        first[x]++;
        first[tree->parent[x]]++;
    }
    for (int x = 1; x <= tree->nnodes; x++)
        first[x] += first[x - 1];
    /* from the back: each entry moves to where its node's neighbours begin */
    for (int x = tree->nnodes - 1; x > 0; x--)
        w->near[--first[tree->parent[x]]] = x;
    for (int x = 1; x < tree->nnodes; x++)
        w->near[--first[x]] = tree->parent[x];
}

static void find_places(struct wired *w)
{
    for (int x = 0; x < w->tree->nnodes; x++)
        w->rank_at[x] = -1;
    for (int rank = 0; rank < w->tree->nranks; rank++) {
        w->rank_at[w->tree->place[rank]] = rank;
        w->turns[rank] = (struct ct_turns){.parent = -1};
    }
}

int ct_wired_tree(const struct ct_tree *tree, int root, struct ct_turns *turns)
{
    const size_t nnodes = (size_t)tree->nnodes;
    struct wired w = {
        .tree = tree,
        .turns = turns,
        .rank_at = calloc(nnodes, sizeof *w.rank_at),
        .first = calloc(nnodes + 1, sizeof *w.first),
        .near = calloc(2 * nnodes, sizeof *w.near),
        .work = calloc(2 * nnodes, sizeof *w.work),
    };
    const bool has_room = w.rank_at != NULL && w.first != NULL && w.near != NULL && w.work != NULL;

    if (has_room) {
        find_places(&w);
        list_neighbours(&w);
        /* a rank's place has one neighbour, or none */
        if (tree->nranks > 1)
            join_at(&w, w.near[w.first[tree->place[root]]], tree->place[root]);
    }
    free(w.rank_at);
    free(w.first);
    free(w.near);
    free(w.work);
    return has_room ? CT_OK : CT_ERR_MEMORY;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape,
                 const struct ct_tree *tree,
                 void (*along)(struct ct_builder *builder, const struct ct_shape *shape,
                               const struct ct_turns *turns))
{
    struct ct_turns *turns = calloc((size_t)tree->nranks, sizeof *turns);

    if (turns != NULL && ct_wired_tree(tree, shape->root, turns) == CT_OK)
        along(builder, shape, &turns[shape->rank]);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree");
    free(turns);
}

void ct_bcast_wired(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_tree *tree)
{
    plan(builder, shape, tree, ct_bcast_in_turn);
}

void ct_reduce_wired(struct ct_builder *builder, const struct ct_shape *shape,
                     const struct ct_tree *tree)
{
    plan(builder, shape, tree, ct_reduce_in_turn);
}

bool ct_bcast_wired_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    (void)setting;
    (void)protocol;
    return true;
}

bool ct_reduce_wired_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    (void)setting;
    return protocol == CT_RENDEZVOUS;
}
