/*
 * tuned.c - collective algorithms for the cluster lab-a.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 16 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_mesh;
extern const struct ct_algorithm allgatherv_rounds;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_scatter_swing;
extern const struct ct_algorithm reduce_scatter_pairwise;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgatherv_bine;
extern const struct ct_algorithm allgatherv_bruck;
extern const struct ct_algorithm allgatherv_bruck_radix;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_recursive_doubling;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_recursive_multiplying;
extern const struct ct_algorithm allgatherv_sparbit;
extern const struct ct_algorithm allgatherv_spread;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoallv_padded_bruck;
extern const struct ct_algorithm alltoallv_ring;
extern const struct ct_algorithm alltoallv_rounds;
extern const struct ct_algorithm alltoallv_scattered;
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm alltoallv_spread;
extern const struct ct_algorithm alltoallv_tuna;
extern const struct ct_algorithm barrier_linear;
extern const struct ct_algorithm barrier_recursive_doubling;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm exscan_123;
extern const struct ct_algorithm exscan_recursive_doubling;
extern const struct ct_algorithm exscan_shift_scan;
extern const struct ct_algorithm gather_bine;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_scatter_alltoall;
extern const struct ct_algorithm reduce_scatter_bruck_radix;
extern const struct ct_algorithm reduce_scatter_circulant;
extern const struct ct_algorithm reduce_scatter_halving;
extern const struct ct_algorithm reduce_scatter_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_halving;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_swing;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_recursive_doubling;
extern const struct ct_algorithm scatter_bine;
extern const struct ct_algorithm scatterv_linear;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0xabf5cf4311db4e92),
    },
    {
        .algorithm = &allgather_mesh,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x37b8a67f45d8e0ef),
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=pair separation=none barriers=0 */
        .setting = {{1, 0, 0}},
        .fingerprint = UINT64_C(0xc88d3a9961f3e8b4),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x067dfef459c7910c),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb2356aa46a921906),
    },
    {
        .algorithm = &allgatherv_mesh,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x8f771fa1bead8d80),
    },
    {
        .algorithm = &allgatherv_rounds,
        /* partners=shift separation=none barriers=0 */
        .setting = {{2, 0, 0}},
        .fingerprint = UINT64_C(0x6c81e6bdaa89feb9),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x74739535f56550b1),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0xb8c48ef9984f2d4d),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0xeed5d190e8f923a5),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x61e640cf94bc10b9),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0xd64b5d637d744bf8),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0xdc977f444a330b0f),
    },
    {
        .algorithm = &allreduce_halving,
        /* distance=far */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xab0516ecde229ec4),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xf0e166a3e21d160f),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=ring allgather=neighbor_exchange */
        .setting = {{1, 3}},
        .fingerprint = UINT64_C(0x78b9d7cd982f681a),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd3b93129e28f2ca8),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xbb23c1bbe98c55bf),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x4219e3b768e07fae),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=none barriers=0 */
        .setting = {{0, 0, 0}},
        .fingerprint = UINT64_C(0x21af3c702024b902),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xbde47e5bd9f02a7c),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x26167564044a03d1),
    },
    {
        .algorithm = &barrier_tree,
        /* tree=knomial radix=8 */
        .setting = {{1, 8}},
        .fingerprint = UINT64_C(0x8f8a194358d957bc),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 3, 8}},
        .fingerprint = UINT64_C(0xef6ad87d940e6baa),
    },
    {
        .algorithm = &bcast_bine,
        .fingerprint = UINT64_C(0x97954b7fb959b310),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc8b61c4c595826c0),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x228b2855697a5ed0),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7df35cd762a9f66d),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xfe238cf24a2c8122),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x50f90525b4564d61),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x38c1320f30d341f6),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x546ba2d3e360d20a),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x2c90cdddc261d110),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x11a64e8790513afa),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0x5e1de20836b1e096),
    },
    {
        .algorithm = &reduce_scatter_swing,
        .fingerprint = UINT64_C(0x2dca1b4b4695b0f9),
    },
    {
        .algorithm = &reduce_scatter_pairwise,
        .fingerprint = UINT64_C(0x12624d189db8f03b),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3d118664241d97e6),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa562eef28db396dc),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc58cb2f85dbd6914),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x03e78b264f4e65d1),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa78647e17d7b04d3),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0d0464796bf3bff9),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x135dc7ffb8fda7fa),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb2b77ca8b2c947a4),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xed113571beec36ef),
    },
    {
        .algorithm = &scatter_tree,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x8522b30cd489b161),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x6ec2dfff04ccb6ed),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x880498e35e72454d),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 816 us (792 us to 849 us), 258 samples
     * runner-up: allgather_bruck, 0.97 times as long in the same rounds */
    if (problem->bytes < 9)
        return &choices[0]; /* allgather_native */
    /* from 9 bytes: first look, not confirmed; at 22 bytes:
     * allgather_bruck 939 us (726 us to 1.25 ms), 15 samples
     * native 1.04 ms (814 us to 1.47 ms), 15 samples
     * runner-up: allgather_recursive_doubling, 1.07 times as long in the same rounds */
    if (problem->bytes < 63)
        return &choices[1]; /* allgather_bruck */
    /* from 63 bytes: nothing beat native; at 64 bytes:
     * allgather_native 1.04 ms (993 us to 1.1 ms), 210 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies, 0.91 times as long in the same rounds */
    if (problem->bytes < 1464)
        return &choices[0]; /* allgather_native */
    /* from 1464 bytes: confirmed; at 2048 bytes:
     * allgather_mesh dims=2 2.21 ms (2.17 ms to 2.24 ms), 195 samples
     * native 2.29 ms (2.25 ms to 2.33 ms), 195 samples
     * native / choice 1.04 (1.02 to 1.07), 195 rounds
     * runner-up: allgather_mesh dims=3, 1.01 times as long in the same rounds */
    if (problem->bytes < 4463)
        return &choices[2]; /* allgather_mesh */
    /* from 4463 bytes: confirmed; at 8192 bytes:
     * allgather_rounds partners=pair separation=none barriers=0 9.69 ms (9.39 ms to 9.81 ms), 15 samples
     * native 14.6 ms (14.6 ms to 14.9 ms), 15 samples
     * native / choice 1.52 (1.46 to 1.57), 15 rounds
     * runner-up: allgather_neighbor_exchange, 1.01 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[3]; /* allgather_rounds */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 40.1 ms (39.8 ms to 40.9 ms), 6 samples
     * native 46.5 ms (45.7 ms to 51.1 ms), 6 samples
     * native / choice 1.15 (1.14 to 1.28), 6 rounds
     * runner-up: allgather_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 79.9 ms (79.3 ms to 86 ms), 6 samples
     * native 107 ms (106 ms to 114 ms), 6 samples
     * native / choice 1.35 (1.23 to 1.44), 6 rounds
     * runner-up: allgather_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgatherv_native 999 us (952 us to 1.13 ms), 73 samples
     * runner-up: allgatherv_recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgatherv_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * allgatherv_mesh dims=2 4.8 ms (4.58 ms to 4.89 ms), 15 samples
     * native 5.81 ms (5.65 ms to 6 ms), 15 samples
     * native / choice 1.23 (1.16 to 1.25), 15 rounds
     * runner-up: allgatherv_recursive_multiplying radix=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 4558)
        return &choices[6]; /* allgatherv_mesh */
    /* from 4558 bytes: confirmed; at 8192 bytes:
     * allgatherv_rounds partners=shift separation=none barriers=0 9.89 ms (9.29 ms to 10.4 ms), 10 samples
     * native 15.1 ms (14.2 ms to 15.4 ms), 10 samples
     * native / choice 1.50 (1.41 to 1.66), 10 rounds
     * runner-up: allgatherv_spread window=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 19021)
        return &choices[7]; /* allgatherv_rounds */
    /* from 19021 bytes: confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=4096 40.7 ms (39.1 ms to 41.4 ms), 6 samples
     * native 45 ms (43.7 ms to 47.1 ms), 6 samples
     * native / choice 1.12 (1.06 to 1.18), 6 rounds
     * runner-up: allgatherv_rounds partners=shift separation=none barriers=0, 1.25 times as long in the same rounds */
    if (problem->bytes < 65537)
        return &choices[8]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided; at 131072 bytes:
     * allgatherv_native 177 ms, 2 samples
     * runner-up: allgatherv_ring segment_bytes=8192, 0.92 times as long in the same rounds */
    return &choices[0]; /* allgatherv_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 1.34 ms (1.1 ms to 1.69 ms), 15 samples
     * native 1.48 ms (1.27 ms to 1.84 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144, 0.97 times as long in the same rounds */
    if (problem->bytes < 29)
        return &choices[9]; /* allreduce_tree */
    /* from 29 bytes: confirmed; at 64 bytes:
     * allreduce_reduce_bcast 914 us (803 us to 975 us), 15 samples
     * native 1.27 ms (994 us to 1.38 ms), 15 samples
     * native / choice 1.47 (1.08 to 1.63), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 414)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 414 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 1.22 ms (1.16 ms to 1.43 ms), 15 samples
     * native 2.56 ms (2.35 ms to 3 ms), 15 samples
     * native / choice 2.11 (1.79 to 2.50), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 1.00 times as long in the same rounds */
    if (problem->bytes < 528)
        return &choices[11]; /* allreduce_tree */
    /* from 528 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 1.45 ms (1.15 ms to 1.58 ms), 15 samples
     * native 2.57 ms (2.12 ms to 2.75 ms), 15 samples
     * native / choice 1.83 (1.64 to 2.10), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8, 1.00 times as long in the same rounds */
    if (problem->bytes < 6660)
        return &choices[12]; /* allreduce_tree */
    /* from 6660 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 1.82 ms (1.57 ms to 2.01 ms), 15 samples
     * native 2.19 ms (2.05 ms to 2.24 ms), 15 samples
     * native / choice 1.24 (1.11 to 1.37), 15 rounds
     * runner-up: allreduce_two_tree segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 9571)
        return &choices[13]; /* allreduce_tree */
    /* from 9571 bytes: confirmed; at 16384 bytes:
     * allreduce_halving distance=far 2.35 ms (2.21 ms to 2.44 ms), 75 samples
     * native 2.51 ms (2.33 ms to 2.7 ms), 75 samples
     * native / choice 1.10 (1.01 to 1.17), 75 rounds
     * runner-up: allreduce_two_tree segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 29913)
        return &choices[14]; /* allreduce_halving */
    /* from 29913 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 4.81 ms (4.72 ms to 4.88 ms), 45 samples
     * runner-up: allreduce_circulant, 0.98 times as long in the same rounds */
    if (problem->bytes < 37466)
        return &choices[0]; /* allreduce_native */
    /* from 37466 bytes: confirmed; at 65536 bytes:
     * allreduce_k_reduce_scatter_allgather radix=4 9.79 ms (9.58 ms to 9.87 ms), 15 samples
     * native 12 ms (11.7 ms to 12.1 ms), 15 samples
     * native / choice 1.23 (1.19 to 1.25), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=ring allgather=neighbor_exchange, 1.00 times as long in the same rounds */
    if (problem->bytes < 71162)
        return &choices[15]; /* allreduce_k_reduce_scatter_allgather */
    /* from 71162 bytes: confirmed; at 131072 bytes:
     * allreduce_variation_2 alltoall=ring allgather=neighbor_exchange 19.7 ms (19.3 ms to 19.9 ms), 10 samples
     * native 29.8 ms (29.4 ms to 33.4 ms), 10 samples
     * native / choice 1.52 (1.48 to 1.69), 10 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[16]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 29.8 ms (29.4 ms to 33.4 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_bruck 898 us (796 us to 978 us), 15 samples
     * native 1.02 ms (930 us to 1.26 ms), 15 samples
     * runner-up: alltoall_circulant, 1.09 times as long in the same rounds */
    if (problem->bytes < 983)
        return &choices[17]; /* alltoall_bruck */
    /* from 983 bytes: confirmed; at 1024 bytes:
     * alltoall_grid dims=2 1.57 ms (1.46 ms to 1.79 ms), 15 samples
     * native 2.26 ms (1.8 ms to 2.56 ms), 15 samples
     * native / choice 1.41 (1.14 to 1.62), 15 rounds
     * runner-up: alltoall_bruck_radix radix=4, 1.05 times as long in the same rounds */
    if (problem->bytes < 2052)
        return &choices[18]; /* alltoall_grid */
    /* from 2052 bytes: confirmed; at 4096 bytes:
     * alltoall_ring segment_bytes=0 4.77 ms (4.64 ms to 5.25 ms), 15 samples
     * native 5.53 ms (5.1 ms to 5.77 ms), 15 samples
     * native / choice 1.14 (1.10 to 1.20), 15 rounds
     * runner-up: alltoall_phases separation=1, 0.99 times as long in the same rounds */
    if (problem->bytes < 9551)
        return &choices[19]; /* alltoall_ring */
    /* from 9551 bytes: confirmed; at 16384 bytes:
     * alltoall_rounds partners=one_factor separation=none barriers=0 19.9 ms (19.8 ms to 20.1 ms), 30 samples
     * native 20.9 ms (20.6 ms to 21.1 ms), 30 samples
     * native / choice 1.04 (1.03 to 1.06), 30 rounds
     * runner-up: alltoall_phases separation=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 17870)
        return &choices[20]; /* alltoall_rounds */
    /* from 17870 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 52.1 ms (39.8 ms to 62.2 ms), 6 samples
     * native 272 ms (70 ms to 289 ms), 6 samples
     * native / choice 5.04 (1.18 to 6.83), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 43972)
        return &choices[21]; /* alltoall_ring */
    /* from 43972 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 80.4 ms (80.1 ms to 83.8 ms), 6 samples
     * native 136 ms (136 ms to 139 ms), 6 samples
     * native / choice 1.69 (1.63 to 1.73), 6 rounds
     * runner-up: alltoall_ring segment_bytes=8192, 1.03 times as long in the same rounds */
    if (problem->bytes < 97673)
        return &choices[22]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 97673 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 161 ms, 2 samples
     * native 295 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=16384, 0.99 times as long in the same rounds */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 4.15 ms (3.73 ms to 4.55 ms), 88 samples
     * runner-up: alltoallv_simple, 1.01 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=knomial radix=8 1.01 ms (861 us to 1.19 ms), 15 samples
     * native 1.34 ms (1.18 ms to 1.46 ms), 15 samples
     * native / choice 1.34 (1.15 to 1.47), 15 rounds
     * runner-up: barrier_tree tree=knomial radix=4, 1.05 times as long in the same rounds */
    return &choices[23]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 788 us (739 us to 833 us), 68 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2, 0.96 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[0]; /* bcast_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 822 us (666 us to 929 us), 15 samples
     * native 1.11 ms (844 us to 1.25 ms), 15 samples
     * native / choice 1.42 (1.12 to 1.71), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.97 times as long in the same rounds */
    if (problem->bytes < 420)
        return &choices[24]; /* bcast_tree */
    /* from 420 bytes: first look, not confirmed; at 512 bytes:
     * bcast_bine 727 us (655 us to 839 us), 60 samples
     * native 807 us (714 us to 909 us), 60 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.78 times as long in the same rounds */
    if (problem->bytes < 604)
        return &choices[25]; /* bcast_bine */
    /* from 604 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 659 us (597 us to 884 us), 30 samples
     * native 816 us (739 us to 914 us), 30 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 1.02 times as long in the same rounds */
    if (problem->bytes < 1214)
        return &choices[24]; /* bcast_tree */
    /* from 1214 bytes: undecided; at 2048 bytes:
     * bcast_native 893 us (869 us to 945 us), 135 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.97 times as long in the same rounds */
    if (problem->bytes < 4097)
        return &choices[0]; /* bcast_native */
    /* from 4097 bytes: confirmed; at 8192 bytes:
     * bcast_circulant segment_bytes=4096 1.51 ms (1.44 ms to 1.61 ms), 15 samples
     * native 2.38 ms (2.27 ms to 2.6 ms), 15 samples
     * native / choice 1.62 (1.46 to 1.74), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1, 0.95 times as long in the same rounds */
    if (problem->bytes < 13309)
        return &choices[26]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 13309 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 1.54 ms (1.1 ms to 1.8 ms), 15 samples
     * native 1.93 ms (1.56 ms to 3.13 ms), 15 samples
     * native / choice 1.35 (1.00 to 1.90), 15 rounds
     * runner-up: bcast_circulant segment_bytes=4096, 1.01 times as long in the same rounds */
    return &choices[27]; /* bcast_two_tree */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 1.13 ms (961 us to 1.31 ms), 15 samples
     * native 1.32 ms (1.17 ms to 1.42 ms), 15 samples
     * native / choice 1.17 (1.00 to 1.43), 15 rounds
     * runner-up: exscan_recursive_doubling, 1.16 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[28]; /* exscan_binary */
    /* from 2 bytes: undecided; at 64 bytes:
     * exscan_native 939 us (805 us to 1.14 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 0.79 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* exscan_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * exscan_binary segment_bytes=0 849 us (753 us to 1.05 ms), 15 samples
     * native 937 us (790 us to 1.29 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 5473)
        return &choices[28]; /* exscan_binary */
    /* from 5473 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=0 969 us (809 us to 1.2 ms), 15 samples
     * native 2.07 ms (1.73 ms to 2.63 ms), 15 samples
     * native / choice 2.29 (1.74 to 2.76), 15 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.10 times as long in the same rounds */
    if (problem->bytes < 16781)
        return &choices[29]; /* exscan_linear */
    /* from 16781 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 3.03 ms (2.37 ms to 3.53 ms), 15 samples
     * native 15.7 ms (15.3 ms to 19.4 ms), 15 samples
     * native / choice 5.47 (4.54 to 6.68), 15 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.14 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[30]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 79.3 ms (78.4 ms to 82.6 ms), 10 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 777 us (745 us to 818 us), 343 samples
     * runner-up: gather_wired_tree, 0.63 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* gather_native */
    /* from 2 bytes: confirmed; at 8 bytes:
     * gather_linear window=4 766 us (705 us to 834 us), 195 samples
     * native 894 us (834 us to 970 us), 195 samples
     * native / choice 1.14 (1.03 to 1.22), 195 rounds */
    if (problem->bytes < 61)
        return &choices[31]; /* gather_linear */
    /* from 61 bytes: nothing beat native; at 64 bytes:
     * gather_native 713 us (686 us to 746 us), 285 samples
     * runner-up: gather_linear window=4, 0.83 times as long in the same rounds */
    if (problem->bytes < 2033)
        return &choices[0]; /* gather_native */
    /* from 2033 bytes: first look, not confirmed; at 2048 bytes:
     * gather_linear window=4 2.22 ms (2.16 ms to 2.52 ms), 30 samples
     * native 2.47 ms (2.41 ms to 2.48 ms), 30 samples
     * runner-up: gather_bine, 0.97 times as long in the same rounds */
    if (problem->bytes < 3597)
        return &choices[31]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 3597 bytes: nothing beat native; at 4096 bytes:
     * gather_native 4.81 ms (4.73 ms to 4.87 ms), 254 samples
     * runner-up: gather_tree radix=4, 0.96 times as long in the same rounds */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 1.01 ms (922 us to 1.1 ms), 213 samples
     * runner-up: gatherv_linear window=0, 0.96 times as long in the same rounds */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 872 us (834 us to 902 us), 438 samples
     * runner-up: reduce_linear, 0.96 times as long in the same rounds */
    if (problem->bytes < 2061)
        return &choices[0]; /* reduce_native */
    /* from 2061 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 1.01 ms (911 us to 1.29 ms), 15 samples
     * native 1.68 ms (1.31 ms to 2.77 ms), 15 samples
     * native / choice 2.10 (1.46 to 2.60), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3, 0.92 times as long in the same rounds */
    if (problem->bytes < 10109)
        return &choices[32]; /* reduce_wired_tree */
    /* from 10109 bytes: confirmed; at 16384 bytes:
     * reduce_two_tree segment_bytes=4096 1.26 ms (1.14 ms to 1.32 ms), 15 samples
     * native 2.38 ms (2.1 ms to 2.49 ms), 15 samples
     * native / choice 1.90 (1.77 to 2.06), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.27 times as long in the same rounds */
    if (problem->bytes < 32779)
        return &choices[33]; /* reduce_two_tree */
    /* from 32779 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.11 ms (4.93 ms to 5.24 ms), 15 samples
     * native 10.1 ms (9.86 ms to 10.5 ms), 15 samples
     * native / choice 1.99 (1.88 to 2.11), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 1.02 times as long in the same rounds */
    if (problem->bytes < 89087)
        return &choices[34]; /* reduce_wired_chain */
    /* from 89087 bytes: confirmed; at 131072 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 10.4 ms (10.3 ms to 10.6 ms), 10 samples
     * native 23.4 ms (23 ms to 24.3 ms), 10 samples
     * native / choice 2.26 (2.24 to 2.30), 10 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[35]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.6 ms (23.1 ms to 25.1 ms), 15 samples
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 0.44 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 1.52 ms (1.3 ms to 1.64 ms), 53 samples
     * runner-up: reduce_scatter_recursive_multiplying radix=3, 1.02 times as long in the same rounds */
    if (problem->bytes < 2494)
        return &choices[0]; /* reduce_scatter_native */
    /* from 2494 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_swing 4.88 ms (4.62 ms to 5.6 ms), 15 samples
     * native 6.02 ms (5.79 ms to 6.49 ms), 15 samples
     * native / choice 1.22 (1.16 to 1.30), 15 rounds
     * runner-up: reduce_scatter_pairwise, 1.00 times as long in the same rounds */
    if (problem->bytes < 6319)
        return &choices[36]; /* reduce_scatter_swing */
    /* from 6319 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_pairwise 9.83 ms (9.74 ms to 9.97 ms), 15 samples
     * native 14.9 ms (14.8 ms to 15.2 ms), 15 samples
     * native / choice 1.52 (1.49 to 1.56), 15 rounds
     * runner-up: reduce_scatter_alltoall alltoall=ring, 1.00 times as long in the same rounds */
    if (problem->bytes < 14254)
        return &choices[37]; /* reduce_scatter_pairwise */
    /* from 14254 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 19.7 ms (19.4 ms to 19.9 ms), 10 samples
     * native 35.1 ms (33.9 ms to 37 ms), 10 samples
     * native / choice 1.76 (1.73 to 1.90), 10 rounds
     * runner-up: reduce_scatter_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 37379)
        return &choices[38]; /* reduce_scatter_wired_ring */
    /* from 37379 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 79.5 ms (79.1 ms to 79.8 ms), 6 samples
     * native 122 ms (116 ms to 128 ms), 6 samples
     * native / choice 1.53 (1.46 to 1.62), 6 rounds
     * runner-up: reduce_scatter_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[39]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 263 ms, 2 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384, 0.63 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 1.19 ms (1.01 ms to 1.28 ms), 68 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3, 0.89 times as long in the same rounds */
    if (problem->bytes < 3889)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 3889 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 4.68 ms (4.45 ms to 5.01 ms), 15 samples
     * native 5.94 ms (5.74 ms to 6.2 ms), 15 samples
     * native / choice 1.29 (1.12 to 1.40), 15 rounds
     * runner-up: reduce_scatter_block_bruck_radix radix=4, 1.00 times as long in the same rounds */
    if (problem->bytes < 17855)
        return &choices[40]; /* reduce_scatter_block_ring */
    /* from 17855 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 39.9 ms (39.4 ms to 50.8 ms), 6 samples
     * native 50.3 ms (48.3 ms to 55.3 ms), 6 samples
     * native / choice 1.23 (1.01 to 1.39), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[41]; /* reduce_scatter_block_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 79.3 ms (79.1 ms to 79.9 ms), 6 samples
     * native 118 ms (114 ms to 129 ms), 6 samples
     * native / choice 1.48 (1.44 to 1.63), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[42]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 263 ms, 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 0.61 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 846 us (719 us to 1.09 ms), 15 samples
     * native 941 us (856 us to 1.42 ms), 15 samples
     * native / choice 1.11 (1.03 to 1.52), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.09 times as long in the same rounds */
    if (problem->bytes < 35)
        return &choices[43]; /* scan_binary */
    /* from 35 bytes: nothing beat native; at 38 bytes:
     * scan_native 964 us (821 us to 1.08 ms), 30 samples
     * runner-up: scan_linear segment_bytes=0, 0.92 times as long in the same rounds */
    if (problem->bytes < 43)
        return &choices[0]; /* scan_native */
    /* from 43 bytes: first look, not confirmed; at 64 bytes:
     * scan_linear segment_bytes=0 739 us (628 us to 973 us), 15 samples
     * native 895 us (774 us to 1.25 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 940)
        return &choices[44]; /* scan_linear */
    /* from 940 bytes: confirmed; at 1024 bytes:
     * scan_binary segment_bytes=0 1.17 ms (1.1 ms to 1.37 ms), 15 samples
     * native 1.54 ms (1.34 ms to 1.8 ms), 15 samples
     * native / choice 1.45 (1.04 to 1.55), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.09 times as long in the same rounds */
    if (problem->bytes < 1837)
        return &choices[43]; /* scan_binary */
    /* from 1837 bytes: confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 1.29 ms (1.14 ms to 1.41 ms), 15 samples
     * native 1.54 ms (1.46 ms to 1.76 ms), 15 samples
     * native / choice 1.28 (1.10 to 1.52), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 2388)
        return &choices[44]; /* scan_linear */
    /* from 2388 bytes: confirmed; at 4096 bytes:
     * scan_binary segment_bytes=0 1.15 ms (910 us to 1.42 ms), 15 samples
     * native 1.4 ms (1.35 ms to 1.61 ms), 15 samples
     * native / choice 1.26 (1.16 to 1.61), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 4785)
        return &choices[43]; /* scan_binary */
    /* from 4785 bytes: confirmed; at 8192 bytes:
     * scan_linear segment_bytes=0 1.23 ms (1.01 ms to 1.67 ms), 15 samples
     * native 2.22 ms (1.86 ms to 2.6 ms), 15 samples
     * native / choice 1.86 (1.47 to 2.17), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.11 times as long in the same rounds */
    if (problem->bytes < 18560)
        return &choices[44]; /* scan_linear */
    /* from 18560 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 2.99 ms (2.42 ms to 3.47 ms), 15 samples
     * native 15.7 ms (15.2 ms to 20.6 ms), 15 samples
     * native / choice 5.86 (4.66 to 6.87), 15 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.25 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[45]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 78.9 ms (78.1 ms to 79.6 ms), 10 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 638 us (563 us to 702 us), 33 samples
     * runner-up: scatter_tree radix=4, 0.97 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* scatter_native */
    /* from 2 bytes: first look, not confirmed; at 16 bytes:
     * scatter_wired_direct window=4 671 us (605 us to 886 us), 15 samples
     * native 826 us (702 us to 1.15 ms), 15 samples
     * runner-up: scatter_tree radix=8, 0.90 times as long in the same rounds */
    if (problem->bytes < 23)
        return &choices[46]; /* scatter_wired_direct */
    /* from 23 bytes: first look, not confirmed; at 64 bytes:
     * scatter_tree radix=4 538 us (466 us to 668 us), 60 samples
     * native 592 us (516 us to 644 us), 60 samples
     * runner-up: scatter_wired_direct window=1, 1.05 times as long in the same rounds */
    if (problem->bytes < 90)
        return &choices[47]; /* scatter_tree */
    /* from 90 bytes: confirmed; at 115 bytes:
     * scatter_linear window=4 513 us (434 us to 550 us), 45 samples
     * native 583 us (487 us to 622 us), 45 samples
     * native / choice 1.16 (1.08 to 1.56), 45 rounds
     * runner-up: scatter_linear window=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 240)
        return &choices[48]; /* scatter_linear */
    /* from 240 bytes: nothing beat native; at 512 bytes:
     * scatter_native 610 us (588 us to 636 us), 255 samples
     * runner-up: scatter_linear window=0, 0.72 times as long in the same rounds */
    if (problem->bytes < 1298)
        return &choices[0]; /* scatter_native */
    /* from 1298 bytes: confirmed; at 2048 bytes:
     * scatter_wired_direct window=1 2.28 ms (2.25 ms to 2.32 ms), 120 samples
     * native 2.36 ms (2.34 ms to 2.37 ms), 120 samples
     * native / choice 1.03 (1.01 to 1.05), 120 rounds
     * runner-up: scatter_tree radix=8, 1.02 times as long in the same rounds */
    if (problem->bytes < 4013)
        return &choices[49]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 4013 bytes: nothing beat native; at 4096 bytes:
     * scatter_native 4.65 ms (4.05 ms to 4.82 ms), 35 samples
     * runner-up: scatter_tree radix=4, 1.08 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 1.03 ms (993 us to 1.08 ms), 53 samples
     * runner-up: scatterv_linear window=4, 1.03 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000816, 0.000816},
    {&ct_allgather, 64, 0.00104, 0.00104},
    {&ct_allgather, 512, 0.0012, 0.0012},
    {&ct_allgather, 1024, 0.002, 0.002},
    {&ct_allgather, 2048, 0.00229, 0.00221},
    {&ct_allgather, 4096, 0.00585, 0.00479},
    {&ct_allgather, 8192, 0.0146, 0.00969},
    {&ct_allgather, 16384, 0.0335, 0.0197},
    {&ct_allgather, 32768, 0.0465, 0.0401},
    {&ct_allgather, 65536, 0.107, 0.0799},
    {&ct_allgather, 131072, 0.237, 0.159},
    {&ct_allgatherv, 1, 0.000999, 0.000999},
    {&ct_allgatherv, 64, 0.00107, 0.00107},
    {&ct_allgatherv, 512, 0.00112, 0.00112},
    {&ct_allgatherv, 1024, 0.0015, 0.0015},
    {&ct_allgatherv, 2048, 0.00233, 0.00233},
    {&ct_allgatherv, 4096, 0.00581, 0.0048},
    {&ct_allgatherv, 8192, 0.0151, 0.00989},
    {&ct_allgatherv, 16384, 0.0343, 0.02},
    {&ct_allgatherv, 32768, 0.045, 0.0407},
    {&ct_allgatherv, 65536, 0.0899, 0.0803},
    {&ct_allgatherv, 131072, 0.177, 0.177},
    {&ct_allreduce, 1, 0.00148, 0.00134},
    {&ct_allreduce, 64, 0.00127, 0.000914},
    {&ct_allreduce, 512, 0.00256, 0.00122},
    {&ct_allreduce, 1024, 0.00257, 0.00145},
    {&ct_allreduce, 2048, 0.0019, 0.000976},
    {&ct_allreduce, 4096, 0.00209, 0.00111},
    {&ct_allreduce, 8192, 0.00219, 0.00182},
    {&ct_allreduce, 16384, 0.00251, 0.00235},
    {&ct_allreduce, 32768, 0.00481, 0.00481},
    {&ct_allreduce, 65536, 0.012, 0.00979},
    {&ct_allreduce, 131072, 0.0298, 0.0197},
    {&ct_alltoall, 1, 0.00102, 0.000898},
    {&ct_alltoall, 64, 0.00137, 0.00112},
    {&ct_alltoall, 512, 0.00255, 0.00137},
    {&ct_alltoall, 1024, 0.00226, 0.00157},
    {&ct_alltoall, 2048, 0.0043, 0.00376},
    {&ct_alltoall, 4096, 0.00553, 0.00477},
    {&ct_alltoall, 8192, 0.0102, 0.00961},
    {&ct_alltoall, 16384, 0.0209, 0.0199},
    {&ct_alltoall, 32768, 0.272, 0.0521},
    {&ct_alltoall, 65536, 0.136, 0.0804},
    {&ct_alltoall, 131072, 0.295, 0.161},
    {&ct_alltoallv, 1024, 0.00415, 0.00415},
    {&ct_barrier, 0, 0.00134, 0.00101},
    {&ct_bcast, 1, 0.000788, 0.000788},
    {&ct_bcast, 64, 0.00111, 0.000822},
    {&ct_bcast, 512, 0.000807, 0.000727},
    {&ct_bcast, 1024, 0.000816, 0.000659},
    {&ct_bcast, 2048, 0.000893, 0.000893},
    {&ct_bcast, 4096, 0.00102, 0.00102},
    {&ct_bcast, 8192, 0.00238, 0.00151},
    {&ct_bcast, 16384, 0.00193, 0.00154},
    {&ct_bcast, 32768, 0.00407, 0.00305},
    {&ct_bcast, 65536, 0.00961, 0.00576},
    {&ct_bcast, 131072, 0.0232, 0.0115},
    {&ct_exscan, 1, 0.00132, 0.00113},
    {&ct_exscan, 64, 0.000939, 0.000939},
    {&ct_exscan, 512, 0.000937, 0.000849},
    {&ct_exscan, 1024, 0.00131, 0.00103},
    {&ct_exscan, 2048, 0.00172, 0.00142},
    {&ct_exscan, 4096, 0.00152, 0.00118},
    {&ct_exscan, 8192, 0.00207, 0.000969},
    {&ct_exscan, 16384, 0.00577, 0.00154},
    {&ct_exscan, 32768, 0.0157, 0.00303},
    {&ct_exscan, 65536, 0.0365, 0.00546},
    {&ct_exscan, 131072, 0.0793, 0.011},
    {&ct_gather, 1, 0.000777, 0.000777},
    {&ct_gather, 64, 0.000713, 0.000713},
    {&ct_gather, 512, 0.0008, 0.0008},
    {&ct_gather, 1024, 0.000884, 0.000884},
    {&ct_gather, 2048, 0.00247, 0.00222},
    {&ct_gather, 4096, 0.00481, 0.00481},
    {&ct_gather, 8192, 0.0098, 0.0098},
    {&ct_gather, 16384, 0.0197, 0.0197},
    {&ct_gather, 32768, 0.0439, 0.0439},
    {&ct_gather, 65536, 0.0797, 0.0797},
    {&ct_gather, 131072, 0.162, 0.162},
    {&ct_gatherv, 1024, 0.00101, 0.00101},
    {&ct_reduce, 1, 0.000872, 0.000872},
    {&ct_reduce, 64, 0.000795, 0.000795},
    {&ct_reduce, 512, 0.000586, 0.000586},
    {&ct_reduce, 1024, 0.000777, 0.000777},
    {&ct_reduce, 2048, 0.000787, 0.000787},
    {&ct_reduce, 4096, 0.00168, 0.00101},
    {&ct_reduce, 8192, 0.00177, 0.0012},
    {&ct_reduce, 16384, 0.00238, 0.00126},
    {&ct_reduce, 32768, 0.00451, 0.00326},
    {&ct_reduce, 65536, 0.0101, 0.00511},
    {&ct_reduce, 131072, 0.0234, 0.0104},
    {&ct_reduce_scatter, 1, 0.00152, 0.00152},
    {&ct_reduce_scatter, 64, 0.00168, 0.00168},
    {&ct_reduce_scatter, 512, 0.00101, 0.00101},
    {&ct_reduce_scatter, 1024, 0.0013, 0.0013},
    {&ct_reduce_scatter, 2048, 0.00232, 0.00232},
    {&ct_reduce_scatter, 4096, 0.00602, 0.00488},
    {&ct_reduce_scatter, 8192, 0.0149, 0.00983},
    {&ct_reduce_scatter, 16384, 0.0351, 0.0197},
    {&ct_reduce_scatter, 32768, 0.0497, 0.0399},
    {&ct_reduce_scatter, 65536, 0.122, 0.0795},
    {&ct_reduce_scatter, 131072, 0.263, 0.16},
    {&ct_reduce_scatter_block, 1, 0.00119, 0.00119},
    {&ct_reduce_scatter_block, 64, 0.00123, 0.00123},
    {&ct_reduce_scatter_block, 512, 0.00145, 0.00145},
    {&ct_reduce_scatter_block, 1024, 0.0014, 0.0014},
    {&ct_reduce_scatter_block, 2048, 0.00232, 0.00232},
    {&ct_reduce_scatter_block, 4096, 0.00594, 0.00468},
    {&ct_reduce_scatter_block, 8192, 0.0149, 0.00961},
    {&ct_reduce_scatter_block, 16384, 0.0359, 0.0197},
    {&ct_reduce_scatter_block, 32768, 0.0503, 0.0399},
    {&ct_reduce_scatter_block, 65536, 0.118, 0.0793},
    {&ct_reduce_scatter_block, 131072, 0.263, 0.159},
    {&ct_scan, 1, 0.000941, 0.000846},
    {&ct_scan, 64, 0.000895, 0.000739},
    {&ct_scan, 512, 0.0012, 0.00108},
    {&ct_scan, 1024, 0.00154, 0.00117},
    {&ct_scan, 2048, 0.00154, 0.00129},
    {&ct_scan, 4096, 0.0014, 0.00115},
    {&ct_scan, 8192, 0.00222, 0.00123},
    {&ct_scan, 16384, 0.00514, 0.0015},
    {&ct_scan, 32768, 0.0157, 0.00299},
    {&ct_scan, 65536, 0.04, 0.00576},
    {&ct_scan, 131072, 0.0789, 0.011},
    {&ct_scatter, 1, 0.000638, 0.000638},
    {&ct_scatter, 64, 0.000592, 0.000538},
    {&ct_scatter, 512, 0.00061, 0.00061},
    {&ct_scatter, 1024, 0.00101, 0.00101},
    {&ct_scatter, 2048, 0.00236, 0.00228},
    {&ct_scatter, 4096, 0.00465, 0.00465},
    {&ct_scatter, 8192, 0.00984, 0.00984},
    {&ct_scatter, 16384, 0.0192, 0.0192},
    {&ct_scatter, 32768, 0.0422, 0.0422},
    {&ct_scatter, 65536, 0.0792, 0.0792},
    {&ct_scatter, 131072, 0.167, 0.167},
    {&ct_scatterv, 1024, 0.00103, 0.00103},
};

