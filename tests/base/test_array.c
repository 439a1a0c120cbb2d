/*
 * test_array.c - arrays that grow element by element.
 */
#include "base/array.h"

#include <criterion/criterion.h>
#include <stdlib.h>

Test(array, adds_elements_that_are_zero_and_keeps_the_others)
{
    struct pair {
        long a;
        long b;
    } *pairs = NULL;
    int n = 0;

    for (int i = 0; i < 1000; i++) {
        struct pair *added = ct_array_add(&pairs, &n, sizeof *pairs);

        cr_assert_not_null(added);
        cr_assert_eq(n, i + 1);
        cr_assert_eq(added, &pairs[i]);
        cr_assert(added->a == 0 && added->b == 0);
        *added = (struct pair){i, -i};
    }
    for (int i = 0; i < n; i++)
        cr_assert(pairs[i].a == i && pairs[i].b == -i, "%d", i);
    free(pairs);
}
