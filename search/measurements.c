/*
 * measurements.c - ask for times, remember them.
 */
#include "search/measurements.h"

#include "search/statistics.h"

#include <math.h>
#include <stdlib.h>

/* Clocks are not finer; keeps logarithms finite. */
#define LEAST_S 1e-9

static int check_algorithm(const struct ct_search_algorithm *algorithm,
                           struct ct_diag *diag)
{
    if (algorithm->is_native && algorithm->nvalues > 0)
        return ct_diag_set(diag, CT_ERR_INVALID, "native %s has a parameter",
                           algorithm->name);
    for (int i = 1; i < algorithm->nvalues; i++) {
        if (algorithm->values[i] <= algorithm->values[i - 1])
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "values of %s do not ascend: %d after %d",
                               algorithm->name, algorithm->values[i],
                               algorithm->values[i - 1]);
    }
    return 0;
}

static int check_space(const struct ct_space *space, struct ct_diag *diag)
{
    int natives = 0;
    int err;

    for (int i = 0; i < space->nalgorithms; i++) {
        natives += space->algorithms[i].is_native;
        err = check_algorithm(&space->algorithms[i], diag);
        if (err != 0)
            return err;
    }
    if (natives != 1)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "%d native algorithms among %d: one is needed",
                           natives, space->nalgorithms);
    for (int i = 0; i < space->nsizes; i++) {
        if (space->sizes[i] <= (i == 0 ? 0 : space->sizes[i - 1]))
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "fixed size %d (%zu bytes) does not ascend", i,
                               space->sizes[i]);
    }
    return 0;
}

static int values_of(const struct ct_search_algorithm *algorithm)
{
    return algorithm->nvalues > 0 ? algorithm->nvalues : 1;
}

static void list_candidates(struct ct_measurements *measured)
{
    const struct ct_space *space = measured->space;
    int n = 0;

    for (int a = 0; a < space->nalgorithms; a++) {
        const struct ct_search_algorithm *algorithm = &space->algorithms[a];

        measured->first[a] = n;
        if (algorithm->is_native)
            measured->native = n;
        for (int v = 0; v < values_of(algorithm); v++)
            measured->candidates[n++] = (struct ct_search_candidate){
                .algorithm = a,
                .param = algorithm->nvalues > 0 ? algorithm->values[v] : 0,
            };
    }
    measured->first[space->nalgorithms] = n;
}

int ct_measurements_init(struct ct_measurements *measured,
                         const struct ct_space *space,
                         const struct ct_search_options *options,
                         struct ct_diag *diag)
{
    int err;
    size_t n;

    *measured = (struct ct_measurements){
        .space = space, .options = options, .diag = diag};
    err = check_space(space, diag);
    if (err != 0)
        return err;
    for (int a = 0; a < space->nalgorithms; a++)
        measured->ncandidates += values_of(&space->algorithms[a]);
    n = (size_t)measured->ncandidates;
    measured->candidates = calloc(n, sizeof *measured->candidates);
    measured->dropped = calloc(n, sizeof *measured->dropped);
    measured->first =
        calloc((size_t)space->nalgorithms + 1, sizeof *measured->first);
    measured->samples = calloc((size_t)options->max_repetitions +
                                   (size_t)options->survey_repetitions,
                               sizeof *measured->samples);
    if (measured->candidates == NULL || measured->dropped == NULL ||
        measured->first == NULL || measured->samples == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for %d candidates",
                           measured->ncandidates);
    list_candidates(measured);
    return 0;
}

void ct_measurements_fini(struct ct_measurements *measured)
{
    free(measured->candidates);
    free(measured->first);
    free(measured->rows);
    free(measured->samples);
    free(measured->dropped);
}

bool ct_measurements_is_dropped(const struct ct_measurements *measured,
                                int candidate, size_t bytes)
{
    const struct ct_search_candidate *c = &measured->candidates[candidate];

    return c->is_dropped && bytes >= c->dropped_from;
}

