/*
 * goodness.c - medians of errors, a collective after the other.
 */
#include "model/fit/goodness.h"

#include "model/fit/cell_medians.h"

#include <math.h>
#include <stdlib.h>

/* Times measured over predicted ones. */
static void find_logs(const struct ct_fitted_time *times, int n, const struct ct_cost_fit *fit,
                      const double *factors, struct ct_in_cell *logs)
{
    for (int i = 0; i < n; i++) {
        const struct ct_fitted_time *time = &times[i];
        const int64_t ns = ct_cost(&fit->model, &time->features, time->nranks);

        logs[i] = (struct ct_in_cell){time->cell, i,
                                      log((double)time->ns / (double)ns) - factors[time->job]};
    }
}

int ct_goodness_find(const struct ct_times *times, const int *collective,
                     const struct ct_cost_fit *fit, const double *factors,
                     struct ct_goodness *goodness)
{
    struct ct_in_cell *logs = calloc((size_t)times->n + 1, sizeof *logs);
    double *amounts = calloc((size_t)times->n + 1, sizeof *amounts);
    const bool is_ready = logs != NULL && amounts != NULL;

    for (int first = 0, end = 0; is_ready && first < times->n; first = end) {
        struct ct_goodness *own = &goodness[collective[first]];

        while (end < times->n && collective[end] == collective[first])
            end++;
        own->ncells = times->at[end - 1].cell - times->at[first].cell + 1;
        own->ntimes = end - first;
        find_logs(&times->at[first], own->ntimes, fit, factors, logs);
        own->median_error = ct_median_amount(logs, own->ntimes, amounts);
        ct_cell_medians_take(logs, own->ntimes);
        own->median_cell_error = ct_median_amount(logs, own->ntimes, amounts);
    }
    free(amounts);
    free(logs);
    return is_ready ? CT_OK : CT_ERR_MEMORY;
}
