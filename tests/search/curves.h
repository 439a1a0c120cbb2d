/*
 * curves.h - invented machines for the tests of search/: cost curves, noise
 * and a count of what was asked.
 *
 * Noise: log-normal within and between batches, outliers, and a slow drift
 * of the whole machine with simulated time. All from one seed.
 */
#ifndef CT_TESTS_CURVES_H
#define CT_TESTS_CURVES_H

#include "search/search.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define OVERHEAD_S 0.001 /* of one request */
#define TWO_PI 6.283185307179586

struct noise {
    double sample;   /* sigma of a sample */
    double batch;    /* sigma that a whole batch shares */
    double outliers; /* part of the samples that take ten times as long */
    double drift;    /* amplitude of a sine of 3 s */
};

struct world {
    const struct ct_search_options *options; /* NULL: the defaults */
    const struct ct_search_algorithm *algorithms;
    double (*cost)(int algorithm, int param, double bytes); /* seconds */
    bool (*may)(int algorithm, int param, size_t bytes);    /* NULL: always */

    /* The same for several parameters: in place of the above unless NULL. */
    double (*cost_at)(int algorithm, const int *values, double bytes);
    bool (*may_at)(int algorithm, const int *values, size_t bytes);

    struct noise noise;
    uint64_t seed;
    uint64_t random;
    long stop_at;       /* request that is answered CT_STOPPED; 0: none */
    int drop_algorithm; /* dropped when asked for drop_from or more bytes */
    int drop_param;
    size_t drop_from;    /* 0: none is */
    bool is_wrong;       /* wrong, not only slow or dead */
    size_t fail_from;    /* native is dropped from here on; 0: nowhere */
    size_t dropped_from; /* out: the least size that was answered so */
    int answer;          /* other than 0: the answer to every request */
    long requests;
    long samples;
    double seconds; /* simulated */
    uint64_t trace; /* hash of all requests */
    int last_done;  /* progress */
    int total;
};

static inline uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));

    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* Above 0, below 1. */
static inline double uniform(uint64_t *state)
{
    return ((double)(next_random(state) >> 12) + 0.5) / 4503599627370496.0;
}

static inline double normal(uint64_t *state)
{
    const double radius = sqrt(-2 * log(uniform(state)));

    return radius * cos(TWO_PI * uniform(state));
}

static inline uint64_t mix(uint64_t hash, uint64_t value)
{
    return (hash ^ value) * UINT64_C(1099511628211);
}

static inline double world_cost(const struct world *world, int algorithm,
                                const struct ct_search_setting *setting,
                                double bytes)
{
    return world->cost_at != NULL
               ? world->cost_at(algorithm, setting->values, bytes)
               : world->cost(algorithm, setting->values[0], bytes);
}

static inline bool world_may(const struct world *world, int algorithm,
                             const struct ct_search_setting *setting,
                             size_t bytes)
{
    if (world->may_at != NULL)
        return world->may_at(algorithm, setting->values, bytes);
    return world->may == NULL ||
           world->may(algorithm, setting->values[0], bytes);
}

static inline void note_request(struct world *world,
                                const struct ct_search_request *request)
{
    const uint64_t values[] = {
        (uint64_t)request->algorithm,
        (uint64_t)request->setting.values[0],
        (uint64_t)request->setting.values[1],
        (uint64_t)request->setting.values[2],
        (uint64_t)request->setting.values[3],
        (uint64_t)request->bytes,
        (uint64_t)request->batch,
        (uint64_t)request->repetitions,
    };

    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        world->trace = mix(world->trace, values[i]);
    world->requests++;
    world->seconds += OVERHEAD_S;
}

static inline int world_time(void *ctx, const struct ct_search_request *request,
                             double *samples)
{
    struct world *w = ctx;
    const double truth = world_cost(w, request->algorithm, &request->setting,
                                    (double)request->bytes);
    double batch;

    note_request(w, request);
    cr_assert(
        world_may(w, request->algorithm, &request->setting, request->bytes),
        "asked for algorithm %d at %zu bytes", request->algorithm,
        request->bytes);
    if (w->answer != 0)
        return w->answer;
    if (w->requests == w->stop_at)
        return CT_STOPPED;
    if (w->fail_from != 0 && request->bytes >= w->fail_from &&
        request->algorithm == 0)
        return CT_DROPPED;
    if (w->drop_from != 0 && request->algorithm == w->drop_algorithm &&
        request->setting.values[0] == w->drop_param) {
        cr_assert(w->dropped_from == 0 ||
                      (!w->is_wrong && request->bytes < w->dropped_from),
                  "asked for %zu bytes, dropped at %zu", request->bytes,
                  w->dropped_from);
        if (request->bytes >= w->drop_from) {
            w->dropped_from = request->bytes;
            return w->is_wrong ? CT_WRONG : CT_DROPPED;
        }
    }
    batch = exp(w->noise.batch * normal(&w->random));
    for (int i = 0; i < request->repetitions; i++) {
        double s = truth * batch * exp(w->noise.sample * normal(&w->random));

        s *= 1 + w->noise.drift * sin(TWO_PI * w->seconds / 3);
        if (uniform(&w->random) < w->noise.outliers)
            s *= 10;
        samples[i] = s;
        w->seconds += s;
    }
    w->samples += request->repetitions;
    return request->repetitions;
}

