/*
 * command_predict.c - what calls would take, and what would be chosen, in a job that nobody
 * has run or on a cluster that does not exist.
 */
#include "base/files.h"
#include "base/statistics.h"
#include "base/text.h"
#include "driver/commands/predicted_rows.h"
#include "driver/folder/calibration.h"
#include "driver/folder/chosen_ranks.h"
#include "driver/folder/machine.h"
#include "model/fit/starting_values.h"
#include "result/decisions.h"
#include "result/model_lines.h"
#include "result/report_collective.h"
#include "search/space.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Times the ranks of the largest job that was timed: nobody knows beyond. */
#define FAR 4

/* Of times by shipped values: a factor of 2; and of any. In 1/CT_LOG_ONE doublings. */
#define SHIPPED_ERROR CT_LOG_ONE
#define ERROR_MOST (16 * CT_LOG_ONE)

/* What is predicted, and by what. */
struct predicting {
    const struct ct_options *options;
    char *folder;                             /* whose model it is; NULL: shipped values */
    const struct ct_starting_values *shipped; /* NULL: a folder's model */
    struct ct_result *result;                 /* of the folder */
    struct ct_folder_calibration calibration;
    struct ct_cluster *cluster;
    struct ct_job_ranks ranks;
    struct ct_text text;
    int nrows;                   /* cells that are predicted */
    struct ct_result_case drawn; /* what --svg draws */
};

/* The folder whose model predicts, if there is one. */
static int find_folder(struct predicting *p, struct ct_diag *diag)
{
    const struct ct_options *options = p->options;
    const bool is_folder = ct_is_folder(options->file);

    p->folder = options->model_dir != NULL ? ct_format("%s", options->model_dir)
                : is_folder                ? ct_format("%s", options->file)
                                           : ct_format("out/%s", p->cluster->name);
    if (p->folder == NULL)
        return ct_diag_memory(diag);
    if (options->model_dir != NULL || is_folder)
        return ct_machine_is_tuned(p->folder, diag);
    if (!ct_file_exists(ct_path("%s/decisions.csv", p->folder).text)) {
        free(p->folder);
        p->folder = NULL;
    }
    return CT_OK;
}

static int open_cluster(struct predicting *p, struct ct_diag *diag)
{
    const char *file = p->options->file;
    const bool is_folder = ct_is_folder(file);
    const struct ct_path path = is_folder ? ct_path("%s/cluster.yaml", file) : ct_path("%s", file);
    int err = is_folder ? ct_machine_is_tuned(file, diag) : CT_OK;

    if (err == CT_OK)
        err = ct_chosen_ranks_load(path.text, p->options, &p->cluster, diag);
    return err == CT_OK ? ct_job_ranks_find(p->cluster, &p->ranks, diag) : err;
}

static int open_model(struct predicting *p, struct ct_diag *diag)
{
    int err = find_folder(p, diag);

    if (err != CT_OK)
        return err;
    if (p->folder == NULL) {
        struct ct_cost_model model;

        p->shipped = ct_starting_values_for(p->ranks.wiring.places, false);
        model = ct_starting_model(p->shipped, p->ranks.nlaunched);
        return ct_folder_calibration_shipped(&model, &p->calibration, diag);
    }
    err = ct_decisions_read(ct_path("%s/decisions.csv", p->folder).text, &p->result, diag);
    return err == CT_OK ? ct_folder_calibration_read(p->result, &p->calibration, diag) : err;
}

static int most_ranks(const struct ct_result *result)
{
    int most = 0;

    for (int i = 0; i < result->nfitted; i++) {
        if (result->fitted[i].nranks > most)
            most = result->fitted[i].nranks;
    }
    return most;
}

/* True if it is the cluster's own job. */
static bool is_tuned(const struct predicting *p)
{
    return p->result->signature.cluster_hash == p->cluster->hash &&
           p->result->signature.nranks == p->cluster->nranks && p->options->nranks == 0 &&
           p->options->per_host == 0 && p->options->hosts == NULL;
}

