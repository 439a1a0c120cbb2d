/*
 * allreduce_recursive_doubling - whole vectors, partners at distance 2^k.
 *
 * In step k, ranks whose numbers differ in bit k exchange and combine the
 * results of their groups of 2^k consecutive ranks. Beyond the largest power
 * of two q, odd ranks give their vector to their even neighbour first and get
 * the result from it at the end. Groups are consecutive: rank order is kept.
 * Cost: log2 q (alpha + n beta + n gamma), n bytes in the vector; if p > q,
 * 2 alpha + 2 n beta + n gamma more.
 * Needs: nothing. Scratch: at most two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.5.
 */
#include "repo/pattern/butterfly.h"
#include "repo/pattern/fold.h"

static const struct ct_part nothing = {0, 0};
static const struct ct_part vector = {0, 1};

static void plan_doubling(struct ct_builder *builder, int p, int rank)
{
    const struct ct_butterfly butterfly = {
        .pairing = ct_butterfly_near,
        .nranks = p,
        .number = ct_fold_number(p, rank),
    };
    const bool paired = ct_fold_is_paired(p, rank);
    struct ct_partial partial = {CT_SEND,
                                 paired + ct_butterfly_moves(&butterfly)};

    if (paired)
        ct_partial_combine(builder, &partial, rank + 1, true, nothing, vector);
    for (int step = 0; 1 << step < ct_fold_power(p); step++) {
        const struct ct_pairing with =
            ct_butterfly_near(butterfly.number, step, ct_fold_power(p));

        ct_partial_combine(builder, &partial, ct_fold_rank(p, with.partner),
                           with.is_lower, vector, vector);
    }
    ct_partial_deliver(builder, &partial, vector);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;

    if (ct_fold_number(p, rank) < 0) {
        ct_send(builder, rank - 1, ct_span(CT_SEND, 0, 1));
        ct_fence(builder);
        ct_recv(builder, rank - 1, ct_span(CT_RECV, 0, 1));
        return;
    }
    plan_doubling(builder, p, rank);
    if (ct_fold_is_paired(p, rank))
        ct_send(builder, rank + 1, ct_span(CT_RECV, 0, 1));
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_recursive_doubling = {
    .name = "allreduce_recursive_doubling",
    .collective = &ct_allreduce,
    .source = "Thakur, Rabenseifner, Gropp 2005, section 4.5",
    .cost = "log2 q (alpha + n beta + n gamma), q the largest power of two "
            "<= p; if p > q, 2 alpha + 2 n beta + n gamma more",
    .ordered = true,
    .plan = plan,
};
