/*
 * crossover.h - where between two sizes the choice changes.
 */
#ifndef CT_SEARCH_CROSSOVER_H
#define CT_SEARCH_CROSSOVER_H

#include "search/points.h"
#include "search/search.h"

/* One search for crossovers: its points, and the callbacks for times. */
struct ct_crossover {
    struct ct_points *points;
    const struct ct_search_options *options;
    void *ctx;

    /*
     * Decide the size point->bytes between two points, a third choice
     * included.
     *
     * point    in: bytes; out: choice, beyond_noise. A choice left at
     *          CT_UNDECIDED: only the two ends' choices are possible
     * returns  0 or an enum ct_status
     */
    int (*decide)(void *ctx, const struct ct_point *below,
                  const struct ct_point *above, struct ct_point *point);

    /* Whether `upper` is the faster one of two choices at this size. */
    int (*compare)(void *ctx, size_t bytes, int lower, int upper,
                   bool *is_upper);

    /* Seconds as measured so far; INFINITY when not measured. */
    double (*estimate)(void *ctx, size_t bytes, int choice);
};

/* Whether the gap between two sizes is within the resolution. */
bool ct_crossover_is_narrow(const struct ct_search_options *options,
                            size_t below, size_t above);

/*
 * Decide the middle between the fixed point at `bytes` and the next fixed one.
 * If a third choice wins there, do the same for the halves, at most max_depth
 * times deep. Does nothing where other points lie between the two.
 */
int ct_crossover_probe(const struct ct_crossover *crossover, size_t bytes);

/*
 * If the choices at the ends of the gap after `bytes` differ, narrow the gap to
 * the resolution. A point may have kept its choice although the neighbour's was
 * a little faster; the crossover then lies beyond that point and is searched
 * there.
 */
int ct_crossover_narrow(const struct ct_crossover *crossover, size_t bytes);

#endif
