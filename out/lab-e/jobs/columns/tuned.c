/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 5 ranks,
 * the first of 4 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x867e7378a8fc3f6d),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x14c3ff1decffc149),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x58e46df60e608071),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf8740defc64a1f2c),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x646ee6786a7a89a6),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x1c549db5c1fdf8b9),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xabd73e10d7b1ecc5),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfd1d843ee879a83e),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8556ef07b85e977a),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xcf024fe302a24ae8),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x776e43b93d1d052e),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xfd432d2efead2646),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=16384 */
        .setting = {{2, 16384}},
        .fingerprint = UINT64_C(0xfe28afa804b7c4da),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1ef783412e4bb153),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8dcac0d65a8f7c0e),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x17b1b06b48fc4c72),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf61776aea435e5b8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd0d57666ed802f2e),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6b2d821d84f21b28),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x94e4ace8fd294b2f),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0xe4bf3b19dbfc1ab1),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x89dd54088fbe1efb),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xadf64b20b94e6376),
    },
    {
        .algorithm = &bcast_split_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x54e3b8e3600b66aa),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6250c29be6bf1c9d),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x62e385dd57ec981a),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0642f00aa0878449),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa3f7b1fbdff9c749),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x757b2385cadbe5da),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3ba6c4cf730a5a06),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x61167e25a8d826f2),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x523ae71628d5ba8a),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x5d5af9ae0be29948),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf52a9ed2a9bbb8b6),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x4dbaea6015d52ac1),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * allgather_native 2.4 ms (2.29 ms to 2.48 ms), 90 samples
     * runner-up: allgather_recursive_doubling order=dealt, 0.92 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[0]; /* allgather_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * allgather_recursive_doubling order=dealt 2.16 ms (2.04 ms to 2.24 ms), 75 samples
     * native 2.29 ms (2.21 ms to 2.47 ms), 75 samples
     * native / choice 1.12 (1.01 to 1.19), 75 rounds
     * runner-up: allgather_recursive_doubling order=depth_first, 0.98 times as long in the same rounds */
    if (problem->bytes < 807)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 807 bytes: confirmed; at 1024 bytes:
     * allgather_recursive_doubling order=depth_first 2.33 ms (2.11 ms to 2.54 ms), 60 samples
     * native 2.44 ms (2.32 ms to 2.71 ms), 60 samples
     * native / choice 1.15 (1.04 to 1.27), 60 rounds
     * runner-up: allgather_recursive_doubling order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 1241)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 1241 bytes: undecided; at 2048 bytes:
     * allgather_native 2.22 ms (2.06 ms to 2.38 ms), 45 samples
     * runner-up: allgather_wired_far_first order_by=copies, 0.93 times as long in the same rounds */
    if (problem->bytes < 2050)
        return &choices[0]; /* allgather_native */
    /* from 2050 bytes: confirmed; at 4096 bytes:
     * allgather_wired_far_first order_by=copies 2.53 ms (2.26 ms to 2.65 ms), 30 samples
     * native 3.41 ms (3.16 ms to 3.59 ms), 30 samples
     * native / choice 1.34 (1.20 to 1.55), 30 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 6350)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 6350 bytes: confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 5.15 ms (5 ms to 5.26 ms), 30 samples
     * native 7.01 ms (6.89 ms to 7.16 ms), 30 samples
     * native / choice 1.37 (1.34 to 1.42), 30 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 16733)
        return &choices[4]; /* allgather_wired_ring */
    /* from 16733 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 21.9 ms (21.4 ms to 22.8 ms), 18 samples
     * native 37 ms (36.1 ms to 38.5 ms), 18 samples
     * native / choice 1.68 (1.63 to 1.80), 18 rounds
     * runner-up: allgather_ring segment_bytes=16384 order=depth_first, 0.98 times as long in the same rounds */
    if (problem->bytes < 43197)
        return &choices[5]; /* allgather_wired_ring */
    /* from 43197 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=8192 44.6 ms (43.9 ms to 45.3 ms), 18 samples
     * native 70.8 ms (68.8 ms to 74.3 ms), 18 samples
     * native / choice 1.58 (1.53 to 1.67), 18 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 0.98 times as long in the same rounds */
    if (problem->bytes < 93166)
        return &choices[6]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 93166 bytes: confirmed; at 131072 bytes:
     * allgather_ring segment_bytes=8192 order=depth_first 98.9 ms (92.5 ms to 102 ms), 15 samples
     * native 294 ms (154 ms to 312 ms), 15 samples
     * native / choice 3.00 (1.66 to 3.19), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.03 times as long in the same rounds */
    return &choices[7]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * allreduce_native 2.17 ms (2.03 ms to 2.31 ms), 75 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[0]; /* allreduce_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.45 ms (1.35 ms to 1.56 ms), 30 samples
     * native 1.97 ms (1.89 ms to 2.04 ms), 30 samples
     * native / choice 1.34 (1.21 to 1.43), 30 rounds
     * runner-up: allreduce_reduce_bcast, 1.05 times as long in the same rounds */
    if (problem->bytes < 570)
        return &choices[8]; /* allreduce_tree */
    /* from 570 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.53 ms (1.34 ms to 1.73 ms), 30 samples
     * native 1.79 ms (1.69 ms to 2.01 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first, 0.99 times as long in the same rounds */
    if (problem->bytes < 1890)
        return &choices[9]; /* allreduce_tree */
    /* from 1890 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.69 ms (1.54 ms to 1.86 ms), 30 samples
     * native 2.2 ms (2.13 ms to 2.47 ms), 30 samples
     * native / choice 1.24 (1.17 to 1.48), 30 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 6209)
        return &choices[8]; /* allreduce_tree */
    /* from 6209 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 2.7 ms (2.51 ms to 2.79 ms), 45 samples
     * native 2.87 ms (2.69 ms to 3.02 ms), 45 samples
     * native / choice 1.09 (1.01 to 1.15), 45 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4, 0.97 times as long in the same rounds */
    if (problem->bytes < 12031)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 12031 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 3.25 ms (3.14 ms to 3.57 ms), 30 samples
     * native 5.52 ms (5.32 ms to 5.7 ms), 30 samples
     * native / choice 1.67 (1.58 to 1.75), 30 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=262144, 1.02 times as long in the same rounds */
    if (problem->bytes < 24415)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 24415 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 7.37 ms (7.21 ms to 7.58 ms), 30 samples
     * native 12.9 ms (12.7 ms to 13.6 ms), 30 samples
     * native / choice 1.74 (1.69 to 1.84), 30 rounds
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=16384, 1.03 times as long in the same rounds */
    if (problem->bytes < 34284)
        return &choices[12]; /* allreduce_wired_halving */
    /* from 34284 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=16384 14.9 ms (14.7 ms to 15.2 ms), 30 samples
     * native 31.1 ms (30.3 ms to 32.2 ms), 30 samples
     * native / choice 2.06 (2.00 to 2.18), 30 rounds
     * runner-up: allreduce_wired_halving segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[13]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 72.6 ms (71.4 ms to 73.9 ms), 36 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=16384, 0.41 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 2.4 ms (2.26 ms to 2.54 ms), 180 samples
     * native 2.68 ms (2.56 ms to 2.76 ms), 180 samples
     * native / choice 1.08 (1.03 to 1.12), 180 rounds
     * runner-up: alltoall_circulant order=dealt, 0.85 times as long in the same rounds */
    if (problem->bytes < 166)
        return &choices[14]; /* alltoall_bruck_radix */
    /* from 166 bytes: confirmed; at 512 bytes:
     * alltoall_bruck order=depth_first 2.67 ms (2.3 ms to 2.81 ms), 30 samples
     * native 2.81 ms (2.52 ms to 3.27 ms), 30 samples
     * native / choice 1.15 (1.03 to 1.25), 30 rounds
     * runner-up: alltoall_bruck_radix radix=3 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 1001)
        return &choices[15]; /* alltoall_bruck */
    /* from 1001 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=1 between=spread 2.11 ms (1.94 ms to 2.21 ms), 60 samples
     * native 2.32 ms (2.18 ms to 2.5 ms), 60 samples
     * native / choice 1.12 (1.02 to 1.19), 60 rounds
     * runner-up: alltoall_bruck order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 1845)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 1845 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.03 ms (1.96 ms to 2.08 ms), 120 samples
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0, 0.92 times as long in the same rounds */
    if (problem->bytes < 3710)
        return &choices[0]; /* alltoall_native */
    /* from 3710 bytes: confirmed; at 4096 bytes:
     * alltoall_ring segment_bytes=0 3.29 ms (3.25 ms to 3.36 ms), 180 samples
     * native 3.42 ms (3.35 ms to 3.49 ms), 180 samples
     * native / choice 1.04 (1.01 to 1.06), 180 rounds
     * runner-up: alltoall_bruck_radix radix=4 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[17]; /* alltoall_ring */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 14.4 ms (14.3 ms to 14.5 ms), 304 samples
     * runner-up: alltoall_ring segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[0]; /* alltoall_native */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=depth_first 28.8 ms (28.6 ms to 29 ms), 18 samples
     * native 36.9 ms (33.4 ms to 54 ms), 18 samples
     * native / choice 1.27 (1.16 to 1.81), 18 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[18]; /* alltoall_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 59.6 ms (58.5 ms to 65.9 ms), 15 samples
     * native 73.1 ms (68 ms to 81.2 ms), 15 samples
     * native / choice 1.19 (1.14 to 1.30), 15 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 119248)
        return &choices[19]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 119248 bytes: first look, not confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 122 ms, 5 samples
     * native 304 ms, 5 samples
     * runner-up: alltoall_ring segment_bytes=16384, 0.99 times as long in the same rounds */
    return &choices[20]; /* alltoall_ring */
}

