/*
 * test_offered.c - algorithms that serve another collective, too.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

/* How many are offered to `to`; those of `from` that forward are not where
   counts are private. */
static int count_offered(const struct ct_collective *from,
                         const struct ct_collective *to)
{
    int offered = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const bool wanted = to->private_bytes == 0 || !algorithm->forwards;
        const struct ct_algorithm *other;
        char name[128];

        if (algorithm->collective != from)
            continue;
        snprintf(name, sizeof name, "%s%s", to->name,
                 algorithm->name + strlen(from->name));
        other = ct_algorithm_find(ct_registry, name);
        cr_expect_eq(other != NULL, wanted, "%s", name);
        cr_expect(other == NULL || other->collective == to, "%s", name);
        offered += other != NULL;
    }
    return offered;
}

Test(offered, are_all_algorithms_to_collectives_that_they_serve_too)
{
    cr_expect_geq(count_offered(&ct_allgather, &ct_allgatherv), 20);
    cr_expect_geq(count_offered(&ct_alltoall, &ct_alltoallv), 6);
}

/* What is said of them, or not, is true: they pass the checker, or not. */
Test(offered, are_none_whose_ranks_would_need_sizes_they_do_not_know)
{
    struct ct_places *places = places_of(8);
    struct ct_shape shape = {.nranks = 8, .segments = 1, .places = places};

    for (int i = 0; ct_registry[i] != NULL; i++) {
        struct ct_algorithm algorithm = *ct_registry[i];
        struct ct_planner planner;
        struct ct_plan_proof proof;
        struct ct_diag diag = {""};
        int err;

        if (algorithm.collective != &ct_alltoall ||
            !applies_to_some_size(&algorithm, shape.nranks,
                                  ct_settings_at(algorithm.params, 0)))
            continue;
        algorithm.collective = &ct_alltoallv;
        shape.setting = ct_settings_at(algorithm.params, 0);
        planner = ct_planner_of(&algorithm);
        err = ct_plan_check(&planner, &shape, NULL, &proof, &diag);
        cr_expect_eq(err != CT_OK, algorithm.forwards, "%s: %s", algorithm.name,
                     diag.text);
    }
    ct_places_free(places);
}
