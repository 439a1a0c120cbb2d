/*
 * tuned.c - collective algorithms for the job eighth
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe7a408e59ee418f9),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x446b5434da83734c),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_recursive_multiplying,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x395e822ceef34b19),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd0e5888dcd86131a),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x16957e805c9febb8),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x079e2e0ac775fc00),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xc62f3a5826ef5919),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xd8386bc4a2a9a693),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x979faebc958da148),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x410ad5f0715593c6),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=262144 */
        .setting = {{64, 262144}},
        .fingerprint = UINT64_C(0x7320a6a1144b0c28),
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
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfa40ee6dd51281b8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3df0fe75f78cd337),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5e3615b1b55b168),
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
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc51db5e9f5606008),
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
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6c5e5265c477e6dc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x32502404a894a6ba),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb5e8520b21bff6fa),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x962ef7c6b36775e3),
    },
    {
        .algorithm = &reduce_scatter_block_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa9ef0250aef33ad9),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x07ad17abad90c9a1),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 412 us (355 us to 518 us), 15 samples
     * native 527 us (466 us to 677 us), 15 samples
     * runner-up: allgather_recursive_multiplying radix=3 order=dealt 430 us */
    if (problem->bytes < 6)
        return &choices[1]; /* allgather_hierarchical */
    /* from 6 bytes: confirmed; at 21 bytes:
     * allgather_hierarchical leaders=1 between=ring 541 us (506 us to 577 us), 135 samples
     * native 598 us (560 us to 625 us), 135 samples
     * runner-up: allgather_recursive_multiplying radix=3 534 us */
    if (problem->bytes < 33)
        return &choices[2]; /* allgather_hierarchical */
    /* from 33 bytes: confirmed; at 64 bytes:
     * allgather_recursive_doubling 337 us (262 us to 385 us), 15 samples
     * native 395 us (355 us to 470 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 379 us */
    if (problem->bytes < 72)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 72 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 434 us (384 us to 541 us), 15 samples
     * native 582 us (462 us to 737 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 452 us */
    if (problem->bytes < 672)
        return &choices[1]; /* allgather_hierarchical */
    /* from 672 bytes: confirmed; at 1024 bytes:
     * allgather_recursive_doubling 465 us (419 us to 569 us), 30 samples
     * native 635 us (580 us to 679 us), 30 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 478 us */
    if (problem->bytes < 1033)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 1033 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange 574 us (514 us to 685 us), 15 samples
     * native 1.31 ms (1.12 ms to 1.44 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 521 us */
    if (problem->bytes < 4070)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 4070 bytes: confirmed; at 4096 bytes:
     * allgather_recursive_multiplying radix=3 order=dealt 1.22 ms (1.04 ms to 1.3 ms), 15 samples
     * native 2.77 ms (2.65 ms to 2.9 ms), 15 samples
     * runner-up: allgather_circulant order=dealt 1.17 ms */
    if (problem->bytes < 5017)
        return &choices[5]; /* allgather_recursive_multiplying */
    /* beyond 131072 bytes nothing was measured */
    /* from 5017 bytes: confirmed; at 8192 bytes:
     * allgather_wired_local_return segment_bytes=4096 2.78 ms (2.42 ms to 3 ms), 15 samples
     * native 6.65 ms (6.1 ms to 7.84 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=0 2.52 ms */
    return &choices[6]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 409 us (315 us to 495 us), 13 samples
     * runner-up: allreduce_two_tree segment_bytes=0 379 us */
    if (problem->bytes < 15)
        return &choices[0]; /* allreduce_native */
    /* from 15 bytes: confirmed; at 51 bytes:
     * allreduce_bine_small 508 us (458 us to 561 us), 120 samples
     * native 555 us (523 us to 626 us), 120 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=262144 456 us */
    if (problem->bytes < 60)
        return &choices[7]; /* allreduce_bine_small */
    /* from 60 bytes: confirmed; at 64 bytes:
     * allreduce_reduce_bcast 320 us (279 us to 358 us), 30 samples
     * native 364 us (320 us to 409 us), 30 samples
     * runner-up: allreduce_bine_small 376 us */
    if (problem->bytes < 76)
        return &choices[8]; /* allreduce_reduce_bcast */
    /* from 76 bytes: confirmed; at 77 bytes:
     * allreduce_recursive_doubling 492 us (462 us to 512 us), 60 samples
     * native 546 us (485 us to 598 us), 60 samples
     * runner-up: allreduce_reduce_bcast 431 us */
    if (problem->bytes < 510)
        return &choices[9]; /* allreduce_recursive_doubling */
    /* from 510 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 496 us (440 us to 529 us), 45 samples
     * native 530 us (461 us to 624 us), 45 samples
     * runner-up: allreduce_bine_small 434 us */
    if (problem->bytes < 1027)
        return &choices[10]; /* allreduce_tree */
    /* from 1027 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 413 us (380 us to 466 us), 60 samples
     * native 511 us (465 us to 548 us), 60 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 436 us */
    if (problem->bytes < 2370)
        return &choices[11]; /* allreduce_tree */
    /* from 2370 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 425 us (399 us to 539 us), 15 samples
     * native 583 us (533 us to 785 us), 15 samples
     * runner-up: allreduce_recursive_doubling 520 us */
    if (problem->bytes < 4716)
        return &choices[8]; /* allreduce_reduce_bcast */
    /* from 4716 bytes: confirmed; at 8192 bytes:
     * allreduce_hierarchical leaders=1 between=ring 795 us (700 us to 894 us), 15 samples
     * native 984 us (758 us to 1.55 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 852 us */
    if (problem->bytes < 19386)
        return &choices[12]; /* allreduce_hierarchical */
    /* from 19386 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=262144 3.32 ms (3.02 ms to 3.45 ms), 15 samples
     * native 7.19 ms (6.99 ms to 7.32 ms), 15 samples
     * runner-up: allreduce_circulant order=dealt 3.38 ms */
    if (problem->bytes < 37508)
        return &choices[13]; /* allreduce_wired_switches */
    /* from 37508 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=16384 6.78 ms (6.55 ms to 7.11 ms), 15 samples
     * native 17.1 ms (16.9 ms to 17.2 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=16384 6.87 ms */
    if (problem->bytes < 89478486)
        return &choices[14]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 38.6 ms (35.8 ms to 39.5 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384 14.3 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 400 us (312 us to 455 us), 15 samples
     * native 660 us (544 us to 808 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 420 us */
    if (problem->bytes < 3)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 3 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 418 us (368 us to 505 us), 15 samples
     * native 597 us (479 us to 790 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=bruck 422 us */
    if (problem->bytes < 650)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 650 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 465 us (408 us to 590 us), 15 samples
     * native 630 us (455 us to 833 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 515 us */
    if (problem->bytes < 1285)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 1285 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 1.15 ms (1.1 ms to 1.2 ms), 90 samples
     * runner-up: alltoall_spread window=0 1.1 ms */
    if (problem->bytes < 2276)
        return &choices[0]; /* alltoall_native */
    /* from 2276 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 order=dealt 2.19 ms (2.13 ms to 2.43 ms), 15 samples
     * native 2.51 ms (2.39 ms to 2.61 ms), 15 samples
     * runner-up: alltoall_spread window=0 2.38 ms */
    if (problem->bytes < 14957)
        return &choices[17]; /* alltoall_spread */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 10.4 ms (10.2 ms to 10.7 ms), 42 samples
     * runner-up: alltoall_spread window=4 order=dealt 10.3 ms */
    if (problem->bytes < 18148)
        return &choices[0]; /* alltoall_native */
    /* from 18148 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 22.6 ms (20.6 ms to 36.6 ms), 6 samples
     * native 31.5 ms (28 ms to 36.7 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 21.2 ms */
    if (problem->bytes < 105877)
        return &choices[18]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 105877 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 98.3 ms (88.9 ms to 105 ms), 6 samples
     * native 158 ms (131 ms to 172 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 86 ms */
    return &choices[19]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 290 us (270 us to 319 us), 213 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 305 us */
    if (problem->bytes < 4026)
        return &choices[0]; /* bcast_native */
    /* from 4026 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 343 us (220 us to 1.2 ms), 15 samples
     * native 687 us (290 us to 884 us), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 426 us */
    if (problem->bytes < 11333)
        return &choices[20]; /* bcast_wired_tree */
    /* from 11333 bytes: confirmed; at 16384 bytes:
     * bcast_wired_tree segment_bytes=4096 1.18 ms (1.04 ms to 1.3 ms), 15 samples
     * native 2.52 ms (2.4 ms to 2.61 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=4096 1.22 ms */
    if (problem->bytes < 22003)
        return &choices[21]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 22003 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 2.45 ms (2.37 ms to 2.53 ms), 15 samples
     * native 5.34 ms (5.22 ms to 5.45 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 2.51 ms */
    return &choices[22]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 95.9 us (51.7 us to 271 us), 15 samples
     * native 232 us (120 us to 285 us), 15 samples
     * runner-up: reduce_pairwise_gather order=dealt 127 us */
    if (problem->bytes < 278)
        return &choices[23]; /* reduce_linear */
    /* from 278 bytes: nothing beat native; at 304 bytes:
     * reduce_native 270 us (205 us to 312 us), 50 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 95.5 us */
    if (problem->bytes < 335)
        return &choices[0]; /* reduce_native */
    /* from 335 bytes: confirmed; at 512 bytes:
     * reduce_linear 148 us (83.9 us to 408 us), 15 samples
     * native 336 us (235 us to 418 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 160 us */
    if (problem->bytes < 772)
        return &choices[23]; /* reduce_linear */
    /* from 772 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=dealt 203 us (121 us to 231 us), 45 samples
     * native 239 us (181 us to 303 us), 45 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 174 us */
    if (problem->bytes < 1870)
        return &choices[24]; /* reduce_linear */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * reduce_native order=dealt 172 us (33.8 us to 224 us), 15 samples
     * native 206 us (119 us to 330 us), 15 samples
     * runner-up: reduce_binomial 191 us */
    if (problem->bytes < 2245)
        return &choices[25]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 301 us (181 us to 419 us), 15 samples
     * native 516 us (390 us to 587 us), 15 samples
     * runner-up: reduce_binomial 444 us */
    if (problem->bytes < 7693)
        return &choices[26]; /* reduce_wired_tree */
    /* from 7693 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=4096 518 us (254 us to 616 us), 15 samples
     * native 1.12 ms (856 us to 1.25 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 487 us */
    if (problem->bytes < 47479)
        return &choices[27]; /* reduce_wired_tree */
    /* from 47479 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 6.44 ms (4.93 ms to 8 ms), 15 samples
     * native 12.5 ms (11.1 ms to 13.1 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 6.01 ms */
    if (problem->bytes < 268435457)
        return &choices[28]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.7 ms (23.4 ms to 23.9 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=4096 10.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 446 us (419 us to 481 us), 73 samples
     * runner-up: reduce_scatter_block_recursive_halving 460 us */
    if (problem->bytes < 1290)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1290 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 462 us (426 us to 489 us), 15 samples
     * native 1.21 ms (1.17 ms to 1.25 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise 535 us */
    if (problem->bytes < 2385)
        return &choices[29]; /* reduce_scatter_block_hierarchical */
    /* from 2385 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_circulant order=dealt 1.04 ms (934 us to 1.21 ms), 15 samples
     * native 2.61 ms (2.43 ms to 2.72 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise 1.17 ms */
    if (problem->bytes < 25170)
        return &choices[30]; /* reduce_scatter_block_circulant */
    /* from 25170 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 12.7 ms (12.2 ms to 13.6 ms), 10 samples
     * native 36.3 ms (33.1 ms to 38.5 ms), 10 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 12.9 ms */
    if (problem->bytes < 92681)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 53 ms (50.2 ms to 60.3 ms), 6 samples
     * native 126 ms (113 ms to 139 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 52.7 ms */
    if (problem->bytes < 44739243)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 126 ms (113 ms to 139 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 52.7 ms */
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
    {&ct_allgather, 1, 0.000526602, 0.000412029},
    {&ct_allgather, 64, 0.000395367, 0.000336778},
    {&ct_allgather, 512, 0.000581845, 0.000433808},
    {&ct_allgather, 1024, 0.0006351445, 0.000464611},
    {&ct_allgather, 2048, 0.00130845, 0.000574241},
    {&ct_allgather, 4096, 0.002767069, 0.001220508},
    {&ct_allgather, 8192, 0.006649282, 0.00277785},
    {&ct_allgather, 16384, 0.00643094, 0.00518126},
    {&ct_allgather, 32768, 0.014045758, 0.010432388},
    {&ct_allgather, 65536, 0.041795761, 0.023117776},
    {&ct_allgather, 131072, 0.07215978, 0.0438567105},
    {&ct_allreduce, 1, 0.000408521, 0.000408521},
    {&ct_allreduce, 64, 0.0003635265, 0.000319977},
    {&ct_allreduce, 512, 0.000530299, 0.00049554},
    {&ct_allreduce, 1024, 0.000631828, 0.000590741},
    {&ct_allreduce, 2048, 0.000510812, 0.0004132555},
    {&ct_allreduce, 4096, 0.000583167, 0.000424812},
    {&ct_allreduce, 8192, 0.000983997, 0.000794819},
    {&ct_allreduce, 16384, 0.002586218, 0.001542045},
    {&ct_allreduce, 32768, 0.007191327, 0.003317359},
    {&ct_allreduce, 65536, 0.017055324, 0.006782753},
    {&ct_allreduce, 131072, 0.038645363, 0.0141717265},
    {&ct_alltoall, 1, 0.0006596, 0.000399836},
    {&ct_alltoall, 64, 0.00059682, 0.00041812},
    {&ct_alltoall, 512, 0.000558752, 0.000451789},
    {&ct_alltoall, 1024, 0.000629724, 0.000465137},
    {&ct_alltoall, 2048, 0.001146072, 0.001146072},
    {&ct_alltoall, 4096, 0.002506974, 0.002185276},
    {&ct_alltoall, 8192, 0.004893915, 0.004398842},
    {&ct_alltoall, 16384, 0.0104497345, 0.0104497345},
    {&ct_alltoall, 32768, 0.031542023, 0.022571911},
    {&ct_alltoall, 65536, 0.061651618, 0.0421948775},
    {&ct_alltoall, 131072, 0.158096913, 0.098265292},
    {&ct_bcast, 1, 0.000290482, 0.000290482},
    {&ct_bcast, 64, 0.000361234, 0.000361234},
    {&ct_bcast, 512, 0.000253627, 0.000253627},
    {&ct_bcast, 1024, 0.0002880125, 0.0002880125},
    {&ct_bcast, 2048, 0.000291814, 0.000291814},
    {&ct_bcast, 4096, 0.000687284, 0.000343029},
    {&ct_bcast, 8192, 0.001059205, 0.000536481},
    {&ct_bcast, 16384, 0.002517053, 0.001179628},
    {&ct_bcast, 32768, 0.005339135, 0.002453905},
    {&ct_bcast, 65536, 0.013656988, 0.005654774},
    {&ct_bcast, 131072, 0.020785354, 0.0112204475},
    {&ct_reduce, 1, 0.000232153, 9.5868e-05},
    {&ct_reduce, 64, 0.0002536125, 0.0001793395},
    {&ct_reduce, 512, 0.000335906, 0.000147946},
    {&ct_reduce, 1024, 0.000238986, 0.000202638},
    {&ct_reduce, 2048, 0.000206254, 0.000172151},
    {&ct_reduce, 4096, 0.000515922, 0.000300513},
    {&ct_reduce, 8192, 0.001120313, 0.000518237},
    {&ct_reduce, 16384, 0.002491605, 0.001007866},
    {&ct_reduce, 32768, 0.005071666, 0.002397137},
    {&ct_reduce, 65536, 0.012475218, 0.006438706},
    {&ct_reduce, 131072, 0.023671455, 0.0103896505},
    {&ct_reduce_scatter_block, 1, 0.000446042, 0.000446042},
    {&ct_reduce_scatter_block, 64, 0.0004227195, 0.0004227195},
    {&ct_reduce_scatter_block, 512, 0.000400627, 0.000400627},
    {&ct_reduce_scatter_block, 1024, 0.000502641, 0.000502641},
    {&ct_reduce_scatter_block, 2048, 0.001214565, 0.000462252},
    {&ct_reduce_scatter_block, 4096, 0.002607071, 0.001038605},
    {&ct_reduce_scatter_block, 8192, 0.005228543, 0.002351374},
    {&ct_reduce_scatter_block, 16384, 0.016086055, 0.005083578},
    {&ct_reduce_scatter_block, 32768, 0.036308256, 0.0127393135},
    {&ct_reduce_scatter_block, 65536, 0.07724537, 0.0259167835},
    {&ct_reduce_scatter_block, 131072, 0.125573062, 0.052997778},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .traits = {.nranks = 6,
               .nhosts = 3,
               .per_host = 2,
               .nswitches = 1,
               .crossing_s = 6.4e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x05ffd214bd16788e),
    .dispatch_hash = UINT64_C(0x77a609090049bb1c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
