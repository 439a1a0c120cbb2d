/*
 * allgather_gather_bcast - rank 0 gathers all blocks and broadcasts them.
 *
 * Both go along one k-nomial tree (rank_tree.h), k the radix: a rank stands for
 * the ranks of its subtree, which are the next ones, so blocks of subtrees are
 * consecutive. Everything is sent on as soon as it is complete, the broadcast
 * to the largest subtree first. With all ranks below rank 0 both are linear.
 * Source: Faraj, Yuan 2005, section 3, "gather-bcast".
 */
#include "repo/algorithm.h"
#include "repo/scheme/rank_tree.h"

enum { RADIX }; /* the parameters */

static const int radices[] = {2, 4, 8, 16};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* Of three ranks, two are below rank 0 with any radix; so are all, up to one
   that is p or more. */
static bool applies(const struct ct_problem *problem)
{
    const int value = problem->setting.values[RADIX];
    const int p = problem->nranks;

    return value == radices[0] || (p > 3 && value / 2 < p);
}

/* The end of the subtree of a rank. */
static int end_of(const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    long width = 1;

    while (width < shape->nranks && shape->rank % (k * width) == 0)
        width *= k;
    return width < shape->nranks - shape->rank ? shape->rank + (int)width : shape->nranks;
}

/* The blocks of a child's subtree; `end` is the end of the node's. */
static struct ct_span blocks_of(const struct ct_rank_node *node, int child, int end)
{
    const int first = node->children[child];
    const int next = child + 1 < node->nchildren ? node->children[child + 1] : end;

    return ct_span(CT_RECV, first, next - first);
}

static void plan_gather(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_rank_node *node)
{
    const int rank = shape->rank;
    const int end = end_of(shape);

    for (int i = 0; i < node->nchildren; i++)
        ct_recv(builder, node->children[i], blocks_of(node, i, end));
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    ct_fence(builder);
    if (node->parent >= 0)
        ct_send(builder, node->parent, ct_span(CT_RECV, rank, end - rank));
}

static void plan_bcast(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_rank_node *node)
{
    const struct ct_span all = ct_span(CT_RECV, 0, shape->nranks);

    ct_fence(builder);
    if (node->parent >= 0)
        ct_recv(builder, node->parent, all);
    ct_fence(builder);
    for (int i = node->nchildren - 1; i >= 0; i--)
        ct_send(builder, node->children[i], all);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_rank_node node =
        ct_knomial_node(shape->nranks, shape->rank, shape->setting.values[RADIX]);

    plan_gather(builder, shape, &node);
    plan_bcast(builder, shape, &node);
}

CT_SERVES(allgather, allgatherv, gather_bcast,
          {
              .source = "Faraj, Yuan 2005, section 3",
              .needs = "a radix that gives a tree of its own",
              .cost = "2 (k-1) l alpha + (p-1 + (k-1) l p) n beta, l = ceil(log_k p)",
              .is_dominated = true,
              .params = {&radix},
              .applies = applies,
              .plan = plan,
          });