/* What ranks that were not tuned choose from; a collective after the other, native first. */
static const struct ct_offered offered[] = {
    {.collective = &ct_allgather},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bine,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xf0520e19fb86a058)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck,
     .fingerprint = UINT64_C(0xabf5cf4311db4e92)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xeebde964eea10efd)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x37b8a67f45d8e0ef)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     .fingerprint = UINT64_C(0x6b6b2d89b950deb9)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     .fingerprint = UINT64_C(0x420823fc394949de)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x5d205d093236f929)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xc84da8e357c59c1c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x7cf3bf5675e28787)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=pair separation=none barriers=0 */
     .setting = {{1, 0, 0}},
     .fingerprint = UINT64_C(0xc88d3a9961f3e8b4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_simple,
     .fingerprint = UINT64_C(0x33de8b7c9337cb93)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xf685703d0a8e7174)},
    {.collective = &ct_allgatherv},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bine,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x52ed7b5dbe7c7fcf)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck,
     .fingerprint = UINT64_C(0x1cc94ecc43a38c1e)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x16ac3a4684ab1563)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_mesh,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x8f771fa1bead8d80)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_neighbor_exchange,
     .fingerprint = UINT64_C(0x05f4b895cb8b5619)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling,
     .fingerprint = UINT64_C(0xa0e40749448ed9c1)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x77013e2fe34afb2d)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_multiplying,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x7c6c0d793a70ef18)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x0aaa7ac76dadea9f)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x74739535f56550b1)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_rounds,
     /* partners=one_factor separation=barrier barriers=2 */
     .setting = {{0, 2, 2}},
     .fingerprint = UINT64_C(0x7c79cd7f9693e597)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_rounds,
     /* partners=shift separation=none barriers=0 */
     .setting = {{2, 0, 0}},
     .fingerprint = UINT64_C(0x6c81e6bdaa89feb9)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_sparbit,
     /* pack=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xbddb686bf1e5ce57)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xb7ee3593a37d80ef)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=bruck */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x819adea7b1bc4ca9)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0xfc39d17f5f73bb1e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     .fingerprint = UINT64_C(0xdada5c99a8baf57a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xab0516ecde229ec4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xf0e166a3e21d160f)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     .fingerprint = UINT64_C(0x975e5a3ccd011297)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xe5db4fdba637ba1d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0xeed5d190e8f923a5)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x567dd18e6b189d63)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0xdc977f444a330b0f)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=2 */
     .setting = {{0, 0, 2}},
     .fingerprint = UINT64_C(0xd64b5d637d744bf8)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=4 */
     .setting = {{0, 0, 4}},
     .fingerprint = UINT64_C(0xb8c48ef9984f2d4d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=8 */
     .setting = {{0, 0, 8}},
     .fingerprint = UINT64_C(0x61e640cf94bc10b9)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xabbeeb0c15c8bf81)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=circulant allgather=recursive_doubling */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x50bfae8b604326a5)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=ring allgather=neighbor_exchange */
     .setting = {{1, 3}},
     .fingerprint = UINT64_C(0x78b9d7cd982f681a)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     .fingerprint = UINT64_C(0x534a1e31512dc58a)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     .fingerprint = UINT64_C(0xd3b93129e28f2ca8)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xb930852ab045c932)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_circulant,
     .fingerprint = UINT64_C(0x9e4eab61cb34f16f)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xbb23c1bbe98c55bf)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x4219e3b768e07fae)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0xbde47e5bd9f02a7c)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x26167564044a03d1)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x21af3c702024b902)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=shift separation=barrier barriers=1 */
     .setting = {{2, 2, 1}},
     .fingerprint = UINT64_C(0x11c1c00b69eb95de)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x8a84e49ccf1529aa)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     .fingerprint = UINT64_C(0x0a1545a5a8f729dd)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x0ab087dd1beea562)},
    {.collective = &ct_alltoallv},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_padded_bruck,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x5f00d3f400dab400)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x630cfa1d395df604)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x85e7d09999fcc4f0)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_scattered,
     /* batch=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x72613220e6b66ab4)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_simple,
     .fingerprint = UINT64_C(0x34537ecf9c88a1e6)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf32af8955351a055)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_tuna,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xc65731314cd0166a)},
    {.collective = &ct_barrier},
    {.collective = &ct_barrier,
     .algorithm = &barrier_linear,
     .fingerprint = UINT64_C(0x2196a9ed275c642e)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_recursive_doubling,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x82dd8620e99c192d)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=8 */
     .setting = {{1, 8}},
     .fingerprint = UINT64_C(0x8f8a194358d957bc)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0x97954b7fb959b310)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     .fingerprint = UINT64_C(0x8f3c45eb9a277c5e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xc8b61c4c595826c0)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=2 */
     .setting = {{5, 2}},
     .fingerprint = UINT64_C(0xfb95055719b397e7)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_split_binary,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x27a284b43d02b5e3)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 3, 8}},
     .fingerprint = UINT64_C(0xef6ad87d940e6baa)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=chain radix=1 */
     .setting = {{4096, 1, 1}},
     .fingerprint = UINT64_C(0x91c3166c8a6475f9)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 */
     .setting = {{16384, 1, 1}},
     .fingerprint = UINT64_C(0x5c96131491469b25)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x228b2855697a5ed0)},
    {.collective = &ct_exscan},
    {.collective = &ct_exscan,
     .algorithm = &exscan_123,
     .fingerprint = UINT64_C(0xcb9350708467b06d)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_binary,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x7df35cd762a9f66d)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xfe238cf24a2c8122)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xa5d4f406de58dc91)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x50f90525b4564d61)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_recursive_doubling,
     .fingerprint = UINT64_C(0xd686712d5e221ef3)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_shift_scan,
     /* scan=hillis_steele */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x712858d5f7eea36f)},
    {.collective = &ct_gather},
    {.collective = &ct_gather,
     .algorithm = &gather_bine,
     .fingerprint = UINT64_C(0x5541598578ba9770)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x3ba8a9076ddf6f40)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x38c1320f30d341f6)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x31413d15cb95bc0c)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=32 */
     .setting = {{32}},
     .fingerprint = UINT64_C(0x701973efa8f9e788)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xdb0557b452328437)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x76ecee4b432d4d7d)},
    {.collective = &ct_gatherv},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x787834ab9f745ecd)},
    {.collective = &ct_reduce},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     .fingerprint = UINT64_C(0x08fdb5be57603ce0)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x475e46e7cc19373f)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x9bf1d00ba9db9d95)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     .fingerprint = UINT64_C(0x0fd3421bfc9d0f4d)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_pairwise_gather,
     .fingerprint = UINT64_C(0x6cd8f48b5d66bca9)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 1, 3}},
     .fingerprint = UINT64_C(0xd48ea3ab81bf1dca)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0xa8ffd9a0c533aad5)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 1, 8}},
     .fingerprint = UINT64_C(0xaad438ae3034cbfa)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 */
     .setting = {{4096, 0, 1}},
     .fingerprint = UINT64_C(0xf59926701de41048)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=2 */
     .setting = {{4096, 0, 2}},
     .fingerprint = UINT64_C(0xa61633fbad4b5634)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 */
     .setting = {{16384, 0, 1}},
     .fingerprint = UINT64_C(0x5e1de20836b1e096)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x2c90cdddc261d110)},
    {.collective = &ct_reduce_scatter},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_alltoall,
     /* alltoall=ring */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xcc7475fea15eaf60)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_bruck_radix,
     /* radix=12 */
     .setting = {{12}},
     .fingerprint = UINT64_C(0xd3d3989cc66a6e20)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_circulant,
     .fingerprint = UINT64_C(0x978335fe6301b94a)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x3a86084f1c24400c)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_pairwise,
     .fingerprint = UINT64_C(0x12624d189db8f03b)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x9fb2df78bfc69d88)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x60d944d8fea0c51e)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x56b315556d1638c2)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x99c7163bc7d70438)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_swing,
     .fingerprint = UINT64_C(0x2dca1b4b4695b0f9)},
    {.collective = &ct_reduce_scatter_block},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=pair */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xdbfa22d6368b50be)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xb7ff1655b092a1a2)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_circulant,
     .fingerprint = UINT64_C(0xf2ba2758f914c2ad)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x8beb7fdf801c52c3)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_pairwise,
     .fingerprint = UINT64_C(0xd6320cc3e7964ef6)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x2e3c505be6d1a751)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x5b129c2894a64110)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xc58cb2f85dbd6914)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xa78647e17d7b04d3)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_swing,
     .fingerprint = UINT64_C(0xe5d9c2cf15fe1159)},
    {.collective = &ct_scan},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x0d0464796bf3bff9)},
    {.collective = &ct_scan,
     .algorithm = &scan_hillis_steele,
     .fingerprint = UINT64_C(0xd8a0f1e05290661b)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x135dc7ffb8fda7fa)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xc35c8531d51e5b72)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xb2b77ca8b2c947a4)},
    {.collective = &ct_scan,
     .algorithm = &scan_recursive_doubling,
     .fingerprint = UINT64_C(0xf486fe6bde14f196)},
    {.collective = &ct_scatter},
    {.collective = &ct_scatter,
     .algorithm = &scatter_bine,
     .fingerprint = UINT64_C(0xb3c443457b792485)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x9bcad6f7239ca419)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x6ec2dfff04ccb6ed)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x8522b30cd489b161)},
    {.collective = &ct_scatterv},
    {.collective = &ct_scatterv,
     .algorithm = &scatterv_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x71699a157de5d703)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -336, 1024}, {0, 64, 0, 1024}, {0, 512, -128, 1024}, {0, 1024, -32, 1024},
    {0, 2048, 144, 1024}, {0, 4096, 32, 1024}, {0, 8192, 352, 1024}, {0, 16384, 688, 1024},
    {0, 32768, -304, 1024}, {0, 65536, 240, 1024}, {0, 131072, 0, 384}, {1, 64, -16, 1024},
    {1, 512, -144, 1024}, {1, 1024, 32, 1024}, {1, 2048, 48, 1024}, {1, 4096, 64, 832},
    {2, 1, -336, 1024}, {2, 64, -48, 1024}, {2, 512, -224, 1024}, {2, 1024, -64, 1024},
    {2, 2048, 16, 1024}, {2, 4096, 288, 832}, {3, 1, 0, 1024}, {3, 64, -304, 1024},
    {3, 512, -64, 1024}, {3, 1024, 16, 1024}, {3, 2048, -128, 1024}, {3, 4096, 0, 1024},
    {3, 8192, -16, 384}, {4, 64, 128, 1024}, {4, 512, 0, 1024}, {4, 1024, 80, 1024},
    {4, 2048, -48, 1024}, {4, 4096, 64, 1024}, {4, 8192, 96, 1024}, {5, 64, -192, 1024},
    {5, 1024, -528, 1024}, {5, 2048, -16, 1024}, {5, 4096, 0, 1024}, {5, 8192, 0, 1024},
    {5, 16384, -16, 384}, {6, 1, 400, 1024}, {6, 64, 16, 1024}, {6, 512, 16, 1024},
    {6, 1024, 16, 1024}, {6, 2048, 128, 1024}, {6, 4096, -16, 1024}, {6, 8192, 464, 384},
    {7, 2048, -656, 1024}, {7, 4096, -96, 1024}, {7, 8192, 16, 1024}, {7, 16384, 32, 1024},
    {7, 32768, -208, 1024}, {8, 64, 208, 1024}, {8, 512, -144, 1024}, {8, 1024, 0, 1024},
    {8, 2048, -32, 1024}, {8, 4096, 48, 1024}, {8, 8192, 16, 384}, {9, 16384, -48, 1024},
    {9, 32768, 0, 1024}, {9, 65536, -16, 640}, {10, 4096, -160, 1024}, {10, 8192, -48, 1024},
    {10, 16384, 16, 1024}, {10, 32768, 48, 1024}, {11, 2048, -304, 1024}, {12, 1, 48, 1024},
    {12, 64, 240, 1024}, {12, 512, 32, 1024}, {12, 1024, -176, 1024}, {12, 2048, 16, 1024},
    {12, 4096, -160, 1024}, {12, 8192, 144, 1024}, {13, 1, -240, 1024}, {13, 64, -32, 1024},
    {13, 512, -112, 1024}, {13, 1024, 0, 1024}, {13, 2048, 96, 1024}, {13, 4096, 32, 1024},
    {13, 8192, 448, 1024}, {13, 16384, 688, 1024}, {13, 32768, -144, 1024}, {13, 65536, 16, 1024},
    {13, 131072, 64, 832}, {14, 4096, -32, 1024}, {14, 8192, 80, 1024}, {14, 16384, 112, 384},
    {15, 64, -16, 1024}, {15, 512, -96, 1024}, {15, 1024, -96, 1024}, {15, 2048, -48, 1024},
    {15, 4096, 96, 832}, {16, 2048, -192, 1024}, {16, 4096, 64, 1024}, {16, 8192, 16, 640},
    {17, 512, 176, 1024}, {17, 1024, -336, 1024}, {17, 2048, -112, 1024}, {17, 4096, 64, 1024},
    {17, 8192, -224, 384}, {18, 4096, 32, 1024}, {18, 8192, 32, 1024}, {18, 16384, -80, 384},
    {19, 1, 0, 1024}, {19, 64, 16, 1024}, {19, 512, -96, 1024}, {19, 1024, 32, 1024},
    {19, 2048, 48, 1024}, {19, 4096, 32, 1024}, {20, 1, 48, 1024}, {20, 64, 144, 1024},
    {20, 512, 96, 1024}, {20, 1024, 160, 1024}, {20, 2048, 16, 1024}, {20, 4096, 352, 832},
    {21, 512, -128, 1024}, {21, 2048, -64, 1024}, {21, 4096, 64, 1024}, {21, 8192, 0, 384},
    {22, 4096, -112, 1024}, {22, 8192, 32, 1024}, {22, 16384, 0, 1024}, {23, 8192, -144, 1024},
    {23, 16384, -144, 1024}, {23, 32768, 80, 1024}, {23, 65536, -160, 1024}, {23, 131072, -192, 640},
    {24, 4096, 32, 640}, {24, 8192, -112, 1024}, {24, 16384, 16, 1024}, {25, 4096, -144, 1024},
    {25, 8192, 0, 1024}, {25, 16384, 0, 1024}, {25, 32768, 0, 1024}, {26, 4096, 176, 640},
    {27, 4096, 208, 832}, {27, 8192, 0, 1024}, {27, 16384, 64, 1024}, {28, 1, 16, 1024},
    {28, 64, -96, 1024}, {28, 512, 768, 1024}, {28, 1024, 752, 1024}, {28, 2048, 688, 1024},
    {28, 4096, 128, 1024}, {28, 8192, -128, 1024}, {28, 16384, -16, 1024}, {28, 32768, 224, 1024},
    {28, 65536, 0, 1024}, {28, 131072, 208, 1024}, {29, 1, -160, 1024}, {29, 64, 96, 1024},
    {29, 512, -48, 1024}, {30, 512, 288, 1024}, {30, 8192, -272, 1024}, {31, 1, -32, 1024},
    {31, 8192, 80, 832}, {31, 16384, -64, 1024}, {31, 32768, 160, 1024}, {31, 65536, 0, 384},
    {31, 131072, 128, 384}, {32, 1, 0, 1024}, {32, 64, -208, 1024}, {32, 8192, 96, 1024},
    {32, 16384, -112, 1024}, {32, 32768, 192, 1024}, {32, 65536, -32, 1024}, {32, 131072, 240, 384},
    {33, 1, 192, 1024}, {33, 16384, 0, 1024}, {33, 32768, 112, 1024}, {33, 65536, 0, 1024},
    {33, 131072, -16, 384}, {34, 1, -224, 1024}, {34, 64, -64, 1024}, {34, 512, -48, 1024},
    {34, 1024, -128, 1024}, {34, 2048, 0, 1024}, {34, 8192, -384, 1024}, {35, 1, 96, 1024},
    {35, 64, 208, 1024}, {35, 512, 160, 1024}, {35, 1024, 80, 1024}, {35, 2048, 288, 1024},
    {35, 4096, 176, 1024}, {35, 8192, -256, 1024}, {36, 1, 144, 1024}, {36, 64, -48, 1024},
    {36, 512, 48, 1024}, {36, 1024, -80, 1024}, {36, 2048, 16, 1024}, {36, 4096, 96, 1024},
    {36, 8192, -208, 1024}, {37, 131072, -304, 1024}, {38, 1, -32, 1024}, {38, 4096, -256, 1024},
    {38, 8192, -240, 1024}, {38, 16384, 144, 1024}, {39, 1, -80, 1024}, {39, 64, 16, 1024},
    {39, 512, -48, 1024}, {39, 1024, -144, 1024}, {39, 2048, 0, 1024}, {39, 4096, -96, 1024},
    {39, 8192, -32, 1024}, {40, 1, -80, 1024}, {40, 64, 96, 1024}, {40, 512, 32, 1024},
    {40, 1024, 80, 1024}, {40, 2048, 16, 1024}, {40, 4096, -96, 1024}, {40, 8192, 64, 1024},
    {41, 1, -16, 1024}, {41, 64, -80, 1024}, {41, 512, -32, 1024}, {41, 1024, -288, 1024},
    {41, 2048, -224, 1024}, {42, 1, 176, 1024}, {42, 64, 240, 1024}, {42, 512, 208, 1024},
    {42, 1024, 144, 1024}, {42, 4096, 256, 1024}, {42, 8192, 128, 1024}, {42, 16384, 16, 1024},
    {43, 1, -96, 1024}, {43, 65536, 48, 832}, {44, 32768, -128, 1024}, {44, 65536, -96, 1024},
    {44, 131072, -176, 1024}, {45, 1, 128, 1024}, {45, 64, 144, 1024}, {45, 512, -208, 1024},
    {45, 1024, -160, 1024}, {45, 2048, 144, 1024}, {45, 4096, 176, 1024}, {45, 8192, 112, 1024},
    {45, 16384, 80, 1024}, {45, 32768, 2288, 1024}, {45, 65536, 608, 1024}, {45, 131072, 864, 384},
    {46, 1, 0, 1024}, {46, 64, -48, 1024}, {46, 512, -80, 1024}, {46, 1024, -112, 1024},
    {46, 2048, 16, 832}, {47, 1, -96, 1024}, {47, 64, -224, 1024}, {47, 512, -240, 1024},
    {47, 1024, -96, 1024}, {47, 2048, -80, 832}, {48, 1, -32, 1024}, {48, 64, -128, 1024},
    {48, 512, 0, 1024}, {48, 1024, 16, 1024}, {48, 2048, -144, 1024}, {49, 1, -32, 1024},
    {49, 64, 160, 1024}, {49, 512, -112, 1024}, {49, 1024, -112, 1024}, {49, 2048, -128, 832},
    {50, 1, -48, 1024}, {50, 64, -240, 1024}, {50, 512, 0, 1024}, {50, 1024, 0, 1024},
    {50, 2048, -144, 1024}, {51, 2048, 240, 1024}, {51, 4096, -128, 1024}, {51, 8192, 16, 1024},
    {51, 16384, 0, 384}, {52, 16384, -48, 1024}, {52, 32768, 16, 1024}, {52, 65536, 0, 640},
    {52, 131072, -32, 832}, {53, 32768, 96, 1024}, {53, 65536, 0, 1024}, {53, 131072, 0, 640},
    {54, 2048, 32, 1024}, {54, 4096, -128, 1024}, {54, 8192, 48, 1024}, {54, 16384, 16, 1024},
    {54, 32768, 32, 1024}, {55, 2048, 384, 1024}, {55, 4096, -64, 1024}, {55, 8192, 0, 1024},
    {55, 16384, 0, 1024}, {55, 32768, -160, 1024}, {56, 2048, 64, 1024}, {56, 4096, -48, 1024},
    {56, 8192, 32, 1024}, {56, 16384, 48, 1024}, {56, 32768, 176, 384}, {57, 1024, 128, 1024},
    {57, 2048, -16, 1024}, {57, 4096, 384, 1024}, {58, 1024, 64, 1024}, {58, 2048, -64, 1024},
    {58, 4096, 256, 1024}, {59, 1024, -320, 1024}, {60, 1024, -80, 1024}, {61, 1024, -32, 1024},
    {62, 1024, 0, 1024}, {63, 1024, -192, 1024}, {64, 1024, -272, 1024}, {65, 1024, -256, 1024},
    {66, 1024, 400, 1024}, {67, 0, -48, 1024}, {68, 0, 96, 1024}, {69, 0, 16, 1024},
    {70, 0, -160, 1024}, {71, 1, -336, 1024}, {71, 64, 80, 1024}, {71, 512, 0, 1024},
    {71, 1024, 0, 1024}, {71, 2048, 64, 1024}, {71, 4096, -16, 1024}, {71, 8192, -160, 1024},
    {71, 16384, -160, 1024}, {71, 32768, -32, 1024}, {71, 65536, 0, 1024}, {71, 131072, 240, 1024},
    {72, 1, -16, 1024}, {72, 64, 576, 1024}, {72, 512, -48, 1024}, {72, 1024, 32, 1024},
    {72, 2048, -128, 1024}, {72, 4096, 0, 1024}, {72, 8192, -864, 1024}, {73, 1, 32, 1024},
    {74, 8192, 16, 1024}, {74, 16384, -192, 1024}, {74, 32768, -64, 1024}, {74, 65536, -16, 1024},
    {74, 131072, 16, 1024}, {75, 1, -384, 1024}, {76, 16384, 32, 1024}, {76, 32768, 176, 1024},
    {77, 1, 80, 1024}, {77, 64, -112, 1024}, {77, 512, -64, 1024}, {77, 1024, -176, 1024},
    {77, 2048, -160, 1024}, {77, 4096, -576, 1024}, {78, 8192, -144, 1024}, {78, 16384, 176, 1024},
    {78, 32768, 32, 1024}, {78, 65536, 32, 1024}, {78, 131072, -112, 1024}, {79, 32768, 32, 1024},
    {79, 65536, -144, 1024}, {79, 131072, -96, 1024}, {80, 16384, 192, 1024}, {80, 32768, 112, 1024},
    {80, 65536, 64, 1024}, {80, 131072, 0, 1024}, {81, 1, -352, 1024}, {81, 64, 48, 1024},
    {81, 512, 0, 1024}, {81, 1024, -32, 1024}, {81, 2048, 0, 1024}, {81, 4096, 0, 1024},
    {81, 8192, 144, 1024}, {81, 16384, 192, 1024}, {81, 32768, 0, 1024}, {81, 65536, 832, 1024},
    {81, 131072, 1040, 1024}, {82, 1, 192, 1024}, {82, 64, 240, 1024}, {82, 1024, 160, 1024},
    {82, 2048, 0, 1024}, {82, 4096, -32, 1024}, {83, 1, 0, 1024}, {83, 64, 96, 1024},
    {83, 512, -32, 1024}, {83, 1024, 160, 1024}, {83, 2048, 176, 1024}, {83, 4096, 80, 1024},
    {83, 8192, 208, 1024}, {84, 1, 112, 1024}, {84, 64, 0, 1024}, {84, 512, -64, 1024},
    {84, 1024, 0, 1024}, {84, 2048, 112, 1024}, {84, 4096, -192, 1024}, {84, 8192, -144, 1024},
    {84, 16384, -80, 1024}, {85, 8192, -176, 1024}, {85, 16384, 0, 1024}, {85, 32768, 0, 1024},
    {85, 65536, 0, 1024}, {85, 131072, 0, 1024}, {86, 32768, -64, 1024}, {86, 65536, -112, 1024},
    {86, 131072, 0, 1024}, {87, 1, -144, 1024}, {87, 64, -16, 1024}, {87, 512, 96, 1024},
    {87, 1024, 0, 1024}, {87, 2048, -80, 1024}, {87, 4096, -16, 1024}, {88, 1, 64, 1024},
    {88, 64, -16, 1024}, {88, 512, 112, 1024}, {88, 1024, -96, 1024}, {88, 2048, -16, 1024},
    {88, 4096, 16, 1024}, {89, 1, -208, 1024}, {89, 64, -32, 1024}, {89, 512, 0, 1024},
    {89, 1024, -80, 1024}, {89, 2048, 48, 1024}, {89, 4096, 32, 1024}, {89, 8192, 0, 1024},
    {89, 16384, -16, 1024}, {89, 32768, 48, 1024}, {89, 65536, 0, 1024}, {89, 131072, 0, 1024},
    {90, 1, 64, 1024}, {90, 64, 64, 1024}, {90, 512, 192, 1024}, {90, 1024, 128, 1024},
    {90, 2048, 0, 1024}, {90, 4096, 32, 1024}, {90, 8192, -16, 1024}, {90, 16384, 0, 1024},
    {90, 32768, -16, 1024}, {90, 65536, 0, 1024}, {91, 1, -16, 1024}, {91, 64, 0, 1024},
    {91, 512, 64, 1024}, {91, 1024, 128, 1024}, {91, 2048, -32, 1024}, {91, 4096, -80, 1024},
    {91, 8192, -16, 1024}, {91, 16384, 16, 1024}, {92, 1, -320, 1024}, {92, 64, -16, 1024},
    {92, 512, -112, 1024}, {92, 1024, 0, 1024}, {92, 2048, 0, 1024}, {92, 4096, -16, 1024},
    {92, 8192, 16, 1024}, {92, 16384, -16, 1024}, {92, 32768, -16, 1024}, {92, 131072, 528, 384},
    {93, 1024, -560, 1024}, {93, 2048, -160, 1024}, {93, 4096, 32, 1024}, {93, 8192, 0, 1024},
    {93, 16384, 80, 1024}, {93, 32768, 16, 1024}, {93, 131072, 0, 1024}, {94, 2048, -96, 1024},
    {94, 4096, 48, 1024}, {94, 8192, 16, 1024}, {94, 16384, -32, 1024}, {94, 32768, 16, 1024},
    {95, 1, 32, 1024}, {95, 64, 0, 1024}, {95, 512, -48, 1024}, {95, 1024, -32, 1024},
    {95, 2048, 0, 1024}, {95, 4096, -48, 1024}, {95, 8192, 0, 1024}, {95, 16384, 32, 1024},
    {95, 32768, -16, 1024}, {95, 65536, 0, 1024}, {96, 1, 0, 1024}, {96, 64, 112, 1024},
    {96, 512, -32, 1024}, {96, 1024, 0, 1024}, {96, 2048, 16, 1024}, {96, 4096, 0, 1024},
    {96, 8192, 32, 1024}, {96, 16384, 0, 1024}, {96, 32768, -16, 1024}, {97, 1024, -16, 1024},
    {98, 1024, 0, 1024}, {99, 1, -96, 1024}, {99, 64, 0, 1024}, {99, 512, -16, 1024},
    {99, 1024, -64, 1024}, {99, 2048, 96, 1024}, {99, 4096, 320, 1024}, {99, 8192, 272, 1024},
    {99, 16384, 352, 1024}, {99, 32768, 0, 1024}, {99, 65536, 16, 1024}, {99, 131072, 384, 1024},
    {100, 1, -96, 1024}, {100, 64, 176, 1024}, {100, 512, 144, 1024}, {100, 1024, 80, 1024},
    {100, 2048, 128, 1024}, {100, 4096, -80, 1024}, {101, 8192, -80, 1024}, {101, 32768, 16, 1024},
    {101, 65536, -128, 1024}, {101, 131072, 0, 1024}, {102, 1, 32, 1024}, {102, 16384, -128, 1024},
    {103, 1, -304, 1024}, {103, 64, -352, 1024}, {103, 512, -96, 1024}, {103, 1024, -448, 1024},
    {103, 2048, -1200, 1024}, {104, 1, 128, 1024}, {104, 32768, -320, 1024}, {105, 1, 240, 1024},
    {105, 64, 64, 1024}, {105, 512, 544, 1024}, {105, 1024, 160, 1024}, {105, 2048, -48, 1024},
    {105, 4096, -192, 1024}, {106, 1, -16, 1024}, {106, 64, -64, 1024}, {106, 512, 0, 1024},
    {106, 2048, -64, 1024}, {107, 1, -336, 1024}, {107, 64, -368, 1024}, {107, 512, 0, 1024},
    {107, 1024, -64, 1024}, {107, 2048, -32, 1024}, {107, 4096, -544, 1024}, {108, 8192, 288, 1024},
    {108, 16384, -80, 1024}, {108, 32768, 16, 1024}, {108, 65536, -16, 1024}, {108, 131072, 0, 1024},
    {109, 8192, 0, 1024}, {110, 32768, 0, 1024}, {110, 65536, -208, 1024}, {110, 131072, -16, 1024},
    {111, 16384, 80, 1024}, {111, 32768, -16, 1024}, {111, 65536, 432, 1024}, {111, 131072, 544, 1024},
    {112, 1, -32, 1024}, {112, 64, 16, 1024}, {112, 512, -176, 1024}, {112, 1024, 32, 1024},
    {112, 2048, 16, 1024}, {112, 4096, 112, 1024}, {112, 8192, 384, 1024}, {112, 16384, 672, 1024},
    {112, 32768, -80, 1024}, {112, 65536, 448, 1024}, {112, 131072, 0, 384}, {113, 4096, -80, 1024},
    {113, 8192, -16, 1024}, {114, 4096, 432, 1024}, {114, 8192, -48, 1024}, {114, 16384, 224, 1024},
    {115, 1, 96, 1024}, {115, 64, -32, 1024}, {115, 512, 48, 1024}, {115, 1024, 80, 1024},
    {115, 2048, 144, 1024}, {115, 4096, 0, 1024}, {115, 8192, 320, 1024}, {116, 1, 128, 1024},
    {116, 64, 48, 1024}, {116, 512, -64, 1024}, {116, 1024, 0, 1024}, {116, 2048, -16, 1024},
    {116, 4096, 64, 832}, {117, 4096, -96, 1024}, {117, 8192, -48, 1024}, {117, 16384, -48, 1024},
    {117, 32768, 0, 1024}, {118, 1, -32, 1024}, {118, 64, -48, 1024}, {118, 512, -352, 1024},
    {119, 1, -16, 1024}, {119, 64, 96, 1024}, {119, 512, -16, 1024}, {119, 1024, -320, 1024},
    {120, 16384, -80, 1024}, {120, 32768, 96, 1024}, {120, 65536, -16, 640}, {121, 32768, 160, 1024},
    {121, 65536, 16, 640}, {122, 2048, -192, 1024}, {122, 4096, -16, 1024}, {122, 8192, 48, 1024},
    {123, 1, -48, 1024}, {123, 64, 80, 1024}, {123, 512, 160, 1024}, {123, 1024, 16, 1024},
    {123, 2048, 32, 1024}, {123, 4096, 64, 1024}, {123, 8192, 336, 1024}, {123, 16384, 688, 1024},
    {123, 32768, -112, 1024}, {123, 65536, 416, 1024}, {123, 131072, 352, 384}, {124, 4096, -128, 1024},
    {124, 8192, -32, 1024}, {124, 16384, 0, 1024}, {125, 1, -240, 1024}, {125, 64, -160, 1024},
    {125, 512, -64, 1024}, {125, 1024, -32, 1024}, {125, 2048, -80, 1024}, {125, 4096, 48, 1024},
    {125, 8192, 96, 1024}, {126, 1, 0, 1024}, {126, 64, 144, 1024}, {126, 512, -144, 1024},
    {126, 1024, -80, 1024}, {126, 2048, 48, 1024}, {126, 4096, 0, 1024}, {127, 1, 0, 1024},
    {127, 64, 32, 1024}, {127, 512, 176, 1024}, {127, 1024, 0, 1024}, {127, 2048, 16, 1024},
    {127, 4096, 0, 1024}, {128, 4096, -112, 1024}, {128, 8192, -96, 1024}, {128, 16384, -48, 1024},
    {128, 32768, 32, 1024}, {129, 1, 0, 1024}, {129, 64, -48, 1024}, {129, 512, -336, 1024},
    {130, 1, 64, 1024}, {130, 64, 128, 1024}, {130, 512, 64, 1024}, {130, 1024, -256, 1024},
    {131, 2048, -272, 1024}, {131, 4096, -208, 1024}, {131, 8192, -96, 1024}, {131, 16384, -64, 1024},
    {131, 32768, -96, 1024}, {132, 32768, 128, 1024}, {132, 65536, 16, 1024}, {132, 131072, -352, 640},
    {133, 2048, -192, 1024}, {133, 4096, 448, 832}, {134, 1, -176, 1024}, {134, 64, -80, 1024},
    {134, 512, -112, 1024}, {134, 1024, -112, 1024}, {134, 2048, 64, 1024}, {134, 4096, 176, 1024},
    {134, 8192, -96, 1024}, {134, 16384, 112, 1024}, {134, 32768, 0, 1024}, {134, 65536, 912, 1024},
    {134, 131072, 848, 1024}, {135, 1, 0, 1024}, {135, 64, 112, 1024}, {135, 512, 208, 1024},
    {135, 1024, 32, 1024}, {135, 2048, 0, 1024}, {135, 4096, 0, 1024}, {135, 8192, 80, 1024},
    {136, 1, -16, 1024}, {136, 64, 48, 1024}, {136, 512, 0, 1024}, {136, 1024, 16, 1024},
    {136, 2048, -192, 1024}, {136, 4096, -128, 1024}, {136, 8192, -160, 1024}, {137, 1, 16, 1024},
    {137, 64, -16, 1024}, {137, 512, 16, 1024}, {137, 1024, 0, 1024}, {137, 2048, -48, 1024},
    {137, 4096, -16, 1024}, {137, 8192, 0, 1024}, {137, 16384, -64, 1024}, {138, 8192, 160, 1024},
    {138, 16384, 0, 1024}, {138, 32768, 48, 1024}, {138, 65536, 0, 1024}, {138, 131072, 32, 1024},
    {139, 32768, -208, 1024}, {139, 65536, -64, 1024}, {139, 131072, -128, 1024}, {140, 1, 80, 1024},
    {140, 64, 0, 1024}, {140, 512, -16, 1024}, {140, 1024, -96, 1024}, {140, 2048, -80, 1024},
    {140, 4096, 96, 1024}, {141, 1, -208, 1024}, {141, 64, 0, 1024}, {141, 512, -64, 1024},
    {141, 1024, -80, 1024}, {141, 2048, -16, 1024}, {141, 4096, -80, 1024}, {141, 8192, -64, 1024},
    {141, 16384, -144, 1024}, {141, 32768, 0, 1024}, {141, 65536, -16, 1024}, {141, 131072, 0, 640},
    {142, 1, 64, 1024}, {142, 64, -32, 1024}, {142, 512, -64, 1024}, {142, 1024, -32, 1024},
    {142, 2048, 16, 1024}, {142, 4096, 0, 1024}, {142, 8192, 320, 1024}, {142, 16384, 496, 1024},
    {143, 1, 0, 1024}, {143, 64, 96, 1024}, {143, 512, -96, 1024}, {143, 1024, 192, 1024},
    {143, 2048, 0, 1024}, {143, 4096, 0, 1024}, {143, 8192, -48, 1024}, {143, 16384, -144, 1024},
    {144, 1, -240, 1024}, {144, 64, 96, 1024}, {144, 512, 32, 1024}, {144, 1024, -16, 1024},
    {144, 2048, 0, 1024}, {144, 4096, -32, 1024}, {144, 8192, -48, 1024}, {144, 16384, -96, 1024},
    {144, 32768, 0, 1024}, {144, 65536, 16, 1024}, {145, 1, -96, 1024}, {145, 64, -96, 1024},
    {145, 512, 64, 1024}, {145, 1024, 0, 1024}, {145, 2048, 16, 1024}, {145, 4096, -16, 1024},
    {145, 8192, 48, 1024}, {145, 16384, 96, 1024}, {146, 1024, -32, 1024}, {147, 1024, 32, 1024},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 16,
                .nhosts = 16,
                .per_host = 1,
                .nswitches = 1,
                .crossing = 45395,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_cluster,
     .nresiduals = sizeof residuals_cluster / sizeof(struct ct_residual)}, /* cluster */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(739246080),
                  [CT_MESSAGES_INSIDE] = INT64_C(163840000),
                  [CT_TOKENS] = INT64_C(101253120),
                  [CT_LONG_MESSAGES] = INT64_C(11121459200),
                  [CT_BYTES_BETWEEN] = INT64_C(2148),
                  [CT_BYTES_ON_CABLES] = INT64_C(2327),
                  [CT_BYTES_INSIDE] = INT64_C(58982),
                  [CT_BYTES_REDUCED] = INT64_C(8133),
                  [CT_BYTES_COPIED] = INT64_C(39387),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(311296000),
                  [CT_ROUNDS_BETWEEN] = INT64_C(1498152960),
                  [CT_ROUND_CABLES] = INT64_C(94568448),
                  [CT_RANK_MESSAGES] = INT64_C(26404454),
                  [CT_HOST_MESSAGES] = INT64_C(28724429),
                  [CT_BARRIERS] = INT64_C(96796672000),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(16142),
                  [CT_CABLE_BEYOND_NS] = INT64_C(51059),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(1616),
              },
              .call_ns = INT64_C(1000),
              .rank_ns = INT64_C(37380),
              .norm = CT_NORM_ROOT,
              .error = 110},
    .offered = offered,
    .noffered = sizeof offered / sizeof *offered,
    .jobs = calibrated,
    .njobs = sizeof calibrated / sizeof *calibrated,
};
/* clang-format on */

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 17,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-a",
    .nranks = 16,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .calibration = &calibration,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .dispatch_hash = UINT64_C(0x03a75cbead2369c3),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
