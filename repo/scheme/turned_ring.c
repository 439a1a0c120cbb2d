/*
 * turned_ring.c - the ring from the root on.
 */
#include "repo/scheme/turned_ring.h"

#include "repo/scheme/block_tree.h"

#include <stdlib.h>

static int position_of(const uint16_t *order, int rank)
{
    int at = 0;

    while (order[at] != rank)
        at++;
    return at;
}

void ct_plan_turned_ring(struct ct_builder *builder, const struct ct_shape *shape,
                         const uint16_t *order)
{
    const int p = shape->nranks;
    const int first = position_of(order, shape->root);
    const int own = position_of(order, shape->rank);
    const struct ct_block_node node = ct_knomial_blocks(p, (own - first + p) % p, 2);
    int *turned = calloc((size_t)p, sizeof *turned);

    if (turned == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a ring");
        return;
    }
    for (int i = 0; i < p; i++)
        turned[i] = order[(first + i) % p];
    ct_block_plan(builder, shape, &node, turned);
    free(turned);
}
