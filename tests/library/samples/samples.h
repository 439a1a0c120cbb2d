/*
 * samples.h - collectives that only the tests have, of kinds that the
 * repository lacks: with a root, with counts.
 *
 * samples.c is the registry of a program with these in place of the
 * repository's.
 */
#ifndef CT_TESTS_LIBRARY_SAMPLES_SAMPLES_H
#define CT_TESTS_LIBRARY_SAMPLES_SAMPLES_H

#include "library/entry/take.h"

extern const struct ct_interposed ct_mpi_sample_allgatherv;
extern const struct ct_interposed ct_mpi_sample_bcast;
extern const struct ct_interposed ct_mpi_sample_reduce_scatter;
extern const struct ct_interposed ct_mpi_sample_scatter;

extern const struct ct_algorithm sample_allgatherv_ring;
extern const struct ct_algorithm sample_bcast_binomial;
extern const struct ct_algorithm sample_bcast_from_0; /* wrong */
extern const struct ct_algorithm sample_reduce_scatter_ring;
extern const struct ct_algorithm sample_reduce_scatter_rest;
extern const struct ct_algorithm sample_scatter_linear;

#endif
