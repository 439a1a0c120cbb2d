/*
 * far_first.c - who has which blocks, and the messages of one rank.
 *
 * Below a node each block is with one rank, so the blocks of a rank are a
 * list. Down the way to the planned rank's leaf, those of ranks outside are
 * added to lists inside, in the order in which they arrive.
 */
#include "repo/pattern/far_first.h"

#include <stdlib.h>

enum order_by { BY_MESSAGES, BY_COPIES };

static const char *const words[] = {"messages", "copies"};

const struct ct_param ct_far_first_param = {
    .name = "order_by",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

/* With two ranks there is nothing to put in order. */
bool ct_far_first_applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 || problem->setting.values[0] == BY_MESSAGES;
}

/* The blocks of a rank. */
struct list {
    int first;
    int last;
    int n;
};

/* Ranks below a node: consecutive in depth-first order. */
struct group {
    int first; /* position */
    int nranks;
};

struct far_first {
    struct ct_builder *builder;
    const struct ct_tree *tree;
    int rank;
    bool by_copies;
    int *below;         /* node -> ranks at and below it */
    int *start;         /* node -> position of the first of them */
    int *order;         /* position -> rank */
    int *next;          /* block -> the next of its list */
    int *peer;          /* rank -> whom it sends to in this round */
    int *total;         /* work */
    struct list *lists; /* rank -> its blocks */
};

static struct group group_at(const struct far_first *f, int node)
{
    return (struct group){f->start[node], f->below[node]};
}

/* Choose for each rank of one group whom it sends to in the other, so that all
   of these have nearly as many blocks then. */
static void find_peers(struct far_first *f, struct group from, struct group to)
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

static struct ct_span run_at(const struct far_first *f, int block, int n)
{
    struct ct_span run = ct_span(CT_RECV, block, 1);

    while (run.units < n &&
           f->next[run.first + run.units - 1] == run.first + run.units)
        run.units++;
    return run;
}

/* Blocks of a list, run by run: in messages to `peer`, or in ones from it. */
static void plan_runs(const struct far_first *f, int peer, bool is_send,
                      const struct list *list)
{
    int block = list->first;

    for (int i = 0; i < list->n;) {
        const struct ct_span run = run_at(f, block, list->n - i);

        if (is_send)
            ct_send(f->builder, peer, run);
        else
            ct_recv(f->builder, peer, run);
        i += run.units;
        block = f->next[run.first + run.units - 1];
    }
}

static void plan_send(const struct far_first *f, int peer)
{
    const struct list *own = &f->lists[f->rank];

    if (own->n == 1)
        ct_send(f->builder, peer, ct_span(CT_SEND, 0, 1));
    else if (f->by_copies)
        ct_send(f->builder, peer, ct_span(CT_SCRATCH, 0, own->n));
    else
        plan_runs(f, peer, true, own);
}

static void plan_recv(const struct far_first *f, int peer)
{
    if (f->by_copies)
        ct_recv(f->builder, peer,
                ct_span(CT_SCRATCH, f->lists[f->rank].n, f->lists[peer].n));
    else
        plan_runs(f, peer, false, &f->lists[peer]);
}

static void add_blocks(struct far_first *f, int to, int from)
{
    f->next[f->lists[to].last] = f->lists[from].first;
    f->lists[to].last = f->lists[from].last;
    f->lists[to].n += f->lists[from].n;
}

/* What the ranks of the other group send into this rank's. */
static void plan_recvs(struct far_first *f, struct group other)
{
    for (int i = 0; i < other.nranks; i++) {
        const int from = f->order[other.first + i];
        const int to = f->peer[from];

        if (to == f->rank)
            plan_recv(f, from);
        add_blocks(f, to, from);
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

/* A round: `mine` is the child of `node` that the rank is below. */
static void plan_node(struct far_first *f, int node, int mine)
{
    const int theirs = other_child(f->tree, node, mine);

    if (theirs == 0)
        return;
    find_peers(f, group_at(f, mine), group_at(f, theirs));
    find_peers(f, group_at(f, theirs), group_at(f, mine));
    plan_send(f, f->peer[f->rank]);
    plan_recvs(f, group_at(f, theirs));
    ct_fence(f->builder);
}

static void plan_down(struct far_first *f, int to)
{
    const int node = f->tree->parent[to];

    if (node < 0)
        return;
    plan_down(f, node);
    plan_node(f, node, to);
}

/* From scratch to their places. */
static void put_in_order(const struct far_first *f)
{
    const struct list *own = &f->lists[f->rank];
    int block = own->first;

    for (int i = 0; i < own->n;) {
        const struct ct_span run = run_at(f, block, own->n - i);

        ct_copy(f->builder, ct_span(CT_SCRATCH, i, run.units), run);
        i += run.units;
        block = f->next[run.first + run.units - 1];
    }
}

static void plan(struct far_first *f)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    ct_copy(f->builder, own,
            f->by_copies ? ct_span(CT_SCRATCH, 0, 1)
                         : ct_span(CT_RECV, f->rank, 1));
    plan_down(f, f->tree->place[f->rank]);
    if (f->by_copies)
        put_in_order(f);
}

static bool make(struct far_first *f)
{
    const size_t nnodes = (size_t)f->tree->nnodes;
    const size_t nranks = (size_t)f->tree->nranks;

    f->below = calloc(nnodes, sizeof *f->below);
    f->start = calloc(nnodes, sizeof *f->start);
    f->order = calloc(nranks, sizeof *f->order);
    f->next = calloc(nranks, sizeof *f->next);
    f->peer = calloc(nranks, sizeof *f->peer);
    f->total = calloc(nranks, sizeof *f->total);
    f->lists = calloc(nranks, sizeof *f->lists);
    return f->below != NULL && f->start != NULL && f->order != NULL &&
           f->next != NULL && f->peer != NULL && f->total != NULL &&
           f->lists != NULL;
}

/* Positions of ranks and nodes; each rank has its own block. */
static void number_all(struct far_first *f)
{
    const struct ct_tree *tree = f->tree;

    ct_tree_order(tree, f->start, f->order);
    ct_tree_below(tree, f->below);
    for (int x = 0; x < tree->nnodes; x++)
        f->start[x] = tree->nranks;
    for (int i = 0; i < tree->nranks; i++) {
        const int rank = f->order[i];

        f->lists[rank] = (struct list){rank, rank, 1};
        for (int x = tree->place[rank]; x >= 0; x = tree->parent[x])
            f->start[x] = i < f->start[x] ? i : f->start[x];
    }
}

void ct_far_first_allgather(struct ct_builder *builder,
                            const struct ct_shape *shape,
                            const struct ct_tree *tree)
{
    struct far_first f = {
        .builder = builder,
        .tree = tree,
        .rank = shape->rank,
        .by_copies = shape->nranks > 1 && shape->setting.values[0] == BY_COPIES,
    };

    if (make(&f)) {
        number_all(&f);
        plan(&f);
    } else {
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for an allgather on a tree");
    }
    free(f.below);
    free(f.start);
    free(f.order);
    free(f.next);
    free(f.peer);
    free(f.total);
    free(f.lists);
}
