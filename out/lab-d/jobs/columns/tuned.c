/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 8 ranks,
 * the first of 6 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_k_reduce_scatter_allgather;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_kary;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd46843b84555fa35),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0x963c4e25957671ab),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x7a080817602a2993),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3d4d27a008326f34),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe1ea4d86accb3d29),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xc0e7a1ad0a524c73),
    },
    {
        .algorithm = &allreduce_k_reduce_scatter_allgather,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xafb6edc6ba32b606),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0x21a70f8ad61019f3),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=mesh_3d */
        .setting = {{2}},
        .fingerprint = UINT64_C(0x004709ef7310c55a),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x391104f850bdfa2e),
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0d038b6a93d2e81d),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa6074f753196d8ab),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x75b74f43ae9dbed3),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=ring allgather=ring order=dealt */
        .setting = {{1, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x821a4e9d8b1c6b9e),
    },
    {
        .algorithm = &alltoall_bine,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x804489d14c42009d),
    },
    {
        .algorithm = &alltoall_bine,
        .fingerprint = UINT64_C(0xd6062c47b83c21d6),
    },
    {
        .algorithm = &bcast_bine,
        .fingerprint = UINT64_C(0xb90b4d00e6db4ecc),
    },
    {
        .algorithm = &bcast_kary,
        /* segment_bytes=1024 radix=3 */
        .setting = {{1024, 3}},
        .fingerprint = UINT64_C(0x8b3928f40acd63f8),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x42e5c97f0e55e1e7),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8bd40d3a81052ec0),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0x588518c07ab0de3d),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xed4355e0c31a2fed),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0xae66d07512de98e0),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xfe51c0ba8f7f5493),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x71ca1fa9918efbc4),
    },
    {
        .algorithm = &reduce_bine,
        .fingerprint = UINT64_C(0x80e6404eaa1c070f),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9434625876c53934),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa84c593880814a48),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=dealt */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x4962b0b73c69069f),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x92d0a3058bd9630b),
    },
    {
        .algorithm = &reduce_scatter_block_alltoall,
        /* alltoall=ring order=dealt */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xae562f028aafea24),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x8280026f9268c993),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x660ee6d10f49ed74),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allgather_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=ring, from 1 bytes on */
    /* dropped: allgather_hierarchical leaders=2 between=recursive_doubling, from 64 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 59)
        return &choices[0]; /* allgather_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * allgather_bine order_by=copies 6.56 ms (6.44 ms to 7.66 ms), 3 samples
     * native 8.4 ms (6.85 ms to 9.95 ms), 2 samples
     * runner-up: allgather_recursive_doubling order=dealt 6.57 ms */
    if (problem->bytes < 72)
        return &choices[1]; /* allgather_bine */
    /* from 72 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgather_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_recursive_doubling 7.35 ms (6.41 ms to 13.8 ms), 3 samples
     * native 9.33 ms (8.93 ms to 9.74 ms), 2 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies order=dealt 7.41 ms */
    if (problem->bytes < 8192)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_neighbor_exchange 12.2 ms (11.8 ms to 17.2 ms), 3 samples
     * native 16.8 ms (16.4 ms to 17.2 ms), 2 samples
     * runner-up: allgather_spread window=4 order=dealt 13.5 ms */
    if (problem->bytes < 16384)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allgather_ring segment_bytes=0 22.2 ms (20.5 ms to 24.1 ms), 3 samples
     * native 32.9 ms (30.9 ms to 34.1 ms), 5 samples
     * runner-up: allgather_wired_ring segment_bytes=0 22.3 ms */
    if (problem->bytes < 32768)
        return &choices[4]; /* allgather_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 41.2 ms (38.1 ms to 43.3 ms), 5 samples
     * native 69.1 ms (65.3 ms to 96.4 ms), 5 samples
     * runner-up: allgather_ring segment_bytes=16384 order=dealt 41.8 ms */
    if (problem->bytes < 131072)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allgather_ring segment_bytes=16384 order=dealt 171 ms (171 ms to 171 ms), 1 samples
     * native 223 ms (219 ms to 227 ms), 2 samples
     * runner-up: allgather_ring segment_bytes=16384 174 ms */
    return &choices[6]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: allreduce_hierarchical leaders=2 between=recursive_doubling, from 1 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=rabenseifner, from 64 bytes on */
    /* dropped: allreduce_hierarchical leaders=2 between=ring, from 512 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_k_reduce_scatter_allgather radix=3 order=dealt 5.05 ms (4.67 ms to 6.91 ms), 3 samples
     * native 7.36 ms (6.25 ms to 8.11 ms), 3 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=recursive_doubling order=dealt 5.16 ms */
    if (problem->bytes < 64)
        return &choices[7]; /* allreduce_k_reduce_scatter_allgather */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 6.66 ms (5.73 ms to 10.4 ms), 3 samples
     * native 11.9 ms (11.3 ms to 15.6 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 7.04 ms */
    if (problem->bytes < 512)
        return &choices[8]; /* allreduce_tree */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_allgather_reduce allgather=mesh_3d 7.43 ms (6.8 ms to 8.02 ms), 3 samples
     * native 10.1 ms (10 ms to 10.2 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=4 7.44 ms */
    if (problem->bytes < 1024)
        return &choices[9]; /* allreduce_allgather_reduce */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 6.9 ms (6.52 ms to 11.6 ms), 4 samples
     * native 13.2 ms (9.69 ms to 14.3 ms), 3 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 7.1 ms */
    if (problem->bytes < 2048)
        return &choices[10]; /* allreduce_tree */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * allreduce_allgather_reduce allgather=mesh_3d 7.3 ms (7.06 ms to 8.71 ms), 4 samples
     * native 11.3 ms (7.76 ms to 11.7 ms), 5 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 7.76 ms */
    if (problem->bytes < 4096)
        return &choices[9]; /* allreduce_allgather_reduce */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_recursive_multiplying radix=3 order=dealt 8.18 ms (6.55 ms to 13.2 ms), 3 samples
     * native 10.7 ms (10.2 ms to 11.3 ms), 2 samples
     * runner-up: allreduce_reduce_bcast 8.24 ms */
    if (problem->bytes < 8192)
        return &choices[11]; /* allreduce_recursive_multiplying */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 7.53 ms (6.6 ms to 8.86 ms), 5 samples
     * native 12.7 ms (12 ms to 13.5 ms), 2 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 8.69 ms */
    if (problem->bytes < 14957)
        return &choices[8]; /* allreduce_tree */
    /* from 14957 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_two_tree segment_bytes=0 10.9 ms (10.5 ms to 14.5 ms), 3 samples
     * native 14.2 ms (13.3 ms to 15.1 ms), 2 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=dealt 11.1 ms */
    if (problem->bytes < 17949)
        return &choices[12]; /* allreduce_two_tree */
    /* from 17949 bytes: undecided */
    if (problem->bytes < 65536)
        return &choices[0]; /* allreduce_native */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=0 22 ms (21 ms to 28.3 ms), 3 samples
     * native 35.1 ms (28.7 ms to 40.9 ms), 5 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4 23.2 ms */
    if (problem->bytes < 131072)
        return &choices[13]; /* allreduce_ring */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * allreduce_variation_2 alltoall=ring allgather=ring order=dealt 42.6 ms (41.1 ms to 45.8 ms), 5 samples
     * native 69.6 ms (63.4 ms to 94.8 ms), 5 samples
     * runner-up: allreduce_ring segment_bytes=0 44.5 ms */
    if (problem->bytes < 33554433)
        return &choices[14]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 33554433 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 69.6 ms (63.4 ms to 94.8 ms), 5 samples
     * runner-up: allreduce_variation_2 alltoall=ring allgather=ring order=dealt 42.6 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: alltoall_hierarchical leaders=2 between=spread, from 1 bytes on */
    /* dropped: alltoall_hierarchical leaders=2 between=ring, from 512 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* alltoall_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_bine order=dealt 7.33 ms (7.3 ms to 15.1 ms), 3 samples
     * native 9.77 ms (9.09 ms to 10.5 ms), 2 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 8.26 ms */
    if (problem->bytes < 1024)
        return &choices[15]; /* alltoall_bine */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_bine 7.61 ms (7.59 ms to 10.9 ms), 3 samples
     * native 10.1 ms (7.11 ms to 15.4 ms), 5 samples
     * runner-up: alltoall_bine order=dealt 8.07 ms */
    if (problem->bytes < 2049)
        return &choices[16]; /* alltoall_bine */
    /* beyond 131072 bytes nothing was measured */
    /* from 2049 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: bcast_hierarchical segment_bytes=0 leaders=2 tree=binomial, from 64 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 1024)
        return &choices[0]; /* bcast_native */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * bcast_bine 4.31 ms (4.17 ms to 4.52 ms), 3 samples
     * native 6.76 ms (4.41 ms to 8.72 ms), 5 samples
     * runner-up: bcast_linear 5.06 ms */
    if (problem->bytes < 2048)
        return &choices[17]; /* bcast_bine */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_kary segment_bytes=1024 radix=3 4.74 ms (4.62 ms to 6.46 ms), 3 samples
     * native 6.75 ms (3.05 ms to 6.85 ms), 3 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=3 order=dealt 5.62 ms */
    if (problem->bytes < 3740)
        return &choices[18]; /* bcast_kary */
    /* from 3740 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_knomial segment_bytes=0 radix=4 4.92 ms (3.35 ms to 10.5 ms), 5 samples
     * native 7.06 ms (2.86 ms to 9.89 ms), 5 samples
     * runner-up: bcast_linear order=dealt 5.4 ms */
    if (problem->bytes < 4488)
        return &choices[19]; /* bcast_knomial */
    /* from 4488 bytes: undecided */
    if (problem->bytes < 32768)
        return &choices[0]; /* bcast_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_wired_chain segment_bytes=16384 8.19 ms (7.26 ms to 8.82 ms), 3 samples
     * native 11.1 ms (10.6 ms to 11.5 ms), 2 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 9.3 ms */
    if (problem->bytes < 65536)
        return &choices[20]; /* bcast_wired_chain */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * bcast_chain segment_bytes=16384 chains=1 14.3 ms (12.9 ms to 24.8 ms), 3 samples
     * native 22.6 ms (21.8 ms to 24.4 ms), 5 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 order=dealt 14.5 ms */
    if (problem->bytes < 131072)
        return &choices[21]; /* bcast_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * bcast_two_tree segment_bytes=16384 26.9 ms (25.8 ms to 36.3 ms), 3 samples
     * native 48 ms (46.2 ms to 50.7 ms), 5 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 27.5 ms */
    return &choices[22]; /* bcast_two_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 64 bytes:
     * reduce_native 5.23 ms (4.79 ms to 5.73 ms), 35 samples
     * runner-up: reduce_linear order=dealt 4.33 ms */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_binomial 4.7 ms (4.48 ms to 7.21 ms), 3 samples
     * native 6.27 ms (4.64 ms to 8.81 ms), 5 samples
     * runner-up: reduce_bine 5.55 ms */
    if (problem->bytes < 935)
        return &choices[23]; /* reduce_binomial */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * reduce_knomial segment_bytes=0 radix=3 5.11 ms (4.09 ms to 5.83 ms), 30 samples
     * native 5.43 ms (4.86 ms to 6.02 ms), 30 samples
     * runner-up: reduce_linear order=dealt 5.46 ms */
    if (problem->bytes < 1123)
        return &choices[24]; /* reduce_knomial */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* reduce_native */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * reduce_linear order=dealt 5.24 ms (4.16 ms to 5.84 ms), 30 samples
     * native 8.52 ms (8.06 ms to 9.12 ms), 30 samples
     * runner-up: reduce_linear 5.28 ms */
    if (problem->bytes < 5057)
        return &choices[25]; /* reduce_linear */
    /* from 5057 bytes: confirmed; at 8192 bytes:
     * reduce_bine 5.58 ms (3.92 ms to 6.47 ms), 30 samples
     * native 8.67 ms (7.5 ms to 9.38 ms), 30 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 order=dealt 5.71 ms */
    if (problem->bytes < 16384)
        return &choices[26]; /* reduce_bine */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_knomial segment_bytes=0 radix=3 7.06 ms (6.57 ms to 15.4 ms), 3 samples
     * native 9.44 ms (6.31 ms to 11.7 ms), 3 samples
     * runner-up: reduce_binary segment_bytes=4096 7.38 ms */
    if (problem->bytes < 32768)
        return &choices[24]; /* reduce_knomial */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 9.12 ms (8.52 ms to 9.56 ms), 3 samples
     * native 13.2 ms (10.8 ms to 15.6 ms), 2 samples
     * runner-up: reduce_chain segment_bytes=16384 9.29 ms */
    if (problem->bytes < 65536)
        return &choices[27]; /* reduce_wired_chain */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 16.8 ms (14.2 ms to 22.2 ms), 3 samples
     * native 23.2 ms (20.5 ms to 28.2 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 order=dealt 17 ms */
    if (problem->bytes < 131072)
        return &choices[28]; /* reduce_chain */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=16384 order=dealt 27.5 ms (27.1 ms to 43.6 ms), 3 samples
     * native 49.9 ms (48 ms to 53.6 ms), 5 samples
     * runner-up: reduce_circulant segment_bytes=16384 order=dealt 28.4 ms */
    if (problem->bytes < 268435457)
        return &choices[29]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 49.9 ms (48 ms to 53.6 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 order=dealt 27.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=pairwise, from 1 bytes on */
    /* dropped: reduce_scatter_block_hierarchical leaders=2 between=ring, from 1 bytes on */
    if (problem->nranks != 8)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 935)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 935 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 7.36 ms (6.34 ms to 12.9 ms), 3 samples
     * native 9.27 ms (8.6 ms to 9.94 ms), 2 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=dealt 7.66 ms */
    if (problem->bytes < 1123)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 8192)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_alltoall alltoall=ring order=dealt 13.3 ms (12.6 ms to 17.3 ms), 3 samples
     * native 17.6 ms (16.7 ms to 18.4 ms), 2 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=ring 13.5 ms */
    if (problem->bytes < 16384)
        return &choices[31]; /* reduce_scatter_block_alltoall */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 22 ms (21.4 ms to 29.1 ms), 3 samples
     * native 33.9 ms (33.4 ms to 37.9 ms), 5 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=8 order=dealt 23.3 ms */
    if (problem->bytes < 32768)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 43.6 ms (43.5 ms to 50 ms), 3 samples
     * native 74 ms (71.3 ms to 79.5 ms), 5 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=4096 order=dealt 45.8 ms */
    if (problem->bytes < 59826)
        return &choices[33]; /* reduce_scatter_block_wired_ring */
    /* from 59826 bytes: carried, not timed here */
    if (problem->bytes < 71793)
        return &choices[32]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 71793 bytes: undecided */
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
    {&ct_allgather, 64, 0.0083987255, 0.006558492},
    {&ct_allgather, 4096, 0.009334187, 0.007348243},
    {&ct_allgather, 8192, 0.0167716965, 0.012231946},
    {&ct_allgather, 16384, 0.032895588, 0.022198747},
    {&ct_allgather, 32768, 0.069050067, 0.041155663},
    {&ct_allgather, 131072, 0.222995196, 0.171006971},
    {&ct_allreduce, 1, 0.007358749, 0.005052429},
    {&ct_allreduce, 64, 0.011937225, 0.00665847},
    {&ct_allreduce, 512, 0.010078896, 0.007432689},
    {&ct_allreduce, 1024, 0.013203167, 0.0068985115},
    {&ct_allreduce, 2048, 0.011314722, 0.0073026525},
    {&ct_allreduce, 4096, 0.010749132, 0.008177092},
    {&ct_allreduce, 8192, 0.012734244, 0.007531955},
    {&ct_allreduce, 16384, 0.014209056, 0.010910388},
    {&ct_allreduce, 65536, 0.035134973, 0.021989777},
    {&ct_allreduce, 131072, 0.069644118, 0.042612006},
    {&ct_alltoall, 64, 0.00977175, 0.007325174},
    {&ct_alltoall, 1024, 0.010131589, 0.007607116},
    {&ct_alltoall, 2048, 0.0099855145, 0.007640997},
    {&ct_bcast, 1024, 0.006757237, 0.004308802},
    {&ct_bcast, 2048, 0.006746025, 0.004738104},
    {&ct_bcast, 4096, 0.007058053, 0.004923438},
    {&ct_bcast, 32768, 0.0110619935, 0.008192709},
    {&ct_bcast, 65536, 0.022598599, 0.014282396},
    {&ct_bcast, 131072, 0.048002127, 0.026937591},
    {&ct_reduce, 64, 0.005233568, 0.005233568},
    {&ct_reduce, 512, 0.006274546, 0.004697399},
    {&ct_reduce, 1024, 0.005425322, 0.005106054},
    {&ct_reduce, 4096, 0.008522103, 0.0052388615},
    {&ct_reduce, 8192, 0.008669231, 0.005576932},
    {&ct_reduce, 16384, 0.009441581, 0.007064407},
    {&ct_reduce, 32768, 0.0132477705, 0.009115543},
    {&ct_reduce, 65536, 0.023234427, 0.016824616},
    {&ct_reduce, 131072, 0.049853035, 0.027501217},
    {&ct_reduce_scatter_block, 1024, 0.0092730085, 0.007359459},
    {&ct_reduce_scatter_block, 8192, 0.0175722785, 0.013294838},
    {&ct_reduce_scatter_block, 16384, 0.033894274, 0.022008604},
    {&ct_reduce_scatter_block, 32768, 0.073990601, 0.043560789},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-d",
    .nranks = 8,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .traits = {.nranks = 8,
               .nhosts = 8,
               .per_host = 1,
               .nswitches = 3,
               .crossing_s = 5.6e-07,
               .ring_s = 8e-08,
               .nparts = 6,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x02b1c0d0a90f0d69),
    .dispatch_hash = UINT64_C(0x85561e3e714a2f13),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xd953416be008b4d2),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
