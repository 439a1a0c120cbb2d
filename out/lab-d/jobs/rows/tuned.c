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
extern const struct ct_algorithm allgather_circulant;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_hierarchical;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;

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
        .algorithm = &allgather_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa6948a5895c1090f),
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
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0xe19d965ae5c1b141),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xd8386bc4a2a9a693),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        .fingerprint = UINT64_C(0x5ed13d4d570a2860),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8f1a69c1673b246c),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x72e818f6c54fd7c1),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0b8839807c309b7f),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc51db5e9f5606008),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd40f76c3dc6616bc),
    },
    {
        .algorithm = &reduce_hierarchical,
        /* leaders=1 between=binomial */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x82ebaecef00e2ecf),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6b97a9099602ed8c),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0xa933e621e99647a8),
    },
    {
        .algorithm = &reduce_scatter_block_alltoall,
        /* alltoall=spread order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7cb369eaf97786e2),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xeb967392172e3e59),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4329ea2c551e84e7),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x07ad17abad90c9a1),
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
    /* from 0 bytes: nothing beat native; at 512 bytes:
     * allgather_native 4.05 ms (3.81 ms to 4.34 ms), 55 samples
     * runner-up: allgather_bruck_radix radix=3 order=dealt 3.92 ms */
    if (problem->bytes < 1024)
        return &choices[0]; /* allgather_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * allgather_recursive_doubling order=dealt 4.36 ms (4.29 ms to 4.48 ms), 210 samples
     * native 4.54 ms (4.41 ms to 4.69 ms), 210 samples */
    if (problem->bytes < 1480)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 1480 bytes: nothing beat native; at 2048 bytes:
     * allgather_native 3.9 ms (3.79 ms to 3.97 ms), 254 samples
     * runner-up: allgather_recursive_doubling 3.78 ms */
    if (problem->bytes < 3415)
        return &choices[0]; /* allgather_native */
    /* from 3415 bytes: confirmed; at 4096 bytes:
     * allgather_circulant order=dealt 4.47 ms (4.31 ms to 4.62 ms), 120 samples
     * native 4.55 ms (4.37 ms to 4.73 ms), 120 samples */
    if (problem->bytes < 4789)
        return &choices[2]; /* allgather_circulant */
    /* from 4789 bytes: confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 5.51 ms (5.27 ms to 5.97 ms), 30 samples
     * native 7.41 ms (7.05 ms to 7.6 ms), 30 samples
     * runner-up: allgather_wired_far_first order_by=messages 5.4 ms */
    if (problem->bytes < 8193)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 8193 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 32768 bytes: confirmed; at 131072 bytes:
     * allgather_wired_local_return segment_bytes=16384 55.1 ms (50.2 ms to 57.8 ms), 15 samples
     * native 80.8 ms (79 ms to 82.7 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=8192 53.8 ms */
    return &choices[4]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 4.33 ms (4.13 ms to 4.52 ms), 78 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 3.97 ms */
    if (problem->bytes < 1024)
        return &choices[0]; /* allreduce_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 3.91 ms (3.75 ms to 3.98 ms), 225 samples
     * native 4.13 ms (3.99 ms to 4.32 ms), 225 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 3.96 ms */
    if (problem->bytes < 2048)
        return &choices[5]; /* allreduce_tree */
    /* from 2048 bytes: nothing beat native; at 2048 bytes:
     * allreduce_native 3.99 ms (3.93 ms to 4.06 ms), 465 samples
     * runner-up: allreduce_reduce_bcast 3.82 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* allreduce_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 4.08 ms (3.79 ms to 4.59 ms), 30 samples
     * native 5.02 ms (4.69 ms to 5.44 ms), 30 samples
     * runner-up: allreduce_bine_small 4.25 ms */
    if (problem->bytes < 11119)
        return &choices[5]; /* allreduce_tree */
    /* from 11119 bytes: confirmed; at 16384 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 6.83 ms (6.49 ms to 7.25 ms), 30 samples
     * native 9.36 ms (8.6 ms to 9.91 ms), 30 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 6.1 ms */
    if (problem->bytes < 18593)
        return &choices[6]; /* allreduce_tree */
    /* from 18593 bytes: confirmed; at 32768 bytes:
     * allreduce_binary_blocks 7.68 ms (6.64 ms to 8.22 ms), 30 samples
     * native 11.4 ms (11.1 ms to 11.8 ms), 30 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 7.57 ms */
    if (problem->bytes < 134217729)
        return &choices[7]; /* allreduce_binary_blocks */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=1 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=1 between=ring, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=bruck, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 4.53 ms (4.09 ms to 5.06 ms), 30 samples
     * native 5.41 ms (4.99 ms to 6.23 ms), 30 samples
     * runner-up: alltoall_bruck_radix radix=3 4.52 ms */
    if (problem->bytes < 935)
        return &choices[8]; /* alltoall_hierarchical */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=dealt 4.81 ms (4.57 ms to 5.07 ms), 90 samples
     * native 5.04 ms (4.88 ms to 5.15 ms), 90 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 4.69 ms */
    if (problem->bytes < 1123)
        return &choices[9]; /* alltoall_bruck_radix */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* alltoall_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 23.7 ms (23.3 ms to 33.1 ms), 3 samples
     * native 45.6 ms (40.8 ms to 56.8 ms), 5 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 24 ms */
    if (problem->bytes < 131072)
        return &choices[10]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=16384 88.3 ms (88.1 ms to 90.2 ms), 15 samples
     * native 137 ms (134 ms to 138 ms), 15 samples
     * runner-up: alltoall_ring segment_bytes=8192 97.1 ms */
    return &choices[11]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 4.46 ms (4.09 ms to 4.76 ms), 118 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=dealt 3.77 ms */
    if (problem->bytes < 17241)
        return &choices[0]; /* bcast_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17241 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 4.99 ms (4.62 ms to 5.43 ms), 30 samples
     * native 8.25 ms (7.96 ms to 8.61 ms), 30 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 5.2 ms */
    return &choices[12]; /* bcast_wired_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 3.21 ms (2.95 ms to 3.37 ms), 158 samples
     * runner-up: reduce_native order=dealt 3.21 ms */
    if (problem->bytes < 8)
        return &choices[0]; /* reduce_native */
    /* from 8 bytes: confirmed; at 8 bytes:
     * reduce_linear order=dealt 3.6 ms (3.12 ms to 4.65 ms), 30 samples
     * native 3.9 ms (3.29 ms to 4.46 ms), 30 samples
     * runner-up: reduce_bine order=dealt 3.46 ms */
    if (problem->bytes < 64)
        return &choices[13]; /* reduce_linear */
    /* from 64 bytes: nothing beat native; at 64 bytes:
     * reduce_native 3.29 ms (3.16 ms to 3.5 ms), 255 samples
     * runner-up: reduce_binomial 3.24 ms */
    if (problem->bytes < 2379)
        return &choices[0]; /* reduce_native */
    /* from 2379 bytes: confirmed; at 4096 bytes:
     * reduce_linear order=dealt 3.42 ms (3.13 ms to 3.73 ms), 30 samples
     * native 4.39 ms (3.98 ms to 4.84 ms), 30 samples
     * runner-up: reduce_bine 3.81 ms */
    if (problem->bytes < 11347)
        return &choices[13]; /* reduce_linear */
    /* from 11347 bytes: confirmed; at 16384 bytes:
     * reduce_hierarchical leaders=1 between=binomial 4.69 ms (4 ms to 5.23 ms), 30 samples
     * native 5.85 ms (5.46 ms to 6.8 ms), 30 samples
     * runner-up: reduce_kary segment_bytes=4096 radix=4 order=dealt 4.25 ms */
    if (problem->bytes < 32768)
        return &choices[14]; /* reduce_hierarchical */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 5.34 ms (4.95 ms to 6 ms), 30 samples
     * native 8.07 ms (7.34 ms to 8.42 ms), 30 samples
     * runner-up: reduce_chain segment_bytes=16384 5.9 ms */
    if (problem->bytes < 41566)
        return &choices[15]; /* reduce_wired_tree */
    /* from 41566 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 7.44 ms (7.08 ms to 7.93 ms), 30 samples
     * native 15.3 ms (15.1 ms to 15.7 ms), 30 samples
     * runner-up: reduce_wired_tree segment_bytes=16384 9.07 ms */
    if (problem->bytes < 268435457)
        return &choices[16]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
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
    /* from 0 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 4.62 ms (4.37 ms to 4.76 ms), 44 samples
     * runner-up: reduce_scatter_block_recursive_halving 4.72 ms */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 4.33 ms (4.04 ms to 4.47 ms), 30 samples
     * native 4.96 ms (4.64 ms to 5.22 ms), 30 samples
     * runner-up: reduce_scatter_block_circulant order=dealt 4.77 ms */
    if (problem->bytes < 8192)
        return &choices[17]; /* reduce_scatter_block_wired_near_first */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_alltoall alltoall=spread order=dealt 8.4 ms (7.6 ms to 8.81 ms), 30 samples
     * native 10.5 ms (9.98 ms to 10.9 ms), 30 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 6.76 ms */
    if (problem->bytes < 16384)
        return &choices[18]; /* reduce_scatter_block_alltoall */
    /* from 16384 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 10.3 ms (9.73 ms to 10.6 ms), 30 samples
     * native 19.9 ms (19.6 ms to 20.4 ms), 30 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 9.99 ms */
    if (problem->bytes < 32768)
        return &choices[19]; /* reduce_scatter_block_wired_ring */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 18.5 ms (17.7 ms to 19.4 ms), 30 samples
     * native 40.8 ms (39.9 ms to 41.8 ms), 30 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 19.2 ms */
    if (problem->bytes < 65536)
        return &choices[20]; /* reduce_scatter_block_wired_ring */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 31.3 ms (30.3 ms to 39.9 ms), 5 samples
     * native 86.5 ms (83.9 ms to 88.2 ms), 5 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 34 ms */
    if (problem->bytes < 131072)
        return &choices[21]; /* reduce_scatter_block_ring */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 61.7 ms (59.6 ms to 64 ms), 15 samples
     * native 138 ms (136 ms to 143 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 57.9 ms */
    if (problem->bytes < 44739243)
        return &choices[20]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 138 ms (136 ms to 143 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 57.9 ms */
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
    {&ct_allgather, 512, 0.004051238, 0.004051238},
    {&ct_allgather, 1024, 0.004537457, 0.004360983},
    {&ct_allgather, 2048, 0.0038995985, 0.0038995985},
    {&ct_allgather, 4096, 0.0045499925, 0.0044661965},
    {&ct_allgather, 8192, 0.00741345, 0.0055090305},
    {&ct_allgather, 32768, 0.022157633, 0.015251385},
    {&ct_allgather, 131072, 0.080753649, 0.055127487},
    {&ct_allreduce, 1, 0.004332343, 0.004332343},
    {&ct_allreduce, 64, 0.00415615, 0.00415615},
    {&ct_allreduce, 512, 0.0045027155, 0.0045027155},
    {&ct_allreduce, 1024, 0.004131062, 0.003906804},
    {&ct_allreduce, 2048, 0.003992036, 0.003992036},
    {&ct_allreduce, 4096, 0.0050175065, 0.004083466},
    {&ct_allreduce, 8192, 0.005598443, 0.004653437},
    {&ct_allreduce, 16384, 0.009358405, 0.0068297965},
    {&ct_allreduce, 32768, 0.011404965, 0.0076766505},
    {&ct_allreduce, 65536, 0.0259346345, 0.016535747},
    {&ct_alltoall, 1, 0.005408046, 0.0045270195},
    {&ct_alltoall, 64, 0.00534022, 0.0047270435},
    {&ct_alltoall, 512, 0.0060492645, 0.005222924},
    {&ct_alltoall, 1024, 0.0050421985, 0.004808542},
    {&ct_alltoall, 32768, 0.045624127, 0.023747771},
    {&ct_alltoall, 131072, 0.137411171, 0.088301233},
    {&ct_bcast, 1, 0.0044580595, 0.0044580595},
    {&ct_bcast, 64, 0.003910841, 0.003910841},
    {&ct_bcast, 512, 0.003692627, 0.003692627},
    {&ct_bcast, 1024, 0.003951663, 0.003951663},
    {&ct_bcast, 2048, 0.003697344, 0.003697344},
    {&ct_bcast, 4096, 0.0037971365, 0.0037971365},
    {&ct_bcast, 8192, 0.003644666, 0.003644666},
    {&ct_bcast, 16384, 0.003730843, 0.003730843},
    {&ct_bcast, 32768, 0.0082537015, 0.004988794},
    {&ct_bcast, 65536, 0.013689389, 0.0073739265},
    {&ct_reduce, 1, 0.003207598, 0.003207598},
    {&ct_reduce, 64, 0.00328695, 0.00328695},
    {&ct_reduce, 512, 0.003420683, 0.003420683},
    {&ct_reduce, 1024, 0.0032135115, 0.0032135115},
    {&ct_reduce, 2048, 0.003554962, 0.003554962},
    {&ct_reduce, 4096, 0.004389408, 0.0034159795},
    {&ct_reduce, 8192, 0.0051000065, 0.003611153},
    {&ct_reduce, 16384, 0.0058504845, 0.004692402},
    {&ct_reduce, 32768, 0.008066589, 0.00533661},
    {&ct_reduce, 65536, 0.015342916, 0.0074363645},
    {&ct_reduce_scatter_block, 512, 0.0046221105, 0.0046221105},
    {&ct_reduce_scatter_block, 1024, 0.003770457, 0.003770457},
    {&ct_reduce_scatter_block, 4096, 0.0049646385, 0.0043345935},
    {&ct_reduce_scatter_block, 8192, 0.0105290405, 0.008402457},
    {&ct_reduce_scatter_block, 16384, 0.019876472, 0.0102593715},
    {&ct_reduce_scatter_block, 32768, 0.0408004375, 0.018510904},
    {&ct_reduce_scatter_block, 65536, 0.086543036, 0.031257389},
    {&ct_reduce_scatter_block, 131072, 0.138248532, 0.061749048},
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
    .dispatch_hash = UINT64_C(0x22c28b5272040d1f),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
