/*
 * measurements.c - rows of samples, found by candidate and size.
 */
#include "search/measurements.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Clocks are not finer; keeps logarithms finite. */
#define LEAST_S 1e-9

#define FEW 3 /* samples: with fewer, the untimed call counts, too */

/* What a row is found by. */
struct key {
    int candidate;
    size_t bytes;
};

static int no_memory(const struct ct_measurements *measured)
{
    return ct_diag_set(measured->diag, CT_ERR_MEMORY, "out of memory for measurements");
}

int ct_measurements_init(struct ct_measurements *measured, const struct ct_space *space,
                         struct ct_diag *diag)
{
    int err;
    size_t n;

    *measured = (struct ct_measurements){.diag = diag};
    err = ct_candidates_init(&measured->candidates, space, diag);
    if (err != CT_OK)
        return err;
    n = (size_t)measured->candidates.n;
    measured->latest = calloc(n, sizeof *measured->latest);
    if (measured->latest == NULL)
        return no_memory(measured);
    for (size_t i = 0; i < n; i++)
        measured->latest[i] = -1;
    return 0;
}

void ct_measurements_fini(struct ct_measurements *measured)
{
    for (int i = 0; i < measured->nrows; i++)
        free(measured->rows[i].samples);
    ct_candidates_fini(&measured->candidates);
    ct_hash_index_fini(&measured->index);
    free(measured->latest);
    free(measured->rows);
}

bool ct_measurements_is_dropped(const struct ct_measurements *measured, int candidate, size_t bytes)
{
    const struct ct_search_candidate *c = &measured->candidates.at[candidate];

    return c->is_dropped && bytes >= c->dropped_from;
}

bool ct_native_has_failed(const struct ct_measurements *measured, size_t bytes)
{
    return ct_measurements_is_dropped(measured, measured->candidates.native, bytes);
}

bool ct_measurements_applies(const struct ct_measurements *measured, int candidate, size_t bytes)
{
    if (candidate == measured->candidates.native)
        return true;
    return !ct_measurements_is_dropped(measured, candidate, bytes) &&
           !ct_native_has_failed(measured, bytes) &&
           ct_candidates_may_use(&measured->candidates, candidate, bytes);
}

static uint64_t hash_of(struct key key)
{
    const uint64_t numbers[] = {(uint64_t)key.candidate, (uint64_t)key.bytes};

    return ct_hash(CT_HASH_START, numbers, sizeof numbers);
}

static bool is_key(const void *rows, int position, const void *key)
{
    const struct ct_measurement *row = (const struct ct_measurement *)rows + position;
    const struct key *wanted = key;

    return row->candidate == wanted->candidate && row->bytes == wanted->bytes;
}

static int position_of(const struct ct_measurements *measured, struct key key)
{
    return ct_hash_index_find(&measured->index, hash_of(key), is_key, measured->rows, &key);
}

const struct ct_measurement *ct_measurements_find(const struct ct_measurements *measured,
                                                  int candidate, size_t bytes)
{
    const struct key key = {.candidate = candidate, .bytes = bytes};
    const int i = position_of(measured, key);

    return i < 0 ? NULL : &measured->rows[i];
}

struct ct_measurement *ct_measurements_row(struct ct_measurements *measured, int candidate,
                                           size_t bytes)
{
    const struct key key = {.candidate = candidate, .bytes = bytes};
    const int i = position_of(measured, key);
    const int added = measured->nrows;
    struct ct_measurement *grown;

    if (i >= 0)
        return &measured->rows[i];
    grown = ct_array_grow(measured->rows, added, sizeof *grown);
    if (grown == NULL)
        return NULL;
    measured->rows = grown;
    if (ct_hash_index_add(&measured->index, hash_of(key), added) != CT_OK)
        return NULL;
    grown[added] = (struct ct_measurement){
        .candidate = candidate, .bytes = bytes, .previous = measured->latest[candidate]};
    measured->latest[candidate] = added;
    measured->nrows++;
    return &grown[added];
}

static void drop(struct ct_measurements *measured, int candidate, size_t bytes, bool is_wrong)
{
    struct ct_search_candidate *c = &measured->candidates.at[candidate];

    c->is_dropped = true;
    c->dropped_from = is_wrong ? 0 : bytes;
    measured->ndrops++;
}

static bool is_time(double seconds)
{
    return isfinite(seconds) && seconds >= 0;
}

static int check_times(const struct ct_measurements *measured,
                       const struct ct_search_answer *answer)
{
    double bad = answer->warm_s;
    int i = 0;

    while (is_time(bad) && i < answer->nsamples)
        bad = answer->samples[i++];
    return is_time(bad)
               ? CT_OK
               : ct_diag_set(measured->diag, CT_ERR_INVALID, "a sample of %g seconds", bad);
}

