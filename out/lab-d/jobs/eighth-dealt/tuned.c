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
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_halving;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x881527808b0f36a8),
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
        .algorithm = &allgather_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x4c499abe2a07a704),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x42a5e94688948833),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32c9837cf379bf12),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8a1c2681260b9267),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x979faebc958da148),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xc62f3a5826ef5919),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x079e2e0ac775fc00),
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
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x714e67df4e3e2ea7),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x867314ee4fb5c13b),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x0947b9b302998348),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x72e818f6c54fd7c1),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5e3615b1b55b168),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0x887966c5a48353f8),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x69cc5801008caa82),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x313996063a35ec35),
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=dealt */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xbb64386b666905d3),
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
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x32502404a894a6ba),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd4852d37f68e6a00),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_halving,
        .fingerprint = UINT64_C(0x0d88803748feede7),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x962ef7c6b36775e3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=2 between=pairwise */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0xa6df7604923c4dff),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x207c1d98d9170089),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x07ad17abad90c9a1),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_recursive_doubling 353 us (332 us to 386 us), 60 samples
     * native 433 us (396 us to 483 us), 60 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 421 us */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 535 us (388 us to 656 us), 15 samples
     * native 733 us (606 us to 828 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 523 us */
    if (problem->bytes < 71)
        return &choices[2]; /* allgather_hierarchical */
    /* from 71 bytes: confirmed; at 85 bytes:
     * allgather_hierarchical leaders=1 between=spread 932 us (849 us to 1.01 ms), 15 samples
     * native 1.23 ms (1.2 ms to 1.31 ms), 15 samples
     * runner-up: allgather_neighbor_exchange 867 us */
    if (problem->bytes < 105)
        return &choices[3]; /* allgather_hierarchical */
    /* from 105 bytes: confirmed; at 114 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 810 us (632 us to 1.62 ms), 15 samples
     * native 980 us (859 us to 2.15 ms), 15 samples
     * runner-up: allgather_neighbor_exchange 630 us */
    if (problem->bytes < 126)
        return &choices[2]; /* allgather_hierarchical */
    /* from 126 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 441 us (335 us to 534 us), 15 samples
     * native 508 us (454 us to 637 us), 15 samples
     * runner-up: allgather_recursive_doubling 488 us */
    if (problem->bytes < 1100)
        return &choices[3]; /* allgather_hierarchical */
    /* from 1100 bytes: confirmed; at 2048 bytes:
     * allgather_hierarchical leaders=1 between=ring 671 us (599 us to 848 us), 15 samples
     * native 1.12 ms (737 us to 1.34 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=2 between=spread 648 us */
    if (problem->bytes < 2803)
        return &choices[4]; /* allgather_hierarchical */
    /* from 2803 bytes: confirmed; at 4096 bytes:
     * allgather_bruck_radix radix=3 order=dealt 1.26 ms (1.11 ms to 2.13 ms), 15 samples
     * native 2.83 ms (2.49 ms to 2.92 ms), 15 samples
     * runner-up: allgather_recursive_multiplying radix=3 order=dealt 1.13 ms */
    if (problem->bytes < 7278)
        return &choices[5]; /* allgather_bruck_radix */
    /* from 7278 bytes: confirmed; at 8192 bytes:
     * allgather_wired_local_return segment_bytes=0 2.61 ms (2.48 ms to 2.7 ms), 15 samples
     * native 5.81 ms (5.63 ms to 5.96 ms), 15 samples
     * runner-up: allgather_bruck_radix radix=3 order=dealt 2.45 ms */
    if (problem->bytes < 9941)
        return &choices[6]; /* allgather_wired_local_return */
    /* from 9941 bytes: confirmed; at 16384 bytes:
     * allgather_wired_local_return segment_bytes=8192 5.39 ms (5.02 ms to 5.55 ms), 15 samples
     * native 6.36 ms (5.9 ms to 6.51 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=4096 5.09 ms */
    if (problem->bytes < 85374)
        return &choices[7]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 85374 bytes: confirmed; at 131072 bytes:
     * allgather_wired_local_return segment_bytes=16384 42.2 ms (41.5 ms to 43.3 ms), 6 samples
     * native 74.3 ms (71 ms to 78 ms), 6 samples
     * runner-up: allgather_wired_local_return segment_bytes=4096 43.3 ms */
    return &choices[8]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 500 us (433 us to 569 us), 33 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 491 us */
    if (problem->bytes < 7)
        return &choices[0]; /* allreduce_native */
    /* from 7 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 566 us (538 us to 599 us), 105 samples
     * native 663 us (597 us to 709 us), 105 samples
     * runner-up: allreduce_recursive_doubling 443 us */
    if (problem->bytes < 144)
        return &choices[9]; /* allreduce_tree */
    /* from 144 bytes: confirmed; at 283 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 416 us (397 us to 464 us), 45 samples
     * native 526 us (478 us to 545 us), 45 samples
     * runner-up: allreduce_reduce_bcast 526 us */
    if (problem->bytes < 511)
        return &choices[10]; /* allreduce_hierarchical */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * allreduce_native 619 us (605 us to 651 us), 45 samples
     * runner-up: allreduce_reduce_bcast 537 us */
    if (problem->bytes < 645)
        return &choices[0]; /* allreduce_native */
    /* from 645 bytes: confirmed; at 1024 bytes:
     * allreduce_recursive_doubling 460 us (409 us to 529 us), 90 samples
     * native 503 us (461 us to 562 us), 90 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 498 us */
    if (problem->bytes < 1029)
        return &choices[11]; /* allreduce_recursive_doubling */
    /* from 1029 bytes: confirmed; at 2048 bytes:
     * allreduce_reduce_bcast 489 us (469 us to 514 us), 60 samples
     * native 533 us (510 us to 558 us), 60 samples */
    if (problem->bytes < 3652)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 3652 bytes: confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 696 us (628 us to 786 us), 135 samples
     * native 952 us (851 us to 1.07 ms), 135 samples
     * runner-up: allreduce_reduce_bcast 570 us */
    if (problem->bytes < 6259)
        return &choices[10]; /* allreduce_hierarchical */
    /* from 6259 bytes: confirmed; at 8192 bytes:
     * allreduce_hierarchical leaders=1 between=ring 796 us (727 us to 916 us), 15 samples
     * native 1.1 ms (989 us to 1.18 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 855 us */
    if (problem->bytes < 18891)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 18891 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=262144 3.02 ms (2.78 ms to 3.5 ms), 15 samples
     * native 8.25 ms (7.53 ms to 9.69 ms), 15 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_2d order=dealt 3.33 ms */
    if (problem->bytes < 55107)
        return &choices[14]; /* allreduce_wired_switches */
    /* from 55107 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=16384 6.85 ms (6.7 ms to 7.04 ms), 15 samples
     * native 17.3 ms (17.1 ms to 17.4 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=16384 7.04 ms */
    if (problem->bytes < 89478486)
        return &choices[15]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 38.7 ms (37.7 ms to 43.1 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384 14.5 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 887 us (666 us to 1.35 ms), 15 samples
     * native 1.43 ms (977 us to 2.24 ms), 15 samples
     * runner-up: alltoall_bruck 660 us */
    if (problem->bytes < 2)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 548 us (429 us to 696 us), 15 samples
     * native 880 us (720 us to 1.19 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=bruck 530 us */
    if (problem->bytes < 69)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 69 bytes: confirmed; at 181 bytes:
     * alltoall_hierarchical leaders=1 between=spread 522 us (432 us to 611 us), 15 samples
     * native 860 us (738 us to 1.05 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=bruck 554 us */
    if (problem->bytes < 421)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 421 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=1 between=ring 572 us (479 us to 1.54 ms), 15 samples
     * native 846 us (771 us to 1.07 ms), 15 samples
     * runner-up: alltoall_grid_2d order=dealt 579 us */
    if (problem->bytes < 646)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 646 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=1 between=spread 555 us (470 us to 643 us), 15 samples
     * native 930 us (591 us to 1.17 ms), 15 samples
     * runner-up: alltoall_bruck 606 us */
    if (problem->bytes < 1178)
        return &choices[18]; /* alltoall_hierarchical */
    /* from 1178 bytes: confirmed; at 2048 bytes:
     * alltoall_hierarchical leaders=2 between=spread 947 us (681 us to 1.18 ms), 15 samples
     * native 1.2 ms (1.02 ms to 1.33 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=3 order=dealt 1.02 ms */
    if (problem->bytes < 3867)
        return &choices[19]; /* alltoall_hierarchical */
    /* from 3867 bytes: confirmed; at 4096 bytes:
     * alltoall_native order=dealt 2.35 ms (1.8 ms to 2.71 ms), 15 samples
     * native 2.62 ms (1.94 ms to 4.39 ms), 15 samples
     * runner-up: alltoall_spread window=4 order=dealt 2.18 ms */
    if (problem->bytes < 6472)
        return &choices[20]; /* alltoall_native */
    /* from 6472 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 4.66 ms (4.3 ms to 4.85 ms), 15 samples
     * native 5.07 ms (4.77 ms to 5.56 ms), 15 samples
     * runner-up: alltoall_spread window=0 4.81 ms */
    if (problem->bytes < 10364)
        return &choices[21]; /* alltoall_spread */
    /* from 10364 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 9.92 ms (9.27 ms to 10.4 ms), 22 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 10.3 ms */
    if (problem->bytes < 18898)
        return &choices[0]; /* alltoall_native */
    /* from 18898 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 20.8 ms (20 ms to 21.2 ms), 9 samples
     * native 34.6 ms (27.2 ms to 37.4 ms), 9 samples
     * runner-up: alltoall_ring segment_bytes=8192 21.1 ms */
    if (problem->bytes < 84523)
        return &choices[22]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 84523 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 86.5 ms (84.6 ms to 87.3 ms), 6 samples
     * native 128 ms (111 ms to 145 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 88.9 ms */
    return &choices[23]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 439 us (331 us to 510 us), 13 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 316 us */
    if (problem->bytes < 3740)
        return &choices[0]; /* bcast_native */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * bcast_knomial segment_bytes=0 radix=3 375 us (306 us to 527 us), 15 samples
     * native 531 us (463 us to 595 us), 15 samples */
    if (problem->bytes < 4488)
        return &choices[24]; /* bcast_knomial */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 500 us (407 us to 673 us), 15 samples
     * native 973 us (505 us to 1.29 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 504 us */
    if (problem->bytes < 16284)
        return &choices[25]; /* bcast_wired_tree */
    /* from 16284 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.2 ms (988 us to 1.46 ms), 15 samples
     * native 2.49 ms (2.37 ms to 2.53 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 1.18 ms */
    if (problem->bytes < 40647)
        return &choices[26]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 40647 bytes: confirmed; at 65536 bytes:
     * bcast_wired_tree segment_bytes=16384 5.03 ms (4.81 ms to 5.8 ms), 15 samples
     * native 10.4 ms (10.1 ms to 14.4 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 5.53 ms */
    return &choices[27]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 187 us (97.8 us to 367 us), 15 samples
     * native 237 us (165 us to 347 us), 15 samples
     * runner-up: reduce_pairwise_gather 190 us */
    if (problem->bytes < 5)
        return &choices[28]; /* reduce_linear */
    /* from 5 bytes: confirmed; at 7 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=dealt 424 us (283 us to 537 us), 15 samples
     * native 484 us (343 us to 1.11 ms), 15 samples
     * runner-up: reduce_linear order=dealt 345 us */
    if (problem->bytes < 27)
        return &choices[29]; /* reduce_knomial */
    /* from 27 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 167 us (137 us to 189 us), 210 samples
     * native 256 us (234 us to 286 us), 210 samples
     * runner-up: reduce_linear 246 us */
    if (problem->bytes < 935)
        return &choices[30]; /* reduce_linear */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 334 us (307 us to 364 us), 360 samples
     * runner-up: reduce_linear 306 us */
    if (problem->bytes < 1123)
        return &choices[0]; /* reduce_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_linear order=dealt 192 us (42.4 us to 268 us), 15 samples
     * native 295 us (245 us to 480 us), 15 samples
     * runner-up: reduce_binomial 272 us */
    if (problem->bytes < 4682)
        return &choices[30]; /* reduce_linear */
    /* from 4682 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 553 us (463 us to 608 us), 15 samples
     * native 1.2 ms (1.08 ms to 1.23 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 560 us */
    if (problem->bytes < 18025)
        return &choices[31]; /* reduce_wired_tree */
    /* from 18025 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=4096 2.5 ms (2.46 ms to 2.6 ms), 15 samples
     * native 5.2 ms (5.01 ms to 5.22 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 2.53 ms */
    if (problem->bytes < 33999)
        return &choices[32]; /* reduce_wired_tree */
    /* from 33999 bytes: confirmed; at 65536 bytes:
     * reduce_wired_tree segment_bytes=16384 5.12 ms (4.96 ms to 5.25 ms), 15 samples
     * native 10.6 ms (10.5 ms to 11.4 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 5.2 ms */
    if (problem->bytes < 69577)
        return &choices[33]; /* reduce_wired_tree */
    /* from 69577 bytes: confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=4096 12.4 ms (10.9 ms to 15.1 ms), 15 samples
     * native 26 ms (24.8 ms to 29.7 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 11 ms */
    if (problem->bytes < 268435457)
        return &choices[34]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 26 ms (24.8 ms to 29.7 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 11 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 684 us (562 us to 1.54 ms), 33 samples
     * runner-up: reduce_scatter_block_bine 668 us */
    if (problem->bytes < 71)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 71 bytes: confirmed; at 107 bytes:
     * reduce_scatter_block_recursive_halving 699 us (495 us to 1.07 ms), 15 samples
     * native 873 us (598 us to 1.16 ms), 15 samples
     * runner-up: reduce_scatter_block_native order=dealt 679 us */
    if (problem->bytes < 173)
        return &choices[35]; /* reduce_scatter_block_recursive_halving */
    /* from 173 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 668 us (623 us to 717 us), 210 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 689 us */
    if (problem->bytes < 687)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 687 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 1.5 ms (1.03 ms to 5.17 ms), 15 samples
     * native 3.28 ms (1.42 ms to 8.28 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_near_first 669 us */
    if (problem->bytes < 4110)
        return &choices[36]; /* reduce_scatter_block_hierarchical */
    /* from 4110 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=pairwise 2.32 ms (2.05 ms to 2.63 ms), 15 samples
     * native 5.48 ms (5.12 ms to 7.38 ms), 15 samples
     * runner-up: reduce_scatter_block_circulant order=dealt 2.45 ms */
    if (problem->bytes < 18589)
        return &choices[37]; /* reduce_scatter_block_hierarchical */
    /* from 18589 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=ring 13.5 ms (11.9 ms to 14.5 ms), 10 samples
     * native 33.4 ms (32.7 ms to 37.9 ms), 10 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 13 ms */
    if (problem->bytes < 32809)
        return &choices[38]; /* reduce_scatter_block_hierarchical */
    /* from 32809 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 25.7 ms (24 ms to 27.6 ms), 6 samples
     * native 77.9 ms (70.1 ms to 79.7 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 26.1 ms */
    if (problem->bytes < 92681)
        return &choices[39]; /* reduce_scatter_block_ring */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 52.4 ms (45.8 ms to 61.9 ms), 6 samples
     * native 135 ms (111 ms to 146 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 53.3 ms */
    if (problem->bytes < 44739243)
        return &choices[40]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 135 ms (111 ms to 146 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 52.9 ms */
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
    {&ct_allgather, 1, 0.000433393, 0.00035265},
    {&ct_allgather, 64, 0.000732636, 0.000535048},
    {&ct_allgather, 512, 0.00050829, 0.000440601},
    {&ct_allgather, 1024, 0.000802928, 0.000625767},
    {&ct_allgather, 2048, 0.001123307, 0.000670991},
    {&ct_allgather, 4096, 0.002829024, 0.001258148},
    {&ct_allgather, 8192, 0.005811736, 0.002614154},
    {&ct_allgather, 16384, 0.006357271, 0.005388476},
    {&ct_allgather, 32768, 0.015390125, 0.010496361},
    {&ct_allgather, 65536, 0.0390612015, 0.0210653875},
    {&ct_allgather, 131072, 0.074256332, 0.042230811},
    {&ct_allreduce, 1, 0.000500212, 0.000500212},
    {&ct_allreduce, 64, 0.000662695, 0.000566296},
    {&ct_allreduce, 512, 0.000619144, 0.000619144},
    {&ct_allreduce, 1024, 0.000502788, 0.000460359},
    {&ct_allreduce, 2048, 0.000533455, 0.000488716},
    {&ct_allreduce, 4096, 0.000951775, 0.000696329},
    {&ct_allreduce, 8192, 0.001101113, 0.000795794},
    {&ct_allreduce, 16384, 0.00264943, 0.001686665},
    {&ct_allreduce, 32768, 0.008246446, 0.003017022},
    {&ct_allreduce, 65536, 0.017277783, 0.006846846},
    {&ct_allreduce, 131072, 0.0387478485, 0.015152793},
    {&ct_alltoall, 1, 0.001430571, 0.000886538},
    {&ct_alltoall, 64, 0.00087958, 0.000548142},
    {&ct_alltoall, 512, 0.000846212, 0.000571556},
    {&ct_alltoall, 1024, 0.000930304, 0.000554589},
    {&ct_alltoall, 2048, 0.001200188, 0.000947296},
    {&ct_alltoall, 4096, 0.002621137, 0.002353445},
    {&ct_alltoall, 8192, 0.005069442, 0.004655685},
    {&ct_alltoall, 16384, 0.0099174335, 0.0099174335},
    {&ct_alltoall, 32768, 0.034605673, 0.020786296},
    {&ct_alltoall, 65536, 0.0665303455, 0.043738638},
    {&ct_alltoall, 131072, 0.128329101, 0.0865408755},
    {&ct_bcast, 1, 0.000439018, 0.000439018},
    {&ct_bcast, 64, 0.0003620155, 0.0003620155},
    {&ct_bcast, 512, 0.0002305155, 0.0002305155},
    {&ct_bcast, 1024, 0.000328072, 0.000328072},
    {&ct_bcast, 2048, 0.000352838, 0.000352838},
    {&ct_bcast, 4096, 0.00053108, 0.000375489},
    {&ct_bcast, 8192, 0.000972824, 0.000500093},
    {&ct_bcast, 16384, 0.002494371, 0.001203413},
    {&ct_bcast, 32768, 0.005230853, 0.002362878},
    {&ct_bcast, 65536, 0.01037793, 0.005027243},
    {&ct_bcast, 131072, 0.022640876, 0.010857328},
    {&ct_reduce, 1, 0.000237112, 0.000186508},
    {&ct_reduce, 64, 0.000255977, 0.0001670865},
    {&ct_reduce, 512, 0.0002447515, 0.000174912},
    {&ct_reduce, 1024, 0.0003335975, 0.0003335975},
    {&ct_reduce, 2048, 0.000295471, 0.000192156},
    {&ct_reduce, 4096, 0.00085794, 0.000544105},
    {&ct_reduce, 8192, 0.00120142, 0.00055261},
    {&ct_reduce, 16384, 0.002443607, 0.001117085},
    {&ct_reduce, 32768, 0.005199725, 0.002502521},
    {&ct_reduce, 65536, 0.010561111, 0.005116219},
    {&ct_reduce, 131072, 0.026009818, 0.01243945},
    {&ct_reduce_scatter_block, 1, 0.000684236, 0.000684236},
    {&ct_reduce_scatter_block, 64, 0.000406067, 0.000406067},
    {&ct_reduce_scatter_block, 512, 0.0006677145, 0.0006677145},
    {&ct_reduce_scatter_block, 1024, 0.003279504, 0.001497512},
    {&ct_reduce_scatter_block, 2048, 0.001039068, 0.000531651},
    {&ct_reduce_scatter_block, 4096, 0.002518856, 0.001218973},
    {&ct_reduce_scatter_block, 8192, 0.005483805, 0.002323688},
    {&ct_reduce_scatter_block, 16384, 0.016008068, 0.005287539},
    {&ct_reduce_scatter_block, 32768, 0.0333695185, 0.0135288215},
    {&ct_reduce_scatter_block, 65536, 0.0778565915, 0.025712436},
    {&ct_reduce_scatter_block, 131072, 0.134833844, 0.052381894},
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
    .dispatch_hash = UINT64_C(0xe8f7d9b043094ffd),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x73499a7c96bdcff5),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
