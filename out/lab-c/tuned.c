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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_lab_c;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid_2d;
extern const struct ct_algorithm alltoall_ring_barrier;
extern const struct ct_algorithm alltoall_one_factor_light;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xbf4b42798b5e8c37),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0xbff55d14f487d097),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x97298de8e392b79d),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4131172857c52abd),
    },
    {
        .algorithm = &allgather_lab_c,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4d15385f549168d0),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=rabenseifner */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x0245d387d0f82726),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xa8d9f6f4b83e0c99),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x159b3d5b96dc449d),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6efa2fc696e93be4),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x2c91b4ebb1421a07),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x44cbcb4d0995b95b),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x568627a7d222f2de),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4ee6324e55a8f8bf),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=rabenseifner */
        .setting = {{3, 1}},
        .fingerprint = UINT64_C(0x1d8846721391619c),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa6f8913ec493f923),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x47d6d3a411e78a35),
    },
    {
        .algorithm = &alltoall_grid_2d,
        .fingerprint = UINT64_C(0x6632491fd7607fe2),
    },
    {
        .algorithm = &alltoall_ring_barrier,
        /* barriers=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xbbb0b9c874815f4b),
    },
    {
        .algorithm = &alltoall_ring_barrier,
        /* barriers=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x33a1c15409d1938d),
    },
    {
        .algorithm = &alltoall_one_factor_light,
        .fingerprint = UINT64_C(0x1004946365b397ea),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x67d4b878a276dd2d),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 2.39 ms (2.08 ms to 2.75 ms), 15 samples
     * native 3.61 ms (2.96 ms to 3.91 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 2.08 ms */
    if (problem->bytes < 174)
        return &choices[1]; /* allgather_hierarchical */
    /* from 174 bytes: confirmed; at 232 bytes:
     * allgather_hierarchical leaders=2 between=recursive_doubling 2.75 ms (2.59 ms to 2.86 ms), 30 samples
     * native 2.88 ms (2.77 ms to 3.04 ms), 30 samples */
    if (problem->bytes < 328)
        return &choices[2]; /* allgather_hierarchical */
    /* from 328 bytes: nothing beat native; at 512 bytes:
     * allgather_native 3.91 ms (3.83 ms to 4.01 ms), 329 samples
     * runner-up: allgather_bine order_by=copies order=depth_first 3.6 ms */
    if (problem->bytes < 1974)
        return &choices[0]; /* allgather_native */
    /* from 1974 bytes: confirmed; at 2048 bytes:
     * allgather_neighbor_exchange order=depth_first 7.59 ms (7.3 ms to 8.29 ms), 15 samples
     * native 8.83 ms (8.61 ms to 9.42 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=8 between=spread 7.31 ms */
    if (problem->bytes < 8338)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 8338 bytes: confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 41.7 ms (41.3 ms to 43.9 ms), 6 samples
     * native 329 ms (328 ms to 338 ms), 6 samples
     * runner-up: allgather_lab_c segment_bytes=0 43.5 ms */
    if (problem->bytes < 17926)
        return &choices[4]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 17926 bytes: confirmed; at 32768 bytes:
     * allgather_lab_c segment_bytes=16384 84.7 ms (84.3 ms to 85.8 ms), 3 samples
     * native 831 ms (814 ms to 856 ms), 3 samples
     * runner-up: allgather_lab_c segment_bytes=8192 86.5 ms */
    return &choices[5]; /* allgather_lab_c */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=rabenseifner 2.58 ms (1.92 ms to 3.4 ms), 15 samples
     * native 4.05 ms (2.81 ms to 4.54 ms), 15 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_3d 2.29 ms */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 2 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.81 ms (2.37 ms to 2.96 ms), 15 samples
     * native 3.64 ms (3.45 ms to 4.03 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.48 ms */
    if (problem->bytes < 26)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 26 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 2.49 ms (2.08 ms to 2.81 ms), 15 samples
     * native 3.32 ms (3.1 ms to 4 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 1.94 ms */
    if (problem->bytes < 65)
        return &choices[8]; /* allreduce_tree */
    /* from 65 bytes: confirmed; at 92 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.55 ms (1.95 ms to 3.22 ms), 15 samples
     * native 3.66 ms (3.33 ms to 4.07 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 2.29 ms */
    if (problem->bytes < 468)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 468 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.4 ms (2.17 ms to 2.52 ms), 15 samples
     * native 5.25 ms (4.8 ms to 5.7 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 2.16 ms */
    if (problem->bytes < 562)
        return &choices[9]; /* allreduce_tree */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.99 ms (2.65 ms to 3.65 ms), 15 samples
     * native 7.08 ms (6.44 ms to 7.43 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 2.39 ms */
    if (problem->bytes < 2035)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2035 bytes: confirmed; at 2048 bytes:
     * allreduce_reduce_bcast order=depth_first 1.89 ms (1.65 ms to 2.3 ms), 15 samples
     * native 4.64 ms (4.47 ms to 5.01 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.13 ms */
    if (problem->bytes < 2970)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 2970 bytes: confirmed; at 3253 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 3.05 ms (2.62 ms to 3.53 ms), 15 samples
     * native 6.51 ms (6.39 ms to 7.19 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=depth_first 2.89 ms */
    if (problem->bytes < 3565)
        return &choices[11]; /* allreduce_tree */
    /* from 3565 bytes: confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 2.91 ms (2.56 ms to 3.38 ms), 15 samples
     * native 5.6 ms (4.93 ms to 6.16 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.62 ms */
    if (problem->bytes < 4488)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 2.72 ms (2.54 ms to 3.25 ms), 15 samples
     * native 7.45 ms (7.04 ms to 7.67 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first 2.83 ms */
    if (problem->bytes < 10967)
        return &choices[11]; /* allreduce_tree */
    /* from 10967 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 4.23 ms (3.97 ms to 4.74 ms), 15 samples
     * native 15.2 ms (14.9 ms to 15.7 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first 5.07 ms */
    if (problem->bytes < 24478)
        return &choices[12]; /* allreduce_two_tree */
    /* from 24478 bytes: confirmed; at 32768 bytes:
     * allreduce_rabenseifner order=depth_first 9.69 ms (8.68 ms to 10.5 ms), 10 samples
     * native 31.7 ms (31.2 ms to 33.9 ms), 10 samples
     * runner-up: allreduce_rabenseifner_far 7.9 ms */
    if (problem->bytes < 39072)
        return &choices[13]; /* allreduce_rabenseifner */
    /* from 39072 bytes: confirmed; at 65536 bytes:
     * allreduce_hierarchical leaders=8 between=rabenseifner 14.9 ms (13.6 ms to 15.5 ms), 10 samples
     * native 87.4 ms (80.3 ms to 92.7 ms), 10 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=8 order=depth_first 17 ms */
    if (problem->bytes < 77756)
        return &choices[14]; /* allreduce_hierarchical */
    /* from 77756 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 27.9 ms (25.6 ms to 32.6 ms), 6 samples
     * native 246 ms (222 ms to 627 ms), 6 samples
     * runner-up: allreduce_hierarchical leaders=8 between=rabenseifner 33.8 ms */
    if (problem->bytes < 268435457)
        return &choices[15]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 246 ms (222 ms to 627 ms), 6 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 28.5 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 32)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.79 ms (1.62 ms to 2.18 ms), 15 samples
     * native 3.13 ms (3.07 ms to 3.42 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 2.67 ms */
    if (problem->bytes < 195)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 195 bytes: confirmed; at 512 bytes:
     * alltoall_grid_2d 10.8 ms (9.56 ms to 11.5 ms), 10 samples
     * native 14.3 ms (11.3 ms to 15.3 ms), 10 samples
     * runner-up: alltoall_grid_2d order=depth_first 10.3 ms */
    if (problem->bytes < 1123)
        return &choices[17]; /* alltoall_grid_2d */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * alltoall_ring_barrier barriers=2 44 ms (43.7 ms to 44.2 ms), 6 samples
     * native 139 ms (41.6 ms to 243 ms), 6 samples
     * runner-up: alltoall_ring_barrier barriers=1 43.1 ms */
    if (problem->bytes < 2896)
        return &choices[18]; /* alltoall_ring_barrier */
    /* from 2896 bytes: confirmed; at 4096 bytes:
     * alltoall_ring_barrier barriers=1 85.9 ms (85.1 ms to 92.2 ms), 6 samples
     * native 288 ms (266 ms to 495 ms), 6 samples
     * runner-up: alltoall_ring_barrier barriers=2 85.7 ms */
    if (problem->bytes < 18021)
        return &choices[19]; /* alltoall_ring_barrier */
    /* from 18021 bytes: confirmed; at 32768 bytes:
     * alltoall_one_factor_light 768 ms (768 ms to 768 ms), 1 samples
     * native 1.22 s (1.22 s to 1.22 s), 1 samples
     * runner-up: alltoall_lab_c separation=2 768 ms */
    if (problem->bytes < 128062)
        return &choices[20]; /* alltoall_one_factor_light */
    /* beyond 131072 bytes nothing was measured */
    /* from 128062 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 3.93 s (3.81 s to 4.06 s), 2 samples
     * native 4.49 s (4.4 s to 4.58 s), 2 samples
     * runner-up: alltoall_one_factor_light 3.44 s */
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
    {&ct_allgather, 1, 0.003606707, 0.002394793},
    {&ct_allgather, 64, 0.002878648, 0.00187809},
    {&ct_allgather, 512, 0.003906632, 0.003906632},
    {&ct_allgather, 1024, 0.00373652, 0.00373652},
    {&ct_allgather, 2048, 0.00882604, 0.007586668},
    {&ct_allgather, 4096, 0.022900667, 0.0125228025},
    {&ct_allgather, 8192, 0.0522983785, 0.021493413},
    {&ct_allgather, 16384, 0.328745632, 0.041678383},
    {&ct_allgather, 32768, 0.830662862, 0.084659509},
    {&ct_allgather, 65536, 1.8413424, 0.166054013},
    {&ct_allgather, 131072, 3.64449228, 0.332407191},
    {&ct_allreduce, 1, 0.004052006, 0.002582935},
    {&ct_allreduce, 64, 0.003315734, 0.00248864},
    {&ct_allreduce, 512, 0.00525343, 0.002400595},
    {&ct_allreduce, 1024, 0.007075667, 0.002991427},
    {&ct_allreduce, 2048, 0.004639883, 0.001892443},
    {&ct_allreduce, 4096, 0.005595758, 0.002910811},
    {&ct_allreduce, 8192, 0.007452733, 0.002720655},
    {&ct_allreduce, 16384, 0.015154592, 0.004232886},
    {&ct_allreduce, 32768, 0.0316914025, 0.0096876365},
    {&ct_allreduce, 65536, 0.0873805305, 0.0149461245},
    {&ct_allreduce, 131072, 0.246374585, 0.02785058},
    {&ct_alltoall, 1, 0.003127076, 0.001791608},
    {&ct_alltoall, 64, 0.00525809, 0.002926249},
    {&ct_alltoall, 512, 0.0142705715, 0.010766166},
    {&ct_alltoall, 1024, 0.022938184, 0.021886509},
    {&ct_alltoall, 2048, 0.138863696, 0.043952734},
    {&ct_alltoall, 4096, 0.288341227, 0.085916511},
    {&ct_alltoall, 8192, 0.9399719, 0.169655908},
    {&ct_alltoall, 16384, 0.797162647, 0.357472999},
    {&ct_alltoall, 32768, 1.21725332, 0.767758591},
    {&ct_alltoall, 65536, 2.75602164, 1.65569634},
    {&ct_alltoall, 131072, 4.48865986, 3.93203425},
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
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0xa38b42ae9cb21a32),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xfa3f4da85ac8aa4c),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
