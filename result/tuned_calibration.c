/*
 * tuned_calibration.c - struct ct_calibration as data.
 */
#include "result/tuned_calibration.h"

#include "result/model_lines.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define IN_A_LINE 4

static bool is_offered_before(const struct ct_result *result, int n)
{
    int i = 0;

    while (i < n &&
           strcmp(result->offered[i].choice.algorithm, result->offered[n].choice.algorithm) != 0)
        i++;
    return i < n;
}

/* True if it is offered for a collective that was not tuned for the cluster's own ranks, and
   no candidate before it is. */
static bool is_new_collective(const struct ct_result *result, int n)
{
    const char *name = result->offered[n].collective;

    return ct_result_find_collective(result, name) == NULL &&
           (n == 0 || strcmp(result->offered[n - 1].collective, name) != 0);
}

void ct_tuned_calibration_declare(struct ct_text *text, const struct ct_result *result)
{
    for (int i = 0; i < result->noffered && ct_result_predicts(result); i++) {
        const char *algorithm = result->offered[i].choice.algorithm;

        if (is_new_collective(result, i))
            ct_text_add(text, "extern const struct ct_collective ct_%s;\n",
                        result->offered[i].collective);
        if (!ct_result_calls_mpi(algorithm) && !ct_result_names(result, algorithm) &&
            !is_offered_before(result, i))
            ct_text_add(text, "extern const struct ct_algorithm %s;\n", algorithm);
    }
}

static void add_offered(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\n/* What ranks that were not tuned choose from; a collective after the "
                      "other, native first. */\n"
                      "static const struct ct_offered offered[] = {\n");
    for (int i = 0; i < result->noffered; i++) {
        const struct ct_result_offered *offered = &result->offered[i];
        const struct ct_result_choice *choice = &offered->choice;

        ct_text_add(text, "    {.collective = &ct_%s", offered->collective);
        if (!ct_result_calls_mpi(choice->algorithm))
            ct_text_add(text, ",\n     .algorithm = &%s", choice->algorithm);
        if (choice->setting != NULL && choice->setting[0] != '\0') {
            ct_text_add(text, ",\n     /* %s */\n     .setting = ", choice->setting);
            ct_tuned_setting_add(text, choice);
        }
        if (!ct_result_calls_mpi(choice->algorithm))
            ct_text_add(text, ",\n     .fingerprint = UINT64_C(0x%016" PRIx64 ")",
                        choice->fingerprint);
        ct_text_add(text, "},\n");
    }
    ct_text_add(text, "};\n");
}

/* "half_blocks" of half-blocks. */
static void add_name(struct ct_text *text, const char *job)
{
    for (; *job != '\0'; job++)
        ct_text_add(text, "%c", *job == '-' || *job == '.' ? '_' : *job);
}

/* Those of candidate `i` in a job. Returns how many. */
static int add_candidate(struct ct_text *text, const struct ct_result_offered *offered, int i,
                         const struct ct_result_fitted *job, int before)
{
    int n = 0;

    for (int k = 0; k < offered->nresiduals; k++) {
        const char *at = offered->residuals[k].at, *size = job->sizes;
        size_t bytes;
        int log, weight;

        if (strcmp(offered->residuals[k].job, job->job) != 0)
            continue;
        while (*at != '\0' && ct_result_residual_next(&at, &log, &weight)) {
            ct_result_size_next(&size, &bytes);
            if (weight == 0)
                continue;
            ct_text_add(text, "%s{%d, %zu, %d, %d},",
                        (before + n) % IN_A_LINE == 0 ? "\n    " : " ", i, bytes, log, weight);
            n++;
        }
    }
    return n;
}

/* Returns whether there are any. */
static bool add_residuals(struct ct_text *text, const struct ct_result *result,
                          const struct ct_result_fitted *job)
{
    struct ct_text lines = {0};
    int n = 0;

    for (int i = 0; i < result->noffered; i++)
        n += add_candidate(&lines, &result->offered[i], i, job, n);
    if (n > 0) {
        ct_text_add(text, "static const struct ct_residual residuals_");
        add_name(text, job->job);
        ct_text_add(text, "[] = {");
        ct_text_append(text, lines.text, lines.length);
        ct_text_add(text, "\n};\n");
    }
    text->failed = text->failed || lines.failed;
    free(lines.text);
    return n > 0;
}

