/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 10 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
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
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x0eb70e02b3c74173),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x9f8eb7f21c53e6ab),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=depth_first */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x029812b1e906d1a4),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x69148c55c98e4681),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0f41c31dd2cd40a7),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x576841660ff02601),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x8315461c3d54b8f8),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7340e37ce2f0999c),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x74c06ab492533918),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xad4cc38200b58e63),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xfd0e7927e8cc1629),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x1d7a02cd91925ec4),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 10)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.05 ms (853 us to 1.2 ms), 15 samples
     * native 1.22 ms (1.17 ms to 1.55 ms), 15 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 856 us (763 us to 926 us), 15 samples
     * native 1.43 ms (1.16 ms to 1.62 ms), 15 samples */
    if (problem->bytes < 114)
        return &choices[2]; /* allreduce_tree */
    /* from 114 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 931 us (782 us to 1.21 ms), 15 samples
     * native 1.68 ms (1.32 ms to 1.81 ms), 15 samples */
    if (problem->bytes < 1024)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first 1.13 ms (835 us to 1.46 ms), 15 samples
     * native 1.92 ms (1.54 ms to 2.09 ms), 15 samples */
    if (problem->bytes < 2048)
        return &choices[3]; /* allreduce_tree */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.09 ms (891 us to 1.32 ms), 15 samples
     * native 2.16 ms (1.62 ms to 2.37 ms), 15 samples */
    if (problem->bytes < 2824)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 2824 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 959 us (838 us to 1.07 ms), 15 samples
     * native 1.5 ms (1.27 ms to 1.63 ms), 15 samples */
    if (problem->bytes < 5187)
        return &choices[4]; /* allreduce_reduce_bcast */
    /* from 5187 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 1.19 ms (944 us to 1.55 ms), 15 samples
     * native 1.89 ms (1.61 ms to 2.36 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[5]; /* allreduce_two_tree */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[6]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 10)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear 485 us (419 us to 670 us), 60 samples
     * native 685 us (570 us to 801 us), 60 samples */
    if (problem->bytes < 64)
        return &choices[7]; /* reduce_linear */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=depth_first 599 us (75.7 us to 959 us), 15 samples
     * native 833 us (702 us to 1.1 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[8]; /* reduce_linear */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 453 us (332 us to 694 us), 45 samples
     * native 699 us (581 us to 822 us), 45 samples */
    if (problem->bytes < 1265)
        return &choices[7]; /* reduce_linear */
    /* from 1265 bytes: first look, not confirmed; at 1448 bytes:
     * reduce_linear order=depth_first 903 us (209 us to 1.41 ms), 15 samples
     * native 1.32 ms (1.03 ms to 2.16 ms), 15 samples */
    if (problem->bytes < 1866)
        return &choices[8]; /* reduce_linear */
    /* from 1866 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_linear 277 us (170 us to 829 us), 15 samples
     * native 588 us (335 us to 846 us), 15 samples */
    if (problem->bytes < 4096)
        return &choices[7]; /* reduce_linear */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 811 us (631 us to 910 us), 15 samples
     * native 1.38 ms (1.33 ms to 1.59 ms), 15 samples */
    if (problem->bytes < 12097)
        return &choices[9]; /* reduce_wired_tree */
    /* from 12097 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 1.83 ms (1.48 ms to 2.75 ms), 15 samples
     * native 3.54 ms (3.31 ms to 4.15 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[10]; /* reduce_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.41 ms (2.32 ms to 2.65 ms), 15 samples
     * native 8.64 ms (8.35 ms to 8.85 ms), 15 samples */
    if (problem->bytes < 65536)
        return &choices[11]; /* reduce_tree */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.33 ms (5.04 ms to 6.28 ms), 15 samples
     * native 20.7 ms (20.4 ms to 21.2 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[12]; /* reduce_wired_chain */
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
    {&ct_allreduce, 1, 0.001215687, 0.001049948},
    {&ct_allreduce, 64, 0.001429065, 0.000855806},
    {&ct_allreduce, 512, 0.001682618, 0.000930908},
    {&ct_allreduce, 1024, 0.001920022, 0.001128088},
    {&ct_allreduce, 2048, 0.002161418, 0.001089069},
    {&ct_allreduce, 4096, 0.001501469, 0.00095887},
    {&ct_allreduce, 8192, 0.001887691, 0.001185209},
    {&ct_allreduce, 16384, 0.00467275, 0.002487849},
    {&ct_reduce, 1, 0.000684887, 0.000485326},
    {&ct_reduce, 64, 0.000832953, 0.000598967},
    {&ct_reduce, 512, 0.000699117, 0.000452954},
    {&ct_reduce, 1024, 0.000725784, 0.000411347},
    {&ct_reduce, 2048, 0.000587806, 0.000276886},
    {&ct_reduce, 4096, 0.001384034, 0.000811443},
    {&ct_reduce, 8192, 0.00166444, 0.000900817},
    {&ct_reduce, 16384, 0.003536163, 0.001832541},
    {&ct_reduce, 32768, 0.008643401, 0.002414713},
    {&ct_reduce, 65536, 0.020673157, 0.005334739},
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
    .nranks = 10,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 10,
               .nhosts = 10,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 1.92e-06,
               .ring_s = 2.4e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x202093c6faa7c8bb),
    .dispatch_hash = UINT64_C(0x2556ad13b10255be),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xd884907750835734),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
