/*
 * tuned.c - collective algorithms for the job eighth
 * of the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 4 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice. The runner-up's is from when it was timed last.
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
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_shift;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_neighbor_exchange;
extern const struct ct_algorithm allgatherv_one_factor;
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
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_two_tree;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_two_tree;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_linear;
extern const struct ct_algorithm scatter_wired_direct;

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
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0xfe0cb64faae1a43c),
    },
    {
        .algorithm = &allgather_shift,
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
        .algorithm = &allgatherv_one_factor,
        .fingerprint = UINT64_C(0x49b1b3a62f050322),
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
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
        .fingerprint = UINT64_C(0xe3cfc84aee6caef8),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x2abd5eac399524bd),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 */
        .setting = {{4096, 1}},
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
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xad90c7da300211cc),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=3 */
        .setting = {{0, 3}},
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
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
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
        .algorithm = &scatter_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xc8fc925803608520),
    },
    {
        .algorithm = &scatter_wired_direct,
        /* window=1 */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd595434a1006614b),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 364 us (346 us to 381 us), 208 samples
     * runner-up: allgather_sparbit pack=1 323 us */
    if (problem->bytes < 2)
        return &choices[0]; /* allgather_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_sparbit pack=1 315 us (285 us to 399 us), 15 samples
     * native 348 us (278 us to 364 us), 15 samples
     * runner-up: allgather_bruck 348 us */
    if (problem->bytes < 77)
        return &choices[1]; /* allgather_sparbit */
    /* from 77 bytes: nothing beat native; at 512 bytes:
     * allgather_native 346 us (332 us to 363 us), 180 samples
     * runner-up: allgather_bruck 339 us */
    if (problem->bytes < 513)
        return &choices[0]; /* allgather_native */
    /* from 513 bytes: confirmed; at 1024 bytes:
     * allgather_bruck 448 us (408 us to 474 us), 165 samples
     * native 484 us (456 us to 502 us), 165 samples
     * runner-up: allgather_sparbit pack=1 402 us */
    if (problem->bytes < 1849)
        return &choices[2]; /* allgather_bruck */
    /* from 1849 bytes: nothing beat native; at 2048 bytes:
     * allgather_native 431 us (368 us to 480 us), 105 samples
     * runner-up: allgather_neighbor_exchange 394 us */
    if (problem->bytes < 9000)
        return &choices[0]; /* allgather_native */
    /* from 9000 bytes: confirmed; at 16384 bytes:
     * allgather_shift 3.79 ms (3.71 ms to 3.88 ms), 15 samples
     * native 5.13 ms (5.02 ms to 5.16 ms), 15 samples
     * runner-up: allgather_pair_light 3.82 ms */
    if (problem->bytes < 17462)
        return &choices[3]; /* allgather_shift */
    /* beyond 131072 bytes nothing was measured */
    /* from 17462 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=8192 7.81 ms (7.64 ms to 7.87 ms), 15 samples
     * native 12.9 ms (12.6 ms to 13.3 ms), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=8192 7.9 ms */
    return &choices[4]; /* allgather_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    /* wrong: allgatherv_wired_far_first order_by=copies, at 1 bytes */
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgatherv_native 330 us (310 us to 349 us), 133 samples
     * runner-up: allgatherv_neighbor_exchange 327 us */
    if (problem->bytes < 476)
        return &choices[0]; /* allgatherv_native */
    /* from 476 bytes: confirmed; at 512 bytes:
     * allgatherv_neighbor_exchange 302 us (291 us to 346 us), 15 samples
     * native 366 us (302 us to 411 us), 15 samples
     * runner-up: allgatherv_mesh_2d 375 us */
    if (problem->bytes < 762)
        return &choices[5]; /* allgatherv_neighbor_exchange */
    /* from 762 bytes: nothing beat native; at 1024 bytes:
     * allgatherv_native 378 us (344 us to 410 us), 255 samples
     * runner-up: allgatherv_bruck 405 us */
    if (problem->bytes < 4203)
        return &choices[0]; /* allgatherv_native */
    /* from 4203 bytes: confirmed; at 8192 bytes:
     * allgatherv_one_factor 1.88 ms (1.82 ms to 1.94 ms), 105 samples
     * native 1.92 ms (1.9 ms to 1.97 ms), 105 samples
     * runner-up: allgatherv_recursive_doubling 1.74 ms */
    if (problem->bytes < 12399)
        return &choices[6]; /* allgatherv_one_factor */
    /* beyond 131072 bytes nothing was measured */
    /* from 12399 bytes: confirmed; at 16384 bytes:
     * allgatherv_wired_ring segment_bytes=8192 4 ms (3.58 ms to 6.03 ms), 15 samples
     * native 5.24 ms (4.94 ms to 5.98 ms), 15 samples
     * runner-up: allgatherv_wired_ring segment_bytes=0 3.83 ms */
    return &choices[7]; /* allgatherv_wired_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 318 us (305 us to 332 us), 243 samples
     * runner-up: allreduce_allgather_reduce allgather=bruck 338 us */
    if (problem->bytes < 11)
        return &choices[0]; /* allreduce_native */
    /* from 11 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 325 us (256 us to 389 us), 15 samples
     * native 484 us (436 us to 560 us), 15 samples
     * runner-up: allreduce_bine_small 294 us */
    if (problem->bytes < 482)
        return &choices[8]; /* allreduce_tree */
    /* from 482 bytes: confirmed; at 512 bytes:
     * allreduce_bine_small 342 us (267 us to 438 us), 15 samples
     * native 659 us (633 us to 699 us), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 393 us */
    if (problem->bytes < 1092)
        return &choices[9]; /* allreduce_bine_small */
    /* from 1092 bytes: confirmed; at 1235 bytes:
     * allreduce_allgather_reduce allgather=bruck 371 us (311 us to 484 us), 15 samples
     * native 591 us (504 us to 1.18 ms), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling 523 us */
    if (problem->bytes < 1368)
        return &choices[10]; /* allreduce_allgather_reduce */
    /* from 1368 bytes: confirmed; at 1491 bytes:
     * allreduce_bine_small 760 us (551 us to 1.37 ms), 15 samples
     * native 1.79 ms (908 us to 2.55 ms), 15 samples
     * runner-up: allreduce_recursive_multiplying radix=4 470 us */
    if (problem->bytes < 1683)
        return &choices[9]; /* allreduce_bine_small */
    /* from 1683 bytes: confirmed; at 2048 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 424 us (254 us to 521 us), 15 samples
     * native 632 us (408 us to 778 us), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 420 us */
    if (problem->bytes < 2052)
        return &choices[11]; /* allreduce_allgather_reduce */
    /* from 2052 bytes: confirmed; at 2896 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 427 us (397 us to 474 us), 15 samples
     * native 766 us (724 us to 839 us), 15 samples
     * runner-up: allreduce_recursive_doubling 460 us */
    if (problem->bytes < 2915)
        return &choices[8]; /* allreduce_tree */
    /* from 2915 bytes: confirmed; at 4096 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 558 us (433 us to 688 us), 15 samples
     * native 650 us (581 us to 770 us), 15 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 455 us */
    if (problem->bytes < 4109)
        return &choices[11]; /* allreduce_allgather_reduce */
    /* from 4109 bytes: confirmed; at 5101 bytes:
     * allreduce_bine_small 572 us (505 us to 624 us), 75 samples
     * native 707 us (631 us to 748 us), 75 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144 537 us */
    if (problem->bytes < 8136)
        return &choices[9]; /* allreduce_bine_small */
    /* from 8136 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 983 us (961 us to 1 ms), 260 samples
     * runner-up: allreduce_reduce_bcast 720 us */
    if (problem->bytes < 15228)
        return &choices[0]; /* allreduce_native */
    /* from 15228 bytes: confirmed; at 16384 bytes:
     * allreduce_variation_2 alltoall=spread allgather=neighbor_exchange 1.81 ms (1.74 ms to 1.86 ms), 120 samples
     * native 1.9 ms (1.86 ms to 1.93 ms), 120 samples
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=262144 1.77 ms */
    if (problem->bytes < 27652)
        return &choices[12]; /* allreduce_variation_2 */
    /* from 27652 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 3.85 ms (3.84 ms to 3.87 ms), 280 samples
     * runner-up: allreduce_circulant 3.76 ms */
    if (problem->bytes < 34119)
        return &choices[0]; /* allreduce_native */
    /* from 34119 bytes: confirmed; at 65536 bytes:
     * allreduce_pairwise_ring 7.76 ms (7.48 ms to 7.86 ms), 15 samples
     * native 10.3 ms (10 ms to 10.6 ms), 15 samples
     * runner-up: allreduce_k_reduce_scatter_allgather radix=4 7.76 ms */
    if (problem->bytes < 66078)
        return &choices[13]; /* allreduce_pairwise_ring */
    /* from 66078 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_ring segment_bytes=16384 15.7 ms (15.4 ms to 15.9 ms), 10 samples
     * native 25.7 ms (25.2 ms to 26.1 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=8192 15.9 ms */
    if (problem->bytes < 268435457)
        return &choices[14]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 25.7 ms (25.2 ms to 26.1 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=16384 15.7 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bine 307 us (275 us to 389 us), 15 samples
     * native 352 us (285 us to 430 us), 15 samples
     * runner-up: alltoall_bruck 323 us */
    if (problem->bytes < 11)
        return &choices[15]; /* alltoall_bine */
    /* from 11 bytes: confirmed; at 64 bytes:
     * alltoall_bruck 335 us (321 us to 347 us), 225 samples
     * native 361 us (353 us to 376 us), 225 samples
     * runner-up: alltoall_bine 362 us */
    if (problem->bytes < 2003)
        return &choices[16]; /* alltoall_bruck */
    /* from 2003 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 513 us (497 us to 533 us), 245 samples
     * runner-up: alltoall_bruck 433 us */
    if (problem->bytes < 4388)
        return &choices[0]; /* alltoall_native */
    /* from 4388 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=0 1.68 ms (1.61 ms to 1.75 ms), 45 samples
     * native 1.9 ms (1.8 ms to 1.94 ms), 45 samples
     * runner-up: alltoall_phases separation=0 1.84 ms */
    if (problem->bytes < 14598)
        return &choices[17]; /* alltoall_spread */
    /* from 14598 bytes: nothing beat native; at 16384 bytes:
     * alltoall_native 3.84 ms (3.81 ms to 3.88 ms), 180 samples
     * runner-up: alltoall_bruck_radix radix=3 3.81 ms */
    if (problem->bytes < 18655)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 18655 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 7.7 ms (7.39 ms to 7.96 ms), 15 samples
     * native 14.2 ms (14 ms to 14.7 ms), 15 samples
     * runner-up: alltoall_ring segment_bytes=16384 7.99 ms */
    return &choices[18]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 354 us (339 us to 377 us), 133 samples
     * runner-up: alltoallv_spread window=0 378 us */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native:
     * barrier_native 266 us (247 us to 293 us), 93 samples
     * runner-up: barrier_linear 304 us */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_knomial segment_bytes=0 radix=3 248 us (168 us to 397 us), 15 samples
     * native 298 us (181 us to 500 us), 15 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 325 us */
    if (problem->bytes < 343)
        return &choices[19]; /* bcast_knomial */
    /* from 343 bytes: confirmed; at 512 bytes:
     * bcast_linear 298 us (266 us to 324 us), 135 samples
     * native 357 us (334 us to 368 us), 135 samples */
    if (problem->bytes < 1006)
        return &choices[20]; /* bcast_linear */
    /* from 1006 bytes: confirmed; at 1024 bytes:
     * bcast_knomial segment_bytes=0 radix=3 175 us (104 us to 250 us), 15 samples
     * native 248 us (221 us to 283 us), 15 samples
     * runner-up: bcast_linear 255 us */
    if (problem->bytes < 1981)
        return &choices[19]; /* bcast_knomial */
    /* from 1981 bytes: nothing beat native; at 2048 bytes:
     * bcast_native 264 us (252 us to 278 us), 240 samples
     * runner-up: bcast_wired_tree segment_bytes=0 283 us */
    if (problem->bytes < 6000)
        return &choices[0]; /* bcast_native */
    /* from 6000 bytes: confirmed; at 8192 bytes:
     * bcast_chain segment_bytes=4096 chains=1 648 us (433 us to 1.22 ms), 15 samples
     * native 1.14 ms (324 us to 1.38 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=4096 786 us */
    if (problem->bytes < 8193)
        return &choices[21]; /* bcast_chain */
    /* from 8193 bytes: confirmed; at 16384 bytes:
     * bcast_two_tree segment_bytes=4096 1.32 ms (1.28 ms to 1.49 ms), 15 samples
     * native 2.38 ms (2.31 ms to 2.62 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 1.38 ms */
    if (problem->bytes < 32757)
        return &choices[22]; /* bcast_two_tree */
    /* from 32757 bytes: confirmed; at 32768 bytes:
     * bcast_circulant segment_bytes=4096 2.97 ms (2.77 ms to 3.32 ms), 15 samples
     * native 5.21 ms (4.86 ms to 5.31 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 2.63 ms */
    if (problem->bytes < 91631)
        return &choices[23]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 91631 bytes: confirmed; at 131072 bytes:
     * bcast_wired_chain segment_bytes=16384 10.7 ms (10.5 ms to 11.4 ms), 15 samples
     * native 20.8 ms (20.4 ms to 21.2 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=16384 chains=1 10.5 ms */
    return &choices[24]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * exscan_linear segment_bytes=0 287 us (227 us to 360 us), 15 samples
     * native 407 us (299 us to 429 us), 15 samples
     * runner-up: exscan_123 363 us */
    if (problem->bytes < 10)
        return &choices[25]; /* exscan_linear */
    /* from 10 bytes: nothing beat native; at 22 bytes:
     * exscan_native 407 us (356 us to 477 us), 240 samples
     * runner-up: exscan_123 414 us */
    if (problem->bytes < 59)
        return &choices[0]; /* exscan_native */
    /* from 59 bytes: confirmed; at 64 bytes:
     * exscan_binary segment_bytes=0 459 us (409 us to 502 us), 60 samples
     * native 523 us (471 us to 586 us), 60 samples
     * runner-up: exscan_shift_scan scan=recursive_doubling 469 us */
    if (problem->bytes < 515)
        return &choices[26]; /* exscan_binary */
    /* from 515 bytes: confirmed; at 1024 bytes:
     * exscan_linear segment_bytes=0 284 us (210 us to 342 us), 15 samples
     * native 351 us (315 us to 416 us), 15 samples
     * runner-up: exscan_shift_scan scan=hillis_steele 370 us */
    if (problem->bytes < 4104)
        return &choices[25]; /* exscan_linear */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=4096 383 us (336 us to 676 us), 15 samples
     * native 1.29 ms (756 us to 1.74 ms), 15 samples
     * runner-up: exscan_linear segment_bytes=0 640 us */
    if (problem->bytes < 268435457)
        return &choices[27]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 39.1 ms (38.6 ms to 39.5 ms), 12 samples
     * runner-up: exscan_linear segment_bytes=16384 10.5 ms */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * gather_native 489 us (458 us to 523 us), 253 samples
     * runner-up: gather_wired_direct window=1 turns=posted 308 us */
    if (problem->bytes < 708)
        return &choices[0]; /* gather_native */
    /* from 708 bytes: confirmed; at 724 bytes:
     * gather_wired_direct window=1 turns=posted 431 us (378 us to 480 us), 30 samples
     * native 511 us (448 us to 526 us), 30 samples */
    if (problem->bytes < 989)
        return &choices[28]; /* gather_wired_direct */
    /* from 989 bytes: nothing beat native; at 1024 bytes:
     * gather_native 271 us (263 us to 276 us), 440 samples
     * runner-up: gather_linear window=0 255 us */
    if (problem->bytes < 2174)
        return &choices[0]; /* gather_native */
    /* from 2174 bytes: confirmed; at 4096 bytes:
     * gather_wired_direct window=1 turns=posted 967 us (961 us to 973 us), 165 samples
     * native 988 us (980 us to 994 us), 165 samples
     * runner-up: gather_linear window=0 961 us */
    if (problem->bytes < 4705)
        return &choices[28]; /* gather_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 4705 bytes: nothing beat native; at 8192 bytes:
     * gather_native 1.95 ms (1.94 ms to 1.97 ms), 135 samples
     * runner-up: gather_linear window=0 1.94 ms */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 19.5 us (16.7 us to 371 us), 3 samples */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 252 us (243 us to 262 us), 213 samples
     * runner-up: reduce_wired_tree segment_bytes=0 239 us */
    if (problem->bytes < 82)
        return &choices[0]; /* reduce_native */
    /* from 82 bytes: confirmed; at 512 bytes:
     * reduce_linear 217 us (200 us to 241 us), 90 samples
     * native 238 us (226 us to 260 us), 90 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 195 us */
    if (problem->bytes < 717)
        return &choices[29]; /* reduce_linear */
    /* from 717 bytes: confirmed; at 1024 bytes:
     * reduce_knomial segment_bytes=0 radix=3 486 us (474 us to 492 us), 315 samples
     * native 506 us (494 us to 516 us), 315 samples
     * runner-up: reduce_linear 163 us */
    if (problem->bytes < 1234)
        return &choices[30]; /* reduce_knomial */
    /* from 1234 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 274 us (264 us to 288 us), 275 samples
     * runner-up: reduce_binomial 266 us */
    if (problem->bytes < 2052)
        return &choices[0]; /* reduce_native */
    /* from 2052 bytes: confirmed; at 3216 bytes:
     * reduce_knomial segment_bytes=0 radix=3 370 us (303 us to 423 us), 15 samples
     * native 714 us (533 us to 807 us), 15 samples
     * runner-up: reduce_linear 414 us */
    if (problem->bytes < 3740)
        return &choices[30]; /* reduce_knomial */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_wired_chain segment_bytes=1024 421 us (224 us to 497 us), 15 samples
     * native 480 us (366 us to 563 us), 15 samples */
    if (problem->bytes < 4488)
        return &choices[31]; /* reduce_wired_chain */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_wired_chain segment_bytes=4096 571 us (404 us to 1.02 ms), 15 samples
     * native 849 us (635 us to 1.78 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 577 us */
    if (problem->bytes < 14957)
        return &choices[32]; /* reduce_wired_chain */
    /* from 14957 bytes: confirmed; at 16384 bytes:
     * reduce_chain segment_bytes=4096 1.23 ms (638 us to 1.36 ms), 15 samples
     * native 1.96 ms (1.35 ms to 2.28 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 1.27 ms */
    if (problem->bytes < 17949)
        return &choices[33]; /* reduce_chain */
    /* from 17949 bytes: confirmed; at 32768 bytes:
     * reduce_two_tree segment_bytes=4096 2.65 ms (2.39 ms to 2.79 ms), 15 samples
     * native 3.94 ms (3.72 ms to 4.1 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=16384 2.64 ms */
    if (problem->bytes < 43009)
        return &choices[34]; /* reduce_two_tree */
    /* from 43009 bytes: confirmed; at 65536 bytes:
     * reduce_wired_chain segment_bytes=16384 5.28 ms (5.18 ms to 8.26 ms), 15 samples
     * native 8.57 ms (8.01 ms to 9.02 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 5.47 ms */
    if (problem->bytes < 110027)
        return &choices[35]; /* reduce_wired_chain */
    /* from 110027 bytes: confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=4096 10.4 ms (10.3 ms to 10.6 ms), 10 samples
     * native 19.9 ms (19.4 ms to 20.6 ms), 10 samples
     * runner-up: reduce_chain segment_bytes=16384 10.7 ms */
    if (problem->bytes < 268435457)
        return &choices[33]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 20.1 ms (19.4 ms to 20.6 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 10.6 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 369 us (356 us to 392 us), 73 samples
     * runner-up: reduce_scatter_pairwise 415 us */
    if (problem->bytes < 9221)
        return &choices[0]; /* reduce_scatter_native */
    /* from 9221 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_wired_ring segment_bytes=8192 3.72 ms (3.53 ms to 3.94 ms), 15 samples
     * native 5.07 ms (5.04 ms to 5.23 ms), 15 samples
     * runner-up: reduce_scatter_alltoall alltoall=spread 3.79 ms */
    if (problem->bytes < 67108865)
        return &choices[36]; /* reduce_scatter_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 52.4 ms (47.6 ms to 54.7 ms), 17 samples
     * runner-up: reduce_scatter_wired_ring segment_bytes=8192 31.9 ms */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 332 us (301 us to 381 us), 43 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all 326 us */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_doubling send=all 338 us (281 us to 476 us), 15 samples
     * native 433 us (352 us to 597 us), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving 318 us */
    if (problem->bytes < 93)
        return &choices[37]; /* reduce_scatter_block_recursive_doubling */
    /* from 93 bytes: nothing beat native; at 157 bytes:
     * reduce_scatter_block_native 660 us (618 us to 702 us), 85 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all 683 us */
    if (problem->bytes < 491)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 491 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_wired_near_first 312 us (296 us to 351 us), 15 samples
     * native 357 us (295 us to 424 us), 15 samples */
    if (problem->bytes < 842)
        return &choices[38]; /* reduce_scatter_block_wired_near_first */
    /* from 842 bytes: nothing beat native; at 1024 bytes:
     * reduce_scatter_block_native 488 us (473 us to 499 us), 210 samples
     * runner-up: reduce_scatter_block_recursive_halving 480 us */
    if (problem->bytes < 8663)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 8663 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 3.75 ms (3.64 ms to 3.88 ms), 15 samples
     * native 5.16 ms (4.91 ms to 5.33 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 3.8 ms */
    if (problem->bytes < 67108865)
        return &choices[39]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 47.1 ms (46.8 ms to 55.6 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=16384 31.7 ms */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scan_hillis_steele 284 us (278 us to 293 us), 165 samples
     * native 313 us (298 us to 325 us), 165 samples */
    if (problem->bytes < 183)
        return &choices[40]; /* scan_hillis_steele */
    /* from 183 bytes: confirmed; at 512 bytes:
     * scan_linear segment_bytes=0 283 us (223 us to 373 us), 15 samples
     * native 351 us (297 us to 434 us), 15 samples */
    if (problem->bytes < 830)
        return &choices[41]; /* scan_linear */
    /* from 830 bytes: confirmed; at 1024 bytes:
     * scan_hillis_steele 508 us (200 us to 612 us), 15 samples
     * native 660 us (345 us to 1.23 ms), 15 samples
     * runner-up: scan_linear segment_bytes=0 455 us */
    if (problem->bytes < 1122)
        return &choices[40]; /* scan_hillis_steele */
    /* from 1122 bytes: confirmed; at 2048 bytes:
     * scan_linear segment_bytes=0 226 us (168 us to 280 us), 15 samples
     * native 309 us (276 us to 362 us), 15 samples
     * runner-up: scan_binary segment_bytes=0 307 us */
    if (problem->bytes < 16392)
        return &choices[41]; /* scan_linear */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * scan_linear segment_bytes=16384 2.62 ms (2.52 ms to 4.6 ms), 15 samples
     * native 7.63 ms (6.97 ms to 8.17 ms), 15 samples
     * runner-up: scan_linear segment_bytes=4096 2.66 ms */
    if (problem->bytes < 268435457)
        return &choices[42]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 39.6 ms (39.2 ms to 40.1 ms), 12 samples
     * runner-up: scan_linear segment_bytes=16384 10.6 ms */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * scatter_linear window=0 289 us (186 us to 306 us), 30 samples
     * native 316 us (297 us to 325 us), 30 samples
     * runner-up: scatter_wired_direct window=1 262 us */
    if (problem->bytes < 2)
        return &choices[43]; /* scatter_linear */
    /* from 2 bytes: confirmed; at 15 bytes:
     * scatter_wired_direct window=1 275 us (251 us to 327 us), 120 samples
     * native 354 us (345 us to 372 us), 120 samples */
    if (problem->bytes < 59)
        return &choices[44]; /* scatter_wired_direct */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * scatter_native 253 us (246 us to 259 us), 465 samples
     * runner-up: scatter_linear window=0 244 us */
    if (problem->bytes < 72)
        return &choices[0]; /* scatter_native */
    /* from 72 bytes: confirmed; at 181 bytes:
     * scatter_linear window=0 357 us (333 us to 388 us), 60 samples
     * native 421 us (405 us to 440 us), 60 samples
     * runner-up: scatter_wired_direct window=1 381 us */
    if (problem->bytes < 510)
        return &choices[43]; /* scatter_linear */
    /* from 510 bytes: nothing beat native; at 512 bytes:
     * scatter_native 374 us (336 us to 438 us), 55 samples
     * runner-up: scatter_wired_direct window=1 360 us */
    if (problem->bytes < 1075)
        return &choices[0]; /* scatter_native */
    /* from 1075 bytes: confirmed; at 2048 bytes:
     * scatter_wired_direct window=1 285 us (157 us to 519 us), 15 samples
     * native 1.14 ms (261 us to 1.68 ms), 15 samples
     * runner-up: scatter_linear window=0 342 us */
    if (problem->bytes < 3320)
        return &choices[44]; /* scatter_wired_direct */
    /* from 3320 bytes: confirmed; at 4096 bytes:
     * scatter_linear window=0 859 us (810 us to 899 us), 30 samples
     * native 928 us (909 us to 968 us), 30 samples
     * runner-up: scatter_wired_direct window=1 871 us */
    if (problem->bytes < 19442)
        return &choices[43]; /* scatter_linear */
    /* from 19442 bytes: nothing beat native; at 32768 bytes:
     * scatter_native 7.85 ms (7.8 ms to 7.91 ms), 135 samples
     * runner-up: scatter_wired_direct window=1 7.77 ms */
    if (problem->bytes < 47284)
        return &choices[0]; /* scatter_native */
    /* from 47284 bytes: confirmed; at 65536 bytes:
     * scatter_wired_direct window=1 15.6 ms (15.6 ms to 15.6 ms), 180 samples
     * native 15.8 ms (15.8 ms to 15.9 ms), 180 samples
     * runner-up: scatter_linear window=0 15.8 ms */
    if (problem->bytes < 102956)
        return &choices[44]; /* scatter_wired_direct */
    /* beyond 131072 bytes nothing was measured */
    /* from 102956 bytes: nothing beat native; at 131072 bytes:
     * scatter_native 31.4 ms (30.7 ms to 32 ms), 8 samples
     * runner-up: scatter_wired_direct window=1 31.2 ms */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 335 us (264 us to 512 us), 33 samples
     * runner-up: scatterv_wired_direct window=1 388 us */
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
    {&ct_allgather, 1, 0.0003640785, 0.0003640785},
    {&ct_allgather, 64, 0.000347728, 0.000315007},
    {&ct_allgather, 512, 0.000346406, 0.000346406},
    {&ct_allgather, 1024, 0.000484163, 0.000448356},
    {&ct_allgather, 2048, 0.000431064, 0.000431064},
    {&ct_allgather, 4096, 0.000889348, 0.000889348},
    {&ct_allgather, 8192, 0.001802341, 0.001802341},
    {&ct_allgather, 16384, 0.005129955, 0.003785648},
    {&ct_allgather, 32768, 0.012932773, 0.007812196},
    {&ct_allgather, 65536, 0.028621283, 0.015684142},
    {&ct_allgather, 131072, 0.047813528, 0.0317859825},
    {&ct_allgatherv, 1, 0.000330406, 0.000330406},
    {&ct_allgatherv, 64, 0.000446372, 0.000446372},
    {&ct_allgatherv, 512, 0.000365942, 0.000301793},
    {&ct_allgatherv, 1024, 0.000377533, 0.000377533},
    {&ct_allgatherv, 2048, 0.0007318145, 0.0007318145},
    {&ct_allgatherv, 4096, 0.00088513, 0.00088513},
    {&ct_allgatherv, 8192, 0.001922714, 0.001883011},
    {&ct_allgatherv, 16384, 0.005244979, 0.004002693},
    {&ct_allgatherv, 32768, 0.012973529, 0.007757795},
    {&ct_allgatherv, 65536, 0.0290622775, 0.0156724365},
    {&ct_allgatherv, 131072, 0.0365102935, 0.031809915},
    {&ct_allreduce, 1, 0.000318274, 0.000318274},
    {&ct_allreduce, 64, 0.000483932, 0.000324686},
    {&ct_allreduce, 512, 0.000658938, 0.000341787},
    {&ct_allreduce, 1024, 0.000622099, 0.000376161},
    {&ct_allreduce, 2048, 0.000631668, 0.000424442},
    {&ct_allreduce, 4096, 0.000649572, 0.000558381},
    {&ct_allreduce, 8192, 0.0009827775, 0.0009827775},
    {&ct_allreduce, 16384, 0.001898289, 0.0018051755},
    {&ct_allreduce, 32768, 0.0038524505, 0.0038524505},
    {&ct_allreduce, 65536, 0.010316044, 0.007764277},
    {&ct_allreduce, 131072, 0.025698505, 0.0156797},
    {&ct_alltoall, 1, 0.000351645, 0.000307333},
    {&ct_alltoall, 64, 0.000360642, 0.000335155},
    {&ct_alltoall, 512, 0.000276365, 0.000263712},
    {&ct_alltoall, 1024, 0.0003210085, 0.000266602},
    {&ct_alltoall, 2048, 0.000512806, 0.000512806},
    {&ct_alltoall, 4096, 0.000903675, 0.000903675},
    {&ct_alltoall, 8192, 0.001901475, 0.001682387},
    {&ct_alltoall, 16384, 0.0038432005, 0.0038432005},
    {&ct_alltoall, 32768, 0.014246923, 0.007697633},
    {&ct_alltoall, 65536, 0.0267754885, 0.0157044065},
    {&ct_alltoall, 131072, 0.059148603, 0.031566676},
    {&ct_alltoallv, 1024, 0.00035412, 0.00035412},
    {&ct_barrier, 0, 0.000266317, 0.000266317},
    {&ct_bcast, 1, 0.000298065, 0.000247672},
    {&ct_bcast, 64, 0.001218552, 0.000241961},
    {&ct_bcast, 512, 0.000356585, 0.000297555},
    {&ct_bcast, 1024, 0.000248213, 0.000174897},
    {&ct_bcast, 2048, 0.0002635965, 0.0002635965},
    {&ct_bcast, 4096, 0.0004404065, 0.0004404065},
    {&ct_bcast, 8192, 0.001140367, 0.000648399},
    {&ct_bcast, 16384, 0.002380438, 0.001321514},
    {&ct_bcast, 32768, 0.005205526, 0.00297131},
    {&ct_bcast, 65536, 0.010006768, 0.005911562},
    {&ct_bcast, 131072, 0.020795373, 0.010708275},
    {&ct_exscan, 1, 0.000406648, 0.000286655},
    {&ct_exscan, 64, 0.0005233605, 0.000459061},
    {&ct_exscan, 512, 0.0003341935, 0.0002911975},
    {&ct_exscan, 1024, 0.000351165, 0.000283909},
    {&ct_exscan, 2048, 0.000491786, 0.0004021},
    {&ct_exscan, 4096, 0.000287686, 0.000231903},
    {&ct_exscan, 8192, 0.001290777, 0.000383395},
    {&ct_exscan, 16384, 0.002604186, 0.001268315},
    {&ct_exscan, 32768, 0.007379209, 0.002634272},
    {&ct_exscan, 65536, 0.018399606, 0.005633403},
    {&ct_exscan, 131072, 0.0390797095, 0.010688108},
    {&ct_gather, 1, 0.000488772, 0.000488772},
    {&ct_gather, 64, 0.000272808, 0.000272808},
    {&ct_gather, 512, 0.000265224, 0.000265224},
    {&ct_gather, 1024, 0.0002707705, 0.0002707705},
    {&ct_gather, 2048, 0.000449313, 0.000449313},
    {&ct_gather, 4096, 0.000988283, 0.000967093},
    {&ct_gather, 8192, 0.001951118, 0.001951118},
    {&ct_gather, 16384, 0.003933995, 0.003933995},
    {&ct_gather, 32768, 0.007729354, 0.007729354},
    {&ct_gather, 65536, 0.01568796, 0.01568796},
    {&ct_gather, 131072, 0.031602829, 0.031602829},
    {&ct_gatherv, 1024, 1.9536e-05, 1.9536e-05},
    {&ct_reduce, 1, 0.000251619, 0.000251619},
    {&ct_reduce, 64, 0.000323523, 0.000323523},
    {&ct_reduce, 512, 0.000238359, 0.00021727},
    {&ct_reduce, 1024, 0.000505834, 0.000485586},
    {&ct_reduce, 2048, 0.000274492, 0.000274492},
    {&ct_reduce, 4096, 0.000479805, 0.000420985},
    {&ct_reduce, 8192, 0.000849264, 0.000571306},
    {&ct_reduce, 16384, 0.001960966, 0.001234511},
    {&ct_reduce, 32768, 0.003936059, 0.002647145},
    {&ct_reduce, 65536, 0.008567484, 0.005276789},
    {&ct_reduce, 131072, 0.0198646225, 0.010388204},
    {&ct_reduce_scatter, 1, 0.000369108, 0.000369108},
    {&ct_reduce_scatter, 64, 0.00038601, 0.00038601},
    {&ct_reduce_scatter, 512, 0.000344472, 0.000344472},
    {&ct_reduce_scatter, 1024, 0.000350834, 0.000350834},
    {&ct_reduce_scatter, 2048, 0.000537121, 0.000537121},
    {&ct_reduce_scatter, 4096, 0.000805833, 0.000805833},
    {&ct_reduce_scatter, 8192, 0.001917325, 0.001917325},
    {&ct_reduce_scatter, 16384, 0.005067839, 0.003723042},
    {&ct_reduce_scatter, 32768, 0.012647842, 0.007774966},
    {&ct_reduce_scatter, 65536, 0.028930098, 0.0156437525},
    {&ct_reduce_scatter, 131072, 0.0500553035, 0.032292437},
    {&ct_reduce_scatter_block, 1, 0.00033223, 0.00033223},
    {&ct_reduce_scatter_block, 64, 0.000432547, 0.00033806},
    {&ct_reduce_scatter_block, 512, 0.000356665, 0.000312472},
    {&ct_reduce_scatter_block, 1024, 0.000487654, 0.000487654},
    {&ct_reduce_scatter_block, 2048, 0.000358729, 0.000358729},
    {&ct_reduce_scatter_block, 4096, 0.000878508, 0.000878508},
    {&ct_reduce_scatter_block, 8192, 0.00180497, 0.00180497},
    {&ct_reduce_scatter_block, 16384, 0.005156975, 0.003745693},
    {&ct_reduce_scatter_block, 32768, 0.012928425, 0.007708643},
    {&ct_reduce_scatter_block, 65536, 0.028714644, 0.015711813},
    {&ct_reduce_scatter_block, 131072, 0.0471061475, 0.031650034},
    {&ct_scan, 1, 0.000312523, 0.00028444},
    {&ct_scan, 64, 0.000424672, 0.000388765},
    {&ct_scan, 512, 0.000350684, 0.000283078},
    {&ct_scan, 1024, 0.000660441, 0.000507927},
    {&ct_scan, 2048, 0.000308786, 0.000226112},
    {&ct_scan, 4096, 0.000426305, 0.000301532},
    {&ct_scan, 8192, 0.001050218, 0.000678365},
    {&ct_scan, 16384, 0.002543663, 0.00127634},
    {&ct_scan, 32768, 0.007630186, 0.002617931},
    {&ct_scan, 65536, 0.018700578, 0.006230907},
    {&ct_scan, 131072, 0.0395503675, 0.0104302275},
    {&ct_scatter, 1, 0.0003156935, 0.000288939},
    {&ct_scatter, 64, 0.000253115, 0.000253115},
    {&ct_scatter, 512, 0.000374138, 0.000374138},
    {&ct_scatter, 1024, 0.000523256, 0.000523256},
    {&ct_scatter, 2048, 0.001138332, 0.000285372},
    {&ct_scatter, 4096, 0.0009279955, 0.000859257},
    {&ct_scatter, 8192, 0.0018999275, 0.001845641},
    {&ct_scatter, 16384, 0.003906313, 0.003766472},
    {&ct_scatter, 32768, 0.007850487, 0.007850487},
    {&ct_scatter, 65536, 0.0158333915, 0.0156157855},
    {&ct_scatter, 131072, 0.0313948215, 0.0313948215},
    {&ct_scatterv, 1024, 0.000334934, 0.000334934},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-c",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .traits = {.nranks = 4,
               .nhosts = 4,
               .per_host = 1,
               .nswitches = 1,
               .crossing_s = 2.4e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x24d7644a7f0b61f3),
    .dispatch_hash = UINT64_C(0xbb045dac5cd0f84d),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xcb5779308e6e2a55),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
