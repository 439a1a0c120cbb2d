/*
 * test_passing.c - what calls that are passed on are remembered by.
 */
#include "library/entry/take.h"

#include <criterion/criterion.h>

const struct ct_tuned ct_tuned = {.nranks = 1};

Test(passing, remembers_each_collective_by_what_decides)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        const struct ct_interposed *one = ct_all_interposed[i];

        cr_expect(one->by != 0, "%s", one->collective->name);
        cr_expect(((one->by & CT_BY_COUNTS) != 0) ==
                      (one->collective->has_counts && one->collective->private_bytes == 0),
                  "%s", one->collective->name);
        for (int j = 0; j < i; j++)
            cr_expect(one->by != ct_all_interposed[j]->by, "%s and %s", one->collective->name,
                      ct_all_interposed[j]->collective->name);
    }
}
