/*
 * algorithm_rows.h - an algorithm with all of its settings and what each costs
 * for some ranks, counted in what it plans.
 */
#ifndef CT_DRIVER_COMMANDS_ALGORITHM_ROWS_H
#define CT_DRIVER_COMMANDS_ALGORITHM_ROWS_H

#include "checker/plan_figures.h"
#include "repo/aliases.h"

struct ct_setting_row {
    struct ct_setting setting;
    bool applies;                   /* to the problem; else without figures */
    struct ct_plan_figures figures; /* checker/plan_figures.h */
};

struct ct_algorithm_row {
    const struct ct_algorithm *algorithm;
    int nsettings;
    int napplying;
    struct ct_setting_row *settings; /* in the order of ct_settings_at */
};

/*
 * Plan every setting that applies; of an alias, those that it means.
 *
 * problem  whatever its setting
 * row      out: ct_algorithm_row_fini, after failures too
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_algorithm_row_make(const struct ct_named *named, const struct ct_problem *problem,
                          struct ct_algorithm_row *row, struct ct_diag *diag);
void ct_algorithm_row_fini(struct ct_algorithm_row *row);

#endif
