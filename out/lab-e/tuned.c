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
    .traits = {.nranks = 22,
               .nhosts = 22,
               .per_host = 1,
               .nswitches = 6,
               .crossing_s = 4.68e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_AS_IS},
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
