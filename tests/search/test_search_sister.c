/*
 * test_search_sister.c - a space whose sister is searched, too: fewer
 * candidates are looked at, and what is chosen is as good.
 */
#include "tests/search/noises.h"

static const int values[] = {1, 2, 4, 8, 16, 32, 64, 128};
static const struct made_up alike_in_both[] = {
    {.name = "native", .is_native = true},
    {.name = "near"},
    {.name = "nearer"},
    {.name = "segments",
     .nparams = 1,
     .params = {{.nvalues = COUNT(values), .values = values, .is_ordered = true}}},
    {.name = "words", .nparams = 1, .params = {{.nvalues = COUNT(values), .values = values}}},
    {.name = "slow"},
    {.name = "slower"},
    {.name = "slowest"},
    {.name = "hopeless", .nparams = 1, .params = {{.nvalues = COUNT(values), .values = values}}},
};
static const int alike[] = {-1, 1, 2, 3, 4, 5, 6, 7, 8};

/* Milliseconds; the setting that is best grows with the size. */
static double first(int algorithm, const int *setting, double bytes)
{
    static const double beta_ns[] = {90, 60, 55, 40, 80, 150, 170, 200, 400};
    const double off = setting[0] == 0 ? 0 : fabs(log2(setting[0]) - log2(bytes + 1) / 2.5) / 10;

    return (line(1000, 0, bytes) + line(200, beta_ns[algorithm], bytes)) *
           (1 + off + 0.3 * algorithm);
}

/* The same within 4 %, native apart. */
static double second(int algorithm, const int *setting, double bytes)
{
    const double like = first(algorithm, setting, bytes);

    return algorithm == 0 ? 1.2 * like : like * (1 + 0.04 * sin(algorithm + setting[0]));
}

static struct world two_spaces(const struct ct_search_sister *sister)
{
    struct world world = new_world(alike_in_both, COUNT(alike_in_both), first);

    world.noise = calm;
    world.seed = 99;
    world.nspaces = 2;
    world.spaces[1] = world.spaces[0];
    world.spaces[1].cost = second;
    world.spaces[1].sister = sister;
    return world;
}

/* Candidates of the second space that were timed, by size. */
static int run_both(struct world *world, struct ct_search_result **results)
{
    struct ct_diag diag = {""};
    int n = 0;

    cr_assert_eq(world_search(world, results, &diag), CT_OK, "%s", diag.text);
    for (int i = 0; i < TALLIES; i++)
        n += seen.tallies[i].is_used && seen.tallies[i].space == 1;
    return n;
}

Test(search_sister, tells_what_need_not_be_looked_at)
{
    static const struct ct_search_sister sister = {0, alike};
    struct world with = two_spaces(&sister), without = two_spaces(NULL);
    struct ct_search_result *a[2], *b[2];
    const int least = run_both(&with, a);
    const double seconds = with.seconds;
    const int all = run_both(&without, b);

    cr_expect_leq(2 * least, all, "%d of %d", least, all);
    cr_expect_lt(seconds, without.seconds);
    for (int i = 0; i < 2; i++) {
        cr_expect(a[i]->complete);
        cr_expect_leq(mean_ratio(&with.spaces[i], a[i]), 1.02);
        cr_expect_eq(wrong_winners(&with.spaces[i], a[i], 0.06), 0);
        ct_search_result_free(a[i]);
        ct_search_result_free(b[i]);
    }
}

/* What was best for the sister is 1.3 times as slow here: its times are not
   this space's, which are taken of all that might still win. */
static double otherwise(int algorithm, const int *setting, double bytes)
{
    return first(algorithm, setting, bytes) * (algorithm == 3 ? 1.3 : 1);
}

Test(search_sister, does_not_choose_for_the_space)
{
    static const struct ct_search_sister sister = {0, alike};
    struct world world = two_spaces(&sister);
    struct ct_search_result *results[2];

    world.spaces[1].cost = otherwise;
    run_both(&world, results);
    cr_expect_leq(mean_ratio(&world.spaces[1], results[1]), 1.03);
    for (int i = 0; i < results[1]->nrows; i++)
        cr_expect(results[1]->rows[i].figures.native_s > 0);
    ct_search_result_free(results[0]);
    ct_search_result_free(results[1]);
}

/* Single calls of the second space may be delayed at one size, which must not
   hide what is best at the next: its sister was timed there. */
Test(search_sister, tells_what_a_delayed_call_hides)
{
    static const struct ct_search_sister sister = {0, alike};
    double sum = 0;

    for (int seed = 1; seed <= 40; seed++) {
        struct world world = two_spaces(&sister);
        struct ct_search_result *results[2];

        world.noise = rough;
        world.seed = (uint64_t)seed * 7919;
        run_both(&world, results);
        sum += mean_ratio(&world.spaces[1], results[1]);
        ct_search_result_free(results[0]);
        ct_search_result_free(results[1]);
    }
    printf("with delays: %g times the best\n", sum / 40);
    cr_expect_leq(sum / 40, 1.04);
}

/* When time runs out before the sister is looked at, nothing is decided. */
Test(search_sister, is_waited_for)
{
    static const struct ct_search_sister sister = {0, alike};
    struct world world = two_spaces(&sister);
    struct ct_search_result *results[2];

    world.stop_at = 1;
    run_both(&world, results);
    cr_expect_not(results[1]->complete);
    cr_expect_eq(world.space_requests[1], 0);
    ct_search_result_free(results[0]);
    ct_search_result_free(results[1]);
}

static void expect_refused(const struct ct_search_sister *sister, const char *sentence)
{
    struct world world = two_spaces(sister);
    struct ct_search_result *results[2];
    struct ct_diag diag = {""};

    cr_expect_eq(world_search(&world, results, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, sentence);
}

Test(search_sister, is_a_space_with_the_same_settings)
{
    static const int others[] = {-1, 1, 2, 5, 4, 5, 6, 7, 8};
    static const int none[] = {-1, 1, 2, 3, 4, 5, 6, 7, 9};
    const struct ct_search_sister unlike = {0, others};
    const struct ct_search_sister beyond = {0, none};
    const struct ct_search_sister itself = {1, alike};

    expect_refused(&unlike, "collective: segments is not like an algorithm of its "
                            "sister");
    expect_refused(&beyond, "collective: hopeless is not like an algorithm of its "
                            "sister");
    expect_refused(&itself, "collective: its sister is no space without one");
}
