/*
 * test_sampled.c - a sample of ranks against all of them, and what it takes.
 */
#include "model/count_sampled.h"
#include "model/count_whole.h"
#include "model/rank_draw.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { MOST_CASES = 1024 };

/* Switches with hosts of several ranks each, block by block. */
static struct ct_places *blocks(int nswitches, int nhosts, int per_host)
{
    struct ct_site *site = ct_site_new(1 + nswitches * (1 + nhosts));
    const int nranks = nswitches * nhosts * per_host;
    uint64_t *hosts = calloc((size_t)nranks, sizeof *hosts);
    struct ct_places *places = NULL;

    cr_assert(site != NULL && hosts != NULL);
    ct_site_set(site, 0, -1, 0, 0);
    for (int i = 0; i < nswitches; i++)
        ct_site_set(site, 1 + i, 0, 2.5e9, 0);
    for (int i = 0; i < nswitches * nhosts; i++)
        ct_site_set(site, 1 + nswitches + i, 1 + i / nhosts, 1.25e9, (uint64_t)i + 1);
    for (int i = 0; i < nranks; i++)
        hosts[i] = (uint64_t)(i / per_host) + 1;
    cr_assert_eq(ct_places_find(site, hosts, nranks, NULL, &places, NULL), CT_OK);
    free(hosts);
    ct_site_free(site);
    return places;
}

/* Of a network whose hosts work beside each other; ns per unit. */
static double cost_of(const struct ct_features *features, int nhosts)
{
    static const double ns[CT_FEATURES] = {
        [CT_ROUNDS] = 5000,       [CT_ROUNDS_BETWEEN] = 14000, [CT_ROUND_CABLES] = 4000,
        [CT_RANK_MESSAGES] = 300, [CT_BARRIERS] = 20000,       [CT_CABLE_ROUNDS_NS] = 1,
    };
    double cost = 300.0 * (double)features->of[CT_MESSAGES_BETWEEN] / nhosts +
                  4000.0 * (double)features->of[CT_LONG_MESSAGES] / nhosts +
                  0.1 * (double)features->of[CT_BYTES_REDUCED] / nhosts;

    for (int i = 0; i < CT_FEATURES; i++)
        cost += ns[i] * (double)features->of[i];
    return cost;
}

struct factors {
    double of[MOST_CASES];
    int n;
    int nrefused;
};

/* By how much the sample's cost is off; what cannot be sampled is told. */
static void add_factor(struct factors *factors, const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem)
{
    const struct ct_grid grid = {.block_bytes = problem->bytes,
                                 .element_bytes = algorithm->collective->reduces ? 8 : 1};
    const int nhosts = problem->places->hosts.n;
    struct ct_features sampled, whole;
    struct ct_diag diag = {""};

    if (ct_count_sampled(algorithm, problem, NULL, &grid, &sampled, &diag) != CT_OK) {
        cr_expect(strstr(diag.text, "long") != NULL, "%s: %s", algorithm->name, diag.text);
        factors->nrefused++;
        return;
    }
    cr_assert_eq(
        ct_count_whole(algorithm, problem, &(struct ct_counted){.grid = grid}, &whole, NULL, &diag),
        CT_OK);
    cr_assert_lt(factors->n, MOST_CASES);
    factors->of[factors->n++] = cost_of(&sampled, nhosts) / cost_of(&whole, nhosts);
}

static void add_factors(struct factors *factors, const struct ct_places *places)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        struct ct_problem problem = {.collective = algorithm->collective,
                                     .nranks = places->tree.nranks,
                                     .bytes = 4096,
                                     .places = places};

        if (algorithm->like != NULL)
            continue;
        if (!ct_collective_has_data(algorithm->collective))
            problem.bytes = 0;
        for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
            problem.setting = ct_algorithm_setting_at(algorithm, places, k);
            if (ct_algorithm_applies(algorithm, &problem))
                add_factor(factors, algorithm, &problem);
        }
    }
}

