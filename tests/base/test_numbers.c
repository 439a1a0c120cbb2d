/*
 * test_numbers.c - the functions of numbers against libm's.
 */
#include "base/numbers.h"

#include <criterion/criterion.h>
#include <math.h>

Test(numbers, the_logarithm_of_a_power_of_two_is_exact)
{
    double number = 1;

    for (int i = 0; i <= 1000; i++, number *= 2) {
        cr_assert(ct_log2(number) == i, "2^%d: %.17g", i, ct_log2(number));
        cr_assert(ct_log2(1 / number) == -i, "2^-%d: %.17g", i, ct_log2(1 / number));
    }
}

Test(numbers, the_logarithm_is_that_of_libm)
{
    for (double number = 1e-9; number < 1e9; number *= 1.0137) {
        const double own = ct_log2(number), wanted = log2(number);

        cr_assert(fabs(own - wanted) < 1e-14, "%.17g: %.17g, not %.17g", number, own, wanted);
    }
}

Test(numbers, the_larger_and_the_smaller_are_told)
{
    cr_assert(ct_larger(1, 2) == 2 && ct_larger(2, 1) == 2);
    cr_assert(ct_smaller(1, 2) == 1 && ct_smaller(2, 1) == 1);
}
