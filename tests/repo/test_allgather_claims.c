/*
 * test_allgather_claims.c - what single allgathers are there for.
 */
#include "tests/repo/named_plans.h"

/* 7 ranks, factors up to 3: 6 = 3 * 2 ranks work, the last but one for two. */
Test(allgather, multiplying_leaves_out_as_few_ranks_as_it_can)
{
    struct ct_shape shape = {.nranks = 7, .segments = 1};
    const struct ct_algorithm *a = allgather_of("recursive_multiplying", "radix=3", &shape.setting);
    struct ct_check_counts counts = {0};

    check(a, shape, &counts);
    cr_expect_eq(counts.messages, 6 * (2 + 1) + 2, "%ld messages", counts.messages);
    cr_expect_eq(counts.units_sent, 6 * 7 - 7 + 1 + 7, "%ld blocks", counts.units_sent);
}

/* A radix that makes the plan of a smaller one, or one round, is refused. */
Test(allgather, multiplying_has_each_plan_once)
{
    static const struct {
        int nranks;
        int radix;
        bool applies;
        const char *why;
    } cases[] = {
        {16, 3, false, "2 2 2 2, as with 2"},
        {16, 4, true, "4 4"},
        {16, 8, false, "4 4, as with 4"},
        {32, 8, true, "8 4"},
        {32, 16, false, "8 4, as with 8"},
        {256, 16, true, "16 16"},
        {16, 16, false, "one round"},
        {7, 8, false, "one round"},
        {9, 3, true, "3 3"},
        {9, 4, false, "3 3, as with 3"},
        {11, 4, false, "3 3 of 9 ranks, as with 3"},
        {11, 8, true, "5 2 of 10 ranks"},
        {2, 3, false, "one round"},
        {1, 3, false, "no round"},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_setting setting = {{cases[i].radix}};
        const struct ct_algorithm *a =
            ct_algorithm_find(ct_registry, "allgather_recursive_multiplying");

        cr_expect_eq(applies(a, cases[i].nranks, LARGE, setting), cases[i].applies,
                     "%d ranks, radix %d: %s", cases[i].nranks, cases[i].radix, cases[i].why);
    }
}

/* Blocks that the aligned group of `size` ranks around `rank` gets from
   others. */
static int units_into_group(const struct ct_algorithm *algorithm, const struct ct_shape *shape,
                            int rank, int size)
{
    int units = 0;

    for (int r = rank - rank % size; r < rank - rank % size + size; r++) {
        struct ct_schedule *plan = plan_of(algorithm, *shape, r);

        for (int i = 0; i < plan->nsteps; i++) {
            const struct ct_step *step = &plan->steps[i];

            if (step->action == CT_DO_RECV && step->peer / size != rank / size)
                units += step->dst.units;
        }
        ct_schedule_free(plan);
    }
    return units;
}

Test(allgather, far_doubling_brings_each_block_into_a_group_once)
{
    static const char *const settings[] = {"order_by=messages", "order_by=copies"};

    for (int s = 0; s < 2; s++) {
        struct ct_shape shape = {.nranks = 32, .segments = 1};
        const struct ct_algorithm *a =
            allgather_of("recursive_doubling_far", settings[s], &shape.setting);

        for (int size = 2; size < 32; size *= 2) {
            const int units = units_into_group(a, &shape, 9, size);

            cr_expect_eq(units, 32 - size, "groups of %d: %d", size, units);
        }
    }
}

/* Blocks times the ranks that they pass on the shorter way round. */
static int units_times_distance(const struct ct_algorithm *algorithm, const struct ct_shape *shape)
{
    int units = 0;

    for (int r = 0; r < shape->nranks; r++) {
        struct ct_schedule *plan = plan_of(algorithm, *shape, r);

        for (int i = 0; i < plan->nsteps; i++) {
            const struct ct_step *step = &plan->steps[i];
            const int after = (step->peer - r + shape->nranks) % shape->nranks;

            if (step->action == CT_DO_SEND)
                units += step->src.units *
                         (after < shape->nranks - after ? after : shape->nranks - after);
        }
        ct_schedule_free(plan);
    }
    return units;
}

Test(allgather, bine_sends_blocks_less_far_than_doubling_from_afar)
{
    struct ct_shape shape = {.nranks = 64, .segments = 1};
    const struct ct_algorithm *bine = allgather_of("bine", "order_by=copies", &shape.setting);
    const int bine_units = units_times_distance(bine, &shape);
    const struct ct_algorithm *far =
        allgather_of("recursive_doubling_far", "order_by=copies", &shape.setting);
    const int far_units = units_times_distance(far, &shape);

    cr_expect_lt(bine_units, far_units, "%d and %d", bine_units, far_units);
}

/* Rounds with data of the busiest rank: a broadcast of S segments takes S - 1 +
   q of them, and all ranks are roots at once. */
Test(allgather, circulant_blocks_take_as_many_rounds_as_one_broadcast)
{
    const struct ct_algorithm *a = ct_algorithm_find(ct_registry, "allgather_circulant_blocks");

    for (int segments = 1; segments <= 16; segments *= 2) {
        const struct ct_shape shape = {.nranks = 21, .segments = segments};
        struct ct_schedule *plan = plan_of(a, shape, 4);
        struct ct_check_counts counts = {0};

        check(a, shape, &counts);
        cr_expect_eq(counts.units_sent, 21L * 20 * segments, "%d segments: %ld", segments,
                     counts.units_sent);
        cr_expect_eq(plan->nepochs, segments - 1 + 5, "%d segments: %d", segments, plan->nepochs);
        ct_schedule_free(plan);
    }
}
