/*
 * calibrated.c - from a calibration to the lines of decisions.csv.
 */
#include "driver/decided/calibrated.h"

#include "base/text.h"
#include "driver/decided/kept_model.h"
#include "driver/decided/measured_jobs.h"
#include "driver/folder/job_ranks.h"
#include "model/fit/slow_cables.h"
#include "model/fit/starting_values.h"
#include "repo/fingerprint.h"
#include "result/model_lines.h"
#include "search/space.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS 4        /* of a coefficient */
#define FACTOR_DIGITS 3 /* of a ratio */

/* The lines being written. */
struct writing {
    const struct ct_measured_jobs *jobs;
    const struct ct_calibrated *calibrated;
    const struct ct_job_ranks *ranks; /* of the cluster's own */
    struct ct_result *result;
    bool failed; /* out of memory once */
};

static double rounded(double number, int digits)
{
    char text[40];

    snprintf(text, sizeof text, "%.*g", digits, number);
    return strtod(text, NULL);
}

static void set_text(struct writing *to, char **member, const char *text)
{
    *member = ct_format("%s", text);
    to->failed = to->failed || *member == NULL;
}

static void add_number(struct writing *to, const char *name, double value, double low, double high)
{
    struct ct_result_model *added = to->failed ? NULL : CT_ADD(to->result, model);

    to->failed = added == NULL;
    if (added == NULL)
        return;
    added->value = rounded(value, DIGITS);
    added->low = rounded(low, DIGITS);
    added->high = rounded(high, DIGITS);
    set_text(to, &added->name, name);
}

/* A coefficient of 0 has no line. */
static void add_model(struct writing *to)
{
    const struct ct_cost_fit *fit = &to->calibrated->fit;
    const struct ct_cost_model *model = &to->calibrated->calibration.model;
    const double numbers[CT_MODEL_NUMBERS] = {[CT_MODEL_CALL_NS] = (double)model->call_ns,
                                              [CT_MODEL_RANK_NS] = (double)model->rank_ns,
                                              [CT_MODEL_NORM] = model->norm,
                                              [CT_MODEL_ERROR] = model->error,
                                              [CT_MODEL_TRUSTED] = fit->distrusted == NULL};

    for (int i = 0; i < CT_FEATURES; i++) {
        const double value = (double)model->coefficient[i] / CT_MODEL_ONE;

        if (value > 0)
            add_number(to, ct_feature_facts[i].name, value, fmin(fit->low[i], value),
                       fit->high[i] == 0 ? 0 : fmax(fit->high[i], value));
    }
    for (int i = 0; i < CT_MODEL_NUMBERS; i++)
        add_number(to, ct_model_number_names[i], numbers[i], 0, 0);
}

static bool has_size(const struct writing *to, int job, size_t bytes)
{
    int i = 0;

    while (i < to->jobs->n && (to->jobs->at[i].job != job || to->jobs->at[i].bytes != bytes))
        i++;
    return i < to->jobs->n;
}

/* Of a job, ascending; 0 for calls without data. Returns false when out of memory. */
static bool set_sizes(const struct writing *to, int job, char **sizes)
{
    struct ct_text text = {0};

    for (int i = -1; i < CT_SEARCH_NSIZES; i++) {
        const size_t bytes = i < 0 ? 0 : ct_search_sizes[i];

        if (has_size(to, job, bytes))
            ct_text_add(&text, "%s%zu", text.length == 0 ? "" : " ", bytes);
    }
    return ct_text_take(&text, sizes, NULL) == CT_OK;
}

static void add_fitted(struct writing *to, int job)
{
    const struct ct_traits *traits = &to->jobs->jobs[job].traits;
    struct ct_result_fitted *added = to->failed ? NULL : CT_ADD(to->result, fitted);

    to->failed = added == NULL;
    if (added == NULL)
        return;
    set_text(to, &added->job, to->jobs->names[job]);
    for (int i = 0; i < to->jobs->n; i++)
        added->ntimes += to->jobs->at[i].job == job;
    to->failed = to->failed || !set_sizes(to, job, &added->sizes);
    added->factor = rounded(exp(to->calibrated->factors[job]), FACTOR_DIGITS);
    added->nranks = traits->nranks;
    added->nhosts = traits->nhosts;
    added->per_host = traits->per_host;
    added->nswitches = traits->nswitches;
    added->crossing = traits->crossing;
    added->ring = traits->ring;
    added->nparts = traits->nparts;
}

