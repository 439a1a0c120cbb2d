/*
 * test_search_random.c - what must hold for any space: random curves, noise,
 * parameters and limits of applicability.
 */
#include "tests/search/curves_check.h"

#define ALGORITHMS 6
#define VALUES 4

static const int values[VALUES] = {1, 10, 100, 1000};
static const struct made_up algorithms[ALGORITHMS] = {
    {.name = "native", .is_native = true},
    {.name = "zigzag"},
    {.name = "ring", .nparams = 1, .params = {{.nvalues = VALUES, .values = values}}},
    {.name = "pair"},
    {.name = "mesh", .nparams = 1, .params = {{.nvalues = 2, .values = values}}},
    {.name = "bruck"},
};

/* The space in use: one curve and one interval per candidate. */
static struct {
    double alpha_us[ALGORITHMS][VALUES];
    double beta_ns[ALGORITHMS][VALUES];
    size_t first[ALGORITHMS][VALUES];
    size_t last[ALGORITHMS][VALUES];
} space;

static int index_of(int value)
{
    int i = 0;

    while (i + 1 < VALUES && values[i] < value)
        i++;
    return value == 0 ? 0 : i;
}

static double cost(int algorithm, const int *setting, double bytes)
{
    const int i = index_of(setting[0]);

    return line(space.alpha_us[algorithm][i], space.beta_ns[algorithm][i], bytes);
}

static bool may(int algorithm, const int *setting, size_t bytes)
{
    const int i = index_of(setting[0]);

    return algorithm == 0 ||
           (bytes >= space.first[algorithm][i] && bytes <= space.last[algorithm][i]);
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
            const double first = between(&random, 1, 1e5);
            const double length = between(&random, 1 + first / 8, 1e7);

            space.alpha_us[a][i] = between(&random, 10, 40);
            space.beta_ns[a][i] = between(&random, 0.5, 10);
            space.first[a][i] = is_limited ? (size_t)first : 0;
            space.last[a][i] = is_limited ? (size_t)first + (size_t)length : SIZE_MAX;
        }
    }
}

/* The loss of the choices, and a ratio to native at worst. */
struct outcome {
    double loss;
    double worst;
};

static struct outcome run_random(uint64_t seed, struct noise noise)
{
    struct world world = new_world(algorithms, ALGORITHMS, cost);
    struct ct_search_result *result;
    struct outcome outcome;

    fill_space(seed);
    world.spaces[0].may = may;
    world.noise = noise;
    world.seed = seed;
    result = run_world(&world);
    outcome.loss = mean_ratio(&world.spaces[0], result) - 1;
    outcome.worst = worst_of_native(&world.spaces[0], result);
    if (outcome.worst > 1.05)
        print_ranges(algorithms, result);
    return outcome;
}

static void check_random(int seeds, struct noise noise, double worst, double mean_loss)
{
    double sum = 0;
    double most = 0;

    for (int seed = 1; seed <= seeds; seed++) {
        const struct outcome o = run_random((uint64_t)seed, noise);

        cr_expect_leq(o.worst, worst, "seed %d: %.3f of native", seed, o.worst);
        sum += o.loss;
        most = fmax(most, o.worst);
    }
    printf("random spaces: %.2f %% lost, %.3f of native at worst\n", 100 * sum / seeds, most);
    cr_expect_leq(sum / seeds, mean_loss);
}

Test(search_random, is_valid_and_never_slower_than_native_without_noise)
{
    check_random(300, (struct noise){.sample = 0}, 1.03, 0.01);
}

Test(search_random, is_valid_and_never_slower_than_native_with_noise)
{
    const struct noise shared = {.sample = 0.15, .batch = 0.03, .stalls = 0.1, .drift = 0.2};

    check_random(100, shared, 1.06, 0.02);
}

/* Without noise, too, what is within the margins counts as equal. */
Test(search_random, finds_the_best_at_each_fixed_size)
{
    for (int seed = 1; seed <= 300; seed++) {
        struct world world = new_world(algorithms, ALGORITHMS, cost);
        struct ct_search_result *result;

        fill_space((uint64_t)seed);
        world.spaces[0].may = may;
        result = run_world(&world);
        for (int k = 0; k < result->nrows; k++)
            cr_expect_leq(row_ratio(&world.spaces[0], &result->rows[k]), 1.06,
                          "seed %d, %zu bytes: %.3f of the best", seed,
                          result->rows[k].figures.bytes,
                          row_ratio(&world.spaces[0], &result->rows[k]));
    }
}