/* What it rests on, and what that is worth. */
static void add_basis(struct predicting *p)
{
    long ntimes = 0;

    ct_text_add(&p->text, "PREDICTED, not measured: %d rank%s on %d host%s of %s",
                p->ranks.traits.nranks, ct_plural(p->ranks.traits.nranks), p->ranks.traits.nhosts,
                ct_plural(p->ranks.traits.nhosts), p->cluster->name);
    if (p->shipped != NULL) {
        ct_text_add(&p->text,
                    ",\nby values that are shipped for %s (%s).\nThey were not fitted to this "
                    "cluster: times may be several times as long or as short, and the\nchoices "
                    "are guesses; colltune tune fits them.\n\n",
                    p->shipped->name, p->shipped->from);
        return;
    }
    for (int i = 0; i < p->result->nfitted; i++)
        ntimes += p->result->fitted[i].ntimes;
    ct_text_add(&p->text, ",\nby the cost model of %s, fitted to %ld time%s of %d job%s.\n",
                p->folder, ntimes, ct_plural(ntimes), p->result->nfitted,
                ct_plural(p->result->nfitted));
    if (p->ranks.nlaunched > FAR * most_ranks(p->result))
        ct_text_add(&p->text, "Not to be relied on: no job of more than %d ranks was timed.\n",
                    most_ranks(p->result));
    if (is_tuned(p))
        ct_text_add(&p->text, "These ranks were tuned: they run the measured choices that colltune "
                              "report shows, not these.\n");
    if (!ct_result_predicts(p->result)) {
        const char *why = ct_result_provenance(p->result, CT_MODEL_PROVENANCE);

        ct_text_add(&p->text, "DO NOT TRUST IT: %s.\n", why == NULL ? "it does not fit" : why);
    }
    ct_text_add(&p->text, "\n");
}

/* What half of the jobs are faster or slower than the model, as a logarithm: days differ. */
static double error_of_jobs(const struct ct_result *result, struct ct_diag *diag)
{
    double *logs = calloc((size_t)result->nfitted + 1, sizeof *logs);
    double median;

    if (logs == NULL) {
        ct_diag_memory(diag);
        return -1;
    }
    for (int i = 0; i < result->nfitted; i++)
        logs[i] = result->fitted[i].factor > 0 ? fabs(log(result->fitted[i].factor)) : 0;
    median = result->nfitted == 0 ? 0 : ct_median(logs, result->nfitted);
    free(logs);
    return median;
}

/* By how much times are off: those of the collective that were fitted, and the job. */
static int find_error(const struct predicting *p, const struct ct_collective *collective,
                      int *error, struct ct_diag *diag)
{
    double own = 0, jobs;

    *error = SHIPPED_ERROR;
    if (p->shipped != NULL)
        return CT_OK;
    jobs = error_of_jobs(p->result, diag);
    if (jobs < 0)
        return CT_ERR_MEMORY;
    for (int i = 0; i < p->result->ngoodness; i++) {
        const struct ct_result_goodness *goodness = &p->result->goodness[i];

        if (strcmp(goodness->collective, collective->name) == 0 && goodness->error > 1)
            own = log(goodness->error);
    }
    *error = (int)fmin(CT_LOG_ONE * hypot(own, jobs) / log(2), ERROR_MOST);
    if (*error < p->calibration.calibration.model.error)
        *error = p->calibration.calibration.model.error;
    return CT_OK;
}

/* Calls without data have one size, 0. */
static int nsizes(const struct predicting *p, const struct ct_collective *collective)
{
    return p->options->only_bytes > 0 || collective->bytes_of == NULL ? 1 : CT_SEARCH_NSIZES;
}

