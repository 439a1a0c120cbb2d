/*
 * allreduce_variation_1 - a reduce-scatter, then any allgather of the chunks.
 *
 * The vector is cut into p chunks; chunk r ends at rank r. "halving" is
 * recursive halving, the farthest partner first: ranks exchange halves of what
 * they still keep, and combine. Beyond the largest power of two q, the two
 * ranks of a pair (fold.h) first combine one half each, then the even one works
 * for both, and in the end gives the odd one its chunk. "circulant" takes
 * ceil(log2 p) rounds for any p (scheme/circulant.h). The allgather is the
 * other parameter.
 * Scratch: at most two vectors.
 * Source: Faraj, Yuan 2005, section 3.1 ("variation 1": halving and the tuned
 * allgather); circulant: Traeff 2024.
 */
#include "repo/scheme/butterfly.h"
#include "repo/scheme/chunk_allgather.h"
#include "repo/scheme/circulant.h"
#include "repo/scheme/fold.h"

enum { REDUCE_SCATTER, ALLGATHER }; /* the parameters */

enum { HALVING, CIRCULANT };

static const char *const words[] = {"halving", "circulant"};

static const struct ct_param reduce_scatter_param = {
    .name = "reduce_scatter",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

static bool applies(const struct ct_problem *problem)
{
    const int p = problem->nranks;
    const int *values = problem->setting.values;

    if (p <= 2 || (values[REDUCE_SCATTER] == HALVING && values[ALLGATHER] == CT_CHUNKS_DOUBLING &&
                   ct_fold_power(p) == p))
        return false;
    return ct_chunk_allgather_applies(problem, values[ALLGATHER]);
}

/* The even rank of a pair begins with the lower half, the odd one with the
   upper. */
static void plan_pair(struct ct_builder *builder, struct ct_partial *partial, int p, int rank)
{
    const struct ct_part lower = {0, p / 2};
    const struct ct_part upper = {p / 2, p - p / 2};
    const bool is_even = rank % 2 == 0;

    ct_partial_combine(builder, partial, is_even ? rank + 1 : rank - 1, is_even,
                       is_even ? upper : lower, is_even ? lower : upper);
    if (is_even)
        ct_recv(builder, rank + 1, ct_span(partial->buffer, upper.first, upper.units));
    else
        ct_send(builder, rank - 1, ct_span(partial->buffer, upper.first, upper.units));
}

static void plan_halving(struct ct_builder *builder, int p, int rank)
{
    const struct ct_butterfly butterfly = {
        .pairing = ct_butterfly_far,
        .nranks = p,
        .number = ct_fold_number(p, rank),
        .by_rank = true,
    };
    const bool is_paired = ct_fold_is_paired(p, rank);
    struct ct_partial partial = {.buffer = CT_SEND};

    if (is_paired)
        plan_pair(builder, &partial, p, rank);
    if (butterfly.number < 0) {
        ct_fence(builder);
        ct_recv(builder, rank - 1, ct_span(CT_RECV, rank, 1));
    } else {
        ct_butterfly_halve(builder, &butterfly, &partial, (struct ct_part){0, ct_fold_power(p)});
        ct_partial_deliver(builder, &partial, (struct ct_part){rank, 1 + is_paired});
        if (is_paired)
            ct_send(builder, rank + 1, ct_span(CT_RECV, rank + 1, 1));
    }
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int *values = shape->setting.values;

    ct_set_units_per_block(builder, shape->nranks);
    if (values[REDUCE_SCATTER] == HALVING)
        plan_halving(builder, shape->nranks, shape->rank);
    else
        ct_circulant_scatter(builder, shape->nranks, shape->rank);
    ct_chunk_allgather(builder, shape, values[ALLGATHER]);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_variation_1 = {
    .name = "allreduce_variation_1",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 3.1",
    .needs = "p > 2, a commutative operation, and what the allgather needs",
    .cost = "log2 q alpha + (q-1)/q n (beta + gamma), q the largest power of "
            "two <= p; if p > q, 3 alpha + n beta + n/2 gamma more; "
            "circulant: ceil(log2 p) alpha + (p-1)/p n (beta + gamma); "
            "and allgather(p ranks, n/p)",
    .params = {&reduce_scatter_param, &ct_chunk_allgather_param},
    .applies = applies,
    .plan = plan,
};
