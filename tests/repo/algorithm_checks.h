/*
 * algorithm_checks.h - plan an algorithm for all ranks and run the checker.
 */
#ifndef CT_TESTS_REPO_ALGORITHM_CHECKS_H
#define CT_TESTS_REPO_ALGORITHM_CHECKS_H

#include "checker/plan_check.h"
#include "checker/plan_figures.h"
#include "repo/aliases.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

/* A block so large that no parameter value is redundant. */
#define LARGE ((size_t)1 << 30)

/* Places that the algorithm is for; NULL: it does not ask. ct_places_free. */
static inline struct ct_places *places_for(const struct ct_algorithm *algorithm, int nranks)
{
    struct ct_places *places = NULL;

    if (algorithm->by_window)
        return places_of_window(nranks);
    if (algorithm->by_places)
        places = places_of(nranks);
    if (places != NULL)
        places->shares_memory = true;
    return places;
}

/* True if the algorithm applies to large blocks among ranks in these places. */
static inline bool applies_on(const struct ct_algorithm *algorithm, struct ct_setting setting,
                              const struct ct_places *places, int nranks)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .bytes = LARGE,
                                       .setting = setting,
                                       .places = places};

    return ct_algorithm_applies(algorithm, &problem);
}

static inline bool applies(const struct ct_algorithm *algorithm, int nranks, size_t bytes,
                           struct ct_setting setting)
{
    struct ct_places *places = places_for(algorithm, nranks);
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .bytes = bytes,
                                       .setting = setting,
                                       .places = places};
    const bool does = ct_algorithm_applies(algorithm, &problem);

    ct_places_free(places);
    return does;
}

/* The number of a parameter; -1: the algorithm has none of that name. */
static inline int param_of(const struct ct_algorithm *algorithm, const char *name)
{
    int i = ct_params_count(algorithm->params) - 1;

    while (i >= 0 && strcmp(algorithm->params[i]->name, name) != 0)
        i--;
    return i;
}

/* The algorithm with this name, or of this alias; there must be one. */
static inline struct ct_named find_by_name(const char *name)
{
    const struct ct_named found = ct_named_find(ct_registry, name);

    cr_assert_not_null(found.algorithm, "no algorithm %s", name);
    return found;
}

/* The setting of the algorithm, if the first parameter that the name leaves open
   has this value and others are 0. */
static inline struct ct_setting setting_with(const struct ct_named *name, int value)
{
    const struct ct_setting own = {{value}};

    return ct_named_setting(name, &own);
}

/* The setting that a text means. */
static inline struct ct_setting setting_of_text(const struct ct_named *name, const char *text)
{
    struct ct_setting setting;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_named_read(name, text, &setting, &diag), CT_OK, "%s: %s", name->algorithm->name,
                 diag.text);
    return setting;
}

static inline const struct ct_algorithm *named(const char *name)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);

    cr_assert_not_null(algorithm, "no algorithm %s", name);
    return algorithm;
}

/* What the rank with most does, where blocks are large. */
static inline struct ct_plan_figures busiest(const struct ct_algorithm *algorithm, int nranks,
                                             struct ct_setting setting)
{
    const bool has_data = ct_collective_has_data(algorithm->collective);
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .bytes = has_data ? LARGE : 0,
                                       .setting = setting};
    struct ct_plan_figures figures = {0};
    struct ct_diag diag = {""};

    cr_assert_eq(ct_plan_figures(algorithm, &problem, &figures, &diag), CT_OK, "%s: %s",
                 algorithm->name, diag.text);
    return figures;
}

/* With blocks of some size: large ones, or small ones. */
static inline bool applies_to_some_size(const struct ct_algorithm *algorithm, int nranks,
                                        struct ct_setting setting)
{
    return applies(algorithm, nranks, LARGE, setting) || applies(algorithm, nranks, 1, setting);
}

/* Sizes of items, some of no bytes, for algorithms that plan by them. */
static inline size_t *item_sizes(int nranks)
{
    const size_t n = (size_t)nranks * (size_t)nranks;
    size_t *sizes = calloc(n, sizeof *sizes);

    cr_assert_not_null(sizes);
    for (size_t i = 0; i < n; i++)
        sizes[i] = i * 7 % 5 * 1000;
    return sizes;
}

/* Plan all ranks and check, as usual and in place; fails the test with the
   checker's words. */
static inline void check(const struct ct_algorithm *algorithm, struct ct_shape shape,
                         struct ct_check_counts *counts)
{
    const struct ct_planner planner = ct_planner_of(algorithm);
    struct ct_plan_proof proof;
    struct ct_diag diag = {""};
    char setting[CT_SETTING_TEXT];
    const int err = ct_plan_check(&planner, &shape, NULL, &proof, &diag);

    cr_expect_eq(err, CT_OK, "%s, %d ranks, '%s', %d segments: %s", algorithm->name, shape.nranks,
                 ct_setting_text(algorithm->params, &shape.setting, setting), shape.segments,
                 diag.text);
    if (counts != NULL)
        *counts = proof.counts;
}

#endif
