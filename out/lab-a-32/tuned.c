/*
 * tuned.c - collective algorithms for the cluster lab-a-32.
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
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoallv_padded_bruck;
extern const struct ct_algorithm barrier_linear;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_phases;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoallv_phases;
extern const struct ct_algorithm alltoallv_ring;
extern const struct ct_algorithm alltoallv_rounds;
extern const struct ct_algorithm alltoallv_scattered;
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm alltoallv_spread;
extern const struct ct_algorithm alltoallv_tuna;
extern const struct ct_algorithm barrier_dissemination;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm barrier_recursive_doubling;
extern const struct ct_algorithm barrier_tree;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0x0a44012feb319f8a),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x4d533818877e14c0),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x9b44732ade7839e1),
    },
    {
        .algorithm = &allgather_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd6ad6b6a32652645),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xedd4e0462035b967),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x1ea1ba1c23042b9b),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7c3fa27b039e1864),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x306741e7ebd0a422),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7468f3cd0e7dfa94),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc3b0af5ac7c4b827),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x20d00d392b07d76c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0xef960e8c2c68573a),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0xcf30bc3f7823364d),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x97f3019d37428e03),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x2b7d786770026586),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xd86d4e0856e49aa4),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x37f4e49ef4b25b80),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=bruck */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x30d3b04bf27c6504),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x73fb06107cac7757),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xad8e03f7b5464a3e),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x85f16ca21fe5c800),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 order=dealt */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8744792e07187057),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xca7d2ba735c4bc13),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=none barriers=0 order=dealt */
        .setting = {{0, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0a67ed4caf4e834b),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x322f69e56937cb4b),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa318b1f87182635f),
    },
    {
        .algorithm = &alltoallv_padded_bruck,
        /* radix=6 */
        .setting = {{6}},
        .fingerprint = UINT64_C(0xc52178e3012d577a),
    },
    {
        .algorithm = &barrier_linear,
        .fingerprint = UINT64_C(0x0dde26f3fa469ff4),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=recursive_doubling radix=2 */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x6c63f994485e9b6c),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x935ecd023e37aa63),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 3, 8}},
        .fingerprint = UINT64_C(0xa9b89a43208b625a),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 3, 2}},
        .fingerprint = UINT64_C(0x4185d79f3d7bcfc9),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7ed2526717e45b09),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xf37c50fbfba04e32),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
        .fingerprint = UINT64_C(0xf6395804941bb40e),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgather_bruck 7.08 ms (6.29 ms to 8.98 ms), 15 samples
     * native 8.09 ms (5.98 ms to 9.42 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 1.06 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_bruck */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 7.02 ms (6.31 ms to 7.58 ms), 15 samples
     * native 8.21 ms (7.19 ms to 8.62 ms), 15 samples
     * native / choice 1.14 (1.05 to 1.30), 15 rounds
     * runner-up: allgather_recursive_doubling, 1.22 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[2]; /* allgather_hierarchical */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * allgather_native 9.93 ms (8.82 ms to 10.6 ms), 75 samples
     * runner-up: allgather_bine order_by=copies order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[0]; /* allgather_native */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * allgather_recursive_doubling order=dealt 7.29 ms (6.21 ms to 8.45 ms), 15 samples
     * native 9.07 ms (8.49 ms to 10.2 ms), 15 samples
     * native / choice 1.32 (1.10 to 1.40), 15 rounds
     * runner-up: allgather_bine order_by=copies, 1.11 times as long in the same rounds */
    if (problem->bytes < 2042)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 2042 bytes: confirmed; at 2048 bytes:
     * allgather_bruck order=dealt 15.6 ms (14.7 ms to 16.6 ms), 15 samples
     * native 20 ms (17.9 ms to 22.4 ms), 15 samples
     * native / choice 1.36 (1.12 to 1.42), 15 rounds
     * runner-up: allgather_recursive_doubling_far order_by=copies, 1.04 times as long in the same rounds */
    if (problem->bytes < 4101)
        return &choices[4]; /* allgather_bruck */
    /* from 4101 bytes: confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 25.5 ms (24.6 ms to 28.1 ms), 6 samples
     * native 70.5 ms (68.6 ms to 73.4 ms), 6 samples
     * native / choice 2.77 (2.44 to 2.96), 6 rounds
     * runner-up: allgather_hierarchical leaders=1 between=ring, 0.96 times as long in the same rounds */
    if (problem->bytes < 8837)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* from 8837 bytes: confirmed; at 12087 bytes:
     * allgather_hierarchical leaders=2 between=ring 43 ms (38.5 ms to 48.5 ms), 6 samples
     * native 111 ms (105 ms to 111 ms), 6 samples
     * native / choice 2.57 (2.29 to 2.75), 6 rounds
     * runner-up: allgather_ring segment_bytes=0, 1.06 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[6]; /* allgather_hierarchical */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 48.9 ms (46.3 ms to 55.3 ms), 18 samples
     * runner-up: allgather_ring segment_bytes=0, 1.07 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[0]; /* allgather_native */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 84.4 ms (82.6 ms to 94.6 ms), 6 samples
     * native 121 ms (117 ms to 136 ms), 6 samples
     * native / choice 1.43 (1.30 to 1.57), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.07 times as long in the same rounds */
    if (problem->bytes < 80736)
        return &choices[7]; /* allgather_wired_ring */
    /* from 80736 bytes: first look, not confirmed; at 99285 bytes:
     * allgather_wired_far_first order_by=messages 311 ms, 2 samples
     * native 404 ms, 2 samples
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 127411)
        return &choices[8]; /* allgather_wired_far_first */
    /* beyond 131072 bytes nothing was measured */
    /* from 127411 bytes: undecided; at 131072 bytes:
     * allgather_native 500 ms, 2 samples
     * runner-up: allgather_wired_far_first order_by=copies, 0.77 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 5.09 ms (4.51 ms to 5.74 ms), 45 samples
     * native 6.67 ms (5.7 ms to 7.22 ms), 45 samples
     * native / choice 1.33 (1.20 to 1.44), 45 rounds
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=spread order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 34)
        return &choices[9]; /* allreduce_tree */
    /* from 34 bytes: confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=dealt 5.44 ms (4.78 ms to 5.98 ms), 30 samples
     * native 6.49 ms (5.95 ms to 7.04 ms), 30 samples
     * native / choice 1.24 (1.04 to 1.35), 30 rounds
     * runner-up: allreduce_halving distance=far, 1.17 times as long in the same rounds */
    if (problem->bytes < 83)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 83 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 4.77 ms (3.85 ms to 5.7 ms), 15 samples
     * native 7.8 ms (6.64 ms to 9.3 ms), 15 samples
     * native / choice 1.68 (1.27 to 1.84), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 1.01 times as long in the same rounds */
    if (problem->bytes < 1960)
        return &choices[11]; /* allreduce_tree */
    /* from 1960 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 9 ms (7.77 ms to 13 ms), 15 samples
     * native 12.7 ms (10.8 ms to 14.3 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[12]; /* allreduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 7.76 ms (5.95 ms to 9.72 ms), 15 samples
     * native 10.4 ms (9.09 ms to 13.3 ms), 15 samples
     * native / choice 1.34 (1.03 to 2.29), 15 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[13]; /* allreduce_tree */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * allreduce_reduce_bcast 5.93 ms (5.1 ms to 6.52 ms), 15 samples
     * native 8.62 ms (8.39 ms to 9.71 ms), 15 samples
     * native / choice 1.40 (1.24 to 1.69), 15 rounds
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 12924)
        return &choices[14]; /* allreduce_reduce_bcast */
    /* from 12924 bytes: undecided; at 16384 bytes:
     * allreduce_native 7.72 ms (7.02 ms to 9.14 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 35897)
        return &choices[0]; /* allreduce_native */
    /* from 35897 bytes: confirmed; at 40505 bytes:
     * allreduce_two_tree segment_bytes=16384 18.2 ms (14.9 ms to 20.3 ms), 10 samples
     * native 23.5 ms (18.6 ms to 30 ms), 10 samples
     * native / choice 1.33 (1.08 to 1.62), 10 rounds
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4, 1.13 times as long in the same rounds */
    if (problem->bytes < 59826)
        return &choices[15]; /* allreduce_two_tree */
    /* from 59826 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_halving segment_bytes=262144 19.9 ms (16.8 ms to 46.3 ms), 10 samples
     * native 23.7 ms (21.6 ms to 40.1 ms), 10 samples
     * native / choice 1.16 (1.02 to 1.42), 10 rounds
     * runner-up: allreduce_halving distance=far order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 76181)
        return &choices[16]; /* allreduce_wired_halving */
    /* from 76181 bytes: confirmed; at 131072 bytes:
     * allreduce_hierarchical leaders=1 between=ring 35.9 ms (30.9 ms to 42.3 ms), 6 samples
     * native 49.8 ms (48.2 ms to 50.3 ms), 6 samples
     * native / choice 1.40 (1.18 to 1.61), 6 rounds
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144, 1.05 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[17]; /* allreduce_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 48.2 ms (45.9 ms to 49.8 ms), 23 samples
     * runner-up: allreduce_hierarchical leaders=1 between=ring, 0.72 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 6.19 ms (5.28 ms to 6.65 ms), 15 samples
     * native 7.11 ms (6.68 ms to 8.79 ms), 15 samples
     * runner-up: alltoall_bruck order=dealt, 0.91 times as long in the same rounds */
    if (problem->bytes < 5)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 5 bytes: confirmed; at 8 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 6.67 ms (4.88 ms to 8.51 ms), 15 samples
     * native 8.55 ms (7.65 ms to 9.6 ms), 15 samples
     * native / choice 1.47 (1.10 to 1.57), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=bruck, 1.06 times as long in the same rounds */
    if (problem->bytes < 63)
        return &choices[19]; /* alltoall_hierarchical */
    /* from 63 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 8.25 ms (7.71 ms to 8.93 ms), 15 samples
     * native 9.72 ms (8.82 ms to 10.4 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 0.97 times as long in the same rounds */
    if (problem->bytes < 267)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 267 bytes: confirmed; at 512 bytes:
     * alltoall_bruck order=dealt 9.9 ms (9.26 ms to 11.8 ms), 15 samples
     * native 18.4 ms (15.9 ms to 21.8 ms), 15 samples
     * native / choice 1.80 (1.60 to 1.99), 15 rounds
     * runner-up: alltoall_bruck, 1.01 times as long in the same rounds */
    if (problem->bytes < 869)
        return &choices[20]; /* alltoall_bruck */
    /* from 869 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=4 16 ms (13.9 ms to 21.5 ms), 10 samples
     * native 26.1 ms (22.9 ms to 31.2 ms), 10 samples
     * native / choice 1.55 (1.15 to 1.85), 10 rounds
     * runner-up: alltoall_grid dims=3 order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 1108)
        return &choices[21]; /* alltoall_bruck_radix */
    /* from 1108 bytes: confirmed; at 2048 bytes:
     * alltoall_grid dims=2 order=dealt 23.4 ms (19.6 ms to 31.9 ms), 10 samples
     * native 32.2 ms (23 ms to 37.4 ms), 10 samples
     * native / choice 1.20 (1.02 to 1.60), 10 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.01 times as long in the same rounds */
    if (problem->bytes < 2330)
        return &choices[22]; /* alltoall_grid */
    /* from 2330 bytes: undecided; at 4096 bytes:
     * alltoall_native 30.4 ms (29.3 ms to 33.4 ms), 12 samples
     * runner-up: alltoall_scattered batch=16 order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 4366)
        return &choices[0]; /* alltoall_native */
    /* from 4366 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 order=dealt 46.7 ms (44.7 ms to 52.1 ms), 6 samples
     * native 242 ms (65.5 ms to 266 ms), 6 samples
     * native / choice 4.95 (1.41 to 5.95), 6 rounds
     * runner-up: alltoall_spread window=4, 1.05 times as long in the same rounds */
    if (problem->bytes < 14784)
        return &choices[23]; /* alltoall_spread */
    /* from 14784 bytes: confirmed; at 16384 bytes:
     * alltoall_rounds partners=one_factor separation=none barriers=0 order=dealt 91 ms (84.6 ms to 186 ms), 6 samples
     * native 306 ms (297 ms to 323 ms), 6 samples
     * native / choice 3.31 (1.73 to 3.59), 6 rounds
     * runner-up: alltoall_ring segment_bytes=0 order=dealt, 0.96 times as long in the same rounds */
    if (problem->bytes < 24032)
        return &choices[24]; /* alltoall_rounds */
    /* from 24032 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 173 ms, 1 sample
     * native 673 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 34090)
        return &choices[25]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 34090 bytes: first look, not confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 353 ms, 1 sample
     * native 542 ms, 1 sample
     * runner-up: alltoall_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    return &choices[26]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1024 bytes:
     * alltoallv_padded_bruck radix=6 15.4 ms (13.2 ms to 17.9 ms), 10 samples
     * native 17.2 ms (16.5 ms to 20.6 ms), 10 samples
     * native / choice 1.11 (1.02 to 1.43), 10 rounds
     * runner-up: alltoallv_padded_bruck radix=8, 1.01 times as long in the same rounds */
    if (problem->bytes < 131073)
        return &choices[27]; /* alltoallv_padded_bruck */
    /* beyond 1024 bytes nothing was measured */
    /* from 131073 bytes: no size in this range was timed; at 1024 bytes:
     * alltoallv_native 20.1 ms (17.2 ms to 22.5 ms), 23 samples
     * runner-up: alltoallv_padded_bruck radix=8, 0.88 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed:
     * barrier_linear 5.2 ms (4.51 ms to 9.6 ms), 15 samples
     * native 7.3 ms (6.74 ms to 10.9 ms), 15 samples
     * runner-up: barrier_hierarchical radix=2 between=linear, 0.99 times as long in the same rounds */
    return &choices[28]; /* barrier_linear */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=recursive_doubling radix=2 3.31 ms (3.15 ms to 3.53 ms), 165 samples
     * native 3.65 ms (3.41 ms to 3.85 ms), 165 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=4, 0.89 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[29]; /* bcast_scatter_allgather */
    /* from 2 bytes: undecided; at 64 bytes:
     * bcast_native 3.37 ms (2.89 ms to 4.61 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.79 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[0]; /* bcast_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 3.59 ms (3.08 ms to 4.62 ms), 15 samples
     * native 4.33 ms (3.52 ms to 4.7 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[30]; /* bcast_tree */
    /* from 1123 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 4.43 ms (4.28 ms to 4.55 ms), 435 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.85 times as long in the same rounds */
    if (problem->bytes < 2665)
        return &choices[0]; /* bcast_native */
    /* from 2665 bytes: first look, not confirmed; at 2896 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 5.12 ms (4.82 ms to 6.2 ms), 15 samples
     * native 5.92 ms (4.22 ms to 6.51 ms), 15 samples
     * runner-up: bcast_bine order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 3381)
        return &choices[31]; /* bcast_tree */
    /* from 3381 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 3.91 ms (3.55 ms to 4.36 ms), 25 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, 0.89 times as long in the same rounds */
    if (problem->bytes < 10721)
        return &choices[0]; /* bcast_native */
    /* from 10721 bytes: first look, not confirmed; at 16384 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=2 5.22 ms (4.47 ms to 5.94 ms), 15 samples
     * native 6.21 ms (4.45 ms to 7.66 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, 1.00 times as long in the same rounds */
    if (problem->bytes < 18488)
        return &choices[32]; /* bcast_tree */
    /* from 18488 bytes: confirmed; at 20252 bytes:
     * bcast_circulant segment_bytes=16384 10.4 ms (7.49 ms to 11 ms), 15 samples
     * native 12.7 ms (11.1 ms to 17.4 ms), 15 samples
     * native / choice 1.33 (1.02 to 1.79), 15 rounds
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, 1.00 times as long in the same rounds */
    if (problem->bytes < 22186)
        return &choices[33]; /* bcast_circulant */
    /* from 22186 bytes: confirmed; at 26917 bytes:
     * bcast_wired_tree segment_bytes=16384 8.61 ms (7.74 ms to 9.55 ms), 15 samples
     * native 11.3 ms (10.1 ms to 12.8 ms), 15 samples
     * native / choice 1.38 (1.09 to 1.56), 15 rounds
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, 1.09 times as long in the same rounds */
    if (problem->bytes < 32687)
        return &choices[34]; /* bcast_wired_tree */
    /* from 32687 bytes: nothing beat native; at 32768 bytes:
     * bcast_native 8.47 ms (8.24 ms to 8.83 ms), 290 samples
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.95 times as long in the same rounds */
    if (problem->bytes < 39883)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 39883 bytes: confirmed; at 65536 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 13 ms (12.2 ms to 15.1 ms), 15 samples
     * native 15.1 ms (13.9 ms to 19.3 ms), 15 samples
     * native / choice 1.15 (1.04 to 1.39), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.08 times as long in the same rounds */
    return &choices[35]; /* bcast_tree */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_alltoallv, choose_alltoallv},
    {&ct_barrier, choose_barrier},
    {&ct_bcast, choose_bcast},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.00809, 0.00708},
    {&ct_allgather, 64, 0.00821, 0.00702},
    {&ct_allgather, 512, 0.00993, 0.00993},
    {&ct_allgather, 1024, 0.00907, 0.00729},
    {&ct_allgather, 2048, 0.02, 0.0156},
    {&ct_allgather, 4096, 0.0355, 0.02},
    {&ct_allgather, 8192, 0.0705, 0.0255},
    {&ct_allgather, 16384, 0.0489, 0.0489},
    {&ct_allgather, 32768, 0.121, 0.0844},
    {&ct_allgather, 65536, 0.236, 0.17},
    {&ct_allgather, 131072, 0.5, 0.5},
    {&ct_allreduce, 1, 0.00667, 0.00509},
    {&ct_allreduce, 64, 0.00649, 0.00544},
    {&ct_allreduce, 512, 0.0078, 0.00477},
    {&ct_allreduce, 1024, 0.00677, 0.00454},
    {&ct_allreduce, 2048, 0.0127, 0.009},
    {&ct_allreduce, 4096, 0.0104, 0.00776},
    {&ct_allreduce, 8192, 0.00862, 0.00593},
    {&ct_allreduce, 16384, 0.00772, 0.00772},
    {&ct_allreduce, 32768, 0.0128, 0.0128},
    {&ct_allreduce, 65536, 0.0237, 0.0199},
    {&ct_allreduce, 131072, 0.0498, 0.0359},
    {&ct_alltoall, 1, 0.00711, 0.00619},
    {&ct_alltoall, 64, 0.00972, 0.00825},
    {&ct_alltoall, 512, 0.0184, 0.0099},
    {&ct_alltoall, 1024, 0.0261, 0.016},
    {&ct_alltoall, 2048, 0.0322, 0.0234},
    {&ct_alltoall, 4096, 0.0304, 0.0304},
    {&ct_alltoall, 8192, 0.242, 0.0467},
    {&ct_alltoall, 16384, 0.306, 0.091},
    {&ct_alltoall, 32768, 0.673, 0.173},
    {&ct_alltoall, 65536, 0.542, 0.353},
    {&ct_alltoall, 131072, 1.13, 0.698},
    {&ct_alltoallv, 1024, 0.0172, 0.0154},
    {&ct_barrier, 0, 0.0073, 0.0052},
    {&ct_bcast, 1, 0.00365, 0.00331},
    {&ct_bcast, 64, 0.00337, 0.00337},
    {&ct_bcast, 512, 0.0044, 0.0044},
    {&ct_bcast, 1024, 0.00433, 0.00359},
    {&ct_bcast, 2048, 0.00443, 0.00443},
    {&ct_bcast, 4096, 0.00391, 0.00391},
    {&ct_bcast, 8192, 0.00479, 0.00479},
    {&ct_bcast, 16384, 0.00621, 0.00522},
    {&ct_bcast, 32768, 0.00847, 0.00847},
    {&ct_bcast, 65536, 0.0151, 0.013},
    {&ct_bcast, 131072, 0.0291, 0.0199},
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
     .fingerprint = UINT64_C(0xd6ad6b6a32652645)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_bruck_radix,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x4a4deabc9c6ff2d1)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=recursive_doubling */
     .setting = {{0, 1}},
     .fingerprint = UINT64_C(0x4d533818877e14c0)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x4b01ada8c4497d72)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_hierarchical,
     /* leaders=2 between=spread */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x5d6dee7ec878bb8a)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xfebcb3cafaf4cbb4)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_mesh,
     /* dims=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x5d9a4526713ce755)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_neighbor_exchange,
     .fingerprint = UINT64_C(0xedd4e0462035b967)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x9b44732ade7839e1)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x6ecda81c28a41948)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xa01452f7984e6a9c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_doubling_far,
     /* order_by=copies order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xb9915d22606a844c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_recursive_multiplying,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x9b8fa47722775a8c)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe2d936aeab5827c5)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x4095b4b497111db5)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0xa8bf49845d87e166)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_simple,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x07e41ec06a708f16)},
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
     .algorithm = &allgather_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x8476095942ac368a)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=messages */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x306741e7ebd0a422)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_far_first,
     /* order_by=copies */
     .setting = {{1}},
     .fingerprint = UINT64_C(0x37077a381bb60537)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_local_return,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x3c1e501e90eb00a0)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x359b2275f6a289a7)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=8192 */
     .setting = {{8192}},
     .fingerprint = UINT64_C(0x63d84aa3472d2d16)},
    {.collective = &ct_allgather,
     .algorithm = &allgather_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x7c3fa27b039e1864)},
    {.collective = &ct_allreduce},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=bruck */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x70cea0811eef1697)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_allgather_reduce,
     /* allgather=recursive_doubling */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xcf11b7d9bff10adf)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_bine_small,
     .fingerprint = UINT64_C(0x9ae81bc16416a079)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_circulant,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x899e34901efe696c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=far */
     .setting = {{1}},
     .fingerprint = UINT64_C(0xef9c49fdc1c8ec56)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=far order=dealt */
     .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x8cacd3944144f2b0)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_halving,
     /* distance=bine */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x1f86a59bcfb05824)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=1 between=ring */
     .setting = {{0, 2}},
     .fingerprint = UINT64_C(0x37f4e49ef4b25b80)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=2 between=recursive_doubling */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0xb5b5ca0cbbbed1bc)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_hierarchical,
     /* leaders=2 between=rabenseifner */
     .setting = {{1, 1}},
     .fingerprint = UINT64_C(0x1d90623bc675d194)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_k_reduce_scatter_allgather,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf5de1e57028b48de)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_pairwise_ring,
     .fingerprint = UINT64_C(0x99640923f9d5660b)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_doubling,
     .fingerprint = UINT64_C(0xdcb7ac65841ac759)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_recursive_multiplying,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x0df3d4bd2668e20d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     .fingerprint = UINT64_C(0x97f3019d37428e03)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_reduce_bcast,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc3b0af5ac7c4b827)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_ring,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x1159461b6c07a13e)},
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
     /* segment_bytes=0 tree=kary radix=4 */
     .setting = {{0, 0, 4}},
     .fingerprint = UINT64_C(0xcf30bc3f7823364d)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=kary radix=8 */
     .setting = {{0, 0, 8}},
     .fingerprint = UINT64_C(0xef960e8c2c68573a)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=4 order=dealt */
     .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x20d00d392b07d76c)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=0 tree=knomial radix=8 order=dealt */
     .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7468f3cd0e7dfa94)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_tree,
     /* segment_bytes=16384 tree=kary radix=1 */
     .setting = {{16384, 0, 1}},
     .fingerprint = UINT64_C(0x5d5346693b163971)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_two_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xe19ff3f10b062078)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_1,
     /* reduce_scatter=circulant allgather=mesh_2d */
     .setting = {{1, 2}},
     .fingerprint = UINT64_C(0xf2413aeeb8572975)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=spread allgather=ring */
     .setting = {{0, 4}},
     .fingerprint = UINT64_C(0x02dc7fa9118bcfc9)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_variation_2,
     /* alltoall=pair allgather=recursive_doubling */
     .setting = {{2, 0}},
     .fingerprint = UINT64_C(0xfda6cf66723eeecd)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_halving,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x23b74a833756a9af)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_ring,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x5003937dd38368c3)},
    {.collective = &ct_allreduce,
     .algorithm = &allreduce_wired_switches,
     /* pieces=16 segment_bytes=262144 */
     .setting = {{16, 262144}},
     .fingerprint = UINT64_C(0x8f45355bec5976a1)},
    {.collective = &ct_alltoall},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     .fingerprint = UINT64_C(0x3ff0403d4eb4bb18)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bine,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xf7eed7f990f4dd00)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck,
     .fingerprint = UINT64_C(0x2ad53a89f10aeac6)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0x85f16ca21fe5c800)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_bruck_radix,
     /* radix=8 order=dealt */
     .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3be6c47f0b5a7ca6)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_circulant,
     .fingerprint = UINT64_C(0x1dad667350d9f6f3)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0x6632491fd7607fe2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=2 order=dealt */
     .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x8744792e07187057)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_grid,
     /* dims=3 order=dealt */
     .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x4c6b1afffdcd12a2)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=1 between=bruck */
     .setting = {{0, 0}},
     .fingerprint = UINT64_C(0x73fb06107cac7757)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_hierarchical,
     /* leaders=2 between=bruck */
     .setting = {{1, 0}},
     .fingerprint = UINT64_C(0x30d3b04bf27c6504)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0x7ce5690b902808b8)},
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
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xa318b1f87182635f)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x8a4f523c3b539365)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=none barriers=0 order=dealt */
     .setting = {{0, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x0a67ed4caf4e834b)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_rounds,
     /* partners=one_factor separation=barrier barriers=1 */
     .setting = {{0, 2, 1}},
     .fingerprint = UINT64_C(0x24fd04f426007149)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_scattered,
     /* batch=16 order=dealt */
     .setting = {{16, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x219f6354b229a642)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     .fingerprint = UINT64_C(0x92aea923646c8c13)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_simple,
     /* order=dealt */
     .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x76d70f9ba426ae7e)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xc31fcd116261f976)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=0 order=dealt */
     .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7ca3bc80dc85e6ca)},
    {.collective = &ct_alltoall,
     .algorithm = &alltoall_spread,
     /* window=4 */
     .setting = {{4}},
     .fingerprint = UINT64_C(0xa78d56f3494af5b1)},
    {.collective = &ct_alltoallv},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_padded_bruck,
     /* radix=6 */
     .setting = {{6}},
     .fingerprint = UINT64_C(0xc52178e3012d577a)},
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_phases,
     /* separation=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf04782095a8c336f)},
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
    {.collective = &ct_alltoallv,
     .algorithm = &alltoallv_tuna,
     /* radix=2 */
     .setting = {{2}},
     .fingerprint = UINT64_C(0xb84d7d6af5b05962)},
    {.collective = &ct_barrier},
    {.collective = &ct_barrier,
     .algorithm = &barrier_dissemination,
     /* radix=4 order=dealt */
     .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x3e6e638c7a96b55f)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_hierarchical,
     /* radix=2 between=linear */
     .setting = {{2, 1}},
     .fingerprint = UINT64_C(0xee97f13c65b4c18d)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_linear,
     .fingerprint = UINT64_C(0x0dde26f3fa469ff4)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_recursive_doubling,
     /* radix=3 */
     .setting = {{3}},
     .fingerprint = UINT64_C(0x92616a19d0bbb6b4)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=kary radix=4 */
     .setting = {{0, 4}},
     .fingerprint = UINT64_C(0xf8d2734eca6270dc)},
    {.collective = &ct_barrier,
     .algorithm = &barrier_tree,
     /* tree=knomial radix=2 */
     .setting = {{1, 2}},
     .fingerprint = UINT64_C(0x5564e52455a7ca67)},
    {.collective = &ct_bcast},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine,
     .fingerprint = UINT64_C(0x9ec1f7649250f424)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_bine_scatter_allgather,
     .fingerprint = UINT64_C(0xdd6740ba76a13e6b)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_circulant,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x2b62d1f84cfd4b68)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=1 tree=binomial */
     .setting = {{0, 0, 0}},
     .fingerprint = UINT64_C(0x450aaf3813ac0fe8)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_hierarchical,
     /* segment_bytes=0 leaders=2 tree=binomial */
     .setting = {{0, 1, 0}},
     .fingerprint = UINT64_C(0xbfa8c471f2db4559)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=mesh_2d radix=2 */
     .setting = {{2, 2}},
     .fingerprint = UINT64_C(0x1a6c82672d18a165)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=2 order=dealt */
     .setting = {{5, 2, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x7c22403a792646c1)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_scatter_allgather,
     /* allgather=spread radix=4 */
     .setting = {{5, 4}},
     .fingerprint = UINT64_C(0x28356187e606c2e9)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_split_binary,
     /* segment_bytes=16384 order=dealt */
     .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x25ba21945cef8317)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 */
     .setting = {{0, 0, 1}},
     .fingerprint = UINT64_C(0xc803c2701d16c1e5)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=linear radix=1 order=dealt */
     .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0x935ecd023e37aa63)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=2 */
     .setting = {{0, 3, 2}},
     .fingerprint = UINT64_C(0x4185d79f3d7bcfc9)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=3 */
     .setting = {{0, 3, 3}},
     .fingerprint = UINT64_C(0x2464d5c27d79c109)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=4 */
     .setting = {{0, 3, 4}},
     .fingerprint = UINT64_C(0x20ae4f433aad9bcc)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=0 tree=knomial radix=8 */
     .setting = {{0, 3, 8}},
     .fingerprint = UINT64_C(0xa9b89a43208b625a)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=1024 tree=kary radix=3 */
     .setting = {{1024, 2, 3}},
     .fingerprint = UINT64_C(0xf2a54f254b61fb1a)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=4096 tree=kary radix=3 order=dealt */
     .setting = {{4096, 2, 3, [CT_SETTING_ORDER] = CT_DEALT}},
     .fingerprint = UINT64_C(0xc82c9816cfbc0d23)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=1 */
     .setting = {{16384, 1, 1}},
     .fingerprint = UINT64_C(0xf6395804941bb40e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=chain radix=2 */
     .setting = {{16384, 1, 2}},
     .fingerprint = UINT64_C(0xb87b5a634d37b5d7)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_tree,
     /* segment_bytes=16384 tree=kary radix=2 */
     .setting = {{16384, 2, 2}},
     .fingerprint = UINT64_C(0xe2b6d7fe26de3a03)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_two_tree,
     /* segment_bytes=4096 */
     .setting = {{4096}},
     .fingerprint = UINT64_C(0x0ccb584ecbe7ca6e)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_chain,
     /* segment_bytes=16384 */
     .setting = {{16384}},
     .fingerprint = UINT64_C(0x1957248c06038de9)},
    {.collective = &ct_bcast,
     .algorithm = &bcast_wired_tree,
     /* segment_bytes=0 */
     .setting = {{0}},
     .fingerprint = UINT64_C(0xf4a0671d190719d2)},
};

