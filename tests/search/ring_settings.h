/*
 * ring_settings.h - invented machines with one algorithm besides native, ring,
 * which has two or three parameters.
 */
#ifndef CT_TESTS_RING_SETTINGS_H
#define CT_TESTS_RING_SETTINGS_H

#include "tests/search/curves_check.h"

#define SEGMENTS 10
#define ORDERS 4
#define RADIXES 5

static const int segments[SEGMENTS] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512};
static const int radixes[RADIXES] = {2, 4, 8, 16, 32};

static const struct made_up two[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 2,
     .params = {{.nvalues = SEGMENTS, .values = segments, .is_ordered = true},
                {.nvalues = ORDERS}}},
};

static const struct made_up three[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 3,
     .params = {{.nvalues = SEGMENTS, .values = segments, .is_ordered = true},
                {.nvalues = ORDERS},
                {.nvalues = RADIXES, .values = radixes}}},
};

static inline int number_of(const int *values, int n, int value)
{
    for (int i = 0; i < n; i++) {
        if (values[i] == value)
            return i;
    }
    cr_assert_fail("%d is not a value", value);
    return -1;
}

static inline double native_cost(double bytes)
{
    return 20e-6 + 1e-9 * bytes;
}

/* The best segment grows with the size; order 2 is the best. */
static inline double independent(int algorithm, const int *values, double bytes)
{
    static const double orders[ORDERS] = {1.3, 1.2, 1, 1.1};
    const double best = fmin(log2(bytes + 1) / 2, SEGMENTS - 1);

    if (algorithm == 0)
        return native_cost(bytes);
    return native_cost(bytes) * 0.6 * orders[values[1]] * (1 + 0.06 * fabs(log2(values[0]) - best));
}

/* Every fixed size from number `first` on has a setting of ring within
   `allowed` of the best one. */
static inline void check_rows(const struct world *world, const struct ct_search_result *result,
                              int first, double allowed)
{
    for (int i = first; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];
        const double ratio = row_ratio(&world->spaces[0], row);

        cr_expect_eq(row->candidate->number, 1);
        cr_expect_leq(ratio, allowed, "%zu bytes: %d,%d,%d takes %.3f of the best",
                      row->figures.bytes, row->candidate->setting.values[0],
                      row->candidate->setting.values[1], row->candidate->setting.values[2], ratio);
    }
}

#endif
