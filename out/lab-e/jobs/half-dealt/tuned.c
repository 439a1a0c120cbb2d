/*
 * tuned.c - collective algorithms for the job half-dealt
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
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
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
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6eca31c8447024cc),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x170abf7f718b7108),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x31fe455c0ffaeafc),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xcb33f9fb94d0befc),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x31e4cc8eb5b9394a),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 order=depth_first */
        .setting = {{0, 0, 2, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x134b4922a3a0a30b),
    },
    {
        .algorithm = &allreduce_binary_blocks,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4598b081113e747b),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=262144 */
        .setting = {{262144}},
        .fingerprint = UINT64_C(0xc183cb67368add28),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x971cebd45e28fbb4),
    },
    {
        .algorithm = &alltoall_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x137575d90fab1f53),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6b3ca0d2ca7430d2),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x240ec161409f0605),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x20ab9cee40d49f3b),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x1834096b3823c32a),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 order=depth_first */
        .setting = {{4096, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
        .fingerprint = UINT64_C(0xac70270141834bc1),
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
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x81305f26e40e81ee),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc3c441ed9a0b5edb),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x481bdca23b5e5f96),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb6c9612c5b2e07ee),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4eb8f80f9d890c42),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 954 us (853 us to 1.53 ms), 15 samples
     * native 1.14 ms (902 us to 2.17 ms), 15 samples
     * runner-up: allgather_recursive_doubling order=dealt 1.07 ms */
    if (problem->bytes < 59)
        return &choices[1]; /* allgather_hierarchical */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * allgather_native 1.03 ms (936 us to 1.16 ms), 50 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 927 us */
    if (problem->bytes < 72)
        return &choices[0]; /* allgather_native */
    /* from 72 bytes: confirmed; at 181 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.21 ms (798 us to 1.85 ms), 15 samples
     * native 1.55 ms (926 us to 1.95 ms), 15 samples
     * runner-up: allgather_bruck 1.29 ms */
    if (problem->bytes < 500)
        return &choices[1]; /* allgather_hierarchical */
    /* from 500 bytes: nothing beat native; at 512 bytes:
     * allgather_native 1.11 ms (1.03 ms to 1.19 ms), 400 samples
     * runner-up: allgather_recursive_doubling 1.06 ms */
    if (problem->bytes < 1332)
        return &choices[0]; /* allgather_native */
    /* from 1332 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.57 ms (1.29 ms to 1.75 ms), 15 samples
     * native 2.19 ms (1.72 ms to 2.42 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 1.65 ms */
    if (problem->bytes < 3780)
        return &choices[2]; /* allgather_sparbit */
    /* from 3780 bytes: confirmed; at 4096 bytes:
     * allgather_wired_ring segment_bytes=0 2.83 ms (2.45 ms to 3.17 ms), 15 samples
     * native 4.48 ms (4.42 ms to 4.71 ms), 15 samples
     * runner-up: allgather_sparbit pack=0 order=depth_first 3.13 ms */
    if (problem->bytes < 65536)
        return &choices[3]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=8192 53.3 ms (52.9 ms to 54.4 ms), 6 samples
     * native 93.2 ms (91.4 ms to 97.6 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=16384 order=depth_first 52.9 ms */
    return &choices[4]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 1.13 ms (1.08 ms to 1.21 ms), 393 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=16 816 us */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 1.43 ms (1.05 ms to 2.08 ms), 15 samples
     * native 2.2 ms (1.85 ms to 2.53 ms), 15 samples
     * runner-up: allreduce_bine_small order=depth_first 1.06 ms */
    if (problem->bytes < 83)
        return &choices[5]; /* allreduce_tree */
    /* from 83 bytes: confirmed; at 181 bytes:
     * allreduce_reduce_bcast order=dealt 1.4 ms (844 us to 1.87 ms), 15 samples
     * native 1.54 ms (1.07 ms to 2.21 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first 1.07 ms */
    if (problem->bytes < 307)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 307 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 863 us (701 us to 1.5 ms), 15 samples
     * native 1.89 ms (1.15 ms to 2.43 ms), 15 samples
     * runner-up: allreduce_bine_small 957 us */
    if (problem->bytes < 2054)
        return &choices[5]; /* allreduce_tree */
    /* from 2054 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 2.09 ms (1.37 ms to 2.76 ms), 15 samples
     * native 2.62 ms (2.34 ms to 3.06 ms), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=3 order=depth_first 1.38 ms */
    if (problem->bytes < 4189)
        return &choices[7]; /* allreduce_tree */
    /* from 4189 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 1.44 ms (1.14 ms to 2.13 ms), 15 samples
     * native 1.97 ms (1.64 ms to 2.24 ms), 15 samples
     * runner-up: allreduce_binary_blocks order=depth_first 1.79 ms */
    if (problem->bytes < 9063)
        return &choices[8]; /* allreduce_tree */
    /* from 9063 bytes: confirmed; at 16384 bytes:
     * allreduce_binary_blocks order=depth_first 2.24 ms (2.11 ms to 2.91 ms), 15 samples
     * native 4.06 ms (3.82 ms to 4.44 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 3.08 ms */
    if (problem->bytes < 30084)
        return &choices[9]; /* allreduce_binary_blocks */
    /* from 30084 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 4.97 ms (4.68 ms to 6.3 ms), 15 samples
     * native 9.34 ms (9.23 ms to 9.91 ms), 15 samples
     * runner-up: allreduce_binary_blocks order=depth_first 4.95 ms */
    if (problem->bytes < 134217729)
        return &choices[10]; /* allreduce_wired_halving */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.27 ms (1.1 ms to 1.46 ms), 60 samples
     * native 1.56 ms (1.36 ms to 1.83 ms), 60 samples
     * runner-up: alltoall_bruck order=depth_first 1.35 ms */
    if (problem->bytes < 324)
        return &choices[11]; /* alltoall_hierarchical */
    /* from 324 bytes: confirmed; at 512 bytes:
     * alltoall_circulant order=dealt 1.52 ms (1.08 ms to 2.13 ms), 15 samples
     * native 1.62 ms (1.44 ms to 2 ms), 15 samples
     * runner-up: alltoall_bruck order=depth_first 1.33 ms */
    if (problem->bytes < 595)
        return &choices[12]; /* alltoall_circulant */
    /* from 595 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=4 order=depth_first 1.66 ms (1.45 ms to 2.01 ms), 15 samples
     * native 2.08 ms (1.65 ms to 2.41 ms), 15 samples
     * runner-up: alltoall_bruck order=depth_first 1.77 ms */
    if (problem->bytes < 1390)
        return &choices[13]; /* alltoall_bruck_radix */
    /* beyond 131072 bytes nothing was measured */
    /* from 1390 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.39 ms (2.32 ms to 2.44 ms), 160 samples
     * runner-up: alltoall_simple 2.35 ms */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_linear order=dealt 300 us (220 us to 448 us), 15 samples
     * native 670 us (484 us to 878 us), 15 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 order=dealt 643 us */
    if (problem->bytes < 78)
        return &choices[14]; /* bcast_linear */
    /* from 78 bytes: nothing beat native; at 80 bytes:
     * bcast_native 674 us (565 us to 911 us), 20 samples
     * runner-up: bcast_linear order=depth_first 542 us */
    if (problem->bytes < 331)
        return &choices[0]; /* bcast_native */
    /* from 331 bytes: confirmed; at 512 bytes:
     * bcast_linear 610 us (295 us to 900 us), 15 samples
     * native 992 us (560 us to 1.41 ms), 15 samples
     * runner-up: bcast_linear order=dealt 592 us */
    if (problem->bytes < 778)
        return &choices[15]; /* bcast_linear */
    /* from 778 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 581 us (556 us to 607 us), 240 samples
     * runner-up: bcast_linear 448 us */
    if (problem->bytes < 4176)
        return &choices[0]; /* bcast_native */
    /* from 4176 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 1.23 ms (858 us to 1.79 ms), 15 samples
     * native 1.74 ms (1.39 ms to 2.3 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 975 us */
    if (problem->bytes < 12313)
        return &choices[16]; /* bcast_wired_tree */
    /* from 12313 bytes: confirmed; at 16384 bytes:
     * bcast_chain segment_bytes=4096 chains=1 order=depth_first 1.59 ms (921 us to 2.25 ms), 15 samples
     * native 2.67 ms (2.24 ms to 3.35 ms), 15 samples
     * runner-up: bcast_two_tree segment_bytes=4096 order=depth_first 1.47 ms */
    if (problem->bytes < 32768)
        return &choices[17]; /* bcast_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 32768 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.63 ms (2.2 ms to 4.04 ms), 15 samples
     * native 4.35 ms (4.09 ms to 4.62 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=4096 2.71 ms */
    return &choices[18]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 556 us (500 us to 644 us), 105 samples
     * native 737 us (675 us to 852 us), 105 samples
     * runner-up: reduce_linear order=depth_first 535 us */
    if (problem->bytes < 65)
        return &choices[19]; /* reduce_linear */
    /* from 65 bytes: confirmed; at 314 bytes:
     * reduce_linear order=dealt 526 us (366 us to 764 us), 15 samples
     * native 688 us (608 us to 1.59 ms), 15 samples
     * runner-up: reduce_binomial order=depth_first 548 us */
    if (problem->bytes < 385)
        return &choices[20]; /* reduce_linear */
    /* from 385 bytes: confirmed; at 512 bytes:
     * reduce_linear order=depth_first 453 us (100 us to 1.02 ms), 15 samples
     * native 653 us (530 us to 752 us), 15 samples
     * runner-up: reduce_binomial 537 us */
    if (problem->bytes < 804)
        return &choices[21]; /* reduce_linear */
    /* from 804 bytes: confirmed; at 1024 bytes:
     * reduce_linear 377 us (341 us to 442 us), 225 samples
     * native 508 us (471 us to 529 us), 225 samples
     * runner-up: reduce_linear order=depth_first 491 us */
    if (problem->bytes < 2193)
        return &choices[19]; /* reduce_linear */
    /* from 2193 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 559 us (480 us to 705 us), 15 samples
     * native 982 us (826 us to 2.01 ms), 15 samples
     * runner-up: reduce_bine 731 us */
    if (problem->bytes < 12059)
        return &choices[22]; /* reduce_wired_tree */
    /* from 12059 bytes: confirmed; at 16384 bytes:
     * reduce_wired_chain segment_bytes=4096 1.23 ms (995 us to 2.04 ms), 15 samples
     * native 2.71 ms (2.36 ms to 3.27 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 1.47 ms */
    if (problem->bytes < 48684)
        return &choices[23]; /* reduce_wired_chain */
    /* from 48684 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 5.5 ms (5.06 ms to 5.88 ms), 15 samples
     * native 15.3 ms (14.9 ms to 15.6 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 6.03 ms */
    if (problem->bytes < 268435457)
        return &choices[24]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 34.7 ms (34.2 ms to 35.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 11.2 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 1.03 ms (913 us to 1.17 ms), 43 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 904 us */
    if (problem->bytes < 43)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 43 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 1.24 ms (818 us to 1.38 ms), 15 samples
     * native 1.44 ms (800 us to 1.99 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=dealt 1.06 ms */
    if (problem->bytes < 447)
        return &choices[25]; /* reduce_scatter_block_recursive_multiplying */
    /* from 447 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 1.16 ms (991 us to 1.31 ms), 35 samples
     * runner-up: reduce_scatter_block_recursive_halving order=dealt 1.17 ms */
    if (problem->bytes < 992)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 992 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 1.2 ms (1.05 ms to 1.38 ms), 105 samples
     * native 1.35 ms (1.29 ms to 1.51 ms), 105 samples
     * runner-up: reduce_scatter_block_butterfly order=depth_first 1.36 ms */
    if (problem->bytes < 3333)
        return &choices[26]; /* reduce_scatter_block_wired_near_first */
    /* from 3333 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 3.32 ms (2.97 ms to 3.55 ms), 15 samples
     * native 8.52 ms (7.69 ms to 9.2 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first 3.27 ms */
    if (problem->bytes < 65536)
        return &choices[27]; /* reduce_scatter_block_wired_ring */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 52.9 ms (52.3 ms to 53.5 ms), 6 samples
     * native 101 ms (96.7 ms to 110 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=4096 order=depth_first 53 ms */
    if (problem->bytes < 24403224)
        return &choices[28]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 218 ms (210 ms to 226 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 108 ms */
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
    {&ct_allgather, 1, 0.001135473, 0.000954264},
    {&ct_allgather, 64, 0.001027173, 0.001027173},
    {&ct_allgather, 512, 0.001108338, 0.001108338},
    {&ct_allgather, 1024, 0.001332245, 0.001332245},
    {&ct_allgather, 2048, 0.002188114, 0.001568205},
    {&ct_allgather, 4096, 0.004476441, 0.002832754},
    {&ct_allgather, 8192, 0.009774149, 0.006434258},
    {&ct_allgather, 65536, 0.0931968245, 0.053310211},
    {&ct_allgather, 131072, 0.198987038, 0.108345283},
    {&ct_allreduce, 1, 0.001128663, 0.001128663},
    {&ct_allreduce, 64, 0.002200702, 0.001429519},
    {&ct_allreduce, 512, 0.001892325, 0.00086294},
    {&ct_allreduce, 1024, 0.00140028, 0.000806516},
    {&ct_allreduce, 2048, 0.002419777, 0.001332825},
    {&ct_allreduce, 4096, 0.002616423, 0.002094274},
    {&ct_allreduce, 8192, 0.001972123, 0.001440435},
    {&ct_allreduce, 16384, 0.004064855, 0.002242754},
    {&ct_allreduce, 32768, 0.009344012, 0.004969827},
    {&ct_alltoall, 1, 0.00156339, 0.001270518},
    {&ct_alltoall, 64, 0.001912545, 0.001450921},
    {&ct_alltoall, 512, 0.00161593, 0.001516031},
    {&ct_alltoall, 1024, 0.002079563, 0.001661403},
    {&ct_alltoall, 2048, 0.0023852805, 0.0023852805},
    {&ct_bcast, 1, 0.000669733, 0.000300255},
    {&ct_bcast, 64, 0.00070166, 0.0005263},
    {&ct_bcast, 512, 0.000992221, 0.000609543},
    {&ct_bcast, 1024, 0.0005806435, 0.0005806435},
    {&ct_bcast, 2048, 0.0006841845, 0.0006841845},
    {&ct_bcast, 4096, 0.000747639, 0.000747639},
    {&ct_bcast, 8192, 0.001738898, 0.001226978},
    {&ct_bcast, 16384, 0.002671064, 0.001585039},
    {&ct_bcast, 32768, 0.004350088, 0.002628716},
    {&ct_bcast, 65536, 0.009502947, 0.005494485},
    {&ct_reduce, 1, 0.000737213, 0.000555834},
    {&ct_reduce, 64, 0.000514433, 0.000340665},
    {&ct_reduce, 512, 0.000652858, 0.000452621},
    {&ct_reduce, 1024, 0.000507608, 0.000377389},
    {&ct_reduce, 2048, 0.000633274, 0.000513331},
    {&ct_reduce, 4096, 0.000981901, 0.000558948},
    {&ct_reduce, 8192, 0.001357231, 0.000758054},
    {&ct_reduce, 16384, 0.00271137, 0.00123499},
    {&ct_reduce, 32768, 0.006808392, 0.002971695},
    {&ct_reduce, 65536, 0.01529632, 0.005504155},
    {&ct_reduce, 131072, 0.034770804, 0.010433021},
    {&ct_reduce_scatter_block, 1, 0.001030628, 0.001030628},
    {&ct_reduce_scatter_block, 64, 0.001435428, 0.001240719},
    {&ct_reduce_scatter_block, 512, 0.001159929, 0.001159929},
    {&ct_reduce_scatter_block, 1024, 0.001354392, 0.001195095},
    {&ct_reduce_scatter_block, 2048, 0.003600968, 0.001889482},
    {&ct_reduce_scatter_block, 4096, 0.008520956, 0.003323236},
    {&ct_reduce_scatter_block, 8192, 0.017601322, 0.006236324},
    {&ct_reduce_scatter_block, 16384, 0.041257541, 0.012730211},
    {&ct_reduce_scatter_block, 65536, 0.101474541, 0.052938044},
    {&ct_reduce_scatter_block, 131072, 0.217935219, 0.10820448},
};

extern const struct ct_tuned ct_tuned_half_dealt;
const struct ct_tuned ct_tuned_half_dealt = {
    .machine = "lab-e",
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "half-dealt",
    .traits = {.nranks = 11,
               .nhosts = 11,
               .per_host = 1,
               .nswitches = 6,
               .crossing_s = 1.2e-06,
               .ring_s = 1.2e-07,
               .nparts = 1,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0xb6deeacb198197fd),
    .dispatch_hash = UINT64_C(0x54c9f5358ce35635),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x407d2637f0c62e66),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
