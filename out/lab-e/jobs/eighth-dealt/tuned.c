/*
 * tuned.c - collective algorithms for the job eighth-dealt
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 3 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_binary_blocks;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=shift separation=none barriers=0 order=depth_first */
        .setting = {{2, 0, 0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5b0682127bd680f6),
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=shift separation=none barriers=0 */
        .setting = {{2, 0, 0}},
        .fingerprint = UINT64_C(0x5a4ea7014fcae179),
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=shift separation=none barriers=0 order=dealt */
        .setting = {{2, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6b04e82894704554),
    },
    {
        .algorithm = &allgather_spread,
        /* window=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x864538b465df4d02),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd45ed833bf8cd472),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32f7d67241cacc66),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=spread order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xff5b42ce6f0bb1a8),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=spread order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf4e57dbeafa88438),
    },
    {
        .algorithm = &allreduce_pairwise_ring,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xffe934465273c8d2),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29faca7ae4f450f3),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd10fb1d674ce04cb),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x11104a42af240f82),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2814a9bb5f6e6a88),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe11eca8f58ea91c2),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x2e04486dae22271d),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=1024 tree=chain radix=1 order=dealt */
        .setting = {{1024, 1, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2070c5762bdb1f6a),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc38a85b6dd711379),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc074906334f4eb93),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xd47534fe97e8965c),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
        .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0e7e5639ac924a23),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x055bda62715cece3),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=1024 tree=kary radix=1 */
        .setting = {{1024, 0, 1}},
        .fingerprint = UINT64_C(0x958d5b99cab1e602),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xe6f8462362556b8f),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0x78b6b6be8a6d587b),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xe3cb600ecdf6ce4e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=dealt */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x99c30259c6c9cbe8),
    },
    {
        .algorithm = &reduce_scatter_block_pairwise,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x38a4e32365f09a7c),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=1024 order=depth_first */
        .setting = {{1024, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x678e54b8ea2faaa8),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xef9b6a1d717ce8eb),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=depth_first */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9ff17fa8a770ce46),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd967a3c7d84e820e),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x36b0d5c4c91dc800),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=1024 tree=chain radix=1 */
        .setting = {{1024, 1, 1}},
        .fingerprint = UINT64_C(0xf2995c4247c6d93e),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xeb7384cc60ae8f51),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=1024 tree=kary radix=1 order=dealt */
        .setting = {{1024, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xed31e62154732358),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2a8212ec3d07660d),
    },
    {
        .algorithm = &reduce_binary_blocks,
        .fingerprint = UINT64_C(0x71c4c92768b3b1f6),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_rounds partners=shift separation=none barriers=0 order=depth_first 109 us (97.7 us to 127 us), 15 samples
     * native 138 us (90.9 us to 151 us), 15 samples
     * native / choice 1.25 (1.04 to 1.38), 15 rounds
     * runner-up: allgather_simple order=depth_first, 1.06 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_rounds */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_rounds partners=shift separation=none barriers=0 137 us (129 us to 146 us), 75 samples
     * native 168 us (157 us to 180 us), 75 samples
     * native / choice 1.25 (1.16 to 1.31), 75 rounds
     * runner-up: allgather_rounds partners=shift separation=none barriers=0 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 514)
        return &choices[2]; /* allgather_rounds */
    /* from 514 bytes: confirmed; at 1024 bytes:
     * allgather_rounds partners=shift separation=none barriers=0 order=dealt 102 us (80 us to 142 us), 15 samples
     * native 144 us (122 us to 162 us), 15 samples
     * native / choice 1.36 (1.00 to 1.90), 15 rounds
     * runner-up: allgather_spread window=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 2709)
        return &choices[3]; /* allgather_rounds */
    /* from 2709 bytes: confirmed; at 4096 bytes:
     * allgather_spread window=0 order=dealt 577 us (554 us to 600 us), 30 samples
     * native 629 us (603 us to 654 us), 30 samples
     * native / choice 1.06 (1.04 to 1.13), 30 rounds
     * runner-up: allgather_simple, 1.01 times as long in the same rounds */
    if (problem->bytes < 6995)
        return &choices[4]; /* allgather_spread */
    /* from 6995 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 1.25 ms (1.24 ms to 1.27 ms), 110 samples
     * runner-up: allgather_ring segment_bytes=4096, 0.98 times as long in the same rounds */
    if (problem->bytes < 8975)
        return &choices[0]; /* allgather_native */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=8192 order=dealt 2.54 ms (2.53 ms to 2.55 ms), 135 samples
     * native 2.59 ms (2.58 ms to 2.6 ms), 135 samples
     * native / choice 1.02 (1.01 to 1.02), 135 rounds
     * runner-up: allgather_ring segment_bytes=4096 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 99745)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 99745 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=8192 21 ms (20.8 ms to 21.1 ms), 9 samples
     * native 30.7 ms (23.7 ms to 36.2 ms), 9 samples
     * native / choice 1.46 (1.14 to 1.74), 9 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 123 us (119 us to 127 us), 528 samples
     * runner-up: allreduce_recursive_multiplying radix=3 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=spread order=depth_first 119 us (89.8 us to 150 us), 15 samples
     * native 171 us (140 us to 178 us), 15 samples
     * native / choice 1.27 (1.12 to 1.70), 15 rounds
     * runner-up: allreduce_recursive_multiplying radix=3, 0.98 times as long in the same rounds */
    if (problem->bytes < 950)
        return &choices[7]; /* allreduce_allgather_reduce */
    /* from 950 bytes: confirmed; at 1024 bytes:
     * allreduce_allgather_reduce allgather=spread order=dealt 94 us (80 us to 108 us), 15 samples
     * native 141 us (129 us to 167 us), 15 samples
     * native / choice 1.59 (1.31 to 1.79), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 1984)
        return &choices[8]; /* allreduce_allgather_reduce */
    /* from 1984 bytes: nothing beat native; at 2048 bytes:
     * allreduce_native 196 us (186 us to 204 us), 225 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 1.01 times as long in the same rounds */
    if (problem->bytes < 4103)
        return &choices[0]; /* allreduce_native */
    /* from 4103 bytes: confirmed; at 8192 bytes:
     * allreduce_pairwise_ring order=depth_first 778 us (745 us to 836 us), 15 samples
     * native 1.21 ms (1.17 ms to 1.29 ms), 15 samples
     * native / choice 1.57 (1.42 to 1.69), 15 rounds
     * runner-up: allreduce_k_reduce_scatter_allgather radix=3, 1.00 times as long in the same rounds */
    if (problem->bytes < 35841)
        return &choices[9]; /* allreduce_pairwise_ring */
    /* from 35841 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=8192 6.98 ms (6.94 ms to 6.99 ms), 15 samples
     * native 15.7 ms (15.7 ms to 15.8 ms), 15 samples
     * native / choice 2.25 (2.23 to 2.27), 15 rounds
     * runner-up: allreduce_ring segment_bytes=4096 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 101528)
        return &choices[10]; /* allreduce_ring */
    /* from 101528 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=4096 order=depth_first 14.1 ms (14 ms to 14.2 ms), 10 samples
     * native 35.6 ms (34.3 ms to 36.8 ms), 10 samples
     * native / choice 2.53 (2.44 to 2.60), 10 rounds
     * runner-up: allreduce_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[11]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 35.6 ms (34.3 ms to 36.8 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * alltoall_native 128 us (116 us to 152 us), 63 samples
     * runner-up: alltoall_phases separation=1, 0.86 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* alltoall_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_ring segment_bytes=0 110 us (102 us to 123 us), 15 samples
     * native 138 us (99.1 us to 174 us), 15 samples
     * runner-up: alltoall_ring segment_bytes=0 order=depth_first, 0.96 times as long in the same rounds */
    if (problem->bytes < 518)
        return &choices[12]; /* alltoall_ring */
    /* from 518 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck order=depth_first 124 us (115 us to 142 us), 45 samples
     * native 151 us (135 us to 176 us), 45 samples
     * native / choice 1.29 (1.12 to 1.48), 45 rounds
     * runner-up: alltoall_ring segment_bytes=0 order=depth_first, 1.15 times as long in the same rounds */
    if (problem->bytes < 1682)
        return &choices[13]; /* alltoall_bruck */
    /* from 1682 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 270 us (255 us to 286 us), 245 samples
     * runner-up: alltoall_ring segment_bytes=0, 0.92 times as long in the same rounds */
    if (problem->bytes < 17216)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17216 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 5.16 ms (5.07 ms to 5.22 ms), 15 samples
     * native 7.9 ms (6.47 ms to 8.99 ms), 15 samples
     * native / choice 1.53 (1.25 to 1.72), 15 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=depth_first, 1.01 times as long in the same rounds */
    return &choices[14]; /* alltoall_ring */
}

