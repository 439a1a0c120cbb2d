/*
 * grid.c - the rounds of a grid, the dimension of the farthest ranks first:
 * what is sent is then contiguous in every round.
 */
#include "repo/scheme/grid.h"

#include "repo/scheme/forward.h"

/* Of `side` runs of `distance` lists, the rank keeps the one of its place. */
static void plan_round(struct ct_forward *forward, int distance, int side)
{
    const int place = forward->rank / distance % side;
    const int keep = place * distance;

    for (int i = 1; i < side; i++) {
        const int to = (place + i) % side * distance;
        const int from = (place - i + side) % side * distance;

        ct_forward_recv(forward, forward->rank + from - keep, keep, distance, false);
        ct_forward_send(forward, forward->rank + to - keep, to, distance);
    }
    ct_forward_keep(forward, keep, distance);
}

void ct_grid_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_mesh *mesh)
{
    struct ct_forward forward;
    int distance = shape->nranks;

    if (!ct_forward_begin(&forward, builder, shape, CT_SEND))
        return;
    for (int i = mesh->n - 1; i >= 0; i--) {
        distance /= mesh->sides[i];
        plan_round(&forward, distance, mesh->sides[i]);
    }
    ct_forward_end(&forward);
}
