/*
 * tuned.c - collective algorithms for the job columns
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 5 ranks,
 * the first of 4 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_bruck_radix;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_binary_blocks;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_bine;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
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
        .algorithm = &allgather_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xdcccedb5cf58c6a8),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x867e7378a8fc3f6d),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=messages order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x645db80a0ac9bb10),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x58e46df60e608071),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf8740defc64a1f2c),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x57a81120ce543776),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xaa496c31331c93c6),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x67cfdd948d85c260),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x5b91997dcbc714cc),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xf758133dc843fe99),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=depth_first */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7717eb2f69cc8776),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x9b340895c53077c4),
    },
    {
        .algorithm = &allreduce_rabenseifner,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x657fb787ebb7b0d1),
    },
    {
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
    },
    {
        .algorithm = &allreduce_binary_blocks,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xc9ff9b7872838cd0),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xe054f181a269a108),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xd11a5eb2fa06f6a9),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=dealt */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x8649cb0bf79f78fe),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x05f531c7fc9d70b3),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe063b612e5d182e1),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x1ef783412e4bb153),
    },
    {
        .algorithm = &bcast_bine,
        .fingerprint = UINT64_C(0xe4947b510b8dd1ba),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x1748ee6d3b10eb38),
    },
    {
        .algorithm = &bcast_scatter_allgather,
        /* allgather=ring radix=4 order=depth_first */
        .setting = {{4, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6a8e9c1559941654),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 order=depth_first */
        .setting = {{16384, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe4542912b1d0515e),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 order=dealt */
        .setting = {{0, 3, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xf3837c38f6da9a97),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x0acff95a397459e4),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=dealt */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6250c29be6bf1c9d),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0x27aa5c8a106e526d),
    },
    {
        .algorithm = &reduce_bine,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x62e385dd57ec981a),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x4dbaea6015d52ac1),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xa3f7b1fbdff9c749),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x35756ece185d2752),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=4 order=depth_first */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8cfd1cbc70ae4c9c),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x757b2385cadbe5da),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7b1338547815dacb),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xc9d7af64ea9e3081),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xbf9c45645237d504),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x61167e25a8d826f2),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=65536 */
        .setting = {{65536}},
        .fingerprint = UINT64_C(0x3455e8abf56c7dd5),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 64)
        return &choices[0]; /* allgather_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allgather_bruck_radix radix=3 order=dealt 3.03 ms (1.99 ms to 5.9 ms), 5 samples
     * native 4.73 ms (3.67 ms to 10.5 ms), 5 samples
     * runner-up: allgather_bine order_by=copies order=depth_first 3.26 ms */
    if (problem->bytes < 512)
        return &choices[1]; /* allgather_bruck_radix */
    /* from 512 bytes: confirmed; at 512 bytes:
     * allgather_recursive_doubling order=dealt 2.47 ms (2.07 ms to 3.12 ms), 15 samples
     * native 3.18 ms (2.68 ms to 3.8 ms), 15 samples
     * runner-up: allgather_recursive_doubling order=depth_first 2.42 ms */
    if (problem->bytes < 935)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 935 bytes: carried, not timed here */
    if (problem->bytes < 1123)
        return &choices[3]; /* allgather_bine */
    /* from 1123 bytes: undecided */
    if (problem->bytes < 4096)
        return &choices[0]; /* allgather_native */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_wired_far_first order_by=copies 2.84 ms (2.15 ms to 4.05 ms), 3 samples
     * native 3.71 ms (3.52 ms to 5.95 ms), 5 samples
     * runner-up: allgather_ring segment_bytes=0 order=depth_first 3.3 ms */
    if (problem->bytes < 8192)
        return &choices[4]; /* allgather_wired_far_first */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allgather_wired_ring segment_bytes=0 5.5 ms (5.29 ms to 7.12 ms), 3 samples
     * native 7.65 ms (7.38 ms to 9.89 ms), 3 samples
     * runner-up: allgather_ring segment_bytes=0 order=depth_first 5.76 ms */
    if (problem->bytes < 32768)
        return &choices[5]; /* allgather_wired_ring */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 21.9 ms (21.5 ms to 22.6 ms), 5 samples
     * native 40.2 ms (38.4 ms to 40.8 ms), 4 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 22 ms */
    if (problem->bytes < 65536)
        return &choices[6]; /* allgather_ring */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allgather_ring segment_bytes=4096 order=depth_first 45.5 ms (43.1 ms to 48.6 ms), 5 samples
     * native 69.9 ms (69.9 ms to 69.9 ms), 1 samples
     * runner-up: allgather_wired_ring segment_bytes=16384 45.7 ms */
    if (problem->bytes < 131072)
        return &choices[7]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: confirmed; at 131072 bytes:
     * allgather_ring segment_bytes=16384 order=depth_first 101 ms (90.8 ms to 346 ms), 6 samples
     * native 285 ms (160 ms to 344 ms), 6 samples
     * runner-up: allgather_native order=depth_first 100 ms */
    return &choices[6]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 2.85 ms (2.73 ms to 2.9 ms), 453 samples
     * runner-up: allreduce_variation_1 reduce_scatter=halving allgather=spread order=dealt 2.33 ms */
    if (problem->bytes < 64)
        return &choices[0]; /* allreduce_native */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 3.36 ms (2.54 ms to 10.9 ms), 4 samples
     * native 5.46 ms (3.58 ms to 6.56 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 3.47 ms */
    if (problem->bytes < 512)
        return &choices[8]; /* allreduce_hierarchical */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_reduce_bcast order=depth_first 3.48 ms (2.81 ms to 5 ms), 3 samples
     * native 4.78 ms (3.31 ms to 10.8 ms), 5 samples
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling order=dealt 3.51 ms */
    if (problem->bytes < 1024)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 3.06 ms (2.65 ms to 4.99 ms), 15 samples
     * native 4.29 ms (3.77 ms to 6.46 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 order=dealt 3.04 ms */
    if (problem->bytes < 1356)
        return &choices[10]; /* allreduce_tree */
    /* from 1356 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=depth_first 2.43 ms (1.79 ms to 2.81 ms), 15 samples
     * native 2.67 ms (2.49 ms to 3.14 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 2.45 ms */
    if (problem->bytes < 3482)
        return &choices[11]; /* allreduce_tree */
    /* from 3482 bytes: confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=dealt 2.83 ms (2.39 ms to 3.5 ms), 15 samples
     * native 4.38 ms (3.78 ms to 4.92 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 3.09 ms */
    if (problem->bytes < 8192)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_rabenseifner order=dealt 3.7 ms (3.46 ms to 5.89 ms), 3 samples
     * native 5.51 ms (4.26 ms to 7.06 ms), 5 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 3.76 ms */
    if (problem->bytes < 16384)
        return &choices[13]; /* allreduce_rabenseifner */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_native order=depth_first 5.15 ms (4.97 ms to 6.98 ms), 3 samples
     * native 7.21 ms (6.08 ms to 9.81 ms), 5 samples
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=262144 5.37 ms */
    if (problem->bytes < 32768)
        return &choices[14]; /* allreduce_native */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * allreduce_binary_blocks order=depth_first 9.8 ms (9 ms to 13.5 ms), 3 samples
     * native 14.4 ms (13.9 ms to 16.9 ms), 3 samples
     * runner-up: allreduce_wired_ring segment_bytes=0 9.86 ms */
    if (problem->bytes < 65536)
        return &choices[15]; /* allreduce_binary_blocks */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=8192 16.6 ms (16.3 ms to 17.6 ms), 3 samples
     * native 32.4 ms (30.6 ms to 32.8 ms), 5 samples
     * runner-up: allreduce_ring segment_bytes=0 order=depth_first 17.2 ms */
    if (problem->bytes < 131072)
        return &choices[16]; /* allreduce_wired_ring */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[17]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck_radix radix=3 order=dealt 2.81 ms (2.64 ms to 3.14 ms), 30 samples
     * native 3.16 ms (2.98 ms to 3.76 ms), 30 samples
     * runner-up: alltoall_bruck order=dealt 3.04 ms */
    if (problem->bytes < 64)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_ring segment_bytes=0 order=depth_first 3.56 ms (3.55 ms to 7.07 ms), 3 samples
     * native 5.04 ms (3.84 ms to 9.72 ms), 4 samples
     * runner-up: alltoall_one_factor order=depth_first 3.99 ms */
    if (problem->bytes < 512)
        return &choices[19]; /* alltoall_ring */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_bruck_radix radix=4 order=depth_first 2.86 ms (2.83 ms to 4.14 ms), 3 samples
     * native 4.43 ms (3.65 ms to 5.42 ms), 5 samples
     * runner-up: alltoall_hierarchical leaders=1 between=spread 3.06 ms */
    if (problem->bytes < 1024)
        return &choices[20]; /* alltoall_bruck_radix */
    /* from 1024 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=dealt 3.47 ms (2.41 ms to 4.63 ms), 5 samples
     * native 5.1 ms (3.04 ms to 6.95 ms), 5 samples
     * runner-up: alltoall_bruck order=dealt 3.76 ms */
    if (problem->bytes < 1870)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 3.58 ms (2.78 ms to 7.1 ms), 4 samples
     * native 4.95 ms (4.53 ms to 7.58 ms), 5 samples
     * runner-up: alltoall_spread window=0 order=dealt 3.85 ms */
    if (problem->bytes < 2245)
        return &choices[21]; /* alltoall_bruck_radix */
    /* beyond 131072 bytes nothing was measured */
    /* from 2245 bytes: undecided */
    return &choices[0]; /* alltoall_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 2.01 ms (1.9 ms to 2.23 ms), 128 samples
     * runner-up: bcast_linear order=dealt 1.92 ms */
    if (problem->bytes < 8192)
        return &choices[0]; /* bcast_native */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_bine 2.27 ms (1.32 ms to 2.79 ms), 5 samples
     * native 2.93 ms (1.67 ms to 3.97 ms), 4 samples
     * runner-up: bcast_wired_tree segment_bytes=4096 2.4 ms */
    if (problem->bytes < 16384)
        return &choices[22]; /* bcast_bine */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * bcast_knomial segment_bytes=0 radix=3 order=dealt 3.33 ms (3.22 ms to 3.56 ms), 4 samples
     * native 4.45 ms (3.63 ms to 6.51 ms), 5 samples
     * runner-up: bcast_bine_scatter_allgather order=depth_first 3.64 ms */
    if (problem->bytes < 32768)
        return &choices[23]; /* bcast_knomial */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * bcast_scatter_allgather allgather=ring radix=4 order=depth_first 5.02 ms (4.51 ms to 6.04 ms), 5 samples
     * native 9.39 ms (8.91 ms to 9.73 ms), 3 samples
     * runner-up: bcast_scatter_allgather allgather=ring radix=2 order=depth_first 5.12 ms */
    if (problem->bytes < 131072)
        return &choices[24]; /* bcast_scatter_allgather */
    /* beyond 131072 bytes nothing was measured */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * bcast_chain segment_bytes=16384 chains=1 order=depth_first 20.5 ms (20.5 ms to 24.6 ms), 3 samples
     * native 40.9 ms (37.6 ms to 59.3 ms), 3 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 21.1 ms */
    return &choices[25]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 512)
        return &choices[0]; /* reduce_native */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_knomial segment_bytes=0 radix=3 order=dealt 2.57 ms (1.7 ms to 3.81 ms), 5 samples
     * native 3.24 ms (1.93 ms to 4.01 ms), 4 samples
     * runner-up: reduce_bine 2.58 ms */
    if (problem->bytes < 1024)
        return &choices[26]; /* reduce_knomial */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * reduce_binomial 1.94 ms (1.46 ms to 3.17 ms), 15 samples
     * native 2.16 ms (1.78 ms to 2.54 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 2.21 ms */
    if (problem->bytes < 1409)
        return &choices[27]; /* reduce_binomial */
    /* from 1409 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 2.29 ms (2.17 ms to 2.41 ms), 240 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 2.11 ms */
    if (problem->bytes < 3740)
        return &choices[0]; /* reduce_native */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=dealt 2.4 ms (2.05 ms to 3.11 ms), 15 samples
     * native 2.96 ms (2.71 ms to 3.31 ms), 15 samples
     * runner-up: reduce_linear order=depth_first 2.21 ms */
    if (problem->bytes < 4488)
        return &choices[28]; /* reduce_knomial */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_knomial segment_bytes=0 radix=4 1.53 ms (1.21 ms to 2.96 ms), 15 samples
     * native 2.37 ms (2 ms to 2.99 ms), 15 samples
     * runner-up: reduce_linear order=dealt 1.96 ms */
    if (problem->bytes < 16384)
        return &choices[29]; /* reduce_knomial */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_bine order=depth_first 3.29 ms (2.85 ms to 4.92 ms), 4 samples
     * native 4.36 ms (3.46 ms to 7.18 ms), 5 samples
     * runner-up: reduce_wired_tree segment_bytes=0 3.33 ms */
    if (problem->bytes < 32768)
        return &choices[30]; /* reduce_bine */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=4096 4.74 ms (4.37 ms to 4.9 ms), 3 samples
     * native 9.47 ms (8.96 ms to 9.98 ms), 2 samples
     * runner-up: reduce_wired_tree segment_bytes=16384 5.16 ms */
    if (problem->bytes < 65536)
        return &choices[31]; /* reduce_wired_tree */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_wired_tree segment_bytes=16384 10.4 ms (10 ms to 13.3 ms), 3 samples
     * native 17.9 ms (17.2 ms to 19 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 10.8 ms */
    if (problem->bytes < 131072)
        return &choices[32]; /* reduce_wired_tree */
    /* from 131072 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 20.7 ms (20.1 ms to 22.8 ms), 3 samples
     * native 42.2 ms (41.6 ms to 43.5 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=1024 order=depth_first 20.7 ms */
    if (problem->bytes < 268435457)
        return &choices[33]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 42.2 ms (41.6 ms to 43.5 ms), 5 samples
     * runner-up: reduce_chain segment_bytes=16384 order=depth_first 20.7 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 5)
        return &choices[0];
    /* from 0 bytes: undecided */
    if (problem->bytes < 2048)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2048 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_scatter_block_recursive_multiplying radix=4 order=depth_first 2.41 ms (2.32 ms to 4.3 ms), 4 samples
     * native 3.1 ms (2.04 ms to 6.45 ms), 4 samples
     * runner-up: reduce_scatter_block_native order=dealt 2.73 ms */
    if (problem->bytes < 4096)
        return &choices[34]; /* reduce_scatter_block_recursive_multiplying */
    /* from 4096 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 3.17 ms (3.02 ms to 3.36 ms), 15 samples
     * native 4.85 ms (4.56 ms to 5.2 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0 3.13 ms */
    if (problem->bytes < 8192)
        return &choices[35]; /* reduce_scatter_block_wired_near_first */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 5.62 ms (5.18 ms to 9.99 ms), 3 samples
     * native 11 ms (10.4 ms to 11.1 ms), 3 samples
     * runner-up: reduce_scatter_block_swing order=depth_first 5.75 ms */
    if (problem->bytes < 16384)
        return &choices[36]; /* reduce_scatter_block_ring */
    /* from 16384 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 10.8 ms (10.3 ms to 13.3 ms), 3 samples
     * native 21 ms (20.9 ms to 21.7 ms), 3 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=0 order=depth_first 11.2 ms */
    if (problem->bytes < 32768)
        return &choices[37]; /* reduce_scatter_block_wired_ring */
    /* from 32768 bytes: carried, not timed here */
    if (problem->bytes < 65536)
        return &choices[38]; /* reduce_scatter_block_wired_ring */
    /* from 65536 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 order=depth_first 45.5 ms (42.1 ms to 51 ms), 5 samples
     * native 96.7 ms (91.6 ms to 276 ms), 5 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 order=depth_first 46 ms */
    if (problem->bytes < 131072)
        return &choices[39]; /* reduce_scatter_block_ring */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 53687092)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 53687092 bytes: no size in this range was timed */
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
    {&ct_allgather, 64, 0.004730304, 0.003029088},
    {&ct_allgather, 512, 0.003180903, 0.002468372},
    {&ct_allgather, 4096, 0.003714847, 0.002841438},
    {&ct_allgather, 8192, 0.007645615, 0.005498182},
    {&ct_allgather, 16384, 0.016501022, 0.012116253},
    {&ct_allgather, 32768, 0.0401977495, 0.021865559},
    {&ct_allgather, 65536, 0.069944401, 0.045481738},
    {&ct_allgather, 131072, 0.285194938, 0.100542084},
    {&ct_allreduce, 1, 0.002852522, 0.002852522},
    {&ct_allreduce, 64, 0.005458488, 0.0033637865},
    {&ct_allreduce, 512, 0.004779531, 0.003478065},
    {&ct_allreduce, 1024, 0.004294788, 0.003059414},
    {&ct_allreduce, 2048, 0.002668651, 0.002425057},
    {&ct_allreduce, 4096, 0.004377602, 0.002829606},
    {&ct_allreduce, 8192, 0.005510404, 0.003704295},
    {&ct_allreduce, 16384, 0.007208849, 0.005147718},
    {&ct_allreduce, 32768, 0.014443244, 0.00979951},
    {&ct_allreduce, 65536, 0.032444223, 0.016614258},
    {&ct_alltoall, 1, 0.0031624365, 0.0028062935},
    {&ct_alltoall, 64, 0.0050413235, 0.003561724},
    {&ct_alltoall, 512, 0.004434649, 0.00286378},
    {&ct_alltoall, 1024, 0.005104192, 0.00347001},
    {&ct_alltoall, 2048, 0.004948196, 0.00358139},
    {&ct_bcast, 1, 0.0020094215, 0.0020094215},
    {&ct_bcast, 2048, 0.002074698, 0.002074698},
    {&ct_bcast, 8192, 0.002930582, 0.002271566},
    {&ct_bcast, 16384, 0.00445168, 0.0033299235},
    {&ct_bcast, 32768, 0.009390041, 0.005024067},
    {&ct_bcast, 131072, 0.040928968, 0.020534066},
    {&ct_reduce, 512, 0.003244978, 0.002565342},
    {&ct_reduce, 1024, 0.002160109, 0.001944175},
    {&ct_reduce, 2048, 0.002289209, 0.002289209},
    {&ct_reduce, 4096, 0.002958276, 0.002402831},
    {&ct_reduce, 8192, 0.002366102, 0.001533401},
    {&ct_reduce, 16384, 0.004363586, 0.003288848},
    {&ct_reduce, 32768, 0.009470969, 0.004737594},
    {&ct_reduce, 65536, 0.017891952, 0.010448549},
    {&ct_reduce, 131072, 0.042179559, 0.020707291},
    {&ct_reduce_scatter_block, 2048, 0.0031036455, 0.0024097275},
    {&ct_reduce_scatter_block, 4096, 0.004850649, 0.003166564},
    {&ct_reduce_scatter_block, 8192, 0.010986978, 0.005621781},
    {&ct_reduce_scatter_block, 16384, 0.02101339, 0.010835173},
    {&ct_reduce_scatter_block, 65536, 0.096703974, 0.045456194},
};

extern const struct ct_tuned ct_tuned_columns;
const struct ct_tuned ct_tuned_columns = {
    .machine = "lab-e",
    .nranks = 5,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "columns",
    .traits = {.nranks = 5,
               .nhosts = 5,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 3.2e-07,
               .ring_s = 8e-08,
               .nparts = 4,
               .order = CT_AS_IS},
    .cluster_hash = UINT64_C(0x0ac4c198f668dc43),
    .dispatch_hash = UINT64_C(0xd5aa60bbfd12ebf8),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xb8383a84170786a9),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
