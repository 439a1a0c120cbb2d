/*
 * allgather_recursive_doubling_far - recursive doubling, far peers first.
 *
 * Ranks exchange all that they have with a peer at distance p/2, then p/4,
 * and so on down to 1: the smallest messages go far, the largest stay near. A
 * group of g consecutive ranks then gets p - g blocks from outside, each once,
 * and not each of them g times. After i rounds a rank has the blocks of
 * ranks that differ from it by multiples of p/2^i, so they are sent one by
 * one, or kept in bit-reversed order until the end, or the ranks exchange their
 * blocks at first so that they come in order.
 * Scratch: with order_by=copies, p blocks.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.1, with the rounds in
 * reverse order.
 */
#include "repo/scheme/fold.h"
#include "repo/scheme/positions.h"

enum { ORDER_BY }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && problem->nranks == ct_fold_power(problem->nranks) &&
           ct_order_by_fits(problem, (enum ct_order_by)problem->setting.values[ORDER_BY]);
}

/* The bits of its number in reverse order. */
static int position(int rank, int nranks)
{
    int reversed = 0;

    for (int bit = 1; bit < nranks; bit *= 2)
        reversed = 2 * reversed + ((rank & bit) != 0);
    return reversed;
}

static int peer(int rank, int nranks, int run)
{
    return rank ^ (nranks / 2 / run);
}

static const struct ct_positions reversed = {position, peer};

/* Each block of a round by itself. */
static void plan_messages(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int rank = shape->rank;
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    ct_copy(builder, own, ct_span(CT_RECV, rank, 1));
    for (int d = p / 2; d > 0; d /= 2) {
        for (int block = rank % (2 * d); block < p; block += 2 * d) {
            ct_recv(builder, rank ^ d, ct_span(CT_RECV, block ^ d, 1));
            ct_send(builder, rank ^ d, block == rank ? own : ct_span(CT_RECV, block, 1));
        }
        ct_fence(builder);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int order_by = shape->setting.values[ORDER_BY];

    if (order_by == CT_BY_MESSAGES)
        plan_messages(builder, shape);
    else
        ct_positions_allgather(builder, shape, &reversed, (enum ct_order_by)order_by);
}

CT_SERVES(allgather, allgatherv, recursive_doubling_far,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.1, reversed",
              .needs = "p > 2 a power of two",
              .cost = "log2 p alpha + (p-1) n beta, and what order_by costs",
              .params = {&ct_order_by_param},
              .applies = applies,
              .plan = plan,
          });
