/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 17 ranks, mechanism barrier, on
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
        .fingerprint = UINT64_C(0x5160786b169a5631),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0f812880001982f7),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xd35384da69124613),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf00dd64313590b8b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd1de6e2338b40db4),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc7e89fdd4aa38025),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x509133c0e758acb1),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xf3af1a1fbc041dd8),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc9cefe63348703be),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xb830916d699718be),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xbd0ef42d71238c79),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x973aacee1287292e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
        .setting = {{4096, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x13ee8b2d8796644d),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc9ba9c1a0d2b48f5),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6a7e02a83602c060),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 17)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 2.3 ms (1.97 ms to 2.78 ms), 15 samples
     * native 3.38 ms (2.69 ms to 6.57 ms), 15 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.45 ms (2.04 ms to 3.92 ms), 15 samples
     * native 3.28 ms (2.8 ms to 4.31 ms), 15 samples */
    if (problem->bytes < 426)
        return &choices[2]; /* allreduce_tree */
    /* from 426 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.12 ms (1.91 ms to 3.03 ms), 15 samples
     * native 4.22 ms (3.55 ms to 4.97 ms), 15 samples */
    if (problem->bytes < 724)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 724 bytes: first look, not confirmed; at 724 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.4 ms (1.92 ms to 3.26 ms), 5 samples
     * native 4.06 ms (3.21 ms to 12.8 ms), 5 samples */
    if (problem->bytes < 1024)
        return &choices[4]; /* allreduce_tree */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.99 ms (1.59 ms to 2.94 ms), 15 samples
     * native 4.12 ms (3.02 ms to 4.82 ms), 15 samples */
    if (problem->bytes < 1524)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 1524 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.53 ms (2.34 ms to 4.08 ms), 15 samples
     * native 5.52 ms (4.38 ms to 6.94 ms), 15 samples */
    if (problem->bytes < 2364)
        return &choices[5]; /* allreduce_tree */
    /* from 2364 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.8 ms (1.54 ms to 2.39 ms), 15 samples
     * native 4.43 ms (3.91 ms to 5.59 ms), 15 samples */
    if (problem->bytes < 4591)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 4591 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.3 ms (2.01 ms to 2.75 ms), 15 samples
     * native 7.01 ms (6.53 ms to 7.33 ms), 15 samples */
    if (problem->bytes < 10927)
        return &choices[6]; /* allreduce_tree */
    /* from 10927 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 4.85 ms (4.24 ms to 6.18 ms), 15 samples
     * native 14.7 ms (14.3 ms to 15.2 ms), 15 samples */
    if (problem->bytes < 18486)
        return &choices[7]; /* allreduce_wired_switches */
    /* from 18486 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 7.58 ms (6.97 ms to 9.86 ms), 15 samples
     * native 32.3 ms (30.1 ms to 33.3 ms), 15 samples */
    if (problem->bytes < 67108865)
        return &choices[8]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 17)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear order=depth_first 1.12 ms (336 us to 1.44 ms), 15 samples
     * native 2.22 ms (1.79 ms to 2.62 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[9]; /* reduce_linear */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 1.88 ms (1.66 ms to 2.05 ms), 180 samples
     * native 1.97 ms (1.9 ms to 2.13 ms), 180 samples */
    if (problem->bytes < 661)
        return &choices[10]; /* reduce_linear */
    /* from 661 bytes: first look, not confirmed; at 724 bytes:
     * reduce_linear order=depth_first 1.05 ms (700 us to 2.05 ms), 15 samples
     * native 1.79 ms (966 us to 2.61 ms), 15 samples */
    if (problem->bytes < 816)
        return &choices[9]; /* reduce_linear */
    /* from 816 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 1.3 ms (900 us to 1.82 ms), 30 samples
     * native 1.9 ms (1.62 ms to 2.19 ms), 30 samples */
    if (problem->bytes < 4096)
        return &choices[10]; /* reduce_linear */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.1 ms (1.46 ms to 2.15 ms), 15 samples
     * native 3.06 ms (2.82 ms to 3.34 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[11]; /* reduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 1.41 ms (1.13 ms to 1.92 ms), 15 samples
     * native 3.97 ms (3.75 ms to 4.49 ms), 15 samples */
    if (problem->bytes < 15591)
        return &choices[12]; /* reduce_wired_tree */
    /* from 15591 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=2 order=depth_first 3.05 ms (2.68 ms to 3.59 ms), 15 samples
     * native 8.49 ms (8.01 ms to 9.24 ms), 15 samples */
    if (problem->bytes < 20173)
        return &choices[13]; /* reduce_tree */
    /* from 20173 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 5.74 ms (4.31 ms to 8.2 ms), 15 samples
     * native 16.9 ms (16.2 ms to 17.7 ms), 15 samples */
    if (problem->bytes < 108376)
        return &choices[14]; /* reduce_wired_chain */
    /* from 108376 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 13.9 ms (12 ms to 16.2 ms), 10 samples
     * native 80.5 ms (77.6 ms to 86.6 ms), 10 samples */
    if (problem->bytes < 268435457)
        return &choices[15]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 80.5 ms (77.6 ms to 86.6 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.003376182, 0.002300957},
    {&ct_allreduce, 64, 0.003275092, 0.002446682},
    {&ct_allreduce, 512, 0.004222153, 0.00211844},
    {&ct_allreduce, 1024, 0.004117873, 0.001985907},
    {&ct_allreduce, 2048, 0.005521292, 0.002534295},
    {&ct_allreduce, 4096, 0.004434814, 0.00180223},
    {&ct_allreduce, 8192, 0.007005979, 0.002302233},
    {&ct_allreduce, 16384, 0.01466228, 0.004847849},
    {&ct_allreduce, 32768, 0.032294743, 0.007583629},
    {&ct_reduce, 1, 0.002221302, 0.001120779},
    {&ct_reduce, 64, 0.001327204, 0.000966372},
    {&ct_reduce, 512, 0.001971391, 0.001875944},
    {&ct_reduce, 1024, 0.001902863, 0.0013032645},
    {&ct_reduce, 2048, 0.00222754, 0.001561692},
    {&ct_reduce, 4096, 0.003062913, 0.002095427},
    {&ct_reduce, 8192, 0.003971094, 0.001412985},
    {&ct_reduce, 16384, 0.008494325, 0.003048724},
    {&ct_reduce, 32768, 0.016923975, 0.005740957},
    {&ct_reduce, 65536, 0.037123773, 0.00872104},
    {&ct_reduce, 131072, 0.0805171715, 0.0138797505},
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
    .nranks = 17,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 17,
               .nhosts = 17,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 5.76e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0x60e1cd101cc1a3db),
    .dispatch_hash = UINT64_C(0x369dbeff7a1aa649),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x666a54e9c2ea449a),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
