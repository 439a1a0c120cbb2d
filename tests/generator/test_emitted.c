/*
 * test_emitted.c - the emitted C compiles without a warning, is as
 * clang-format would write it, and plans what the generator planned.
 */
#include "tests/generator/compiled.h"
#include "tests/generator/unequal_trees.h"

static void expect_same(const struct loaded *loaded, int i,
                        const struct ct_shape *shape)
{
    struct ct_schedule *emitted;
    struct ct_schedule *kept;

    cr_assert_eq(
        ct_algorithm_plan(loaded->algorithms[i], shape, &emitted, NULL), CT_OK);
    cr_assert_eq(
        ct_routine_plan(&loaded->generated->routines[i], shape, &kept, NULL),
        CT_OK);
    cr_expect(same_schedules(emitted, kept), "%s: rank %d, parameter %d",
              loaded->algorithms[i]->name, shape->rank,
              shape->setting.values[0]);
    ct_schedule_free(emitted);
    ct_schedule_free(kept);
}

/* All parameter values, at `bytes`, where the routine applies. */
static void expect_same_of_rank(const struct loaded *loaded, int i, int rank,
                                size_t bytes)
{
    const struct ct_algorithm *algorithm = loaded->algorithms[i];

    for (int v = 0; v < ct_settings_count(algorithm->params); v++) {
        const struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = loaded->generated->wiring.tree.nranks,
            .bytes = bytes,
            .setting = ct_settings_at(algorithm->params, v),
        };
        const struct ct_shape shape =
            ct_algorithm_shape(algorithm, &problem, rank);

        if (ct_algorithm_applies(algorithm, &problem))
            expect_same(loaded, i, &shape);
    }
}

static void check_made(struct made *made, int rank_stride)
{
    struct loaded loaded;

    load_routines(&loaded, generated_from(made));
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        for (int r = 0; r < made->cluster.nranks; r += rank_stride)
            expect_same_of_rank(&loaded, i, r, 100000);
    }
    unload_routines(&loaded);
    free(made);
}

/* Without the others: they do not heed bandwidths. */
static struct ct_generated *only_alltoall(struct ct_generated *g)
{
    struct ct_routine kept = {0};

    for (int i = 0; i < g->nroutines; i++) {
        struct ct_routine *routine = &g->routines[i];

        if (routine->maker == &ct_routine_alltoall_phases) {
            kept = *routine;
            continue;
        }
        routine->maker->free(routine->state);
        free(routine->name);
        free(routine->text);
    }
    g->routines[0] = kept;
    g->nroutines = 1;
    return g;
}

/* All-to-all with cables between switches `times` as fast as the hosts'. */
static void check_unequal(struct made *made, double times, const char *planner)
{
    const int stride = made->cluster.nranks / 8 + 1;
    struct loaded loaded;

    load_routines(&loaded,
                  only_alltoall(generated_from(with_bandwidths(made, times))));
    cr_expect_not_null(strstr(loaded.generated->routines[0].text, planner),
                       "%s", planner);
    for (int r = 0; r < made->cluster.nranks; r += stride)
        expect_same_of_rank(&loaded, 0, r, 100000);
    unload_routines(&loaded);
    free(made);
}

Test(emitted, plans_as_generated_for_unequal_cables)
{
    check_unequal(made_star(3, 12), 2, "ct_phased_alltoall(");
    check_unequal(made_star(3, 12), 4, "ct_phased_alltoall(");
    check_unequal(made_star(4, CT_TABLE_RANKS + 4), 5,
                  "ct_phased_alltoall_tree(");
}

Test(emitted, plans_as_generated_for_one_and_two_ranks)
{
    check_made(made_star(1, 1), 1);
    check_made(made_star(1, 2), 1);
}

Test(emitted, plans_as_generated_from_tables)
{
    check_made(made_star(1, 5), 1);
    check_made(made_chain(4, 13), 1);
}

Test(emitted, plans_as_generated_from_full_tables)
{
    check_made(made_star(4, CT_TABLE_RANKS), 9);
}

Test(emitted, plans_as_generated_from_the_tree)
{
    check_made(made_chain(3, CT_TABLE_RANKS + 3), 13);
}

/* As long as a cluster's name may be. */
Test(emitted, is_well_formed_with_the_longest_name)
{
    struct made *made = made_star(2, 3);
    char name[] = "a234567890-b234567890-c234567890-d234567";

    made->cluster.name = name;
    check_made(made, 1);
}

/* With any of its settings. */
static bool applies(const struct ct_algorithm *algorithm, int nranks,
                    size_t bytes)
{
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        const struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = bytes,
            .setting = ct_settings_at(algorithm->params, i),
        };

        if (ct_algorithm_applies(algorithm, &problem))
            return true;
    }
    return false;
}

Test(emitted, applies_to_its_number_of_ranks_only)
{
    struct made *made = made_star(2, 6);
    struct loaded loaded;

    load_routines(&loaded, generated_from(made));
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        for (int n = 1; n < 20; n++)
            cr_expect_eq(applies(loaded.algorithms[i], n, 100000), n == 6,
                         "%s, %d ranks", loaded.algorithms[i]->name, n);
    }
    unload_routines(&loaded);
    free(made);
}

Test(emitted, is_right_and_free_of_contention_as_compiled)
{
    struct made *made = made_chain(3, 9);
    struct loaded loaded;
    struct ct_diag diag = {""};
    int nclaims = 0;

    load_routines(&loaded, generated_from(made));
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        nclaims += loaded.algorithms[i]->contention_free != NULL;
        cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_OK, "%s", diag.text);
    }
    cr_expect_geq(nclaims, 3, "the all-to-all and the rings claim it");
    unload_routines(&loaded);
    free(made);
}

/* Two messages with one sender, of different phases: all data still come to
   their places. */
static void swap_receivers(char *text, const char *first, const char *second)
{
    char *a = strstr(text, first), *b = strstr(text, second);
    const size_t last = strlen(first) - strlen("},") - 1;
    char receiver;

    cr_assert(a != NULL && b != NULL, "no message %s or %s", first, second);
    receiver = a[last];
    a[last] = b[last];
    b[last] = receiver;
}

Test(emitted, is_found_wrong_when_two_messages_have_changed_their_phases)
{
    struct made *made = made_new();
    struct loaded loaded;
    struct ct_diag diag = {""};
    struct ct_routine *routine;

    add_switch(made, -1);
    add_switch(made, 0);
    for (int i = 0; i < 4; i++)
        add_rank(made, i / 2);
    load_routines(&loaded, generated_from(made));
    routine = NULL;
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        if (&loaded.generated->routines[i] != alltoall_of(loaded.generated))
            continue;
        routine = &loaded.generated->routines[i];
        swap_receivers(routine->text, "{1, 2, 3},", "{2, 2, 1},");
        write_routine(loaded.folder, routine);
        dlclose(loaded.handles[i]);
        load_routine(&loaded, i);
        cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_ERR_INVALID);
        cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s",
                           diag.text);
    }
    cr_assert_not_null(routine);
    unload_routines(&loaded);
    free(made);
}
