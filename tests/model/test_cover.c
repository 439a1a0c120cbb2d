/*
 * test_cover.c - few candidates are kept, and they are those that count.
 */
#include "model/fit/cover.h"

#include <criterion/criterion.h>
#include <math.h>

extern const struct ct_collective ct_allgather, ct_bcast;

enum { NATIVE, EVEN, ODD, NEVER, SETTING, SLOWER_NEVER, OTHER, CANDIDATES, CELLS = 10 };

static const struct ct_algorithm even = {.name = "even"}, odd = {.name = "odd"},
                                 never = {.name = "never"};
static const struct ct_offered candidates[CANDIDATES] = {
    [NATIVE] = {.collective = &ct_allgather},
    [EVEN] = {.collective = &ct_allgather, .algorithm = &even},
    [ODD] = {.collective = &ct_allgather, .algorithm = &odd},
    [NEVER] = {.collective = &ct_allgather, .algorithm = &never},
    [SETTING] = {.collective = &ct_allgather, .algorithm = &even},
    [SLOWER_NEVER] = {.collective = &ct_allgather, .algorithm = &never},
    [OTHER] = {.collective = &ct_bcast, .algorithm = &even},
};

static int n;
static struct ct_cover_time times[CANDIDATES * CELLS];

static void add(int candidate, int cell, double seconds)
{
    times[n++] = (struct ct_cover_time){candidate, cell, log(seconds)};
}

Test(cover, keeps_what_is_fastest_somewhere_and_one_of_each_algorithm)
{
    bool keep[CANDIDATES] = {[NATIVE] = true};

    for (int cell = 0; cell < CELLS; cell++) {
        add(NATIVE, cell, 2);
        add(EVEN, cell, cell % 2 == 0 ? 1 : 2);
        add(ODD, cell, cell % 2 == 0 ? 2 : 1);
        add(SLOWER_NEVER, cell, 3);
        add(NEVER, cell, 2);
        add(SETTING, cell, cell % 2 == 0 ? 1.1 : 2.1);
    }
    add(OTHER, CELLS, 1);
    cr_assert_eq(ct_cover(candidates, CANDIDATES, times, n, keep), CT_OK);
    cr_expect(keep[NATIVE] && keep[EVEN] && keep[ODD] && keep[OTHER]);
    cr_expect(keep[NEVER], "it is never the fastest, but may be so among more ranks");
    cr_expect_not(keep[SLOWER_NEVER], "another setting is always faster");
    cr_expect_not(keep[SETTING], "another setting is always faster");
}

/* Two are raced: the second should be of another algorithm. */
Test(cover, keeps_a_second_algorithm)
{
    bool keep[CANDIDATES] = {[NATIVE] = true};

    for (int cell = 0; cell < CELLS; cell++) {
        add(NATIVE, cell, 2);
        add(EVEN, cell, 1);
        add(SETTING, cell, 1.01);
        add(ODD, cell, 1.1);
    }
    cr_assert_eq(ct_cover(candidates, CANDIDATES, times, n, keep), CT_OK);
    cr_expect(keep[EVEN] && keep[ODD]);
    cr_expect_not(keep[SETTING]);
}
