/*
 * algorithm_rows.c - goes through the settings.
 */
#include "driver/commands/algorithm_rows.h"

#include <stdlib.h>

static int make_setting(const struct ct_algorithm *algorithm, struct ct_problem problem,
                        struct ct_setting_row *row, struct ct_diag *diag)
{
    problem.setting = row->setting;
    row->applies = ct_algorithm_applies(algorithm, &problem);
    return row->applies ? ct_plan_figures(algorithm, &problem, &row->figures, diag) : CT_OK;
}

int ct_algorithm_row_make(const struct ct_named *named, const struct ct_problem *problem,
                          struct ct_algorithm_row *row, struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = named->algorithm;
    const int n = ct_settings_count(ct_named_params(named));
    int err = CT_OK;

    *row = (struct ct_algorithm_row){.algorithm = algorithm, .nsettings = n};
    row->settings = calloc((size_t)n, sizeof *row->settings);
    if (row->settings == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < n && err == CT_OK; i++) {
        row->settings[i].setting = ct_named_setting_at(named, i);
        err = make_setting(algorithm, *problem, &row->settings[i], diag);
        row->napplying += row->settings[i].applies;
    }
    return err;
}

void ct_algorithm_row_fini(struct ct_algorithm_row *row)
{
    free(row->settings);
    row->settings = NULL;
}
