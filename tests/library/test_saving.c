/*
 * test_saving.c - what a call saved, from figures and from its own time.
 */
#include "library/call/saving.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <math.h>

extern const struct ct_algorithm alltoall_ring;

static const struct ct_choice ring = {.algorithm = &alltoall_ring};
static const struct ct_choice native = {.algorithm = NULL};

static const struct ct_tuned_figure figures[] = {
    {&ct_alltoall, 100, 4, 2},
    {&ct_alltoall, 200, 8, 2},
    {&ct_allgather, 100, 1, 1},
    {&ct_allgather, 200, 1, 0},
};

static const struct ct_tuned_pattern patterns[] = {
    {{"p", &ct_alltoall, 2, NULL, 0}, 0.1, &ring, 9, 3},
};

static const struct ct_tuned tuned = {.figures = figures, .nfigures = 4};
static const struct ct_tuned of_patterns = {
    .figures = figures, .nfigures = 4, .patterns = patterns, .npatterns = 1};

static void check(double got, double wanted)
{
    cr_expect(fabs(got - wanted) < 1e-12, "%g, not %g", got, wanted);
}

static void check_figures(const struct ct_tuned *job, const struct ct_choice *choice, size_t bytes,
                          double native_s, double choice_s)
{
    struct ct_saving saving = {0, 0};

    cr_assert(ct_saving_find(job, &ct_alltoall, choice, bytes, &saving));
    check(saving.native_s, native_s);
    check(saving.choice_s, choice_s);
}

Test(saving, is_on_straight_lines_between_measured_sizes)
{
    check_figures(&tuned, &ring, 100, 4, 2);
    check_figures(&tuned, &ring, 150, 6, 2);
    check_figures(&tuned, &ring, 200, 8, 2);
}

Test(saving, is_of_the_pattern_whatever_the_size)
{
    check_figures(&of_patterns, &ring, 7, 9, 3);
}

Test(saving, is_none_where_native_is_the_choice)
{
    struct ct_saving saving;

    cr_assert(ct_saving_find(&tuned, &ct_alltoall, &native, 150, &saving));
    check(ct_saving_of_call(&saving, 100), 0);
}

Test(saving, is_not_known_outside_the_measured_sizes)
{
    struct ct_saving saving;

    cr_expect_not(ct_saving_find(&tuned, &ct_alltoall, &ring, 99, &saving));
    cr_expect_not(ct_saving_find(&tuned, &ct_alltoall, &ring, 201, &saving));
    cr_expect_not(ct_saving_find(&tuned, &ct_bcast, &ring, 100, &saving));
    cr_expect_not(ct_saving_find(&tuned, &ct_allgather, &ring, 200, &saving),
                  "a time of 0 has no ratio");
}

Test(saving, is_never_more_than_the_calls_own_time_supports)
{
    const struct ct_saving faster = {.native_s = 6, .choice_s = 2};
    const struct ct_saving slower = {.native_s = 2, .choice_s = 3};

    check(ct_saving_of_call(&faster, 0), 0);
    check(ct_saving_of_call(&faster, 0.5), 1);
    check(ct_saving_of_call(&faster, 2), 4);
    check(ct_saving_of_call(&faster, 100), 4);
    check(ct_saving_of_call(&slower, 0.3), -0.1);
    check(ct_saving_of_call(&slower, 100), -1);
}
