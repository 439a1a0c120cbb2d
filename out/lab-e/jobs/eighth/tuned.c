/*
 * tuned.c - collective algorithms for the job eighth
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
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7b17f3740d398246),
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=shift separation=none barriers=0 */
        .setting = {{2, 0, 0}},
        .fingerprint = UINT64_C(0x5a4ea7014fcae179),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xede0542c9326670f),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32f7d67241cacc66),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=spread */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x711caddc1b206ac5),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=bruck */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x387c6f3186f34461),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0x81f3ee9eb136a7b6),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x693b9b529e28aaef),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0xeece5656e6e14f84),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xcd68fc0a9edefcf2),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x677158eb5b3bc67b),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x35f600d01a47f34a),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=1024 tree=chain radix=1 */
        .setting = {{1024, 1, 1}},
        .fingerprint = UINT64_C(0xf2995c4247c6d93e),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=chain radix=1 */
        .setting = {{4096, 1, 1}},
        .fingerprint = UINT64_C(0x5a51044c30ac7066),
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
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x21a78fd1a3f634c4),
    },
    {
        .algorithm = &reduce_scatter_block_alltoall,
        /* alltoall=spread */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xedadb89bc0161943),
    },
    {
        .algorithm = &reduce_scatter_block_alltoall,
        /* alltoall=ring */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xfeaf928d4a86f14b),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x5d4ba253a2ca06f6),
    },
    {
        .algorithm = &reduce_scatter_block_pairwise,
        .fingerprint = UINT64_C(0xbcef12fb2dc1aeeb),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6dd99a2523827c6b),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x833a0111fbdf1337),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_spread window=0 78.9 us (73.4 us to 84.4 us), 225 samples
     * native 86.9 us (85 us to 90.2 us), 225 samples
     * native / choice 1.14 (1.07 to 1.20), 225 rounds
     * runner-up: allgather_recursive_doubling, 0.97 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_spread */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_rounds partners=shift separation=none barriers=0 70 us (58.9 us to 74 us), 45 samples
     * native 83.3 us (79.8 us to 89.1 us), 45 samples
     * native / choice 1.29 (1.06 to 1.45), 45 rounds
     * runner-up: allgather_wired_far_first order_by=copies, 1.04 times as long in the same rounds */
    if (problem->bytes < 511)
        return &choices[2]; /* allgather_rounds */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * allgather_native 93.9 us (91.6 us to 96.6 us), 935 samples
     * runner-up: allgather_sparbit pack=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 3154)
        return &choices[0]; /* allgather_native */
    /* from 3154 bytes: confirmed; at 4096 bytes:
     * allgather_sparbit pack=1 605 us (600 us to 613 us), 60 samples
     * native 631 us (625 us to 634 us), 60 samples
     * native / choice 1.04 (1.02 to 1.07), 60 rounds
     * runner-up: allgather_simple, 0.99 times as long in the same rounds */
    if (problem->bytes < 5312)
        return &choices[3]; /* allgather_sparbit */
    /* from 5312 bytes: undecided; at 8192 bytes:
     * allgather_native 1.26 ms (1.25 ms to 1.26 ms), 195 samples
     * runner-up: allgather_bruck, 0.98 times as long in the same rounds */
    if (problem->bytes < 17893)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17893 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 5.16 ms (5.12 ms to 5.23 ms), 15 samples
     * native 6.15 ms (5.37 ms to 6.48 ms), 15 samples
     * native / choice 1.20 (1.03 to 1.24), 15 rounds
     * runner-up: allgather_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    return &choices[4]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 87.2 us (74.9 us to 97.4 us), 78 samples
     * runner-up: allreduce_swing, 0.86 times as long in the same rounds */
    if (problem->bytes < 12)
        return &choices[0]; /* allreduce_native */
    /* from 12 bytes: confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=spread 77.9 us (68.7 us to 94 us), 45 samples
     * native 126 us (108 us to 137 us), 45 samples
     * native / choice 1.52 (1.35 to 1.65), 45 rounds
     * runner-up: allreduce_recursive_multiplying radix=3, 1.12 times as long in the same rounds */
    if (problem->bytes < 1022)
        return &choices[5]; /* allreduce_allgather_reduce */
    /* from 1022 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_allgather_reduce allgather=bruck 130 us (111 us to 155 us), 15 samples
     * native 171 us (145 us to 186 us), 15 samples
     * runner-up: allreduce_binary_blocks, 1.00 times as long in the same rounds */
    if (problem->bytes < 1309)
        return &choices[6]; /* allreduce_allgather_reduce */
    /* from 1309 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 199 us (157 us to 223 us), 15 samples
     * native 257 us (155 us to 331 us), 15 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 0.80 times as long in the same rounds */
    if (problem->bytes < 7479)
        return &choices[7]; /* allreduce_wired_switches */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=1024 1.03 ms (992 us to 1.05 ms), 15 samples
     * native 1.32 ms (1.27 ms to 1.34 ms), 15 samples
     * native / choice 1.27 (1.24 to 1.31), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread, 1.15 times as long in the same rounds */
    if (problem->bytes < 8975)
        return &choices[8]; /* allreduce_two_tree */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * allreduce_k_reduce_scatter_allgather radix=3 1.7 ms (1.68 ms to 1.71 ms), 15 samples
     * native 2.63 ms (2.59 ms to 2.65 ms), 15 samples
     * native / choice 1.54 (1.52 to 1.56), 15 rounds
     * runner-up: allreduce_swing, 1.00 times as long in the same rounds */
    if (problem->bytes < 37282)
        return &choices[9]; /* allreduce_k_reduce_scatter_allgather */
    /* from 37282 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=4096 6.98 ms (6.9 ms to 7.01 ms), 15 samples
     * native 15.7 ms (15.7 ms to 15.8 ms), 15 samples
     * native / choice 2.25 (2.24 to 2.29), 15 rounds
     * runner-up: allreduce_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[10]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 34.2 ms (34.2 ms to 36.4 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 73.5 us (70.4 us to 76.6 us), 405 samples
     * native 79.5 us (76.8 us to 81 us), 405 samples
     * native / choice 1.11 (1.07 to 1.16), 405 rounds
     * runner-up: alltoall_phases separation=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 509)
        return &choices[11]; /* alltoall_bruck */
    /* from 509 bytes: nothing beat native; at 512 bytes:
     * alltoall_native 88.3 us (85.1 us to 92 us), 260 samples
     * runner-up: alltoall_ring segment_bytes=0, 0.92 times as long in the same rounds */
    if (problem->bytes < 1912)
        return &choices[0]; /* alltoall_native */
    /* from 1912 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck 277 us (271 us to 282 us), 225 samples
     * native 292 us (283 us to 300 us), 225 samples
     * native / choice 1.09 (1.06 to 1.13), 225 rounds
     * runner-up: alltoall_ring segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 4522)
        return &choices[11]; /* alltoall_bruck */
    /* from 4522 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 1.27 ms (1.26 ms to 1.29 ms), 145 samples
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0, 0.96 times as long in the same rounds */
    if (problem->bytes < 17975)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17975 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 5.21 ms (5.19 ms to 5.24 ms), 15 samples
     * native 6.59 ms (5.75 ms to 8.25 ms), 15 samples
     * native / choice 1.30 (1.13 to 1.58), 15 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[12]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * bcast_native 45.5 us (40.1 us to 54.7 us), 90 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2, 0.95 times as long in the same rounds */
    if (problem->bytes < 1025)
        return &choices[0]; /* bcast_native */
    /* from 1025 bytes: confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=1024 tree=chain radix=1 165 us (133 us to 183 us), 15 samples
     * native 292 us (285 us to 297 us), 15 samples
     * native / choice 1.84 (1.55 to 2.19), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=1024, 1.12 times as long in the same rounds */
    if (problem->bytes < 4097)
        return &choices[13]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 4097 bytes: confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=chain radix=1 684 us (627 us to 691 us), 15 samples
     * native 1.25 ms (1.22 ms to 1.27 ms), 15 samples
     * native / choice 1.83 (1.81 to 2.01), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.00 times as long in the same rounds */
    return &choices[14]; /* bcast_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 11.9 us (11.5 us to 12.3 us), 1278 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 1.03 times as long in the same rounds */
    if (problem->bytes < 9)
        return &choices[0]; /* reduce_native */
    /* from 9 bytes: first look, not confirmed; at 64 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 10.9 us (9.56 us to 38.6 us), 45 samples
     * native 17.4 us (9.52 us to 52.6 us), 45 samples
     * runner-up: reduce_linear, 0.98 times as long in the same rounds */
    if (problem->bytes < 69)
        return &choices[15]; /* reduce_tree */
    /* from 69 bytes: nothing beat native; at 512 bytes:
     * reduce_native 37.9 us (35.5 us to 41.3 us), 1355 samples
     * runner-up: reduce_wired_tree segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 1032)
        return &choices[0]; /* reduce_native */
    /* from 1032 bytes: confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=1024 tree=kary radix=1 114 us (74 us to 137 us), 15 samples
     * native 275 us (175 us to 287 us), 15 samples
     * native / choice 2.19 (1.65 to 2.63), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=1024, 1.04 times as long in the same rounds */
    if (problem->bytes < 3648)
        return &choices[16]; /* reduce_tree */
    /* from 3648 bytes: confirmed; at 4096 bytes:
     * reduce_wired_chain segment_bytes=1024 262 us (252 us to 273 us), 15 samples
     * native 615 us (609 us to 625 us), 15 samples
     * native / choice 2.34 (2.26 to 2.46), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1, 1.20 times as long in the same rounds */
    if (problem->bytes < 64448)
        return &choices[17]; /* reduce_wired_chain */
    /* from 64448 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.08 ms (5.04 ms to 5.17 ms), 15 samples
     * native 10.6 ms (10.6 ms to 10.7 ms), 15 samples
     * native / choice 2.10 (2.06 to 2.11), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[18]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.4 ms (23.3 ms to 23.5 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 70.6 us (68.1 us to 73.8 us), 303 samples
     * runner-up: reduce_scatter_block_wired_near_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 72 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_alltoall alltoall=spread 79.5 us (72.4 us to 87.9 us), 45 samples
     * native 185 us (179 us to 205 us), 45 samples
     * native / choice 2.39 (1.94 to 2.61), 45 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=ring, 1.00 times as long in the same rounds */
    if (problem->bytes < 535)
        return &choices[19]; /* reduce_scatter_block_alltoall */
    /* from 535 bytes: confirmed; at 645 bytes:
     * reduce_scatter_block_alltoall alltoall=ring 86.3 us (81.4 us to 98.9 us), 45 samples
     * native 242 us (229 us to 252 us), 45 samples
     * native / choice 2.53 (2.14 to 2.91), 45 rounds
     * runner-up: reduce_scatter_block_pairwise, 1.05 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[20]; /* reduce_scatter_block_alltoall */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 98.5 us (60.9 us to 115 us), 15 samples
     * native 385 us (273 us to 401 us), 15 samples
     * native / choice 2.94 (2.50 to 6.32), 15 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3, 1.21 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[21]; /* reduce_scatter_block_wired_near_first */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_pairwise 270 us (227 us to 289 us), 15 samples
     * native 824 us (806 us to 851 us), 15 samples
     * native / choice 3.06 (2.86 to 3.57), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.07 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[22]; /* reduce_scatter_block_pairwise */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 274 us (205 us to 354 us), 15 samples
     * native 1.62 ms (1.59 ms to 1.65 ms), 15 samples
     * native / choice 6.00 (4.49 to 7.89), 15 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=spread, 1.75 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[21]; /* reduce_scatter_block_wired_near_first */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 1.15 ms (1.08 ms to 1.3 ms), 15 samples
     * native 3.37 ms (3.3 ms to 3.41 ms), 15 samples
     * native / choice 2.86 (2.76 to 3.12), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 18182)
        return &choices[23]; /* reduce_scatter_block_ring */
    /* from 18182 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 5.14 ms (5.05 ms to 5.19 ms), 15 samples
     * native 15.7 ms (15.6 ms to 15.7 ms), 15 samples
     * native / choice 3.06 (3.03 to 3.11), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 89478486)
        return &choices[24]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 71.1 ms (71 ms to 71.2 ms), 6 samples */
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
    {&ct_allgather, 1, 8.69e-05, 7.89e-05},
    {&ct_allgather, 64, 8.33e-05, 7e-05},
    {&ct_allgather, 512, 9.39e-05, 9.39e-05},
    {&ct_allgather, 1024, 0.000125, 0.000125},
    {&ct_allgather, 2048, 8.86e-05, 8.86e-05},
    {&ct_allgather, 4096, 0.000631, 0.000605},
    {&ct_allgather, 8192, 0.00126, 0.00126},
    {&ct_allgather, 16384, 0.0026, 0.0026},
    {&ct_allgather, 32768, 0.00615, 0.00516},
    {&ct_allgather, 65536, 0.014, 0.0105},
    {&ct_allgather, 131072, 0.0256, 0.021},
    {&ct_allreduce, 1, 8.72e-05, 8.72e-05},
    {&ct_allreduce, 64, 0.000126, 7.79e-05},
    {&ct_allreduce, 512, 0.00013, 0.000104},
    {&ct_allreduce, 1024, 0.000171, 0.00013},
    {&ct_allreduce, 2048, 0.000257, 0.000199},
    {&ct_allreduce, 4096, 0.000632, 0.000387},
    {&ct_allreduce, 8192, 0.00132, 0.00103},
    {&ct_allreduce, 16384, 0.00263, 0.0017},
    {&ct_allreduce, 32768, 0.00631, 0.00347},
    {&ct_allreduce, 65536, 0.0157, 0.00698},
    {&ct_allreduce, 131072, 0.0342, 0.0141},
    {&ct_alltoall, 1, 7.95e-05, 7.35e-05},
    {&ct_alltoall, 64, 9.81e-05, 8.86e-05},
    {&ct_alltoall, 512, 8.83e-05, 8.83e-05},
    {&ct_alltoall, 1024, 0.000136, 0.000136},
    {&ct_alltoall, 2048, 0.000292, 0.000277},
    {&ct_alltoall, 4096, 0.000628, 0.000611},
    {&ct_alltoall, 8192, 0.00127, 0.00127},
    {&ct_alltoall, 16384, 0.00259, 0.00259},
    {&ct_alltoall, 32768, 0.00659, 0.00521},
    {&ct_alltoall, 65536, 0.0145, 0.0105},
    {&ct_alltoall, 131072, 0.0277, 0.0211},
    {&ct_bcast, 1, 4.55e-05, 4.55e-05},
    {&ct_bcast, 64, 3.9e-05, 3.9e-05},
    {&ct_bcast, 512, 4.04e-05, 4.04e-05},
    {&ct_bcast, 1024, 0.000119, 0.000119},
    {&ct_bcast, 2048, 0.000292, 0.000165},
    {&ct_bcast, 4096, 0.000612, 0.000353},
    {&ct_bcast, 8192, 0.00125, 0.000684},
    {&ct_bcast, 16384, 0.00255, 0.00132},
    {&ct_bcast, 32768, 0.00525, 0.00259},
    {&ct_bcast, 65536, 0.0106, 0.00521},
    {&ct_bcast, 131072, 0.0211, 0.0105},
    {&ct_reduce, 1, 1.19e-05, 1.19e-05},
    {&ct_reduce, 64, 1.74e-05, 1.09e-05},
    {&ct_reduce, 512, 3.79e-05, 3.79e-05},
    {&ct_reduce, 1024, 0.000126, 0.000126},
    {&ct_reduce, 2048, 0.000275, 0.000114},
    {&ct_reduce, 4096, 0.000615, 0.000262},
    {&ct_reduce, 8192, 0.00126, 0.000591},
    {&ct_reduce, 16384, 0.00253, 0.00131},
    {&ct_reduce, 32768, 0.00522, 0.00241},
    {&ct_reduce, 65536, 0.0106, 0.00508},
    {&ct_reduce, 131072, 0.0234, 0.0104},
    {&ct_reduce_scatter_block, 1, 7.06e-05, 7.06e-05},
    {&ct_reduce_scatter_block, 64, 7.47e-05, 7.47e-05},
    {&ct_reduce_scatter_block, 512, 0.000185, 7.95e-05},
    {&ct_reduce_scatter_block, 1024, 0.000385, 9.85e-05},
    {&ct_reduce_scatter_block, 2048, 0.000824, 0.00027},
    {&ct_reduce_scatter_block, 4096, 0.00162, 0.000274},
    {&ct_reduce_scatter_block, 8192, 0.00337, 0.00115},
    {&ct_reduce_scatter_block, 16384, 0.0067, 0.00253},
    {&ct_reduce_scatter_block, 32768, 0.0157, 0.00514},
    {&ct_reduce_scatter_block, 65536, 0.0342, 0.0105},
    {&ct_reduce_scatter_block, 131072, 0.0711, 0.0211},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-e",
    .nranks = 3,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .cluster_hash = UINT64_C(0x9134b8f936ffd953),
    .dispatch_hash = UINT64_C(0x053d75adfeaaa1f4),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xc3a4a14b43a7c7cf),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
