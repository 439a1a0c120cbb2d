/*
 * tuned.c - collective algorithms for the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 48 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_bruck_radix;
extern const struct ct_algorithm allgatherv_bine;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoallv_padded_bruck;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gatherv_wired_direct;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_swing;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_halving;
extern const struct ct_algorithm reduce_scatter_block_swing;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_circulant;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_phases;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_binary_blocks;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;

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
        .fingerprint = UINT64_C(0x29d414a1bd7b1f76),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3d733a34aeb49c08),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x6dcc8153515560b4),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xd70e7629c91314a2),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9bb5eb5baf103844),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x58f830bdf09b4f87),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x98e2f5e9e6b916fa),
    },
    {
        .algorithm = &allgatherv_bruck_radix,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0xebea5b2ffd256d34),
    },
    {
        .algorithm = &allgatherv_bine,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x09afa680a85cd512),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x8d1e156d3f74b34e),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580009dc9f4f8ab0),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 0}},
        .fingerprint = UINT64_C(0x343a4684e52ba1c8),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x04c598a0fce38c28),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x71f3e40d19ce0af8),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd066d624552309ff),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x18e759c2e64b6080),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaf9efffb8881b475),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=8 segment_bytes=262144 */
        .setting = {{8, 262144}},
        .fingerprint = UINT64_C(0xf7a0db5025c4b76a),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x8bdbab2335cf8d90),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 2}},
        .fingerprint = UINT64_C(0xaee56bc83361f956),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x163aaf8f01d8bba1),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x3f2c0bf0a71cec6b),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x61280e162054dbd9),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x24463a61fb9c35e0),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x38c380f563676ca6),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=shift separation=barrier barriers=1 order=dealt */
        .setting = {{2, 2, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2dd3937c1948ea71),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf468cd8083c3106d),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x57b04c0336a0948c),
    },
    {
        .algorithm = &alltoallv_padded_bruck,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0x8e013d9e8b4c226d),
    },
    {
        .algorithm = &barrier_tree,
        /* tree=kary radix=8 order=dealt */
        .setting = {{0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x98092fac11db4fe2),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x228062aac5c1b12f),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x4bba7ee0cf7181fa),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=8192 leaders=host tree=binary */
        .setting = {{8192, 6, 1}},
        .fingerprint = UINT64_C(0x5c59e34e4b2f1de9),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=8192 leaders=host tree=chain */
        .setting = {{8192, 6, 2}},
        .fingerprint = UINT64_C(0x4e25a4de51ffedd0),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x2999a79019e8d889),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2da2d16a7a06550e),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2b7cce0d3c6a85b5),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xab0509f6a87ebb0b),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xeb8841693e754a61),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xc58f2aac6229cab2),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=16 turns=posted */
        .setting = {{16, 0}},
        .fingerprint = UINT64_C(0xaa0dbe91c5c0a418),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6b926f327c3906b4),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=4 turns=tokens */
        .setting = {{4, 1}},
        .fingerprint = UINT64_C(0x7bc44e51e8064760),
    },
    {
        .algorithm = &gatherv_wired_direct,
        /* window=16 turns=posted */
        .setting = {{16, 0}},
        .fingerprint = UINT64_C(0x68c7783f85242b3b),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3ee8e61680a8f724),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x2406aa5ec7385e3f),
    },
    {
        .algorithm = &reduce_hierarchical,
        /* leaders=1 between=binomial */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xf5c99ea725f8205e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x1ccf70a658336511),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9338c97a3972a98c),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x221cdc1590667285),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0x5a23285ce43c8fb5),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x9a482870be9e729b),
    },
    {
        .algorithm = &reduce_scatter_recursive_multiplying,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0x5c536e1c5de884e8),
    },
    {
        .algorithm = &reduce_scatter_swing,
        .fingerprint = UINT64_C(0x8006cda42995dee7),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xac628b7a508508ff),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xdf545df8c1653b32),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xbc9c245b2e0f3d7e),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0xfc051de2ebf2bcab),
    },
    {
        .algorithm = &reduce_scatter_block_halving,
        /* distance=bine */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xdbe3b0829c3e1aa5),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0xec2f6b49b6fcf7d3),
    },
    {
        .algorithm = &reduce_scatter_block_swing,
        .fingerprint = UINT64_C(0xe38d7a600bb3ef1f),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x26e3d17b45d9e129),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x2140b1e80457b5c6),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x0eb2853cfad10416),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xdc45aaf8466f603b),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5be8e4426619b4ca),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9f0452f43d9e0084),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe4cf9d8f2236e1fb),
    },
    {
        .algorithm = &scatter_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf11cc74a6d695cb4),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xe22fdb755ea5ef05),
    },
    {
        .algorithm = &scatter_tree,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0x298daaa00125c181),
    },
    {
        .algorithm = &scatter_linear,
        /* window=16 order=dealt */
        .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc8834c72cf6273fe),
    },
    {
        .algorithm = &scatter_linear,
        /* window=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0xb94adc2f11155d85),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 6.09 ms (5.82 ms to 6.91 ms), 15 samples
     * native 8.77 ms (8.01 ms to 9.68 ms), 15 samples
     * native / choice 1.45 (1.15 to 1.57), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.02 times as long in the same rounds */
    if (problem->bytes < 4)
        return &choices[1]; /* allgather_hierarchical */
    /* from 4 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=spread 7.81 ms (7.59 ms to 7.98 ms), 195 samples
     * native 8.31 ms (7.98 ms to 8.61 ms), 195 samples
     * native / choice 1.05 (1.01 to 1.08), 195 rounds
     * runner-up: allgather_recursive_doubling, 0.93 times as long in the same rounds */
    if (problem->bytes < 71)
        return &choices[2]; /* allgather_hierarchical */
    /* from 71 bytes: nothing beat native; at 512 bytes:
     * allgather_native 10.2 ms (8.89 ms to 11.7 ms), 15 samples
     * runner-up: allgather_mesh dims=3, 1.03 times as long in the same rounds */
    if (problem->bytes < 1205)
        return &choices[0]; /* allgather_native */
    /* from 1205 bytes: first look, not confirmed; at 1689 bytes:
     * allgather_wired_far_first order_by=copies 25.7 ms (23.3 ms to 30.4 ms), 6 samples
     * native 33.6 ms (24.8 ms to 38.8 ms), 6 samples
     * runner-up: allgather_mesh dims=2, 0.99 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 22.9 ms (19.4 ms to 29.3 ms), 9 samples
     * native 28.8 ms (23.2 ms to 32.8 ms), 9 samples
     * native / choice 1.12 (1.04 to 1.43), 9 rounds
     * runner-up: allgather_hierarchical leaders=host between=ring, 0.76 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * allgather_bine order_by=messages 29.6 ms (25.8 ms to 37.3 ms), 6 samples
     * native 41.8 ms (35.5 ms to 57.1 ms), 6 samples
     * native / choice 1.37 (1.22 to 1.62), 6 rounds
     * runner-up: allgather_hierarchical leaders=host between=ring, 0.76 times as long in the same rounds */
    if (problem->bytes < 8142)
        return &choices[5]; /* allgather_bine */
    /* from 8142 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 60.9 ms (57.5 ms to 76.2 ms), 25 samples
     * runner-up: allgather_bine order_by=messages, 0.97 times as long in the same rounds */
    if (problem->bytes < 20090)
        return &choices[0]; /* allgather_native */
    /* from 20090 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 159 ms, 2 samples
     * native 344 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.08 times as long in the same rounds */
    if (problem->bytes < 32769)
        return &choices[6]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 32769 bytes: undecided; at 65536 bytes:
     * allgather_native 422 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=16384, 0.75 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 7.73 ms (6.12 ms to 8.57 ms), 15 samples
     * native 11 ms (10.7 ms to 12.3 ms), 15 samples
     * native / choice 1.51 (1.33 to 1.90), 15 rounds
     * runner-up: allgatherv_hierarchical leaders=1 between=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 69)
        return &choices[7]; /* allgatherv_hierarchical */
    /* from 69 bytes: nothing beat native; at 512 bytes:
     * allgatherv_native 8.57 ms (7.95 ms to 9 ms), 45 samples
     * runner-up: allgatherv_recursive_multiplying radix=4, 1.07 times as long in the same rounds */
    if (problem->bytes < 1163)
        return &choices[0]; /* allgatherv_native */
    /* from 1163 bytes: confirmed; at 1274 bytes:
     * allgatherv_bruck_radix radix=8 22.3 ms (20.5 ms to 26.8 ms), 10 samples
     * native 28.8 ms (24.5 ms to 29.6 ms), 10 samples
     * native / choice 1.22 (1.09 to 1.31), 10 rounds
     * runner-up: allgatherv_mesh dims=2 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 1397)
        return &choices[8]; /* allgatherv_bruck_radix */
    /* from 1397 bytes: undecided; at 1626 bytes:
     * allgatherv_native 24.1 ms (21.6 ms to 27 ms), 9 samples
     * runner-up: allgatherv_bruck_radix radix=8 order=dealt, 0.83 times as long in the same rounds */
    if (problem->bytes < 1849)
        return &choices[0]; /* allgatherv_native */
    /* from 1849 bytes: confirmed; at 2048 bytes:
     * allgatherv_bine order_by=messages 16.9 ms (14.5 ms to 20.8 ms), 9 samples
     * native 22.7 ms (19.6 ms to 28 ms), 9 samples
     * native / choice 1.42 (1.11 to 1.68), 9 rounds
     * runner-up: allgatherv_recursive_multiplying radix=8, 1.12 times as long in the same rounds */
    if (problem->bytes < 6610)
        return &choices[9]; /* allgatherv_bine */
    /* from 6610 bytes: nothing beat native; at 8192 bytes:
     * allgatherv_native 61.2 ms (56.7 ms to 65.8 ms), 28 samples
     * runner-up: allgatherv_neighbor_exchange, 0.93 times as long in the same rounds */
    if (problem->bytes < 23584)
        return &choices[0]; /* allgatherv_native */
    /* from 23584 bytes: first look, not confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=8192 175 ms, 2 samples
     * native 326 ms, 2 samples
     * runner-up: allgatherv_ring segment_bytes=16384, 1.42 times as long in the same rounds */
    if (problem->bytes < 33614)
        return &choices[10]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33614 bytes: first look, not confirmed; at 65536 bytes:
     * allgatherv_ring segment_bytes=16384 341 ms, 2 samples
     * native 563 ms, 2 samples */
    return &choices[11]; /* allgatherv_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=8 between=recursive_doubling 4.54 ms (3.54 ms to 4.89 ms), 15 samples
     * native 5.33 ms (4.56 ms to 6.6 ms), 15 samples
     * native / choice 1.24 (1.09 to 1.38), 15 rounds
     * runner-up: allreduce_circulant, 0.86 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 4.41 ms (3.76 ms to 4.91 ms), 30 samples
     * native 4.79 ms (4.52 ms to 5.14 ms), 30 samples
     * native / choice 1.12 (1.02 to 1.28), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 451)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 451 bytes: confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 5.09 ms (4.24 ms to 5.73 ms), 15 samples
     * native 6.44 ms (6.12 ms to 7.29 ms), 15 samples
     * native / choice 1.22 (1.14 to 1.54), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.87 times as long in the same rounds */
    if (problem->bytes < 680)
        return &choices[14]; /* allreduce_hierarchical */
    /* from 680 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 4.65 ms (4.04 ms to 5.32 ms), 15 samples
     * native 6.53 ms (5.98 ms to 7.3 ms), 15 samples
     * native / choice 1.33 (1.05 to 1.69), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner, 0.99 times as long in the same rounds */
    if (problem->bytes < 1174)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 1174 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 4.79 ms (4.54 ms to 5.74 ms), 15 samples
     * native 6.49 ms (6.13 ms to 7.2 ms), 15 samples
     * native / choice 1.29 (1.11 to 1.58), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 0.98 times as long in the same rounds */
    if (problem->bytes < 2150)
        return &choices[15]; /* allreduce_tree */
    /* from 2150 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 6.22 ms (5.04 ms to 7.53 ms), 15 samples
     * native 8.23 ms (7.25 ms to 9.69 ms), 15 samples
     * native / choice 1.49 (1.14 to 1.70), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.06 times as long in the same rounds */
    if (problem->bytes < 10057)
        return &choices[16]; /* allreduce_tree */
    /* from 10057 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 7.12 ms (6.69 ms to 7.35 ms), 45 samples
     * native 8.01 ms (7.46 ms to 8.75 ms), 45 samples
     * native / choice 1.11 (1.06 to 1.21), 45 rounds
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt, 1.09 times as long in the same rounds */
    if (problem->bytes < 29871)
        return &choices[17]; /* allreduce_two_tree */
    /* from 29871 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=8 segment_bytes=262144 13.7 ms (12.6 ms to 15.5 ms), 15 samples
     * native 17.2 ms (16.1 ms to 18.8 ms), 15 samples
     * native / choice 1.26 (1.12 to 1.35), 15 rounds
     * runner-up: allreduce_halving distance=near, 0.99 times as long in the same rounds */
    if (problem->bytes < 49918)
        return &choices[18]; /* allreduce_wired_switches */
    /* from 49918 bytes: confirmed; at 65536 bytes:
     * allreduce_k_reduce_scatter_allgather radix=4 19.5 ms (18.6 ms to 20.2 ms), 9 samples
     * native 29.9 ms (28.7 ms to 31.6 ms), 9 samples
     * native / choice 1.54 (1.42 to 1.70), 9 rounds
     * runner-up: allreduce_two_tree segment_bytes=16384, 0.97 times as long in the same rounds */
    if (problem->bytes < 77781)
        return &choices[19]; /* allreduce_k_reduce_scatter_allgather */
    /* from 77781 bytes: confirmed; at 131072 bytes:
     * allreduce_hierarchical leaders=host between=ring 27.9 ms (26.1 ms to 28.8 ms), 6 samples
     * native 58.7 ms (57.8 ms to 79.7 ms), 6 samples
     * native / choice 2.10 (2.03 to 3.05), 6 rounds
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144, 1.20 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[20]; /* allreduce_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 58.7 ms (57.8 ms to 79.7 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 11.3 ms (8.68 ms to 13.9 ms), 15 samples
     * native 15.8 ms (14 ms to 18.1 ms), 15 samples
     * native / choice 1.33 (1.26 to 1.58), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=spread, 1.06 times as long in the same rounds */
    if (problem->bytes < 51)
        return &choices[21]; /* alltoall_hierarchical */
    /* from 51 bytes: confirmed; at 64 bytes:
     * alltoall_bruck 14.4 ms (13.4 ms to 15.4 ms), 10 samples
     * native 17.1 ms (16.2 ms to 20.1 ms), 10 samples
     * native / choice 1.24 (1.09 to 1.43), 10 rounds
     * runner-up: alltoall_hierarchical leaders=host between=bruck, 0.84 times as long in the same rounds */
    if (problem->bytes < 511)
        return &choices[22]; /* alltoall_bruck */
    /* from 511 bytes: confirmed; at 512 bytes:
     * alltoall_bruck_radix radix=4 20.4 ms (16.8 ms to 28.9 ms), 6 samples
     * native 39.2 ms (29.9 ms to 63.6 ms), 6 samples
     * native / choice 2.07 (1.45 to 2.36), 6 rounds
     * runner-up: alltoall_grid dims=3, 0.95 times as long in the same rounds */
    if (problem->bytes < 727)
        return &choices[23]; /* alltoall_bruck_radix */
    /* from 727 bytes: confirmed; at 1024 bytes:
     * alltoall_grid dims=2 24.9 ms (20.2 ms to 30.2 ms), 6 samples
     * native 38.4 ms (32.2 ms to 40.7 ms), 6 samples
     * native / choice 1.60 (1.25 to 1.70), 6 rounds
     * runner-up: alltoall_grid dims=2 order=dealt, 1.07 times as long in the same rounds */
    if (problem->bytes < 3182)
        return &choices[24]; /* alltoall_grid */
    /* from 3182 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 60 ms, 4 samples
     * runner-up: alltoall_scattered batch=4, 1.13 times as long in the same rounds */
    if (problem->bytes < 4848)
        return &choices[0]; /* alltoall_native */
    /* from 4848 bytes: confirmed; at 8192 bytes:
     * alltoall_scattered batch=4 order=dealt 115 ms (102 ms to 124 ms), 6 samples
     * native 275 ms (117 ms to 294 ms), 6 samples
     * native / choice 2.36 (1.06 to 2.67), 6 rounds
     * runner-up: alltoall_spread window=4, 0.97 times as long in the same rounds */
    if (problem->bytes < 9727)
        return &choices[25]; /* alltoall_scattered */
    /* from 9727 bytes: first look, not confirmed; at 16384 bytes:
     * alltoall_rounds partners=shift separation=barrier barriers=1 order=dealt 173 ms, 1 sample
     * native 646 ms, 1 sample
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0 order=dealt, 1.11 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[26]; /* alltoall_rounds */
    /* from 16385 bytes: first look, not confirmed; at 19830 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 277 ms, 1 sample
     * native 860 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=16384, 1.36 times as long in the same rounds */
    if (problem->bytes < 28529)
        return &choices[27]; /* alltoall_ring */
    /* from 28529 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 347 ms, 1 sample
     * native 863 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 36580)
        return &choices[28]; /* alltoall_ring */
    /* from 36580 bytes: undecided; at 46340 bytes:
     * alltoall_native 648 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 0.91 times as long in the same rounds */
    if (problem->bytes < 46560)
        return &choices[0]; /* alltoall_native */
    /* from 46560 bytes: first look, not confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 529 ms, 2 samples
     * native 711 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 0.92 times as long in the same rounds */
    if (problem->bytes < 97647)
        return &choices[28]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 97647 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 1.42 s, 2 samples
     * native 2.31 s, 2 samples
     * runner-up: alltoall_ring segment_bytes=16384, 1.20 times as long in the same rounds */
    return &choices[27]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1024 bytes:
     * alltoallv_padded_bruck radix=8 42.6 ms (35.5 ms to 47.6 ms), 6 samples
     * native 60.5 ms (49.2 ms to 66.8 ms), 6 samples
     * native / choice 1.42 (1.07 to 1.84), 6 rounds
     * runner-up: alltoallv_padded_bruck radix=6, 1.04 times as long in the same rounds */
    if (problem->bytes < 87382)
        return &choices[29]; /* alltoallv_padded_bruck */
    /* beyond 1024 bytes nothing was measured */
    /* from 87382 bytes: no size in this range was timed; at 1024 bytes:
     * alltoallv_native 61 ms (51.2 ms to 66.8 ms), 9 samples
     * runner-up: alltoallv_padded_bruck radix=8, 0.70 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=kary radix=8 order=dealt 7.82 ms (6.81 ms to 9.22 ms), 15 samples
     * native 10.5 ms (10 ms to 11.4 ms), 15 samples
     * native / choice 1.37 (1.28 to 1.67), 15 rounds
     * runner-up: barrier_tree tree=kary radix=4 order=dealt, 1.12 times as long in the same rounds */
    return &choices[30]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * bcast_native 3.23 ms (3 ms to 4.17 ms), 15 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=4, 0.75 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* bcast_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 3.47 ms (1.93 ms to 3.88 ms), 15 samples
     * native 4.13 ms (3.96 ms to 4.81 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.77 times as long in the same rounds */
    if (problem->bytes < 257)
        return &choices[31]; /* bcast_tree */
    /* from 257 bytes: first look, not confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 3.14 ms (1.92 ms to 4 ms), 15 samples
     * native 3.8 ms (3.32 ms to 4.53 ms), 15 samples
     * runner-up: bcast_bine, 0.75 times as long in the same rounds */
    if (problem->bytes < 1010)
        return &choices[32]; /* bcast_tree */
    /* from 1010 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 4 ms (3.78 ms to 4.21 ms), 70 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.96 times as long in the same rounds */
    if (problem->bytes < 11337)
        return &choices[0]; /* bcast_native */
    /* from 11337 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=binary 5.38 ms (5.09 ms to 6.05 ms), 15 samples
     * native 19.9 ms (19 ms to 20.8 ms), 15 samples
     * native / choice 3.71 (3.35 to 3.98), 15 rounds
     * runner-up: bcast_hierarchical segment_bytes=8192 leaders=host tree=chain, 1.05 times as long in the same rounds */
    if (problem->bytes < 28645)
        return &choices[33]; /* bcast_hierarchical */
    /* from 28645 bytes: confirmed; at 32768 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 7.54 ms (7.03 ms to 8.48 ms), 15 samples
     * native 21.8 ms (20.3 ms to 23.4 ms), 15 samples
     * native / choice 2.88 (2.61 to 3.07), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 35897)
        return &choices[34]; /* bcast_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 35897 bytes: confirmed; at 65536 bytes:
     * bcast_wired_chain segment_bytes=16384 9.75 ms (9.47 ms to 10.8 ms), 10 samples
     * native 22 ms (21.5 ms to 28 ms), 10 samples
     * native / choice 2.29 (2.17 to 2.91), 10 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1, 0.97 times as long in the same rounds */
    return &choices[35]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 7.5 ms (6.99 ms to 8.2 ms), 15 samples
     * native 8.79 ms (7.46 ms to 10.7 ms), 15 samples
     * native / choice 1.26 (1.11 to 1.39), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 1.22 times as long in the same rounds */
    if (problem->bytes < 11389)
        return &choices[36]; /* exscan_binary */
    /* from 11389 bytes: confirmed; at 16384 bytes:
     * exscan_linear segment_bytes=0 10.3 ms (9.21 ms to 12.1 ms), 15 samples
     * native 19.7 ms (18.8 ms to 22.2 ms), 15 samples
     * native / choice 1.95 (1.73 to 2.29), 15 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.23 times as long in the same rounds */
    if (problem->bytes < 18429)
        return &choices[37]; /* exscan_linear */
    /* from 18429 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 13.6 ms (10.8 ms to 15.6 ms), 10 samples
     * native 55.6 ms (48.9 ms to 60.5 ms), 10 samples
     * native / choice 4.42 (3.31 to 5.04), 10 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.23 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[38]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 197 ms (191 ms to 203 ms), 6 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * gather_linear window=0 4.29 ms (1.68 ms to 6.82 ms), 15 samples
     * native 5.72 ms (5.14 ms to 6.89 ms), 15 samples
     * runner-up: gather_linear window=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[39]; /* gather_linear */
    /* from 2 bytes: confirmed; at 4 bytes:
     * gather_linear window=4 3.14 ms (2.56 ms to 3.59 ms), 195 samples
     * native 4.1 ms (3.84 ms to 4.52 ms), 195 samples
     * native / choice 1.41 (1.19 to 1.68), 195 rounds
     * runner-up: gather_wired_direct window=1 turns=posted, 2.01 times as long in the same rounds */
    if (problem->bytes < 40)
        return &choices[40]; /* gather_linear */
    /* from 40 bytes: first look, not confirmed; at 64 bytes:
     * gather_wired_direct window=16 turns=posted 2.57 ms (1.68 ms to 3.56 ms), 15 samples
     * native 3.12 ms (2.15 ms to 3.94 ms), 15 samples
     * runner-up: gather_linear window=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[41]; /* gather_wired_direct */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * gather_linear window=4 order=dealt 3.39 ms (1.53 ms to 4.6 ms), 15 samples
     * native 3.8 ms (2.97 ms to 3.91 ms), 15 samples
     * runner-up: gather_wired_direct window=4 turns=posted, 0.95 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[42]; /* gather_linear */
    /* from 562 bytes: first look, not confirmed; at 1024 bytes:
     * gather_linear window=4 2.55 ms (159 us to 2.97 ms), 15 samples
     * native 2.83 ms (2.4 ms to 3.12 ms), 15 samples
     * runner-up: gather_linear window=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 1791)
        return &choices[40]; /* gather_linear */
    /* from 1791 bytes: confirmed; at 2048 bytes:
     * gather_linear window=0 6.74 ms (5.01 ms to 7.3 ms), 15 samples
     * native 7.68 ms (7.14 ms to 8.18 ms), 15 samples
     * native / choice 1.22 (1.06 to 1.51), 15 rounds */
    if (problem->bytes < 4897)
        return &choices[39]; /* gather_linear */
    /* from 4897 bytes: confirmed; at 8192 bytes:
     * gather_wired_direct window=4 turns=tokens 29.5 ms (29.2 ms to 30.1 ms), 18 samples
     * native 31.3 ms (29.8 ms to 33.3 ms), 18 samples
     * native / choice 1.06 (1.02 to 1.10), 18 rounds
     * runner-up: gather_tree radix=16 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 24216)
        return &choices[43]; /* gather_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 24216 bytes: nothing beat native; at 32768 bytes:
     * gather_native 123 ms, 3 samples
     * runner-up: gather_wired_tree, 0.99 times as long in the same rounds */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * gatherv_wired_direct window=16 turns=posted 1.73 ms (225 us to 5.54 ms), 15 samples
     * native 6.51 ms (5.01 ms to 7.49 ms), 15 samples
     * native / choice 3.81 (1.54 to 19.88), 15 rounds
     * runner-up: gatherv_linear window=16, 1.01 times as long in the same rounds */
    return &choices[44]; /* gatherv_wired_direct */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 2.32 ms (1.01 ms to 2.9 ms), 30 samples
     * native 3.63 ms (2.94 ms to 4.13 ms), 30 samples
     * native / choice 1.42 (1.07 to 4.13), 30 rounds
     * runner-up: reduce_pairwise_gather order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 69)
        return &choices[45]; /* reduce_linear */
    /* from 69 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 2.95 ms (1.1 ms to 4.23 ms), 15 samples
     * native 3.83 ms (3.22 ms to 5.08 ms), 15 samples
     * runner-up: reduce_linear order=dealt, 0.80 times as long in the same rounds */
    if (problem->bytes < 1687)
        return &choices[46]; /* reduce_linear */
    /* from 1687 bytes: confirmed; at 2048 bytes:
     * reduce_hierarchical leaders=1 between=binomial 3.25 ms (2.37 ms to 4.47 ms), 15 samples
     * native 4.42 ms (3.78 ms to 4.81 ms), 15 samples
     * native / choice 1.17 (1.06 to 1.60), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 1.07 times as long in the same rounds */
    if (problem->bytes < 2888)
        return &choices[47]; /* reduce_hierarchical */
    /* from 2888 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 4.69 ms (3.76 ms to 5.05 ms), 15 samples
     * native 6.07 ms (5.31 ms to 6.93 ms), 15 samples
     * native / choice 1.35 (1.08 to 1.63), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 0.83 times as long in the same rounds */
    if (problem->bytes < 11330)
        return &choices[48]; /* reduce_tree */
    /* from 11330 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 3.52 ms (3.29 ms to 4.84 ms), 15 samples
     * native 5.46 ms (4.64 ms to 6.16 ms), 15 samples
     * native / choice 1.39 (1.25 to 1.81), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 0.93 times as long in the same rounds */
    if (problem->bytes < 17115)
        return &choices[49]; /* reduce_wired_tree */
    /* from 17115 bytes: confirmed; at 21389 bytes:
     * reduce_wired_tree segment_bytes=16384 5.73 ms (4.66 ms to 6.68 ms), 15 samples
     * native 7.41 ms (6.8 ms to 8.7 ms), 15 samples
     * native / choice 1.38 (1.12 to 1.68), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=in_order radix=2, 0.98 times as long in the same rounds */
    if (problem->bytes < 28168)
        return &choices[50]; /* reduce_wired_tree */
    /* from 28168 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 7.29 ms (6.24 ms to 8.78 ms), 15 samples
     * native 10.1 ms (8.2 ms to 11.4 ms), 15 samples
     * native / choice 1.36 (1.18 to 1.49), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 0.97 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[51]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 40.1 ms (37.4 ms to 41.1 ms), 10 samples
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 0.41 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=ring 7.12 ms (5.86 ms to 7.89 ms), 30 samples
     * native 8.07 ms (7.39 ms to 8.89 ms), 30 samples
     * native / choice 1.26 (1.07 to 1.35), 30 rounds
     * runner-up: reduce_scatter_hierarchical leaders=1 between=pairwise, 1.08 times as long in the same rounds */
    if (problem->bytes < 11)
        return &choices[52]; /* reduce_scatter_hierarchical */
    /* from 11 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_native 7.99 ms (6.27 ms to 9.16 ms), 15 samples
     * runner-up: reduce_scatter_halving distance=far, 1.13 times as long in the same rounds */
    if (problem->bytes < 612)
        return &choices[0]; /* reduce_scatter_native */
    /* from 612 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_recursive_multiplying radix=3 14.7 ms (12.2 ms to 16.2 ms), 20 samples
     * native 16.6 ms (15.1 ms to 20.1 ms), 20 samples
     * native / choice 1.17 (1.08 to 1.25), 20 rounds
     * runner-up: reduce_scatter_wired_near_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 1890)
        return &choices[53]; /* reduce_scatter_recursive_multiplying */
    /* from 1890 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_swing 23.3 ms (22.3 ms to 25.7 ms), 9 samples
     * native 28.3 ms (27.5 ms to 32.2 ms), 9 samples
     * native / choice 1.26 (1.10 to 1.34), 9 rounds
     * runner-up: reduce_scatter_halving distance=near, 1.00 times as long in the same rounds */
    if (problem->bytes < 8112)
        return &choices[54]; /* reduce_scatter_swing */
    /* from 8112 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 69.6 ms (66.8 ms to 76.9 ms), 6 samples
     * native 111 ms (100 ms to 295 ms), 6 samples
     * native / choice 1.60 (1.31 to 4.31), 6 rounds
     * runner-up: reduce_scatter_swing, 1.00 times as long in the same rounds */
    if (problem->bytes < 21654)
        return &choices[55]; /* reduce_scatter_wired_ring */
    /* from 21654 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 196 ms, 1 sample
     * native 547 ms, 1 sample */
    if (problem->bytes < 5592406)
        return &choices[56]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 5592406 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 1.51 s, 1 sample */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 6.17 ms (5.6 ms to 7.1 ms), 15 samples
     * native 8.2 ms (6.74 ms to 9.97 ms), 15 samples
     * native / choice 1.19 (1.10 to 1.55), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 0.98 times as long in the same rounds */
    if (problem->bytes < 21)
        return &choices[57]; /* reduce_scatter_block_hierarchical */
    /* from 21 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 6.94 ms (6.68 ms to 7.43 ms), 125 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=4 between=ring, 0.94 times as long in the same rounds */
    if (problem->bytes < 763)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 763 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_recursive_multiplying radix=3 12.2 ms (11.3 ms to 15 ms), 20 samples
     * native 14.9 ms (14.4 ms to 15.2 ms), 20 samples
     * native / choice 1.28 (1.05 to 1.35), 20 rounds
     * runner-up: reduce_scatter_block_halving distance=near, 1.03 times as long in the same rounds */
    if (problem->bytes < 1670)
        return &choices[58]; /* reduce_scatter_block_recursive_multiplying */
    /* from 1670 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_halving distance=bine 25.4 ms (22.3 ms to 27.5 ms), 12 samples
     * native 29.2 ms (26.3 ms to 31.2 ms), 12 samples
     * native / choice 1.16 (1.07 to 1.27), 12 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=ring, 0.75 times as long in the same rounds */
    if (problem->bytes < 2103)
        return &choices[59]; /* reduce_scatter_block_halving */
    /* from 2103 bytes: confirmed; at 2669 bytes:
     * reduce_scatter_block_recursive_multiplying radix=8 37.2 ms (30.8 ms to 47.3 ms), 48 samples
     * native 53.5 ms (42.2 ms to 73.5 ms), 48 samples
     * native / choice 1.32 (1.20 to 1.51), 48 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4, 1.13 times as long in the same rounds */
    if (problem->bytes < 3040)
        return &choices[60]; /* reduce_scatter_block_recursive_multiplying */
    /* from 3040 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_swing 35.1 ms (32.8 ms to 42.8 ms), 6 samples
     * native 51.5 ms (47.9 ms to 53 ms), 6 samples
     * native / choice 1.47 (1.20 to 1.59), 6 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=ring, 0.79 times as long in the same rounds */
    if (problem->bytes < 8314)
        return &choices[61]; /* reduce_scatter_block_swing */
    /* from 8314 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 89 ms (80.6 ms to 118 ms), 6 samples
     * native 172 ms (148 ms to 186 ms), 6 samples
     * native / choice 1.74 (1.57 to 2.10), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 23394)
        return &choices[62]; /* reduce_scatter_block_ring */
    /* from 23394 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 172 ms, 1 sample
     * native 565 ms, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.17 times as long in the same rounds */
    if (problem->bytes < 40319)
        return &choices[63]; /* reduce_scatter_block_wired_ring */
    /* from 40319 bytes: first look, not confirmed; at 46340 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 238 ms, 2 samples
     * native 504 ms, 2 samples */
    if (problem->bytes < 57980)
        return &choices[64]; /* reduce_scatter_block_wired_ring */
    /* from 57980 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 278 ms, 1 sample
     * native 727 ms, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.03 times as long in the same rounds */
    if (problem->bytes < 71793)
        return &choices[63]; /* reduce_scatter_block_wired_ring */
    /* from 71793 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 698 ms, 1 sample
     * native 1.51 s, 1 sample */
    if (problem->bytes < 5592406)
        return &choices[64]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 5592406 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.51 s, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 5.39 ms (4.65 ms to 6.5 ms), 15 samples
     * native 7.36 ms (6.82 ms to 9.27 ms), 15 samples
     * native / choice 1.28 (1.19 to 1.74), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.20 times as long in the same rounds */
    if (problem->bytes < 11737)
        return &choices[65]; /* scan_binary */
    /* from 11737 bytes: confirmed; at 16384 bytes:
     * scan_linear segment_bytes=0 8.87 ms (8.05 ms to 10.5 ms), 15 samples
     * native 15.7 ms (14.3 ms to 18.7 ms), 15 samples
     * native / choice 1.75 (1.54 to 2.01), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.33 times as long in the same rounds */
    if (problem->bytes < 19462)
        return &choices[66]; /* scan_linear */
    /* from 19462 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.74 ms (6.62 ms to 8.59 ms), 10 samples
     * native 52.8 ms (50.1 ms to 55.1 ms), 10 samples
     * native / choice 6.82 (6.17 to 8.33), 10 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.37 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[67]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 338 ms (325 ms to 349 ms), 6 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scatter_linear window=4 order=dealt 3.55 ms (3.24 ms to 3.83 ms), 60 samples
     * native 4.02 ms (3.69 ms to 4.37 ms), 60 samples
     * native / choice 1.23 (1.07 to 1.36), 60 rounds
     * runner-up: scatter_linear window=16, 1.04 times as long in the same rounds */
    if (problem->bytes < 41)
        return &choices[68]; /* scatter_linear */
    /* from 41 bytes: confirmed; at 42 bytes:
     * scatter_linear window=0 5.26 ms (4.89 ms to 5.55 ms), 225 samples
     * native 6.18 ms (5.82 ms to 6.55 ms), 225 samples
     * native / choice 1.16 (1.06 to 1.22), 225 rounds
     * runner-up: scatter_linear window=16 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[69]; /* scatter_linear */
    /* from 59 bytes: undecided; at 64 bytes:
     * scatter_native 4.95 ms (4.44 ms to 5.32 ms), 105 samples
     * runner-up: scatter_linear window=0, 0.69 times as long in the same rounds */
    if (problem->bytes < 119)
        return &choices[0]; /* scatter_native */
    /* from 119 bytes: confirmed; at 135 bytes:
     * scatter_wired_direct window=1 4.82 ms (4.2 ms to 5.19 ms), 90 samples
     * native 5.84 ms (5.36 ms to 6.37 ms), 90 samples
     * native / choice 1.29 (1.18 to 1.40), 90 rounds
     * runner-up: scatter_linear window=0, 0.76 times as long in the same rounds */
    if (problem->bytes < 464)
        return &choices[70]; /* scatter_wired_direct */
    /* from 464 bytes: confirmed; at 512 bytes:
     * scatter_tree radix=8 4.25 ms (3.62 ms to 4.68 ms), 15 samples
     * native 4.77 ms (4.12 ms to 5.28 ms), 15 samples
     * native / choice 1.18 (1.03 to 1.54), 15 rounds
     * runner-up: scatter_hierarchical radix=4, 0.83 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[71]; /* scatter_tree */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * scatter_linear window=16 order=dealt 6.07 ms (4.26 ms to 8.08 ms), 15 samples
     * native 7.76 ms (6.45 ms to 9.42 ms), 15 samples
     * native / choice 1.28 (1.04 to 1.88), 15 rounds
     * runner-up: scatter_linear window=16, 1.00 times as long in the same rounds */
    if (problem->bytes < 2019)
        return &choices[72]; /* scatter_linear */
    /* from 2019 bytes: first look, not confirmed; at 2048 bytes:
     * scatter_linear window=16 7.31 ms (6.4 ms to 7.97 ms), 15 samples
     * native 8.83 ms (7.88 ms to 9.39 ms), 15 samples
     * runner-up: scatter_linear window=4 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 3462)
        return &choices[73]; /* scatter_linear */
    /* from 3462 bytes: confirmed; at 4096 bytes:
     * scatter_wired_direct window=1 14.1 ms (13.7 ms to 14.6 ms), 30 samples
     * native 14.7 ms (14.5 ms to 14.9 ms), 30 samples
     * native / choice 1.05 (1.00 to 1.08), 30 rounds
     * runner-up: scatter_wired_direct window=16, 0.99 times as long in the same rounds */
    if (problem->bytes < 4857)
        return &choices[70]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 4857 bytes: nothing beat native; at 8192 bytes:
     * scatter_native 46.9 ms (33.5 ms to 70.2 ms), 53 samples
     * runner-up: scatter_native order=dealt, 1.04 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 3.59 ms (3.31 ms to 3.95 ms), 103 samples
     * runner-up: scatterv_linear window=4, 1.11 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00877, 0.00609},
    {&ct_allgather, 64, 0.00831, 0.00781},
    {&ct_allgather, 512, 0.0102, 0.0102},
    {&ct_allgather, 1024, 0.0123, 0.0123},
    {&ct_allgather, 2048, 0.0288, 0.0229},
    {&ct_allgather, 4096, 0.0418, 0.0296},
    {&ct_allgather, 8192, 0.0609, 0.0609},
    {&ct_allgather, 16384, 0.0911, 0.0911},
    {&ct_allgather, 32768, 0.344, 0.159},
    {&ct_allgather, 65536, 0.422, 0.422},
    {&ct_allgather, 131072, 1.16, 1.16},
    {&ct_allgatherv, 1, 0.011, 0.00773},
    {&ct_allgatherv, 64, 0.00934, 0.00758},
    {&ct_allgatherv, 512, 0.00857, 0.00857},
    {&ct_allgatherv, 1024, 0.014, 0.014},
    {&ct_allgatherv, 2048, 0.0227, 0.0169},
    {&ct_allgatherv, 4096, 0.0412, 0.0327},
    {&ct_allgatherv, 8192, 0.0612, 0.0612},
    {&ct_allgatherv, 16384, 0.106, 0.106},
    {&ct_allgatherv, 32768, 0.326, 0.175},
    {&ct_allgatherv, 65536, 0.563, 0.341},
    {&ct_allgatherv, 131072, 0.878, 0.649},
    {&ct_allreduce, 1, 0.00533, 0.00454},
    {&ct_allreduce, 64, 0.00479, 0.00441},
    {&ct_allreduce, 512, 0.00644, 0.00509},
    {&ct_allreduce, 1024, 0.00653, 0.00465},
    {&ct_allreduce, 2048, 0.00649, 0.00479},
    {&ct_allreduce, 4096, 0.00823, 0.00622},
    {&ct_allreduce, 8192, 0.00678, 0.00598},
    {&ct_allreduce, 16384, 0.00801, 0.00712},
    {&ct_allreduce, 32768, 0.0172, 0.0137},
    {&ct_allreduce, 65536, 0.0299, 0.0195},
    {&ct_allreduce, 131072, 0.0587, 0.0279},
    {&ct_alltoall, 1, 0.0158, 0.0113},
    {&ct_alltoall, 64, 0.0171, 0.0144},
    {&ct_alltoall, 512, 0.0392, 0.0204},
    {&ct_alltoall, 1024, 0.0384, 0.0249},
    {&ct_alltoall, 2048, 0.0364, 0.0323},
    {&ct_alltoall, 4096, 0.06, 0.06},
    {&ct_alltoall, 8192, 0.275, 0.115},
    {&ct_alltoall, 16384, 0.646, 0.173},
    {&ct_alltoall, 32768, 0.863, 0.347},
    {&ct_alltoall, 65536, 0.711, 0.529},
    {&ct_alltoall, 131072, 2.31, 1.42},
    {&ct_alltoallv, 1024, 0.0605, 0.0426},
    {&ct_barrier, 0, 0.0105, 0.00782},
    {&ct_bcast, 1, 0.00323, 0.00323},
    {&ct_bcast, 64, 0.00413, 0.00347},
    {&ct_bcast, 512, 0.0038, 0.00314},
    {&ct_bcast, 1024, 0.004, 0.004},
    {&ct_bcast, 2048, 0.00422, 0.00422},
    {&ct_bcast, 4096, 0.00398, 0.00398},
    {&ct_bcast, 8192, 0.00418, 0.00418},
    {&ct_bcast, 16384, 0.0199, 0.00538},
    {&ct_bcast, 32768, 0.0218, 0.00754},
    {&ct_bcast, 65536, 0.022, 0.00975},
    {&ct_bcast, 131072, 0.0265, 0.015},
    {&ct_exscan, 1, 0.00879, 0.0075},
    {&ct_exscan, 64, 0.0104, 0.00775},
    {&ct_exscan, 512, 0.0109, 0.00883},
    {&ct_exscan, 1024, 0.00907, 0.00775},
    {&ct_exscan, 2048, 0.00763, 0.00472},
    {&ct_exscan, 4096, 0.0106, 0.00826},
    {&ct_exscan, 8192, 0.00905, 0.00516},
    {&ct_exscan, 16384, 0.0197, 0.0103},
    {&ct_exscan, 32768, 0.0556, 0.0136},
    {&ct_exscan, 65536, 0.0992, 0.0156},
    {&ct_exscan, 131072, 0.197, 0.0228},
    {&ct_gather, 1, 0.00572, 0.00429},
    {&ct_gather, 64, 0.00312, 0.00257},
    {&ct_gather, 512, 0.0038, 0.00339},
    {&ct_gather, 1024, 0.00283, 0.00255},
    {&ct_gather, 2048, 0.00768, 0.00674},
    {&ct_gather, 4096, 0.0145, 0.0091},
    {&ct_gather, 8192, 0.0313, 0.0295},
    {&ct_gather, 16384, 0.0625, 0.0599},
    {&ct_gather, 32768, 0.123, 0.123},
    {&ct_gather, 65536, 0.244, 0.244},
    {&ct_gather, 131072, 0.491, 0.491},
    {&ct_gatherv, 1024, 0.00651, 0.00173},
    {&ct_reduce, 1, 0.00363, 0.00232},
    {&ct_reduce, 64, 0.00463, 0.00252},
    {&ct_reduce, 512, 0.00383, 0.00295},
    {&ct_reduce, 1024, 0.00359, 0.00254},
    {&ct_reduce, 2048, 0.00442, 0.00325},
    {&ct_reduce, 4096, 0.00607, 0.00469},
    {&ct_reduce, 8192, 0.00551, 0.00378},
    {&ct_reduce, 16384, 0.00546, 0.00352},
    {&ct_reduce, 32768, 0.0101, 0.00729},
    {&ct_reduce, 65536, 0.02, 0.0101},
    {&ct_reduce, 131072, 0.0401, 0.0146},
    {&ct_reduce_scatter, 1, 0.00807, 0.00712},
    {&ct_reduce_scatter, 64, 0.00799, 0.00799},
    {&ct_reduce_scatter, 512, 0.0108, 0.0108},
    {&ct_reduce_scatter, 1024, 0.0166, 0.0147},
    {&ct_reduce_scatter, 2048, 0.0283, 0.0233},
    {&ct_reduce_scatter, 4096, 0.0503, 0.037},
    {&ct_reduce_scatter, 8192, 0.111, 0.0696},
    {&ct_reduce_scatter, 16384, 0.165, 0.107},
    {&ct_reduce_scatter, 32768, 0.547, 0.196},
    {&ct_reduce_scatter, 65536, 0.741, 0.292},
    {&ct_reduce_scatter, 131072, 1.51, 0.608},
    {&ct_reduce_scatter_block, 1, 0.0082, 0.00617},
    {&ct_reduce_scatter_block, 64, 0.00694, 0.00694},
    {&ct_reduce_scatter_block, 512, 0.0137, 0.0137},
    {&ct_reduce_scatter_block, 1024, 0.0149, 0.0122},
    {&ct_reduce_scatter_block, 2048, 0.0292, 0.0254},
    {&ct_reduce_scatter_block, 4096, 0.0515, 0.0351},
    {&ct_reduce_scatter_block, 8192, 0.105, 0.0682},
    {&ct_reduce_scatter_block, 16384, 0.172, 0.089},
    {&ct_reduce_scatter_block, 32768, 0.565, 0.172},
    {&ct_reduce_scatter_block, 65536, 0.727, 0.278},
    {&ct_reduce_scatter_block, 131072, 1.51, 0.698},
    {&ct_scan, 1, 0.00736, 0.00539},
    {&ct_scan, 64, 0.00947, 0.00729},
    {&ct_scan, 512, 0.00671, 0.00528},
    {&ct_scan, 1024, 0.00824, 0.0074},
    {&ct_scan, 2048, 0.015, 0.00913},
    {&ct_scan, 4096, 0.00936, 0.00701},
    {&ct_scan, 8192, 0.0123, 0.00784},
    {&ct_scan, 16384, 0.0157, 0.00887},
    {&ct_scan, 32768, 0.0528, 0.00774},
    {&ct_scan, 65536, 0.148, 0.0148},
    {&ct_scan, 131072, 0.338, 0.0275},
    {&ct_scatter, 1, 0.00402, 0.00355},
    {&ct_scatter, 64, 0.00495, 0.00495},
    {&ct_scatter, 512, 0.00477, 0.00425},
    {&ct_scatter, 1024, 0.00776, 0.00607},
    {&ct_scatter, 2048, 0.00883, 0.00731},
    {&ct_scatter, 4096, 0.0147, 0.0141},
    {&ct_scatter, 8192, 0.0469, 0.0469},
    {&ct_scatter, 16384, 0.0636, 0.0636},
    {&ct_scatter, 32768, 0.124, 0.124},
    {&ct_scatter, 65536, 0.244, 0.244},
    {&ct_scatter, 131072, 0.487, 0.487},
    {&ct_scatterv, 1024, 0.00359, 0.00359},
};

