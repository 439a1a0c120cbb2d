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
    .traits = {.nranks = 48,
               .nhosts = 24,
               .per_host = 2,
               .nswitches = 3,
               .crossing_s = 7.36e-06,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
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
