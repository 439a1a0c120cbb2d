/*
 * barrier_recursive_doubling - groups of ranks that know of each other grow by
 * the radix.
 *
 * In each round, the ranks whose numbers differ in one digit send each other
 * tokens, all at once. Factors of p are the bases of digits; where p has none
 * up to the radix, groups of ranks share a number: the others report to the
 * first at the beginning and are released by it at the end (digits.h).
 * Source: MPICH "recexch"; Open MPI "recursive doubling", radix 2.
 */
#include "repo/scheme/digits.h"
#include "repo/scheme/fold.h"

enum { RADIX }; /* the parameters */

static const int radices[] = {2, 3, 4, 8, 16};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

/* For two ranks it is barrier_dissemination. */
static bool applies(const struct ct_problem *problem)
{
    const int k = problem->setting.values[RADIX];

    return problem->nranks > 2 && (k == 2 || ct_radix_is_new(problem->nranks, k));
}

static void plan_level(struct ct_builder *builder, int nranks, const struct ct_digits *digits,
                       int number, int level)
{
    int numbers[CT_RADIX_MAX];
    const int place = ct_digits_group(digits, number, level, numbers);
    const int size = digits->radices[level];

    for (int i = 1; i < size; i++) {
        const int from = numbers[(place + size - i) % size];
        const int to = numbers[(place + i) % size];

        ct_token_recv(builder, ct_fold_group(nranks, digits->count, from).first);
        ct_token_send(builder, ct_fold_group(nranks, digits->count, to).first);
    }
    ct_fence(builder);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const struct ct_digits digits = ct_digits_of(p, shape->setting.values[RADIX]);
    const int number = ct_fold_group_number(p, digits.count, shape->rank);
    const struct ct_fold_group group = ct_fold_group(p, digits.count, number);

    if (shape->rank != group.first) {
        ct_token_recv(builder, group.first);
        ct_token_send(builder, group.first);
        return;
    }
    for (int i = 1; i < group.size; i++)
        ct_token_recv(builder, group.first + i);
    ct_fence(builder);
    for (int level = 0; level < digits.nlevels; level++)
        plan_level(builder, p, &digits, number, level);
    for (int i = 1; i < group.size; i++)
        ct_token_send(builder, group.first + i);
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_recursive_doubling = {
    .name = "barrier_recursive_doubling",
    .collective = &ct_barrier,
    .source = "MPICH; Open MPI",
    .needs = "p > 2; factors of p other than with a smaller radix",
    .cost = "a round of f-1 tokens for each factor f of p; where ranks share "
            "numbers two rounds more",
    .params = {&radix},
    .applies = applies,
    .plan = plan,
};
