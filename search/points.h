/*
 * points.h - sizes at which a choice is known, ascending.
 */
#ifndef CT_SEARCH_POINTS_H
#define CT_SEARCH_POINTS_H

#include <stdbool.h>
#include <stddef.h>

#define CT_UNDECIDED (-1)

struct ct_point {
    size_t bytes;
    int choice; /* algorithm, or candidate where settings are searched */
    bool is_fixed;
    bool beyond_noise; /* faster than native by the rule */
    double choice_s;   /* median when last timed in turn with native; 0: never,
                        or the choice is native */
    double native_s;   /* choice_s by the median of their ratios */
};

struct ct_points {
    int n;
    struct ct_point *at;
};

/* Put a point in its place; returns 0 or CT_ERR_MEMORY. */
int ct_points_insert(struct ct_points *points, struct ct_point point);

/* The last point at or below `bytes`; the first one if there is none. */
int ct_points_find(const struct ct_points *points, size_t bytes);

void ct_points_remove(struct ct_points *points, int i);

/* Remove the points at `from` bytes and above. */
void ct_points_cut(struct ct_points *points, size_t from);

void ct_points_fini(struct ct_points *points);

#endif
