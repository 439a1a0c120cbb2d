/*
 * learning.c - coefficients are fitted anew when the times have become a quarter more;
 * residuals are taken anew each time.
 */
#include "model/fit/learning.h"

#include "base/array.h"
#include "base/hash.h"
#include "model/fit/cell_medians.h"
#include "model/fit/cost_fit.h"
#include "model/fit/setting_numbers.h"
#include "model/residuals.h"

#include <math.h>
#include <stdlib.h>

enum { FIRST_FIT = 8 }; /* times */
#define MORE 1.25       /* a new fit needs this many times as many times as the last one */
#define ENOUGH_SAMPLES 5

/* A model that is no further off, in the median, is right even where all take as long. */
#define RIGHT 0.05

/* The error of a setting that was never timed, beside others of its algorithm: the nearer in size
   its own times are, the less of it is left. */
#define SETTING_ERROR 0.15
#define SHRINKAGE 0.7
#define SIZE_FADES 4.0 /* doublings, to 1/e */

/* What was counted of a candidate at a size, and what is predicted. */
struct counted {
    const struct ct_candidate *candidate;
    size_t bytes;
    bool is_known;
    struct ct_features features;
    int setting;     /* its number */
    long generation; /* of the prediction */
    double seconds;
    double error;
};

struct key {
    const struct ct_candidate *candidate;
    size_t bytes;
};

/* A time with what it is of. */
struct own_time {
    int counted; /* its number */
    int cell;    /* equal for times of one size, numbered as they come */
    int64_t ns;
    int nsamples;
};

struct ct_learning {
    struct ct_learning_source source;
    int ncounted;
    struct counted *counted;
    struct ct_hash_index index; /* of these, by candidate and bytes */
    struct ct_setting_numbers settings;
    int ntimes;
    struct own_time *times;
    int ncells;
    struct ct_cost_model model;
    int nfitted;                   /* times at the last fit */
    bool has_borrowed;             /* the model is that of another collective */
    const char *doubt;             /* why that is not to be relied on; NULL: it is */
    struct ct_residual *residuals; /* own ones, then those of the like collective */
    int nresiduals;
    long generation;
    long like_generation; /* that was taken in */
};

struct ct_learning *ct_learning_new(const struct ct_learning_source *source)
{
    struct ct_learning *learning = calloc(1, sizeof *learning);

    if (learning == NULL)
        return NULL;
    learning->source = *source;
    learning->model = source->start;
    learning->generation = 1;
    return learning;
}

void ct_learning_free(struct ct_learning *learning)
{
    if (learning == NULL)
        return;
    free(learning->counted);
    ct_hash_index_fini(&learning->index);
    ct_setting_numbers_fini(&learning->settings);
    free(learning->times);
    free(learning->residuals);
    free(learning);
}

static bool is_key(const void *rows, int position, const void *key)
{
    const struct counted *row = (const struct counted *)rows + position;
    const struct key *wanted = key;

    return row->candidate == wanted->candidate && row->bytes == wanted->bytes;
}

/* The number of a candidate's counts at a size, which are made if they are new; -1: out of
   memory. */
static int count(struct ct_learning *learning, const struct ct_candidate *candidate, size_t bytes)
{
    const struct key key = {.candidate = candidate, .bytes = bytes};
    const uint64_t numbers[] = {(uint64_t)(uintptr_t)candidate, (uint64_t)bytes};
    const uint64_t hash = ct_hash(CT_HASH_START, numbers, sizeof numbers);
    int found = ct_hash_index_find(&learning->index, hash, is_key, learning->counted, &key);
    struct counted *grown;

    if (found >= 0)
        return found;
    grown = ct_array_grow(learning->counted, learning->ncounted, sizeof *grown);
    if (grown == NULL)
        return -1;
    learning->counted = grown;
    found = learning->ncounted;
    grown[found] = (struct counted){.candidate = candidate, .bytes = bytes};
    grown[found].setting = ct_setting_number(&learning->settings, candidate);
    if (grown[found].setting < 0 || ct_hash_index_add(&learning->index, hash, found) != CT_OK)
        return -1;
    grown[found].is_known =
        learning->source.count(learning->source.ctx, candidate, bytes, &grown[found].features);
    learning->ncounted++;
    return found;
}

