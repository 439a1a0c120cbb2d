/*
 * exscan_123 - rounds with the ranks at distances 1, 2, 3, 6, 12, ...
 *
 * Rank r gets the vector of rank r-1. In the next round it combines that with
 * its own and sends it to rank r+2, so that a rank then has what ranks r-3 to
 * r-1 contribute. From then on the own vector is not needed: what a rank has is
 * sent to rank r+s, s = 3, 6, 12, ..., and combined with what comes from
 * rank r-s. Nothing comes from rank 0, which has nothing of others to send.
 * Needs: p > 2, else it is exscan_linear. Scratch: two vectors.
 * Source: Traeff 2025, "Communication Round and Computation Efficient Exclusive
 * Prefix-Sums Algorithms".
 */
#include "repo/algorithm.h"

static const struct ct_span own = {CT_SEND, 0, 1};
static const struct ct_span result = {CT_RECV, 0, 1};
static const struct ct_span with_own = {CT_SCRATCH, 0, 1};
static const struct ct_span before = {CT_SCRATCH + 1, 0, 1};

static void plan_first(struct ct_builder *builder)
{
    ct_send(builder, 1, own);
    ct_fence(builder);
    ct_send(builder, 2, own);
}

/* In place the result takes the place of the own vector, which is put aside
   before. */
static void plan_distance_1(struct ct_builder *builder, const struct ct_shape *shape)
{
    const bool sends = shape->rank + 1 < shape->nranks;
    const int copy = sends ? ct_copy(builder, own, with_own) : CT_NO_STEP;

    ct_after(builder, ct_recv(builder, shape->rank - 1, result), copy);
    if (sends)
        ct_after(builder, ct_send(builder, shape->rank + 1, with_own), copy);
    ct_fence(builder);
}

static void plan_distance_2(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank >= 2)
        ct_recv(builder, shape->rank - 2, before);
    if (shape->rank + 2 < shape->nranks) {
        const int step = ct_combine(builder, result, with_own);

        ct_after(builder, ct_send(builder, shape->rank + 2, with_own), step);
    }
    ct_fence(builder);
    if (shape->rank >= 2)
        ct_combine(builder, before, result);
    ct_fence(builder);
}

static void plan_distance(struct ct_builder *builder, const struct ct_shape *shape, int s)
{
    if (shape->rank > s)
        ct_recv(builder, shape->rank - s, before);
    if (shape->rank + s < shape->nranks)
        ct_send(builder, shape->rank + s, result);
    ct_fence(builder);
    if (shape->rank > s)
        ct_combine(builder, before, result);
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank == 0) {
        plan_first(builder);
        return;
    }
    plan_distance_1(builder, shape);
    plan_distance_2(builder, shape);
    for (int s = 3; s < shape->nranks - 1; s *= 2)
        plan_distance(builder, shape, s);
}

extern const struct ct_collective ct_exscan;

const struct ct_algorithm exscan_123 = {
    .name = "exscan_123",
    .collective = &ct_exscan,
    .source = "Traeff 2025",
    .needs = "p > 2",
    .cost = "q (alpha + n beta + n gamma), q = ceil(log2(p-1) + log2(4/3))",
    .ordered = true,
    .least_ranks = 3,
    .plan = plan,
};
