/*
 * frozen_algorithm.h - an algorithm that is planned by places, for the places of one
 * cluster. Generated routines call these functions.
 */
#ifndef CT_REPO_FROZEN_ALGORITHM_H
#define CT_REPO_FROZEN_ALGORITHM_H

#include "repo/algorithm.h"

struct ct_frozen_algorithm {
    const struct ct_algorithm *algorithm;
    const struct ct_places *places;
};

/* For the members of struct ct_algorithm. */
bool ct_frozen_applies(const struct ct_frozen_algorithm *frozen, const struct ct_problem *problem);
int ct_frozen_segments(const struct ct_frozen_algorithm *frozen, const struct ct_problem *problem);
void ct_frozen_plan(const struct ct_frozen_algorithm *frozen, struct ct_builder *builder,
                    const struct ct_shape *shape);

#endif
