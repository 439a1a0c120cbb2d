/*
 * frozen_algorithm.c - puts the places into problems and shapes.
 */
#include "repo/frozen_algorithm.h"

bool ct_frozen_applies(const struct ct_frozen_algorithm *frozen, const struct ct_problem *problem)
{
    struct ct_problem placed = *problem;

    placed.places = frozen->places;
    return ct_algorithm_applies(frozen->algorithm, &placed);
}

int ct_frozen_segments(const struct ct_frozen_algorithm *frozen, const struct ct_problem *problem)
{
    struct ct_problem placed = *problem;

    placed.places = frozen->places;
    return frozen->algorithm->segments(&placed);
}

void ct_frozen_plan(const struct ct_frozen_algorithm *frozen, struct ct_builder *builder,
                    const struct ct_shape *shape)
{
    struct ct_shape placed = *shape;

    placed.places = frozen->places;
    frozen->algorithm->plan(builder, &placed);
}
