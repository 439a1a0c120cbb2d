/*
 * watch.c - ask for times, remember them.
 */
#include "search/watch.h"

#include "base/statistics.h"

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

static void list_candidates(struct ct_watch *watch)
{
    const struct ct_space *space = watch->space;
    int n = 0;

    for (int a = 0; a < space->nalgorithms; a++) {
        const struct ct_search_algorithm *algorithm = &space->algorithms[a];

        watch->first[a] = n;
        if (algorithm->is_native)
            watch->native = n;
        for (int v = 0; v < values_of(algorithm); v++)
            watch->candidates[n++] = (struct ct_candidate){
                .algorithm = a,
                .param = algorithm->nvalues > 0 ? algorithm->values[v] : 0,
            };
    }
    watch->first[space->nalgorithms] = n;
}

int ct_watch_init(struct ct_watch *watch, const struct ct_space *space,
                  const struct ct_search_options *options, struct ct_diag *diag)
{
    int err;
    size_t n;

    *watch =
        (struct ct_watch){.space = space, .options = options, .diag = diag};
    err = check_space(space, diag);
    if (err != 0)
        return err;
    for (int a = 0; a < space->nalgorithms; a++)
        watch->ncandidates += values_of(&space->algorithms[a]);
    n = (size_t)watch->ncandidates;
    watch->candidates = calloc(n, sizeof *watch->candidates);
    watch->dropped = calloc(n, sizeof *watch->dropped);
    watch->first = calloc((size_t)space->nalgorithms + 1, sizeof *watch->first);
    watch->samples = calloc((size_t)options->max_repetitions +
                                (size_t)options->survey_repetitions,
                            sizeof *watch->samples);
    if (watch->candidates == NULL || watch->dropped == NULL ||
        watch->first == NULL || watch->samples == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for %d candidates",
                           watch->ncandidates);
    list_candidates(watch);
    return 0;
}

void ct_watch_fini(struct ct_watch *watch)
{
    free(watch->candidates);
    free(watch->first);
    free(watch->records);
    free(watch->samples);
    free(watch->dropped);
}

bool ct_watch_is_dropped(const struct ct_watch *watch, int candidate,
                         size_t bytes)
{
    const struct ct_candidate *c = &watch->candidates[candidate];

    return c->is_dropped && bytes >= c->dropped_from;
}

bool ct_watch_is_lost(const struct ct_watch *watch, size_t bytes)
{
    return ct_watch_is_dropped(watch, watch->native, bytes);
}

bool ct_watch_applies(const struct ct_watch *watch, int candidate, size_t bytes)
{
    const struct ct_candidate *c = &watch->candidates[candidate];
    const struct ct_space *space = watch->space;

    if (candidate == watch->native)
        return true;
    if (ct_watch_is_dropped(watch, candidate, bytes) ||
        ct_watch_is_lost(watch, bytes))
        return false;
    return space->applies == NULL ||
           space->applies(space->ctx, c->algorithm, c->param, bytes);
}

static int index_of(const struct ct_watch *watch, int candidate, size_t bytes)
{
    for (int i = watch->nrecords - 1; i >= 0; i--) {
        if (watch->records[i].candidate == candidate &&
            watch->records[i].bytes == bytes)
            return i;
    }
    return -1;
}

const struct ct_record *ct_watch_find(const struct ct_watch *watch,
                                      int candidate, size_t bytes)
{
    const int i = index_of(watch, candidate, bytes);

    return i < 0 ? NULL : &watch->records[i];
}

double ct_watch_median(const struct ct_watch *watch, int candidate,
                       size_t bytes)
{
    const struct ct_record *record = ct_watch_find(watch, candidate, bytes);

    return record == NULL || record->nsamples == 0 ? INFINITY
                                                   : record->median_s;
}

void ct_watch_note(struct ct_watch *watch, int candidate, size_t bytes,
                   double median)
{
    const int i = index_of(watch, candidate, bytes);

    if (i >= 0)
        watch->records[i].median_s = median;
}

int ct_watch_fastest(const struct ct_watch *watch, int first, int end,
                     int except, size_t bytes)
{
    double best_s = INFINITY;
    int best = -1;

    if (ct_watch_is_lost(watch, bytes))
        return -1;
    for (int i = first; i < end; i++) {
        const double median = ct_watch_median(watch, i, bytes);

        if (watch->candidates[i].algorithm == except ||
            ct_watch_is_dropped(watch, i, bytes) || median >= best_s)
            continue;
        best = i;
        best_s = median;
    }
    return best;
}

bool ct_watch_is_hopeless(const struct ct_watch *watch, int candidate,
                          size_t bytes, double best_s)
{
    const struct ct_record *record = ct_watch_find(watch, candidate, bytes);

    return record == NULL || record->nsamples == 0 ||
           record->least_s > watch->options->hopeless * best_s;
}

