/*
 * tuned.c - collective algorithms for the cluster lab-b.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm allgather_lab_b;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_b;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_lab_b;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_lab_b,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xcd78a6886133fb17),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x22c91513f3743cb4),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        .fingerprint = UINT64_C(0x7d2c9e5852580d0b),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x97f3019d37428e03),
    },
    {
        .algorithm = &allreduce_lab_b,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xec8161cc3d9988e0),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x8d92db207dc33a9a),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x322f69e56937cb4b),
    },
    {
        .algorithm = &alltoall_lab_b,
        /* separation=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x342d58edb27545b1),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allgather_native 4676 us, 68 samples
     * allgather_bruck 5275 us */
    if (problem->bytes < 560)
        return &choices[0]; /* allgather_native */
    /* from 560 bytes; measured at 1024:
     * allgather_lab_b segment_bytes=0 1.357e+04 us, 186 samples
     * native 2.281e+04 us, 60 samples
     * allgather_ring segment_bytes=0 1.252e+04 us */
    if (problem->bytes < 16384)
        return &choices[1]; /* allgather_lab_b */
    /* from 16384 bytes; measured at 16384:
     * allgather_native 4.251e+04 us, 69 samples
     * allgather_lab_b segment_bytes=0 4.205e+04 us */
    if (problem->bytes < 19712)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_ring segment_bytes=16384 8.37e+04 us, 27 samples
     * native 1.145e+05 us, 13 samples
     * allgather_lab_b segment_bytes=16384 8.403e+04 us */
    return &choices[2]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 4012 us, 236 samples
     * native 4771 us, 187 samples
     * allreduce_reduce_bcast 3310 us */
    if (problem->bytes < 16)
        return &choices[3]; /* allreduce_rabenseifner */
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 3099 us, 155 samples
     * native 4338 us, 148 samples
     * allreduce_rabenseifner 3914 us */
    if (problem->bytes < 12672)
        return &choices[4]; /* allreduce_reduce_bcast */
    /* from 12672 bytes; measured at 16384:
     * allreduce_native 6725 us, 117 samples
     * allreduce_rabenseifner 6971 us */
    if (problem->bytes < 82944)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 82944 bytes; measured at 131072:
     * allreduce_lab_b segment_bytes=0 3.274e+04 us, 55 samples
     * native 4.424e+04 us, 30 samples
     * allreduce_ring segment_bytes=0 3.114e+04 us */
    return &choices[5]; /* allreduce_lab_b */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * alltoall_native 5332 us, 117 samples
     * alltoall_bruck 4522 us */
    if (problem->bytes < 3072)
        return &choices[0]; /* alltoall_native */
    /* from 3072 bytes; measured at 4096:
     * alltoall_ring segment_bytes=0 8.677e+04 us, 28 samples
     * native 2.82e+05 us, 12 samples
     * alltoall_spread window=4 8.545e+04 us */
    if (problem->bytes < 12160)
        return &choices[6]; /* alltoall_ring */
    /* from 12160 bytes; measured at 12288:
     * alltoall_ring segment_bytes=8192 2.576e+05 us, 69 samples
     * alltoall_ring_barrier barriers=1 2.581e+05 us */
    if (problem->bytes < 16384)
        return &choices[7]; /* alltoall_ring */
    /* from 16384 bytes; measured at 16384:
     * alltoall_lab_b separation=2 3.496e+05 us, 16 samples
     * native 8.262e+05 us, 4 samples
     * alltoall_ring_light 3.547e+05 us */
    if (problem->bytes < 24576)
        return &choices[8]; /* alltoall_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 24576 bytes; measured at 32768:
     * alltoall_ring segment_bytes=8192 6.831e+05 us, 18 samples
     * native 2.05e+06 us, 12 samples
     * alltoall_lab_b separation=2 7.569e+05 us */
    return &choices[7]; /* alltoall_ring */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {NULL, NULL},
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
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21cf051925f1dfb5),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21cf071925f1e31b),
    UINT64_C(0x21d9101925fa46eb), UINT64_C(0x21d90f1925fa4538),
    UINT64_C(0x21d9121925fa4a51), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9131925fa4c04),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d9151925fa4f6a),
    UINT64_C(0x21d9081925fa3953), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x21d58a1925f72d62), UINT64_C(0x21d58b1925f72f15),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 36,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-b",
    .nranks = 32,
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .dispatch_hash = UINT64_C(0xa478c6a62f83f08e),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
