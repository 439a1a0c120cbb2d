/*
 * near_first.c - goes through the rounds of the allgather, then plans them from
 * the last to the first.
 *
 * At the end of the allgather a rank has a list of all blocks, of which it had
 * the first ones before each round, and got the others from one rank after the
 * other. Blocks are in scratch in the order of the list, so that each message is
 * of consecutive blocks there.
 */
#include "repo/scheme/near_first.h"

#include "repo/scheme/far_lists.h"

#include <stdlib.h>

enum { SUMS = CT_SCRATCH, GOT = CT_SCRATCH + 1 }; /* buffers */

/* A round of the allgather: it had `kept` blocks and sent them to `peer`. */
struct near_round {
    int peer;
    int kept;
    int first_part; /* what it got: parts up to the next round's first */
};

/* Blocks that came from a rank, appended to the list. */
struct near_part {
    int from;
    int first;
    int n;
};

struct near_first {
    struct ct_builder *builder;
    int rank;
    struct ct_far_lists far;
    int nrounds;
    int nparts;
    struct near_round *rounds; /* nranks at most, of both */
    struct near_part *parts;
};

static void add_part(struct near_first *f, int from)
{
    f->parts[f->nparts++] = (struct near_part){from, f->far.lists[f->rank].n, f->far.lists[from].n};
}

static void go_down(struct near_first *f, int mine)
{
    const int node = f->far.made->nodes[mine].parent;
    const struct ct_made_node *others;

    if (node < 0)
        return;
    go_down(f, node);
    others = ct_far_lists_round(&f->far, mine);
    f->rounds[f->nrounds++] =
        (struct near_round){f->far.peer[f->rank], f->far.lists[f->rank].n, f->nparts};
    for (int i = 0; i < others->nranks; i++) {
        const int from = f->far.made->order[others->first + i];

        if (f->far.peer[from] == f->rank)
            add_part(f, from);
        ct_far_lists_add(&f->far, from);
    }
}

/* All contributions, in the order of the list. */
static void fill_scratch(const struct near_first *f, int *items)
{
    const struct ct_far_list *own = &f->far.lists[f->rank];
    int block = own->first;

    for (int i = 0; i < own->n; i++, block = f->far.next[block])
        items[i] = block;
    ct_scratch_items(f->builder, SUMS, items, own->n);
    ct_scratch_items(f->builder, GOT, items, own->n);
    for (int i = 0; i < own->n;) {
        const int n = ct_far_run(&f->far, items[i], own->n - i);

        ct_copy(f->builder, ct_span(CT_SEND, items[i], n), ct_span(SUMS, i, n));
        i += n;
    }
    ct_fence(f->builder);
}

/* The first round of the allgather, of the own block, comes last. */
static void plan_round(const struct near_first *f, int number)
{
    const struct near_round *round = &f->rounds[number];
    const int end = number + 1 < f->nrounds ? round[1].first_part : f->nparts;
    const struct ct_span sums = ct_span(SUMS, 0, round->kept);
    const struct ct_span result = ct_span(CT_RECV, 0, 1);
    const struct ct_span got = number == 0 ? result : ct_span(GOT, 0, round->kept);
    int recv;

    for (int i = round->first_part; i < end; i++)
        ct_send(f->builder, f->parts[i].from, ct_span(SUMS, f->parts[i].first, f->parts[i].n));
    recv = ct_recv(f->builder, round->peer, got);
    ct_after(f->builder,
             number == 0 ? ct_combine(f->builder, sums, result) : ct_combine(f->builder, got, sums),
             recv);
    ct_fence(f->builder);
}

static void plan(struct near_first *f, int *items)
{
    go_down(f, f->far.made->leaf[f->rank]);
    if (f->nrounds == 0) {
        ct_copy(f->builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, 0, 1));
        return;
    }
    fill_scratch(f, items);
    for (int i = f->nrounds - 1; i >= 0; i--)
        plan_round(f, i);
}

void ct_near_first_reduce_scatter(struct ct_builder *builder, const struct ct_shape *shape,
                                  const struct ct_made_tree *made)
{
    const size_t nranks = (size_t)shape->nranks;
    struct near_first f = {
        .builder = builder,
        .rank = shape->rank,
        .rounds = calloc(nranks, sizeof *f.rounds),
        .parts = calloc(nranks, sizeof *f.parts),
    };
    int *items = calloc(nranks, sizeof *items);
    int err = ct_far_lists_init(&f.far, made);

    if (err == CT_OK && f.rounds != NULL && f.parts != NULL && items != NULL)
        plan(&f, items);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a reduce-scatter on a tree");
    ct_far_lists_fini(&f.far);
    free(f.rounds);
    free(f.parts);
    free(items);
}
