/*
 * model_space.h - a model's candidates as the search sees them.
 */
#ifndef CT_BENCH_SEARCH_MODEL_SPACE_H
#define CT_BENCH_SEARCH_MODEL_SPACE_H

#include "bench/search/model.h"

struct ct_model_space {
    struct ct_search_algorithm *algorithms;
    int n;
    struct ct_candidate *searched; /* number: the model's; -1: it has none */
    const struct ct_candidate **list;
};

/* space: all zero; ct_model_space_fini, after failures too */
int ct_model_space_init(struct ct_model_space *space, const struct ct_model_collective *c);
void ct_model_space_fini(struct ct_model_space *space);

#endif
