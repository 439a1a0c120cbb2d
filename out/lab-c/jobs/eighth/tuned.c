/*
 * tuned.c - collective algorithms for the job eighth
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 4 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_sparbit;
extern const struct ct_algorithm allgather_rounds;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_wired_ring;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_pairwise_ring;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_wired_direct;
extern const struct ct_algorithm scatter_linear;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_sparbit,
        /* pack=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x81ab116d829b25d3),
    },
    {
        .algorithm = &allgather_rounds,
        /* partners=shift separation=none barriers=0 */
        .setting = {{2, 0, 0}},
        .fingerprint = UINT64_C(0xc00a9985f9c72bce),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x47b973f70542f861),
    },
    {
        .algorithm = &allgatherv_neighbor_exchange,
        .fingerprint = UINT64_C(0x4922b4256c0786de),
    },
    {
        .algorithm = &allgatherv_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xc57ee5ba294857b5),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0xfca5a8235a1b4df5),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x6e1b4215045426f0),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=bruck */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa583fac3e57cd97f),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xfcb989636d1194be),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=neighbor_exchange */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xfc63735fcc74e409),
    },
    {
        .algorithm = &allreduce_pairwise_ring,
        .fingerprint = UINT64_C(0x4070600f97a448d4),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x944f6b81761ece56),
    },
    {
        .algorithm = &alltoall_bine,
        .fingerprint = UINT64_C(0x3c75c0db898c85b2),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd5579a4658ecc093),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x9fa2542a290ecdd2),
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
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x2abd5eac399524bd),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=chain radix=1 */
        .setting = {{4096, 1, 1}},
        .fingerprint = UINT64_C(0x6b13de2fb5e50456),
    },
    {
        .algorithm = &bcast_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd09293a4d2fd9eb5),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x19ccdc65e880430b),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc6443d3a6738efb6),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x443ba064a3d5fcb1),
    },
    {
        .algorithm = &exscan_binary,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xfb362d9a6ce07e1d),
    },
    {
        .algorithm = &exscan_linear,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x61094aa624d2c7c7),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0xfe742324e2f77e71),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 1, 3}},
        .fingerprint = UINT64_C(0x06a68f88343cd921),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xee0f3a26de38315a),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x9d3fe9cfc4e773e2),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0xfa45f11c9e9585ba),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x3ed93336001f544e),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xe6e7bbc413de8ca7),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x6dfc2838cbf4d7bb),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_doubling,
        /* send=all */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xaac608a45c8cdbc8),
    },
    {
        .algorithm = &reduce_scatter_block_wired_near_first,
        .fingerprint = UINT64_C(0x527ccda2a2207810),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x0fb39a369c704d9d),
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
        .algorithm = &scan_linear,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x89e3d887ee099a18),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd595434a1006614b),
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
     * allgather_native 364 us (346 us to 381 us), 208 samples
     * runner-up: allgather_bruck, 1.02 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* allgather_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * allgather_sparbit pack=1 315 us (285 us to 399 us), 15 samples
     * native 348 us (278 us to 364 us), 15 samples
     * runner-up: allgather_recursive_doubling, 0.98 times as long in the same rounds */
    if (problem->bytes < 77)
        return &choices[1]; /* allgather_sparbit */
    /* from 77 bytes: nothing beat native; at 512 bytes:
     * allgather_native 346 us (332 us to 363 us), 180 samples
     * runner-up: allgather_bruck, 0.99 times as long in the same rounds */
    if (problem->bytes < 9000)
        return &choices[0]; /* allgather_native */
    /* from 9000 bytes: confirmed; at 16384 bytes:
     * allgather_rounds partners=shift separation=none barriers=0 3.79 ms (3.71 ms to 3.88 ms), 15 samples
     * native 5.13 ms (5.02 ms to 5.16 ms), 15 samples
     * native / choice 1.33 (1.29 to 1.39), 15 rounds
     * runner-up: allgather_ring segment_bytes=8192, 0.99 times as long in the same rounds */
    if (problem->bytes < 17462)
        return &choices[2]; /* allgather_rounds */
    /* beyond 131072 bytes nothing was measured */
    /* from 17462 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=8192 7.81 ms (7.64 ms to 7.87 ms), 15 samples
     * native 12.9 ms (12.6 ms to 13.3 ms), 15 samples
     * native / choice 1.65 (1.60 to 1.79), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    return &choices[3]; /* allgather_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    /* wrong: allgatherv_wired_far_first order_by=copies, at 1 bytes */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgatherv_native 330 us (310 us to 349 us), 133 samples
     * runner-up: allgatherv_recursive_doubling, 0.94 times as long in the same rounds */
    if (problem->bytes < 476)
        return &choices[0]; /* allgatherv_native */
    /* from 476 bytes: first look, not confirmed; at 512 bytes:
     * allgatherv_neighbor_exchange 302 us (291 us to 346 us), 15 samples
     * native 366 us (302 us to 411 us), 15 samples
     * runner-up: allgatherv_mesh dims=2, 1.04 times as long in the same rounds */
    if (problem->bytes < 762)
        return &choices[4]; /* allgatherv_neighbor_exchange */
    /* from 762 bytes: nothing beat native; at 1024 bytes:
     * allgatherv_native 378 us (344 us to 410 us), 255 samples
     * runner-up: allgatherv_recursive_doubling, 0.31 times as long in the same rounds */
    if (problem->bytes < 12399)
        return &choices[0]; /* allgatherv_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 12399 bytes: first look, not confirmed; at 16384 bytes:
     * allgatherv_wired_ring segment_bytes=8192 4 ms (3.58 ms to 6.03 ms), 15 samples
     * native 5.24 ms (4.94 ms to 5.98 ms), 15 samples
     * runner-up: allgatherv_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    return &choices[5]; /* allgatherv_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 318 us (305 us to 332 us), 243 samples
     * runner-up: allreduce_allgather_reduce allgather=bruck, 0.99 times as long in the same rounds */
    if (problem->bytes < 11)
        return &choices[0]; /* allreduce_native */
    /* from 11 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 325 us (256 us to 389 us), 15 samples
     * native 484 us (436 us to 560 us), 15 samples
     * native / choice 1.70 (1.38 to 1.74), 15 rounds
     * runner-up: allreduce_bine_small, 1.02 times as long in the same rounds */
    if (problem->bytes < 482)
        return &choices[6]; /* allreduce_tree */
    /* from 482 bytes: confirmed; at 512 bytes:
     * allreduce_bine_small 342 us (267 us to 438 us), 15 samples
     * native 659 us (633 us to 699 us), 15 samples
     * native / choice 1.89 (1.57 to 2.35), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.04 times as long in the same rounds */
    if (problem->bytes < 1092)
        return &choices[7]; /* allreduce_bine_small */
    /* from 1092 bytes: confirmed; at 1235 bytes:
     * allreduce_allgather_reduce allgather=bruck 371 us (311 us to 484 us), 15 samples
     * native 591 us (504 us to 1.18 ms), 15 samples
     * native / choice 1.43 (1.16 to 2.41), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling, 0.98 times as long in the same rounds */
    if (problem->bytes < 1368)
        return &choices[8]; /* allreduce_allgather_reduce */
    /* from 1368 bytes: confirmed; at 1491 bytes:
     * allreduce_bine_small 760 us (551 us to 1.37 ms), 15 samples
     * native 1.79 ms (908 us to 2.55 ms), 15 samples
     * native / choice 2.10 (1.01 to 3.88), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=mesh_2d, 0.58 times as long in the same rounds */
    if (problem->bytes < 1683)
        return &choices[7]; /* allreduce_bine_small */
    /* from 1683 bytes: confirmed; at 2048 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 424 us (254 us to 521 us), 15 samples
     * native 632 us (408 us to 778 us), 15 samples
     * native / choice 1.49 (1.13 to 1.88), 15 rounds
     * runner-up: allreduce_recursive_multiplying radix=4, 0.91 times as long in the same rounds */
    if (problem->bytes < 2052)
        return &choices[9]; /* allreduce_allgather_reduce */
    /* from 2052 bytes: confirmed; at 2896 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 427 us (397 us to 474 us), 15 samples
     * native 766 us (724 us to 839 us), 15 samples
     * native / choice 1.83 (1.59 to 2.03), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 1.00 times as long in the same rounds */
    if (problem->bytes < 2915)
        return &choices[6]; /* allreduce_tree */
    /* from 2915 bytes: confirmed; at 4096 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 558 us (433 us to 688 us), 15 samples
     * native 650 us (581 us to 770 us), 15 samples
     * native / choice 1.26 (1.02 to 1.50), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 0.88 times as long in the same rounds */
    if (problem->bytes < 4109)
        return &choices[9]; /* allreduce_allgather_reduce */
    /* from 4109 bytes: confirmed; at 5101 bytes:
     * allreduce_bine_small 572 us (505 us to 624 us), 75 samples
     * native 707 us (631 us to 748 us), 75 samples
     * native / choice 1.30 (1.12 to 1.38), 75 rounds
     * runner-up: allreduce_halving distance=bine, 1.40 times as long in the same rounds */
    if (problem->bytes < 8136)
        return &choices[7]; /* allreduce_bine_small */
    /* from 8136 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 983 us (961 us to 1 ms), 260 samples
     * runner-up: allreduce_halving distance=bine, 0.85 times as long in the same rounds */
    if (problem->bytes < 15228)
        return &choices[0]; /* allreduce_native */
    /* from 15228 bytes: confirmed; at 16384 bytes:
     * allreduce_variation_2 alltoall=spread allgather=neighbor_exchange 1.81 ms (1.74 ms to 1.86 ms), 120 samples
     * native 1.9 ms (1.86 ms to 1.93 ms), 120 samples
     * native / choice 1.05 (1.01 to 1.09), 120 rounds
     * runner-up: allreduce_variation_2 alltoall=spread allgather=spread, 1.00 times as long in the same rounds */
    if (problem->bytes < 27652)
        return &choices[10]; /* allreduce_variation_2 */
    /* from 27652 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 3.85 ms (3.84 ms to 3.87 ms), 280 samples
     * runner-up: allreduce_circulant, 0.99 times as long in the same rounds */
    if (problem->bytes < 34119)
        return &choices[0]; /* allreduce_native */
    /* from 34119 bytes: confirmed; at 65536 bytes:
     * allreduce_pairwise_ring 7.76 ms (7.48 ms to 7.86 ms), 15 samples
     * native 10.3 ms (10 ms to 10.6 ms), 15 samples
     * native / choice 1.33 (1.30 to 1.38), 15 rounds
     * runner-up: allreduce_variation_2 alltoall=ring_light allgather=spread, 1.01 times as long in the same rounds */
    if (problem->bytes < 66078)
        return &choices[11]; /* allreduce_pairwise_ring */
    /* from 66078 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_ring segment_bytes=16384 15.7 ms (15.4 ms to 15.9 ms), 10 samples
     * native 25.7 ms (25.2 ms to 26.1 ms), 10 samples
     * native / choice 1.64 (1.61 to 1.68), 10 rounds
     * runner-up: allreduce_wired_ring segment_bytes=8192, 1.01 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[12]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 25.7 ms (25.2 ms to 26.1 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_bine 307 us (275 us to 389 us), 15 samples
     * native 352 us (285 us to 430 us), 15 samples
     * runner-up: alltoall_spread window=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 11)
        return &choices[13]; /* alltoall_bine */
    /* from 11 bytes: confirmed; at 64 bytes:
     * alltoall_bruck 335 us (321 us to 347 us), 225 samples
     * native 361 us (353 us to 376 us), 225 samples
     * native / choice 1.07 (1.04 to 1.14), 225 rounds
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0, 1.13 times as long in the same rounds */
    if (problem->bytes < 65)
        return &choices[14]; /* alltoall_bruck */
    /* from 65 bytes: undecided; at 512 bytes:
     * alltoall_native 276 us (253 us to 344 us), 15 samples
     * runner-up: alltoall_bruck, 0.84 times as long in the same rounds */
    if (problem->bytes < 1024)
        return &choices[0]; /* alltoall_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck 267 us (257 us to 300 us), 30 samples
     * native 321 us (290 us to 387 us), 30 samples
     * native / choice 1.20 (1.05 to 1.30), 30 rounds
     * runner-up: alltoall_rounds partners=one_factor separation=none barriers=0, 0.87 times as long in the same rounds */
    if (problem->bytes < 2003)
        return &choices[14]; /* alltoall_bruck */
    /* from 2003 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 513 us (497 us to 533 us), 245 samples
     * runner-up: alltoall_spread window=0, 0.96 times as long in the same rounds */
    if (problem->bytes < 4388)
        return &choices[0]; /* alltoall_native */
    /* from 4388 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=0 1.68 ms (1.61 ms to 1.75 ms), 45 samples
     * native 1.9 ms (1.8 ms to 1.94 ms), 45 samples
     * native / choice 1.14 (1.05 to 1.20), 45 rounds
     * runner-up: alltoall_phases separation=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 14598)
        return &choices[15]; /* alltoall_spread */
    /* from 14598 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 3.84 ms (3.81 ms to 3.88 ms), 180 samples
     * runner-up: alltoall_rounds partners=one_factor separation=light barriers=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 18655)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 18655 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 7.7 ms (7.39 ms to 7.96 ms), 15 samples
     * native 14.2 ms (14 ms to 14.7 ms), 15 samples
     * native / choice 1.88 (1.81 to 1.97), 15 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.01 times as long in the same rounds */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 354 us (339 us to 377 us), 133 samples
     * runner-up: alltoallv_simple, 1.07 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native:
     * barrier_native 266 us (247 us to 293 us), 93 samples
     * runner-up: barrier_tree tree=kary radix=2, 1.02 times as long in the same rounds */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 248 us (168 us to 397 us), 15 samples
     * native 298 us (181 us to 500 us), 15 samples
     * runner-up: bcast_scatter_allgather allgather=mesh_2d radix=2, 1.65 times as long in the same rounds */
    if (problem->bytes < 343)
        return &choices[17]; /* bcast_tree */
    /* from 343 bytes: confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 298 us (266 us to 324 us), 135 samples
     * native 357 us (334 us to 368 us), 135 samples
     * native / choice 1.16 (1.08 to 1.29), 135 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3, 0.98 times as long in the same rounds */
    if (problem->bytes < 1006)
        return &choices[18]; /* bcast_tree */
    /* from 1006 bytes: confirmed; at 1024 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 175 us (104 us to 250 us), 15 samples
     * native 248 us (221 us to 283 us), 15 samples
     * native / choice 1.73 (1.02 to 2.13), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 1.02 times as long in the same rounds */
    if (problem->bytes < 1981)
        return &choices[17]; /* bcast_tree */
    /* from 1981 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 264 us (252 us to 278 us), 240 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=3, 0.76 times as long in the same rounds */
    if (problem->bytes < 6000)
        return &choices[0]; /* bcast_native */
    /* from 6000 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=chain radix=1 648 us (433 us to 1.22 ms), 15 samples
     * native 1.14 ms (324 us to 1.38 ms), 15 samples
     * runner-up: bcast_circulant segment_bytes=4096, 0.90 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[19]; /* bcast_tree */
    /* from 8193 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 1.32 ms (1.28 ms to 1.49 ms), 15 samples
     * native 2.38 ms (2.31 ms to 2.62 ms), 15 samples
     * native / choice 1.76 (1.65 to 1.94), 15 rounds
     * runner-up: bcast_two_tree segment_bytes=1024, 1.09 times as long in the same rounds */
    if (problem->bytes < 32757)
        return &choices[20]; /* bcast_two_tree */
    /* from 32757 bytes: confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=4096 2.97 ms (2.77 ms to 3.32 ms), 15 samples
     * native 5.21 ms (4.86 ms to 5.31 ms), 15 samples
     * native / choice 1.72 (1.46 to 1.97), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 91631)
        return &choices[21]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 91631 bytes: confirmed; at 131072 bytes:
     * bcast_wired_chain segment_bytes=16384 10.7 ms (10.5 ms to 11.4 ms), 15 samples
     * native 20.8 ms (20.4 ms to 21.2 ms), 15 samples
     * native / choice 1.95 (1.84 to 1.99), 15 rounds
     * runner-up: bcast_tree segment_bytes=16384 tree=chain radix=1, 1.00 times as long in the same rounds */
    return &choices[22]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * exscan_linear segment_bytes=0 287 us (227 us to 360 us), 15 samples
     * native 407 us (299 us to 429 us), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 1.02 times as long in the same rounds */
    if (problem->bytes < 10)
        return &choices[23]; /* exscan_linear */
    /* from 10 bytes: nothing beat native; at 22 bytes:
     * exscan_native 407 us (356 us to 477 us), 240 samples
     * runner-up: exscan_123, 0.90 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[0]; /* exscan_native */
    /* from 59 bytes: first look, not confirmed; at 64 bytes:
     * exscan_binary segment_bytes=0 459 us (409 us to 502 us), 60 samples
     * native 523 us (471 us to 586 us), 60 samples
     * runner-up: exscan_123, 0.94 times as long in the same rounds */
    if (problem->bytes < 515)
        return &choices[24]; /* exscan_binary */
    /* from 515 bytes: confirmed; at 1024 bytes:
     * exscan_linear segment_bytes=0 284 us (210 us to 342 us), 15 samples
     * native 351 us (315 us to 416 us), 15 samples
     * native / choice 1.18 (1.09 to 1.62), 15 rounds
     * runner-up: exscan_shift_scan scan=hillis_steele, 1.07 times as long in the same rounds */
    if (problem->bytes < 4104)
        return &choices[23]; /* exscan_linear */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=4096 383 us (336 us to 676 us), 15 samples
     * native 1.29 ms (756 us to 1.74 ms), 15 samples
     * native / choice 3.44 (1.97 to 5.17), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 1.32 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[25]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 39.1 ms (38.6 ms to 39.5 ms), 12 samples
     * runner-up: exscan_linear segment_bytes=4096, 0.27 times as long in the same rounds */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 489 us (458 us to 523 us), 253 samples
     * runner-up: gather_linear window=0, 0.78 times as long in the same rounds */
    if (problem->bytes < 708)
        return &choices[0]; /* gather_native */
    /* from 708 bytes: confirmed; at 724 bytes:
     * gather_wired_direct window=1 turns=posted 431 us (378 us to 480 us), 30 samples
     * native 511 us (448 us to 526 us), 30 samples
     * native / choice 1.14 (1.01 to 1.34), 30 rounds
     * runner-up: gather_linear window=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 989)
        return &choices[26]; /* gather_wired_direct */
    /* from 989 bytes: nothing beat native; at 1024 bytes:
     * gather_native 271 us (263 us to 276 us), 440 samples
     * runner-up: gather_linear window=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 2174)
        return &choices[0]; /* gather_native */
    /* from 2174 bytes: confirmed; at 4096 bytes:
     * gather_wired_direct window=1 turns=posted 967 us (961 us to 973 us), 165 samples
     * native 988 us (980 us to 994 us), 165 samples
     * native / choice 1.03 (1.02 to 1.04), 165 rounds
     * runner-up: gather_linear window=0, 0.99 times as long in the same rounds */
    if (problem->bytes < 4705)
        return &choices[26]; /* gather_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 4705 bytes: nothing beat native; at 8192 bytes:
     * gather_native 1.95 ms (1.94 ms to 1.97 ms), 135 samples
     * runner-up: gather_linear window=0, 0.98 times as long in the same rounds */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 19.5 us, 3 samples */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 252 us (243 us to 262 us), 213 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=3, 1.01 times as long in the same rounds */
    if (problem->bytes < 717)
        return &choices[0]; /* reduce_native */
    /* from 717 bytes: confirmed; at 1024 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 486 us (474 us to 492 us), 315 samples
     * native 506 us (494 us to 516 us), 315 samples
     * native / choice 1.05 (1.02 to 1.08), 315 rounds */
    if (problem->bytes < 1234)
        return &choices[27]; /* reduce_tree */
    /* from 1234 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 274 us (264 us to 288 us), 275 samples
     * runner-up: reduce_wired_tree segment_bytes=0, 0.96 times as long in the same rounds */
    if (problem->bytes < 2052)
        return &choices[0]; /* reduce_native */
    /* from 2052 bytes: confirmed; at 3216 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 370 us (303 us to 423 us), 15 samples
     * native 714 us (533 us to 807 us), 15 samples
     * native / choice 1.90 (1.49 to 2.75), 15 rounds
     * runner-up: reduce_linear, 0.96 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[27]; /* reduce_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_wired_chain segment_bytes=1024 421 us (224 us to 497 us), 15 samples
     * native 480 us (366 us to 563 us), 15 samples
     * native / choice 1.23 (1.01 to 1.64), 15 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=1, 1.16 times as long in the same rounds */
    if (problem->bytes < 4488)
        return &choices[28]; /* reduce_wired_chain */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_wired_chain segment_bytes=4096 571 us (404 us to 1.02 ms), 15 samples
     * native 849 us (635 us to 1.78 ms), 15 samples
     * native / choice 1.94 (1.32 to 3.11), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.06 times as long in the same rounds */
    if (problem->bytes < 14957)
        return &choices[29]; /* reduce_wired_chain */
    /* from 14957 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 1.23 ms (638 us to 1.36 ms), 15 samples
     * native 1.96 ms (1.35 ms to 2.28 ms), 15 samples
     * runner-up: reduce_circulant segment_bytes=4096, 1.25 times as long in the same rounds */
    if (problem->bytes < 17949)
        return &choices[30]; /* reduce_tree */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_two_tree segment_bytes=4096 2.65 ms (2.39 ms to 2.79 ms), 15 samples
     * native 3.94 ms (3.72 ms to 4.1 ms), 15 samples
     * native / choice 1.49 (1.18 to 1.86), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.10 times as long in the same rounds */
    if (problem->bytes < 43009)
        return &choices[31]; /* reduce_two_tree */
    /* from 43009 bytes: first look, not confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.28 ms (5.18 ms to 8.26 ms), 15 samples
     * native 8.57 ms (8.01 ms to 9.02 ms), 15 samples
     * runner-up: reduce_circulant segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 110027)
        return &choices[32]; /* reduce_wired_chain */
    /* from 110027 bytes: confirmed; at 131072 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 10.4 ms (10.3 ms to 10.6 ms), 10 samples
     * native 19.9 ms (19.4 ms to 20.6 ms), 10 samples
     * native / choice 1.92 (1.85 to 1.95), 10 rounds
     * runner-up: reduce_wired_chain segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[30]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 20.1 ms (19.4 ms to 20.6 ms), 15 samples
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 0.52 times as long in the same rounds */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 369 us (356 us to 392 us), 73 samples
     * runner-up: reduce_scatter_wired_near_first, 1.05 times as long in the same rounds */
    if (problem->bytes < 9221)
        return &choices[0]; /* reduce_scatter_native */
    /* from 9221 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 3.72 ms (3.53 ms to 3.94 ms), 15 samples
     * native 5.07 ms (5.04 ms to 5.23 ms), 15 samples
     * native / choice 1.36 (1.27 to 1.51), 15 rounds
     * runner-up: reduce_scatter_alltoall alltoall=pair, 1.00 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[33]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 52.4 ms (47.6 ms to 54.7 ms), 17 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=8192, 0.66 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 332 us (301 us to 381 us), 43 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.87 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_doubling send=all 338 us (281 us to 476 us), 15 samples
     * native 433 us (352 us to 597 us), 15 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.05 times as long in the same rounds */
    if (problem->bytes < 93)
        return &choices[34]; /* reduce_scatter_block_recursive_doubling */
    /* from 93 bytes: nothing beat native; at 157 bytes:
     * reduce_scatter_block_native 660 us (618 us to 702 us), 85 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=needed, 0.97 times as long in the same rounds */
    if (problem->bytes < 491)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 491 bytes: first look, not confirmed; at 512 bytes:
     * reduce_scatter_block_wired_near_first 312 us (296 us to 351 us), 15 samples
     * native 357 us (295 us to 424 us), 15 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.99 times as long in the same rounds */
    if (problem->bytes < 842)
        return &choices[35]; /* reduce_scatter_block_wired_near_first */
    /* from 842 bytes: nothing beat native; at 1024 bytes:
     * reduce_scatter_block_native 488 us (473 us to 499 us), 210 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.99 times as long in the same rounds */
    if (problem->bytes < 8663)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8663 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 3.75 ms (3.64 ms to 3.88 ms), 15 samples
     * native 5.16 ms (4.91 ms to 5.33 ms), 15 samples
     * native / choice 1.39 (1.32 to 1.45), 15 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=0, 1.00 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[36]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 47.1 ms (46.8 ms to 55.6 ms), 6 samples */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_hillis_steele 284 us (278 us to 293 us), 165 samples
     * native 313 us (298 us to 325 us), 165 samples
     * native / choice 1.13 (1.07 to 1.22), 165 rounds
     * runner-up: scan_linear segment_bytes=0, 0.93 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[37]; /* scan_hillis_steele */
    /* from 2 bytes: undecided; at 64 bytes:
     * scan_native 425 us (386 us to 800 us), 15 samples
     * runner-up: scan_hillis_steele, 0.90 times as long in the same rounds */
    if (problem->bytes < 183)
        return &choices[0]; /* scan_native */
    /* from 183 bytes: first look, not confirmed; at 512 bytes:
     * scan_linear segment_bytes=0 283 us (223 us to 373 us), 15 samples
     * native 351 us (297 us to 434 us), 15 samples
     * runner-up: scan_recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 830)
        return &choices[38]; /* scan_linear */
    /* from 830 bytes: confirmed; at 1024 bytes:
     * scan_hillis_steele 508 us (200 us to 612 us), 15 samples
     * native 660 us (345 us to 1.23 ms), 15 samples
     * native / choice 1.53 (1.03 to 1.97), 15 rounds
     * runner-up: scan_linear segment_bytes=0, 1.21 times as long in the same rounds */
    if (problem->bytes < 1122)
        return &choices[37]; /* scan_hillis_steele */
    /* from 1122 bytes: confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 226 us (168 us to 280 us), 15 samples
     * native 309 us (276 us to 362 us), 15 samples
     * native / choice 1.54 (1.23 to 1.69), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[38]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 2.62 ms (2.52 ms to 4.6 ms), 15 samples
     * native 7.63 ms (6.97 ms to 8.17 ms), 15 samples
     * native / choice 2.68 (1.67 to 3.11), 15 rounds
     * runner-up: scan_linear segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[39]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 39.6 ms (39.2 ms to 40.1 ms), 12 samples
     * runner-up: scan_linear segment_bytes=16384, 0.26 times as long in the same rounds */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * scatter_native 316 us (297 us to 325 us), 30 samples
     * runner-up: scatter_wired_tree, 0.48 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* scatter_native */
    /* from 2 bytes: confirmed; at 15 bytes:
     * scatter_wired_direct window=1 275 us (251 us to 327 us), 120 samples
     * native 354 us (345 us to 372 us), 120 samples
     * native / choice 1.24 (1.08 to 1.49), 120 rounds
     * runner-up: scatter_linear window=0, 1.18 times as long in the same rounds */
    if (problem->bytes < 59)
        return &choices[40]; /* scatter_wired_direct */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * scatter_native 253 us (246 us to 259 us), 465 samples
     * runner-up: scatter_linear window=0, 0.86 times as long in the same rounds */
    if (problem->bytes < 72)
        return &choices[0]; /* scatter_native */
    /* from 72 bytes: confirmed; at 181 bytes:
     * scatter_linear window=0 357 us (333 us to 388 us), 60 samples
     * native 421 us (405 us to 440 us), 60 samples
     * native / choice 1.18 (1.06 to 1.27), 60 rounds
     * runner-up: scatter_wired_direct window=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 510)
        return &choices[41]; /* scatter_linear */
    /* from 510 bytes: nothing beat native; at 512 bytes:
     * scatter_native 374 us (336 us to 438 us), 55 samples
     * runner-up: scatter_wired_direct window=1, 0.95 times as long in the same rounds */
    if (problem->bytes < 1075)
        return &choices[0]; /* scatter_native */
    /* from 1075 bytes: first look, not confirmed; at 2048 bytes:
     * scatter_wired_direct window=1 285 us (157 us to 519 us), 15 samples
     * native 1.14 ms (261 us to 1.68 ms), 15 samples
     * runner-up: scatter_linear window=0, 1.03 times as long in the same rounds */
    if (problem->bytes < 3320)
        return &choices[40]; /* scatter_wired_direct */
    /* from 3320 bytes: undecided; at 4096 bytes:
     * scatter_native 928 us (909 us to 968 us), 30 samples
     * runner-up: scatter_wired_direct window=1, 0.92 times as long in the same rounds */
    if (problem->bytes < 8192)
        return &choices[0]; /* scatter_native */
    /* from 8192 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=0 1.85 ms (1.83 ms to 1.86 ms), 210 samples
     * native 1.9 ms (1.88 ms to 1.93 ms), 210 samples
     * native / choice 1.03 (1.02 to 1.05), 210 rounds
     * runner-up: scatter_wired_direct window=1, 1.01 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[41]; /* scatter_linear */
    /* from 8193 bytes: undecided; at 16384 bytes:
     * scatter_native 3.91 ms (3.85 ms to 3.94 ms), 75 samples
     * runner-up: scatter_linear window=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 47284)
        return &choices[0]; /* scatter_native */
    /* from 47284 bytes: confirmed; at 65536 bytes:
     * scatter_wired_direct window=1 15.6 ms (15.6 ms to 15.6 ms), 180 samples
     * native 15.8 ms (15.8 ms to 15.9 ms), 180 samples
     * native / choice 1.01 (1.01 to 1.02), 180 rounds
     * runner-up: scatter_linear window=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 102956)
        return &choices[40]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 102956 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 31.4 ms (30.7 ms to 32 ms), 8 samples
     * runner-up: scatter_wired_direct window=1, 0.99 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 335 us (264 us to 512 us), 33 samples
     * runner-up: scatterv_wired_direct window=1, 1.09 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000364, 0.000364},
    {&ct_allgather, 64, 0.000348, 0.000315},
    {&ct_allgather, 512, 0.000346, 0.000346},
    {&ct_allgather, 1024, 0.000484, 0.000484},
    {&ct_allgather, 2048, 0.000431, 0.000431},
    {&ct_allgather, 4096, 0.000889, 0.000889},
    {&ct_allgather, 8192, 0.0018, 0.0018},
    {&ct_allgather, 16384, 0.00513, 0.00379},
    {&ct_allgather, 32768, 0.0129, 0.00781},
    {&ct_allgather, 65536, 0.0286, 0.0157},
    {&ct_allgather, 131072, 0.0478, 0.0318},
    {&ct_allgatherv, 1, 0.00033, 0.00033},
    {&ct_allgatherv, 64, 0.000446, 0.000446},
    {&ct_allgatherv, 512, 0.000366, 0.000302},
    {&ct_allgatherv, 1024, 0.000378, 0.000378},
    {&ct_allgatherv, 2048, 0.000732, 0.000732},
    {&ct_allgatherv, 4096, 0.000885, 0.000885},
    {&ct_allgatherv, 8192, 0.00192, 0.00192},
    {&ct_allgatherv, 16384, 0.00524, 0.004},
    {&ct_allgatherv, 32768, 0.013, 0.00776},
    {&ct_allgatherv, 65536, 0.0291, 0.0157},
    {&ct_allgatherv, 131072, 0.0365, 0.0318},
    {&ct_allreduce, 1, 0.000318, 0.000318},
    {&ct_allreduce, 64, 0.000484, 0.000325},
    {&ct_allreduce, 512, 0.000659, 0.000342},
    {&ct_allreduce, 1024, 0.000622, 0.000376},
    {&ct_allreduce, 2048, 0.000632, 0.000424},
    {&ct_allreduce, 4096, 0.00065, 0.000558},
    {&ct_allreduce, 8192, 0.000983, 0.000983},
    {&ct_allreduce, 16384, 0.0019, 0.00181},
    {&ct_allreduce, 32768, 0.00385, 0.00385},
    {&ct_allreduce, 65536, 0.0103, 0.00776},
    {&ct_allreduce, 131072, 0.0257, 0.0157},
    {&ct_alltoall, 1, 0.000352, 0.000307},
    {&ct_alltoall, 64, 0.000361, 0.000335},
    {&ct_alltoall, 512, 0.000276, 0.000276},
    {&ct_alltoall, 1024, 0.000321, 0.000267},
    {&ct_alltoall, 2048, 0.000513, 0.000513},
    {&ct_alltoall, 4096, 0.000904, 0.000904},
    {&ct_alltoall, 8192, 0.0019, 0.00168},
    {&ct_alltoall, 16384, 0.00384, 0.00384},
    {&ct_alltoall, 32768, 0.0142, 0.0077},
    {&ct_alltoall, 65536, 0.0268, 0.0157},
    {&ct_alltoall, 131072, 0.0591, 0.0316},
    {&ct_alltoallv, 1024, 0.000354, 0.000354},
    {&ct_barrier, 0, 0.000266, 0.000266},
    {&ct_bcast, 1, 0.000298, 0.000248},
    {&ct_bcast, 64, 0.00122, 0.000242},
    {&ct_bcast, 512, 0.000357, 0.000298},
    {&ct_bcast, 1024, 0.000248, 0.000175},
    {&ct_bcast, 2048, 0.000264, 0.000264},
    {&ct_bcast, 4096, 0.00044, 0.00044},
    {&ct_bcast, 8192, 0.00114, 0.000648},
    {&ct_bcast, 16384, 0.00238, 0.00132},
    {&ct_bcast, 32768, 0.00521, 0.00297},
    {&ct_bcast, 65536, 0.01, 0.00591},
    {&ct_bcast, 131072, 0.0208, 0.0107},
    {&ct_exscan, 1, 0.000407, 0.000287},
    {&ct_exscan, 64, 0.000523, 0.000459},
    {&ct_exscan, 512, 0.000334, 0.000291},
    {&ct_exscan, 1024, 0.000351, 0.000284},
    {&ct_exscan, 2048, 0.000492, 0.000402},
    {&ct_exscan, 4096, 0.000288, 0.000232},
    {&ct_exscan, 8192, 0.00129, 0.000383},
    {&ct_exscan, 16384, 0.0026, 0.00127},
    {&ct_exscan, 32768, 0.00738, 0.00263},
    {&ct_exscan, 65536, 0.0184, 0.00563},
    {&ct_exscan, 131072, 0.0391, 0.0107},
    {&ct_gather, 1, 0.000489, 0.000489},
    {&ct_gather, 64, 0.000273, 0.000273},
    {&ct_gather, 512, 0.000265, 0.000265},
    {&ct_gather, 1024, 0.000271, 0.000271},
    {&ct_gather, 2048, 0.000449, 0.000449},
    {&ct_gather, 4096, 0.000988, 0.000967},
    {&ct_gather, 8192, 0.00195, 0.00195},
    {&ct_gather, 16384, 0.00393, 0.00393},
    {&ct_gather, 32768, 0.00773, 0.00773},
    {&ct_gather, 65536, 0.0157, 0.0157},
    {&ct_gather, 131072, 0.0316, 0.0316},
    {&ct_gatherv, 1024, 1.95e-05, 1.95e-05},
    {&ct_reduce, 1, 0.000252, 0.000252},
    {&ct_reduce, 64, 0.000324, 0.000324},
    {&ct_reduce, 512, 0.000238, 0.000238},
    {&ct_reduce, 1024, 0.000506, 0.000486},
    {&ct_reduce, 2048, 0.000274, 0.000274},
    {&ct_reduce, 4096, 0.00048, 0.000421},
    {&ct_reduce, 8192, 0.000849, 0.000571},
    {&ct_reduce, 16384, 0.00196, 0.00123},
    {&ct_reduce, 32768, 0.00394, 0.00265},
    {&ct_reduce, 65536, 0.00857, 0.00528},
    {&ct_reduce, 131072, 0.0199, 0.0104},
    {&ct_reduce_scatter, 1, 0.000369, 0.000369},
    {&ct_reduce_scatter, 64, 0.000386, 0.000386},
    {&ct_reduce_scatter, 512, 0.000344, 0.000344},
    {&ct_reduce_scatter, 1024, 0.000351, 0.000351},
    {&ct_reduce_scatter, 2048, 0.000537, 0.000537},
    {&ct_reduce_scatter, 4096, 0.000806, 0.000806},
    {&ct_reduce_scatter, 8192, 0.00192, 0.00192},
    {&ct_reduce_scatter, 16384, 0.00507, 0.00372},
    {&ct_reduce_scatter, 32768, 0.0126, 0.00777},
    {&ct_reduce_scatter, 65536, 0.0289, 0.0156},
    {&ct_reduce_scatter, 131072, 0.0501, 0.0323},
    {&ct_reduce_scatter_block, 1, 0.000332, 0.000332},
    {&ct_reduce_scatter_block, 64, 0.000433, 0.000338},
    {&ct_reduce_scatter_block, 512, 0.000357, 0.000312},
    {&ct_reduce_scatter_block, 1024, 0.000488, 0.000488},
    {&ct_reduce_scatter_block, 2048, 0.000359, 0.000359},
    {&ct_reduce_scatter_block, 4096, 0.000879, 0.000879},
    {&ct_reduce_scatter_block, 8192, 0.0018, 0.0018},
    {&ct_reduce_scatter_block, 16384, 0.00516, 0.00375},
    {&ct_reduce_scatter_block, 32768, 0.0129, 0.00771},
    {&ct_reduce_scatter_block, 65536, 0.0287, 0.0157},
    {&ct_reduce_scatter_block, 131072, 0.0471, 0.0317},
    {&ct_scan, 1, 0.000313, 0.000284},
    {&ct_scan, 64, 0.000425, 0.000425},
    {&ct_scan, 512, 0.000351, 0.000283},
    {&ct_scan, 1024, 0.00066, 0.000508},
    {&ct_scan, 2048, 0.000309, 0.000226},
    {&ct_scan, 4096, 0.000426, 0.000302},
    {&ct_scan, 8192, 0.00105, 0.000678},
    {&ct_scan, 16384, 0.00254, 0.00128},
    {&ct_scan, 32768, 0.00763, 0.00262},
    {&ct_scan, 65536, 0.0187, 0.00623},
    {&ct_scan, 131072, 0.0396, 0.0104},
    {&ct_scatter, 1, 0.000316, 0.000316},
    {&ct_scatter, 64, 0.000253, 0.000253},
    {&ct_scatter, 512, 0.000374, 0.000374},
    {&ct_scatter, 1024, 0.000523, 0.000523},
    {&ct_scatter, 2048, 0.00114, 0.000285},
    {&ct_scatter, 4096, 0.000928, 0.000928},
    {&ct_scatter, 8192, 0.0019, 0.00185},
    {&ct_scatter, 16384, 0.00391, 0.00391},
    {&ct_scatter, 32768, 0.00785, 0.00785},
    {&ct_scatter, 65536, 0.0158, 0.0156},
    {&ct_scatter, 131072, 0.0314, 0.0314},
    {&ct_scatterv, 1024, 0.000335, 0.000335},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-c",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .cluster_hash = UINT64_C(0x24d7644a7f0b61f3),
    .dispatch_hash = UINT64_C(0xdab9540e08fd6f9c),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xcb5779308e6e2a55),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