/* clang-format off */
static const unsigned char roots_of_bcast[5] = {
    0, 1, 2, 0, 3,
};
/* clang-format on */

/* With roots like rank 1. */
static const struct ct_choice *
choose_bcast_root_1(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.14 ms (1.04 ms to 1.22 ms), 103 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first, 0.85 times as long in the same rounds */
    if (problem->bytes < 6090)
        return &choices[0]; /* bcast_native */
    /* from 6090 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.26 ms (1.11 ms to 1.48 ms), 30 samples
     * native 1.45 ms (1.39 ms to 1.59 ms), 30 samples
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 19644)
        return &choices[22]; /* bcast_wired_tree */
    /* from 19644 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=4096 4.72 ms (4.54 ms to 4.9 ms), 30 samples
     * native 8.42 ms (8.1 ms to 8.5 ms), 30 samples
     * native / choice 1.76 (1.69 to 1.84), 30 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 65597)
        return &choices[33]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 65597 bytes: confirmed; at 131072 bytes:
     * bcast_wired_tree segment_bytes=16384 20.9 ms (20.8 ms to 21.1 ms), 18 samples
     * native 35.5 ms (35.2 ms to 35.8 ms), 18 samples
     * native / choice 1.71 (1.67 to 1.72), 18 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[23]; /* bcast_wired_tree */
}

