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
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_lab_a;
extern const struct ct_algorithm allreduce_switches_lab_a;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_one_factor;
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
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x6b6b2d89b950deb9),
    },
    {
        .algorithm = &allgather_lab_a,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x19720641f277602f),
    },
    {
        .algorithm = &allreduce_switches_lab_a,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x78fa0a7d2c778fae),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x2bab93c81c8e4ba1),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0xd64b5d637d744bf8),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xabbeeb0c15c8bf81),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=pair allgather=neighbor_exchange */
        .setting = {{2, 3}},
        .fingerprint = UINT64_C(0xb49a42e64f970070),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd3b93129e28f2ca8),
    },
    {
        .algorithm = &alltoall_one_factor,
        .fingerprint = UINT64_C(0x21af3c702024b902),
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
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_bruck 999 us (921 us to 1.17 ms), 15 samples
     * native 1.25 ms (1.02 ms to 1.34 ms), 15 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies 1.16 ms */
    if (problem->bytes < 496)
        return &choices[1]; /* allgather_bruck */
    /* from 496 bytes: nothing beat native; at 512 bytes:
     * allgather_native 988 us (965 us to 1.02 ms), 240 samples
     * runner-up: allgather_bruck 982 us */
    if (problem->bytes < 2381)
        return &choices[0]; /* allgather_native */
    /* from 2381 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 4.8 ms (4.67 ms to 4.92 ms), 15 samples
     * native 5.72 ms (5.6 ms to 5.85 ms), 15 samples
     * runner-up: allgather_recursive_multiplying radix=4 4.76 ms */
    if (problem->bytes < 8974)
        return &choices[2]; /* allgather_neighbor_exchange */
    /* beyond 131072 bytes nothing was measured */
    /* from 8974 bytes: confirmed; at 16384 bytes:
     * allgather_lab_a segment_bytes=8192 19.8 ms (19.4 ms to 19.9 ms), 10 samples
     * native 33.6 ms (33.4 ms to 33.9 ms), 10 samples
     * runner-up: allgather_ring segment_bytes=8192 19.6 ms */
    return &choices[3]; /* allgather_lab_a */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_switches_lab_a pieces=2 segment_bytes=262144 1.08 ms (1.03 ms to 1.24 ms), 15 samples
     * native 1.44 ms (1.32 ms to 1.55 ms), 15 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=mesh_2d 839 us */
    if (problem->bytes < 2)
        return &choices[4]; /* allreduce_switches_lab_a */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 851 us (749 us to 951 us), 15 samples
     * native 1.13 ms (1.02 ms to 1.25 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 918 us */
    if (problem->bytes < 2142)
        return &choices[5]; /* allreduce_tree */
    /* from 2142 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 1.13 ms (1.04 ms to 1.23 ms), 15 samples
     * native 2.25 ms (2.09 ms to 2.44 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 1.08 ms */
    if (problem->bytes < 8329)
        return &choices[6]; /* allreduce_tree */
    /* from 8329 bytes: confirmed; at 10222 bytes:
     * allreduce_two_tree segment_bytes=0 1.61 ms (1.43 ms to 1.72 ms), 15 samples
     * native 2.38 ms (2.08 ms to 2.53 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 1.91 ms */
    if (problem->bytes < 16186)
        return &choices[7]; /* allreduce_two_tree */
    /* from 16186 bytes: nothing beat native; at 16384 bytes:
     * allreduce_native 2.27 ms (2.21 ms to 2.32 ms), 95 samples
     * runner-up: allreduce_rabenseifner_far 2.26 ms */
    if (problem->bytes < 40056)
        return &choices[0]; /* allreduce_native */
    /* from 40056 bytes: confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=pair allgather=neighbor_exchange 9.89 ms (9.73 ms to 9.93 ms), 15 samples
     * native 11.8 ms (11.3 ms to 11.8 ms), 15 samples
     * runner-up: allreduce_variation_2 alltoall=pair allgather=ring 9.8 ms */
    if (problem->bytes < 16777217)
        return &choices[8]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 16777217 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 29.2 ms (29.1 ms to 30.2 ms), 10 samples
     * runner-up: allreduce_variation_2 alltoall=pair allgather=neighbor_exchange 19.6 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 16)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 1.47 ms (1.28 ms to 1.62 ms), 15 samples
     * native 1.68 ms (1.61 ms to 1.82 ms), 15 samples
     * runner-up: alltoall_circulant 1.34 ms */
    if (problem->bytes < 1244)
        return &choices[9]; /* alltoall_bruck */
    /* from 1244 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.74 ms (2.68 ms to 2.87 ms), 250 samples
     * runner-up: alltoall_simple 2.72 ms */
    if (problem->bytes < 2382)
        return &choices[0]; /* alltoall_native */
    /* from 2382 bytes: confirmed; at 4096 bytes:
     * alltoall_one_factor 4.76 ms (4.62 ms to 4.98 ms), 15 samples
     * native 5.81 ms (5.22 ms to 6.17 ms), 15 samples
     * runner-up: alltoall_pair 4.77 ms */
    if (problem->bytes < 17796)
        return &choices[10]; /* alltoall_one_factor */
    /* beyond 131072 bytes nothing was measured */
    /* from 17796 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 42.1 ms (39.6 ms to 57.9 ms), 6 samples
     * native 271 ms (67 ms to 276 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 40.5 ms */
    return &choices[11]; /* alltoall_ring */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.001254643, 0.000999205},
    {&ct_allgather, 64, 0.001265707, 0.001144233},
    {&ct_allgather, 512, 0.000988343, 0.000988343},
    {&ct_allgather, 1024, 0.001187584, 0.001187584},
    {&ct_allgather, 2048, 0.0022164275, 0.0022164275},
    {&ct_allgather, 4096, 0.005718086, 0.004797384},
    {&ct_allgather, 8192, 0.01464627, 0.009688387},
    {&ct_allgather, 16384, 0.033647781, 0.019796898},
    {&ct_allgather, 32768, 0.0436582955, 0.039662435},
    {&ct_allgather, 65536, 0.105736492, 0.0796047265},
    {&ct_allgather, 131072, 0.205916243, 0.159843206},
    {&ct_allreduce, 1, 0.001435715, 0.001081619},
    {&ct_allreduce, 64, 0.001134814, 0.000851282},
    {&ct_allreduce, 512, 0.002137754, 0.001000055},
    {&ct_allreduce, 1024, 0.00338377, 0.001540235},
    {&ct_allreduce, 2048, 0.002153734, 0.000937803},
    {&ct_allreduce, 4096, 0.002245492, 0.001130491},
    {&ct_allreduce, 8192, 0.002555424, 0.001724696},
    {&ct_allreduce, 16384, 0.002270052, 0.002270052},
    {&ct_allreduce, 32768, 0.004725232, 0.004725232},
    {&ct_allreduce, 65536, 0.011762214, 0.009890737},
    {&ct_allreduce, 131072, 0.02924704, 0.0196550915},
    {&ct_alltoall, 1, 0.001681545, 0.00147293},
    {&ct_alltoall, 64, 0.001693195, 0.001323889},
    {&ct_alltoall, 512, 0.0025558, 0.00145489},
    {&ct_alltoall, 1024, 0.003488539, 0.002237681},
    {&ct_alltoall, 2048, 0.0027445, 0.0027445},
    {&ct_alltoall, 4096, 0.005809856, 0.004764955},
    {&ct_alltoall, 8192, 0.01004475, 0.009724267},
    {&ct_alltoall, 16384, 0.021576963, 0.019928373},
    {&ct_alltoall, 32768, 0.27096737, 0.0421212665},
    {&ct_alltoall, 65536, 0.13535174, 0.0796395575},
    {&ct_alltoall, 131072, 0.293934252, 0.161129911},
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
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .cluster_hash = UINT64_C(0xb094593182ee3478),
    .dispatch_hash = UINT64_C(0x9224fb3e6a49e97c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x190792531283dddd),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
