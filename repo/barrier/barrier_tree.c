/*
 * barrier_tree - tokens up a tree of ranks to rank 0, then down again.
 *
 * A rank waits for its children, reports to its parent, waits for it, and
 * releases its children. Trees are k-ary, of consecutive runs, or k-nomial; the
 * binomial one is the tournament, whose winners are fixed.
 * Source: Hensgen, Finkel, Manber 1988, the tournament; MPICH and Open MPI
 * "tree".
 */
#include "repo/algorithm.h"
#include "repo/scheme/rank_tree.h"

enum { TREE, RADIX }; /* the parameters */

static const char *const trees[] = {"kary", "knomial"};

enum { KARY, KNOMIAL };

static const struct ct_param tree = {
    .name = "tree",
    .nvalues = sizeof trees / sizeof *trees,
    .words = trees,
};

static const int radices[] = {2, 4, 8};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* Else all ranks are children of rank 0: barrier_linear. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return values[RADIX] + (values[TREE] == KARY) < problem->nranks;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    const struct ct_rank_node node = shape->setting.values[TREE] == KARY
                                         ? ct_kary_node(shape->nranks, shape->rank, k)
                                         : ct_knomial_node(shape->nranks, shape->rank, k);

    for (int i = 0; i < node.nchildren; i++)
        ct_token_recv(builder, node.children[i]);
    ct_fence(builder);
    if (node.parent >= 0) {
        ct_token_recv(builder, node.parent);
        ct_token_send(builder, node.parent);
    }
    ct_fence(builder);
    for (int i = node.nchildren - 1; i >= 0; i--)
        ct_token_send(builder, node.children[i]);
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_tree = {
    .name = "barrier_tree",
    .collective = &ct_barrier,
    .source = "Hensgen, Finkel, Manber 1988; MPICH; Open MPI",
    .needs = "p > 2; a radix that gives a tree of its own",
    .cost = "2 h rounds of c tokens, depth h, c children",
    .params = {&tree, &radix},
    .applies = applies,
    .plan = plan,
};
