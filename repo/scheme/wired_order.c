/*
 * wired_order.c - the ranks in the order of a depth-first walk.
 */
#include "repo/scheme/wired_order.h"

#include "repo/common.h"

#include <stdlib.h>

uint16_t *ct_wired_order(const struct ct_tree *tree)
{
    const size_t nranks = (size_t)tree->nranks;
    int *work = calloc((size_t)tree->nnodes + nranks, sizeof *work);
    uint16_t *order = calloc(nranks, sizeof *order);

    if (work == NULL || order == NULL) {
        free(work);
        free(order);
        return NULL;
    }
    ct_tree_order(tree, work, work + tree->nnodes);
    for (int i = 0; i < tree->nranks; i++)
        order[i] = (uint16_t)work[tree->nnodes + i];
    free(work);
    return order;
}

static void *make(const struct ct_shape *shape, const void *of)
{
    (void)of;
    return ct_wired_order(&shape->places->tree);
}

void ct_plan_wired(struct ct_builder *builder, const struct ct_shape *shape,
                   ct_order_planner *planner)
{
    uint16_t *order = ct_common_take(shape, make, free, NULL);

    if (order == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the order of the ranks");
    else
        planner(builder, shape, order);
    ct_common_leave(shape, free, order);
}
