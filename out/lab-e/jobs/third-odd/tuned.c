/*
 * tuned.c - collective algorithms for the job third-odd
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 7 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
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
        .fingerprint = UINT64_C(0x050d6d6facc4ffc7),
    },
    {
        .algorithm = &allgather_spread,
        /* window=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb685743cf1d181b5),
    },
    {
        .algorithm = &allgather_simple,
        .fingerprint = UINT64_C(0x3fd21836fc17062f),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7b673bc793b62b10),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x527670297c243d80),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4f6bb914f444befa),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xf8082a51bea6fd1a),
    },
    {
        .algorithm = &allreduce_bine_small,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1abbdea79484fec9),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x95c9e11368356a03),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xd32db8556d152d48),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=spread */
        .setting = {{0, 5}},
        .fingerprint = UINT64_C(0x6834ec780ba48ad3),
    },
    {
        .algorithm = &allreduce_pairwise_ring,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xdb6618c5c58b8f75),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xedd1bd0bb2f42d22),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd20be6d8b88bd988),
    },
    {
        .algorithm = &alltoall_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x04ce0d1993052163),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe17ad0a2f15879b9),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe776c0db81af131e),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0d6d317b20402973),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x63963ee42c5fcc6c),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb9997ca296ecfa3c),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=4096 order=dealt */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa1c5c276e676bd9b),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0de0ba7f240bf244),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x524335287d06f0be),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x8020f38ea0b7a853),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x46cc6a99842c0ab8),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x53507b449a7c5ac6),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6be03c698f84bcbb),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x76770f5b413e4162),
    },
    {
        .algorithm = &reduce_scatter_block_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xdc2e42fdd8dc2fae),
    },
    {
        .algorithm = &reduce_scatter_block_bruck_radix,
        /* radix=2 order=dealt */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc8cc4f4873df99a2),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0x1a6e7983793da186),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x069ef3e93888f468),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa5a6e0cdb97ed1fc),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x24dbe3508368e6ad),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=chain radix=1 order=depth_first */
        .setting = {{4096, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc868635344046315),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=dealt */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xea5ff618ccde832f),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd18453f4f48720a3),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 order=depth_first */
        .setting = {{16384, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x537b1cba0c24c574),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 365 us (319 us to 381 us), 48 samples
     * runner-up: allgather_recursive_doubling order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* allgather_native */
    /* from 512 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 317 us (295 us to 350 us), 30 samples
     * native 368 us (343 us to 382 us), 30 samples
     * native / choice 1.16 (1.01 to 1.26), 30 rounds
     * runner-up: allgather_bruck, 0.98 times as long in the same rounds */
    if (problem->bytes < 650)
        return &choices[1]; /* allgather_hierarchical */
    /* from 650 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 399 us (387 us to 409 us), 245 samples
     * runner-up: allgather_bruck, 0.98 times as long in the same rounds */
    if (problem->bytes < 1815)
        return &choices[0]; /* allgather_native */
    /* from 1815 bytes: confirmed; at 2048 bytes:
     * allgather_spread window=0 order=depth_first 706 us (668 us to 776 us), 15 samples
     * native 899 us (863 us to 927 us), 15 samples
     * native / choice 1.24 (1.15 to 1.39), 15 rounds
     * runner-up: allgather_spread window=0 order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 2923)
        return &choices[2]; /* allgather_spread */
    /* from 2923 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_simple 1.66 ms (1.53 ms to 1.91 ms), 15 samples
     * native 1.84 ms (1.74 ms to 1.92 ms), 15 samples
     * runner-up: allgather_simple order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 6131)
        return &choices[3]; /* allgather_simple */
    /* from 6131 bytes: confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 3.74 ms (3.69 ms to 3.79 ms), 45 samples
     * native 3.93 ms (3.88 ms to 3.99 ms), 45 samples
     * native / choice 1.05 (1.04 to 1.08), 45 rounds
     * runner-up: allgather_ring segment_bytes=4096 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 13001)
        return &choices[4]; /* allgather_wired_ring */
    /* from 13001 bytes: confirmed; at 16384 bytes:
     * allgather_wired_ring segment_bytes=4096 7.4 ms (7.15 ms to 7.87 ms), 15 samples
     * native 11.8 ms (11.6 ms to 11.9 ms), 15 samples
     * native / choice 1.53 (1.50 to 1.66), 15 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=16384 63.3 ms (62.9 ms to 63.6 ms), 6 samples
     * native 106 ms (103 ms to 115 ms), 6 samples
     * native / choice 1.67 (1.64 to 1.81), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 330 us (302 us to 348 us), 33 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 1.00 times as long in the same rounds */
    if (problem->bytes < 16)
        return &choices[0]; /* allreduce_native */
    /* from 16 bytes: confirmed; at 64 bytes:
     * allreduce_recursive_doubling 338 us (274 us to 362 us), 15 samples
     * native 416 us (340 us to 493 us), 15 samples
     * native / choice 1.26 (1.15 to 1.55), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 125)
        return &choices[7]; /* allreduce_recursive_doubling */
    /* from 125 bytes: confirmed; at 512 bytes:
     * allreduce_bine_small order=depth_first 311 us (275 us to 354 us), 15 samples
     * native 393 us (361 us to 464 us), 15 samples
     * native / choice 1.37 (1.21 to 1.55), 15 rounds
     * runner-up: allreduce_recursive_doubling, 1.00 times as long in the same rounds */
    if (problem->bytes < 542)
        return &choices[8]; /* allreduce_bine_small */
    /* from 542 bytes: confirmed; at 1024 bytes:
     * allreduce_recursive_doubling order=dealt 354 us (326 us to 391 us), 15 samples
     * native 370 us (353 us to 460 us), 15 samples
     * native / choice 1.08 (1.03 to 1.32), 15 rounds
     * runner-up: allreduce_bine_small order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 2640)
        return &choices[9]; /* allreduce_recursive_doubling */
    /* from 2640 bytes: nothing beat native; at 3049 bytes:
     * allreduce_native 465 us (425 us to 573 us), 30 samples
     * runner-up: allreduce_reduce_bcast order=depth_first, 0.75 times as long in the same rounds */
    if (problem->bytes < 3351)
        return &choices[0]; /* allreduce_native */
    /* from 3351 bytes: confirmed; at 4096 bytes:
     * allreduce_native order=depth_first 711 us (653 us to 741 us), 45 samples
     * native 779 us (762 us to 805 us), 45 samples
     * native / choice 1.08 (1.04 to 1.23), 45 rounds
     * runner-up: allreduce_recursive_doubling order=depth_first, 0.91 times as long in the same rounds */
    if (problem->bytes < 4787)
        return &choices[10]; /* allreduce_native */
    /* from 4787 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_halving segment_bytes=262144 1 ms (927 us to 1.09 ms), 15 samples
     * native 1.53 ms (1.5 ms to 1.57 ms), 15 samples
     * native / choice 1.57 (1.40 to 1.63), 15 rounds
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=spread order=depth_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 15431)
        return &choices[11]; /* allreduce_wired_halving */
    /* from 15431 bytes: confirmed; at 16384 bytes:
     * allreduce_variation_2 alltoall=spread allgather=spread 2.14 ms (2.06 ms to 2.2 ms), 15 samples
     * native 3.16 ms (3.11 ms to 3.25 ms), 15 samples
     * native / choice 1.50 (1.42 to 1.53), 15 rounds
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 60815)
        return &choices[12]; /* allreduce_variation_2 */
    /* from 60815 bytes: confirmed; at 65536 bytes:
     * allreduce_pairwise_ring order=depth_first 9 ms (8.96 ms to 9.06 ms), 15 samples
     * native 19.8 ms (19.4 ms to 20.3 ms), 15 samples
     * native / choice 2.19 (2.15 to 2.23), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 100880)
        return &choices[13]; /* allreduce_pairwise_ring */
    /* from 100880 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_ring segment_bytes=4096 18 ms (17.8 ms to 18.4 ms), 10 samples
     * native 44.9 ms (44.3 ms to 45.7 ms), 10 samples
     * native / choice 2.48 (2.42 to 2.54), 10 rounds
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 44.9 ms (44.3 ms to 45.7 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck order=dealt 387 us (319 us to 443 us), 15 samples
     * native 549 us (463 us to 609 us), 15 samples
     * native / choice 1.37 (1.12 to 1.64), 15 rounds
     * runner-up: alltoall_bruck order=depth_first, 1.09 times as long in the same rounds */
    if (problem->bytes < 733)
        return &choices[15]; /* alltoall_bruck */
    /* from 733 bytes: confirmed; at 1024 bytes:
     * alltoall_circulant order=dealt 470 us (419 us to 505 us), 15 samples
     * native 646 us (533 us to 682 us), 15 samples
     * native / choice 1.39 (1.12 to 1.54), 15 rounds
     * runner-up: alltoall_bruck, 1.06 times as long in the same rounds */
    if (problem->bytes < 1357)
        return &choices[16]; /* alltoall_circulant */
    /* from 1357 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=0 777 us (743 us to 805 us), 60 samples
     * native 861 us (831 us to 905 us), 60 samples
     * native / choice 1.11 (1.03 to 1.20), 60 rounds
     * runner-up: alltoall_phases separation=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[17]; /* alltoall_spread */
    /* from 3740 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 1.79 ms (1.78 ms to 1.81 ms), 465 samples
     * runner-up: alltoall_simple, 0.94 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[0]; /* alltoall_native */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * alltoall_native order=dealt 3.66 ms (3.6 ms to 3.71 ms), 45 samples
     * native 3.81 ms (3.74 ms to 3.86 ms), 45 samples
     * native / choice 1.02 (1.01 to 1.05), 45 rounds
     * runner-up: alltoall_scattered batch=4 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 14288)
        return &choices[18]; /* alltoall_native */
    /* from 14288 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 7.82 ms (7.8 ms to 7.85 ms), 105 samples
     * native 7.92 ms (7.9 ms to 7.96 ms), 105 samples
     * native / choice 1.01 (1.00 to 1.02), 105 rounds
     * runner-up: alltoall_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[19]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 70.5 ms (69.9 ms to 73.1 ms), 6 samples
     * native 105 ms (101 ms to 116 ms), 6 samples
     * native / choice 1.48 (1.43 to 1.65), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    return &choices[20]; /* alltoall_ring */
}

