/*
 * exscan_recursive_doubling - groups of 2^k ranks exchange their totals.
 *
 * In step k, ranks whose numbers differ in bit k send each other the totals of
 * their groups of 2^k consecutive ranks. Both get the total of both groups; the
 * upper one also combines what it has of the ranks before it with the total of
 * the lower one. Where there is no partner, a rank goes on.
 * Needs: p > 2, else it is exscan_linear. Scratch: at most two vectors.
 * Source: MPICH "recursive doubling"; Open MPI.
 */
#include "repo/algorithm.h"
#include "repo/scheme/prefix.h"

/* Where a rank has what. */
struct sums {
    int total;       /* the buffer with its group's total */
    bool has_result; /* in the receive buffer; else there is none yet */
};

static struct ct_span in(int buffer)
{
    return ct_span(buffer, 0, 1);
}

/* The first total from below is the result, and can be received as such once the
   own vector, which may be in the same place, is no longer needed. */
static int place_of(const struct sums *sums, bool is_below)
{
    if (is_below && !sums->has_result && sums->total != CT_SEND)
        return CT_RECV;
    return CT_SCRATCH + (sums->total == CT_SCRATCH);
}

/* What came from lower ranks. needed: the total, in a later step */
static void add_lower(struct ct_builder *builder, struct sums *sums, int from, bool needed)
{
    if (needed)
        ct_combine(builder, in(from), in(sums->total));
    if (sums->has_result)
        ct_combine(builder, in(from), in(CT_RECV));
    else if (from != CT_RECV)
        ct_copy(builder, in(from), in(CT_RECV));
    sums->has_result = true;
}

static void add_higher(struct ct_builder *builder, struct sums *sums, int from, bool needed)
{
    if (!needed)
        return;
    ct_combine(builder, in(sums->total), in(from));
    sums->total = from;
}

static void plan_step(struct ct_builder *builder, struct sums *sums, int rank, int partner,
                      bool needed)
{
    const bool is_below = partner < rank;
    const int into = place_of(sums, is_below);

    ct_recv(builder, partner, in(into));
    ct_send(builder, partner, in(sums->total));
    /* the send buffer cannot be the second operand */
    if (is_below && needed && sums->total == CT_SEND) {
        sums->total = CT_SCRATCH + 1;
        ct_copy(builder, in(CT_SEND), in(sums->total));
    }
    ct_fence(builder);
    if (is_below)
        add_lower(builder, sums, into, needed);
    else
        add_higher(builder, sums, into, needed);
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct sums sums = {.total = CT_SEND};
    const int rank = shape->rank;

    for (int d = 1; d < shape->nranks; d *= 2) {
        if ((rank ^ d) < shape->nranks)
            plan_step(builder, &sums, rank, rank ^ d,
                      ct_prefix_has_partner(shape->nranks, rank, 2 * d));
    }
}

extern const struct ct_collective ct_exscan;

const struct ct_algorithm exscan_recursive_doubling = {
    .name = "exscan_recursive_doubling",
    .collective = &ct_exscan,
    .source = "MPICH; Open MPI",
    .needs = "p > 2",
    .cost = "ceil(log2 p) (alpha + n beta + 2 n gamma)",
    .ordered = true,
    .least_ranks = 3,
    .plan = plan,
};
