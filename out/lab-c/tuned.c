/*
 * tuned.c - collective algorithms for the cluster lab-c.
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
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_phases;
extern const struct ct_algorithm alltoallv_spread;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_hierarchical;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_halving;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_circulant;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgatherv_bine;
extern const struct ct_algorithm allgatherv_bruck;
extern const struct ct_algorithm allgatherv_bruck_radix;
extern const struct ct_algorithm allgatherv_circulant;
extern const struct ct_algorithm allgatherv_mesh;
extern const struct ct_algorithm allgatherv_recursive_doubling;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_recursive_multiplying;
extern const struct ct_algorithm allgatherv_rounds;
extern const struct ct_algorithm allgatherv_simple;
extern const struct ct_algorithm allgatherv_sparbit;
extern const struct ct_algorithm allgatherv_spread;
extern const struct ct_algorithm allgatherv_wired_far_first;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoallv_padded_bruck;
extern const struct ct_algorithm alltoallv_phases;
extern const struct ct_algorithm alltoallv_ring;
extern const struct ct_algorithm alltoallv_rounds;
extern const struct ct_algorithm alltoallv_scattered;
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm alltoallv_tuna;
extern const struct ct_algorithm barrier_dissemination;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm barrier_linear;
extern const struct ct_algorithm barrier_recursive_doubling;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm exscan_123;
extern const struct ct_algorithm exscan_recursive_doubling;
extern const struct ct_algorithm exscan_shift_scan;
extern const struct ct_algorithm gather_bine;
extern const struct ct_algorithm gather_hierarchical;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm gather_wired_tree;
extern const struct ct_algorithm gatherv_wired_direct;
extern const struct ct_algorithm reduce_binary_blocks;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_scatter_alltoall;
extern const struct ct_algorithm reduce_scatter_bruck_radix;
extern const struct ct_algorithm reduce_scatter_circulant;
extern const struct ct_algorithm reduce_scatter_halving;
extern const struct ct_algorithm reduce_scatter_pairwise;
extern const struct ct_algorithm reduce_scatter_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_swing;
extern const struct ct_algorithm reduce_scatter_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_swing;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_recursive_doubling;
extern const struct ct_algorithm scatter_bine;
extern const struct ct_algorithm scatter_hierarchical;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm scatter_wired_tree;
extern const struct ct_algorithm scatterv_linear;
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
        .fingerprint = UINT64_C(0x4d352e1b7396797b),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0xa5d7f89124b14879),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x97298de8e392b79d),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4131172857c52abd),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x8530966da1ec8743),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x09188fdea3d5cff6),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xd16bc0681acbca78),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5d3d2851c8fec75c),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 2}},
        .fingerprint = UINT64_C(0x872b5c1b8f76a80c),
    },
    {
        .algorithm = &allgatherv_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7c1a938edcd6340c),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xff2241f5c6d63adf),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfc8ad916fe013170),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=rabenseifner */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x0245d387d0f82726),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe2c73eb032c8eb99),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=depth_first */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x95f02be1a0d55053),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x159b3d5b96dc449d),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6efa2fc696e93be4),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x44cbcb4d0995b95b),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x568627a7d222f2de),
    },
    {
        .algorithm = &allreduce_halving,
        /* distance=near order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4ee6324e55a8f8bf),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 2}},
        .fingerprint = UINT64_C(0x789621832ad25065),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=rabenseifner */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x1d8846721391619c),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x47d6d3a411e78a35),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xbe161c22ed49d8d6),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x6632491fd7607fe2),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0x06faf8ef970628a8),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=none barriers=0 */
        .setting = {{0, 0, 0}},
        .fingerprint = UINT64_C(0x8a4f523c3b539365),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=light barriers=0 */
        .setting = {{0, 1, 0}},
        .fingerprint = UINT64_C(0x1004946365b397ea),
    },
    {
        .algorithm = &alltoall_phases,
        /* separation=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x0f89390720832147),
    },
    {
        .algorithm = &alltoallv_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x28267ed83c0964d1),
    },
    {
        .algorithm = &barrier_tree,
        /* tree=knomial radix=8 order=depth_first */
        .setting = {{1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9568ae03a736e84e),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 3, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3f195507e85f8c4c),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 3, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x574ccf40adcd0f9b),
    },
    {
        .algorithm = &bcast_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe8d818e85a3e6531),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaaf8716c879eef46),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
        .setting = {{4096, 2, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x488f6bfb2c3f00c4),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x50bc97e605e54198),
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
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x8b97fbfbbd1a0039),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0a3ef329502de41e),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=4 turns=posted */
        .setting = {{4, 0}},
        .fingerprint = UINT64_C(0x5ac6fd3a1d66b79d),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=16 turns=posted */
        .setting = {{16, 0}},
        .fingerprint = UINT64_C(0x1d7c78c21ed17851),
    },
    {
        .algorithm = &gather_linear,
        /* window=16 order=depth_first */
        .setting = {{16, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf6a2d75415d07c57),
    },
    {
        .algorithm = &gather_linear,
        /* window=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0xf6e447707411763c),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xfee69f08cd4cc6e2),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x0e3b0e5e47020211),
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4c778021a712846e),
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xc90536c55e9adc1e),
    },
    {
        .algorithm = &gatherv_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x5177b9671ff0b4e4),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x212f750057a67694),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=4 order=depth_first */
        .setting = {{4096, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x077d124a6bbb5345),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0223fc8df1261cfc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xb32a1c612fd78dee),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xce3f8c0169057a3d),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe7fdc6d78caee2b3),
    },
    {
        .algorithm = &reduce_scatter_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x4d7bc1e8a7d13db6),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x75d982fe5a85bf79),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x949aaf9d62a7e781),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8dfd8dcfdfe83c9b),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x8059fc5e8a838bd8),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x11a0a1f90495980c),
    },
    {
        .algorithm = &reduce_scatter_block_halving,
        /* distance=far */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x8331de7e8c4e7856),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x8ce7fb43a760aea1),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=8 between=pairwise */
        .setting = {{3, 0}},
        .fingerprint = UINT64_C(0x6297ab4773d38335),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x62a6cc7187cfe078),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xbd1b497d74f580ce),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x32d0b48813148810),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x0f2f62761d2172aa),
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
        .algorithm = &scatter_wired_direct,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x928aacf5efeb640d),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa3ed67cee66f134f),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 2.7 ms (2.3 ms to 3.25 ms), 15 samples
     * native 3.37 ms (2.9 ms to 4.54 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 0.97 times as long in the same rounds */
    if (problem->bytes < 207)
        return &choices[1]; /* allgather_hierarchical */
    /* from 207 bytes: nothing beat native; at 512 bytes:
     * allgather_native 3.82 ms (2.85 ms to 5.06 ms), 13 samples
     * runner-up: allgather_bruck, 1.06 times as long in the same rounds */
    if (problem->bytes < 1232)
        return &choices[0]; /* allgather_native */
    /* from 1232 bytes: confirmed; at 2048 bytes:
     * allgather_hierarchical leaders=8 between=recursive_doubling 7.6 ms (7.26 ms to 8.55 ms), 15 samples
     * native 9.36 ms (9 ms to 9.49 ms), 15 samples
     * native / choice 1.18 (1.14 to 1.28), 15 rounds
     * runner-up: allgather_hierarchical leaders=8 between=ring, 1.05 times as long in the same rounds */
    if (problem->bytes < 2129)
        return &choices[2]; /* allgather_hierarchical */
    /* from 2129 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange order=depth_first 10.9 ms (10.7 ms to 11.6 ms), 10 samples
     * native 22.2 ms (21.7 ms to 23.1 ms), 10 samples
     * native / choice 2.04 (1.88 to 2.12), 10 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.06 times as long in the same rounds */
    if (problem->bytes < 6293)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 6293 bytes: confirmed; at 8192 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 21.6 ms (20.7 ms to 22.5 ms), 6 samples
     * native 52.6 ms (51.9 ms to 54.9 ms), 6 samples
     * native / choice 2.48 (2.33 to 2.58), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 15025)
        return &choices[4]; /* allgather_ring */
    /* from 15025 bytes: confirmed; at 16384 bytes:
     * allgather_wired_ring segment_bytes=0 41.3 ms (41 ms to 42.2 ms), 6 samples
     * native 330 ms (329 ms to 337 ms), 6 samples
     * native / choice 8.00 (7.80 to 8.12), 6 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 18096)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 18096 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 92.6 ms, 3 samples
     * native 831 ms, 3 samples
     * runner-up: allgather_wired_ring segment_bytes=0, 1.24 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 2.91 ms (2.4 ms to 3.44 ms), 15 samples
     * native 4.2 ms (3.58 ms to 4.71 ms), 15 samples
     * native / choice 1.39 (1.16 to 1.79), 15 rounds
     * runner-up: allgatherv_hierarchical leaders=1 between=spread, 1.27 times as long in the same rounds */
    if (problem->bytes < 5)
        return &choices[7]; /* allgatherv_hierarchical */
    /* from 5 bytes: confirmed; at 64 bytes:
     * allgatherv_hierarchical leaders=1 between=spread 2.83 ms (2.61 ms to 3.21 ms), 15 samples
     * native 3.31 ms (2.92 ms to 3.65 ms), 15 samples
     * native / choice 1.13 (1.09 to 1.28), 15 rounds
     * runner-up: allgatherv_hierarchical leaders=1 between=ring, 1.03 times as long in the same rounds */
    if (problem->bytes < 132)
        return &choices[8]; /* allgatherv_hierarchical */
    /* from 132 bytes: confirmed; at 160 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 4.25 ms (3.76 ms to 4.46 ms), 15 samples
     * native 5.3 ms (5.15 ms to 5.95 ms), 15 samples
     * native / choice 1.25 (1.17 to 1.44), 15 rounds
     * runner-up: allgatherv_hierarchical leaders=2 between=recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 193)
        return &choices[7]; /* allgatherv_hierarchical */
    /* from 193 bytes: confirmed; at 215 bytes:
     * allgatherv_hierarchical leaders=1 between=spread 4.69 ms (4.54 ms to 4.81 ms), 195 samples
     * native 5.09 ms (4.93 ms to 5.42 ms), 195 samples
     * native / choice 1.09 (1.03 to 1.14), 195 rounds
     * runner-up: allgatherv_bruck, 1.06 times as long in the same rounds */
    if (problem->bytes < 243)
        return &choices[8]; /* allgatherv_hierarchical */
    /* from 243 bytes: nothing beat native; at 512 bytes:
     * allgatherv_native 4.25 ms (3.82 ms to 4.44 ms), 100 samples
     * runner-up: allgatherv_bruck, 1.01 times as long in the same rounds */
    if (problem->bytes < 1430)
        return &choices[0]; /* allgatherv_native */
    /* from 1430 bytes: confirmed; at 2048 bytes:
     * allgatherv_hierarchical leaders=8 between=ring 6.6 ms (6.26 ms to 6.81 ms), 15 samples
     * native 8.81 ms (8.52 ms to 9.11 ms), 15 samples
     * native / choice 1.37 (1.29 to 1.40), 15 rounds
     * runner-up: allgatherv_neighbor_exchange order=depth_first, 0.99 times as long in the same rounds */
    if (problem->bytes < 2426)
        return &choices[9]; /* allgatherv_hierarchical */
    /* from 2426 bytes: confirmed; at 4096 bytes:
     * allgatherv_neighbor_exchange order=depth_first 11.1 ms (10.7 ms to 12.2 ms), 10 samples
     * native 22.6 ms (22.2 ms to 25.7 ms), 10 samples
     * native / choice 2.02 (1.84 to 2.21), 10 rounds
     * runner-up: allgatherv_ring segment_bytes=0 order=depth_first, 1.12 times as long in the same rounds */
    if (problem->bytes < 8696)
        return &choices[10]; /* allgatherv_neighbor_exchange */
    /* from 8696 bytes: confirmed; at 16384 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 60.5 ms (42.1 ms to 114 ms), 6 samples
     * native 336 ms (328 ms to 480 ms), 6 samples
     * native / choice 5.72 (3.95 to 8.01), 6 rounds
     * runner-up: allgatherv_ring segment_bytes=4096 order=depth_first, 1.14 times as long in the same rounds */
    if (problem->bytes < 18436)
        return &choices[11]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 18436 bytes: first look, not confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=16384 order=depth_first 85.8 ms, 3 samples
     * native 810 ms, 3 samples */
    return &choices[12]; /* allgatherv_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=rabenseifner 3.66 ms (2.59 ms to 4.47 ms), 15 samples
     * native 4.57 ms (4.02 ms to 5.11 ms), 15 samples
     * native / choice 1.20 (1.00 to 1.74), 15 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling, 1.00 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.37 ms (2.05 ms to 2.65 ms), 15 samples
     * native 3.58 ms (3.18 ms to 4.06 ms), 15 samples
     * native / choice 1.59 (1.38 to 1.74), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=rabenseifner, 0.98 times as long in the same rounds */
    if (problem->bytes < 44)
        return &choices[14]; /* allreduce_tree */
    /* from 44 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first 2.51 ms (2.16 ms to 3.1 ms), 15 samples
     * native 3.78 ms (3.58 ms to 4.36 ms), 15 samples
     * native / choice 1.53 (1.33 to 2.00), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 0.95 times as long in the same rounds */
    if (problem->bytes < 308)
        return &choices[15]; /* allreduce_tree */
    /* from 308 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 3.68 ms (3.21 ms to 4.16 ms), 15 samples
     * native 6.93 ms (6.31 ms to 7.88 ms), 15 samples
     * native / choice 1.94 (1.79 to 2.31), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.98 times as long in the same rounds */
    if (problem->bytes < 1719)
        return &choices[16]; /* allreduce_tree */
    /* from 1719 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.7 ms (2.41 ms to 2.96 ms), 15 samples
     * native 6.4 ms (5.22 ms to 6.78 ms), 15 samples
     * native / choice 2.00 (1.83 to 2.67), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first, 0.96 times as long in the same rounds */
    if (problem->bytes < 4080)
        return &choices[17]; /* allreduce_tree */
    /* from 4080 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 3.45 ms (2.56 ms to 3.6 ms), 15 samples
     * native 6.5 ms (6.42 ms to 7.3 ms), 15 samples
     * native / choice 1.96 (1.82 to 2.98), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 5153)
        return &choices[16]; /* allreduce_tree */
    /* from 5153 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 3.42 ms (2.98 ms to 3.86 ms), 15 samples
     * native 7.4 ms (7.02 ms to 7.79 ms), 15 samples
     * native / choice 2.05 (1.86 to 2.65), 15 rounds
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 1.17 times as long in the same rounds */
    if (problem->bytes < 10400)
        return &choices[18]; /* allreduce_tree */
    /* from 10400 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 5.09 ms (4.27 ms to 5.92 ms), 15 samples
     * native 16 ms (15.5 ms to 16.5 ms), 15 samples
     * native / choice 3.19 (2.85 to 3.60), 15 rounds
     * runner-up: allreduce_hierarchical leaders=4 between=recursive_doubling, 1.14 times as long in the same rounds */
    if (problem->bytes < 22306)
        return &choices[19]; /* allreduce_two_tree */
    /* from 22306 bytes: confirmed; at 32768 bytes:
     * allreduce_halving distance=near order=depth_first 11.1 ms (9.65 ms to 12 ms), 10 samples
     * native 33 ms (31.2 ms to 40.7 ms), 10 samples
     * native / choice 3.16 (2.67 to 4.08), 10 rounds
     * runner-up: allreduce_wired_halving segment_bytes=262144, 1.01 times as long in the same rounds */
    if (problem->bytes < 43991)
        return &choices[20]; /* allreduce_halving */
    /* from 43991 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=8 between=ring 18.3 ms (17.1 ms to 21.3 ms), 10 samples
     * native 88.7 ms (82.1 ms to 96.2 ms), 10 samples
     * native / choice 4.77 (4.45 to 5.53), 10 rounds
     * runner-up: allreduce_hierarchical leaders=8 between=rabenseifner, 1.03 times as long in the same rounds */
    if (problem->bytes < 65716)
        return &choices[21]; /* allreduce_hierarchical */
    /* from 65716 bytes: confirmed; at 131072 bytes:
     * allreduce_hierarchical leaders=8 between=rabenseifner 38.4 ms (35.7 ms to 40.2 ms), 6 samples
     * native 267 ms (214 ms to 335 ms), 6 samples
     * native / choice 6.78 (5.66 to 8.58), 6 rounds
     * runner-up: allreduce_k_reduce_scatter_allgather radix=8 order=depth_first, 1.06 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[22]; /* allreduce_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 267 ms (214 ms to 335 ms), 6 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 3.54 ms (3.25 ms to 4.15 ms), 15 samples
     * native 6.07 ms (5.18 ms to 6.61 ms), 15 samples
     * native / choice 1.60 (1.27 to 1.74), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 1.03 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[23]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 8 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 3.74 ms (3.37 ms to 4.62 ms), 15 samples
     * native 6.38 ms (5.72 ms to 7.48 ms), 15 samples
     * native / choice 1.85 (1.33 to 2.33), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=bruck, 1.03 times as long in the same rounds */
    if (problem->bytes < 62)
        return &choices[24]; /* alltoall_hierarchical */
    /* from 62 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 3.02 ms (2.73 ms to 4.45 ms), 15 samples
     * native 5.34 ms (4.29 ms to 5.87 ms), 15 samples
     * native / choice 1.59 (1.21 to 2.15), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 1.02 times as long in the same rounds */
    if (problem->bytes < 164)
        return &choices[23]; /* alltoall_hierarchical */
    /* from 164 bytes: confirmed; at 512 bytes:
     * alltoall_grid dims=2 11.4 ms (10.3 ms to 12.5 ms), 10 samples
     * native 19.8 ms (18.3 ms to 23.5 ms), 10 samples
     * native / choice 1.71 (1.53 to 1.94), 10 rounds
     * runner-up: alltoall_grid dims=2 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 836)
        return &choices[25]; /* alltoall_grid */
    /* from 836 bytes: undecided; at 1024 bytes:
     * alltoall_native 23.7 ms (22.8 ms to 29.6 ms), 6 samples */
    if (problem->bytes < 1094)
        return &choices[0]; /* alltoall_native */
    /* from 1094 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=16 42.7 ms (41.5 ms to 43.8 ms), 6 samples
     * native 268 ms (248 ms to 301 ms), 6 samples
     * native / choice 6.24 (5.67 to 7.25), 6 rounds
     * runner-up: alltoall_scattered batch=8, 1.01 times as long in the same rounds */
    if (problem->bytes < 2257)
        return &choices[26]; /* alltoall_spread */
    /* from 2257 bytes: confirmed; at 4096 bytes:
     * alltoall_rounds partners=one_factor separation=none barriers=0 86.1 ms (85.2 ms to 87 ms), 6 samples
     * native 286 ms (275 ms to 580 ms), 6 samples
     * native / choice 3.32 (3.15 to 6.81), 6 rounds
     * runner-up: alltoall_scattered batch=8, 1.01 times as long in the same rounds */
    if (problem->bytes < 8981)
        return &choices[27]; /* alltoall_rounds */
    /* from 8981 bytes: first look, not confirmed; at 16384 bytes:
     * alltoall_rounds partners=one_factor separation=light barriers=0 341 ms, 1 sample
     * native 816 ms, 1 sample
     * runner-up: alltoall_rounds partners=shift separation=light barriers=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 41187)
        return &choices[28]; /* alltoall_rounds */
    /* beyond 131072 bytes nothing was measured */
    /* from 41187 bytes: first look, not confirmed; at 65536 bytes:
     * alltoall_phases separation=1 1.54 s, 2 samples
     * native 2.3 s, 2 samples
     * runner-up: alltoall_rounds partners=one_factor separation=light barriers=0, 1.03 times as long in the same rounds */
    return &choices[29]; /* alltoall_phases */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * alltoallv_spread window=4 22.4 ms (21.4 ms to 23.6 ms), 36 samples
     * native 23.5 ms (22.9 ms to 24.7 ms), 36 samples
     * native / choice 1.08 (1.04 to 1.14), 36 rounds
     * runner-up: alltoallv_scattered batch=8, 1.04 times as long in the same rounds */
    return &choices[30]; /* alltoallv_spread */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_tree tree=knomial radix=8 order=depth_first 3.29 ms (2.81 ms to 3.73 ms), 15 samples
     * native 5.44 ms (4.4 ms to 6.15 ms), 15 samples
     * native / choice 1.62 (1.34 to 1.96), 15 rounds
     * runner-up: barrier_tree tree=kary radix=8 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[31]; /* barrier_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 2.03 ms (1.97 ms to 2.14 ms), 208 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* bcast_native */
    /* from 512 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.29 ms (2.19 ms to 2.43 ms), 165 samples
     * native 2.57 ms (2.37 ms to 2.8 ms), 165 samples
     * native / choice 1.13 (1.03 to 1.19), 165 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[32]; /* bcast_tree */
    /* from 513 bytes: undecided; at 1024 bytes:
     * bcast_native 2.76 ms (2.49 ms to 3.02 ms), 60 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 0.89 times as long in the same rounds */
    if (problem->bytes < 2048)
        return &choices[0]; /* bcast_native */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.35 ms (1.83 ms to 2.67 ms), 15 samples
     * native 2.86 ms (2.39 ms to 3.54 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, 1.07 times as long in the same rounds */
    if (problem->bytes < 3753)
        return &choices[33]; /* bcast_tree */
    /* from 3753 bytes: confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.26 ms (1.96 ms to 2.93 ms), 15 samples
     * native 4.62 ms (4.01 ms to 4.98 ms), 15 samples
     * native / choice 2.01 (1.45 to 2.36), 15 rounds
     * runner-up: bcast_bine order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 5998)
        return &choices[32]; /* bcast_tree */
    /* from 5998 bytes: confirmed; at 8192 bytes:
     * bcast_bine order=depth_first 2.47 ms (2.35 ms to 3.08 ms), 15 samples
     * native 9.73 ms (9.22 ms to 10.2 ms), 15 samples
     * native / choice 3.79 (3.08 to 4.12), 15 rounds
     * runner-up: bcast_native order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 9492)
        return &choices[34]; /* bcast_bine */
    /* from 9492 bytes: confirmed; at 11907 bytes:
     * bcast_wired_tree segment_bytes=0 3.07 ms (2.57 ms to 4.32 ms), 15 samples
     * native 14.6 ms (13.6 ms to 15.1 ms), 15 samples
     * native / choice 4.24 (3.48 to 5.82), 15 rounds
     * runner-up: bcast_bine order=depth_first, 1.06 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[35]; /* bcast_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * bcast_tree segment_bytes=4096 tree=kary radix=2 order=depth_first 4.97 ms (4.55 ms to 5.3 ms), 30 samples
     * native 6.14 ms (5.44 ms to 6.34 ms), 30 samples
     * native / choice 1.16 (1.08 to 1.24), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 0.99 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[36]; /* bcast_tree */
    /* from 17949 bytes: undecided; at 32768 bytes:
     * bcast_native 6.41 ms (6.14 ms to 7.01 ms), 75 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=8 tree=binomial, 0.88 times as long in the same rounds */
    if (problem->bytes < 35764)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 35764 bytes: confirmed; at 65536 bytes:
     * bcast_wired_chain segment_bytes=16384 8.61 ms (7.42 ms to 9.78 ms), 15 samples
     * native 13.3 ms (13.1 ms to 13.7 ms), 15 samples
     * native / choice 1.66 (1.47 to 1.79), 15 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[37]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * exscan_binary segment_bytes=0 3.23 ms (2.67 ms to 3.63 ms), 15 samples
     * native 3.76 ms (3.12 ms to 4.84 ms), 15 samples
     * runner-up: exscan_recursive_doubling, 1.35 times as long in the same rounds */
    if (problem->bytes < 3251)
        return &choices[38]; /* exscan_binary */
    /* from 3251 bytes: confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 4.02 ms (3.53 ms to 4.47 ms), 15 samples
     * native 6.93 ms (6.21 ms to 7.25 ms), 15 samples
     * native / choice 1.77 (1.48 to 1.81), 15 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.12 times as long in the same rounds */
    if (problem->bytes < 19831)
        return &choices[39]; /* exscan_linear */
    /* from 19831 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=4096 21.3 ms (21.1 ms to 39.3 ms), 6 samples
     * native 92.5 ms (82.7 ms to 114 ms), 6 samples
     * native / choice 4.32 (2.31 to 5.31), 6 rounds
     * runner-up: exscan_linear segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[40]; /* exscan_linear */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * exscan_linear segment_bytes=16384 85.3 ms, 3 samples
     * native 601 ms, 3 samples
     * runner-up: exscan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[41]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 601 ms, 3 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * gather_wired_direct window=4 turns=posted 2.13 ms (768 us to 2.51 ms), 15 samples
     * native 2.35 ms (1.56 ms to 2.49 ms), 15 samples */
    if (problem->bytes < 63)
        return &choices[42]; /* gather_wired_direct */
    /* from 63 bytes: nothing beat native; at 64 bytes:
     * gather_native 2.41 ms (2.25 ms to 2.55 ms), 285 samples
     * runner-up: gather_linear window=16, 0.61 times as long in the same rounds */
    if (problem->bytes < 231)
        return &choices[0]; /* gather_native */
    /* from 231 bytes: first look, not confirmed; at 273 bytes:
     * gather_wired_direct window=16 turns=posted 2.25 ms (1.45 ms to 3.04 ms), 15 samples
     * native 2.48 ms (1.71 ms to 4.58 ms), 15 samples
     * runner-up: gather_linear window=0, 0.85 times as long in the same rounds */
    if (problem->bytes < 327)
        return &choices[43]; /* gather_wired_direct */
    /* from 327 bytes: undecided; at 415 bytes:
     * gather_native 2.35 ms (1.78 ms to 2.69 ms), 15 samples
     * runner-up: gather_tree radix=2, 0.69 times as long in the same rounds */
    if (problem->bytes < 489)
        return &choices[0]; /* gather_native */
    /* from 489 bytes: first look, not confirmed; at 512 bytes:
     * gather_linear window=16 order=depth_first 1.88 ms (1.33 ms to 2.3 ms), 15 samples
     * native 2.23 ms (1.67 ms to 2.6 ms), 15 samples
     * runner-up: gather_linear window=16, 0.99 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[44]; /* gather_linear */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * gather_linear window=16 1.85 ms (795 us to 2.07 ms), 15 samples
     * native 3.04 ms (2.35 ms to 3.39 ms), 15 samples
     * native / choice 1.38 (1.11 to 2.70), 15 rounds
     * runner-up: gather_wired_direct window=16 turns=posted, 0.98 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[45]; /* gather_linear */
    /* from 1123 bytes: first look, not confirmed; at 2048 bytes:
     * gather_linear window=4 4.11 ms (2.86 ms to 5.18 ms), 15 samples
     * native 5.01 ms (3.28 ms to 5.21 ms), 15 samples
     * runner-up: gather_hierarchical radix=16, 0.90 times as long in the same rounds */
    if (problem->bytes < 3150)
        return &choices[46]; /* gather_linear */
    /* from 3150 bytes: confirmed; at 4096 bytes:
     * gather_wired_direct window=1 turns=posted 9.27 ms (8.4 ms to 10.2 ms), 15 samples
     * native 13 ms (11.8 ms to 13.5 ms), 15 samples
     * native / choice 1.36 (1.26 to 1.49), 15 rounds
     * runner-up: gather_linear window=16 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 4720)
        return &choices[47]; /* gather_wired_direct */
    /* from 4720 bytes: confirmed; at 8192 bytes:
     * gather_linear window=16 19 ms (17.7 ms to 19.3 ms), 10 samples
     * native 29.6 ms (27.8 ms to 50.4 ms), 10 samples
     * native / choice 1.55 (1.49 to 2.62), 10 rounds
     * runner-up: gather_wired_direct window=16 turns=posted, 1.01 times as long in the same rounds */
    if (problem->bytes < 10424)
        return &choices[45]; /* gather_linear */
    /* from 10424 bytes: confirmed; at 16384 bytes:
     * gather_linear window=4 40.2 ms (31.1 ms to 41 ms), 6 samples
     * native 63.6 ms (63.2 ms to 65.1 ms), 6 samples
     * native / choice 1.58 (1.54 to 2.10), 6 rounds
     * runner-up: gather_hierarchical radix=2, 1.00 times as long in the same rounds */
    if (problem->bytes < 23170)
        return &choices[46]; /* gather_linear */
    /* from 23170 bytes: confirmed; at 32768 bytes:
     * gather_linear_sync parts=1 order=depth_first 82.2 ms (81.4 ms to 82.7 ms), 6 samples
     * native 150 ms (143 ms to 169 ms), 6 samples
     * native / choice 1.83 (1.75 to 2.04), 6 rounds
     * runner-up: gather_linear_sync parts=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[48]; /* gather_linear_sync */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: first look, not confirmed; at 131072 bytes:
     * gather_linear_sync parts=4 328 ms, 1 sample
     * native 566 ms, 1 sample
     * runner-up: gather_linear_sync parts=32, 1.00 times as long in the same rounds */
    return &choices[49]; /* gather_linear_sync */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: first look, not confirmed; at 1024 bytes:
     * gatherv_linear window=4 1.8 ms (961 us to 2.94 ms), 15 samples
     * native 2.65 ms (2.36 ms to 3.38 ms), 15 samples
     * runner-up: gatherv_wired_direct window=1 turns=posted, 0.66 times as long in the same rounds */
    return &choices[50]; /* gatherv_linear */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 2.6 ms (2.43 ms to 2.72 ms), 288 samples
     * runner-up: reduce_linear, 1.01 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.82 ms (2.04 ms to 3.59 ms), 15 samples
     * native 5.45 ms (4.51 ms to 6.02 ms), 15 samples
     * native / choice 2.03 (1.56 to 2.25), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 1.10 times as long in the same rounds */
    if (problem->bytes < 4104)
        return &choices[51]; /* reduce_tree */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=4 order=depth_first 2.76 ms (1.95 ms to 3.1 ms), 15 samples
     * native 5.82 ms (5.17 ms to 6.52 ms), 15 samples
     * native / choice 2.08 (1.70 to 2.89), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 0.96 times as long in the same rounds */
    if (problem->bytes < 8195)
        return &choices[52]; /* reduce_tree */
    /* from 8195 bytes: confirmed; at 11199 bytes:
     * reduce_wired_tree segment_bytes=0 3.36 ms (2.65 ms to 4.03 ms), 15 samples
     * native 6.71 ms (6.36 ms to 7.06 ms), 15 samples
     * native / choice 2.14 (1.66 to 2.94), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=3 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[53]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 4.45 ms (3.92 ms to 4.96 ms), 15 samples
     * native 9.99 ms (9.56 ms to 12 ms), 15 samples
     * native / choice 2.29 (1.80 to 3.15), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=2 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[54]; /* reduce_wired_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 5.09 ms (4.51 ms to 6.05 ms), 15 samples
     * native 18 ms (16.9 ms to 20.5 ms), 15 samples
     * native / choice 3.67 (3.19 to 4.09), 15 rounds
     * runner-up: reduce_native order=depth_first, 0.92 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[55]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 140 ms (113 ms to 160 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_hierarchical leaders=1 between=pairwise 3.37 ms (2.57 ms to 3.8 ms), 15 samples
     * native 5.68 ms (3.67 ms to 6.21 ms), 15 samples
     * native / choice 1.41 (1.05 to 1.91), 15 rounds
     * runner-up: reduce_scatter_hierarchical leaders=1 between=ring, 1.08 times as long in the same rounds */
    if (problem->bytes < 156)
        return &choices[56]; /* reduce_scatter_hierarchical */
    /* from 156 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_native 5.39 ms (5.17 ms to 5.97 ms), 50 samples
     * runner-up: reduce_scatter_hierarchical leaders=4 between=pairwise, 1.06 times as long in the same rounds */
    if (problem->bytes < 1217)
        return &choices[0]; /* reduce_scatter_native */
    /* from 1217 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_hierarchical leaders=8 between=ring 7.66 ms (7.41 ms to 8.37 ms), 15 samples
     * native 9.76 ms (9.39 ms to 10.2 ms), 15 samples
     * native / choice 1.27 (1.17 to 1.33), 15 rounds
     * runner-up: reduce_scatter_wired_near_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 3291)
        return &choices[57]; /* reduce_scatter_hierarchical */
    /* from 3291 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_ring segment_bytes=0 order=depth_first 13.4 ms (12.1 ms to 13.8 ms), 10 samples
     * native 23.7 ms (23 ms to 24.3 ms), 10 samples
     * native / choice 1.77 (1.73 to 1.95), 10 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 0.97 times as long in the same rounds */
    if (problem->bytes < 7166)
        return &choices[58]; /* reduce_scatter_ring */
    /* from 7166 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 22.4 ms (21 ms to 29.3 ms), 6 samples
     * native 51.4 ms (51.1 ms to 55.8 ms), 6 samples
     * native / choice 2.31 (1.81 to 2.50), 6 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 22425)
        return &choices[59]; /* reduce_scatter_wired_ring */
    /* from 22425 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 84.8 ms, 3 samples
     * native 912 ms, 3 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=8192, 1.16 times as long in the same rounds */
    if (problem->bytes < 8388609)
        return &choices[60]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 4 s, 1 sample */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * reduce_scatter_block_native 3.77 ms (3.16 ms to 4.64 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 0.86 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2 bytes: confirmed; at 3 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.99 ms (2.62 ms to 4.22 ms), 15 samples
     * native 4.81 ms (3.55 ms to 5.98 ms), 15 samples
     * native / choice 1.40 (1.19 to 1.57), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 1.02 times as long in the same rounds */
    if (problem->bytes < 12)
        return &choices[61]; /* reduce_scatter_block_hierarchical */
    /* from 12 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 3.32 ms (2.83 ms to 3.58 ms), 15 samples
     * native 4.3 ms (3.85 ms to 4.55 ms), 15 samples
     * native / choice 1.39 (1.26 to 1.49), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 1.08 times as long in the same rounds */
    if (problem->bytes < 163)
        return &choices[62]; /* reduce_scatter_block_hierarchical */
    /* from 163 bytes: undecided; at 512 bytes:
     * reduce_scatter_block_native 3.8 ms (3.66 ms to 3.93 ms), 120 samples
     * runner-up: reduce_scatter_block_wired_near_first, 0.83 times as long in the same rounds */
    if (problem->bytes < 1024)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_halving distance=far 3.26 ms (3.19 ms to 3.37 ms), 135 samples
     * native 3.42 ms (3.37 ms to 3.51 ms), 135 samples
     * native / choice 1.05 (1.02 to 1.07), 135 rounds
     * runner-up: reduce_scatter_block_halving distance=near order=depth_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 1541)
        return &choices[63]; /* reduce_scatter_block_halving */
    /* from 1541 bytes: confirmed; at 1687 bytes:
     * reduce_scatter_block_hierarchical leaders=8 between=ring 10.5 ms (8.95 ms to 10.9 ms), 30 samples
     * native 11.3 ms (10.5 ms to 12.2 ms), 30 samples
     * native / choice 1.10 (1.06 to 1.17), 30 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=8 between=pairwise, 1.13 times as long in the same rounds */
    if (problem->bytes < 1850)
        return &choices[64]; /* reduce_scatter_block_hierarchical */
    /* from 1850 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=8 between=pairwise 8.95 ms (8.69 ms to 9.56 ms), 15 samples
     * native 9.68 ms (9.35 ms to 10.4 ms), 15 samples
     * native / choice 1.10 (1.05 to 1.15), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=8 between=ring, 0.98 times as long in the same rounds */
    if (problem->bytes < 2747)
        return &choices[65]; /* reduce_scatter_block_hierarchical */
    /* from 2747 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 13.5 ms (12.4 ms to 14.9 ms), 10 samples
     * native 24.1 ms (23 ms to 25 ms), 10 samples
     * native / choice 1.82 (1.63 to 1.89), 10 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 4824)
        return &choices[66]; /* reduce_scatter_block_ring */
    /* from 4824 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 25.4 ms (24.4 ms to 27.8 ms), 6 samples
     * native 53 ms (51.9 ms to 54 ms), 6 samples
     * native / choice 2.07 (1.94 to 2.20), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first, 1.18 times as long in the same rounds */
    if (problem->bytes < 17165)
        return &choices[67]; /* reduce_scatter_block_wired_ring */
    /* from 17165 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 83 ms, 3 samples
     * native 920 ms, 3 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.03 times as long in the same rounds */
    if (problem->bytes < 120754)
        return &choices[68]; /* reduce_scatter_block_wired_ring */
    /* from 120754 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 387 ms, 1 sample
     * native 4.63 s, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.17 times as long in the same rounds */
    if (problem->bytes < 8388609)
        return &choices[69]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 8388609 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 4.63 s, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 4.05 ms (3.47 ms to 4.52 ms), 15 samples
     * native 4.88 ms (3.62 ms to 5.32 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0, 1.10 times as long in the same rounds */
    if (problem->bytes < 3353)
        return &choices[70]; /* scan_binary */
    /* from 3353 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 3.88 ms (3.52 ms to 4.49 ms), 15 samples
     * native 6.48 ms (5.82 ms to 6.69 ms), 15 samples
     * native / choice 1.64 (1.32 to 1.73), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.10 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[71]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 20.5 ms (20.1 ms to 20.9 ms), 6 samples
     * native 95.9 ms (87.8 ms to 111 ms), 6 samples
     * native / choice 4.73 (4.27 to 5.52), 6 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[72]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 625 ms, 3 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * scatter_native 2.58 ms (2.35 ms to 3.04 ms), 45 samples
     * runner-up: scatter_tree radix=8 order=depth_first, 0.94 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[0]; /* scatter_native */
    /* from 59 bytes: confirmed; at 64 bytes:
     * scatter_wired_direct window=4 2.69 ms (1.87 ms to 3.04 ms), 15 samples
     * native 3.6 ms (2.99 ms to 4.36 ms), 15 samples
     * native / choice 1.48 (1.19 to 1.91), 15 rounds
     * runner-up: scatter_bine, 0.90 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[73]; /* scatter_wired_direct */
    /* from 72 bytes: nothing beat native; at 512 bytes:
     * scatter_native 2.19 ms (1.86 ms to 2.86 ms), 45 samples
     * runner-up: scatter_tree radix=8, 0.96 times as long in the same rounds */
    if (problem->bytes < 980)
        return &choices[0]; /* scatter_native */
    /* from 980 bytes: confirmed; at 1024 bytes:
     * scatter_wired_direct window=4 2.06 ms (2 ms to 2.11 ms), 180 samples
     * native 2.23 ms (2.16 ms to 2.3 ms), 180 samples
     * native / choice 1.08 (1.03 to 1.12), 180 rounds
     * runner-up: scatter_linear window=4, 0.93 times as long in the same rounds */
    if (problem->bytes < 8201)
        return &choices[73]; /* scatter_wired_direct */
    /* from 8201 bytes: confirmed; at 16384 bytes:
     * scatter_native order=depth_first 40.2 ms (39.8 ms to 40.8 ms), 6 samples
     * native 63.9 ms (63 ms to 65.2 ms), 6 samples
     * native / choice 1.58 (1.57 to 1.64), 6 rounds
     * runner-up: scatter_hierarchical radix=16, 6.26 times as long in the same rounds */
    if (problem->bytes < 23170)
        return &choices[74]; /* scatter_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 23170 bytes: confirmed; at 32768 bytes:
     * scatter_linear window=4 order=depth_first 81.9 ms (81.5 ms to 82.1 ms), 6 samples
     * native 143 ms (133 ms to 150 ms), 6 samples
     * native / choice 1.74 (1.62 to 1.84), 6 rounds
     * runner-up: scatter_native order=depth_first, 1.00 times as long in the same rounds */
    return &choices[75]; /* scatter_linear */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 2.25 ms (2.15 ms to 2.36 ms), 213 samples
     * runner-up: scatterv_linear window=4, 1.02 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00337, 0.0027},
    {&ct_allgather, 64, 0.0043, 0.00287},
    {&ct_allgather, 512, 0.00382, 0.00382},
    {&ct_allgather, 1024, 0.00517, 0.00517},
    {&ct_allgather, 2048, 0.00936, 0.0076},
    {&ct_allgather, 4096, 0.0222, 0.0109},
    {&ct_allgather, 8192, 0.0526, 0.0216},
    {&ct_allgather, 16384, 0.33, 0.0413},
    {&ct_allgather, 32768, 0.831, 0.0926},
    {&ct_allgather, 65536, 1.72, 0.203},
    {&ct_allgather, 131072, 3.89, 0.613},
    {&ct_allgatherv, 1, 0.0042, 0.00291},
    {&ct_allgatherv, 64, 0.00331, 0.00283},
    {&ct_allgatherv, 512, 0.00425, 0.00425},
    {&ct_allgatherv, 1024, 0.00574, 0.00574},
    {&ct_allgatherv, 2048, 0.00881, 0.0066},
    {&ct_allgatherv, 4096, 0.0226, 0.0111},
    {&ct_allgatherv, 8192, 0.0538, 0.0263},
    {&ct_allgatherv, 16384, 0.336, 0.0605},
    {&ct_allgatherv, 32768, 0.81, 0.0858},
    {&ct_allgatherv, 65536, 1.6, 0.172},
    {&ct_allgatherv, 131072, 3.19, 0.336},
    {&ct_allreduce, 1, 0.00457, 0.00366},
    {&ct_allreduce, 64, 0.00378, 0.00251},
    {&ct_allreduce, 512, 0.00693, 0.00368},
    {&ct_allreduce, 1024, 0.00624, 0.0026},
    {&ct_allreduce, 2048, 0.0064, 0.0027},
    {&ct_allreduce, 4096, 0.0065, 0.00345},
    {&ct_allreduce, 8192, 0.0074, 0.00342},
    {&ct_allreduce, 16384, 0.016, 0.00509},
    {&ct_allreduce, 32768, 0.033, 0.0111},
    {&ct_allreduce, 65536, 0.0887, 0.0183},
    {&ct_allreduce, 131072, 0.267, 0.0384},
    {&ct_alltoall, 1, 0.00607, 0.00354},
    {&ct_alltoall, 64, 0.00534, 0.00302},
    {&ct_alltoall, 512, 0.0198, 0.0114},
    {&ct_alltoall, 1024, 0.0237, 0.0237},
    {&ct_alltoall, 2048, 0.268, 0.0427},
    {&ct_alltoall, 4096, 0.286, 0.0861},
    {&ct_alltoall, 8192, 0.927, 0.17},
    {&ct_alltoall, 16384, 0.816, 0.341},
    {&ct_alltoall, 32768, 2.12, 0.849},
    {&ct_alltoall, 65536, 2.3, 1.54},
    {&ct_alltoall, 131072, 4.56, 3.01},
    {&ct_alltoallv, 1024, 0.0235, 0.0224},
    {&ct_barrier, 0, 0.00544, 0.00329},
    {&ct_bcast, 1, 0.00203, 0.00203},
    {&ct_bcast, 64, 0.0025, 0.0025},
    {&ct_bcast, 512, 0.00257, 0.00229},
    {&ct_bcast, 1024, 0.00276, 0.00276},
    {&ct_bcast, 2048, 0.00286, 0.00235},
    {&ct_bcast, 4096, 0.00462, 0.00226},
    {&ct_bcast, 8192, 0.00973, 0.00247},
    {&ct_bcast, 16384, 0.00614, 0.00497},
    {&ct_bcast, 32768, 0.00641, 0.00641},
    {&ct_bcast, 65536, 0.0133, 0.00861},
    {&ct_bcast, 131072, 0.0329, 0.0123},
    {&ct_exscan, 1, 0.00376, 0.00323},
    {&ct_exscan, 64, 0.0039, 0.00318},
    {&ct_exscan, 512, 0.00404, 0.00348},
    {&ct_exscan, 1024, 0.00513, 0.00362},
    {&ct_exscan, 2048, 0.00526, 0.00398},
    {&ct_exscan, 4096, 0.00693, 0.00402},
    {&ct_exscan, 8192, 0.0122, 0.00508},
    {&ct_exscan, 16384, 0.0244, 0.00992},
    {&ct_exscan, 32768, 0.0925, 0.0213},
    {&ct_exscan, 65536, 0.24, 0.0431},
    {&ct_exscan, 131072, 0.601, 0.0853},
    {&ct_gather, 1, 0.00235, 0.00213},
    {&ct_gather, 64, 0.00241, 0.00241},
    {&ct_gather, 512, 0.00223, 0.00188},
    {&ct_gather, 1024, 0.00304, 0.00185},
    {&ct_gather, 2048, 0.00501, 0.00411},
    {&ct_gather, 4096, 0.013, 0.00927},
    {&ct_gather, 8192, 0.0296, 0.019},
    {&ct_gather, 16384, 0.0636, 0.0402},
    {&ct_gather, 32768, 0.15, 0.0822},
    {&ct_gather, 65536, 0.374, 0.163},
    {&ct_gather, 131072, 0.566, 0.328},
    {&ct_gatherv, 1024, 0.00265, 0.0018},
    {&ct_reduce, 1, 0.0026, 0.0026},
    {&ct_reduce, 64, 0.00254, 0.00254},
    {&ct_reduce, 512, 0.00209, 0.00209},
    {&ct_reduce, 1024, 0.00295, 0.00295},
    {&ct_reduce, 2048, 0.00204, 0.00204},
    {&ct_reduce, 4096, 0.00545, 0.00282},
    {&ct_reduce, 8192, 0.00582, 0.00276},
    {&ct_reduce, 16384, 0.00999, 0.00445},
    {&ct_reduce, 32768, 0.018, 0.00509},
    {&ct_reduce, 65536, 0.0553, 0.00766},
    {&ct_reduce, 131072, 0.14, 0.0136},
    {&ct_reduce_scatter, 1, 0.00568, 0.00337},
    {&ct_reduce_scatter, 64, 0.00542, 0.00463},
    {&ct_reduce_scatter, 512, 0.00539, 0.00539},
    {&ct_reduce_scatter, 1024, 0.00759, 0.00759},
    {&ct_reduce_scatter, 2048, 0.00976, 0.00766},
    {&ct_reduce_scatter, 4096, 0.0237, 0.0134},
    {&ct_reduce_scatter, 8192, 0.0514, 0.0224},
    {&ct_reduce_scatter, 16384, 0.66, 0.0419},
    {&ct_reduce_scatter, 32768, 0.912, 0.0848},
    {&ct_reduce_scatter, 65536, 2.39, 0.2},
    {&ct_reduce_scatter, 131072, 4, 0.336},
    {&ct_reduce_scatter_block, 1, 0.00377, 0.00377},
    {&ct_reduce_scatter_block, 64, 0.0043, 0.00332},
    {&ct_reduce_scatter_block, 512, 0.0038, 0.0038},
    {&ct_reduce_scatter_block, 1024, 0.00342, 0.00326},
    {&ct_reduce_scatter_block, 2048, 0.00968, 0.00895},
    {&ct_reduce_scatter_block, 4096, 0.0241, 0.0135},
    {&ct_reduce_scatter_block, 8192, 0.053, 0.0254},
    {&ct_reduce_scatter_block, 16384, 0.355, 0.0492},
    {&ct_reduce_scatter_block, 32768, 0.92, 0.083},
    {&ct_reduce_scatter_block, 65536, 1.94, 0.187},
    {&ct_reduce_scatter_block, 131072, 4.63, 0.387},
    {&ct_scan, 1, 0.00488, 0.00405},
    {&ct_scan, 64, 0.00457, 0.00349},
    {&ct_scan, 512, 0.00351, 0.00287},
    {&ct_scan, 1024, 0.00475, 0.00343},
    {&ct_scan, 2048, 0.00462, 0.00356},
    {&ct_scan, 4096, 0.00648, 0.00388},
    {&ct_scan, 8192, 0.0122, 0.00515},
    {&ct_scan, 16384, 0.0247, 0.0105},
    {&ct_scan, 32768, 0.0959, 0.0205},
    {&ct_scan, 65536, 0.211, 0.0421},
    {&ct_scan, 131072, 0.625, 0.0854},
    {&ct_scatter, 1, 0.00258, 0.00258},
    {&ct_scatter, 64, 0.0036, 0.00269},
    {&ct_scatter, 512, 0.00219, 0.00219},
    {&ct_scatter, 1024, 0.00223, 0.00206},
    {&ct_scatter, 2048, 0.00473, 0.00407},
    {&ct_scatter, 4096, 0.0127, 0.00916},
    {&ct_scatter, 8192, 0.0295, 0.0197},
    {&ct_scatter, 16384, 0.0639, 0.0402},
    {&ct_scatter, 32768, 0.143, 0.0819},
    {&ct_scatter, 65536, 0.328, 0.165},
    {&ct_scatter, 131072, 0.585, 0.327},
    {&ct_scatterv, 1024, 0.00225, 0.00225},
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
     .algorithm = &allgather_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xe771382da6a6b119)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xd67699793fc5ad50)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_circulant,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x2ba509180cdc0b04)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x4d352e1b7396797b)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xbf4b42798b5e8c37)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=8 between=recursive_doubling */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0xa5d7f89124b14879)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x27b4163bddfe8c2f)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xe60352d6b741ffaa)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     .fingerprint = UINT64_C(0xedd4e0462035b967)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x97298de8e392b79d)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     .fingerprint = UINT64_C(0xc0b1c97d5bc85fe0)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa01452f7984e6a9c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5ae62a079b00fb93)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4131172857c52abd)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xb797e3911098a0db)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x282efcea77dd095e)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x22c91513f3743cb4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=16384 order=depth_first */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf636912a3395eee7)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xa8bf49845d87e166)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_simple,
     .fingerprint = UINT64_C(0x6383302dc2c69aff)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_sparbit,
     /* pack=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa7fe30a63df47d87)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x3b50f195cd5ca240)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xccc3decce2de4771)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xfb89ff072aa5d069)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x8530966da1ec8743)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x6d77f6befe7da1d7)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x09188fdea3d5cff6)},
    {.collective = &ct_allgatherv},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bine,
     /* order_by=copies order=depth_first */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5038e27b5c34f643)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck,
     .fingerprint = UINT64_C(0xbfb479938bca86bf)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xcb41a602f82e424d)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5da47de34e114728)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x5d3d2851c8fec75c)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0xd16bc0681acbca78)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 2}},
     .fingerprint = UINT64_C(0x872b5c1b8f76a80c)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_mesh,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x46fd8e49acc83ff8)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_neighbor_exchange,
     .fingerprint = UINT64_C(0x95467b6c74924de7)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_neighbor_exchange,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x7c1a938edcd6340c)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling,
     .fingerprint = UINT64_C(0xcce872293caad49b)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xd05d8996bdaee731)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_recursive_multiplying,
     /* radix=3 order=depth_first */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x352d7ce3ef9cd28c)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x48a59612688f821b)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xff2241f5c6d63adf)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x348cde2525fd575a)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x9221f7c9388281da)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x8b8f41fd1ec63e0a)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_ring,
     /* segment_bytes=16384 order=depth_first */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xfc8ad916fe013170)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xdb2a8783a8a51df7)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_simple,
     .fingerprint = UINT64_C(0x10acc4b3dab27311)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_sparbit,
     /* pack=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x7d1dfb7df6c16246)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x91ad504ef4a86a34)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_spread,
     /* window=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4daa77f9b7844361)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_wired_far_first,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x36ed33bd91b7b935)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xbdb79b4cc6721b42)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0xbf70ccc6962bf7d1)},
    {.collective = &ct_allgatherv,
     .algorithm = &allgatherv_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x2c7740799a1abea4)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=recursive_doubling order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x930343b42bbb9c69)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_binary_blocks,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xb0875094f3160a17)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0x9ae81bc16416a079)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     .fingerprint = UINT64_C(0x4801b6db48b9de78)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=near order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4ee6324e55a8f8bf)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xef9c49fdc1c8ec56)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xa8d9f6f4b83e0c99)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=8 between=recursive_doubling */
     .setting = {{3, 0}},
     .fingerprint = UINT64_C(0x90f73049d147cd5e)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=8 between=rabenseifner */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0x1d8846721391619c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x4709e8cd65ab29d4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_pairwise_ring,
     .fingerprint = UINT64_C(0x99640923f9d5660b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     .fingerprint = UINT64_C(0xdcb7ac65841ac759)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_multiplying,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe60aeef0422372c3)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0x97f3019d37428e03)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x2c91b4ebb1421a07)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa6f8913ec493f923)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_swing,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x2914ba32a4f82028)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0x65fffd905c761d75)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=2 */
     .setting = {{0, 0, 2}},
     .fingerprint = UINT64_C(0xc6be6275522fadf4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=2 order=depth_first */
     .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x44cbcb4d0995b95b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=4 order=depth_first */
     .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x6efa2fc696e93be4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=8 */
     .setting = {{0, 0, 8}},
     .fingerprint = UINT64_C(0xef960e8c2c68573a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xe2c73eb032c8eb99)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 */
     .setting = {{4096, 0, 1}},
     .fingerprint = UINT64_C(0x21e5a23795f3ba77)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x568627a7d222f2de)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=circulant allgather=spread order=dealt */
     .setting = {{1, 5, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xe62d8a411baf391c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=spread allgather=spread */
     .setting = {{0, 5}},
     .fingerprint = UINT64_C(0xc855a4dd3e064d50)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_halving,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x94c3af4ebd9095a4)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x72842c5c4a450ecb)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x2392fa61399239be)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=8 segment_bytes=262144 */
     .setting = {{8, 262144}},
     .fingerprint = UINT64_C(0x1016e44a791d9294)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=32 segment_bytes=262144 */
     .setting = {{32, 262144}},
     .fingerprint = UINT64_C(0xbe746bae2af10ea9)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     .fingerprint = UINT64_C(0x3ff0403d4eb4bb18)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xcd0751e420625780)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     .fingerprint = UINT64_C(0x2ad53a89f10aeac6)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5c247f187494289c)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xffda883eee032d4d)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_circulant,
     .fingerprint = UINT64_C(0x1dad667350d9f6f3)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x6632491fd7607fe2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=spread */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x47d6d3a411e78a35)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=2 between=ring */
     .setting = {{1, 2}},
     .fingerprint = UINT64_C(0x628d36c92f49e094)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=4 between=spread */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0x18cc7e0958ed2ceb)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x1d83a81fb07bb443)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x0f89390720832147)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x8d92db207dc33a9a)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x322f69e56937cb4b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x949b88ef66d9356d)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x67d4b878a276dd2d)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x8a4f523c3b539365)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=light barriers=0 */
     .setting = {{0, 1, 0}},
     .fingerprint = UINT64_C(0x1004946365b397ea)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=pair separation=none barriers=0 */
     .setting = {{1, 0, 0}},
     .fingerprint = UINT64_C(0x4d9f39a26e050635)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x3122748442343adf)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x7541240e0972b90e)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     .fingerprint = UINT64_C(0x92aea923646c8c13)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xc31fcd116261f976)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xa78d56f3494af5b1)},
    {.collective = &ct_alltoallv},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_padded_bruck,
     /* radix=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0xdc9639d9ca63b264)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x032d2c122911209f)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xdb4b9aa0979aa3a1)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xbeea6a27a3ddc872)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_scattered,
     /* batch=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x10230d2c0b86e024)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_simple,
     .fingerprint = UINT64_C(0xf1d35463290cec1f)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xd4f8ffa8c4a95f02)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x28267ed83c0964d1)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_tuna,
     /* radix=6 */
     .setting = {{6}},
     .fingerprint = UINT64_C(0x18d5b4380b0a1a9f)},
    {.collective = &ct_barrier},
    {.collective = &ct_barrier,
     .algorithm = &barrier_dissemination,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x410085d2fb74a215)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_hierarchical,
     /* radix=2 between=dissemination */
     .setting = {{2, 0}},
     .fingerprint = UINT64_C(0x74828b5293a507bd)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_hierarchical,
     /* radix=4 between=linear */
     .setting = {{4, 1}},
     .fingerprint = UINT64_C(0x8d0041b783f39e43)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_hierarchical,
     /* radix=16 between=dissemination */
     .setting = {{16, 0}},
     .fingerprint = UINT64_C(0x288969f5ce381a4a)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_linear,
     .fingerprint = UINT64_C(0x0dde26f3fa469ff4)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_recursive_doubling,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc4b8a4a933f04475)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=kary radix=2 */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x9c12ae5759f4aeef)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=2 */
     .setting = {{1, 2}},
     .fingerprint = UINT64_C(0x5564e52455a7ca67)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=2 order=depth_first */
     .setting = {{1, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x9c30a54722342078)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=4 order=depth_first */
     .setting = {{1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xe00f617e94a64665)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=8 order=depth_first */
     .setting = {{1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x9568ae03a736e84e)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0x9ec1f7649250f424)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xe8d818e85a3e6531)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     .fingerprint = UINT64_C(0xdd6740ba76a13e6b)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0xcc46f8d5f13af344)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x7ed2526717e45b09)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=1 tree=binomial */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xcc545a76d9423d65)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=recursive_doubling radix=4 */
     .setting = {{0, 4}},
     .fingerprint = UINT64_C(0x4fa65fdf1a8fcc86)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=2 */
     .setting = {{5, 2}},
     .fingerprint = UINT64_C(0x927e95e97515276c)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_split_binary,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x9ac37a9b6e933593)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0xc803c2701d16c1e5)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 order=depth_first */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xfed6809b7b6ee811)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
     .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa6547511899e5f42)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 3, 3}},
     .fingerprint = UINT64_C(0x2464d5c27d79c109)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
     .setting = {{0, 3, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x574ccf40adcd0f9b)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=1024 tree=chain radix=1 */
     .setting = {{1024, 1, 1}},
     .fingerprint = UINT64_C(0x05ee8f5b0b711069)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=1024 tree=chain radix=2 */
     .setting = {{1024, 1, 2}},
     .fingerprint = UINT64_C(0x90ea52c097f99e2a)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=chain radix=1 */
     .setting = {{4096, 1, 1}},
     .fingerprint = UINT64_C(0xfb6d277a74069ca1)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=chain radix=1 order=depth_first */
     .setting = {{4096, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x4d29439fde4dbc02)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 */
     .setting = {{16384, 1, 1}},
     .fingerprint = UINT64_C(0xf6395804941bb40e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
     .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa4ae79fa5e96626e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x0ccb584ecbe7ca6e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 order=depth_first */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xdf8fbe7aecf7dcf2)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x5c01b3f53d324970)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x50bc97e605e54198)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xaaf8716c879eef46)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xabc716fd980d5cd5)},
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
     .algorithm = &exscan_binary,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x0aa643faef733882)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf7db1471bdbb645d)},
    {.collective = &ct_exscan,
     .algorithm = &exscan_linear,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x8b97fbfbbd1a0039)},
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
     /* scan=hillis_steele */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x7177c4ac43daa5c0)},
    {.collective = &ct_gather},
    {.collective = &ct_gather,
     .algorithm = &gather_bine,
     .fingerprint = UINT64_C(0xaa97873ce0fb2177)},
    {.collective = &ct_gather,
     .algorithm = &gather_hierarchical,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x85d22a31033b667f)},
    {.collective = &ct_gather,
     .algorithm = &gather_hierarchical,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xceda99a91dc073eb)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x109fe8f1f887e7ec)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa14d5581ee33ee09)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=0 order=dealt */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xd2913ca6f0a3efde)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xfee69f08cd4cc6e2)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x306364eb825949de)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0xf6e447707411763c)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear,
     /* window=16 order=depth_first */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf6a2d75415d07c57)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xc769f30911a19880)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xc90536c55e9adc1e)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=32 */
     .setting = {{32}},
     .fingerprint = UINT64_C(0x5f3afe8b9d6f7fdb)},
    {.collective = &ct_gather,
     .algorithm = &gather_linear_sync,
     /* parts=32 order=depth_first */
     .setting = {{32, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xf9e61b805fc57e60)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x617d06facf77a1f1)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xb7896ca330626046)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x1ed861d8e5e99178)},
    {.collective = &ct_gather,
     .algorithm = &gather_tree,
     /* radix=8 */
     .setting = {{8}},
     .fingerprint = UINT64_C(0x806a5372ca3f6391)},
    {.collective = &ct_gather,
     .algorithm = &gather_wired_direct,
     /* window=1 turns=posted */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x0e3b0e5e47020211)},
    {.collective = &ct_gather,
     .algorithm = &gather_wired_direct,
     /* window=1 turns=tokens */
     .setting = {{1, 1}},
     .fingerprint = UINT64_C(0xf9bca0f2a75171f5)},
    {.collective = &ct_gather,
     .algorithm = &gather_wired_direct,
     /* window=4 turns=posted */
     .setting = {{4, 0}},
     .fingerprint = UINT64_C(0x5ac6fd3a1d66b79d)},
    {.collective = &ct_gather,
     .algorithm = &gather_wired_tree,
     .fingerprint = UINT64_C(0x4747d3d68fa56a94)},
    {.collective = &ct_gatherv},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x2cf368f89a52654c)},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x5177b9671ff0b4e4)},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_wired_direct,
     /* window=1 turns=posted */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0xc4c0e78aacaa0d06)},
    {.collective = &ct_gatherv,
     .algorithm = &gatherv_wired_direct,
     /* window=4 turns=posted */
     .setting = {{4, 0}},
     .fingerprint = UINT64_C(0xcb79ae5c1490bb65)},
    {.collective = &ct_reduce},
    {.collective = &ct_reduce,
     .algorithm = &reduce_binary_blocks,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x0b5765f9568dc477)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_bine,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5beab8ab6d2d5b60)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_circulant,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x869a3bf1b6a0faba)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x1c0269fe0fb8d38c)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     .fingerprint = UINT64_C(0x73677152516d75fd)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xeb692c9408ee8431)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_linear,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x4c0d2b492e71c117)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_pairwise_gather,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x846ec571a55d529e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 1, 2}},
     .fingerprint = UINT64_C(0xc7537e040a408d03)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
     .setting = {{0, 1, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc60692fba94bb629)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 1, 3}},
     .fingerprint = UINT64_C(0x376354e2adf7d646)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=3 order=depth_first */
     .setting = {{0, 1, 3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x43617a8014035fdb)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 1, 4}},
     .fingerprint = UINT64_C(0xc6b67c710825fe6b)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
     .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xbfa7a6ff070a5f0e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x212f750057a67694)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 */
     .setting = {{4096, 0, 1}},
     .fingerprint = UINT64_C(0xb3b8c7e219b2df40)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
     .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x207d5a47d565e84e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
     .setting = {{4096, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x51a4e9c753899b00)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 */
     .setting = {{16384, 0, 1}},
     .fingerprint = UINT64_C(0x7589fb43a81541bd)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
     .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x18e22476308783c7)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_two_tree,
     /* segment_bytes=4096 order=depth_first */
     .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xbe83f53353fc053e)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0x2cbb847ff72028b1)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x14140c52461cdee2)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xce3f8c0169057a3d)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x0223fc8df1261cfc)},
    {.collective = &ct_reduce,
     .algorithm = &reduce_wired_tree,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x2bc4358596f5bc8c)},
    {.collective = &ct_reduce_scatter},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_alltoall,
     /* alltoall=spread */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe6e89bdd3751f313)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_bruck_radix,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xb67f04a14c9e96d6)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_circulant,
     .fingerprint = UINT64_C(0xdd96b16231fb57b7)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=near */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xba4df39145c14d58)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=near order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xd769404d36d6e23a)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x4254f89282d4d502)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0xe7fdc6d78caee2b3)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=2 between=pairwise */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x09bdb027b778a60b)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=4 between=ring */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0xe492f6cc3e1824b4)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_hierarchical,
     /* leaders=8 between=ring */
     .setting = {{3, 1}},
     .fingerprint = UINT64_C(0x4d7bc1e8a7d13db6)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_pairwise,
     .fingerprint = UINT64_C(0x655a21d3171b0d9d)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe0784fc2c0c1e968)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x5c166b630487c9fa)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_recursive_multiplying,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x031de0c14781154b)},
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
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x75d982fe5a85bf79)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x837bdd3671181539)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0xc09c0f24351fd2a3)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x39846b174c84aa73)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_ring,
     /* segment_bytes=16384 order=depth_first */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x7310eb3415a3c599)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_swing,
     .fingerprint = UINT64_C(0x495072525993c292)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_wired_near_first,
     .fingerprint = UINT64_C(0xda654048d2cb9530)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x949aaf9d62a7e781)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_wired_ring,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xcb758df0ea913fd9)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x462bc2efbd1561c9)},
    {.collective = &ct_reduce_scatter,
     .algorithm = &reduce_scatter_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x8dfd8dcfdfe83c9b)},
    {.collective = &ct_reduce_scatter_block},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_alltoall,
     /* alltoall=pair */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xfaec0a830ea248ba)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x549fb621e5d340ba)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_bruck_radix,
     /* radix=6 order=depth_first */
     .setting = {{6, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5847d03c2a6e020d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_circulant,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x2c9afc3b0a4a5d55)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x8331de7e8c4e7856)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=pairwise */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x8059fc5e8a838bd8)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x11a0a1f90495980c)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=2 between=pairwise */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0xb2a47ea63b58f615)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=4 between=ring */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0xc33b1287444ef2bf)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_hierarchical,
     /* leaders=8 between=pairwise */
     .setting = {{3, 0}},
     .fingerprint = UINT64_C(0x6297ab4773d38335)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_pairwise,
     .fingerprint = UINT64_C(0x3fd20d2acb660a79)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_doubling,
     /* send=all */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xac905909b54499cf)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0xc0839b374db6844d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x134dc401d8380b0d)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_recursive_multiplying,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xb76c4396d55faf66)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x8c1bdfc97555018a)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x62a6cc7187cfe078)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x8e2da4b3064b660e)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=8192 order=depth_first */
     .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x095d2223946dfdee)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xa7b278e05d571811)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_ring,
     /* segment_bytes=16384 order=depth_first */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x3ab1b99abd572d36)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_swing,
     /* order=depth_first */
     .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x5d46b96769f21edb)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_near_first,
     .fingerprint = UINT64_C(0xdbf57708855b58d3)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xbd1b497d74f580ce)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x0f2f62761d2172aa)},
    {.collective = &ct_reduce_scatter_block,
     .algorithm = &reduce_scatter_block_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x32d0b48813148810)},
    {.collective = &ct_scan},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x68820d0580e1a378)},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=1024 */
     .setting = {{1024}},
     .fingerprint = UINT64_C(0xfb8a8293c90ef6b0)},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0xd0224315fb6ccbcb)},
    {.collective = &ct_scan,
     .algorithm = &scan_binary,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0xdbe33e8fc8abd70f)},
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
     .algorithm = &scatter_bine,
     .fingerprint = UINT64_C(0x1a1791f4dd6443d1)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_hierarchical,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xd14effe508921c32)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_hierarchical,
     /* radix=16 */
     .setting = {{16}},
     .fingerprint = UINT64_C(0xd2c335a50af1170a)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x14002a7ba8e7d817)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=0 order=depth_first */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xc5f8313126d4d64d)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x6ca6154713faf219)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_linear,
     /* window=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xa3ed67cee66f134f)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=2 order=depth_first */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x6565330e1b961b35)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x29ab4d3ac72a1904)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=4 order=depth_first */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0xeba9bcea828e2cb4)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=8 order=depth_first */
     .setting = {{8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
     .fingerprint = UINT64_C(0x02a946a9c088aa3b)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_tree,
     /* radix=8 order=dealt */
     .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xaf69399e02968268)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_wired_direct,
     /* window=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x4fe304b567f35ce9)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_wired_direct,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x928aacf5efeb640d)},
    {.collective = &ct_scatter,
     .algorithm = &scatter_wired_tree,
     .fingerprint = UINT64_C(0xc5d4ec3866cd7e2a)},
    {.collective = &ct_scatterv},
    {.collective = &ct_scatterv,
     .algorithm = &scatterv_linear,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x40b5b463dbde0d34)},
    {.collective = &ct_scatterv,
     .algorithm = &scatterv_linear,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xca9f1a6ba58deb93)},
    {.collective = &ct_scatterv,
     .algorithm = &scatterv_wired_direct,
     /* window=1 */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x99c7e73f919108f3)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -48, 1024}, {0, 64, 160, 1024}, {0, 512, -48, 1024}, {0, 1024, -16, 1024},
    {0, 2048, 0, 1024}, {0, 4096, 96, 1024}, {0, 8192, 1216, 1024}, {0, 16384, 80, 1024},
    {0, 32768, 0, 640}, {0, 65536, 0, 384}, {0, 131072, 0, 192}, {1, 1, 112, 1024},
    {1, 64, 16, 1024}, {2, 1, -48, 1024}, {2, 64, -288, 1024}, {2, 512, -80, 1024},
    {2, 1024, 0, 1024}, {2, 2048, -32, 1024}, {3, 1, -64, 1024}, {3, 512, 48, 832},
    {3, 1024, 272, 640}, {3, 2048, -304, 1024}, {6, 1, 240, 1024}, {6, 64, -48, 1024},
    {7, 1, 288, 1024}, {7, 64, 656, 1024}, {8, 1024, -32, 1024}, {8, 2048, 0, 1024},
    {8, 4096, 160, 1024}, {9, 512, -32, 832}, {9, 1024, -96, 1024}, {9, 2048, 96, 640},
    {10, 1, -48, 1024}, {10, 64, -160, 1024}, {10, 512, -16, 832}, {10, 1024, 48, 1024},
    {10, 2048, 64, 384}, {12, 2048, -304, 1024}, {12, 4096, -896, 1024}, {12, 8192, 80, 1024},
    {13, 1, 128, 1024}, {13, 64, -48, 1024}, {13, 512, 96, 1024}, {13, 1024, 80, 1024},
    {13, 2048, 80, 1024}, {16, 4096, -1200, 1024}, {16, 8192, -80, 1024}, {16, 16384, -80, 1024},
    {23, 1, -336, 1024}, {30, 1, -80, 1024}, {30, 64, 48, 1024}, {30, 512, 0, 1024},
    {30, 1024, 0, 1024}, {30, 2048, 224, 1024}, {30, 4096, 96, 1024}, {30, 8192, 944, 1024},
    {30, 16384, 128, 1024}, {30, 32768, 192, 832}, {30, 65536, 176, 192}, {30, 131072, 192, 640},
    {31, 64, 48, 1024}, {31, 512, 32, 1024}, {31, 1024, -32, 1024}, {31, 2048, 0, 1024},
    {32, 1, -112, 1024}, {32, 64, -192, 1024}, {32, 512, -32, 1024}, {32, 1024, -144, 1024},
    {32, 2048, 192, 1024}, {33, 64, -256, 1024}, {33, 512, -128, 1024}, {33, 1024, 80, 1024},
    {33, 2048, -64, 1024}, {35, 1, 368, 1024}, {35, 64, 0, 1024}, {36, 1, -64, 1024},
    {36, 64, 0, 1024}, {37, 1024, -720, 1024}, {37, 2048, 0, 1024}, {37, 4096, -80, 1024},
    {38, 512, -112, 1024}, {40, 2048, -480, 1024}, {40, 4096, -880, 1024}, {40, 8192, 0, 1024},
    {41, 1, 0, 1024}, {41, 64, -48, 1024}, {41, 512, 48, 1024}, {41, 1024, -16, 1024},
    {41, 2048, 208, 1024}, {45, 4096, -1120, 1024}, {45, 8192, 0, 1024}, {45, 16384, 0, 1024},
    {49, 32768, -192, 640}, {49, 65536, -176, 384}, {49, 131072, -192, 384}, {59, 1, -368, 1024},
    {59, 64, -384, 1024}, {59, 512, 288, 1024}, {59, 1024, 576, 1024}, {59, 2048, 352, 1024},
    {59, 4096, -464, 1024}, {59, 8192, -480, 1024}, {59, 16384, -80, 1024}, {59, 32768, -192, 1024},
    {59, 65536, 304, 1024}, {59, 131072, 464, 1024}, {62, 64, -128, 1024}, {63, 64, 160, 640},
    {63, 32768, 96, 1024}, {63, 65536, 0, 1024}, {64, 1, -176, 1024}, {64, 64, 256, 1024},
    {64, 16384, 0, 1024}, {64, 32768, -96, 1024}, {64, 65536, -160, 1024}, {64, 131072, -80, 1024},
    {65, 1, 64, 1024}, {65, 65536, -128, 1024}, {65, 131072, -80, 1024}, {66, 1, 32, 640},
    {66, 64, 448, 1024}, {66, 512, 16, 1024}, {66, 1024, 0, 1024}, {66, 2048, -32, 1024},
    {66, 4096, -144, 1024}, {67, 65536, 64, 1024}, {67, 131072, 272, 1024}, {68, 1, -16, 1024},
    {68, 64, -256, 1024}, {68, 65536, 0, 1024}, {68, 131072, 0, 1024}, {69, 1, 96, 640},
    {69, 64, -208, 1024}, {71, 64, -240, 640}, {71, 512, -240, 832}, {71, 1024, -416, 1024},
    {73, 1, -240, 1024}, {73, 64, 480, 1024}, {73, 512, 144, 832}, {73, 1024, -48, 1024},
    {73, 2048, -176, 832}, {74, 1, -16, 1024}, {74, 64, 80, 1024}, {74, 512, -16, 1024},
    {74, 1024, 64, 1024}, {74, 2048, 576, 832}, {74, 4096, 320, 1024}, {74, 8192, 0, 1024},
    {79, 64, 592, 1024}, {79, 512, 16, 1024}, {79, 2048, 48, 1024}, {79, 4096, 272, 1024},
    {79, 8192, 32, 1024}, {80, 64, -16, 1024}, {80, 512, -32, 1024}, {80, 1024, 48, 1024},
    {80, 2048, -112, 1024}, {80, 4096, 96, 1024}, {80, 8192, 48, 1024}, {81, 1, 16, 1024},
    {81, 64, 96, 1024}, {82, 1, -448, 1024}, {82, 64, -48, 1024}, {82, 512, -128, 1024},
    {82, 1024, -48, 1024}, {82, 2048, 432, 832}, {84, 1, 272, 1024}, {84, 64, 96, 832},
    {84, 4096, 384, 1024}, {84, 8192, 272, 1024}, {84, 16384, 64, 1024}, {84, 32768, 656, 1024},
    {92, 1, 48, 1024}, {92, 64, 272, 1024}, {92, 512, 80, 1024}, {92, 1024, -80, 1024},
    {92, 2048, 2656, 1024}, {92, 4096, 1760, 1024}, {92, 8192, 2512, 192}, {92, 16384, 1216, 192},
    {92, 32768, 720, 192}, {92, 65536, 240, 384}, {92, 131072, 0, 192}, {94, 64, 96, 1024},
    {94, 512, 96, 1024}, {95, 64, -112, 1024}, {95, 512, 160, 384}, {96, 64, -128, 1024},
    {97, 64, -112, 1024}, {98, 64, 112, 1024}, {98, 512, 80, 384}, {99, 512, -32, 1024},
    {99, 1024, 144, 1024}, {100, 1, 0, 1024}, {100, 64, 272, 1024}, {101, 64, 0, 1024},
    {101, 512, 592, 384}, {102, 1, -80, 1024}, {102, 64, -128, 1024}, {102, 512, 128, 1024},
    {102, 1024, 304, 384}, {105, 1024, -128, 1024}, {105, 2048, -48, 1024}, {105, 8192, 0, 384},
    {106, 16384, 400, 384}, {107, 65536, -240, 384}, {109, 512, -320, 1024}, {109, 1024, -80, 1024},
    {109, 2048, -16, 1024}, {109, 4096, -32, 1024}, {109, 8192, 0, 640}, {110, 16384, -80, 640},
    {110, 32768, -720, 384}, {111, 1024, -160, 1024}, {111, 2048, -16, 1024}, {111, 4096, -16, 640},
    {111, 8192, 0, 384}, {112, 512, -304, 384}, {112, 1024, -192, 1024}, {112, 2048, -48, 1024},
    {112, 4096, 0, 640}, {113, 2048, -32, 1024}, {113, 4096, -16, 640}, {114, 512, -288, 384},
    {114, 1024, -160, 1024}, {117, 1024, -48, 1024}, {118, 1024, 272, 384}, {120, 1024, -128, 1024},
    {121, 1024, -112, 1024}, {122, 1024, -176, 1024}, {123, 1024, 16, 1024}, {124, 1024, 16, 1024},
    {125, 1024, -160, 1024}, {127, 0, -272, 1024}, {128, 0, -288, 832}, {129, 0, 320, 832},
    {130, 0, 16, 1024}, {131, 0, -192, 1024}, {132, 0, 432, 832}, {134, 0, 176, 832},
    {135, 0, 192, 832}, {136, 0, -80, 1024}, {138, 0, -224, 1024}, {139, 1, -224, 1024},
    {139, 64, -144, 1024}, {139, 512, -64, 1024}, {139, 1024, 0, 1024}, {139, 2048, -512, 1024},
    {139, 4096, -64, 1024}, {139, 8192, 64, 1024}, {139, 16384, 80, 1024}, {139, 32768, -16, 1024},
    {139, 65536, 96, 1024}, {139, 131072, 848, 1024}, {140, 1, -112, 1024}, {140, 64, 0, 1024},
    {140, 512, 256, 1024}, {140, 1024, 240, 1024}, {140, 2048, -352, 1024}, {141, 1, -224, 1024},
    {141, 64, 128, 1024}, {141, 512, 0, 1024}, {141, 1024, 208, 1024}, {141, 2048, 48, 1024},
    {141, 4096, 160, 1024}, {141, 8192, -352, 1024}, {141, 16384, -464, 1024}, {142, 1, 0, 1024},
    {143, 2048, -176, 1024}, {143, 4096, 112, 1024}, {144, 32768, -192, 1024}, {145, 1, -192, 1024},
    {145, 64, 192, 1024}, {145, 512, -48, 1024}, {145, 1024, 0, 1024}, {145, 2048, 112, 1024},
    {145, 4096, 288, 1024}, {145, 8192, -336, 1024}, {145, 16384, -592, 1024}, {146, 1, -320, 1024},
    {146, 8192, 0, 1024}, {146, 16384, 160, 832}, {146, 32768, 160, 1024}, {149, 64, 0, 1024},
    {149, 1024, -320, 1024}, {150, 64, 16, 1024}, {150, 1024, -288, 1024}, {151, 1, 416, 1024},
    {151, 64, -48, 1024}, {151, 512, 80, 1024}, {151, 1024, 272, 1024}, {151, 2048, -48, 1024},
    {151, 4096, 416, 1024}, {151, 8192, -416, 1024}, {151, 16384, -528, 1024}, {152, 1, 320, 1024},
    {152, 64, 128, 1024}, {152, 512, 112, 1024}, {152, 1024, 336, 1024}, {152, 4096, -80, 1024},
    {153, 512, -224, 1024}, {153, 1024, -96, 1024}, {153, 2048, -176, 1024}, {153, 4096, -384, 1024},
    {155, 2048, 336, 1024}, {157, 16384, 544, 832}, {157, 32768, 288, 1024}, {157, 65536, 16, 1024},
    {157, 131072, 0, 1024}, {159, 32768, 16, 1024}, {159, 65536, -288, 1024}, {159, 131072, 0, 1024},
    {161, 16384, -256, 1024}, {161, 32768, 240, 384}, {166, 1, -304, 1024}, {166, 64, -80, 1024},
    {166, 512, -224, 1024}, {166, 1024, 16, 1024}, {166, 2048, 0, 1024}, {166, 4096, -64, 1024},
    {166, 8192, 176, 1024}, {166, 16384, 416, 1024}, {166, 32768, 1024, 1024}, {166, 65536, 1520, 1024},
    {166, 131072, 1856, 640}, {167, 1, 80, 1024}, {167, 64, 144, 1024}, {167, 1024, -192, 1024},
    {168, 1, 112, 1024}, {168, 64, 320, 1024}, {168, 512, 144, 1024}, {168, 1024, 80, 1024},
    {168, 2048, -176, 1024}, {168, 4096, -464, 1024}, {171, 1, 736, 1024}, {171, 64, 544, 1024},
    {171, 512, 416, 1024}, {171, 1024, 560, 1024}, {171, 2048, 272, 1024}, {171, 4096, 64, 1024},
    {171, 8192, -208, 1024}, {171, 16384, -48, 1024}, {172, 8192, -160, 1024}, {172, 16384, -32, 1024},
    {172, 32768, 16, 1024}, {172, 65536, 48, 1024}, {172, 131072, 16, 640}, {173, 32768, -16, 1024},
    {173, 65536, -48, 1024}, {173, 131072, -16, 1024}, {174, 1, -192, 1024}, {174, 64, -96, 1024},
    {174, 512, -192, 1024}, {174, 1024, -48, 1024}, {174, 2048, -80, 1024}, {175, 1, -80, 1024},
    {175, 64, -128, 1024}, {175, 512, 48, 1024}, {175, 1024, 0, 1024}, {175, 2048, -320, 1024},
    {176, 1, 720, 1024}, {176, 64, -224, 1024}, {176, 512, -192, 1024}, {176, 1024, -64, 1024},
    {176, 2048, 32, 1024}, {176, 4096, 368, 1024}, {176, 8192, 496, 1024}, {176, 16384, 688, 1024},
    {176, 32768, 864, 1024}, {176, 65536, 1152, 384}, {176, 131072, 768, 192}, {177, 64, 176, 1024},
    {178, 1024, 144, 1024}, {178, 2048, 96, 1024}, {178, 4096, 32, 1024}, {178, 8192, 32, 1024},
    {178, 16384, 0, 1024}, {178, 131072, 16, 384}, {179, 64, 368, 1024}, {179, 1024, -64, 1024},
    {179, 2048, 0, 1024}, {179, 4096, -16, 1024}, {179, 8192, 0, 1024}, {179, 16384, 0, 1024},
    {180, 64, 352, 1024}, {180, 512, -208, 1024}, {183, 64, -256, 1024}, {183, 1024, -480, 1024},
    {183, 2048, -208, 1024}, {183, 4096, -96, 1024}, {183, 8192, -128, 1024}, {183, 16384, 0, 1024},
    {183, 32768, 0, 832}, {183, 65536, 0, 384}, {184, 64, 64, 1024}, {184, 512, -176, 1024},
    {184, 1024, -80, 1024}, {184, 2048, -32, 1024}, {185, 1, -720, 1024}, {185, 64, -48, 1024},
    {185, 512, 0, 1024}, {185, 1024, -288, 1024}, {185, 2048, -208, 1024}, {185, 4096, -240, 1024},
    {185, 8192, -128, 1024}, {186, 64, -256, 1024}, {186, 512, -272, 1024}, {186, 1024, 48, 1024},
    {186, 4096, -144, 1024}, {186, 8192, -96, 1024}, {187, 16384, -16, 1024}, {187, 32768, 0, 832},
    {187, 65536, 0, 384}, {188, 131072, 0, 640}, {189, 131072, 0, 384}, {190, 16384, -16, 1024},
    {190, 65536, 16, 384}, {190, 131072, 0, 384}, {191, 64, -16, 1024}, {191, 512, 32, 1024},
    {191, 1024, 224, 1024}, {191, 2048, 224, 832}, {191, 4096, 304, 1024}, {192, 512, 64, 832},
    {192, 1024, 16, 1024}, {192, 2048, -16, 1024}, {192, 4096, 192, 1024}, {193, 64, 144, 1024},
    {193, 1024, 96, 1024}, {193, 2048, 0, 1024}, {193, 4096, -80, 1024}, {193, 8192, 0, 1024},
    {193, 16384, 16, 1024}, {193, 32768, 0, 832}, {193, 65536, 0, 384}, {194, 64, -160, 1024},
    {194, 1024, 48, 1024}, {194, 2048, 0, 1024}, {194, 4096, 432, 384}, {199, 1024, 448, 1024},
    {200, 1024, 48, 1024}, {201, 1024, -112, 1024}, {204, 1, -240, 1024}, {204, 64, -160, 1024},
    {204, 512, -176, 1024}, {204, 1024, 32, 1024}, {204, 2048, -448, 1024}, {204, 4096, 336, 1024},
    {204, 8192, 464, 1024}, {204, 16384, 80, 1024}, {204, 32768, 272, 1024}, {204, 65536, 608, 1024},
    {204, 131072, 1264, 1024}, {206, 1, -208, 1024}, {206, 64, 112, 1024}, {206, 512, -16, 1024},
    {206, 1024, 352, 1024}, {206, 2048, 320, 1024}, {206, 4096, 368, 1024}, {206, 8192, 96, 1024},
    {206, 16384, -96, 832}, {207, 32768, -144, 1024}, {208, 1, 160, 1024}, {208, 64, 64, 1024},
    {208, 16384, 144, 1024}, {208, 32768, -176, 1024}, {209, 1, -240, 1024}, {209, 64, -288, 1024},
    {209, 512, -128, 1024}, {209, 1024, -416, 1024}, {210, 1, -368, 1024}, {210, 64, -256, 1024},
    {210, 512, -176, 1024}, {210, 1024, -864, 1024}, {213, 1, 320, 1024}, {213, 64, -80, 1024},
    {213, 512, -240, 1024}, {213, 1024, -32, 1024}, {213, 2048, -464, 1024}, {214, 512, 512, 1024},
    {214, 1024, 288, 1024}, {214, 2048, 160, 1024}, {214, 4096, 320, 1024}, {214, 8192, -112, 1024},
    {214, 16384, -240, 1024}, {215, 1024, 32, 1024}, {215, 2048, 96, 1024}, {215, 4096, -288, 1024},
    {216, 1, 32, 1024}, {216, 64, -48, 1024}, {216, 512, 0, 1024}, {216, 1024, -80, 1024},
    {216, 2048, -48, 1024}, {216, 4096, 0, 1024}, {216, 8192, -176, 1024}, {217, 1, 144, 1024},
    {218, 1, 144, 1024}, {218, 64, 0, 1024}, {218, 512, 208, 1024}, {218, 1024, -112, 1024},
    {218, 2048, 80, 1024}, {218, 4096, -64, 1024}, {218, 8192, -144, 1024}, {219, 1, -64, 1024},
    {219, 64, -240, 1024}, {219, 512, 80, 1024}, {219, 1024, 144, 1024}, {219, 2048, -48, 1024},
    {219, 4096, -592, 1024}, {221, 16384, 368, 1024}, {221, 32768, 240, 1024}, {221, 65536, 0, 1024},
    {221, 131072, 0, 1024}, {222, 8192, 416, 1024}, {222, 16384, -368, 1024}, {222, 32768, -112, 1024},
    {224, 32768, 80, 1024}, {224, 65536, -432, 1024}, {224, 131072, -160, 1024}, {225, 16384, -144, 1024},
    {225, 32768, -112, 1024}, {231, 1, -208, 1024}, {231, 64, -192, 1024}, {231, 512, 160, 1024},
    {231, 1024, 272, 1024}, {231, 2048, 16, 1024}, {231, 4096, 32, 1024}, {231, 8192, 608, 1024},
    {231, 16384, 1184, 1024}, {231, 32768, 0, 640}, {231, 65536, 0, 192}, {231, 131072, 0, 192},
    {234, 512, 144, 1024}, {234, 1024, 96, 1024}, {234, 2048, -64, 1024}, {236, 1024, -16, 1024},
    {236, 2048, -128, 1024}, {237, 512, 256, 1024}, {237, 1024, 320, 1024}, {237, 2048, 0, 1024},
    {237, 4096, 0, 1024}, {238, 1, -16, 1024}, {238, 64, 16, 1024}, {239, 1, 16, 1024},
    {239, 64, 64, 1024}, {239, 512, -64, 1024}, {240, 1024, -48, 1024}, {240, 2048, 64, 1024},
    {241, 1024, 0, 1024}, {241, 2048, -96, 1024}, {241, 4096, 0, 1024}, {245, 512, 64, 1024},
    {245, 1024, 0, 1024}, {245, 2048, 96, 1024}, {248, 2048, -880, 1024}, {248, 4096, -1024, 1024},
    {248, 8192, -608, 1024}, {248, 16384, 0, 1024}, {259, 1, -112, 1024}, {259, 64, -64, 1024},
    {259, 512, -16, 1024}, {259, 1024, -64, 1024}, {259, 2048, -16, 1024}, {259, 4096, 64, 1024},
    {259, 8192, 416, 1024}, {259, 16384, 0, 1024}, {259, 32768, 0, 640}, {259, 65536, 0, 192},
    {259, 131072, 0, 192}, {264, 512, -48, 1024}, {264, 1024, -96, 1024}, {264, 2048, -48, 1024},
    {264, 8192, 416, 384}, {265, 1, 176, 1024}, {265, 64, 144, 1024}, {266, 1, 80, 1024},
    {266, 64, 0, 1024}, {267, 1, -80, 1024}, {267, 64, -80, 1024}, {267, 512, -240, 1024},
    {268, 512, -176, 1024}, {268, 1024, 64, 1024}, {268, 2048, 176, 1024}, {269, 512, 32, 1024},
    {269, 2048, 0, 1024}, {269, 4096, 144, 1024}, {269, 8192, -224, 384}, {274, 512, 64, 1024},
    {274, 2048, 144, 1024}, {276, 2048, -592, 1024}, {276, 4096, -1104, 1024}, {276, 8192, -288, 1024},
    {281, 2048, -368, 1024}, {281, 4096, -576, 1024}, {281, 8192, 0, 1024}, {286, 1, -144, 1024},
    {286, 64, -112, 1024}, {286, 512, -112, 1024}, {286, 1024, -224, 1024}, {286, 2048, 0, 1024},
    {286, 4096, 0, 1024}, {286, 8192, 416, 1024}, {286, 16384, 448, 1024}, {286, 32768, 1104, 1024},
    {286, 65536, 1344, 1024}, {286, 131072, 1904, 640}, {287, 1, 192, 1024}, {287, 64, 128, 1024},
    {287, 512, 224, 1024}, {287, 1024, 0, 1024}, {287, 2048, -96, 1024}, {287, 4096, -304, 1024},
    {288, 2048, 0, 1024}, {291, 1, 0, 1024}, {291, 64, 0, 1024}, {291, 512, 0, 1024},
    {291, 1024, 16, 1024}, {291, 2048, -128, 1024}, {292, 1, 416, 1024}, {292, 64, 448, 1024},
    {292, 512, 624, 1024}, {292, 1024, 256, 1024}, {292, 2048, 544, 1024}, {292, 4096, 256, 1024},
    {292, 8192, -32, 1024}, {292, 16384, 16, 1024}, {293, 8192, -32, 1024}, {293, 16384, -16, 1024},
    {293, 32768, 48, 1024}, {293, 65536, 64, 1024}, {293, 131072, 16, 640}, {294, 32768, -48, 1024},
    {294, 65536, -64, 1024}, {294, 131072, -16, 1024}, {295, 1, -304, 1024}, {295, 64, -256, 1024},
    {295, 512, -208, 1024}, {295, 1024, -16, 1024}, {295, 2048, -80, 1024}, {295, 4096, -32, 1024},
    {296, 1, -16, 1024}, {296, 64, -32, 1024}, {296, 512, -144, 1024}, {296, 1024, -128, 1024},
    {296, 2048, 48, 1024}, {296, 4096, -16, 1024}, {296, 8192, 304, 1024}, {296, 16384, 0, 1024},
    {296, 32768, 384, 1024}, {296, 65536, 480, 384}, {296, 131072, 400, 192}, {297, 1, -80, 1024},
    {297, 64, -32, 1024}, {297, 512, -208, 1024}, {298, 1, 16, 1024}, {298, 64, 16, 1024},
    {298, 2048, 352, 1024}, {298, 4096, 208, 384}, {299, 1, 272, 832}, {299, 64, -80, 1024},
    {299, 512, -272, 1024}, {299, 1024, 32, 1024}, {299, 2048, -48, 1024}, {299, 4096, -128, 1024},
    {299, 8192, -48, 1024}, {300, 1, 256, 1024}, {300, 64, -48, 1024}, {300, 512, 176, 1024},
    {300, 1024, -48, 1024}, {300, 2048, -48, 1024}, {300, 4096, -384, 1024}, {300, 8192, -272, 1024},
    {301, 64, 320, 1024}, {301, 512, 48, 1024}, {301, 1024, -240, 1024}, {301, 2048, 0, 1024},
    {301, 4096, -384, 1024}, {301, 8192, -240, 1024}, {302, 1, 448, 1024}, {302, 64, -144, 1024},
    {302, 512, 0, 1024}, {302, 1024, 128, 1024}, {302, 2048, -128, 1024}, {302, 4096, -384, 1024},
    {302, 8192, -240, 1024}, {303, 512, 192, 1024}, {303, 1024, 224, 1024}, {303, 2048, -64, 1024},
    {303, 32768, -384, 1024}, {303, 65536, -480, 1024}, {303, 131072, -400, 832}, {304, 1, -80, 1024},
    {304, 64, 256, 1024}, {304, 2048, 432, 1024}, {304, 4096, 224, 384}, {305, 64, -208, 1024},
    {305, 512, 192, 1024}, {305, 1024, 0, 1024}, {305, 2048, 352, 1024}, {305, 4096, 16, 1024},
    {305, 8192, 432, 384}, {306, 1, -96, 1024}, {306, 64, -80, 1024}, {306, 512, -64, 1024},
    {306, 1024, 64, 1024}, {306, 2048, 400, 832}, {306, 4096, 48, 1024}, {306, 8192, 288, 1024},
    {307, 1, -208, 1024}, {307, 64, 48, 1024}, {307, 512, -128, 1024}, {307, 1024, -16, 1024},
    {307, 2048, 0, 1024}, {307, 4096, -96, 1024}, {307, 8192, -48, 1024}, {312, 1024, -80, 1024},
    {313, 1024, 48, 1024}, {314, 1024, -48, 1024},
};
static const struct ct_residual residuals_columns[] = {
    {0, 1, 16, 1024}, {0, 64, -16, 1024}, {0, 512, 32, 1024}, {0, 1024, -48, 1024},
    {0, 2048, -16, 1024}, {0, 4096, 144, 1024}, {0, 8192, 16, 1024}, {0, 16384, -160, 384},
    {0, 32768, 432, 384}, {0, 131072, 144, 1024}, {1, 1, 64, 1024}, {1, 64, 304, 1024},
    {1, 512, 192, 1024}, {1, 1024, 112, 1024}, {1, 2048, 32, 1024}, {1, 4096, 144, 1024},
    {1, 8192, -128, 1024}, {1, 32768, 416, 384}, {2, 1, 96, 1024}, {2, 64, 96, 1024},
    {2, 512, 96, 1024}, {2, 1024, 480, 640}, {2, 2048, -16, 1024}, {2, 4096, 96, 1024},
    {2, 16384, -160, 384}, {2, 32768, 256, 384}, {3, 1, 160, 1024}, {3, 64, -112, 1024},
    {3, 512, -80, 1024}, {3, 1024, -32, 1024}, {3, 2048, 16, 1024}, {3, 4096, 0, 1024},
    {3, 8192, -208, 1024}, {3, 16384, 0, 384}, {3, 32768, 64, 384}, {9, 1, 0, 1024},
    {9, 64, 160, 1024}, {9, 512, 64, 1024}, {9, 1024, 160, 1024}, {9, 2048, -96, 1024},
    {9, 4096, 416, 640}, {9, 8192, -688, 384}, {9, 16384, -16, 384}, {9, 32768, 192, 384},
    {10, 1, -32, 1024}, {10, 64, 0, 1024}, {10, 512, -16, 1024}, {10, 1024, 480, 640},
    {10, 2048, 0, 1024}, {10, 4096, 288, 1024}, {10, 8192, -528, 384}, {10, 32768, 400, 384},
    {11, 64, 32, 1024}, {11, 512, 0, 1024}, {11, 1024, 64, 1024}, {11, 2048, 464, 640},
    {11, 4096, -48, 384}, {11, 8192, 416, 1024}, {11, 32768, 336, 384}, {13, 1, 64, 1024},
    {13, 64, -32, 1024}, {13, 512, 112, 1024}, {13, 1024, 320, 1024}, {13, 2048, 272, 1024},
    {13, 4096, 368, 1024}, {13, 8192, -16, 1024}, {13, 16384, -32, 384}, {13, 32768, 656, 384},
    {14, 1, 304, 1024}, {14, 64, 80, 1024}, {14, 512, 160, 1024}, {14, 1024, 160, 1024},
    {14, 2048, 176, 1024}, {14, 4096, 304, 1024}, {14, 16384, -400, 384}, {14, 32768, 256, 384},
    {17, 32768, -240, 384}, {19, 32768, 272, 384}, {19, 65536, 0, 832}, {21, 1, -208, 640},
    {21, 512, -144, 1024}, {21, 1024, -496, 384}, {21, 4096, -112, 384}, {21, 8192, 368, 1024},
    {21, 16384, -240, 384}, {21, 32768, -160, 384}, {22, 64, -240, 1024}, {22, 512, -256, 1024},
    {22, 1024, -368, 1024}, {22, 2048, -320, 1024}, {22, 4096, -32, 1024}, {22, 8192, 96, 1024},
    {22, 16384, 64, 384}, {22, 32768, -240, 384}, {23, 1, 256, 1024}, {23, 512, 32, 1024},
    {23, 1024, 80, 1024}, {23, 2048, 192, 1024}, {23, 4096, -48, 1024}, {23, 8192, -256, 1024},
    {23, 32768, 208, 384}, {24, 1, -400, 1024}, {24, 512, -384, 384}, {24, 1024, -384, 384},
    {24, 4096, -368, 384}, {24, 8192, -32, 832}, {24, 16384, 112, 384}, {24, 32768, -32, 384},
    {25, 1, -384, 1024}, {25, 64, -144, 1024}, {25, 512, -16, 640}, {25, 4096, -208, 1024},
    {25, 8192, 176, 1024}, {25, 16384, 128, 384}, {25, 32768, -192, 384}, {25, 131072, -144, 1024},
    {26, 1, 48, 1024}, {26, 64, 0, 1024}, {26, 512, 128, 1024}, {26, 1024, 112, 1024},
    {26, 2048, 464, 640}, {26, 4096, 96, 384}, {26, 8192, -592, 384}, {26, 16384, -336, 384},
    {26, 32768, 0, 384}, {27, 1, -704, 640}, {27, 512, -368, 1024}, {27, 4096, -512, 384},
    {27, 8192, 192, 1024}, {27, 16384, 144, 384}, {27, 32768, -112, 384}, {28, 16384, -256, 384},
    {28, 32768, 208, 384}, {29, 32768, 400, 384}, {30, 1, 16, 1024}, {30, 64, -64, 1024},
    {30, 512, 96, 1024}, {30, 1024, 32, 1024}, {30, 2048, 48, 1024}, {30, 4096, 48, 1024},
    {30, 8192, -240, 1024}, {30, 16384, -112, 1024}, {30, 32768, 272, 1024}, {30, 65536, 464, 1024},
    {30, 131072, 352, 640}, {32, 1, -16, 1024}, {32, 64, 80, 1024}, {32, 512, 48, 1024},
    {32, 1024, -16, 1024}, {32, 2048, 0, 1024}, {32, 4096, 16, 1024}, {32, 8192, 80, 384},
    {32, 16384, -128, 384}, {33, 1, -160, 1024}, {33, 64, -48, 1024}, {33, 512, -32, 1024},
    {33, 1024, -32, 1024}, {33, 2048, -80, 1024}, {33, 4096, -176, 1024}, {33, 8192, -288, 1024},
    {33, 16384, 32, 384}, {38, 1, -64, 1024}, {38, 64, -304, 1024}, {38, 512, -112, 1024},
    {38, 1024, 288, 1024}, {38, 2048, -16, 1024}, {38, 4096, -80, 1024}, {38, 16384, 16, 384},
    {39, 8192, 96, 1024}, {39, 16384, -416, 384}, {41, 1, 384, 1024}, {41, 64, 32, 1024},
    {41, 512, 48, 1024}, {41, 1024, 32, 1024}, {41, 2048, 144, 1024}, {41, 4096, 160, 1024},
    {41, 16384, 0, 384}, {42, 1, 48, 1024}, {42, 64, 112, 1024}, {42, 512, 0, 1024},
    {42, 1024, 144, 1024}, {42, 2048, 48, 1024}, {42, 4096, 128, 1024}, {42, 8192, -144, 384},
    {44, 8192, 0, 1024}, {44, 16384, -128, 1024}, {46, 16384, -112, 1024}, {46, 32768, -224, 384},
    {48, 32768, -192, 384}, {48, 65536, 0, 1024}, {50, 8192, -96, 1024}, {50, 16384, -80, 1024},
    {51, 8192, 112, 384}, {51, 16384, 240, 384}, {52, 16384, 128, 1024}, {53, 1, 16, 640},
    {53, 64, -464, 1024}, {53, 512, -496, 1024}, {53, 1024, -368, 1024}, {53, 2048, -176, 1024},
    {53, 4096, -224, 1024}, {53, 8192, -160, 1024}, {53, 16384, -48, 1024}, {55, 8192, 400, 384},
    {55, 16384, 176, 384}, {56, 8192, -48, 1024}, {56, 16384, 32, 1024}, {57, 16384, -240, 1024},
    {57, 32768, 0, 384}, {58, 32768, -256, 1024}, {58, 65536, -112, 1024}, {58, 131072, -352, 640},
    {59, 1, -400, 1024}, {59, 64, 240, 1024}, {59, 512, 304, 1024}, {59, 1024, 304, 1024},
    {59, 2048, 432, 1024}, {59, 4096, -64, 1024}, {59, 8192, -160, 1024}, {59, 16384, -16, 1024},
    {59, 32768, 48, 832}, {59, 65536, -48, 1024}, {62, 1, -208, 1024}, {62, 64, -96, 1024},
    {62, 512, -208, 1024}, {62, 1024, 96, 1024}, {62, 2048, -48, 1024}, {62, 4096, 80, 1024},
    {62, 8192, 112, 1024}, {62, 16384, 160, 384}, {63, 1, 208, 640}, {63, 4096, -288, 384},
    {63, 16384, 0, 1024}, {63, 32768, -96, 384}, {63, 65536, -240, 384}, {65, 1, -208, 1024},
    {65, 64, -224, 640}, {65, 1024, -464, 640}, {65, 2048, -64, 384}, {65, 4096, -16, 1024},
    {65, 8192, 32, 1024}, {65, 16384, 80, 1024}, {65, 32768, 272, 384}, {65, 65536, 0, 384},
    {69, 1, 128, 640}, {69, 2048, -352, 384}, {69, 4096, -368, 384}, {69, 8192, -224, 1024},
    {69, 16384, -128, 1024}, {69, 32768, -16, 384}, {69, 65536, 48, 384}, {70, 1, 0, 1024},
    {70, 32768, 0, 384}, {70, 65536, 112, 1024}, {70, 131072, 320, 384}, {71, 1, -48, 640},
    {71, 64, -32, 1024}, {71, 512, 48, 1024}, {71, 1024, 64, 1024}, {71, 2048, 16, 1024},
    {71, 4096, 16, 1024}, {71, 8192, 0, 1024}, {71, 16384, 352, 384}, {73, 1, -96, 1024},
    {73, 64, 160, 1024}, {73, 512, 352, 1024}, {73, 1024, 256, 1024}, {73, 2048, 256, 1024},
    {73, 4096, 192, 1024}, {73, 8192, 16, 1024}, {73, 16384, -64, 1024}, {77, 1, 256, 640},
    {77, 512, 64, 1024}, {77, 1024, 512, 1024}, {77, 2048, 352, 1024}, {77, 4096, 480, 1024},
    {77, 8192, 288, 1024}, {77, 16384, 240, 1024}, {78, 1, 320, 640}, {78, 512, 272, 1024},
    {78, 1024, 144, 1024}, {78, 2048, 256, 1024}, {78, 4096, 288, 1024}, {78, 8192, 0, 1024},
    {78, 16384, -112, 1024}, {81, 1, -304, 1024}, {81, 64, 112, 1024}, {81, 512, 112, 1024},
    {81, 1024, 144, 1024}, {81, 2048, 48, 1024}, {81, 4096, -112, 1024}, {81, 8192, -240, 1024},
    {86, 65536, 32, 1024}, {86, 131072, -192, 384}, {87, 65536, -288, 384}, {88, 1, 192, 1024},
    {89, 65536, -176, 384}, {90, 16384, -368, 384}, {90, 32768, -64, 832}, {90, 65536, 0, 384},
    {91, 1, 192, 1024}, {91, 64, -144, 1024}, {91, 32768, -48, 832}, {91, 65536, -16, 384},
    {91, 131072, 32, 1024}, {92, 1, -192, 640}, {92, 64, 288, 1024}, {92, 512, -352, 1024},
    {92, 1024, -336, 1024}, {92, 2048, -208, 1024}, {92, 4096, -400, 832}, {92, 8192, -96, 384},
    {92, 16384, -16, 384}, {92, 32768, -16, 1024}, {92, 65536, 16, 1024}, {92, 131072, 656, 384},
    {93, 1, 176, 640}, {93, 64, 224, 1024}, {93, 512, 320, 1024}, {93, 1024, 144, 1024},
    {93, 2048, 0, 1024}, {93, 4096, 48, 384}, {95, 1, 352, 640}, {95, 64, -32, 1024},
    {95, 512, 32, 1024}, {95, 1024, 80, 1024}, {95, 2048, -32, 1024}, {95, 4096, -256, 384},
    {97, 1, -80, 640}, {97, 64, -32, 1024}, {97, 512, -32, 1024}, {97, 1024, -48, 1024},
    {97, 2048, -160, 1024}, {97, 4096, 192, 384}, {98, 1, 464, 640}, {98, 64, 144, 1024},
    {98, 512, 48, 1024}, {98, 1024, 112, 1024}, {98, 2048, 64, 1024}, {98, 4096, -240, 384},
    {99, 1, 144, 640}, {99, 64, 80, 1024}, {99, 512, 32, 1024}, {99, 1024, 0, 1024},
    {99, 2048, 64, 1024}, {99, 4096, -64, 384}, {103, 4096, 208, 384}, {103, 8192, -32, 384},
    {103, 16384, 48, 384}, {104, 64, -240, 1024}, {104, 4096, 0, 832}, {104, 8192, 384, 384},
    {104, 16384, -240, 384}, {105, 64, 16, 1024}, {105, 8192, 0, 384}, {105, 16384, 0, 384},
    {106, 16384, -336, 384}, {106, 32768, 304, 384}, {106, 65536, -112, 832}, {106, 131072, -192, 832},
    {108, 32768, 256, 384}, {108, 65536, 0, 1024}, {109, 64, 0, 384}, {109, 512, -176, 1024},
    {109, 1024, 96, 1024}, {109, 2048, 48, 1024}, {109, 8192, 112, 384}, {109, 16384, -224, 384},
    {109, 32768, 16, 384}, {110, 8192, 0, 384}, {110, 16384, -336, 384}, {111, 1024, -80, 1024},
    {111, 2048, 0, 1024}, {111, 8192, -16, 384}, {111, 16384, 32, 384}, {112, 1, -288, 1024},
    {112, 64, -176, 1024}, {112, 512, -96, 1024}, {112, 1024, 32, 1024}, {112, 2048, -16, 1024},
    {112, 4096, 16, 384}, {112, 8192, -48, 384}, {112, 16384, -112, 384}, {114, 1, -464, 1024},
    {114, 64, -224, 1024}, {114, 512, -208, 1024}, {114, 1024, -176, 1024}, {114, 2048, -208, 1024},
    {114, 4096, 288, 384}, {114, 8192, -64, 384}, {114, 16384, 304, 384}, {115, 1, -208, 1024},
    {115, 64, -352, 1024}, {115, 512, -240, 1024}, {115, 1024, -112, 1024}, {115, 2048, -224, 1024},
    {115, 4096, -224, 384}, {115, 8192, 208, 384}, {115, 16384, -32, 384}, {116, 1, -480, 1024},
    {116, 64, -176, 1024}, {116, 512, -256, 1024}, {116, 1024, -80, 1024}, {116, 2048, 0, 1024},
    {116, 4096, -96, 384}, {116, 8192, -80, 384}, {116, 16384, 48, 384}, {116, 32768, -48, 384},
    {117, 1024, -304, 640}, {119, 1024, -16, 384}, {120, 1024, 0, 384}, {121, 1024, -96, 384},
    {123, 1024, 400, 384}, {124, 1024, -144, 384}, {127, 0, -128, 1024}, {128, 0, 112, 1024},
    {132, 0, 48, 1024}, {134, 0, 176, 1024}, {135, 0, 416, 1024}, {139, 1, -128, 1024},
    {139, 64, -112, 1024}, {139, 512, -48, 1024}, {139, 1024, 368, 1024}, {139, 2048, -144, 1024},
    {139, 4096, 80, 1024}, {139, 8192, -48, 1024}, {139, 16384, 384, 1024}, {139, 32768, 64, 1024},
    {140, 1, -32, 1024}, {140, 64, 240, 1024}, {140, 512, 64, 1024}, {140, 1024, 80, 1024},
    {140, 2048, 528, 832}, {140, 4096, 192, 1024}, {140, 8192, 0, 1024}, {140, 16384, -528, 1024},
    {142, 1, 80, 1024}, {142, 1024, -112, 832}, {142, 4096, -112, 1024}, {142, 8192, 192, 832},
    {142, 16384, 384, 640}, {143, 2048, 128, 832}, {143, 4096, 112, 832}, {144, 32768, -368, 1024},
    {144, 65536, -352, 384}, {144, 131072, 16, 384}, {146, 1, 160, 1024}, {146, 512, -96, 832},
    {146, 4096, 160, 1024}, {146, 8192, 320, 1024}, {146, 16384, 192, 832}, {146, 32768, -192, 1024},
    {147, 1, -112, 1024}, {148, 65536, 0, 384}, {148, 131072, 144, 384}, {149, 1, -96, 1024},
    {149, 64, -128, 1024}, {149, 512, -160, 1024}, {149, 1024, 176, 1024}, {149, 2048, -304, 1024},
    {149, 4096, -384, 1024}, {149, 8192, -672, 1024}, {152, 1, 0, 1024}, {152, 64, 0, 1024},
    {152, 512, 160, 1024}, {152, 1024, 96, 1024}, {152, 2048, -16, 1024}, {152, 4096, 240, 832},
    {152, 8192, -192, 1024}, {152, 16384, -544, 1024}, {154, 2048, 240, 832}, {154, 4096, -64, 832},
    {154, 8192, -304, 832}, {155, 2048, 80, 1024}, {155, 4096, 0, 832}, {155, 8192, -576, 832},
    {156, 8192, 336, 832}, {156, 16384, 480, 832}, {156, 131072, -80, 384}, {158, 32768, 208, 1024},
    {158, 65536, 176, 384}, {158, 131072, -16, 384}, {160, 16384, 176, 1024}, {160, 131072, -144, 384},
    {162, 8192, 528, 832}, {162, 16384, 464, 640}, {162, 32768, 208, 1024}, {162, 65536, 64, 384},
    {162, 131072, 32, 384}, {163, 32768, 176, 1024}, {163, 65536, 0, 384}, {163, 131072, 352, 384},
    {164, 1, -32, 1024}, {164, 64, -32, 1024}, {164, 512, 176, 1024}, {164, 1024, 432, 1024},
    {164, 2048, 16, 1024}, {164, 4096, 480, 1024}, {164, 8192, 816, 832}, {164, 16384, -16, 1024},
    {165, 32768, -64, 1024}, {166, 1, -48, 1024}, {166, 64, -144, 1024}, {166, 512, -112, 1024},
    {166, 1024, -160, 1024}, {166, 2048, -32, 1024}, {166, 4096, -128, 1024}, {166, 8192, -320, 1024},
    {166, 16384, 240, 1024}, {166, 32768, -192, 1024}, {166, 65536, 240, 1024}, {166, 131072, 512, 1024},
    {167, 1, 48, 1024}, {167, 64, 0, 1024}, {167, 512, 0, 1024}, {167, 1024, -128, 1024},
    {167, 2048, 0, 1024}, {167, 4096, 0, 1024}, {167, 8192, 112, 1024}, {167, 16384, -128, 1024},
    {168, 1, 112, 1024}, {168, 64, 208, 1024}, {168, 512, 80, 1024}, {168, 1024, 48, 1024},
    {168, 2048, 48, 1024}, {168, 4096, 80, 1024}, {168, 8192, 0, 1024}, {168, 16384, 0, 1024},
    {169, 8192, -192, 1024}, {169, 16384, -64, 1024}, {170, 32768, -128, 1024}, {171, 1, 192, 1024},
    {171, 64, 272, 1024}, {171, 512, 240, 1024}, {171, 1024, 96, 1024}, {171, 2048, 96, 1024},
    {171, 4096, 320, 1024}, {171, 8192, 96, 1024}, {171, 16384, 624, 1024}, {172, 8192, 0, 1024},
    {172, 16384, 320, 1024}, {172, 32768, 128, 1024}, {172, 65536, 0, 1024}, {172, 131072, -80, 1024},
    {173, 32768, 336, 1024}, {173, 65536, -16, 1024}, {173, 131072, 0, 1024}, {174, 1, -48, 1024},
    {174, 64, 160, 1024}, {174, 512, -48, 1024}, {174, 1024, -176, 1024}, {174, 2048, -48, 1024},
    {174, 4096, 240, 1024}, {174, 16384, 176, 1024}, {175, 1, -32, 1024}, {175, 64, -48, 1024},
    {175, 512, -48, 1024}, {175, 1024, 0, 1024}, {175, 2048, -208, 1024}, {175, 4096, 16, 1024},
    {175, 8192, 48, 1024}, {175, 16384, -176, 1024}, {176, 1, -48, 1024}, {176, 64, 16, 1024},
    {176, 512, 0, 1024}, {176, 1024, 16, 1024}, {176, 2048, 0, 1024}, {176, 4096, 224, 1024},
    {176, 8192, 160, 1024}, {176, 16384, 64, 1024}, {176, 32768, -64, 384}, {176, 65536, 32, 1024},
    {176, 131072, -16, 832}, {177, 1, 112, 1024}, {177, 64, 240, 1024}, {177, 512, 496, 640},
    {177, 1024, 288, 1024}, {177, 2048, 144, 1024}, {177, 4096, -48, 1024}, {177, 8192, 80, 832},
    {177, 16384, 48, 640}, {177, 32768, 80, 384}, {177, 65536, 48, 384}, {177, 131072, 96, 640},
    {180, 1, -256, 1024}, {180, 64, -64, 1024}, {180, 512, -128, 1024}, {180, 1024, -64, 1024},
    {180, 2048, 112, 1024}, {180, 4096, -208, 1024}, {180, 8192, -416, 1024}, {180, 16384, -80, 1024},
    {180, 32768, -96, 384}, {183, 1, 16, 1024}, {183, 64, 0, 1024}, {183, 512, 112, 640},
    {183, 1024, 208, 1024}, {183, 2048, -160, 1024}, {183, 4096, -128, 1024}, {183, 8192, -416, 1024},
    {183, 16384, -16, 1024}, {183, 32768, -32, 384}, {183, 65536, 64, 384}, {187, 512, 192, 640},
    {187, 2048, 208, 832}, {187, 16384, 16, 1024}, {187, 32768, 32, 384}, {187, 65536, 32, 384},
    {187, 131072, 16, 640}, {188, 1, -32, 1024}, {188, 512, -176, 640}, {188, 16384, 0, 640},
    {188, 32768, -96, 384}, {188, 65536, -112, 384}, {189, 1, 80, 1024}, {189, 8192, 0, 832},
    {189, 16384, -48, 1024}, {189, 32768, -128, 384}, {189, 65536, -48, 384}, {191, 1, -240, 1024},
    {191, 64, 192, 1024}, {191, 512, -16, 1024}, {191, 1024, 272, 1024}, {191, 2048, 352, 832},
    {191, 4096, -32, 1024}, {191, 8192, 96, 832}, {191, 16384, 128, 640}, {191, 32768, 16, 384},
    {191, 65536, 16, 384}, {192, 64, -176, 1024}, {192, 512, 128, 1024}, {192, 1024, -48, 1024},
    {192, 2048, -80, 1024}, {192, 4096, 32, 1024}, {192, 8192, -64, 832}, {192, 16384, 352, 640},
    {192, 32768, 96, 384}, {192, 65536, -16, 384}, {192, 131072, -32, 640}, {195, 1, 0, 1024},
    {195, 64, -192, 1024}, {195, 512, 352, 640}, {195, 1024, -16, 1024}, {195, 2048, -96, 1024},
    {195, 4096, 144, 1024}, {195, 8192, -272, 1024}, {195, 16384, -192, 1024}, {195, 32768, 160, 384},
    {195, 131072, -48, 640}, {196, 8192, 176, 832}, {196, 16384, 0, 1024}, {196, 32768, -160, 384},
    {196, 65536, -48, 384}, {196, 131072, 192, 640}, {197, 1, -176, 1024}, {197, 64, 416, 1024},
    {197, 1024, -160, 1024}, {197, 2048, -96, 1024}, {197, 4096, -48, 1024}, {197, 8192, -336, 1024},
    {197, 16384, -16, 1024}, {197, 32768, 128, 384}, {197, 65536, -32, 384}, {198, 1, 64, 1024},
    {198, 64, -16, 1024}, {198, 512, 0, 1024}, {198, 1024, 480, 1024}, {198, 2048, 208, 1024},
    {198, 4096, 192, 1024}, {198, 16384, 48, 1024}, {198, 32768, 256, 384}, {198, 65536, 80, 384},
    {199, 1024, -64, 1024}, {200, 1024, -160, 1024}, {201, 1024, 96, 1024}, {202, 1024, 32, 1024},
    {203, 1024, 0, 1024}, {204, 1, -496, 1024}, {204, 64, -64, 1024}, {204, 512, -192, 1024},
    {204, 1024, 0, 1024}, {204, 2048, -48, 1024}, {204, 4096, -32, 1024}, {204, 8192, 272, 1024},
    {204, 16384, 480, 1024}, {204, 32768, 48, 1024}, {204, 65536, -128, 1024}, {204, 131072, 416, 1024},
    {207, 32768, -288, 1024}, {207, 65536, -96, 1024}, {207, 131072, -112, 1024}, {208, 1, 160, 1024},
    {208, 32768, -96, 1024}, {208, 65536, 48, 384}, {209, 1, -96, 1024}, {209, 64, -208, 1024},
    {209, 512, -352, 1024}, {209, 1024, -272, 1024}, {209, 2048, -192, 1024}, {209, 4096, -592, 1024},
    {209, 8192, -784, 1024}, {213, 1, -160, 1024}, {213, 64, 272, 1024}, {213, 512, 16, 1024},
    {213, 1024, 272, 1024}, {213, 2048, 0, 1024}, {213, 4096, 32, 1024}, {213, 8192, 0, 1024},
    {213, 16384, -304, 1024}, {213, 32768, -352, 384}, {215, 1, 16, 1024}, {215, 64, -64, 1024},
    {215, 512, 176, 1024}, {215, 1024, 48, 1024}, {215, 2048, -112, 1024}, {215, 4096, 48, 1024},
    {215, 8192, -144, 1024}, {215, 16384, -448, 1024}, {217, 1, -48, 1024}, {217, 64, 96, 1024},
    {217, 512, 240, 1024}, {217, 1024, -144, 1024}, {217, 2048, -48, 1024}, {217, 4096, 128, 1024},
    {217, 8192, -192, 1024}, {217, 16384, -464, 1024}, {220, 8192, 528, 1024}, {220, 16384, 336, 1024},
    {220, 32768, 112, 1024}, {220, 65536, -96, 1024}, {220, 131072, 48, 1024}, {223, 32768, 416, 1024},
    {223, 65536, 112, 1024}, {223, 131072, 48, 1024}, {226, 2048, 224, 1024}, {226, 8192, -272, 640},
    {227, 8192, 480, 640}, {227, 16384, 448, 1024}, {227, 32768, 0, 384}, {227, 65536, -272, 1024},
    {227, 131072, -64, 1024}, {228, 32768, 368, 1024}, {228, 65536, 160, 1024}, {228, 131072, -16, 1024},
    {229, 1, 208, 1024}, {229, 64, 64, 1024}, {229, 512, 0, 1024}, {229, 1024, -16, 1024},
    {229, 2048, 96, 1024}, {229, 8192, 224, 1024}, {229, 16384, 96, 1024}, {230, 32768, -208, 1024},
    {230, 65536, 48, 384}, {231, 1, 32, 1024}, {231, 64, 80, 1024}, {231, 512, 0, 1024},
    {231, 1024, 160, 1024}, {231, 2048, 32, 1024}, {231, 4096, 96, 1024}, {231, 8192, -112, 1024},
    {231, 16384, 336, 1024}, {231, 32768, 256, 1024}, {231, 65536, 96, 192}, {231, 131072, 288, 384},
    {232, 1, -144, 1024}, {232, 64, -432, 1024}, {232, 1024, 48, 640}, {232, 2048, -144, 1024},
    {232, 4096, -320, 1024}, {232, 8192, -48, 1024}, {232, 16384, 96, 1024}, {233, 1, -112, 1024},
    {233, 64, 32, 1024}, {233, 512, -96, 1024}, {233, 1024, -64, 1024}, {233, 2048, 0, 1024},
    {233, 4096, -96, 1024}, {233, 8192, -144, 1024}, {233, 16384, -112, 1024}, {234, 1, 48, 1024},
    {234, 64, 192, 1024}, {234, 512, -32, 1024}, {234, 1024, -32, 1024}, {234, 2048, 0, 1024},
    {234, 4096, 112, 1024}, {234, 8192, -80, 1024}, {234, 16384, -176, 1024}, {235, 1, 144, 1024},
    {235, 64, 96, 1024}, {235, 512, 128, 1024}, {235, 1024, 0, 1024}, {235, 2048, 224, 1024},
    {235, 4096, 224, 1024}, {235, 8192, -128, 1024}, {237, 1, -48, 1024}, {237, 64, 112, 1024},
    {237, 512, 96, 1024}, {237, 1024, 336, 1024}, {237, 2048, 160, 1024}, {237, 4096, 16, 1024},
    {237, 8192, 0, 1024}, {237, 16384, -48, 1024}, {237, 32768, 224, 384}, {242, 1, -112, 1024},
    {242, 64, -128, 384}, {242, 512, -144, 1024}, {242, 1024, -176, 640}, {242, 4096, -336, 1024},
    {242, 8192, 32, 1024}, {242, 16384, 208, 1024}, {243, 1, 208, 1024}, {243, 64, 96, 1024},
    {243, 512, 80, 1024}, {243, 1024, 176, 1024}, {243, 2048, 48, 1024}, {244, 1, 176, 1024},
    {244, 64, 224, 1024}, {244, 512, 128, 1024}, {244, 1024, 272, 1024}, {244, 2048, -304, 1024},
    {246, 1, -544, 1024}, {246, 64, -240, 1024}, {246, 512, -464, 1024}, {246, 1024, -64, 640},
    {246, 2048, 96, 640}, {246, 4096, -208, 1024}, {246, 8192, -32, 1024}, {246, 16384, -16, 1024},
    {246, 32768, -464, 384}, {247, 1, -272, 1024}, {247, 64, -192, 1024}, {247, 512, -112, 1024},
    {247, 1024, 0, 640}, {247, 8192, 16, 1024}, {247, 16384, 176, 1024}, {247, 32768, -384, 384},
    {249, 16384, -272, 384}, {249, 32768, -464, 384}, {250, 16384, -112, 1024}, {250, 32768, 80, 384},
    {250, 131072, -80, 640}, {253, 1, -96, 1024}, {253, 64, -208, 1024}, {253, 512, -320, 1024},
    {253, 1024, -32, 1024}, {253, 2048, -48, 1024}, {253, 4096, -144, 1024}, {253, 8192, 176, 1024},
    {253, 16384, -160, 1024}, {254, 1, 80, 1024}, {254, 64, 64, 1024}, {254, 512, 16, 1024},
    {254, 1024, 256, 1024}, {254, 2048, 0, 1024}, {254, 4096, 16, 1024}, {254, 8192, -192, 1024},
    {254, 16384, -256, 1024}, {254, 32768, 32, 384}, {254, 131072, 80, 640}, {255, 2048, -64, 1024},
    {255, 4096, -176, 1024}, {255, 8192, 128, 1024}, {255, 16384, 112, 1024}, {256, 32768, -496, 384},
    {257, 16384, 80, 1024}, {257, 32768, 208, 384}, {257, 131072, -144, 640}, {258, 32768, -128, 384},
    {258, 65536, -96, 1024}, {258, 131072, -112, 1024}, {259, 1, 48, 1024}, {259, 64, -128, 1024},
    {259, 512, -112, 1024}, {259, 1024, 112, 1024}, {259, 2048, 48, 1024}, {259, 4096, 64, 1024},
    {259, 8192, 16, 1024}, {259, 16384, 16, 1024}, {259, 32768, 96, 1024}, {259, 65536, 112, 1024},
    {259, 131072, 672, 1024}, {260, 4096, -240, 1024}, {260, 8192, -80, 1024}, {260, 16384, 32, 1024},
    {261, 1, 256, 640}, {261, 64, 48, 1024}, {261, 1024, -112, 1024}, {261, 2048, -128, 1024},
    {261, 4096, -192, 1024}, {261, 8192, 0, 1024}, {261, 16384, 0, 384}, {264, 1, -16, 1024},
    {264, 64, -96, 1024}, {264, 512, 0, 1024}, {264, 1024, 64, 1024}, {264, 2048, 208, 1024},
    {264, 4096, 48, 1024}, {264, 8192, 96, 832}, {270, 1, -160, 1024}, {270, 4096, -128, 1024},
    {270, 8192, -48, 1024}, {270, 16384, -48, 1024}, {271, 1, -16, 1024}, {271, 64, 96, 1024},
    {271, 512, 144, 1024}, {271, 1024, 80, 1024}, {271, 2048, 0, 1024}, {272, 1, 192, 1024},
    {272, 64, 96, 1024}, {272, 512, 0, 1024}, {272, 1024, 144, 1024}, {272, 2048, -272, 1024},
    {272, 4096, -544, 1024}, {273, 1, 80, 1024}, {273, 64, -272, 1024}, {273, 512, 16, 1024},
    {273, 1024, -96, 1024}, {273, 2048, 112, 1024}, {273, 4096, 208, 1024}, {273, 8192, 16, 1024},
    {275, 64, -144, 1024}, {275, 2048, -144, 1024}, {275, 4096, -32, 1024}, {275, 8192, 224, 1024},
    {275, 16384, -64, 1024}, {277, 16384, -176, 1024}, {277, 32768, -80, 384}, {277, 131072, -48, 640},
    {279, 32768, -336, 384}, {279, 65536, -16, 1024}, {282, 1, 144, 1024}, {282, 64, 272, 1024},
    {282, 512, 144, 1024}, {282, 1024, 96, 1024}, {282, 2048, 0, 1024}, {282, 4096, 64, 1024},
    {282, 8192, -48, 1024}, {282, 16384, -96, 384}, {282, 131072, 416, 640}, {283, 1, -176, 1024},
    {283, 1024, -16, 1024}, {283, 4096, 64, 1024}, {283, 8192, 32, 1024}, {283, 16384, -208, 1024},
    {284, 16384, 48, 1024}, {284, 32768, 64, 384}, {284, 131072, 0, 1024}, {285, 32768, 0, 384},
    {285, 65536, 0, 1024}, {286, 1, 0, 1024}, {286, 64, -144, 1024}, {286, 512, -304, 1024},
    {286, 1024, -240, 1024}, {286, 2048, -96, 1024}, {286, 4096, -144, 1024}, {286, 8192, 0, 1024},
    {286, 16384, 240, 1024}, {286, 32768, -224, 1024}, {286, 65536, 144, 1024}, {286, 131072, 576, 1024},
    {287, 1, -96, 1024}, {287, 64, 224, 1024}, {287, 512, 288, 1024}, {287, 1024, 224, 1024},
    {287, 2048, 0, 1024}, {287, 4096, 144, 1024}, {287, 8192, -48, 1024}, {287, 16384, -96, 1024},
    {288, 2048, 80, 1024}, {288, 4096, -224, 1024}, {289, 8192, 0, 1024}, {289, 16384, -256, 1024},
    {290, 32768, -176, 1024}, {291, 1, 32, 1024}, {291, 64, 0, 1024}, {291, 512, -80, 1024},
    {291, 1024, -192, 1024}, {291, 2048, -16, 1024}, {291, 4096, 0, 1024}, {291, 8192, 0, 1024},
    {291, 16384, -256, 1024}, {292, 1, 208, 1024}, {292, 64, 240, 1024}, {292, 512, 352, 1024},
    {292, 1024, 0, 1024}, {292, 2048, 272, 1024}, {292, 4096, 256, 1024}, {292, 8192, 160, 1024},
    {292, 16384, 320, 1024}, {293, 8192, 176, 1024}, {293, 16384, 96, 1024}, {293, 32768, 176, 1024},
    {293, 65536, -192, 1024}, {293, 131072, -256, 1024}, {294, 32768, 240, 1024}, {294, 65536, 0, 1024},
    {294, 131072, 0, 1024}, {295, 1, -512, 1024}, {295, 64, -176, 1024}, {295, 512, 0, 1024},
    {295, 1024, 48, 1024}, {295, 2048, -128, 1024}, {295, 4096, -48, 1024}, {295, 8192, -16, 1024},
    {296, 1, -48, 1024}, {296, 64, 0, 1024}, {296, 512, 32, 1024}, {296, 1024, -80, 1024},
    {296, 2048, 64, 1024}, {296, 4096, -176, 1024}, {296, 8192, -80, 1024}, {296, 16384, 80, 1024},
    {296, 32768, 0, 384}, {296, 65536, -32, 1024}, {296, 131072, -16, 1024}, {297, 1, 336, 1024},
    {297, 64, -144, 1024}, {297, 512, 320, 1024}, {297, 1024, 112, 1024}, {297, 2048, 224, 1024},
    {297, 4096, -112, 1024}, {297, 8192, 288, 1024}, {297, 16384, 416, 1024}, {297, 32768, 336, 384},
    {300, 1, -80, 1024}, {300, 64, 224, 1024}, {300, 512, -32, 1024}, {300, 1024, -112, 1024},
    {300, 2048, -96, 1024}, {300, 4096, -192, 1024}, {300, 8192, -272, 1024}, {300, 16384, -144, 1024},
    {300, 32768, -144, 384}, {302, 1, 0, 1024}, {302, 64, 0, 1024}, {302, 512, -64, 1024},
    {302, 1024, -272, 1024}, {302, 2048, -112, 1024}, {302, 4096, 0, 1024}, {302, 8192, -224, 1024},
    {302, 16384, -96, 1024}, {302, 32768, -16, 384}, {302, 65536, 0, 384}, {305, 64, 48, 1024},
    {305, 512, 32, 1024}, {305, 1024, 0, 1024}, {305, 2048, 32, 1024}, {305, 4096, 64, 1024},
    {305, 8192, 288, 1024}, {305, 16384, 320, 1024}, {305, 32768, 352, 384}, {309, 64, -112, 1024},
    {309, 512, -208, 1024}, {309, 1024, 80, 1024}, {309, 2048, -80, 1024}, {309, 4096, -288, 1024},
    {309, 8192, -192, 1024}, {309, 16384, -128, 1024}, {309, 32768, -208, 384}, {309, 65536, 112, 384},
    {309, 131072, 16, 1024}, {310, 1, 0, 1024}, {310, 64, -64, 1024}, {310, 512, 96, 1024},
    {310, 1024, -256, 1024}, {310, 2048, -96, 1024}, {310, 4096, 16, 1024}, {310, 8192, 0, 1024},
    {310, 16384, -80, 1024}, {310, 32768, -96, 384}, {310, 65536, 0, 384}, {311, 1, 608, 1024},
    {311, 64, 192, 1024}, {311, 512, 0, 1024}, {311, 1024, 128, 1024}, {311, 2048, 144, 1024},
    {311, 4096, 16, 1024}, {311, 8192, 112, 1024}, {311, 16384, 448, 1024}, {311, 32768, 368, 384},
    {312, 1024, 0, 1024},
};
static const struct ct_residual residuals_eighth[] = {
    {0, 1, -112, 1024}, {0, 64, 48, 1024}, {0, 512, -192, 1024}, {0, 1024, 32, 1024},
    {0, 2048, -128, 1024}, {0, 4096, -144, 1024}, {0, 8192, -64, 1024}, {0, 16384, 352, 1024},
    {0, 32768, 304, 1024}, {0, 65536, 816, 1024}, {0, 131072, 592, 1024}, {2, 1, -32, 1024},
    {2, 64, -64, 1024}, {2, 512, -240, 1024}, {2, 1024, -112, 1024}, {2, 2048, -96, 1024},
    {2, 4096, 48, 1024}, {2, 8192, 224, 1024}, {2, 16384, 384, 1024}, {9, 1, -16, 1024},
    {9, 64, 16, 1024}, {9, 512, 48, 1024}, {9, 1024, -96, 1024}, {9, 2048, 0, 1024},
    {9, 4096, -112, 1024}, {9, 8192, 80, 1024}, {9, 16384, 400, 1024}, {11, 1, 0, 1024},
    {11, 64, -48, 1024}, {11, 512, -32, 1024}, {11, 1024, -80, 1024}, {11, 2048, -208, 1024},
    {11, 4096, -128, 1024}, {11, 8192, 16, 1024}, {11, 16384, 464, 1024}, {13, 1, 0, 1024},
    {13, 64, -32, 1024}, {13, 2048, 32, 1024}, {13, 4096, -16, 1024}, {13, 8192, 48, 1024},
    {13, 16384, 336, 1024}, {14, 1, 160, 1024}, {14, 64, 448, 1024}, {14, 512, -32, 1024},
    {14, 1024, 16, 1024}, {14, 2048, -64, 1024}, {14, 4096, -144, 1024}, {14, 8192, -16, 1024},
    {14, 16384, 320, 1024}, {17, 8192, 192, 1024}, {17, 16384, -80, 1024}, {17, 32768, -416, 1024},
    {17, 65536, -96, 1024}, {17, 131072, -48, 1024}, {19, 32768, -400, 1024}, {19, 65536, -64, 1024},
    {19, 131072, -16, 1024}, {21, 1, -112, 1024}, {21, 64, -64, 1024}, {21, 512, 96, 1024},
    {21, 1024, 416, 1024}, {21, 2048, -80, 1024}, {21, 4096, 16, 1024}, {21, 8192, -16, 1024},
    {21, 16384, 144, 1024}, {22, 1, -128, 1024}, {22, 64, -16, 1024}, {22, 512, 288, 1024},
    {22, 1024, 0, 1024}, {22, 2048, -64, 1024}, {22, 4096, 352, 1024}, {22, 16384, 304, 1024},
    {23, 1, -144, 1024}, {23, 64, -64, 1024}, {23, 512, 48, 1024}, {23, 1024, -32, 1024},
    {23, 2048, 384, 1024}, {23, 16384, 112, 1024}, {24, 1, -64, 1024}, {24, 64, 32, 1024},
    {24, 512, -64, 1024}, {24, 1024, 96, 1024}, {24, 2048, 0, 1024}, {24, 4096, -192, 1024},
    {24, 8192, 0, 1024}, {24, 16384, -32, 1024}, {24, 32768, 224, 384}, {25, 1, 32, 1024},
    {25, 64, 256, 1024}, {25, 2048, -32, 1024}, {25, 4096, 160, 1024}, {25, 8192, -16, 1024},
    {25, 16384, 80, 1024}, {25, 65536, 16, 1024}, {25, 131072, 16, 1024}, {26, 1, 48, 1024},
    {26, 64, 48, 1024}, {26, 512, 176, 1024}, {26, 1024, -16, 1024}, {26, 2048, -16, 1024},
    {26, 4096, 32, 1024}, {26, 8192, 64, 1024}, {26, 16384, 112, 1024}, {26, 65536, -16, 1024},
    {26, 131072, 32, 1024}, {27, 1, 32, 1024}, {27, 64, 64, 1024}, {27, 4096, 0, 1024},
    {27, 8192, 0, 1024}, {27, 16384, 32, 1024}, {27, 32768, -240, 1024}, {27, 65536, 400, 1024},
    {27, 131072, 496, 1024}, {28, 16384, -64, 1024}, {28, 32768, -416, 1024}, {28, 65536, -64, 1024},
    {28, 131072, -16, 1024}, {29, 32768, -384, 1024}, {29, 65536, -48, 1024}, {29, 131072, -16, 1024},
    {30, 1, -48, 1024}, {30, 64, -32, 1024}, {30, 512, -64, 1024}, {30, 1024, -160, 1024},
    {30, 2048, -112, 1024}, {30, 4096, -16, 1024}, {30, 8192, 64, 1024}, {30, 16384, 400, 1024},
    {30, 32768, 464, 1024}, {30, 65536, 896, 1024}, {30, 131072, 112, 1024}, {32, 1, 80, 1024},
    {32, 64, -32, 1024}, {32, 512, -96, 1024}, {32, 1024, -112, 1024}, {32, 2048, 0, 1024},
    {32, 4096, -48, 1024}, {32, 8192, 0, 1024}, {32, 16384, 288, 1024}, {38, 1, 64, 1024},
    {38, 64, 80, 1024}, {38, 512, -128, 1024}, {38, 1024, 32, 1024}, {38, 2048, -16, 1024},
    {38, 4096, 0, 1024}, {38, 8192, -96, 1024}, {38, 16384, 368, 1024}, {39, 1, -80, 1024},
    {39, 64, 48, 1024}, {39, 512, -272, 1024}, {39, 1024, -48, 1024}, {39, 2048, 64, 1024},
    {39, 4096, -16, 1024}, {39, 8192, 16, 1024}, {39, 16384, 368, 1024}, {41, 1, -64, 1024},
    {41, 64, -16, 1024}, {41, 512, 16, 1024}, {41, 1024, -64, 1024}, {41, 2048, -64, 1024},
    {41, 4096, 112, 1024}, {41, 8192, -96, 1024}, {41, 16384, 352, 1024}, {42, 1, 64, 1024},
    {42, 64, 288, 1024}, {42, 512, -96, 1024}, {42, 1024, 0, 1024}, {42, 2048, -32, 1024},
    {42, 4096, 32, 1024}, {42, 8192, 16, 1024}, {42, 16384, 288, 1024}, {44, 1, 112, 1024},
    {44, 64, 0, 1024}, {44, 1024, 144, 1024}, {44, 16384, -16, 1024}, {46, 16384, -64, 1024},
    {46, 32768, -256, 1024}, {46, 65536, 0, 1024}, {48, 32768, -240, 1024}, {48, 65536, 0, 1024},
    {50, 1, -176, 1024}, {50, 64, -32, 1024}, {50, 512, 128, 1024}, {50, 1024, 48, 1024},
    {50, 2048, 0, 1024}, {50, 4096, -16, 1024}, {50, 8192, 0, 1024}, {50, 16384, -48, 1024},
    {50, 32768, 336, 384}, {51, 1, -160, 1024}, {51, 64, 272, 1024}, {51, 512, 176, 1024},
    {51, 2048, -96, 1024}, {51, 4096, 0, 1024}, {51, 8192, -112, 1024}, {51, 16384, 544, 1024},
    {52, 1, -48, 1024}, {52, 64, -80, 1024}, {52, 512, -32, 1024}, {52, 1024, 80, 1024},
    {52, 2048, 16, 1024}, {52, 4096, -208, 1024}, {52, 8192, 16, 1024}, {52, 16384, -32, 1024},
    {52, 32768, 128, 1024}, {53, 1, -16, 1024}, {53, 64, -64, 1024}, {53, 512, -160, 1024},
    {53, 1024, -64, 1024}, {53, 2048, 0, 1024}, {53, 16384, -16, 1024}, {53, 32768, 304, 384},
    {55, 1, 0, 1024}, {55, 64, 288, 1024}, {55, 512, 0, 1024}, {55, 1024, 160, 1024},
    {55, 2048, -144, 1024}, {55, 4096, 16, 1024}, {55, 8192, -16, 1024}, {55, 16384, -32, 1024},
    {55, 32768, -208, 1024}, {55, 65536, 48, 1024}, {56, 1, -128, 1024}, {56, 64, 80, 1024},
    {56, 512, 208, 1024}, {56, 2048, 144, 1024}, {56, 4096, 80, 1024}, {56, 8192, 64, 1024},
    {56, 16384, -48, 1024}, {56, 32768, 0, 1024}, {57, 16384, -64, 1024}, {57, 32768, -256, 1024},
    {57, 65536, 0, 1024}, {57, 131072, -112, 1024}, {58, 32768, -256, 1024}, {58, 65536, 0, 1024},
    {59, 1, -384, 1024}, {59, 64, 448, 1024}, {59, 512, 688, 1024}, {59, 1024, 624, 1024},
    {59, 2048, 32, 1024}, {59, 4096, -128, 1024}, {59, 8192, -80, 1024}, {59, 16384, 48, 1024},
    {59, 32768, 0, 1024}, {59, 65536, 320, 1024}, {59, 131072, 416, 1024}, {62, 1, 16, 1024},
    {62, 64, -272, 1024}, {62, 512, -160, 1024}, {62, 1024, -224, 1024}, {62, 2048, -112, 1024},
    {62, 4096, -192, 1024}, {62, 8192, 32, 1024}, {62, 16384, -272, 1024}, {63, 1, -144, 1024},
    {63, 4096, -64, 1024}, {63, 16384, 48, 1024}, {63, 32768, -32, 1024}, {65, 1, -16, 1024},
    {65, 4096, 80, 1024}, {65, 8192, 144, 1024}, {65, 16384, 0, 1024}, {65, 32768, 0, 1024},
    {65, 65536, 256, 384}, {69, 1, 112, 1024}, {69, 4096, 0, 1024}, {69, 16384, -32, 1024},
    {69, 32768, 16, 1024}, {69, 65536, -96, 1024}, {69, 131072, 336, 384}, {70, 1, -32, 1024},
    {70, 16384, 144, 1024}, {70, 32768, -48, 1024}, {70, 65536, -96, 1024}, {70, 131072, 64, 1024},
    {71, 1, -304, 1024}, {71, 64, 32, 1024}, {71, 512, -16, 1024}, {71, 1024, -208, 1024},
    {71, 2048, 176, 1024}, {71, 4096, 224, 1024}, {71, 8192, -304, 1024}, {71, 16384, -80, 1024},
    {73, 1, -112, 1024}, {73, 64, 64, 1024}, {73, 512, 32, 1024}, {73, 1024, 48, 1024},
    {73, 2048, 64, 1024}, {73, 4096, -96, 1024}, {73, 8192, -704, 1024}, {73, 16384, -128, 1024},
    {77, 1, 64, 1024}, {77, 64, 96, 1024}, {77, 512, 16, 1024}, {77, 1024, 176, 1024},
    {77, 2048, 48, 1024}, {77, 4096, -272, 1024}, {77, 8192, 0, 1024}, {78, 1, 384, 1024},
    {78, 64, 0, 1024}, {78, 512, 176, 1024}, {78, 1024, 32, 1024}, {78, 2048, -16, 1024},
    {78, 4096, -176, 1024}, {78, 8192, -400, 1024}, {78, 16384, -32, 1024}, {86, 4096, 64, 1024},
    {86, 8192, -160, 1024}, {86, 16384, -32, 1024}, {86, 32768, 48, 1024}, {86, 65536, -64, 1024},
    {86, 131072, 144, 384}, {87, 32768, -32, 1024}, {87, 65536, -96, 1024}, {87, 131072, -288, 1024},
    {88, 4096, 0, 1024}, {88, 32768, 48, 1024}, {88, 65536, -80, 1024}, {88, 131072, -64, 1024},
    {89, 32768, 0, 1024}, {89, 65536, -80, 384}, {89, 131072, -320, 1024}, {90, 32768, 16, 1024},
    {90, 65536, -32, 1024}, {90, 131072, 240, 384}, {92, 1, 0, 1024}, {92, 64, -208, 1024},
    {92, 512, -160, 1024}, {92, 1024, -160, 1024}, {92, 2048, 32, 1024}, {92, 4096, -96, 1024},
    {92, 8192, 144, 1024}, {92, 16384, 0, 1024}, {92, 32768, 368, 1024}, {92, 65536, 112, 1024},
    {92, 131072, 256, 1024}, {93, 1, -64, 1024}, {93, 64, -16, 1024}, {93, 512, 0, 1024},
    {93, 1024, -160, 1024}, {93, 2048, -144, 1024}, {93, 4096, 256, 1024}, {93, 8192, -112, 1024},
    {95, 1, 16, 1024}, {95, 64, -128, 1024}, {95, 512, -224, 1024}, {95, 1024, -352, 1024},
    {95, 2048, -192, 1024}, {95, 8192, -160, 1024}, {97, 1, 0, 1024}, {97, 64, 32, 1024},
    {97, 512, 48, 1024}, {97, 1024, 32, 1024}, {97, 2048, 208, 1024}, {97, 4096, -160, 1024},
    {97, 8192, -48, 1024}, {97, 16384, -32, 1024}, {97, 32768, -80, 1024}, {97, 65536, -64, 1024},
    {97, 131072, 0, 1024}, {98, 1, 32, 1024}, {98, 64, 0, 1024}, {98, 512, 0, 1024},
    {98, 1024, 224, 1024}, {98, 2048, -64, 1024}, {98, 4096, 16, 1024}, {98, 8192, -112, 1024},
    {99, 1, 128, 1024}, {99, 64, 144, 1024}, {99, 512, 16, 1024}, {99, 1024, -96, 1024},
    {99, 4096, 272, 1024}, {99, 8192, -128, 1024}, {103, 1, 320, 1024}, {103, 64, 240, 1024},
    {103, 512, 240, 1024}, {103, 1024, 96, 1024}, {103, 2048, 480, 1024}, {103, 4096, 176, 1024},
    {103, 8192, 32, 1024}, {104, 64, 224, 1024}, {104, 1024, 96, 1024}, {104, 2048, 592, 1024},
    {104, 4096, 112, 1024}, {104, 8192, 32, 1024}, {104, 16384, 0, 1024}, {104, 32768, 0, 1024},
    {105, 64, 224, 1024}, {105, 512, 224, 1024}, {105, 1024, 48, 1024}, {105, 4096, 0, 1024},
    {105, 8192, 96, 1024}, {105, 16384, 16, 1024}, {105, 32768, -144, 1024}, {105, 65536, 64, 1024},
    {106, 16384, -32, 1024}, {106, 32768, -432, 1024}, {106, 65536, -656, 1024}, {106, 131072, -640, 1024},
    {108, 32768, -400, 1024}, {108, 65536, -656, 1024}, {108, 131072, -592, 1024}, {109, 1, 208, 1024},
    {109, 64, -192, 1024}, {109, 512, -16, 1024}, {109, 1024, -192, 1024}, {109, 2048, -32, 1024},
    {109, 4096, -48, 1024}, {109, 8192, 32, 1024}, {109, 16384, 0, 1024}, {109, 32768, 32, 1024},
    {110, 8192, 32, 1024}, {110, 16384, -16, 1024}, {110, 32768, 112, 384}, {111, 1, -48, 1024},
    {111, 64, 64, 1024}, {111, 512, 144, 1024}, {111, 1024, 16, 1024}, {111, 2048, 464, 1024},
    {111, 4096, -96, 1024}, {111, 8192, 48, 1024}, {111, 16384, 0, 1024}, {111, 32768, 112, 1024},
    {114, 1, -144, 1024}, {114, 64, -112, 1024}, {114, 512, -16, 1024}, {114, 1024, -16, 1024},
    {114, 2048, 0, 1024}, {114, 4096, -208, 1024}, {114, 8192, -32, 1024}, {114, 16384, 480, 1024},
    {115, 1, -224, 1024}, {115, 64, -144, 1024}, {115, 512, -160, 1024}, {115, 2048, -48, 1024},
    {115, 4096, -144, 1024}, {115, 8192, -32, 1024}, {115, 16384, 16, 1024}, {115, 32768, 32, 384},
    {115, 131072, 80, 1024}, {117, 1024, -192, 1024}, {119, 1024, 224, 1024}, {120, 1024, 176, 1024},
    {121, 1024, -48, 1024}, {123, 1024, -80, 1024}, {124, 1024, -112, 1024}, {127, 0, -192, 1024},
    {128, 0, 64, 1024}, {132, 0, 128, 1024}, {134, 0, 0, 1024}, {135, 0, 160, 1024},
    {139, 1, 192, 1024}, {139, 64, 64, 1024}, {139, 512, 48, 1024}, {139, 1024, -48, 1024},
    {139, 2048, -160, 1024}, {139, 4096, -352, 1024}, {139, 8192, -112, 1024}, {139, 16384, -352, 1024},
    {139, 32768, -128, 1024}, {139, 65536, -208, 1024}, {139, 131072, -64, 1024}, {143, 131072, 48, 1024},
    {144, 32768, -272, 1024}, {144, 65536, -176, 1024}, {144, 131072, -80, 1024}, {147, 1, 0, 1024},
    {147, 32768, -192, 1024}, {147, 65536, -208, 1024}, {149, 1, -32, 1024}, {149, 64, -32, 1024},
    {149, 512, -208, 1024}, {149, 1024, -224, 1024}, {149, 2048, 64, 1024}, {149, 4096, -128, 1024},
    {152, 1, -384, 1024}, {152, 64, -304, 1024}, {152, 512, -208, 1024}, {152, 1024, -272, 1024},
    {152, 2048, 0, 1024}, {152, 4096, -304, 1024}, {154, 16384, -176, 1024}, {154, 32768, 64, 1024},
    {154, 65536, 96, 1024}, {154, 131072, 0, 1024}, {155, 4096, 128, 1024}, {156, 8192, -192, 1024},
    {156, 16384, 144, 1024}, {156, 32768, 96, 1024}, {156, 65536, 64, 1024}, {156, 131072, 16, 1024},
    {158, 32768, 112, 1024}, {158, 65536, -16, 1024}, {158, 131072, -32, 1024}, {160, 16384, -16, 1024},
    {160, 32768, 128, 1024}, {160, 65536, 80, 1024}, {160, 131072, 0, 1024}, {162, 8192, 208, 1024},
    {162, 16384, 224, 1024}, {162, 32768, 208, 1024}, {162, 65536, 16, 1024}, {162, 131072, 16, 1024},
    {163, 32768, 48, 1024}, {163, 65536, -32, 1024}, {163, 131072, -16, 1024}, {164, 1, 144, 1024},
    {164, 64, 96, 1024}, {164, 512, 0, 1024}, {164, 1024, 48, 1024}, {164, 2048, -48, 1024},
    {164, 4096, -208, 1024}, {166, 1, 16, 1024}, {166, 64, -144, 1024}, {166, 512, -176, 1024},
    {166, 1024, 176, 1024}, {166, 2048, 0, 1024}, {166, 4096, 128, 1024}, {166, 8192, 720, 1024},
    {166, 16384, -32, 1024}, {166, 32768, 288, 1024}, {166, 65536, 768, 1024}, {166, 131072, 896, 1024},
    {167, 1, 0, 1024}, {167, 64, 96, 1024}, {167, 512, 0, 1024}, {167, 1024, 0, 1024},
    {167, 2048, -32, 1024}, {167, 4096, 192, 1024}, {168, 1, 400, 1024}, {168, 64, 0, 1024},
    {168, 512, -128, 1024}, {168, 1024, -32, 1024}, {168, 2048, 112, 1024}, {168, 4096, 192, 1024},
    {171, 1, -48, 1024}, {171, 64, 176, 1024}, {171, 512, 176, 1024}, {171, 1024, 96, 1024},
    {171, 2048, 80, 1024}, {171, 4096, -128, 1024}, {171, 8192, 112, 1024}, {171, 16384, 112, 1024},
    {172, 8192, -304, 1024}, {172, 16384, 32, 1024}, {172, 32768, -32, 1024}, {172, 65536, 48, 1024},
    {172, 131072, 16, 1024}, {173, 32768, -64, 1024}, {173, 65536, -48, 1024}, {173, 131072, -16, 1024},
    {174, 1, -128, 1024}, {174, 64, -80, 1024}, {174, 512, -80, 1024}, {174, 1024, -16, 1024},
    {174, 2048, -48, 1024}, {174, 4096, -192, 1024}, {175, 1, -144, 1024}, {175, 64, -32, 1024},
    {175, 512, 0, 1024}, {175, 1024, -48, 1024}, {175, 2048, -208, 1024}, {176, 1, 688, 1024},
    {176, 64, -16, 1024}, {176, 512, -144, 1024}, {176, 1024, -32, 1024}, {176, 2048, 0, 1024},
    {176, 4096, 32, 1024}, {176, 8192, 0, 1024}, {176, 16384, 0, 1024}, {176, 32768, -48, 1024},
    {176, 65536, -16, 1024}, {176, 131072, 0, 1024}, {180, 64, 0, 1024}, {180, 512, 144, 1024},
    {180, 1024, -96, 1024}, {180, 2048, -176, 1024}, {180, 4096, 0, 1024}, {180, 8192, 0, 1024},
    {180, 16384, 0, 1024}, {180, 32768, 0, 1024}, {180, 65536, 16, 1024}, {187, 1024, 176, 1024},
    {187, 2048, 112, 1024}, {187, 4096, 0, 1024}, {187, 8192, 0, 1024}, {187, 16384, 0, 1024},
    {187, 32768, -32, 1024}, {187, 65536, 0, 1024}, {187, 131072, 0, 1024}, {188, 4096, 0, 1024},
    {188, 8192, 0, 1024}, {188, 16384, -16, 1024}, {188, 32768, 0, 1024}, {188, 65536, 0, 1024},
    {188, 131072, 0, 1024}, {189, 4096, 0, 1024}, {189, 8192, 0, 1024}, {189, 16384, 0, 1024},
    {189, 32768, 16, 1024}, {189, 65536, 0, 1024}, {189, 131072, 0, 1024}, {191, 64, 576, 1024},
    {191, 512, -96, 1024}, {191, 1024, -48, 1024}, {191, 2048, 16, 1024}, {191, 4096, 0, 1024},
    {191, 8192, 0, 1024}, {191, 16384, 32, 1024}, {191, 32768, 0, 1024}, {191, 65536, 0, 1024},
    {191, 131072, 0, 1024}, {195, 64, 160, 1024}, {195, 512, -16, 1024}, {195, 1024, 176, 1024},
    {195, 2048, -32, 1024}, {195, 4096, 0, 1024}, {195, 8192, 0, 1024}, {195, 16384, -16, 1024},
    {195, 32768, 16, 1024}, {195, 65536, 0, 1024}, {195, 131072, 0, 1024}, {196, 512, 256, 1024},
    {196, 4096, 0, 1024}, {196, 8192, 0, 1024}, {196, 16384, 0, 1024}, {196, 32768, 16, 1024},
    {196, 65536, -16, 1024}, {196, 131072, 0, 1024}, {198, 1, -688, 1024}, {198, 64, -32, 1024},
    {198, 512, 16, 1024}, {198, 1024, 32, 1024}, {198, 2048, 0, 1024}, {198, 4096, 32, 1024},
    {198, 8192, 0, 1024}, {198, 16384, 16, 1024}, {198, 32768, 0, 1024}, {198, 65536, 0, 1024},
    {198, 131072, 0, 1024}, {199, 1024, 0, 640}, {204, 1, -160, 1024}, {204, 64, 0, 1024},
    {204, 512, 256, 1024}, {204, 1024, 960, 1024}, {204, 2048, -32, 1024}, {204, 4096, -176, 1024},
    {204, 8192, 0, 1024}, {204, 16384, 80, 1024}, {204, 32768, 0, 1024}, {204, 65536, 80, 1024},
    {204, 131072, 320, 1024}, {207, 32768, -336, 1024}, {207, 65536, -16, 1024}, {207, 131072, 0, 1024},
    {208, 1, 256, 1024}, {208, 4096, -32, 1024}, {208, 8192, 144, 1024}, {208, 16384, -48, 1024},
    {208, 32768, -80, 1024}, {208, 65536, 96, 1024}, {209, 1, 80, 1024}, {209, 64, 288, 1024},
    {209, 512, -112, 1024}, {209, 1024, -800, 1024}, {209, 2048, -64, 1024}, {213, 1, 160, 1024},
    {213, 64, 176, 1024}, {213, 512, 256, 1024}, {213, 1024, 0, 1024}, {213, 2048, -112, 1024},
    {213, 4096, -80, 1024}, {215, 1, -128, 1024}, {215, 64, -128, 1024}, {215, 512, -208, 1024},
    {215, 2048, 0, 1024}, {215, 4096, -256, 1024}, {220, 8192, -208, 1024}, {220, 16384, -32, 1024},
    {220, 32768, 112, 1024}, {220, 65536, 96, 1024}, {220, 131072, 0, 1024}, {223, 32768, 112, 1024},
    {223, 65536, -48, 1024}, {223, 131072, -32, 1024}, {226, 2048, 384, 1024}, {226, 4096, -336, 1024},
    {226, 8192, -368, 1024}, {226, 16384, -400, 1024}, {226, 32768, -16, 1024}, {226, 65536, 112, 1024},
    {226, 131072, -32, 1024}, {227, 8192, -224, 1024}, {227, 16384, 0, 1024}, {227, 32768, 64, 1024},
    {227, 65536, 16, 1024}, {227, 131072, 0, 1024}, {228, 32768, 32, 1024}, {228, 65536, -64, 1024},
    {228, 131072, -16, 1024}, {229, 1, -208, 1024}, {229, 64, -80, 1024}, {229, 512, 0, 1024},
    {229, 2048, -112, 1024}, {229, 4096, 48, 1024}, {231, 1, -112, 1024}, {231, 64, 0, 1024},
    {231, 512, 0, 1024}, {231, 1024, -192, 1024}, {231, 2048, -32, 1024}, {231, 4096, -32, 1024},
    {231, 8192, -32, 1024}, {231, 16384, 368, 1024}, {231, 32768, 528, 1024}, {231, 65536, 880, 1024},
    {231, 131072, 368, 1024}, {232, 1, 48, 1024}, {232, 64, 160, 1024}, {232, 512, -112, 1024},
    {232, 1024, -128, 1024}, {232, 2048, -16, 1024}, {232, 4096, -144, 1024}, {232, 8192, -48, 1024},
    {232, 16384, -32, 1024}, {232, 32768, 400, 1024}, {233, 1, 0, 1024}, {233, 64, -32, 1024},
    {233, 512, -80, 1024}, {233, 1024, 32, 1024}, {233, 2048, 16, 1024}, {233, 4096, 176, 1024},
    {234, 1, 16, 1024}, {234, 64, 0, 1024}, {234, 512, -32, 1024}, {234, 1024, 0, 1024},
    {234, 2048, -144, 1024}, {234, 4096, 144, 1024}, {234, 8192, 240, 1024}, {234, 16384, 384, 1024},
    {235, 1, -32, 1024}, {235, 64, 0, 1024}, {235, 512, 64, 1024}, {235, 1024, 0, 1024},
    {235, 2048, 32, 1024}, {235, 4096, 64, 1024}, {237, 1, 80, 1024}, {237, 64, 48, 1024},
    {237, 512, 112, 1024}, {237, 1024, -128, 1024}, {237, 2048, 304, 1024}, {237, 4096, 0, 1024},
    {237, 8192, 0, 1024}, {242, 1, -224, 1024}, {242, 64, -128, 1024}, {242, 512, -144, 1024},
    {242, 1024, -160, 1024}, {242, 2048, -64, 1024}, {242, 4096, -48, 1024}, {242, 8192, -96, 1024},
    {242, 16384, 0, 1024}, {242, 32768, 336, 1024}, {243, 1, -16, 1024}, {243, 64, -112, 1024},
    {243, 512, -192, 1024}, {243, 1024, -448, 1024}, {247, 1, 144, 1024}, {247, 64, 224, 1024},
    {247, 512, 336, 1024}, {247, 1024, 240, 1024}, {247, 2048, 80, 1024}, {247, 4096, -80, 1024},
    {247, 8192, 176, 1024}, {247, 16384, -16, 1024}, {247, 32768, 32, 1024}, {249, 8192, 64, 1024},
    {249, 16384, -16, 1024}, {249, 32768, -176, 1024}, {249, 65536, -16, 1024}, {250, 16384, -32, 1024},
    {250, 32768, -160, 1024}, {250, 65536, 0, 1024}, {254, 1, 144, 1024}, {254, 64, 16, 1024},
    {254, 512, -32, 1024}, {254, 1024, 64, 1024}, {254, 2048, -64, 1024}, {254, 4096, 0, 1024},
    {254, 8192, -64, 1024}, {254, 16384, 16, 1024}, {254, 32768, -112, 1024}, {254, 65536, 48, 1024},
    {255, 1, -32, 1024}, {255, 64, -16, 1024}, {255, 512, 192, 1024}, {255, 1024, 304, 1024},
    {255, 2048, 256, 1024}, {255, 4096, 96, 1024}, {255, 8192, 32, 1024}, {255, 16384, -16, 1024},
    {255, 32768, 0, 1024}, {256, 8192, -96, 1024}, {256, 16384, -16, 1024}, {256, 32768, -176, 1024},
    {256, 65536, -32, 1024}, {257, 16384, -64, 1024}, {257, 32768, -160, 1024}, {257, 65536, 0, 1024},
    {257, 131072, -368, 1024}, {258, 32768, -144, 1024}, {258, 65536, 0, 1024}, {259, 1, -112, 1024},
    {259, 64, 96, 1024}, {259, 512, 0, 1024}, {259, 1024, 32, 1024}, {259, 2048, -112, 1024},
    {259, 4096, 64, 1024}, {259, 8192, -32, 1024}, {259, 16384, 416, 1024}, {259, 32768, 544, 1024},
    {259, 65536, 864, 1024}, {259, 131072, 512, 1024}, {260, 1, 192, 1024}, {260, 64, 16, 1024},
    {260, 512, 288, 1024}, {260, 1024, 128, 1024}, {260, 8192, 96, 1024}, {260, 16384, -32, 1024},
    {260, 32768, 320, 1024}, {261, 1, -192, 1024}, {261, 64, -32, 1024}, {261, 512, 192, 1024},
    {261, 1024, 16, 1024}, {261, 4096, -80, 1024}, {261, 8192, -96, 1024}, {261, 16384, -16, 1024},
    {261, 32768, 224, 1024}, {261, 65536, 624, 1024}, {264, 1, 16, 1024}, {264, 64, -80, 1024},
    {264, 512, 0, 1024}, {264, 1024, 16, 1024}, {264, 2048, -128, 1024}, {264, 4096, -16, 1024},
    {264, 8192, -32, 1024}, {264, 16384, 464, 1024}, {270, 1, -320, 1024}, {270, 64, -112, 1024},
    {270, 512, -48, 1024}, {270, 1024, -112, 1024}, {270, 2048, 32, 1024}, {270, 4096, -48, 1024},
    {270, 8192, 32, 1024}, {270, 16384, 0, 1024}, {270, 32768, 352, 1024}, {270, 131072, 592, 1024},
    {271, 1, -144, 1024}, {271, 64, -160, 1024}, {271, 512, -64, 1024}, {271, 1024, -384, 1024},
    {271, 2048, -448, 1024}, {273, 1, -16, 1024}, {273, 64, -272, 1024}, {273, 512, -48, 1024},
    {273, 1024, -128, 1024}, {273, 2048, -32, 1024}, {273, 4096, -64, 1024}, {273, 8192, 80, 1024},
    {273, 16384, 32, 1024}, {273, 32768, 432, 1024}, {273, 131072, 592, 1024}, {275, 1, 176, 1024},
    {275, 64, 160, 1024}, {275, 512, 368, 1024}, {275, 1024, 48, 1024}, {275, 4096, 96, 1024},
    {275, 8192, 80, 1024}, {275, 16384, -16, 1024}, {275, 32768, 0, 1024}, {275, 65536, 416, 1024},
    {275, 131072, 432, 1024}, {277, 16384, -16, 1024}, {277, 32768, -176, 1024}, {277, 65536, -16, 1024},
    {277, 131072, -80, 1024}, {279, 32768, -160, 1024}, {279, 65536, -16, 1024}, {279, 131072, -80, 1024},
    {282, 1, 96, 1024}, {282, 64, -128, 1024}, {282, 512, -16, 1024}, {282, 1024, 112, 1024},
    {282, 2048, -128, 1024}, {282, 4096, 0, 1024}, {282, 8192, -32, 1024}, {282, 16384, 0, 1024},
    {282, 32768, -112, 1024}, {282, 65536, 16, 1024}, {282, 131072, 32, 1024}, {283, 1, 112, 1024},
    {283, 64, 96, 1024}, {283, 512, 224, 1024}, {283, 1024, 128, 1024}, {283, 2048, 288, 1024},
    {283, 4096, 80, 1024}, {283, 8192, 96, 1024}, {283, 16384, 0, 1024}, {283, 32768, -16, 1024},
    {283, 65536, 448, 1024}, {283, 131072, 384, 1024}, {284, 16384, -48, 1024}, {284, 32768, -160, 1024},
    {284, 65536, -16, 1024}, {284, 131072, -48, 1024}, {285, 32768, -160, 1024}, {285, 65536, -32, 1024},
    {285, 131072, -32, 1024}, {286, 1, -192, 1024}, {286, 64, -128, 1024}, {286, 512, -256, 1024},
    {286, 1024, -16, 1024}, {286, 2048, 0, 1024}, {286, 4096, 16, 1024}, {286, 8192, 192, 1024},
    {286, 16384, -48, 1024}, {286, 32768, 352, 1024}, {286, 65536, 768, 1024}, {286, 131072, 912, 1024},
    {287, 1, 208, 1024}, {287, 512, 112, 1024}, {287, 1024, 256, 1024}, {287, 2048, -48, 1024},
    {287, 4096, 0, 1024}, {288, 2048, 320, 1024}, {289, 8192, -32, 1024}, {291, 1, -96, 1024},
    {291, 64, -32, 1024}, {291, 512, 64, 1024}, {291, 1024, 16, 1024}, {291, 2048, 0, 1024},
    {291, 4096, 16, 1024}, {292, 1, 0, 1024}, {292, 64, 32, 1024}, {292, 512, 0, 1024},
    {292, 1024, -112, 1024}, {292, 2048, 48, 1024}, {292, 4096, -80, 1024}, {292, 8192, 32, 1024},
    {292, 16384, 64, 1024}, {293, 8192, -32, 1024}, {293, 16384, 48, 1024}, {293, 32768, 16, 1024},
    {293, 65536, 32, 1024}, {293, 131072, 16, 1024}, {294, 32768, -16, 1024}, {294, 65536, -32, 1024},
    {294, 131072, -16, 1024}, {295, 1, 176, 1024}, {295, 64, 448, 1024}, {295, 512, -128, 1024},
    {295, 2048, -320, 1024}, {295, 4096, -64, 1024}, {296, 1, 64, 1024}, {296, 64, 0, 1024},
    {296, 512, 16, 1024}, {296, 1024, 0, 1024}, {296, 2048, 16, 1024}, {296, 4096, 80, 1024},
    {296, 8192, 0, 1024}, {296, 16384, 0, 1024}, {296, 32768, -16, 1024}, {296, 65536, -16, 1024},
    {296, 131072, -16, 1024}, {300, 1, -64, 1024}, {300, 64, -128, 1024}, {300, 512, -64, 1024},
    {300, 1024, 0, 1024}, {300, 2048, -336, 1024}, {300, 4096, -16, 1024}, {300, 8192, -32, 1024},
    {300, 16384, -32, 1024}, {300, 32768, 0, 1024}, {300, 65536, 0, 1024}, {300, 131072, 0, 1024},
    {309, 1, -544, 1024}, {309, 64, -144, 1024}, {309, 512, -128, 1024}, {309, 1024, -144, 1024},
    {309, 2048, -688, 1024}, {309, 4096, 0, 1024}, {309, 8192, -32, 1024}, {309, 16384, -16, 1024},
    {309, 32768, -16, 1024}, {309, 65536, -16, 1024}, {309, 131072, -16, 1024}, {311, 64, 112, 1024},
    {311, 512, 0, 1024}, {311, 1024, 240, 1024}, {311, 2048, 16, 1024}, {311, 4096, 80, 1024},
    {311, 8192, 16, 1024}, {311, 16384, 32, 1024}, {311, 32768, 208, 1024}, {311, 65536, 304, 1024},
    {311, 131072, 368, 1024}, {312, 1024, -144, 1024}, {313, 1024, 400, 1024}, {315, 1024, 0, 1024},
};
static const struct ct_residual residuals_eighth_dealt[] = {
    {0, 1, -160, 1024}, {0, 64, 208, 1024}, {0, 512, -256, 1024}, {0, 1024, -240, 1024},
    {0, 2048, -352, 1024}, {0, 4096, -192, 1024}, {0, 8192, -48, 1024}, {0, 16384, 128, 1024},
    {0, 32768, 736, 1024}, {0, 65536, 1168, 1024}, {0, 131072, 272, 1024}, {2, 1, -192, 1024},
    {2, 64, 144, 1024}, {2, 512, -224, 1024}, {2, 1024, -288, 1024}, {2, 2048, -224, 1024},
    {9, 1, 0, 1024}, {9, 64, 16, 1024}, {9, 512, -192, 1024}, {9, 1024, -144, 1024},
    {9, 2048, -64, 1024}, {9, 4096, 432, 1024}, {9, 8192, 96, 1024}, {11, 1, 48, 1024},
    {11, 64, -304, 1024}, {11, 512, -64, 1024}, {11, 1024, -80, 1024}, {11, 2048, -144, 1024},
    {11, 4096, 400, 1024}, {11, 8192, -96, 1024}, {13, 1, -208, 1024}, {13, 64, -256, 1024},
    {13, 512, 208, 1024}, {13, 1024, 0, 1024}, {13, 2048, -144, 1024}, {14, 1, -160, 1024},
    {14, 64, 336, 1024}, {14, 512, 160, 1024}, {14, 1024, 80, 1024}, {14, 2048, 352, 1024},
    {14, 4096, -80, 1024}, {14, 8192, 16, 1024}, {14, 16384, 496, 1024}, {17, 8192, 160, 1024},
    {17, 16384, -16, 1024}, {17, 32768, -208, 1024}, {17, 65536, -32, 1024}, {17, 131072, -384, 1024},
    {19, 32768, -176, 1024}, {19, 65536, 0, 1024}, {19, 131072, -384, 1024}, {21, 1, -192, 1024},
    {21, 512, 0, 1024}, {21, 1024, 128, 1024}, {21, 16384, -64, 1024}, {22, 1, 96, 1024},
    {22, 64, -304, 1024}, {22, 512, 272, 1024}, {22, 16384, -16, 1024}, {23, 1, 288, 1024},
    {23, 64, -160, 1024}, {23, 512, -16, 1024}, {23, 1024, 64, 1024}, {23, 2048, 176, 1024},
    {23, 16384, 0, 1024}, {24, 1, 256, 1024}, {24, 64, 128, 1024}, {24, 1024, 16, 1024},
    {24, 2048, -192, 1024}, {24, 4096, -112, 1024}, {24, 8192, 0, 1024}, {25, 1, -112, 1024},
    {25, 16384, 16, 1024}, {25, 32768, 96, 1024}, {25, 65536, 352, 1024}, {25, 131072, 0, 1024},
    {26, 1, 304, 1024}, {26, 64, 192, 1024}, {26, 512, 128, 1024}, {26, 1024, -256, 1024},
    {26, 2048, 288, 1024}, {26, 4096, -16, 1024}, {26, 8192, 96, 1024}, {26, 16384, 176, 1024},
    {26, 32768, 176, 1024}, {26, 65536, 384, 1024}, {26, 131072, 0, 1024}, {27, 64, -224, 1024},
    {27, 512, 144, 1024}, {27, 1024, 288, 1024}, {27, 2048, 352, 1024}, {27, 4096, 48, 1024},
    {27, 8192, 112, 1024}, {27, 16384, 48, 1024}, {27, 32768, 48, 1024}, {27, 65536, 496, 1024},
    {27, 131072, 144, 1024}, {28, 16384, -16, 1024}, {28, 32768, -208, 1024}, {28, 65536, -16, 1024},
    {28, 131072, -400, 1024}, {29, 32768, -176, 1024}, {29, 65536, 0, 1024}, {29, 131072, -368, 1024},
    {30, 1, -240, 1024}, {30, 64, -224, 1024}, {30, 512, -64, 1024}, {30, 1024, -272, 1024},
    {30, 2048, -448, 1024}, {30, 4096, -16, 1024}, {30, 8192, 16, 1024}, {30, 16384, 576, 1024},
    {30, 32768, 944, 1024}, {30, 65536, 1184, 1024}, {30, 131072, 176, 1024}, {32, 1, 96, 1024},
    {32, 64, 80, 1024}, {32, 512, -96, 1024}, {38, 1, 0, 1024}, {38, 64, -96, 1024},
    {38, 512, 128, 1024}, {38, 4096, 320, 1024}, {38, 8192, 16, 1024}, {39, 1, 48, 1024},
    {39, 64, -64, 1024}, {39, 512, -48, 1024}, {39, 1024, 128, 1024}, {39, 4096, 32, 1024},
    {39, 16384, 240, 1024}, {41, 1, -192, 1024}, {41, 64, -32, 1024}, {41, 512, -16, 1024},
    {41, 1024, 0, 1024}, {42, 1, -192, 1024}, {42, 64, 336, 1024}, {42, 512, 64, 1024},
    {42, 1024, -32, 1024}, {42, 2048, 176, 1024}, {42, 4096, -176, 1024}, {42, 8192, 80, 1024},
    {42, 16384, 512, 1024}, {44, 1, 64, 1024}, {44, 512, 112, 1024}, {44, 1024, 256, 1024},
    {44, 4096, -16, 1024}, {44, 8192, -96, 1024}, {44, 16384, 48, 1024}, {44, 32768, 304, 1024},
    {46, 16384, 32, 1024}, {46, 32768, -16, 1024}, {46, 65536, 0, 1024}, {48, 32768, -16, 1024},
    {48, 65536, 0, 1024}, {48, 131072, -176, 1024}, {50, 1, -192, 1024}, {50, 64, 0, 1024},
    {50, 512, 96, 1024}, {50, 4096, 256, 1024}, {50, 16384, -144, 1024}, {51, 64, 48, 1024},
    {51, 512, -144, 1024}, {51, 1024, 96, 1024}, {51, 4096, 224, 1024}, {51, 16384, -16, 1024},
    {52, 1, -112, 1024}, {52, 512, 16, 1024}, {52, 1024, 208, 1024}, {52, 4096, 288, 1024},
    {52, 16384, -48, 1024}, {53, 1, 32, 1024}, {53, 64, 48, 1024}, {53, 512, -48, 1024},
    {53, 1024, -32, 1024}, {53, 4096, 288, 1024}, {53, 16384, -32, 1024}, {55, 1, 0, 1024},
    {55, 2048, 64, 1024}, {55, 4096, -224, 1024}, {55, 8192, 80, 1024}, {55, 16384, 48, 1024},
    {55, 32768, 240, 1024}, {56, 4096, 16, 1024}, {57, 16384, 32, 1024}, {57, 32768, -16, 1024},
    {57, 65536, -16, 1024}, {58, 32768, 16, 1024}, {58, 65536, 0, 1024}, {59, 1, -96, 1024},
    {59, 64, 384, 1024}, {59, 512, 784, 1024}, {59, 1024, 912, 1024}, {59, 2048, 656, 1024},
    {59, 4096, 192, 1024}, {59, 8192, -96, 1024}, {59, 16384, 272, 1024}, {59, 32768, 16, 1024},
    {59, 65536, 480, 1024}, {59, 131072, 1120, 1024}, {62, 1, -16, 1024}, {62, 64, 64, 1024},
    {62, 1024, 128, 1024}, {62, 2048, -64, 1024}, {62, 4096, -16, 1024}, {62, 8192, 224, 1024},
    {63, 1, -160, 1024}, {63, 64, -496, 1024}, {65, 1, 16, 1024}, {69, 1, -48, 1024},
    {70, 1, 112, 1024}, {70, 16384, -144, 1024}, {70, 32768, -240, 1024}, {70, 65536, -16, 1024},
    {70, 131072, 416, 1024}, {71, 1, -48, 1024}, {71, 64, -272, 1024}, {71, 1024, 16, 1024},
    {71, 2048, 0, 1024}, {71, 4096, -128, 1024}, {73, 64, 0, 1024}, {73, 512, 112, 1024},
    {73, 1024, -16, 1024}, {73, 2048, 0, 1024}, {73, 4096, 16, 1024}, {77, 2048, 192, 1024},
    {77, 4096, -80, 1024}, {77, 8192, -384, 1024}, {77, 16384, -368, 1024}, {78, 1, 16, 1024},
    {78, 64, 496, 1024}, {78, 512, -96, 1024}, {78, 1024, 16, 1024}, {78, 2048, 128, 1024},
    {78, 4096, 32, 1024}, {78, 8192, 384, 1024}, {87, 32768, -16, 1024}, {87, 65536, -32, 1024},
    {87, 131072, 0, 1024}, {88, 1, 208, 1024}, {88, 16384, 224, 1024}, {88, 32768, 0, 1024},
    {88, 65536, 16, 1024}, {88, 131072, 192, 1024}, {89, 32768, 0, 1024}, {89, 65536, 0, 1024},
    {89, 131072, -32, 1024}, {90, 512, -384, 1024}, {90, 8192, -144, 1024}, {90, 16384, 272, 1024},
    {90, 32768, 16, 1024}, {91, 1, 208, 1024}, {91, 64, 288, 1024}, {91, 2048, 160, 1024},
    {91, 8192, 256, 1024}, {91, 16384, 48, 1024}, {91, 32768, 0, 1024}, {91, 65536, 288, 1024},
    {92, 1, -32, 1024}, {92, 64, -144, 1024}, {92, 512, 48, 1024}, {92, 1024, 48, 1024},
    {92, 2048, 48, 1024}, {92, 4096, -80, 1024}, {92, 8192, 0, 1024}, {92, 16384, 0, 1024},
    {92, 32768, 64, 1024}, {92, 65536, 624, 1024}, {92, 131072, 688, 1024}, {93, 1, 256, 1024},
    {93, 64, 192, 1024}, {93, 512, 464, 1024}, {93, 1024, 16, 1024}, {93, 2048, -192, 1024},
    {93, 4096, 240, 1024}, {93, 8192, 16, 1024}, {95, 1, -32, 1024}, {95, 64, -192, 1024},
    {95, 512, -208, 1024}, {95, 1024, -288, 1024}, {95, 2048, 176, 1024}, {97, 1, 48, 1024},
    {97, 64, -288, 1024}, {97, 1024, -272, 1024}, {97, 2048, -16, 1024}, {97, 4096, -32, 1024},
    {97, 8192, -16, 1024}, {97, 16384, -16, 1024}, {97, 32768, 16, 1024}, {98, 1, -112, 1024},
    {98, 64, 432, 1024}, {98, 512, -176, 1024}, {98, 1024, 176, 1024}, {98, 2048, 144, 1024},
    {98, 8192, -112, 1024}, {99, 1, 96, 1024}, {99, 64, -192, 1024}, {99, 512, -48, 1024},
    {99, 1024, -48, 1024}, {99, 2048, 32, 1024}, {99, 4096, 224, 1024}, {99, 8192, 112, 1024},
    {103, 64, 112, 1024}, {103, 512, 144, 1024}, {103, 1024, 384, 1024}, {103, 2048, -16, 1024},
    {103, 4096, 368, 1024}, {103, 8192, 48, 1024}, {103, 16384, 0, 1024}, {103, 32768, -16, 1024},
    {103, 65536, 96, 1024}, {104, 64, 64, 1024}, {104, 4096, 96, 1024}, {104, 8192, 0, 1024},
    {104, 16384, 0, 1024}, {104, 32768, -144, 1024}, {104, 65536, 0, 1024}, {105, 512, 208, 1024},
    {105, 1024, 240, 1024}, {105, 2048, -32, 1024}, {105, 4096, 16, 1024}, {105, 8192, 16, 1024},
    {105, 16384, 16, 1024}, {105, 32768, -96, 1024}, {105, 65536, 80, 1024}, {106, 16384, 0, 1024},
    {106, 32768, -320, 1024}, {106, 65536, -320, 1024}, {106, 131072, -224, 1024}, {108, 32768, -304, 1024},
    {108, 65536, -544, 1024}, {108, 131072, -224, 1024}, {109, 1, 32, 1024}, {109, 64, -144, 1024},
    {109, 512, 304, 1024}, {109, 1024, 0, 1024}, {109, 2048, -144, 1024}, {109, 4096, -96, 1024},
    {109, 8192, -16, 1024}, {109, 16384, 0, 1024}, {110, 1024, -80, 1024}, {110, 4096, -224, 1024},
    {110, 8192, 0, 1024}, {110, 16384, -16, 1024}, {110, 32768, 144, 1024}, {111, 1, -32, 1024},
    {111, 64, 16, 1024}, {111, 512, -48, 1024}, {111, 1024, 128, 1024}, {111, 2048, 400, 1024},
    {111, 4096, -32, 1024}, {111, 8192, -32, 1024}, {111, 16384, 0, 1024}, {111, 32768, 192, 1024},
    {114, 64, 0, 1024}, {114, 512, -176, 1024}, {114, 1024, 0, 1024}, {114, 2048, -80, 1024},
    {114, 4096, -16, 1024}, {114, 8192, 0, 1024}, {114, 16384, -16, 1024}, {114, 32768, 128, 1024},
    {114, 65536, 144, 1024}, {115, 1024, -64, 1024}, {115, 2048, 16, 1024}, {115, 4096, 432, 1024},
    {115, 8192, 0, 1024}, {115, 16384, 0, 1024}, {115, 32768, -16, 1024}, {115, 65536, -160, 1024},
    {117, 1024, -80, 1024}, {121, 1024, 16, 1024}, {124, 1024, -16, 1024}, {127, 0, -128, 1024},
    {128, 0, 208, 1024}, {132, 0, 192, 1024}, {134, 0, 0, 1024}, {135, 0, 48, 1024},
    {139, 1, -48, 1024}, {139, 64, -112, 1024}, {139, 512, 368, 1024}, {139, 1024, 32, 1024},
    {139, 2048, -112, 1024}, {139, 4096, 80, 1024}, {139, 8192, 416, 1024}, {139, 16384, -224, 1024},
    {139, 32768, -128, 1024}, {139, 65536, -128, 1024}, {139, 131072, -48, 1024}, {143, 4096, 128, 1024},
    {144, 32768, -256, 1024}, {144, 65536, -224, 1024}, {144, 131072, -96, 1024}, {147, 1, -288, 1024},
    {147, 16384, 16, 1024}, {147, 32768, -32, 1024}, {149, 1, 0, 1024}, {149, 64, 0, 1024},
    {149, 1024, -144, 1024}, {149, 2048, -256, 1024}, {149, 4096, 0, 1024}, {152, 64, -144, 1024},
    {152, 512, -160, 1024}, {152, 1024, -32, 1024}, {152, 2048, -352, 1024}, {152, 4096, -560, 1024},
    {154, 2048, 192, 1024}, {154, 4096, 96, 1024}, {154, 65536, 208, 1024}, {154, 131072, -16, 1024},
    {156, 8192, -544, 1024}, {156, 16384, 256, 1024}, {156, 32768, 16, 1024}, {156, 65536, 48, 1024},
    {156, 131072, -16, 1024}, {158, 32768, 0, 1024}, {158, 65536, 144, 1024}, {158, 131072, 112, 1024},
    {160, 16384, 544, 1024}, {160, 32768, 16, 1024}, {160, 65536, 0, 1024}, {160, 131072, 64, 1024},
    {162, 8192, 0, 1024}, {162, 16384, -16, 1024}, {162, 32768, 64, 1024}, {162, 65536, 0, 1024},
    {162, 131072, 16, 1024}, {163, 32768, 0, 1024}, {163, 65536, -64, 1024}, {163, 131072, -16, 1024},
    {164, 1, 96, 1024}, {164, 64, 80, 1024}, {164, 512, 208, 1024}, {164, 4096, -64, 1024},
    {164, 16384, 0, 1024}, {165, 32768, 0, 1024}, {165, 65536, -64, 1024}, {165, 131072, 48, 1024},
    {166, 1, -48, 1024}, {166, 64, 128, 1024}, {166, 512, 128, 1024}, {166, 1024, 272, 1024},
    {166, 2048, 192, 1024}, {166, 4096, 16, 1024}, {166, 8192, 1008, 1024}, {166, 16384, 160, 1024},
    {166, 32768, 912, 1024}, {166, 65536, 1328, 1024}, {166, 131072, 1456, 1024}, {167, 1, -96, 1024},
    {167, 64, -160, 1024}, {167, 512, -160, 1024}, {167, 1024, 0, 1024}, {167, 2048, -320, 1024},
    {168, 1, 0, 1024}, {168, 64, 352, 1024}, {168, 512, 0, 1024}, {168, 1024, 0, 1024},
    {168, 2048, -240, 1024}, {168, 4096, -80, 1024}, {171, 1, 352, 1024}, {171, 64, 640, 1024},
    {171, 512, 16, 1024}, {171, 1024, 80, 1024}, {171, 2048, -48, 1024}, {171, 4096, -16, 1024},
    {171, 8192, 0, 1024}, {171, 16384, 0, 1024}, {172, 8192, -624, 1024}, {172, 16384, -48, 1024},
    {172, 32768, 16, 1024}, {172, 65536, 32, 1024}, {172, 131072, 16, 1024}, {173, 32768, -16, 1024},
    {173, 65536, -32, 1024}, {173, 131072, -16, 1024}, {174, 1, 208, 1024}, {174, 64, -192, 1024},
    {174, 512, -80, 1024}, {174, 1024, 96, 1024}, {174, 2048, 48, 1024}, {174, 4096, 272, 1024},
    {175, 1, -160, 1024}, {175, 64, -240, 1024}, {175, 512, -32, 1024}, {175, 1024, -208, 1024},
    {175, 2048, -304, 1024}, {176, 1, 16, 1024}, {176, 64, 0, 1024}, {176, 512, 0, 1024},
    {176, 1024, 96, 1024}, {176, 2048, 32, 1024}, {176, 4096, 96, 1024}, {176, 8192, 16, 1024},
    {176, 16384, 0, 1024}, {176, 32768, -32, 1024}, {176, 65536, 0, 1024}, {176, 131072, -16, 1024},
    {180, 1, -192, 1024}, {180, 64, 128, 1024}, {180, 1024, -336, 1024}, {180, 2048, -144, 1024},
    {180, 4096, 0, 1024}, {180, 8192, -16, 1024}, {180, 16384, -16, 1024}, {180, 32768, 0, 1024},
    {180, 65536, 16, 1024}, {180, 131072, 0, 1024}, {187, 8192, 0, 1024}, {187, 16384, 0, 1024},
    {187, 32768, 0, 1024}, {187, 65536, 16, 1024}, {187, 131072, 0, 1024}, {188, 8192, 0, 1024},
    {188, 16384, 0, 1024}, {188, 32768, 0, 1024}, {188, 65536, 0, 1024}, {188, 131072, 16, 1024},
    {189, 4096, -576, 1024}, {189, 8192, 16, 1024}, {189, 16384, 0, 1024}, {189, 32768, 16, 1024},
    {189, 65536, 0, 1024}, {189, 131072, 0, 1024}, {191, 1, 0, 1024}, {191, 64, 192, 1024},
    {191, 512, 0, 1024}, {191, 1024, -192, 1024}, {191, 4096, 64, 1024}, {191, 8192, -16, 1024},
    {191, 16384, 32, 1024}, {191, 32768, 0, 1024}, {191, 65536, 0, 1024}, {191, 131072, 0, 1024},
    {195, 1, -288, 1024}, {195, 64, -208, 1024}, {195, 512, -160, 1024}, {195, 1024, 16, 1024},
    {195, 2048, -32, 1024}, {195, 4096, 0, 1024}, {195, 8192, 16, 1024}, {195, 16384, 0, 1024},
    {195, 32768, -16, 1024}, {195, 65536, 16, 1024}, {195, 131072, 0, 1024}, {196, 8192, 0, 1024},
    {196, 16384, 16, 1024}, {196, 32768, 0, 1024}, {196, 65536, 32, 1024}, {196, 131072, 16, 1024},
    {198, 1, 176, 1024}, {198, 64, -48, 1024}, {198, 1024, 0, 1024}, {198, 2048, 96, 1024},
    {198, 4096, -464, 1024}, {198, 8192, 0, 1024}, {198, 16384, 0, 1024}, {198, 32768, 0, 1024},
    {198, 65536, 0, 1024}, {198, 131072, 0, 1024}, {199, 1024, 0, 640}, {204, 1, 176, 1024},
    {204, 64, 272, 1024}, {204, 512, 192, 1024}, {204, 1024, 704, 1024}, {204, 2048, -192, 1024},
    {204, 4096, 224, 1024}, {204, 8192, -240, 1024}, {204, 16384, 224, 1024}, {204, 32768, 16, 1024},
    {204, 65536, 224, 1024}, {204, 131072, 592, 1024}, {207, 32768, 0, 1024}, {207, 65536, -16, 1024},
    {207, 131072, -16, 1024}, {208, 1, -64, 1024}, {208, 8192, 272, 1024}, {208, 32768, 0, 1024},
    {209, 1, -320, 1024}, {209, 64, -176, 1024}, {209, 512, -208, 1024}, {209, 1024, -16, 1024},
    {209, 2048, -752, 1024}, {209, 4096, -208, 1024}, {213, 64, 176, 1024}, {213, 512, 192, 1024},
    {213, 2048, 0, 1024}, {213, 4096, -496, 1024}, {213, 16384, -384, 1024}, {215, 1, -256, 1024},
    {215, 64, -192, 1024}, {215, 512, -192, 1024}, {215, 1024, 0, 1024}, {215, 4096, -816, 1024},
    {220, 8192, 144, 1024}, {220, 16384, 16, 1024}, {220, 32768, 96, 1024}, {220, 65536, 16, 1024},
    {220, 131072, 0, 1024}, {223, 32768, -32, 1024}, {223, 65536, -48, 1024}, {223, 131072, -16, 1024},
    {226, 4096, -256, 1024}, {226, 32768, -48, 1024}, {226, 65536, -80, 1024}, {226, 131072, -32, 1024},
    {227, 8192, -48, 1024}, {227, 16384, 0, 1024}, {227, 32768, 48, 1024}, {227, 65536, 48, 1024},
    {227, 131072, 0, 1024}, {228, 32768, -64, 1024}, {228, 65536, -48, 1024}, {228, 131072, -16, 1024},
    {229, 1, 64, 1024}, {229, 2048, -64, 1024}, {229, 4096, 240, 1024}, {229, 8192, -32, 1024},
    {229, 16384, 48, 1024}, {230, 32768, 112, 1024}, {230, 65536, -48, 1024}, {230, 131072, -16, 1024},
    {231, 1, -160, 1024}, {231, 64, -144, 1024}, {231, 512, -80, 1024}, {231, 1024, -96, 1024},
    {231, 2048, -144, 1024}, {231, 4096, 256, 1024}, {231, 8192, -16, 1024}, {231, 16384, 144, 1024},
    {231, 32768, 544, 1024}, {231, 65536, 704, 1024}, {231, 131072, 320, 1024}, {232, 1, -64, 1024},
    {232, 64, 32, 1024}, {232, 512, -272, 1024}, {232, 8192, -32, 1024}, {233, 8192, 144, 1024},
    {234, 1, 128, 1024}, {234, 512, 96, 1024}, {234, 1024, -64, 1024}, {234, 2048, 0, 1024},
    {235, 512, 64, 1024}, {235, 1024, 0, 1024}, {235, 4096, -272, 1024}, {235, 8192, -144, 1024},
    {237, 512, -64, 1024}, {237, 1024, 128, 1024}, {237, 8192, 64, 1024}, {242, 1, 0, 1024},
    {242, 4096, 32, 1024}, {242, 8192, 0, 1024}, {243, 64, -112, 1024}, {243, 512, 0, 1024},
    {243, 1024, -336, 1024}, {243, 2048, -256, 1024}, {247, 2048, -144, 1024}, {247, 4096, -16, 1024},
    {247, 8192, 160, 1024}, {247, 16384, 16, 1024}, {247, 32768, 640, 832}, {249, 8192, 112, 1024},
    {249, 16384, 0, 1024}, {249, 32768, -16, 1024}, {249, 65536, 0, 1024}, {250, 16384, 32, 1024},
    {250, 32768, 0, 1024}, {250, 65536, 0, 1024}, {250, 131072, -320, 1024}, {254, 1, -32, 1024},
    {254, 64, -32, 1024}, {254, 512, -80, 1024}, {254, 1024, 128, 1024}, {254, 2048, 560, 1024},
    {255, 2048, 416, 1024}, {255, 4096, -112, 1024}, {255, 8192, 144, 1024}, {255, 16384, 0, 1024},
    {255, 32768, 320, 1024}, {256, 8192, 112, 1024}, {256, 16384, -48, 1024}, {256, 32768, -16, 1024},
    {256, 65536, -16, 1024}, {257, 16384, -16, 1024}, {257, 32768, 0, 1024}, {257, 65536, 0, 1024},
    {258, 32768, 0, 1024}, {258, 65536, 16, 1024}, {259, 1, 32, 1024}, {259, 64, 0, 1024},
    {259, 512, -32, 1024}, {259, 1024, -112, 1024}, {259, 2048, -112, 1024}, {259, 4096, -208, 1024},
    {259, 8192, 16, 1024}, {259, 16384, 400, 1024}, {259, 32768, 448, 1024}, {259, 65536, 672, 1024},
    {259, 131072, 624, 1024}, {260, 1, 256, 1024}, {260, 64, 48, 1024}, {260, 512, 112, 1024},
    {260, 1024, 0, 1024}, {260, 2048, 144, 1024}, {260, 4096, 64, 1024}, {260, 8192, -240, 1024},
    {261, 1, -80, 1024}, {261, 64, 272, 1024}, {261, 512, -96, 1024}, {261, 1024, 272, 1024},
    {261, 2048, 288, 1024}, {261, 4096, 192, 1024}, {261, 8192, -112, 1024}, {261, 16384, -32, 1024},
    {261, 32768, 208, 1024}, {264, 1, 208, 1024}, {264, 64, 32, 1024}, {264, 512, 112, 1024},
    {264, 1024, -160, 1024}, {264, 2048, -96, 1024}, {264, 4096, -16, 1024}, {264, 8192, 32, 1024},
    {270, 1, -400, 1024}, {270, 64, -32, 1024}, {270, 512, -112, 1024}, {270, 1024, -96, 1024},
    {270, 2048, -96, 1024}, {270, 4096, 16, 1024}, {270, 8192, -80, 1024}, {271, 1, -128, 1024},
    {271, 64, 0, 1024}, {271, 512, -160, 1024}, {271, 1024, -496, 1024}, {271, 2048, -768, 1024},
    {273, 64, -32, 1024}, {273, 512, 48, 1024}, {273, 1024, 0, 1024}, {273, 2048, -32, 1024},
    {273, 4096, -80, 1024}, {273, 8192, -48, 1024}, {273, 16384, 0, 1024}, {273, 32768, 176, 1024},
    {273, 65536, 256, 1024}, {275, 1, 256, 1024}, {275, 512, 304, 1024}, {275, 1024, 272, 1024},
    {275, 4096, -80, 1024}, {275, 8192, 128, 1024}, {275, 16384, 32, 1024}, {275, 32768, 208, 1024},
    {275, 65536, 560, 1024}, {275, 131072, 464, 1024}, {277, 16384, 0, 1024}, {277, 32768, -16, 1024},
    {277, 65536, -16, 1024}, {277, 131072, -16, 1024}, {279, 32768, 0, 1024}, {279, 65536, 0, 1024},
    {279, 131072, 0, 1024}, {282, 1, -144, 1024}, {282, 512, -192, 1024}, {282, 1024, 32, 1024},
    {282, 2048, -32, 1024}, {282, 4096, 16, 1024}, {282, 8192, 112, 1024}, {282, 16384, 144, 1024},
    {282, 32768, 272, 1024}, {282, 65536, 368, 1024}, {282, 131072, 416, 1024}, {283, 1, 128, 1024},
    {283, 512, 16, 1024}, {283, 1024, 352, 1024}, {283, 2048, 208, 1024}, {283, 4096, -32, 1024},
    {283, 8192, 48, 1024}, {283, 16384, 80, 1024}, {283, 32768, 208, 1024}, {283, 65536, 464, 1024},
    {283, 131072, 608, 1024}, {284, 16384, 32, 1024}, {284, 32768, 0, 1024}, {284, 65536, -16, 1024},
    {284, 131072, -16, 1024}, {285, 32768, 0, 1024}, {285, 65536, 0, 1024}, {285, 131072, 0, 1024},
    {286, 1, 48, 1024}, {286, 64, -240, 1024}, {286, 512, 80, 1024}, {286, 1024, -64, 1024},
    {286, 2048, -48, 1024}, {286, 4096, -32, 1024}, {286, 8192, 624, 1024}, {286, 16384, 144, 1024},
    {286, 32768, 832, 1024}, {286, 65536, 1312, 1024}, {286, 131072, 1424, 1024}, {287, 1, -16, 1024},
    {287, 64, 528, 1024}, {287, 512, 16, 1024}, {287, 1024, 256, 1024}, {287, 2048, 480, 1024},
    {287, 4096, -304, 1024}, {288, 2048, -80, 1024}, {291, 1, -160, 1024}, {291, 64, 0, 1024},
    {291, 512, -16, 1024}, {291, 1024, -240, 1024}, {291, 2048, -368, 1024}, {291, 4096, -576, 1024},
    {292, 1, 16, 1024}, {292, 64, -160, 1024}, {292, 512, -96, 1024}, {292, 2048, 16, 1024},
    {292, 4096, 32, 1024}, {292, 8192, -128, 1024}, {292, 16384, -64, 1024}, {293, 8192, 0, 1024},
    {293, 16384, 32, 1024}, {293, 32768, 16, 1024}, {293, 65536, 16, 1024}, {293, 131072, 0, 1024},
    {294, 32768, -16, 1024}, {294, 65536, -16, 1024}, {294, 131072, -32, 1024}, {295, 64, 0, 1024},
    {295, 1024, 64, 1024}, {295, 2048, 0, 1024}, {295, 4096, 64, 1024}, {296, 1, 0, 1024},
    {296, 64, 80, 1024}, {296, 512, -112, 1024}, {296, 1024, 0, 1024}, {296, 2048, 80, 1024},
    {296, 4096, -32, 1024}, {296, 8192, 0, 1024}, {296, 16384, -16, 1024}, {296, 32768, -48, 1024},
    {296, 65536, -32, 1024}, {296, 131072, -16, 1024}, {300, 1, -64, 1024}, {300, 64, -240, 1024},
    {300, 512, 96, 1024}, {300, 1024, -368, 1024}, {300, 2048, -48, 1024}, {300, 4096, 32, 1024},
    {300, 8192, -16, 1024}, {300, 16384, 0, 1024}, {300, 32768, 0, 1024}, {300, 65536, 0, 1024},
    {300, 131072, 0, 1024}, {309, 64, -80, 1024}, {309, 512, 0, 1024}, {309, 1024, -336, 1024},
    {309, 2048, -208, 1024}, {309, 4096, -48, 1024}, {309, 8192, -16, 1024}, {309, 16384, 0, 1024},
    {309, 32768, -32, 1024}, {309, 65536, -32, 1024}, {309, 131072, 0, 1024}, {311, 512, 224, 1024},
    {311, 1024, 64, 1024}, {311, 2048, 0, 1024}, {311, 8192, 48, 1024}, {311, 16384, 0, 1024},
    {311, 32768, 176, 1024}, {311, 65536, 256, 1024}, {311, 131072, 368, 1024}, {312, 1024, 0, 640},
};
static const struct ct_residual residuals_half_blocks[] = {
    {0, 1, 96, 1024}, {0, 64, 736, 1024}, {0, 512, 480, 1024}, {0, 1024, 32, 1024},
    {0, 2048, 16, 1024}, {0, 4096, 16, 1024}, {0, 8192, 256, 1024}, {0, 16384, 848, 1024},
    {0, 32768, 96, 1024}, {0, 65536, 128, 640}, {0, 131072, 384, 192}, {1, 1, 64, 1024},
    {2, 1, 128, 1024}, {2, 512, 624, 1024}, {2, 1024, -48, 1024}, {2, 2048, 32, 1024},
    {2, 4096, -16, 1024}, {2, 8192, 48, 384}, {3, 64, -48, 1024}, {3, 512, 352, 1024},
    {3, 1024, 144, 1024}, {3, 2048, 16, 1024}, {3, 4096, 144, 1024}, {4, 512, -672, 1024},
    {6, 1, 112, 1024}, {6, 64, 1120, 1024}, {9, 1, 0, 1024}, {9, 512, 432, 1024},
    {9, 1024, 0, 1024}, {9, 2048, 0, 1024}, {9, 4096, 224, 1024}, {10, 1, -112, 1024},
    {10, 512, 544, 1024}, {10, 1024, -16, 1024}, {10, 2048, 96, 1024}, {10, 4096, 288, 832},
    {11, 64, 304, 1024}, {12, 64, 0, 1024}, {12, 2048, -224, 1024}, {12, 4096, -304, 1024},
    {12, 8192, -400, 1024}, {13, 1, -16, 1024}, {13, 512, 688, 1024}, {13, 1024, 16, 1024},
    {13, 2048, 32, 1024}, {13, 4096, 32, 1024}, {13, 8192, 160, 384}, {14, 1, -48, 1024},
    {14, 64, 864, 1024}, {14, 512, 80, 1024}, {16, 512, -544, 1024}, {16, 2048, -336, 1024},
    {16, 4096, -240, 1024}, {16, 8192, -368, 1024}, {16, 16384, -64, 1024}, {16, 32768, 80, 1024},
    {18, 32768, -16, 1024}, {18, 65536, -80, 640}, {20, 32768, 16, 1024}, {20, 65536, 16, 1024},
    {20, 131072, -384, 384}, {23, 1, -96, 1024}, {23, 512, -160, 1024}, {25, 64, -208, 1024},
    {25, 512, -432, 1024}, {25, 2048, -32, 1024}, {25, 4096, -128, 1024}, {25, 8192, 208, 1024},
    {25, 16384, 368, 1024}, {26, 1, 0, 1024}, {26, 64, 464, 1024}, {26, 512, 480, 1024},
    {26, 1024, -32, 1024}, {26, 2048, 0, 1024}, {26, 4096, 0, 1024}, {26, 8192, 128, 384},
    {26, 16384, 368, 1024}, {27, 4096, -176, 1024}, {27, 8192, -384, 1024}, {27, 16384, 0, 1024},
    {27, 32768, 0, 1024}, {28, 16384, -96, 1024}, {28, 32768, -16, 1024}, {28, 65536, -16, 640},
    {29, 32768, 32, 1024}, {29, 65536, 80, 640}, {30, 1, -96, 1024}, {30, 64, -160, 1024},
    {30, 512, 192, 1024}, {30, 1024, 240, 1024}, {30, 2048, 208, 1024}, {30, 4096, 32, 1024},
    {30, 8192, 432, 1024}, {30, 16384, 1008, 1024}, {30, 32768, 16, 1024}, {30, 65536, 80, 640},
    {30, 131072, 48, 192}, {31, 1, -16, 1024}, {31, 64, 48, 1024}, {31, 512, 368, 1024},
    {31, 1024, 384, 1024}, {31, 2048, -32, 1024}, {32, 1, 0, 1024}, {32, 64, 16, 1024},
    {32, 512, 320, 1024}, {32, 1024, 144, 1024}, {32, 2048, -128, 1024}, {32, 4096, 0, 1024},
    {33, 2048, 16, 1024}, {33, 4096, 160, 1024}, {35, 1, 128, 1024}, {35, 64, 144, 1024},
    {38, 1, -256, 1024}, {38, 64, -64, 1024}, {38, 512, 336, 1024}, {38, 2048, 160, 1024},
    {38, 4096, 240, 1024}, {40, 2048, -48, 1024}, {40, 4096, -272, 1024}, {40, 8192, -96, 1024},
    {41, 1, 0, 1024}, {41, 64, -64, 1024}, {41, 512, 304, 1024}, {41, 1024, -48, 1024},
    {41, 2048, 96, 1024}, {41, 4096, 64, 1024}, {42, 1, -80, 1024}, {42, 64, 128, 1024},
    {42, 512, -80, 1024}, {45, 4096, -272, 1024}, {45, 8192, 0, 1024}, {45, 16384, 0, 1024},
    {45, 32768, 32, 1024}, {47, 16384, 0, 1024}, {47, 32768, -48, 1024}, {47, 65536, 0, 1024},
    {47, 131072, -48, 384}, {49, 32768, 16, 1024}, {49, 65536, 96, 640}, {54, 1, -1712, 1024},
    {54, 512, -560, 1024}, {55, 64, -1296, 1024}, {55, 512, -128, 1024}, {55, 2048, -48, 1024},
    {55, 4096, -32, 1024}, {56, 4096, -288, 1024}, {56, 8192, 32, 1024}, {56, 16384, 144, 1024},
    {56, 32768, 16, 1024}, {57, 16384, 0, 1024}, {57, 32768, -96, 1024}, {57, 65536, -64, 640},
    {58, 32768, -16, 1024}, {58, 65536, 96, 640}, {59, 1, -16, 1024}, {59, 64, 752, 1024},
    {59, 512, 368, 1024}, {59, 1024, 464, 1024}, {59, 2048, 576, 1024}, {59, 4096, -144, 1024},
    {59, 8192, -416, 1024}, {59, 16384, -384, 1024}, {59, 32768, -368, 1024}, {59, 65536, 144, 1024},
    {59, 131072, 688, 1024}, {62, 1, -368, 1024}, {62, 64, 0, 1024}, {63, 1, 336, 1024},
    {63, 64, -192, 1024}, {63, 16384, -48, 1024}, {63, 32768, 144, 1024}, {63, 65536, 16, 1024},
    {63, 131072, 256, 384}, {64, 1, -128, 1024}, {64, 64, -352, 1024}, {64, 8192, 48, 1024},
    {64, 16384, 128, 1024}, {64, 32768, 224, 1024}, {64, 65536, -16, 1024}, {65, 1, -48, 1024},
    {65, 8192, 16, 1024}, {65, 16384, 272, 1024}, {65, 32768, 16, 1024}, {65, 65536, 64, 1024},
    {66, 1, 64, 1024}, {66, 64, 592, 1024}, {66, 512, 80, 1024}, {66, 1024, -144, 1024},
    {66, 2048, 64, 1024}, {66, 4096, -80, 1024}, {67, 1, 64, 1024}, {67, 32768, -288, 1024},
    {67, 65536, -208, 1024}, {67, 131072, -16, 1024}, {68, 32768, -32, 1024}, {68, 65536, -96, 1024},
    {68, 131072, 16, 1024}, {69, 1, 96, 1024}, {69, 64, -256, 1024}, {70, 1, 304, 1024},
    {71, 1, -384, 1024}, {71, 64, -160, 1024}, {71, 512, 32, 1024}, {71, 1024, 160, 1024},
    {71, 2048, -16, 1024}, {71, 4096, 0, 1024}, {73, 1, -144, 1024}, {73, 64, 288, 1024},
    {73, 512, -48, 1024}, {73, 1024, 128, 1024}, {73, 2048, -48, 1024}, {74, 1, -128, 1024},
    {74, 64, 80, 1024}, {74, 512, 80, 1024}, {74, 1024, -32, 1024}, {74, 2048, 80, 1024},
    {74, 4096, 176, 1024}, {74, 8192, -128, 1024}, {77, 64, 384, 1024}, {78, 1, 128, 1024},
    {78, 64, 672, 1024}, {79, 64, 688, 1024}, {79, 512, -32, 1024}, {79, 4096, 256, 1024},
    {79, 8192, 96, 1024}, {80, 1, 64, 1024}, {80, 64, 576, 1024}, {80, 512, -32, 1024},
    {80, 1024, 64, 1024}, {80, 2048, 96, 1024}, {80, 4096, 256, 1024}, {80, 8192, 80, 1024},
    {81, 1, -64, 1024}, {82, 1024, -128, 1024}, {82, 2048, -128, 1024}, {84, 1, 176, 1024},
    {84, 64, 80, 1024}, {84, 512, -176, 1024}, {84, 1024, 96, 1024}, {84, 2048, 208, 1024},
    {84, 4096, 384, 1024}, {84, 8192, 400, 1024}, {84, 16384, 240, 1024}, {87, 32768, -32, 1024},
    {87, 65536, -224, 1024}, {87, 131072, -272, 1024}, {89, 131072, -608, 1024}, {90, 16384, -784, 1024},
    {90, 32768, 128, 1024}, {90, 65536, -96, 1024}, {91, 32768, -32, 1024}, {91, 65536, -112, 1024},
    {91, 131072, 112, 1024}, {92, 1, 608, 1024}, {92, 64, 400, 1024}, {92, 512, 208, 1024},
    {92, 1024, 128, 1024}, {92, 2048, -128, 1024}, {92, 4096, 0, 1024}, {92, 8192, 2832, 1024},
    {92, 16384, 1808, 1024}, {92, 32768, 2160, 192}, {92, 65536, 768, 192}, {92, 131072, 640, 192},
    {93, 1, 128, 1024}, {93, 64, 256, 1024}, {94, 1, -16, 1024}, {94, 64, 192, 1024},
    {94, 512, -160, 1024}, {94, 1024, 272, 832}, {95, 1, 128, 1024}, {95, 64, 160, 1024},
    {95, 512, 48, 1024}, {95, 1024, -32, 832}, {95, 2048, 256, 384}, {96, 1, 144, 1024},
    {96, 64, 0, 1024}, {97, 1, 32, 1024}, {97, 64, 96, 1024}, {98, 1, 80, 1024},
    {98, 64, 112, 1024}, {98, 512, 80, 1024}, {98, 1024, 32, 1024}, {98, 2048, 304, 384},
    {99, 64, -176, 1024}, {99, 512, -48, 1024}, {99, 1024, -96, 1024}, {99, 2048, 16, 1024},
    {99, 4096, 208, 1024}, {100, 1, 48, 1024}, {100, 64, 0, 1024}, {102, 1, -496, 1024},
    {102, 64, -32, 1024}, {102, 512, 32, 1024}, {102, 1024, 96, 832}, {103, 1024, -160, 832},
    {103, 2048, 208, 384}, {104, 1024, -208, 832}, {104, 2048, 240, 384}, {105, 1024, -320, 832},
    {105, 2048, 0, 384}, {106, 32768, -16, 384}, {106, 65536, -16, 640}, {106, 131072, -640, 384},
    {107, 16384, 0, 832}, {107, 32768, 0, 640}, {107, 65536, 0, 832}, {109, 1024, 240, 832},
    {109, 2048, -80, 1024}, {109, 4096, 0, 1024}, {109, 8192, -64, 1024}, {111, 1024, -48, 384},
    {111, 2048, -112, 1024}, {111, 4096, -48, 1024}, {111, 8192, -80, 1024}, {111, 16384, -16, 1024},
    {112, 1024, -32, 1024}, {112, 2048, -160, 1024}, {113, 1024, -128, 1024}, {113, 2048, -64, 1024},
    {113, 4096, -32, 1024}, {113, 8192, -64, 1024}, {114, 512, -16, 1024}, {114, 1024, -320, 832},
    {114, 2048, -64, 384}, {115, 512, -304, 1024}, {115, 1024, 16, 1024}, {115, 2048, -112, 1024},
    {116, 512, -80, 1024}, {116, 1024, 80, 1024}, {116, 2048, -160, 1024}, {117, 1024, -368, 1024},
    {119, 1024, 0, 1024}, {120, 1024, -224, 1024}, {121, 1024, -224, 1024}, {122, 1024, -400, 1024},
    {123, 1024, -224, 1024}, {124, 1024, -272, 1024}, {125, 1024, -352, 1024}, {126, 1024, 304, 1024},
    {127, 0, -368, 1024}, {128, 0, -128, 1024}, {129, 0, -96, 1024}, {131, 0, -128, 1024},
    {132, 0, 0, 1024}, {134, 0, 48, 1024}, {135, 0, -112, 1024}, {136, 0, 48, 1024},
    {137, 0, -64, 1024}, {138, 0, 112, 1024}, {139, 1, 176, 1024}, {139, 64, -112, 1024},
    {139, 512, -304, 1024}, {139, 1024, -208, 1024}, {139, 2048, 32, 1024}, {139, 4096, 256, 1024},
    {139, 8192, 224, 1024}, {139, 16384, 0, 1024}, {139, 32768, -112, 1024}, {139, 65536, 48, 1024},
    {139, 131072, 528, 1024}, {140, 1, -368, 1024}, {140, 64, -16, 1024}, {140, 512, 0, 1024},
    {140, 1024, -272, 1024}, {140, 2048, 144, 1024}, {140, 4096, -304, 1024}, {141, 1, -352, 1024},
    {141, 64, 176, 1024}, {141, 512, 48, 1024}, {141, 1024, 288, 1024}, {141, 2048, 320, 1024},
    {141, 4096, -128, 1024}, {141, 8192, -448, 1024}, {142, 1, 192, 1024}, {142, 1024, -528, 1024},
    {143, 2048, -32, 1024}, {144, 32768, -304, 832}, {145, 1, -96, 1024}, {146, 1, 64, 1024},
    {146, 1024, -576, 1024}, {146, 16384, 144, 1024}, {147, 1, 112, 1024}, {149, 1, 336, 1024},
    {149, 64, 416, 1024}, {149, 512, -480, 1024}, {149, 1024, 16, 1024}, {149, 2048, -512, 1024},
    {150, 1, 0, 1024}, {150, 64, -48, 1024}, {150, 512, -176, 1024}, {150, 1024, 112, 1024},
    {151, 1, -64, 1024}, {151, 64, 144, 1024}, {151, 512, 64, 1024}, {151, 1024, -32, 1024},
    {151, 4096, 0, 1024}, {152, 1, -128, 1024}, {152, 64, 64, 1024}, {152, 512, -80, 1024},
    {152, 1024, 336, 1024}, {152, 4096, -192, 1024}, {153, 1, 352, 1024}, {153, 64, -96, 1024},
    {153, 1024, 240, 1024}, {153, 2048, -128, 1024}, {154, 2048, 192, 1024}, {155, 2048, -448, 1024},
    {155, 4096, -256, 1024}, {157, 16384, 192, 1024}, {157, 32768, 464, 1024}, {157, 65536, 448, 1024},
    {157, 131072, 192, 1024}, {159, 32768, 272, 1024}, {159, 65536, -176, 1024}, {159, 131072, 32, 1024},
    {161, 16384, 80, 1024}, {161, 32768, 496, 1024}, {161, 65536, -48, 1024}, {161, 131072, -16, 1024},
    {162, 8192, 128, 1024}, {162, 16384, 320, 1024}, {162, 32768, 528, 1024}, {162, 65536, 240, 1024},
    {162, 131072, 16, 1024}, {163, 32768, 240, 1024}, {163, 65536, 0, 1024}, {163, 131072, -80, 1024},
    {164, 64, 64, 1024}, {164, 1024, 192, 1024}, {164, 2048, 352, 1024}, {164, 4096, 112, 1024},
    {164, 8192, -288, 1024}, {164, 16384, 544, 1024}, {165, 32768, 224, 832}, {165, 65536, 0, 640},
    {166, 1, -272, 1024}, {166, 64, -112, 1024}, {166, 512, 256, 1024}, {166, 1024, -160, 1024},
    {166, 2048, -64, 1024}, {166, 4096, 64, 1024}, {166, 8192, 0, 1024}, {166, 16384, 32, 1024},
    {166, 32768, 640, 1024}, {166, 65536, 1344, 1024}, {166, 131072, 1728, 1024}, {167, 1, 80, 1024},
    {167, 64, 240, 1024}, {167, 512, 0, 1024}, {167, 1024, -16, 1024}, {167, 2048, -160, 1024},
    {168, 1, -16, 1024}, {168, 64, 0, 1024}, {168, 512, 112, 1024}, {168, 1024, -112, 1024},
    {168, 2048, 48, 1024}, {168, 4096, -16, 1024}, {168, 8192, 160, 1024}, {168, 16384, 16, 1024},
    {169, 8192, 0, 1024}, {169, 16384, -16, 1024}, {169, 32768, 80, 1024}, {170, 32768, 64, 1024},
    {171, 1, 272, 1024}, {171, 64, 144, 1024}, {171, 512, 592, 1024}, {171, 1024, 64, 1024},
    {171, 2048, 144, 1024}, {171, 4096, -304, 1024}, {171, 8192, -96, 1024}, {171, 16384, -352, 1024},
    {171, 32768, 0, 1024}, {172, 8192, -144, 1024}, {172, 16384, -304, 1024}, {172, 32768, -80, 1024},
    {172, 65536, 16, 1024}, {172, 131072, 16, 832}, {173, 32768, -160, 1024}, {173, 65536, -64, 1024},
    {173, 131072, -32, 1024}, {174, 1, -80, 1024}, {174, 64, -208, 1024}, {174, 512, -144, 1024},
    {174, 1024, 80, 1024}, {174, 2048, 0, 1024}, {174, 4096, 16, 1024}, {174, 8192, 16, 1024},
    {174, 16384, 16, 1024}, {175, 1, 176, 1024}, {175, 64, 160, 1024}, {175, 512, 0, 1024},
    {175, 2048, -320, 1024}, {176, 1, 256, 1024}, {176, 64, 16, 1024}, {176, 512, 304, 1024},
    {176, 1024, 96, 1024}, {176, 2048, -64, 1024}, {176, 4096, 0, 1024}, {176, 8192, 48, 1024},
    {176, 16384, 288, 1024}, {176, 32768, 528, 1024}, {176, 65536, 752, 1024}, {176, 131072, 928, 384},
    {177, 1, -32, 1024}, {177, 2048, -480, 1024}, {178, 1, 0, 1024}, {178, 512, 48, 1024},
    {178, 1024, 144, 1024}, {178, 2048, 160, 1024}, {178, 8192, 48, 1024}, {178, 16384, -16, 1024},
    {178, 32768, 0, 1024}, {179, 1, -80, 1024}, {179, 512, -336, 1024}, {179, 2048, 80, 1024},
    {179, 4096, 128, 832}, {180, 1, 0, 1024}, {180, 64, -304, 1024}, {180, 1024, -16, 1024},
    {180, 2048, -112, 1024}, {180, 16384, -64, 1024}, {180, 32768, 32, 1024}, {181, 1, 112, 1024},
    {181, 64, -416, 1024}, {181, 512, -384, 1024}, {181, 1024, 176, 1024}, {181, 2048, -240, 1024},
    {181, 4096, -48, 1024}, {181, 8192, -32, 1024}, {181, 16384, -48, 1024}, {181, 32768, 16, 1024},
    {183, 1, 128, 1024}, {183, 64, -160, 1024}, {183, 512, -352, 1024}, {183, 1024, -400, 1024},
    {183, 2048, -128, 1024}, {184, 1, -32, 1024}, {184, 64, 128, 1024}, {184, 512, 16, 1024},
    {184, 1024, -48, 1024}, {184, 2048, 48, 1024}, {184, 4096, -32, 1024}, {184, 8192, -32, 1024},
    {184, 16384, -48, 1024}, {184, 65536, 0, 832}, {187, 2048, 48, 1024}, {187, 4096, -16, 1024},
    {187, 8192, 0, 1024}, {187, 16384, 0, 1024}, {187, 32768, 16, 1024}, {188, 2048, 0, 1024},
    {188, 4096, 32, 1024}, {188, 8192, -48, 1024}, {188, 16384, -16, 1024}, {188, 32768, -16, 1024},
    {188, 65536, -16, 1024}, {188, 131072, -16, 832}, {189, 2048, 32, 1024}, {189, 8192, -16, 1024},
    {189, 16384, 128, 384}, {190, 2048, 96, 1024}, {190, 8192, 0, 1024}, {190, 16384, 16, 1024},
    {190, 32768, 0, 1024}, {190, 65536, 0, 832}, {190, 131072, 352, 384}, {191, 1, -16, 1024},
    {191, 64, -16, 1024}, {191, 512, 96, 1024}, {191, 2048, -48, 1024}, {191, 4096, -32, 1024},
    {191, 16384, 384, 384}, {192, 1, 16, 1024}, {192, 64, 256, 1024}, {192, 512, -64, 1024},
    {192, 1024, 192, 1024}, {192, 2048, -96, 1024}, {192, 4096, -208, 1024}, {192, 8192, -32, 1024},
    {192, 16384, 112, 384}, {193, 1, -96, 1024}, {193, 64, 96, 1024}, {193, 512, 128, 1024},
    {193, 1024, 16, 1024}, {193, 2048, 48, 1024}, {193, 4096, -48, 1024}, {193, 8192, 16, 1024},
    {193, 16384, 16, 1024}, {193, 32768, 0, 1024}, {194, 1, -144, 1024}, {194, 64, 256, 1024},
    {194, 512, -160, 1024}, {194, 1024, -304, 1024}, {194, 2048, -64, 1024}, {194, 16384, 176, 384},
    {195, 1, -368, 1024}, {195, 512, 32, 1024}, {195, 1024, -96, 1024}, {195, 2048, 96, 1024},
    {195, 4096, 0, 1024}, {195, 8192, -16, 1024}, {195, 16384, -240, 384}, {196, 2048, 0, 1024},
    {196, 4096, -32, 1024}, {196, 8192, 16, 1024}, {196, 16384, 48, 384}, {196, 32768, 0, 1024},
    {196, 65536, 80, 832}, {196, 131072, -16, 384}, {197, 1, -96, 1024}, {197, 64, -272, 1024},
    {197, 512, -160, 1024}, {197, 1024, -16, 1024}, {197, 2048, -64, 1024}, {197, 16384, -32, 1024},
    {197, 32768, -16, 1024}, {197, 65536, 0, 640}, {198, 1, 112, 1024}, {198, 512, 112, 1024},
    {198, 2048, 80, 1024}, {198, 4096, 80, 1024}, {198, 16384, 16, 1024}, {198, 32768, 0, 1024},
    {198, 131072, -16, 384}, {199, 1024, 48, 1024}, {200, 1024, -208, 1024}, {201, 1024, 128, 1024},
    {202, 1024, -32, 1024}, {203, 1024, 0, 1024}, {204, 1, 352, 1024}, {204, 64, 528, 1024},
    {204, 512, 240, 1024}, {204, 1024, -32, 1024}, {204, 2048, -368, 1024}, {204, 4096, 336, 1024},
    {204, 8192, 64, 1024}, {204, 16384, 128, 1024}, {204, 32768, -112, 1024}, {204, 65536, 400, 1024},
    {204, 131072, 880, 1024}, {206, 1024, 208, 1024}, {206, 8192, -384, 1024}, {207, 32768, -224, 832},
    {208, 1, 128, 1024}, {208, 1024, -304, 1024}, {208, 16384, -96, 1024}, {208, 32768, -64, 1024},
    {208, 65536, -16, 384}, {209, 1, -32, 1024}, {209, 512, -688, 1024}, {209, 1024, -336, 1024},
    {209, 2048, -544, 1024}, {210, 64, -528, 1024}, {210, 512, 0, 1024}, {210, 1024, -352, 1024},
    {213, 1024, 144, 1024}, {213, 2048, -80, 1024}, {213, 4096, -208, 1024}, {214, 512, 0, 1024},
    {216, 1024, 288, 1024}, {216, 8192, -464, 1024}, {217, 1, -400, 1024}, {218, 1024, 80, 1024},
    {218, 2048, -176, 1024}, {218, 4096, -512, 1024}, {219, 1024, 32, 1024}, {221, 8192, 656, 1024},
    {221, 16384, 208, 1024}, {221, 32768, 272, 1024}, {221, 65536, 352, 1024}, {221, 131072, 256, 1024},
    {222, 16384, -96, 1024}, {222, 32768, -144, 832}, {222, 65536, -48, 384}, {224, 32768, 96, 1024},
    {224, 65536, -128, 1024}, {224, 131072, -16, 1024}, {225, 16384, 0, 1024}, {225, 32768, 304, 1024},
    {225, 65536, 80, 1024}, {225, 131072, -16, 1024}, {226, 32768, -528, 832}, {226, 131072, 0, 1024},
    {227, 8192, 352, 1024}, {227, 16384, 112, 1024}, {227, 32768, 448, 1024}, {227, 65536, 304, 1024},
    {227, 131072, 160, 1024}, {228, 32768, 48, 1024}, {228, 65536, -16, 1024}, {228, 131072, 0, 1024},
    {229, 1024, 352, 1024}, {229, 4096, 464, 1024}, {229, 8192, 80, 1024}, {229, 16384, 512, 1024},
    {230, 32768, 16, 1024}, {230, 65536, 16, 384}, {231, 1, -48, 1024}, {231, 64, -176, 1024},
    {231, 512, -16, 1024}, {231, 1024, -48, 1024}, {231, 2048, -64, 1024}, {231, 4096, 64, 1024},
    {231, 8192, 560, 1024}, {231, 16384, 880, 1024}, {231, 32768, 208, 1024}, {231, 65536, 1488, 640},
    {231, 131072, 1088, 192}, {234, 512, 0, 1024}, {234, 1024, 48, 1024}, {234, 2048, 160, 1024},
    {234, 4096, -48, 1024}, {236, 512, 96, 1024}, {236, 1024, 48, 1024}, {236, 2048, -96, 1024},
    {236, 4096, 160, 1024}, {237, 1, -64, 1024}, {237, 64, 144, 1024}, {237, 512, 16, 1024},
    {237, 1024, 32, 1024}, {237, 2048, 48, 1024}, {237, 4096, 48, 1024}, {238, 1, 128, 1024},
    {238, 64, 80, 1024}, {239, 1, 112, 1024}, {239, 64, -16, 1024}, {239, 512, -272, 1024},
    {243, 1, -80, 1024}, {243, 64, 0, 1024}, {244, 1, 64, 1024}, {244, 64, 192, 1024},
    {248, 4096, -160, 1024}, {248, 8192, -48, 1024}, {248, 16384, -16, 1024}, {248, 32768, 128, 1024},
    {251, 32768, -64, 1024}, {251, 65536, -112, 1024}, {251, 131072, -1088, 384}, {252, 32768, 0, 1024},
    {252, 65536, 96, 640}, {254, 1, 48, 1024}, {254, 64, 336, 1024}, {254, 512, 32, 1024},
    {254, 1024, 96, 1024}, {254, 2048, 48, 1024}, {254, 4096, -64, 1024}, {254, 16384, 416, 1024},
    {255, 4096, -112, 1024}, {255, 8192, -48, 1024}, {255, 16384, 0, 1024}, {255, 32768, 160, 1024},
    {256, 8192, 48, 1024}, {256, 16384, -48, 1024}, {256, 32768, -224, 1024}, {257, 16384, 0, 1024},
    {257, 32768, 16, 1024}, {257, 65536, -80, 640}, {258, 32768, 0, 1024}, {258, 65536, 80, 640},
    {259, 1, 320, 1024}, {259, 64, 224, 1024}, {259, 512, 304, 1024}, {259, 1024, 128, 1024},
    {259, 2048, 48, 1024}, {259, 4096, 48, 1024}, {259, 8192, 336, 1024}, {259, 16384, 992, 1024},
    {259, 32768, 160, 1024}, {259, 65536, 1584, 640}, {259, 131072, 512, 192}, {261, 1, -16, 1024},
    {261, 64, -224, 1024}, {261, 512, -352, 1024}, {262, 64, -576, 1024}, {263, 64, -336, 1024},
    {264, 1, 288, 1024}, {264, 64, 304, 1024}, {264, 512, 320, 1024}, {264, 1024, 80, 1024},
    {264, 2048, 192, 1024}, {264, 4096, 96, 1024}, {264, 8192, 192, 384}, {265, 1, 208, 1024},
    {265, 64, 608, 1024}, {267, 1, 96, 1024}, {267, 64, 400, 1024}, {267, 512, -160, 1024},
    {269, 64, -544, 1024}, {269, 512, 16, 1024}, {269, 1024, 128, 1024}, {269, 2048, 128, 1024},
    {269, 4096, 0, 1024}, {269, 8192, 48, 1024}, {271, 1, 176, 1024}, {271, 64, 416, 1024},
    {272, 1, 496, 1024}, {272, 64, 480, 1024}, {274, 1, -528, 1024}, {274, 64, -496, 1024},
    {274, 512, 320, 1024}, {274, 1024, -16, 1024}, {274, 2048, -48, 1024}, {274, 4096, 64, 384},
    {276, 1, -1008, 1024}, {276, 64, -816, 1024}, {276, 512, -400, 1024}, {276, 1024, -912, 1024},
    {276, 2048, -208, 1024}, {276, 4096, 16, 1024}, {276, 8192, -208, 1024}, {276, 16384, -16, 1024},
    {276, 32768, 80, 1024}, {278, 32768, -32, 1024}, {278, 65536, -80, 640}, {280, 32768, 0, 1024},
    {280, 65536, 0, 1024}, {280, 131072, -512, 384}, {281, 1, -912, 1024}, {281, 64, -848, 1024},
    {281, 512, -464, 1024}, {281, 1024, -272, 1024}, {281, 4096, 128, 1024}, {281, 8192, 0, 1024},
    {282, 1, -64, 1024}, {282, 64, 416, 1024}, {282, 512, 336, 1024}, {282, 1024, 224, 1024},
    {282, 2048, 240, 1024}, {282, 4096, -96, 1024}, {282, 8192, -80, 1024}, {282, 16384, 496, 1024},
    {283, 512, -464, 1024}, {283, 1024, -976, 1024}, {283, 2048, -240, 1024}, {283, 4096, -176, 1024},
    {283, 8192, -192, 1024}, {283, 16384, 0, 1024}, {283, 32768, 96, 1024}, {284, 16384, -32, 1024},
    {284, 32768, -96, 1024}, {285, 32768, 0, 1024}, {285, 65536, 32, 640}, {286, 1, -208, 1024},
    {286, 64, 272, 1024}, {286, 512, 0, 1024}, {286, 1024, -176, 1024}, {286, 2048, -256, 1024},
    {286, 4096, 80, 1024}, {286, 8192, 128, 1024}, {286, 16384, 80, 1024}, {286, 32768, 544, 1024},
    {286, 65536, 1760, 1024}, {286, 131072, 1440, 1024}, {287, 1, 256, 1024}, {287, 64, 0, 1024},
    {287, 512, 0, 1024}, {287, 1024, 0, 1024}, {287, 2048, -336, 1024}, {287, 4096, 0, 1024},
    {287, 8192, 208, 1024}, {287, 16384, 288, 832}, {288, 2048, 32, 1024}, {288, 4096, -16, 1024},
    {288, 16384, 16, 1024}, {288, 32768, 48, 1024}, {289, 8192, 112, 1024}, {289, 16384, 112, 1024},
    {289, 32768, 128, 1024}, {290, 32768, 80, 1024}, {291, 1, 0, 1024}, {291, 64, -144, 1024},
    {291, 512, -16, 1024}, {291, 1024, 32, 1024}, {291, 2048, 0, 1024}, {291, 4096, -96, 1024},
    {291, 8192, -16, 1024}, {291, 16384, -128, 1024}, {292, 1, 288, 1024}, {292, 64, 192, 1024},
    {292, 512, 144, 1024}, {292, 1024, 160, 1024}, {292, 2048, 176, 1024}, {292, 4096, -112, 1024},
    {292, 8192, -128, 1024}, {292, 16384, -288, 1024}, {292, 32768, -48, 1024}, {293, 8192, -224, 1024},
    {293, 16384, -384, 1024}, {293, 32768, -208, 1024}, {293, 65536, 0, 1024}, {293, 131072, -16, 1024},
    {294, 32768, -272, 1024}, {294, 65536, -32, 1024}, {294, 131072, 0, 640}, {295, 1, -112, 1024},
    {295, 64, -192, 1024}, {295, 512, -160, 1024}, {295, 1024, -240, 1024}, {295, 2048, -80, 1024},
    {295, 4096, 80, 1024}, {295, 8192, 16, 1024}, {295, 16384, 0, 1024}, {296, 1, -112, 1024},
    {296, 64, -96, 1024}, {296, 512, -256, 1024}, {296, 1024, -48, 1024}, {296, 2048, 48, 1024},
    {296, 4096, -112, 1024}, {296, 8192, -160, 1024}, {296, 16384, -64, 1024}, {296, 32768, 464, 1024},
    {296, 65536, 320, 1024}, {296, 131072, 608, 384}, {297, 1, 208, 1024}, {297, 64, 240, 1024},
    {297, 512, 0, 1024}, {297, 1024, 0, 1024}, {297, 2048, -48, 1024}, {298, 1, 0, 1024},
    {298, 64, 0, 1024}, {298, 512, 48, 1024}, {298, 1024, 0, 1024}, {298, 2048, 64, 1024},
    {298, 4096, 288, 1024}, {298, 8192, 160, 1024}, {298, 16384, 240, 1024}, {299, 1, -176, 1024},
    {299, 64, 16, 1024}, {299, 512, -224, 1024}, {299, 1024, 16, 1024}, {299, 2048, -96, 1024},
    {299, 4096, 192, 1024}, {299, 8192, 96, 1024}, {299, 16384, 80, 1024}, {300, 1, 80, 1024},
    {300, 512, -320, 1024}, {300, 1024, -160, 1024}, {300, 2048, -272, 1024}, {300, 4096, -192, 1024},
    {300, 8192, -256, 1024}, {300, 16384, -352, 1024}, {301, 1, 256, 1024}, {301, 64, -304, 1024},
    {301, 512, 176, 1024}, {301, 4096, -208, 1024}, {301, 8192, -272, 1024}, {301, 16384, -336, 1024},
    {302, 1, 128, 1024}, {302, 64, 112, 1024}, {302, 512, -400, 1024}, {302, 1024, 416, 1024},
    {302, 2048, -240, 1024}, {302, 4096, -144, 1024}, {302, 8192, -272, 1024}, {302, 16384, -352, 1024},
    {302, 65536, -320, 1024}, {303, 64, -32, 1024}, {303, 512, 144, 1024}, {303, 1024, 0, 1024},
    {303, 2048, 0, 1024}, {303, 4096, -224, 1024}, {303, 8192, -224, 1024}, {303, 16384, -352, 1024},
    {303, 32768, 0, 1024}, {304, 1, -288, 1024}, {304, 512, 16, 1024}, {304, 1024, -16, 1024},
    {304, 2048, 16, 1024}, {304, 4096, 96, 1024}, {304, 8192, 256, 384}, {305, 1, -64, 1024},
    {305, 64, 32, 1024}, {305, 2048, 32, 1024}, {305, 4096, -160, 1024}, {305, 8192, 0, 1024},
    {305, 16384, 0, 1024}, {306, 1, -96, 1024}, {306, 64, 64, 1024}, {306, 512, 32, 1024},
    {306, 1024, -80, 1024}, {306, 2048, 96, 1024}, {306, 4096, -96, 1024}, {306, 8192, -96, 1024},
    {306, 16384, -160, 1024}, {306, 32768, 272, 1024}, {307, 1, 128, 1024}, {307, 64, 96, 1024},
    {307, 512, -208, 1024}, {307, 1024, 176, 1024}, {307, 2048, -80, 1024}, {307, 4096, 176, 1024},
    {307, 8192, 112, 1024}, {307, 16384, 96, 1024}, {309, 1, -288, 1024}, {309, 64, -304, 1024},
    {309, 512, -272, 1024}, {309, 1024, -208, 1024}, {309, 2048, 96, 1024}, {309, 4096, -192, 1024},
    {309, 8192, -256, 1024}, {309, 16384, -368, 1024}, {309, 32768, 0, 1024}, {309, 131072, -608, 832},
    {310, 1, 16, 1024}, {310, 64, 320, 1024}, {310, 512, 320, 1024}, {310, 2048, 0, 1024},
    {310, 4096, -160, 1024}, {310, 8192, -224, 1024}, {310, 16384, -368, 1024}, {310, 32768, -16, 1024},
    {311, 1, -80, 1024}, {311, 64, 0, 1024}, {311, 512, 16, 1024}, {311, 1024, 48, 1024},
    {311, 2048, -16, 1024}, {311, 4096, 352, 832}, {311, 8192, 192, 1024}, {311, 16384, 320, 384},
    {312, 1024, 64, 1024}, {313, 1024, -240, 1024}, {314, 1024, 0, 1024}, {315, 1024, -32, 1024},
};
static const struct ct_residual residuals_half_dealt[] = {
    {0, 1, 160, 1024}, {0, 64, -80, 1024}, {0, 512, 1088, 1024}, {0, 1024, -128, 1024},
    {0, 2048, 32, 1024}, {0, 4096, 96, 1024}, {0, 8192, 960, 1024}, {0, 16384, 1264, 1024},
    {0, 32768, 272, 1024}, {0, 65536, 352, 1024}, {0, 131072, 1072, 192}, {1, 1, 176, 1024},
    {1, 64, 96, 1024}, {1, 512, -128, 1024}, {2, 1, -192, 1024}, {2, 64, -160, 1024},
    {2, 512, 688, 1024}, {2, 1024, -256, 1024}, {2, 2048, -224, 1024}, {3, 512, 0, 832},
    {3, 1024, 208, 1024}, {3, 2048, -16, 1024}, {3, 4096, 32, 1024}, {6, 1, -128, 1024},
    {6, 512, 448, 1024}, {7, 1, 32, 1024}, {7, 64, -32, 1024}, {7, 512, 400, 1024},
    {9, 512, 176, 832}, {9, 1024, 16, 1024}, {9, 2048, -48, 1024}, {9, 4096, 64, 1024},
    {10, 64, -48, 1024}, {10, 512, 64, 1024}, {10, 1024, 128, 1024}, {10, 2048, 32, 1024},
    {11, 512, -160, 640}, {12, 512, -80, 832}, {12, 2048, 0, 1024}, {12, 4096, -576, 1024},
    {12, 8192, 0, 1024}, {13, 1, 0, 1024}, {13, 512, 448, 1024}, {13, 1024, -80, 1024},
    {13, 2048, 64, 1024}, {14, 1, 64, 1024}, {14, 64, 272, 1024}, {16, 4096, -432, 1024},
    {16, 8192, 32, 1024}, {18, 16384, -32, 1024}, {18, 32768, 16, 1024}, {20, 32768, -32, 1024},
    {20, 65536, 0, 640}, {20, 131072, 0, 384}, {22, 512, -496, 640}, {23, 64, -144, 1024},
    {23, 512, 384, 1024}, {25, 512, -480, 832}, {25, 4096, -288, 1024}, {26, 1, 208, 1024},
    {26, 512, 416, 1024}, {26, 1024, 160, 1024}, {26, 2048, 240, 1024}, {26, 4096, -32, 1024},
    {26, 16384, 592, 1024}, {27, 4096, -448, 1024}, {27, 8192, 0, 1024}, {27, 16384, 16, 1024},
    {28, 16384, 0, 1024}, {28, 32768, 0, 1024}, {28, 65536, -112, 640}, {28, 131072, -128, 384},
    {29, 32768, 16, 1024}, {29, 65536, 0, 1024}, {29, 131072, 0, 640}, {30, 1, -144, 1024},
    {30, 64, 160, 1024}, {30, 512, 144, 1024}, {30, 1024, 32, 1024}, {30, 2048, 0, 1024},
    {30, 4096, 224, 1024}, {30, 8192, 912, 1024}, {30, 16384, 1232, 1024}, {30, 32768, 304, 1024},
    {30, 65536, 256, 1024}, {30, 131072, 240, 192}, {31, 1, 32, 1024}, {31, 512, 256, 1024},
    {31, 1024, 160, 1024}, {31, 2048, -144, 1024}, {31, 4096, -112, 640}, {32, 1, -128, 1024},
    {32, 64, -112, 1024}, {32, 512, 96, 1024}, {32, 1024, -80, 1024}, {32, 2048, -256, 1024},
    {33, 4096, 96, 1024}, {35, 1, -160, 1024}, {35, 64, -144, 1024}, {35, 512, -320, 1024},
    {36, 64, 96, 1024}, {36, 512, -96, 1024}, {38, 4096, -16, 1024}, {40, 4096, -304, 1024},
    {40, 8192, 32, 1024}, {41, 1, -112, 1024}, {41, 64, -144, 1024}, {41, 512, 352, 1024},
    {41, 1024, 128, 1024}, {41, 2048, 128, 1024}, {41, 4096, 160, 640}, {42, 1, -32, 1024},
    {42, 64, -160, 1024}, {42, 512, -224, 1024}, {42, 1024, -384, 1024}, {45, 4096, -144, 1024},
    {45, 8192, -32, 1024}, {45, 16384, 0, 1024}, {55, 4096, -192, 1024}, {56, 4096, -80, 1024},
    {56, 8192, 80, 1024}, {56, 16384, 16, 1024}, {56, 32768, 144, 1024}, {57, 16384, 0, 1024},
    {57, 32768, 0, 1024}, {57, 65536, -96, 1024}, {57, 131072, -128, 640}, {58, 32768, 0, 1024},
    {58, 65536, 0, 640}, {58, 131072, 0, 640}, {59, 1, -192, 1024}, {59, 64, -16, 1024},
    {59, 512, 832, 1024}, {59, 1024, 288, 1024}, {59, 2048, 640, 1024}, {59, 4096, 192, 1024},
    {59, 8192, -224, 1024}, {59, 16384, -256, 1024}, {59, 32768, -368, 1024}, {59, 65536, -32, 1024},
    {59, 131072, 784, 1024}, {62, 1, -96, 1024}, {62, 64, 112, 1024}, {62, 512, -80, 1024},
    {62, 1024, -416, 1024}, {63, 1, 96, 1024}, {63, 65536, -32, 384}, {64, 1, -224, 1024},
    {64, 64, 16, 1024}, {64, 16384, 112, 1024}, {64, 32768, 240, 1024}, {64, 65536, -32, 1024},
    {65, 1, -352, 1024}, {65, 64, 144, 1024}, {65, 16384, -16, 1024}, {65, 32768, 0, 1024},
    {65, 65536, 48, 1024}, {66, 1, -320, 1024}, {66, 64, 48, 1024}, {66, 512, -48, 1024},
    {66, 1024, -288, 1024}, {66, 2048, 272, 1024}, {66, 4096, -48, 1024}, {66, 8192, 16, 1024},
    {69, 1, -128, 1024}, {70, 1, -48, 1024}, {71, 1, -320, 1024}, {71, 64, -80, 1024},
    {71, 512, 128, 1024}, {73, 1, -48, 1024}, {73, 64, 192, 1024}, {73, 512, 112, 1024},
    {73, 1024, -48, 1024}, {73, 2048, 240, 1024}, {73, 4096, -48, 1024}, {74, 1, -64, 1024},
    {74, 64, -80, 1024}, {74, 512, -80, 1024}, {74, 8192, -144, 1024}, {75, 65536, 64, 1024},
    {75, 131072, -256, 1024}, {78, 1, 0, 1024}, {78, 64, 272, 1024}, {78, 512, 96, 1024},
    {78, 1024, 160, 1024}, {78, 2048, -32, 1024}, {78, 4096, -144, 1024}, {79, 1, 368, 1024},
    {79, 64, 224, 1024}, {79, 512, 144, 1024}, {79, 1024, 80, 1024}, {79, 2048, 272, 1024},
    {79, 4096, 224, 1024}, {79, 8192, -64, 1024}, {80, 64, 128, 1024}, {80, 512, 16, 1024},
    {80, 1024, -112, 1024}, {80, 2048, 48, 1024}, {80, 4096, 80, 1024}, {80, 8192, 176, 1024},
    {81, 1, 128, 1024}, {81, 64, 240, 1024}, {81, 512, 0, 1024}, {81, 1024, 96, 1024},
    {81, 2048, -16, 1024}, {81, 4096, -48, 1024}, {84, 1, -64, 1024}, {84, 64, 80, 1024},
    {84, 512, 0, 1024}, {84, 4096, 416, 1024}, {84, 8192, 208, 1024}, {84, 16384, -64, 1024},
    {86, 1, 176, 1024}, {87, 32768, -128, 1024}, {87, 65536, -192, 1024}, {87, 131072, 0, 1024},
    {88, 1, 192, 1024}, {88, 65536, -352, 1024}, {88, 131072, -192, 1024}, {89, 131072, -368, 1024},
    {90, 1, 368, 1024}, {90, 16384, 128, 1024}, {90, 32768, -64, 1024}, {91, 1, 64, 1024},
    {91, 64, 128, 1024}, {91, 512, -480, 1024}, {91, 16384, 240, 832}, {91, 32768, -16, 1024},
    {91, 65536, 128, 1024}, {92, 1, 320, 1024}, {92, 64, 224, 1024}, {92, 512, 112, 1024},
    {92, 1024, 208, 1024}, {92, 2048, -160, 1024}, {92, 4096, -32, 1024}, {92, 8192, -16, 1024},
    {92, 16384, 2000, 1024}, {92, 32768, 1952, 640}, {92, 65536, 1216, 192}, {92, 131072, 576, 192},
    {93, 1, -16, 1024}, {93, 64, 144, 1024}, {94, 1, 160, 1024}, {94, 64, 112, 1024},
    {94, 512, -176, 1024}, {94, 1024, -80, 1024}, {94, 2048, -32, 384}, {95, 1, -16, 1024},
    {95, 64, -64, 1024}, {96, 1, 96, 1024}, {96, 64, -144, 1024}, {96, 512, -112, 1024},
    {98, 1, -192, 1024}, {98, 512, -112, 1024}, {98, 1024, 16, 640}, {99, 1, -160, 1024},
    {99, 512, 224, 1024}, {99, 1024, -96, 1024}, {99, 2048, 0, 1024}, {100, 1, 0, 1024},
    {100, 64, -144, 1024}, {100, 512, 16, 1024}, {101, 64, 128, 1024}, {101, 512, -48, 1024},
    {101, 1024, 48, 1024}, {101, 2048, 304, 1024}, {102, 512, -32, 1024}, {102, 1024, -144, 1024},
    {102, 2048, 112, 384}, {103, 1024, 128, 384}, {103, 2048, 112, 384}, {103, 4096, 176, 1024},
    {105, 1024, -64, 1024}, {105, 2048, 0, 384}, {106, 16384, 0, 832}, {106, 32768, -16, 832},
    {106, 65536, 0, 832}, {107, 32768, 0, 384}, {107, 65536, 0, 640}, {107, 131072, -576, 384},
    {109, 1024, 112, 384}, {109, 2048, -160, 1024}, {109, 4096, -32, 1024}, {109, 8192, -64, 1024},
    {109, 16384, 0, 1024}, {111, 2048, -144, 1024}, {111, 4096, -16, 1024}, {111, 8192, -48, 1024},
    {112, 1024, 64, 384}, {112, 2048, -224, 1024}, {112, 4096, -32, 1024}, {112, 8192, -64, 1024},
    {113, 1024, -160, 1024}, {113, 2048, -176, 1024}, {114, 1024, -128, 384}, {114, 2048, 32, 384},
    {114, 4096, 0, 1024}, {115, 1024, 160, 384}, {115, 2048, -32, 384}, {115, 4096, -16, 1024},
    {115, 8192, -32, 1024}, {117, 1024, -336, 1024}, {120, 1024, -32, 1024}, {121, 1024, 160, 1024},
    {122, 1024, -368, 1024}, {123, 1024, -288, 1024}, {124, 1024, -224, 1024}, {125, 1024, -320, 1024},
    {127, 0, -208, 1024}, {128, 0, -48, 1024}, {129, 0, -48, 1024}, {130, 0, 256, 1024},
    {132, 0, 112, 1024}, {133, 0, -912, 1024}, {134, 0, 128, 1024}, {135, 0, 16, 1024},
    {136, 0, -144, 1024}, {137, 0, -112, 1024}, {139, 1, -176, 1024}, {139, 64, -32, 1024},
    {139, 512, 128, 1024}, {139, 1024, -336, 1024}, {139, 2048, 176, 1024}, {139, 4096, -64, 1024},
    {139, 8192, 192, 1024}, {139, 16384, -64, 1024}, {139, 32768, -96, 1024}, {139, 65536, 480, 1024},
    {139, 131072, 672, 1024}, {140, 1, -160, 1024}, {140, 64, 256, 1024}, {140, 512, -160, 1024},
    {140, 1024, 96, 1024}, {140, 2048, 0, 1024}, {140, 4096, -160, 1024}, {141, 1, -80, 1024},
    {141, 64, 32, 1024}, {141, 512, -48, 1024}, {141, 1024, 288, 1024}, {141, 2048, 272, 1024},
    {141, 4096, 144, 1024}, {141, 8192, -80, 1024}, {142, 1, -16, 1024}, {143, 2048, -192, 1024},
    {144, 32768, -16, 640}, {145, 1, -192, 1024}, {145, 64, -272, 1024}, {145, 512, 16, 1024},
    {145, 1024, -80, 1024}, {145, 2048, 576, 1024}, {145, 4096, 400, 1024}, {145, 8192, -400, 1024},
    {146, 1, 224, 1024}, {146, 16384, 16, 1024}, {146, 32768, -128, 1024}, {147, 1, -144, 1024},
    {149, 1, 496, 1024}, {149, 64, 304, 1024}, {149, 512, -256, 1024}, {149, 1024, 144, 1024},
    {150, 1, 448, 1024}, {150, 64, -112, 1024}, {150, 512, 80, 1024}, {150, 1024, 32, 1024},
    {151, 1, 320, 1024}, {151, 64, -32, 1024}, {151, 512, -176, 1024}, {151, 1024, -16, 1024},
    {151, 2048, 16, 1024}, {151, 4096, -32, 1024}, {151, 8192, -496, 1024}, {152, 1, 240, 1024},
    {152, 64, -64, 1024}, {152, 512, 320, 1024}, {152, 2048, 368, 1024}, {152, 4096, -192, 1024},
    {153, 512, 336, 1024}, {153, 1024, -224, 1024}, {153, 2048, -192, 1024}, {154, 2048, -48, 1024},
    {155, 2048, 0, 1024}, {157, 32768, 352, 1024}, {157, 65536, 176, 1024}, {157, 131072, 80, 1024},
    {159, 32768, 32, 1024}, {159, 65536, -128, 1024}, {159, 131072, -80, 1024}, {162, 8192, 768, 1024},
    {162, 16384, 0, 1024}, {162, 32768, 352, 1024}, {162, 65536, 16, 1024}, {162, 131072, 176, 1024},
    {163, 32768, 544, 640}, {163, 65536, -16, 1024}, {163, 131072, 0, 1024}, {164, 1, 400, 1024},
    {164, 64, 96, 1024}, {164, 512, 80, 1024}, {164, 2048, 432, 1024}, {164, 4096, 352, 1024},
    {164, 8192, 560, 1024}, {164, 16384, 112, 1024}, {166, 1, -112, 1024}, {166, 64, -288, 1024},
    {166, 512, -128, 1024}, {166, 1024, -64, 1024}, {166, 2048, -160, 1024}, {166, 4096, 0, 1024},
    {166, 8192, 288, 1024}, {166, 16384, 368, 1024}, {166, 32768, 1104, 1024}, {166, 65536, 1456, 1024},
    {166, 131072, 2032, 1024}, {167, 1, 336, 1024}, {167, 64, 160, 1024}, {167, 512, 400, 1024},
    {167, 1024, -32, 1024}, {167, 2048, -256, 1024}, {168, 1, 0, 1024}, {168, 64, 0, 1024},
    {168, 512, 192, 1024}, {168, 1024, 0, 1024}, {168, 2048, 80, 1024}, {168, 4096, -480, 1024},
    {171, 1, 320, 1024}, {171, 64, 272, 1024}, {171, 512, 288, 1024}, {171, 1024, 160, 1024},
    {171, 2048, 432, 1024}, {171, 4096, 128, 1024}, {171, 8192, -16, 1024}, {171, 16384, 16, 1024},
    {172, 8192, 0, 1024}, {172, 16384, -16, 1024}, {172, 32768, 0, 1024}, {172, 65536, 80, 1024},
    {172, 131072, 0, 1024}, {173, 32768, -64, 1024}, {173, 65536, -80, 1024}, {173, 131072, -32, 1024},
    {174, 1, 112, 1024}, {174, 64, -224, 1024}, {174, 512, 0, 1024}, {174, 1024, 16, 1024},
    {174, 2048, 0, 1024}, {174, 4096, -288, 1024}, {175, 1, -48, 1024}, {175, 64, 16, 1024},
    {175, 512, -48, 1024}, {175, 1024, 16, 1024}, {175, 2048, -272, 1024}, {176, 1, 928, 1024},
    {176, 64, 272, 1024}, {176, 512, 16, 1024}, {176, 1024, 256, 1024}, {176, 2048, 112, 1024},
    {176, 4096, 16, 1024}, {176, 8192, 304, 1024}, {176, 16384, 544, 1024}, {176, 32768, 624, 1024},
    {176, 65536, 704, 1024}, {176, 131072, 1760, 192}, {177, 1, 64, 1024}, {177, 64, 64, 1024},
    {177, 512, 336, 1024}, {177, 1024, -400, 1024}, {177, 2048, -272, 1024}, {178, 512, 128, 1024},
    {178, 2048, 176, 1024}, {178, 4096, 0, 1024}, {178, 8192, 80, 832}, {178, 16384, 48, 1024},
    {178, 32768, 32, 1024}, {179, 1, 32, 1024}, {179, 64, -240, 1024}, {179, 512, -80, 1024},
    {179, 8192, 112, 832}, {179, 16384, 16, 1024}, {179, 32768, 0, 1024}, {180, 64, -224, 1024},
    {180, 512, 448, 1024}, {180, 1024, -32, 1024}, {180, 2048, 112, 1024}, {180, 4096, 0, 1024},
    {180, 16384, -48, 1024}, {180, 32768, -16, 1024}, {181, 1, -496, 1024}, {181, 64, -112, 1024},
    {181, 2048, -64, 1024}, {181, 4096, -400, 1024}, {181, 8192, -80, 1024}, {181, 16384, -96, 1024},
    {181, 32768, -16, 1024}, {183, 1, -288, 1024}, {183, 64, -192, 1024}, {183, 512, -208, 1024},
    {183, 1024, -16, 1024}, {183, 2048, 64, 1024}, {183, 8192, 0, 1024}, {183, 16384, -32, 1024},
    {183, 32768, -16, 1024}, {183, 65536, -80, 1024}, {183, 131072, 544, 384}, {184, 1, -624, 1024},
    {184, 64, -176, 1024}, {184, 512, -144, 1024}, {184, 1024, -96, 1024}, {184, 2048, -16, 1024},
    {184, 4096, 0, 1024}, {184, 8192, -48, 1024}, {184, 16384, -80, 384}, {187, 2048, -96, 1024},
    {187, 4096, 32, 1024}, {187, 8192, -80, 1024}, {187, 16384, 0, 1024}, {187, 32768, 0, 1024},
    {188, 8192, 0, 1024}, {188, 16384, -48, 1024}, {188, 32768, 16, 1024}, {188, 131072, 0, 384},
    {189, 8192, -32, 1024}, {189, 16384, 0, 1024}, {189, 32768, -32, 1024}, {189, 131072, 0, 384},
    {190, 4096, 64, 1024}, {190, 8192, -32, 1024}, {190, 16384, 0, 384}, {190, 32768, 48, 1024},
    {190, 131072, -32, 640}, {191, 64, 64, 1024}, {191, 512, 240, 1024}, {191, 8192, 416, 640},
    {191, 16384, 576, 384}, {192, 64, 160, 1024}, {192, 512, 384, 1024}, {192, 1024, 480, 1024},
    {192, 2048, 16, 1024}, {192, 4096, -192, 1024}, {192, 8192, 224, 640}, {192, 16384, 416, 384},
    {193, 64, 128, 1024}, {193, 512, 32, 1024}, {193, 1024, 400, 1024}, {193, 2048, -304, 1024},
    {193, 4096, -160, 1024}, {193, 8192, 112, 640}, {193, 16384, 0, 1024}, {193, 32768, 32, 1024},
    {194, 64, -160, 1024}, {194, 512, -80, 1024}, {194, 2048, 368, 1024}, {194, 8192, 176, 640},
    {194, 16384, 320, 384}, {195, 1, -288, 1024}, {195, 64, -576, 1024}, {195, 512, -272, 1024},
    {195, 1024, 128, 1024}, {195, 2048, -32, 1024}, {195, 4096, -208, 1024}, {195, 8192, -32, 1024},
    {195, 16384, -96, 1024}, {195, 32768, 0, 1024}, {195, 131072, 48, 384}, {196, 2048, 160, 1024},
    {196, 8192, -16, 1024}, {196, 16384, -16, 1024}, {196, 32768, -32, 1024}, {196, 65536, 64, 832},
    {197, 1, -128, 1024}, {197, 64, 0, 1024}, {197, 2048, -256, 1024}, {197, 4096, 32, 1024},
    {197, 8192, -48, 1024}, {197, 16384, -64, 1024}, {197, 32768, -48, 1024}, {197, 65536, -64, 832},
    {198, 1, 0, 1024}, {198, 64, 48, 1024}, {198, 512, 128, 1024}, {198, 8192, 96, 640},
    {198, 16384, 48, 384}, {198, 131072, 0, 384}, {199, 1024, -16, 1024}, {200, 1024, 144, 1024},
    {201, 1024, 16, 1024}, {202, 1024, 0, 1024}, {203, 1024, -496, 1024}, {204, 1, -64, 1024},
    {204, 64, 80, 1024}, {204, 512, 64, 1024}, {204, 1024, 400, 1024}, {204, 2048, -176, 1024},
    {204, 4096, 288, 1024}, {204, 8192, 720, 1024}, {204, 16384, -240, 1024}, {204, 32768, 48, 1024},
    {204, 65536, 256, 1024}, {204, 131072, 800, 1024}, {206, 1, 48, 1024}, {206, 512, 80, 1024},
    {206, 1024, -32, 1024}, {206, 2048, 144, 1024}, {206, 4096, 416, 1024}, {206, 8192, -304, 1024},
    {208, 1, 208, 1024}, {208, 8192, 384, 1024}, {208, 16384, 208, 1024}, {208, 32768, -64, 1024},
    {208, 65536, -64, 384}, {209, 1, -192, 1024}, {209, 64, -464, 1024}, {209, 512, -448, 1024},
    {209, 1024, 32, 1024}, {209, 2048, -944, 1024}, {210, 64, 0, 1024}, {210, 512, -336, 1024},
    {210, 1024, -112, 1024}, {210, 2048, -816, 1024}, {213, 1, 32, 1024}, {213, 64, 64, 1024},
    {213, 512, -208, 1024}, {213, 1024, 480, 1024}, {214, 1, 0, 1024}, {214, 64, 0, 1024},
    {214, 512, 128, 1024}, {214, 2048, 304, 1024}, {214, 4096, 400, 1024}, {214, 8192, -384, 1024},
    {215, 1024, -112, 1024}, {215, 2048, 32, 1024}, {216, 1, 0, 1024}, {216, 64, 64, 1024},
    {216, 512, 0, 1024}, {216, 1024, -112, 1024}, {216, 4096, 80, 1024}, {217, 1, -320, 1024},
    {217, 64, -64, 1024}, {217, 512, 160, 1024}, {217, 1024, 352, 1024}, {217, 2048, -480, 1024},
    {218, 1, -352, 1024}, {218, 64, -272, 1024}, {218, 512, -208, 1024}, {218, 1024, 384, 1024},
    {218, 2048, 32, 1024}, {218, 4096, -320, 1024}, {218, 8192, -544, 1024}, {219, 64, -48, 1024},
    {219, 512, -128, 1024}, {219, 1024, 496, 1024}, {219, 2048, -192, 1024}, {219, 4096, -592, 1024},
    {220, 8192, 0, 1024}, {221, 8192, 448, 1024}, {221, 16384, 352, 1024}, {221, 32768, 192, 1024},
    {221, 65536, 64, 1024}, {221, 131072, 160, 1024}, {222, 16384, -96, 1024}, {224, 32768, -32, 1024},
    {224, 65536, -288, 1024}, {224, 131072, -64, 1024}, {226, 131072, -96, 1024}, {227, 8192, 816, 1024},
    {227, 16384, 288, 1024}, {227, 32768, 144, 1024}, {227, 65536, 304, 1024}, {227, 131072, 80, 1024},
    {228, 32768, -112, 1024}, {228, 65536, 128, 1024}, {228, 131072, 0, 1024}, {229, 1, 128, 1024},
    {229, 2048, 32, 1024}, {229, 4096, 688, 1024}, {229, 8192, 304, 1024}, {229, 16384, -64, 1024},
    {230, 65536, -112, 384}, {231, 1, -96, 1024}, {231, 64, -80, 1024}, {231, 512, 64, 1024},
    {231, 1024, -16, 1024}, {231, 2048, 96, 1024}, {231, 4096, 64, 1024}, {231, 8192, 816, 1024},
    {231, 16384, 1328, 1024}, {231, 32768, 288, 1024}, {231, 65536, 944, 1024}, {231, 131072, 1152, 192},
    {233, 64, 128, 1024}, {233, 512, -224, 1024}, {234, 1, -160, 1024}, {234, 64, 112, 1024},
    {234, 512, 272, 1024}, {234, 1024, 192, 1024}, {234, 2048, -96, 1024}, {234, 4096, 16, 1024},
    {235, 64, 48, 1024}, {235, 512, 144, 1024}, {236, 2048, 176, 1024}, {236, 4096, 176, 1024},
    {237, 1, 304, 1024}, {237, 64, -80, 1024}, {237, 512, 128, 1024}, {237, 1024, 224, 1024},
    {237, 2048, 32, 1024}, {237, 4096, 112, 1024}, {238, 1, 64, 1024}, {238, 64, 48, 1024},
    {238, 512, -192, 1024}, {239, 1, 0, 1024}, {239, 64, -64, 1024}, {239, 512, -48, 1024},
    {239, 2048, -224, 1024}, {240, 512, 240, 1024}, {240, 1024, 112, 1024}, {240, 2048, 128, 1024},
    {240, 4096, -16, 1024}, {244, 1, 320, 1024}, {244, 64, 80, 1024}, {244, 512, -544, 1024},
    {245, 1, -112, 1024}, {245, 512, 80, 1024}, {245, 1024, -80, 1024}, {245, 2048, -144, 1024},
    {245, 4096, -48, 1024}, {248, 4096, -240, 1024}, {248, 8192, 0, 1024}, {248, 16384, 16, 1024},
    {251, 32768, 0, 1024}, {252, 32768, 32, 1024}, {252, 65536, 0, 1024}, {252, 131072, 0, 640},
    {254, 512, 96, 1024}, {254, 1024, 32, 1024}, {254, 2048, 80, 1024}, {254, 4096, -48, 1024},
    {254, 8192, 384, 1024}, {255, 4096, -256, 1024}, {255, 8192, -96, 1024}, {255, 16384, 32, 1024},
    {256, 8192, -256, 1024}, {256, 16384, -224, 1024}, {256, 32768, -112, 1024}, {256, 65536, -240, 640},
    {256, 131072, -368, 384}, {257, 16384, -16, 1024}, {257, 32768, 0, 1024}, {257, 65536, 0, 640},
    {258, 32768, -16, 1024}, {258, 65536, -16, 1024}, {259, 1, -16, 1024}, {259, 64, -208, 1024},
    {259, 512, 112, 1024}, {259, 1024, -96, 1024}, {259, 2048, 48, 1024}, {259, 4096, 160, 1024},
    {259, 8192, 640, 1024}, {259, 16384, 1392, 1024}, {259, 32768, 336, 1024}, {259, 65536, 1040, 1024},
    {259, 131072, 576, 192}, {261, 1, 144, 1024}, {262, 64, -1040, 1024}, {263, 1, 0, 1024},
    {263, 64, 128, 1024}, {264, 1, -80, 1024}, {264, 64, 16, 1024}, {264, 512, 64, 1024},
    {264, 1024, -16, 1024}, {264, 2048, 0, 1024}, {264, 4096, 176, 1024}, {265, 1, 64, 1024},
    {265, 64, 0, 1024}, {265, 512, -304, 1024}, {266, 1, 64, 1024}, {266, 64, 96, 1024},
    {266, 512, -512, 1024}, {267, 1, -48, 1024}, {267, 64, 16, 1024}, {267, 512, 192, 1024},
    {268, 512, -16, 1024}, {268, 1024, -32, 1024}, {268, 2048, 112, 1024}, {268, 4096, -16, 1024},
    {272, 1, -32, 1024}, {272, 64, 256, 1024}, {273, 1, -32, 1024}, {273, 64, -192, 832},
    {274, 512, 16, 1024}, {274, 2048, -80, 1024}, {274, 4096, -16, 1024}, {276, 2048, -272, 1024},
    {276, 4096, -96, 1024}, {276, 8192, -208, 1024}, {276, 16384, 16, 1024}, {276, 32768, 112, 1024},
    {278, 32768, -64, 1024}, {278, 65536, -64, 1024}, {278, 131072, -576, 384}, {280, 32768, 0, 1024},
    {280, 65536, 64, 640}, {281, 512, -592, 832}, {281, 4096, -64, 1024}, {281, 8192, 160, 1024},
    {282, 64, -160, 832}, {282, 512, 16, 1024}, {282, 1024, 48, 1024}, {282, 2048, 96, 1024},
    {282, 4096, -80, 1024}, {282, 8192, 240, 1024}, {283, 2048, -320, 1024}, {283, 4096, -96, 1024},
    {283, 8192, -160, 1024}, {283, 16384, 32, 1024}, {283, 32768, 64, 1024}, {284, 16384, -16, 1024},
    {284, 32768, 0, 1024}, {285, 32768, -16, 1024}, {285, 65536, 64, 640}, {286, 1, -384, 1024},
    {286, 64, -112, 1024}, {286, 512, -160, 1024}, {286, 1024, 32, 1024}, {286, 2048, 0, 1024},
    {286, 4096, 0, 1024}, {286, 8192, 176, 1024}, {286, 16384, 352, 1024}, {286, 32768, 1168, 1024},
    {286, 65536, 1344, 1024}, {286, 131072, 1968, 1024}, {287, 1, 176, 1024}, {287, 64, 160, 1024},
    {287, 512, 64, 1024}, {287, 1024, 0, 1024}, {287, 2048, -16, 1024}, {287, 4096, -288, 1024},
    {288, 2048, 240, 1024}, {291, 1, -16, 1024}, {291, 64, 96, 1024}, {291, 512, 0, 1024},
    {291, 1024, -144, 1024}, {291, 2048, -208, 1024}, {292, 1, 16, 1024}, {292, 64, 0, 1024},
    {292, 512, 128, 1024}, {292, 1024, 208, 1024}, {292, 2048, 256, 1024}, {292, 4096, 96, 1024},
    {292, 8192, -96, 1024}, {292, 16384, -80, 1024}, {293, 8192, 0, 1024}, {293, 16384, -64, 1024},
    {293, 32768, 48, 1024}, {293, 65536, 48, 1024}, {293, 131072, 0, 1024}, {294, 32768, -48, 1024},
    {294, 65536, -48, 1024}, {294, 131072, 0, 1024}, {295, 64, -192, 1024}, {295, 512, -128, 1024},
    {295, 1024, -192, 1024}, {295, 2048, -128, 1024}, {296, 1, -176, 1024}, {296, 64, -336, 1024},
    {296, 512, 208, 1024}, {296, 1024, 48, 1024}, {296, 2048, 176, 1024}, {296, 4096, 64, 1024},
    {296, 8192, 32, 1024}, {296, 16384, 128, 1024}, {296, 32768, 608, 1024}, {296, 65536, 1984, 1024},
    {296, 131072, 0, 384}, {297, 1, 16, 1024}, {297, 64, -64, 1024}, {297, 512, 128, 1024},
    {297, 1024, -112, 1024}, {297, 2048, -48, 1024}, {298, 1, -256, 1024}, {298, 64, 320, 1024},
    {298, 512, 432, 1024}, {298, 2048, 0, 1024}, {298, 4096, 208, 1024}, {298, 8192, 80, 1024},
    {298, 16384, 240, 384}, {300, 1, 64, 1024}, {300, 512, -16, 1024}, {300, 1024, 16, 1024},
    {300, 2048, 48, 1024}, {300, 4096, -64, 1024}, {300, 8192, -416, 1024}, {300, 16384, -464, 1024},
    {301, 1, 256, 1024}, {301, 64, -368, 1024}, {301, 512, -16, 1024}, {301, 1024, -48, 1024},
    {301, 2048, -32, 1024}, {301, 4096, -48, 1024}, {301, 8192, -352, 1024}, {301, 16384, -448, 1024},
    {302, 64, 32, 1024}, {302, 512, 160, 1024}, {302, 1024, -112, 1024}, {302, 2048, -48, 1024},
    {302, 4096, -64, 1024}, {302, 8192, -384, 1024}, {302, 16384, -448, 1024}, {302, 32768, -16, 1024},
    {302, 65536, 0, 832}, {303, 64, -96, 1024}, {303, 512, -192, 1024}, {303, 1024, 192, 1024},
    {303, 2048, 0, 1024}, {303, 4096, -32, 1024}, {303, 8192, -400, 1024}, {303, 16384, -432, 1024},
    {303, 65536, 0, 832}, {304, 1, -112, 1024}, {304, 64, 224, 1024}, {304, 512, -32, 1024},
    {304, 1024, -128, 1024}, {304, 2048, 160, 1024}, {304, 4096, 304, 832}, {304, 8192, 96, 1024},
    {304, 16384, 160, 1024}, {305, 1, 112, 1024}, {305, 64, 272, 1024}, {305, 512, -48, 1024},
    {305, 2048, 496, 1024}, {305, 4096, -80, 1024}, {305, 8192, 256, 384}, {305, 16384, 128, 1024},
    {306, 1, -160, 1024}, {306, 64, -128, 1024}, {306, 512, 112, 1024}, {306, 1024, -64, 1024},
    {306, 2048, -176, 1024}, {306, 4096, 0, 1024}, {306, 8192, -208, 1024}, {306, 16384, -224, 1024},
    {307, 1, 352, 1024}, {307, 64, 0, 1024}, {307, 512, -16, 1024}, {307, 1024, 48, 1024},
    {307, 2048, -32, 1024}, {307, 4096, 192, 1024}, {307, 8192, 0, 1024}, {307, 16384, 0, 1024},
    {309, 1, -320, 1024}, {309, 64, 48, 1024}, {309, 512, -32, 1024}, {309, 1024, -448, 1024},
    {309, 4096, -160, 1024}, {309, 8192, -416, 1024}, {309, 16384, -448, 1024}, {309, 32768, 0, 1024},
    {309, 65536, 0, 832}, {309, 131072, -640, 1024}, {310, 1, -320, 1024}, {310, 64, -192, 1024},
    {310, 512, 112, 1024}, {310, 1024, 0, 1024}, {310, 2048, -48, 1024}, {310, 4096, -16, 1024},
    {310, 8192, -384, 1024}, {310, 16384, -432, 1024}, {310, 32768, 0, 1024}, {310, 65536, 0, 832},
    {310, 131072, 64, 640}, {311, 1, 288, 1024}, {311, 64, 80, 1024}, {311, 512, -48, 1024},
    {311, 1024, 144, 1024}, {311, 2048, -16, 1024}, {311, 4096, 272, 1024}, {311, 8192, 48, 1024},
    {311, 16384, 160, 1024}, {312, 1024, 512, 1024}, {313, 1024, -64, 1024}, {314, 1024, 224, 1024},
    {315, 1024, -144, 1024},
};
static const struct ct_residual residuals_rows[] = {
    {0, 1, -144, 1024}, {0, 64, -240, 1024}, {0, 512, -160, 1024}, {0, 1024, -320, 1024},
    {0, 2048, -336, 1024}, {0, 4096, 64, 1024}, {0, 8192, 16, 1024}, {0, 16384, 304, 1024},
    {0, 32768, 1904, 1024}, {0, 65536, 480, 384}, {0, 131072, 0, 192}, {2, 1, -80, 1024},
    {2, 64, -16, 1024}, {2, 512, -208, 1024}, {2, 1024, -176, 1024}, {2, 2048, -368, 1024},
    {2, 4096, -48, 1024}, {9, 1, 32, 1024}, {9, 64, -160, 1024}, {9, 512, -16, 1024},
    {9, 1024, -272, 1024}, {9, 2048, -304, 1024}, {9, 8192, 32, 1024}, {11, 64, -128, 1024},
    {11, 512, -160, 1024}, {11, 2048, -352, 1024}, {11, 4096, -80, 1024}, {11, 8192, -80, 384},
    {11, 16384, 160, 384}, {13, 1, 80, 1024}, {13, 64, 272, 832}, {13, 512, -112, 1024},
    {13, 1024, -336, 1024}, {13, 2048, 112, 1024}, {13, 4096, 96, 1024}, {13, 8192, 0, 1024},
    {14, 1, -128, 1024}, {14, 64, 48, 1024}, {14, 512, 480, 640}, {14, 2048, 0, 1024},
    {14, 4096, -64, 1024}, {14, 8192, -48, 1024}, {14, 16384, 256, 1024}, {17, 8192, 80, 1024},
    {17, 16384, -16, 1024}, {17, 32768, -368, 1024}, {17, 65536, -240, 384}, {19, 32768, -144, 1024},
    {21, 1, 0, 1024}, {21, 64, 0, 1024}, {21, 512, -128, 1024}, {21, 1024, -192, 1024},
    {21, 2048, -288, 1024}, {21, 4096, -160, 1024}, {21, 8192, 64, 384}, {21, 16384, -64, 1024},
    {22, 1, -160, 1024}, {22, 512, 208, 1024}, {22, 1024, -16, 1024}, {22, 2048, 144, 384},
    {22, 4096, -176, 1024}, {22, 8192, -176, 1024}, {23, 1, 0, 1024}, {23, 64, 144, 1024},
    {23, 512, 0, 1024}, {23, 1024, -160, 1024}, {23, 2048, -224, 1024}, {23, 4096, -112, 1024},
    {23, 8192, 32, 384}, {24, 1, 304, 1024}, {24, 512, 0, 1024}, {24, 1024, 176, 1024},
    {24, 2048, 192, 1024}, {24, 8192, -96, 384}, {25, 1, 304, 1024}, {25, 512, -224, 1024},
    {25, 1024, 352, 1024}, {25, 2048, 464, 384}, {25, 4096, -80, 1024}, {25, 8192, -16, 1024},
    {25, 16384, -48, 1024}, {25, 32768, 80, 384}, {26, 1, 320, 1024}, {26, 64, -192, 1024},
    {26, 512, 160, 1024}, {26, 1024, 416, 1024}, {26, 2048, 32, 1024}, {26, 4096, -96, 1024},
    {26, 8192, -32, 1024}, {26, 16384, 32, 1024}, {26, 32768, 336, 384}, {27, 1, -160, 1024},
    {27, 64, 176, 1024}, {27, 512, -96, 1024}, {27, 4096, 384, 384}, {27, 8192, 16, 1024},
    {27, 16384, -16, 1024}, {27, 32768, 160, 384}, {28, 16384, -32, 1024}, {28, 65536, 0, 832},
    {29, 32768, -240, 1024}, {30, 1, 224, 1024}, {30, 64, 48, 1024}, {30, 512, -176, 1024},
    {30, 1024, 16, 1024}, {30, 2048, -80, 1024}, {30, 4096, -32, 1024}, {30, 8192, 0, 1024},
    {30, 16384, 368, 1024}, {30, 32768, 1136, 1024}, {30, 65536, 2112, 384}, {30, 131072, -304, 832},
    {32, 1, -32, 1024}, {32, 64, 144, 1024}, {32, 512, 64, 1024}, {32, 1024, -16, 1024},
    {32, 2048, -304, 1024}, {38, 1, 112, 1024}, {38, 64, -64, 1024}, {38, 512, -32, 1024},
    {38, 1024, -80, 1024}, {38, 2048, -48, 1024}, {38, 4096, -96, 1024}, {38, 8192, 80, 1024},
    {39, 512, -64, 1024}, {39, 1024, -80, 1024}, {39, 2048, -48, 1024}, {39, 8192, 272, 384},
    {41, 1, 16, 1024}, {41, 64, 192, 1024}, {41, 512, 48, 1024}, {41, 1024, -64, 1024},
    {41, 2048, -128, 1024}, {41, 4096, -32, 1024}, {41, 8192, 0, 384}, {42, 1, 16, 1024},
    {42, 64, 80, 1024}, {42, 512, 192, 1024}, {42, 1024, 288, 1024}, {42, 2048, 176, 1024},
    {42, 4096, -80, 1024}, {42, 8192, 64, 1024}, {42, 16384, 112, 1024}, {44, 1, -176, 1024},
    {44, 64, -80, 1024}, {44, 512, 64, 1024}, {44, 1024, 496, 1024}, {44, 2048, 496, 1024},
    {44, 4096, 112, 1024}, {44, 8192, 128, 1024}, {44, 16384, -16, 1024}, {44, 32768, 448, 384},
    {46, 16384, 64, 1024}, {46, 32768, -64, 1024}, {46, 65536, -48, 832}, {48, 32768, -96, 640},
    {50, 1, -80, 1024}, {50, 64, -16, 1024}, {50, 512, -64, 1024}, {50, 4096, -224, 1024},
    {50, 8192, -16, 384}, {50, 16384, -112, 1024}, {51, 1, -144, 1024}, {51, 64, -48, 1024},
    {51, 512, -64, 1024}, {51, 1024, -368, 1024}, {51, 2048, 16, 1024}, {51, 8192, 80, 384},
    {52, 1, 32, 1024}, {52, 64, 0, 1024}, {52, 512, -48, 1024}, {52, 2048, 112, 1024},
    {52, 4096, -128, 1024}, {52, 8192, -80, 1024}, {52, 16384, 0, 1024}, {53, 512, -96, 1024},
    {53, 1024, -240, 1024}, {53, 2048, -192, 1024}, {53, 4096, 176, 384}, {53, 8192, -96, 1024},
    {55, 1, -160, 1024}, {55, 64, -32, 1024}, {55, 512, 0, 1024}, {55, 1024, 240, 1024},
    {55, 2048, 176, 1024}, {55, 4096, 16, 1024}, {55, 8192, 64, 1024}, {55, 16384, -16, 1024},
    {55, 32768, 304, 384}, {56, 1, 0, 1024}, {56, 64, -112, 1024}, {56, 4096, 32, 1024},
    {56, 8192, -32, 1024}, {56, 16384, 0, 1024}, {56, 32768, 480, 384}, {57, 16384, 0, 1024},
    {57, 32768, -80, 1024}, {58, 65536, 0, 640}, {58, 131072, 304, 832}, {59, 1, -160, 1024},
    {59, 64, 304, 1024}, {59, 512, 640, 1024}, {59, 1024, 784, 1024}, {59, 2048, 176, 1024},
    {59, 4096, 144, 1024}, {59, 8192, 112, 1024}, {59, 16384, -48, 1024}, {59, 32768, -32, 1024},
    {59, 65536, 160, 1024}, {59, 131072, 320, 832}, {62, 1, -192, 1024}, {62, 64, 336, 832},
    {62, 512, 208, 1024}, {62, 1024, 528, 1024}, {62, 2048, -144, 1024}, {62, 4096, -208, 1024},
    {62, 8192, 16, 1024}, {63, 1, -112, 1024}, {63, 64, 80, 832}, {63, 512, -160, 384},
    {63, 1024, -192, 640}, {63, 2048, -16, 640}, {63, 4096, -224, 384}, {65, 1, -96, 1024},
    {65, 64, 0, 832}, {65, 512, -208, 384}, {65, 1024, -144, 640}, {65, 2048, 176, 640},
    {65, 4096, 224, 384}, {65, 8192, -64, 384}, {65, 16384, -208, 1024}, {69, 1, -144, 1024},
    {69, 64, -496, 832}, {69, 512, 0, 832}, {69, 1024, -48, 640}, {69, 2048, -144, 1024},
    {69, 4096, 48, 640}, {69, 8192, -16, 384}, {70, 1, 16, 1024}, {70, 512, -208, 384},
    {70, 1024, -80, 640}, {70, 2048, 80, 640}, {70, 4096, 336, 384}, {70, 8192, 0, 384},
    {70, 16384, -32, 384}, {70, 32768, -32, 384}, {71, 1, -128, 1024}, {71, 64, -32, 1024},
    {71, 512, 192, 1024}, {71, 1024, 496, 1024}, {71, 2048, -96, 1024}, {71, 4096, -240, 1024},
    {71, 8192, 80, 1024}, {73, 1, -192, 1024}, {73, 64, 112, 1024}, {73, 512, 288, 1024},
    {73, 1024, 656, 1024}, {73, 2048, 0, 1024}, {73, 4096, -288, 1024}, {77, 1, 64, 640},
    {77, 64, 192, 1024}, {77, 512, 464, 1024}, {77, 1024, 480, 1024}, {77, 2048, 208, 1024},
    {77, 4096, 320, 1024}, {77, 8192, 64, 1024}, {77, 16384, 16, 1024}, {78, 1, 272, 1024},
    {78, 64, 208, 1024}, {78, 512, 368, 1024}, {78, 1024, 672, 1024}, {78, 2048, -128, 1024},
    {78, 4096, -320, 1024}, {83, 8192, 416, 1024}, {83, 16384, -48, 1024}, {83, 32768, -96, 1024},
    {86, 1, 224, 1024}, {86, 64, -272, 1024}, {86, 512, -80, 832}, {86, 1024, -432, 640},
    {86, 8192, -16, 832}, {87, 32768, -80, 1024}, {87, 65536, -112, 1024}, {88, 1, 144, 1024},
    {88, 64, -240, 640}, {88, 512, -304, 384}, {88, 1024, -304, 640}, {88, 8192, 176, 1024},
    {88, 16384, 128, 1024}, {88, 32768, 16, 1024}, {88, 65536, -112, 1024}, {89, 32768, 32, 1024},
    {89, 65536, -80, 1024}, {89, 131072, -320, 384}, {90, 64, 224, 1024}, {90, 512, 0, 1024},
    {90, 1024, 304, 1024}, {90, 2048, 192, 1024}, {90, 4096, 256, 640}, {90, 8192, 112, 1024},
    {91, 1, 0, 1024}, {91, 64, 128, 1024}, {91, 512, 384, 832}, {91, 1024, -48, 640},
    {91, 4096, 112, 1024}, {91, 8192, 48, 1024}, {91, 16384, 32, 1024}, {91, 32768, 112, 1024},
    {91, 65536, 192, 384}, {92, 1, 0, 1024}, {92, 64, -144, 1024}, {92, 512, 32, 1024},
    {92, 1024, -48, 1024}, {92, 2048, -112, 1024}, {92, 4096, -320, 1024}, {92, 8192, -48, 1024},
    {92, 16384, 736, 1024}, {92, 32768, 928, 1024}, {92, 65536, 1248, 384}, {92, 131072, 288, 384},
    {93, 1, 96, 1024}, {93, 64, 112, 1024}, {93, 512, 288, 1024}, {93, 1024, -64, 1024},
    {93, 2048, 208, 1024}, {93, 4096, 48, 1024}, {93, 8192, 96, 384}, {95, 1, 32, 1024},
    {95, 64, 16, 1024}, {95, 512, -32, 1024}, {95, 1024, -416, 1024}, {95, 2048, -160, 1024},
    {95, 8192, 0, 832}, {97, 1, 48, 1024}, {97, 64, 96, 1024}, {97, 512, -144, 1024},
    {97, 1024, 256, 640}, {97, 2048, 32, 1024}, {97, 4096, -256, 1024}, {97, 8192, 32, 1024},
    {97, 16384, -64, 1024}, {98, 1, 64, 1024}, {98, 64, 32, 1024}, {98, 512, -64, 1024},
    {98, 1024, -512, 1024}, {98, 2048, -384, 1024}, {98, 4096, -160, 384}, {98, 8192, 0, 832},
    {99, 1, 192, 1024}, {99, 64, 0, 1024}, {99, 512, 192, 1024}, {99, 1024, -64, 1024},
    {99, 2048, -64, 1024}, {99, 4096, -96, 1024}, {99, 8192, 16, 1024}, {103, 1, 64, 1024},
    {103, 64, -32, 1024}, {103, 512, -48, 1024}, {103, 1024, 64, 1024}, {103, 2048, 256, 1024},
    {103, 4096, 304, 384}, {103, 8192, -32, 1024}, {103, 16384, -48, 1024}, {103, 32768, 16, 640},
    {104, 1, -48, 1024}, {104, 64, -48, 1024}, {104, 512, 160, 1024}, {104, 1024, 32, 1024},
    {104, 2048, 208, 1024}, {104, 4096, 160, 384}, {104, 8192, -16, 1024}, {104, 16384, -32, 1024},
    {104, 32768, -96, 640}, {105, 1, 16, 1024}, {105, 64, 96, 1024}, {105, 512, -32, 1024},
    {105, 2048, -48, 1024}, {105, 4096, -32, 1024}, {105, 8192, -16, 1024}, {105, 16384, -16, 1024},
    {105, 32768, -160, 1024}, {106, 16384, -64, 1024}, {106, 32768, -176, 1024}, {106, 65536, -1248, 384},
    {106, 131072, -288, 640}, {108, 32768, 544, 384}, {109, 1, -32, 1024}, {109, 64, -176, 1024},
    {109, 512, 16, 1024}, {109, 1024, 64, 1024}, {109, 2048, -144, 1024}, {109, 4096, -272, 1024},
    {109, 8192, -32, 1024}, {109, 16384, -96, 1024}, {109, 32768, -16, 384}, {110, 1, -144, 832},
    {110, 64, -208, 832}, {110, 512, 64, 1024}, {110, 1024, -32, 640}, {110, 4096, -48, 1024},
    {110, 8192, -48, 1024}, {110, 16384, -80, 1024}, {110, 32768, 48, 384}, {111, 1, 0, 1024},
    {111, 64, -128, 1024}, {111, 512, -96, 1024}, {111, 1024, 32, 1024}, {111, 2048, -16, 1024},
    {111, 4096, 32, 1024}, {111, 8192, 0, 1024}, {111, 16384, 48, 1024}, {114, 1, -144, 1024},
    {114, 64, -144, 1024}, {114, 512, -16, 1024}, {114, 1024, 32, 1024}, {114, 2048, -176, 1024},
    {114, 4096, -128, 1024}, {114, 8192, -32, 1024}, {114, 16384, 432, 384}, {115, 1, -64, 1024},
    {115, 64, -160, 1024}, {115, 512, -96, 1024}, {115, 1024, -80, 1024}, {115, 2048, 0, 1024},
    {115, 4096, -112, 1024}, {115, 8192, 0, 1024}, {115, 16384, 512, 384}, {117, 1024, -304, 1024},
    {119, 1024, 0, 1024}, {121, 1024, 0, 1024}, {123, 1024, -32, 1024}, {124, 1024, -80, 1024},
    {127, 0, 0, 1024}, {128, 0, -96, 1024}, {132, 0, 64, 1024}, {134, 0, 48, 1024},
    {135, 0, 80, 1024}, {139, 1, -192, 1024}, {139, 64, -32, 1024}, {139, 512, -80, 1024},
    {139, 1024, -128, 1024}, {139, 2048, -256, 1024}, {139, 4096, -896, 1024}, {139, 8192, -208, 1024},
    {139, 16384, -32, 1024}, {139, 32768, 48, 1024}, {139, 65536, -288, 1024}, {139, 131072, -112, 832},
    {143, 2048, 256, 1024}, {143, 65536, -560, 384}, {147, 1, -64, 1024}, {147, 64, -48, 1024},
    {147, 512, 48, 1024}, {147, 4096, 80, 832}, {147, 16384, -16, 1024}, {149, 1, -176, 1024},
    {149, 64, -48, 1024}, {149, 512, -144, 1024}, {149, 1024, -400, 1024}, {149, 2048, -784, 1024},
    {152, 1, 64, 1024}, {152, 64, 64, 1024}, {152, 512, -128, 1024}, {152, 1024, -112, 1024},
    {152, 2048, -816, 1024}, {154, 2048, 288, 1024}, {154, 4096, 176, 1024}, {154, 8192, 208, 1024},
    {154, 16384, 224, 1024}, {154, 32768, -48, 1024}, {154, 131072, -432, 384}, {155, 2048, -576, 1024},
    {156, 8192, 96, 1024}, {156, 16384, 0, 1024}, {156, 32768, 0, 1024}, {156, 65536, 624, 384},
    {158, 32768, -64, 1024}, {158, 65536, -128, 1024}, {160, 16384, 80, 1024}, {160, 32768, 0, 1024},
    {160, 65536, 224, 1024}, {162, 8192, 0, 1024}, {162, 16384, 32, 1024}, {162, 32768, 32, 1024},
    {163, 32768, -64, 1024}, {164, 1, 400, 1024}, {164, 64, 192, 1024}, {164, 512, 128, 1024},
    {164, 1024, 352, 1024}, {164, 2048, 320, 1024}, {164, 4096, 144, 1024}, {164, 8192, -96, 1024},
    {164, 16384, -64, 1024}, {165, 32768, -64, 1024}, {165, 131072, 176, 640}, {166, 1, -16, 1024},
    {166, 64, -16, 1024}, {166, 512, -352, 1024}, {166, 1024, 16, 1024}, {166, 2048, 0, 1024},
    {166, 4096, -160, 1024}, {166, 8192, -64, 1024}, {166, 16384, 0, 1024}, {166, 32768, 880, 1024},
    {166, 65536, 288, 1024}, {166, 131072, 560, 384}, {167, 1, 96, 1024}, {167, 64, -80, 1024},
    {167, 512, -304, 1024}, {167, 1024, -176, 1024}, {167, 2048, -528, 1024}, {168, 1, 0, 1024},
    {168, 64, 64, 1024}, {168, 512, 0, 1024}, {168, 1024, 0, 1024}, {168, 2048, -160, 1024},
    {168, 4096, -272, 1024}, {171, 1, 352, 1024}, {171, 64, 0, 1024}, {171, 512, 80, 1024},
    {171, 1024, 80, 1024}, {171, 2048, 336, 1024}, {171, 4096, 128, 1024}, {171, 8192, -16, 1024},
    {171, 16384, -160, 1024}, {172, 8192, 16, 1024}, {172, 16384, 0, 1024}, {172, 32768, -16, 1024},
    {172, 65536, 0, 1024}, {173, 32768, -64, 1024}, {173, 65536, -288, 1024}, {173, 131072, -688, 832},
    {174, 1, -32, 1024}, {174, 64, -16, 1024}, {174, 512, 16, 1024}, {174, 1024, 16, 1024},
    {174, 2048, 64, 1024}, {175, 1, 160, 1024}, {175, 64, 32, 1024}, {175, 512, -16, 1024},
    {175, 1024, -48, 1024}, {175, 2048, -384, 1024}, {176, 1, -96, 1024}, {176, 64, -368, 1024},
    {176, 512, -240, 1024}, {176, 1024, -80, 1024}, {176, 2048, 64, 1024}, {176, 4096, -32, 1024},
    {176, 8192, -16, 1024}, {176, 16384, 32, 1024}, {176, 32768, 256, 1024}, {176, 65536, 0, 640},
    {176, 131072, 0, 1024}, {180, 1, 32, 1024}, {180, 64, 224, 1024}, {180, 512, -176, 1024},
    {180, 1024, -176, 1024}, {180, 2048, -192, 1024}, {180, 4096, 0, 1024}, {180, 8192, -16, 1024},
    {180, 16384, 0, 1024}, {180, 32768, 32, 1024}, {187, 1024, 336, 1024}, {187, 2048, 384, 1024},
    {187, 4096, 80, 1024}, {187, 8192, 64, 1024}, {187, 16384, 0, 1024}, {187, 32768, -16, 1024},
    {188, 1, 48, 1024}, {188, 64, -560, 1024}, {188, 4096, 160, 1024}, {188, 8192, 16, 1024},
    {188, 16384, -16, 1024}, {189, 2048, 256, 1024}, {189, 4096, 64, 1024}, {189, 8192, 0, 1024},
    {189, 16384, -32, 1024}, {189, 32768, 0, 1024}, {191, 1, -208, 1024}, {191, 512, 32, 1024},
    {191, 1024, 0, 1024}, {191, 2048, -96, 1024}, {191, 4096, -16, 1024}, {191, 8192, 32, 1024},
    {191, 16384, 80, 1024}, {195, 1, -16, 1024}, {195, 64, 0, 1024}, {195, 512, 112, 1024},
    {195, 1024, -160, 1024}, {195, 2048, -96, 1024}, {195, 4096, 0, 1024}, {195, 8192, -48, 1024},
    {195, 16384, 0, 1024}, {195, 32768, 0, 1024}, {196, 1024, 320, 1024}, {196, 2048, 304, 1024},
    {196, 4096, -16, 1024}, {196, 8192, -32, 1024}, {196, 16384, 0, 1024}, {196, 32768, -16, 1024},
    {198, 1, 16, 1024}, {198, 64, 272, 1024}, {198, 512, 0, 1024}, {198, 1024, 320, 1024},
    {198, 2048, -64, 1024}, {198, 4096, 80, 1024}, {198, 8192, 0, 1024}, {198, 16384, 0, 1024},
    {198, 32768, 0, 1024}, {199, 1024, -128, 1024}, {202, 1024, 128, 1024}, {204, 1, -64, 1024},
    {204, 64, 608, 1024}, {204, 512, 464, 1024}, {204, 1024, -128, 1024}, {204, 2048, -224, 1024},
    {204, 4096, -32, 1024}, {204, 8192, -160, 1024}, {204, 16384, -208, 1024}, {204, 32768, -96, 1024},
    {204, 65536, -32, 1024}, {204, 131072, 0, 1024}, {207, 32768, -64, 1024}, {207, 65536, -128, 384},
    {208, 1, 352, 1024}, {208, 2048, -80, 1024}, {208, 4096, -32, 1024}, {208, 8192, -64, 1024},
    {208, 16384, -176, 1024}, {208, 32768, -16, 384}, {209, 1, -192, 1024}, {209, 512, 336, 1024},
    {209, 1024, -288, 1024}, {209, 2048, -352, 1024}, {209, 4096, -1056, 1024}, {213, 1, -80, 1024},
    {213, 64, -128, 1024}, {213, 512, -32, 1024}, {213, 1024, 80, 1024}, {213, 4096, -752, 1024},
    {213, 8192, -400, 1024}, {215, 1, 0, 1024}, {215, 64, 128, 1024}, {215, 1024, 0, 1024},
    {215, 2048, -640, 1024}, {215, 4096, -608, 832}, {220, 8192, 96, 1024}, {220, 16384, 32, 1024},
    {220, 32768, 80, 1024}, {220, 65536, -112, 384}, {223, 32768, -16, 1024}, {223, 65536, 112, 1024},
    {226, 4096, 336, 832}, {226, 8192, 192, 1024}, {226, 16384, 304, 1024}, {226, 32768, 160, 1024},
    {227, 8192, 112, 1024}, {227, 16384, -16, 1024}, {227, 32768, 0, 1024}, {227, 65536, 432, 1024},
    {227, 131072, -608, 384}, {228, 32768, -64, 1024}, {228, 65536, 208, 384}, {229, 1, 416, 1024},
    {229, 64, -576, 1024}, {229, 1024, 480, 1024}, {229, 2048, 336, 1024}, {229, 4096, 64, 1024},
    {229, 8192, 112, 1024}, {229, 16384, -16, 1024}, {230, 32768, -64, 1024}, {230, 131072, 32, 384},
    {231, 1, -176, 1024}, {231, 64, -80, 1024}, {231, 512, 0, 1024}, {231, 1024, -128, 1024},
    {231, 2048, 0, 1024}, {231, 4096, -16, 1024}, {231, 8192, 0, 1024}, {231, 16384, 288, 1024},
    {231, 32768, 1392, 1024}, {231, 65536, 2224, 192}, {231, 131072, -240, 640}, {232, 1, -272, 1024},
    {232, 64, -176, 1024}, {232, 512, -176, 1024}, {232, 1024, -112, 1024}, {232, 2048, -160, 1024},
    {232, 4096, -112, 1024}, {232, 8192, 0, 1024}, {233, 1, 272, 1024}, {233, 64, 80, 1024},
    {233, 512, -64, 1024}, {233, 4096, 16, 1024}, {233, 8192, -80, 1024}, {233, 16384, 0, 1024},
    {234, 1, 176, 1024}, {234, 64, 48, 1024}, {234, 512, -112, 1024}, {234, 1024, -304, 1024},
    {234, 2048, -64, 1024}, {234, 4096, -16, 384}, {235, 1, 48, 1024}, {235, 64, 0, 1024},
    {235, 512, -64, 1024}, {235, 1024, 16, 1024}, {235, 4096, -64, 1024}, {235, 8192, 240, 1024},
    {237, 1, -144, 1024}, {237, 64, 224, 1024}, {237, 512, 32, 1024}, {237, 1024, 32, 1024},
    {237, 2048, -64, 1024}, {237, 4096, 0, 1024}, {237, 8192, -48, 1024}, {242, 1, -256, 1024},
    {242, 64, -128, 1024}, {242, 512, -96, 1024}, {242, 1024, 0, 1024}, {242, 2048, 0, 1024},
    {242, 4096, -240, 1024}, {242, 8192, -96, 1024}, {242, 16384, 160, 1024}, {243, 1, 16, 1024},
    {243, 64, 48, 1024}, {243, 512, 272, 640}, {243, 1024, -448, 1024}, {243, 2048, -336, 640},
    {247, 1, -192, 1024}, {247, 64, 0, 1024}, {247, 512, -176, 1024}, {247, 1024, 160, 1024},
    {247, 2048, 352, 1024}, {247, 4096, 96, 1024}, {247, 8192, 160, 1024}, {247, 16384, 0, 1024},
    {247, 32768, 160, 384}, {249, 8192, 80, 1024}, {249, 16384, 112, 1024}, {249, 32768, -128, 1024},
    {249, 65536, -16, 384}, {250, 16384, -16, 1024}, {250, 32768, -96, 1024}, {254, 1, 32, 1024},
    {254, 64, 0, 1024}, {254, 512, 112, 1024}, {254, 1024, 112, 1024}, {254, 2048, 208, 1024},
    {254, 4096, 16, 1024}, {254, 8192, -64, 1024}, {254, 16384, 272, 1024}, {254, 32768, 416, 384},
    {255, 4096, 208, 1024}, {255, 8192, 64, 1024}, {255, 16384, 0, 1024}, {255, 32768, 448, 384},
    {256, 8192, 64, 1024}, {256, 16384, -32, 1024}, {256, 32768, -48, 1024}, {256, 65536, 0, 384},
    {257, 16384, 32, 1024}, {257, 32768, -96, 1024}, {258, 32768, 48, 640}, {258, 131072, 240, 832},
    {259, 1, 80, 1024}, {259, 64, -80, 1024}, {259, 512, -48, 1024}, {259, 1024, -288, 1024},
    {259, 2048, -128, 1024}, {259, 4096, -32, 1024}, {259, 8192, -96, 1024}, {259, 16384, 384, 1024},
    {259, 32768, 1504, 1024}, {259, 65536, 576, 1024}, {259, 131072, 304, 384}, {260, 1, -80, 1024},
    {260, 64, 16, 1024}, {260, 512, 0, 1024}, {260, 1024, 224, 1024}, {260, 4096, -64, 1024},
    {260, 8192, -80, 1024}, {260, 16384, -32, 1024}, {261, 1, -80, 1024}, {261, 64, -288, 1024},
    {261, 512, 224, 1024}, {261, 1024, 128, 1024}, {261, 2048, -16, 1024}, {261, 4096, 80, 384},
    {261, 8192, 0, 1024}, {261, 16384, -32, 1024}, {264, 1, 16, 1024}, {264, 64, 48, 1024},
    {264, 512, 0, 1024}, {264, 1024, -208, 1024}, {264, 2048, 112, 1024}, {264, 4096, -96, 1024},
    {264, 8192, 0, 1024}, {270, 1, -96, 1024}, {270, 64, -112, 1024}, {270, 512, 112, 1024},
    {270, 1024, -272, 1024}, {270, 2048, -48, 1024}, {270, 4096, -224, 1024}, {270, 8192, -144, 1024},
    {270, 16384, 144, 1024}, {271, 1, 128, 1024}, {271, 64, 48, 1024}, {271, 512, -320, 1024},
    {271, 1024, -576, 1024}, {273, 1, -304, 1024}, {273, 64, -64, 1024}, {273, 1024, -384, 1024},
    {273, 2048, 16, 1024}, {273, 4096, -96, 1024}, {273, 8192, 32, 384}, {275, 1, -16, 1024},
    {275, 64, 112, 1024}, {275, 1024, 176, 1024}, {275, 4096, 80, 1024}, {275, 8192, 0, 1024},
    {275, 16384, -48, 1024}, {277, 16384, 0, 1024}, {277, 32768, -16, 1024}, {277, 65536, -368, 640},
    {277, 131072, -304, 384}, {279, 32768, -48, 1024}, {282, 1, 176, 1024}, {282, 64, 0, 1024},
    {282, 512, 208, 1024}, {282, 1024, 80, 1024}, {282, 2048, 64, 1024}, {282, 4096, 32, 1024},
    {282, 8192, 80, 1024}, {282, 16384, 288, 1024}, {282, 32768, 368, 384}, {283, 1, 320, 1024},
    {283, 64, 80, 1024}, {283, 512, 416, 640}, {283, 1024, 48, 1024}, {283, 2048, 688, 384},
    {283, 4096, 112, 1024}, {283, 8192, -32, 1024}, {283, 16384, 32, 1024}, {283, 32768, 528, 384},
    {284, 16384, 0, 1024}, {284, 32768, -16, 1024}, {285, 32768, 32, 384}, {286, 1, -32, 1024},
    {286, 64, 0, 1024}, {286, 512, -32, 1024}, {286, 1024, -16, 1024}, {286, 2048, 16, 1024},
    {286, 4096, -16, 1024}, {286, 8192, 96, 1024}, {286, 16384, 160, 1024}, {286, 32768, 976, 1024},
    {286, 65536, 1248, 1024}, {286, 131072, 960, 832}, {287, 1, 160, 1024}, {287, 64, 256, 1024},
    {287, 512, 320, 1024}, {287, 1024, 48, 1024}, {287, 2048, -64, 1024}, {287, 4096, -64, 1024},
    {288, 2048, -48, 1024}, {288, 4096, 0, 1024}, {291, 1, -96, 1024}, {291, 64, -32, 1024},
    {291, 512, -32, 1024}, {291, 1024, -48, 1024}, {291, 2048, -528, 1024}, {291, 4096, -288, 1024},
    {292, 1, 176, 1024}, {292, 64, 64, 1024}, {292, 512, 208, 1024}, {292, 1024, 208, 1024},
    {292, 2048, 400, 1024}, {292, 4096, 352, 1024}, {292, 8192, -144, 1024}, {292, 16384, -112, 1024},
    {293, 8192, -96, 1024}, {293, 16384, -64, 1024}, {293, 32768, 16, 1024}, {294, 32768, -16, 1024},
    {294, 65536, 0, 1024}, {294, 131072, 0, 1024}, {295, 1, 0, 1024}, {295, 64, 0, 1024},
    {295, 512, 0, 1024}, {295, 1024, 0, 1024}, {295, 2048, 0, 1024}, {295, 4096, 144, 1024},
    {296, 1, -64, 1024}, {296, 64, 0, 1024}, {296, 512, 16, 1024}, {296, 1024, -128, 1024},
    {296, 2048, 16, 1024}, {296, 4096, -80, 1024}, {296, 8192, 0, 1024}, {296, 16384, -64, 1024},
    {296, 32768, 48, 1024}, {296, 65536, 0, 192}, {296, 131072, -64, 1024}, {300, 1, 0, 1024},
    {300, 64, 16, 1024}, {300, 512, -64, 1024}, {300, 1024, -16, 1024}, {300, 2048, 0, 1024},
    {300, 4096, -64, 1024}, {300, 8192, 0, 1024}, {309, 1, 0, 1024}, {309, 64, -64, 1024},
    {309, 512, 304, 1024}, {309, 1024, 144, 1024}, {309, 2048, -112, 1024}, {309, 4096, 112, 1024},
    {309, 8192, 0, 1024}, {309, 16384, 0, 1024}, {309, 32768, -48, 1024}, {309, 131072, 64, 832},
    {311, 1, 144, 1024}, {311, 64, -16, 1024}, {311, 512, 0, 1024}, {311, 1024, 0, 1024},
    {311, 2048, -64, 1024}, {311, 4096, 16, 1024}, {311, 8192, -16, 1024}, {312, 1024, 48, 1024},
    {313, 1024, -80, 1024}, {315, 1024, 0, 1024},
};
static const struct ct_residual residuals_third_odd[] = {
    {0, 1, -256, 1024}, {0, 64, -96, 1024}, {0, 512, -48, 1024}, {0, 1024, 384, 1024},
    {0, 2048, 720, 1024}, {0, 4096, 304, 1024}, {0, 8192, 96, 1024}, {0, 16384, 80, 1024},
    {0, 32768, 256, 1024}, {0, 65536, 368, 1024}, {0, 131072, 1392, 192}, {1, 1, 48, 1024},
    {1, 64, 112, 1024}, {1, 512, 32, 1024}, {2, 1, -144, 1024}, {2, 64, -48, 1024},
    {2, 512, -208, 1024}, {2, 1024, 480, 1024}, {5, 1, -128, 1024}, {5, 64, 0, 1024},
    {5, 512, -224, 1024}, {6, 1, -144, 1024}, {6, 64, -112, 1024}, {6, 512, -112, 1024},
    {6, 1024, 0, 1024}, {7, 1, -32, 1024}, {7, 64, -16, 1024}, {7, 512, -208, 1024},
    {7, 1024, -16, 1024}, {13, 1, 320, 1024}, {13, 64, -48, 1024}, {13, 512, -96, 1024},
    {15, 1, 128, 1024}, {15, 64, 144, 1024}, {15, 512, 64, 1024}, {15, 1024, -224, 1024},
    {16, 1024, -416, 1024}, {16, 2048, -176, 1024}, {16, 4096, -32, 1024}, {16, 8192, 0, 1024},
    {16, 16384, 48, 1024}, {18, 16384, 0, 1024}, {18, 32768, -16, 1024}, {18, 65536, 0, 640},
    {18, 131072, 0, 384}, {20, 65536, 48, 1024}, {20, 131072, 48, 640}, {23, 1, 32, 1024},
    {23, 64, 128, 1024}, {25, 1024, -272, 1024}, {26, 1, 0, 1024}, {26, 64, 80, 1024},
    {26, 512, 0, 1024}, {26, 1024, 48, 1024}, {27, 1024, -128, 1024}, {27, 2048, -192, 1024},
    {27, 4096, 0, 1024}, {27, 8192, 16, 1024}, {27, 16384, 48, 1024}, {27, 32768, 16, 1024},
    {28, 16384, 0, 1024}, {28, 32768, -16, 1024}, {28, 65536, 0, 640}, {28, 131072, 0, 384},
    {29, 32768, 32, 1024}, {29, 65536, 48, 832}, {29, 131072, 48, 384}, {30, 1, -192, 1024},
    {30, 64, -160, 1024}, {30, 512, -128, 1024}, {30, 1024, 656, 1024}, {30, 2048, 928, 1024},
    {30, 4096, 288, 1024}, {30, 8192, 112, 1024}, {30, 16384, 80, 1024}, {30, 32768, 128, 1024},
    {30, 65536, -64, 1024}, {30, 131072, -80, 832}, {32, 1, -240, 1024}, {32, 64, -128, 1024},
    {32, 512, -128, 1024}, {32, 1024, 656, 1024}, {33, 512, -32, 1024}, {33, 1024, -32, 1024},
    {34, 1, 0, 1024}, {35, 1, -32, 1024}, {35, 64, 0, 1024}, {35, 512, 80, 1024},
    {36, 1, -112, 1024}, {36, 64, 0, 1024}, {36, 512, -208, 1024}, {36, 1024, 256, 1024},
    {41, 1, 0, 1024}, {41, 64, 0, 1024}, {41, 512, -176, 1024}, {43, 1, -96, 1024},
    {45, 1024, -144, 1024}, {45, 2048, 0, 1024}, {45, 4096, -16, 1024}, {45, 8192, 16, 1024},
    {45, 16384, 48, 1024}, {45, 32768, -128, 1024}, {45, 65536, 64, 1024}, {45, 131072, 80, 640},
    {47, 16384, 0, 1024}, {55, 1024, -176, 1024}, {56, 1024, -112, 1024}, {56, 2048, 0, 1024},
    {56, 4096, 0, 1024}, {56, 8192, 0, 1024}, {56, 16384, 48, 1024}, {57, 16384, 0, 1024},
    {59, 1, -80, 1024}, {59, 64, 464, 1024}, {59, 512, 496, 1024}, {59, 1024, 464, 1024},
    {59, 2048, 208, 1024}, {59, 4096, -208, 1024}, {59, 8192, 400, 1024}, {59, 16384, 128, 1024},
    {59, 32768, 224, 1024}, {59, 65536, 416, 1024}, {59, 131072, 528, 1024}, {60, 64, -32, 1024},
    {60, 512, -544, 1024}, {61, 1, -96, 1024}, {61, 4096, -128, 1024}, {61, 8192, -16, 1024},
    {61, 16384, -144, 1024}, {61, 32768, 80, 1024}, {62, 1, -32, 1024}, {62, 64, -128, 1024},
    {62, 512, 352, 1024}, {62, 1024, -112, 1024}, {63, 1, -48, 1024}, {64, 1, -80, 1024},
    {64, 512, -48, 1024}, {64, 4096, -112, 1024}, {65, 1, -64, 1024}, {65, 512, -48, 1024},
    {65, 1024, -176, 1024}, {66, 1, -144, 1024}, {66, 64, -160, 1024}, {66, 512, -80, 1024},
    {66, 1024, -16, 1024}, {66, 2048, -224, 1024}, {66, 4096, 288, 1024}, {69, 1, 272, 1024},
    {70, 1, 64, 1024}, {71, 1, 208, 1024}, {71, 64, -32, 1024}, {71, 512, 256, 1024},
    {71, 1024, -224, 1024}, {72, 1, 96, 1024}, {72, 64, 16, 1024}, {72, 512, 0, 1024},
    {72, 1024, -128, 1024}, {72, 2048, 96, 1024}, {73, 1, 240, 1024}, {73, 64, 256, 1024},
    {73, 512, 0, 1024}, {73, 1024, 0, 1024}, {73, 2048, 256, 1024}, {74, 1, 48, 1024},
    {74, 64, -96, 1024}, {74, 512, -32, 1024}, {74, 1024, 64, 1024}, {74, 2048, -48, 1024},
    {74, 4096, 112, 1024}, {75, 1, 368, 1024}, {75, 16384, -592, 1024}, {75, 32768, -304, 1024},
    {75, 65536, 64, 1024}, {75, 131072, 96, 1024}, {76, 1, -112, 1024}, {77, 1, 352, 1024},
    {77, 64, 272, 1024}, {78, 1, 144, 1024}, {78, 64, -48, 1024}, {79, 512, 32, 1024},
    {79, 1024, -32, 1024}, {79, 2048, 48, 1024}, {79, 4096, 144, 1024}, {79, 8192, 384, 1024},
    {80, 512, 64, 1024}, {80, 1024, 16, 1024}, {80, 2048, -192, 1024}, {80, 4096, 112, 1024},
    {81, 1, -80, 1024}, {81, 64, -48, 1024}, {81, 512, 32, 1024}, {81, 1024, 80, 1024},
    {82, 512, -48, 1024}, {82, 1024, -144, 1024}, {82, 2048, -288, 1024}, {84, 1, -16, 1024},
    {84, 64, 112, 1024}, {84, 512, 64, 1024}, {84, 1024, 80, 1024}, {84, 4096, 128, 1024},
    {84, 8192, -240, 1024}, {85, 1, 16, 1024}, {87, 32768, -176, 1024}, {87, 65536, 64, 1024},
    {87, 131072, 144, 384}, {88, 1, 416, 1024}, {88, 16384, -640, 1024}, {88, 32768, -320, 1024},
    {88, 65536, 48, 1024}, {88, 131072, 80, 1024}, {89, 65536, -208, 1024}, {89, 131072, -240, 1024},
    {90, 32768, 64, 1024}, {91, 1, -80, 1024}, {91, 64, 0, 1024}, {91, 1024, -272, 1024},
    {91, 4096, 32, 1024}, {91, 8192, -48, 1024}, {91, 16384, 0, 1024}, {91, 32768, 0, 1024},
    {92, 1, 112, 1024}, {92, 64, 208, 1024}, {92, 512, -320, 1024}, {92, 1024, -144, 1024},
    {92, 2048, -16, 1024}, {92, 4096, -16, 1024}, {92, 8192, 0, 1024}, {92, 16384, 0, 1024},
    {92, 32768, 1712, 1024}, {92, 65536, 352, 384}, {92, 131072, 1456, 384}, {95, 1, 144, 1024},
    {95, 64, 192, 1024}, {95, 512, 224, 1024}, {96, 64, -112, 1024}, {96, 512, 304, 1024},
    {96, 1024, 240, 1024}, {98, 1, 112, 1024}, {98, 64, -16, 1024}, {100, 1, -144, 1024},
    {100, 64, -96, 1024}, {100, 512, 32, 1024}, {101, 1, -48, 1024}, {101, 64, 16, 1024},
    {101, 512, -48, 1024}, {101, 1024, 112, 1024}, {101, 2048, 144, 832}, {103, 1024, -64, 1024},
    {103, 2048, 0, 1024}, {103, 4096, 0, 384}, {103, 8192, -16, 384}, {104, 2048, -160, 1024},
    {104, 4096, 0, 384}, {104, 8192, 128, 384}, {105, 1024, -128, 1024}, {105, 2048, 16, 1024},
    {105, 4096, 32, 384}, {105, 8192, 32, 384}, {105, 16384, 0, 1024}, {106, 65536, 0, 384},
    {107, 65536, 0, 384}, {107, 131072, 0, 384}, {108, 32768, -16, 1024}, {108, 65536, 0, 832},
    {108, 131072, 0, 832}, {109, 1024, -128, 1024}, {109, 2048, 0, 1024}, {109, 4096, 0, 1024},
    {109, 8192, 0, 384}, {110, 2048, -256, 832}, {110, 4096, -80, 384}, {110, 8192, -16, 384},
    {112, 1024, -32, 1024}, {112, 2048, 64, 832}, {112, 4096, 32, 384}, {112, 8192, 0, 1024},
    {112, 16384, 0, 1024}, {113, 1024, -32, 1024}, {113, 8192, 0, 1024}, {114, 512, -64, 1024},
    {114, 1024, -96, 1024}, {114, 2048, -16, 1024}, {114, 4096, -32, 1024}, {114, 8192, 16, 384},
    {115, 1024, -176, 1024}, {115, 2048, -32, 1024}, {115, 4096, 16, 384}, {115, 8192, -16, 1024},
    {115, 16384, 0, 1024}, {116, 8192, 0, 1024}, {116, 32768, 48, 640}, {117, 1024, 0, 1024},
    {119, 1024, 48, 1024}, {120, 1024, 0, 1024}, {121, 1024, 16, 1024}, {122, 1024, -32, 1024},
    {123, 1024, -48, 1024}, {124, 1024, 0, 1024}, {125, 1024, -16, 1024}, {127, 0, -208, 1024},
    {128, 0, -64, 1024}, {129, 0, -64, 1024}, {130, 0, -80, 1024}, {132, 0, 400, 1024},
    {134, 0, 304, 1024}, {135, 0, -16, 1024}, {136, 0, -48, 1024}, {137, 0, -64, 1024},
    {139, 1, -320, 1024}, {139, 64, -80, 1024}, {139, 512, -224, 1024}, {139, 1024, -64, 1024},
    {139, 2048, -32, 1024}, {139, 4096, 816, 1024}, {139, 8192, 992, 1024}, {139, 16384, 592, 1024},
    {139, 32768, 320, 1024}, {139, 65536, 352, 1024}, {139, 131072, 256, 1024}, {140, 1, -224, 1024},
    {140, 64, -128, 1024}, {140, 512, -112, 1024}, {140, 1024, 320, 1024}, {140, 2048, -112, 1024},
    {141, 1, -240, 1024}, {141, 64, -16, 1024}, {141, 512, -272, 1024}, {141, 1024, 0, 1024},
    {141, 2048, -416, 1024}, {142, 1, -80, 1024}, {142, 64, -32, 1024}, {145, 1, 96, 1024},
    {145, 1024, -176, 1024}, {145, 2048, -96, 1024}, {145, 4096, 80, 1024}, {146, 1, 144, 1024},
    {147, 1, 0, 1024}, {149, 1, 176, 1024}, {149, 64, 0, 1024}, {149, 512, -368, 1024},
    {150, 64, -208, 1024}, {150, 512, 256, 1024}, {150, 1024, -304, 1024}, {150, 2048, -304, 1024},
    {151, 1, 144, 1024}, {151, 64, 32, 1024}, {151, 512, 96, 1024}, {151, 1024, 112, 1024},
    {151, 2048, -352, 1024}, {152, 1, -192, 1024}, {152, 64, 256, 1024}, {152, 512, 112, 1024},
    {153, 1, -224, 1024}, {153, 64, 64, 1024}, {153, 1024, 16, 1024}, {154, 2048, 16, 1024},
    {155, 2048, 128, 1024}, {157, 8192, -16, 1024}, {157, 16384, -16, 1024}, {157, 32768, 0, 1024},
    {157, 65536, 96, 1024}, {157, 131072, 0, 1024}, {159, 32768, 16, 1024}, {159, 65536, 0, 1024},
    {159, 131072, 0, 1024}, {162, 8192, 16, 1024}, {162, 16384, 16, 1024}, {162, 32768, 32, 1024},
    {162, 65536, 112, 1024}, {162, 131072, 16, 1024}, {163, 32768, -32, 1024}, {163, 65536, 0, 1024},
    {163, 131072, 0, 1024}, {164, 1, 176, 1024}, {164, 64, 16, 1024}, {164, 512, 48, 1024},
    {164, 1024, 96, 1024}, {164, 2048, 64, 1024}, {164, 4096, -320, 1024}, {164, 8192, 224, 1024},
    {166, 1, -128, 1024}, {166, 64, -224, 1024}, {166, 512, -224, 1024}, {166, 1024, -32, 1024},
    {166, 2048, 720, 1024}, {166, 4096, 592, 1024}, {166, 8192, 80, 1024}, {166, 16384, 96, 1024},
    {166, 32768, 352, 1024}, {166, 65536, 560, 1024}, {166, 131072, 656, 1024}, {167, 1, 48, 1024},
    {167, 64, 96, 1024}, {167, 512, 0, 1024}, {167, 1024, -16, 1024}, {168, 1, 32, 1024},
    {168, 64, 128, 1024}, {168, 512, 80, 1024}, {168, 1024, 0, 1024}, {168, 2048, -32, 1024},
    {171, 1, 144, 1024}, {171, 64, 48, 1024}, {171, 512, 48, 1024}, {171, 1024, 208, 1024},
    {171, 2048, 0, 1024}, {171, 4096, 0, 1024}, {171, 8192, 16, 1024}, {171, 16384, 16, 1024},
    {171, 32768, 560, 1024}, {172, 8192, -16, 1024}, {172, 16384, -16, 1024}, {172, 32768, 0, 1024},
    {172, 65536, 64, 1024}, {172, 131072, 16, 1024}, {173, 32768, -80, 1024}, {173, 65536, -64, 1024},
    {173, 131072, -16, 1024}, {174, 1, -32, 1024}, {174, 64, 0, 1024}, {174, 512, -80, 1024},
    {174, 1024, -144, 1024}, {175, 1, 0, 1024}, {175, 64, -112, 1024}, {175, 512, 32, 1024},
    {175, 1024, 0, 1024}, {176, 1, 400, 1024}, {176, 64, 1088, 1024}, {176, 512, 512, 1024},
    {176, 1024, 224, 1024}, {176, 2048, 32, 1024}, {176, 4096, 0, 1024}, {176, 8192, 32, 1024},
    {176, 16384, 336, 1024}, {176, 32768, 512, 1024}, {176, 65536, 0, 1024}, {176, 131072, 0, 384},
    {177, 2048, -16, 1024}, {177, 8192, -96, 1024}, {177, 16384, -32, 384}, {177, 32768, 0, 1024},
    {178, 1, -48, 1024}, {178, 2048, 32, 1024}, {178, 8192, 48, 832}, {178, 16384, 16, 1024},
    {178, 32768, 0, 1024}, {179, 1, 208, 1024}, {179, 2048, 0, 1024}, {179, 8192, 0, 1024},
    {179, 16384, 16, 1024}, {179, 32768, 0, 1024}, {180, 1, 240, 1024}, {180, 64, 112, 1024},
    {180, 1024, 16, 1024}, {180, 2048, -32, 1024}, {180, 4096, -192, 1024}, {180, 8192, -256, 1024},
    {181, 1, -128, 1024}, {181, 4096, -176, 1024}, {182, 1, -400, 1024}, {182, 64, -592, 1024},
    {182, 2048, -112, 1024}, {182, 4096, -32, 1024}, {182, 8192, -176, 1024}, {182, 16384, -112, 1024},
    {183, 1, -32, 1024}, {183, 1024, -688, 1024}, {183, 2048, -288, 1024}, {184, 512, -304, 1024},
    {184, 8192, -80, 1024}, {184, 16384, -288, 1024}, {184, 32768, 0, 1024}, {187, 8192, -16, 1024},
    {190, 4096, 208, 1024}, {190, 8192, 48, 1024}, {190, 16384, 0, 1024}, {190, 32768, 0, 1024},
    {191, 1, 160, 1024}, {191, 4096, 240, 1024}, {192, 1, 272, 1024}, {192, 64, -256, 1024},
    {192, 2048, 32, 1024}, {192, 8192, 32, 1024}, {193, 4096, -128, 1024}, {194, 1, 0, 1024},
    {194, 512, 0, 1024}, {194, 2048, 208, 1024}, {194, 16384, 16, 1024}, {194, 32768, 48, 1024},
    {195, 1, 16, 1024}, {195, 512, -128, 1024}, {195, 2048, -240, 1024}, {195, 4096, -160, 1024},
    {196, 4096, 256, 1024}, {197, 1, -336, 1024}, {197, 64, 0, 1024}, {197, 512, -400, 1024},
    {197, 2048, -400, 1024}, {197, 4096, -448, 1024}, {197, 8192, -256, 1024}, {197, 16384, -112, 1024},
    {197, 32768, 0, 1024}, {198, 4096, 192, 1024}, {199, 1024, 256, 1024}, {200, 1024, -48, 1024},
    {201, 1024, 48, 1024}, {203, 1024, -624, 1024}, {204, 1, 208, 1024}, {204, 64, -96, 1024},
    {204, 512, 144, 1024}, {204, 1024, 1600, 1024}, {204, 2048, 32, 1024}, {204, 4096, 640, 1024},
    {204, 8192, 576, 1024}, {204, 16384, 560, 1024}, {204, 32768, 368, 1024}, {204, 65536, 448, 1024},
    {204, 131072, 416, 1024}, {205, 8192, -96, 1024}, {205, 16384, 96, 1024}, {206, 2048, 16, 1024},
    {209, 1, -256, 1024}, {209, 64, 144, 1024}, {209, 512, -256, 1024}, {209, 1024, 0, 1024},
    {210, 1, 128, 1024}, {210, 64, -560, 1024}, {211, 1, -336, 1024}, {211, 64, -208, 1024},
    {211, 512, 64, 1024}, {211, 1024, -656, 1024}, {212, 1, -368, 1024}, {213, 512, 416, 1024},
    {213, 2048, 0, 1024}, {214, 2048, -256, 1024}, {215, 64, 160, 1024}, {215, 2048, -144, 1024},
    {216, 512, -288, 1024}, {216, 1024, 0, 1024}, {216, 4096, 64, 1024}, {218, 64, 0, 1024},
    {218, 512, -112, 1024}, {218, 2048, -256, 1024}, {219, 64, -288, 1024}, {219, 512, -320, 1024},
    {221, 8192, -64, 1024}, {221, 16384, -96, 1024}, {221, 32768, 96, 1024}, {221, 65536, 48, 1024},
    {221, 131072, 0, 1024}, {224, 32768, 0, 1024}, {224, 65536, 0, 1024}, {224, 131072, 96, 1024},
    {226, 32768, -736, 1024}, {226, 65536, -720, 1024}, {226, 131072, -336, 1024}, {227, 8192, 64, 1024},
    {227, 16384, -144, 1024}, {227, 32768, 48, 1024}, {227, 65536, 48, 1024}, {227, 131072, -32, 1024},
    {228, 32768, -16, 1024}, {228, 65536, -32, 1024}, {228, 131072, 80, 1024}, {229, 64, 128, 1024},
    {229, 2048, 144, 1024}, {229, 4096, -160, 1024}, {229, 8192, 304, 1024}, {231, 1, -112, 1024},
    {231, 64, -64, 1024}, {231, 512, 32, 1024}, {231, 1024, 288, 1024}, {231, 2048, 624, 1024},
    {231, 4096, 80, 1024}, {231, 8192, 48, 1024}, {231, 16384, 192, 1024}, {231, 32768, 880, 1024},
    {231, 65536, 160, 1024}, {231, 131072, 688, 192}, {235, 1, -64, 1024}, {236, 1, -16, 1024},
    {236, 512, -32, 1024}, {237, 1, -48, 1024}, {237, 64, 32, 1024}, {238, 1, -32, 1024},
    {238, 64, 16, 1024}, {238, 512, 208, 1024}, {239, 1, 64, 1024}, {239, 64, -32, 1024},
    {239, 512, -48, 1024}, {239, 1024, 112, 1024}, {243, 1, 16, 1024}, {243, 64, 80, 1024},
    {244, 1, 64, 1024}, {244, 64, -48, 1024}, {245, 64, 240, 1024}, {245, 512, -112, 1024},
    {246, 64, -112, 1024}, {248, 1024, -448, 1024}, {248, 2048, 0, 1024}, {248, 4096, 32, 1024},
    {248, 8192, 0, 1024}, {248, 16384, 64, 1024}, {248, 32768, 0, 1024}, {251, 16384, 0, 1024},
    {254, 1, -144, 1024}, {254, 64, -32, 1024}, {254, 512, -112, 1024}, {254, 1024, -240, 1024},
    {254, 2048, 624, 1024}, {255, 2048, -32, 1024}, {255, 4096, 0, 1024}, {255, 8192, 0, 1024},
    {255, 16384, 64, 1024}, {256, 8192, -176, 1024}, {256, 16384, -160, 1024}, {257, 16384, 0, 1024},
    {258, 32768, -64, 1024}, {258, 65536, -160, 1024}, {258, 131072, -688, 384}, {259, 1, 48, 1024},
    {259, 64, -160, 1024}, {259, 512, -224, 1024}, {259, 1024, 320, 1024}, {259, 2048, 608, 1024},
    {259, 4096, 64, 1024}, {259, 8192, 80, 1024}, {259, 16384, 192, 1024}, {259, 32768, 944, 1024},
    {259, 65536, 400, 1024}, {259, 131072, 880, 192}, {263, 1, 32, 1024}, {263, 512, 0, 1024},
    {264, 1, -32, 1024}, {264, 64, -80, 1024}, {264, 512, 112, 1024}, {265, 1, -160, 1024},
    {265, 64, -160, 1024}, {265, 512, 112, 1024}, {266, 1, -160, 1024}, {266, 64, 32, 1024},
    {266, 512, 0, 1024}, {267, 1, -32, 1024}, {267, 64, -16, 1024}, {267, 512, -80, 1024},
    {267, 1024, 0, 1024}, {271, 1, -16, 1024}, {271, 64, -96, 1024}, {272, 1, 80, 1024},
    {273, 1, 128, 1024}, {273, 64, 384, 1024}, {274, 1, 560, 1024}, {274, 64, -112, 1024},
    {274, 512, -96, 1024}, {276, 1024, -272, 1024}, {276, 2048, 0, 1024}, {276, 4096, 32, 1024},
    {276, 8192, 0, 1024}, {276, 16384, 64, 1024}, {278, 16384, 0, 1024}, {278, 32768, 0, 1024},
    {278, 65536, 0, 640}, {280, 65536, 32, 1024}, {280, 131072, -16, 384}, {282, 1, 0, 1024},
    {282, 64, 256, 1024}, {282, 512, 144, 1024}, {282, 1024, -224, 1024}, {282, 2048, 256, 1024},
    {283, 1024, -384, 1024}, {283, 2048, 0, 1024}, {283, 4096, 0, 1024}, {283, 8192, 0, 1024},
    {283, 16384, 64, 1024}, {283, 32768, 32, 1024}, {284, 16384, 0, 1024}, {284, 32768, 0, 1024},
    {284, 65536, -16, 640}, {284, 131072, 16, 384}, {285, 32768, 48, 1024}, {285, 65536, 48, 640},
    {285, 131072, 64, 384}, {286, 1, -80, 1024}, {286, 64, -128, 1024}, {286, 512, -96, 1024},
    {286, 1024, -176, 1024}, {286, 2048, 656, 1024}, {286, 4096, 592, 1024}, {286, 8192, 48, 1024},
    {286, 16384, 96, 1024}, {286, 32768, 320, 1024}, {286, 65536, 464, 1024}, {286, 131072, 672, 1024},
    {287, 1, 0, 1024}, {287, 64, 32, 1024}, {287, 512, 0, 1024}, {287, 1024, 0, 1024},
    {287, 2048, -256, 1024}, {288, 2048, 32, 1024}, {291, 1, 48, 1024}, {291, 64, 0, 1024},
    {291, 512, -112, 1024}, {291, 1024, -64, 1024}, {291, 2048, -32, 1024}, {292, 1, 224, 1024},
    {292, 64, 144, 1024}, {292, 512, 80, 1024}, {292, 1024, 224, 1024}, {292, 2048, -80, 1024},
    {292, 4096, 0, 1024}, {292, 8192, 16, 1024}, {292, 16384, 0, 1024}, {292, 32768, 560, 1024},
    {293, 8192, -16, 1024}, {293, 16384, 0, 1024}, {293, 32768, 0, 1024}, {293, 65536, 64, 1024},
    {293, 131072, 16, 1024}, {294, 32768, -64, 1024}, {294, 65536, -64, 1024}, {294, 131072, -16, 1024},
    {295, 1, -112, 1024}, {295, 64, -80, 1024}, {295, 512, 16, 1024}, {295, 1024, 32, 1024},
    {296, 1, -208, 1024}, {296, 64, -48, 1024}, {296, 512, -528, 1024}, {296, 1024, 48, 1024},
    {296, 2048, 0, 1024}, {296, 4096, -32, 1024}, {296, 8192, -16, 1024}, {296, 16384, 80, 1024},
    {296, 32768, 352, 1024}, {296, 65536, 176, 1024}, {296, 131072, -192, 640}, {297, 1, -112, 1024},
    {297, 64, 64, 1024}, {297, 512, 0, 1024}, {297, 1024, 192, 1024}, {297, 2048, -176, 1024},
    {297, 4096, -96, 1024}, {298, 1, -304, 1024}, {298, 64, -16, 1024}, {298, 512, 0, 1024},
    {298, 1024, -160, 1024}, {298, 2048, -16, 1024}, {298, 4096, 176, 1024}, {300, 1, 272, 1024},
    {300, 512, 16, 1024}, {300, 1024, 256, 1024}, {300, 2048, 0, 1024}, {300, 4096, 0, 1024},
    {300, 8192, -80, 1024}, {300, 16384, -80, 1024}, {301, 1, 384, 1024}, {301, 1024, -16, 1024},
    {301, 2048, 0, 1024}, {301, 4096, 0, 1024}, {301, 8192, 16, 1024}, {301, 16384, -96, 1024},
    {302, 1, 192, 1024}, {302, 64, 496, 1024}, {302, 512, 0, 1024}, {302, 1024, 16, 1024},
    {302, 2048, 48, 1024}, {302, 4096, 0, 1024}, {302, 32768, -96, 1024}, {302, 65536, -176, 1024},
    {302, 131072, 192, 832}, {303, 1, -272, 1024}, {303, 64, 304, 1024}, {303, 1024, -160, 1024},
    {303, 4096, 16, 1024}, {303, 8192, -64, 1024}, {303, 16384, -64, 1024}, {303, 32768, -80, 1024},
    {304, 1, 112, 1024}, {304, 64, -32, 1024}, {304, 1024, -112, 1024}, {304, 2048, 16, 1024},
    {304, 4096, 48, 1024}, {304, 8192, 16, 1024}, {304, 16384, 112, 1024}, {305, 1, -128, 1024},
    {305, 64, 0, 1024}, {305, 1024, -32, 1024}, {305, 2048, 112, 1024}, {305, 4096, -48, 1024},
    {305, 8192, 368, 640}, {305, 16384, 384, 384}, {306, 1, -48, 1024}, {306, 64, -16, 1024},
    {306, 1024, -80, 1024}, {306, 2048, -48, 1024}, {306, 4096, 0, 1024}, {306, 8192, 48, 1024},
    {306, 16384, 80, 1024}, {306, 32768, 240, 1024}, {307, 64, -16, 1024}, {307, 1024, -144, 1024},
    {307, 2048, 0, 1024}, {307, 4096, -16, 1024}, {307, 16384, 16, 1024}, {308, 64, -64, 1024},
    {308, 512, -320, 1024}, {308, 1024, 96, 1024}, {308, 8192, 0, 1024}, {308, 16384, 0, 1024},
    {309, 1, 192, 1024}, {309, 64, 512, 1024}, {309, 512, -224, 1024}, {309, 1024, -112, 1024},
    {309, 2048, -16, 1024}, {309, 4096, 0, 1024}, {309, 8192, -32, 1024}, {309, 16384, -80, 1024},
    {309, 32768, -96, 1024}, {310, 1024, -80, 1024}, {310, 2048, 32, 1024}, {310, 4096, 0, 1024},
    {310, 8192, -48, 1024}, {310, 16384, -176, 1024}, {310, 32768, -80, 1024}, {311, 1, -112, 1024},
    {311, 64, 304, 1024}, {311, 1024, -16, 1024}, {311, 2048, 0, 1024}, {311, 4096, 48, 1024},
    {311, 8192, -32, 1024}, {311, 16384, 176, 384}, {311, 32768, 240, 1024}, {312, 1024, 0, 1024},
    {313, 1024, 48, 1024}, {314, 1024, 80, 1024}, {315, 1024, -96, 1024},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 32,
                .nhosts = 32,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 49587,
                .ring = 44467,
                .nparts = 1},
     .residuals = residuals_cluster,
     .nresiduals = sizeof residuals_cluster / sizeof(struct ct_residual)}, /* cluster */
    {.traits = {.nranks = 8,
                .nhosts = 8,
                .per_host = 1,
                .nswitches = 1,
                .crossing = 44269,
                .ring = 41395,
                .nparts = 4},
     .residuals = residuals_columns,
     .nresiduals = sizeof residuals_columns / sizeof(struct ct_residual)}, /* columns */
    {.traits = {.nranks = 4,
                .nhosts = 4,
                .per_host = 1,
                .nswitches = 1,
                .crossing = 43018,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth,
     .nresiduals = sizeof residuals_eighth / sizeof(struct ct_residual)}, /* eighth */
    {.traits = {.nranks = 4,
                .nhosts = 4,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 43443,
                .ring = 41395,
                .nparts = 1},
     .residuals = residuals_eighth_dealt,
     .nresiduals = sizeof residuals_eighth_dealt / sizeof(struct ct_residual)}, /* eighth-dealt */
    {.traits = {.nranks = 16,
                .nhosts = 16,
                .per_host = 1,
                .nswitches = 2,
                .crossing = 47539,
                .ring = 44467,
                .nparts = 1},
     .residuals = residuals_half_blocks,
     .nresiduals = sizeof residuals_half_blocks / sizeof(struct ct_residual)}, /* half-blocks */
    {.traits = {.nranks = 16,
                .nhosts = 16,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 47539,
                .ring = 43443,
                .nparts = 1},
     .residuals = residuals_half_dealt,
     .nresiduals = sizeof residuals_half_dealt / sizeof(struct ct_residual)}, /* half-dealt */
    {.traits = {.nranks = 4,
                .nhosts = 4,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 43443,
                .ring = 41395,
                .nparts = 8},
     .residuals = residuals_rows,
     .nresiduals = sizeof residuals_rows / sizeof(struct ct_residual)}, /* rows */
    {.traits = {.nranks = 11,
                .nhosts = 11,
                .per_host = 1,
                .nswitches = 4,
                .crossing = 46419,
                .ring = 43018,
                .nparts = 1},
     .residuals = residuals_third_odd,
     .nresiduals = sizeof residuals_third_odd / sizeof(struct ct_residual)}, /* third-odd */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(1231421440),
                  [CT_MESSAGES_INSIDE] = INT64_C(163840000),
                  [CT_TOKENS] = INT64_C(431816704),
                  [CT_LONG_MESSAGES] = INT64_C(9784524800),
                  [CT_BYTES_BETWEEN] = INT64_C(3020),
                  [CT_BYTES_ON_CABLES] = INT64_C(4833),
                  [CT_BYTES_INSIDE] = INT64_C(58982),
                  [CT_BYTES_REDUCED] = INT64_C(7327),
                  [CT_BYTES_COPIED] = INT64_C(31837),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(211877888),
                  [CT_ROUNDS_BETWEEN] = INT64_C(426770432),
                  [CT_ROUND_CABLES] = INT64_C(211615744),
                  [CT_RANK_MESSAGES] = INT64_C(17288397),
                  [CT_HOST_MESSAGES] = INT64_C(19208602),
                  [CT_BARRIERS] = INT64_C(21528576000),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(27479),
                  [CT_CABLE_BEYOND_NS] = INT64_C(41923),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(2543),
              },
              .call_ns = INT64_C(270),
              .rank_ns = INT64_C(68660),
              .norm = CT_NORM_ROOT,
              .error = 142},
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
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b38007b558dd3f),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x21cf001925f1d736),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21d9101925fa46eb),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9081925fa3953),
    UINT64_C(0x8b37b07b558d4c0), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38307b558e258), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf051925f1dfb5), UINT64_C(0x21d90f1925fa4538),
    UINT64_C(0x21d9131925fa4c04), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b38207b558e0a5),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21cf021925f1da9c),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21d9121925fa4a51),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d58a1925f72d62),
    UINT64_C(0x8b37d07b558d826), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x21ceff1925f1d583), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf071925f1e31b), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9151925fa4f6a), UINT64_C(0x21d58b1925f72f15),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 36,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

extern const struct ct_tuned ct_tuned_columns;
extern const struct ct_tuned ct_tuned_eighth;
extern const struct ct_tuned ct_tuned_eighth_dealt;
extern const struct ct_tuned ct_tuned_half_blocks;
extern const struct ct_tuned ct_tuned_half_dealt;
extern const struct ct_tuned ct_tuned_rows;
extern const struct ct_tuned ct_tuned_third_odd;

static const struct ct_tuned *const jobs[] = {
    /* jobs/columns/tuned.c */
    &ct_tuned_columns,
    /* jobs/eighth/tuned.c */
    &ct_tuned_eighth,
    /* jobs/eighth-dealt/tuned.c */
    &ct_tuned_eighth_dealt,
    /* jobs/half-blocks/tuned.c */
    &ct_tuned_half_blocks,
    /* jobs/half-dealt/tuned.c */
    &ct_tuned_half_dealt,
    /* jobs/rows/tuned.c */
    &ct_tuned_rows,
    /* jobs/third-odd/tuned.c */
    &ct_tuned_third_odd,
    NULL,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-c",
    .nranks = 32,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .calibration = &calibration,
    .jobs = jobs,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x5445eb8969a6f58d),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