static void add_goodness(struct writing *to, const struct ct_goodness *goodness)
{
    struct ct_result_goodness *added = to->failed ? NULL : CT_ADD(to->result, goodness);

    to->failed = added == NULL;
    if (added == NULL)
        return;
    set_text(to, &added->collective, goodness->collective->name);
    added->ncells = goodness->ncells;
    added->ntimes = goodness->ntimes;
    added->error = rounded(exp(goodness->median_error), FACTOR_DIGITS);
    added->cell_error = rounded(exp(goodness->median_cell_error), FACTOR_DIGITS);
}

/* The residual of candidate `i` at a size; NULL: none. */
static const struct ct_residual *find_residual(const struct ct_calibrated_job *job, int i,
                                               size_t bytes)
{
    for (int k = 0; k < job->nresiduals; k++) {
        if (job->residuals[k].candidate == i && job->residuals[k].bytes == bytes)
            return &job->residuals[k];
    }
    return NULL;
}

/* Those of candidate `i` in a job, by its sizes up to the last that has one; "": none. */
static char *residuals_text(struct writing *to, int number, int i)
{
    const struct ct_calibrated_job *job = &to->calibrated->calibration.jobs[number];
    const char *size = to->result->fitted[number].sizes;
    struct ct_text text = {0};
    char *taken = NULL;
    size_t bytes, length = 0;

    while (ct_result_size_next(&size, &bytes)) {
        const struct ct_residual *found = find_residual(job, i, bytes);

        ct_result_residual_add(&text, found == NULL ? 0 : found->log,
                               found == NULL ? 0 : found->weight);
        if (found != NULL)
            length = text.length;
    }
    to->failed = ct_text_take(&text, &taken, NULL) != CT_OK;
    if (taken != NULL)
        taken[length] = '\0';
    return taken;
}

static void add_residuals(struct writing *to, struct ct_result_offered *offered, int i)
{
    for (int job = 0; job < to->jobs->njobs && !to->failed; job++) {
        char *text = residuals_text(to, job, i);
        struct ct_result_residual *added;

        if (text == NULL || text[0] == '\0') {
            free(text);
            continue;
        }
        added = CT_ADD(offered, residuals);
        to->failed = added == NULL;
        if (added == NULL) {
            free(text);
            return;
        }
        added->at = text;
        set_text(to, &added->job, to->jobs->names[job]);
    }
}

static void add_offered(struct writing *to, int i)
{
    const struct ct_offered *offered = &to->calibrated->calibration.offered[i];
    const bool is_native = offered->algorithm == NULL;
    struct ct_result_offered *added = to->failed ? NULL : CT_ADD(to->result, offered);
    char setting[CT_SETTING_TEXT];

    to->failed = added == NULL;
    if (added == NULL)
        return;
    added->number = i + 1;
    set_text(to, &added->collective, offered->collective->name);
    set_text(to, &added->choice.algorithm, is_native ? CT_RESULT_NATIVE : offered->algorithm->name);
    set_text(to, &added->choice.setting,
             ct_setting_text(is_native ? ct_no_params : offered->algorithm->params,
                             &offered->setting, setting));
    added->choice.values = offered->setting;
    if (!is_native)
        added->choice.fingerprint =
            ct_fingerprint(offered->algorithm, &offered->setting, to->ranks->wiring.tree.nranks,
                           to->ranks->wiring.places);
    add_residuals(to, added, i);
}

/* What is for people. */
static void add_remark(struct writing *to, const char *key, const char *text)
{
    struct ct_provenance *added = to->failed ? NULL : CT_ADD(to->result, provenance);

    to->failed = added == NULL;
    if (added == NULL)
        return;
    set_text(to, &added->key, key);
    set_text(to, &added->value, text);
}

