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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_lab_b;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_switches_lab_b;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_lab_b;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x7f3c150e3a43442c),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x63d7a374c76b438c),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x68e222315eec250c),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xedd4e0462035b967),
    },
    {
        .algorithm = &allgather_lab_b,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x70fbeac3ab1eadee),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6ea605ceb3a0f253),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x36f950181fdee45b),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x106066834e77878c),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0xe86c078d0987ab1a),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x97f3019d37428e03),
    },
    {
        .algorithm = &allreduce_switches_lab_b,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x7412371d8373b9cf),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe19ff3f10b062078),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=rabenseifner */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x588f9f3a551093c1),
    },
    {
        .algorithm = &allreduce_lab_b,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xec8161cc3d9988e0),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xc591625ff7eb07fd),
    },
    {
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0x6632491fd7607fe2),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=8 between=ring */
        .setting = {{3, 2}},
        .fingerprint = UINT64_C(0x477b6d9d7d3f260b),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa8c8e75ac09e6458),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xdbdc4829dc30a1c9),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1e626a5899270105),
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
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 3.75 ms (3.19 ms to 3.88 ms), 15 samples
     * native 5.28 ms (4.93 ms to 5.43 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 3.57 ms */
    if (problem->bytes < 241)
        return &choices[1]; /* allgather_hierarchical */
    /* from 241 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling order=dealt 4.22 ms (3.97 ms to 5.07 ms), 15 samples
     * native 10.9 ms (10.5 ms to 11.5 ms), 15 samples
     * runner-up: allgather_far_first_lab_b order_by=copies 4.95 ms */
    if (problem->bytes < 1226)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 1226 bytes: confirmed; at 2048 bytes:
     * allgather_hierarchical leaders=8 between=recursive_doubling 7.31 ms (6.92 ms to 7.83 ms), 10 samples
     * native 54.3 ms (53.5 ms to 54.5 ms), 10 samples
     * runner-up: allgather_hierarchical leaders=8 between=spread 8.31 ms */
    if (problem->bytes < 2237)
        return &choices[3]; /* allgather_hierarchical */
    /* from 2237 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 11.7 ms (11.5 ms to 14.8 ms), 10 samples
     * native 165 ms (148 ms to 292 ms), 10 samples
     * runner-up: allgather_lab_b segment_bytes=0 15.7 ms */
    if (problem->bytes < 14957)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 14957 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 43 ms (42.3 ms to 43.2 ms), 24 samples
     * runner-up: allgather_ring segment_bytes=0 42.4 ms */
    if (problem->bytes < 18202)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 18202 bytes: confirmed; at 32768 bytes:
     * allgather_lab_b segment_bytes=16384 84.9 ms (84.5 ms to 86.9 ms), 6 samples
     * native 116 ms (113 ms to 127 ms), 6 samples
     * runner-up: allgather_lab_b segment_bytes=8192 104 ms */
    return &choices[5]; /* allgather_lab_b */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_reduce_bcast order=dealt 3.3 ms (3.04 ms to 3.77 ms), 15 samples
     * native 4.36 ms (3.79 ms to 5.21 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 2.79 ms */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 2 bytes: confirmed; at 8 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 2.97 ms (2.37 ms to 3.31 ms), 15 samples
     * native 3.93 ms (3.39 ms to 4.19 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=4 between=rabenseifner 2.87 ms */
    if (problem->bytes < 16)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 16 bytes: confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=dealt 2.98 ms (2.61 ms to 3.41 ms), 15 samples
     * native 4.11 ms (3.72 ms to 4.88 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 2.89 ms */
    if (problem->bytes < 449)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 449 bytes: confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 3.17 ms (2.97 ms to 3.58 ms), 15 samples
     * native 7.67 ms (6.59 ms to 8.19 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 3.16 ms */
    if (problem->bytes < 562)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * allreduce_reduce_bcast order=dealt 3.47 ms (3.16 ms to 3.67 ms), 15 samples
     * native 6.75 ms (6.29 ms to 7.2 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 3.1 ms */
    if (problem->bytes < 1079)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 1079 bytes: confirmed; at 1270 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 3.57 ms (3.42 ms to 3.88 ms), 15 samples
     * native 7.83 ms (7.51 ms to 8.55 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 3.64 ms */
    if (problem->bytes < 1823)
        return &choices[9]; /* allreduce_tree */
    /* from 1823 bytes: confirmed; at 2048 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 3.51 ms (3.09 ms to 4.12 ms), 15 samples
     * native 7.48 ms (7.09 ms to 7.85 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 3.38 ms */
    if (problem->bytes < 4447)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 4447 bytes: confirmed; at 5789 bytes:
     * allreduce_reduce_bcast 3.1 ms (2.63 ms to 3.43 ms), 15 samples
     * native 6.17 ms (5.93 ms to 6.33 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 3.51 ms */
    if (problem->bytes < 7305)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 7305 bytes: confirmed; at 8192 bytes:
     * allreduce_switches_lab_b pieces=2 segment_bytes=262144 4.31 ms (3.74 ms to 4.89 ms), 15 samples
     * native 7.63 ms (7.11 ms to 8.42 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling 4.52 ms */
    if (problem->bytes < 9847)
        return &choices[11]; /* allreduce_switches_lab_b */
    /* from 9847 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 6.87 ms (6.16 ms to 7.84 ms), 15 samples
     * native 10.7 ms (9.85 ms to 10.9 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=4 between=recursive_doubling 7.22 ms */
    if (problem->bytes < 23828)
        return &choices[12]; /* allreduce_two_tree */
    /* from 23828 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 9.88 ms (9.64 ms to 10.3 ms), 70 samples
     * runner-up: allreduce_hierarchical leaders=4 between=rabenseifner 9.99 ms */
    if (problem->bytes < 39330)
        return &choices[0]; /* allreduce_native */
    /* from 39330 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=8 between=rabenseifner 14 ms (13.4 ms to 14.7 ms), 10 samples
     * native 17.2 ms (16.7 ms to 17.9 ms), 10 samples
     * runner-up: allreduce_hierarchical leaders=8 between=ring 15.2 ms */
    if (problem->bytes < 79041)
        return &choices[13]; /* allreduce_hierarchical */
    /* from 79041 bytes: confirmed; at 131072 bytes:
     * allreduce_lab_b segment_bytes=0 22.6 ms (22.2 ms to 23.4 ms), 6 samples
     * native 41.3 ms (40.7 ms to 41.8 ms), 6 samples
     * runner-up: allreduce_halving_lab_b segment_bytes=16384 32.3 ms */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_lab_b */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 41.8 ms (41.3 ms to 44.4 ms), 17 samples
     * runner-up: allreduce_lab_b segment_bytes=0 23.1 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 3.16 ms (2.75 ms to 3.66 ms), 15 samples
     * native 5.51 ms (5.08 ms to 5.87 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 3.43 ms */
    if (problem->bytes < 154)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 154 bytes: confirmed; at 512 bytes:
     * alltoall_grid_2d 11 ms (10.7 ms to 11.5 ms), 15 samples
     * native 16.9 ms (14.5 ms to 18.9 ms), 15 samples
     * runner-up: alltoall_grid_2d order=dealt 11.6 ms */
    if (problem->bytes < 939)
        return &choices[16]; /* alltoall_grid_2d */
    /* from 939 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=8 between=ring 21.7 ms (20.9 ms to 22.5 ms), 9 samples
     * native 22.7 ms (22.2 ms to 23 ms), 9 samples
     * runner-up: alltoall_grid_2d order=dealt 21.2 ms */
    if (problem->bytes < 1509)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 1509 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=4 order=dealt 42.2 ms (42 ms to 42.7 ms), 6 samples
     * native 245 ms (42.9 ms to 279 ms), 6 samples
     * runner-up: alltoall_scattered batch=16 43 ms */
    if (problem->bytes < 4429)
        return &choices[18]; /* alltoall_spread */
    /* from 4429 bytes: confirmed; at 8192 bytes:
     * alltoall_ring segment_bytes=0 order=dealt 169 ms (169 ms to 169 ms), 1 samples
     * native 524 ms (524 ms to 524 ms), 1 samples
     * runner-up: alltoall_ring_barrier barriers=1 order=dealt 170 ms */
    if (problem->bytes < 9055)
        return &choices[19]; /* alltoall_ring */
    /* from 9055 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 513 ms (513 ms to 513 ms), 1 samples
     * native 817 ms (817 ms to 817 ms), 1 samples
     * runner-up: alltoall_ring segment_bytes=8192 474 ms */
    if (problem->bytes < 30767)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 30767 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 697 ms (697 ms to 697 ms), 1 samples
     * native 1.46 s (1.46 s to 1.46 s), 1 samples */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.005277492, 0.003746126},
    {&ct_allgather, 64, 0.003727258, 0.002661672},
    {&ct_allgather, 512, 0.010865468, 0.004222802},
    {&ct_allgather, 1024, 0.0220690265, 0.004394529},
    {&ct_allgather, 2048, 0.0542837345, 0.0073075015},
    {&ct_allgather, 4096, 0.164518288, 0.0116812105},
    {&ct_allgather, 8192, 0.466905336, 0.02213615},
    {&ct_allgather, 16384, 0.043000544, 0.043000544},
    {&ct_allgather, 32768, 0.116429342, 0.084864751},
    {&ct_allgather, 65536, 0.227754821, 0.176194606},
    {&ct_allgather, 131072, 0.475002062, 0.332577089},
    {&ct_allreduce, 1, 0.004361672, 0.003296288},
    {&ct_allreduce, 64, 0.004111972, 0.002981499},
    {&ct_allreduce, 512, 0.007669063, 0.003172967},
    {&ct_allreduce, 1024, 0.006746689, 0.003471073},
    {&ct_allreduce, 2048, 0.007481548, 0.003511906},
    {&ct_allreduce, 4096, 0.006205426, 0.003137452},
    {&ct_allreduce, 8192, 0.007626169, 0.004310263},
    {&ct_allreduce, 16384, 0.010665788, 0.006871005},
    {&ct_allreduce, 32768, 0.0098830365, 0.0098830365},
    {&ct_allreduce, 65536, 0.017191093, 0.013960072},
    {&ct_allreduce, 131072, 0.041280006, 0.0225576265},
    {&ct_alltoall, 1, 0.005514192, 0.003162707},
    {&ct_alltoall, 64, 0.005109854, 0.003108992},
    {&ct_alltoall, 512, 0.016918878, 0.011042142},
    {&ct_alltoall, 1024, 0.022712239, 0.02168573},
    {&ct_alltoall, 2048, 0.244665104, 0.042202044},
    {&ct_alltoall, 4096, 0.287383824, 0.083683407},
    {&ct_alltoall, 8192, 0.523910002, 0.16864257},
    {&ct_alltoall, 16384, 0.817427488, 0.512787644},
    {&ct_alltoall, 32768, 1.46197489, 0.696531093},
    {&ct_alltoall, 65536, 2.04517432, 1.57467629},
    {&ct_alltoall, 131072, 4.41082272, 2.80984736},
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
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .cluster_hash = UINT64_C(0x4e5f0b12a1c80703),
    .dispatch_hash = UINT64_C(0xa8db3772b8f771dd),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
