/*
 * test_memory.c - the limit of the process, and what pairs of ranks need.
 */
#include "base/memory.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <sys/resource.h>

Test(memory, is_no_more_than_the_limit_of_the_process)
{
    const size_t before = ct_memory_most();
    struct rlimit limit;
    rlim_t soft;
    size_t limited;

    cr_assert(getrlimit(RLIMIT_AS, &limit) == 0);
    soft = limit.rlim_cur;
    limit.rlim_cur = before / 2;
    cr_assert(setrlimit(RLIMIT_AS, &limit) == 0);
    limited = ct_memory_most();
    limit.rlim_cur = soft;
    cr_assert(setrlimit(RLIMIT_AS, &limit) == 0);
    cr_expect(limited == before / 2, "%zu of %zu", limited, before);
    cr_expect(ct_memory_most() == before);
}

Test(memory, of_pairs_does_not_overflow)
{
    cr_expect(ct_memory_of_pairs(1000, 150) == 150000000);
    cr_expect(ct_memory_of_pairs(1000, 0) == 0);
    cr_expect(ct_memory_of_pairs(1000, SIZE_MAX / 1000) == SIZE_MAX);
}
