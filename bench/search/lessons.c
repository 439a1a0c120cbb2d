/*
 * lessons.c - calibrates by some cells, and predicts others.
 */
#include "bench/search/lessons.h"

#include "base/array.h"
#include "model/fit/starting_values.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A natural logarithm's part of 1/CT_LOG_ONE doublings. */
#define NATURAL (0.69314718055994531 / CT_LOG_ONE)

const char *const ct_lesson_texts[CT_LESSONS] = {
    [CT_OTHER_JOBS] = "each job from the others",
    [CT_HALF_THE_RANKS] = "each job from jobs of at most 0.55 of its ranks",
    [CT_THIRD_THE_RANKS] = "each job from jobs of at most 0.3 of its ranks",
    [CT_OTHER_SIZES] = "seven sizes of each job from its 1, 2K, 16K and 128K",
    [CT_SHORTER_SIZES] = "the sizes of each job above 4K from those up to 4K",
};

static int launched(const struct ct_timed_job *job)
{
    return ct_cluster_launched(job->cluster);
}

/* True if a size is learned from; those that are not are predicted. */
static bool has_size(enum ct_lesson lesson, size_t bytes)
{
    if (lesson == CT_SHORTER_SIZES)
        return bytes <= 4096;
    return bytes == 1 || bytes == 2048 || bytes == 16384 || bytes == 131072;
}

/* True if a cell of the job is learned from. */
static bool has_cell(const struct ct_learned *learned, const struct ct_timed_job *job,
                     const struct ct_job_cell *cell)
{
    static const double parts[CT_LESSONS] = {
        [CT_OTHER_JOBS] = INFINITY, [CT_HALF_THE_RANKS] = 0.55, [CT_THIRD_THE_RANKS] = 0.3};
    const double part = parts[learned->lesson];

    if (part == 0)
        return job == learned->here && has_size(learned->lesson, cell->bytes);
    return job != learned->here && launched(job) <= part * launched(learned->here);
}

bool ct_lesson_asks(const struct ct_learned *learned, const struct ct_job_cell *cell)
{
    return !learned->is_empty && !has_cell(learned, learned->here, cell);
}

static int add_cell(struct ct_measured **at, int *n, int job, const struct ct_job_cell *cell)
{
    for (int i = 0; i < cell->n; i++) {
        const struct ct_job_time *time = &cell->list[i];
        struct ct_measured *added;

        if (time->number < 0)
            continue;
        added = ct_array_add(at, n, sizeof *added);
        if (added == NULL)
            return CT_ERR_MEMORY;
        *added = (struct ct_measured){.job = job,
                                      .candidate = time->number,
                                      .bytes = cell->bytes,
                                      .ns = llround(fmax(1, 1e9 * exp(time->logs[CT_ALL]))),
                                      .nsamples = time->nsamples,
                                      .features = time->features};
    }
    return CT_OK;
}

static int calibrate(struct ct_learned *learned, struct ct_measured_set *of, struct ct_diag *diag)
{
    const struct ct_timed_jobs *jobs = learned->jobs;
    const struct ct_cost_model start =
        ct_starting_model(ct_starting_values_for(learned->here->wiring.places, false), 1);
    struct ct_measured *at = NULL;
    int err = CT_OK;

    for (int j = 0; j < jobs->n; j++) {
        const struct ct_timed_job *job = &jobs->at[j];

        for (int i = 0; i < job->ncells && err == CT_OK; i++) {
            if (has_cell(learned, job, &job->cells[i]))
                err = add_cell(&at, &of->n, j, &job->cells[i]);
        }
    }
    of->at = at;
    learned->is_empty = of->n == 0;
    if (err == CT_OK)
        err = ct_calibrate(of, &start, &learned->calibrated, diag);
    else
        ct_diag_memory(diag);
    free(at);
    return err;
}

/* Equal numbers for settings of one algorithm; after those offered come all candidates. */
static void number_algorithms(const struct ct_learned *learned, int *algorithm)
{
    const struct ct_calibration *calibration = &learned->calibrated.calibration;
    const struct ct_offered *all = learned->jobs->offered;

    for (int i = 0; i < learned->jobs->candidates.n; i++) {
        const int offered = learned->calibrated.number[i];
        int first = 0;

        while (all[first].collective != all[i].collective ||
               all[first].algorithm != all[i].algorithm)
            first++;
        algorithm[calibration->noffered + i] = first;
        if (offered >= 0)
            algorithm[offered] = first;
    }
}

