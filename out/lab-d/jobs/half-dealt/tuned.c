/*
 * tuned.c - collective algorithms for the job half-dealt
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
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_in_order_binary;
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
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x52cb75bd06cc2b3e),
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
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
        .algorithm = &reduce_in_order_binary,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x75ddad396b429642),
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
     * runner-up: allgather_hierarchical leaders=1 between=ring 1.81 ms */
    if (problem->bytes < 39)
        return &choices[1]; /* allgather_hierarchical */
    /* from 39 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.77 ms (1.32 ms to 2.04 ms), 15 samples
     * native 2.69 ms (2.27 ms to 3.2 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 1.61 ms */
    if (problem->bytes < 107)
        return &choices[2]; /* allgather_hierarchical */
    /* from 107 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=host between=recursive_doubling 1.73 ms (1.68 ms to 2.09 ms), 15 samples
     * native 2.53 ms (2.23 ms to 2.65 ms), 15 samples
     * runner-up: allgather_recursive_doubling 2.09 ms */
    if (problem->bytes < 710)
        return &choices[3]; /* allgather_hierarchical */
    /* from 710 bytes: confirmed; at 1024 bytes:
     * allgather_bine order_by=copies 2.86 ms (2.53 ms to 3.13 ms), 15 samples
     * native 3.66 ms (3.27 ms to 3.85 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 2.84 ms */
    if (problem->bytes < 1938)
        return &choices[4]; /* allgather_bine */
    /* from 1938 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 4.4 ms (4.11 ms to 4.79 ms), 15 samples
     * native 7.4 ms (7.21 ms to 7.65 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=host between=ring 4.4 ms */
    if (problem->bytes < 4558)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* from 4558 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 14.9 ms (14.9 ms to 15 ms), 110 samples
     * runner-up: allgather_wired_ring segment_bytes=0 14.9 ms */
    if (problem->bytes < 18531)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 18531 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 61.5 ms (59.9 ms to 62.4 ms), 6 samples
     * native 67.4 ms (65.4 ms to 69.8 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 60.6 ms */
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
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=recursive_doubling 1.61 ms */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.71 ms (1.56 ms to 2.06 ms), 15 samples
     * native 2.37 ms (2.13 ms to 2.68 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.88 ms */
    if (problem->bytes < 2204)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 2204 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 2.11 ms (1.86 ms to 2.44 ms), 15 samples
     * native 2.9 ms (2.67 ms to 3.09 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 2.04 ms */
    if (problem->bytes < 5426)
        return &choices[9]; /* allreduce_tree */
    /* from 5426 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 2.34 ms (2.28 ms to 2.41 ms), 120 samples
     * native 2.46 ms (2.39 ms to 2.55 ms), 120 samples */
    if (problem->bytes < 13650)
        return &choices[10]; /* allreduce_two_tree */
    /* from 13650 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 3.27 ms (3.21 ms to 3.37 ms), 75 samples
     * native 3.52 ms (3.42 ms to 3.6 ms), 75 samples
     * runner-up: allreduce_bine 3.45 ms */
    if (problem->bytes < 19030)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 19030 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 5.07 ms (4.91 ms to 5.2 ms), 15 samples
     * native 10.3 ms (10 ms to 10.5 ms), 15 samples
     * runner-up: allreduce_wired_halving segment_bytes=262144 5.09 ms */
    if (problem->bytes < 53816)
        return &choices[12]; /* allreduce_binary_blocks */
    /* from 53816 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=host between=ring 10.6 ms (10.4 ms to 10.8 ms), 15 samples
     * native 23.9 ms (23.5 ms to 24.2 ms), 15 samples
     * runner-up: allreduce_wired_halving segment_bytes=262144 11.1 ms */
    if (problem->bytes < 93141)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 93141 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 20.4 ms (19.9 ms to 20.8 ms), 6 samples
     * native 51.1 ms (50.8 ms to 52.1 ms), 6 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 20.4 ms */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 51.1 ms (50.8 ms to 52.1 ms), 6 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 20.4 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.65 ms (1.48 ms to 1.82 ms), 15 samples
     * native 2.73 ms (2.26 ms to 2.97 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 1.88 ms */
    if (problem->bytes < 61)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 61 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 2.67 ms (2.36 ms to 2.85 ms), 15 samples
     * native 4.31 ms (4.01 ms to 4.55 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 2.12 ms */
    if (problem->bytes < 90)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 90 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=host between=spread 3.89 ms (3.72 ms to 4.1 ms), 15 samples
     * native 6.02 ms (5.55 ms to 6.56 ms), 15 samples
     * runner-up: alltoall_grid_3d 3.43 ms */
    if (problem->bytes < 944)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 944 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=host between=ring 5.05 ms (4.92 ms to 5.34 ms), 15 samples
     * native 7.66 ms (6.32 ms to 8.11 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=host between=spread 5.18 ms */
    if (problem->bytes < 1991)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 1991 bytes: confirmed; at 2048 bytes:
     * alltoall_scattered batch=8 order=dealt 9.35 ms (9.08 ms to 9.94 ms), 45 samples
     * native 10.6 ms (10.1 ms to 11.2 ms), 45 samples
     * runner-up: alltoall_one_factor order=dealt 9 ms */
    if (problem->bytes < 8781)
        return &choices[19]; /* alltoall_scattered */
    /* beyond 131072 bytes nothing was measured */
    /* from 8781 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 58.9 ms (58 ms to 73.8 ms), 6 samples
     * native 290 ms (284 ms to 373 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 58.4 ms */
    return &choices[20]; /* alltoall_ring */
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
     * runner-up: bcast_wired_tree segment_bytes=0 1.31 ms */
    if (problem->bytes < 8727)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 8727 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 1.76 ms (1.62 ms to 2.06 ms), 15 samples
     * native 4.81 ms (4.56 ms to 5.21 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=8192 leaders=host tree=binary 2.3 ms */
    return &choices[22]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    if (roots_of_bcast[problem->root] == 1)
        return choose_bcast_root_10(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.41 ms (1.34 ms to 1.46 ms), 228 samples
     * runner-up: bcast_binomial segment_bytes=0 1.38 ms */
    if (problem->bytes < 5381)
        return &choices[0]; /* bcast_native */
    /* from 5381 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.21 ms (1.17 ms to 1.38 ms), 15 samples
     * native 1.7 ms (1.23 ms to 2.19 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 1.69 ms */
    if (problem->bytes < 11241)
        return &choices[21]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 11241 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 1.77 ms (1.57 ms to 2.05 ms), 15 samples
     * native 5.15 ms (4.75 ms to 5.53 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=8192 leaders=host tree=binary 2.44 ms */
    return &choices[22]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 282 us (61.7 us to 502 us), 15 samples
     * native 1.06 ms (525 us to 1.45 ms), 15 samples
     * runner-up: reduce_pairwise_gather 452 us */
    if (problem->bytes < 1990)
        return &choices[23]; /* reduce_linear */
    /* from 1990 bytes: confirmed; at 2048 bytes:
     * reduce_knomial segment_bytes=0 radix=4 740 us (450 us to 1.02 ms), 45 samples
     * native 1.03 ms (826 us to 1.34 ms), 45 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=dealt 962 us */
    if (problem->bytes < 3522)
        return &choices[24]; /* reduce_knomial */
    /* from 3522 bytes: confirmed; at 4096 bytes:
     * reduce_hierarchical leaders=host between=binomial 919 us (669 us to 1.22 ms), 15 samples
     * native 1.84 ms (1.37 ms to 2.09 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 1.22 ms */
    if (problem->bytes < 4372)
        return &choices[25]; /* reduce_hierarchical */
    /* from 4372 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.16 ms (876 us to 1.65 ms), 15 samples
     * native 1.77 ms (1.71 ms to 2.07 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 1.2 ms */
    if (problem->bytes < 14957)
        return &choices[26]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_in_order_binary segment_bytes=4096 2.24 ms (1.78 ms to 2.73 ms), 15 samples
     * native 2.75 ms (2.39 ms to 3 ms), 15 samples
     * runner-up: reduce_rabenseifner 2.3 ms */
    if (problem->bytes < 17949)
        return &choices[27]; /* reduce_in_order_binary */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 3 ms (2.84 ms to 3.4 ms), 15 samples
     * native 6.81 ms (6.4 ms to 6.97 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 3.36 ms */
    if (problem->bytes < 268435457)
        return &choices[28]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.1 ms (34 ms to 35.8 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 11.2 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.69 ms (1.38 ms to 2.24 ms), 15 samples
     * native 2.2 ms (2.08 ms to 2.41 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.76 ms */
    if (problem->bytes < 107)
        return &choices[29]; /* reduce_scatter_block_hierarchical */
    /* from 107 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 2.28 ms (2.16 ms to 2.42 ms), 90 samples
     * runner-up: reduce_scatter_block_recursive_halving 2.3 ms */
    if (problem->bytes < 754)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 754 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 2.58 ms (2.44 ms to 2.7 ms), 15 samples
     * native 3.09 ms (2.91 ms to 3.44 ms), 15 samples
     * runner-up: reduce_scatter_block_bine 2.85 ms */
    if (problem->bytes < 1605)
        return &choices[30]; /* reduce_scatter_block_wired_near_first */
    /* from 1605 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=host between=ring 4.77 ms (4.7 ms to 5 ms), 15 samples
     * native 7.84 ms (7.55 ms to 8.2 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=pairwise 4.96 ms */
    if (problem->bytes < 8607)
        return &choices[31]; /* reduce_scatter_block_hierarchical */
    /* from 8607 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 30.5 ms (29.8 ms to 31.2 ms), 6 samples
     * native 92.7 ms (91.2 ms to 96.5 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 30 ms */
    if (problem->bytes < 20606)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* from 20606 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 61.1 ms (59.8 ms to 61.6 ms), 6 samples
     * native 147 ms (145 ms to 149 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 60.7 ms */
    if (problem->bytes < 106493)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* from 106493 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 433 ms (433 ms to 433 ms), 1 samples
     * native 690 ms (690 ms to 690 ms), 1 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 256 ms */
    if (problem->bytes < 11184811)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 690 ms (690 ms to 690 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 253 ms */
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
    {&ct_allgather, 1, 0.002466658, 0.001873147},
    {&ct_allgather, 64, 0.002685513, 0.001766981},
    {&ct_allgather, 512, 0.00252847, 0.001733211},
    {&ct_allgather, 1024, 0.00365812, 0.002862},
    {&ct_allgather, 2048, 0.007397341, 0.004398244},
    {&ct_allgather, 4096, 0.007911699, 0.0076759515},
    {&ct_allgather, 8192, 0.014930359, 0.014930359},
    {&ct_allgather, 16384, 0.030496864, 0.030496864},
    {&ct_allgather, 32768, 0.0674334335, 0.0614744555},
    {&ct_allgather, 65536, 0.136380287, 0.121457524},
    {&ct_allgather, 131072, 0.331240773, 0.252432945},
    {&ct_allreduce, 1, 0.002573873, 0.002140765},
    {&ct_allreduce, 64, 0.002373876, 0.001710087},
    {&ct_allreduce, 512, 0.003188484, 0.002129694},
    {&ct_allreduce, 1024, 0.002543007, 0.001760772},
    {&ct_allreduce, 2048, 0.003026419, 0.002325389},
    {&ct_allreduce, 4096, 0.002904829, 0.002105212},
    {&ct_allreduce, 8192, 0.002456483, 0.0023398755},
    {&ct_allreduce, 16384, 0.00351584, 0.003271171},
    {&ct_allreduce, 32768, 0.010256832, 0.005065102},
    {&ct_allreduce, 65536, 0.023866938, 0.010624293},
    {&ct_allreduce, 131072, 0.051063487, 0.0204141695},
    {&ct_alltoall, 1, 0.002728797, 0.001652466},
    {&ct_alltoall, 64, 0.004307318, 0.002672629},
    {&ct_alltoall, 512, 0.00601808, 0.003885893},
    {&ct_alltoall, 1024, 0.007660756, 0.005046625},
    {&ct_alltoall, 2048, 0.010614983, 0.009354033},
    {&ct_alltoall, 4096, 0.015249973, 0.0146385385},
    {&ct_alltoall, 8192, 0.231450545, 0.029331553},
    {&ct_alltoall, 16384, 0.290109389, 0.0589363565},
    {&ct_alltoall, 32768, 0.369258111, 0.130628283},
    {&ct_alltoall, 65536, 0.330628715, 0.235271242},
    {&ct_alltoall, 131072, 0.685554454, 0.469872286},
    {&ct_bcast, 1, 0.0014134565, 0.0014134565},
    {&ct_bcast, 64, 0.001311916, 0.001311916},
    {&ct_bcast, 512, 0.001295981, 0.001295981},
    {&ct_bcast, 1024, 0.001301711, 0.001301711},
    {&ct_bcast, 2048, 0.001299131, 0.001299131},
    {&ct_bcast, 4096, 0.001340979, 0.001340979},
    {&ct_bcast, 8192, 0.001702109, 0.00120697},
    {&ct_bcast, 16384, 0.005147294, 0.001773656},
    {&ct_bcast, 32768, 0.006066908, 0.002768426},
    {&ct_bcast, 65536, 0.009820155, 0.006083382},
    {&ct_bcast, 131072, 0.019165655, 0.011227938},
    {&ct_reduce, 1, 0.001055835, 0.000282208},
    {&ct_reduce, 64, 0.0013616845, 0.000607541},
    {&ct_reduce, 512, 0.001155794, 0.000602243},
    {&ct_reduce, 1024, 0.001052601, 0.000156742},
    {&ct_reduce, 2048, 0.001034484, 0.000740123},
    {&ct_reduce, 4096, 0.001838156, 0.000919023},
    {&ct_reduce, 8192, 0.001767501, 0.001158128},
    {&ct_reduce, 16384, 0.002750179, 0.002239521},
    {&ct_reduce, 32768, 0.006807666, 0.003002097},
    {&ct_reduce, 65536, 0.016504428, 0.00560626},
    {&ct_reduce, 131072, 0.035107993, 0.0112393415},
    {&ct_reduce_scatter_block, 1, 0.002202317, 0.001690868},
    {&ct_reduce_scatter_block, 64, 0.002107335, 0.00161145},
    {&ct_reduce_scatter_block, 512, 0.002284396, 0.002284396},
    {&ct_reduce_scatter_block, 1024, 0.003091199, 0.002581894},
    {&ct_reduce_scatter_block, 2048, 0.007842982, 0.004769974},
    {&ct_reduce_scatter_block, 4096, 0.019623358, 0.008292269},
    {&ct_reduce_scatter_block, 8192, 0.043893768, 0.015573838},
    {&ct_reduce_scatter_block, 16384, 0.092735818, 0.0304807095},
    {&ct_reduce_scatter_block, 32768, 0.147051426, 0.0610900605},
    {&ct_reduce_scatter_block, 65536, 0.326618582, 0.120787796},
    {&ct_reduce_scatter_block, 131072, 0.690067841, 0.432923152},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-d",
    .nranks = 24,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .traits = {.nranks = 24,
               .nhosts = 12,
               .per_host = 2,
               .nswitches = 3,
               .crossing_s = 3.52e-06,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x60f9617dce142701),
    .dispatch_hash = UINT64_C(0x6749ec2d17b37301),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x642f15c14558ee1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
