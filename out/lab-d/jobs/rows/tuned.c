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
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_circulant;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_variation_1;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_binomial;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_kary;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0x89e7c0e77eecb31c),
    },
    {
        .algorithm = &allgather_circulant,
        .fingerprint = UINT64_C(0xb4f77a5e05338163),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1ef92fee3a24032a),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8a1c2681260b9267),
    },
    {
        .algorithm = &allreduce_variation_1,
        /* reduce_scatter=halving allgather=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xae08008a18ab9fa8),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xd8386bc4a2a9a693),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=dealt */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xdda6cbdf1f4b0e95),
    },
    {
        .algorithm = &allreduce_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x81b1154756e079b3),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=ring */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x37e635b60f828e0b),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0x14c50d38b488c658),
    },
    {
        .algorithm = &alltoall_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xed07c16b5e5ff899),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x7d3e7591626dd319),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xe9d457c10cdd8768),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8f1a69c1673b246c),
    },
    {
        .algorithm = &alltoall_simple,
        .fingerprint = UINT64_C(0xd37682e75975a5d6),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd5e3615b1b55b168),
    },
    {
        .algorithm = &bcast_binomial,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6d281ea672de14bf),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x52aada519131a039),
    },
    {
        .algorithm = &bcast_kary,
        /* segment_bytes=4096 radix=4 order=dealt */
        .setting = {{4096, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x64f4a3317d29c9d5),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc51db5e9f5606008),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0xdecd76ae19e20dcd),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd40f76c3dc6616bc),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x5c3ae6ba63302946),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0xa54aab7b91a3b132),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=16384 radix=4 order=dealt */
        .setting = {{16384, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6a969a3493a6fa8c),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6b97a9099602ed8c),
    },
    {
        .algorithm = &reduce_scatter_block_bruck_radix,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0xce7f145ac6402f95),
    },
    {
        .algorithm = &reduce_scatter_block_bruck_radix,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x0ff15d846623a62e),
    },
    {
        .algorithm = &reduce_scatter_block_pairwise,
        .fingerprint = UINT64_C(0x32a62860bf71a614),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4329ea2c551e84e7),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29c159b721a4114a),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=1 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* allgather_native */
    /* from 64 bytes: first look, not confirmed; at 512 bytes:
     * allgather_bruck 7.68 ms (7.39 ms to 13.1 ms), 3 samples
     * native 11.1 ms (9.59 ms to 13.1 ms), 5 samples
     * runner-up: allgather_neighbor_exchange order=dealt 8.08 ms */
    if (problem->bytes < 1024)
        return &choices[1]; /* allgather_bruck */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allgather_circulant 10.3 ms (7.97 ms to 11.7 ms), 3 samples
     * native 15.3 ms (7.17 ms to 16 ms), 5 samples
     * runner-up: allgather_circulant order=dealt 10.3 ms */
    if (problem->bytes < 1870)
        return &choices[2]; /* allgather_circulant */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * allgather_neighbor_exchange order=dealt 8.32 ms (7.65 ms to 15.2 ms), 3 samples
     * native 11.7 ms (10.7 ms to 12.8 ms), 2 samples
     * runner-up: allgather_simple 9.37 ms */
    if (problem->bytes < 2245)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 2245 bytes: undecided */
    if (problem->bytes < 7479)
        return &choices[0]; /* allgather_native */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 9.69 ms (8.88 ms to 21 ms), 3 samples
     * native 16.2 ms (9.95 ms to 17 ms), 5 samples
     * runner-up: allgather_spread window=0 order=dealt 12.5 ms */
    if (problem->bytes < 8975)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allgather_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=16384 26.5 ms (21.8 ms to 32.4 ms), 3 samples
     * native 43.7 ms (38.7 ms to 57.9 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 28.3 ms */
    if (problem->bytes < 65537)
        return &choices[5]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 65537 bytes: undecided */
    return &choices[0]; /* allgather_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_variation_1 reduce_scatter=halving allgather=recursive_doubling 6.39 ms (5.78 ms to 7.26 ms), 3 samples
     * native 8.71 ms (8.53 ms to 10.8 ms), 3 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 6.63 ms */
    if (problem->bytes < 2)
        return &choices[6]; /* allreduce_variation_1 */
    /* from 2 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* allreduce_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 7.5 ms (7.12 ms to 16.3 ms), 3 samples
     * native 13.8 ms (12.6 ms to 14.9 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt 8.31 ms */
    if (problem->bytes < 8192)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 8.24 ms (7.23 ms to 15.2 ms), 5 samples
     * native 14.9 ms (9.35 ms to 15.5 ms), 3 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 8.79 ms */
    if (problem->bytes < 16384)
        return &choices[8]; /* allreduce_tree */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt 10.2 ms (10 ms to 17.2 ms), 3 samples
     * native 17.7 ms (15 ms to 20.3 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 11.8 ms */
    if (problem->bytes < 32768)
        return &choices[9]; /* allreduce_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_circulant order=dealt 16.2 ms (15.7 ms to 27.7 ms), 3 samples
     * native 28 ms (25.2 ms to 32.6 ms), 5 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt 18.3 ms */
    if (problem->bytes < 65536)
        return &choices[10]; /* allreduce_circulant */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_variation_2 alltoall=spread allgather=ring 25.4 ms (21.6 ms to 28.5 ms), 3 samples
     * native 35.8 ms (33 ms to 41.6 ms), 5 samples
     * runner-up: allreduce_two_tree segment_bytes=16384 25.8 ms */
    if (problem->bytes < 131072)
        return &choices[11]; /* allreduce_variation_2 */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_tree segment_bytes=16384 tree=kary radix=1 38.3 ms (35.5 ms to 40 ms), 4 samples
     * native 61 ms (57.6 ms to 68.6 ms), 5 samples
     * runner-up: allreduce_two_tree segment_bytes=16384 40.2 ms */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 61 ms (57.6 ms to 68.6 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=16384 tree=kary radix=1 38.3 ms */
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
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_circulant order=dealt 9.21 ms (7.96 ms to 10.5 ms), 3 samples
     * native 13.7 ms (10.4 ms to 16.1 ms), 3 samples
     * runner-up: alltoall_bruck order=dealt 9.98 ms */
    if (problem->bytes < 64)
        return &choices[13]; /* alltoall_circulant */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_bruck_radix radix=4 9.47 ms (8.41 ms to 13.5 ms), 5 samples
     * native 16.1 ms (9.5 ms to 19.8 ms), 5 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 11.1 ms */
    if (problem->bytes < 512)
        return &choices[14]; /* alltoall_bruck_radix */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_bruck 10.3 ms (8.84 ms to 12.1 ms), 3 samples
     * native 14.3 ms (11.8 ms to 23.7 ms), 5 samples
     * runner-up: alltoall_bruck_radix radix=3 order=dealt 11 ms */
    if (problem->bytes < 1024)
        return &choices[15]; /* alltoall_bruck */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=dealt 8.78 ms (8.75 ms to 15.9 ms), 3 samples
     * native 12.4 ms (8.6 ms to 15.2 ms), 5 samples
     * runner-up: alltoall_circulant 10.3 ms */
    if (problem->bytes < 3740)
        return &choices[16]; /* alltoall_bruck_radix */
    /* from 3740 bytes: first look, not confirmed; at 4096 bytes:
     * alltoall_simple 11.1 ms (9.8 ms to 18.7 ms), 3 samples
     * native 14.7 ms (11.3 ms to 16 ms), 5 samples
     * runner-up: alltoall_circulant order=dealt 12.8 ms */
    if (problem->bytes < 4488)
        return &choices[17]; /* alltoall_simple */
    /* from 4488 bytes: undecided */
    if (problem->bytes < 29913)
        return &choices[0]; /* alltoall_native */
    /* from 29913 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 37.6 ms (29.1 ms to 39 ms), 3 samples
     * native 57 ms (53.8 ms to 60.2 ms), 5 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 44 ms */
    if (problem->bytes < 35897)
        return &choices[18]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 35897 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 9.09 ms (8.15 ms to 9.78 ms), 48 samples
     * runner-up: bcast_linear 8.63 ms */
    if (problem->bytes < 59)
        return &choices[0]; /* bcast_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * bcast_binomial segment_bytes=0 5.84 ms (4.05 ms to 8.18 ms), 3 samples
     * native 8.57 ms (3 ms to 11.5 ms), 5 samples
     * runner-up: bcast_linear order=dealt 6.25 ms */
    if (problem->bytes < 72)
        return &choices[19]; /* bcast_binomial */
    /* from 72 bytes: undecided */
    if (problem->bytes < 935)
        return &choices[0]; /* bcast_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_linear order=dealt 6.15 ms (4.69 ms to 6.78 ms), 3 samples
     * native 9.75 ms (7.41 ms to 12.1 ms), 5 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=dealt 7.66 ms */
    if (problem->bytes < 1123)
        return &choices[20]; /* bcast_linear */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 7479)
        return &choices[0]; /* bcast_native */
    /* from 7479 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_kary segment_bytes=4096 radix=4 order=dealt 7.17 ms (6.43 ms to 10.6 ms), 3 samples
     * native 11.4 ms (4.67 ms to 12.4 ms), 3 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 8.69 ms */
    if (problem->bytes < 8975)
        return &choices[21]; /* bcast_kary */
    /* from 8975 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 10.3 ms (9.23 ms to 12.1 ms), 15 samples
     * native 15.3 ms (14.4 ms to 16.7 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 8.7 ms */
    if (problem->bytes < 59826)
        return &choices[22]; /* bcast_wired_tree */
    /* from 59826 bytes: carried, not timed here */
    if (problem->bytes < 71793)
        return &choices[23]; /* bcast_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 71793 bytes: undecided */
    return &choices[0]; /* bcast_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 6.65 ms (5.65 ms to 8.37 ms), 15 samples
     * native 7.28 ms (5.58 ms to 9.38 ms), 15 samples
     * runner-up: reduce_pairwise_gather 7.94 ms */
    if (problem->bytes < 35)
        return &choices[24]; /* reduce_linear */
    /* from 35 bytes: nothing beat native; at 64 bytes:
     * reduce_native 9.24 ms (7.98 ms to 9.77 ms), 90 samples
     * runner-up: reduce_bine order=dealt 5.92 ms */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_knomial segment_bytes=0 radix=3 order=dealt 5.03 ms (2.65 ms to 7.18 ms), 3 samples
     * native 7.23 ms (2.99 ms to 10.2 ms), 5 samples
     * runner-up: reduce_binomial 5.63 ms */
    if (problem->bytes < 1025)
        return &choices[25]; /* reduce_knomial */
    /* from 1025 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 8.21 ms (7.74 ms to 8.77 ms), 125 samples
     * runner-up: reduce_linear order=dealt 7.66 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_linear order=dealt 8.09 ms (7.11 ms to 16.8 ms), 3 samples
     * native 13.1 ms (10.8 ms to 15.4 ms), 2 samples
     * runner-up: reduce_linear 9.82 ms */
    if (problem->bytes < 16384)
        return &choices[24]; /* reduce_linear */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * reduce_binomial 8.1 ms (6.44 ms to 9.3 ms), 15 samples
     * native 9.77 ms (8.24 ms to 11.9 ms), 15 samples
     * runner-up: reduce_linear order=dealt 8.32 ms */
    if (problem->bytes < 32768)
        return &choices[26]; /* reduce_binomial */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_knomial segment_bytes=16384 radix=4 order=dealt 10.1 ms (9.94 ms to 16.9 ms), 3 samples
     * native 19.6 ms (15.5 ms to 22.4 ms), 3 samples
     * runner-up: reduce_wired_tree segment_bytes=16384 10.6 ms */
    if (problem->bytes < 65536)
        return &choices[27]; /* reduce_knomial */
    /* from 65536 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=16384 25.2 ms (22.5 ms to 32.3 ms), 3 samples
     * native 47.8 ms (43.3 ms to 52.3 ms), 5 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 27.9 ms */
    if (problem->bytes < 268435457)
        return &choices[28]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 47.8 ms (43.3 ms to 52.3 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 25.2 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 512 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_scatter_block_bruck_radix radix=3 9.59 ms (9.15 ms to 18 ms), 5 samples
     * native 12.8 ms (10.9 ms to 14.7 ms), 2 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=needed 9.91 ms */
    if (problem->bytes < 1025)
        return &choices[29]; /* reduce_scatter_block_bruck_radix */
    /* from 1025 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4096 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_bruck_radix radix=4 12.4 ms (11.8 ms to 21.2 ms), 5 samples
     * native 18.1 ms (17.3 ms to 18.9 ms), 2 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=ring 12.5 ms */
    if (problem->bytes < 16384)
        return &choices[30]; /* reduce_scatter_block_bruck_radix */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_pairwise 17.8 ms (17.3 ms to 31.1 ms), 3 samples
     * native 27.3 ms (24.8 ms to 30.5 ms), 5 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=spread 18 ms */
    if (problem->bytes < 32768)
        return &choices[31]; /* reduce_scatter_block_pairwise */
    /* from 32768 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 49.7 ms (44.3 ms to 53.7 ms), 6 samples
     * native 90.3 ms (85.7 ms to 103 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 81.2 ms */
    if (problem->bytes < 131072)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 120 ms (120 ms to 120 ms), 1 samples
     * native 164 ms (162 ms to 165 ms), 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 121 ms */
    if (problem->bytes < 44739243)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 164 ms (162 ms to 165 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 120 ms */
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
    {&ct_allgather, 512, 0.011100196, 0.007682604},
    {&ct_allgather, 1024, 0.015337367, 0.010310632},
    {&ct_allgather, 2048, 0.0117374145, 0.008322487},
    {&ct_allgather, 8192, 0.016219952, 0.009693393},
    {&ct_allgather, 32768, 0.043689078, 0.026548321},
    {&ct_allreduce, 1, 0.00870625, 0.006391385},
    {&ct_allreduce, 4096, 0.013753429, 0.007496028},
    {&ct_allreduce, 8192, 0.014918643, 0.008244306},
    {&ct_allreduce, 16384, 0.0176650855, 0.010204917},
    {&ct_allreduce, 32768, 0.028022245, 0.016236603},
    {&ct_allreduce, 65536, 0.035833734, 0.025439428},
    {&ct_allreduce, 131072, 0.060950513, 0.0382717545},
    {&ct_alltoall, 1, 0.013734017, 0.009210958},
    {&ct_alltoall, 64, 0.016071796, 0.00946916},
    {&ct_alltoall, 512, 0.014316523, 0.010324944},
    {&ct_alltoall, 1024, 0.012407973, 0.008777728},
    {&ct_alltoall, 2048, 0.013279143, 0.010211399},
    {&ct_alltoall, 4096, 0.01469074, 0.011098162},
    {&ct_alltoall, 32768, 0.057030422, 0.037600957},
    {&ct_bcast, 1, 0.0090935525, 0.0090935525},
    {&ct_bcast, 64, 0.008571271, 0.005839526},
    {&ct_bcast, 1024, 0.009748857, 0.006154785},
    {&ct_bcast, 8192, 0.01141899, 0.007169315},
    {&ct_bcast, 32768, 0.015319412, 0.010264076},
    {&ct_reduce, 1, 0.007283955, 0.006646953},
    {&ct_reduce, 64, 0.0092421745, 0.0092421745},
    {&ct_reduce, 512, 0.00723005, 0.005030109},
    {&ct_reduce, 2048, 0.008212602, 0.008212602},
    {&ct_reduce, 4096, 0.013131285, 0.008086348},
    {&ct_reduce, 8192, 0.011608365, 0.007898753},
    {&ct_reduce, 16384, 0.009769946, 0.008103036},
    {&ct_reduce, 32768, 0.019592008, 0.01010939},
    {&ct_reduce, 131072, 0.047771531, 0.025174237},
    {&ct_reduce_scatter_block, 1024, 0.0128023675, 0.009589808},
    {&ct_reduce_scatter_block, 8192, 0.0180948585, 0.012404679},
    {&ct_reduce_scatter_block, 16384, 0.027290795, 0.017784144},
    {&ct_reduce_scatter_block, 32768, 0.052796931, 0.031916899},
    {&ct_reduce_scatter_block, 65536, 0.0902752605, 0.049694607},
    {&ct_reduce_scatter_block, 131072, 0.163561884, 0.120068519},
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
    .dispatch_hash = UINT64_C(0xb71c6c51ba5b5434),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
