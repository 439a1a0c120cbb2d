/*
 * test_algorithms.c - every algorithm of the registry under the checker.
 */
#include "repo/scheme/ring.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"
#include "tests/repo/sampled_ranks.h"

#include <criterion/parameterized.h>
#include <stdio.h>
#include <string.h>

static int registry_size(void)
{
    int n = 0;

    while (ct_registry[n] != NULL)
        n++;
    return n;
}

static struct ct_setting value(int only)
{
    return (struct ct_setting){{only}};
}

static void check_shape(const struct ct_algorithm *algorithm, struct ct_shape shape)
{
    struct ct_places *places = places_for(algorithm, shape.nranks);
    size_t *sizes = algorithm->by_counts ? item_sizes(shape.nranks) : NULL;

    shape.places = places;
    shape.item_bytes = sizes;
    check(algorithm, shape, NULL);
    ct_places_free(places);
    free(sizes);
}

/* A segmented plan depends on the segments, not on the size that they come of:
   is there a smaller one to be checked? */
static bool is_same_plan(const struct ct_algorithm *algorithm, int nranks,
                         struct ct_setting setting)
{
    const struct ct_param *sizes = algorithm->params[0];
    const int number = algorithm->segments == NULL ? 0 : ct_param_number(sizes, setting.values[0]);

    for (int i = 0; i < number; i++) {
        setting.values[0] = ct_param_value(sizes, i);
        if (applies_to_some_size(algorithm, nranks, setting))
            return true;
    }
    return false;
}

/* All settings; segments in place of sizes. */
static void check_nranks(const struct ct_algorithm *algorithm, int nranks)
{
    const int nsettings = ct_settings_count(algorithm->params);
    const int segments_max = algorithm->segments == NULL ? 1 : 4;

    for (int i = 0; i < nsettings; i++) {
        const struct ct_setting setting = ct_settings_at(algorithm->params, i);

        if (!applies_to_some_size(algorithm, nranks, setting) ||
            is_same_plan(algorithm, nranks, setting))
            continue;
        for (int segments = 1; segments <= segments_max; segments *= 2)
            check_shape(algorithm, (struct ct_shape){
                                       .nranks = nranks, .setting = setting, .segments = segments});
    }
}

static void free_indices(struct criterion_test_params *params)
{
    cr_free(params->params);
}

static struct criterion_test_params whole_registry(void)
{
    const int n = registry_size();
    int *indices = cr_malloc((size_t)n * sizeof *indices);

    for (int i = 0; i < n; i++)
        indices[i] = i;
    return cr_make_param_array(int, indices, (size_t)n, free_indices);
}

ParameterizedTestParameters(algorithms, are_right_for_sampled_numbers_of_ranks)
{
    print_sampled_ranks();
    return whole_registry();
}

ParameterizedTest(int *index, algorithms, are_right_for_sampled_numbers_of_ranks)
{
    const struct ct_algorithm *algorithm = ct_registry[*index];

    for (int nranks = next_ranks(algorithm->name, 0); nranks != 0;
         nranks = next_ranks(algorithm->name, nranks))
        check_nranks(algorithm, nranks);
}

Test(algorithms, are_right_with_as_many_segments_as_there_can_be)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        const struct ct_setting first = ct_settings_at(a->params, 0);

        if (a->segments != NULL)
            check_shape(a, (struct ct_shape){.nranks = 3, .setting = first, .segments = 64});
    }
}

static bool has_file(const char *collective, const char *method)
{
    char path[1024];
    FILE *file;

    snprintf(path, sizeof path, "%s/repo/%s/%s_%s.c", ROOT_DIR, collective, collective, method);
    file = fopen(path, "r");
    if (file != NULL)
        fclose(file);
    return file != NULL;
}

Test(algorithms, bear_the_names_of_their_files)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const struct ct_algorithm *first = algorithm->like == NULL ? algorithm : algorithm->like;
        const char *folder = algorithm->collective->name;
        const size_t length = strlen(folder);
        const char *method = algorithm->name + length + 1;

        cr_assert(strncmp(algorithm->name, folder, length) == 0 && algorithm->name[length] == '_',
                  "%s is of collective %s", algorithm->name, folder);
        cr_expect(has_file(first->collective->name, method), "no file of %s", algorithm->name);
    }
}

