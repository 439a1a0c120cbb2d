/*
 * local_return.c - the ways of blocks through the ranks of a tree.
 *
 * A way is made of runs: positions one after the other, each of which sends the
 * block to the next. At a node above the block's rank, the runs are what is left
 * of the node's positions without the branch that has the block already, in
 * cyclic order from the end of that branch, but with one branch as the last.
 * Each run is fed by the end of the one before it; the first one by the rank
 * with which the block leaves the branch that has it.
 */
#include "repo/scheme/local_return.h"

#include <stdlib.h>

/* The branch of a node that has a position. */
static int branch_at(const struct ct_made_tree *seen, const struct ct_made_node *node, int position)
{
    int low = node->child;
    int high = node->child + node->nchildren - 1;

    while (low < high) {
        const int middle = (low + high + 1) / 2;

        if (seen->nodes[middle].first <= position)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

/* Positions begin to end - 1. */
struct interval {
    int begin;
    int end;
};

static struct interval interval_of(const struct ct_made_node *node)
{
    return (struct interval){node->first, node->first + node->nranks};
}

/* The way of a block, as far as it has come, and what it tells of the rank at
   one position. */
struct way {
    int block;
    int position; /* the rank's */
    struct ct_return_message recv;
    struct ct_return_message *sends; /* the next one that is found */
    int end;                         /* the last position of the last run */
    int end_hop;                     /* and its hop */
    int exit;                        /* from where it leaves the branch */
    int exit_hop;
};

static void add_send(struct way *way, int peer, int hop)
{
    *way->sends++ = (struct ct_return_message){hop, way->block, peer};
}

static void add_run(struct way *way, struct interval run)
{
    const int q = way->position;
    const int hop = way->end_hop + 1;

    if (run.begin >= run.end)
        return;
    if (q == way->end)
        add_send(way, run.begin, hop);
    if (q >= run.begin && q < run.end) {
        way->recv = (struct ct_return_message){hop + q - run.begin, way->block,
                                               q == run.begin ? way->end : q - 1};
        if (q + 1 < run.end)
            add_send(way, q + 1, hop + q - run.begin + 1);
    }
    way->end = run.end - 1;
    way->end_hop = hop + run.end - 1 - run.begin;
}

/* The last branch of a node that a block comes to, by turns, so that each branch
   is the last for as many blocks as it has ranks. */
static int last_branch(const struct ct_made_tree *seen, const struct ct_made_node *node, int block)
{
    const int largest = seen->nodes[node->child + node->nchildren - 1].nranks;
    const int offset = block - node->first - largest;

    return branch_at(seen, node, node->first + (offset + node->nranks) % node->nranks);
}

/*
 * From branch `own` of a node, which has the block, to its other branches.
 *
 * tail_hop  of the last position of the branch; changed to that of the node
 */
static void pass_branches(const struct ct_made_tree *seen, struct way *way, int own, int *tail_hop)
{
    const struct ct_made_node *node = &seen->nodes[seen->nodes[own].parent];
    const int turn = last_branch(seen, node, way->block);
    const bool is_early = turn != own; /* else there is none for it */
    const int last = is_early            ? turn
                     : own > node->child ? own - 1
                                         : node->child + node->nchildren - 1;
    const struct interval all = interval_of(node);
    const struct interval a = interval_of(&seen->nodes[own]);
    const struct interval c = interval_of(&seen->nodes[last]);
    const struct interval runs[] = {
        {a.end, last > own ? c.begin : all.end},
        {last > own ? c.end : all.begin, last > own ? all.end : c.begin},
        {last > own ? all.begin : c.end, a.begin},
        c,
    };

    way->end = way->exit;
    way->end_hop = way->exit_hop;
    for (int i = 0; i < 4; i++) {
        add_run(way, runs[i]);
        if (runs[i].begin < runs[i].end && runs[i].end == all.end)
            *tail_hop = way->end_hop;
    }
    way->exit = is_early ? all.end - 1 : way->end;
    way->exit_hop = is_early ? *tail_hop : way->end_hop;
}

static int by_hop(const void *left, const void *right)
{
    const struct ct_return_message *a = left, *b = right;

    if (a->hop != b->hop)
        return a->hop < b->hop ? -1 : 1;
    return (a->block > b->block) - (a->block < b->block);
}

void ct_return_messages(const struct ct_made_tree *seen, int position,
                        struct ct_return_message *recvs, struct ct_return_message *sends)
{
    const size_t n = (size_t)seen->nranks - 1;
    struct way way = {.position = position, .sends = sends};
    int nrecvs = 0;

    for (int block = 0; block < seen->nranks; block++) {
        int tail_hop = 0;

        way.block = way.exit = block;
        way.exit_hop = 0;
        for (int x = seen->leaf[seen->order[block]]; seen->nodes[x].parent >= 0;
             x = seen->nodes[x].parent)
            pass_branches(seen, &way, x, &tail_hop);
        if (block != position)
            recvs[nrecvs++] = way.recv;
    }
    qsort(recvs, n, sizeof *recvs, by_hop);
    qsort(sends, n, sizeof *sends, by_hop);
}
