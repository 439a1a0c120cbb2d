/*
 * allreduce_wired_switches - reduce-scatter inside each switch, each piece up the
 * tree of switches and back, allgather inside.
 *
 * The vector is cut into pieces. In each switch, each piece is combined by one of
 * its ranks, which gets it from all others; up the tree of switches, rooted in its
 * middle, such a rank sends it to the one of the next switch; and back
 * (pattern/owned_allreduce.h). A cable between switches with ranks of their own carries
 * the vector once each way.
 * Scratch: four vectors.
 */
#include "repo/scheme/centred_tree.h"
#include "repo/scheme/owned_allreduce.h"

extern const struct ct_collective ct_allreduce;

static const int values[] = {2, 4, 8, 16, 32, 64};

static const struct ct_param pieces = {
    .name = "pieces",
    .nvalues = sizeof values / sizeof *values,
    .values = values,
};

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_plan_on_centred(builder, shape, ct_allreduce_on_switches, CT_CENTRE_OF_WAYS);
}

const struct ct_algorithm allreduce_wired_switches = {
    .name = "allreduce_wired_switches",
    .collective = &ct_allreduce,
    .source = "docs/inside/schedules.md, section 9",
    .needs = "places; a commutative operation",
    .cost = "(2 h + 2) alpha + 2 n beta + n gamma, h: levels of switches",
    .params = {&pieces, &ct_owned_segment_param},
    .applies = ct_allreduce_on_switches_applies,
    .segments = ct_allreduce_on_switches_segments,
    .by_places = true,
    .plan = plan,
};
