/*
 * small_jobs.h - rounds among many ranks, from those among few.
 */
#ifndef CT_MODEL_SMALL_JOBS_H
#define CT_MODEL_SMALL_JOBS_H

#include "model/features.h"

/*
 * Rounds of an algorithm that does not plan by places: counted for three small jobs, of
 * `most` ranks, half of them and a quarter, or fewer, and continued as they grow: with the ranks,
 * with their root, or with their logarithm.
 *
 * segments  per block, in the small jobs, too
 * most      ranks of the largest small job, at most
 * rounds    out: 0: not known
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_small_jobs_rounds(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                         int segments, int most, int64_t *rounds, struct ct_diag *diag);

#endif
