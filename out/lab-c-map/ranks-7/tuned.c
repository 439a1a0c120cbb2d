/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 7 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_tree;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1f4004aa3e839bfd),
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5e38e2abe40c669c),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xf8082a51bea6fd1a),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x9eb9f40ebbe03e8f),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0x158e3cf698b3a225),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf66350e6d298d7a8),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x8020f38ea0b7a853),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xcba69272bd7b6dfa),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4313200aaedd3a02),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf5ce72df683a1c86),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xbac4b23c8b46ab9f),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa6a91a1340b970ce),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 756 us (705 us to 851 us), 108 samples */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling order=depth_first 743 us (561 us to 862 us), 15 samples
     * native 1.09 ms (867 us to 2.11 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[1]; /* allreduce_allgather_reduce */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_recursive_multiplying radix=4 order=depth_first 788 us (697 us to 1.01 ms), 15 samples
     * native 1.12 ms (743 us to 1.57 ms), 15 samples */
    if (problem->bytes < 1870)
        return &choices[2]; /* allreduce_recursive_multiplying */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_recursive_doubling 989 us (844 us to 1.14 ms), 75 samples
     * native 1.28 ms (1.09 ms to 1.42 ms), 75 samples */
    if (problem->bytes < 2320)
        return &choices[3]; /* allreduce_recursive_doubling */
    /* from 2320 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 648 us (610 us to 715 us), 30 samples
     * native 746 us (697 us to 804 us), 30 samples */
    if (problem->bytes < 4097)
        return &choices[4]; /* allreduce_hierarchical */
    /* from 4097 bytes: undecided */
    if (problem->bytes < 16384)
        return &choices[0]; /* allreduce_native */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_halving segment_bytes=262144 2.02 ms (1.85 ms to 2.15 ms), 15 samples
     * native 3.37 ms (3.12 ms to 3.94 ms), 15 samples */
    if (problem->bytes < 31905)
        return &choices[5]; /* allreduce_wired_halving */
    /* from 31905 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 4.23 ms (4.03 ms to 4.92 ms), 15 samples
     * native 11.2 ms (11.1 ms to 11.4 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[6]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 7)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear 146 us (32.7 us to 303 us), 15 samples
     * native 433 us (244 us to 1.42 ms), 15 samples */
    if (problem->bytes < 40)
        return &choices[7]; /* reduce_linear */
    /* from 40 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=depth_first 351 us (157 us to 1.13 ms), 15 samples
     * native 608 us (446 us to 1.04 ms), 15 samples */
    if (problem->bytes < 956)
        return &choices[8]; /* reduce_linear */
    /* from 956 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 287 us (265 us to 322 us), 120 samples
     * native 413 us (360 us to 492 us), 120 samples */
    if (problem->bytes < 3661)
        return &choices[7]; /* reduce_linear */
    /* from 3661 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_bine order=depth_first 470 us (387 us to 874 us), 15 samples
     * native 826 us (736 us to 1.05 ms), 15 samples */
    if (problem->bytes < 4423)
        return &choices[9]; /* reduce_bine */
    /* from 4423 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 659 us (528 us to 913 us), 15 samples
     * native 1.48 ms (1.18 ms to 2.06 ms), 15 samples */
    if (problem->bytes < 8851)
        return &choices[10]; /* reduce_wired_tree */
    /* from 8851 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.15 ms (963 us to 1.23 ms), 15 samples
     * native 4.18 ms (3.95 ms to 4.46 ms), 15 samples */
    if (problem->bytes < 17522)
        return &choices[11]; /* reduce_wired_chain */
    /* from 17522 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 2.52 ms (2.33 ms to 2.74 ms), 15 samples
     * native 8.99 ms (8.78 ms to 9.17 ms), 15 samples */
    if (problem->bytes < 51328)
        return &choices[12]; /* reduce_tree */
    /* from 51328 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=4096 4.97 ms (4.78 ms to 5.11 ms), 15 samples
     * native 22.3 ms (21.9 ms to 22.9 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[11]; /* reduce_wired_chain */
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
    {&ct_allreduce, 1, 0.0007564275, 0.0007564275},
    {&ct_allreduce, 64, 0.001091584, 0.000742886},
    {&ct_allreduce, 512, 0.001118415, 0.000788019},
    {&ct_allreduce, 1024, 0.001312606, 0.001190329},
    {&ct_allreduce, 2048, 0.001282985, 0.000988574},
    {&ct_allreduce, 4096, 0.0007464955, 0.0006483},
    {&ct_allreduce, 16384, 0.003369151, 0.00201715},
    {&ct_allreduce, 32768, 0.011235138, 0.004234215},
    {&ct_reduce, 1, 0.000433088, 0.000146343},
    {&ct_reduce, 64, 0.000607863, 0.000350629},
    {&ct_reduce, 512, 0.000503238, 0.000307831},
    {&ct_reduce, 1024, 0.000413185, 0.0002867545},
    {&ct_reduce, 2048, 0.000490625, 0.000237152},
    {&ct_reduce, 4096, 0.000826311, 0.000470007},
    {&ct_reduce, 8192, 0.001481102, 0.000659229},
    {&ct_reduce, 16384, 0.004182057, 0.00114828},
    {&ct_reduce, 32768, 0.008987997, 0.002515219},
    {&ct_reduce, 65536, 0.022273043, 0.004970442},
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
    .nranks = 7,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 7,
               .nhosts = 7,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 9.6e-07,
               .ring_s = 1.6e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x7e2b714223c39e4e),
    .dispatch_hash = UINT64_C(0x4c920a4e06471e8c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x4010caff032a4ec8),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
