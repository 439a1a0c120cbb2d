/*
 * allgather_recursive_multiplying - groups grow by up to `radix` in a round.
 *
 * Recursive doubling with larger steps: the working ranks are numbered to a
 * mixed base, and in round i those that differ in digit i alone exchange all
 * that they have, at once. Their number q is the largest one <= p without a
 * prime factor above the radix, and its factors are as few as the radix allows,
 * and then as small as they can be together. Each rank that is left over (q <
 * p) gives its block to the rank before it first and gets the result from it at
 * the end.
 * Source: MPICH's "recursive exchange"; the numbers of working ranks between
 * the powers of the radix are ours.
 */
#include "repo/scheme/mesh.h"

#include <string.h>

static const int radices[] = {3, 4, 8, 16};

enum { RADIX }; /* the parameters */

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* True if n is a product of factors up to `max`. */
static bool is_product(int n, int max)
{
    for (int factor = 2; factor <= max; factor++) {
        while (n % factor == 0)
            n /= factor;
    }
    return n == 1;
}

/*
 * Extend `tried` in all ways by descending factors of `rest` up to `max`; keep
 * the one with the fewest factors, of these the one with the least sum.
 */
static void try_factors(struct ct_mesh *best, struct ct_mesh *tried, int rest, int max)
{
    if (rest == 1) {
        if (tried->n < best->n || (tried->n == best->n && ct_mesh_sum(tried) < ct_mesh_sum(best)))
            *best = *tried;
        return;
    }
    for (int factor = max; factor > 1; factor--) {
        if (rest % factor != 0)
            continue;
        tried->sides[tried->n++] = factor;
        try_factors(best, tried, rest / factor, factor);
        tried->sides[--tried->n] = 0;
    }
}

/* The factors of the number of working ranks. */
static struct ct_mesh factors_of(int nranks, int max)
{
    struct ct_mesh best = {.n = CT_MESH_MAX};
    struct ct_mesh tried = {0};
    int q = nranks;

    while (!is_product(q, max))
        q--;
    try_factors(&best, &tried, q, max);
    return best;
}

/* With a single round, all ranks would exchange directly. */
static bool applies(const struct ct_problem *problem)
{
    const int k = problem->setting.values[RADIX];
    const int number = ct_param_number(&radix, k);
    const int smaller = number == 0 ? 2 : radices[number - 1];
    const struct ct_mesh mesh = factors_of(problem->nranks, k);
    const struct ct_mesh other = factors_of(problem->nranks, smaller);

    return mesh.n > 1 && memcmp(&mesh, &other, sizeof mesh) != 0;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh factors = factors_of(shape->nranks, shape->setting.values[RADIX]);

    ct_mesh_allgather(builder, shape, &factors);
}

CT_SERVES(allgather, allgatherv, recursive_multiplying,
          {
              .source = "MPICH, recursive exchange",
              .needs = "at least two rounds, not the same as with the radix below",
              .cost = "sum of (f-1) alpha + (p-1) n beta, factors f of p",
              .params = {&radix},
              .applies = applies,
              .plan = plan,
          });
