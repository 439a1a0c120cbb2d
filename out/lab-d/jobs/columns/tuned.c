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
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid_3d;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_one_factor;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_binary;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x2931d8a12d0e10c8),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=copies order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3b1bc11b970f6666),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x7a080817602a2993),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa9943db96fd1d2d),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=262144 */
        .setting = {{64, 262144}},
        .fingerprint = UINT64_C(0x52c8cf52cacecd60),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=dealt */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x308c5dde5d09b831),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0xd8650d3dc73761f6),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=1024 tree=knomial radix=2 */
        .setting = {{1024, 1, 2}},
        .fingerprint = UINT64_C(0x051b5a618a40048e),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6556d70608b0d675),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x57797bdf912bc923),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x991f44168ad1a402),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0xcf216ff20779c6be),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xff8963e7c9a43bbe),
    },
    {
        .algorithm = &alltoall_grid_3d,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x37a7c739ded82057),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x909572c4a16a7280),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &alltoall_one_factor,
        .fingerprint = UINT64_C(0x7a7c1e890d749464),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0x348cdc83eed4014a),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x42e5c97f0e55e1e7),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=8192 radix=3 */
        .setting = {{8192, 3}},
        .fingerprint = UINT64_C(0xca31f2b78b18676e),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x588518c07ab0de3d),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1a99a1a74dfe831c),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xed4355e0c31a2fed),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x49110924949a252f),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xfe51c0ba8f7f5493),
    },
    {
        .algorithm = &reduce_binary,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xf0c70b1b9d31fc45),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5f523bdd3091ab1),
    },
    {
        .algorithm = &reduce_bine,
        .fingerprint = UINT64_C(0x80e6404eaa1c070f),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=dealt */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x290c23a77f5901c4),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x04d3f451deb65899),
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
        .algorithm = &reduce_scatter_block_pairwise,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1e9b4db264eb3452),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x660ee6d10f49ed74),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 64 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 512)
        return &choices[0]; /* allgather_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allgather_wired_far_first order_by=copies 8.36 ms (7.56 ms to 14.9 ms), 3 samples
     * native 11.9 ms (9.09 ms to 14.8 ms), 2 samples
     * runner-up: allgather_bine order_by=copies 8.91 ms */
    if (problem->bytes < 935)
        return &choices[1]; /* allgather_wired_far_first */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * allgather_bine order_by=copies order=dealt 8.28 ms (6.96 ms to 17.8 ms), 3 samples
     * native 10.8 ms (9.75 ms to 11.9 ms), 2 samples
     * runner-up: allgather_spread window=0 8.78 ms */
    if (problem->bytes < 1123)
        return &choices[2]; /* allgather_bine */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* allgather_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 15.6 ms (14.8 ms to 17.2 ms), 3 samples
     * native 25.6 ms (23.5 ms to 27.7 ms), 2 samples
     * runner-up: allgather_spread window=4 order=dealt 15.9 ms */
    if (problem->bytes < 16384)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_wired_ring segment_bytes=0 22.6 ms (20.6 ms to 30.9 ms), 3 samples
     * native 47.4 ms (45.4 ms to 60.5 ms), 5 samples
     * runner-up: allgather_spread window=4 24.8 ms */
    if (problem->bytes < 65537)
        return &choices[4]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allreduce_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=rabenseifner, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=262144 7.85 ms (5.02 ms to 13.6 ms), 3 samples
     * native 10.3 ms (9.87 ms to 13.4 ms), 3 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=recursive_doubling order=dealt 8.24 ms */
    if (problem->bytes < 64)
        return &choices[5]; /* allreduce_wired_switches */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 11 ms (9.13 ms to 12.6 ms), 3 samples
     * native 22.9 ms (20.4 ms to 25.4 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 11.2 ms */
    if (problem->bytes < 512)
        return &choices[6]; /* allreduce_tree */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 12.2 ms (11.1 ms to 14.9 ms), 3 samples
     * native 18.7 ms (14.6 ms to 19.3 ms), 5 samples
     * runner-up: allreduce_reduce_bcast 12.2 ms */
    if (problem->bytes < 2048)
        return &choices[7]; /* allreduce_tree */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=1024 tree=knomial radix=2 8.59 ms (6.23 ms to 11.8 ms), 5 samples
     * native 13.7 ms (13 ms to 14.4 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=1024 tree=knomial radix=2 order=dealt 9.03 ms */
    if (problem->bytes < 4096)
        return &choices[8]; /* allreduce_tree */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 7.8 ms (6.37 ms to 10.9 ms), 5 samples
     * native 12.3 ms (10.9 ms to 14.7 ms), 5 samples
     * runner-up: allreduce_recursive_multiplying radix=3 order=dealt 7.92 ms */
    if (problem->bytes < 8192)
        return &choices[9]; /* allreduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_bine_small 7.88 ms (7.45 ms to 14.1 ms), 3 samples
     * native 12.5 ms (10.2 ms to 14.9 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 8.75 ms */
    if (problem->bytes < 14957)
        return &choices[10]; /* allreduce_bine_small */
    /* from 14957 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 order=dealt 10.7 ms (9.02 ms to 17.8 ms), 3 samples
     * native 14.5 ms (11.7 ms to 16.1 ms), 5 samples
     * runner-up: allreduce_reduce_bcast 12.5 ms */
    if (problem->bytes < 17949)
        return &choices[11]; /* allreduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: undecided */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_circulant 10.3 ms (9.4 ms to 11.5 ms), 3 samples
     * native 13.9 ms (12.1 ms to 19.8 ms), 3 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 10.5 ms */
    if (problem->bytes < 64)
        return &choices[12]; /* alltoall_circulant */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 8.63 ms (8.28 ms to 22.1 ms), 3 samples
     * native 12.2 ms (10.2 ms to 14.2 ms), 2 samples
     * runner-up: alltoall_grid_2d 8.98 ms */
    if (problem->bytes < 512)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_grid_3d order=dealt 8.58 ms (7.6 ms to 15.4 ms), 3 samples
     * native 11.7 ms (10.6 ms to 12.8 ms), 2 samples
     * runner-up: alltoall_bine 9.19 ms */
    if (problem->bytes < 2048)
        return &choices[14]; /* alltoall_grid_3d */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_bruck order=dealt 10.3 ms (9.46 ms to 19.4 ms), 3 samples
     * native 15.1 ms (14.7 ms to 15.4 ms), 2 samples
     * runner-up: alltoall_bruck 10.4 ms */
    if (problem->bytes < 4096)
        return &choices[15]; /* alltoall_bruck */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * alltoall_native order=dealt 14.4 ms (11.3 ms to 23 ms), 3 samples
     * native 23.1 ms (19 ms to 27.2 ms), 2 samples
     * runner-up: alltoall_scattered batch=4 14.4 ms */
    if (problem->bytes < 7479)
        return &choices[16]; /* alltoall_native */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * alltoall_one_factor 19.7 ms (18.9 ms to 25.3 ms), 3 samples
     * native 27.3 ms (23.5 ms to 27.9 ms), 5 samples
     * runner-up: alltoall_simple 23.4 ms */
    if (problem->bytes < 8975)
        return &choices[17]; /* alltoall_one_factor */
    /* beyond 131072 bytes nothing was measured */
    /* from 8975 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, from 512 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_knomial segment_bytes=0 radix=3 5.84 ms (5.63 ms to 8.55 ms), 3 samples
     * native 10.1 ms (5.5 ms to 13 ms), 3 samples
     * runner-up: bcast_linear order=dealt 6.59 ms */
    if (problem->bytes < 2)
        return &choices[18]; /* bcast_knomial */
    /* from 2 bytes: undecided */
    if (problem->bytes < 512)
        return &choices[0]; /* bcast_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * bcast_knomial segment_bytes=0 radix=4 7.49 ms (5.26 ms to 29.1 ms), 3 samples
     * native 13.6 ms (10.9 ms to 19 ms), 5 samples
     * runner-up: bcast_bine 9.08 ms */
    if (problem->bytes < 1025)
        return &choices[19]; /* bcast_knomial */
    /* from 1025 bytes: undecided */
    if (problem->bytes < 16384)
        return &choices[0]; /* bcast_native */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * bcast_knomial segment_bytes=8192 radix=3 11.4 ms (11.1 ms to 14.4 ms), 3 samples
     * native 20 ms (15.7 ms to 24.3 ms), 2 samples
     * runner-up: bcast_bine order=dealt 11.9 ms */
    if (problem->bytes < 32768)
        return &choices[20]; /* bcast_knomial */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=16384 chains=1 12.6 ms (10.9 ms to 22 ms), 5 samples
     * native 26.6 ms (24.4 ms to 28.8 ms), 2 samples
     * runner-up: bcast_circulant segment_bytes=16384 order=dealt 14 ms */
    if (problem->bytes < 65536)
        return &choices[21]; /* bcast_chain */
    /* from 65536 bytes: carried, not timed here */
    if (problem->bytes < 131072)
        return &choices[22]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * bcast_two_tree segment_bytes=16384 31 ms (27.9 ms to 49.2 ms), 3 samples
     * native 66.2 ms (59.2 ms to 73.5 ms), 5 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=dealt 34.2 ms */
    return &choices[23]; /* bcast_two_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 8.36 ms (5.7 ms to 9.66 ms), 30 samples
     * native 10.4 ms (9.02 ms to 11.4 ms), 30 samples
     * runner-up: reduce_bine 8.91 ms */
    if (problem->bytes < 468)
        return &choices[24]; /* reduce_linear */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * reduce_knomial segment_bytes=0 radix=3 4.96 ms (2.56 ms to 10.6 ms), 5 samples
     * native 7.47 ms (6.67 ms to 9.21 ms), 5 samples */
    if (problem->bytes < 562)
        return &choices[25]; /* reduce_knomial */
    /* from 562 bytes: undecided */
    if (problem->bytes < 2048)
        return &choices[0]; /* reduce_native */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_binary segment_bytes=1024 8.22 ms (5.36 ms to 10.8 ms), 3 samples
     * native 12.2 ms (10.5 ms to 16.1 ms), 4 samples
     * runner-up: reduce_binomial order=dealt 8.43 ms */
    if (problem->bytes < 4096)
        return &choices[26]; /* reduce_binary */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=3 order=dealt 9.52 ms (6.62 ms to 19.5 ms), 3 samples
     * native 17.3 ms (14.5 ms to 22.8 ms), 5 samples
     * runner-up: reduce_binomial order=dealt 11.7 ms */
    if (problem->bytes < 8192)
        return &choices[27]; /* reduce_knomial */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_bine 8.84 ms (5.39 ms to 16.9 ms), 3 samples
     * native 18.5 ms (16 ms to 20.9 ms), 2 samples
     * runner-up: reduce_kary segment_bytes=4096 radix=3 9.02 ms */
    if (problem->bytes < 14957)
        return &choices[28]; /* reduce_bine */
    /* from 14957 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=dealt 11.6 ms (8.81 ms to 13.8 ms), 4 samples
     * native 19.3 ms (17.2 ms to 21.3 ms), 2 samples
     * runner-up: reduce_two_tree segment_bytes=4096 order=dealt 11.6 ms */
    if (problem->bytes < 17949)
        return &choices[29]; /* reduce_knomial */
    /* beyond 131072 bytes nothing was measured */
    /* from 17949 bytes: undecided */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=3 order=dealt 10.4 ms (8.98 ms to 13.7 ms), 3 samples
     * native 13.5 ms (12.5 ms to 14.6 ms), 2 samples
     * runner-up: reduce_scatter_block_circulant 10.9 ms */
    if (problem->bytes < 468)
        return &choices[30]; /* reduce_scatter_block_recursive_multiplying */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 11.6 ms (10.8 ms to 14.3 ms), 3 samples
     * native 17.5 ms (15.6 ms to 19.4 ms), 2 samples
     * runner-up: reduce_scatter_block_circulant 12.1 ms */
    if (problem->bytes < 562)
        return &choices[31]; /* reduce_scatter_block_hierarchical */
    /* from 562 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 17.3 ms (16.3 ms to 29.5 ms), 3 samples
     * native 22.6 ms (21.7 ms to 28.6 ms), 5 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=dealt 18.3 ms */
    if (problem->bytes < 16384)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_pairwise order=dealt 26.3 ms (22.3 ms to 45.4 ms), 3 samples
     * native 44.1 ms (38.6 ms to 48.1 ms), 5 samples
     * runner-up: reduce_scatter_block_pairwise 26.9 ms */
    if (problem->bytes < 29913)
        return &choices[33]; /* reduce_scatter_block_pairwise */
    /* from 29913 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 48.8 ms (44.9 ms to 55.2 ms), 6 samples
     * native 74.6 ms (68.6 ms to 80.1 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 52.7 ms */
    if (problem->bytes < 35897)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 35897 bytes: undecided */
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
    {&ct_allgather, 512, 0.011926111, 0.008358184},
    {&ct_allgather, 1024, 0.0108054095, 0.008281741},
    {&ct_allgather, 8192, 0.0255917655, 0.015598869},
    {&ct_allgather, 16384, 0.047392813, 0.022600429},
    {&ct_allreduce, 1, 0.010315353, 0.007847847},
    {&ct_allreduce, 64, 0.0228624675, 0.011016349},
    {&ct_allreduce, 512, 0.018662376, 0.012165731},
    {&ct_allreduce, 2048, 0.0137110145, 0.00858952},
    {&ct_allreduce, 4096, 0.012287385, 0.007800645},
    {&ct_allreduce, 8192, 0.012530228, 0.007881077},
    {&ct_allreduce, 16384, 0.014487029, 0.010671695},
    {&ct_alltoall, 1, 0.013928734, 0.010309609},
    {&ct_alltoall, 64, 0.0121932755, 0.008625399},
    {&ct_alltoall, 512, 0.0116789395, 0.00858145},
    {&ct_alltoall, 2048, 0.015088599, 0.010296257},
    {&ct_alltoall, 4096, 0.02311124, 0.01436133},
    {&ct_alltoall, 8192, 0.027259626, 0.019674213},
    {&ct_bcast, 1, 0.010108207, 0.005842033},
    {&ct_bcast, 512, 0.013614344, 0.00749248},
    {&ct_bcast, 1024, 0.010184366, 0.007541362},
    {&ct_bcast, 16384, 0.020012024, 0.011432096},
    {&ct_bcast, 32768, 0.02661527, 0.012619329},
    {&ct_bcast, 131072, 0.06621585, 0.031004077},
    {&ct_reduce, 1, 0.010428411, 0.0083591225},
    {&ct_reduce, 512, 0.007469388, 0.004959046},
    {&ct_reduce, 2048, 0.01219628, 0.008217732},
    {&ct_reduce, 4096, 0.017340852, 0.00952433},
    {&ct_reduce, 8192, 0.0184703075, 0.008844589},
    {&ct_reduce, 16384, 0.019269585, 0.011596685},
    {&ct_reduce_scatter_block, 64, 0.013545931, 0.010403878},
    {&ct_reduce_scatter_block, 512, 0.0174909605, 0.011581514},
    {&ct_reduce_scatter_block, 8192, 0.022608835, 0.017349739},
    {&ct_reduce_scatter_block, 16384, 0.04405953, 0.026255629},
    {&ct_reduce_scatter_block, 32768, 0.07459582, 0.0487635045},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-d",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .traits = {.nranks = 8,
               .nhosts = 8,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 5.6e-07,
               .ring_s = 8e-08,
               .nparts = 6,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x02b1c0d0a90f0d69),
    .dispatch_hash = UINT64_C(0x74c153a243415220),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xd953416be008b4d2),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
