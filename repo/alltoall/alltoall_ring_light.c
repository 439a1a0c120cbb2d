/*
 * alltoall_ring_light - the ring with a light barrier between rounds.
 *
 * When a rank is done with round i-1, it sends an empty message to the rank
 * that sends to it in round i; no message starts before its receiver is
 * ready. So messages of two rounds never meet at a receiver.
 * Cost: (p-1) alpha + (p-1) n beta + (p-2) delta, with n bytes per block and
 * delta the time of an empty message.
 * Needs: p > 2 (else: alltoall_ring). Scratch: none.
 * Source: Faraj, Yuan 2005, section 3, "ring with light barrier".
 */
#include "repo/algorithm.h"
#include "repo/pattern/exchange.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    for (int i = 1; i < p; i++) {
        const int to = (shape->rank + i) % p;
        const int from = (shape->rank - i + p) % p;
        int ready = CT_NO_STEP;
        int send;

        ct_recv(builder, from, ct_span(CT_RECV, from, 1));
        if (i > 1) {
            ct_token_send(builder, from);
            ready = ct_token_recv(builder, to);
        }
        send = ct_send(builder, to, ct_span(CT_SEND, to, 1));
        ct_after(builder, send, ready);
        if (i < p - 1)
            ct_fence(builder);
    }
    ct_exchange_own(builder, shape->rank);
}

extern const struct ct_collective ct_alltoall;

const struct ct_algorithm alltoall_ring_light = {
    .name = "alltoall_ring_light",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 3",
    .applies = applies,
    .plan = plan,
};
