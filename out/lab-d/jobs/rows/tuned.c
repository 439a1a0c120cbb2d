/*
 * tuned.c - collective algorithms for the job rows
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 6 ranks,
 * the first of 8 parts that call at the same time, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x25c03bb0ab4278c5),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x879c57470bcdd841),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8a1c2681260b9267),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x979faebc958da148),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x65e1b2cbd95793ea),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0xaebf6ad262887274),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xe59cba8e1f2c29b6),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=neighbor_exchange */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xb482e1fecbc8a592),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3446ac4e8f29284c),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9aaa3ae18e1c5598),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5bbdaacd2e36cd80),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfa40ee6dd51281b8),
    },
    {
        .algorithm = &alltoall_simple,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6002671d1d11305d),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b8839807c309b7f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5e3615b1b55b168),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc51db5e9f5606008),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 order=dealt */
        .setting = {{0, 1, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5c3ae6ba63302946),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6c5e5265c477e6dc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0x6b97a9099602ed8c),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0xa933e621e99647a8),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x09c68328b74ef3aa),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4329ea2c551e84e7),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* dropped: allgather_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 1024 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1024 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 6.38 ms (6.16 ms to 6.59 ms), 183 samples
     * runner-up: allgather_wired_far_first order_by=copies, 0.99 times as long in the same rounds */
    if (problem->bytes < 144)
        return &choices[0]; /* allgather_native */
    /* from 144 bytes: confirmed; at 512 bytes:
     * allgather_neighbor_exchange 4.94 ms (4.62 ms to 5.24 ms), 75 samples
     * native 5.48 ms (5.15 ms to 5.69 ms), 75 samples
     * native / choice 1.11 (1.01 to 1.20), 75 rounds
     * runner-up: allgather_recursive_doubling, 0.96 times as long in the same rounds */
    if (problem->bytes < 548)
        return &choices[1]; /* allgather_neighbor_exchange */
    /* from 548 bytes: nothing beat native; at 724 bytes:
     * allgather_native 5.03 ms (4.88 ms to 5.12 ms), 240 samples
     * runner-up: allgather_mesh dims=2 order=dealt, 0.83 times as long in the same rounds */
    if (problem->bytes < 909)
        return &choices[0]; /* allgather_native */
    /* from 909 bytes: confirmed; at 1024 bytes:
     * allgather_neighbor_exchange 4.94 ms (4.78 ms to 5.2 ms), 135 samples
     * native 5.23 ms (5.08 ms to 5.58 ms), 135 samples
     * native / choice 1.07 (1.02 to 1.14), 135 rounds
     * runner-up: allgather_bruck order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 1629)
        return &choices[1]; /* allgather_neighbor_exchange */
    /* from 1629 bytes: confirmed; at 2048 bytes:
     * allgather_recursive_doubling order=dealt 7.35 ms (6.39 ms to 7.84 ms), 30 samples
     * native 8.95 ms (8.12 ms to 10.3 ms), 30 samples
     * native / choice 1.24 (1.04 to 1.31), 30 rounds
     * runner-up: allgather_native order=dealt, 1.04 times as long in the same rounds */
    if (problem->bytes < 2347)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 2347 bytes: nothing beat native; at 4096 bytes:
     * allgather_native 6.62 ms (6.42 ms to 6.73 ms), 282 samples
     * runner-up: allgather_bruck, 0.87 times as long in the same rounds */
    if (problem->bytes < 4332)
        return &choices[0]; /* allgather_native */
    /* from 4332 bytes: confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 6.34 ms (5.58 ms to 6.84 ms), 30 samples
     * native 8.02 ms (7.47 ms to 8.39 ms), 30 samples
     * native / choice 1.27 (1.20 to 1.33), 30 rounds
     * runner-up: allgather_spread window=0, 1.13 times as long in the same rounds */
    if (problem->bytes < 9551)
        return &choices[1]; /* allgather_neighbor_exchange */
    /* from 9551 bytes: confirmed; at 10993 bytes:
     * allgather_wired_far_first order_by=messages 8 ms (7.69 ms to 8.81 ms), 30 samples
     * native 14.8 ms (14.3 ms to 15.4 ms), 30 samples
     * native / choice 1.89 (1.77 to 1.96), 30 rounds
     * runner-up: allgather_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 9.7 ms (8.95 ms to 10.2 ms), 32 samples
     * runner-up: allgather_wired_far_first order_by=messages, 0.99 times as long in the same rounds */
    if (problem->bytes < 19400)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 19400 bytes: confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=16384 15.3 ms (14.7 ms to 16.1 ms), 30 samples
     * native 24.1 ms (23.1 ms to 25.3 ms), 30 samples
     * native / choice 1.59 (1.50 to 1.69), 30 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.14 times as long in the same rounds */
    return &choices[4]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 6.12 ms (5.85 ms to 6.66 ms), 123 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144, 1.06 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* allreduce_native */
    /* from 2049 bytes: confirmed; at 3323 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 5.35 ms (4.93 ms to 5.83 ms), 30 samples
     * native 6.62 ms (6.12 ms to 7.06 ms), 30 samples
     * native / choice 1.27 (1.10 to 1.43), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 3425)
        return &choices[5]; /* allreduce_tree */
    /* from 3425 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 6.39 ms (5.59 ms to 7.18 ms), 30 samples
     * native 7.42 ms (5.82 ms to 7.74 ms), 30 samples
     * runner-up: allreduce_reduce_bcast, 1.01 times as long in the same rounds */
    if (problem->bytes < 5279)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 5279 bytes: confirmed; at 5792 bytes:
     * allreduce_reduce_bcast order=dealt 4.97 ms (4.41 ms to 5.68 ms), 30 samples
     * native 6.12 ms (5.85 ms to 6.38 ms), 30 samples
     * native / choice 1.19 (1.10 to 1.36), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 7498)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 7498 bytes: confirmed; at 8192 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 4.23 ms (3.98 ms to 4.31 ms), 30 samples
     * native 4.87 ms (4.5 ms to 5.24 ms), 30 samples
     * native / choice 1.16 (1.06 to 1.33), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4, 0.98 times as long in the same rounds */
    if (problem->bytes < 10173)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 10173 bytes: undecided; at 16384 bytes:
     * allreduce_native 6.86 ms (6.51 ms to 7.51 ms), 45 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.82 times as long in the same rounds */
    if (problem->bytes < 18174)
        return &choices[0]; /* allreduce_native */
    /* from 18174 bytes: confirmed; at 19908 bytes:
     * allreduce_hierarchical leaders=2 between=recursive_doubling 10 ms (9.56 ms to 10.7 ms), 30 samples
     * native 12.6 ms (12.1 ms to 13.5 ms), 30 samples
     * native / choice 1.22 (1.13 to 1.32), 30 rounds
     * runner-up: allreduce_variation_1 reduce_scatter=halving allgather=neighbor_exchange, 1.06 times as long in the same rounds */
    if (problem->bytes < 21810)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 21810 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 9.19 ms (8.85 ms to 10.3 ms), 30 samples
     * native 13 ms (12.4 ms to 14.2 ms), 30 samples
     * native / choice 1.39 (1.24 to 1.50), 30 rounds
     * runner-up: allreduce_binary_blocks, 1.02 times as long in the same rounds */
    if (problem->bytes < 38992)
        return &choices[9]; /* allreduce_wired_switches */
    /* from 38992 bytes: confirmed; at 50263 bytes:
     * allreduce_variation_2 alltoall=spread allgather=neighbor_exchange 16.3 ms (15.1 ms to 17.9 ms), 30 samples
     * native 25 ms (24.1 ms to 26 ms), 30 samples
     * native / choice 1.57 (1.43 to 1.65), 30 rounds
     * runner-up: allreduce_pairwise_ring, 1.04 times as long in the same rounds */
    if (problem->bytes < 53097)
        return &choices[10]; /* allreduce_variation_2 */
    /* from 53097 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=0 13.1 ms (12.8 ms to 13.8 ms), 30 samples
     * native 24.4 ms (24.1 ms to 24.7 ms), 30 samples
     * native / choice 1.84 (1.78 to 1.89), 30 rounds
     * runner-up: allreduce_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 106756)
        return &choices[11]; /* allreduce_wired_ring */
    /* from 106756 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=16384 24.3 ms (22.1 ms to 25.9 ms), 18 samples
     * native 46.3 ms (45.9 ms to 47 ms), 18 samples
     * native / choice 1.91 (1.79 to 2.06), 18 rounds
     * runner-up: allreduce_wired_ring segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 46.8 ms (46.2 ms to 48.2 ms), 23 samples
     * runner-up: allreduce_ring segment_bytes=16384, 0.52 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* dropped: alltoall_hierarchical leaders=1 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 64 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 5.52 ms (5.29 ms to 6.14 ms), 30 samples
     * native 7.15 ms (6.87 ms to 8.02 ms), 30 samples
     * native / choice 1.33 (1.15 to 1.45), 30 rounds
     * runner-up: alltoall_bruck, 1.05 times as long in the same rounds */
    if (problem->bytes < 208)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 208 bytes: confirmed; at 512 bytes:
     * alltoall_bruck order=dealt 5.98 ms (5.53 ms to 6.46 ms), 45 samples
     * native 6.82 ms (6.34 ms to 7.12 ms), 45 samples
     * native / choice 1.12 (1.02 to 1.22), 45 rounds
     * runner-up: alltoall_grid dims=2, 0.89 times as long in the same rounds */
    if (problem->bytes < 861)
        return &choices[14]; /* alltoall_bruck */
    /* from 861 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=1 between=spread 5.47 ms (5.08 ms to 5.65 ms), 45 samples
     * native 6.18 ms (5.83 ms to 6.71 ms), 45 samples
     * native / choice 1.20 (1.04 to 1.27), 45 rounds
     * runner-up: alltoall_grid dims=2, 1.06 times as long in the same rounds */
    if (problem->bytes < 2359)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 2359 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 5.47 ms (5.07 ms to 5.9 ms), 55 samples
     * runner-up: alltoall_spread window=0 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 6580)
        return &choices[0]; /* alltoall_native */
    /* from 6580 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 order=dealt 7.77 ms (6.99 ms to 8.31 ms), 30 samples
     * native 9.26 ms (8.82 ms to 9.98 ms), 30 samples
     * native / choice 1.16 (1.11 to 1.28), 30 rounds
     * runner-up: alltoall_scattered batch=4 order=dealt, 1.04 times as long in the same rounds */
    if (problem->bytes < 9517)
        return &choices[15]; /* alltoall_spread */
    /* from 9517 bytes: undecided; at 10425 bytes:
     * alltoall_native 13.1 ms (12.2 ms to 13.8 ms), 30 samples
     * runner-up: alltoall_simple, 0.92 times as long in the same rounds */
    if (problem->bytes < 11422)
        return &choices[0]; /* alltoall_native */
    /* from 11422 bytes: first look, not confirmed; at 13269 bytes:
     * alltoall_spread window=4 order=dealt 12.8 ms (12.2 ms to 13.5 ms), 35 samples
     * native 14.7 ms (13.5 ms to 15.1 ms), 35 samples
     * runner-up: alltoall_spread window=0 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 14343)
        return &choices[15]; /* alltoall_spread */
    /* from 14343 bytes: confirmed; at 16384 bytes:
     * alltoall_simple order=dealt 15.7 ms (14.7 ms to 16.5 ms), 80 samples
     * native 16.2 ms (15.6 ms to 16.9 ms), 80 samples
     * native / choice 1.10 (1.00 to 1.15), 80 rounds
     * runner-up: alltoall_scattered batch=4 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 19582)
        return &choices[16]; /* alltoall_simple */
    /* from 19582 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 28.6 ms (27.5 ms to 29.8 ms), 18 samples
     * native 45.3 ms (43.1 ms to 48.2 ms), 18 samples
     * native / choice 1.58 (1.48 to 1.65), 18 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.06 times as long in the same rounds */
    if (problem->bytes < 43948)
        return &choices[17]; /* alltoall_ring */
    /* from 43948 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 51.9 ms (49 ms to 54.7 ms), 15 samples
     * native 70.9 ms (70.3 ms to 73.1 ms), 15 samples
     * native / choice 1.41 (1.28 to 1.49), 15 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.03 times as long in the same rounds */
    if (problem->bytes < 67656)
        return &choices[18]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67656 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 91.9 ms, 5 samples
     * native 142 ms, 5 samples
     * runner-up: alltoall_ring segment_bytes=8192, 1.11 times as long in the same rounds */
    return &choices[17]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 4.43 ms (4.19 ms to 4.65 ms), 118 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2, 0.99 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 6.74 ms (5.98 ms to 7.06 ms), 30 samples
     * native 9.67 ms (8.74 ms to 10.5 ms), 30 samples
     * native / choice 1.44 (1.24 to 1.66), 30 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.04 times as long in the same rounds */
    return &choices[19]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 3.13 ms (2.91 ms to 3.32 ms), 133 samples
     * runner-up: reduce_halving distance=bine, 0.94 times as long in the same rounds */
    if (problem->bytes < 2084)
        return &choices[0]; /* reduce_native */
    /* from 2084 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 order=dealt 5.2 ms (4.45 ms to 5.6 ms), 30 samples
     * native 6.09 ms (5.89 ms to 6.4 ms), 30 samples
     * native / choice 1.20 (1.09 to 1.39), 30 rounds
     * runner-up: reduce_linear order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 10717)
        return &choices[20]; /* reduce_tree */
    /* from 10717 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 3.73 ms (3.48 ms to 4.29 ms), 30 samples
     * native 6 ms (5.49 ms to 6.3 ms), 30 samples
     * native / choice 1.53 (1.35 to 1.78), 30 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3, 1.10 times as long in the same rounds */
    if (problem->bytes < 19548)
        return &choices[21]; /* reduce_wired_tree */
    /* from 19548 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 5.08 ms (4.3 ms to 5.72 ms), 30 samples
     * native 7.03 ms (6.83 ms to 7.42 ms), 30 samples
     * native / choice 1.43 (1.30 to 1.68), 30 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=2, 1.08 times as long in the same rounds */
    if (problem->bytes < 69625)
        return &choices[22]; /* reduce_wired_tree */
    /* from 69625 bytes: confirmed; at 131072 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 13.5 ms (13.3 ms to 13.9 ms), 30 samples
     * native 30.9 ms (30.5 ms to 31.4 ms), 30 samples
     * native / choice 2.28 (2.22 to 2.32), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 1.14 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[23]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 30.9 ms (30.5 ms to 31.4 ms), 30 samples
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 0.44 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 4096 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 5.94 ms (5.46 ms to 6.21 ms), 43 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.05 times as long in the same rounds */
    if (problem->bytes < 3220)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 3220 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 5.81 ms (5.41 ms to 6.1 ms), 75 samples
     * native 6.29 ms (5.97 ms to 6.55 ms), 75 samples
     * native / choice 1.10 (1.03 to 1.17), 75 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.01 times as long in the same rounds */
    if (problem->bytes < 6525)
        return &choices[24]; /* reduce_scatter_block_wired_near_first */
    /* from 6525 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 7.36 ms (6.78 ms to 7.57 ms), 30 samples
     * native 8.86 ms (8.71 ms to 9.21 ms), 30 samples
     * native / choice 1.23 (1.13 to 1.31), 30 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=8, 1.03 times as long in the same rounds */
    if (problem->bytes < 19502)
        return &choices[25]; /* reduce_scatter_block_ring */
    /* from 19502 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 18.2 ms (17.5 ms to 19.5 ms), 30 samples
     * native 43.6 ms (42.8 ms to 44.2 ms), 30 samples
     * native / choice 2.33 (2.25 to 2.47), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 33114)
        return &choices[26]; /* reduce_scatter_block_wired_ring */
    /* from 33114 bytes: confirmed; at 46340 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 27.3 ms (25.7 ms to 29.4 ms), 18 samples
     * native 96.8 ms (83.2 ms to 262 ms), 18 samples
     * native / choice 3.38 (2.99 to 8.33), 18 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.06 times as long in the same rounds */
    if (problem->bytes < 62827)
        return &choices[27]; /* reduce_scatter_block_ring */
    /* from 62827 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 37.9 ms (36.4 ms to 44.5 ms), 18 samples
     * native 89.5 ms (86.8 ms to 93.5 ms), 18 samples
     * native / choice 2.39 (2.12 to 2.48), 18 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 80483)
        return &choices[26]; /* reduce_scatter_block_wired_ring */
    /* from 80483 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 66.6 ms (62.5 ms to 69.4 ms), 15 samples
     * native 142 ms (140 ms to 143 ms), 15 samples
     * native / choice 2.10 (1.99 to 2.23), 15 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.02 times as long in the same rounds */
    if (problem->bytes < 44739243)
        return &choices[27]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 142 ms (140 ms to 144 ms), 16 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 0.48 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_bcast, choose_bcast},
    {&ct_reduce, choose_reduce},
    {&ct_reduce_scatter_block, choose_reduce_scatter_block},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.00638, 0.00638},
    {&ct_allgather, 64, 0.00666, 0.00666},
    {&ct_allgather, 512, 0.00548, 0.00494},
    {&ct_allgather, 1024, 0.00523, 0.00494},
    {&ct_allgather, 2048, 0.00895, 0.00735},
    {&ct_allgather, 4096, 0.00662, 0.00662},
    {&ct_allgather, 8192, 0.00802, 0.00634},
    {&ct_allgather, 16384, 0.0097, 0.0097},
    {&ct_allgather, 32768, 0.0241, 0.0153},
    {&ct_allgather, 65536, 0.0523, 0.0352},
    {&ct_allgather, 131072, 0.088, 0.0605},
    {&ct_allreduce, 1, 0.00612, 0.00612},
    {&ct_allreduce, 64, 0.00551, 0.00551},
    {&ct_allreduce, 512, 0.00505, 0.00505},
    {&ct_allreduce, 1024, 0.00651, 0.00651},
    {&ct_allreduce, 2048, 0.00579, 0.00579},
    {&ct_allreduce, 4096, 0.00742, 0.00639},
    {&ct_allreduce, 8192, 0.00487, 0.00423},
    {&ct_allreduce, 16384, 0.00686, 0.00686},
    {&ct_allreduce, 32768, 0.013, 0.00919},
    {&ct_allreduce, 65536, 0.0244, 0.0131},
    {&ct_allreduce, 131072, 0.0463, 0.0243},
    {&ct_alltoall, 1, 0.00715, 0.00552},
    {&ct_alltoall, 64, 0.00591, 0.00505},
    {&ct_alltoall, 512, 0.00682, 0.00598},
    {&ct_alltoall, 1024, 0.00618, 0.00547},
    {&ct_alltoall, 2048, 0.00535, 0.0051},
    {&ct_alltoall, 4096, 0.00547, 0.00547},
    {&ct_alltoall, 8192, 0.00926, 0.00777},
    {&ct_alltoall, 16384, 0.0162, 0.0157},
    {&ct_alltoall, 32768, 0.0453, 0.0286},
    {&ct_alltoall, 65536, 0.0709, 0.0519},
    {&ct_alltoall, 131072, 0.142, 0.0919},
    {&ct_bcast, 1, 0.00443, 0.00443},
    {&ct_bcast, 64, 0.00462, 0.00462},
    {&ct_bcast, 512, 0.00451, 0.00451},
    {&ct_bcast, 1024, 0.00429, 0.00429},
    {&ct_bcast, 2048, 0.00435, 0.00435},
    {&ct_bcast, 4096, 0.00559, 0.00559},
    {&ct_bcast, 8192, 0.00507, 0.00507},
    {&ct_bcast, 16384, 0.00364, 0.00364},
    {&ct_bcast, 32768, 0.00967, 0.00674},
    {&ct_bcast, 65536, 0.0132, 0.00712},
    {&ct_bcast, 131072, 0.0248, 0.0134},
    {&ct_reduce, 1, 0.00313, 0.00313},
    {&ct_reduce, 64, 0.0065, 0.0065},
    {&ct_reduce, 512, 0.00446, 0.00446},
    {&ct_reduce, 1024, 0.00503, 0.00503},
    {&ct_reduce, 2048, 0.0059, 0.0059},
    {&ct_reduce, 4096, 0.00609, 0.0052},
    {&ct_reduce, 8192, 0.00609, 0.0046},
    {&ct_reduce, 16384, 0.006, 0.00373},
    {&ct_reduce, 32768, 0.00703, 0.00508},
    {&ct_reduce, 65536, 0.0206, 0.0103},
    {&ct_reduce, 131072, 0.0309, 0.0135},
    {&ct_reduce_scatter_block, 1, 0.00594, 0.00594},
    {&ct_reduce_scatter_block, 64, 0.00466, 0.00466},
    {&ct_reduce_scatter_block, 512, 0.00648, 0.00648},
    {&ct_reduce_scatter_block, 1024, 0.00428, 0.00428},
    {&ct_reduce_scatter_block, 2048, 0.00541, 0.00541},
    {&ct_reduce_scatter_block, 4096, 0.00629, 0.00581},
    {&ct_reduce_scatter_block, 8192, 0.00886, 0.00736},
    {&ct_reduce_scatter_block, 16384, 0.0196, 0.0108},
    {&ct_reduce_scatter_block, 32768, 0.0436, 0.0182},
    {&ct_reduce_scatter_block, 65536, 0.0895, 0.0379},
    {&ct_reduce_scatter_block, 131072, 0.142, 0.0666},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .nparts = 8,
    .cluster_hash = UINT64_C(0x4f79f62cb226862e),
    .dispatch_hash = UINT64_C(0x8f2942c456177dcc),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
