/*
 * cost_fit.c - finds the least loss as by Levenberg 1944 and Marquardt 1963, and says how far
 * the result can be believed.
 *
 * Intervals hold although the times of one cell are off together: the spread of the gradient
 * is that of cells (Huber's sandwich).
 */
#include "model/fit/cost_fit.h"

#include "model/fit/cell_medians.h"
#include "model/fit/log_times.h"
#include "model/fit/normal_matrix.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS_MOST = 60, TRIES_MOST = 8 };

#define BETTER 1e-7 /* of the loss: with less the search ends */

/* A coefficient's bounds: this many times its starting value, and as little. */
#define GREATEST 150.0
#define LEAST 1e-5

#define INTERVAL 1.96 /* standard errors: 95 % */
#define SHARE 0.02    /* of the time; with less a feature does not matter */
#define LOG_2 0.69314718055994531

/* What the search works with. */
struct work {
    double *parameters, *tried, *best; /* n each */
    double *gradient, *step;
    double *normal, *factor; /* n * n */
    double *by_cell;         /* ncells * n */
    double *sorted;          /* ntimes */
    struct ct_in_cell *errors;
};

static int work_init(struct work *work, const struct ct_log_times *of)
{
    const size_t n = (size_t)of->n, ntimes = (size_t)of->ntimes + 1;

    work->errors = calloc(ntimes, sizeof *work->errors);
    work->parameters =
        calloc(5 * n + 2 * n * n + (size_t)of->ncells * n + ntimes, sizeof *work->parameters);
    if (work->parameters == NULL || work->errors == NULL)
        return CT_ERR_MEMORY;
    work->tried = work->parameters + n;
    work->best = work->tried + n;
    work->gradient = work->best + n;
    work->step = work->gradient + n;
    work->normal = work->step + n;
    work->factor = work->normal + n * n;
    work->sorted = work->factor + n * n;
    work->by_cell = work->sorted + ntimes;
    return CT_OK;
}

/* The step from the derivatives, shorter the larger `damping` is. */
static bool find_step(struct work *work, int n, double damping)
{
    memcpy(work->factor, work->normal, (size_t)n * (size_t)n * sizeof *work->factor);
    for (int i = 0; i < n; i++)
        work->factor[i * n + i] *= 1 + damping;
    memcpy(work->step, work->gradient, (size_t)n * sizeof *work->step);
    if (!ct_matrix_factor(work->factor, n))
        return false;
    ct_matrix_solve(work->factor, n, work->step);
    return true;
}

/* The loss a step away, at most within the bounds. */
static double try_step(const struct ct_log_times *of, struct work *work)
{
    for (int i = 0; i < of->n; i++) {
        const double least = i < CT_FIT_OWN ? of->start[i] + log(LEAST) : -1;
        const double greatest = i < CT_FIT_OWN ? of->start[i] + log(GREATEST) : 1;

        work->tried[i] = fmin(fmax(work->parameters[i] - work->step[i], least), greatest);
    }
    return ct_log_times_loss(of, work->tried);
}

/* A step to a smaller loss, if there is one. Returns the loss. */
static double go_on(const struct ct_log_times *of, struct work *work, double loss, double *damping)
{
    ct_log_times_derive(of, work->parameters, work->normal, work->gradient, NULL);
    for (int i = 0; i < TRIES_MOST; i++) {
        const double tried = find_step(work, of->n, *damping) ? try_step(of, work) : INFINITY;

        if (tried < loss) {
            *damping /= 5;
            memcpy(work->parameters, work->tried, (size_t)of->n * sizeof *work->parameters);
            return tried;
        }
        *damping *= 5;
    }
    return loss;
}

/* Go on from the parameters to the least loss, which is returned. */
static double descend(const struct ct_log_times *of, struct work *work)
{
    double loss = ct_log_times_loss(of, work->parameters);
    double damping = 1e-2, before = INFINITY;

    for (int i = 0; i < STEPS_MOST && loss < (1 - BETTER) * before; i++) {
        before = loss;
        loss = go_on(of, work, before, &damping);
    }
    return loss;
}

/* The best norm, with its parameters. Each begins where the one before it ended. */
static void find_best(struct ct_log_times *of, struct work *work)
{
    enum ct_norm norm = CT_NORM_SUM;
    double least = INFINITY;

    memcpy(work->parameters, of->start, (size_t)of->n * sizeof *of->start);
    for (int i = 0; i < CT_NORMS; i++) {
        double loss;

        of->norm = (enum ct_norm)i;
        loss = descend(of, work);
        if (loss >= least)
            continue;
        least = loss;
        norm = of->norm;
        memcpy(work->best, work->parameters, (size_t)of->n * sizeof *work->best);
    }
    of->norm = norm;
    memcpy(work->parameters, work->best, (size_t)of->n * sizeof *work->best);
}

