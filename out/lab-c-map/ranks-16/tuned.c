/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 16 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_pairwise_gather;
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
        .fingerprint = UINT64_C(0xf0373addb5f6d234),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3209d35867b0b1e4),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x472a884f4fc589d3),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x24f1f0abdc88053c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7fd65a2386972be4),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x995b435c8acb3f61),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x121fd138c634455a),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x6cd8f48b5d66bca9),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x0fd3421bfc9d0f4d),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x895c3567ea2d66a3),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x45008650e48d685d),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x559014086d5b18de),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0c15aa81edff40cf),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1d404474b2c3fda6),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xbde8747880d0fb3b),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 1.88 ms (1.74 ms to 2 ms), 15 samples
     * native 2.3 ms (1.9 ms to 2.95 ms), 15 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=depth_first 1.36 ms (1.21 ms to 2.01 ms), 5 samples
     * native 1.75 ms (1.24 ms to 3.11 ms), 5 samples */
    if (problem->bytes < 512)
        return &choices[2]; /* allreduce_reduce_bcast */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.7 ms (1.59 ms to 1.88 ms), 15 samples
     * native 3.82 ms (3.33 ms to 4 ms), 15 samples */
    if (problem->bytes < 1024)
        return &choices[3]; /* allreduce_tree */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.11 ms (1.79 ms to 2.45 ms), 15 samples
     * native 4.07 ms (3.71 ms to 4.47 ms), 15 samples */
    if (problem->bytes < 2048)
        return &choices[4]; /* allreduce_hierarchical */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_reduce_bcast order=depth_first 1.56 ms (1.27 ms to 1.78 ms), 15 samples
     * native 3.35 ms (2.93 ms to 3.63 ms), 15 samples */
    if (problem->bytes < 2493)
        return &choices[2]; /* allreduce_reduce_bcast */
    /* from 2493 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.62 ms (1.19 ms to 1.71 ms), 15 samples
     * native 3.52 ms (3.28 ms to 3.82 ms), 15 samples */
    if (problem->bytes < 4921)
        return &choices[4]; /* allreduce_hierarchical */
    /* from 4921 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.08 ms (1.96 ms to 2.31 ms), 15 samples
     * native 3.67 ms (3.37 ms to 3.79 ms), 15 samples */
    if (problem->bytes < 9255)
        return &choices[5]; /* allreduce_tree */
    /* from 9255 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 2.99 ms (2.63 ms to 3.44 ms), 15 samples
     * native 7.16 ms (7.08 ms to 7.72 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[6]; /* allreduce_two_tree */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[7]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_pairwise_gather 1.04 ms (570 us to 1.97 ms), 15 samples
     * native 1.86 ms (1.07 ms to 2.11 ms), 15 samples */
    if (problem->bytes < 3)
        return &choices[8]; /* reduce_pairwise_gather */
    /* from 3 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear 998 us (384 us to 1.28 ms), 15 samples
     * native 1.08 ms (920 us to 1.42 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[9]; /* reduce_linear */
    /* from 512 bytes: nothing beat native; at 512 bytes:
     * reduce_native 1.28 ms (1.23 ms to 1.36 ms), 530 samples */
    if (problem->bytes < 2048)
        return &choices[0]; /* reduce_native */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_native order=depth_first 1.14 ms (630 us to 2.21 ms), 5 samples
     * native 1.55 ms (1.22 ms to 1.72 ms), 30 samples */
    if (problem->bytes < 3740)
        return &choices[10]; /* reduce_native */
    /* from 3740 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 1.46 ms (960 us to 1.64 ms), 15 samples
     * native 2.9 ms (2.69 ms to 3.29 ms), 15 samples */
    if (problem->bytes < 4488)
        return &choices[11]; /* reduce_tree */
    /* from 4488 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.44 ms (1.35 ms to 1.79 ms), 15 samples
     * native 2.39 ms (2.13 ms to 2.72 ms), 15 samples */
    if (problem->bytes < 11077)
        return &choices[12]; /* reduce_wired_tree */
    /* from 11077 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 2.67 ms (2.4 ms to 3.68 ms), 15 samples
     * native 4.72 ms (4.29 ms to 6.38 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[13]; /* reduce_wired_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 4.82 ms (3.41 ms to 6.36 ms), 15 samples
     * native 9.75 ms (9.08 ms to 11.7 ms), 15 samples */
    if (problem->bytes < 65536)
        return &choices[14]; /* reduce_tree */
    /* from 65536 bytes: carried, not timed here */
    if (problem->bytes < 131072)
        return &choices[15]; /* reduce_wired_chain */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[16]; /* reduce_wired_chain */
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
    {&ct_allreduce, 1, 0.002299839, 0.001879121},
    {&ct_allreduce, 64, 0.001747666, 0.001358563},
    {&ct_allreduce, 512, 0.003820298, 0.001704398},
    {&ct_allreduce, 1024, 0.004070064, 0.00211324},
    {&ct_allreduce, 2048, 0.003349761, 0.001562163},
    {&ct_allreduce, 4096, 0.003523991, 0.001622285},
    {&ct_allreduce, 8192, 0.003666125, 0.002077844},
    {&ct_allreduce, 16384, 0.007162985, 0.002985246},
    {&ct_reduce, 1, 0.001863885, 0.001041693},
    {&ct_reduce, 64, 0.001081427, 0.000998171},
    {&ct_reduce, 512, 0.00128174, 0.00128174},
    {&ct_reduce, 2048, 0.001548552, 0.001135427},
    {&ct_reduce, 4096, 0.002897763, 0.001459321},
    {&ct_reduce, 8192, 0.002393422, 0.001444311},
    {&ct_reduce, 16384, 0.004715352, 0.002674857},
    {&ct_reduce, 32768, 0.009748797, 0.004821069},
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
    .nranks = 16,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 16,
               .nhosts = 16,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 5.12e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x56110176a5044673),
    .dispatch_hash = UINT64_C(0xec9a2a26b097d64e),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
