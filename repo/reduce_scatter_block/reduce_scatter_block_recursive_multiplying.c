/*
 * reduce_scatter_block_recursive_multiplying - halving with a radix.
 *
 * As reduce_scatter_block_halving, with digits to a higher base in place of
 * bits: in each round, the f ranks whose numbers differ in one digit cut what
 * they still have into f parts, and each gets one part of all of them, at once.
 * The lowest digit comes first: what is combined is of consecutive ranks, and
 * order of rank is kept. A rank ends with the block of the rank with its digits
 * reversed, and sends it there. Factors of p are the bases; where p has none,
 * groups of up to `radix` ranks share a number (digits.h): the others give the
 * first all they have, and get their blocks at the end.
 * Scratch: room for up to `radix` vectors, of which less than two are used.
 * Source: after Rabenseifner 2004; the first half of MPICH's "k reduce scatter
 * allgather".
 */
#include "repo/scheme/block_results.h"
#include "repo/scheme/multiway.h"
#include "repo/scheme/scratch_vectors.h"

enum { RADIX }; /* the parameters */

static bool applies(const struct ct_problem *problem)
{
    return ct_radix_is_new(problem->nranks, problem->setting.values[RADIX]);
}

/* The part that a number ends with, of as many. */
static int part_of(const struct ct_digits *digits, int number)
{
    int part = 0;
    int units = digits->count;

    for (int i = 0; i < digits->nlevels; i++) {
        units /= digits->radices[i];
        part += number % digits->radices[i] * units;
        number /= digits->radices[i];
    }
    return part;
}

/* The number that ends with a part. */
static int holder_of(const struct ct_digits *digits, int part)
{
    int number = 0;

    while (part_of(digits, number) != part)
        number++;
    return number;
}

/* The blocks of the ranks that some numbers stand for. */
static struct ct_part blocks_of(int nranks, int count, struct ct_part numbers)
{
    const struct ct_fold_group last =
        ct_fold_group(nranks, count, numbers.first + numbers.units - 1);
    const int first = ct_fold_group(nranks, count, numbers.first).first;

    return (struct ct_part){first, last.first + last.size - first};
}

static void plan_levels(struct ct_builder *builder, struct ct_holding *holding,
                        const struct ct_digits *digits, int number)
{
    const int p = holding->units;
    struct ct_part numbers = {0, digits->count};

    for (int level = 0; level < digits->nlevels; level++) {
        struct ct_multiway group = ct_multiway_level(digits, p, number, level);

        ct_multiway_share(&group, numbers);
        numbers = group.parts[group.place];
        for (int i = 0; i < group.size; i++)
            group.parts[i] = blocks_of(p, digits->count, group.parts[i]);
        ct_multiway_combine(builder, holding, &group);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int radix = shape->setting.values[RADIX];
    const struct ct_digits digits = ct_digits_of(p, radix);
    const int number = ct_fold_group_number(p, digits.count, shape->rank);
    const struct ct_fold_group group = ct_fold_group(p, digits.count, number);
    struct ct_holding holding = {.units = p, .buffer = CT_SEND, .in_scratch = true};
    struct ct_block_results results = {
        .nworking = digits.count,
        .held = -1,
        .holder = ct_fold_group(p, digits.count, holder_of(&digits, number)).first,
    };

    ct_scratch_vectors(builder, CT_SCRATCH, radix);
    if (shape->rank != group.first) {
        ct_send(builder, group.first, ct_span(CT_SEND, 0, p));
    } else {
        ct_multiway_collect(builder, &holding, &group, (struct ct_part){0, p});
        plan_levels(builder, &holding, &digits, number);
        results.held = part_of(&digits, number);
    }
    results.vector = ct_holding_span(&holding, (struct ct_part){0, p});
    ct_block_results(builder, shape, &results);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, recursive_multiplying,
          {
              .source = "after Rabenseifner 2004; MPICH",
              .needs = "factors of p other than with a smaller radix",
              .cost = "(sum of (f-1) over factors f of p + 1) alpha + p n beta + "
                      "(p-1) n gamma; with groups of g ranks, 2 (g-1) alpha + "
                      "(g-1) p n (beta + gamma) more",
              .params = {&ct_radix_param},
              .ordered = true,
              .applies = applies,
              .plan = plan,
          });