/* What ranks that were not tuned choose from; a collective after the other, native first. */
static const struct ct_offered offered[] = {
    {.collective = &ct_allgather},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bine,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x9bb5eb5baf103844)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bine,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x0bdd99ee61062985)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck,
     .fingerprint = UINT64_C(0x2acef2663dc74988)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xcc9ce6d03245db9c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x2738a1060e0f481f)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x3d733a34aeb49c08)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x29d414a1bd7b1f76)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=host between=recursive_doubling */
     .setting = {{6, 1}},
     .fingerprint = UINT64_C(0x0da47c8826f4626a)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=host between=ring */
     .setting = {{6, 2}},
     .fingerprint = UINT64_C(0x1564d139b912ba9b)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x295de2f3cc03e9ac)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     .fingerprint = UINT64_C(0xd70e7629c91314a2)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     .fingerprint = UINT64_C(0xd7e56fc69756c657)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xee3afe2171f51c7c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=copies order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7aa75af68ed12e8d)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5b0d3f7d51dde45c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x61b4a01b9295f177)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x6378ff5746289a9b)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=pair separation=barrier barriers=2 */
     .setting = {{1, 2, 2}},
     .fingerprint = UINT64_C(0xefcc346c3ce8744e)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_simple,
     .fingerprint = UINT64_C(0xc2c7a1be69695bd4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x4c35f2e5c533a132)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_spread,
     /* window=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x91b18820d9c74c39)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x6dcc8153515560b4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_local_return,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xdba8899c4e675b65)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_local_return,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x3c1e501e90eb00a0)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xab9981a707d8494e)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x1186fcb1c106aa76)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x58f830bdf09b4f87)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=recursive_doubling */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xac5f4a22bd9de185)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_binary_blocks,
     .fingerprint = UINT64_C(0x37e6daafe1fa8fa4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0x3c2092121f95c73b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe8c0db1b58efeabb)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xd36a39266a79563e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x04c598a0fce38c28)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=host between=ring */
     .setting = {{6, 2}},
     .fingerprint = UINT64_C(0xaee56bc83361f956)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x98b03a60af52edfc)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_pairwise_ring,
     .fingerprint = UINT64_C(0x50a60dedc70ebf7d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     .fingerprint = UINT64_C(0xa4b124d38dac58aa)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x1b347528f38ee224)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0x2c3286b68e67b99b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x32be5079e4458bf3)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xd2732b82582d01a5)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x97f3575916216845)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_swing,
     .fingerprint = UINT64_C(0x48ab292e4bb2eff1)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=2 */
     .setting = {{0, 0, 2}},
     .fingerprint = UINT64_C(0x18e759c2e64b6080)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=4 */
     .setting = {{0, 0, 4}},
     .fingerprint = UINT64_C(0x4317344225bdf64d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0x84afcedcb61880b3)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 1, 8}},
     .fingerprint = UINT64_C(0x564a7432f398dae1)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xaf9efffb8881b475)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=halving allgather=mesh_3d */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xc273c60768c46f11)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=spread allgather=mesh_3d */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x6f6ddfc1a0678bc5)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=ring allgather=spread */
     .setting = {{1, 5}},
     .fingerprint = UINT64_C(0x60005ffd47cb2b89)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_halving,
     /* segment_bytes=262144 */
     .setting = {{262144}},
     .fingerprint = UINT64_C(0x989507506ac4265d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf31572351d83a9fe)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=2 segment_bytes=262144 */
     .setting = {{2, 262144}},
     .fingerprint = UINT64_C(0x70d5f82300f1ce60)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=4 segment_bytes=262144 */
     .setting = {{4, 262144}},
     .fingerprint = UINT64_C(0x715498e550f25b88)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=16 segment_bytes=16384 */
     .setting = {{16, 16384}},
     .fingerprint = UINT64_C(0xc316f971e0293212)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=32 segment_bytes=16384 */
     .setting = {{32, 16384}},
     .fingerprint = UINT64_C(0x7345ee5abe3d366a)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xbab2756a03f30b50)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     .fingerprint = UINT64_C(0x3f2c0bf0a71cec6b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe52b5a2da31d60d7)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=12 order=dealt */
     .setting = {{12, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x066195d9124c3b50)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd1360ec9171a3037)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x24463a61fb9c35e0)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1139e688f8d6149f)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x5dc8cdd3cf21173b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x163aaf8f01d8bba1)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x69b4198ef68989ea)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=host between=bruck */
     .setting = {{6, 0}},
     .fingerprint = UINT64_C(0xa0142e8198bb32ed)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=host between=spread */
     .setting = {{6, 1}},
     .fingerprint = UINT64_C(0x2db8c57fba585d75)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=host between=ring */
     .setting = {{6, 2}},
     .fingerprint = UINT64_C(0xf578ca35ec0f5dd9)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf0cbe3b3ba66fe74)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x9e368e04d136ee3d)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 order=dealt */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xced25f7ab712924e)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x57b04c0336a0948c)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf468cd8083c3106d)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x388f344835ceccbe)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 order=dealt */
     .setting = {{0, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x61962a295b4b7a72)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=shift separation=barrier barriers=2 */
     .setting = {{2, 2, 2}},
     .fingerprint = UINT64_C(0x5faa1d932bc36639)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x1c791606bdd91d3e)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x38c380f563676ca6)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x09dbbeaded75a25a)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x6b2fedc2f4fa22d2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xa454c76a0b330bb2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x703794f192bf6e26)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0xfe4792db9d46e7bd)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xaf62ecc422d85478)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     .fingerprint = UINT64_C(0xced44650e2d8b6fe)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5ff664e4122f32df)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=1 tree=binomial */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x18bbb22bb2658327)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=host tree=binomial */
     .setting = {{0, 6, 0}},
     .fingerprint = UINT64_C(0x3b596366a29214d4)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=8192 leaders=1 tree=chain */
     .setting = {{8192, 0, 2}},
     .fingerprint = UINT64_C(0x5b7d69d217d3269e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=8192 leaders=host tree=chain */
     .setting = {{8192, 6, 2}},
     .fingerprint = UINT64_C(0x4e25a4de51ffedd0)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=2 order=dealt */
     .setting = {{5, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf5be5a730dddcff5)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=4 */
     .setting = {{5, 4}},
     .fingerprint = UINT64_C(0x3ceaa7e50546be00)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_split_binary,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x08f9f2f195e21437)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0x4bba7ee0cf7181fa)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 order=dealt */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x228062aac5c1b12f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 3, 2}},
     .fingerprint = UINT64_C(0x5358574a65a477dc)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 order=dealt */
     .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf7a2f8fb9198c9cb)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 3, 4}},
     .fingerprint = UINT64_C(0x90831990d9912e6e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x526d58e3bf361d93)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=1024 tree=chain radix=1 */
     .setting = {{1024, 1, 1}},
     .fingerprint = UINT64_C(0x2574cdfa8bb9f1aa)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 */
     .setting = {{16384, 1, 1}},
     .fingerprint = UINT64_C(0x5b92661fb663fecc)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xec5d367c91430747)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xde0b96c5ebf6b30e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x2999a79019e8d889)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xfb9496eac2f33f34)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x465a12deb19dad5b)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xb3f4812afcd876c8)},
    {.collective = &ct_reduce},
    {.collective = &ct_reduce,
     .algorithm = &reduce_binary_blocks,
     .fingerprint = UINT64_C(0x02cbc98f2b43bf58)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     .fingerprint = UINT64_C(0x6f9117ec0acf452b)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0245f375ba208090)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x9d44f37683a96901)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0e8f636c23936eb7)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x26bebe10acd7ee5f)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_hierarchical,
     /* leaders=1 between=binomial */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xf5c99ea725f8205e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_hierarchical,
     /* leaders=host between=binomial */
     .setting = {{6, 0}},
     .fingerprint = UINT64_C(0xce159c5f743f13fd)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     .fingerprint = UINT64_C(0x2406aa5ec7385e3f)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3ee8e61680a8f724)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_pairwise_gather,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0d1ae72395107021)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 1, 2}},
     .fingerprint = UINT64_C(0xbbbe0e783cbf2778)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 1, 3}},
     .fingerprint = UINT64_C(0xf43b961a48cd6d16)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 order=dealt */
     .setting = {{0, 1, 3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3aad6890bc7de08c)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0x1ccf70a658336511)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7ea6d5163c01240b)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 */
     .setting = {{4096, 0, 1}},
     .fingerprint = UINT64_C(0x5143c1d57f0fd6d1)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=in_order radix=2 */
     .setting = {{4096, 2, 2}},
     .fingerprint = UINT64_C(0xd85b6dfac7c540a8)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 */
     .setting = {{16384, 0, 1}},
     .fingerprint = UINT64_C(0x5a23285ce43c8fb5)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_two_tree,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x5cf3bb06dc339fc4)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xb0d936322a5cafad)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x1dd67f4203c3f817)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x9338c97a3972a98c)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x664536073db028df)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xc4d9d96660e86269)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x221cdc1590667285)},
    {.collective = &ct_reduce_scatter_block},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=spread order=dealt */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe76c887e04f89a21)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x984e2c95cd08f40d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3f49846fd4b46419)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe7f6fbe6d6ca88de)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x958e68afac171b6a)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xe7a128c0cf14ec84)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xbc9c245b2e0f3d7e)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=2 between=pairwise */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x839309cab1f61c08)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=2 between=ring */
     .setting = {{1, 1}},
     .fingerprint = UINT64_C(0x12588e49789755b2)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=4 between=ring */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0x6f87dca43052548e)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=host between=ring */
     .setting = {{6, 1}},
     .fingerprint = UINT64_C(0x7cbbcbe52b5f36cb)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_pairwise,
     .fingerprint = UINT64_C(0x7b4a6256e856a151)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xcc41de0613ac789c)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xfc051de2ebf2bcab)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd774e5043500e96f)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x26e3d17b45d9e129)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xe5ba9c5387c96e90)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x1af8b6e79bbf4d0d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_swing,
     .fingerprint = UINT64_C(0xe38d7a600bb3ef1f)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_near_first,
     .fingerprint = UINT64_C(0x7a86bad1aea87122)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x04537cc099351585)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x9870e88219572ad5)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x0eb2853cfad10416)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x2140b1e80457b5c6)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -208, 1024}, {0, 64, 48, 1024}, {0, 512, -176, 1024}, {0, 1024, -272, 1024},
    {0, 2048, -432, 1024}, {0, 4096, -96, 1024}, {0, 16384, 0, 1024}, {0, 32768, 0, 384},
    {0, 65536, 0, 640}, {0, 131072, 0, 384}, {1, 2048, -544, 1024}, {1, 4096, -144, 1024},
    {1, 8192, 224, 1024}, {2, 64, 144, 1024}, {2, 512, 112, 384}, {2, 1024, 32, 1024},
    {2, 2048, 16, 1024}, {2, 4096, 208, 1024}, {3, 64, 48, 1024}, {3, 512, 240, 384},
    {4, 64, 16, 384}, {4, 512, 112, 384}, {5, 64, 0, 1024}, {5, 512, 272, 384},
    {6, 1, 96, 1024}, {6, 64, -704, 1024}, {7, 1, 96, 1024}, {7, 64, -688, 1024},
    {8, 512, 32, 1024}, {8, 1024, -128, 1024}, {9, 64, -448, 384}, {9, 512, -160, 384},
    {9, 1024, -256, 1024}, {9, 2048, -272, 1024}, {9, 4096, 0, 1024}, {9, 8192, -224, 1024},
    {10, 1, -784, 832}, {10, 64, -208, 640}, {10, 512, -336, 384}, {10, 1024, -128, 1024},
    {10, 2048, 0, 1024}, {11, 2048, 48, 1024}, {11, 4096, 128, 1024}, {12, 1, 256, 1024},
    {12, 64, 288, 1024}, {12, 512, 336, 1024}, {13, 1, 80, 1024}, {13, 64, 192, 1024},
    {15, 1, -80, 1024}, {15, 64, 240, 640}, {15, 512, 192, 1024}, {20, 64, 160, 1024},
    {20, 512, 64, 1024}, {20, 1024, 176, 384}, {28, 1, -48, 1024}, {28, 64, -16, 1024},
    {28, 512, 416, 1024}, {28, 1024, 496, 1024}, {28, 2048, 448, 1024}, {28, 4096, 160, 1024},
    {28, 8192, 256, 1024}, {28, 16384, 32, 1024}, {28, 32768, 112, 1024}, {28, 65536, 496, 1024},
    {28, 131072, 912, 1024}, {29, 64, -16, 1024}, {29, 512, -288, 384}, {30, 1, 48, 832},
    {30, 64, 240, 1024}, {30, 16384, -80, 1024}, {30, 32768, -32, 1024}, {30, 65536, 0, 1024},
    {30, 131072, 160, 1024}, {31, 1, -80, 832}, {31, 64, 112, 1024}, {31, 512, -16, 1024},
    {31, 1024, 0, 1024}, {31, 2048, -32, 1024}, {31, 4096, 32, 1024}, {31, 8192, -144, 1024},
    {32, 1, 16, 1024}, {32, 64, 16, 1024}, {32, 32768, 0, 1024}, {33, 1, 256, 1024},
    {33, 64, 320, 1024}, {33, 16384, 80, 1024}, {33, 32768, -16, 1024}, {33, 65536, 112, 1024},
    {33, 131072, 384, 1024}, {34, 1, -144, 1024}, {34, 64, -176, 1024}, {34, 512, 0, 1024},
    {34, 1024, -224, 1024}, {34, 2048, -704, 1024}, {35, 65536, -528, 1024}, {35, 131072, -208, 1024},
    {36, 1, 176, 1024}, {36, 64, 112, 1024}, {36, 16384, -16, 1024}, {36, 32768, -224, 1024},
    {36, 65536, -352, 1024}, {36, 131072, -160, 1024}, {37, 1, 560, 1024}, {38, 1, 160, 1024},
    {38, 64, -16, 1024}, {38, 512, -80, 1024}, {38, 1024, 64, 1024}, {38, 2048, -64, 1024},
    {38, 4096, -32, 1024}, {38, 8192, -160, 1024}, {39, 1, -432, 1024}, {39, 64, 80, 1024},
    {39, 512, -48, 1024}, {39, 1024, -48, 1024}, {39, 2048, 32, 1024}, {39, 4096, 32, 1024},
    {39, 8192, -480, 1024}, {40, 1, 192, 1024}, {40, 64, 256, 1024}, {40, 512, 272, 1024},
    {40, 1024, 224, 1024}, {40, 2048, 272, 1024}, {40, 4096, 384, 1024}, {40, 8192, 32, 1024},
    {40, 16384, 64, 1024}, {41, 1, -192, 1024}, {41, 64, 32, 1024}, {41, 512, 48, 1024},
    {41, 1024, 0, 1024}, {41, 2048, 0, 1024}, {41, 4096, -272, 1024}, {41, 8192, -288, 1024},
    {44, 1, 128, 1024}, {44, 131072, -400, 1024}, {45, 1, 160, 1024}, {45, 64, 32, 1024},
    {45, 2048, 160, 1024}, {45, 4096, 144, 1024}, {45, 8192, 192, 1024}, {45, 16384, 288, 1024},
    {46, 1, 112, 1024}, {46, 64, 256, 1024}, {46, 512, 112, 1024}, {46, 1024, 208, 1024},
    {46, 2048, 64, 1024}, {46, 4096, 16, 1024}, {46, 8192, -32, 1024}, {47, 1, 80, 1024},
    {47, 64, 16, 1024}, {47, 512, 288, 1024}, {47, 1024, 128, 1024}, {47, 2048, 96, 1024},
    {47, 4096, 80, 1024}, {47, 8192, -272, 1024}, {48, 1, -160, 1024}, {48, 64, -16, 1024},
    {48, 512, 80, 1024}, {48, 1024, 32, 1024}, {48, 2048, 48, 1024}, {48, 4096, -384, 1024},
    {49, 1, 272, 1024}, {49, 64, 48, 1024}, {49, 512, -16, 1024}, {49, 1024, 64, 1024},
    {49, 2048, 160, 1024}, {49, 4096, 176, 1024}, {49, 8192, 304, 1024}, {49, 16384, -16, 1024},
    {49, 32768, 96, 1024}, {50, 32768, 16, 1024}, {59, 1, 112, 1024}, {59, 64, 256, 1024},
    {59, 512, -528, 1024}, {59, 1024, -320, 1024}, {59, 2048, -64, 1024}, {59, 4096, 0, 1024},
    {59, 8192, 2016, 1024}, {59, 16384, 1552, 192}, {59, 32768, 800, 192}, {59, 65536, 480, 192},
    {61, 1, -128, 1024}, {61, 64, -112, 1024}, {61, 512, -96, 1024}, {62, 1, -16, 1024},
    {62, 64, -96, 1024}, {62, 512, -64, 1024}, {63, 1024, 256, 1024}, {64, 1, 128, 1024},
    {64, 64, 160, 1024}, {64, 512, 16, 1024}, {65, 64, -336, 384}, {65, 512, -48, 1024},
    {65, 1024, -64, 1024}, {65, 2048, -32, 1024}, {66, 512, -80, 1024}, {66, 1024, 32, 1024},
    {66, 2048, 0, 1024}, {67, 1, -288, 1024}, {67, 64, -80, 1024}, {67, 512, 16, 1024},
    {67, 1024, -48, 1024}, {70, 1, 320, 1024}, {70, 64, 176, 1024}, {71, 1, -368, 1024},
    {71, 64, -384, 384}, {71, 512, 304, 1024}, {71, 1024, 224, 1024}, {71, 2048, 224, 1024},
    {72, 512, 384, 1024}, {72, 1024, 256, 1024}, {72, 2048, 208, 1024}, {72, 4096, 144, 1024},
    {74, 65536, -16, 384}, {76, 32768, -800, 384}, {76, 65536, -48, 640}, {77, 65536, 16, 384},
    {78, 8192, 32, 640}, {79, 2048, 96, 1024}, {79, 8192, 0, 640}, {79, 16384, -1552, 384},
    {81, 2048, 16, 1024}, {82, 8192, -32, 640}, {84, 2048, -32, 1024}, {85, 2048, -48, 1024},
    {85, 4096, -192, 1024}, {85, 8192, -32, 640}, {86, 2048, -48, 1024}, {86, 8192, -48, 1024},
    {87, 1, -176, 1024}, {87, 64, 48, 1024}, {87, 512, 160, 1024}, {87, 1024, -16, 1024},
    {87, 2048, -48, 1024}, {87, 4096, -80, 1024}, {87, 8192, -128, 1024}, {87, 16384, 0, 1024},
    {87, 32768, -144, 1024}, {87, 65536, -128, 1024}, {87, 131072, 0, 1024}, {88, 1, 144, 1024},
    {88, 64, 80, 1024}, {88, 1024, 64, 1024}, {88, 2048, 96, 1024}, {88, 4096, 528, 832},
    {88, 8192, -64, 1024}, {88, 16384, -608, 1024}, {89, 1, -192, 1024}, {89, 64, -32, 1024},
    {89, 512, 16, 1024}, {89, 1024, -160, 1024}, {89, 2048, 272, 1024}, {89, 4096, -288, 1024},
    {89, 8192, -560, 1024}, {90, 1, 96, 1024}, {90, 4096, 32, 832}, {90, 8192, 464, 640},
    {90, 16384, 368, 1024}, {90, 32768, 112, 1024}, {90, 65536, 0, 1024}, {91, 32768, -608, 1024},
    {92, 1, 48, 1024}, {92, 64, 192, 1024}, {92, 512, 288, 1024}, {92, 1024, 224, 1024},
    {92, 2048, 128, 1024}, {92, 4096, 208, 1024}, {92, 8192, 304, 1024}, {92, 16384, -496, 1024},
    {93, 1, 112, 1024}, {93, 64, 208, 1024}, {93, 512, -16, 1024}, {93, 1024, 16, 1024},
    {93, 2048, -32, 1024}, {93, 4096, 48, 1024}, {93, 8192, -112, 1024}, {93, 16384, -672, 1024},
    {94, 65536, 0, 1024}, {95, 16384, 640, 1024}, {95, 32768, 352, 1024}, {95, 65536, 272, 1024},
    {95, 131072, 112, 1024}, {97, 1, -560, 1024}, {99, 1, -240, 1024}, {99, 64, 352, 1024},
    {99, 512, -752, 1024}, {99, 1024, -1024, 1024}, {100, 1, -496, 1024}, {100, 64, -256, 1024},
    {100, 512, -576, 1024}, {100, 1024, -1056, 1024}, {101, 64, 176, 1024}, {101, 1024, 160, 1024},
    {101, 2048, 128, 1024}, {101, 4096, -48, 1024}, {101, 8192, -48, 1024}, {101, 16384, -704, 1024},
    {102, 1, 48, 1024}, {102, 64, -48, 1024}, {102, 1024, -32, 1024}, {102, 2048, -160, 1024},
    {102, 4096, -448, 1024}, {102, 8192, -560, 1024}, {103, 1, -80, 1024}, {103, 64, -32, 1024},
    {103, 512, -80, 1024}, {103, 1024, 544, 640}, {103, 2048, -80, 1024}, {103, 4096, -288, 1024},
    {103, 8192, -528, 1024}, {104, 1, 32, 1024}, {104, 64, -80, 1024}, {104, 512, 224, 1024},
    {104, 1024, 0, 1024}, {104, 2048, -96, 1024}, {104, 4096, -688, 1024}, {105, 2048, 496, 1024},
    {106, 32768, 560, 1024}, {106, 65536, 320, 1024}, {106, 131072, 0, 1024}, {107, 16384, 304, 1024},
    {107, 32768, 128, 1024}, {107, 65536, -32, 1024}, {113, 1, 176, 1024}, {113, 64, 352, 1024},
    {113, 512, 144, 1024}, {113, 1024, 256, 1024}, {113, 2048, 416, 1024}, {113, 4096, 480, 1024},
    {113, 8192, 704, 1024}, {113, 16384, -80, 1024}, {113, 32768, -192, 1024}, {113, 65536, -160, 1024},
    {113, 131072, 0, 1024}, {114, 1, 240, 1024}, {115, 1, 0, 1024}, {115, 2048, 288, 1024},
    {115, 4096, -64, 1024}, {115, 8192, -128, 1024}, {115, 16384, -688, 1024}, {116, 2048, -80, 1024},
    {116, 4096, 16, 1024}, {116, 8192, -272, 1024}, {117, 32768, -912, 1024}, {117, 65536, -688, 1024},
    {118, 32768, -640, 1024}, {119, 65536, 0, 1024}, {120, 2048, -1424, 1024}, {121, 512, 144, 1024},
    {121, 1024, 96, 1024}, {121, 4096, 208, 1024}, {121, 8192, -144, 1024}, {121, 16384, -688, 1024},
    {122, 1, -592, 1024}, {122, 512, -992, 1024}, {122, 1024, -1696, 1024}, {123, 1, -640, 1024},
    {123, 64, -64, 1024}, {123, 512, -352, 1024}, {123, 1024, -1600, 1024}, {124, 1, -640, 1024},
    {125, 64, -304, 1024}, {125, 2048, 48, 1024}, {125, 4096, 272, 1024}, {125, 8192, -144, 1024},
    {125, 16384, -384, 640}, {126, 64, 304, 1024}, {126, 2048, 240, 1024}, {126, 4096, 32, 1024},
    {126, 8192, -384, 1024}, {127, 4096, -336, 1024}, {127, 8192, -560, 1024}, {128, 1, -144, 1024},
    {128, 64, -80, 1024}, {128, 1024, -48, 1024}, {128, 2048, -32, 1024}, {128, 4096, -240, 1024},
    {128, 8192, -608, 1024}, {128, 16384, -624, 1024}, {129, 64, 240, 1024}, {129, 2048, -128, 1024},
    {129, 4096, -384, 1024}, {130, 16384, 816, 640}, {130, 32768, 416, 1024}, {130, 65536, 80, 1024},
    {130, 131072, 32, 1024}, {131, 8192, 864, 832}, {131, 16384, 0, 1024}, {131, 32768, -48, 1024},
    {132, 32768, 448, 1024}, {132, 65536, 48, 1024}, {132, 131072, -80, 1024}, {133, 4096, -16, 1024},
    {140, 1, 16, 1024}, {140, 64, 128, 1024}, {140, 512, 192, 1024}, {140, 1024, -16, 1024},
    {140, 2048, 224, 1024}, {140, 4096, 384, 1024}, {140, 8192, 288, 1024}, {140, 16384, -16, 1024},
    {140, 32768, 0, 384}, {140, 65536, 0, 192}, {140, 131072, 0, 192}, {142, 64, -320, 1024},
    {142, 512, 0, 1024}, {142, 1024, 96, 1024}, {143, 64, 112, 384}, {143, 512, 240, 384},
    {143, 1024, -32, 384}, {144, 1, 128, 1024}, {144, 64, 112, 1024}, {144, 512, 224, 1024},
    {144, 1024, 176, 1024}, {144, 2048, 304, 1024}, {145, 1, 80, 1024}, {145, 64, 400, 640},
    {145, 512, 240, 1024}, {145, 1024, -32, 1024}, {145, 2048, 176, 1024}, {146, 1, -80, 1024},
    {146, 64, -800, 1024}, {147, 1, -16, 1024}, {147, 64, -672, 1024}, {148, 1, 16, 1024},
    {149, 1, -160, 1024}, {149, 64, -608, 1024}, {150, 1, -176, 1024}, {150, 64, -288, 1024},
    {151, 512, -48, 384}, {151, 1024, -256, 1024}, {151, 2048, -208, 1024}, {151, 4096, 48, 1024},
    {151, 8192, -160, 1024}, {153, 1, 32, 1024}, {153, 64, 48, 1024}, {154, 1, 128, 1024},
    {154, 64, -16, 1024}, {154, 512, 352, 1024}, {154, 1024, -288, 1024}, {154, 2048, -112, 1024},
    {155, 1, 16, 1024}, {155, 64, 320, 640}, {155, 512, -48, 384}, {156, 4096, -64, 1024},
    {156, 8192, -64, 1024}, {156, 16384, 16, 640}, {159, 1024, -624, 384}, {159, 2048, -368, 1024},
    {159, 4096, -144, 1024}, {159, 8192, 32, 1024},
};
static const struct ct_residual residuals_columns[] = {
    {0, 1, -176, 1024}, {0, 64, -272, 1024}, {0, 512, -144, 1024}, {0, 1024, -64, 1024},
    {0, 2048, -32, 1024}, {0, 4096, -128, 1024}, {0, 8192, -48, 1024}, {0, 16384, 240, 1024},
    {0, 32768, 336, 1024}, {0, 65536, 464, 1024}, {0, 131072, 96, 1024}, {1, 1024, -144, 1024},
    {1, 2048, 128, 384}, {1, 4096, 224, 384}, {1, 8192, -16, 384}, {1, 16384, 208, 384},
    {2, 1, 240, 832}, {2, 64, -144, 1024}, {2, 2048, 432, 384}, {2, 4096, 464, 384},
    {2, 8192, 128, 384}, {3, 1, -80, 1024}, {3, 64, -48, 1024}, {3, 512, -112, 1024},
    {3, 1024, -64, 1024}, {3, 2048, 0, 1024}, {3, 4096, 32, 640}, {3, 16384, 256, 384},
    {4, 1, 80, 832}, {4, 4096, 288, 384}, {4, 32768, 96, 384}, {6, 1, 0, 1024},
    {6, 64, 128, 1024}, {6, 512, -272, 1024}, {6, 1024, -192, 1024}, {7, 1, 0, 1024},
    {7, 64, 48, 1024}, {7, 512, -96, 1024}, {7, 1024, -304, 1024}, {10, 1, -64, 832},
    {10, 64, 160, 640}, {10, 2048, -96, 1024}, {10, 4096, -32, 1024}, {10, 16384, 224, 384},
    {11, 1, 160, 832}, {11, 64, -16, 640}, {11, 512, 16, 384}, {11, 1024, 416, 384},
    {11, 2048, -128, 1024}, {11, 4096, -144, 1024}, {11, 8192, -480, 1024}, {11, 16384, 240, 384},
    {12, 1, -64, 1024}, {12, 64, 160, 640}, {12, 1024, 16, 1024}, {12, 2048, 560, 384},
    {12, 4096, -112, 1024}, {12, 8192, 224, 384}, {13, 1, 336, 832}, {13, 64, -80, 1024},
    {13, 2048, 656, 384}, {13, 4096, -112, 384}, {14, 1, 16, 1024}, {14, 64, -64, 1024},
    {14, 512, -176, 1024}, {14, 1024, 16, 1024}, {14, 2048, 608, 384}, {14, 4096, -176, 1024},
    {14, 8192, 128, 384}, {16, 2048, -80, 384}, {16, 4096, 80, 384}, {16, 8192, -96, 384},
    {16, 16384, -432, 1024}, {16, 32768, 16, 384}, {17, 32768, -432, 1024}, {17, 65536, -16, 1024},
    {17, 131072, -96, 1024}, {18, 16384, 128, 1024}, {19, 64, -272, 640}, {19, 4096, -16, 384},
    {19, 8192, -192, 1024}, {19, 16384, 0, 384}, {19, 32768, 112, 384}, {20, 1, 352, 832},
    {20, 64, -32, 1024}, {20, 512, -80, 1024}, {20, 1024, 160, 640}, {20, 2048, 400, 1024},
    {20, 4096, -176, 1024}, {20, 16384, 288, 384}, {20, 32768, 176, 1024}, {21, 4096, 208, 1024},
    {21, 8192, -320, 1024}, {21, 16384, -208, 1024}, {21, 32768, -16, 1024}, {22, 1, -80, 1024},
    {22, 1024, 48, 1024}, {22, 2048, 0, 1024}, {22, 4096, -192, 1024}, {22, 8192, 160, 384},
    {22, 16384, -48, 384}, {22, 32768, -160, 1024}, {22, 65536, 288, 640}, {25, 4096, 16, 384},
    {25, 8192, -288, 1024}, {25, 16384, -368, 1024}, {25, 32768, -48, 1024}, {26, 16384, -256, 1024},
    {26, 32768, -400, 1024}, {27, 32768, -480, 1024}, {27, 65536, 16, 640}, {28, 1, -448, 1024},
    {28, 64, 240, 1024}, {28, 512, 224, 1024}, {28, 1024, 192, 1024}, {28, 2048, -16, 1024},
    {28, 4096, -224, 1024}, {28, 8192, 0, 1024}, {28, 16384, 112, 1024}, {28, 32768, -336, 1024},
    {28, 65536, -48, 1024}, {28, 131072, 304, 1024}, {29, 1, -208, 832}, {29, 512, -144, 1024},
    {29, 1024, 256, 1024}, {31, 1, -400, 1024}, {31, 64, -208, 1024}, {31, 512, 80, 384},
    {31, 1024, -32, 1024}, {31, 4096, -48, 1024}, {31, 8192, 32, 1024}, {31, 16384, -240, 384},
    {32, 1, 0, 640}, {32, 16384, 176, 384}, {32, 32768, -16, 384}, {32, 65536, 16, 384},
    {33, 1, 80, 832}, {33, 16384, 80, 1024}, {33, 32768, -304, 1024}, {33, 65536, 144, 1024},
    {34, 1, -224, 1024}, {34, 64, 80, 1024}, {34, 512, 336, 1024}, {34, 1024, -32, 1024},
    {34, 2048, 352, 1024}, {34, 4096, -96, 1024}, {34, 8192, -176, 384}, {36, 1, -32, 640},
    {37, 1, -208, 1024}, {37, 32768, 208, 384}, {37, 65536, -464, 1024}, {37, 131072, -256, 1024},
    {38, 1, -256, 832}, {38, 64, -224, 1024}, {38, 512, -80, 1024}, {38, 4096, -16, 1024},
    {38, 8192, -144, 1024}, {38, 16384, -160, 1024}, {39, 1, 224, 832}, {39, 512, -32, 1024},
    {39, 1024, 288, 1024}, {39, 4096, 208, 384}, {39, 8192, -480, 1024}, {40, 1, -336, 1024},
    {40, 64, 0, 1024}, {40, 512, 48, 1024}, {40, 4096, 224, 1024}, {40, 8192, -288, 1024},
    {40, 16384, 16, 1024}, {41, 1, 208, 832}, {41, 512, 608, 384}, {41, 1024, 0, 1024},
    {41, 4096, 176, 1024}, {41, 8192, -336, 1024}, {41, 16384, -32, 384}, {42, 1, 224, 832},
    {42, 32768, 112, 384}, {42, 65536, -544, 1024}, {42, 131072, -400, 1024}, {45, 1, 0, 832},
    {45, 64, 32, 1024}, {46, 1, -336, 1024}, {46, 64, -16, 1024}, {46, 512, 96, 1024},
    {46, 1024, 0, 1024}, {46, 4096, 304, 384}, {46, 8192, -400, 1024}, {47, 64, -32, 1024},
    {47, 512, -16, 1024}, {47, 1024, -64, 1024}, {47, 2048, -320, 1024}, {47, 4096, -368, 1024},
    {47, 8192, -576, 1024}, {49, 1, -256, 1024}, {49, 64, -128, 832}, {49, 512, 16, 1024},
    {49, 1024, 224, 384}, {49, 16384, -192, 1024}, {49, 32768, -160, 384}, {50, 16384, 16, 1024},
    {50, 32768, -256, 1024}, {51, 1, 352, 1024}, {52, 65536, 48, 832}, {52, 131072, -176, 1024},
    {53, 1, 32, 832}, {53, 8192, 128, 384}, {53, 16384, 64, 1024}, {53, 32768, 64, 384},
    {53, 131072, 176, 384}, {54, 1, 16, 832}, {54, 32768, -96, 1024}, {54, 65536, -480, 1024},
    {54, 131072, -320, 1024}, {55, 1, -192, 832}, {59, 1, 208, 1024}, {59, 64, 304, 1024},
    {59, 512, -416, 1024}, {59, 1024, -320, 1024}, {59, 2048, -208, 1024}, {59, 4096, -128, 1024},
    {59, 8192, -16, 1024}, {59, 16384, -32, 1024}, {59, 32768, 1696, 1024}, {59, 65536, 656, 1024},
    {59, 131072, 384, 1024}, {60, 1, 64, 1024}, {60, 64, -160, 1024}, {60, 512, -144, 1024},
    {60, 1024, 48, 1024}, {60, 2048, 96, 1024}, {60, 4096, -192, 1024}, {61, 1, -112, 1024},
    {61, 64, -128, 1024}, {61, 512, 224, 1024}, {61, 1024, 0, 1024}, {61, 2048, -48, 1024},
    {61, 4096, -192, 1024}, {62, 1, 192, 1024}, {62, 512, -96, 1024}, {62, 1024, 112, 1024},
    {62, 2048, -128, 1024}, {62, 4096, -208, 384}, {64, 1, -16, 1024}, {64, 64, 64, 1024},
    {64, 512, 0, 384}, {64, 1024, 64, 1024}, {64, 2048, 0, 1024}, {64, 4096, 64, 384},
    {65, 1, -224, 1024}, {65, 64, 80, 384}, {65, 512, 48, 1024}, {65, 1024, 256, 384},
    {65, 2048, 720, 384}, {65, 4096, 112, 384}, {66, 1, -80, 1024}, {66, 64, 48, 1024},
    {66, 512, 256, 384}, {66, 1024, 112, 1024}, {66, 2048, 144, 1024}, {66, 4096, -96, 1024},
    {67, 1, -144, 1024}, {67, 64, 16, 1024}, {67, 512, 16, 1024}, {67, 1024, 64, 1024},
    {67, 2048, -48, 1024}, {67, 4096, 0, 1024}, {68, 1, -128, 1024}, {68, 64, -32, 1024},
    {68, 512, -336, 1024}, {68, 1024, -240, 384}, {69, 1, 16, 1024}, {69, 64, -16, 1024},
    {69, 512, -336, 1024}, {69, 1024, -336, 384}, {73, 8192, -112, 1024}, {73, 16384, -112, 1024},
    {73, 32768, -80, 1024}, {73, 65536, 448, 832}, {74, 16384, -48, 1024}, {74, 32768, -352, 1024},
    {74, 65536, 0, 640}, {75, 16384, -64, 1024}, {75, 32768, -368, 1024}, {75, 65536, -16, 640},
    {76, 32768, -416, 1024}, {76, 65536, -96, 1024}, {76, 131072, -384, 1024}, {77, 32768, -368, 1024},
    {77, 65536, -96, 640}, {78, 4096, 448, 384}, {78, 8192, -48, 1024}, {78, 16384, -48, 1024},
    {79, 1024, -80, 384}, {79, 8192, 0, 1024}, {79, 16384, -96, 1024}, {79, 32768, 48, 384},
    {80, 16384, -176, 1024}, {80, 32768, 80, 1024}, {81, 1024, -48, 384}, {81, 8192, -32, 384},
    {81, 16384, -64, 1024}, {81, 32768, -64, 1024}, {82, 4096, -160, 1024}, {82, 8192, -96, 1024},
    {82, 16384, -112, 1024}, {82, 32768, 0, 384}, {83, 1024, -208, 1024}, {83, 2048, 16, 1024},
    {83, 4096, 400, 384}, {83, 8192, -32, 1024}, {83, 16384, 304, 384}, {84, 1024, -112, 384},
    {84, 2048, -32, 1024}, {84, 4096, 528, 384}, {84, 16384, 48, 384}, {84, 32768, 48, 1024},
    {85, 512, -176, 1024}, {85, 2048, 320, 1024}, {85, 4096, -80, 1024}, {85, 8192, 16, 1024},
    {85, 16384, -48, 1024}, {85, 32768, 0, 384}, {86, 512, -192, 1024}, {86, 1024, -112, 384},
    {86, 2048, 0, 384}, {86, 4096, 128, 1024}, {86, 8192, 96, 1024}, {86, 16384, -48, 384},
    {86, 32768, -80, 1024}, {87, 1, -512, 1024}, {87, 64, -144, 1024}, {87, 512, -144, 1024},
    {87, 1024, -80, 1024}, {87, 2048, -112, 1024}, {87, 4096, -48, 1024}, {87, 8192, -368, 1024},
    {87, 16384, -80, 1024}, {87, 32768, -112, 1024}, {87, 65536, -16, 1024}, {87, 131072, 80, 1024},
    {88, 1, -96, 1024}, {88, 64, 160, 1024}, {88, 512, 128, 1024}, {88, 1024, -80, 1024},
    {88, 2048, -64, 1024}, {88, 4096, 144, 1024}, {88, 8192, -80, 1024}, {88, 16384, -432, 1024},
    {89, 1, 192, 832}, {89, 64, -64, 1024}, {89, 512, 96, 1024}, {89, 1024, 368, 1024},
    {89, 2048, 96, 1024}, {89, 4096, 496, 640}, {89, 8192, 112, 1024}, {89, 16384, -480, 1024},
    {90, 1, -112, 1024}, {90, 512, -160, 1024}, {90, 32768, 224, 384}, {91, 32768, -176, 1024},
    {91, 65536, -320, 1024}, {91, 131072, 112, 384}, {92, 64, -16, 1024}, {92, 512, 0, 1024},
    {92, 1024, 144, 1024}, {92, 2048, 144, 1024}, {92, 4096, 48, 1024}, {92, 8192, 304, 640},
    {92, 16384, -480, 1024}, {97, 1, -288, 1024}, {97, 32768, -16, 1024}, {98, 65536, -64, 1024},
    {99, 1, 64, 1024}, {99, 64, 176, 640}, {99, 512, 32, 1024}, {99, 1024, -208, 1024},
    {99, 4096, -592, 1024}, {100, 1, -464, 1024}, {100, 64, 464, 640}, {100, 512, 0, 1024},
    {100, 1024, -16, 1024}, {100, 2048, -336, 640}, {100, 4096, -896, 1024}, {100, 8192, -720, 640},
    {101, 1, 80, 832}, {101, 64, -32, 1024}, {101, 512, -16, 1024}, {101, 1024, 0, 1024},
    {101, 2048, -64, 1024}, {101, 4096, 48, 1024}, {101, 16384, -448, 1024}, {102, 1, -288, 1024},
    {102, 64, 0, 1024}, {102, 512, 48, 1024}, {102, 1024, 496, 640}, {102, 2048, 144, 1024},
    {102, 4096, 0, 1024}, {102, 8192, -224, 1024}, {102, 16384, -528, 1024}, {103, 1, -32, 1024},
    {103, 64, -112, 1024}, {103, 512, 176, 1024}, {103, 1024, 96, 1024}, {103, 2048, 288, 640},
    {103, 4096, -464, 1024}, {103, 8192, -304, 1024}, {104, 64, 32, 1024}, {104, 512, -64, 1024},
    {104, 1024, 0, 1024}, {104, 2048, -208, 1024}, {104, 4096, -160, 1024}, {104, 8192, -432, 1024},
    {105, 131072, -384, 1024}, {106, 32768, 240, 1024}, {106, 65536, -64, 1024}, {106, 131072, -144, 1024},
    {107, 16384, 320, 1024}, {107, 32768, 880, 384}, {107, 65536, 432, 1024}, {107, 131072, -16, 1024},
    {108, 16384, 736, 384}, {108, 32768, 864, 384}, {108, 65536, 560, 384}, {108, 131072, 48, 1024},
    {109, 32768, 224, 1024}, {109, 65536, 0, 1024}, {109, 131072, -64, 1024}, {110, 64, 80, 1024},
    {110, 512, 176, 1024}, {110, 1024, 352, 1024}, {110, 2048, 208, 1024}, {110, 8192, 384, 1024},
    {110, 16384, -224, 1024}, {111, 8192, 512, 1024}, {111, 16384, 80, 1024}, {112, 32768, 48, 384},
    {113, 1, 16, 1024}, {113, 64, -64, 1024}, {113, 512, 32, 1024}, {113, 1024, -160, 1024},
    {113, 2048, -192, 1024}, {113, 4096, 128, 1024}, {113, 8192, 720, 1024}, {113, 16384, 480, 1024},
    {113, 32768, -304, 1024}, {113, 65536, 80, 1024}, {113, 131072, 96, 1024}, {115, 1, -32, 1024},
    {115, 64, 128, 640}, {115, 512, -64, 1024}, {115, 1024, 320, 640}, {115, 2048, 544, 640},
    {115, 4096, -16, 1024}, {115, 8192, -368, 1024}, {115, 16384, -208, 1024}, {116, 1, 16, 1024},
    {116, 64, 64, 640}, {116, 512, 240, 1024}, {116, 2048, 80, 1024}, {116, 4096, 48, 640},
    {116, 8192, 16, 640}, {117, 32768, -320, 1024}, {117, 65536, -256, 1024}, {117, 131072, -336, 1024},
    {118, 32768, -224, 1024}, {118, 65536, -336, 1024}, {118, 131072, -336, 1024}, {119, 1, 224, 832},
    {119, 32768, 128, 384}, {122, 1, -240, 1024}, {122, 64, -128, 1024}, {122, 512, 0, 1024},
    {122, 1024, 0, 640}, {122, 4096, -1024, 1024}, {122, 8192, -912, 640}, {123, 1, -256, 1024},
    {123, 64, -480, 1024}, {123, 512, -96, 1024}, {123, 1024, -336, 1024}, {123, 4096, -1120, 1024},
    {123, 8192, -960, 640}, {124, 1, 384, 832}, {124, 65536, -320, 1024}, {124, 131072, -304, 1024},
    {125, 1, 160, 832}, {125, 512, -128, 1024}, {125, 1024, 160, 640}, {125, 2048, -16, 1024},
    {125, 4096, 240, 640}, {125, 8192, 48, 640}, {125, 16384, -288, 1024}, {126, 1, -128, 1024},
    {126, 64, 0, 1024}, {126, 512, 192, 1024}, {126, 1024, -272, 1024}, {126, 4096, -368, 1024},
    {126, 8192, -704, 1024}, {126, 16384, -304, 1024}, {127, 1, 352, 832}, {127, 1024, -16, 1024},
    {127, 2048, 16, 1024}, {127, 4096, -464, 1024}, {127, 8192, -768, 1024}, {127, 16384, -336, 1024},
    {128, 1, -144, 1024}, {128, 64, -96, 1024}, {128, 512, -96, 1024}, {128, 1024, -80, 1024},
    {128, 2048, -96, 1024}, {128, 4096, 16, 640}, {128, 16384, -336, 1024}, {129, 1, -16, 1024},
    {129, 64, 16, 640}, {129, 512, 0, 1024}, {129, 1024, 144, 640}, {129, 2048, -256, 1024},
    {129, 4096, -256, 1024}, {129, 8192, -528, 640}, {129, 16384, -560, 1024}, {130, 8192, 640, 1024},
    {130, 16384, 992, 640}, {130, 65536, 128, 1024}, {130, 131072, 48, 1024}, {131, 8192, 144, 1024},
    {131, 16384, 288, 1024}, {132, 32768, 224, 1024}, {132, 65536, -80, 1024}, {132, 131072, -144, 1024},
    {133, 8192, -48, 832}, {134, 8192, 416, 1024}, {134, 16384, 688, 1024}, {134, 32768, 528, 1024},
    {134, 65536, 208, 1024}, {134, 131072, 16, 1024}, {135, 32768, 160, 1024}, {135, 65536, -112, 1024},
    {135, 131072, -208, 1024}, {136, 1, 160, 1024}, {136, 512, 416, 1024}, {136, 1024, 304, 640},
    {136, 4096, 576, 832}, {136, 8192, 240, 1024}, {136, 16384, -96, 1024}, {137, 8192, -80, 384},
    {138, 8192, 128, 1024}, {138, 16384, 144, 1024}, {138, 32768, 16, 1024}, {139, 32768, -176, 1024},
    {140, 1, -256, 1024}, {140, 64, -32, 1024}, {140, 512, -160, 1024}, {140, 1024, -64, 1024},
    {140, 2048, -64, 1024}, {140, 4096, -144, 1024}, {140, 8192, 384, 1024}, {140, 16384, 528, 1024},
    {140, 32768, 672, 1024}, {140, 65536, 576, 1024}, {140, 131072, 480, 1024}, {141, 64, -368, 384},
    {141, 1024, -224, 384}, {141, 8192, -144, 1024}, {141, 16384, -32, 1024}, {142, 1, 0, 1024},
    {142, 64, -144, 384}, {142, 2048, 96, 1024}, {142, 4096, 144, 1024}, {142, 8192, 304, 640},
    {142, 32768, 528, 1024}, {143, 1, 80, 1024}, {143, 64, -64, 1024}, {143, 512, 304, 384},
    {143, 1024, 496, 384}, {143, 2048, 144, 1024}, {143, 4096, 112, 1024}, {143, 8192, 400, 384},
    {143, 16384, 400, 384}, {144, 1, 16, 1024}, {144, 64, -32, 1024}, {144, 512, 96, 1024},
    {144, 1024, 208, 384}, {144, 2048, 176, 1024}, {144, 4096, -160, 1024}, {144, 8192, 112, 384},
    {145, 1, 144, 640}, {145, 64, -32, 1024}, {145, 512, 112, 1024}, {145, 1024, 48, 1024},
    {145, 2048, -32, 1024}, {145, 4096, -16, 1024}, {145, 8192, 304, 384}, {146, 1, -128, 1024},
    {146, 64, 176, 1024}, {146, 512, -240, 1024}, {146, 1024, -672, 1024}, {147, 1, 0, 1024},
    {147, 64, 496, 384}, {147, 512, 16, 1024}, {147, 1024, -704, 1024}, {147, 2048, -752, 384},
    {152, 1024, -16, 384}, {152, 8192, 304, 384}, {152, 16384, -112, 1024}, {152, 32768, 320, 384},
    {153, 1, -32, 1024}, {153, 64, 64, 1024}, {153, 512, -32, 1024}, {153, 1024, -320, 1024},
    {153, 2048, -576, 384}, {154, 1, 16, 1024}, {154, 64, 224, 1024}, {154, 512, 656, 384},
    {154, 1024, -384, 1024}, {155, 1, 16, 1024}, {155, 64, 112, 1024}, {155, 512, 320, 1024},
    {155, 1024, -384, 1024}, {155, 2048, -464, 1024}, {156, 2048, -208, 384}, {156, 4096, -80, 1024},
    {156, 8192, -160, 1024}, {156, 16384, -224, 1024}, {157, 32768, 32, 1024}, {157, 65536, -80, 640},
    {158, 32768, -144, 1024}, {158, 65536, -16, 1024}, {159, 1024, -16, 1024}, {159, 2048, 128, 384},
    {159, 4096, 304, 384}, {159, 8192, -128, 1024}, {159, 16384, 240, 384}, {160, 1, -48, 1024},
    {160, 64, 592, 384}, {160, 512, 160, 1024}, {160, 1024, 112, 1024}, {160, 2048, 544, 384},
    {160, 4096, -144, 1024}, {160, 8192, 256, 384}, {160, 16384, 144, 1024}, {160, 32768, 176, 1024},
    {161, 2048, -80, 384}, {161, 8192, -160, 1024}, {161, 16384, -160, 1024}, {161, 32768, 288, 1024},
    {163, 16384, -96, 1024}, {163, 32768, -32, 1024}, {163, 65536, 0, 640}, {164, 32768, -160, 1024},
    {164, 65536, 16, 640}, {164, 131072, 0, 384},
};
static const struct ct_residual residuals_eighth[] = {
    {0, 1, -192, 1024}, {0, 64, -144, 1024}, {0, 512, 0, 1024}, {0, 1024, 448, 1024},
    {0, 2048, 384, 1024}, {0, 4096, -176, 1024}, {0, 8192, -144, 1024}, {0, 16384, -64, 1024},
    {0, 32768, -16, 1024}, {0, 65536, 0, 1024}, {0, 131072, 208, 1024}, {1, 1, -16, 1024},
    {1, 512, 160, 1024}, {1, 2048, 176, 1024}, {1, 4096, 32, 1024}, {2, 1, -96, 1024},
    {2, 64, 112, 1024}, {2, 512, 80, 1024}, {2, 8192, -48, 1024}, {3, 1, -128, 1024},
    {3, 64, 80, 1024}, {3, 512, -96, 1024}, {4, 1, 416, 1024}, {4, 64, -32, 1024},
    {4, 512, -48, 1024}, {4, 1024, 32, 1024}, {4, 2048, -32, 1024}, {4, 4096, 16, 1024},
    {4, 8192, 96, 1024}, {4, 16384, 16, 1024}, {4, 32768, 192, 1024}, {4, 65536, 0, 1024},
    {5, 1, -80, 1024}, {5, 64, 128, 1024}, {5, 512, -112, 1024}, {5, 1024, -80, 1024},
    {5, 2048, 0, 1024}, {5, 4096, 0, 1024}, {5, 8192, 80, 1024}, {5, 16384, 48, 1024},
    {5, 32768, 96, 1024}, {5, 65536, 112, 1024}, {6, 1, 512, 1024}, {6, 64, 112, 1024},
    {6, 512, 64, 1024}, {6, 1024, -176, 1024}, {6, 2048, -64, 1024}, {6, 4096, 32, 1024},
    {6, 8192, 32, 1024}, {6, 16384, 560, 640}, {6, 65536, 224, 1024}, {6, 131072, 464, 1024},
    {7, 1, 256, 1024}, {7, 64, 224, 1024}, {7, 512, -352, 1024}, {10, 1, 208, 1024},
    {10, 512, 112, 1024}, {10, 1024, -16, 1024}, {10, 2048, -32, 1024}, {10, 4096, 0, 1024},
    {10, 8192, 64, 1024}, {10, 16384, 16, 1024}, {10, 32768, 288, 1024}, {10, 65536, 128, 1024},
    {11, 1, 192, 1024}, {11, 64, 144, 1024}, {11, 512, 256, 1024}, {11, 1024, -160, 1024},
    {11, 2048, 48, 1024}, {11, 4096, 0, 1024}, {11, 8192, 16, 1024}, {11, 16384, 512, 1024},
    {12, 1, 48, 1024}, {12, 64, 48, 1024}, {12, 512, -64, 1024}, {12, 1024, -192, 1024},
    {12, 2048, -176, 1024}, {13, 1, -144, 1024}, {13, 64, 240, 1024}, {13, 512, -528, 1024},
    {15, 1, 176, 1024}, {15, 64, -208, 1024}, {15, 512, -160, 1024}, {15, 1024, 0, 1024},
    {15, 2048, -48, 1024}, {15, 4096, 0, 1024}, {15, 8192, 16, 1024}, {15, 16384, 80, 1024},
    {15, 32768, 288, 1024}, {15, 65536, 176, 1024}, {16, 64, 256, 1024}, {16, 512, 224, 1024},
    {16, 1024, 224, 1024}, {16, 2048, 144, 1024}, {16, 4096, 48, 1024}, {16, 8192, -48, 1024},
    {19, 1, -96, 1024}, {19, 64, -256, 1024}, {19, 512, -144, 1024}, {20, 1, 160, 1024},
    {20, 64, 16, 1024}, {20, 512, 16, 1024}, {21, 64, -240, 1024}, {21, 512, 32, 1024},
    {22, 1, 352, 1024}, {22, 64, 144, 1024}, {22, 512, 112, 1024}, {22, 1024, 64, 1024},
    {22, 2048, 208, 1024}, {22, 8192, -32, 1024}, {23, 1, 384, 1024}, {23, 512, 192, 1024},
    {23, 1024, 304, 1024}, {23, 2048, -16, 1024}, {23, 4096, -48, 1024}, {23, 8192, 0, 1024},
    {23, 16384, -16, 1024}, {23, 32768, 96, 1024}, {23, 65536, 336, 1024}, {24, 32768, -192, 1024},
    {24, 65536, -336, 1024}, {24, 131072, -224, 1024}, {25, 1024, 208, 1024}, {25, 2048, 80, 1024},
    {25, 4096, -32, 1024}, {25, 8192, -64, 1024}, {25, 16384, -96, 1024}, {25, 32768, 0, 1024},
    {26, 16384, -64, 1024}, {26, 32768, -240, 1024}, {26, 65536, -352, 1024}, {27, 32768, -176, 1024},
    {27, 65536, -320, 1024}, {28, 1, -192, 1024}, {28, 64, 160, 1024}, {28, 512, 272, 1024},
    {28, 1024, 192, 1024}, {28, 2048, -96, 1024}, {28, 4096, 240, 1024}, {28, 8192, 512, 1024},
    {28, 16384, 400, 1024}, {28, 32768, 752, 1024}, {28, 65536, 1072, 1024}, {28, 131072, 1168, 1024},
    {29, 1, -80, 1024}, {29, 64, -16, 1024}, {29, 512, -304, 1024}, {29, 1024, -704, 1024},
    {30, 1, 80, 1024}, {30, 512, 80, 1024}, {30, 4096, 176, 1024}, {30, 8192, 16, 1024},
    {30, 16384, -80, 1024}, {30, 32768, -16, 1024}, {30, 65536, -48, 1024}, {31, 1, 16, 1024},
    {31, 64, 0, 1024}, {31, 512, -48, 1024}, {31, 1024, 16, 1024}, {31, 2048, -112, 1024},
    {32, 1, 304, 1024}, {32, 1024, -80, 1024}, {32, 4096, 64, 1024}, {32, 8192, 80, 1024},
    {32, 16384, 96, 1024}, {32, 32768, 16, 1024}, {32, 65536, 16, 1024}, {32, 131072, 176, 1024},
    {33, 1, 0, 1024}, {33, 64, 240, 1024}, {33, 512, 144, 1024}, {33, 1024, 288, 1024},
    {33, 2048, 304, 1024}, {33, 4096, -16, 1024}, {33, 8192, 64, 1024}, {33, 16384, -48, 1024},
    {33, 32768, 16, 1024}, {33, 65536, 416, 832}, {34, 1, 128, 1024}, {34, 64, 144, 1024},
    {34, 512, 240, 1024}, {34, 1024, 128, 1024}, {34, 2048, -208, 1024}, {34, 4096, 144, 1024},
    {36, 1, 256, 1024}, {37, 1, 464, 1024}, {38, 1, -128, 1024}, {38, 64, -16, 1024},
    {38, 512, -48, 1024}, {38, 1024, 128, 1024}, {38, 2048, -208, 1024}, {38, 4096, 192, 1024},
    {39, 1, -288, 1024}, {39, 64, -176, 1024}, {39, 512, -80, 1024}, {39, 1024, -512, 1024},
    {40, 1, 112, 1024}, {40, 64, 144, 1024}, {40, 512, 176, 1024}, {40, 1024, 112, 1024},
    {40, 2048, -256, 1024}, {40, 4096, 192, 1024}, {41, 1, -16, 1024}, {41, 64, 32, 1024},
    {41, 512, 48, 1024}, {41, 1024, -224, 1024}, {42, 16384, 0, 1024}, {42, 32768, -48, 1024},
    {42, 65536, -16, 1024}, {42, 131072, 32, 1024}, {44, 1, -48, 1024}, {44, 32768, -32, 1024},
    {45, 1, -64, 1024}, {45, 64, -48, 1024}, {45, 512, 0, 1024}, {45, 1024, -192, 1024},
    {45, 2048, -640, 1024}, {46, 1, -64, 1024}, {46, 64, 0, 1024}, {46, 512, 64, 1024},
    {46, 1024, -160, 1024}, {46, 2048, 48, 1024}, {47, 1, 144, 1024}, {47, 64, -48, 1024},
    {47, 512, 304, 1024}, {47, 1024, -160, 1024}, {47, 2048, 144, 1024}, {49, 1, 256, 1024},
    {49, 64, 176, 1024}, {49, 512, 80, 1024}, {49, 1024, 400, 1024}, {49, 2048, -144, 1024},
    {53, 1, 288, 1024}, {53, 512, -80, 1024}, {53, 1024, -208, 1024}, {53, 4096, 0, 1024},
    {53, 8192, 48, 1024}, {53, 16384, 0, 1024}, {53, 32768, -16, 1024}, {53, 65536, -16, 1024},
    {53, 131072, 512, 832}, {54, 32768, -32, 1024}, {55, 1, 96, 1024}, {55, 64, 304, 1024},
    {55, 512, 192, 1024}, {55, 1024, 208, 1024}, {55, 2048, 304, 1024}, {55, 4096, -288, 1024},
    {55, 8192, -448, 1024}, {55, 16384, -96, 1024}, {55, 32768, 32, 1024}, {55, 65536, 304, 384},
    {56, 1, 48, 1024}, {56, 2048, 224, 1024}, {56, 4096, -16, 1024}, {56, 8192, -256, 1024},
    {56, 16384, -272, 1024}, {56, 32768, -32, 1024}, {56, 65536, -16, 1024}, {57, 32768, -16, 1024},
    {57, 65536, 0, 1024}, {57, 131072, 0, 1024}, {58, 32768, 48, 1024}, {58, 65536, 0, 1024},
    {58, 131072, -16, 1024}, {59, 1, -16, 1024}, {59, 64, -96, 1024}, {59, 512, 16, 1024},
    {59, 1024, -32, 1024}, {59, 2048, -96, 1024}, {59, 4096, 0, 1024}, {59, 8192, -32, 1024},
    {59, 16384, -80, 1024}, {59, 32768, 304, 1024}, {59, 65536, 48, 1024}, {59, 131072, 256, 1024},
    {61, 1, -64, 1024}, {61, 64, -112, 1024}, {61, 512, 208, 1024}, {61, 1024, 192, 1024},
    {61, 4096, -64, 1024}, {62, 1, -256, 1024}, {62, 64, 160, 1024}, {64, 1, -80, 1024},
    {64, 64, 128, 1024}, {64, 512, 48, 1024}, {64, 1024, 0, 1024}, {64, 2048, -32, 1024},
    {64, 4096, -48, 1024}, {64, 8192, 0, 832}, {64, 16384, 176, 384}, {65, 1, 0, 1024},
    {65, 64, -112, 1024}, {65, 512, -272, 1024}, {66, 1, 0, 1024}, {66, 64, -112, 1024},
    {66, 512, -48, 1024}, {66, 1024, 16, 1024}, {66, 2048, -16, 1024}, {66, 4096, 0, 1024},
    {66, 8192, 0, 1024}, {66, 16384, 496, 384}, {68, 1, 128, 1024}, {68, 64, 112, 1024},
    {68, 512, -160, 1024}, {68, 1024, 32, 1024}, {68, 2048, 96, 1024}, {69, 1, 80, 1024},
    {69, 64, 224, 1024}, {69, 512, -112, 1024}, {69, 1024, 16, 1024}, {69, 2048, 64, 1024},
    {69, 8192, 256, 832}, {73, 1024, 32, 1024}, {73, 2048, -16, 1024}, {73, 4096, -16, 1024},
    {73, 8192, 16, 832}, {73, 16384, -64, 1024}, {73, 32768, 288, 1024}, {74, 16384, -64, 1024},
    {74, 32768, -240, 1024}, {74, 65536, -448, 1024}, {74, 131072, -256, 1024}, {75, 16384, -80, 1024},
    {75, 32768, -224, 1024}, {75, 65536, -448, 1024}, {76, 32768, -192, 1024}, {76, 65536, -432, 1024},
    {78, 1024, 208, 1024}, {78, 2048, 48, 1024}, {78, 4096, 0, 1024}, {78, 8192, -32, 1024},
    {78, 16384, 144, 384}, {79, 1024, 176, 1024}, {79, 2048, 48, 1024}, {79, 4096, 48, 1024},
    {79, 8192, 16, 832}, {79, 16384, 288, 384}, {80, 4096, 16, 1024}, {80, 16384, -64, 1024},
    {81, 64, -16, 1024}, {81, 512, 192, 1024}, {81, 1024, 128, 1024}, {81, 2048, 48, 1024},
    {81, 4096, 16, 1024}, {81, 8192, -32, 1024}, {81, 16384, 0, 384}, {81, 65536, 0, 1024},
    {82, 1, -96, 1024}, {82, 1024, -48, 1024}, {82, 2048, 0, 1024}, {82, 4096, 48, 1024},
    {82, 8192, -16, 1024}, {82, 16384, -64, 1024}, {82, 32768, 80, 1024}, {83, 512, 48, 1024},
    {83, 1024, 144, 1024}, {83, 2048, -64, 1024}, {83, 4096, -32, 1024}, {83, 8192, 0, 832},
    {83, 16384, -16, 1024}, {83, 32768, 240, 1024}, {84, 4096, -48, 1024}, {84, 8192, -32, 1024},
    {84, 16384, 16, 384}, {85, 1, 0, 1024}, {85, 512, 144, 1024}, {85, 1024, -32, 1024},
    {85, 2048, 0, 1024}, {85, 4096, -32, 1024}, {85, 8192, 0, 832}, {85, 16384, 16, 1024},
    {85, 65536, 16, 1024}, {86, 1, 16, 1024}, {86, 64, 0, 1024}, {86, 512, -64, 1024},
    {86, 1024, -48, 1024}, {86, 2048, -176, 1024}, {86, 4096, -96, 1024}, {86, 8192, -64, 1024},
    {86, 16384, -96, 1024}, {86, 32768, -16, 1024}, {87, 1, 304, 1024}, {87, 64, 304, 1024},
    {87, 512, -80, 1024}, {87, 1024, -80, 1024}, {87, 2048, -80, 1024}, {87, 4096, 368, 1024},
    {87, 8192, 240, 1024}, {87, 16384, -128, 1024}, {87, 32768, -128, 1024}, {87, 65536, -64, 1024},
    {87, 131072, -32, 1024}, {88, 64, 96, 1024}, {88, 512, -80, 1024}, {88, 1024, 32, 1024},
    {89, 1, -128, 1024}, {89, 64, -16, 1024}, {89, 512, -80, 1024}, {89, 1024, -208, 1024},
    {90, 1, 32, 1024}, {90, 512, 448, 1024}, {90, 1024, 352, 1024}, {90, 2048, -80, 1024},
    {90, 4096, 0, 1024}, {90, 8192, 64, 1024}, {90, 16384, -160, 1024}, {90, 32768, -608, 1024},
    {90, 65536, -32, 1024}, {91, 32768, -560, 1024}, {91, 65536, -208, 1024}, {91, 131072, -48, 1024},
    {92, 64, 144, 1024}, {92, 512, 32, 1024}, {92, 1024, -64, 1024}, {94, 16384, 16, 1024},
    {94, 32768, 0, 1024}, {94, 65536, 0, 1024}, {94, 131072, 0, 1024}, {99, 1, 64, 1024},
    {99, 64, -304, 1024}, {99, 512, -64, 1024}, {99, 1024, -208, 1024}, {100, 64, -144, 1024},
    {100, 512, 208, 1024}, {100, 1024, -304, 1024}, {101, 1, 288, 1024}, {101, 64, 192, 1024},
    {101, 512, 224, 1024}, {101, 1024, 0, 1024}, {102, 64, -64, 1024}, {102, 512, -32, 1024},
    {102, 1024, 64, 1024}, {103, 1, -416, 1024}, {103, 64, 48, 1024}, {103, 512, -32, 1024},
    {103, 1024, 0, 1024}, {104, 64, -192, 1024}, {104, 512, -96, 1024}, {104, 1024, -176, 1024},
    {105, 2048, 224, 1024}, {105, 4096, -80, 1024}, {105, 8192, 0, 1024}, {105, 16384, 128, 1024},
    {105, 32768, 80, 1024}, {105, 65536, 64, 1024}, {105, 131072, 16, 1024}, {106, 32768, -16, 1024},
    {106, 65536, 0, 1024}, {106, 131072, 0, 1024}, {107, 16384, -32, 1024}, {107, 32768, -192, 1024},
    {108, 8192, -96, 1024}, {108, 16384, 16, 1024}, {108, 32768, 0, 1024}, {108, 65536, 0, 1024},
    {108, 131072, 0, 1024}, {109, 32768, 0, 1024}, {109, 65536, 0, 1024}, {109, 131072, 0, 1024},
    {110, 64, 192, 1024}, {110, 512, 160, 1024}, {110, 1024, 240, 1024}, {110, 2048, -320, 1024},
    {110, 4096, -304, 1024}, {110, 8192, -112, 1024}, {110, 16384, 0, 1024}, {110, 32768, 272, 1024},
    {111, 8192, -96, 1024}, {111, 16384, 0, 1024}, {111, 32768, 0, 1024}, {111, 65536, 16, 1024},
    {111, 131072, 0, 1024}, {112, 32768, 16, 1024}, {112, 65536, 0, 1024}, {112, 131072, 0, 1024},
    {113, 1, 448, 1024}, {113, 64, 976, 1024}, {113, 512, 48, 1024}, {113, 1024, 608, 1024},
    {113, 2048, -176, 1024}, {113, 4096, 640, 1024}, {113, 8192, 528, 1024}, {113, 16384, 384, 1024},
    {113, 32768, 320, 1024}, {113, 65536, 384, 1024}, {113, 131072, 528, 1024}, {114, 32768, -192, 1024},
    {115, 2048, -32, 1024}, {116, 512, 0, 1024}, {116, 1024, 0, 1024}, {116, 2048, -160, 1024},
    {118, 65536, -112, 1024}, {118, 131072, -64, 1024}, {119, 32768, -128, 1024}, {120, 512, 352, 1024},
    {120, 1024, 192, 1024}, {120, 2048, -80, 1024}, {122, 512, -320, 1024}, {122, 1024, -480, 1024},
    {123, 1, 0, 1024}, {123, 64, -976, 1024}, {123, 512, -592, 1024}, {124, 1, -608, 1024},
    {125, 1, 176, 1024}, {126, 512, 336, 1024}, {127, 512, -32, 1024}, {128, 1, -16, 1024},
    {128, 1024, -608, 1024}, {130, 8192, 80, 1024}, {130, 16384, 96, 1024}, {130, 32768, 0, 1024},
    {130, 65536, 0, 1024}, {130, 131072, -16, 1024}, {132, 32768, 0, 1024}, {132, 65536, 0, 1024},
    {132, 131072, -16, 1024}, {133, 4096, -464, 1024}, {133, 8192, 0, 1024}, {133, 16384, -512, 1024},
    {133, 32768, -448, 1024}, {134, 8192, 0, 1024}, {134, 16384, 48, 1024}, {134, 32768, 0, 1024},
    {134, 65536, 16, 1024}, {134, 131072, -16, 1024}, {135, 32768, 16, 1024}, {135, 65536, 0, 1024},
    {135, 131072, -32, 1024}, {136, 4096, -224, 1024}, {136, 8192, -96, 1024}, {136, 16384, -32, 1024},
    {136, 32768, 448, 1024}, {137, 2048, 16, 1024}, {137, 4096, -16, 1024}, {137, 8192, -144, 1024},
    {137, 16384, 32, 1024}, {137, 32768, 80, 1024}, {137, 65536, 416, 1024}, {137, 131072, 464, 1024},
    {138, 8192, -208, 1024}, {138, 16384, -64, 1024}, {138, 32768, 0, 1024}, {138, 65536, 208, 1024},
    {138, 131072, 464, 1024}, {139, 32768, -64, 1024}, {139, 65536, 0, 1024}, {139, 131072, 208, 1024},
    {140, 1, -208, 1024}, {140, 64, 48, 1024}, {140, 512, -352, 1024}, {140, 1024, 416, 1024},
    {140, 2048, 224, 1024}, {140, 4096, -32, 1024}, {140, 8192, -48, 1024}, {140, 16384, 528, 1024},
    {140, 32768, 608, 1024}, {140, 65536, 688, 1024}, {140, 131072, 320, 1024}, {141, 64, -336, 1024},
    {141, 512, -16, 1024}, {142, 512, 16, 1024}, {143, 64, 176, 1024}, {143, 512, 128, 1024},
    {143, 1024, -96, 1024}, {143, 2048, -112, 1024}, {143, 4096, -32, 1024}, {143, 8192, 32, 1024},
    {143, 16384, 0, 1024}, {143, 32768, 128, 1024}, {143, 65536, 432, 1024}, {144, 1, 16, 1024},
    {144, 64, 32, 1024}, {144, 512, 160, 1024}, {144, 1024, 288, 1024}, {144, 2048, 64, 1024},
    {144, 4096, -176, 1024}, {144, 8192, -16, 1024}, {145, 1, 0, 1024}, {145, 64, 64, 1024},
    {145, 512, -256, 1024}, {145, 2048, -112, 1024}, {145, 4096, -480, 1024}, {146, 1, 464, 1024},
    {146, 64, 48, 1024}, {146, 512, -16, 1024}, {146, 1024, -144, 1024}, {146, 2048, -80, 1024},
    {146, 4096, 96, 1024}, {146, 8192, 80, 1024}, {146, 16384, 320, 1024}, {146, 32768, 496, 1024},
    {146, 65536, 352, 1024}, {146, 131072, 368, 640}, {147, 1, 48, 1024}, {147, 64, 48, 1024},
    {147, 512, 336, 1024}, {147, 1024, -64, 1024}, {147, 2048, 0, 1024}, {148, 1, 32, 1024},
    {148, 64, 128, 1024}, {148, 512, 16, 1024}, {148, 1024, -112, 1024}, {148, 2048, -96, 1024},
    {148, 4096, 32, 1024}, {148, 8192, 32, 1024}, {148, 16384, 16, 1024}, {148, 32768, 240, 1024},
    {148, 65536, 240, 1024}, {148, 131072, 400, 640}, {149, 64, 80, 1024}, {149, 512, 176, 1024},
    {149, 1024, -64, 1024}, {149, 2048, -64, 1024}, {149, 4096, 16, 1024}, {149, 8192, 32, 1024},
    {149, 16384, 0, 1024}, {149, 32768, 48, 1024}, {149, 65536, 416, 1024}, {152, 512, 16, 1024},
    {153, 1, 0, 1024}, {153, 64, 0, 1024}, {153, 512, -16, 1024}, {154, 1, -32, 1024},
    {154, 64, -32, 1024}, {154, 512, 16, 1024}, {155, 1, -96, 1024}, {155, 64, 176, 1024},
    {155, 512, 16, 1024}, {156, 512, 256, 1024}, {156, 2048, 160, 1024}, {156, 4096, 64, 1024},
    {156, 8192, 0, 1024}, {156, 16384, 0, 1024}, {157, 16384, -16, 1024}, {157, 32768, -176, 1024},
    {157, 65536, -192, 1024}, {158, 65536, -192, 1024}, {158, 131072, -192, 1024}, {159, 512, 112, 1024},
    {159, 1024, 176, 1024}, {159, 2048, 192, 1024}, {159, 4096, 0, 1024}, {159, 8192, -48, 1024},
    {159, 16384, 0, 1024}, {160, 1, 64, 1024}, {160, 64, 352, 1024}, {160, 512, 144, 1024},
    {160, 1024, 112, 1024}, {160, 2048, 208, 1024}, {160, 4096, -48, 1024}, {160, 8192, -288, 1024},
    {160, 32768, 128, 384}, {160, 65536, 176, 1024}, {161, 1024, 384, 1024}, {161, 2048, -48, 1024},
    {161, 4096, -80, 1024}, {161, 8192, -16, 1024}, {161, 16384, 0, 1024}, {161, 32768, 0, 1024},
    {161, 65536, 208, 1024}, {162, 2048, 64, 1024}, {162, 4096, 144, 1024}, {162, 8192, 16, 1024},
    {162, 16384, 16, 1024}, {162, 32768, -144, 1024}, {162, 65536, -176, 1024}, {162, 131072, 0, 640},
    {163, 16384, -16, 1024}, {163, 32768, -176, 1024}, {163, 65536, -192, 1024}, {163, 131072, -160, 640},
    {164, 32768, -176, 1024}, {164, 65536, -192, 1024},
};
static const struct ct_residual residuals_eighth_dealt[] = {
    {0, 1, -144, 1024}, {0, 64, -224, 1024}, {0, 512, -96, 1024}, {0, 1024, 0, 1024},
    {0, 2048, 352, 1024}, {0, 4096, -112, 1024}, {0, 8192, -128, 1024}, {0, 16384, -32, 1024},
    {0, 32768, -64, 1024}, {0, 65536, -96, 1024}, {0, 131072, 368, 1024}, {1, 1, -80, 1024},
    {1, 2048, 192, 1024}, {1, 4096, -112, 1024}, {1, 8192, -64, 1024}, {2, 1, -64, 1024},
    {2, 64, 192, 1024}, {2, 512, -80, 1024}, {2, 1024, 0, 1024}, {3, 1, -112, 1024},
    {3, 512, 144, 1024}, {3, 1024, -192, 1024}, {4, 1, -16, 1024}, {4, 64, -48, 1024},
    {4, 512, 160, 1024}, {4, 1024, 64, 1024}, {4, 2048, -48, 1024}, {4, 4096, 16, 1024},
    {4, 8192, 32, 1024}, {4, 16384, 48, 1024}, {4, 32768, 176, 1024}, {4, 65536, 48, 1024},
    {5, 1, 0, 1024}, {5, 64, 0, 1024}, {5, 1024, -32, 1024}, {5, 2048, -96, 1024},
    {5, 4096, 64, 1024}, {5, 8192, 32, 1024}, {5, 16384, 0, 1024}, {5, 32768, 80, 1024},
    {5, 65536, 32, 1024}, {6, 1, 128, 1024}, {6, 64, -64, 1024}, {6, 512, -32, 1024},
    {6, 1024, 112, 1024}, {6, 2048, -96, 1024}, {6, 4096, 32, 1024}, {6, 8192, 32, 1024},
    {6, 16384, 320, 1024}, {7, 1, -16, 1024}, {7, 64, 224, 1024}, {7, 512, -432, 1024},
    {10, 1, 144, 1024}, {10, 512, -64, 1024}, {10, 1024, 32, 1024}, {10, 2048, -112, 1024},
    {10, 4096, -16, 1024}, {10, 8192, 0, 1024}, {10, 16384, 0, 1024}, {10, 32768, 176, 1024},
    {10, 65536, 320, 384}, {11, 1, 288, 1024}, {11, 64, 448, 1024}, {11, 512, 32, 1024},
    {11, 1024, -272, 1024}, {11, 2048, 0, 1024}, {11, 4096, 16, 1024}, {11, 8192, 0, 1024},
    {12, 1, 80, 1024}, {12, 64, -128, 1024}, {12, 512, -400, 1024}, {12, 1024, -272, 1024},
    {13, 1, -80, 1024}, {13, 64, 352, 1024}, {13, 512, -592, 1024}, {15, 1, 32, 1024},
    {15, 64, 0, 1024}, {15, 512, 272, 1024}, {15, 1024, 400, 1024}, {15, 2048, 64, 1024},
    {15, 4096, -16, 1024}, {15, 8192, 16, 1024}, {15, 16384, 32, 1024}, {15, 32768, 240, 1024},
    {15, 65536, 176, 1024}, {16, 1, 160, 1024}, {16, 2048, 16, 1024}, {16, 4096, -64, 1024},
    {16, 8192, -80, 1024}, {20, 512, 192, 1024}, {20, 1024, -64, 1024}, {21, 512, -64, 1024},
    {22, 1, 416, 1024}, {22, 64, 240, 1024}, {22, 512, 32, 1024}, {22, 1024, -288, 1024},
    {22, 2048, 112, 1024}, {22, 4096, -48, 1024}, {22, 8192, -64, 1024}, {23, 2048, -80, 1024},
    {23, 4096, -32, 1024}, {23, 8192, -16, 1024}, {23, 16384, 0, 1024}, {23, 32768, 240, 1024},
    {23, 65536, 256, 1024}, {24, 32768, -144, 1024}, {24, 65536, -368, 1024}, {24, 131072, -16, 1024},
    {25, 2048, 64, 1024}, {25, 4096, 16, 1024}, {25, 8192, -96, 1024}, {25, 16384, -64, 1024},
    {25, 32768, 0, 1024}, {25, 65536, 16, 1024}, {26, 16384, -32, 1024}, {26, 32768, -176, 1024},
    {26, 65536, -384, 1024}, {27, 32768, -176, 1024}, {27, 65536, -416, 1024}, {28, 1, -192, 1024},
    {28, 64, 224, 1024}, {28, 512, 144, 1024}, {28, 1024, 336, 1024}, {28, 2048, -48, 1024},
    {28, 4096, -112, 1024}, {28, 8192, 400, 1024}, {28, 16384, 448, 1024}, {28, 32768, 752, 1024},
    {28, 65536, 1088, 1024}, {28, 131072, 1168, 1024}, {29, 1, 128, 1024}, {29, 64, 32, 1024},
    {29, 512, -352, 1024}, {29, 1024, -752, 1024}, {30, 1, 256, 1024}, {30, 4096, 208, 1024},
    {30, 8192, 112, 1024}, {30, 16384, -16, 1024}, {30, 32768, -32, 1024}, {30, 65536, 0, 1024},
    {31, 1, 240, 1024}, {31, 64, 16, 1024}, {31, 512, -48, 1024}, {31, 1024, 96, 1024},
    {31, 2048, -96, 1024}, {32, 1, -144, 1024}, {32, 8192, -16, 1024}, {32, 16384, 96, 1024},
    {32, 32768, 16, 1024}, {32, 65536, 32, 1024}, {32, 131072, 128, 1024}, {33, 1, 272, 1024},
    {33, 64, 288, 1024}, {33, 512, 304, 1024}, {33, 2048, 368, 1024}, {33, 4096, 176, 1024},
    {33, 8192, 48, 1024}, {33, 16384, 0, 1024}, {33, 32768, 16, 1024}, {33, 65536, 288, 832},
    {34, 1, 16, 1024}, {34, 64, 128, 1024}, {34, 512, 32, 1024}, {34, 1024, 128, 1024},
    {34, 2048, -32, 1024}, {34, 4096, -128, 1024}, {36, 1, -128, 1024}, {37, 1, 336, 1024},
    {38, 1, 160, 1024}, {38, 64, -96, 1024}, {38, 512, -32, 1024}, {38, 1024, 96, 1024},
    {38, 2048, -240, 1024}, {38, 8192, 32, 1024}, {39, 64, -144, 1024}, {39, 512, 48, 1024},
    {39, 1024, 80, 1024}, {39, 2048, -832, 1024}, {40, 1, 144, 1024}, {40, 64, 112, 1024},
    {40, 512, 128, 1024}, {40, 1024, 144, 1024}, {40, 2048, -192, 1024}, {40, 4096, 16, 1024},
    {41, 1, 208, 1024}, {41, 64, 16, 1024}, {41, 512, -16, 1024}, {41, 1024, -128, 1024},
    {42, 4096, -16, 1024}, {42, 8192, 144, 1024}, {42, 16384, -16, 1024}, {42, 32768, -48, 1024},
    {42, 65536, -16, 1024}, {42, 131072, 32, 1024}, {44, 1, -64, 1024}, {44, 32768, -64, 1024},
    {45, 1, -96, 1024}, {45, 64, -64, 1024}, {45, 512, -64, 1024}, {45, 1024, -208, 1024},
    {45, 2048, -240, 1024}, {46, 1, 48, 1024}, {46, 64, -80, 1024}, {46, 512, -48, 1024},
    {46, 1024, -80, 1024}, {46, 8192, -592, 1024}, {47, 1, 80, 1024}, {47, 64, 32, 1024},
    {47, 512, -16, 1024}, {47, 1024, -16, 1024}, {49, 1, -48, 1024}, {49, 64, 304, 1024},
    {49, 512, 176, 1024}, {49, 1024, 384, 1024}, {49, 2048, -64, 1024}, {53, 1, 224, 1024},
    {53, 8192, 160, 1024}, {53, 16384, -48, 1024}, {53, 32768, -16, 1024}, {53, 65536, -16, 1024},
    {53, 131072, 480, 1024}, {54, 1, 320, 1024}, {54, 8192, 144, 1024}, {54, 16384, 16, 1024},
    {54, 32768, -32, 1024}, {54, 65536, -32, 1024}, {54, 131072, 32, 1024}, {55, 1, 16, 1024},
    {55, 64, 288, 1024}, {55, 512, 224, 1024}, {55, 1024, 528, 1024}, {55, 2048, 240, 1024},
    {55, 4096, -224, 1024}, {55, 8192, -144, 1024}, {55, 16384, 0, 1024}, {55, 32768, 0, 1024},
    {55, 65536, 528, 384}, {56, 1, 160, 1024}, {56, 4096, 96, 1024}, {56, 8192, -336, 1024},
    {56, 16384, -112, 1024}, {56, 32768, -176, 1024}, {56, 65536, -48, 1024}, {57, 131072, 0, 1024},
    {58, 32768, 16, 1024}, {58, 65536, -16, 1024}, {58, 131072, -16, 1024}, {59, 1, -32, 1024},
    {59, 64, 64, 1024}, {59, 512, 64, 1024}, {59, 1024, -32, 1024}, {59, 2048, 16, 1024},
    {59, 4096, -48, 1024}, {59, 8192, -48, 1024}, {59, 16384, -144, 1024}, {59, 32768, 160, 1024},
    {59, 65536, 240, 1024}, {59, 131072, 256, 1024}, {61, 1, -224, 1024}, {61, 64, -240, 1024},
    {61, 512, -64, 1024}, {61, 1024, 224, 1024}, {61, 4096, -112, 1024}, {62, 64, 32, 1024},
    {62, 512, -112, 1024}, {64, 1, 208, 1024}, {64, 64, 208, 1024}, {64, 1024, -32, 1024},
    {64, 2048, -16, 1024}, {64, 4096, -16, 1024}, {64, 8192, -16, 1024}, {64, 16384, 112, 384},
    {65, 1, 80, 1024}, {65, 64, -96, 1024}, {65, 512, -256, 1024}, {66, 1, 80, 1024},
    {66, 64, 32, 1024}, {66, 512, 112, 1024}, {66, 1024, -16, 1024}, {66, 2048, 96, 1024},
    {66, 4096, -32, 1024}, {66, 8192, 0, 832}, {66, 16384, 336, 640}, {68, 1, 80, 1024},
    {68, 64, -48, 1024}, {68, 512, -240, 1024}, {68, 1024, 0, 1024}, {68, 4096, 160, 1024},
    {68, 8192, 368, 832}, {69, 1, -192, 1024}, {69, 64, -64, 1024}, {69, 512, -256, 1024},
    {69, 1024, 80, 1024}, {69, 2048, 128, 1024}, {69, 4096, 176, 1024}, {69, 8192, 368, 1024},
    {73, 1024, 128, 1024}, {73, 2048, 0, 1024}, {73, 4096, 0, 1024}, {73, 8192, 0, 1024},
    {73, 16384, -128, 1024}, {73, 32768, 80, 1024}, {74, 16384, -128, 1024}, {74, 32768, -368, 1024},
    {74, 65536, -240, 1024}, {75, 16384, -144, 1024}, {75, 32768, -368, 1024}, {75, 65536, -240, 1024},
    {75, 131072, -256, 1024}, {76, 65536, -240, 1024}, {77, 32768, -336, 1024}, {78, 1024, 64, 1024},
    {78, 2048, 16, 1024}, {78, 4096, 48, 1024}, {78, 8192, -16, 1024}, {78, 16384, 0, 1024},
    {79, 1024, 176, 1024}, {79, 2048, 64, 1024}, {79, 4096, 48, 1024}, {79, 8192, 16, 832},
    {79, 16384, 176, 640}, {80, 2048, -160, 1024}, {80, 4096, 80, 1024}, {80, 8192, -16, 1024},
    {80, 16384, -128, 1024}, {81, 1024, 0, 1024}, {81, 2048, -80, 1024}, {81, 4096, -16, 1024},
    {81, 8192, -16, 1024}, {81, 16384, 32, 384}, {81, 65536, 256, 1024}, {82, 1024, -64, 1024},
    {82, 2048, 0, 1024}, {82, 4096, -16, 1024}, {82, 8192, -16, 1024}, {82, 16384, -128, 1024},
    {82, 32768, -64, 1024}, {83, 1024, -160, 1024}, {83, 2048, 16, 1024}, {83, 4096, -32, 1024},
    {83, 8192, -32, 1024}, {83, 16384, -128, 1024}, {83, 32768, 288, 1024}, {85, 1024, 0, 1024},
    {85, 2048, 80, 1024}, {85, 4096, -32, 1024}, {85, 8192, 0, 832}, {85, 16384, -128, 1024},
    {85, 32768, 32, 1024}, {86, 64, -272, 1024}, {86, 512, 128, 1024}, {86, 1024, -160, 1024},
    {86, 2048, -144, 1024}, {86, 4096, -64, 1024}, {86, 8192, -64, 1024}, {86, 16384, -160, 1024},
    {86, 32768, -80, 1024}, {87, 1, -128, 1024}, {87, 64, -208, 1024}, {87, 512, -64, 1024},
    {87, 1024, -176, 1024}, {87, 2048, -224, 1024}, {87, 4096, 448, 1024}, {87, 8192, 304, 1024},
    {87, 16384, -176, 1024}, {87, 32768, -128, 1024}, {87, 65536, -48, 1024}, {87, 131072, -32, 1024},
    {88, 1, 464, 1024}, {88, 64, -208, 1024}, {88, 512, 80, 1024}, {88, 1024, -176, 1024},
    {88, 2048, 176, 1024}, {89, 64, -128, 1024}, {89, 512, -96, 1024}, {89, 1024, 144, 1024},
    {90, 1, -144, 1024}, {90, 512, 176, 1024}, {90, 1024, 192, 1024}, {90, 2048, 272, 1024},
    {90, 4096, 0, 1024}, {90, 8192, 64, 1024}, {90, 32768, -656, 1024}, {91, 65536, -240, 1024},
    {91, 131072, -32, 1024}, {92, 2048, 64, 1024}, {94, 16384, -96, 1024}, {94, 32768, 0, 1024},
    {94, 65536, 0, 1024}, {94, 131072, -16, 1024}, {96, 1, 208, 1024}, {97, 1, 0, 1024},
    {99, 1, -64, 1024}, {99, 64, -272, 1024}, {99, 512, -240, 1024}, {99, 1024, 96, 1024},
    {100, 1, 464, 1024}, {100, 64, 112, 1024}, {100, 512, -80, 1024}, {100, 1024, -448, 1024},
    {101, 1, -112, 1024}, {101, 64, 32, 1024}, {101, 512, -48, 1024}, {101, 1024, -112, 1024},
    {101, 2048, -432, 1024}, {102, 64, -112, 1024}, {102, 512, 16, 1024}, {102, 1024, -176, 1024},
    {103, 1, 320, 1024}, {103, 64, 48, 1024}, {103, 512, 256, 1024}, {104, 1, -64, 1024},
    {104, 64, 16, 1024}, {104, 512, -80, 1024}, {105, 2048, 464, 1024}, {105, 4096, 64, 1024},
    {105, 8192, 0, 1024}, {105, 16384, 64, 1024}, {105, 32768, 112, 1024}, {105, 65536, 64, 1024},
    {105, 131072, 16, 1024}, {106, 32768, 0, 1024}, {106, 65536, 0, 1024}, {106, 131072, -16, 1024},
    {107, 16384, -96, 1024}, {107, 32768, -192, 1024}, {107, 65536, -16, 1024}, {108, 8192, -96, 1024},
    {108, 16384, -32, 1024}, {108, 32768, 16, 1024}, {108, 65536, 0, 1024}, {108, 131072, 0, 1024},
    {109, 32768, 0, 1024}, {109, 65536, 0, 1024}, {109, 131072, -16, 1024}, {110, 1, 48, 1024},
    {110, 64, -16, 1024}, {110, 512, 0, 1024}, {110, 1024, 48, 1024}, {110, 2048, -176, 1024},
    {110, 4096, -320, 1024}, {110, 8192, -64, 1024}, {110, 16384, 32, 1024}, {110, 32768, 208, 1024},
    {111, 8192, -80, 1024}, {111, 16384, 48, 1024}, {111, 32768, 16, 1024}, {111, 65536, 0, 1024},
    {111, 131072, 0, 1024}, {112, 32768, 0, 1024}, {112, 65536, 0, 1024}, {112, 131072, 0, 1024},
    {113, 1, 1120, 1024}, {113, 64, 0, 1024}, {113, 512, 640, 1024}, {113, 1024, 2096, 1024},
    {113, 2048, 80, 1024}, {113, 4096, 496, 1024}, {113, 8192, 448, 1024}, {113, 16384, 368, 1024},
    {113, 32768, 352, 1024}, {113, 65536, 400, 1024}, {113, 131072, 512, 1024}, {114, 16384, -96, 1024},
    {114, 65536, -48, 1024}, {116, 2048, -80, 1024}, {118, 65536, -128, 1024}, {119, 32768, 0, 1024},
    {122, 1, 320, 1024}, {122, 512, -64, 1024}, {123, 1, -320, 1024}, {123, 512, 0, 1024},
    {124, 1, -352, 1024}, {125, 1024, 96, 1024}, {127, 512, 128, 1024}, {128, 1024, -272, 1024},
    {129, 512, -448, 1024}, {129, 1024, -96, 1024}, {129, 2048, -624, 1024}, {130, 8192, 0, 1024},
    {130, 16384, 80, 1024}, {130, 32768, -32, 1024}, {130, 65536, 0, 1024}, {130, 131072, -32, 1024},
    {132, 32768, 0, 1024}, {132, 65536, 0, 1024}, {132, 131072, 80, 1024}, {133, 4096, 112, 1024},
    {133, 8192, 16, 1024}, {133, 16384, -288, 1024}, {133, 32768, -480, 1024}, {133, 65536, -160, 1024},
    {133, 131072, -16, 1024}, {134, 8192, -336, 1024}, {134, 16384, 16, 1024}, {134, 32768, 32, 1024},
    {134, 65536, 16, 1024}, {134, 131072, -32, 1024}, {135, 32768, 0, 1024}, {135, 65536, 0, 1024},
    {135, 131072, -32, 1024}, {136, 2048, 176, 1024}, {136, 4096, 0, 1024}, {136, 8192, -160, 1024},
    {136, 16384, -32, 1024}, {136, 32768, 624, 1024}, {137, 4096, -48, 1024}, {137, 8192, 0, 1024},
    {137, 16384, 80, 1024}, {137, 32768, 112, 1024}, {137, 65536, 400, 1024}, {137, 131072, 320, 1024},
    {138, 8192, -336, 1024}, {138, 16384, -48, 1024}, {138, 32768, 0, 1024}, {138, 65536, 192, 1024},
    {138, 131072, 448, 1024}, {139, 32768, -16, 1024}, {139, 65536, -16, 1024}, {139, 131072, 208, 1024},
    {140, 1, -96, 1024}, {140, 64, -160, 1024}, {140, 512, -368, 1024}, {140, 1024, -16, 1024},
    {140, 2048, 368, 1024}, {140, 4096, -96, 1024}, {140, 8192, -16, 1024}, {140, 16384, 528, 1024},
    {140, 32768, 448, 1024}, {140, 65536, 688, 1024}, {140, 131072, 64, 1024}, {142, 1, -240, 1024},
    {142, 512, 128, 1024}, {143, 1, -48, 1024}, {143, 64, 192, 1024}, {143, 1024, 368, 1024},
    {143, 2048, -128, 1024}, {143, 4096, -64, 1024}, {143, 8192, 64, 1024}, {143, 16384, 16, 1024},
    {143, 32768, 160, 1024}, {143, 65536, 384, 1024}, {144, 1, -64, 1024}, {144, 64, -48, 1024},
    {144, 512, 16, 1024}, {144, 1024, -64, 1024}, {144, 2048, -32, 1024}, {145, 1, -224, 1024},
    {145, 64, 176, 1024}, {145, 512, -352, 1024}, {146, 1, -32, 1024}, {146, 64, -160, 1024},
    {146, 512, 0, 1024}, {146, 1024, -240, 1024}, {146, 2048, -48, 1024}, {146, 4096, -32, 1024},
    {146, 8192, 112, 1024}, {146, 16384, 352, 1024}, {146, 32768, 416, 1024}, {146, 131072, 16, 640},
    {147, 1, 32, 1024}, {147, 64, 512, 1024}, {147, 512, 192, 1024}, {147, 1024, 336, 1024},
    {147, 2048, -16, 1024}, {147, 4096, 64, 1024}, {147, 32768, 432, 1024}, {147, 65536, 400, 1024},
    {147, 131072, -16, 640}, {148, 1, -320, 1024}, {148, 64, -112, 1024}, {148, 512, 32, 1024},
    {148, 1024, 144, 1024}, {148, 2048, -128, 1024}, {148, 4096, -160, 1024}, {148, 8192, 64, 1024},
    {148, 16384, 16, 1024}, {148, 32768, 160, 1024}, {148, 65536, 320, 1024}, {148, 131072, 112, 832},
    {149, 512, 320, 1024}, {149, 1024, 272, 1024}, {149, 4096, -80, 1024}, {149, 8192, 80, 1024},
    {149, 16384, 16, 1024}, {149, 32768, 48, 1024}, {149, 65536, 304, 1024}, {153, 1, 48, 1024},
    {153, 64, -16, 1024}, {153, 512, -400, 1024}, {156, 2048, -32, 1024}, {156, 4096, 64, 1024},
    {156, 8192, 0, 1024}, {156, 16384, 0, 1024}, {157, 16384, -16, 1024}, {157, 65536, -192, 1024},
    {158, 32768, -160, 1024}, {158, 65536, -192, 1024}, {159, 2048, 208, 1024}, {159, 8192, -16, 1024},
    {159, 16384, -16, 1024}, {160, 1, -16, 1024}, {160, 64, 112, 1024}, {160, 1024, -16, 1024},
    {160, 2048, 112, 1024}, {160, 8192, -32, 1024}, {160, 65536, 176, 1024}, {161, 2048, 48, 1024},
    {161, 4096, 32, 1024}, {161, 8192, 16, 1024}, {161, 16384, -16, 1024}, {161, 32768, 0, 1024},
    {161, 65536, 224, 1024}, {162, 2048, 256, 1024}, {162, 4096, 160, 1024}, {162, 8192, -16, 1024},
    {162, 16384, 0, 1024}, {162, 32768, -128, 1024}, {162, 65536, -176, 1024}, {162, 131072, -368, 1024},
    {163, 16384, 0, 1024}, {163, 32768, -160, 1024}, {163, 65536, -208, 1024}, {164, 32768, -160, 1024},
    {164, 65536, -192, 1024}, {164, 131072, -288, 640},
};
static const struct ct_residual residuals_half_blocks[] = {
    {0, 1, -144, 1024}, {0, 64, -64, 1024}, {0, 512, -160, 1024}, {0, 1024, -64, 1024},
    {0, 2048, -96, 1024}, {0, 4096, -16, 1024}, {0, 8192, -96, 1024}, {0, 16384, -96, 1024},
    {0, 32768, 128, 1024}, {0, 65536, 80, 384}, {0, 131072, 128, 832}, {1, 1024, -176, 832},
    {1, 2048, -208, 1024}, {1, 4096, 32, 1024}, {1, 8192, 80, 1024}, {1, 16384, 224, 1024},
    {2, 1, 112, 1024}, {2, 64, 96, 1024}, {2, 512, 32, 1024}, {2, 1024, 48, 1024},
    {2, 2048, 176, 1024}, {2, 4096, 288, 1024}, {2, 8192, 464, 1024}, {2, 16384, 688, 1024},
    {3, 1, -16, 1024}, {3, 512, 64, 1024}, {3, 1024, -160, 1024}, {4, 64, -144, 1024},
    {4, 1024, -80, 1024}, {5, 512, 96, 1024}, {5, 1024, -144, 1024}, {6, 1, 0, 1024},
    {6, 64, -224, 1024}, {7, 1, -32, 1024}, {7, 64, -240, 1024}, {8, 1, 336, 1024},
    {8, 64, 304, 1024}, {8, 512, -496, 1024}, {9, 512, -192, 1024}, {9, 1024, 448, 1024},
    {9, 2048, 144, 1024}, {9, 4096, 16, 1024}, {9, 8192, 32, 1024}, {9, 16384, 368, 1024},
    {10, 1024, -16, 832}, {11, 1024, 240, 832}, {11, 2048, 0, 1024}, {11, 4096, -112, 1024},
    {11, 8192, -32, 1024}, {12, 1, 128, 1024}, {12, 64, 240, 1024}, {12, 512, -128, 1024},
    {12, 1024, -224, 1024}, {13, 1, 64, 1024}, {13, 64, -96, 1024}, {15, 64, -240, 1024},
    {15, 512, 16, 1024}, {15, 1024, -96, 1024}, {16, 2048, 16, 1024}, {16, 4096, -16, 1024},
    {16, 8192, -80, 1024}, {16, 16384, -96, 1024}, {20, 1, -16, 1024}, {20, 512, 112, 1024},
    {20, 1024, 96, 1024}, {20, 2048, -32, 1024}, {22, 1, 144, 1024}, {22, 64, 0, 1024},
    {22, 512, 0, 1024}, {22, 1024, 144, 1024}, {22, 2048, 0, 1024}, {22, 4096, 128, 1024},
    {22, 8192, 384, 1024}, {22, 16384, 96, 1024}, {25, 2048, 112, 1024}, {25, 4096, -16, 1024},
    {25, 8192, -96, 1024}, {25, 16384, -96, 1024}, {25, 32768, 192, 640}, {26, 16384, -32, 1024},
    {26, 32768, 0, 640}, {27, 32768, -16, 1024}, {27, 65536, -80, 640}, {27, 131072, -128, 640},
    {28, 1, 240, 1024}, {28, 64, 368, 1024}, {28, 512, 384, 1024}, {28, 1024, 496, 1024},
    {28, 2048, 432, 1024}, {28, 4096, 320, 1024}, {28, 8192, 0, 1024}, {28, 16384, -256, 1024},
    {28, 32768, 240, 1024}, {28, 65536, 1152, 1024}, {28, 131072, 1248, 1024}, {29, 64, 160, 1024},
    {29, 512, -224, 1024}, {30, 1, 144, 1024}, {30, 64, 176, 1024}, {30, 8192, 144, 1024},
    {30, 16384, 240, 1024}, {30, 32768, -16, 1024}, {30, 65536, 16, 1024}, {30, 131072, 352, 1024},
    {31, 1, -288, 1024}, {31, 64, 32, 1024}, {31, 512, 32, 1024}, {31, 1024, 224, 1024},
    {31, 2048, 112, 1024}, {31, 4096, -16, 1024}, {31, 8192, -288, 1024}, {32, 1, 272, 1024},
    {32, 64, -96, 1024}, {33, 1, 368, 1024}, {33, 64, 208, 1024}, {33, 16384, 224, 1024},
    {33, 32768, 112, 1024}, {33, 65536, 368, 1024}, {33, 131072, 592, 832}, {34, 1, -48, 1024},
    {34, 64, -64, 1024}, {34, 512, 0, 1024}, {34, 1024, -48, 1024}, {34, 2048, -464, 1024},
    {35, 16384, -64, 1024}, {35, 32768, 240, 1024}, {35, 65536, 16, 1024}, {35, 131072, -32, 1024},
    {36, 1, 224, 1024}, {36, 512, -64, 1024}, {36, 2048, 48, 1024}, {36, 8192, -224, 1024},
    {37, 1, 592, 1024}, {38, 1, 224, 1024}, {38, 64, 112, 1024}, {38, 512, 112, 1024},
    {38, 1024, 96, 1024}, {38, 2048, 208, 1024}, {38, 4096, -48, 1024}, {39, 1, -192, 1024},
    {39, 64, 112, 1024}, {39, 512, 80, 1024}, {39, 1024, 48, 1024}, {39, 2048, 48, 1024},
    {39, 4096, -368, 1024}, {40, 1, 320, 1024}, {40, 64, 304, 1024}, {40, 512, 224, 1024},
    {40, 1024, 256, 1024}, {40, 2048, 320, 1024}, {40, 4096, 16, 1024}, {40, 8192, -96, 1024},
    {41, 1, -80, 1024}, {41, 64, 0, 1024}, {41, 512, -32, 1024}, {41, 1024, -48, 1024},
    {41, 2048, -96, 1024}, {41, 4096, -496, 1024}, {42, 65536, -32, 1024}, {42, 131072, -112, 1024},
    {44, 1, 176, 1024}, {44, 32768, -192, 1024}, {44, 65536, 48, 1024}, {44, 131072, 144, 1024},
    {45, 1, 16, 1024}, {45, 64, 160, 1024}, {45, 512, 160, 1024}, {45, 1024, 128, 1024},
    {45, 2048, 304, 1024}, {45, 4096, 96, 1024}, {45, 8192, -272, 1024}, {46, 1, -16, 1024},
    {46, 64, 192, 1024}, {46, 512, 176, 1024}, {46, 1024, 144, 1024}, {46, 2048, 32, 1024},
    {46, 4096, -432, 1024}, {47, 1, 64, 1024}, {47, 64, 32, 1024}, {47, 512, 160, 1024},
    {48, 1, -96, 1024}, {48, 64, -32, 1024}, {48, 1024, -32, 1024}, {48, 2048, -176, 1024},
    {48, 4096, -416, 1024}, {49, 1, 16, 1024}, {49, 64, 32, 1024}, {49, 512, 176, 1024},
    {49, 1024, 240, 1024}, {49, 2048, 64, 1024}, {49, 4096, 272, 1024}, {49, 8192, 144, 1024},
    {49, 16384, -176, 1024}, {50, 1, 0, 1024}, {50, 16384, -160, 1024}, {51, 1, -256, 1024},
    {52, 1, -80, 1024}, {53, 1, 160, 1024}, {53, 64, 192, 1024}, {53, 16384, 240, 1024},
    {53, 32768, 48, 1024}, {53, 65536, 16, 1024}, {53, 131072, 432, 1024}, {54, 1, 640, 1024},
    {54, 65536, -32, 1024}, {54, 131072, -112, 1024}, {55, 1, 144, 1024}, {55, 64, 304, 1024},
    {55, 512, 112, 1024}, {55, 1024, 272, 1024}, {55, 2048, 496, 1024}, {55, 4096, 304, 1024},
    {55, 8192, -240, 1024}, {55, 16384, 224, 1024}, {56, 1, 544, 1024}, {56, 1024, 0, 1024},
    {56, 2048, 48, 1024}, {56, 4096, 368, 1024}, {56, 8192, 336, 1024}, {56, 16384, -16, 1024},
    {56, 32768, -16, 1024}, {57, 32768, -32, 1024}, {57, 65536, -256, 1024}, {57, 131072, -320, 1024},
    {58, 65536, -384, 1024}, {58, 131072, -496, 1024}, {59, 1, 176, 1024}, {59, 64, 128, 1024},
    {59, 512, -208, 1024}, {59, 1024, -64, 1024}, {59, 2048, 0, 1024}, {59, 4096, 16, 1024},
    {59, 8192, 3024, 1024}, {59, 16384, 2336, 1024}, {59, 32768, 1520, 1024}, {59, 65536, 496, 384},
    {59, 131072, 256, 384}, {61, 1, 0, 1024}, {61, 64, 0, 1024}, {61, 512, -80, 1024},
    {61, 1024, 48, 1024}, {62, 64, 64, 1024}, {62, 512, -80, 1024}, {62, 1024, 0, 640},
    {63, 1024, 336, 1024}, {64, 64, 0, 1024}, {64, 512, -80, 1024}, {65, 512, 96, 1024},
    {65, 1024, -48, 1024}, {65, 2048, -272, 1024}, {66, 512, 144, 1024}, {66, 1024, -16, 1024},
    {66, 2048, -352, 384}, {67, 64, 0, 1024}, {67, 512, 0, 1024}, {67, 1024, 0, 1024},
    {68, 1, 96, 1024}, {68, 64, -448, 1024}, {69, 1, -32, 1024}, {69, 64, -480, 1024},
    {70, 1, 320, 1024}, {70, 64, 272, 1024}, {70, 512, 160, 1024}, {71, 512, 256, 1024},
    {71, 1024, 544, 1024}, {71, 2048, 80, 1024}, {71, 4096, 288, 1024}, {72, 512, 288, 1024},
    {72, 1024, 496, 1024}, {72, 2048, 16, 1024}, {72, 4096, 224, 1024}, {72, 8192, 432, 1024},
    {74, 16384, -16, 1024}, {74, 32768, -80, 1024}, {74, 65536, 0, 832}, {75, 16384, -16, 1024},
    {76, 32768, 48, 384}, {76, 65536, 0, 384}, {76, 131072, -256, 640}, {77, 32768, -48, 384},
    {78, 2048, -64, 1024}, {78, 4096, -48, 1024}, {78, 8192, 16, 1024}, {78, 16384, 48, 640},
    {79, 2048, -80, 1024}, {79, 4096, -48, 1024}, {79, 8192, 0, 1024}, {80, 2048, 272, 1024},
    {80, 4096, 0, 1024}, {80, 8192, -16, 1024}, {80, 16384, 0, 832}, {81, 1024, 128, 1024},
    {81, 4096, -32, 1024}, {81, 8192, -16, 1024}, {82, 1024, 112, 384}, {82, 8192, 0, 1024},
    {83, 2048, 32, 384}, {83, 4096, 176, 384}, {84, 1024, 16, 640}, {84, 2048, 32, 1024},
    {84, 4096, 16, 1024}, {85, 1024, -48, 1024}, {85, 2048, -208, 1024}, {85, 4096, -80, 1024},
    {85, 8192, -16, 1024}, {86, 1024, -16, 1024}, {86, 2048, -240, 1024}, {86, 4096, -16, 1024},
    {86, 8192, 16, 1024}, {87, 1, -48, 1024}, {87, 64, 64, 1024}, {87, 512, 112, 1024},
    {87, 1024, 192, 1024}, {87, 2048, -64, 1024}, {87, 4096, -48, 1024}, {87, 8192, -272, 1024},
    {87, 16384, 304, 1024}, {87, 32768, 64, 1024}, {87, 65536, -80, 1024}, {87, 131072, -144, 1024},
    {88, 1, 80, 1024}, {88, 64, 352, 1024}, {88, 512, 0, 1024}, {88, 1024, 176, 1024},
    {88, 2048, -32, 1024}, {88, 4096, 0, 1024}, {88, 8192, 0, 1024}, {89, 1, 48, 1024},
    {89, 64, 0, 1024}, {89, 512, 0, 1024}, {89, 1024, 0, 1024}, {89, 2048, -304, 1024},
    {89, 4096, -480, 1024}, {90, 1, 144, 1024}, {90, 2048, -192, 1024}, {90, 8192, 496, 1024},
    {90, 16384, 0, 1024}, {92, 1, 240, 1024}, {92, 1024, 96, 1024}, {92, 2048, -80, 1024},
    {92, 4096, 80, 1024}, {92, 8192, -64, 1024}, {93, 1, 208, 1024}, {93, 1024, 128, 1024},
    {93, 2048, -96, 1024}, {93, 4096, -80, 1024}, {93, 8192, -416, 1024}, {94, 16384, -64, 1024},
    {95, 16384, 192, 1024}, {95, 32768, -240, 1024}, {95, 65536, -32, 1024}, {95, 131072, -64, 1024},
    {96, 1, -128, 1024}, {99, 1, 64, 1024}, {99, 64, -112, 1024}, {99, 512, -176, 1024},
    {99, 1024, -768, 1024}, {100, 1, -240, 1024}, {100, 64, -32, 1024}, {100, 512, -160, 1024},
    {100, 1024, -448, 1024}, {101, 1, 128, 1024}, {101, 64, 96, 1024}, {101, 512, 128, 1024},
    {101, 1024, 368, 1024}, {101, 2048, -80, 1024}, {101, 4096, -80, 1024}, {101, 8192, -80, 1024},
    {102, 1, 224, 1024}, {102, 64, 16, 1024}, {102, 512, 48, 1024}, {102, 1024, -48, 1024},
    {102, 2048, -320, 1024}, {102, 4096, -528, 1024}, {103, 1, -64, 1024}, {103, 64, -48, 1024},
    {103, 512, 96, 1024}, {103, 1024, -48, 1024}, {103, 2048, -208, 1024}, {103, 4096, -448, 1024},
    {103, 8192, -656, 1024}, {104, 1, -144, 1024}, {104, 64, -112, 1024}, {104, 512, -112, 1024},
    {104, 1024, -240, 1024}, {104, 2048, -560, 1024}, {105, 2048, 512, 1024}, {105, 131072, 64, 1024},
    {106, 32768, -64, 1024}, {106, 65536, -16, 1024}, {106, 131072, -48, 1024}, {107, 16384, -112, 1024},
    {108, 8192, 736, 1024}, {108, 16384, 608, 1024}, {108, 32768, 240, 1024}, {108, 65536, 128, 1024},
    {108, 131072, 48, 1024}, {109, 32768, -96, 1024}, {109, 65536, 16, 1024}, {109, 131072, -48, 1024},
    {110, 1, 304, 1024}, {110, 64, 432, 1024}, {110, 512, 400, 1024}, {110, 1024, 256, 1024},
    {110, 2048, 128, 1024}, {110, 4096, 256, 1024}, {110, 8192, 96, 1024}, {111, 8192, 160, 1024},
    {111, 16384, 32, 1024}, {113, 1, 608, 1024}, {113, 64, 64, 1024}, {113, 512, 480, 1024},
    {113, 1024, 1664, 1024}, {113, 2048, 160, 1024}, {113, 4096, 576, 1024}, {113, 8192, 560, 1024},
    {113, 16384, -240, 1024}, {113, 32768, -96, 1024}, {113, 65536, 0, 1024}, {113, 131072, 224, 1024},
    {114, 64, -64, 1024}, {114, 32768, -208, 1024}, {115, 64, 96, 1024}, {115, 512, 176, 1024},
    {115, 2048, 112, 1024}, {115, 4096, 160, 1024}, {115, 8192, -16, 1024}, {116, 64, 224, 1024},
    {116, 2048, 0, 1024}, {116, 4096, 0, 1024}, {119, 64, 112, 1024}, {119, 16384, 272, 1024},
    {119, 32768, -112, 1024}, {120, 64, 48, 1024}, {120, 512, -48, 1024}, {120, 2048, -496, 1024},
    {120, 4096, -672, 1024}, {121, 512, 176, 1024}, {121, 2048, 48, 1024}, {121, 4096, -48, 1024},
    {121, 8192, -432, 1024}, {122, 1, 0, 1024}, {122, 64, 80, 1024}, {122, 512, -864, 1024},
    {122, 1024, 0, 1024}, {123, 1, -320, 1024}, {123, 64, -448, 1024}, {123, 512, -672, 1024},
    {123, 1024, -160, 1024}, {123, 2048, -1376, 1024}, {124, 1, -544, 1024}, {125, 4096, 144, 1024},
    {126, 64, -144, 1024}, {126, 2048, 0, 1024}, {126, 4096, 48, 1024}, {128, 2048, -480, 1024},
    {128, 4096, -608, 1024}, {129, 64, -368, 1024}, {129, 2048, -720, 1024}, {129, 4096, -640, 1024},
    {130, 16384, 592, 1024}, {130, 32768, 432, 1024}, {130, 65536, 48, 1024}, {130, 131072, 48, 1024},
    {131, 8192, 192, 1024}, {131, 16384, 16, 1024}, {132, 32768, 272, 1024}, {132, 65536, -96, 1024},
    {132, 131072, -64, 1024}, {134, 16384, 576, 1024}, {134, 32768, 480, 1024}, {134, 65536, 80, 1024},
    {134, 131072, 64, 1024}, {135, 32768, 288, 1024}, {135, 65536, -64, 1024}, {135, 131072, 0, 1024},
    {136, 64, 304, 1024}, {136, 512, 208, 1024}, {136, 2048, 672, 1024}, {136, 4096, 704, 1024},
    {136, 8192, 112, 1024}, {136, 16384, -144, 1024}, {137, 4096, 544, 1024}, {138, 8192, 304, 1024},
    {138, 16384, 96, 1024}, {138, 32768, -64, 832}, {139, 32768, 64, 832}, {140, 1, 96, 1024},
    {140, 64, 16, 1024}, {140, 512, -64, 1024}, {140, 1024, -288, 1024}, {140, 2048, -48, 1024},
    {140, 4096, 320, 1024}, {140, 8192, 496, 1024}, {140, 16384, 640, 1024}, {140, 32768, 320, 1024},
    {140, 65536, 256, 384}, {140, 131072, 400, 192}, {142, 1024, 48, 1024}, {143, 512, -16, 1024},
    {143, 1024, -96, 1024}, {144, 1, 256, 1024}, {144, 64, -96, 1024}, {144, 512, 144, 1024},
    {144, 1024, -16, 1024}, {144, 2048, 48, 1024}, {145, 1, 192, 1024}, {145, 64, 32, 1024},
    {145, 512, -16, 1024}, {145, 1024, -240, 1024}, {146, 1, 32, 1024}, {146, 64, -480, 1024},
    {147, 1, -96, 1024}, {147, 64, -352, 1024}, {148, 1, -192, 1024}, {148, 64, 32, 1024},
    {149, 1, -96, 1024}, {149, 64, -176, 1024}, {150, 1, -208, 1024}, {150, 64, -192, 1024},
    {151, 1024, 96, 1024}, {151, 2048, 80, 1024}, {151, 4096, -16, 1024}, {151, 8192, 16, 1024},
    {151, 16384, 208, 1024}, {153, 1, 144, 1024}, {153, 64, 80, 1024}, {154, 1, 96, 1024},
    {154, 64, 96, 1024}, {154, 512, -400, 1024}, {155, 1, -32, 1024}, {155, 64, -64, 1024},
    {156, 2048, -16, 1024}, {156, 4096, -80, 1024}, {156, 8192, -96, 1024}, {156, 16384, -64, 1024},
    {157, 16384, -32, 1024}, {159, 1024, -192, 1024}, {159, 2048, 0, 1024}, {159, 4096, 160, 1024},
    {159, 8192, 176, 1024}, {159, 16384, 288, 1024}, {160, 1, 64, 1024}, {160, 64, -80, 1024},
    {160, 512, 0, 1024}, {160, 1024, 16, 1024}, {160, 2048, 112, 1024}, {160, 4096, 32, 1024},
    {160, 8192, 64, 1024}, {160, 16384, 128, 1024}, {161, 2048, -80, 1024}, {161, 4096, -80, 1024},
    {161, 8192, -80, 1024}, {161, 16384, -80, 1024}, {162, 8192, -624, 1024}, {162, 16384, -800, 1024},
    {162, 131072, -400, 384}, {163, 16384, -32, 1024}, {163, 32768, 0, 640}, {164, 32768, -16, 1024},
    {164, 65536, -256, 640},
};
static const struct ct_residual residuals_half_dealt[] = {
    {0, 1, -128, 1024}, {0, 64, 224, 1024}, {0, 512, 0, 1024}, {0, 1024, -128, 1024},
    {0, 2048, -80, 1024}, {0, 4096, -16, 1024}, {0, 8192, -80, 1024}, {0, 16384, -64, 1024},
    {0, 32768, 128, 1024}, {0, 65536, 160, 384}, {0, 131072, 192, 832}, {1, 2048, -128, 1024},
    {1, 4096, 80, 1024}, {1, 8192, 48, 1024}, {1, 16384, 208, 1024}, {2, 1, 144, 1024},
    {2, 512, 64, 1024}, {2, 1024, 128, 1024}, {2, 2048, 192, 1024}, {2, 4096, 288, 1024},
    {2, 8192, 416, 1024}, {2, 16384, 720, 384}, {3, 1, -48, 1024}, {3, 64, -16, 1024},
    {3, 512, -48, 1024}, {3, 1024, -224, 1024}, {4, 1024, -208, 1024}, {5, 64, -64, 1024},
    {5, 512, -16, 1024}, {5, 1024, -176, 1024}, {6, 1, 0, 1024}, {6, 64, -336, 1024},
    {7, 1, 64, 1024}, {7, 64, -352, 1024}, {8, 64, 320, 1024}, {8, 512, -464, 1024},
    {8, 1024, 48, 832}, {9, 512, -16, 1024}, {9, 1024, 272, 1024}, {9, 2048, 160, 1024},
    {9, 4096, 32, 1024}, {9, 8192, 80, 1024}, {9, 16384, 208, 1024}, {10, 1024, -32, 832},
    {11, 1024, 336, 832}, {11, 2048, 16, 1024}, {11, 4096, -128, 1024}, {11, 8192, -16, 1024},
    {12, 1, 80, 1024}, {12, 64, 192, 1024}, {12, 512, -128, 1024}, {12, 1024, -256, 1024},
    {13, 1, 0, 1024}, {13, 64, 0, 1024}, {15, 1, -64, 1024}, {15, 512, 16, 1024},
    {15, 1024, -96, 1024}, {16, 2048, 128, 1024}, {16, 4096, -32, 1024}, {16, 8192, -64, 1024},
    {16, 16384, -64, 1024}, {20, 1, -80, 1024}, {20, 512, 80, 1024}, {20, 1024, 112, 1024},
    {20, 2048, -112, 1024}, {22, 1, -32, 1024}, {22, 64, 176, 1024}, {22, 512, 48, 1024},
    {22, 1024, 96, 1024}, {22, 2048, -256, 1024}, {22, 4096, 48, 1024}, {22, 8192, 144, 1024},
    {22, 16384, 224, 1024}, {25, 2048, 48, 1024}, {25, 4096, -48, 1024}, {25, 8192, -96, 1024},
    {25, 16384, -64, 1024}, {26, 16384, -48, 1024}, {26, 32768, -16, 1024}, {26, 65536, -16, 832},
    {26, 131072, -192, 832}, {27, 32768, -32, 832}, {27, 65536, -16, 384}, {28, 1, 272, 1024},
    {28, 64, 224, 1024}, {28, 512, 480, 1024}, {28, 1024, 352, 1024}, {28, 2048, 368, 1024},
    {28, 4096, 352, 1024}, {28, 8192, 64, 1024}, {28, 16384, -256, 1024}, {28, 32768, 192, 1024},
    {28, 65536, 1184, 1024}, {28, 131072, 1136, 1024}, {29, 64, 80, 1024}, {29, 512, -256, 1024},
    {30, 1, 272, 1024}, {30, 16384, 176, 1024}, {30, 32768, -96, 1024}, {30, 65536, 32, 1024},
    {30, 131072, 288, 1024}, {31, 1, 64, 1024}, {31, 64, 144, 1024}, {31, 512, 176, 1024},
    {31, 1024, 32, 1024}, {31, 2048, 64, 1024}, {31, 4096, 0, 1024}, {31, 8192, -304, 1024},
    {32, 1, 0, 1024}, {33, 1, 240, 1024}, {33, 64, 176, 1024}, {33, 4096, 176, 1024},
    {33, 8192, 256, 1024}, {33, 16384, 176, 1024}, {33, 32768, 48, 1024}, {33, 65536, 368, 1024},
    {33, 131072, 464, 1024}, {34, 1, -176, 1024}, {34, 64, -240, 1024}, {34, 512, -32, 1024},
    {34, 1024, -240, 1024}, {34, 2048, -800, 1024}, {35, 1, 336, 1024}, {35, 16384, 16, 1024},
    {35, 32768, 112, 1024}, {35, 65536, 16, 1024}, {35, 131072, -144, 1024}, {36, 1, 144, 1024},
    {36, 8192, -240, 1024}, {37, 1, 208, 1024}, {38, 1, 96, 1024}, {38, 64, -16, 1024},
    {38, 512, 112, 1024}, {38, 1024, 48, 1024}, {38, 2048, 160, 1024}, {38, 4096, 16, 1024},
    {39, 1, -112, 1024}, {39, 64, 32, 1024}, {39, 512, 64, 1024}, {39, 1024, 48, 1024},
    {39, 2048, -96, 1024}, {39, 4096, -160, 1024}, {40, 1, 112, 1024}, {40, 64, 192, 1024},
    {40, 512, 272, 1024}, {40, 1024, 256, 1024}, {40, 2048, 240, 1024}, {40, 4096, 144, 1024},
    {40, 8192, -96, 1024}, {41, 1, -128, 1024}, {41, 64, -16, 1024}, {41, 512, -32, 1024},
    {41, 1024, -144, 1024}, {41, 2048, -96, 1024}, {41, 4096, -464, 1024}, {42, 1, 528, 1024},
    {42, 65536, -32, 1024}, {42, 131072, -240, 1024}, {44, 1, 192, 1024}, {44, 32768, -224, 1024},
    {44, 65536, 48, 1024}, {44, 131072, -16, 1024}, {45, 1, 64, 1024}, {45, 64, 144, 1024},
    {45, 512, 272, 1024}, {45, 1024, 0, 1024}, {45, 2048, 288, 1024}, {46, 1, -144, 1024},
    {46, 64, 0, 1024}, {46, 512, 192, 1024}, {46, 1024, 48, 1024}, {46, 2048, 48, 1024},
    {46, 4096, -304, 1024}, {47, 1, 128, 1024}, {47, 64, 48, 1024}, {47, 512, 112, 1024},
    {47, 1024, -64, 1024}, {47, 2048, 32, 1024}, {47, 4096, -304, 1024}, {48, 64, -16, 1024},
    {48, 512, -16, 1024}, {48, 1024, -112, 1024}, {48, 2048, -288, 1024}, {48, 4096, -448, 1024},
    {49, 1, 16, 1024}, {49, 64, 112, 1024}, {49, 512, 256, 1024}, {49, 1024, 128, 1024},
    {49, 2048, 80, 1024}, {49, 4096, 208, 1024}, {49, 8192, 80, 1024}, {49, 16384, -192, 1024},
    {50, 64, 16, 1024}, {50, 8192, 160, 1024}, {50, 16384, -176, 1024}, {51, 1, -48, 1024},
    {52, 1, -112, 1024}, {53, 1, 96, 1024}, {53, 64, 192, 1024}, {53, 16384, 288, 1024},
    {53, 32768, -64, 1024}, {53, 65536, 48, 1024}, {53, 131072, 432, 1024}, {54, 1, 496, 1024},
    {54, 65536, -32, 1024}, {54, 131072, -256, 1024}, {55, 1, 144, 1024}, {55, 64, 304, 1024},
    {55, 512, 256, 1024}, {55, 1024, 128, 1024}, {55, 2048, 160, 1024}, {55, 4096, 320, 1024},
    {55, 8192, -272, 1024}, {56, 1, 240, 1024}, {56, 512, -96, 1024}, {56, 4096, 320, 1024},
    {56, 8192, 272, 1024}, {56, 16384, -128, 1024}, {57, 65536, -144, 1024}, {58, 65536, -336, 1024},
    {59, 1, 80, 1024}, {59, 64, 176, 1024}, {59, 512, -272, 1024}, {59, 1024, 80, 1024},
    {59, 2048, 176, 1024}, {59, 4096, 64, 1024}, {59, 8192, 3056, 1024}, {59, 16384, 2320, 1024},
    {59, 32768, 1664, 832}, {59, 65536, 496, 384}, {59, 131072, 560, 384}, {61, 1, 16, 1024},
    {61, 64, 48, 1024}, {61, 512, -176, 1024}, {61, 1024, -48, 1024}, {62, 64, 0, 1024},
    {62, 512, -208, 1024}, {62, 1024, 16, 1024}, {63, 1024, 320, 1024}, {64, 64, 48, 1024},
    {64, 512, -160, 1024}, {64, 1024, 32, 1024}, {65, 512, 128, 1024}, {65, 1024, -96, 1024},
    {65, 2048, -144, 1024}, {66, 512, 128, 1024}, {66, 1024, -64, 1024}, {66, 2048, -112, 832},
    {67, 64, 32, 1024}, {67, 512, -32, 1024}, {67, 1024, -48, 1024}, {68, 1, 0, 1024},
    {68, 64, -544, 1024}, {69, 1, 16, 1024}, {69, 64, -560, 1024}, {70, 1, 288, 1024},
    {70, 64, 240, 1024}, {70, 512, 128, 1024}, {71, 64, 80, 1024}, {71, 512, 176, 1024},
    {71, 1024, 528, 1024}, {71, 2048, 128, 1024}, {71, 4096, 288, 832}, {72, 512, 352, 1024},
    {72, 1024, 528, 1024}, {72, 2048, 112, 1024}, {72, 4096, 208, 1024}, {72, 8192, 448, 1024},
    {74, 16384, -32, 1024}, {74, 32768, -16, 1024}, {74, 65536, 0, 832}, {74, 131072, 0, 1024},
    {75, 16384, -48, 832}, {75, 32768, 0, 384}, {76, 32768, -16, 384}, {76, 65536, 0, 384},
    {76, 131072, 0, 640}, {77, 32768, 0, 384}, {78, 2048, 16, 1024}, {78, 4096, -16, 1024},
    {78, 8192, 0, 1024}, {78, 16384, 32, 640}, {79, 1024, 144, 1024}, {79, 2048, -32, 1024},
    {79, 4096, -16, 1024}, {79, 8192, 0, 1024}, {81, 1024, 224, 1024}, {81, 2048, -48, 1024},
    {81, 4096, -48, 1024}, {81, 8192, -16, 1024}, {82, 1024, 176, 1024}, {82, 2048, -64, 1024},
    {82, 4096, -32, 1024}, {82, 8192, 16, 1024}, {83, 1024, 0, 1024}, {83, 2048, 96, 1024},
    {83, 4096, 160, 1024}, {84, 1024, -32, 1024}, {84, 2048, 160, 1024}, {84, 4096, 48, 1024},
    {85, 1024, -16, 1024}, {85, 2048, -32, 1024}, {85, 4096, -32, 1024}, {85, 8192, -16, 1024},
    {85, 16384, 16, 1024}, {86, 1024, 32, 1024}, {86, 2048, -48, 1024}, {86, 4096, -16, 1024},
    {86, 8192, 0, 1024}, {87, 1, -80, 1024}, {87, 64, -64, 1024}, {87, 512, -16, 1024},
    {87, 1024, -48, 1024}, {87, 2048, -256, 1024}, {87, 4096, -176, 1024}, {87, 8192, -160, 1024},
    {87, 16384, 304, 1024}, {87, 32768, 64, 1024}, {87, 65536, -208, 1024}, {87, 131072, -112, 1024},
    {88, 1, 64, 1024}, {88, 64, -48, 1024}, {88, 512, 208, 1024}, {88, 1024, 224, 1024},
    {88, 2048, 0, 1024}, {88, 4096, -48, 1024}, {89, 1, -32, 1024}, {89, 64, 0, 1024},
    {89, 512, -16, 1024}, {89, 1024, -32, 1024}, {89, 2048, -464, 1024}, {89, 4096, -752, 1024},
    {90, 16384, -16, 1024}, {92, 1, -16, 1024}, {92, 64, 192, 1024}, {92, 512, 64, 1024},
    {92, 1024, 192, 1024}, {92, 2048, 80, 1024}, {92, 4096, 80, 1024}, {92, 8192, -16, 1024},
    {93, 1, 144, 1024}, {93, 64, 176, 1024}, {93, 512, 240, 1024}, {93, 1024, 144, 1024},
    {93, 2048, -128, 1024}, {93, 4096, -64, 1024}, {94, 16384, -80, 1024}, {95, 16384, 384, 1024},
    {95, 32768, -272, 1024}, {95, 65536, -32, 1024}, {95, 131072, -16, 1024}, {97, 1, -352, 1024},
    {99, 1, 336, 1024}, {99, 64, 0, 1024}, {99, 512, -224, 1024}, {99, 1024, -624, 1024},
    {100, 1, 224, 1024}, {100, 64, 144, 1024}, {100, 512, -192, 1024}, {100, 1024, -640, 1024},
    {101, 1, 32, 1024}, {101, 64, 80, 1024}, {101, 512, 272, 1024}, {101, 1024, 256, 1024},
    {101, 2048, -128, 1024}, {101, 4096, -176, 1024}, {101, 8192, 0, 1024}, {102, 1, -176, 1024},
    {102, 64, -32, 1024}, {102, 512, -112, 1024}, {102, 1024, 32, 1024}, {102, 2048, -256, 1024},
    {102, 4096, -368, 1024}, {103, 1, -112, 1024}, {103, 64, 112, 1024}, {103, 512, 224, 1024},
    {103, 1024, -80, 1024}, {103, 2048, -272, 1024}, {104, 1, -224, 1024}, {104, 64, -80, 1024},
    {104, 1024, -64, 1024}, {104, 2048, -464, 1024}, {104, 4096, -704, 1024}, {105, 2048, 288, 1024},
    {105, 131072, 0, 1024}, {106, 32768, -64, 1024}, {106, 65536, 16, 1024}, {106, 131072, 0, 1024},
    {107, 16384, 48, 1024}, {108, 8192, 944, 1024}, {108, 16384, 640, 1024}, {108, 32768, 208, 1024},
    {108, 65536, 176, 1024}, {108, 131072, 96, 1024}, {109, 32768, -64, 1024}, {109, 65536, -16, 1024},
    {109, 131072, 0, 1024}, {110, 1, 32, 1024}, {110, 64, 96, 1024}, {110, 512, 224, 1024},
    {110, 1024, 352, 1024}, {110, 2048, 224, 1024}, {110, 4096, 304, 1024}, {110, 8192, 48, 1024},
    {111, 8192, 352, 1024}, {111, 16384, 0, 1024}, {113, 1, 1344, 1024}, {113, 64, 1440, 1024},
    {113, 512, 720, 1024}, {113, 1024, 2768, 1024}, {113, 2048, -96, 1024}, {113, 4096, 624, 1024},
    {113, 8192, 320, 1024}, {113, 16384, -224, 1024}, {113, 32768, -160, 1024}, {113, 65536, 16, 1024},
    {113, 131072, 128, 1024}, {114, 16384, 256, 1024}, {115, 2048, 256, 1024}, {115, 4096, 0, 1024},
    {119, 1, 320, 1024}, {119, 16384, 64, 1024}, {119, 32768, -224, 1024}, {121, 2048, -112, 1024},
    {121, 4096, -224, 1024}, {122, 1, 176, 1024}, {122, 64, 0, 1024}, {122, 1024, 0, 1024},
    {123, 1, -176, 1024}, {123, 64, -176, 1024}, {123, 512, -720, 1024}, {123, 1024, -448, 1024},
    {124, 1, -448, 1024}, {125, 2048, 192, 1024}, {125, 4096, -64, 1024}, {126, 4096, 0, 1024},
    {127, 2048, 64, 1024}, {128, 2048, -528, 1024}, {128, 4096, -496, 1024}, {130, 8192, 880, 1024},
    {130, 16384, 672, 1024}, {130, 32768, 432, 1024}, {130, 65536, 0, 1024}, {130, 131072, 0, 1024},
    {131, 8192, 0, 1024}, {131, 16384, -112, 1024}, {132, 32768, 160, 1024}, {132, 65536, -80, 1024},
    {132, 131072, -112, 1024}, {133, 4096, 272, 1024}, {134, 16384, 608, 1024}, {134, 32768, 432, 1024},
    {134, 65536, 80, 1024}, {134, 131072, 48, 1024}, {135, 32768, 176, 1024}, {135, 65536, -48, 1024},
    {135, 131072, -32, 1024}, {136, 4096, 384, 1024}, {136, 8192, -48, 1024}, {136, 16384, 16, 1024},
    {137, 2048, 448, 1024}, {137, 4096, 400, 1024}, {138, 8192, 176, 1024}, {138, 16384, 0, 1024},
    {140, 1, -80, 1024}, {140, 64, 192, 1024}, {140, 512, -128, 1024}, {140, 1024, -304, 1024},
    {140, 2048, -48, 1024}, {140, 4096, 144, 1024}, {140, 8192, 480, 1024}, {140, 16384, 624, 1024},
    {140, 32768, 304, 1024}, {140, 65536, 256, 384}, {140, 131072, 512, 192}, {143, 512, 0, 1024},
    {143, 1024, -64, 1024}, {144, 512, 48, 1024}, {144, 1024, 32, 1024}, {144, 2048, 48, 1024},
    {145, 1, 304, 1024}, {145, 64, 64, 1024}, {145, 512, -64, 1024}, {145, 1024, -240, 1024},
    {145, 2048, -128, 1024}, {146, 1, -96, 1024}, {146, 64, -368, 1024}, {147, 1, -96, 1024},
    {147, 64, -448, 1024}, {148, 1, -144, 1024}, {148, 64, -192, 1024}, {149, 64, -144, 1024},
    {150, 64, -64, 1024}, {151, 512, 80, 1024}, {151, 1024, 160, 1024}, {151, 2048, 192, 1024},
    {151, 4096, -64, 1024}, {151, 8192, 16, 1024}, {151, 16384, 240, 1024}, {153, 1, 176, 1024},
    {153, 64, 96, 1024}, {154, 1, 128, 1024}, {154, 64, 0, 1024}, {154, 512, -464, 1024},
    {155, 1, 0, 1024}, {155, 64, 80, 1024}, {156, 2048, 0, 1024}, {156, 4096, -32, 1024},
    {156, 8192, -80, 1024}, {156, 16384, -80, 1024}, {157, 16384, 0, 1024}, {158, 32768, -32, 1024},
    {158, 65536, -256, 640}, {158, 131072, 0, 384}, {159, 2048, 64, 1024}, {159, 4096, 176, 1024},
    {159, 8192, 208, 1024}, {159, 16384, 288, 1024}, {160, 1, 0, 1024}, {160, 64, 16, 1024},
    {160, 512, 144, 1024}, {160, 1024, -80, 1024}, {160, 2048, -48, 1024}, {160, 4096, 48, 1024},
    {161, 2048, 0, 1024}, {161, 4096, 16, 1024}, {161, 8192, -32, 1024}, {161, 16384, -80, 1024},
    {162, 8192, -544, 1024}, {162, 16384, -688, 1024}, {163, 16384, -32, 1024}, {163, 32768, -16, 640},
    {164, 32768, -32, 640}, {164, 131072, -16, 640},
};
static const struct ct_residual residuals_rows[] = {
    {0, 1, -208, 1024}, {0, 64, -176, 1024}, {0, 512, -112, 1024}, {0, 1024, -288, 1024},
    {0, 2048, 128, 1024}, {0, 4096, -320, 1024}, {0, 8192, -272, 1024}, {0, 16384, -80, 1024},
    {0, 32768, -48, 1024}, {0, 65536, 304, 1024}, {0, 131072, 304, 1024}, {1, 1, -80, 640},
    {1, 64, 144, 640}, {1, 512, -144, 384}, {1, 2048, 256, 384}, {1, 4096, -416, 1024},
    {1, 8192, 48, 1024}, {1, 16384, 112, 1024}, {2, 1, 320, 640}, {2, 64, 16, 1024},
    {2, 512, 256, 640}, {2, 1024, -128, 1024}, {2, 2048, -176, 1024}, {2, 4096, 160, 1024},
    {2, 8192, 464, 384}, {3, 1, 0, 640}, {3, 64, 208, 640}, {3, 512, 400, 640},
    {3, 1024, 32, 384}, {3, 2048, 176, 384}, {3, 4096, 48, 1024}, {3, 8192, -224, 1024},
    {4, 1, -32, 1024}, {4, 64, 480, 640}, {4, 512, 0, 1024}, {4, 2048, 16, 384},
    {4, 4096, -80, 1024}, {4, 8192, 576, 384}, {5, 1, 128, 640}, {5, 64, 400, 640},
    {5, 512, 128, 384}, {5, 1024, -32, 1024}, {5, 2048, 400, 640}, {5, 4096, -304, 1024},
    {5, 8192, 448, 384}, {5, 16384, 832, 384}, {6, 1, 480, 640}, {6, 64, 416, 640},
    {6, 512, 128, 1024}, {6, 2048, 336, 384}, {6, 4096, 576, 384}, {10, 1, 432, 640},
    {10, 64, 224, 384}, {10, 512, -96, 1024}, {10, 1024, -96, 1024}, {10, 2048, 80, 640},
    {10, 4096, -48, 1024}, {10, 8192, 512, 384}, {11, 1, 400, 640}, {11, 64, 176, 1024},
    {11, 512, 80, 1024}, {11, 1024, -64, 1024}, {11, 2048, 224, 1024}, {11, 4096, 224, 1024},
    {11, 8192, 112, 1024}, {11, 65536, 752, 1024}, {12, 1, 480, 640}, {12, 64, 176, 1024},
    {12, 512, 80, 1024}, {12, 1024, 224, 1024}, {12, 2048, 208, 1024}, {12, 4096, 352, 640},
    {13, 1, 240, 640}, {13, 64, 32, 1024}, {13, 512, 0, 1024}, {13, 1024, 0, 1024},
    {13, 2048, -80, 1024}, {15, 1, 64, 1024}, {15, 64, 544, 640}, {15, 512, 272, 640},
    {15, 1024, 16, 1024}, {15, 2048, 112, 640}, {15, 4096, 240, 384}, {15, 8192, 624, 384},
    {16, 1, 288, 640}, {16, 64, 112, 384}, {16, 512, 272, 384}, {16, 1024, 272, 640},
    {16, 2048, 16, 384}, {16, 4096, -112, 1024}, {16, 8192, 224, 1024}, {16, 16384, 0, 1024},
    {16, 65536, 384, 1024}, {19, 1, -304, 640}, {19, 64, -272, 1024}, {19, 512, -48, 640},
    {19, 1024, -240, 1024}, {19, 2048, -144, 640}, {19, 4096, 0, 384}, {19, 8192, -288, 1024},
    {19, 16384, -208, 1024}, {20, 1, 32, 1024}, {20, 64, -224, 1024}, {20, 512, -288, 1024},
    {20, 1024, 320, 640}, {20, 2048, 80, 1024}, {20, 4096, 240, 640}, {20, 8192, 208, 384},
    {20, 16384, 160, 1024}, {21, 512, -304, 1024}, {21, 2048, -368, 384}, {21, 4096, -48, 384},
    {21, 8192, -208, 1024}, {21, 16384, -336, 1024}, {22, 1, 0, 1024}, {22, 64, 256, 1024},
    {22, 512, 224, 640}, {22, 1024, 224, 640}, {22, 2048, 80, 384}, {22, 4096, 368, 384},
    {22, 8192, 368, 384}, {22, 16384, 176, 1024}, {22, 32768, 96, 1024}, {22, 65536, 48, 1024},
    {23, 1, -48, 1024}, {23, 64, 176, 640}, {23, 512, 304, 640}, {23, 1024, 144, 1024},
    {23, 2048, -16, 1024}, {23, 8192, 400, 384}, {23, 16384, 160, 1024}, {23, 32768, 16, 1024},
    {23, 65536, 256, 1024}, {24, 32768, 0, 1024}, {24, 65536, 32, 1024}, {24, 131072, 96, 1024},
    {25, 1, 48, 1024}, {25, 64, 176, 640}, {25, 512, 368, 640}, {25, 2048, 16, 384},
    {25, 4096, 80, 384}, {25, 8192, 384, 384}, {25, 16384, 176, 1024}, {26, 16384, 176, 1024},
    {26, 32768, 16, 1024}, {26, 65536, -32, 1024}, {27, 32768, -96, 1024}, {27, 65536, -144, 1024},
    {27, 131072, 0, 640}, {28, 1, 32, 1024}, {28, 64, 112, 1024}, {28, 512, 48, 1024},
    {28, 1024, 32, 1024}, {28, 2048, -48, 1024}, {28, 4096, -96, 1024}, {28, 8192, -112, 1024},
    {28, 16384, -48, 1024}, {28, 32768, 384, 1024}, {28, 65536, 448, 1024}, {28, 131072, 576, 1024},
    {29, 1, 160, 1024}, {29, 64, 112, 1024}, {29, 512, -32, 1024}, {29, 2048, 0, 1024},
    {30, 1, -32, 640}, {30, 1024, 128, 1024}, {30, 4096, 48, 384}, {30, 32768, -64, 1024},
    {30, 65536, 32, 1024}, {30, 131072, 208, 1024}, {31, 1, 240, 640}, {31, 64, 16, 1024},
    {31, 512, 32, 1024}, {31, 1024, 80, 1024}, {31, 2048, 16, 1024}, {31, 4096, 48, 1024},
    {31, 8192, 32, 1024}, {31, 16384, 240, 1024}, {32, 1, 128, 640}, {32, 32768, 144, 384},
    {32, 65536, 560, 384}, {33, 1, 240, 832}, {33, 64, 16, 640}, {33, 1024, 16, 384},
    {33, 4096, 352, 384}, {33, 8192, 320, 1024}, {33, 32768, 448, 384}, {33, 65536, 112, 1024},
    {34, 1, 368, 640}, {34, 64, 192, 1024}, {34, 512, 64, 1024}, {34, 1024, 272, 1024},
    {34, 2048, 528, 640}, {34, 4096, 48, 1024}, {34, 8192, 32, 1024}, {34, 16384, 288, 384},
    {36, 1, 144, 640}, {36, 64, -288, 640}, {36, 4096, -128, 384}, {36, 16384, 0, 384},
    {36, 32768, -368, 1024}, {37, 1, -48, 832}, {37, 32768, 0, 384}, {37, 65536, -320, 1024},
    {38, 1, 144, 832}, {38, 64, 304, 640}, {38, 1024, -80, 1024}, {38, 2048, 576, 640},
    {38, 4096, 144, 1024}, {38, 8192, 0, 1024}, {38, 16384, 288, 384}, {39, 1, -256, 832},
    {39, 64, -320, 1024}, {39, 512, -64, 832}, {39, 2048, -144, 1024}, {39, 4096, 32, 640},
    {40, 1, -80, 1024}, {40, 64, 384, 832}, {40, 512, 48, 1024}, {40, 1024, 144, 1024},
    {40, 2048, 96, 1024}, {40, 4096, 272, 1024}, {40, 8192, 64, 1024}, {40, 16384, 128, 1024},
    {41, 1, -304, 832}, {41, 64, 192, 832}, {41, 1024, -160, 1024}, {41, 2048, 32, 1024},
    {41, 4096, -80, 1024}, {41, 8192, -400, 1024}, {41, 16384, -432, 1024}, {42, 1, 288, 832},
    {42, 64, -352, 640}, {42, 16384, 96, 384}, {42, 32768, 160, 384}, {42, 65536, -192, 1024},
    {43, 131072, -96, 1024}, {45, 1, 16, 1024}, {45, 64, 320, 832}, {45, 512, 0, 1024},
    {45, 1024, 192, 640}, {45, 2048, 128, 1024}, {45, 4096, -80, 1024}, {45, 8192, -288, 1024},
    {45, 16384, -560, 1024}, {46, 1, 112, 1024}, {46, 64, 192, 832}, {46, 2048, -96, 1024},
    {46, 4096, 464, 1024}, {46, 8192, -48, 1024}, {46, 16384, -256, 1024}, {47, 8192, -16, 1024},
    {47, 16384, -384, 1024}, {49, 1, -80, 1024}, {49, 64, 352, 832}, {49, 512, 256, 384},
    {49, 1024, 144, 384}, {49, 4096, 80, 1024}, {49, 8192, 256, 1024}, {49, 16384, -256, 1024},
    {49, 32768, -544, 1024}, {52, 1, -496, 1024}, {53, 1, 32, 832}, {53, 64, -176, 832},
    {53, 512, -80, 640}, {53, 32768, 176, 384}, {53, 65536, 144, 1024}, {53, 131072, 208, 1024},
    {54, 1, 320, 832}, {54, 32768, 64, 384}, {54, 65536, -224, 1024}, {54, 131072, -224, 384},
    {55, 1, -48, 1024}, {55, 32768, 64, 1024}, {56, 16384, -272, 1024}, {56, 32768, -144, 1024},
    {56, 65536, 16, 1024}, {56, 131072, 48, 384}, {57, 131072, -560, 1024}, {59, 1, -208, 1024},
    {59, 64, -336, 1024}, {59, 512, -288, 1024}, {59, 1024, -160, 1024}, {59, 2048, -320, 1024},
    {59, 4096, -32, 1024}, {59, 8192, -48, 1024}, {59, 16384, -96, 1024}, {59, 32768, 64, 1024},
    {59, 65536, 352, 1024}, {59, 131072, 304, 1024}, {61, 1, -144, 1024}, {61, 64, -64, 1024},
    {61, 512, 160, 1024}, {61, 1024, -64, 1024}, {61, 2048, 320, 384}, {61, 4096, -32, 1024},
    {62, 1, 240, 640}, {62, 64, -128, 384}, {62, 512, -240, 1024}, {62, 1024, 0, 1024},
    {62, 2048, 0, 384}, {62, 4096, -16, 1024}, {64, 1, 160, 640}, {64, 64, 208, 1024},
    {64, 512, 48, 1024}, {64, 1024, 640, 384}, {64, 2048, 416, 384}, {64, 4096, 160, 1024},
    {65, 1, -80, 1024}, {65, 64, 48, 1024}, {65, 512, -48, 1024}, {65, 1024, 0, 1024},
    {65, 2048, 0, 1024}, {65, 4096, -288, 1024}, {66, 1, 96, 1024}, {66, 64, -64, 1024},
    {66, 512, 0, 1024}, {66, 1024, 96, 1024}, {66, 2048, 32, 1024}, {66, 4096, 336, 1024},
    {68, 1, 240, 1024}, {68, 64, 176, 1024}, {68, 512, 608, 640}, {68, 1024, 128, 1024},
    {68, 2048, -80, 1024}, {73, 1, -64, 832}, {73, 512, 48, 384}, {73, 2048, 240, 832},
    {73, 8192, 224, 384}, {73, 16384, -80, 1024}, {73, 32768, 160, 384}, {74, 16384, 112, 1024},
    {74, 32768, -160, 1024}, {74, 65536, 0, 640}, {75, 16384, -128, 1024}, {75, 32768, -176, 1024},
    {75, 65536, -48, 640}, {76, 32768, -400, 1024}, {76, 65536, -32, 640}, {76, 131072, -304, 1024},
    {77, 32768, -400, 1024}, {77, 65536, -128, 1024}, {78, 1, 64, 1024}, {78, 64, 32, 640},
    {78, 512, 192, 384}, {78, 2048, -128, 1024}, {78, 4096, 128, 1024}, {78, 8192, 96, 384},
    {78, 16384, 48, 1024}, {78, 32768, 144, 384}, {79, 1, -80, 640}, {79, 64, 64, 384},
    {79, 512, 32, 640}, {79, 1024, 272, 384}, {79, 2048, 112, 384}, {79, 4096, 160, 384},
    {79, 8192, 0, 1024}, {79, 16384, 176, 384}, {80, 32768, 192, 1024}, {81, 1, 32, 832},
    {81, 512, 0, 640}, {81, 1024, -128, 1024}, {81, 2048, -192, 1024}, {81, 4096, 32, 1024},
    {81, 8192, 48, 1024}, {81, 16384, -16, 1024}, {81, 32768, 0, 1024}, {82, 1, -64, 832},
    {82, 512, -48, 384}, {82, 2048, -256, 1024}, {82, 4096, 192, 384}, {82, 8192, -96, 1024},
    {82, 16384, -112, 1024}, {82, 32768, 0, 1024}, {83, 1, -144, 832}, {83, 64, 0, 640},
    {83, 512, -96, 384}, {83, 1024, 0, 384}, {83, 2048, 64, 832}, {83, 4096, -112, 1024},
    {83, 8192, -112, 1024}, {83, 16384, -160, 1024}, {83, 32768, 16, 384}, {84, 1, -224, 1024},
    {84, 64, -16, 640}, {84, 512, -256, 1024}, {84, 1024, -304, 1024}, {84, 2048, 0, 384},
    {84, 8192, -160, 1024}, {84, 16384, -368, 1024}, {84, 32768, -48, 1024}, {85, 1, -176, 1024},
    {85, 64, -432, 1024}, {85, 512, -336, 1024}, {85, 1024, 224, 384}, {85, 2048, -48, 1024},
    {85, 4096, -16, 1024}, {85, 8192, 0, 1024}, {85, 16384, -208, 1024}, {85, 32768, -80, 1024},
    {86, 1, -144, 1024}, {86, 64, -224, 1024}, {86, 512, -368, 1024}, {86, 1024, -16, 1024},
    {86, 2048, -64, 1024}, {86, 4096, -48, 1024}, {86, 8192, -272, 1024}, {86, 16384, -224, 1024},
    {87, 1, -224, 1024}, {87, 64, -32, 1024}, {87, 512, -128, 1024}, {87, 1024, -176, 1024},
    {87, 2048, -208, 1024}, {87, 4096, 448, 1024}, {87, 8192, -64, 1024}, {87, 16384, -400, 1024},
    {87, 32768, 144, 1024}, {87, 65536, -16, 1024}, {87, 131072, -160, 1024}, {88, 1, 112, 1024},
    {88, 512, 64, 1024}, {88, 1024, 320, 832}, {88, 2048, 48, 1024}, {88, 4096, 336, 640},
    {88, 8192, 64, 1024}, {88, 16384, -272, 1024}, {88, 32768, 112, 384}, {89, 1, -112, 1024},
    {89, 64, 48, 1024}, {89, 512, 240, 832}, {89, 1024, -160, 1024}, {89, 2048, -336, 1024},
    {89, 8192, -64, 1024}, {90, 1, -48, 1024}, {90, 64, -112, 1024}, {90, 512, 64, 832},
    {90, 1024, 208, 832}, {90, 2048, 128, 832}, {90, 4096, 64, 640}, {90, 8192, -32, 1024},
    {90, 16384, 112, 1024}, {90, 32768, 240, 1024}, {91, 32768, -192, 1024}, {91, 65536, 48, 1024},
    {92, 1, 64, 1024}, {92, 64, 160, 1024}, {92, 512, -16, 1024}, {92, 1024, 176, 1024},
    {92, 2048, -32, 1024}, {92, 4096, -208, 640}, {92, 8192, -32, 1024}, {92, 16384, -112, 1024},
    {97, 64, -912, 1024}, {97, 32768, -32, 1024}, {99, 1, -288, 1024}, {99, 64, 32, 1024},
    {99, 512, 0, 1024}, {99, 1024, -224, 1024}, {99, 2048, -176, 1024}, {99, 4096, -224, 640},
    {99, 8192, -400, 1024}, {99, 16384, -512, 1024}, {100, 1, 32, 1024}, {100, 64, -128, 1024},
    {100, 512, 48, 1024}, {100, 1024, 64, 1024}, {100, 2048, 112, 832}, {100, 4096, 112, 640},
    {100, 8192, -480, 1024}, {101, 1, -112, 1024}, {101, 64, 96, 1024}, {101, 512, 224, 1024},
    {101, 1024, -16, 1024}, {101, 2048, 128, 1024}, {101, 4096, 352, 640}, {101, 8192, -64, 1024},
    {101, 16384, -240, 1024}, {102, 1, -304, 1024}, {102, 64, 256, 1024}, {102, 512, -176, 1024},
    {102, 1024, 304, 832}, {102, 2048, 176, 832}, {102, 4096, -224, 640}, {102, 8192, -288, 1024},
    {102, 16384, -528, 1024}, {103, 1, 32, 1024}, {103, 64, 16, 1024}, {103, 512, -32, 1024},
    {103, 1024, -80, 1024}, {103, 2048, -16, 1024}, {103, 4096, 16, 640}, {103, 8192, -256, 1024},
    {104, 1, -304, 1024}, {104, 64, -32, 1024}, {104, 512, -48, 1024}, {104, 1024, -224, 1024},
    {104, 2048, 80, 1024}, {104, 8192, 16, 640}, {105, 2048, 304, 1024}, {105, 4096, 0, 640},
    {105, 8192, -64, 832}, {105, 131072, -224, 1024}, {106, 32768, 496, 1024}, {106, 65536, 32, 1024},
    {106, 131072, 32, 1024}, {107, 32768, 384, 384}, {108, 8192, 160, 1024}, {108, 16384, 240, 1024},
    {108, 32768, 320, 384}, {108, 65536, 272, 1024}, {108, 131072, 48, 1024}, {109, 32768, 336, 1024},
    {109, 65536, 16, 1024}, {109, 131072, 64, 1024}, {110, 1, -64, 1024}, {110, 64, 112, 1024},
    {110, 512, 128, 1024}, {110, 1024, 32, 1024}, {110, 2048, 384, 832}, {110, 8192, -32, 1024},
    {110, 16384, 224, 1024}, {110, 32768, 736, 384}, {111, 8192, 208, 1024}, {111, 16384, 160, 1024},
    {111, 32768, 528, 384}, {111, 131072, 0, 1024}, {112, 32768, 288, 1024}, {112, 65536, -32, 1024},
    {112, 131072, -112, 1024}, {113, 1, -192, 1024}, {113, 64, 32, 1024}, {113, 512, 32, 1024},
    {113, 1024, 0, 1024}, {113, 2048, 0, 1024}, {113, 4096, -160, 1024}, {113, 8192, -32, 1024},
    {113, 16384, 384, 1024}, {113, 32768, 256, 1024}, {113, 65536, 784, 1024}, {113, 131072, 448, 1024},
    {114, 1, 208, 1024}, {114, 64, 48, 1024}, {114, 512, -16, 1024}, {114, 4096, 64, 640},
    {114, 32768, 80, 1024}, {114, 65536, 144, 1024}, {115, 1, -80, 1024}, {115, 64, -96, 1024},
    {115, 512, 80, 1024}, {115, 2048, 48, 1024}, {115, 4096, 576, 832}, {115, 32768, 16, 384},
    {116, 1, -304, 1024}, {116, 64, 0, 1024}, {116, 512, -208, 1024}, {116, 1024, 64, 1024},
    {116, 2048, 448, 832}, {116, 4096, 64, 1024}, {116, 8192, 64, 640}, {116, 16384, -272, 1024},
    {117, 32768, -288, 1024}, {117, 65536, -352, 1024}, {117, 131072, -464, 1024}, {118, 65536, -112, 1024},
    {119, 1, -16, 1024}, {119, 64, 64, 1024}, {119, 2048, 80, 832}, {122, 1, -304, 1024},
    {122, 64, 48, 1024}, {122, 512, -48, 1024}, {122, 1024, -128, 1024}, {122, 2048, -96, 1024},
    {122, 4096, 176, 832}, {122, 16384, -368, 1024}, {123, 1, -48, 1024}, {123, 64, -128, 1024},
    {123, 512, -16, 1024}, {123, 1024, -80, 1024}, {123, 2048, -192, 1024}, {123, 4096, -128, 1024},
    {123, 16384, -512, 1024}, {124, 1, -272, 1024}, {124, 32768, 112, 640}, {125, 1, 256, 1024},
    {125, 64, -48, 1024}, {125, 512, 32, 1024}, {125, 1024, 0, 1024}, {125, 4096, 80, 1024},
    {125, 8192, -96, 1024}, {125, 32768, 48, 640}, {126, 1, 352, 1024}, {126, 64, 464, 1024},
    {126, 512, -48, 1024}, {126, 1024, 240, 1024}, {126, 2048, -32, 1024}, {126, 4096, 32, 1024},
    {126, 8192, -48, 1024}, {126, 16384, 32, 1024}, {127, 1, 48, 1024}, {127, 64, 112, 1024},
    {127, 512, -80, 1024}, {127, 1024, -464, 1024}, {127, 4096, -144, 1024}, {127, 8192, -720, 1024},
    {127, 16384, -480, 1024}, {128, 1, 16, 1024}, {128, 64, -48, 1024}, {128, 512, 160, 1024},
    {128, 1024, 240, 1024}, {128, 2048, 0, 1024}, {128, 4096, -64, 1024}, {128, 8192, -336, 1024},
    {128, 16384, -240, 1024}, {129, 1, 32, 1024}, {129, 64, -96, 1024}, {129, 512, 16, 1024},
    {129, 1024, 144, 1024}, {129, 2048, 512, 832}, {129, 4096, 48, 1024}, {129, 8192, 0, 640},
    {130, 8192, 176, 1024}, {130, 32768, 336, 384}, {130, 65536, 304, 1024}, {130, 131072, -144, 1024},
    {131, 16384, 272, 1024}, {132, 32768, 544, 1024}, {132, 65536, 368, 1024}, {132, 131072, -192, 1024},
    {133, 4096, -128, 832}, {134, 8192, 208, 1024}, {134, 16384, 448, 1024}, {134, 32768, 192, 384},
    {134, 65536, 368, 1024}, {134, 131072, 48, 1024}, {135, 32768, 464, 1024}, {136, 1, 32, 1024},
    {136, 64, 192, 1024}, {136, 512, 592, 640}, {136, 2048, 32, 1024}, {136, 4096, 96, 1024},
    {136, 8192, -224, 1024}, {136, 16384, 288, 1024}, {136, 32768, 544, 384}, {137, 2048, 192, 832},
    {137, 4096, 0, 1024}, {138, 8192, 272, 640}, {138, 32768, 256, 384}, {138, 65536, 208, 1024},
    {138, 131072, 0, 1024}, {139, 32768, 160, 1024}, {139, 65536, 288, 1024}, {139, 131072, 48, 1024},
    {140, 1, 96, 1024}, {140, 64, -112, 1024}, {140, 512, 32, 1024}, {140, 1024, -64, 1024},
    {140, 2048, 0, 1024}, {140, 4096, 80, 1024}, {140, 8192, 0, 1024}, {140, 16384, 288, 1024},
    {140, 32768, 528, 1024}, {140, 65536, 464, 1024}, {140, 131072, 432, 1024}, {141, 1, -224, 1024},
    {141, 512, -320, 1024}, {141, 1024, -432, 1024}, {141, 2048, -288, 1024}, {141, 4096, -96, 1024},
    {141, 8192, -320, 1024}, {141, 16384, -224, 1024}, {142, 1024, 16, 1024}, {142, 2048, -128, 1024},
    {142, 4096, -112, 1024}, {142, 8192, -224, 1024}, {142, 16384, 128, 384}, {143, 1, 144, 640},
    {143, 64, 304, 640}, {143, 512, 256, 1024}, {143, 1024, 64, 1024}, {143, 2048, 272, 640},
    {143, 8192, 288, 1024}, {144, 1, 112, 1024}, {144, 64, -160, 1024}, {144, 512, 512, 640},
    {144, 1024, -160, 1024}, {144, 2048, -80, 1024}, {144, 4096, 224, 1024}, {144, 8192, 304, 384},
    {145, 1, 224, 1024}, {145, 64, 384, 832}, {145, 512, 48, 1024}, {145, 1024, -16, 1024},
    {145, 2048, 48, 1024}, {145, 4096, 192, 1024}, {145, 8192, 48, 1024}, {146, 1, 48, 1024},
    {146, 64, 96, 1024}, {146, 512, 176, 1024}, {146, 2048, 96, 1024}, {148, 1, 48, 1024},
    {148, 64, -128, 1024}, {148, 512, -176, 1024}, {148, 2048, 64, 1024}, {148, 4096, -128, 1024},
    {152, 1, -32, 640}, {152, 64, -304, 640}, {152, 1024, -272, 384}, {152, 2048, 80, 384},
    {152, 8192, 224, 384}, {152, 16384, -240, 1024}, {153, 1, 544, 640}, {153, 64, 176, 1024},
    {153, 512, 368, 640}, {153, 1024, 304, 384}, {153, 2048, 464, 384}, {154, 1, 32, 832},
    {154, 64, -208, 1024}, {154, 512, 144, 640}, {154, 2048, 0, 384}, {154, 4096, -336, 1024},
    {154, 8192, -592, 1024}, {155, 1, 32, 1024}, {155, 1024, 32, 1024}, {155, 2048, 160, 640},
    {155, 4096, 0, 1024}, {155, 8192, -96, 384}, {156, 1, -64, 832}, {156, 64, 80, 640},
    {156, 1024, 176, 384}, {156, 2048, 160, 384}, {156, 4096, 464, 384}, {156, 8192, -32, 1024},
    {156, 16384, 0, 1024}, {156, 32768, 96, 384}, {157, 16384, -144, 1024}, {157, 32768, -128, 1024},
    {157, 65536, -368, 1024}, {157, 131072, -288, 640}, {158, 32768, -32, 1024}, {158, 65536, -128, 1024},
    {158, 131072, 0, 1024}, {159, 1, -64, 832}, {159, 64, -176, 1024}, {159, 512, 0, 1024},
    {159, 8192, 80, 1024}, {159, 16384, 160, 1024}, {160, 1, -112, 1024}, {160, 64, -64, 1024},
    {160, 512, 272, 640}, {160, 1024, 320, 384}, {160, 2048, 192, 1024}, {160, 4096, -80, 1024},
    {160, 8192, 432, 384}, {160, 16384, 304, 1024}, {160, 32768, 288, 1024}, {160, 65536, 240, 1024},
    {161, 1, 80, 832}, {161, 64, -48, 1024}, {161, 512, 320, 640}, {161, 2048, -48, 1024},
    {161, 4096, 144, 1024}, {161, 8192, 432, 384}, {161, 16384, 176, 1024}, {161, 32768, 48, 1024},
    {161, 65536, 544, 1024}, {162, 2048, -208, 384}, {163, 16384, 144, 1024}, {163, 32768, 0, 1024},
    {163, 65536, 0, 1024}, {163, 131072, 0, 640}, {164, 32768, -96, 1024}, {164, 65536, -144, 1024},
    {164, 131072, 128, 640},
};
static const struct ct_residual residuals_third_odd[] = {
    {0, 1, -80, 1024}, {0, 64, -48, 1024}, {0, 512, -48, 1024}, {0, 1024, 80, 1024},
    {0, 2048, -48, 1024}, {0, 4096, 224, 1024}, {0, 8192, -16, 1024}, {0, 16384, -16, 1024},
    {0, 32768, 0, 1024}, {0, 65536, 112, 1024}, {0, 131072, 112, 640}, {2, 1, 240, 1024},
    {2, 64, -32, 1024}, {2, 512, 48, 1024}, {3, 1, 80, 1024}, {3, 512, 144, 1024},
    {4, 64, 0, 1024}, {4, 1024, -272, 1024}, {6, 1, -16, 1024}, {6, 64, -16, 1024},
    {7, 1, -64, 1024}, {7, 64, 0, 1024}, {8, 2048, 16, 1024}, {8, 4096, 272, 1024},
    {8, 8192, 576, 1024}, {9, 1, -48, 1024}, {9, 2048, 288, 1024}, {9, 4096, -16, 1024},
    {9, 8192, -32, 1024}, {9, 16384, 176, 1024}, {9, 32768, 336, 1024}, {12, 1, 144, 1024},
    {12, 64, 112, 1024}, {12, 512, 80, 1024}, {12, 1024, -80, 1024}, {12, 2048, -16, 1024},
    {12, 4096, 272, 1024}, {12, 8192, 560, 1024}, {13, 1, 48, 1024}, {13, 64, 32, 1024},
    {15, 1, 48, 1024}, {15, 64, 32, 1024}, {15, 512, -128, 1024}, {16, 2048, 368, 1024},
    {16, 4096, -64, 1024}, {16, 8192, 16, 1024}, {16, 16384, -32, 1024}, {16, 32768, 96, 1024},
    {20, 64, 0, 1024}, {20, 512, 128, 1024}, {20, 1024, -64, 1024}, {20, 2048, -48, 1024},
    {22, 1, 256, 1024}, {22, 64, 0, 1024}, {22, 512, 192, 1024}, {22, 1024, 64, 1024},
    {22, 2048, -192, 1024}, {22, 4096, 0, 1024}, {22, 8192, 0, 1024}, {22, 16384, 160, 1024},
    {25, 2048, 112, 1024}, {25, 4096, -48, 1024}, {25, 8192, -16, 1024}, {25, 16384, -32, 1024},
    {25, 32768, 144, 1024}, {26, 16384, -16, 1024}, {26, 32768, -128, 1024}, {26, 65536, 0, 640},
    {26, 131072, -112, 832}, {27, 32768, -128, 1024}, {27, 65536, -16, 1024}, {28, 1, -128, 1024},
    {28, 64, 320, 1024}, {28, 512, 352, 1024}, {28, 1024, 448, 1024}, {28, 2048, 528, 1024},
    {28, 4096, 336, 1024}, {28, 8192, 64, 1024}, {28, 16384, -16, 1024}, {28, 32768, 32, 1024},
    {28, 65536, 416, 1024}, {28, 131072, 624, 1024}, {29, 1, 16, 1024}, {29, 64, 144, 1024},
    {29, 512, 256, 1024}, {29, 1024, -224, 1024}, {30, 1, 256, 1024}, {30, 8192, 288, 1024},
    {30, 16384, 0, 1024}, {30, 32768, -112, 1024}, {30, 65536, 336, 832}, {31, 1, 336, 1024},
    {31, 64, 240, 1024}, {31, 512, 304, 1024}, {31, 1024, 144, 1024}, {31, 2048, 144, 1024},
    {31, 4096, 96, 1024}, {31, 8192, -368, 1024}, {32, 1, 128, 1024}, {33, 1, 304, 1024},
    {33, 512, 48, 1024}, {33, 1024, 112, 1024}, {33, 4096, 352, 1024}, {33, 8192, 144, 1024},
    {33, 16384, 0, 1024}, {33, 32768, 16, 1024}, {33, 65536, 352, 1024}, {34, 1, -288, 1024},
    {34, 64, -192, 1024}, {34, 512, -64, 1024}, {34, 1024, -128, 1024}, {34, 2048, -368, 1024},
    {34, 4096, -416, 1024}, {35, 1, 304, 1024}, {35, 8192, -128, 1024}, {35, 16384, 80, 1024},
    {35, 32768, 32, 1024}, {35, 65536, -32, 1024}, {35, 131072, -32, 1024}, {36, 1, 128, 1024},
    {36, 8192, 80, 1024}, {36, 16384, -224, 1024}, {36, 32768, -112, 1024}, {36, 65536, 16, 1024},
    {36, 131072, 80, 384}, {37, 1, 240, 1024}, {38, 1, 80, 1024}, {38, 64, 16, 1024},
    {38, 512, 64, 1024}, {38, 1024, 0, 1024}, {38, 2048, 336, 1024}, {38, 4096, 0, 1024},
    {38, 8192, -192, 1024}, {39, 1, 176, 1024}, {39, 64, 224, 1024}, {39, 512, 32, 1024},
    {39, 1024, 160, 1024}, {39, 2048, 176, 1024}, {39, 4096, -432, 1024}, {40, 1, 160, 1024},
    {40, 64, 176, 1024}, {40, 512, 144, 1024}, {40, 1024, 112, 1024}, {40, 2048, 192, 1024},
    {40, 4096, -144, 1024}, {40, 8192, -208, 1024}, {41, 1, -160, 1024}, {41, 64, -144, 1024},
    {41, 512, -48, 1024}, {41, 1024, -32, 1024}, {41, 2048, -192, 1024}, {41, 4096, -464, 1024},
    {42, 32768, 96, 1024}, {42, 65536, -112, 1024}, {42, 131072, -64, 1024}, {44, 1, 112, 1024},
    {44, 16384, -144, 1024}, {44, 32768, 48, 832}, {44, 65536, -64, 1024}, {44, 131072, 192, 1024},
    {45, 1, -160, 1024}, {45, 64, 0, 1024}, {45, 512, 0, 1024}, {45, 1024, 48, 1024},
    {46, 1, 64, 1024}, {46, 64, -80, 1024}, {46, 512, 0, 1024}, {46, 1024, -32, 1024},
    {46, 4096, -64, 1024}, {47, 1, -80, 1024}, {47, 64, -80, 1024}, {47, 512, 80, 1024},
    {47, 1024, 80, 1024}, {47, 2048, -128, 1024}, {47, 4096, -144, 1024}, {48, 1, -224, 1024},
    {48, 64, -80, 1024}, {48, 512, -64, 1024}, {48, 1024, -192, 1024}, {48, 2048, -416, 1024},
    {49, 1, -48, 1024}, {49, 64, 32, 1024}, {49, 512, 144, 1024}, {49, 1024, 160, 1024},
    {49, 2048, 272, 1024}, {49, 4096, 240, 1024}, {49, 8192, -256, 1024}, {53, 1, 240, 1024},
    {53, 64, -48, 1024}, {53, 8192, 208, 1024}, {53, 16384, 112, 1024}, {53, 32768, -96, 1024},
    {53, 65536, -32, 1024}, {53, 131072, 416, 1024}, {54, 32768, 128, 1024}, {54, 65536, -80, 1024},
    {54, 131072, -80, 1024}, {55, 1, 176, 1024}, {55, 64, 128, 1024}, {55, 512, 192, 1024},
    {55, 1024, 288, 1024}, {55, 2048, 480, 1024}, {55, 4096, 368, 1024}, {55, 8192, -384, 1024},
    {56, 1, 96, 1024}, {56, 8192, 160, 1024}, {56, 16384, -96, 1024}, {56, 32768, -144, 1024},
    {56, 65536, 48, 1024}, {58, 65536, 0, 1024}, {58, 131072, 32, 1024}, {59, 1, 112, 1024},
    {59, 64, 176, 1024}, {59, 512, -112, 1024}, {59, 1024, 0, 1024}, {59, 2048, 0, 1024},
    {59, 4096, 0, 1024}, {59, 8192, -16, 1024}, {59, 16384, 2096, 1024}, {59, 32768, 2288, 1024},
    {59, 65536, 432, 384}, {59, 131072, 496, 384}, {61, 1, 16, 1024}, {61, 64, 112, 1024},
    {61, 512, -192, 1024}, {61, 1024, -64, 1024}, {62, 1, -256, 1024}, {62, 64, -128, 1024},
    {62, 512, -208, 1024}, {64, 1, -96, 1024}, {64, 64, 0, 1024}, {64, 512, -192, 1024},
    {65, 64, -144, 1024}, {65, 512, 160, 1024}, {65, 1024, -240, 1024}, {66, 512, 80, 1024},
    {66, 1024, -208, 1024}, {68, 1, 16, 1024}, {68, 64, 16, 1024}, {69, 1, -16, 1024},
    {69, 64, -96, 1024}, {71, 1, 96, 1024}, {71, 64, 112, 1024}, {71, 512, -96, 1024},
    {71, 1024, 176, 1024}, {71, 2048, 112, 832}, {71, 4096, 64, 384}, {72, 64, 208, 1024},
    {72, 512, 256, 1024}, {72, 1024, 256, 1024}, {72, 2048, 64, 1024}, {72, 4096, 80, 384},
    {74, 16384, -96, 1024}, {74, 32768, -16, 1024}, {74, 65536, -32, 832}, {74, 131072, 0, 832},
    {75, 32768, -16, 640}, {76, 32768, 0, 832}, {76, 65536, -16, 384}, {76, 131072, 0, 384},
    {77, 32768, 16, 832}, {77, 65536, 16, 384}, {78, 2048, 96, 832}, {78, 4096, -16, 1024},
    {78, 8192, 144, 384}, {78, 16384, 144, 1024}, {79, 2048, 0, 1024}, {79, 4096, 0, 1024},
    {79, 8192, 0, 1024}, {79, 16384, 0, 1024}, {81, 2048, -64, 1024}, {81, 4096, -48, 1024},
    {82, 2048, 0, 1024}, {82, 4096, 32, 384}, {82, 8192, 0, 1024}, {83, 1024, 256, 1024},
    {83, 2048, -16, 1024}, {83, 4096, -16, 1024}, {83, 8192, 208, 384}, {84, 1024, 176, 1024},
    {84, 2048, -48, 1024}, {84, 4096, 0, 1024}, {84, 8192, 192, 384}, {85, 1024, -80, 1024},
    {85, 2048, -16, 1024}, {85, 4096, -64, 1024}, {85, 8192, -16, 1024}, {86, 2048, -48, 1024},
    {86, 4096, -48, 1024}, {86, 8192, 0, 1024}, {86, 16384, 64, 1024}, {87, 1, -80, 1024},
    {87, 64, 0, 1024}, {87, 512, -96, 1024}, {87, 1024, 32, 1024}, {87, 2048, 0, 1024},
    {87, 4096, -80, 1024}, {87, 8192, -16, 1024}, {87, 16384, 336, 1024}, {87, 32768, -48, 1024},
    {87, 65536, -48, 1024}, {87, 131072, -80, 1024}, {88, 1, 192, 1024}, {88, 64, 336, 1024},
    {88, 512, 96, 1024}, {88, 1024, 208, 1024}, {88, 4096, -96, 1024}, {89, 1, -112, 1024},
    {89, 64, -112, 1024}, {89, 512, 32, 1024}, {89, 1024, -208, 1024}, {89, 2048, -240, 1024},
    {90, 64, 208, 1024}, {90, 1024, 208, 1024}, {90, 16384, 160, 1024}, {92, 1, -64, 1024},
    {93, 1, 496, 1024}, {96, 1, -352, 1024}, {97, 1, 64, 1024}, {99, 1, -64, 1024},
    {99, 64, -96, 1024}, {99, 512, -192, 1024}, {99, 1024, -464, 1024}, {99, 2048, -960, 1024},
    {100, 1, 144, 1024}, {100, 64, -160, 1024}, {100, 512, 16, 1024}, {100, 1024, -784, 1024},
    {100, 2048, -912, 1024}, {101, 1, 288, 1024}, {101, 64, -48, 1024}, {101, 512, -96, 1024},
    {101, 1024, 224, 1024}, {101, 2048, 624, 1024}, {101, 4096, -96, 1024}, {102, 1, -32, 1024},
    {102, 64, 96, 1024}, {102, 512, 48, 1024}, {102, 1024, -48, 1024}, {102, 2048, 336, 1024},
    {102, 4096, -416, 1024}, {103, 1, 320, 1024}, {103, 64, 160, 1024}, {103, 512, 0, 1024},
    {103, 2048, -176, 1024}, {103, 4096, -432, 1024}, {104, 1, -96, 1024}, {104, 64, -96, 1024},
    {104, 512, 160, 1024}, {104, 1024, -16, 1024}, {104, 2048, -304, 1024}, {105, 16384, 192, 1024},
    {105, 32768, -80, 1024}, {105, 65536, -176, 1024}, {105, 131072, 64, 1024}, {106, 32768, 48, 1024},
    {106, 65536, 0, 1024}, {106, 131072, -32, 1024}, {107, 32768, -16, 832}, {107, 65536, 48, 1024},
    {107, 131072, 48, 384}, {108, 8192, 704, 1024}, {108, 16384, 208, 1024}, {108, 32768, 32, 1024},
    {108, 65536, 16, 1024}, {108, 131072, 16, 1024}, {109, 32768, 16, 1024}, {109, 65536, 0, 1024},
    {109, 131072, -32, 1024}, {110, 1, 192, 1024}, {110, 64, 112, 1024}, {110, 512, -16, 1024},
    {110, 1024, 304, 1024}, {110, 2048, 384, 1024}, {110, 4096, 48, 1024}, {110, 8192, -240, 1024},
    {110, 16384, -160, 1024}, {111, 8192, -16, 1024}, {111, 16384, -592, 1024}, {113, 1, 656, 1024},
    {113, 64, 1216, 1024}, {113, 512, 256, 1024}, {113, 1024, 1264, 1024}, {113, 2048, 128, 1024},
    {113, 4096, 912, 1024}, {113, 8192, 112, 1024}, {113, 16384, -16, 1024}, {113, 32768, 64, 1024},
    {113, 65536, 48, 1024}, {113, 131072, 240, 1024}, {114, 8192, 64, 1024}, {115, 1, 176, 1024},
    {115, 2048, 0, 1024}, {115, 4096, -224, 1024}, {116, 2048, -32, 1024}, {119, 8192, 176, 1024},
    {119, 16384, -80, 1024}, {120, 1, 32, 1024}, {120, 2048, 16, 1024}, {120, 4096, -464, 1024},
    {121, 512, 0, 1024}, {121, 4096, -176, 1024}, {122, 1, -592, 1024}, {122, 64, -1216, 1024},
    {122, 2048, -1568, 1024}, {123, 1, -608, 1024}, {123, 512, -608, 1024}, {123, 1024, -1264, 1024},
    {124, 1, -640, 1024}, {125, 2048, 144, 1024}, {125, 4096, -96, 1024}, {126, 1, 112, 1024},
    {126, 2048, 112, 1024}, {126, 4096, -80, 1024}, {127, 1, -160, 1024}, {127, 2048, -80, 1024},
    {128, 1, 48, 1024}, {128, 2048, -144, 1024}, {128, 4096, -48, 1024}, {130, 8192, 320, 1024},
    {130, 16384, 432, 1024}, {130, 32768, 96, 1024}, {130, 65536, 48, 1024}, {130, 131072, 32, 1024},
    {131, 8192, -656, 1024}, {131, 16384, 48, 1024}, {132, 32768, 80, 1024}, {132, 65536, 16, 1024},
    {132, 131072, -80, 1024}, {133, 16384, -80, 1024}, {133, 32768, -336, 1024}, {134, 8192, 368, 1024},
    {134, 16384, 352, 1024}, {134, 32768, 272, 1024}, {134, 65536, -16, 1024}, {134, 131072, -48, 1024},
    {135, 32768, 224, 1024}, {135, 65536, -64, 1024}, {135, 131072, -16, 1024}, {136, 8192, -272, 1024},
    {136, 16384, 0, 1024}, {137, 16384, -16, 1024}, {138, 8192, -464, 1024}, {138, 16384, -208, 1024},
    {140, 1, -48, 1024}, {140, 64, -32, 1024}, {140, 512, -32, 1024}, {140, 1024, -224, 1024},
    {140, 2048, 32, 1024}, {140, 4096, 288, 1024}, {140, 8192, 560, 1024}, {140, 16384, 784, 1024},
    {140, 32768, 768, 1024}, {140, 65536, 400, 1024}, {140, 131072, 256, 384}, {143, 512, 0, 1024},
    {144, 1, 0, 1024}, {144, 64, 304, 1024}, {144, 512, 176, 1024}, {144, 1024, -16, 1024},
    {144, 2048, -48, 1024}, {144, 4096, 160, 1024}, {144, 8192, 432, 1024}, {145, 1, 64, 1024},
    {145, 64, 80, 1024}, {145, 512, 80, 1024}, {145, 1024, -80, 1024}, {145, 2048, 0, 1024},
    {145, 4096, 272, 1024}, {145, 8192, 576, 1024}, {146, 1, -80, 1024}, {146, 64, -64, 1024},
    {147, 1, 96, 1024}, {147, 64, -112, 1024}, {148, 1, 112, 1024}, {148, 64, -16, 1024},
    {149, 1, -160, 1024}, {149, 64, -96, 1024}, {150, 512, -368, 1024}, {151, 1, -192, 1024},
    {151, 64, -32, 1024}, {151, 512, 80, 1024}, {151, 1024, 128, 1024}, {151, 2048, 32, 1024},
    {151, 4096, -48, 1024}, {151, 8192, -64, 1024}, {151, 16384, 208, 1024}, {151, 32768, 336, 1024},
    {153, 1, 32, 1024}, {153, 64, 256, 1024}, {154, 1, 96, 1024}, {154, 4096, -32, 640},
    {155, 1, 0, 1024}, {155, 64, 48, 1024}, {156, 2048, 144, 1024}, {156, 4096, 16, 1024},
    {156, 8192, -16, 1024}, {156, 16384, -16, 1024}, {157, 16384, -16, 1024}, {157, 32768, -128, 1024},
    {157, 65536, 0, 640}, {158, 65536, -64, 1024}, {158, 131072, -256, 640}, {159, 2048, 0, 1024},
    {159, 4096, 0, 1024}, {159, 8192, 176, 1024}, {159, 16384, 512, 384}, {160, 1, 128, 1024},
    {160, 64, 224, 1024}, {160, 512, 128, 1024}, {160, 1024, 128, 1024}, {160, 2048, -208, 1024},
    {160, 4096, 32, 1024}, {160, 8192, 352, 1024}, {160, 16384, 208, 1024}, {160, 32768, 128, 1024},
    {161, 2048, 16, 1024}, {161, 4096, 0, 1024}, {161, 8192, -16, 1024}, {161, 16384, -16, 1024},
    {161, 32768, 144, 1024}, {162, 2048, -144, 1024}, {162, 4096, -320, 1024}, {162, 8192, -416, 1024},
    {162, 16384, -496, 1024}, {162, 32768, -592, 1024}, {162, 65536, -576, 640}, {163, 16384, -16, 1024},
    {163, 32768, -144, 1024}, {164, 32768, -144, 1024}, {164, 65536, 0, 640},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 48,
                .nhosts = 24,
                .per_host = 2,
                .nswitches = 3,
                .crossing = 48075,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_cluster,
     .nresiduals = sizeof residuals_cluster / sizeof(struct ct_residual)}, /* cluster */
    {.traits = {.nranks = 8,
                .nhosts = 8,
                .per_host = 1,
                .nswitches = 3,
                .crossing = 44269,
                .ring = 41395,
                .nparts = 6},
     .residuals = residuals_columns,
     .nresiduals = sizeof residuals_columns / sizeof(struct ct_residual)}, /* columns */
    {.traits = {.nranks = 6,
                .nhosts = 3,
                .per_host = 2,
                .nswitches = 1,
                .crossing = 44467,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth,
     .nresiduals = sizeof residuals_eighth / sizeof(struct ct_residual)}, /* eighth */
    {.traits = {.nranks = 6,
                .nhosts = 3,
                .per_host = 2,
                .nswitches = 3,
                .crossing = 44467,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth_dealt,
     .nresiduals = sizeof residuals_eighth_dealt / sizeof(struct ct_residual)}, /* eighth-dealt */
    {.traits = {.nranks = 24,
                .nhosts = 12,
                .per_host = 2,
                .nswitches = 3,
                .crossing = 46985,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_half_blocks,
     .nresiduals = sizeof residuals_half_blocks / sizeof(struct ct_residual)}, /* half-blocks */
    {.traits = {.nranks = 24,
                .nhosts = 12,
                .per_host = 2,
                .nswitches = 3,
                .crossing = 46985,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_half_dealt,
     .nresiduals = sizeof residuals_half_dealt / sizeof(struct ct_residual)}, /* half-dealt */
    {.traits = {.nranks = 6,
                .nhosts = 3,
                .per_host = 2,
                .nswitches = 1,
                .crossing = 44467,
                .ring = 41395,
                .nparts = 8},
     .residuals = residuals_rows,
     .nresiduals = sizeof residuals_rows / sizeof(struct ct_residual)}, /* rows */
    {.traits = {.nranks = 15,
                .nhosts = 8,
                .per_host = 2,
                .nswitches = 3,
                .crossing = 46208,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_third_odd,
     .nresiduals = sizeof residuals_third_odd / sizeof(struct ct_residual)}, /* third-odd */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(921436160),
                  [CT_MESSAGES_INSIDE] = INT64_C(92930048),
                  [CT_TOKENS] = INT64_C(130351104),
                  [CT_LONG_MESSAGES] = INT64_C(6290800640),
                  [CT_BYTES_BETWEEN] = INT64_C(2603),
                  [CT_BYTES_ON_CABLES] = INT64_C(16312),
                  [CT_BYTES_INSIDE] = INT64_C(94831),
                  [CT_BYTES_REDUCED] = INT64_C(6272),
                  [CT_BYTES_COPIED] = INT64_C(3312),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(87425024),
                  [CT_ROUNDS_BETWEEN] = INT64_C(475070464),
                  [CT_ROUND_CABLES] = INT64_C(228196352),
                  [CT_RANK_MESSAGES] = INT64_C(36326605),
                  [CT_HOST_MESSAGES] = INT64_C(31732531),
                  [CT_BARRIERS] = INT64_C(29530521600),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(44388),
                  [CT_CABLE_BEYOND_NS] = INT64_C(33469),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(161),
              },
              .call_ns = INT64_C(415),
              .rank_ns = INT64_C(47730),
              .norm = CT_NORM_MOST,
              .error = 154},
    .offered = offered,
    .noffered = sizeof offered / sizeof *offered,
    .jobs = calibrated,
    .njobs = sizeof calibrated / sizeof *calibrated,
};
/* clang-format on */

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23,
    23, 24, 24, 25, 25, 26, 26, 27, 27,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 125000000, 125000000, 125000000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21cf051925f1dfb5),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21cf071925f1e31b),
    UINT64_C(0x21d9101925fa46eb), UINT64_C(0x21d90f1925fa4538),
    UINT64_C(0x21d9121925fa4a51), UINT64_C(0x21d9111925fa489e), 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 76,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

