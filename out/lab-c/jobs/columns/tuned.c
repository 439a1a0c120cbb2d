/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks,
 * the first of 4 parts that call at the same time, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allgatherv;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_exscan;
extern const struct ct_collective ct_gather;
extern const struct ct_collective ct_gatherv;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_collective ct_scan;
extern const struct ct_collective ct_scatter;
extern const struct ct_collective ct_scatterv;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_rounds;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_scatter_pairwise;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_wired_direct;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=one_factor separation=none barriers=0 */
        .setting = {{0, 0, 0}},
        .fingerprint = UINT64_C(0xa1ff0fff5b8977da),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe1ea4d86accb3d29),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x883555c0c1115252),
    },
    {
        .algorithm = &allgatherv_neighbor_exchange,
        .fingerprint = UINT64_C(0xe6d4ee85d7aa86da),
    },
    {
        .algorithm = &allgatherv_rounds,
        /* partners=shift separation=none barriers=0 */
        .setting = {{2, 0, 0}},
        .fingerprint = UINT64_C(0x69efc2dd6652575e),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x24ebe6300055c5e7),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5129537eeb7c0996),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0xd8650d3dc73761f6),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x21a70f8ad61019f3),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=ring allgather=ring */
        .setting = {{1, 4}},
        .fingerprint = UINT64_C(0xa73375fb8d1a1683),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x650cd88ad9d24c82),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa93d045ea731adbb),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x797ba1d9c81515ba),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x30a7bdb6d82448bc),
    },
    {
        .algorithm = &bcast_bine,
        .fingerprint = UINT64_C(0xb90b4d00e6db4ecc),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x998458ec682a9091),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6e557fc5e6d0039b),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xd51035ad2b3da778),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5887c29945c20208),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x70927434d0235c27),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=4 turns=posted */
        .setting = {{4, 0}},
        .fingerprint = UINT64_C(0xb8b7ed4d9684a360),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x4224704dc2000d83),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x49110924949a252f),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0xae66d07512de98e0),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0xa84c593880814a48),
    },
    {
        .algorithm = &reduce_scatter_pairwise,
        .fingerprint = UINT64_C(0x0b698fa08ce92f93),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x30560ad915ae350e),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x62c9d863bc4ca44b),
    },
    {
        .algorithm = &reduce_scatter_block_pairwise,
        .fingerprint = UINT64_C(0x613a294fdefb1146),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2616fcb99d4ecfc5),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc14df22019e2f165),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x660ee6d10f49ed74),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x541b40a129b25e73),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb2d763f169250b4f),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x814ec51545013a1f),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xd31b011bbaeca779),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x95d760c07236f802),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x21d9fcf45dbb529c),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x6f0ba82adb31297e),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 16384)
        return &choices[0]; /* allgather_native */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_rounds partners=one_factor separation=none barriers=0 15.6 ms, 3 samples
     * native 19.8 ms, 2 samples */
    if (problem->bytes < 32768)
        return &choices[1]; /* allgather_rounds */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 29.4 ms, 3 samples
     * native 43 ms, 2 samples */
    if (problem->bytes < 131072)
        return &choices[2]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * allgather_wired_far_first order_by=messages 107 ms (104 ms to 128 ms), 6 samples
     * native 132 ms (125 ms to 154 ms), 6 samples
     * native / choice 1.21 (1.15 to 1.44), 6 rounds */
    return &choices[3]; /* allgather_wired_far_first */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgatherv_native 4.74 ms (4.53 ms to 4.88 ms), 203 samples
     * runner-up: allgatherv_bruck, 1.00 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgatherv_native */
    /* from 4096 bytes: carried, not timed here */
    if (problem->bytes < 16384)
        return &choices[4]; /* allgatherv_neighbor_exchange */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgatherv_rounds partners=shift separation=none barriers=0 12.9 ms, 3 samples
     * native 17.5 ms, 5 samples
     * runner-up: allgatherv_ring segment_bytes=0, 0.87 times as long in the same rounds */
    if (problem->bytes < 32768)
        return &choices[5]; /* allgatherv_rounds */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=16384 22.9 ms, 3 samples
     * native 39.3 ms, 5 samples */
    if (problem->bytes < 65536)
        return &choices[6]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * allgatherv_wired_ring segment_bytes=16384 53.2 ms (51.7 ms to 60.3 ms), 6 samples
     * native 101 ms (87 ms to 108 ms), 6 samples
     * native / choice 1.89 (1.60 to 2.08), 6 rounds
     * runner-up: allgatherv_ring segment_bytes=16384, 1.27 times as long in the same rounds */
    return &choices[7]; /* allgatherv_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 4.73 ms (4.39 ms to 5.11 ms), 105 samples
     * native 5.7 ms (5.19 ms to 6.12 ms), 105 samples
     * native / choice 1.12 (1.07 to 1.22), 105 rounds
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_2d, 0.99 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[8]; /* allreduce_tree */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 4.59 ms (3.87 ms to 5.08 ms), 15 samples
     * native 5.74 ms (5.2 ms to 6.53 ms), 15 samples
     * native / choice 1.34 (1.11 to 1.49), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.02 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[9]; /* allreduce_tree */
    /* from 14957 bytes: undecided; at 16384 bytes:
     * allreduce_native 7.1 ms (6.63 ms to 7.75 ms), 30 samples
     * runner-up: allreduce_two_tree segment_bytes=0, 0.87 times as long in the same rounds */
    if (problem->bytes < 65536)
        return &choices[0]; /* allreduce_native */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=ring allgather=ring 17.2 ms, 5 samples
     * native 29.5 ms, 5 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=neighbor_exchange, 0.81 times as long in the same rounds */
    if (problem->bytes < 33554433)
        return &choices[10]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* alltoall_native */
    /* from 64 bytes: confirmed; at 64 bytes:
     * alltoall_bruck 6.23 ms (4.93 ms to 6.92 ms), 15 samples
     * native 7.52 ms (5.9 ms to 8.53 ms), 15 samples
     * native / choice 1.23 (1.09 to 1.41), 15 rounds
     * runner-up: alltoall_grid dims=3, 1.03 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[11]; /* alltoall_bruck */
    /* from 513 bytes: undecided */
    if (problem->bytes < 1870)
        return &choices[0]; /* alltoall_native */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck 6.91 ms (6.4 ms to 7.21 ms), 90 samples
     * native 7.51 ms (6.78 ms to 7.93 ms), 90 samples
     * native / choice 1.10 (1.02 to 1.17), 90 rounds
     * runner-up: alltoall_circulant, 0.96 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[11]; /* alltoall_bruck */
    /* from 2245 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* alltoall_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 26.5 ms, 3 samples
     * native 41.7 ms, 5 samples */
    if (problem->bytes < 32769)
        return &choices[12]; /* alltoall_ring */
    /* from 32769 bytes: undecided; at 65536 bytes:
     * alltoall_native 74.2 ms (73.7 ms to 80.2 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384, 0.83 times as long in the same rounds */
    if (problem->bytes < 86133)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 86133 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 95.6 ms, 2 samples
     * native 147 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=65536, 1.18 times as long in the same rounds */
    return &choices[13]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: undecided */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native:
     * barrier_native 5.38 ms (5.15 ms to 5.56 ms), 463 samples
     * runner-up: barrier_linear, 0.89 times as long in the same rounds */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 3.91 ms (3.68 ms to 4.18 ms), 408 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[0]; /* bcast_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 2.91 ms (2.27 ms to 4.53 ms), 15 samples
     * native 3.66 ms (3.5 ms to 4.66 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[14]; /* bcast_tree */
    /* from 8192 bytes: nothing beat native; at 8192 bytes:
     * bcast_native 4.41 ms (4.13 ms to 5 ms), 99 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3, 1.03 times as long in the same rounds */
    if (problem->bytes < 16384)
        return &choices[0]; /* bcast_native */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * bcast_bine 6.29 ms (5.01 ms to 7.09 ms), 15 samples
     * native 9.98 ms (8.33 ms to 11.2 ms), 15 samples
     * native / choice 1.70 (1.24 to 1.88), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 1.06 times as long in the same rounds */
    if (problem->bytes < 29913)
        return &choices[15]; /* bcast_bine */
    /* from 29913 bytes: confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=16384 5.38 ms (4.8 ms to 6.09 ms), 30 samples
     * native 6.44 ms (5.51 ms to 7.18 ms), 30 samples
     * native / choice 1.22 (1.04 to 1.25), 30 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.08 times as long in the same rounds */
    if (problem->bytes < 35897)
        return &choices[16]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 35897 bytes: undecided */
    return &choices[0]; /* bcast_native */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * exscan_native 6.57 ms (5.99 ms to 7.17 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 0.89 times as long in the same rounds */
    if (problem->bytes < 64)
        return &choices[0]; /* exscan_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * exscan_linear segment_bytes=0 4.95 ms (4.61 ms to 6.06 ms), 15 samples
     * native 6.48 ms (5.37 ms to 7.67 ms), 15 samples
     * runner-up: exscan_recursive_doubling, 0.86 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[17]; /* exscan_linear */
    /* from 513 bytes: undecided */
    if (problem->bytes < 2048)
        return &choices[0]; /* exscan_native */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * exscan_binary segment_bytes=0 4.64 ms (3.56 ms to 4.95 ms), 15 samples
     * native 5.45 ms (4.87 ms to 6.51 ms), 15 samples
     * native / choice 1.24 (1.07 to 1.60), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 5007)
        return &choices[18]; /* exscan_binary */
    /* from 5007 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=0 3.96 ms (3.31 ms to 4.24 ms), 15 samples
     * native 4.26 ms (3.98 ms to 5.55 ms), 15 samples
     * native / choice 1.23 (1.01 to 1.38), 15 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.06 times as long in the same rounds */
    if (problem->bytes < 32768)
        return &choices[17]; /* exscan_linear */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 6.67 ms (5.86 ms to 7.38 ms), 15 samples
     * native 21 ms (20.5 ms to 23.9 ms), 15 samples
     * native / choice 3.37 (2.90 to 3.65), 15 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.18 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[19]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 65.7 ms (64.6 ms to 66.8 ms), 10 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * gather_linear window=0 3.51 ms (3.07 ms to 4.32 ms), 45 samples
     * native 4.46 ms (3.9 ms to 5.39 ms), 45 samples
     * runner-up: gather_wired_direct window=4 turns=posted, 0.94 times as long in the same rounds */
    if (problem->bytes < 37)
        return &choices[20]; /* gather_linear */
    /* from 37 bytes: nothing beat native; at 64 bytes:
     * gather_native 3.32 ms (3.19 ms to 3.53 ms), 334 samples
     * runner-up: gather_wired_direct window=1 turns=posted, 0.89 times as long in the same rounds */
    if (problem->bytes < 835)
        return &choices[0]; /* gather_native */
    /* from 835 bytes: first look, not confirmed; at 1024 bytes:
     * gather_wired_direct window=4 turns=posted 2.37 ms (1.58 ms to 3.74 ms), 15 samples
     * native 3.56 ms (2.61 ms to 4.02 ms), 15 samples
     * runner-up: gather_wired_direct window=1 turns=posted, 1.10 times as long in the same rounds */
    if (problem->bytes < 1144)
        return &choices[21]; /* gather_wired_direct */
    /* from 1144 bytes: first look, not confirmed; at 1448 bytes:
     * gather_wired_direct window=1 turns=posted 2.56 ms (1.93 ms to 4.13 ms), 15 samples
     * native 4.14 ms (2.66 ms to 4.75 ms), 15 samples
     * runner-up: gather_linear window=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 2048)
        return &choices[22]; /* gather_wired_direct */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * gather_wired_direct window=4 turns=posted 4.46 ms (3.96 ms to 4.76 ms), 225 samples
     * native 4.84 ms (4.38 ms to 5.09 ms), 225 samples
     * native / choice 1.10 (1.02 to 1.18), 225 rounds
     * runner-up: gather_wired_direct window=1 turns=posted, 0.98 times as long in the same rounds */
    if (problem->bytes < 2608)
        return &choices[21]; /* gather_wired_direct */
    /* from 2608 bytes: confirmed; at 4096 bytes:
     * gather_linear window=0 3.53 ms (2.8 ms to 4.2 ms), 75 samples
     * native 4.56 ms (4.24 ms to 5.12 ms), 75 samples
     * native / choice 1.28 (1.02 to 1.61), 75 rounds
     * runner-up: gather_bine, 0.95 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[20]; /* gather_linear */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * gather_wired_direct window=1 turns=posted 8.46 ms (5.44 ms to 9.03 ms), 15 samples
     * native 9.86 ms (9.17 ms to 10.7 ms), 15 samples
     * native / choice 1.24 (1.08 to 1.75), 15 rounds
     * runner-up: gather_linear window=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[22]; /* gather_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: undecided */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 8)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 4.13 ms (3.91 ms to 4.33 ms), 438 samples
     * runner-up: gatherv_wired_direct window=4 turns=posted, 0.99 times as long in the same rounds */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* reduce_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 2.82 ms (972 us to 3.58 ms), 15 samples
     * native 4.11 ms (2.4 ms to 4.79 ms), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 1665)
        return &choices[23]; /* reduce_linear */
    /* from 1665 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 4.56 ms (4.38 ms to 4.95 ms), 270 samples
     * runner-up: reduce_linear, 0.72 times as long in the same rounds */
    if (problem->bytes < 2173)
        return &choices[0]; /* reduce_native */
    /* from 2173 bytes: confirmed; at 4096 bytes:
     * reduce_linear 2.02 ms (1.24 ms to 3.82 ms), 15 samples
     * native 6.19 ms (5.3 ms to 7.6 ms), 15 samples
     * native / choice 3.59 (1.42 to 5.24), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 1.01 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[23]; /* reduce_linear */
    /* from 14957 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 5.98 ms (5.11 ms to 7.97 ms), 15 samples
     * native 7.64 ms (6.95 ms to 8.74 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[24]; /* reduce_tree */
    /* from 17949 bytes: undecided */
    if (problem->bytes < 65536)
        return &choices[0]; /* reduce_native */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 11.4 ms (10.9 ms to 13.5 ms), 15 samples
     * native 16.6 ms (15.7 ms to 17.8 ms), 15 samples
     * native / choice 1.38 (1.19 to 1.67), 15 rounds
     * runner-up: reduce_circulant segment_bytes=16384, 1.03 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[25]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 34.3 ms, 5 samples
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 0.61 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_pairwise 8.55 ms, 3 samples
     * native 12.3 ms, 4 samples
     * runner-up: reduce_scatter_swing, 0.91 times as long in the same rounds */
    if (problem->bytes < 16384)
        return &choices[26]; /* reduce_scatter_pairwise */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 15.5 ms, 3 samples
     * native 28 ms, 5 samples
     * runner-up: reduce_scatter_recursive_multiplying radix=8, 0.74 times as long in the same rounds */
    if (problem->bytes < 32768)
        return &choices[27]; /* reduce_scatter_wired_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 24.4 ms, 3 samples
     * native 39.5 ms, 5 samples */
    if (problem->bytes < 33554433)
        return &choices[28]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 136 ms, 2 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384, 0.69 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 5666)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 5666 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_pairwise 9.52 ms (8.95 ms to 10.8 ms), 15 samples
     * native 11.9 ms (11.4 ms to 12.9 ms), 15 samples
     * native / choice 1.21 (1.07 to 1.36), 15 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=spread, 0.95 times as long in the same rounds */
    if (problem->bytes < 16384)
        return &choices[29]; /* reduce_scatter_block_pairwise */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 12.7 ms, 3 samples
     * native 21.5 ms, 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 32768)
        return &choices[30]; /* reduce_scatter_block_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 25.4 ms, 3 samples
     * native 39 ms, 5 samples */
    if (problem->bytes < 65536)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 49.2 ms (42.9 ms to 55.2 ms), 6 samples
     * native 70.9 ms (68.2 ms to 81.4 ms), 6 samples
     * native / choice 1.44 (1.29 to 1.80), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 102827)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* from 102827 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 112 ms (104 ms to 120 ms), 6 samples
     * native 140 ms (131 ms to 158 ms), 6 samples
     * native / choice 1.23 (1.09 to 1.50), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 33554433)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 138 ms (131 ms to 158 ms), 7 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.81 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_linear segment_bytes=0 6.05 ms (5.42 ms to 9.05 ms), 15 samples
     * native 9.16 ms (7.98 ms to 11.2 ms), 15 samples
     * native / choice 1.43 (1.21 to 1.93), 15 rounds
     * runner-up: scan_hillis_steele, 1.09 times as long in the same rounds */
    if (problem->bytes < 64)
        return &choices[34]; /* scan_linear */
    /* from 64 bytes: nothing beat native; at 64 bytes:
     * scan_native 6.09 ms (5.91 ms to 6.4 ms), 295 samples
     * runner-up: scan_linear segment_bytes=0, 0.88 times as long in the same rounds */
    if (problem->bytes < 1024)
        return &choices[0]; /* scan_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * scan_linear segment_bytes=0 4.72 ms (4.33 ms to 5.05 ms), 75 samples
     * native 6.04 ms (5.5 ms to 6.48 ms), 75 samples
     * native / choice 1.26 (1.19 to 1.48), 75 rounds
     * runner-up: scan_binary segment_bytes=0, 1.14 times as long in the same rounds */
    if (problem->bytes < 1747)
        return &choices[34]; /* scan_linear */
    /* from 1747 bytes: confirmed; at 2048 bytes:
     * scan_binary segment_bytes=0 5.38 ms (4.59 ms to 6.15 ms), 15 samples
     * native 6.62 ms (5.36 ms to 7.23 ms), 15 samples
     * native / choice 1.13 (1.01 to 1.43), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[35]; /* scan_binary */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 5.57 ms (5.04 ms to 6.3 ms), 45 samples
     * native 6.44 ms (5.77 ms to 7.11 ms), 45 samples
     * native / choice 1.17 (1.07 to 1.29), 45 rounds
     * runner-up: scan_binary segment_bytes=0, 0.97 times as long in the same rounds */
    if (problem->bytes < 20643)
        return &choices[34]; /* scan_linear */
    /* from 20643 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.54 ms (5.91 ms to 9.57 ms), 10 samples
     * native 23.8 ms (20 ms to 28.6 ms), 10 samples
     * native / choice 3.03 (2.50 to 3.97), 10 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.33 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[36]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scatter_linear window=4 4.16 ms (2.69 ms to 4.66 ms), 15 samples
     * native 4.53 ms (2.97 ms to 6.52 ms), 15 samples
     * native / choice 1.55 (1.02 to 2.33), 15 rounds
     * runner-up: scatter_linear window=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[37]; /* scatter_linear */
    /* from 6 bytes: confirmed; at 64 bytes:
     * scatter_wired_direct window=1 2.99 ms (2.71 ms to 3.19 ms), 210 samples
     * native 3.32 ms (3.19 ms to 3.49 ms), 210 samples
     * native / choice 1.13 (1.00 to 1.27), 210 rounds
     * runner-up: scatter_linear window=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[38]; /* scatter_wired_direct */
    /* from 512 bytes: undecided; at 512 bytes:
     * scatter_native 3.28 ms (2.58 ms to 4.11 ms), 15 samples
     * runner-up: scatter_tree radix=4, 0.79 times as long in the same rounds */
    if (problem->bytes < 1011)
        return &choices[0]; /* scatter_native */
    /* from 1011 bytes: first look, not confirmed; at 1024 bytes:
     * scatter_wired_direct window=4 2.74 ms (1.65 ms to 4.14 ms), 15 samples
     * native 3.64 ms (3.41 ms to 4.66 ms), 15 samples
     * runner-up: scatter_tree radix=4, 1.08 times as long in the same rounds */
    if (problem->bytes < 2149)
        return &choices[39]; /* scatter_wired_direct */
    /* from 2149 bytes: undecided; at 4096 bytes:
     * scatter_native 4.71 ms (3.43 ms to 5.67 ms), 15 samples
     * runner-up: scatter_linear window=0, 0.84 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[0]; /* scatter_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * scatter_wired_direct window=1 4.24 ms (3.63 ms to 4.72 ms), 15 samples
     * native 4.95 ms (4.48 ms to 5.33 ms), 15 samples
     * native / choice 1.21 (1.10 to 1.35), 15 rounds
     * runner-up: scatter_linear window=4, 0.91 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[38]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: undecided */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 8)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 3.07 ms (2.25 ms to 3.93 ms), 33 samples
     * runner-up: scatterv_linear window=4, 1.78 times as long in the same rounds */
    return &choices[0]; /* scatterv_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allgatherv, choose_allgatherv},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_alltoallv, choose_alltoallv},
    {&ct_barrier, choose_barrier},
    {&ct_bcast, choose_bcast},
    {&ct_exscan, choose_exscan},
    {&ct_gather, choose_gather},
    {&ct_gatherv, choose_gatherv},
    {&ct_reduce, choose_reduce},
    {&ct_reduce_scatter, choose_reduce_scatter},
    {&ct_reduce_scatter_block, choose_reduce_scatter_block},
    {&ct_scan, choose_scan},
    {&ct_scatter, choose_scatter},
    {&ct_scatterv, choose_scatterv},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 64, 0.0048, 0.0048},
    {&ct_allgather, 16384, 0.0198, 0.0156},
    {&ct_allgather, 32768, 0.043, 0.0294},
    {&ct_allgather, 131072, 0.132, 0.107},
    {&ct_allgatherv, 1, 0.00474, 0.00474},
    {&ct_allgatherv, 2048, 0.00504, 0.00504},
    {&ct_allgatherv, 8192, 0.0111, 0.00819},
    {&ct_allgatherv, 16384, 0.0175, 0.0129},
    {&ct_allgatherv, 32768, 0.0393, 0.0229},
    {&ct_allgatherv, 65536, 0.101, 0.0532},
    {&ct_allgatherv, 131072, 0.137, 0.0978},
    {&ct_allreduce, 1, 0.0057, 0.00473},
    {&ct_allreduce, 64, 0.00673, 0.0046},
    {&ct_allreduce, 512, 0.00681, 0.00459},
    {&ct_allreduce, 1024, 0.00988, 0.00717},
    {&ct_allreduce, 2048, 0.00852, 0.00564},
    {&ct_allreduce, 4096, 0.0106, 0.00599},
    {&ct_allreduce, 8192, 0.00574, 0.00459},
    {&ct_allreduce, 16384, 0.0071, 0.0071},
    {&ct_allreduce, 65536, 0.0295, 0.0172},
    {&ct_alltoall, 64, 0.00752, 0.00623},
    {&ct_alltoall, 512, 0.00538, 0.00461},
    {&ct_alltoall, 2048, 0.00751, 0.00691},
    {&ct_alltoall, 32768, 0.0417, 0.0265},
    {&ct_alltoall, 65536, 0.0742, 0.0742},
    {&ct_alltoall, 131072, 0.147, 0.0956},
    {&ct_barrier, 0, 0.00538, 0.00538},
    {&ct_bcast, 1, 0.00391, 0.00391},
    {&ct_bcast, 64, 0.00494, 0.00494},
    {&ct_bcast, 512, 0.00412, 0.00412},
    {&ct_bcast, 1024, 0.00508, 0.00508},
    {&ct_bcast, 2048, 0.00352, 0.00352},
    {&ct_bcast, 4096, 0.00366, 0.00291},
    {&ct_bcast, 8192, 0.00441, 0.00441},
    {&ct_bcast, 16384, 0.00998, 0.00629},
    {&ct_bcast, 32768, 0.00644, 0.00538},
    {&ct_exscan, 1, 0.00657, 0.00657},
    {&ct_exscan, 64, 0.00648, 0.00495},
    {&ct_exscan, 512, 0.00677, 0.00568},
    {&ct_exscan, 2048, 0.00545, 0.00464},
    {&ct_exscan, 4096, 0.00731, 0.00523},
    {&ct_exscan, 8192, 0.00426, 0.00396},
    {&ct_exscan, 16384, 0.00957, 0.00662},
    {&ct_exscan, 32768, 0.021, 0.00667},
    {&ct_exscan, 65536, 0.0355, 0.011},
    {&ct_exscan, 131072, 0.0657, 0.0157},
    {&ct_gather, 1, 0.00446, 0.00351},
    {&ct_gather, 64, 0.00332, 0.00332},
    {&ct_gather, 512, 0.00397, 0.00397},
    {&ct_gather, 1024, 0.00356, 0.00237},
    {&ct_gather, 2048, 0.00484, 0.00446},
    {&ct_gather, 4096, 0.00456, 0.00353},
    {&ct_gather, 8192, 0.00667, 0.00392},
    {&ct_gather, 16384, 0.00986, 0.00846},
    {&ct_gatherv, 1024, 0.00413, 0.00413},
    {&ct_reduce, 64, 0.00521, 0.00521},
    {&ct_reduce, 512, 0.00374, 0.00374},
    {&ct_reduce, 1024, 0.00411, 0.00282},
    {&ct_reduce, 2048, 0.00456, 0.00456},
    {&ct_reduce, 4096, 0.00619, 0.00202},
    {&ct_reduce, 8192, 0.0088, 0.00469},
    {&ct_reduce, 16384, 0.00764, 0.00598},
    {&ct_reduce, 65536, 0.0166, 0.0114},
    {&ct_reduce, 131072, 0.0343, 0.0194},
    {&ct_reduce_scatter, 8192, 0.0123, 0.00855},
    {&ct_reduce_scatter, 16384, 0.028, 0.0155},
    {&ct_reduce_scatter, 32768, 0.0395, 0.0244},
    {&ct_reduce_scatter, 65536, 0.0733, 0.0495},
    {&ct_reduce_scatter, 131072, 0.136, 0.104},
    {&ct_reduce_scatter_block, 1024, 0.00723, 0.00723},
    {&ct_reduce_scatter_block, 2048, 0.00538, 0.00538},
    {&ct_reduce_scatter_block, 4096, 0.00846, 0.00846},
    {&ct_reduce_scatter_block, 8192, 0.0119, 0.00952},
    {&ct_reduce_scatter_block, 16384, 0.0215, 0.0127},
    {&ct_reduce_scatter_block, 32768, 0.039, 0.0254},
    {&ct_reduce_scatter_block, 65536, 0.0709, 0.0492},
    {&ct_reduce_scatter_block, 131072, 0.14, 0.112},
    {&ct_scan, 1, 0.00916, 0.00605},
    {&ct_scan, 64, 0.00609, 0.00609},
    {&ct_scan, 512, 0.00463, 0.00463},
    {&ct_scan, 1024, 0.00604, 0.00472},
    {&ct_scan, 2048, 0.00662, 0.00538},
    {&ct_scan, 4096, 0.00644, 0.00557},
    {&ct_scan, 8192, 0.00866, 0.00635},
    {&ct_scan, 16384, 0.00825, 0.00537},
    {&ct_scan, 32768, 0.0238, 0.00754},
    {&ct_scan, 65536, 0.0454, 0.0148},
    {&ct_scatter, 1, 0.00453, 0.00416},
    {&ct_scatter, 64, 0.00332, 0.00299},
    {&ct_scatter, 512, 0.00328, 0.00328},
    {&ct_scatter, 1024, 0.00364, 0.00274},
    {&ct_scatter, 2048, 0.00446, 0.00357},
    {&ct_scatter, 4096, 0.00471, 0.00471},
    {&ct_scatter, 8192, 0.00495, 0.00424},
    {&ct_scatter, 131072, 0.0753, 0.0753},
    {&ct_scatterv, 1024, 0.00307, 0.00307},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-c",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .nparts = 4,
    .cluster_hash = UINT64_C(0xc2a4b727460681b3),
    .dispatch_hash = UINT64_C(0xd0aa021c82aa28bf),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xf85f1a6676b05624),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
