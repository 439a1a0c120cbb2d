/*
 * bcast_linear - the root sends to all others.
 *
 * Cost: (p-1) (alpha + n beta), with n bytes in the vector.
 * Needs: nothing. Scratch: none.
 * Source: Pjesivac-Grbovic et al. 2007, "flat tree".
 */
#include "repo/pattern/pass_down.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank != shape->root) {
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
        return;
    }
    for (int i = 1; i < shape->nranks; i++)
        ct_send(builder, ct_rank_from_root(shape, i), ct_span(CT_SEND, 0, 1));
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_linear = {
    .name = "bcast_linear",
    .collective = &ct_bcast,
    .source = "Pjesivac-Grbovic et al. 2007",
    .cost = "(p-1) (alpha + n beta)",
    .plan = plan,
};
