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
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
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
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x360dc6b2986c6a4d),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x0cb135ef514f2dad),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7dc4d520aa89ee1f),
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb4f4b540a1a49e42),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xda6a96cbb63cc920),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0x836a3a294d35fc86),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xb4588b46953e2859),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=depth_first */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd679821ee87f2324),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5ee267c21a5a215e),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0x439c6f8d53371077),
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
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x00e5c0f3fa727554),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x34ce14231ea1d97f),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0xfc1c91ce0aa10a99),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x3335410cf0d9ab43),
    },
    {
        .algorithm = &alltoall_bruck,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x21ad596e34e22fbc),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfb72efa9a87f312c),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x20ab9cee40d49f3b),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x30c8b6ead3cb34f8),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=8 order=dealt */
        .setting = {{0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x9d3bf18800c822f9),
    },
    {
        .algorithm = &bcast_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd41956daad430975),
    },
    {
        .algorithm = &bcast_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x56278dac39e50fce),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaa547c1c44c112e2),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xef0f913963d67065),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x556c1e2318570b93),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x0ed5fc1c748283b2),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7efd664f6429d8aa),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0f6c41bf637213c2),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3567e80a10617f98),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x117bfe65066dd09f),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc5132402d29d138d),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5ab6f7125c3add35),
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
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x17632ff558edd215),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=spread 974 us (646 us to 1.41 ms), 15 samples
     * native 1.23 ms (925 us to 1.59 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 892 us */
    if (problem->bytes < 3)
        return &choices[1]; /* allgather_hierarchical */
    /* from 3 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 841 us (743 us to 1.25 ms), 15 samples
     * native 1.3 ms (898 us to 2.14 ms), 15 samples
     * runner-up: allgather_recursive_doubling 967 us */
    if (problem->bytes < 511)
        return &choices[2]; /* allgather_hierarchical */
    /* from 511 bytes: nothing beat native; at 512 bytes:
     * allgather_native 1.34 ms (1.21 ms to 1.47 ms), 70 samples
     * runner-up: allgather_recursive_doubling order=depth_first 1.18 ms */
    if (problem->bytes < 1552)
        return &choices[0]; /* allgather_native */
    /* from 1552 bytes: confirmed; at 2048 bytes:
     * allgather_sparbit pack=1 order=depth_first 1.27 ms (1.11 ms to 1.58 ms), 15 samples
     * native 1.94 ms (1.63 ms to 2.16 ms), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies 1.61 ms */
    if (problem->bytes < 3616)
        return &choices[3]; /* allgather_sparbit */
    /* from 3616 bytes: confirmed; at 4096 bytes:
     * allgather_sparbit pack=0 order=depth_first 3.11 ms (2.89 ms to 3.25 ms), 15 samples
     * native 4.22 ms (3.98 ms to 4.37 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 3.12 ms */
    if (problem->bytes < 7275)
        return &choices[4]; /* allgather_sparbit */
    /* from 7275 bytes: confirmed; at 8192 bytes:
     * allgather_native order=depth_first 6.27 ms (5.88 ms to 6.43 ms), 15 samples
     * native 16.1 ms (15.8 ms to 16.4 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 6.31 ms */
    if (problem->bytes < 65536)
        return &choices[5]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 52.8 ms (52.5 ms to 53.5 ms), 6 samples
     * native 142 ms (134 ms to 153 ms), 6 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 52.9 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_k_reduce_scatter_allgather radix=3 949 us (782 us to 1.7 ms), 15 samples
     * native 1.08 ms (912 us to 1.91 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 754 us */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_k_reduce_scatter_allgather */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 809 us (662 us to 1.09 ms), 15 samples
     * native 1.36 ms (834 us to 2.16 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 800 us */
    if (problem->bytes < 976)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 976 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=depth_first 911 us (656 us to 1.66 ms), 15 samples
     * native 1.23 ms (1.03 ms to 1.54 ms), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=4 order=dealt 784 us */
    if (problem->bytes < 2195)
        return &choices[9]; /* allreduce_tree */
    /* from 2195 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 896 us (788 us to 1.1 ms), 15 samples
     * native 1.42 ms (1.3 ms to 1.81 ms), 15 samples
     * runner-up: allreduce_recursive_doubling order=depth_first 962 us */
    if (problem->bytes < 5259)
        return &choices[10]; /* allreduce_reduce_bcast */
    /* from 5259 bytes: confirmed; at 6103 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 1.21 ms (1.05 ms to 1.49 ms), 75 samples
     * native 1.62 ms (1.44 ms to 1.77 ms), 75 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first 1.21 ms */
    if (problem->bytes < 6469)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 6469 bytes: confirmed; at 8192 bytes:
     * allreduce_two_tree segment_bytes=0 order=depth_first 1.58 ms (1.16 ms to 2.16 ms), 15 samples
     * native 2.05 ms (2.02 ms to 2.6 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=2 between=recursive_doubling 1.46 ms */
    if (problem->bytes < 16646)
        return &choices[12]; /* allreduce_two_tree */
    /* from 16646 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 4.48 ms (4.3 ms to 4.75 ms), 15 samples
     * native 13.7 ms (13.5 ms to 13.8 ms), 15 samples
     * runner-up: allreduce_binary_blocks order=depth_first 4.69 ms */
    if (problem->bytes < 38196)
        return &choices[13]; /* allreduce_wired_halving */
    /* from 38196 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 9.41 ms (9.04 ms to 9.56 ms), 10 samples
     * native 30.1 ms (29.6 ms to 30.6 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 9.5 ms */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 901 us (687 us to 1.59 ms), 15 samples
     * native 1.9 ms (1.01 ms to 2.52 ms), 15 samples
     * runner-up: alltoall_bruck order=dealt 930 us */
    if (problem->bytes < 2)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=ring 799 us (680 us to 1.06 ms), 75 samples
     * native 1.14 ms (1.04 ms to 1.23 ms), 75 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 952 us */
    if (problem->bytes < 126)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 126 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=ring 992 us (841 us to 1.17 ms), 15 samples
     * native 2.12 ms (1.66 ms to 2.91 ms), 15 samples
     * runner-up: alltoall_circulant 1.24 ms */
    if (problem->bytes < 562)
        return &choices[17]; /* alltoall_hierarchical */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck order=depth_first 1.26 ms (1.17 ms to 1.81 ms), 15 samples
     * native 2.04 ms (1.65 ms to 2.44 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=3 order=depth_first 1.53 ms */
    if (problem->bytes < 1611)
        return &choices[18]; /* alltoall_bruck */
    /* from 1611 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 2.38 ms (2.35 ms to 2.44 ms), 245 samples
     * runner-up: alltoall_scattered batch=4 order=dealt 2.34 ms */
    if (problem->bytes < 65536)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 79.4 ms (78.9 ms to 80.1 ms), 6 samples
     * native 106 ms (103 ms to 109 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 79.1 ms */
    return &choices[19]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 586 us (553 us to 618 us), 453 samples
     * runner-up: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial 552 us */
    if (problem->bytes < 17)
        return &choices[0]; /* bcast_native */
    /* from 17 bytes: confirmed; at 64 bytes:
     * bcast_linear 283 us (212 us to 535 us), 15 samples
     * native 630 us (477 us to 1.47 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 order=depth_first 505 us */
    if (problem->bytes < 200)
        return &choices[20]; /* bcast_linear */
    /* from 200 bytes: nothing beat native; at 512 bytes:
     * bcast_native 657 us (614 us to 732 us), 245 samples
     * runner-up: bcast_linear order=depth_first 628 us */
    if (problem->bytes < 596)
        return &choices[0]; /* bcast_native */
    /* from 596 bytes: confirmed; at 660 bytes:
     * bcast_linear order=dealt 357 us (199 us to 509 us), 15 samples
     * native 502 us (403 us to 1.06 ms), 15 samples */
    if (problem->bytes < 724)
        return &choices[21]; /* bcast_linear */
    /* from 724 bytes: confirmed; at 796 bytes:
     * bcast_knomial segment_bytes=0 radix=8 order=dealt 509 us (331 us to 631 us), 15 samples
     * native 725 us (481 us to 1.35 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 594 us */
    if (problem->bytes < 935)
        return &choices[22]; /* bcast_knomial */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * bcast_linear order=depth_first 396 us (323 us to 702 us), 15 samples
     * native 575 us (485 us to 1.24 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 533 us */
    if (problem->bytes < 1123)
        return &choices[23]; /* bcast_linear */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * bcast_bine order=depth_first 511 us (442 us to 703 us), 15 samples
     * native 519 us (412 us to 746 us), 15 samples
     * runner-up: bcast_chain segment_bytes=1024 chains=4 order=dealt 530 us */
    if (problem->bytes < 2217)
        return &choices[24]; /* bcast_bine */
    /* from 2217 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 656 us (543 us to 791 us), 30 samples
     * runner-up: bcast_wired_tree segment_bytes=0 614 us */
    if (problem->bytes < 4528)
        return &choices[0]; /* bcast_native */
    /* from 4528 bytes: confirmed; at 6748 bytes:
     * bcast_wired_tree segment_bytes=0 775 us (703 us to 1.03 ms), 15 samples
     * native 1.83 ms (1.64 ms to 1.89 ms), 15 samples
     * runner-up: bcast_circulant segment_bytes=4096 order=depth_first 811 us */
    if (problem->bytes < 7479)
        return &choices[25]; /* bcast_wired_tree */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * bcast_wired_chain segment_bytes=4096 822 us (760 us to 940 us), 15 samples
     * native 2.26 ms (1.71 ms to 2.39 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=0 926 us */
    if (problem->bytes < 8975)
        return &choices[26]; /* bcast_wired_chain */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 order=depth_first 1.2 ms (1.06 ms to 1.43 ms), 15 samples
     * native 3.32 ms (3.05 ms to 3.59 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 order=depth_first 1.35 ms */
    if (problem->bytes < 16385)
        return &choices[27]; /* bcast_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 2.29 ms (2.11 ms to 2.39 ms), 15 samples
     * native 6.5 ms (6.3 ms to 6.66 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=depth_first 2.53 ms */
    return &choices[28]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=depth_first 385 us (117 us to 541 us), 15 samples
     * native 618 us (470 us to 1.02 ms), 15 samples
     * runner-up: reduce_pairwise_gather order=depth_first 399 us */
    if (problem->bytes < 199)
        return &choices[29]; /* reduce_linear */
    /* from 199 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 343 us (247 us to 426 us), 75 samples
     * native 469 us (427 us to 525 us), 75 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=dealt 417 us */
    if (problem->bytes < 737)
        return &choices[30]; /* reduce_linear */
    /* from 737 bytes: confirmed; at 1024 bytes:
     * reduce_linear 228 us (23.9 us to 378 us), 15 samples
     * native 524 us (327 us to 1 ms), 15 samples
     * runner-up: reduce_linear order=dealt 371 us */
    if (problem->bytes < 1870)
        return &choices[31]; /* reduce_linear */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 602 us (495 us to 667 us), 65 samples
     * runner-up: reduce_wired_tree segment_bytes=0 498 us */
    if (problem->bytes < 2245)
        return &choices[0]; /* reduce_native */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 732 us (570 us to 783 us), 15 samples
     * native 1.27 ms (859 us to 1.53 ms), 15 samples
     * runner-up: reduce_bine order=depth_first 687 us */
    if (problem->bytes < 11744)
        return &choices[32]; /* reduce_wired_tree */
    /* from 11744 bytes: confirmed; at 16384 bytes:
     * reduce_two_tree segment_bytes=4096 order=depth_first 1.25 ms (1.08 ms to 1.59 ms), 15 samples
     * native 2.87 ms (2.66 ms to 3.41 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 1.25 ms */
    if (problem->bytes < 23168)
        return &choices[33]; /* reduce_two_tree */
    /* from 23168 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=4096 2.6 ms (2.21 ms to 3.36 ms), 15 samples
     * native 7.79 ms (7.54 ms to 8.27 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 2.7 ms */
    if (problem->bytes < 45397)
        return &choices[34]; /* reduce_wired_chain */
    /* from 45397 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=4096 order=depth_first 5.22 ms (5.11 ms to 6 ms), 15 samples
     * native 19.9 ms (19.7 ms to 20.1 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 5.71 ms */
    if (problem->bytes < 268435457)
        return &choices[35]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 254 ms (46.3 ms to 258 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 11.2 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 823 us (747 us to 926 us), 45 samples
     * native 970 us (871 us to 1.04 ms), 45 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=dealt 876 us */
    if (problem->bytes < 9)
        return &choices[36]; /* reduce_scatter_block_hierarchical */
    /* from 9 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 1.06 ms (988 us to 1.11 ms), 260 samples
     * runner-up: reduce_scatter_block_recursive_halving order=dealt 856 us */
    if (problem->bytes < 86)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 86 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 850 us (775 us to 930 us), 180 samples
     * native 993 us (952 us to 1.07 ms), 180 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 947 us */
    if (problem->bytes < 741)
        return &choices[37]; /* reduce_scatter_block_recursive_multiplying */
    /* from 741 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_wired_near_first 1.32 ms (1.14 ms to 1.92 ms), 15 samples
     * native 2.13 ms (1.98 ms to 2.49 ms), 15 samples
     * runner-up: reduce_scatter_block_butterfly order=depth_first 1.21 ms */
    if (problem->bytes < 2513)
        return &choices[38]; /* reduce_scatter_block_wired_near_first */
    /* from 2513 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 3.26 ms (3 ms to 3.97 ms), 15 samples
     * native 11.1 ms (10.3 ms to 12 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 3.2 ms */
    if (problem->bytes < 65536)
        return &choices[39]; /* reduce_scatter_block_ring */
    /* from 65536 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 53 ms (52.2 ms to 53.4 ms), 6 samples
     * native 105 ms (102 ms to 116 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 53.4 ms */
    if (problem->bytes < 24403224)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 284 ms (256 ms to 311 ms), 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 106 ms */
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
    {&ct_allgather, 1, 0.001231686, 0.000973793},
    {&ct_allgather, 64, 0.0012981, 0.000840737},
    {&ct_allgather, 512, 0.001338199, 0.001338199},
    {&ct_allgather, 1024, 0.0011713315, 0.0011713315},
    {&ct_allgather, 2048, 0.00193623, 0.001266217},
    {&ct_allgather, 4096, 0.004215299, 0.003105994},
    {&ct_allgather, 8192, 0.016135719, 0.00626718},
    {&ct_allgather, 16384, 0.032710474, 0.0128784555},
    {&ct_allgather, 65536, 0.14221616, 0.052808647},
    {&ct_allgather, 131072, 0.574655861, 0.106149424},
    {&ct_allreduce, 1, 0.001076821, 0.000949297},
    {&ct_allreduce, 64, 0.001359034, 0.00080926},
    {&ct_allreduce, 512, 0.001269542, 0.0008297255},
    {&ct_allreduce, 1024, 0.001230113, 0.000911121},
    {&ct_allreduce, 2048, 0.001193519, 0.000848548},
    {&ct_allreduce, 4096, 0.001421838, 0.000895848},
    {&ct_allreduce, 8192, 0.002052522, 0.001581464},
    {&ct_allreduce, 16384, 0.005296812, 0.0026174},
    {&ct_allreduce, 32768, 0.013650785, 0.004481213},
    {&ct_allreduce, 65536, 0.0301049715, 0.009413016},
    {&ct_alltoall, 1, 0.001902715, 0.000901156},
    {&ct_alltoall, 64, 0.001144597, 0.000799194},
    {&ct_alltoall, 512, 0.002120313, 0.00099179},
    {&ct_alltoall, 1024, 0.002036669, 0.001255401},
    {&ct_alltoall, 2048, 0.002384905, 0.002384905},
    {&ct_alltoall, 65536, 0.106455347, 0.0794454525},
    {&ct_alltoall, 131072, 0.542572444, 0.158814613},
    {&ct_bcast, 1, 0.000585528, 0.000585528},
    {&ct_bcast, 64, 0.000629773, 0.00028342},
    {&ct_bcast, 512, 0.000656823, 0.000656823},
    {&ct_bcast, 1024, 0.000574967, 0.000395907},
    {&ct_bcast, 2048, 0.000518874, 0.000510627},
    {&ct_bcast, 4096, 0.000655937, 0.000655937},
    {&ct_bcast, 8192, 0.002264927, 0.000821999},
    {&ct_bcast, 16384, 0.003322876, 0.001195642},
    {&ct_bcast, 32768, 0.00649648, 0.002285058},
    {&ct_bcast, 65536, 0.013770062, 0.005189212},
    {&ct_bcast, 131072, 0.0301096985, 0.011928928},
    {&ct_reduce, 1, 0.000617866, 0.000385342},
    {&ct_reduce, 64, 0.000733448, 0.000379081},
    {&ct_reduce, 512, 0.000469085, 0.000343118},
    {&ct_reduce, 1024, 0.000524147, 0.000228469},
    {&ct_reduce, 2048, 0.000602148, 0.000602148},
    {&ct_reduce, 4096, 0.001271154, 0.000732086},
    {&ct_reduce, 8192, 0.001493014, 0.000906944},
    {&ct_reduce, 16384, 0.002871296, 0.001250043},
    {&ct_reduce, 32768, 0.007788636, 0.002601968},
    {&ct_reduce, 65536, 0.019853099, 0.005218146},
    {&ct_reduce, 131072, 0.253953523, 0.0112378535},
    {&ct_reduce_scatter_block, 1, 0.000970438, 0.0008231},
    {&ct_reduce_scatter_block, 64, 0.0010555645, 0.0010555645},
    {&ct_reduce_scatter_block, 512, 0.000992569, 0.0008498245},
    {&ct_reduce_scatter_block, 1024, 0.002127954, 0.001323587},
    {&ct_reduce_scatter_block, 2048, 0.004940694, 0.001519883},
    {&ct_reduce_scatter_block, 4096, 0.011131356, 0.003263153},
    {&ct_reduce_scatter_block, 8192, 0.023174743, 0.006346538},
    {&ct_reduce_scatter_block, 16384, 0.049650814, 0.0128068645},
    {&ct_reduce_scatter_block, 65536, 0.105320296, 0.0530231445},
    {&ct_reduce_scatter_block, 131072, 0.283846035, 0.106835996},
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
    .dispatch_hash = UINT64_C(0x98b7b90f2b57c6aa),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x06d128ae5400db10),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
