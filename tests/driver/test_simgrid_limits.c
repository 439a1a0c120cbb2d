/*
 * test_simgrid_limits.c - what is assumed of buffers holds for the algorithms
 * that there are.
 */
#include "driver/flavours/simgrid_limits.h"

#include <criterion/criterion.h>

#define NRANKS 16
#define MEMORY_MAX (8ull << 30)

/* Blocks of scratch that all ranks need for a call, one segment each. */
static size_t scratch_of(const struct ct_algorithm *algorithm,
                         const struct ct_problem *problem)
{
    size_t blocks = 0;

    for (int rank = 0; rank < NRANKS; rank++) {
        struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
        struct ct_schedule *schedule = NULL;
        struct ct_diag diag = {""};

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &schedule, &diag),
                     CT_OK, "%s: %s", algorithm->name, diag.text);
        for (int i = 0; i < schedule->nscratch; i++)
            blocks += (size_t)ct_scratch_blocks(schedule, i);
        ct_schedule_free(schedule);
    }
    return blocks;
}

/* Twice the scratch, as it grows by doubling, beside what the timer has and
   what is under way. */
Test(simgrid_limits, have_room_for_the_scratch_of_every_algorithm)
{
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const struct ct_collective *collective = algorithm->collective;
        const struct ct_problem problem = {
            .collective = collective,
            .nranks = NRANKS,
            .bytes = 1,
            .setting = ct_settings_at(algorithm->params, 0)};
        const size_t largest = ct_simgrid_largest(collective, NRANKS);
        size_t blocks;

        if (algorithm->by_places || !ct_algorithm_applies(algorithm, &problem))
            continue;
        n++;
        blocks = ct_collective_blocks(collective, CT_SEND, NRANKS) +
                 2 * ct_collective_blocks(collective, CT_RECV, NRANKS) +
                 2 * scratch_of(algorithm, &problem);
        cr_expect_gt(largest, 0);
        cr_expect(blocks * largest <= MEMORY_MAX, "%s: %zu blocks of %zu bytes",
                  algorithm->name, blocks, largest);
    }
    cr_expect_geq(n, 8, "%d algorithms", n);
}
