/*
 * alltoall_ring_barrier - the ring with barriers between some rounds.
 *
 * Ranks of a ring drift apart until messages of several rounds share links;
 * a barrier now and then brings them together. N barriers are spread evenly
 * over the p-2 gaps between rounds; a value above p-2 means one in each gap.
 * Cost: (p-1) alpha + (p-1) n beta + N theta, with n bytes per block and
 * theta the time of a barrier.
 * Needs: p > 2, and the next smaller value less than p-2. Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring with N MPI barriers".
 */
#include "repo/algorithm.h"
#include "repo/pattern/exchange.h"

static const int counts[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

enum { BARRIERS }; /* the parameters */

static const struct ct_param barriers = {
    .name = "barriers",
    .nvalues = sizeof counts / sizeof *counts,
    .values = counts,
};

/* One value, and one only, may stand for a barrier in each gap. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[BARRIERS] / 2 < problem->nranks - 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int n = shape->setting.values[BARRIERS] < p - 2
                      ? shape->setting.values[BARRIERS]
                      : p - 2;
    int next = 1; /* barrier, 1..n */

    for (int i = 1; i < p; i++) {
        ct_exchange(builder, (shape->rank + i) % p, (shape->rank - i + p) % p);
        if (i < p - 1)
            ct_fence(builder);
        if (next <= n && i == next * (p - 1) / (n + 1)) {
            ct_barrier(builder);
            next++;
        }
    }
    ct_exchange_own(builder, shape->rank);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_ring_barrier = {
    .name = "alltoall_ring_barrier",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .params = {&barriers},
    .applies = applies,
    .plan = plan,
};
