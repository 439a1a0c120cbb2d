/*
 * scan_recursive_doubling - groups of 2^k ranks exchange their totals.
 *
 * In step k, ranks whose numbers differ in bit k send each other the totals of
 * their groups of 2^k consecutive ranks. Both get the total of both groups; the
 * upper one also combines its result with the total of the lower one. While
 * a rank was the upper one each time, its result is the total: one
 * combination does for both. Where there is no partner, a rank goes on.
 * Needs: p > 2, else it is scan_hillis_steele. Scratch: at most two vectors.
 * Source: MPICH "recursive doubling"; Open MPI.
 */
#include "repo/algorithm.h"
#include "repo/scheme/prefix.h"

/* Where a rank has what. */
struct sums {
    int total; /* the buffer with it; CT_RECV: the result is the total */
    int sent;  /* the buffer that it is sent from */
};

static struct ct_span in(int buffer)
{
    return ct_span(buffer, 0, 1);
}

/* needed  the total, in a later step */
static void plan_step(struct ct_builder *builder, struct sums *sums, int rank, int partner,
                      bool needed)
{
    const int into = CT_SCRATCH + (sums->total == CT_SCRATCH);

    ct_recv(builder, partner, in(into));
    ct_send(builder, partner, in(sums->sent));
    ct_fence(builder);
    if (partner < rank) {
        if (needed && sums->total != CT_RECV)
            ct_combine(builder, in(into), in(sums->total));
        ct_combine(builder, in(into), in(CT_RECV));
    } else if (needed) {
        ct_combine(builder, in(sums->total), in(into));
        sums->total = into;
    }
    sums->sent = sums->total;
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct sums sums = {.total = CT_RECV, .sent = CT_SEND};
    const int rank = shape->rank;

    ct_copy(builder, in(CT_SEND), in(CT_RECV));
    for (int d = 1; d < shape->nranks; d *= 2) {
        if ((rank ^ d) < shape->nranks)
            plan_step(builder, &sums, rank, rank ^ d,
                      ct_prefix_has_partner(shape->nranks, rank, 2 * d));
    }
}

extern const struct ct_collective ct_scan;

const struct ct_algorithm scan_recursive_doubling = {
    .name = "scan_recursive_doubling",
    .collective = &ct_scan,
    .source = "MPICH; Open MPI",
    .needs = "p > 2",
    .cost = "ceil(log2 p) (alpha + n beta + 2 n gamma)",
    .ordered = true,
    .least_ranks = 3,
    .plan = plan,
};
