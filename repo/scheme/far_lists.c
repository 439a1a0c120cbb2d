/*
 * far_lists.c - peers and lists.
 */
#include "repo/scheme/far_lists.h"

#include <stdlib.h>

static struct ct_far_group group_at(const struct ct_far_lists *f, int node)
{
    return (struct ct_far_group){f->start[node], f->below[node]};
}

/* Choose for each rank of one group whom it sends to in the other, so that all
   of these have nearly as many blocks then. */
static void find_peers(struct ct_far_lists *f, struct ct_far_group from, struct ct_far_group to)
{
    for (int k = 0; k < to.nranks; k++)
        f->total[k] = f->lists[f->order[to.first + k]].n;
    for (int i = 0; i < from.nranks; i++) {
        const int sender = f->order[from.first + i];
        int least = 0;

        for (int k = 1; k < to.nranks; k++)
            least = f->total[k] < f->total[least] ? k : least;
        f->total[least] += f->lists[sender].n;
        f->peer[sender] = f->order[to.first + least];
    }
}

/* The other child of a node; 0: there is none. */
static int other_child(const struct ct_tree *tree, int node, int child)
{
    for (int x = node + 1; x < tree->nnodes; x++) {
        if (tree->parent[x] == node && x != child)
            return x;
    }
    return 0;
}

bool ct_far_lists_round(struct ct_far_lists *f, int node, int mine, struct ct_far_group *others)
{
    const int theirs = other_child(f->tree, node, mine);

    if (theirs == 0)
        return false;
    find_peers(f, group_at(f, mine), group_at(f, theirs));
    find_peers(f, group_at(f, theirs), group_at(f, mine));
    *others = group_at(f, theirs);
    return true;
}

void ct_far_lists_add(struct ct_far_lists *f, int from)
{
    struct ct_far_list *to = &f->lists[f->peer[from]];

    f->next[to->last] = f->lists[from].first;
    to->last = f->lists[from].last;
    to->n += f->lists[from].n;
}

int ct_far_run(const struct ct_far_lists *f, int block, int n)
{
    int run = 1;

    while (run < n && f->next[block + run - 1] == block + run)
        run++;
    return run;
}

/* Positions of ranks and nodes; each rank has its own block. */
static void number_all(struct ct_far_lists *f)
{
    const struct ct_tree *tree = f->tree;

    ct_tree_order(tree, f->start, f->order);
    ct_tree_below(tree, f->below);
    for (int x = 0; x < tree->nnodes; x++)
        f->start[x] = tree->nranks;
    for (int i = 0; i < tree->nranks; i++) {
        const int rank = f->order[i];

        f->lists[rank] = (struct ct_far_list){rank, rank, 1};
        for (int x = tree->place[rank]; x >= 0; x = tree->parent[x])
            f->start[x] = i < f->start[x] ? i : f->start[x];
    }
}

int ct_far_lists_init(struct ct_far_lists *f, const struct ct_tree *tree)
{
    const size_t nnodes = (size_t)tree->nnodes;
    const size_t nranks = (size_t)tree->nranks;

    *f = (struct ct_far_lists){
        .tree = tree,
        .below = calloc(nnodes, sizeof *f->below),
        .start = calloc(nnodes, sizeof *f->start),
        .order = calloc(nranks, sizeof *f->order),
        .next = calloc(nranks, sizeof *f->next),
        .peer = calloc(nranks, sizeof *f->peer),
        .total = calloc(nranks, sizeof *f->total),
        .lists = calloc(nranks, sizeof *f->lists),
    };
    if (f->below == NULL || f->start == NULL || f->order == NULL || f->next == NULL ||
        f->peer == NULL || f->total == NULL || f->lists == NULL)
        return CT_ERR_MEMORY;
    number_all(f);
    return CT_OK;
}

void ct_far_lists_fini(struct ct_far_lists *f)
{
    free(f->below);
    free(f->start);
    free(f->order);
    free(f->next);
    free(f->peer);
    free(f->total);
    free(f->lists);
}
