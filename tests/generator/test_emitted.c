/*
 * test_emitted.c - the emitted C compiles without a warning, is as
 * clang-format would write it, and plans for the cluster's ranks what the algorithm
 * plans from their places.
 */
#include "tests/generator/compiled.h"
#include "tests/generator/unequal_trees.h"

static void expect_same(const struct loaded *loaded, int i, const struct ct_problem *problem,
                        int rank)
{
    const struct ct_algorithm *routine = loaded->algorithms[i];
    const struct ct_algorithm *algorithm = &loaded->generated->routines[i].algorithm;
    struct ct_problem placed = *problem;
    struct ct_shape shape = ct_algorithm_shape(routine, problem, rank);
    struct ct_shape wanted;
    struct ct_schedule *a, *b;

    placed.places = loaded->generated->wiring.places;
    cr_assert_eq(ct_algorithm_applies(routine, problem), ct_algorithm_applies(algorithm, &placed));
    if (!ct_algorithm_applies(routine, problem))
        return;
    wanted = ct_algorithm_shape(algorithm, &placed, rank);
    cr_expect_eq(shape.segments, wanted.segments);
    cr_assert_eq(ct_algorithm_plan(routine, &shape, &a, NULL), CT_OK);
    cr_assert_eq(ct_algorithm_plan(algorithm, &wanted, &b, NULL), CT_OK);
    cr_expect(same_schedules(a, b), "%s: rank %d, parameter %d", routine->name, rank,
              shape.setting.values[0]);
    ct_schedule_free(a);
    ct_schedule_free(b);
}

/* All settings, at a size for several segments. */
static void check_routine(const struct loaded *loaded, int i, int rank_stride)
{
    const struct ct_algorithm *routine = loaded->algorithms[i];
    const int nranks = loaded->generated->wiring.tree.nranks;

    for (int k = 0; k < ct_settings_count(routine->params); k++) {
        const struct ct_problem problem = {
            .collective = routine->collective,
            .nranks = nranks,
            .bytes = 100000,
            .setting = ct_settings_at(routine->params, k),
        };
        struct ct_problem other = problem;

        for (int rank = 0; rank < nranks; rank += rank_stride)
            expect_same(loaded, i, &problem, rank);
        other.nranks++;
        cr_expect(!ct_algorithm_applies(routine, &other));
    }
}

static void check_made(struct made *made, int rank_stride)
{
    struct ct_diag diag = {""};
    struct loaded loaded;
    int nclaims = 0;

    load_routines(&loaded, generated_from(made));
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        check_routine(&loaded, i, rank_stride);
        nclaims += loaded.algorithms[i]->contention_free != NULL;
        if (rank_stride == 1)
            cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_OK, "%s", diag.text);
    }
    cr_expect_geq(nclaims, 3, "the all-to-all and the rings claim it");
    unload_routines(&loaded);
    free(made);
}

/* Proved, too, as compiled. */
Test(emitted, plans_as_the_algorithms_do)
{
    check_made(made_chain(3, 9), 1);
}

Test(emitted, plans_as_the_algorithms_do_for_unequal_cables_and_many_ranks)
{
    check_made(with_bandwidths(made_star(4, CT_PROVED_RANKS + 4), 2.5), 17);
}

/* As long as a cluster's name may be. */
Test(emitted, is_well_formed_with_the_longest_name)
{
    struct made *made = made_star(2, 3);
    char name[] = "a234567890-b234567890-c234567890-d234567";
    struct loaded loaded;

    made->cluster.name = name;
    write_routines(&loaded, generated_from(made));
    remove_routines(&loaded);
    free(made);
}
