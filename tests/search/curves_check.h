/*
 * curves_check.h - runs the search in a world; what every result must be.
 */
#ifndef CT_TESTS_CURVES_CHECK_H
#define CT_TESTS_CURVES_CHECK_H

#include "base/statistics.h"
#include "search/points.h"
#include "tests/search/curves_answer.h"
#include "tests/search/curves_truth.h"

#include <stdlib.h>

/* How many candidates apart from native were dropped in the last run. */
static inline int count_dropped(void)
{
    int n = 0;

    for (int i = 0; i < seen.nfailures; i++)
        n += seen.failures[i].algorithm != 0;
    return n;
}

static inline bool may_choose(const struct world *world, int space,
                              const struct ct_search_result *result, const struct ct_range *range,
                              size_t bytes)
{
    const struct ct_candidate *choice = range->candidate;
    const struct failure *f = failure_of(space, choice->number, &choice->setting);

    if (choice->number == 0) /* also where it failed */
        return true;
    return may_use(&world->spaces[space], choice->number, &choice->setting, bytes) &&
           (f == NULL || (!f->is_wrong && bytes < f->bytes)) &&
           (result->native_failed_from == SIZE_MAX || bytes < result->native_failed_from);
}

/* The last byte of a range. */
static inline size_t last_of(const struct ct_search_result *result, int i)
{
    return i + 1 < result->nranges ? result->ranges[i + 1].from_bytes - 1 : SIZE_MAX;
}

/* Whether range i ends or starts where a candidate's use does. */
static inline bool has_reason(const struct world *world, int space,
                              const struct ct_search_result *result, int i)
{
    const struct ct_range *r = &result->ranges[i];
    const size_t last = last_of(result, i);

    return !may_choose(world, space, result, r, r->from_bytes - 1) ||
           !may_choose(world, space, result, r, last + 1) ||
           !may_choose(world, space, result, r - 1, r->from_bytes) ||
           !may_choose(world, space, result, r + 1, last);
}

/* Whether there are fixed sizes nearer to each other than a range is long. */
static inline bool is_dense(const struct curves *curves)
{
    for (int i = 1; curves->sizes != NULL && i < curves->nsizes; i++) {
        if ((double)curves->sizes[i] < 1.2 * (double)curves->sizes[i - 1])
            return true;
    }
    return false;
}

static inline void check_range(const struct world *world, int space,
                               const struct ct_search_result *result, int i)
{
    const struct ct_range *range = &result->ranges[i];
    const size_t last = last_of(result, i);

    cr_assert(i == 0 || range->from_bytes > range[-1].from_bytes);
    cr_assert(i == 0 || range->candidate->number != range[-1].candidate->number ||
                  !is_equal(&range->candidate->setting, &range[-1].candidate->setting),
              "ranges %d and %d are the same", i - 1, i);
    for (int k = 0; k <= 65; k++) {
        const size_t bytes =
            k == 65 ? last : range->from_bytes + (last - range->from_bytes) / 64 * k;

        cr_assert(may_choose(world, space, result, range, bytes),
                  "algorithm %d does not apply to %zu", range->candidate->number, bytes);
    }
    cr_assert(i == 0 || i + 1 == result->nranges ||
                  (double)last + 1 >= 1.2 * (double)range->from_bytes ||
                  has_reason(world, space, result, i) || is_dense(&world->spaces[space]),
              "algorithm %d only from %zu to %zu bytes", range->candidate->number,
              range->from_bytes, last);
}

/* A time with its interval; all 0 if there were no samples. Few have no
   interval. */
static inline void check_median(double s, double low, double high, int n)
{
    if (n == 0)
        cr_assert(s == 0 && low == 0 && high == 0, "%g without samples", s);
    else if (n < CT_INTERVAL_LEAST)
        cr_assert(s > 0 && low == 0 && high == 0, "%g to %g of %d samples", low, high, n);
    else
        cr_assert(low > 0 && low <= s && s <= high && isfinite(high), "%g from %g to %g", s, low,
                  high);
}

