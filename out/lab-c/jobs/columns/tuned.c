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
 * the choice. The runner-up's is from when it was timed last.
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
extern const struct ct_algorithm allgather_one_factor;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_shift;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_pairwise;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
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
        .algorithm = &allgather_one_factor,
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
        .algorithm = &allgatherv_shift,
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
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x7ca82e58b673c07e),
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
        .algorithm = &bcast_linear,
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
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0xae66d07512de98e0),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
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
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0xa518654fbd0281aa),
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
    /* from 0 bytes: nothing beat native; at 64 bytes:
     * allgather_native 4.8 ms (4.65 ms to 4.94 ms), 355 samples
     * runner-up: allgather_mesh_3d 4.78 ms */
    if (problem->bytes < 16384)
        return &choices[0]; /* allgather_native */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_one_factor 15.6 ms (11.6 ms to 20.9 ms), 3 samples
     * native 19.8 ms (19.3 ms to 20.4 ms), 2 samples
     * runner-up: allgather_ring segment_bytes=8192 15.7 ms */
    if (problem->bytes < 32768)
        return &choices[1]; /* allgather_one_factor */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 29.4 ms (29.1 ms to 36.2 ms), 3 samples
     * native 43 ms (42.6 ms to 43.3 ms), 2 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 35.3 ms */
    if (problem->bytes < 131072)
        return &choices[2]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * allgather_wired_far_first order_by=messages 107 ms (104 ms to 128 ms), 6 samples
     * native 132 ms (125 ms to 154 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=16384 111 ms */
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
     * runner-up: allgatherv_bruck 4.65 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgatherv_native */
    /* from 4096 bytes: confirmed; at 8192 bytes:
     * allgatherv_neighbor_exchange 8.19 ms (7.44 ms to 9.84 ms), 15 samples
     * native 11.1 ms (10.2 ms to 16.2 ms), 15 samples
     * runner-up: allgatherv_wired_ring segment_bytes=0 9.15 ms */
    if (problem->bytes < 16384)
        return &choices[4]; /* allgatherv_neighbor_exchange */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgatherv_shift 12.9 ms (12.7 ms to 20.4 ms), 3 samples
     * native 17.5 ms (17.3 ms to 21.7 ms), 5 samples
     * runner-up: allgatherv_spread window=0 13.3 ms */
    if (problem->bytes < 32768)
        return &choices[5]; /* allgatherv_shift */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=16384 22.9 ms (21.1 ms to 27.9 ms), 3 samples
     * native 39.3 ms (36.3 ms to 46.4 ms), 5 samples
     * runner-up: allgatherv_wired_ring segment_bytes=16384 23.1 ms */
    if (problem->bytes < 65536)
        return &choices[6]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * allgatherv_wired_ring segment_bytes=16384 53.2 ms (51.7 ms to 60.3 ms), 6 samples
     * native 101 ms (87 ms to 108 ms), 6 samples
     * runner-up: allgatherv_ring segment_bytes=16384 57.5 ms */
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
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_2d 4.85 ms */
    if (problem->bytes < 8192)
        return &choices[8]; /* allreduce_tree */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 4.59 ms (3.87 ms to 5.08 ms), 15 samples
     * native 5.74 ms (5.2 ms to 6.53 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 4.72 ms */
    if (problem->bytes < 14957)
        return &choices[9]; /* allreduce_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 6.47 ms (6.12 ms to 7.07 ms), 30 samples
     * native 7.1 ms (6.63 ms to 7.75 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 7.21 ms */
    if (problem->bytes < 17949)
        return &choices[10]; /* allreduce_tree */
    /* from 17949 bytes: undecided */
    if (problem->bytes < 65536)
        return &choices[0]; /* allreduce_native */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=ring allgather=ring 17.2 ms (15.8 ms to 21.7 ms), 5 samples
     * native 29.5 ms (22.8 ms to 38.5 ms), 5 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=neighbor_exchange 18.9 ms */
    if (problem->bytes < 33554433)
        return &choices[11]; /* allreduce_variation_2 */
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
     * runner-up: alltoall_grid_3d 7.31 ms */
    if (problem->bytes < 513)
        return &choices[12]; /* alltoall_bruck */
    /* from 513 bytes: undecided */
    if (problem->bytes < 1870)
        return &choices[0]; /* alltoall_native */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck 6.91 ms (6.4 ms to 7.21 ms), 90 samples
     * native 7.51 ms (6.78 ms to 7.93 ms), 90 samples
     * runner-up: alltoall_bine 6.13 ms */
    if (problem->bytes < 2245)
        return &choices[12]; /* alltoall_bruck */
    /* from 2245 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* alltoall_native */
    /* from 32768 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 61.9 ms (57.3 ms to 501 ms), 6 samples
     * native 74.2 ms (73.7 ms to 80.2 ms), 6 samples */
    if (problem->bytes < 86133)
        return &choices[13]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 86133 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 95.6 ms (92.4 ms to 98.8 ms), 2 samples
     * native 147 ms (143 ms to 151 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=65536 120 ms */
    return &choices[14]; /* alltoall_ring */
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
     * runner-up: barrier_linear 4.62 ms */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 3.91 ms (3.68 ms to 4.18 ms), 408 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 3.83 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* bcast_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * bcast_linear 2.91 ms (2.27 ms to 4.53 ms), 15 samples
     * native 3.66 ms (3.5 ms to 4.66 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[15]; /* bcast_linear */
    /* from 8192 bytes: nothing beat native; at 8192 bytes:
     * bcast_native 4.41 ms (4.13 ms to 5 ms), 99 samples
     * runner-up: bcast_bine 4.22 ms */
    if (problem->bytes < 16384)
        return &choices[0]; /* bcast_native */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * bcast_bine 6.29 ms (5.01 ms to 7.09 ms), 15 samples
     * native 9.98 ms (8.33 ms to 11.2 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=8192 radix=4 5.44 ms */
    if (problem->bytes < 29913)
        return &choices[16]; /* bcast_bine */
    /* from 29913 bytes: confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=16384 5.38 ms (4.8 ms to 6.09 ms), 30 samples
     * native 6.44 ms (5.51 ms to 7.18 ms), 30 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 5.33 ms */
    if (problem->bytes < 35897)
        return &choices[17]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 35897 bytes: undecided */
    return &choices[0]; /* bcast_native */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_linear segment_bytes=0 6.2 ms (5.07 ms to 7.05 ms), 15 samples
     * native 6.57 ms (5.99 ms to 7.17 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0 4.85 ms */
    if (problem->bytes < 513)
        return &choices[18]; /* exscan_linear */
    /* from 513 bytes: undecided */
    if (problem->bytes < 2048)
        return &choices[0]; /* exscan_native */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * exscan_binary segment_bytes=0 4.64 ms (3.56 ms to 4.95 ms), 15 samples
     * native 5.45 ms (4.87 ms to 6.51 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0 4.45 ms */
    if (problem->bytes < 5007)
        return &choices[19]; /* exscan_binary */
    /* from 5007 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=0 3.96 ms (3.31 ms to 4.24 ms), 15 samples
     * native 4.26 ms (3.98 ms to 5.55 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=4096 4.43 ms */
    if (problem->bytes < 32768)
        return &choices[18]; /* exscan_linear */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 6.67 ms (5.86 ms to 7.38 ms), 15 samples
     * native 21 ms (20.5 ms to 23.9 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=4096 8.74 ms */
    if (problem->bytes < 268435457)
        return &choices[20]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 65.7 ms (64.6 ms to 66.8 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=16384 17.4 ms */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * gather_linear window=0 3.51 ms (3.07 ms to 4.32 ms), 45 samples
     * native 4.46 ms (3.9 ms to 5.39 ms), 45 samples
     * runner-up: gather_wired_direct window=4 turns=posted 3.63 ms */
    if (problem->bytes < 37)
        return &choices[21]; /* gather_linear */
    /* from 37 bytes: nothing beat native; at 64 bytes:
     * gather_native 3.32 ms (3.19 ms to 3.53 ms), 334 samples
     * runner-up: gather_wired_direct window=1 turns=posted 2.93 ms */
    if (problem->bytes < 835)
        return &choices[0]; /* gather_native */
    /* from 835 bytes: confirmed; at 1024 bytes:
     * gather_wired_direct window=4 turns=posted 2.37 ms (1.58 ms to 3.74 ms), 15 samples
     * native 3.56 ms (2.61 ms to 4.02 ms), 15 samples
     * runner-up: gather_linear window=0 3.39 ms */
    if (problem->bytes < 1144)
        return &choices[22]; /* gather_wired_direct */
    /* from 1144 bytes: confirmed; at 1448 bytes:
     * gather_wired_direct window=1 turns=posted 2.56 ms (1.93 ms to 4.13 ms), 15 samples
     * native 4.14 ms (2.66 ms to 4.75 ms), 15 samples
     * runner-up: gather_linear window=0 3.33 ms */
    if (problem->bytes < 2048)
        return &choices[23]; /* gather_wired_direct */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * gather_wired_direct window=4 turns=posted 4.46 ms (3.96 ms to 4.76 ms), 225 samples
     * native 4.84 ms (4.38 ms to 5.09 ms), 225 samples
     * runner-up: gather_linear window=4 3.35 ms */
    if (problem->bytes < 2608)
        return &choices[22]; /* gather_wired_direct */
    /* from 2608 bytes: confirmed; at 4096 bytes:
     * gather_linear window=0 3.53 ms (2.8 ms to 4.2 ms), 75 samples
     * native 4.56 ms (4.24 ms to 5.12 ms), 75 samples
     * runner-up: gather_linear window=4 3.45 ms */
    if (problem->bytes < 14957)
        return &choices[21]; /* gather_linear */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * gather_wired_direct window=1 turns=posted 8.46 ms (5.44 ms to 9.03 ms), 15 samples
     * native 9.86 ms (9.17 ms to 10.7 ms), 15 samples
     * runner-up: gather_wired_direct window=4 turns=posted 8.53 ms */
    if (problem->bytes < 17949)
        return &choices[23]; /* gather_wired_direct */
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
     * runner-up: gatherv_linear window=0 3.65 ms */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_native */
    /* from 64 bytes: confirmed; at 64 bytes:
     * reduce_linear 4.83 ms (2.51 ms to 6.14 ms), 15 samples
     * native 5.21 ms (3.59 ms to 8.45 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 4.14 ms */
    if (problem->bytes < 512)
        return &choices[24]; /* reduce_linear */
    /* from 512 bytes: nothing beat native; at 512 bytes:
     * reduce_native 3.74 ms (3.53 ms to 4.02 ms), 255 samples
     * runner-up: reduce_linear 3.36 ms */
    if (problem->bytes < 1024)
        return &choices[0]; /* reduce_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * reduce_linear 2.82 ms (972 us to 3.58 ms), 15 samples
     * native 4.11 ms (2.4 ms to 4.79 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 3.61 ms */
    if (problem->bytes < 1665)
        return &choices[24]; /* reduce_linear */
    /* from 1665 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 4.56 ms (4.38 ms to 4.95 ms), 270 samples
     * runner-up: reduce_wired_chain segment_bytes=1024 4.58 ms */
    if (problem->bytes < 2173)
        return &choices[0]; /* reduce_native */
    /* from 2173 bytes: confirmed; at 4096 bytes:
     * reduce_linear 2.02 ms (1.24 ms to 3.82 ms), 15 samples
     * native 6.19 ms (5.3 ms to 7.6 ms), 15 samples
     * runner-up: reduce_binomial 4.53 ms */
    if (problem->bytes < 14957)
        return &choices[24]; /* reduce_linear */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_binomial 5.98 ms (5.11 ms to 7.97 ms), 15 samples
     * native 7.64 ms (6.95 ms to 8.74 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 5.25 ms */
    if (problem->bytes < 17949)
        return &choices[25]; /* reduce_binomial */
    /* from 17949 bytes: undecided */
    if (problem->bytes < 65536)
        return &choices[0]; /* reduce_native */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 11.4 ms (10.9 ms to 13.5 ms), 15 samples
     * native 16.6 ms (15.7 ms to 17.8 ms), 15 samples
     * runner-up: reduce_two_tree segment_bytes=16384 11.6 ms */
    if (problem->bytes < 268435457)
        return &choices[26]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 34.3 ms (28.9 ms to 35.3 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 19.4 ms */
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
     * reduce_scatter_pairwise 8.55 ms (7.45 ms to 10.7 ms), 3 samples
     * native 12.3 ms (11.6 ms to 22.8 ms), 4 samples
     * runner-up: reduce_scatter_alltoall alltoall=ring 9.03 ms */
    if (problem->bytes < 16384)
        return &choices[27]; /* reduce_scatter_pairwise */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 15.5 ms (14.3 ms to 18.3 ms), 3 samples
     * native 28 ms (22.7 ms to 40.6 ms), 5 samples
     * runner-up: reduce_scatter_alltoall alltoall=ring 16.1 ms */
    if (problem->bytes < 32768)
        return &choices[28]; /* reduce_scatter_wired_ring */
    /* from 32768 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 104 ms (91.9 ms to 115 ms), 2 samples
     * native 136 ms (133 ms to 139 ms), 2 samples
     * runner-up: reduce_scatter_wired_near_first 112 ms */
    if (problem->bytes < 33554433)
        return &choices[29]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 136 ms (133 ms to 139 ms), 2 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384 102 ms */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * reduce_scatter_block_native 7.23 ms (6.95 ms to 7.73 ms), 265 samples
     * runner-up: reduce_scatter_block_circulant 6.89 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 7.73 ms (6.33 ms to 8.95 ms), 15 samples
     * native 8.46 ms (6.98 ms to 9.29 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving 6.61 ms */
    if (problem->bytes < 5666)
        return &choices[30]; /* reduce_scatter_block_wired_near_first */
    /* from 5666 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_pairwise 9.52 ms (8.95 ms to 10.8 ms), 15 samples
     * native 11.9 ms (11.4 ms to 12.9 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=8 9.72 ms */
    if (problem->bytes < 16384)
        return &choices[31]; /* reduce_scatter_block_pairwise */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 12.7 ms (12.1 ms to 13 ms), 3 samples
     * native 21.5 ms (18.7 ms to 23.2 ms), 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 12.8 ms */
    if (problem->bytes < 32768)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 25.4 ms (23 ms to 29.5 ms), 3 samples
     * native 39 ms (37 ms to 44.5 ms), 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 31 ms */
    if (problem->bytes < 65536)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 49.2 ms (42.9 ms to 55.2 ms), 6 samples
     * native 70.9 ms (68.2 ms to 81.4 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 50.9 ms */
    if (problem->bytes < 102827)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* from 102827 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 112 ms (104 ms to 120 ms), 6 samples
     * native 140 ms (131 ms to 158 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 98 ms */
    if (problem->bytes < 33554433)
        return &choices[35]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 138 ms (131 ms to 158 ms), 7 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 98 ms */
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
     * runner-up: scan_binary segment_bytes=0 5.01 ms */
    if (problem->bytes < 64)
        return &choices[36]; /* scan_linear */
    /* from 64 bytes: nothing beat native; at 64 bytes:
     * scan_native 6.09 ms (5.91 ms to 6.4 ms), 295 samples
     * runner-up: scan_recursive_doubling 5.15 ms */
    if (problem->bytes < 1024)
        return &choices[0]; /* scan_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * scan_linear segment_bytes=0 4.72 ms (4.33 ms to 5.05 ms), 75 samples
     * native 6.04 ms (5.5 ms to 6.48 ms), 75 samples
     * runner-up: scan_hillis_steele 4.75 ms */
    if (problem->bytes < 1747)
        return &choices[36]; /* scan_linear */
    /* from 1747 bytes: confirmed; at 2048 bytes:
     * scan_binary segment_bytes=0 5.38 ms (4.59 ms to 6.15 ms), 15 samples
     * native 6.62 ms (5.36 ms to 7.23 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0 4.95 ms */
    if (problem->bytes < 4096)
        return &choices[37]; /* scan_binary */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 5.57 ms (5.04 ms to 6.3 ms), 45 samples
     * native 6.44 ms (5.77 ms to 7.11 ms), 45 samples
     * runner-up: scan_binary segment_bytes=0 5.46 ms */
    if (problem->bytes < 20643)
        return &choices[36]; /* scan_linear */
    /* from 20643 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.54 ms (5.91 ms to 9.57 ms), 10 samples
     * native 23.8 ms (20 ms to 28.6 ms), 10 samples
     * runner-up: scan_linear segment_bytes=4096 11 ms */
    if (problem->bytes < 268435457)
        return &choices[38]; /* scan_linear */
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
     * native 4.53 ms (2.97 ms to 6.52 ms), 15 samples */
    if (problem->bytes < 6)
        return &choices[39]; /* scatter_linear */
    /* from 6 bytes: confirmed; at 64 bytes:
     * scatter_wired_direct window=1 2.99 ms (2.71 ms to 3.19 ms), 210 samples
     * native 3.32 ms (3.19 ms to 3.49 ms), 210 samples
     * runner-up: scatter_wired_direct window=4 3.3 ms */
    if (problem->bytes < 512)
        return &choices[40]; /* scatter_wired_direct */
    /* from 512 bytes: confirmed; at 512 bytes:
     * scatter_linear window=4 3.07 ms (1.92 ms to 3.93 ms), 15 samples
     * native 3.28 ms (2.58 ms to 4.11 ms), 15 samples
     * runner-up: scatter_wired_direct window=1 3.59 ms */
    if (problem->bytes < 1011)
        return &choices[39]; /* scatter_linear */
    /* from 1011 bytes: confirmed; at 1024 bytes:
     * scatter_wired_direct window=4 2.74 ms (1.65 ms to 4.14 ms), 15 samples
     * native 3.64 ms (3.41 ms to 4.66 ms), 15 samples
     * runner-up: scatter_linear window=4 3.27 ms */
    if (problem->bytes < 2149)
        return &choices[41]; /* scatter_wired_direct */
    /* from 2149 bytes: confirmed; at 4096 bytes:
     * scatter_wired_direct window=1 4.41 ms (2.9 ms to 5.43 ms), 15 samples
     * native 4.71 ms (3.43 ms to 5.67 ms), 15 samples
     * runner-up: scatter_knomial radix=4 3.56 ms */
    if (problem->bytes < 16385)
        return &choices[40]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 75.3 ms (74.3 ms to 77 ms), 14 samples
     * runner-up: scatter_wired_direct window=1 75 ms */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 8)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 3.07 ms (2.25 ms to 3.93 ms), 33 samples
     * runner-up: scatterv_linear window=4 5.18 ms */
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
    {&ct_allgather, 64, 0.004799319, 0.004799319},
    {&ct_allgather, 16384, 0.019827466, 0.015561534},
    {&ct_allgather, 32768, 0.0429725185, 0.029409965},
    {&ct_allgather, 131072, 0.131558681, 0.106533572},
    {&ct_allgatherv, 1, 0.004737322, 0.004737322},
    {&ct_allgatherv, 2048, 0.005044868, 0.005044868},
    {&ct_allgatherv, 8192, 0.011062364, 0.00818864},
    {&ct_allgatherv, 16384, 0.017454714, 0.012938835},
    {&ct_allgatherv, 32768, 0.039336464, 0.022862688},
    {&ct_allgatherv, 65536, 0.101076667, 0.0532269275},
    {&ct_allgatherv, 131072, 0.137130311, 0.097833484},
    {&ct_allreduce, 1, 0.005701083, 0.004725921},
    {&ct_allreduce, 64, 0.006731998, 0.004603767},
    {&ct_allreduce, 512, 0.006806892, 0.004587817},
    {&ct_allreduce, 1024, 0.009883167, 0.007171762},
    {&ct_allreduce, 2048, 0.008519898, 0.005641869},
    {&ct_allreduce, 4096, 0.010599238, 0.005992838},
    {&ct_allreduce, 8192, 0.005739722, 0.004586592},
    {&ct_allreduce, 16384, 0.007098891, 0.006465555},
    {&ct_allreduce, 65536, 0.02946755, 0.017153282},
    {&ct_alltoall, 64, 0.007520171, 0.006229295},
    {&ct_alltoall, 512, 0.005380526, 0.004607728},
    {&ct_alltoall, 2048, 0.0075145665, 0.0069102145},
    {&ct_alltoall, 32768, 0.041715149, 0.026472208},
    {&ct_alltoall, 65536, 0.074219845, 0.0618916525},
    {&ct_alltoall, 131072, 0.146783742, 0.095588391},
    {&ct_barrier, 0, 0.005376677, 0.005376677},
    {&ct_bcast, 1, 0.003909646, 0.003909646},
    {&ct_bcast, 64, 0.004944208, 0.004944208},
    {&ct_bcast, 512, 0.0041234685, 0.0041234685},
    {&ct_bcast, 1024, 0.005083647, 0.005083647},
    {&ct_bcast, 2048, 0.0035171115, 0.0035171115},
    {&ct_bcast, 4096, 0.003657589, 0.002908823},
    {&ct_bcast, 8192, 0.004405906, 0.004405906},
    {&ct_bcast, 16384, 0.00997586, 0.006286669},
    {&ct_bcast, 32768, 0.006443745, 0.00538045},
    {&ct_exscan, 1, 0.006565201, 0.00619919},
    {&ct_exscan, 64, 0.006481394, 0.004952877},
    {&ct_exscan, 512, 0.006770558, 0.0056817045},
    {&ct_exscan, 2048, 0.005453077, 0.00463518},
    {&ct_exscan, 4096, 0.007307545, 0.005230323},
    {&ct_exscan, 8192, 0.004255855, 0.003955776},
    {&ct_exscan, 16384, 0.009570645, 0.006624551},
    {&ct_exscan, 32768, 0.02097737, 0.006671596},
    {&ct_exscan, 65536, 0.035521309, 0.0109823815},
    {&ct_exscan, 131072, 0.065686121, 0.015690627},
    {&ct_gather, 1, 0.004458133, 0.003512726},
    {&ct_gather, 64, 0.0033225835, 0.0033225835},
    {&ct_gather, 512, 0.003967808, 0.003967808},
    {&ct_gather, 1024, 0.003556682, 0.002372765},
    {&ct_gather, 2048, 0.004836222, 0.004461509},
    {&ct_gather, 4096, 0.004560232, 0.003534278},
    {&ct_gather, 8192, 0.006674064, 0.003918627},
    {&ct_gather, 16384, 0.009857299, 0.008461875},
    {&ct_gatherv, 1024, 0.0041330785, 0.0041330785},
    {&ct_reduce, 64, 0.005210966, 0.004831969},
    {&ct_reduce, 512, 0.003744602, 0.003744602},
    {&ct_reduce, 1024, 0.004107799, 0.002817683},
    {&ct_reduce, 2048, 0.0045621455, 0.0045621455},
    {&ct_reduce, 4096, 0.006185342, 0.002015807},
    {&ct_reduce, 8192, 0.008799199, 0.004685185},
    {&ct_reduce, 16384, 0.007640054, 0.005983436},
    {&ct_reduce, 65536, 0.016585244, 0.011417889},
    {&ct_reduce, 131072, 0.034266809, 0.01938119},
    {&ct_reduce_scatter, 8192, 0.012257631, 0.00855401},
    {&ct_reduce_scatter, 16384, 0.027968174, 0.015524177},
    {&ct_reduce_scatter, 32768, 0.039491755, 0.024424689},
    {&ct_reduce_scatter, 65536, 0.073329374, 0.04952085},
    {&ct_reduce_scatter, 131072, 0.136214449, 0.103619544},
    {&ct_reduce_scatter_block, 1024, 0.007231148, 0.007231148},
    {&ct_reduce_scatter_block, 2048, 0.005383827, 0.005383827},
    {&ct_reduce_scatter_block, 4096, 0.00845777, 0.007732246},
    {&ct_reduce_scatter_block, 8192, 0.011924416, 0.009524963},
    {&ct_reduce_scatter_block, 16384, 0.021499812, 0.012730276},
    {&ct_reduce_scatter_block, 32768, 0.038988875, 0.025411061},
    {&ct_reduce_scatter_block, 65536, 0.070917532, 0.0491788805},
    {&ct_reduce_scatter_block, 131072, 0.140093793, 0.111593479},
    {&ct_scan, 1, 0.009155877, 0.006045177},
    {&ct_scan, 64, 0.006090212, 0.006090212},
    {&ct_scan, 512, 0.0046253825, 0.0046253825},
    {&ct_scan, 1024, 0.006039615, 0.004722555},
    {&ct_scan, 2048, 0.006615256, 0.005376625},
    {&ct_scan, 4096, 0.006438144, 0.005567861},
    {&ct_scan, 8192, 0.008663696, 0.006347254},
    {&ct_scan, 16384, 0.008250213, 0.005373269},
    {&ct_scan, 32768, 0.023783203, 0.007542599},
    {&ct_scan, 65536, 0.0454364655, 0.0147899115},
    {&ct_scatter, 1, 0.004525494, 0.004156305},
    {&ct_scatter, 64, 0.0033249265, 0.002993426},
    {&ct_scatter, 512, 0.003278071, 0.003068441},
    {&ct_scatter, 1024, 0.003635175, 0.002735113},
    {&ct_scatter, 2048, 0.004461959, 0.003567587},
    {&ct_scatter, 4096, 0.004711975, 0.004414373},
    {&ct_scatter, 8192, 0.004948909, 0.004244163},
    {&ct_scatter, 131072, 0.075306579, 0.075306579},
    {&ct_scatterv, 1024, 0.003068211, 0.003068211},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-c",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .traits = {.nranks = 8,
               .nhosts = 8,
               .per_host = 1,
               .nswitches = 1,
               .crossing_s = 5.6e-07,
               .ring_s = 8e-08,
               .nparts = 4,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0xc2a4b727460681b3),
    .dispatch_hash = UINT64_C(0xa2dfb5365fd5aabf),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xf85f1a6676b05624),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
