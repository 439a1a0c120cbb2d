/*
 * allreduce_allgather_reduce - every rank gets all vectors and combines them.
 *
 * The vectors are gathered as in allgather_bruck: with those of w ranks, its
 * own and the next, a rank sends them to rank r-w and gets as many more from
 * rank r+w. Then it combines them in order of rank: results are the same in
 * every bit on all ranks.
 * Cost: ceil(log2 p) alpha + (p-1) n (beta + gamma), n bytes in the vector.
 * Needs: p n <= 1 MB. Scratch: p vectors.
 * Source: Faraj, Yuan 2005, section 3.1 ("all-gather based"); the allgather:
 * Bruck et al. 1997.
 */
#include "repo/algorithm.h"

enum { GATHERED_MAX = 1 << 20 }; /* chosen: it is for short vectors */

static bool applies(const struct ct_problem *problem)
{
    return problem->bytes <= GATHERED_MAX / (size_t)problem->nranks;
}

/* The vector of rank r+i. */
static struct ct_span vector(int i)
{
    return ct_span(CT_SCRATCH, i, 1);
}

static void plan_gather(struct ct_builder *builder, int p, int rank)
{
    ct_copy(builder, ct_span(CT_SEND, 0, 1), vector(0));
    ct_fence(builder);
    for (int w = 1; w < p; w *= 2) {
        const int n = w < p - w ? w : p - w;

        ct_recv(builder, (rank + w) % p, ct_span(CT_SCRATCH, w, n));
        ct_send(builder, (rank + p - w) % p, ct_span(CT_SCRATCH, 0, n));
        ct_fence(builder);
    }
}

/* From the highest rank's vector down. */
static void plan_reduce(struct ct_builder *builder, int p, int rank)
{
    const struct ct_span result = ct_span(CT_RECV, 0, 1);
    int last = ct_copy(builder, vector(p - 1 - rank), result);

    for (int of = p - 2; of >= 0; of--) {
        const int step =
            ct_reduce(builder, vector((of - rank + p) % p), result);

        ct_after(builder, step, last);
        last = step;
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    plan_gather(builder, shape->nranks, shape->rank);
    plan_reduce(builder, shape->nranks, shape->rank);
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_allgather_reduce = {
    .name = "allreduce_allgather_reduce",
    .collective = &ct_allreduce,
    .source = "Faraj, Yuan 2005, section 3.1",
    .needs = "p n <= 1 MB",
    .cost = "ceil(log2 p) alpha + (p-1) n (beta + gamma)",
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
