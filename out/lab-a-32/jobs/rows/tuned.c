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
 * the choice. The runner-up's is from when it was timed last.
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
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_rabenseifner_far;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoallv_one_factor;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_binary;

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
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x6e1b4215045426f0),
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
        .algorithm = &allreduce_rabenseifner_far,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
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
        .algorithm = &alltoallv_one_factor,
        .fingerprint = UINT64_C(0xfd62878fad783286),
    },
    {
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6b70e55b9b424ffd),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xe3cfc84aee6caef8),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x2abd5eac399524bd),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xba755dba9f4eb013),
    },
    {
        .algorithm = &bcast_binary,
        /* segment_bytes=16384 */
        .setting = {{16384}},
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
    /* from 64 bytes: first look, not confirmed; at 512 bytes:
     * allgather_recursive_doubling_far order_by=copies order=dealt 4.75 ms (4.7 ms to 6.2 ms), 4 samples
     * native 7.17 ms (5.08 ms to 7.53 ms), 5 samples
     * runner-up: allgather_hierarchical leaders=2 between=spread 4.84 ms */
    if (problem->bytes < 513)
        return &choices[1]; /* allgather_recursive_doubling_far */
    /* from 513 bytes: undecided */
    if (problem->bytes < 14957)
        return &choices[0]; /* allgather_native */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * allgather_wired_local_return segment_bytes=0 7.66 ms (7.02 ms to 7.98 ms), 30 samples
     * native 12.9 ms (12.1 ms to 14 ms), 30 samples
     * runner-up: allgather_recursive_doubling_far order_by=messages 6.65 ms */
    if (problem->bytes < 18837)
        return &choices[2]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 18837 bytes: confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=16384 10.2 ms (9.38 ms to 10.8 ms), 30 samples
     * native 25.4 ms (24.5 ms to 25.9 ms), 30 samples
     * runner-up: allgather_wired_local_return segment_bytes=8192 10.9 ms */
    return &choices[3]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 59)
        return &choices[0]; /* allreduce_native */
    /* from 59 bytes: confirmed; at 64 bytes:
     * allreduce_bine_small 4.17 ms (3.32 ms to 4.98 ms), 30 samples
     * native 4.52 ms (3.97 ms to 5.5 ms), 30 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 3.59 ms */
    if (problem->bytes < 72)
        return &choices[4]; /* allreduce_bine_small */
    /* from 72 bytes: nothing beat native; at 1024 bytes:
     * allreduce_native 4.47 ms (4.27 ms to 4.96 ms), 65 samples
     * runner-up: allreduce_allgather_reduce allgather=mesh_2d order=dealt 4.15 ms */
    if (problem->bytes < 8192)
        return &choices[0]; /* allreduce_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 5.36 ms (5.18 ms to 6.37 ms), 30 samples
     * native 7.5 ms (6.68 ms to 8.25 ms), 30 samples
     * runner-up: allreduce_hierarchical leaders=2 between=ring 5.2 ms */
    if (problem->bytes < 16384)
        return &choices[5]; /* allreduce_tree */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_reduce_bcast order=dealt 3.68 ms (3.34 ms to 4.43 ms), 4 samples
     * native 5.3 ms (4.43 ms to 9.89 ms), 5 samples
     * runner-up: allreduce_reduce_bcast 4.14 ms */
    if (problem->bytes < 32768)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * allreduce_rabenseifner_far order=dealt 7.77 ms (6.87 ms to 8.12 ms), 30 samples
     * native 9.15 ms (8.06 ms to 9.65 ms), 30 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 6.81 ms */
    if (problem->bytes < 65536)
        return &choices[7]; /* allreduce_rabenseifner_far */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=ring allgather=recursive_doubling order=dealt 10.9 ms (10.5 ms to 14.9 ms), 3 samples
     * native 20.7 ms (20.2 ms to 21.3 ms), 2 samples
     * runner-up: allreduce_ring segment_bytes=0 11.6 ms */
    if (problem->bytes < 67108865)
        return &choices[8]; /* allreduce_variation_2 */
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
     * alltoall_ring segment_bytes=0 3.66 ms (3.57 ms to 6.6 ms), 3 samples
     * native 5.12 ms (4.16 ms to 7.09 ms), 5 samples
     * runner-up: alltoall_circulant 4.23 ms */
    if (problem->bytes < 72)
        return &choices[9]; /* alltoall_ring */
    /* from 72 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* alltoall_native */
    /* from 4096 bytes: first look, not confirmed; at 8192 bytes:
     * alltoall_simple order=dealt 3.96 ms (3.66 ms to 4.98 ms), 4 samples
     * native 5.3 ms (4.51 ms to 5.39 ms), 5 samples
     * runner-up: alltoall_one_factor order=dealt 4.29 ms */
    if (problem->bytes < 16384)
        return &choices[10]; /* alltoall_simple */
    /* beyond 131072 bytes nothing was measured */
    /* from 16384 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 13 ms (12.6 ms to 18.6 ms), 3 samples
     * native 20.8 ms (20.4 ms to 28 ms), 3 samples
     * runner-up: alltoall_ring segment_bytes=8192 13.4 ms */
    return &choices[11]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: first look, not confirmed; at 1024 bytes:
     * alltoallv_one_factor 4.45 ms (3.5 ms to 6.89 ms), 4 samples
     * native 5.72 ms (3.33 ms to 6.93 ms), 3 samples
     * runner-up: alltoallv_spread window=0 4.6 ms */
    return &choices[12]; /* alltoallv_one_factor */
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
     * bcast_native order=dealt 4.16 ms (489 us to 6.32 ms), 5 samples
     * native 5.74 ms (4.87 ms to 7.67 ms), 5 samples
     * runner-up: bcast_linear order=dealt 4.52 ms */
    if (problem->bytes < 72)
        return &choices[13]; /* bcast_native */
    /* from 72 bytes: nothing beat native; at 512 bytes:
     * bcast_native 3.56 ms (3.41 ms to 3.68 ms), 595 samples
     * runner-up: bcast_wired_tree segment_bytes=0 3.58 ms */
    if (problem->bytes < 935)
        return &choices[0]; /* bcast_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_linear order=dealt 3.24 ms (1.97 ms to 5.59 ms), 5 samples
     * native 4.11 ms (3.43 ms to 5.95 ms), 5 samples
     * runner-up: bcast_binomial segment_bytes=0 order=dealt 3.26 ms */
    if (problem->bytes < 1123)
        return &choices[14]; /* bcast_linear */
    /* from 1123 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 4.12 ms (3.87 ms to 4.4 ms), 120 samples
     * runner-up: bcast_linear 3.85 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* bcast_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_knomial segment_bytes=0 radix=3 3.67 ms (936 us to 6 ms), 5 samples
     * native 5.16 ms (3 ms to 8.8 ms), 5 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial 4.14 ms */
    if (problem->bytes < 7479)
        return &choices[15]; /* bcast_knomial */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_linear 3 ms (2.04 ms to 4.29 ms), 4 samples
     * native 3.96 ms (3.05 ms to 7.98 ms), 5 samples */
    if (problem->bytes < 8975)
        return &choices[16]; /* bcast_linear */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=16384 4.83 ms (3.9 ms to 5.68 ms), 3 samples
     * native 6.58 ms (5.83 ms to 7.91 ms), 5 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 4.93 ms */
    if (problem->bytes < 59826)
        return &choices[17]; /* bcast_circulant */
    /* from 59826 bytes: carried, not timed here */
    if (problem->bytes < 71793)
        return &choices[18]; /* bcast_binary */
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
    {&ct_allgather, 512, 0.007165957, 0.004750144},
    {&ct_allgather, 16384, 0.0128791465, 0.0076558295},
    {&ct_allgather, 32768, 0.0254181425, 0.0102271025},
    {&ct_allgather, 131072, 0.058965437, 0.034801779},
    {&ct_allreduce, 64, 0.0045153905, 0.004166458},
    {&ct_allreduce, 1024, 0.004470055, 0.004470055},
    {&ct_allreduce, 8192, 0.0075033815, 0.005358347},
    {&ct_allreduce, 16384, 0.005297066, 0.0036763455},
    {&ct_allreduce, 32768, 0.0091487165, 0.007768334},
    {&ct_allreduce, 65536, 0.0207493655, 0.010866079},
    {&ct_alltoall, 64, 0.005121229, 0.00366286},
    {&ct_alltoall, 8192, 0.005297527, 0.0039592225},
    {&ct_alltoall, 32768, 0.02077195, 0.013004586},
    {&ct_alltoallv, 1024, 0.005719642, 0.0044549455},
    {&ct_bcast, 64, 0.00574258, 0.004162882},
    {&ct_bcast, 512, 0.003563985, 0.003563985},
    {&ct_bcast, 1024, 0.004110344, 0.003237997},
    {&ct_bcast, 2048, 0.0041215245, 0.0041215245},
    {&ct_bcast, 4096, 0.00516456, 0.003671623},
    {&ct_bcast, 8192, 0.003955676, 0.003000304},
    {&ct_bcast, 32768, 0.006577393, 0.004829925},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-a-32",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .traits = {.nranks = 4,
               .nhosts = 2,
               .per_host = 2,
               .nswitches = 1,
               .crossing_s = 3.2e-07,
               .ring_s = 8e-08,
               .nparts = 8,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x8742859586016d40),
    .dispatch_hash = UINT64_C(0xe87136a1d145d8e6),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x74d48873183cada9),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
