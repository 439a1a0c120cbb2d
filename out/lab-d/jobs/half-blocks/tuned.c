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
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_one_factor;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_binomial;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_swing;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x6474b08d798200c5),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x085ef20a33a80d9c),
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
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6d4060b7cf2cd383),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3b8ed23b0da722a5),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xa198c449e3c49ed5),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x7ec42c08d3848eca),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x4d2adaa907294380),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x62e7af2bd3ef26bb),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x0a7d80deb44a888d),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0xd6d06fb1bf0da3c9),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xc745700f23aa10aa),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        .fingerprint = UINT64_C(0xece569826166033e),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0x57fa018bfeb63550),
    },
    {
        .algorithm = &allreduce_swing,
        .fingerprint = UINT64_C(0x23986aacfb9ebeed),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x1a3963281b741b5c),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xbdbcb895650fd8ea),
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
        .algorithm = &alltoall_one_factor,
        .fingerprint = UINT64_C(0xe29f5426b51bfd78),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x16a83d35c0b00c6e),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa892f8c0905a5ff1),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5b111ac9fa23c5af),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x59eff0b9ed93a836),
    },
    {
        .algorithm = &bcast_binomial,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x52228a3dff014ccc),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x217dd8c596c85471),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc8372ebb277c0d5a),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xcc1197c6a7ced31a),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0f63bdae87b3cd66),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0x714f979b5a64a27a),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2048e5ee80498861),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x74872bc93b3ee328),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5c9470ed5e08bade),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x75c9d99e21e40bf3),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x778862d01cf9cbea),
    },
    {
        .algorithm = &reduce_scatter_block_swing,
        .fingerprint = UINT64_C(0x2fb7f99b6eff2f76),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x4cfa3d7f919765a0),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1288f2e5e5793087),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 8.21 ms (5.85 ms to 12.9 ms), 15 samples
     * native 9.74 ms (7.27 ms to 14.4 ms), 15 samples
     * runner-up: allgather_bruck order=dealt 4.06 ms */
    if (problem->bytes < 5)
        return &choices[1]; /* allgather_hierarchical */
    /* from 5 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=ring 4.04 ms (3.17 ms to 4.84 ms), 15 samples
     * native 6.38 ms (5.89 ms to 7.12 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 3.44 ms */
    if (problem->bytes < 67)
        return &choices[2]; /* allgather_hierarchical */
    /* from 67 bytes: confirmed; at 97 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 4.88 ms (3.26 ms to 7.12 ms), 15 samples
     * native 6.04 ms (5.59 ms to 6.65 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 4.86 ms */
    if (problem->bytes < 139)
        return &choices[1]; /* allgather_hierarchical */
    /* from 139 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 4.85 ms (3.98 ms to 5.46 ms), 15 samples
     * native 5.79 ms (4.68 ms to 8.6 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 5.49 ms */
    if (problem->bytes < 559)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 559 bytes: confirmed; at 1024 bytes:
     * allgather_wired_far_first order_by=copies 6.05 ms (5.84 ms to 6.48 ms), 45 samples
     * native 6.71 ms (6.41 ms to 7.04 ms), 45 samples */
    if (problem->bytes < 1870)
        return &choices[4]; /* allgather_wired_far_first */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * allgather_native 9.62 ms (9.14 ms to 10.2 ms), 50 samples
     * runner-up: allgather_bruck 9.44 ms */
    if (problem->bytes < 2245)
        return &choices[0]; /* allgather_native */
    /* from 2245 bytes: confirmed; at 2672 bytes:
     * allgather_wired_far_first order_by=copies 10.5 ms (8.73 ms to 11.7 ms), 15 samples
     * native 18.2 ms (16.6 ms to 19.2 ms), 15 samples
     * runner-up: allgather_bine order_by=copies 9.98 ms */
    if (problem->bytes < 2829)
        return &choices[4]; /* allgather_wired_far_first */
    /* from 2829 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 11.6 ms (10.9 ms to 13.4 ms), 15 samples
     * native 15.4 ms (12.7 ms to 18.4 ms), 15 samples
     * runner-up: allgather_bine order_by=messages 12.7 ms */
    if (problem->bytes < 9172)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* from 9172 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 32.1 ms (31.1 ms to 32.8 ms), 29 samples
     * runner-up: allgather_wired_ring segment_bytes=0 32.3 ms */
    if (problem->bytes < 17247)
        return &choices[0]; /* allgather_native */
    /* from 17247 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 62.9 ms (61.8 ms to 65.1 ms), 6 samples
     * native 90.8 ms (81.2 ms to 96.2 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 74 ms */
    if (problem->bytes < 92681)
        return &choices[6]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=8192 325 ms (314 ms to 335 ms), 2 samples
     * native 412 ms (388 ms to 436 ms), 2 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 260 ms */
    return &choices[7]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 4.83 ms (3.77 ms to 5.56 ms), 15 samples
     * native 5.29 ms (5.01 ms to 6.72 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=ring 2.96 ms */
    if (problem->bytes < 2)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 3.23 ms (2.85 ms to 4.33 ms), 15 samples
     * native 4.71 ms (4.41 ms to 5.83 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner 3.26 ms */
    if (problem->bytes < 114)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 114 bytes: confirmed; at 245 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 4.28 ms (3.06 ms to 6.11 ms), 15 samples
     * native 5.14 ms (4.23 ms to 6.08 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 4.3 ms */
    if (problem->bytes < 393)
        return &choices[10]; /* allreduce_tree */
    /* from 393 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 4.28 ms (3.42 ms to 4.88 ms), 15 samples
     * native 4.65 ms (4.42 ms to 7.03 ms), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=3 3.81 ms */
    if (problem->bytes < 1015)
        return &choices[11]; /* allreduce_tree */
    /* from 1015 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 4.69 ms (3.87 ms to 6.05 ms), 15 samples
     * native 6.11 ms (5.22 ms to 8.52 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 4.47 ms */
    if (problem->bytes < 2119)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 2119 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 3.81 ms (2.78 ms to 4.81 ms), 15 samples
     * native 4.81 ms (4.47 ms to 5.47 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 3.75 ms */
    if (problem->bytes < 10115)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 10115 bytes: confirmed; at 11215 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 6.94 ms (6 ms to 7.69 ms), 15 samples
     * native 7.21 ms (6.08 ms to 8.85 ms), 15 samples */
    if (problem->bytes < 14957)
        return &choices[13]; /* allreduce_wired_switches */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 6.49 ms (6.05 ms to 7.07 ms), 95 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 6.62 ms */
    if (problem->bytes < 17949)
        return &choices[0]; /* allreduce_native */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 8.9 ms (8.15 ms to 9.9 ms), 15 samples
     * native 13.8 ms (12.7 ms to 15.5 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144 9.14 ms */
    if (problem->bytes < 35843)
        return &choices[14]; /* allreduce_wired_switches */
    /* from 35843 bytes: confirmed; at 65536 bytes:
     * allreduce_binary_blocks 18.4 ms (15.8 ms to 21 ms), 10 samples
     * native 31.3 ms (29.1 ms to 34 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144 16.5 ms */
    if (problem->bytes < 79239)
        return &choices[15]; /* allreduce_binary_blocks */
    /* from 79239 bytes: confirmed; at 91794 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 22 ms (20.6 ms to 25 ms), 6 samples
     * native 39.9 ms (36.8 ms to 45.8 ms), 6 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=65536 23.6 ms */
    if (problem->bytes < 121542)
        return &choices[16]; /* allreduce_wired_switches */
    /* from 121542 bytes: confirmed; at 131072 bytes:
     * allreduce_swing 34.1 ms (29 ms to 36.5 ms), 6 samples
     * native 61.2 ms (58.1 ms to 62.3 ms), 6 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 30.8 ms */
    if (problem->bytes < 268435457)
        return &choices[17]; /* allreduce_swing */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 61.2 ms (58.1 ms to 62.3 ms), 6 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 30.8 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 3.51 ms (2.36 ms to 3.71 ms), 15 samples
     * native 5.36 ms (4.25 ms to 7.11 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 3.76 ms */
    if (problem->bytes < 158)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 158 bytes: confirmed; at 512 bytes:
     * alltoall_bruck 7.99 ms (7.25 ms to 10.3 ms), 15 samples
     * native 14.2 ms (12.3 ms to 18.9 ms), 15 samples
     * runner-up: alltoall_grid_3d order=dealt 6.94 ms */
    if (problem->bytes < 1025)
        return &choices[19]; /* alltoall_bruck */
    /* from 1025 bytes: confirmed; at 2048 bytes:
     * alltoall_grid_2d 17.2 ms (15.4 ms to 19.6 ms), 10 samples
     * native 21.8 ms (19.5 ms to 26.6 ms), 10 samples
     * runner-up: alltoall_bruck_radix radix=6 14.6 ms */
    if (problem->bytes < 2964)
        return &choices[20]; /* alltoall_grid_2d */
    /* from 2964 bytes: confirmed; at 4096 bytes:
     * alltoall_scattered batch=8 19.7 ms (18.6 ms to 20.5 ms), 10 samples
     * native 21.6 ms (19.8 ms to 22.1 ms), 10 samples
     * runner-up: alltoall_spread window=4 order=dealt 19.5 ms */
    if (problem->bytes < 6257)
        return &choices[21]; /* alltoall_scattered */
    /* from 6257 bytes: confirmed; at 8192 bytes:
     * alltoall_one_factor 31.9 ms (30 ms to 71.9 ms), 6 samples
     * native 143 ms (31.9 ms to 243 ms), 6 samples
     * runner-up: alltoall_spread window=4 31.5 ms */
    if (problem->bytes < 13867)
        return &choices[22]; /* alltoall_one_factor */
    /* from 13867 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 64.1 ms (61.5 ms to 81.6 ms), 6 samples
     * native 294 ms (289 ms to 307 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=0 61.7 ms */
    if (problem->bytes < 17949)
        return &choices[23]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 131 ms (126 ms to 135 ms), 2 samples
     * native 407 ms (381 ms to 432 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 125 ms */
    return &choices[24]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 3.04 ms (2.57 ms to 3.26 ms), 73 samples
     * runner-up: bcast_binomial segment_bytes=0 2.51 ms */
    if (problem->bytes < 508)
        return &choices[0]; /* bcast_native */
    /* from 508 bytes: confirmed; at 512 bytes:
     * bcast_linear order=dealt 2.8 ms (2.63 ms to 3.22 ms), 135 samples
     * native 3.28 ms (2.95 ms to 3.46 ms), 135 samples
     * runner-up: bcast_binomial segment_bytes=0 2.99 ms */
    if (problem->bytes < 682)
        return &choices[25]; /* bcast_linear */
    /* from 682 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 3.38 ms (3.23 ms to 3.53 ms), 255 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 3.28 ms */
    if (problem->bytes < 6239)
        return &choices[0]; /* bcast_native */
    /* from 6239 bytes: confirmed; at 8192 bytes:
     * bcast_knomial segment_bytes=0 radix=4 4.19 ms (3.53 ms to 5.19 ms), 15 samples
     * native 5.03 ms (4.41 ms to 6.86 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 order=dealt 4.18 ms */
    if (problem->bytes < 8193)
        return &choices[26]; /* bcast_knomial */
    /* from 8193 bytes: confirmed; at 16384 bytes:
     * bcast_binomial segment_bytes=8192 6.76 ms (5.77 ms to 9.98 ms), 15 samples
     * native 19.8 ms (17.9 ms to 23.3 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 5.34 ms */
    if (problem->bytes < 16385)
        return &choices[27]; /* bcast_binomial */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 8.62 ms (8.36 ms to 12.3 ms), 15 samples
     * native 16.9 ms (15.4 ms to 26 ms), 15 samples
     * runner-up: bcast_circulant segment_bytes=16384 order=dealt 9.17 ms */
    if (problem->bytes < 42875)
        return &choices[28]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 42875 bytes: confirmed; at 65536 bytes:
     * bcast_wired_chain segment_bytes=16384 9.14 ms (8.18 ms to 10.5 ms), 10 samples
     * native 14.9 ms (13.3 ms to 17.2 ms), 10 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 10 ms */
    return &choices[29]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 1.7 ms (1.23 ms to 1.86 ms), 30 samples
     * native 2.68 ms (1.97 ms to 3.03 ms), 30 samples
     * runner-up: reduce_pairwise_gather order=dealt 1.24 ms */
    if (problem->bytes < 2)
        return &choices[30]; /* reduce_linear */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 1.51 ms (634 us to 2.62 ms), 30 samples
     * native 2.74 ms (1.86 ms to 3.13 ms), 30 samples
     * runner-up: reduce_linear 1.98 ms */
    if (problem->bytes < 103)
        return &choices[31]; /* reduce_linear */
    /* from 103 bytes: confirmed; at 181 bytes:
     * reduce_linear 2.54 ms (2.01 ms to 3.52 ms), 60 samples
     * native 4.21 ms (3.69 ms to 5.05 ms), 60 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=dealt 2.89 ms */
    if (problem->bytes < 504)
        return &choices[30]; /* reduce_linear */
    /* from 504 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 2.7 ms (1.19 ms to 3.54 ms), 15 samples
     * native 3.44 ms (3.17 ms to 4.2 ms), 15 samples
     * runner-up: reduce_linear 2.75 ms */
    if (problem->bytes < 2266)
        return &choices[31]; /* reduce_linear */
    /* from 2266 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=8 2.2 ms (1.48 ms to 2.69 ms), 15 samples
     * native 3.79 ms (3.53 ms to 4.67 ms), 15 samples
     * runner-up: reduce_binomial 2.05 ms */
    if (problem->bytes < 8781)
        return &choices[32]; /* reduce_knomial */
    /* from 8781 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 4.62 ms (3.9 ms to 6.32 ms), 15 samples
     * native 7.03 ms (5.89 ms to 8.88 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 4.42 ms */
    if (problem->bytes < 16392)
        return &choices[33]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 6.74 ms (5.62 ms to 7.37 ms), 15 samples
     * native 8.8 ms (8.43 ms to 9.62 ms), 15 samples
     * runner-up: reduce_binary_blocks 7.66 ms */
    if (problem->bytes < 33098)
        return &choices[34]; /* reduce_wired_tree */
    /* from 33098 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 11.2 ms (9.1 ms to 16.5 ms), 10 samples
     * native 24.9 ms (22.2 ms to 30.4 ms), 10 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 13.1 ms */
    if (problem->bytes < 268435457)
        return &choices[35]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 37.4 ms (36.5 ms to 38.1 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 14.4 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 3.92 ms (3.32 ms to 4.66 ms), 15 samples
     * native 4.53 ms (3.32 ms to 6.49 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 5.13 ms */
    if (problem->bytes < 216)
        return &choices[36]; /* reduce_scatter_block_hierarchical */
    /* from 216 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 7.74 ms (6.63 ms to 9.02 ms), 27 samples
     * runner-up: reduce_scatter_block_recursive_halving 7.37 ms */
    if (problem->bytes < 1641)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1641 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 13.8 ms (12 ms to 16.8 ms), 15 samples
     * native 15 ms (13.4 ms to 17.7 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving 12 ms */
    if (problem->bytes < 3230)
        return &choices[37]; /* reduce_scatter_block_recursive_multiplying */
    /* from 3230 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_swing 16.8 ms (12.3 ms to 19.2 ms), 10 samples
     * native 27.3 ms (24.9 ms to 30 ms), 10 samples
     * runner-up: reduce_scatter_block_wired_near_first 16.8 ms */
    if (problem->bytes < 5885)
        return &choices[38]; /* reduce_scatter_block_swing */
    /* from 5885 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 20.8 ms (17.8 ms to 22.9 ms), 10 samples
     * native 46.2 ms (45.4 ms to 49.6 ms), 10 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 19.3 ms */
    if (problem->bytes < 20809)
        return &choices[39]; /* reduce_scatter_block_wired_ring */
    /* from 20809 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 64 ms (61.1 ms to 67.2 ms), 6 samples
     * native 177 ms (161 ms to 190 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 77 ms */
    if (problem->bytes < 11184811)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 709 ms (709 ms to 709 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 310 ms */
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
    {&ct_allgather, 1, 0.009738152, 0.008211358},
    {&ct_allgather, 64, 0.006383252, 0.004036746},
    {&ct_allgather, 512, 0.005791057, 0.004849838},
    {&ct_allgather, 1024, 0.006708954, 0.006053675},
    {&ct_allgather, 2048, 0.00961527, 0.00961527},
    {&ct_allgather, 4096, 0.015401452, 0.011593552},
    {&ct_allgather, 8192, 0.019434372, 0.01858034},
    {&ct_allgather, 16384, 0.032086116, 0.032086116},
    {&ct_allgather, 32768, 0.0907804105, 0.062938564},
    {&ct_allgather, 65536, 0.168452546, 0.134510817},
    {&ct_allgather, 131072, 0.411762142, 0.324856942},
    {&ct_allreduce, 1, 0.005286246, 0.004825928},
    {&ct_allreduce, 64, 0.004705983, 0.003233932},
    {&ct_allreduce, 512, 0.004649098, 0.004277818},
    {&ct_allreduce, 1024, 0.006106035, 0.004694333},
    {&ct_allreduce, 2048, 0.005802038, 0.004552239},
    {&ct_allreduce, 4096, 0.004805505, 0.003810945},
    {&ct_allreduce, 8192, 0.006310168, 0.005221974},
    {&ct_allreduce, 16384, 0.00648574, 0.00648574},
    {&ct_allreduce, 32768, 0.01376625, 0.008901787},
    {&ct_allreduce, 65536, 0.031300282, 0.018385157},
    {&ct_allreduce, 131072, 0.061202993, 0.0340567735},
    {&ct_alltoall, 1, 0.005362759, 0.003511046},
    {&ct_alltoall, 64, 0.007555708, 0.004075883},
    {&ct_alltoall, 512, 0.01415973, 0.007985219},
    {&ct_alltoall, 1024, 0.015347356, 0.011373316},
    {&ct_alltoall, 2048, 0.021764584, 0.01721778},
    {&ct_alltoall, 4096, 0.0215671255, 0.019655927},
    {&ct_alltoall, 8192, 0.142683791, 0.031949758},
    {&ct_alltoall, 16384, 0.294213377, 0.064058222},
    {&ct_alltoall, 32768, 0.406546165, 0.130508077},
    {&ct_alltoall, 65536, 0.377722639, 0.2463033},
    {&ct_alltoall, 131072, 0.681841036, 0.477276757},
    {&ct_bcast, 1, 0.00304143, 0.00304143},
    {&ct_bcast, 64, 0.002233425, 0.002233425},
    {&ct_bcast, 512, 0.003279495, 0.002801654},
    {&ct_bcast, 1024, 0.003381913, 0.003381913},
    {&ct_bcast, 2048, 0.00437151, 0.00437151},
    {&ct_bcast, 4096, 0.003687856, 0.003687856},
    {&ct_bcast, 8192, 0.00502757, 0.004187919},
    {&ct_bcast, 16384, 0.019825154, 0.006757108},
    {&ct_bcast, 32768, 0.016949118, 0.008624989},
    {&ct_bcast, 65536, 0.014922931, 0.0091372665},
    {&ct_bcast, 131072, 0.025173952, 0.0176064815},
    {&ct_reduce, 1, 0.0026829515, 0.001703486},
    {&ct_reduce, 64, 0.0027434175, 0.0015071525},
    {&ct_reduce, 512, 0.003436157, 0.002700865},
    {&ct_reduce, 1024, 0.002666745, 0.000996267},
    {&ct_reduce, 2048, 0.003773844, 0.002699503},
    {&ct_reduce, 4096, 0.003792219, 0.00220166},
    {&ct_reduce, 8192, 0.005615891, 0.004242227},
    {&ct_reduce, 16384, 0.007027784, 0.004616387},
    {&ct_reduce, 32768, 0.008796571, 0.006738251},
    {&ct_reduce, 65536, 0.0249169545, 0.011239426},
    {&ct_reduce, 131072, 0.0373831015, 0.013864886},
    {&ct_reduce_scatter_block, 1, 0.004531201, 0.003924518},
    {&ct_reduce_scatter_block, 64, 0.005091824, 0.004348617},
    {&ct_reduce_scatter_block, 512, 0.007743834, 0.007743834},
    {&ct_reduce_scatter_block, 1024, 0.006043522, 0.006043522},
    {&ct_reduce_scatter_block, 2048, 0.014977686, 0.013849875},
    {&ct_reduce_scatter_block, 4096, 0.0273394795, 0.016831716},
    {&ct_reduce_scatter_block, 8192, 0.0461631415, 0.0207560075},
    {&ct_reduce_scatter_block, 16384, 0.10030806, 0.032976422},
    {&ct_reduce_scatter_block, 32768, 0.177044716, 0.063967739},
    {&ct_reduce_scatter_block, 65536, 0.332559115, 0.126079315},
    {&ct_reduce_scatter_block, 131072, 0.709227961, 0.355432728},
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
    .dispatch_hash = UINT64_C(0x744e9f9986a4bd23),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x38d9312e8dd75c1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
