/*
 * far_first.c - the messages of one rank.
 */
#include "repo/scheme/far_first.h"

#include "repo/scheme/far_lists.h"

enum order_by { BY_MESSAGES, BY_COPIES };

static const char *const words[] = {"messages", "copies"};

const struct ct_param ct_far_first_param = {
    .name = "order_by",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

/* With two ranks there is nothing to put in order. Copies are for blocks of one
   size: the scratch that they come from has no others. */
bool ct_far_first_applies(const struct ct_problem *problem)
{
    return problem->setting.values[0] == BY_MESSAGES ||
           (problem->nranks > 2 && !problem->collective->has_counts);
}

struct far_first {
    struct ct_builder *builder;
    int rank;
    bool by_copies;
    struct ct_far_lists far;
};

/* Blocks of a list, run by run: in messages to `peer`, or in ones from it. */
static void plan_runs(const struct far_first *f, int peer, bool is_send,
                      const struct ct_far_list *list)
{
    int block = list->first;

    for (int i = 0; i < list->n;) {
        const int n = ct_far_run(&f->far, block, list->n - i);
        const struct ct_span run = ct_span(CT_RECV, block, n);

        if (is_send)
            ct_send(f->builder, peer, run);
        else
            ct_recv(f->builder, peer, run);
        i += n;
        block = f->far.next[block + n - 1];
    }
}

static void plan_send(const struct far_first *f, int peer)
{
    const struct ct_far_list *own = &f->far.lists[f->rank];

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
                ct_span(CT_SCRATCH, f->far.lists[f->rank].n, f->far.lists[peer].n));
    else
        plan_runs(f, peer, false, &f->far.lists[peer]);
}

/* The rounds down to a node. */
static void plan_down(struct far_first *f, int mine)
{
    const int node = f->far.made->nodes[mine].parent;
    const struct ct_made_node *others;

    if (node < 0)
        return;
    plan_down(f, node);
    others = ct_far_lists_round(&f->far, mine);
    plan_send(f, f->far.peer[f->rank]);
    for (int i = 0; i < others->nranks; i++) {
        const int from = f->far.made->order[others->first + i];

        if (f->far.peer[from] == f->rank)
            plan_recv(f, from);
        ct_far_lists_add(&f->far, from);
    }
    ct_fence(f->builder);
}

/* From scratch to their places. */
static void put_in_order(const struct far_first *f)
{
    const struct ct_far_list *own = &f->far.lists[f->rank];
    int block = own->first;

    for (int i = 0; i < own->n;) {
        const int n = ct_far_run(&f->far, block, own->n - i);

        ct_copy(f->builder, ct_span(CT_SCRATCH, i, n), ct_span(CT_RECV, block, n));
        i += n;
        block = f->far.next[block + n - 1];
    }
}

static void plan(struct far_first *f)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    ct_copy(f->builder, own,
            f->by_copies ? ct_span(CT_SCRATCH, 0, 1) : ct_span(CT_RECV, f->rank, 1));
    plan_down(f, f->far.made->leaf[f->rank]);
    if (f->by_copies)
        put_in_order(f);
}

void ct_far_first_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_made_tree *made)
{
    struct far_first f = {
        .builder = builder,
        .rank = shape->rank,
        .by_copies = shape->nranks > 1 && shape->setting.values[0] == BY_COPIES,
    };

    if (ct_far_lists_init(&f.far, made) == CT_OK)
        plan(&f);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for an allgather on a tree");
    ct_far_lists_fini(&f.far);
}
