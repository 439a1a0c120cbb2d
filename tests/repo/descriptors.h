/*
 * descriptors.h - the collectives that tests name.
 */
#ifndef CT_TESTS_REPO_DESCRIPTORS_H
#define CT_TESTS_REPO_DESCRIPTORS_H

#include "repo/collective.h"

extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allgatherv;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_exscan;
extern const struct ct_collective ct_scan;

#endif
