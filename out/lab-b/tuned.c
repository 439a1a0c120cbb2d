/*
 * tuned.c - collective algorithms for the cluster lab-b.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_lab_b;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_switches_lab_b;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_one_factor_light;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_tree_lab_b;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_lab_b;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_lab_b;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_in_order_binary;
extern const struct ct_algorithm reduce_lab_b;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_near_first_lab_b;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_lab_b;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_butterfly;
extern const struct ct_algorithm reduce_scatter_block_recursive_halving;
extern const struct ct_algorithm reduce_scatter_block_lab_b;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_knomial;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_lab_b;

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
        .fingerprint = UINT64_C(0xb13fb95e2b9f8370),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x63d7a374c76b438c),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xedd4e0462035b967),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x22c91513f3743cb4),
    },
    {
        .algorithm = &allgather_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x70fbeac3ab1eadee),
    },
    {
        .algorithm = &allgather_lab_b,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x28e59bc94f59f08c),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xea69b4eae7a7f6ff),
    },
    {
        .algorithm = &allgatherv_recursive_doubling_far,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd05d8996bdaee731),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0xbc899fb8c7ebd63c),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x48a59612688f821b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=dealt */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0488c82710b592bd),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x78525e4e766b66a8),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x106066834e77878c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x915eecc71b72199a),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0xc6be6275522fadf4),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe19ff3f10b062078),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=4 between=ring */
        .setting = {{2, 2}},
        .fingerprint = UINT64_C(0xfcdcdac980610741),
    },
    {
        .algorithm = &allreduce_switches_lab_b,
        /* pieces=8 segment_bytes=262144 */
        .setting = {{8, 262144}},
        .fingerprint = UINT64_C(0x731ac4f4f61aaa03),
    },
    {
        .algorithm = &allreduce_switches_lab_b,
        /* pieces=8 segment_bytes=65536 */
        .setting = {{8, 65536}},
        .fingerprint = UINT64_C(0xb295d4b8b9c5b902),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x96156e05e163edd3),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x0fdc72d70e1a0d7c),
    },
    {
        .algorithm = &alltoall_grid_2d,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5fb8a2c063164b3f),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa8c8e75ac09e6458),
    },
    {
        .algorithm = &alltoall_one_factor_light,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc40ebe8ad67177be),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x322f69e56937cb4b),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1e626a5899270105),
    },
    {
        .algorithm = &barrier_tree,
        /* tree=knomial radix=2 order=dealt */
        .setting = {{1, 2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc8cf4f5d5a5a43ad),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0xa9b89a43208b625a),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0xc803c2701d16c1e5),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 order=dealt */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1a6e50dd8d7466e5),
    },
    {
        .algorithm = &bcast_tree_lab_b,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xd5d899b1ed804b48),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0ccb584ecbe7ca6e),
    },
    {
        .algorithm = &bcast_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xadd2203a7840ecb5),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0xf6395804941bb40e),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xba0b7bba9d6e1b93),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf7db1471bdbb645d),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0a3ef329502de41e),
    },
    {
        .algorithm = &gather_lab_b,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x218acea624844b6c),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x109fe8f1f887e7ec),
    },
    {
        .algorithm = &gather_linear,
        /* window=16 order=dealt */
        .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x19cef7d20ae1c184),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xaf17b333d2d9e4a2),
    },
    {
        .algorithm = &gatherv_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2cf368f89a52654c),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x00c1e2ac6b8a8b85),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0xe351670e071f957b),
    },
    {
        .algorithm = &reduce_in_order_binary,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x379d55718dee5b2e),
    },
    {
        .algorithm = &reduce_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9a6a9ecfa9fa6807),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xfa936688af47b96b),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x4b91da6e425ecbf9),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=4 between=ring */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0x6af6a109f18bcbfb),
    },
    {
        .algorithm = &reduce_scatter_near_first_lab_b,
        .fingerprint = UINT64_C(0x25ef95b5d0c7ada6),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=4 between=pairwise */
        .setting = {{2, 0}},
        .fingerprint = UINT64_C(0x655e5e25b8dd9695),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x67665deee8573ed6),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x368c4ffdeb0e2083),
    },
    {
        .algorithm = &reduce_scatter_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x53a5754894549c23),
    },
    {
        .algorithm = &reduce_scatter_lab_b,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3b29212b337b94a3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x0ce4806db77b5d43),
    },
    {
        .algorithm = &reduce_scatter_block_butterfly,
        .fingerprint = UINT64_C(0xe87531f06fcbc4e3),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_halving,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xad7f376e7d2f673f),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x52c75570b4768832),
    },
    {
        .algorithm = &reduce_scatter_block_lab_b,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0f6f397c2e3a86ee),
    },
    {
        .algorithm = &reduce_scatter_block_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe5c7611447292727),
    },
    {
        .algorithm = &reduce_scatter_block_lab_b,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x770a17789a6b18ac),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x68820d0580e1a378),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x077b319c3e43f4ea),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb19ce37127109bb3),
    },
    {
        .algorithm = &scatter_knomial,
        /* radix=16 order=dealt */
        .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x4f3dfee97b04d3f5),
    },
    {
        .algorithm = &scatter_linear,
        /* window=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x38d9677036563595),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x6ca6154713faf219),
    },
    {
        .algorithm = &scatter_lab_b,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xaf75bbfbbd7c5606),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 2.94 ms (2.69 ms to 3.76 ms), 15 samples
     * native 4.04 ms (3.83 ms to 4.65 ms), 15 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies 3.62 ms */
    if (problem->bytes < 185)
        return &choices[1]; /* allgather_hierarchical */
    /* from 185 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling order=dealt 3.65 ms (3.24 ms to 3.83 ms), 15 samples
     * native 10.5 ms (10 ms to 11.2 ms), 15 samples
     * runner-up: allgather_bruck order=dealt 3.59 ms */
    if (problem->bytes < 1634)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 1634 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 7.03 ms (6.53 ms to 7.22 ms), 10 samples
     * native 53.4 ms (52.7 ms to 54.1 ms), 10 samples
     * runner-up: allgather_hierarchical leaders=8 between=ring 7.8 ms */
    if (problem->bytes < 14957)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 42 ms (41.7 ms to 43.7 ms), 24 samples
     * runner-up: allgather_ring segment_bytes=0 45.1 ms */
    if (problem->bytes < 18978)
        return &choices[0]; /* allgather_native */
    /* from 18978 bytes: confirmed; at 22219 bytes:
     * allgather_ring segment_bytes=16384 68.8 ms (60.1 ms to 72.1 ms), 6 samples
     * native 101 ms (89 ms to 120 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=8192 73.9 ms */
    if (problem->bytes < 26491)
        return &choices[4]; /* allgather_ring */
    /* from 26491 bytes: confirmed; at 32768 bytes:
     * allgather_lab_b segment_bytes=16384 83.8 ms (82.7 ms to 84.9 ms), 6 samples
     * native 102 ms (95.3 ms to 104 ms), 6 samples */
    if (problem->bytes < 76041)
        return &choices[5]; /* allgather_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 76041 bytes: confirmed; at 131072 bytes:
     * allgather_lab_b segment_bytes=8192 387 ms (338 ms to 436 ms), 2 samples
     * native 476 ms (466 ms to 487 ms), 2 samples
     * runner-up: allgather_lab_b segment_bytes=16384 456 ms */
    return &choices[6]; /* allgather_lab_b */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 5.5 ms (5.13 ms to 6.81 ms), 150 samples
     * native 7.13 ms (5.98 ms to 8.29 ms), 150 samples
     * runner-up: allgatherv_hierarchical leaders=1 between=spread 3.1 ms */
    if (problem->bytes < 212)
        return &choices[7]; /* allgatherv_hierarchical */
    /* from 212 bytes: confirmed; at 512 bytes:
     * allgatherv_recursive_doubling_far order_by=copies 5.97 ms (4.84 ms to 6.13 ms), 15 samples
     * native 11.6 ms (10.8 ms to 12 ms), 15 samples
     * runner-up: allgatherv_hierarchical leaders=2 between=spread 7.04 ms */
    if (problem->bytes < 1228)
        return &choices[8]; /* allgatherv_recursive_doubling_far */
    /* from 1228 bytes: confirmed; at 2048 bytes:
     * allgatherv_hierarchical leaders=8 between=recursive_doubling 10.7 ms (8.12 ms to 11.4 ms), 10 samples
     * native 59.5 ms (57 ms to 94.1 ms), 10 samples
     * runner-up: allgatherv_hierarchical leaders=8 between=ring 10.1 ms */
    if (problem->bytes < 3885)
        return &choices[9]; /* allgatherv_hierarchical */
    /* from 3885 bytes: confirmed; at 4096 bytes:
     * allgatherv_ring segment_bytes=0 17.1 ms (12.4 ms to 19.7 ms), 10 samples
     * native 327 ms (159 ms to 400 ms), 10 samples
     * runner-up: allgatherv_hierarchical leaders=8 between=spread 17.8 ms */
    if (problem->bytes < 16383)
        return &choices[10]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16383 bytes: nothing beat native; at 16384 bytes:
     * allgatherv_native 43.3 ms (42.4 ms to 51.8 ms), 9 samples
     * runner-up: allgatherv_ring segment_bytes=0 44.7 ms */
    return &choices[0]; /* allgatherv_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 2.63 ms (2.21 ms to 3.75 ms), 15 samples
     * native 3.27 ms (2.6 ms to 3.77 ms), 15 samples
     * runner-up: allreduce_rabenseifner order=dealt 2.28 ms */
    if (problem->bytes < 3)
        return &choices[11]; /* allreduce_tree */
    /* from 3 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 2.37 ms (1.9 ms to 2.66 ms), 15 samples
     * native 3.06 ms (2.54 ms to 3.13 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 2.18 ms */
    if (problem->bytes < 1027)
        return &choices[12]; /* allreduce_tree */
    /* from 1027 bytes: confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.06 ms (1.77 ms to 2.35 ms), 15 samples
     * native 4.41 ms (3.82 ms to 4.82 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 2.61 ms */
    if (problem->bytes < 2915)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 2915 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 2.36 ms (1.86 ms to 2.87 ms), 15 samples
     * native 5.2 ms (4.58 ms to 5.74 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 2.07 ms */
    if (problem->bytes < 4211)
        return &choices[14]; /* allreduce_tree */
    /* from 4211 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 2.85 ms (2.78 ms to 3.21 ms), 15 samples
     * native 5.2 ms (4.98 ms to 5.47 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 3.6 ms */
    if (problem->bytes < 9414)
        return &choices[15]; /* allreduce_tree */
    /* from 9414 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 3.94 ms (3.72 ms to 4.11 ms), 15 samples
     * native 5.18 ms (4.97 ms to 5.37 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=4 between=recursive_doubling 4.83 ms */
    if (problem->bytes < 27497)
        return &choices[16]; /* allreduce_two_tree */
    /* from 27497 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 8.12 ms (7.24 ms to 9.5 ms), 45 samples
     * runner-up: allreduce_halving_lab_b segment_bytes=262144 8.5 ms */
    if (problem->bytes < 36137)
        return &choices[0]; /* allreduce_native */
    /* from 36137 bytes: confirmed; at 39586 bytes:
     * allreduce_hierarchical leaders=4 between=ring 18.1 ms (15 ms to 21.8 ms), 10 samples
     * native 22.3 ms (18.7 ms to 25.4 ms), 10 samples
     * runner-up: allreduce_hierarchical leaders=4 between=rabenseifner 15.3 ms */
    if (problem->bytes < 43366)
        return &choices[17]; /* allreduce_hierarchical */
    /* from 43366 bytes: confirmed; at 65536 bytes:
     * allreduce_switches_lab_b pieces=8 segment_bytes=262144 19.9 ms (18 ms to 23.1 ms), 10 samples
     * native 24.3 ms (22.1 ms to 30.2 ms), 10 samples
     * runner-up: allreduce_hierarchical leaders=8 between=recursive_doubling 19.3 ms */
    if (problem->bytes < 97429)
        return &choices[18]; /* allreduce_switches_lab_b */
    /* from 97429 bytes: confirmed; at 131072 bytes:
     * allreduce_switches_lab_b pieces=8 segment_bytes=65536 31.7 ms (29.5 ms to 44.7 ms), 6 samples
     * native 46.1 ms (45.1 ms to 53.9 ms), 6 samples
     * runner-up: allreduce_hierarchical leaders=8 between=ring 35.7 ms */
    if (problem->bytes < 67108865)
        return &choices[19]; /* allreduce_switches_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 44.4 ms (42.8 ms to 45.8 ms), 17 samples
     * runner-up: allreduce_switches_lab_b pieces=8 segment_bytes=65536 31.7 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 3.35 ms (2.63 ms to 4.46 ms), 15 samples
     * native 5.76 ms (4.94 ms to 8.22 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 2.78 ms */
    if (problem->bytes < 87)
        return &choices[20]; /* alltoall_hierarchical */
    /* from 87 bytes: confirmed; at 188 bytes:
     * alltoall_hierarchical leaders=2 between=spread 4.38 ms (4.16 ms to 5 ms), 15 samples
     * native 7.97 ms (7.49 ms to 8.64 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=4 between=ring 5.86 ms */
    if (problem->bytes < 336)
        return &choices[21]; /* alltoall_hierarchical */
    /* from 336 bytes: confirmed; at 512 bytes:
     * alltoall_grid_2d order=dealt 10.9 ms (10.4 ms to 11.2 ms), 10 samples
     * native 12.8 ms (11.7 ms to 13.9 ms), 10 samples
     * runner-up: alltoall_bruck_radix radix=8 order=dealt 10.6 ms */
    if (problem->bytes < 1127)
        return &choices[22]; /* alltoall_grid_2d */
    /* from 1127 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 43.7 ms (42 ms to 241 ms), 11 samples
     * runner-up: alltoall_spread window=4 order=dealt 42.7 ms */
    if (problem->bytes < 2051)
        return &choices[0]; /* alltoall_native */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 order=dealt 84.4 ms (83.1 ms to 85.2 ms), 6 samples
     * native 286 ms (280 ms to 295 ms), 6 samples
     * runner-up: alltoall_pair_light order=dealt 88.5 ms */
    if (problem->bytes < 4177)
        return &choices[23]; /* alltoall_spread */
    /* from 4177 bytes: confirmed; at 8192 bytes:
     * alltoall_one_factor_light order=dealt 171 ms (171 ms to 172 ms), 2 samples
     * native 494 ms (493 ms to 495 ms), 2 samples
     * runner-up: alltoall_ring_light order=dealt 173 ms */
    if (problem->bytes < 26679)
        return &choices[24]; /* alltoall_one_factor_light */
    /* from 26679 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 825 ms (825 ms to 825 ms), 1 samples
     * native 2.05 s (2.05 s to 2.05 s), 1 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 739 ms */
    if (problem->bytes < 34504)
        return &choices[25]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 34504 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 1.47 s (1.47 s to 1.47 s), 1 samples
     * native 2.19 s (2.19 s to 2.19 s), 1 samples
     * runner-up: alltoall_ring segment_bytes=8192 1.65 s */
    return &choices[26]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 23.4 ms (22.5 ms to 24.6 ms), 51 samples
     * runner-up: alltoallv_spread window=16 22.8 ms */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=knomial radix=2 order=dealt 2.52 ms (2.34 ms to 2.88 ms), 15 samples
     * native 3.68 ms (3.13 ms to 4.26 ms), 15 samples
     * runner-up: barrier_tree tree=kary radix=4 order=dealt 2.38 ms */
    return &choices[27]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_knomial segment_bytes=0 radix=8 1.48 ms (1.38 ms to 1.81 ms), 15 samples
     * native 1.87 ms (1.43 ms to 2.11 ms), 15 samples
     * runner-up: bcast_linear order=dealt 1.5 ms */
    if (problem->bytes < 2)
        return &choices[28]; /* bcast_knomial */
    /* from 2 bytes: confirmed; at 64 bytes:
     * bcast_linear 2.48 ms (1.71 ms to 3.5 ms), 15 samples
     * native 3.41 ms (2.99 ms to 4.75 ms), 15 samples
     * runner-up: bcast_tree_lab_b segment_bytes=0 1.21 ms */
    if (problem->bytes < 74)
        return &choices[29]; /* bcast_linear */
    /* from 74 bytes: nothing beat native; at 81 bytes:
     * bcast_native 1.63 ms (1.58 ms to 1.69 ms), 465 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 1.46 ms */
    if (problem->bytes < 90)
        return &choices[0]; /* bcast_native */
    /* from 90 bytes: confirmed; at 512 bytes:
     * bcast_knomial segment_bytes=0 radix=4 order=dealt 1.41 ms (1.35 ms to 1.52 ms), 105 samples
     * native 1.68 ms (1.58 ms to 1.81 ms), 105 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 1.6 ms */
    if (problem->bytes < 1023)
        return &choices[30]; /* bcast_knomial */
    /* from 1023 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 2.75 ms (2.59 ms to 2.94 ms), 455 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 1.93 ms */
    if (problem->bytes < 7588)
        return &choices[0]; /* bcast_native */
    /* from 7588 bytes: confirmed; at 8192 bytes:
     * bcast_tree_lab_b segment_bytes=0 1.99 ms (1.93 ms to 2.04 ms), 210 samples
     * native 2.16 ms (2.01 ms to 2.46 ms), 210 samples
     * runner-up: bcast_circulant segment_bytes=4096 order=dealt 1.98 ms */
    if (problem->bytes < 13518)
        return &choices[31]; /* bcast_tree_lab_b */
    /* from 13518 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 3.11 ms (2.82 ms to 3.55 ms), 15 samples
     * native 11 ms (10.6 ms to 11.3 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=2 2.91 ms */
    if (problem->bytes < 16385)
        return &choices[32]; /* bcast_two_tree */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_lab_b segment_bytes=16384 4.44 ms (4.03 ms to 5.32 ms), 15 samples
     * native 22.5 ms (21.9 ms to 23.2 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 3.66 ms */
    if (problem->bytes < 124972)
        return &choices[33]; /* bcast_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 124972 bytes: confirmed; at 131072 bytes:
     * bcast_chain segment_bytes=16384 chains=1 99.8 ms (21.6 ms to 3.13 s), 6 samples
     * native 790 ms (448 ms to 2.18 s), 6 samples
     * runner-up: bcast_two_tree segment_bytes=4096 18.8 ms */
    return &choices[34]; /* bcast_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 2.61 ms (2.26 ms to 3.43 ms), 15 samples
     * native 3.35 ms (2.71 ms to 3.88 ms), 15 samples */
    if (problem->bytes < 408)
        return &choices[35]; /* exscan_binary */
    /* from 408 bytes: confirmed; at 512 bytes:
     * exscan_linear segment_bytes=0 2.15 ms (2.02 ms to 2.26 ms), 30 samples
     * native 2.73 ms (2.49 ms to 2.92 ms), 30 samples
     * runner-up: exscan_binary segment_bytes=0 2.34 ms */
    if (problem->bytes < 725)
        return &choices[36]; /* exscan_linear */
    /* from 725 bytes: confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 2.19 ms (1.78 ms to 2.42 ms), 15 samples
     * native 2.5 ms (2.27 ms to 2.77 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0 2.15 ms */
    if (problem->bytes < 9513)
        return &choices[35]; /* exscan_binary */
    /* from 9513 bytes: confirmed; at 16384 bytes:
     * exscan_linear segment_bytes=0 3.19 ms (2.72 ms to 4.25 ms), 10 samples
     * native 25.9 ms (24.2 ms to 26.8 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=4096 3.76 ms */
    if (problem->bytes < 17304)
        return &choices[36]; /* exscan_linear */
    /* from 17304 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 8.28 ms (6.99 ms to 9.09 ms), 10 samples
     * native 95.6 ms (87.4 ms to 107 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=4096 10.6 ms */
    if (problem->bytes < 268435457)
        return &choices[37]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 512 ms (455 ms to 664 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=16384 15.8 ms */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 1.56 ms (1.49 ms to 1.65 ms), 253 samples
     * runner-up: gather_linear window=4 1.05 ms */
    if (problem->bytes < 940)
        return &choices[0]; /* gather_native */
    /* from 940 bytes: confirmed; at 1024 bytes:
     * gather_lab_b window=1 turns=posted 2.41 ms (1.28 ms to 2.89 ms), 15 samples
     * native 2.46 ms (2.25 ms to 2.61 ms), 15 samples
     * runner-up: gather_knomial radix=16 order=dealt 2.41 ms */
    if (problem->bytes < 1870)
        return &choices[38]; /* gather_lab_b */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * gather_native 4.34 ms (3.81 ms to 5.01 ms), 13 samples
     * runner-up: gather_knomial radix=8 3.99 ms */
    if (problem->bytes < 2245)
        return &choices[0]; /* gather_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * gather_linear window=0 8.18 ms (7.79 ms to 10.2 ms), 15 samples
     * native 10.1 ms (9.05 ms to 10.3 ms), 15 samples
     * runner-up: gather_lab_b window=4 turns=posted 9.54 ms */
    if (problem->bytes < 5498)
        return &choices[39]; /* gather_linear */
    /* from 5498 bytes: confirmed; at 8192 bytes:
     * gather_linear window=16 order=dealt 20.4 ms (18.2 ms to 23.4 ms), 10 samples
     * native 23 ms (20.8 ms to 28 ms), 10 samples
     * runner-up: gather_linear window=0 18.8 ms */
    if (problem->bytes < 14903)
        return &choices[40]; /* gather_linear */
    /* from 14903 bytes: confirmed; at 16384 bytes:
     * gather_linear window=4 order=dealt 39.3 ms (38.7 ms to 41 ms), 18 samples
     * native 40.8 ms (39.9 ms to 41 ms), 18 samples
     * runner-up: gather_knomial radix=4 38.7 ms */
    if (problem->bytes < 23277)
        return &choices[41]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 23277 bytes: nothing beat native; at 32768 bytes:
     * gather_native 82.3 ms (81.8 ms to 82.8 ms), 18 samples
     * runner-up: gather_tree_lab_b 82 ms */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * gatherv_linear window=0 1.16 ms (570 us to 1.9 ms), 15 samples
     * native 2.35 ms (2.02 ms to 2.83 ms), 15 samples
     * runner-up: gatherv_linear window=4 1.58 ms */
    return &choices[42]; /* gatherv_linear */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 1.89 ms (1.78 ms to 1.97 ms), 253 samples
     * runner-up: reduce_linear order=dealt 1.51 ms */
    if (problem->bytes < 4)
        return &choices[0]; /* reduce_native */
    /* from 4 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 2.37 ms (2.06 ms to 2.66 ms), 105 samples
     * native 2.78 ms (2.25 ms to 2.95 ms), 105 samples
     * runner-up: reduce_tree_lab_b segment_bytes=0 1.75 ms */
    if (problem->bytes < 126)
        return &choices[43]; /* reduce_linear */
    /* from 126 bytes: nothing beat native; at 512 bytes:
     * reduce_native 1.6 ms (1.54 ms to 1.66 ms), 230 samples
     * runner-up: reduce_linear 1.52 ms */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=8 2.03 ms (1.26 ms to 2.54 ms), 15 samples
     * native 3.49 ms (3.34 ms to 4.01 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 2.13 ms */
    if (problem->bytes < 4104)
        return &choices[44]; /* reduce_knomial */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_in_order_binary segment_bytes=4096 2.31 ms (1.95 ms to 2.47 ms), 15 samples
     * native 3.7 ms (3.32 ms to 4.05 ms), 15 samples
     * runner-up: reduce_binomial 2.53 ms */
    if (problem->bytes < 16392)
        return &choices[45]; /* reduce_in_order_binary */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_lab_b segment_bytes=16384 5.25 ms (4.35 ms to 5.56 ms), 15 samples
     * native 5.82 ms (4.85 ms to 6.62 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[46]; /* reduce_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.2 ms (34.1 ms to 35.7 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 12.1 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=pairwise 2.56 ms (2.25 ms to 2.76 ms), 15 samples
     * native 3.31 ms (3.03 ms to 3.46 ms), 15 samples
     * runner-up: reduce_scatter_hierarchical leaders=1 between=ring 2.75 ms */
    if (problem->bytes < 97)
        return &choices[47]; /* reduce_scatter_hierarchical */
    /* from 97 bytes: confirmed; at 121 bytes:
     * reduce_scatter_hierarchical leaders=1 between=ring 3.22 ms (3.07 ms to 3.62 ms), 15 samples
     * native 4.06 ms (3.65 ms to 5.27 ms), 15 samples
     * runner-up: reduce_scatter_hierarchical leaders=1 between=pairwise 3.37 ms */
    if (problem->bytes < 211)
        return &choices[48]; /* reduce_scatter_hierarchical */
    /* from 211 bytes: confirmed; at 512 bytes:
     * reduce_scatter_hierarchical leaders=4 between=ring 3.66 ms (3.43 ms to 4.31 ms), 15 samples
     * native 10.5 ms (10.2 ms to 10.9 ms), 15 samples
     * runner-up: reduce_scatter_recursive_halving order=dealt 3.92 ms */
    if (problem->bytes < 783)
        return &choices[49]; /* reduce_scatter_hierarchical */
    /* from 783 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_near_first_lab_b 4.5 ms (3.94 ms to 4.74 ms), 15 samples
     * native 21.5 ms (21.2 ms to 22.2 ms), 15 samples
     * runner-up: reduce_scatter_recursive_halving order=dealt 4.67 ms */
    if (problem->bytes < 1235)
        return &choices[50]; /* reduce_scatter_near_first_lab_b */
    /* from 1235 bytes: confirmed; at 1500 bytes:
     * reduce_scatter_hierarchical leaders=4 between=pairwise 9.22 ms (8.71 ms to 11 ms), 10 samples
     * native 38.6 ms (36.8 ms to 39.5 ms), 10 samples
     * runner-up: reduce_scatter_hierarchical leaders=4 between=ring 11 ms */
    if (problem->bytes < 1556)
        return &choices[51]; /* reduce_scatter_hierarchical */
    /* from 1556 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_hierarchical leaders=8 between=ring 9.42 ms (9.11 ms to 10.3 ms), 10 samples
     * native 53.7 ms (52.4 ms to 58.2 ms), 10 samples
     * runner-up: reduce_scatter_hierarchical leaders=8 between=pairwise 9.19 ms */
    if (problem->bytes < 4699)
        return &choices[52]; /* reduce_scatter_hierarchical */
    /* from 4699 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_ring segment_bytes=0 21.9 ms (21.4 ms to 24 ms), 6 samples
     * native 377 ms (356 ms to 444 ms), 6 samples
     * runner-up: reduce_scatter_lab_b segment_bytes=0 21.9 ms */
    if (problem->bytes < 21869)
        return &choices[53]; /* reduce_scatter_ring */
    /* from 21869 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_lab_b segment_bytes=16384 102 ms (94.9 ms to 130 ms), 3 samples
     * native 800 ms (785 ms to 840 ms), 3 samples
     * runner-up: reduce_scatter_lab_b segment_bytes=8192 102 ms */
    if (problem->bytes < 129807)
        return &choices[54]; /* reduce_scatter_lab_b */
    /* from 129807 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_lab_b segment_bytes=8192 366 ms (366 ms to 366 ms), 1 samples
     * native 3.97 s (3.97 s to 3.97 s), 1 samples
     * runner-up: reduce_scatter_lab_b segment_bytes=16384 449 ms */
    if (problem->bytes < 8388609)
        return &choices[55]; /* reduce_scatter_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 3.97 s (3.97 s to 3.97 s), 1 samples
     * runner-up: reduce_scatter_lab_b segment_bytes=16384 449 ms */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.64 ms (1.53 ms to 1.88 ms), 15 samples
     * native 2.56 ms (2.14 ms to 2.72 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 2.03 ms */
    if (problem->bytes < 185)
        return &choices[56]; /* reduce_scatter_block_hierarchical */
    /* from 185 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_butterfly 6.33 ms (5.85 ms to 15.5 ms), 10 samples
     * native 12 ms (11.7 ms to 12.7 ms), 10 samples
     * runner-up: reduce_scatter_block_native order=dealt 7.14 ms */
    if (problem->bytes < 877)
        return &choices[57]; /* reduce_scatter_block_butterfly */
    /* from 877 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_recursive_halving order=dealt 4.53 ms (3.87 ms to 4.85 ms), 15 samples
     * native 22.1 ms (21.5 ms to 22.5 ms), 15 samples
     * runner-up: reduce_scatter_block_near_first_lab_b 4.6 ms */
    if (problem->bytes < 1360)
        return &choices[58]; /* reduce_scatter_block_recursive_halving */
    /* from 1360 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=8 between=ring 9.34 ms (8.63 ms to 10.2 ms), 10 samples
     * native 53.1 ms (51.4 ms to 55.4 ms), 10 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=8 between=pairwise 11 ms */
    if (problem->bytes < 4665)
        return &choices[59]; /* reduce_scatter_block_hierarchical */
    /* from 4665 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_lab_b segment_bytes=0 21.5 ms (21.2 ms to 22.1 ms), 6 samples
     * native 390 ms (232 ms to 1.14 s), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 21.6 ms */
    if (problem->bytes < 17769)
        return &choices[60]; /* reduce_scatter_block_lab_b */
    /* from 17769 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_lab_b segment_bytes=16384 112 ms (87.8 ms to 113 ms), 3 samples
     * native 810 ms (803 ms to 823 ms), 3 samples
     * runner-up: reduce_scatter_block_lab_b segment_bytes=8192 106 ms */
    if (problem->bytes < 57991)
        return &choices[61]; /* reduce_scatter_block_lab_b */
    /* from 57991 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_lab_b segment_bytes=4096 210 ms (210 ms to 210 ms), 1 samples
     * native 1.75 s (1.75 s to 1.75 s), 1 samples
     * runner-up: reduce_scatter_block_lab_b segment_bytes=8192 233 ms */
    if (problem->bytes < 8388609)
        return &choices[62]; /* reduce_scatter_block_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 4.23 s (4.23 s to 4.23 s), 1 samples
     * runner-up: reduce_scatter_block_lab_b segment_bytes=8192 450 ms */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 4.01 ms (3.12 ms to 4.9 ms), 15 samples
     * native 4.53 ms (3.91 ms to 6.64 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0 3.46 ms */
    if (problem->bytes < 59)
        return &choices[63]; /* scan_binary */
    /* from 59 bytes: confirmed; at 64 bytes:
     * scan_linear segment_bytes=0 3.04 ms (2.91 ms to 3.48 ms), 60 samples
     * native 3.83 ms (3.58 ms to 4.16 ms), 60 samples
     * runner-up: scan_binary segment_bytes=0 3.09 ms */
    if (problem->bytes < 72)
        return &choices[64]; /* scan_linear */
    /* from 72 bytes: confirmed; at 512 bytes:
     * scan_binary segment_bytes=0 3.41 ms (3.15 ms to 3.96 ms), 15 samples
     * native 5.06 ms (3.96 ms to 5.34 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0 3.49 ms */
    if (problem->bytes < 3643)
        return &choices[63]; /* scan_binary */
    /* from 3643 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 3.4 ms (2.87 ms to 3.86 ms), 15 samples
     * native 6.14 ms (5.59 ms to 6.76 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0 4.03 ms */
    if (problem->bytes < 7352)
        return &choices[64]; /* scan_linear */
    /* from 7352 bytes: confirmed; at 8192 bytes:
     * scan_binary segment_bytes=0 2.77 ms (2.64 ms to 3.04 ms), 15 samples
     * native 11 ms (10.6 ms to 11.7 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0 3.09 ms */
    if (problem->bytes < 8975)
        return &choices[63]; /* scan_binary */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * scan_linear segment_bytes=0 3.8 ms (3.17 ms to 4.29 ms), 15 samples
     * native 24.4 ms (24.2 ms to 24.7 ms), 15 samples
     * runner-up: scan_linear segment_bytes=4096 4.93 ms */
    if (problem->bytes < 19303)
        return &choices[64]; /* scan_linear */
    /* from 19303 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.84 ms (6.24 ms to 19.1 ms), 10 samples
     * native 89.5 ms (85.5 ms to 114 ms), 10 samples
     * runner-up: scan_linear segment_bytes=4096 11 ms */
    if (problem->bytes < 268435457)
        return &choices[65]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 470 ms (429 ms to 893 ms), 10 samples
     * runner-up: scan_linear segment_bytes=16384 15.4 ms */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scatter_knomial radix=16 order=dealt 2.14 ms (1.47 ms to 2.83 ms), 15 samples
     * native 3.15 ms (1.55 ms to 3.77 ms), 15 samples
     * runner-up: scatter_knomial radix=8 1.28 ms */
    if (problem->bytes < 2)
        return &choices[66]; /* scatter_knomial */
    /* from 2 bytes: confirmed; at 64 bytes:
     * scatter_linear window=0 order=dealt 1.56 ms (1.28 ms to 2.01 ms), 15 samples
     * native 2.83 ms (1.34 ms to 3.43 ms), 15 samples
     * runner-up: scatter_knomial radix=16 1.37 ms */
    if (problem->bytes < 1870)
        return &choices[67]; /* scatter_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * scatter_native 4.8 ms (4.72 ms to 4.85 ms), 150 samples
     * runner-up: scatter_linear window=0 order=dealt 4.59 ms */
    if (problem->bytes < 2245)
        return &choices[0]; /* scatter_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * scatter_linear window=0 order=dealt 9.76 ms (9.58 ms to 9.85 ms), 120 samples
     * native 9.97 ms (9.92 ms to 10.1 ms), 120 samples
     * runner-up: scatter_linear window=4 order=dealt 9.38 ms */
    if (problem->bytes < 6115)
        return &choices[67]; /* scatter_linear */
    /* from 6115 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=4 19.5 ms (19.3 ms to 19.8 ms), 80 samples
     * native 20.2 ms (20 ms to 20.3 ms), 80 samples
     * runner-up: scatter_linear window=0 order=dealt 19.1 ms */
    if (problem->bytes < 8451)
        return &choices[68]; /* scatter_linear */
    /* from 8451 bytes: nothing beat native; at 16384 bytes:
     * scatter_native 40.5 ms (39.7 ms to 40.8 ms), 11 samples
     * runner-up: scatter_knomial radix=16 57.8 ms */
    if (problem->bytes < 121960)
        return &choices[0]; /* scatter_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 121960 bytes: confirmed; at 131072 bytes:
     * scatter_lab_b window=1 386 ms (351 ms to 421 ms), 2 samples
     * native 505 ms (352 ms to 657 ms), 2 samples */
    return &choices[69]; /* scatter_lab_b */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 2.17 ms (2.07 ms to 2.22 ms), 243 samples
     * runner-up: scatterv_linear window=16 2.15 ms */
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
    {&ct_allgather, 1, 0.00404386, 0.002935581},
    {&ct_allgather, 64, 0.00319988, 0.002905384},
    {&ct_allgather, 512, 0.010497159, 0.003654114},
    {&ct_allgather, 1024, 0.021778715, 0.004459839},
    {&ct_allgather, 2048, 0.053365146, 0.0070321645},
    {&ct_allgather, 4096, 0.328639845, 0.0127623585},
    {&ct_allgather, 8192, 0.45003831, 0.022098958},
    {&ct_allgather, 16384, 0.0420164475, 0.0420164475},
    {&ct_allgather, 32768, 0.101803319, 0.083845894},
    {&ct_allgather, 65536, 0.22163622, 0.17214253},
    {&ct_allgather, 131072, 0.476473695, 0.386858494},
    {&ct_allgatherv, 1, 0.0071314445, 0.00550154},
    {&ct_allgatherv, 64, 0.002622671, 0.00200425},
    {&ct_allgatherv, 512, 0.011559901, 0.005966509},
    {&ct_allgatherv, 1024, 0.022605598, 0.005792027},
    {&ct_allgatherv, 2048, 0.059487744, 0.0106612285},
    {&ct_allgatherv, 4096, 0.326957695, 0.0170578985},
    {&ct_allgatherv, 8192, 0.492247008, 0.0249471985},
    {&ct_allgatherv, 16384, 0.043283686, 0.043283686},
    {&ct_allgatherv, 32768, 0.134600266, 0.134600266},
    {&ct_allgatherv, 65536, 0.194239182, 0.194239182},
    {&ct_allgatherv, 131072, 0.483572208, 0.483572208},
    {&ct_allreduce, 1, 0.003273895, 0.002632439},
    {&ct_allreduce, 64, 0.003062923, 0.002369601},
    {&ct_allreduce, 512, 0.004836817, 0.00230987},
    {&ct_allreduce, 1024, 0.005097933, 0.002233761},
    {&ct_allreduce, 2048, 0.004409287, 0.002055566},
    {&ct_allreduce, 4096, 0.005196489, 0.002358109},
    {&ct_allreduce, 8192, 0.005202282, 0.002852996},
    {&ct_allreduce, 16384, 0.005183627, 0.003935395},
    {&ct_allreduce, 32768, 0.00811536, 0.00811536},
    {&ct_allreduce, 65536, 0.0243015495, 0.019906693},
    {&ct_allreduce, 131072, 0.0460655825, 0.0316763425},
    {&ct_alltoall, 1, 0.005762682, 0.003351556},
    {&ct_alltoall, 64, 0.006114479, 0.003036745},
    {&ct_alltoall, 512, 0.0127760705, 0.0108814095},
    {&ct_alltoall, 1024, 0.0264137315, 0.0212316295},
    {&ct_alltoall, 2048, 0.043746975, 0.043746975},
    {&ct_alltoall, 4096, 0.286230716, 0.0843677455},
    {&ct_alltoall, 8192, 0.493952981, 0.171417877},
    {&ct_alltoall, 16384, 0.829268546, 0.339946157},
    {&ct_alltoall, 32768, 2.04812684, 0.825026758},
    {&ct_alltoall, 65536, 2.19470244, 1.47303246},
    {&ct_alltoall, 131072, 4.3135115, 2.73194932},
    {&ct_alltoallv, 1024, 0.023385, 0.023385},
    {&ct_barrier, 0, 0.003684959, 0.002516384},
    {&ct_bcast, 1, 0.001870563, 0.00147569},
    {&ct_bcast, 64, 0.003405994, 0.0024845},
    {&ct_bcast, 512, 0.00167608, 0.001409161},
    {&ct_bcast, 1024, 0.0027496, 0.0027496},
    {&ct_bcast, 2048, 0.000787939, 0.000787939},
    {&ct_bcast, 4096, 0.001803417, 0.001803417},
    {&ct_bcast, 8192, 0.002160759, 0.001986766},
    {&ct_bcast, 16384, 0.011006478, 0.003108137},
    {&ct_bcast, 32768, 0.022504821, 0.004437037},
    {&ct_bcast, 65536, 0.057102598, 0.0076373405},
    {&ct_bcast, 131072, 0.789668671, 0.09980575},
    {&ct_exscan, 1, 0.003351721, 0.00260827},
    {&ct_exscan, 64, 0.006401944, 0.004794678},
    {&ct_exscan, 512, 0.0027296635, 0.002151621},
    {&ct_exscan, 1024, 0.002495656, 0.002190076},
    {&ct_exscan, 2048, 0.002485907, 0.001873839},
    {&ct_exscan, 4096, 0.006518682, 0.004249423},
    {&ct_exscan, 8192, 0.013694211, 0.005290411},
    {&ct_exscan, 16384, 0.0258681375, 0.003194925},
    {&ct_exscan, 32768, 0.0956199805, 0.008281455},
    {&ct_exscan, 65536, 0.229195779, 0.0095198545},
    {&ct_exscan, 131072, 0.51161155, 0.015330048},
    {&ct_gather, 1, 0.00155583, 0.00155583},
    {&ct_gather, 64, 0.0015247175, 0.0015247175},
    {&ct_gather, 512, 0.00165462, 0.00165462},
    {&ct_gather, 1024, 0.002456583, 0.002410556},
    {&ct_gather, 2048, 0.004341527, 0.004341527},
    {&ct_gather, 4096, 0.010121471, 0.008180264},
    {&ct_gather, 8192, 0.0229606315, 0.020386362},
    {&ct_gather, 16384, 0.0408097555, 0.0392602165},
    {&ct_gather, 32768, 0.0822939025, 0.0822939025},
    {&ct_gather, 65536, 0.163640993, 0.163640993},
    {&ct_gather, 131072, 0.332647044, 0.332647044},
    {&ct_gatherv, 1024, 0.002345159, 0.001159685},
    {&ct_reduce, 1, 0.001885042, 0.001885042},
    {&ct_reduce, 64, 0.00278348, 0.002371533},
    {&ct_reduce, 512, 0.001602203, 0.001602203},
    {&ct_reduce, 1024, 0.001560899, 0.001560899},
    {&ct_reduce, 2048, 0.0029908005, 0.0029908005},
    {&ct_reduce, 4096, 0.00348953, 0.002027035},
    {&ct_reduce, 8192, 0.003699777, 0.002310063},
    {&ct_reduce, 16384, 0.005144794, 0.004050734},
    {&ct_reduce, 32768, 0.005822188, 0.005251094},
    {&ct_reduce, 65536, 0.017085978, 0.0097353},
    {&ct_reduce, 131072, 0.035193835, 0.0122023105},
    {&ct_reduce_scatter, 1, 0.003310997, 0.002563994},
    {&ct_reduce_scatter, 64, 0.0031012, 0.002287692},
    {&ct_reduce_scatter, 512, 0.010472768, 0.003664062},
    {&ct_reduce_scatter, 1024, 0.021531136, 0.004495083},
    {&ct_reduce_scatter, 2048, 0.0536940645, 0.00941882},
    {&ct_reduce_scatter, 4096, 0.303697034, 0.0262820065},
    {&ct_reduce_scatter, 8192, 0.376834568, 0.021881995},
    {&ct_reduce_scatter, 16384, 0.54994397, 0.0438975245},
    {&ct_reduce_scatter, 32768, 0.800161773, 0.101962868},
    {&ct_reduce_scatter, 65536, 2.14610565, 0.170250077},
    {&ct_reduce_scatter, 131072, 3.96823368, 0.366100044},
    {&ct_reduce_scatter_block, 1, 0.002561768, 0.001639281},
    {&ct_reduce_scatter_block, 64, 0.003028703, 0.001983802},
    {&ct_reduce_scatter_block, 512, 0.011968689, 0.0063253415},
    {&ct_reduce_scatter_block, 1024, 0.022069844, 0.004532924},
    {&ct_reduce_scatter_block, 2048, 0.05314735, 0.0093360305},
    {&ct_reduce_scatter_block, 4096, 0.237536374, 0.0188508125},
    {&ct_reduce_scatter_block, 8192, 0.389518847, 0.021470958},
    {&ct_reduce_scatter_block, 16384, 0.51196899, 0.045356371},
    {&ct_reduce_scatter_block, 32768, 0.810447704, 0.111616835},
    {&ct_reduce_scatter_block, 65536, 1.74598499, 0.209932025},
    {&ct_reduce_scatter_block, 131072, 4.23460187, 0.496262489},
    {&ct_scan, 1, 0.004533284, 0.004011766},
    {&ct_scan, 64, 0.0038349455, 0.0030403575},
    {&ct_scan, 512, 0.005059403, 0.003409768},
    {&ct_scan, 1024, 0.002465366, 0.002046102},
    {&ct_scan, 2048, 0.005608889, 0.004470542},
    {&ct_scan, 4096, 0.006142876, 0.003399729},
    {&ct_scan, 8192, 0.011047289, 0.002769522},
    {&ct_scan, 16384, 0.024446258, 0.003798544},
    {&ct_scan, 32768, 0.0894899375, 0.0078419725},
    {&ct_scan, 65536, 0.344439954, 0.010250711},
    {&ct_scan, 131072, 0.470016035, 0.0159580695},
    {&ct_scatter, 1, 0.003145093, 0.002140977},
    {&ct_scatter, 64, 0.002829876, 0.001561611},
    {&ct_scatter, 512, 0.002319007, 0.001501261},
    {&ct_scatter, 1024, 0.0022588205, 0.002040425},
    {&ct_scatter, 2048, 0.0047975365, 0.0047975365},
    {&ct_scatter, 4096, 0.0099693705, 0.009756569},
    {&ct_scatter, 8192, 0.020168748, 0.0195394725},
    {&ct_scatter, 16384, 0.040457623, 0.040457623},
    {&ct_scatter, 32768, 0.080777882, 0.080777882},
    {&ct_scatter, 65536, 0.162394669, 0.162394669},
    {&ct_scatter, 131072, 0.504598685, 0.386347656},
    {&ct_scatterv, 1024, 0.002166386, 0.002166386},
};

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
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
    UINT64_C(0x21d9121925fa4a51), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9131925fa4c04),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d9151925fa4f6a),
    UINT64_C(0x21d9081925fa3953), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x21d58a1925f72d62), UINT64_C(0x21d58b1925f72f15),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 36,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-b",
    .nranks = 32,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 32,
               .nhosts = 32,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 2.048e-05,
               .ring_s = 8e-08},
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .dispatch_hash = UINT64_C(0x6e67ff9a1aef6a4a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
