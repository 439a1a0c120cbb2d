/*
 * tuned.c - collective algorithms for the cluster lab-b.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_wired_near_first;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_halving;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgatherv_bine;
extern const struct ct_algorithm allgatherv_bruck;
extern const struct ct_algorithm allgatherv_bruck_radix;
extern const struct ct_algorithm allgatherv_mesh;
extern const struct ct_algorithm allgatherv_recursive_doubling;
extern const struct ct_algorithm allgatherv_recursive_multiplying;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoallv_rounds;
extern const struct ct_algorithm alltoallv_scattered;
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm alltoallv_spread;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm barrier_linear;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm exscan_123;
extern const struct ct_algorithm exscan_recursive_doubling;
extern const struct ct_algorithm exscan_shift_scan;
extern const struct ct_algorithm gather_bine;
extern const struct ct_algorithm gather_hierarchical;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_scatter_circulant;
extern const struct ct_algorithm reduce_scatter_halving;
extern const struct ct_algorithm reduce_scatter_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_swing;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_recursive_doubling;
extern const struct ct_algorithm scatter_hierarchical;
extern const struct ct_algorithm scatterv_linear;

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
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x360be3309efb1f17),
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
        .algorithm = &allreduce_wired_switches,
        /* pieces=8 segment_bytes=262144 */
        .setting = {{8, 262144}},
        .fingerprint = UINT64_C(0x6ad25ffdfdf49207),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=8 segment_bytes=65536 */
        .setting = {{8, 65536}},
        .fingerprint = UINT64_C(0x820d06d1e7c61524),
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
        .algorithm = &alltoall_grid,
        /* dims=2 order=dealt */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5fb8a2c063164b3f),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa8c8e75ac09e6458),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=light barriers=0 order=dealt */
        .setting = {{0, 1, 0, [CT_SETTING_ORDER] = CT_DEALT}},
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
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 3, 8}},
        .fingerprint = UINT64_C(0xa9b89a43208b625a),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0xc803c2701d16c1e5),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1a6e50dd8d7466e5),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x1291ddc6c25473ef),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0ccb584ecbe7ca6e),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xaacd4abb94daa4d6),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
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
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0xe351670e071f957b),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=in_order radix=2 */
        .setting = {{4096, 2, 2}},
        .fingerprint = UINT64_C(0x379d55718dee5b2e),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa104fc103d99e204),
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
        .algorithm = &reduce_scatter_wired_near_first,
        .fingerprint = UINT64_C(0x1217cc5ad6207641),
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
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xdc39ba124802dba2),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x2337cee15b4f098a),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x0ce4806db77b5d43),
    },
    {
        .algorithm = &reduce_scatter_block_halving,
        /* distance=near */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe87531f06fcbc4e3),
    },
    {
        .algorithm = &reduce_scatter_block_halving,
        /* distance=far order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xad7f376e7d2f673f),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x52c75570b4768832),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa39055d7d8a02591),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5d7adf88748da46f),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xe27fe179560f8d3e),
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
        .algorithm = &scatter_tree,
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
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xea9d9a4e15684d9b),
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
     * native / choice 1.40 (1.12 to 2.01), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_hierarchical */
    /* from 2 bytes: undecided; at 64 bytes:
     * allgather_native 3.2 ms (2.85 ms to 4.21 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 0.83 times as long in the same rounds */
    if (problem->bytes < 185)
        return &choices[0]; /* allgather_native */
    /* from 185 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling order=dealt 3.65 ms (3.24 ms to 3.83 ms), 15 samples
     * native 10.5 ms (10 ms to 11.2 ms), 15 samples
     * native / choice 2.84 (2.68 to 3.29), 15 rounds
     * runner-up: allgather_bruck order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 1634)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 1634 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 7.03 ms (6.53 ms to 7.22 ms), 10 samples
     * native 53.4 ms (52.7 ms to 54.1 ms), 10 samples
     * native / choice 7.65 (7.35 to 8.08), 10 rounds
     * runner-up: allgather_hierarchical leaders=8 between=spread, 1.01 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 42 ms (41.7 ms to 43.7 ms), 24 samples
     * runner-up: allgather_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 18978)
        return &choices[0]; /* allgather_native */
    /* from 18978 bytes: confirmed; at 22219 bytes:
     * allgather_ring segment_bytes=16384 68.8 ms (60.1 ms to 72.1 ms), 6 samples
     * native 101 ms (89 ms to 120 ms), 6 samples
     * native / choice 1.54 (1.29 to 1.72), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 26491)
        return &choices[4]; /* allgather_ring */
    /* from 26491 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 83.8 ms (82.7 ms to 84.9 ms), 6 samples
     * native 102 ms (95.3 ms to 104 ms), 6 samples
     * native / choice 1.21 (1.13 to 1.25), 6 rounds */
    if (problem->bytes < 76041)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 76041 bytes: undecided; at 131072 bytes:
     * allgather_native 476 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.81 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 5.5 ms (5.13 ms to 6.81 ms), 150 samples
     * native 7.13 ms (5.98 ms to 8.29 ms), 150 samples
     * native / choice 1.21 (1.14 to 1.26), 150 rounds
     * runner-up: allgatherv_hierarchical leaders=1 between=spread, 1.10 times as long in the same rounds */
    if (problem->bytes < 212)
        return &choices[6]; /* allgatherv_hierarchical */
    /* from 212 bytes: confirmed; at 512 bytes:
     * allgatherv_recursive_doubling_far order_by=copies 5.97 ms (4.84 ms to 6.13 ms), 15 samples
     * native 11.6 ms (10.8 ms to 12 ms), 15 samples
     * native / choice 2.01 (1.89 to 2.22), 15 rounds
     * runner-up: allgatherv_recursive_doubling order=dealt, 1.07 times as long in the same rounds */
    if (problem->bytes < 1228)
        return &choices[7]; /* allgatherv_recursive_doubling_far */
    /* from 1228 bytes: confirmed; at 2048 bytes:
     * allgatherv_hierarchical leaders=8 between=recursive_doubling 10.7 ms (8.12 ms to 11.4 ms), 10 samples
     * native 59.5 ms (57 ms to 94.1 ms), 10 samples
     * native / choice 5.92 (5.03 to 8.71), 10 rounds
     * runner-up: allgatherv_hierarchical leaders=8 between=ring, 1.08 times as long in the same rounds */
    if (problem->bytes < 3885)
        return &choices[8]; /* allgatherv_hierarchical */
    /* from 3885 bytes: confirmed; at 4096 bytes:
     * allgatherv_ring segment_bytes=0 17.1 ms (12.4 ms to 19.7 ms), 10 samples
     * native 327 ms (159 ms to 400 ms), 10 samples
     * native / choice 17.26 (9.86 to 23.44), 10 rounds
     * runner-up: allgatherv_hierarchical leaders=8 between=spread, 1.18 times as long in the same rounds */
    if (problem->bytes < 16383)
        return &choices[9]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16383 bytes: nothing beat native; at 16384 bytes:
     * allgatherv_native 43.3 ms (42.4 ms to 51.8 ms), 9 samples
     * runner-up: allgatherv_ring segment_bytes=0, 1.00 times as long in the same rounds */
    return &choices[0]; /* allgatherv_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 2.63 ms (2.21 ms to 3.75 ms), 15 samples
     * native 3.27 ms (2.6 ms to 3.77 ms), 15 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=8 order=dealt, 1.06 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[10]; /* allreduce_tree */
    /* from 3 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 2.37 ms (1.9 ms to 2.66 ms), 15 samples
     * native 3.06 ms (2.54 ms to 3.13 ms), 15 samples
     * native / choice 1.30 (1.23 to 1.49), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8, 1.00 times as long in the same rounds */
    if (problem->bytes < 1027)
        return &choices[11]; /* allreduce_tree */
    /* from 1027 bytes: confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.06 ms (1.77 ms to 2.35 ms), 15 samples
     * native 4.41 ms (3.82 ms to 4.82 ms), 15 samples
     * native / choice 2.17 (1.74 to 2.41), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 1.04 times as long in the same rounds */
    if (problem->bytes < 2915)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 2915 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 2.36 ms (1.86 ms to 2.87 ms), 15 samples
     * native 5.2 ms (4.58 ms to 5.74 ms), 15 samples
     * native / choice 2.37 (1.62 to 2.82), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 1.01 times as long in the same rounds */
    if (problem->bytes < 4211)
        return &choices[13]; /* allreduce_tree */
    /* from 4211 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 2.85 ms (2.78 ms to 3.21 ms), 15 samples
     * native 5.2 ms (4.98 ms to 5.47 ms), 15 samples
     * native / choice 1.76 (1.60 to 1.97), 15 rounds
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 1.10 times as long in the same rounds */
    if (problem->bytes < 9414)
        return &choices[14]; /* allreduce_tree */
    /* from 9414 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 3.94 ms (3.72 ms to 4.11 ms), 15 samples
     * native 5.18 ms (4.97 ms to 5.37 ms), 15 samples
     * native / choice 1.33 (1.27 to 1.36), 15 rounds
     * runner-up: allreduce_halving distance=near, 1.18 times as long in the same rounds */
    if (problem->bytes < 27497)
        return &choices[15]; /* allreduce_two_tree */
    /* from 27497 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 8.12 ms (7.24 ms to 9.5 ms), 45 samples
     * runner-up: allreduce_wired_halving segment_bytes=262144, 0.99 times as long in the same rounds */
    if (problem->bytes < 36137)
        return &choices[0]; /* allreduce_native */
    /* from 36137 bytes: confirmed; at 39586 bytes:
     * allreduce_hierarchical leaders=4 between=ring 18.1 ms (15 ms to 21.8 ms), 10 samples
     * native 22.3 ms (18.7 ms to 25.4 ms), 10 samples
     * native / choice 1.23 (1.06 to 1.31), 10 rounds
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144, 0.99 times as long in the same rounds */
    if (problem->bytes < 43366)
        return &choices[16]; /* allreduce_hierarchical */
    /* from 43366 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=8 segment_bytes=262144 19.9 ms (18 ms to 23.1 ms), 10 samples
     * native 24.3 ms (22.1 ms to 30.2 ms), 10 samples
     * native / choice 1.25 (1.18 to 1.39), 10 rounds
     * runner-up: allreduce_hierarchical leaders=8 between=ring, 1.02 times as long in the same rounds */
    if (problem->bytes < 97429)
        return &choices[17]; /* allreduce_wired_switches */
    /* from 97429 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_switches pieces=8 segment_bytes=65536 31.7 ms (29.5 ms to 44.7 ms), 6 samples
     * native 46.1 ms (45.1 ms to 53.9 ms), 6 samples
     * native / choice 1.45 (1.04 to 1.75), 6 rounds
     * runner-up: allreduce_hierarchical leaders=8 between=ring, 1.08 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[18]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 44.4 ms (42.8 ms to 45.8 ms), 17 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=65536, 0.70 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 3.35 ms (2.63 ms to 4.46 ms), 15 samples
     * native 5.76 ms (4.94 ms to 8.22 ms), 15 samples
     * native / choice 1.84 (1.49 to 2.11), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 0.99 times as long in the same rounds */
    if (problem->bytes < 87)
        return &choices[19]; /* alltoall_hierarchical */
    /* from 87 bytes: confirmed; at 188 bytes:
     * alltoall_hierarchical leaders=2 between=spread 4.38 ms (4.16 ms to 5 ms), 15 samples
     * native 7.97 ms (7.49 ms to 8.64 ms), 15 samples
     * native / choice 1.76 (1.52 to 2.05), 15 rounds
     * runner-up: alltoall_hierarchical leaders=4 between=ring, 1.11 times as long in the same rounds */
    if (problem->bytes < 336)
        return &choices[20]; /* alltoall_hierarchical */
    /* from 336 bytes: confirmed; at 512 bytes:
     * alltoall_grid dims=2 order=dealt 10.9 ms (10.4 ms to 11.2 ms), 10 samples
     * native 12.8 ms (11.7 ms to 13.9 ms), 10 samples
     * native / choice 1.20 (1.09 to 1.30), 10 rounds
     * runner-up: alltoall_grid dims=2, 1.01 times as long in the same rounds */
    if (problem->bytes < 1127)
        return &choices[21]; /* alltoall_grid */
    /* from 1127 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 43.7 ms (42 ms to 241 ms), 11 samples
     * runner-up: alltoall_spread window=4 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 2051)
        return &choices[0]; /* alltoall_native */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 order=dealt 84.4 ms (83.1 ms to 85.2 ms), 6 samples
     * native 286 ms (280 ms to 295 ms), 6 samples
     * native / choice 3.40 (3.30 to 3.48), 6 rounds
     * runner-up: alltoall_rounds partners=one_factor separation=light barriers=0 order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 4177)
        return &choices[22]; /* alltoall_spread */
    /* from 4177 bytes: first look, not confirmed; at 8192 bytes:
     * alltoall_rounds partners=one_factor separation=light barriers=0 order=dealt 171 ms, 2 samples
     * native 494 ms, 2 samples
     * runner-up: alltoall_rounds partners=pair separation=light barriers=0 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 26679)
        return &choices[23]; /* alltoall_rounds */
    /* from 26679 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 825 ms, 1 sample
     * native 2.05 s, 1 sample
     * runner-up: alltoall_rounds partners=one_factor separation=light barriers=0 order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 34504)
        return &choices[24]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 34504 bytes: first look, not confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 1.47 s, 1 sample
     * native 2.19 s, 1 sample */
    return &choices[25]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 23.4 ms (22.5 ms to 24.6 ms), 51 samples
     * runner-up: alltoallv_simple, 0.97 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=knomial radix=2 order=dealt 2.52 ms (2.34 ms to 2.88 ms), 15 samples
     * native 3.68 ms (3.13 ms to 4.26 ms), 15 samples
     * native / choice 1.30 (1.22 to 1.74), 15 rounds
     * runner-up: barrier_tree tree=knomial radix=8 order=dealt, 0.99 times as long in the same rounds */
    return &choices[26]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 1.48 ms (1.38 ms to 1.81 ms), 15 samples
     * native 1.87 ms (1.43 ms to 2.11 ms), 15 samples
     * runner-up: bcast_native order=dealt, 1.09 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[27]; /* bcast_tree */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 2.48 ms (1.71 ms to 3.5 ms), 15 samples
     * native 3.41 ms (2.99 ms to 4.75 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.91 times as long in the same rounds */
    if (problem->bytes < 74)
        return &choices[28]; /* bcast_tree */
    /* from 74 bytes: nothing beat native; at 81 bytes:
     * bcast_native 1.63 ms (1.58 ms to 1.69 ms), 465 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.93 times as long in the same rounds */
    if (problem->bytes < 90)
        return &choices[0]; /* bcast_native */
    /* from 90 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 order=dealt 1.41 ms (1.35 ms to 1.52 ms), 105 samples
     * native 1.68 ms (1.58 ms to 1.81 ms), 105 samples
     * native / choice 1.22 (1.14 to 1.31), 105 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.96 times as long in the same rounds */
    if (problem->bytes < 1023)
        return &choices[29]; /* bcast_tree */
    /* from 1023 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 2.75 ms (2.59 ms to 2.94 ms), 455 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.93 times as long in the same rounds */
    if (problem->bytes < 7588)
        return &choices[0]; /* bcast_native */
    /* from 7588 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.99 ms (1.93 ms to 2.04 ms), 210 samples
     * native 2.16 ms (2.01 ms to 2.46 ms), 210 samples
     * native / choice 1.18 (1.08 to 1.26), 210 rounds
     * runner-up: bcast_circulant segment_bytes=4096 order=dealt, 1.13 times as long in the same rounds */
    if (problem->bytes < 13518)
        return &choices[30]; /* bcast_wired_tree */
    /* from 13518 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 3.11 ms (2.82 ms to 3.55 ms), 15 samples
     * native 11 ms (10.6 ms to 11.3 ms), 15 samples
     * native / choice 3.52 (2.98 to 3.89), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1, 1.06 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[31]; /* bcast_two_tree */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 4.44 ms (4.03 ms to 5.32 ms), 15 samples
     * native 22.5 ms (21.9 ms to 23.2 ms), 15 samples
     * native / choice 5.28 (4.43 to 5.55), 15 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1, 0.98 times as long in the same rounds */
    if (problem->bytes < 124972)
        return &choices[32]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 124972 bytes: first look, not confirmed; at 131072 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 99.8 ms (21.6 ms to 3.13 s), 6 samples
     * native 790 ms (448 ms to 2.18 s), 6 samples
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.99 times as long in the same rounds */
    return &choices[33]; /* bcast_tree */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 2.61 ms (2.26 ms to 3.43 ms), 15 samples
     * native 3.35 ms (2.71 ms to 3.88 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 1.40 times as long in the same rounds */
    if (problem->bytes < 408)
        return &choices[34]; /* exscan_binary */
    /* from 408 bytes: confirmed; at 512 bytes:
     * exscan_linear segment_bytes=0 2.15 ms (2.02 ms to 2.26 ms), 30 samples
     * native 2.73 ms (2.49 ms to 2.92 ms), 30 samples
     * native / choice 1.33 (1.20 to 1.45), 30 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 725)
        return &choices[35]; /* exscan_linear */
    /* from 725 bytes: first look, not confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 2.19 ms (1.78 ms to 2.42 ms), 15 samples
     * native 2.5 ms (2.27 ms to 2.77 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0, 1.22 times as long in the same rounds */
    if (problem->bytes < 9513)
        return &choices[34]; /* exscan_binary */
    /* from 9513 bytes: confirmed; at 16384 bytes:
     * exscan_linear segment_bytes=0 3.19 ms (2.72 ms to 4.25 ms), 10 samples
     * native 25.9 ms (24.2 ms to 26.8 ms), 10 samples
     * native / choice 8.07 (5.58 to 9.80), 10 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.27 times as long in the same rounds */
    if (problem->bytes < 17304)
        return &choices[35]; /* exscan_linear */
    /* from 17304 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 8.28 ms (6.99 ms to 9.09 ms), 10 samples
     * native 95.6 ms (87.4 ms to 107 ms), 10 samples
     * native / choice 12.53 (10.10 to 14.43), 10 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.40 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[36]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 512 ms (455 ms to 664 ms), 10 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 1.56 ms (1.49 ms to 1.65 ms), 253 samples
     * runner-up: gather_linear window=4, 0.61 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* gather_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * gather_linear window=0 8.18 ms (7.79 ms to 10.2 ms), 15 samples
     * native 10.1 ms (9.05 ms to 10.3 ms), 15 samples
     * native / choice 1.15 (1.01 to 1.22), 15 rounds
     * runner-up: gather_wired_direct window=4 turns=posted, 0.98 times as long in the same rounds */
    if (problem->bytes < 5498)
        return &choices[37]; /* gather_linear */
    /* from 5498 bytes: confirmed; at 8192 bytes:
     * gather_linear window=16 order=dealt 20.4 ms (18.2 ms to 23.4 ms), 10 samples
     * native 23 ms (20.8 ms to 28 ms), 10 samples
     * native / choice 1.19 (1.04 to 1.39), 10 rounds
     * runner-up: gather_linear window=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 14903)
        return &choices[38]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 14903 bytes: undecided; at 16384 bytes:
     * gather_native 40.8 ms (39.9 ms to 41 ms), 18 samples
     * runner-up: gather_linear window=4 order=dealt, 0.97 times as long in the same rounds */
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
     * native / choice 2.60 (1.27 to 4.92), 15 rounds
     * runner-up: gatherv_linear window=16, 0.98 times as long in the same rounds */
    return &choices[39]; /* gatherv_linear */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 1.89 ms (1.78 ms to 1.97 ms), 253 samples
     * runner-up: reduce_pairwise_gather, 0.88 times as long in the same rounds */
    if (problem->bytes < 4)
        return &choices[0]; /* reduce_native */
    /* from 4 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=dealt 2.37 ms (2.06 ms to 2.66 ms), 105 samples
     * native 2.78 ms (2.25 ms to 2.95 ms), 105 samples
     * runner-up: reduce_linear, 0.94 times as long in the same rounds */
    if (problem->bytes < 126)
        return &choices[40]; /* reduce_linear */
    /* from 126 bytes: nothing beat native; at 512 bytes:
     * reduce_native 1.6 ms (1.54 ms to 1.66 ms), 230 samples
     * runner-up: reduce_linear, 0.98 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 2.03 ms (1.26 ms to 2.54 ms), 15 samples
     * native 3.49 ms (3.34 ms to 4.01 ms), 15 samples
     * native / choice 1.90 (1.65 to 2.68), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 4104)
        return &choices[41]; /* reduce_tree */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=in_order radix=2 2.31 ms (1.95 ms to 2.47 ms), 15 samples
     * native 3.7 ms (3.32 ms to 4.05 ms), 15 samples
     * native / choice 1.68 (1.51 to 1.79), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 0.99 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[42]; /* reduce_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 5.25 ms (4.35 ms to 5.56 ms), 15 samples
     * native 5.82 ms (4.85 ms to 6.62 ms), 15 samples
     * native / choice 1.20 (1.05 to 1.36), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 1.11 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[43]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.2 ms (34.1 ms to 35.7 ms), 10 samples */
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
     * native / choice 1.30 (1.18 to 1.38), 15 rounds
     * runner-up: reduce_scatter_hierarchical leaders=1 between=ring, 1.07 times as long in the same rounds */
    if (problem->bytes < 97)
        return &choices[44]; /* reduce_scatter_hierarchical */
    /* from 97 bytes: confirmed; at 121 bytes:
     * reduce_scatter_hierarchical leaders=1 between=ring 3.22 ms (3.07 ms to 3.62 ms), 15 samples
     * native 4.06 ms (3.65 ms to 5.27 ms), 15 samples
     * native / choice 1.26 (1.17 to 1.50), 15 rounds
     * runner-up: reduce_scatter_hierarchical leaders=1 between=pairwise, 1.10 times as long in the same rounds */
    if (problem->bytes < 211)
        return &choices[45]; /* reduce_scatter_hierarchical */
    /* from 211 bytes: confirmed; at 512 bytes:
     * reduce_scatter_hierarchical leaders=4 between=ring 3.66 ms (3.43 ms to 4.31 ms), 15 samples
     * native 10.5 ms (10.2 ms to 10.9 ms), 15 samples
     * native / choice 2.88 (2.37 to 3.05), 15 rounds
     * runner-up: reduce_scatter_halving distance=far order=dealt, 1.04 times as long in the same rounds */
    if (problem->bytes < 783)
        return &choices[46]; /* reduce_scatter_hierarchical */
    /* from 783 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_wired_near_first 4.5 ms (3.94 ms to 4.74 ms), 15 samples
     * native 21.5 ms (21.2 ms to 22.2 ms), 15 samples
     * native / choice 5.00 (4.40 to 5.67), 15 rounds
     * runner-up: reduce_scatter_halving distance=far order=dealt, 1.04 times as long in the same rounds */
    if (problem->bytes < 1235)
        return &choices[47]; /* reduce_scatter_wired_near_first */
    /* from 1235 bytes: confirmed; at 1500 bytes:
     * reduce_scatter_hierarchical leaders=4 between=pairwise 9.22 ms (8.71 ms to 11 ms), 10 samples
     * native 38.6 ms (36.8 ms to 39.5 ms), 10 samples
     * native / choice 4.08 (3.64 to 4.47), 10 rounds
     * runner-up: reduce_scatter_recursive_multiplying radix=4, 1.02 times as long in the same rounds */
    if (problem->bytes < 1556)
        return &choices[48]; /* reduce_scatter_hierarchical */
    /* from 1556 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_hierarchical leaders=8 between=ring 9.42 ms (9.11 ms to 10.3 ms), 10 samples
     * native 53.7 ms (52.4 ms to 58.2 ms), 10 samples
     * native / choice 5.62 (5.21 to 6.51), 10 rounds
     * runner-up: reduce_scatter_hierarchical leaders=8 between=pairwise, 1.06 times as long in the same rounds */
    if (problem->bytes < 4699)
        return &choices[49]; /* reduce_scatter_hierarchical */
    /* from 4699 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_ring segment_bytes=0 21.9 ms (21.4 ms to 24 ms), 6 samples
     * native 377 ms (356 ms to 444 ms), 6 samples
     * native / choice 17.11 (15.88 to 20.51), 6 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 21869)
        return &choices[50]; /* reduce_scatter_ring */
    /* from 21869 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 102 ms, 3 samples
     * native 800 ms, 3 samples */
    if (problem->bytes < 129807)
        return &choices[51]; /* reduce_scatter_wired_ring */
    /* from 129807 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 366 ms, 1 sample
     * native 3.97 s, 1 sample
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384, 0.89 times as long in the same rounds */
    if (problem->bytes < 8388609)
        return &choices[52]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 3.97 s, 1 sample */
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
     * native / choice 1.43 (1.24 to 1.61), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 1.02 times as long in the same rounds */
    if (problem->bytes < 185)
        return &choices[53]; /* reduce_scatter_block_hierarchical */
    /* from 185 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_halving distance=near 6.33 ms (5.85 ms to 15.5 ms), 10 samples
     * native 12 ms (11.7 ms to 12.7 ms), 10 samples
     * native / choice 1.93 (1.18 to 2.10), 10 rounds
     * runner-up: reduce_scatter_block_halving distance=far order=dealt, 0.83 times as long in the same rounds */
    if (problem->bytes < 877)
        return &choices[54]; /* reduce_scatter_block_halving */
    /* from 877 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_halving distance=far order=dealt 4.53 ms (3.87 ms to 4.85 ms), 15 samples
     * native 22.1 ms (21.5 ms to 22.5 ms), 15 samples
     * native / choice 5.17 (4.73 to 5.56), 15 rounds
     * runner-up: reduce_scatter_block_wired_near_first, 1.06 times as long in the same rounds */
    if (problem->bytes < 1360)
        return &choices[55]; /* reduce_scatter_block_halving */
    /* from 1360 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=8 between=ring 9.34 ms (8.63 ms to 10.2 ms), 10 samples
     * native 53.1 ms (51.4 ms to 55.4 ms), 10 samples
     * native / choice 5.73 (5.16 to 5.96), 10 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=8 between=pairwise, 1.03 times as long in the same rounds */
    if (problem->bytes < 4665)
        return &choices[56]; /* reduce_scatter_block_hierarchical */
    /* from 4665 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 21.5 ms (21.2 ms to 22.1 ms), 6 samples
     * native 390 ms (232 ms to 1.14 s), 6 samples
     * native / choice 18.04 (10.90 to 53.77), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 17769)
        return &choices[57]; /* reduce_scatter_block_wired_ring */
    /* from 17769 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 112 ms, 3 samples
     * native 810 ms, 3 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.09 times as long in the same rounds */
    if (problem->bytes < 57991)
        return &choices[58]; /* reduce_scatter_block_wired_ring */
    /* from 57991 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 210 ms, 1 sample
     * native 1.75 s, 1 sample */
    if (problem->bytes < 8388609)
        return &choices[59]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 4.23 s, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 4.01 ms (3.12 ms to 4.9 ms), 15 samples
     * native 4.53 ms (3.91 ms to 6.64 ms), 15 samples
     * native / choice 1.24 (1.15 to 1.52), 15 rounds
     * runner-up: scan_hillis_steele, 1.30 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[60]; /* scan_binary */
    /* from 59 bytes: confirmed; at 64 bytes:
     * scan_linear segment_bytes=0 3.04 ms (2.91 ms to 3.48 ms), 60 samples
     * native 3.83 ms (3.58 ms to 4.16 ms), 60 samples
     * native / choice 1.21 (1.06 to 1.31), 60 rounds
     * runner-up: scan_binary segment_bytes=0, 1.10 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[61]; /* scan_linear */
    /* from 72 bytes: confirmed; at 512 bytes:
     * scan_binary segment_bytes=0 3.41 ms (3.15 ms to 3.96 ms), 15 samples
     * native 5.06 ms (3.96 ms to 5.34 ms), 15 samples
     * native / choice 1.35 (1.08 to 1.53), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.15 times as long in the same rounds */
    if (problem->bytes < 3643)
        return &choices[60]; /* scan_binary */
    /* from 3643 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 3.4 ms (2.87 ms to 3.86 ms), 15 samples
     * native 6.14 ms (5.59 ms to 6.76 ms), 15 samples
     * native / choice 1.91 (1.57 to 2.03), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.11 times as long in the same rounds */
    if (problem->bytes < 7352)
        return &choices[61]; /* scan_linear */
    /* from 7352 bytes: confirmed; at 8192 bytes:
     * scan_binary segment_bytes=0 2.77 ms (2.64 ms to 3.04 ms), 15 samples
     * native 11 ms (10.6 ms to 11.7 ms), 15 samples
     * native / choice 4.02 (3.56 to 4.18), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.06 times as long in the same rounds */
    if (problem->bytes < 8975)
        return &choices[60]; /* scan_binary */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * scan_linear segment_bytes=0 3.8 ms (3.17 ms to 4.29 ms), 15 samples
     * native 24.4 ms (24.2 ms to 24.7 ms), 15 samples
     * native / choice 6.36 (5.75 to 7.66), 15 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.13 times as long in the same rounds */
    if (problem->bytes < 19303)
        return &choices[61]; /* scan_linear */
    /* from 19303 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.84 ms (6.24 ms to 19.1 ms), 10 samples
     * native 89.5 ms (85.5 ms to 114 ms), 10 samples
     * native / choice 13.50 (5.58 to 15.31), 10 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.29 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[62]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 470 ms (429 ms to 893 ms), 10 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scatter_tree radix=16 order=dealt 2.14 ms (1.47 ms to 2.83 ms), 15 samples
     * native 3.15 ms (1.55 ms to 3.77 ms), 15 samples
     * runner-up: scatter_wired_direct window=16, 1.01 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[63]; /* scatter_tree */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * scatter_linear window=0 order=dealt 1.56 ms (1.28 ms to 2.01 ms), 15 samples
     * native 2.83 ms (1.34 ms to 3.43 ms), 15 samples
     * runner-up: scatter_tree radix=16, 0.98 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[64]; /* scatter_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * scatter_native 4.8 ms (4.72 ms to 4.85 ms), 150 samples
     * runner-up: scatter_tree radix=8 order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* scatter_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * scatter_linear window=0 order=dealt 9.76 ms (9.58 ms to 9.85 ms), 120 samples
     * native 9.97 ms (9.92 ms to 10.1 ms), 120 samples
     * native / choice 1.03 (1.01 to 1.04), 120 rounds
     * runner-up: scatter_wired_direct window=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 6115)
        return &choices[64]; /* scatter_linear */
    /* from 6115 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=4 19.5 ms (19.3 ms to 19.8 ms), 80 samples
     * native 20.2 ms (20 ms to 20.3 ms), 80 samples
     * native / choice 1.03 (1.02 to 1.05), 80 rounds
     * runner-up: scatter_linear window=0 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 8451)
        return &choices[65]; /* scatter_linear */
    /* from 8451 bytes: nothing beat native; at 16384 bytes:
     * scatter_native 40.5 ms (39.7 ms to 40.8 ms), 11 samples
     * runner-up: scatter_tree radix=16, 1.43 times as long in the same rounds */
    if (problem->bytes < 121960)
        return &choices[0]; /* scatter_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 121960 bytes: first look, not confirmed; at 131072 bytes:
     * scatter_wired_direct window=1 386 ms, 2 samples
     * native 505 ms, 2 samples */
    return &choices[66]; /* scatter_wired_direct */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 2.17 ms (2.07 ms to 2.22 ms), 243 samples
     * runner-up: scatterv_linear window=0, 1.03 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00404, 0.00294},
    {&ct_allgather, 64, 0.0032, 0.0032},
    {&ct_allgather, 512, 0.0105, 0.00365},
    {&ct_allgather, 1024, 0.0218, 0.00446},
    {&ct_allgather, 2048, 0.0534, 0.00703},
    {&ct_allgather, 4096, 0.329, 0.0128},
    {&ct_allgather, 8192, 0.45, 0.0221},
    {&ct_allgather, 16384, 0.042, 0.042},
    {&ct_allgather, 32768, 0.102, 0.0838},
    {&ct_allgather, 65536, 0.222, 0.172},
    {&ct_allgather, 131072, 0.476, 0.476},
    {&ct_allgatherv, 1, 0.00713, 0.0055},
    {&ct_allgatherv, 64, 0.00262, 0.002},
    {&ct_allgatherv, 512, 0.0116, 0.00597},
    {&ct_allgatherv, 1024, 0.0226, 0.00579},
    {&ct_allgatherv, 2048, 0.0595, 0.0107},
    {&ct_allgatherv, 4096, 0.327, 0.0171},
    {&ct_allgatherv, 8192, 0.492, 0.0249},
    {&ct_allgatherv, 16384, 0.0433, 0.0433},
    {&ct_allgatherv, 32768, 0.135, 0.135},
    {&ct_allgatherv, 65536, 0.194, 0.194},
    {&ct_allgatherv, 131072, 0.484, 0.484},
    {&ct_allreduce, 1, 0.00327, 0.00263},
    {&ct_allreduce, 64, 0.00306, 0.00237},
    {&ct_allreduce, 512, 0.00484, 0.00231},
    {&ct_allreduce, 1024, 0.0051, 0.00223},
    {&ct_allreduce, 2048, 0.00441, 0.00206},
    {&ct_allreduce, 4096, 0.0052, 0.00236},
    {&ct_allreduce, 8192, 0.0052, 0.00285},
    {&ct_allreduce, 16384, 0.00518, 0.00394},
    {&ct_allreduce, 32768, 0.00812, 0.00812},
    {&ct_allreduce, 65536, 0.0243, 0.0199},
    {&ct_allreduce, 131072, 0.0461, 0.0317},
    {&ct_alltoall, 1, 0.00576, 0.00335},
    {&ct_alltoall, 64, 0.00611, 0.00304},
    {&ct_alltoall, 512, 0.0128, 0.0109},
    {&ct_alltoall, 1024, 0.0264, 0.0212},
    {&ct_alltoall, 2048, 0.0437, 0.0437},
    {&ct_alltoall, 4096, 0.286, 0.0844},
    {&ct_alltoall, 8192, 0.494, 0.171},
    {&ct_alltoall, 16384, 0.829, 0.34},
    {&ct_alltoall, 32768, 2.05, 0.825},
    {&ct_alltoall, 65536, 2.19, 1.47},
    {&ct_alltoall, 131072, 4.31, 2.73},
    {&ct_alltoallv, 1024, 0.0234, 0.0234},
    {&ct_barrier, 0, 0.00368, 0.00252},
    {&ct_bcast, 1, 0.00187, 0.00148},
    {&ct_bcast, 64, 0.00341, 0.00248},
    {&ct_bcast, 512, 0.00168, 0.00141},
    {&ct_bcast, 1024, 0.00275, 0.00275},
    {&ct_bcast, 2048, 0.000788, 0.000788},
    {&ct_bcast, 4096, 0.0018, 0.0018},
    {&ct_bcast, 8192, 0.00216, 0.00199},
    {&ct_bcast, 16384, 0.011, 0.00311},
    {&ct_bcast, 32768, 0.0225, 0.00444},
    {&ct_bcast, 65536, 0.0571, 0.00764},
    {&ct_bcast, 131072, 0.79, 0.0998},
    {&ct_exscan, 1, 0.00335, 0.00261},
    {&ct_exscan, 64, 0.0064, 0.00479},
    {&ct_exscan, 512, 0.00273, 0.00215},
    {&ct_exscan, 1024, 0.0025, 0.00219},
    {&ct_exscan, 2048, 0.00249, 0.00187},
    {&ct_exscan, 4096, 0.00652, 0.00425},
    {&ct_exscan, 8192, 0.0137, 0.00529},
    {&ct_exscan, 16384, 0.0259, 0.00319},
    {&ct_exscan, 32768, 0.0956, 0.00828},
    {&ct_exscan, 65536, 0.229, 0.00952},
    {&ct_exscan, 131072, 0.512, 0.0153},
    {&ct_gather, 1, 0.00156, 0.00156},
    {&ct_gather, 64, 0.00152, 0.00152},
    {&ct_gather, 512, 0.00165, 0.00165},
    {&ct_gather, 1024, 0.00246, 0.00246},
    {&ct_gather, 2048, 0.00434, 0.00434},
    {&ct_gather, 4096, 0.0101, 0.00818},
    {&ct_gather, 8192, 0.023, 0.0204},
    {&ct_gather, 16384, 0.0408, 0.0408},
    {&ct_gather, 32768, 0.0823, 0.0823},
    {&ct_gather, 65536, 0.164, 0.164},
    {&ct_gather, 131072, 0.333, 0.333},
    {&ct_gatherv, 1024, 0.00235, 0.00116},
    {&ct_reduce, 1, 0.00189, 0.00189},
    {&ct_reduce, 64, 0.00278, 0.00237},
    {&ct_reduce, 512, 0.0016, 0.0016},
    {&ct_reduce, 1024, 0.00156, 0.00156},
    {&ct_reduce, 2048, 0.00299, 0.00299},
    {&ct_reduce, 4096, 0.00349, 0.00203},
    {&ct_reduce, 8192, 0.0037, 0.00231},
    {&ct_reduce, 16384, 0.00514, 0.00405},
    {&ct_reduce, 32768, 0.00582, 0.00525},
    {&ct_reduce, 65536, 0.0171, 0.00974},
    {&ct_reduce, 131072, 0.0352, 0.0122},
    {&ct_reduce_scatter, 1, 0.00331, 0.00256},
    {&ct_reduce_scatter, 64, 0.0031, 0.00229},
    {&ct_reduce_scatter, 512, 0.0105, 0.00366},
    {&ct_reduce_scatter, 1024, 0.0215, 0.0045},
    {&ct_reduce_scatter, 2048, 0.0537, 0.00942},
    {&ct_reduce_scatter, 4096, 0.304, 0.0263},
    {&ct_reduce_scatter, 8192, 0.377, 0.0219},
    {&ct_reduce_scatter, 16384, 0.55, 0.0439},
    {&ct_reduce_scatter, 32768, 0.8, 0.102},
    {&ct_reduce_scatter, 65536, 2.15, 0.17},
    {&ct_reduce_scatter, 131072, 3.97, 0.366},
    {&ct_reduce_scatter_block, 1, 0.00256, 0.00164},
    {&ct_reduce_scatter_block, 64, 0.00303, 0.00198},
    {&ct_reduce_scatter_block, 512, 0.012, 0.00633},
    {&ct_reduce_scatter_block, 1024, 0.0221, 0.00453},
    {&ct_reduce_scatter_block, 2048, 0.0531, 0.00934},
    {&ct_reduce_scatter_block, 4096, 0.238, 0.0189},
    {&ct_reduce_scatter_block, 8192, 0.39, 0.0215},
    {&ct_reduce_scatter_block, 16384, 0.512, 0.0454},
    {&ct_reduce_scatter_block, 32768, 0.81, 0.112},
    {&ct_reduce_scatter_block, 65536, 1.75, 0.21},
    {&ct_reduce_scatter_block, 131072, 4.23, 0.496},
    {&ct_scan, 1, 0.00453, 0.00401},
    {&ct_scan, 64, 0.00383, 0.00304},
    {&ct_scan, 512, 0.00506, 0.00341},
    {&ct_scan, 1024, 0.00247, 0.00205},
    {&ct_scan, 2048, 0.00561, 0.00447},
    {&ct_scan, 4096, 0.00614, 0.0034},
    {&ct_scan, 8192, 0.011, 0.00277},
    {&ct_scan, 16384, 0.0244, 0.0038},
    {&ct_scan, 32768, 0.0895, 0.00784},
    {&ct_scan, 65536, 0.344, 0.0103},
    {&ct_scan, 131072, 0.47, 0.016},
    {&ct_scatter, 1, 0.00315, 0.00214},
    {&ct_scatter, 64, 0.00283, 0.00156},
    {&ct_scatter, 512, 0.00232, 0.0015},
    {&ct_scatter, 1024, 0.00226, 0.00204},
    {&ct_scatter, 2048, 0.0048, 0.0048},
    {&ct_scatter, 4096, 0.00997, 0.00976},
    {&ct_scatter, 8192, 0.0202, 0.0195},
    {&ct_scatter, 16384, 0.0405, 0.0405},
    {&ct_scatter, 32768, 0.0808, 0.0808},
    {&ct_scatter, 65536, 0.162, 0.162},
    {&ct_scatter, 131072, 0.505, 0.386},
    {&ct_scatterv, 1024, 0.00217, 0.00217},
};

