/*
 * test_simgrid_limits.c - buffers and scratch of all ranks fit into memory.
 */
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