/* clang-format off */
static const unsigned char roots_of_bcast[7] = {
    0, 0, 0, 4, 0, 0, 0,
};
/* clang-format on */

/* With roots like rank 3. */
static const struct ct_choice *
choose_bcast_root_3(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 203 us (191 us to 218 us), 228 samples
     * runner-up: bcast_bine order=dealt, 0.85 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[0]; /* bcast_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_native order=depth_first 185 us (152 us to 250 us), 15 samples
     * native 210 us (164 us to 248 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.94 times as long in the same rounds */
    if (problem->bytes < 1165)
        return &choices[37]; /* bcast_native */
    /* from 1165 bytes: confirmed; at 2048 bytes:
     * bcast_wired_tree segment_bytes=0 272 us (236 us to 282 us), 75 samples
     * native 325 us (301 us to 358 us), 75 samples
     * native / choice 1.25 (1.08 to 1.32), 75 rounds
     * runner-up: bcast_bine, 1.27 times as long in the same rounds */
    if (problem->bytes < 4640)
        return &choices[22]; /* bcast_wired_tree */
    /* from 4640 bytes: confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first 627 us (529 us to 804 us), 15 samples
     * native 1.79 ms (1.7 ms to 1.93 ms), 15 samples
     * native / choice 2.67 (2.31 to 3.16), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=dealt, 1.27 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[38]; /* bcast_tree */
    /* from 8193 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=dealt 1.35 ms (1.26 ms to 1.43 ms), 15 samples
     * native 3.72 ms (3.67 ms to 3.79 ms), 15 samples
     * native / choice 2.73 (2.66 to 2.97), 15 rounds
     * runner-up: bcast_circulant segment_bytes=4096, 0.99 times as long in the same rounds */
    if (problem->bytes < 37409)
        return &choices[39]; /* bcast_two_tree */
    /* from 37409 bytes: confirmed; at 65536 bytes:
     * bcast_two_tree segment_bytes=4096 5.2 ms (4.94 ms to 5.34 ms), 15 samples
     * native 16.1 ms (16 ms to 16.3 ms), 15 samples
     * native / choice 3.10 (3.03 to 3.32), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 83357)
        return &choices[40]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 83357 bytes: confirmed; at 131072 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first 10.3 ms (10.1 ms to 10.6 ms), 10 samples
     * native 34.8 ms (34.5 ms to 35.2 ms), 10 samples
     * native / choice 3.36 (3.32 to 3.43), 10 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.01 times as long in the same rounds */
    return &choices[41]; /* bcast_tree */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    if (roots_of_bcast[problem->root] == 4)
        return choose_bcast_root_3(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 229 us (207 us to 242 us), 73 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 109)
        return &choices[0]; /* bcast_native */
    /* from 109 bytes: first look, not confirmed; at 375 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 103 us (78.6 us to 222 us), 15 samples
     * native 219 us (205 us to 270 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[21]; /* bcast_tree */
    /* from 468 bytes: undecided; at 512 bytes:
     * bcast_native 275 us (203 us to 339 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3, 0.84 times as long in the same rounds */
    if (problem->bytes < 2069)
        return &choices[0]; /* bcast_native */
    /* from 2069 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 588 us (568 us to 612 us), 15 samples
     * native 908 us (856 us to 936 us), 15 samples
     * native / choice 1.54 (1.46 to 1.65), 15 rounds
     * runner-up: bcast_bine order=dealt, 1.47 times as long in the same rounds */
    if (problem->bytes < 4097)
        return &choices[22]; /* bcast_wired_tree */
    /* from 4097 bytes: confirmed; at 8192 bytes:
     * bcast_circulant segment_bytes=4096 order=dealt 1.22 ms (1.19 ms to 1.29 ms), 15 samples
     * native 1.88 ms (1.86 ms to 1.93 ms), 15 samples
     * native / choice 1.54 (1.45 to 1.60), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.19 times as long in the same rounds */
    if (problem->bytes < 8224)
        return &choices[23]; /* bcast_circulant */
    /* from 8224 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.38 ms (1.21 ms to 1.5 ms), 15 samples
     * native 3.66 ms (3.51 ms to 3.83 ms), 15 samples
     * native / choice 2.63 (2.55 to 2.88), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 29748)
        return &choices[24]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 29748 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.63 ms (2.48 ms to 2.91 ms), 15 samples
     * native 7.7 ms (7.59 ms to 7.85 ms), 15 samples
     * native / choice 2.87 (2.69 to 3.06), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[25]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 98.1 us (35.2 us to 206 us), 45 samples
     * native 226 us (181 us to 275 us), 45 samples
     * native / choice 2.15 (1.16 to 4.68), 45 rounds
     * runner-up: reduce_linear order=dealt, 1.79 times as long in the same rounds */
    if (problem->bytes < 1469)
        return &choices[26]; /* reduce_linear */
    /* from 1469 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_wired_tree segment_bytes=0 191 us (161 us to 282 us), 15 samples
     * native 315 us (195 us to 330 us), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3, 0.89 times as long in the same rounds */
    if (problem->bytes < 4630)
        return &choices[27]; /* reduce_wired_tree */
    /* from 4630 bytes: confirmed; at 8192 bytes:
     * reduce_wired_chain segment_bytes=4096 532 us (502 us to 586 us), 15 samples
     * native 1.03 ms (1.01 ms to 1.34 ms), 15 samples
     * native / choice 1.91 (1.77 to 2.50), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 8200)
        return &choices[28]; /* reduce_wired_chain */
    /* from 8200 bytes: confirmed; at 16384 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 1.11 ms (1.09 ms to 1.17 ms), 15 samples
     * native 3.08 ms (2 ms to 3.2 ms), 15 samples
     * native / choice 2.55 (1.79 to 2.91), 15 rounds
     * runner-up: reduce_two_tree segment_bytes=4096 order=dealt, 1.06 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[29]; /* reduce_two_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.41 ms (2.37 ms to 2.49 ms), 15 samples
     * native 6.43 ms (6.38 ms to 6.49 ms), 15 samples
     * native / choice 2.64 (2.59 to 2.74), 15 rounds
     * runner-up: reduce_two_tree segment_bytes=4096 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[30]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 29.9 ms (29.8 ms to 30.2 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * reduce_scatter_block_native 427 us (398 us to 442 us), 30 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=depth_first, 0.86 times as long in the same rounds */
    if (problem->bytes < 759)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 759 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_circulant order=dealt 427 us (382 us to 475 us), 15 samples
     * native 933 us (913 us to 975 us), 15 samples
     * native / choice 2.23 (1.87 to 2.39), 15 rounds
     * runner-up: reduce_scatter_block_bruck_radix radix=2 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 1351)
        return &choices[31]; /* reduce_scatter_block_circulant */
    /* from 1351 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_bruck_radix radix=2 order=dealt 841 us (758 us to 877 us), 15 samples
     * native 2.09 ms (1.99 ms to 2.12 ms), 15 samples
     * native / choice 2.52 (2.27 to 2.76), 15 rounds
     * runner-up: reduce_scatter_block_bruck_radix radix=4 order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 3606)
        return &choices[32]; /* reduce_scatter_block_bruck_radix */
    /* from 3606 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_recursive_multiplying radix=8 1.68 ms (1.63 ms to 1.78 ms), 15 samples
     * native 4.12 ms (4.06 ms to 4.26 ms), 15 samples
     * native / choice 2.38 (2.30 to 2.57), 15 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 16419)
        return &choices[33]; /* reduce_scatter_block_recursive_multiplying */
    /* from 16419 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 15.6 ms (15.3 ms to 15.7 ms), 10 samples
     * native 46.1 ms (45.2 ms to 46.3 ms), 10 samples
     * native / choice 2.94 (2.89 to 3.02), 10 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 49286)
        return &choices[34]; /* reduce_scatter_block_ring */
    /* from 49286 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 31.7 ms (31.3 ms to 31.8 ms), 6 samples
     * native 96.1 ms (91.1 ms to 97.2 ms), 6 samples
     * native / choice 3.02 (2.91 to 3.08), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 85886)
        return &choices[35]; /* reduce_scatter_block_ring */
    /* from 85886 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 63.8 ms (63 ms to 64.9 ms), 6 samples
     * native 106 ms (98.7 ms to 111 ms), 6 samples
     * native / choice 1.66 (1.54 to 1.74), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 38347923)
        return &choices[36]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 38347923 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 106 ms (98.7 ms to 111 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 0.60 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000365, 0.000365},
    {&ct_allgather, 64, 0.000444, 0.000444},
    {&ct_allgather, 512, 0.000368, 0.000317},
    {&ct_allgather, 1024, 0.000399, 0.000399},
    {&ct_allgather, 2048, 0.000899, 0.000706},
    {&ct_allgather, 4096, 0.00184, 0.00166},
    {&ct_allgather, 8192, 0.00393, 0.00374},
    {&ct_allgather, 16384, 0.0118, 0.0074},
    {&ct_allgather, 32768, 0.0252, 0.0157},
    {&ct_allgather, 65536, 0.0547, 0.0317},
    {&ct_allgather, 131072, 0.106, 0.0633},
    {&ct_allreduce, 1, 0.00033, 0.00033},
    {&ct_allreduce, 64, 0.000416, 0.000338},
    {&ct_allreduce, 512, 0.000393, 0.000311},
    {&ct_allreduce, 1024, 0.00037, 0.000354},
    {&ct_allreduce, 2048, 0.000401, 0.000334},
    {&ct_allreduce, 4096, 0.000779, 0.000711},
    {&ct_allreduce, 8192, 0.00153, 0.001},
    {&ct_allreduce, 16384, 0.00316, 0.00214},
    {&ct_allreduce, 32768, 0.00792, 0.00431},
    {&ct_allreduce, 65536, 0.0198, 0.009},
    {&ct_allreduce, 131072, 0.0449, 0.018},
    {&ct_alltoall, 1, 0.000549, 0.000387},
    {&ct_alltoall, 64, 0.000543, 0.000348},
    {&ct_alltoall, 512, 0.000603, 0.000368},
    {&ct_alltoall, 1024, 0.000646, 0.00047},
    {&ct_alltoall, 2048, 0.000861, 0.000777},
    {&ct_alltoall, 4096, 0.00179, 0.00179},
    {&ct_alltoall, 8192, 0.00381, 0.00366},
    {&ct_alltoall, 16384, 0.00792, 0.00782},
    {&ct_alltoall, 32768, 0.0279, 0.0159},
    {&ct_alltoall, 65536, 0.0493, 0.0339},
    {&ct_alltoall, 131072, 0.105, 0.0705},
    {&ct_bcast, 1, 0.000229, 0.000229},
    {&ct_bcast, 64, 0.000223, 0.000223},
    {&ct_bcast, 512, 0.000275, 0.000275},
    {&ct_bcast, 1024, 0.000232, 0.000232},
    {&ct_bcast, 2048, 0.000249, 0.000249},
    {&ct_bcast, 4096, 0.000908, 0.000588},
    {&ct_bcast, 8192, 0.00188, 0.00122},
    {&ct_bcast, 16384, 0.00366, 0.00138},
    {&ct_bcast, 32768, 0.0077, 0.00263},
    {&ct_bcast, 65536, 0.0157, 0.00525},
    {&ct_bcast, 131072, 0.031, 0.0115},
    {&ct_reduce, 1, 0.000226, 9.81e-05},
    {&ct_reduce, 64, 0.00022, 0.00019},
    {&ct_reduce, 512, 0.000214, 0.00013},
    {&ct_reduce, 1024, 0.000163, 0.000132},
    {&ct_reduce, 2048, 0.000315, 0.000191},
    {&ct_reduce, 4096, 0.00058, 0.000423},
    {&ct_reduce, 8192, 0.00103, 0.000532},
    {&ct_reduce, 16384, 0.00308, 0.00111},
    {&ct_reduce, 32768, 0.00643, 0.00241},
    {&ct_reduce, 65536, 0.0134, 0.00511},
    {&ct_reduce, 131072, 0.0299, 0.0104},
    {&ct_reduce_scatter_block, 1, 0.000427, 0.000427},
    {&ct_reduce_scatter_block, 64, 0.00041, 0.00041},
    {&ct_reduce_scatter_block, 512, 0.000367, 0.000367},
    {&ct_reduce_scatter_block, 1024, 0.000933, 0.000427},
    {&ct_reduce_scatter_block, 2048, 0.00209, 0.000841},
    {&ct_reduce_scatter_block, 4096, 0.00412, 0.00168},
    {&ct_reduce_scatter_block, 8192, 0.0087, 0.00383},
    {&ct_reduce_scatter_block, 16384, 0.0211, 0.00788},
    {&ct_reduce_scatter_block, 32768, 0.0461, 0.0156},
    {&ct_reduce_scatter_block, 65536, 0.0961, 0.0317},
    {&ct_reduce_scatter_block, 131072, 0.106, 0.0638},
};

extern const struct ct_tuned ct_tuned_third_odd;
const struct ct_tuned ct_tuned_third_odd = {
    .machine = "lab-e",
    .nranks = 7,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "third-odd",
    .cluster_hash = UINT64_C(0x06973e0a7c4abb6a),
    .dispatch_hash = UINT64_C(0x810a0dcf9586c69c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xf5b5f33de703bb44),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
