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
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring_barrier;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
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
        .fingerprint = UINT64_C(0xeba524eccac64459),
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
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6d4060b7cf2cd383),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=rabenseifner */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0xe1bed74789dbcea0),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x62e7af2bd3ef26bb),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x0a7d80deb44a888d),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xecbb99e89306bbb0),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x8e621bd540916273),
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
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0xa8f089b48393548d),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x37994b0d936e7fc1),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1846fbd0be2e90f8),
    },
    {
        .algorithm = &alltoall_ring_barrier,
        /* barriers=1 order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd2d32ac0600d05f0),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x16a83d35c0b00c6e),
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
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x9a7d51b1cc780004),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x29fe0b5bab1ec649),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x528d3a68e9869ac9),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0x714f979b5a64a27a),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xcc1197c6a7ced31a),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2c42c2f04ff7457e),
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
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x72eb6005b5b5c8d0),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb4f7e994235808d1),
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
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x1ab007d57390f9c2),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 2.4 ms (1.93 ms to 3.24 ms), 15 samples
     * native 3.5 ms (2.97 ms to 4.08 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 2.09 ms */
    if (problem->bytes < 118)
        return &choices[1]; /* allgather_hierarchical */
    /* from 118 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 2.3 ms (2.14 ms to 2.83 ms), 15 samples
     * native 3.49 ms (2.8 ms to 4.06 ms), 15 samples
     * runner-up: allgather_bruck 2.85 ms */
    if (problem->bytes < 818)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 818 bytes: confirmed; at 1024 bytes:
     * allgather_wired_far_first order_by=copies 2.79 ms (2.37 ms to 3.42 ms), 15 samples
     * native 3.61 ms (3.13 ms to 3.98 ms), 15 samples
     * runner-up: allgather_bine order_by=copies 2.9 ms */
    if (problem->bytes < 2639)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 2639 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 7.95 ms (7.76 ms to 8.23 ms), 30 samples
     * native 8.55 ms (8.03 ms to 9.22 ms), 30 samples
     * runner-up: allgather_bine order_by=messages 8.29 ms */
    if (problem->bytes < 4097)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 4097 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 61.5 ms (61 ms to 69.7 ms), 6 samples
     * native 72.6 ms (71.5 ms to 74.8 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 61.9 ms */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=rabenseifner 2.3 ms (1.82 ms to 3.29 ms), 15 samples
     * native 2.81 ms (2.47 ms to 3.53 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt 1.97 ms */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * allreduce_native 2.12 ms (1.87 ms to 2.34 ms), 35 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 1.95 ms */
    if (problem->bytes < 6)
        return &choices[0]; /* allreduce_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 2.87 ms (2.7 ms to 3.07 ms), 30 samples
     * native 3.29 ms (3.13 ms to 3.66 ms), 30 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 1.83 ms */
    if (problem->bytes < 261)
        return &choices[7]; /* allreduce_tree */
    /* from 261 bytes: confirmed; at 399 bytes:
     * allreduce_reduce_bcast 1.79 ms (1.76 ms to 1.97 ms), 15 samples
     * native 2.51 ms (2.22 ms to 2.98 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 1.97 ms */
    if (problem->bytes < 437)
        return &choices[8]; /* allreduce_reduce_bcast */
    /* from 437 bytes: confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.84 ms (1.41 ms to 1.96 ms), 15 samples
     * native 2.38 ms (1.92 ms to 3.15 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 1.81 ms */
    if (problem->bytes < 2406)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 2406 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 1.85 ms (1.54 ms to 2.11 ms), 15 samples
     * native 2.61 ms (2.3 ms to 2.77 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 2.07 ms */
    if (problem->bytes < 9794)
        return &choices[10]; /* allreduce_tree */
    /* from 9794 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 3.65 ms (3.31 ms to 3.83 ms), 15 samples
     * native 3.89 ms (3.71 ms to 4.36 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 3.9 ms */
    if (problem->bytes < 20802)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 20802 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 5.77 ms (5.17 ms to 8.52 ms), 15 samples
     * native 10.6 ms (10.3 ms to 11.5 ms), 15 samples
     * runner-up: allreduce_rabenseifner 5.79 ms */
    if (problem->bytes < 134217729)
        return &choices[12]; /* allreduce_binary_blocks */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 2.06 ms (1.75 ms to 2.9 ms), 15 samples
     * native 2.92 ms (2.72 ms to 3.04 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 2.3 ms */
    if (problem->bytes < 42)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 42 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 2.62 ms (2.12 ms to 3.49 ms), 15 samples
     * native 4.03 ms (3.23 ms to 5.25 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 2.16 ms */
    if (problem->bytes < 85)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 85 bytes: confirmed; at 512 bytes:
     * alltoall_bruck 3.85 ms (3.5 ms to 4.17 ms), 15 samples
     * native 7.25 ms (6.62 ms to 8.67 ms), 15 samples
     * runner-up: alltoall_grid_3d 3.84 ms */
    if (problem->bytes < 525)
        return &choices[15]; /* alltoall_bruck */
    /* from 525 bytes: confirmed; at 1024 bytes:
     * alltoall_grid_2d 5.69 ms (5.28 ms to 5.9 ms), 15 samples
     * native 8.88 ms (8.07 ms to 9.72 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=6 order=dealt 5.87 ms */
    if (problem->bytes < 1593)
        return &choices[16]; /* alltoall_grid_2d */
    /* from 1593 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=4 order=dealt 9.8 ms (9.38 ms to 10.1 ms), 90 samples
     * native 10.6 ms (10.2 ms to 11.2 ms), 90 samples
     * runner-up: alltoall_spread window=4 9.61 ms */
    if (problem->bytes < 3376)
        return &choices[17]; /* alltoall_spread */
    /* from 3376 bytes: confirmed; at 4096 bytes:
     * alltoall_scattered batch=4 order=dealt 14.8 ms (14.4 ms to 15 ms), 20 samples
     * native 16 ms (15.4 ms to 17.1 ms), 20 samples
     * runner-up: alltoall_scattered batch=8 order=dealt 15.5 ms */
    if (problem->bytes < 8192)
        return &choices[18]; /* alltoall_scattered */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * alltoall_ring_barrier barriers=1 order=dealt 30.3 ms (28.7 ms to 33.1 ms), 6 samples
     * native 226 ms (29.7 ms to 235 ms), 6 samples
     * runner-up: alltoall_ring_barrier barriers=1 29.1 ms */
    if (problem->bytes < 16384)
        return &choices[19]; /* alltoall_ring_barrier */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 58.6 ms (57.9 ms to 68.9 ms), 6 samples
     * native 292 ms (285 ms to 300 ms), 6 samples
     * runner-up: alltoall_ring_light 60.1 ms */
    if (problem->bytes < 65537)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_linear order=dealt 1.65 ms (1.24 ms to 2.02 ms), 45 samples
     * native 1.85 ms (1.65 ms to 2.08 ms), 45 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 order=dealt 1.38 ms */
    if (problem->bytes < 2)
        return &choices[21]; /* bcast_linear */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * bcast_native 1.58 ms (1.49 ms to 1.65 ms), 225 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 1.58 ms */
    if (problem->bytes < 5802)
        return &choices[0]; /* bcast_native */
    /* from 5802 bytes: confirmed; at 8192 bytes:
     * bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 1.73 ms (1.41 ms to 1.84 ms), 15 samples
     * native 2.38 ms (1.92 ms to 2.61 ms), 15 samples
     * runner-up: bcast_circulant segment_bytes=4096 order=dealt 1.94 ms */
    if (problem->bytes < 11854)
        return &choices[22]; /* bcast_hierarchical */
    /* from 11854 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 3.16 ms (2.69 ms to 3.64 ms), 15 samples
     * native 6.1 ms (5.59 ms to 7.73 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=2 2.65 ms */
    if (problem->bytes < 16385)
        return &choices[23]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=16384 chains=1 3.1 ms (2.97 ms to 4.97 ms), 15 samples
     * native 6.16 ms (5.49 ms to 7.42 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 3.61 ms */
    return &choices[24]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 1.15 ms (120 us to 2.32 ms), 15 samples
     * native 1.44 ms (1.23 ms to 2.49 ms), 15 samples
     * runner-up: reduce_pairwise_gather 960 us */
    if (problem->bytes < 59)
        return &choices[25]; /* reduce_linear */
    /* from 59 bytes: confirmed; at 64 bytes:
     * reduce_knomial segment_bytes=0 radix=8 1.5 ms (716 us to 2.46 ms), 15 samples
     * native 1.56 ms (863 us to 2.65 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 980 us */
    if (problem->bytes < 72)
        return &choices[26]; /* reduce_knomial */
    /* from 72 bytes: confirmed; at 512 bytes:
     * reduce_linear 949 us (480 us to 1.87 ms), 15 samples
     * native 1.49 ms (1.25 ms to 1.74 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=dealt 1 ms */
    if (problem->bytes < 513)
        return &choices[27]; /* reduce_linear */
    /* from 513 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=dealt 1.27 ms (1.04 ms to 1.57 ms), 135 samples
     * native 1.58 ms (1.51 ms to 1.73 ms), 135 samples
     * runner-up: reduce_binomial order=dealt 1.1 ms */
    if (problem->bytes < 1261)
        return &choices[25]; /* reduce_linear */
    /* from 1261 bytes: confirmed; at 2048 bytes:
     * reduce_linear 879 us (92.1 us to 2.02 ms), 15 samples
     * native 2.45 ms (1.39 ms to 3.03 ms), 15 samples
     * runner-up: reduce_bine order=dealt 1.43 ms */
    if (problem->bytes < 2103)
        return &choices[27]; /* reduce_linear */
    /* from 2103 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=8 1.48 ms (959 us to 2.09 ms), 15 samples
     * native 2.66 ms (2.2 ms to 3.6 ms), 15 samples
     * runner-up: reduce_kary segment_bytes=1024 radix=4 order=dealt 1.95 ms */
    if (problem->bytes < 4645)
        return &choices[26]; /* reduce_knomial */
    /* from 4645 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.57 ms (1.22 ms to 1.86 ms), 15 samples
     * native 2.68 ms (1.94 ms to 3.51 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 1.76 ms */
    if (problem->bytes < 16392)
        return &choices[28]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 2.9 ms (2.74 ms to 3.5 ms), 15 samples
     * native 6.49 ms (6.14 ms to 6.77 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 3.53 ms */
    if (problem->bytes < 268435457)
        return &choices[29]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 37.1 ms (35.7 ms to 41 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 13 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 2.1 ms (1.95 ms to 2.23 ms), 180 samples
     * native 2.37 ms (2.24 ms to 2.52 ms), 180 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise 2.28 ms */
    if (problem->bytes < 118)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 118 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 2.9 ms (2.74 ms to 3.06 ms), 154 samples
     * runner-up: reduce_scatter_block_recursive_halving 3.1 ms */
    if (problem->bytes < 912)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 912 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 2.93 ms (2.77 ms to 3.18 ms), 60 samples
     * native 3.51 ms (3.32 ms to 3.56 ms), 60 samples
     * runner-up: reduce_scatter_block_bine 3.19 ms */
    if (problem->bytes < 3184)
        return &choices[31]; /* reduce_scatter_block_wired_near_first */
    /* from 3184 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 9.57 ms (9.3 ms to 9.91 ms), 15 samples
     * native 20.6 ms (19.5 ms to 21.1 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 9.91 ms */
    if (problem->bytes < 16384)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 29.9 ms (29.2 ms to 31.2 ms), 6 samples
     * native 93.6 ms (88.5 ms to 172 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 31.4 ms */
    if (problem->bytes < 32768)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 61 ms (60.3 ms to 63.9 ms), 6 samples
     * native 154 ms (148 ms to 160 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 62.2 ms */
    if (problem->bytes < 72760)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* from 72760 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 264 ms (264 ms to 264 ms), 1 samples
     * native 699 ms (699 ms to 699 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 273 ms */
    if (problem->bytes < 11184811)
        return &choices[35]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 11184811 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 699 ms (699 ms to 699 ms), 1 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 264 ms */
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
    {&ct_allgather, 1, 0.003499007, 0.002404114},
    {&ct_allgather, 64, 0.002636413, 0.00217561},
    {&ct_allgather, 512, 0.003491836, 0.002301111},
    {&ct_allgather, 1024, 0.003612816, 0.002790216},
    {&ct_allgather, 2048, 0.007796828, 0.004713337},
    {&ct_allgather, 4096, 0.0085489025, 0.007951527},
    {&ct_allgather, 32768, 0.0725700335, 0.0614537195},
    {&ct_allgather, 65536, 0.141700263, 0.121835626},
    {&ct_allgather, 131072, 0.322745809, 0.264477599},
    {&ct_allreduce, 1, 0.002812279, 0.002302804},
    {&ct_allreduce, 64, 0.003292633, 0.0028733315},
    {&ct_allreduce, 512, 0.002379427, 0.001838455},
    {&ct_allreduce, 1024, 0.002308517, 0.001677126},
    {&ct_allreduce, 2048, 0.002619103, 0.001947577},
    {&ct_allreduce, 4096, 0.00261035, 0.00185496},
    {&ct_allreduce, 8192, 0.00292821, 0.002471864},
    {&ct_allreduce, 16384, 0.003891608, 0.003654827},
    {&ct_allreduce, 32768, 0.010615261, 0.005774289},
    {&ct_alltoall, 1, 0.002918106, 0.002056054},
    {&ct_alltoall, 64, 0.004032919, 0.002620164},
    {&ct_alltoall, 512, 0.007254915, 0.003846692},
    {&ct_alltoall, 1024, 0.008876268, 0.005685147},
    {&ct_alltoall, 2048, 0.010580414, 0.009803998},
    {&ct_alltoall, 4096, 0.0160367025, 0.0147895235},
    {&ct_alltoall, 8192, 0.226182951, 0.030344677},
    {&ct_alltoall, 16384, 0.292061145, 0.0585731025},
    {&ct_alltoall, 32768, 0.395759014, 0.147172399},
    {&ct_alltoall, 65536, 0.338253613, 0.237120268},
    {&ct_bcast, 1, 0.001848069, 0.001647582},
    {&ct_bcast, 64, 0.001582676, 0.001582676},
    {&ct_bcast, 512, 0.0016121695, 0.0016121695},
    {&ct_bcast, 1024, 0.0014588575, 0.0014588575},
    {&ct_bcast, 2048, 0.0015425815, 0.0015425815},
    {&ct_bcast, 4096, 0.001931744, 0.001931744},
    {&ct_bcast, 8192, 0.002379146, 0.001728457},
    {&ct_bcast, 16384, 0.006104199, 0.003156639},
    {&ct_bcast, 32768, 0.006160042, 0.003095228},
    {&ct_bcast, 65536, 0.009447895, 0.006385616},
    {&ct_bcast, 131072, 0.019124329, 0.012707408},
    {&ct_reduce, 1, 0.001438041, 0.001151547},
    {&ct_reduce, 64, 0.001563316, 0.001498702},
    {&ct_reduce, 512, 0.001486874, 0.000948837},
    {&ct_reduce, 1024, 0.001575896, 0.001267575},
    {&ct_reduce, 2048, 0.002454723, 0.000878778},
    {&ct_reduce, 4096, 0.00266426, 0.001475948},
    {&ct_reduce, 8192, 0.002683448, 0.001571009},
    {&ct_reduce, 16384, 0.0029358515, 0.0026889015},
    {&ct_reduce, 32768, 0.006489841, 0.002896283},
    {&ct_reduce, 65536, 0.01740387, 0.006744858},
    {&ct_reduce, 131072, 0.0371336855, 0.013149643},
    {&ct_reduce_scatter_block, 1, 0.002370509, 0.002097169},
    {&ct_reduce_scatter_block, 64, 0.002070168, 0.001604098},
    {&ct_reduce_scatter_block, 512, 0.0029039675, 0.0029039675},
    {&ct_reduce_scatter_block, 1024, 0.0035067955, 0.0029292595},
    {&ct_reduce_scatter_block, 2048, 0.00793665, 0.005625398},
    {&ct_reduce_scatter_block, 4096, 0.020578786, 0.009567563},
    {&ct_reduce_scatter_block, 8192, 0.0435464545, 0.0155906185},
    {&ct_reduce_scatter_block, 16384, 0.093649714, 0.0299137455},
    {&ct_reduce_scatter_block, 32768, 0.153582071, 0.0609800345},
    {&ct_reduce_scatter_block, 65536, 0.333807041, 0.121896056},
    {&ct_reduce_scatter_block, 131072, 0.698508484, 0.264227659},
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
    .dispatch_hash = UINT64_C(0x768090bfc3055619),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x642f15c14558ee1d),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
