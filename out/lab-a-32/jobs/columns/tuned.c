/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-a-32.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks,
 * the first of 4 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_chain;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=exchange */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x6787b09686a0fa02),
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x4986471d137b49f8),
    },
    {
        .algorithm = &allgather_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xdbc491f4e7646c41),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xcdaa52b31b493989),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe1ea4d86accb3d29),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=pair allgather=recursive_doubling */
        .setting = {{2, 0}},
        .fingerprint = UINT64_C(0xcc7214b75ff9cc25),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0xd8650d3dc73761f6),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xee29587ace9681fe),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x1cfa42c2995a0293),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0xddf71a99fe7e4ce7),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x7ca82e58b673c07e),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=ring */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x0bed5828ec145661),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x75b74f43ae9dbed3),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0xcf216ff20779c6be),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x26622d77b5c0ec58),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=spread radix=4 */
        .setting = {{5, 4}},
        .fingerprint = UINT64_C(0x348ddbc036354b0e),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
        .fingerprint = UINT64_C(0x588518c07ab0de3d),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8bd40d3a81052ec0),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 935)
        return &choices[0]; /* allgather_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * allgather_recursive_doubling_far order_by=exchange 4.55 ms, 4 samples
     * native 6.07 ms, 4 samples */
    if (problem->bytes < 1123)
        return &choices[1]; /* allgather_recursive_doubling_far */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgather_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_recursive_doubling_far order_by=copies 5.38 ms, 3 samples
     * native 6.88 ms, 2 samples */
    if (problem->bytes < 8192)
        return &choices[2]; /* allgather_recursive_doubling_far */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_spread window=4 9.83 ms, 5 samples
     * native 12.3 ms, 5 samples */
    if (problem->bytes < 16384)
        return &choices[3]; /* allgather_spread */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=8192 19.4 ms, 3 samples
     * native 38.5 ms, 2 samples */
    if (problem->bytes < 131072)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allgather_ring segment_bytes=16384 157 ms, 1 sample
     * native 215 ms, 1 sample */
    return &choices[5]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=pair allgather=recursive_doubling 4.61 ms (4.07 ms to 5.39 ms), 45 samples
     * native 5.16 ms (4.8 ms to 5.56 ms), 45 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144, 1.14 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_variation_2 */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 6.56 ms (5.41 ms to 7.76 ms), 30 samples
     * native 9.05 ms (7.6 ms to 10.1 ms), 30 samples
     * native / choice 1.29 (1.19 to 1.56), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[7]; /* allreduce_tree */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 4.97 ms, 3 samples
     * native 6.45 ms, 5 samples */
    if (problem->bytes < 1024)
        return &choices[8]; /* allreduce_allgather_reduce */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 5.8 ms, 3 samples
     * native 9.53 ms, 5 samples */
    if (problem->bytes < 2859)
        return &choices[9]; /* allreduce_tree */
    /* from 2859 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 5.04 ms (4.65 ms to 5.62 ms), 30 samples
     * native 7.22 ms (6.73 ms to 7.68 ms), 30 samples
     * native / choice 1.56 (1.22 to 1.66), 30 rounds
     * runner-up: allreduce_reduce_bcast, 1.01 times as long in the same rounds */
    if (problem->bytes < 5586)
        return &choices[10]; /* allreduce_tree */
    /* from 5586 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 6 ms (5.61 ms to 6.83 ms), 30 samples
     * native 7.98 ms (7.64 ms to 8.97 ms), 30 samples
     * native / choice 1.29 (1.18 to 1.51), 30 rounds
     * runner-up: allreduce_recursive_doubling, 1.01 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[11]; /* allreduce_tree */
    /* from 8193 bytes: undecided */
    if (problem->bytes < 65536)
        return &choices[0]; /* allreduce_native */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=spread allgather=ring 19.3 ms, 5 samples
     * native 28.4 ms, 5 samples */
    if (problem->bytes < 131072)
        return &choices[12]; /* allreduce_variation_2 */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 37.8 ms, 3 samples
     * native 61.8 ms, 5 samples */
    if (problem->bytes < 268435457)
        return &choices[13]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 61.8 ms, 5 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_circulant 4.84 ms, 3 samples
     * native 7.55 ms, 3 samples */
    if (problem->bytes < 468)
        return &choices[14]; /* alltoall_circulant */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_bruck_radix radix=4 5.51 ms, 3 samples
     * native 7.84 ms, 2 samples */
    if (problem->bytes < 562)
        return &choices[15]; /* alltoall_bruck_radix */
    /* beyond 131072 bytes nothing was measured */
    /* from 562 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: undecided */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_scatter_allgather allgather=spread radix=4 2.71 ms (1.97 ms to 4.12 ms), 15 samples
     * native 4.26 ms (2.93 ms to 5.81 ms), 13 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2, 0.91 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[16]; /* bcast_scatter_allgather */
    /* from 2 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 6.33 ms, 3 samples
     * native 8.02 ms, 5 samples */
    if (problem->bytes < 65536)
        return &choices[17]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * bcast_wired_chain segment_bytes=16384 12.4 ms, 3 samples
     * native 20.3 ms, 5 samples */
    return &choices[18]; /* bcast_wired_chain */
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
    {&ct_allgather, 1024, 0.00607, 0.00455},
    {&ct_allgather, 4096, 0.00688, 0.00538},
    {&ct_allgather, 8192, 0.0123, 0.00983},
    {&ct_allgather, 16384, 0.0385, 0.0194},
    {&ct_allgather, 65536, 0.109, 0.0784},
    {&ct_allgather, 131072, 0.215, 0.157},
    {&ct_allreduce, 1, 0.00516, 0.00461},
    {&ct_allreduce, 64, 0.00905, 0.00656},
    {&ct_allreduce, 512, 0.00645, 0.00497},
    {&ct_allreduce, 1024, 0.00953, 0.0058},
    {&ct_allreduce, 2048, 0.00657, 0.00428},
    {&ct_allreduce, 4096, 0.00722, 0.00504},
    {&ct_allreduce, 8192, 0.00798, 0.006},
    {&ct_allreduce, 65536, 0.0284, 0.0193},
    {&ct_allreduce, 131072, 0.0618, 0.0378},
    {&ct_alltoall, 1, 0.00755, 0.00484},
    {&ct_alltoall, 64, 0.00917, 0.00553},
    {&ct_alltoall, 512, 0.00784, 0.00551},
    {&ct_alltoall, 2048, 0.007, 0.007},
    {&ct_bcast, 1, 0.00426, 0.00271},
    {&ct_bcast, 1024, 0.00382, 0.00382},
    {&ct_bcast, 32768, 0.00802, 0.00633},
    {&ct_bcast, 65536, 0.0203, 0.0124},
    {&ct_bcast, 131072, 0.0467, 0.0224},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-a-32",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .nparts = 4,
    .cluster_hash = UINT64_C(0x7590ff4c91e5b368),
    .dispatch_hash = UINT64_C(0xdbdd32ebce61b4d0),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x8007662a6a1a0149),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
