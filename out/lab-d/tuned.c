/*
 * tuned.c - collective algorithms for the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 48 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_lab_d;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xd7e56fc69756c657),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x3332db27ffa6acae),
    },
    {
        .algorithm = &allgather_lab_d,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b9f0cb142ec55d6),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x2c3286b68e67b99b),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        .fingerprint = UINT64_C(0xd36a39266a79563e),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x3f2c0bf0a71cec6b),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6b2fedc2f4fa22d2),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=16 */
        .setting = {{16}},
        .fingerprint = UINT64_C(0xc6aab1d04bf0da42),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xa454c76a0b330bb2),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x57b04c0336a0948c),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x9e368e04d136ee3d),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_recursive_doubling 7.61 ms (7.05 ms to 8.34 ms), 15 samples
     * native 8.44 ms (8.16 ms to 9.53 ms), 15 samples */
    if (problem->bytes < 62)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 62 bytes: nothing beat native; at 64 bytes:
     * allgather_native 6.17 ms (5.21 ms to 6.92 ms), 30 samples
     * runner-up: allgather_recursive_doubling 6.05 ms */
    if (problem->bytes < 1226)
        return &choices[0]; /* allgather_native */
    /* from 1226 bytes: confirmed; at 2048 bytes:
     * allgather_recursive_doubling 24.2 ms (23.8 ms to 25.6 ms), 12 samples
     * native 28.7 ms (24.8 ms to 31.6 ms), 12 samples
     * runner-up: allgather_bruck 26.1 ms */
    if (problem->bytes < 2347)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 2347 bytes: nothing beat native; at 4096 bytes:
     * allgather_native 28.6 ms (27.9 ms to 29.2 ms), 20 samples
     * runner-up: allgather_lab_d segment_bytes=0 30.2 ms */
    if (problem->bytes < 18736)
        return &choices[0]; /* allgather_native */
    /* from 18736 bytes: confirmed; at 21758 bytes:
     * allgather_ring segment_bytes=16384 115 ms (107 ms to 123 ms), 2 samples
     * native 175 ms (172 ms to 177 ms), 2 samples
     * runner-up: allgather_lab_d segment_bytes=16384 110 ms */
    if (problem->bytes < 26306)
        return &choices[2]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 26306 bytes: confirmed; at 32768 bytes:
     * allgather_lab_d segment_bytes=16384 130 ms (127 ms to 134 ms), 2 samples
     * native 159 ms (153 ms to 164 ms), 2 samples
     * runner-up: allgather_ring segment_bytes=16384 131 ms */
    return &choices[3]; /* allgather_lab_d */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast 4.11 ms (3.9 ms to 4.29 ms), 90 samples
     * native 4.3 ms (4.16 ms to 4.44 ms), 90 samples */
    if (problem->bytes < 11290)
        return &choices[4]; /* allreduce_reduce_bcast */
    /* from 11290 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 10 ms (9.32 ms to 10.3 ms), 15 samples
     * runner-up: allreduce_rabenseifner 12.1 ms */
    if (problem->bytes < 23124)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 23124 bytes: confirmed; at 32768 bytes:
     * allreduce_rabenseifner 17.3 ms (16.3 ms to 18.3 ms), 60 samples
     * native 19.7 ms (18.8 ms to 20.8 ms), 60 samples */
    return &choices[5]; /* allreduce_rabenseifner */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 10.1 ms (9.16 ms to 10.6 ms), 45 samples
     * native 11.3 ms (10.8 ms to 12 ms), 45 samples */
    if (problem->bytes < 953)
        return &choices[6]; /* alltoall_bruck */
    /* from 953 bytes: confirmed; at 1024 bytes:
     * alltoall_spread window=0 34.7 ms (33.9 ms to 36.4 ms), 72 samples
     * native 36.1 ms (33.9 ms to 37.8 ms), 72 samples
     * runner-up: alltoall_spread window=16 29.3 ms */
    if (problem->bytes < 1249)
        return &choices[7]; /* alltoall_spread */
    /* from 1249 bytes: confirmed; at 1448 bytes:
     * alltoall_spread window=16 35 ms (29.3 ms to 41.7 ms), 6 samples
     * native 38 ms (31.4 ms to 41.6 ms), 6 samples
     * runner-up: alltoall_spread window=0 37.1 ms */
    if (problem->bytes < 1612)
        return &choices[8]; /* alltoall_spread */
    /* from 1612 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 39.9 ms (38.1 ms to 41.1 ms), 65 samples
     * runner-up: alltoall_simple 39.1 ms */
    if (problem->bytes < 4811)
        return &choices[0]; /* alltoall_native */
    /* from 4811 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 69.8 ms (68.5 ms to 73.9 ms), 6 samples
     * native 264 ms (258 ms to 275 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=0 74.7 ms */
    if (problem->bytes < 16385)
        return &choices[9]; /* alltoall_spread */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 271 ms (262 ms to 279 ms), 2 samples
     * native 745 ms (743 ms to 746 ms), 2 samples
     * runner-up: alltoall_ring segment_bytes=8192 262 ms */
    if (problem->bytes < 96812)
        return &choices[10]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 96812 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 1.15 s (1.01 s to 1.29 s), 2 samples
     * native 1.48 s (1.48 s to 1.48 s), 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 1.18 s */
    return &choices[11]; /* alltoall_ring */
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
    -1, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3,
    3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21, 21, 22, 22, 23,
    23, 24, 24, 25, 25, 26, 26, 27, 27,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 125000000, 125000000, 125000000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    UINT64_C(0x21d9121925fa4a51), UINT64_C(0x21d9111925fa489e), 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 76,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-d",
    .nranks = 48,
    .cluster_hash = UINT64_C(0x00c5375b00bbe3b9),
    .dispatch_hash = UINT64_C(0xa40f923b55af9aa2),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
