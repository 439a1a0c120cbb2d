/*
 * tuned.c - collective algorithms for the job half-blocks
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 11 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_in_order_binary;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_halving;
extern const struct ct_algorithm reduce_scatter_block_bine;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;

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
        .fingerprint = UINT64_C(0x0cb135ef514f2dad),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xb6b84804e196bfbb),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7dc4d520aa89ee1f),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb85f9b61c685ba12),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xda6a96cbb63cc920),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x8e99af6b46f55abf),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8f68794a701ff539),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x31fe455c0ffaeafc),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xb4588b46953e2859),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xeb669e9550470335),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xea2e7d994ea18a2f),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfb4eac8bf3b33abf),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xef69efcc3e7a187f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x34ce14231ea1d97f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xfc1c91ce0aa10a99),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x3335410cf0d9ab43),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x21ad596e34e22fbc),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb15b5f204de7783c),
    },
    {
        .algorithm = &alltoall_simple,
        .fingerprint = UINT64_C(0x06cb10ce87148f5b),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x23bf1fd6ed23c545),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xfd74b54b1fcaeaa4),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4821c2cbc9a3bdd6),
    },
    {
        .algorithm = &bcast_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd41956daad430975),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x30c8b6ead3cb34f8),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa547c1c44c112e2),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x556c1e2318570b93),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0ed5fc1c748283b2),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x6abb48fe60f85c69),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7efd664f6429d8aa),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 order=dealt */
        .setting = {{0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x24de42e747bac99a),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x179ddc517c852ee5),
    },
    {
        .algorithm = &reduce_in_order_binary,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0a930d149dae6089),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3567e80a10617f98),
    },
    {
        .algorithm = &reduce_in_order_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5cd74bdffcafde5b),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0530e0e078114ce3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3e6b917b5aab26af),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_halving,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa4d491c3e000b95c),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x1cfc0e434bb53be0),
    },
    {
        .algorithm = &reduce_scatter_block_bine,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd7c269b88c336f77),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x7ecf328005d65ed9),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7063112febb226fb),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5423c7d0133b86b8),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x17632ff558edd215),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x7df5a0ba1410a97d),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.49 ms (1.18 ms to 2.01 ms), 15 samples
     * native 2.15 ms (1.47 ms to 2.53 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 1.52 ms */
    if (problem->bytes < 15)
        return &choices[1]; /* allgather_hierarchical */
    /* from 15 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=ring 1.08 ms (1.02 ms to 1.13 ms), 225 samples
     * native 1.29 ms (1.22 ms to 1.37 ms), 225 samples */
    if (problem->bytes < 267)
        return &choices[2]; /* allgather_hierarchical */
    /* from 267 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.32 ms (1.16 ms to 1.88 ms), 15 samples
     * native 1.86 ms (1.26 ms to 2.4 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=2 between=spread 1.41 ms */
    if (problem->bytes < 673)
        return &choices[1]; /* allgather_hierarchical */
    /* from 673 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 1.8 ms (1.58 ms to 2.35 ms), 15 samples
     * runner-up: allgather_recursive_doubling 1.95 ms */
    if (problem->bytes < 1755)
        return &choices[0]; /* allgather_native */
    /* from 1755 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.37 ms (1.28 ms to 1.59 ms), 15 samples
     * native 1.89 ms (1.82 ms to 2 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 1.63 ms */
    if (problem->bytes < 3804)
        return &choices[3]; /* allgather_sparbit */
    /* from 3804 bytes: confirmed; at 4096 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 3.7 ms (3.5 ms to 3.93 ms), 180 samples
     * native 4.09 ms (4.01 ms to 4.17 ms), 180 samples
     * runner-up: allgather_wired_ring segment_bytes=0 3.39 ms */
    if (problem->bytes < 17979)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17979 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 26.3 ms (26.1 ms to 27.6 ms), 6 samples
     * native 70.1 ms (68 ms to 73 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 26.5 ms */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 1.49 ms (1.45 ms to 1.56 ms), 453 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4 order=depth_first 1.14 ms */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_reduce_bcast 1.24 ms (1.14 ms to 1.67 ms), 15 samples
     * native 1.61 ms (1.14 ms to 1.93 ms), 15 samples
     * runner-up: allreduce_swing order=dealt 1.46 ms */
    if (problem->bytes < 12)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 12 bytes: confirmed; at 34 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.52 ms (1.19 ms to 1.65 ms), 15 samples
     * native 1.94 ms (1.56 ms to 2.6 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 1.47 ms */
    if (problem->bytes < 45)
        return &choices[7]; /* allreduce_tree */
    /* from 45 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 1.29 ms (922 us to 1.87 ms), 15 samples
     * native 2.41 ms (2.23 ms to 2.65 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 1.45 ms */
    if (problem->bytes < 76)
        return &choices[8]; /* allreduce_tree */
    /* from 76 bytes: confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.52 ms (1.06 ms to 2.31 ms), 15 samples
     * native 2.23 ms (1.68 ms to 2.81 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 1.26 ms */
    if (problem->bytes < 4094)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 4094 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.55 ms (1.24 ms to 1.97 ms), 15 samples
     * native 2.08 ms (1.78 ms to 2.81 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=dealt 1.18 ms */
    if (problem->bytes < 6914)
        return &choices[10]; /* allreduce_tree */
    /* from 6914 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 1.42 ms (1.16 ms to 1.63 ms), 15 samples
     * native 2.14 ms (2.04 ms to 2.23 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt 1.4 ms */
    if (problem->bytes < 21270)
        return &choices[11]; /* allreduce_two_tree */
    /* from 21270 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks order=depth_first 4.94 ms (4.6 ms to 5.45 ms), 15 samples
     * native 13.8 ms (13.5 ms to 14.1 ms), 15 samples
     * runner-up: allreduce_wired_halving segment_bytes=262144 5.27 ms */
    if (problem->bytes < 39350)
        return &choices[12]; /* allreduce_binary_blocks */
    /* from 39350 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=0 10.1 ms (9.43 ms to 11.7 ms), 10 samples
     * native 30.5 ms (30 ms to 33.9 ms), 10 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 9.8 ms */
    if (problem->bytes < 268435457)
        return &choices[13]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 69.4 ms (64.8 ms to 279 ms), 6 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 20.4 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.14 ms (889 us to 1.62 ms), 15 samples
     * native 1.58 ms (1.38 ms to 1.75 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 1.1 ms */
    if (problem->bytes < 2)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 2 bytes:
     * alltoall_hierarchical leaders=1 between=ring 1.7 ms (1.4 ms to 4.83 ms), 15 samples
     * native 3.46 ms (2.86 ms to 4.97 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 1.76 ms */
    if (problem->bytes < 7)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 7 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.73 ms (1.01 ms to 2.11 ms), 15 samples
     * native 2.29 ms (1.84 ms to 2.65 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 1.33 ms */
    if (problem->bytes < 86)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 86 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=ring 2.01 ms (1.43 ms to 2.37 ms), 15 samples
     * native 2.85 ms (2.26 ms to 3.21 ms), 15 samples
     * runner-up: alltoall_circulant order=depth_first 1.91 ms */
    if (problem->bytes < 709)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 709 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck order=depth_first 1.65 ms (1.53 ms to 1.97 ms), 15 samples
     * native 2.35 ms (2.18 ms to 2.84 ms), 15 samples
     * runner-up: alltoall_bruck order=dealt 1.92 ms */
    if (problem->bytes < 1304)
        return &choices[17]; /* alltoall_bruck */
    /* from 1304 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 3.26 ms (3.12 ms to 3.5 ms), 120 samples
     * native 3.64 ms (3.49 ms to 3.91 ms), 120 samples
     * runner-up: alltoall_spread window=0 order=dealt 3.15 ms */
    if (problem->bytes < 2942)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 2942 bytes: confirmed; at 4096 bytes:
     * alltoall_simple 4.52 ms (4.36 ms to 4.76 ms), 30 samples
     * native 4.68 ms (4.51 ms to 4.88 ms), 30 samples
     * runner-up: alltoall_scattered batch=8 4.75 ms */
    if (problem->bytes < 5624)
        return &choices[19]; /* alltoall_simple */
    /* from 5624 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 9.75 ms (9.64 ms to 9.84 ms), 260 samples
     * runner-up: alltoall_spread window=4 9.51 ms */
    if (problem->bytes < 8532)
        return &choices[0]; /* alltoall_native */
    /* from 8532 bytes: confirmed; at 16384 bytes:
     * alltoall_spread window=0 order=dealt 19.6 ms (19.5 ms to 19.8 ms), 100 samples
     * native 20 ms (19.8 ms to 20.1 ms), 100 samples
     * runner-up: alltoall_spread window=4 order=dealt 19.6 ms */
    if (problem->bytes < 17599)
        return &choices[20]; /* alltoall_spread */
    /* from 17599 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 39.8 ms (39 ms to 47.7 ms), 6 samples
     * native 54.4 ms (47.8 ms to 124 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 39.6 ms */
    if (problem->bytes < 46340)
        return &choices[21]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 80.7 ms (79.2 ms to 85.7 ms), 6 samples
     * native 104 ms (98 ms to 117 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 79.3 ms */
    return &choices[22]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 907 us (821 us to 957 us), 228 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 order=depth_first 899 us */
    if (problem->bytes < 140)
        return &choices[0]; /* bcast_native */
    /* from 140 bytes: confirmed; at 251 bytes:
     * bcast_linear order=depth_first 806 us (545 us to 1 ms), 15 samples
     * native 901 us (385 us to 1.94 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=dealt 972 us */
    if (problem->bytes < 304)
        return &choices[23]; /* bcast_linear */
    /* from 304 bytes: confirmed; at 512 bytes:
     * bcast_linear order=dealt 878 us (686 us to 984 us), 45 samples
     * native 1.16 ms (1.02 ms to 1.44 ms), 45 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 748 us */
    if (problem->bytes < 1215)
        return &choices[24]; /* bcast_linear */
    /* from 1215 bytes: confirmed; at 2048 bytes:
     * bcast_linear order=depth_first 951 us (711 us to 1.13 ms), 15 samples
     * native 1.35 ms (651 us to 1.8 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 1.01 ms */
    if (problem->bytes < 2106)
        return &choices[23]; /* bcast_linear */
    /* from 2106 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 898 us (799 us to 1.05 ms), 45 samples
     * runner-up: bcast_bine 1.07 ms */
    if (problem->bytes < 4456)
        return &choices[0]; /* bcast_native */
    /* from 4456 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.37 ms (1.16 ms to 1.76 ms), 60 samples
     * native 1.89 ms (1.73 ms to 2.27 ms), 60 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 1.32 ms */
    if (problem->bytes < 13671)
        return &choices[25]; /* bcast_wired_tree */
    /* from 13671 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 2.61 ms (1.77 ms to 3.49 ms), 15 samples
     * native 3.9 ms (3.3 ms to 4.52 ms), 15 samples
     * runner-up: bcast_split_binary segment_bytes=4096 order=depth_first 1.76 ms */
    if (problem->bytes < 17949)
        return &choices[26]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 3.28 ms (2.37 ms to 4.41 ms), 15 samples
     * native 6.77 ms (6.45 ms to 6.99 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=depth_first 3.15 ms */
    return &choices[27]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 442 us (266 us to 596 us), 15 samples
     * native 690 us (542 us to 851 us), 15 samples
     * runner-up: reduce_linear 593 us */
    if (problem->bytes < 2)
        return &choices[28]; /* reduce_pairwise_gather */
    /* from 2 bytes: confirmed; at 2 bytes:
     * reduce_linear order=depth_first 646 us (520 us to 1.65 ms), 15 samples
     * native 832 us (667 us to 1.12 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 749 us */
    if (problem->bytes < 5)
        return &choices[29]; /* reduce_linear */
    /* from 5 bytes: confirmed; at 11 bytes:
     * reduce_linear 170 us (26.1 us to 585 us), 15 samples
     * native 642 us (423 us to 881 us), 15 samples
     * runner-up: reduce_linear order=dealt 553 us */
    if (problem->bytes < 19)
        return &choices[30]; /* reduce_linear */
    /* from 19 bytes: confirmed; at 64 bytes:
     * reduce_linear order=depth_first 467 us (264 us to 869 us), 15 samples
     * native 761 us (597 us to 1.29 ms), 15 samples
     * runner-up: reduce_linear order=dealt 551 us */
    if (problem->bytes < 398)
        return &choices[29]; /* reduce_linear */
    /* from 398 bytes: confirmed; at 512 bytes:
     * reduce_linear 596 us (528 us to 672 us), 180 samples
     * native 794 us (746 us to 868 us), 180 samples
     * runner-up: reduce_linear order=depth_first 440 us */
    if (problem->bytes < 593)
        return &choices[30]; /* reduce_linear */
    /* from 593 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 514 us (434 us to 619 us), 120 samples
     * native 778 us (731 us to 852 us), 120 samples
     * runner-up: reduce_linear order=dealt 564 us */
    if (problem->bytes < 1201)
        return &choices[29]; /* reduce_linear */
    /* from 1201 bytes: confirmed; at 2048 bytes:
     * reduce_knomial segment_bytes=0 radix=8 order=dealt 456 us (360 us to 715 us), 15 samples
     * native 547 us (418 us to 605 us), 15 samples */
    if (problem->bytes < 3757)
        return &choices[31]; /* reduce_knomial */
    /* from 3757 bytes: confirmed; at 4096 bytes:
     * reduce_binomial 1.21 ms (879 us to 1.57 ms), 15 samples
     * native 2.24 ms (2.05 ms to 2.29 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=dealt 1.23 ms */
    if (problem->bytes < 5655)
        return &choices[32]; /* reduce_binomial */
    /* from 5655 bytes: confirmed; at 6194 bytes:
     * reduce_in_order_binary segment_bytes=4096 811 us (682 us to 1.03 ms), 15 samples
     * native 1.32 ms (1.03 ms to 1.45 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 1.15 ms */
    if (problem->bytes < 6787)
        return &choices[33]; /* reduce_in_order_binary */
    /* from 6787 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 961 us (835 us to 1.26 ms), 15 samples
     * native 1.57 ms (1.42 ms to 1.92 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 1.18 ms */
    if (problem->bytes < 13084)
        return &choices[34]; /* reduce_wired_tree */
    /* from 13084 bytes: confirmed; at 16384 bytes:
     * reduce_in_order_binary segment_bytes=4096 order=depth_first 2.47 ms (2.05 ms to 3.56 ms), 15 samples
     * native 3.38 ms (2.96 ms to 3.75 ms), 15 samples
     * runner-up: reduce_binary segment_bytes=4096 order=depth_first 2.33 ms */
    if (problem->bytes < 16432)
        return &choices[35]; /* reduce_in_order_binary */
    /* from 16432 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 4.53 ms (3.21 ms to 5.47 ms), 15 samples
     * native 8.53 ms (8.12 ms to 9.16 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 3.29 ms */
    if (problem->bytes < 268435457)
        return &choices[36]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 65.2 ms (44.6 ms to 255 ms), 10 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 11.2 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.27 ms (1.17 ms to 1.43 ms), 45 samples
     * native 1.47 ms (1.3 ms to 1.56 ms), 45 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 1.04 ms */
    if (problem->bytes < 21)
        return &choices[37]; /* reduce_scatter_block_hierarchical */
    /* from 21 bytes: confirmed; at 26 bytes:
     * reduce_scatter_block_recursive_halving order=depth_first 1.79 ms (1.52 ms to 2.34 ms), 15 samples
     * native 1.9 ms (1.15 ms to 3.08 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.23 ms */
    if (problem->bytes < 29)
        return &choices[38]; /* reduce_scatter_block_recursive_halving */
    /* from 29 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 1.42 ms (1.22 ms to 1.59 ms), 89 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 1.3 ms */
    if (problem->bytes < 166)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 166 bytes: confirmed; at 181 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 1.37 ms (1.05 ms to 2.16 ms), 15 samples
     * native 1.55 ms (1.03 ms to 2.96 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving order=dealt 1.22 ms */
    if (problem->bytes < 215)
        return &choices[39]; /* reduce_scatter_block_hierarchical */
    /* from 215 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 1.21 ms (1.11 ms to 1.45 ms), 50 samples
     * runner-up: reduce_scatter_block_recursive_halving order=depth_first 1.19 ms */
    if (problem->bytes < 628)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 628 bytes: confirmed; at 722 bytes:
     * reduce_scatter_block_recursive_halving order=depth_first 1.52 ms (1.18 ms to 1.87 ms), 15 samples
     * native 1.82 ms (1.67 ms to 3.45 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving order=dealt 1.72 ms */
    if (problem->bytes < 935)
        return &choices[38]; /* reduce_scatter_block_recursive_halving */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_bine order=dealt 1.84 ms (1.48 ms to 2.25 ms), 15 samples
     * native 2.45 ms (2.03 ms to 3.61 ms), 15 samples
     * runner-up: reduce_scatter_block_native order=depth_first 1.46 ms */
    if (problem->bytes < 1123)
        return &choices[40]; /* reduce_scatter_block_bine */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_wired_near_first 2.2 ms (1.5 ms to 2.54 ms), 15 samples
     * native 5.36 ms (4.73 ms to 5.46 ms), 15 samples
     * runner-up: reduce_scatter_block_bruck_radix radix=2 2.19 ms */
    if (problem->bytes < 2977)
        return &choices[41]; /* reduce_scatter_block_wired_near_first */
    /* from 2977 bytes: confirmed; at 3261 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 3.47 ms (2.6 ms to 3.9 ms), 15 samples
     * native 8.73 ms (8.23 ms to 9.04 ms), 15 samples
     * runner-up: reduce_scatter_block_bruck_radix radix=2 3.33 ms */
    if (problem->bytes < 3574)
        return &choices[42]; /* reduce_scatter_block_wired_ring */
    /* from 3574 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 3.55 ms (3.3 ms to 5.84 ms), 15 samples
     * native 11 ms (10.4 ms to 11.6 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 3.44 ms */
    if (problem->bytes < 4415)
        return &choices[43]; /* reduce_scatter_block_ring */
    /* from 4415 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 6.19 ms (5.94 ms to 7.67 ms), 15 samples
     * native 23.2 ms (22.7 ms to 23.8 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first 6.48 ms */
    if (problem->bytes < 18574)
        return &choices[42]; /* reduce_scatter_block_wired_ring */
    /* from 18574 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 26.8 ms (26 ms to 27.8 ms), 6 samples
     * native 108 ms (105 ms to 316 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 26.4 ms */
    if (problem->bytes < 40917)
        return &choices[44]; /* reduce_scatter_block_wired_ring */
    /* from 40917 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 53.8 ms (52.6 ms to 54.8 ms), 6 samples
     * native 109 ms (98.3 ms to 115 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 53.4 ms */
    if (problem->bytes < 24403224)
        return &choices[45]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 503 ms (503 ms to 503 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 107 ms */
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
    {&ct_allgather, 1, 0.002152433, 0.001491692},
    {&ct_allgather, 64, 0.001293697, 0.001076131},
    {&ct_allgather, 512, 0.001857574, 0.001320943},
    {&ct_allgather, 1024, 0.001797414, 0.001797414},
    {&ct_allgather, 2048, 0.001889116, 0.001368572},
    {&ct_allgather, 4096, 0.004089167, 0.003702504},
    {&ct_allgather, 8192, 0.016358764, 0.006582952},
    {&ct_allgather, 16384, 0.032997402, 0.013808338},
    {&ct_allgather, 32768, 0.0701124595, 0.026261949},
    {&ct_allgather, 65536, 0.142312131, 0.054232946},
    {&ct_allgather, 131072, 0.619977685, 0.110975222},
    {&ct_allreduce, 1, 0.00149251, 0.00149251},
    {&ct_allreduce, 64, 0.002410256, 0.00129286},
    {&ct_allreduce, 512, 0.002232623, 0.001515098},
    {&ct_allreduce, 1024, 0.00216602, 0.00151748},
    {&ct_allreduce, 2048, 0.002330064, 0.001291719},
    {&ct_allreduce, 4096, 0.002082924, 0.001547976},
    {&ct_allreduce, 8192, 0.002135321, 0.001420238},
    {&ct_allreduce, 16384, 0.005307556, 0.002285111},
    {&ct_allreduce, 32768, 0.013767951, 0.00494215},
    {&ct_allreduce, 65536, 0.0304656585, 0.0100620695},
    {&ct_allreduce, 131072, 0.069370888, 0.0203649},
    {&ct_alltoall, 1, 0.001577461, 0.001140556},
    {&ct_alltoall, 64, 0.002285892, 0.00173189},
    {&ct_alltoall, 512, 0.002854941, 0.00201018},
    {&ct_alltoall, 1024, 0.00235462, 0.0016493},
    {&ct_alltoall, 2048, 0.0036398945, 0.0032596925},
    {&ct_alltoall, 4096, 0.00467958, 0.0045199325},
    {&ct_alltoall, 8192, 0.0097535835, 0.0097535835},
    {&ct_alltoall, 16384, 0.0199810845, 0.019623253},
    {&ct_alltoall, 32768, 0.0544342285, 0.039787861},
    {&ct_alltoall, 65536, 0.104278859, 0.080721902},
    {&ct_alltoall, 131072, 0.430091045, 0.160389989},
    {&ct_bcast, 1, 0.0009072215, 0.0009072215},
    {&ct_bcast, 64, 0.00076098, 0.00076098},
    {&ct_bcast, 512, 0.001163499, 0.000878248},
    {&ct_bcast, 1024, 0.000846569, 0.000815142},
    {&ct_bcast, 2048, 0.001351463, 0.000951314},
    {&ct_bcast, 4096, 0.000898335, 0.000898335},
    {&ct_bcast, 8192, 0.0018883135, 0.001373546},
    {&ct_bcast, 16384, 0.003902035, 0.002614947},
    {&ct_bcast, 32768, 0.006767334, 0.00327726},
    {&ct_bcast, 65536, 0.014359043, 0.006384414},
    {&ct_bcast, 131072, 0.0306303415, 0.011464921},
    {&ct_reduce, 1, 0.000689886, 0.000442305},
    {&ct_reduce, 64, 0.000761149, 0.00046659},
    {&ct_reduce, 512, 0.0007937345, 0.000595837},
    {&ct_reduce, 1024, 0.0007777075, 0.000514049},
    {&ct_reduce, 2048, 0.00054706, 0.00045567},
    {&ct_reduce, 4096, 0.002244405, 0.001208774},
    {&ct_reduce, 8192, 0.00157132, 0.000961012},
    {&ct_reduce, 16384, 0.003376619, 0.002473321},
    {&ct_reduce, 32768, 0.008531317, 0.004526861},
    {&ct_reduce, 65536, 0.020958848, 0.006301108},
    {&ct_reduce, 131072, 0.065206677, 0.0124850735},
    {&ct_reduce_scatter_block, 1, 0.001469671, 0.001269015},
    {&ct_reduce_scatter_block, 64, 0.001416411, 0.001416411},
    {&ct_reduce_scatter_block, 512, 0.0012147025, 0.0012147025},
    {&ct_reduce_scatter_block, 1024, 0.002453544, 0.00183666},
    {&ct_reduce_scatter_block, 2048, 0.005355946, 0.002195895},
    {&ct_reduce_scatter_block, 4096, 0.011024415, 0.003553897},
    {&ct_reduce_scatter_block, 8192, 0.02321245, 0.006185392},
    {&ct_reduce_scatter_block, 16384, 0.0496099685, 0.0131450995},
    {&ct_reduce_scatter_block, 32768, 0.107775449, 0.0268164645},
    {&ct_reduce_scatter_block, 65536, 0.108950859, 0.0538347965},
    {&ct_reduce_scatter_block, 131072, 0.503187567, 0.105920296},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-e",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .traits = {.nranks = 11,
               .nhosts = 11,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 1.2e-06,
               .ring_s = 2e-07,
               .nparts = 1,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0xb07136af25915fb7),
    .dispatch_hash = UINT64_C(0x3ec33e0553a478b4),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x06d128ae5400db10),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
