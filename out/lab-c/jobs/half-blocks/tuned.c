/*
 * tuned.c - collective algorithms for the job half-blocks
 * of the cluster lab-c.
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_recursive_doubling;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatterv_linear;

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
        .fingerprint = UINT64_C(0x73d2d611374b9a02),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x885eb054fa984afe),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb2279ad79b716a42),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3fa5e5f88078ac92),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x2da9703dc1a70c41),
    },
    {
        .algorithm = &allgatherv_recursive_doubling,
        .fingerprint = UINT64_C(0xa0e40749448ed9c1),
    },
    {
        .algorithm = &allgatherv_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc812c0f0a211e7de),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x79fcbb9cd4b5ce77),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7e51aba9034c0e2e),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xee377ea8ddb3d95d),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0xc1c6af9a9e0c1f83),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x6729d4abf98e8b20),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa3fcd78241569325),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x3c38827d9a29f855),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x17d3f6ad063ffee1),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x3ca62ae8f56401d1),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3dd6d409b4a2925b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7a7e471aa1c84923),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x73babe074d13ee7e),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 0}},
        .fingerprint = UINT64_C(0xa904346ad579e955),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=65536 */
        .setting = {{16, 65536}},
        .fingerprint = UINT64_C(0x6c77d4866c854b67),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x16a29a94eb089b79),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd3b93129e28f2ca8),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 order=depth_first */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x941ea155685aaa8f),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=pair separation=none barriers=0 */
        .setting = {{1, 0, 0}},
        .fingerprint = UINT64_C(0xdab83577a2446ce8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xdff294d6c00ad9e1),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xbde47e5bd9f02a7c),
    },
    {
        .algorithm = &barrier_hierarchical,
        /* radix=16 between=dissemination */
        .setting = {{16, 0}},
        .fingerprint = UINT64_C(0x6112888d7df73ad0),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x8acaf86030e6f9d2),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x41e363db2b684bb5),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
        .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe55cb9c19fd4cb0f),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xae4cf0c3ccf917f8),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
        .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3029e31ed26d24fe),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x169834bed2f8f7b7),
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
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x0ffcad767ca7f9e1),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8b7cdd7cb00f86f2),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0f9c8ac160e870e5),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x38c1320f30d341f6),
    },
    {
        .algorithm = &gather_tree,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0x76ecee4b432d4d7d),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=4 turns=posted */
        .setting = {{4, 0}},
        .fingerprint = UINT64_C(0xf136ae64848e174c),
    },
    {
        .algorithm = &gather_tree,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xda49c29886e6a0bd),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xb3347b020e809313),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x6cd8f48b5d66bca9),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd673fc193ade3f98),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x0fd3421bfc9d0f4d),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe7642aae604d5f43),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x68f87d2f159fe173),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x4498b75118fc43c8),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc12fa026ba39db52),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa36c811120170e44),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb77244940ad1b712),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x2d696138b1934fe8),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=8 between=pairwise */
        .setting = {{3, 0}},
        .fingerprint = UINT64_C(0xca39f475ba500e43),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x03112a5d3521f795),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc6689d06027a42a3),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x56beca4eae807ca1),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xfa13ba3a92beb3fe),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=2 between=pairwise */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x8e4bee19a3e95901),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3ceefda63febb12b),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x71361fd80d7d73e8),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x135dc7ffb8fda7fa),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0d0464796bf3bff9),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc35c8531d51e5b72),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x2f1824e6ad6d08fd),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x6ec2dfff04ccb6ed),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xc79cbd1f4a6e3b88),
    },
    {
        .algorithm = &scatterv_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xfa620641de44df36),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 1.14 ms (977 us to 1.44 ms), 15 samples
     * native 1.58 ms (1.38 ms to 1.93 ms), 15 samples
     * native / choice 1.31 (1.15 to 1.66), 15 rounds
     * runner-up: allgather_recursive_doubling_far order_by=copies, 1.14 times as long in the same rounds */
    if (problem->bytes < 311)
        return &choices[1]; /* allgather_hierarchical */
    /* from 311 bytes: nothing beat native; at 512 bytes:
     * allgather_native 2.77 ms (2.64 ms to 2.93 ms), 250 samples
     * runner-up: allgather_bruck, 0.94 times as long in the same rounds */
    if (problem->bytes < 2471)
        return &choices[0]; /* allgather_native */
    /* from 2471 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange order=depth_first 5.51 ms (5.23 ms to 6.19 ms), 15 samples
     * native 7.06 ms (6.92 ms to 7.56 ms), 15 samples
     * native / choice 1.29 (1.18 to 1.42), 15 rounds
     * runner-up: allgather_hierarchical leaders=8 between=spread, 1.05 times as long in the same rounds */
    if (problem->bytes < 8521)
        return &choices[2]; /* allgather_neighbor_exchange */
    /* from 8521 bytes: confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 20.4 ms (19.7 ms to 28.4 ms), 6 samples
     * native 42.8 ms (41.2 ms to 47.3 ms), 6 samples
     * native / choice 2.06 (1.50 to 2.38), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.04 times as long in the same rounds */
    if (problem->bytes < 19499)
        return &choices[3]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 19499 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 40.1 ms (39.5 ms to 40.5 ms), 6 samples
     * native 330 ms (326 ms to 338 ms), 6 samples
     * native / choice 8.23 (8.11 to 8.42), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 0.99 times as long in the same rounds */
    return &choices[4]; /* allgather_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    /* wrong: allgatherv_wired_far_first order_by=copies, at 1 bytes */
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=spread 3.64 ms (2.78 ms to 4.89 ms), 15 samples
     * native 5.63 ms (3.29 ms to 7.54 ms), 15 samples
     * runner-up: allgatherv_bine order_by=copies, 1.23 times as long in the same rounds */
    if (problem->bytes < 262)
        return &choices[5]; /* allgatherv_hierarchical */
    /* from 262 bytes: nothing beat native; at 512 bytes:
     * allgatherv_native 2.63 ms (2.48 ms to 2.87 ms), 170 samples
     * runner-up: allgatherv_hierarchical leaders=2 between=spread, 0.98 times as long in the same rounds */
    if (problem->bytes < 1412)
        return &choices[0]; /* allgatherv_native */
    /* from 1412 bytes: first look, not confirmed; at 2048 bytes:
     * allgatherv_recursive_doubling 4.17 ms (3.51 ms to 5.01 ms), 15 samples
     * native 4.87 ms (3.85 ms to 5.75 ms), 15 samples
     * runner-up: allgatherv_bruck, 1.06 times as long in the same rounds */
    if (problem->bytes < 2267)
        return &choices[6]; /* allgatherv_recursive_doubling */
    /* from 2267 bytes: nothing beat native; at 2531 bytes:
     * allgatherv_native 4.31 ms (4.08 ms to 4.43 ms), 140 samples
     * runner-up: allgatherv_recursive_multiplying radix=4, 0.82 times as long in the same rounds */
    if (problem->bytes < 2774)
        return &choices[0]; /* allgatherv_native */
    /* from 2774 bytes: confirmed; at 4096 bytes:
     * allgatherv_neighbor_exchange order=depth_first 5.4 ms (5.13 ms to 5.83 ms), 15 samples
     * native 7.31 ms (6.95 ms to 7.5 ms), 15 samples
     * native / choice 1.32 (1.24 to 1.42), 15 rounds
     * runner-up: allgatherv_ring segment_bytes=0 order=depth_first, 1.15 times as long in the same rounds */
    if (problem->bytes < 8251)
        return &choices[7]; /* allgatherv_neighbor_exchange */
    /* from 8251 bytes: confirmed; at 16384 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 20.6 ms (19.6 ms to 23.4 ms), 6 samples
     * native 43 ms (41.9 ms to 45 ms), 6 samples
     * native / choice 2.07 (1.89 to 2.16), 6 rounds
     * runner-up: allgatherv_ring segment_bytes=8192 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 21080)
        return &choices[8]; /* allgatherv_ring */
    /* from 21080 bytes: confirmed; at 32768 bytes:
     * allgatherv_wired_ring segment_bytes=16384 41.1 ms (40.4 ms to 41.8 ms), 6 samples
     * native 327 ms (324 ms to 335 ms), 6 samples
     * native / choice 8.03 (7.82 to 8.11), 6 rounds
     * runner-up: allgatherv_ring segment_bytes=16384 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 52235)
        return &choices[9]; /* allgatherv_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 52235 bytes: first look, not confirmed; at 65536 bytes:
     * allgatherv_ring segment_bytes=8192 order=depth_first 88.4 ms, 3 samples
     * native 658 ms, 3 samples
     * runner-up: allgatherv_ring segment_bytes=16384 order=depth_first, 0.99 times as long in the same rounds */
    return &choices[10]; /* allgatherv_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=recursive_doubling 1.36 ms (1.28 ms to 1.91 ms), 15 samples
     * native 1.99 ms (1.79 ms to 2.51 ms), 15 samples
     * native / choice 1.35 (1.22 to 1.59), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=ring, 0.99 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[11]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 7 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.44 ms (1.3 ms to 1.54 ms), 15 samples
     * native 2.11 ms (1.86 ms to 2.43 ms), 15 samples
     * native / choice 1.46 (1.19 to 1.93), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 59 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.51 ms (2.25 ms to 3.19 ms), 15 samples
     * native 3.98 ms (3.53 ms to 4.8 ms), 15 samples
     * native / choice 1.56 (1.06 to 2.39), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.98 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[13]; /* allreduce_tree */
    /* from 72 bytes: confirmed; at 77 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.39 ms (1.13 ms to 2.39 ms), 15 samples
     * native 2.59 ms (2.06 ms to 2.72 ms), 15 samples
     * native / choice 1.26 (1.13 to 2.09), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 202)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 202 bytes: confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=ring 1.65 ms (1.39 ms to 1.87 ms), 15 samples
     * native 3.06 ms (2.95 ms to 3.35 ms), 15 samples
     * native / choice 1.79 (1.59 to 2.60), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 1.05 times as long in the same rounds */
    if (problem->bytes < 579)
        return &choices[14]; /* allreduce_hierarchical */
    /* from 579 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.32 ms (1.08 ms to 1.68 ms), 15 samples
     * native 2.56 ms (2.3 ms to 3.01 ms), 15 samples
     * native / choice 2.03 (1.50 to 2.19), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner, 1.04 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 1.29 ms (1.12 ms to 1.33 ms), 15 samples
     * native 2.54 ms (2.15 ms to 2.76 ms), 15 samples
     * native / choice 1.97 (1.76 to 2.32), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner, 0.98 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[15]; /* allreduce_tree */
    /* from 2245 bytes: confirmed; at 2644 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 1.78 ms (1.5 ms to 2.09 ms), 15 samples
     * native 4.21 ms (3.83 ms to 4.62 ms), 15 samples
     * native / choice 2.36 (2.27 to 2.78), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 3556)
        return &choices[16]; /* allreduce_hierarchical */
    /* from 3556 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 1.74 ms (1.47 ms to 1.9 ms), 15 samples
     * native 3.49 ms (3.2 ms to 3.88 ms), 15 samples
     * native / choice 2.12 (1.75 to 2.55), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 4902)
        return &choices[17]; /* allreduce_reduce_bcast */
    /* from 4902 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 3.05 ms (2.21 ms to 3.61 ms), 15 samples
     * native 5.85 ms (5.32 ms to 7.04 ms), 15 samples
     * native / choice 2.60 (1.48 to 2.74), 15 rounds
     * runner-up: allreduce_reduce_bcast order=depth_first, 1.26 times as long in the same rounds */
    if (problem->bytes < 10298)
        return &choices[18]; /* allreduce_tree */
    /* from 10298 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 5.34 ms (4.05 ms to 6.89 ms), 15 samples
     * native 10.2 ms (9.62 ms to 11.1 ms), 15 samples
     * native / choice 1.80 (1.53 to 2.60), 15 rounds
     * runner-up: allreduce_hierarchical leaders=4 between=recursive_doubling, 1.13 times as long in the same rounds */
    if (problem->bytes < 20841)
        return &choices[19]; /* allreduce_two_tree */
    /* from 20841 bytes: confirmed; at 32768 bytes:
     * allreduce_native order=depth_first 8.58 ms (7.4 ms to 9.04 ms), 15 samples
     * native 20.6 ms (20.4 ms to 21.8 ms), 15 samples
     * native / choice 2.46 (2.28 to 2.75), 15 rounds
     * runner-up: allreduce_halving distance=far, 0.98 times as long in the same rounds */
    if (problem->bytes < 42800)
        return &choices[20]; /* allreduce_native */
    /* from 42800 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=8 between=recursive_doubling 12.3 ms (11.4 ms to 14.3 ms), 10 samples
     * native 59.3 ms (52.2 ms to 65.9 ms), 10 samples
     * native / choice 4.96 (3.87 to 5.62), 10 rounds
     * runner-up: allreduce_hierarchical leaders=8 between=ring, 1.05 times as long in the same rounds */
    if (problem->bytes < 83481)
        return &choices[21]; /* allreduce_hierarchical */
    /* from 83481 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=65536 24.5 ms (22.5 ms to 28.7 ms), 6 samples
     * native 184 ms (136 ms to 232 ms), 6 samples
     * native / choice 7.26 (5.55 to 8.44), 6 rounds
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=65536, 1.07 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[22]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 184 ms (136 ms to 232 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=2 between=spread 3.37 ms (2.88 ms to 5.24 ms), 15 samples
     * native 5.54 ms (4.12 ms to 6.53 ms), 15 samples
     * native / choice 1.48 (1.22 to 1.89), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 0.91 times as long in the same rounds */
    if (problem->bytes < 207)
        return &choices[23]; /* alltoall_hierarchical */
    /* from 207 bytes: confirmed; at 512 bytes:
     * alltoall_bruck 2.68 ms (2.47 ms to 3.83 ms), 15 samples
     * native 5.77 ms (4.67 ms to 6.73 ms), 15 samples
     * native / choice 1.82 (1.53 to 2.37), 15 rounds
     * runner-up: alltoall_bine order=depth_first, 0.94 times as long in the same rounds */
    if (problem->bytes < 576)
        return &choices[24]; /* alltoall_bruck */
    /* from 576 bytes: confirmed; at 1024 bytes:
     * alltoall_grid dims=2 order=depth_first 5.53 ms (5.26 ms to 7.51 ms), 15 samples
     * native 8.58 ms (7.57 ms to 10.6 ms), 15 samples
     * native / choice 1.50 (1.19 to 1.76), 15 rounds
     * runner-up: alltoall_grid dims=2, 1.03 times as long in the same rounds */
    if (problem->bytes < 1790)
        return &choices[25]; /* alltoall_grid */
    /* from 1790 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 10.6 ms (10.5 ms to 10.7 ms), 272 samples
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0 order=depth_first, 0.97 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[0]; /* alltoall_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * alltoall_rounds partners=pair separation=none barriers=0 42.1 ms (41.1 ms to 42.7 ms), 6 samples
     * native 270 ms (251 ms to 291 ms), 6 samples
     * native / choice 6.37 (5.96 to 7.00), 6 rounds
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 19014)
        return &choices[26]; /* alltoall_rounds */
    /* from 19014 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=depth_first 171 ms, 1 sample
     * native 753 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=8192, 1.02 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[27]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 687 ms, 1 sample
     * native 1.62 s, 1 sample */
    return &choices[28]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 6.18 ms (5.94 ms to 6.53 ms), 123 samples
     * runner-up: alltoallv_scattered batch=4, 0.95 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_hierarchical radix=16 between=dissemination 1.71 ms (1.54 ms to 2.04 ms), 15 samples
     * native 2.19 ms (2.1 ms to 2.7 ms), 15 samples
     * native / choice 1.44 (1.07 to 1.70), 15 rounds
     * runner-up: barrier_hierarchical radix=4 between=dissemination, 1.01 times as long in the same rounds */
    return &choices[29]; /* barrier_hierarchical */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * bcast_native 1.66 ms (1.55 ms to 1.93 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first, 0.86 times as long in the same rounds */
    if (problem->bytes < 637)
        return &choices[0]; /* bcast_native */
    /* from 637 bytes: confirmed; at 724 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 1.52 ms (1.31 ms to 1.73 ms), 90 samples
     * native 1.71 ms (1.58 ms to 1.93 ms), 90 samples
     * native / choice 1.11 (1.05 to 1.21), 90 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 1.09 times as long in the same rounds */
    if (problem->bytes < 923)
        return &choices[30]; /* bcast_tree */
    /* from 923 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 1.53 ms (981 us to 2.5 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 0.59 times as long in the same rounds */
    if (problem->bytes < 2314)
        return &choices[0]; /* bcast_native */
    /* from 2314 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 959 us (868 us to 1 ms), 15 samples
     * native 1.37 ms (1.14 ms to 2.61 ms), 15 samples
     * native / choice 1.71 (1.21 to 2.90), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first, 0.95 times as long in the same rounds */
    if (problem->bytes < 4185)
        return &choices[31]; /* bcast_wired_tree */
    /* from 4185 bytes: confirmed; at 5792 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first 1.26 ms (633 us to 1.45 ms), 15 samples
     * native 2.73 ms (2.23 ms to 3.51 ms), 15 samples
     * native / choice 2.60 (1.67 to 3.61), 15 rounds
     * runner-up: bcast_bine order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 6455)
        return &choices[32]; /* bcast_tree */
    /* from 6455 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.12 ms (995 us to 1.17 ms), 15 samples
     * native 4.16 ms (3.92 ms to 5.21 ms), 15 samples
     * native / choice 3.98 (3.40 to 4.74), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=kary radix=2 order=depth_first, 1.33 times as long in the same rounds */
    if (problem->bytes < 15129)
        return &choices[31]; /* bcast_wired_tree */
    /* from 15129 bytes: first look, not confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 2.57 ms (2.21 ms to 3.34 ms), 15 samples
     * native 3.05 ms (2.72 ms to 3.38 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=4096 tree=kary radix=2 order=depth_first, 0.98 times as long in the same rounds */
    if (problem->bytes < 19053)
        return &choices[33]; /* bcast_two_tree */
    /* from 19053 bytes: nothing beat native; at 32768 bytes:
     * bcast_native 4.7 ms (4.51 ms to 4.87 ms), 245 samples
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.94 times as long in the same rounds */
    if (problem->bytes < 33773)
        return &choices[0]; /* bcast_native */
    /* from 33773 bytes: confirmed; at 65536 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first 7.09 ms (5.93 ms to 10.6 ms), 15 samples
     * native 11.6 ms (10.3 ms to 14.8 ms), 15 samples
     * native / choice 1.65 (1.10 to 1.96), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.06 times as long in the same rounds */
    if (problem->bytes < 108702)
        return &choices[34]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 108702 bytes: confirmed; at 131072 bytes:
     * bcast_wired_chain segment_bytes=16384 12.1 ms (11.3 ms to 14.6 ms), 10 samples
     * native 30.1 ms (29 ms to 32.8 ms), 10 samples
     * native / choice 2.49 (2.06 to 2.68), 10 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.05 times as long in the same rounds */
    return &choices[35]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 2.16 ms (1.91 ms to 2.63 ms), 30 samples
     * native 2.5 ms (2.38 ms to 2.92 ms), 30 samples
     * native / choice 1.32 (1.01 to 1.73), 30 rounds
     * runner-up: exscan_linear segment_bytes=0, 1.18 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[36]; /* exscan_binary */
    /* from 468 bytes: confirmed; at 512 bytes:
     * exscan_linear segment_bytes=0 2.6 ms (2.4 ms to 2.89 ms), 165 samples
     * native 3.09 ms (2.83 ms to 3.39 ms), 165 samples
     * native / choice 1.25 (1.09 to 1.47), 165 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.19 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[37]; /* exscan_linear */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 3.04 ms (2.53 ms to 3.56 ms), 75 samples
     * native 3.9 ms (3.21 ms to 4.31 ms), 75 samples
     * native / choice 1.18 (1.04 to 1.36), 75 rounds
     * runner-up: exscan_linear segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 1025)
        return &choices[36]; /* exscan_binary */
    /* from 1025 bytes: undecided; at 2048 bytes:
     * exscan_native 2.71 ms (2.34 ms to 3.32 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 0.79 times as long in the same rounds */
    if (problem->bytes < 2783)
        return &choices[0]; /* exscan_native */
    /* from 2783 bytes: confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 2.17 ms (2.05 ms to 2.95 ms), 15 samples
     * native 3.15 ms (2.71 ms to 5.44 ms), 15 samples
     * native / choice 1.39 (1.20 to 1.95), 15 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.26 times as long in the same rounds */
    if (problem->bytes < 18447)
        return &choices[37]; /* exscan_linear */
    /* from 18447 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 20.6 ms (19.5 ms to 21.2 ms), 6 samples
     * native 41.3 ms (32.5 ms to 44.6 ms), 6 samples
     * native / choice 2.00 (1.67 to 2.15), 6 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.05 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[38]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 284 ms (176 ms to 372 ms), 6 samples
     * runner-up: exscan_linear segment_bytes=16384, 0.29 times as long in the same rounds */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * gather_wired_direct window=1 turns=posted 624 us (109 us to 1.22 ms), 15 samples
     * native 1.36 ms (1.03 ms to 1.64 ms), 15 samples
     * native / choice 2.16 (1.27 to 9.62), 15 rounds
     * runner-up: gather_wired_direct window=4 turns=posted, 0.97 times as long in the same rounds */
    if (problem->bytes < 56)
        return &choices[39]; /* gather_wired_direct */
    /* from 56 bytes: first look, not confirmed; at 64 bytes:
     * gather_linear window=0 order=depth_first 911 us (617 us to 1.73 ms), 15 samples
     * native 1.16 ms (889 us to 1.37 ms), 15 samples
     * runner-up: gather_linear window=4, 1.02 times as long in the same rounds */
    if (problem->bytes < 75)
        return &choices[40]; /* gather_linear */
    /* from 75 bytes: confirmed; at 108 bytes:
     * gather_wired_direct window=1 turns=posted 911 us (443 us to 1.51 ms), 15 samples
     * native 1.37 ms (1.11 ms to 2.21 ms), 15 samples
     * native / choice 1.94 (1.19 to 3.38), 15 rounds
     * runner-up: gather_linear window=0 order=depth_first, 1.06 times as long in the same rounds */
    if (problem->bytes < 132)
        return &choices[39]; /* gather_wired_direct */
    /* from 132 bytes: confirmed; at 151 bytes:
     * gather_linear window=4 order=depth_first 1.27 ms (1.04 ms to 1.43 ms), 120 samples
     * native 1.45 ms (1.3 ms to 1.62 ms), 120 samples
     * native / choice 1.25 (1.03 to 1.41), 120 rounds
     * runner-up: gather_linear window=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 169)
        return &choices[41]; /* gather_linear */
    /* from 169 bytes: first look, not confirmed; at 512 bytes:
     * gather_linear window=4 1.02 ms (370 us to 1.56 ms), 15 samples
     * native 1.31 ms (895 us to 1.58 ms), 15 samples
     * runner-up: gather_linear window=0, 1.51 times as long in the same rounds */
    if (problem->bytes < 663)
        return &choices[42]; /* gather_linear */
    /* from 663 bytes: first look, not confirmed; at 726 bytes:
     * gather_wired_direct window=1 turns=posted 1.87 ms (1.03 ms to 2.56 ms), 15 samples
     * native 2.09 ms (1.43 ms to 2.74 ms), 15 samples
     * runner-up: gather_linear window=4 order=depth_first, 0.86 times as long in the same rounds */
    if (problem->bytes < 797)
        return &choices[39]; /* gather_wired_direct */
    /* from 797 bytes: first look, not confirmed; at 1024 bytes:
     * gather_tree radix=8 920 us (661 us to 1.25 ms), 15 samples
     * native 1.18 ms (758 us to 1.37 ms), 15 samples
     * runner-up: gather_linear window=0, 1.13 times as long in the same rounds */
    if (problem->bytes < 1026)
        return &choices[43]; /* gather_tree */
    /* from 1026 bytes: first look, not confirmed; at 1399 bytes:
     * gather_wired_direct window=4 turns=posted 1.49 ms (953 us to 2.32 ms), 15 samples
     * native 1.81 ms (1.55 ms to 2.23 ms), 15 samples
     * runner-up: gather_linear window=0 order=depth_first, 0.80 times as long in the same rounds */
    if (problem->bytes < 1741)
        return &choices[44]; /* gather_wired_direct */
    /* from 1741 bytes: first look, not confirmed; at 2048 bytes:
     * gather_linear window=0 order=depth_first 1.81 ms (727 us to 2.2 ms), 15 samples
     * native 2.12 ms (2.03 ms to 3.14 ms), 15 samples
     * runner-up: gather_linear window=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 2513)
        return &choices[40]; /* gather_linear */
    /* from 2513 bytes: confirmed; at 4096 bytes:
     * gather_tree radix=4 4.54 ms (4.02 ms to 4.84 ms), 45 samples
     * native 4.99 ms (4.87 ms to 5.44 ms), 45 samples
     * native / choice 1.17 (1.04 to 1.37), 45 rounds
     * runner-up: gather_tree radix=4 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 4309)
        return &choices[45]; /* gather_tree */
    /* from 4309 bytes: confirmed; at 8192 bytes:
     * gather_linear window=4 order=depth_first 9.74 ms (9.26 ms to 9.89 ms), 30 samples
     * native 10.3 ms (9.91 ms to 10.9 ms), 30 samples
     * native / choice 1.08 (1.04 to 1.13), 30 rounds
     * runner-up: gather_linear window=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 22459)
        return &choices[41]; /* gather_linear */
    /* from 22459 bytes: confirmed; at 32768 bytes:
     * gather_native order=depth_first 39.6 ms (38.9 ms to 39.8 ms), 6 samples
     * native 56.6 ms (56.1 ms to 57.2 ms), 6 samples
     * native / choice 1.43 (1.42 to 1.46), 6 rounds
     * runner-up: gather_wired_direct window=4 turns=tokens, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[46]; /* gather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * gather_linear_sync parts=4 79.5 ms (78.7 ms to 88.7 ms), 6 samples
     * native 135 ms (121 ms to 197 ms), 6 samples
     * native / choice 1.70 (1.36 to 2.50), 6 rounds
     * runner-up: gather_wired_direct window=4 turns=posted, 1.01 times as long in the same rounds */
    return &choices[47]; /* gather_linear_sync */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 1.79 ms (1.55 ms to 1.98 ms), 253 samples
     * runner-up: gatherv_linear window=0, 0.92 times as long in the same rounds */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 731 us (595 us to 855 us), 135 samples
     * native 934 us (822 us to 1 ms), 135 samples
     * native / choice 1.29 (1.18 to 1.55), 135 rounds
     * runner-up: reduce_linear, 1.00 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[48]; /* reduce_pairwise_gather */
    /* from 2 bytes: undecided; at 2 bytes:
     * reduce_native 1.61 ms (1.45 ms to 2.17 ms), 15 samples
     * runner-up: reduce_linear order=depth_first, 0.72 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[0]; /* reduce_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * reduce_linear order=depth_first 580 us (262 us to 1.03 ms), 15 samples
     * native 943 us (714 us to 1.27 ms), 15 samples
     * native / choice 1.35 (1.03 to 4.86), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 1.65 times as long in the same rounds */
    if (problem->bytes < 254)
        return &choices[49]; /* reduce_linear */
    /* from 254 bytes: nothing beat native; at 259 bytes:
     * reduce_native 1.81 ms (1.58 ms to 2.15 ms), 60 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 0.81 times as long in the same rounds */
    if (problem->bytes < 332)
        return &choices[0]; /* reduce_native */
    /* from 332 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 818 us (616 us to 1.44 ms), 15 samples
     * native 1.36 ms (982 us to 1.62 ms), 15 samples */
    if (problem->bytes < 935)
        return &choices[50]; /* reduce_linear */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 1.7 ms (1.62 ms to 1.75 ms), 450 samples
     * runner-up: reduce_linear order=depth_first, 0.82 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[0]; /* reduce_native */
    /* from 1123 bytes: first look, not confirmed; at 1448 bytes:
     * reduce_linear 2.37 ms (1.73 ms to 3.99 ms), 15 samples
     * native 4 ms (2.59 ms to 5.4 ms), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 0.86 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[50]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.04 ms (816 us to 1.11 ms), 30 samples
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=4, 1.16 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.07 ms (879 us to 1.44 ms), 15 samples
     * native 2.14 ms (1.97 ms to 2.56 ms), 15 samples
     * native / choice 1.85 (1.53 to 2.35), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=0, 1.41 times as long in the same rounds */
    if (problem->bytes < 4962)
        return &choices[51]; /* reduce_tree */
    /* from 4962 bytes: confirmed; at 5340 bytes:
     * reduce_bine order=depth_first 1.41 ms (964 us to 1.59 ms), 15 samples
     * native 2.67 ms (2.33 ms to 3.11 ms), 15 samples
     * native / choice 2.23 (1.52 to 2.88), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 7884)
        return &choices[52]; /* reduce_bine */
    /* from 7884 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.37 ms (1.18 ms to 1.48 ms), 15 samples
     * native 2.73 ms (2.54 ms to 2.91 ms), 15 samples
     * native / choice 2.05 (1.78 to 2.72), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=3 order=depth_first, 1.08 times as long in the same rounds */
    if (problem->bytes < 14385)
        return &choices[53]; /* reduce_wired_tree */
    /* from 14385 bytes: confirmed; at 16384 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 2.2 ms (1.78 ms to 2.74 ms), 15 samples
     * native 5.5 ms (5.17 ms to 5.83 ms), 15 samples
     * native / choice 2.64 (2.08 to 3.20), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.06 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[54]; /* reduce_two_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 4.67 ms (3.78 ms to 6.26 ms), 15 samples
     * native 11.6 ms (11.3 ms to 12.3 ms), 15 samples
     * native / choice 2.59 (1.83 to 3.12), 15 rounds
     * runner-up: reduce_native order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 37496)
        return &choices[55]; /* reduce_wired_chain */
    /* from 37496 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 7.54 ms (6.58 ms to 9.46 ms), 15 samples
     * native 31.9 ms (30.1 ms to 36.2 ms), 15 samples
     * native / choice 4.14 (3.66 to 4.69), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.07 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[56]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 87.6 ms (61.6 ms to 142 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=pairwise 2.89 ms (2.69 ms to 3.26 ms), 150 samples
     * native 3.45 ms (3.26 ms to 3.88 ms), 150 samples
     * native / choice 1.27 (1.11 to 1.38), 150 rounds
     * runner-up: reduce_scatter_hierarchical leaders=2 between=pairwise, 1.01 times as long in the same rounds */
    if (problem->bytes < 23)
        return &choices[57]; /* reduce_scatter_hierarchical */
    /* from 23 bytes: undecided; at 64 bytes:
     * reduce_scatter_native 3.17 ms (2.8 ms to 3.66 ms), 105 samples
     * runner-up: reduce_scatter_hierarchical leaders=1 between=pairwise, 0.66 times as long in the same rounds */
    if (problem->bytes < 2502)
        return &choices[0]; /* reduce_scatter_native */
    /* from 2502 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_scatter_hierarchical leaders=8 between=pairwise 6.47 ms (6.07 ms to 9.09 ms), 15 samples
     * native 8.03 ms (7.26 ms to 10.3 ms), 15 samples
     * runner-up: reduce_scatter_halving distance=far, 1.04 times as long in the same rounds */
    if (problem->bytes < 4838)
        return &choices[58]; /* reduce_scatter_hierarchical */
    /* from 4838 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 11.2 ms (10.5 ms to 12.1 ms), 10 samples
     * native 18.8 ms (18.1 ms to 19.5 ms), 10 samples
     * native / choice 1.70 (1.50 to 1.77), 10 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 18460)
        return &choices[59]; /* reduce_scatter_wired_ring */
    /* from 18460 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 40 ms (39.7 ms to 41.2 ms), 6 samples
     * native 195 ms (190 ms to 202 ms), 6 samples
     * native / choice 4.83 (4.72 to 5.06), 6 rounds
     * runner-up: reduce_scatter_ring segment_bytes=16384 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 43412)
        return &choices[60]; /* reduce_scatter_wired_ring */
    /* from 43412 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_ring segment_bytes=8192 order=depth_first 84.7 ms, 3 samples
     * native 968 ms, 3 samples
     * runner-up: reduce_scatter_ring segment_bytes=16384 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[61]; /* reduce_scatter_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 2.73 s, 1 sample */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.15 ms (1.63 ms to 2.92 ms), 15 samples
     * native 3.3 ms (2.77 ms to 5.71 ms), 15 samples
     * native / choice 1.64 (1.13 to 2.65), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.10 times as long in the same rounds */
    if (problem->bytes < 62)
        return &choices[62]; /* reduce_scatter_block_hierarchical */
    /* from 62 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=pairwise 3.29 ms (2.64 ms to 4.9 ms), 15 samples
     * native 5.04 ms (2.89 ms to 6.95 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 1.09 times as long in the same rounds */
    if (problem->bytes < 635)
        return &choices[63]; /* reduce_scatter_block_hierarchical */
    /* from 635 bytes: nothing beat native; at 1024 bytes:
     * reduce_scatter_block_native 3.25 ms (3.16 ms to 3.36 ms), 335 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.97 times as long in the same rounds */
    if (problem->bytes < 4399)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4399 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 12.1 ms (11.3 ms to 13.3 ms), 10 samples
     * native 20.2 ms (18.7 ms to 21.2 ms), 10 samples
     * native / choice 1.65 (1.41 to 1.83), 10 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 19266)
        return &choices[64]; /* reduce_scatter_block_ring */
    /* from 19266 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 39.9 ms (39.2 ms to 40.9 ms), 6 samples
     * native 188 ms (186 ms to 195 ms), 6 samples
     * native / choice 4.74 (4.60 to 4.84), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[65]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.35 s, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scan_native 3.26 ms (3.06 ms to 3.46 ms), 253 samples
     * runner-up: scan_binary segment_bytes=0, 0.77 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* scan_native */
    /* from 2 bytes: confirmed; at 2 bytes:
     * scan_linear segment_bytes=0 2.32 ms (1.88 ms to 2.93 ms), 30 samples
     * native 3.22 ms (2.63 ms to 3.7 ms), 30 samples
     * native / choice 1.21 (1.07 to 1.64), 30 rounds
     * runner-up: scan_binary segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[66]; /* scan_linear */
    /* from 3 bytes: confirmed; at 64 bytes:
     * scan_binary segment_bytes=0 3.16 ms (2.54 ms to 4.47 ms), 15 samples
     * native 4.28 ms (3.6 ms to 5.58 ms), 15 samples
     * native / choice 1.43 (1.05 to 1.65), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 3757)
        return &choices[67]; /* scan_binary */
    /* from 3757 bytes: first look, not confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 2.87 ms (2.06 ms to 3.49 ms), 15 samples
     * native 3.81 ms (3.15 ms to 4.45 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 1.15 times as long in the same rounds */
    if (problem->bytes < 5977)
        return &choices[66]; /* scan_linear */
    /* from 5977 bytes: confirmed; at 8192 bytes:
     * scan_linear segment_bytes=4096 5.52 ms (4.27 ms to 12.9 ms), 15 samples
     * native 7.86 ms (6.31 ms to 10.4 ms), 15 samples
     * native / choice 1.38 (1.02 to 1.61), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.09 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[68]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 231 ms (159 ms to 396 ms), 6 samples
     * runner-up: scan_linear segment_bytes=4096, 0.41 times as long in the same rounds */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scatter_wired_direct window=1 1.41 ms (639 us to 2.69 ms), 15 samples
     * native 2.67 ms (1.78 ms to 4.05 ms), 15 samples
     * runner-up: scatter_tree radix=4 order=depth_first, 0.78 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[69]; /* scatter_wired_direct */
    /* from 2 bytes: first look, not confirmed; at 6 bytes:
     * scatter_linear window=4 1.4 ms (1.14 ms to 2.27 ms), 15 samples
     * native 1.8 ms (1.29 ms to 2.27 ms), 15 samples
     * runner-up: scatter_linear window=4 order=depth_first, 1.08 times as long in the same rounds */
    if (problem->bytes < 34)
        return &choices[70]; /* scatter_linear */
    /* from 34 bytes: first look, not confirmed; at 37 bytes:
     * scatter_wired_direct window=1 1.73 ms (537 us to 2.16 ms), 15 samples
     * native 2.27 ms (1.64 ms to 3.37 ms), 15 samples
     * runner-up: scatter_hierarchical radix=4, 1.11 times as long in the same rounds */
    if (problem->bytes < 52)
        return &choices[69]; /* scatter_wired_direct */
    /* from 52 bytes: nothing beat native; at 64 bytes:
     * scatter_native 1.47 ms (1.07 ms to 1.8 ms), 45 samples
     * runner-up: scatter_tree radix=4 order=depth_first, 0.71 times as long in the same rounds */
    if (problem->bytes < 156)
        return &choices[0]; /* scatter_native */
    /* from 156 bytes: confirmed; at 347 bytes:
     * scatter_wired_direct window=1 1.42 ms (1.33 ms to 1.54 ms), 210 samples
     * native 1.73 ms (1.64 ms to 1.85 ms), 210 samples
     * native / choice 1.11 (1.04 to 1.24), 210 rounds
     * runner-up: scatter_linear window=4 order=depth_first, 0.79 times as long in the same rounds */
    if (problem->bytes < 348)
        return &choices[69]; /* scatter_wired_direct */
    /* from 348 bytes: first look, not confirmed; at 512 bytes:
     * scatter_linear window=4 1.23 ms (955 us to 1.77 ms), 15 samples
     * native 1.42 ms (1.06 ms to 2.07 ms), 15 samples
     * runner-up: scatter_linear window=4 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 611)
        return &choices[70]; /* scatter_linear */
    /* from 611 bytes: nothing beat native; at 640 bytes:
     * scatter_native 1.36 ms (1.14 ms to 1.7 ms), 35 samples
     * runner-up: scatter_linear window=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[0]; /* scatter_native */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * scatter_wired_direct window=1 920 us (871 us to 960 us), 225 samples
     * native 1.01 ms (965 us to 1.05 ms), 225 samples
     * native / choice 1.11 (1.04 to 1.18), 225 rounds
     * runner-up: scatter_tree radix=2, 0.85 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[69]; /* scatter_wired_direct */
    /* from 1123 bytes: undecided; at 2048 bytes:
     * scatter_native 2.64 ms (2.09 ms to 3.56 ms), 15 samples
     * runner-up: scatter_linear window=0, 0.68 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[0]; /* scatter_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=4 9.08 ms (8.58 ms to 9.26 ms), 15 samples
     * native 9.84 ms (9.8 ms to 10.5 ms), 15 samples
     * native / choice 1.11 (1.07 to 1.16), 15 rounds
     * runner-up: scatter_linear window=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 14174)
        return &choices[70]; /* scatter_linear */
    /* from 14174 bytes: confirmed; at 16384 bytes:
     * scatter_wired_direct window=4 18.7 ms (18.4 ms to 19.5 ms), 10 samples
     * native 24.5 ms (24 ms to 25.1 ms), 10 samples
     * native / choice 1.29 (1.27 to 1.32), 10 rounds
     * runner-up: scatter_wired_direct window=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 35564)
        return &choices[71]; /* scatter_wired_direct */
    /* from 35564 bytes: confirmed; at 65536 bytes:
     * scatter_linear window=4 79.1 ms (78.4 ms to 81.2 ms), 6 samples
     * native 124 ms (113 ms to 221 ms), 6 samples
     * native / choice 1.56 (1.44 to 2.74), 6 rounds */
    if (problem->bytes < 69171)
        return &choices[70]; /* scatter_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 69171 bytes: first look, not confirmed; at 131072 bytes:
     * scatter_wired_direct window=1 160 ms, 2 samples
     * native 376 ms, 2 samples
     * runner-up: scatter_native order=depth_first, 1.00 times as long in the same rounds */
    return &choices[69]; /* scatter_wired_direct */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: first look, not confirmed; at 1024 bytes:
     * scatterv_linear window=0 1.22 ms (806 us to 1.49 ms), 15 samples
     * native 1.53 ms (913 us to 1.98 ms), 15 samples
     * runner-up: scatterv_linear window=4, 1.07 times as long in the same rounds */
    return &choices[72]; /* scatterv_linear */
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
    {&ct_allgather, 1, 0.00158, 0.00114},
    {&ct_allgather, 64, 0.00265, 0.00179},
    {&ct_allgather, 512, 0.00277, 0.00277},
    {&ct_allgather, 1024, 0.00354, 0.00354},
    {&ct_allgather, 2048, 0.00315, 0.00315},
    {&ct_allgather, 4096, 0.00706, 0.00551},
    {&ct_allgather, 8192, 0.0181, 0.0114},
    {&ct_allgather, 16384, 0.0428, 0.0204},
    {&ct_allgather, 32768, 0.33, 0.0401},
    {&ct_allgather, 65536, 0.682, 0.0824},
    {&ct_allgather, 131072, 2.19, 0.171},
    {&ct_allgatherv, 1, 0.00563, 0.00364},
    {&ct_allgatherv, 64, 0.00288, 0.00214},
    {&ct_allgatherv, 512, 0.00263, 0.00263},
    {&ct_allgatherv, 1024, 0.00327, 0.00327},
    {&ct_allgatherv, 2048, 0.00487, 0.00417},
    {&ct_allgatherv, 4096, 0.00731, 0.0054},
    {&ct_allgatherv, 8192, 0.0181, 0.0111},
    {&ct_allgatherv, 16384, 0.043, 0.0206},
    {&ct_allgatherv, 32768, 0.327, 0.0411},
    {&ct_allgatherv, 65536, 0.658, 0.0884},
    {&ct_allgatherv, 131072, 1.31, 0.17},
    {&ct_allreduce, 1, 0.00199, 0.00136},
    {&ct_allreduce, 64, 0.00398, 0.00251},
    {&ct_allreduce, 512, 0.00306, 0.00165},
    {&ct_allreduce, 1024, 0.00256, 0.00132},
    {&ct_allreduce, 2048, 0.00254, 0.00129},
    {&ct_allreduce, 4096, 0.00349, 0.00174},
    {&ct_allreduce, 8192, 0.00585, 0.00305},
    {&ct_allreduce, 16384, 0.0102, 0.00534},
    {&ct_allreduce, 32768, 0.0206, 0.00858},
    {&ct_allreduce, 65536, 0.0593, 0.0123},
    {&ct_allreduce, 131072, 0.184, 0.0245},
    {&ct_alltoall, 1, 0.00554, 0.00337},
    {&ct_alltoall, 64, 0.00334, 0.00204},
    {&ct_alltoall, 512, 0.00577, 0.00268},
    {&ct_alltoall, 1024, 0.00858, 0.00553},
    {&ct_alltoall, 2048, 0.0106, 0.0106},
    {&ct_alltoall, 4096, 0.0214, 0.0214},
    {&ct_alltoall, 8192, 0.27, 0.0421},
    {&ct_alltoall, 16384, 0.29, 0.0848},
    {&ct_alltoall, 32768, 0.753, 0.171},
    {&ct_alltoall, 65536, 0.581, 0.344},
    {&ct_alltoall, 131072, 1.62, 0.687},
    {&ct_alltoallv, 1024, 0.00618, 0.00618},
    {&ct_barrier, 0, 0.00219, 0.00171},
    {&ct_bcast, 1, 0.00166, 0.00166},
    {&ct_bcast, 64, 0.0018, 0.0018},
    {&ct_bcast, 512, 0.00119, 0.00119},
    {&ct_bcast, 1024, 0.00153, 0.00153},
    {&ct_bcast, 2048, 0.0015, 0.0015},
    {&ct_bcast, 4096, 0.00137, 0.000959},
    {&ct_bcast, 8192, 0.00416, 0.00112},
    {&ct_bcast, 16384, 0.00305, 0.00257},
    {&ct_bcast, 32768, 0.0047, 0.0047},
    {&ct_bcast, 65536, 0.0116, 0.00709},
    {&ct_bcast, 131072, 0.0301, 0.0121},
    {&ct_exscan, 1, 0.0025, 0.00216},
    {&ct_exscan, 64, 0.00435, 0.00316},
    {&ct_exscan, 512, 0.00309, 0.0026},
    {&ct_exscan, 1024, 0.0039, 0.00304},
    {&ct_exscan, 2048, 0.00271, 0.00271},
    {&ct_exscan, 4096, 0.00315, 0.00217},
    {&ct_exscan, 8192, 0.00621, 0.00481},
    {&ct_exscan, 16384, 0.0129, 0.00993},
    {&ct_exscan, 32768, 0.0413, 0.0206},
    {&ct_exscan, 65536, 0.11, 0.0416},
    {&ct_exscan, 131072, 0.284, 0.0844},
    {&ct_gather, 1, 0.00136, 0.000624},
    {&ct_gather, 64, 0.00116, 0.000911},
    {&ct_gather, 512, 0.00131, 0.00102},
    {&ct_gather, 1024, 0.00118, 0.00092},
    {&ct_gather, 2048, 0.00212, 0.00181},
    {&ct_gather, 4096, 0.00499, 0.00454},
    {&ct_gather, 8192, 0.0103, 0.00974},
    {&ct_gather, 16384, 0.0249, 0.0196},
    {&ct_gather, 32768, 0.0566, 0.0396},
    {&ct_gather, 65536, 0.135, 0.0795},
    {&ct_gather, 131072, 0.315, 0.159},
    {&ct_gatherv, 1024, 0.00179, 0.00179},
    {&ct_reduce, 1, 0.000934, 0.000731},
    {&ct_reduce, 64, 0.000943, 0.00058},
    {&ct_reduce, 512, 0.00136, 0.000818},
    {&ct_reduce, 1024, 0.0017, 0.0017},
    {&ct_reduce, 2048, 0.00104, 0.00104},
    {&ct_reduce, 4096, 0.00214, 0.00107},
    {&ct_reduce, 8192, 0.00273, 0.00137},
    {&ct_reduce, 16384, 0.0055, 0.0022},
    {&ct_reduce, 32768, 0.0116, 0.00467},
    {&ct_reduce, 65536, 0.0319, 0.00754},
    {&ct_reduce, 131072, 0.0876, 0.0143},
    {&ct_reduce_scatter, 1, 0.00345, 0.00289},
    {&ct_reduce_scatter, 64, 0.00317, 0.00317},
    {&ct_reduce_scatter, 512, 0.00367, 0.00367},
    {&ct_reduce_scatter, 1024, 0.00245, 0.00245},
    {&ct_reduce_scatter, 2048, 0.00315, 0.00315},
    {&ct_reduce_scatter, 4096, 0.00803, 0.00647},
    {&ct_reduce_scatter, 8192, 0.0188, 0.0112},
    {&ct_reduce_scatter, 16384, 0.0439, 0.0219},
    {&ct_reduce_scatter, 32768, 0.195, 0.04},
    {&ct_reduce_scatter, 65536, 0.968, 0.0847},
    {&ct_reduce_scatter, 131072, 2.73, 0.165},
    {&ct_reduce_scatter_block, 1, 0.0033, 0.00215},
    {&ct_reduce_scatter_block, 64, 0.00504, 0.00329},
    {&ct_reduce_scatter_block, 512, 0.00241, 0.00222},
    {&ct_reduce_scatter_block, 1024, 0.00325, 0.00325},
    {&ct_reduce_scatter_block, 2048, 0.00381, 0.00381},
    {&ct_reduce_scatter_block, 4096, 0.00806, 0.00806},
    {&ct_reduce_scatter_block, 8192, 0.0202, 0.0121},
    {&ct_reduce_scatter_block, 16384, 0.0409, 0.0198},
    {&ct_reduce_scatter_block, 32768, 0.188, 0.0399},
    {&ct_reduce_scatter_block, 65536, 0.984, 0.0808},
    {&ct_reduce_scatter_block, 131072, 1.35, 0.16},
    {&ct_scan, 1, 0.00326, 0.00326},
    {&ct_scan, 64, 0.00428, 0.00316},
    {&ct_scan, 512, 0.00522, 0.00386},
    {&ct_scan, 1024, 0.00293, 0.00202},
    {&ct_scan, 2048, 0.00505, 0.00324},
    {&ct_scan, 4096, 0.00381, 0.00287},
    {&ct_scan, 8192, 0.00786, 0.00552},
    {&ct_scan, 16384, 0.0137, 0.00947},
    {&ct_scan, 32768, 0.0379, 0.0206},
    {&ct_scan, 65536, 0.145, 0.0421},
    {&ct_scan, 131072, 0.231, 0.0841},
    {&ct_scatter, 1, 0.00267, 0.00141},
    {&ct_scatter, 64, 0.00147, 0.00147},
    {&ct_scatter, 512, 0.00142, 0.00123},
    {&ct_scatter, 1024, 0.00101, 0.00092},
    {&ct_scatter, 2048, 0.00264, 0.00264},
    {&ct_scatter, 4096, 0.00473, 0.00473},
    {&ct_scatter, 8192, 0.00984, 0.00908},
    {&ct_scatter, 16384, 0.0245, 0.0187},
    {&ct_scatter, 32768, 0.0545, 0.0391},
    {&ct_scatter, 65536, 0.124, 0.0791},
    {&ct_scatter, 131072, 0.376, 0.16},
    {&ct_scatterv, 1024, 0.00153, 0.00122},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-c",
    .nranks = 16,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .cluster_hash = UINT64_C(0x91583a2fc891ec73),
    .dispatch_hash = UINT64_C(0xd5b26405e470cd60),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xc0846864b687af7c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
