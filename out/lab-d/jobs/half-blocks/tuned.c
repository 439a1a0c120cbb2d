/*
 * tuned.c - collective algorithms for the job half-blocks
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 24 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice. The runner-up's is from when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
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
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x085ef20a33a80d9c),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xa89795479e7cc494),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x6474b08d798200c5),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0x0c74516245449d4f),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x6c68131baa78e210),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xa5b11fc341551d85),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3b8ed23b0da722a5),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x95e100425e2ac44f),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x7ec42c08d3848eca),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=dealt */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf40656b58b363108),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xac44ba1e73992248),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x62e7af2bd3ef26bb),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x8e621bd540916273),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=dealt */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xbc5ae56ecf05a8eb),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        .fingerprint = UINT64_C(0xece569826166033e),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x3dfdff492838f26c),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x1a3963281b741b5c),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=4 between=spread */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0x2065aac3d7653791),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0x97085e3f1aa54586),
    },
    {
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0xa8f089b48393548d),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0xe7a05637d831cbce),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x16a83d35c0b00c6e),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=spread radix=4 */
        .setting = {{5, 4}},
        .fingerprint = UINT64_C(0xf0453d5e78d0c1a6),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x1a3bb1b10163945f),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x261985972e3f6932),
    },
    {
        .algorithm = &bcast_bine_scatter_allgather,
        .fingerprint = UINT64_C(0xdb012b8d36a816a2),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc8372ebb277c0d5a),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0f63bdae87b3cd66),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xcc1197c6a7ced31a),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x774f44209090d21e),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2048e5ee80498861),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5c9470ed5e08bade),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3c0ac454e00f4528),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x75c9d99e21e40bf3),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x3c4a910a7cf49344),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb4f7e994235808d1),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1288f2e5e5793087),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x1ab007d57390f9c2),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=ring 1.56 ms (1.41 ms to 1.71 ms), 15 samples
     * native 2.32 ms (2 ms to 2.52 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 1.44 ms */
    if (problem->bytes < 6)
        return &choices[1]; /* allgather_hierarchical */
    /* from 6 bytes: confirmed; at 23 bytes:
     * allgather_hierarchical leaders=1 between=spread 2.08 ms (1.78 ms to 2.24 ms), 15 samples
     * native 3.05 ms (2.38 ms to 3.3 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 1.98 ms */
    if (problem->bytes < 25)
        return &choices[2]; /* allgather_hierarchical */
    /* from 25 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.71 ms (1.6 ms to 1.81 ms), 15 samples
     * native 2.88 ms (2.54 ms to 2.95 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 1.56 ms */
    if (problem->bytes < 159)
        return &choices[3]; /* allgather_hierarchical */
    /* from 159 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 2.39 ms (1.99 ms to 2.54 ms), 15 samples
     * native 2.66 ms (2.36 ms to 2.87 ms), 15 samples */
    if (problem->bytes < 747)
        return &choices[4]; /* allgather_recursive_doubling */
    /* from 747 bytes: confirmed; at 1024 bytes:
     * allgather_wired_far_first order_by=copies 2.63 ms (2.42 ms to 2.96 ms), 15 samples
     * native 3.64 ms (3.29 ms to 4.2 ms), 15 samples
     * runner-up: allgather_bine order_by=copies 3.07 ms */
    if (problem->bytes < 2048)
        return &choices[5]; /* allgather_wired_far_first */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 5.98 ms (5.16 ms to 6.91 ms), 15 samples
     * native 7.92 ms (7.7 ms to 9.07 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 5.73 ms */
    if (problem->bytes < 4097)
        return &choices[6]; /* allgather_neighbor_exchange */
    /* from 4097 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 61.8 ms (60.5 ms to 65.6 ms), 6 samples
     * native 69.4 ms (67.6 ms to 80.4 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=4096 61.9 ms */
    return &choices[7]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=recursive_doubling 1.96 ms (1.86 ms to 2.16 ms), 105 samples
     * native 2.11 ms (2 ms to 2.23 ms), 105 samples
     * runner-up: allreduce_binary_blocks order=dealt 1.43 ms */
    if (problem->bytes < 2)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.78 ms (1.59 ms to 1.88 ms), 30 samples
     * native 1.84 ms (1.79 ms to 1.94 ms), 30 samples */
    if (problem->bytes < 59)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 59 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 1.77 ms (1.62 ms to 1.87 ms), 15 samples
     * native 2.05 ms (1.73 ms to 2.69 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 1.56 ms */
    if (problem->bytes < 72)
        return &choices[10]; /* allreduce_tree */
    /* from 72 bytes: confirmed; at 79 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 1.89 ms (1.64 ms to 2.09 ms), 30 samples
     * native 2.18 ms (2.03 ms to 2.62 ms), 30 samples
     * runner-up: allreduce_reduce_bcast order=dealt 1.82 ms */
    if (problem->bytes < 164)
        return &choices[11]; /* allreduce_tree */
    /* from 164 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 1.44 ms (1.38 ms to 1.77 ms), 15 samples
     * native 2.34 ms (2.03 ms to 2.5 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 1.85 ms */
    if (problem->bytes < 3187)
        return &choices[12]; /* allreduce_tree */
    /* from 3187 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 2.08 ms (1.84 ms to 2.63 ms), 15 samples
     * native 2.78 ms (2.25 ms to 3.16 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt 2.07 ms */
    if (problem->bytes < 7459)
        return &choices[13]; /* allreduce_tree */
    /* from 7459 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt 2.62 ms (2.55 ms to 3.1 ms), 15 samples
     * native 2.97 ms (2.88 ms to 3.52 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 2.57 ms */
    if (problem->bytes < 8975)
        return &choices[14]; /* allreduce_tree */
    /* from 8975 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 3.91 ms (3.82 ms to 4.01 ms), 265 samples
     * runner-up: allreduce_two_tree segment_bytes=0 3.85 ms */
    if (problem->bytes < 19530)
        return &choices[0]; /* allreduce_native */
    /* from 19530 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 5.62 ms (5.51 ms to 5.97 ms), 15 samples
     * native 11.6 ms (10.7 ms to 12.6 ms), 15 samples
     * runner-up: allreduce_bine 5.79 ms */
    if (problem->bytes < 134217729)
        return &choices[15]; /* allreduce_binary_blocks */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.61 ms (1.37 ms to 1.8 ms), 15 samples
     * native 2.62 ms (2.47 ms to 2.87 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 1.52 ms */
    if (problem->bytes < 2)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 1.58 ms (1.47 ms to 1.76 ms), 15 samples
     * native 2.75 ms (2.45 ms to 3 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 1.65 ms */
    if (problem->bytes < 88)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 88 bytes: first look, not confirmed; at 88 bytes:
     * alltoall_hierarchical leaders=1 between=spread 2.49 ms (2.37 ms to 2.66 ms), 115 samples
     * native 4.13 ms (3.8 ms to 5.54 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 2.61 ms */
    if (problem->bytes < 131)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 131 bytes: confirmed; at 131 bytes:
     * alltoall_hierarchical leaders=4 between=spread 3.17 ms (2.56 ms to 4.01 ms), 15 samples
     * native 3.66 ms (3.24 ms to 5.04 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=4 between=ring 3.32 ms */
    if (problem->bytes < 219)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 219 bytes: confirmed; at 512 bytes:
     * alltoall_bruck_radix radix=3 4.99 ms (4.49 ms to 6.79 ms), 15 samples
     * native 9.91 ms (8.14 ms to 10.5 ms), 15 samples
     * runner-up: alltoall_bruck 4.39 ms */
    if (problem->bytes < 769)
        return &choices[19]; /* alltoall_bruck_radix */
    /* from 769 bytes: confirmed; at 1024 bytes:
     * alltoall_grid_2d 5.91 ms (5.43 ms to 6.36 ms), 15 samples
     * native 9.68 ms (8.51 ms to 11.4 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=6 6.17 ms */
    if (problem->bytes < 1025)
        return &choices[20]; /* alltoall_grid_2d */
    /* from 1025 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* alltoall_native */
    /* from 8192 bytes: carried, not timed here */
    if (problem->bytes < 16384)
        return &choices[21]; /* alltoall_scattered */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 59.8 ms (58.2 ms to 70.4 ms), 6 samples
     * native 290 ms (284 ms to 293 ms), 6 samples
     * runner-up: alltoall_phases separation=0 58.7 ms */
    if (problem->bytes < 65537)
        return &choices[22]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=spread radix=4 1.15 ms (1 ms to 1.44 ms), 45 samples
     * native 1.35 ms (1.22 ms to 1.52 ms), 45 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 1.05 ms */
    if (problem->bytes < 2)
        return &choices[23]; /* bcast_scatter_allgather */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * bcast_native 1.73 ms (1.64 ms to 1.84 ms), 220 samples
     * runner-up: bcast_binomial segment_bytes=0 1.73 ms */
    if (problem->bytes < 4)
        return &choices[0]; /* bcast_native */
    /* from 4 bytes: confirmed; at 64 bytes:
     * bcast_linear 1.22 ms (1.04 ms to 1.25 ms), 165 samples
     * native 1.32 ms (1.25 ms to 1.39 ms), 165 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 1.3 ms */
    if (problem->bytes < 69)
        return &choices[24]; /* bcast_linear */
    /* from 69 bytes: nothing beat native; at 512 bytes:
     * bcast_native 1.52 ms (1.49 ms to 1.59 ms), 115 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 1.36 ms */
    if (problem->bytes < 7841)
        return &choices[0]; /* bcast_native */
    /* from 7841 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.77 ms (1.36 ms to 1.98 ms), 15 samples
     * native 2.17 ms (1.37 ms to 2.42 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 1.74 ms */
    if (problem->bytes < 14957)
        return &choices[25]; /* bcast_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * bcast_bine_scatter_allgather 2.18 ms (2.02 ms to 2.41 ms), 15 samples
     * native 4.79 ms (4.44 ms to 5.12 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=2 2.22 ms */
    if (problem->bytes < 17949)
        return &choices[26]; /* bcast_bine_scatter_allgather */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.83 ms (2.67 ms to 2.96 ms), 15 samples
     * native 5.21 ms (5 ms to 5.6 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 2.76 ms */
    return &choices[27]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 536 us (157 us to 824 us), 15 samples
     * native 1.23 ms (854 us to 1.51 ms), 15 samples
     * runner-up: reduce_linear 642 us */
    if (problem->bytes < 154)
        return &choices[28]; /* reduce_linear */
    /* from 154 bytes: confirmed; at 181 bytes:
     * reduce_linear 1.17 ms (916 us to 1.42 ms), 90 samples
     * native 1.53 ms (1.4 ms to 1.77 ms), 90 samples
     * runner-up: reduce_binomial order=dealt 1.21 ms */
    if (problem->bytes < 511)
        return &choices[29]; /* reduce_linear */
    /* from 511 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 697 us (277 us to 1.05 ms), 15 samples
     * native 993 us (712 us to 1.18 ms), 15 samples
     * runner-up: reduce_linear 678 us */
    if (problem->bytes < 653)
        return &choices[28]; /* reduce_linear */
    /* from 653 bytes: confirmed; at 724 bytes:
     * reduce_linear 871 us (644 us to 1.94 ms), 15 samples
     * native 1.62 ms (1.09 ms to 2.68 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 1.02 ms */
    if (problem->bytes < 907)
        return &choices[29]; /* reduce_linear */
    /* from 907 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=dealt 738 us (49 us to 1.01 ms), 15 samples
     * native 1.19 ms (970 us to 1.41 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 710 us */
    if (problem->bytes < 1123)
        return &choices[28]; /* reduce_linear */
    /* from 1123 bytes: confirmed; at 1276 bytes:
     * reduce_linear 1.07 ms (151 us to 1.84 ms), 15 samples
     * native 1.53 ms (1.02 ms to 2.05 ms), 15 samples
     * runner-up: reduce_linear order=dealt 1.06 ms */
    if (problem->bytes < 1870)
        return &choices[29]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.46 ms (1.33 ms to 1.54 ms), 245 samples
     * runner-up: reduce_bine 1.28 ms */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_binomial 1.27 ms (973 us to 1.41 ms), 15 samples
     * native 1.68 ms (1.51 ms to 2.22 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 1.26 ms */
    if (problem->bytes < 8899)
        return &choices[30]; /* reduce_binomial */
    /* from 8899 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 2.5 ms (1.98 ms to 2.88 ms), 15 samples
     * native 3.25 ms (2.67 ms to 3.55 ms), 15 samples
     * runner-up: reduce_two_tree segment_bytes=4096 2.76 ms */
    if (problem->bytes < 16392)
        return &choices[31]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 3.79 ms (3.22 ms to 4.17 ms), 15 samples
     * native 6.99 ms (6.68 ms to 7.37 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 3.64 ms */
    if (problem->bytes < 268435457)
        return &choices[32]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.4 ms (34.3 ms to 38.7 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 12 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.78 ms (1.45 ms to 2.01 ms), 15 samples
     * native 2.44 ms (2.07 ms to 3.31 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 2.29 ms */
    if (problem->bytes < 44)
        return &choices[33]; /* reduce_scatter_block_hierarchical */
    /* from 44 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.79 ms (1.53 ms to 2.13 ms), 15 samples
     * native 2.44 ms (2.02 ms to 2.69 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.04 ms */
    if (problem->bytes < 140)
        return &choices[34]; /* reduce_scatter_block_hierarchical */
    /* from 140 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 2.65 ms (2.57 ms to 2.76 ms), 240 samples
     * runner-up: reduce_scatter_block_butterfly 2.59 ms */
    if (problem->bytes < 900)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 900 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 4.06 ms (3.92 ms to 4.18 ms), 195 samples
     * native 4.45 ms (4.31 ms to 4.64 ms), 195 samples
     * runner-up: reduce_scatter_block_bine 4.22 ms */
    if (problem->bytes < 3700)
        return &choices[35]; /* reduce_scatter_block_wired_near_first */
    /* from 3700 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 10.5 ms (9.59 ms to 12.8 ms), 15 samples
     * native 20.9 ms (19.5 ms to 23.9 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 9.91 ms */
    if (problem->bytes < 32768)
        return &choices[36]; /* reduce_scatter_block_ring */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 63.1 ms (61.2 ms to 65.2 ms), 6 samples
     * native 154 ms (150 ms to 159 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 63 ms */
    if (problem->bytes < 107726)
        return &choices[37]; /* reduce_scatter_block_wired_ring */
    /* from 107726 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 252 ms (252 ms to 252 ms), 1 samples
     * native 721 ms (721 ms to 721 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 257 ms */
    if (problem->bytes < 11184811)
        return &choices[38]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 721 ms (721 ms to 721 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 252 ms */
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
    {&ct_allgather, 1, 0.002320781, 0.001555787},
    {&ct_allgather, 64, 0.002877004, 0.00171343},
    {&ct_allgather, 512, 0.002662477, 0.002389161},
    {&ct_allgather, 1024, 0.003639815, 0.002632353},
    {&ct_allgather, 2048, 0.007922304, 0.005977601},
    {&ct_allgather, 4096, 0.009118166, 0.008301727},
    {&ct_allgather, 32768, 0.069398985, 0.061814204},
    {&ct_allgather, 65536, 0.145884503, 0.121069999},
    {&ct_allreduce, 1, 0.002107535, 0.001960932},
    {&ct_allreduce, 64, 0.002045122, 0.001765797},
    {&ct_allreduce, 512, 0.002339528, 0.001442253},
    {&ct_allreduce, 1024, 0.002248013, 0.001952554},
    {&ct_allreduce, 2048, 0.00179452, 0.001644127},
    {&ct_allreduce, 4096, 0.002776822, 0.002075797},
    {&ct_allreduce, 8192, 0.00297181, 0.002620154},
    {&ct_allreduce, 16384, 0.003913441, 0.003913441},
    {&ct_allreduce, 32768, 0.01156945, 0.005616145},
    {&ct_allreduce, 65536, 0.025390854, 0.0123931115},
    {&ct_alltoall, 1, 0.002619443, 0.00161213},
    {&ct_alltoall, 64, 0.002750547, 0.001584679},
    {&ct_alltoall, 512, 0.009906976, 0.004990448},
    {&ct_alltoall, 1024, 0.009675924, 0.005907542},
    {&ct_alltoall, 16384, 0.290169134, 0.0597796025},
    {&ct_alltoall, 32768, 0.382865745, 0.134677317},
    {&ct_alltoall, 65536, 0.335458173, 0.234776444},
    {&ct_bcast, 1, 0.00134896, 0.001149734},
    {&ct_bcast, 64, 0.001317739, 0.00122107},
    {&ct_bcast, 512, 0.001521866, 0.001521866},
    {&ct_bcast, 1024, 0.0013407275, 0.0013407275},
    {&ct_bcast, 2048, 0.001300393, 0.001300393},
    {&ct_bcast, 4096, 0.001866597, 0.001866597},
    {&ct_bcast, 8192, 0.002169562, 0.001774295},
    {&ct_bcast, 16384, 0.004789164, 0.002177022},
    {&ct_bcast, 32768, 0.00520793, 0.002834652},
    {&ct_bcast, 65536, 0.009867918, 0.006260451},
    {&ct_bcast, 131072, 0.019452573, 0.012125672},
    {&ct_reduce, 1, 0.00122778, 0.000536045},
    {&ct_reduce, 64, 0.001506754, 0.00084331},
    {&ct_reduce, 512, 0.000992611, 0.000696898},
    {&ct_reduce, 1024, 0.001194711, 0.000737888},
    {&ct_reduce, 2048, 0.001455412, 0.001455412},
    {&ct_reduce, 4096, 0.00167988, 0.00126863},
    {&ct_reduce, 8192, 0.002540436, 0.002147043},
    {&ct_reduce, 16384, 0.003250408, 0.002497562},
    {&ct_reduce, 32768, 0.006989301, 0.003787134},
    {&ct_reduce, 65536, 0.017305804, 0.007070722},
    {&ct_reduce, 131072, 0.035443641, 0.0113497795},
    {&ct_reduce_scatter_block, 1, 0.002441895, 0.001782642},
    {&ct_reduce_scatter_block, 64, 0.002441849, 0.00178752},
    {&ct_reduce_scatter_block, 512, 0.0026483255, 0.0026483255},
    {&ct_reduce_scatter_block, 1024, 0.00444563, 0.004057735},
    {&ct_reduce_scatter_block, 2048, 0.007850908, 0.005193043},
    {&ct_reduce_scatter_block, 4096, 0.020926791, 0.010521311},
    {&ct_reduce_scatter_block, 8192, 0.044572608, 0.0162478105},
    {&ct_reduce_scatter_block, 32768, 0.15358894, 0.0631342835},
    {&ct_reduce_scatter_block, 65536, 0.344851313, 0.122487852},
    {&ct_reduce_scatter_block, 131072, 0.720801286, 0.251999693},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-d",
    .nranks = 24,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .traits = {.nranks = 24,
               .nhosts = 12,
               .per_host = 2,
               .nswitches = 3,
               .crossing_s = 3.52e-06,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0xe4fe3cb705c8b0c1),
    .dispatch_hash = UINT64_C(0x1481c30926828ec7),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x38d9312e8dd75c1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
