/*
 * calibrate.c - sorts the times into cells, fits, and takes what is left as residuals.
 */
#include "model/fit/calibrate.h"

#include "model/fit/cell_medians.h"
#include "model/fit/cover.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define OFFERED_MOST 1.5 /* times the best of a cell */
#define NEAR_MOST 1.65   /* slower ones tell nothing of those that matter */

/* Samples that a time needs to count, and to count fully. If no time has that many, the most that
   any has is enough: in a simulation one sample is as good as many. */
enum { LEAST_SAMPLES = 2, FULL_SAMPLES = 5 };

/* What is worked with. */
struct sorting {
    const struct ct_measured_set *of;
    struct ct_fitted_time *timings; /* by cell */
    int *measured;                  /* by timing: its number in the measurements */
    int64_t *best;                  /* by cell, of those with samples enough; INT64_MAX: none has */
    int ncells;
    int most_samples; /* that a time has, FULL_SAMPLES at most */
    int *collective;  /* by candidate: the number of its collective */
    struct ct_in_cell *logs;
};

struct key {
    int job, collective, at;
    size_t bytes;
};

static int compare_keys(const void *a, const void *b)
{
    const struct key *x = a, *y = b;

    if (x->collective != y->collective)
        return x->collective < y->collective ? -1 : 1;
    if (x->job != y->job)
        return x->job < y->job ? -1 : 1;
    if (x->bytes != y->bytes)
        return x->bytes < y->bytes ? -1 : 1;
    return x->at < y->at ? -1 : x->at > y->at;
}

/* Number the collectives in the order in which candidates name them. Returns how many. */
static int number_collectives(const struct ct_measured_set *of, int *collective)
{
    int n = 0;

    for (int i = 0; i < of->ncandidates; i++) {
        int same = 0;

        while (of->candidates[same].collective != of->candidates[i].collective)
            same++;
        collective[i] = same < i ? collective[same] : n++;
    }
    return n;
}

/* True if there are samples enough to say that something is fast. */
static bool is_sampled(const struct sorting *sorting, int nsamples)
{
    return nsamples >= LEAST_SAMPLES || nsamples == sorting->most_samples;
}

static void add_timing(struct sorting *sorting, int i, bool is_new_cell, int at)
{
    const struct ct_measured *measured = &sorting->of->at[at];
    int64_t *best;

    sorting->ncells += is_new_cell;
    best = &sorting->best[sorting->ncells - 1];
    if (is_new_cell)
        *best = INT64_MAX;
    if (measured->ns < *best && is_sampled(sorting, measured->nsamples))
        *best = measured->ns;
    sorting->measured[i] = at;
    sorting->timings[i] = (struct ct_fitted_time){.features = measured->features,
                                                  .ns = measured->ns,
                                                  .nranks = sorting->of->jobs[measured->job].nranks,
                                                  .nsamples = measured->nsamples * FULL_SAMPLES /
                                                              sorting->most_samples,
                                                  .job = measured->job,
                                                  .cell = sorting->ncells - 1};
}

static int sort_times(struct sorting *sorting)
{
    const struct ct_measured_set *of = sorting->of;
    struct key *keys = calloc((size_t)of->n + 1, sizeof *keys);

    if (keys == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < of->n; i++)
        keys[i] = (struct key){.job = of->at[i].job,
                               .collective = sorting->collective[of->at[i].candidate],
                               .at = i,
                               .bytes = of->at[i].bytes};
    sorting->most_samples = 1;
    for (int i = 0; i < of->n; i++) {
        if (of->at[i].nsamples > sorting->most_samples)
            sorting->most_samples =
                of->at[i].nsamples < FULL_SAMPLES ? of->at[i].nsamples : FULL_SAMPLES;
    }
    qsort(keys, (size_t)of->n, sizeof *keys, compare_keys);
    for (int i = 0; i < of->n; i++)
        add_timing(sorting, i,
                   i == 0 || keys[i].collective != keys[i - 1].collective ||
                       keys[i].job != keys[i - 1].job || keys[i].bytes != keys[i - 1].bytes,
                   keys[i].at);
    free(keys);
    return CT_OK;
}

static bool is_native(const struct ct_offered *candidate)
{
    return candidate->algorithm == NULL && candidate->setting.values[CT_SETTING_ORDER] == CT_AS_IS;
}

/* True if the candidate can run on any number of ranks. */
static bool is_general(const struct ct_offered *candidate)
{
    return candidate->algorithm == NULL ? is_native(candidate) : candidate->algorithm->nranks == 0;
}

static const struct ct_measured *measured_of(const struct sorting *sorting, int i)
{
    return &sorting->of->at[sorting->measured[i]];
}

