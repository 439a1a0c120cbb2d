/*
 * saving.h - what a choice saves by the figures of the tuning.
 */
#ifndef CT_LIBRARY_SAVING_H
#define CT_LIBRARY_SAVING_H

#include "library/tuned.h"

/* What tuning measured for calls of one size, in seconds, both above 0. */
struct ct_saving {
    double native_s; /* the MPI library's own collective */
    double choice_s;
};

/*
 * Find the figures for a call. Between two measured sizes each time is on the
 * straight line between its figures, as if it were a latency and a time per
 * byte.
 *
 * choice   of this collective at `bytes`, or of one of its patterns
 * bytes    as choices are made by
 * returns  false: there are no figures, as outside the measured sizes
 */
bool ct_saving_find(const struct ct_tuned *tuned, const struct ct_collective *collective,
                    const struct ct_choice *choice, size_t bytes, struct ct_saving *saving);

/*
 * The seconds that a call saved, as an estimate: the difference of the two
 * figures. If the call took less time than the choice's figure, it cannot have
 * saved as much, and the ratio of the figures is taken of its own time.
 *
 * seconds  that the call took
 * returns  below 0 if the figures say that the choice is slower
 */
double ct_saving_of_call(const struct ct_saving *saving, double seconds);

#endif
