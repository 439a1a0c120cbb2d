/*
 * samples.c - the registries of the samples.
 */
#include "tests/library/samples/samples.h"

#include <stddef.h>

extern const struct ct_collective ct_sample_allgatherv;
extern const struct ct_collective ct_sample_bcast;
extern const struct ct_collective ct_sample_reduce_scatter;
extern const struct ct_collective ct_sample_scatter;

const struct ct_collective *const ct_collectives[] = {
    &ct_sample_allgatherv, &ct_sample_bcast, &ct_sample_reduce_scatter, &ct_sample_scatter, NULL,
};

const struct ct_interposed *const ct_all_interposed[] = {
    &ct_mpi_sample_allgatherv,
    &ct_mpi_sample_bcast,
    &ct_mpi_sample_reduce_scatter,
    &ct_mpi_sample_scatter,
    NULL,
};

const struct ct_algorithm *const ct_registry[] = {
    &sample_allgatherv_ring,     &sample_bcast_binomial, &sample_reduce_scatter_ring,
    &sample_reduce_scatter_rest, &sample_scatter_linear, NULL,
};
