/*
 * tuned.c - collective algorithms for the cluster lab-c.
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
extern const struct ct_algorithm allgather_lab_c;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_lab_c;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_lab_c;

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
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x97f3019d37428e03),
    },
    {
        .algorithm = &allreduce_lab_c,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc6a8dd4b0885cb88),
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
        .algorithm = &alltoall_lab_c,
        /* separation=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x6d38862f05d81ede),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 3.07 ms (2.98 ms to 3.14 ms), 213 samples
     * runner-up: allgather_bruck 3.14 ms */
    if (problem->bytes < 2508)
        return &choices[0]; /* allgather_native */
    /* from 2508 bytes: confirmed; at 4096 bytes:
     * allgather_lab_c segment_bytes=0 15.4 ms (14 ms to 16.7 ms), 10 samples
     * native 22.7 ms (22.1 ms to 23.8 ms), 10 samples */
    if (problem->bytes < 20268)
        return &choices[1]; /* allgather_lab_c */
    /* beyond 131072 bytes nothing was measured */
    /* from 20268 bytes: confirmed; at 32768 bytes:
     * allgather_lab_c segment_bytes=16384 84.3 ms (83 ms to 86.4 ms), 6 samples
     * native 801 ms (756 ms to 873 ms), 6 samples
     * runner-up: allgather_lab_c segment_bytes=8192 86.3 ms */
    return &choices[2]; /* allgather_lab_c */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast 4.39 ms (3.97 ms to 5.16 ms), 15 samples
     * native 6.08 ms (5.04 ms to 6.93 ms), 15 samples
     * runner-up: allreduce_rabenseifner 5.09 ms */
    if (problem->bytes < 3181)
        return &choices[3]; /* allreduce_reduce_bcast */
    /* from 3181 bytes: nothing beat native; at 4096 bytes:
     * allreduce_native 5.84 ms (5.63 ms to 6.05 ms), 134 samples
     * runner-up: allreduce_recursive_doubling 5.75 ms */
    if (problem->bytes < 23567)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 23567 bytes: confirmed; at 32768 bytes:
     * allreduce_lab_c segment_bytes=0 15.6 ms (14.1 ms to 16.4 ms), 9 samples
     * native 31.6 ms (30.6 ms to 35 ms), 9 samples */
    return &choices[4]; /* allreduce_lab_c */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 4.92 ms (4.66 ms to 5.64 ms), 30 samples
     * native 5.94 ms (5.73 ms to 6.39 ms), 30 samples */
    if (problem->bytes < 243)
        return &choices[5]; /* alltoall_bruck */
    /* from 243 bytes: nothing beat native; at 512 bytes:
     * alltoall_native 15 ms (14.4 ms to 15.6 ms), 105 samples
     * runner-up: alltoall_simple 14.6 ms */
    if (problem->bytes < 594)
        return &choices[0]; /* alltoall_native */
    /* from 594 bytes: confirmed; at 1024 bytes:
     * alltoall_spread window=16 21.3 ms (20.7 ms to 21.5 ms), 27 samples
     * native 22.2 ms (21.7 ms to 23.3 ms), 27 samples
     * runner-up: alltoall_spread window=4 21.9 ms */
    if (problem->bytes < 2093)
        return &choices[6]; /* alltoall_spread */
    /* from 2093 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 86.4 ms (84.6 ms to 95 ms), 6 samples
     * native 293 ms (266 ms to 340 ms), 6 samples
     * runner-up: alltoall_ring_barrier barriers=2 86.3 ms */
    if (problem->bytes < 4535)
        return &choices[7]; /* alltoall_spread */
    /* from 4535 bytes: confirmed; at 8192 bytes:
     * alltoall_ring segment_bytes=0 172 ms (169 ms to 174 ms), 2 samples
     * native 937 ms (936 ms to 938 ms), 2 samples
     * runner-up: alltoall_pair 171 ms */
    if (problem->bytes < 11590)
        return &choices[8]; /* alltoall_ring */
    /* from 11590 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 353 ms (344 ms to 362 ms), 2 samples
     * native 832 ms (811 ms to 853 ms), 2 samples
     * runner-up: alltoall_ring_barrier barriers=1 342 ms */
    if (problem->bytes < 23170)
        return &choices[9]; /* alltoall_ring */
    /* from 23170 bytes: confirmed; at 32768 bytes:
     * alltoall_lab_c separation=2 756 ms (743 ms to 769 ms), 2 samples
     * native 2.43 s (1.95 s to 2.9 s), 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 747 ms */
    if (problem->bytes < 37112)
        return &choices[10]; /* alltoall_lab_c */
    /* beyond 131072 bytes nothing was measured */
    /* from 37112 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 1.38 s (1.37 s to 1.39 s), 2 samples
     * native 2.21 s (2.12 s to 2.29 s), 2 samples
     * runner-up: alltoall_lab_c separation=2 1.5 s */
    return &choices[9]; /* alltoall_ring */
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
    .dispatch_hash = UINT64_C(0x1db209ff241ed858),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