/* With roots like rank 2. */
static const struct ct_choice *
choose_bcast_root_2(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.01 ms (963 us to 1.09 ms), 108 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3, 0.96 times as long in the same rounds */
    if (problem->bytes < 6489)
        return &choices[0]; /* bcast_native */
    /* from 6489 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.11 ms (998 us to 1.26 ms), 30 samples
     * native 1.49 ms (1.26 ms to 1.72 ms), 30 samples
     * native / choice 1.26 (1.15 to 1.47), 30 rounds
     * runner-up: bcast_native order=depth_first, 1.23 times as long in the same rounds */
    if (problem->bytes < 15835)
        return &choices[22]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 15835 bytes: confirmed; at 16384 bytes:
     * bcast_wired_tree segment_bytes=4096 2.04 ms (1.84 ms to 2.14 ms), 30 samples
     * native 3.86 ms (3.73 ms to 3.98 ms), 30 samples
     * native / choice 1.93 (1.79 to 2.10), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=0, 1.07 times as long in the same rounds */
    return &choices[33]; /* bcast_wired_tree */
}

/* With roots like rank 4. */
static const struct ct_choice *
choose_bcast_root_4(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 926 us (803 us to 1.04 ms), 43 samples
     * runner-up: bcast_bine, 0.80 times as long in the same rounds */
    if (problem->bytes < 8142)
        return &choices[0]; /* bcast_native */
    /* from 8142 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.16 ms (1.05 ms to 1.24 ms), 60 samples
     * native 1.29 ms (1.21 ms to 1.4 ms), 60 samples
     * native / choice 1.10 (1.02 to 1.30), 60 rounds
     * runner-up: bcast_bine order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[22]; /* bcast_wired_tree */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 4.7 ms (4.62 ms to 4.81 ms), 30 samples
     * native 7.88 ms (7.64 ms to 8.02 ms), 30 samples
     * native / choice 1.67 (1.61 to 1.72), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 104704)
        return &choices[23]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 104704 bytes: confirmed; at 131072 bytes:
     * bcast_wired_tree segment_bytes=4096 21 ms (20.7 ms to 21.3 ms), 18 samples
     * native 31.8 ms (31.6 ms to 31.9 ms), 18 samples
     * native / choice 1.51 (1.49 to 1.54), 18 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.03 times as long in the same rounds */
    return &choices[33]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    if (roots_of_bcast[problem->root] == 1)
        return choose_bcast_root_1(problem);
    if (roots_of_bcast[problem->root] == 2)
        return choose_bcast_root_2(problem);
    if (roots_of_bcast[problem->root] == 3)
        return choose_bcast_root_4(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.24 ms (1.15 ms to 1.32 ms), 183 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 1.00 times as long in the same rounds */
    if (problem->bytes < 1037)
        return &choices[0]; /* bcast_native */
    /* from 1037 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 1.05 ms (962 us to 1.25 ms), 30 samples
     * native 1.18 ms (1.02 ms to 1.35 ms), 30 samples
     * runner-up: bcast_native order=depth_first, 0.98 times as long in the same rounds */
    if (problem->bytes < 2975)
        return &choices[21]; /* bcast_tree */
    /* from 2975 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 1.42 ms (1.31 ms to 1.52 ms), 210 samples
     * runner-up: bcast_wired_tree segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 8195)
        return &choices[0]; /* bcast_native */
    /* from 8195 bytes: confirmed; at 16384 bytes:
     * bcast_wired_tree segment_bytes=0 1.91 ms (1.74 ms to 2 ms), 30 samples
     * native 3.93 ms (3.71 ms to 4.06 ms), 30 samples
     * native / choice 2.10 (1.90 to 2.22), 30 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=kary radix=2 order=depth_first, 1.12 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[22]; /* bcast_wired_tree */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 4.81 ms (4.63 ms to 4.94 ms), 30 samples
     * native 9.56 ms (9.06 ms to 9.76 ms), 30 samples
     * native / choice 1.98 (1.90 to 2.07), 30 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 80892)
        return &choices[23]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 80892 bytes: confirmed; at 131072 bytes:
     * bcast_split_binary segment_bytes=4096 order=depth_first 20.8 ms (20.5 ms to 21.1 ms), 18 samples
     * native 36.8 ms (36.6 ms to 37.3 ms), 18 samples
     * native / choice 1.78 (1.75 to 1.80), 18 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[24]; /* bcast_split_binary */
}

