/*
 * test_clock.c - the model of a clock, on invented clocks.
 */
#include "timer/clock.h"

#include <criterion/criterion.h>
#include <math.h>

/* A clock that is ahead of the reference's, and how fast it gains on it. */
struct invented {
    double ahead;
    double gains; /* seconds per second */
};

/* What it shows at a time of the reference. */
static double shown(const struct invented *clock, double reference)
{
    return reference + clock->ahead + clock->gains * reference;
}

/* A trip from a time of the reference on. */
static struct ct_trip trip(const struct invented *clock, double reference, double there,
                           double back)
{
    return (struct ct_trip){
        .sent = shown(clock, reference),
        .received = shown(clock, reference + there + back),
        .reference = reference + there,
    };
}

static void compare(struct ct_clock *model, const struct invented *clock, double reference)
{
    const struct ct_trip even = trip(clock, reference, 1e-6, 1e-6);

    ct_clock_compare(model, &even, 1, 0);
}

/* By how much the model is wrong at a time of the reference. */
static double wrong_at(const struct ct_clock *model, const struct invented *clock, double reference)
{
    return ct_clock_reference(model, shown(clock, reference)) - reference;
}

static void check_small(double value, double most)
{
    cr_expect(fabs(value) <= most, "%g, not up to %g", value, most);
}

Test(clock, is_the_reference_before_it_is_compared)
{
    const struct ct_clock model = {.is_compared = false};

    cr_expect_eq(ct_clock_reference(&model, 1234.5), 1234.5);
}

Test(clock, knows_an_offset_after_one_comparison)
{
    const struct invented clock = {.ahead = -3600};
    struct ct_clock model = {0};

    compare(&model, &clock, 100);
    check_small(wrong_at(&model, &clock, 100), 1e-9);
    check_small(wrong_at(&model, &clock, 200), 1e-9);
    cr_expect_eq(model.drift, 0, "%g", model.drift);
}

Test(clock, knows_a_drift_after_two)
{
    const struct invented clock = {.ahead = 50, .gains = 20e-6};
    struct ct_clock model = {0};

    compare(&model, &clock, 1000);
    check_small(wrong_at(&model, &clock, 1001) - 20e-6, 1e-8);
    compare(&model, &clock, 1001);
    check_small(model.drift + 20e-6, 1e-9);
    check_small(wrong_at(&model, &clock, 1001), 1e-9);
    check_small(wrong_at(&model, &clock, 1011), 1e-8);
}

Test(clock, follows_a_drift_that_changes)
{
    const struct invented early = {.ahead = 0, .gains = 20e-6};
    const struct invented late = {.ahead = 60e-6, .gains = -10e-6};
    struct ct_clock model = {0};

    compare(&model, &early, 1);
    compare(&model, &early, 2); /* here both show the same */
    compare(&model, &late, 4);
    check_small(model.drift - 10e-6, 1e-9);
    check_small(wrong_at(&model, &late, 10), 1e-8);
}

Test(clock, takes_the_fastest_trip)
{
    const struct invented clock = {.ahead = 7};
    struct ct_clock model = {0};
    const struct ct_trip trips[] = {
        trip(&clock, 10, 1e-3, 1e-6),
        trip(&clock, 11, 2e-6, 2e-6),
        trip(&clock, 12, 1e-6, 1e-3),
    };

    ct_clock_compare(&model, trips, 3, 0);
    check_small(wrong_at(&model, &clock, 12), 1e-9);
    check_small(model.error - 2e-6, 1e-9);
}

Test(clock, is_never_more_wrong_than_it_says)
{
    const struct invented clock = {.ahead = -2};

    for (int i = 0; i <= 10; i++) {
        const struct ct_trip uneven = trip(&clock, 5, i * 1e-6, (10 - i) * 1e-6);
        struct ct_clock model = {0};

        ct_clock_compare(&model, &uneven, 1, 3e-6);
        check_small(model.error - 8e-6, 1e-9);
        check_small(wrong_at(&model, &clock, 5), model.error);
    }
}

Test(clock, takes_what_errors_explain_for_no_drift)
{
    const struct invented clock = {.ahead = 0};
    const struct ct_trip there = trip(&clock, 1, 9e-6, 1e-6);
    const struct ct_trip back = trip(&clock, 2, 1e-6, 9e-6);
    struct ct_clock model = {0};

    ct_clock_compare(&model, &there, 1, 0);
    ct_clock_compare(&model, &back, 1, 0);
    cr_expect_eq(model.drift, 0, "%g", model.drift);
}

Test(clock, stands_two_comparisons_at_one_time)
{
    const struct ct_trip once = {.sent = 1, .received = 1, .reference = 4};
    const struct ct_trip again = {.sent = 1, .received = 1, .reference = 5};
    struct ct_clock model = {0};

    ct_clock_compare(&model, &once, 1, 0);
    ct_clock_compare(&model, &again, 1, 0);
    cr_expect_eq(model.drift, 0, "%g", model.drift);
    cr_expect_eq(ct_clock_reference(&model, 2), 6);
}

Test(clock, takes_no_drift_for_more_than_clocks_have)
{
    const struct invented fast = {.gains = 2 * CT_DRIFT_MAX};
    /* trips so slow that they could explain half of it */
    const struct ct_trip first = trip(&fast, 1, 5e-4, 5e-4);
    const struct ct_trip second = trip(&fast, 2, 5e-4, 5e-4);
    struct ct_clock model = {0};

    ct_clock_compare(&model, &first, 1, 1e-3);
    ct_clock_compare(&model, &second, 1, 1e-3);
    cr_expect_not(model.was_set);
    cr_expect_eq(model.drift, -CT_DRIFT_MAX, "%g", model.drift);
}

Test(clock, begins_anew_if_it_was_set)
{
    const struct invented early = {.ahead = 0, .gains = 20e-6};
    const struct invented late = {.ahead = -5, .gains = 20e-6};
    struct ct_clock model = {0};

    compare(&model, &early, 1);
    cr_expect_not(model.was_set);
    compare(&model, &early, 2);
    cr_expect_not(model.was_set);
    compare(&model, &late, 3);
    cr_expect(model.was_set);
    cr_expect_eq(model.drift, 0, "%g", model.drift);
    check_small(wrong_at(&model, &late, 3), 1e-9);
    compare(&model, &late, 4);
    cr_expect_not(model.was_set);
    check_small(model.drift + 20e-6, 1e-9);
}
