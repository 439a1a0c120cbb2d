/*
 * rank_map_paper.c - the map of Rabenseifner 2004, from its text.
 */
#include "result/rank_map.h"

#include <math.h>

/*
 * Of the blocks of 2^e ranks that a number of ranks is divided into, the
 * largest difference of two exponents that follow each other.
 */
static int largest_step(int nranks)
{
    int last = -1, largest = 0;

    for (int e = 0; nranks >> e > 0; e++) {
        if ((nranks >> e & 1) == 0)
            continue;
        if (last >= 0 && e - last > largest)
            largest = e - last;
        last = e;
    }
    return largest;
}

static bool is_power_of_two(int n)
{
    return (n & (n - 1)) == 0;
}

/* The ring is best "for some sizes and p < 32": those that are named. */
static bool is_ring(int nranks, size_t bytes)
{
    static const int from_32k[] = {3, 5, 7, 9, 10, 11, 17};

    if (nranks == 15)
        return bytes >= 65536;
    for (size_t i = 0; i < sizeof from_32k / sizeof from_32k[0]; i++) {
        if (nranks == from_32k[i])
            return bytes >= 32768;
    }
    return false;
}

static bool is_binary_blocks(int nranks, size_t bytes)
{
    return nranks > 32 && !is_power_of_two(nranks) && bytes >= 16384 &&
           largest_step(nranks) < log2((double)bytes) / 2 - 2.5;
}

const char *ct_rank_map_paper(int nranks, size_t bytes)
{
    if (bytes <= 32)
        return "allreduce_recursive_doubling";
    if (bytes <= 1024)
        return is_power_of_two(nranks) ? CT_RESULT_NATIVE
                                       : "allreduce_reduce_bcast";
    if (is_ring(nranks, bytes))
        return "allreduce_pairwise_ring";
    return is_binary_blocks(nranks, bytes) ? "allreduce_binary_blocks"
                                           : "allreduce_rabenseifner";
}
