/*
 * allgather_bruck - ceil(log2 p) rounds for any p.
 *
 * Each rank collects in scratch, its own block first, those of the following
 * ranks after it. In round k, with d = 2^k, it has the first d; it sends them
 * (in the last round as many as are missing) to rank r-d and receives those
 * that come next from rank r+d. At the end they are copied to their places.
 * Cost: ceil(log2 p) alpha + (p-1) n beta, with n bytes per block, and p n
 * bytes copied.
 * Needs: nothing. Scratch: p blocks.
 * Source: Bruck et al. 1997; Thakur, Rabenseifner, Gropp 2005, section 4.1.
 */
#include "repo/algorithm.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;

    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, rank, 1));
    if (p > 2)
        ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_SCRATCH, 0, 1));
    for (int d = 1; d < p; d *= 2) {
        const int blocks = d < p - d ? d : p - d;

        ct_recv(builder, (rank + d) % p, ct_span(CT_SCRATCH, d, blocks));
        ct_send(builder, (rank - d + p) % p,
                ct_span(d == 1 ? CT_SEND : CT_SCRATCH, 0, blocks));
        ct_fence(builder);
    }
    /* block j of scratch is rank + j's */
    ct_copy(builder, ct_span(CT_SCRATCH, 1, p - 1 - rank),
            ct_span(CT_RECV, rank + 1, p - 1 - rank));
    ct_copy(builder, ct_span(CT_SCRATCH, p - rank, rank),
            ct_span(CT_RECV, 0, rank));
}

extern const struct ct_collective ct_allgather;

const struct ct_algorithm allgather_bruck = {
    .name = "allgather_bruck",
    .collective = &ct_allgather,
    .source = "Bruck et al. 1997",
    .plan = plan,
};
