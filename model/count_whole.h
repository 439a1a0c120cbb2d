/*
 * count_whole.h - features of all ranks, exactly.
 */
#ifndef CT_MODEL_COUNT_WHOLE_H
#define CT_MODEL_COUNT_WHOLE_H

#include "model/features.h"

/* What is counted. */
struct ct_counted {
    struct ct_grid grid; /* sizes of blocks */
    int segments;        /* per block, of which each stands for as many of the problem's, one
                            after the other; 0: as many as the problem has */
};

/* Parameters as of ct_features_count. */
int ct_count_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_parts *parts, const struct ct_counted *counted,
                   struct ct_features *features, struct ct_diag *diag);

/* The same as of ct_cables_count. */
int ct_count_loads(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_parts *parts, const struct ct_grid *grid,
                   struct ct_cable_load *loads, struct ct_diag *diag);

#endif