static inline bool world_applies(void *ctx, int algorithm,
                                 const struct ct_search_setting *setting,
                                 size_t bytes)
{
    return world_may(ctx, algorithm, setting, bytes);
}

static inline void world_progress(void *ctx, const char *stage, int done,
                                  int total)
{
    struct world *w = ctx;

    cr_assert(done >= w->last_done && done <= total, "%s: %d of %d after %d",
              stage, done, total, w->last_done);
    w->last_done = done;
    w->total = total;
}

static inline struct ct_space world_space(struct world *world, int nalgorithms)
{
    return (struct ct_space){
        .nalgorithms = nalgorithms,
        .algorithms = world->algorithms,
        .ctx = world,
        .applies =
            world->may == NULL && world->may_at == NULL ? NULL : world_applies,
        .time = world_time,
        .progress = world_progress,
    };
}

static inline bool is_equal(const struct ct_search_setting *a,
                            const struct ct_search_setting *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

/* What every result must be, complete or not. */
static inline void check_result(const struct world *world,
                                const struct ct_search_result *result)
{
    cr_assert_gt(result->nranges, 0);
    cr_assert_eq(result->ranges[0].from_bytes, 0);
    for (int i = 0; i < result->nranges; i++) {
        const struct ct_range *range = &result->ranges[i];
        const size_t last =
            i + 1 < result->nranges ? range[1].from_bytes - 1 : SIZE_MAX;

        cr_assert(i == 0 || range->from_bytes > range[-1].from_bytes);
        cr_assert(i == 0 || range->algorithm != range[-1].algorithm ||
                      !is_equal(&range->setting, &range[-1].setting),
                  "ranges %d and %d are the same", i - 1, i);
        for (int k = 0; k <= 64; k++) {
            const size_t bytes =
                range->from_bytes + (last - range->from_bytes) / 64 * k;

            cr_assert(
                world_may(world, range->algorithm, &range->setting, bytes) &&
                    world_may(world, range->algorithm, &range->setting, last),
                "algorithm %d does not apply to %zu or %zu", range->algorithm,
                bytes, last);
        }
        cr_assert(range->algorithm == 0 || last < result->native_failed_from ||
                  result->native_failed_from == SIZE_MAX);
        for (int k = 0; k < result->ndropped; k++)
            cr_assert(range->algorithm == 0 ||
                      result->dropped[k].algorithm != range->algorithm ||
                      !is_equal(&result->dropped[k].setting, &range->setting) ||
                      (!result->dropped[k].is_wrong &&
                       result->dropped[k].bytes > last));
    }
    cr_assert_eq(result->nrequests, world->requests);
}

/* Run the search; the result is the caller's. */
static inline struct ct_search_result *run_world(struct world *world,
                                                 int nalgorithms)
{
    const struct ct_space space = world_space(world, nalgorithms);
    struct ct_search_result *result = NULL;
    struct ct_diag diag;
    int err;

    world->random = world->seed;
    world->requests = world->samples = 0;
    world->seconds = 0;
    world->trace = 0;
    world->dropped_from = 0;
    world->last_done = 0;
    err = ct_search_run(&space, world->options, &result, &diag);
    cr_assert_eq(err, 0, "%d: %s", err, diag.text);
    check_result(world, result);
    return result;
}

/*
 * The largest ratio of a choice's true time to native's (algorithm 0), over
 * sizes from 1 byte to the last fixed one in steps of 1/32.
 */
static inline double worst_ratio(const struct world *world,
                                 const struct ct_search_result *result)
{
    const struct ct_search_setting none = {{0}};
    double worst = 0;

    for (size_t bytes = 1; bytes <= 1 << 18; bytes += bytes / 32 + 1) {
        const struct ct_range *range = ct_search_result_find(result, bytes);

        worst = fmax(worst, world_cost(world, range->algorithm, &range->setting,
                                       (double)bytes) /
                                world_cost(world, 0, &none, (double)bytes));
    }
    return worst;
}

static inline void print_ranges(const struct ct_search_algorithm *algorithms,
                                const struct ct_search_result *result)
{
    for (int i = 0; i < result->nranges; i++) {
        const struct ct_range *r = &result->ranges[i];

        printf("  from %zu: %s %d (at %zu: %.3g us, native %.3g us%s)\n",
               r->from_bytes, algorithms[r->algorithm].name,
               r->setting.values[0], r->figures.bytes,
               1e6 * r->figures.choice_s, 1e6 * r->figures.native_s,
               r->figures.beyond_noise ? ", beyond noise" : "");
    }
}

/* A crossover was found where it is: within 2 % or 16 bytes. */
static inline void check_crossover(size_t found, double truth)
{
    const double allowed = fmax(16, 0.02 * truth);

    cr_assert(fabs((double)found - truth) <= allowed,
              "crossover at %zu, in truth at %.0f", found, truth);
}

#endif
