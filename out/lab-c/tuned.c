/*
 * tuned.c - collective algorithms for the cluster lab-c.
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
extern const struct ct_algorithm allgather_lab_c;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_lab_c;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_pair;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_lab_c,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa2f134c1996d1a4f),
    },
    {
        .algorithm = &allgather_lab_c,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4d15385f549168d0),
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
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xdcb7ac65841ac759),
    },
    {
        .algorithm = &allreduce_lab_c,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc6a8dd4b0885cb88),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0x06faf8ef970628a8),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xa78d56f3494af5b1),
    },
    {
        .algorithm = &alltoall_pair,
        .fingerprint = UINT64_C(0x4d9f39a26e050635),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x322f69e56937cb4b),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allgather_native 6288 us, 75 samples
     * allgather_recursive_doubling 6852 us */
    if (problem->bytes < 2592)
        return &choices[0]; /* allgather_native */
    /* from 2592 bytes; measured at 4096:
     * allgather_lab_c segment_bytes=0 1.586e+04 us, 39 samples
     * native 2.259e+04 us, 28 samples */
    if (problem->bytes < 19712)
        return &choices[1]; /* allgather_lab_c */
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_c segment_bytes=16384 8.319e+04 us, 12 samples
     * native 8.391e+05 us, 4 samples
     * allgather_bruck 4.849e+05 us */
    return &choices[2]; /* allgather_lab_c */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 3944 us, 180 samples
     * native 4696 us, 166 samples
     * allreduce_reduce_bcast 3573 us */
    if (problem->bytes < 64)
        return &choices[3]; /* allreduce_rabenseifner */
    /* from 64 bytes; measured at 64:
     * allreduce_native 4017 us, 190 samples
     * allreduce_reduce_bcast 3930 us */
    if (problem->bytes < 72)
        return &choices[0]; /* allreduce_native */
    /* from 72 bytes; measured at 512:
     * allreduce_reduce_bcast 3173 us, 143 samples
     * native 6315 us, 80 samples
     * allreduce_recursive_doubling 4519 us */
    if (problem->bytes < 3040)
        return &choices[4]; /* allreduce_reduce_bcast */
    /* from 3040 bytes; measured at 4096:
     * allreduce_recursive_doubling 6498 us, 257 samples
     * native 6765 us, 257 samples */
    if (problem->bytes < 4416)
        return &choices[5]; /* allreduce_recursive_doubling */
    /* from 4416 bytes; measured at 8192:
     * allreduce_native 8428 us, 68 samples
     * allreduce_rabenseifner 8307 us */
    if (problem->bytes < 24832)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 24832 bytes; measured at 32768:
     * allreduce_lab_c segment_bytes=0 2.551e+04 us, 84 samples
     * native 3.281e+04 us, 69 samples
     * allreduce_rabenseifner 3.136e+04 us */
    return &choices[6]; /* allreduce_lab_c */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * alltoall_native 4912 us, 117 samples
     * alltoall_bruck 4389 us */
    if (problem->bytes < 512)
        return &choices[0]; /* alltoall_native */
    /* from 512 bytes; measured at 512:
     * alltoall_spread window=16 1.412e+04 us, 265 samples
     * native 1.493e+04 us, 231 samples */
    if (problem->bytes < 2048)
        return &choices[7]; /* alltoall_spread */
    /* from 2048 bytes; measured at 2048:
     * alltoall_spread window=4 4.185e+04 us, 56 samples
     * native 4.492e+04 us, 28 samples
     * alltoall_ring segment_bytes=0 4.294e+04 us */
    if (problem->bytes < 8192)
        return &choices[8]; /* alltoall_spread */
    /* from 8192 bytes; measured at 8192:
     * alltoall_pair 1.698e+05 us, 13 samples
     * native 7.431e+05 us, 4 samples
     * alltoall_ring segment_bytes=0 1.691e+05 us */
    if (problem->bytes < 16384)
        return &choices[9]; /* alltoall_pair */
    /* beyond 131072 bytes nothing was measured */
    /* from 16384 bytes; measured at 16384:
     * alltoall_ring segment_bytes=8192 3.398e+05 us, 41 samples
     * native 4.964e+05 us, 14 samples
     * alltoall_ring_light 3.415e+05 us */
    return &choices[10]; /* alltoall_ring */
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
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0xd8040165679103da),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