static inline void check_figures(const struct ct_figures *f, int algorithm, bool is_complete)
{
    check_median(f->choice_s, f->choice_low_s, f->choice_high_s, f->nsamples);
    check_median(f->native_s, f->native_low_s, f->native_high_s, f->native_nsamples);
    if (f->basis != CT_BASIS_PREDICTED)
        cr_assert_eq(algorithm == 0, f->basis == CT_BASIS_UNDECIDED || f->basis == CT_BASIS_NATIVE,
                     "algorithm %d by %d", algorithm, f->basis);
    cr_assert_eq(f->basis == CT_BASIS_PREDICTED, f->predicted.seconds > 0);
    if (f->basis == CT_BASIS_CONFIRMED || f->basis == CT_BASIS_FIRST_LOOK)
        cr_assert(f->nsamples > 0 && f->native_nsamples > 0 && f->choice_s < f->native_s,
                  "%zu bytes: %g, native %g", f->bytes, f->choice_s, f->native_s);
    if (is_complete)
        cr_assert(f->basis != CT_BASIS_FIRST_LOOK && f->basis != CT_BASIS_PREDICTED,
                  "%zu bytes: %d, but all is decided", f->bytes, f->basis);
    cr_assert_eq(f->basis == CT_BASIS_CONFIRMED, f->ratio.nrounds > 0);
    cr_assert(f->basis != CT_BASIS_CONFIRMED ||
                  (f->ratio.low > 1 && f->ratio.low <= f->ratio.median &&
                   f->ratio.median <= f->ratio.high),
              "%zu bytes: confirmed by %g from %g to %g", f->bytes, f->ratio.median, f->ratio.low,
              f->ratio.high);
    cr_assert(f->runner_up == NULL || f->runner_up_s > 0);
    cr_assert(f->behind.nrounds == 0 || (f->runner_up != NULL && f->behind.median > 0));
}

