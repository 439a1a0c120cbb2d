/*
 * allreduce_k_reduce_scatter_allgather - halving and doubling with a radix.
 *
 * As allreduce_halving, with digits to a higher base in place of bits: in
 * each round, the f ranks whose numbers differ in one digit cut what they
 * still keep into f parts, and each gets one part of all of them, at once. The
 * lowest digit comes first: groups are of consecutive ranks, and rank order
 * is kept. The allgather takes the same rounds backwards. Factors of p are the
 * bases; where p has none, groups of up to `radix` ranks share a number: they
 * combine one part each, and the first works on with all parts (digits.h).
 * Scratch: room for up to `radix` vectors, of which less than two are used.
 * Source: after Rabenseifner 2004; MPICH "k reduce scatter allgather".
 */
#include "repo/scheme/multiway.h"

enum { RADIX }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return ct_radix_is_new(problem->nranks, problem->setting.values[RADIX]);
}

/* The ranks that share a number, or rather its work. */
static struct ct_multiway sharing(const struct ct_fold_group *of, int rank, struct ct_part vector)
{
    struct ct_multiway group = {.size = of->size, .place = rank - of->first};

    for (int i = 0; i < of->size; i++)
        group.ranks[i] = of->first + i;
    ct_multiway_share(&group, vector);
    return group;
}

/* Each combines its part; the first gets all parts. */
static void plan_collect(struct ct_builder *builder, struct ct_holding *holding,
                         const struct ct_multiway *group)
{
    const struct ct_part own = group->parts[group->place];

    ct_multiway_combine(builder, holding, group);
    if (group->place > 0) {
        ct_send(builder, group->ranks[0], ct_holding_span(holding, own));
        return;
    }
    for (int i = 1; i < group->size; i++)
        ct_recv(builder, group->ranks[i], ct_holding_span(holding, group->parts[i]));
}

/* A rank's work, by its number. */
struct work {
    struct ct_builder *builder;
    struct ct_digits digits;
    int nranks;
    int number;
};

/* The ranks of a level, which share `part`. */
static struct ct_multiway level_of(const struct work *work, int level, struct ct_part part)
{
    struct ct_multiway group = ct_multiway_level(&work->digits, work->nranks, work->number, level);

    ct_multiway_share(&group, part);
    return group;
}

/* The levels from this one on, down and back. */
static void plan_levels(const struct work *work, struct ct_holding *holding, int level,
                        struct ct_part part)
{
    struct ct_multiway group;

    if (level == work->digits.nlevels) {
        ct_copy(work->builder, ct_holding_span(holding, part),
                ct_span(CT_RECV, part.first, part.units));
        return;
    }
    group = level_of(work, level, part);
    ct_multiway_combine(work->builder, holding, &group);
    plan_levels(work, holding, level + 1, group.parts[group.place]);
    ct_multiway_gather(work->builder, &group);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct work work = {
        .builder = builder,
        .digits = ct_digits_of(shape->nranks, shape->setting.values[RADIX]),
        .nranks = shape->nranks,
    };
    const int count = work.digits.count;
    const struct ct_part vector = {0, count};
    struct ct_holding holding = {.units = count, .buffer = CT_SEND};
    struct ct_fold_group group;
    struct ct_multiway all;

    work.number = ct_fold_group_number(shape->nranks, count, shape->rank);
    group = ct_fold_group(shape->nranks, count, work.number);
    all = sharing(&group, shape->rank, vector);
    ct_set_units_per_block(builder, count);
    if (all.size > 1)
        plan_collect(builder, &holding, &all);
    if (all.place > 0) {
        ct_fence(builder);
        ct_recv(builder, group.first, ct_span(CT_RECV, 0, count));
        return;
    }
    plan_levels(&work, &holding, 0, vector);
    for (int i = 1; i < all.size; i++)
        ct_send(builder, all.ranks[i], ct_span(CT_RECV, 0, count));
}

extern const struct ct_collective ct_allreduce;

const struct ct_algorithm allreduce_k_reduce_scatter_allgather = {
    .name = "allreduce_k_reduce_scatter_allgather",
    .collective = &ct_allreduce,
    .source = "after Rabenseifner 2004; MPICH",
    .needs = "factors of p other than with a smaller radix",
    .cost = "2 sum of (f-1) alpha over factors f of p + 2 (p-1)/p n beta + "
            "(p-1)/p n gamma; with groups of g ranks, 3 (g-1) alpha + "
            "(2 (g-1)/g + g-1) n beta + (g-1)/g n gamma more",
    .params = {&ct_radix_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
