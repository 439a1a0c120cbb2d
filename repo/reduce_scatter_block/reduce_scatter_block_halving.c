/*
 * reduce_scatter_block_halving - halves with partners.
 *
 * In each step two ranks exchange halves of what they still have, and combine.
 * Distances of partners:
 *   near  1, 2, 4, ...: what is combined is of consecutive ranks, so that order of
 *         rank is kept, and the largest messages go to the nearest ranks. Rank r ends
 *         with the block of another rank, its number with the bits reversed, and sends
 *         it there
 *   far   q/2, ..., 2, 1: rank r ends with block r
 *   bine  1, 1, 3, 5, 11, ..., up and down in turn (bine.h): about two thirds of 2^k, so
 *         that less crosses the borders of groups of consecutive ranks. What partners
 *         still have in common is consecutive in an order of blocks in which rank r
 *         ends with one that need not be its own, and sends it where it belongs
 * The largest power of two q up to p of ranks work; of p - q pairs of neighbours, one
 * gives the other all its blocks first, and gets its own at the end.
 * Scratch: two vectors.
 * Source: near: Traeff 2005; far: Thakur, Rabenseifner, Gropp 2005, section 4.4; bine: De
 * Sensi et al. 2025 (Bine trees), 2024 (Swing).
 */
#include "repo/scheme/block_butterfly.h"
#include "repo/scheme/block_results.h"
#include "repo/scheme/fold.h"

/* The number that ends with part `part`. */
static int holder_of(const struct ct_butterfly *butterfly, int part)
{
    const struct ct_part vector = {0, ct_fold_power(butterfly->nranks)};
    int number = 0;

    while (ct_butterfly_part(butterfly, number, vector).first != part)
        number++;
    return number;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_block_butterfly b = ct_block_butterfly_begin(
        builder, shape, ct_distance_pairing(&shape->setting), ct_distance_is_near(&shape->setting));
    const int q = ct_fold_power(shape->nranks);
    const int group = ct_fold_group_number(shape->nranks, q, shape->rank);
    struct ct_block_results results = {
        .nworking = q,
        .held = -1,
    };

    results.holder = ct_butterfly_rank(&b.of, holder_of(&b.of, group));
    if (b.of.number >= 0)
        results.held = ct_butterfly_halve(builder, &b.of, &b.partial, (struct ct_part){0, q}).first;
    results.vector = ct_span(b.partial.buffer, 0, shape->nranks);
    ct_block_results(builder, shape, &results);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[0] != CT_DISTANCE_BINE || problem->nranks >= 4;
}

CT_SERVES(reduce_scatter_block, reduce_scatter, halving,
          {
              .source = "near: Traeff 2005, An Improved Algorithm for (Non-commutative) "
                        "Reduce-scatter with an Application; far: Thakur, Rabenseifner, "
                        "Gropp 2005, section 4.4; bine: De Sensi et al. 2025",
              .needs = "far: a commutative operation; bine: p >= 4, too",
              .cost = "far: log2 q alpha + (p-1) n (beta + gamma); near, bine: (log2 q + 1) "
                      "alpha + p n beta + (p-1) n gamma; q the largest power of two <= p; if "
                      "p > q, 2 alpha + p n (beta + gamma) more",
              .params = {&ct_distance_param},
              .ordered = true,
              .ordered_with = ct_distance_is_near,
              .applies = applies,
              .plan = plan,
          });
