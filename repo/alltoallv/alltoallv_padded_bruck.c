/*
 * alltoallv_padded_bruck - Bruck's algorithm with a radix, all blocks padded.
 *
 * The ranks agree on the size M of the largest block of any pair. Each copies
 * its blocks into blocks of M bytes, which go on as in alltoall_bruck_radix;
 * what arrives is cut to the sizes that the receiver expects. What is beyond a
 * block's own size is sent, too, so it pays while M is little more than the
 * average. Radix 2 is included.
 * Needs: radix < p; p M at most 4 MB, else the call is native. Scratch: 3 p
 * blocks of M.
 */
#include "repo/scheme/bruck.h"

/* One by one: in the send buffer they lie closer together. */
static void pad(struct ct_builder *builder, const struct ct_shape *shape)
{
    for (int i = 0; i < shape->nranks; i++)
        ct_copy(builder, ct_span(CT_SEND, (shape->rank + i) % shape->nranks, 1),
                ct_span(CT_SCRATCH, i, 1));
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    pad(builder, shape);
    ct_bruck_forward(builder, shape);
}

extern const struct ct_collective ct_alltoallv;

const struct ct_algorithm alltoallv_padded_bruck = {
    .name = "alltoallv_padded_bruck",
    .collective = &ct_alltoallv,
    .source = "Fan, Domke, Ba, Kumar 2024",
    .needs = "radix < p; p M <= 4 MB, largest block M",
    .cost = "allreduce + (k-1) log_k p alpha + p (k-1)/k log_k p M beta, radix "
            "k",
    .announces = CT_ANNOUNCES_LARGEST,
    .params = {&ct_bruck_any_radix},
    .applies = ct_bruck_applies,
    .plan = plan,
};