static void add_job(struct ct_text *text, const struct ct_result_fitted *job, bool has_residuals)
{
    ct_text_add(text,
                "    {.traits = {.nranks = %d,\n"
                "                .nhosts = %d,\n"
                "                .per_host = %d,\n"
                "                .nswitches = %d,\n"
                "                .crossing = %d,\n"
                "                .ring = %d,\n"
                "                .nparts = %d}",
                job->nranks, job->nhosts, job->per_host, job->nswitches, job->crossing, job->ring,
                job->nparts);
    if (has_residuals) {
        ct_text_add(text, ",\n     .residuals = residuals_");
        add_name(text, job->job);
        ct_text_add(text, ",\n     .nresiduals = sizeof residuals_");
        add_name(text, job->job);
        ct_text_add(text, " / sizeof(struct ct_residual)");
    }
    ct_text_add(text, "}, /* %s */\n", job->job);
}

static void add_jobs(struct ct_text *text, const struct ct_result *result)
{
    struct ct_text table = {0};

    ct_text_add(text, "\n/* By how much they were slower or faster than the model says: "
                      "candidate, bytes,\n * 1/1024 doublings, weight. */\n"
                      "/* clang-format off */\n");
    for (int i = 0; i < result->nfitted; i++)
        add_job(&table, &result->fitted[i], add_residuals(text, result, &result->fitted[i]));
    ct_text_add(text, "\nstatic const struct ct_calibrated_job calibrated[] = {\n");
    ct_text_append(text, table.text, table.length);
    ct_text_add(text, "};\n");
    text->failed = text->failed || table.failed;
    free(table.text);
}

/* "MESSAGES_BETWEEN" */
static void add_upper(struct ct_text *text, const char *name)
{
    for (; *name != '\0'; name++)
        ct_text_add(text, "%c", *name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name);
}

static void add_model(struct ct_text *text, const struct ct_cost_model *model)
{
    static const char *const norms[CT_NORMS] = {[CT_NORM_SUM] = "CT_NORM_SUM",
                                                [CT_NORM_ROOT] = "CT_NORM_ROOT",
                                                [CT_NORM_MOST] = "CT_NORM_MOST"};

    ct_text_add(text, "    .model = {.coefficient = {");
    for (int i = 0; i < CT_FEATURES; i++) {
        if (model->coefficient[i] == 0)
            continue;
        ct_text_add(text, "\n                  [CT_");
        add_upper(text, ct_feature_facts[i].name);
        ct_text_add(text, "] = INT64_C(%" PRId64 "),", model->coefficient[i]);
    }
    ct_text_add(text,
                "\n              },\n"
                "              .call_ns = INT64_C(%" PRId64 "),\n"
                "              .rank_ns = INT64_C(%" PRId64 "),\n"
                "              .norm = %s,\n"
                "              .error = %d},\n",
                model->call_ns, model->rank_ns, norms[model->norm], model->error);
}

void ct_tuned_calibration_add(struct ct_tuned_file *file)
{
    const struct ct_result *result = file->result;
    struct ct_text *text = file->text;
    struct ct_cost_model model;

    if (!ct_result_predicts(result) || result->nfitted == 0 ||
        !ct_result_cost_model(result, &model))
        return;
    add_offered(text, result);
    add_jobs(text, result);
    ct_text_add(text, "\nstatic const struct ct_calibration calibration = {\n");
    add_model(text, &model);
    ct_text_add(text, "    .offered = offered,\n"
                      "    .noffered = sizeof offered / sizeof *offered,\n"
                      "    .jobs = calibrated,\n"
                      "    .njobs = sizeof calibrated / sizeof *calibrated,\n"
                      "};\n"
                      "/* clang-format on */\n");
    ct_text_add(&file->members, "    .calibration = &calibration,\n");
}
