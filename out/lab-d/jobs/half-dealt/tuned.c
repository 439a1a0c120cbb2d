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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid_3d;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_swing;
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
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x7de60782dbbee561),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0x0c74516245449d4f),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xdef8edba7cb392c7),
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
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6d4060b7cf2cd383),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xecbb99e89306bbb0),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=dealt */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa461eba543f526af),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x62e7af2bd3ef26bb),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2fbb31257cee5340),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x89e1bc00d8076b0d),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xb85644b56fffb0dc),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x5a1c6ae8d63a1c0c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x8e621bd540916273),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x0a7d80deb44a888d),
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
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x0816fccc434fe2ba),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=262144 */
        .setting = {{16, 262144}},
        .fingerprint = UINT64_C(0xf6dbaeb69e4e5631),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0x45f940c788bd9279),
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
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xbdbcb895650fd8ea),
    },
    {
        .algorithm = &alltoall_grid_3d,
        .fingerprint = UINT64_C(0xa2236f1b37de03a2),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0x8dea11092363d4be),
    },
    {
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0xa8f089b48393548d),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x0b6a868cf65e6488),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa19a36de9ce0cf18),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x782a3b80390e6e24),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa892f8c0905a5ff1),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=spread radix=2 */
        .setting = {{5, 2}},
        .fingerprint = UINT64_C(0x475cb2b7e10de442),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe8b617b4ca055466),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=0 leaders=1 tree=binomial */
        .setting = {{0, 0, 0}},
        .fingerprint = UINT64_C(0x3cf7dd0ae427ebe2),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc8372ebb277c0d5a),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x29fe0b5bab1ec649),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xcc1197c6a7ced31a),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x528d3a68e9869ac9),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x774f44209090d21e),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x834c74279c965d73),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5c9470ed5e08bade),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5fe569add9af6cf2),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb917cb91db4db3c4),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x778862d01cf9cbea),
    },
    {
        .algorithm = &reduce_scatter_block_swing,
        .fingerprint = UINT64_C(0x2fb7f99b6eff2f76),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x4cfa3d7f919765a0),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb4f7e994235808d1),
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
     * allgather_hierarchical leaders=1 between=ring 4.15 ms (2.88 ms to 5.26 ms), 15 samples
     * native 6.6 ms (5.28 ms to 8.06 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 4.01 ms */
    if (problem->bytes < 157)
        return &choices[1]; /* allgather_hierarchical */
    /* from 157 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 7.98 ms (7.18 ms to 8.34 ms), 30 samples
     * native 8.43 ms (8.17 ms to 9.41 ms), 30 samples
     * runner-up: allgather_bine order_by=copies 6.96 ms */
    if (problem->bytes < 935)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 6.62 ms (6.24 ms to 7.01 ms), 112 samples
     * runner-up: allgather_bruck_radix radix=3 order=dealt 6.32 ms */
    if (problem->bytes < 1123)
        return &choices[0]; /* allgather_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * allgather_wired_far_first order_by=copies 6.97 ms (6.55 ms to 8.08 ms), 15 samples
     * native 8.87 ms (8.01 ms to 9.94 ms), 15 samples
     * runner-up: allgather_neighbor_exchange 7.74 ms */
    if (problem->bytes < 2299)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 2299 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 12.4 ms (9.48 ms to 13.5 ms), 15 samples
     * native 14.4 ms (13.2 ms to 16.3 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 14.3 ms */
    if (problem->bytes < 9281)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 9281 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 34 ms (32.4 ms to 35.8 ms), 24 samples
     * runner-up: allgather_ring segment_bytes=0 31.7 ms */
    if (problem->bytes < 18013)
        return &choices[0]; /* allgather_native */
    /* from 18013 bytes: confirmed; at 21499 bytes:
     * allgather_wired_ring segment_bytes=8192 47.7 ms (46.2 ms to 50.1 ms), 6 samples
     * native 77.6 ms (64.7 ms to 84.5 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 50.1 ms */
    if (problem->bytes < 23707)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 23707 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 64.2 ms (61.1 ms to 68.7 ms), 6 samples
     * native 85.5 ms (78.6 ms to 94.4 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 70.7 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.87 ms (2.6 ms to 3.09 ms), 30 samples
     * native 3.25 ms (3.04 ms to 3.56 ms), 30 samples
     * runner-up: allreduce_hierarchical leaders=4 between=recursive_doubling 3.04 ms */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 3 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 4.49 ms (3.8 ms to 5.9 ms), 15 samples
     * native 4.68 ms (4.21 ms to 5.36 ms), 15 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_3d 4.23 ms */
    if (problem->bytes < 9)
        return &choices[8]; /* allreduce_tree */
    /* from 9 bytes: nothing beat native; at 35 bytes:
     * allreduce_native 4.51 ms (4.29 ms to 4.84 ms), 155 samples
     * runner-up: allreduce_rabenseifner_far 4.76 ms */
    if (problem->bytes < 51)
        return &choices[0]; /* allreduce_native */
    /* from 51 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 4.17 ms (3.73 ms to 4.8 ms), 15 samples
     * native 4.93 ms (4.1 ms to 5.46 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 3.98 ms */
    if (problem->bytes < 1022)
        return &choices[9]; /* allreduce_tree */
    /* from 1022 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 3.86 ms (3.56 ms to 4.25 ms), 15 samples
     * native 5.51 ms (4.63 ms to 6.38 ms), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=3 order=dealt 3.78 ms */
    if (problem->bytes < 1367)
        return &choices[10]; /* allreduce_tree */
    /* from 1367 bytes: confirmed; at 1415 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 4.58 ms (3.84 ms to 5.69 ms), 15 samples
     * native 5.41 ms (5 ms to 7.34 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 4.64 ms */
    if (problem->bytes < 1828)
        return &choices[11]; /* allreduce_tree */
    /* from 1828 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 4.01 ms (3.75 ms to 4.64 ms), 30 samples
     * native 4.62 ms (4.23 ms to 5.45 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 3.83 ms */
    if (problem->bytes < 3740)
        return &choices[9]; /* allreduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=dealt 3.62 ms (3 ms to 3.81 ms), 15 samples
     * native 5.41 ms (4.41 ms to 5.85 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 3.89 ms */
    if (problem->bytes < 4744)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 4744 bytes: confirmed; at 5136 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 4.17 ms (3.54 ms to 4.74 ms), 15 samples
     * native 6.48 ms (4.42 ms to 8.52 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=dealt 4.98 ms */
    if (problem->bytes < 6774)
        return &choices[13]; /* allreduce_tree */
    /* from 6774 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 3.18 ms (2.78 ms to 5.34 ms), 15 samples
     * native 3.76 ms (3.44 ms to 5.2 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 4.35 ms */
    if (problem->bytes < 9005)
        return &choices[14]; /* allreduce_tree */
    /* from 9005 bytes: confirmed; at 9864 bytes:
     * allreduce_reduce_bcast 5.63 ms (5.24 ms to 6.83 ms), 30 samples
     * native 6.37 ms (5.89 ms to 7.24 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 6.04 ms */
    if (problem->bytes < 11186)
        return &choices[15]; /* allreduce_reduce_bcast */
    /* from 11186 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 5.73 ms (5.5 ms to 6 ms), 250 samples
     * runner-up: allreduce_two_tree segment_bytes=0 5.45 ms */
    if (problem->bytes < 18146)
        return &choices[0]; /* allreduce_native */
    /* from 18146 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 9.21 ms (8.95 ms to 10 ms), 15 samples
     * native 14.5 ms (14.1 ms to 15.4 ms), 15 samples
     * runner-up: allreduce_binary_blocks 10.5 ms */
    if (problem->bytes < 35818)
        return &choices[16]; /* allreduce_wired_switches */
    /* from 35818 bytes: confirmed; at 42993 bytes:
     * allreduce_binary_blocks 13.2 ms (9.76 ms to 17.3 ms), 10 samples
     * native 20.9 ms (19.3 ms to 23.7 ms), 10 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4 14.3 ms */
    if (problem->bytes < 53367)
        return &choices[17]; /* allreduce_binary_blocks */
    /* from 53367 bytes: confirmed; at 65536 bytes:
     * allreduce_k_reduce_scatter_allgather radix=4 16.9 ms (16 ms to 19.8 ms), 10 samples
     * native 32.3 ms (28.2 ms to 33.2 ms), 10 samples
     * runner-up: allreduce_binary_blocks 18.6 ms */
    if (problem->bytes < 74344)
        return &choices[18]; /* allreduce_k_reduce_scatter_allgather */
    /* from 74344 bytes: confirmed; at 81439 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=262144 20.9 ms (17.4 ms to 22.6 ms), 6 samples
     * native 36.5 ms (35 ms to 37.4 ms), 6 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 21.6 ms */
    if (problem->bytes < 89213)
        return &choices[19]; /* allreduce_wired_switches */
    /* from 89213 bytes: confirmed; at 103586 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 23.6 ms (23.1 ms to 27.3 ms), 6 samples
     * native 46.1 ms (41.7 ms to 47.2 ms), 6 samples
     * runner-up: allreduce_swing 26 ms */
    if (problem->bytes < 120306)
        return &choices[20]; /* allreduce_wired_switches */
    /* from 120306 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 26.9 ms (24.3 ms to 33.9 ms), 6 samples
     * native 55.1 ms (53.4 ms to 55.7 ms), 6 samples
     * runner-up: allreduce_swing 26.8 ms */
    if (problem->bytes < 268435457)
        return &choices[21]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 55.1 ms (53.4 ms to 55.7 ms), 6 samples
     * runner-up: allreduce_ring segment_bytes=0 26 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 4.04 ms (3.36 ms to 5.03 ms), 15 samples
     * native 6.22 ms (4.84 ms to 7.36 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 3.52 ms */
    if (problem->bytes < 2)
        return &choices[22]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 8 bytes:
     * alltoall_hierarchical leaders=1 between=ring 4.93 ms (4.4 ms to 6.74 ms), 15 samples
     * native 8.65 ms (7.13 ms to 9.02 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 6.88 ms */
    if (problem->bytes < 20)
        return &choices[23]; /* alltoall_hierarchical */
    /* from 20 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 4.04 ms (2.57 ms to 4.17 ms), 15 samples
     * native 5.94 ms (5.4 ms to 7.17 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 4.77 ms */
    if (problem->bytes < 150)
        return &choices[22]; /* alltoall_hierarchical */
    /* from 150 bytes: confirmed; at 202 bytes:
     * alltoall_bruck 5.87 ms (5.11 ms to 7.52 ms), 15 samples
     * native 8.19 ms (7.59 ms to 8.96 ms), 15 samples
     * runner-up: alltoall_grid_3d 7.75 ms */
    if (problem->bytes < 329)
        return &choices[24]; /* alltoall_bruck */
    /* from 329 bytes: confirmed; at 512 bytes:
     * alltoall_grid_3d 8.61 ms (7.21 ms to 11 ms), 15 samples
     * native 15.3 ms (14.7 ms to 17.3 ms), 15 samples
     * runner-up: alltoall_bruck 8.16 ms */
    if (problem->bytes < 935)
        return &choices[25]; /* alltoall_grid_3d */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * alltoall_circulant 11.5 ms (10.9 ms to 12.6 ms), 15 samples
     * native 15.5 ms (13.6 ms to 17.3 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=4 10.3 ms */
    if (problem->bytes < 1123)
        return &choices[26]; /* alltoall_circulant */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * alltoall_grid_2d 14.8 ms (13 ms to 17 ms), 10 samples
     * native 18.5 ms (17.1 ms to 19.5 ms), 10 samples
     * runner-up: alltoall_grid_2d order=dealt 14.7 ms */
    if (problem->bytes < 3074)
        return &choices[27]; /* alltoall_grid_2d */
    /* from 3074 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 21.7 ms (19.7 ms to 24 ms), 25 samples
     * runner-up: alltoall_scattered batch=4 order=dealt 22.3 ms */
    if (problem->bytes < 4308)
        return &choices[0]; /* alltoall_native */
    /* from 4308 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 32.1 ms (30.6 ms to 42 ms), 6 samples
     * native 229 ms (37.6 ms to 241 ms), 6 samples
     * runner-up: alltoall_scattered batch=4 order=dealt 32.9 ms */
    if (problem->bytes < 14957)
        return &choices[28]; /* alltoall_spread */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 66.9 ms (64.3 ms to 78.8 ms), 6 samples
     * native 306 ms (295 ms to 322 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 61 ms */
    if (problem->bytes < 17949)
        return &choices[29]; /* alltoall_ring */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 363 ms (125 ms to 600 ms), 2 samples
     * native 382 ms (374 ms to 390 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 125 ms */
    if (problem->bytes < 49584)
        return &choices[30]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 49584 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 238 ms (236 ms to 239 ms), 2 samples
     * native 364 ms (352 ms to 376 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 250 ms */
    return &choices[31]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=spread radix=2 1.87 ms (1.09 ms to 3.02 ms), 15 samples
     * native 2.64 ms (2.01 ms to 3.19 ms), 15 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=4 order=dealt 2.66 ms */
    if (problem->bytes < 2)
        return &choices[32]; /* bcast_scatter_allgather */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * bcast_native 2.25 ms (2.07 ms to 2.35 ms), 45 samples
     * runner-up: bcast_binomial segment_bytes=0 2.22 ms */
    if (problem->bytes < 1012)
        return &choices[0]; /* bcast_native */
    /* from 1012 bytes: confirmed; at 1024 bytes:
     * bcast_linear order=dealt 2.85 ms (1.65 ms to 4.08 ms), 15 samples
     * native 3.5 ms (2.43 ms to 4.03 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 2.55 ms */
    if (problem->bytes < 1233)
        return &choices[33]; /* bcast_linear */
    /* from 1233 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 3.01 ms (2.66 ms to 3.27 ms), 60 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 order=dealt 2.63 ms */
    if (problem->bytes < 8753)
        return &choices[0]; /* bcast_native */
    /* from 8753 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 3.54 ms (3.13 ms to 4 ms), 15 samples
     * native 11.5 ms (9.97 ms to 13.3 ms), 15 samples
     * runner-up: bcast_bine 4.35 ms */
    if (problem->bytes < 18924)
        return &choices[34]; /* bcast_hierarchical */
    /* from 18924 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 5.64 ms (5.22 ms to 6.58 ms), 15 samples
     * native 10.9 ms (10.4 ms to 11.2 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 6.01 ms */
    if (problem->bytes < 41380)
        return &choices[35]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 41380 bytes: confirmed; at 65536 bytes:
     * bcast_chain segment_bytes=16384 chains=1 7.99 ms (7.25 ms to 8.58 ms), 15 samples
     * native 12 ms (11.3 ms to 13.7 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 8.58 ms */
    return &choices[36]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 965 us (132 us to 2.41 ms), 15 samples
     * native 2.76 ms (2.36 ms to 3.65 ms), 15 samples
     * runner-up: reduce_pairwise_gather order=dealt 1.99 ms */
    if (problem->bytes < 2047)
        return &choices[37]; /* reduce_linear */
    /* from 2047 bytes: confirmed; at 2048 bytes:
     * reduce_linear order=dealt 2.33 ms (1.67 ms to 2.76 ms), 105 samples
     * native 3.39 ms (3.07 ms to 3.84 ms), 105 samples
     * runner-up: reduce_linear 2.18 ms */
    if (problem->bytes < 2836)
        return &choices[38]; /* reduce_linear */
    /* from 2836 bytes: confirmed; at 3135 bytes:
     * reduce_linear 3.02 ms (2.22 ms to 4.61 ms), 15 samples
     * native 5.56 ms (4.63 ms to 6.59 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=dealt 2.61 ms */
    if (problem->bytes < 3553)
        return &choices[37]; /* reduce_linear */
    /* from 3553 bytes: confirmed; at 4096 bytes:
     * reduce_binomial 3.07 ms (1.46 ms to 3.63 ms), 15 samples
     * native 5.28 ms (3.97 ms to 7 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 2.33 ms */
    if (problem->bytes < 16392)
        return &choices[39]; /* reduce_binomial */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 7.36 ms (6.51 ms to 7.91 ms), 15 samples
     * native 8.57 ms (7.45 ms to 10.8 ms), 15 samples
     * runner-up: reduce_bine_scatter_gather 7.35 ms */
    if (problem->bytes < 32830)
        return &choices[40]; /* reduce_wired_tree */
    /* from 32830 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 10 ms (8.8 ms to 10.6 ms), 15 samples
     * native 20.3 ms (19.5 ms to 21.1 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 10.4 ms */
    if (problem->bytes < 268435457)
        return &choices[41]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 38.7 ms (37.7 ms to 41.6 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 15.8 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 3.18 ms (2.46 ms to 4.21 ms), 15 samples
     * native 3.56 ms (3.32 ms to 4.45 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 4.55 ms */
    if (problem->bytes < 2)
        return &choices[42]; /* reduce_scatter_block_hierarchical */
    /* from 2 bytes: nothing beat native; at 8 bytes:
     * reduce_scatter_block_native 3.44 ms (3.14 ms to 3.69 ms), 40 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 3.25 ms */
    if (problem->bytes < 12)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 12 bytes: confirmed; at 31 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 4.59 ms (3.71 ms to 5.53 ms), 30 samples
     * native 5.75 ms (4.69 ms to 7.05 ms), 30 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 4.82 ms */
    if (problem->bytes < 59)
        return &choices[43]; /* reduce_scatter_block_hierarchical */
    /* from 59 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 3.29 ms (2.72 ms to 3.99 ms), 15 samples
     * native 3.66 ms (2.98 ms to 4.77 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring 4.03 ms */
    if (problem->bytes < 172)
        return &choices[42]; /* reduce_scatter_block_hierarchical */
    /* from 172 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 5.61 ms (5.28 ms to 6 ms), 82 samples
     * runner-up: reduce_scatter_block_recursive_halving 5.66 ms */
    if (problem->bytes < 1252)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1252 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 9.35 ms (9.07 ms to 10.5 ms), 15 samples
     * native 10.8 ms (9.99 ms to 12.4 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=8 10.8 ms */
    if (problem->bytes < 3094)
        return &choices[44]; /* reduce_scatter_block_recursive_multiplying */
    /* from 3094 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_swing 11.5 ms (9.54 ms to 12.9 ms), 10 samples
     * native 20.5 ms (19.6 ms to 22.4 ms), 10 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 12.3 ms */
    if (problem->bytes < 6791)
        return &choices[45]; /* reduce_scatter_block_swing */
    /* from 6791 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 17.6 ms (16.7 ms to 18.5 ms), 10 samples
     * native 44.4 ms (42.7 ms to 49.8 ms), 10 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 19.8 ms */
    if (problem->bytes < 11899)
        return &choices[46]; /* reduce_scatter_block_wired_ring */
    /* from 11899 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 32.9 ms (31.6 ms to 34.6 ms), 6 samples
     * native 95.2 ms (93.6 ms to 97 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 35.2 ms */
    if (problem->bytes < 22270)
        return &choices[47]; /* reduce_scatter_block_ring */
    /* from 22270 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 65.5 ms (64.2 ms to 71.4 ms), 6 samples
     * native 165 ms (159 ms to 189 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 77.2 ms */
    if (problem->bytes < 11184811)
        return &choices[48]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 728 ms (721 ms to 736 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 262 ms */
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
    {&ct_allgather, 1, 0.006598233, 0.004154727},
    {&ct_allgather, 64, 0.005836772, 0.003453157},
    {&ct_allgather, 512, 0.008427568, 0.0079788215},
    {&ct_allgather, 1024, 0.006616852, 0.006616852},
    {&ct_allgather, 2048, 0.008868175, 0.006966662},
    {&ct_allgather, 4096, 0.014419511, 0.012407053},
    {&ct_allgather, 8192, 0.0194688655, 0.018464382},
    {&ct_allgather, 16384, 0.0339947655, 0.0339947655},
    {&ct_allgather, 32768, 0.0854500045, 0.0641591765},
    {&ct_allgather, 65536, 0.189010154, 0.124603778},
    {&ct_allgather, 131072, 0.341697427, 0.276843106},
    {&ct_allreduce, 1, 0.003248983, 0.0028708785},
    {&ct_allreduce, 64, 0.0049289, 0.004168142},
    {&ct_allreduce, 512, 0.004825397, 0.00392081},
    {&ct_allreduce, 1024, 0.005514206, 0.003858951},
    {&ct_allreduce, 2048, 0.0046207755, 0.0040063595},
    {&ct_allreduce, 4096, 0.005410952, 0.003616363},
    {&ct_allreduce, 8192, 0.003756685, 0.003177018},
    {&ct_allreduce, 16384, 0.005734234, 0.005734234},
    {&ct_allreduce, 32768, 0.0144853, 0.009207627},
    {&ct_allreduce, 65536, 0.032299499, 0.016860612},
    {&ct_allreduce, 131072, 0.055071003, 0.026878676},
    {&ct_alltoall, 1, 0.006215969, 0.004035199},
    {&ct_alltoall, 64, 0.005938429, 0.004043189},
    {&ct_alltoall, 512, 0.015265963, 0.008611249},
    {&ct_alltoall, 1024, 0.015500148, 0.011474572},
    {&ct_alltoall, 2048, 0.018487275, 0.0148329005},
    {&ct_alltoall, 4096, 0.021656862, 0.021656862},
    {&ct_alltoall, 8192, 0.228617756, 0.0321389445},
    {&ct_alltoall, 16384, 0.305991159, 0.0669197375},
    {&ct_alltoall, 32768, 0.38180469, 0.362564952},
    {&ct_alltoall, 65536, 0.364137099, 0.237614666},
    {&ct_alltoall, 131072, 0.676236746, 0.470333575},
    {&ct_bcast, 1, 0.002637618, 0.001873893},
    {&ct_bcast, 64, 0.00224986, 0.00224986},
    {&ct_bcast, 512, 0.003640509, 0.003640509},
    {&ct_bcast, 1024, 0.003496644, 0.002851897},
    {&ct_bcast, 2048, 0.0030142615, 0.0030142615},
    {&ct_bcast, 4096, 0.0015073, 0.0015073},
    {&ct_bcast, 8192, 0.002909441, 0.002909441},
    {&ct_bcast, 16384, 0.011517493, 0.003540321},
    {&ct_bcast, 32768, 0.010896947, 0.005637079},
    {&ct_bcast, 65536, 0.012010774, 0.007990348},
    {&ct_bcast, 131072, 0.0225010545, 0.0165326405},
    {&ct_reduce, 1, 0.002762754, 0.000964738},
    {&ct_reduce, 64, 0.003170382, 0.002095597},
    {&ct_reduce, 512, 0.003154351, 0.002606074},
    {&ct_reduce, 1024, 0.003148631, 0.001698166},
    {&ct_reduce, 2048, 0.003394969, 0.002329724},
    {&ct_reduce, 4096, 0.005277469, 0.003072008},
    {&ct_reduce, 8192, 0.002712024, 0.002139763},
    {&ct_reduce, 16384, 0.006545519, 0.005065594},
    {&ct_reduce, 32768, 0.008571625, 0.007356656},
    {&ct_reduce, 65536, 0.020343561, 0.010023735},
    {&ct_reduce, 131072, 0.03866412, 0.015682575},
    {&ct_reduce_scatter_block, 1, 0.003556394, 0.003176792},
    {&ct_reduce_scatter_block, 64, 0.003656197, 0.003287929},
    {&ct_reduce_scatter_block, 512, 0.0056142375, 0.0056142375},
    {&ct_reduce_scatter_block, 1024, 0.007321088, 0.007321088},
    {&ct_reduce_scatter_block, 2048, 0.01075771, 0.009351436},
    {&ct_reduce_scatter_block, 4096, 0.0205380735, 0.0114758915},
    {&ct_reduce_scatter_block, 8192, 0.04439163, 0.0175872015},
    {&ct_reduce_scatter_block, 16384, 0.0951541365, 0.03288403},
    {&ct_reduce_scatter_block, 32768, 0.165346289, 0.065484344},
    {&ct_reduce_scatter_block, 65536, 0.344467584, 0.12453773},
    {&ct_reduce_scatter_block, 131072, 0.735639451, 0.390872807},
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
    .dispatch_hash = UINT64_C(0x5207b6a47872d998),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x642f15c14558ee1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