const struct ct_record *ct_watch_below(const struct ct_watch *watch,
                                       int candidate, size_t bytes)
{
    const struct ct_record *below = NULL;

    for (int i = 0; i < watch->nrecords; i++) {
        const struct ct_record *record = &watch->records[i];

        if (record->candidate == candidate && record->nsamples > 0 &&
            record->bytes <= bytes &&
            (below == NULL || record->bytes > below->bytes))
            below = record;
    }
    return below;
}

double ct_watch_expect(const struct ct_watch *watch, int candidate,
                       size_t bytes)
{
    const struct ct_record *below = ct_watch_below(watch, candidate, bytes);

    return below == NULL
               ? 0
               : below->median_s * (double)bytes / (double)below->bytes;
}

static int repetitions(const struct ct_watch *watch, double expected_s,
                       bool is_survey)
{
    const struct ct_search_options *o = watch->options;
    double n = is_survey ? o->survey_repetitions : o->max_repetitions;

    if (!is_survey && expected_s * n > o->batch_s)
        n = fmax(o->batch_s / expected_s, o->min_repetitions);
    if (expected_s * n > o->batch_max_s)
        n = fmax(o->batch_max_s / expected_s, 1);
    return (int)n;
}

/* The record of a candidate at a size, made if need be; NULL: no memory. */
static struct ct_record *record_at(struct ct_watch *watch, int candidate,
                                   size_t bytes)
{
    const int i = index_of(watch, candidate, bytes);

    if (i >= 0)
        return &watch->records[i];
    if (watch->nrecords == watch->records_capacity) {
        const int capacity = 2 * watch->records_capacity + 64;
        struct ct_record *grown =
            realloc(watch->records, (size_t)capacity * sizeof *watch->records);

        if (grown == NULL)
            return NULL;
        watch->records = grown;
        watch->records_capacity = capacity;
    }
    watch->records[watch->nrecords] = (struct ct_record){
        .candidate = candidate, .bytes = bytes, .least_s = INFINITY};
    return &watch->records[watch->nrecords++];
}

/* Note it for the result: once a candidate. */
static void list_dropped(struct ct_watch *watch, const struct ct_candidate *c,
                         size_t bytes, bool is_wrong)
{
    int i = 0;

    while (i < watch->ndropped &&
           (watch->dropped[i].algorithm != c->algorithm ||
            watch->dropped[i].param != c->param))
        i++;
    watch->ndropped += i == watch->ndropped;
    watch->dropped[i] = (struct ct_dropped){.algorithm = c->algorithm,
                                            .param = c->param,
                                            .bytes = bytes,
                                            .is_wrong = is_wrong};
}

static int drop(struct ct_watch *watch, int candidate, size_t bytes,
                bool is_wrong)
{
    struct ct_candidate *c = &watch->candidates[candidate];

    c->is_dropped = true;
    c->dropped_from = is_wrong ? 0 : bytes;
    watch->ndrops++;
    if (candidate == watch->native)
        return CT_NATIVE_LOST;
    list_dropped(watch, c, bytes, is_wrong);
    return 0;
}

static int keep(struct ct_watch *watch, struct ct_record *record, int n,
                double *median)
{
    for (int i = 0; i < n; i++) {
        if (!isfinite(watch->samples[i]) || watch->samples[i] < 0)
            return ct_diag_set(watch->diag, CT_ERR_INVALID,
                               "a sample of %g seconds", watch->samples[i]);
        watch->samples[i] = fmax(watch->samples[i], LEAST_S);
    }
    *median = ct_median(watch->samples, n);
    record->least_s = fmin(record->least_s, watch->samples[0]);
    record->median_s = *median;
    record->nsamples += n;
    return 0;
}

int ct_watch_time(struct ct_watch *watch, int candidate, size_t bytes,
                  bool is_survey, double *median)
{
    const struct ct_candidate *c = &watch->candidates[candidate];
    const double expected_s = ct_watch_expect(watch, candidate, bytes);
    struct ct_record *record;
    struct ct_search_request request;
    int n;

    *median = INFINITY;
    if (watch->is_stopped)
        return CT_STOPPED;
    record = record_at(watch, candidate, bytes);
    if (record == NULL)
        return ct_diag_set(watch->diag, CT_ERR_MEMORY,
                           "out of memory for measurements");
    request = (struct ct_search_request){
        .algorithm = c->algorithm,
        .param = c->param,
        .bytes = bytes,
        .batch = record->nbatches++,
        .is_survey = is_survey,
        .expected_s = expected_s,
        .repetitions = repetitions(watch, expected_s, is_survey),
    };
    watch->nrequests++;
    n = watch->space->time(watch->space->ctx, &request, watch->samples);
    if (n == CT_DROPPED || n == CT_WRONG)
        return drop(watch, candidate, bytes, n == CT_WRONG);
    if (n > request.repetitions)
        return ct_diag_set(watch->diag, CT_ERR_INVALID,
                           "%d samples where %d were asked for", n,
                           request.repetitions);
    if (n < 0) {
        watch->is_stopped = true;
        return n;
    }
    return keep(watch, record, n, median);
}