static bool is_within(const struct sorting *sorting, int i, double most)
{
    const struct ct_fitted_time *timing = &sorting->timings[i];
    const int64_t best = sorting->best[timing->cell];

    return is_sampled(sorting, measured_of(sorting, i)->nsamples) && best < INT64_MAX &&
           (double)timing->ns <= most * (double)best;
}

/* Choose few of the candidates that were ever near the best.

   was_near, keep  all false; out, by candidate; keep: it is offered */
static int choose_offered(const struct sorting *sorting, bool *was_near, bool *keep)
{
    const struct ct_measured_set *of = sorting->of;
    struct ct_cover_time *times = calloc((size_t)of->n + 1, sizeof *times);
    int n = 0, err;

    for (int i = 0; times != NULL && i < of->n; i++) {
        const int candidate = measured_of(sorting, i)->candidate;

        keep[candidate] = is_native(&of->candidates[candidate]);
        was_near[candidate] = was_near[candidate] || (is_general(&of->candidates[candidate]) &&
                                                      is_within(sorting, i, OFFERED_MOST));
    }
    for (int i = 0; times != NULL && i < of->n; i++) {
        const struct ct_fitted_time *time = &sorting->timings[i];
        const int candidate = measured_of(sorting, i)->candidate;

        if (keep[candidate] || (was_near[candidate] && time->nsamples >= LEAST_SAMPLES))
            times[n++] = (struct ct_cover_time){candidate, time->cell, log((double)time->ns)};
    }
    err = times == NULL ? CT_ERR_MEMORY : ct_cover(of->candidates, of->ncandidates, times, n, keep);
    free(times);
    return err;
}

/* Number what is offered: a collective after the other, native first. */
static void number_offered(const struct sorting *sorting, int ncollectives, const bool *keep,
                           struct ct_calibrated *out)
{
    const struct ct_measured_set *of = sorting->of;
    int n = 0;

    for (int i = 0; i < of->ncandidates; i++)
        out->number[i] = -1;
    for (int turn = 0; turn < 2 * ncollectives; turn++) {
        for (int i = 0; i < of->ncandidates; i++) {
            if (!keep[i] || sorting->collective[i] != turn / 2 ||
                is_native(&of->candidates[i]) != (turn % 2 == 0))
                continue;
            out->number[i] = n;
            out->offered[n++] = of->candidates[i];
        }
    }
    out->calibration.noffered = n;
}

static int set_offered(const struct sorting *sorting, int ncollectives, struct ct_calibrated *out)
{
    const size_t n = (size_t)sorting->of->ncandidates + 1;
    bool *flags = calloc(2 * n, sizeof *flags);
    int err = CT_ERR_MEMORY;

    out->calibration.offered = out->offered = calloc(n, sizeof *out->offered);
    if (flags != NULL && out->offered != NULL)
        err = choose_offered(sorting, flags, flags + n);
    if (err == CT_OK)
        number_offered(sorting, ncollectives, flags + n, out);
    free(flags);
    return err;
}

struct of_job {
    int job;
    struct ct_residual residual;
};

static int compare_residuals(const void *a, const void *b)
{
    const struct of_job *x = a, *y = b;

    if (x->job != y->job)
        return x->job < y->job ? -1 : 1;
    if (x->residual.candidate != y->residual.candidate)
        return x->residual.candidate < y->residual.candidate ? -1 : 1;
    return x->residual.bytes < y->residual.bytes ? -1 : x->residual.bytes > y->residual.bytes;
}

/* What near ones are off by, less what their cell has in common, in sorting->logs. Returns
   how many. */
static int find_logs(const struct sorting *sorting, const struct ct_cost_model *model)
{
    int n = 0;

    for (int i = 0; i < sorting->of->n; i++) {
        const struct ct_fitted_time *timing = &sorting->timings[i];
        const int candidate = measured_of(sorting, i)->candidate;

        if (is_within(sorting, i, NEAR_MOST) || is_native(&sorting->of->candidates[candidate]))
            sorting->logs[n++] = (struct ct_in_cell){
                timing->cell, i,
                ct_log2(timing->ns) - ct_log2(ct_cost(model, &timing->features, timing->nranks))};
    }
    ct_cell_medians_take(sorting->logs, n);
    return n;
}

static int weight_of(const struct sorting *sorting, int nsamples)
{
    const int most = sorting->most_samples;

    return nsamples < most ? nsamples * CT_LOG_ONE / most : CT_LOG_ONE;
}

/* The residuals of what is offered, by job, candidate and bytes. Returns how many. */
static int find_residuals(const struct sorting *sorting, const struct ct_calibrated *out,
                          struct of_job *found)
{
    const int n = find_logs(sorting, &out->fit.model);
    int nfound = 0;

