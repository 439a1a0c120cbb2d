/*
 * barrier_dissemination - every rank hears of k times as many ranks in each
 * round.
 *
 * A rank that knows of the w ranks up to itself sends tokens to ranks
 * r + w, r + 2w, ... r + (k-1) w, modulo p, and gets those of the ranks as far
 * before it. All ranks do the same, so any number of ranks will do.
 * Source: Hensgen, Finkel, Manber 1988, radix 2; MPICH "k_dissemination".
 */
#include "repo/algorithm.h"

enum { RADIX }; /* the parameters */

static const int radices[] = {2, 3, 4, 8, 16, 32};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* From p on, all are the same: every rank sends to every other at once. */
static bool applies(const struct ct_problem *problem)
{
    const int number = ct_param_number(&radix, problem->setting.values[RADIX]);

    return problem->nranks > 1 && (number == 0 || radices[number - 1] < problem->nranks);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int k = shape->setting.values[RADIX];

    for (long w = 1; w < p; w *= k) {
        for (int d = (int)w; d < p && d / w < k; d += (int)w) {
            ct_token_recv(builder, (shape->rank - d + p) % p);
            ct_token_send(builder, (shape->rank + d) % p);
        }
        ct_fence(builder);
    }
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_dissemination = {
    .name = "barrier_dissemination",
    .collective = &ct_barrier,
    .source = "Hensgen, Finkel, Manber 1988; MPICH",
    .needs = "radix < p, or the smallest from p on",
    .cost = "ceil(log_k p) rounds of k-1 tokens, radix k",
    .params = {&radix},
    .applies = applies,
    .plan = plan,
};
