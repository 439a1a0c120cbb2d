/*
 * test_neighbours.c - no cliffs: for jobs of p - 1, p and p + 1 ranks on hosts
 * of lab-c, what is planned from their places costs about the same.
 *
 * One rank on each of the first hosts, in the file's order, which deals them
 * round the switches; the 33rd rank shares a host with the first one. Between
 * neighbours the bytes on the busiest link, and the number of messages one
 * after the other, may differ by a factor of MOST. No less is possible: in an
 * all-to-all the busiest cable of two ranks carries one block and that of three
 * carries two, and for a group more an algorithm takes a step more, two instead
 * of one. From two ranks to three it may be three times as much: with the farthest
 * peer first, the third rank's cable carries what the other two have. The steps of
 * segments are not compared: along a chain they follow each other at once, in a
 * tree by turns. An algorithm for powers of two that folds the other ranks onto these
 * would depart from it: three times the steps, or eight times the bytes.
 */
#include "checker/link_load.h"
#include "checker/plan_figures.h"
#include "repo/reorder.h"
#include "tests/checker/part_places.h"

#include <math.h>

#define MOST 2.0
#define MOST_FROM_TWO 3.0

enum { RANKS_LEAST = 2, RANKS_MOST = 33, BYTES = 64 * 1024 };

/* The jobs, and room for the loads of any. */
struct jobs {
    struct sited sited;
    struct ct_places *places[RANKS_MOST + 1]; /* by number of ranks */
    double *load;
};

/* What an algorithm costs for a number of ranks; 0: it does not apply. */
struct figures {
    double seconds[RANKS_MOST + 1]; /* of the busiest link */
    double rounds[RANKS_MOST + 1];
};

static struct jobs jobs_new(void)
{
    struct jobs jobs = {.sited = sited_of("lab-c")};
    int ranks[RANKS_MOST];

    for (int p = RANKS_LEAST; p <= RANKS_MOST; p++) {
        for (int i = 0; i < p; i++)
            ranks[i] = i % jobs.sited.cluster->nranks;
        jobs.places[p] = part_places(&jobs.sited, ranks, p);
    }
    /* places are of some of the site's nodes, and a new leaf for each rank */
    jobs.load = calloc(2 * ((size_t)jobs.sited.site->nnodes + RANKS_MOST), sizeof *jobs.load);
    cr_assert_not_null(jobs.load);
    return jobs;
}

static void jobs_free(struct jobs *jobs)
{
    for (int p = RANKS_LEAST; p <= RANKS_MOST; p++)
        ct_places_free(jobs->places[p]);
    free(jobs->load);
    sited_fini(&jobs->sited);
}

static struct ct_problem problem_of(const struct jobs *jobs, const struct ct_algorithm *algorithm,
                                    int p, struct ct_setting setting)
{
    return (struct ct_problem){.collective = algorithm->collective,
                               .nranks = p,
                               .bytes = BYTES,
                               .setting = setting,
                               .places = jobs->places[p]};
}

/* Of the busiest link; 0 where it does not apply. */
static double seconds_of(const struct jobs *jobs, const struct ct_algorithm *algorithm,
                         const struct ct_problem *problem)
{
    const struct ct_tree *tree = &problem->places->tree;
    struct ct_diag diag = {""};

    if (!ct_algorithm_applies(algorithm, problem))
        return 0;
    cr_assert_eq(ct_link_load(algorithm, problem, tree, jobs->load, &diag), CT_OK,
                 "%s, %d ranks: %s", algorithm->name, problem->nranks, diag.text);
    return ct_link_load_seconds(tree, jobs->load, 0);
}

static struct figures figures_of(const struct jobs *jobs, const struct ct_algorithm *algorithm,
                                 struct ct_setting setting)
{
    struct figures figures = {{0}, {0}};

    for (int p = RANKS_LEAST; p <= RANKS_MOST; p++) {
        const struct ct_problem problem = problem_of(jobs, algorithm, p, setting);
        struct ct_plan_figures plan = {0};

        figures.seconds[p] = seconds_of(jobs, algorithm, &problem);
        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        cr_assert_eq(ct_plan_figures(algorithm, &problem, &plan, NULL), CT_OK);
        if (ct_algorithm_shape(algorithm, &problem, 0).segments == 1)
            figures.rounds[p] = plan.rounds;
    }
    return figures;
}

/* Returns how many neighbours were compared. */
static int expect_no_cliff(const char *name, int number, const char *what, const double *figures)
{
    int n = 0;

    for (int p = RANKS_LEAST + 1; p <= RANKS_MOST; p++) {
        const double one = figures[p - 1], other = figures[p];
        const double most = p - 1 == RANKS_LEAST ? MOST_FROM_TWO : MOST;

        if (one <= 0 || other <= 0)
            continue;
        n++;
        cr_expect(fmax(one / other, other / one) <= most * (1 + 1e-9),
                  "%s, setting %d: %g %s for %d ranks, %g for %d", name, number, one, what, p - 1,
                  other, p);
    }
    return n;
}

/* Every setting of every algorithm that plans from places. */
Test(neighbours, of_plans_from_places_cost_at_most_twice_as_much)
{
    struct jobs jobs = jobs_new();
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        const int nsettings = ct_settings_count(algorithm->params);

        for (int s = 0; s < nsettings && algorithm->by_places; s++) {
            const struct figures figures =
                figures_of(&jobs, algorithm, ct_settings_at(algorithm->params, s));

            n += expect_no_cliff(algorithm->name, s, "s", figures.seconds);
            n += expect_no_cliff(algorithm->name, s, "steps", figures.rounds);
        }
    }
    cr_expect_geq(n, 3000, "only %d were compared", n);
    jobs_free(&jobs);
}

/* The least that any algorithm with ranks in the tree's order, or planned from
   places, needs: what a job can have. */
static void expect_best_has_no_cliff(const struct jobs *jobs,
                                     const struct ct_collective *collective)
{
    double best[RANKS_MOST + 1] = {0};

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        struct ct_setting setting = ct_settings_at(algorithm->params, 0);

        if (!ct_collective_is(algorithm->collective, collective))
            continue;
        if (!algorithm->by_places)
            setting.values[CT_SETTING_ORDER] = CT_DEPTH_FIRST;
        for (int p = RANKS_LEAST; p <= RANKS_MOST; p++) {
            const struct ct_problem problem = problem_of(jobs, algorithm, p, setting);
            const double seconds = seconds_of(jobs, algorithm, &problem);

            if (seconds > 0 && (best[p] <= 0 || seconds < best[p]))
                best[p] = seconds;
        }
    }
    cr_expect_eq(expect_no_cliff(collective->name, 0, "s", best), RANKS_MOST - RANKS_LEAST,
                 "%s: not all", collective->name);
}

Test(neighbours, have_bests_in_the_order_of_the_tree_that_differ_at_most_twice)
{
    struct jobs jobs = jobs_new();

    for (int c = 0; ct_collectives[c] != NULL; c++) {
        if (ct_reorder_suits(ct_collectives[c]) && !ct_collectives[c]->synchronises) /* no bytes */
            expect_best_has_no_cliff(&jobs, ct_collectives[c]);
    }
    jobs_free(&jobs);
}
