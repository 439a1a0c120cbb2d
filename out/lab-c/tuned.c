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
    .traits = {.nranks = 32,
               .nhosts = 32,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 2.048e-05,
               .ring_s = 6.4e-07,
               .nparts = 1,
               .order = CT_DEALT},
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
