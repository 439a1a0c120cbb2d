/*
 * tuned.c - collective algorithms for the job third-odd
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 15 ranks, mechanism barrier, on
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
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_in_order_binary;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
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
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0xe4d3ca8d2d28ffa0),
    },
    {
        .algorithm = &reduce_hierarchical,
        /* leaders=host between=binomial */
        .setting = {{6, 0}},
        .fingerprint = UINT64_C(0x8a56f4b5c2780654),
    },
    {
        .algorithm = &reduce_in_order_binary,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xf0dad7cb890c3401),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xe39c18ae56d37dea),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
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
     * runner-up: allgather_hierarchical leaders=1 between=ring 848 us */
    if (problem->bytes < 283)
        return &choices[1]; /* allgather_hierarchical */
    /* from 283 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 950 us (838 us to 995 us), 15 samples
     * native 1.09 ms (976 us to 1.19 ms), 15 samples */
    if (problem->bytes < 2250)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 2250 bytes: confirmed; at 4096 bytes:
     * allgather_ring segment_bytes=0 4.31 ms (4.14 ms to 4.48 ms), 15 samples
     * native 10.2 ms (10 ms to 11.3 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 4.36 ms */
    if (problem->bytes < 7734)
        return &choices[3]; /* allgather_ring */
    /* from 7734 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 8.93 ms (8.89 ms to 8.98 ms), 75 samples
     * runner-up: allgather_hierarchical leaders=host between=ring 8.85 ms */
    if (problem->bytes < 19447)
        return &choices[0]; /* allgather_native */
    /* from 19447 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 36.8 ms (36 ms to 38.1 ms), 6 samples
     * native 40 ms (38.5 ms to 42.2 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 37 ms */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 76.4 ms (73.8 ms to 76.8 ms), 6 samples
     * native 83.2 ms (79.4 ms to 86.7 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 76.8 ms */
    if (problem->bytes < 73957)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 73957 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=8192 162 ms (148 ms to 221 ms), 3 samples
     * native 190 ms (188 ms to 194 ms), 3 samples
     * runner-up: allgather_wired_ring segment_bytes=0 182 ms */
    return &choices[4]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 908 us (855 us to 946 us), 75 samples
     * native 1.02 ms (973 us to 1.07 ms), 75 samples
     * runner-up: allreduce_hierarchical leaders=2 between=rabenseifner 903 us */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 810 us (705 us to 991 us), 15 samples
     * native 1.17 ms (1.12 ms to 1.25 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 848 us */
    if (problem->bytes < 616)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 616 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 851 us (784 us to 971 us), 15 samples
     * native 1.28 ms (1.1 ms to 1.45 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 865 us */
    if (problem->bytes < 2042)
        return &choices[8]; /* allreduce_tree */
    /* from 2042 bytes: confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 770 us (707 us to 989 us), 15 samples
     * native 1.37 ms (1.21 ms to 1.8 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 913 us */
    if (problem->bytes < 2982)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2982 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 900 us (736 us to 1.01 ms), 15 samples
     * native 1.29 ms (1.21 ms to 1.42 ms), 15 samples
     * runner-up: allreduce_bine_small 995 us */
    if (problem->bytes < 8128)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 8128 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 1.45 ms (1.41 ms to 1.48 ms), 330 samples
     * runner-up: allreduce_hierarchical leaders=host between=rabenseifner 1.41 ms */
    if (problem->bytes < 18795)
        return &choices[0]; /* allreduce_native */
    /* from 18795 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 4.24 ms (4.17 ms to 4.37 ms), 30 samples
     * native 4.6 ms (4.49 ms to 4.69 ms), 30 samples
     * runner-up: allreduce_bine 4.44 ms */
    if (problem->bytes < 68542)
        return &choices[10]; /* allreduce_wired_halving */
    /* from 68542 bytes: confirmed; at 131072 bytes:
     * allreduce_hierarchical leaders=host between=ring 18.9 ms (18.6 ms to 19.1 ms), 10 samples
     * native 29.4 ms (28.8 ms to 29.6 ms), 10 samples
     * runner-up: allreduce_wired_halving segment_bytes=65536 19.1 ms */
    if (problem->bytes < 134217729)
        return &choices[11]; /* allreduce_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 29.4 ms (28.8 ms to 29.6 ms), 10 samples
     * runner-up: allreduce_hierarchical leaders=host between=ring 18.8 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 1.02 ms (896 us to 1.34 ms), 15 samples
     * native 1.49 ms (1.33 ms to 1.64 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 969 us */
    if (problem->bytes < 2)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 936 us (848 us to 996 us), 15 samples
     * native 1.15 ms (1.12 ms to 1.46 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 907 us */
    if (problem->bytes < 217)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 217 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=host between=spread 1.17 ms (1.05 ms to 1.33 ms), 15 samples
     * native 2.21 ms (1.95 ms to 2.61 ms), 15 samples
     * runner-up: alltoall_bruck 1.45 ms */
    if (problem->bytes < 1518)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 1518 bytes: nothing beat native; at 1662 bytes:
     * alltoall_native 3.6 ms (3.52 ms to 3.69 ms), 230 samples
     * runner-up: alltoall_scattered batch=8 order=dealt 3.64 ms */
    if (problem->bytes < 1837)
        return &choices[0]; /* alltoall_native */
    /* from 1837 bytes: confirmed; at 2048 bytes:
     * alltoall_scattered batch=8 4.07 ms (4 ms to 4.13 ms), 75 samples
     * native 4.21 ms (4.1 ms to 4.26 ms), 75 samples
     * runner-up: alltoall_scattered batch=4 4.01 ms */
    if (problem->bytes < 6492)
        return &choices[15]; /* alltoall_scattered */
    /* from 6492 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 16.9 ms (16.8 ms to 17 ms), 245 samples
     * runner-up: alltoall_scattered batch=8 order=dealt 16.8 ms */
    if (problem->bytes < 8845)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 8845 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 34.1 ms (33.9 ms to 37.2 ms), 6 samples
     * native 216 ms (36.4 ms to 276 ms), 6 samples
     * runner-up: alltoall_phases separation=1 34.4 ms */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=spread radix=2 order=dealt 537 us (463 us to 615 us), 165 samples
     * native 617 us (586 us to 659 us), 165 samples */
    if (problem->bytes < 2)
        return &choices[17]; /* bcast_scatter_allgather */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * bcast_native 634 us (578 us to 682 us), 95 samples
     * runner-up: bcast_linear order=dealt 622 us */
    if (problem->bytes < 830)
        return &choices[0]; /* bcast_native */
    /* from 830 bytes: confirmed; at 1024 bytes:
     * bcast_linear order=dealt 481 us (423 us to 538 us), 120 samples
     * native 557 us (525 us to 610 us), 120 samples */
    if (problem->bytes < 1249)
        return &choices[18]; /* bcast_linear */
    /* from 1249 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 694 us (657 us to 732 us), 215 samples
     * runner-up: bcast_kary segment_bytes=1024 radix=4 733 us */
    if (problem->bytes < 6512)
        return &choices[0]; /* bcast_native */
    /* from 6512 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 846 us (698 us to 981 us), 15 samples
     * native 1.39 ms (808 us to 1.78 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 896 us */
    if (problem->bytes < 13755)
        return &choices[19]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 13755 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.53 ms (1.28 ms to 1.59 ms), 15 samples
     * native 2.64 ms (2.52 ms to 2.74 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 1.52 ms */
    return &choices[20]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 471 us (260 us to 750 us), 15 samples
     * native 667 us (382 us to 705 us), 15 samples
     * runner-up: reduce_linear 354 us */
    if (problem->bytes < 3)
        return &choices[21]; /* reduce_linear */
    /* from 3 bytes: confirmed; at 64 bytes:
     * reduce_linear 58.6 us (15.3 us to 424 us), 15 samples
     * native 483 us (367 us to 652 us), 15 samples
     * runner-up: reduce_linear order=dealt 228 us */
    if (problem->bytes < 333)
        return &choices[22]; /* reduce_linear */
    /* from 333 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 506 us (314 us to 575 us), 15 samples
     * native 667 us (420 us to 731 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 431 us */
    if (problem->bytes < 1229)
        return &choices[21]; /* reduce_linear */
    /* from 1229 bytes: confirmed; at 2048 bytes:
     * reduce_knomial segment_bytes=0 radix=8 501 us (353 us to 654 us), 15 samples
     * native 662 us (551 us to 858 us), 15 samples
     * runner-up: reduce_linear 459 us */
    if (problem->bytes < 2285)
        return &choices[23]; /* reduce_knomial */
    /* from 2285 bytes: confirmed; at 4096 bytes:
     * reduce_hierarchical leaders=host between=binomial 856 us (686 us to 1.04 ms), 15 samples
     * native 1.42 ms (1.32 ms to 1.54 ms), 15 samples
     * runner-up: reduce_bine 654 us */
    if (problem->bytes < 4736)
        return &choices[24]; /* reduce_hierarchical */
    /* from 4736 bytes: confirmed; at 8192 bytes:
     * reduce_in_order_binary segment_bytes=4096 959 us (729 us to 1.08 ms), 15 samples
     * native 1.26 ms (1.09 ms to 1.38 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 849 us */
    if (problem->bytes < 12731)
        return &choices[25]; /* reduce_in_order_binary */
    /* from 12731 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.2 ms (1.15 ms to 1.37 ms), 30 samples
     * native 1.9 ms (1.72 ms to 2.09 ms), 30 samples
     * runner-up: reduce_chain segment_bytes=4096 1.43 ms */
    if (problem->bytes < 16392)
        return &choices[26]; /* reduce_wired_chain */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 2.45 ms (2.42 ms to 2.66 ms), 15 samples
     * native 4.38 ms (4.14 ms to 4.46 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 2.51 ms */
    if (problem->bytes < 34701)
        return &choices[27]; /* reduce_chain */
    /* from 34701 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.21 ms (4.97 ms to 7.27 ms), 15 samples
     * native 9.97 ms (9.44 ms to 10.3 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 5.51 ms */
    if (problem->bytes < 130547)
        return &choices[28]; /* reduce_wired_chain */
    /* from 130547 bytes: confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=4096 10.5 ms (10.4 ms to 10.7 ms), 15 samples
     * native 23.3 ms (22.9 ms to 23.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 10.7 ms */
    if (problem->bytes < 268435457)
        return &choices[26]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.3 ms (22.9 ms to 23.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 10.7 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 885 us (852 us to 919 us), 163 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 856 us */
    if (problem->bytes < 3)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 3 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 765 us (675 us to 817 us), 15 samples
     * native 886 us (744 us to 976 us), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 822 us */
    if (problem->bytes < 147)
        return &choices[29]; /* reduce_scatter_block_hierarchical */
    /* from 147 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 887 us (817 us to 990 us), 35 samples
     * runner-up: reduce_scatter_block_recursive_halving 953 us */
    if (problem->bytes < 2163)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2163 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_hierarchical leaders=host between=ring 4.24 ms (4.09 ms to 4.35 ms), 15 samples
     * native 5.21 ms (4.95 ms to 5.32 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=host between=pairwise 4.32 ms */
    if (problem->bytes < 8963)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 8963 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 18 ms (17.8 ms to 18.2 ms), 10 samples
     * native 31.3 ms (30.2 ms to 31.7 ms), 10 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 18.3 ms */
    if (problem->bytes < 18277)
        return &choices[31]; /* reduce_scatter_block_ring */
    /* from 18277 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 37 ms (36.7 ms to 37.5 ms), 6 samples
     * native 67.5 ms (67.1 ms to 68.1 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 36.9 ms */
    if (problem->bytes < 37952)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* from 37952 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 75.6 ms (74.1 ms to 76.8 ms), 6 samples
     * native 192 ms (185 ms to 197 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 74.8 ms */
    if (problem->bytes < 17895698)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17895698 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 420 ms (411 ms to 429 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 156 ms */
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
    {&ct_allgather, 1, 0.001116516, 0.000884361},
    {&ct_allgather, 64, 0.001333149, 0.0011315655},
    {&ct_allgather, 512, 0.001086081, 0.000949759},
    {&ct_allgather, 1024, 0.00194198, 0.001020143},
    {&ct_allgather, 2048, 0.004132999, 0.002232712},
    {&ct_allgather, 4096, 0.010188671, 0.004307669},
    {&ct_allgather, 8192, 0.008931567, 0.008931567},
    {&ct_allgather, 16384, 0.018234572, 0.018234572},
    {&ct_allgather, 32768, 0.040022336, 0.036789545},
    {&ct_allgather, 65536, 0.0831846905, 0.076363345},
    {&ct_allgather, 131072, 0.18965068, 0.161654467},
    {&ct_allreduce, 1, 0.001015711, 0.000907917},
    {&ct_allreduce, 64, 0.001167771, 0.000810071},
    {&ct_allreduce, 512, 0.001240861, 0.000902344},
    {&ct_allreduce, 1024, 0.001277295, 0.000850531},
    {&ct_allreduce, 2048, 0.001370442, 0.000770362},
    {&ct_allreduce, 4096, 0.001291405, 0.000900065},
    {&ct_allreduce, 8192, 0.001447758, 0.001447758},
    {&ct_allreduce, 16384, 0.002040782, 0.002040782},
    {&ct_allreduce, 32768, 0.0045983725, 0.0042443},
    {&ct_allreduce, 65536, 0.013121571, 0.010244454},
    {&ct_allreduce, 131072, 0.029376317, 0.018867756},
    {&ct_alltoall, 1, 0.001490881, 0.001016437},
    {&ct_alltoall, 64, 0.001153411, 0.000936489},
    {&ct_alltoall, 512, 0.002212271, 0.001170195},
    {&ct_alltoall, 1024, 0.002378107, 0.001737336},
    {&ct_alltoall, 2048, 0.004209524, 0.004072795},
    {&ct_alltoall, 4096, 0.008365757, 0.008169977},
    {&ct_alltoall, 8192, 0.016917501, 0.016917501},
    {&ct_alltoall, 16384, 0.216252727, 0.0341493635},
    {&ct_alltoall, 32768, 0.326362463, 0.068979677},
    {&ct_alltoall, 65536, 0.189691214, 0.138372342},
    {&ct_alltoall, 131072, 0.389070288, 0.277075175},
    {&ct_bcast, 1, 0.000616674, 0.000537217},
    {&ct_bcast, 64, 0.00063422, 0.00063422},
    {&ct_bcast, 512, 0.000615383, 0.000615383},
    {&ct_bcast, 1024, 0.0005570185, 0.000481094},
    {&ct_bcast, 2048, 0.000693669, 0.000693669},
    {&ct_bcast, 4096, 0.000804628, 0.000804628},
    {&ct_bcast, 8192, 0.00139238, 0.000845844},
    {&ct_bcast, 16384, 0.002635539, 0.001534006},
    {&ct_bcast, 32768, 0.00434188, 0.002737911},
    {&ct_bcast, 65536, 0.0089669, 0.005423884},
    {&ct_bcast, 131072, 0.018232758, 0.011590646},
    {&ct_reduce, 1, 0.000666899, 0.000471018},
    {&ct_reduce, 64, 0.000482982, 5.86369999e-05},
    {&ct_reduce, 512, 0.000666889, 0.00050628},
    {&ct_reduce, 1024, 0.000632958, 8.5467e-05},
    {&ct_reduce, 2048, 0.000661571, 0.000500588},
    {&ct_reduce, 4096, 0.001420492, 0.000856089},
    {&ct_reduce, 8192, 0.001255443, 0.000958982},
    {&ct_reduce, 16384, 0.0019026215, 0.001196895},
    {&ct_reduce, 32768, 0.004384117, 0.002452127},
    {&ct_reduce, 65536, 0.009970327, 0.005205636},
    {&ct_reduce, 131072, 0.023257404, 0.010463489},
    {&ct_reduce_scatter_block, 1, 0.000885248, 0.000885248},
    {&ct_reduce_scatter_block, 64, 0.000886104, 0.000764504},
    {&ct_reduce_scatter_block, 512, 0.000887006, 0.000887006},
    {&ct_reduce_scatter_block, 1024, 0.000951531, 0.000951531},
    {&ct_reduce_scatter_block, 2048, 0.002078283, 0.002078283},
    {&ct_reduce_scatter_block, 4096, 0.005206963, 0.004235372},
    {&ct_reduce_scatter_block, 8192, 0.013128577, 0.008589649},
    {&ct_reduce_scatter_block, 16384, 0.0313064515, 0.0180481055},
    {&ct_reduce_scatter_block, 32768, 0.0674511825, 0.0370476525},
    {&ct_reduce_scatter_block, 65536, 0.191540936, 0.0755868015},
    {&ct_reduce_scatter_block, 131072, 0.420178876, 0.220252499},
};

extern const struct ct_tuned ct_tuned_third_odd;
const struct ct_tuned ct_tuned_third_odd = {
    .machine = "lab-d",
    .nranks = 15,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "third-odd",
    .traits = {.nranks = 15,
               .nhosts = 8,
               .per_host = 2,
               .nswitches = 3,
               .crossing_s = 2.08e-06,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x3798a38e2c0a9e2f),
    .dispatch_hash = UINT64_C(0x3e0e16fea961cd0e),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x9514e317f1991e95),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
