/*
 * test_search_predicted.c - what is predicted where a search was stopped, by predictions that are
 * right and by some that are wrong.
 */
#include "tests/search/bruck_ring.h"

enum { STOPS = 40 };

static struct world predicted_world(double (*wrong)(int, const int *, double))
{
    struct world world = bruck_ring_world(5);

    world.noise = (struct noise){.sample = 0.02};
    world.spaces[0].wrong = wrong;
    return world;
}

static double right(int algorithm, const int *values, double bytes)
{
    (void)algorithm;
    (void)values;
    (void)bytes;
    return 1;
}

static double all_thrice(int algorithm, const int *values, double bytes)
{
    return 3 * right(algorithm, values, bytes);
}

/* What is the best from 106,667 bytes on. */
static double best_thrice(int algorithm, const int *values, double bytes)
{
    (void)bytes;
    return algorithm == RING && values[0] == 16 ? 3 : 1;
}

static double worst_third(int algorithm, const int *values, double bytes)
{
    (void)bytes;
    return algorithm == RING && values[0] == 1 ? 1 / 3.0 : 1;
}

/* What is fast is predicted to be slow. */
static double reversed(int algorithm, const int *values, double bytes)
{
    return pow(line(30, 3, bytes) / bruck_ring(algorithm, values, bytes), 2);
}

/* All that is timed at a size is off by as much, and more at each size. */
static double tilted(int algorithm, const int *values, double bytes)
{
    (void)algorithm;
    (void)values;
    return pow(bytes, 0.1);
}

/* A whole run asks the same and finds the same, whatever is predicted, or nothing. */
Test(search_predicted, a_whole_run_does_not_depend_on_it)
{
    double (*const all[])(int, const int *, double) = {right, all_thrice, best_thrice, worst_third,
                                                       reversed};
    struct world without = predicted_world(NULL);
    struct ct_search_result *result;
    int nranges;

    without.spaces[0].off = -1;
    result = run_world(&without);
    nranges = result->nranges;
    for (int i = 0; i < COUNT(all); i++) {
        struct world world = predicted_world(all[i]);

        result = run_world(&world);
        cr_expect_eq(world.trace, without.trace, "%d", i);
        cr_expect_eq(result->nranges, nranges, "%d", i);
    }
}

/* Stop a run at many places: the mean over all sizes of the time of what is chosen, over that of
   the best; and how many sizes are predicted. */
static double loss_of_stops(double (*wrong)(int, const int *, double), int *npredicted)
{
    struct world whole = predicted_world(wrong);
    double sum = 0;

    run_world(&whole);
    *npredicted = 0;
    for (int stop = 1; stop <= STOPS; stop++) {
        struct world world = predicted_world(wrong);
        struct ct_search_result *result;

        world.stop_at = 2 + whole.requests * (stop - 1) / STOPS;
        result = run_world(&world);
        sum += mean_ratio(&world.spaces[0], result) - 1;
        for (int i = 0; i < result->nrows; i++) {
            *npredicted += result->rows[i].figures.basis == CT_BASIS_PREDICTED;
            cr_expect_neq(result->rows[i].figures.basis, CT_BASIS_UNDECIDED, "stop %d, row %d",
                          stop, i);
        }
    }
    return sum / STOPS;
}

/* Against native alone, which loses over half. */
Test(search_predicted, what_is_wrong_costs_only_so_much)
{
    int n;
    const double best = loss_of_stops(right, &n);
    const double thrice = loss_of_stops(all_thrice, &n);
    const double slow = loss_of_stops(best_thrice, &n);
    const double fast = loss_of_stops(worst_third, &n);
    const double turned = loss_of_stops(reversed, &n);

    printf("right %.3f, all thrice %.3f, best thrice %.3f, worst third %.3f, reversed %.3f\n", best,
           thrice, slow, fast, turned);
    cr_expect_gt(n, 0);
    cr_expect_float_eq(thrice, best, 0.001, "what all have in common: %.3f, %.3f", thrice, best);
    cr_expect_leq(best, 0.05, "%.3f", best);
    cr_expect_leq(slow, 0.3, "%.3f", slow);
    cr_expect_leq(fast, 0.3, "%.3f", fast);
    cr_expect_leq(turned, 0.6, "%.3f", turned);
}

