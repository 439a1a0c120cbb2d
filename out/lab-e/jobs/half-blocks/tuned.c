/*
 * tuned.c - collective algorithms for the job half-blocks
 * of the cluster lab-e.
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
extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_bcast;
extern const struct ct_collective ct_reduce;
extern const struct ct_collective ct_reduce_scatter_block;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_binary;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_binary;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
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
        .fingerprint = UINT64_C(0x0cb135ef514f2dad),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x360dc6b2986c6a4d),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7dc4d520aa89ee1f),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3ba0db5b746bc234),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x3b43abf753de892c),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xda6a96cbb63cc920),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=2 between=recursive_doubling */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0xda67c4ff46ffd213),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8bfc453beef990ae),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x31e4cc8eb5b9394a),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xb4588b46953e2859),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe49a973d429a96aa),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xea2e7d994ea18a2f),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xcd700699a9668d90),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xef69efcc3e7a187f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xfc1c91ce0aa10a99),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x34ce14231ea1d97f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x3a3447c14a91c0f1),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb15b5f204de7783c),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x23bf1fd6ed23c545),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xfd74b54b1fcaeaa4),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfb72efa9a87f312c),
    },
    {
        .algorithm = &bcast_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x56278dac39e50fce),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=8 order=depth_first */
        .setting = {{0, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x87ce514f8e5bcdde),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa547c1c44c112e2),
    },
    {
        .algorithm = &bcast_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x74842d0bb57c7b43),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x556c1e2318570b93),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xef0f913963d67065),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7efd664f6429d8aa),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 order=dealt */
        .setting = {{0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x24de42e747bac99a),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0xe164ad59347d43b9),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x22f11a7dbb34b6c2),
    },
    {
        .algorithm = &reduce_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6c75576336a7ebcd),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x117bfe65066dd09f),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5ab6f7125c3add35),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa5a4a783d33f68ec),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0530e0e078114ce3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x3e6b917b5aab26af),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xdd5673419a3606d2),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x7ecf328005d65ed9),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5423c7d0133b86b8),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xb5725628acc03b7b),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x17632ff558edd215),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x7df5a0ba1410a97d),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 637 us (555 us to 680 us), 15 samples
     * native 839 us (776 us to 899 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 657 us */
    if (problem->bytes < 4)
        return &choices[1]; /* allgather_hierarchical */
    /* from 4 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=spread 756 us (619 us to 817 us), 30 samples
     * native 875 us (809 us to 932 us), 30 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 740 us */
    if (problem->bytes < 357)
        return &choices[2]; /* allgather_hierarchical */
    /* from 357 bytes: nothing beat native; at 512 bytes:
     * allgather_native 863 us (789 us to 918 us), 65 samples
     * runner-up: allgather_wired_far_first order_by=copies 785 us */
    if (problem->bytes < 1354)
        return &choices[0]; /* allgather_native */
    /* from 1354 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.25 ms (1.14 ms to 1.44 ms), 15 samples
     * native 1.89 ms (1.77 ms to 2.07 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 1.47 ms */
    if (problem->bytes < 3351)
        return &choices[3]; /* allgather_sparbit */
    /* from 3351 bytes: confirmed; at 4096 bytes:
     * allgather_wired_ring segment_bytes=0 2.78 ms (2.45 ms to 2.94 ms), 15 samples
     * native 4.17 ms (4 ms to 4.31 ms), 15 samples
     * runner-up: allgather_sparbit pack=0 order=depth_first 3.04 ms */
    if (problem->bytes < 19291)
        return &choices[4]; /* allgather_wired_ring */
    /* from 19291 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=4096 26.1 ms (25.8 ms to 26.3 ms), 6 samples
     * native 68.1 ms (67.9 ms to 70.3 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 26.1 ms */
    if (problem->bytes < 46340)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 52.9 ms (52.4 ms to 53.7 ms), 6 samples
     * native 139 ms (136 ms to 145 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 52.8 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=2 between=recursive_doubling 595 us (546 us to 626 us), 45 samples
     * native 675 us (648 us to 735 us), 45 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 661 us */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 710 us (613 us to 745 us), 15 samples
     * native 1.05 ms (883 us to 1.19 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=dealt 635 us */
    if (problem->bytes < 240)
        return &choices[8]; /* allreduce_tree */
    /* from 240 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 668 us (613 us to 786 us), 15 samples
     * native 939 us (893 us to 1.08 ms), 15 samples
     * runner-up: allreduce_reduce_bcast order=depth_first 704 us */
    if (problem->bytes < 635)
        return &choices[9]; /* allreduce_tree */
    /* from 635 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 583 us (501 us to 646 us), 15 samples
     * native 904 us (876 us to 1.02 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 664 us */
    if (problem->bytes < 2578)
        return &choices[10]; /* allreduce_hierarchical */
    /* from 2578 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 914 us (848 us to 999 us), 15 samples
     * native 1.31 ms (1.2 ms to 1.44 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 909 us */
    if (problem->bytes < 5331)
        return &choices[11]; /* allreduce_tree */
    /* from 5331 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 1.07 ms (886 us to 1.21 ms), 15 samples
     * native 2 ms (1.87 ms to 2.19 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 1.12 ms */
    if (problem->bytes < 10436)
        return &choices[12]; /* allreduce_two_tree */
    /* from 10436 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_halving segment_bytes=262144 1.68 ms (1.55 ms to 2.18 ms), 15 samples
     * native 5.35 ms (5.24 ms to 5.45 ms), 15 samples
     * runner-up: allreduce_binary_blocks order=depth_first 2.23 ms */
    if (problem->bytes < 34266)
        return &choices[13]; /* allreduce_wired_halving */
    /* from 34266 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=0 9.12 ms (8.59 ms to 9.45 ms), 10 samples
     * native 29.8 ms (28.9 ms to 30.2 ms), 10 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 9.4 ms */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 74.8 ms (67.7 ms to 281 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=8192 19 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 687 us (630 us to 760 us), 15 samples
     * native 1.04 ms (911 us to 1.16 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 746 us */
    if (problem->bytes < 41)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 41 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 704 us (593 us to 727 us), 15 samples
     * native 976 us (925 us to 1.3 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 717 us */
    if (problem->bytes < 210)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 210 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=spread 921 us (749 us to 1.17 ms), 15 samples
     * native 1.34 ms (1.12 ms to 1.57 ms), 15 samples
     * runner-up: alltoall_bruck order=depth_first 959 us */
    if (problem->bytes < 665)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 665 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 1.27 ms (1.22 ms to 1.31 ms), 90 samples
     * native 1.44 ms (1.37 ms to 1.5 ms), 90 samples
     * runner-up: alltoall_bruck order=depth_first 1.38 ms */
    if (problem->bytes < 1159)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 1159 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.25 ms (2.21 ms to 2.28 ms), 325 samples
     * runner-up: alltoall_simple 2.2 ms */
    if (problem->bytes < 2114)
        return &choices[0]; /* alltoall_native */
    /* from 2114 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=0 order=dealt 4.58 ms (4.51 ms to 4.65 ms), 120 samples
     * native 4.71 ms (4.65 ms to 4.75 ms), 120 samples
     * runner-up: alltoall_simple 4.52 ms */
    if (problem->bytes < 7825)
        return &choices[19]; /* alltoall_spread */
    /* from 7825 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 9.48 ms (9.45 ms to 9.55 ms), 305 samples
     * runner-up: alltoall_native order=dealt 9.42 ms */
    if (problem->bytes < 16811)
        return &choices[0]; /* alltoall_native */
    /* from 16811 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 39.8 ms (39 ms to 50 ms), 6 samples
     * native 54.1 ms (47.6 ms to 86.9 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 39.3 ms */
    if (problem->bytes < 46340)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 79.4 ms (78.6 ms to 80.7 ms), 6 samples
     * native 103 ms (98.1 ms to 106 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 79.2 ms */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_bine order=depth_first 492 us (387 us to 514 us), 15 samples
     * native 537 us (442 us to 626 us), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 463 us */
    if (problem->bytes < 8)
        return &choices[22]; /* bcast_bine */
    /* from 8 bytes: nothing beat native; at 64 bytes:
     * bcast_native 507 us (413 us to 575 us), 35 samples
     * runner-up: bcast_bine order=depth_first 528 us */
    if (problem->bytes < 468)
        return &choices[0]; /* bcast_native */
    /* from 468 bytes: confirmed; at 512 bytes:
     * bcast_knomial segment_bytes=0 radix=8 order=depth_first 415 us (278 us to 581 us), 15 samples
     * native 500 us (376 us to 617 us), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 503 us */
    if (problem->bytes < 562)
        return &choices[23]; /* bcast_knomial */
    /* from 562 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 476 us (462 us to 494 us), 465 samples
     * runner-up: bcast_binomial segment_bytes=0 437 us */
    if (problem->bytes < 2171)
        return &choices[0]; /* bcast_native */
    /* from 2171 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 472 us (429 us to 548 us), 15 samples
     * native 1.1 ms (967 us to 1.17 ms), 15 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=1 tree=binomial 650 us */
    if (problem->bytes < 7479)
        return &choices[24]; /* bcast_wired_tree */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * bcast_binary segment_bytes=4096 order=depth_first 1.12 ms (1.01 ms to 1.27 ms), 15 samples
     * native 2.36 ms (2.24 ms to 2.48 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 805 us */
    if (problem->bytes < 9530)
        return &choices[25]; /* bcast_binary */
    /* from 9530 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 1.08 ms (1.01 ms to 1.18 ms), 15 samples
     * native 3.38 ms (3.26 ms to 3.5 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 1.12 ms */
    if (problem->bytes < 17473)
        return &choices[26]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 17473 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=4096 2.18 ms (1.86 ms to 2.43 ms), 15 samples
     * native 6.49 ms (6.31 ms to 6.67 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 2.41 ms */
    return &choices[27]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=depth_first 202 us (29.1 us to 452 us), 15 samples
     * native 321 us (259 us to 423 us), 15 samples
     * runner-up: reduce_linear order=dealt 313 us */
    if (problem->bytes < 59)
        return &choices[28]; /* reduce_linear */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * reduce_native 382 us (363 us to 411 us), 230 samples
     * runner-up: reduce_linear 282 us */
    if (problem->bytes < 71)
        return &choices[0]; /* reduce_native */
    /* from 71 bytes: confirmed; at 512 bytes:
     * reduce_linear order=depth_first 208 us (121 us to 409 us), 15 samples
     * native 512 us (361 us to 616 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 305 us */
    if (problem->bytes < 787)
        return &choices[28]; /* reduce_linear */
    /* from 787 bytes: confirmed; at 1024 bytes:
     * reduce_knomial segment_bytes=0 radix=8 order=dealt 332 us (247 us to 365 us), 120 samples
     * native 412 us (357 us to 459 us), 120 samples
     * runner-up: reduce_linear 290 us */
    if (problem->bytes < 1173)
        return &choices[29]; /* reduce_knomial */
    /* from 1173 bytes: confirmed; at 2048 bytes:
     * reduce_knomial segment_bytes=0 radix=4 268 us (172 us to 459 us), 15 samples
     * native 319 us (221 us to 467 us), 15 samples
     * runner-up: reduce_binomial order=dealt 394 us */
    if (problem->bytes < 2532)
        return &choices[30]; /* reduce_knomial */
    /* from 2532 bytes: confirmed; at 4096 bytes:
     * reduce_bine order=depth_first 540 us (430 us to 773 us), 15 samples
     * native 939 us (885 us to 1.07 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0 596 us */
    if (problem->bytes < 4105)
        return &choices[31]; /* reduce_bine */
    /* from 4105 bytes: confirmed; at 8192 bytes:
     * reduce_binary segment_bytes=4096 order=depth_first 1.08 ms (649 us to 1.19 ms), 15 samples
     * native 1.54 ms (1.18 ms to 1.64 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 720 us */
    if (problem->bytes < 10360)
        return &choices[32]; /* reduce_binary */
    /* from 10360 bytes: confirmed; at 11819 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 879 us (817 us to 929 us), 15 samples
     * native 2.04 ms (1.82 ms to 2.27 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 950 us */
    if (problem->bytes < 14957)
        return &choices[33]; /* reduce_two_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_chain segment_bytes=4096 order=depth_first 1.2 ms (1.12 ms to 1.25 ms), 15 samples
     * native 3.3 ms (2.93 ms to 3.39 ms), 15 samples
     * runner-up: reduce_two_tree segment_bytes=4096 order=depth_first 1.19 ms */
    if (problem->bytes < 17949)
        return &choices[34]; /* reduce_chain */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 2.34 ms (2.26 ms to 2.47 ms), 15 samples
     * native 7.95 ms (7.8 ms to 8.08 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 2.48 ms */
    if (problem->bytes < 38432)
        return &choices[35]; /* reduce_chain */
    /* from 38432 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 4.93 ms (4.84 ms to 5.04 ms), 15 samples
     * native 19.8 ms (19.7 ms to 20 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 5.17 ms */
    if (problem->bytes < 268435457)
        return &choices[36]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 50.9 ms (43.6 ms to 256 ms), 10 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 10.4 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 748 us (619 us to 813 us), 15 samples
     * native 817 us (736 us to 915 us), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 731 us */
    if (problem->bytes < 59)
        return &choices[37]; /* reduce_scatter_block_hierarchical */
    /* from 59 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 686 us (594 us to 738 us), 15 samples
     * native 714 us (670 us to 797 us), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 684 us */
    if (problem->bytes < 633)
        return &choices[38]; /* reduce_scatter_block_recursive_multiplying */
    /* from 633 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 769 us (642 us to 859 us), 15 samples
     * native 1.92 ms (1.82 ms to 2.28 ms), 15 samples
     * runner-up: reduce_scatter_block_butterfly order=depth_first 1.07 ms */
    if (problem->bytes < 2051)
        return &choices[39]; /* reduce_scatter_block_wired_near_first */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 2.97 ms (2.76 ms to 3.07 ms), 15 samples
     * native 10.3 ms (9.82 ms to 10.7 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 3.09 ms */
    if (problem->bytes < 19549)
        return &choices[40]; /* reduce_scatter_block_ring */
    /* from 19549 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 26.2 ms (26 ms to 26.5 ms), 6 samples
     * native 107 ms (106 ms to 279 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 26.2 ms */
    if (problem->bytes < 46340)
        return &choices[41]; /* reduce_scatter_block_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 52.7 ms (52.1 ms to 53 ms), 6 samples
     * native 106 ms (100 ms to 111 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 52.8 ms */
    if (problem->bytes < 84933)
        return &choices[42]; /* reduce_scatter_block_wired_ring */
    /* from 84933 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 110 ms (107 ms to 114 ms), 2 samples
     * native 380 ms (317 ms to 442 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 109 ms */
    if (problem->bytes < 24403224)
        return &choices[43]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 380 ms (317 ms to 442 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 109 ms */
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
    {&ct_allgather, 1, 0.000839234, 0.000637105},
    {&ct_allgather, 64, 0.0008754925, 0.0007562785},
    {&ct_allgather, 512, 0.00086295, 0.00086295},
    {&ct_allgather, 1024, 0.000929968, 0.000929968},
    {&ct_allgather, 2048, 0.001890948, 0.001251124},
    {&ct_allgather, 4096, 0.004173767, 0.002782555},
    {&ct_allgather, 8192, 0.01613257, 0.006065291},
    {&ct_allgather, 16384, 0.032978722, 0.012761737},
    {&ct_allgather, 32768, 0.068073217, 0.026148387},
    {&ct_allgather, 65536, 0.138884648, 0.052932839},
    {&ct_allgather, 131072, 0.400864255, 0.107935931},
    {&ct_allreduce, 1, 0.00067468, 0.000595453},
    {&ct_allreduce, 64, 0.0010521, 0.000709567},
    {&ct_allreduce, 512, 0.000938582, 0.000668256},
    {&ct_allreduce, 1024, 0.00090434, 0.000582545},
    {&ct_allreduce, 2048, 0.001009186, 0.000686397},
    {&ct_allreduce, 4096, 0.001312636, 0.000913914},
    {&ct_allreduce, 8192, 0.001995548, 0.001067051},
    {&ct_allreduce, 16384, 0.005348729, 0.001681878},
    {&ct_allreduce, 32768, 0.013401486, 0.004060289},
    {&ct_allreduce, 65536, 0.0297701585, 0.009121449},
    {&ct_allreduce, 131072, 0.074785127, 0.018490182},
    {&ct_alltoall, 1, 0.001039537, 0.000687203},
    {&ct_alltoall, 64, 0.000975782, 0.000704193},
    {&ct_alltoall, 512, 0.001337683, 0.000921105},
    {&ct_alltoall, 1024, 0.00143507, 0.0012703935},
    {&ct_alltoall, 2048, 0.002251368, 0.002251368},
    {&ct_alltoall, 4096, 0.0047059385, 0.0045784345},
    {&ct_alltoall, 8192, 0.00948461, 0.00948461},
    {&ct_alltoall, 16384, 0.019576129, 0.019576129},
    {&ct_alltoall, 32768, 0.0540606775, 0.0397903795},
    {&ct_alltoall, 65536, 0.103139614, 0.079380664},
    {&ct_alltoall, 131072, 0.330315857, 0.159079533},
    {&ct_bcast, 1, 0.000537116, 0.000491619},
    {&ct_bcast, 64, 0.000506531, 0.000506531},
    {&ct_bcast, 512, 0.000500122, 0.000415295},
    {&ct_bcast, 1024, 0.000475915, 0.000475915},
    {&ct_bcast, 2048, 0.000455325, 0.000455325},
    {&ct_bcast, 4096, 0.001102204, 0.00047194},
    {&ct_bcast, 8192, 0.002357765, 0.001118929},
    {&ct_bcast, 16384, 0.003378488, 0.001080552},
    {&ct_bcast, 32768, 0.006493866, 0.002180632},
    {&ct_bcast, 65536, 0.013867767, 0.004891992},
    {&ct_bcast, 131072, 0.030083142, 0.0104073795},
    {&ct_reduce, 1, 0.000321222, 0.000202135},
    {&ct_reduce, 64, 0.0003824265, 0.0003824265},
    {&ct_reduce, 512, 0.000511683, 0.000207677},
    {&ct_reduce, 1024, 0.0004118705, 0.0003321155},
    {&ct_reduce, 2048, 0.000318733, 0.000268077},
    {&ct_reduce, 4096, 0.000938982, 0.00054018},
    {&ct_reduce, 8192, 0.001539757, 0.001083526},
    {&ct_reduce, 16384, 0.003296958, 0.001199248},
    {&ct_reduce, 32768, 0.007954101, 0.002341646},
    {&ct_reduce, 65536, 0.019781378, 0.004931626},
    {&ct_reduce, 131072, 0.0509209915, 0.010317687},
    {&ct_reduce_scatter_block, 1, 0.000817252, 0.000747999},
    {&ct_reduce_scatter_block, 64, 0.000714314, 0.000686127},
    {&ct_reduce_scatter_block, 512, 0.0010199315, 0.0008759005},
    {&ct_reduce_scatter_block, 1024, 0.001917327, 0.000769135},
    {&ct_reduce_scatter_block, 2048, 0.004624275, 0.001489979},
    {&ct_reduce_scatter_block, 4096, 0.010268171, 0.002969052},
    {&ct_reduce_scatter_block, 8192, 0.022609962, 0.006214792},
    {&ct_reduce_scatter_block, 16384, 0.0494174975, 0.0128216965},
    {&ct_reduce_scatter_block, 32768, 0.107354976, 0.026169808},
    {&ct_reduce_scatter_block, 65536, 0.105529681, 0.052711298},
    {&ct_reduce_scatter_block, 131072, 0.379738814, 0.110290487},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-e",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .traits = {.nranks = 11,
               .nhosts = 11,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 1.2e-06,
               .ring_s = 2e-07,
               .nparts = 1,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0xb07136af25915fb7),
    .dispatch_hash = UINT64_C(0xd8cd2a6d33481b12),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x06d128ae5400db10),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
