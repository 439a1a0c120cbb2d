/*
 * tuned.c - collective algorithms for the job rows
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 4 ranks,
 * the first of 8 parts that call at the same time, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling_far;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_grid;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm exscan_123;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm gather_linear_sync;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_wired_near_first;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scan_binary;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatterv_wired_direct;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling_far,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x4db3f577b08bdb34),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6b7b05c3233e1801),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4f17d071715bd981),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xac0591f0b724c5d3),
    },
    {
        .algorithm = &allgatherv_recursive_doubling_far,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x70cccca4579d0e51),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5f593f3975f9ac8c),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xeb74f2cad545751c),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x2da551bd3c6f0457),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=pair allgather=spread */
        .setting = {{2, 5}},
        .fingerprint = UINT64_C(0xde96ac8273e59a05),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xfcb989636d1194be),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0xfca5a8235a1b4df5),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x60e61e3354d976a3),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x6e1b4215045426f0),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x1c5ff37effe2f448),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x5c2f04ffaa90529e),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0x53c418eb850e1da1),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xc223e5aa668697bc),
    },
    {
        .algorithm = &alltoall_grid,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xd207dc446d17d7ae),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0xbec31eb8f4f2588c),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 */
        .setting = {{3}},
        .fingerprint = UINT64_C(0xbe36c957d5fe0610),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xe03a782df1d2734d),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x5a6a3194ac4b6cb9),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 3, 3}},
        .fingerprint = UINT64_C(0xe3cfc84aee6caef8),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7ad6b6b890d3ef90),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x14a3f721eb02350f),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
        .fingerprint = UINT64_C(0x8de6e6096891eb1e),
    },
    {
        .algorithm = &exscan_123,
        .fingerprint = UINT64_C(0xf00b173e86ccdcc7),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x443ba064a3d5fcb1),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x658714bdad29b86a),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x413b32906cf98092),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=tokens */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x2b991cb6a22576a7),
    },
    {
        .algorithm = &gather_linear_sync,
        /* parts=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x090528c86625f13c),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x0f19c0c1b5140836),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=in_order radix=2 */
        .setting = {{4096, 2, 2}},
        .fingerprint = UINT64_C(0x86c998323b0fdee4),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x637dfbac398cefc7),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9e89e7d966e96493),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 */
        .setting = {{16384, 0, 1}},
        .fingerprint = UINT64_C(0xd86e4579b406c10f),
    },
    {
        .algorithm = &reduce_scatter_wired_near_first,
        .fingerprint = UINT64_C(0xfee652f8c3378035),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9090615be7fb3b19),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x242272f6b4cab67c),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd945e984118e895e),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x527ccda2a2207810),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5b50f7e7b2e972b1),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xd9bc470e700b2ad1),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x03eff97f4d64b69f),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x0fb39a369c704d9d),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xb8003d6f9e4f27fc),
    },
    {
        .algorithm = &scan_hillis_steele,
        .fingerprint = UINT64_C(0xf2e29f545224bac0),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xb95a4d2d91ae7849),
    },
    {
        .algorithm = &scan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x880ab7cc91651971),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x89e3d887ee099a18),
    },
    {
        .algorithm = &scan_linear,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x99c8c6719e373670),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x0bd249a34f911d1a),
    },
    {
        .algorithm = &scatterv_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x4da76d0f94c87cdc),
    },
    {
        .algorithm = &scatter_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc8fc925803608520),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 5.78 ms (5.54 ms to 6.15 ms), 268 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies, 1.00 times as long in the same rounds */
    if (problem->bytes < 2390)
        return &choices[0]; /* allgather_native */
    /* from 2390 bytes: confirmed; at 4096 bytes:
     * allgather_recursive_doubling_far order_by=copies 7.5 ms (7 ms to 8.65 ms), 15 samples
     * native 10.5 ms (10.1 ms to 11.2 ms), 15 samples
     * native / choice 1.38 (1.23 to 1.62), 15 rounds
     * runner-up: allgather_wired_far_first order_by=copies, 0.98 times as long in the same rounds */
    if (problem->bytes < 8979)
        return &choices[1]; /* allgather_recursive_doubling_far */
    /* from 8979 bytes: confirmed; at 16384 bytes:
     * allgather_wired_far_first order_by=messages 32.1 ms (30.9 ms to 32.9 ms), 6 samples
     * native 54.2 ms (52.9 ms to 62.6 ms), 6 samples
     * native / choice 1.70 (1.63 to 1.95), 6 rounds
     * runner-up: allgather_wired_ring segment_bytes=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[2]; /* allgather_wired_far_first */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=16384 67.8 ms (62.9 ms to 332 ms), 6 samples
     * native 371 ms (273 ms to 553 ms), 6 samples
     * native / choice 5.79 (1.11 to 8.60), 6 rounds
     * runner-up: allgather_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 59826)
        return &choices[3]; /* allgather_wired_ring */
    /* from 59826 bytes: first look, not confirmed; at 65536 bytes:
     * allgather_wired_ring segment_bytes=8192 289 ms, 2 samples
     * native 535 ms, 2 samples
     * runner-up: allgather_ring segment_bytes=4096, 1.12 times as long in the same rounds */
    if (problem->bytes < 71793)
        return &choices[4]; /* allgather_wired_ring */
    /* from 71793 bytes: first look, not confirmed; at 92681 bytes:
     * allgather_wired_ring segment_bytes=16384 297 ms, 1 sample
     * native 511 ms, 1 sample */
    if (problem->bytes < 111004)
        return &choices[3]; /* allgather_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 111004 bytes: first look, not confirmed; at 131072 bytes:
     * allgather_wired_ring segment_bytes=8192 408 ms, 1 sample
     * native 635 ms, 1 sample */
    return &choices[4]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgatherv_recursive_doubling_far order_by=copies 5.59 ms (5.2 ms to 7 ms), 15 samples
     * native 6.46 ms (5.62 ms to 7.36 ms), 15 samples
     * runner-up: allgatherv_mesh dims=2, 0.98 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[5]; /* allgatherv_recursive_doubling_far */
    /* from 2 bytes: nothing beat native; at 64 bytes:
     * allgatherv_native 7.98 ms (7.69 ms to 8.63 ms), 158 samples
     * runner-up: allgatherv_recursive_doubling_far order_by=copies, 0.99 times as long in the same rounds */
    if (problem->bytes < 2079)
        return &choices[0]; /* allgatherv_native */
    /* from 2079 bytes: confirmed; at 4096 bytes:
     * allgatherv_recursive_doubling_far order_by=copies 8.67 ms (8.32 ms to 9.45 ms), 15 samples
     * native 11 ms (10 ms to 11.8 ms), 15 samples
     * native / choice 1.29 (1.06 to 1.36), 15 rounds
     * runner-up: allgatherv_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 6337)
        return &choices[5]; /* allgatherv_recursive_doubling_far */
    /* from 6337 bytes: confirmed; at 8192 bytes:
     * allgatherv_wired_ring segment_bytes=0 16.1 ms (14.9 ms to 16.8 ms), 10 samples
     * native 21.2 ms (20 ms to 22.7 ms), 10 samples
     * native / choice 1.34 (1.24 to 1.41), 10 rounds
     * runner-up: allgatherv_recursive_doubling_far order_by=copies, 0.96 times as long in the same rounds */
    if (problem->bytes < 8848)
        return &choices[6]; /* allgatherv_wired_ring */
    /* from 8848 bytes: confirmed; at 16384 bytes:
     * allgatherv_wired_ring segment_bytes=8192 32.2 ms (31.1 ms to 42.9 ms), 6 samples
     * native 56.2 ms (54.2 ms to 59.4 ms), 6 samples
     * native / choice 1.75 (1.39 to 1.78), 6 rounds
     * runner-up: allgatherv_recursive_doubling_far order_by=messages, 0.98 times as long in the same rounds */
    if (problem->bytes < 27282)
        return &choices[7]; /* allgatherv_wired_ring */
    /* from 27282 bytes: confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=8192 66.9 ms (64.1 ms to 68.7 ms), 6 samples
     * native 198 ms (144 ms to 304 ms), 6 samples
     * native / choice 2.96 (2.24 to 4.50), 6 rounds
     * runner-up: allgatherv_ring segment_bytes=16384, 1.07 times as long in the same rounds */
    if (problem->bytes < 125259)
        return &choices[8]; /* allgatherv_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 125259 bytes: nothing beat native; at 131072 bytes:
     * allgatherv_native 342 ms, 4 samples
     * runner-up: allgatherv_wired_ring segment_bytes=16384, 1.60 times as long in the same rounds */
    return &choices[0]; /* allgatherv_native */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=pair allgather=spread 6.12 ms (5.78 ms to 6.41 ms), 180 samples
     * native 6.53 ms (6.27 ms to 6.9 ms), 180 samples
     * native / choice 1.06 (1.01 to 1.12), 180 rounds
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4, 1.00 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[9]; /* allreduce_variation_2 */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * allreduce_native 6.29 ms (5.73 ms to 6.62 ms), 120 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144, 0.96 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[0]; /* allreduce_native */
    /* from 3 bytes: confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 5.2 ms (4.79 ms to 6.59 ms), 30 samples
     * native 6.83 ms (6.34 ms to 7.57 ms), 30 samples
     * native / choice 1.23 (1.12 to 1.58), 30 rounds
     * runner-up: allreduce_allgather_reduce allgather=mesh_2d, 0.92 times as long in the same rounds */
    if (problem->bytes < 301)
        return &choices[10]; /* allreduce_allgather_reduce */
    /* from 301 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 5.92 ms (5 ms to 6.91 ms), 15 samples
     * native 8.53 ms (6.6 ms to 9.33 ms), 15 samples
     * native / choice 1.31 (1.12 to 1.68), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=spread, 1.06 times as long in the same rounds */
    if (problem->bytes < 575)
        return &choices[11]; /* allreduce_tree */
    /* from 575 bytes: confirmed; at 724 bytes:
     * allreduce_reduce_bcast 4.7 ms (4.16 ms to 6.3 ms), 15 samples
     * native 6.63 ms (5.87 ms to 8.09 ms), 15 samples
     * native / choice 1.40 (1.14 to 1.62), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=bruck, 0.98 times as long in the same rounds */
    if (problem->bytes < 988)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 988 bytes: confirmed; at 1024 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 8.74 ms (8.21 ms to 9.37 ms), 15 samples
     * native 12 ms (9.96 ms to 15.2 ms), 15 samples
     * native / choice 1.24 (1.02 to 1.46), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 1559)
        return &choices[11]; /* allreduce_tree */
    /* from 1559 bytes: confirmed; at 2048 bytes:
     * allreduce_bine_small 6.85 ms (6.26 ms to 7.58 ms), 30 samples
     * native 8.07 ms (6.78 ms to 9.01 ms), 30 samples
     * native / choice 1.11 (1.00 to 1.29), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 0.87 times as long in the same rounds */
    if (problem->bytes < 2704)
        return &choices[13]; /* allreduce_bine_small */
    /* from 2704 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 7 ms (6.65 ms to 7.6 ms), 75 samples
     * native 8.39 ms (7.93 ms to 8.99 ms), 75 samples
     * native / choice 1.11 (1.03 to 1.31), 75 rounds
     * runner-up: allreduce_reduce_bcast, 0.99 times as long in the same rounds */
    if (problem->bytes < 4137)
        return &choices[14]; /* allreduce_tree */
    /* from 4137 bytes: confirmed; at 8192 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=1 7.15 ms (6.31 ms to 8.56 ms), 15 samples
     * native 9.33 ms (8.88 ms to 10.5 ms), 15 samples
     * native / choice 1.33 (1.07 to 1.54), 15 rounds
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144, 1.17 times as long in the same rounds */
    if (problem->bytes < 16355)
        return &choices[15]; /* allreduce_tree */
    /* from 16355 bytes: confirmed; at 16384 bytes:
     * allreduce_tree segment_bytes=4096 tree=kary radix=1 13.5 ms (13.1 ms to 14.9 ms), 15 samples
     * native 16.5 ms (15 ms to 17.9 ms), 15 samples
     * native / choice 1.25 (1.07 to 1.30), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=1, 1.03 times as long in the same rounds */
    if (problem->bytes < 38507)
        return &choices[16]; /* allreduce_tree */
    /* from 38507 bytes: confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=8192 66.3 ms (62.9 ms to 74 ms), 6 samples
     * native 79.4 ms (72.8 ms to 102 ms), 6 samples
     * native / choice 1.22 (1.03 to 1.54), 6 rounds
     * runner-up: allreduce_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[17]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 212 ms, 4 samples
     * runner-up: allreduce_ring segment_bytes=8192, 0.58 times as long in the same rounds */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * alltoall_native 8.1 ms (6.67 ms to 10.8 ms), 15 samples
     * runner-up: alltoall_bruck, 0.88 times as long in the same rounds */
    if (problem->bytes < 5)
        return &choices[0]; /* alltoall_native */
    /* from 5 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_grid dims=2 5.5 ms (4.17 ms to 6.37 ms), 15 samples
     * native 6.34 ms (5.35 ms to 7.49 ms), 15 samples
     * runner-up: alltoall_bruck, 1.01 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[18]; /* alltoall_grid */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * alltoall_native 8.07 ms (7.8 ms to 8.38 ms), 265 samples
     * runner-up: alltoall_circulant, 0.89 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[0]; /* alltoall_native */
    /* from 562 bytes: first look, not confirmed; at 1024 bytes:
     * alltoall_circulant 6.34 ms (5.85 ms to 7.14 ms), 30 samples
     * native 7.47 ms (5.92 ms to 8.17 ms), 30 samples
     * runner-up: alltoall_bine, 0.92 times as long in the same rounds */
    if (problem->bytes < 1303)
        return &choices[19]; /* alltoall_circulant */
    /* from 1303 bytes: undecided; at 2048 bytes:
     * alltoall_native 5.93 ms (5.71 ms to 6.56 ms), 45 samples
     * runner-up: alltoall_simple, 0.96 times as long in the same rounds */
    if (problem->bytes < 8995)
        return &choices[0]; /* alltoall_native */
    /* from 8995 bytes: confirmed; at 16384 bytes:
     * alltoall_bruck_radix radix=3 43.1 ms (41.6 ms to 61.8 ms), 6 samples
     * native 67.6 ms (57.5 ms to 317 ms), 6 samples
     * native / choice 1.55 (1.10 to 7.60), 6 rounds
     * runner-up: alltoall_rounds partners=one_factor separation=light barriers=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 17357)
        return &choices[20]; /* alltoall_bruck_radix */
    /* from 17357 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=0 101 ms (95.9 ms to 116 ms), 6 samples
     * native 210 ms (90.4 ms to 334 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=8192, 0.87 times as long in the same rounds */
    if (problem->bytes < 32987)
        return &choices[21]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 32987 bytes: first look, not confirmed; at 65536 bytes:
     * alltoall_ring segment_bytes=8192 170 ms, 1 sample
     * native 1.24 s, 1 sample
     * runner-up: alltoall_rounds partners=shift separation=barrier barriers=1, 1.46 times as long in the same rounds */
    return &choices[22]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 7.6 ms (5.63 ms to 11.6 ms), 13 samples
     * runner-up: alltoallv_rounds partners=one_factor separation=none barriers=0, 1.01 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native:
     * barrier_native 8.27 ms (7.05 ms to 8.79 ms), 73 samples
     * runner-up: barrier_tree tree=kary radix=2, 0.90 times as long in the same rounds */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 4.01 ms (3.76 ms to 4.4 ms), 208 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 1870)
        return &choices[0]; /* bcast_native */
    /* from 1870 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 5.1 ms (4.06 ms to 5.65 ms), 15 samples
     * native 5.76 ms (4.24 ms to 6.04 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.99 times as long in the same rounds */
    if (problem->bytes < 2245)
        return &choices[23]; /* bcast_tree */
    /* from 2245 bytes: nothing beat native; at 4096 bytes:
     * bcast_native 4.88 ms (4.54 ms to 5.35 ms), 35 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 1.13 times as long in the same rounds */
    if (problem->bytes < 4881)
        return &choices[0]; /* bcast_native */
    /* from 4881 bytes: confirmed; at 8192 bytes:
     * bcast_wired_tree segment_bytes=0 6.35 ms (6.05 ms to 7.5 ms), 15 samples
     * native 9.1 ms (7.98 ms to 9.65 ms), 15 samples
     * native / choice 1.32 (1.21 to 1.56), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.07 times as long in the same rounds */
    if (problem->bytes < 17904)
        return &choices[24]; /* bcast_wired_tree */
    /* from 17904 bytes: confirmed; at 32768 bytes:
     * bcast_wired_tree segment_bytes=16384 22 ms (21.8 ms to 25.8 ms), 6 samples
     * native 45.6 ms (40.9 ms to 48.8 ms), 6 samples
     * native / choice 2.04 (1.77 to 2.23), 6 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 35103)
        return &choices[25]; /* bcast_wired_tree */
    /* from 35103 bytes: confirmed; at 65536 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 53.5 ms (44.3 ms to 60.4 ms), 6 samples
     * native 84.9 ms (83.9 ms to 96.2 ms), 6 samples
     * native / choice 1.58 (1.41 to 1.92), 6 rounds
     * runner-up: bcast_two_tree segment_bytes=1024, 1.20 times as long in the same rounds */
    if (problem->bytes < 87032)
        return &choices[26]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 87032 bytes: undecided; at 131072 bytes:
     * bcast_native 257 ms, 2 samples
     * runner-up: bcast_wired_tree segment_bytes=16384, 0.73 times as long in the same rounds */
    return &choices[0]; /* bcast_native */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_123 6.76 ms (6.28 ms to 7.28 ms), 90 samples
     * native 7.37 ms (6.98 ms to 7.83 ms), 90 samples
     * native / choice 1.10 (1.03 to 1.19), 90 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 10)
        return &choices[27]; /* exscan_123 */
    /* from 10 bytes: first look, not confirmed; at 64 bytes:
     * exscan_linear segment_bytes=0 6.14 ms (5.27 ms to 7.17 ms), 15 samples
     * native 7.21 ms (6.14 ms to 8.9 ms), 15 samples
     * runner-up: exscan_123, 0.96 times as long in the same rounds */
    if (problem->bytes < 468)
        return &choices[28]; /* exscan_linear */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * exscan_native 4.51 ms (4.29 ms to 4.74 ms), 240 samples
     * runner-up: exscan_linear segment_bytes=0, 0.77 times as long in the same rounds */
    if (problem->bytes < 562)
        return &choices[0]; /* exscan_native */
    /* from 562 bytes: confirmed; at 691 bytes:
     * exscan_123 7.22 ms (6.51 ms to 7.5 ms), 90 samples
     * native 8.06 ms (7.41 ms to 8.52 ms), 90 samples
     * native / choice 1.11 (1.05 to 1.25), 90 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.08 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[27]; /* exscan_123 */
    /* from 935 bytes: confirmed; at 1024 bytes:
     * exscan_linear segment_bytes=0 5.95 ms (4.92 ms to 6.65 ms), 45 samples
     * native 6.39 ms (6 ms to 7.25 ms), 45 samples
     * native / choice 1.17 (1.04 to 1.33), 45 rounds
     * runner-up: exscan_binary segment_bytes=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[28]; /* exscan_linear */
    /* from 1123 bytes: first look, not confirmed; at 2048 bytes:
     * exscan_linear segment_bytes=1024 3.81 ms (3.38 ms to 4.34 ms), 15 samples
     * native 4.82 ms (3.47 ms to 5 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 2050)
        return &choices[29]; /* exscan_linear */
    /* from 2050 bytes: first look, not confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 4.11 ms (3.29 ms to 5.06 ms), 15 samples
     * native 5.2 ms (4.84 ms to 5.86 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=1024, 1.12 times as long in the same rounds */
    if (problem->bytes < 16968)
        return &choices[28]; /* exscan_linear */
    /* from 16968 bytes: confirmed; at 32768 bytes:
     * exscan_linear segment_bytes=16384 20.1 ms (19.7 ms to 21.8 ms), 6 samples
     * native 77.2 ms (69.3 ms to 86.1 ms), 6 samples
     * native / choice 3.83 (3.51 to 4.29), 6 rounds
     * runner-up: exscan_linear segment_bytes=4096, 1.02 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[30]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 597 ms, 2 samples
     * runner-up: exscan_linear segment_bytes=16384, 0.47 times as long in the same rounds */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 3.93 ms (3.5 ms to 4.49 ms), 43 samples
     * runner-up: gather_wired_direct window=1 turns=posted, 0.90 times as long in the same rounds */
    if (problem->bytes < 21886)
        return &choices[0]; /* gather_native */
    /* from 21886 bytes: confirmed; at 32768 bytes:
     * gather_wired_direct window=1 turns=tokens 63.7 ms (62.1 ms to 66.4 ms), 6 samples
     * native 77.1 ms (74.6 ms to 82.2 ms), 6 samples
     * native / choice 1.21 (1.17 to 1.29), 6 rounds
     * runner-up: gather_linear_sync parts=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 33352)
        return &choices[31]; /* gather_wired_direct */
    /* from 33352 bytes: first look, not confirmed; at 43113 bytes:
     * gather_linear_sync parts=1 85.6 ms (84.4 ms to 284 ms), 6 samples
     * native 157 ms (83.3 ms to 405 ms), 6 samples */
    if (problem->bytes < 63461)
        return &choices[32]; /* gather_linear_sync */
    /* beyond 131072 bytes nothing was measured */
    /* from 63461 bytes: nothing beat native; at 65536 bytes:
     * gather_native 126 ms, 3 samples
     * runner-up: gather_linear_sync parts=1, 1.19 times as long in the same rounds */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 4.16 ms (3.56 ms to 4.46 ms), 53 samples
     * runner-up: gatherv_wired_direct window=1 turns=posted, 1.09 times as long in the same rounds */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 5.16 ms (4.85 ms to 5.42 ms), 288 samples
     * runner-up: reduce_linear, 0.75 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 5.18 ms (4.34 ms to 6.13 ms), 15 samples
     * native 6.39 ms (5.16 ms to 7.39 ms), 15 samples
     * native / choice 1.23 (1.03 to 2.09), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=2, 1.03 times as long in the same rounds */
    if (problem->bytes < 4104)
        return &choices[33]; /* reduce_tree */
    /* from 4104 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=in_order radix=2 6.12 ms (5.71 ms to 7.46 ms), 15 samples
     * native 7.98 ms (7.24 ms to 8.81 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 12141)
        return &choices[34]; /* reduce_tree */
    /* from 12141 bytes: confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=0 11.2 ms (10.1 ms to 12.9 ms), 15 samples
     * native 13.5 ms (12.8 ms to 14.8 ms), 15 samples
     * native / choice 1.21 (1.02 to 1.29), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=4096, 1.03 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[35]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_chain segment_bytes=16384 21.2 ms (20.2 ms to 22.5 ms), 6 samples
     * native 31.8 ms (27.9 ms to 33.6 ms), 6 samples
     * native / choice 1.50 (1.24 to 1.58), 6 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 0.99 times as long in the same rounds */
    if (problem->bytes < 33978)
        return &choices[36]; /* reduce_wired_chain */
    /* from 33978 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 57.1 ms (48.8 ms to 68.8 ms), 6 samples
     * native 74.7 ms (70.1 ms to 76.8 ms), 6 samples
     * native / choice 1.26 (1.06 to 1.57), 6 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1, 1.01 times as long in the same rounds */
    if (problem->bytes < 86110)
        return &choices[37]; /* reduce_tree */
    /* from 86110 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_wired_chain segment_bytes=16384 135 ms, 2 samples
     * native 288 ms, 2 samples
     * runner-up: reduce_wired_chain segment_bytes=4096, 0.70 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[36]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 173 ms (160 ms to 321 ms), 7 samples
     * runner-up: reduce_wired_chain segment_bytes=16384, 0.46 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 6.6 ms (4.94 ms to 7.85 ms), 13 samples
     * runner-up: reduce_scatter_pairwise, 0.99 times as long in the same rounds */
    if (problem->bytes < 2182)
        return &choices[0]; /* reduce_scatter_native */
    /* from 2182 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_wired_near_first 8.71 ms (7.81 ms to 10.3 ms), 15 samples
     * native 11.2 ms (10.3 ms to 11.6 ms), 15 samples
     * native / choice 1.26 (1.15 to 1.45), 15 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 1.09 times as long in the same rounds */
    if (problem->bytes < 9032)
        return &choices[38]; /* reduce_scatter_wired_near_first */
    /* from 9032 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_ring segment_bytes=0 33.7 ms (32.1 ms to 37.3 ms), 6 samples
     * native 55.4 ms (52.5 ms to 59.5 ms), 6 samples
     * native / choice 1.71 (1.46 to 1.73), 6 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 20247)
        return &choices[39]; /* reduce_scatter_ring */
    /* from 20247 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_ring segment_bytes=8192 65.7 ms (64.5 ms to 69.1 ms), 6 samples
     * native 191 ms (107 ms to 307 ms), 6 samples
     * native / choice 2.84 (1.62 to 4.72), 6 rounds
     * runner-up: reduce_scatter_wired_ring segment_bytes=8192, 0.98 times as long in the same rounds */
    if (problem->bytes < 36365)
        return &choices[40]; /* reduce_scatter_ring */
    /* from 36365 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_wired_ring segment_bytes=4096 157 ms, 1 sample
     * native 928 ms, 1 sample
     * runner-up: reduce_scatter_ring segment_bytes=4096, 0.98 times as long in the same rounds */
    if (problem->bytes < 101993)
        return &choices[41]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 101993 bytes: nothing beat native; at 131072 bytes:
     * reduce_scatter_native 442 ms, 3 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=16384, 1.05 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 6.29 ms (5.97 ms to 6.63 ms), 143 samples
     * runner-up: reduce_scatter_block_pairwise, 1.06 times as long in the same rounds */
    if (problem->bytes < 2070)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2070 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_wired_near_first 8.22 ms (7.49 ms to 9.29 ms), 15 samples
     * native 11.1 ms (10.1 ms to 11.8 ms), 15 samples
     * native / choice 1.44 (1.11 to 1.48), 15 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 5518)
        return &choices[42]; /* reduce_scatter_block_wired_near_first */
    /* from 5518 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=0 16.3 ms (15.7 ms to 17.8 ms), 10 samples
     * native 20.5 ms (19.9 ms to 21.7 ms), 10 samples
     * native / choice 1.25 (1.16 to 1.31), 10 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 13186)
        return &choices[43]; /* reduce_scatter_block_wired_ring */
    /* from 13186 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=0 32.8 ms (30.7 ms to 40.8 ms), 6 samples
     * native 58.5 ms (53 ms to 71.9 ms), 6 samples
     * native / choice 1.79 (1.42 to 2.30), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 18052)
        return &choices[44]; /* reduce_scatter_block_ring */
    /* from 18052 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 66.6 ms (64 ms to 76.3 ms), 6 samples
     * native 258 ms (161 ms to 355 ms), 6 samples
     * native / choice 3.73 (2.12 to 5.45), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 33450)
        return &choices[45]; /* reduce_scatter_block_ring */
    /* from 33450 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 145 ms, 2 samples
     * native 385 ms, 2 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024, 0.97 times as long in the same rounds */
    if (problem->bytes < 70673)
        return &choices[46]; /* reduce_scatter_block_ring */
    /* from 70673 bytes: first look, not confirmed; at 92681 bytes:
     * reduce_scatter_block_ring segment_bytes=4096 258 ms, 1 sample
     * native 957 ms, 1 sample */
    if (problem->bytes < 130676)
        return &choices[47]; /* reduce_scatter_block_ring */
    /* from 130676 bytes: first look, not confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 382 ms, 1 sample
     * native 640 ms, 1 sample
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384, 1.04 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[46]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 699 ms, 2 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 0.60 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scan_hillis_steele 6.99 ms (5.76 ms to 7.94 ms), 15 samples
     * native 7.78 ms (5.99 ms to 9.27 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[48]; /* scan_hillis_steele */
    /* from 2 bytes: confirmed; at 64 bytes:
     * scan_linear segment_bytes=0 4.41 ms (3.9 ms to 5.01 ms), 30 samples
     * native 5.24 ms (4.84 ms to 5.81 ms), 30 samples
     * native / choice 1.22 (1.08 to 1.49), 30 rounds
     * runner-up: scan_hillis_steele, 1.01 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[49]; /* scan_linear */
    /* from 513 bytes: undecided; at 1024 bytes:
     * scan_native 4.62 ms (4.11 ms to 4.99 ms), 30 samples
     * runner-up: scan_linear segment_bytes=0, 0.91 times as long in the same rounds */
    if (problem->bytes < 1272)
        return &choices[0]; /* scan_native */
    /* from 1272 bytes: confirmed; at 1448 bytes:
     * scan_binary segment_bytes=0 5.4 ms (5.12 ms to 5.85 ms), 75 samples
     * native 6.06 ms (5.66 ms to 6.55 ms), 75 samples
     * native / choice 1.15 (1.00 to 1.29), 75 rounds
     * runner-up: scan_linear segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 1588)
        return &choices[50]; /* scan_binary */
    /* from 1588 bytes: first look, not confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 7.74 ms (6.63 ms to 8.84 ms), 15 samples
     * native 9.65 ms (7.88 ms to 10.9 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[49]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 21.2 ms (20.1 ms to 23.5 ms), 6 samples
     * native 78.7 ms (67.9 ms to 84.3 ms), 6 samples
     * native / choice 3.48 (3.38 to 4.06), 6 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 43387)
        return &choices[51]; /* scan_linear */
    /* from 43387 bytes: confirmed; at 46340 bytes:
     * scan_linear segment_bytes=1024 38 ms (35.8 ms to 49.8 ms), 6 samples
     * native 118 ms (100 ms to 204 ms), 6 samples
     * native / choice 3.30 (2.01 to 5.24), 6 rounds
     * runner-up: scan_linear segment_bytes=16384, 0.94 times as long in the same rounds */
    if (problem->bytes < 65359)
        return &choices[52]; /* scan_linear */
    /* from 65359 bytes: confirmed; at 65536 bytes:
     * scan_linear segment_bytes=16384 68.1 ms (49.9 ms to 74.4 ms), 6 samples
     * native 301 ms (154 ms to 388 ms), 6 samples
     * native / choice 4.37 (2.27 to 7.58), 6 rounds
     * runner-up: scan_linear segment_bytes=1024, 1.10 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[51]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 381 ms, 4 samples
     * runner-up: scan_linear segment_bytes=16384, 0.25 times as long in the same rounds */
    return &choices[0]; /* scan_native */
}

