/*
 * tuned.c - collective algorithms for the job half-blocks
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
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
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
        /* leaders=host between=recursive_doubling */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x361351b245c4a81c),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x6c68131baa78e210),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6d4060b7cf2cd383),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=4 between=recursive_doubling */
        .setting = {{2, 0}},
        .fingerprint = UINT64_C(0x60b5d74c0ce1dbe4),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x7ec42c08d3848eca),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x0a7d80deb44a888d),
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
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc62a76f1390d9e99),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x1a3963281b741b5c),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=host between=bruck */
        .setting = {{6, 0}},
        .fingerprint = UINT64_C(0x61b3f1c9b3109c29),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0xa2236f1b37de03a2),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 2}},
        .fingerprint = UINT64_C(0xf60a46cb92389c7e),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x0b6a868cf65e6488),
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
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x1a3bb1b10163945f),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xb14e7bc200dc3c31),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x261985972e3f6932),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=8192 leaders=host tree=chain */
        .setting = {{8192, 6, 2}},
        .fingerprint = UINT64_C(0xc8e2ba31ded3cbe1),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7826b73622537208),
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
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x5dea05f841e90398),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x774f44209090d21e),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2048e5ee80498861),
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
        .fingerprint = UINT64_C(0x75c9d99e21e40bf3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3c0ac454e00f4528),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x3c4a910a7cf49344),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x17200e05ec3c5d3e),
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
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x141e7230dd8d4c3c),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.67 ms (1.37 ms to 1.78 ms), 15 samples
     * native 2.38 ms (2.15 ms to 2.69 ms), 15 samples
     * native / choice 1.53 (1.43 to 1.78), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.01 times as long in the same rounds */
    if (problem->bytes < 78)
        return &choices[1]; /* allgather_hierarchical */
    /* from 78 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=host between=recursive_doubling 2.12 ms (2.03 ms to 2.19 ms), 15 samples
     * native 2.59 ms (2.33 ms to 2.96 ms), 15 samples
     * native / choice 1.23 (1.08 to 1.43), 15 rounds
     * runner-up: allgather_recursive_doubling, 1.25 times as long in the same rounds */
    if (problem->bytes < 684)
        return &choices[2]; /* allgather_hierarchical */
    /* from 684 bytes: confirmed; at 1024 bytes:
     * allgather_wired_far_first order_by=copies 2.7 ms (2.32 ms to 2.81 ms), 15 samples
     * native 3.58 ms (3.39 ms to 3.77 ms), 15 samples
     * native / choice 1.37 (1.19 to 1.54), 15 rounds
     * runner-up: allgather_bine order_by=copies, 0.98 times as long in the same rounds */
    if (problem->bytes < 2050)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 2050 bytes: undecided; at 4096 bytes:
     * allgather_native 8 ms (7.72 ms to 8.49 ms), 30 samples
     * runner-up: allgather_neighbor_exchange, 0.94 times as long in the same rounds */
    if (problem->bytes < 18814)
        return &choices[0]; /* allgather_native */
    /* from 18814 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 60.5 ms (60 ms to 61.5 ms), 6 samples
     * native 66.5 ms (66.1 ms to 68 ms), 6 samples
     * native / choice 1.10 (1.08 to 1.13), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 32769)
        return &choices[4]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 32769 bytes: undecided; at 65536 bytes:
     * allgather_native 137 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=16384, 0.87 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=4 between=recursive_doubling 1.5 ms (1.33 ms to 1.78 ms), 15 samples
     * native 1.82 ms (1.6 ms to 2.09 ms), 15 samples
     * native / choice 1.14 (1.03 to 1.57), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=recursive_doubling order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[5]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.36 ms (1.26 ms to 1.57 ms), 15 samples
     * native 2.08 ms (1.95 ms to 2.47 ms), 15 samples
     * native / choice 1.58 (1.22 to 1.77), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner, 1.02 times as long in the same rounds */
    if (problem->bytes < 2368)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2368 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 1.68 ms (1.36 ms to 1.97 ms), 15 samples
     * native 2.36 ms (2.15 ms to 2.74 ms), 15 samples
     * native / choice 1.46 (1.19 to 1.59), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 7664)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 7664 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 2.41 ms (2.29 ms to 2.48 ms), 89 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 0.93 times as long in the same rounds */
    if (problem->bytes < 14277)
        return &choices[0]; /* allreduce_native */
    /* from 14277 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 2.8 ms (2.72 ms to 3.34 ms), 15 samples
     * native 3.4 ms (3.32 ms to 3.89 ms), 15 samples
     * native / choice 1.18 (1.09 to 1.40), 15 rounds
     * runner-up: allreduce_two_tree segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 22832)
        return &choices[8]; /* allreduce_wired_switches */
    /* from 22832 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 5.08 ms (4.8 ms to 5.59 ms), 15 samples
     * native 10.3 ms (10 ms to 10.8 ms), 15 samples
     * native / choice 2.06 (1.86 to 2.15), 15 rounds
     * runner-up: allreduce_wired_halving segment_bytes=262144, 1.03 times as long in the same rounds */
    if (problem->bytes < 71141)
        return &choices[9]; /* allreduce_binary_blocks */
    /* from 71141 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_ring segment_bytes=0 20.8 ms (19.9 ms to 22.3 ms), 6 samples
     * native 51 ms (50.6 ms to 52.5 ms), 6 samples
     * native / choice 2.47 (2.28 to 2.60), 6 rounds
     * runner-up: allreduce_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[10]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 51 ms (50.6 ms to 52.5 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 1.55 ms (1.32 ms to 1.81 ms), 15 samples
     * native 2.87 ms (2.44 ms to 3.04 ms), 15 samples
     * native / choice 1.72 (1.63 to 2.33), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.03 times as long in the same rounds */
    if (problem->bytes < 83)
        return &choices[11]; /* alltoall_hierarchical */
    /* from 83 bytes: confirmed; at 104 bytes:
     * alltoall_hierarchical leaders=host between=bruck 2.47 ms (2.05 ms to 3.13 ms), 15 samples
     * native 2.91 ms (2.69 ms to 4.18 ms), 15 samples
     * native / choice 1.27 (1.10 to 1.40), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=ring, 1.10 times as long in the same rounds */
    if (problem->bytes < 436)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 436 bytes: confirmed; at 512 bytes:
     * alltoall_grid dims=3 3.16 ms (2.97 ms to 3.39 ms), 15 samples
     * native 5.42 ms (5.09 ms to 6.3 ms), 15 samples
     * native / choice 1.83 (1.50 to 1.95), 15 rounds
     * runner-up: alltoall_hierarchical leaders=host between=spread, 0.98 times as long in the same rounds */
    if (problem->bytes < 619)
        return &choices[13]; /* alltoall_grid */
    /* from 619 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=host between=ring 4.92 ms (4.77 ms to 5.52 ms), 15 samples
     * native 7.02 ms (6.22 ms to 7.9 ms), 15 samples
     * native / choice 1.38 (1.17 to 1.54), 15 rounds
     * runner-up: alltoall_hierarchical leaders=host between=spread, 1.01 times as long in the same rounds */
    if (problem->bytes < 1850)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 1850 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=4 8.31 ms (8.05 ms to 8.74 ms), 30 samples
     * native 9.74 ms (9.36 ms to 10.4 ms), 30 samples
     * native / choice 1.16 (1.09 to 1.20), 30 rounds
     * runner-up: alltoall_spread window=4 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 9613)
        return &choices[15]; /* alltoall_spread */
    /* from 9613 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 65.1 ms (57.9 ms to 72.9 ms), 6 samples
     * native 294 ms (287 ms to 306 ms), 6 samples
     * native / choice 4.58 (4.02 to 5.18), 6 rounds
     * runner-up: alltoall_phases separation=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[16]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 471 ms, 2 samples
     * native 667 ms, 2 samples */
    return &choices[17]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.38 ms (1.32 ms to 1.48 ms), 183 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 667)
        return &choices[0]; /* bcast_native */
    /* from 667 bytes: confirmed; at 724 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 1.18 ms (1.04 ms to 1.29 ms), 105 samples
     * native 1.38 ms (1.27 ms to 1.44 ms), 105 samples
     * native / choice 1.21 (1.07 to 1.32), 105 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 908)
        return &choices[18]; /* bcast_tree */
    /* from 908 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 1.44 ms (1.26 ms to 1.63 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 0.83 times as long in the same rounds */
    if (problem->bytes < 1305)
        return &choices[0]; /* bcast_native */
    /* from 1305 bytes: first look, not confirmed; at 1448 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 order=dealt 1.46 ms (1.32 ms to 1.84 ms), 15 samples
     * native 1.86 ms (1.32 ms to 2.15 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.99 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[19]; /* bcast_tree */
    /* from 1870 bytes: undecided; at 2048 bytes:
     * bcast_native 1.32 ms (1.08 ms to 1.56 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3 order=dealt, 0.84 times as long in the same rounds */
    if (problem->bytes < 4755)
        return &choices[0]; /* bcast_native */
    /* from 4755 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.67 ms (1.49 ms to 1.86 ms), 15 samples
     * native 1.92 ms (1.64 ms to 2.17 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.07 times as long in the same rounds */
    if (problem->bytes < 13110)
        return &choices[20]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 13110 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=host tree=chain 1.55 ms (1.38 ms to 1.66 ms), 15 samples
     * native 4.7 ms (4.37 ms to 4.86 ms), 15 samples
     * native / choice 3.11 (2.69 to 3.33), 15 rounds
     * runner-up: bcast_bine_scatter_allgather, 1.26 times as long in the same rounds */
    return &choices[21]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather order=dealt 544 us (173 us to 1 ms), 15 samples
     * native 1.2 ms (1.02 ms to 1.24 ms), 15 samples
     * native / choice 2.76 (1.69 to 7.10), 15 rounds
     * runner-up: reduce_linear order=dealt, 1.10 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[22]; /* reduce_pairwise_gather */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=dealt 1.01 ms (653 us to 1.36 ms), 15 samples
     * native 1.16 ms (915 us to 1.3 ms), 15 samples */
    if (problem->bytes < 94)
        return &choices[23]; /* reduce_linear */
    /* from 94 bytes: confirmed; at 181 bytes:
     * reduce_linear 64.8 us (27.3 us to 533 us), 15 samples
     * native 915 us (725 us to 1.38 ms), 15 samples
     * native / choice 12.06 (1.88 to 34.40), 15 rounds
     * runner-up: reduce_hierarchical leaders=1 between=binomial, 2.32 times as long in the same rounds */
    if (problem->bytes < 511)
        return &choices[24]; /* reduce_linear */
    /* from 511 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear order=dealt 852 us (399 us to 1.41 ms), 15 samples
     * native 1.16 ms (928 us to 1.28 ms), 15 samples
     * runner-up: reduce_linear, 0.93 times as long in the same rounds */
    if (problem->bytes < 711)
        return &choices[23]; /* reduce_linear */
    /* from 711 bytes: first look, not confirmed; at 724 bytes:
     * reduce_linear 410 us (235 us to 1.07 ms), 15 samples
     * native 1.02 ms (662 us to 1.5 ms), 15 samples
     * runner-up: reduce_linear order=dealt, 2.10 times as long in the same rounds */
    if (problem->bytes < 964)
        return &choices[24]; /* reduce_linear */
    /* from 964 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear order=dealt 372 us (61.4 us to 1.28 ms), 15 samples
     * native 1.29 ms (991 us to 1.76 ms), 15 samples
     * runner-up: reduce_linear, 1.01 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[23]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.13 ms (1.07 ms to 1.19 ms), 240 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 0.79 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 872 us (607 us to 1.06 ms), 15 samples
     * native 1.51 ms (1.43 ms to 1.75 ms), 15 samples
     * native / choice 1.72 (1.51 to 3.00), 15 rounds
     * runner-up: reduce_hierarchical leaders=1 between=binomial, 1.02 times as long in the same rounds */
    if (problem->bytes < 5142)
        return &choices[25]; /* reduce_tree */
    /* from 5142 bytes: confirmed; at 6360 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 1.13 ms (831 us to 1.3 ms), 15 samples
     * native 1.55 ms (1.3 ms to 2.14 ms), 15 samples
     * native / choice 1.40 (1.37 to 1.97), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 0.92 times as long in the same rounds */
    if (problem->bytes < 7775)
        return &choices[26]; /* reduce_tree */
    /* from 7775 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.3 ms (998 us to 1.46 ms), 15 samples
     * native 1.66 ms (1.47 ms to 1.77 ms), 15 samples
     * native / choice 1.30 (1.08 to 1.73), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 0.95 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[27]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 3.31 ms (2.88 ms to 3.39 ms), 15 samples
     * native 6.68 ms (6.37 ms to 6.97 ms), 15 samples
     * native / choice 2.08 (1.96 to 2.18), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.04 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[28]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 34.5 ms (34 ms to 35.3 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.77 ms (1.59 ms to 1.9 ms), 15 samples
     * native 2.18 ms (1.93 ms to 2.3 ms), 15 samples
     * native / choice 1.23 (1.00 to 1.41), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.12 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[29]; /* reduce_scatter_block_hierarchical */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.54 ms (1.24 ms to 1.9 ms), 15 samples
     * native 1.97 ms (1.67 ms to 2.22 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 1.01 times as long in the same rounds */
    if (problem->bytes < 121)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 121 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 2.06 ms (1.98 ms to 2.12 ms), 115 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.04 times as long in the same rounds */
    if (problem->bytes < 764)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 764 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 2.55 ms (2.24 ms to 2.93 ms), 15 samples
     * native 3.21 ms (3.08 ms to 3.26 ms), 15 samples
     * native / choice 1.28 (1.17 to 1.39), 15 rounds
     * runner-up: reduce_scatter_block_halving distance=bine, 1.05 times as long in the same rounds */
    if (problem->bytes < 1614)
        return &choices[31]; /* reduce_scatter_block_wired_near_first */
    /* from 1614 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=host between=ring 4.59 ms (4.16 ms to 4.81 ms), 15 samples
     * native 7.61 ms (7.32 ms to 7.72 ms), 15 samples
     * native / choice 1.65 (1.55 to 1.81), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=pairwise, 1.02 times as long in the same rounds */
    if (problem->bytes < 8203)
        return &choices[32]; /* reduce_scatter_block_hierarchical */
    /* from 8203 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 30.2 ms (29.4 ms to 30.4 ms), 6 samples
     * native 92.5 ms (92.3 ms to 93.9 ms), 6 samples
     * native / choice 3.07 (3.04 to 3.15), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 19571)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* from 19571 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 60.8 ms (59.9 ms to 61.6 ms), 6 samples
     * native 145 ms (141 ms to 150 ms), 6 samples
     * native / choice 2.39 (2.33 to 2.49), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 104754)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* from 104754 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=1024 255 ms, 1 sample
     * native 679 ms, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 11184811)
        return &choices[35]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 679 ms, 1 sample */
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
    {&ct_allgather, 1, 0.00238, 0.00167},
    {&ct_allgather, 64, 0.00229, 0.00147},
    {&ct_allgather, 512, 0.00259, 0.00212},
    {&ct_allgather, 1024, 0.00358, 0.0027},
    {&ct_allgather, 2048, 0.00728, 0.00414},
    {&ct_allgather, 4096, 0.008, 0.008},
    {&ct_allgather, 8192, 0.0148, 0.0148},
    {&ct_allgather, 16384, 0.0301, 0.0301},
    {&ct_allgather, 32768, 0.0665, 0.0605},
    {&ct_allgather, 65536, 0.137, 0.137},
    {&ct_allgather, 131072, 0.296, 0.296},
    {&ct_allreduce, 1, 0.00182, 0.0015},
    {&ct_allreduce, 64, 0.00208, 0.00136},
    {&ct_allreduce, 512, 0.00206, 0.00177},
    {&ct_allreduce, 1024, 0.00208, 0.00153},
    {&ct_allreduce, 2048, 0.00261, 0.00183},
    {&ct_allreduce, 4096, 0.00236, 0.00168},
    {&ct_allreduce, 8192, 0.00241, 0.00241},
    {&ct_allreduce, 16384, 0.0034, 0.0028},
    {&ct_allreduce, 32768, 0.0103, 0.00508},
    {&ct_allreduce, 65536, 0.0242, 0.0115},
    {&ct_allreduce, 131072, 0.051, 0.0208},
    {&ct_alltoall, 1, 0.00287, 0.00155},
    {&ct_alltoall, 64, 0.00306, 0.00174},
    {&ct_alltoall, 512, 0.00542, 0.00316},
    {&ct_alltoall, 1024, 0.00702, 0.00492},
    {&ct_alltoall, 2048, 0.00974, 0.00831},
    {&ct_alltoall, 4096, 0.0159, 0.0149},
    {&ct_alltoall, 8192, 0.224, 0.0288},
    {&ct_alltoall, 16384, 0.294, 0.0651},
    {&ct_alltoall, 32768, 0.452, 0.126},
    {&ct_alltoall, 65536, 0.327, 0.234},
    {&ct_alltoall, 131072, 0.667, 0.471},
    {&ct_bcast, 1, 0.00138, 0.00138},
    {&ct_bcast, 64, 0.00123, 0.00123},
    {&ct_bcast, 512, 0.00134, 0.00134},
    {&ct_bcast, 1024, 0.00144, 0.00144},
    {&ct_bcast, 2048, 0.00132, 0.00132},
    {&ct_bcast, 4096, 0.00145, 0.00145},
    {&ct_bcast, 8192, 0.00192, 0.00167},
    {&ct_bcast, 16384, 0.0047, 0.00155},
    {&ct_bcast, 32768, 0.00547, 0.00253},
    {&ct_bcast, 65536, 0.00944, 0.00592},
    {&ct_bcast, 131072, 0.0191, 0.011},
    {&ct_reduce, 1, 0.0012, 0.000544},
    {&ct_reduce, 64, 0.00116, 0.00101},
    {&ct_reduce, 512, 0.00116, 0.000852},
    {&ct_reduce, 1024, 0.00129, 0.000372},
    {&ct_reduce, 2048, 0.00113, 0.00113},
    {&ct_reduce, 4096, 0.00151, 0.000872},
    {&ct_reduce, 8192, 0.00166, 0.0013},
    {&ct_reduce, 16384, 0.0029, 0.00206},
    {&ct_reduce, 32768, 0.00668, 0.00331},
    {&ct_reduce, 65536, 0.0158, 0.00535},
    {&ct_reduce, 131072, 0.0345, 0.0107},
    {&ct_reduce_scatter_block, 1, 0.00218, 0.00177},
    {&ct_reduce_scatter_block, 64, 0.00197, 0.00154},
    {&ct_reduce_scatter_block, 512, 0.00206, 0.00206},
    {&ct_reduce_scatter_block, 1024, 0.00321, 0.00255},
    {&ct_reduce_scatter_block, 2048, 0.00761, 0.00459},
    {&ct_reduce_scatter_block, 4096, 0.0185, 0.00753},
    {&ct_reduce_scatter_block, 8192, 0.042, 0.0155},
    {&ct_reduce_scatter_block, 16384, 0.0925, 0.0302},
    {&ct_reduce_scatter_block, 32768, 0.145, 0.0608},
    {&ct_reduce_scatter_block, 65536, 0.327, 0.122},
    {&ct_reduce_scatter_block, 131072, 0.679, 0.255},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-d",
    .nranks = 24,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .cluster_hash = UINT64_C(0xe4fe3cb705c8b0c1),
    .dispatch_hash = UINT64_C(0x33839a81dbd44ded),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x38d9312e8dd75c1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
