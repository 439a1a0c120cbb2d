/*
 * tuned.c - collective algorithms for the job rows
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 6 ranks,
 * the first of 8 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x25c03bb0ab4278c5),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8a1c2681260b9267),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32c9837cf379bf12),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x65e1b2cbd95793ea),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xe59cba8e1f2c29b6),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc713d9c8dbba423c),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9aaa3ae18e1c5598),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x7d3e7591626dd319),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b8839807c309b7f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5e3615b1b55b168),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc51db5e9f5606008),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x2880056858182a97),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5c3ae6ba63302946),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x09c68328b74ef3aa),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29c159b721a4114a),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 1024 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1024 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 6.38 ms (6.16 ms to 6.59 ms), 183 samples
     * runner-up: allgather_wired_far_first order_by=copies 6.29 ms */
    if (problem->bytes < 1870)
        return &choices[0]; /* allgather_native */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * allgather_recursive_doubling order=dealt 7.35 ms (6.39 ms to 7.84 ms), 30 samples
     * native 8.95 ms (8.12 ms to 10.3 ms), 30 samples
     * runner-up: allgather_mesh_2d 7.43 ms */
    if (problem->bytes < 2245)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 2245 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allgather_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=16384 16.4 ms (15.8 ms to 17.2 ms), 3 samples
     * native 27.5 ms (23.8 ms to 31.8 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 20.5 ms */
    if (problem->bytes < 65536)
        return &choices[2]; /* allgather_wired_local_return */
    /* from 65536 bytes: carried, not timed here */
    if (problem->bytes < 131072)
        return &choices[3]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * allgather_wired_local_return segment_bytes=16384 60.5 ms (58.1 ms to 62.9 ms), 15 samples
     * native 88 ms (85.6 ms to 91.3 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=8192 66.8 ms */
    return &choices[2]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 6.12 ms (5.85 ms to 6.66 ms), 123 samples
     * runner-up: allreduce_variation_1 reduce_scatter=halving allgather=recursive_doubling order=dealt 5.32 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* allreduce_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 6.39 ms (5.59 ms to 7.18 ms), 30 samples
     * native 7.42 ms (5.82 ms to 7.74 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 6.08 ms */
    if (problem->bytes < 7479)
        return &choices[4]; /* allreduce_hierarchical */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_reduce_bcast order=dealt 5.67 ms (4.5 ms to 6.14 ms), 3 samples
     * native 7.26 ms (5.05 ms to 8.79 ms), 3 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 6.13 ms */
    if (problem->bytes < 8975)
        return &choices[5]; /* allreduce_reduce_bcast */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allreduce_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 10.5 ms (9.12 ms to 11.6 ms), 4 samples
     * native 13.7 ms (11.6 ms to 15.2 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144 10.8 ms */
    if (problem->bytes < 65536)
        return &choices[6]; /* allreduce_wired_switches */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 18.4 ms (15 ms to 21.8 ms), 3 samples
     * native 30.4 ms (26.1 ms to 34.9 ms), 5 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 19.1 ms */
    if (problem->bytes < 131072)
        return &choices[7]; /* allreduce_ring */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=16384 28.4 ms (26.7 ms to 32.8 ms), 5 samples
     * native 51.5 ms (49 ms to 56.7 ms), 5 samples
     * runner-up: allreduce_ring segment_bytes=8192 31.4 ms */
    if (problem->bytes < 268435457)
        return &choices[8]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 51.5 ms (49 ms to 56.7 ms), 5 samples
     * runner-up: allreduce_ring segment_bytes=16384 28.4 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=1 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 64 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 5.52 ms (5.29 ms to 6.14 ms), 30 samples
     * native 7.15 ms (6.87 ms to 8.02 ms), 30 samples
     * runner-up: alltoall_grid_2d 5.72 ms */
    if (problem->bytes < 2)
        return &choices[9]; /* alltoall_hierarchical */
    /* from 2 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* alltoall_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=4 6.58 ms (5.51 ms to 13 ms), 5 samples
     * native 8.44 ms (7.49 ms to 9.64 ms), 5 samples
     * runner-up: alltoall_spread window=0 6.95 ms */
    if (problem->bytes < 1870)
        return &choices[10]; /* alltoall_bruck_radix */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_hierarchical leaders=1 between=spread 6.27 ms (5.69 ms to 9.2 ms), 3 samples
     * native 7.94 ms (7.62 ms to 9.45 ms), 4 samples
     * runner-up: alltoall_scattered batch=4 6.63 ms */
    if (problem->bytes < 2245)
        return &choices[9]; /* alltoall_hierarchical */
    /* from 2245 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* alltoall_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 29.3 ms (29.1 ms to 30.8 ms), 3 samples
     * native 44.5 ms (41.2 ms to 57.7 ms), 5 samples
     * runner-up: alltoall_ring segment_bytes=8192 30.2 ms */
    if (problem->bytes < 59826)
        return &choices[11]; /* alltoall_ring */
    /* from 59826 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 51.9 ms (49 ms to 54.7 ms), 15 samples
     * native 70.9 ms (70.3 ms to 73.1 ms), 15 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 54.8 ms */
    if (problem->bytes < 75137)
        return &choices[12]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 75137 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 91.9 ms (88.6 ms to 95.1 ms), 5 samples
     * native 142 ms (137 ms to 147 ms), 5 samples
     * runner-up: alltoall_ring segment_bytes=8192 107 ms */
    return &choices[11]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 4.43 ms (4.19 ms to 4.65 ms), 118 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 4.29 ms */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 6.74 ms (5.98 ms to 7.06 ms), 30 samples
     * native 9.67 ms (8.74 ms to 10.5 ms), 30 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 6.63 ms */
    if (problem->bytes < 65536)
        return &choices[13]; /* bcast_wired_tree */
    /* from 65536 bytes: carried, not timed here */
    if (problem->bytes < 131072)
        return &choices[14]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: carried, not timed here */
    return &choices[13]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 64 bytes:
     * reduce_native 6.5 ms (5.84 ms to 6.81 ms), 105 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 5.4 ms */
    if (problem->bytes < 3239)
        return &choices[0]; /* reduce_native */
    /* from 3239 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=3 order=dealt 5.2 ms (4.45 ms to 5.6 ms), 30 samples
     * native 6.09 ms (5.89 ms to 6.4 ms), 30 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 5.47 ms */
    if (problem->bytes < 8193)
        return &choices[15]; /* reduce_knomial */
    /* from 8193 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* reduce_native */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 5.08 ms (4.3 ms to 5.72 ms), 30 samples
     * native 7.03 ms (6.83 ms to 7.42 ms), 30 samples
     * runner-up: reduce_knomial segment_bytes=16384 radix=2 6.39 ms */
    if (problem->bytes < 134217729)
        return &choices[16]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 4096 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 5.94 ms (5.46 ms to 6.21 ms), 43 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 5.77 ms */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 7.32 ms (7.05 ms to 11.4 ms), 3 samples
     * native 10.2 ms (9.92 ms to 10.5 ms), 2 samples
     * runner-up: reduce_scatter_block_swing 8.44 ms */
    if (problem->bytes < 16384)
        return &choices[17]; /* reduce_scatter_block_ring */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 12.6 ms (12.5 ms to 15.5 ms), 3 samples
     * native 19 ms (18.1 ms to 20 ms), 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 12.9 ms */
    if (problem->bytes < 32768)
        return &choices[18]; /* reduce_scatter_block_wired_ring */
    /* from 32768 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 66.6 ms (62.5 ms to 69.4 ms), 15 samples
     * native 142 ms (140 ms to 143 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 69.3 ms */
    if (problem->bytes < 44739243)
        return &choices[19]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 142 ms (140 ms to 144 ms), 16 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 66.6 ms */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_bcast, choose_bcast},
    {&ct_reduce, choose_reduce},
    {&ct_reduce_scatter_block, choose_reduce_scatter_block},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.006383688, 0.006383688},
    {&ct_allgather, 64, 0.006657374, 0.006657374},
    {&ct_allgather, 2048, 0.00895003, 0.0073510675},
    {&ct_allgather, 32768, 0.027476425, 0.016356392},
    {&ct_allgather, 131072, 0.088039752, 0.060500674},
    {&ct_allreduce, 1, 0.006123202, 0.006123202},
    {&ct_allreduce, 1024, 0.006510711, 0.006510711},
    {&ct_allreduce, 4096, 0.0074153425, 0.006393973},
    {&ct_allreduce, 8192, 0.007255695, 0.005667852},
    {&ct_allreduce, 32768, 0.013670946, 0.0105073105},
    {&ct_allreduce, 65536, 0.030408537, 0.018356922},
    {&ct_allreduce, 131072, 0.051481805, 0.028357866},
    {&ct_alltoall, 1, 0.0071549315, 0.005520263},
    {&ct_alltoall, 1024, 0.008443381, 0.006577625},
    {&ct_alltoall, 2048, 0.0079392315, 0.006272288},
    {&ct_alltoall, 32768, 0.04454383, 0.029340178},
    {&ct_alltoall, 65536, 0.070946329, 0.051872298},
    {&ct_alltoall, 131072, 0.141785049, 0.091878207},
    {&ct_bcast, 1, 0.004426637, 0.004426637},
    {&ct_bcast, 64, 0.0046247105, 0.0046247105},
    {&ct_bcast, 512, 0.004511678, 0.004511678},
    {&ct_bcast, 4096, 0.00559268, 0.00559268},
    {&ct_bcast, 8192, 0.005074032, 0.005074032},
    {&ct_bcast, 32768, 0.009671431, 0.0067420345},
    {&ct_reduce, 64, 0.006502729, 0.006502729},
    {&ct_reduce, 1024, 0.005027242, 0.005027242},
    {&ct_reduce, 2048, 0.005902077, 0.005902077},
    {&ct_reduce, 4096, 0.0060949255, 0.005204745},
    {&ct_reduce, 8192, 0.0060926715, 0.004601065},
    {&ct_reduce, 32768, 0.0070274425, 0.005078929},
    {&ct_reduce, 65536, 0.020596151, 0.010299819},
    {&ct_reduce_scatter_block, 1, 0.005941227, 0.005941227},
    {&ct_reduce_scatter_block, 512, 0.006477092, 0.006477092},
    {&ct_reduce_scatter_block, 8192, 0.010197822, 0.007321042},
    {&ct_reduce_scatter_block, 16384, 0.0190414265, 0.012563274},
    {&ct_reduce_scatter_block, 32768, 0.041014779, 0.018283253},
    {&ct_reduce_scatter_block, 131072, 0.142408212, 0.06662986},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .traits = {.nranks = 6,
               .nhosts = 3,
               .per_host = 2,
               .nswitches = 1,
               .crossing_s = 6.4e-07,
               .ring_s = 8e-08,
               .nparts = 8,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x4f79f62cb226862e),
    .dispatch_hash = UINT64_C(0xba69c5577f2a413e),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
