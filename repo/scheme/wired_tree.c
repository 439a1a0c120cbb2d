/*
 * wired_tree.c - joins the branches of the wiring, from the far ends to the root.
 */
#include "repo/scheme/wired_tree.h"

#include "repo/branches.h"
#include "repo/common.h"

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
    struct ct_branches wiring;
    struct ct_turns *turns;
    struct branch *work; /* ranks, for all links of all nodes, and branches */
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

static struct branch join_beyond(struct wired *w, int link);

/* The ranks and branches of the node that a link leads to. The rank at the link's other
   end is among them only if it is the root, which is the entry. */
static void find_joined(struct wired *w, int link, struct branch *ranks, struct branch *branches,
                        struct joined *j)
{
    const struct ct_branches wiring = w->wiring;
    const int node = ct_link_end(wiring.tree, link);
    const int *const end = wiring.links + wiring.first[node + 1];
    int entry = 0;

    for (const int *at = wiring.links + wiring.first[node]; at < end; at++) {
        const int leaving = *at;
        const int rank = wiring.rank_at[ct_link_end(wiring.tree, leaving)];
        const bool is_entry = leaving == ct_link_back(link);

        if (rank >= 0) {
            entry = is_entry ? j->nranks : entry;
            ranks[j->nranks++] = (struct branch){rank, rank, 1};
        } else if (!is_entry) {
            branches[j->nbranches] = join_beyond(w, leaving);
            j->nbranches += branches[j->nbranches].nranks > 0;
        }
    }
    if (entry > 0) {
        const struct branch root = ranks[entry];

        ranks[entry] = ranks[0];
        ranks[0] = root;
    }
    sort_branches(branches, j->nbranches);
}

/* True if the node's ranks have no cables of their own. */
static bool is_host(const struct ct_tree *tree, int node, const struct branch *ranks, int n)
{
    if (ct_link_capacity(tree, ct_uplink(node)) == 0)
        return false;
    for (int i = 0; i < n; i++) {
        if (ct_link_capacity(tree, ct_uplink(tree->place[ranks[i].entry])) > 0)
            return false;
    }
    return n > 0;
}

/* All that is beyond a link, and the rank at its other end. */
static struct branch join_beyond(struct wired *w, int link)
{
    const struct ct_tree *tree = w->wiring.tree;
    const int node = ct_link_end(tree, link);
    struct branch *ranks = w->work + w->wiring.first[node];
    struct branch *branches = ranks + ct_links_count(tree);
    struct joined j = {.ranks = ranks, .branches = branches};

    find_joined(w, link, ranks, branches, &j);
    j.is_host = is_host(tree, node, ranks, j.nranks);
    return join(w, &j);
}

int ct_wired_tree(const struct ct_tree *tree, int root, struct ct_turns *turns)
{
    struct wired w = {.turns = turns,
                      .work = malloc(2 * (size_t)ct_links_count(tree) * sizeof *w.work)};
    int err = ct_branches_init(&w.wiring, tree);

    for (int rank = 0; rank < tree->nranks; rank++)
        turns[rank] = (struct ct_turns){.parent = -1};
    if (w.work == NULL)
        err = CT_ERR_MEMORY;
    /* a rank's place has one link, or none */
    if (err == CT_OK && tree->nranks > 1)
        join_beyond(&w, w.wiring.links[w.wiring.first[tree->place[root]]]);
    free(w.work);
    ct_branches_fini(&w.wiring);
    return err;
}

static void *make(const struct ct_shape *shape, const void *tree)
{
    struct ct_turns *turns = calloc((size_t)shape->nranks, sizeof *turns);

    if (turns != NULL && ct_wired_tree(tree, shape->root, turns) == CT_OK)
        return turns;
    free(turns);
    return NULL;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape,
                 const struct ct_tree *tree,
                 void (*along)(struct ct_builder *builder, const struct ct_shape *shape,
                               const struct ct_turns *turns))
{
    struct ct_turns *turns = ct_common_take(shape, make, free, tree);

    if (turns != NULL)
        along(builder, shape, &turns[shape->rank]);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree");
    ct_common_leave(shape, free, turns);
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
    return protocol != CT_SIDE_BY_SIDE;
}

bool ct_reduce_wired_contention_free(const struct ct_setting *setting, enum ct_protocol protocol)
{
    (void)setting;
    return protocol == CT_RENDEZVOUS;
}
