/*
 * allreduce_recursive_multiplying - whole vectors, several partners at once.
 *
 * Recursive doubling with digits to a higher base in place of bits: in each
 * round, the ranks whose numbers differ in one digit send each other the
 * results of their groups, all at once, and each combines them. The lowest
 * digit comes first: groups are of consecutive ranks, and rank order is kept.
 * Factors of p are the bases; where p has none, groups of up to `radix` ranks
 * share a number: the first gets the vectors of the others, and gives them the
 * result (digits.h).
 * Scratch: up to `radix` vectors.
 * Source: Ruefenacht, Bull, Booth 2017; MPICH "recursive multiplying".
 */
#include "repo/scheme/multiway.h"

enum { RADIX }; /* the parameters */

static const struct ct_part vector = {0, 1};

static bool applies(const struct ct_problem *problem)
{
    return ct_radix_is_new(problem->nranks, problem->setting.values[RADIX]);
}

static void plan_level(struct ct_builder *builder, struct ct_holding *holding,
                       const struct ct_digits *digits, int nranks, int number, int level)
{
    struct ct_multiway group = ct_multiway_level(digits, nranks, number, level);

    for (int i = 0; i < group.size; i++)
        group.parts[i] = vector;
    ct_multiway_combine(builder, holding, &group);
}

static void plan_resting(struct ct_builder *builder, int first)
{
    ct_send(builder, first, ct_span(CT_SEND, 0, 1));
    ct_fence(builder);
    ct_recv(builder, first, ct_span(CT_RECV, 0, 1));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const struct ct_digits digits = ct_digits_of(p, shape->setting.values[RADIX]);
    const int number = ct_fold_group_number(p, digits.count, shape->rank);
    const struct ct_fold_group group = ct_fold_group(p, digits.count, number);
    struct ct_holding holding = {.units = 1, .buffer = CT_SEND};

    if (shape->rank != group.first) {
        plan_resting(builder, group.first);
        return;
    }
    ct_multiway_collect(builder, &holding, &group, vector);
    for (int level = 0; level < digits.nlevels; level++)
        plan_level(builder, &holding, &digits, p, number, level);
    ct_copy(builder, ct_holding_span(&holding, vector), ct_span(CT_RECV, 0, 1));
    for (int i = 1; i < group.size; i++)
        ct_send(builder, group.first + i, ct_holding_span(&holding, vector));
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_recursive_multiplying = {
    .name = "allreduce_recursive_multiplying",
    .collective = &ct_allreduce,
    .source = "Ruefenacht, Bull, Booth 2017; MPICH",
    .needs = "factors of p other than with a smaller radix",
    .cost = "sum of (f-1) (alpha + n beta + n gamma) over factors f of p; "
            "with groups of g ranks, (g-1) (2 alpha + 2 n beta + n gamma) more",
    .params = {&ct_radix_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