Test(algorithms, are_sorted_and_found_by_name)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (i > 0)
            cr_expect_lt(strcmp(ct_registry[i - 1]->name, ct_registry[i]->name), 0, "%s before %s",
                         ct_registry[i - 1]->name, ct_registry[i]->name);
        cr_expect_eq(ct_algorithm_find(ct_registry, ct_registry[i]->name), ct_registry[i], "%s",
                     ct_registry[i]->name);
    }
    cr_expect_null(ct_algorithm_find(ct_registry, "alltoall_none"));
}

static void expect_ascending(const char *name, const struct ct_param *param)
{
    for (int i = 1; param->values != NULL && i < param->nvalues; i++)
        cr_expect_lt(param->values[i - 1], param->values[i], "%s: %d before %d", name,
                     param->values[i - 1], param->values[i]);
}

Test(algorithms, name_their_source_and_list_values_in_ascending_order)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];

        cr_expect(a->source != NULL && a->source[0] != '\0', "%s", a->name);
        for (int k = 0; k < ct_params_count(a->params); k++)
            expect_ascending(a->name, a->params[k]);
    }
}

Test(algorithms, offer_at_least_one_for_any_number_of_ranks)
{
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        for (int nranks = 1; nranks <= 64; nranks++) {
            int found = 0;

            for (int i = 0; ct_registry[i] != NULL; i++)
                found += ct_registry[i]->collective == ct_collectives[c] &&
                         applies(ct_registry[i], nranks, 1, (struct ct_setting){{0}});
            cr_expect_gt(found, 0, "%s, %d ranks", ct_collectives[c]->name, nranks);
        }
    }
}

Test(algorithms, apply_only_to_the_ranks_they_are_made_for)
{
    const struct ct_named pair = find_by_name("alltoall_pair");
    const struct ct_named mesh = find_by_name("allgather_mesh_2d");

    for (int p = 1; p <= 64; p++) {
        int divisors = 0;

        for (int d = 1; d <= p; d++)
            divisors += p % d == 0;
        cr_expect_eq(applies(pair.algorithm, p, 8, ct_named_setting_at(&pair, 0)),
                     (p & (p - 1)) == 0, "%d", p);
        cr_expect_eq(applies(mesh.algorithm, p, 8, ct_named_setting_at(&mesh, 0)), divisors > 2,
                     "%d", p);
    }
}

Test(algorithms, refuse_values_that_change_nothing)
{
    const struct ct_algorithm *gather = ct_algorithm_find(ct_registry, "allgather_ring");
    const struct ct_algorithm *reduce = ct_algorithm_find(ct_registry, "allreduce_ring");
    const struct ct_algorithm *ring = ct_algorithm_find(ct_registry, "alltoall_ring");
    const struct ct_algorithm *spread = ct_algorithm_find(ct_registry, "alltoall_spread");

    cr_expect(applies(gather, 4, 8193, value(8192)));
    cr_expect_not(applies(gather, 4, 8192, value(8192)));
    cr_expect(applies(gather, 4, 1, value(0)));
    cr_expect_not(applies(gather, 1, LARGE, value(8192)));
    cr_expect_not(applies(gather, 4, LARGE, value(8191)));
    cr_expect(applies(reduce, 4, 4 * 8192 + 1, value(8192)));
    cr_expect_not(applies(reduce, 4, 4 * 8192, value(8192)));
    cr_expect(applies(reduce, 4, 1, value(0)));
    cr_expect(applies(ring, 4, 8193, value(8192)));
    cr_expect_not(applies(ring, 4, 8192, value(8192)));
    cr_expect_not(applies(ring, 1, LARGE, value(8192)));
    cr_expect(applies(ring, 1, 1, value(0)));
    cr_expect(applies(spread, 6, 1, value(4)));
    cr_expect_not(applies(spread, 5, 1, value(4)));
    cr_expect(applies(spread, 5, 1, value(0)));
}

/* Steps that start with the epoch they are in. */
static int count_free(const struct ct_schedule *plan, enum ct_action action)
{
    int n = 0;

    for (int i = 0; i < plan->nsteps; i++)
        n += plan->steps[i].action == action && plan->steps[i].npreds == 0;
    return n;
}

static struct ct_schedule *planned(const char *name, struct ct_shape shape)
{
    const struct ct_named found = find_by_name(name);
    struct ct_schedule *plan = NULL;

    shape.setting = ct_named_setting(&found, &shape.setting);
    cr_assert_eq(ct_algorithm_plan(found.algorithm, &shape, &plan, NULL), CT_OK);
    return plan;
}

