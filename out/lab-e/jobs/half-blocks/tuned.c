/*
 * tuned.c - collective algorithms for the job half-blocks
 * of the cluster lab-e.
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
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
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
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 3, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x87ce514f8e5bcdde),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa547c1c44c112e2),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
        .setting = {{4096, 2, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x24de42e747bac99a),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xe164ad59347d43b9),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x22f11a7dbb34b6c2),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=2 order=depth_first */
        .setting = {{4096, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6c75576336a7ebcd),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x117bfe65066dd09f),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5ab6f7125c3add35),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa5a4a783d33f68ec),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0530e0e078114ce3),
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
     * native / choice 1.39 (1.19 to 1.47), 15 rounds
     * runner-up: allgather_recursive_doubling order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 4)
        return &choices[1]; /* allgather_hierarchical */
    /* from 4 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=spread 756 us (619 us to 817 us), 30 samples
     * native 875 us (809 us to 932 us), 30 samples
     * native / choice 1.20 (1.07 to 1.38), 30 rounds
     * runner-up: allgather_hierarchical leaders=1 between=ring, 1.05 times as long in the same rounds */
    if (problem->bytes < 357)
        return &choices[2]; /* allgather_hierarchical */
    /* from 357 bytes: nothing beat native; at 512 bytes:
     * allgather_native 863 us (789 us to 918 us), 65 samples
     * runner-up: allgather_hierarchical leaders=2 between=ring, 0.87 times as long in the same rounds */
    if (problem->bytes < 1354)
        return &choices[0]; /* allgather_native */
    /* from 1354 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.25 ms (1.14 ms to 1.44 ms), 15 samples
     * native 1.89 ms (1.77 ms to 2.07 ms), 15 samples
     * native / choice 1.52 (1.44 to 1.66), 15 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 1.11 times as long in the same rounds */
    if (problem->bytes < 3351)
        return &choices[3]; /* allgather_sparbit */
    /* from 3351 bytes: confirmed; at 4096 bytes:
     * allgather_wired_ring segment_bytes=0 2.78 ms (2.45 ms to 2.94 ms), 15 samples
     * native 4.17 ms (4 ms to 4.31 ms), 15 samples
     * native / choice 1.53 (1.43 to 1.66), 15 rounds
     * runner-up: allgather_ring segment_bytes=0 order=depth_first, 0.99 times as long in the same rounds */
    if (problem->bytes < 19291)
        return &choices[4]; /* allgather_wired_ring */
    /* from 19291 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=4096 26.1 ms (25.8 ms to 26.3 ms), 6 samples
     * native 68.1 ms (67.9 ms to 70.3 ms), 6 samples
     * native / choice 2.63 (2.59 to 2.69), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[5]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 52.9 ms (52.4 ms to 53.7 ms), 6 samples
     * native 139 ms (136 ms to 145 ms), 6 samples
     * native / choice 2.62 (2.56 to 2.73), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
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
     * native / choice 1.16 (1.07 to 1.31), 45 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8, 1.04 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 710 us (613 us to 745 us), 15 samples
     * native 1.05 ms (883 us to 1.19 ms), 15 samples
     * native / choice 1.56 (1.31 to 1.75), 15 rounds
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=262144, 1.02 times as long in the same rounds */
    if (problem->bytes < 240)
        return &choices[8]; /* allreduce_tree */
    /* from 240 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 668 us (613 us to 786 us), 15 samples
     * native 939 us (893 us to 1.08 ms), 15 samples
     * native / choice 1.46 (1.19 to 1.64), 15 rounds
     * runner-up: allreduce_reduce_bcast, 1.00 times as long in the same rounds */
    if (problem->bytes < 635)
        return &choices[9]; /* allreduce_tree */
    /* from 635 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 583 us (501 us to 646 us), 15 samples
     * native 904 us (876 us to 1.02 ms), 15 samples
     * native / choice 1.57 (1.47 to 1.72), 15 rounds
     * runner-up: allreduce_reduce_bcast, 1.05 times as long in the same rounds */
    if (problem->bytes < 2578)
        return &choices[10]; /* allreduce_hierarchical */
    /* from 2578 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 914 us (848 us to 999 us), 15 samples
     * native 1.31 ms (1.2 ms to 1.44 ms), 15 samples
     * native / choice 1.55 (1.23 to 1.65), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 5331)
        return &choices[11]; /* allreduce_tree */
    /* from 5331 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 1.07 ms (886 us to 1.21 ms), 15 samples
     * native 2 ms (1.87 ms to 2.19 ms), 15 samples
     * native / choice 1.85 (1.51 to 2.42), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first, 1.11 times as long in the same rounds */
    if (problem->bytes < 10436)
        return &choices[12]; /* allreduce_two_tree */
    /* from 10436 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_halving segment_bytes=262144 1.68 ms (1.55 ms to 2.18 ms), 15 samples
     * native 5.35 ms (5.24 ms to 5.45 ms), 15 samples
     * native / choice 3.07 (2.45 to 3.47), 15 rounds
     * runner-up: allreduce_binary_blocks order=depth_first, 1.07 times as long in the same rounds */
    if (problem->bytes < 34266)
        return &choices[13]; /* allreduce_wired_halving */
    /* from 34266 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=0 9.12 ms (8.59 ms to 9.45 ms), 10 samples
     * native 29.8 ms (28.9 ms to 30.2 ms), 10 samples
     * native / choice 3.24 (3.13 to 3.51), 10 rounds
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 74.8 ms (67.7 ms to 281 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=ring 687 us (630 us to 760 us), 15 samples
     * native 1.04 ms (911 us to 1.16 ms), 15 samples
     * native / choice 1.44 (1.32 to 1.74), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.09 times as long in the same rounds */
    if (problem->bytes < 41)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 41 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 704 us (593 us to 727 us), 15 samples
     * native 976 us (925 us to 1.3 ms), 15 samples
     * native / choice 1.59 (1.34 to 1.98), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.06 times as long in the same rounds */
    if (problem->bytes < 210)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 210 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=spread 921 us (749 us to 1.17 ms), 15 samples
     * native 1.34 ms (1.12 ms to 1.57 ms), 15 samples
     * native / choice 1.39 (1.24 to 1.62), 15 rounds
     * runner-up: alltoall_bruck order=depth_first, 1.16 times as long in the same rounds */
    if (problem->bytes < 665)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 665 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 1.27 ms (1.22 ms to 1.31 ms), 90 samples
     * native 1.44 ms (1.37 ms to 1.5 ms), 90 samples
     * native / choice 1.13 (1.07 to 1.20), 90 rounds
     * runner-up: alltoall_bruck order=depth_first, 1.01 times as long in the same rounds */
    if (problem->bytes < 1159)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 1159 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.25 ms (2.21 ms to 2.28 ms), 325 samples
     * runner-up: alltoall_simple, 0.98 times as long in the same rounds */
    if (problem->bytes < 2114)
        return &choices[0]; /* alltoall_native */
    /* from 2114 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=0 order=dealt 4.58 ms (4.51 ms to 4.65 ms), 120 samples
     * native 4.71 ms (4.65 ms to 4.75 ms), 120 samples
     * native / choice 1.03 (1.01 to 1.05), 120 rounds
     * runner-up: alltoall_scattered batch=8 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 7825)
        return &choices[19]; /* alltoall_spread */
    /* from 7825 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 9.48 ms (9.45 ms to 9.55 ms), 305 samples
     * runner-up: alltoall_native order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 16811)
        return &choices[0]; /* alltoall_native */
    /* from 16811 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 39.8 ms (39 ms to 50 ms), 6 samples
     * native 54.1 ms (47.6 ms to 86.9 ms), 6 samples
     * native / choice 1.34 (1.06 to 2.21), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 79.4 ms (78.6 ms to 80.7 ms), 6 samples
     * native 103 ms (98.1 ms to 106 ms), 6 samples
     * native / choice 1.30 (1.24 to 1.33), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * bcast_native 537 us (442 us to 626 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.88 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[0]; /* bcast_native */
    /* from 468 bytes: first look, not confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 415 us (278 us to 581 us), 15 samples
     * native 500 us (376 us to 617 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.89 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[22]; /* bcast_tree */
    /* from 562 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 476 us (462 us to 494 us), 465 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4, 0.81 times as long in the same rounds */
    if (problem->bytes < 2171)
        return &choices[0]; /* bcast_native */
    /* from 2171 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 472 us (429 us to 548 us), 15 samples
     * native 1.1 ms (967 us to 1.17 ms), 15 samples
     * native / choice 2.25 (1.97 to 2.57), 15 rounds
     * runner-up: bcast_tree segment_bytes=1024 tree=kary radix=2 order=depth_first, 1.14 times as long in the same rounds */
    if (problem->bytes < 7479)
        return &choices[23]; /* bcast_wired_tree */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=kary radix=2 order=depth_first 1.12 ms (1.01 ms to 1.27 ms), 15 samples
     * native 2.36 ms (2.24 ms to 2.48 ms), 15 samples
     * native / choice 2.06 (1.91 to 2.21), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 9530)
        return &choices[24]; /* bcast_tree */
    /* from 9530 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 1.08 ms (1.01 ms to 1.18 ms), 15 samples
     * native 3.38 ms (3.26 ms to 3.5 ms), 15 samples
     * native / choice 3.09 (2.84 to 3.33), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 17473)
        return &choices[25]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 17473 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=4096 2.18 ms (1.86 ms to 2.43 ms), 15 samples
     * native 6.49 ms (6.31 ms to 6.67 ms), 15 samples
     * native / choice 2.87 (2.66 to 3.52), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    return &choices[26]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear order=depth_first 202 us (29.1 us to 452 us), 15 samples
     * native 321 us (259 us to 423 us), 15 samples
     * runner-up: reduce_linear order=dealt, 1.19 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[27]; /* reduce_linear */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * reduce_native 382 us (363 us to 411 us), 230 samples
     * runner-up: reduce_linear, 0.77 times as long in the same rounds */
    if (problem->bytes < 71)
        return &choices[0]; /* reduce_native */
    /* from 71 bytes: confirmed; at 512 bytes:
     * reduce_linear order=depth_first 208 us (121 us to 409 us), 15 samples
     * native 512 us (361 us to 616 us), 15 samples
     * native / choice 2.28 (1.12 to 4.00), 15 rounds
     * runner-up: reduce_linear order=dealt, 0.96 times as long in the same rounds */
    if (problem->bytes < 787)
        return &choices[27]; /* reduce_linear */
    /* from 787 bytes: confirmed; at 1024 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 332 us (247 us to 365 us), 120 samples
     * native 412 us (357 us to 459 us), 120 samples
     * native / choice 1.27 (1.04 to 1.43), 120 rounds
     * runner-up: reduce_linear order=depth_first, 1.21 times as long in the same rounds */
    if (problem->bytes < 1173)
        return &choices[28]; /* reduce_tree */
    /* from 1173 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 268 us (172 us to 459 us), 15 samples
     * native 319 us (221 us to 467 us), 15 samples
     * runner-up: reduce_bine order=depth_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 2532)
        return &choices[29]; /* reduce_tree */
    /* from 2532 bytes: confirmed; at 4096 bytes:
     * reduce_bine order=depth_first 540 us (430 us to 773 us), 15 samples
     * native 939 us (885 us to 1.07 ms), 15 samples
     * native / choice 1.70 (1.44 to 2.06), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=3, 0.90 times as long in the same rounds */
    if (problem->bytes < 4105)
        return &choices[30]; /* reduce_bine */
    /* from 4105 bytes: confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=2 order=depth_first 1.08 ms (649 us to 1.19 ms), 15 samples
     * native 1.54 ms (1.18 ms to 1.64 ms), 15 samples
     * native / choice 1.43 (1.09 to 1.87), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 10360)
        return &choices[31]; /* reduce_tree */
    /* from 10360 bytes: confirmed; at 11819 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 879 us (817 us to 929 us), 15 samples
     * native 2.04 ms (1.82 ms to 2.27 ms), 15 samples
     * native / choice 2.12 (1.99 to 2.72), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.12 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[32]; /* reduce_two_tree */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 1.2 ms (1.12 ms to 1.25 ms), 15 samples
     * native 3.3 ms (2.93 ms to 3.39 ms), 15 samples
     * native / choice 2.73 (2.33 to 2.98), 15 rounds
     * runner-up: reduce_two_tree segment_bytes=4096 order=depth_first, 1.12 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[33]; /* reduce_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.34 ms (2.26 ms to 2.47 ms), 15 samples
     * native 7.95 ms (7.8 ms to 8.08 ms), 15 samples
     * native / choice 3.30 (3.26 to 3.50), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 38432)
        return &choices[34]; /* reduce_tree */
    /* from 38432 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 4.93 ms (4.84 ms to 5.04 ms), 15 samples
     * native 19.8 ms (19.7 ms to 20 ms), 15 samples
     * native / choice 4.01 (3.90 to 4.12), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[35]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 50.9 ms (43.6 ms to 256 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * reduce_scatter_block_native 817 us (736 us to 915 us), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 0.78 times as long in the same rounds */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 876 us (822 us to 1.03 ms), 60 samples
     * native 1.02 ms (904 us to 1.06 ms), 60 samples
     * runner-up: reduce_scatter_block_halving distance=far order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 633)
        return &choices[36]; /* reduce_scatter_block_recursive_multiplying */
    /* from 633 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 769 us (642 us to 859 us), 15 samples
     * native 1.92 ms (1.82 ms to 2.28 ms), 15 samples
     * native / choice 2.47 (2.26 to 3.05), 15 rounds
     * runner-up: reduce_scatter_block_halving distance=bine order=depth_first, 1.07 times as long in the same rounds */
    if (problem->bytes < 2051)
        return &choices[37]; /* reduce_scatter_block_wired_near_first */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 2.97 ms (2.76 ms to 3.07 ms), 15 samples
     * native 10.3 ms (9.82 ms to 10.7 ms), 15 samples
     * native / choice 3.37 (3.27 to 3.85), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 19549)
        return &choices[38]; /* reduce_scatter_block_ring */
    /* from 19549 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 26.2 ms (26 ms to 26.5 ms), 6 samples
     * native 107 ms (106 ms to 279 ms), 6 samples
     * native / choice 4.12 (4.01 to 10.67), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[39]; /* reduce_scatter_block_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 52.7 ms (52.1 ms to 53 ms), 6 samples
     * native 106 ms (100 ms to 111 ms), 6 samples
     * native / choice 2.00 (1.92 to 2.10), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 84933)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* from 84933 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 110 ms, 2 samples
     * native 380 ms, 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 24403224)
        return &choices[41]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 380 ms, 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.24 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000839, 0.000637},
    {&ct_allgather, 64, 0.000875, 0.000756},
    {&ct_allgather, 512, 0.000863, 0.000863},
    {&ct_allgather, 1024, 0.00093, 0.00093},
    {&ct_allgather, 2048, 0.00189, 0.00125},
    {&ct_allgather, 4096, 0.00417, 0.00278},
    {&ct_allgather, 8192, 0.0161, 0.00607},
    {&ct_allgather, 16384, 0.033, 0.0128},
    {&ct_allgather, 32768, 0.0681, 0.0261},
    {&ct_allgather, 65536, 0.139, 0.0529},
    {&ct_allgather, 131072, 0.401, 0.108},
    {&ct_allreduce, 1, 0.000675, 0.000595},
    {&ct_allreduce, 64, 0.00105, 0.00071},
    {&ct_allreduce, 512, 0.000939, 0.000668},
    {&ct_allreduce, 1024, 0.000904, 0.000583},
    {&ct_allreduce, 2048, 0.00101, 0.000686},
    {&ct_allreduce, 4096, 0.00131, 0.000914},
    {&ct_allreduce, 8192, 0.002, 0.00107},
    {&ct_allreduce, 16384, 0.00535, 0.00168},
    {&ct_allreduce, 32768, 0.0134, 0.00406},
    {&ct_allreduce, 65536, 0.0298, 0.00912},
    {&ct_allreduce, 131072, 0.0748, 0.0185},
    {&ct_alltoall, 1, 0.00104, 0.000687},
    {&ct_alltoall, 64, 0.000976, 0.000704},
    {&ct_alltoall, 512, 0.00134, 0.000921},
    {&ct_alltoall, 1024, 0.00144, 0.00127},
    {&ct_alltoall, 2048, 0.00225, 0.00225},
    {&ct_alltoall, 4096, 0.00471, 0.00458},
    {&ct_alltoall, 8192, 0.00948, 0.00948},
    {&ct_alltoall, 16384, 0.0196, 0.0196},
    {&ct_alltoall, 32768, 0.0541, 0.0398},
    {&ct_alltoall, 65536, 0.103, 0.0794},
    {&ct_alltoall, 131072, 0.33, 0.159},
    {&ct_bcast, 1, 0.000537, 0.000537},
    {&ct_bcast, 64, 0.000507, 0.000507},
    {&ct_bcast, 512, 0.0005, 0.000415},
    {&ct_bcast, 1024, 0.000476, 0.000476},
    {&ct_bcast, 2048, 0.000455, 0.000455},
    {&ct_bcast, 4096, 0.0011, 0.000472},
    {&ct_bcast, 8192, 0.00236, 0.00112},
    {&ct_bcast, 16384, 0.00338, 0.00108},
    {&ct_bcast, 32768, 0.00649, 0.00218},
    {&ct_bcast, 65536, 0.0139, 0.00489},
    {&ct_bcast, 131072, 0.0301, 0.0104},
    {&ct_reduce, 1, 0.000321, 0.000202},
    {&ct_reduce, 64, 0.000382, 0.000382},
    {&ct_reduce, 512, 0.000512, 0.000208},
    {&ct_reduce, 1024, 0.000412, 0.000332},
    {&ct_reduce, 2048, 0.000319, 0.000268},
    {&ct_reduce, 4096, 0.000939, 0.00054},
    {&ct_reduce, 8192, 0.00154, 0.00108},
    {&ct_reduce, 16384, 0.0033, 0.0012},
    {&ct_reduce, 32768, 0.00795, 0.00234},
    {&ct_reduce, 65536, 0.0198, 0.00493},
    {&ct_reduce, 131072, 0.0509, 0.0103},
    {&ct_reduce_scatter_block, 1, 0.000817, 0.000817},
    {&ct_reduce_scatter_block, 64, 0.000714, 0.000714},
    {&ct_reduce_scatter_block, 512, 0.00102, 0.000876},
    {&ct_reduce_scatter_block, 1024, 0.00192, 0.000769},
    {&ct_reduce_scatter_block, 2048, 0.00462, 0.00149},
    {&ct_reduce_scatter_block, 4096, 0.0103, 0.00297},
    {&ct_reduce_scatter_block, 8192, 0.0226, 0.00621},
    {&ct_reduce_scatter_block, 16384, 0.0494, 0.0128},
    {&ct_reduce_scatter_block, 32768, 0.107, 0.0262},
    {&ct_reduce_scatter_block, 65536, 0.106, 0.0527},
    {&ct_reduce_scatter_block, 131072, 0.38, 0.11},
};

extern const struct ct_tuned ct_tuned_half_blocks;
const struct ct_tuned ct_tuned_half_blocks = {
    .machine = "lab-e",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-blocks",
    .cluster_hash = UINT64_C(0xb07136af25915fb7),
    .dispatch_hash = UINT64_C(0xedbe9ceeef2492ee),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x06d128ae5400db10),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
