/*
 * log_times.c - the loss and its derivatives, a time after the other.
 */
#include "model/fit/log_times.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Of more times than this each second one, or third, ... is left out: they tell no more. */
#define TIMES_MOST 4000

#define SOFT 0.3        /* from this error on the loss grows as its amount */
#define SAMPLES_FULL 5  /* a time with this many samples, or more, has the weight 1 */
#define PULL 0.002      /* of a parameter, and as much again for each 1,000 times */
#define FACTOR_PULL 9.0 /* of a job's factor */
#define SMALL_NS 1e-3   /* keeps what has no features from dividing by zero */

int ct_log_times_init(struct ct_log_times *of, const struct ct_times *times,
                      const struct ct_cost_model *start)
{
    *of = (struct ct_log_times){.times = times->at,
                                .ntimes = times->n,
                                .njobs = times->njobs,
                                .n = CT_FIT_OWN + times->njobs};
    of->stride = 1 + (of->ntimes - 1) / TIMES_MOST;
    of->start = calloc((size_t)of->n, sizeof *of->start);
    of->logs = calloc((size_t)times->n + 1, sizeof *of->logs);
    if (of->start == NULL || of->logs == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < CT_FEATURES; i++)
        of->start[i] = log((double)start->coefficient[i] / CT_MODEL_ONE);
    of->start[CT_FIT_CALL] = log((double)start->call_ns);
    of->start[CT_FIT_RANK] = log((double)start->rank_ns);
    for (int i = 0; i < times->n; i++) {
        const struct ct_fitted_time *time = &times->at[i];

        of->logs[i] = log((double)time->ns);
        of->ncells = time->cell >= of->ncells ? time->cell + 1 : of->ncells;
    }
    return CT_OK;
}

void ct_log_times_fini(struct ct_log_times *of)
{
    free(of->logs);
    free(of->start);
}

double ct_log_times_pull(const struct ct_log_times *of, int parameter)
{
    const int used = of->ntimes / of->stride;

    return parameter < CT_FIT_OWN ? PULL * (1 + used / 1e3) : FACTOR_PULL;
}

/* The times of groups as they add up.

   slopes  out: how fast it grows with each group */
static double norm_of(const double *groups, enum ct_norm norm, double *slopes)
{
    double sum = 0, squares = 0;
    int most = 0;

    for (int g = 0; g < CT_FEATURE_GROUPS; g++) {
        sum += groups[g];
        squares += groups[g] * groups[g];
        most = groups[g] > groups[most] ? g : most;
    }
    for (int g = 0; g < CT_FEATURE_GROUPS; g++) {
        slopes[g] = norm == CT_NORM_SUM ? 1 : g == most;
        if (norm == CT_NORM_ROOT)
            slopes[g] = squares > 0 ? groups[g] / sqrt(squares) : 0;
    }
    if (norm == CT_NORM_ROOT)
        return sqrt(squares);
    return norm == CT_NORM_SUM ? sum : groups[most];
}

/* The logarithm of a predicted time, without the job's factor.

   values  of the parameters, not logarithms
   slopes  out: by parameter, but for jobs */
static double predict(const struct ct_log_times *of, const struct ct_fitted_time *time,
                      const double *values, double *slopes)
{
    double groups[CT_FEATURE_GROUPS] = {0}, by_group[CT_FEATURE_GROUPS];
    double ns;

    for (int i = 0; i < CT_FEATURES; i++) {
        slopes[i] = (double)time->features.of[i] * values[i];
        groups[ct_feature_facts[i].group] += slopes[i];
    }
    slopes[CT_FIT_CALL] = values[CT_FIT_CALL];
    slopes[CT_FIT_RANK] = values[CT_FIT_RANK] * time->nranks;
    ns = norm_of(groups, of->norm, by_group) + slopes[CT_FIT_CALL] + slopes[CT_FIT_RANK] + SMALL_NS;
    for (int i = 0; i < CT_FIT_OWN; i++)
        slopes[i] *= (i < CT_FEATURES ? by_group[ct_feature_facts[i].group] : 1) / ns;
    return log(ns);
}

static double weight_of(const struct ct_fitted_time *time)
{
    return time->nsamples < SAMPLES_FULL ? (double)time->nsamples / SAMPLES_FULL : 1;
}

static void find_values(const double *parameters, double *values)
{
    for (int i = 0; i < CT_FIT_OWN; i++)
        values[i] = exp(parameters[i]);
}

double ct_log_times_loss(const struct ct_log_times *of, const double *parameters)
{
    double values[CT_FIT_OWN], slopes[CT_FIT_OWN];
    double loss = 0;

    find_values(parameters, values);
    for (int i = 0; i < of->ntimes; i += of->stride) {
        const struct ct_fitted_time *time = &of->times[i];
        const double error =
            predict(of, time, values, slopes) + parameters[CT_FIT_OWN + time->job] - of->logs[i];

        loss += weight_of(time) * SOFT * SOFT * (sqrt(1 + error * error / (SOFT * SOFT)) - 1);
    }
    for (int i = 0; i < of->n; i++) {
        const double off = isinf(of->start[i]) ? 0 : parameters[i] - of->start[i];

        loss += ct_log_times_pull(of, i) * off * off / 2;
    }
    return loss;
}

/* What one time has in the derivatives. */
struct part {
    double slopes[CT_FIT_OWN];
    int job;
    double error;
    double weight; /* of the error */
};

static struct part part_of(const struct ct_log_times *of, const struct ct_fitted_time *time,
                           const double *values, const double *parameters)
{
    struct part part = {.job = CT_FIT_OWN + time->job};

    part.error =
        predict(of, time, values, part.slopes) + parameters[part.job] - of->logs[time - of->times];
    part.weight = weight_of(time) / sqrt(1 + part.error * part.error / (SOFT * SOFT));
    return part;
}

static void add_part(const struct part *part, int n, double *normal, double *gradient)
{
    double *row = normal + (size_t)part->job * (size_t)n;

    for (int i = 0; i < CT_FIT_OWN; i++) {
        for (int j = 0; j <= i; j++)
            normal[i * n + j] += part->weight * part->slopes[i] * part->slopes[j];
        row[i] += part->weight * part->slopes[i];
        gradient[i] += part->weight * part->error * part->slopes[i];
    }
    row[part->job] += part->weight;
    gradient[part->job] += part->weight * part->error;
}

static void add_to_cell(const struct part *part, double *cell)
{
    for (int i = 0; i < CT_FIT_OWN; i++)
        cell[i] += part->weight * part->error * part->slopes[i];
    cell[part->job] += part->weight * part->error;
}

void ct_log_times_derive(const struct ct_log_times *of, const double *parameters, double *normal,
                         double *gradient, double *by_cell)
{
    const size_t n = (size_t)of->n;
    double values[CT_FIT_OWN];

    memset(normal, 0, n * n * sizeof *normal);
    memset(gradient, 0, n * sizeof *gradient);
    find_values(parameters, values);
    for (int i = 0; i < of->ntimes; i += of->stride) {
        const struct ct_fitted_time *time = &of->times[i];
        const struct part part = part_of(of, time, values, parameters);

        add_part(&part, of->n, normal, gradient);
        if (by_cell != NULL)
            add_to_cell(&part, by_cell + n * (size_t)time->cell);
    }
    for (int i = 0; i < of->n; i++) {
        const double pull = ct_log_times_pull(of, i);

        normal[i * of->n + i] += pull;
        gradient[i] += isinf(of->start[i]) ? 0 : pull * (parameters[i] - of->start[i]);
    }
}