static int compare(const void *a, const void *b)
{
    const double *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

static void expect_near(int nswitches, int nhosts, int per_host)
{
    struct ct_places *places = blocks(nswitches, nhosts, per_host);
    static struct factors factors;
    double median, low, high;

    factors = (struct factors){.n = 0};
    add_factors(&factors, places);
    qsort(factors.of, (size_t)factors.n, sizeof *factors.of, compare);
    median = factors.of[factors.n / 2];
    low = factors.of[factors.n / 20];
    high = factors.of[factors.n * 19 / 20];
    cr_log_info(
        "%d ranks: %d cases, %d refused; factor %.3f, 5 %% %.3f, 95 %% %.3f, worst %.3f %.3f",
        places->tree.nranks, factors.n, factors.nrefused, median, low, high, factors.of[0],
        factors.of[factors.n - 1]);
    cr_expect_gt(factors.n, 300);
    cr_expect_lt(factors.nrefused, 60);
    cr_expect(fabs(log(median)) < 0.03, "median %g", median);
    cr_expect_gt(low, 0.75);
    cr_expect_lt(high, 2.0);
    ct_places_free(places);
}

Test(sampled, costs_are_near_those_of_all_96_ranks)
{
    expect_near(4, 3, 8);
}

Test(sampled, costs_are_near_those_of_all_ranks_of_an_odd_number)
{
    expect_near(3, 5, 7);
}

/* Returns how many of its settings have several segments. */
static int expect_same(const struct ct_algorithm *algorithm, struct ct_problem *problem)
{
    const struct ct_grid grid = {.block_bytes = problem->bytes,
                                 .element_bytes = algorithm->collective->reduces ? 8 : 1};
    int n = 0;

    for (int k = 0; k < ct_settings_count(algorithm->params); k++) {
        struct ct_features counted, whole;

        problem->setting = ct_algorithm_setting_at(algorithm, problem->places, k);
        if (!ct_algorithm_applies(algorithm, problem) ||
            ct_algorithm_shape(algorithm, problem, 0).segments == 1)
            continue;
        cr_assert_eq(ct_features_count(algorithm, problem, NULL, &counted, NULL, NULL), CT_OK);
        cr_assert_eq(ct_count_whole(algorithm, problem, &(struct ct_counted){.grid = grid}, &whole,
                                    NULL, NULL),
                     CT_OK);
        for (int i = 0; i < CT_FEATURES; i++)
            cr_expect_eq(counted.of[i], whole.of[i], "%s %d: %s is %lld, not %lld", algorithm->name,
                         problem->setting.values[0], ct_feature_facts[i].name,
                         (long long)counted.of[i], (long long)whole.of[i]);
        n += ct_algorithm_shape(algorithm, problem, 0).segments > 1;
    }
    return n;
}

Test(sampled, rings_of_some_segments_tell_of_more)
{
    struct ct_places *places = blocks(3, 4, 4);
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        struct ct_problem problem = {.collective = ct_registry[i]->collective,
                                     .nranks = places->tree.nranks,
                                     .bytes = 65536,
                                     .places = places};

        if (strstr(ct_registry[i]->name, "ring") != NULL)
            n += expect_same(ct_registry[i], &problem);
    }
    cr_expect_gt(n, 10);
    ct_places_free(places);
}

/* One host of so many ranks, in packages with caches below. */
static struct ct_places *one_host(int npackages, int ncaches, int per_cache)
{
    const int nlevels = 1 + npackages * (1 + ncaches);
    const int nranks = npackages * ncaches * per_cache;
    struct ct_site *site = ct_site_new(nlevels + nranks);
    uint64_t *hosts = calloc((size_t)nranks, sizeof *hosts);
    struct ct_places *places = NULL;

    cr_assert(site != NULL && hosts != NULL);
    ct_site_set(site, 0, -1, 0, 1);
    for (int i = 0; i < npackages; i++)
        ct_site_set(site, 1 + i, 0, 0, 0);
    for (int i = 0; i < npackages * ncaches; i++)
        ct_site_set(site, 1 + npackages + i, 1 + i / ncaches, 0, 0);
    for (int i = 0; i < nranks; i++) {
        ct_site_set(site, nlevels + i, 1 + npackages + i / per_cache, 0, 0);
        hosts[i] = 1;
    }
    cr_assert_eq(ct_places_find(site, hosts, nranks, NULL, &places, NULL), CT_OK);
    places->shares_memory = true;
    free(hosts);
    ct_site_free(site);
    return places;
}