/* Where nothing was timed, the level of other sizes is taken: intervals know how much levels
   differ. */
Test(search_predicted, intervals_have_the_levels_error)
{
    int npredicted = 0, nright = 0;

    for (int stop = 4; stop <= STOPS; stop++) {
        struct world world = predicted_world(tilted);
        struct ct_search_result *result;

        world.stop_at = stop;
        result = run_world(&world);
        for (int i = 0; i < result->nrows; i++) {
            const struct ct_size_row *row = &result->rows[i];
            const struct ct_predicted *predicted = &row->figures.predicted;
            const double truth = cost_of(&world.spaces[0], row->candidate->number,
                                         &row->candidate->setting, row->figures.bytes);

            if (predicted->seconds == 0 || row->figures.native_nsamples > 0)
                continue;
            npredicted++;
            nright += predicted->low_s <= truth && truth <= predicted->high_s;
        }
    }
    cr_expect_gt(npredicted, 50);
    cr_expect_geq(nright, 0.9 * npredicted, "%d of %d", nright, npredicted);
}

static double tenth(int algorithm, const int *values, double bytes)
{
    return 0.1 * right(algorithm, values, bytes);
}

static double cables(double bytes)
{
    return line(20, 1, bytes);
}

/* Neither a time nor an interval. */
Test(search_predicted, nothing_is_below_the_limit)
{
    struct world world = predicted_world(tenth);
    struct ct_search_result *result;
    int npredicted = 0;

    world.spaces[0].limit = cables;
    world.stop_at = 8;
    result = run_world(&world);
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_predicted *predicted = &result->rows[i].figures.predicted;
        const double least = cables((double)result->rows[i].figures.bytes);

        if (predicted->seconds == 0)
            continue;
        npredicted++;
        cr_expect_geq(predicted->seconds, least, "%zu bytes", result->rows[i].figures.bytes);
        cr_expect_geq(predicted->low_s, least, "%zu bytes", result->rows[i].figures.bytes);
    }
    cr_expect_gt(npredicted, 0);
}

static const struct made_up slower[] = {
    {.name = "native", .is_native = true}, {.name = "ring"}, {.name = "pair"}};

/* 0.2 s, a fifth and a half more. */
static double slower_than_native(int algorithm, const int *values, double bytes)
{
    static const double costs[] = {0.2, 0.24, 0.3};

    (void)values;
    (void)bytes;
    return costs[algorithm];
}

static double native_stalls(int algorithm)
{
    return algorithm == 0 ? 1 : 0;
}

/* Its two calls at the second size are stalled; at eight times the bytes it may take as long, but
   that was not predicted. */
Test(search_predicted, stalled_calls_of_native_are_not_believed)
{
    static const size_t sizes[] = {8192, 65536};
    static const struct ct_setting none;
    int nlooked = 0;

    for (int stop = 1; stop < 30; stop++) {
        struct world world = new_world(slower, COUNT(slower), slower_than_native);
        struct ct_search_result *result;

        world.spaces[0].sizes = sizes;
        world.spaces[0].nsizes = COUNT(sizes);
        world.spaces[0].cold = native_stalls;
        world.stop_at = stop;
        result = run_world(&world);
        if (tally_of(0, 65536, 1, &none)->calls == 0 || tally_of(0, 65536, 0, &none)->calls > 2)
            continue;
        nlooked++;
        cr_expect_eq(result->rows[1].candidate->number, 0, "stop %d: %d by %d", stop,
                     result->rows[1].candidate->number, result->rows[1].figures.basis);
    }
    cr_expect_gt(nlooked, 0);
}
