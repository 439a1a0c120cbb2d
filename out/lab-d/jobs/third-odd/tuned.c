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
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
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
        .fingerprint = UINT64_C(0x352819d0f950c8fb),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0x5827bf02cc29c423),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xd090eff017e6b5aa),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x774253cb096e6f93),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xea9be99350961127),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7c44a4555fde816f),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3efaa2ef1d4978d4),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x2b8114e35f9d36e9),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x1813b61423b8043f),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0x82e3803fda4d5fc4),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe586c3d0d5a1d7cf),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x78c94e6292513f6b),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x29fef446861d02e3),
    },
    {
        .algorithm = &alltoall_simple,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2b92f7e2872d446e),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x859832bfb608025a),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x92936616646c9462),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x80fe31891aba2f74),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc4b92e071823e632),
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
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 */
        .setting = {{4096, 1}},
        .fingerprint = UINT64_C(0xf35b034bb0d931d1),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x7fab9ec673f6fdf5),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x7b2b1ed0a4ed1e84),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0x8c490ccee5ef1900),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7793b5a3e0e756ed),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xe39c18ae56d37dea),
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
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xdf05b807b2dcecf5),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x44d39e5309552ac5),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb178c4bec593d8f6),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x52e0718c8b6d6ec6),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 748 us (708 us to 968 us), 15 samples
     * native 1.05 ms (942 us to 1.11 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 864 us */
    if (problem->bytes < 128)
        return &choices[1]; /* allgather_hierarchical */
    /* from 128 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling 959 us (876 us to 1.09 ms), 15 samples
     * native 1.24 ms (1.16 ms to 1.32 ms), 15 samples
     * runner-up: allgather_recursive_multiplying radix=3 1.16 ms */
    if (problem->bytes < 2297)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 2297 bytes: confirmed; at 4096 bytes:
     * allgather_wired_ring segment_bytes=0 4.4 ms (4.12 ms to 4.5 ms), 15 samples
     * native 10.1 ms (9.85 ms to 10.4 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=0 4.44 ms */
    if (problem->bytes < 7916)
        return &choices[3]; /* allgather_wired_ring */
    /* from 7916 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 9.06 ms (9.01 ms to 9.1 ms), 105 samples
     * runner-up: allgather_wired_ring segment_bytes=0 9.01 ms */
    if (problem->bytes < 18964)
        return &choices[0]; /* allgather_native */
    /* from 18964 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 37 ms (36.3 ms to 37.1 ms), 6 samples
     * native 40.3 ms (39.2 ms to 42.8 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=16384 36.8 ms */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=16384 76.5 ms (73.7 ms to 77.1 ms), 6 samples
     * native 82 ms (81.2 ms to 89.6 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 75.1 ms */
    if (problem->bytes < 92681)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=16384 157 ms (156 ms to 158 ms), 2 samples
     * native 189 ms (189 ms to 189 ms), 2 samples
     * runner-up: allgather_ring segment_bytes=16384 160 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 814 us (723 us to 1.03 ms), 15 samples
     * native 932 us (828 us to 1.01 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=dealt 824 us */
    if (problem->bytes < 2777)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2777 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 920 us (862 us to 1.09 ms), 15 samples
     * native 1.43 ms (1.41 ms to 1.53 ms), 15 samples
     * runner-up: allreduce_bine_small 1.02 ms */
    if (problem->bytes < 7418)
        return &choices[8]; /* allreduce_reduce_bcast */
    /* from 7418 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 1.3 ms (1.25 ms to 1.34 ms), 45 samples
     * native 1.43 ms (1.4 ms to 1.47 ms), 45 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 1.43 ms */
    if (problem->bytes < 9194)
        return &choices[9]; /* allreduce_tree */
    /* from 9194 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 2.09 ms (1.89 ms to 2.25 ms), 15 samples
     * runner-up: allreduce_rabenseifner_far 2.09 ms */
    if (problem->bytes < 19936)
        return &choices[0]; /* allreduce_native */
    /* from 19936 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 4.3 ms (4.19 ms to 4.39 ms), 15 samples
     * native 4.67 ms (4.55 ms to 4.74 ms), 15 samples
     * runner-up: allreduce_bine 4.64 ms */
    if (problem->bytes < 76795)
        return &choices[10]; /* allreduce_wired_halving */
    /* from 76795 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 19.2 ms (19 ms to 19.5 ms), 10 samples
     * native 29.5 ms (29.2 ms to 29.9 ms), 10 samples
     * runner-up: allreduce_wired_halving segment_bytes=65536 19.4 ms */
    if (problem->bytes < 268435457)
        return &choices[11]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 29.5 ms (29.2 ms to 29.9 ms), 10 samples
     * runner-up: allreduce_wired_halving segment_bytes=65536 19.4 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 922 us (757 us to 1.2 ms), 15 samples
     * native 1.37 ms (1.26 ms to 1.51 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 882 us */
    if (problem->bytes < 229)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 229 bytes: confirmed; at 512 bytes:
     * alltoall_bruck 1.34 ms (1.23 ms to 1.57 ms), 15 samples
     * native 2.3 ms (2.19 ms to 3.22 ms), 15 samples
     * runner-up: alltoall_grid_2d 1.66 ms */
    if (problem->bytes < 896)
        return &choices[13]; /* alltoall_bruck */
    /* from 896 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 2.53 ms (2.43 ms to 2.66 ms), 230 samples
     * runner-up: alltoall_spread window=0 order=dealt 2.47 ms */
    if (problem->bytes < 1634)
        return &choices[0]; /* alltoall_native */
    /* from 1634 bytes: confirmed; at 2048 bytes:
     * alltoall_simple order=dealt 3.91 ms (3.77 ms to 4.19 ms), 60 samples
     * native 4.23 ms (4.15 ms to 4.39 ms), 60 samples
     * runner-up: alltoall_scattered batch=8 4.08 ms */
    if (problem->bytes < 2127)
        return &choices[14]; /* alltoall_simple */
    /* from 2127 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 8.07 ms (8.02 ms to 8.19 ms), 45 samples
     * native 8.49 ms (8.23 ms to 8.66 ms), 45 samples
     * runner-up: alltoall_spread window=0 8.16 ms */
    if (problem->bytes < 7094)
        return &choices[15]; /* alltoall_spread */
    /* from 7094 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 16.8 ms (16.7 ms to 17.1 ms), 25 samples
     * runner-up: alltoall_scattered batch=8 16.8 ms */
    if (problem->bytes < 8797)
        return &choices[0]; /* alltoall_native */
    /* from 8797 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 34.1 ms (33.5 ms to 48.2 ms), 6 samples
     * native 261 ms (212 ms to 279 ms), 6 samples
     * runner-up: alltoall_phases separation=1 34.4 ms */
    if (problem->bytes < 24195)
        return &choices[16]; /* alltoall_ring */
    /* from 24195 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 69.1 ms (68.3 ms to 71.5 ms), 6 samples
     * native 313 ms (276 ms to 325 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 69.5 ms */
    if (problem->bytes < 92681)
        return &choices[17]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 278 ms (278 ms to 279 ms), 2 samples
     * native 397 ms (391 ms to 404 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 287 ms */
    return &choices[18]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_linear order=dealt 522 us (420 us to 594 us), 15 samples
     * native 607 us (504 us to 699 us), 15 samples
     * runner-up: bcast_linear 527 us */
    if (problem->bytes < 4)
        return &choices[19]; /* bcast_linear */
    /* from 4 bytes: nothing beat native; at 64 bytes:
     * bcast_native 694 us (558 us to 749 us), 15 samples
     * runner-up: bcast_linear 644 us */
    if (problem->bytes < 5727)
        return &choices[0]; /* bcast_native */
    /* from 5727 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 823 us (646 us to 917 us), 15 samples
     * native 1.34 ms (1.25 ms to 1.78 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 943 us */
    if (problem->bytes < 12715)
        return &choices[20]; /* bcast_wired_tree */
    /* from 12715 bytes: confirmed; at 16384 bytes:
     * bcast_chain segment_bytes=4096 chains=1 1.25 ms (1.21 ms to 1.41 ms), 15 samples
     * native 2.11 ms (2.08 ms to 2.32 ms), 15 samples
     * runner-up: bcast_two_tree segment_bytes=4096 1.35 ms */
    if (problem->bytes < 16385)
        return &choices[21]; /* bcast_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=16384 chains=1 2.7 ms (2.45 ms to 3.14 ms), 15 samples
     * native 4.29 ms (4.1 ms to 4.63 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 2.47 ms */
    return &choices[22]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 124 us (26 us to 335 us), 15 samples
     * native 660 us (432 us to 728 us), 15 samples
     * runner-up: reduce_pairwise_gather order=dealt 389 us */
    if (problem->bytes < 1870)
        return &choices[23]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 679 us (500 us to 775 us), 20 samples
     * runner-up: reduce_kary segment_bytes=1024 radix=4 654 us */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=3 639 us (501 us to 859 us), 15 samples
     * native 1.01 ms (840 us to 1.18 ms), 15 samples
     * runner-up: reduce_bine 733 us */
    if (problem->bytes < 4332)
        return &choices[24]; /* reduce_knomial */
    /* from 4332 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 745 us (679 us to 801 us), 15 samples
     * native 1.11 ms (967 us to 1.29 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 846 us */
    if (problem->bytes < 12570)
        return &choices[25]; /* reduce_wired_tree */
    /* from 12570 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.16 ms (1.07 ms to 1.23 ms), 15 samples
     * native 2.03 ms (1.7 ms to 2.1 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 1.37 ms */
    if (problem->bytes < 16392)
        return &choices[26]; /* reduce_wired_chain */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 2.44 ms (2.32 ms to 2.78 ms), 15 samples
     * native 4.18 ms (3.38 ms to 4.44 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 2.64 ms */
    if (problem->bytes < 268435457)
        return &choices[27]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.3 ms (22.8 ms to 23.6 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 10.9 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 895 us (858 us to 1.12 ms), 18 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 881 us */
    if (problem->bytes < 4)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 881 us (847 us to 928 us), 135 samples
     * native 962 us (938 us to 998 us), 135 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 919 us */
    if (problem->bytes < 112)
        return &choices[28]; /* reduce_scatter_block_hierarchical */
    /* from 112 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 930 us (852 us to 1.04 ms), 15 samples
     * runner-up: reduce_scatter_block_butterfly 1.09 ms */
    if (problem->bytes < 2708)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2708 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 4.44 ms (4.26 ms to 4.46 ms), 15 samples
     * native 5.21 ms (5.1 ms to 5.41 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 4.4 ms */
    if (problem->bytes < 6402)
        return &choices[29]; /* reduce_scatter_block_wired_ring */
    /* from 6402 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 8.93 ms (8.84 ms to 9.13 ms), 15 samples
     * native 13.3 ms (13 ms to 13.4 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 9.08 ms */
    if (problem->bytes < 18398)
        return &choices[30]; /* reduce_scatter_block_ring */
    /* from 18398 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 36.8 ms (36 ms to 37.6 ms), 6 samples
     * native 67.6 ms (66.8 ms to 68.1 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 37.1 ms */
    if (problem->bytes < 52584)
        return &choices[31]; /* reduce_scatter_block_wired_ring */
    /* from 52584 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=1024 79.7 ms (75.9 ms to 92.1 ms), 6 samples
     * native 190 ms (187 ms to 193 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 76.7 ms */
    if (problem->bytes < 17895698)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17895698 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 402 ms (400 ms to 404 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 157 ms */
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
    {&ct_allgather, 1, 0.00104588, 0.000748399},
    {&ct_allgather, 64, 0.00099836, 0.0008233},
    {&ct_allgather, 512, 0.001236854, 0.000958621},
    {&ct_allgather, 1024, 0.002034686, 0.000986707},
    {&ct_allgather, 2048, 0.004184563, 0.002136076},
    {&ct_allgather, 4096, 0.010074414, 0.004397018},
    {&ct_allgather, 8192, 0.009059338, 0.009059338},
    {&ct_allgather, 16384, 0.018311692, 0.018311692},
    {&ct_allgather, 32768, 0.0402881625, 0.0369691315},
    {&ct_allgather, 65536, 0.0820410575, 0.076524245},
    {&ct_allgather, 131072, 0.189098933, 0.157212172},
    {&ct_allreduce, 1, 0.000931626, 0.000814498},
    {&ct_allreduce, 64, 0.001240439, 0.000902478},
    {&ct_allreduce, 512, 0.001225031, 0.000925968},
    {&ct_allreduce, 1024, 0.001286818, 0.000775249},
    {&ct_allreduce, 2048, 0.001317708, 0.00077959},
    {&ct_allreduce, 4096, 0.001432033, 0.000920073},
    {&ct_allreduce, 8192, 0.001425117, 0.001301184},
    {&ct_allreduce, 16384, 0.002092301, 0.002092301},
    {&ct_allreduce, 32768, 0.004670734, 0.004302072},
    {&ct_allreduce, 65536, 0.012075491, 0.009438742},
    {&ct_allreduce, 131072, 0.0294672765, 0.0192172975},
    {&ct_alltoall, 1, 0.001365039, 0.000922402},
    {&ct_alltoall, 64, 0.00127141, 0.00086368},
    {&ct_alltoall, 512, 0.00230353, 0.001341113},
    {&ct_alltoall, 1024, 0.002531002, 0.002531002},
    {&ct_alltoall, 2048, 0.004232374, 0.0039119395},
    {&ct_alltoall, 4096, 0.008485664, 0.00807133},
    {&ct_alltoall, 8192, 0.016807335, 0.016807335},
    {&ct_alltoall, 16384, 0.261034032, 0.034141831},
    {&ct_alltoall, 32768, 0.313277587, 0.0690737005},
    {&ct_alltoall, 65536, 0.19168605, 0.137860806},
    {&ct_alltoall, 131072, 0.397396427, 0.278338426},
    {&ct_bcast, 1, 0.000606659, 0.000521878},
    {&ct_bcast, 64, 0.000694094, 0.000694094},
    {&ct_bcast, 512, 0.000661031, 0.000661031},
    {&ct_bcast, 1024, 0.000639452, 0.000639452},
    {&ct_bcast, 2048, 0.0006682805, 0.0006682805},
    {&ct_bcast, 4096, 0.000739637, 0.000739637},
    {&ct_bcast, 8192, 0.001339696, 0.00082261},
    {&ct_bcast, 16384, 0.002109728, 0.001248285},
    {&ct_bcast, 32768, 0.004289549, 0.00270469},
    {&ct_bcast, 65536, 0.008853635, 0.005475227},
    {&ct_bcast, 131072, 0.018067638, 0.011367291},
    {&ct_reduce, 1, 0.000660409, 0.000123693},
    {&ct_reduce, 64, 0.000565759, 0.000185965},
    {&ct_reduce, 512, 0.000626829, 0.000366303},
    {&ct_reduce, 1024, 0.000426588, 0.000153788},
    {&ct_reduce, 2048, 0.000679011, 0.000679011},
    {&ct_reduce, 4096, 0.001005871, 0.000638847},
    {&ct_reduce, 8192, 0.00111315, 0.000745225},
    {&ct_reduce, 16384, 0.002029749, 0.001161928},
    {&ct_reduce, 32768, 0.004184583, 0.00244191},
    {&ct_reduce, 65536, 0.009787534, 0.005222101},
    {&ct_reduce, 131072, 0.023304215, 0.010326618},
    {&ct_reduce_scatter_block, 1, 0.0008952215, 0.0008952215},
    {&ct_reduce_scatter_block, 64, 0.000962267, 0.000881442},
    {&ct_reduce_scatter_block, 512, 0.000930249, 0.000930249},
    {&ct_reduce_scatter_block, 1024, 0.000976017, 0.000976017},
    {&ct_reduce_scatter_block, 2048, 0.0021217675, 0.0021217675},
    {&ct_reduce_scatter_block, 4096, 0.005205737, 0.004435355},
    {&ct_reduce_scatter_block, 8192, 0.013306525, 0.008934645},
    {&ct_reduce_scatter_block, 16384, 0.031515991, 0.018119127},
    {&ct_reduce_scatter_block, 32768, 0.067586546, 0.0368429095},
    {&ct_reduce_scatter_block, 65536, 0.189541471, 0.079665674},
    {&ct_reduce_scatter_block, 131072, 0.401846433, 0.161298723},
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
    .dispatch_hash = UINT64_C(0xe4eb0340499c2056),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x9514e317f1991e95),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
