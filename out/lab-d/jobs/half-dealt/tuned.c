/*
 * tuned.c - collective algorithms for the job half-dealt
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 24 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_wired_tree;
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
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x366581278f83c75a),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xeba524eccac64459),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=host between=recursive_doubling */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x361351b245c4a81c),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd28c733faafa3900),
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
        /* leaders=4 between=recursive_doubling */
        .setting = {{2, 0}},
        .fingerprint = UINT64_C(0x68c7c3c087c46c9b),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xecbb99e89306bbb0),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x5a1c6ae8d63a1c0c),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xc17ad8bf7a5d98e2),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        .fingerprint = UINT64_C(0xece569826166033e),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 2}},
        .fingerprint = UINT64_C(0x493b745eecfcbfaa),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x640199892a46f06c),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x7eec3e1a3f5dc658),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x5306b850cf059180),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=host between=spread */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x9ec9d838037278c9),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 2}},
        .fingerprint = UINT64_C(0xf60a46cb92389c7e),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=8 order=dealt */
        .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x089c8c4739b3af16),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x16a83d35c0b00c6e),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x75d555b456278013),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=8192 leaders=host tree=chain */
        .setting = {{8192, 6, 2}},
        .fingerprint = UINT64_C(0xc8e2ba31ded3cbe1),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x528d3a68e9869ac9),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x5dea05f841e90398),
    },
    {
        .algorithm = &reduce_hierarchical,
        /* leaders=host between=binomial */
        .setting = {{6, 0}},
        .fingerprint = UINT64_C(0x4cfb9a24e3e62c84),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2c42c2f04ff7457e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=in_order radix=2 */
        .setting = {{4096, 2, 2}},
        .fingerprint = UINT64_C(0x75ddad396b429642),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0x5c9470ed5e08bade),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb917cb91db4db3c4),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x72eb6005b5b5c8d0),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x17200e05ec3c5d3e),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb4f7e994235808d1),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb9c4f4d711a99163),
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
     * allgather_hierarchical leaders=1 between=spread 1.87 ms (1.5 ms to 2.09 ms), 15 samples
     * native 2.47 ms (2.34 ms to 3.09 ms), 15 samples
     * native / choice 1.49 (1.20 to 1.89), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=ring, 1.03 times as long in the same rounds */
    if (problem->bytes < 39)
        return &choices[1]; /* allgather_hierarchical */
    /* from 39 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.77 ms (1.32 ms to 2.04 ms), 15 samples
     * native 2.69 ms (2.27 ms to 3.2 ms), 15 samples
     * native / choice 1.63 (1.28 to 1.88), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.05 times as long in the same rounds */
    if (problem->bytes < 107)
        return &choices[2]; /* allgather_hierarchical */
    /* from 107 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=host between=recursive_doubling 1.73 ms (1.68 ms to 2.09 ms), 15 samples
     * native 2.53 ms (2.23 ms to 2.65 ms), 15 samples
     * native / choice 1.30 (1.23 to 1.47), 15 rounds
     * runner-up: allgather_recursive_doubling, 1.09 times as long in the same rounds */
    if (problem->bytes < 710)
        return &choices[3]; /* allgather_hierarchical */
    /* from 710 bytes: confirmed; at 1024 bytes:
     * allgather_bine order_by=copies 2.86 ms (2.53 ms to 3.13 ms), 15 samples
     * native 3.66 ms (3.27 ms to 3.85 ms), 15 samples
     * native / choice 1.25 (1.11 to 1.36), 15 rounds
     * runner-up: allgather_wired_far_first order_by=copies, 1.03 times as long in the same rounds */
    if (problem->bytes < 1938)
        return &choices[4]; /* allgather_bine */
    /* from 1938 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 4.4 ms (4.11 ms to 4.79 ms), 15 samples
     * native 7.4 ms (7.21 ms to 7.65 ms), 15 samples
     * native / choice 1.73 (1.55 to 1.82), 15 rounds
     * runner-up: allgather_bine order_by=copies, 1.05 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* from 2049 bytes: undecided; at 4096 bytes:
     * allgather_native 7.91 ms (7.81 ms to 8.04 ms), 30 samples
     * runner-up: allgather_neighbor_exchange, 0.99 times as long in the same rounds */
    if (problem->bytes < 18531)
        return &choices[0]; /* allgather_native */
    /* from 18531 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 61.5 ms (59.9 ms to 62.4 ms), 6 samples
     * native 67.4 ms (65.4 ms to 69.8 ms), 6 samples
     * native / choice 1.10 (1.05 to 1.14), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 32769)
        return &choices[6]; /* allgather_wired_ring */
    /* from 32769 bytes: undecided; at 65536 bytes:
     * allgather_native 136 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.92 times as long in the same rounds */
    if (problem->bytes < 131072)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=8192 252 ms, 3 samples
     * native 331 ms, 3 samples
     * runner-up: allgather_wired_ring segment_bytes=4096, 0.99 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=4 between=recursive_doubling 2.14 ms (1.73 ms to 2.46 ms), 15 samples
     * native 2.57 ms (2.19 ms to 2.75 ms), 15 samples
     * native / choice 1.23 (1.07 to 1.49), 15 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=rabenseifner, 0.97 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.71 ms (1.56 ms to 2.06 ms), 15 samples
     * native 2.37 ms (2.13 ms to 2.68 ms), 15 samples
     * native / choice 1.39 (1.16 to 1.58), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 0.92 times as long in the same rounds */
    if (problem->bytes < 2204)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 2204 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 2.11 ms (1.86 ms to 2.44 ms), 15 samples
     * native 2.9 ms (2.67 ms to 3.09 ms), 15 samples
     * native / choice 1.35 (1.22 to 1.63), 15 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 5426)
        return &choices[9]; /* allreduce_tree */
    /* from 5426 bytes: undecided; at 8192 bytes:
     * allreduce_native 2.46 ms (2.39 ms to 2.55 ms), 120 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 13650)
        return &choices[0]; /* allreduce_native */
    /* from 13650 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 3.27 ms (3.21 ms to 3.37 ms), 75 samples
     * native 3.52 ms (3.42 ms to 3.6 ms), 75 samples
     * native / choice 1.07 (1.04 to 1.09), 75 rounds
     * runner-up: allreduce_halving distance=bine, 0.96 times as long in the same rounds */
    if (problem->bytes < 19030)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 19030 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 5.07 ms (4.91 ms to 5.2 ms), 15 samples
     * native 10.3 ms (10 ms to 10.5 ms), 15 samples
     * native / choice 2.04 (1.96 to 2.06), 15 rounds
     * runner-up: allreduce_wired_halving segment_bytes=262144, 1.03 times as long in the same rounds */
    if (problem->bytes < 53816)
        return &choices[11]; /* allreduce_binary_blocks */
    /* from 53816 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=host between=ring 10.6 ms (10.4 ms to 10.8 ms), 15 samples
     * native 23.9 ms (23.5 ms to 24.2 ms), 15 samples
     * native / choice 2.22 (2.19 to 2.27), 15 rounds
     * runner-up: allreduce_binary_blocks, 1.04 times as long in the same rounds */
    if (problem->bytes < 93141)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 93141 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 20.4 ms (19.9 ms to 20.8 ms), 6 samples
     * native 51.1 ms (50.8 ms to 52.1 ms), 6 samples
     * native / choice 2.51 (2.48 to 2.53), 6 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[13]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 51.1 ms (50.8 ms to 52.1 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.65 ms (1.48 ms to 1.82 ms), 15 samples
     * native 2.73 ms (2.26 ms to 2.97 ms), 15 samples
     * native / choice 1.55 (1.47 to 1.80), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.02 times as long in the same rounds */
    if (problem->bytes < 61)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 61 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 2.67 ms (2.36 ms to 2.85 ms), 15 samples
     * native 4.31 ms (4.01 ms to 4.55 ms), 15 samples
     * native / choice 1.55 (1.38 to 1.98), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.05 times as long in the same rounds */
    if (problem->bytes < 90)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 90 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=host between=spread 3.89 ms (3.72 ms to 4.1 ms), 15 samples
     * native 6.02 ms (5.55 ms to 6.56 ms), 15 samples
     * native / choice 1.56 (1.41 to 1.76), 15 rounds
     * runner-up: alltoall_grid dims=3, 0.97 times as long in the same rounds */
    if (problem->bytes < 944)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 944 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=host between=ring 5.05 ms (4.92 ms to 5.34 ms), 15 samples
     * native 7.66 ms (6.32 ms to 8.11 ms), 15 samples
     * native / choice 1.44 (1.24 to 1.56), 15 rounds
     * runner-up: alltoall_grid dims=2, 0.98 times as long in the same rounds */
    if (problem->bytes < 1991)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 1991 bytes: confirmed; at 2048 bytes:
     * alltoall_scattered batch=8 order=dealt 9.35 ms (9.08 ms to 9.94 ms), 45 samples
     * native 10.6 ms (10.1 ms to 11.2 ms), 45 samples
     * native / choice 1.12 (1.03 to 1.20), 45 rounds
     * runner-up: alltoall_scattered batch=4 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 8781)
        return &choices[18]; /* alltoall_scattered */
    /* beyond 131072 bytes nothing was measured */
    /* from 8781 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 58.9 ms (58 ms to 73.8 ms), 6 samples
     * native 290 ms (284 ms to 373 ms), 6 samples
     * native / choice 5.00 (3.85 to 6.34), 6 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 1.00 times as long in the same rounds */
    return &choices[19]; /* alltoall_ring */
}

