/*
 * rank_map.h - which algorithm is best over the number of ranks and the size,
 * drawn as Rabenseifner 2004 did.
 */
#ifndef CT_RESULT_RANK_MAP_H
#define CT_RESULT_RANK_MAP_H

#include "base/text.h"
#include "result/result.h"

/* A map to draw beside that of one collective: what is best by someone else. */
struct ct_rank_map_other {
    const char *collective;
    const char *words;                             /* whose map it is */
    const char *native_words;                      /* what its native is */
    const char *(*best)(int nranks, size_t bytes); /* changes at powers of two */
};

/* Results of one cluster, each for another number of ranks, ascending. */
struct ct_rank_map {
    const struct ct_result *const *results;
    int nresults;
    const struct ct_rank_map_other *other; /* NULL: none */
};

/* Lack of memory is kept by the texts. */

/* A line for each range of each collective and number of ranks. */
void ct_rank_map_csv(struct ct_text *csv, const struct ct_rank_map *map);

/* A page with a map of each collective. */
void ct_rank_map_page(struct ct_text *page, const struct ct_rank_map *map);

#endif
