/*
 * scan_hillis_steele - rounds with the ranks at distances 1, 2, 4, ...
 *
 * In the round of distance d, rank r sends what it has, which is of the ranks
 * r-d+1 to r, to rank r+d, and combines what it has with what rank r-d sends.
 * Scratch: one vector.
 * Source: Hillis, Steele 1986; Sanders, Traeff 2006, section 2.
 */
#include "repo/algorithm.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_SEND, 0, 1);
    const struct ct_span result = ct_span(CT_RECV, 0, 1);
    const struct ct_span before = ct_span(CT_SCRATCH, 0, 1);
    const int rank = shape->rank;

    ct_copy(builder, own, result);
    for (int d = 1; d < shape->nranks; d *= 2) {
        if (rank >= d)
            ct_recv(builder, rank - d, before);
        if (rank + d < shape->nranks)
            ct_send(builder, rank + d, d == 1 ? own : result);
        ct_fence(builder);
        if (rank >= d)
            ct_combine(builder, before, result);
        ct_fence(builder);
    }
}

extern const struct ct_collective ct_scan;

const struct ct_algorithm scan_hillis_steele = {
    .name = "scan_hillis_steele",
    .collective = &ct_scan,
    .source = "Hillis, Steele 1986",
    .cost = "ceil(log2 p) (alpha + n beta + n gamma)",
    .ordered = true,
    .plan = plan,
};