/* clang-format off */
static const unsigned char roots_of_scatter[4] = {
    0, 1, 1, 0,
};
/* clang-format on */

/* With roots like rank 1. */
static const struct ct_choice *
choose_scatter_root_1(const struct ct_problem *problem)
{
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scatter_wired_direct window=1 3.27 ms (2.32 ms to 4.24 ms), 15 samples
     * native 3.92 ms (2.58 ms to 4.58 ms), 15 samples
     * runner-up: scatter_linear window=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 36)
        return &choices[53]; /* scatter_wired_direct */
    /* from 36 bytes: nothing beat native; at 64 bytes:
     * scatter_native 4.2 ms (3.95 ms to 4.4 ms), 280 samples
     * runner-up: scatter_linear window=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 510)
        return &choices[0]; /* scatter_native */
    /* from 510 bytes: first look, not confirmed; at 512 bytes:
     * scatter_wired_direct window=1 3.74 ms (1.84 ms to 5.52 ms), 15 samples
     * native 4.28 ms (3.29 ms to 4.72 ms), 15 samples
     * runner-up: scatter_linear window=0, 0.86 times as long in the same rounds */
    if (problem->bytes < 919)
        return &choices[53]; /* scatter_wired_direct */
    /* from 919 bytes: first look, not confirmed; at 1024 bytes:
     * scatter_linear window=0 4 ms (3.23 ms to 7.28 ms), 15 samples
     * native 6.47 ms (5.19 ms to 7.05 ms), 15 samples
     * runner-up: scatter_wired_direct window=1, 1.05 times as long in the same rounds */
    if (problem->bytes < 1891)
        return &choices[55]; /* scatter_linear */
    /* from 1891 bytes: confirmed; at 2048 bytes:
     * scatter_wired_direct window=1 5.5 ms (5.03 ms to 5.73 ms), 150 samples
     * native 6.06 ms (5.64 ms to 6.44 ms), 150 samples
     * native / choice 1.16 (1.08 to 1.30), 150 rounds
     * runner-up: scatter_linear window=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 4850)
        return &choices[53]; /* scatter_wired_direct */
    /* from 4850 bytes: confirmed; at 5792 bytes:
     * scatter_linear window=0 6.11 ms (5.73 ms to 7.27 ms), 15 samples
     * native 10.5 ms (10.1 ms to 11.8 ms), 15 samples
     * native / choice 1.67 (1.40 to 1.88), 15 rounds
     * runner-up: scatter_wired_direct window=1, 1.09 times as long in the same rounds */
    if (problem->bytes < 7537)
        return &choices[55]; /* scatter_linear */
    /* from 7537 bytes: confirmed; at 8192 bytes:
     * scatter_wired_direct window=1 8.12 ms (7.29 ms to 10.4 ms), 15 samples
     * native 14 ms (13.7 ms to 14.4 ms), 15 samples
     * native / choice 1.86 (1.27 to 1.91), 15 rounds
     * runner-up: scatter_linear window=0, 1.07 times as long in the same rounds */
    if (problem->bytes < 130887)
        return &choices[53]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 130887 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 400 ms, 5 samples
     * runner-up: scatter_wired_direct window=1, 0.94 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    if (roots_of_scatter[problem->root] == 1)
        return choose_scatter_root_1(problem);
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 3.32 ms (3.18 ms to 3.51 ms), 193 samples
     * runner-up: scatter_wired_direct window=1, 1.02 times as long in the same rounds */
    if (problem->bytes < 1151)
        return &choices[0]; /* scatter_native */
    /* from 1151 bytes: first look, not confirmed; at 1298 bytes:
     * scatter_wired_direct window=1 5.77 ms (4.45 ms to 9.15 ms), 15 samples
     * native 6.41 ms (5.33 ms to 9 ms), 15 samples
     * runner-up: scatter_wired_tree, 1.06 times as long in the same rounds */
    if (problem->bytes < 1422)
        return &choices[53]; /* scatter_wired_direct */
    /* from 1422 bytes: nothing beat native; at 1647 bytes:
     * scatter_native 5.86 ms (5.12 ms to 6.25 ms), 65 samples
     * runner-up: scatter_wired_tree, 0.95 times as long in the same rounds */
    if (problem->bytes < 1710)
        return &choices[0]; /* scatter_native */
    /* from 1710 bytes: confirmed; at 2048 bytes:
     * scatter_wired_direct window=1 4.14 ms (3.09 ms to 4.73 ms), 15 samples
     * native 5 ms (4.06 ms to 5.54 ms), 15 samples
     * native / choice 1.21 (1.08 to 1.57), 15 rounds
     * runner-up: scatter_wired_tree, 1.06 times as long in the same rounds */
    if (problem->bytes < 2948)
        return &choices[53]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 2948 bytes: nothing beat native; at 4096 bytes:
     * scatter_native 7.13 ms (6.89 ms to 7.45 ms), 75 samples
     * runner-up: scatter_linear window=0, 1.01 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: first look, not confirmed; at 1024 bytes:
     * scatterv_wired_direct window=1 3.79 ms (2.55 ms to 4.44 ms), 15 samples
     * native 4.44 ms (3.34 ms to 5.61 ms), 15 samples
     * runner-up: scatterv_linear window=0, 0.98 times as long in the same rounds */
    return &choices[54]; /* scatterv_wired_direct */
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
    {&ct_allgather, 1, 0.00578, 0.00578},
    {&ct_allgather, 64, 0.00439, 0.00439},
    {&ct_allgather, 512, 0.00549, 0.00549},
    {&ct_allgather, 1024, 0.00613, 0.00613},
    {&ct_allgather, 2048, 0.00687, 0.00687},
    {&ct_allgather, 4096, 0.0105, 0.0075},
    {&ct_allgather, 8192, 0.0242, 0.0181},
    {&ct_allgather, 16384, 0.0542, 0.0321},
    {&ct_allgather, 32768, 0.371, 0.0678},
    {&ct_allgather, 65536, 0.535, 0.289},
    {&ct_allgather, 131072, 0.635, 0.408},
    {&ct_allgatherv, 1, 0.00646, 0.00559},
    {&ct_allgatherv, 64, 0.00798, 0.00798},
    {&ct_allgatherv, 512, 0.00539, 0.00539},
    {&ct_allgatherv, 1024, 0.00497, 0.00497},
    {&ct_allgatherv, 2048, 0.00668, 0.00668},
    {&ct_allgatherv, 4096, 0.011, 0.00867},
    {&ct_allgatherv, 8192, 0.0212, 0.0161},
    {&ct_allgatherv, 16384, 0.0562, 0.0322},
    {&ct_allgatherv, 32768, 0.198, 0.0669},
    {&ct_allgatherv, 65536, 1.01, 0.142},
    {&ct_allgatherv, 131072, 0.342, 0.342},
    {&ct_allreduce, 1, 0.00653, 0.00612},
    {&ct_allreduce, 64, 0.00683, 0.0052},
    {&ct_allreduce, 512, 0.00853, 0.00592},
    {&ct_allreduce, 1024, 0.012, 0.00874},
    {&ct_allreduce, 2048, 0.00807, 0.00685},
    {&ct_allreduce, 4096, 0.00839, 0.007},
    {&ct_allreduce, 8192, 0.00933, 0.00715},
    {&ct_allreduce, 16384, 0.0165, 0.0135},
    {&ct_allreduce, 32768, 0.032, 0.0228},
    {&ct_allreduce, 65536, 0.0794, 0.0663},
    {&ct_allreduce, 131072, 0.259, 0.144},
    {&ct_alltoall, 1, 0.0081, 0.0081},
    {&ct_alltoall, 64, 0.00634, 0.0055},
    {&ct_alltoall, 512, 0.00807, 0.00807},
    {&ct_alltoall, 1024, 0.00747, 0.00634},
    {&ct_alltoall, 2048, 0.00593, 0.00593},
    {&ct_alltoall, 4096, 0.01, 0.01},
    {&ct_alltoall, 8192, 0.0204, 0.0204},
    {&ct_alltoall, 16384, 0.0676, 0.0431},
    {&ct_alltoall, 32768, 0.21, 0.101},
    {&ct_alltoall, 65536, 1.24, 0.17},
    {&ct_alltoall, 131072, 1.04, 0.615},
    {&ct_alltoallv, 1024, 0.0076, 0.0076},
    {&ct_barrier, 0, 0.00827, 0.00827},
    {&ct_bcast, 1, 0.00401, 0.00401},
    {&ct_bcast, 64, 0.00436, 0.00436},
    {&ct_bcast, 512, 0.00338, 0.00338},
    {&ct_bcast, 1024, 0.00362, 0.00362},
    {&ct_bcast, 2048, 0.00576, 0.0051},
    {&ct_bcast, 4096, 0.00488, 0.00488},
    {&ct_bcast, 8192, 0.0091, 0.00635},
    {&ct_bcast, 16384, 0.0204, 0.0107},
    {&ct_bcast, 32768, 0.0456, 0.022},
    {&ct_bcast, 65536, 0.0849, 0.0535},
    {&ct_bcast, 131072, 0.257, 0.257},
    {&ct_exscan, 1, 0.00737, 0.00676},
    {&ct_exscan, 64, 0.00721, 0.00614},
    {&ct_exscan, 512, 0.00451, 0.00451},
    {&ct_exscan, 1024, 0.00639, 0.00595},
    {&ct_exscan, 2048, 0.00482, 0.00381},
    {&ct_exscan, 4096, 0.0052, 0.00411},
    {&ct_exscan, 8192, 0.0111, 0.00656},
    {&ct_exscan, 16384, 0.0237, 0.0117},
    {&ct_exscan, 32768, 0.0772, 0.0201},
    {&ct_exscan, 65536, 0.196, 0.0635},
    {&ct_exscan, 131072, 0.589, 0.28},
    {&ct_gather, 1, 0.00393, 0.00393},
    {&ct_gather, 64, 0.00319, 0.00319},
    {&ct_gather, 512, 0.00403, 0.00403},
    {&ct_gather, 1024, 0.0035, 0.0035},
    {&ct_gather, 2048, 0.00517, 0.00517},
    {&ct_gather, 4096, 0.00649, 0.00649},
    {&ct_gather, 8192, 0.0145, 0.0145},
    {&ct_gather, 16384, 0.0304, 0.0304},
    {&ct_gather, 32768, 0.0771, 0.0637},
    {&ct_gather, 65536, 0.126, 0.126},
    {&ct_gather, 131072, 0.318, 0.318},
    {&ct_gatherv, 1024, 0.00416, 0.00416},
    {&ct_reduce, 1, 0.00516, 0.00516},
    {&ct_reduce, 64, 0.00463, 0.00463},
    {&ct_reduce, 512, 0.00465, 0.00465},
    {&ct_reduce, 1024, 0.00331, 0.00331},
    {&ct_reduce, 2048, 0.0044, 0.0044},
    {&ct_reduce, 4096, 0.00639, 0.00518},
    {&ct_reduce, 8192, 0.00798, 0.00612},
    {&ct_reduce, 16384, 0.0135, 0.0112},
    {&ct_reduce, 32768, 0.0318, 0.0212},
    {&ct_reduce, 65536, 0.0747, 0.0571},
    {&ct_reduce, 131072, 0.288, 0.135},
    {&ct_reduce_scatter, 1, 0.0066, 0.0066},
    {&ct_reduce_scatter, 64, 0.00604, 0.00604},
    {&ct_reduce_scatter, 512, 0.00652, 0.00652},
    {&ct_reduce_scatter, 1024, 0.00554, 0.00554},
    {&ct_reduce_scatter, 2048, 0.0059, 0.0059},
    {&ct_reduce_scatter, 4096, 0.0112, 0.00871},
    {&ct_reduce_scatter, 8192, 0.0214, 0.0159},
    {&ct_reduce_scatter, 16384, 0.0554, 0.0337},
    {&ct_reduce_scatter, 32768, 0.191, 0.0657},
    {&ct_reduce_scatter, 65536, 0.928, 0.157},
    {&ct_reduce_scatter, 131072, 0.442, 0.442},
    {&ct_reduce_scatter_block, 1, 0.00629, 0.00629},
    {&ct_reduce_scatter_block, 64, 0.00587, 0.00587},
    {&ct_reduce_scatter_block, 512, 0.00634, 0.00634},
    {&ct_reduce_scatter_block, 1024, 0.00492, 0.00492},
    {&ct_reduce_scatter_block, 2048, 0.00697, 0.00697},
    {&ct_reduce_scatter_block, 4096, 0.0111, 0.00822},
    {&ct_reduce_scatter_block, 8192, 0.0205, 0.0163},
    {&ct_reduce_scatter_block, 16384, 0.0585, 0.0328},
    {&ct_reduce_scatter_block, 32768, 0.258, 0.0666},
    {&ct_reduce_scatter_block, 65536, 0.385, 0.145},
    {&ct_reduce_scatter_block, 131072, 0.64, 0.382},
    {&ct_scan, 1, 0.00778, 0.00699},
    {&ct_scan, 64, 0.00524, 0.00441},
    {&ct_scan, 512, 0.00883, 0.0073},
    {&ct_scan, 1024, 0.00462, 0.00462},
    {&ct_scan, 2048, 0.00965, 0.00774},
    {&ct_scan, 4096, 0.00586, 0.0045},
    {&ct_scan, 8192, 0.0112, 0.0053},
    {&ct_scan, 16384, 0.0238, 0.0111},
    {&ct_scan, 32768, 0.0787, 0.0212},
    {&ct_scan, 65536, 0.301, 0.0681},
    {&ct_scan, 131072, 0.381, 0.0968},
    {&ct_scatter, 1, 0.00332, 0.00332},
    {&ct_scatter, 64, 0.0041, 0.0041},
    {&ct_scatter, 512, 0.00428, 0.00428},
    {&ct_scatter, 1024, 0.0047, 0.0047},
    {&ct_scatter, 2048, 0.005, 0.00414},
    {&ct_scatter, 4096, 0.00713, 0.00713},
    {&ct_scatter, 8192, 0.0152, 0.0152},
    {&ct_scatter, 16384, 0.0309, 0.0309},
    {&ct_scatter, 32768, 0.076, 0.076},
    {&ct_scatter, 65536, 0.126, 0.126},
    {&ct_scatter, 131072, 0.395, 0.395},
    {&ct_scatterv, 1024, 0.00444, 0.00379},
};

extern const struct ct_tuned ct_tuned_rows;
const struct ct_tuned ct_tuned_rows = {
    .machine = "lab-c",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "rows",
    .nparts = 8,
    .cluster_hash = UINT64_C(0x9fbd3cd45227f2f3),
    .dispatch_hash = UINT64_C(0x6d74969eebee0ec5),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x64bd63dee70bfaac),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
