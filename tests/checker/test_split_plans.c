/*
 * test_split_plans.c - the parts of random splits, and random jobs, on the
 * trees of the labs: what is planned from their places is proved.
 */
#include "checker/plan_check.h"
#include "repo/aliases.h"
#include "repo/reorder.h"
#include "tests/checker/part_places.h"
#include "tests/generator/trees.h"

enum { SPLITS = 8, COLORS = 4, PART_MOST = 24, BYTES = 4096 };

static void prove(const struct ct_algorithm *algorithm, const struct ct_places *places,
                  struct ct_setting setting, const char *name)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = places->tree.nranks,
                                       .bytes = BYTES,
                                       .setting = setting,
                                       .places = places};
    const struct ct_planner planner = ct_planner_of(algorithm);
    struct ct_diag diag = {""};
    struct ct_shape shape;

    if (!ct_algorithm_applies(algorithm, &problem))
        return;
    shape = ct_algorithm_shape(algorithm, &problem, 0);
    cr_expect_eq(ct_plan_check(&planner, &shape, &places->tree, NULL, &diag), CT_OK,
                 "%s, %d ranks on %s: %s", algorithm->name, places->tree.nranks, name, diag.text);
}

/* All that is planned from places: the first setting and the last. */
static int prove_by_places(const struct ct_places *places, const char *name)
{
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const int last = ct_settings_count(algorithm->params) - 1;

        if (!algorithm->by_places)
            continue;
        prove(algorithm, places, ct_settings_at(algorithm->params, 0), name);
        prove(algorithm, places, ct_settings_at(algorithm->params, last), name);
        n++;
    }
    return n;
}

/* A ring and what doubles distances, in the orders that the places have. */
static void prove_orders(const struct ct_places *places, const char *name)
{
    static const char *const names[] = {"allgather_ring", "allgather_recursive_doubling",
                                        "allreduce_halving", "alltoall_bruck", "bcast_binomial"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const struct ct_named named = ct_named_find(ct_registry, names[i]);
        const struct ct_algorithm *algorithm = named.algorithm;

        cr_assert_not_null(algorithm, "no algorithm %s", names[i]);
        for (int order = CT_AS_IS + 1; order < CT_ORDERS; order++) {
            struct ct_setting setting = ct_named_setting_at(&named, 0);

            setting.values[CT_SETTING_ORDER] = order;
            prove(algorithm, places, setting, name);
        }
    }
}

static void prove_part(const struct sited *s, const int *ranks, int n)
{
    struct ct_places *places = part_places(s, ranks, n);

    cr_expect_geq(prove_by_places(places, s->cluster->name), 8);
    prove_orders(places, s->cluster->name);
    ct_places_free(places);
}

/* As MPI_Comm_split with random colors: ranks keep their order. */
static void prove_split(const struct sited *s, uint64_t *state)
{
    int ranks[COLORS][PART_RANKS], n[COLORS] = {0};

    for (int rank = 0; rank < s->cluster->nranks; rank++) {
        const int color = random_below(state, COLORS);

        if (n[color] < PART_MOST)
            ranks[color][n[color]++] = rank;
    }
    for (int color = 0; color < COLORS; color++) {
        if (n[color] > 1)
            prove_part(s, ranks[color], n[color]);
    }
}

/* Hosts in any order, some of them several times. */
static void prove_job(const struct sited *s, uint64_t *state)
{
    const int n = 2 + random_below(state, PART_MOST - 1);
    int ranks[PART_MOST];

    for (int i = 0; i < n; i++)
        ranks[i] = random_below(state, s->cluster->nranks);
    prove_part(s, ranks, n);
}

Test(split_plans, of_the_labs_are_proved)
{
    static const char *const labs[] = {"lab-a", "lab-b", "lab-c", "lab-d", "lab-e"};
    uint64_t state = 12;

    for (size_t i = 0; i < sizeof labs / sizeof *labs; i++) {
        struct sited s = sited_of(labs[i]);

        for (int split = 0; split < SPLITS; split++) {
            prove_split(&s, &state);
            prove_job(&s, &state);
        }
        sited_fini(&s);
    }
}
