/*
 * allgather_recursive_doubling - what ranks know doubles in every step.
 *
 * In step k, ranks whose numbers differ in bit k exchange all blocks that
 * they have: those of 2^k consecutive ranks. Beyond the largest power of two
 * q, odd ranks give their block to their even neighbour first, and get the
 * result from it at the end (their own block with it: one message is worth
 * more than n bytes). Groups then hold up to 2^(k+1) blocks, still
 * consecutive.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1; folding by neighbours:
 * section 4.5.
 */
#include "repo/algorithm.h"
#include "repo/scheme/fold.h"

/* The blocks of the working ranks with numbers from `number` to `end`. */
static struct ct_span blocks_of(int nranks, int number, int end)
{
    const int first = ct_fold_rank(nranks, number);

    return ct_span(CT_RECV, first, ct_fold_rank(nranks, end) - first);
}

static void plan_doubling(struct ct_builder *builder, int p, int number)
{
    const int q = ct_fold_power(p);

    for (int d = 1; d < q; d *= 2) {
        const int mine = number & ~(d - 1);
        const int theirs = mine ^ d;
        const int peer = ct_fold_rank(p, number ^ d);

        ct_fence(builder);
        ct_recv(builder, peer, blocks_of(p, theirs, theirs + d));
        ct_send(builder, peer, blocks_of(p, mine, mine + d));
    }
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;
    const int number = ct_fold_number(p, rank);
    const bool is_paired = ct_fold_is_paired(p, rank);

    if (number < 0) {
        ct_send(builder, rank - 1, ct_span(CT_SEND, 0, 1));
        ct_fence(builder);
        ct_recv(builder, rank - 1, ct_span(CT_RECV, 0, p));
        return;
    }
    if (is_paired)
        ct_recv(builder, rank + 1, ct_span(CT_RECV, rank + 1, 1));
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    plan_doubling(builder, p, number);
    if (is_paired)
        ct_send(builder, rank + 1, ct_span(CT_RECV, 0, p));
}

CT_SERVES(allgather, allgatherv, recursive_doubling,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1",
              .cost = "log2 p alpha + (p-1) n beta; other p: 2 alpha + p n beta more",
              .plan = plan,
          });
