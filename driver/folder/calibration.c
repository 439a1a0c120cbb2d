/*
 * calibration.c - from the names of decisions.csv to algorithms.
 */
#include "driver/folder/calibration.h"

#include "base/array.h"
#include "result/model_lines.h"

#include <stdlib.h>
#include <string.h>

/* Add a candidate. Returns its number; -1: out of memory. */
static int add_offered(struct ct_folder_calibration *of, const struct ct_offered *offered)
{
    struct ct_offered *added = ct_array_add(&of->offered, &of->noffered, sizeof *added);

    if (added == NULL)
        return -1;
    *added = *offered;
    return of->noffered - 1;
}

/* What a line means; false: nothing that is here now. */
static bool resolve(const struct ct_result_offered *line, struct ct_offered *offered)
{
    const struct ct_result_choice *choice = &line->choice;

    *offered = (struct ct_offered){.collective = ct_collective_find(line->collective),
                                   .fingerprint = choice->fingerprint};
    if (offered->collective == NULL || ct_result_is_native(choice->algorithm, choice->setting))
        return offered->collective != NULL;
    offered->algorithm = ct_algorithm_find(ct_registry, choice->algorithm);
    return offered->algorithm != NULL &&
           ct_collective_is(offered->algorithm->collective, offered->collective) &&
           ct_setting_read(offered->algorithm->params, choice->setting, &offered->setting, NULL) ==
               CT_OK;
}

/* Those of one candidate in a job. */
static int add_residuals(struct ct_folder_calibration *of, int candidate,
                         const struct ct_result_offered *line, const struct ct_result_fitted *job)
{
    for (int i = 0; i < line->nresiduals; i++) {
        const char *at = line->residuals[i].at, *size = job->sizes;
        struct ct_residual residual = {.candidate = candidate};

        if (strcmp(line->residuals[i].job, job->job) != 0)
            continue;
        while (*at != '\0' && ct_result_residual_next(&at, &residual.log, &residual.weight) &&
               ct_result_size_next(&size, &residual.bytes)) {
            struct ct_residual *added;

            if (residual.weight == 0)
                continue;
            added = ct_array_add(&of->residuals, &of->nresiduals, sizeof *added);
            if (added == NULL)
                return CT_ERR_MEMORY;
            *added = residual;
        }
    }
    return CT_OK;
}

/* number: of each line's candidate, -1: it is left out */
static int add_job(struct ct_folder_calibration *of, const struct ct_result *result,
                   const struct ct_result_fitted *line, const int *number)
{
    struct ct_calibrated_job *job = ct_array_add(&of->jobs, &of->njobs, sizeof *job);
    const int before = of->nresiduals;
    int err = job == NULL ? CT_ERR_MEMORY : CT_OK;

    for (int i = 0; i < result->noffered && err == CT_OK; i++) {
        if (number[i] >= 0)
            err = add_residuals(of, number[i], &result->offered[i], line);
    }
    if (err != CT_OK)
        return err;
    job->traits = (struct ct_traits){.nranks = line->nranks,
                                     .nhosts = line->nhosts,
                                     .per_host = line->per_host,
                                     .nswitches = line->nswitches,
                                     .crossing = line->crossing,
                                     .ring = line->ring,
                                     .nparts = line->nparts};
    job->nresiduals = of->nresiduals - before;
    return CT_OK;
}

/* Arrays have their places now. */
static void set_arrays(struct ct_folder_calibration *of)
{
    int first = 0;

    for (int j = 0; j < of->njobs; j++) {
        of->jobs[j].residuals = of->residuals == NULL ? NULL : &of->residuals[first];
        first += of->jobs[j].nresiduals;
    }
    of->calibration.offered = of->offered;
    of->calibration.noffered = of->noffered;
    of->calibration.jobs = of->jobs;
    of->calibration.njobs = of->njobs;
}

static int add_all(struct ct_folder_calibration *of, const struct ct_result *result, int *number)
{
    int err = CT_OK;

    for (int i = 0; i < result->noffered; i++) {
        struct ct_offered offered;

        number[i] = -1;
        if (!resolve(&result->offered[i], &offered))
            continue;
        number[i] = add_offered(of, &offered);
        if (number[i] < 0)
            return CT_ERR_MEMORY;
    }
    for (int i = 0; i < result->nfitted && err == CT_OK; i++)
        err = add_job(of, result, &result->fitted[i], number);
    return err;
}

int ct_folder_calibration_read(const struct ct_result *result, struct ct_folder_calibration *of,
                               struct ct_diag *diag)
{
    int *number = calloc((size_t)result->noffered + 1, sizeof *number);
    int err;

    *of = (struct ct_folder_calibration){.noffered = 0};
    if (number == NULL)
        return ct_diag_memory(diag);
    err = add_all(of, result, number);
    free(number);
    if (err != CT_OK)
        return ct_diag_memory(diag);
    set_arrays(of);
    if (!ct_result_cost_model(result, &of->calibration.model))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "decisions.csv of %s has no cost model: colltune decide makes one from "
                           "its measurements, otherwise tune it again",
                           result->signature.cluster);
    return CT_OK;
}

static int add_settings(struct ct_folder_calibration *of, const struct ct_collective *collective,
                        const struct ct_algorithm *algorithm)
{
    const int n = ct_settings_count(algorithm->params);

    for (int i = 0; i < n; i++) {
        const struct ct_offered offered = {.collective = collective,
                                           .algorithm = algorithm,
                                           .setting = ct_settings_at(algorithm->params, i)};

        if (add_offered(of, &offered) < 0)
            return CT_ERR_MEMORY;
    }
    return CT_OK;
}

static int add_collective(struct ct_folder_calibration *of, const struct ct_collective *collective)
{
    const struct ct_offered native = {.collective = collective};
    int err = add_offered(of, &native) < 0 ? CT_ERR_MEMORY : CT_OK;

    for (int i = 0; ct_registry[i] != NULL && err == CT_OK; i++) {
        if (ct_collective_is(ct_registry[i]->collective, collective) &&
            !ct_registry[i]->is_dominated)
            err = add_settings(of, collective, ct_registry[i]);
    }
    return err;
}

int ct_folder_calibration_shipped(const struct ct_cost_model *model,
                                  struct ct_folder_calibration *of, struct ct_diag *diag)
{
    int err = CT_OK;

    *of = (struct ct_folder_calibration){.calibration = {.model = *model}};
    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++)
        err = add_collective(of, ct_collectives[i]);
    set_arrays(of);
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

void ct_folder_calibration_free(struct ct_folder_calibration *of)
{
    free(of->offered);
    free(of->jobs);
    free(of->residuals);
}
