/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 5 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_tree;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x80d2f9ca7823440a),
    },
    {
        .algorithm = &allreduce_bine_small,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x40d208826850bf25),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0xa68e6dc87ec4d0ab),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xf758133dc843fe99),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x74fddf881dd9ea1c),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x76ee49502c5c3817),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0x46279f6e483eb264),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x27aa5c8a106e526d),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 order=depth_first */
        .setting = {{0, 1, 3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5f34c6eed9240101),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd8ca46fc082197f3),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0xad369eaa080a4dc3),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_k_reduce_scatter_allgather radix=4 432 us (422 us to 604 us), 15 samples
     * native 1.53 ms (374 us to 2.15 ms), 15 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_k_reduce_scatter_allgather */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_bine_small order=depth_first 636 us (402 us to 1.56 ms), 15 samples
     * native 996 us (716 us to 1.73 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[2]; /* allreduce_bine_small */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_bine_small 759 us (516 us to 2.56 ms), 15 samples
     * native 1.85 ms (738 us to 3.68 ms), 15 samples */
    if (problem->bytes < 791)
        return &choices[3]; /* allreduce_bine_small */
    /* from 791 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_bine_small order=depth_first 431 us (338 us to 491 us), 15 samples
     * native 665 us (556 us to 1.61 ms), 15 samples */
    if (problem->bytes < 1766)
        return &choices[2]; /* allreduce_bine_small */
    /* from 1766 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 530 us (439 us to 1.37 ms), 15 samples
     * native 924 us (598 us to 1.85 ms), 15 samples */
    if (problem->bytes < 2754)
        return &choices[4]; /* allreduce_tree */
    /* from 2754 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_bine_small order=depth_first 619 us (477 us to 1.08 ms), 15 samples
     * native 730 us (664 us to 1.48 ms), 15 samples */
    if (problem->bytes < 4214)
        return &choices[2]; /* allreduce_bine_small */
    /* from 4214 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 922 us (753 us to 1.75 ms), 15 samples
     * native 1.39 ms (1.15 ms to 2.08 ms), 15 samples */
    if (problem->bytes < 22420)
        return &choices[5]; /* allreduce_wired_switches */
    /* from 22420 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_wired_ring segment_bytes=0 3.95 ms (3.72 ms to 4.15 ms), 15 samples
     * native 9.13 ms (8.89 ms to 9.49 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[6]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_pairwise_gather 168 us (38.9 us to 390 us), 15 samples
     * native 252 us (137 us to 512 us), 15 samples */
    if (problem->bytes < 64)
        return &choices[7]; /* reduce_pairwise_gather */
    /* from 64 bytes: nothing beat native; at 64 bytes:
     * reduce_native 267 us (242 us to 297 us), 455 samples */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 145 us (32.9 us to 353 us), 15 samples
     * native 311 us (145 us to 432 us), 15 samples */
    if (problem->bytes < 632)
        return &choices[8]; /* reduce_tree */
    /* from 632 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 217 us (189 us to 251 us), 255 samples */
    if (problem->bytes < 3740)
        return &choices[0]; /* reduce_native */
    /* from 3740 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 order=depth_first 436 us (309 us to 723 us), 15 samples
     * native 996 us (511 us to 1.94 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[9]; /* reduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 631 us (566 us to 678 us), 15 samples
     * native 1.71 ms (1.56 ms to 2 ms), 15 samples */
    if (problem->bytes < 16384)
        return &choices[10]; /* reduce_tree */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 966 us (764 us to 1.11 ms), 15 samples
     * native 4.04 ms (3.84 ms to 4.16 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[11]; /* reduce_tree */
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
    {&ct_allreduce, 1, 0.001530193, 0.000432095},
    {&ct_allreduce, 64, 0.00099591, 0.000635595},
    {&ct_allreduce, 512, 0.001852664, 0.000759075},
    {&ct_allreduce, 1024, 0.00066487, 0.000431478},
    {&ct_allreduce, 2048, 0.000924243, 0.000530218},
    {&ct_allreduce, 4096, 0.000730412, 0.000618623},
    {&ct_allreduce, 8192, 0.001386936, 0.000921879},
    {&ct_allreduce, 16384, 0.003488204, 0.002280121},
    {&ct_allreduce, 32768, 0.009127451, 0.003946298},
    {&ct_allreduce, 65536, 0.026770467, 0.008270283},
    {&ct_reduce, 1, 0.000252441, 0.000167622},
    {&ct_reduce, 64, 0.000266858, 0.000266858},
    {&ct_reduce, 512, 0.000310829, 0.000144971},
    {&ct_reduce, 1024, 0.000216774, 0.000216774},
    {&ct_reduce, 2048, 0.0002731895, 0.0002731895},
    {&ct_reduce, 4096, 0.00099554, 0.000435672},
    {&ct_reduce, 8192, 0.001705187, 0.000630986},
    {&ct_reduce, 16384, 0.004040244, 0.000965553},
    {&ct_reduce, 32768, 0.008114637, 0.002311479},
    {&ct_reduce, 65536, 0.018196535, 0.00501999},
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
    .nranks = 5,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 5,
               .nhosts = 5,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 4.8e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x815defe94b430b36),
    .dispatch_hash = UINT64_C(0x3930209c85dcd7d3),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xb7eb08fb359b45af),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
