/*
 * test_simgrid_limits.c - buffers and scratch of all ranks fit into memory, and
 * few enough messages are simulated.
 */
#include "driver/flavours/simgrid_limits.h"
#include "driver/spaces/affordable.h"
#include "repo/aliases.h"
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
    const struct ct_named named = ct_named_find(ct_registry, name);
    const struct ct_algorithm *algorithm = named.algorithm;
    struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = 1024, .bytes = bytes};
    struct ct_candidate_memo memo = {.n = 0};
    bool is = false;
    int k = 0;

    do {
        cr_assert_lt(k, ct_settings_count(ct_named_params(&named)), "%s", name);
        problem.setting = ct_named_setting_at(&named, k++);
    } while (ct_algorithm_shape(algorithm, &problem, 0).segments != segments);
    for (int i = 0; i < 2; i++) /* the second time it is remembered */
        is = ct_affordable(ct_flavour_of_results(true), &memo,
                           &(struct ct_candidate){.algorithm = algorithm}, &problem);
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
    cr_expect_not(is_affordable("allreduce_ring", 1024, 1));
}

/* Whether so many ranks can be simulated with a setting, at 512 bytes. */
static bool is_admitted(const char *name, int nranks, const char *setting)
{
    const struct ct_algorithm *algorithm = ct_algorithm_find(ct_registry, name);
    struct ct_problem problem = {
        .collective = algorithm->collective, .nranks = nranks, .bytes = 512};
    struct ct_candidate_memo memo = {.n = 0};
    struct ct_diag diag;
    bool is;

    cr_assert_eq(ct_setting_read(algorithm->params, setting, &problem.setting, &diag), CT_OK,
                 "%s: %s", name, diag.text);
    is = ct_affordable(ct_flavour_of_results(true), &memo,
                       &(struct ct_candidate){.algorithm = algorithm}, &problem);
    ct_candidate_memo_fini(&memo);
    return is;
}

/* An allgather by all messages at once is 130,560 of them among 256 ranks: more
   than ten minutes. One root that has many is nothing. */
Test(simgrid_limits, are_of_the_messages_at_once)
{
    const char *spread = "reduce_scatter=circulant allgather=spread";
    const char *ring = "reduce_scatter=circulant allgather=ring";

    cr_expect(is_admitted("allreduce_variation_1", 32, spread));
    cr_expect_not(is_admitted("allreduce_variation_1", 256, spread));
    cr_expect(is_admitted("allreduce_variation_1", 256, ring));
    cr_expect(is_admitted("allreduce_recursive_multiplying", 1024, "radix=8"));
    cr_expect_not(is_admitted("allreduce_recursive_multiplying", 1024, "radix=16"));
    cr_expect(is_admitted("barrier_linear", 1024, ""));
}

/* One setting is enough. */
Test(simgrid_limits, leave_out_an_algorithm_with_all_of_its_settings)
{
    const struct ct_places places = {.tree.nranks = 256};
    struct ct_algorithm spread = *ct_algorithm_find(ct_registry, "alltoall_spread");
    const struct ct_algorithm *tried[] = {ct_algorithm_find(ct_registry, "allreduce_variation_1"),
                                          &spread,
                                          ct_algorithm_find(ct_registry, "allgather_ring")};

    spread.params[0] = NULL; /* no other window than all at once */
    cr_expect_eq(ct_affordable_select(ct_flavour_of_results(true), tried, 3, &places), 2);
    cr_expect_str_eq(tried[0]->name, "allreduce_variation_1");
    cr_expect_str_eq(tried[1]->name, "allgather_ring");
}
