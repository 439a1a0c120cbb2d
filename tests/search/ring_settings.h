/*
 * ring_settings.h - invented machines with one algorithm besides native, ring,
 * which has two or three parameters.
 */
#ifndef CT_TESTS_RING_SETTINGS_H
#define CT_TESTS_RING_SETTINGS_H

#include "tests/search/curves.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

#define SEGMENTS 10
#define ORDERS 4
#define RADIXES 5

/* Candidates of ring, by the number of their segment, order and radix. */
static struct {
    long requests[SEGMENTS][ORDERS][RADIXES];
    long surveys[SEGMENTS][ORDERS][RADIXES];
} seen;

static const int segments[SEGMENTS] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512};
static const int radixes[RADIXES] = {2, 4, 8, 16, 32};

static const struct ct_search_algorithm two[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 2,
     .params = {{.nvalues = SEGMENTS, .values = segments},
                {.nvalues = ORDERS}}},
};

static const struct ct_search_algorithm three[] = {
    {.name = "native", .is_native = true},
    {.name = "ring",
     .nparams = 3,
     .params = {{.nvalues = SEGMENTS, .values = segments},
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
    return native_cost(bytes) * 0.6 * orders[values[1]] *
           (1 + 0.06 * fabs(log2(values[0]) - best));
}

/* World's answers, counted. */
static inline int time_counted(void *ctx,
                               const struct ct_search_request *request,
                               double *samples)
{
    const int *values = request->setting.values;

    if (request->algorithm == 1) {
        const int s = number_of(segments, SEGMENTS, values[0]);
        const int r =
            values[2] == 0 ? 0 : number_of(radixes, RADIXES, values[2]);

        cr_assert(values[1] >= 0 && values[1] < ORDERS);
        cr_assert_eq(values[3], 0);
        seen.requests[s][values[1]][r]++;
        seen.surveys[s][values[1]][r] += request->is_survey;
    }
    return world_time(ctx, request, samples);
}

/* At one size, or at all fixed ones (0). */
static inline struct ct_search_result *
run(struct world *world, const struct ct_search_algorithm *algorithms, int n,
    size_t bytes)
{
    struct ct_space space;
    struct ct_search_result *result;
    struct ct_diag diag;

    world->algorithms = algorithms;
    world->random = world->seed;
    space = world_space(world, n);
    space.time = time_counted;
    if (bytes != 0) {
        space.nsizes = 1;
        space.sizes = &bytes;
    }
    cr_assert_eq(ct_search_run(&space, world->options, &result, &diag), 0, "%s",
                 diag.text);
    check_result(world, result);
    return result;
}

/* The least time of ring with any of its settings. */
static inline double least_of_all(const struct world *world, size_t bytes,
                                  int nradixes)
{
    double least = INFINITY;

    for (int s = 0; s < SEGMENTS; s++) {
        for (int o = 0; o < ORDERS; o++) {
            for (int r = 0; r < nradixes; r++) {
                const int values[CT_SEARCH_PARAMS_MAX] = {
                    segments[s], o, nradixes > 1 ? radixes[r] : 0};

                least = fmin(least, world->cost_at(1, values, (double)bytes));
            }
        }
    }
    return least;
}

/* Every fixed size from number `first` on has a setting within `allowed` of
   the best one. */
static inline void check_rows(const struct world *world,
                              const struct ct_search_result *result, int first,
                              int nradixes, double allowed)
{
    for (int i = first; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];
        const size_t bytes = row->figures.bytes;
        const double took =
            world_cost(world, row->algorithm, &row->setting, (double)bytes);
        const double least = least_of_all(world, bytes, nradixes);

        cr_assert_eq(row->algorithm, 1);
        cr_expect_leq(took, allowed * least,
                      "%zu bytes: %d,%d,%d takes %.3f of the best", bytes,
                      row->setting.values[0], row->setting.values[1],
                      row->setting.values[2], took / least);
    }
}

#endif
