/*
 * test_common.c - what plans have in common does not change them.
 */
#include "repo/common.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_equal(const char *name, const struct ct_schedule *a, const struct ct_schedule *b)
{
    const size_t nsteps = (size_t)a->nsteps, nepochs = (size_t)a->nepochs;
    int nsuccs = 0;

    cr_assert_eq(a->nsteps, b->nsteps, "%s: %d and %d steps", name, a->nsteps, b->nsteps);
    cr_assert_eq(a->nepochs, b->nepochs, "%s: %d and %d epochs", name, a->nepochs, b->nepochs);
    for (int i = 0; i < a->nsteps; i++)
        nsuccs += a->steps[i].nsuccs;
    cr_expect_arr_eq(a->steps, b->steps, nsteps * sizeof *a->steps, "%s", name);
    cr_expect_arr_eq(a->epochs, b->epochs, nepochs * sizeof *a->epochs, "%s", name);
    cr_expect_arr_eq(a->succs, b->succs, (size_t)nsuccs * sizeof *a->succs, "%s", name);
}

/* Returns how many things the plans had in common. */
static int expect_same(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    struct ct_common common = {.n = 0};
    int n;

    for (int rank = 0; rank < problem->nranks; rank++) {
        struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
        struct ct_schedule *alone, *kept;

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &alone, NULL), CT_OK);
        shape.common = &common;
        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &kept, NULL), CT_OK);
        expect_equal(algorithm->name, alone, kept);
        ct_schedule_free(alone);
        ct_schedule_free(kept);
    }
    n = common.n;
    ct_common_fini(&common);
    cr_expect_eq(common.n, 0);
    return n;
}

static int expect_same_on(const struct ct_places *places, int root)
{
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        struct ct_problem problem = {.collective = algorithm->collective,
                                     .nranks = places->tree.nranks,
                                     .bytes = 65536,
                                     .root = algorithm->collective->is_rooted ? root : 0,
                                     .places = places};

        for (int k = 0; k < ct_algorithm_settings(algorithm, places); k++) {
            problem.setting = ct_algorithm_setting_at(algorithm, places, k);
            if (ct_algorithm_applies(algorithm, &problem))
                n += expect_same(algorithm, &problem);
        }
    }
    return n;
}

/* Cables of one bandwidth, and of several: phases by the closed form, and by first fit. */
Test(common, plans_are_the_same_with_what_they_have_in_common)
{
    for (int is_unequal = 0; is_unequal < 2; is_unequal++) {
        struct ct_places *places;
        struct made_site made;
        uint64_t hosts[13];

        site_of_chain(&made);
        for (int x = 1; x < made.site.nnodes; x++)
            made.capacity[x] = is_unequal && x % 3 == 0 ? 3e8 : 1e8;
        for (int i = 0; i < 13; i++)
            hosts[i] = (uint64_t)(i * 3 % CHAIN_HOSTS) + 1;
        cr_assert_eq(ct_places_find(&made.site, hosts, 13, NULL, &places, NULL), CT_OK);
        cr_expect_gt(expect_same_on(places, 5), 40);
        ct_places_free(places);
    }
}
