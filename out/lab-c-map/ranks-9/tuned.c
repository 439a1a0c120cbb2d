/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 9 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5164d6e84e925215),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x45763c2755d55b95),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc7902df376ec4083),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xa1765f0c3451be5b),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xa589488f307e8759),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfd4f192ec664e812),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x051dcb5de691432b),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0xd1284e3e1eaabe93),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x523a6e07cf6a1b55),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc7f2e085bfa04eb3),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0d9ea909b0e420e9),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 9)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 1.19 ms (642 us to 1.33 ms), 5 samples
     * native 1.66 ms (1.43 ms to 1.85 ms), 78 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.27 ms (977 us to 1.55 ms), 15 samples
     * native 1.93 ms (1.53 ms to 2.06 ms), 15 samples */
    if (problem->bytes < 5560)
        return &choices[2]; /* allreduce_hierarchical */
    /* from 5560 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 1.52 ms (1.16 ms to 1.78 ms), 15 samples
     * native 3.39 ms (2.82 ms to 3.69 ms), 15 samples */
    if (problem->bytes < 9310)
        return &choices[3]; /* allreduce_tree */
    /* from 9310 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 2.4 ms (2.15 ms to 4.18 ms), 15 samples
     * native 7.05 ms (6.51 ms to 7.68 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[4]; /* allreduce_wired_switches */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[5]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 9)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 685 us (653 us to 751 us), 228 samples */
    if (problem->bytes < 59)
        return &choices[0]; /* reduce_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=depth_first 694 us (371 us to 966 us), 15 samples
     * native 719 us (522 us to 880 us), 15 samples */
    if (problem->bytes < 72)
        return &choices[6]; /* reduce_linear */
    /* from 72 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* reduce_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 453 us (127 us to 945 us), 15 samples
     * native 836 us (537 us to 1.17 ms), 15 samples */
    if (problem->bytes < 1243)
        return &choices[6]; /* reduce_linear */
    /* from 1243 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 513 us (378 us to 725 us), 30 samples
     * native 557 us (448 us to 631 us), 30 samples */
    if (problem->bytes < 2966)
        return &choices[7]; /* reduce_tree */
    /* from 2966 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 954 us (729 us to 1.04 ms), 15 samples
     * native 1.69 ms (1.23 ms to 2.02 ms), 15 samples */
    if (problem->bytes < 4668)
        return &choices[8]; /* reduce_tree */
    /* from 4668 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 969 us (534 us to 1.23 ms), 15 samples
     * native 2.12 ms (1.67 ms to 2.82 ms), 15 samples */
    if (problem->bytes < 11293)
        return &choices[9]; /* reduce_wired_tree */
    /* from 11293 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.39 ms (1.24 ms to 1.53 ms), 15 samples
     * native 4.92 ms (4.66 ms to 5.39 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[10]; /* reduce_wired_chain */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.71 ms (2.45 ms to 3.7 ms), 15 samples
     * native 10.7 ms (10.3 ms to 11.2 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[11]; /* reduce_tree */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=4096 12.5 ms (11.1 ms to 14.7 ms), 3 samples
     * native 55.7 ms (49.5 ms to 58.7 ms), 5 samples */
    if (problem->bytes < 268435457)
        return &choices[10]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 55.7 ms (49.5 ms to 58.7 ms), 5 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.0016621435, 0.001193295},
    {&ct_allreduce, 64, 0.001929623, 0.001274768},
    {&ct_allreduce, 512, 0.001882741, 0.001077624},
    {&ct_allreduce, 1024, 0.002090122, 0.001366959},
    {&ct_allreduce, 2048, 0.001911587, 0.000977092},
    {&ct_allreduce, 4096, 0.001770348, 0.000943297},
    {&ct_allreduce, 8192, 0.003390622, 0.001516512},
    {&ct_allreduce, 16384, 0.00705037, 0.002400638},
    {&ct_reduce, 1, 0.0006851575, 0.0006851575},
    {&ct_reduce, 64, 0.000719428, 0.000693964},
    {&ct_reduce, 1024, 0.000836229, 0.000453156},
    {&ct_reduce, 2048, 0.000556508, 0.000513242},
    {&ct_reduce, 4096, 0.00168907, 0.000953698},
    {&ct_reduce, 8192, 0.002117067, 0.000969458},
    {&ct_reduce, 16384, 0.004920154, 0.001392352},
    {&ct_reduce, 32768, 0.010718705, 0.002712157},
    {&ct_reduce, 65536, 0.022877875, 0.006042136},
    {&ct_reduce, 131072, 0.055742519, 0.012493584},
};

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b38007b558dd3f),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x21cf001925f1d736),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21d9101925fa46eb),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9081925fa3953),
    UINT64_C(0x8b37b07b558d4c0), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38307b558e258), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf051925f1dfb5), UINT64_C(0x21d90f1925fa4538),
    UINT64_C(0x21d9131925fa4c04), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b38207b558e0a5),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21cf021925f1da9c),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21d9121925fa4a51),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d58a1925f72d62),
    UINT64_C(0x8b37d07b558d826), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x21ceff1925f1d583), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf071925f1e31b), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9151925fa4f6a), UINT64_C(0x21d58b1925f72f15),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 36,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-c",
    .nranks = 9,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 9,
               .nhosts = 9,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 1.6e-06,
               .ring_s = 1.6e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0xe9da76dba7308f55),
    .dispatch_hash = UINT64_C(0x7e07b72d4bb97618),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xdcc88a267a0630f0),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