static size_t size_at(const struct predicting *p, const struct ct_collective *collective, int i)
{
    return collective->bytes_of == NULL ? 0
           : p->options->only_bytes > 0 ? p->options->only_bytes
                                        : ct_search_sizes[i];
}

static int add_collective(struct predicting *p, const struct ct_collective *collective,
                          struct ct_diag *diag)
{
    int n = 0, error;
    int err = find_error(p, collective, &error, diag);

    for (int i = 0; i < nsizes(p, collective) && err == CT_OK; i++) {
        struct ct_predicted_row row = {
            .collective = collective, .bytes = size_at(p, collective, i), .error = error};
        bool is_any;

        err = ct_predicted_row_find(&p->calibration.calibration, &p->ranks, &row, &is_any, diag);
        if (err != CT_OK || !is_any)
            continue;
        n++;
        if (p->options->drawn != NULL)
            err = ct_predicted_add_size(&p->drawn, &row, diag);
        else
            ct_predicted_add_row(&p->text, &row, p->options->is_csv);
    }
    p->nrows += n;
    if (err == CT_OK && n == 0)
        fprintf(stderr,
                "colltune: %s cannot be predicted: the model of %s has no candidates of it\n",
                collective->name, p->folder == NULL ? "shipped values" : p->folder);
    return err;
}

static int predict(struct predicting *p, struct ct_diag *diag)
{
    int err = CT_OK;

    if (!p->options->is_csv)
        add_basis(p);
    ct_predicted_add_head(&p->text, p->options->is_csv);
    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++) {
        if (p->options->collectives[i])
            err = add_collective(p, ct_collectives[i], diag);
    }
    return err;
}

/* The drawing of a collective in place of the rows. */
static int draw(struct predicting *p, struct ct_diag *diag)
{
    const struct ct_collective *collective = ct_collective_find(p->options->drawn);
    char *head;
    int err;

    if (collective->bytes_of == NULL || p->options->only_bytes > 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "a drawing is of times over bytes: --svg goes neither with --bytes nor "
                           "with a collective without data");
    err = add_collective(p, collective, diag);
    if (err != CT_OK || p->nrows == 0)
        return err;
    head = ct_format("%s on %d ranks of %s", collective->name, p->ranks.traits.nranks,
                     p->cluster->name);
    if (head == NULL)
        return ct_diag_memory(diag);
    ct_report_predicted_picture(&p->text, head, collective->name, &p->drawn);
    free(head);
    return CT_OK;
}

static void sizes_fini(struct ct_result_case *of)
{
    for (int i = 0; i < of->nsizes; i++) {
        free(of->sizes[i].algorithm);
        free(of->sizes[i].setting);
    }
    free(of->sizes);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct predicting p = {.options = options};
    char *text = NULL;
    int err = open_cluster(&p, diag);

    if (err == CT_OK)
        err = open_model(&p, diag);
    if (err == CT_OK)
        err = options->drawn != NULL ? draw(&p, diag) : predict(&p, diag);
    if (err == CT_OK && p.nrows == 0)
        err = ct_diag_set(diag, CT_ERR_INVALID,
                          "nothing is predicted: run colltune tune for these collectives first");
    if (err == CT_OK)
        err = ct_text_take(&p.text, &text, diag);
    else
        free(p.text.text);
    if (err == CT_OK)
        fputs(text, stdout);
    free(text);
    sizes_fini(&p.drawn);
    ct_folder_calibration_free(&p.calibration);
    ct_result_free(p.result);
    ct_job_ranks_fini(&p.ranks);
    ct_cluster_free(p.cluster);
    free(p.folder);
    return err;
}

const struct ct_command ct_command_predict = {
    .name = "predict",
    .arguments = "FILE|DIR",
    .exit_codes = "0 predicted, 1 the model has no candidates, 2 wrong use, or wrong input.",
    .summary = "Predicts times and choices for a job or a cluster that was never timed.",
    .needs_file = true,
    .computes = true,
    .run = run,
};