/* Cables that take longer than the cluster file states. */
static int add_slow_cables(struct writing *to, const struct ct_cluster *cluster,
                           struct ct_diag *diag)
{
    struct ct_slow_cable slow[CT_SLOW_CABLES];
    int n = 0;
    const int err = ct_slow_cables_find(&to->jobs->measurements, &to->calibrated->calibration.model,
                                        slow, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        const char *name = cluster->nodes[slow[i].cable].name;
        const char *alike = slow[i].alike < 0 ? NULL : cluster->nodes[slow[i].alike].name;
        char *text = ct_format("the cable of %s%s%s takes %.2g times as long (%.2g to %.2g) as its "
                               "bandwidth says",
                               name, alike == NULL ? "" : " or of ", alike == NULL ? "" : alike,
                               slow[i].factor, slow[i].low, slow[i].high);

        to->failed = to->failed || text == NULL;
        add_remark(to, CT_SLOW_CABLE_PROVENANCE, text);
        free(text);
    }
    return err;
}

static int set_lines(struct writing *to, const struct ct_cluster *cluster, struct ct_diag *diag)
{
    const struct ct_calibrated *calibrated = to->calibrated;

    ct_result_drop_model(to->result);
    add_model(to);
    for (int job = 0; job < to->jobs->njobs; job++)
        add_fitted(to, job);
    for (int i = 0; i < calibrated->ngoodness; i++)
        add_goodness(to, &calibrated->goodness[i]);
    for (int i = 0; i < calibrated->calibration.noffered; i++)
        add_offered(to, i);
    if (calibrated->fit.distrusted != NULL)
        add_remark(to, CT_MODEL_PROVENANCE, calibrated->fit.distrusted);
    else if (add_slow_cables(to, cluster, diag) != CT_OK)
        return CT_ERR_MEMORY;
    return to->failed ? ct_diag_memory(diag) : CT_OK;
}

static int calibrate(const struct ct_machine *machine, const struct ct_measured_jobs *jobs,
                     struct ct_result *result, struct ct_diag *diag)
{
    struct ct_job_ranks ranks = {.on_cable = NULL};
    struct ct_calibrated calibrated = {.factors = NULL};
    int err = ct_job_ranks_find(machine->cluster, &ranks, diag);

    if (err == CT_OK) {
        const struct ct_cost_model start = ct_starting_model(
            ct_starting_values_for(ranks.wiring.places, result->signature.is_simulated), 1);

        err = ct_calibrate(&jobs->measurements, &start, &calibrated, diag);
    }
    if (err == CT_OK) {
        struct writing to = {
            .jobs = jobs, .calibrated = &calibrated, .ranks = &ranks, .result = result};

        err = set_lines(&to, machine->cluster, diag);
    }
    ct_calibrated_fini(&calibrated);
    ct_job_ranks_fini(&ranks);
    return err;
}

int ct_calibrated_set(const struct ct_machine *machine, struct ct_result *result,
                      struct ct_diag *diag)
{
    struct ct_measured_jobs jobs = {.n = 0};
    bool is_kept = false;
    int err = CT_OK;

    if (machine->job != NULL)
        return CT_OK;
    err = ct_measured_jobs_read(machine, result->signature.mechanism, &jobs, diag);
    if (err == CT_OK)
        err = ct_kept_model_take(machine, &jobs, result, &is_kept, diag);
    if (err == CT_OK && jobs.n > 0 && !is_kept)
        err = calibrate(machine, &jobs, result, diag);
    ct_measured_jobs_fini(&jobs);
    return err;
}

int ct_calibrated_renew(const struct ct_machine *machine, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    int err = ct_machine_check(machine, &result, diag);

    if (err == CT_OK)
        err = ct_calibrated_set(machine, result, diag);
    if (err == CT_OK && result->nmodel > 0)
        err = ct_machine_write_decisions(machine, result, diag);
    ct_result_free(result);
    return err;
}
