/*
 * test_copies.c - long posts are read where they are as a setting says.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* A setting with one copy, its plan, and the same with two. */
static void check_copies(const struct ct_algorithm *algorithm, struct ct_setting setting,
                         const struct ct_places *places)
{
    struct ct_problem problem = {.collective = algorithm->collective,
                                 .nranks = places->tree.nranks,
                                 .bytes = CT_READ_LONGER_THAN / 16,
                                 .setting = setting,
                                 .places = places};
    struct ct_shape shape = {
        .nranks = places->tree.nranks, .setting = setting, .segments = 1, .places = places};
    struct ct_schedule *plan = NULL;

    cr_expect_not(ct_algorithm_applies(algorithm, &problem), "%s: short", algorithm->name);
    cr_expect(ct_algorithm_reads(algorithm, &setting), "%s", algorithm->name);
    cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, NULL), CT_OK);
    cr_expect(plan->reads_posts, "%s", algorithm->name);
    ct_schedule_free(plan);
    cr_expect(ct_algorithm_take(algorithm, CT_INSTEAD_COPIES, &shape.setting));
    cr_expect_not(ct_algorithm_reads(algorithm, &shape.setting), "%s", algorithm->name);
    shape.setting.values[param_of(algorithm, "copies")] = 1;
    cr_expect(ct_setting_is_equal(&setting, &shape.setting), "%s", algorithm->name);
}

Test(copies, long_posts_are_read_where_they_are_as_a_setting_says)
{
    struct ct_places *places = places_of_window(8);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        const int copies = param_of(a, "copies");
        int n = 0;

        cr_expect_eq(copies >= 0, a->by_window && ct_collective_has_data(a->collective), "%s",
                     a->name);
        for (int k = 0; copies >= 0 && k < ct_settings_count(a->params); k++) {
            const struct ct_setting setting = ct_settings_at(a->params, k);

            if (setting.values[copies] == 0 || !applies_on(a, setting, places, 8))
                continue;
            check_copies(a, setting, places);
            n++;
        }
        cr_expect(copies < 0 || n > 0, "%s", a->name);
    }
    ct_places_free(places);
}
