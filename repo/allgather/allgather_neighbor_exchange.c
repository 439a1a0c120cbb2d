/*
 * allgather_neighbor_exchange - p/2 rounds between neighbours.
 *
 * In round 0, neighbours exchange their own blocks: pair k is ranks 2k and
 * 2k+1. From then on each rank turns to its other neighbour in every round
 * and passes on the pair of blocks that it got last.
 */
#include "repo/algorithm.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks % 2 == 0 && problem->nranks > 2;
}

/* The blocks of pair `pair`, counted round the ring of pairs. */
static struct ct_span pair_of(int pair, int npairs)
{
    return ct_span(CT_RECV, 2 * ((pair + npairs) % npairs), 2);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;
    const int partner = rank ^ 1;

    ct_recv(builder, partner, ct_span(CT_RECV, partner, 1));
    ct_send(builder, partner, ct_span(CT_SEND, 0, 1));
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    for (int i = 1; i < p / 2; i++) {
        const int direction = (rank + i) % 2 == 0 ? 1 : -1;
        const int peer = (rank + direction + p) % p;
        const int next = rank / 2 + direction * ((i + 1) / 2);
        const int last = rank / 2 - direction * (i / 2);

        ct_fence(builder);
        ct_recv(builder, peer, pair_of(next, p / 2));
        ct_send(builder, peer, pair_of(last, p / 2));
    }
}

CT_SERVES(allgather, allgatherv, neighbor_exchange,
          {
              .source = "Chen, Zhang, Zhang, Yuan 2005",
              .needs = "p even, p > 2",
              .cost = "(p/2) alpha + (p-1) n beta",
              .applies = applies,
              .plan = plan,
          });
