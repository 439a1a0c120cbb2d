/*
 * noises.h - three machines' noise, and a space of six algorithms, for several
 * tests of search/.
 */
#ifndef CT_TESTS_NOISES_H
#define CT_TESTS_NOISES_H

#include "tests/search/curves_check.h"

static const struct noise calm = {.sample = 0.05, .batch = 0.01, .own = 0.003};
static const struct noise shared = {
    .sample = 0.15, .batch = 0.03, .own = 0.01, .stalls = 0.1, .drift = 0.2};
static const struct noise rough = {
    .sample = 0.4, .batch = 0.08, .own = 0.03, .stalls = 0.1, .drift = 0.3};

static const struct made_up many[] = {
    {.name = "native", .is_native = true},
    {.name = "bruck"},
    {.name = "ring"},
    {.name = "pair"},
    {.name = "simple"},
    {.name = "spread"},
};

/*
 * bruck is a third faster at 1 byte; ring from 8 KiB on and by a third in
 * the end; native in between; the others are variations of native.
 */
static inline double mixed(int algorithm, const int *values, double bytes)
{
    static const double alpha_us[] = {30, 20, 35, 30, 31, 80};
    static const double beta_ns[] = {3, 15, 2, 3, 3.1, 9};

    (void)values;
    return line(alpha_us[algorithm], beta_ns[algorithm], bytes);
}

/* A world of these algorithms. */
static inline struct world noisy_world(double (*cost)(int, const int *, double), struct noise noise,
                                       int seed)
{
    struct world world = new_world(many, COUNT(many), cost);

    world.noise = noise;
    world.seed = (uint64_t)seed * 104729;
    return world;
}

/* At sizes whose best is faster than every other algorithm by a part of
   `lead`, it is the choice: how often it is not. */
static inline int wrong_winners(const struct curves *curves, const struct ct_search_result *result,
                                double lead)
{
    int wrong = 0;

    for (int i = 0; i < result->nrows; i++) {
        const struct ct_size_row *row = &result->rows[i];
        const size_t bytes = row->figures.bytes;
        const double best_s = best_cost(curves, bytes, -1);
        const double chosen_s =
            cost_of(curves, row->candidate->number, &row->candidate->setting, bytes);

        for (int a = 0; a < curves->nalgorithms; a++) {
            if (best_cost(curves, bytes, a) >= (1 + lead) * best_s)
                wrong += chosen_s > best_s * (1 + lead / 2);
        }
    }
    return wrong;
}

#endif