/* clang-format off */
static const unsigned char roots_of_bcast[24] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
};
/* clang-format on */

/* With roots like rank 10. */
static const struct ct_choice *
choose_bcast_root_10(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.39 ms (1.3 ms to 1.44 ms), 213 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 1.00 times as long in the same rounds */
    if (problem->bytes < 8727)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 8727 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 1.76 ms (1.62 ms to 2.06 ms), 15 samples
     * native 4.81 ms (4.56 ms to 5.21 ms), 15 samples
     * native / choice 2.71 (2.39 to 3.05), 15 rounds
     * runner-up: bcast_hierarchical segment_bytes=8192 leaders=host tree=binary, 1.20 times as long in the same rounds */
    return &choices[21]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    if (roots_of_bcast[problem->root] == 1)
        return choose_bcast_root_10(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.41 ms (1.34 ms to 1.46 ms), 228 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 1.03 times as long in the same rounds */
    if (problem->bytes < 5381)
        return &choices[0]; /* bcast_native */
    /* from 5381 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.21 ms (1.17 ms to 1.38 ms), 15 samples
     * native 1.7 ms (1.23 ms to 2.19 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, 1.25 times as long in the same rounds */
    if (problem->bytes < 11241)
        return &choices[20]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 11241 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 1.77 ms (1.57 ms to 2.05 ms), 15 samples
     * native 5.15 ms (4.75 ms to 5.53 ms), 15 samples
     * native / choice 2.86 (2.61 to 3.51), 15 rounds
     * runner-up: bcast_hierarchical segment_bytes=8192 leaders=1 tree=chain, 1.16 times as long in the same rounds */
    return &choices[21]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 282 us (61.7 us to 502 us), 15 samples
     * native 1.06 ms (525 us to 1.45 ms), 15 samples
     * native / choice 3.20 (1.65 to 8.44), 15 rounds
     * runner-up: reduce_pairwise_gather order=dealt, 0.89 times as long in the same rounds */
    if (problem->bytes < 1990)
        return &choices[22]; /* reduce_linear */
    /* from 1990 bytes: confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 740 us (450 us to 1.02 ms), 45 samples
     * native 1.03 ms (826 us to 1.34 ms), 45 samples
     * native / choice 1.30 (1.08 to 1.56), 45 rounds
     * runner-up: reduce_hierarchical leaders=host between=binomial, 1.14 times as long in the same rounds */
    if (problem->bytes < 3522)
        return &choices[23]; /* reduce_tree */
    /* from 3522 bytes: confirmed; at 4096 bytes:
     * reduce_hierarchical leaders=host between=binomial 919 us (669 us to 1.22 ms), 15 samples
     * native 1.84 ms (1.37 ms to 2.09 ms), 15 samples
     * native / choice 1.88 (1.25 to 2.36), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 1.03 times as long in the same rounds */
    if (problem->bytes < 4372)
        return &choices[24]; /* reduce_hierarchical */
    /* from 4372 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.16 ms (876 us to 1.65 ms), 15 samples
     * native 1.77 ms (1.71 ms to 2.07 ms), 15 samples
     * native / choice 1.51 (1.16 to 2.23), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.10 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[25]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=in_order radix=2 2.24 ms (1.78 ms to 2.73 ms), 15 samples
     * native 2.75 ms (2.39 ms to 3 ms), 15 samples
     * native / choice 1.20 (1.08 to 1.56), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[26]; /* reduce_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 3 ms (2.84 ms to 3.4 ms), 15 samples
     * native 6.81 ms (6.4 ms to 6.97 ms), 15 samples
     * native / choice 2.32 (1.90 to 2.45), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[27]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.1 ms (34 ms to 35.8 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.69 ms (1.38 ms to 2.24 ms), 15 samples
     * native 2.2 ms (2.08 ms to 2.41 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 0.98 times as long in the same rounds */
    if (problem->bytes < 107)
        return &choices[28]; /* reduce_scatter_block_hierarchical */
    /* from 107 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 2.28 ms (2.16 ms to 2.42 ms), 90 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.00 times as long in the same rounds */
    if (problem->bytes < 754)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 754 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 2.58 ms (2.44 ms to 2.7 ms), 15 samples
     * native 3.09 ms (2.91 ms to 3.44 ms), 15 samples
     * native / choice 1.27 (1.05 to 1.36), 15 rounds
     * runner-up: reduce_scatter_block_halving distance=bine, 1.04 times as long in the same rounds */
    if (problem->bytes < 1605)
        return &choices[29]; /* reduce_scatter_block_wired_near_first */
    /* from 1605 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=host between=ring 4.77 ms (4.7 ms to 5 ms), 15 samples
     * native 7.84 ms (7.55 ms to 8.2 ms), 15 samples
     * native / choice 1.58 (1.54 to 1.73), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=pairwise, 1.06 times as long in the same rounds */
    if (problem->bytes < 8607)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 8607 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 30.5 ms (29.8 ms to 31.2 ms), 6 samples
     * native 92.7 ms (91.2 ms to 96.5 ms), 6 samples
     * native / choice 3.06 (2.98 to 3.21), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 20606)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 20606 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 61.1 ms (59.8 ms to 61.6 ms), 6 samples
     * native 147 ms (145 ms to 149 ms), 6 samples
     * native / choice 2.41 (2.37 to 2.44), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 0.99 times as long in the same rounds */
    if (problem->bytes < 106493)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* from 106493 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 433 ms, 1 sample
     * native 690 ms, 1 sample
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 11184811)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 690 ms, 1 sample */
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
    {&ct_allgather, 1, 0.00247, 0.00187},
    {&ct_allgather, 64, 0.00269, 0.00177},
    {&ct_allgather, 512, 0.00253, 0.00173},
    {&ct_allgather, 1024, 0.00366, 0.00286},
    {&ct_allgather, 2048, 0.0074, 0.0044},
    {&ct_allgather, 4096, 0.00791, 0.00791},
    {&ct_allgather, 8192, 0.0149, 0.0149},
    {&ct_allgather, 16384, 0.0305, 0.0305},
    {&ct_allgather, 32768, 0.0674, 0.0615},
    {&ct_allgather, 65536, 0.136, 0.136},
    {&ct_allgather, 131072, 0.331, 0.252},
    {&ct_allreduce, 1, 0.00257, 0.00214},
    {&ct_allreduce, 64, 0.00237, 0.00171},
    {&ct_allreduce, 512, 0.00319, 0.00213},
    {&ct_allreduce, 1024, 0.00254, 0.00176},
    {&ct_allreduce, 2048, 0.00303, 0.00233},
    {&ct_allreduce, 4096, 0.0029, 0.00211},
    {&ct_allreduce, 8192, 0.00246, 0.00246},
    {&ct_allreduce, 16384, 0.00352, 0.00327},
    {&ct_allreduce, 32768, 0.0103, 0.00507},
    {&ct_allreduce, 65536, 0.0239, 0.0106},
    {&ct_allreduce, 131072, 0.0511, 0.0204},
    {&ct_alltoall, 1, 0.00273, 0.00165},
    {&ct_alltoall, 64, 0.00431, 0.00267},
    {&ct_alltoall, 512, 0.00602, 0.00389},
    {&ct_alltoall, 1024, 0.00766, 0.00505},
    {&ct_alltoall, 2048, 0.0106, 0.00935},
    {&ct_alltoall, 4096, 0.0152, 0.0146},
    {&ct_alltoall, 8192, 0.231, 0.0293},
    {&ct_alltoall, 16384, 0.29, 0.0589},
    {&ct_alltoall, 32768, 0.369, 0.131},
    {&ct_alltoall, 65536, 0.331, 0.235},
    {&ct_alltoall, 131072, 0.686, 0.47},
    {&ct_bcast, 1, 0.00141, 0.00141},
    {&ct_bcast, 64, 0.00131, 0.00131},
    {&ct_bcast, 512, 0.0013, 0.0013},
    {&ct_bcast, 1024, 0.0013, 0.0013},
    {&ct_bcast, 2048, 0.0013, 0.0013},
    {&ct_bcast, 4096, 0.00134, 0.00134},
    {&ct_bcast, 8192, 0.0017, 0.00121},
    {&ct_bcast, 16384, 0.00515, 0.00177},
    {&ct_bcast, 32768, 0.00607, 0.00277},
    {&ct_bcast, 65536, 0.00982, 0.00608},
    {&ct_bcast, 131072, 0.0192, 0.0112},
    {&ct_reduce, 1, 0.00106, 0.000282},
    {&ct_reduce, 64, 0.00136, 0.000608},
    {&ct_reduce, 512, 0.00116, 0.000602},
    {&ct_reduce, 1024, 0.00105, 0.000157},
    {&ct_reduce, 2048, 0.00103, 0.00074},
    {&ct_reduce, 4096, 0.00184, 0.000919},
    {&ct_reduce, 8192, 0.00177, 0.00116},
    {&ct_reduce, 16384, 0.00275, 0.00224},
    {&ct_reduce, 32768, 0.00681, 0.003},
    {&ct_reduce, 65536, 0.0165, 0.00561},
    {&ct_reduce, 131072, 0.0351, 0.0112},
    {&ct_reduce_scatter_block, 1, 0.0022, 0.00169},
    {&ct_reduce_scatter_block, 64, 0.00211, 0.00161},
    {&ct_reduce_scatter_block, 512, 0.00228, 0.00228},
    {&ct_reduce_scatter_block, 1024, 0.00309, 0.00258},
    {&ct_reduce_scatter_block, 2048, 0.00784, 0.00477},
    {&ct_reduce_scatter_block, 4096, 0.0196, 0.00829},
    {&ct_reduce_scatter_block, 8192, 0.0439, 0.0156},
    {&ct_reduce_scatter_block, 16384, 0.0927, 0.0305},
    {&ct_reduce_scatter_block, 32768, 0.147, 0.0611},
    {&ct_reduce_scatter_block, 65536, 0.327, 0.121},
    {&ct_reduce_scatter_block, 131072, 0.69, 0.433},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-d",
    .nranks = 24,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .cluster_hash = UINT64_C(0x60f9617dce142701),
    .dispatch_hash = UINT64_C(0x3e4de83ad730d1e5),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x642f15c14558ee1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
