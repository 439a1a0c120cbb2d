/*
 * tuned.c - collective algorithms for the job third-odd
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 11 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice. The runner-up's is from when it was timed last.
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
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm barrier_hierarchical;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_binomial;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_wired_near_first;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_knomial;
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
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4821c2cbc9a3bdd6),
    },
    {
        .algorithm = &alltoallv_simple,
        .fingerprint = UINT64_C(0xbc0bfe550be97837),
    },
    {
        .algorithm = &barrier_hierarchical,
        /* radix=4 between=linear */
        .setting = {{4, 1}},
        .fingerprint = UINT64_C(0x1a681a3c78409a47),
    },
    {
        .algorithm = &bcast_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd4ccdbc3ce7f09e9),
    },
    {
        .algorithm = &bcast_binomial,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=depth_first */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7c0a8e3879bf3896),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &scatter_knomial,
        /* radix=8 order=depth_first */
        .setting = {{8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe4f3c3591322941f),
    },
    {
        .algorithm = &scatter_knomial,
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
     * runner-up: allgather_hierarchical leaders=1 between=spread 609 us */
    if (problem->bytes < 742)
        return &choices[1]; /* allgather_hierarchical */
    /* from 742 bytes: confirmed; at 1024 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.3 ms (1.11 ms to 1.44 ms), 15 samples
     * native 1.73 ms (1.6 ms to 1.82 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 1.09 ms */
    if (problem->bytes < 1283)
        return &choices[2]; /* allgather_sparbit */
    /* from 1283 bytes: confirmed; at 2048 bytes:
     * allgather_wired_ring segment_bytes=0 1.53 ms (1.4 ms to 1.62 ms), 15 samples
     * native 3.68 ms (3.58 ms to 3.73 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=0 order=depth_first 1.49 ms */
    if (problem->bytes < 16385)
        return &choices[3]; /* allgather_wired_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 26 ms (25.9 ms to 26.4 ms), 6 samples
     * native 92 ms (89.4 ms to 95.1 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 26.3 ms */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 52.7 ms (52.5 ms to 52.9 ms), 6 samples
     * native 195 ms (185 ms to 206 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=4096 52.7 ms */
    return &choices[5]; /* allgather_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgatherv_hierarchical leaders=1 between=recursive_doubling 580 us (513 us to 700 us), 15 samples
     * native 652 us (606 us to 760 us), 15 samples
     * runner-up: allgatherv_hierarchical leaders=1 between=spread 635 us */
    if (problem->bytes < 667)
        return &choices[6]; /* allgatherv_hierarchical */
    /* from 667 bytes: nothing beat native; at 816 bytes:
     * allgatherv_native 1.05 ms (1.02 ms to 1.16 ms), 35 samples
     * runner-up: allgatherv_hierarchical leaders=2 between=spread 850 us */
    if (problem->bytes < 817)
        return &choices[0]; /* allgatherv_native */
    /* from 817 bytes: confirmed; at 1024 bytes:
     * allgatherv_hierarchical leaders=2 between=recursive_doubling 1.3 ms (1.19 ms to 1.43 ms), 15 samples
     * native 1.74 ms (1.55 ms to 1.82 ms), 15 samples
     * runner-up: allgatherv_bruck_radix radix=4 929 us */
    if (problem->bytes < 1282)
        return &choices[7]; /* allgatherv_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 1282 bytes: confirmed; at 2048 bytes:
     * allgatherv_ring segment_bytes=0 order=depth_first 1.47 ms (1.37 ms to 1.5 ms), 15 samples
     * native 3.68 ms (3.64 ms to 3.72 ms), 15 samples
     * runner-up: allgatherv_wired_ring segment_bytes=0 1.47 ms */
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
     * runner-up: allreduce_variation_2 alltoall=spread allgather=recursive_doubling order=depth_first 603 us */
    if (problem->bytes < 4991)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 4991 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 order=depth_first 868 us (826 us to 1.01 ms), 15 samples
     * native 3.05 ms (2.75 ms to 3.71 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first 1.12 ms */
    if (problem->bytes < 8706)
        return &choices[10]; /* allreduce_tree */
    /* from 8706 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 1.76 ms (1.6 ms to 2.36 ms), 15 samples
     * native 8.02 ms (7.68 ms to 8.49 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=262144 2.29 ms */
    if (problem->bytes < 17891)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 17891 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_ring segment_bytes=0 4.57 ms (4.43 ms to 4.68 ms), 15 samples
     * native 20.8 ms (20.6 ms to 20.8 ms), 15 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 4.61 ms */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 104 ms (99.6 ms to 107 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 19 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 566 us (521 us to 635 us), 15 samples
     * native 867 us (798 us to 1 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 635 us */
    if (problem->bytes < 318)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 318 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=spread 968 us (882 us to 1.13 ms), 15 samples
     * native 1.25 ms (1.13 ms to 1.42 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=ring 1.05 ms */
    if (problem->bytes < 983)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 983 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 2.34 ms (2.3 ms to 2.38 ms), 390 samples
     * runner-up: alltoall_spread window=0 order=depth_first 2.24 ms */
    if (problem->bytes < 3208)
        return &choices[0]; /* alltoall_native */
    /* from 3208 bytes: confirmed; at 4096 bytes:
     * alltoall_native order=depth_first 9.38 ms (9.29 ms to 9.44 ms), 165 samples
     * native 9.51 ms (9.44 ms to 9.59 ms), 165 samples
     * runner-up: alltoall_native order=dealt 9.37 ms */
    if (problem->bytes < 7594)
        return &choices[15]; /* alltoall_native */
    /* from 7594 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 19.4 ms (19.3 ms to 19.5 ms), 165 samples
     * runner-up: alltoall_spread window=0 order=depth_first 19.2 ms */
    if (problem->bytes < 16385)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=16384 80.5 ms (78.3 ms to 84.4 ms), 6 samples
     * native 269 ms (85 ms to 344 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 79.3 ms */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * alltoallv_simple 2.29 ms (2.23 ms to 2.33 ms), 135 samples
     * native 2.39 ms (2.33 ms to 2.43 ms), 135 samples
     * runner-up: alltoallv_scattered batch=8 2.35 ms */
    return &choices[17]; /* alltoallv_simple */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed:
     * barrier_hierarchical radix=4 between=linear 638 us (554 us to 684 us), 15 samples
     * native 855 us (790 us to 1.04 ms), 15 samples
     * runner-up: barrier_tree tree=knomial radix=4 order=depth_first 592 us */
    return &choices[18]; /* barrier_hierarchical */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 398 us (387 us to 411 us), 428 samples
     * runner-up: bcast_bine_scatter_allgather order=depth_first 400 us */
    if (problem->bytes < 40)
        return &choices[0]; /* bcast_native */
    /* from 40 bytes: confirmed; at 64 bytes:
     * bcast_linear order=depth_first 389 us (368 us to 418 us), 150 samples
     * native 432 us (405 us to 475 us), 150 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 order=dealt 408 us */
    if (problem->bytes < 283)
        return &choices[19]; /* bcast_linear */
    /* from 283 bytes: nothing beat native; at 512 bytes:
     * bcast_native 427 us (413 us to 445 us), 450 samples
     * runner-up: bcast_bine order=depth_first 404 us */
    if (problem->bytes < 1114)
        return &choices[0]; /* bcast_native */
    /* from 1114 bytes: confirmed; at 2048 bytes:
     * bcast_binomial segment_bytes=0 order=depth_first 469 us (402 us to 531 us), 15 samples
     * native 726 us (616 us to 979 us), 15 samples
     * runner-up: bcast_native order=depth_first 450 us */
    if (problem->bytes < 2388)
        return &choices[20]; /* bcast_binomial */
    /* from 2388 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 450 us (319 us to 502 us), 15 samples
     * native 1.62 ms (1.39 ms to 1.92 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=1024 662 us */
    if (problem->bytes < 7570)
        return &choices[21]; /* bcast_wired_tree */
    /* from 7570 bytes: confirmed; at 8192 bytes:
     * bcast_wired_chain segment_bytes=4096 663 us (570 us to 810 us), 15 samples
     * native 3.61 ms (3.46 ms to 3.83 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 638 us */
    if (problem->bytes < 16385)
        return &choices[22]; /* bcast_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.73 ms (2.45 ms to 2.97 ms), 15 samples
     * native 8.91 ms (8.8 ms to 9.15 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 2.51 ms */
    return &choices[23]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_linear segment_bytes=0 681 us (604 us to 762 us), 15 samples
     * native 779 us (658 us to 842 us), 15 samples
     * runner-up: exscan_binary segment_bytes=0 621 us */
    if (problem->bytes < 579)
        return &choices[24]; /* exscan_linear */
    /* from 579 bytes: confirmed; at 1024 bytes:
     * exscan_binary segment_bytes=0 559 us (514 us to 703 us), 15 samples
     * native 713 us (661 us to 816 us), 15 samples
     * runner-up: exscan_linear segment_bytes=0 598 us */
    if (problem->bytes < 1466)
        return &choices[25]; /* exscan_binary */
    /* from 1466 bytes: confirmed; at 2048 bytes:
     * exscan_linear segment_bytes=0 527 us (475 us to 577 us), 15 samples
     * native 1.43 ms (1.16 ms to 1.56 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=1024 654 us */
    if (problem->bytes < 16392)
        return &choices[24]; /* exscan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 7.46 ms (7.11 ms to 7.95 ms), 10 samples
     * native 33.3 ms (31.8 ms to 34.5 ms), 10 samples
     * runner-up: exscan_linear segment_bytes=4096 7.94 ms */
    if (problem->bytes < 268435457)
        return &choices[26]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 163 ms (145 ms to 468 ms), 6 samples
     * runner-up: exscan_linear segment_bytes=16384 31.6 ms */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * gather_wired_direct window=4 turns=posted 268 us (39.5 us to 383 us), 45 samples
     * native 430 us (398 us to 480 us), 45 samples
     * runner-up: gather_linear window=0 order=dealt 240 us */
    if (problem->bytes < 386)
        return &choices[27]; /* gather_wired_direct */
    /* from 386 bytes: confirmed; at 512 bytes:
     * gather_wired_direct window=1 turns=posted 268 us (220 us to 314 us), 120 samples
     * native 387 us (364 us to 434 us), 120 samples
     * runner-up: gather_wired_direct window=4 turns=posted 217 us */
    if (problem->bytes < 1000)
        return &choices[28]; /* gather_wired_direct */
    /* from 1000 bytes: confirmed; at 1024 bytes:
     * gather_linear window=4 209 us (151 us to 360 us), 15 samples
     * native 557 us (426 us to 700 us), 15 samples
     * runner-up: gather_knomial radix=8 order=dealt 366 us */
    if (problem->bytes < 2535)
        return &choices[29]; /* gather_linear */
    /* from 2535 bytes: confirmed; at 2616 bytes:
     * gather_linear window=0 order=dealt 1.32 ms (658 us to 1.64 ms), 15 samples
     * native 1.9 ms (1.73 ms to 1.95 ms), 15 samples
     * runner-up: gather_linear window=0 1.51 ms */
    if (problem->bytes < 3238)
        return &choices[30]; /* gather_linear */
    /* from 3238 bytes: confirmed; at 4096 bytes:
     * gather_wired_direct window=4 turns=posted 2.6 ms (1.37 ms to 2.7 ms), 30 samples
     * native 3.02 ms (2.98 ms to 3.11 ms), 30 samples
     * runner-up: gather_linear window=0 2.32 ms */
    if (problem->bytes < 10202)
        return &choices[27]; /* gather_wired_direct */
    /* from 10202 bytes: confirmed; at 16384 bytes:
     * gather_linear window=4 order=depth_first 11.9 ms (10.6 ms to 11.9 ms), 15 samples
     * native 16.9 ms (16.6 ms to 17.3 ms), 15 samples
     * runner-up: gather_linear window=0 order=dealt 11.9 ms */
    if (problem->bytes < 36866)
        return &choices[31]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 36866 bytes: confirmed; at 65536 bytes:
     * gather_native order=depth_first 52.2 ms (51.6 ms to 52.8 ms), 6 samples
     * native 77 ms (76.8 ms to 77.5 ms), 6 samples */
    return &choices[32]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: confirmed; at 1024 bytes:
     * gatherv_linear window=4 196 us (150 us to 409 us), 15 samples
     * native 410 us (263 us to 549 us), 15 samples
     * runner-up: gatherv_wired_direct window=4 turns=posted 266 us */
    return &choices[33]; /* gatherv_linear */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 260 us (179 us to 520 us), 15 samples
     * native 355 us (262 us to 462 us), 15 samples
     * runner-up: reduce_pairwise_gather order=dealt 262 us */
    if (problem->bytes < 46)
        return &choices[34]; /* reduce_linear */
    /* from 46 bytes: confirmed; at 64 bytes:
     * reduce_linear order=depth_first 188 us (89.2 us to 295 us), 15 samples
     * native 347 us (287 us to 387 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=depth_first 327 us */
    if (problem->bytes < 120)
        return &choices[35]; /* reduce_linear */
    /* from 120 bytes: confirmed; at 512 bytes:
     * reduce_linear 260 us (70.7 us to 439 us), 15 samples
     * native 334 us (233 us to 480 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=depth_first 251 us */
    if (problem->bytes < 935)
        return &choices[34]; /* reduce_linear */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_linear order=depth_first 535 us (338 us to 628 us), 45 samples
     * native 645 us (589 us to 753 us), 45 samples
     * runner-up: reduce_linear order=dealt 158 us */
    if (problem->bytes < 1123)
        return &choices[35]; /* reduce_linear */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=depth_first 396 us (224 us to 537 us), 15 samples
     * native 653 us (486 us to 793 us), 15 samples
     * runner-up: reduce_binomial order=dealt 359 us */
    if (problem->bytes < 2167)
        return &choices[36]; /* reduce_knomial */
    /* from 2167 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 453 us (380 us to 505 us), 15 samples
     * native 982 us (842 us to 1.4 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=1024 order=dealt 643 us */
    if (problem->bytes < 9262)
        return &choices[37]; /* reduce_wired_tree */
    /* from 9262 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.16 ms (1.06 ms to 1.2 ms), 15 samples
     * native 5.88 ms (5.83 ms to 6.33 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 1.13 ms */
    if (problem->bytes < 16392)
        return &choices[38]; /* reduce_wired_chain */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 2.58 ms (2.48 ms to 2.66 ms), 15 samples
     * native 12.7 ms (12.6 ms to 12.8 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 2.5 ms */
    if (problem->bytes < 53946)
        return &choices[39]; /* reduce_chain */
    /* from 53946 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=4096 order=depth_first 5.15 ms (4.94 ms to 5.17 ms), 15 samples
     * native 27.5 ms (26.9 ms to 28.6 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 5.16 ms */
    if (problem->bytes < 268435457)
        return &choices[40]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 58.8 ms (57.7 ms to 60.9 ms), 10 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 10.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 638 us (598 us to 687 us), 53 samples
     * runner-up: reduce_scatter_recursive_multiplying radix=4 633 us */
    if (problem->bytes < 411)
        return &choices[0]; /* reduce_scatter_native */
    /* from 411 bytes: confirmed; at 512 bytes:
     * reduce_scatter_wired_near_first 808 us (770 us to 887 us), 15 samples
     * native 1.44 ms (1.05 ms to 1.52 ms), 15 samples
     * runner-up: reduce_scatter_recursive_multiplying radix=4 order=depth_first 701 us */
    if (problem->bytes < 1317)
        return &choices[41]; /* reduce_scatter_wired_near_first */
    /* from 1317 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_ring segment_bytes=0 order=depth_first 1.54 ms (1.49 ms to 1.62 ms), 15 samples
     * native 6.38 ms (6.29 ms to 6.46 ms), 15 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=0 1.47 ms */
    if (problem->bytes < 17813)
        return &choices[42]; /* reduce_scatter_ring */
    /* from 17813 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_wired_ring segment_bytes=16384 26 ms (25.7 ms to 26.3 ms), 6 samples
     * native 286 ms (144 ms to 344 ms), 6 samples
     * runner-up: reduce_scatter_ring segment_bytes=0 order=depth_first 32.4 ms */
    if (problem->bytes < 24403224)
        return &choices[43]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 787 ms (787 ms to 787 ms), 1 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384 106 ms */
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
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 673 us */
    if (problem->bytes < 32)
        return &choices[44]; /* reduce_scatter_block_hierarchical */
    /* from 32 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 566 us (547 us to 581 us), 75 samples
     * native 592 us (562 us to 641 us), 75 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 580 us */
    if (problem->bytes < 615)
        return &choices[45]; /* reduce_scatter_block_recursive_multiplying */
    /* from 615 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 1.15 ms (996 us to 1.32 ms), 15 samples
     * native 3.07 ms (3 ms to 3.16 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise 1.18 ms */
    if (problem->bytes < 1490)
        return &choices[46]; /* reduce_scatter_block_wired_near_first */
    /* from 1490 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 1.64 ms (1.42 ms to 1.72 ms), 15 samples
     * native 6.21 ms (6.16 ms to 6.44 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 1.49 ms */
    if (problem->bytes < 17712)
        return &choices[47]; /* reduce_scatter_block_ring */
    /* from 17712 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 order=depth_first 26.1 ms (25.6 ms to 26.2 ms), 6 samples
     * native 244 ms (142 ms to 346 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 26.1 ms */
    if (problem->bytes < 46340)
        return &choices[48]; /* reduce_scatter_block_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 52.6 ms (52.3 ms to 52.9 ms), 6 samples
     * native 200 ms (181 ms to 209 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 52.8 ms */
    if (problem->bytes < 24403224)
        return &choices[49]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 563 ms (563 ms to 563 ms), 1 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384 order=depth_first 107 ms */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_binary segment_bytes=0 555 us (514 us to 607 us), 15 samples
     * native 684 us (555 us to 714 us), 15 samples
     * runner-up: scan_linear segment_bytes=0 626 us */
    if (problem->bytes < 1281)
        return &choices[50]; /* scan_binary */
    /* from 1281 bytes: confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 577 us (555 us to 659 us), 15 samples
     * native 1.34 ms (1.15 ms to 1.51 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0 616 us */
    if (problem->bytes < 17711)
        return &choices[51]; /* scan_linear */
    /* from 17711 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 7.47 ms (7.15 ms to 7.89 ms), 10 samples
     * native 32.6 ms (31.9 ms to 37.1 ms), 10 samples
     * runner-up: scan_linear segment_bytes=4096 7.92 ms */
    if (problem->bytes < 268435457)
        return &choices[52]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 165 ms (152 ms to 357 ms), 6 samples
     * runner-up: scan_linear segment_bytes=16384 31.6 ms */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 425 us (407 us to 452 us), 213 samples
     * runner-up: scatter_linear window=4 order=depth_first 401 us */
    if (problem->bytes < 688)
        return &choices[0]; /* scatter_native */
    /* from 688 bytes: confirmed; at 1024 bytes:
     * scatter_knomial radix=8 order=depth_first 576 us (539 us to 608 us), 15 samples
     * native 703 us (596 us to 731 us), 15 samples
     * runner-up: scatter_linear window=4 order=depth_first 574 us */
    if (problem->bytes < 1999)
        return &choices[53]; /* scatter_knomial */
    /* from 1999 bytes: confirmed; at 2048 bytes:
     * scatter_knomial radix=4 order=depth_first 1.41 ms (1.38 ms to 1.46 ms), 45 samples
     * native 1.5 ms (1.45 ms to 1.53 ms), 45 samples
     * runner-up: scatter_hierarchical radix=4 1.44 ms */
    if (problem->bytes < 3956)
        return &choices[54]; /* scatter_knomial */
    /* from 3956 bytes: nothing beat native; at 4096 bytes:
     * scatter_native 3.13 ms (3.12 ms to 3.14 ms), 235 samples
     * runner-up: scatter_binomial order=dealt 3.08 ms */
    if (problem->bytes < 5433)
        return &choices[0]; /* scatter_native */
    /* from 5433 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=4 order=depth_first 6.08 ms (5.89 ms to 6.31 ms), 15 samples
     * native 6.85 ms (6.4 ms to 6.99 ms), 15 samples
     * runner-up: scatter_linear window=0 6.16 ms */
    if (problem->bytes < 11116)
        return &choices[55]; /* scatter_linear */
    /* from 11116 bytes: confirmed; at 16384 bytes:
     * scatter_wired_direct window=4 11.8 ms (11.5 ms to 12.9 ms), 15 samples
     * native 15.5 ms (14.4 ms to 15.6 ms), 15 samples
     * runner-up: scatter_linear window=0 order=depth_first 12.8 ms */
    if (problem->bytes < 43060)
        return &choices[56]; /* scatter_wired_direct */
    /* from 43060 bytes: confirmed; at 65536 bytes:
     * scatter_linear window=4 52 ms (51.6 ms to 52.7 ms), 6 samples
     * native 67.2 ms (66.4 ms to 67.5 ms), 6 samples */
    if (problem->bytes < 113366)
        return &choices[57]; /* scatter_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 113366 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 135 ms (135 ms to 136 ms), 3 samples
     * runner-up: scatter_linear window=4 167 ms */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 646 us (632 us to 662 us), 258 samples
     * runner-up: scatterv_wired_direct window=4 631 us */
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
    {&ct_allgather, 1, 0.00067809, 0.000577582},
    {&ct_allgather, 64, 0.000768915, 0.000608908},
    {&ct_allgather, 512, 0.000899443, 0.000657785},
    {&ct_allgather, 1024, 0.001726965, 0.001301815},
    {&ct_allgather, 2048, 0.003676009, 0.00153103},
    {&ct_allgather, 4096, 0.007462808, 0.003055495},
    {&ct_allgather, 8192, 0.019631726, 0.006380794},
    {&ct_allgather, 16384, 0.039605858, 0.012895786},
    {&ct_allgather, 32768, 0.091972753, 0.0260199335},
    {&ct_allgather, 65536, 0.195131392, 0.052723846},
    {&ct_allgather, 131072, 0.781942861, 0.1055976},
    {&ct_allgatherv, 1, 0.000652241, 0.000580391},
    {&ct_allgatherv, 64, 0.00075884, 0.000628116},
    {&ct_allgatherv, 512, 0.000775249, 0.000582764},
    {&ct_allgatherv, 1024, 0.001741897, 0.001303036},
    {&ct_allgatherv, 2048, 0.003677732, 0.001471992},
    {&ct_allgatherv, 4096, 0.007364017, 0.003084678},
    {&ct_allgatherv, 8192, 0.019703307, 0.006359497},
    {&ct_allgatherv, 16384, 0.0395907605, 0.012887952},
    {&ct_allgatherv, 32768, 0.0918932495, 0.0302481495},
    {&ct_allgatherv, 65536, 0.183535144, 0.072052709},
    {&ct_allgatherv, 131072, 0.361791876, 0.139966437},
    {&ct_allreduce, 1, 0.0006890815, 0.000582448},
    {&ct_allreduce, 64, 0.0009951, 0.000641381},
    {&ct_allreduce, 512, 0.000971019, 0.000523606},
    {&ct_allreduce, 1024, 0.00109295, 0.000705646},
    {&ct_allreduce, 2048, 0.001013693, 0.000622212},
    {&ct_allreduce, 4096, 0.001679129, 0.001244735},
    {&ct_allreduce, 8192, 0.003050277, 0.000868046},
    {&ct_allreduce, 16384, 0.008018396, 0.001756354},
    {&ct_allreduce, 32768, 0.020775893, 0.004571186},
    {&ct_allreduce, 65536, 0.0464605265, 0.0093903675},
    {&ct_allreduce, 131072, 0.10426553, 0.018913955},
    {&ct_alltoall, 1, 0.000867365, 0.000565709},
    {&ct_alltoall, 64, 0.000941541, 0.000601306},
    {&ct_alltoall, 512, 0.001249172, 0.000968325},
    {&ct_alltoall, 1024, 0.0023430985, 0.0023430985},
    {&ct_alltoall, 2048, 0.004747418, 0.004747418},
    {&ct_alltoall, 4096, 0.009513377, 0.009375157},
    {&ct_alltoall, 8192, 0.01935761, 0.01935761},
    {&ct_alltoall, 16384, 0.0395021195, 0.0395021195},
    {&ct_alltoall, 32768, 0.269213164, 0.0804751065},
    {&ct_alltoall, 65536, 0.201676747, 0.158957601},
    {&ct_alltoall, 131072, 0.891933317, 0.412087156},
    {&ct_alltoallv, 1024, 0.002390549, 0.002294391},
    {&ct_barrier, 0, 0.000855328, 0.000638476},
    {&ct_bcast, 1, 0.0003984505, 0.0003984505},
    {&ct_bcast, 64, 0.0004316775, 0.0003894775},
    {&ct_bcast, 512, 0.000427194, 0.000427194},
    {&ct_bcast, 1024, 0.000435713, 0.000435713},
    {&ct_bcast, 2048, 0.000725546, 0.000468554},
    {&ct_bcast, 4096, 0.001622986, 0.000450157},
    {&ct_bcast, 8192, 0.003613526, 0.000662603},
    {&ct_bcast, 16384, 0.004488593, 0.001325064},
    {&ct_bcast, 32768, 0.008914059, 0.002726502},
    {&ct_bcast, 65536, 0.018025315, 0.005296802},
    {&ct_bcast, 131072, 0.0380027635, 0.010565036},
    {&ct_exscan, 1, 0.000779425, 0.000680619},
    {&ct_exscan, 64, 0.000686893, 0.00064082},
    {&ct_exscan, 512, 0.00059368, 0.000533831},
    {&ct_exscan, 1024, 0.000712807, 0.000559259},
    {&ct_exscan, 2048, 0.0014339, 0.00052651},
    {&ct_exscan, 4096, 0.003239592, 0.00086324},
    {&ct_exscan, 8192, 0.006545669, 0.001858951},
    {&ct_exscan, 16384, 0.013198875, 0.003739448},
    {&ct_exscan, 32768, 0.0333387935, 0.007464345},
    {&ct_exscan, 65536, 0.0746912905, 0.015551398},
    {&ct_exscan, 131072, 0.163207809, 0.031831478},
    {&ct_gather, 1, 0.000429847, 0.000267867},
    {&ct_gather, 64, 0.000391681, 0.000247838},
    {&ct_gather, 512, 0.0003867685, 0.000267977},
    {&ct_gather, 1024, 0.000557105, 0.000208589},
    {&ct_gather, 2048, 0.001308519, 0.0010977945},
    {&ct_gather, 4096, 0.0030237605, 0.00260383},
    {&ct_gather, 8192, 0.006504542, 0.00526883},
    {&ct_gather, 16384, 0.016938604, 0.011881979},
    {&ct_gather, 32768, 0.037448228, 0.0262334305},
    {&ct_gather, 65536, 0.076980226, 0.0522112415},
    {&ct_gather, 131072, 0.258869128, 0.104830945},
    {&ct_gatherv, 1024, 0.000410378, 0.000196451},
    {&ct_reduce, 1, 0.000355071, 0.000259975},
    {&ct_reduce, 64, 0.00034747, 0.00018847},
    {&ct_reduce, 512, 0.000334045, 0.000259545},
    {&ct_reduce, 1024, 0.000645016, 0.000534863},
    {&ct_reduce, 2048, 0.000652998, 0.000395927},
    {&ct_reduce, 4096, 0.000982376, 0.000453001},
    {&ct_reduce, 8192, 0.002737713, 0.000495709},
    {&ct_reduce, 16384, 0.005876712, 0.001162864},
    {&ct_reduce, 32768, 0.012678754, 0.002582137},
    {&ct_reduce, 65536, 0.027546624, 0.005150215},
    {&ct_reduce, 131072, 0.058807252, 0.0105039205},
    {&ct_reduce_scatter, 1, 0.000638126, 0.000638126},
    {&ct_reduce_scatter, 64, 0.000629904, 0.000629904},
    {&ct_reduce_scatter, 512, 0.001444461, 0.000808428},
    {&ct_reduce_scatter, 1024, 0.0029815, 0.001096921},
    {&ct_reduce_scatter, 2048, 0.006375657, 0.001538285},
    {&ct_reduce_scatter, 4096, 0.012841, 0.003030417},
    {&ct_reduce_scatter, 8192, 0.029923147, 0.0064278335},
    {&ct_reduce_scatter, 16384, 0.0669617265, 0.0129184995},
    {&ct_reduce_scatter, 32768, 0.285648517, 0.0260371715},
    {&ct_reduce_scatter, 65536, 0.19515007, 0.0528313655},
    {&ct_reduce_scatter, 131072, 0.787344647, 0.105763946},
    {&ct_reduce_scatter_block, 1, 0.000720999, 0.000599508},
    {&ct_reduce_scatter_block, 64, 0.000592283, 0.000565648},
    {&ct_reduce_scatter_block, 512, 0.00099135, 0.000656663},
    {&ct_reduce_scatter_block, 1024, 0.00306934, 0.001148934},
    {&ct_reduce_scatter_block, 2048, 0.006205876, 0.001642295},
    {&ct_reduce_scatter_block, 4096, 0.012798482, 0.003122448},
    {&ct_reduce_scatter_block, 8192, 0.029954439, 0.006329608},
    {&ct_reduce_scatter_block, 16384, 0.0668229865, 0.0129890645},
    {&ct_reduce_scatter_block, 32768, 0.243540676, 0.0261084425},
    {&ct_reduce_scatter_block, 65536, 0.200004116, 0.052606783},
    {&ct_reduce_scatter_block, 131072, 0.563024007, 0.105639182},
    {&ct_scan, 1, 0.000684495, 0.000555234},
    {&ct_scan, 64, 0.00066118, 0.000612968},
    {&ct_scan, 512, 0.000659167, 0.000526049},
    {&ct_scan, 1024, 0.000705792, 0.000529239},
    {&ct_scan, 2048, 0.001340147, 0.000576885},
    {&ct_scan, 4096, 0.003186774, 0.000734644},
    {&ct_scan, 8192, 0.006461288, 0.001873257},
    {&ct_scan, 16384, 0.013185731, 0.003831134},
    {&ct_scan, 32768, 0.032554335, 0.0074732085},
    {&ct_scan, 65536, 0.0697326215, 0.015528033},
    {&ct_scan, 131072, 0.164586882, 0.0317894135},
    {&ct_scatter, 1, 0.00042492, 0.00042492},
    {&ct_scatter, 64, 0.000419252, 0.000419252},
    {&ct_scatter, 512, 0.00043843, 0.00043843},
    {&ct_scatter, 1024, 0.000702651, 0.000576404},
    {&ct_scatter, 2048, 0.001498722, 0.001410842},
    {&ct_scatter, 4096, 0.00313021, 0.00313021},
    {&ct_scatter, 8192, 0.006846269, 0.006077348},
    {&ct_scatter, 16384, 0.015453268, 0.011843196},
    {&ct_scatter, 32768, 0.032308, 0.0259012325},
    {&ct_scatter, 65536, 0.0671831905, 0.051998451},
    {&ct_scatter, 131072, 0.134944728, 0.134944728},
    {&ct_scatterv, 1024, 0.000646298, 0.000646298},
};

extern const struct ct_tuned ct_tuned_third_odd;
const struct ct_tuned ct_tuned_third_odd = {
    .machine = "lab-c",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "third-odd",
    .traits = {.nranks = 11,
               .nhosts = 11,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 2.4e-06,
               .ring_s = 2.4e-07,
               .nparts = 1,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0x58a15578da18d6d2),
    .dispatch_hash = UINT64_C(0x1c18cb9261e11b0e),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x35bfd722743d1996),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
