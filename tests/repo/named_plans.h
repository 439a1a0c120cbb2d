/*
 * named_plans.h - algorithms by name with a setting as text, and their plans.
 */
#ifndef CT_TESTS_REPO_NAMED_PLANS_H
#define CT_TESTS_REPO_NAMED_PLANS_H

#include "tests/repo/algorithm_checks.h"

#include <stdio.h>

/* The algorithm allgather_NAME and the setting of a text; both must exist. */
static inline const struct ct_algorithm *
allgather_of(const char *name, const char *text, struct ct_setting *setting)
{
    char full[64];
    struct ct_named found;

    snprintf(full, sizeof full, "allgather_%s", name);
    found = find_by_name(full);
    *setting = setting_of_text(&found, text);
    return found.algorithm;
}

/* One rank's schedule; freed by ct_schedule_free. */
static inline struct ct_schedule *plan_of(const struct ct_algorithm *algorithm,
                                          struct ct_shape shape, int rank)
{
    struct ct_schedule *plan = NULL;
    struct ct_diag diag = {""};

    shape.rank = rank;
    cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, &diag), CT_OK,
                 "%s: %s", algorithm->name, diag.text);
    return plan;
}

#endif
