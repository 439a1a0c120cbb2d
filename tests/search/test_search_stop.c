/*
 * test_search_stop.c - searches that are stopped, asked again, and resumed
 * from a journal of their answers.
 */
#include "tests/search/bruck_ring.h"

static struct journal journal;

/* Stopped at each request from the first to the last. */
static void check_every_stop(struct world *world, double worst)
{
    struct ct_search_result *result = run_world(world);
    const long total = world->requests;

    for (long k = 1; k <= total; k++) {
        double ratio;

        world->stop_at = k;
        result = run_world(world);
        cr_assert_eq(world->requests, k, "%ld requests after the stop at %ld", world->requests, k);
        ratio = worst_of_native(&world->spaces[0], result);
        if (ratio > worst)
            print_ranges(algorithms, result);
        cr_expect_leq(ratio, worst, "stopped at %ld: %.3f of native", k, ratio);
    }
    world->stop_at = 0;
}

Test(search_stop, gives_a_valid_answer_wherever_it_is_stopped)
{
    for (uint64_t seed = 5; seed < 8; seed++) {
        struct world world = bruck_ring_world(seed);

        check_every_stop(&world, 1.05);
    }
}

Test(search_stop, is_sound_wherever_it_is_stopped_with_one_that_is_wrong)
{
    struct world world = bruck_ring_world(5);

    failing.algorithm = RING;
    failing.value = 16;
    failing.from = 200000;
    failing.outcome = CT_WRONG;
    world.spaces[0].fails = fails_from;
    check_every_stop(&world, 1.05);
}

Test(search_stop, leaves_all_to_native_when_stopped_at_once)
{
    struct world world = bruck_ring_world(5);
    struct ct_search_result *result;

    world.spaces[0].off = -1; /* nothing is predicted */
    world.stop_at = 1;
    result = run_world(&world);
    cr_assert_eq(result->nranges, 1);
    cr_assert_eq(result->ranges[0].candidate->number, 0);
    cr_assert_eq(result->ranges[0].figures.nsamples, 0);
    cr_assert_eq(result->nrows, CT_SEARCH_NSIZES);
    for (int i = 0; i < result->nrows; i++)
        cr_assert_eq(result->rows[i].figures.basis, CT_BASIS_UNDECIDED);
}

/* Calls of seconds, which two lucky ones of the best bring to the limit. */
static double long_calls(int algorithm, const int *values, double bytes)
{
    static const double factor[] = {2, 1, 1.04};

    (void)values;
    return (1 + 1e-5 * bytes) * factor[algorithm];
}

static double near_the_best(double bytes)
{
    return 0.99 * long_calls(1, NULL, bytes);
}

/* Also where the limit seemed to be reached, and more calls show that it was
   not: the other candidates are looked at then. */
Test(search_stop, keeps_what_was_confirmed_wherever_it_is_stopped)
{
    static const struct made_up three[] = {
        {.name = "native", .is_native = true}, {.name = "ring"}, {.name = "tree"}};
    const struct noise noise = {.sample = 0.08};

    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct world world = new_world(three, COUNT(three), long_calls);
        bool was_confirmed[CT_SEARCH_NSIZES] = {false};
        bool is_complete = false;

        world.noise = noise;
        world.seed = seed;
        world.spaces[0].limit = near_the_best;
        for (world.stop_at = 1; !is_complete; world.stop_at++) {
            struct ct_search_result *result = run_world(&world);

            for (int i = 0; i < result->nrows; i++) {
                const bool is_confirmed = result->rows[i].figures.basis == CT_BASIS_CONFIRMED;

                cr_expect(is_confirmed || !was_confirmed[i], "seed %d, %zu bytes, stopped at %ld",
                          (int)seed, result->rows[i].figures.bytes, world.stop_at);
                was_confirmed[i] = is_confirmed;
            }
            is_complete = result->complete;
        }
    }
}

Test(search_stop, asks_the_same_again_when_the_answers_are_the_same)
{
    for (uint64_t seed = 1; seed <= 5; seed++) {
        struct world first = bruck_ring_world(seed);
        struct world second = bruck_ring_world(seed);
        struct ct_search_result *a = run_world(&first);
        struct ct_search_result *b = run_world(&second);

        cr_assert_eq(first.trace, second.trace);
        cr_assert_eq(first.requests, second.requests);
        cr_assert_eq(hash_result(a), hash_result(b));
    }
}

Test(search_stop, goes_on_from_a_journal_as_if_it_had_not_been_stopped)
{
    struct world whole = bruck_ring_world(3);
    struct ct_search_result *result = run_world(&whole);
    const uint64_t expected = hash_result(result);
    for (long k = 1; k < whole.requests; k += whole.requests / 20 + 1) {
        struct world stopped = bruck_ring_world(3);
        struct world resumed = bruck_ring_world(3);

        journal.n = 0;
        stopped.journal = resumed.journal = &journal;
        stopped.stop_at = k;
        run_world(&stopped);
        cr_assert_eq(journal.n, k - 1);
        result = run_world(&resumed);
        cr_assert_eq(resumed.trace, whole.trace, "stopped at %ld", k);
        cr_assert_eq(hash_result(result), expected, "stopped at %ld", k);
    }
}

/* The machine is another one afterwards: what the journal holds is asked for
   as before, and what follows is sound. */
Test(search_stop, goes_on_from_a_journal_on_a_machine_that_changed)
{
    struct world stopped = bruck_ring_world(3);

    for (long k = 10; k <= 100; k += 30) {
        struct world resumed = bruck_ring_world(4);
        struct ct_search_result *result;

        journal.n = 0;
        stopped.journal = resumed.journal = &journal;
        stopped.stop_at = k;
        run_world(&stopped);
        resumed.noise.sample = 0.05;
        result = run_world(&resumed);
        cr_expect_leq(worst_of_native(&resumed.spaces[0], result), 1.05);
    }
}

Test(search_stop, takes_answers_with_fewer_rounds_than_asked_for)
{
    for (int n = 1; n <= 5; n += 2) {
        struct world world = bruck_ring_world(3);
        struct ct_search_result *result;

        world.at_most = n;
        world.noise = (struct noise){.sample = 0.03, .stalls = 0.03};
        result = run_world(&world);
        cr_expect_leq(worst_of_native(&world.spaces[0], result), 1.05);
        cr_expect_eq(result->rows[0].candidate->number, BRUCK);
        cr_expect_eq(result->rows[11].candidate->number, RING);
    }
}
