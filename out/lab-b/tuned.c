/*
 * tuned.c - collective algorithms for the cluster lab-b.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 32 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_lab_b;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_b;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring_barrier;
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
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe2d936aeab5827c5),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x22c91513f3743cb4),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x4095b4b497111db5),
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
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x2ad53a89f10aeac6),
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
        .algorithm = &alltoall_ring_barrier,
        /* barriers=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x33a1c15409d1938d),
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
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 3.85 ms (3.69 ms to 3.98 ms), 213 samples
     * runner-up: allgather_bruck 3.86 ms */
    if (problem->bytes < 561)
        return &choices[0]; /* allgather_native */
    /* from 561 bytes: confirmed; at 1024 bytes:
     * allgather_lab_b segment_bytes=0 14.5 ms (13.2 ms to 15.9 ms), 10 samples
     * native 22.6 ms (21.8 ms to 23.8 ms), 10 samples
     * runner-up: allgather_ring segment_bytes=0 12.1 ms */
    if (problem->bytes < 1165)
        return &choices[1]; /* allgather_lab_b */
    /* from 1165 bytes: confirmed; at 2048 bytes:
     * allgather_ring segment_bytes=0 15.2 ms (14.8 ms to 18.8 ms), 10 samples
     * native 55 ms (54.3 ms to 58.1 ms), 10 samples
     * runner-up: allgather_lab_b segment_bytes=0 15.9 ms */
    if (problem->bytes < 16383)
        return &choices[2]; /* allgather_ring */
    /* from 16383 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 42.7 ms (42.3 ms to 43.4 ms), 48 samples
     * runner-up: allgather_ring segment_bytes=0 43 ms */
    if (problem->bytes < 20683)
        return &choices[0]; /* allgather_native */
    /* from 20683 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 88.5 ms (86.1 ms to 92.6 ms), 6 samples
     * native 140 ms (132 ms to 145 ms), 6 samples
     * runner-up: allgather_lab_b segment_bytes=16384 86.7 ms */
    if (problem->bytes < 36960)
        return &choices[3]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 36960 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=8192 171 ms (171 ms to 171 ms), 2 samples
     * native 215 ms (213 ms to 218 ms), 2 samples
     * runner-up: allgather_lab_b segment_bytes=16384 169 ms */
    return &choices[4]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast 3.92 ms (3.41 ms to 4.2 ms), 15 samples
     * native 5.19 ms (4.28 ms to 6.04 ms), 15 samples
     * runner-up: allreduce_rabenseifner 3.43 ms */
    if (problem->bytes < 14309)
        return &choices[5]; /* allreduce_reduce_bcast */
    /* from 14309 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 9.43 ms (9.18 ms to 9.99 ms), 165 samples
     * runner-up: allreduce_rabenseifner 9.73 ms */
    if (problem->bytes < 69748)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 69748 bytes: confirmed; at 131072 bytes:
     * allreduce_lab_b segment_bytes=0 28.8 ms (27.7 ms to 30.5 ms), 6 samples
     * native 43.2 ms (42.4 ms to 46.2 ms), 6 samples
     * runner-up: allreduce_ring segment_bytes=0 30 ms */
    return &choices[6]; /* allreduce_lab_b */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 2.98 ms (2.63 ms to 3.23 ms), 15 samples
     * native 3.59 ms (2.96 ms to 3.96 ms), 15 samples */
    if (problem->bytes < 155)
        return &choices[7]; /* alltoall_bruck */
    /* from 155 bytes: nothing beat native; at 512 bytes:
     * alltoall_native 12.4 ms (12.2 ms to 12.5 ms), 272 samples
     * runner-up: alltoall_spread window=16 12.2 ms */
    if (problem->bytes < 1148)
        return &choices[0]; /* alltoall_native */
    /* from 1148 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=16 42.6 ms (42.4 ms to 42.8 ms), 90 samples
     * native 43.8 ms (43.5 ms to 44.5 ms), 90 samples
     * runner-up: alltoall_spread window=4 43.3 ms */
    if (problem->bytes < 2222)
        return &choices[8]; /* alltoall_spread */
    /* from 2222 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 85.9 ms (85 ms to 86.2 ms), 6 samples
     * native 291 ms (256 ms to 316 ms), 6 samples
     * runner-up: alltoall_ring_barrier barriers=1 86.1 ms */
    if (problem->bytes < 4381)
        return &choices[9]; /* alltoall_spread */
    /* from 4381 bytes: confirmed; at 8192 bytes:
     * alltoall_ring_barrier barriers=1 170 ms (170 ms to 170 ms), 2 samples
     * native 507 ms (505 ms to 509 ms), 2 samples
     * runner-up: alltoall_ring_barrier barriers=2 172 ms */
    if (problem->bytes < 9308)
        return &choices[10]; /* alltoall_ring_barrier */
    /* beyond 131072 bytes nothing was measured */
    /* from 9308 bytes: confirmed; at 16384 bytes:
     * alltoall_lab_b separation=2 501 ms (346 ms to 655 ms), 2 samples
     * native 924 ms (810 ms to 1.04 s), 2 samples
     * runner-up: alltoall_ring_light 355 ms */
    return &choices[11]; /* alltoall_lab_b */
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
    .dispatch_hash = UINT64_C(0xc688ce821019c0d4),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
