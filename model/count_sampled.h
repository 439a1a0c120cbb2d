/*
 * count_sampled.h - features among many ranks, from a sample of them.
 */
#ifndef CT_MODEL_COUNT_SAMPLED_H
#define CT_MODEL_COUNT_SAMPLED_H

#include "model/features.h"

/*
 * Parameters as of ct_features_count; CT_ERR_INVALID also where not even a sample can be
 * planned in time.
 */
int ct_count_sampled(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     const struct ct_parts *parts, const struct ct_grid *grid,
                     struct ct_features *features, struct ct_diag *diag);

#endif
