/*
 * tuned.c - collective algorithms for the job half-dealt
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
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm scatter_wired_direct;

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
        .fingerprint = UINT64_C(0xc00002053c6ead9a),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x78d614fe7dd6e2fc),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x58eabf6429ab8c46),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x100045a9df9e733c),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb2a086daf0f6c581),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x771fd8b01e60e8ee),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xd131630657ffdd66),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=4 between=recursive_doubling */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0x6005b1641b79d980),
    },
    {
        .algorithm = &allgatherv_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1961c7b6aea564e5),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9982dd3e6f4d9615),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xdd50c1d10c72d896),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x78ffbcdc9d8fa68f),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe86af7e789e754c1),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xaefa1cd437d8912c),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x80a890b2305d7cfc),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x24f1f0abdc88053c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x472a884f4fc589d3),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7fd65a2386972be4),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x995b435c8acb3f61),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0x304bf3247c2fed41),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=4 between=rabenseifner */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0x76ce4d89d01acb60),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3e67aaf086f4177f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x8a8a2a53ace7ecac),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c39a405dd8e3982),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x73a4d0bd06066960),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 order=depth_first */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc9f1af37dcd2931d),
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
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0439ffdbfbf21807),
    },
    {
        .algorithm = &barrier_tree,
        /* tree=kary radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x6e0f8d44131af5b1),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0642859f39bdac89),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
        .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd2243ff980189d07),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=0 leaders=4 tree=binomial */
        .setting = {{0, 2, 0}},
        .fingerprint = UINT64_C(0xbffa347f427de25a),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
        .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x53aaff88d2beb30f),
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
        .algorithm = &gather_tree,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0cb66f0efa24382a),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x031f374c256b0ef3),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3ba8a9076ddf6f40),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xae4ebeb3d4e117d5),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6ff1de073c558b43),
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x63f08c5adbb45397),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x38c1320f30d341f6),
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=32 order=depth_first */
        .setting = {{32, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0ae5b650bf81fadb),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x6cd8f48b5d66bca9),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x0fd3421bfc9d0f4d),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6d52f3392a21000e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x895c3567ea2d66a3),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=3 order=depth_first */
        .setting = {{4096, 0, 3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x48c3a1b368544a65),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x45008650e48d685d),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x559014086d5b18de),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1d404474b2c3fda6),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0c15aa81edff40cf),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x8ed9f9e2a0bb7233),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=4 between=ring */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0x9d913d0a72644cee),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf828d83cf1a4c160),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc91284ddfd77f1a1),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe78562e8c6c46acc),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x20a721ddea00466b),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x1fab80e6b1b3e3bb),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=4 between=ring */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0xbc13d9f1d245ca35),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7e2bedd36e2d32b4),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x1f3cc768787d526f),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8961899033c37cfa),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa4efa27fd75fb19c),
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
        .algorithm = &scatter_linear,
        /* window=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc80c49aec9cf3852),
    },
    {
        .algorithm = &scatter_tree,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x8522b30cd489b161),
    },
    {
        .algorithm = &scatter_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9bcad6f7239ca419),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x0784848fc60578c0),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 1.97 ms (1.76 ms to 2.89 ms), 15 samples
     * native 2.76 ms (2.12 ms to 4.54 ms), 15 samples
     * native / choice 1.39 (1.00 to 1.72), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 1.06 times as long in the same rounds */
    if (problem->bytes < 12)
        return &choices[1]; /* allgather_hierarchical */
    /* from 12 bytes: first look, not confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 2.43 ms (2.35 ms to 3.48 ms), 15 samples
     * native 3.03 ms (2.05 ms to 3.64 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=2 between=recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[2]; /* allgather_hierarchical */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 3.6 ms (2.25 ms to 4.73 ms), 15 samples
     * native 5.59 ms (3.64 ms to 6.43 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 0.90 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[1]; /* allgather_hierarchical */
    /* from 562 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 2.7 ms (2.42 ms to 2.88 ms), 62 samples
     * runner-up: allgather_recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 2249)
        return &choices[0]; /* allgather_native */
    /* from 2249 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange order=depth_first 4.97 ms (4.76 ms to 5.48 ms), 15 samples
     * native 8.23 ms (7.92 ms to 8.97 ms), 15 samples
     * native / choice 1.64 (1.54 to 1.86), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.16 times as long in the same rounds */
    if (problem->bytes < 8181)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 8181 bytes: confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 10.7 ms (10 ms to 12.2 ms), 10 samples
     * native 22.6 ms (21.8 ms to 23.5 ms), 10 samples
     * native / choice 2.11 (1.93 to 2.18), 10 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 19312)
        return &choices[4]; /* allgather_wired_ring */
    /* from 19312 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 40.3 ms (39.6 ms to 46.2 ms), 6 samples
     * native 200 ms (187 ms to 208 ms), 6 samples
     * native / choice 4.99 (4.05 to 5.24), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 50088)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 50088 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 85.1 ms (80.1 ms to 94.9 ms), 6 samples
     * native 414 ms (392 ms to 422 ms), 6 samples
     * native / choice 4.86 (4.13 to 5.27), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    /* wrong: allgatherv_wired_far_first order_by=copies, at 512 bytes */
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=spread 1.72 ms (1.56 ms to 2 ms), 60 samples
     * native 2.15 ms (1.86 ms to 2.36 ms), 60 samples
     * native / choice 1.15 (1.05 to 1.40), 60 rounds
     * runner-up: allgatherv_hierarchical leaders=1 between=ring, 1.24 times as long in the same rounds */
    if (problem->bytes < 587)
        return &choices[7]; /* allgatherv_hierarchical */
    /* from 587 bytes: nothing beat native; at 1024 bytes:
     * allgatherv_native 3.02 ms (2.88 ms to 3.16 ms), 375 samples
     * runner-up: allgatherv_hierarchical leaders=2 between=recursive_doubling, 0.98 times as long in the same rounds */
    if (problem->bytes < 2349)
        return &choices[0]; /* allgatherv_native */
    /* from 2349 bytes: confirmed; at 2573 bytes:
     * allgatherv_hierarchical leaders=4 between=recursive_doubling 4.54 ms (4.09 ms to 5.09 ms), 15 samples
     * native 5.2 ms (4.59 ms to 5.64 ms), 15 samples
     * native / choice 1.13 (1.07 to 1.43), 15 rounds
     * runner-up: allgatherv_neighbor_exchange order=depth_first, 0.99 times as long in the same rounds */
    if (problem->bytes < 2820)
        return &choices[8]; /* allgatherv_hierarchical */
    /* from 2820 bytes: confirmed; at 4096 bytes:
     * allgatherv_neighbor_exchange order=depth_first 7.24 ms (5.88 ms to 8.08 ms), 15 samples
     * native 9.18 ms (8.74 ms to 10.1 ms), 15 samples
     * native / choice 1.43 (1.18 to 1.49), 15 rounds
     * runner-up: allgatherv_ring segment_bytes=0 order=depth_first, 1.19 times as long in the same rounds */
    if (problem->bytes < 7153)
        return &choices[9]; /* allgatherv_neighbor_exchange */
    /* from 7153 bytes: confirmed; at 8192 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 10.4 ms (9.96 ms to 12.9 ms), 10 samples
     * native 22.6 ms (21.8 ms to 23.1 ms), 10 samples
     * native / choice 2.19 (1.67 to 2.27), 10 rounds
     * runner-up: allgatherv_wired_ring segment_bytes=0, 1.06 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[10]; /* allgatherv_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgatherv_wired_ring segment_bytes=16384 40.4 ms (39.7 ms to 41.3 ms), 6 samples
     * native 198 ms (192 ms to 208 ms), 6 samples
     * native / choice 4.91 (4.77 to 5.06), 6 rounds
     * runner-up: allgatherv_wired_ring segment_bytes=8192, 1.04 times as long in the same rounds */
    if (problem->bytes < 55492)
        return &choices[11]; /* allgatherv_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 55492 bytes: confirmed; at 65536 bytes:
     * allgatherv_wired_ring segment_bytes=8192 81.1 ms (79.8 ms to 82.4 ms), 6 samples
     * native 376 ms (363 ms to 396 ms), 6 samples
     * native / choice 4.64 (4.55 to 4.95), 6 rounds
     * runner-up: allgatherv_wired_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    return &choices[12]; /* allgatherv_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=spread allgather=recursive_doubling 2.44 ms (2.31 ms to 2.63 ms), 15 samples
     * native 3.02 ms (2.57 ms to 3.46 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 1.08 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[13]; /* allreduce_variation_2 */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.01 ms (1.62 ms to 2.36 ms), 15 samples
     * native 2.61 ms (2.25 ms to 3.08 ms), 15 samples
     * native / choice 1.22 (1.10 to 1.66), 15 rounds
     * runner-up: allreduce_reduce_bcast order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[14]; /* allreduce_tree */
    /* from 6 bytes: confirmed; at 9 bytes:
     * allreduce_hierarchical leaders=2 between=ring 2.54 ms (2.38 ms to 2.66 ms), 75 samples
     * native 2.94 ms (2.68 ms to 3.22 ms), 75 samples
     * native / choice 1.16 (1.04 to 1.26), 75 rounds
     * runner-up: allreduce_reduce_bcast order=depth_first, 0.93 times as long in the same rounds */
    if (problem->bytes < 12)
        return &choices[15]; /* allreduce_hierarchical */
    /* from 12 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.74 ms (1.32 ms to 1.99 ms), 15 samples
     * native 2.01 ms (1.89 ms to 2.7 ms), 15 samples
     * native / choice 1.36 (1.08 to 1.56), 15 rounds
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144, 1.08 times as long in the same rounds */
    if (problem->bytes < 91)
        return &choices[16]; /* allreduce_hierarchical */
    /* from 91 bytes: confirmed; at 93 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.22 ms (2.07 ms to 2.48 ms), 90 samples
     * native 2.86 ms (2.61 ms to 3.09 ms), 90 samples
     * native / choice 1.26 (1.11 to 1.43), 90 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 0.99 times as long in the same rounds */
    if (problem->bytes < 477)
        return &choices[17]; /* allreduce_tree */
    /* from 477 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.92 ms (1.58 ms to 2.3 ms), 15 samples
     * native 3.54 ms (3.12 ms to 4.42 ms), 15 samples
     * native / choice 1.94 (1.73 to 2.40), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first, 1.10 times as long in the same rounds */
    if (problem->bytes < 588)
        return &choices[14]; /* allreduce_tree */
    /* from 588 bytes: confirmed; at 644 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.78 ms (2.09 ms to 3.49 ms), 15 samples
     * native 5.09 ms (4.52 ms to 6.15 ms), 15 samples
     * native / choice 1.75 (1.53 to 2.47), 15 rounds
     * runner-up: allreduce_reduce_bcast order=depth_first, 1.10 times as long in the same rounds */
    if (problem->bytes < 707)
        return &choices[18]; /* allreduce_tree */
    /* from 707 bytes: confirmed; at 812 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.91 ms (1.74 ms to 2.5 ms), 15 samples
     * native 4.4 ms (3.58 ms to 5.61 ms), 15 samples
     * native / choice 2.64 (1.80 to 3.12), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4, 0.92 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[14]; /* allreduce_tree */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.68 ms (1.6 ms to 1.99 ms), 15 samples
     * native 3.82 ms (3.34 ms to 4.53 ms), 15 samples
     * native / choice 2.01 (1.73 to 3.14), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[16]; /* allreduce_hierarchical */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.54 ms (2.3 ms to 3.45 ms), 15 samples
     * native 6 ms (4.89 ms to 6.61 ms), 15 samples
     * native / choice 2.12 (1.55 to 2.66), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[14]; /* allreduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.84 ms (1.45 ms to 3.45 ms), 15 samples
     * native 4.14 ms (3.84 ms to 5.59 ms), 15 samples
     * native / choice 2.22 (1.42 to 3.54), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 1.00 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[17]; /* allreduce_tree */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.24 ms (2.03 ms to 2.91 ms), 15 samples
     * native 3.97 ms (3.64 ms to 4.16 ms), 15 samples
     * native / choice 1.75 (1.31 to 2.11), 15 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling, 1.13 times as long in the same rounds */
    if (problem->bytes < 9415)
        return &choices[18]; /* allreduce_tree */
    /* from 9415 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 3.62 ms (3.01 ms to 6 ms), 15 samples
     * native 7.77 ms (7.24 ms to 9.09 ms), 15 samples
     * native / choice 2.25 (1.24 to 2.78), 15 rounds
     * runner-up: allreduce_wired_halving segment_bytes=262144, 1.14 times as long in the same rounds */
    if (problem->bytes < 18116)
        return &choices[19]; /* allreduce_two_tree */
    /* from 18116 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 7.26 ms (6.09 ms to 8.63 ms), 15 samples
     * native 15.6 ms (14.9 ms to 16.3 ms), 15 samples
     * native / choice 2.23 (1.80 to 2.49), 15 rounds
     * runner-up: allreduce_halving distance=far, 1.05 times as long in the same rounds */
    if (problem->bytes < 54047)
        return &choices[20]; /* allreduce_wired_switches */
    /* from 54047 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=4 between=rabenseifner 14.4 ms (13.7 ms to 14.6 ms), 10 samples
     * native 44.7 ms (41.3 ms to 47.3 ms), 10 samples
     * native / choice 3.09 (2.95 to 3.44), 10 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 74473)
        return &choices[21]; /* allreduce_hierarchical */
    /* from 74473 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 20.7 ms (19.8 ms to 23.5 ms), 6 samples
     * native 123 ms (112 ms to 129 ms), 6 samples
     * native / choice 5.82 (5.31 to 6.28), 6 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[22]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 123 ms (112 ms to 129 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.56 ms (1.35 ms to 1.69 ms), 15 samples
     * native 2.56 ms (2.27 ms to 4.53 ms), 15 samples
     * native / choice 1.69 (1.56 to 3.30), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 1.13 times as long in the same rounds */
    if (problem->bytes < 96)
        return &choices[23]; /* alltoall_hierarchical */
    /* from 96 bytes: confirmed; at 156 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 2.17 ms (1.92 ms to 2.43 ms), 15 samples
     * native 3.4 ms (2.92 ms to 4.29 ms), 15 samples
     * native / choice 1.76 (1.31 to 1.83), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.05 times as long in the same rounds */
    if (problem->bytes < 273)
        return &choices[24]; /* alltoall_hierarchical */
    /* from 273 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=ring 2.84 ms (2.31 ms to 3.76 ms), 15 samples
     * native 5.31 ms (4.82 ms to 6.41 ms), 15 samples
     * native / choice 2.04 (1.42 to 2.70), 15 rounds
     * runner-up: alltoall_grid dims=3 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 1077)
        return &choices[25]; /* alltoall_hierarchical */
    /* from 1077 bytes: first look, not confirmed; at 1494 bytes:
     * alltoall_grid dims=2 order=depth_first 7.81 ms (7.51 ms to 9.18 ms), 15 samples
     * native 9.81 ms (8.11 ms to 11.1 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=4, 1.04 times as long in the same rounds */
    if (problem->bytes < 2043)
        return &choices[26]; /* alltoall_grid */
    /* from 2043 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 11 ms (10.1 ms to 11.8 ms), 12 samples
     * runner-up: alltoall_scattered batch=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 9016)
        return &choices[0]; /* alltoall_native */
    /* from 9016 bytes: first look, not confirmed; at 16384 bytes:
     * alltoall_rounds partners=one_factor separation=none barriers=0 84 ms (83.2 ms to 600 ms), 6 samples
     * native 322 ms (303 ms to 823 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 18335)
        return &choices[27]; /* alltoall_rounds */
    /* from 18335 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 170 ms, 2 samples
     * native 665 ms, 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[28]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 order=depth_first 691 ms, 1 sample
     * native 1.52 s, 1 sample */
    return &choices[29]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 6.73 ms (6.42 ms to 6.95 ms), 123 samples
     * runner-up: alltoallv_scattered batch=8, 1.00 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed:
     * barrier_tree tree=kary radix=4 3.01 ms (2.08 ms to 4.91 ms), 15 samples
     * native 3.57 ms (2.7 ms to 8.38 ms), 15 samples
     * runner-up: barrier_linear, 0.98 times as long in the same rounds */
    return &choices[30]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.26 ms (1.17 ms to 1.33 ms), 243 samples
     * runner-up: bcast_scatter_allgather allgather=mesh_2d radix=2, 1.01 times as long in the same rounds */
    if (problem->bytes < 299)
        return &choices[0]; /* bcast_native */
    /* from 299 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.32 ms (1.22 ms to 1.51 ms), 120 samples
     * native 1.66 ms (1.55 ms to 1.86 ms), 120 samples
     * native / choice 1.25 (1.06 to 1.35), 120 rounds
     * runner-up: bcast_bine order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 907)
        return &choices[31]; /* bcast_tree */
    /* from 907 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 1.94 ms (1.63 ms to 2.18 ms), 60 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, 0.64 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* bcast_native */
    /* from 2049 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first 1.37 ms (1.08 ms to 1.75 ms), 15 samples
     * native 2.1 ms (1.47 ms to 2.22 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3 order=depth_first, 1.10 times as long in the same rounds */
    if (problem->bytes < 6361)
        return &choices[32]; /* bcast_tree */
    /* from 6361 bytes: confirmed; at 8192 bytes:
     * bcast_native order=depth_first 1.93 ms (1.67 ms to 2.34 ms), 15 samples
     * native 4.6 ms (3.9 ms to 5.21 ms), 15 samples
     * native / choice 2.35 (1.82 to 3.00), 15 rounds
     * runner-up: bcast_bine order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 8775)
        return &choices[33]; /* bcast_native */
    /* from 8775 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=0 leaders=4 tree=binomial 2.26 ms (2.12 ms to 2.66 ms), 45 samples
     * native 2.73 ms (2.37 ms to 3.14 ms), 45 samples
     * native / choice 1.17 (1.09 to 1.38), 45 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.04 times as long in the same rounds */
    if (problem->bytes < 16872)
        return &choices[34]; /* bcast_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 16872 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first 3.87 ms (3.3 ms to 5.9 ms), 15 samples
     * native 4.64 ms (4.27 ms to 6.78 ms), 15 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=4, 1.13 times as long in the same rounds */
    return &choices[35]; /* bcast_tree */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 2.1 ms (1.7 ms to 2.84 ms), 15 samples
     * native 2.62 ms (1.91 ms to 3.09 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 1.24 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[36]; /* exscan_binary */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * exscan_native 2.7 ms (1.91 ms to 3.62 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 0.66 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[0]; /* exscan_native */
    /* from 562 bytes: first look, not confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 1.7 ms (1.49 ms to 1.92 ms), 15 samples
     * native 2.41 ms (1.79 ms to 2.64 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 2394)
        return &choices[36]; /* exscan_binary */
    /* from 2394 bytes: confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 1.99 ms (1.62 ms to 2.37 ms), 15 samples
     * native 2.92 ms (2.22 ms to 3.5 ms), 15 samples
     * native / choice 1.45 (1.19 to 1.61), 15 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[37]; /* exscan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 10.2 ms (9.81 ms to 11.5 ms), 10 samples
     * native 47.6 ms (46.4 ms to 53.1 ms), 10 samples
     * native / choice 4.71 (4.38 to 4.86), 10 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[38]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 343 ms (336 ms to 392 ms), 6 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * gather_native 1.87 ms (1.07 ms to 2.43 ms), 15 samples
     * runner-up: gather_linear window=0, 0.84 times as long in the same rounds */
    if (problem->bytes < 8)
        return &choices[0]; /* gather_native */
    /* from 8 bytes: first look, not confirmed; at 38 bytes:
     * gather_tree radix=4 order=depth_first 923 us (705 us to 1.21 ms), 15 samples
     * native 1.33 ms (894 us to 1.65 ms), 15 samples
     * runner-up: gather_tree radix=8, 0.71 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[39]; /* gather_tree */
    /* from 59 bytes: confirmed; at 64 bytes:
     * gather_wired_direct window=1 turns=posted 727 us (135 us to 1.44 ms), 15 samples
     * native 1.74 ms (1.08 ms to 2.05 ms), 15 samples
     * native / choice 2.75 (1.25 to 13.18), 15 rounds
     * runner-up: gather_linear window=4, 1.02 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[40]; /* gather_wired_direct */
    /* from 72 bytes: confirmed; at 415 bytes:
     * gather_linear window=0 1.25 ms (460 us to 2.14 ms), 15 samples
     * native 2.2 ms (1.2 ms to 3.38 ms), 15 samples
     * native / choice 1.77 (1.10 to 3.27), 15 rounds
     * runner-up: gather_tree radix=2, 1.29 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[41]; /* gather_linear */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * gather_native 1.5 ms (1.41 ms to 1.58 ms), 455 samples
     * runner-up: gather_linear window=4, 0.87 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[0]; /* gather_native */
    /* from 562 bytes: first look, not confirmed; at 1024 bytes:
     * gather_linear window=4 order=depth_first 768 us (648 us to 1.37 ms), 15 samples
     * native 1 ms (939 us to 1.28 ms), 15 samples
     * runner-up: gather_linear window=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 1788)
        return &choices[42]; /* gather_linear */
    /* from 1788 bytes: nothing beat native; at 2048 bytes:
     * gather_native 2.26 ms (2.19 ms to 2.32 ms), 455 samples
     * runner-up: gather_linear window=4 order=depth_first, 0.94 times as long in the same rounds */
    if (problem->bytes < 4100)
        return &choices[0]; /* gather_native */
    /* from 4100 bytes: confirmed; at 8192 bytes:
     * gather_wired_direct window=1 turns=posted 9.85 ms (9.55 ms to 9.88 ms), 15 samples
     * native 12.3 ms (11.6 ms to 12.7 ms), 15 samples
     * native / choice 1.26 (1.20 to 1.36), 15 rounds
     * runner-up: gather_wired_direct window=4 turns=posted, 1.01 times as long in the same rounds */
    if (problem->bytes < 11864)
        return &choices[40]; /* gather_wired_direct */
    /* from 11864 bytes: confirmed; at 16384 bytes:
     * gather_linear window=0 order=depth_first 18.7 ms (17.6 ms to 19.8 ms), 10 samples
     * native 28.7 ms (27.4 ms to 29.4 ms), 10 samples
     * native / choice 1.52 (1.47 to 1.62), 10 rounds
     * runner-up: gather_linear window=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 26497)
        return &choices[43]; /* gather_linear */
    /* from 26497 bytes: confirmed; at 32768 bytes:
     * gather_linear_sync parts=4 order=depth_first 40.1 ms (39.8 ms to 40.4 ms), 6 samples
     * native 62.3 ms (61.3 ms to 63.8 ms), 6 samples
     * native / choice 1.55 (1.53 to 1.59), 6 rounds
     * runner-up: gather_hierarchical radix=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 47802)
        return &choices[44]; /* gather_linear_sync */
    /* from 47802 bytes: confirmed; at 65536 bytes:
     * gather_linear window=4 79.2 ms (78.4 ms to 79.9 ms), 6 samples
     * native 138 ms (125 ms to 236 ms), 6 samples
     * native / choice 1.73 (1.57 to 2.99), 6 rounds
     * runner-up: gather_wired_direct window=4 turns=posted, 1.00 times as long in the same rounds */
    if (problem->bytes < 99605)
        return &choices[45]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 99605 bytes: first look, not confirmed; at 131072 bytes:
     * gather_linear_sync parts=32 order=depth_first 158 ms, 1 sample
     * native 548 ms, 1 sample
     * runner-up: gather_wired_tree, 1.00 times as long in the same rounds */
    return &choices[46]; /* gather_linear_sync */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 1.42 ms (1.1 ms to 1.63 ms), 33 samples
     * runner-up: gatherv_linear window=0, 1.49 times as long in the same rounds */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 1.03 ms (884 us to 1.17 ms), 165 samples
     * native 1.2 ms (1.12 ms to 1.33 ms), 165 samples
     * native / choice 1.21 (1.08 to 1.55), 165 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 1.07 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[47]; /* reduce_pairwise_gather */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear 1.01 ms (516 us to 1.19 ms), 15 samples
     * native 1.41 ms (1.17 ms to 2.41 ms), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 1.15 times as long in the same rounds */
    if (problem->bytes < 825)
        return &choices[48]; /* reduce_linear */
    /* from 825 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 1.06 ms (864 us to 1.17 ms), 165 samples
     * native 1.3 ms (1.17 ms to 1.42 ms), 165 samples
     * native / choice 1.30 (1.15 to 1.51), 165 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 1.22 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[49]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.62 ms (1.51 ms to 1.82 ms), 255 samples
     * runner-up: reduce_bine order=depth_first, 0.79 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.61 ms (931 us to 2.38 ms), 15 samples
     * native 2.92 ms (2.6 ms to 3.16 ms), 15 samples
     * native / choice 2.05 (1.27 to 2.77), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 5225)
        return &choices[50]; /* reduce_tree */
    /* from 5225 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=3 order=depth_first 2.36 ms (2 ms to 2.83 ms), 15 samples
     * native 4.38 ms (3.71 ms to 4.96 ms), 15 samples
     * native / choice 1.76 (1.58 to 2.42), 15 rounds
     * runner-up: reduce_circulant segment_bytes=4096, 0.81 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[51]; /* reduce_tree */
    /* from 8193 bytes: confirmed; at 11376 bytes:
     * reduce_wired_tree segment_bytes=0 1.82 ms (1.4 ms to 2.05 ms), 15 samples
     * native 3.36 ms (2.9 ms to 3.86 ms), 15 samples
     * native / choice 1.99 (1.69 to 2.41), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2 order=depth_first, 1.15 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[52]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 3.27 ms (2.77 ms to 4.24 ms), 15 samples
     * native 4.38 ms (3.97 ms to 4.79 ms), 15 samples
     * native / choice 1.35 (1.03 to 1.85), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[53]; /* reduce_wired_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 3.05 ms (2.9 ms to 3.46 ms), 15 samples
     * native 9.69 ms (9.14 ms to 11.3 ms), 15 samples
     * native / choice 3.22 (2.97 to 3.83), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 46600)
        return &choices[54]; /* reduce_wired_chain */
    /* from 46600 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 7.66 ms (6.3 ms to 8.91 ms), 15 samples
     * native 30.4 ms (28.2 ms to 32.4 ms), 15 samples
     * native / choice 4.01 (3.35 to 4.54), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first, 1.25 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[55]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 72.4 ms (66.5 ms to 78.9 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=pairwise 1.98 ms (1.91 ms to 2.16 ms), 165 samples
     * native 2.19 ms (2.13 ms to 2.36 ms), 165 samples
     * runner-up: reduce_scatter_hierarchical leaders=1 between=ring, 1.09 times as long in the same rounds */
    if (problem->bytes < 511)
        return &choices[56]; /* reduce_scatter_hierarchical */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_native 2.31 ms (2.14 ms to 2.65 ms), 70 samples
     * runner-up: reduce_scatter_hierarchical leaders=2 between=pairwise, 0.89 times as long in the same rounds */
    if (problem->bytes < 2326)
        return &choices[0]; /* reduce_scatter_native */
    /* from 2326 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_hierarchical leaders=4 between=ring 7.7 ms (6.91 ms to 8.67 ms), 15 samples
     * native 10.2 ms (9.49 ms to 10.9 ms), 15 samples
     * native / choice 1.37 (1.15 to 1.43), 15 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 4676)
        return &choices[57]; /* reduce_scatter_hierarchical */
    /* from 4676 bytes: confirmed; at 5122 bytes:
     * reduce_scatter_ring segment_bytes=0 order=depth_first 9.74 ms (9.1 ms to 11.9 ms), 15 samples
     * native 13.3 ms (12 ms to 15 ms), 15 samples
     * native / choice 1.36 (1.12 to 1.49), 15 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 5675)
        return &choices[58]; /* reduce_scatter_ring */
    /* from 5675 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 10.2 ms (9.33 ms to 10.4 ms), 10 samples
     * native 21.3 ms (21 ms to 21.9 ms), 10 samples
     * native / choice 2.15 (2.01 to 2.25), 10 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first, 1.07 times as long in the same rounds */
    if (problem->bytes < 18367)
        return &choices[59]; /* reduce_scatter_wired_ring */
    /* from 18367 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 42.3 ms (40 ms to 44 ms), 6 samples
     * native 222 ms (206 ms to 224 ms), 6 samples
     * native / choice 5.21 (4.86 to 5.54), 6 rounds
     * runner-up: reduce_scatter_ring segment_bytes=16384 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 83389)
        return &choices[60]; /* reduce_scatter_wired_ring */
    /* from 83389 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_ring segment_bytes=16384 order=depth_first 161 ms, 1 sample
     * native 1.47 s, 1 sample
     * runner-up: reduce_scatter_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[61]; /* reduce_scatter_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 1.47 s, 1 sample */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.16 ms (1.79 ms to 2.87 ms), 15 samples
     * native 2.68 ms (2.26 ms to 3.59 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 0.97 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[62]; /* reduce_scatter_block_hierarchical */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 3.17 ms (2.8 ms to 3.84 ms), 40 samples
     * runner-up: reduce_scatter_block_halving distance=bine order=depth_first, 0.87 times as long in the same rounds */
    if (problem->bytes < 2307)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2307 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_hierarchical leaders=4 between=ring 6.84 ms (6.28 ms to 8.33 ms), 30 samples
     * native 8.97 ms (8.36 ms to 10.5 ms), 30 samples
     * native / choice 1.29 (1.22 to 1.40), 30 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.12 times as long in the same rounds */
    if (problem->bytes < 4495)
        return &choices[63]; /* reduce_scatter_block_hierarchical */
    /* from 4495 bytes: first look, not confirmed; at 4923 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 12.9 ms (8.27 ms to 19.3 ms), 10 samples
     * native 16 ms (13.4 ms to 19.2 ms), 10 samples
     * runner-up: reduce_scatter_block_swing order=depth_first, 1.19 times as long in the same rounds */
    if (problem->bytes < 5394)
        return &choices[64]; /* reduce_scatter_block_ring */
    /* from 5394 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 11.9 ms (10.6 ms to 14.9 ms), 10 samples
     * native 21.5 ms (21.1 ms to 22.7 ms), 10 samples
     * native / choice 1.80 (1.49 to 2.13), 10 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 8359)
        return &choices[65]; /* reduce_scatter_block_wired_ring */
    /* from 8359 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 22.6 ms (20.2 ms to 30.5 ms), 6 samples
     * native 59.3 ms (53.3 ms to 65.8 ms), 6 samples
     * native / choice 2.67 (2.09 to 3.19), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 17085)
        return &choices[64]; /* reduce_scatter_block_ring */
    /* from 17085 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 40.5 ms (39.5 ms to 42.4 ms), 6 samples
     * native 213 ms (196 ms to 248 ms), 6 samples
     * native / choice 5.29 (4.92 to 6.11), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 54861)
        return &choices[66]; /* reduce_scatter_block_ring */
    /* from 54861 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 81.6 ms (80.4 ms to 84.7 ms), 6 samples
     * native 673 ms (432 ms to 694 ms), 6 samples
     * native / choice 8.18 (5.37 to 8.49), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 0.99 times as long in the same rounds */
    if (problem->bytes < 16777217)
        return &choices[67]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.35 s, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scan_linear segment_bytes=0 2.94 ms (2.04 ms to 4.74 ms), 15 samples
     * native 4.23 ms (2.74 ms to 5.09 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 0.97 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[68]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 10.5 ms (9.82 ms to 10.9 ms), 10 samples
     * native 49.8 ms (45.1 ms to 54.9 ms), 10 samples
     * native / choice 4.93 (4.10 to 5.22), 10 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[69]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 339 ms (237 ms to 414 ms), 6 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 1.28 ms (1.19 ms to 1.4 ms), 253 samples
     * runner-up: scatter_hierarchical radix=2, 0.68 times as long in the same rounds */
    if (problem->bytes < 58)
        return &choices[0]; /* scatter_native */
    /* from 58 bytes: first look, not confirmed; at 64 bytes:
     * scatter_linear window=0 order=depth_first 863 us (468 us to 2.12 ms), 15 samples
     * native 1.21 ms (625 us to 1.54 ms), 15 samples
     * runner-up: scatter_linear window=4, 0.86 times as long in the same rounds */
    if (problem->bytes < 336)
        return &choices[70]; /* scatter_linear */
    /* from 336 bytes: first look, not confirmed; at 512 bytes:
     * scatter_tree radix=4 1.33 ms (752 us to 1.65 ms), 15 samples
     * native 1.63 ms (929 us to 4.1 ms), 15 samples
     * runner-up: scatter_tree radix=2, 0.82 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[71]; /* scatter_tree */
    /* from 513 bytes: first look, not confirmed; at 1024 bytes:
     * scatter_linear window=0 order=depth_first 1.24 ms (905 us to 1.77 ms), 15 samples
     * native 1.52 ms (1.22 ms to 1.92 ms), 15 samples
     * runner-up: scatter_tree radix=8 order=depth_first, 0.84 times as long in the same rounds */
    if (problem->bytes < 1032)
        return &choices[70]; /* scatter_linear */
    /* from 1032 bytes: first look, not confirmed; at 2048 bytes:
     * scatter_linear window=0 2.1 ms (2.07 ms to 2.26 ms), 15 samples
     * native 2.4 ms (1.96 ms to 2.62 ms), 15 samples
     * runner-up: scatter_linear window=0 order=depth_first, 0.93 times as long in the same rounds */
    if (problem->bytes < 3990)
        return &choices[72]; /* scatter_linear */
    /* from 3990 bytes: confirmed; at 4096 bytes:
     * scatter_wired_direct window=1 4.18 ms (3.7 ms to 4.87 ms), 15 samples
     * native 5.17 ms (4.47 ms to 5.36 ms), 15 samples
     * native / choice 1.12 (1.02 to 1.52), 15 rounds
     * runner-up: scatter_tree radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[73]; /* scatter_wired_direct */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * scatter_native order=depth_first 79 ms (78.4 ms to 80.6 ms), 6 samples
     * native 312 ms (132 ms to 316 ms), 6 samples
     * native / choice 3.92 (1.67 to 4.03), 6 rounds
     * runner-up: scatter_wired_direct window=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[74]; /* scatter_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * scatter_wired_direct window=1 160 ms, 2 samples
     * native 251 ms, 2 samples
     * runner-up: scatter_wired_direct window=4, 1.78 times as long in the same rounds */
    return &choices[73]; /* scatter_wired_direct */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: undecided; at 1024 bytes:
     * scatterv_native 2.9 ms (2.33 ms to 3.86 ms), 15 samples
     * runner-up: scatterv_linear window=0, 0.63 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00276, 0.00197},
    {&ct_allgather, 64, 0.00303, 0.00243},
    {&ct_allgather, 512, 0.00559, 0.0036},
    {&ct_allgather, 1024, 0.0027, 0.0027},
    {&ct_allgather, 2048, 0.00371, 0.00371},
    {&ct_allgather, 4096, 0.00823, 0.00497},
    {&ct_allgather, 8192, 0.0226, 0.0107},
    {&ct_allgather, 16384, 0.0551, 0.0204},
    {&ct_allgather, 32768, 0.2, 0.0403},
    {&ct_allgather, 65536, 0.414, 0.0851},
    {&ct_allgather, 131072, 1.3, 0.161},
    {&ct_allgatherv, 1, 0.00215, 0.00172},
    {&ct_allgatherv, 64, 0.00294, 0.00199},
    {&ct_allgatherv, 512, 0.00328, 0.00281},
    {&ct_allgatherv, 1024, 0.00302, 0.00302},
    {&ct_allgatherv, 2048, 0.00262, 0.00262},
    {&ct_allgatherv, 4096, 0.00918, 0.00724},
    {&ct_allgatherv, 8192, 0.0226, 0.0104},
    {&ct_allgatherv, 16384, 0.0557, 0.0203},
    {&ct_allgatherv, 32768, 0.198, 0.0404},
    {&ct_allgatherv, 65536, 0.376, 0.0811},
    {&ct_allgatherv, 131072, 0.77, 0.164},
    {&ct_allreduce, 1, 0.00302, 0.00244},
    {&ct_allreduce, 64, 0.00201, 0.00174},
    {&ct_allreduce, 512, 0.00354, 0.00192},
    {&ct_allreduce, 1024, 0.00382, 0.00168},
    {&ct_allreduce, 2048, 0.006, 0.00254},
    {&ct_allreduce, 4096, 0.00414, 0.00184},
    {&ct_allreduce, 8192, 0.00397, 0.00224},
    {&ct_allreduce, 16384, 0.00777, 0.00362},
    {&ct_allreduce, 32768, 0.0156, 0.00726},
    {&ct_allreduce, 65536, 0.0447, 0.0144},
    {&ct_allreduce, 131072, 0.123, 0.0207},
    {&ct_alltoall, 1, 0.00256, 0.00156},
    {&ct_alltoall, 64, 0.00233, 0.00176},
    {&ct_alltoall, 512, 0.00531, 0.00284},
    {&ct_alltoall, 1024, 0.00777, 0.00568},
    {&ct_alltoall, 2048, 0.011, 0.011},
    {&ct_alltoall, 4096, 0.0207, 0.0207},
    {&ct_alltoall, 8192, 0.043, 0.043},
    {&ct_alltoall, 16384, 0.322, 0.084},
    {&ct_alltoall, 32768, 0.665, 0.17},
    {&ct_alltoall, 65536, 0.781, 0.34},
    {&ct_alltoall, 131072, 1.52, 0.691},
    {&ct_alltoallv, 1024, 0.00673, 0.00673},
    {&ct_barrier, 0, 0.00357, 0.00301},
    {&ct_bcast, 1, 0.00126, 0.00126},
    {&ct_bcast, 64, 0.00133, 0.00133},
    {&ct_bcast, 512, 0.00166, 0.00132},
    {&ct_bcast, 1024, 0.00194, 0.00194},
    {&ct_bcast, 2048, 0.00189, 0.00189},
    {&ct_bcast, 4096, 0.0021, 0.00137},
    {&ct_bcast, 8192, 0.0046, 0.00193},
    {&ct_bcast, 16384, 0.00273, 0.00226},
    {&ct_bcast, 32768, 0.00464, 0.00387},
    {&ct_bcast, 65536, 0.0131, 0.00731},
    {&ct_bcast, 131072, 0.0332, 0.0121},
    {&ct_exscan, 1, 0.00262, 0.0021},
    {&ct_exscan, 64, 0.00264, 0.00222},
    {&ct_exscan, 512, 0.0027, 0.0027},
    {&ct_exscan, 1024, 0.00241, 0.0017},
    {&ct_exscan, 2048, 0.00216, 0.00178},
    {&ct_exscan, 4096, 0.00292, 0.00199},
    {&ct_exscan, 8192, 0.00626, 0.00268},
    {&ct_exscan, 16384, 0.0125, 0.00528},
    {&ct_exscan, 32768, 0.0476, 0.0102},
    {&ct_exscan, 65536, 0.113, 0.0207},
    {&ct_exscan, 131072, 0.343, 0.0424},
    {&ct_gather, 1, 0.00187, 0.00187},
    {&ct_gather, 64, 0.00174, 0.000727},
    {&ct_gather, 512, 0.0015, 0.0015},
    {&ct_gather, 1024, 0.001, 0.000768},
    {&ct_gather, 2048, 0.00226, 0.00226},
    {&ct_gather, 4096, 0.00486, 0.00486},
    {&ct_gather, 8192, 0.0123, 0.00985},
    {&ct_gather, 16384, 0.0287, 0.0187},
    {&ct_gather, 32768, 0.0623, 0.0401},
    {&ct_gather, 65536, 0.138, 0.0792},
    {&ct_gather, 131072, 0.548, 0.158},
    {&ct_gatherv, 1024, 0.00142, 0.00142},
    {&ct_reduce, 1, 0.0012, 0.00103},
    {&ct_reduce, 64, 0.00141, 0.00101},
    {&ct_reduce, 512, 0.00145, 0.00101},
    {&ct_reduce, 1024, 0.0013, 0.00106},
    {&ct_reduce, 2048, 0.00162, 0.00162},
    {&ct_reduce, 4096, 0.00292, 0.00161},
    {&ct_reduce, 8192, 0.00438, 0.00236},
    {&ct_reduce, 16384, 0.00438, 0.00327},
    {&ct_reduce, 32768, 0.00969, 0.00305},
    {&ct_reduce, 65536, 0.0304, 0.00766},
    {&ct_reduce, 131072, 0.0724, 0.0135},
    {&ct_reduce_scatter, 1, 0.00219, 0.00198},
    {&ct_reduce_scatter, 64, 0.00273, 0.00228},
    {&ct_reduce_scatter, 512, 0.00231, 0.00231},
    {&ct_reduce_scatter, 1024, 0.00275, 0.00275},
    {&ct_reduce_scatter, 2048, 0.00459, 0.00459},
    {&ct_reduce_scatter, 4096, 0.0102, 0.0077},
    {&ct_reduce_scatter, 8192, 0.0213, 0.0102},
    {&ct_reduce_scatter, 16384, 0.0583, 0.0207},
    {&ct_reduce_scatter, 32768, 0.222, 0.0423},
    {&ct_reduce_scatter, 65536, 0.561, 0.0816},
    {&ct_reduce_scatter, 131072, 1.47, 0.161},
    {&ct_reduce_scatter_block, 1, 0.00268, 0.00216},
    {&ct_reduce_scatter_block, 64, 0.00317, 0.00317},
    {&ct_reduce_scatter_block, 512, 0.0032, 0.0032},
    {&ct_reduce_scatter_block, 1024, 0.00203, 0.00203},
    {&ct_reduce_scatter_block, 2048, 0.00327, 0.00327},
    {&ct_reduce_scatter_block, 4096, 0.00897, 0.00684},
    {&ct_reduce_scatter_block, 8192, 0.0215, 0.0119},
    {&ct_reduce_scatter_block, 16384, 0.0593, 0.0226},
    {&ct_reduce_scatter_block, 32768, 0.213, 0.0405},
    {&ct_reduce_scatter_block, 65536, 0.673, 0.0816},
    {&ct_reduce_scatter_block, 131072, 1.35, 0.16},
    {&ct_scan, 1, 0.00423, 0.00294},
    {&ct_scan, 64, 0.00259, 0.0018},
    {&ct_scan, 512, 0.00247, 0.00189},
    {&ct_scan, 1024, 0.00291, 0.00203},
    {&ct_scan, 2048, 0.00271, 0.00222},
    {&ct_scan, 4096, 0.00235, 0.00137},
    {&ct_scan, 8192, 0.00555, 0.00235},
    {&ct_scan, 16384, 0.0127, 0.00476},
    {&ct_scan, 32768, 0.0498, 0.0105},
    {&ct_scan, 65536, 0.104, 0.0209},
    {&ct_scan, 131072, 0.339, 0.0421},
    {&ct_scatter, 1, 0.00128, 0.00128},
    {&ct_scatter, 64, 0.00121, 0.000863},
    {&ct_scatter, 512, 0.00163, 0.00133},
    {&ct_scatter, 1024, 0.00152, 0.00124},
    {&ct_scatter, 2048, 0.0024, 0.0021},
    {&ct_scatter, 4096, 0.00517, 0.00418},
    {&ct_scatter, 8192, 0.0128, 0.00882},
    {&ct_scatter, 16384, 0.0285, 0.0187},
    {&ct_scatter, 32768, 0.0618, 0.0398},
    {&ct_scatter, 65536, 0.312, 0.079},
    {&ct_scatter, 131072, 0.251, 0.16},
    {&ct_scatterv, 1024, 0.0029, 0.0029},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-c",
    .nranks = 16,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .cluster_hash = UINT64_C(0xfc07dfc4ca30fcf3),
    .dispatch_hash = UINT64_C(0xbd4f65219fe44a6c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2a70269cd601c06a),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
