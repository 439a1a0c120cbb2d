/*
 * alltoall_ring - p-1 rounds, each a shift.
 *
 * In round i, rank r sends to rank r+i and receives from rank r-i; it begins
 * round i+1 when its own part of round i is done.
 * Cost: (p-1) alpha + (p-1) n beta, with n bytes per block.
 * Needs: nothing. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring"; Thakur, Rabenseifner, Gropp
 * 2005, section 4.3.
 */
#include "repo/algorithm.h"
#include "repo/exchange.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    for (int i = 1; i < p; i++) {
        ct_exchange(builder, (shape->rank + i) % p, (shape->rank - i + p) % p);
        if (i < p - 1)
            ct_fence(builder);
    }
    ct_exchange_own(builder, shape->rank);
}

const struct ct_algorithm alltoall_ring = {
    .name = "alltoall_ring",
    .collective = CT_ALLTOALL,
    .source = "Faraj, Yuan 2005, section 3",
    .plan = plan,
};
