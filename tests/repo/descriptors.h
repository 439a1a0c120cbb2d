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
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_gather;
extern const struct ct_collective ct_gatherv;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_collective ct_scan;
extern const struct ct_collective ct_scatter;
extern const struct ct_collective ct_scatterv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_exscan;

#endif
