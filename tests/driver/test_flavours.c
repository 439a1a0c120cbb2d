/*
 * test_flavours.c - what every MPI flavour must have.
 */
#include "driver/flavours/flavour.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

Test(flavours, are_found_by_their_names)
{
    for (int i = 0; ct_flavours[i] != NULL; i++)
        cr_expect_eq(ct_flavour_find(ct_flavours[i]->name), ct_flavours[i]);
    cr_expect_null(ct_flavour_find("nobody"));
}

Test(flavours, have_what_is_never_asked_for_in_vain)
{
    for (int i = 0; ct_flavours[i] != NULL; i++) {
        const struct ct_flavour *f = ct_flavours[i];

        cr_expect_not_null(f->launch, "%s", f->name);
        cr_expect_not_null(f->bench_words, "%s", f->name);
        cr_expect_not_null(f->timer[0].output, "%s", f->name);
        cr_expect_eq(f->largest == NULL, f->largest_why == NULL, "%s", f->name);
        cr_expect_not_null(f->times.note, "%s", f->name);
        cr_expect_not_null(f->times.folder_suffix, "%s", f->name);
        cr_expect_not_null(f->times.environment, "%s", f->name);
        cr_expect_not_null(f->times.usage, "%s", f->name);
    }
}

static void plan_by_places(struct ct_builder *builder, const struct ct_shape *shape)
{
    (void)builder;
    cr_assert_not_null(shape->places);
    cr_expect_eq(shape->places->tree.nranks, 4);
}

Test(flavours, plan_for_the_places_of_the_ranks)
{
    const struct ct_algorithm *const any = ct_registry[0];
    struct ct_algorithm algorithm = *any;
    struct ct_places *places = places_of(4);
    const struct ct_problem problem = {
        .collective = any->collective, .nranks = 4, .bytes = 1, .places = places};
    struct ct_diag why = {""};

    algorithm.by_places = true;
    algorithm.plan = plan_by_places;
    for (int i = 0; ct_flavours[i] != NULL; i++) {
        if (ct_flavours[i]->admits != NULL)
            ct_flavours[i]->admits(&algorithm, &problem, &why);
    }
    ct_places_free(places);
}

Test(flavours, have_one_by_default_that_is_no_simulation)
{
    const struct ct_flavour *f = ct_flavour_default();

    cr_assert_not_null(f);
    cr_expect_not(f->times.is_simulated);
    cr_expect_not_null(f->launch_here);
    cr_expect_not_null(f->launch_hosts);
    cr_expect_eq(ct_flavour_of_results(false), f);
    cr_expect(ct_flavour_of_results(true)->times.is_simulated);
}

Test(flavours, know_only_the_times_of_a_users_own_timer)
{
    const struct ct_flavour *simulated = ct_flavour_of_results(true);
    const struct ct_flavour own = ct_flavour_with_own_timer(simulated);

    cr_expect(own.times.is_simulated);
    cr_expect_str_eq(own.times.folder_suffix, simulated->times.folder_suffix);
    cr_expect_eq(own.launch, ct_flavour_default()->launch);
    cr_expect_eq(own.timer, ct_flavour_default()->timer);
    cr_expect_eq(own.messages_most, 0);
    cr_expect_not(own.is_exact);
}

Test(flavours, take_the_compiler_of_the_environment)
{
    const struct ct_flavour *f = ct_flavour_default();

    unsetenv(f->compiler_variable);
    cr_expect_str_eq(ct_flavour_compiler(f), f->compiler);
    setenv(f->compiler_variable, "/else/mpicc", 1);
    cr_expect_str_eq(ct_flavour_compiler(f), "/else/mpicc");
}

Test(flavours, launch_a_program_with_its_environment_on_all_ranks)
{
    int hosts[] = {0, 0};
    char name[] = "n0", template[] = "run -n {ranks} {command}";
    struct ct_node node = {.kind = CT_NODE_HOST, .name = name, .parent = -1};
    const struct ct_cluster cluster = {.launch = template,
                                       .nnodes = 1,
                                       .nodes = &node,
                                       .nranks = 2,
                                       .rank_host = hosts,
                                       .per_host = 2};
    struct ct_flavour_launch launch = {
        .cluster = &cluster, .environment = "", .program = "/a b/timer", .words = " --x"};
    struct ct_diag diag = {""};
    char *line;

    cr_assert_eq(ct_flavour_default()->launch(&launch, &line, &diag), CT_OK, "%s", diag.text);
    cr_expect_str_eq(line, "run -n 2 '/a b/timer' --x");
    free(line);
    launch.environment = "A=b";
    cr_assert_eq(ct_flavour_default()->launch(&launch, &line, &diag), CT_OK);
    cr_expect_str_eq(line, "run -n 2 env A=b '/a b/timer' --x");
    free(line);
}