bool ct_native_has_failed(const struct ct_measurements *measured, size_t bytes)
{
    return ct_measurements_is_dropped(measured, measured->native, bytes);
}

bool ct_measurements_applies(const struct ct_measurements *measured,
                             int candidate, size_t bytes)
{
    const struct ct_search_candidate *c = &measured->candidates[candidate];
    const struct ct_space *space = measured->space;

    if (candidate == measured->native)
        return true;
    if (ct_measurements_is_dropped(measured, candidate, bytes) ||
        ct_native_has_failed(measured, bytes))
        return false;
    return space->applies == NULL ||
           space->applies(space->ctx, c->algorithm, c->param, bytes);
}

static int index_of(const struct ct_measurements *measured, int candidate,
                    size_t bytes)
{
    for (int i = measured->nrows - 1; i >= 0; i--) {
        if (measured->rows[i].candidate == candidate &&
            measured->rows[i].bytes == bytes)
            return i;
    }
    return -1;
}

const struct ct_measurement *
ct_measurements_find(const struct ct_measurements *measured, int candidate,
                     size_t bytes)
{
    const int i = index_of(measured, candidate, bytes);

    return i < 0 ? NULL : &measured->rows[i];
}

double ct_measurements_median(const struct ct_measurements *measured,
                              int candidate, size_t bytes)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return measurement == NULL || measurement->nsamples == 0
               ? INFINITY
               : measurement->median_s;
}

void ct_measurements_note(struct ct_measurements *measured, int candidate,
                          size_t bytes, double median)
{
    const int i = index_of(measured, candidate, bytes);

    if (i >= 0)
        measured->rows[i].median_s = median;
}

int ct_measurements_fastest(const struct ct_measurements *measured, int first,
                            int end, int except, size_t bytes)
{
    double best_s = INFINITY;
    int best = -1;

    if (ct_native_has_failed(measured, bytes))
        return -1;
    for (int i = first; i < end; i++) {
        const double median = ct_measurements_median(measured, i, bytes);

        if (measured->candidates[i].algorithm == except ||
            ct_measurements_is_dropped(measured, i, bytes) || median >= best_s)
            continue;
        best = i;
        best_s = median;
    }
    return best;
}

bool ct_measurements_is_hopeless(const struct ct_measurements *measured,
                                 int candidate, size_t bytes, double best_s)
{
    const struct ct_measurement *measurement =
        ct_measurements_find(measured, candidate, bytes);

    return measurement == NULL || measurement->nsamples == 0 ||
           measurement->least_s > measured->options->hopeless * best_s;
}

const struct ct_measurement *
ct_measurements_below(const struct ct_measurements *measured, int candidate,
                      size_t bytes)
{
    const struct ct_measurement *below = NULL;

    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *measurement = &measured->rows[i];

        if (measurement->candidate == candidate && measurement->nsamples > 0 &&
            measurement->bytes <= bytes &&
            (below == NULL || measurement->bytes > below->bytes))
            below = measurement;
    }
    return below;
}

double ct_measurements_expect(const struct ct_measurements *measured,
                              int candidate, size_t bytes)
{
    const struct ct_measurement *below =
        ct_measurements_below(measured, candidate, bytes);

    return below == NULL
               ? 0
               : below->median_s * (double)bytes / (double)below->bytes;
}

static int repetitions(const struct ct_measurements *measured,
                       double expected_s, bool is_survey)
{
    const struct ct_search_options *o = measured->options;
    double n = is_survey ? o->survey_repetitions : o->max_repetitions;

    if (!is_survey && expected_s * n > o->batch_s)
        n = fmax(o->batch_s / expected_s, o->min_repetitions);
    if (expected_s * n > o->batch_max_s)
        n = fmax(o->batch_max_s / expected_s, 1);
    return (int)n;
}

