/*
 * test_offered.c - algorithms that serve another collective, too.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <string.h>

/* An algorithm that serves another collective, too, and both its descriptors. */
Test(offered, name_each_other_and_have_one_plan)
{
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i], *like = algorithm->like;

        if (like == NULL)
            continue;
        cr_expect_eq(like->also, algorithm, "%s", algorithm->name);
        cr_expect_eq(like->plan, algorithm->plan, "%s", algorithm->name);
        cr_expect_str_eq(like->name + strlen(like->collective->name),
                         algorithm->name + strlen(algorithm->collective->name));
        if (!like->collective->has_counts)
            cr_expect_eq(ct_collective_like(algorithm->collective),
                         algorithm->collective->has_counts ? like->collective : NULL, "%s",
                         algorithm->name);
        n++;
    }
    cr_expect_geq(n, 40);
    cr_expect_null(ct_collective_like(&ct_alltoall));
}

Test(offered, are_all_where_every_rank_knows_all_counts)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];

        if (a->collective == &ct_allgather || a->collective == &ct_reduce_scatter_block)
            cr_expect_not_null(a->also, "%s", a->name);
    }
}

/* True if a setting passes the checker with private counts. */
static bool passes(const struct ct_algorithm *algorithm, struct ct_diag *diag)
{
    struct ct_places *places = places_for(algorithm, 8);
    const struct ct_planner planner = ct_planner_of(algorithm);
    struct ct_shape shape = {.nranks = 8, .segments = 1, .places = places};
    bool any = false;

    for (int i = 0; i < ct_settings_count(algorithm->params) && !any; i++) {
        shape.setting = ct_settings_at(algorithm->params, i);
        any = applies_to_some_size(algorithm, shape.nranks, shape.setting) &&
              ct_plan_check(&planner, &shape, NULL, NULL, diag) == CT_OK;
    }
    ct_places_free(places);
    return any;
}

/* Exactly those algorithms of the all-to-all pass. */
Test(offered, are_none_whose_ranks_would_need_sizes_they_do_not_know)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        struct ct_algorithm algorithm = *ct_registry[i];
        struct ct_diag diag = {""};

        if (algorithm.collective != &ct_alltoall)
            continue;
        algorithm.collective = &ct_alltoallv;
        cr_expect_eq(passes(&algorithm, &diag), algorithm.also != NULL, "%s: %s", algorithm.name,
                     diag.text);
    }
}
