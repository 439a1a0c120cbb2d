/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 3 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm reduce_pairwise_gather;
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
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=spread */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x711caddc1b206ac5),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x761eacc9f134a477),
    },
    {
        .algorithm = &allreduce_swing,
        .fingerprint = UINT64_C(0xb9a1d3084ad9bd89),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29faca7ae4f450f3),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x222688a12bd8b12a),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=1024 tree=kary radix=1 */
        .setting = {{1024, 0, 1}},
        .fingerprint = UINT64_C(0x958d5b99cab1e602),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x66636eb3f926e770),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x722dc664ca0d6225),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 174 us (166 us to 180 us), 408 samples */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=spread 141 us (111 us to 184 us), 15 samples
     * native 196 us (171 us to 227 us), 15 samples */
    if (problem->bytes < 3684)
        return &choices[1]; /* allreduce_allgather_reduce */
    /* from 3684 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_two_tree segment_bytes=0 403 us (350 us to 465 us), 15 samples
     * native 650 us (563 us to 677 us), 15 samples */
    if (problem->bytes < 4488)
        return &choices[2]; /* allreduce_two_tree */
    /* from 4488 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_swing 748 us (706 us to 794 us), 15 samples
     * native 1.28 ms (1.23 ms to 1.35 ms), 15 samples */
    if (problem->bytes < 34701)
        return &choices[3]; /* allreduce_swing */
    /* from 34701 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=8192 6.93 ms (6.89 ms to 6.97 ms), 15 samples
     * native 15.9 ms (15.9 ms to 16 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[4]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 35.6 ms (34.5 ms to 37.1 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_pairwise_gather 65 us (41.6 us to 116 us), 45 samples
     * native 117 us (75.1 us to 123 us), 45 samples */
    if (problem->bytes < 2)
        return &choices[5]; /* reduce_pairwise_gather */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * reduce_native 26.1 us (24.8 us to 28.1 us), 635 samples */
    if (problem->bytes < 2060)
        return &choices[0]; /* reduce_native */
    /* from 2060 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=1024 tree=kary radix=1 201 us (144 us to 294 us), 15 samples
     * native 578 us (458 us to 611 us), 15 samples */
    if (problem->bytes < 8193)
        return &choices[6]; /* reduce_tree */
    /* from 8193 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 1.14 ms (1.06 ms to 1.18 ms), 15 samples
     * native 2.37 ms (2.14 ms to 2.48 ms), 15 samples */
    if (problem->bytes < 32715)
        return &choices[7]; /* reduce_wired_tree */
    /* from 32715 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=1024 tree=kary radix=1 2.36 ms (1.52 ms to 3.08 ms), 15 samples
     * native 5.11 ms (4.32 ms to 5.14 ms), 15 samples */
    if (problem->bytes < 85383)
        return &choices[6]; /* reduce_tree */
    /* from 85383 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=4096 10.5 ms (10.4 ms to 10.6 ms), 15 samples
     * native 23.8 ms (23.6 ms to 24.1 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[8]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.8 ms (23.6 ms to 24.1 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.0001737125, 0.0001737125},
    {&ct_allreduce, 64, 0.000195805, 0.000140862},
    {&ct_allreduce, 512, 0.000256148, 0.000146042},
    {&ct_allreduce, 1024, 0.000251118, 0.000173379},
    {&ct_allreduce, 2048, 0.000269755, 0.00023076},
    {&ct_allreduce, 4096, 0.000649701, 0.000402631},
    {&ct_allreduce, 8192, 0.00128137, 0.000748295},
    {&ct_allreduce, 16384, 0.002515462, 0.001583833},
    {&ct_allreduce, 32768, 0.006852377, 0.003315221},
    {&ct_allreduce, 65536, 0.015945771, 0.006933728},
    {&ct_allreduce, 131072, 0.035636678, 0.014023632},
    {&ct_reduce, 1, 0.000117489, 6.50319998e-05},
    {&ct_reduce, 64, 2.6119e-05, 2.6119e-05},
    {&ct_reduce, 512, 4.03300001e-05, 4.03300001e-05},
    {&ct_reduce, 1024, 7.90070001e-05, 7.90070001e-05},
    {&ct_reduce, 2048, 0.0002442155, 0.0002442155},
    {&ct_reduce, 4096, 0.000577684, 0.000201165},
    {&ct_reduce, 8192, 0.001188897, 0.000558461},
    {&ct_reduce, 16384, 0.002370324, 0.001142727},
    {&ct_reduce, 32768, 0.005107077, 0.002358755},
    {&ct_reduce, 65536, 0.010623658, 0.005410913},
    {&ct_reduce, 131072, 0.023760984, 0.010486908},
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
    .nranks = 3,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 3,
               .nhosts = 3,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 1.6e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x7b92ae84c3cc600f),
    .dispatch_hash = UINT64_C(0x95549d4a222dd76a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x5b7a993f891a18fe),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
