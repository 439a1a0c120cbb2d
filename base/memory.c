/*
 * memory.c - asks the system.
 */
#include "base/memory.h"

#include <stdint.h>
#include <sys/resource.h>
#include <unistd.h>

size_t ct_memory_most(void)
{
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long page = sysconf(_SC_PAGESIZE);
    struct rlimit limit;
    size_t most = SIZE_MAX;

    if (pages > 0 && page > 0)
        most = (size_t)pages * (size_t)page;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY &&
        limit.rlim_cur < most)
        most = (size_t)limit.rlim_cur;
    return most;
}

size_t ct_memory_of_pairs(int n, size_t pair_bytes)
{
    const size_t pairs = (size_t)n * (size_t)n;

    return pair_bytes > 0 && pairs > SIZE_MAX / pair_bytes ? SIZE_MAX : pairs * pair_bytes;
}

double ct_memory_gb(size_t bytes)
{
    return (double)bytes / 1e9;
}
