/*
 * allgather_bine - ceil(log2 p) rounds between ranks that are nearer.
 *
 * A butterfly in which ranks meet at two thirds of the distances of recursive
 * doubling (bine.h), the farthest first. In each round a rank gives what its
 * peer has not: blocks of ranks that are near each other, but not all
 * consecutive. So there are several messages, or the blocks are packed, or
 * for a power of two kept in order of position until the end; or the ranks
 * exchange their blocks at first so that they come in order. With an odd
 * number, the last rank gives its block to the rank before it first and gets
 * the result from it at the end.
 * Scratch: with order_by=copies, p blocks.
 * Source: De Sensi et al. 2025, "Bine Trees"; even p: the rule of De Sensi et
 * al. 2024, "Swing", that a rank gives what is not there yet. Odd p is ours.
 */
#include "repo/scheme/bine.h"
#include "repo/scheme/block_set.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/positions.h"

#include <stdlib.h>
#include <string.h>

enum { ORDER_BY }; /* the parameters */

static bool is_power(int nranks)
{
    return nranks == ct_fold_power(nranks);
}

/* Without positions, what is ordered by copies is packed, which takes blocks of
   one size. */
static bool applies(const struct ct_problem *problem)
{
    const int order_by = problem->setting.values[ORDER_BY];

    return problem->nranks > 4 && ct_order_by_fits(problem, (enum ct_order_by)order_by) &&
           (is_power(problem->nranks) || order_by == CT_BY_MESSAGES ||
            (order_by == CT_BY_COPIES && !problem->collective->has_counts));
}

/* The last round has runs of half the ranks, in step 0. */
static int peer(int rank, int nranks, int run)
{
    int step = 0;

    while (run < nranks / 2) {
        run *= 2;
        step++;
    }
    return ct_bine_partner(rank, step, nranks);
}

static const struct ct_positions positions = {ct_bine_position, peer};

/* A butterfly of an even number of working ranks; the arrays have one flag per
   rank of the communicator. */
struct butterfly {
    int nranks;
    int size;    /* working ranks: nranks, or all but the last */
    bool *held;  /* blocks that an even rank has, as distances after it; an odd
                    one has those at the same distances before it */
    bool *fresh; /* what it gets in this round, as distances, too */
    bool *give;  /* blocks */
    bool *take;
};

/* What the peer of step `step` has and the rank has not. */
static void find_fresh(const struct butterfly *b, int step)
{
    const int to_peer = ct_bine_partner(0, step, b->size);

    for (int i = 0; i < b->size; i++)
        b->fresh[i] = !b->held[i] && b->held[i <= to_peer ? to_peer - i : to_peer - i + b->size];
}

/* The blocks that rank `rank` gets in this round. */
static void mark_fresh(const struct butterfly *b, int rank, bool *set)
{
    memset(set, 0, (size_t)b->nranks * sizeof *set);
    for (int i = 0, block = rank; i < b->size; i++) {
        set[block] |= b->fresh[i];
        if (rank % 2 == 0)
            block = block + 1 < b->size ? block + 1 : 0;
        else
            block = block > 0 ? block - 1 : b->size - 1;
    }
    /* the last block of an odd number goes with the one before it */
    if (b->size < b->nranks)
        set[b->size] = set[b->size - 1];
}

static void plan_steps(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct butterfly *b)
{
    const bool packs = shape->setting.values[ORDER_BY] == CT_BY_COPIES;
    int step = 0;

    while (1 << step < b->size)
        step++;
    b->held[0] = true;
    while (step-- > 0) {
        const int meets = ct_bine_partner(shape->rank, step, b->size);
        const struct ct_set_round round = {meets, b->give, meets, b->take};

        find_fresh(b, step);
        mark_fresh(b, meets, b->give);
        mark_fresh(b, shape->rank, b->take);
        ct_set_exchange(builder, shape, &round, packs);
        for (int i = 0; i < b->size; i++)
            b->held[i] |= b->fresh[i];
    }
}

static void plan_butterfly(struct ct_builder *builder, const struct ct_shape *shape)
{
    const size_t n = (size_t)shape->nranks;
    bool *flags = calloc(4 * n, sizeof *flags);
    const struct butterfly b = {
        .nranks = shape->nranks,
        .size = shape->nranks - shape->nranks % 2,
        .held = flags,
        .fresh = flags + n,
        .give = flags + 2 * n,
        .take = flags + 3 * n,
    };

    if (flags == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for four sets");
    else
        plan_steps(builder, shape, &b);
    free(flags);
}

/* The butterfly of the ranks before the last one, and what the last gives and
   gets. */
static void plan_sets(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int last = p % 2 != 0 ? p - 1 : p;
    const struct ct_span own = ct_span(CT_SEND, 0, 1);
    const struct ct_span all = ct_span(CT_RECV, 0, p);

    if (shape->rank == last) {
        ct_send(builder, last - 1, own);
        ct_fence(builder);
        ct_recv(builder, last - 1, all);
        return;
    }
    ct_copy(builder, own, ct_span(CT_RECV, shape->rank, 1));
    if (last < p && shape->rank == last - 1) {
        ct_recv(builder, last, ct_span(CT_RECV, last, 1));
        ct_fence(builder);
    }
    plan_butterfly(builder, shape);
    if (last < p && shape->rank == last - 1)
        ct_send(builder, last, all);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int order_by = shape->setting.values[ORDER_BY];

    if (order_by == CT_BY_MESSAGES || !is_power(shape->nranks))
        plan_sets(builder, shape);
    else
        ct_positions_allgather(builder, shape, &positions, (enum ct_order_by)order_by);
}

CT_SERVES(allgather, allgatherv, bine,
          {
              .source = "De Sensi et al. 2025",
              .needs = "p > 4; order_by=exchange: p a power of two",
              .cost = "ceil(log2 p) alpha + (p-1) n beta, and what order_by costs",
              .params = {&ct_order_by_param},
              .applies = applies,
              .plan = plan,
          });