/* clang-format off */
static const unsigned char roots_of_bcast[3] = {
    0, 0, 2,
};
/* clang-format on */

/* With roots like rank 2. */
static const struct ct_choice *
choose_bcast_root_2(const struct ct_problem *problem)
{
    /* from 0 bytes: undecided; at 1 bytes:
     * bcast_native 47.2 us (35.7 us to 76.8 us), 45 samples
     * runner-up: bcast_native order=dealt, 0.91 times as long in the same rounds */
    if (problem->bytes < 1000)
        return &choices[0]; /* bcast_native */
    /* from 1000 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first 78.8 us (75.9 us to 85.2 us), 180 samples
     * native 88.6 us (79.7 us to 101 us), 180 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.99 times as long in the same rounds */
    if (problem->bytes < 1329)
        return &choices[30]; /* bcast_tree */
    /* from 1329 bytes: confirmed; at 1533 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 222 us (219 us to 223 us), 225 samples
     * native 232 us (231 us to 233 us), 225 samples
     * native / choice 1.04 (1.03 to 1.05), 225 rounds */
    if (problem->bytes < 1681)
        return &choices[31]; /* bcast_tree */
    /* from 1681 bytes: confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 209 us (199 us to 225 us), 90 samples
     * native 266 us (256 us to 272 us), 90 samples
     * native / choice 1.18 (1.07 to 1.32), 90 rounds
     * runner-up: bcast_tree segment_bytes=1024 tree=chain radix=1, 1.26 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[32]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=1024 tree=chain radix=1 297 us (268 us to 334 us), 15 samples
     * native 580 us (540 us to 612 us), 15 samples
     * native / choice 1.92 (1.63 to 2.17), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=1024, 1.04 times as long in the same rounds */
    return &choices[33]; /* bcast_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    if (roots_of_bcast[problem->root] == 2)
        return choose_bcast_root_2(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 37.5 us (36.9 us to 38.7 us), 393 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 order=depth_first, 0.80 times as long in the same rounds */
    if (problem->bytes < 1133)
        return &choices[0]; /* bcast_native */
    /* from 1133 bytes: confirmed; at 1658 bytes:
     * bcast_wired_tree segment_bytes=1024 106 us (48.5 us to 137 us), 45 samples
     * native 200 us (182 us to 220 us), 45 samples
     * native / choice 1.80 (1.56 to 2.75), 45 rounds
     * runner-up: bcast_wired_tree segment_bytes=0, 1.14 times as long in the same rounds */
    if (problem->bytes < 1731)
        return &choices[15]; /* bcast_wired_tree */
    /* from 1731 bytes: confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=1024 tree=chain radix=1 order=dealt 149 us (133 us to 168 us), 15 samples
     * native 266 us (233 us to 304 us), 15 samples
     * native / choice 1.90 (1.59 to 2.22), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=1024, 0.79 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[16]; /* bcast_tree */
    /* from 2245 bytes: confirmed; at 2501 bytes:
     * bcast_wired_tree segment_bytes=0 165 us (141 us to 178 us), 15 samples
     * native 333 us (322 us to 352 us), 15 samples
     * native / choice 1.98 (1.90 to 2.30), 15 rounds
     * runner-up: bcast_tree segment_bytes=1024 tree=chain radix=1, 1.11 times as long in the same rounds */
    if (problem->bytes < 3441)
        return &choices[17]; /* bcast_wired_tree */
    /* from 3441 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=1024 302 us (198 us to 333 us), 15 samples
     * native 622 us (582 us to 638 us), 15 samples
     * native / choice 2.13 (1.88 to 2.75), 15 rounds
     * runner-up: bcast_tree segment_bytes=1024 tree=chain radix=1, 1.03 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[15]; /* bcast_wired_tree */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=4096 593 us (569 us to 632 us), 15 samples
     * native 1.24 ms (1.22 ms to 1.3 ms), 15 samples
     * native / choice 2.06 (1.97 to 2.25), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 29067)
        return &choices[18]; /* bcast_wired_tree */
    /* from 29067 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=1024 2.72 ms (2.66 ms to 2.85 ms), 15 samples
     * native 5.18 ms (5.14 ms to 5.24 ms), 15 samples
     * native / choice 1.89 (1.85 to 1.95), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 64928)
        return &choices[19]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 64928 bytes: confirmed; at 65536 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first 5.25 ms (5.23 ms to 5.29 ms), 15 samples
     * native 10.5 ms (10.5 ms to 10.5 ms), 15 samples
     * native / choice 2.01 (1.99 to 2.02), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[20]; /* bcast_tree */
}

