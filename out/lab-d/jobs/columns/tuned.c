/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks,
 * the first of 6 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

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
        .fingerprint = UINT64_C(0x10482f4d025005ab),
    },
    {
        .algorithm = &allgather_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x52e73530b9109c47),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa9943db96fd1d2d),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa844513830a7977f),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc0e7a1ad0a524c73),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xa61286ab7b9513e1),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xfc7b5c0026b8bc4f),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x21a70f8ad61019f3),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x50969b1565333313),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=ring allgather=neighbor_exchange order=dealt */
        .setting = {{1, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xadd88777532e020f),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=spread */
        .setting = {{0, 5}},
        .fingerprint = UINT64_C(0x0f958d7cf3c2b911),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xbd93f6b5a49d24e3),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x909572c4a16a7280),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xff8963e7c9a43bbe),
    },
    {
        .algorithm = &alltoall_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x762953caf1a8b2cd),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x588518c07ab0de3d),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        .fingerprint = UINT64_C(0xc950f54253ed1516),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x71ca1fa9918efbc4),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0xae66d07512de98e0),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0aa12736b1549038),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9434625876c53934),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa84c593880814a48),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x04d3f451deb65899),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0a0efe362302b2fe),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x660ee6d10f49ed74),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6babd0603e37705e),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 59)
        return &choices[0]; /* allgather_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 4.86 ms (4.31 ms to 8.22 ms), 4 samples
     * native 6.19 ms (6.13 ms to 6.24 ms), 2 samples
     * runner-up: allgather_bruck_radix radix=4 order=dealt 5.37 ms */
    if (problem->bytes < 72)
        return &choices[1]; /* allgather_hierarchical */
    /* from 72 bytes: undecided */
    if (problem->bytes < 935)
        return &choices[0]; /* allgather_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * allgather_bruck order=dealt 6.73 ms (5 ms to 7.73 ms), 3 samples
     * native 9.19 ms (8.55 ms to 9.84 ms), 2 samples
     * runner-up: allgather_bine order_by=copies order=dealt 7.03 ms */
    if (problem->bytes < 1123)
        return &choices[2]; /* allgather_bruck */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* allgather_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 10.5 ms (9.69 ms to 16.4 ms), 3 samples
     * native 16 ms (15.6 ms to 16.4 ms), 2 samples
     * runner-up: allgather_pair 11.4 ms */
    if (problem->bytes < 16384)
        return &choices[3]; /* allgather_wired_ring */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 order=dealt 20.7 ms (19.8 ms to 25.1 ms), 3 samples
     * native 32.5 ms (30.4 ms to 33.8 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=0 21.3 ms */
    if (problem->bytes < 32768)
        return &choices[4]; /* allgather_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=dealt 39.1 ms (38.8 ms to 41.3 ms), 3 samples
     * native 69.9 ms (68.2 ms to 71.8 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 39.7 ms */
    if (problem->bytes < 65536)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=4096 80.4 ms (77.8 ms to 81.9 ms), 15 samples
     * native 107 ms (105 ms to 111 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=16384 order=dealt 78.7 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allreduce_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=rabenseifner, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 4 ms (3.28 ms to 5.18 ms), 4 samples
     * native 5.02 ms (3.87 ms to 6.03 ms), 3 samples
     * runner-up: allreduce_circulant 4.18 ms */
    if (problem->bytes < 59)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 59 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 6.91 ms (6.35 ms to 7.47 ms), 30 samples
     * native 10.2 ms (9.45 ms to 10.7 ms), 30 samples
     * runner-up: allreduce_recursive_multiplying radix=3 6.33 ms */
    if (problem->bytes < 72)
        return &choices[8]; /* allreduce_tree */
    /* from 72 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* allreduce_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 6.26 ms (5.91 ms to 6.72 ms), 30 samples
     * native 10.7 ms (9.36 ms to 11.1 ms), 30 samples
     * runner-up: allreduce_reduce_bcast order=dealt 6.14 ms */
    if (problem->bytes < 3016)
        return &choices[8]; /* allreduce_tree */
    /* from 3016 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast 5.18 ms (4.88 ms to 5.66 ms), 30 samples
     * native 7.67 ms (7.21 ms to 8.55 ms), 30 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 5.49 ms */
    if (problem->bytes < 5303)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 5303 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 7.48 ms (7.31 ms to 7.93 ms), 30 samples
     * native 10.5 ms (9.88 ms to 11.3 ms), 30 samples
     * runner-up: allreduce_recursive_multiplying radix=3 7.61 ms */
    if (problem->bytes < 8193)
        return &choices[8]; /* allreduce_tree */
    /* from 8193 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allreduce_native */
    /* from 32768 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=ring allgather=neighbor_exchange order=dealt 20.9 ms (20.6 ms to 23 ms), 5 samples
     * native 29.2 ms (25.3 ms to 30 ms), 5 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 20.9 ms */
    if (problem->bytes < 131072)
        return &choices[10]; /* allreduce_variation_2 */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_variation_2 alltoall=spread allgather=spread 40.7 ms (40.4 ms to 43.3 ms), 5 samples
     * native 63.7 ms (60.5 ms to 67.1 ms), 5 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=ring 41.1 ms */
    if (problem->bytes < 33554433)
        return &choices[11]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 63.7 ms (60.5 ms to 67.1 ms), 5 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread 40.7 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 6.4 ms (5.71 ms to 6.91 ms), 30 samples
     * native 7.93 ms (7.14 ms to 8.62 ms), 30 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 5.96 ms */
    if (problem->bytes < 64)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_bruck order=dealt 5.01 ms (5 ms to 5.15 ms), 3 samples
     * native 6.63 ms (5.19 ms to 8.07 ms), 2 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 5.19 ms */
    if (problem->bytes < 468)
        return &choices[13]; /* alltoall_bruck */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=1 between=spread 5.7 ms (4.24 ms to 6.09 ms), 3 samples
     * native 7.32 ms (6.21 ms to 8.43 ms), 2 samples
     * runner-up: alltoall_circulant 5.94 ms */
    if (problem->bytes < 562)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 562 bytes: undecided */
    if (problem->bytes < 1870)
        return &choices[0]; /* alltoall_native */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_circulant order=dealt 5.94 ms (5.79 ms to 7.08 ms), 3 samples
     * native 8.33 ms (5.93 ms to 9.45 ms), 5 samples
     * runner-up: alltoall_bruck_radix radix=3 6.24 ms */
    if (problem->bytes < 2245)
        return &choices[15]; /* alltoall_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 2245 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, from 1 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=2 tree=chain, from 32768 bytes on */
    /* dropped: bcast_hierarchical segment_bytes=8192 leaders=2 tree=binary, from 32768 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 5.09 ms (4.81 ms to 5.59 ms), 123 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 4.25 ms */
    if (problem->bytes < 65536)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * bcast_chain segment_bytes=16384 chains=1 12.5 ms (12.1 ms to 18.7 ms), 3 samples
     * native 22.7 ms (21.1 ms to 25 ms), 5 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 13.7 ms */
    return &choices[16]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_hierarchical leaders=2 between=binomial, from 1 bytes on */
    /* dropped: reduce_hierarchical leaders=2 between=rabenseifner, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather 3.48 ms (3.23 ms to 3.84 ms), 225 samples
     * native 3.93 ms (3.78 ms to 4.08 ms), 225 samples
     * runner-up: reduce_pairwise_gather order=dealt 3.27 ms */
    if (problem->bytes < 2)
        return &choices[17]; /* reduce_pairwise_gather */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 3.85 ms (3.4 ms to 4.57 ms), 105 samples
     * native 4.98 ms (4.39 ms to 5.39 ms), 105 samples
     * runner-up: reduce_bine order=dealt 3.33 ms */
    if (problem->bytes < 65)
        return &choices[18]; /* reduce_linear */
    /* from 65 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 4.33 ms (4.14 ms to 4.52 ms), 255 samples
     * runner-up: reduce_linear 3.81 ms */
    if (problem->bytes < 2048)
        return &choices[0]; /* reduce_native */
    /* from 2048 bytes: confirmed; at 2048 bytes:
     * reduce_linear order=dealt 2.62 ms (1.45 ms to 3.18 ms), 30 samples
     * native 3.31 ms (2.81 ms to 3.87 ms), 30 samples */
    if (problem->bytes < 8192)
        return &choices[18]; /* reduce_linear */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * reduce_binomial 4.06 ms (3.54 ms to 4.42 ms), 30 samples
     * native 5.96 ms (5.73 ms to 6.71 ms), 30 samples
     * runner-up: reduce_binomial order=dealt 4.04 ms */
    if (problem->bytes < 10556)
        return &choices[19]; /* reduce_binomial */
    /* from 10556 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 5.24 ms (4.78 ms to 5.55 ms), 30 samples
     * native 6.48 ms (6.17 ms to 6.74 ms), 30 samples
     * runner-up: reduce_two_tree segment_bytes=4096 5.82 ms */
    if (problem->bytes < 32768)
        return &choices[20]; /* reduce_wired_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 6.46 ms (5.81 ms to 6.78 ms), 3 samples
     * native 9.49 ms (8.61 ms to 9.92 ms), 3 samples
     * runner-up: reduce_chain segment_bytes=16384 order=dealt 7.49 ms */
    if (problem->bytes < 65536)
        return &choices[21]; /* reduce_wired_chain */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 12.2 ms (11.7 ms to 21.9 ms), 3 samples
     * native 23.3 ms (20.3 ms to 24.5 ms), 5 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 12.5 ms */
    if (problem->bytes < 268435457)
        return &choices[22]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 49 ms (47.9 ms to 52.8 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 25.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 935)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_recursive_multiplying radix=3 order=dealt 7.48 ms (6.89 ms to 8.28 ms), 45 samples
     * native 7.74 ms (7.15 ms to 8.5 ms), 45 samples
     * runner-up: reduce_scatter_block_butterfly 6.09 ms */
    if (problem->bytes < 1123)
        return &choices[23]; /* reduce_scatter_block_recursive_multiplying */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8192 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=dealt 19.9 ms (19.7 ms to 25.2 ms), 3 samples
     * native 32.7 ms (28.7 ms to 34.8 ms), 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 20.7 ms */
    if (problem->bytes < 32768)
        return &choices[24]; /* reduce_scatter_block_ring */
    /* from 32768 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 77 ms (75.6 ms to 77.8 ms), 15 samples
     * native 114 ms (112 ms to 117 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=dealt 77.7 ms */
    if (problem->bytes < 131072)
        return &choices[25]; /* reduce_scatter_block_wired_ring */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=dealt 172 ms (172 ms to 172 ms), 1 samples
     * native 241 ms (239 ms to 243 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024 179 ms */
    if (problem->bytes < 33554433)
        return &choices[26]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 241 ms (239 ms to 243 ms), 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=dealt 172 ms */
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
    {&ct_allgather, 64, 0.006187294, 0.0048594095},
    {&ct_allgather, 1024, 0.0091932145, 0.006733377},
    {&ct_allgather, 8192, 0.016004497, 0.010531735},
    {&ct_allgather, 16384, 0.032506786, 0.020731648},
    {&ct_allgather, 32768, 0.069882415, 0.039087121},
    {&ct_allgather, 65536, 0.106540064, 0.080409099},
    {&ct_allreduce, 1, 0.005019084, 0.0040006685},
    {&ct_allreduce, 64, 0.010243445, 0.006907835},
    {&ct_allreduce, 1024, 0.010672739, 0.00626379},
    {&ct_allreduce, 2048, 0.007221942, 0.0045586935},
    {&ct_allreduce, 4096, 0.007672299, 0.0051796575},
    {&ct_allreduce, 8192, 0.0104705845, 0.0074820295},
    {&ct_allreduce, 65536, 0.029191354, 0.020880143},
    {&ct_allreduce, 131072, 0.063742019, 0.040668898},
    {&ct_alltoall, 1, 0.007932305, 0.0064023305},
    {&ct_alltoall, 64, 0.006629964, 0.005009871},
    {&ct_alltoall, 512, 0.007318412, 0.005704626},
    {&ct_alltoall, 2048, 0.008332048, 0.005940741},
    {&ct_bcast, 1, 0.005087706, 0.005087706},
    {&ct_bcast, 64, 0.004386133, 0.004386133},
    {&ct_bcast, 512, 0.0042622615, 0.0042622615},
    {&ct_bcast, 1024, 0.005026501, 0.005026501},
    {&ct_bcast, 4096, 0.004110977, 0.004110977},
    {&ct_bcast, 8192, 0.005597466, 0.005597466},
    {&ct_bcast, 65536, 0.022682797, 0.012506594},
    {&ct_reduce, 1, 0.003927616, 0.003479606},
    {&ct_reduce, 64, 0.004975694, 0.003849044},
    {&ct_reduce, 1024, 0.004332756, 0.004332756},
    {&ct_reduce, 2048, 0.00331019, 0.00261766},
    {&ct_reduce, 4096, 0.0089102605, 0.0050716925},
    {&ct_reduce, 8192, 0.0059640805, 0.0040573275},
    {&ct_reduce, 16384, 0.0064830455, 0.005241612},
    {&ct_reduce, 32768, 0.009494907, 0.006462799},
    {&ct_reduce, 65536, 0.023265782, 0.012153515},
    {&ct_reduce, 131072, 0.049008226, 0.025542233},
    {&ct_reduce_scatter_block, 1024, 0.007744485, 0.007483189},
    {&ct_reduce_scatter_block, 16384, 0.032680851, 0.019873064},
    {&ct_reduce_scatter_block, 32768, 0.066427797, 0.038039553},
    {&ct_reduce_scatter_block, 65536, 0.11381217, 0.076976157},
    {&ct_reduce_scatter_block, 131072, 0.24088829, 0.171856583},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-d",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .traits = {.nranks = 8,
               .nhosts = 8,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 5.6e-07,
               .ring_s = 8e-08,
               .nparts = 6,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x02b1c0d0a90f0d69),
    .dispatch_hash = UINT64_C(0xd2136deef902d0ee),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xd953416be008b4d2),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
