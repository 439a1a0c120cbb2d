/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 15 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;

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
        .fingerprint = UINT64_C(0x2581c040fc82a3f4),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xaf40f089d14be9a0),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x4c3da63e66f8b7b1),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xa67dead6ab671fbd),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x667afb91c8d0e4fe),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x7b2b1ed0a4ed1e84),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfb5484879f8effee),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc7db69fc1fe45654),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=in_order radix=2 order=depth_first */
        .setting = {{4096, 2, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xbd664ea6f3b4962a),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x565f6dd1f106cdc8),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* allreduce_native */
    /* from 64 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.57 ms (1.32 ms to 2.1 ms), 15 samples
     * native 2.36 ms (2.09 ms to 2.63 ms), 15 samples */
    if (problem->bytes < 1024)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.49 ms (1.23 ms to 1.82 ms), 5 samples
     * native 2.26 ms (2.02 ms to 2.43 ms), 5 samples */
    if (problem->bytes < 2048)
        return &choices[2]; /* allreduce_tree */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.49 ms (1.39 ms to 1.96 ms), 5 samples
     * native 2.35 ms (1.88 ms to 2.82 ms), 5 samples */
    if (problem->bytes < 4096)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.38 ms (1.13 ms to 2.04 ms), 5 samples
     * native 2.16 ms (1.79 ms to 3.89 ms), 5 samples */
    if (problem->bytes < 8192)
        return &choices[2]; /* allreduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_hierarchical leaders=2 between=ring 2.56 ms (2.33 ms to 3.03 ms), 5 samples
     * native 4.52 ms (4.3 ms to 4.58 ms), 3 samples */
    if (problem->bytes < 16384)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 2.82 ms (2.55 ms to 3.21 ms), 15 samples
     * native 10.7 ms (10.3 ms to 11 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[4]; /* allreduce_wired_switches */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[5]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 15)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear 661 us (66.6 us to 960 us), 15 samples
     * native 804 us (637 us to 1.17 ms), 15 samples */
    if (problem->bytes < 852)
        return &choices[6]; /* reduce_linear */
    /* from 852 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 522 us (160 us to 796 us), 15 samples
     * native 1.12 ms (982 us to 1.31 ms), 15 samples */
    if (problem->bytes < 1370)
        return &choices[7]; /* reduce_linear */
    /* from 1370 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_linear 573 us (324 us to 1.05 ms), 30 samples
     * native 989 us (906 us to 1.19 ms), 30 samples */
    if (problem->bytes < 2505)
        return &choices[6]; /* reduce_linear */
    /* from 2505 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.11 ms (731 us to 1.41 ms), 15 samples
     * native 1.85 ms (1.54 ms to 2.43 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[8]; /* reduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=in_order radix=2 order=depth_first 1.22 ms (1.07 ms to 1.38 ms), 15 samples
     * native 3.66 ms (3.41 ms to 4.18 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[9]; /* reduce_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 3.37 ms (3.24 ms to 3.74 ms), 15 samples
     * native 18.2 ms (17.7 ms to 18.7 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[10]; /* reduce_tree */
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
    {&ct_allreduce, 64, 0.001910414, 0.001263867},
    {&ct_allreduce, 512, 0.002363367, 0.001566021},
    {&ct_allreduce, 1024, 0.002258621, 0.001493855},
    {&ct_allreduce, 2048, 0.002354436, 0.001488335},
    {&ct_allreduce, 4096, 0.00215608, 0.001377869},
    {&ct_allreduce, 8192, 0.004519411, 0.002561656},
    {&ct_allreduce, 16384, 0.010746016, 0.002817563},
    {&ct_reduce, 1, 0.000804231, 0.000660862},
    {&ct_reduce, 64, 0.001025863, 0.000685218},
    {&ct_reduce, 512, 0.000887675, 0.000199772},
    {&ct_reduce, 1024, 0.00111582, 0.000522144},
    {&ct_reduce, 2048, 0.000988602, 0.000572788},
    {&ct_reduce, 4096, 0.001854872, 0.001112475},
    {&ct_reduce, 8192, 0.003664888, 0.001216088},
    {&ct_reduce, 16384, 0.007890227, 0.002606189},
    {&ct_reduce, 32768, 0.018206286, 0.003370193},
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
    .nranks = 15,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 15,
               .nhosts = 15,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 4.48e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x574d8202aae5060c),
    .dispatch_hash = UINT64_C(0x92dd1d144e63baca),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x53ae4bc212047254),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