/* Add times for a fit; the cells of the like collective are others. Returns how many. */
static int list_timings(const struct ct_learning *of, int others, struct ct_fitted_time *timings)
{
    int n = 0;

    for (int i = 0; i < of->ntimes; i++) {
        const struct counted *counted = &of->counted[of->times[i].counted];

        if (counted->is_known)
            timings[n++] = (struct ct_fitted_time){.features = counted->features,
                                                   .ns = of->times[i].ns,
                                                   .nranks = of->source.nranks,
                                                   .nsamples = of->times[i].nsamples,
                                                   .cell = 2 * of->times[i].cell + others};
    }
    return n;
}

static int fit(struct ct_learning *learning, struct ct_diag *diag)
{
    const struct ct_learning *like = learning->source.like;
    const size_t most = (size_t)learning->ntimes + (size_t)(like == NULL ? 0 : like->ntimes);
    struct ct_fitted_time *timings;
    struct ct_cost_fit found;
    int n;
    int err;

    if ((double)most < fmax(FIRST_FIT, MORE * learning->nfitted))
        return CT_OK;
    timings = calloc(most + 1, sizeof *timings);
    if (timings == NULL)
        return ct_diag_memory(diag);
    n = list_timings(learning, 0, timings);
    if (like != NULL)
        n += list_timings(like, 1, timings + n);
    err =
        ct_cost_fit(&(struct ct_times){timings, n, 1}, &learning->source.start, &found, NULL, diag);
    free(timings);
    if (err != CT_OK)
        return err;
    learning->model = found.model;
    learning->doubt = NULL;
    if (found.median_cell_error > fmin(CT_FIT_ERROR_MOST, fmax(RIGHT, found.median_cell_spread)))
        learning->doubt = "the cost model does not tell what is fast from what is slow: the "
                          "machine is busy, or not as its cluster file says";
    learning->nfitted = (int)most;
    return CT_OK;
}

/* Add residuals of times, by this collective's model, for its settings. Returns how many;
   -1: out of memory. */
static int add_residuals(struct ct_learning *learning, const struct ct_learning *of,
                         struct ct_residual *residuals)
{
    struct ct_in_cell *logs = calloc((size_t)of->ntimes + 1, sizeof *logs);
    int n = 0;

    if (logs == NULL)
        return -1;
    for (int i = 0; i < of->ntimes; i++) {
        const struct counted *counted = &of->counted[of->times[i].counted];

        if (counted->is_known)
            logs[n++] = (struct ct_in_cell){
                of->times[i].cell, i,
                ct_log2(of->times[i].ns) -
                    ct_log2(ct_cost(&learning->model, &counted->features, of->source.nranks))};
    }
    ct_cell_medians_take(logs, n);
    for (int i = 0; i < n; i++) {
        const struct own_time *time = &of->times[logs[i].place];
        const struct counted *counted = &of->counted[time->counted];
        const int setting = of == learning
                                ? counted->setting
                                : ct_setting_number(&learning->settings, counted->candidate);

        if (setting < 0)
            n = -1;
        else
            residuals[i] =
                (struct ct_residual){.candidate = setting,
                                     .bytes = counted->bytes,
                                     .log = (int)lround(logs[i].value),
                                     .weight = time->nsamples < ENOUGH_SAMPLES
                                                   ? time->nsamples * CT_LOG_ONE / ENOUGH_SAMPLES
                                                   : CT_LOG_ONE};
    }
    free(logs);
    return n;
}

static int set_residuals(struct ct_learning *learning, struct ct_diag *diag)
{
    const struct ct_learning *like = learning->source.like;
    const size_t most = (size_t)learning->ntimes + (size_t)(like == NULL ? 0 : like->ntimes);
    struct ct_residual *residuals = realloc(learning->residuals, (most + 1) * sizeof *residuals);
    int own, others;

    if (residuals == NULL)
        return ct_diag_memory(diag);
    learning->residuals = residuals;
    own = add_residuals(learning, learning, residuals);
    others = like == NULL || own < 0 ? 0 : add_residuals(learning, like, residuals + own);
    if (own < 0 || others < 0)
        return ct_diag_memory(diag);
    learning->nresiduals = own + others;
    return CT_OK;
}

