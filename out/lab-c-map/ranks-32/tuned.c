/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xa7665fb85c9c6e60),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2c91b4ebb1421a07),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xa8d9f6f4b83e0c99),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x159b3d5b96dc449d),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x568627a7d222f2de),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xeb692c9408ee8431),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x73677152516d75fd),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x212f750057a67694),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
        .setting = {{0, 1, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc60692fba94bb629),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xce3f8c0169057a3d),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=ring 4.66 ms (4.63 ms to 6.43 ms), 3 samples
     * native 8.58 ms (8.25 ms to 9.47 ms), 3 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=depth_first 4.08 ms (3.61 ms to 6.28 ms), 4 samples
     * native 6.85 ms (5.74 ms to 8.98 ms), 5 samples */
    if (problem->bytes < 512)
        return &choices[2]; /* allreduce_reduce_bcast */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 7.23 ms (6.44 ms to 8.94 ms), 15 samples
     * native 19.2 ms (16.6 ms to 22.5 ms), 15 samples */
    if (problem->bytes < 1024)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 14.4 ms (9.57 ms to 20.9 ms), 15 samples
     * native 23.8 ms (22.3 ms to 27.6 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[4]; /* allreduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 5.8 ms (4.71 ms to 11.7 ms), 3 samples
     * native 11.4 ms (9.04 ms to 12.4 ms), 5 samples */
    if (problem->bytes < 32768)
        return &choices[5]; /* allreduce_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_native order=depth_first 15.7 ms (12.6 ms to 24.5 ms), 3 samples
     * native 35.5 ms (31.3 ms to 41.1 ms), 5 samples */
    return &choices[6]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* reduce_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=depth_first 4.52 ms (3.96 ms to 5.1 ms), 210 samples
     * native 5.18 ms (4.89 ms to 5.6 ms), 210 samples */
    if (problem->bytes < 512)
        return &choices[7]; /* reduce_linear */
    /* from 512 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 5.15 ms (2.08 ms to 8.51 ms), 15 samples
     * native 6.2 ms (3.97 ms to 8.26 ms), 15 samples */
    if (problem->bytes < 2048)
        return &choices[8]; /* reduce_linear */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_linear order=depth_first 4.5 ms (3.07 ms to 5.25 ms), 15 samples
     * native 5.34 ms (3.24 ms to 8.65 ms), 15 samples */
    if (problem->bytes < 4096)
        return &choices[7]; /* reduce_linear */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 4.25 ms (3.42 ms to 4.69 ms), 44 samples
     * native 10.7 ms (8.91 ms to 15.4 ms), 3 samples */
    if (problem->bytes < 8192)
        return &choices[9]; /* reduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 order=depth_first 6.55 ms (4.06 ms to 10.6 ms), 15 samples
     * native 17.8 ms (15.2 ms to 22.4 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[10]; /* reduce_tree */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=16384 22.5 ms (18.7 ms to 28.7 ms), 3 samples
     * native 114 ms (106 ms to 163 ms), 5 samples */
    if (problem->bytes < 268435457)
        return &choices[11]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 114 ms (106 ms to 163 ms), 5 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.008579029, 0.004663501},
    {&ct_allreduce, 64, 0.006851369, 0.00408191},
    {&ct_allreduce, 512, 0.01915774, 0.007234195},
    {&ct_allreduce, 1024, 0.023788567, 0.014365532},
    {&ct_allreduce, 2048, 0.018897455, 0.009218497},
    {&ct_allreduce, 4096, 0.011340334, 0.005253706},
    {&ct_allreduce, 8192, 0.011352269, 0.005802555},
    {&ct_allreduce, 16384, 0.017346633, 0.008839126},
    {&ct_allreduce, 32768, 0.035509292, 0.01570885},
    {&ct_reduce, 64, 0.005180687, 0.0045214575},
    {&ct_reduce, 512, 0.004450175, 0.002727588},
    {&ct_reduce, 1024, 0.006195669, 0.005154201},
    {&ct_reduce, 2048, 0.005338371, 0.00449967},
    {&ct_reduce, 4096, 0.010686408, 0.0042488985},
    {&ct_reduce, 8192, 0.017810839, 0.006553958},
    {&ct_reduce, 16384, 0.017567565, 0.007970955},
    {&ct_reduce, 131072, 0.114323618, 0.022490313},
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
    .nranks = 32,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 32,
               .nhosts = 32,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 2.048e-05,
               .ring_s = 6.4e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x2db9653f004e0838),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
