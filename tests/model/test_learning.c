/*
 * test_learning.c - what is learned while candidates are timed: a machine of known
 * coefficients, equal times, a collective like another, and no memory.
 */
#include "base/mix.h"
#include "model/fit/learning.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <sys/resource.h>

enum { ALGORITHMS = 6, SETTINGS = 3, CANDIDATES = ALGORITHMS * SETTINGS, SIZES = 5, RANKS = 8 };

static const size_t sizes[SIZES] = {64, 1024, 4096, 16384, 65536};

static const struct ct_cost_model start = {
    .coefficient = {[CT_ROUNDS] = 20000 * CT_MODEL_ONE, [CT_BYTES_BETWEEN] = CT_MODEL_ONE / 2},
    .call_ns = 10000,
    .rank_ns = 1000,
    .error = 200};

/* Rounds take three times as long as one starts with, bytes a quarter. */
static const struct ct_cost_model machine = {
    .coefficient = {[CT_ROUNDS] = 60000 * CT_MODEL_ONE, [CT_BYTES_BETWEEN] = CT_MODEL_ONE / 8},
    .call_ns = 10000,
    .rank_ns = 1000};

static char algorithm_names[2][ALGORITHMS][32];
static char settings[SETTINGS][8];
static char collectives[2][16] = {"gather", "scatter"};

static void make_candidates(struct ct_candidate *candidates, int collective)
{
    for (int i = 0; i < CANDIDATES; i++) {
        char *name = algorithm_names[collective][i / SETTINGS];

        snprintf(name, sizeof algorithm_names[0][0], "%s_%c", collectives[collective],
                 'a' + i / SETTINGS);
        snprintf(settings[i % SETTINGS], sizeof settings[0], "%d", i % SETTINGS);
        candidates[i] = (struct ct_candidate){.number = i,
                                              .collective = collectives[collective],
                                              .name = name,
                                              .text = settings[i % SETTINGS]};
    }
}

/* An algorithm has more rounds and fewer bytes than the one before. */
static bool count(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                  struct ct_features *features)
{
    const int algorithm = candidate->number / SETTINGS;

    ++*(int *)ctx;
    *features = (struct ct_features){
        {[CT_ROUNDS] = 1 + 2 * algorithm + candidate->number % SETTINGS,
         [CT_BYTES_BETWEEN] = (int64_t)bytes * (4 * ALGORITHMS - 3 * algorithm)}};
    return algorithm != ALGORITHMS - 1; /* that one cannot be counted */
}

static int ncounted;

static struct ct_learning *new_learning(struct ct_learning *like)
{
    const struct ct_learning_source source = {
        .start = start, .nranks = RANKS, .like = like, .count = count, .ctx = &ncounted};
    struct ct_learning *learning = ct_learning_new(&source);

    cr_assert_not_null(learning);
    return learning;
}

static double truth(const struct ct_candidate *candidate, size_t bytes)
{
    struct ct_features features;
    int n = 0;

    count(&n, candidate, bytes, &features);
    return 1e-9 * (double)ct_cost(&machine, &features, RANKS);
}

/* Times of the first setting of each algorithm that can be counted, with 2 % of noise. */
static int make_times(const struct ct_candidate *candidates, struct ct_learned_time *times)
{
    uint64_t state = 5;
    int n = 0;

    for (int k = 0; k < SIZES; k++) {
        for (int i = 0; i < CANDIDATES; i += SETTINGS) {
            const double off = 1 + 0.02 * ((double)(ct_mix_next(&state) % 200) / 100 - 1);

            times[n++] = (struct ct_learned_time){&candidates[i], sizes[k],
                                                  off * truth(&candidates[i], sizes[k]), 5};
        }
    }
    return n;
}

