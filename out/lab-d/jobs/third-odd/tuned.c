/*
 * tuned.c - collective algorithms for the job third-odd
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 15 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
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
        .fingerprint = UINT64_C(0x6706c31622b41b7a),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0x5827bf02cc29c423),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe9a9cb13c31e1fa4),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x774253cb096e6f93),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7c44a4555fde816f),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x044b1325fdee8b0a),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3efaa2ef1d4978d4),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0eca225485a35a95),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x2b8114e35f9d36e9),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0x82e3803fda4d5fc4),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 2}},
        .fingerprint = UINT64_C(0x95e1b07583a0e571),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x203c5db6418dcfac),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x78c94e6292513f6b),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=host between=spread */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0x9949906892128d93),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0xd9f2ae59fd76d086),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x80fe31891aba2f74),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=spread radix=2 order=dealt */
        .setting = {{5, 2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x536fe9b21f01e784),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x78c97cacabf995ad),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9ecac250e21422fc),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x7a69e0034ca388f0),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0ee077eb40727259),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x7b2b1ed0a4ed1e84),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0xe4d3ca8d2d28ffa0),
    },
    {
        .algorithm = &reduce_hierarchical,
        /* leaders=host between=binomial */
        .setting = {{6, 0}},
        .fingerprint = UINT64_C(0x8a56f4b5c2780654),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=in_order radix=2 */
        .setting = {{4096, 2, 2}},
        .fingerprint = UINT64_C(0xf0dad7cb890c3401),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xe39c18ae56d37dea),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0xf1bbefc4c92a0cd9),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc49ebd335d8c4b33),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x87049722d1aefa7c),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=host between=ring */
        .setting = {{6, 1}},
        .fingerprint = UINT64_C(0xa1e259bc59188802),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x44d39e5309552ac5),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xf7734741ba954e4b),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7061d2f12701ebf7),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 884 us (753 us to 1.04 ms), 15 samples
     * native 1.12 ms (965 us to 1.21 ms), 15 samples
     * native / choice 1.27 (1.05 to 1.52), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.03 times as long in the same rounds */
    if (problem->bytes < 283)
        return &choices[1]; /* allgather_hierarchical */
    /* from 283 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 950 us (838 us to 995 us), 15 samples
     * native 1.09 ms (976 us to 1.19 ms), 15 samples
     * native / choice 1.19 (1.01 to 1.34), 15 rounds
     * runner-up: allgather_bruck, 1.03 times as long in the same rounds */
    if (problem->bytes < 2250)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 2250 bytes: confirmed; at 4096 bytes:
     * allgather_ring segment_bytes=0 4.31 ms (4.14 ms to 4.48 ms), 15 samples
     * native 10.2 ms (10 ms to 11.3 ms), 15 samples
     * native / choice 2.41 (2.29 to 2.62), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 7734)
        return &choices[3]; /* allgather_ring */
    /* from 7734 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 8.93 ms (8.89 ms to 8.98 ms), 75 samples
     * runner-up: allgather_hierarchical leaders=host between=ring, 0.98 times as long in the same rounds */
    if (problem->bytes < 19447)
        return &choices[0]; /* allgather_native */
    /* from 19447 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 36.8 ms (36 ms to 38.1 ms), 6 samples
     * native 40 ms (38.5 ms to 42.2 ms), 6 samples
     * native / choice 1.08 (1.04 to 1.17), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 76.4 ms (73.8 ms to 76.8 ms), 6 samples
     * native 83.2 ms (79.4 ms to 86.7 ms), 6 samples
     * native / choice 1.10 (1.07 to 1.13), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.03 times as long in the same rounds */
    if (problem->bytes < 73957)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 73957 bytes: undecided; at 131072 bytes:
     * allgather_native 190 ms, 3 samples
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.94 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 908 us (855 us to 946 us), 75 samples
     * native 1.02 ms (973 us to 1.07 ms), 75 samples
     * native / choice 1.09 (1.02 to 1.17), 75 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.96 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 810 us (705 us to 991 us), 15 samples
     * native 1.17 ms (1.12 ms to 1.25 ms), 15 samples
     * native / choice 1.43 (1.12 to 1.70), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 1.05 times as long in the same rounds */
    if (problem->bytes < 616)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 616 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 851 us (784 us to 971 us), 15 samples
     * native 1.28 ms (1.1 ms to 1.45 ms), 15 samples
     * native / choice 1.52 (1.25 to 1.82), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 0.99 times as long in the same rounds */
    if (problem->bytes < 2042)
        return &choices[8]; /* allreduce_tree */
    /* from 2042 bytes: confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 770 us (707 us to 989 us), 15 samples
     * native 1.37 ms (1.21 ms to 1.8 ms), 15 samples
     * native / choice 1.94 (1.47 to 2.14), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 2982)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2982 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 900 us (736 us to 1.01 ms), 15 samples
     * native 1.29 ms (1.21 ms to 1.42 ms), 15 samples
     * native / choice 1.52 (1.27 to 1.83), 15 rounds
     * runner-up: allreduce_bine_small, 1.09 times as long in the same rounds */
    if (problem->bytes < 8128)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 8128 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 1.45 ms (1.41 ms to 1.48 ms), 330 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 0.89 times as long in the same rounds */
    if (problem->bytes < 18795)
        return &choices[0]; /* allreduce_native */
    /* from 18795 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 4.24 ms (4.17 ms to 4.37 ms), 30 samples
     * native 4.6 ms (4.49 ms to 4.69 ms), 30 samples
     * native / choice 1.08 (1.04 to 1.12), 30 rounds
     * runner-up: allreduce_hierarchical leaders=host between=rabenseifner, 1.05 times as long in the same rounds */
    if (problem->bytes < 68542)
        return &choices[10]; /* allreduce_wired_halving */
    /* from 68542 bytes: confirmed; at 131072 bytes:
     * allreduce_hierarchical leaders=host between=ring 18.9 ms (18.6 ms to 19.1 ms), 10 samples
     * native 29.4 ms (28.8 ms to 29.6 ms), 10 samples
     * native / choice 1.55 (1.53 to 1.58), 10 rounds
     * runner-up: allreduce_wired_halving segment_bytes=65536, 1.02 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[11]; /* allreduce_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 29.4 ms (28.8 ms to 29.6 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 1.02 ms (896 us to 1.34 ms), 15 samples
     * native 1.49 ms (1.33 ms to 1.64 ms), 15 samples
     * native / choice 1.43 (1.26 to 1.61), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.16 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 936 us (848 us to 996 us), 15 samples
     * native 1.15 ms (1.12 ms to 1.46 ms), 15 samples
     * native / choice 1.41 (1.20 to 1.57), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=ring, 1.06 times as long in the same rounds */
    if (problem->bytes < 217)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 217 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=host between=spread 1.17 ms (1.05 ms to 1.33 ms), 15 samples
     * native 2.21 ms (1.95 ms to 2.61 ms), 15 samples
     * native / choice 1.86 (1.69 to 2.23), 15 rounds
     * runner-up: alltoall_bruck, 1.04 times as long in the same rounds */
    if (problem->bytes < 1518)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 1518 bytes: nothing beat native; at 1662 bytes:
     * alltoall_native 3.6 ms (3.52 ms to 3.69 ms), 230 samples
     * runner-up: alltoall_simple order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 1837)
        return &choices[0]; /* alltoall_native */
    /* from 1837 bytes: confirmed; at 2048 bytes:
     * alltoall_scattered batch=8 4.07 ms (4 ms to 4.13 ms), 75 samples
     * native 4.21 ms (4.1 ms to 4.26 ms), 75 samples
     * native / choice 1.04 (1.01 to 1.06), 75 rounds
     * runner-up: alltoall_spread window=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 6492)
        return &choices[15]; /* alltoall_scattered */
    /* from 6492 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 16.9 ms (16.8 ms to 17 ms), 245 samples
     * runner-up: alltoall_spread window=4, 0.93 times as long in the same rounds */
    if (problem->bytes < 8845)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 8845 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 34.1 ms (33.9 ms to 37.2 ms), 6 samples
     * native 216 ms (36.4 ms to 276 ms), 6 samples
     * native / choice 6.28 (1.07 to 8.12), 6 rounds
     * runner-up: alltoall_phases separation=1, 1.00 times as long in the same rounds */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=spread radix=2 order=dealt 537 us (463 us to 615 us), 165 samples
     * native 617 us (586 us to 659 us), 165 samples
     * native / choice 1.19 (1.09 to 1.41), 165 rounds
     * runner-up: bcast_scatter_allgather allgather=spread radix=2, 0.93 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[17]; /* bcast_scatter_allgather */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * bcast_native 634 us (578 us to 682 us), 95 samples
     * runner-up: bcast_bine order=dealt, 0.84 times as long in the same rounds */
    if (problem->bytes < 830)
        return &choices[0]; /* bcast_native */
    /* from 830 bytes: confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 481 us (423 us to 538 us), 120 samples
     * native 557 us (525 us to 610 us), 120 samples
     * native / choice 1.25 (1.07 to 1.43), 120 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 1.00 times as long in the same rounds */
    if (problem->bytes < 1249)
        return &choices[18]; /* bcast_tree */
    /* from 1249 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 694 us (657 us to 732 us), 215 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 6512)
        return &choices[0]; /* bcast_native */
    /* from 6512 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 846 us (698 us to 981 us), 15 samples
     * native 1.39 ms (808 us to 1.78 ms), 15 samples
     * native / choice 1.77 (1.12 to 2.04), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.31 times as long in the same rounds */
    if (problem->bytes < 13755)
        return &choices[19]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 13755 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.53 ms (1.28 ms to 1.59 ms), 15 samples
     * native 2.64 ms (2.52 ms to 2.74 ms), 15 samples
     * native / choice 1.70 (1.62 to 2.00), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.15 times as long in the same rounds */
    return &choices[20]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear order=dealt 471 us (260 us to 750 us), 15 samples
     * native 667 us (382 us to 705 us), 15 samples
     * runner-up: reduce_linear, 1.11 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[21]; /* reduce_linear */
    /* from 3 bytes: confirmed; at 64 bytes:
     * reduce_linear 58.6 us (15.3 us to 424 us), 15 samples
     * native 483 us (367 us to 652 us), 15 samples
     * native / choice 7.42 (1.68 to 27.14), 15 rounds
     * runner-up: reduce_linear order=dealt, 1.78 times as long in the same rounds */
    if (problem->bytes < 333)
        return &choices[22]; /* reduce_linear */
    /* from 333 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 506 us (314 us to 575 us), 15 samples
     * native 667 us (420 us to 731 us), 15 samples
     * native / choice 1.38 (1.09 to 2.07), 15 rounds */
    if (problem->bytes < 1229)
        return &choices[21]; /* reduce_linear */
    /* from 1229 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 501 us (353 us to 654 us), 15 samples
     * native 662 us (551 us to 858 us), 15 samples
     * runner-up: reduce_linear order=dealt, 1.82 times as long in the same rounds */
    if (problem->bytes < 2285)
        return &choices[23]; /* reduce_tree */
    /* from 2285 bytes: confirmed; at 4096 bytes:
     * reduce_hierarchical leaders=host between=binomial 856 us (686 us to 1.04 ms), 15 samples
     * native 1.42 ms (1.32 ms to 1.54 ms), 15 samples
     * native / choice 1.63 (1.37 to 1.98), 15 rounds
     * runner-up: reduce_bine, 0.98 times as long in the same rounds */
    if (problem->bytes < 4736)
        return &choices[24]; /* reduce_hierarchical */
    /* from 4736 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=in_order radix=2 959 us (729 us to 1.08 ms), 15 samples
     * native 1.26 ms (1.09 ms to 1.38 ms), 15 samples
     * native / choice 1.44 (1.04 to 1.71), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.15 times as long in the same rounds */
    if (problem->bytes < 12731)
        return &choices[25]; /* reduce_tree */
    /* from 12731 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.2 ms (1.15 ms to 1.37 ms), 30 samples
     * native 1.9 ms (1.72 ms to 2.09 ms), 30 samples
     * native / choice 1.64 (1.34 to 1.81), 30 rounds
     * runner-up: reduce_two_tree segment_bytes=4096, 1.05 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[26]; /* reduce_wired_chain */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 2.45 ms (2.42 ms to 2.66 ms), 15 samples
     * native 4.38 ms (4.14 ms to 4.46 ms), 15 samples
     * native / choice 1.69 (1.64 to 1.85), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.01 times as long in the same rounds */
    if (problem->bytes < 34701)
        return &choices[27]; /* reduce_tree */
    /* from 34701 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.21 ms (4.97 ms to 7.27 ms), 15 samples
     * native 9.97 ms (9.44 ms to 10.3 ms), 15 samples
     * native / choice 1.88 (1.41 to 2.03), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.03 times as long in the same rounds */
    if (problem->bytes < 130547)
        return &choices[28]; /* reduce_wired_chain */
    /* from 130547 bytes: confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=4096 10.5 ms (10.4 ms to 10.7 ms), 15 samples
     * native 23.3 ms (22.9 ms to 23.5 ms), 15 samples
     * native / choice 2.22 (2.12 to 2.25), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 0.98 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[26]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.3 ms (22.9 ms to 23.5 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 885 us (852 us to 919 us), 163 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 0.90 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 3 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 765 us (675 us to 817 us), 15 samples
     * native 886 us (744 us to 976 us), 15 samples
     * native / choice 1.14 (1.10 to 1.24), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 1.01 times as long in the same rounds */
    if (problem->bytes < 147)
        return &choices[29]; /* reduce_scatter_block_hierarchical */
    /* from 147 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 887 us (817 us to 990 us), 35 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.02 times as long in the same rounds */
    if (problem->bytes < 2163)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2163 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_hierarchical leaders=host between=ring 4.24 ms (4.09 ms to 4.35 ms), 15 samples
     * native 5.21 ms (4.95 ms to 5.32 ms), 15 samples
     * native / choice 1.20 (1.15 to 1.30), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=pairwise, 1.05 times as long in the same rounds */
    if (problem->bytes < 8963)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 8963 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 18 ms (17.8 ms to 18.2 ms), 10 samples
     * native 31.3 ms (30.2 ms to 31.7 ms), 10 samples
     * native / choice 1.74 (1.66 to 1.78), 10 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 18277)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 18277 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 37 ms (36.7 ms to 37.5 ms), 6 samples
     * native 67.5 ms (67.1 ms to 68.1 ms), 6 samples
     * native / choice 1.82 (1.81 to 1.85), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 37952)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* from 37952 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 75.6 ms (74.1 ms to 76.8 ms), 6 samples
     * native 192 ms (185 ms to 197 ms), 6 samples
     * native / choice 2.50 (2.49 to 2.62), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 17895698)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17895698 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 420 ms, 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 0.66 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00112, 0.000884},
    {&ct_allgather, 64, 0.00133, 0.00113},
    {&ct_allgather, 512, 0.00109, 0.00095},
    {&ct_allgather, 1024, 0.00194, 0.00102},
    {&ct_allgather, 2048, 0.00413, 0.00223},
    {&ct_allgather, 4096, 0.0102, 0.00431},
    {&ct_allgather, 8192, 0.00893, 0.00893},
    {&ct_allgather, 16384, 0.0182, 0.0182},
    {&ct_allgather, 32768, 0.04, 0.0368},
    {&ct_allgather, 65536, 0.0832, 0.0764},
    {&ct_allgather, 131072, 0.19, 0.19},
    {&ct_allreduce, 1, 0.00102, 0.000908},
    {&ct_allreduce, 64, 0.00117, 0.00081},
    {&ct_allreduce, 512, 0.00124, 0.000902},
    {&ct_allreduce, 1024, 0.00128, 0.000851},
    {&ct_allreduce, 2048, 0.00137, 0.00077},
    {&ct_allreduce, 4096, 0.00129, 0.0009},
    {&ct_allreduce, 8192, 0.00145, 0.00145},
    {&ct_allreduce, 16384, 0.00204, 0.00204},
    {&ct_allreduce, 32768, 0.0046, 0.00424},
    {&ct_allreduce, 65536, 0.0131, 0.0102},
    {&ct_allreduce, 131072, 0.0294, 0.0189},
    {&ct_alltoall, 1, 0.00149, 0.00102},
    {&ct_alltoall, 64, 0.00115, 0.000936},
    {&ct_alltoall, 512, 0.00221, 0.00117},
    {&ct_alltoall, 1024, 0.00238, 0.00174},
    {&ct_alltoall, 2048, 0.00421, 0.00407},
    {&ct_alltoall, 4096, 0.00837, 0.00817},
    {&ct_alltoall, 8192, 0.0169, 0.0169},
    {&ct_alltoall, 16384, 0.216, 0.0341},
    {&ct_alltoall, 32768, 0.326, 0.069},
    {&ct_alltoall, 65536, 0.19, 0.138},
    {&ct_alltoall, 131072, 0.389, 0.277},
    {&ct_bcast, 1, 0.000617, 0.000537},
    {&ct_bcast, 64, 0.000634, 0.000634},
    {&ct_bcast, 512, 0.000615, 0.000615},
    {&ct_bcast, 1024, 0.000557, 0.000481},
    {&ct_bcast, 2048, 0.000694, 0.000694},
    {&ct_bcast, 4096, 0.000805, 0.000805},
    {&ct_bcast, 8192, 0.00139, 0.000846},
    {&ct_bcast, 16384, 0.00264, 0.00153},
    {&ct_bcast, 32768, 0.00434, 0.00274},
    {&ct_bcast, 65536, 0.00897, 0.00542},
    {&ct_bcast, 131072, 0.0182, 0.0116},
    {&ct_reduce, 1, 0.000667, 0.000471},
    {&ct_reduce, 64, 0.000483, 5.86e-05},
    {&ct_reduce, 512, 0.000667, 0.000506},
    {&ct_reduce, 1024, 0.000633, 8.55e-05},
    {&ct_reduce, 2048, 0.000662, 0.000501},
    {&ct_reduce, 4096, 0.00142, 0.000856},
    {&ct_reduce, 8192, 0.00126, 0.000959},
    {&ct_reduce, 16384, 0.0019, 0.0012},
    {&ct_reduce, 32768, 0.00438, 0.00245},
    {&ct_reduce, 65536, 0.00997, 0.00521},
    {&ct_reduce, 131072, 0.0233, 0.0105},
    {&ct_reduce_scatter_block, 1, 0.000885, 0.000885},
    {&ct_reduce_scatter_block, 64, 0.000886, 0.000765},
    {&ct_reduce_scatter_block, 512, 0.000887, 0.000887},
    {&ct_reduce_scatter_block, 1024, 0.000952, 0.000952},
    {&ct_reduce_scatter_block, 2048, 0.00208, 0.00208},
    {&ct_reduce_scatter_block, 4096, 0.00521, 0.00424},
    {&ct_reduce_scatter_block, 8192, 0.0131, 0.00859},
    {&ct_reduce_scatter_block, 16384, 0.0313, 0.018},
    {&ct_reduce_scatter_block, 32768, 0.0675, 0.037},
    {&ct_reduce_scatter_block, 65536, 0.192, 0.0756},
    {&ct_reduce_scatter_block, 131072, 0.42, 0.22},
};

extern const struct ct_tuned ct_tuned_third_odd;
const struct ct_tuned ct_tuned_third_odd = {
    .machine = "lab-d",
    .nranks = 15,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "third-odd",
    .cluster_hash = UINT64_C(0x3798a38e2c0a9e2f),
    .dispatch_hash = UINT64_C(0xf0c5963dcabbd102),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x9514e317f1991e95),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
