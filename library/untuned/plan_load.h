/*
 * plan_load.h - what the messages of an algorithm load the cables with.
 */
#ifndef CT_LIBRARY_PLAN_LOAD_H
#define CT_LIBRARY_PLAN_LOAD_H

#include "repo/algorithm.h"

#include <mpi.h>

/*
 * Seconds that the busiest link needs for each byte of the problem. Each rank
 * plans and counts its own messages. They are added up by two allreduces: of
 * whether all ranks have the memory, and of two numbers per node of the tree; then
 * rank 0 tells what it found, as sums may round differently.
 *
 * algorithm   applies to the problem, whose places are known
 * comm        private, of the problem's ranks
 * s_per_byte  out: the same on all ranks; 0: no bandwidth is known; negative:
 *             some rank lacked memory
 * returns     an MPI error code
 */
int ct_plan_load(const struct ct_algorithm *algorithm, const struct ct_problem *problem, int rank,
                 MPI_Comm comm, double *s_per_byte);

#endif
