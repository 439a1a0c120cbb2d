/*
 * tuned.c - collective algorithms for the job rows
 * of the cluster lab-a-32.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 4 ranks,
 * the first of 8 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_bcast;
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoallv_rounds;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_circulant;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=copies order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x197f6dc516c4bf68),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xeba65c1b59cd86e4),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1ae73037062089bf),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x1c5ff37effe2f448),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfc10885e6e82231d),
    },
    {
        .algorithm = &allreduce_halving,
        /* distance=far order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xaa6983fb69b4212a),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=ring allgather=recursive_doubling order=dealt */
        .setting = {{1, 0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6e034705e5086dce),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe03a782df1d2734d),
    },
    {
        .algorithm = &alltoall_simple,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x86dcfec2cdfb0b55),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8973cc556aa825e6),
    },
    {
        .algorithm = &alltoallv_rounds,
        /* partners=one_factor separation=none barriers=0 */
        .setting = {{0, 0, 0}},
        .fingerprint = UINT64_C(0xfd62878fad783286),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6b70e55b9b424ffd),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 3, 3}},
        .fingerprint = UINT64_C(0xe3cfc84aee6caef8),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x2abd5eac399524bd),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xba755dba9f4eb013),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=kary radix=2 */
        .setting = {{16384, 2, 2}},
        .fingerprint = UINT64_C(0xf38f6e2c8203726c),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* allgather_native */
    /* from 64 bytes: carried, not timed here */
    if (problem->bytes < 513)
        return &choices[1]; /* allgather_recursive_doubling_far */
    /* from 513 bytes: undecided */
    if (problem->bytes < 14957)
        return &choices[0]; /* allgather_native */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * allgather_wired_local_return segment_bytes=0 7.66 ms (7.02 ms to 7.98 ms), 30 samples
     * native 12.9 ms (12.1 ms to 14 ms), 30 samples
     * native / choice 1.77 (1.58 to 1.94), 30 rounds
     * runner-up: allgather_recursive_doubling_far order_by=messages, 0.98 times as long in the same rounds */
    if (problem->bytes < 18837)
        return &choices[2]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 18837 bytes: confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=16384 10.2 ms (9.38 ms to 10.8 ms), 30 samples
     * native 25.4 ms (24.5 ms to 25.9 ms), 30 samples
     * native / choice 2.52 (2.31 to 2.66), 30 rounds
     * runner-up: allgather_wired_local_return segment_bytes=8192, 1.09 times as long in the same rounds */
    return &choices[3]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* allreduce_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 5.36 ms (5.18 ms to 6.37 ms), 30 samples
     * native 7.5 ms (6.68 ms to 8.25 ms), 30 samples
     * native / choice 1.37 (1.05 to 1.55), 30 rounds
     * runner-up: allreduce_reduce_bcast order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 16384)
        return &choices[4]; /* allreduce_tree */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_reduce_bcast order=dealt 3.68 ms, 4 samples
     * native 5.3 ms, 5 samples */
    if (problem->bytes < 32768)
        return &choices[5]; /* allreduce_reduce_bcast */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * allreduce_halving distance=far order=dealt 7.77 ms (6.87 ms to 8.12 ms), 30 samples
     * native 9.15 ms (8.06 ms to 9.65 ms), 30 samples
     * native / choice 1.17 (1.11 to 1.29), 30 rounds
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling, 1.10 times as long in the same rounds */
    if (problem->bytes < 65536)
        return &choices[6]; /* allreduce_halving */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=ring allgather=recursive_doubling order=dealt 10.9 ms, 3 samples
     * native 20.7 ms, 2 samples */
    if (problem->bytes < 67108865)
        return &choices[7]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 59)
        return &choices[0]; /* alltoall_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_ring segment_bytes=0 3.66 ms, 3 samples
     * native 5.12 ms, 5 samples */
    if (problem->bytes < 72)
        return &choices[8]; /* alltoall_ring */
    /* from 72 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* alltoall_native */
    /* from 4096 bytes: carried, not timed here */
    if (problem->bytes < 16384)
        return &choices[9]; /* alltoall_simple */
    /* beyond 131072 bytes nothing was measured */
    /* from 16384 bytes: carried, not timed here */
    return &choices[10]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: first look, not confirmed; at 1024 bytes:
     * alltoallv_rounds partners=one_factor separation=none barriers=0 4.45 ms, 4 samples
     * native 5.72 ms, 3 samples */
    return &choices[11]; /* alltoallv_rounds */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 59)
        return &choices[0]; /* bcast_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * bcast_native order=dealt 4.16 ms, 5 samples
     * native 5.74 ms, 5 samples */
    if (problem->bytes < 72)
        return &choices[12]; /* bcast_native */
    /* from 72 bytes: nothing beat native; at 512 bytes:
     * bcast_native 3.56 ms (3.41 ms to 3.68 ms), 595 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.94 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[0]; /* bcast_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 3.24 ms, 5 samples
     * native 4.11 ms, 5 samples */
    if (problem->bytes < 1123)
        return &choices[13]; /* bcast_tree */
    /* from 1123 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 4.12 ms (3.87 ms to 4.4 ms), 120 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.93 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[0]; /* bcast_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 3.67 ms, 5 samples
     * native 5.16 ms, 5 samples */
    if (problem->bytes < 7479)
        return &choices[14]; /* bcast_tree */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 3 ms, 4 samples
     * native 3.96 ms, 5 samples */
    if (problem->bytes < 8975)
        return &choices[15]; /* bcast_tree */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=16384 4.83 ms, 3 samples
     * native 6.58 ms, 5 samples */
    if (problem->bytes < 59826)
        return &choices[16]; /* bcast_circulant */
    /* from 59826 bytes: carried, not timed here */
    if (problem->bytes < 71793)
        return &choices[17]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 71793 bytes: undecided */
    return &choices[0]; /* bcast_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_alltoallv, choose_alltoallv},
    {&ct_barrier, choose_barrier},
    {&ct_bcast, choose_bcast},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 512, 0.00717, 0.00475},
    {&ct_allgather, 16384, 0.0129, 0.00766},
    {&ct_allgather, 32768, 0.0254, 0.0102},
    {&ct_allgather, 131072, 0.059, 0.0348},
    {&ct_allreduce, 64, 0.00452, 0.00452},
    {&ct_allreduce, 1024, 0.00447, 0.00447},
    {&ct_allreduce, 8192, 0.0075, 0.00536},
    {&ct_allreduce, 16384, 0.0053, 0.00368},
    {&ct_allreduce, 32768, 0.00915, 0.00777},
    {&ct_allreduce, 65536, 0.0207, 0.0109},
    {&ct_alltoall, 64, 0.00512, 0.00366},
    {&ct_alltoall, 8192, 0.0053, 0.00396},
    {&ct_alltoall, 32768, 0.0208, 0.013},
    {&ct_alltoallv, 1024, 0.00572, 0.00445},
    {&ct_bcast, 64, 0.00574, 0.00416},
    {&ct_bcast, 512, 0.00356, 0.00356},
    {&ct_bcast, 1024, 0.00411, 0.00324},
    {&ct_bcast, 2048, 0.00412, 0.00412},
    {&ct_bcast, 4096, 0.00516, 0.00367},
    {&ct_bcast, 8192, 0.00396, 0.003},
    {&ct_bcast, 32768, 0.00658, 0.00483},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-a-32",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .nparts = 8,
    .cluster_hash = UINT64_C(0x8742859586016d40),
    .dispatch_hash = UINT64_C(0xe4c6b2670b75feb7),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x74d48873183cada9),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
