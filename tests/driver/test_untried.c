/*
 * test_untried.c - sizes up to which the scratch limit allows a candidate.
 */
#include "driver/spaces/untried.h"

#include <criterion/criterion.h>

/* The last size at which alltoall_bruck may be used by 32 ranks. */
static size_t last_size(size_t scratch_limit)
{
    const struct ct_algorithm *bruck = ct_algorithm_find(ct_registry, "alltoall_bruck");
    const struct ct_candidate candidate = {.algorithm = bruck};
    struct ct_problem problem = {.collective = bruck->collective, .nranks = 32};
    struct ct_candidate_memo memo = {.n = 0};

    for (size_t step = (size_t)1 << 40; step > 0; step /= 2) {
        problem.bytes += step;
        if (!ct_is_within_scratch(scratch_limit, &memo, &candidate, &problem))
            problem.bytes -= step;
    }
    cr_expect_eq(memo.n, scratch_limit == 0 ? 0 : 1, "planned %d times", memo.n);
    ct_candidate_memo_fini(&memo);
    return problem.bytes;
}

/* Of 32 ranks each sends and receives 16 blocks at once. */
Test(untried, ends_where_scratch_exceeds_its_limit)
{
    cr_expect_eq(last_size(1000000), 1000000 / 32, "%zu", last_size(1000000));
    cr_expect_eq(last_size(31), 0, "%zu", last_size(31));
}

Test(untried, has_no_end_without_a_limit)
{
    cr_expect_gt(last_size(0), (size_t)1 << 40);
}

Test(untried, wants_dominated_algorithms_if_asked_for)
{
    const struct ct_algorithm *mesh = ct_algorithm_find(ct_registry, "alltoall_mesh");
    struct ct_options options = {.is_quiet = true};

    cr_expect_not(ct_is_wanted(&options, mesh));
    options.wants_all_algorithms = true;
    cr_expect(ct_is_wanted(&options, mesh));
}
