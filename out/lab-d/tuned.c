/*
 * tuned.c - collective algorithms for the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 48 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank: of the choice, of native when
 * timed in turn with it, and of the next best when it was timed last.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_lab_d;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_reduce_bcast;
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
        .algorithm = &allgather_lab_d,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b9f0cb142ec55d6),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        .fingerprint = UINT64_C(0xd36a39266a79563e),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x2c3286b68e67b99b),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x3f2c0bf0a71cec6b),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xa454c76a0b330bb2),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x45fb6e41667a3e07),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x9e368e04d136ee3d),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x57b04c0336a0948c),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allgather_recursive_doubling 5217 us, 159 samples
     * native 7499 us, 152 samples */
    if (problem->bytes < 896)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 896 bytes; measured at 1024:
     * allgather_native 1.246e+04 us, 304 samples
     * allgather_bruck 1.115e+04 us */
    if (problem->bytes < 19712)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 19712 bytes; measured at 32768:
     * allgather_lab_d segment_bytes=16384 1.27e+05 us, 20 samples
     * native 1.892e+05 us, 7 samples
     * allgather_ring segment_bytes=16384 1.288e+05 us */
    return &choices[2]; /* allgather_lab_d */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * allreduce_rabenseifner 3111 us, 257 samples
     * native 3619 us, 243 samples
     * allreduce_reduce_bcast 3146 us */
    if (problem->bytes < 16)
        return &choices[3]; /* allreduce_rabenseifner */
    /* from 16 bytes; measured at 64:
     * allreduce_reduce_bcast 2780 us, 204 samples
     * native 3221 us, 204 samples */
    if (problem->bytes < 9472)
        return &choices[4]; /* allreduce_reduce_bcast */
    /* from 9472 bytes; measured at 16384:
     * allreduce_native 5811 us, 68 samples
     * allreduce_rabenseifner 7751 us */
    if (problem->bytes < 22272)
        return &choices[0]; /* allreduce_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 22272 bytes; measured at 32768:
     * allreduce_rabenseifner 9451 us, 47 samples
     * native 1.274e+04 us, 47 samples */
    return &choices[3]; /* allreduce_rabenseifner */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped; what was undecided is native */
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes; measured at 1:
     * alltoall_native 6711 us, 117 samples
     * alltoall_bruck 6299 us */
    if (problem->bytes < 512)
        return &choices[0]; /* alltoall_native */
    /* from 512 bytes; measured at 512:
     * alltoall_bruck 1.225e+04 us, 22 samples
     * native 2.529e+04 us, 11 samples
     * alltoall_spread window=16 2.514e+04 us */
    if (problem->bytes < 513)
        return &choices[5]; /* alltoall_bruck */
    /* from 513 bytes; measured at 1024:
     * alltoall_native 3.323e+04 us, 80 samples
     * alltoall_bruck 3.048e+04 us */
    if (problem->bytes < 4096)
        return &choices[0]; /* alltoall_native */
    /* from 4096 bytes; measured at 4096:
     * alltoall_spread window=4 4.859e+04 us, 46 samples
     * native 5.624e+04 us, 30 samples
     * alltoall_ring segment_bytes=0 4.952e+04 us */
    if (problem->bytes < 16384)
        return &choices[6]; /* alltoall_spread */
    /* from 16384 bytes; measured at 16384:
     * alltoall_ring segment_bytes=0 1.42e+05 us, 34 samples
     * native 7.192e+05 us, 5 samples
     * alltoall_ring_barrier barriers=2 1.319e+05 us */
    if (problem->bytes < 19712)
        return &choices[7]; /* alltoall_ring */
    /* from 19712 bytes; measured at 16384:
     * alltoall_ring segment_bytes=8192 1.42e+05 us, 25 samples
     * native 7.192e+05 us, 5 samples
     * alltoall_ring_barrier barriers=2 1.319e+05 us */
    if (problem->bytes < 27648)
        return &choices[8]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 27648 bytes; measured at 32768:
     * alltoall_ring segment_bytes=16384 2.973e+05 us, 15 samples
     * native 9.122e+05 us, 4 samples
     * alltoall_spread window=4 3.617e+05 us */
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
    .dispatch_hash = UINT64_C(0xdfb4d9b2b4839259),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
