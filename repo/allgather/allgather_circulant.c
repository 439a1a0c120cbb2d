/*
 * allgather_circulant - ceil(log2 p) rounds of even size for any p.
 *
 * The mirror of a reduce-scatter on a circulant graph. With s[q] = p and s[k]
 * = ceil(s[k+1] / 2) down to s[0] = 1, a rank has in round k the blocks of
 * s[k] ranks, its own and those that follow; it sends the first s[k+1] - s[k]
 * of them to rank r - s[k] and receives as many from rank r + s[k]. Unlike
 * allgather_bruck, in which the last round brings what is missing, the
 * number of blocks nearly doubles in every round.
 * Needs: ceil(p/2) not a power of two (else: allgather_bruck). Scratch: p
 * blocks.
 * Source: Traeff 2024, "Optimal, Non-pipelined Reduce-scatter and Allreduce
 * Algorithms", reversed.
 */
#include "repo/scheme/fold.h"
#include "repo/scheme/following.h"
#include "repo/scheme/skips.h"

static bool applies(const struct ct_problem *problem)
{
    const int half = (problem->nranks + 1) / 2; /* the last skip but p */

    return half != ct_fold_power(half);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    int skips[CT_SKIPS_MAX];
    const int rounds = ct_skips(shape->nranks, skips);
    struct ct_following following = ct_following_begin(builder, shape);

    for (int k = 0; k < rounds; k++) {
        ct_following_exchange(&following, skips[k], skips[k + 1] - skips[k]);
        ct_following_extend(&following, skips[k + 1]);
    }
    ct_following_deliver(&following);
}

CT_SERVES(allgather, allgatherv, circulant,
          {
              .source = "Traeff 2024, reversed",
              .needs = "ceil(p/2) not a power of two",
              .cost = "ceil(log2 p) alpha + (p-1) n beta",
              .applies = applies,
              .plan = plan,
          });