/* What ranks that were not tuned choose from; a collective after the other, native first. */
static const struct ct_offered offered[] = {
    {.collective = &ct_allgather},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bine,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x196fad54922ab246)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck,
     .fingerprint = UINT64_C(0x0a44012feb319f8a)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc9928e01c8710e81)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x8f959fa6ea1dac85)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xb13fb95e2b9f8370)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=8 between=recursive_doubling */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0x68e222315eec250c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3c84340ddf5461e7)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     .fingerprint = UINT64_C(0xedd4e0462035b967)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     .fingerprint = UINT64_C(0xc0b1c97d5bc85fe0)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x63d7a374c76b438c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa01452f7984e6a9c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=8 order=dealt */
     .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x90e414596ac67ac6)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe2d936aeab5827c5)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa7fe30a63df47d87)},
    {.collective = &ct_allgatherv},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bine,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xe399f0633e8916ad)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x4b18e12e6fdf3ed1)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck_radix,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5cf8c8f97e72b966)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xfb224eb33ce190ec)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xea69b4eae7a7f6ff)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=2 between=spread */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0xbdd176af2f866181)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=8 between=spread */
     .setting = {{3, 0}},
     .fingerprint = UINT64_C(0xfdebfa9186050b7e)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=8 between=recursive_doubling */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0xbc899fb8c7ebd63c)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_mesh,
     /* dims=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xb1a3a827c468bf37)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xb0f13ea4bf7406a6)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xd05d8996bdaee731)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_multiplying,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1f2abcc0e5eef676)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x48a59612688f821b)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0x9ae81bc16416a079)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe538fc9ad7cdd31b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x7d2c9e5852580d0b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x106066834e77878c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x5035388c95e969e4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=4 between=recursive_doubling */
     .setting = {{2, 0}},
     .fingerprint = UINT64_C(0x12e69e6eee5e5766)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 2}},
     .fingerprint = UINT64_C(0xb145935933083d01)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x4709e8cd65ab29d4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     .fingerprint = UINT64_C(0xdcb7ac65841ac759)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0x97f3019d37428e03)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x1159461b6c07a13e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=2 */
     .setting = {{0, 0, 2}},
     .fingerprint = UINT64_C(0xc6be6275522fadf4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0x915eecc71b72199a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 1, 8}},
     .fingerprint = UINT64_C(0xe86c078d0987ab1a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=dealt */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x78525e4e766b66a8)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe19ff3f10b062078)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=circulant allgather=mesh_3d order=dealt */
     .setting = {{1, 1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7217d1b0dd267c93)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=pair allgather=spread */
     .setting = {{2, 5}},
     .fingerprint = UINT64_C(0x47e5e34b19881d96)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     .fingerprint = UINT64_C(0x3ff0403d4eb4bb18)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf410ce6299130a79)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=8 order=dealt */
     .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x62e5aafa65db61f6)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x6632491fd7607fe2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x96156e05e163edd3)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=8 between=spread */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0xfb2f5538720a3d02)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 2}},
     .fingerprint = UINT64_C(0x477b6d9d7d3f260b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x322f69e56937cb4b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 order=dealt */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1e626a5899270105)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=light barriers=0 order=dealt */
     .setting = {{0, 1, 0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc40ebe8ad67177be)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xa8c8e75ac09e6458)},
    {.collective = &ct_alltoallv},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xbeea6a27a3ddc872)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_scattered,
     /* batch=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0x400983341775f320)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_simple,
     .fingerprint = UINT64_C(0xf1d35463290cec1f)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xd4f8ffa8c4a95f02)},
    {.collective = &ct_barrier},
    {.collective = &ct_barrier,
     .algorithm = &barrier_hierarchical,
     /* radix=16 between=dissemination */
     .setting = {{16, 0}},
     .fingerprint = UINT64_C(0xb3e45f3e279750ea)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_linear,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe25ed66473071762)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=4 order=dealt */
     .setting = {{1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x9613aeb2a69b44e0)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0x9ec1f7649250f424)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x89c33610ff19bb3e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1f54519fed626b39)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=4096 order=dealt */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xea345af1246d00a2)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=1 tree=binomial */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xc7c5c5cd5ec186e0)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=mesh_3d radix=2 order=dealt */
     .setting = {{1, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc23cac3de8fbcbc1)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 3, 2}},
     .fingerprint = UINT64_C(0x4185d79f3d7bcfc9)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1a6e50dd8d7466e5)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 3, 8}},
     .fingerprint = UINT64_C(0xa9b89a43208b625a)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=dealt */
     .setting = {{0, 3, 8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xdf60209163849329)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=chain radix=2 */
     .setting = {{4096, 1, 2}},
     .fingerprint = UINT64_C(0xb9427c79242feaea)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 */
     .setting = {{16384, 1, 1}},
     .fingerprint = UINT64_C(0xf6395804941bb40e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x0ccb584ecbe7ca6e)},
    {.collective = &ct_exscan},
    {.collective = &ct_exscan,
     .algorithm = &exscan_123,
     .fingerprint = UINT64_C(0x1b4e097ca6d418ad)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_binary,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xba0b7bba9d6e1b93)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_binary,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x52260b59de146bd4)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf7db1471bdbb645d)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x0a3ef329502de41e)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_recursive_doubling,
     .fingerprint = UINT64_C(0x8dade2b597bab423)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_shift_scan,
     /* scan=recursive_doubling */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xdd1fc713fe6d26fc)},
    {.collective = &ct_gather},
    {.collective = &ct_gather,
     .algorithm = &gather_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xb351b4bcc2efee86)},
    {.collective = &ct_gather,
     .algorithm = &gather_hierarchical,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x44520fdb8059c124)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x109fe8f1f887e7ec)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xfee69f08cd4cc6e2)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xaf17b333d2d9e4a2)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=16 order=dealt */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x19cef7d20ae1c184)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=1 order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf84e0b7016841963)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=32 */
     .setting = {{32}},
     .fingerprint = UINT64_C(0x5f3afe8b9d6f7fdb)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xb7896ca330626046)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x806a5372ca3f6391)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0xad7b95370c7fe582)},
    {.collective = &ct_gatherv},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_linear,
     /* window=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0x41ef4e4645cba261)},
    {.collective = &ct_reduce},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     .fingerprint = UINT64_C(0x9f6031343efea102)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1774b25d487a2f84)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0732be77c990b24a)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_halving,
     /* distance=bine */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xd88ee19c8ef26873)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     .fingerprint = UINT64_C(0x73677152516d75fd)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_pairwise_gather,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xffa285a5a2ce8539)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 1, 2}},
     .fingerprint = UINT64_C(0xc7537e040a408d03)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0xc6b67c710825fe6b)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 1, 8}},
     .fingerprint = UINT64_C(0xe351670e071f957b)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=in_order radix=2 */
     .setting = {{4096, 2, 2}},
     .fingerprint = UINT64_C(0x379d55718dee5b2e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 */
     .setting = {{16384, 0, 1}},
     .fingerprint = UINT64_C(0x7589fb43a81541bd)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x7744dc5d3c3c6646)},
    {.collective = &ct_reduce_scatter},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf2cc99620a85c279)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xba4df39145c14d58)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=far order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x171cb662b36c88b2)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xfa936688af47b96b)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=4 between=ring */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0x6af6a109f18bcbfb)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0x67665deee8573ed6)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_multiplying,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x16ee17c4204946f8)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x368c4ffdeb0e2083)},
    {.collective = &ct_reduce_scatter_block},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x74f85db06f9e4fe5)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe87531f06fcbc4e3)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=far order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xad7f376e7d2f673f)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x0ce4806db77b5d43)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=4 between=pairwise */
     .setting = {{2, 0}},
     .fingerprint = UINT64_C(0x7514bb2ddbd2fb10)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0x52c75570b4768832)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xac905909b54499cf)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x58dbfde2a8fdb3ed)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x8c1bdfc97555018a)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_swing,
     .fingerprint = UINT64_C(0x0aa71703f5caa1df)},
    {.collective = &ct_scan},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x68820d0580e1a378)},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xd0224315fb6ccbcb)},
    {.collective = &ct_scan,
     .algorithm = &scan_hillis_steele,
     .fingerprint = UINT64_C(0x0521e31db120b2e8)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x077b319c3e43f4ea)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xd9b607711b26f6e9)},
    {.collective = &ct_scan,
     .algorithm = &scan_linear,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xb19ce37127109bb3)},
    {.collective = &ct_scan,
     .algorithm = &scan_recursive_doubling,
     .fingerprint = UINT64_C(0xacc58c1218db62cd)},
    {.collective = &ct_scatter},
    {.collective = &ct_scatter,
     .algorithm = &scatter_hierarchical,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xac9556bb2b3298b9)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=0 order=dealt */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x38d9677036563595)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x6ca6154713faf219)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x1c7e737cd0adab86)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0x469db9d6f4175218)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=16 order=dealt */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd2914838669fae2d)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x3cc223596c78c5a5)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0xbdf7f8ee506da9c8)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=16 order=dealt */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x4f3dfee97b04d3f5)},
    {.collective = &ct_scatterv},
    {.collective = &ct_scatterv,
     .algorithm = &scatterv_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x40b5b463dbde0d34)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -64, 1024}, {0, 64, -112, 1024}, {0, 512, 192, 1024}, {0, 1024, 208, 1024},
    {0, 2048, 656, 1024}, {0, 4096, 1776, 1024}, {0, 8192, 1536, 1024}, {0, 16384, 112, 1024},
    {0, 32768, 0, 1024}, {0, 65536, 0, 384}, {0, 131072, 0, 832}, {1, 1, 384, 1024},
    {1, 512, 32, 1024}, {1, 1024, -48, 1024}, {1, 2048, 32, 640}, {2, 1, -304, 1024},
    {2, 64, 0, 1024}, {3, 1, -96, 1024}, {3, 512, -64, 1024}, {3, 1024, 32, 1024},
    {3, 2048, 176, 640}, {4, 512, 192, 640}, {4, 1024, -16, 1024}, {4, 2048, -256, 1024},
    {5, 1, 368, 1024}, {5, 64, 0, 1024}, {6, 512, 32, 640}, {6, 1024, -16, 1024},
    {6, 2048, 112, 1024}, {6, 4096, 192, 384}, {7, 1, -256, 1024}, {7, 512, -128, 1024},
    {7, 1024, -32, 1024}, {7, 2048, -176, 1024}, {8, 1, -768, 1024}, {8, 2048, 0, 1024},
    {8, 4096, -336, 1024}, {8, 8192, 64, 1024}, {8, 16384, -448, 1024}, {9, 1, -304, 1024},
    {9, 64, -224, 1024}, {10, 1, -80, 1024}, {10, 512, -80, 1024}, {10, 1024, -32, 1024},
    {10, 2048, -64, 1024}, {11, 1, -208, 1024}, {11, 512, 0, 1024}, {11, 1024, 96, 1024},
    {11, 2048, -176, 1024}, {12, 512, -400, 640}, {13, 2048, -352, 1024}, {13, 4096, -464, 1024},
    {13, 8192, -64, 1024}, {13, 16384, 176, 1024}, {14, 1, 96, 1024}, {14, 512, -160, 1024},
    {14, 1024, -80, 640}, {15, 1, 208, 1024}, {15, 64, -176, 1024}, {15, 512, -80, 1024},
    {15, 1024, -32, 1024}, {15, 2048, 432, 1024}, {15, 4096, 1520, 1024}, {15, 8192, 688, 1024},
    {15, 16384, 0, 1024}, {15, 32768, 0, 192}, {15, 65536, 0, 192}, {15, 131072, 0, 192},
    {16, 512, 208, 1024}, {16, 1024, 272, 1024}, {16, 2048, -48, 1024}, {17, 1, -32, 1024},
    {17, 512, 416, 1024}, {17, 1024, 448, 1024}, {17, 2048, -64, 1024}, {18, 512, 0, 1024},
    {18, 1024, 208, 1024}, {18, 2048, 32, 1024}, {19, 1, -32, 1024}, {19, 64, 0, 1024},
    {20, 1, 496, 1024}, {20, 64, 16, 1024}, {21, 1, 48, 1024}, {21, 64, 112, 1024},
    {21, 512, -320, 1024}, {22, 512, -176, 1024}, {22, 1024, -96, 1024}, {22, 2048, 240, 1024},
    {22, 4096, 0, 1024}, {23, 1024, -208, 1024}, {23, 2048, 224, 1024}, {23, 4096, 0, 1024},
    {24, 1, -304, 1024}, {24, 512, -80, 1024}, {24, 2048, -96, 1024}, {25, 512, 112, 1024},
    {25, 1024, 112, 1024}, {25, 2048, -32, 1024}, {26, 1, -160, 1024}, {26, 64, 64, 1024},
    {26, 512, 96, 1024}, {26, 1024, -112, 1024}, {26, 2048, -112, 1024}, {26, 4096, -304, 1024},
    {27, 512, -64, 1024}, {27, 1024, 64, 1024}, {27, 2048, -48, 1024}, {27, 4096, -80, 1024},
    {28, 4096, -576, 1024}, {28, 8192, -688, 1024}, {28, 16384, 0, 1024}, {29, 1, -96, 1024},
    {29, 64, -336, 1024}, {29, 512, 448, 1024}, {29, 1024, 688, 1024}, {29, 2048, 80, 1024},
    {29, 4096, -144, 1024}, {29, 8192, -64, 1024}, {29, 16384, -48, 1024}, {29, 32768, -144, 1024},
    {29, 65536, 32, 1024}, {29, 131072, -96, 1024}, {30, 512, -144, 1024}, {30, 2048, -384, 1024},
    {31, 64, 128, 1024}, {31, 32768, -112, 1024}, {31, 65536, 64, 1024}, {32, 1, 112, 1024},
    {32, 64, 224, 1024}, {32, 16384, 80, 1024}, {32, 32768, 272, 1024}, {32, 65536, -112, 1024},
    {32, 131072, -32, 384}, {33, 1, 352, 832}, {33, 64, -160, 1024}, {33, 512, 320, 1024},
    {33, 1024, -32, 1024}, {33, 2048, -112, 1024}, {33, 4096, -208, 1024}, {34, 512, -80, 1024},
    {34, 1024, 128, 1024}, {34, 2048, -16, 1024}, {34, 4096, -112, 1024}, {35, 16384, -96, 1024},
    {35, 32768, -48, 1024}, {36, 65536, 288, 1024}, {36, 131072, 256, 1024}, {37, 64, -16, 1024},
    {37, 32768, 48, 1024}, {37, 65536, 224, 1024}, {37, 131072, -384, 384}, {38, 1, -288, 1024},
    {38, 512, -272, 1024}, {38, 1024, -224, 1024}, {38, 2048, -304, 1024}, {39, 1, 288, 1024},
    {39, 64, 96, 1024}, {39, 2048, 64, 1024}, {39, 4096, 96, 1024}, {39, 8192, 96, 1024},
    {40, 65536, -256, 1024}, {40, 131072, -272, 1024}, {41, 1, 320, 1024}, {41, 4096, -176, 1024},
    {41, 8192, 160, 1024}, {42, 1024, 16, 1024}, {42, 2048, 80, 1024}, {42, 4096, -304, 1024},
    {43, 64, 208, 1024}, {43, 512, 320, 1024}, {43, 1024, -32, 1024}, {43, 2048, 96, 1024},
    {43, 4096, 0, 1024}, {44, 1, -176, 1024}, {44, 64, -176, 1024}, {44, 512, -128, 1024},
    {44, 1024, 64, 1024}, {45, 64, 64, 1024}, {45, 512, 16, 1024}, {45, 1024, 112, 1024},
    {45, 4096, 160, 1024}, {45, 8192, 176, 1024}, {45, 16384, 256, 1024}, {46, 32768, -176, 1024},
    {46, 65536, -32, 1024}, {47, 1, -624, 1024}, {48, 1, 288, 1024}, {48, 64, 336, 1024},
    {48, 512, -352, 1024}, {48, 1024, 144, 1024}, {48, 2048, 336, 1024}, {48, 4096, 1792, 1024},
    {48, 8192, 1584, 384}, {48, 16384, 1264, 192}, {48, 32768, 1264, 384}, {48, 65536, 320, 192},
    {48, 131072, 0, 192}, {49, 1, 80, 1024}, {49, 512, -16, 1024}, {49, 1024, 16, 1024},
    {50, 1, -64, 1024}, {51, 512, -32, 1024}, {51, 1024, 16, 1024}, {52, 512, -48, 1024},
    {52, 1024, -48, 1024}, {52, 2048, 336, 1024}, {53, 1, -48, 1024}, {53, 64, -144, 1024},
    {54, 512, 16, 1024}, {54, 1024, -48, 1024}, {54, 2048, 368, 384}, {55, 2048, 0, 1024},
    {56, 32768, -64, 832}, {57, 65536, -320, 384}, {58, 4096, -16, 640}, {58, 8192, -16, 832},
    {58, 16384, -64, 384}, {58, 32768, 0, 640}, {59, 512, -272, 1024}, {59, 1024, -128, 1024},
    {59, 2048, -208, 1024}, {59, 4096, -16, 1024}, {60, 1024, -160, 1024}, {61, 1024, 80, 1024},
    {62, 1024, -208, 1024}, {63, 1024, -208, 1024}, {64, 1024, -128, 1024}, {65, 0, -208, 1024},
    {66, 0, -80, 1024}, {67, 0, 240, 832}, {68, 0, -144, 1024}, {69, 1, -128, 1024},
    {69, 64, 464, 1024}, {69, 512, 112, 1024}, {69, 1024, 48, 1024}, {69, 2048, 0, 1024},
    {69, 4096, -64, 1024}, {69, 8192, -304, 1024}, {69, 16384, 176, 1024}, {69, 32768, 256, 1024},
    {69, 65536, 432, 1024}, {69, 131072, 976, 1024}, {70, 1, 0, 1024}, {70, 64, -16, 1024},
    {70, 512, 144, 1024}, {70, 1024, 304, 1024}, {70, 8192, -336, 1024}, {71, 1, -80, 1024},
    {71, 64, 16, 1024}, {71, 512, 16, 1024}, {71, 1024, 112, 1024}, {72, 1, 0, 1024},
    {73, 8192, 0, 1024}, {73, 16384, -80, 640}, {74, 1, 96, 1024}, {74, 512, 128, 1024},
    {74, 1024, -48, 1024}, {74, 4096, 64, 1024}, {74, 8192, -80, 1024}, {75, 16384, 32, 1024},
    {75, 32768, -96, 1024}, {75, 65536, -48, 384}, {76, 1, 16, 1024}, {76, 512, 272, 1024},
    {76, 1024, 32, 1024}, {76, 4096, 400, 1024}, {76, 8192, 80, 1024}, {77, 64, -16, 1024},
    {77, 512, -112, 1024}, {77, 1024, -288, 1024}, {78, 1, -272, 1024}, {78, 512, -112, 1024},
    {78, 1024, -32, 1024}, {78, 4096, -416, 1024}, {79, 1, 400, 1024}, {79, 64, -384, 1024},
    {79, 1024, -96, 1024}, {80, 16384, -160, 1024}, {80, 32768, 48, 640}, {81, 32768, -128, 1024},
    {81, 65536, -112, 1024}, {81, 131072, -16, 1024}, {82, 16384, 16, 1024}, {82, 32768, 48, 1024},
    {82, 65536, -160, 1024}, {82, 131072, 0, 1024}, {83, 1, -208, 1024}, {83, 64, 0, 1024},
    {83, 512, -240, 1024}, {83, 1024, -160, 1024}, {83, 2048, -256, 1024}, {83, 4096, -288, 1024},
    {83, 8192, -368, 1024}, {83, 16384, 496, 1024}, {83, 32768, 192, 1024}, {83, 65536, 1056, 1024},
    {83, 131072, 1568, 1024}, {84, 64, 144, 1024}, {84, 512, 32, 1024}, {84, 1024, 0, 1024},
    {85, 1, 32, 1024}, {85, 64, 352, 1024}, {85, 512, 80, 1024}, {85, 1024, 160, 1024},
    {85, 2048, -48, 1024}, {85, 4096, 112, 1024}, {85, 8192, 96, 1024}, {86, 8192, -96, 1024},
    {87, 1, 32, 1024}, {87, 64, 112, 1024}, {87, 512, -224, 1024}, {87, 1024, 128, 1024},
    {87, 2048, 48, 1024}, {87, 4096, 0, 1024}, {87, 8192, 128, 1024}, {87, 16384, 0, 1024},
    {88, 32768, 0, 1024}, {88, 65536, -272, 1024}, {88, 131072, -160, 1024}, {89, 1, 96, 1024},
    {89, 64, -176, 1024}, {89, 512, -464, 1024}, {89, 1024, -16, 1024}, {89, 2048, -128, 1024},
    {90, 1, -64, 1024}, {90, 64, -256, 1024}, {90, 512, 0, 1024}, {90, 1024, 48, 1024},
    {91, 1, 48, 1024}, {91, 64, -192, 1024}, {91, 512, -208, 1024}, {91, 1024, -64, 1024},
    {91, 2048, -64, 1024}, {91, 4096, 0, 1024}, {91, 8192, 176, 1024}, {91, 16384, 16, 1024},
    {91, 32768, 0, 1024}, {91, 65536, 0, 640}, {91, 131072, -192, 640}, {92, 64, -64, 1024},
    {92, 512, 128, 1024}, {93, 512, 416, 1024}, {93, 1024, -144, 1024}, {94, 64, 432, 1024},
    {94, 512, -256, 1024}, {94, 1024, 432, 832}, {94, 2048, -144, 1024}, {94, 4096, -80, 1024},
    {94, 8192, -96, 1024}, {95, 1, -528, 1024}, {95, 64, -208, 1024}, {95, 2048, 48, 1024},
    {95, 4096, -32, 1024}, {96, 1, -128, 1024}, {96, 64, 160, 1024}, {96, 1024, 64, 1024},
    {96, 2048, 16, 1024}, {96, 8192, -16, 1024}, {96, 16384, -48, 1024}, {96, 65536, 0, 384},
    {97, 64, -80, 1024}, {97, 512, 80, 1024}, {97, 1024, -64, 1024}, {97, 2048, -288, 1024},
    {97, 4096, -16, 1024}, {97, 8192, 0, 1024}, {98, 8192, -16, 1024}, {98, 16384, -16, 1024},
    {98, 32768, 0, 1024}, {99, 2048, 192, 640}, {99, 8192, -16, 1024}, {99, 16384, 32, 1024},
    {99, 65536, 16, 384}, {99, 131072, 192, 384}, {100, 64, 384, 1024}, {100, 2048, 304, 640},
    {100, 8192, 16, 1024}, {100, 16384, -48, 1024}, {101, 64, -128, 1024}, {101, 512, 16, 1024},
    {101, 1024, -128, 1024}, {101, 2048, -96, 1024}, {101, 4096, -16, 1024}, {101, 8192, 48, 1024},
    {102, 1, -224, 1024}, {102, 64, 0, 1024}, {102, 512, -128, 1024}, {102, 1024, -64, 1024},
    {102, 2048, 32, 1024}, {102, 4096, 0, 1024}, {102, 8192, 32, 1024}, {103, 1024, 816, 1024},
    {104, 1024, -80, 1024}, {105, 1, -16, 1024}, {105, 64, 0, 1024}, {105, 512, -272, 1024},
    {105, 1024, -112, 1024}, {105, 2048, 96, 1024}, {105, 4096, 112, 1024}, {105, 8192, 320, 1024},
    {105, 16384, 256, 1024}, {105, 32768, -144, 1024}, {105, 65536, 16, 1024}, {105, 131072, 768, 1024},
    {106, 1, 16, 1024}, {106, 64, 80, 1024}, {106, 512, 32, 1024}, {106, 1024, 64, 1024},
    {106, 2048, 688, 1024}, {106, 8192, 64, 1024}, {106, 16384, -288, 1024}, {107, 1, 160, 1024},
    {107, 512, 208, 1024}, {107, 1024, 80, 1024}, {107, 2048, -320, 1024}, {107, 4096, -384, 1024},
    {108, 32768, -256, 1024}, {109, 1, 176, 1024}, {109, 64, 96, 1024}, {109, 16384, 464, 1024},
    {109, 32768, 0, 1024}, {110, 1, -448, 1024}, {110, 64, -304, 1024}, {110, 512, -528, 1024},
    {110, 1024, -544, 1024}, {111, 1, -160, 1024}, {112, 1, -160, 1024}, {112, 64, 128, 1024},
    {112, 512, -48, 1024}, {112, 1024, -16, 1024}, {112, 2048, 160, 1024}, {112, 8192, -64, 1024},
    {112, 16384, -496, 1024}, {113, 1, 176, 1024}, {113, 64, -224, 1024}, {113, 512, 272, 1024},
    {113, 1024, 80, 1024}, {113, 2048, 32, 1024}, {113, 4096, 0, 1024}, {113, 8192, -336, 1024},
    {113, 16384, -480, 832}, {114, 1, -272, 1024}, {114, 64, -304, 1024}, {114, 512, 0, 1024},
    {114, 1024, -32, 1024}, {114, 2048, -48, 1024}, {114, 4096, -432, 1024}, {114, 8192, -448, 1024},
    {115, 8192, 352, 1024}, {115, 16384, 160, 1024}, {115, 32768, 0, 1024}, {115, 65536, 0, 1024},
    {116, 32768, 368, 1024}, {116, 65536, -160, 1024}, {116, 131072, 0, 1024}, {117, 16384, 624, 832},
    {117, 32768, 16, 1024}, {117, 65536, -256, 1024}, {117, 131072, 112, 1024}, {118, 1, -48, 1024},
    {118, 64, 0, 1024}, {118, 512, 112, 1024}, {118, 1024, 160, 1024}, {118, 2048, 432, 1024},
    {118, 4096, 1344, 1024}, {118, 8192, 768, 1024}, {118, 16384, 416, 1024}, {118, 32768, 0, 640},
    {118, 65536, 0, 192}, {118, 131072, 0, 192}, {119, 512, -64, 1024}, {119, 1024, -144, 1024},
    {119, 2048, -32, 1024}, {120, 512, 144, 1024}, {120, 1024, 80, 1024}, {120, 2048, 0, 1024},
    {120, 4096, 0, 640}, {121, 512, -96, 1024}, {121, 1024, -112, 1024}, {121, 2048, -160, 1024},
    {121, 4096, -192, 1024}, {122, 1, -32, 1024}, {122, 64, 0, 1024}, {123, 64, -96, 1024},
    {123, 512, -320, 1024}, {123, 1024, -128, 1024}, {123, 2048, 32, 1024}, {124, 512, -256, 1024},
    {124, 1024, 16, 1024}, {124, 2048, -176, 1024}, {124, 4096, -48, 1024}, {125, 1024, 64, 1024},
    {125, 2048, 240, 1024}, {125, 4096, 336, 1024}, {126, 4096, -240, 1024}, {126, 8192, -768, 1024},
    {126, 16384, -416, 1024}, {127, 1, -48, 1024}, {127, 64, 288, 1024}, {127, 512, -1072, 1024},
    {127, 1024, 224, 1024}, {127, 2048, 208, 1024}, {127, 4096, 1216, 1024}, {127, 8192, 800, 1024},
    {127, 16384, 768, 1024}, {127, 32768, 0, 640}, {127, 65536, 0, 192}, {127, 131072, 0, 192},
    {128, 512, 352, 1024}, {128, 1024, 0, 1024}, {128, 2048, 0, 1024}, {128, 4096, -192, 384},
    {129, 64, -16, 1024}, {129, 512, 224, 1024}, {129, 1024, 160, 1024}, {129, 2048, 16, 1024},
    {129, 4096, 144, 384}, {130, 512, 144, 1024}, {130, 1024, -160, 1024}, {130, 2048, -176, 1024},
    {130, 4096, -96, 384}, {131, 1, -128, 1024}, {131, 64, 0, 1024}, {131, 512, -352, 640},
    {132, 512, 352, 1024}, {132, 1024, -192, 1024}, {133, 1024, -160, 1024}, {133, 2048, -48, 1024},
    {133, 4096, 0, 1024}, {134, 1, 16, 1024}, {134, 64, -272, 1024}, {135, 512, -288, 1024},
    {135, 1024, 0, 1024}, {135, 2048, 224, 1024}, {135, 4096, 384, 1024}, {136, 2048, -240, 1024},
    {136, 4096, -256, 1024}, {136, 8192, -800, 1024}, {136, 16384, 0, 1024}, {137, 2048, -128, 1024},
    {137, 4096, 32, 1024}, {138, 1, 256, 1024}, {138, 64, 0, 1024}, {138, 512, -176, 1024},
    {138, 1024, -160, 1024}, {138, 2048, -272, 1024}, {138, 4096, -304, 1024}, {138, 8192, 176, 1024},
    {138, 16384, 112, 1024}, {138, 32768, 0, 1024}, {138, 65536, 1712, 1024}, {138, 131072, 1408, 1024},
    {139, 1, 352, 1024}, {139, 64, 320, 1024}, {139, 512, 144, 1024}, {139, 1024, 0, 1024},
    {139, 2048, 208, 1024}, {139, 4096, 160, 1024}, {139, 8192, -16, 1024}, {140, 8192, 0, 1024},
    {140, 16384, -112, 1024}, {141, 1, -16, 1024}, {141, 64, -96, 1024}, {141, 512, 16, 1024},
    {141, 1024, 32, 1024}, {141, 2048, -224, 1024}, {142, 1, 0, 1024}, {142, 64, 16, 1024},
    {142, 512, 0, 1024}, {142, 1024, 64, 1024}, {142, 2048, 720, 1024}, {142, 4096, -112, 1024},
    {142, 8192, 64, 1024}, {142, 16384, 112, 1024}, {143, 8192, -112, 1024}, {143, 16384, -112, 1024},
    {143, 32768, 128, 1024}, {143, 65536, 0, 1024}, {143, 131072, 0, 1024}, {144, 32768, -208, 1024},
    {144, 65536, -256, 1024}, {144, 131072, -240, 1024}, {145, 1, -112, 1024}, {145, 64, -96, 1024},
    {145, 512, -304, 1024}, {145, 1024, -16, 1024}, {145, 2048, -48, 1024}, {146, 1, -192, 1024},
    {146, 64, 784, 1024}, {146, 512, 656, 1024}, {146, 1024, 192, 1024}, {146, 2048, -80, 1024},
    {146, 4096, -272, 1024}, {146, 8192, 0, 1024}, {146, 16384, -544, 1024}, {146, 32768, 0, 384},
    {146, 65536, 0, 384}, {146, 131072, 0, 1024}, {147, 512, 272, 1024}, {147, 1024, -64, 1024},
    {147, 2048, -112, 1024}, {147, 4096, 64, 1024}, {147, 8192, 544, 1024}, {148, 1, 32, 1024},
    {148, 64, -112, 1024}, {148, 512, -96, 1024}, {148, 1024, 112, 1024}, {148, 2048, 16, 1024},
    {148, 4096, -272, 1024}, {148, 8192, -48, 1024}, {149, 512, -352, 1024}, {149, 1024, -112, 1024},
    {149, 4096, -288, 1024}, {149, 8192, -16, 1024}, {150, 4096, -288, 1024}, {150, 8192, -16, 1024},
    {151, 1, -208, 1024}, {151, 64, 144, 1024}, {151, 512, 448, 1024}, {151, 1024, -32, 1024},
    {151, 2048, -64, 1024}, {151, 4096, -240, 1024}, {152, 64, -64, 1024}, {152, 1024, -48, 1024},
    {152, 2048, -176, 1024}, {152, 4096, -240, 1024}, {152, 8192, 0, 1024}, {153, 1, -416, 1024},
    {153, 64, 64, 1024}, {153, 1024, 0, 1024}, {153, 2048, -16, 1024}, {153, 4096, 0, 1024},
    {154, 1, 0, 1024}, {154, 64, -256, 1024}, {154, 1024, -272, 1024}, {154, 2048, 208, 1024},
    {154, 4096, 160, 1024}, {154, 16384, 0, 1024}, {155, 1, -224, 1024}, {155, 512, -224, 1024},
    {155, 1024, 400, 1024}, {155, 2048, 240, 1024}, {155, 4096, 128, 1024}, {155, 8192, 640, 1024},
    {155, 16384, 16, 1024}, {156, 1024, -96, 1024}, {157, 1024, -48, 1024},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 32,
                .nhosts = 32,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 49587,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_cluster,
     .nresiduals = sizeof residuals_cluster / sizeof(struct ct_residual)}, /* cluster */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(921436160),
                  [CT_MESSAGES_INSIDE] = INT64_C(163840000),
                  [CT_TOKENS] = INT64_C(156827648),
                  [CT_LONG_MESSAGES] = INT64_C(11914444800),
                  [CT_BYTES_BETWEEN] = INT64_C(848),
                  [CT_BYTES_ON_CABLES] = INT64_C(659),
                  [CT_BYTES_INSIDE] = INT64_C(58982),
                  [CT_BYTES_REDUCED] = INT64_C(41360),
                  [CT_BYTES_COPIED] = INT64_C(73466),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(377880576),
                  [CT_ROUNDS_BETWEEN] = INT64_C(2276720640),
                  [CT_ROUND_CABLES] = INT64_C(21397504),
                  [CT_RANK_MESSAGES] = INT64_C(12484608),
                  [CT_HOST_MESSAGES] = INT64_C(13218611),
                  [CT_BARRIERS] = INT64_C(315228160000),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(311),
                  [CT_CABLE_BEYOND_NS] = INT64_C(67174),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(1499),
              },
              .call_ns = INT64_C(1000),
              .rank_ns = INT64_C(54020),
              .norm = CT_NORM_ROOT,
              .error = 176},
    .offered = offered,
    .noffered = sizeof offered / sizeof *offered,
    .jobs = calibrated,
    .njobs = sizeof calibrated / sizeof *calibrated,
};
/* clang-format on */

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
    .calibration = &calibration,
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .dispatch_hash = UINT64_C(0xaaa455faf1f1c00a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
