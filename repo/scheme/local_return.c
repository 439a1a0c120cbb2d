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

/* Where a walk is: a node of the tree, and its neighbour towards the centre. */
struct seen_from {
    int node;
    int from; /* -1: none */
};

/* The tree with lists of children, while it is walked. */
struct walked {
    const struct ct_tree *tree;
    int *below;           /* node -> ranks */
    int *first_child;     /* node -> its first child; -1: none */
    int *next_sibling;    /* node -> the next child of its parent; -1: none */
    struct seen_from *at; /* node of the result -> of the tree */
};

/* Ranks behind `node`, seen from its neighbour `from`. */
static int ranks_behind(const struct walked *w, struct seen_from at)
{
    if (at.from < 0 || w->tree->parent[at.node] == at.from)
        return w->below[at.node];
    return w->tree->nranks - w->below[at.from];
}

/* The neighbour after `last` with ranks behind it, away from the centre; -1:
   none. The one above is the first, last = -1 begins. */
static int next_behind(const struct walked *w, struct seen_from at, int last)
{
    const int above = w->tree->parent[at.node];
    int x = w->first_child[at.node];

    if (last < 0 && above >= 0 && above != at.from && w->tree->nranks > w->below[at.node])
        return above;
    if (last >= 0 && last != above)
        x = w->next_sibling[last];
    while (x >= 0 && (x == at.from || w->below[x] == 0))
        x = w->next_sibling[x];
    return x;
}

/* Past nodes from which there is one way only. */
static struct seen_from past_chain(const struct walked *w, struct seen_from at)
{
    int next = next_behind(w, at, -1);

    while (next >= 0 && next_behind(w, at, next) < 0) {
        at = (struct seen_from){next, at.node};
        next = next_behind(w, at, -1);
    }
    return at;
}

/* The lowest node with more than half of the ranks below it. */
static int centre_of(const struct walked *w)
{
    int x = w->tree->nnodes - 1;

    while (2 * w->below[x] <= w->tree->nranks)
        x--;
    return x;
}

/* The branches of a node; the largest is put last. */
static void add_branches(const struct walked *w, struct ct_return_tree *seen, int number,
                         int *nnodes)
{
    struct ct_return_node *node = &seen->nodes[number];
    const struct seen_from at = w->at[number];
    int first = node->first;
    int largest;

    node->child = *nnodes;
    for (int x = next_behind(w, at, -1); x >= 0; x = next_behind(w, at, x)) {
        const struct seen_from branch = {x, at.node};

        w->at[*nnodes] = past_chain(w, branch);
        seen->nodes[(*nnodes)++] =
            (struct ct_return_node){.size = ranks_behind(w, branch), .parent = number};
    }
    node->nchildren = *nnodes - node->child;
    largest = node->child;
    for (int i = node->child; i < *nnodes; i++) {
        if (seen->nodes[i].size > seen->nodes[largest].size)
            largest = i;
    }
    if (node->nchildren > 0) {
        const struct seen_from last = w->at[*nnodes - 1];
        const struct ct_return_node branch = seen->nodes[*nnodes - 1];

        w->at[*nnodes - 1] = w->at[largest];
        seen->nodes[*nnodes - 1] = seen->nodes[largest];
        w->at[largest] = last;
        seen->nodes[largest] = branch;
    }
    for (int i = node->child; i < *nnodes; i++) {
        seen->nodes[i].first = first;
        first += seen->nodes[i].size;
    }
}

/* rank_at: node of the tree -> the rank there */
static void see(const struct walked *w, struct ct_return_tree *seen, const int *rank_at)
{
    int nnodes = 1;

    w->at[0] = (struct seen_from){centre_of(w), -1};
    seen->nodes[0] = (struct ct_return_node){.size = seen->nranks, .parent = -1};
    for (int i = 0; i < nnodes; i++) {
        add_branches(w, seen, i, &nnodes);
        if (seen->nodes[i].nchildren > 0)
            continue;
        seen->place[seen->nodes[i].first] = i;
        seen->rank[seen->nodes[i].first] = rank_at[w->at[i].node];
    }
}

static void list_children(const struct walked *w)
{
    const int n = w->tree->nnodes;

    ct_tree_below(w->tree, w->below);
    for (int x = 0; x < n; x++)
        w->first_child[x] = w->next_sibling[x] = -1;
    for (int x = n - 1; x > 0; x--) {
        w->next_sibling[x] = w->first_child[w->tree->parent[x]];
        w->first_child[w->tree->parent[x]] = x;
    }
}

int ct_return_tree_init(struct ct_return_tree *seen, const struct ct_tree *tree)
{
    const size_t n = (size_t)tree->nnodes;
    const size_t nranks = (size_t)tree->nranks;
    int *numbers = calloc(4 * n, sizeof *numbers);
    struct walked w = {.tree = tree, .at = calloc(n + 1, sizeof *w.at)};
    int err = CT_ERR_MEMORY;

    *seen = (struct ct_return_tree){
        .nranks = tree->nranks,
        .nodes = calloc(n + 1, sizeof *seen->nodes),
        .rank = calloc(2 * nranks, sizeof *seen->rank),
    };
    if (numbers != NULL && w.at != NULL && seen->nodes != NULL && seen->rank != NULL) {
        int *rank_at = numbers + 3 * n;

        seen->place = seen->rank + nranks;
        w.below = numbers;
        w.first_child = numbers + n;
        w.next_sibling = numbers + 2 * n;
        list_children(&w);
        for (int rank = 0; rank < tree->nranks; rank++)
            rank_at[tree->place[rank]] = rank;
        see(&w, seen, rank_at);
        err = CT_OK;
    }
    free(numbers);
    free(w.at);
    return err;
}

void ct_return_tree_fini(struct ct_return_tree *seen)
{
    free(seen->nodes);
    free(seen->rank);
}

/* The branch of a node that has a position. */
static int branch_at(const struct ct_return_tree *seen, const struct ct_return_node *node,
                     int position)
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

static struct interval interval_of(const struct ct_return_node *node)
{
    return (struct interval){node->first, node->first + node->size};
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
static int last_branch(const struct ct_return_tree *seen, const struct ct_return_node *node,
                       int block)
{
    const int largest = seen->nodes[node->child + node->nchildren - 1].size;
    const int offset = block - node->first - largest;

    return branch_at(seen, node, node->first + (offset + node->size) % node->size);
}

/*
 * From branch `own` of a node, which has the block, to its other branches.
 *
 * tail_hop  of the last position of the branch; changed to that of the node
 */
static void pass_branches(const struct ct_return_tree *seen, struct way *way, int own,
                          int *tail_hop)
{
    const struct ct_return_node *node = &seen->nodes[seen->nodes[own].parent];
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

void ct_return_messages(const struct ct_return_tree *seen, int position,
                        struct ct_return_message *recvs, struct ct_return_message *sends)
{
    const size_t n = (size_t)seen->nranks - 1;
    struct way way = {.position = position, .sends = sends};
    int nrecvs = 0;

    for (int block = 0; block < seen->nranks; block++) {
        int tail_hop = 0;

        way.block = way.exit = block;
        way.exit_hop = 0;
        for (int x = seen->place[block]; seen->nodes[x].parent >= 0; x = seen->nodes[x].parent)
            pass_branches(seen, &way, x, &tail_hop);
        if (block != position)
            recvs[nrecvs++] = way.recv;
    }
    qsort(recvs, n, sizeof *recvs, by_hop);
    qsort(sends, n, sizeof *sends, by_hop);
}
