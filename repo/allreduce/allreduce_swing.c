/*
 * allreduce_swing - chunks go to partners 1, 1, 3, 5, 11, ... ranks apart.
 *
 * The vector is cut into p chunks. A reduce-scatter whose steps take them to
 * partners by numbers in base -2, for any number of ranks (scheme/swing.h),
 * then an allgather by the same steps backwards.
 * Needs: p not a power of two (else allreduce_halving sends the same in fewer
 * messages), a commutative operation. Scratch: at most two vectors.
 * Source: De Sensi et al. 2024; which chunks: our own rule.
 */
#include "repo/scheme/fold.h"
#include "repo/scheme/swing.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks != ct_fold_power(problem->nranks);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_swing = {
    .name = "allreduce_swing",
    .collective = &ct_allreduce,
    .source = "De Sensi et al. 2024",
    .needs = "p not a power of two, a commutative operation",
    .cost = "2 ceil(log2 p) to 2 (p-1) alpha + 2 (p-1)/p n beta + "
            "(p-1)/p n gamma",
    .applies = applies,
    .plan = ct_swing_allreduce,
};