/* By how much they were slower or faster than the model says: candidate, bytes,
 * 1/1024 doublings, weight. */
/* clang-format off */
static const struct ct_residual residuals_cluster[] = {
    {0, 1, -80, 1024}, {0, 64, -96, 1024}, {0, 512, 160, 1024}, {0, 1024, -96, 1024},
    {0, 2048, 128, 1024}, {0, 4096, 272, 1024}, {0, 8192, 640, 1024}, {0, 16384, -112, 1024},
    {0, 32768, 0, 1024}, {0, 65536, 0, 384}, {0, 131072, 0, 384}, {1, 1, 80, 1024},
    {1, 64, 112, 1024}, {1, 512, 176, 1024}, {1, 1024, -128, 1024}, {1, 2048, 464, 1024},
    {1, 4096, -64, 1024}, {1, 8192, 256, 384}, {2, 1, -256, 1024}, {2, 64, -32, 1024},
    {2, 512, 96, 1024}, {2, 1024, 112, 384}, {2, 2048, -160, 384}, {3, 1, 80, 640},
    {3, 64, -64, 1024}, {3, 512, 224, 640}, {3, 1024, 160, 384}, {3, 2048, 448, 1024},
    {3, 4096, -80, 1024}, {3, 8192, 0, 1024}, {4, 1, -224, 1024}, {4, 64, 32, 384},
    {4, 512, -80, 1024}, {4, 1024, 80, 1024}, {4, 2048, 416, 1024}, {4, 4096, 160, 1024},
    {4, 8192, -240, 1024}, {5, 1, 0, 1024}, {5, 64, 32, 1024}, {5, 512, 368, 1024},
    {5, 1024, 464, 384}, {5, 2048, 416, 1024}, {5, 4096, 304, 384}, {6, 1, -64, 640},
    {6, 64, -160, 384}, {6, 512, -64, 384}, {6, 1024, 0, 384}, {6, 2048, 336, 1024},
    {6, 4096, 32, 1024}, {6, 8192, 0, 1024}, {8, 1, -224, 640}, {8, 64, -128, 384},
    {8, 512, -96, 384}, {8, 1024, -48, 1024}, {8, 2048, 224, 1024}, {8, 4096, -272, 384},
    {9, 1, -256, 1024}, {9, 64, 144, 640}, {9, 512, -256, 1024}, {9, 1024, -48, 1024},
    {9, 2048, 528, 384}, {9, 4096, 176, 1024}, {9, 8192, -192, 1024}, {10, 512, -176, 384},
    {10, 1024, -80, 384}, {10, 2048, 288, 1024}, {10, 4096, 32, 1024}, {10, 8192, -96, 1024},
    {11, 1, 16, 1024}, {11, 64, -64, 1024}, {11, 512, 48, 1024}, {11, 1024, -144, 1024},
    {11, 2048, 528, 1024}, {11, 4096, 0, 1024}, {11, 8192, 256, 832}, {12, 512, -528, 384},
    {12, 2048, -512, 384}, {12, 4096, -272, 1024}, {12, 8192, 16, 1024}, {13, 1, 0, 1024},
    {13, 64, 48, 1024}, {13, 512, 208, 1024}, {13, 1024, 80, 384}, {13, 2048, 544, 1024},
    {13, 4096, -80, 1024}, {13, 8192, 128, 1024}, {14, 1, 208, 1024}, {14, 64, 0, 1024},
    {14, 512, 304, 640}, {14, 1024, 160, 1024}, {14, 2048, -176, 384}, {15, 1, 160, 1024},
    {15, 64, 32, 640}, {15, 512, 64, 384}, {15, 1024, -48, 1024}, {15, 2048, 448, 1024},
    {15, 4096, 176, 1024}, {15, 8192, -176, 1024}, {16, 2048, -144, 384}, {16, 4096, -48, 384},
    {16, 8192, -80, 1024}, {16, 16384, -32, 1024}, {18, 2048, -272, 384}, {19, 512, -1008, 384},
    {20, 64, -64, 1024}, {20, 512, 192, 1024}, {20, 1024, -16, 1024}, {20, 2048, 224, 1024},
    {20, 4096, 0, 384}, {29, 1, -288, 1024}, {29, 64, -416, 1024}, {29, 512, 80, 1024},
    {29, 1024, 0, 1024}, {29, 2048, 336, 1024}, {29, 4096, -304, 1024}, {29, 8192, -208, 1024},
    {29, 16384, -416, 1024}, {29, 32768, -80, 1024}, {29, 65536, 288, 1024}, {29, 131072, 192, 1024},
    {30, 64, -192, 1024}, {30, 512, 96, 832}, {32, 64, -176, 640}, {32, 512, 240, 640},
    {32, 1024, 0, 1024}, {32, 2048, 48, 1024}, {32, 4096, -80, 1024}, {32, 8192, -16, 640},
    {33, 1, 240, 832}, {33, 64, 256, 640}, {33, 16384, -16, 1024}, {33, 32768, -16, 1024},
    {33, 65536, 0, 1024}, {33, 131072, 16, 1024}, {34, 1, -352, 1024}, {34, 64, 0, 1024},
    {34, 16384, 0, 1024}, {34, 32768, -160, 1024}, {34, 65536, -112, 384}, {35, 1, 112, 832},
    {35, 64, 16, 832}, {35, 8192, -96, 640}, {35, 32768, 16, 1024}, {35, 65536, 16, 1024},
    {35, 131072, 0, 1024}, {36, 64, 80, 1024}, {36, 8192, 32, 640}, {36, 16384, 64, 1024},
    {36, 32768, -64, 1024}, {36, 65536, 128, 1024}, {36, 131072, 32, 1024}, {37, 32768, 176, 384},
    {37, 65536, -176, 1024}, {37, 131072, 0, 1024}, {38, 512, -128, 384}, {38, 1024, 208, 832},
    {38, 8192, 96, 640}, {38, 16384, -80, 1024}, {39, 64, 128, 1024}, {39, 16384, 64, 1024},
    {39, 32768, -32, 1024}, {39, 65536, 80, 1024}, {39, 131072, -176, 1024}, {40, 64, -32, 640},
    {40, 32768, -96, 1024}, {40, 65536, -176, 1024}, {41, 1, -144, 832}, {42, 64, -192, 1024},
    {42, 512, -160, 1024}, {42, 1024, 176, 832}, {42, 2048, 160, 1024}, {42, 4096, 48, 1024},
    {42, 8192, -16, 640}, {43, 1024, -304, 1024}, {43, 2048, -160, 1024}, {43, 4096, -128, 640},
    {44, 1, 0, 1024}, {44, 64, 64, 1024}, {44, 512, 64, 1024}, {44, 1024, 256, 1024},
    {44, 2048, -32, 1024}, {44, 4096, -32, 1024}, {44, 8192, 32, 1024}, {44, 16384, 16, 1024},
    {45, 1, -304, 1024}, {45, 64, -224, 1024}, {45, 512, -48, 1024}, {45, 1024, -16, 1024},
    {45, 2048, -112, 1024}, {45, 4096, -208, 1024}, {48, 1, 160, 1024}, {48, 4096, 176, 1024},
    {49, 1, 272, 1024}, {49, 1024, 176, 1024}, {49, 2048, 320, 1024}, {49, 4096, 48, 1024},
    {49, 8192, -112, 1024}, {50, 1, 96, 1024}, {50, 2048, 544, 1024}, {50, 4096, 112, 1024},
    {50, 8192, 176, 640}, {51, 1, 256, 1024}, {51, 64, -32, 1024}, {51, 512, -96, 1024},
    {51, 1024, -96, 1024}, {51, 2048, -96, 1024}, {51, 4096, -224, 1024}, {52, 1, -432, 1024},
    {52, 64, -128, 1024}, {52, 512, -48, 1024}, {52, 1024, -64, 1024}, {52, 2048, -176, 1024},
    {52, 4096, -64, 640}, {54, 1, 304, 1024}, {54, 64, 112, 640}, {54, 512, 32, 1024},
    {54, 1024, 64, 1024}, {54, 2048, 0, 1024}, {54, 4096, 192, 1024}, {54, 8192, 144, 1024},
    {54, 16384, -64, 1024}, {54, 32768, 240, 1024}, {55, 1, -128, 1024}, {57, 1, -368, 1024},
    {61, 1, 96, 1024}, {61, 64, 240, 1024}, {61, 512, -496, 1024}, {61, 1024, 0, 1024},
    {61, 2048, -32, 1024}, {61, 4096, -80, 1024}, {61, 8192, 2304, 1024}, {61, 16384, 1728, 1024},
    {61, 32768, 1280, 192}, {61, 65536, 400, 192}, {61, 131072, 656, 192}, {62, 1, 0, 1024},
    {62, 64, 80, 1024}, {62, 512, 64, 1024}, {62, 1024, 128, 384}, {63, 1, 48, 1024},
    {63, 64, 64, 1024}, {63, 512, -160, 1024}, {63, 1024, 144, 384}, {64, 1, -96, 1024},
    {64, 64, 0, 1024}, {64, 512, -96, 1024}, {64, 1024, 368, 384}, {65, 512, 0, 1024},
    {65, 1024, 48, 1024}, {65, 2048, 0, 384}, {66, 2048, -128, 1024}, {67, 64, 0, 1024},
    {67, 512, -32, 1024}, {67, 1024, 96, 384}, {68, 64, -240, 1024}, {68, 512, -32, 1024},
    {68, 1024, 128, 1024}, {68, 2048, -128, 1024}, {69, 64, -192, 1024}, {69, 512, 16, 1024},
    {69, 1024, 128, 1024}, {69, 2048, -160, 1024}, {69, 4096, 0, 384}, {70, 1, -16, 1024},
    {70, 64, -64, 1024}, {70, 512, 208, 1024}, {70, 1024, 48, 1024}, {70, 2048, 64, 1024},
    {71, 1, 192, 1024}, {71, 64, 80, 1024}, {71, 512, 384, 384}, {71, 1024, -496, 384},
    {72, 1, -448, 1024}, {72, 64, 48, 1024}, {72, 512, 16, 1024}, {72, 1024, 160, 1024},
    {74, 4096, 80, 1024}, {74, 8192, -32, 1024}, {75, 16384, 16, 640}, {75, 32768, -144, 640},
    {75, 65536, 0, 384}, {76, 32768, 32, 384}, {76, 65536, -16, 640}, {76, 131072, -32, 640},
    {77, 1024, -288, 384}, {77, 2048, 176, 384}, {77, 4096, -112, 1024}, {77, 8192, -32, 1024},
    {77, 16384, -16, 640}, {78, 1024, -304, 384}, {78, 4096, -32, 1024}, {78, 8192, -64, 1024},
    {78, 16384, -80, 1024}, {79, 4096, 96, 1024}, {79, 8192, 176, 1024}, {80, 1024, -816, 1024},
    {80, 2048, -64, 1024}, {80, 4096, -208, 1024}, {81, 2048, -16, 384}, {81, 4096, -80, 384},
    {82, 1024, -448, 384}, {82, 2048, -48, 384}, {82, 4096, 112, 384}, {83, 1024, -608, 384},
    {83, 2048, 80, 384}, {83, 4096, 0, 384}, {84, 512, -752, 384}, {84, 1024, -432, 384},
    {84, 2048, -64, 1024}, {84, 4096, -304, 1024}, {85, 1024, -512, 1024}, {85, 2048, -256, 1024},
    {85, 4096, -192, 1024}, {85, 8192, -144, 1024}, {85, 16384, 64, 640}, {86, 1024, -496, 1024},
    {87, 1024, 80, 1024}, {89, 1024, 0, 1024}, {91, 1024, -416, 1024}, {92, 1024, -352, 1024},
    {93, 1024, -16, 384}, {94, 1024, 416, 384}, {95, 0, 192, 1024}, {97, 0, -240, 1024},
    {98, 0, -128, 1024}, {100, 0, 0, 1024}, {101, 0, -208, 1024}, {102, 1, -144, 1024},
    {102, 64, 144, 1024}, {102, 512, 96, 1024}, {102, 1024, -64, 1024}, {102, 2048, 112, 1024},
    {102, 4096, 64, 1024}, {102, 8192, 0, 1024}, {102, 16384, -176, 1024}, {102, 32768, -352, 1024},
    {102, 65536, -400, 1024}, {102, 131072, -352, 1024}, {103, 1, 144, 1024}, {103, 64, 192, 1024},
    {103, 512, -32, 1024}, {103, 1024, 144, 1024}, {103, 2048, 0, 1024}, {103, 4096, 0, 1024},
    {103, 8192, 272, 1024}, {103, 16384, -224, 384}, {104, 1, 256, 1024}, {104, 8192, -96, 1024},
    {104, 32768, 240, 384}, {105, 32768, -384, 1024}, {105, 65536, -368, 1024}, {105, 131072, -80, 1024},
    {106, 1, 80, 1024}, {106, 64, 0, 1024}, {106, 512, 0, 1024}, {106, 1024, 160, 1024},
    {106, 2048, 0, 1024}, {106, 4096, 0, 1024}, {106, 8192, 496, 832}, {106, 16384, -320, 1024},
    {107, 1, -208, 1024}, {107, 64, 432, 1024}, {107, 512, 160, 1024}, {107, 1024, 192, 1024},
    {107, 2048, 16, 1024}, {107, 4096, 112, 1024}, {107, 8192, 224, 1024}, {107, 16384, -160, 1024},
    {107, 32768, -384, 1024}, {109, 1, -448, 1024}, {110, 1, -416, 1024}, {111, 65536, -16, 1024},
    {111, 131072, 128, 1024}, {112, 1, 224, 1024}, {112, 64, -208, 1024}, {112, 512, -336, 1024},
    {112, 1024, -160, 1024}, {113, 1, 224, 1024}, {113, 64, -32, 1024}, {113, 512, -288, 1024},
    {113, 1024, -384, 1024}, {114, 64, 128, 1024}, {114, 512, 96, 1024}, {114, 1024, 64, 1024},
    {114, 2048, 208, 1024}, {114, 4096, 336, 1024}, {114, 8192, 144, 1024}, {114, 16384, -352, 1024},
    {115, 1, 80, 1024}, {115, 64, -144, 1024}, {115, 512, 48, 1024}, {115, 1024, 128, 1024},
    {115, 4096, 80, 1024}, {115, 8192, -240, 1024}, {115, 16384, -448, 640}, {116, 1, 48, 1024},
    {116, 64, 16, 1024}, {116, 512, 128, 1024}, {116, 1024, 80, 1024}, {116, 4096, -16, 1024},
    {116, 8192, -128, 1024}, {117, 1, 240, 1024}, {117, 64, -80, 1024}, {117, 512, -96, 1024},
    {117, 1024, -64, 1024}, {117, 2048, -176, 1024}, {117, 4096, -160, 1024}, {117, 8192, -384, 1024},
    {118, 2048, 48, 1024}, {118, 8192, -32, 832}, {119, 8192, -224, 1024}, {119, 16384, -304, 384},
    {120, 32768, 208, 1024}, {120, 65536, 352, 1024}, {120, 131072, 240, 1024}, {121, 32768, -80, 1024},
    {121, 65536, -128, 1024}, {121, 131072, -64, 1024}, {122, 32768, -16, 1024}, {122, 65536, 144, 384},
    {123, 16384, 128, 1024}, {123, 32768, 80, 1024}, {123, 65536, -144, 1024}, {123, 131072, -80, 1024},
};
static const struct ct_residual residuals_columns[] = {
    {0, 1, -32, 640}, {0, 64, -208, 1024}, {0, 512, -176, 1024}, {0, 1024, 336, 832},
    {0, 2048, -128, 1024}, {0, 4096, 48, 384}, {0, 8192, -128, 1024}, {0, 16384, 624, 384},
    {0, 65536, 336, 1024}, {0, 131072, 0, 192}, {1, 1, 176, 640}, {1, 64, -32, 640},
    {1, 512, 224, 832}, {1, 1024, -64, 832}, {1, 2048, 64, 640}, {1, 4096, 128, 640},
    {2, 1, 400, 640}, {2, 64, -432, 384}, {2, 512, -240, 832}, {2, 1024, -80, 832},
    {2, 2048, 48, 640}, {2, 4096, 64, 640}, {2, 8192, -112, 384}, {2, 16384, 304, 384},
    {10, 1, 64, 640}, {10, 64, 32, 640}, {10, 512, -96, 832}, {10, 1024, 16, 832},
    {10, 2048, 64, 640}, {10, 4096, -304, 640}, {10, 8192, 208, 384}, {10, 16384, -128, 384},
    {12, 1, -48, 640}, {12, 1024, -240, 832}, {12, 2048, -224, 640}, {12, 4096, 112, 640},
    {12, 8192, 256, 384}, {12, 16384, 48, 384}, {12, 32768, -256, 384}, {13, 1, 320, 640},
    {13, 64, 128, 640}, {13, 512, 208, 832}, {13, 1024, 288, 832}, {13, 2048, 208, 640},
    {13, 4096, -320, 640}, {13, 8192, -64, 384}, {13, 16384, 224, 384}, {16, 1, -144, 640},
    {16, 2048, 128, 384}, {16, 8192, 160, 384}, {16, 16384, -48, 384}, {16, 32768, 0, 384},
    {17, 16384, -208, 384}, {17, 32768, -16, 384}, {17, 65536, -16, 1024}, {18, 2048, -16, 384},
    {18, 4096, -128, 384}, {18, 8192, -160, 384}, {18, 16384, -16, 384}, {18, 32768, 0, 384},
    {20, 1, 48, 640}, {20, 64, 288, 640}, {20, 512, 160, 832}, {20, 1024, 320, 832},
    {20, 2048, 0, 640}, {20, 4096, 336, 640}, {20, 8192, -160, 384}, {20, 16384, 32, 384},
    {20, 32768, 416, 384}, {21, 1, -112, 640}, {21, 64, -352, 640}, {21, 512, -16, 832},
    {21, 1024, -384, 832}, {21, 2048, -32, 640}, {21, 8192, -16, 1024}, {21, 16384, 0, 384},
    {22, 1, -176, 640}, {22, 2048, 80, 384}, {22, 8192, -208, 1024}, {22, 16384, -48, 384},
    {22, 32768, -112, 384}, {23, 1, -160, 640}, {23, 64, -208, 640}, {23, 2048, -16, 384},
    {23, 8192, 336, 384}, {23, 16384, -16, 384}, {23, 32768, -432, 384}, {24, 1, -128, 640},
    {24, 64, -288, 640}, {24, 512, -112, 832}, {24, 1024, 48, 832}, {24, 2048, 48, 640},
    {24, 4096, -160, 640}, {24, 8192, 80, 384}, {24, 16384, -240, 384}, {24, 32768, 128, 384},
    {26, 1, -176, 640}, {26, 1024, 96, 832}, {26, 2048, -80, 384}, {26, 4096, -48, 384},
    {26, 8192, 192, 384}, {26, 16384, 16, 384}, {26, 32768, -96, 384}, {27, 16384, -176, 384},
    {27, 32768, -96, 384}, {27, 65536, 0, 640}, {28, 32768, 80, 384}, {28, 65536, 112, 640},
    {29, 1, -240, 1024}, {29, 64, 304, 1024}, {29, 512, 32, 1024}, {29, 1024, 512, 1024},
    {29, 2048, 416, 1024}, {29, 4096, -16, 1024}, {29, 8192, 208, 1024}, {29, 16384, -16, 640},
    {29, 32768, 0, 1024}, {29, 65536, 128, 1024}, {29, 131072, 352, 1024}, {30, 1, 80, 640},
    {30, 64, -80, 1024}, {30, 512, 16, 640}, {30, 1024, 0, 640}, {30, 2048, 64, 1024},
    {30, 4096, 48, 1024}, {31, 1, 144, 640}, {31, 512, -544, 384}, {31, 1024, -80, 640},
    {31, 4096, 64, 1024}, {32, 64, 0, 1024}, {32, 512, -128, 640}, {32, 1024, -80, 640},
    {32, 2048, -144, 1024}, {32, 4096, 112, 1024}, {32, 8192, 0, 1024}, {32, 16384, -80, 384},
    {34, 1, 128, 640}, {34, 16384, -240, 384}, {34, 32768, -144, 384}, {34, 65536, 80, 384},
    {36, 16384, 32, 384}, {36, 32768, -304, 384}, {36, 65536, 96, 384}, {41, 1, 336, 640},
    {41, 32768, 112, 384}, {41, 65536, 16, 384}, {41, 131072, -16, 384}, {42, 1, -96, 640},
    {42, 64, -32, 1024}, {42, 512, -304, 640}, {42, 1024, 32, 640}, {42, 2048, 96, 1024},
    {42, 4096, -112, 1024}, {42, 8192, -32, 1024}, {42, 16384, -64, 384}, {43, 1, -128, 1024},
    {43, 64, -128, 1024}, {43, 512, -80, 640}, {43, 1024, -288, 640}, {43, 2048, 32, 1024},
    {43, 4096, -192, 1024}, {43, 8192, 0, 1024}, {44, 1, 112, 832}, {44, 64, -32, 1024},
    {44, 512, 112, 640}, {44, 1024, 368, 640}, {44, 2048, -176, 1024}, {44, 4096, 96, 1024},
    {44, 8192, -64, 1024}, {44, 16384, 112, 384}, {46, 1, 224, 832}, {46, 16384, -112, 384},
    {46, 32768, 96, 384}, {46, 65536, 352, 384}, {46, 131072, -80, 384}, {47, 1, -144, 832},
    {47, 64, -64, 1024}, {47, 512, -80, 640}, {47, 1024, 224, 640}, {47, 2048, 32, 1024},
    {47, 4096, -112, 1024}, {47, 8192, 240, 1024}, {47, 16384, 96, 384}, {48, 1, -176, 1024},
    {48, 64, 0, 1024}, {48, 512, 96, 640}, {48, 1024, 0, 640}, {48, 2048, -368, 1024},
    {48, 4096, 96, 1024}, {48, 8192, -96, 1024}, {48, 16384, 0, 384}, {49, 1, -224, 1024},
    {49, 64, 272, 1024}, {49, 512, 288, 640}, {49, 1024, -32, 640}, {49, 2048, -176, 1024},
    {49, 4096, 80, 1024}, {49, 8192, 32, 1024}, {50, 1, 80, 832}, {50, 64, -112, 1024},
    {50, 512, 80, 640}, {50, 1024, 64, 640}, {50, 2048, 0, 1024}, {50, 4096, -208, 1024},
    {53, 65536, 80, 384}, {53, 131072, -32, 384}, {54, 1, -112, 1024}, {54, 64, 192, 1024},
    {54, 1024, 160, 640}, {54, 4096, 256, 1024}, {54, 8192, 176, 1024}, {54, 16384, -144, 384},
    {54, 32768, 128, 384}, {55, 1, -48, 1024}, {55, 65536, 16, 384}, {55, 131072, 304, 384},
    {56, 16384, -96, 384}, {56, 65536, -176, 1024}, {56, 131072, 48, 384}, {57, 1, -320, 1024},
    {58, 32768, 16, 384}, {58, 65536, 80, 384}, {58, 131072, -160, 384}, {60, 1, -112, 1024},
    {60, 32768, -32, 1024}, {60, 65536, -112, 384}, {60, 131072, 0, 384}, {61, 1, 432, 640},
    {61, 64, 608, 640}, {61, 512, -144, 384}, {61, 1024, -432, 1024}, {61, 2048, 0, 1024},
    {61, 4096, -288, 384}, {61, 8192, 80, 384}, {61, 16384, 112, 384}, {62, 1, -208, 640},
    {62, 64, 176, 640}, {62, 512, -80, 640}, {62, 1024, 144, 640}, {62, 2048, -192, 384},
    {62, 4096, 48, 640}, {64, 1, 304, 640}, {64, 64, 144, 640}, {64, 512, 256, 640},
    {64, 1024, -96, 640}, {64, 2048, -32, 384}, {64, 4096, 64, 640}, {65, 1, 48, 1024},
    {65, 64, 416, 640}, {65, 512, -320, 640}, {65, 1024, 240, 640}, {65, 2048, 112, 384},
    {65, 4096, 80, 640}, {67, 1, -224, 640}, {67, 64, -144, 640}, {67, 512, 256, 640},
    {67, 1024, 256, 640}, {67, 2048, 208, 384}, {67, 4096, -160, 640}, {68, 1, 32, 640},
    {68, 64, -192, 640}, {68, 512, -240, 640}, {68, 2048, 64, 384}, {68, 4096, 64, 640},
    {73, 64, 16, 640}, {73, 2048, 32, 384}, {73, 8192, -176, 384}, {73, 16384, 0, 384},
    {74, 1, -16, 640}, {74, 512, 48, 384}, {74, 2048, -80, 384}, {74, 4096, 0, 640},
    {74, 8192, 80, 384}, {74, 16384, -16, 384}, {75, 16384, 48, 384}, {77, 64, -16, 640},
    {77, 512, 0, 640}, {77, 2048, 144, 384}, {77, 4096, 32, 640}, {77, 8192, -96, 384},
    {77, 16384, 0, 384}, {79, 4096, 240, 384}, {79, 8192, -128, 384}, {79, 16384, -80, 384},
    {81, 1, -208, 1024}, {81, 64, -240, 640}, {81, 512, 32, 640}, {81, 1024, -80, 640},
    {81, 2048, -112, 384}, {81, 4096, -160, 640}, {81, 8192, 48, 384}, {81, 16384, 384, 384},
    {83, 1, 0, 1024}, {83, 64, -416, 640}, {83, 512, -80, 640}, {83, 1024, -368, 640},
    {83, 2048, -384, 384}, {83, 4096, -288, 640}, {83, 8192, 160, 384}, {83, 16384, 32, 384},
    {85, 64, 0, 640}, {85, 512, -416, 640}, {85, 1024, -80, 640}, {85, 2048, -432, 384},
    {85, 4096, 16, 640}, {85, 8192, 0, 384}, {85, 16384, -16, 384}, {86, 1024, -208, 640},
    {92, 1024, 0, 1024}, {93, 1024, -64, 1024}, {95, 0, -320, 640}, {98, 0, 112, 1024},
    {99, 0, 240, 1024}, {100, 0, -32, 1024}, {101, 0, 128, 1024}, {102, 1, 176, 1024},
    {102, 64, -112, 1024}, {102, 512, 0, 832}, {102, 1024, -128, 1024}, {102, 2048, -288, 1024},
    {102, 4096, -208, 1024}, {102, 8192, -656, 640}, {102, 16384, -96, 1024}, {102, 32768, -208, 1024},
    {102, 65536, 32, 1024}, {102, 131072, 272, 1024}, {103, 64, 288, 1024}, {103, 512, -176, 832},
    {103, 1024, 96, 1024}, {103, 2048, 272, 832}, {103, 4096, -176, 832}, {103, 8192, 0, 832},
    {103, 16384, -448, 640}, {104, 1024, 80, 832}, {104, 16384, 128, 640}, {104, 32768, 160, 640},
    {108, 1024, 0, 832}, {110, 1, -720, 1024}, {110, 16384, -112, 1024}, {110, 32768, 0, 640},
    {112, 1, 16, 1024}, {112, 64, 0, 1024}, {112, 512, -224, 832}, {112, 1024, -144, 1024},
    {112, 2048, -48, 832}, {112, 4096, -352, 832}, {114, 64, -32, 1024}, {114, 1024, -16, 1024},
    {114, 2048, -16, 832}, {114, 4096, 416, 832}, {114, 8192, -400, 832}, {114, 16384, -288, 640},
    {115, 64, 112, 1024}, {115, 512, 112, 832}, {115, 1024, 80, 1024}, {115, 2048, 96, 832},
    {115, 4096, -368, 832}, {116, 64, -256, 1024}, {116, 512, 80, 832}, {116, 1024, 0, 1024},
    {116, 2048, -80, 832}, {116, 4096, 96, 832}, {116, 8192, -576, 832}, {118, 2048, -560, 832},
    {118, 4096, 48, 832}, {120, 32768, 0, 640}, {120, 65536, 80, 384}, {120, 131072, 64, 384},
    {121, 32768, 0, 1024}, {123, 16384, -32, 640}, {123, 32768, 224, 640}, {123, 65536, -192, 384},
    {123, 131072, -128, 384}, {124, 32768, 384, 640}, {124, 65536, 0, 384}, {124, 131072, 0, 384},
    {125, 64, 448, 1024}, {125, 1024, 128, 1024}, {125, 2048, 16, 832}, {125, 4096, 480, 832},
    {125, 8192, 208, 832}, {125, 16384, -80, 640},
};
static const struct ct_residual residuals_rows[] = {
    {0, 1, -144, 640}, {0, 64, -32, 1024}, {0, 512, 272, 1024}, {0, 1024, -528, 640},
    {0, 2048, 0, 1024}, {0, 4096, 48, 1024}, {0, 8192, 0, 1024}, {0, 16384, 112, 1024},
    {0, 32768, 832, 1024}, {0, 131072, 272, 1024}, {2, 1, -80, 832}, {2, 64, 48, 832},
    {2, 512, 192, 640}, {2, 2048, 32, 640}, {2, 4096, -48, 1024}, {2, 8192, 96, 832},
    {3, 1, -208, 832}, {3, 64, 16, 832}, {3, 512, 64, 832}, {3, 1024, -352, 640},
    {3, 2048, -128, 832}, {3, 4096, -112, 1024}, {3, 8192, -160, 832}, {3, 16384, 368, 1024},
    {3, 32768, -16, 1024}, {3, 65536, 272, 384}, {3, 131072, -208, 384}, {7, 1, 432, 832},
    {7, 64, 288, 640}, {7, 512, -320, 640}, {7, 1024, 160, 832}, {7, 2048, 0, 832},
    {7, 4096, -112, 832}, {7, 8192, -48, 832}, {7, 32768, -208, 1024}, {7, 65536, 400, 384},
    {7, 131072, 0, 384}, {8, 1, -288, 832}, {8, 64, -336, 832}, {8, 512, -64, 832},
    {8, 2048, -128, 640}, {8, 4096, -256, 832}, {8, 8192, -256, 832}, {8, 16384, 576, 640},
    {8, 32768, 160, 384}, {8, 131072, 112, 384}, {10, 1, 16, 832}, {10, 64, 80, 832},
    {10, 512, 16, 832}, {10, 2048, 96, 640}, {10, 4096, -64, 832}, {10, 8192, 256, 832},
    {11, 1, 240, 1024}, {11, 512, 272, 640}, {11, 1024, -80, 640}, {11, 2048, 336, 832},
    {11, 4096, -96, 1024}, {11, 8192, -96, 832}, {11, 16384, 288, 1024}, {11, 32768, -64, 1024},
    {11, 65536, 320, 384}, {11, 131072, 80, 384}, {12, 1, 240, 1024}, {12, 64, 256, 640},
    {12, 512, 192, 640}, {12, 2048, 32, 640}, {12, 4096, 16, 1024}, {12, 8192, -304, 832},
    {12, 16384, 0, 1024}, {12, 32768, 32, 1024}, {12, 65536, 400, 384}, {12, 131072, 176, 384},
    {13, 1, 336, 1024}, {13, 64, 16, 640}, {13, 512, -176, 832}, {13, 1024, 64, 832},
    {13, 2048, 96, 832}, {13, 4096, 208, 640}, {13, 8192, -128, 832}, {13, 16384, 272, 1024},
    {13, 65536, 320, 384}, {13, 131072, 0, 384}, {14, 1, 32, 1024}, {14, 64, -256, 832},
    {14, 512, -336, 832}, {14, 1024, 192, 832}, {14, 2048, 384, 832}, {14, 4096, 112, 1024},
    {14, 8192, -176, 640}, {16, 1, 240, 1024}, {16, 512, 272, 640}, {16, 1024, -160, 640},
    {16, 8192, 64, 640}, {16, 16384, 32, 1024}, {17, 32768, -48, 1024}, {17, 65536, -16, 384},
    {18, 1, 176, 832}, {18, 64, 208, 640}, {18, 512, 144, 640}, {18, 2048, -368, 640},
    {18, 4096, -144, 832}, {18, 8192, -48, 832}, {18, 16384, 32, 384}, {19, 1, -96, 1024},
    {19, 64, -288, 832}, {19, 512, -288, 832}, {19, 2048, -176, 640}, {19, 4096, -256, 832},
    {19, 8192, -80, 832}, {19, 16384, -128, 1024}, {20, 1, -192, 1024}, {20, 64, -128, 832},
    {20, 512, 144, 832}, {20, 2048, 32, 640}, {20, 4096, -128, 832}, {20, 8192, -160, 832},
    {21, 1, -224, 1024}, {21, 64, -208, 832}, {21, 512, 32, 832}, {21, 2048, -16, 640},
    {21, 4096, 80, 1024}, {21, 8192, -416, 832}, {21, 16384, 240, 640}, {23, 1, -32, 1024},
    {23, 64, -128, 832}, {23, 512, -160, 832}, {23, 2048, 336, 640}, {23, 4096, 160, 1024},
    {23, 8192, 128, 640}, {23, 16384, -64, 1024}, {23, 32768, -64, 1024}, {23, 65536, 16, 384},
    {23, 131072, 96, 384}, {24, 1, -64, 1024}, {24, 64, -256, 832}, {24, 512, -160, 832},
    {24, 2048, 32, 640}, {24, 4096, -256, 832}, {24, 8192, -208, 832}, {24, 32768, -160, 1024},
    {24, 65536, -80, 384}, {24, 131072, -240, 384}, {25, 32768, 16, 1024}, {25, 65536, -16, 384},
    {25, 131072, -368, 384}, {26, 1, 192, 1024}, {26, 64, 192, 640}, {26, 512, 112, 640},
    {26, 2048, -416, 640}, {26, 4096, -32, 832}, {26, 16384, 16, 384}, {26, 32768, -32, 384},
    {27, 16384, 16, 384}, {27, 32768, 64, 1024}, {27, 65536, -16, 384}, {27, 131072, -512, 384},
    {28, 32768, 0, 1024}, {28, 65536, 272, 384}, {28, 131072, -352, 640}, {29, 1, -512, 640},
    {29, 64, 288, 1024}, {29, 512, -256, 1024}, {29, 1024, -160, 1024}, {29, 2048, -160, 832},
    {29, 4096, -304, 832}, {29, 8192, 96, 1024}, {29, 16384, -128, 1024}, {29, 32768, 176, 1024},
    {29, 65536, 816, 384}, {30, 1, -112, 832}, {30, 64, -368, 1024}, {30, 512, 176, 832},
    {30, 1024, 128, 640}, {30, 4096, -240, 1024}, {30, 8192, 144, 832}, {31, 1024, -128, 1024},
    {31, 2048, -48, 1024}, {31, 4096, 480, 832}, {31, 8192, -16, 832}, {32, 1, -80, 832},
    {32, 64, 128, 1024}, {32, 512, -112, 1024}, {32, 1024, -32, 1024}, {32, 2048, 208, 832},
    {32, 4096, 288, 832}, {32, 16384, 0, 640}, {33, 1, 96, 832}, {33, 64, -320, 640},
    {33, 2048, 0, 832}, {33, 8192, 112, 832}, {33, 65536, 448, 384}, {33, 131072, -208, 384},
    {34, 1, 80, 832}, {34, 1024, 128, 1024}, {34, 2048, -80, 640}, {34, 4096, 144, 832},
    {34, 8192, 256, 640}, {34, 32768, 0, 1024}, {35, 64, 48, 640}, {35, 512, -128, 1024},
    {35, 1024, 224, 832}, {35, 2048, -128, 640}, {35, 8192, 16, 832}, {35, 32768, -128, 1024},
    {35, 65536, 0, 384}, {36, 64, -48, 640}, {36, 1024, 304, 1024}, {36, 2048, -32, 832},
    {36, 4096, 192, 832}, {36, 8192, 0, 1024}, {36, 32768, 112, 384}, {36, 65536, 144, 384},
    {36, 131072, -160, 384}, {37, 1, 304, 832}, {37, 64, 128, 1024}, {37, 512, 128, 832},
    {37, 1024, 80, 1024}, {37, 2048, 160, 832}, {37, 4096, -112, 1024}, {37, 8192, 128, 1024},
    {37, 32768, 640, 384}, {37, 65536, -112, 640}, {37, 131072, 416, 384}, {38, 1, -48, 832},
    {38, 64, -32, 832}, {38, 512, 144, 832}, {38, 1024, 224, 832}, {38, 2048, -112, 640},
    {38, 4096, 384, 832}, {38, 8192, 16, 1024}, {38, 32768, -128, 1024}, {39, 64, -96, 640},
    {39, 2048, 256, 1024}, {39, 4096, -112, 832}, {39, 8192, -64, 1024}, {39, 32768, -64, 1024},
    {39, 65536, 384, 384}, {40, 1, 48, 832}, {40, 512, -64, 1024}, {40, 1024, 0, 640},
    {40, 2048, -288, 640}, {40, 8192, 144, 832}, {40, 32768, -96, 832}, {41, 1, 48, 832},
    {41, 1024, 80, 640}, {41, 4096, -208, 832}, {41, 8192, -384, 640}, {41, 32768, -16, 384},
    {42, 1, -32, 832}, {42, 64, 208, 1024}, {42, 512, -240, 1024}, {42, 1024, -160, 1024},
    {42, 2048, -144, 832}, {42, 4096, 384, 832}, {42, 8192, 160, 640}, {42, 16384, -208, 640},
    {43, 64, -112, 640}, {43, 512, 48, 832}, {43, 1024, -96, 1024}, {43, 2048, 32, 832},
    {43, 4096, 112, 832}, {43, 8192, -16, 1024}, {44, 1, -16, 832}, {44, 512, 304, 832},
    {44, 1024, 0, 1024}, {44, 2048, 128, 832}, {44, 4096, 384, 832}, {44, 8192, 128, 1024},
    {44, 16384, -256, 832}, {44, 32768, 224, 1024}, {44, 65536, 128, 384}, {45, 64, 176, 1024},
    {45, 512, -32, 1024}, {45, 1024, 192, 832}, {45, 2048, 0, 640}, {45, 4096, 80, 832},
    {45, 8192, -48, 1024}, {45, 16384, -432, 832}, {46, 4096, -288, 832}, {46, 32768, -48, 1024},
    {46, 65536, -432, 384}, {47, 1024, -112, 1024}, {47, 2048, 368, 832}, {47, 4096, -144, 1024},
    {47, 8192, -32, 1024}, {47, 16384, 192, 832}, {48, 1, 80, 832}, {48, 64, 416, 1024},
    {48, 2048, 256, 1024}, {48, 4096, 208, 832}, {48, 8192, -80, 1024}, {48, 16384, 208, 832},
    {49, 64, 0, 1024}, {49, 512, -32, 832}, {49, 1024, 368, 832}, {49, 8192, 160, 832},
    {49, 16384, 304, 832}, {53, 65536, -32, 832}, {53, 131072, -80, 384}, {54, 1, 0, 1024},
    {54, 512, 160, 1024}, {54, 1024, -208, 640}, {54, 2048, 208, 832}, {54, 4096, 320, 832},
    {54, 8192, 240, 832}, {54, 16384, 144, 1024}, {54, 32768, -32, 1024}, {55, 1, 0, 1024},
    {55, 1024, 112, 1024}, {55, 4096, -48, 1024}, {55, 8192, -208, 640}, {56, 1, 128, 1024},
    {57, 1024, -112, 1024}, {57, 2048, 208, 640}, {57, 8192, 64, 1024}, {58, 32768, 96, 384},
    {58, 65536, -320, 384}, {58, 131072, -400, 384}, {59, 131072, -64, 1024}, {60, 1, 288, 1024},
    {60, 64, -208, 640}, {60, 2048, -112, 1024}, {60, 4096, 160, 832}, {60, 131072, 64, 1024},
    {61, 1, -592, 640}, {61, 64, 32, 1024}, {61, 512, -160, 1024}, {61, 1024, -208, 1024},
    {61, 2048, -112, 1024}, {61, 4096, 0, 1024}, {61, 8192, 112, 1024}, {61, 16384, 48, 1024},
    {61, 32768, 208, 640}, {62, 1, 288, 1024}, {62, 64, -48, 640}, {62, 512, 48, 832},
    {62, 1024, 32, 640}, {62, 2048, -64, 832}, {62, 4096, 384, 832}, {62, 8192, -160, 832},
    {63, 1, -16, 1024}, {63, 64, -96, 640}, {63, 512, -320, 832}, {63, 1024, 368, 640},
    {63, 2048, -144, 640}, {64, 1, -80, 1024}, {64, 512, 176, 640}, {64, 1024, 16, 640},
    {64, 2048, 192, 832}, {64, 4096, -240, 640}, {64, 8192, -336, 832}, {67, 1, 16, 1024},
    {67, 64, -144, 640}, {67, 512, -208, 832}, {67, 1024, -80, 640}, {67, 2048, 192, 832},
    {67, 4096, -128, 640}, {67, 8192, -256, 832}, {68, 512, 0, 640}, {68, 1024, -208, 640},
    {68, 2048, -48, 832}, {68, 4096, 432, 832}, {68, 8192, -112, 832}, {69, 64, 80, 640},
    {69, 512, 112, 832}, {69, 1024, 112, 640}, {69, 2048, -160, 832}, {69, 4096, 208, 832},
    {69, 8192, 96, 832}, {73, 64, 240, 640}, {73, 512, -16, 640}, {73, 1024, 272, 640},
    {73, 2048, -16, 640}, {73, 16384, -160, 1024}, {73, 32768, 16, 384}, {74, 64, -464, 640},
    {74, 512, -80, 832}, {74, 1024, 192, 640}, {74, 2048, 16, 640}, {74, 16384, 32, 1024},
    {75, 16384, -160, 1024}, {75, 32768, -48, 384}, {75, 65536, -112, 384}, {76, 32768, 48, 384},
    {76, 65536, -224, 384}, {76, 131072, -80, 640}, {77, 1, 0, 1024}, {77, 64, 128, 640},
    {77, 512, -16, 640}, {77, 1024, 48, 640}, {77, 2048, 0, 640}, {77, 8192, -48, 640},
    {77, 16384, -128, 640}, {78, 1, 16, 1024}, {78, 64, -96, 640}, {78, 512, 64, 832},
    {78, 1024, -176, 640}, {78, 2048, 144, 832}, {78, 4096, 144, 640}, {78, 8192, -224, 832},
    {78, 16384, 16, 640}, {78, 32768, -16, 384}, {78, 65536, 272, 384}, {79, 2048, -80, 1024},
    {79, 4096, -48, 640}, {79, 8192, -160, 832}, {79, 16384, -112, 640}, {81, 1, -256, 1024},
    {81, 64, -240, 640}, {81, 512, -128, 832}, {81, 1024, -224, 640}, {81, 2048, 80, 832},
    {81, 4096, -80, 640}, {81, 8192, -96, 832}, {81, 16384, -256, 640}, {82, 1, 48, 1024},
    {82, 64, 64, 640}, {82, 512, -112, 832}, {82, 1024, -64, 640}, {82, 2048, 64, 832},
    {82, 4096, -192, 640}, {82, 8192, -320, 832}, {82, 16384, -16, 640}, {83, 1, -304, 1024},
    {83, 64, 64, 640}, {83, 512, -80, 832}, {83, 1024, 96, 640}, {83, 2048, -96, 640},
    {83, 8192, 416, 640}, {83, 16384, -64, 384}, {84, 1, 0, 1024}, {84, 64, 80, 640},
    {84, 512, 64, 832}, {84, 1024, -176, 640}, {84, 2048, 0, 832}, {84, 8192, -80, 640},
    {84, 16384, -240, 640}, {84, 32768, -160, 384}, {84, 65536, 16, 384}, {86, 1024, 160, 640},
    {88, 1024, -64, 832}, {89, 1024, 0, 832}, {90, 1024, -224, 832}, {92, 1024, 208, 832},
    {93, 1024, -160, 832}, {95, 0, -160, 640}, {96, 0, -400, 1024}, {98, 0, 16, 1024},
    {101, 0, 336, 1024}, {102, 1, -192, 640}, {102, 64, 80, 1024}, {102, 512, -160, 1024},
    {102, 1024, 0, 1024}, {102, 2048, -288, 1024}, {102, 4096, 224, 1024}, {102, 8192, 0, 1024},
    {102, 16384, -128, 1024}, {102, 32768, 176, 1024}, {102, 131072, 176, 1024}, {105, 32768, 496, 1024},
    {105, 65536, 64, 384}, {105, 131072, -160, 384}, {106, 1, 0, 1024}, {106, 64, -128, 1024},
    {106, 512, 80, 1024}, {106, 1024, 16, 1024}, {106, 2048, -112, 1024}, {106, 16384, 64, 1024},
    {107, 1, -448, 1024}, {107, 64, 0, 1024}, {107, 512, 16, 1024}, {107, 2048, -16, 1024},
    {107, 4096, -176, 1024}, {108, 64, 208, 1024}, {108, 8192, -96, 1024}, {108, 16384, 256, 832},
    {108, 32768, -272, 384}, {109, 1, 128, 1024}, {111, 65536, 96, 1024}, {111, 131072, -336, 384},
    {112, 1, 144, 1024}, {112, 64, 80, 1024}, {112, 512, -144, 1024}, {112, 1024, 272, 1024},
    {112, 2048, -384, 1024}, {112, 4096, 0, 832}, {112, 8192, -400, 832}, {112, 16384, -320, 832},
    {113, 1, -160, 1024}, {113, 64, -304, 1024}, {113, 512, 496, 1024}, {113, 1024, -368, 1024},
    {113, 2048, 336, 1024}, {113, 4096, 80, 1024}, {113, 16384, 16, 832}, {114, 1, -80, 1024},
    {114, 64, 336, 1024}, {114, 512, 160, 1024}, {114, 1024, -112, 1024}, {114, 2048, -48, 1024},
    {114, 4096, -32, 832}, {114, 16384, 128, 832}, {115, 1, 80, 1024}, {115, 64, 64, 1024},
    {115, 512, 208, 1024}, {115, 2048, 0, 1024}, {115, 4096, -288, 1024}, {115, 8192, 64, 832},
    {115, 16384, -208, 832}, {120, 65536, -64, 1024}, {120, 131072, 96, 384}, {121, 65536, -176, 1024},
    {121, 131072, -32, 384}, {122, 32768, 240, 1024}, {122, 65536, -352, 384}, {122, 131072, 32, 384},
    {123, 16384, 256, 1024}, {123, 32768, 192, 384}, {123, 131072, -256, 384}, {124, 32768, -144, 384},
    {124, 65536, 304, 384}, {125, 1, -320, 1024}, {125, 64, 128, 1024}, {125, 512, -128, 1024},
    {125, 1024, 304, 1024}, {125, 2048, 224, 1024}, {125, 16384, 32, 640},
};

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = 32,
                .nhosts = 16,
                .per_host = 2,
                .nswitches = 1,
                .crossing = 47443,
                .ring = 41395,
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
                .nhosts = 2,
                .per_host = 2,
                .nswitches = 1,
                .crossing = 43443,
                .ring = 41395,
                .nparts = 8},
     .residuals = residuals_rows,
     .nresiduals = sizeof residuals_rows / sizeof(struct ct_residual)}, /* rows */
};

