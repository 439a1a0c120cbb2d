/*
 * test_budget_division.c - set-up and the end count, and something is always measured.
 */
#include "driver/spaces/budget.h"

#include <criterion/criterion.h>

static void expect_near(double got, double wanted)
{
    cr_expect_float_eq(got, wanted, 1e-9, "%g, not %g", got, wanted);
}

Test(budget_division, counts_set_up_and_keeps_time_for_the_end)
{
    /* 10 of 100 s are gone; files and the library take 3.5 s */
    const struct ct_budget budget = ct_budget_divide(100, 1000, 1010, 0);

    expect_near(budget.search_s, 1096.5);
    expect_near(budget.measuring_s, 1096.5);
    expect_near(budget.comparing_s, 1101.5);
    cr_expect(!budget.is_short);
}

Test(budget_division, ends_within_a_tenth_of_it)
{
    for (double whole_s = 20; whole_s < 1e5; whole_s *= 1.5) {
        for (double part = 0; part < 0.5; part += 0.1) {
            const double set_up_s = part * whole_s;
            const struct ct_budget budget = ct_budget_divide(whole_s, 0, set_up_s, 0.2);

            cr_expect_leq(budget.comparing_s, 1.05 * whole_s);
            cr_expect_leq(budget.measuring_s + 0.3 * set_up_s, 1.0 * whole_s);
            cr_expect_lt(budget.search_s, budget.measuring_s);
        }
    }
}

Test(budget_division, leaves_time_for_other_mechanisms)
{
    /* 9.5 s: 0.5 are kept for the end */
    const struct ct_budget budget = ct_budget_divide(10, 0, 0, 0.25);

    expect_near(budget.search_s, 9.5 / 1.25);
    expect_near(budget.measuring_s, 9.5);
}

Test(budget_division, measures_for_a_while_however_long_set_up_took)
{
    struct ct_budget budget = ct_budget_divide(90, 0, 500, 0);

    expect_near(budget.measuring_s, 502);
    cr_expect(budget.is_short);
    budget = ct_budget_divide(0.3, 0, 5, 0);
    expect_near(budget.measuring_s, 5.15);
    cr_expect(budget.is_short);
}

Test(budget_division, begins_no_race_that_would_end_too_late)
{
    const struct ct_budget budget = {.search_s = 80, .measuring_s = 100, .comparing_s = 105};

    cr_expect(!ct_budget_is_over(&budget, 80, 70, 9, 0));
    cr_expect(ct_budget_is_over(&budget, 80, 70, 11, 0));
    cr_expect(ct_budget_is_over(&budget, 80, 80.1, 0, 0));
    cr_expect(!ct_budget_is_over(&budget, 100, 80.1, 0, 0));
}

Test(budget_division, keeps_time_for_comparisons_but_not_most_of_it)
{
    const struct ct_budget budget = {.search_s = 100, .measuring_s = 100, .comparing_s = 105};

    cr_expect(!ct_budget_is_over(&budget, 100, 80, 16, 3));
    cr_expect(ct_budget_is_over(&budget, 100, 80, 18, 3));
    cr_expect(!ct_budget_is_over(&budget, 100, 80, 14, 1000));
    cr_expect(ct_budget_is_over(&budget, 100, 80, 16, 1000));
}

Test(budget_division, never_ends_where_there_is_none)
{
    const struct ct_budget budget = ct_budget_divide(0, 0, 5, 0);

    expect_near(budget.comparing_s, 0);
    cr_expect(!ct_budget_is_over(&budget, budget.search_s, 1e9, 1e9, 1e9));
}
