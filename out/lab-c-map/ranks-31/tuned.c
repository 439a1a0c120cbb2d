/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 31 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_bine;

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
        .fingerprint = UINT64_C(0xd93a4a436099df0f),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=depth_first */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x006c392db84875bc),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0598127a867838ca),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4b95d7e24159fc70),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0xf626c38dda37bfb9),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x2734ad348147cdfc),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb17b7c14ab7d522c),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5819bc90084b2ffe),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4c2656264d4cd82d),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd74368fe7af628ad),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=2 order=depth_first */
        .setting = {{16384, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2201fe40b528098b),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb195c5c377a3d911),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 31)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 512)
        return &choices[0]; /* allreduce_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 6.31 ms (5.58 ms to 9 ms), 15 samples
     * native 10.2 ms (9.2 ms to 14.3 ms), 15 samples */
    if (problem->bytes < 2048)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 2048 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first 6.84 ms (5.85 ms to 7.5 ms), 15 samples
     * native 9.16 ms (8.42 ms to 10.7 ms), 15 samples */
    if (problem->bytes < 4444)
        return &choices[2]; /* allreduce_tree */
    /* from 4444 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_reduce_bcast order=depth_first 8.41 ms (6.26 ms to 10.3 ms), 15 samples
     * native 13.9 ms (11.4 ms to 15.3 ms), 15 samples */
    if (problem->bytes < 13107)
        return &choices[3]; /* allreduce_reduce_bcast */
    /* from 13107 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 9.29 ms (6.98 ms to 13.3 ms), 10 samples
     * native 28.9 ms (26.7 ms to 30.8 ms), 10 samples */
    if (problem->bytes < 65537)
        return &choices[4]; /* allreduce_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 31)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_pairwise_gather 1.05 ms (597 us to 1.21 ms), 15 samples
     * native 3.08 ms (2.34 ms to 3.6 ms), 15 samples */
    if (problem->bytes < 3)
        return &choices[5]; /* reduce_pairwise_gather */
    /* from 3 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear 1.9 ms (593 us to 4.03 ms), 15 samples
     * native 3.28 ms (2.85 ms to 3.98 ms), 15 samples */
    if (problem->bytes < 330)
        return &choices[6]; /* reduce_linear */
    /* from 330 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear order=depth_first 1.24 ms (561 us to 2.36 ms), 15 samples
     * native 3.79 ms (2.87 ms to 4.24 ms), 15 samples */
    if (problem->bytes < 1024)
        return &choices[7]; /* reduce_linear */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 2.29 ms (1.92 ms to 2.68 ms), 194 samples
     * native 4.8 ms (3.39 ms to 6.62 ms), 15 samples */
    if (problem->bytes < 2048)
        return &choices[6]; /* reduce_linear */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 4.85 ms (3 ms to 6.71 ms), 15 samples
     * native 5.35 ms (4.84 ms to 6.73 ms), 15 samples */
    if (problem->bytes < 4843)
        return &choices[8]; /* reduce_tree */
    /* from 4843 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 3.31 ms (2.42 ms to 5.05 ms), 15 samples
     * native 8.21 ms (7.57 ms to 9.54 ms), 15 samples */
    if (problem->bytes < 13211)
        return &choices[9]; /* reduce_tree */
    /* from 13211 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_bine order=depth_first 6.59 ms (5.38 ms to 6.82 ms), 15 samples
     * native 16.6 ms (15.5 ms to 17.6 ms), 15 samples */
    if (problem->bytes < 21453)
        return &choices[10]; /* reduce_bine */
    /* from 21453 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=2 order=depth_first 10.8 ms (7.71 ms to 12 ms), 10 samples
     * native 34.7 ms (33.7 ms to 37.3 ms), 10 samples */
    if (problem->bytes < 65536)
        return &choices[11]; /* reduce_tree */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 13.8 ms (13.3 ms to 24.9 ms), 3 samples
     * native 76.8 ms (74.4 ms to 80.7 ms), 5 samples */
    if (problem->bytes < 268435457)
        return &choices[12]; /* reduce_tree */
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
    {&ct_allreduce, 512, 0.010228276, 0.006305108},
    {&ct_allreduce, 1024, 0.01527888, 0.00983085},
    {&ct_allreduce, 2048, 0.006841496, 0.0042952005},
    {&ct_allreduce, 4096, 0.009162864, 0.006844151},
    {&ct_allreduce, 8192, 0.013861603, 0.008408067},
    {&ct_allreduce, 16384, 0.0288704185, 0.0092924605},
    {&ct_reduce, 1, 0.003076586, 0.001049217},
    {&ct_reduce, 64, 0.003282461, 0.001903429},
    {&ct_reduce, 512, 0.003787051, 0.001244981},
    {&ct_reduce, 1024, 0.004801432, 0.0022904755},
    {&ct_reduce, 2048, 0.005352139, 0.004851058},
    {&ct_reduce, 4096, 0.009116127, 0.005619167},
    {&ct_reduce, 8192, 0.008205466, 0.003310766},
    {&ct_reduce, 16384, 0.016585144, 0.006589296},
    {&ct_reduce, 32768, 0.0347436125, 0.0108179505},
    {&ct_reduce, 65536, 0.076816647, 0.013767996},
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
    .nranks = 31,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 31,
               .nhosts = 31,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 1.92e-05,
               .ring_s = 6.4e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x5704d91375e822b0),
    .dispatch_hash = UINT64_C(0xc657117c9c720b10),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xf38a3e16199cc5ae),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
