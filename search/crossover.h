/*
 * crossover.h - where between two sizes the choice changes.
 */
#ifndef CT_SEARCH_CROSSOVER_H
#define CT_SEARCH_CROSSOVER_H

#include "search/points.h"
#include "search/search.h"

/* The points of one search for crossovers, and who knows the times. */
struct ct_crossover {
    struct ct_points *points;
    const struct ct_search_options *options;
    void *ctx;

    /*
     * Decide the size point->bytes between two points, a third choice
     * included.
     *
     * point    in: bytes; out: choice, beyond_noise. A choice left at
     *          CT_UNDECIDED: nothing but the two comes into question
     * returns  0 or an enum ct_status
     */
    int (*decide)(void *ctx, const struct ct_point *below,
                  const struct ct_point *above, struct ct_point *point);

    /* Which of two choices is the faster at this size? */
    int (*compare)(void *ctx, size_t bytes, int lower, int upper,
                   bool *is_upper);

    /* Seconds as measured so far; INFINITY when not measured. */
    double (*estimate)(void *ctx, size_t bytes, int choice);
};

/* Is the gap between two sizes within the resolution? */
bool ct_crossover_is_narrow(const struct ct_search_options *options,
                            size_t below, size_t above);

/*
 * Decide the middle between the fixed point at `bytes` and the next fixed one,
 * and of the halves again, at most max_depth times, while a third choice is
 * found. Nothing is done where other points are between them.
 */
int ct_crossover_probe(const struct ct_crossover *crossover, size_t bytes);

/*
 * Narrow the gap after the point at `bytes` down to the resolution when the
 * choices at its ends differ. Where a choice was kept at a point although the
 * neighbour's was a little faster, the crossover lies beyond that point: it
 * is looked for there.
 */
int ct_crossover_narrow(const struct ct_crossover *crossover, size_t bytes);

#endif