    for (int i = 0; i < n; i++) {
        const struct ct_measured *measured = measured_of(sorting, sorting->logs[i].place);
        const int number = out->number[measured->candidate];

        if (number >= 0)
            found[nfound++] = (struct of_job){measured->job,
                                              {.candidate = number,
                                               .bytes = measured->bytes,
                                               .log = (int)lround(sorting->logs[i].value),
                                               .weight = weight_of(sorting, measured->nsamples)}};
    }
    qsort(found, (size_t)nfound, sizeof *found, compare_residuals);
    return nfound;
}

static int set_residuals(const struct sorting *sorting, struct ct_calibrated *out)
{
    const struct ct_measured_set *of = sorting->of;
    struct of_job *found = calloc((size_t)of->n + 1, sizeof *found);
    struct ct_residual *residuals = calloc((size_t)of->n + 1, sizeof *residuals);
    struct ct_calibrated_job *jobs = calloc((size_t)of->njobs + 1, sizeof *jobs);
    int n;

    out->residuals = residuals;
    out->calibration.jobs = out->jobs = jobs;
    if (found == NULL || residuals == NULL || jobs == NULL) {
        free(found);
        return CT_ERR_MEMORY;
    }
    out->calibration.njobs = of->njobs;
    n = find_residuals(sorting, out, found);
    for (int i = 0; i < n; i++) {
        struct ct_calibrated_job *job = &jobs[found[i].job];

        residuals[i] = found[i].residual;
        if (job->nresiduals++ == 0)
            job->residuals = &residuals[i];
    }
    for (int j = 0; j < of->njobs; j++)
        jobs[j].traits = of->jobs[j].traits;
    free(found);
    return CT_OK;
}

static int set_goodness(const struct sorting *sorting, int ncollectives, struct ct_calibrated *out)
{
    const struct ct_measured_set *of = sorting->of;
    const struct ct_times times = {sorting->timings, of->n, of->njobs};
    int *collective = calloc((size_t)of->n + 1, sizeof *collective);
    int err = CT_ERR_MEMORY;

    out->goodness = calloc((size_t)ncollectives + 1, sizeof *out->goodness);
    if (collective != NULL && out->goodness != NULL) {
        out->ngoodness = ncollectives;
        for (int i = 0; i < of->ncandidates; i++)
            out->goodness[sorting->collective[i]].collective = of->candidates[i].collective;
        for (int i = 0; i < of->n; i++)
            collective[i] = sorting->collective[measured_of(sorting, i)->candidate];
        err = ct_goodness_find(&times, collective, &out->fit, out->factors, out->goodness);
    }
    free(collective);
    return err;
}

static int calibrate(struct sorting *sorting, const struct ct_cost_model *start,
                     struct ct_calibrated *out, struct ct_diag *diag)
{
    const struct ct_measured_set *of = sorting->of;
    const struct ct_times times = {sorting->timings, of->n, of->njobs};
    const int ncollectives = number_collectives(of, sorting->collective);
    int err;

    if (sort_times(sorting) != CT_OK)
        return ct_diag_memory(diag);
    err = ct_cost_fit(&times, start, &out->fit, out->factors, diag);
    if (err != CT_OK)
        return err;
    out->calibration.model = out->fit.model;
    return set_offered(sorting, ncollectives, out) == CT_OK &&
                   set_residuals(sorting, out) == CT_OK &&
                   set_goodness(sorting, ncollectives, out) == CT_OK
               ? CT_OK
               : ct_diag_memory(diag);
}

int ct_calibrate(const struct ct_measured_set *measurements, const struct ct_cost_model *start,
                 struct ct_calibrated *out, struct ct_diag *diag)
{
    const size_t n = (size_t)measurements->n + 1;
    const size_t ncandidates = (size_t)measurements->ncandidates + 1;
    struct sorting sorting = {.of = measurements,
                              .timings = calloc(n, sizeof *sorting.timings),
                              .measured = calloc(n, sizeof *sorting.measured),
                              .best = calloc(n, sizeof *sorting.best),
                              .collective = calloc(ncandidates, sizeof *sorting.collective),
                              .logs = calloc(n, sizeof *sorting.logs)};
    int err;

    *out = (struct ct_calibrated){.number = calloc(ncandidates, sizeof *out->number)};
    out->factors = calloc((size_t)measurements->njobs + 1, sizeof *out->factors);
    if (sorting.timings == NULL || sorting.measured == NULL || sorting.best == NULL ||
        sorting.collective == NULL || sorting.logs == NULL || out->number == NULL ||
        out->factors == NULL)
        err = ct_diag_memory(diag);
    else
        err = calibrate(&sorting, start, out, diag);
    free(sorting.logs);
    free(sorting.collective);
    free(sorting.best);
    free(sorting.measured);
    free(sorting.timings);
    return err;
}

void ct_calibrated_fini(struct ct_calibrated *calibrated)
{
    free(calibrated->goodness);
    free(calibrated->number);
    free(calibrated->offered);
    free(calibrated->jobs);
    free(calibrated->residuals);
    free(calibrated->factors);
}