extern const struct ct_tuned ct_tuned_columns;
extern const struct ct_tuned ct_tuned_eighth;
extern const struct ct_tuned ct_tuned_eighth_dealt;
extern const struct ct_tuned ct_tuned_half_blocks;
extern const struct ct_tuned ct_tuned_half_dealt;
extern const struct ct_tuned ct_tuned_rows;
extern const struct ct_tuned ct_tuned_third_odd;

static const struct ct_tuned *const jobs[] = {
    /* jobs/columns/tuned.c */
    &ct_tuned_columns,
    /* jobs/eighth/tuned.c */
    &ct_tuned_eighth,
    /* jobs/eighth-dealt/tuned.c */
    &ct_tuned_eighth_dealt,
    /* jobs/half-blocks/tuned.c */
    &ct_tuned_half_blocks,
    /* jobs/half-dealt/tuned.c */
    &ct_tuned_half_dealt,
    /* jobs/rows/tuned.c */
    &ct_tuned_rows,
    /* jobs/third-odd/tuned.c */
    &ct_tuned_third_odd,
    NULL,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-d",
    .nranks = 48,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .calibration = &calibration,
    .jobs = jobs,
    .cluster_hash = UINT64_C(0x00c5375b00bbe3b9),
    .dispatch_hash = UINT64_C(0x7b004cfac6c411bf),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
