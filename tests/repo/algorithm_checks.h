/*
 * algorithm_checks.h - plan an algorithm for all ranks and run the checker.
 */
#ifndef CT_TESTS_REPO_ALGORITHM_CHECKS_H
#define CT_TESTS_REPO_ALGORITHM_CHECKS_H

#include "checker/checker.h"
#include "repo/algorithm.h"

#include <criterion/criterion.h>
#include <stdlib.h>

/* A block so large that no parameter value is redundant. */
#define LARGE ((size_t)1 << 30)

static inline bool applies(const struct ct_algorithm *algorithm, int nranks,
                           size_t bytes, struct ct_setting setting)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = nranks,
                                       .bytes = bytes,
                                       .setting = setting};

    return ct_algorithm_applies(algorithm, &problem);
}

/* Plan all ranks and check; fails the test with the checker's words. */
static inline void check(const struct ct_algorithm *algorithm,
                         struct ct_shape shape, bool in_place,
                         struct ct_check_counts *counts)
{
    struct ct_schedule **plans = calloc((size_t)shape.nranks, sizeof *plans);
    struct ct_diag diag = {""};
    const struct ct_check all = {
        .collective = algorithm->collective,
        .nranks = shape.nranks,
        .schedules = (const struct ct_schedule *const *)plans,
        .in_place = in_place,
        .ordered = algorithm->ordered,
    };
    char setting[CT_SETTING_TEXT];
    int err = plans == NULL ? CT_ERR_MEMORY : CT_OK;

    for (shape.rank = 0; err == CT_OK && shape.rank < shape.nranks;
         shape.rank++)
        err = ct_algorithm_plan(algorithm, &shape, &plans[shape.rank], &diag);
    if (err == CT_OK)
        err = ct_check_run(&all, counts, &diag);
    cr_expect_eq(err, CT_OK, "%s, %d ranks, '%s', %d segments%s: %s",
                 algorithm->name, shape.nranks,
                 ct_setting_text(algorithm->params, &shape.setting, setting),
                 shape.segments, in_place ? ", in place" : "", diag.text);
    for (int i = 0; plans != NULL && i < shape.nranks; i++)
        ct_schedule_free(plans[i]);
    free(plans);
}

#endif
