/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks,
 * the first of 6 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;

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
        .fingerprint = UINT64_C(0x10482f4d025005ab),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x0d07ffb5caf45e3b),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x7a080817602a2993),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3d4d27a008326f34),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x29365da617c7d237),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc0e7a1ad0a524c73),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x50969b1565333313),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x21a70f8ad61019f3),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6556d70608b0d675),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xe4296b557da39c38),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa6074f753196d8ab),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x41cbba09d4663f52),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x75b74f43ae9dbed3),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xff8963e7c9a43bbe),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xbd93f6b5a49d24e3),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x650cd88ad9d24c82),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=pair separation=none barriers=0 order=dealt */
        .setting = {{1, 0, 0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x4102201b8b6691e5),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa93d045ea731adbb),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
        .fingerprint = UINT64_C(0x588518c07ab0de3d),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x71ca1fa9918efbc4),
    },
    {
        .algorithm = &reduce_bine,
        .fingerprint = UINT64_C(0x80e6404eaa1c070f),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0aa12736b1549038),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9434625876c53934),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x12086481da9bf42e),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x2616fcb99d4ecfc5),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x8280026f9268c993),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=8 order=dealt */
        .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xaedf88c52ec8f828),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x660ee6d10f49ed74),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc14df22019e2f165),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0a70657e3d9e5a3b),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* dropped: allgather_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 64 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 4.66 ms (4.34 ms to 4.83 ms), 60 samples
     * native 5.05 ms (4.75 ms to 5.37 ms), 60 samples
     * native / choice 1.07 (1.00 to 1.20), 60 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 56)
        return &choices[1]; /* allgather_hierarchical */
    /* from 56 bytes: nothing beat native; at 64 bytes:
     * allgather_native 4.77 ms (4.49 ms to 5.37 ms), 32 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 1.06 times as long in the same rounds */
    if (problem->bytes < 114)
        return &choices[0]; /* allgather_native */
    /* from 114 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 5.01 ms (4.7 ms to 5.45 ms), 60 samples
     * native 5.38 ms (5.07 ms to 5.6 ms), 60 samples
     * native / choice 1.10 (1.01 to 1.19), 60 rounds
     * runner-up: allgather_bruck, 1.04 times as long in the same rounds */
    if (problem->bytes < 693)
        return &choices[2]; /* allgather_hierarchical */
    /* from 693 bytes: nothing beat native; at 1024 bytes:
     * allgather_native 4.62 ms (4.44 ms to 4.77 ms), 120 samples
     * runner-up: allgather_bruck, 1.00 times as long in the same rounds */
    if (problem->bytes < 4157)
        return &choices[0]; /* allgather_native */
    /* from 4157 bytes: confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 11.2 ms (11 ms to 11.4 ms), 30 samples
     * native 14.9 ms (14 ms to 15.2 ms), 30 samples
     * native / choice 1.34 (1.21 to 1.39), 30 rounds
     * runner-up: allgather_rounds partners=pair separation=none barriers=0 order=dealt, 1.04 times as long in the same rounds */
    if (problem->bytes < 9438)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 9438 bytes: confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 19.3 ms (18.9 ms to 19.7 ms), 15 samples
     * native 30.8 ms (29.9 ms to 31.2 ms), 15 samples
     * native / choice 1.57 (1.50 to 1.62), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 18182)
        return &choices[4]; /* allgather_ring */
    /* from 18182 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 39.1 ms (38.2 ms to 39.8 ms), 18 samples
     * native 68.3 ms (66.5 ms to 70 ms), 18 samples
     * native / choice 1.74 (1.64 to 1.81), 18 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.98 times as long in the same rounds */
    if (problem->bytes < 50675)
        return &choices[5]; /* allgather_wired_ring */
    /* from 50675 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=16384 order=dealt 76.9 ms (74.9 ms to 77.5 ms), 15 samples
     * native 104 ms (102 ms to 106 ms), 15 samples
     * native / choice 1.36 (1.34 to 1.38), 15 rounds
     * runner-up: allgather_ring segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 65537)
        return &choices[6]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided; at 131072 bytes:
     * allgather_native 214 ms (211 ms to 223 ms), 8 samples
     * runner-up: allgather_ring segment_bytes=16384 order=dealt, 0.92 times as long in the same rounds */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* dropped: allreduce_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=rabenseifner, from 64 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=ring, from 512 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast 4.51 ms (4.07 ms to 4.87 ms), 30 samples
     * native 4.98 ms (4.7 ms to 5.21 ms), 30 samples
     * native / choice 1.14 (1.01 to 1.23), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.00 times as long in the same rounds */
    if (problem->bytes < 63)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 63 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 4.6 ms (4.21 ms to 4.83 ms), 30 samples
     * native 6.87 ms (6.76 ms to 7.25 ms), 30 samples
     * native / choice 1.52 (1.40 to 1.63), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8, 0.98 times as long in the same rounds */
    if (problem->bytes < 3774)
        return &choices[8]; /* allreduce_tree */
    /* from 3774 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 5.41 ms (4.99 ms to 5.78 ms), 30 samples
     * native 7.73 ms (6.73 ms to 8.4 ms), 30 samples
     * native / choice 1.40 (1.25 to 1.51), 30 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 5502)
        return &choices[9]; /* allreduce_tree */
    /* from 5502 bytes: confirmed; at 8192 bytes:
     * allreduce_reduce_bcast order=dealt 6.97 ms (6.65 ms to 7.47 ms), 30 samples
     * native 9.65 ms (9.01 ms to 10.5 ms), 30 samples
     * native / choice 1.37 (1.32 to 1.48), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.04 times as long in the same rounds */
    if (problem->bytes < 10177)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 10177 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 7.7 ms (7.26 ms to 8.24 ms), 45 samples
     * native 8.98 ms (8.28 ms to 9.29 ms), 45 samples
     * native / choice 1.18 (1.06 to 1.22), 45 rounds
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 19585)
        return &choices[11]; /* allreduce_two_tree */
    /* from 19585 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 11.3 ms (11 ms to 11.4 ms), 37 samples
     * runner-up: allreduce_halving distance=near, 0.99 times as long in the same rounds */
    if (problem->bytes < 34246)
        return &choices[0]; /* allreduce_native */
    /* from 34246 bytes: confirmed; at 39478 bytes:
     * allreduce_k_reduce_scatter_allgather radix=4 order=dealt 13.8 ms (13.6 ms to 14.2 ms), 30 samples
     * native 16.9 ms (16.6 ms to 17.4 ms), 30 samples
     * native / choice 1.22 (1.18 to 1.29), 30 rounds
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 58323)
        return &choices[12]; /* allreduce_k_reduce_scatter_allgather */
    /* from 58323 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 20.5 ms (20.1 ms to 21.2 ms), 15 samples
     * native 28 ms (27.2 ms to 28.6 ms), 15 samples
     * native / choice 1.34 (1.29 to 1.39), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=ring allgather=ring, 1.03 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[13]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 62.5 ms (60.9 ms to 65.6 ms), 23 samples
     * runner-up: allreduce_ring segment_bytes=0, 0.63 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* dropped: alltoall_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 512 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 4.42 ms (3.97 ms to 5.03 ms), 30 samples
     * native 6.46 ms (5.68 ms to 6.75 ms), 30 samples
     * native / choice 1.44 (1.22 to 1.67), 30 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.05 times as long in the same rounds */
    if (problem->bytes < 53)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 53 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 5.5 ms (5 ms to 6.41 ms), 30 samples
     * native 7.72 ms (6.87 ms to 8.15 ms), 30 samples
     * native / choice 1.35 (1.24 to 1.52), 30 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 0.99 times as long in the same rounds */
    if (problem->bytes < 171)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 171 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=1 between=spread 4.97 ms (4.59 ms to 5.47 ms), 30 samples
     * native 6.08 ms (5.73 ms to 6.64 ms), 30 samples
     * native / choice 1.22 (1.16 to 1.35), 30 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.04 times as long in the same rounds */
    if (problem->bytes < 548)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 548 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck 6.36 ms (5.92 ms to 6.72 ms), 30 samples
     * native 7.79 ms (7.28 ms to 8.59 ms), 30 samples
     * native / choice 1.25 (1.13 to 1.33), 30 rounds
     * runner-up: alltoall_bruck order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 2360)
        return &choices[16]; /* alltoall_bruck */
    /* from 2360 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 7.79 ms (7.37 ms to 7.93 ms), 87 samples
     * runner-up: alltoall_spread window=4, 0.88 times as long in the same rounds */
    if (problem->bytes < 16384)
        return &choices[0]; /* alltoall_native */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * alltoall_rounds partners=pair separation=none barriers=0 order=dealt 21.3 ms (20.9 ms to 22 ms), 18 samples
     * native 22.4 ms (21.5 ms to 24 ms), 18 samples
     * native / choice 1.05 (1.02 to 1.11), 18 rounds
     * runner-up: alltoall_scattered batch=4 order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 17846)
        return &choices[17]; /* alltoall_rounds */
    /* beyond 131072 bytes nothing was measured */
    /* from 17846 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 43.1 ms (41 ms to 43.9 ms), 18 samples
     * native 269 ms (82.6 ms to 278 ms), 18 samples
     * native / choice 5.81 (1.91 to 6.75), 18 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 1.02 times as long in the same rounds */
    return &choices[18]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, from 64 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 3.82 ms (3.52 ms to 4.18 ms), 43 samples
     * runner-up: bcast_native order=dealt, 0.82 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 7.96 ms (7.43 ms to 8.37 ms), 30 samples
     * native 9.6 ms (8.94 ms to 10.2 ms), 30 samples
     * native / choice 1.22 (1.13 to 1.28), 30 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.98 times as long in the same rounds */
    return &choices[19]; /* bcast_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 5.59 ms (5.3 ms to 6.03 ms), 248 samples
     * runner-up: reduce_halving distance=bine, 0.77 times as long in the same rounds */
    if (problem->bytes < 2086)
        return &choices[0]; /* reduce_native */
    /* from 2086 bytes: confirmed; at 4096 bytes:
     * reduce_linear order=dealt 5.24 ms (4.16 ms to 5.84 ms), 30 samples
     * native 8.52 ms (8.06 ms to 9.12 ms), 30 samples
     * native / choice 1.65 (1.46 to 2.15), 30 rounds
     * runner-up: reduce_linear, 1.02 times as long in the same rounds */
    if (problem->bytes < 4616)
        return &choices[20]; /* reduce_linear */
    /* from 4616 bytes: confirmed; at 8192 bytes:
     * reduce_bine 5.58 ms (3.92 ms to 6.47 ms), 30 samples
     * native 8.67 ms (7.5 ms to 9.38 ms), 30 samples
     * native / choice 1.62 (1.35 to 1.80), 30 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3, 1.02 times as long in the same rounds */
    if (problem->bytes < 11169)
        return &choices[21]; /* reduce_bine */
    /* from 11169 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 5.66 ms (5.07 ms to 6.08 ms), 30 samples
     * native 6.77 ms (6.17 ms to 7.43 ms), 30 samples
     * native / choice 1.17 (1.10 to 1.33), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.03 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[22]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 7.14 ms (7 ms to 7.6 ms), 30 samples
     * native 8.43 ms (8.03 ms to 8.74 ms), 30 samples
     * native / choice 1.18 (1.13 to 1.23), 30 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[23]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 49.8 ms (48.1 ms to 50.9 ms), 23 samples
     * runner-up: reduce_wired_chain segment_bytes=16384, 0.48 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 4.63 ms (4.13 ms to 4.93 ms), 45 samples
     * native 4.96 ms (4.71 ms to 5.25 ms), 45 samples
     * native / choice 1.11 (1.03 to 1.19), 45 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 1.01 times as long in the same rounds */
    if (problem->bytes < 53)
        return &choices[24]; /* reduce_scatter_block_hierarchical */
    /* from 53 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 5.31 ms (5.07 ms to 5.64 ms), 77 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 4466)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4466 bytes: confirmed; at 5149 bytes:
     * reduce_scatter_block_ring segment_bytes=0 8.8 ms (8.21 ms to 9.39 ms), 30 samples
     * native 11 ms (10.5 ms to 11.7 ms), 30 samples
     * native / choice 1.27 (1.19 to 1.40), 30 rounds
     * runner-up: reduce_scatter_block_alltoall alltoall=spread order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 5826)
        return &choices[25]; /* reduce_scatter_block_ring */
    /* from 5826 bytes: confirmed; at 6616 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 11.4 ms (11.1 ms to 11.6 ms), 30 samples
     * native 15 ms (14.6 ms to 15.9 ms), 30 samples
     * native / choice 1.35 (1.27 to 1.38), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 7479)
        return &choices[26]; /* reduce_scatter_block_wired_ring */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_recursive_multiplying radix=8 order=dealt 11.7 ms (11.3 ms to 12.4 ms), 30 samples
     * native 16 ms (15.3 ms to 16.9 ms), 30 samples
     * native / choice 1.36 (1.31 to 1.45), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 8975)
        return &choices[27]; /* reduce_scatter_block_recursive_multiplying */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 20.5 ms (19.6 ms to 21.2 ms), 18 samples
     * native 34.2 ms (33.2 ms to 34.8 ms), 18 samples
     * native / choice 1.69 (1.59 to 1.74), 18 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 17696)
        return &choices[25]; /* reduce_scatter_block_ring */
    /* from 17696 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 39 ms (38.3 ms to 40 ms), 18 samples
     * native 68.9 ms (67.4 ms to 70.4 ms), 18 samples
     * native / choice 1.76 (1.71 to 1.80), 18 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[28]; /* reduce_scatter_block_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 76.4 ms (75.9 ms to 77.8 ms), 15 samples
     * native 114 ms (112 ms to 118 ms), 15 samples
     * native / choice 1.49 (1.44 to 1.53), 15 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 99511)
        return &choices[29]; /* reduce_scatter_block_ring */
    /* from 99511 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 173 ms, 5 samples
     * native 231 ms, 5 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.03 times as long in the same rounds */
    if (problem->bytes < 33554433)
        return &choices[30]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 231 ms (228 ms to 235 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 0.75 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00505, 0.00466},
    {&ct_allgather, 64, 0.00477, 0.00477},
    {&ct_allgather, 512, 0.00538, 0.00501},
    {&ct_allgather, 1024, 0.00462, 0.00462},
    {&ct_allgather, 2048, 0.00511, 0.00511},
    {&ct_allgather, 4096, 0.00808, 0.00808},
    {&ct_allgather, 8192, 0.0149, 0.0112},
    {&ct_allgather, 16384, 0.0308, 0.0193},
    {&ct_allgather, 32768, 0.0683, 0.0391},
    {&ct_allgather, 65536, 0.104, 0.0769},
    {&ct_allgather, 131072, 0.214, 0.214},
    {&ct_allreduce, 1, 0.00498, 0.00451},
    {&ct_allreduce, 64, 0.00687, 0.0046},
    {&ct_allreduce, 512, 0.00792, 0.00523},
    {&ct_allreduce, 1024, 0.00638, 0.00428},
    {&ct_allreduce, 2048, 0.00672, 0.00459},
    {&ct_allreduce, 4096, 0.00773, 0.00541},
    {&ct_allreduce, 8192, 0.00965, 0.00697},
    {&ct_allreduce, 16384, 0.00898, 0.0077},
    {&ct_allreduce, 32768, 0.0113, 0.0113},
    {&ct_allreduce, 65536, 0.028, 0.0205},
    {&ct_allreduce, 131072, 0.0617, 0.0388},
    {&ct_alltoall, 1, 0.00646, 0.00442},
    {&ct_alltoall, 64, 0.00772, 0.0055},
    {&ct_alltoall, 512, 0.00608, 0.00497},
    {&ct_alltoall, 1024, 0.00779, 0.00636},
    {&ct_alltoall, 2048, 0.00865, 0.00796},
    {&ct_alltoall, 4096, 0.00779, 0.00779},
    {&ct_alltoall, 8192, 0.0118, 0.0118},
    {&ct_alltoall, 16384, 0.0224, 0.0213},
    {&ct_alltoall, 32768, 0.269, 0.0431},
    {&ct_alltoall, 65536, 0.131, 0.0787},
    {&ct_alltoall, 131072, 0.274, 0.157},
    {&ct_bcast, 1, 0.00382, 0.00382},
    {&ct_bcast, 64, 0.00407, 0.00407},
    {&ct_bcast, 512, 0.00419, 0.00419},
    {&ct_bcast, 1024, 0.00351, 0.00351},
    {&ct_bcast, 2048, 0.00367, 0.00367},
    {&ct_bcast, 4096, 0.00439, 0.00439},
    {&ct_bcast, 8192, 0.004, 0.004},
    {&ct_bcast, 16384, 0.00634, 0.00634},
    {&ct_bcast, 32768, 0.0096, 0.00796},
    {&ct_bcast, 65536, 0.0217, 0.0126},
    {&ct_bcast, 131072, 0.0468, 0.0236},
    {&ct_reduce, 1, 0.00559, 0.00559},
    {&ct_reduce, 64, 0.00523, 0.00523},
    {&ct_reduce, 512, 0.00433, 0.00433},
    {&ct_reduce, 1024, 0.00543, 0.00543},
    {&ct_reduce, 2048, 0.00397, 0.00397},
    {&ct_reduce, 4096, 0.00852, 0.00524},
    {&ct_reduce, 8192, 0.00867, 0.00558},
    {&ct_reduce, 16384, 0.00677, 0.00566},
    {&ct_reduce, 32768, 0.00843, 0.00714},
    {&ct_reduce, 65536, 0.0227, 0.012},
    {&ct_reduce, 131072, 0.0493, 0.0236},
    {&ct_reduce_scatter_block, 1, 0.00496, 0.00463},
    {&ct_reduce_scatter_block, 64, 0.00531, 0.00531},
    {&ct_reduce_scatter_block, 512, 0.00481, 0.00481},
    {&ct_reduce_scatter_block, 1024, 0.00636, 0.00636},
    {&ct_reduce_scatter_block, 2048, 0.00514, 0.00514},
    {&ct_reduce_scatter_block, 4096, 0.00699, 0.00699},
    {&ct_reduce_scatter_block, 8192, 0.016, 0.0117},
    {&ct_reduce_scatter_block, 16384, 0.0342, 0.0205},
    {&ct_reduce_scatter_block, 32768, 0.0689, 0.039},
    {&ct_reduce_scatter_block, 65536, 0.114, 0.0764},
    {&ct_reduce_scatter_block, 131072, 0.231, 0.173},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-d",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .nparts = 6,
    .cluster_hash = UINT64_C(0x02b1c0d0a90f0d69),
    .dispatch_hash = UINT64_C(0x6e67b54c72405588),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xd953416be008b4d2),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
