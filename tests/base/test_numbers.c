/*
 * test_numbers.c - the functions of numbers against libm's.
 */
#include "base/numbers.h"

#include <criterion/criterion.h>
#include <math.h>

Test(numbers, the_logarithm_of_a_power_of_two_is_exact)
{
    for (int i = 0; i < 63; i++)
        cr_assert_eq(ct_log2(INT64_C(1) << i), i * CT_LOG_ONE, "2^%d", i);
}

Test(numbers, the_logarithm_is_that_of_libm_rounded_down)
{
    for (double number = 1; number < 9e18; number = number * 1.0137 + 1) {
        const int64_t n = (int64_t)number;
        const double own = ct_log2(n), wanted = CT_LOG_ONE * log2((double)n);

        cr_assert(own <= wanted && own > wanted - 1.001, "%.17g: %.17g, not %.17g", number, own,
                  wanted);
    }
    cr_assert_eq(ct_log2(INT64_MAX), 63 * CT_LOG_ONE - 1);
}

Test(numbers, there_is_no_logarithm_of_nothing)
{
    cr_assert_eq(ct_log2(0), 0);
    cr_assert_eq(ct_log2(INT64_MIN), 0);
}

Test(numbers, the_larger_and_the_smaller_are_told)
{
    cr_assert(ct_larger(1, 2) == 2 && ct_larger(2, 1) == 2);
    cr_assert(ct_smaller(1, 2) == 1 && ct_smaller(2, 1) == 1);
}