static void expect_near_in_window(const struct ct_algorithm *algorithm,
                                  const struct ct_problem *problem)
{
    static const int of_windows[] = {
        CT_POSTS,         CT_FETCHES,      CT_BYTES_POSTED, CT_BYTES_FETCHED, CT_BYTES_ACROSS,
        CT_BYTES_REDUCED, CT_BYTES_COPIED, CT_POST_ROUNDS,  CT_RANK_FETCHES,  CT_RANK_BYTES};
    const struct ct_grid grid = {.block_bytes = problem->bytes, .element_bytes = 8};
    struct ct_features sampled, whole;

    cr_assert_eq(ct_features_count(algorithm, problem, NULL, &sampled, NULL, NULL), CT_OK, "%s",
                 algorithm->name);
    cr_assert_eq(
        ct_count_whole(algorithm, problem, &(struct ct_counted){.grid = grid}, &whole, NULL, NULL),
        CT_OK);
    for (size_t i = 0; i < sizeof of_windows / sizeof *of_windows; i++) {
        const double got = (double)sampled.of[of_windows[i]], is = (double)whole.of[of_windows[i]];

        cr_expect(got <= 1.1 * is && is <= 1.1 * got, "%s, %d %d: %s is %g, not %g",
                  algorithm->name, problem->setting.values[0], problem->setting.values[1],
                  ct_feature_facts[of_windows[i]].name, got, is);
    }
}

Test(sampled, counts_in_windows_are_near_those_of_all_ranks)
{
    struct ct_places *places = one_host(2, 6, 8);

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        struct ct_problem problem = {.collective = algorithm->collective,
                                     .nranks = places->tree.nranks,
                                     .bytes =
                                         ct_collective_has_data(algorithm->collective) ? 32768 : 0,
                                     .places = places};

        for (int k = 0; algorithm->by_window && k < ct_settings_count(algorithm->params); k++) {
            problem.setting = ct_algorithm_setting_at(algorithm, places, k);
            if (ct_algorithm_applies(algorithm, &problem))
                expect_near_in_window(algorithm, &problem);
        }
    }
    ct_places_free(places);
}

/* Steps that are planned and run among many ranks; what takes more is refused. */
static void expect_few_steps(int nswitches, int nhosts, int per_host)
{
    struct ct_places *places = blocks(nswitches, nhosts, per_host);
    const int n = places->tree.nranks;
    struct ct_schedule **all = calloc((size_t)n, sizeof(struct ct_schedule *));
    unsigned char *class_of = calloc((size_t)n, 1);

    cr_assert(all != NULL && class_of != NULL);
    for (int i = 0; ct_registry[i] != NULL; i++) {
        struct ct_problem problem = {.collective = ct_registry[i]->collective,
                                     .nranks = n,
                                     .bytes = 65536,
                                     .places = places};
        struct ct_draw draw = {.algorithm = ct_registry[i],
                               .problem = &problem,
                               .most = ct_count_steps_most(n),
                               .besides = ct_count_steps_besides(ct_registry[i], n),
                               .all = all,
                               .class_of = class_of};
        int64_t nsteps = 0;

        problem.setting = ct_algorithm_setting_at(ct_registry[i], places, 0);
        if (!ct_algorithm_applies(ct_registry[i], &problem))
            continue;
        ct_draw_ranks(&draw, NULL);
        for (int rank = 0; rank < n; rank++) {
            nsteps += all[rank] == NULL ? 0 : all[rank]->nsteps;
            ct_schedule_free(all[rank]);
            all[rank] = NULL;
            class_of[rank] = 0;
        }
        cr_expect_leq(nsteps, 3 * draw.most, "%s: %lld steps", ct_registry[i]->name,
                      (long long)nsteps);
    }
    free(class_of);
    free(all);
    ct_places_free(places);
}

Test(sampled, take_few_steps_at_1024_and_16384_ranks)
{
    expect_few_steps(8, 8, 16);
    expect_few_steps(32, 32, 16);
}
