/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 2 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_linear;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0x35ebbacdbd51c434),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xce1bfcea8b6eb127),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xd74b4788d44e1806),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 2)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 120 us (118 us to 123 us), 303 samples */
    if (problem->bytes < 8)
        return &choices[0]; /* allreduce_native */
    /* from 8 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_recursive_doubling 150 us (146 us to 155 us), 15 samples
     * native 193 us (186 us to 202 us), 15 samples */
    if (problem->bytes < 2047)
        return &choices[1]; /* allreduce_recursive_doubling */
    /* from 2047 bytes: nothing beat native; at 2048 bytes:
     * allreduce_native 157 us (142 us to 178 us), 15 samples */
    if (problem->bytes < 34623)
        return &choices[0]; /* allreduce_native */
    /* from 34623 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=16384 5.21 ms (5.18 ms to 5.27 ms), 30 samples
     * native 5.57 ms (5.46 ms to 6.46 ms), 30 samples */
    if (problem->bytes < 268435457)
        return &choices[2]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 12 ms (10.7 ms to 14.4 ms), 18 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 2)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 134 us (127 us to 138 us), 73 samples */
    if (problem->bytes < 68202)
        return &choices[0]; /* reduce_native */
    /* from 68202 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_linear 10.6 ms (10.5 ms to 10.7 ms), 15 samples
     * native 13 ms (10.4 ms to 13.1 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[3]; /* reduce_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 13 ms (12.9 ms to 13.1 ms), 30 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.000119713, 0.000119713},
    {&ct_allreduce, 64, 0.00019274, 0.0001502},
    {&ct_allreduce, 512, 0.000193451, 0.000160739},
    {&ct_allreduce, 1024, 0.000129341, 0.000104415},
    {&ct_allreduce, 2048, 0.000157244, 0.000157244},
    {&ct_allreduce, 4096, 0.0002890785, 0.0002890785},
    {&ct_allreduce, 8192, 0.000594806, 0.000594806},
    {&ct_allreduce, 16384, 0.0012522595, 0.0012522595},
    {&ct_allreduce, 32768, 0.002579174, 0.002579174},
    {&ct_allreduce, 65536, 0.005565622, 0.005214575},
    {&ct_allreduce, 131072, 0.013239976, 0.01046347},
    {&ct_reduce, 1, 0.00013427, 0.00013427},
    {&ct_reduce, 64, 0.000139901, 0.000139901},
    {&ct_reduce, 512, 0.000120064, 0.000120064},
    {&ct_reduce, 1024, 0.000126787, 0.000126787},
    {&ct_reduce, 2048, 0.000130774, 0.000130774},
    {&ct_reduce, 4096, 0.0003049645, 0.0003049645},
    {&ct_reduce, 8192, 0.000636094, 0.000636094},
    {&ct_reduce, 16384, 0.001268497, 0.001268497},
    {&ct_reduce, 32768, 0.0025285575, 0.0025285575},
    {&ct_reduce, 65536, 0.005322371, 0.005322371},
    {&ct_reduce, 131072, 0.013014609, 0.01059814},
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
    .nranks = 2,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 2,
               .nhosts = 2,
               .per_host = 1,
               .nswitches = 2,
               .crossing_s = 8e-08,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0xb79faa689e8d443b),
    .dispatch_hash = UINT64_C(0x692198d9d8d2b864),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x41ed5f61ca555e79),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