Test(algorithms, keep_few_receives_posted_where_they_have_a_window)
{
    static const struct {
        const char *name;
        struct ct_shape shape;
        int receives;
    } cases[] = {
        {"allgather_ring", {.nranks = 32, .segments = 1}, 2},
        {"allgather_ring", {.nranks = 32, .segments = 64}, 8},
        {"allreduce_ring", {.nranks = 32, .segments = 1}, 2},
        {"allreduce_ring", {.nranks = 32, .segments = 64}, 8},
        {"alltoall_ring", {.nranks = 32, .segments = 1}, 1},
        {"alltoall_ring", {.nranks = 32, .segments = 64}, 2},
        {"alltoall_spread", {.nranks = 32, .segments = 1}, 31},
        {"alltoall_spread", {.nranks = 32, .segments = 1, .setting = {{4}}}, 4},
    };

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct ct_schedule *plan = planned(cases[i].name, cases[i].shape);
        const int receives = count_free(plan, CT_DO_RECV);

        cr_expect_eq(plan->nepochs, 1);
        cr_expect_eq(receives, cases[i].receives, "%s: %d, not %d", cases[i].name, receives,
                     cases[i].receives);
        ct_schedule_free(plan);
    }
}

Test(algorithms, light_barrier_holds_back_all_sends_but_the_first)
{
    struct ct_schedule *plan =
        planned("alltoall_ring_light", (struct ct_shape){.nranks = 9, .segments = 1});

    cr_expect_eq(count_free(plan, CT_DO_SEND), 1);
    ct_schedule_free(plan);
}

static void expect_planned(const struct ct_algorithm *a, const struct ct_problem *problem)
{
    const struct ct_shape shape = ct_algorithm_shape(a, problem, 1);
    struct ct_schedule *plan = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_algorithm_plan(a, &shape, &plan, &diag), CT_OK, "%s, %d ranks: %s", a->name,
                 problem->nranks, diag.text);
    ct_schedule_free(plan);
}

/* With as many segments as there can be. */
static void plan_wherever_it_applies(const struct ct_algorithm *a, int nranks)
{
    for (int i = 0; i < ct_settings_count(a->params); i++) {
        const struct ct_problem problem = {.collective = a->collective,
                                           .nranks = nranks,
                                           .bytes = LARGE,
                                           .setting = ct_settings_at(a->params, i)};

        if (problem.setting.values[0] == a->params[0]->values[1] &&
            ct_algorithm_applies(a, &problem))
            expect_planned(a, &problem);
    }
}

/* Numbers of messages stay within what tags allow. */
Test(algorithms, with_segments_can_be_planned_wherever_they_apply)
{
    static const int nranks[] = {2, 127, 128, 129, 4096, 8192, 8193, 16384};

    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->segments == NULL)
            continue;
        for (size_t j = 0; j < sizeof nranks / sizeof *nranks; j++)
            plan_wherever_it_applies(ct_registry[i], nranks[j]);
    }
}

static const uint16_t shuffled[] = {3, 0, 6, 1, 5, 2, 4};

static void plan_shuffled_allgather(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allgather(builder, shape, shuffled);
}

static void plan_shuffled_allreduce(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_ring_allreduce(builder, shape, shuffled);
}

Test(rings, go_round_in_the_order_they_are_given)
{
    static const struct ct_algorithm rings[] = {
        {.name = "allgather_shuffled",
         .collective = &ct_allgather,
         .plan = plan_shuffled_allgather},
        {.name = "allreduce_shuffled",
         .collective = &ct_allreduce,
         .plan = plan_shuffled_allreduce},
    };

    for (int i = 0; i < 2; i++) {
        for (int segments = 1; segments <= 8; segments *= 2) {
            struct ct_shape shape = {.nranks = 7, .segments = segments};
            struct ct_schedule *plan = NULL;

            check_shape(&rings[i], shape);
            shape.rank = 6; /* between 0 and 1 in the order */
            cr_assert_eq(ct_algorithm_plan(&rings[i], &shape, &plan, NULL), CT_OK);
            for (int s = 0; s < plan->nsteps; s++) {
                const struct ct_step *step = &plan->steps[s];

                if (step->action == CT_DO_SEND)
                    cr_expect_eq(step->peer, 1, "to %d", step->peer);
                if (step->action == CT_DO_RECV)
                    cr_expect_eq(step->peer, 0, "from %d", step->peer);
            }
            ct_schedule_free(plan);
        }
    }
}
