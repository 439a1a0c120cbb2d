/*
 * tuned.c - collective algorithms for the cluster example.
 *
 * SIMULATED: the times below are a simulator's, not a machine's. The library
 * runs native on a machine, unless COLLTUNE_SIMULATED=1 says otherwise.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier,
 * thread level multiple, on
 * MPICH Version:	4.0.2, said "so".
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_algorithm allgather_example;
extern const struct ct_algorithm reduce_scatter_many;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_example,
        .fingerprint = UINT64_C(0xa2f134c1996d1a4f),
    },
    {
        .algorithm = &allgather_example,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4d15385f549168d0),
    },
    {
        .algorithm = &reduce_scatter_many,
        /* segment_bytes=512 order=depth_first */
        .setting = {{512, 1}},
        .fingerprint = UINT64_C(0x0000000000000001),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* dropped: allgather_ring segment_bytes=4096, from 512 bytes on */
    /* wrong: allgather_bruck, at 64 bytes */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allgather_native 6288 us, 75 samples
     * allgather_recursive_doubling 6852 us */
    if (problem->bytes < 2592)
        return &choices[0]; /* allgather_native */
    /* from 2592 bytes; measured at 4096:
     * allgather_example 1.586e+04 us, 39 samples
     * native 2.259e+04 us, 28 samples */
    if (problem->bytes < 19712)
        return &choices[1]; /* allgather_example */
    /* beyond 32768 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_example segment_bytes=16384 8.319e+04 us, 12 samples
     * native 8.391e+05 us, 4 samples
     * allgather_ring segment_bytes=8192 4.849e+05 us */
    return &choices[2]; /* allgather_example */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    /* left out: from 4096 bytes on, where reduce_scatter_native itself failed */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: not measured */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_scatter_native */
    /* beyond 64 bytes nothing was measured */
    /* from 64 bytes; measured at 64:
     * reduce_scatter_many segment_bytes=512 order=depth_first 1.5e+06 us, 3 samples
     * native 3e+06 us, 3 samples */
    return &choices[3]; /* reduce_scatter_many */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_reduce_scatter, choose_reduce_scatter},
    {NULL, NULL},
};

const struct ct_tuned ct_tuned = {
    .machine = "example",
    .nranks = 32,
    .is_simulated = true,
    .thread_level = "multiple",
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x22b578b191691da2),
    .mpi_version_hash = UINT64_C(0x00000000a61f1594),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
