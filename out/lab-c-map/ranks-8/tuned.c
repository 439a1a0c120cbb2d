/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_two_tree;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe4117dd6f96096cb),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x7ca82e58b673c07e),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0x56c3d731c1caa348),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x463d75514ea62c64),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x49110924949a252f),
    },
    {
        .algorithm = &reduce_bine,
        .fingerprint = UINT64_C(0x80e6404eaa1c070f),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x25a10c0b5559dce1),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5aaa021679eac6c1),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5190e15d671520b7),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 800 us (778 us to 907 us), 30 samples
     * native 921 us (874 us to 969 us), 30 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 1.29 ms (773 us to 2.88 ms), 15 samples
     * native 1.4 ms (1.25 ms to 2.05 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[2]; /* allreduce_tree */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 981 us (808 us to 1.31 ms), 15 samples
     * native 1.63 ms (1.38 ms to 1.77 ms), 15 samples */
    if (problem->bytes < 16384)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_halving segment_bytes=262144 2.02 ms (1.78 ms to 2.14 ms), 15 samples
     * native 3.37 ms (3.03 ms to 3.77 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[3]; /* allreduce_wired_halving */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_wired_ring segment_bytes=0 18.1 ms (18.1 ms to 19.6 ms), 3 samples
     * native 60 ms (56.6 ms to 62.9 ms), 5 samples */
    if (problem->bytes < 268435457)
        return &choices[4]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 60 ms (56.6 ms to 62.9 ms), 5 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 64 bytes:
     * reduce_native 619 us (446 us to 723 us), 15 samples */
    if (problem->bytes < 121)
        return &choices[0]; /* reduce_native */
    /* from 121 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 499 us (378 us to 558 us), 60 samples
     * native 506 us (432 us to 628 us), 60 samples */
    if (problem->bytes < 1024)
        return &choices[5]; /* reduce_linear */
    /* from 1024 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 883 us (838 us to 944 us), 275 samples */
    if (problem->bytes < 2048)
        return &choices[0]; /* reduce_native */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_linear 516 us (243 us to 1.17 ms), 15 samples
     * native 852 us (575 us to 914 us), 15 samples */
    if (problem->bytes < 2766)
        return &choices[5]; /* reduce_linear */
    /* from 2766 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_bine 811 us (622 us to 993 us), 15 samples
     * native 1.25 ms (977 us to 2.02 ms), 15 samples */
    if (problem->bytes < 6055)
        return &choices[6]; /* reduce_bine */
    /* from 6055 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 2.2 ms (1.31 ms to 3.56 ms), 15 samples
     * native 3.06 ms (2.27 ms to 5.77 ms), 15 samples */
    if (problem->bytes < 9581)
        return &choices[7]; /* reduce_wired_tree */
    /* from 9581 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 1.3 ms (1.21 ms to 1.39 ms), 15 samples
     * native 2.91 ms (2.55 ms to 3.5 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[8]; /* reduce_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 3.37 ms (2.84 ms to 3.87 ms), 15 samples
     * native 5.25 ms (4.63 ms to 5.83 ms), 15 samples */
    if (problem->bytes < 65536)
        return &choices[9]; /* reduce_two_tree */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 7.1 ms (6.94 ms to 15.6 ms), 3 samples
     * native 22.5 ms (18.7 ms to 28.8 ms), 5 samples */
    if (problem->bytes < 268435457)
        return &choices[8]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.000921119, 0.000800217},
    {&ct_allreduce, 64, 0.001397615, 0.001290624},
    {&ct_allreduce, 512, 0.001627268, 0.000981026},
    {&ct_allreduce, 1024, 0.001975013, 0.000958046},
    {&ct_allreduce, 2048, 0.001322706, 0.000742775},
    {&ct_allreduce, 4096, 0.001234852, 0.000734039},
    {&ct_allreduce, 8192, 0.002602507, 0.001464551},
    {&ct_allreduce, 16384, 0.003374332, 0.002019058},
    {&ct_allreduce, 131072, 0.059967031, 0.018144729},
    {&ct_reduce, 64, 0.000619104, 0.000619104},
    {&ct_reduce, 512, 0.0005062035, 0.0004994215},
    {&ct_reduce, 1024, 0.000883157, 0.000883157},
    {&ct_reduce, 2048, 0.000852099, 0.000515526},
    {&ct_reduce, 4096, 0.001252533, 0.000810822},
    {&ct_reduce, 8192, 0.003055806, 0.002203395},
    {&ct_reduce, 16384, 0.00290695, 0.001303571},
    {&ct_reduce, 32768, 0.005252378, 0.003371021},
    {&ct_reduce, 65536, 0.022502106, 0.007100268},
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
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 8,
               .nhosts = 8,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 1.28e-06,
               .ring_s = 1.6e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0xcd7cd598357866b3),
    .dispatch_hash = UINT64_C(0x64ccfdbbb73830a5),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x7f23e36d04ac6cc8),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