/* clang-format off */
static const unsigned char roots_of_reduce[5] = {
    0, 1, 0, 0, 0,
};
/* clang-format on */

/* With roots like rank 1. */
static const struct ct_choice *
choose_reduce_root_1(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 1.06 ms (1.03 ms to 1.09 ms), 483 samples
     * runner-up: reduce_linear order=depth_first, 0.94 times as long in the same rounds */
    if (problem->bytes < 2059)
        return &choices[0]; /* reduce_native */
    /* from 2059 bytes: confirmed; at 4096 bytes:
     * reduce_linear order=depth_first 829 us (741 us to 1.04 ms), 30 samples
     * native 1.54 ms (1.44 ms to 1.67 ms), 30 samples
     * native / choice 1.73 (1.55 to 1.97), 30 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 6938)
        return &choices[34]; /* reduce_linear */
    /* from 6938 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.58 ms (1.39 ms to 1.69 ms), 45 samples
     * native 1.93 ms (1.85 ms to 2.08 ms), 45 samples
     * native / choice 1.24 (1.15 to 1.49), 45 rounds
     * runner-up: reduce_bine, 1.03 times as long in the same rounds */
    if (problem->bytes < 19757)
        return &choices[27]; /* reduce_wired_tree */
    /* from 19757 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=4096 4.67 ms (4.5 ms to 4.73 ms), 30 samples
     * native 7.86 ms (7.66 ms to 8.03 ms), 30 samples
     * native / choice 1.73 (1.68 to 1.80), 30 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[35]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 44.7 ms (44.1 ms to 45.4 ms), 23 samples
     * runner-up: reduce_wired_tree segment_bytes=4096, 0.48 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    if (roots_of_reduce[problem->root] == 1)
        return choose_reduce_root_1(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 1.57 ms (1.34 ms to 1.79 ms), 38 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 0.88 times as long in the same rounds */
    if (problem->bytes < 2050)
        return &choices[0]; /* reduce_native */
    /* from 2050 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 1.05 ms (858 us to 1.27 ms), 30 samples
     * native 1.5 ms (1.36 ms to 1.69 ms), 30 samples
     * native / choice 1.52 (1.25 to 1.83), 30 rounds
     * runner-up: reduce_linear order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 6423)
        return &choices[25]; /* reduce_tree */
    /* from 6423 bytes: confirmed; at 8192 bytes:
     * reduce_bine order=depth_first 1.15 ms (1.02 ms to 1.28 ms), 30 samples
     * native 1.66 ms (1.5 ms to 1.89 ms), 30 samples
     * native / choice 1.41 (1.23 to 1.62), 30 rounds
     * runner-up: reduce_bine, 0.85 times as long in the same rounds */
    if (problem->bytes < 8726)
        return &choices[26]; /* reduce_bine */
    /* from 8726 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 2.16 ms (1.95 ms to 2.45 ms), 30 samples
     * native 3.31 ms (3.1 ms to 3.53 ms), 30 samples
     * native / choice 1.63 (1.33 to 1.74), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.15 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[27]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 4.82 ms (4.5 ms to 5.07 ms), 30 samples
     * native 7.78 ms (7.47 ms to 7.95 ms), 30 samples
     * native / choice 1.64 (1.58 to 1.68), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.06 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[28]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 41.9 ms (41.6 ms to 42.6 ms), 23 samples
     * runner-up: reduce_wired_tree segment_bytes=16384, 0.50 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 1.69 ms (1.6 ms to 1.76 ms), 163 samples
     * runner-up: reduce_scatter_block_halving distance=bine order=dealt, 0.96 times as long in the same rounds */
    if (problem->bytes < 2053)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2053 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 2.99 ms (2.7 ms to 3.28 ms), 30 samples
     * native 5.03 ms (4.66 ms to 5.28 ms), 30 samples
     * native / choice 1.68 (1.54 to 1.73), 30 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.15 times as long in the same rounds */
    if (problem->bytes < 4725)
        return &choices[29]; /* reduce_scatter_block_wired_near_first */
    /* from 4725 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 5.34 ms (5.26 ms to 5.62 ms), 30 samples
     * native 10.2 ms (9.99 ms to 10.6 ms), 30 samples
     * native / choice 1.87 (1.78 to 1.94), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 20072)
        return &choices[30]; /* reduce_scatter_block_wired_ring */
    /* from 20072 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 20.9 ms (20.4 ms to 21.4 ms), 18 samples
     * native 46.1 ms (45.8 ms to 46.6 ms), 18 samples
     * native / choice 2.19 (2.15 to 2.25), 18 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 50356)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 50356 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 47.2 ms (45.4 ms to 59.5 ms), 18 samples
     * native 102 ms (98.1 ms to 270 ms), 18 samples
     * native / choice 2.26 (1.93 to 4.35), 18 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 53687092)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 53687092 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 292 ms (179 ms to 305 ms), 32 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 order=depth_first, 0.33 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.0024, 0.0024},
    {&ct_allgather, 64, 0.00229, 0.00216},
    {&ct_allgather, 512, 0.00246, 0.00211},
    {&ct_allgather, 1024, 0.00244, 0.00233},
    {&ct_allgather, 2048, 0.00222, 0.00222},
    {&ct_allgather, 4096, 0.00341, 0.00253},
    {&ct_allgather, 8192, 0.00701, 0.00515},
    {&ct_allgather, 16384, 0.0154, 0.0105},
    {&ct_allgather, 32768, 0.037, 0.0219},
    {&ct_allgather, 65536, 0.0708, 0.0446},
    {&ct_allgather, 131072, 0.294, 0.0989},
    {&ct_allreduce, 1, 0.00217, 0.00217},
    {&ct_allreduce, 64, 0.00197, 0.00145},
    {&ct_allreduce, 512, 0.00231, 0.0019},
    {&ct_allreduce, 1024, 0.00179, 0.00153},
    {&ct_allreduce, 2048, 0.0022, 0.00169},
    {&ct_allreduce, 4096, 0.00189, 0.00153},
    {&ct_allreduce, 8192, 0.00287, 0.0027},
    {&ct_allreduce, 16384, 0.00552, 0.00325},
    {&ct_allreduce, 32768, 0.0129, 0.00737},
    {&ct_allreduce, 65536, 0.0311, 0.0149},
    {&ct_allreduce, 131072, 0.0716, 0.0296},
    {&ct_alltoall, 1, 0.00268, 0.0024},
    {&ct_alltoall, 64, 0.00309, 0.00283},
    {&ct_alltoall, 512, 0.00281, 0.00267},
    {&ct_alltoall, 1024, 0.00232, 0.00211},
    {&ct_alltoall, 2048, 0.00203, 0.00203},
    {&ct_alltoall, 4096, 0.00342, 0.00329},
    {&ct_alltoall, 8192, 0.00695, 0.00669},
    {&ct_alltoall, 16384, 0.0144, 0.0144},
    {&ct_alltoall, 32768, 0.0369, 0.0288},
    {&ct_alltoall, 65536, 0.0731, 0.0596},
    {&ct_alltoall, 131072, 0.304, 0.122},
    {&ct_bcast, 1, 0.00124, 0.00124},
    {&ct_bcast, 64, 0.00152, 0.00152},
    {&ct_bcast, 512, 0.00149, 0.00149},
    {&ct_bcast, 1024, 0.00157, 0.00157},
    {&ct_bcast, 2048, 0.00118, 0.00105},
    {&ct_bcast, 4096, 0.00142, 0.00142},
    {&ct_bcast, 8192, 0.00157, 0.00157},
    {&ct_bcast, 16384, 0.00393, 0.00191},
    {&ct_bcast, 32768, 0.00956, 0.00481},
    {&ct_bcast, 65536, 0.0183, 0.00999},
    {&ct_bcast, 131072, 0.0368, 0.0208},
    {&ct_reduce, 1, 0.00157, 0.00157},
    {&ct_reduce, 64, 0.00137, 0.00137},
    {&ct_reduce, 512, 0.00141, 0.00141},
    {&ct_reduce, 1024, 0.00144, 0.00144},
    {&ct_reduce, 2048, 0.00117, 0.00117},
    {&ct_reduce, 4096, 0.0015, 0.00105},
    {&ct_reduce, 8192, 0.00166, 0.00115},
    {&ct_reduce, 16384, 0.00331, 0.00216},
    {&ct_reduce, 32768, 0.00778, 0.00482},
    {&ct_reduce, 65536, 0.0172, 0.0101},
    {&ct_reduce, 131072, 0.042, 0.0208},
    {&ct_reduce_scatter_block, 1, 0.00169, 0.00169},
    {&ct_reduce_scatter_block, 64, 0.00213, 0.00213},
    {&ct_reduce_scatter_block, 512, 0.00177, 0.00177},
    {&ct_reduce_scatter_block, 1024, 0.00202, 0.00202},
    {&ct_reduce_scatter_block, 2048, 0.00234, 0.00234},
    {&ct_reduce_scatter_block, 4096, 0.00503, 0.00299},
    {&ct_reduce_scatter_block, 8192, 0.0102, 0.00534},
    {&ct_reduce_scatter_block, 16384, 0.0211, 0.0106},
    {&ct_reduce_scatter_block, 32768, 0.0461, 0.0209},
    {&ct_reduce_scatter_block, 65536, 0.102, 0.0472},
    {&ct_reduce_scatter_block, 131072, 0.292, 0.0966},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-e",
    .nranks = 5,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .nparts = 4,
    .cluster_hash = UINT64_C(0x0ac4c198f668dc43),
    .dispatch_hash = UINT64_C(0x126999551fee074b),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xb8383a84170786a9),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
