/*
 * tuned.c - collective algorithms for the cluster lab-a.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 16 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm allgather_mesh_2d;
extern const struct ct_algorithm allgather_lab_a;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_a;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_lab_a;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_mesh_2d,
        .fingerprint = UINT64_C(0x37b8a67f45d8e0ef),
    },
    {
        .algorithm = &allgather_lab_a,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7cd2f616d93cb9c1),
    },
    {
        .algorithm = &allgather_lab_a,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x6811cde5c57f5cc6),
    },
    {
        .algorithm = &allgather_lab_a,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x042472867e296eff),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        .fingerprint = UINT64_C(0x97d08466a3830f79),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0xeed5d190e8f923a5),
    },
    {
        .algorithm = &allreduce_lab_a,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x95ea15b4beae54ea),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd3b93129e28f2ca8),
    },
    {
        .algorithm = &alltoall_lab_a,
        /* separation=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x68e49582f9886dc9),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x26167564044a03d1),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allgather_native 976.8 us, 117 samples
     * allgather_bruck 973.7 us */
    if (problem->bytes < 2464)
        return &choices[0]; /* allgather_native */
    /* from 2464 bytes; measured at 4096:
     * allgather_mesh_2d 4752 us, 152 samples
     * native 5875 us, 68 samples
     * allgather_ring segment_bytes=0 4784 us */
    if (problem->bytes < 4480)
        return &choices[1]; /* allgather_mesh_2d */
    /* from 4480 bytes; measured at 8192:
     * allgather_lab_a segment_bytes=0 9751 us, 117 samples
     * native 1.496e+04 us, 41 samples
     * allgather_ring segment_bytes=0 9700 us */
    if (problem->bytes < 19712)
        return &choices[2]; /* allgather_lab_a */
    /* from 19712 bytes; measured at 24576:
     * allgather_lab_a segment_bytes=4096 3.031e+04 us, 48 samples
     * native 5.345e+04 us, 4 samples
     * allgather_ring segment_bytes=0 3.308e+04 us */
    if (problem->bytes < 24832)
        return &choices[3]; /* allgather_lab_a */
    /* beyond 262144 bytes nothing was measured */
    /* from 24832 bytes; measured at 32768:
     * allgather_lab_a segment_bytes=16384 4.025e+04 us, 33 samples
     * native 4.508e+04 us, 41 samples
     * allgather_ring segment_bytes=8192 3.965e+04 us */
    return &choices[4]; /* allgather_lab_a */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 1177 us, 194 samples
     * native 1440 us, 145 samples
     * allreduce_reduce_bcast 1030 us */
    if (problem->bytes < 16)
        return &choices[5]; /* allreduce_rabenseifner */
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 930.5 us, 148 samples
     * native 1143 us, 148 samples */
    if (problem->bytes < 6656)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 6656 bytes; measured at 8192:
     * allreduce_native 2223 us, 82 samples
     * allreduce_rabenseifner 2288 us */
    if (problem->bytes < 40960)
        return &choices[0]; /* allreduce_native */
    /* beyond 262144 bytes nothing was measured */
    /* from 40960 bytes; measured at 65536:
     * allreduce_lab_a segment_bytes=0 1.002e+04 us, 124 samples
     * native 1.233e+04 us, 75 samples
     * allreduce_ring segment_bytes=0 9900 us */
    return &choices[7]; /* allreduce_lab_a */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * alltoall_native 1262 us, 117 samples
     * alltoall_bruck 1211 us */
    if (problem->bytes < 32)
        return &choices[0]; /* alltoall_native */
    /* from 32 bytes; measured at 64:
     * alltoall_bruck 1222 us, 218 samples
     * native 1318 us, 218 samples */
    if (problem->bytes < 1040)
        return &choices[8]; /* alltoall_bruck */
    /* from 1040 bytes; measured at 2048:
     * alltoall_native 3855 us, 117 samples
     * alltoall_spread window=4 3441 us */
    if (problem->bytes < 2304)
        return &choices[0]; /* alltoall_native */
    /* from 2304 bytes; measured at 4096:
     * alltoall_lab_a separation=1 4847 us, 201 samples
     * native 6658 us, 145 samples
     * alltoall_ring segment_bytes=0 4808 us */
    if (problem->bytes < 20480)
        return &choices[9]; /* alltoall_lab_a */
    /* beyond 262144 bytes nothing was measured */
    /* from 20480 bytes; measured at 32768:
     * alltoall_ring segment_bytes=16384 4.067e+04 us, 37 samples
     * native 2.822e+05 us, 5 samples
     * alltoall_lab_a separation=0 4.894e+04 us */
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
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 17,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-a",
    .nranks = 16,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .dispatch_hash = UINT64_C(0x24bb236b039de636),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
