/*
 * test_simgrid_limits.c - buffers and scratch of all ranks fit into memory, and
 * few enough messages are simulated.
 */
#include "driver/affordable.h"
#include "driver/flavours/simgrid_limits.h"
#include "search/search.h"

#include <criterion/criterion.h>

#define NRANKS 16
#define BUFFERS_MAX (4ull << 30)

/* Blocks that the timer has, and what may be under way. */
static size_t buffers_of(const struct ct_collective *collective)
{
    return ct_collective_blocks(collective, CT_SEND, NRANKS) +
           2 * ct_collective_blocks(collective, CT_RECV, NRANKS);
}

Test(simgrid_limits, have_room_for_the_largest_size)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_collective *collective = ct_collectives[i];
        const size_t largest = ct_simgrid_largest(collective, NRANKS);
        const size_t bytes = buffers_of(collective) * largest;
        const size_t needed = ct_search_sizes[CT_SEARCH_NSIZES - 1];

        cr_expect_leq(bytes, BUFFERS_MAX, "%s: %zu", collective->name, bytes);
        cr_expect_geq(largest, needed, "%s: %zu", collective->name, largest);
    }
}

/* It is doubled when it grows. */
Test(simgrid_limits, share_the_scratch_among_ranks)
{
    for (int n = 1; n <= 1024; n *= 2) {
        const size_t all = 2 * (size_t)n * ct_simgrid_scratch(n);

        cr_expect_leq(all, BUFFERS_MAX, "%d ranks: %zu", n, all);
        cr_expect_gt(ct_simgrid_scratch(2 * n), 0);
        cr_expect_leq(ct_simgrid_scratch(2 * n), ct_simgrid_scratch(n) / 2);
    }
}

/* Whether 1,024 ranks can be simulated with the first setting that makes so
   many segments of the bytes. */
static bool is_affordable(const char *name, size_t bytes, int segments)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);
    struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = 1024, .bytes = bytes};
    struct ct_candidate_memo memo = {.n = 0};
    bool is = false;
    int k = 0;

    do {
        cr_assert_lt(k, ct_settings_count(algorithm->params), "%s", name);
        problem.setting = ct_settings_at(algorithm->params, k++);
    } while (ct_algorithm_shape(algorithm, &problem, 0).segments != segments);
    for (int i = 0; i < 2; i++) /* the second time it is remembered */
        is = ct_affordable(ct_flavour_of_results(true), &memo, algorithm,
                           &problem);
    ct_candidate_memo_fini(&memo);
    return is;
}

/* A chain's messages are as many as ranks and segments, a ring's as many for
   each rank. */
Test(simgrid_limits, are_of_the_messages_that_there_are)
{
    cr_expect(is_affordable("bcast_chain", 65536, 16));
    cr_expect(is_affordable("reduce_binary", 65536, 16));
    cr_expect(is_affordable("allgather_ring", 1024, 1));
    cr_expect_not(is_affordable("allgather_ring", 65536, 16));
}
