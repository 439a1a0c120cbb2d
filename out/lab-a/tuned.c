/*
 * tuned.c - collective algorithms for the cluster lab-a.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 16 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice. The runner-up's is from when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_mesh_2d;
extern const struct ct_algorithm allgather_lab_a;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_lab_a;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0xabf5cf4311db4e92),
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
        .algorithm = &allgather_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x411620edad81499b),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x067dfef459c7910c),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0xeed5d190e8f923a5),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0x975e5a3ccd011297),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x54fd95b73aa9fa77),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd3b93129e28f2ca8),
    },
    {
        .algorithm = &alltoall_simple,
        .fingerprint = UINT64_C(0x0a1545a5a8f729dd),
    },
    {
        .algorithm = &alltoall_lab_a,
        /* separation=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x68e49582f9886dc9),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xbde47e5bd9f02a7c),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 1.45 ms (1.36 ms to 1.51 ms), 113 samples
     * runner-up: allgather_bruck 1.44 ms */
    if (problem->bytes < 10)
        return &choices[0]; /* allgather_native */
    /* from 10 bytes: confirmed; at 64 bytes:
     * allgather_bruck 1.27 ms (1.13 ms to 1.41 ms), 15 samples
     * native 1.33 ms (1.18 ms to 1.61 ms), 15 samples */
    if (problem->bytes < 194)
        return &choices[1]; /* allgather_bruck */
    /* from 194 bytes: nothing beat native; at 200 bytes:
     * allgather_native 2.44 ms (2.04 ms to 2.56 ms), 80 samples
     * runner-up: allgather_mesh_2d 2.3 ms */
    if (problem->bytes < 281)
        return &choices[0]; /* allgather_native */
    /* from 281 bytes: confirmed; at 320 bytes:
     * allgather_bruck 1.43 ms (1.28 ms to 1.73 ms), 10 samples
     * native 1.59 ms (1.39 ms to 1.66 ms), 10 samples */
    if (problem->bytes < 352)
        return &choices[1]; /* allgather_bruck */
    /* from 352 bytes: nothing beat native; at 512 bytes:
     * allgather_native 1.3 ms (1.17 ms to 1.55 ms), 35 samples
     * runner-up: allgather_bruck 1.35 ms */
    if (problem->bytes < 2464)
        return &choices[0]; /* allgather_native */
    /* from 2464 bytes: confirmed; at 4096 bytes:
     * allgather_mesh_2d 5.22 ms (4.79 ms to 6.1 ms), 15 samples
     * native 6.39 ms (5.98 ms to 7.19 ms), 15 samples */
    if (problem->bytes < 4466)
        return &choices[2]; /* allgather_mesh_2d */
    /* from 4466 bytes: confirmed; at 8192 bytes:
     * allgather_lab_a segment_bytes=0 9.74 ms (9.46 ms to 12.2 ms), 15 samples
     * native 15.8 ms (15.1 ms to 18.8 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=0 9.95 ms */
    if (problem->bytes < 17316)
        return &choices[3]; /* allgather_lab_a */
    /* from 17316 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=4096 40.1 ms (39.9 ms to 40.9 ms), 6 samples
     * native 44.9 ms (43.3 ms to 45.2 ms), 6 samples
     * runner-up: allgather_lab_a segment_bytes=16384 39.6 ms */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=16384 79.6 ms (79.1 ms to 88.7 ms), 6 samples
     * native 103 ms (99.2 ms to 113 ms), 6 samples
     * runner-up: allgather_lab_a segment_bytes=16384 79.9 ms */
    return &choices[5]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast 978 us (778 us to 1.12 ms), 15 samples
     * native 1.22 ms (1.02 ms to 1.6 ms), 15 samples
     * runner-up: allreduce_rabenseifner 1.03 ms */
    if (problem->bytes < 7675)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 7675 bytes: confirmed; at 8192 bytes:
     * allreduce_recursive_doubling 2.26 ms (2.1 ms to 2.34 ms), 15 samples
     * native 2.95 ms (2.78 ms to 3.15 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 2.34 ms */
    if (problem->bytes < 9835)
        return &choices[7]; /* allreduce_recursive_doubling */
    /* from 9835 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 6 ms (5.65 ms to 6.26 ms), 215 samples
     * runner-up: allreduce_recursive_doubling 4.88 ms */
    if (problem->bytes < 42181)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 42181 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 18.4 ms (12.3 ms to 20 ms), 75 samples
     * native 21.2 ms (17.9 ms to 22.9 ms), 75 samples
     * runner-up: allreduce_lab_a segment_bytes=0 10.2 ms */
    return &choices[8]; /* allreduce_ring */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 1.48 ms (1.44 ms to 1.63 ms), 15 samples
     * native 1.75 ms (1.67 ms to 1.83 ms), 15 samples */
    if (problem->bytes < 1449)
        return &choices[9]; /* alltoall_bruck */
    /* from 1449 bytes: nothing beat native; at 1587 bytes:
     * alltoall_native 3.86 ms (3.59 ms to 4.26 ms), 60 samples
     * runner-up: alltoall_bruck 3.95 ms */
    if (problem->bytes < 1740)
        return &choices[0]; /* alltoall_native */
    /* from 1740 bytes: confirmed; at 2048 bytes:
     * alltoall_simple 9.38 ms (5.89 ms to 12.6 ms), 15 samples
     * native 11.7 ms (5.86 ms to 19.9 ms), 15 samples
     * runner-up: alltoall_spread window=4 5.32 ms */
    if (problem->bytes < 3031)
        return &choices[10]; /* alltoall_simple */
    /* from 3031 bytes: confirmed; at 4096 bytes:
     * alltoall_lab_a separation=1 4.95 ms (4.64 ms to 5.1 ms), 15 samples
     * native 5.64 ms (5.15 ms to 6.28 ms), 15 samples
     * runner-up: alltoall_lab_a separation=0 5.18 ms */
    if (problem->bytes < 17479)
        return &choices[11]; /* alltoall_lab_a */
    /* beyond 131072 bytes nothing was measured */
    /* from 17479 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 50.5 ms (40.1 ms to 63.5 ms), 6 samples
     * native 293 ms (274 ms to 305 ms), 6 samples
     * runner-up: alltoall_lab_a separation=0 51.4 ms */
    return &choices[12]; /* alltoall_ring */
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
    .dispatch_hash = UINT64_C(0xc52d6cd1a22a821b),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
