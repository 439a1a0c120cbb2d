/*
 * tuned.c - collective algorithms for the job eighth-dealt
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 3 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_shift;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_phases;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_shift,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6b04e82894704554),
    },
    {
        .algorithm = &allgather_shift,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5b0682127bd680f6),
    },
    {
        .algorithm = &allgather_shift,
        .fingerprint = UINT64_C(0x5a4ea7014fcae179),
    },
    {
        .algorithm = &allgather_simple,
        .fingerprint = UINT64_C(0x7cd0ca28fe0a4764),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32f7d67241cacc66),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6839e9af1ce277fe),
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1b5725ea7f154eb7),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=spread order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xff5b42ce6f0bb1a8),
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7a8a05286ab6af2b),
    },
    {
        .algorithm = &allreduce_swing,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x488408aa144c05ba),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x71dffe4024544341),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xa3349e67bc7916e8),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x75eed9256fffcd98),
    },
    {
        .algorithm = &alltoall_phases,
        /* separation=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x60c68620cadeab3e),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x677158eb5b3bc67b),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe11eca8f58ea91c2),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x36b0d5c4c91dc800),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=spread radix=2 order=depth_first */
        .setting = {{5, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3ed790337e05c77e),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc074906334f4eb93),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 order=dealt */
        .setting = {{4096, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd109521372f7003a),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xeb7384cc60ae8f51),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xe6f8462362556b8f),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2a8212ec3d07660d),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x958d5b99cab1e602),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x99c30259c6c9cbe8),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x78b6b6be8a6d587b),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9b75a5a336e27f90),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x730f215beba66f22),
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
     * allgather_shift order=dealt 145 us (131 us to 154 us), 15 samples
     * native 230 us (207 us to 261 us), 15 samples
     * runner-up: allgather_simple 166 us */
    if (problem->bytes < 4)
        return &choices[1]; /* allgather_shift */
    /* from 4 bytes: confirmed; at 64 bytes:
     * allgather_shift order=depth_first 183 us (143 us to 205 us), 15 samples
     * native 250 us (194 us to 288 us), 15 samples
     * runner-up: allgather_shift order=dealt 173 us */
    if (problem->bytes < 348)
        return &choices[2]; /* allgather_shift */
    /* from 348 bytes: confirmed; at 512 bytes:
     * allgather_shift order=dealt 181 us (159 us to 209 us), 15 samples
     * native 236 us (195 us to 277 us), 15 samples
     * runner-up: allgather_shift 182 us */
    if (problem->bytes < 516)
        return &choices[1]; /* allgather_shift */
    /* from 516 bytes: confirmed; at 724 bytes:
     * allgather_shift order=depth_first 195 us (172 us to 212 us), 45 samples
     * native 247 us (224 us to 267 us), 45 samples
     * runner-up: allgather_spread window=0 233 us */
    if (problem->bytes < 789)
        return &choices[2]; /* allgather_shift */
    /* from 789 bytes: confirmed; at 1024 bytes:
     * allgather_shift order=dealt 192 us (153 us to 221 us), 15 samples
     * native 243 us (197 us to 299 us), 15 samples
     * runner-up: allgather_shift order=depth_first 149 us */
    if (problem->bytes < 1259)
        return &choices[1]; /* allgather_shift */
    /* from 1259 bytes: confirmed; at 2048 bytes:
     * allgather_shift 184 us (169 us to 201 us), 30 samples
     * native 268 us (228 us to 298 us), 30 samples
     * runner-up: allgather_shift order=depth_first 202 us */
    if (problem->bytes < 4090)
        return &choices[3]; /* allgather_shift */
    /* from 4090 bytes: confirmed; at 4096 bytes:
     * allgather_simple 550 us (461 us to 573 us), 15 samples
     * native 582 us (556 us to 631 us), 15 samples
     * runner-up: allgather_shift order=dealt 530 us */
    if (problem->bytes < 7877)
        return &choices[4]; /* allgather_simple */
    /* from 7877 bytes: confirmed; at 8192 bytes:
     * allgather_shift order=depth_first 1.2 ms (1.17 ms to 1.23 ms), 45 samples
     * native 1.27 ms (1.24 ms to 1.3 ms), 45 samples
     * runner-up: allgather_wired_ring segment_bytes=0 1.18 ms */
    if (problem->bytes < 14062)
        return &choices[2]; /* allgather_shift */
    /* beyond 131072 bytes nothing was measured */
    /* from 14062 bytes: confirmed; at 16384 bytes:
     * allgather_wired_ring segment_bytes=8192 2.5 ms (2.47 ms to 2.51 ms), 90 samples
     * native 2.56 ms (2.53 ms to 2.57 ms), 90 samples
     * runner-up: allgather_shift 2.51 ms */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 175 us (159 us to 189 us), 93 samples
     * runner-up: allreduce_wired_halving segment_bytes=262144 197 us */
    if (problem->bytes < 16)
        return &choices[0]; /* allreduce_native */
    /* from 16 bytes: confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling order=depth_first 186 us (151 us to 205 us), 45 samples
     * native 224 us (207 us to 235 us), 45 samples
     * runner-up: allreduce_recursive_multiplying radix=3 160 us */
    if (problem->bytes < 89)
        return &choices[6]; /* allreduce_allgather_reduce */
    /* from 89 bytes: confirmed; at 181 bytes:
     * allreduce_recursive_multiplying radix=3 order=depth_first 211 us (136 us to 242 us), 15 samples
     * native 259 us (206 us to 283 us), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=spread 191 us */
    if (problem->bytes < 184)
        return &choices[7]; /* allreduce_recursive_multiplying */
    /* from 184 bytes: confirmed; at 393 bytes:
     * allreduce_allgather_reduce allgather=spread order=depth_first 195 us (156 us to 222 us), 15 samples
     * native 268 us (246 us to 346 us), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=spread 205 us */
    if (problem->bytes < 468)
        return &choices[8]; /* allreduce_allgather_reduce */
    /* from 468 bytes: confirmed; at 512 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling order=depth_first 168 us (143 us to 323 us), 15 samples
     * native 275 us (198 us to 363 us), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=3 order=depth_first 179 us */
    if (problem->bytes < 572)
        return &choices[6]; /* allreduce_allgather_reduce */
    /* from 572 bytes: confirmed; at 1024 bytes:
     * allreduce_recursive_multiplying radix=3 order=dealt 205 us (141 us to 222 us), 15 samples
     * native 234 us (169 us to 260 us), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=3 191 us */
    if (problem->bytes < 3740)
        return &choices[9]; /* allreduce_recursive_multiplying */
    /* from 3740 bytes: nothing beat native; at 4096 bytes:
     * allreduce_native 339 us (311 us to 357 us), 95 samples
     * runner-up: allreduce_reduce_bcast 356 us */
    if (problem->bytes < 4488)
        return &choices[0]; /* allreduce_native */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * allreduce_swing order=depth_first 746 us (684 us to 792 us), 15 samples
     * native 1.26 ms (1.2 ms to 1.32 ms), 15 samples
     * runner-up: allreduce_pairwise_ring order=dealt 707 us */
    if (problem->bytes < 16326)
        return &choices[10]; /* allreduce_swing */
    /* from 16326 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_ring segment_bytes=0 1.67 ms (1.66 ms to 1.68 ms), 15 samples
     * native 2.59 ms (2.45 ms to 2.65 ms), 15 samples
     * runner-up: allreduce_variation_2 alltoall=ring_light allgather=spread 1.62 ms */
    if (problem->bytes < 48548)
        return &choices[11]; /* allreduce_wired_ring */
    /* from 48548 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=4096 6.89 ms (6.78 ms to 7.03 ms), 15 samples
     * native 16.1 ms (15.9 ms to 16.2 ms), 15 samples
     * runner-up: allreduce_wired_ring segment_bytes=8192 6.91 ms */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 35.8 ms (34.4 ms to 37.3 ms), 10 samples
     * runner-up: allreduce_ring segment_bytes=4096 order=depth_first 14 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck order=dealt 203 us (182 us to 222 us), 45 samples
     * native 228 us (200 us to 249 us), 45 samples
     * runner-up: alltoall_spread window=0 212 us */
    if (problem->bytes < 847)
        return &choices[13]; /* alltoall_bruck */
    /* from 847 bytes: confirmed; at 1024 bytes:
     * alltoall_phases separation=1 205 us (181 us to 234 us), 15 samples
     * native 231 us (177 us to 269 us), 15 samples
     * runner-up: alltoall_bruck 193 us */
    if (problem->bytes < 1112)
        return &choices[14]; /* alltoall_phases */
    /* from 1112 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck 218 us (179 us to 239 us), 30 samples
     * native 261 us (228 us to 280 us), 30 samples
     * runner-up: alltoall_ring segment_bytes=0 222 us */
    if (problem->bytes < 7388)
        return &choices[15]; /* alltoall_bruck */
    /* from 7388 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 1.21 ms (1.18 ms to 1.24 ms), 190 samples
     * runner-up: alltoall_bruck 1.19 ms */
    if (problem->bytes < 16967)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 16967 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 5.02 ms (4.97 ms to 5.14 ms), 15 samples
     * native 8.29 ms (6.51 ms to 9.17 ms), 15 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=depth_first 5.1 ms */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 110 us (92.5 us to 129 us), 123 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2 order=dealt 110 us */
    if (problem->bytes < 63)
        return &choices[0]; /* bcast_native */
    /* from 63 bytes: confirmed; at 64 bytes:
     * bcast_linear 127 us (115 us to 149 us), 15 samples
     * native 162 us (120 us to 266 us), 15 samples */
    if (problem->bytes < 82)
        return &choices[17]; /* bcast_linear */
    /* from 82 bytes: nothing beat native; at 512 bytes:
     * bcast_native 131 us (127 us to 142 us), 230 samples
     * runner-up: bcast_native order=depth_first 141 us */
    if (problem->bytes < 634)
        return &choices[0]; /* bcast_native */
    /* from 634 bytes: confirmed; at 724 bytes:
     * bcast_native order=dealt 128 us (99.9 us to 143 us), 15 samples
     * native 156 us (124 us to 213 us), 15 samples
     * runner-up: bcast_linear 131 us */
    if (problem->bytes < 891)
        return &choices[18]; /* bcast_native */
    /* from 891 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 103 us (97.3 us to 106 us), 380 samples
     * runner-up: bcast_native order=depth_first 114 us */
    if (problem->bytes < 3539)
        return &choices[0]; /* bcast_native */
    /* from 3539 bytes: confirmed; at 4096 bytes:
     * bcast_scatter_allgather allgather=spread radix=2 order=depth_first 368 us (313 us to 407 us), 15 samples
     * native 554 us (523 us to 613 us), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=0 257 us */
    if (problem->bytes < 4488)
        return &choices[19]; /* bcast_scatter_allgather */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=4096 583 us (495 us to 617 us), 15 samples
     * native 1.22 ms (1.16 ms to 1.26 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 558 us */
    if (problem->bytes < 9269)
        return &choices[20]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 9269 bytes: confirmed; at 16384 bytes:
     * bcast_chain segment_bytes=4096 chains=1 order=dealt 1.26 ms (1.15 ms to 1.34 ms), 15 samples
     * native 2.52 ms (2.47 ms to 2.59 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 1.23 ms */
    return &choices[21]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 88.2 us (79.8 us to 95.2 us), 1683 samples
     * runner-up: reduce_native order=depth_first 39 us */
    if (problem->bytes < 2051)
        return &choices[0]; /* reduce_native */
    /* from 2051 bytes: confirmed; at 2581 bytes:
     * reduce_linear order=dealt 124 us (68.4 us to 220 us), 15 samples
     * native 346 us (217 us to 886 us), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=1024 order=depth_first 127 us */
    if (problem->bytes < 3740)
        return &choices[22]; /* reduce_linear */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_wired_chain segment_bytes=1024 225 us (199 us to 292 us), 15 samples
     * native 542 us (471 us to 567 us), 15 samples
     * runner-up: reduce_chain segment_bytes=1024 order=depth_first 241 us */
    if (problem->bytes < 4488)
        return &choices[23]; /* reduce_wired_chain */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_chain segment_bytes=4096 order=depth_first 506 us (443 us to 527 us), 15 samples
     * native 1.19 ms (1.04 ms to 1.23 ms), 15 samples
     * runner-up: reduce_native order=dealt 551 us */
    if (problem->bytes < 14957)
        return &choices[24]; /* reduce_chain */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_chain segment_bytes=1024 1.03 ms (820 us to 1.2 ms), 15 samples
     * native 2.47 ms (2.37 ms to 2.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 1.18 ms */
    if (problem->bytes < 17949)
        return &choices[25]; /* reduce_chain */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 order=dealt 2.45 ms (2.39 ms to 2.51 ms), 15 samples
     * native 5.11 ms (5.07 ms to 5.15 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 2.48 ms */
    if (problem->bytes < 41427)
        return &choices[26]; /* reduce_chain */
    /* from 41427 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=4096 5.05 ms (4.89 ms to 5.17 ms), 15 samples
     * native 10.6 ms (10.5 ms to 10.7 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 5.09 ms */
    if (problem->bytes < 268435457)
        return &choices[27]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.6 ms (23.5 ms to 23.7 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 10.4 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 158 us (140 us to 173 us), 33 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=depth_first 166 us */
    if (problem->bytes < 1134)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1134 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_recursive_multiplying radix=3 order=depth_first 267 us (203 us to 316 us), 15 samples
     * native 744 us (553 us to 831 us), 15 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=ring 213 us */
    if (problem->bytes < 17119)
        return &choices[28]; /* reduce_scatter_block_recursive_multiplying */
    /* from 17119 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=4096 order=depth_first 4.91 ms (4.85 ms to 5.08 ms), 15 samples
     * native 16.1 ms (16 ms to 17 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=4096 5.11 ms */
    if (problem->bytes < 95359)
        return &choices[29]; /* reduce_scatter_block_ring */
    /* from 95359 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 20.9 ms (20.7 ms to 21.2 ms), 6 samples
     * native 71.4 ms (71.4 ms to 72.5 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 21 ms */
    if (problem->bytes < 89478486)
        return &choices[30]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 71.4 ms (71.4 ms to 72.5 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 20.9 ms */
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
    {&ct_allgather, 1, 0.000230299, 0.000145261},
    {&ct_allgather, 64, 0.000250026, 0.000183452},
    {&ct_allgather, 512, 0.00023591, 0.000180838},
    {&ct_allgather, 1024, 0.000243113, 0.000192478},
    {&ct_allgather, 2048, 0.0002684255, 0.000184259},
    {&ct_allgather, 4096, 0.000582225, 0.000550254},
    {&ct_allgather, 8192, 0.001271681, 0.001202932},
    {&ct_allgather, 16384, 0.0025552485, 0.002496944},
    {&ct_allgather, 32768, 0.006366992, 0.005046111},
    {&ct_allgather, 65536, 0.015488471, 0.010343917},
    {&ct_allgather, 131072, 0.026052022, 0.021002421},
    {&ct_allreduce, 1, 0.000174766, 0.000174766},
    {&ct_allreduce, 64, 0.000223692, 0.000186147},
    {&ct_allreduce, 512, 0.000274712, 0.000168173},
    {&ct_allreduce, 1024, 0.000233889, 0.000204541},
    {&ct_allreduce, 2048, 0.000303617, 0.000211674},
    {&ct_allreduce, 4096, 0.000338661, 0.000338661},
    {&ct_allreduce, 8192, 0.001262103, 0.000745795},
    {&ct_allreduce, 16384, 0.002586249, 0.00167362},
    {&ct_allreduce, 32768, 0.006781669, 0.003349645},
    {&ct_allreduce, 65536, 0.016063821, 0.006890063},
    {&ct_allreduce, 131072, 0.035842061, 0.0140355325},
    {&ct_alltoall, 1, 0.000228446, 0.000203079},
    {&ct_alltoall, 64, 0.000206256, 0.00018806},
    {&ct_alltoall, 512, 0.000185556, 0.000177267},
    {&ct_alltoall, 1024, 0.000231449, 0.000204822},
    {&ct_alltoall, 2048, 0.0002610435, 0.0002177565},
    {&ct_alltoall, 4096, 0.000564091, 0.000510552},
    {&ct_alltoall, 8192, 0.001210646, 0.001210646},
    {&ct_alltoall, 16384, 0.00250436, 0.00250436},
    {&ct_alltoall, 32768, 0.00829026, 0.005022465},
    {&ct_alltoall, 65536, 0.016706827, 0.010415395},
    {&ct_alltoall, 131072, 0.0278686965, 0.0209047565},
    {&ct_bcast, 1, 0.000110316, 0.000110316},
    {&ct_bcast, 64, 0.000161832, 0.000127377},
    {&ct_bcast, 512, 0.0001309795, 0.0001309795},
    {&ct_bcast, 1024, 0.000102631, 0.000102631},
    {&ct_bcast, 2048, 0.00015008, 0.00015008},
    {&ct_bcast, 4096, 0.000554394, 0.000367716},
    {&ct_bcast, 8192, 0.001223061, 0.000583298},
    {&ct_bcast, 16384, 0.002516171, 0.00126009},
    {&ct_bcast, 32768, 0.005213711, 0.002485505},
    {&ct_bcast, 65536, 0.010531273, 0.005152016},
    {&ct_bcast, 131072, 0.021017976, 0.010511689},
    {&ct_reduce, 1, 8.8194e-05, 8.8194e-05},
    {&ct_reduce, 64, 4.30950001e-05, 4.30950001e-05},
    {&ct_reduce, 512, 7.86925001e-05, 7.86925001e-05},
    {&ct_reduce, 1024, 4.59355e-05, 4.59355e-05},
    {&ct_reduce, 2048, 0.000163057, 0.000163057},
    {&ct_reduce, 4096, 0.00054153, 0.0002253},
    {&ct_reduce, 8192, 0.001194598, 0.000506474},
    {&ct_reduce, 16384, 0.002471949, 0.001034825},
    {&ct_reduce, 32768, 0.005113465, 0.002454236},
    {&ct_reduce, 65536, 0.010585284, 0.005054362},
    {&ct_reduce, 131072, 0.023582708, 0.010484411},
    {&ct_reduce_scatter_block, 1, 0.000158235, 0.000158235},
    {&ct_reduce_scatter_block, 64, 0.000200103, 0.000200103},
    {&ct_reduce_scatter_block, 512, 0.000184684, 0.000184684},
    {&ct_reduce_scatter_block, 1024, 0.0002003535, 0.0002003535},
    {&ct_reduce_scatter_block, 2048, 0.000744168, 0.000266577},
    {&ct_reduce_scatter_block, 4096, 0.001664775, 0.000448344},
    {&ct_reduce_scatter_block, 8192, 0.003376125, 0.001166846},
    {&ct_reduce_scatter_block, 16384, 0.006707852, 0.00258528},
    {&ct_reduce_scatter_block, 32768, 0.016054804, 0.004911466},
    {&ct_reduce_scatter_block, 65536, 0.0345015125, 0.0105001725},
    {&ct_reduce_scatter_block, 131072, 0.071449015, 0.0209472455},
};

extern const struct ct_tuned ct_tuned_eighth_dealt;
const struct ct_tuned ct_tuned_eighth_dealt = {
    .machine = "lab-e",
    .nranks = 3,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth-dealt",
    .traits = {.nranks = 3,
               .nhosts = 3,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 1.6e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0xb83945fc7dee01a6),
    .dispatch_hash = UINT64_C(0xb90045245ac598f4),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xa1e3599660f5aa7a),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