/* The mean distance of predictions from the truth, over what was not timed. */
static double distance(struct ct_learning *learning, const struct ct_candidate *candidates)
{
    double sum = 0;
    int n = 0;

    for (int i = 0; i < CANDIDATES; i++) {
        double seconds, error;

        for (int k = 0; i % SETTINGS != 0 && k < SIZES; k++) {
            if (!ct_learning_predict(learning, &candidates[i], sizes[k], &seconds, &error))
                continue;
            cr_assert(error > 0 && isfinite(error));
            sum += fabs(log(seconds / truth(&candidates[i], sizes[k])));
            n++;
        }
    }
    cr_assert_eq(n, (ALGORITHMS - 1) * (SETTINGS - 1) * SIZES);
    return sum / n;
}

Test(learning, finds_a_machine_that_is_not_as_one_starts)
{
    struct ct_candidate candidates[CANDIDATES];
    struct ct_learned_time times[CANDIDATES * SIZES];
    struct ct_learning *learning = new_learning(NULL);
    double before, after, seconds, error, less;
    int n;

    make_candidates(candidates, 0);
    n = make_times(candidates, times);
    before = distance(learning, candidates);
    cr_assert(ct_learning_predict(learning, &candidates[1], sizes[0], &seconds, &error));
    cr_assert_eq(ct_learning_learn(learning, times, n, NULL), CT_OK);
    after = distance(learning, candidates);
    cr_expect_gt(before, 0.4, "%.3f", before);
    cr_expect_lt(after, 0.1, "%.3f, before %.3f", after, before);
    cr_assert(ct_learning_predict(learning, &candidates[0], sizes[0], &seconds, &less));
    cr_expect_lt(less, error, "timed: %.3f, not: %.3f", less, error);

    /* forgotten, but not counted again */
    n = ncounted;
    ct_learning_forget(learning);
    cr_expect_eq(distance(learning, candidates), before);
    cr_expect_eq(ncounted, n);
    ct_learning_free(learning);
}

Test(learning, predicts_nothing_that_cannot_be_counted)
{
    struct ct_candidate candidates[CANDIDATES];
    struct ct_learning *learning = new_learning(NULL);
    double seconds, error;

    make_candidates(candidates, 0);
    cr_expect(ct_learning_predict(learning, &candidates[0], 64, &seconds, &error));
    cr_expect_not(ct_learning_predict(learning, &candidates[CANDIDATES - 1], 64, &seconds, &error));
    ct_learning_free(learning);
}

/* Whatever was asked in between. */
Test(learning, predicts_the_same_of_equal_times)
{
    struct ct_candidate candidates[CANDIDATES];
    struct ct_learned_time times[CANDIDATES * SIZES];
    struct ct_learning *a = new_learning(NULL), *b = new_learning(NULL);
    int n;

    make_candidates(candidates, 0);
    n = make_times(candidates, times);
    for (int part = 1; part <= 5; part++) {
        cr_assert_eq(ct_learning_learn(a, times, n * part / 5, NULL), CT_OK);
        cr_assert_eq(ct_learning_learn(b, times, n * part / 5, NULL), CT_OK);
        distance(b, candidates);
    }
    for (int i = 0; i < CANDIDATES - SETTINGS; i++) {
        for (int k = 0; k < SIZES; k++) {
            double s[2], error[2];

            cr_assert(ct_learning_predict(a, &candidates[i], sizes[k], &s[0], &error[0]));
            cr_assert(ct_learning_predict(b, &candidates[i], sizes[k], &s[1], &error[1]));
            cr_expect_eq(s[0], s[1]);
            cr_expect_eq(error[0], error[1]);
        }
    }
    ct_learning_free(a);
    ct_learning_free(b);
}

