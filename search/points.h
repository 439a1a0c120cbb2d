/*
 * points.h - the sizes of a space, ascending: the fixed ones, and others that
 * are decided because of a surprise.
 */
#ifndef CT_SEARCH_POINTS_H
#define CT_SEARCH_POINTS_H

#include "search/search_result.h"

#define CT_NOBODY (-1)

enum ct_point_state { CT_POINT_NEW, CT_POINT_LOOKED, CT_POINT_DECIDED };

/* The gap to the next point, as it was searched for two choices. */
struct ct_gap {
    bool is_done;
    int lower; /* candidates */
    int upper;
    size_t crossing; /* from here on `upper` is used */
};

/* A median in seconds with its 95 % confidence interval; 0: not measured. */
struct ct_timing {
    double median_s;
    double low_s; /* 0: too few samples for an interval */
    double high_s;
    int nsamples;
    int nstalls; /* samples of over CT_STALL times the median */
    bool is_disturbed;
};

/* Of n samples; all zero for none. */
struct ct_timing ct_timing_of(const double *samples, int n);

/* The ratio of two times of the same rounds: `over` and `under` have n samples
   each, pair by pair; all zero for none. */
struct ct_ratio ct_ratio_of(const double *over, const double *under, int n);

/* Calls that have a ratio with an interval though their rounds are too few for ct_ratio_of. */
#define CT_FEW_OVER 3
#define CT_FEW_UNDER 6

/* The same with further samples of `under` that were taken in between, after the n of the rounds.
   The interval is that of the rank-sum test, from the least to the greatest ratio of any two
   samples: if both times are alike, all are above 1 in 1 of 84 cases. */
struct ct_ratio ct_ratio_of_few(const double *over, int n, const double *under, int nunder);

struct ct_point {
    size_t bytes;
    bool is_fixed;
    int depth; /* how often the gap between fixed sizes was halved for it */
    enum ct_point_state state;
    int choice; /* candidate, once it is decided */
    enum ct_search_basis basis;
    struct ct_timing chosen;
    struct ct_timing native;
    struct ct_predicted predicted; /* of the choice, if nothing else is known */
    struct ct_predicted native_predicted;
    struct ct_ratio ratio;  /* of native to the choice, where it is confirmed */
    int runner_up;          /* besides the choice and native, in the race that
                              chose; CT_NOBODY: none */
    struct ct_ratio behind; /* the runner-up's time over the choice's there */
    int tried_below;        /* the winner of the point below that was tried here;
                        CT_NOBODY: none */
    int tried_above;
    bool is_skipped; /* what it takes is longer than there is time for */
    bool is_cut;     /* not all was looked at, as the limit seemed to be reached */
    bool was_cut;    /* it was not: all is looked at now */
    struct ct_gap gap;
};

struct ct_points {
    int n;
    struct ct_point *at;
};

/* Put a new point in its place; returns 0 or CT_ERR_MEMORY. */
int ct_points_insert(struct ct_points *points, struct ct_point point);

/* A point where nothing is known. */
struct ct_point ct_point_new(size_t bytes, bool is_fixed, int depth);

/* Decide it; the figures are of the choice and of native. */
void ct_point_choose(struct ct_point *point, int choice, enum ct_search_basis basis,
                     struct ct_timing chosen, struct ct_timing native);

void ct_points_remove(struct ct_points *points, int i);
void ct_points_fini(struct ct_points *points);

#endif
