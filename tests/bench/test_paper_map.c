/*
 * test_paper_map.c - the paper's map by what its text says of single cases.
 */
#include "bench/paper_map.h"
#include "result/result.h"

#include <criterion/criterion.h>

static void expect(int nranks, size_t bytes, const char *algorithm)
{
    cr_expect_str_eq(ct_paper_map(nranks, bytes), algorithm, "%d ranks, %zu bytes: %s", nranks,
                     bytes, ct_paper_map(nranks, bytes));
}

/* 2005, Fig. 15: at 32 KB, where halving and doubling wins, and the ring. */
Test(paper_map, has_the_winners_at_32_kb)
{
    static const int halving[] = {33, 65, 66, 97, 128, 129, 130, 131};
    static const int rings[] = {3, 5, 7, 9, 10, 11, 17};
    static const int blocks[] = {36, 60, 77, 80, 96, 100, 235, 251};

    for (size_t i = 0; i < sizeof halving / sizeof halving[0]; i++)
        expect(halving[i], 32768, "allreduce_halving");
    for (size_t i = 0; i < sizeof rings / sizeof rings[0]; i++)
        expect(rings[i], 32768, "allreduce_pairwise_ring");
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++)
        expect(blocks[i], 32768, "allreduce_binary_blocks");
}

Test(paper_map, has_what_the_text_says_of_short_vectors_and_of_15_ranks)
{
    expect(64, 32, "allreduce_recursive_doubling");
    expect(64, 33, CT_RESULT_NATIVE);
    expect(63, 1024, "allreduce_reduce_bcast");
    expect(63, 1025, "allreduce_halving");
    expect(15, 32768, "allreduce_halving");
    expect(15, 65536, "allreduce_pairwise_ring");
    expect(33, 16384, "allreduce_halving");
    expect(96, 16383, "allreduce_halving");
    expect(96, 16384, "allreduce_binary_blocks");
}
