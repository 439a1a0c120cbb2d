/*
 * allgather_bruck_radix - Bruck's allgather with several peers at a time.
 *
 * As allgather_bruck, but a rank that has w blocks exchanges with the ranks
 * at distances w, 2w, ... (radix-1) w, all at once, and has radix w blocks
 * after it. So there are fewer rounds of more messages each; the last round
 * brings only what is missing.
 * Scratch: p blocks.
 */
#include "repo/scheme/following.h"

static const int radices[] = {3, 4, 8, 16};

enum { RADIX }; /* the parameters */

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[RADIX] < problem->nranks;
}

/* All exchanges of a round: the last distances may be too large, and the last
   message smaller. */
static void plan_round(const struct ct_following *following, int k)
{
    const int p = following->nranks;
    const int have = following->blocks;

    for (int d = have; d < p && d / have < k; d += have)
        ct_following_exchange(following, d, have < p - d ? have : p - d);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int k = shape->setting.values[RADIX];
    struct ct_following following = ct_following_begin(builder, shape);

    while (following.blocks < shape->nranks) {
        plan_round(&following, k);
        ct_following_extend(&following, k * following.blocks);
    }
    ct_following_deliver(&following);
}

CT_SERVES(allgather, allgatherv, bruck_radix,
          {
              .source = "Bruck et al. 1997, section 4",
              .needs = "radix < p",
              .cost = "(k-1) log_k p alpha + (p-1) n beta, radix k",
              .params = {&radix},
              .applies = applies,
              .plan = plan,
          });
