/*
 * tuned.c - collective algorithms for the job half-dealt
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 16 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice. The runner-up's is from when it was timed last.
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
extern const struct ct_algorithm allgather_recursive_doubling_far;
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
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_one_factor;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_binomial;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_knomial;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_kary;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_knomial;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatterv_wired_direct;

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
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=copies order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2c082dc5f27360a1),
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
        .algorithm = &alltoall_grid_2d,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc9f1af37dcd2931d),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x812a9d8ffdebed1f),
    },
    {
        .algorithm = &alltoall_one_factor,
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
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x6da6eb874764575b),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 order=depth_first */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0642859f39bdac89),
    },
    {
        .algorithm = &bcast_binomial,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 order=depth_first */
        .setting = {{16384, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3ba8a9076ddf6f40),
    },
    {
        .algorithm = &gather_knomial,
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=depth_first */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x895c3567ea2d66a3),
    },
    {
        .algorithm = &reduce_kary,
        /* segment_bytes=4096 radix=3 order=depth_first */
        .setting = {{4096, 3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &scatter_knomial,
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
    {
        .algorithm = &scatterv_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x42909ad37cf07d3c),
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
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 2.12 ms */
    if (problem->bytes < 12)
        return &choices[1]; /* allgather_hierarchical */
    /* from 12 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 2.43 ms (2.35 ms to 3.48 ms), 15 samples
     * native 3.03 ms (2.05 ms to 3.64 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 2.2 ms */
    if (problem->bytes < 468)
        return &choices[2]; /* allgather_hierarchical */
    /* from 468 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 3.6 ms (2.25 ms to 4.73 ms), 15 samples
     * native 5.59 ms (3.64 ms to 6.43 ms), 15 samples
     * runner-up: allgather_native order=depth_first 2.33 ms */
    if (problem->bytes < 562)
        return &choices[1]; /* allgather_hierarchical */
    /* from 562 bytes: confirmed; at 665 bytes:
     * allgather_recursive_doubling_far order_by=copies order=depth_first 3.22 ms (2.68 ms to 4.5 ms), 15 samples
     * native 3.25 ms (2.8 ms to 4.71 ms), 15 samples
     * runner-up: allgather_bine order_by=copies order=depth_first 2.97 ms */
    if (problem->bytes < 685)
        return &choices[3]; /* allgather_recursive_doubling_far */
    /* from 685 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 2.7 ms (2.42 ms to 2.88 ms), 62 samples
     * runner-up: allgather_bruck 2.46 ms */
    if (problem->bytes < 2249)
        return &choices[0]; /* allgather_native */
    /* from 2249 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange order=depth_first 4.97 ms (4.76 ms to 5.48 ms), 15 samples
     * native 8.23 ms (7.92 ms to 8.97 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 5.87 ms */
    if (problem->bytes < 8181)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 8181 bytes: confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 10.7 ms (10 ms to 12.2 ms), 10 samples
     * native 22.6 ms (21.8 ms to 23.5 ms), 10 samples
     * runner-up: allgather_neighbor_exchange order=depth_first 10.7 ms */
    if (problem->bytes < 19312)
        return &choices[5]; /* allgather_wired_ring */
    /* from 19312 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 40.3 ms (39.6 ms to 46.2 ms), 6 samples
     * native 200 ms (187 ms to 208 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 41.8 ms */
    if (problem->bytes < 50088)
        return &choices[6]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 50088 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 85.1 ms (80.1 ms to 94.9 ms), 6 samples
     * native 414 ms (392 ms to 422 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=16384 order=depth_first 82.9 ms */
    return &choices[7]; /* allgather_wired_ring */
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
     * runner-up: allgatherv_hierarchical leaders=1 between=ring 1.97 ms */
    if (problem->bytes < 587)
        return &choices[8]; /* allgatherv_hierarchical */
    /* from 587 bytes: nothing beat native; at 1024 bytes:
     * allgatherv_native 3.02 ms (2.88 ms to 3.16 ms), 375 samples
     * runner-up: allgatherv_hierarchical leaders=2 between=recursive_doubling 2.9 ms */
    if (problem->bytes < 2349)
        return &choices[0]; /* allgatherv_native */
    /* from 2349 bytes: confirmed; at 2573 bytes:
     * allgatherv_hierarchical leaders=4 between=recursive_doubling 4.54 ms (4.09 ms to 5.09 ms), 15 samples
     * native 5.2 ms (4.59 ms to 5.64 ms), 15 samples
     * runner-up: allgatherv_recursive_multiplying radix=4 5.19 ms */
    if (problem->bytes < 2820)
        return &choices[9]; /* allgatherv_hierarchical */
    /* from 2820 bytes: confirmed; at 4096 bytes:
     * allgatherv_neighbor_exchange order=depth_first 7.24 ms (5.88 ms to 8.08 ms), 15 samples
     * native 9.18 ms (8.74 ms to 10.1 ms), 15 samples
     * runner-up: allgatherv_recursive_multiplying radix=4 6.98 ms */
    if (problem->bytes < 7153)
        return &choices[10]; /* allgatherv_neighbor_exchange */
    /* from 7153 bytes: confirmed; at 8192 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 10.4 ms (9.96 ms to 12.9 ms), 10 samples
     * native 22.6 ms (21.8 ms to 23.1 ms), 10 samples
     * runner-up: allgatherv_wired_ring segment_bytes=0 10.8 ms */
    if (problem->bytes < 16385)
        return &choices[11]; /* allgatherv_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgatherv_wired_ring segment_bytes=16384 40.4 ms (39.7 ms to 41.3 ms), 6 samples
     * native 198 ms (192 ms to 208 ms), 6 samples
     * runner-up: allgatherv_wired_ring segment_bytes=8192 43.1 ms */
    if (problem->bytes < 55492)
        return &choices[12]; /* allgatherv_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 55492 bytes: confirmed; at 65536 bytes:
     * allgatherv_wired_ring segment_bytes=8192 81.1 ms (79.8 ms to 82.4 ms), 6 samples
     * native 376 ms (363 ms to 396 ms), 6 samples
     * runner-up: allgatherv_wired_ring segment_bytes=16384 80.3 ms */
    return &choices[13]; /* allgatherv_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=spread allgather=recursive_doubling 2.44 ms (2.31 ms to 2.63 ms), 15 samples
     * native 3.02 ms (2.57 ms to 3.46 ms), 15 samples
     * runner-up: allreduce_rabenseifner_far 1.62 ms */
    if (problem->bytes < 2)
        return &choices[14]; /* allreduce_variation_2 */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.01 ms (1.62 ms to 2.36 ms), 15 samples
     * native 2.61 ms (2.25 ms to 3.08 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=4 between=rabenseifner 1.68 ms */
    if (problem->bytes < 6)
        return &choices[15]; /* allreduce_tree */
    /* from 6 bytes: confirmed; at 9 bytes:
     * allreduce_hierarchical leaders=2 between=ring 2.54 ms (2.38 ms to 2.66 ms), 75 samples
     * native 2.94 ms (2.68 ms to 3.22 ms), 75 samples
     * runner-up: allreduce_rabenseifner order=depth_first 1.68 ms */
    if (problem->bytes < 12)
        return &choices[16]; /* allreduce_hierarchical */
    /* from 12 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.74 ms (1.32 ms to 1.99 ms), 15 samples
     * native 2.01 ms (1.89 ms to 2.7 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.58 ms */
    if (problem->bytes < 91)
        return &choices[17]; /* allreduce_hierarchical */
    /* from 91 bytes: confirmed; at 93 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.22 ms (2.07 ms to 2.48 ms), 90 samples
     * native 2.86 ms (2.61 ms to 3.09 ms), 90 samples
     * runner-up: allreduce_reduce_bcast 1.85 ms */
    if (problem->bytes < 477)
        return &choices[18]; /* allreduce_tree */
    /* from 477 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.92 ms (1.58 ms to 2.3 ms), 15 samples
     * native 3.54 ms (3.12 ms to 4.42 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.88 ms */
    if (problem->bytes < 588)
        return &choices[15]; /* allreduce_tree */
    /* from 588 bytes: confirmed; at 644 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.78 ms (2.09 ms to 3.49 ms), 15 samples
     * native 5.09 ms (4.52 ms to 6.15 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 2.32 ms */
    if (problem->bytes < 707)
        return &choices[19]; /* allreduce_tree */
    /* from 707 bytes: confirmed; at 812 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.91 ms (1.74 ms to 2.5 ms), 15 samples
     * native 4.4 ms (3.58 ms to 5.61 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 2.19 ms */
    if (problem->bytes < 935)
        return &choices[15]; /* allreduce_tree */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.68 ms (1.6 ms to 1.99 ms), 15 samples
     * native 3.82 ms (3.34 ms to 4.53 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.6 ms */
    if (problem->bytes < 1123)
        return &choices[17]; /* allreduce_hierarchical */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.54 ms (2.3 ms to 3.45 ms), 15 samples
     * native 6 ms (4.89 ms to 6.61 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 2.35 ms */
    if (problem->bytes < 3740)
        return &choices[15]; /* allreduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.84 ms (1.45 ms to 3.45 ms), 15 samples
     * native 4.14 ms (3.84 ms to 5.59 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 1.87 ms */
    if (problem->bytes < 4488)
        return &choices[18]; /* allreduce_tree */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.24 ms (2.03 ms to 2.91 ms), 15 samples
     * native 3.97 ms (3.64 ms to 4.16 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling 2.53 ms */
    if (problem->bytes < 9415)
        return &choices[19]; /* allreduce_tree */
    /* from 9415 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 3.62 ms (3.01 ms to 6 ms), 15 samples
     * native 7.77 ms (7.24 ms to 9.09 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=2 between=ring 4.01 ms */
    if (problem->bytes < 18116)
        return &choices[20]; /* allreduce_two_tree */
    /* from 18116 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 7.26 ms (6.09 ms to 8.63 ms), 15 samples
     * native 15.6 ms (14.9 ms to 16.3 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=4 between=ring 6.97 ms */
    if (problem->bytes < 54047)
        return &choices[21]; /* allreduce_wired_switches */
    /* from 54047 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=4 between=rabenseifner 14.4 ms (13.7 ms to 14.6 ms), 10 samples
     * native 44.7 ms (41.3 ms to 47.3 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 14.3 ms */
    if (problem->bytes < 74473)
        return &choices[22]; /* allreduce_hierarchical */
    /* from 74473 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 20.7 ms (19.8 ms to 23.5 ms), 6 samples
     * native 123 ms (112 ms to 129 ms), 6 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 21.6 ms */
    if (problem->bytes < 268435457)
        return &choices[23]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 123 ms (112 ms to 129 ms), 6 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 20.7 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.56 ms (1.35 ms to 1.69 ms), 15 samples
     * native 2.56 ms (2.27 ms to 4.53 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=bruck 1.96 ms */
    if (problem->bytes < 96)
        return &choices[24]; /* alltoall_hierarchical */
    /* from 96 bytes: confirmed; at 156 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 2.17 ms (1.92 ms to 2.43 ms), 15 samples
     * native 3.4 ms (2.92 ms to 4.29 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 1.97 ms */
    if (problem->bytes < 273)
        return &choices[25]; /* alltoall_hierarchical */
    /* from 273 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=ring 2.84 ms (2.31 ms to 3.76 ms), 15 samples
     * native 5.31 ms (4.82 ms to 6.41 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 2.57 ms */
    if (problem->bytes < 1077)
        return &choices[26]; /* alltoall_hierarchical */
    /* from 1077 bytes: confirmed; at 1494 bytes:
     * alltoall_grid_2d order=depth_first 7.81 ms (7.51 ms to 9.18 ms), 15 samples
     * native 9.81 ms (8.11 ms to 11.1 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=4 between=ring 8.07 ms */
    if (problem->bytes < 2043)
        return &choices[27]; /* alltoall_grid_2d */
    /* from 2043 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 11 ms (10.1 ms to 11.8 ms), 12 samples
     * runner-up: alltoall_bruck_radix radix=8 10.2 ms */
    if (problem->bytes < 6380)
        return &choices[0]; /* alltoall_native */
    /* from 6380 bytes: confirmed; at 8192 bytes:
     * alltoall_scattered batch=4 41.6 ms (40.7 ms to 44.4 ms), 18 samples
     * native 43 ms (41.1 ms to 44.6 ms), 18 samples
     * runner-up: alltoall_one_factor 41.4 ms */
    if (problem->bytes < 9016)
        return &choices[28]; /* alltoall_scattered */
    /* from 9016 bytes: confirmed; at 16384 bytes:
     * alltoall_one_factor 84 ms (83.2 ms to 600 ms), 6 samples
     * native 322 ms (303 ms to 823 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 84 ms */
    if (problem->bytes < 18335)
        return &choices[29]; /* alltoall_one_factor */
    /* from 18335 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 170 ms (169 ms to 171 ms), 2 samples
     * native 665 ms (383 ms to 947 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 169 ms */
    if (problem->bytes < 92681)
        return &choices[30]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 order=depth_first 691 ms (691 ms to 691 ms), 1 samples
     * native 1.52 s (1.52 s to 1.52 s), 1 samples
     * runner-up: alltoall_ring segment_bytes=65536 1.04 s */
    return &choices[31]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 6.73 ms (6.42 ms to 6.95 ms), 123 samples
     * runner-up: alltoallv_simple 6.36 ms */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=kary radix=4 3.01 ms (2.08 ms to 4.91 ms), 15 samples
     * native 3.57 ms (2.7 ms to 8.38 ms), 15 samples
     * runner-up: barrier_tree tree=knomial radix=4 order=depth_first 2.43 ms */
    return &choices[32]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.26 ms (1.17 ms to 1.33 ms), 243 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2 1.14 ms */
    if (problem->bytes < 9)
        return &choices[0]; /* bcast_native */
    /* from 9 bytes: confirmed; at 22 bytes:
     * bcast_knomial segment_bytes=0 radix=4 1.45 ms (1.06 ms to 1.68 ms), 15 samples
     * native 1.59 ms (1.26 ms to 3.04 ms), 15 samples
     * runner-up: bcast_bine order=depth_first 1.47 ms */
    if (problem->bytes < 61)
        return &choices[33]; /* bcast_knomial */
    /* from 61 bytes: nothing beat native; at 64 bytes:
     * bcast_native 1.33 ms (1.28 ms to 1.39 ms), 585 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 1.06 ms */
    if (problem->bytes < 299)
        return &choices[0]; /* bcast_native */
    /* from 299 bytes: confirmed; at 512 bytes:
     * bcast_knomial segment_bytes=0 radix=4 order=depth_first 1.32 ms (1.22 ms to 1.51 ms), 120 samples
     * native 1.66 ms (1.55 ms to 1.86 ms), 120 samples
     * runner-up: bcast_binomial segment_bytes=0 order=depth_first 1.34 ms */
    if (problem->bytes < 907)
        return &choices[34]; /* bcast_knomial */
    /* from 907 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 1.94 ms (1.63 ms to 2.18 ms), 60 samples
     * runner-up: bcast_native order=depth_first 1.45 ms */
    if (problem->bytes < 2049)
        return &choices[0]; /* bcast_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * bcast_binomial segment_bytes=0 order=depth_first 1.37 ms (1.08 ms to 1.75 ms), 15 samples
     * native 2.1 ms (1.47 ms to 2.22 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=depth_first 1.4 ms */
    if (problem->bytes < 6361)
        return &choices[35]; /* bcast_binomial */
    /* from 6361 bytes: confirmed; at 8192 bytes:
     * bcast_native order=depth_first 1.93 ms (1.67 ms to 2.34 ms), 15 samples
     * native 4.6 ms (3.9 ms to 5.21 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 order=depth_first 1.83 ms */
    if (problem->bytes < 8775)
        return &choices[36]; /* bcast_native */
    /* from 8775 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=0 leaders=4 tree=binomial 2.26 ms (2.12 ms to 2.66 ms), 45 samples
     * native 2.73 ms (2.37 ms to 3.14 ms), 45 samples
     * runner-up: bcast_wired_chain segment_bytes=4096 2.33 ms */
    if (problem->bytes < 16872)
        return &choices[37]; /* bcast_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 16872 bytes: confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=16384 chains=1 order=depth_first 3.87 ms (3.3 ms to 5.9 ms), 15 samples
     * native 4.64 ms (4.27 ms to 6.78 ms), 15 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=4 4.4 ms */
    return &choices[38]; /* bcast_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 2.1 ms (1.7 ms to 2.84 ms), 15 samples
     * native 2.62 ms (1.91 ms to 3.09 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0 1.99 ms */
    if (problem->bytes < 468)
        return &choices[39]; /* exscan_binary */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * exscan_native 2.7 ms (1.91 ms to 3.62 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0 2.21 ms */
    if (problem->bytes < 562)
        return &choices[0]; /* exscan_native */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 1.7 ms (1.49 ms to 1.92 ms), 15 samples
     * native 2.41 ms (1.79 ms to 2.64 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0 1.64 ms */
    if (problem->bytes < 2394)
        return &choices[39]; /* exscan_binary */
    /* from 2394 bytes: confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 1.99 ms (1.62 ms to 2.37 ms), 15 samples
     * native 2.92 ms (2.22 ms to 3.5 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0 1.99 ms */
    if (problem->bytes < 16392)
        return &choices[40]; /* exscan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 10.2 ms (9.81 ms to 11.5 ms), 10 samples
     * native 47.6 ms (46.4 ms to 53.1 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=4096 10.5 ms */
    if (problem->bytes < 268435457)
        return &choices[41]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 343 ms (336 ms to 392 ms), 6 samples
     * runner-up: exscan_linear segment_bytes=16384 42.5 ms */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * gather_linear window=0 1.85 ms (1.38 ms to 1.92 ms), 15 samples
     * native 1.87 ms (1.07 ms to 2.43 ms), 15 samples
     * runner-up: gather_linear window=4 916 us */
    if (problem->bytes < 2)
        return &choices[42]; /* gather_linear */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * gather_native 1.36 ms (1.26 ms to 1.52 ms), 155 samples
     * runner-up: gather_linear window=0 1.3 ms */
    if (problem->bytes < 8)
        return &choices[0]; /* gather_native */
    /* from 8 bytes: confirmed; at 38 bytes:
     * gather_knomial radix=4 order=depth_first 923 us (705 us to 1.21 ms), 15 samples
     * native 1.33 ms (894 us to 1.65 ms), 15 samples
     * runner-up: gather_knomial radix=8 order=depth_first 1.32 ms */
    if (problem->bytes < 59)
        return &choices[43]; /* gather_knomial */
    /* from 59 bytes: confirmed; at 64 bytes:
     * gather_wired_direct window=1 turns=posted 727 us (135 us to 1.44 ms), 15 samples
     * native 1.74 ms (1.08 ms to 2.05 ms), 15 samples
     * runner-up: gather_linear window=0 1.18 ms */
    if (problem->bytes < 72)
        return &choices[44]; /* gather_wired_direct */
    /* from 72 bytes: confirmed; at 415 bytes:
     * gather_linear window=0 1.25 ms (460 us to 2.14 ms), 15 samples
     * native 2.2 ms (1.2 ms to 3.38 ms), 15 samples
     * runner-up: gather_knomial radix=8 1.33 ms */
    if (problem->bytes < 468)
        return &choices[42]; /* gather_linear */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * gather_native 1.5 ms (1.41 ms to 1.58 ms), 455 samples
     * runner-up: gather_binomial 1.22 ms */
    if (problem->bytes < 562)
        return &choices[0]; /* gather_native */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * gather_linear window=4 order=depth_first 768 us (648 us to 1.37 ms), 15 samples
     * native 1 ms (939 us to 1.28 ms), 15 samples
     * runner-up: gather_knomial radix=8 1 ms */
    if (problem->bytes < 1788)
        return &choices[45]; /* gather_linear */
    /* from 1788 bytes: nothing beat native; at 2048 bytes:
     * gather_native 2.26 ms (2.19 ms to 2.32 ms), 455 samples
     * runner-up: gather_knomial radix=4 order=depth_first 1.55 ms */
    if (problem->bytes < 4100)
        return &choices[0]; /* gather_native */
    /* from 4100 bytes: confirmed; at 8192 bytes:
     * gather_wired_direct window=1 turns=posted 9.85 ms (9.55 ms to 9.88 ms), 15 samples
     * native 12.3 ms (11.6 ms to 12.7 ms), 15 samples
     * runner-up: gather_linear window=0 order=depth_first 9.3 ms */
    if (problem->bytes < 11864)
        return &choices[44]; /* gather_wired_direct */
    /* from 11864 bytes: confirmed; at 16384 bytes:
     * gather_linear window=0 order=depth_first 18.7 ms (17.6 ms to 19.8 ms), 10 samples
     * native 28.7 ms (27.4 ms to 29.4 ms), 10 samples
     * runner-up: gather_wired_direct window=4 turns=posted 18.5 ms */
    if (problem->bytes < 26497)
        return &choices[46]; /* gather_linear */
    /* from 26497 bytes: confirmed; at 32768 bytes:
     * gather_linear_sync parts=4 order=depth_first 40.1 ms (39.8 ms to 40.4 ms), 6 samples
     * native 62.3 ms (61.3 ms to 63.8 ms), 6 samples
     * runner-up: gather_hierarchical radix=4 39.9 ms */
    if (problem->bytes < 47802)
        return &choices[47]; /* gather_linear_sync */
    /* from 47802 bytes: confirmed; at 65536 bytes:
     * gather_linear window=4 79.2 ms (78.4 ms to 79.9 ms), 6 samples
     * native 138 ms (125 ms to 236 ms), 6 samples
     * runner-up: gather_wired_direct window=4 turns=posted 79.9 ms */
    if (problem->bytes < 99605)
        return &choices[48]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 99605 bytes: confirmed; at 131072 bytes:
     * gather_linear_sync parts=32 order=depth_first 158 ms (158 ms to 158 ms), 1 samples
     * native 548 ms (548 ms to 548 ms), 1 samples
     * runner-up: gather_wired_tree 159 ms */
    return &choices[49]; /* gather_linear_sync */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 1.42 ms (1.1 ms to 1.63 ms), 33 samples
     * runner-up: gatherv_linear window=4 1.39 ms */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 1.03 ms (884 us to 1.17 ms), 165 samples
     * native 1.2 ms (1.12 ms to 1.33 ms), 165 samples
     * runner-up: reduce_pairwise_gather order=depth_first 1.07 ms */
    if (problem->bytes < 2)
        return &choices[50]; /* reduce_pairwise_gather */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_linear 1.01 ms (516 us to 1.19 ms), 15 samples
     * native 1.41 ms (1.17 ms to 2.41 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=depth_first 1.23 ms */
    if (problem->bytes < 825)
        return &choices[51]; /* reduce_linear */
    /* from 825 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 1.06 ms (864 us to 1.17 ms), 165 samples
     * native 1.3 ms (1.17 ms to 1.42 ms), 165 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=depth_first 876 us */
    if (problem->bytes < 1870)
        return &choices[52]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 1.62 ms (1.51 ms to 1.82 ms), 255 samples
     * runner-up: reduce_wired_tree segment_bytes=0 1.23 ms */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=depth_first 1.61 ms (931 us to 2.38 ms), 15 samples
     * native 2.92 ms (2.6 ms to 3.16 ms), 15 samples
     * runner-up: reduce_bine order=depth_first 1.51 ms */
    if (problem->bytes < 5225)
        return &choices[53]; /* reduce_knomial */
    /* from 5225 bytes: confirmed; at 8192 bytes:
     * reduce_kary segment_bytes=4096 radix=3 order=depth_first 2.36 ms (2 ms to 2.83 ms), 15 samples
     * native 4.38 ms (3.71 ms to 4.96 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 1.62 ms */
    if (problem->bytes < 8193)
        return &choices[54]; /* reduce_kary */
    /* from 8193 bytes: confirmed; at 11376 bytes:
     * reduce_wired_tree segment_bytes=0 1.82 ms (1.4 ms to 2.05 ms), 15 samples
     * native 3.36 ms (2.9 ms to 3.86 ms), 15 samples
     * runner-up: reduce_binomial order=depth_first 2.41 ms */
    if (problem->bytes < 14957)
        return &choices[55]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 3.27 ms (2.77 ms to 4.24 ms), 15 samples
     * native 4.38 ms (3.97 ms to 4.79 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 2.83 ms */
    if (problem->bytes < 17949)
        return &choices[56]; /* reduce_wired_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 3.05 ms (2.9 ms to 3.46 ms), 15 samples
     * native 9.69 ms (9.14 ms to 11.3 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 3.78 ms */
    if (problem->bytes < 46600)
        return &choices[57]; /* reduce_wired_chain */
    /* from 46600 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 7.66 ms (6.3 ms to 8.91 ms), 15 samples
     * native 30.4 ms (28.2 ms to 32.4 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 10 ms */
    if (problem->bytes < 268435457)
        return &choices[58]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 72.4 ms (66.5 ms to 78.9 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 13.3 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=pairwise 1.98 ms (1.91 ms to 2.16 ms), 165 samples
     * native 2.19 ms (2.13 ms to 2.36 ms), 165 samples
     * runner-up: reduce_scatter_hierarchical leaders=1 between=ring 1.91 ms */
    if (problem->bytes < 511)
        return &choices[59]; /* reduce_scatter_hierarchical */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_native 2.31 ms (2.14 ms to 2.65 ms), 70 samples
     * runner-up: reduce_scatter_hierarchical leaders=2 between=pairwise 2.13 ms */
    if (problem->bytes < 2326)
        return &choices[0]; /* reduce_scatter_native */
    /* from 2326 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_hierarchical leaders=4 between=ring 7.7 ms (6.91 ms to 8.67 ms), 15 samples
     * native 10.2 ms (9.49 ms to 10.9 ms), 15 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=0 7.44 ms */
    if (problem->bytes < 4676)
        return &choices[60]; /* reduce_scatter_hierarchical */
    /* from 4676 bytes: confirmed; at 5122 bytes:
     * reduce_scatter_ring segment_bytes=0 order=depth_first 9.74 ms (9.1 ms to 11.9 ms), 15 samples
     * native 13.3 ms (12 ms to 15 ms), 15 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=0 9.86 ms */
    if (problem->bytes < 5675)
        return &choices[61]; /* reduce_scatter_ring */
    /* from 5675 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 10.2 ms (9.33 ms to 10.4 ms), 10 samples
     * native 21.3 ms (21 ms to 21.9 ms), 10 samples
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first 10.8 ms */
    if (problem->bytes < 18367)
        return &choices[62]; /* reduce_scatter_wired_ring */
    /* from 18367 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 42.3 ms (40 ms to 44 ms), 6 samples
     * native 222 ms (206 ms to 224 ms), 6 samples
     * runner-up: reduce_scatter_ring segment_bytes=16384 order=depth_first 43.7 ms */
    if (problem->bytes < 83389)
        return &choices[63]; /* reduce_scatter_wired_ring */
    /* from 83389 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_ring segment_bytes=16384 order=depth_first 161 ms (161 ms to 161 ms), 1 samples
     * native 1.47 s (1.47 s to 1.47 s), 1 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=4096 167 ms */
    if (problem->bytes < 16777217)
        return &choices[64]; /* reduce_scatter_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 1.47 s (1.47 s to 1.47 s), 1 samples
     * runner-up: reduce_scatter_ring segment_bytes=16384 order=depth_first 162 ms */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.16 ms (1.79 ms to 2.87 ms), 15 samples
     * native 2.68 ms (2.26 ms to 3.59 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 1.95 ms */
    if (problem->bytes < 59)
        return &choices[65]; /* reduce_scatter_block_hierarchical */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 3.17 ms (2.8 ms to 3.84 ms), 40 samples
     * runner-up: reduce_scatter_block_bine 2.85 ms */
    if (problem->bytes < 72)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 72 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 3.04 ms (2.03 ms to 3.5 ms), 15 samples
     * native 3.2 ms (1.98 ms to 3.76 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 2.55 ms */
    if (problem->bytes < 563)
        return &choices[65]; /* reduce_scatter_block_hierarchical */
    /* from 563 bytes: nothing beat native; at 1024 bytes:
     * reduce_scatter_block_native 2.03 ms (1.91 ms to 2.36 ms), 60 samples
     * runner-up: reduce_scatter_block_recursive_halving 2.21 ms */
    if (problem->bytes < 2307)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2307 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_hierarchical leaders=4 between=ring 6.84 ms (6.28 ms to 8.33 ms), 30 samples
     * native 8.97 ms (8.36 ms to 10.5 ms), 30 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=4 between=pairwise 7.3 ms */
    if (problem->bytes < 4495)
        return &choices[66]; /* reduce_scatter_block_hierarchical */
    /* from 4495 bytes: confirmed; at 4923 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 12.9 ms (8.27 ms to 19.3 ms), 10 samples
     * native 16 ms (13.4 ms to 19.2 ms), 10 samples
     * runner-up: reduce_scatter_block_swing order=depth_first 13.5 ms */
    if (problem->bytes < 5394)
        return &choices[67]; /* reduce_scatter_block_ring */
    /* from 5394 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 11.9 ms (10.6 ms to 14.9 ms), 10 samples
     * native 21.5 ms (21.1 ms to 22.7 ms), 10 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first 10.7 ms */
    if (problem->bytes < 8359)
        return &choices[68]; /* reduce_scatter_block_wired_ring */
    /* from 8359 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 22.6 ms (20.2 ms to 30.5 ms), 6 samples
     * native 59.3 ms (53.3 ms to 65.8 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 22 ms */
    if (problem->bytes < 17085)
        return &choices[67]; /* reduce_scatter_block_ring */
    /* from 17085 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 40.5 ms (39.5 ms to 42.4 ms), 6 samples
     * native 213 ms (196 ms to 248 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 40.7 ms */
    if (problem->bytes < 54861)
        return &choices[69]; /* reduce_scatter_block_ring */
    /* from 54861 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 81.6 ms (80.4 ms to 84.7 ms), 6 samples
     * native 673 ms (432 ms to 694 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=depth_first 82.5 ms */
    if (problem->bytes < 16777217)
        return &choices[70]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.35 s (1.35 s to 1.35 s), 1 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 order=depth_first 163 ms */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_linear segment_bytes=0 2.94 ms (2.04 ms to 4.74 ms), 15 samples
     * native 4.23 ms (2.74 ms to 5.09 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0 2.76 ms */
    if (problem->bytes < 16392)
        return &choices[71]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 10.5 ms (9.82 ms to 10.9 ms), 10 samples
     * native 49.8 ms (45.1 ms to 54.9 ms), 10 samples
     * runner-up: scan_linear segment_bytes=4096 10.7 ms */
    if (problem->bytes < 268435457)
        return &choices[72]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 339 ms (237 ms to 414 ms), 6 samples
     * runner-up: scan_linear segment_bytes=4096 43.3 ms */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 1.28 ms (1.19 ms to 1.4 ms), 253 samples
     * runner-up: scatter_wired_direct window=4 1.23 ms */
    if (problem->bytes < 58)
        return &choices[0]; /* scatter_native */
    /* from 58 bytes: confirmed; at 64 bytes:
     * scatter_linear window=0 order=depth_first 863 us (468 us to 2.12 ms), 15 samples
     * native 1.21 ms (625 us to 1.54 ms), 15 samples */
    if (problem->bytes < 336)
        return &choices[73]; /* scatter_linear */
    /* from 336 bytes: confirmed; at 512 bytes:
     * scatter_knomial radix=4 1.33 ms (752 us to 1.65 ms), 15 samples
     * native 1.63 ms (929 us to 4.1 ms), 15 samples
     * runner-up: scatter_linear window=4 order=depth_first 1.32 ms */
    if (problem->bytes < 513)
        return &choices[74]; /* scatter_knomial */
    /* from 513 bytes: confirmed; at 1024 bytes:
     * scatter_linear window=0 order=depth_first 1.24 ms (905 us to 1.77 ms), 15 samples
     * native 1.52 ms (1.22 ms to 1.92 ms), 15 samples
     * runner-up: scatter_wired_direct window=1 1.26 ms */
    if (problem->bytes < 1032)
        return &choices[73]; /* scatter_linear */
    /* from 1032 bytes: confirmed; at 2048 bytes:
     * scatter_linear window=0 2.1 ms (2.07 ms to 2.26 ms), 15 samples
     * native 2.4 ms (1.96 ms to 2.62 ms), 15 samples
     * runner-up: scatter_knomial radix=4 order=depth_first 1.86 ms */
    if (problem->bytes < 3990)
        return &choices[75]; /* scatter_linear */
    /* from 3990 bytes: confirmed; at 4096 bytes:
     * scatter_wired_direct window=1 4.18 ms (3.7 ms to 4.87 ms), 15 samples
     * native 5.17 ms (4.47 ms to 5.36 ms), 15 samples
     * runner-up: scatter_linear window=0 order=depth_first 4.45 ms */
    if (problem->bytes < 46340)
        return &choices[76]; /* scatter_wired_direct */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * scatter_native order=depth_first 79 ms (78.4 ms to 80.6 ms), 6 samples
     * native 312 ms (132 ms to 316 ms), 6 samples
     * runner-up: scatter_wired_direct window=1 78.8 ms */
    if (problem->bytes < 92681)
        return &choices[77]; /* scatter_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * scatter_wired_direct window=1 160 ms (158 ms to 161 ms), 2 samples
     * native 251 ms (251 ms to 251 ms), 2 samples */
    return &choices[76]; /* scatter_wired_direct */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * scatterv_wired_direct window=1 2.79 ms (1.56 ms to 3.33 ms), 15 samples
     * native 2.9 ms (2.33 ms to 3.86 ms), 15 samples
     * runner-up: scatterv_wired_direct window=4 1.38 ms */
    return &choices[78]; /* scatterv_wired_direct */
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
    {&ct_allgather, 1, 0.002763533, 0.001966594},
    {&ct_allgather, 64, 0.003029603, 0.00243221},
    {&ct_allgather, 512, 0.005586508, 0.003602938},
    {&ct_allgather, 1024, 0.002702743, 0.002702743},
    {&ct_allgather, 2048, 0.0037094715, 0.0037094715},
    {&ct_allgather, 4096, 0.008228221, 0.004968785},
    {&ct_allgather, 8192, 0.02262264, 0.010664562},
    {&ct_allgather, 16384, 0.0550720615, 0.0204195085},
    {&ct_allgather, 32768, 0.199783659, 0.040294327},
    {&ct_allgather, 65536, 0.414368098, 0.0850566905},
    {&ct_allgather, 131072, 1.29930482, 0.160549827},
    {&ct_allgatherv, 1, 0.002152655, 0.0017242115},
    {&ct_allgatherv, 64, 0.002937998, 0.00199371},
    {&ct_allgatherv, 512, 0.0032822, 0.002809739},
    {&ct_allgatherv, 1024, 0.003019189, 0.003019189},
    {&ct_allgatherv, 2048, 0.0026187275, 0.0026187275},
    {&ct_allgatherv, 4096, 0.009176449, 0.007241232},
    {&ct_allgatherv, 8192, 0.022630112, 0.0104415305},
    {&ct_allgatherv, 16384, 0.055722936, 0.020327962},
    {&ct_allgatherv, 32768, 0.19819419, 0.040391427},
    {&ct_allgatherv, 65536, 0.376225091, 0.081074668},
    {&ct_allgatherv, 131072, 0.769689074, 0.163944707},
    {&ct_allreduce, 1, 0.003016995, 0.002435241},
    {&ct_allreduce, 64, 0.002011964, 0.0017376},
    {&ct_allreduce, 512, 0.003540424, 0.001920241},
    {&ct_allreduce, 1024, 0.003816316, 0.001679691},
    {&ct_allreduce, 2048, 0.006002311, 0.002535358},
    {&ct_allreduce, 4096, 0.004143225, 0.001843024},
    {&ct_allreduce, 8192, 0.00396884, 0.002244184},
    {&ct_allreduce, 16384, 0.007771501, 0.003624718},
    {&ct_allreduce, 32768, 0.015579929, 0.007263416},
    {&ct_allreduce, 65536, 0.044689429, 0.0143609455},
    {&ct_allreduce, 131072, 0.123164789, 0.0207007265},
    {&ct_alltoall, 1, 0.00255817, 0.001559618},
    {&ct_alltoall, 64, 0.002333531, 0.001756159},
    {&ct_alltoall, 512, 0.005308901, 0.002839222},
    {&ct_alltoall, 1024, 0.007772161, 0.005677156},
    {&ct_alltoall, 2048, 0.011019384, 0.011019384},
    {&ct_alltoall, 4096, 0.0206831385, 0.0206831385},
    {&ct_alltoall, 8192, 0.0429999335, 0.041575473},
    {&ct_alltoall, 16384, 0.32214048, 0.083975243},
    {&ct_alltoall, 32768, 0.665073046, 0.170291355},
    {&ct_alltoall, 65536, 0.781433056, 0.340381754},
    {&ct_alltoall, 131072, 1.51521792, 0.691393519},
    {&ct_alltoallv, 1024, 0.006726291, 0.006726291},
    {&ct_barrier, 0, 0.003570528, 0.003005273},
    {&ct_bcast, 1, 0.001257014, 0.001257014},
    {&ct_bcast, 64, 0.001325747, 0.001325747},
    {&ct_bcast, 512, 0.001661201, 0.0013179845},
    {&ct_bcast, 1024, 0.001942246, 0.001942246},
    {&ct_bcast, 2048, 0.001887929, 0.001887929},
    {&ct_bcast, 4096, 0.00209715, 0.001371497},
    {&ct_bcast, 8192, 0.004599445, 0.001927894},
    {&ct_bcast, 16384, 0.002726173, 0.002260285},
    {&ct_bcast, 32768, 0.004639192, 0.003868012},
    {&ct_bcast, 65536, 0.013062852, 0.007314738},
    {&ct_bcast, 131072, 0.0332467765, 0.012132151},
    {&ct_exscan, 1, 0.002624262, 0.002103282},
    {&ct_exscan, 64, 0.002643662, 0.002216843},
    {&ct_exscan, 512, 0.002695085, 0.002695085},
    {&ct_exscan, 1024, 0.002411276, 0.001698076},
    {&ct_exscan, 2048, 0.002162181, 0.001782611},
    {&ct_exscan, 4096, 0.002919343, 0.00199498},
    {&ct_exscan, 8192, 0.006263828, 0.002684846},
    {&ct_exscan, 16384, 0.012492022, 0.005277975},
    {&ct_exscan, 32768, 0.047606628, 0.0102164005},
    {&ct_exscan, 65536, 0.113483076, 0.020664926},
    {&ct_exscan, 131072, 0.3426043, 0.042377409},
    {&ct_gather, 1, 0.001870878, 0.001850396},
    {&ct_gather, 64, 0.001739924, 0.000726675},
    {&ct_gather, 512, 0.001500227, 0.001500227},
    {&ct_gather, 1024, 0.001001607, 0.000768493},
    {&ct_gather, 2048, 0.002262048, 0.002262048},
    {&ct_gather, 4096, 0.0048649, 0.0048649},
    {&ct_gather, 8192, 0.012316137, 0.009845495},
    {&ct_gather, 16384, 0.028727259, 0.0186633875},
    {&ct_gather, 32768, 0.0622607205, 0.040089142},
    {&ct_gather, 65536, 0.138108635, 0.0791848155},
    {&ct_gather, 131072, 0.548436652, 0.158223641},
    {&ct_gatherv, 1024, 0.001423454, 0.001423454},
    {&ct_reduce, 1, 0.001197112, 0.001031877},
    {&ct_reduce, 64, 0.001407775, 0.001006553},
    {&ct_reduce, 512, 0.001450014, 0.00100703},
    {&ct_reduce, 1024, 0.001299082, 0.001055318},
    {&ct_reduce, 2048, 0.00161525, 0.00161525},
    {&ct_reduce, 4096, 0.002915055, 0.001612877},
    {&ct_reduce, 8192, 0.004377572, 0.002362504},
    {&ct_reduce, 16384, 0.004375456, 0.00326514},
    {&ct_reduce, 32768, 0.009691402, 0.00304661},
    {&ct_reduce, 65536, 0.030431416, 0.007659527},
    {&ct_reduce, 131072, 0.0724006025, 0.013487702},
    {&ct_reduce_scatter, 1, 0.002189022, 0.001977224},
    {&ct_reduce_scatter, 64, 0.002734713, 0.002280572},
    {&ct_reduce_scatter, 512, 0.0023128465, 0.0023128465},
    {&ct_reduce_scatter, 1024, 0.002753423, 0.002753423},
    {&ct_reduce_scatter, 2048, 0.004585837, 0.004585837},
    {&ct_reduce_scatter, 4096, 0.010172246, 0.007703263},
    {&ct_reduce_scatter, 8192, 0.0213167605, 0.0101831895},
    {&ct_reduce_scatter, 16384, 0.058275262, 0.020713225},
    {&ct_reduce_scatter, 32768, 0.221632204, 0.042348935},
    {&ct_reduce_scatter, 65536, 0.560853649, 0.0816499235},
    {&ct_reduce_scatter, 131072, 1.469918, 0.160831492},
    {&ct_reduce_scatter_block, 1, 0.002680407, 0.002161831},
    {&ct_reduce_scatter_block, 64, 0.0031740735, 0.0031740735},
    {&ct_reduce_scatter_block, 512, 0.003200928, 0.00303535},
    {&ct_reduce_scatter_block, 1024, 0.00202775, 0.00202775},
    {&ct_reduce_scatter_block, 2048, 0.00327126, 0.00327126},
    {&ct_reduce_scatter_block, 4096, 0.008972264, 0.006841456},
    {&ct_reduce_scatter_block, 8192, 0.0214923115, 0.011926923},
    {&ct_reduce_scatter_block, 16384, 0.0593010625, 0.0225642905},
    {&ct_reduce_scatter_block, 32768, 0.212512127, 0.040543681},
    {&ct_reduce_scatter_block, 65536, 0.67268649, 0.081552126},
    {&ct_reduce_scatter_block, 131072, 1.35393339, 0.159671612},
    {&ct_scan, 1, 0.004225548, 0.002935057},
    {&ct_scan, 64, 0.002588095, 0.001801018},
    {&ct_scan, 512, 0.002473465, 0.001887008},
    {&ct_scan, 1024, 0.002907591, 0.002027581},
    {&ct_scan, 2048, 0.002709893, 0.002215601},
    {&ct_scan, 4096, 0.002350139, 0.001374763},
    {&ct_scan, 8192, 0.005554466, 0.002352667},
    {&ct_scan, 16384, 0.012722381, 0.004759934},
    {&ct_scan, 32768, 0.0497600995, 0.0105349525},
    {&ct_scan, 65536, 0.104007363, 0.020921483},
    {&ct_scan, 131072, 0.33916732, 0.0421116435},
    {&ct_scatter, 1, 0.001278707, 0.001278707},
    {&ct_scatter, 64, 0.001214775, 0.000862648},
    {&ct_scatter, 512, 0.001626112, 0.001334188},
    {&ct_scatter, 1024, 0.001519403, 0.001239641},
    {&ct_scatter, 2048, 0.002399191, 0.002097949},
    {&ct_scatter, 4096, 0.005168672, 0.004182879},
    {&ct_scatter, 8192, 0.012843786, 0.008822048},
    {&ct_scatter, 16384, 0.02852464, 0.018736562},
    {&ct_scatter, 32768, 0.061801098, 0.039805077},
    {&ct_scatter, 65536, 0.312386118, 0.079018555},
    {&ct_scatter, 131072, 0.251217795, 0.159511356},
    {&ct_scatterv, 1024, 0.002895445, 0.002785901},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-c",
    .nranks = 16,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .traits = {.nranks = 16,
               .nhosts = 16,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 5.12e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0xfc07dfc4ca30fcf3),
    .dispatch_hash = UINT64_C(0x0eff285297b92a78),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2a70269cd601c06a),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
