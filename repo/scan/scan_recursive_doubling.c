/*
 * scan_recursive_doubling - groups of 2^k ranks exchange their totals.
 *
 * In step k, ranks whose numbers differ in bit k send each other the totals of
 * their groups of 2^k consecutive ranks. Both get the total of both groups; the
 * upper one also combines what it has of the ranks before it with the total of
 * the lower one. While a rank of an inclusive scan was the upper one each time, its
 * result is the total: one combination does for both. Where there is no partner, a
 * rank goes on.
 * Needs: p > 2, else it is scan_hillis_steele and exscan_linear. Scratch: at most two
 * vectors.
 * Source: MPICH "recursive doubling"; Open MPI.
 */
#include "repo/algorithm.h"
#include "repo/collective.h"

extern const struct ct_collective ct_scan;

/* Where a rank has what. */
struct sums {
    int total;       /* the buffer with its group's total; CT_RECV: the result is the total */
    int sent;        /* the buffer that the total is sent from */
    bool has_result; /* in the receive buffer */
};

static struct ct_span in(int buffer)
{
    return ct_span(buffer, 0, 1);
}

/* True if rank XOR d, XOR 2 d, ... is a rank at least once; d a power of two. */
static bool has_partner(int nranks, int rank, int d)
{
    while (d < nranks && (rank ^ d) >= nranks)
        d *= 2;
    return d < nranks;
}

/* The first total from below is the result of an exclusive scan, and can be received
   as such once the own vector, which may be in the same place, is no longer needed. */
static int place_of(const struct sums *sums, bool is_below)
{
    if (is_below && !sums->has_result && sums->total != CT_SEND)
        return CT_RECV;
    return CT_SCRATCH + (sums->total == CT_SCRATCH);
}

/* What came from lower ranks. needed: the total, in a later step */
static void add_lower(struct ct_builder *builder, struct sums *sums, int from, bool needed)
{
    if (needed && sums->total != CT_RECV)
        ct_combine(builder, in(from), in(sums->total));
    if (sums->has_result)
        ct_combine(builder, in(from), in(CT_RECV));
    else if (from != CT_RECV)
        ct_copy(builder, in(from), in(CT_RECV));
    sums->has_result = true;
}

static void plan_step(struct ct_builder *builder, struct sums *sums, int rank, int partner,
                      bool needed)
{
    const bool is_below = partner < rank;
    const int into = place_of(sums, is_below);

    ct_recv(builder, partner, in(into));
    ct_send(builder, partner, in(sums->sent));
    /* the send buffer cannot be the second operand */
    if (is_below && needed && sums->total == CT_SEND) {
        sums->total = CT_SCRATCH + 1;
        ct_copy(builder, in(CT_SEND), in(sums->total));
    }
    ct_fence(builder);
    if (is_below) {
        add_lower(builder, sums, into, needed);
    } else if (needed) {
        ct_combine(builder, in(sums->total), in(into));
        sums->total = into;
    }
    sums->sent = sums->total;
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const bool is_scan = ct_collective_is(shape->collective, &ct_scan);
    const int rank = shape->rank;
    struct sums sums = {
        .total = is_scan ? CT_RECV : CT_SEND, .sent = CT_SEND, .has_result = is_scan};

    if (is_scan)
        ct_copy(builder, in(CT_SEND), in(CT_RECV));
    for (int d = 1; d < shape->nranks; d *= 2) {
        if ((rank ^ d) < shape->nranks)
            plan_step(builder, &sums, rank, rank ^ d, has_partner(shape->nranks, rank, 2 * d));
    }
}

CT_SERVES(scan, exscan, recursive_doubling,
          {
              .source = "MPICH; Open MPI",
              .needs = "p > 2",
              .cost = "ceil(log2 p) (alpha + n beta + 2 n gamma)",
              .ordered = true,
              .least_ranks = 3,
              .plan = plan,
          });