static void set_model(const struct ct_log_times *of, const struct work *work,
                      struct ct_cost_model *model)
{
    model->norm = of->norm;
    for (int i = 0; i < CT_FEATURES; i++)
        model->coefficient[i] = llround(exp(work->parameters[i]) * CT_MODEL_ONE);
    model->call_ns = llround(exp(work->parameters[CT_FIT_CALL]));
    model->rank_ns = llround(exp(work->parameters[CT_FIT_RANK]));
}

/* The standard error of a parameter's logarithm: the root of row i of A^-1 C A^-1, of the
   second derivatives A and the cells' gradients' products C. */
static double error_of(const struct ct_log_times *of, struct work *work, int parameter)
{
    const int n = of->n;
    double squares = 0;

    memset(work->step, 0, (size_t)n * sizeof *work->step);
    work->step[parameter] = 1;
    ct_matrix_solve(work->factor, n, work->step);
    for (int c = 0; c < of->ncells; c++) {
        double sum = 0;

        for (int i = 0; i < n; i++)
            sum += work->step[i] * work->by_cell[c * n + i];
        squares += sum * sum;
    }
    return sqrt(squares);
}

static void find_intervals(const struct ct_log_times *of, struct work *work,
                           struct ct_cost_fit *fit)
{
    memset(work->by_cell, 0, (size_t)of->ncells * (size_t)of->n * sizeof *work->by_cell);
    ct_log_times_derive(of, work->parameters, work->normal, work->gradient, work->by_cell);
    if (!find_step(work, of->n, 0))
        return;
    for (int i = 0; i < CT_FEATURES; i++) {
        const double value = exp(work->parameters[i]);
        const double pull = ct_log_times_pull(of, i);
        const double known = work->normal[i * of->n + i] - pull;

        if (known > pull) {
            const double times = exp(INTERVAL * error_of(of, work, i));

            fit->low[i] = value / times;
            fit->high[i] = value * times;
        } else if (known > 0 && work->parameters[i] < of->start[i] - 1) {
            /* too small to be seen: with this value it would count as much as the pull */
            fit->high[i] = value * sqrt(pull / known);
        }
    }
}

static void find_errors(const struct ct_log_times *of, struct work *work, struct ct_cost_fit *fit)
{
    const int n = of->ntimes;

    for (int i = 0; i < n; i++) {
        const struct ct_fitted_time *time = &of->times[i];

        work->errors[i] = (struct ct_in_cell){
            time->cell, i,
            of->logs[i] - work->parameters[CT_FIT_OWN + time->job] -
                log((double)ct_cost(&fit->model, &time->features, time->nranks))};
    }
    fit->ntimes = n;
    fit->median_error = ct_median_amount(work->errors, n, work->sorted);
    ct_cell_medians_take(work->errors, n);
    fit->median_cell_error = ct_median_amount(work->errors, n, work->sorted);
    fit->model.error = (int)lround(fit->median_cell_error / LOG_2 * CT_LOG_ONE);
    for (int i = 0; i < n; i++)
        work->errors[i].value = of->logs[work->errors[i].place];
    ct_cell_medians_take(work->errors, n);
    fit->median_cell_spread = ct_median_amount(work->errors, n, work->sorted);
}

/* True if a feature that matters is as dear as bounds allow: `normal` is at hand. */
static bool is_at_bound(const struct ct_log_times *of, const struct work *work)
{
    const double least = SHARE * SHARE * of->ntimes / of->stride;

    for (int i = 0; i < CT_FEATURES; i++) {
        if (work->normal[i * of->n + i] - ct_log_times_pull(of, i) > least &&
            work->parameters[i] > of->start[i] + log(GREATEST) - 0.01)
            return true;
    }
    return false;
}

static const char *find_doubt(const struct ct_log_times *of, const struct work *work,
                              const struct ct_cost_fit *fit)
{
    if (fit->ntimes < CT_FIT_TIMES_LEAST)
        return "fewer than 30 times were measured";
    if (fit->median_cell_error > CT_FIT_ERROR_MOST)
        return "half of the times are more than 25 % from what it predicts: the machine is "
               "busy, or not as its cluster file says";
    if (is_at_bound(of, work))
        return "a coefficient is 150 times what is usual: the cluster file may state too much "
               "bandwidth or too few ranks";
    return NULL;
}

int ct_cost_fit(const struct ct_times *times, const struct ct_cost_model *start,
                struct ct_cost_fit *fit, double *factors, struct ct_diag *diag)
{
    struct ct_log_times of;
    struct work work = {.parameters = NULL};
    int err = ct_log_times_init(&of, times, start);

    *fit = (struct ct_cost_fit){.model = *start};
    if (err == CT_OK)
        err = work_init(&work, &of);
    if (err == CT_OK) {
        find_best(&of, &work);
        set_model(&of, &work, &fit->model);
        find_intervals(&of, &work, fit);
        find_errors(&of, &work, fit);
        fit->distrusted = find_doubt(&of, &work, fit);
        if (factors != NULL)
            memcpy(factors, work.parameters + CT_FIT_OWN, (size_t)of.njobs * sizeof *factors);
    }
    free(work.errors);
    free(work.parameters);
    ct_log_times_fini(&of);
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}