static int keep(struct ct_measurement *row, const struct ct_search_answer *answer)
{
    const int n = row->nsamples + answer->nsamples;
    int ncounted = n;
    double *sorted;

    if (n > row->room) {
        double *grown = realloc(row->samples, 2 * (size_t)n * sizeof *grown);

        if (grown == NULL)
            return CT_ERR_MEMORY;
        row->samples = grown;
        row->room = 2 * n;
    }
    for (int i = row->nsamples; i < n; i++)
        row->samples[i] = answer->samples[i - row->nsamples];
    row->nsamples = n;
    if (n == 0)
        return CT_OK;
    sorted = malloc(((size_t)n + 1) * sizeof *sorted);
    if (sorted == NULL)
        return CT_ERR_MEMORY;
    memcpy(sorted, row->samples, (size_t)n * sizeof *sorted);
    if (n < FEW && row->warm_s > 0)
        sorted[ncounted++] = row->warm_s;
    row->median_s = ct_median(sorted, ncounted);
    row->low_s = n < FEW ? sorted[0] : ct_quantile(sorted, n, 0.25);
    free(sorted);
    return CT_OK;
}

int ct_measurements_add(struct ct_measurements *measured, int candidate, size_t bytes,
                        const struct ct_search_answer *answer)
{
    struct ct_measurement *row;
    int err = CT_OK;

    if (answer->outcome != CT_TIMED) {
        drop(measured, candidate, bytes, answer->outcome == CT_WRONG);
        return CT_OK;
    }
    row = ct_measurements_row(measured, candidate, bytes);
    if (row == NULL)
        return no_memory(measured);
    err = check_times(measured, answer);
    if (err != CT_OK)
        return err;
    for (int i = 0; i < answer->nsamples; i++)
        answer->samples[i] = fmax(answer->samples[i], LEAST_S);
    if (answer->warm_s > 0)
        row->warm_s = row->warm_s > 0 ? fmin(row->warm_s, answer->warm_s) : answer->warm_s;
    row->is_disturbed = row->is_disturbed || answer->is_disturbed;
    return keep(row, answer) == CT_OK ? CT_OK : no_memory(measured);
}

double ct_measurement_s(const struct ct_measurement *measurement)
{
    if (measurement == NULL)
        return INFINITY;
    if (measurement->nsamples > 0)
        return measurement->median_s;
    return measurement->warm_s > 0 ? measurement->warm_s : INFINITY;
}

struct ct_timing ct_measurement_timing(const struct ct_measurement *measurement)
{
    struct ct_timing timing = {0};

    if (measurement == NULL)
        return timing;
    timing = ct_timing_of(measurement->samples, measurement->nsamples);
    timing.is_disturbed = measurement->is_disturbed;
    return timing;
}

double ct_measurement_low_s(const struct ct_measurement *measurement)
{
    return measurement == NULL || measurement->nsamples == 0 ? ct_measurement_s(measurement)
                                                             : measurement->low_s;
}

double ct_measurements_s(const struct ct_measurements *measured, int candidate, size_t bytes)
{
    return ct_measurement_s(ct_measurements_find(measured, candidate, bytes));
}

void ct_measurements_around(const struct ct_measurements *measured, int candidate, size_t bytes,
                            const struct ct_measurement **below,
                            const struct ct_measurement **above)
{
    *below = *above = NULL;
    for (int i = measured->latest[candidate]; i >= 0; i = measured->rows[i].previous) {
        const struct ct_measurement *row = &measured->rows[i];

        if (isinf(ct_measurement_s(row)))
            continue;
        if (row->bytes < bytes && (*below == NULL || row->bytes > (*below)->bytes))
            *below = row;
        if (row->bytes > bytes && (*above == NULL || row->bytes < (*above)->bytes))
            *above = row;
    }
}

int ct_measurements_fastest(const struct ct_measurements *measured, int algorithm, int except,
                            size_t bytes)
{
    double best_s = INFINITY;
    int best = -1;

    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];
        const struct ct_search_candidate *c = &measured->candidates.at[row->candidate];
        const double s = ct_measurement_s(row);

        if (row->bytes != bytes || row->candidate == except ||
            (algorithm >= 0 && c->algorithm != algorithm) || s >= best_s ||
            ct_measurements_is_dropped(measured, row->candidate, bytes))
            continue;
        best = row->candidate;
        best_s = s;
    }
    return best;
}
