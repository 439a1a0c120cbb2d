/*
 * tuned.c - collective algorithms for the job eighth-dealt
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 6 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

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
        .fingerprint = UINT64_C(0x25c03bb0ab4278c5),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x881527808b0f36a8),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe7a408e59ee418f9),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd0e5888dcd86131a),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xc62f3a5826ef5919),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=262144 */
        .setting = {{16, 262144}},
        .fingerprint = UINT64_C(0x793e2f2218147332),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0xb4ac4377b07020ce),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=16384 */
        .setting = {{64, 16384}},
        .fingerprint = UINT64_C(0xc2b2764c390f8dd1),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xdb880d3967ed44eb),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=bruck */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x022dc3003885e5df),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfa40ee6dd51281b8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b8839807c309b7f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3df0fe75f78cd337),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x69cc5801008caa82),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x769b79b2f8358cd2),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0xb11ea4de815d7d0f),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x785cd84c1f2bec37),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd40f76c3dc6616bc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6c5e5265c477e6dc),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd4852d37f68e6a00),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_doubling,
        /* send=all */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xac19a9e6be2302eb),
    },
    {
        .algorithm = &reduce_scatter_block_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe7b2981f58cb2dd7),
    },
    {
        .algorithm = &reduce_scatter_block_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa9ef0250aef33ad9),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29c159b721a4114a),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_recursive_doubling order=dealt 260 us (215 us to 291 us), 15 samples
     * native 316 us (260 us to 383 us), 15 samples
     * runner-up: allgather_recursive_doubling 277 us */
    if (problem->bytes < 32)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 32 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 301 us (258 us to 333 us), 30 samples
     * native 357 us (327 us to 435 us), 30 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 281 us */
    if (problem->bytes < 450)
        return &choices[2]; /* allgather_hierarchical */
    /* from 450 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 261 us (239 us to 288 us), 15 samples
     * native 328 us (279 us to 376 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 242 us */
    if (problem->bytes < 820)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 820 bytes: confirmed; at 1024 bytes:
     * allgather_hierarchical leaders=1 between=spread 293 us (265 us to 330 us), 15 samples
     * native 434 us (379 us to 469 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 335 us */
    if (problem->bytes < 1787)
        return &choices[4]; /* allgather_hierarchical */
    /* from 1787 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 556 us (520 us to 596 us), 15 samples
     * native 1.36 ms (1.29 ms to 1.4 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=2 between=spread 521 us */
    if (problem->bytes < 5631)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* beyond 131072 bytes nothing was measured */
    /* from 5631 bytes: confirmed; at 8192 bytes:
     * allgather_wired_local_return segment_bytes=4096 2.65 ms (2.5 ms to 2.81 ms), 15 samples
     * native 5.83 ms (5.76 ms to 5.87 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=0 2.56 ms */
    return &choices[6]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 336 us (315 us to 368 us), 48 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 291 us */
    if (problem->bytes < 65)
        return &choices[0]; /* allreduce_native */
    /* from 65 bytes: confirmed; at 512 bytes:
     * allreduce_recursive_doubling 291 us (274 us to 311 us), 135 samples
     * native 329 us (305 us to 353 us), 135 samples
     * runner-up: allreduce_reduce_bcast 292 us */
    if (problem->bytes < 526)
        return &choices[7]; /* allreduce_recursive_doubling */
    /* from 526 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 282 us (267 us to 310 us), 15 samples
     * native 328 us (211 us to 385 us), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 309 us */
    if (problem->bytes < 2042)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 2042 bytes: confirmed; at 2048 bytes:
     * allreduce_recursive_doubling 248 us (238 us to 273 us), 45 samples
     * native 277 us (243 us to 307 us), 45 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 284 us */
    if (problem->bytes < 7515)
        return &choices[7]; /* allreduce_recursive_doubling */
    /* from 7515 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=262144 849 us (768 us to 898 us), 30 samples
     * native 1.2 ms (1.05 ms to 1.25 ms), 30 samples
     * runner-up: allreduce_reduce_bcast 691 us */
    if (problem->bytes < 23990)
        return &choices[9]; /* allreduce_wired_switches */
    /* from 23990 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 3.28 ms (3.01 ms to 3.44 ms), 15 samples
     * native 6.77 ms (6.63 ms to 7.17 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=262144 3.43 ms */
    if (problem->bytes < 40240)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 40240 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=16384 6.87 ms (6.68 ms to 7.03 ms), 15 samples
     * native 16.7 ms (16.7 ms to 16.9 ms), 15 samples
     * runner-up: allreduce_circulant order=dealt 7 ms */
    if (problem->bytes < 89478486)
        return &choices[11]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 37.9 ms (37.6 ms to 38.1 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384 14.2 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 328 us (264 us to 493 us), 15 samples
     * native 603 us (447 us to 1.39 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 359 us */
    if (problem->bytes < 2)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 248 us (230 us to 292 us), 15 samples
     * native 392 us (355 us to 600 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 285 us */
    if (problem->bytes < 485)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 485 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 285 us (254 us to 346 us), 15 samples
     * native 500 us (380 us to 564 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 339 us */
    if (problem->bytes < 655)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 655 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 425 us (368 us to 1.43 ms), 15 samples
     * native 529 us (465 us to 668 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=ring 417 us */
    if (problem->bytes < 1893)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 1893 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 1.14 ms (1.11 ms to 1.16 ms), 210 samples
     * runner-up: alltoall_native order=dealt 1.13 ms */
    if (problem->bytes < 3100)
        return &choices[0]; /* alltoall_native */
    /* from 3100 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 order=dealt 2.29 ms (2.15 ms to 2.35 ms), 30 samples
     * native 2.39 ms (2.26 ms to 2.45 ms), 30 samples */
    if (problem->bytes < 18423)
        return &choices[15]; /* alltoall_spread */
    /* from 18423 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 21 ms (21 ms to 21.8 ms), 9 samples
     * native 35.6 ms (34.2 ms to 38.7 ms), 9 samples
     * runner-up: alltoall_ring segment_bytes=8192 21.1 ms */
    if (problem->bytes < 92681)
        return &choices[16]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 84.7 ms (83.6 ms to 85.4 ms), 6 samples
     * native 125 ms (113 ms to 130 ms), 6 samples */
    return &choices[17]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 185 us (163 us to 275 us), 33 samples
     * runner-up: bcast_linear 181 us */
    if (problem->bytes < 3178)
        return &choices[0]; /* bcast_native */
    /* from 3178 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 258 us (238 us to 279 us), 75 samples
     * native 480 us (301 us to 541 us), 75 samples */
    if (problem->bytes < 7538)
        return &choices[18]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 7538 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=4096 594 us (544 us to 619 us), 15 samples
     * native 1.21 ms (1.14 ms to 1.26 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 550 us */
    return &choices[19]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 115 us (12.7 us to 160 us), 15 samples
     * native 272 us (166 us to 318 us), 15 samples
     * runner-up: reduce_bine order=dealt 119 us */
    if (problem->bytes < 2)
        return &choices[20]; /* reduce_pairwise_gather */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * reduce_native 141 us (114 us to 194 us), 45 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=dealt 142 us */
    if (problem->bytes < 3)
        return &choices[0]; /* reduce_native */
    /* from 3 bytes: confirmed; at 3 bytes:
     * reduce_linear 66.1 us (14.7 us to 140 us), 15 samples
     * native 142 us (59.2 us to 201 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 171 us */
    if (problem->bytes < 4)
        return &choices[21]; /* reduce_linear */
    /* from 4 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 151 us (15.3 us to 209 us), 45 samples
     * native 220 us (109 us to 262 us), 45 samples
     * runner-up: reduce_bine order=dealt 195 us */
    if (problem->bytes < 1991)
        return &choices[22]; /* reduce_linear */
    /* from 1991 bytes: confirmed; at 2048 bytes:
     * reduce_wired_tree segment_bytes=0 167 us (123 us to 232 us), 15 samples
     * native 202 us (72.7 us to 237 us), 15 samples
     * runner-up: reduce_binomial 146 us */
    if (problem->bytes < 14957)
        return &choices[23]; /* reduce_wired_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_chain segment_bytes=4096 1.18 ms (1.11 ms to 1.27 ms), 15 samples
     * native 2.48 ms (2.45 ms to 2.57 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 1.09 ms */
    if (problem->bytes < 17949)
        return &choices[24]; /* reduce_chain */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 2.45 ms (2.31 ms to 2.55 ms), 15 samples
     * native 5.23 ms (5.05 ms to 5.25 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 2.6 ms */
    if (problem->bytes < 65702)
        return &choices[25]; /* reduce_wired_tree */
    /* from 65702 bytes: confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=4096 10.8 ms (10.6 ms to 12.3 ms), 15 samples
     * native 24 ms (23.2 ms to 26.4 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 10.6 ms */
    if (problem->bytes < 268435457)
        return &choices[24]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 24 ms (23.2 ms to 26.4 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 10.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 262 us (252 us to 270 us), 338 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all 246 us */
    if (problem->bytes < 121)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 121 bytes: confirmed; at 181 bytes:
     * reduce_scatter_block_recursive_doubling send=all 240 us (227 us to 257 us), 75 samples
     * native 286 us (263 us to 301 us), 75 samples */
    if (problem->bytes < 505)
        return &choices[26]; /* reduce_scatter_block_recursive_doubling */
    /* from 505 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 326 us (308 us to 347 us), 260 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 329 us */
    if (problem->bytes < 1428)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1428 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_bruck_radix radix=3 order=dealt 484 us (388 us to 683 us), 15 samples
     * native 1.32 ms (1.17 ms to 1.38 ms), 15 samples
     * runner-up: reduce_scatter_block_circulant order=dealt 514 us */
    if (problem->bytes < 2549)
        return &choices[27]; /* reduce_scatter_block_bruck_radix */
    /* from 2549 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_circulant order=dealt 1.1 ms (921 us to 1.15 ms), 15 samples
     * native 2.62 ms (2.56 ms to 2.65 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise 1.18 ms */
    if (problem->bytes < 32815)
        return &choices[28]; /* reduce_scatter_block_circulant */
    /* from 32815 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 24.6 ms (22.2 ms to 26.6 ms), 6 samples
     * native 73.1 ms (61.4 ms to 78.3 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 25.8 ms */
    if (problem->bytes < 44739243)
        return &choices[29]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 126 ms (121 ms to 127 ms), 12 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 52.2 ms */
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
    {&ct_allgather, 1, 0.00031641, 0.000260296},
    {&ct_allgather, 64, 0.0003572195, 0.000301051},
    {&ct_allgather, 512, 0.000327736, 0.000260776},
    {&ct_allgather, 1024, 0.000433612, 0.000293295},
    {&ct_allgather, 2048, 0.001356141, 0.000556085},
    {&ct_allgather, 4096, 0.002850596, 0.00127521},
    {&ct_allgather, 8192, 0.005834759, 0.002649067},
    {&ct_allgather, 16384, 0.006491673, 0.0052142},
    {&ct_allgather, 32768, 0.014775733, 0.010666561},
    {&ct_allgather, 65536, 0.034024462, 0.0218216075},
    {&ct_allgather, 131072, 0.0746136425, 0.0426974485},
    {&ct_allreduce, 1, 0.000336479, 0.000336479},
    {&ct_allreduce, 64, 0.000325412, 0.000325412},
    {&ct_allreduce, 512, 0.000328667, 0.000290961},
    {&ct_allreduce, 1024, 0.000327666, 0.000281537},
    {&ct_allreduce, 2048, 0.00027664, 0.000248398},
    {&ct_allreduce, 4096, 0.0005059605, 0.0003575405},
    {&ct_allreduce, 8192, 0.0012037195, 0.00084943},
    {&ct_allreduce, 16384, 0.002537091, 0.001603337},
    {&ct_allreduce, 32768, 0.006766861, 0.003276967},
    {&ct_allreduce, 65536, 0.016739864, 0.00687371},
    {&ct_allreduce, 131072, 0.037867604, 0.0142440145},
    {&ct_alltoall, 1, 0.000602854, 0.000327666},
    {&ct_alltoall, 64, 0.000391781, 0.000248318},
    {&ct_alltoall, 512, 0.00049977, 0.000284732},
    {&ct_alltoall, 1024, 0.000529345, 0.00042524},
    {&ct_alltoall, 2048, 0.0011354525, 0.0011354525},
    {&ct_alltoall, 4096, 0.0023920405, 0.0022863145},
    {&ct_alltoall, 8192, 0.005044976, 0.0048119775},
    {&ct_alltoall, 16384, 0.0102280575, 0.0094108605},
    {&ct_alltoall, 32768, 0.035565862, 0.021042793},
    {&ct_alltoall, 65536, 0.0594268675, 0.042406081},
    {&ct_alltoall, 131072, 0.125193378, 0.084696517},
    {&ct_bcast, 1, 0.000184804, 0.000184804},
    {&ct_bcast, 64, 0.000180212, 0.000180212},
    {&ct_bcast, 512, 0.00021278, 0.00021278},
    {&ct_bcast, 1024, 0.000240031, 0.000240031},
    {&ct_bcast, 2048, 0.000198033, 0.000198033},
    {&ct_bcast, 4096, 0.000479501, 0.000258413},
    {&ct_bcast, 8192, 0.001208231, 0.000593579},
    {&ct_bcast, 16384, 0.002502399, 0.001314559},
    {&ct_bcast, 32768, 0.005176077, 0.002641266},
    {&ct_bcast, 65536, 0.010578601, 0.00512017},
    {&ct_bcast, 131072, 0.021251823, 0.010470852},
    {&ct_reduce, 1, 0.000271552, 0.00011502},
    {&ct_reduce, 64, 0.000220286, 0.000150564},
    {&ct_reduce, 512, 0.000173938, 0.000122311},
    {&ct_reduce, 1024, 0.000179897, 0.000146357},
    {&ct_reduce, 2048, 0.000201759, 0.000167378},
    {&ct_reduce, 4096, 0.000394765, 0.000297732},
    {&ct_reduce, 8192, 0.001257099, 0.000397489},
    {&ct_reduce, 16384, 0.002483471, 0.001182854},
    {&ct_reduce, 32768, 0.005233357, 0.002452269},
    {&ct_reduce, 65536, 0.010516069, 0.005204435},
    {&ct_reduce, 131072, 0.024033942, 0.010848952},
    {&ct_reduce_scatter_block, 1, 0.0002620785, 0.0002620785},
    {&ct_reduce_scatter_block, 64, 0.000262419, 0.000262419},
    {&ct_reduce_scatter_block, 512, 0.0003261635, 0.0003261635},
    {&ct_reduce_scatter_block, 1024, 0.000544637, 0.000544637},
    {&ct_reduce_scatter_block, 2048, 0.001319807, 0.000483747},
    {&ct_reduce_scatter_block, 4096, 0.002618522, 0.001104838},
    {&ct_reduce_scatter_block, 8192, 0.005321309, 0.002387489},
    {&ct_reduce_scatter_block, 16384, 0.01534728, 0.004848908},
    {&ct_reduce_scatter_block, 32768, 0.0375585055, 0.0124568405},
    {&ct_reduce_scatter_block, 65536, 0.0731164005, 0.024581794},
    {&ct_reduce_scatter_block, 131072, 0.125863862, 0.0545217715},
};

extern const struct ct_tuned ct_tuned_eighth_dealt;
const struct ct_tuned ct_tuned_eighth_dealt = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth-dealt",
    .traits = {.nranks = 6,
               .nhosts = 3,
               .per_host = 2,
               .nswitches = 3,
               .crossing_s = 6.4e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x6ac923b5a92729ae),
    .dispatch_hash = UINT64_C(0x28263e354a74829c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x73499a7c96bdcff5),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
