/*
 * paper_map.h - the map of Rabenseifner 2004.
 */
#ifndef CT_BENCH_PAPER_MAP_H
#define CT_BENCH_PAPER_MAP_H

#include <stddef.h>

/*
 * The fastest allreduce of `bytes` bytes of doubles on a Cray T3E by
 * Rabenseifner 2004, section 4, as far as its text says it: above 1 KB its rule
 * for binary blocks, and the numbers of ranks that it names for the ring.
 */
const char *ct_paper_map(int nranks, size_t bytes);

#endif