/* Fit, and take what is left. */
static int renew(struct ct_learning *learning, struct ct_diag *diag)
{
    int err = fit(learning, diag);

    if (err == CT_OK)
        err = set_residuals(learning, diag);
    learning->generation++;
    if (learning->source.like != NULL)
        learning->like_generation = learning->source.like->generation;
    return err;
}

void ct_learning_forget(struct ct_learning *learning)
{
    learning->ntimes = learning->ncells = learning->nfitted = learning->nresiduals = 0;
    learning->doubt = NULL;
    learning->has_borrowed = false;
    learning->model = learning->source.start;
    learning->generation++;
}

/* The number of a size; one that is new gets the next. */
static int number_cell(struct ct_learning *learning, size_t bytes)
{
    for (int i = 0; i < learning->ntimes; i++) {
        if (learning->counted[learning->times[i].counted].bytes == bytes)
            return learning->times[i].cell;
    }
    return learning->ncells++;
}

int ct_learning_learn(struct ct_learning *learning, const struct ct_learned_time *times, int n,
                      struct ct_diag *diag)
{
    struct own_time *own = realloc(learning->times, ((size_t)n + 1) * sizeof *own);

    if (own == NULL)
        return ct_diag_memory(diag);
    learning->times = own;
    learning->ntimes = learning->ncells = 0;
    for (int i = 0; i < n; i++) {
        const int counted = count(learning, times[i].candidate, times[i].bytes);

        if (counted < 0)
            return ct_diag_memory(diag);
        own[learning->ntimes] = (struct own_time){.counted = counted,
                                                  .cell = number_cell(learning, times[i].bytes),
                                                  .ns = llround(fmax(1, 1e9 * times[i].seconds)),
                                                  .nsamples = times[i].nsamples};
        learning->ntimes++;
    }
    return renew(learning, diag);
}

int ct_learning_times(const struct ct_learning *learning)
{
    return learning->nfitted;
}

void ct_learning_borrow(struct ct_learning *learning, const struct ct_learning *from)
{
    if (from == NULL || from == learning || learning->nfitted > 0)
        return;
    learning->model = from->model;
    learning->has_borrowed = true;
    learning->generation++;
}

const char *ct_learning_doubt(const struct ct_learning *learning)
{
    return learning->nfitted == 0 && !learning->has_borrowed ? "too few calls were timed"
                                                             : learning->doubt;
}

/* How little is known of a setting by its own times: 1 if there are none, less the nearer
   they are. */
static double unknown_part(const struct ct_learning *learning, const struct counted *counted)
{
    double weights = 0;

    for (int i = 0; i < learning->nresiduals; i++) {
        const struct ct_residual *residual = &learning->residuals[i];

        if (residual->candidate == counted->setting)
            weights +=
                exp(-fabs(log2(((double)residual->bytes + 1) / ((double)counted->bytes + 1))) /
                    SIZE_FADES) *
                residual->weight / CT_LOG_ONE;
    }
    return SHRINKAGE / (weights + SHRINKAGE);
}

static void predict(struct ct_learning *learning, struct counted *counted)
{
    const struct ct_job_residuals residuals = {learning->residuals, learning->nresiduals, 0};
    const int64_t ns = ct_cost(&learning->model, &counted->features, learning->source.nranks);
    const int start = learning->source.start.error;
    int spread = learning->model.error > start ? learning->model.error : start;
    const int off = ct_residual_log(&residuals, 1, learning->settings.algorithm, counted->setting,
                                    counted->bytes, &spread);

    counted->seconds = 1e-9 * (double)ct_scaled(ns, off);
    counted->error =
        hypot(log(2) * spread / CT_LOG_ONE, SETTING_ERROR * unknown_part(learning, counted));
    counted->generation = learning->generation;
}

bool ct_learning_predict(struct ct_learning *learning, const struct ct_candidate *candidate,
                         size_t bytes, double *seconds, double *error)
{
    const struct ct_learning *like = learning->source.like;
    struct counted *counted;
    int number;

    if (like != NULL && like->generation != learning->like_generation &&
        renew(learning, NULL) != CT_OK)
        return false;
    number = count(learning, candidate, bytes);
    if (number < 0 || !learning->counted[number].is_known)
        return false;
    counted = &learning->counted[number];
    if (counted->generation != learning->generation)
        predict(learning, counted);
    *seconds = counted->seconds;
    *error = counted->error;
    return true;
}
