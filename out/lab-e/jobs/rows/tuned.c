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
extern const struct ct_algorithm allgather_pair;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_one_factor;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_recursive_halving;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_pair,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf1359976ca8d018d),
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=exchange */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x50f2b4f60677e4f1),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3f340be2fce98145),
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=messages order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9d6a72f2d72be9b1),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x03002433837722cf),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7e9e9783e67f7205),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4f17d071715bd981),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=262144 */
        .setting = {{64, 262144}},
        .fingerprint = UINT64_C(0x886b4a00401f6028),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=bruck */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa583fac3e57cd97f),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=mesh_2d */
        .setting = {{3}},
        .fingerprint = UINT64_C(0x603a56c44e669655),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0188d8cae025eac2),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0xd24a111cfe697b37),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=8 segment_bytes=16384 */
        .setting = {{8, 16384}},
        .fingerprint = UINT64_C(0x0f792ec35dc07af6),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=16384 */
        .setting = {{32, 16384}},
        .fingerprint = UINT64_C(0xae9bc246bacfae58),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=64 segment_bytes=16384 */
        .setting = {{64, 16384}},
        .fingerprint = UINT64_C(0x2b1e6a581902cbdf),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd5579a4658ecc093),
    },
    {
        .algorithm = &alltoall_one_factor,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd5d9336a1d0a3eb3),
    },
    {
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0xd207dc446d17d7ae),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x043e88fbdb8daf81),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x020d8dc6581bb309),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 order=depth_first */
        .setting = {{4096, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb68e2f762f566302),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x49c8be008edd577f),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb24c764145511426),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0xa361cc781a18bb60),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xcac37f64a652f62a),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa5d9300ceb49bdf9),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0x06a68f88343cd921),
    },
    {
        .algorithm = &reduce_circulant,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xb534f3d00a6b1186),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x015358a43a55fdcf),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_doubling,
        /* send=all order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7d595f43d979185b),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_halving,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x59ad73d996d967d3),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_doubling,
        /* send=needed */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x1c6935639876c231),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd69c3d2448fd3892),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x28bf4c21ef585483),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=1 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* allgather_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allgather_pair order=dealt 1.91 ms (1.6 ms to 3.34 ms), 5 samples
     * native 2.55 ms (1.88 ms to 3.5 ms), 5 samples
     * runner-up: allgather_mesh_2d order=depth_first 2.02 ms */
    if (problem->bytes < 468)
        return &choices[1]; /* allgather_pair */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * allgather_recursive_doubling_far order_by=exchange 2.18 ms (1.98 ms to 2.85 ms), 5 samples
     * native 2.92 ms (2.47 ms to 3.4 ms), 5 samples
     * runner-up: allgather_spread window=0 order=dealt 2.27 ms */
    if (problem->bytes < 562)
        return &choices[2]; /* allgather_recursive_doubling_far */
    /* from 562 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgather_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_sparbit pack=1 order=dealt 2.58 ms (2.5 ms to 3.51 ms), 5 samples
     * native 3.54 ms (3.07 ms to 3.95 ms), 5 samples
     * runner-up: allgather_one_factor order=dealt 2.67 ms */
    if (problem->bytes < 8192)
        return &choices[3]; /* allgather_sparbit */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_recursive_doubling_far order_by=messages order=depth_first 4.75 ms (4.23 ms to 5.9 ms), 4 samples
     * native 6.26 ms (6.02 ms to 6.98 ms), 5 samples
     * runner-up: allgather_wired_far_first order_by=messages 4.79 ms */
    if (problem->bytes < 16384)
        return &choices[4]; /* allgather_recursive_doubling_far */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_wired_ring segment_bytes=0 9.53 ms (9.45 ms to 9.68 ms), 3 samples
     * native 13.9 ms (13.2 ms to 14.5 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 9.69 ms */
    if (problem->bytes < 32768)
        return &choices[5]; /* allgather_wired_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=8192 order=depth_first 20.3 ms (19.2 ms to 20.7 ms), 5 samples
     * native 34.4 ms (34.1 ms to 36.4 ms), 3 samples
     * runner-up: allgather_ring segment_bytes=16384 order=depth_first 20.7 ms */
    if (problem->bytes < 131072)
        return &choices[6]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=16384 95.5 ms (82.8 ms to 112 ms), 6 samples
     * native 202 ms (108 ms to 301 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=65536 92.4 ms */
    return &choices[7]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allreduce_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=1 between=rabenseifner, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 2.6 ms (2.54 ms to 2.72 ms), 228 samples
     * runner-up: allreduce_reduce_bcast order=dealt 2.41 ms */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=262144 2.42 ms (1.94 ms to 2.62 ms), 15 samples
     * native 3.42 ms (3.15 ms to 3.87 ms), 15 samples
     * runner-up: allreduce_bine_small order=depth_first 2.32 ms */
    if (problem->bytes < 65)
        return &choices[8]; /* allreduce_wired_switches */
    /* from 65 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* allreduce_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_allgather_reduce allgather=bruck 2.28 ms (2.18 ms to 2.67 ms), 5 samples
     * native 3.17 ms (2.87 ms to 4.82 ms), 5 samples
     * runner-up: allreduce_reduce_bcast order=depth_first 2.29 ms */
    if (problem->bytes < 2048)
        return &choices[9]; /* allreduce_allgather_reduce */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_allgather_reduce allgather=mesh_2d 2.16 ms (1.75 ms to 3.74 ms), 5 samples
     * native 3.28 ms (2.6 ms to 4.06 ms), 5 samples
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling 2.6 ms */
    if (problem->bytes < 4096)
        return &choices[10]; /* allreduce_allgather_reduce */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=dealt 2.13 ms (1.69 ms to 2.18 ms), 5 samples
     * native 3.15 ms (2.95 ms to 4.02 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 2.31 ms */
    if (problem->bytes < 8192)
        return &choices[11]; /* allreduce_reduce_bcast */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 2.52 ms (2.24 ms to 2.83 ms), 5 samples
     * native 3.26 ms (2.83 ms to 4.03 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first 2.54 ms */
    if (problem->bytes < 16384)
        return &choices[12]; /* allreduce_wired_switches */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=262144 4.07 ms (3.75 ms to 6.84 ms), 5 samples
     * native 6.46 ms (5.82 ms to 6.95 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 4.47 ms */
    if (problem->bytes < 32768)
        return &choices[8]; /* allreduce_wired_switches */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=8 segment_bytes=16384 8.61 ms (8.07 ms to 9.77 ms), 5 samples
     * native 12.8 ms (11.6 ms to 14 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=16384 9.17 ms */
    if (problem->bytes < 65536)
        return &choices[13]; /* allreduce_wired_switches */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=16384 17.4 ms (16.8 ms to 19.5 ms), 4 samples
     * native 32.2 ms (32.2 ms to 32.2 ms), 2 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=16384 18.2 ms */
    if (problem->bytes < 131072)
        return &choices[14]; /* allreduce_wired_switches */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_wired_switches pieces=64 segment_bytes=16384 36.2 ms (35.1 ms to 42.7 ms), 3 samples
     * native 71.2 ms (66.2 ms to 75.2 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=16384 36.4 ms */
    if (problem->bytes < 134217729)
        return &choices[15]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 71.2 ms (66.2 ms to 75.2 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384 36.2 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=1 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 64 bytes:
     * alltoall_native 3.83 ms (3.69 ms to 3.95 ms), 455 samples
     * runner-up: alltoall_bine 3.16 ms */
    if (problem->bytes < 512)
        return &choices[0]; /* alltoall_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_bruck 2.53 ms (1.59 ms to 5 ms), 5 samples
     * native 3.43 ms (2.52 ms to 7.45 ms), 5 samples
     * runner-up: alltoall_circulant order=dealt 2.54 ms */
    if (problem->bytes < 1024)
        return &choices[16]; /* alltoall_bruck */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_one_factor order=depth_first 2.63 ms (2.38 ms to 5.82 ms), 5 samples
     * native 3.59 ms (2.68 ms to 3.75 ms), 5 samples
     * runner-up: alltoall_circulant 2.72 ms */
    if (problem->bytes < 1870)
        return &choices[17]; /* alltoall_one_factor */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_grid_2d 2.77 ms (2.04 ms to 4.86 ms), 5 samples
     * native 3.97 ms (3.05 ms to 5.51 ms), 5 samples
     * runner-up: alltoall_ring segment_bytes=0 order=depth_first 2.88 ms */
    if (problem->bytes < 2245)
        return &choices[18]; /* alltoall_grid_2d */
    /* beyond 131072 bytes nothing was measured */
    /* from 2245 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial, from 1 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=1 tree=binary, from 16384 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=1 tree=chain, from 16384 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=65536 leaders=1 tree=binary, from 131072 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=65536 leaders=1 tree=chain, from 131072 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 2.56 ms (2.4 ms to 2.89 ms), 233 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2 order=depth_first 2.46 ms */
    if (problem->bytes < 1024)
        return &choices[0]; /* bcast_native */
    /* from 1024 bytes: confirmed; at 2048 bytes:
     * bcast_linear order=dealt 2.17 ms (1.54 ms to 2.85 ms), 15 samples
     * native 2.8 ms (2.5 ms to 3.27 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 1.8 ms */
    if (problem->bytes < 2049)
        return &choices[19]; /* bcast_linear */
    /* from 2049 bytes: undecided */
    if (problem->bytes < 7479)
        return &choices[0]; /* bcast_native */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.51 ms (1.32 ms to 1.77 ms), 5 samples
     * native 1.98 ms (1.01 ms to 2.3 ms), 5 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=dealt 1.54 ms */
    if (problem->bytes < 8975)
        return &choices[20]; /* bcast_wired_tree */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=4096 chains=1 order=depth_first 5.54 ms (3.99 ms to 6.86 ms), 4 samples
     * native 10.4 ms (9.3 ms to 10.6 ms), 5 samples
     * runner-up: bcast_binomial segment_bytes=8192 order=dealt 5.67 ms */
    if (problem->bytes < 65536)
        return &choices[21]; /* bcast_chain */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * bcast_two_tree segment_bytes=16384 11.8 ms (11.2 ms to 13.7 ms), 3 samples
     * native 20.7 ms (19.1 ms to 21.4 ms), 4 samples
     * runner-up: bcast_wired_tree segment_bytes=16384 12 ms */
    if (problem->bytes < 131072)
        return &choices[22]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * bcast_wired_chain segment_bytes=16384 22.6 ms (20 ms to 29.4 ms), 3 samples
     * native 148 ms (38.7 ms to 257 ms), 2 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=depth_first 23 ms */
    return &choices[23]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 2.59 ms (2.31 ms to 2.76 ms), 195 samples
     * native 2.98 ms (2.71 ms to 3.27 ms), 195 samples
     * runner-up: reduce_linear 1.42 ms */
    if (problem->bytes < 4)
        return &choices[24]; /* reduce_pairwise_gather */
    /* from 4 bytes: nothing beat native; at 64 bytes:
     * reduce_native 2.01 ms (1.92 ms to 2.1 ms), 245 samples
     * runner-up: reduce_linear 1.25 ms */
    if (problem->bytes < 935)
        return &choices[0]; /* reduce_native */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=dealt 1.49 ms (882 us to 2.3 ms), 15 samples
     * native 1.76 ms (1.52 ms to 2.43 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 1.61 ms */
    if (problem->bytes < 1123)
        return &choices[25]; /* reduce_linear */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * reduce_linear order=dealt 1.71 ms (1.54 ms to 2.28 ms), 15 samples
     * native 2.99 ms (2.89 ms to 4.05 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=dealt 2.02 ms */
    if (problem->bytes < 5199)
        return &choices[25]; /* reduce_linear */
    /* from 5199 bytes: confirmed; at 8192 bytes:
     * reduce_knomial segment_bytes=0 radix=3 order=dealt 2.27 ms (1.29 ms to 4.69 ms), 15 samples
     * native 3.98 ms (3.47 ms to 4.88 ms), 15 samples
     * runner-up: reduce_linear 2.12 ms */
    if (problem->bytes < 12301)
        return &choices[26]; /* reduce_knomial */
    /* from 12301 bytes: confirmed; at 16384 bytes:
     * reduce_knomial segment_bytes=0 radix=3 3.93 ms (2.99 ms to 5.68 ms), 15 samples
     * native 5.33 ms (4.71 ms to 6.35 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 3.47 ms */
    if (problem->bytes < 32768)
        return &choices[27]; /* reduce_knomial */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_circulant segment_bytes=16384 order=dealt 5.45 ms (5.04 ms to 6.28 ms), 4 samples
     * native 8.58 ms (8.06 ms to 9.53 ms), 5 samples
     * runner-up: reduce_wired_tree segment_bytes=4096 5.52 ms */
    if (problem->bytes < 65536)
        return &choices[28]; /* reduce_circulant */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_wired_tree segment_bytes=4096 10.4 ms (9.92 ms to 15.4 ms), 3 samples
     * native 21.5 ms (20.1 ms to 22.1 ms), 4 samples
     * runner-up: reduce_two_tree segment_bytes=16384 order=depth_first 11 ms */
    if (problem->bytes < 134217729)
        return &choices[29]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=ring, from 1 bytes on */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_doubling send=all order=dealt 2.37 ms (1.7 ms to 3.45 ms), 5 samples
     * native 3.05 ms (2.27 ms to 3.62 ms), 5 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=spread order=depth_first 2.67 ms */
    if (problem->bytes < 512)
        return &choices[30]; /* reduce_scatter_block_recursive_doubling */
    /* from 512 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_recursive_halving order=dealt 2.34 ms (2.01 ms to 2.49 ms), 30 samples
     * native 2.4 ms (2.02 ms to 2.66 ms), 30 samples */
    if (problem->bytes < 1024)
        return &choices[31]; /* reduce_scatter_block_recursive_halving */
    /* from 1024 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_scatter_block_recursive_doubling send=needed 2.37 ms (2.34 ms to 4.12 ms), 5 samples
     * native 3.78 ms (2.87 ms to 4.84 ms), 5 samples
     * runner-up: reduce_scatter_block_recursive_halving order=depth_first 2.38 ms */
    if (problem->bytes < 2049)
        return &choices[32]; /* reduce_scatter_block_recursive_doubling */
    /* from 2049 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 4.9 ms (4.65 ms to 5.48 ms), 5 samples
     * native 6.82 ms (5.96 ms to 13.3 ms), 5 samples
     * runner-up: reduce_scatter_block_pairwise order=dealt 5.17 ms */
    if (problem->bytes < 16384)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 9.61 ms (9.53 ms to 10.5 ms), 3 samples
     * native 15.7 ms (14.8 ms to 16.8 ms), 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 9.64 ms */
    if (problem->bytes < 67108865)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed */
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
    {&ct_allgather, 64, 0.002553912, 0.00190929},
    {&ct_allgather, 512, 0.002921077, 0.002181167},
    {&ct_allgather, 4096, 0.003539299, 0.002577375},
    {&ct_allgather, 8192, 0.006261498, 0.0047513955},
    {&ct_allgather, 16384, 0.013856165, 0.009532553},
    {&ct_allgather, 32768, 0.034408955, 0.020320007},
    {&ct_allgather, 65536, 0.069781839, 0.041555201},
    {&ct_allgather, 131072, 0.201756361, 0.0954596825},
    {&ct_allreduce, 1, 0.00259594, 0.00259594},
    {&ct_allreduce, 64, 0.003421775, 0.002415203},
    {&ct_allreduce, 1024, 0.003167137, 0.002280011},
    {&ct_allreduce, 2048, 0.003281318, 0.002155409},
    {&ct_allreduce, 4096, 0.003151854, 0.002126142},
    {&ct_allreduce, 8192, 0.00326076, 0.002523651},
    {&ct_allreduce, 16384, 0.006460095, 0.004072787},
    {&ct_allreduce, 32768, 0.01276993, 0.008605185},
    {&ct_allreduce, 65536, 0.0321965105, 0.017405232},
    {&ct_allreduce, 131072, 0.071216822, 0.036158011},
    {&ct_alltoall, 64, 0.003832213, 0.003832213},
    {&ct_alltoall, 512, 0.003425427, 0.002528995},
    {&ct_alltoall, 1024, 0.003593728, 0.00262838},
    {&ct_alltoall, 2048, 0.003971605, 0.002765707},
    {&ct_bcast, 1, 0.002558434, 0.002558434},
    {&ct_bcast, 512, 0.001882044, 0.001882044},
    {&ct_bcast, 2048, 0.002804509, 0.00216686},
    {&ct_bcast, 8192, 0.001976159, 0.001506845},
    {&ct_bcast, 32768, 0.010365204, 0.0055434135},
    {&ct_bcast, 65536, 0.020736959, 0.011769104},
    {&ct_bcast, 131072, 0.1476298, 0.022580251},
    {&ct_reduce, 1, 0.00298186, 0.002585541},
    {&ct_reduce, 64, 0.002008515, 0.002008515},
    {&ct_reduce, 1024, 0.00176473, 0.001492784},
    {&ct_reduce, 4096, 0.002993822, 0.001707704},
    {&ct_reduce, 8192, 0.00398085, 0.002265043},
    {&ct_reduce, 16384, 0.005329261, 0.003927573},
    {&ct_reduce, 32768, 0.008581348, 0.005451995},
    {&ct_reduce, 65536, 0.021504118, 0.010386573},
    {&ct_reduce_scatter_block, 64, 0.00304702, 0.002367014},
    {&ct_reduce_scatter_block, 512, 0.0024037265, 0.002340359},
    {&ct_reduce_scatter_block, 2048, 0.00377635, 0.002371893},
    {&ct_reduce_scatter_block, 8192, 0.006819424, 0.004897533},
    {&ct_reduce_scatter_block, 16384, 0.015707153, 0.009609515},
    {&ct_reduce_scatter_block, 32768, 0.03064069, 0.020166275},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-e",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .traits = {.nranks = 4,
               .nhosts = 4,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 2.4e-07,
               .ring_s = 8e-08,
               .nparts = 5,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0x1a4312f184a3db63),
    .dispatch_hash = UINT64_C(0x0876fd0021aa9763),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xc1570e47cb91355f),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
