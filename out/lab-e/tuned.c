/*
 * tuned.c - collective algorithms for the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 22 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_halving;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_circulant;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_phases;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm reduce_binary_blocks;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_swing;

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
        .fingerprint = UINT64_C(0x66511ce5e3e31067),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=copies order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4fe0925033e0f081),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7d3239448339633e),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xad4e2881e6115463),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x3a5161ff41a49259),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x49e12ca8ede5ad5a),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3c86b6c542fa91af),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd2a7a2f47eb9f502),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x80410c452210ae53),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0xb68bb9779e2b960f),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0x57f0398ac2a9ea45),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xafd3a47ca72701a7),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xefa6665a1e7d029e),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfaa5971ec4dd20f2),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xfd4bf618c93524d2),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb65e5e2911aded90),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x68dcfd343b5a9276),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0xa2f0aa3954f9cc60),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xce35cce2c5c6022f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaba9b1b45d50a286),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x39e3bbbaeefdcc6f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0c89578fcb6ba53c),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=depth_first */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3bd8d48edc7b6e77),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x0951b1b858eed508),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
        .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf8f649f84faa7af9),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x483c86e36eb10e0f),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1b72fa9289cf7a5d),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x149df21b8302e7d0),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb41d38946425cce2),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfdc8850d53059eae),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x07bcc6dbc2860c78),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x299df9fc960887e1),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6fa2a33121bce425),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x62fbc59104051257),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb34bd2bb2b2b9d05),
    },
    {
        .algorithm = &reduce_scatter_block_halving,
        /* distance=near order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x53f682b9afeb6e9b),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x8cc218e789ae1e04),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf2fb758c81e837b7),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x610a90bbab6a66fd),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.87 ms (1.54 ms to 2.13 ms), 15 samples
     * native 2.19 ms (2.08 ms to 2.9 ms), 15 samples
     * native / choice 1.35 (1.26 to 1.40), 15 rounds
     * runner-up: allgather_recursive_doubling, 1.21 times as long in the same rounds */
    if (problem->bytes < 257)
        return &choices[1]; /* allgather_hierarchical */
    /* from 257 bytes: nothing beat native; at 512 bytes:
     * allgather_native 2.45 ms (2.31 ms to 2.66 ms), 52 samples
     * runner-up: allgather_wired_far_first order_by=copies, 0.93 times as long in the same rounds */
    if (problem->bytes < 602)
        return &choices[0]; /* allgather_native */
    /* from 602 bytes: confirmed; at 1024 bytes:
     * allgather_bine order_by=copies order=depth_first 2.18 ms (2.09 ms to 2.34 ms), 15 samples
     * native 4.23 ms (4.07 ms to 4.38 ms), 15 samples
     * native / choice 1.97 (1.79 to 2.05), 15 rounds
     * runner-up: allgather_wired_far_first order_by=copies, 0.90 times as long in the same rounds */
    if (problem->bytes < 1841)
        return &choices[2]; /* allgather_bine */
    /* from 1841 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange order=depth_first 3.61 ms (3.27 ms to 3.77 ms), 15 samples
     * native 9.07 ms (8.92 ms to 9.2 ms), 15 samples
     * native / choice 2.65 (2.42 to 2.76), 15 rounds
     * runner-up: allgather_bine order_by=copies order=depth_first, 1.23 times as long in the same rounds */
    if (problem->bytes < 8368)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 8368 bytes: confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 28.4 ms (28 ms to 28.5 ms), 6 samples
     * native 111 ms (111 ms to 112 ms), 6 samples
     * native / choice 3.92 (3.89 to 3.97), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 56 ms (55.4 ms to 56.1 ms), 6 samples
     * native 233 ms (231 ms to 241 ms), 6 samples
     * native / choice 4.17 (4.13 to 4.29), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.65 ms (1.42 ms to 1.81 ms), 15 samples
     * native 2.23 ms (1.77 ms to 2.51 ms), 15 samples
     * native / choice 1.44 (1.16 to 1.64), 15 rounds
     * runner-up: allreduce_halving distance=near order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 1.65 ms (1.51 ms to 1.87 ms), 15 samples
     * native 2.15 ms (2.03 ms to 2.34 ms), 15 samples
     * native / choice 1.23 (1.11 to 1.55), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 1.08 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[7]; /* allreduce_tree */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.2 ms (1.97 ms to 2.29 ms), 15 samples
     * native 3.84 ms (3.39 ms to 4.64 ms), 15 samples
     * native / choice 1.92 (1.58 to 1.98), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[8]; /* allreduce_tree */
    /* from 1123 bytes: confirmed; at 1448 bytes:
     * allreduce_reduce_bcast order=depth_first 1.64 ms (1.52 ms to 1.78 ms), 15 samples
     * native 2.95 ms (2.71 ms to 3.12 ms), 15 samples
     * native / choice 1.73 (1.66 to 1.90), 15 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 1947)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 1947 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 1.86 ms (1.74 ms to 2.09 ms), 15 samples
     * native 3.3 ms (2.86 ms to 3.42 ms), 15 samples
     * native / choice 1.72 (1.54 to 1.92), 15 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling, 0.83 times as long in the same rounds */
    if (problem->bytes < 2910)
        return &choices[8]; /* allreduce_tree */
    /* from 2910 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 1.67 ms (1.56 ms to 1.97 ms), 15 samples
     * native 2.87 ms (2.52 ms to 3.12 ms), 15 samples
     * native / choice 1.65 (1.42 to 2.01), 15 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling, 0.86 times as long in the same rounds */
    if (problem->bytes < 6241)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 6241 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 1.93 ms (1.75 ms to 2.24 ms), 15 samples
     * native 3.71 ms (3.42 ms to 3.86 ms), 15 samples
     * native / choice 1.88 (1.63 to 2.09), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.89 times as long in the same rounds */
    if (problem->bytes < 13655)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 13655 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 3.12 ms (2.91 ms to 3.42 ms), 15 samples
     * native 7.72 ms (7.55 ms to 7.96 ms), 15 samples
     * native / choice 2.51 (2.27 to 2.60), 15 rounds
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt, 0.77 times as long in the same rounds */
    if (problem->bytes < 22047)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 22047 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks order=depth_first 5.74 ms (5.54 ms to 6.09 ms), 15 samples
     * native 16.7 ms (16.5 ms to 17 ms), 15 samples
     * native / choice 2.95 (2.73 to 3.02), 15 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=16384, 1.06 times as long in the same rounds */
    if (problem->bytes < 33862)
        return &choices[12]; /* allreduce_binary_blocks */
    /* from 33862 bytes: confirmed; at 40734 bytes:
     * allreduce_wired_halving segment_bytes=262144 8.34 ms (7.88 ms to 9.28 ms), 10 samples
     * native 21.9 ms (21.3 ms to 22.9 ms), 10 samples
     * native / choice 2.66 (2.30 to 2.91), 10 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=16384, 1.05 times as long in the same rounds */
    if (problem->bytes < 48690)
        return &choices[13]; /* allreduce_wired_halving */
    /* from 48690 bytes: confirmed; at 53810 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 10.5 ms (9.95 ms to 11.6 ms), 10 samples
     * native 29.3 ms (28.3 ms to 29.7 ms), 10 samples
     * native / choice 2.77 (2.56 to 2.88), 10 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 64624)
        return &choices[14]; /* allreduce_ring */
    /* from 64624 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=0 13.5 ms (12.6 ms to 15.4 ms), 10 samples
     * native 36.5 ms (35.9 ms to 38.5 ms), 10 samples
     * native / choice 2.66 (2.34 to 3.05), 10 rounds
     * runner-up: allreduce_two_tree segment_bytes=16384 order=depth_first, 0.89 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[15]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 82.9 ms (78.4 ms to 299 ms), 6 samples
     * runner-up: allreduce_two_tree segment_bytes=16384 order=depth_first, 0.50 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.81 ms (1.48 ms to 1.95 ms), 15 samples
     * native 2.95 ms (2.59 ms to 3.16 ms), 15 samples
     * native / choice 1.60 (1.38 to 1.99), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.10 times as long in the same rounds */
    if (problem->bytes < 215)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 215 bytes: confirmed; at 512 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 3.68 ms (3.34 ms to 3.77 ms), 15 samples
     * native 5.46 ms (4.98 ms to 6.01 ms), 15 samples
     * native / choice 1.50 (1.42 to 1.77), 15 rounds
     * runner-up: alltoall_bruck_radix radix=4 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 961)
        return &choices[17]; /* alltoall_bruck_radix */
    /* from 961 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 6.79 ms (6.62 ms to 6.94 ms), 303 samples
     * runner-up: alltoall_bruck_radix radix=3 order=depth_first, 0.76 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[0]; /* alltoall_native */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * alltoall_scattered batch=16 19.1 ms (19 ms to 19.3 ms), 140 samples
     * native 19.5 ms (19.3 ms to 19.6 ms), 140 samples
     * native / choice 1.01 (1.01 to 1.02), 140 rounds
     * runner-up: alltoall_spread window=4, 1.00 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[18]; /* alltoall_scattered */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 38.6 ms (37.4 ms to 47.9 ms), 6 samples
     * native 261 ms (250 ms to 277 ms), 6 samples
     * native / choice 6.62 (5.56 to 7.20), 6 rounds
     * runner-up: alltoall_ring segment_bytes=0 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 8798)
        return &choices[19]; /* alltoall_spread */
    /* from 8798 bytes: first look, not confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=0 279 ms (77 ms to 629 ms), 6 samples
     * native 409 ms (320 ms to 843 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[20]; /* alltoall_ring */
    /* from 16385 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 154 ms, 1 sample
     * native 831 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 36435)
        return &choices[21]; /* alltoall_ring */
    /* from 36435 bytes: undecided; at 65536 bytes:
     * alltoall_native 376 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=8192, 0.82 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 663 ms, 2 samples
     * native 1.25 s, 2 samples
     * runner-up: alltoall_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    return &choices[22]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first 1.47 ms (1.15 ms to 2.07 ms), 15 samples
     * native 1.73 ms (1.39 ms to 1.99 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 1.03 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[23]; /* bcast_tree */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 1.07 ms (731 us to 1.45 ms), 15 samples
     * native 1.38 ms (1.04 ms to 1.56 ms), 15 samples
     * runner-up: bcast_bine order=dealt, 0.85 times as long in the same rounds */
    if (problem->bytes < 212)
        return &choices[24]; /* bcast_tree */
    /* from 212 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first 980 us (876 us to 1.38 ms), 15 samples
     * native 1.58 ms (989 us to 1.66 ms), 15 samples
     * native / choice 1.22 (1.07 to 2.04), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 1001)
        return &choices[23]; /* bcast_tree */
    /* from 1001 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 1.42 ms (1.38 ms to 1.44 ms), 655 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first, 0.97 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[0]; /* bcast_native */
    /* from 3740 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first 1.66 ms (1.58 ms to 1.83 ms), 75 samples
     * native 1.88 ms (1.71 ms to 1.97 ms), 75 samples
     * runner-up: bcast_bine order=dealt, 0.86 times as long in the same rounds */
    if (problem->bytes < 4649)
        return &choices[25]; /* bcast_tree */
    /* from 4649 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.33 ms (1.25 ms to 1.4 ms), 15 samples
     * native 2.45 ms (2.11 ms to 2.54 ms), 15 samples
     * native / choice 1.88 (1.45 to 2.10), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.83 times as long in the same rounds */
    if (problem->bytes < 14443)
        return &choices[26]; /* bcast_wired_tree */
    /* from 14443 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 2.25 ms (2.12 ms to 2.4 ms), 15 samples
     * native 6.79 ms (6.53 ms to 7.3 ms), 15 samples
     * native / choice 2.98 (2.82 to 3.09), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=2 order=depth_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[27]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 3.1 ms (3.03 ms to 3.27 ms), 15 samples
     * native 12.1 ms (11.9 ms to 12.4 ms), 15 samples
     * native / choice 3.92 (3.67 to 3.99), 15 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.03 times as long in the same rounds */
    return &choices[28]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=depth_first 352 us (120 us to 949 us), 15 samples
     * native 1.29 ms (1.08 ms to 1.45 ms), 15 samples
     * native / choice 4.91 (1.50 to 11.69), 15 rounds
     * runner-up: reduce_linear order=dealt, 1.07 times as long in the same rounds */
    if (problem->bytes < 12)
        return &choices[29]; /* reduce_linear */
    /* from 12 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=dealt 637 us (32.8 us to 1.04 ms), 15 samples
     * native 1.27 ms (1.01 ms to 1.62 ms), 15 samples
     * runner-up: reduce_linear order=depth_first, 1.08 times as long in the same rounds */
    if (problem->bytes < 549)
        return &choices[30]; /* reduce_linear */
    /* from 549 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 558 us (278 us to 1.26 ms), 15 samples
     * native 1.37 ms (1.19 ms to 1.95 ms), 15 samples
     * native / choice 3.29 (1.14 to 7.96), 15 rounds
     * runner-up: reduce_linear, 0.73 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[29]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.27 ms (1.22 ms to 1.31 ms), 465 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 0.92 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 1.17 ms (780 us to 1.25 ms), 15 samples
     * native 2.23 ms (2.11 ms to 2.48 ms), 15 samples
     * native / choice 2.05 (1.72 to 2.71), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 0.83 times as long in the same rounds */
    if (problem->bytes < 5082)
        return &choices[31]; /* reduce_tree */
    /* from 5082 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.3 ms (1.07 ms to 1.56 ms), 15 samples
     * native 2.19 ms (2.05 ms to 2.5 ms), 15 samples
     * native / choice 1.88 (1.39 to 2.07), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3 order=depth_first, 0.79 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[32]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 2.39 ms (2.03 ms to 2.69 ms), 15 samples
     * native 4.76 ms (4.31 ms to 5.01 ms), 15 samples
     * native / choice 1.98 (1.61 to 2.31), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=3 order=depth_first, 0.76 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[33]; /* reduce_two_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 3.08 ms (2.99 ms to 3.3 ms), 15 samples
     * native 9.72 ms (9.26 ms to 10.4 ms), 15 samples
     * native / choice 3.06 (3.01 to 3.26), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 0.70 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[34]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 50.2 ms (47.9 ms to 51.5 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.99 ms (1.91 ms to 2.08 ms), 45 samples
     * native 2.43 ms (2.14 ms to 2.61 ms), 45 samples
     * native / choice 1.15 (1.09 to 1.22), 45 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=8 order=depth_first, 1.11 times as long in the same rounds */
    if (problem->bytes < 302)
        return &choices[35]; /* reduce_scatter_block_hierarchical */
    /* from 302 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_halving distance=near order=depth_first 2.32 ms (2.17 ms to 2.62 ms), 15 samples
     * native 2.88 ms (2.62 ms to 3.08 ms), 15 samples
     * native / choice 1.20 (1.08 to 1.33), 15 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first, 1.07 times as long in the same rounds */
    if (problem->bytes < 697)
        return &choices[36]; /* reduce_scatter_block_halving */
    /* from 697 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 2.76 ms (2.62 ms to 2.84 ms), 15 samples
     * native 5.73 ms (5.41 ms to 6.04 ms), 15 samples
     * native / choice 2.05 (1.96 to 2.17), 15 rounds
     * runner-up: reduce_scatter_block_bruck_radix radix=3, 0.99 times as long in the same rounds */
    if (problem->bytes < 2342)
        return &choices[37]; /* reduce_scatter_block_wired_near_first */
    /* from 2342 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 7.51 ms (6.99 ms to 7.87 ms), 10 samples
     * native 27 ms (25.7 ms to 28 ms), 10 samples
     * native / choice 3.56 (3.39 to 4.00), 10 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 22954)
        return &choices[38]; /* reduce_scatter_block_ring */
    /* from 22954 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 56.2 ms (55.6 ms to 57.2 ms), 6 samples
     * native 181 ms (176 ms to 189 ms), 6 samples
     * native / choice 3.24 (3.13 to 3.31), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 12201612)
        return &choices[39]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 12201612 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.07 s, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 0.23 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00219, 0.00187},
    {&ct_allgather, 64, 0.00226, 0.00176},
    {&ct_allgather, 512, 0.00245, 0.00245},
    {&ct_allgather, 1024, 0.00423, 0.00218},
    {&ct_allgather, 2048, 0.00907, 0.00361},
    {&ct_allgather, 4096, 0.0278, 0.00681},
    {&ct_allgather, 8192, 0.0555, 0.0142},
    {&ct_allgather, 16384, 0.111, 0.0284},
    {&ct_allgather, 32768, 0.233, 0.056},
    {&ct_allgather, 65536, 0.467, 0.113},
    {&ct_allgather, 131072, 1.19, 0.223},
    {&ct_allreduce, 1, 0.00223, 0.00165},
    {&ct_allreduce, 64, 0.00215, 0.00165},
    {&ct_allreduce, 512, 0.00304, 0.00175},
    {&ct_allreduce, 1024, 0.00384, 0.0022},
    {&ct_allreduce, 2048, 0.0033, 0.00186},
    {&ct_allreduce, 4096, 0.00287, 0.00167},
    {&ct_allreduce, 8192, 0.00371, 0.00193},
    {&ct_allreduce, 16384, 0.00772, 0.00312},
    {&ct_allreduce, 32768, 0.0167, 0.00574},
    {&ct_allreduce, 65536, 0.0365, 0.0135},
    {&ct_allreduce, 131072, 0.0829, 0.0209},
    {&ct_alltoall, 1, 0.00295, 0.00181},
    {&ct_alltoall, 64, 0.00273, 0.00187},
    {&ct_alltoall, 512, 0.00546, 0.00368},
    {&ct_alltoall, 1024, 0.00679, 0.00679},
    {&ct_alltoall, 2048, 0.00982, 0.00982},
    {&ct_alltoall, 4096, 0.0195, 0.0191},
    {&ct_alltoall, 8192, 0.261, 0.0386},
    {&ct_alltoall, 16384, 0.409, 0.279},
    {&ct_alltoall, 32768, 0.831, 0.154},
    {&ct_alltoall, 65536, 0.376, 0.376},
    {&ct_alltoall, 131072, 1.25, 0.663},
    {&ct_bcast, 1, 0.00173, 0.00147},
    {&ct_bcast, 64, 0.00138, 0.00107},
    {&ct_bcast, 512, 0.00158, 0.00098},
    {&ct_bcast, 1024, 0.00142, 0.00142},
    {&ct_bcast, 2048, 0.00142, 0.00142},
    {&ct_bcast, 4096, 0.00188, 0.00166},
    {&ct_bcast, 8192, 0.00245, 0.00133},
    {&ct_bcast, 16384, 0.00679, 0.00225},
    {&ct_bcast, 32768, 0.0121, 0.0031},
    {&ct_bcast, 65536, 0.0234, 0.00609},
    {&ct_bcast, 131072, 0.0474, 0.0114},
    {&ct_reduce, 1, 0.00129, 0.000352},
    {&ct_reduce, 64, 0.00127, 0.000637},
    {&ct_reduce, 512, 0.00157, 0.000682},
    {&ct_reduce, 1024, 0.00137, 0.000558},
    {&ct_reduce, 2048, 0.00127, 0.00127},
    {&ct_reduce, 4096, 0.00223, 0.00117},
    {&ct_reduce, 8192, 0.00219, 0.0013},
    {&ct_reduce, 16384, 0.00476, 0.00239},
    {&ct_reduce, 32768, 0.00972, 0.00308},
    {&ct_reduce, 65536, 0.0229, 0.00596},
    {&ct_reduce, 131072, 0.0502, 0.0114},
    {&ct_reduce_scatter_block, 1, 0.00243, 0.00199},
    {&ct_reduce_scatter_block, 64, 0.00265, 0.00212},
    {&ct_reduce_scatter_block, 512, 0.00288, 0.00232},
    {&ct_reduce_scatter_block, 1024, 0.00573, 0.00276},
    {&ct_reduce_scatter_block, 2048, 0.0114, 0.00528},
    {&ct_reduce_scatter_block, 4096, 0.027, 0.00751},
    {&ct_reduce_scatter_block, 8192, 0.0536, 0.0146},
    {&ct_reduce_scatter_block, 16384, 0.109, 0.028},
    {&ct_reduce_scatter_block, 32768, 0.181, 0.0562},
    {&ct_reduce_scatter_block, 65536, 0.365, 0.112},
    {&ct_reduce_scatter_block, 131072, 1.07, 0.223},
};

/* What ranks that were not tuned choose from; a collective after the other, native first. */
static const struct ct_offered offered[] = {
    {.collective = &ct_allgather},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bine,
     /* order_by=copies order=depth_first */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4fe0925033e0f081)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck,
     .fingerprint = UINT64_C(0x1f0fe5ece8f75338)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=3 order=depth_first */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x26fb87e20626bdb3)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xbfe95d6018996711)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x1c91fb0bf091dc14)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x66511ce5e3e31067)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x0f543c8167d80f17)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x6950cb390141f112)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x7d3239448339633e)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc3464e08cab54ce4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1451903a7a736555)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=messages order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc1f4a3513b3e0d38)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x3cace5b387ad2447)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xad4e2881e6115463)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=4096 order=depth_first */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5de0271278130333)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xbb6d01453bb8de1e)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x4e5c0f9a2957ba40)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xf634acfa410b4cd9)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=shift separation=none barriers=0 */
     .setting = {{2, 0, 0}},
     .fingerprint = UINT64_C(0xeb16fc859af202b5)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_simple,
     .fingerprint = UINT64_C(0xf2f3ec5684536d36)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xb3fbd696f4fbd86f)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=1 order=depth_first */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x6ba26fcab66efd50)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x95c8e77b7dfd47a4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_spread,
     /* window=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x217c743dbffa6f2f)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x5d3585c1110efb87)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x2fd93fd85fb8d233)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xae3d81ce58af60cb)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0xa40527cd44cc625c)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=spread */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x758f36efc97ee476)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_binary_blocks,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xafd3a47ca72701a7)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0x91919e262fab2254)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     .fingerprint = UINT64_C(0x9c5adf8b742c7667)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=bine order=depth_first */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x7077646f1956767f)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x49e12ca8ede5ad5a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=2 between=recursive_doubling */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x7ff20db1ae896a20)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xb9e6a4c7fe5a6d0e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_pairwise_ring,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x32249f494e18b023)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x265fae427a7a973e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x2ddf5d5ba50946cb)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xa6fb8929df9d52e6)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0x143de16ff408329c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x80410c452210ae53)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xfaa5971ec4dd20f2)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_swing,
     .fingerprint = UINT64_C(0x7e06c6a00404e266)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=1 order=depth_first */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x687e2850d94befa5)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=4 order=dealt */
     .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd146934674e7df2d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xb62d7f2b2814b7ab)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xd2a7a2f47eb9f502)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc1784da9b7ba73e4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=circulant allgather=spread */
     .setting = {{1, 5}},
     .fingerprint = UINT64_C(0x193939acfe8e0d56)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=ring_light allgather=spread order=depth_first */
     .setting = {{3, 5, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x42317de4392cb2aa)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_halving,
     /* segment_bytes=262144 */
     .setting = {{262144}},
     .fingerprint = UINT64_C(0xefa6665a1e7d029e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xfd4bf618c93524d2)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xff91e9be2a03229f)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=2 segment_bytes=16384 */
     .setting = {{2, 16384}},
     .fingerprint = UINT64_C(0xf54e4410d81854ab)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=2 segment_bytes=262144 */
     .setting = {{2, 262144}},
     .fingerprint = UINT64_C(0xb68bb9779e2b960f)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=4 segment_bytes=262144 */
     .setting = {{4, 262144}},
     .fingerprint = UINT64_C(0x57f0398ac2a9ea45)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=16 segment_bytes=262144 */
     .setting = {{16, 262144}},
     .fingerprint = UINT64_C(0x5976979dabeca520)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=32 segment_bytes=16384 */
     .setting = {{32, 16384}},
     .fingerprint = UINT64_C(0x047bc8c53a51d68d)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xd46158e269e84bf8)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     .fingerprint = UINT64_C(0x90b7825883dc80da)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa129e4ca55e5dfe0)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe63c55ac403b3afa)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x2ea13c737eb784d1)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x860e6963c34571e0)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd3423af723892766)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x97589adbc576b199)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xb65e5e2911aded90)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=2 between=spread */
     .setting = {{1, 1}},
     .fingerprint = UINT64_C(0xacfa117f53c76719)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe041f0d50eae0ce4)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa36ea7d425412980)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xaba9b1b45d50a286)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0xc0270b6acfeee081)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 order=dealt */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0c89578fcb6ba53c)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x39e3bbbaeefdcc6f)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x9cb51c09bd5d7a62)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=pair separation=none barriers=0 order=dealt */
     .setting = {{1, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc53a7b847df0b901)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xdb0de1b6ee06f95c)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     .fingerprint = UINT64_C(0x9daa0d719b8c70d7)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x20c337f3f2fc74dd)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 order=dealt */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xadc26d75194e426e)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xce35cce2c5c6022f)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0x42a1016e87bb8799)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xdfe2ec69fb6e3ba0)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x93ef8f6c5bc0ce7f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd83102c59a863c2c)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=1 tree=binomial */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x9557f7dc5d0de34e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=recursive_doubling radix=2 order=dealt */
     .setting = {{0, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7394a820204113ff)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=2 */
     .setting = {{5, 2}},
     .fingerprint = UINT64_C(0x3675b24e1e498a15)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_split_binary,
     /* segment_bytes=1024 order=dealt */
     .setting = {{1024, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x32ef35212c0c6a5b)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0x0951b1b858eed508)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 order=depth_first */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x3bd8d48edc7b6e77)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 order=dealt */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xdd6e68218038bf8d)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 order=dealt */
     .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xa28d5f8dae840d70)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 3, 3}},
     .fingerprint = UINT64_C(0x944cba9ab5140d2f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=3 order=depth_first */
     .setting = {{0, 3, 3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x7067062d4b62b390)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=1024 tree=chain radix=1 */
     .setting = {{1024, 1, 1}},
     .fingerprint = UINT64_C(0x3db220766f88b29d)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=chain radix=1 order=depth_first */
     .setting = {{4096, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x3896e19a819eb34f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
     .setting = {{4096, 2, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x05df9d748c13c92f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
     .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf0744d6ef17428be)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=1024 order=depth_first */
     .setting = {{1024, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x3d0ad587a03e5651)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 order=depth_first */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x1b72fa9289cf7a5d)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x6f88ce4e5d08c228)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x7eb4028577e4b103)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x149df21b8302e7d0)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x483c86e36eb10e0f)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x79fe5c0b7266a825)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x4629531a413dab49)},
    {.collective = &ct_reduce},
    {.collective = &ct_reduce,
     .algorithm = &reduce_binary_blocks,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xfbc3c998a2878b33)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa3f7ea59f90c33d4)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x7755a52fd36ad698)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_halving,
     /* distance=near order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4f5d1169c521010a)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     .fingerprint = UINT64_C(0xc85d1eb4a82c45d3)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xb41d38946425cce2)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xfdc8850d53059eae)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_pairwise_gather,
     .fingerprint = UINT64_C(0x6111c264b824e146)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 1, 2}},
     .fingerprint = UINT64_C(0x07bcc6dbc2860c78)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
     .setting = {{0, 1, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x9bafcca229f66952)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 1, 3}},
     .fingerprint = UINT64_C(0xd72be55d4fae7908)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 order=dealt */
     .setting = {{0, 1, 3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x64dfb74c50716547)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xcbfcb1bb58579865)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 1, 8}},
     .fingerprint = UINT64_C(0x4ba0c7040e03bf98)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=dealt */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1647fe20de0f9e9a)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=1024 tree=kary radix=1 */
     .setting = {{1024, 0, 1}},
     .fingerprint = UINT64_C(0x76d53867f1d23a45)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 */
     .setting = {{4096, 0, 1}},
     .fingerprint = UINT64_C(0x55d3a0701ba01182)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
     .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc4205b3a85db4453)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
     .setting = {{4096, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x6337adf406003ef4)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
     .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xce24ae497cdce3e3)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_two_tree,
     /* segment_bytes=4096 order=depth_first */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x6fa2a33121bce425)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0xa87214c53331047c)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x9f5750c77cac4d40)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x62fbc59104051257)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x299df9fc960887e1)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xf3198aa5339f56c7)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x96d9c157698aea14)},
    {.collective = &ct_reduce_scatter_block},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=spread */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x0b4d25e043346b87)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=ring */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x8e6c1397ae90ad3d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=ring order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x9ef2e553eb7e4dd1)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x6eb6347f0382b084)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1eb05e9c86fbbe96)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_circulant,
     .fingerprint = UINT64_C(0xec58f2dfa1063bed)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=near order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x53f682b9afeb6e9b)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=far order=depth_first */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x65bce39ff0d4554d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=bine order=depth_first */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xff3285562d758799)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x3393b73d9ccaee19)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xb34bd2bb2b2b9d05)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_pairwise,
     .fingerprint = UINT64_C(0x1c5f0826f644a13e)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_doubling,
     /* send=all order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5db6c820ad7fd044)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xb20d36b123d7c613)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xd811c12cb50eae6d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x08e857eee8021d2c)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=16 order=depth_first */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf35868d71c705bba)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf2fb758c81e837b7)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x1e963e0b4b11ec34)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=16384 order=depth_first */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x3d0cd068c3f5c232)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_swing,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x92ee9a05e0738f42)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_near_first,
     .fingerprint = UINT64_C(0x8cc218e789ae1e04)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x96099cc61be5848c)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xc5ee1d79a846ef8a)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x6ab7fd0d7593baf2)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -256, 1024}, {0, 64, -64, 1024}, {0, 512, -112, 1024}, {0, 1024, 128, 1024},
    {0, 2048, 624, 1024}, {0, 4096, 32, 1024}, {0, 8192, 0, 1024}, {0, 16384, 0, 1024},
    {0, 32768, 0, 1024}, {0, 65536, 0, 384}, {0, 131072, 0, 192}, {1, 64, -112, 1024},
    {1, 512, 16, 1024}, {1, 1024, -144, 1024}, {1, 2048, 736, 1024}, {1, 4096, -1152, 1024},
    {2, 1, -80, 1024}, {2, 64, -128, 1024}, {2, 512, -32, 1024}, {3, 1, -160, 1024},
    {4, 64, 96, 1024}, {4, 512, 272, 832}, {5, 1, 176, 1024}, {5, 64, 96, 1024},
    {6, 1, 160, 1024}, {6, 64, 144, 1024}, {7, 1, 96, 1024}, {7, 64, 80, 1024},
    {8, 512, -160, 832}, {9, 1024, -128, 1024}, {9, 2048, 112, 1024}, {9, 4096, -32, 1024},
    {9, 8192, 16, 1024}, {9, 16384, -1456, 1024}, {10, 1, 160, 1024}, {10, 64, 32, 1024},
    {10, 512, -176, 1024}, {11, 1, 96, 1024}, {11, 64, 208, 1024}, {13, 1, 32, 1024},
    {13, 64, 0, 1024}, {13, 512, -192, 1024}, {14, 2048, -160, 1024}, {14, 4096, -272, 1024},
    {14, 8192, 0, 1024}, {14, 16384, 16, 1024}, {15, 8192, -224, 1024}, {22, 64, -96, 1024},
    {22, 512, 192, 1024}, {22, 1024, 144, 1024}, {22, 2048, -864, 1024}, {29, 1, -144, 1024},
    {29, 64, -176, 1024}, {29, 512, 320, 1024}, {29, 1024, 528, 1024}, {29, 2048, 352, 1024},
    {29, 4096, 96, 1024}, {29, 8192, -256, 1024}, {29, 16384, -192, 1024}, {29, 32768, -224, 1024},
    {29, 65536, 160, 1024}, {29, 131072, 0, 1024}, {31, 1, -16, 1024}, {31, 64, -176, 1024},
    {31, 8192, 96, 1024}, {31, 16384, 48, 1024}, {31, 32768, 64, 1024}, {31, 65536, -352, 1024},
    {32, 1, -160, 1024}, {32, 64, -80, 1024}, {32, 512, -176, 1024}, {32, 1024, 16, 1024},
    {32, 2048, -32, 1024}, {33, 1, 32, 1024}, {34, 1, -128, 1024}, {34, 64, -64, 1024},
    {34, 1024, -192, 1024}, {34, 8192, -16, 1024}, {34, 16384, -16, 1024}, {34, 32768, 48, 1024},
    {35, 1, -160, 1024}, {35, 64, -64, 1024}, {35, 512, 336, 1024}, {35, 1024, 224, 1024},
    {35, 2048, 80, 1024}, {35, 4096, -288, 1024}, {36, 1, -96, 1024}, {36, 64, 32, 1024},
    {36, 512, -224, 1024}, {36, 1024, -128, 1024}, {36, 2048, -192, 1024}, {36, 4096, 512, 1024},
    {36, 8192, -128, 1024}, {37, 1, -128, 1024}, {37, 512, -304, 1024}, {37, 1024, -64, 1024},
    {38, 1, 304, 1024}, {39, 1, -224, 1024}, {39, 64, -272, 1024}, {39, 512, -32, 1024},
    {39, 1024, -144, 1024}, {39, 2048, 48, 1024}, {39, 4096, 16, 1024}, {40, 1, -496, 1024},
    {40, 64, -160, 1024}, {40, 512, -64, 1024}, {40, 1024, -112, 1024}, {41, 1, -160, 1024},
    {41, 64, 32, 1024}, {41, 512, 96, 1024}, {41, 1024, 16, 1024}, {41, 2048, -16, 1024},
    {42, 1, -48, 1024}, {42, 64, 144, 1024}, {42, 512, 80, 1024}, {42, 1024, 256, 1024},
    {42, 2048, -112, 1024}, {42, 4096, -224, 1024}, {43, 1, -48, 1024}, {43, 64, 80, 1024},
    {43, 512, 144, 1024}, {43, 1024, 288, 1024}, {43, 2048, 208, 1024}, {43, 4096, 80, 1024},
    {43, 8192, 192, 1024}, {44, 1, 272, 1024}, {44, 32768, -864, 1024}, {44, 65536, -160, 1024},
    {44, 131072, -64, 1024}, {45, 1, -48, 1024}, {46, 1, 144, 1024}, {47, 64, 432, 1024},
    {47, 512, 0, 1024}, {47, 2048, 96, 1024}, {47, 4096, 64, 1024}, {47, 8192, 144, 1024},
    {48, 512, 48, 1024}, {48, 1024, 224, 1024}, {48, 2048, -192, 1024}, {48, 4096, -320, 1024},
    {49, 512, -64, 1024}, {49, 1024, 176, 1024}, {49, 2048, -128, 1024}, {49, 4096, -48, 1024},
    {50, 1, -80, 1024}, {50, 64, -208, 1024}, {50, 512, -32, 1024}, {50, 1024, -176, 1024},
    {50, 2048, 32, 1024}, {50, 8192, 240, 1024}, {50, 16384, 48, 1024}, {50, 32768, 512, 1024},
    {61, 1, 272, 1024}, {61, 64, 64, 1024}, {61, 512, -288, 1024}, {61, 1024, -112, 1024},
    {61, 2048, -48, 1024}, {61, 4096, -16, 1024}, {61, 8192, 2800, 1024}, {61, 16384, 1296, 1024},
    {61, 32768, 1072, 384}, {61, 65536, 0, 384}, {61, 131072, 1232, 832}, {63, 1, -128, 1024},
    {63, 64, 32, 1024}, {64, 1, 64, 1024}, {64, 64, -96, 1024}, {64, 512, 128, 1024},
    {64, 1024, 320, 640}, {65, 1, 0, 1024}, {65, 64, -16, 1024}, {66, 512, 32, 1024},
    {67, 512, 144, 1024}, {68, 1, 0, 1024}, {68, 64, 80, 1024}, {68, 512, -32, 1024},
    {69, 512, -16, 1024}, {69, 1024, 416, 640}, {70, 1, -48, 1024}, {70, 64, -48, 1024},
    {71, 1, -240, 1024}, {71, 64, -160, 1024}, {71, 512, 128, 1024}, {74, 1024, 160, 384},
    {74, 2048, -32, 1024}, {74, 4096, -32, 1024}, {74, 8192, 0, 1024}, {75, 16384, -1296, 832},
    {75, 65536, -272, 832}, {75, 131072, 0, 384}, {76, 32768, 0, 384}, {76, 131072, -16, 1024},
    {77, 32768, -496, 640}, {78, 1024, -256, 384}, {78, 2048, 48, 384}, {78, 4096, 0, 1024},
    {78, 8192, 0, 1024}, {80, 1024, -16, 384}, {80, 2048, -48, 1024}, {80, 4096, -32, 1024},
    {81, 512, -400, 384}, {81, 1024, -128, 1024}, {81, 2048, 16, 384}, {81, 4096, 16, 1024},
    {82, 1024, -160, 1024}, {82, 2048, 32, 384}, {82, 4096, -32, 384}, {83, 512, -336, 384},
    {84, 512, -336, 1024}, {84, 1024, -64, 1024}, {84, 2048, -64, 1024}, {84, 4096, -48, 1024},
    {84, 8192, -32, 1024}, {85, 1, -224, 1024}, {85, 64, -32, 1024}, {85, 512, 48, 1024},
    {85, 1024, 0, 1024}, {85, 2048, -304, 1024}, {85, 4096, -80, 1024}, {85, 8192, -192, 1024},
    {85, 16384, 0, 1024}, {85, 32768, 48, 1024}, {85, 65536, 16, 1024}, {85, 131072, 16, 1024},
    {86, 1, 192, 1024}, {86, 64, 48, 1024}, {86, 512, 160, 1024}, {86, 1024, 256, 1024},
    {86, 2048, 288, 1024}, {86, 4096, -80, 1024}, {86, 8192, -64, 1024}, {87, 1, 336, 1024},
    {87, 64, -64, 1024}, {87, 512, 16, 1024}, {87, 1024, 144, 1024}, {87, 2048, 112, 1024},
    {87, 4096, 16, 1024}, {87, 8192, -592, 1024}, {88, 1, 48, 1024}, {88, 64, -240, 1024},
    {88, 8192, 544, 1024}, {88, 16384, -464, 1024}, {90, 1, 368, 1024}, {90, 512, 208, 1024},
    {90, 1024, 16, 1024}, {90, 2048, 48, 1024}, {90, 4096, -96, 1024}, {90, 8192, -320, 1024},
    {91, 4096, 320, 1024}, {93, 4096, 64, 1024}, {94, 1, -272, 1024}, {94, 64, -80, 1024},
    {94, 512, -144, 1024}, {94, 1024, -816, 1024}, {95, 1, -336, 1024}, {95, 64, 448, 1024},
    {95, 512, -560, 1024}, {95, 1024, -832, 1024}, {96, 1, -288, 1024}, {96, 64, 144, 1024},
    {96, 512, -256, 1024}, {96, 1024, -448, 1024}, {97, 1, 352, 1024}, {97, 64, 240, 1024},
    {97, 512, -32, 1024}, {97, 1024, 368, 1024}, {97, 2048, -288, 1024}, {97, 4096, -224, 1024},
    {97, 8192, -64, 1024}, {98, 1, 16, 1024}, {98, 64, -64, 1024}, {98, 2048, -64, 1024},
    {98, 4096, -288, 1024}, {99, 1, -96, 1024}, {99, 1024, 80, 1024}, {99, 4096, -256, 1024},
    {99, 8192, -224, 1024}, {100, 4096, 464, 1024}, {101, 8192, 800, 1024}, {101, 16384, 256, 1024},
    {101, 32768, -16, 1024}, {101, 65536, -16, 1024}, {101, 131072, -112, 1024}, {102, 8192, 368, 1024},
    {102, 16384, 0, 1024}, {103, 32768, 16, 1024}, {103, 65536, -16, 1024}, {103, 131072, 0, 1024},
    {104, 4096, 304, 1024}, {105, 16384, 176, 1024}, {105, 32768, 0, 1024}, {105, 65536, 16, 1024},
    {105, 131072, 48, 1024}, {112, 1, 864, 1024}, {112, 64, 576, 1024}, {112, 512, 416, 1024},
    {112, 1024, 1824, 1024}, {112, 2048, -32, 1024}, {112, 4096, 416, 1024}, {112, 8192, -80, 1024},
    {112, 16384, -240, 1024}, {112, 32768, -256, 1024}, {112, 65536, -16, 1024}, {112, 131072, 0, 1024},
    {114, 512, 0, 1024}, {114, 2048, 64, 1024}, {114, 4096, 64, 1024}, {116, 16384, 48, 1024},
    {117, 512, 0, 1024}, {117, 1024, -240, 1024}, {117, 2048, -1104, 1024}, {118, 1, -864, 1024},
    {118, 512, -736, 1024}, {118, 1024, -64, 1024}, {118, 2048, -1424, 1024}, {119, 64, -576, 1024},
    {119, 512, -704, 1024}, {119, 1024, 64, 1024}, {119, 2048, -1408, 1024}, {121, 2048, 352, 1024},
    {121, 4096, -240, 1024}, {121, 8192, -160, 1024}, {122, 512, 112, 1024}, {122, 2048, 368, 1024},
    {122, 4096, 80, 1024}, {122, 8192, -288, 1024}, {123, 2048, -304, 1024}, {125, 512, -160, 1024},
    {126, 512, 112, 1024}, {126, 2048, -544, 1024}, {126, 4096, -832, 1024}, {127, 512, 96, 1024},
    {127, 2048, -560, 1024}, {127, 4096, -384, 1024}, {129, 8192, 208, 1024}, {130, 8192, 1072, 1024},
    {130, 16384, 416, 1024}, {130, 32768, 96, 1024}, {130, 65536, 0, 1024}, {130, 131072, -64, 1024},
    {131, 8192, 400, 1024}, {131, 16384, -16, 1024}, {132, 32768, 112, 1024}, {132, 65536, -32, 1024},
    {132, 131072, 0, 1024}, {133, 16384, 128, 1024}, {133, 32768, 208, 1024}, {133, 65536, 240, 1024},
    {133, 131072, 384, 1024}, {140, 1, -80, 1024}, {140, 64, 64, 1024}, {140, 512, -160, 1024},
    {140, 1024, 176, 1024}, {140, 2048, 0, 1024}, {140, 4096, 256, 1024}, {140, 8192, 0, 1024},
    {140, 16384, 128, 1024}, {140, 32768, 0, 1024}, {140, 65536, 0, 384}, {140, 131072, 0, 192},
    {144, 512, 64, 1024}, {144, 1024, 160, 1024}, {144, 2048, 0, 1024}, {145, 64, -112, 1024},
    {145, 512, 192, 1024}, {146, 64, -144, 1024}, {146, 512, 240, 1024}, {146, 1024, 144, 1024},
    {146, 2048, -240, 1024}, {147, 1, 192, 1024}, {147, 64, 96, 1024}, {147, 512, 112, 1024},
    {147, 1024, 0, 1024}, {147, 2048, 16, 1024}, {148, 1, -48, 1024}, {148, 64, -160, 1024},
    {148, 512, -144, 1024}, {149, 1, -64, 1024}, {149, 64, 160, 1024}, {149, 512, 224, 1024},
    {149, 1024, 0, 1024}, {149, 2048, -32, 1024}, {150, 1, -48, 1024}, {150, 64, 368, 1024},
    {151, 1, -208, 1024}, {151, 64, 48, 1024}, {153, 1, 256, 1024}, {153, 64, 0, 1024},
    {154, 1, 112, 1024}, {154, 64, 416, 1024}, {155, 64, -240, 1024}, {155, 512, 224, 1024},
    {156, 512, 0, 1024}, {156, 1024, -96, 1024}, {156, 2048, 32, 1024}, {157, 512, -256, 1024},
    {157, 1024, -80, 1024}, {157, 2048, 144, 1024}, {157, 4096, -64, 1024}, {158, 1024, -128, 832},
    {158, 2048, -464, 1024}, {158, 4096, -336, 1024}, {158, 8192, -224, 1024}, {158, 16384, -128, 1024},
    {161, 1024, -432, 832}, {161, 2048, -336, 1024}, {161, 4096, 64, 1024}, {161, 8192, 144, 1024},
    {161, 16384, 256, 1024},
};
static const struct ct_residual residuals_columns[] = {
    {0, 1, 32, 1024}, {0, 64, 288, 1024}, {0, 512, 160, 1024}, {0, 1024, 96, 1024},
    {0, 2048, -96, 1024}, {0, 4096, 32, 1024}, {0, 8192, -32, 1024}, {0, 16384, -320, 1024},
    {0, 32768, 0, 1024}, {0, 65536, -400, 1024}, {0, 131072, 608, 1024}, {1, 1, 304, 1024},
    {1, 64, 512, 1024}, {1, 512, 416, 1024}, {1, 2048, -480, 1024}, {1, 4096, -112, 1024},
    {2, 1, 80, 1024}, {2, 64, 16, 1024}, {2, 512, 0, 1024}, {2, 1024, 176, 1024},
    {2, 2048, -112, 1024}, {2, 4096, -48, 1024}, {2, 8192, 0, 1024}, {2, 16384, -32, 384},
    {2, 32768, 336, 384}, {3, 1, 80, 1024}, {3, 64, 16, 1024}, {3, 512, -48, 1024},
    {3, 1024, -96, 1024}, {3, 2048, -320, 1024}, {3, 4096, -240, 1024}, {3, 8192, -160, 832},
    {4, 1, -16, 1024}, {4, 64, 160, 1024}, {4, 512, -112, 1024}, {4, 1024, 64, 1024},
    {4, 2048, 176, 1024}, {4, 4096, -48, 1024}, {4, 8192, 80, 1024}, {4, 16384, 208, 384},
    {4, 32768, 240, 1024}, {4, 65536, 144, 1024}, {5, 1, 16, 1024}, {5, 64, -128, 1024},
    {5, 512, 48, 1024}, {5, 1024, 112, 1024}, {5, 2048, -176, 1024}, {6, 1, 80, 1024},
    {6, 64, 352, 1024}, {6, 512, 256, 1024}, {6, 1024, 320, 1024}, {6, 2048, 464, 1024},
    {7, 1, -192, 1024}, {7, 512, 80, 1024}, {7, 1024, -64, 1024}, {7, 2048, 112, 1024},
    {7, 4096, 432, 1024}, {10, 1, 32, 1024}, {10, 64, 304, 1024}, {10, 512, 288, 1024},
    {10, 1024, -208, 1024}, {10, 2048, -800, 1024}, {10, 4096, -480, 1024}, {11, 1, 176, 1024},
    {11, 64, 512, 1024}, {11, 512, 160, 1024}, {11, 1024, 416, 1024}, {11, 2048, -80, 1024},
    {14, 1, -336, 1024}, {14, 64, -224, 1024}, {14, 512, -176, 1024}, {14, 1024, -256, 1024},
    {14, 2048, 128, 1024}, {14, 4096, 192, 1024}, {14, 8192, 64, 1024}, {14, 16384, 80, 1024},
    {14, 32768, -432, 1024}, {14, 65536, 80, 1024}, {15, 8192, 208, 1024}, {15, 16384, 128, 1024},
    {15, 32768, 320, 1024}, {15, 65536, 0, 1024}, {16, 16384, 80, 1024}, {16, 32768, 256, 1024},
    {16, 65536, -32, 1024}, {16, 131072, 0, 1024}, {18, 1, -192, 1024}, {18, 64, 144, 1024},
    {18, 512, -208, 1024}, {18, 1024, -128, 1024}, {18, 2048, -80, 1024}, {18, 4096, 128, 1024},
    {18, 8192, -16, 832}, {18, 16384, 48, 384}, {19, 1, -112, 1024}, {19, 64, -16, 1024},
    {19, 512, -304, 1024}, {19, 1024, 48, 1024}, {19, 2048, 16, 1024}, {19, 4096, 0, 1024},
    {19, 8192, -64, 1024}, {19, 16384, -80, 384}, {19, 32768, 0, 384}, {20, 1, -32, 1024},
    {20, 64, -256, 1024}, {20, 512, -288, 1024}, {20, 1024, 80, 1024}, {20, 2048, 176, 1024},
    {20, 4096, -144, 1024}, {20, 8192, 32, 1024}, {20, 16384, 80, 384}, {21, 1, -96, 1024},
    {21, 64, -304, 1024}, {21, 512, -304, 1024}, {21, 1024, 128, 1024}, {21, 2048, -256, 1024},
    {21, 4096, -240, 1024}, {21, 8192, -208, 832}, {21, 16384, -208, 384}, {21, 32768, -16, 384},
    {21, 65536, -208, 384}, {22, 1, 0, 1024}, {22, 64, 160, 1024}, {22, 512, 176, 1024},
    {22, 1024, 272, 1024}, {22, 2048, 640, 1024}, {22, 4096, -48, 1024}, {22, 8192, 48, 1024},
    {22, 16384, 112, 1024}, {22, 32768, 144, 1024}, {22, 65536, 48, 1024}, {23, 1, -176, 1024},
    {23, 512, -368, 1024}, {23, 1024, -48, 1024}, {23, 2048, -256, 1024}, {23, 4096, -96, 1024},
    {23, 8192, 16, 1024}, {23, 16384, -48, 384}, {24, 1, 64, 1024}, {24, 64, -240, 1024},
    {24, 512, -304, 1024}, {24, 1024, 208, 1024}, {24, 2048, -160, 1024}, {24, 4096, 16, 1024},
    {24, 8192, 48, 832}, {24, 16384, -16, 384}, {25, 1, 96, 1024}, {25, 64, 416, 1024},
    {25, 512, 480, 1024}, {25, 1024, 96, 1024}, {25, 2048, -192, 1024}, {25, 4096, -448, 1024},
    {25, 8192, -352, 1024}, {25, 16384, -128, 384}, {25, 32768, 208, 1024}, {25, 65536, -128, 1024},
    {26, 1, -208, 1024}, {26, 64, -48, 1024}, {26, 512, -192, 1024}, {26, 1024, -112, 1024},
    {26, 2048, 16, 1024}, {26, 4096, 304, 1024}, {26, 8192, 80, 1024}, {26, 16384, 96, 1024},
    {26, 32768, -480, 1024}, {26, 65536, 80, 1024}, {27, 8192, 128, 1024}, {27, 16384, 112, 1024},
    {27, 32768, 320, 1024}, {27, 65536, -64, 1024}, {28, 16384, 96, 1024}, {28, 32768, 336, 1024},
    {28, 65536, -80, 1024}, {28, 131072, -48, 640}, {29, 1, 320, 1024}, {29, 64, 320, 1024},
    {29, 512, 368, 1024}, {29, 1024, 176, 1024}, {29, 2048, 384, 1024}, {29, 4096, 0, 1024},
    {29, 8192, -640, 1024}, {29, 16384, -544, 1024}, {29, 32768, -464, 1024}, {29, 65536, -176, 1024},
    {29, 131072, -16, 1024}, {30, 1024, -384, 1024}, {31, 1, 400, 1024}, {31, 64, -208, 1024},
    {31, 8192, 112, 1024}, {31, 16384, 16, 1024}, {31, 32768, 0, 1024}, {31, 65536, 336, 1024},
    {32, 1, -128, 1024}, {32, 64, 64, 1024}, {32, 512, 64, 1024}, {32, 1024, 144, 1024},
    {32, 2048, -496, 1024}, {32, 4096, -464, 1024}, {32, 8192, -656, 1024}, {33, 64, -528, 1024},
    {33, 8192, 416, 832}, {33, 16384, 112, 1024}, {33, 32768, 64, 1024}, {33, 65536, 224, 384},
    {34, 1, 32, 1024}, {34, 64, -160, 1024}, {34, 512, -176, 1024}, {34, 1024, -336, 1024},
    {34, 2048, -64, 1024}, {34, 8192, -480, 1024}, {34, 16384, -544, 1024}, {35, 1, 256, 1024},
    {35, 64, 320, 1024}, {35, 512, -80, 1024}, {35, 1024, 128, 1024}, {35, 2048, 64, 1024},
    {35, 4096, 656, 1024}, {35, 8192, 128, 1024}, {37, 1, -128, 1024}, {37, 64, -416, 1024},
    {37, 2048, 16, 1024}, {37, 8192, -448, 1024}, {38, 1, 64, 1024}, {38, 8192, 272, 1024},
    {38, 16384, 64, 1024}, {38, 32768, -64, 1024}, {38, 65536, -32, 1024}, {39, 1, -208, 1024},
    {39, 64, 240, 1024}, {39, 512, 144, 1024}, {39, 1024, 48, 1024}, {39, 2048, -208, 1024},
    {39, 4096, -176, 1024}, {39, 8192, -640, 1024}, {40, 1, -144, 1024}, {40, 64, 192, 1024},
    {40, 512, -64, 1024}, {40, 1024, 0, 1024}, {40, 2048, 96, 1024}, {40, 8192, 352, 1024},
    {41, 1, -144, 1024}, {41, 64, 80, 1024}, {41, 512, 64, 1024}, {41, 1024, 16, 1024},
    {41, 2048, -240, 1024}, {41, 4096, -192, 1024}, {41, 8192, -432, 1024}, {42, 1, -160, 1024},
    {42, 64, 128, 1024}, {42, 512, 192, 1024}, {42, 1024, 80, 1024}, {42, 2048, -272, 1024},
    {42, 4096, -144, 1024}, {42, 8192, -400, 1024}, {43, 1, -48, 1024}, {43, 64, 176, 1024},
    {43, 512, -96, 1024}, {43, 1024, 16, 1024}, {43, 2048, 0, 1024}, {43, 4096, 256, 1024},
    {43, 8192, -176, 1024}, {44, 1, 144, 1024}, {44, 8192, 288, 1024}, {44, 16384, 256, 1024},
    {44, 32768, 64, 1024}, {44, 65536, 64, 1024}, {44, 131072, -1008, 1024}, {45, 1, 64, 1024},
    {45, 8192, 176, 1024}, {46, 1, -16, 1024}, {46, 64, 496, 1024}, {46, 512, 256, 1024},
    {46, 2048, 480, 1024}, {47, 1, -32, 1024}, {47, 64, -32, 1024}, {47, 512, 16, 1024},
    {47, 1024, 224, 1024}, {47, 2048, 80, 1024}, {47, 4096, 160, 1024}, {47, 8192, 384, 1024},
    {48, 512, -176, 1024}, {48, 1024, 224, 1024}, {48, 2048, 128, 1024}, {48, 4096, 320, 1024},
    {48, 8192, 384, 1024}, {50, 1, 48, 1024}, {50, 64, -192, 1024}, {50, 512, -16, 1024},
    {50, 1024, -64, 1024}, {50, 2048, 96, 1024}, {50, 8192, 32, 1024}, {50, 16384, -16, 1024},
    {50, 32768, 128, 384}, {51, 8192, 560, 1024}, {51, 32768, -32, 1024}, {51, 65536, 80, 384},
    {53, 1, 416, 1024}, {53, 8192, 208, 1024}, {53, 16384, 48, 1024}, {53, 32768, -96, 1024},
    {53, 65536, -96, 1024}, {53, 131072, 320, 1024}, {54, 8192, 208, 1024}, {54, 16384, 288, 1024},
    {54, 32768, 64, 1024}, {54, 65536, 32, 1024}, {54, 131072, -992, 1024}, {55, 32768, 48, 1024},
    {55, 65536, 96, 1024}, {55, 131072, 80, 1024}, {56, 32768, -80, 1024}, {56, 65536, -32, 1024},
    {56, 131072, -80, 1024}, {57, 1, 464, 1024}, {57, 64, -64, 1024}, {57, 512, 0, 1024},
    {57, 1024, 224, 1024}, {57, 2048, 32, 1024}, {57, 8192, 656, 1024}, {57, 16384, -144, 1024},
    {57, 32768, 192, 1024}, {58, 1, 128, 1024}, {58, 64, -64, 1024}, {58, 8192, 352, 1024},
    {58, 16384, -80, 1024}, {58, 32768, 160, 1024}, {59, 1, 64, 1024}, {59, 8192, 352, 1024},
    {60, 131072, 32, 1024}, {61, 1, -112, 1024}, {61, 64, 32, 1024}, {61, 512, 16, 1024},
    {61, 1024, 240, 1024}, {61, 2048, -112, 1024}, {61, 4096, -16, 1024}, {61, 8192, -16, 1024},
    {61, 16384, -32, 1024}, {61, 32768, 16, 1024}, {61, 65536, 80, 1024}, {61, 131072, 1424, 1024},
    {63, 1, 352, 1024}, {63, 64, -160, 1024}, {63, 512, 144, 1024}, {63, 1024, 192, 1024},
    {63, 2048, -368, 1024}, {63, 4096, -96, 1024}, {63, 8192, 32, 1024}, {63, 16384, 64, 832},
    {63, 32768, 272, 384}, {64, 1, 0, 1024}, {64, 64, 64, 1024}, {64, 512, 64, 1024},
    {64, 1024, -64, 1024}, {64, 2048, -256, 1024}, {64, 4096, -80, 1024}, {64, 8192, 32, 832},
    {64, 16384, 96, 832}, {64, 32768, 352, 384}, {65, 1, -32, 1024}, {65, 64, 80, 1024},
    {65, 512, 144, 1024}, {65, 1024, -64, 1024}, {65, 2048, -176, 1024}, {65, 4096, -96, 1024},
    {65, 8192, -32, 1024}, {65, 16384, 32, 832}, {65, 32768, 240, 384}, {66, 1, -112, 1024},
    {66, 64, 80, 1024}, {66, 512, -64, 1024}, {66, 1024, -32, 1024}, {66, 2048, -64, 1024},
    {66, 4096, 112, 1024}, {67, 64, -32, 1024}, {67, 4096, -64, 1024}, {67, 8192, 0, 1024},
    {67, 16384, 16, 1024}, {67, 32768, -144, 384}, {68, 1, 16, 1024}, {68, 64, 160, 1024},
    {68, 512, -16, 1024}, {68, 1024, 144, 1024}, {68, 2048, -272, 1024}, {68, 4096, 48, 1024},
    {68, 8192, 0, 1024}, {68, 16384, -32, 832}, {68, 32768, 304, 384}, {70, 1, 352, 1024},
    {70, 64, 32, 1024}, {70, 512, 128, 1024}, {70, 1024, -32, 1024}, {70, 2048, 208, 1024},
    {72, 1, -144, 1024}, {72, 64, -176, 1024}, {72, 512, 0, 1024}, {72, 1024, 208, 1024},
    {72, 2048, 336, 1024}, {72, 4096, 0, 1024}, {72, 8192, 0, 1024}, {72, 16384, 48, 384},
    {72, 32768, -64, 1024}, {73, 1, 0, 1024}, {73, 64, -48, 1024}, {73, 512, -48, 1024},
    {73, 1024, 128, 1024}, {73, 2048, 128, 1024}, {73, 4096, -32, 1024}, {73, 8192, 0, 1024},
    {73, 16384, -32, 1024}, {73, 32768, -32, 384}, {74, 1, -256, 1024}, {74, 64, -64, 1024},
    {74, 512, -144, 1024}, {74, 1024, 176, 1024}, {74, 2048, -16, 1024}, {74, 4096, -80, 1024},
    {74, 8192, -80, 1024}, {74, 16384, -64, 1024}, {74, 32768, -32, 384}, {75, 16384, 112, 384},
    {75, 32768, 16, 1024}, {75, 65536, -144, 384}, {75, 131072, 0, 1024}, {76, 32768, 0, 1024},
    {76, 65536, -224, 1024}, {77, 32768, 32, 1024}, {77, 65536, -224, 1024}, {77, 131072, -16, 384},
    {78, 1, 160, 1024}, {78, 64, -96, 1024}, {78, 512, -128, 1024}, {78, 1024, 48, 1024},
    {78, 2048, -32, 1024}, {78, 4096, 0, 1024}, {78, 8192, -16, 832}, {78, 16384, 0, 384},
    {78, 32768, 64, 384}, {81, 1, -336, 1024}, {81, 64, -80, 1024}, {81, 512, 240, 1024},
    {81, 1024, 0, 1024}, {81, 2048, 208, 1024}, {81, 4096, -64, 1024}, {81, 8192, -64, 1024},
    {81, 16384, -48, 384}, {81, 32768, 96, 384}, {82, 1, -176, 1024}, {82, 64, -80, 1024},
    {82, 512, 224, 1024}, {82, 1024, -240, 1024}, {82, 2048, 32, 1024}, {82, 4096, -16, 1024},
    {82, 8192, -16, 1024}, {82, 16384, -16, 1024}, {82, 32768, -64, 1024}, {83, 1, -160, 1024},
    {83, 64, 192, 1024}, {83, 512, -32, 1024}, {83, 1024, -48, 1024}, {83, 2048, 0, 1024},
    {83, 4096, -16, 1024}, {83, 8192, -64, 1024}, {83, 16384, -32, 1024}, {83, 32768, -112, 384},
    {85, 1, -144, 1024}, {85, 64, -80, 1024}, {85, 512, 32, 1024}, {85, 1024, -128, 1024},
    {85, 2048, -368, 1024}, {85, 4096, -592, 1024}, {85, 8192, -560, 1024}, {85, 16384, -288, 1024},
    {85, 32768, -384, 1024}, {85, 65536, -368, 1024}, {85, 131072, -496, 1024}, {86, 1, 176, 1024},
    {86, 64, 224, 1024}, {86, 512, 80, 1024}, {86, 1024, 0, 1024}, {86, 2048, -224, 1024},
    {86, 4096, -352, 1024}, {86, 8192, -544, 1024}, {87, 1, -256, 1024}, {87, 64, 448, 1024},
    {87, 512, -256, 1024}, {87, 1024, 32, 1024}, {87, 2048, 32, 1024}, {87, 4096, 144, 1024},
    {87, 8192, 64, 1024}, {88, 1, -224, 1024}, {88, 64, -144, 1024}, {88, 4096, 720, 1024},
    {88, 8192, 688, 1024}, {88, 16384, 160, 1024}, {89, 32768, 224, 1024}, {89, 65536, 0, 1024},
    {89, 131072, 64, 384}, {90, 1, -144, 1024}, {90, 64, 16, 1024}, {90, 512, 208, 1024},
    {90, 1024, 32, 1024}, {90, 2048, 64, 1024}, {90, 4096, -128, 1024}, {90, 8192, 112, 1024},
    {91, 1, -64, 1024}, {91, 64, 112, 1024}, {91, 1024, -272, 1024}, {91, 4096, 192, 1024},
    {91, 8192, -96, 1024}, {92, 64, -496, 1024}, {92, 512, -544, 1024}, {94, 1, -144, 1024},
    {94, 64, 240, 1024}, {94, 512, 256, 1024}, {94, 1024, 0, 1024}, {94, 2048, -368, 1024},
    {94, 4096, -528, 1024}, {94, 8192, -48, 1024}, {95, 1, 256, 1024}, {95, 64, -32, 1024},
    {95, 512, -288, 1024}, {95, 1024, -144, 1024}, {95, 2048, 176, 1024}, {95, 4096, -416, 1024},
    {95, 8192, -160, 1024}, {96, 1, -112, 1024}, {96, 64, 384, 1024}, {96, 512, -208, 1024},
    {96, 1024, -144, 1024}, {96, 2048, -208, 1024}, {96, 4096, -448, 1024}, {96, 8192, -176, 1024},
    {97, 1, 144, 1024}, {97, 64, 112, 1024}, {97, 512, 32, 1024}, {97, 1024, -80, 1024},
    {97, 2048, 336, 1024}, {97, 4096, -336, 1024}, {97, 8192, -432, 1024}, {98, 1, 192, 1024},
    {98, 64, 80, 1024}, {98, 512, -128, 1024}, {98, 1024, -112, 1024}, {98, 2048, -256, 1024},
    {98, 4096, -512, 1024}, {98, 8192, -528, 1024}, {99, 1, -112, 1024}, {99, 1024, 96, 1024},
    {99, 2048, 0, 1024}, {99, 4096, -64, 1024}, {99, 8192, -160, 1024}, {99, 16384, -64, 1024},
    {101, 8192, 1056, 1024}, {101, 16384, 560, 1024}, {101, 32768, 288, 1024}, {101, 65536, 320, 1024},
    {101, 131072, 304, 1024}, {102, 8192, -64, 1024}, {102, 16384, -528, 1024}, {103, 32768, 128, 1024},
    {103, 65536, 336, 1024}, {103, 131072, 224, 1024}, {104, 65536, 304, 384}, {104, 131072, 96, 384},
    {105, 16384, 640, 1024}, {105, 32768, 416, 1024}, {105, 65536, 512, 1024}, {105, 131072, 464, 1024},
    {106, 4096, 576, 1024}, {106, 8192, 512, 1024}, {106, 32768, 176, 1024}, {106, 65536, 32, 384},
    {106, 131072, 304, 1024}, {107, 8192, 816, 1024}, {107, 16384, 576, 1024}, {107, 32768, 416, 1024},
    {107, 65536, 352, 1024}, {107, 131072, 272, 1024}, {108, 32768, 112, 1024}, {108, 65536, 304, 1024},
    {108, 131072, 240, 1024}, {109, 1, 144, 1024}, {109, 64, 0, 1024}, {109, 512, 224, 1024},
    {109, 1024, -80, 1024}, {109, 2048, 368, 1024}, {109, 4096, 480, 1024}, {109, 8192, 1008, 1024},
    {109, 16384, 176, 1024}, {109, 32768, 48, 1024}, {110, 2048, 176, 1024}, {110, 4096, 448, 1024},
    {110, 8192, 528, 1024}, {111, 32768, 112, 1024}, {111, 65536, 320, 1024}, {111, 131072, 320, 1024},
    {112, 1, -272, 1024}, {112, 64, -48, 1024}, {112, 512, -80, 1024}, {112, 1024, -16, 1024},
    {112, 2048, -432, 1024}, {112, 4096, 416, 1024}, {112, 8192, -64, 1024}, {112, 16384, -272, 1024},
    {112, 32768, -496, 1024}, {112, 65536, -208, 1024}, {112, 131072, -80, 1024}, {113, 1, 352, 1024},
    {113, 64, -192, 1024}, {113, 8192, 576, 1024}, {114, 64, 80, 1024}, {114, 512, 272, 1024},
    {114, 1024, 224, 1024}, {114, 2048, 368, 1024}, {114, 4096, 400, 1024}, {114, 8192, -384, 1024},
    {114, 16384, 16, 1024}, {115, 32768, 48, 1024}, {115, 65536, 160, 384}, {116, 1, 80, 1024},
    {116, 512, -368, 1024}, {116, 1024, -112, 1024}, {116, 8192, 144, 1024}, {116, 16384, -80, 1024},
    {117, 1, -272, 1024}, {117, 64, 0, 1024}, {117, 512, 336, 1024}, {117, 1024, 512, 1024},
    {117, 2048, -496, 1024}, {117, 4096, 0, 1024}, {117, 8192, -560, 1024}, {118, 1, -144, 1024},
    {118, 64, -96, 1024}, {118, 512, 160, 1024}, {118, 1024, 80, 1024}, {118, 2048, -544, 1024},
    {118, 4096, -32, 1024}, {118, 8192, -448, 1024}, {119, 1, 352, 1024}, {119, 64, 32, 1024},
    {119, 512, -128, 1024}, {119, 1024, -80, 1024}, {119, 2048, -320, 1024}, {119, 4096, 16, 1024},
    {119, 8192, -448, 1024}, {120, 1, -112, 1024}, {120, 8192, 416, 1024}, {120, 65536, -32, 384},
    {121, 1, 272, 1024}, {121, 64, 0, 1024}, {121, 512, 320, 1024}, {121, 1024, 0, 1024},
    {121, 2048, -128, 1024}, {121, 4096, -192, 1024}, {121, 8192, -272, 1024}, {121, 16384, -432, 1024},
    {122, 1, 80, 1024}, {122, 64, 0, 1024}, {122, 512, -64, 1024}, {122, 1024, 416, 1024},
    {122, 2048, 144, 1024}, {122, 4096, 288, 1024}, {122, 8192, 256, 1024}, {122, 16384, -48, 1024},
    {123, 1, -128, 1024}, {123, 64, -32, 1024}, {123, 512, 128, 1024}, {123, 1024, -96, 1024},
    {123, 2048, -16, 1024}, {123, 16384, -528, 1024}, {124, 1, 32, 1024}, {124, 512, 0, 1024},
    {124, 1024, 160, 1024}, {124, 4096, 384, 1024}, {124, 8192, 80, 1024}, {124, 16384, -16, 1024},
    {125, 1, -80, 1024}, {125, 64, 32, 1024}, {125, 512, 320, 1024}, {125, 1024, 16, 1024},
    {125, 2048, -400, 1024}, {125, 4096, -432, 1024}, {125, 8192, -768, 1024}, {129, 8192, 0, 1024},
    {130, 8192, 816, 1024}, {130, 16384, 768, 1024}, {130, 32768, 288, 1024}, {130, 65536, 336, 1024},
    {130, 131072, 240, 1024}, {131, 8192, -320, 1024}, {131, 16384, -336, 1024}, {132, 32768, 160, 1024},
    {132, 65536, 304, 1024}, {132, 131072, 208, 1024}, {133, 16384, 800, 1024}, {133, 32768, 400, 1024},
    {133, 65536, 512, 1024}, {133, 131072, 496, 1024}, {134, 2048, 192, 1024}, {134, 65536, 160, 384},
    {134, 131072, 272, 1024}, {135, 8192, 864, 1024}, {135, 16384, 672, 1024}, {135, 32768, 288, 1024},
    {135, 65536, 352, 1024}, {135, 131072, 256, 1024}, {136, 32768, 224, 1024}, {136, 65536, 336, 1024},
    {136, 131072, 240, 1024}, {137, 1, 400, 1024}, {137, 64, 144, 1024}, {137, 512, 304, 1024},
    {137, 1024, 112, 1024}, {137, 2048, 464, 1024}, {137, 4096, 1200, 1024}, {137, 8192, 736, 1024},
    {137, 16384, 320, 1024}, {138, 8192, 1056, 1024}, {138, 16384, 592, 1024}, {138, 32768, 128, 1024},
    {138, 65536, 304, 1024}, {138, 131072, 224, 1024}, {139, 32768, 48, 1024}, {139, 65536, 288, 1024},
    {139, 131072, 208, 1024}, {140, 1, -96, 1024}, {140, 64, -48, 1024}, {140, 512, -64, 1024},
    {140, 1024, -224, 1024}, {140, 2048, -240, 1024}, {140, 4096, 64, 1024}, {140, 8192, 128, 1024},
    {140, 16384, 80, 1024}, {140, 32768, 384, 1024}, {140, 65536, 192, 1024}, {140, 131072, 1088, 1024},
    {141, 1, -176, 1024}, {141, 64, -304, 1024}, {141, 512, -112, 1024}, {141, 1024, 48, 1024},
    {141, 4096, -32, 1024}, {141, 16384, 16, 1024}, {142, 512, 48, 1024}, {142, 4096, 0, 1024},
    {142, 8192, -32, 1024}, {142, 16384, -80, 1024}, {143, 4096, -48, 1024}, {143, 8192, -112, 1024},
    {143, 16384, -80, 1024}, {144, 1, 128, 1024}, {144, 64, -64, 1024}, {144, 512, 288, 1024},
    {144, 1024, 160, 1024}, {144, 4096, -80, 1024}, {144, 32768, 192, 1024}, {145, 1, 32, 1024},
    {145, 64, -176, 1024}, {145, 512, -32, 1024}, {145, 1024, 80, 1024}, {145, 8192, -16, 1024},
    {145, 16384, -32, 1024}, {145, 65536, -16, 1024}, {146, 1, 224, 1024}, {146, 64, 0, 1024},
    {146, 1024, 112, 1024}, {146, 2048, 288, 1024}, {146, 4096, 304, 1024}, {146, 8192, 176, 1024},
    {146, 16384, 224, 384}, {146, 32768, 128, 1024}, {146, 65536, 384, 384}, {147, 1, -64, 1024},
    {147, 64, 96, 1024}, {147, 512, 80, 1024}, {147, 1024, -80, 1024}, {147, 2048, -192, 1024},
    {148, 1, -160, 1024}, {148, 64, 224, 1024}, {148, 512, 128, 1024}, {148, 1024, -192, 1024},
    {148, 2048, -560, 1024}, {148, 4096, -384, 1024}, {149, 1, 128, 1024}, {149, 64, -80, 1024},
    {149, 512, 0, 1024}, {149, 1024, -80, 1024}, {149, 2048, -624, 1024}, {149, 4096, -448, 1024},
    {150, 1, -224, 1024}, {150, 64, 64, 1024}, {150, 512, -112, 1024}, {150, 1024, 432, 1024},
    {150, 4096, 320, 1024}, {151, 1, 224, 1024}, {151, 64, -16, 1024}, {151, 512, -144, 1024},
    {151, 1024, 256, 1024}, {151, 2048, 448, 1024}, {151, 4096, 288, 1024}, {152, 64, -192, 1024},
    {152, 512, 80, 1024}, {152, 1024, -48, 1024}, {152, 2048, 128, 1024}, {152, 4096, -32, 1024},
    {152, 8192, -64, 1024}, {152, 16384, -16, 384}, {152, 32768, -48, 384}, {152, 65536, -32, 1024},
    {153, 1, 320, 1024}, {153, 64, -48, 1024}, {153, 512, -576, 1024}, {153, 1024, -880, 1024},
    {154, 1, 0, 1024}, {154, 64, 288, 1024}, {154, 512, 0, 1024}, {154, 1024, -336, 1024},
    {154, 2048, -176, 1024}, {155, 1, -32, 1024}, {155, 512, 112, 1024}, {155, 1024, -336, 1024},
    {155, 2048, -752, 1024}, {155, 4096, -480, 1024}, {156, 1, 16, 1024}, {156, 64, 240, 1024},
    {156, 2048, -608, 1024}, {156, 4096, -512, 1024}, {158, 1, 0, 1024}, {158, 64, 112, 1024},
    {158, 512, 48, 1024}, {158, 1024, -64, 1024}, {158, 2048, 336, 1024}, {158, 4096, 560, 1024},
    {158, 8192, 144, 1024}, {158, 16384, 32, 1024}, {159, 16384, -384, 1024}, {159, 32768, -192, 1024},
    {160, 32768, 224, 1024}, {160, 65536, -16, 1024}, {160, 131072, -48, 640}, {161, 1, -80, 1024},
    {161, 64, 64, 1024}, {161, 512, 160, 1024}, {161, 1024, 160, 1024}, {161, 2048, 288, 1024},
    {161, 4096, 352, 1024}, {161, 8192, 224, 1024}, {161, 16384, 288, 1024}, {161, 32768, -80, 1024},
    {161, 65536, 560, 1024}, {162, 1, 0, 1024}, {162, 64, 240, 1024}, {162, 512, 64, 1024},
    {162, 1024, 176, 1024}, {162, 2048, 144, 1024}, {162, 4096, -336, 1024}, {162, 8192, -304, 1024},
    {162, 16384, -96, 1024}, {162, 32768, 112, 1024}, {162, 65536, -160, 1024}, {163, 1, -240, 1024},
    {163, 64, 64, 1024}, {163, 512, -48, 1024}, {163, 1024, 144, 1024}, {163, 4096, 288, 1024},
    {163, 8192, 144, 1024}, {163, 16384, 48, 1024}, {163, 32768, -432, 1024}, {163, 65536, 160, 1024},
    {163, 131072, 208, 640}, {164, 8192, 208, 1024}, {164, 16384, 128, 1024}, {164, 32768, 272, 1024},
    {164, 65536, -16, 1024}, {164, 131072, -64, 640}, {165, 16384, 32, 1024}, {165, 32768, 256, 1024},
    {165, 65536, 0, 1024},
};
static const struct ct_residual residuals_eighth[] = {
    {0, 1, -64, 1024}, {0, 64, -128, 1024}, {0, 512, -48, 1024}, {0, 1024, -64, 1024},
    {0, 2048, 0, 1024}, {0, 4096, 16, 1024}, {0, 8192, -16, 1024}, {0, 16384, 0, 1024},
    {0, 32768, -48, 1024}, {0, 65536, -96, 1024}, {0, 131072, -32, 1024}, {2, 1, 0, 1024},
    {2, 64, 304, 1024}, {2, 512, -64, 1024}, {2, 1024, -160, 1024}, {2, 4096, 64, 1024},
    {2, 8192, -16, 1024}, {2, 16384, 0, 1024}, {2, 32768, 32, 1024}, {2, 65536, 144, 1024},
    {2, 131072, 48, 1024}, {17, 32768, -272, 1024}, {17, 65536, -528, 1024}, {17, 131072, -336, 1024},
    {18, 1, 0, 1024}, {18, 64, -64, 1024}, {18, 512, 0, 1024}, {18, 1024, 112, 1024},
    {18, 4096, -48, 1024}, {18, 8192, -16, 1024}, {18, 16384, 0, 1024}, {19, 1, -208, 1024},
    {19, 64, -384, 1024}, {19, 512, -112, 1024}, {19, 1024, -32, 1024}, {19, 4096, 0, 1024},
    {19, 8192, 16, 1024}, {19, 16384, 32, 1024}, {19, 32768, 96, 1024}, {19, 65536, 0, 1024},
    {19, 131072, 32, 1024}, {20, 1, -272, 1024}, {20, 64, -288, 1024}, {20, 512, -128, 1024},
    {20, 1024, 64, 1024}, {20, 4096, -48, 1024}, {20, 8192, 16, 1024}, {20, 16384, 0, 1024},
    {21, 1, -32, 1024}, {21, 64, 16, 1024}, {21, 512, -112, 1024}, {21, 1024, -192, 1024},
    {21, 4096, 0, 1024}, {21, 8192, -16, 1024}, {21, 16384, -16, 1024}, {21, 32768, -16, 1024},
    {21, 65536, 0, 1024}, {21, 131072, 144, 1024}, {23, 1, -272, 1024}, {23, 64, -320, 1024},
    {23, 512, 0, 1024}, {23, 1024, 16, 1024}, {23, 4096, -16, 1024}, {23, 8192, -16, 1024},
    {23, 16384, 0, 1024}, {23, 32768, 96, 1024}, {23, 65536, 48, 1024}, {25, 1, 128, 1024},
    {25, 64, -176, 1024}, {25, 512, 32, 1024}, {25, 1024, -48, 1024}, {25, 4096, 96, 1024},
    {25, 16384, -96, 1024}, {26, 512, 160, 1024}, {26, 1024, 208, 1024}, {26, 4096, -48, 1024},
    {26, 8192, 0, 1024}, {26, 16384, 0, 1024}, {26, 32768, -80, 1024}, {26, 65536, 16, 1024},
    {26, 131072, -80, 1024}, {27, 8192, 0, 1024}, {27, 16384, 16, 1024}, {27, 32768, -272, 1024},
    {27, 65536, -528, 1024}, {27, 131072, -336, 1024}, {28, 16384, 0, 1024}, {28, 32768, -288, 1024},
    {28, 65536, -528, 1024}, {28, 131072, -320, 1024}, {29, 1, -416, 1024}, {29, 64, 496, 1024},
    {29, 512, 560, 1024}, {29, 1024, 96, 1024}, {29, 2048, 64, 1024}, {29, 4096, -96, 1024},
    {29, 8192, -208, 1024}, {29, 16384, -560, 1024}, {29, 32768, -160, 1024}, {29, 65536, 144, 1024},
    {29, 131072, 112, 1024}, {30, 64, -400, 1024}, {30, 512, -288, 1024}, {30, 1024, -16, 1024},
    {30, 2048, 160, 1024}, {33, 1, 0, 1024}, {33, 1024, 48, 1024}, {33, 2048, -80, 1024},
    {33, 4096, -32, 1024}, {33, 8192, 16, 1024}, {33, 16384, 0, 1024}, {33, 32768, 0, 1024},
    {33, 65536, 48, 640}, {33, 131072, 144, 1024}, {37, 1, 0, 1024}, {37, 1024, -272, 1024},
    {37, 2048, -224, 1024}, {37, 4096, -16, 1024}, {37, 8192, 0, 1024}, {37, 16384, -16, 1024},
    {37, 32768, 0, 1024}, {37, 65536, 128, 640}, {37, 131072, 192, 640}, {41, 1, 0, 1024},
    {41, 64, -240, 1024}, {41, 512, -320, 1024}, {41, 1024, 0, 1024}, {41, 2048, 64, 1024},
    {42, 1, 240, 1024}, {42, 64, 320, 1024}, {42, 512, 176, 1024}, {42, 1024, -160, 1024},
    {42, 2048, 16, 1024}, {42, 4096, 112, 1024}, {45, 1, -160, 1024}, {45, 64, -320, 1024},
    {45, 1024, -384, 1024}, {45, 2048, -192, 1024}, {45, 4096, 0, 1024}, {45, 8192, -16, 1024},
    {45, 16384, 0, 1024}, {45, 32768, 0, 1024}, {45, 65536, 320, 640}, {51, 1, -96, 1024},
    {51, 2048, -144, 1024}, {51, 4096, 16, 1024}, {51, 8192, 16, 1024}, {51, 32768, 32, 1024},
    {51, 65536, 32, 1024}, {51, 131072, 144, 384}, {53, 1024, -80, 1024}, {53, 2048, 144, 1024},
    {53, 4096, 32, 1024}, {53, 8192, 80, 1024}, {53, 32768, -32, 1024}, {54, 1, 272, 1024},
    {54, 2048, 176, 1024}, {54, 4096, 96, 1024}, {54, 8192, 80, 1024}, {54, 32768, 0, 1024},
    {54, 65536, -16, 1024}, {54, 131072, 128, 1024}, {55, 16384, 48, 1024}, {55, 32768, 32, 1024},
    {55, 65536, -64, 1024}, {55, 131072, -240, 1024}, {57, 1, -400, 1024}, {57, 64, 0, 1024},
    {57, 512, 80, 1024}, {57, 2048, -64, 1024}, {57, 4096, 0, 1024}, {57, 8192, -16, 1024},
    {58, 1, 48, 1024}, {58, 1024, -400, 1024}, {58, 2048, -288, 1024}, {58, 4096, -240, 1024},
    {58, 8192, -80, 1024}, {58, 16384, 48, 1024}, {59, 1, -240, 1024}, {59, 8192, -16, 1024},
    {59, 16384, -32, 1024}, {59, 32768, 16, 1024}, {60, 32768, 0, 1024}, {60, 65536, -64, 1024},
    {60, 131072, -240, 1024}, {61, 1, -96, 1024}, {61, 64, 64, 1024}, {61, 512, -160, 1024},
    {61, 1024, -48, 1024}, {61, 2048, 0, 1024}, {61, 4096, 0, 1024}, {61, 8192, 0, 1024},
    {61, 16384, -16, 1024}, {61, 32768, 304, 1024}, {61, 65536, -64, 1024}, {61, 131072, -32, 1024},
    {63, 1, -208, 1024}, {63, 64, -128, 1024}, {63, 512, -64, 1024}, {63, 1024, 16, 1024},
    {63, 2048, -80, 1024}, {63, 4096, -32, 1024}, {63, 8192, 0, 1024}, {63, 16384, 0, 1024},
    {63, 32768, -16, 1024}, {63, 65536, 112, 1024}, {63, 131072, 32, 1024}, {72, 1, 0, 1024},
    {72, 64, -128, 1024}, {72, 512, 16, 1024}, {72, 1024, -16, 1024}, {72, 2048, -32, 1024},
    {72, 4096, 0, 1024}, {72, 8192, -16, 1024}, {72, 16384, 0, 1024}, {72, 32768, 0, 1024},
    {72, 65536, -16, 1024}, {72, 131072, 0, 1024}, {73, 1, -208, 1024}, {73, 64, -112, 1024},
    {73, 512, 16, 1024}, {73, 1024, -16, 1024}, {73, 2048, -48, 1024}, {73, 4096, -48, 1024},
    {73, 8192, 0, 1024}, {73, 16384, 0, 1024}, {73, 32768, 0, 1024}, {73, 65536, -32, 1024},
    {73, 131072, -160, 1024}, {74, 1, 96, 1024}, {74, 64, -16, 1024}, {74, 512, 0, 1024},
    {74, 1024, 32, 1024}, {74, 2048, -80, 1024}, {74, 4096, -32, 1024}, {74, 8192, -16, 1024},
    {74, 16384, 0, 1024}, {74, 32768, 0, 1024}, {74, 65536, -32, 1024}, {74, 131072, 0, 1024},
    {75, 16384, 0, 1024}, {75, 32768, -304, 1024}, {75, 65536, -544, 1024}, {75, 131072, -432, 1024},
    {77, 32768, -288, 1024}, {77, 65536, -544, 1024}, {77, 131072, -432, 1024}, {78, 1, 448, 1024},
    {78, 64, 432, 1024}, {78, 512, -16, 1024}, {78, 1024, 32, 1024}, {78, 2048, -48, 1024},
    {78, 4096, -48, 1024}, {78, 8192, -32, 1024}, {78, 16384, 0, 1024}, {81, 1, 0, 1024},
    {81, 64, 16, 1024}, {81, 512, 240, 1024}, {81, 1024, -80, 1024}, {81, 2048, -48, 1024},
    {81, 4096, -48, 1024}, {81, 8192, -16, 1024}, {81, 16384, 16, 1024}, {81, 32768, 400, 1024},
    {82, 1, -80, 1024}, {82, 64, -16, 1024}, {82, 512, -32, 1024}, {82, 1024, -64, 1024},
    {82, 2048, -64, 1024}, {82, 4096, -48, 1024}, {82, 8192, 0, 1024}, {82, 16384, 0, 1024},
    {82, 32768, 0, 1024}, {82, 65536, 176, 1024}, {82, 131072, 176, 1024}, {85, 1, 0, 1024},
    {85, 64, 0, 1024}, {85, 512, -208, 1024}, {85, 1024, -128, 1024}, {85, 2048, 112, 1024},
    {85, 4096, 112, 1024}, {85, 8192, 80, 1024}, {85, 16384, -224, 1024}, {85, 32768, -112, 1024},
    {85, 65536, -32, 1024}, {85, 131072, -32, 1024}, {92, 1, -48, 1024}, {92, 2048, -176, 1024},
    {92, 4096, -32, 1024}, {92, 8192, 0, 1024}, {92, 16384, 0, 1024}, {92, 32768, -32, 1024},
    {92, 65536, -16, 1024}, {92, 131072, -48, 1024}, {94, 1, 32, 1024}, {94, 64, -128, 1024},
    {94, 512, 496, 1024}, {94, 1024, 128, 1024}, {100, 2048, -144, 1024}, {100, 4096, -80, 1024},
    {100, 8192, 16, 1024}, {100, 16384, 64, 1024}, {100, 32768, 0, 1024}, {100, 65536, 16, 1024},
    {100, 131072, 16, 1024}, {106, 2048, 112, 1024}, {106, 4096, -64, 1024}, {106, 8192, -16, 1024},
    {106, 16384, 80, 1024}, {106, 32768, 144, 1024}, {106, 65536, 64, 1024}, {106, 131072, 16, 1024},
    {107, 8192, -80, 1024}, {107, 16384, -16, 1024}, {107, 32768, 16, 1024}, {107, 65536, 0, 1024},
    {107, 131072, 0, 1024}, {108, 32768, 16, 1024}, {108, 65536, 0, 1024}, {108, 131072, -16, 1024},
    {109, 1, 0, 1024}, {109, 64, 368, 1024}, {109, 512, -192, 1024}, {109, 1024, -176, 1024},
    {112, 1, -160, 1024}, {112, 64, 0, 1024}, {112, 512, 112, 1024}, {112, 1024, 848, 1024},
    {112, 2048, 720, 1024}, {112, 4096, 288, 1024}, {112, 8192, 80, 1024}, {112, 16384, -240, 1024},
    {112, 32768, -80, 1024}, {112, 65536, -64, 1024}, {112, 131072, 112, 1024}, {115, 32768, -80, 1024},
    {115, 65536, -32, 1024}, {115, 131072, -16, 1024}, {117, 1, 0, 1024}, {117, 64, -16, 1024},
    {117, 512, -32, 1024}, {120, 1, 240, 1024}, {120, 4096, 112, 1024}, {120, 8192, 0, 1024},
    {120, 16384, 0, 1024}, {120, 32768, -48, 1024}, {120, 65536, -16, 1024}, {120, 131072, 112, 1024},
    {121, 1, -80, 1024}, {121, 64, 128, 1024}, {121, 512, -112, 1024}, {128, 2048, -192, 1024},
    {128, 4096, 0, 1024}, {128, 8192, -64, 1024}, {128, 16384, 112, 1024}, {128, 32768, 112, 1024},
    {128, 65536, 96, 1024}, {128, 131072, 32, 1024}, {129, 8192, -112, 1024}, {129, 16384, 0, 1024},
    {129, 32768, 32, 1024}, {129, 65536, 0, 1024}, {129, 131072, 0, 1024}, {134, 2048, -224, 1024},
    {134, 4096, -240, 1024}, {134, 8192, -160, 1024}, {134, 16384, 0, 1024}, {134, 32768, -32, 1024},
    {134, 65536, 32, 1024}, {134, 131072, 0, 1024}, {135, 8192, -144, 1024}, {135, 16384, -32, 1024},
    {135, 32768, 0, 1024}, {135, 65536, -16, 1024}, {135, 131072, -16, 1024}, {136, 32768, 0, 1024},
    {136, 65536, -32, 1024}, {136, 131072, -16, 1024}, {137, 1, 64, 1024}, {137, 512, 32, 1024},
    {137, 1024, -848, 1024}, {140, 1, -240, 1024}, {140, 64, -16, 1024}, {140, 512, 448, 1024},
    {140, 1024, 880, 1024}, {140, 2048, 544, 1024}, {140, 4096, 832, 1024}, {140, 8192, -160, 1024},
    {140, 16384, -144, 1024}, {140, 32768, 64, 1024}, {140, 65536, 0, 1024}, {140, 131072, 96, 1024},
    {141, 1, -224, 1024}, {141, 64, -176, 1024}, {141, 512, -224, 1024}, {141, 1024, -64, 1024},
    {141, 2048, -128, 1024}, {141, 8192, 0, 1024}, {141, 16384, 0, 1024}, {141, 32768, 128, 1024},
    {141, 65536, 144, 1024}, {141, 131072, 352, 1024}, {142, 1, -384, 1024}, {142, 64, -208, 1024},
    {142, 512, -96, 1024}, {142, 1024, -48, 1024}, {142, 2048, 0, 1024}, {142, 8192, 16, 1024},
    {142, 16384, 0, 1024}, {142, 32768, 192, 1024}, {142, 65536, 160, 1024}, {142, 131072, 16, 1024},
    {144, 1, 32, 1024}, {144, 64, 0, 1024}, {144, 512, 32, 1024}, {144, 1024, 96, 1024},
    {144, 2048, -16, 1024}, {144, 8192, 0, 1024}, {144, 16384, 0, 1024}, {144, 32768, -32, 1024},
    {144, 65536, 272, 1024}, {144, 131072, 0, 1024}, {146, 1, -32, 1024}, {146, 64, 144, 1024},
    {146, 512, -32, 1024}, {146, 1024, 48, 1024}, {146, 2048, 48, 1024}, {146, 8192, -16, 1024},
    {146, 16384, 0, 1024}, {146, 32768, 144, 1024}, {146, 65536, 160, 1024}, {152, 1, 80, 1024},
    {152, 64, -128, 1024}, {152, 512, -160, 1024}, {152, 1024, -96, 1024}, {152, 2048, -64, 1024},
    {152, 8192, 0, 1024}, {152, 16384, 0, 1024}, {152, 32768, 64, 1024}, {152, 65536, 80, 1024},
    {152, 131072, 336, 1024}, {154, 1, -192, 1024}, {154, 64, -224, 1024}, {154, 512, -48, 1024},
    {154, 1024, -48, 1024}, {154, 2048, -16, 1024}, {154, 8192, -16, 1024}, {154, 16384, 0, 1024},
    {154, 32768, 208, 1024}, {154, 65536, 32, 1024}, {159, 16384, 0, 1024}, {159, 32768, -144, 1024},
    {159, 65536, -352, 1024}, {159, 131072, -336, 1024}, {162, 1, -48, 1024}, {162, 64, 0, 1024},
    {162, 512, 64, 1024}, {162, 1024, -704, 1024}, {162, 2048, -576, 1024}, {162, 4096, -832, 1024},
    {162, 8192, -64, 1024}, {162, 16384, -48, 1024}, {163, 1, 48, 1024}, {163, 64, 352, 1024},
    {163, 512, 128, 1024}, {163, 1024, 208, 1024}, {163, 2048, 48, 1024}, {163, 8192, 0, 1024},
    {163, 16384, 0, 1024}, {163, 32768, 368, 832}, {164, 8192, 0, 1024}, {164, 16384, 0, 1024},
    {164, 32768, -144, 1024}, {164, 65536, -352, 1024}, {164, 131072, -320, 1024}, {165, 16384, 0, 1024},
    {165, 32768, -144, 1024}, {165, 65536, -352, 1024}, {165, 131072, -320, 1024},
};
static const struct ct_residual residuals_eighth_dealt[] = {
    {0, 1, -48, 1024}, {0, 64, 112, 1024}, {0, 512, 192, 1024}, {0, 1024, 240, 1024},
    {0, 2048, -64, 1024}, {0, 4096, 32, 1024}, {0, 8192, -16, 1024}, {0, 16384, 0, 1024},
    {0, 32768, -208, 1024}, {0, 65536, 0, 1024}, {0, 131072, 272, 1024}, {2, 1, -112, 1024},
    {2, 64, 304, 1024}, {2, 512, 48, 1024}, {2, 1024, 336, 1024}, {2, 2048, 112, 1024},
    {2, 4096, 16, 1024}, {2, 8192, 0, 1024}, {2, 16384, 0, 1024}, {2, 32768, -144, 1024},
    {2, 65536, 128, 1024}, {10, 1, 272, 1024}, {10, 64, 224, 1024}, {10, 512, -208, 1024},
    {10, 1024, -640, 1024}, {11, 1, 208, 1024}, {11, 64, 416, 1024}, {11, 512, -64, 1024},
    {11, 1024, -592, 1024}, {11, 2048, -560, 1024}, {14, 1, 368, 1024}, {14, 64, 256, 1024},
    {14, 512, -160, 1024}, {14, 1024, 272, 1024}, {14, 2048, 32, 1024}, {14, 4096, 0, 1024},
    {14, 8192, -16, 1024}, {15, 8192, -16, 1024}, {15, 16384, 0, 1024}, {16, 16384, 0, 1024},
    {16, 32768, -304, 1024}, {16, 65536, -448, 1024}, {16, 131072, -336, 1024}, {17, 65536, -448, 1024},
    {18, 1, 0, 1024}, {18, 64, -32, 1024}, {18, 512, 400, 1024}, {18, 2048, 224, 1024},
    {18, 4096, 0, 1024}, {18, 8192, 0, 1024}, {18, 16384, 96, 1024}, {19, 1, -176, 1024},
    {19, 64, -240, 1024}, {19, 512, -144, 1024}, {19, 1024, -176, 1024}, {19, 2048, -48, 1024},
    {19, 4096, 64, 1024}, {19, 8192, -16, 1024}, {19, 16384, 16, 1024}, {19, 32768, 144, 832},
    {19, 131072, 0, 1024}, {20, 1, -352, 1024}, {20, 64, 48, 1024}, {20, 512, 0, 1024},
    {20, 1024, -144, 1024}, {20, 2048, -128, 1024}, {20, 4096, -112, 1024}, {20, 8192, -16, 1024},
    {20, 16384, 48, 1024}, {21, 1, 192, 1024}, {21, 64, 64, 1024}, {21, 512, -224, 1024},
    {21, 1024, 48, 1024}, {21, 2048, -16, 1024}, {21, 4096, 208, 1024}, {21, 8192, -16, 1024},
    {21, 16384, -16, 1024}, {21, 32768, -32, 1024}, {21, 65536, 224, 1024}, {22, 1, 240, 1024},
    {22, 64, -64, 1024}, {22, 512, 96, 1024}, {22, 2048, -32, 1024}, {22, 4096, 32, 1024},
    {22, 8192, -32, 1024}, {22, 16384, -16, 1024}, {22, 32768, 16, 832}, {23, 1, -176, 1024},
    {23, 64, -112, 1024}, {23, 512, 0, 1024}, {23, 1024, -128, 1024}, {23, 2048, -160, 1024},
    {23, 4096, -96, 1024}, {23, 8192, 48, 1024}, {23, 16384, -16, 1024}, {23, 32768, 144, 832},
    {24, 1, -192, 1024}, {24, 64, 368, 1024}, {24, 512, -192, 1024}, {24, 1024, -144, 1024},
    {24, 2048, -112, 1024}, {24, 4096, -80, 1024}, {24, 8192, 16, 1024}, {24, 16384, -16, 1024},
    {24, 32768, 64, 1024}, {25, 1, 128, 1024}, {25, 64, 80, 1024}, {25, 512, 16, 1024},
    {25, 16384, -96, 1024}, {26, 1, 160, 1024}, {26, 64, 64, 1024}, {26, 512, 128, 1024},
    {26, 1024, 336, 1024}, {26, 2048, -160, 1024}, {26, 4096, -32, 1024}, {26, 8192, 112, 1024},
    {26, 16384, 0, 1024}, {26, 32768, -32, 832}, {26, 65536, 176, 1024}, {27, 8192, -32, 1024},
    {27, 16384, 0, 1024}, {27, 32768, -304, 1024}, {27, 65536, -448, 1024}, {27, 131072, -336, 1024},
    {28, 16384, -16, 1024}, {28, 32768, -288, 1024}, {28, 65536, -448, 1024}, {28, 131072, -336, 1024},
    {29, 1, -352, 1024}, {29, 64, 336, 1024}, {29, 512, 512, 1024}, {29, 1024, 128, 1024},
    {29, 2048, -192, 1024}, {29, 4096, -1120, 1024}, {29, 8192, -192, 1024}, {29, 16384, -512, 1024},
    {29, 32768, -112, 1024}, {29, 65536, 144, 1024}, {29, 131072, 128, 1024}, {30, 1, -240, 1024},
    {30, 64, -432, 1024}, {30, 512, -96, 1024}, {30, 1024, -96, 1024}, {30, 2048, -192, 1024},
    {31, 1, -64, 1024}, {31, 512, -128, 1024}, {31, 1024, 176, 1024}, {31, 4096, -64, 1024},
    {31, 8192, -16, 1024}, {31, 32768, -32, 1024}, {33, 1, -96, 1024}, {33, 2048, 224, 1024},
    {33, 4096, -240, 1024}, {33, 8192, 80, 1024}, {33, 16384, 48, 1024}, {33, 32768, 16, 1024},
    {33, 65536, 0, 1024}, {33, 131072, 96, 1024}, {37, 512, -256, 1024}, {37, 2048, 272, 1024},
    {37, 4096, 96, 1024}, {37, 8192, -64, 1024}, {37, 16384, 0, 1024}, {37, 32768, 16, 1024},
    {37, 65536, 80, 640}, {37, 131072, 112, 384}, {38, 1, 144, 1024}, {38, 512, -48, 1024},
    {38, 2048, 48, 1024}, {38, 4096, -16, 1024}, {38, 8192, -80, 1024}, {38, 16384, 0, 1024},
    {38, 32768, 0, 1024}, {38, 65536, 112, 640}, {38, 131072, 16, 384}, {39, 1, -64, 1024},
    {39, 64, 160, 1024}, {39, 512, 160, 1024}, {39, 1024, -32, 1024}, {39, 2048, -544, 1024},
    {40, 1, 272, 1024}, {40, 64, 0, 1024}, {40, 512, 208, 1024}, {40, 1024, 80, 1024},
    {40, 2048, -272, 1024}, {41, 1, -480, 1024}, {41, 64, -528, 1024}, {41, 512, 32, 1024},
    {41, 1024, 224, 1024}, {42, 1, 0, 1024}, {42, 64, 144, 1024}, {42, 512, 352, 1024},
    {42, 1024, 0, 1024}, {43, 1, -16, 1024}, {43, 64, -272, 1024}, {43, 512, 672, 1024},
    {43, 2048, -320, 1024}, {44, 1, 64, 1024}, {44, 2048, 96, 1024}, {44, 8192, 64, 1024},
    {44, 16384, 32, 1024}, {44, 32768, 0, 1024}, {44, 65536, 16, 1024}, {45, 1, -208, 1024},
    {45, 512, -144, 1024}, {45, 2048, -160, 1024}, {45, 4096, 16, 1024}, {45, 8192, 48, 1024},
    {45, 16384, 16, 1024}, {45, 32768, 0, 1024}, {45, 65536, 400, 640}, {46, 1, 176, 1024},
    {46, 512, -16, 1024}, {46, 1024, 256, 1024}, {46, 2048, 32, 1024}, {50, 1, 176, 1024},
    {50, 64, -208, 1024}, {50, 512, 352, 1024}, {50, 2048, 256, 1024}, {50, 4096, -112, 1024},
    {50, 32768, 96, 1024}, {51, 4096, -288, 1024}, {51, 8192, 0, 1024}, {51, 16384, 16, 1024},
    {51, 32768, 16, 1024}, {51, 65536, 16, 640}, {51, 131072, 80, 384}, {53, 1, 112, 1024},
    {53, 512, -336, 1024}, {53, 2048, 256, 1024}, {53, 4096, -32, 1024}, {53, 8192, -16, 1024},
    {53, 16384, -144, 1024}, {53, 32768, -48, 1024}, {54, 1, 144, 1024}, {54, 512, -48, 1024},
    {54, 2048, 240, 1024}, {54, 4096, -64, 1024}, {54, 8192, 128, 1024}, {54, 16384, 48, 1024},
    {54, 32768, 0, 1024}, {54, 65536, 0, 1024}, {54, 131072, 176, 384}, {55, 16384, 80, 1024},
    {55, 32768, 32, 1024}, {55, 65536, -64, 1024}, {55, 131072, -288, 1024}, {56, 32768, -32, 1024},
    {56, 65536, -96, 640}, {57, 32768, 32, 1024}, {58, 4096, 176, 1024}, {58, 8192, 64, 1024},
    {58, 16384, -96, 1024}, {58, 32768, 0, 1024}, {59, 512, 208, 1024}, {59, 4096, 176, 1024},
    {59, 8192, 96, 1024}, {60, 65536, -96, 1024}, {60, 131072, -288, 1024}, {61, 1, -224, 1024},
    {61, 64, -64, 1024}, {61, 512, 32, 1024}, {61, 1024, 208, 1024}, {61, 2048, 32, 1024},
    {61, 4096, -112, 1024}, {61, 8192, -16, 1024}, {61, 16384, -32, 1024}, {61, 32768, 320, 1024},
    {61, 65536, 0, 1024}, {61, 131072, 80, 1024}, {63, 1, -96, 1024}, {63, 64, -64, 1024},
    {63, 512, -128, 1024}, {63, 1024, -112, 1024}, {63, 2048, -192, 1024}, {63, 4096, -32, 1024},
    {63, 8192, 16, 1024}, {63, 16384, 0, 1024}, {63, 32768, -80, 1024}, {63, 65536, 80, 1024},
    {64, 1, -32, 1024}, {64, 64, 16, 1024}, {64, 512, 0, 1024}, {64, 1024, -192, 1024},
    {64, 2048, 160, 1024}, {64, 8192, 0, 1024}, {64, 16384, -16, 1024}, {64, 32768, -32, 1024},
    {64, 65536, -80, 1024}, {65, 1, 48, 1024}, {65, 64, -80, 1024}, {65, 512, 208, 1024},
    {65, 2048, -176, 1024}, {65, 4096, -64, 1024}, {65, 8192, -32, 1024}, {65, 16384, 0, 1024},
    {65, 32768, 48, 832}, {65, 131072, -32, 1024}, {68, 1, 224, 1024}, {68, 64, 272, 1024},
    {68, 2048, -288, 1024}, {68, 4096, 80, 1024}, {68, 8192, 0, 1024}, {68, 16384, 0, 1024},
    {68, 32768, -80, 1024}, {68, 65536, 16, 1024}, {68, 131072, 96, 1024}, {72, 1, 112, 1024},
    {72, 64, -80, 1024}, {72, 512, -176, 1024}, {72, 1024, -32, 1024}, {72, 2048, -16, 1024},
    {72, 4096, 16, 1024}, {72, 8192, -32, 1024}, {72, 16384, -16, 1024}, {72, 32768, 16, 832},
    {72, 131072, 16, 1024}, {73, 1, -224, 1024}, {73, 64, -112, 1024}, {73, 512, 32, 1024},
    {73, 1024, -128, 1024}, {73, 2048, -192, 1024}, {73, 4096, -16, 1024}, {73, 8192, -32, 1024},
    {73, 16384, 0, 1024}, {73, 32768, 32, 832}, {73, 131072, 64, 1024}, {74, 1, 0, 1024},
    {74, 64, -128, 1024}, {74, 512, -144, 1024}, {74, 1024, 16, 1024}, {74, 2048, -64, 1024},
    {74, 4096, -224, 1024}, {74, 8192, -48, 1024}, {74, 16384, 0, 1024}, {74, 32768, -32, 1024},
    {74, 65536, 48, 1024}, {75, 16384, -16, 1024}, {75, 32768, -256, 1024}, {75, 65536, -640, 1024},
    {75, 131072, -400, 1024}, {76, 16384, 0, 1024}, {76, 32768, -272, 1024}, {76, 65536, -640, 1024},
    {76, 131072, -400, 1024}, {77, 32768, -240, 1024}, {77, 65536, -640, 1024}, {77, 131072, -400, 1024},
    {78, 1, 208, 1024}, {78, 64, -112, 1024}, {78, 512, 0, 1024}, {78, 1024, -16, 1024},
    {78, 2048, -304, 1024}, {78, 4096, -32, 1024}, {78, 8192, -32, 1024}, {78, 16384, 16, 1024},
    {81, 1, 0, 1024}, {81, 64, 80, 1024}, {81, 512, 96, 1024}, {81, 1024, -112, 1024},
    {81, 2048, -304, 1024}, {81, 4096, -128, 1024}, {81, 8192, 16, 1024}, {81, 16384, -16, 1024},
    {81, 32768, 48, 832}, {82, 1, -64, 1024}, {82, 64, 448, 1024}, {82, 512, -32, 1024},
    {82, 1024, 352, 1024}, {82, 2048, 16, 1024}, {82, 4096, 0, 1024}, {82, 8192, -32, 1024},
    {82, 16384, 0, 1024}, {82, 32768, -32, 1024}, {82, 65536, 80, 1024}, {82, 131072, 176, 1024},
    {83, 1, 224, 1024}, {83, 64, 144, 1024}, {83, 512, -64, 1024}, {83, 1024, 224, 1024},
    {83, 2048, -336, 1024}, {83, 4096, -48, 1024}, {83, 8192, -32, 1024}, {83, 16384, -16, 1024},
    {83, 32768, -32, 1024}, {83, 65536, 16, 1024}, {83, 131072, 96, 1024}, {85, 1, -368, 1024},
    {85, 64, -32, 1024}, {85, 512, -208, 1024}, {85, 1024, -528, 1024}, {85, 2048, 1424, 1024},
    {85, 4096, 240, 1024}, {85, 8192, 128, 1024}, {85, 16384, -224, 1024}, {85, 32768, -128, 1024},
    {85, 65536, -64, 1024}, {85, 131072, -32, 1024}, {89, 65536, -144, 1024}, {89, 131072, -80, 1024},
    {91, 1, -416, 1024}, {94, 64, 96, 1024}, {94, 512, 16, 1024}, {94, 1024, -160, 1024},
    {95, 1, 48, 1024}, {95, 64, -48, 1024}, {95, 512, -32, 1024}, {95, 1024, 64, 1024},
    {96, 1, 96, 1024}, {96, 64, 0, 1024}, {96, 512, 0, 1024}, {100, 2048, -112, 1024},
    {100, 4096, -80, 1024}, {100, 8192, 128, 1024}, {100, 16384, 144, 1024}, {100, 32768, 80, 1024},
    {100, 65536, 96, 1024}, {101, 8192, -32, 1024}, {101, 16384, -48, 1024}, {101, 32768, -32, 1024},
    {101, 65536, 0, 1024}, {101, 131072, 16, 1024}, {103, 32768, 0, 1024}, {103, 65536, -16, 1024},
    {103, 131072, 0, 1024}, {106, 2048, 0, 1024}, {106, 4096, 0, 1024}, {106, 8192, -48, 1024},
    {106, 16384, 32, 1024}, {106, 32768, 0, 1024}, {106, 65536, 96, 1024}, {106, 131072, 48, 1024},
    {107, 8192, -48, 1024}, {107, 16384, -32, 1024}, {107, 32768, -32, 1024}, {107, 65536, 16, 1024},
    {107, 131072, 0, 1024}, {108, 32768, 0, 1024}, {108, 65536, 0, 1024}, {108, 131072, -16, 1024},
    {109, 64, 416, 1024}, {109, 512, 512, 1024}, {109, 1024, -176, 1024}, {109, 2048, -416, 1024},
    {109, 4096, 64, 1024}, {109, 8192, -64, 1024}, {109, 16384, -80, 1024}, {109, 32768, 528, 1024},
    {110, 2048, -256, 1024}, {110, 4096, -160, 1024}, {110, 8192, 48, 1024}, {110, 16384, 16, 1024},
    {110, 32768, 176, 1024}, {110, 65536, 96, 1024}, {110, 131072, 48, 1024}, {111, 32768, 32, 1024},
    {111, 65536, 0, 1024}, {111, 131072, 16, 1024}, {112, 1, 976, 1024}, {112, 64, -16, 1024},
    {112, 512, -528, 1024}, {112, 1024, -48, 1024}, {112, 2048, 416, 1024}, {112, 4096, 128, 1024},
    {112, 8192, 32, 1024}, {112, 16384, -160, 1024}, {112, 32768, -128, 1024}, {112, 65536, -32, 1024},
    {112, 131072, 144, 1024}, {113, 1024, -112, 1024}, {113, 4096, 144, 1024}, {113, 32768, -80, 1024},
    {116, 1024, 368, 1024}, {116, 4096, -528, 1024}, {116, 8192, 32, 1024}, {116, 16384, -672, 1024},
    {116, 32768, -80, 1024}, {117, 1, 160, 1024}, {117, 64, 96, 1024}, {117, 512, 160, 1024},
    {117, 1024, -16, 1024}, {118, 1, 128, 1024}, {118, 512, -256, 1024}, {118, 1024, -128, 1024},
    {119, 1, 0, 1024}, {119, 64, -16, 1024}, {119, 512, -160, 1024}, {119, 1024, -64, 1024},
    {120, 1, 48, 1024}, {120, 1024, 16, 1024}, {120, 4096, 0, 1024}, {120, 8192, 16, 1024},
    {120, 32768, -48, 1024}, {121, 1, -64, 1024}, {121, 64, 16, 1024}, {121, 512, 64, 1024},
    {121, 1024, -96, 1024}, {122, 64, 16, 1024}, {122, 512, 64, 1024}, {122, 1024, 64, 1024},
    {128, 2048, -240, 1024}, {128, 4096, 0, 1024}, {128, 8192, -32, 1024}, {128, 16384, 112, 1024},
    {128, 32768, 128, 1024}, {128, 131072, 16, 1024}, {129, 8192, -144, 1024}, {129, 16384, -16, 1024},
    {129, 65536, 16, 1024}, {129, 131072, 0, 1024}, {130, 16384, 0, 1024}, {130, 32768, 16, 1024},
    {130, 65536, 0, 1024}, {130, 131072, 0, 1024}, {132, 32768, 0, 1024}, {132, 65536, 0, 1024},
    {132, 131072, -16, 1024}, {134, 2048, 0, 1024}, {134, 4096, -112, 1024}, {134, 8192, 48, 1024},
    {134, 16384, -32, 1024}, {134, 32768, 32, 1024}, {134, 65536, 32, 1024}, {134, 131072, 0, 1024},
    {135, 8192, 192, 1024}, {135, 16384, -32, 1024}, {135, 32768, 0, 1024}, {135, 65536, 0, 1024},
    {135, 131072, -32, 1024}, {136, 32768, 0, 1024}, {136, 65536, 0, 1024}, {136, 131072, 64, 1024},
    {137, 4096, -144, 1024}, {137, 8192, -64, 1024}, {137, 16384, 0, 1024}, {137, 32768, 576, 1024},
    {138, 8192, 0, 1024}, {138, 16384, -32, 1024}, {138, 32768, 0, 1024}, {138, 65536, 0, 1024},
    {138, 131072, -32, 1024}, {139, 32768, 0, 1024}, {139, 65536, -16, 1024}, {139, 131072, 96, 1024},
    {140, 1, -192, 1024}, {140, 64, -80, 1024}, {140, 512, -592, 1024}, {140, 1024, 560, 1024},
    {140, 2048, -976, 1024}, {140, 4096, 336, 1024}, {140, 8192, -128, 1024}, {140, 16384, -112, 1024},
    {140, 32768, -48, 1024}, {140, 65536, 336, 1024}, {140, 131072, 48, 1024}, {141, 1, -208, 1024},
    {141, 512, -48, 1024}, {141, 32768, 16, 832}, {142, 1, -352, 1024}, {142, 64, 80, 1024},
    {142, 512, -224, 1024}, {142, 1024, -128, 1024}, {142, 2048, 0, 1024}, {142, 4096, 64, 1024},
    {142, 8192, -32, 1024}, {142, 16384, 0, 1024}, {142, 32768, -32, 1024}, {142, 65536, 416, 1024},
    {142, 131072, 48, 1024}, {143, 1, -352, 1024}, {143, 64, -256, 1024}, {143, 512, 112, 1024},
    {143, 2048, -64, 1024}, {143, 4096, -208, 1024}, {143, 8192, -32, 1024}, {143, 16384, -16, 1024},
    {143, 32768, 64, 1024}, {144, 1, 272, 1024}, {144, 64, 304, 1024}, {144, 512, 208, 1024},
    {144, 2048, -80, 1024}, {144, 4096, -80, 1024}, {144, 8192, 0, 1024}, {144, 16384, 0, 1024},
    {144, 32768, 96, 1024}, {144, 131072, 0, 1024}, {145, 1, 128, 1024}, {145, 64, -176, 1024},
    {145, 1024, 160, 1024}, {145, 2048, 272, 1024}, {145, 4096, 16, 1024}, {145, 8192, 16, 1024},
    {145, 16384, 0, 1024}, {145, 32768, 144, 832}, {146, 1, 128, 1024}, {146, 64, -160, 1024},
    {146, 32768, -48, 1024}, {146, 65536, 544, 1024}, {147, 1, -96, 1024}, {147, 64, 416, 1024},
    {147, 512, -96, 1024}, {147, 1024, -528, 1024}, {148, 1, 128, 1024}, {148, 64, 384, 1024},
    {148, 512, -336, 1024}, {152, 1, -224, 1024}, {152, 64, -16, 1024}, {152, 512, 0, 1024},
    {152, 2048, 0, 1024}, {152, 4096, -16, 1024}, {152, 8192, -48, 1024}, {152, 16384, 0, 1024},
    {152, 32768, 144, 832}, {153, 64, 48, 1024}, {153, 512, 0, 1024}, {154, 1, -64, 1024},
    {154, 64, -128, 1024}, {154, 512, 0, 1024}, {154, 1024, 32, 1024}, {154, 2048, -336, 1024},
    {154, 4096, 32, 1024}, {154, 8192, -16, 1024}, {154, 16384, 16, 1024}, {154, 32768, 16, 832},
    {158, 1, 80, 1024}, {158, 512, 352, 1024}, {158, 2048, 144, 1024}, {158, 8192, 0, 1024},
    {159, 16384, -16, 1024}, {159, 32768, -272, 1024}, {159, 65536, -16, 1024}, {159, 131072, -384, 1024},
    {160, 32768, -256, 1024}, {162, 1, 16, 1024}, {162, 64, 0, 1024}, {162, 512, 32, 1024},
    {162, 1024, 256, 1024}, {162, 2048, -272, 1024}, {162, 16384, -80, 1024}, {163, 64, 384, 1024},
    {163, 512, 192, 1024}, {163, 1024, 480, 1024}, {163, 8192, 0, 1024}, {163, 16384, 0, 1024},
    {163, 32768, 80, 832}, {163, 131072, 240, 1024}, {164, 8192, 64, 1024}, {164, 16384, -16, 1024},
    {164, 32768, -256, 1024}, {164, 65536, -16, 1024}, {164, 131072, -368, 1024}, {165, 16384, 16, 1024},
    {165, 32768, -272, 1024}, {165, 65536, -16, 1024}, {165, 131072, -368, 1024},
};
static const struct ct_residual residuals_half_blocks[] = {
    {0, 1, -128, 1024}, {0, 64, -224, 1024}, {0, 512, -176, 1024}, {0, 1024, 112, 1024},
    {0, 2048, -64, 1024}, {0, 4096, 16, 1024}, {0, 8192, 16, 1024}, {0, 16384, -16, 1024},
    {0, 32768, 48, 1024}, {0, 65536, 64, 1024}, {0, 131072, 560, 384}, {1, 64, 0, 1024},
    {1, 512, -64, 1024}, {1, 1024, -160, 1024}, {2, 1, -224, 1024}, {2, 512, -32, 1024},
    {2, 1024, 160, 1024}, {2, 2048, -16, 1024}, {2, 4096, 32, 1024}, {2, 8192, -288, 1024},
    {3, 64, -80, 1024}, {3, 512, 208, 1024}, {3, 1024, 208, 1024}, {4, 1, 128, 1024},
    {4, 64, 64, 1024}, {4, 512, 64, 1024}, {4, 1024, 304, 1024}, {4, 2048, 32, 1024},
    {4, 4096, -336, 1024}, {5, 1, 16, 1024}, {5, 64, 0, 1024}, {6, 1, 64, 1024},
    {6, 64, 496, 1024}, {6, 512, -992, 1024}, {7, 1, 32, 1024}, {7, 64, 48, 1024},
    {10, 1, 16, 1024}, {10, 64, 0, 1024}, {10, 512, -16, 1024}, {10, 1024, -208, 1024},
    {11, 1, 0, 1024}, {11, 64, -64, 1024}, {11, 512, -128, 1024}, {11, 1024, -112, 1024},
    {13, 1, -160, 1024}, {13, 64, 48, 1024}, {13, 1024, -96, 1024}, {14, 2048, -32, 1024},
    {14, 4096, 96, 1024}, {14, 8192, 16, 1024}, {14, 16384, -16, 1024}, {14, 32768, -784, 1024},
    {15, 8192, 32, 1024}, {15, 16384, 0, 1024}, {18, 4096, 0, 1024}, {18, 8192, -16, 1024},
    {19, 16384, -32, 1024}, {20, 8192, 80, 1024}, {22, 512, -32, 1024}, {22, 1024, 352, 1024},
    {22, 2048, 16, 1024}, {22, 4096, -896, 1024}, {22, 8192, -512, 1024}, {22, 16384, 560, 1024},
    {24, 16384, 0, 1024}, {25, 1, -32, 1024}, {25, 64, 48, 1024}, {25, 512, 16, 1024},
    {25, 1024, 272, 1024}, {25, 2048, -32, 1024}, {25, 4096, -416, 1024}, {26, 2048, -32, 1024},
    {26, 4096, 80, 1024}, {26, 8192, 16, 1024}, {26, 16384, -16, 1024}, {26, 32768, -768, 1024},
    {27, 8192, 48, 1024}, {27, 16384, 0, 1024}, {27, 32768, 0, 1024}, {27, 65536, 0, 832},
    {27, 131072, 0, 384}, {28, 16384, 0, 1024}, {28, 32768, 0, 1024}, {28, 65536, 0, 640},
    {28, 131072, 0, 640}, {29, 1, -336, 1024}, {29, 64, 400, 1024}, {29, 512, 208, 1024},
    {29, 1024, 352, 1024}, {29, 2048, 384, 1024}, {29, 4096, 304, 1024}, {29, 8192, 160, 1024},
    {29, 16384, 368, 1024}, {29, 32768, 544, 1024}, {29, 65536, 672, 1024}, {29, 131072, 992, 1024},
    {31, 1, 128, 1024}, {31, 8192, 432, 1024}, {31, 16384, -96, 1024}, {31, 32768, -32, 1024},
    {31, 65536, 144, 384}, {32, 1, -80, 1024}, {32, 64, -32, 1024}, {32, 512, -240, 1024},
    {32, 4096, -128, 1024}, {33, 1, 80, 1024}, {34, 1, 208, 1024}, {35, 1, 160, 1024},
    {35, 64, 112, 1024}, {35, 512, 272, 1024}, {35, 1024, -48, 1024}, {35, 2048, -288, 1024},
    {35, 4096, 16, 1024}, {36, 1, -304, 1024}, {36, 512, 16, 1024}, {36, 1024, -32, 1024},
    {36, 2048, 112, 1024}, {36, 4096, 320, 1024}, {36, 8192, 0, 1024}, {37, 1, -112, 1024},
    {38, 1, 128, 1024}, {38, 65536, 112, 1024}, {38, 131072, 272, 1024}, {39, 1, -128, 1024},
    {39, 64, -160, 1024}, {39, 512, -160, 1024}, {40, 1, 0, 1024}, {40, 64, -80, 1024},
    {40, 512, -224, 1024}, {40, 4096, -160, 1024}, {41, 64, -32, 1024}, {41, 512, -48, 1024},
    {41, 1024, -208, 1024}, {41, 4096, -128, 1024}, {42, 1, 160, 1024}, {42, 64, -16, 1024},
    {42, 512, 0, 1024}, {42, 1024, 96, 1024}, {42, 2048, 128, 1024}, {42, 4096, -128, 1024},
    {43, 1, 48, 1024}, {43, 64, -16, 1024}, {43, 512, -80, 1024}, {43, 2048, 64, 1024},
    {43, 4096, -80, 1024}, {44, 1, 384, 1024}, {44, 32768, 32, 1024}, {44, 65536, -32, 1024},
    {44, 131072, -64, 1024}, {45, 1, 128, 1024}, {46, 1, 416, 1024}, {46, 4096, 464, 1024},
    {46, 8192, 512, 1024}, {46, 16384, 400, 1024}, {47, 1, 32, 1024}, {47, 64, 464, 1024},
    {47, 512, 352, 1024}, {47, 1024, -16, 1024}, {47, 2048, 16, 1024}, {47, 4096, -16, 1024},
    {48, 1, -48, 1024}, {48, 64, -32, 1024}, {48, 512, -32, 1024}, {48, 2048, -176, 1024},
    {48, 4096, -368, 1024}, {49, 1, -16, 1024}, {49, 64, -80, 1024}, {49, 512, 0, 1024},
    {50, 1, -112, 1024}, {50, 512, 64, 1024}, {50, 1024, 96, 1024}, {50, 2048, 32, 1024},
    {50, 8192, 112, 1024}, {50, 16384, -32, 1024}, {53, 1, 192, 1024}, {53, 8192, -128, 1024},
    {53, 16384, -48, 1024}, {53, 32768, -16, 1024}, {53, 65536, -16, 1024}, {54, 32768, 32, 1024},
    {54, 65536, -32, 1024}, {54, 131072, -64, 1024}, {55, 65536, 0, 1024}, {55, 131072, -48, 1024},
    {57, 1, 192, 1024}, {58, 16384, -16, 1024}, {59, 1, 160, 1024}, {59, 16384, -80, 1024},
    {59, 32768, -16, 1024}, {59, 65536, 320, 1024}, {60, 65536, 16, 1024}, {60, 131072, 16, 1024},
    {61, 1, 224, 1024}, {61, 64, 288, 1024}, {61, 512, -352, 1024}, {61, 1024, -256, 1024},
    {61, 2048, -32, 1024}, {61, 4096, -16, 1024}, {61, 8192, -32, 1024}, {61, 16384, -32, 1024},
    {61, 32768, 128, 1024}, {61, 65536, 288, 1024}, {61, 131072, 1008, 384}, {63, 1, -16, 1024},
    {63, 64, 0, 1024}, {63, 512, 160, 1024}, {63, 1024, -144, 1024}, {64, 1, 0, 1024},
    {64, 512, -16, 1024}, {64, 1024, -80, 1024}, {64, 2048, 0, 1024}, {65, 1, 0, 1024},
    {65, 64, -48, 1024}, {65, 512, -64, 1024}, {65, 1024, -64, 1024}, {66, 512, 112, 1024},
    {66, 1024, -96, 1024}, {67, 512, 0, 1024}, {67, 1024, -48, 1024}, {68, 64, -16, 1024},
    {68, 512, 96, 1024}, {68, 1024, 80, 1024}, {70, 1, -64, 1024}, {70, 64, 32, 1024},
    {71, 1, -112, 1024}, {71, 64, 0, 1024}, {71, 512, -624, 1024}, {72, 2048, 0, 1024},
    {72, 4096, 64, 832}, {72, 8192, -16, 1024}, {72, 16384, -32, 1024}, {72, 32768, 0, 1024},
    {73, 2048, 128, 1024}, {73, 4096, 32, 832}, {73, 8192, 0, 384}, {73, 16384, 112, 384},
    {74, 1024, 304, 1024}, {74, 2048, 80, 1024}, {74, 4096, -48, 1024}, {74, 8192, -16, 1024},
    {74, 16384, -32, 384}, {75, 16384, -32, 1024}, {75, 32768, 128, 1024}, {75, 65536, -112, 832},
    {76, 16384, -48, 1024}, {76, 32768, 112, 1024}, {76, 65536, -112, 1024}, {76, 131072, 0, 832},
    {77, 131072, 0, 384}, {78, 2048, -16, 1024}, {78, 4096, 0, 1024}, {78, 8192, -16, 1024},
    {78, 16384, 0, 384}, {80, 1024, 32, 1024}, {80, 16384, -32, 1024}, {80, 32768, -144, 1024},
    {80, 65536, 64, 640}, {81, 1024, 128, 1024}, {81, 2048, -48, 1024}, {81, 4096, -64, 1024},
    {81, 8192, 16, 384}, {81, 16384, 272, 384}, {82, 2048, -16, 1024}, {82, 4096, -48, 1024},
    {82, 8192, -32, 1024}, {82, 16384, -48, 1024}, {82, 32768, -96, 1024}, {83, 1024, -368, 1024},
    {83, 2048, -16, 1024}, {83, 4096, -64, 1024}, {83, 8192, -48, 1024}, {83, 16384, -32, 1024},
    {83, 32768, 64, 1024}, {85, 1, -96, 1024}, {85, 64, -208, 1024}, {85, 512, -32, 1024},
    {85, 1024, 0, 1024}, {85, 2048, -448, 1024}, {85, 4096, 160, 1024}, {85, 8192, 528, 1024},
    {85, 16384, 400, 1024}, {85, 32768, 16, 1024}, {85, 65536, 144, 1024}, {85, 131072, 176, 1024},
    {86, 1, -160, 1024}, {86, 64, -16, 1024}, {86, 512, 480, 1024}, {86, 1024, 160, 1024},
    {86, 2048, -176, 1024}, {87, 1, -224, 1024}, {87, 64, -128, 1024}, {87, 512, 16, 1024},
    {87, 1024, 48, 1024}, {87, 2048, -32, 1024}, {87, 8192, -448, 1024}, {88, 1, -160, 1024},
    {88, 64, -272, 1024}, {90, 1, 32, 1024}, {90, 64, 16, 1024}, {90, 512, -192, 1024},
    {90, 1024, 288, 1024}, {90, 2048, 208, 1024}, {90, 4096, -256, 1024}, {91, 1, -16, 1024},
    {94, 64, -80, 1024}, {94, 512, -96, 1024}, {94, 1024, -16, 1024}, {95, 64, 128, 1024},
    {95, 512, 144, 1024}, {95, 1024, -240, 1024}, {96, 1, 448, 1024}, {96, 64, -112, 1024},
    {96, 512, -144, 1024}, {96, 1024, -656, 1024}, {97, 1, -64, 1024}, {97, 64, 208, 1024},
    {97, 512, 224, 1024}, {97, 1024, 320, 1024}, {97, 2048, -368, 1024}, {98, 1, -80, 1024},
    {98, 2048, -464, 1024}, {99, 1, -128, 1024}, {99, 64, -64, 1024}, {99, 1024, 352, 1024},
    {99, 2048, -400, 1024}, {101, 8192, 416, 1024}, {101, 16384, 144, 1024}, {101, 32768, 32, 1024},
    {101, 65536, 48, 1024}, {101, 131072, 32, 1024}, {102, 8192, -144, 1024}, {103, 32768, -16, 1024},
    {103, 65536, -48, 1024}, {103, 131072, -32, 1024}, {104, 8192, 0, 1024}, {104, 65536, -784, 1024},
    {104, 131072, -736, 1024}, {105, 16384, 0, 1024}, {105, 32768, -64, 1024}, {105, 65536, 0, 1024},
    {105, 131072, 176, 1024}, {106, 2048, 304, 1024}, {106, 32768, -512, 1024}, {106, 65536, -688, 1024},
    {106, 131072, 0, 1024}, {107, 8192, 432, 1024}, {107, 16384, 176, 1024}, {107, 32768, 16, 1024},
    {107, 65536, 32, 1024}, {107, 131072, 16, 1024}, {108, 32768, 32, 1024}, {108, 65536, -48, 1024},
    {108, 131072, -16, 1024}, {109, 1, 352, 1024}, {109, 64, 96, 1024}, {109, 512, 144, 1024},
    {109, 1024, 304, 1024}, {109, 2048, 16, 1024}, {109, 4096, -160, 1024}, {109, 8192, 48, 1024},
    {112, 1, 112, 1024}, {112, 64, 144, 1024}, {112, 512, 1216, 1024}, {112, 1024, 768, 1024},
    {112, 2048, -256, 1024}, {112, 4096, 448, 1024}, {112, 8192, 112, 1024}, {112, 16384, 64, 1024},
    {112, 32768, 320, 1024}, {112, 65536, 528, 1024}, {112, 131072, 816, 1024}, {113, 8192, 288, 1024},
    {114, 512, 144, 1024}, {114, 2048, -304, 1024}, {114, 4096, -592, 1024}, {114, 8192, -544, 1024},
    {117, 1, -48, 1024}, {117, 64, -304, 1024}, {117, 512, 0, 1024}, {117, 1024, -304, 1024},
    {117, 2048, -576, 1024}, {118, 1, -528, 1024}, {118, 512, -176, 1024}, {118, 2048, -592, 1024},
    {119, 1, -480, 1024}, {119, 64, 0, 1024}, {119, 512, -160, 1024}, {119, 2048, -960, 1024},
    {120, 1, 160, 1024}, {121, 512, 416, 1024}, {121, 2048, 176, 1024}, {122, 1024, -80, 1024},
    {122, 2048, 208, 1024}, {122, 4096, -224, 1024}, {123, 2048, -96, 1024}, {123, 4096, -352, 1024},
    {124, 512, 528, 1024}, {124, 2048, 0, 1024}, {125, 64, 160, 1024}, {125, 2048, -544, 1024},
    {125, 4096, -416, 1024}, {126, 1, -256, 1024}, {126, 64, -240, 1024}, {126, 512, -304, 1024},
    {126, 2048, -352, 1024}, {127, 1, 48, 1024}, {127, 64, -80, 1024}, {127, 512, -208, 1024},
    {127, 1024, 80, 1024}, {127, 2048, -768, 1024}, {129, 8192, -112, 1024}, {130, 8192, 368, 1024},
    {130, 16384, 16, 1024}, {130, 32768, 128, 1024}, {130, 65536, 64, 1024}, {130, 131072, 16, 1024},
    {131, 8192, 144, 1024}, {132, 32768, 32, 1024}, {132, 65536, 112, 1024}, {132, 131072, 48, 1024},
    {133, 16384, 0, 1024}, {133, 32768, -32, 1024}, {133, 65536, 272, 1024}, {133, 131072, 368, 1024},
    {134, 65536, -688, 1024}, {134, 131072, 0, 1024}, {135, 8192, 592, 1024}, {135, 16384, 240, 1024},
    {135, 32768, 112, 1024}, {135, 65536, 32, 1024}, {135, 131072, -16, 1024}, {136, 32768, 128, 1024},
    {136, 65536, -80, 1024}, {136, 131072, -64, 1024}, {137, 2048, 512, 1024}, {137, 4096, 144, 1024},
    {137, 8192, 176, 1024}, {138, 8192, 224, 1024}, {140, 1, 16, 1024}, {140, 64, 112, 1024},
    {140, 512, -128, 1024}, {140, 1024, 448, 1024}, {140, 2048, 384, 1024}, {140, 4096, 448, 1024},
    {140, 8192, 560, 1024}, {140, 16384, 624, 1024}, {140, 32768, 736, 1024}, {140, 65536, 416, 1024},
    {140, 131072, 608, 384}, {141, 2048, 80, 1024}, {142, 2048, 64, 1024}, {142, 4096, 0, 1024},
    {142, 8192, -32, 1024}, {142, 16384, -16, 1024}, {143, 2048, 176, 1024}, {143, 4096, 48, 1024},
    {143, 8192, 0, 1024}, {143, 16384, -16, 1024}, {144, 1, -80, 1024}, {144, 2048, -128, 1024},
    {144, 4096, -16, 1024}, {144, 8192, -128, 1024}, {145, 1, 16, 1024}, {145, 512, 224, 1024},
    {145, 1024, 240, 1024}, {145, 2048, -112, 1024}, {145, 4096, -32, 1024}, {145, 8192, -112, 1024},
    {146, 1, 64, 1024}, {146, 512, 160, 1024}, {146, 1024, 192, 1024}, {146, 2048, -64, 1024},
    {147, 1, 16, 1024}, {147, 64, -144, 1024}, {147, 512, 0, 1024}, {147, 1024, -368, 1024},
    {148, 1, 144, 1024}, {148, 64, 32, 1024}, {148, 512, -96, 1024}, {149, 1, -128, 1024},
    {149, 64, -48, 1024}, {149, 512, 320, 1024}, {149, 1024, -192, 1024}, {150, 1, 48, 1024},
    {150, 64, -128, 1024}, {151, 1, 400, 1024}, {151, 64, 96, 1024}, {151, 512, -960, 1024},
    {152, 2048, 16, 1024}, {152, 4096, -32, 1024}, {152, 8192, -32, 1024}, {152, 16384, -32, 1024},
    {153, 1, 96, 1024}, {153, 64, -144, 1024}, {153, 512, -432, 1024}, {154, 1, 32, 1024},
    {154, 64, 0, 1024}, {154, 1024, -144, 1024}, {155, 1, -96, 1024}, {155, 64, -112, 1024},
    {155, 512, -304, 1024}, {156, 1, 96, 1024}, {156, 64, 16, 1024}, {156, 512, -480, 1024},
    {157, 2048, 16, 1024}, {158, 2048, -208, 1024}, {158, 4096, 80, 1024}, {158, 8192, 48, 1024},
    {158, 16384, 0, 1024}, {158, 32768, -816, 1024}, {161, 2048, -160, 1024}, {161, 4096, -80, 1024},
    {161, 8192, 128, 1024}, {161, 16384, 448, 1024}, {162, 1, -32, 1024}, {162, 64, 0, 1024},
    {162, 512, 64, 1024}, {162, 1024, 144, 1024}, {162, 2048, -144, 1024}, {162, 4096, -512, 1024},
    {163, 2048, -224, 1024}, {163, 4096, 112, 1024}, {163, 8192, 48, 1024}, {163, 16384, 0, 1024},
    {163, 32768, -656, 1024}, {164, 8192, 80, 1024}, {164, 16384, 0, 1024}, {164, 32768, 0, 1024},
    {164, 65536, 0, 640}, {165, 16384, 0, 1024}, {165, 32768, 0, 1024}, {165, 65536, 0, 640},
    {165, 131072, -608, 832},
};
static const struct ct_residual residuals_half_dealt[] = {
    {0, 1, -176, 1024}, {0, 64, -144, 1024}, {0, 512, -256, 1024}, {0, 1024, -64, 1024},
    {0, 2048, 144, 1024}, {0, 4096, 16, 1024}, {0, 8192, -16, 1024}, {0, 16384, 0, 1024},
    {0, 32768, -352, 1024}, {0, 65536, 272, 1024}, {0, 131072, 288, 384}, {1, 1, 0, 1024},
    {1, 64, -160, 1024}, {1, 512, 208, 1024}, {1, 1024, -192, 1024}, {2, 1, -208, 1024},
    {2, 64, 192, 1024}, {2, 512, -176, 1024}, {2, 1024, 32, 1024}, {3, 512, -64, 1024},
    {3, 1024, 208, 1024}, {4, 1, 16, 1024}, {4, 64, 144, 1024}, {4, 512, 80, 1024},
    {4, 1024, 160, 1024}, {5, 1, -48, 1024}, {5, 64, -176, 1024}, {5, 512, -352, 1024},
    {6, 1, 80, 1024}, {6, 64, 96, 1024}, {6, 512, -736, 1024}, {7, 1, 320, 1024},
    {7, 64, 32, 1024}, {7, 512, 48, 1024}, {10, 1, 16, 1024}, {10, 64, 464, 1024},
    {10, 512, -32, 1024}, {10, 1024, -256, 1024}, {11, 1, 144, 1024}, {11, 64, -16, 1024},
    {11, 512, -192, 1024}, {13, 1, -80, 1024}, {13, 64, -112, 1024}, {13, 512, 368, 1024},
    {14, 2048, -192, 1024}, {14, 4096, 64, 1024}, {14, 8192, 32, 1024}, {14, 16384, 0, 1024},
    {15, 8192, 32, 1024}, {15, 16384, 0, 1024}, {15, 32768, 0, 1024}, {15, 65536, 0, 640},
    {16, 16384, 0, 1024}, {16, 65536, 0, 640}, {19, 4096, 0, 1024}, {21, 4096, 16, 1024},
    {22, 64, 0, 1024}, {22, 512, -32, 1024}, {22, 1024, 128, 1024}, {22, 2048, -48, 1024},
    {22, 4096, -928, 1024}, {22, 8192, -528, 1024}, {22, 16384, 576, 1024}, {23, 8192, -64, 1024},
    {23, 16384, 0, 1024}, {24, 4096, 16, 1024}, {25, 1, -16, 1024}, {25, 64, 80, 1024},
    {25, 512, 288, 1024}, {25, 1024, 80, 1024}, {25, 2048, 144, 1024}, {25, 4096, 0, 1024},
    {26, 2048, -176, 1024}, {26, 4096, 96, 1024}, {26, 8192, 32, 1024}, {26, 16384, 0, 1024},
    {26, 32768, -624, 1024}, {27, 8192, 32, 1024}, {27, 16384, 16, 1024}, {27, 32768, 0, 1024},
    {27, 65536, 0, 640}, {27, 131072, 0, 640}, {28, 16384, 0, 1024}, {28, 32768, 0, 1024},
    {28, 65536, 0, 1024}, {28, 131072, 0, 1024}, {29, 1, -256, 1024}, {29, 64, 256, 1024},
    {29, 512, 464, 1024}, {29, 1024, 240, 1024}, {29, 2048, 496, 1024}, {29, 4096, 272, 1024},
    {29, 8192, -16, 1024}, {29, 16384, 112, 1024}, {29, 32768, 128, 1024}, {29, 65536, 384, 1024},
    {29, 131072, 544, 1024}, {31, 1, 160, 1024}, {31, 512, -288, 1024}, {31, 8192, 400, 1024},
    {31, 16384, -48, 1024}, {31, 32768, -80, 1024}, {31, 65536, 64, 1024}, {32, 1, -288, 1024},
    {32, 64, 48, 1024}, {32, 512, 64, 1024}, {32, 1024, -64, 1024}, {32, 2048, 80, 1024},
    {32, 4096, 112, 1024}, {32, 8192, -128, 1024}, {33, 1, 336, 1024}, {33, 65536, -608, 1024},
    {34, 1, 160, 1024}, {34, 512, -96, 1024}, {34, 8192, 0, 1024}, {35, 1, 48, 1024},
    {35, 64, -192, 1024}, {35, 512, 32, 1024}, {35, 1024, 304, 1024}, {35, 2048, -176, 1024},
    {35, 4096, -352, 1024}, {37, 1, -144, 1024}, {37, 8192, 32, 1024}, {38, 1, -112, 1024},
    {38, 16384, -240, 1024}, {38, 32768, -80, 1024}, {38, 65536, 48, 1024}, {38, 131072, 192, 1024},
    {39, 1, -160, 1024}, {39, 64, -240, 1024}, {39, 512, 336, 1024}, {39, 1024, 192, 1024},
    {39, 2048, 32, 1024}, {39, 4096, -16, 1024}, {40, 64, -128, 1024}, {40, 512, 144, 1024},
    {40, 1024, -112, 1024}, {40, 2048, -176, 1024}, {41, 512, -32, 1024}, {41, 1024, 80, 1024},
    {41, 2048, 48, 1024}, {42, 1, 224, 1024}, {42, 64, 32, 1024}, {42, 512, 192, 1024},
    {42, 1024, 352, 1024}, {42, 2048, 48, 1024}, {42, 4096, 96, 1024}, {43, 1, 208, 1024},
    {43, 64, -16, 1024}, {43, 512, 560, 1024}, {43, 1024, 160, 1024}, {43, 2048, -16, 1024},
    {43, 4096, 96, 1024}, {44, 1, 256, 1024}, {44, 16384, -304, 1024}, {44, 32768, 16, 1024},
    {44, 65536, -96, 1024}, {44, 131072, -112, 1024}, {45, 1, 160, 1024}, {46, 1, 272, 1024},
    {46, 64, 496, 1024}, {46, 512, 336, 1024}, {47, 1, 16, 1024}, {47, 64, 272, 1024},
    {47, 4096, -128, 1024}, {48, 1024, -16, 1024}, {48, 2048, -176, 1024}, {48, 4096, -496, 1024},
    {49, 1, -288, 1024}, {49, 64, -80, 1024}, {49, 512, 80, 1024}, {49, 1024, -192, 1024},
    {50, 1, 208, 1024}, {50, 512, 0, 1024}, {50, 1024, 128, 1024}, {50, 2048, 240, 1024},
    {50, 8192, 0, 1024}, {50, 16384, -64, 1024}, {53, 1, -16, 1024}, {53, 16384, 16, 1024},
    {53, 32768, -32, 1024}, {53, 65536, 240, 1024}, {54, 16384, -448, 1024}, {54, 32768, -16, 1024},
    {54, 65536, -96, 1024}, {54, 131072, -96, 1024}, {55, 65536, -64, 1024}, {55, 131072, -96, 1024},
    {56, 32768, 64, 1024}, {56, 65536, 160, 1024}, {56, 131072, 240, 1024}, {57, 1, -208, 1024},
    {57, 64, -96, 1024}, {57, 512, 0, 1024}, {57, 2048, 336, 1024}, {57, 8192, 240, 1024},
    {57, 16384, 112, 1024}, {58, 1, -176, 1024}, {58, 512, -80, 1024}, {58, 8192, 336, 1024},
    {58, 16384, 128, 1024}, {59, 1, -144, 1024}, {59, 16384, 176, 1024}, {60, 32768, 224, 1024},
    {61, 1, 128, 1024}, {61, 64, 240, 1024}, {61, 512, -48, 1024}, {61, 1024, -304, 1024},
    {61, 2048, -32, 1024}, {61, 4096, -32, 1024}, {61, 8192, -32, 1024}, {61, 16384, -32, 1024},
    {61, 32768, 400, 1024}, {61, 65536, 336, 1024}, {61, 131072, 448, 384}, {63, 1, 144, 1024},
    {63, 64, 80, 1024}, {63, 512, 256, 1024}, {63, 1024, 192, 1024}, {64, 1, -16, 1024},
    {64, 64, -96, 1024}, {64, 512, 32, 1024}, {64, 1024, -64, 1024}, {64, 2048, 48, 1024},
    {65, 1, 0, 1024}, {65, 64, 48, 1024}, {65, 512, 64, 1024}, {65, 1024, 160, 1024},
    {66, 1, 112, 1024}, {66, 64, -128, 1024}, {66, 1024, -144, 1024}, {67, 1, 0, 1024},
    {67, 512, 48, 1024}, {67, 1024, -80, 1024}, {67, 2048, 16, 1024}, {68, 1, 112, 1024},
    {68, 64, 0, 1024}, {68, 512, 144, 1024}, {68, 1024, 160, 1024}, {70, 1, -96, 1024},
    {70, 64, -144, 1024}, {70, 512, -496, 1024}, {72, 2048, 0, 1024}, {72, 4096, 48, 832},
    {72, 8192, -16, 1024}, {72, 16384, 32, 384}, {73, 2048, -128, 1024}, {73, 4096, 16, 832},
    {73, 8192, 16, 384}, {73, 16384, 16, 384}, {73, 32768, 144, 1024}, {74, 2048, 16, 1024},
    {74, 4096, 0, 1024}, {74, 8192, -16, 384}, {74, 16384, -64, 1024}, {74, 32768, 144, 1024},
    {75, 65536, 0, 640}, {76, 16384, -48, 1024}, {76, 32768, 112, 1024}, {76, 65536, -16, 832},
    {76, 131072, -16, 384}, {77, 65536, -16, 832}, {77, 131072, 16, 384}, {78, 1024, 16, 1024},
    {78, 2048, 96, 1024}, {78, 4096, -16, 1024}, {78, 8192, 0, 384}, {78, 16384, -16, 1024},
    {78, 32768, 144, 1024}, {80, 1024, 144, 1024}, {80, 2048, -64, 1024}, {80, 4096, -48, 1024},
    {80, 8192, -32, 1024}, {80, 16384, -64, 1024}, {80, 32768, -160, 1024}, {81, 64, -448, 1024},
    {81, 1024, 0, 1024}, {81, 2048, 32, 1024}, {81, 4096, 32, 832}, {81, 8192, 48, 384},
    {81, 16384, 224, 384}, {82, 512, -128, 1024}, {82, 1024, -160, 1024}, {82, 2048, 16, 1024},
    {82, 4096, -80, 1024}, {82, 8192, -32, 384}, {82, 16384, -16, 1024}, {82, 32768, 48, 1024},
    {83, 512, -160, 1024}, {83, 1024, -272, 1024}, {83, 2048, -32, 1024}, {83, 4096, -48, 1024},
    {83, 8192, -48, 1024}, {83, 16384, 0, 384}, {83, 32768, -96, 1024}, {84, 2048, -32, 1024},
    {84, 4096, -48, 1024}, {84, 8192, 32, 1024}, {84, 16384, -32, 1024}, {84, 32768, -208, 1024},
    {85, 1, -112, 1024}, {85, 64, -96, 1024}, {85, 512, -96, 1024}, {85, 1024, -48, 1024},
    {85, 2048, -384, 1024}, {85, 4096, -128, 1024}, {85, 8192, 80, 1024}, {85, 16384, 480, 1024},
    {85, 32768, 64, 1024}, {85, 65536, 128, 1024}, {85, 131072, 240, 1024}, {86, 64, -480, 1024},
    {86, 512, 128, 1024}, {86, 1024, -48, 1024}, {86, 2048, 224, 1024}, {86, 4096, -304, 1024},
    {87, 1, 0, 1024}, {87, 64, -368, 1024}, {87, 512, -224, 1024}, {87, 1024, -48, 1024},
    {87, 2048, -400, 1024}, {87, 4096, 0, 1024}, {87, 8192, -544, 1024}, {88, 1, -112, 1024},
    {88, 2048, 144, 1024}, {88, 4096, 0, 1024}, {90, 1, 96, 1024}, {90, 512, -64, 1024},
    {90, 4096, -240, 1024}, {91, 1, 240, 1024}, {91, 4096, 320, 1024}, {94, 1, -112, 1024},
    {94, 512, 0, 1024}, {94, 1024, -656, 1024}, {95, 1, -192, 1024}, {95, 512, -288, 1024},
    {95, 1024, -624, 1024}, {95, 2048, -864, 1024}, {96, 1, -240, 1024}, {96, 64, -96, 1024},
    {96, 512, -544, 1024}, {96, 1024, -688, 1024}, {97, 1, 16, 1024}, {97, 64, 224, 1024},
    {97, 512, 32, 1024}, {97, 1024, 80, 1024}, {97, 2048, -240, 1024}, {97, 4096, -32, 1024},
    {98, 1, 160, 1024}, {98, 512, -96, 1024}, {98, 1024, -80, 1024}, {98, 2048, -336, 1024},
    {98, 4096, -496, 1024}, {99, 1, -128, 1024}, {99, 512, -112, 1024}, {99, 1024, -272, 1024},
    {99, 2048, -512, 1024}, {101, 8192, 480, 1024}, {101, 16384, 720, 1024}, {101, 32768, 64, 1024},
    {101, 65536, 48, 1024}, {101, 131072, 16, 1024}, {102, 8192, 176, 1024}, {103, 32768, 16, 1024},
    {103, 65536, -32, 1024}, {103, 131072, -48, 1024}, {104, 16384, -144, 1024}, {105, 16384, 80, 1024},
    {105, 32768, -64, 1024}, {105, 65536, -32, 1024}, {105, 131072, 0, 1024}, {106, 2048, 144, 1024},
    {106, 4096, 304, 1024}, {106, 16384, -112, 1024}, {106, 32768, -608, 1024}, {106, 65536, -704, 1024},
    {106, 131072, 0, 1024}, {107, 8192, 512, 1024}, {107, 16384, 336, 1024}, {107, 32768, 112, 1024},
    {107, 65536, 64, 1024}, {107, 131072, 16, 1024}, {108, 32768, 48, 1024}, {108, 65536, -96, 1024},
    {108, 131072, -48, 1024}, {109, 1, 48, 1024}, {109, 64, 64, 1024}, {109, 512, 112, 1024},
    {109, 1024, 352, 1024}, {109, 2048, 128, 1024}, {109, 4096, 320, 1024}, {109, 8192, -160, 1024},
    {110, 2048, 128, 1024}, {110, 4096, 368, 1024}, {112, 1, 368, 1024}, {112, 64, 320, 1024},
    {112, 512, 336, 1024}, {112, 1024, 1024, 1024}, {112, 2048, -320, 1024}, {112, 4096, 128, 1024},
    {112, 8192, -64, 1024}, {112, 16384, 464, 1024}, {112, 32768, 112, 1024}, {112, 65536, 192, 1024},
    {112, 131072, 304, 1024}, {113, 8192, -80, 1024}, {114, 2048, 80, 1024}, {114, 4096, -272, 1024},
    {116, 8192, 144, 1024}, {116, 16384, 0, 1024}, {117, 1, -176, 1024}, {117, 64, -304, 1024},
    {117, 512, -400, 1024}, {117, 1024, -688, 1024}, {118, 1, -272, 1024}, {118, 512, -160, 1024},
    {118, 1024, 0, 1024}, {119, 1, -416, 1024}, {119, 64, -544, 1024}, {119, 512, -160, 1024},
    {119, 1024, -672, 1024}, {121, 2048, -96, 1024}, {122, 2048, -32, 1024}, {123, 1, 240, 1024},
    {123, 2048, -256, 1024}, {124, 2048, -656, 1024}, {124, 4096, -320, 1024}, {125, 2048, -512, 1024},
    {126, 1, 320, 1024}, {126, 64, 0, 1024}, {126, 512, 0, 1024}, {126, 1024, 112, 1024},
    {127, 1, -160, 1024}, {127, 64, 160, 1024}, {129, 8192, 272, 1024}, {129, 16384, 112, 1024},
    {129, 32768, 0, 1024}, {129, 65536, 16, 640}, {130, 8192, 560, 1024}, {130, 16384, 288, 1024},
    {130, 32768, 112, 1024}, {130, 65536, 48, 1024}, {130, 131072, 48, 1024}, {131, 8192, 32, 1024},
    {132, 32768, 64, 1024}, {132, 65536, 32, 1024}, {132, 131072, 0, 1024}, {133, 16384, -80, 1024},
    {133, 32768, -112, 1024}, {133, 65536, -16, 1024}, {133, 131072, 208, 1024}, {134, 65536, -592, 1024},
    {134, 131072, -48, 1024}, {135, 8192, 512, 1024}, {135, 16384, 192, 1024}, {135, 32768, 48, 1024},
    {135, 65536, 128, 1024}, {135, 131072, 64, 1024}, {136, 32768, 80, 1024}, {136, 65536, -48, 1024},
    {136, 131072, -32, 1024}, {137, 2048, 192, 1024}, {137, 4096, -144, 1024}, {137, 8192, 448, 1024},
    {138, 8192, -240, 1024}, {140, 1, -48, 1024}, {140, 64, -80, 1024}, {140, 512, -160, 1024},
    {140, 1024, 160, 1024}, {140, 2048, 480, 1024}, {140, 4096, 80, 1024}, {140, 8192, 192, 1024},
    {140, 16384, 400, 1024}, {140, 32768, 528, 1024}, {140, 65536, 400, 1024}, {140, 131072, 496, 384},
    {141, 1024, -320, 1024}, {141, 2048, 288, 1024}, {141, 4096, -16, 1024}, {141, 16384, -16, 1024},
    {144, 1, 144, 1024}, {144, 64, 16, 1024}, {144, 512, 256, 1024}, {144, 1024, 64, 1024},
    {144, 4096, -80, 1024}, {145, 64, 0, 1024}, {145, 512, 160, 1024}, {145, 1024, 80, 1024},
    {145, 4096, -48, 1024}, {146, 64, 48, 1024}, {146, 1024, 80, 1024}, {146, 4096, 48, 1024},
    {147, 1, 192, 1024}, {147, 64, -48, 1024}, {147, 512, 272, 1024}, {147, 1024, 0, 1024},
    {148, 1, -16, 1024}, {148, 64, -32, 1024}, {148, 512, -96, 1024}, {148, 1024, -128, 1024},
    {149, 1, 368, 1024}, {149, 64, -80, 1024}, {149, 512, 240, 1024}, {149, 1024, -624, 1024},
    {150, 1, 176, 1024}, {150, 64, -64, 1024}, {150, 512, -48, 1024}, {151, 1, 0, 1024},
    {151, 64, 128, 1024}, {151, 512, -32, 1024}, {152, 4096, -64, 1024}, {152, 8192, -32, 1024},
    {152, 16384, -16, 1024}, {153, 1, 16, 1024}, {153, 64, 256, 1024}, {154, 1, -144, 1024},
    {154, 64, 240, 1024}, {154, 512, 96, 1024}, {155, 1, -16, 1024}, {155, 64, -32, 1024},
    {155, 512, -240, 1024}, {156, 1, -32, 1024}, {156, 64, -16, 1024}, {156, 512, -96, 1024},
    {157, 4096, 32, 1024}, {157, 16384, 16, 1024}, {158, 2048, -128, 1024}, {158, 4096, 32, 1024},
    {158, 8192, 16, 1024}, {158, 16384, 0, 1024}, {158, 32768, -800, 1024}, {161, 2048, 80, 1024},
    {161, 4096, -128, 1024}, {161, 8192, 80, 1024}, {161, 16384, 480, 1024}, {162, 1, -48, 1024},
    {162, 64, -48, 1024}, {162, 512, 96, 1024}, {162, 1024, 48, 1024}, {162, 2048, -160, 1024},
    {162, 4096, 16, 1024}, {162, 8192, 112, 384}, {163, 2048, 0, 1024}, {163, 4096, 80, 1024},
    {163, 8192, 0, 1024}, {163, 16384, 0, 1024}, {163, 32768, -704, 1024}, {164, 8192, 32, 1024},
    {164, 16384, 16, 1024}, {164, 32768, 0, 1024}, {164, 65536, 0, 640}, {165, 16384, 0, 1024},
    {165, 32768, 0, 1024}, {165, 65536, 0, 1024}, {165, 131072, 0, 640},
};
static const struct ct_residual residuals_rows[] = {
    {0, 1, 0, 1024}, {0, 64, 48, 1024}, {0, 512, -48, 1024}, {0, 1024, -272, 1024},
    {0, 2048, -768, 1024}, {0, 4096, -496, 1024}, {0, 8192, -400, 1024}, {0, 16384, -368, 1024},
    {0, 32768, -272, 1024}, {0, 65536, -384, 1024}, {0, 131072, 1728, 1024}, {2, 1, -80, 1024},
    {2, 64, 16, 1024}, {2, 512, -48, 1024}, {2, 1024, 64, 1024}, {2, 2048, -448, 1024},
    {2, 4096, -256, 1024}, {2, 8192, -320, 1024}, {2, 16384, -320, 640}, {2, 32768, -80, 384},
    {2, 65536, -352, 384}, {3, 1, -32, 1024}, {3, 64, -288, 1024}, {3, 512, -96, 1024},
    {3, 1024, -144, 1024}, {3, 2048, 0, 1024}, {3, 4096, -112, 1024}, {3, 8192, 16, 1024},
    {3, 16384, -64, 1024}, {3, 32768, -144, 384}, {3, 65536, 0, 384}, {8, 1, -16, 1024},
    {8, 64, 112, 1024}, {8, 512, 16, 1024}, {8, 1024, -144, 1024}, {8, 2048, -592, 1024},
    {8, 4096, -432, 1024}, {8, 8192, -416, 1024}, {8, 16384, -368, 640}, {8, 65536, -576, 384},
    {9, 1, 64, 1024}, {9, 64, 48, 1024}, {9, 512, 144, 1024}, {9, 1024, 80, 1024},
    {9, 2048, -160, 1024}, {9, 4096, -208, 1024}, {9, 8192, -80, 1024}, {9, 16384, 80, 640},
    {9, 32768, 272, 384}, {10, 1, 112, 1024}, {10, 64, 368, 1024}, {10, 512, 160, 1024},
    {10, 1024, 80, 1024}, {10, 2048, 192, 1024}, {10, 4096, 192, 1024}, {10, 8192, 224, 1024},
    {10, 16384, 272, 640}, {11, 1, 128, 1024}, {11, 64, 224, 1024}, {11, 512, 96, 1024},
    {11, 1024, 128, 1024}, {11, 2048, 176, 1024}, {11, 4096, 368, 1024}, {11, 8192, 400, 1024},
    {11, 16384, 288, 640}, {11, 32768, 560, 384}, {11, 65536, 464, 384}, {12, 1, -64, 1024},
    {12, 2048, 96, 1024}, {12, 4096, 160, 1024}, {12, 8192, 224, 1024}, {12, 16384, 176, 1024},
    {12, 32768, -176, 1024}, {12, 65536, 144, 1024}, {14, 1, -48, 1024}, {14, 64, -256, 1024},
    {14, 512, 128, 1024}, {14, 1024, 0, 1024}, {14, 2048, 32, 1024}, {14, 4096, 96, 1024},
    {14, 8192, 96, 1024}, {14, 16384, 96, 1024}, {14, 32768, -304, 1024}, {15, 8192, 144, 1024},
    {15, 16384, 128, 1024}, {15, 32768, 112, 1024}, {15, 131072, -64, 640}, {16, 16384, 128, 1024},
    {16, 32768, 112, 1024}, {16, 65536, 144, 384}, {17, 65536, 144, 1024}, {18, 1, -128, 1024},
    {18, 64, -368, 1024}, {18, 512, -192, 1024}, {18, 1024, -64, 1024}, {18, 2048, 96, 1024},
    {18, 4096, -192, 1024}, {18, 8192, -80, 1024}, {18, 16384, -16, 640}, {18, 32768, 96, 384},
    {18, 65536, 192, 384}, {19, 1, -16, 1024}, {19, 64, -144, 1024}, {19, 512, -48, 1024},
    {19, 1024, 112, 1024}, {19, 2048, -144, 1024}, {19, 4096, -64, 1024}, {19, 8192, -64, 1024},
    {19, 16384, -128, 1024}, {19, 32768, -160, 384}, {19, 65536, -64, 384}, {20, 1, -112, 1024},
    {20, 64, -176, 1024}, {20, 512, -144, 1024}, {20, 1024, -96, 1024}, {20, 2048, -32, 1024},
    {20, 4096, -16, 1024}, {20, 8192, 48, 1024}, {20, 16384, -48, 640}, {20, 32768, -32, 384},
    {21, 1, 80, 1024}, {21, 64, -288, 1024}, {21, 512, -96, 1024}, {21, 1024, 176, 1024},
    {21, 2048, -64, 1024}, {21, 4096, 48, 1024}, {21, 8192, -48, 1024}, {21, 16384, -16, 640},
    {21, 32768, -16, 384}, {21, 65536, -80, 384}, {22, 1, 16, 1024}, {22, 64, 80, 1024},
    {22, 512, -16, 1024}, {22, 1024, 192, 1024}, {22, 2048, -144, 1024}, {22, 4096, -48, 1024},
    {22, 8192, 32, 1024}, {22, 16384, 160, 640}, {22, 32768, 208, 384}, {23, 1, -80, 1024},
    {23, 64, 112, 1024}, {23, 512, -80, 1024}, {23, 1024, -112, 1024}, {23, 2048, -192, 1024},
    {23, 4096, -64, 1024}, {23, 8192, 64, 1024}, {23, 16384, 32, 640}, {23, 32768, -144, 1024},
    {24, 1, -128, 1024}, {24, 64, -176, 1024}, {24, 512, -32, 1024}, {24, 1024, -240, 1024},
    {24, 2048, -208, 1024}, {24, 4096, 48, 1024}, {24, 8192, -96, 1024}, {24, 16384, -64, 640},
    {24, 32768, -160, 384}, {25, 1, 240, 1024}, {25, 64, 0, 1024}, {25, 512, 16, 1024},
    {25, 1024, 80, 1024}, {25, 2048, 80, 1024}, {25, 4096, 80, 1024}, {25, 8192, 160, 1024},
    {25, 16384, 64, 1024}, {25, 32768, 160, 1024}, {25, 65536, 16, 1024}, {26, 1, -176, 1024},
    {26, 512, -144, 1024}, {26, 1024, -144, 1024}, {26, 2048, 0, 1024}, {26, 4096, 48, 1024},
    {26, 8192, 96, 1024}, {26, 16384, 96, 1024}, {26, 32768, -304, 1024}, {26, 65536, 128, 1024},
    {27, 8192, 160, 1024}, {27, 16384, 144, 1024}, {27, 32768, 160, 1024}, {27, 65536, -96, 1024},
    {27, 131072, -128, 640}, {28, 16384, 112, 1024}, {28, 32768, 112, 1024}, {28, 65536, -64, 1024},
    {28, 131072, 32, 640}, {29, 1, -176, 1024}, {29, 64, 496, 1024}, {29, 512, 320, 1024},
    {29, 1024, 560, 1024}, {29, 2048, 64, 1024}, {29, 4096, -288, 1024}, {29, 8192, -384, 1024},
    {29, 16384, -304, 1024}, {29, 32768, -368, 1024}, {29, 65536, -320, 1024}, {29, 131072, -112, 1024},
    {30, 1, -240, 1024}, {30, 512, 464, 1024}, {30, 2048, -240, 1024}, {32, 1, -64, 1024},
    {32, 64, 112, 1024}, {32, 512, 240, 1024}, {32, 1024, 224, 1024}, {32, 2048, 128, 1024},
    {32, 4096, 240, 1024}, {33, 1, 32, 1024}, {33, 64, -208, 1024}, {33, 512, -48, 1024},
    {33, 1024, -208, 1024}, {33, 2048, -160, 1024}, {33, 4096, -224, 1024}, {33, 8192, -272, 1024},
    {33, 16384, -288, 1024}, {33, 32768, -400, 384}, {33, 65536, -304, 384}, {33, 131072, -160, 384},
    {34, 1, 32, 1024}, {34, 64, -160, 1024}, {34, 512, 64, 1024}, {34, 1024, -32, 1024},
    {34, 2048, 16, 1024}, {34, 4096, 64, 1024}, {34, 8192, -160, 1024}, {34, 16384, 16, 1024},
    {34, 32768, -16, 1024}, {34, 65536, 224, 384}, {34, 131072, 592, 384}, {38, 1, 80, 1024},
    {38, 1024, -336, 1024}, {38, 8192, 272, 1024}, {38, 16384, 96, 1024}, {38, 32768, 16, 1024},
    {38, 65536, -64, 1024}, {38, 131072, -96, 384}, {39, 1, -112, 1024}, {39, 64, 336, 1024},
    {39, 512, 112, 1024}, {39, 1024, 256, 1024}, {39, 2048, 224, 1024}, {39, 4096, -112, 1024},
    {40, 1, 32, 1024}, {40, 64, -16, 1024}, {40, 512, 288, 1024}, {40, 1024, 336, 1024},
    {40, 2048, 96, 1024}, {40, 4096, 64, 1024}, {42, 1, 32, 1024}, {42, 64, 480, 1024},
    {42, 512, 336, 1024}, {42, 1024, 480, 1024}, {42, 2048, -96, 1024}, {42, 4096, -544, 1024},
    {42, 8192, -368, 1024}, {43, 1, 80, 1024}, {43, 64, 336, 1024}, {43, 512, 336, 1024},
    {43, 1024, 352, 1024}, {43, 2048, 208, 1024}, {43, 4096, -96, 1024}, {43, 8192, 80, 1024},
    {44, 1, -80, 1024}, {44, 512, -240, 1024}, {44, 1024, -176, 1024}, {44, 8192, 304, 1024},
    {44, 16384, 160, 1024}, {44, 32768, 112, 1024}, {44, 65536, 32, 1024}, {46, 1, 32, 1024},
    {46, 64, 208, 1024}, {46, 2048, 336, 1024}, {46, 4096, 256, 1024}, {46, 8192, 352, 1024},
    {46, 16384, 656, 1024}, {47, 1, -96, 1024}, {47, 64, 208, 1024}, {47, 512, 272, 1024},
    {47, 1024, 256, 1024}, {47, 2048, 240, 1024}, {47, 4096, -48, 1024}, {50, 1, 272, 1024},
    {50, 64, 96, 1024}, {50, 512, 32, 1024}, {50, 1024, 128, 1024}, {50, 2048, 112, 1024},
    {50, 4096, 48, 1024}, {50, 8192, -176, 1024}, {50, 16384, -32, 1024}, {50, 32768, 48, 384},
    {51, 1, 80, 1024}, {51, 64, -336, 1024}, {51, 512, -176, 1024}, {51, 32768, -240, 1024},
    {51, 65536, -240, 832}, {51, 131072, 96, 384}, {53, 1, 128, 1024}, {53, 64, -80, 1024},
    {53, 512, -32, 1024}, {53, 1024, 80, 1024}, {53, 2048, -160, 1024}, {53, 4096, 80, 1024},
    {53, 8192, 208, 1024}, {53, 16384, 176, 1024}, {53, 32768, 160, 1024}, {53, 65536, 96, 384},
    {53, 131072, 432, 384}, {54, 1, 0, 1024}, {54, 512, -112, 1024}, {54, 8192, 368, 1024},
    {54, 16384, 224, 1024}, {54, 32768, 96, 1024}, {54, 65536, 32, 1024}, {54, 131072, -240, 1024},
    {55, 32768, 112, 1024}, {55, 65536, 48, 1024}, {55, 131072, 224, 1024}, {57, 1, 32, 1024},
    {58, 1, -240, 1024}, {58, 64, -160, 1024}, {59, 1, -64, 1024}, {59, 64, 80, 1024},
    {59, 1024, -208, 1024}, {59, 2048, -80, 1024}, {59, 4096, 96, 1024}, {59, 8192, -192, 1024},
    {59, 16384, -96, 1024}, {59, 32768, 208, 1024}, {60, 32768, -96, 1024}, {60, 65536, -144, 1024},
    {60, 131072, 0, 1024}, {61, 1, -176, 1024}, {61, 64, -160, 1024}, {61, 512, -192, 1024},
    {61, 1024, -224, 1024}, {61, 2048, -304, 1024}, {61, 4096, -64, 1024}, {61, 8192, -32, 1024},
    {61, 16384, -32, 1024}, {61, 32768, -80, 1024}, {61, 65536, 176, 1024}, {61, 131072, 1072, 1024},
    {62, 1, 160, 1024}, {62, 64, 128, 1024}, {62, 512, -48, 1024}, {62, 1024, -48, 1024},
    {62, 2048, -240, 1024}, {62, 4096, 144, 1024}, {62, 8192, 288, 832}, {62, 16384, -64, 384},
    {63, 1, 128, 1024}, {63, 64, 0, 1024}, {63, 512, 80, 1024}, {63, 1024, 144, 1024},
    {63, 2048, -560, 1024}, {63, 4096, -128, 1024}, {63, 8192, -80, 832}, {63, 16384, -16, 384},
    {64, 1, 48, 1024}, {64, 64, 32, 1024}, {64, 512, 224, 1024}, {64, 1024, -288, 1024},
    {64, 2048, -272, 1024}, {64, 4096, 64, 1024}, {64, 8192, 0, 832}, {65, 1, 16, 1024},
    {65, 64, -16, 1024}, {65, 512, 144, 1024}, {65, 1024, -48, 1024}, {65, 2048, -128, 1024},
    {65, 4096, 480, 1024}, {65, 8192, 416, 832}, {65, 16384, -64, 1024}, {65, 32768, 624, 384},
    {66, 1, -112, 1024}, {66, 64, 224, 1024}, {66, 512, -144, 1024}, {66, 1024, 176, 1024},
    {66, 2048, 112, 1024}, {66, 4096, -48, 1024}, {66, 8192, -16, 1024}, {66, 16384, -32, 1024},
    {66, 32768, -64, 384}, {66, 65536, -208, 1024}, {68, 1, 16, 1024}, {68, 64, 16, 1024},
    {68, 512, -32, 1024}, {68, 1024, -32, 1024}, {68, 2048, 144, 1024}, {68, 4096, 512, 1024},
    {68, 8192, 416, 1024}, {68, 16384, -64, 384}, {68, 32768, 576, 384}, {69, 1, 64, 1024},
    {69, 64, 32, 1024}, {69, 512, -96, 1024}, {69, 1024, 352, 1024}, {69, 2048, 112, 1024},
    {69, 4096, 528, 1024}, {69, 8192, 512, 832}, {72, 1, -304, 1024}, {72, 64, 192, 1024},
    {72, 512, 32, 1024}, {72, 1024, 304, 1024}, {72, 2048, 144, 1024}, {72, 4096, 0, 1024},
    {72, 8192, -16, 1024}, {72, 16384, 16, 640}, {72, 32768, -32, 384}, {72, 65536, -80, 1024},
    {73, 1, -288, 1024}, {73, 64, 144, 1024}, {73, 512, -64, 1024}, {73, 1024, 16, 1024},
    {73, 2048, -176, 1024}, {73, 4096, 0, 1024}, {73, 8192, -16, 832}, {73, 16384, 0, 1024},
    {73, 32768, 0, 384}, {73, 65536, -64, 384}, {74, 1, -272, 1024}, {74, 64, 144, 1024},
    {74, 512, 96, 1024}, {74, 1024, 112, 1024}, {74, 2048, 128, 1024}, {74, 4096, -16, 1024},
    {74, 8192, -64, 1024}, {74, 16384, -64, 1024}, {75, 16384, 0, 1024}, {75, 32768, -64, 1024},
    {75, 65536, -336, 1024}, {75, 131072, 0, 1024}, {76, 16384, -48, 1024}, {76, 32768, -80, 1024},
    {76, 65536, -352, 1024}, {76, 131072, 0, 640}, {78, 1, 0, 1024}, {78, 64, -80, 1024},
    {78, 512, -176, 1024}, {78, 1024, 96, 1024}, {78, 2048, -240, 1024}, {78, 4096, -96, 1024},
    {78, 8192, -96, 1024}, {78, 16384, 32, 640}, {78, 32768, 176, 384}, {78, 65536, 144, 384},
    {79, 1, -272, 1024}, {79, 64, -368, 1024}, {79, 512, 32, 1024}, {79, 1024, 80, 1024},
    {79, 2048, -48, 1024}, {79, 4096, -128, 1024}, {79, 8192, -96, 1024}, {79, 16384, -32, 1024},
    {79, 32768, 272, 384}, {79, 65536, 0, 384}, {81, 1, -128, 1024}, {81, 64, 48, 1024},
    {81, 512, 64, 1024}, {81, 1024, -160, 1024}, {81, 2048, -272, 1024}, {81, 4096, -48, 1024},
    {81, 8192, 48, 832}, {81, 16384, 32, 640}, {81, 32768, -112, 1024}, {82, 1, -16, 1024},
    {82, 64, -112, 1024}, {82, 512, 64, 1024}, {82, 1024, 256, 1024}, {82, 2048, 128, 1024},
    {82, 4096, -64, 1024}, {82, 8192, 0, 1024}, {82, 16384, -16, 640}, {82, 32768, -96, 1024},
    {83, 1, -144, 1024}, {83, 64, -128, 1024}, {83, 512, -112, 1024}, {83, 1024, 64, 1024},
    {83, 2048, -272, 1024}, {83, 4096, -64, 1024}, {83, 8192, 32, 1024}, {83, 16384, -32, 1024},
    {83, 32768, -144, 1024}, {85, 1, -80, 1024}, {85, 64, 48, 1024}, {85, 512, -32, 1024},
    {85, 1024, -96, 1024}, {85, 2048, -192, 1024}, {85, 4096, -480, 1024}, {85, 8192, -272, 1024},
    {85, 16384, -160, 1024}, {85, 32768, -80, 1024}, {85, 65536, -80, 1024}, {85, 131072, 2544, 1024},
    {89, 32768, 240, 1024}, {89, 65536, 304, 1024}, {89, 131072, 176, 1024}, {91, 1, 208, 1024},
    {91, 1024, 0, 1024}, {91, 8192, 448, 1024}, {91, 16384, 336, 1024}, {91, 32768, 352, 1024},
    {91, 65536, 528, 640}, {91, 131072, 592, 384}, {92, 8192, 0, 1024}, {92, 65536, -320, 1024},
    {93, 4096, 176, 1024}, {93, 16384, 80, 1024}, {94, 1, -64, 1024}, {94, 64, -64, 1024},
    {94, 512, 16, 1024}, {94, 1024, -80, 1024}, {94, 2048, -32, 1024}, {94, 4096, -288, 1024},
    {94, 8192, -112, 1024}, {94, 16384, -240, 1024}, {95, 1, 48, 1024}, {95, 64, -144, 1024},
    {95, 512, 128, 1024}, {95, 1024, -32, 1024}, {95, 2048, -128, 1024}, {95, 4096, -400, 1024},
    {96, 1, 0, 1024}, {96, 64, 96, 1024}, {96, 512, -16, 1024}, {96, 1024, 0, 1024},
    {96, 2048, -96, 1024}, {96, 4096, -352, 1024}, {96, 8192, -400, 1024}, {96, 16384, -416, 1024},
    {97, 1, -64, 1024}, {97, 64, 16, 1024}, {97, 512, -144, 1024}, {97, 1024, 80, 1024},
    {97, 2048, 144, 1024}, {97, 8192, -576, 1024}, {97, 16384, -560, 1024}, {98, 1, -176, 1024},
    {98, 64, -288, 1024}, {98, 512, -48, 1024}, {98, 1024, 208, 1024}, {98, 2048, -128, 1024},
    {98, 4096, -464, 1024}, {98, 8192, -128, 1024}, {99, 1, -64, 1024}, {99, 64, -16, 1024},
    {99, 512, -80, 1024}, {99, 1024, 144, 1024}, {99, 2048, -112, 1024}, {99, 4096, -464, 1024},
    {99, 8192, -224, 1024}, {100, 2048, -16, 1024}, {100, 8192, 224, 1024}, {101, 8192, 288, 1024},
    {101, 16384, 176, 1024}, {101, 32768, 144, 1024}, {101, 65536, 112, 1024}, {101, 131072, -32, 1024},
    {102, 8192, 576, 1024}, {102, 16384, 496, 1024}, {103, 32768, 112, 1024}, {103, 65536, 112, 1024},
    {103, 131072, -64, 1024}, {104, 4096, 144, 1024}, {104, 16384, 352, 1024}, {104, 65536, 176, 1024},
    {104, 131072, 48, 384}, {105, 16384, 416, 1024}, {105, 32768, 304, 1024}, {105, 65536, 288, 1024},
    {105, 131072, 112, 1024}, {106, 2048, 224, 1024}, {106, 4096, 80, 1024}, {106, 16384, 192, 1024},
    {106, 32768, 320, 832}, {106, 65536, 80, 1024}, {106, 131072, 0, 1024}, {107, 8192, 160, 1024},
    {107, 16384, 208, 1024}, {107, 32768, 208, 1024}, {107, 65536, 128, 1024}, {107, 131072, -80, 1024},
    {108, 32768, 96, 1024}, {108, 65536, 64, 1024}, {108, 131072, -80, 1024}, {109, 1, -80, 1024},
    {109, 64, -192, 1024}, {109, 512, 160, 1024}, {109, 1024, 144, 1024}, {109, 2048, 256, 1024},
    {109, 4096, 544, 1024}, {109, 8192, 0, 1024}, {109, 16384, -16, 1024}, {109, 32768, 352, 1024},
    {110, 2048, 304, 1024}, {110, 4096, 288, 1024}, {110, 16384, 0, 1024}, {111, 32768, -64, 1024},
    {111, 65536, 48, 1024}, {111, 131072, -64, 1024}, {112, 1, 48, 1024}, {112, 64, 208, 1024},
    {112, 512, -64, 1024}, {112, 1024, 80, 1024}, {112, 2048, 48, 1024}, {112, 4096, 112, 1024},
    {112, 8192, 96, 1024}, {112, 16384, -64, 1024}, {112, 32768, -224, 1024}, {112, 65536, -32, 1024},
    {112, 131072, -80, 1024}, {115, 32768, -624, 1024}, {115, 65536, -400, 384}, {115, 131072, -416, 384},
    {116, 1, 0, 1024}, {116, 16384, 576, 1024}, {116, 32768, 544, 832}, {117, 1, -272, 1024},
    {117, 64, 0, 1024}, {117, 512, 128, 1024}, {117, 1024, -144, 1024}, {117, 2048, -224, 1024},
    {117, 8192, -432, 1024}, {117, 16384, -160, 1024}, {118, 1, -256, 1024}, {118, 64, -128, 1024},
    {118, 512, 80, 1024}, {118, 1024, -192, 1024}, {118, 2048, -320, 1024}, {118, 4096, 0, 1024},
    {118, 8192, -288, 1024}, {118, 16384, -176, 1024}, {119, 1, 0, 1024}, {119, 64, -464, 1024},
    {119, 512, -16, 1024}, {119, 1024, 160, 1024}, {119, 2048, -208, 1024}, {119, 4096, -240, 1024},
    {119, 8192, -240, 1024}, {119, 16384, -368, 1024}, {120, 1, -128, 1024}, {120, 16384, 112, 1024},
    {120, 32768, -112, 1024}, {120, 65536, 80, 384}, {121, 1, -208, 1024}, {121, 512, 16, 1024},
    {121, 1024, 176, 1024}, {121, 4096, -112, 1024}, {121, 8192, -176, 1024}, {121, 16384, -144, 1024},
    {122, 1, -32, 1024}, {122, 512, 304, 1024}, {122, 1024, 48, 1024}, {122, 4096, 816, 1024},
    {122, 8192, 416, 1024}, {122, 16384, 512, 1024}, {123, 1, -368, 1024}, {123, 64, -128, 1024},
    {123, 512, -80, 1024}, {123, 1024, -224, 1024}, {123, 2048, -16, 1024}, {123, 4096, -640, 1024},
    {123, 8192, 0, 1024}, {123, 16384, -368, 1024}, {124, 1, 144, 1024}, {124, 64, 272, 1024},
    {124, 512, -176, 1024}, {124, 1024, -320, 1024}, {124, 2048, 64, 1024}, {124, 4096, -112, 1024},
    {124, 8192, -400, 1024}, {124, 16384, -160, 1024}, {129, 16384, 512, 1024}, {129, 32768, 528, 1024},
    {130, 16384, 288, 1024}, {130, 32768, 144, 1024}, {130, 65536, 176, 1024}, {130, 131072, 0, 1024},
    {131, 8192, 880, 1024}, {131, 16384, 592, 1024}, {132, 32768, 96, 1024}, {132, 65536, 128, 1024},
    {132, 131072, 0, 1024}, {133, 16384, 336, 1024}, {133, 32768, 208, 1024}, {133, 65536, 336, 1024},
    {133, 131072, 144, 1024}, {134, 32768, 272, 1024}, {134, 65536, 160, 384}, {134, 131072, 64, 1024},
    {135, 8192, 592, 1024}, {135, 16384, 352, 1024}, {135, 32768, 128, 1024}, {135, 65536, 208, 1024},
    {135, 131072, 32, 1024}, {136, 32768, 48, 1024}, {136, 65536, 112, 1024}, {136, 131072, 16, 1024},
    {137, 1, 256, 1024}, {137, 512, 144, 1024}, {137, 1024, 0, 1024}, {137, 2048, 448, 1024},
    {137, 4096, 768, 1024}, {137, 8192, 176, 1024}, {137, 16384, 64, 1024}, {137, 32768, 464, 1024},
    {138, 8192, 352, 1024}, {138, 16384, 64, 1024}, {138, 32768, -64, 1024}, {138, 65536, 64, 1024},
    {138, 131072, -48, 1024}, {139, 32768, 0, 1024}, {139, 65536, 96, 1024}, {139, 131072, -80, 1024},
    {140, 1, 16, 1024}, {140, 64, -32, 1024}, {140, 512, 112, 1024}, {140, 1024, -96, 1024},
    {140, 2048, -608, 1024}, {140, 4096, -352, 1024}, {140, 8192, -400, 1024}, {140, 16384, -352, 1024},
    {140, 32768, -192, 1024}, {140, 65536, -368, 1024}, {140, 131072, 1248, 1024}, {141, 1, -352, 1024},
    {141, 64, -160, 1024}, {141, 512, 32, 1024}, {141, 1024, 80, 1024}, {141, 2048, 112, 1024},
    {141, 4096, 0, 1024}, {141, 8192, -16, 1024}, {141, 16384, 48, 1024}, {141, 32768, -16, 1024},
    {142, 64, -16, 1024}, {142, 512, -96, 1024}, {142, 4096, -64, 1024}, {142, 8192, -80, 1024},
    {142, 16384, -16, 1024}, {142, 65536, -16, 640}, {143, 1, -384, 1024}, {143, 64, -224, 1024},
    {143, 512, -80, 1024}, {143, 1024, -112, 1024}, {143, 2048, 80, 1024}, {143, 16384, 0, 1024},
    {143, 32768, -48, 1024}, {143, 65536, -32, 640}, {146, 1, 160, 1024}, {146, 64, -32, 1024},
    {146, 512, -112, 1024}, {146, 1024, 176, 1024}, {146, 2048, -368, 1024}, {146, 4096, -320, 1024},
    {146, 8192, -320, 1024}, {146, 16384, -272, 384}, {146, 32768, -64, 384}, {146, 65536, -272, 1024},
    {147, 1, 32, 1024}, {147, 64, 144, 1024}, {147, 512, -16, 1024}, {147, 1024, 0, 1024},
    {147, 2048, 224, 1024}, {147, 4096, 480, 1024}, {147, 8192, 400, 1024}, {147, 16384, 448, 384},
    {148, 1, 176, 1024}, {148, 64, 0, 1024}, {148, 512, 112, 1024}, {148, 1024, 192, 1024},
    {148, 2048, -144, 1024}, {148, 4096, 80, 1024}, {148, 8192, 160, 1024}, {148, 16384, 432, 384},
    {148, 32768, 352, 384}, {149, 1, -256, 1024}, {149, 64, -64, 1024}, {149, 512, -176, 1024},
    {149, 1024, 48, 1024}, {149, 2048, 176, 1024}, {149, 4096, 416, 1024}, {149, 8192, 400, 1024},
    {149, 16384, 352, 384}, {152, 1, -96, 1024}, {152, 64, -176, 1024}, {152, 512, -16, 1024},
    {152, 1024, -144, 1024}, {152, 2048, 352, 1024}, {152, 4096, -128, 1024}, {152, 8192, -160, 1024},
    {152, 16384, -128, 1024}, {152, 32768, -16, 384}, {152, 65536, 32, 384}, {153, 1, -128, 1024},
    {153, 64, -32, 1024}, {153, 512, -128, 1024}, {153, 1024, -16, 1024}, {155, 1, 96, 1024},
    {155, 64, 192, 1024}, {155, 512, -128, 1024}, {155, 1024, 128, 1024}, {155, 2048, 48, 1024},
    {155, 4096, 128, 1024}, {155, 8192, 16, 1024}, {155, 16384, -16, 640}, {155, 32768, -64, 384},
    {156, 1, 288, 1024}, {156, 64, -208, 1024}, {156, 512, -240, 1024}, {156, 1024, -96, 1024},
    {156, 2048, 0, 1024}, {156, 4096, -32, 1024}, {156, 8192, 48, 1024}, {156, 16384, 48, 384},
    {156, 32768, 0, 384}, {158, 1, -320, 1024}, {158, 64, -160, 1024}, {158, 512, 192, 1024},
    {158, 1024, 160, 1024}, {158, 2048, 176, 1024}, {158, 4096, 96, 1024}, {158, 8192, 144, 1024},
    {158, 16384, 128, 1024}, {158, 32768, -64, 384}, {159, 32768, 496, 1024}, {159, 65536, 224, 1024},
    {160, 32768, 208, 1024}, {160, 65536, 48, 1024}, {162, 1, 160, 1024}, {162, 64, 128, 1024},
    {162, 512, 32, 1024}, {162, 1024, -48, 1024}, {162, 2048, 208, 1024}, {162, 4096, 96, 1024},
    {162, 8192, 208, 1024}, {162, 16384, 144, 1024}, {162, 32768, 272, 1024}, {162, 65536, 64, 1024},
    {162, 131072, 16, 640}, {163, 1, -256, 1024}, {163, 64, -144, 1024}, {163, 512, -96, 1024},
    {163, 1024, -64, 1024}, {163, 2048, 144, 1024}, {163, 4096, 112, 1024}, {163, 8192, 112, 1024},
    {163, 16384, 144, 1024}, {163, 32768, -176, 1024}, {163, 65536, 96, 1024}, {163, 131072, 48, 640},
    {164, 8192, 192, 1024}, {164, 16384, 176, 1024}, {164, 32768, 224, 1024}, {164, 65536, -48, 1024},
    {164, 131072, -64, 1024}, {165, 16384, 176, 1024}, {165, 32768, 208, 1024}, {165, 65536, 64, 1024},
    {165, 131072, -64, 640},
};
static const struct ct_residual residuals_third_odd[] = {
    {0, 1, -32, 1024}, {0, 64, 96, 1024}, {0, 512, 112, 1024}, {0, 1024, -32, 1024},
    {0, 2048, 0, 1024}, {0, 4096, -16, 1024}, {0, 8192, -80, 1024}, {0, 16384, -96, 1024},
    {0, 32768, 80, 1024}, {0, 65536, 0, 1024}, {0, 131072, 144, 1024}, {1, 1, 112, 1024},
    {1, 64, 400, 1024}, {1, 512, 160, 1024}, {1, 1024, -272, 1024}, {2, 1, -112, 1024},
    {2, 64, -16, 1024}, {2, 512, -48, 1024}, {2, 1024, -48, 1024}, {2, 2048, 80, 1024},
    {2, 4096, -16, 1024}, {2, 8192, -16, 832}, {2, 16384, 304, 640}, {3, 1, -144, 1024},
    {3, 64, -256, 1024}, {3, 1024, 80, 1024}, {3, 2048, -48, 1024}, {3, 4096, -16, 1024},
    {5, 1, -80, 1024}, {5, 64, 96, 1024}, {5, 512, -80, 1024}, {5, 1024, -208, 1024},
    {6, 1, 192, 1024}, {6, 64, 352, 1024}, {6, 512, -48, 1024}, {7, 64, 16, 1024},
    {7, 512, 176, 1024}, {7, 1024, 128, 1024}, {10, 1, 144, 1024}, {10, 64, 368, 1024},
    {10, 512, 0, 1024}, {11, 1, 144, 1024}, {11, 64, 336, 1024}, {11, 512, -16, 1024},
    {11, 1024, -304, 1024}, {13, 1, 352, 1024}, {13, 64, 224, 1024}, {13, 512, 400, 1024},
    {13, 1024, -576, 1024}, {13, 2048, -640, 1024}, {14, 64, 80, 1024}, {14, 512, 48, 1024},
    {14, 2048, -16, 1024}, {14, 8192, 64, 1024}, {14, 16384, -48, 1024}, {14, 32768, -96, 1024},
    {15, 8192, 80, 1024}, {15, 16384, -48, 1024}, {15, 32768, 0, 1024}, {16, 16384, -64, 1024},
    {16, 32768, 0, 1024}, {16, 65536, -192, 1024}, {18, 64, -128, 1024}, {18, 512, 0, 1024},
    {18, 2048, 0, 1024}, {18, 4096, -96, 1024}, {18, 8192, -16, 1024}, {18, 16384, 32, 640},
    {19, 1, -112, 1024}, {19, 64, -112, 1024}, {19, 2048, -64, 1024}, {19, 4096, -96, 1024},
    {19, 8192, -48, 1024}, {19, 16384, -48, 1024}, {19, 32768, -32, 1024}, {20, 64, -288, 1024},
    {20, 2048, 224, 1024}, {20, 4096, -128, 1024}, {20, 8192, 208, 1024}, {21, 1, -80, 1024},
    {21, 64, -304, 1024}, {21, 2048, 304, 1024}, {21, 8192, 0, 1024}, {21, 16384, 0, 640},
    {22, 1, 32, 1024}, {22, 64, 320, 1024}, {22, 512, 240, 1024}, {22, 1024, 64, 1024},
    {22, 2048, 0, 1024}, {22, 4096, 64, 1024}, {22, 8192, -96, 832}, {22, 16384, 464, 640},
    {23, 1, -160, 1024}, {23, 64, -304, 1024}, {23, 2048, -176, 1024}, {23, 4096, -144, 1024},
    {23, 8192, -48, 1024}, {23, 16384, -80, 1024}, {24, 1, -112, 1024}, {24, 64, -288, 1024},
    {24, 512, -256, 1024}, {24, 1024, 96, 1024}, {24, 2048, -224, 1024}, {24, 4096, -80, 1024},
    {24, 8192, 0, 1024}, {24, 16384, -48, 1024}, {24, 32768, 192, 384}, {25, 1, 16, 1024},
    {25, 64, 80, 1024}, {25, 512, 240, 1024}, {25, 1024, 176, 1024}, {25, 2048, -80, 1024},
    {25, 4096, 144, 1024}, {25, 8192, 80, 1024}, {26, 64, -80, 1024}, {26, 2048, 48, 1024},
    {26, 4096, 144, 1024}, {26, 8192, 64, 1024}, {26, 16384, -64, 1024}, {26, 32768, -224, 1024},
    {26, 65536, 128, 1024}, {27, 8192, 128, 1024}, {27, 16384, -64, 1024}, {27, 32768, 0, 1024},
    {27, 65536, -192, 1024}, {27, 131072, 0, 832}, {28, 16384, -64, 1024}, {28, 32768, 0, 1024},
    {28, 65536, -192, 1024}, {28, 131072, 0, 832}, {29, 1, -336, 1024}, {29, 64, 192, 1024},
    {29, 512, 256, 1024}, {29, 1024, 224, 1024}, {29, 2048, 144, 1024}, {29, 4096, -64, 1024},
    {29, 8192, 256, 1024}, {29, 16384, -192, 1024}, {29, 32768, 80, 1024}, {29, 65536, 304, 1024},
    {29, 131072, 1568, 1024}, {30, 64, -464, 1024}, {31, 1, 96, 1024}, {31, 64, -64, 1024},
    {31, 512, -112, 1024}, {31, 8192, 384, 1024}, {31, 16384, -48, 1024}, {31, 32768, -80, 1024},
    {31, 65536, 400, 640}, {32, 1, -224, 1024}, {32, 64, -48, 1024}, {32, 512, 32, 1024},
    {32, 1024, 160, 1024}, {32, 2048, 176, 1024}, {32, 4096, -144, 1024}, {33, 1, 16, 1024},
    {33, 8192, 432, 1024}, {33, 16384, 16, 1024}, {33, 32768, 64, 1024}, {33, 65536, -448, 384},
    {33, 131072, 1024, 640}, {34, 1, -128, 1024}, {34, 64, -48, 1024}, {34, 512, -128, 1024},
    {34, 1024, -16, 1024}, {34, 2048, 192, 1024}, {34, 4096, 16, 1024}, {35, 1, -336, 1024},
    {35, 64, 256, 1024}, {35, 512, 208, 1024}, {35, 1024, -128, 1024}, {35, 2048, -48, 1024},
    {35, 8192, -240, 1024}, {37, 1, -272, 1024}, {37, 64, -80, 1024}, {37, 512, -112, 1024},
    {37, 1024, -80, 1024}, {37, 4096, -272, 1024}, {38, 1, 160, 1024}, {38, 8192, -48, 1024},
    {38, 16384, 208, 1024}, {38, 32768, 96, 1024}, {38, 65536, 0, 1024}, {38, 131072, -112, 1024},
    {39, 1, -208, 1024}, {39, 64, 16, 1024}, {39, 512, 192, 1024}, {39, 1024, -80, 1024},
    {39, 2048, 320, 1024}, {40, 1, -336, 1024}, {40, 64, 176, 1024}, {40, 512, 16, 1024},
    {40, 1024, -160, 1024}, {40, 2048, -144, 1024}, {40, 4096, -608, 1024}, {41, 1, -192, 1024},
    {41, 64, 64, 1024}, {41, 512, -32, 1024}, {41, 1024, -96, 1024}, {41, 2048, -352, 1024},
    {42, 1, 48, 1024}, {42, 64, 320, 1024}, {42, 512, 160, 1024}, {42, 1024, 304, 1024},
    {42, 2048, -48, 1024}, {42, 4096, -16, 1024}, {43, 1, 32, 1024}, {43, 64, 368, 1024},
    {43, 512, 64, 1024}, {43, 1024, 160, 1024}, {43, 2048, 448, 1024}, {44, 8192, -96, 1024},
    {44, 16384, 320, 1024}, {44, 32768, 96, 1024}, {44, 65536, 0, 1024}, {44, 131072, -144, 1024},
    {45, 1, -176, 1024}, {45, 16384, 16, 1024}, {45, 32768, -16, 1024}, {45, 65536, 16, 384},
    {45, 131072, 64, 640}, {46, 64, 400, 1024}, {47, 64, 112, 1024}, {47, 1024, 64, 1024},
    {47, 2048, -96, 1024}, {48, 64, 32, 1024}, {48, 512, 128, 1024}, {48, 1024, 224, 1024},
    {48, 2048, 48, 1024}, {50, 1, 64, 1024}, {50, 512, 144, 1024}, {50, 1024, 64, 1024},
    {50, 4096, 32, 1024}, {50, 8192, 288, 1024}, {50, 16384, -112, 1024}, {50, 32768, 352, 1024},
    {51, 16384, -16, 1024}, {51, 32768, 16, 1024}, {51, 65536, 0, 1024}, {51, 131072, 480, 384},
    {52, 65536, -32, 1024}, {52, 131072, -80, 384}, {53, 1, 144, 1024}, {53, 4096, -272, 1024},
    {53, 8192, 368, 1024}, {53, 16384, 160, 1024}, {53, 32768, 96, 1024}, {53, 65536, 128, 640},
    {54, 8192, 32, 1024}, {54, 16384, 240, 1024}, {54, 32768, 112, 1024}, {54, 65536, -16, 1024},
    {54, 131072, -144, 1024}, {55, 32768, 112, 1024}, {55, 65536, 32, 384}, {55, 131072, 1056, 1024},
    {56, 65536, 144, 1024}, {57, 1, 32, 1024}, {57, 4096, 16, 1024}, {58, 512, 160, 1024},
    {58, 1024, 160, 1024}, {58, 4096, 144, 1024}, {58, 8192, -80, 1024}, {58, 16384, 240, 1024},
    {59, 1, 144, 1024}, {59, 512, 16, 1024}, {59, 1024, 0, 1024}, {59, 2048, 432, 1024},
    {59, 8192, 400, 1024}, {59, 16384, 160, 1024}, {60, 32768, 240, 1024}, {61, 1, -208, 1024},
    {61, 64, -80, 1024}, {61, 512, 16, 1024}, {61, 1024, -224, 1024}, {61, 2048, -16, 1024},
    {61, 4096, -80, 1024}, {61, 8192, -48, 1024}, {61, 16384, -32, 1024}, {61, 32768, 384, 1024},
    {61, 65536, 32, 1024}, {61, 131072, 576, 1024}, {63, 1, 0, 1024}, {63, 64, 224, 1024},
    {63, 512, 96, 1024}, {63, 1024, 144, 1024}, {64, 1, 0, 1024}, {64, 64, 80, 1024},
    {64, 512, -48, 1024}, {64, 1024, -48, 1024}, {65, 1, -144, 1024}, {65, 64, -112, 1024},
    {65, 512, -112, 1024}, {65, 1024, 96, 1024}, {65, 2048, 48, 1024}, {66, 1, 32, 1024},
    {66, 64, 176, 1024}, {66, 512, 128, 1024}, {66, 1024, 80, 1024}, {66, 2048, 32, 1024},
    {67, 1, 32, 1024}, {67, 512, 128, 1024}, {68, 1, 192, 1024}, {68, 64, 48, 1024},
    {68, 512, 0, 1024}, {68, 1024, 16, 1024}, {70, 1, -112, 1024}, {70, 64, 0, 1024},
    {70, 512, 16, 1024}, {72, 1024, 96, 1024}, {72, 2048, -80, 1024}, {72, 4096, 32, 1024},
    {72, 65536, -16, 1024}, {73, 2048, -16, 1024}, {73, 4096, 0, 1024}, {73, 8192, 0, 1024},
    {73, 16384, -64, 1024}, {73, 32768, -144, 1024}, {73, 65536, -16, 1024}, {74, 1024, 32, 1024},
    {74, 2048, 0, 1024}, {74, 4096, -48, 1024}, {74, 8192, -48, 1024}, {74, 16384, -32, 1024},
    {74, 32768, -32, 1024}, {75, 16384, -64, 1024}, {75, 32768, -16, 1024}, {75, 65536, -528, 1024},
    {75, 131072, 0, 640}, {76, 16384, -64, 1024}, {76, 32768, -16, 1024}, {76, 65536, -528, 1024},
    {76, 131072, 0, 640}, {77, 32768, 32, 1024}, {77, 65536, -528, 1024}, {77, 131072, -16, 1024},
    {78, 512, 0, 1024}, {78, 1024, 176, 1024}, {78, 2048, 0, 1024}, {78, 4096, 64, 1024},
    {80, 1, -160, 1024}, {80, 64, -96, 1024}, {80, 1024, -80, 1024}, {80, 2048, -80, 1024},
    {80, 4096, 32, 1024}, {81, 1, -96, 1024}, {81, 512, 0, 1024}, {81, 1024, 0, 1024},
    {81, 2048, 112, 1024}, {81, 4096, -80, 1024}, {81, 8192, 352, 1024}, {82, 64, -64, 1024},
    {82, 512, -32, 1024}, {82, 1024, -272, 1024}, {82, 2048, -144, 1024}, {82, 4096, 32, 1024},
    {83, 512, -48, 1024}, {83, 1024, -48, 1024}, {83, 2048, 96, 1024}, {83, 4096, -32, 1024},
    {83, 8192, -48, 1024}, {83, 16384, -32, 1024}, {83, 32768, 256, 384}, {84, 1, -128, 1024},
    {84, 64, -48, 1024}, {84, 1024, -96, 1024}, {84, 2048, 16, 1024}, {84, 4096, 128, 1024},
    {85, 1, -256, 1024}, {85, 64, -128, 1024}, {85, 512, 0, 1024}, {85, 1024, 48, 1024},
    {85, 2048, -688, 1024}, {85, 4096, 528, 1024}, {85, 8192, 464, 1024}, {85, 16384, 192, 1024},
    {85, 32768, 48, 1024}, {85, 65536, 16, 1024}, {85, 131072, -48, 1024}, {86, 1, 240, 1024},
    {86, 64, 96, 1024}, {86, 512, 80, 1024}, {86, 1024, 256, 1024}, {86, 2048, 64, 1024},
    {87, 1, 0, 1024}, {87, 64, -80, 1024}, {87, 512, -32, 1024}, {87, 1024, 0, 1024},
    {87, 2048, -560, 1024}, {88, 1, -336, 1024}, {88, 64, 240, 1024}, {89, 65536, -240, 1024},
    {90, 1, 144, 1024}, {90, 64, 0, 1024}, {90, 512, 0, 1024}, {90, 1024, 64, 1024},
    {90, 2048, -432, 1024}, {91, 1, -48, 1024}, {91, 2048, 96, 1024}, {92, 1, -96, 1024},
    {93, 4096, -368, 1024}, {93, 16384, 16, 1024}, {94, 64, -96, 1024}, {94, 512, -352, 1024},
    {94, 1024, -368, 1024}, {95, 1, 384, 1024}, {95, 64, -128, 1024}, {95, 512, -192, 1024},
    {95, 1024, -352, 1024}, {96, 1, -320, 1024}, {96, 64, -80, 1024}, {96, 512, -320, 1024},
    {96, 1024, -448, 1024}, {97, 1, -320, 1024}, {97, 64, 128, 1024}, {97, 512, 16, 1024},
    {97, 1024, -32, 1024}, {98, 1, 160, 1024}, {98, 64, 16, 1024}, {98, 512, -192, 1024},
    {98, 1024, -48, 1024}, {99, 1, -320, 1024}, {99, 64, -96, 1024}, {99, 512, 480, 1024},
    {101, 16384, 304, 1024}, {101, 32768, 128, 1024}, {101, 65536, 80, 1024}, {101, 131072, 0, 1024},
    {103, 32768, 112, 1024}, {103, 65536, 32, 1024}, {103, 131072, -32, 1024}, {104, 4096, -208, 1024},
    {104, 16384, -256, 1024}, {104, 32768, -288, 1024}, {104, 65536, -208, 1024}, {104, 131072, -192, 1024},
    {105, 16384, 0, 1024}, {105, 32768, 0, 1024}, {105, 65536, 0, 1024}, {105, 131072, 0, 1024},
    {106, 16384, -192, 1024}, {106, 32768, -288, 1024}, {106, 65536, -176, 1024}, {106, 131072, 32, 1024},
    {107, 8192, -464, 1024}, {107, 16384, 304, 1024}, {107, 32768, 144, 1024}, {107, 65536, 64, 1024},
    {107, 131072, -16, 1024}, {108, 32768, 128, 1024}, {108, 65536, 32, 1024}, {108, 131072, -32, 1024},
    {109, 1, 128, 1024}, {109, 64, -64, 1024}, {109, 512, 432, 1024}, {109, 2048, 224, 1024},
    {109, 4096, 256, 1024}, {110, 2048, 320, 1024}, {112, 1, 880, 1024}, {112, 64, 176, 1024},
    {112, 512, 432, 1024}, {112, 1024, 720, 1024}, {112, 2048, -288, 1024}, {112, 4096, -80, 1024},
    {112, 8192, -48, 1024}, {112, 16384, 64, 1024}, {112, 32768, 64, 1024}, {112, 65536, 64, 1024},
    {112, 131072, 128, 1024}, {113, 16384, 32, 1024}, {114, 1024, 192, 1024}, {114, 2048, 0, 1024},
    {116, 16384, -144, 1024}, {117, 1, -880, 1024}, {117, 64, -592, 1024}, {117, 512, -496, 1024},
    {118, 512, -224, 1024}, {118, 2048, -432, 1024}, {119, 64, -576, 1024}, {119, 512, -336, 1024},
    {121, 64, -112, 1024}, {121, 512, 64, 1024}, {121, 1024, -432, 1024}, {122, 64, 64, 1024},
    {122, 512, 432, 1024}, {123, 2048, -704, 1024}, {124, 1024, 80, 1024}, {124, 2048, -416, 1024},
    {125, 1024, -80, 1024}, {129, 65536, -32, 1024}, {130, 8192, 176, 1024}, {130, 16384, 496, 1024},
    {130, 32768, 224, 1024}, {130, 65536, 64, 1024}, {130, 131072, -16, 1024}, {132, 32768, 128, 1024},
    {132, 65536, 0, 1024}, {132, 131072, -48, 1024}, {133, 16384, 160, 1024}, {133, 32768, 0, 1024},
    {133, 65536, 176, 1024}, {133, 131072, 320, 1024}, {134, 32768, -160, 1024}, {134, 65536, -208, 1024},
    {134, 131072, 16, 1024}, {135, 8192, 32, 1024}, {135, 16384, 512, 1024}, {135, 32768, 224, 1024},
    {135, 65536, 64, 1024}, {135, 131072, 0, 1024}, {136, 32768, 224, 1024}, {136, 65536, 0, 1024},
    {136, 131072, -32, 1024}, {137, 2048, -80, 1024}, {137, 4096, -416, 1024}, {140, 1, -16, 1024},
    {140, 64, -16, 1024}, {140, 512, -96, 1024}, {140, 1024, -400, 1024}, {140, 2048, 128, 1024},
    {140, 4096, 96, 1024}, {140, 8192, 128, 1024}, {140, 16384, 304, 1024}, {140, 32768, 448, 1024},
    {140, 65536, 48, 1024}, {140, 131072, 688, 1024}, {141, 1, -400, 1024}, {141, 64, -256, 1024},
    {141, 512, -384, 1024}, {141, 1024, 16, 1024}, {141, 2048, -16, 1024}, {141, 4096, -80, 1024},
    {141, 8192, -32, 1024}, {141, 16384, -16, 1024}, {141, 32768, -48, 384}, {142, 32768, -16, 1024},
    {142, 65536, 272, 1024}, {143, 4096, -16, 1024}, {143, 8192, -16, 1024}, {143, 16384, 16, 1024},
    {143, 32768, -32, 1024}, {143, 65536, 240, 1024}, {144, 1, 0, 1024}, {144, 64, 144, 1024},
    {144, 512, 64, 1024}, {144, 1024, 80, 1024}, {144, 2048, 240, 1024}, {144, 4096, 32, 1024},
    {144, 8192, 64, 1024}, {144, 16384, 384, 640}, {144, 32768, 592, 1024}, {145, 1, 112, 1024},
    {145, 64, -64, 1024}, {145, 512, 112, 1024}, {145, 1024, 0, 1024}, {145, 2048, -16, 1024},
    {145, 4096, 0, 1024}, {145, 8192, 64, 1024}, {145, 16384, 464, 640}, {145, 65536, 208, 1024},
    {146, 1, 112, 1024}, {146, 64, -80, 1024}, {146, 512, 160, 1024}, {146, 1024, 80, 1024},
    {146, 2048, 96, 1024}, {146, 4096, 64, 1024}, {146, 8192, 144, 1024}, {146, 16384, 352, 640},
    {146, 32768, 592, 1024}, {147, 1, 80, 1024}, {147, 64, 0, 1024}, {147, 512, 144, 1024},
    {148, 1, -32, 1024}, {148, 64, 48, 1024}, {148, 512, -96, 1024}, {149, 1, 32, 1024},
    {149, 64, 160, 1024}, {149, 512, 96, 1024}, {149, 1024, -16, 1024}, {150, 64, -384, 1024},
    {151, 64, -64, 1024}, {151, 512, 192, 1024}, {152, 2048, -48, 1024}, {152, 4096, -48, 1024},
    {152, 8192, -32, 1024}, {152, 16384, -32, 1024}, {152, 32768, -160, 384}, {152, 65536, 240, 1024},
    {153, 1, 16, 1024}, {153, 64, 32, 1024}, {153, 512, -304, 1024}, {154, 1, -32, 1024},
    {154, 64, 96, 1024}, {154, 512, -416, 1024}, {155, 1, 224, 1024}, {155, 64, 96, 1024},
    {155, 512, 240, 1024}, {156, 1, -80, 1024}, {156, 64, 112, 1024}, {156, 512, 32, 1024},
    {158, 64, -416, 1024}, {158, 2048, 144, 1024}, {158, 4096, 192, 1024}, {158, 8192, 96, 1024},
    {158, 16384, 16, 1024}, {160, 32768, 0, 1024}, {160, 65536, -432, 1024}, {160, 131072, 0, 832},
    {161, 64, -336, 1024}, {161, 2048, 128, 1024}, {161, 4096, 48, 1024}, {161, 8192, 176, 1024},
    {161, 16384, 192, 1024}, {162, 1, -32, 1024}, {162, 64, 192, 1024}, {162, 512, 320, 1024},
    {162, 1024, 128, 1024}, {162, 2048, 288, 1024}, {162, 4096, 144, 1024}, {162, 8192, 96, 1024},
    {163, 64, -256, 1024}, {163, 2048, 144, 1024}, {163, 4096, 160, 1024}, {163, 8192, 96, 1024},
    {163, 16384, 0, 1024}, {163, 32768, -224, 1024}, {163, 65536, 0, 1024}, {164, 8192, 112, 1024},
    {164, 16384, -16, 1024}, {164, 32768, 0, 1024}, {164, 65536, -432, 1024}, {164, 131072, -48, 1024},
    {165, 16384, 0, 1024}, {165, 32768, 0, 1024}, {165, 65536, -432, 1024},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 22,
                .nhosts = 22,
                .per_host = 1,
                .nswitches = 6,
                .crossing = 47406,
                .ring = 43443,
                .nparts = 1},
     .residuals = residuals_cluster,
     .nresiduals = sizeof residuals_cluster / sizeof(struct ct_residual)}, /* cluster */
    {.traits = {.nranks = 5,
                .nhosts = 5,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 43443,
                .ring = 41395,
                .nparts = 4},
     .residuals = residuals_columns,
     .nresiduals = sizeof residuals_columns / sizeof(struct ct_residual)}, /* columns */
    {.traits = {.nranks = 3,
                .nhosts = 3,
                .per_host = 1,
                .nswitches = 1,
                .crossing = 42419,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth,
     .nresiduals = sizeof residuals_eighth / sizeof(struct ct_residual)}, /* eighth */
    {.traits = {.nranks = 3,
                .nhosts = 3,
                .per_host = 1,
                .nswitches = 3,
                .crossing = 42419,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth_dealt,
     .nresiduals = sizeof residuals_eighth_dealt / sizeof(struct ct_residual)}, /* eighth-dealt */
    {.traits = {.nranks = 11,
                .nhosts = 11,
                .per_host = 1,
                .nswitches = 3,
                .crossing = 45395,
                .ring = 42748,
                .nparts = 1},
     .residuals = residuals_half_blocks,
     .nresiduals = sizeof residuals_half_blocks / sizeof(struct ct_residual)}, /* half-blocks */
    {.traits = {.nranks = 11,
                .nhosts = 11,
                .per_host = 1,
                .nswitches = 6,
                .crossing = 45395,
                .ring = 41994,
                .nparts = 1},
     .residuals = residuals_half_dealt,
     .nresiduals = sizeof residuals_half_dealt / sizeof(struct ct_residual)}, /* half-dealt */
    {.traits = {.nranks = 4,
                .nhosts = 4,
                .per_host = 1,
                .nswitches = 3,
                .crossing = 43018,
                .ring = 41395,
                .nparts = 5},
     .residuals = residuals_rows,
     .nresiduals = sizeof residuals_rows / sizeof(struct ct_residual)}, /* rows */
    {.traits = {.nranks = 7,
                .nhosts = 7,
                .per_host = 1,
                .nswitches = 6,
                .crossing = 44042,
                .ring = 41994,
                .nparts = 1},
     .residuals = residuals_third_odd,
     .nresiduals = sizeof residuals_third_odd / sizeof(struct ct_residual)}, /* third-odd */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(932577280),
                  [CT_MESSAGES_INSIDE] = INT64_C(163840000),
                  [CT_TOKENS] = INT64_C(37394842),
                  [CT_LONG_MESSAGES] = INT64_C(27400601600),
                  [CT_BYTES_BETWEEN] = INT64_C(1874),
                  [CT_BYTES_ON_CABLES] = INT64_C(17996),
                  [CT_BYTES_INSIDE] = INT64_C(58982),
                  [CT_BYTES_REDUCED] = INT64_C(2413),
                  [CT_BYTES_COPIED] = INT64_C(14156),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(255852544),
                  [CT_ROUNDS_BETWEEN] = INT64_C(542507008),
                  [CT_ROUND_CABLES] = INT64_C(62357504),
                  [CT_RANK_MESSAGES] = INT64_C(13022003),
                  [CT_HOST_MESSAGES] = INT64_C(13795328),
                  [CT_BARRIERS] = INT64_C(2717777920),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(39020),
                  [CT_CABLE_BEYOND_NS] = INT64_C(23141),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(444),
              },
              .call_ns = INT64_C(102),
              .rank_ns = INT64_C(35640),
              .norm = CT_NORM_MOST,
              .error = 131},
    .offered = offered,
    .noffered = sizeof offered / sizeof *offered,
    .jobs = calibrated,
    .njobs = sizeof calibrated / sizeof *calibrated,
};
/* clang-format on */

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 1, 2, 3, 0, 0, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 5, 2, 2, 4, 4, 4,
    4, 4, 4,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 37500000, 25000000, 25000000, 37500000, 25000000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
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
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 28,
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
    .machine = "lab-e",
    .nranks = 22,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .calibration = &calibration,
    .jobs = jobs,
    .cluster_hash = UINT64_C(0x6d54d4eacd4914bc),
    .dispatch_hash = UINT64_C(0xea1d7b6bed0f412a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x95c076193ae8fb63),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