static const struct ct_calibration calibration = {
    .model = {.coefficient = {
                  [CT_MESSAGES_BETWEEN] = INT64_C(1178992640),
                  [CT_MESSAGES_INSIDE] = INT64_C(427819008),
                  [CT_TOKENS] = INT64_C(519241728),
                  [CT_LONG_MESSAGES] = INT64_C(12327321600),
                  [CT_BYTES_BETWEEN] = INT64_C(1895),
                  [CT_BYTES_ON_CABLES] = INT64_C(1869),
                  [CT_BYTES_INSIDE] = INT64_C(123535),
                  [CT_BYTES_REDUCED] = INT64_C(28174),
                  [CT_BYTES_COPIED] = INT64_C(7812),
                  [CT_POSTS] = INT64_C(26214400),
                  [CT_FETCHES] = INT64_C(26214400),
                  [CT_BYTES_POSTED] = INT64_C(10486),
                  [CT_BYTES_FETCHED] = INT64_C(39322),
                  [CT_BYTES_ACROSS] = INT64_C(5242),
                  [CT_ROUNDS] = INT64_C(3962306560),
                  [CT_ROUNDS_BETWEEN] = INT64_C(372637696),
                  [CT_ROUND_CABLES] = INT64_C(69074944),
                  [CT_RANK_MESSAGES] = INT64_C(43030938),
                  [CT_HOST_MESSAGES] = INT64_C(82116608),
                  [CT_BARRIERS] = INT64_C(174456832000),
                  [CT_POST_ROUNDS] = INT64_C(104857600),
                  [CT_RANK_FETCHES] = INT64_C(26214400),
                  [CT_RANK_BYTES] = INT64_C(5242),
                  [CT_CABLE_NS] = INT64_C(751),
                  [CT_CABLE_BEYOND_NS] = INT64_C(62941),
                  [CT_CABLE_ROUNDS_NS] = INT64_C(372),
              },
              .call_ns = INT64_C(1001),
              .rank_ns = INT64_C(129800),
              .norm = CT_NORM_ROOT,
              .error = 149},
    .offered = offered,
    .noffered = sizeof offered / sizeof *offered,
    .jobs = calibrated,
    .njobs = sizeof calibrated / sizeof *calibrated,
};
/* clang-format on */

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15,
    15, 16, 16,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f), 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0,
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 49,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

extern const struct ct_tuned ct_tuned_columns;
extern const struct ct_tuned ct_tuned_rows;

static const struct ct_tuned *const jobs[] = {
    /* jobs/columns/tuned.c */
    &ct_tuned_columns,
    /* jobs/rows/tuned.c */
    &ct_tuned_rows,
    NULL,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-a-32",
    .nranks = 32,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .calibration = &calibration,
    .jobs = jobs,
    .cluster_hash = UINT64_C(0x4952c004a6848a68),
    .dispatch_hash = UINT64_C(0xd3ebca24b370371f),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x0b287c778ecb18f9),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
