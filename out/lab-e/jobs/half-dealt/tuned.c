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
extern const struct ct_algorithm allgather_recursive_multiplying;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allreduce_rabenseifner_far;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_scattered;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_binary;
extern const struct ct_algorithm bcast_split_binary;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_kary;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_wired_chain;
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
        .algorithm = &allgather_recursive_multiplying,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf18ba40c02ba5ac8),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x73ea2c004928bd08),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5f48524d44371011),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x26876999b8c4b1b9),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4abd4c84d6bf9396),
    },
    {
        .algorithm = &allreduce_rabenseifner_far,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x49493f5e5d751c25),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 */
        .setting = {{0, 0, 8}},
        .fingerprint = UINT64_C(0x31fe455c0ffaeafc),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x8e99af6b46f55abf),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 */
        .setting = {{0, 1, 8}},
        .fingerprint = UINT64_C(0x41a6657b665814c0),
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x196afadfd5ba7b0c),
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
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd5198bd5d4822ea7),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x971cebd45e28fbb4),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0x00de8e2b7f3f11db),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x2db149223ab6f5fa),
    },
    {
        .algorithm = &alltoall_scattered,
        /* batch=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xc87b8c2c9cc55b14),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6ac912abe9809f0c),
    },
    {
        .algorithm = &bcast_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x240ec161409f0605),
    },
    {
        .algorithm = &bcast_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xac2572842b9af17b),
    },
    {
        .algorithm = &bcast_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x58318af6366f968e),
    },
    {
        .algorithm = &bcast_split_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4c82d077ab3d377f),
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
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0xe164ad59347d43b9),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xbde78c7160ea55d6),
    },
    {
        .algorithm = &reduce_kary,
        /* segment_bytes=4096 radix=3 */
        .setting = {{4096, 3}},
        .fingerprint = UINT64_C(0xd7c22fb549b3435b),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xdd2ad38439a8c63b),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x81305f26e40e81ee),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc07398e90691b853),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7e5db87bd6fd60b6),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0x8039f83b70de59ce),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
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
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.2 ms (1.12 ms to 1.27 ms), 15 samples
     * native 1.71 ms (1.42 ms to 1.97 ms), 15 samples
     * runner-up: allgather_recursive_doubling 1.4 ms */
    if (problem->bytes < 59)
        return &choices[1]; /* allgather_hierarchical */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * allgather_native 3.01 ms (2.79 ms to 3.43 ms), 135 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 2.17 ms */
    if (problem->bytes < 72)
        return &choices[0]; /* allgather_native */
    /* from 72 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 1.25 ms (1.07 ms to 1.5 ms), 15 samples
     * native 1.49 ms (1.3 ms to 1.61 ms), 15 samples
     * runner-up: allgather_recursive_doubling order=depth_first 1.4 ms */
    if (problem->bytes < 740)
        return &choices[1]; /* allgather_hierarchical */
    /* from 740 bytes: confirmed; at 1024 bytes:
     * allgather_recursive_multiplying radix=3 order=depth_first 5.48 ms (4 ms to 8.71 ms), 15 samples
     * native 7.23 ms (4.65 ms to 9.82 ms), 15 samples
     * runner-up: allgather_bruck order=depth_first 2.9 ms */
    if (problem->bytes < 1026)
        return &choices[2]; /* allgather_recursive_multiplying */
    /* from 1026 bytes: confirmed; at 2048 bytes:
     * allgather_wired_far_first order_by=copies 1.67 ms (1.53 ms to 1.91 ms), 15 samples
     * native 2.1 ms (2.01 ms to 2.31 ms), 15 samples */
    if (problem->bytes < 2993)
        return &choices[3]; /* allgather_wired_far_first */
    /* from 2993 bytes: confirmed; at 4096 bytes:
     * allgather_ring segment_bytes=0 order=depth_first 3.24 ms (2.85 ms to 3.32 ms), 15 samples
     * native 4.64 ms (4.51 ms to 4.79 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 3.26 ms */
    if (problem->bytes < 16385)
        return &choices[4]; /* allgather_ring */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 26.2 ms (26 ms to 26.7 ms), 6 samples
     * native 45 ms (43 ms to 46.5 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=8192 order=depth_first 26.3 ms */
    if (problem->bytes < 46340)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 46340 bytes: confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=16384 53.7 ms (52.7 ms to 55.1 ms), 6 samples
     * native 95.8 ms (91.4 ms to 98 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=16384 order=depth_first 52.9 ms */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_rabenseifner_far order=dealt 3.26 ms (2.17 ms to 6.7 ms), 15 samples
     * native 4.55 ms (3.64 ms to 5.55 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first 1.15 ms */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_rabenseifner_far */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 2.33 ms (1.87 ms to 4.46 ms), 15 samples
     * native 6.62 ms (3.72 ms to 7.51 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 1.47 ms */
    if (problem->bytes < 98)
        return &choices[8]; /* allreduce_tree */
    /* from 98 bytes: confirmed; at 512 bytes:
     * allreduce_reduce_bcast 1.65 ms (1.32 ms to 2.23 ms), 15 samples
     * native 3.13 ms (2.36 ms to 4.15 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 1.39 ms */
    if (problem->bytes < 1273)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 1273 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 2.87 ms (1.83 ms to 4.71 ms), 15 samples
     * native 4.61 ms (3.81 ms to 7.11 ms), 15 samples
     * runner-up: allreduce_reduce_bcast 2.22 ms */
    if (problem->bytes < 2078)
        return &choices[10]; /* allreduce_tree */
    /* from 2078 bytes: confirmed; at 4096 bytes:
     * allreduce_recursive_multiplying radix=4 order=depth_first 2.53 ms (2.04 ms to 3.68 ms), 15 samples
     * native 3.91 ms (3.22 ms to 5.37 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 2.41 ms */
    if (problem->bytes < 4102)
        return &choices[11]; /* allreduce_recursive_multiplying */
    /* from 4102 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 order=depth_first 1.85 ms (1.66 ms to 2.02 ms), 15 samples
     * native 2.66 ms (2.51 ms to 3.53 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 2.76 ms */
    if (problem->bytes < 12581)
        return &choices[12]; /* allreduce_tree */
    /* from 12581 bytes: confirmed; at 16384 bytes:
     * allreduce_binary_blocks order=depth_first 2.28 ms (1.97 ms to 2.5 ms), 15 samples
     * native 3.87 ms (3.76 ms to 4.11 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 2.84 ms */
    if (problem->bytes < 29110)
        return &choices[13]; /* allreduce_binary_blocks */
    /* from 29110 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_halving segment_bytes=262144 5.32 ms (4.84 ms to 8.51 ms), 15 samples
     * native 10.6 ms (9.91 ms to 12.6 ms), 15 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 4.84 ms */
    if (problem->bytes < 35223)
        return &choices[14]; /* allreduce_wired_halving */
    /* from 35223 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 order=depth_first 9.47 ms (9.21 ms to 9.79 ms), 10 samples
     * native 24.9 ms (24.4 ms to 25.7 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 9.36 ms */
    if (problem->bytes < 268435457)
        return &choices[15]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 54.5 ms (53.6 ms to 55.2 ms), 20 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 19.1 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * alltoall_native 3.98 ms (2.96 ms to 8.46 ms), 13 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 2.52 ms */
    if (problem->bytes < 2)
        return &choices[0]; /* alltoall_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 1.5 ms (1.36 ms to 1.69 ms), 15 samples
     * native 1.83 ms (1.5 ms to 1.96 ms), 15 samples
     * runner-up: alltoall_bruck order=depth_first 1.52 ms */
    if (problem->bytes < 626)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 626 bytes: confirmed; at 1024 bytes:
     * alltoall_circulant 3.94 ms (3.4 ms to 4.73 ms), 165 samples
     * native 4.82 ms (4.52 ms to 5.59 ms), 165 samples
     * runner-up: alltoall_bruck order=dealt 2.91 ms */
    if (problem->bytes < 1544)
        return &choices[17]; /* alltoall_circulant */
    /* from 1544 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 3.37 ms (3.21 ms to 3.57 ms), 160 samples
     * runner-up: alltoall_scattered batch=8 order=depth_first 3.05 ms */
    if (problem->bytes < 3405)
        return &choices[0]; /* alltoall_native */
    /* from 3405 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=4 order=dealt 4.68 ms (4.59 ms to 4.76 ms), 150 samples
     * native 4.88 ms (4.78 ms to 4.93 ms), 150 samples
     * runner-up: alltoall_scattered batch=4 4.76 ms */
    if (problem->bytes < 11718)
        return &choices[18]; /* alltoall_spread */
    /* from 11718 bytes: confirmed; at 16384 bytes:
     * alltoall_scattered batch=4 19.5 ms (19.4 ms to 19.7 ms), 60 samples
     * native 19.9 ms (19.9 ms to 20.2 ms), 60 samples
     * runner-up: alltoall_ring segment_bytes=8192 19.5 ms */
    if (problem->bytes < 18067)
        return &choices[19]; /* alltoall_scattered */
    /* beyond 131072 bytes nothing was measured */
    /* from 18067 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 39.5 ms (39.2 ms to 52.4 ms), 6 samples
     * native 51.7 ms (49 ms to 73 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 39.7 ms */
    return &choices[20]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_linear order=dealt 1.05 ms (976 us to 1.22 ms), 135 samples
     * native 1.29 ms (1.2 ms to 1.42 ms), 135 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 order=depth_first 977 us */
    if (problem->bytes < 3)
        return &choices[21]; /* bcast_linear */
    /* from 3 bytes: confirmed; at 64 bytes:
     * bcast_linear order=depth_first 1.4 ms (1.08 ms to 2.03 ms), 75 samples
     * native 1.96 ms (1.71 ms to 2.81 ms), 75 samples
     * runner-up: bcast_linear 1.05 ms */
    if (problem->bytes < 97)
        return &choices[22]; /* bcast_linear */
    /* from 97 bytes: nothing beat native; at 512 bytes:
     * bcast_native 770 us (731 us to 810 us), 265 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=8 order=dealt 814 us */
    if (problem->bytes < 675)
        return &choices[0]; /* bcast_native */
    /* from 675 bytes: confirmed; at 1024 bytes:
     * bcast_linear order=depth_first 1.01 ms (638 us to 3.08 ms), 15 samples
     * native 1.81 ms (1.06 ms to 3.93 ms), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 1.24 ms */
    if (problem->bytes < 2147)
        return &choices[22]; /* bcast_linear */
    /* from 2147 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 1.21 ms (1.13 ms to 1.33 ms), 215 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=depth_first 1.08 ms */
    if (problem->bytes < 6904)
        return &choices[0]; /* bcast_native */
    /* from 6904 bytes: confirmed; at 8192 bytes:
     * bcast_binary segment_bytes=4096 order=depth_first 1.27 ms (1.05 ms to 1.37 ms), 15 samples
     * native 2.03 ms (1.56 ms to 2.32 ms), 15 samples
     * runner-up: bcast_binomial segment_bytes=0 order=depth_first 1.23 ms */
    if (problem->bytes < 13429)
        return &choices[23]; /* bcast_binary */
    /* from 13429 bytes: confirmed; at 16384 bytes:
     * bcast_split_binary segment_bytes=4096 order=depth_first 3.01 ms (1.89 ms to 3.56 ms), 15 samples
     * native 5.33 ms (4.16 ms to 6.51 ms), 15 samples
     * runner-up: bcast_circulant segment_bytes=4096 order=dealt 2.33 ms */
    if (problem->bytes < 16385)
        return &choices[24]; /* bcast_split_binary */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 3.19 ms (2.37 ms to 3.71 ms), 15 samples
     * native 5.11 ms (4.69 ms to 5.59 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=depth_first 3.03 ms */
    return &choices[25]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 76.7 us (67.4 us to 1.05 ms), 15 samples
     * native 1.48 ms (1.09 ms to 1.87 ms), 15 samples
     * runner-up: reduce_binomial order=dealt 659 us */
    if (problem->bytes < 8)
        return &choices[26]; /* reduce_linear */
    /* from 8 bytes: confirmed; at 64 bytes:
     * reduce_linear 1.29 ms (654 us to 2.32 ms), 15 samples
     * native 3.02 ms (1.08 ms to 6.31 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 915 us */
    if (problem->bytes < 935)
        return &choices[27]; /* reduce_linear */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_knomial segment_bytes=0 radix=4 963 us (585 us to 1.09 ms), 15 samples
     * native 1.3 ms (852 us to 3.83 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=dealt 1.05 ms */
    if (problem->bytes < 1123)
        return &choices[28]; /* reduce_knomial */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_linear 1.24 ms (1.08 ms to 1.45 ms), 195 samples
     * native 1.94 ms (1.66 ms to 2.2 ms), 195 samples
     * runner-up: reduce_linear order=dealt 875 us */
    if (problem->bytes < 2291)
        return &choices[27]; /* reduce_linear */
    /* from 2291 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=3 988 us (776 us to 1.28 ms), 15 samples
     * native 1.99 ms (1.49 ms to 2.17 ms), 15 samples
     * runner-up: reduce_binomial order=depth_first 1.13 ms */
    if (problem->bytes < 4678)
        return &choices[29]; /* reduce_knomial */
    /* from 4678 bytes: confirmed; at 8192 bytes:
     * reduce_kary segment_bytes=4096 radix=3 1.65 ms (1.08 ms to 1.83 ms), 15 samples
     * native 2.22 ms (1.85 ms to 2.67 ms), 15 samples
     * runner-up: reduce_in_order_binary segment_bytes=4096 order=dealt 1.42 ms */
    if (problem->bytes < 8313)
        return &choices[30]; /* reduce_kary */
    /* from 8313 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 4.31 ms (3.86 ms to 5.12 ms), 90 samples
     * native 6.13 ms (5.41 ms to 7.23 ms), 90 samples
     * runner-up: reduce_kary segment_bytes=4096 radix=3 order=dealt 3.55 ms */
    if (problem->bytes < 16392)
        return &choices[31]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 7.33 ms (4.31 ms to 8.73 ms), 15 samples
     * native 9.96 ms (8.67 ms to 11 ms), 15 samples
     * runner-up: reduce_bine_scatter_gather order=depth_first 5.24 ms */
    if (problem->bytes < 85178)
        return &choices[32]; /* reduce_chain */
    /* from 85178 bytes: confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=16384 10.7 ms (10.3 ms to 11.6 ms), 10 samples
     * native 35.2 ms (34.7 ms to 35.8 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=4096 order=depth_first 11.1 ms */
    if (problem->bytes < 268435457)
        return &choices[33]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 35.2 ms (34.7 ms to 35.8 ms), 10 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 10.6 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=dealt 1.92 ms (1.46 ms to 2.54 ms), 15 samples
     * native 2.77 ms (1.64 ms to 4.23 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all 1.91 ms */
    if (problem->bytes < 38)
        return &choices[34]; /* reduce_scatter_block_recursive_multiplying */
    /* from 38 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 1.44 ms (1.13 ms to 1.91 ms), 15 samples
     * native 1.48 ms (1.18 ms to 2.19 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 1.25 ms */
    if (problem->bytes < 115)
        return &choices[35]; /* reduce_scatter_block_recursive_multiplying */
    /* from 115 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 1.63 ms (1.57 ms to 1.66 ms), 240 samples
     * runner-up: reduce_scatter_block_recursive_halving order=depth_first 1.63 ms */
    if (problem->bytes < 935)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_native order=depth_first 1.69 ms (1.41 ms to 2.09 ms), 15 samples
     * native 1.88 ms (1.59 ms to 3.08 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_near_first 1.72 ms */
    if (problem->bytes < 1123)
        return &choices[36]; /* reduce_scatter_block_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_wired_near_first 2.03 ms (1.72 ms to 2.73 ms), 15 samples
     * native 3.85 ms (3.61 ms to 5.55 ms), 15 samples
     * runner-up: reduce_scatter_block_bruck_radix radix=2 2.63 ms */
    if (problem->bytes < 2750)
        return &choices[37]; /* reduce_scatter_block_wired_near_first */
    /* from 2750 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 3.21 ms (2.94 ms to 3.47 ms), 15 samples
     * native 7.77 ms (7.32 ms to 7.92 ms), 15 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first 3.48 ms */
    if (problem->bytes < 16392)
        return &choices[38]; /* reduce_scatter_block_wired_ring */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 26.2 ms (25.9 ms to 26.6 ms), 6 samples
     * native 89.4 ms (86.3 ms to 92 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=4096 27.3 ms */
    if (problem->bytes < 55898)
        return &choices[39]; /* reduce_scatter_block_wired_ring */
    /* from 55898 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 54.8 ms (53.1 ms to 55.5 ms), 6 samples
     * native 109 ms (103 ms to 116 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 53.7 ms */
    if (problem->bytes < 24403224)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 24403224 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 219 ms (210 ms to 243 ms), 4 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 107 ms */
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
    {&ct_allgather, 1, 0.00170564, 0.001203762},
    {&ct_allgather, 64, 0.003012675, 0.003012675},
    {&ct_allgather, 512, 0.001492503, 0.00124959},
    {&ct_allgather, 1024, 0.007228207, 0.005479427},
    {&ct_allgather, 2048, 0.002098703, 0.001670412},
    {&ct_allgather, 4096, 0.004643307, 0.003240963},
    {&ct_allgather, 8192, 0.00954119, 0.006103871},
    {&ct_allgather, 16384, 0.0198916125, 0.013018793},
    {&ct_allgather, 32768, 0.044987472, 0.02619565},
    {&ct_allgather, 65536, 0.095818284, 0.053744903},
    {&ct_allgather, 131072, 0.186891047, 0.106642391},
    {&ct_allreduce, 1, 0.00454784, 0.003257825},
    {&ct_allreduce, 64, 0.006620053, 0.002332238},
    {&ct_allreduce, 512, 0.003128573, 0.001647572},
    {&ct_allreduce, 1024, 0.005638252, 0.004154097},
    {&ct_allreduce, 2048, 0.004609628, 0.0028693},
    {&ct_allreduce, 4096, 0.003913337, 0.002526498},
    {&ct_allreduce, 8192, 0.002664568, 0.001854758},
    {&ct_allreduce, 16384, 0.003871659, 0.002278366},
    {&ct_allreduce, 32768, 0.010600391, 0.005316222},
    {&ct_allreduce, 65536, 0.0248543095, 0.0094663225},
    {&ct_allreduce, 131072, 0.054165034, 0.018915314},
    {&ct_alltoall, 1, 0.003982305, 0.003982305},
    {&ct_alltoall, 64, 0.001825203, 0.001498995},
    {&ct_alltoall, 512, 0.003001256, 0.002190554},
    {&ct_alltoall, 1024, 0.004823293, 0.003937984},
    {&ct_alltoall, 2048, 0.003373087, 0.003373087},
    {&ct_alltoall, 4096, 0.0048844915, 0.0046832405},
    {&ct_alltoall, 8192, 0.009703422, 0.00935922},
    {&ct_alltoall, 16384, 0.019948043, 0.019495302},
    {&ct_alltoall, 32768, 0.051674352, 0.039514726},
    {&ct_alltoall, 65536, 0.105138336, 0.079334041},
    {&ct_alltoall, 131072, 0.21487645, 0.159384113},
    {&ct_bcast, 1, 0.001288462, 0.001045139},
    {&ct_bcast, 64, 0.001955455, 0.001401263},
    {&ct_bcast, 512, 0.000769594, 0.000769594},
    {&ct_bcast, 1024, 0.001811747, 0.001009822},
    {&ct_bcast, 2048, 0.001817929, 0.001114641},
    {&ct_bcast, 4096, 0.001205398, 0.001205398},
    {&ct_bcast, 8192, 0.002025326, 0.001274977},
    {&ct_bcast, 16384, 0.005328876, 0.003006636},
    {&ct_bcast, 32768, 0.0051058, 0.003188895},
    {&ct_bcast, 65536, 0.009527113, 0.004790762},
    {&ct_bcast, 131072, 0.022053569, 0.010428514},
    {&ct_reduce, 1, 0.001478626, 7.6713e-05},
    {&ct_reduce, 64, 0.00302472, 0.00128728},
    {&ct_reduce, 512, 0.000663207, 0.000595742},
    {&ct_reduce, 1024, 0.001297099, 0.000962514},
    {&ct_reduce, 2048, 0.001944455, 0.001244371},
    {&ct_reduce, 4096, 0.001990351, 0.000987946},
    {&ct_reduce, 8192, 0.002219158, 0.001647391},
    {&ct_reduce, 16384, 0.0061328295, 0.004308423},
    {&ct_reduce, 32768, 0.009961644, 0.00733154},
    {&ct_reduce, 65536, 0.015456349, 0.005052774},
    {&ct_reduce, 131072, 0.035183903, 0.0106560485},
    {&ct_reduce_scatter_block, 1, 0.002770676, 0.001922695},
    {&ct_reduce_scatter_block, 64, 0.001481823, 0.001435647},
    {&ct_reduce_scatter_block, 512, 0.001625396, 0.001625396},
    {&ct_reduce_scatter_block, 1024, 0.001882216, 0.001687442},
    {&ct_reduce_scatter_block, 2048, 0.003853576, 0.002033937},
    {&ct_reduce_scatter_block, 4096, 0.007774576, 0.00320598},
    {&ct_reduce_scatter_block, 8192, 0.018175858, 0.006164384},
    {&ct_reduce_scatter_block, 16384, 0.0426427125, 0.0129151065},
    {&ct_reduce_scatter_block, 32768, 0.0893676835, 0.0262376845},
    {&ct_reduce_scatter_block, 65536, 0.108997224, 0.0547886085},
    {&ct_reduce_scatter_block, 131072, 0.229236067, 0.107989388},
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
    .dispatch_hash = UINT64_C(0x3690bc6e8a7c9b45),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x407d2637f0c62e66),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