Test(learning, takes_the_times_of_a_collective_with_the_same_algorithms)
{
    struct ct_candidate candidates[CANDIDATES], others[CANDIDATES];
    struct ct_learned_time times[CANDIDATES * SIZES];
    struct ct_learning *like = new_learning(NULL);
    struct ct_learning *learning = new_learning(like);
    double before, after;
    int n;

    make_candidates(candidates, 0);
    make_candidates(others, 1);
    n = make_times(candidates, times);
    before = distance(learning, others);
    cr_assert_eq(ct_learning_learn(like, times, n, NULL), CT_OK);
    after = distance(learning, others);
    cr_expect_lt(after, 0.1, "%.3f, before %.3f", after, before);
    ct_learning_free(learning);
    ct_learning_free(like);
}

/* Until there are enough of its own times. */
Test(learning, borrows_a_model_where_too_few_times_are_known_for_a_fit)
{
    struct ct_candidate candidates[CANDIDATES];
    struct ct_learned_time times[CANDIDATES * SIZES];
    struct ct_learning *from = new_learning(NULL), *learning = new_learning(NULL);
    int n;

    make_candidates(candidates, 0);
    n = make_times(candidates, times);
    cr_assert_eq(ct_learning_learn(from, times, n, NULL), CT_OK);
    cr_assert_eq(ct_learning_learn(learning, times, 3, NULL), CT_OK);
    cr_expect_not_null(ct_learning_doubt(learning));
    ct_learning_borrow(learning, from);
    cr_assert_eq(ct_learning_learn(learning, times, 3, NULL), CT_OK);
    cr_expect_null(ct_learning_doubt(learning));
    cr_expect_eq(ct_learning_times(learning), 0);
    cr_expect_lt(distance(learning, candidates), 0.1);
    cr_assert_eq(ct_learning_learn(learning, times, n, NULL), CT_OK);
    cr_expect_eq(ct_learning_times(learning), n);
    ct_learning_free(learning);
    ct_learning_free(from);
}

#ifndef __SANITIZE_ADDRESS__ /* it has an allocator of its own, which ends the process */
/* What there is no memory for is an error, and is learned when there is some. */
Test(learning, says_that_memory_is_out)
{
    struct ct_candidate candidates[CANDIDATES];
    static struct ct_learned_time times[2000000];
    struct rlimit limit, none;
    struct ct_learning *learning = new_learning(NULL);
    struct ct_diag diag = {""};
    int n, err;

    make_candidates(candidates, 0);
    n = make_times(candidates, times);
    cr_assert_eq(getrlimit(RLIMIT_AS, &limit), 0);
    none = limit;
    none.rlim_cur = 1;
    cr_assert_eq(setrlimit(RLIMIT_AS, &none), 0);
    err = ct_learning_learn(learning, times, 2000000, &diag);
    setrlimit(RLIMIT_AS, &limit);
    cr_expect_eq(err, CT_ERR_MEMORY);
    cr_assert_eq(ct_learning_learn(learning, times, n, &diag), CT_OK);
    cr_expect_lt(distance(learning, candidates), 0.1);
    ct_learning_free(learning);
}
#endif

/* What is fast is told from what is slow, or nothing is said to rest on it. */
Test(learning, doubts_what_does_not_fit)
{
    struct ct_candidate candidates[CANDIDATES];
    struct ct_learned_time times[CANDIDATES * SIZES];
    struct ct_learning *learning = new_learning(NULL);
    uint64_t state = 7;
    int n;

    make_candidates(candidates, 0);
    cr_expect_not_null(ct_learning_doubt(learning));
    n = make_times(candidates, times);
    cr_assert_eq(ct_learning_learn(learning, times, n, NULL), CT_OK);
    cr_expect_null(ct_learning_doubt(learning), "%s", ct_learning_doubt(learning));
    for (int i = 0; i < n; i++) /* on a busy machine */
        times[i].seconds *= exp((double)(ct_mix_next(&state) % 400) / 100);
    ct_learning_forget(learning);
    cr_expect_not_null(ct_learning_doubt(learning));
    cr_assert_eq(ct_learning_learn(learning, times, n, NULL), CT_OK);
    cr_expect_not_null(ct_learning_doubt(learning));
    ct_learning_free(learning);
}
