/*
 * points.c - a sorted array that grows.
 */
#include "search/points.h"

#include "base/array.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

int ct_points_insert(struct ct_points *points, struct ct_point point)
{
    struct ct_point *grown =
        ct_array_grow(points->at, points->n, sizeof *grown);
    int i = points->n;

    if (grown == NULL)
        return CT_ERR_MEMORY;
    points->at = grown;
    while (i > 0 && points->at[i - 1].bytes > point.bytes)
        i--;
    memmove(&points->at[i + 1], &points->at[i],
            (size_t)(points->n - i) * sizeof *points->at);
    points->at[i] = point;
    points->n++;
    return 0;
}

int ct_points_find(const struct ct_points *points, size_t bytes)
{
    int i = 0;

    while (i + 1 < points->n && points->at[i + 1].bytes <= bytes)
        i++;
    return i;
}

void ct_points_remove(struct ct_points *points, int i)
{
    points->n--;
    memmove(&points->at[i], &points->at[i + 1],
            (size_t)(points->n - i) * sizeof *points->at);
}

void ct_points_cut(struct ct_points *points, size_t from)
{
    while (points->n > 0 && points->at[points->n - 1].bytes >= from)
        points->n--;
}

void ct_points_fini(struct ct_points *points)
{
    free(points->at);
    points->at = NULL;
}
