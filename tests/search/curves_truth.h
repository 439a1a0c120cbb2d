/*
 * curves_truth.h - how good the choices of a search are in truth, and whether
 * two searches found the same.
 */
#ifndef CT_TESTS_CURVES_TRUTH_H
#define CT_TESTS_CURVES_TRUTH_H

#include "tests/search/curves.h"

#define LARGEST ((size_t)1 << 18) /* the last of ct_search_sizes */

static inline double cost_of(const struct curves *curves, int algorithm,
                             const struct ct_setting *setting, size_t bytes)
{
    return curves->cost(algorithm, setting->values, (double)bytes);
}

static inline double native_cost_of(const struct curves *curves, size_t bytes)
{
    static const struct ct_setting none;

    return cost_of(curves, 0, &none, bytes);
}

static inline bool is_sound(const struct curves *curves, int algorithm,
                            const struct ct_setting *setting, size_t bytes)
{
    return may_use(curves, algorithm, setting, bytes) &&
           (curves->fails == NULL || curves->fails(algorithm, setting->values, bytes) == CT_TIMED);
}

/* The least time of all that apply and do not fail; `except` is left out,
   -1: none. */
static inline double best_cost(const struct curves *curves, size_t bytes, int except)
{
    double least = INFINITY;

    for (int a = 0; a < curves->nalgorithms; a++) {
        const struct made_up *algorithm = &curves->algorithms[a];
        const long n = a == except ? 0 : setting_count(algorithm);

        for (long k = 0; k < n; k++) {
            const struct ct_setting s = setting_at(algorithm, k);

            if (is_sound(curves, a, &s, bytes))
                least = fmin(least, cost_of(curves, a, &s, bytes));
        }
    }
    return least;
}

/* The time of the choice over the least time, at a fixed size. */
static inline double row_ratio(const struct curves *curves, const struct ct_size_row *row)
{
    const size_t bytes = row->figures.bytes;

    return cost_of(curves, row->candidate->number, &row->candidate->setting, bytes) /
           best_cost(curves, bytes, -1);
}

/* The mean of that over the fixed sizes. */
static inline double mean_ratio(const struct curves *curves, const struct ct_search_result *result)
{
    double sum = 0;

    for (int i = 0; i < result->nrows; i++)
        sum += row_ratio(curves, &result->rows[i]);
    return sum / result->nrows;
}

/* The largest ratio of a choice's true time to `reference`'s, over sizes from
   1 byte to the last of ct_search_sizes in steps of 1/32. */
static inline double worst_against(const struct curves *curves,
                                   const struct ct_search_result *result, bool is_best)
{
    double worst = 0;

    for (size_t bytes = 1; bytes <= LARGEST; bytes += bytes / 32 + 1) {
        const struct ct_range *range = ct_search_result_find(result, bytes);
        const double reference =
            is_best ? best_cost(curves, bytes, -1) : native_cost_of(curves, bytes);

        worst = fmax(worst,
                     cost_of(curves, range->candidate->number, &range->candidate->setting, bytes) /
                         reference);
    }
    return worst;
}

static inline double worst_of_native(const struct curves *curves,
                                     const struct ct_search_result *result)
{
    return worst_against(curves, result, false);
}

static inline double worst_of_best(const struct curves *curves,
                                   const struct ct_search_result *result)
{
    return worst_against(curves, result, true);
}

static inline void print_ranges(const struct made_up *algorithms,
                                const struct ct_search_result *result)
{
    static const char *const bases[] = {"undecided",  "native",    "confirmed",
                                        "first look", "predicted", "native wrong"};

    for (int i = 0; i < result->nranges; i++) {
        const struct ct_range *r = &result->ranges[i];

        printf("  from %zu: %s %d %d (%s at %zu: %.3g us, native %.3g us)\n", r->from_bytes,
               algorithms[r->candidate->number].name, r->candidate->setting.values[0],
               r->candidate->setting.values[1], bases[r->figures.basis], r->figures.bytes,
               1e6 * r->figures.choice_s, 1e6 * r->figures.native_s);
    }
}

static inline uint64_t mix_double(uint64_t hash, double value)
{
    uint64_t bits;

    memcpy(&bits, &value, sizeof bits);
    return mix(hash, bits);
}

static inline uint64_t mix_figures(uint64_t hash, const struct ct_figures *f)
{
    const double values[] = {f->choice_s,     f->choice_low_s,  f->choice_high_s, f->native_s,
                             f->native_low_s, f->native_high_s, f->runner_up_s,   f->ratio.median,
                             f->ratio.low,    f->ratio.high,    f->behind.median};

    for (int i = 0; i < COUNT(values); i++)
        hash = mix_double(hash, values[i]);
    hash = mix(mix(hash, f->bytes), f->basis);
    hash = mix(mix(hash, (uint64_t)f->nsamples), (uint64_t)f->native_nsamples);
    return f->runner_up == NULL
               ? hash
               : mix_setting(mix(hash, (uint64_t)f->runner_up->number), &f->runner_up->setting);
}

/* A hash of all that a result says. */
static inline uint64_t hash_result(const struct ct_search_result *result)
{
    uint64_t hash = mix((uint64_t)result->nranges, (uint64_t)result->nspent);

    for (int i = 0; i < result->nranges; i++) {
        const struct ct_range *r = &result->ranges[i];

        hash = mix(mix(hash, r->from_bytes), (uint64_t)r->candidate->number);
        hash = mix_figures(mix_setting(hash, &r->candidate->setting), &r->figures);
    }
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *r = &result->rows[i];

        hash = mix_setting(mix(hash, (uint64_t)r->candidate->number), &r->candidate->setting);
        hash = mix_figures(hash, &r->figures);
    }
    for (int i = 0; i < result->nspent; i++)
        hash = mix_double(hash, result->spent[i].seconds);
    return mix(mix(hash, result->native_failed_from), result->complete);
}

#endif
