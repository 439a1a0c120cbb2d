/*
 * tuned.c - collective algorithms for the job half-dealt
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
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_bine_scatter_allgather;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
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
        .fingerprint = UINT64_C(0xac732eea500d4d11),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc77e4ce19d708e0a),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5f48524d44371011),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4abd4c84d6bf9396),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x170abf7f718b7108),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xa464f89ddf4886c9),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x31fe455c0ffaeafc),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1c3011c00e6b1994),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x31e4cc8eb5b9394a),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0xa9ebec1bce3e0d4d),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xc183cb67368add28),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa38b21928c431db0),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x971cebd45e28fbb4),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xedb8539ff162794a),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=8 */
        .setting = {{8}},
        .fingerprint = UINT64_C(0x0f3811138c34ceff),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6ac912abe9809f0c),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2f7fd6812ece286c),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x240ec161409f0605),
    },
    {
        .algorithm = &bcast_bine_scatter_allgather,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf85784d23338a091),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=kary radix=2 */
        .setting = {{4096, 2, 2}},
        .fingerprint = UINT64_C(0xeef8fab9bacb71a1),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xf2f0b7d1b90004b7),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=chain radix=1 order=depth_first */
        .setting = {{4096, 1, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x9bc563fca2e5f29b),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x44a1cd12b7d1a478),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc29c22aafbdee0ae),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0ce07c3be5115eb3),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xee7e46433edc28d4),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x6bfb06dd9ce20b60),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc07398e90691b853),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc3c441ed9a0b5edb),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x8039f83b70de59ce),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x481bdca23b5e5f96),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x83c2a97a1b157ad4),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x48df44fa2750ad0e),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xc12e82f4d8171cc3),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 686 us (591 us to 735 us), 30 samples
     * native 792 us (721 us to 843 us), 30 samples
     * native / choice 1.19 (1.01 to 1.30), 30 rounds
     * runner-up: allgather_recursive_doubling order=depth_first, 1.08 times as long in the same rounds */
    if (problem->bytes < 511)
        return &choices[1]; /* allgather_hierarchical */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * allgather_native 783 us (768 us to 811 us), 285 samples
     * runner-up: allgather_recursive_doubling order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 1032)
        return &choices[0]; /* allgather_native */
    /* from 1032 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.22 ms (1.18 ms to 1.33 ms), 15 samples
     * native 2.32 ms (2.26 ms to 2.38 ms), 15 samples
     * native / choice 1.92 (1.74 to 2.01), 15 rounds
     * runner-up: allgather_sparbit pack=0 order=depth_first, 1.11 times as long in the same rounds */
    if (problem->bytes < 3472)
        return &choices[2]; /* allgather_sparbit */
    /* from 3472 bytes: confirmed; at 4096 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 2.83 ms (2.53 ms to 2.94 ms), 15 samples
     * native 4.4 ms (4.29 ms to 4.82 ms), 15 samples
     * native / choice 1.67 (1.45 to 1.87), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[3]; /* allgather_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 25.9 ms (25.8 ms to 26.3 ms), 6 samples
     * native 43.3 ms (41.5 ms to 45.2 ms), 6 samples
     * native / choice 1.67 (1.59 to 1.74), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[4]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=8192 52.7 ms (52.3 ms to 53.4 ms), 6 samples
     * native 95.9 ms (86.4 ms to 98.2 ms), 6 samples
     * native / choice 1.82 (1.64 to 1.86), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[5]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 643 us (567 us to 700 us), 15 samples
     * native 746 us (619 us to 855 us), 15 samples
     * native / choice 1.16 (1.13 to 1.37), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=recursive_doubling order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 895)
        return &choices[6]; /* allreduce_tree */
    /* from 895 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 674 us (637 us to 773 us), 15 samples
     * native 1.06 ms (876 us to 1.23 ms), 15 samples
     * native / choice 1.49 (1.32 to 1.75), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first, 0.89 times as long in the same rounds */
    if (problem->bytes < 1953)
        return &choices[7]; /* allreduce_tree */
    /* from 1953 bytes: confirmed; at 2048 bytes:
     * allreduce_reduce_bcast order=depth_first 647 us (607 us to 749 us), 15 samples
     * native 1.03 ms (962 us to 1.15 ms), 15 samples
     * native / choice 1.54 (1.25 to 1.69), 15 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.98 times as long in the same rounds */
    if (problem->bytes < 2348)
        return &choices[8]; /* allreduce_reduce_bcast */
    /* from 2348 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 838 us (616 us to 1.1 ms), 15 samples
     * native 1.04 ms (1.03 ms to 1.19 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 4505)
        return &choices[9]; /* allreduce_tree */
    /* from 4505 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 1.08 ms (971 us to 1.24 ms), 15 samples
     * native 1.65 ms (1.62 ms to 1.8 ms), 15 samples
     * native / choice 1.49 (1.32 to 1.76), 15 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=262144, 1.12 times as long in the same rounds */
    if (problem->bytes < 13607)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 13607 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_halving segment_bytes=262144 1.96 ms (1.76 ms to 2.05 ms), 15 samples
     * native 3.91 ms (3.71 ms to 4.09 ms), 15 samples
     * native / choice 2.00 (1.86 to 2.34), 15 rounds
     * runner-up: allreduce_binary_blocks order=depth_first, 1.11 times as long in the same rounds */
    if (problem->bytes < 31418)
        return &choices[11]; /* allreduce_wired_halving */
    /* from 31418 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_ring segment_bytes=0 4.7 ms (4.51 ms to 4.82 ms), 15 samples
     * native 9.24 ms (8.87 ms to 9.83 ms), 15 samples
     * native / choice 2.04 (1.93 to 2.14), 15 rounds
     * runner-up: allreduce_wired_halving segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 52.7 ms (52.1 ms to 55 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 778 us (666 us to 822 us), 15 samples
     * native 952 us (895 us to 1.11 ms), 15 samples
     * native / choice 1.31 (1.18 to 1.55), 15 rounds
     * runner-up: alltoall_circulant order=depth_first, 1.02 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 513 bytes: confirmed; at 662 bytes:
     * alltoall_bruck order=depth_first 838 us (747 us to 881 us), 15 samples
     * native 1.19 ms (1.06 ms to 1.33 ms), 15 samples
     * native / choice 1.46 (1.36 to 1.54), 15 rounds
     * runner-up: alltoall_bruck_radix radix=3 order=dealt, 1.11 times as long in the same rounds */
    if (problem->bytes < 1019)
        return &choices[14]; /* alltoall_bruck */
    /* from 1019 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 1.32 ms (1.29 ms to 1.35 ms), 240 samples
     * runner-up: alltoall_spread window=0 order=depth_first, 0.87 times as long in the same rounds */
    if (problem->bytes < 4096)
        return &choices[0]; /* alltoall_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * alltoall_scattered batch=8 4.55 ms (4.48 ms to 4.62 ms), 105 samples
     * native 4.7 ms (4.62 ms to 4.78 ms), 105 samples
     * native / choice 1.04 (1.00 to 1.06), 105 rounds
     * runner-up: alltoall_spread window=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 17044)
        return &choices[15]; /* alltoall_scattered */
    /* from 17044 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 41.3 ms (39.3 ms to 43.9 ms), 6 samples
     * native 65.2 ms (52.6 ms to 93.6 ms), 6 samples
     * native / choice 1.66 (1.22 to 2.38), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[16]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=16384 order=dealt 79.2 ms (78.8 ms to 79.8 ms), 6 samples
     * native 102 ms (99.2 ms to 107 ms), 6 samples
     * native / choice 1.29 (1.26 to 1.35), 6 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[17]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 313 us (185 us to 418 us), 15 samples
     * native 465 us (237 us to 504 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.96 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[18]; /* bcast_tree */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * bcast_native 477 us (455 us to 503 us), 230 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 80)
        return &choices[0]; /* bcast_native */
    /* from 80 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 309 us (156 us to 394 us), 15 samples
     * native 476 us (378 us to 556 us), 15 samples
     * native / choice 1.59 (1.02 to 2.56), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2 order=depth_first, 1.04 times as long in the same rounds */
    if (problem->bytes < 615)
        return &choices[18]; /* bcast_tree */
    /* from 615 bytes: nothing beat native; at 724 bytes:
     * bcast_native 427 us (353 us to 518 us), 30 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=8, 0.83 times as long in the same rounds */
    if (problem->bytes < 901)
        return &choices[0]; /* bcast_native */
    /* from 901 bytes: confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 433 us (394 us to 482 us), 120 samples
     * native 470 us (437 us to 494 us), 120 samples
     * native / choice 1.09 (1.00 to 1.21), 120 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 1.05 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[18]; /* bcast_tree */
    /* from 1123 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 487 us (462 us to 510 us), 60 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.90 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[0]; /* bcast_native */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * bcast_bine_scatter_allgather order=depth_first 840 us (715 us to 996 us), 15 samples
     * native 999 us (916 us to 1.14 ms), 15 samples
     * native / choice 1.18 (1.10 to 1.28), 15 rounds
     * runner-up: bcast_bine_scatter_allgather order=dealt, 1.08 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[19]; /* bcast_bine_scatter_allgather */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=kary radix=2 1.18 ms (1.07 ms to 1.31 ms), 15 samples
     * native 2.24 ms (2.18 ms to 2.4 ms), 15 samples
     * native / choice 1.93 (1.80 to 2.05), 15 rounds
     * runner-up: bcast_tree segment_bytes=4096 tree=chain radix=2 order=depth_first, 0.91 times as long in the same rounds */
    if (problem->bytes < 8231)
        return &choices[20]; /* bcast_tree */
    /* from 8231 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.16 ms (1.05 ms to 1.29 ms), 15 samples
     * native 2.14 ms (1.99 ms to 2.38 ms), 15 samples
     * native / choice 1.81 (1.64 to 2.06), 15 rounds
     * runner-up: bcast_two_tree segment_bytes=4096 order=depth_first, 1.28 times as long in the same rounds */
    if (problem->bytes < 31145)
        return &choices[21]; /* bcast_wired_chain */
    /* from 31145 bytes: confirmed; at 32768 bytes:
     * bcast_tree segment_bytes=4096 tree=chain radix=1 order=depth_first 2.38 ms (2.18 ms to 2.69 ms), 15 samples
     * native 4.57 ms (4.45 ms to 4.7 ms), 15 samples
     * native / choice 1.83 (1.68 to 2.05), 15 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1 order=depth_first, 1.00 times as long in the same rounds */
    if (problem->bytes < 40828)
        return &choices[22]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 40828 bytes: confirmed; at 65536 bytes:
     * bcast_wired_chain segment_bytes=16384 4.77 ms (4.47 ms to 5.19 ms), 15 samples
     * native 9.75 ms (9.45 ms to 9.97 ms), 15 samples
     * native / choice 2.02 (1.92 to 2.15), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.08 times as long in the same rounds */
    return &choices[23]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 122 us (29.3 us to 249 us), 15 samples
     * native 449 us (360 us to 560 us), 15 samples
     * native / choice 3.22 (2.06 to 15.75), 15 rounds
     * runner-up: reduce_linear, 1.02 times as long in the same rounds */
    if (problem->bytes < 99)
        return &choices[24]; /* reduce_linear */
    /* from 99 bytes: first look, not confirmed; at 119 bytes:
     * reduce_linear order=depth_first 251 us (73.4 us to 479 us), 15 samples
     * native 452 us (316 us to 555 us), 15 samples
     * runner-up: reduce_linear order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 123)
        return &choices[25]; /* reduce_linear */
    /* from 123 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 329 us (134 us to 450 us), 15 samples
     * native 406 us (320 us to 561 us), 15 samples
     * runner-up: reduce_linear order=dealt, 1.02 times as long in the same rounds */
    if (problem->bytes < 1414)
        return &choices[26]; /* reduce_linear */
    /* from 1414 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 422 us (404 us to 447 us), 215 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=2 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 2051)
        return &choices[0]; /* reduce_native */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 434 us (346 us to 546 us), 15 samples
     * native 790 us (749 us to 955 us), 15 samples
     * native / choice 1.87 (1.56 to 2.69), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=1024, 1.30 times as long in the same rounds */
    if (problem->bytes < 8119)
        return &choices[27]; /* reduce_wired_tree */
    /* from 8119 bytes: confirmed; at 8192 bytes:
     * reduce_wired_chain segment_bytes=4096 761 us (673 us to 889 us), 15 samples
     * native 1.03 ms (926 us to 1.58 ms), 15 samples
     * native / choice 1.57 (1.13 to 2.03), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=2, 0.93 times as long in the same rounds */
    if (problem->bytes < 48875)
        return &choices[28]; /* reduce_wired_chain */
    /* from 48875 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 4.96 ms (4.92 ms to 5.08 ms), 15 samples
     * native 15.4 ms (15.2 ms to 15.5 ms), 15 samples
     * native / choice 3.10 (3.03 to 3.13), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=4096, 0.94 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[29]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 34.8 ms (34.1 ms to 35.3 ms), 10 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 669 us (636 us to 699 us), 90 samples
     * native 727 us (691 us to 755 us), 90 samples
     * native / choice 1.08 (1.04 to 1.17), 90 rounds
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4, 1.03 times as long in the same rounds */
    if (problem->bytes < 40)
        return &choices[30]; /* reduce_scatter_block_recursive_multiplying */
    /* from 40 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 662 us (563 us to 777 us), 15 samples
     * native 730 us (589 us to 846 us), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 218)
        return &choices[31]; /* reduce_scatter_block_recursive_multiplying */
    /* from 218 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 765 us (718 us to 822 us), 45 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first, 0.96 times as long in the same rounds */
    if (problem->bytes < 749)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 749 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 863 us (794 us to 888 us), 15 samples
     * native 1.64 ms (1.56 ms to 1.79 ms), 15 samples
     * native / choice 1.80 (1.75 to 2.23), 15 rounds
     * runner-up: reduce_scatter_block_halving distance=bine order=depth_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 2349)
        return &choices[32]; /* reduce_scatter_block_wired_near_first */
    /* from 2349 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 2.97 ms (2.81 ms to 3.12 ms), 15 samples
     * native 7.83 ms (7.72 ms to 7.94 ms), 15 samples
     * native / choice 2.67 (2.51 to 2.74), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 18114)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* from 18114 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 26.1 ms (25.9 ms to 26.3 ms), 6 samples
     * native 90.2 ms (85.8 ms to 91.1 ms), 6 samples
     * native / choice 3.44 (3.29 to 3.52), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 46340)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 52.7 ms (52.3 ms to 53 ms), 6 samples
     * native 105 ms (97.5 ms to 108 ms), 6 samples
     * native / choice 1.99 (1.85 to 2.08), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 24403224)
        return &choices[35]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 228 ms, 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.49 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000792, 0.000686},
    {&ct_allgather, 64, 0.000808, 0.000671},
    {&ct_allgather, 512, 0.000783, 0.000783},
    {&ct_allgather, 1024, 0.000891, 0.000891},
    {&ct_allgather, 2048, 0.00232, 0.00122},
    {&ct_allgather, 4096, 0.0044, 0.00283},
    {&ct_allgather, 8192, 0.00943, 0.00608},
    {&ct_allgather, 16384, 0.0198, 0.0129},
    {&ct_allgather, 32768, 0.0433, 0.0259},
    {&ct_allgather, 65536, 0.0959, 0.0527},
    {&ct_allgather, 131072, 0.194, 0.106},
    {&ct_allreduce, 1, 0.000746, 0.000643},
    {&ct_allreduce, 64, 0.00103, 0.000654},
    {&ct_allreduce, 512, 0.00119, 0.000782},
    {&ct_allreduce, 1024, 0.00106, 0.000674},
    {&ct_allreduce, 2048, 0.00103, 0.000647},
    {&ct_allreduce, 4096, 0.00104, 0.000838},
    {&ct_allreduce, 8192, 0.00165, 0.00108},
    {&ct_allreduce, 16384, 0.00391, 0.00196},
    {&ct_allreduce, 32768, 0.00924, 0.0047},
    {&ct_allreduce, 65536, 0.0233, 0.00931},
    {&ct_allreduce, 131072, 0.0527, 0.019},
    {&ct_alltoall, 1, 0.000952, 0.000778},
    {&ct_alltoall, 64, 0.00102, 0.000799},
    {&ct_alltoall, 512, 0.00134, 0.001},
    {&ct_alltoall, 1024, 0.00132, 0.00132},
    {&ct_alltoall, 2048, 0.00225, 0.00225},
    {&ct_alltoall, 4096, 0.0047, 0.00455},
    {&ct_alltoall, 8192, 0.00958, 0.00941},
    {&ct_alltoall, 16384, 0.0197, 0.0194},
    {&ct_alltoall, 32768, 0.0652, 0.0413},
    {&ct_alltoall, 65536, 0.102, 0.0792},
    {&ct_alltoall, 131072, 0.218, 0.16},
    {&ct_bcast, 1, 0.000465, 0.000313},
    {&ct_bcast, 64, 0.000477, 0.000477},
    {&ct_bcast, 512, 0.000476, 0.000309},
    {&ct_bcast, 1024, 0.00047, 0.000433},
    {&ct_bcast, 2048, 0.000487, 0.000487},
    {&ct_bcast, 4096, 0.000999, 0.00084},
    {&ct_bcast, 8192, 0.00224, 0.00118},
    {&ct_bcast, 16384, 0.00214, 0.00116},
    {&ct_bcast, 32768, 0.00457, 0.00238},
    {&ct_bcast, 65536, 0.00975, 0.00477},
    {&ct_bcast, 131072, 0.022, 0.0104},
    {&ct_reduce, 1, 0.000449, 0.000122},
    {&ct_reduce, 64, 0.000454, 0.000359},
    {&ct_reduce, 512, 0.000406, 0.000329},
    {&ct_reduce, 1024, 0.00037, 0.000192},
    {&ct_reduce, 2048, 0.000422, 0.000422},
    {&ct_reduce, 4096, 0.00079, 0.000434},
    {&ct_reduce, 8192, 0.00103, 0.000761},
    {&ct_reduce, 16384, 0.00343, 0.00112},
    {&ct_reduce, 32768, 0.00696, 0.00252},
    {&ct_reduce, 65536, 0.0154, 0.00496},
    {&ct_reduce, 131072, 0.0348, 0.0103},
    {&ct_reduce_scatter_block, 1, 0.000727, 0.000669},
    {&ct_reduce_scatter_block, 64, 0.00073, 0.000662},
    {&ct_reduce_scatter_block, 512, 0.000765, 0.000765},
    {&ct_reduce_scatter_block, 1024, 0.00164, 0.000863},
    {&ct_reduce_scatter_block, 2048, 0.00384, 0.00147},
    {&ct_reduce_scatter_block, 4096, 0.00783, 0.00297},
    {&ct_reduce_scatter_block, 8192, 0.0177, 0.00637},
    {&ct_reduce_scatter_block, 16384, 0.0411, 0.0129},
    {&ct_reduce_scatter_block, 32768, 0.0902, 0.0261},
    {&ct_reduce_scatter_block, 65536, 0.105, 0.0527},
    {&ct_reduce_scatter_block, 131072, 0.228, 0.108},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-e",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .cluster_hash = UINT64_C(0xb6deeacb198197fd),
    .dispatch_hash = UINT64_C(0x6bd92fbcca08925a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x407d2637f0c62e66),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
