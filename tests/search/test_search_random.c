/*
 * test_search_random.c - what must hold for any space: random curves, noise,
 * parameters and limits of applicability.
 */
#include "tests/search/curves.h"

#define ALGORITHMS 6
#define VALUES 4

static const int values[VALUES] = {1, 10, 100, 1000};
static const struct ct_search_algorithm algorithms[ALGORITHMS] = {
    {.name = "native", .is_native = true},
    {.name = "zigzag"},
    {.name = "ring",
     .nparams = 1,
     .params = {{.nvalues = VALUES, .values = values}}},
    {.name = "pair"},
    {.name = "mesh",
     .nparams = 1,
     .params = {{.nvalues = 2, .values = values}}},
    {.name = "bruck"},
};

/* The space in use: one curve and one interval per candidate. */
static struct {
    double alpha_us[ALGORITHMS][VALUES];
    double beta_ns[ALGORITHMS][VALUES];
    size_t first[ALGORITHMS][VALUES];
    size_t last[ALGORITHMS][VALUES];
} space;

static int index_of(int param)
{
    int i = 0;

    while (i + 1 < VALUES && values[i] < param)
        i++;
    return param == 0 ? 0 : i;
}

static double cost(int algorithm, int param, double bytes)
{
    const int i = index_of(param);

    return 1e-6 * space.alpha_us[algorithm][i] +
           1e-9 * space.beta_ns[algorithm][i] * bytes;
}

static bool may(int algorithm, int param, size_t bytes)
{
    const int i = index_of(param);

    return algorithm == 0 || (bytes >= space.first[algorithm][i] &&
                              bytes <= space.last[algorithm][i]);
}

/* From low to high, evenly on a logarithmic scale. */
static double between(uint64_t *random, double low, double high)
{
    return low * pow(high / low, uniform(random));
}

static void fill_space(uint64_t seed)
{
    uint64_t random = seed;

    for (int a = 0; a < ALGORITHMS; a++) {
        for (int i = 0; i < VALUES; i++) {
            const bool is_limited = uniform(&random) < 0.4;

            space.alpha_us[a][i] = between(&random, 10, 40);
            space.beta_ns[a][i] = between(&random, 0.5, 10);
            space.first[a][i] =
                is_limited ? (size_t)between(&random, 1, 1e5) : 0;
            space.last[a][i] = is_limited ? space.first[a][i] +
                                                (size_t)between(&random, 1, 1e7)
                                          : SIZE_MAX;
        }
    }
}

static double run_random(uint64_t seed, struct noise noise)
{
    struct world world = {.algorithms = algorithms,
                          .cost = cost,
                          .may = may,
                          .noise = noise,
                          .seed = seed};
    struct ct_search_result *result;
    double ratio;

    fill_space(seed);
    result = run_world(&world, ALGORITHMS);
    cr_assert(result->complete);
    for (int i = 0; i < result->nrows; i++)
        cr_assert_eq(
            result->rows[i].algorithm,
            ct_search_result_find(result, ct_search_sizes[i])->algorithm);
    ratio = worst_ratio(&world, result);
    if (ratio > 1.03)
        print_ranges(algorithms, result);
    ct_search_result_free(result);
    return ratio;
}

Test(search_random, is_valid_and_never_loses_to_native_without_noise)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        const double ratio = run_random(seed, (struct noise){.sample = 0});

        cr_assert_leq(ratio, 1.03, "seed %d: %.3f", (int)seed, ratio);
    }
}

Test(search_random, is_valid_and_never_loses_to_native_with_noise)
{
    const struct noise shared = {
        .sample = 0.15, .batch = 0.03, .outliers = 0.1, .drift = 0.2};
    int losses = 0;

    for (uint64_t seed = 1; seed <= 100; seed++) {
        const double ratio = run_random(seed, shared);

        losses += ratio > 1.03;
        cr_assert_leq(ratio, 1.06, "seed %d: %.3f", (int)seed, ratio);
    }
    cr_assert_eq(losses, 0, "%d of 100", losses);
}

/* The least time that any candidate takes. */
static double least_cost(size_t bytes)
{
    double least = INFINITY;

    for (int a = 0; a < ALGORITHMS; a++) {
        const int nvalues = algorithms[a].params[0].nvalues;

        for (int v = 0; v < nvalues || v == 0; v++) {
            const int param = nvalues > 0 ? values[v] : 0;

            if (may(a, param, bytes))
                least = fmin(least, cost(a, param, (double)bytes));
        }
    }
    return least;
}

/* The margin counts twice: between parameters, between algorithms. */
Test(search_random, finds_the_best_at_each_fixed_size)
{
    for (uint64_t seed = 1; seed <= 300; seed++) {
        struct world world = {
            .algorithms = algorithms, .cost = cost, .may = may, .seed = seed};
        struct ct_search_result *result;

        fill_space(seed);
        result = run_world(&world, ALGORITHMS);
        for (int k = 0; k < result->nrows; k++) {
            const size_t bytes = ct_search_sizes[k];
            const struct ct_size_row *row = &result->rows[k];
            const double time =
                cost(row->algorithm, row->setting.values[0], (double)bytes);

            cr_assert_leq(time, 1.045 * least_cost(bytes),
                          "seed %d, %zu bytes: %s %d takes %.3f of the best",
                          (int)seed, bytes, algorithms[row->algorithm].name,
                          row->setting.values[0], time / least_cost(bytes));
        }
        ct_search_result_free(result);
    }
}
