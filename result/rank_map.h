/*
 * rank_map.h - which algorithm is best over the number of ranks and the size,
 * as Rabenseifner 2004 drew it.
 */
#ifndef CT_RESULT_RANK_MAP_H
#define CT_RESULT_RANK_MAP_H

#include "base/text.h"
#include "result/result.h"

/* Results of one cluster, each for another number of ranks, ascending. */
struct ct_rank_map {
    const struct ct_result *const *results;
    int nresults;
};

/* Lack of memory is kept by the texts. */

/* A line for each range of each collective and number of ranks. */
void ct_rank_map_csv(struct ct_text *csv, const struct ct_rank_map *map);

/* A page with a map of each collective, allreduce beside the paper's. */
void ct_rank_map_page(struct ct_text *page, const struct ct_rank_map *map);

/*
 * The fastest allreduce of `bytes` bytes of doubles on a Cray T3E by
 * Rabenseifner 2004, section 4, as far as its text says it: above 1 KB its rule
 * for binary blocks, and the numbers of ranks that it names for the ring.
 */
const char *ct_rank_map_paper(int nranks, size_t bytes);

#endif