static inline int compare_doubles(const void *a, const void *b)
{
    const double x = *(const double *)a;
    const double y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The time is a median of these samples (sorted here). */
static inline void check_is_median(double s, double *samples, int n)
{
    qsort(samples, (size_t)n, sizeof *samples, compare_doubles);
    cr_assert(s >= samples[(n - 1) / 2] * (1 - 1e-9) && s <= samples[n / 2] * (1 + 1e-9),
              "%g is not the median %g of %d samples", s, samples[n / 2], n);
}

/* The samples that confirmed a choice. */
struct confirming {
    int nrounds, nalone;
    double own[20 * CT_SEARCH_ROUNDS_MAX]; /* of the rounds; then those without native */
    double native[20 * CT_SEARCH_ROUNDS_MAX];
};

static inline void collect_confirming(int space, int algorithm, const struct ct_setting *setting,
                                      size_t bytes, bool is_alone, struct confirming *all)
{
    for (int i = 0; i < seen.nconfirmations; i++) {
        const struct confirmation *c = &seen.confirmations[i];
        const int n = all->nrounds + all->nalone;
        const size_t size = (size_t)c->nsamples * sizeof *c->samples;

        if (c->space != space || c->bytes != bytes || c->algorithm != algorithm ||
            !is_equal(&c->setting, setting) || c->is_alone != is_alone)
            continue;
        cr_assert_leq(n + c->nsamples, COUNT(all->own));
        memcpy(all->own + n, c->samples, size);
        if (!is_alone)
            memcpy(all->native + n, c->native, size);
        *(is_alone ? &all->nalone : &all->nrounds) += c->nsamples;
    }
}

/* Three calls of native and six of the choice, which all took less. */
static inline void check_apart(const struct confirming *all, const struct ct_figures *f)
{
    cr_assert(all->nrounds == CT_FEW_OVER && all->nrounds + all->nalone == CT_FEW_UNDER,
              "%zu bytes: confirmed by %d rounds and %d calls", f->bytes, all->nrounds,
              all->nalone);
    for (int i = 0; i < CT_FEW_OVER * CT_FEW_UNDER; i++)
        cr_assert_geq(all->native[i % CT_FEW_OVER] / all->own[i / CT_FEW_OVER],
                      f->ratio.low * (1 - 1e-9));
}

/* Figures of a confirmed choice are those of the rounds that confirmed it, and
   native's are of the same rounds. */
static inline void check_confirmed(int space, int algorithm, const struct ct_setting *setting,
                                   const struct ct_figures *f)
{
    static struct confirming all;
    static double ratios[20 * CT_SEARCH_ROUNDS_MAX];
    const bool is_apart = f->native_nsamples < CT_INTERVAL_LEAST;

    all.nrounds = all.nalone = 0;
    collect_confirming(space, algorithm, setting, f->bytes, false, &all);
    collect_confirming(space, algorithm, setting, f->bytes, true, &all);
    if (is_apart)
        check_apart(&all, f);
    cr_assert_eq(f->nsamples, all.nrounds + is_apart * all.nalone,
                 "%zu bytes: %d samples, %d rounds and %d calls confirmed it", f->bytes,
                 f->nsamples, all.nrounds, all.nalone);
    cr_assert_eq(f->native_nsamples, all.nrounds);
    cr_assert_eq(f->ratio.nrounds, all.nrounds);
    for (int i = 0; i < all.nrounds; i++)
        ratios[i] = all.native[i] / all.own[i];
    check_is_median(f->ratio.median, ratios, all.nrounds);
    check_is_median(f->choice_s, all.own, f->nsamples);
    check_is_median(f->native_s, all.native, all.nrounds);
}

static inline void check_row(const struct ct_search_result *result, int i, size_t bytes)
{
    const struct ct_size_row *row = &result->rows[i];
    const struct ct_range *range = ct_search_result_find(result, bytes);

    cr_assert_eq(row->figures.bytes, bytes);
    cr_assert_eq(row->candidate->number, range->candidate->number, "%zu bytes: %d, range: %d",
                 bytes, row->candidate->number, range->candidate->number);
    cr_assert(is_equal(&row->candidate->setting, &range->candidate->setting), "%zu bytes", bytes);
    cr_assert(row->figures.runner_up != row->candidate);
    check_figures(&row->figures, row->candidate->number, result->complete);
}

/* Native failed where the result says so. */
static inline void check_native_failure(const struct ct_search_result *result, int space)
{
    static const struct ct_setting none;
    const struct failure *f = failure_of(space, 0, &none);

    cr_assert_eq(result->native_failed_from, f == NULL ? SIZE_MAX : f->bytes);
}

/* What was spent adds up. */
static inline void check_spent(const struct world *world, const struct ct_search_result *result,
                               int space)
{
    long requests = 0;
    long calls = 0;
    long timed = 0;

    for (int i = 0; i < result->nspent; i++) {
        const struct ct_spent *s = &result->spent[i];

        cr_assert(s->nrequests > 0 && s->ncalls >= 0 && s->seconds >= 0);
        requests += s->nrequests;
        calls += s->ncalls;
        for (int k = 0; k < i; k++)
            cr_assert(result->spent[k].bytes != s->bytes || result->spent[k].stage != s->stage);
    }
    for (int i = 0; i < TALLIES; i++)
        timed +=
            seen.tallies[i].is_used && seen.tallies[i].space == space ? seen.tallies[i].calls : 0;
    cr_assert_eq(result->nrequests, world->space_requests[space]);
    cr_assert(requests <= result->nrequests && requests >= result->nrequests - 1,
              "%ld requests spent of %ld", requests, result->nrequests);
    cr_assert_geq(calls, timed, "%ld calls spent of %ld", calls, timed);
}

static inline void check_result(const struct world *world, int space,
                                const struct ct_search_result *result)
{
    const struct curves *curves = &world->spaces[space];
    const size_t *sizes = curves->sizes == NULL ? ct_search_sizes : curves->sizes;

    cr_assert_gt(result->nranges, 0);
    cr_assert_eq(result->ranges[0].from_bytes, 0);
    cr_assert_eq(result->nrows, curves->sizes == NULL ? CT_SEARCH_NSIZES : curves->nsizes);
    for (int i = 0; i < result->nranges; i++) {
        const struct ct_range *r = &result->ranges[i];

        check_range(world, space, result, i);
        check_figures(&r->figures, r->candidate->number, result->complete);
        if (r->figures.basis == CT_BASIS_CONFIRMED)
            check_confirmed(space, r->candidate->number, &r->candidate->setting, &r->figures);
    }
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];

        check_row(result, i, sizes[i]);
        if (row->figures.basis == CT_BASIS_CONFIRMED)
            check_confirmed(space, row->candidate->number, &row->candidate->setting, &row->figures);
    }
    check_native_failure(result, space);
    check_spent(world, result, space);
}

/* Run the search; one result per space, the caller's. */
static inline void run_spaces(struct world *world, struct ct_search_result **results)
{
    struct ct_diag diag;
    const int err = world_search(world, results, &diag);

    cr_assert_eq(err, 0, "%d: %s", err, diag.text);
    for (int i = 0; i < world->nspaces; i++) {
        check_result(world, i, results[i]);
        cr_assert(!results[i]->complete || !world->is_stopped || world->nspaces > 1);
    }
}

/* The same with one space. The results of the last 32 runs stay, others are freed. */
static inline struct ct_search_result *run_world(struct world *world)
{
    enum { KEPT = 32 };
    static struct ct_search_result *kept[KEPT];
    static int nruns;
    struct ct_search_result **result = &kept[nruns++ % KEPT];

    cr_assert_eq(world->nspaces, 1);
    ct_search_result_free(*result);
    run_spaces(world, result);
    cr_assert_eq((*result)->complete, !world->is_stopped);
    return *result;
}

#endif