/* The measurement of a candidate at a size, made if need be; NULL: no memory. */
static struct ct_measurement *measurement_at(struct ct_measurements *measured,
                                             int candidate, size_t bytes)
{
    const int i = index_of(measured, candidate, bytes);

    if (i >= 0)
        return &measured->rows[i];
    if (measured->nrows == measured->rows_capacity) {
        const int capacity = 2 * measured->rows_capacity + 64;
        struct ct_measurement *grown =
            realloc(measured->rows, (size_t)capacity * sizeof *measured->rows);

        if (grown == NULL)
            return NULL;
        measured->rows = grown;
        measured->rows_capacity = capacity;
    }
    measured->rows[measured->nrows] = (struct ct_measurement){
        .candidate = candidate, .bytes = bytes, .least_s = INFINITY};
    return &measured->rows[measured->nrows++];
}

/* Note it for the result: once a candidate. */
static void list_dropped(struct ct_measurements *measured,
                         const struct ct_search_candidate *c, size_t bytes,
                         bool is_wrong)
{
    int i = 0;

    while (i < measured->ndropped &&
           (measured->dropped[i].algorithm != c->algorithm ||
            measured->dropped[i].param != c->param))
        i++;
    measured->ndropped += i == measured->ndropped;
    measured->dropped[i] = (struct ct_dropped){.algorithm = c->algorithm,
                                               .param = c->param,
                                               .bytes = bytes,
                                               .is_wrong = is_wrong};
}

static int drop(struct ct_measurements *measured, int candidate, size_t bytes,
                bool is_wrong)
{
    struct ct_search_candidate *c = &measured->candidates[candidate];

    c->is_dropped = true;
    c->dropped_from = is_wrong ? 0 : bytes;
    measured->ndrops++;
    if (candidate == measured->native)
        return CT_NATIVE_FAILED;
    list_dropped(measured, c, bytes, is_wrong);
    return 0;
}

static int keep(struct ct_measurements *measured,
                struct ct_measurement *measurement, int n, double *median)
{
    for (int i = 0; i < n; i++) {
        if (!isfinite(measured->samples[i]) || measured->samples[i] < 0)
            return ct_diag_set(measured->diag, CT_ERR_INVALID,
                               "a sample of %g seconds", measured->samples[i]);
        measured->samples[i] = fmax(measured->samples[i], LEAST_S);
    }
    *median = ct_median(measured->samples, n);
    measurement->least_s = fmin(measurement->least_s, measured->samples[0]);
    measurement->median_s = *median;
    measurement->nsamples += n;
    return 0;
}

int ct_measurements_time(struct ct_measurements *measured, int candidate,
                         size_t bytes, bool is_survey, double *median)
{
    const struct ct_search_candidate *c = &measured->candidates[candidate];
    const double expected_s =
        ct_measurements_expect(measured, candidate, bytes);
    struct ct_measurement *measurement;
    struct ct_search_request request;
    int n;

    *median = INFINITY;
    if (measured->is_stopped)
        return CT_STOPPED;
    measurement = measurement_at(measured, candidate, bytes);
    if (measurement == NULL)
        return ct_diag_set(measured->diag, CT_ERR_MEMORY,
                           "out of memory for measurements");
    request = (struct ct_search_request){
        .algorithm = c->algorithm,
        .param = c->param,
        .bytes = bytes,
        .batch = measurement->nbatches++,
        .is_survey = is_survey,
        .expected_s = expected_s,
        .repetitions = repetitions(measured, expected_s, is_survey),
    };
    measured->nrequests++;
    n = measured->space->time(measured->space->ctx, &request,
                              measured->samples);
    if (n == CT_DROPPED || n == CT_WRONG)
        return drop(measured, candidate, bytes, n == CT_WRONG);
    if (n > request.repetitions)
        return ct_diag_set(measured->diag, CT_ERR_INVALID,
                           "%d samples where %d were asked for", n,
                           request.repetitions);
    if (n < 0) {
        measured->is_stopped = true;
        return n;
    }
    return keep(measured, measurement, n, median);
}
