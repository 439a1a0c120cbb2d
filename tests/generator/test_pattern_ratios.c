/*
 * test_pattern_ratios.c - how near the schedules of patterns come to the bound.
 */
#include "tests/generator/listed_cases.h"

/* Sums over some trees of time / bound. */
struct ratios {
    double sum[FUNCTIONS];
    double most[FUNCTIONS];
    int n;
};

static void add_ratio(struct ratios *ratios, const struct listed_case *c,
                      int function)
{
    const struct ct_list_schedule list = schedule_of(c);
    struct ct_listed_tokens tokens = tokens_of(c, CT_SEPARATE_RENDEZVOUS);
    const size_t n = (size_t)c->messages.n + 1;
    double *seconds = calloc(4 * n, sizeof *seconds);
    struct token_run run = {seconds + n, seconds + 2 * n, seconds + 3 * n};
    double ratio;

    for (int i = 0; i < c->messages.n; i++)
        seconds[i] = (double)c->messages.messages[c->list.messages[i]].bytes /
                     c->list.rates[i];
    ratio = run_list(&list, &tokens, seconds, true, &run) / c->bound;
    cr_expect_geq(ratio, 1 - 1e-9);
    ratios->sum[function] += ratio;
    ratios->most[function] = fmax(ratios->most[function], ratio);
    free(seconds);
    free(tokens.tokens);
}

enum cables { ALIKE, FAST_UPLINKS, ANY_UPLINKS, ANY_HOSTS };

static struct made *made_cables(uint64_t *state, enum cables cables, int number)
{
    struct made *made =
        random_made(state, (enum form)(number % FORMS),
                    2 + random_below(state, 6), 20 + random_below(state, 21));

    if (cables == FAST_UPLINKS)
        give_bandwidths(made, state, 10, 100, false);
    else if (cables != ALIKE)
        give_bandwidths(made, state, 3, 100, cables == ANY_HOSTS);
    return made;
}

static struct ratios ratios_of(enum cables cables, enum sizes sizes, int ntrees)
{
    struct ratios ratios = {.n = ntrees};
    uint64_t state = 14;

    for (int i = 0; i < ntrees; i++) {
        struct listed_case c;

        case_init(&c, made_cables(&state, cables, i), &state, sizes);
        for (int f = 0; f < FUNCTIONS; f++) {
            make_list(&c, f);
            add_ratio(&ratios, &c, f);
            ct_pair_list_fini(&c.list);
        }
        case_fini(&c);
    }
    return ratios;
}

static void expect_ratios(enum cables cables, enum sizes sizes,
                          const double *means, double most)
{
    const struct ratios r = ratios_of(cables, sizes, 40);

    for (int f = 0; f < FUNCTIONS; f++) {
        cr_expect_leq(r.sum[f] / r.n, means[f], "cables %d, sizes %d: %.3f",
                      cables, sizes, r.sum[f] / r.n);
    }
    cr_expect_leq(r.most[CRITICAL], most, "cables %d, sizes %d: %.3f", cables,
                  sizes, r.most[CRITICAL]);
}

/* Means of all-to-all based, greedy, critical; the most of critical. */
Test(pattern_ratios, come_as_near_to_the_bound_as_stated_with_equal_cables)
{
    static const struct {
        enum sizes sizes;
        double means[FUNCTIONS];
        double most;
    } expected[] = {
        {DENSE, {1.035, 1.007, 1.001}, 1.001},
        {HEAVY, {1.26, 1.06, 1.001}, 1.001},
        {SPARSE, {1.11, 1.015, 1.001}, 1.01},
        {SPARSE_EQUAL, {1.10, 1.002, 1.001}, 1.001},
        {HOT, {1.05, 1.001, 1.001}, 1.001},
    };

    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        expect_ratios(ALIKE, expected[i].sizes, expected[i].means,
                      expected[i].most);
}

Test(pattern_ratios, come_near_to_the_bound_with_any_bandwidths)
{
    expect_ratios(FAST_UPLINKS, EQUAL, (double[]){3.7, 3.7, 1.07}, 1.31);
    expect_ratios(FAST_UPLINKS, HEAVY, (double[]){3.2, 2.8, 1.04}, 1.31);
    expect_ratios(ANY_UPLINKS, DENSE, (double[]){3.6, 3.5, 1.07}, 1.41);
    expect_ratios(ANY_HOSTS, DENSE, (double[]){2.6, 2.6, 1.05}, 1.16);
}
