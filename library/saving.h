/*
 * saving.h - what a choice saves by the figures of the tuning.
 */
#ifndef CT_LIBRARY_SAVING_H
#define CT_LIBRARY_SAVING_H

#include "library/tuned.h"

/*
 * The time of the MPI library's own collective less that of the choice, as
 * tuning measured them. Between two measured sizes each is on the straight line
 * between its figures, as if the time were a latency and a time per byte.
 *
 * choice   of this collective at `bytes`, or of one of its patterns
 * bytes    as choices are made by
 * seconds  out: below 0, if the figures say that it is slower
 * returns  false: there are no figures, as outside the measured sizes
 */
bool ct_saving_find(const struct ct_tuned *tuned,
                    const struct ct_collective *collective,
                    const struct ct_choice *choice, size_t bytes,
                    double *seconds);

#endif
