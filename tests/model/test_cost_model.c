/*
 * test_cost_model.c - sums, roots and powers of two, at their ends as well.
 */
#include "model/cost_model.h"

#include <criterion/criterion.h>
#include <limits.h>
#include <math.h>

/* 3 ns a message, 4 a round, 12 a ns of cable */
static struct ct_cost_model priced(enum ct_norm norm)
{
    return (struct ct_cost_model){.coefficient = {[CT_MESSAGES_BETWEEN] = 3 * CT_MODEL_ONE,
                                                  [CT_ROUNDS] = 4 * CT_MODEL_ONE,
                                                  [CT_CABLE_NS] = 12 * CT_MODEL_ONE},
                                  .call_ns = 100,
                                  .rank_ns = 10,
                                  .norm = norm};
}

static const struct ct_features one_of_each = {
    {[CT_MESSAGES_BETWEEN] = 1, [CT_ROUNDS] = 1, [CT_CABLE_NS] = 1}};

Test(cost_model, groups_add_up_as_the_norm_says)
{
    const int64_t wanted[CT_NORMS] = {
        [CT_NORM_SUM] = 120 + 3 + 4 + 12, [CT_NORM_ROOT] = 120 + 13, [CT_NORM_MOST] = 120 + 12};

    for (int norm = 0; norm < CT_NORMS; norm++) {
        const struct ct_cost_model model = priced((enum ct_norm)norm);

        cr_expect_eq(ct_cost(&model, &one_of_each, 2), wanted[norm], "norm %d: %lld", norm,
                     (long long)ct_cost(&model, &one_of_each, 2));
    }
}

Test(cost_model, a_coefficient_has_a_part_of_a_nanosecond)
{
    const struct ct_cost_model model = {.coefficient = {[CT_BYTES_INSIDE] = CT_MODEL_ONE / 4 + 1}};
    const struct ct_features few = {{[CT_BYTES_INSIDE] = 7}};
    const struct ct_features many = {{[CT_BYTES_INSIDE] = INT64_C(1) << 40}};

    cr_expect_eq(ct_cost(&model, &few, 1), 1);
    cr_expect_eq(ct_cost(&model, &many, 1), (INT64_C(1) << 38) + (INT64_C(1) << 24));
}

Test(cost_model, what_costs_nothing_takes_a_nanosecond)
{
    const struct ct_cost_model model = {.norm = CT_NORM_ROOT};

    cr_expect_eq(ct_cost(&model, &one_of_each, 4), 1);
}

Test(cost_model, the_longest_time_is_cut)
{
    for (int norm = 0; norm < CT_NORMS; norm++) {
        struct ct_cost_model model = priced((enum ct_norm)norm);
        struct ct_features features = one_of_each;

        for (int i = 0; i < CT_FEATURES; i++) {
            features.of[i] = INT64_MAX;
            model.coefficient[i] = INT64_MAX;
        }
        cr_expect_eq(ct_cost(&model, &features, 1 << 20), CT_COST_MOST, "norm %d", norm);
        model.call_ns = CT_COST_MOST;
        cr_expect_eq(ct_cost(&model, &features, INT_MAX), CT_COST_MOST, "norm %d", norm);
    }
}

Test(cost_model, more_of_a_feature_never_takes_less)
{
    for (int norm = 0; norm < CT_NORMS; norm++) {
        const struct ct_cost_model model = priced((enum ct_norm)norm);
        struct ct_features features = one_of_each;

        for (int i = 0; i < 2 * 140; i++) {
            const int64_t before = ct_cost(&model, &features, 2);
            int64_t *own = &features.of[i % 2 == 0 ? CT_CABLE_NS : CT_ROUNDS];

            *own += *own / 3 + 1;
            /* above two seconds the root has an error of some billionths */
            cr_assert_geq(ct_cost(&model, &features, 2), before - (before >> 28));
        }
    }
}

Test(cost_model, scaling_is_exact_for_powers_of_two_and_near_for_others)
{
    cr_expect_eq(ct_scaled(12345, 0), 12345);
    cr_expect_eq(ct_scaled(12345, 3 * CT_LOG_ONE), 98760);
    cr_expect_eq(ct_scaled(12345, -3 * CT_LOG_ONE), 12345 / 8);
    for (int log = -20 * CT_LOG_ONE; log < 20 * CT_LOG_ONE; log += 37) {
        const double wanted = 1e12 * exp2((double)log / CT_LOG_ONE);

        cr_assert(fabs((double)ct_scaled(1000000000000, log) - wanted) < 1 + 1e-8 * wanted,
                  "2^(%d/1024): %lld", log, (long long)ct_scaled(1000000000000, log));
    }
}

Test(cost_model, scaling_ends_at_the_longest_time_and_at_none)
{
    cr_expect_eq(ct_scaled(INT64_MAX, 0), CT_COST_MOST);
    cr_expect_eq(ct_scaled(INT64_MAX, 1), CT_COST_MOST);
    cr_expect_eq(ct_scaled(1, 61 * CT_LOG_ONE), CT_COST_MOST);
    cr_expect_eq(ct_scaled(1, 60 * CT_LOG_ONE), INT64_C(1) << 60);
    cr_expect_eq(ct_scaled(1, INT_MAX), CT_COST_MOST);
    cr_expect_eq(ct_scaled(0, INT_MAX), 0);
    cr_expect_eq(ct_scaled(INT64_MAX, -INT_MAX), 0);
    cr_expect_eq(ct_scaled(INT64_MAX, -62 * CT_LOG_ONE), 1);
}