/* clang-format off */
static const unsigned char roots_of_reduce[3] = {
    0, 0, 2,
};
/* clang-format on */

/* With roots like rank 2. */
static const struct ct_choice *
choose_reduce_root_2(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 14.6 us (13.2 us to 15.1 us), 618 samples
     * runner-up: reduce_linear order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 147)
        return &choices[0]; /* reduce_native */
    /* from 147 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear order=dealt 35 us (17.9 us to 50.4 us), 45 samples
     * native 51.5 us (33 us to 81.3 us), 45 samples
     * runner-up: reduce_native order=depth_first, 1.32 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[34]; /* reduce_linear */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 119 us (116 us to 123 us), 365 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 0.97 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[0]; /* reduce_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=1024 tree=kary radix=1 order=dealt 111 us (84.6 us to 131 us), 30 samples
     * native 179 us (116 us to 253 us), 30 samples
     * native / choice 1.88 (1.33 to 2.37), 30 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1, 1.01 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[35]; /* reduce_tree */
    /* from 3740 bytes: nothing beat native; at 4096 bytes:
     * reduce_native 278 us (253 us to 289 us), 30 samples
     * runner-up: reduce_binary_blocks, 0.97 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[0]; /* reduce_native */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 588 us (535 us to 605 us), 15 samples
     * native 883 us (808 us to 970 us), 15 samples
     * native / choice 1.53 (1.31 to 1.68), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.02 times as long in the same rounds */
    if (problem->bytes < 13496)
        return &choices[36]; /* reduce_tree */
    /* from 13496 bytes: confirmed; at 16384 bytes:
     * reduce_binary_blocks 1.24 ms (1.23 ms to 1.26 ms), 15 samples
     * native 1.94 ms (1.93 ms to 1.98 ms), 15 samples
     * native / choice 1.55 (1.53 to 1.60), 15 rounds
     * runner-up: reduce_native order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 16400)
        return &choices[37]; /* reduce_binary_blocks */
    /* from 16400 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=1024 2.75 ms (2.66 ms to 2.78 ms), 15 samples
     * native 3.61 ms (3.58 ms to 3.95 ms), 15 samples
     * native / choice 1.36 (1.31 to 1.42), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.05 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[23]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.8 ms (23.8 ms to 24.1 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    if (roots_of_reduce[problem->root] == 2)
        return choose_reduce_root_2(problem);
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 22.3 us (16 us to 43.6 us), 45 samples
     * native 29.4 us (16.3 us to 69.1 us), 45 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 63)
        return &choices[21]; /* reduce_tree */
    /* from 63 bytes: nothing beat native; at 64 bytes:
     * reduce_native 17.5 us (16.3 us to 21.2 us), 650 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 1.02 times as long in the same rounds */
    if (problem->bytes < 1032)
        return &choices[0]; /* reduce_native */
    /* from 1032 bytes: confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=1024 tree=kary radix=1 201 us (178 us to 224 us), 45 samples
     * native 274 us (236 us to 292 us), 45 samples
     * native / choice 1.36 (1.27 to 1.53), 45 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[22]; /* reduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_wired_chain segment_bytes=1024 249 us (210 us to 254 us), 15 samples
     * native 579 us (530 us to 591 us), 15 samples
     * native / choice 2.29 (2.12 to 2.45), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=1024, 0.99 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[23]; /* reduce_wired_chain */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 594 us (544 us to 604 us), 15 samples
     * native 1.24 ms (1.24 ms to 1.27 ms), 15 samples
     * native / choice 2.13 (2.05 to 2.31), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 14718)
        return &choices[24]; /* reduce_tree */
    /* from 14718 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=1024 1.22 ms (939 us to 1.3 ms), 15 samples
     * native 2.57 ms (2.51 ms to 2.58 ms), 15 samples
     * native / choice 2.11 (1.97 to 2.54), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1 order=depth_first, 0.97 times as long in the same rounds */
    if (problem->bytes < 32822)
        return &choices[25]; /* reduce_wired_tree */
    /* from 32822 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=dealt 5.06 ms (5 ms to 5.25 ms), 15 samples
     * native 10.6 ms (10.5 ms to 10.6 ms), 15 samples
     * native / choice 2.07 (2.03 to 2.11), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[26]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.6 ms (23.4 ms to 23.6 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 113 us (106 us to 119 us), 213 samples
     * runner-up: reduce_scatter_block_pairwise order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 713)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 713 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_pairwise order=depth_first 153 us (109 us to 220 us), 15 samples
     * native 263 us (196 us to 365 us), 15 samples
     * native / choice 1.36 (1.06 to 2.34), 15 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=ring, 0.96 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[27]; /* reduce_scatter_block_pairwise */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_scatter_block_native 431 us (397 us to 452 us), 60 samples
     * runner-up: reduce_scatter_block_native order=dealt, 0.20 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_pairwise order=depth_first 545 us (508 us to 576 us), 15 samples
     * native 1.61 ms (1.56 ms to 1.69 ms), 15 samples
     * native / choice 2.94 (2.81 to 3.15), 15 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 20384)
        return &choices[27]; /* reduce_scatter_block_pairwise */
    /* from 20384 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=1024 order=depth_first 5.3 ms (5.23 ms to 5.36 ms), 15 samples
     * native 15.9 ms (15.7 ms to 16.2 ms), 15 samples
     * native / choice 3.00 (2.97 to 3.16), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024, 1.00 times as long in the same rounds */
    if (problem->bytes < 39763)
        return &choices[28]; /* reduce_scatter_block_ring */
    /* from 39763 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=dealt 10.4 ms (10.4 ms to 10.5 ms), 10 samples
     * native 34.1 ms (34.1 ms to 34.2 ms), 10 samples
     * native / choice 3.27 (3.23 to 3.29), 10 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 89478486)
        return &choices[29]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 71.3 ms (71.1 ms to 71.4 ms), 6 samples */
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
    {&ct_allgather, 1, 0.000138, 0.000109},
    {&ct_allgather, 64, 0.000168, 0.000137},
    {&ct_allgather, 512, 0.00019, 0.000132},
    {&ct_allgather, 1024, 0.000144, 0.000102},
    {&ct_allgather, 2048, 0.00027, 0.00025},
    {&ct_allgather, 4096, 0.000629, 0.000577},
    {&ct_allgather, 8192, 0.00125, 0.00125},
    {&ct_allgather, 16384, 0.00259, 0.00254},
    {&ct_allgather, 32768, 0.00543, 0.00517},
    {&ct_allgather, 65536, 0.0143, 0.0105},
    {&ct_allgather, 131072, 0.0307, 0.021},
    {&ct_allreduce, 1, 0.000123, 0.000123},
    {&ct_allreduce, 64, 0.000171, 0.000119},
    {&ct_allreduce, 512, 0.000195, 0.000131},
    {&ct_allreduce, 1024, 0.000141, 9.4e-05},
    {&ct_allreduce, 2048, 0.000196, 0.000196},
    {&ct_allreduce, 4096, 0.00029, 0.00029},
    {&ct_allreduce, 8192, 0.00121, 0.000778},
    {&ct_allreduce, 16384, 0.00263, 0.00165},
    {&ct_allreduce, 32768, 0.00644, 0.00338},
    {&ct_allreduce, 65536, 0.0157, 0.00698},
    {&ct_allreduce, 131072, 0.0356, 0.0141},
    {&ct_alltoall, 1, 0.000128, 0.000128},
    {&ct_alltoall, 64, 0.000138, 0.00011},
    {&ct_alltoall, 512, 0.000117, 0.0001},
    {&ct_alltoall, 1024, 0.000151, 0.000124},
    {&ct_alltoall, 2048, 0.00027, 0.00027},
    {&ct_alltoall, 4096, 0.000583, 0.000583},
    {&ct_alltoall, 8192, 0.00128, 0.00128},
    {&ct_alltoall, 16384, 0.00255, 0.00255},
    {&ct_alltoall, 32768, 0.0079, 0.00516},
    {&ct_alltoall, 65536, 0.0162, 0.0105},
    {&ct_alltoall, 131072, 0.0281, 0.0211},
    {&ct_bcast, 1, 3.75e-05, 3.75e-05},
    {&ct_bcast, 64, 6.15e-05, 6.15e-05},
    {&ct_bcast, 512, 5.25e-05, 5.25e-05},
    {&ct_bcast, 1024, 9.03e-05, 9.03e-05},
    {&ct_bcast, 2048, 0.000266, 0.000149},
    {&ct_bcast, 4096, 0.000622, 0.000302},
    {&ct_bcast, 8192, 0.00124, 0.000593},
    {&ct_bcast, 16384, 0.00256, 0.00125},
    {&ct_bcast, 32768, 0.00518, 0.00272},
    {&ct_bcast, 65536, 0.0105, 0.00525},
    {&ct_bcast, 131072, 0.0209, 0.0106},
    {&ct_reduce, 1, 2.94e-05, 2.23e-05},
    {&ct_reduce, 64, 1.75e-05, 1.75e-05},
    {&ct_reduce, 512, 3.23e-05, 3.23e-05},
    {&ct_reduce, 1024, 0.000106, 0.000106},
    {&ct_reduce, 2048, 0.000274, 0.000201},
    {&ct_reduce, 4096, 0.000579, 0.000249},
    {&ct_reduce, 8192, 0.00124, 0.000594},
    {&ct_reduce, 16384, 0.00257, 0.00122},
    {&ct_reduce, 32768, 0.00519, 0.00262},
    {&ct_reduce, 65536, 0.0106, 0.00506},
    {&ct_reduce, 131072, 0.0236, 0.0107},
    {&ct_reduce_scatter_block, 1, 0.000113, 0.000113},
    {&ct_reduce_scatter_block, 64, 8.74e-05, 8.74e-05},
    {&ct_reduce_scatter_block, 512, 9.4e-05, 9.4e-05},
    {&ct_reduce_scatter_block, 1024, 0.000263, 0.000153},
    {&ct_reduce_scatter_block, 2048, 0.000431, 0.000431},
    {&ct_reduce_scatter_block, 4096, 0.00161, 0.000545},
    {&ct_reduce_scatter_block, 8192, 0.00341, 0.00106},
    {&ct_reduce_scatter_block, 16384, 0.00669, 0.00247},
    {&ct_reduce_scatter_block, 32768, 0.0159, 0.0053},
    {&ct_reduce_scatter_block, 65536, 0.0341, 0.0104},
    {&ct_reduce_scatter_block, 131072, 0.0713, 0.0211},
};

extern const struct ct_tuned ct_tuned_eighth_dealt;
const struct ct_tuned ct_tuned_eighth_dealt = {
    .machine = "lab-e",
    .nranks = 3,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth-dealt",
    .cluster_hash = UINT64_C(0xb83945fc7dee01a6),
    .dispatch_hash = UINT64_C(0x719eaa0e5c0ebe2f),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xa1e3599660f5aa7a),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