int ct_lesson_learn(enum ct_lesson lesson, const struct ct_timed_jobs *jobs,
                    const struct ct_timed_job *here, struct ct_learned *out, struct ct_diag *diag)
{
    const struct ct_calibration *calibration = &out->calibrated.calibration;
    struct ct_measured_job *measured = calloc((size_t)jobs->n, sizeof *measured);
    struct ct_measured_set of = {.candidates = jobs->offered,
                                 .ncandidates = jobs->candidates.n,
                                 .jobs = measured,
                                 .njobs = jobs->n};
    int err;

    *out = (struct ct_learned){.lesson = lesson, .jobs = jobs, .here = here};
    out->residuals = calloc((size_t)jobs->n, sizeof *out->residuals);
    out->algorithm = calloc(2 * (size_t)jobs->candidates.n + 1, sizeof *out->algorithm);
    if (measured == NULL || out->residuals == NULL || out->algorithm == NULL) {
        free(measured);
        return ct_diag_memory(diag);
    }
    for (int j = 0; j < jobs->n; j++)
        measured[j] = (struct ct_measured_job){jobs->at[j].traits, launched(&jobs->at[j])};
    err = calibrate(out, &of, diag);
    free(measured);
    if (err != CT_OK)
        return err;
    number_algorithms(out, out->algorithm);
    for (int j = 0; j < jobs->n; j++)
        out->residuals[j] = (struct ct_job_residuals){
            calibration->jobs[j].residuals, calibration->jobs[j].nresiduals,
            ct_traits_distance(&jobs->at[j].traits, &here->seen.traits)};
    out->factor = out->calibrated.factors[here - jobs->at];
    return CT_OK;
}

void ct_learned_fini(struct ct_learned *learned)
{
    ct_calibrated_fini(&learned->calibrated);
    free(learned->residuals);
    free(learned->algorithm);
}

static struct ct_guess guess_of(const struct ct_learned *learned, const struct ct_job_cell *cell,
                                const struct ct_job_time *time, int offered)
{
    const int64_t ns =
        ct_cost(&learned->calibrated.fit.model, &time->seen, learned->here->seen.nranks);
    const double bare = NATURAL * ct_log2(ns) + log(1e-9) + learned->factor;
    struct ct_prediction is = {.spread = learned->calibrated.fit.model.error};
    const int residual = ct_residual_log(learned->residuals, learned->jobs->n, learned->algorithm,
                                         offered, cell->bytes, &is.spread);

    is.ns = ct_scaled(ns, residual);
    return (struct ct_guess){time, bare + NATURAL * residual, bare, is};
}

static int compare(const void *a, const void *b)
{
    const struct ct_guess *x = a, *y = b;

    if (x->log != y->log)
        return x->log < y->log ? -1 : 1;
    return x->time->number - y->time->number;
}

static double distance_to(const struct ct_learned *learned, const struct ct_timed_job *job,
                          const struct ct_job_cell *cell, const struct ct_job_cell *from)
{
    if (from->n == 0 || strcmp(from->collective, cell->collective) != 0 ||
        !has_cell(learned, job, from))
        return INFINITY;
    if (job == learned->here)
        return fabs(log((double)from->bytes / (double)cell->bytes));
    return from->bytes == cell->bytes
               ? (double)ct_traits_distance(&job->traits, &learned->here->traits)
               : INFINITY;
}

static const struct ct_job_cell *find_nearest(const struct ct_learned *learned,
                                              const struct ct_job_cell *cell)
{
    const struct ct_job_cell *found = NULL;
    double least = INFINITY;

    for (int j = 0; j < learned->jobs->n; j++) {
        const struct ct_timed_job *job = &learned->jobs->at[j];

        for (int i = 0; i < job->ncells; i++) {
            const double distance = distance_to(learned, job, cell, &job->cells[i]);

            if (distance >= least)
                continue;
            least = distance;
            found = &job->cells[i];
        }
    }
    return found;
}

/* The candidate's number for residuals; -1: it is not predicted. Ranks that were not tuned
   have what is offered, the tuning all. */
static int number_of(const struct ct_learned *learned, int candidate)
{
    const struct ct_calibrated *calibrated = &learned->calibrated;
    const int offered = calibrated->number[candidate];

    return offered >= 0 || learned->lesson < CT_OTHER_SIZES
               ? offered
               : calibrated->calibration.noffered + candidate;
}

int ct_lesson_predict(const struct ct_learned *learned, const struct ct_job_cell *cell,
                      struct ct_guesses *out)
{
    *out = (struct ct_guesses){.guesses = calloc((size_t)cell->n + 1, sizeof *out->guesses),
                               .nearest = find_nearest(learned, cell)};
    if (out->guesses == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < cell->n; i++) {
        const struct ct_job_time *time = &cell->list[i];
        const int number = time->number < 0 ? -1 : number_of(learned, time->number);

        if (number < 0)
            continue;
        if (time == cell->native)
            out->native = guess_of(learned, cell, time, number);
        else
            out->guesses[out->n++] = guess_of(learned, cell, time, number);
    }
    if (out->n > 0)
        qsort(out->guesses, (size_t)out->n, sizeof *out->guesses, compare);
    return CT_OK;
}
