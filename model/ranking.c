/*
 * ranking.c - counts, costs and corrects each candidate, and sorts.
 */
#include "model/ranking.h"

#include "model/stand_in.h"

#include <stdlib.h>

/* What predictions of one call have in common. */
struct ranking {
    const struct ct_predictor *by;
    const struct ct_problem *problem;
    struct ct_job_residuals *jobs;
    int *algorithm; /* by candidate: the first of its algorithm */
    struct ct_prediction *predictions;
    int n;
};

static void number_algorithms(const struct ct_calibration *calibration, int *algorithm)
{
    for (int i = 0; i < calibration->noffered; i++) {
        const struct ct_offered *offered = &calibration->offered[i];
        int first = 0;

        while (calibration->offered[first].collective != offered->collective ||
               calibration->offered[first].algorithm != offered->algorithm)
            first++;
        algorithm[i] = first;
    }
}

static void find_distances(const struct ct_calibration *calibration, const struct ct_traits *traits,
                           struct ct_job_residuals *jobs)
{
    for (int i = 0; i < calibration->njobs; i++) {
        const struct ct_calibrated_job *job = &calibration->jobs[i];

        jobs[i] = (struct ct_job_residuals){.at = job->residuals,
                                            .n = job->nresiduals,
                                            .distance = ct_traits_distance(&job->traits, traits)};
    }
}

int ct_offered_count(const struct ct_offered *offered, const struct ct_problem *problem,
                     const struct ct_parts *parts, struct ct_features *features,
                     struct ct_cable_load *loads, struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = offered->algorithm;
    struct ct_problem own = *problem;

    own.setting = offered->setting;
    if (algorithm == NULL)
        algorithm = ct_stand_in(&own, &own.setting);
    if (algorithm == NULL || !ct_algorithm_applies(algorithm, &own))
        return ct_diag_set(diag, CT_ERR_INVALID, "%s does not apply",
                           algorithm == NULL ? "native" : algorithm->name);
    return ct_features_count(algorithm, &own, parts, features, loads, diag);
}

/* Add a candidate's prediction, if there is one. */
static int predict(struct ranking *ranking, int candidate, struct ct_diag *diag)
{
    const struct ct_calibration *calibration = ranking->by->calibration;
    const struct ct_problem *problem = ranking->problem;
    const struct ct_parts *parts = ranking->by->parts;
    const int nparts = parts == NULL || parts->n < 1 ? 1 : parts->n;
    struct ct_prediction *to = &ranking->predictions[ranking->n];
    struct ct_features features;
    const int err =
        ct_offered_count(&calibration->offered[candidate], problem, parts, &features, NULL, diag);
    int log;

    if (err != CT_OK)
        return err == CT_ERR_INVALID ? CT_OK : err;
    to->candidate = candidate;
    to->spread = calibration->model.error;
    log = ct_residual_log(ranking->jobs, calibration->njobs, ranking->algorithm, candidate,
                          problem->bytes, &to->spread);
    to->ns = ct_scaled(ct_cost(&calibration->model, &features, nparts * problem->nranks), log);
    if (to->ns < 1)
        to->ns = 1;
    ranking->n++;
    return CT_OK;
}

static int predict_share(struct ranking *ranking, struct ct_share share, struct ct_diag *diag)
{
    const struct ct_calibration *calibration = ranking->by->calibration;
    int err = CT_OK;

    for (int i = 0, number = 0; i < calibration->noffered && err == CT_OK; i++) {
        if (calibration->offered[i].collective != ranking->problem->collective)
            continue;
        if (number >= share.first && (number - share.first) % share.step == 0)
            err = predict(ranking, i, diag);
        number++;
    }
    return err;
}

int ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                     struct ct_share share, struct ct_prediction *predictions, int *n,
                     struct ct_diag *diag)
{
    const struct ct_calibration *calibration = by->calibration;
    struct ranking ranking = {
        .by = by,
        .problem = problem,
        .jobs = calloc((size_t)calibration->njobs + 1, sizeof *ranking.jobs),
        .algorithm = calloc((size_t)calibration->noffered + 1, sizeof *ranking.algorithm),
        .predictions = predictions};
    int err = CT_OK;

    if (ranking.jobs == NULL || ranking.algorithm == NULL) {
        err = ct_diag_memory(diag);
    } else {
        number_algorithms(calibration, ranking.algorithm);
        find_distances(calibration, by->traits, ranking.jobs);
        err = predict_share(&ranking, share, diag);
    }
    *n = err == CT_OK ? ranking.n : 0;
    free(ranking.jobs);
    free(ranking.algorithm);
    return err;
}

bool ct_prediction_is_sure(const struct ct_prediction *choice, const struct ct_prediction *native)
{
    const int slow = choice->spread > CT_GAIN_UNTRIED ? choice->spread : CT_GAIN_UNTRIED;

    return ct_scaled(choice->ns, slow) <= ct_scaled(native->ns, -native->spread);
}

static int compare(const void *a, const void *b)
{
    const struct ct_prediction *one = a, *other = b;

    if (one->ns != other->ns)
        return one->ns < other->ns ? -1 : 1;
    return one->candidate - other->candidate;
}

void ct_predictions_sort(struct ct_prediction *predictions, int n)
{
    qsort(predictions, (size_t)n, sizeof *predictions, compare);
}

int ct_ranking(const struct ct_predictor *by, const struct ct_problem *problem,
               struct ct_prediction *predictions, int *n, struct ct_diag *diag)
{
    const struct ct_share all = {.first = 0, .step = 1};
    const int err = ct_ranking_share(by, problem, all, predictions, n, diag);

    ct_predictions_sort(predictions, *n);
    return err;
}
