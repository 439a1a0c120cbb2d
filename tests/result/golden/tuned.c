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
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 *
 * date: 2026-11-20 12:00
 * command: colltune tune topologies/example.yaml --budget 60
 * budget: 60 s
 * network: 16 hosts, 1 switch; 16 cables of 100 Mbit/s
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_algorithm allgather_example;
extern const struct ct_algorithm reduce_scatter_many;
extern const struct ct_algorithm reduce_scatter_other;

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
    {
        .algorithm = &reduce_scatter_other,
        .fingerprint = UINT64_C(0x0000000000000002),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* dropped: allgather_ring segment_bytes=4096, from 512 bytes on */
    /* wrong: allgather_bruck, at 64 bytes */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 6.29 ms (6.1 ms to 6.5 ms), 75 samples
     * runner-up: allgather_recursive_doubling, 1.09 times as long in the same rounds */
    if (problem->bytes < 2592)
        return &choices[0]; /* allgather_native */
    /* from 2592 bytes: confirmed; at 4096 bytes:
     * allgather_example 15.9 ms (15.5 ms to 16.2 ms), 39 samples
     * native 22.6 ms (22.2 ms to 23 ms), 28 samples
     * native / choice 1.42 (1.37 to 1.48), 7 rounds */
    if (problem->bytes < 19712)
        return &choices[1]; /* allgather_example */
    /* beyond 32768 bytes nothing was measured */
    /* from 19712 bytes: confirmed; at 32768 bytes:
     * allgather_example segment_bytes=16384 83.2 ms (82.9 ms to 83.5 ms), 12 samples
     * native 839 ms (800 ms to 900 ms), 4 samples
     * native / choice 10.09 (9.58 to 10.86), 7 rounds
     * runner-up: allgather_ring segment_bytes=8192, 5.83 times as long in the same rounds */
    return &choices[2]; /* allgather_example */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* left out: from 4096 bytes on, where reduce_scatter_native itself failed */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_scatter_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_many segment_bytes=512 order=depth_first 1.5 s, 3 samples
     * native 3 s, 3 samples */
    if (problem->bytes < 700)
        return &choices[3]; /* reduce_scatter_many */
    /* beyond 1024 bytes nothing was measured */
    /* from 700 bytes: carried, not timed here; at 512 bytes:
     * reduce_scatter_other 1.75 s, 3 samples
     * native 3.5 s, 3 samples
     * runner-up: reduce_scatter_many segment_bytes=512 order=depth_first, 1.03 times as long in the same rounds */
    return &choices[4]; /* reduce_scatter_other */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_reduce_scatter, choose_reduce_scatter},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.0062876, 0.0062876},
    {&ct_allgather, 4096, 0.0225873, 0.0158601},
    {&ct_allgather, 32768, 0.839136, 0.0831897},
    {&ct_reduce_scatter, 64, 3, 1.5},
};

const struct ct_tuned ct_tuned = {
    .machine = "example",
    .nranks = 32,
    .is_simulated = true,
    .thread_level = "multiple",
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x7fb819f697cad3e8),
    .mpi_version_hash = UINT64_C(0x00000000a61f1594),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
