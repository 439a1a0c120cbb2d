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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_far_first_lab_d;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_lab_d;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_switches_lab_d;
extern const struct ct_algorithm allreduce_halving_lab_d;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_grid_3d;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_one_factor;
extern const struct ct_algorithm alltoall_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x02a717567bea9dbf),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x29d414a1bd7b1f76),
    },
    {
        .algorithm = &allgather_far_first_lab_d,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x002f97a66f9e8648),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0xd70e7629c91314a2),
    },
    {
        .algorithm = &allgather_lab_d,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b9f0cb142ec55d6),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=8 between=recursive_doubling */
        .setting = {{3, 0}},
        .fingerprint = UINT64_C(0x343a4684e52ba1c8),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x32be5079e4458bf3),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd066d624552309ff),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x71f3e40d19ce0af8),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x18e759c2e64b6080),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xae059004351efd89),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaf9efffb8881b475),
    },
    {
        .algorithm = &allreduce_switches_lab_d,
        /* pieces=8 segment_bytes=262144 */
        .setting = {{8, 262144}},
        .fingerprint = UINT64_C(0x08d04ed239372bae),
    },
    {
        .algorithm = &allreduce_halving_lab_d,
        /* segment_bytes=65536 */
        .setting = {{65536}},
        .fingerprint = UINT64_C(0x8a91d1dd3eae4d1a),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x163aaf8f01d8bba1),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=4 between=spread */
        .setting = {{2, 1}},
        .fingerprint = UINT64_C(0xd90c88e669524b07),
    },
    {
        .algorithm = &alltoall_grid_3d,
        .fingerprint = UINT64_C(0x5dc8cdd3cf21173b),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0xdf3edf612957dcc5),
    },
    {
        .algorithm = &alltoall_one_factor,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x61962a295b4b7a72),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf468cd8083c3106d),
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
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=ring 5.93 ms (5.14 ms to 6.83 ms), 15 samples
     * native 9.59 ms (8.63 ms to 10.4 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=2 between=ring 6.55 ms */
    if (problem->bytes < 25)
        return &choices[1]; /* allgather_hierarchical */
    /* from 25 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 7.34 ms (6.91 ms to 7.66 ms), 15 samples
     * native 9.32 ms (8.75 ms to 9.7 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 7.61 ms */
    if (problem->bytes < 75)
        return &choices[2]; /* allgather_hierarchical */
    /* from 75 bytes: nothing beat native; at 512 bytes:
     * allgather_native 8.79 ms (8.53 ms to 9.08 ms), 25 samples
     * runner-up: allgather_far_first_lab_d order_by=copies 9.56 ms */
    if (problem->bytes < 1133)
        return &choices[0]; /* allgather_native */
    /* from 1133 bytes: confirmed; at 2048 bytes:
     * allgather_far_first_lab_d order_by=copies 19.2 ms (18.4 ms to 19.6 ms), 10 samples
     * native 26.1 ms (25.3 ms to 27.7 ms), 10 samples
     * runner-up: allgather_bine order_by=copies 20 ms */
    if (problem->bytes < 2423)
        return &choices[3]; /* allgather_far_first_lab_d */
    /* from 2423 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 25.1 ms (24.3 ms to 26.2 ms), 6 samples
     * native 32.9 ms (31.3 ms to 38.6 ms), 6 samples
     * runner-up: allgather_far_first_lab_d order_by=messages 29.9 ms */
    if (problem->bytes < 9836)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 9836 bytes: nothing beat native; at 16384 bytes:
     * allgather_native 74.6 ms (68.5 ms to 81.2 ms), 4 samples
     * runner-up: allgather_lab_d segment_bytes=8192 91.6 ms */
    if (problem->bytes < 17962)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17962 bytes: confirmed; at 32768 bytes:
     * allgather_lab_d segment_bytes=16384 154 ms (152 ms to 156 ms), 2 samples
     * native 236 ms (233 ms to 239 ms), 2 samples
     * runner-up: allgather_lab_d segment_bytes=8192 190 ms */
    return &choices[5]; /* allgather_lab_d */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=8 between=recursive_doubling 5.59 ms (5.25 ms to 6.49 ms), 15 samples
     * native 7.01 ms (6.43 ms to 7.52 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 5.82 ms */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=dealt 7.84 ms (6.97 ms to 8.4 ms), 15 samples
     * native 8.45 ms (7.67 ms to 10.3 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 5.89 ms */
    if (problem->bytes < 114)
        return &choices[7]; /* allreduce_reduce_bcast */
    /* from 114 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 6.43 ms (5.64 ms to 7.21 ms), 15 samples
     * native 8.4 ms (7.75 ms to 9.24 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=ring 6.42 ms */
    if (problem->bytes < 1014)
        return &choices[8]; /* allreduce_tree */
    /* from 1014 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 6.45 ms (5.88 ms to 7.22 ms), 15 samples
     * native 8.39 ms (7.76 ms to 9.2 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 5.92 ms */
    if (problem->bytes < 1972)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 1972 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 7.62 ms (6.05 ms to 11 ms), 15 samples
     * native 9.13 ms (8.38 ms to 10.2 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 5.82 ms */
    if (problem->bytes < 3558)
        return &choices[8]; /* allreduce_tree */
    /* from 3558 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 7.15 ms (6.19 ms to 8.14 ms), 15 samples
     * native 9.27 ms (8.03 ms to 10.2 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 6.79 ms */
    if (problem->bytes < 11070)
        return &choices[10]; /* allreduce_tree */
    /* from 11070 bytes: confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 order=dealt 9.14 ms (8.6 ms to 9.89 ms), 30 samples
     * native 10.5 ms (9.92 ms to 11.3 ms), 30 samples
     * runner-up: allreduce_two_tree segment_bytes=0 9.95 ms */
    if (problem->bytes < 16776)
        return &choices[11]; /* allreduce_two_tree */
    /* from 16776 bytes: confirmed; at 32768 bytes:
     * allreduce_two_tree segment_bytes=0 14.2 ms (13.3 ms to 15.3 ms), 10 samples
     * native 17.2 ms (15.7 ms to 19.6 ms), 10 samples
     * runner-up: allreduce_switches_lab_d pieces=8 segment_bytes=262144 15.4 ms */
    if (problem->bytes < 33701)
        return &choices[12]; /* allreduce_two_tree */
    /* from 33701 bytes: confirmed; at 65536 bytes:
     * allreduce_switches_lab_d pieces=8 segment_bytes=262144 23.7 ms (21.4 ms to 29.5 ms), 6 samples
     * native 34.1 ms (32.7 ms to 42.5 ms), 6 samples
     * runner-up: allreduce_binary_blocks 25.3 ms */
    if (problem->bytes < 123159)
        return &choices[13]; /* allreduce_switches_lab_d */
    /* from 123159 bytes: confirmed; at 131072 bytes:
     * allreduce_halving_lab_d segment_bytes=65536 40.6 ms (37.4 ms to 43.1 ms), 6 samples
     * native 62.3 ms (60.9 ms to 83.6 ms), 6 samples
     * runner-up: allreduce_switches_lab_d pieces=8 segment_bytes=65536 42.6 ms */
    if (problem->bytes < 134217729)
        return &choices[14]; /* allreduce_halving_lab_d */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 62.3 ms (60.9 ms to 83.6 ms), 6 samples
     * runner-up: allreduce_halving_lab_d segment_bytes=65536 39.7 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 48)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 5.7 ms (5.14 ms to 6.64 ms), 15 samples
     * native 10.5 ms (10.1 ms to 12.7 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 6.23 ms */
    if (problem->bytes < 42)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 42 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=4 between=spread 8.47 ms (8.19 ms to 9.06 ms), 15 samples
     * native 12.4 ms (11.9 ms to 13.2 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=4 between=ring 9.55 ms */
    if (problem->bytes < 103)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 103 bytes: confirmed; at 512 bytes:
     * alltoall_grid_3d 16.7 ms (12.7 ms to 20.2 ms), 10 samples
     * native 34.6 ms (31.6 ms to 40.4 ms), 10 samples
     * runner-up: alltoall_bruck_radix radix=4 15.2 ms */
    if (problem->bytes < 757)
        return &choices[17]; /* alltoall_grid_3d */
    /* from 757 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=8 20.4 ms (18 ms to 26.5 ms), 6 samples
     * native 33.6 ms (30.4 ms to 39.9 ms), 6 samples
     * runner-up: alltoall_grid_2d 19.9 ms */
    if (problem->bytes < 2633)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 2633 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 51.3 ms (44 ms to 73.6 ms), 9 samples
     * runner-up: alltoall_one_factor order=dealt 49.8 ms */
    if (problem->bytes < 4793)
        return &choices[0]; /* alltoall_native */
    /* from 4793 bytes: confirmed; at 8192 bytes:
     * alltoall_one_factor order=dealt 73.8 ms (68.7 ms to 85.7 ms), 6 samples
     * native 267 ms (242 ms to 282 ms), 6 samples
     * runner-up: alltoall_spread window=16 order=dealt 260 ms */
    if (problem->bytes < 16385)
        return &choices[19]; /* alltoall_one_factor */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 290 ms (290 ms to 290 ms), 1 samples
     * native 878 ms (878 ms to 878 ms), 1 samples
     * runner-up: alltoall_ring segment_bytes=16384 282 ms */
    if (problem->bytes < 86093)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 86093 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 1.02 s (996 ms to 1.05 s), 2 samples
     * native 1.46 s (1.45 s to 1.48 s), 2 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 1.05 s */
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
    {&ct_allgather, 1, 0.009588742, 0.005926441},
    {&ct_allgather, 64, 0.009317498, 0.007335363},
    {&ct_allgather, 512, 0.00879034, 0.00879034},
    {&ct_allgather, 1024, 0.013196733, 0.013196733},
    {&ct_allgather, 2048, 0.0261110505, 0.019217936},
    {&ct_allgather, 4096, 0.03290351, 0.0251067655},
    {&ct_allgather, 8192, 0.042205671, 0.036925775},
    {&ct_allgather, 16384, 0.0745739275, 0.0745739275},
    {&ct_allgather, 32768, 0.235883989, 0.153916476},
    {&ct_allgather, 65536, 0.354764808, 0.290652497},
    {&ct_allgather, 131072, 0.677236681, 0.556558199},
    {&ct_allreduce, 1, 0.007005843, 0.005591702},
    {&ct_allreduce, 64, 0.008449847, 0.007838642},
    {&ct_allreduce, 512, 0.008403033, 0.006427707},
    {&ct_allreduce, 1024, 0.008389602, 0.006449482},
    {&ct_allreduce, 2048, 0.00913114, 0.007620398},
    {&ct_allreduce, 4096, 0.009266554, 0.007151615},
    {&ct_allreduce, 8192, 0.009721339, 0.00761541},
    {&ct_allreduce, 16384, 0.010499976, 0.009137599},
    {&ct_allreduce, 32768, 0.0171624175, 0.014150266},
    {&ct_allreduce, 65536, 0.034091796, 0.02365912},
    {&ct_allreduce, 131072, 0.062343304, 0.0405825595},
    {&ct_alltoall, 1, 0.010505928, 0.005697807},
    {&ct_alltoall, 64, 0.012433964, 0.008472235},
    {&ct_alltoall, 512, 0.0346427335, 0.0166753595},
    {&ct_alltoall, 1024, 0.03355209, 0.020369018},
    {&ct_alltoall, 2048, 0.0380980375, 0.0313951875},
    {&ct_alltoall, 4096, 0.051271818, 0.051271818},
    {&ct_alltoall, 8192, 0.267333245, 0.073769298},
    {&ct_alltoall, 16384, 1.05632359, 0.135314658},
    {&ct_alltoall, 32768, 0.877782711, 0.289605982},
    {&ct_alltoall, 65536, 0.742694582, 0.529277886},
    {&ct_alltoall, 131072, 1.46313051, 1.02061372},
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
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .cluster_hash = UINT64_C(0x00c5375b00bbe3b9),
    .dispatch_hash = UINT64_C(0x545d03c2bde75d18),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x2795afcd84c6f695),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
