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
    .traits = {.nranks = 32,
               .nhosts = 16,
               .per_host = 2,
               .nswitches = 1,
               .crossing_s = 4.8e-06,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
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
