/*
 * tuned.c - collective algorithms for the job rows
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 4 ranks,
 * the first of 5 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_rounds;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x03002433837722cf),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4f17d071715bd981),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x3b37186f4e029ef6),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=dealt */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5180bf75fcf20ec),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3acf9afe73c4f96b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0xfca5a8235a1b4df5),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8a295de9e810eb6b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 order=depth_first */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4d0265b9422861b2),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=262144 */
        .setting = {{16, 262144}},
        .fingerprint = UINT64_C(0xae78063abc529fea),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=16384 */
        .setting = {{64, 16384}},
        .fingerprint = UINT64_C(0x2b1e6a581902cbdf),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x93935be82b1a2d86),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 order=dealt */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x512e0d6c2c48ec96),
    },
    {
        .algorithm = &alltoall_rounds,
        /* partners=one_factor separation=none barriers=0 order=depth_first */
        .setting = {{0, 0, 0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd5d9336a1d0a3eb3),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x5a6a3194ac4b6cb9),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x9f20aee7430167b7),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x020d8dc6581bb309),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xf4ddb4770f225553),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xcdd2651585a75efc),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 1, 3}},
        .fingerprint = UINT64_C(0x06a68f88343cd921),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xad90c7da300211cc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xbdcb1319fda64593),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x015358a43a55fdcf),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x7c01688259c20560),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5b50f7e7b2e972b1),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe33cf2d64d59879b),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4062156faa91504a),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xa1a184da3b785288),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* dropped: allgather_hierarchical leaders=1 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 1.25 ms (1.19 ms to 1.33 ms), 48 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies, 0.96 times as long in the same rounds */
    if (problem->bytes < 2656)
        return &choices[0]; /* allgather_native */
    /* from 2656 bytes: confirmed; at 4096 bytes:
     * allgather_wired_ring segment_bytes=0 2.24 ms (2.14 ms to 2.36 ms), 30 samples
     * native 2.76 ms (2.67 ms to 2.96 ms), 30 samples
     * native / choice 1.24 (1.16 to 1.30), 30 rounds
     * runner-up: allgather_recursive_doubling_far order_by=copies order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 19832)
        return &choices[1]; /* allgather_wired_ring */
    /* from 19832 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 19.7 ms (19.5 ms to 19.9 ms), 30 samples
     * native 30.4 ms (29 ms to 31.2 ms), 30 samples
     * native / choice 1.54 (1.46 to 1.61), 30 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 38030)
        return &choices[2]; /* allgather_wired_ring */
    /* from 38030 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=4096 41.2 ms (40.7 ms to 41.7 ms), 18 samples
     * native 68.4 ms (62.8 ms to 266 ms), 18 samples
     * native / choice 1.62 (1.51 to 6.18), 18 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 0.97 times as long in the same rounds */
    if (problem->bytes < 113052)
        return &choices[3]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 113052 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=16384 90.7 ms (85.5 ms to 93.7 ms), 15 samples
     * native 290 ms (277 ms to 308 ms), 15 samples
     * native / choice 3.18 (2.59 to 3.46), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 1.02 times as long in the same rounds */
    return &choices[2]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* dropped: allreduce_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=1 between=rabenseifner, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 1.39 ms (1.34 ms to 1.47 ms), 43 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt 1.37 ms (1.34 ms to 1.46 ms), 30 samples
     * native 1.74 ms (1.67 ms to 1.87 ms), 30 samples
     * native / choice 1.34 (1.19 to 1.44), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 84)
        return &choices[4]; /* allreduce_tree */
    /* from 84 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.33 ms (1.21 ms to 1.42 ms), 30 samples
     * native 1.74 ms (1.65 ms to 1.87 ms), 30 samples
     * native / choice 1.24 (1.19 to 1.45), 30 rounds
     * runner-up: allreduce_reduce_bcast, 1.04 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[5]; /* allreduce_tree */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 1.47 ms (1.32 ms to 1.55 ms), 30 samples
     * native 1.98 ms (1.78 ms to 2.04 ms), 30 samples
     * native / choice 1.35 (1.11 to 1.49), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt, 0.96 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[6]; /* allreduce_tree */
    /* from 1123 bytes: confirmed; at 1243 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.15 ms (1.03 ms to 1.3 ms), 30 samples
     * native 1.6 ms (1.53 ms to 1.77 ms), 30 samples
     * native / choice 1.37 (1.25 to 1.54), 30 rounds
     * runner-up: allreduce_reduce_bcast, 1.04 times as long in the same rounds */
    if (problem->bytes < 1820)
        return &choices[5]; /* allreduce_tree */
    /* from 1820 bytes: confirmed; at 2048 bytes:
     * allreduce_reduce_bcast order=depth_first 1.22 ms (1.16 ms to 1.29 ms), 30 samples
     * native 1.79 ms (1.65 ms to 1.94 ms), 30 samples
     * native / choice 1.48 (1.35 to 1.59), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.99 times as long in the same rounds */
    if (problem->bytes < 2605)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 2605 bytes: confirmed; at 2896 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 1.78 ms (1.55 ms to 1.93 ms), 30 samples
     * native 2.43 ms (2.3 ms to 2.61 ms), 30 samples
     * native / choice 1.40 (1.26 to 1.51), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 3174)
        return &choices[5]; /* allreduce_tree */
    /* from 3174 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 1.48 ms (1.39 ms to 1.58 ms), 30 samples
     * native 1.81 ms (1.73 ms to 2.04 ms), 30 samples
     * native / choice 1.25 (1.14 to 1.42), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first, 0.90 times as long in the same rounds */
    if (problem->bytes < 4253)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 4253 bytes: confirmed; at 5968 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first 1.58 ms (1.46 ms to 1.65 ms), 30 samples
     * native 2.22 ms (2.09 ms to 2.38 ms), 30 samples
     * native / choice 1.45 (1.29 to 1.58), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.10 times as long in the same rounds */
    if (problem->bytes < 8165)
        return &choices[8]; /* allreduce_tree */
    /* from 8165 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=262144 1.88 ms (1.8 ms to 2.03 ms), 30 samples
     * native 3.06 ms (2.96 ms to 3.18 ms), 30 samples
     * native / choice 1.62 (1.52 to 1.69), 30 rounds
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144, 1.02 times as long in the same rounds */
    if (problem->bytes < 18920)
        return &choices[9]; /* allreduce_wired_switches */
    /* from 18920 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=16384 8.12 ms (8.01 ms to 8.32 ms), 30 samples
     * native 13.3 ms (13.1 ms to 13.7 ms), 30 samples
     * native / choice 1.64 (1.60 to 1.67), 30 rounds
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[10]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 67.5 ms (66.6 ms to 70 ms), 23 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384, 0.53 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* dropped: alltoall_hierarchical leaders=1 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck order=dealt 1.3 ms (1.26 ms to 1.34 ms), 135 samples
     * native 1.4 ms (1.34 ms to 1.46 ms), 135 samples
     * native / choice 1.08 (1.03 to 1.14), 135 rounds
     * runner-up: alltoall_bine, 1.00 times as long in the same rounds */
    if (problem->bytes < 48)
        return &choices[11]; /* alltoall_bruck */
    /* from 48 bytes: confirmed; at 64 bytes:
     * alltoall_grid dims=2 order=dealt 1.51 ms (1.45 ms to 1.53 ms), 30 samples
     * native 1.71 ms (1.58 ms to 1.82 ms), 30 samples
     * native / choice 1.12 (1.06 to 1.21), 30 rounds
     * runner-up: alltoall_bruck order=dealt, 0.97 times as long in the same rounds */
    if (problem->bytes < 626)
        return &choices[12]; /* alltoall_grid */
    /* from 626 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck order=dealt 1.32 ms (1.23 ms to 1.44 ms), 45 samples
     * native 1.43 ms (1.3 ms to 1.51 ms), 45 samples
     * native / choice 1.09 (1.01 to 1.15), 45 rounds
     * runner-up: alltoall_bruck order=depth_first, 0.96 times as long in the same rounds */
    if (problem->bytes < 1721)
        return &choices[11]; /* alltoall_bruck */
    /* from 1721 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 1.35 ms (1.3 ms to 1.42 ms), 65 samples
     * runner-up: alltoall_spread window=0 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 4103)
        return &choices[0]; /* alltoall_native */
    /* from 4103 bytes: confirmed; at 8192 bytes:
     * alltoall_rounds partners=one_factor separation=none barriers=0 order=depth_first 5.18 ms (5.07 ms to 5.26 ms), 60 samples
     * native 5.39 ms (5.25 ms to 5.5 ms), 60 samples
     * native / choice 1.04 (1.01 to 1.07), 60 rounds
     * runner-up: alltoall_rounds partners=pair separation=none barriers=0 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[13]; /* alltoall_rounds */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 11.5 ms (11.4 ms to 11.5 ms), 275 samples
     * runner-up: alltoall_ring segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 23.5 ms (22.9 ms to 23.7 ms), 18 samples
     * native 26.7 ms (26 ms to 28.3 ms), 18 samples
     * native / choice 1.15 (1.10 to 1.21), 18 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 1.01 times as long in the same rounds */
    return &choices[14]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, from 1 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=1 tree=binary, from 16384 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=1 tree=chain, from 16384 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=65536 leaders=1 tree=binary, from 131072 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=65536 leaders=1 tree=chain, from 131072 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 1.15 ms (1.09 ms to 1.22 ms), 148 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 6355)
        return &choices[0]; /* bcast_native */
    /* from 6355 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=4096 1.13 ms (976 us to 1.27 ms), 30 samples
     * native 1.61 ms (1.47 ms to 1.71 ms), 30 samples
     * native / choice 1.45 (1.19 to 1.65), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 8194)
        return &choices[15]; /* bcast_wired_tree */
    /* from 8194 bytes: confirmed; at 16384 bytes:
     * bcast_wired_tree segment_bytes=0 2.27 ms (1.99 ms to 2.41 ms), 30 samples
     * native 3.65 ms (3.47 ms to 3.8 ms), 30 samples
     * native / choice 1.60 (1.52 to 1.86), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.03 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[16]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 4.79 ms (4.54 ms to 4.88 ms), 30 samples
     * native 8.98 ms (8.69 ms to 9.15 ms), 30 samples
     * native / choice 1.89 (1.82 to 1.95), 30 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.11 times as long in the same rounds */
    return &choices[17]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear order=depth_first 646 us (460 us to 887 us), 30 samples
     * native 976 us (839 us to 1.1 ms), 30 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 0.77 times as long in the same rounds */
    if (problem->bytes < 302)
        return &choices[18]; /* reduce_linear */
    /* from 302 bytes: undecided; at 512 bytes:
     * reduce_native 1.01 ms (921 us to 1.15 ms), 30 samples
     * runner-up: reduce_linear order=dealt, 0.89 times as long in the same rounds */
    if (problem->bytes < 1024)
        return &choices[0]; /* reduce_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 856 us (711 us to 944 us), 30 samples
     * native 981 us (762 us to 1.09 ms), 30 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3 order=dealt, 0.82 times as long in the same rounds */
    if (problem->bytes < 1059)
        return &choices[19]; /* reduce_tree */
    /* from 1059 bytes: confirmed; at 2048 bytes:
     * reduce_linear 660 us (522 us to 764 us), 120 samples
     * native 890 us (793 us to 994 us), 120 samples
     * native / choice 1.37 (1.13 to 1.93), 120 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 2681)
        return &choices[20]; /* reduce_linear */
    /* from 2681 bytes: confirmed; at 3113 bytes:
     * reduce_linear order=depth_first 970 us (443 us to 1.22 ms), 30 samples
     * native 1.84 ms (1.69 ms to 2.05 ms), 30 samples
     * native / choice 2.26 (1.59 to 3.47), 30 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 3606)
        return &choices[18]; /* reduce_linear */
    /* from 3606 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 824 us (604 us to 938 us), 30 samples
     * native 1.33 ms (1.26 ms to 1.41 ms), 30 samples
     * native / choice 1.65 (1.48 to 2.41), 30 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3 order=dealt, 1.30 times as long in the same rounds */
    if (problem->bytes < 7782)
        return &choices[19]; /* reduce_tree */
    /* from 7782 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 987 us (859 us to 1.04 ms), 30 samples
     * native 1.87 ms (1.69 ms to 1.95 ms), 30 samples
     * native / choice 2.02 (1.74 to 2.17), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.07 times as long in the same rounds */
    if (problem->bytes < 18990)
        return &choices[21]; /* reduce_wired_tree */
    /* from 18990 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=4096 4.71 ms (4.43 ms to 5.22 ms), 30 samples
     * native 8.98 ms (8.72 ms to 9.23 ms), 30 samples
     * native / choice 1.95 (1.75 to 2.00), 30 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 134217729)
        return &choices[22]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 45.4 ms (44 ms to 48.6 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096, 0.47 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 1.54 ms (1.47 ms to 1.65 ms), 88 samples
     * runner-up: reduce_scatter_block_halving distance=far order=dealt, 0.94 times as long in the same rounds */
    if (problem->bytes < 2916)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2916 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 2.18 ms (2.13 ms to 2.28 ms), 30 samples
     * native 2.95 ms (2.85 ms to 3.03 ms), 30 samples
     * native / choice 1.32 (1.27 to 1.41), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 4583)
        return &choices[23]; /* reduce_scatter_block_wired_near_first */
    /* from 4583 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 4.53 ms (4.47 ms to 4.68 ms), 30 samples
     * native 6.16 ms (6.08 ms to 6.24 ms), 30 samples
     * native / choice 1.35 (1.31 to 1.39), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 16480)
        return &choices[24]; /* reduce_scatter_block_wired_ring */
    /* from 16480 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 19.9 ms (19.6 ms to 20 ms), 30 samples
     * native 29.9 ms (29.3 ms to 31 ms), 30 samples
     * native / choice 1.51 (1.47 to 1.58), 30 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 33585)
        return &choices[25]; /* reduce_scatter_block_wired_ring */
    /* from 33585 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 42.3 ms (40.4 ms to 47.3 ms), 18 samples
     * native 62 ms (58.4 ms to 69.7 ms), 18 samples
     * native / choice 1.51 (1.33 to 1.61), 18 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 0.98 times as long in the same rounds */
    if (problem->bytes < 82439)
        return &choices[26]; /* reduce_scatter_block_ring */
    /* from 82439 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 89.2 ms (84.5 ms to 93.2 ms), 15 samples
     * native 287 ms (123 ms to 291 ms), 15 samples
     * native / choice 3.11 (1.21 to 3.29), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[27]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 288 ms (123 ms to 291 ms), 16 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 0.32 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00125, 0.00125},
    {&ct_allgather, 64, 0.00145, 0.00145},
    {&ct_allgather, 512, 0.00151, 0.00151},
    {&ct_allgather, 1024, 0.0015, 0.0015},
    {&ct_allgather, 2048, 0.00145, 0.00145},
    {&ct_allgather, 4096, 0.00276, 0.00224},
    {&ct_allgather, 8192, 0.00614, 0.0045},
    {&ct_allgather, 16384, 0.0135, 0.0095},
    {&ct_allgather, 32768, 0.0304, 0.0197},
    {&ct_allgather, 65536, 0.0684, 0.0412},
    {&ct_allgather, 131072, 0.29, 0.0907},
    {&ct_allreduce, 1, 0.00139, 0.00139},
    {&ct_allreduce, 64, 0.00174, 0.00137},
    {&ct_allreduce, 512, 0.00174, 0.00133},
    {&ct_allreduce, 1024, 0.00198, 0.00147},
    {&ct_allreduce, 2048, 0.00179, 0.00122},
    {&ct_allreduce, 4096, 0.00181, 0.00148},
    {&ct_allreduce, 8192, 0.00306, 0.00188},
    {&ct_allreduce, 16384, 0.00639, 0.00377},
    {&ct_allreduce, 32768, 0.0133, 0.00812},
    {&ct_allreduce, 65536, 0.0306, 0.0174},
    {&ct_allreduce, 131072, 0.068, 0.0364},
    {&ct_alltoall, 1, 0.0014, 0.0013},
    {&ct_alltoall, 64, 0.00171, 0.00151},
    {&ct_alltoall, 512, 0.00142, 0.00128},
    {&ct_alltoall, 1024, 0.00143, 0.00132},
    {&ct_alltoall, 2048, 0.00135, 0.00135},
    {&ct_alltoall, 4096, 0.00247, 0.00247},
    {&ct_alltoall, 8192, 0.00539, 0.00518},
    {&ct_alltoall, 16384, 0.0115, 0.0115},
    {&ct_alltoall, 32768, 0.0267, 0.0235},
    {&ct_alltoall, 65536, 0.0676, 0.0472},
    {&ct_alltoall, 131072, 0.196, 0.0952},
    {&ct_bcast, 1, 0.00115, 0.00115},
    {&ct_bcast, 64, 0.00107, 0.00107},
    {&ct_bcast, 512, 0.00106, 0.00106},
    {&ct_bcast, 1024, 0.00105, 0.00105},
    {&ct_bcast, 2048, 0.00118, 0.00118},
    {&ct_bcast, 4096, 0.00113, 0.00113},
    {&ct_bcast, 8192, 0.00161, 0.00113},
    {&ct_bcast, 16384, 0.00365, 0.00227},
    {&ct_bcast, 32768, 0.00898, 0.00479},
    {&ct_bcast, 65536, 0.0186, 0.0104},
    {&ct_bcast, 131072, 0.245, 0.0213},
    {&ct_reduce, 1, 0.000976, 0.000646},
    {&ct_reduce, 64, 0.000824, 0.000696},
    {&ct_reduce, 512, 0.00101, 0.00101},
    {&ct_reduce, 1024, 0.000981, 0.000856},
    {&ct_reduce, 2048, 0.00089, 0.00066},
    {&ct_reduce, 4096, 0.00133, 0.000824},
    {&ct_reduce, 8192, 0.00187, 0.000987},
    {&ct_reduce, 16384, 0.00415, 0.00234},
    {&ct_reduce, 32768, 0.00898, 0.00471},
    {&ct_reduce, 65536, 0.021, 0.0102},
    {&ct_reduce, 131072, 0.0454, 0.0211},
    {&ct_reduce_scatter_block, 1, 0.00154, 0.00154},
    {&ct_reduce_scatter_block, 64, 0.00133, 0.00133},
    {&ct_reduce_scatter_block, 512, 0.00152, 0.00152},
    {&ct_reduce_scatter_block, 1024, 0.00159, 0.00159},
    {&ct_reduce_scatter_block, 2048, 0.00166, 0.00166},
    {&ct_reduce_scatter_block, 4096, 0.00295, 0.00218},
    {&ct_reduce_scatter_block, 8192, 0.00616, 0.00453},
    {&ct_reduce_scatter_block, 16384, 0.0134, 0.00961},
    {&ct_reduce_scatter_block, 32768, 0.0299, 0.0199},
    {&ct_reduce_scatter_block, 65536, 0.062, 0.0423},
    {&ct_reduce_scatter_block, 131072, 0.287, 0.0892},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-e",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .nparts = 5,
    .cluster_hash = UINT64_C(0x1a4312f184a3db63),
    .dispatch_hash = UINT64_C(0xc7b1014e0fcaeffb),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xc1570e47cb91355f),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
