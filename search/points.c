/*
 * points.c - an array in order of size.
 */
#include "search/points.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

struct ct_point ct_point_new(size_t bytes, bool is_fixed, int depth)
{
    return (struct ct_point){.bytes = bytes,
                             .is_fixed = is_fixed,
                             .depth = depth,
                             .choice = CT_NOBODY,
                             .runner_up = CT_NOBODY,
                             .tried_below = CT_NOBODY,
                             .tried_above = CT_NOBODY};
}

int ct_points_insert(struct ct_points *points, struct ct_point point)
{
    struct ct_point *grown =
        ct_array_grow(points->at, points->n, sizeof *grown);
    int i = points->n;

    if (grown == NULL)
        return CT_ERR_MEMORY;
    points->at = grown;
    for (; i > 0 && grown[i - 1].bytes > point.bytes; i--)
        grown[i] = grown[i - 1];
    grown[i] = point;
    points->n++;
    return 0;
}

void ct_point_choose(struct ct_point *point, int choice,
                     enum ct_search_basis basis, struct ct_timing chosen,
                     struct ct_timing native)
{
    point->state = CT_POINT_DECIDED;
    point->choice = choice;
    point->basis = basis;
    point->chosen = chosen;
    point->native = native;
    point->ratio = (struct ct_ratio){0};
    point->runner_up = CT_NOBODY;
    point->behind = (struct ct_ratio){0};
}

void ct_points_remove(struct ct_points *points, int i)
{
    points->n--;
    memmove(&points->at[i], &points->at[i + 1],
            (size_t)(points->n - i) * sizeof *points->at);
}

void ct_points_fini(struct ct_points *points)
{
    free(points->at);
}
