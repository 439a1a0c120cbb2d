/*
 * tuned.c - collective algorithms for the job third-odd
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 11 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allgather;
extern const struct ct_collective ct_allgatherv;
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_barrier;
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_exscan;
extern const struct ct_collective ct_gather;
extern const struct ct_collective ct_gatherv;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_collective ct_scan;
extern const struct ct_collective ct_scatter;
extern const struct ct_collective ct_scatterv;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_hierarchical;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_wired_near_first;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_tree;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_wired_direct;

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
        .fingerprint = UINT64_C(0xd570cc47bd9802af),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x89bfb9a369607799),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa4d3394fc0a6b955),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xd60501a23817902b),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x76d0d377e74632eb),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xba672e36bbbff614),
    },
    {
        .algorithm = &allgatherv_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x7247cea64c492cc6),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xddafd56606f5f6fb),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x92aa263c4eae2826),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 order=depth_first */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x853a2ee317a6aeb8),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0x9e84a0283861e884),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf6a50164d4226cf6),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xd51a3e9bbf6d79d4),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x447b3f6f55020532),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4821c2cbc9a3bdd6),
    },
    {
        .algorithm = &barrier_hierarchical,
        /* radix=4 between=linear */
        .setting = {{4, 1}},
        .fingerprint = UINT64_C(0x1a681a3c78409a47),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=depth_first */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd4ccdbc3ce7f09e9),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=2 order=depth_first */
        .setting = {{0, 3, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x061c0c63d302655e),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x0e91aa7037007db0),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xcfa7342d8dc450e2),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9839db4b401fa4fc),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc506629c185341e5),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x11ccecf3c33e6845),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa42a4e610a6b6401),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=4 turns=posted */
        .setting = {{4, 0}},
        .fingerprint = UINT64_C(0xeab2bb19ac2c7896),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x1d056cee6886b74a),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xc0a28aac74bd85b7),
    },
    {
        .algorithm = &gather_linear,
        /* window=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x96ad51cffe0822f4),
    },
    {
        .algorithm = &gather_linear,
        /* window=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1005ceff371fb9c8),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &gatherv_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xfdb587f3baa36a61),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6fc71ad6e78983fb),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb386df98dbcd110c),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7e56b770fe24bc97),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xdf16b03a7033b044),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7c0a8e3879bf3896),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3c71659d79d0ee60),
    },
    {
        .algorithm = &reduce_scatter_wired_near_first,
        .fingerprint = UINT64_C(0x70d4da5a6c9ae753),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe0a00a2456583d0c),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x15c4dde81ebbae61),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x9d578ead566d558e),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf93297b6db1613ed),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x41a731e0421fb3ef),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0413612f2d2ae11d),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 order=depth_first */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8b301bbcd8ccdf64),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x47359231bcd6aa64),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe10101734290df71),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x49dbbaf2832298d1),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x6652446397bbc58b),
    },
    {
        .algorithm = &scatter_tree,
        /* radix=8 order=depth_first */
        .setting = {{8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe4f3c3591322941f),
    },
    {
        .algorithm = &scatter_tree,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1451ed9c5fe9f059),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xce3610a486f48e62),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xa586ca3ea7c185a2),
    },
    {
        .algorithm = &scatter_linear,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x10aaef1f4748b7b4),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 578 us (483 us to 615 us), 15 samples
     * native 678 us (631 us to 747 us), 15 samples
     * native / choice 1.31 (1.16 to 1.36), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 742)
        return &choices[1]; /* allgather_hierarchical */
    /* from 742 bytes: confirmed; at 1024 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.3 ms (1.11 ms to 1.44 ms), 15 samples
     * native 1.73 ms (1.6 ms to 1.82 ms), 15 samples
     * native / choice 1.34 (1.16 to 1.48), 15 rounds
     * runner-up: allgather_hierarchical leaders=2 between=ring, 1.15 times as long in the same rounds */
    if (problem->bytes < 1283)
        return &choices[2]; /* allgather_sparbit */
    /* from 1283 bytes: confirmed; at 2048 bytes:
     * allgather_wired_ring segment_bytes=0 1.53 ms (1.4 ms to 1.62 ms), 15 samples
     * native 3.68 ms (3.58 ms to 3.73 ms), 15 samples
     * native / choice 2.37 (2.22 to 2.67), 15 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[3]; /* allgather_wired_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 26 ms (25.9 ms to 26.4 ms), 6 samples
     * native 92 ms (89.4 ms to 95.1 ms), 6 samples
     * native / choice 3.53 (3.39 to 3.65), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 52.7 ms (52.5 ms to 52.9 ms), 6 samples
     * native 195 ms (185 ms to 206 ms), 6 samples
     * native / choice 3.71 (3.52 to 3.90), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    return &choices[5]; /* allgather_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 580 us (513 us to 700 us), 15 samples
     * native 652 us (606 us to 760 us), 15 samples
     * runner-up: allgatherv_hierarchical leaders=1 between=spread, 1.08 times as long in the same rounds */
    if (problem->bytes < 667)
        return &choices[6]; /* allgatherv_hierarchical */
    /* from 667 bytes: nothing beat native; at 816 bytes:
     * allgatherv_native 1.05 ms (1.02 ms to 1.16 ms), 35 samples
     * runner-up: allgatherv_hierarchical leaders=1 between=ring, 0.68 times as long in the same rounds */
    if (problem->bytes < 817)
        return &choices[0]; /* allgatherv_native */
    /* from 817 bytes: confirmed; at 1024 bytes:
     * allgatherv_hierarchical leaders=2 between=recursive_doubling 1.3 ms (1.19 ms to 1.43 ms), 15 samples
     * native 1.74 ms (1.55 ms to 1.82 ms), 15 samples
     * native / choice 1.29 (1.23 to 1.35), 15 rounds
     * runner-up: allgatherv_bruck, 1.28 times as long in the same rounds */
    if (problem->bytes < 1282)
        return &choices[7]; /* allgatherv_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 1282 bytes: confirmed; at 2048 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 1.47 ms (1.37 ms to 1.5 ms), 15 samples
     * native 3.68 ms (3.64 ms to 3.72 ms), 15 samples
     * native / choice 2.58 (2.38 to 2.69), 15 rounds
     * runner-up: allgatherv_wired_ring segment_bytes=0, 1.00 times as long in the same rounds */
    return &choices[8]; /* allgatherv_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 582 us (552 us to 627 us), 30 samples
     * native 689 us (623 us to 723 us), 30 samples
     * native / choice 1.15 (1.05 to 1.25), 30 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=recursive_doubling, 0.92 times as long in the same rounds */
    if (problem->bytes < 4991)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 4991 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first 868 us (826 us to 1.01 ms), 15 samples
     * native 3.05 ms (2.75 ms to 3.71 ms), 15 samples
     * native / choice 3.62 (3.10 to 4.41), 15 rounds
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first, 1.17 times as long in the same rounds */
    if (problem->bytes < 8706)
        return &choices[10]; /* allreduce_tree */
    /* from 8706 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 1.76 ms (1.6 ms to 2.36 ms), 15 samples
     * native 8.02 ms (7.68 ms to 8.49 ms), 15 samples
     * native / choice 4.33 (3.40 to 4.87), 15 rounds
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=262144, 1.02 times as long in the same rounds */
    if (problem->bytes < 17891)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 17891 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_ring segment_bytes=0 4.57 ms (4.43 ms to 4.68 ms), 15 samples
     * native 20.8 ms (20.6 ms to 20.8 ms), 15 samples
     * native / choice 4.54 (4.41 to 4.71), 15 rounds
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 104 ms (99.6 ms to 107 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 566 us (521 us to 635 us), 15 samples
     * native 867 us (798 us to 1 ms), 15 samples
     * native / choice 1.58 (1.26 to 1.92), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.07 times as long in the same rounds */
    if (problem->bytes < 318)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 318 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=spread 968 us (882 us to 1.13 ms), 15 samples
     * native 1.25 ms (1.13 ms to 1.42 ms), 15 samples
     * native / choice 1.26 (1.13 to 1.45), 15 rounds
     * runner-up: alltoall_hierarchical leaders=2 between=ring, 0.99 times as long in the same rounds */
    if (problem->bytes < 983)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 983 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 2.34 ms (2.3 ms to 2.38 ms), 390 samples
     * runner-up: alltoall_spread window=0 order=dealt, 0.84 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 80.5 ms (78.3 ms to 84.4 ms), 6 samples
     * native 269 ms (85 ms to 344 ms), 6 samples
     * native / choice 3.27 (1.07 to 4.08), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    return &choices[15]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: undecided; at 1024 bytes:
     * alltoallv_native 2.39 ms (2.33 ms to 2.43 ms), 135 samples
     * runner-up: alltoallv_simple, 0.98 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_hierarchical radix=4 between=linear 638 us (554 us to 684 us), 15 samples
     * native 855 us (790 us to 1.04 ms), 15 samples
     * native / choice 1.36 (1.24 to 1.73), 15 rounds
     * runner-up: barrier_tree tree=knomial radix=4 order=depth_first, 1.01 times as long in the same rounds */
    return &choices[16]; /* barrier_hierarchical */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 398 us (387 us to 411 us), 428 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2, 0.98 times as long in the same rounds */
    if (problem->bytes < 40)
        return &choices[0]; /* bcast_native */
    /* from 40 bytes: confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=depth_first 389 us (368 us to 418 us), 150 samples
     * native 432 us (405 us to 475 us), 150 samples
     * native / choice 1.11 (1.01 to 1.27), 150 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 283)
        return &choices[17]; /* bcast_tree */
    /* from 283 bytes: nothing beat native; at 512 bytes:
     * bcast_native 427 us (413 us to 445 us), 450 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.92 times as long in the same rounds */
    if (problem->bytes < 1114)
        return &choices[0]; /* bcast_native */
    /* from 1114 bytes: confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first 469 us (402 us to 531 us), 15 samples
     * native 726 us (616 us to 979 us), 15 samples
     * native / choice 1.43 (1.33 to 2.22), 15 rounds
     * runner-up: bcast_bine order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 2388)
        return &choices[18]; /* bcast_tree */
    /* from 2388 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 450 us (319 us to 502 us), 15 samples
     * native 1.62 ms (1.39 ms to 1.92 ms), 15 samples
     * native / choice 3.99 (3.21 to 5.04), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=1024, 1.66 times as long in the same rounds */
    if (problem->bytes < 7570)
        return &choices[19]; /* bcast_wired_tree */
    /* from 7570 bytes: confirmed; at 8192 bytes:
     * bcast_wired_chain segment_bytes=4096 663 us (570 us to 810 us), 15 samples
     * native 3.61 ms (3.46 ms to 3.83 ms), 15 samples
     * native / choice 5.45 (4.73 to 6.04), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[20]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.73 ms (2.45 ms to 2.97 ms), 15 samples
     * native 8.91 ms (8.8 ms to 9.15 ms), 15 samples
     * native / choice 3.37 (3.10 to 3.63), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.02 times as long in the same rounds */
    return &choices[21]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * exscan_linear segment_bytes=0 681 us (604 us to 762 us), 15 samples
     * native 779 us (658 us to 842 us), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 0.96 times as long in the same rounds */
    if (problem->bytes < 579)
        return &choices[22]; /* exscan_linear */
    /* from 579 bytes: confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 559 us (514 us to 703 us), 15 samples
     * native 713 us (661 us to 816 us), 15 samples
     * native / choice 1.26 (1.19 to 1.47), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 1466)
        return &choices[23]; /* exscan_binary */
    /* from 1466 bytes: confirmed; at 2048 bytes:
     * exscan_linear segment_bytes=0 527 us (475 us to 577 us), 15 samples
     * native 1.43 ms (1.16 ms to 1.56 ms), 15 samples
     * native / choice 2.54 (2.08 to 2.87), 15 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.17 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[22]; /* exscan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 7.46 ms (7.11 ms to 7.95 ms), 10 samples
     * native 33.3 ms (31.8 ms to 34.5 ms), 10 samples
     * native / choice 4.53 (4.24 to 4.83), 10 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[24]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 163 ms (145 ms to 468 ms), 6 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * gather_wired_direct window=4 turns=posted 268 us (39.5 us to 383 us), 45 samples
     * native 430 us (398 us to 480 us), 45 samples
     * native / choice 1.79 (1.05 to 7.69), 45 rounds */
    if (problem->bytes < 386)
        return &choices[25]; /* gather_wired_direct */
    /* from 386 bytes: confirmed; at 512 bytes:
     * gather_wired_direct window=1 turns=posted 268 us (220 us to 314 us), 120 samples
     * native 387 us (364 us to 434 us), 120 samples
     * native / choice 1.52 (1.25 to 2.06), 120 rounds
     * runner-up: gather_linear window=4 order=depth_first, 1.50 times as long in the same rounds */
    if (problem->bytes < 1000)
        return &choices[26]; /* gather_wired_direct */
    /* from 1000 bytes: confirmed; at 1024 bytes:
     * gather_linear window=4 209 us (151 us to 360 us), 15 samples
     * native 557 us (426 us to 700 us), 15 samples
     * native / choice 2.95 (1.21 to 4.23), 15 rounds
     * runner-up: gather_wired_direct window=1 turns=posted, 0.77 times as long in the same rounds */
    if (problem->bytes < 2535)
        return &choices[27]; /* gather_linear */
    /* from 2535 bytes: confirmed; at 2616 bytes:
     * gather_linear window=0 order=dealt 1.32 ms (658 us to 1.64 ms), 15 samples
     * native 1.9 ms (1.73 ms to 1.95 ms), 15 samples
     * native / choice 1.30 (1.01 to 2.78), 15 rounds
     * runner-up: gather_wired_direct window=1 turns=posted, 1.03 times as long in the same rounds */
    if (problem->bytes < 3238)
        return &choices[28]; /* gather_linear */
    /* from 3238 bytes: confirmed; at 4096 bytes:
     * gather_wired_direct window=4 turns=posted 2.6 ms (1.37 ms to 2.7 ms), 30 samples
     * native 3.02 ms (2.98 ms to 3.11 ms), 30 samples
     * native / choice 1.18 (1.03 to 2.18), 30 rounds
     * runner-up: gather_linear window=0 order=depth_first, 1.15 times as long in the same rounds */
    if (problem->bytes < 10202)
        return &choices[25]; /* gather_wired_direct */
    /* from 10202 bytes: confirmed; at 16384 bytes:
     * gather_linear window=4 order=depth_first 11.9 ms (10.6 ms to 11.9 ms), 15 samples
     * native 16.9 ms (16.6 ms to 17.3 ms), 15 samples
     * native / choice 1.45 (1.31 to 1.65), 15 rounds
     * runner-up: gather_linear window=0 order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 36866)
        return &choices[29]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 36866 bytes: confirmed; at 65536 bytes:
     * gather_native order=depth_first 52.2 ms (51.6 ms to 52.8 ms), 6 samples
     * native 77 ms (76.8 ms to 77.5 ms), 6 samples
     * native / choice 1.48 (1.46 to 1.49), 6 rounds */
    return &choices[30]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * gatherv_linear window=4 196 us (150 us to 409 us), 15 samples
     * native 410 us (263 us to 549 us), 15 samples
     * native / choice 1.34 (1.12 to 3.36), 15 rounds
     * runner-up: gatherv_wired_direct window=1 turns=posted, 1.09 times as long in the same rounds */
    return &choices[31]; /* gatherv_linear */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear 260 us (179 us to 520 us), 15 samples
     * native 355 us (262 us to 462 us), 15 samples
     * runner-up: reduce_linear order=dealt, 0.85 times as long in the same rounds */
    if (problem->bytes < 46)
        return &choices[32]; /* reduce_linear */
    /* from 46 bytes: confirmed; at 64 bytes:
     * reduce_linear order=depth_first 188 us (89.2 us to 295 us), 15 samples
     * native 347 us (287 us to 387 us), 15 samples
     * native / choice 1.62 (1.39 to 3.51), 15 rounds
     * runner-up: reduce_linear order=dealt, 1.23 times as long in the same rounds */
    if (problem->bytes < 120)
        return &choices[33]; /* reduce_linear */
    /* from 120 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 260 us (70.7 us to 439 us), 15 samples
     * native 334 us (233 us to 480 us), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=8, 1.12 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[32]; /* reduce_linear */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 535 us (338 us to 628 us), 45 samples
     * native 645 us (589 us to 753 us), 45 samples */
    if (problem->bytes < 1123)
        return &choices[33]; /* reduce_linear */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 396 us (224 us to 537 us), 15 samples
     * native 653 us (486 us to 793 us), 15 samples
     * native / choice 1.74 (1.19 to 2.36), 15 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2, 1.06 times as long in the same rounds */
    if (problem->bytes < 2167)
        return &choices[34]; /* reduce_tree */
    /* from 2167 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 453 us (380 us to 505 us), 15 samples
     * native 982 us (842 us to 1.4 ms), 15 samples
     * native / choice 2.50 (1.94 to 3.13), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=in_order radix=2 order=dealt, 1.26 times as long in the same rounds */
    if (problem->bytes < 9262)
        return &choices[35]; /* reduce_wired_tree */
    /* from 9262 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.16 ms (1.06 ms to 1.2 ms), 15 samples
     * native 5.88 ms (5.83 ms to 6.33 ms), 15 samples
     * native / choice 5.35 (4.92 to 5.89), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[36]; /* reduce_wired_chain */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.58 ms (2.48 ms to 2.66 ms), 15 samples
     * native 12.7 ms (12.6 ms to 12.8 ms), 15 samples
     * native / choice 4.89 (4.79 to 5.04), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 53946)
        return &choices[37]; /* reduce_tree */
    /* from 53946 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 5.15 ms (4.94 ms to 5.17 ms), 15 samples
     * native 27.5 ms (26.9 ms to 28.6 ms), 15 samples
     * native / choice 5.52 (5.13 to 5.81), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 0.99 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[38]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 58.8 ms (57.7 ms to 60.9 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 638 us (598 us to 687 us), 53 samples
     * runner-up: reduce_scatter_recursive_multiplying radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 411)
        return &choices[0]; /* reduce_scatter_native */
    /* from 411 bytes: confirmed; at 512 bytes:
     * reduce_scatter_wired_near_first 808 us (770 us to 887 us), 15 samples
     * native 1.44 ms (1.05 ms to 1.52 ms), 15 samples
     * native / choice 1.75 (1.29 to 1.96), 15 rounds
     * runner-up: reduce_scatter_recursive_multiplying radix=4 order=depth_first, 0.93 times as long in the same rounds */
    if (problem->bytes < 1317)
        return &choices[39]; /* reduce_scatter_wired_near_first */
    /* from 1317 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_ring segment_bytes=0 order=depth_first 1.54 ms (1.49 ms to 1.62 ms), 15 samples
     * native 6.38 ms (6.29 ms to 6.46 ms), 15 samples
     * native / choice 4.18 (3.95 to 4.26), 15 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 1.12 times as long in the same rounds */
    if (problem->bytes < 17813)
        return &choices[40]; /* reduce_scatter_ring */
    /* from 17813 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 26 ms (25.7 ms to 26.3 ms), 6 samples
     * native 286 ms (144 ms to 344 ms), 6 samples
     * native / choice 10.73 (5.51 to 13.31), 6 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first, 1.28 times as long in the same rounds */
    if (problem->bytes < 24403224)
        return &choices[41]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 787 ms, 1 sample */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 600 us (557 us to 663 us), 45 samples
     * native 721 us (673 us to 761 us), 45 samples
     * native / choice 1.18 (1.02 to 1.24), 45 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 32)
        return &choices[42]; /* reduce_scatter_block_hierarchical */
    /* from 32 bytes: undecided; at 64 bytes:
     * reduce_scatter_block_native 592 us (562 us to 641 us), 75 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first, 0.92 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 512 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 657 us (581 us to 771 us), 15 samples
     * native 991 us (757 us to 1.59 ms), 15 samples
     * native / choice 1.64 (1.17 to 2.48), 15 rounds
     * runner-up: reduce_scatter_block_halving distance=far order=depth_first, 0.77 times as long in the same rounds */
    if (problem->bytes < 615)
        return &choices[43]; /* reduce_scatter_block_recursive_multiplying */
    /* from 615 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 1.15 ms (996 us to 1.32 ms), 15 samples
     * native 3.07 ms (3 ms to 3.16 ms), 15 samples
     * native / choice 2.65 (2.40 to 3.05), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=ring, 1.35 times as long in the same rounds */
    if (problem->bytes < 1490)
        return &choices[44]; /* reduce_scatter_block_wired_near_first */
    /* from 1490 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 1.64 ms (1.42 ms to 1.72 ms), 15 samples
     * native 6.21 ms (6.16 ms to 6.44 ms), 15 samples
     * native / choice 3.83 (3.61 to 4.40), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 17712)
        return &choices[45]; /* reduce_scatter_block_ring */
    /* from 17712 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 26.1 ms (25.6 ms to 26.2 ms), 6 samples
     * native 244 ms (142 ms to 346 ms), 6 samples
     * native / choice 8.52 (5.49 to 13.34), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[46]; /* reduce_scatter_block_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 52.6 ms (52.3 ms to 52.9 ms), 6 samples
     * native 200 ms (181 ms to 209 ms), 6 samples
     * native / choice 3.82 (3.45 to 3.96), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 24403224)
        return &choices[47]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 563 ms, 1 sample */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 555 us (514 us to 607 us), 15 samples
     * native 684 us (555 us to 714 us), 15 samples
     * runner-up: scan_linear segment_bytes=0, 1.20 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[48]; /* scan_binary */
    /* from 2 bytes: undecided; at 64 bytes:
     * scan_native 661 us (598 us to 1.18 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 0.82 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* scan_native */
    /* from 512 bytes: confirmed; at 512 bytes:
     * scan_binary segment_bytes=0 526 us (480 us to 628 us), 15 samples
     * native 659 us (588 us to 696 us), 15 samples
     * native / choice 1.11 (1.00 to 1.23), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 1281)
        return &choices[48]; /* scan_binary */
    /* from 1281 bytes: confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 577 us (555 us to 659 us), 15 samples
     * native 1.34 ms (1.15 ms to 1.51 ms), 15 samples
     * native / choice 2.24 (1.79 to 2.43), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.12 times as long in the same rounds */
    if (problem->bytes < 17711)
        return &choices[49]; /* scan_linear */
    /* from 17711 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.47 ms (7.15 ms to 7.89 ms), 10 samples
     * native 32.6 ms (31.9 ms to 37.1 ms), 10 samples
     * native / choice 4.30 (4.22 to 4.86), 10 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[50]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 165 ms (152 ms to 357 ms), 6 samples */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 425 us (407 us to 452 us), 213 samples
     * runner-up: scatter_linear window=4 order=depth_first, 0.94 times as long in the same rounds */
    if (problem->bytes < 688)
        return &choices[0]; /* scatter_native */
    /* from 688 bytes: first look, not confirmed; at 1024 bytes:
     * scatter_tree radix=8 order=depth_first 576 us (539 us to 608 us), 15 samples
     * native 703 us (596 us to 731 us), 15 samples
     * runner-up: scatter_tree radix=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 1999)
        return &choices[51]; /* scatter_tree */
    /* from 1999 bytes: confirmed; at 2048 bytes:
     * scatter_tree radix=4 order=depth_first 1.41 ms (1.38 ms to 1.46 ms), 45 samples
     * native 1.5 ms (1.45 ms to 1.53 ms), 45 samples
     * native / choice 1.06 (1.03 to 1.08), 45 rounds
     * runner-up: scatter_linear window=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 3956)
        return &choices[52]; /* scatter_tree */
    /* from 3956 bytes: nothing beat native; at 4096 bytes:
     * scatter_native 3.13 ms (3.12 ms to 3.14 ms), 235 samples
     * runner-up: scatter_tree radix=4, 0.96 times as long in the same rounds */
    if (problem->bytes < 5433)
        return &choices[0]; /* scatter_native */
    /* from 5433 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=4 order=depth_first 6.08 ms (5.89 ms to 6.31 ms), 15 samples
     * native 6.85 ms (6.4 ms to 6.99 ms), 15 samples
     * native / choice 1.10 (1.07 to 1.11), 15 rounds
     * runner-up: scatter_linear window=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 11116)
        return &choices[53]; /* scatter_linear */
    /* from 11116 bytes: confirmed; at 16384 bytes:
     * scatter_wired_direct window=4 11.8 ms (11.5 ms to 12.9 ms), 15 samples
     * native 15.5 ms (14.4 ms to 15.6 ms), 15 samples
     * native / choice 1.23 (1.21 to 1.25), 15 rounds
     * runner-up: scatter_native order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 43060)
        return &choices[54]; /* scatter_wired_direct */
    /* from 43060 bytes: confirmed; at 65536 bytes:
     * scatter_linear window=4 52 ms (51.6 ms to 52.7 ms), 6 samples
     * native 67.2 ms (66.4 ms to 67.5 ms), 6 samples
     * native / choice 1.28 (1.27 to 1.31), 6 rounds */
    if (problem->bytes < 113366)
        return &choices[55]; /* scatter_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 113366 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 135 ms, 3 samples
     * runner-up: scatter_linear window=4, 1.20 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 646 us (632 us to 662 us), 258 samples
     * runner-up: scatterv_wired_direct window=1, 0.98 times as long in the same rounds */
    return &choices[0]; /* scatterv_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allgather, choose_allgather},
    {&ct_allgatherv, choose_allgatherv},
    {&ct_allreduce, choose_allreduce},
    {&ct_alltoall, choose_alltoall},
    {&ct_alltoallv, choose_alltoallv},
    {&ct_barrier, choose_barrier},
    {&ct_bcast, choose_bcast},
    {&ct_exscan, choose_exscan},
    {&ct_gather, choose_gather},
    {&ct_gatherv, choose_gatherv},
    {&ct_reduce, choose_reduce},
    {&ct_reduce_scatter, choose_reduce_scatter},
    {&ct_reduce_scatter_block, choose_reduce_scatter_block},
    {&ct_scan, choose_scan},
    {&ct_scatter, choose_scatter},
    {&ct_scatterv, choose_scatterv},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allgather, 1, 0.000678, 0.000578},
    {&ct_allgather, 64, 0.000769, 0.000609},
    {&ct_allgather, 512, 0.000899, 0.000658},
    {&ct_allgather, 1024, 0.00173, 0.0013},
    {&ct_allgather, 2048, 0.00368, 0.00153},
    {&ct_allgather, 4096, 0.00746, 0.00306},
    {&ct_allgather, 8192, 0.0196, 0.00638},
    {&ct_allgather, 16384, 0.0396, 0.0129},
    {&ct_allgather, 32768, 0.092, 0.026},
    {&ct_allgather, 65536, 0.195, 0.0527},
    {&ct_allgather, 131072, 0.782, 0.106},
    {&ct_allgatherv, 1, 0.000652, 0.00058},
    {&ct_allgatherv, 64, 0.000759, 0.000628},
    {&ct_allgatherv, 512, 0.000775, 0.000583},
    {&ct_allgatherv, 1024, 0.00174, 0.0013},
    {&ct_allgatherv, 2048, 0.00368, 0.00147},
    {&ct_allgatherv, 4096, 0.00736, 0.00308},
    {&ct_allgatherv, 8192, 0.0197, 0.00636},
    {&ct_allgatherv, 16384, 0.0396, 0.0129},
    {&ct_allgatherv, 32768, 0.0919, 0.0302},
    {&ct_allgatherv, 65536, 0.184, 0.0721},
    {&ct_allgatherv, 131072, 0.362, 0.14},
    {&ct_allreduce, 1, 0.000689, 0.000582},
    {&ct_allreduce, 64, 0.000995, 0.000641},
    {&ct_allreduce, 512, 0.000971, 0.000524},
    {&ct_allreduce, 1024, 0.00109, 0.000706},
    {&ct_allreduce, 2048, 0.00101, 0.000622},
    {&ct_allreduce, 4096, 0.00168, 0.00124},
    {&ct_allreduce, 8192, 0.00305, 0.000868},
    {&ct_allreduce, 16384, 0.00802, 0.00176},
    {&ct_allreduce, 32768, 0.0208, 0.00457},
    {&ct_allreduce, 65536, 0.0465, 0.00939},
    {&ct_allreduce, 131072, 0.104, 0.0189},
    {&ct_alltoall, 1, 0.000867, 0.000566},
    {&ct_alltoall, 64, 0.000942, 0.000601},
    {&ct_alltoall, 512, 0.00125, 0.000968},
    {&ct_alltoall, 1024, 0.00234, 0.00234},
    {&ct_alltoall, 2048, 0.00475, 0.00475},
    {&ct_alltoall, 4096, 0.00951, 0.00951},
    {&ct_alltoall, 8192, 0.0194, 0.0194},
    {&ct_alltoall, 16384, 0.0395, 0.0395},
    {&ct_alltoall, 32768, 0.269, 0.0805},
    {&ct_alltoall, 65536, 0.202, 0.159},
    {&ct_alltoall, 131072, 0.892, 0.412},
    {&ct_alltoallv, 1024, 0.00239, 0.00239},
    {&ct_barrier, 0, 0.000855, 0.000638},
    {&ct_bcast, 1, 0.000398, 0.000398},
    {&ct_bcast, 64, 0.000432, 0.000389},
    {&ct_bcast, 512, 0.000427, 0.000427},
    {&ct_bcast, 1024, 0.000436, 0.000436},
    {&ct_bcast, 2048, 0.000726, 0.000469},
    {&ct_bcast, 4096, 0.00162, 0.00045},
    {&ct_bcast, 8192, 0.00361, 0.000663},
    {&ct_bcast, 16384, 0.00449, 0.00133},
    {&ct_bcast, 32768, 0.00891, 0.00273},
    {&ct_bcast, 65536, 0.018, 0.0053},
    {&ct_bcast, 131072, 0.038, 0.0106},
    {&ct_exscan, 1, 0.000779, 0.000681},
    {&ct_exscan, 64, 0.000687, 0.000641},
    {&ct_exscan, 512, 0.000594, 0.000534},
    {&ct_exscan, 1024, 0.000713, 0.000559},
    {&ct_exscan, 2048, 0.00143, 0.000527},
    {&ct_exscan, 4096, 0.00324, 0.000863},
    {&ct_exscan, 8192, 0.00655, 0.00186},
    {&ct_exscan, 16384, 0.0132, 0.00374},
    {&ct_exscan, 32768, 0.0333, 0.00746},
    {&ct_exscan, 65536, 0.0747, 0.0156},
    {&ct_exscan, 131072, 0.163, 0.0318},
    {&ct_gather, 1, 0.00043, 0.000268},
    {&ct_gather, 64, 0.000392, 0.000248},
    {&ct_gather, 512, 0.000387, 0.000268},
    {&ct_gather, 1024, 0.000557, 0.000209},
    {&ct_gather, 2048, 0.00131, 0.0011},
    {&ct_gather, 4096, 0.00302, 0.0026},
    {&ct_gather, 8192, 0.0065, 0.00527},
    {&ct_gather, 16384, 0.0169, 0.0119},
    {&ct_gather, 32768, 0.0374, 0.0262},
    {&ct_gather, 65536, 0.077, 0.0522},
    {&ct_gather, 131072, 0.259, 0.105},
    {&ct_gatherv, 1024, 0.00041, 0.000196},
    {&ct_reduce, 1, 0.000355, 0.00026},
    {&ct_reduce, 64, 0.000347, 0.000188},
    {&ct_reduce, 512, 0.000334, 0.00026},
    {&ct_reduce, 1024, 0.000645, 0.000535},
    {&ct_reduce, 2048, 0.000653, 0.000396},
    {&ct_reduce, 4096, 0.000982, 0.000453},
    {&ct_reduce, 8192, 0.00274, 0.000496},
    {&ct_reduce, 16384, 0.00588, 0.00116},
    {&ct_reduce, 32768, 0.0127, 0.00258},
    {&ct_reduce, 65536, 0.0275, 0.00515},
    {&ct_reduce, 131072, 0.0588, 0.0105},
    {&ct_reduce_scatter, 1, 0.000638, 0.000638},
    {&ct_reduce_scatter, 64, 0.00063, 0.00063},
    {&ct_reduce_scatter, 512, 0.00144, 0.000808},
    {&ct_reduce_scatter, 1024, 0.00298, 0.0011},
    {&ct_reduce_scatter, 2048, 0.00638, 0.00154},
    {&ct_reduce_scatter, 4096, 0.0128, 0.00303},
    {&ct_reduce_scatter, 8192, 0.0299, 0.00643},
    {&ct_reduce_scatter, 16384, 0.067, 0.0129},
    {&ct_reduce_scatter, 32768, 0.286, 0.026},
    {&ct_reduce_scatter, 65536, 0.195, 0.0528},
    {&ct_reduce_scatter, 131072, 0.787, 0.106},
    {&ct_reduce_scatter_block, 1, 0.000721, 0.0006},
    {&ct_reduce_scatter_block, 64, 0.000592, 0.000592},
    {&ct_reduce_scatter_block, 512, 0.000991, 0.000657},
    {&ct_reduce_scatter_block, 1024, 0.00307, 0.00115},
    {&ct_reduce_scatter_block, 2048, 0.00621, 0.00164},
    {&ct_reduce_scatter_block, 4096, 0.0128, 0.00312},
    {&ct_reduce_scatter_block, 8192, 0.03, 0.00633},
    {&ct_reduce_scatter_block, 16384, 0.0668, 0.013},
    {&ct_reduce_scatter_block, 32768, 0.244, 0.0261},
    {&ct_reduce_scatter_block, 65536, 0.2, 0.0526},
    {&ct_reduce_scatter_block, 131072, 0.563, 0.106},
    {&ct_scan, 1, 0.000684, 0.000555},
    {&ct_scan, 64, 0.000661, 0.000661},
    {&ct_scan, 512, 0.000659, 0.000526},
    {&ct_scan, 1024, 0.000706, 0.000529},
    {&ct_scan, 2048, 0.00134, 0.000577},
    {&ct_scan, 4096, 0.00319, 0.000735},
    {&ct_scan, 8192, 0.00646, 0.00187},
    {&ct_scan, 16384, 0.0132, 0.00383},
    {&ct_scan, 32768, 0.0326, 0.00747},
    {&ct_scan, 65536, 0.0697, 0.0155},
    {&ct_scan, 131072, 0.165, 0.0318},
    {&ct_scatter, 1, 0.000425, 0.000425},
    {&ct_scatter, 64, 0.000419, 0.000419},
    {&ct_scatter, 512, 0.000438, 0.000438},
    {&ct_scatter, 1024, 0.000703, 0.000576},
    {&ct_scatter, 2048, 0.0015, 0.00141},
    {&ct_scatter, 4096, 0.00313, 0.00313},
    {&ct_scatter, 8192, 0.00685, 0.00608},
    {&ct_scatter, 16384, 0.0155, 0.0118},
    {&ct_scatter, 32768, 0.0323, 0.0259},
    {&ct_scatter, 65536, 0.0672, 0.052},
    {&ct_scatter, 131072, 0.135, 0.135},
    {&ct_scatterv, 1024, 0.000646, 0.000646},
};

extern const struct ct_tuned ct_tuned_third_odd;
const struct ct_tuned ct_tuned_third_odd = {
    .machine = "lab-c",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "third-odd",
    .cluster_hash = UINT64_C(0x58a15578da18d6d2),
    .dispatch_hash = UINT64_C(0x499e70470499abf1),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x35bfd722743d1996),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
