/*
 * tuned.c - collective algorithms for the job eighth-dealt
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
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_wired_ring;
extern const struct ct_algorithm allgatherv_wired_far_first;
extern const struct ct_algorithm allgatherv_recursive_doubling_far;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_halving;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm alltoall_circulant;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bine;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm exscan_123;
extern const struct ct_algorithm exscan_linear;
extern const struct ct_algorithm exscan_binary;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm gather_wired_direct;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_chain;
extern const struct ct_algorithm reduce_scatter_wired_ring;
extern const struct ct_algorithm reduce_scatter_ring;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_wired_near_first;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_linear;
extern const struct ct_algorithm scatter_linear;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_bruck,
        .fingerprint = UINT64_C(0xfe0cb64faae1a43c),
    },
    {
        .algorithm = &allgather_mesh,
        /* dims=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xc6e997b9ebdc13e0),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xdcd7818dfa1a49c6),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=copies */
        .setting = {{1}},
        .fingerprint = UINT64_C(0x2354bd146440cc26),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x4d5bc9dd85c92b42),
    },
    {
        .algorithm = &allgather_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xac0591f0b724c5d3),
    },
    {
        .algorithm = &allgatherv_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6facf758d29747a0),
    },
    {
        .algorithm = &allgatherv_recursive_doubling_far,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x3595e68215898910),
    },
    {
        .algorithm = &allgatherv_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x12b96c6b1b8f5c64),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=pair allgather=recursive_doubling */
        .setting = {{2, 0}},
        .fingerprint = UINT64_C(0x3892e780ef9ad89a),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0x361e7ca046b5e5fc),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x60e61e3354d976a3),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=2 */
        .setting = {{0, 0, 2}},
        .fingerprint = UINT64_C(0x1c5ff37effe2f448),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=8 segment_bytes=262144 */
        .setting = {{8, 262144}},
        .fingerprint = UINT64_C(0xb6bea076a2846796),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=16384 */
        .setting = {{16, 16384}},
        .fingerprint = UINT64_C(0x5ba0c91d44212351),
    },
    {
        .algorithm = &allreduce_wired_halving,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xc6774b2be6a86162),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x8009f65f5669a8c0),
    },
    {
        .algorithm = &alltoall_circulant,
        .fingerprint = UINT64_C(0xbec31eb8f4f2588c),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0xd5579a4658ecc093),
    },
    {
        .algorithm = &alltoall_bine,
        .fingerprint = UINT64_C(0x3c75c0db898c85b2),
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
        .algorithm = &bcast_circulant,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x19ccdc65e880430b),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x5b3e42e415c5f122),
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
        .algorithm = &gather_linear,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5c2a8b358b39fda6),
    },
    {
        .algorithm = &gather_wired_direct,
        /* window=1 turns=posted */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x02801ff5de258190),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xad90c7da300211cc),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 1, 3}},
        .fingerprint = UINT64_C(0x06a68f88343cd921),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x0f19c0c1b5140836),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x4a1aef9e04325845),
    },
    {
        .algorithm = &reduce_scatter_wired_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xf646650e801b010a),
    },
    {
        .algorithm = &reduce_scatter_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x242272f6b4cab67c),
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
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xa1a184da3b785288),
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
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x0e4cfd19f5528125),
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
    /* from 0 bytes: undecided; at 1 bytes:
     * allgather_native 359 us (331 us to 459 us), 15 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies, 0.51 times as long in the same rounds */
    if (problem->bytes < 36)
        return &choices[0]; /* allgather_native */
    /* from 36 bytes: first look, not confirmed; at 64 bytes:
     * allgather_bruck 318 us (247 us to 473 us), 15 samples
     * native 367 us (236 us to 912 us), 15 samples
     * runner-up: allgather_wired_far_first order_by=copies, 1.03 times as long in the same rounds */
    if (problem->bytes < 66)
        return &choices[1]; /* allgather_bruck */
    /* from 66 bytes: nothing beat native; at 512 bytes:
     * allgather_native 298 us (272 us to 329 us), 120 samples
     * runner-up: allgather_mesh dims=2, 1.21 times as long in the same rounds */
    if (problem->bytes < 953)
        return &choices[0]; /* allgather_native */
    /* from 953 bytes: first look, not confirmed; at 1024 bytes:
     * allgather_mesh dims=2 370 us (253 us to 410 us), 15 samples
     * native 412 us (341 us to 480 us), 15 samples
     * runner-up: allgather_neighbor_exchange, 1.03 times as long in the same rounds */
    if (problem->bytes < 1999)
        return &choices[2]; /* allgather_mesh */
    /* from 1999 bytes: first look, not confirmed; at 2048 bytes:
     * allgather_recursive_doubling 501 us (322 us to 678 us), 15 samples
     * native 618 us (342 us to 661 us), 15 samples
     * runner-up: allgather_neighbor_exchange, 0.98 times as long in the same rounds */
    if (problem->bytes < 2430)
        return &choices[3]; /* allgather_recursive_doubling */
    /* from 2430 bytes: first look, not confirmed; at 4096 bytes:
     * allgather_wired_far_first order_by=copies 739 us (543 us to 888 us), 15 samples
     * native 959 us (673 us to 1.63 ms), 15 samples
     * runner-up: allgather_recursive_doubling_far order_by=copies, 0.98 times as long in the same rounds */
    if (problem->bytes < 8101)
        return &choices[4]; /* allgather_wired_far_first */
    /* from 8101 bytes: confirmed; at 8192 bytes:
     * allgather_ring segment_bytes=4096 2.12 ms (2 ms to 2.74 ms), 135 samples
     * native 2.58 ms (2.53 ms to 2.65 ms), 135 samples
     * native / choice 1.20 (1.06 to 1.29), 135 rounds
     * runner-up: allgather_recursive_doubling_far order_by=copies, 2.12 times as long in the same rounds */
    if (problem->bytes < 16455)
        return &choices[5]; /* allgather_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 16455 bytes: confirmed; at 32768 bytes:
     * allgather_wired_ring segment_bytes=8192 7.77 ms (7.45 ms to 7.9 ms), 15 samples
     * native 20.2 ms (12.9 ms to 21 ms), 15 samples
     * native / choice 2.61 (1.77 to 2.84), 15 rounds
     * runner-up: allgather_wired_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    return &choices[6]; /* allgather_wired_ring */
}

static const struct ct_choice *
choose_allgatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgatherv_native 250 us (229 us to 294 us), 93 samples
     * runner-up: allgatherv_recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 2880)
        return &choices[0]; /* allgatherv_native */
    /* from 2880 bytes: first look, not confirmed; at 4096 bytes:
     * allgatherv_wired_far_first order_by=messages 726 us (644 us to 843 us), 15 samples
     * native 891 us (762 us to 1.24 ms), 15 samples
     * runner-up: allgatherv_recursive_doubling_far order_by=copies, 0.99 times as long in the same rounds */
    if (problem->bytes < 7225)
        return &choices[7]; /* allgatherv_wired_far_first */
    /* from 7225 bytes: first look, not confirmed; at 8192 bytes:
     * allgatherv_recursive_doubling_far order_by=messages 1.55 ms (1.36 ms to 2.2 ms), 15 samples
     * native 2.52 ms (2.01 ms to 2.65 ms), 15 samples
     * runner-up: allgatherv_recursive_doubling_far order_by=copies, 1.07 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[8]; /* allgatherv_recursive_doubling_far */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * allgatherv_ring segment_bytes=16384 7.76 ms (7.33 ms to 7.91 ms), 15 samples
     * native 21 ms (13.7 ms to 22 ms), 15 samples
     * native / choice 2.63 (1.98 to 2.95), 15 rounds
     * runner-up: allgatherv_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    return &choices[9]; /* allgatherv_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=pair allgather=recursive_doubling 342 us (274 us to 1.4 ms), 15 samples
     * native 400 us (370 us to 1.57 ms), 15 samples
     * runner-up: allreduce_variation_2 alltoall=pair allgather=mesh_2d, 0.82 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[10]; /* allreduce_variation_2 */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * allreduce_native 334 us (278 us to 397 us), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=recursive_doubling, 1.09 times as long in the same rounds */
    if (problem->bytes < 16)
        return &choices[0]; /* allreduce_native */
    /* from 16 bytes: confirmed; at 64 bytes:
     * allreduce_recursive_doubling 199 us (165 us to 267 us), 15 samples
     * native 305 us (255 us to 419 us), 15 samples
     * native / choice 1.63 (1.11 to 1.95), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=mesh_2d, 0.96 times as long in the same rounds */
    if (problem->bytes < 95)
        return &choices[11]; /* allreduce_recursive_doubling */
    /* from 95 bytes: undecided; at 512 bytes:
     * allreduce_native 548 us (492 us to 890 us), 15 samples
     * runner-up: allreduce_reduce_bcast, 0.84 times as long in the same rounds */
    if (problem->bytes < 1024)
        return &choices[0]; /* allreduce_native */
    /* from 1024 bytes: confirmed; at 1024 bytes:
     * allreduce_reduce_bcast 365 us (307 us to 517 us), 75 samples
     * native 622 us (533 us to 1.27 ms), 75 samples
     * native / choice 1.61 (1.35 to 1.98), 75 rounds
     * runner-up: allreduce_allgather_reduce allgather=mesh_2d, 0.97 times as long in the same rounds */
    if (problem->bytes < 1040)
        return &choices[12]; /* allreduce_reduce_bcast */
    /* from 1040 bytes: confirmed; at 2048 bytes:
     * allreduce_recursive_doubling 332 us (290 us to 399 us), 15 samples
     * native 489 us (469 us to 532 us), 15 samples
     * native / choice 1.58 (1.11 to 1.89), 15 rounds
     * runner-up: allreduce_allgather_reduce allgather=bruck, 1.12 times as long in the same rounds */
    if (problem->bytes < 2065)
        return &choices[11]; /* allreduce_recursive_doubling */
    /* from 2065 bytes: confirmed; at 2896 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=2 440 us (362 us to 493 us), 15 samples
     * native 671 us (642 us to 697 us), 15 samples
     * native / choice 1.49 (1.30 to 2.11), 15 rounds
     * runner-up: allreduce_reduce_bcast, 0.56 times as long in the same rounds */
    if (problem->bytes < 2990)
        return &choices[13]; /* allreduce_tree */
    /* from 2990 bytes: confirmed; at 4096 bytes:
     * allreduce_recursive_doubling 318 us (253 us to 413 us), 15 samples
     * native 596 us (465 us to 1.96 ms), 15 samples
     * native / choice 1.80 (1.46 to 6.32), 15 rounds
     * runner-up: allreduce_reduce_bcast, 1.01 times as long in the same rounds */
    if (problem->bytes < 5694)
        return &choices[11]; /* allreduce_recursive_doubling */
    /* from 5694 bytes: nothing beat native; at 8192 bytes:
     * allreduce_native 860 us (833 us to 887 us), 240 samples
     * runner-up: allreduce_wired_switches pieces=8 segment_bytes=262144, 0.98 times as long in the same rounds */
    if (problem->bytes < 13640)
        return &choices[0]; /* allreduce_native */
    /* from 13640 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=8 segment_bytes=262144 1.72 ms (1.37 ms to 2.53 ms), 15 samples
     * native 2.05 ms (1.87 ms to 3.6 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144, 0.98 times as long in the same rounds */
    if (problem->bytes < 25784)
        return &choices[14]; /* allreduce_wired_switches */
    /* from 25784 bytes: nothing beat native; at 32768 bytes:
     * allreduce_native 3.92 ms (3.9 ms to 3.93 ms), 360 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 33451)
        return &choices[0]; /* allreduce_native */
    /* from 33451 bytes: confirmed; at 45192 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=16384 5.4 ms (4.93 ms to 5.52 ms), 15 samples
     * native 6.44 ms (6.07 ms to 7.1 ms), 15 samples
     * native / choice 1.21 (1.11 to 1.31), 15 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=16384, 1.02 times as long in the same rounds */
    if (problem->bytes < 59826)
        return &choices[15]; /* allreduce_wired_switches */
    /* from 59826 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_halving segment_bytes=16384 7.7 ms (7.52 ms to 7.8 ms), 15 samples
     * native 11 ms (9.95 ms to 12.2 ms), 15 samples
     * native / choice 1.45 (1.27 to 1.62), 15 rounds
     * runner-up: allreduce_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 71793)
        return &choices[16]; /* allreduce_wired_halving */
    /* from 71793 bytes: confirmed; at 131072 bytes:
     * allreduce_ring segment_bytes=16384 15.8 ms (15.6 ms to 19.5 ms), 10 samples
     * native 34.7 ms (31.1 ms to 40.1 ms), 10 samples
     * native / choice 2.14 (1.94 to 2.56), 10 rounds
     * runner-up: allreduce_wired_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[17]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 34.7 ms (31.1 ms to 40.1 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * alltoall_circulant 499 us (400 us to 554 us), 15 samples
     * native 584 us (485 us to 882 us), 15 samples
     * runner-up: alltoall_grid dims=2, 1.10 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[18]; /* alltoall_circulant */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * alltoall_bruck 206 us (160 us to 244 us), 15 samples
     * native 229 us (170 us to 1.18 ms), 15 samples
     * runner-up: alltoall_bine, 0.85 times as long in the same rounds */
    if (problem->bytes < 166)
        return &choices[19]; /* alltoall_bruck */
    /* from 166 bytes: confirmed; at 181 bytes:
     * alltoall_bine 435 us (410 us to 461 us), 15 samples
     * native 512 us (431 us to 604 us), 15 samples
     * native / choice 1.18 (1.01 to 1.41), 15 rounds
     * runner-up: alltoall_bruck, 1.00 times as long in the same rounds */
    if (problem->bytes < 200)
        return &choices[20]; /* alltoall_bine */
    /* from 200 bytes: first look, not confirmed; at 512 bytes:
     * alltoall_bruck 485 us (456 us to 572 us), 15 samples
     * native 574 us (520 us to 782 us), 15 samples
     * runner-up: alltoall_rounds partners=pair separation=none barriers=0, 1.07 times as long in the same rounds */
    if (problem->bytes < 1257)
        return &choices[19]; /* alltoall_bruck */
    /* from 1257 bytes: first look, not confirmed; at 2048 bytes:
     * alltoall_bine 493 us (403 us to 605 us), 30 samples
     * native 626 us (529 us to 705 us), 30 samples
     * runner-up: alltoall_grid dims=2, 1.02 times as long in the same rounds */
    if (problem->bytes < 2129)
        return &choices[20]; /* alltoall_bine */
    /* from 2129 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 1.23 ms (1.03 ms to 1.36 ms), 15 samples */
    if (problem->bytes < 18340)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 18340 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 10.4 ms (9.63 ms to 10.6 ms), 15 samples
     * native 13.7 ms (12.4 ms to 14.7 ms), 15 samples
     * native / choice 1.35 (1.22 to 1.47), 15 rounds
     * runner-up: alltoall_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_choice *
choose_alltoallv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * alltoallv_native 445 us (425 us to 478 us), 213 samples
     * runner-up: alltoallv_spread window=0, 1.02 times as long in the same rounds */
    return &choices[0]; /* alltoallv_native */
}

static const struct ct_choice *choose_barrier(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native:
     * barrier_native 359 us (340 us to 389 us), 213 samples
     * runner-up: barrier_tree tree=knomial radix=2, 1.06 times as long in the same rounds */
    return &choices[0]; /* barrier_native */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 245 us (235 us to 256 us), 438 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.95 times as long in the same rounds */
    if (problem->bytes < 73)
        return &choices[0]; /* bcast_native */
    /* from 73 bytes: confirmed; at 232 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 158 us (124 us to 186 us), 90 samples
     * native 197 us (182 us to 217 us), 90 samples
     * native / choice 1.21 (1.08 to 1.57), 90 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 1.07 times as long in the same rounds */
    if (problem->bytes < 315)
        return &choices[22]; /* bcast_tree */
    /* from 315 bytes: nothing beat native; at 344 bytes:
     * bcast_native 209 us (199 us to 231 us), 230 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.97 times as long in the same rounds */
    if (problem->bytes < 378)
        return &choices[0]; /* bcast_native */
    /* from 378 bytes: first look, not confirmed; at 512 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 174 us (120 us to 1.45 ms), 15 samples
     * native 248 us (184 us to 1.39 ms), 15 samples
     * runner-up: bcast_wired_tree segment_bytes=0, 1.29 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[22]; /* bcast_tree */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * bcast_native 249 us (230 us to 268 us), 400 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1, 0.97 times as long in the same rounds */
    if (problem->bytes < 1173)
        return &choices[0]; /* bcast_native */
    /* from 1173 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=3 273 us (220 us to 335 us), 30 samples
     * native 320 us (292 us to 338 us), 30 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 1.09 times as long in the same rounds */
    if (problem->bytes < 2723)
        return &choices[22]; /* bcast_tree */
    /* from 2723 bytes: first look, not confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 259 us (189 us to 412 us), 15 samples
     * native 458 us (264 us to 1.15 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 0.53 times as long in the same rounds */
    if (problem->bytes < 4097)
        return &choices[23]; /* bcast_wired_tree */
    /* from 4097 bytes: first look, not confirmed; at 8192 bytes:
     * bcast_circulant segment_bytes=4096 986 us (904 us to 2.89 ms), 15 samples
     * native 1.18 ms (753 us to 1.27 ms), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=2, 1.36 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[24]; /* bcast_circulant */
    /* from 8193 bytes: confirmed; at 11162 bytes:
     * bcast_wired_tree segment_bytes=0 941 us (674 us to 1.09 ms), 15 samples
     * native 1.55 ms (1.39 ms to 1.79 ms), 15 samples
     * native / choice 1.68 (1.59 to 2.34), 15 rounds
     * runner-up: bcast_two_tree segment_bytes=4096, 1.24 times as long in the same rounds */
    if (problem->bytes < 13377)
        return &choices[23]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 13377 bytes: confirmed; at 16384 bytes:
     * bcast_wired_chain segment_bytes=4096 1.42 ms (1.23 ms to 1.54 ms), 15 samples
     * native 2.39 ms (2.29 ms to 2.58 ms), 15 samples
     * native / choice 1.75 (1.67 to 1.86), 15 rounds
     * runner-up: bcast_scatter_allgather allgather=spread radix=2, 0.98 times as long in the same rounds */
    return &choices[25]; /* bcast_wired_chain */
}

static const struct ct_choice *choose_exscan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: undecided; at 1 bytes:
     * exscan_native 302 us (234 us to 1.37 ms), 15 samples
     * runner-up: exscan_123, 0.70 times as long in the same rounds */
    if (problem->bytes < 64)
        return &choices[0]; /* exscan_native */
    /* from 64 bytes: confirmed; at 64 bytes:
     * exscan_123 343 us (234 us to 474 us), 15 samples
     * native 511 us (397 us to 1.76 ms), 15 samples
     * native / choice 1.57 (1.09 to 4.45), 15 rounds
     * runner-up: exscan_shift_scan scan=hillis_steele, 1.05 times as long in the same rounds */
    if (problem->bytes < 132)
        return &choices[26]; /* exscan_123 */
    /* from 132 bytes: first look, not confirmed; at 512 bytes:
     * exscan_linear segment_bytes=0 312 us (218 us to 1.74 ms), 15 samples
     * native 468 us (264 us to 1.09 ms), 15 samples
     * runner-up: exscan_binary segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 640)
        return &choices[27]; /* exscan_linear */
    /* from 640 bytes: confirmed; at 814 bytes:
     * exscan_binary segment_bytes=0 239 us (205 us to 275 us), 15 samples
     * native 366 us (246 us to 938 us), 15 samples
     * native / choice 1.57 (1.07 to 4.56), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 0.98 times as long in the same rounds */
    if (problem->bytes < 815)
        return &choices[28]; /* exscan_binary */
    /* from 815 bytes: first look, not confirmed; at 1024 bytes:
     * exscan_123 296 us (278 us to 392 us), 30 samples
     * native 401 us (350 us to 434 us), 30 samples
     * runner-up: exscan_binary segment_bytes=0, 0.75 times as long in the same rounds */
    if (problem->bytes < 1090)
        return &choices[26]; /* exscan_123 */
    /* from 1090 bytes: confirmed; at 2048 bytes:
     * exscan_binary segment_bytes=0 309 us (259 us to 322 us), 15 samples
     * native 658 us (384 us to 1.8 ms), 15 samples
     * native / choice 1.58 (1.20 to 6.65), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 0.94 times as long in the same rounds */
    if (problem->bytes < 3360)
        return &choices[28]; /* exscan_binary */
    /* from 3360 bytes: first look, not confirmed; at 4096 bytes:
     * exscan_linear segment_bytes=0 171 us (135 us to 253 us), 15 samples
     * native 357 us (202 us to 705 us), 15 samples
     * runner-up: exscan_recursive_doubling, 1.23 times as long in the same rounds */
    if (problem->bytes < 7964)
        return &choices[27]; /* exscan_linear */
    /* from 7964 bytes: confirmed; at 8192 bytes:
     * exscan_linear segment_bytes=4096 382 us (287 us to 728 us), 15 samples
     * native 1.37 ms (401 us to 4.28 ms), 15 samples
     * native / choice 3.48 (1.08 to 11.97), 15 rounds
     * runner-up: exscan_linear segment_bytes=0, 2.25 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[29]; /* exscan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * exscan_native 58.8 ms (47.9 ms to 60.7 ms), 10 samples */
    return &choices[0]; /* exscan_native */
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * gather_linear window=0 182 us (138 us to 321 us), 15 samples
     * native 286 us (204 us to 299 us), 15 samples
     * runner-up: gather_wired_direct window=1 turns=posted, 1.00 times as long in the same rounds */
    if (problem->bytes < 62)
        return &choices[30]; /* gather_linear */
    /* from 62 bytes: first look, not confirmed; at 64 bytes:
     * gather_wired_direct window=1 turns=posted 148 us (76.9 us to 239 us), 15 samples
     * native 228 us (166 us to 983 us), 15 samples
     * runner-up: gather_tree radix=2, 1.22 times as long in the same rounds */
    if (problem->bytes < 510)
        return &choices[31]; /* gather_wired_direct */
    /* from 510 bytes: nothing beat native; at 512 bytes:
     * gather_native 284 us (266 us to 307 us), 220 samples
     * runner-up: gather_tree radix=2, 0.97 times as long in the same rounds */
    if (problem->bytes < 994)
        return &choices[0]; /* gather_native */
    /* from 994 bytes: first look, not confirmed; at 1024 bytes:
     * gather_linear window=0 277 us (159 us to 327 us), 15 samples
     * native 336 us (280 us to 1.08 ms), 15 samples
     * runner-up: gather_tree radix=2, 1.17 times as long in the same rounds */
    if (problem->bytes < 6048)
        return &choices[30]; /* gather_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 6048 bytes: nothing beat native; at 8192 bytes:
     * gather_native 1.89 ms (1.88 ms to 1.91 ms), 490 samples
     * runner-up: gather_tree radix=2, 0.98 times as long in the same rounds */
    return &choices[0]; /* gather_native */
}

static const struct ct_choice *choose_gatherv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * gatherv_native 239 us, 3 samples */
    return &choices[0]; /* gatherv_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear 230 us (186 us to 248 us), 90 samples
     * native 293 us (277 us to 314 us), 90 samples
     * native / choice 1.36 (1.21 to 1.52), 90 rounds
     * runner-up: reduce_halving distance=far, 1.06 times as long in the same rounds */
    if (problem->bytes < 65)
        return &choices[32]; /* reduce_linear */
    /* from 65 bytes: confirmed; at 512 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 194 us (177 us to 209 us), 150 samples
     * native 236 us (225 us to 253 us), 150 samples
     * native / choice 1.30 (1.15 to 1.50), 150 rounds
     * runner-up: reduce_linear, 0.99 times as long in the same rounds */
    if (problem->bytes < 1116)
        return &choices[33]; /* reduce_tree */
    /* from 1116 bytes: confirmed; at 2048 bytes:
     * reduce_linear 224 us (194 us to 253 us), 180 samples
     * native 278 us (261 us to 300 us), 180 samples
     * native / choice 1.35 (1.12 to 1.58), 180 rounds
     * runner-up: reduce_tree segment_bytes=1024 tree=kary radix=2, 1.63 times as long in the same rounds */
    if (problem->bytes < 2414)
        return &choices[32]; /* reduce_linear */
    /* from 2414 bytes: confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 292 us (242 us to 382 us), 15 samples
     * native 461 us (359 us to 2.04 ms), 15 samples
     * native / choice 1.37 (1.03 to 8.43), 15 rounds
     * runner-up: reduce_wired_chain segment_bytes=1024, 1.23 times as long in the same rounds */
    if (problem->bytes < 5569)
        return &choices[34]; /* reduce_tree */
    /* from 5569 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_chain segment_bytes=4096 463 us (327 us to 1.54 ms), 15 samples
     * native 961 us (520 us to 1.7 ms), 15 samples
     * runner-up: reduce_wired_tree segment_bytes=0, 0.92 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[35]; /* reduce_wired_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 24.2 ms (22.5 ms to 25.4 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_native 406 us (390 us to 434 us), 243 samples
     * runner-up: reduce_scatter_wired_near_first, 1.03 times as long in the same rounds */
    if (problem->bytes < 3477)
        return &choices[0]; /* reduce_scatter_native */
    /* from 3477 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_wired_ring segment_bytes=0 834 us (766 us to 927 us), 90 samples
     * native 1.21 ms (1.11 ms to 1.23 ms), 90 samples
     * native / choice 1.45 (1.21 to 1.57), 90 rounds
     * runner-up: reduce_scatter_ring segment_bytes=0, 1.69 times as long in the same rounds */
    if (problem->bytes < 17368)
        return &choices[36]; /* reduce_scatter_wired_ring */
    /* from 17368 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_ring segment_bytes=8192 7.84 ms (7.75 ms to 8.34 ms), 15 samples
     * native 15.4 ms (12.9 ms to 17.6 ms), 15 samples
     * native / choice 1.99 (1.63 to 2.18), 15 rounds
     * runner-up: reduce_scatter_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[37]; /* reduce_scatter_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_native 65.3 ms (51.5 ms to 72 ms), 13 samples
     * runner-up: reduce_scatter_ring segment_bytes=8192, 0.52 times as long in the same rounds */
    return &choices[0]; /* reduce_scatter_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_scatter_block_recursive_doubling send=all 300 us (273 us to 327 us), 15 samples
     * native 365 us (280 us to 417 us), 15 samples
     * runner-up: reduce_scatter_block_pairwise, 1.10 times as long in the same rounds */
    if (problem->bytes < 4)
        return &choices[38]; /* reduce_scatter_block_recursive_doubling */
    /* from 4 bytes: nothing beat native; at 64 bytes:
     * reduce_scatter_block_native 396 us (379 us to 416 us), 260 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all, 0.98 times as long in the same rounds */
    if (problem->bytes < 65)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 65 bytes: confirmed; at 404 bytes:
     * reduce_scatter_block_recursive_doubling send=all 355 us (333 us to 379 us), 120 samples
     * native 392 us (372 us to 425 us), 120 samples
     * native / choice 1.08 (1.00 to 1.16), 120 rounds
     * runner-up: reduce_scatter_block_halving distance=far, 1.08 times as long in the same rounds */
    if (problem->bytes < 484)
        return &choices[38]; /* reduce_scatter_block_recursive_doubling */
    /* from 484 bytes: first look, not confirmed; at 512 bytes:
     * reduce_scatter_block_wired_near_first 325 us (236 us to 425 us), 15 samples
     * native 390 us (251 us to 1.12 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=0, 1.01 times as long in the same rounds */
    if (problem->bytes < 928)
        return &choices[39]; /* reduce_scatter_block_wired_near_first */
    /* from 928 bytes: undecided; at 1024 bytes:
     * reduce_scatter_block_native 391 us (332 us to 462 us), 15 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.96 times as long in the same rounds */
    if (problem->bytes < 4209)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 4209 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 1.88 ms (1.8 ms to 2 ms), 15 samples
     * native 2.74 ms (2.5 ms to 3.07 ms), 15 samples
     * native / choice 1.46 (1.37 to 1.74), 15 rounds
     * runner-up: reduce_scatter_block_pairwise, 0.86 times as long in the same rounds */
    if (problem->bytes < 8200)
        return &choices[40]; /* reduce_scatter_block_wired_ring */
    /* from 8200 bytes: confirmed; at 16384 bytes:
     * reduce_scatter_block_ring segment_bytes=8192 3.74 ms (3.61 ms to 3.83 ms), 15 samples
     * native 7.14 ms (5.49 ms to 8.31 ms), 15 samples
     * native / choice 2.11 (1.55 to 2.21), 15 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=4096, 1.00 times as long in the same rounds */
    if (problem->bytes < 67108865)
        return &choices[41]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 67108865 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 65.2 ms (47.5 ms to 72.3 ms), 6 samples */
    return &choices[0]; /* reduce_scatter_block_native */
}

static const struct ct_choice *choose_scan(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * scan_hillis_steele 313 us (195 us to 1.58 ms), 15 samples
     * native 396 us (347 us to 1.59 ms), 15 samples
     * runner-up: scan_binary segment_bytes=0, 1.04 times as long in the same rounds */
    if (problem->bytes < 20)
        return &choices[42]; /* scan_hillis_steele */
    /* from 20 bytes: nothing beat native; at 64 bytes:
     * scan_native 291 us (274 us to 301 us), 240 samples
     * runner-up: scan_linear segment_bytes=0, 0.80 times as long in the same rounds */
    if (problem->bytes < 65)
        return &choices[0]; /* scan_native */
    /* from 65 bytes: confirmed; at 107 bytes:
     * scan_hillis_steele 309 us (229 us to 375 us), 30 samples
     * native 474 us (361 us to 569 us), 30 samples
     * native / choice 1.79 (1.17 to 2.66), 30 rounds
     * runner-up: scan_binary segment_bytes=0, 0.97 times as long in the same rounds */
    if (problem->bytes < 298)
        return &choices[42]; /* scan_hillis_steele */
    /* from 298 bytes: confirmed; at 512 bytes:
     * scan_linear segment_bytes=0 275 us (163 us to 322 us), 15 samples
     * native 419 us (332 us to 457 us), 15 samples
     * native / choice 1.40 (1.13 to 2.25), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.09 times as long in the same rounds */
    if (problem->bytes < 540)
        return &choices[43]; /* scan_linear */
    /* from 540 bytes: confirmed; at 1024 bytes:
     * scan_hillis_steele 237 us (212 us to 317 us), 15 samples
     * native 318 us (237 us to 4.38 ms), 15 samples
     * native / choice 1.67 (1.06 to 6.38), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.22 times as long in the same rounds */
    if (problem->bytes < 2091)
        return &choices[42]; /* scan_hillis_steele */
    /* from 2091 bytes: confirmed; at 4096 bytes:
     * scan_linear segment_bytes=0 355 us (308 us to 389 us), 15 samples
     * native 423 us (394 us to 492 us), 15 samples
     * native / choice 1.24 (1.01 to 1.51), 15 rounds
     * runner-up: scan_binary segment_bytes=0, 1.07 times as long in the same rounds */
    if (problem->bytes < 16377)
        return &choices[43]; /* scan_linear */
    /* from 16377 bytes: confirmed; at 16384 bytes:
     * scan_linear segment_bytes=4096 1.2 ms (802 us to 1.32 ms), 15 samples
     * native 2.91 ms (2.61 ms to 3.15 ms), 15 samples
     * native / choice 2.49 (1.87 to 3.60), 15 rounds
     * runner-up: scan_linear segment_bytes=1024, 1.27 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[44]; /* scan_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * scan_native 57.5 ms (48 ms to 58.3 ms), 12 samples
     * runner-up: scan_linear segment_bytes=4096, 0.19 times as long in the same rounds */
    return &choices[0]; /* scan_native */
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * scatter_native 245 us (230 us to 261 us), 438 samples
     * runner-up: scatter_linear window=0, 0.95 times as long in the same rounds */
    if (problem->bytes < 547)
        return &choices[0]; /* scatter_native */
    /* from 547 bytes: first look, not confirmed; at 1024 bytes:
     * scatter_linear window=0 200 us (116 us to 427 us), 15 samples
     * native 258 us (197 us to 323 us), 15 samples
     * runner-up: scatter_wired_direct window=1, 1.06 times as long in the same rounds */
    if (problem->bytes < 4087)
        return &choices[45]; /* scatter_linear */
    /* from 4087 bytes: nothing beat native; at 4096 bytes:
     * scatter_native 894 us (848 us to 914 us), 170 samples
     * runner-up: scatter_wired_direct window=1, 0.93 times as long in the same rounds */
    if (problem->bytes < 5656)
        return &choices[0]; /* scatter_native */
    /* from 5656 bytes: confirmed; at 8192 bytes:
     * scatter_linear window=0 1.86 ms (1.84 ms to 1.88 ms), 180 samples
     * native 1.91 ms (1.89 ms to 1.92 ms), 180 samples
     * native / choice 1.02 (1.01 to 1.03), 180 rounds
     * runner-up: scatter_wired_direct window=1, 0.99 times as long in the same rounds */
    if (problem->bytes < 10334)
        return &choices[45]; /* scatter_linear */
    /* beyond 131072 bytes nothing was measured */
    /* from 10334 bytes: nothing beat native; at 16384 bytes:
     * scatter_native 3.87 ms (3.85 ms to 3.89 ms), 335 samples
     * runner-up: scatter_wired_direct window=1, 0.99 times as long in the same rounds */
    return &choices[0]; /* scatter_native */
}

static const struct ct_choice *choose_scatterv(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* beyond 1024 bytes nothing was measured */
    /* from 0 bytes: nothing beat native; at 1024 bytes:
     * scatterv_native 122 us, 3 samples */
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
    {&ct_allgather, 1, 0.000359, 0.000359},
    {&ct_allgather, 64, 0.000367, 0.000318},
    {&ct_allgather, 512, 0.000298, 0.000298},
    {&ct_allgather, 1024, 0.000412, 0.00037},
    {&ct_allgather, 2048, 0.000618, 0.000501},
    {&ct_allgather, 4096, 0.000959, 0.000739},
    {&ct_allgather, 8192, 0.00258, 0.00212},
    {&ct_allgather, 16384, 0.00595, 0.00387},
    {&ct_allgather, 32768, 0.0202, 0.00777},
    {&ct_allgather, 65536, 0.0475, 0.0158},
    {&ct_allgather, 131072, 0.0499, 0.0324},
    {&ct_allgatherv, 1, 0.00025, 0.00025},
    {&ct_allgatherv, 64, 0.000413, 0.000413},
    {&ct_allgatherv, 512, 0.000435, 0.000435},
    {&ct_allgatherv, 1024, 0.000435, 0.000435},
    {&ct_allgatherv, 2048, 0.000366, 0.000366},
    {&ct_allgatherv, 4096, 0.000891, 0.000726},
    {&ct_allgatherv, 8192, 0.00252, 0.00155},
    {&ct_allgatherv, 16384, 0.00789, 0.00387},
    {&ct_allgatherv, 32768, 0.021, 0.00776},
    {&ct_allgatherv, 65536, 0.0474, 0.0155},
    {&ct_allgatherv, 131072, 0.0396, 0.0316},
    {&ct_allreduce, 1, 0.0004, 0.000342},
    {&ct_allreduce, 64, 0.000305, 0.000199},
    {&ct_allreduce, 512, 0.000548, 0.000548},
    {&ct_allreduce, 1024, 0.000622, 0.000365},
    {&ct_allreduce, 2048, 0.000489, 0.000332},
    {&ct_allreduce, 4096, 0.000596, 0.000318},
    {&ct_allreduce, 8192, 0.00086, 0.00086},
    {&ct_allreduce, 16384, 0.00205, 0.00172},
    {&ct_allreduce, 32768, 0.00392, 0.00392},
    {&ct_allreduce, 65536, 0.011, 0.0077},
    {&ct_allreduce, 131072, 0.0347, 0.0158},
    {&ct_alltoall, 1, 0.000584, 0.000499},
    {&ct_alltoall, 64, 0.000229, 0.000206},
    {&ct_alltoall, 512, 0.000574, 0.000485},
    {&ct_alltoall, 1024, 0.000415, 0.000351},
    {&ct_alltoall, 2048, 0.000626, 0.000493},
    {&ct_alltoall, 4096, 0.00123, 0.00123},
    {&ct_alltoall, 8192, 0.0025, 0.0025},
    {&ct_alltoall, 16384, 0.00521, 0.00521},
    {&ct_alltoall, 32768, 0.0137, 0.0104},
    {&ct_alltoall, 65536, 0.0386, 0.021},
    {&ct_alltoall, 131072, 0.0796, 0.0425},
    {&ct_alltoallv, 1024, 0.000445, 0.000445},
    {&ct_barrier, 0, 0.000359, 0.000359},
    {&ct_bcast, 1, 0.000245, 0.000245},
    {&ct_bcast, 64, 0.000247, 0.000247},
    {&ct_bcast, 512, 0.000248, 0.000174},
    {&ct_bcast, 1024, 0.000249, 0.000249},
    {&ct_bcast, 2048, 0.00032, 0.000273},
    {&ct_bcast, 4096, 0.000458, 0.000259},
    {&ct_bcast, 8192, 0.00118, 0.000986},
    {&ct_bcast, 16384, 0.00239, 0.00142},
    {&ct_bcast, 32768, 0.00515, 0.00263},
    {&ct_bcast, 65536, 0.0103, 0.00529},
    {&ct_bcast, 131072, 0.0212, 0.0109},
    {&ct_exscan, 1, 0.000302, 0.000302},
    {&ct_exscan, 64, 0.000511, 0.000343},
    {&ct_exscan, 512, 0.000468, 0.000312},
    {&ct_exscan, 1024, 0.000401, 0.000296},
    {&ct_exscan, 2048, 0.000658, 0.000309},
    {&ct_exscan, 4096, 0.000357, 0.000171},
    {&ct_exscan, 8192, 0.00137, 0.000382},
    {&ct_exscan, 16384, 0.00365, 0.00115},
    {&ct_exscan, 32768, 0.0112, 0.00273},
    {&ct_exscan, 65536, 0.0262, 0.00518},
    {&ct_exscan, 131072, 0.0588, 0.0107},
    {&ct_gather, 1, 0.000286, 0.000182},
    {&ct_gather, 64, 0.000228, 0.000148},
    {&ct_gather, 512, 0.000284, 0.000284},
    {&ct_gather, 1024, 0.000336, 0.000277},
    {&ct_gather, 2048, 0.000347, 0.000307},
    {&ct_gather, 4096, 0.000966, 0.000839},
    {&ct_gather, 8192, 0.00189, 0.00189},
    {&ct_gather, 16384, 0.00389, 0.00389},
    {&ct_gather, 32768, 0.00773, 0.00773},
    {&ct_gather, 65536, 0.0157, 0.0157},
    {&ct_gather, 131072, 0.0315, 0.0315},
    {&ct_gatherv, 1024, 0.000239, 0.000239},
    {&ct_reduce, 1, 0.000293, 0.00023},
    {&ct_reduce, 64, 0.000317, 0.000219},
    {&ct_reduce, 512, 0.000236, 0.000194},
    {&ct_reduce, 1024, 0.000319, 0.00021},
    {&ct_reduce, 2048, 0.000278, 0.000224},
    {&ct_reduce, 4096, 0.000461, 0.000292},
    {&ct_reduce, 8192, 0.000961, 0.000463},
    {&ct_reduce, 16384, 0.00191, 0.0011},
    {&ct_reduce, 32768, 0.00398, 0.00261},
    {&ct_reduce, 65536, 0.0092, 0.00527},
    {&ct_reduce, 131072, 0.0242, 0.0106},
    {&ct_reduce_scatter, 1, 0.000406, 0.000406},
    {&ct_reduce_scatter, 64, 0.000377, 0.000377},
    {&ct_reduce_scatter, 512, 0.000441, 0.000441},
    {&ct_reduce_scatter, 1024, 0.000454, 0.000454},
    {&ct_reduce_scatter, 2048, 0.000442, 0.000442},
    {&ct_reduce_scatter, 4096, 0.00121, 0.000834},
    {&ct_reduce_scatter, 8192, 0.00264, 0.00186},
    {&ct_reduce_scatter, 16384, 0.00588, 0.00387},
    {&ct_reduce_scatter, 32768, 0.0154, 0.00784},
    {&ct_reduce_scatter, 65536, 0.0344, 0.0157},
    {&ct_reduce_scatter, 131072, 0.0599, 0.0315},
    {&ct_reduce_scatter_block, 1, 0.000365, 0.0003},
    {&ct_reduce_scatter_block, 64, 0.000396, 0.000396},
    {&ct_reduce_scatter_block, 512, 0.00039, 0.000325},
    {&ct_reduce_scatter_block, 1024, 0.000391, 0.000391},
    {&ct_reduce_scatter_block, 2048, 0.000413, 0.000413},
    {&ct_reduce_scatter_block, 4096, 0.00103, 0.00103},
    {&ct_reduce_scatter_block, 8192, 0.00274, 0.00188},
    {&ct_reduce_scatter_block, 16384, 0.00714, 0.00374},
    {&ct_reduce_scatter_block, 32768, 0.0147, 0.00766},
    {&ct_reduce_scatter_block, 65536, 0.0342, 0.0158},
    {&ct_reduce_scatter_block, 131072, 0.0652, 0.0316},
    {&ct_scan, 1, 0.000396, 0.000313},
    {&ct_scan, 64, 0.000291, 0.000291},
    {&ct_scan, 512, 0.000419, 0.000275},
    {&ct_scan, 1024, 0.000318, 0.000237},
    {&ct_scan, 2048, 0.000429, 0.000344},
    {&ct_scan, 4096, 0.000423, 0.000355},
    {&ct_scan, 8192, 0.00129, 0.000559},
    {&ct_scan, 16384, 0.00291, 0.0012},
    {&ct_scan, 32768, 0.0102, 0.00252},
    {&ct_scan, 65536, 0.0266, 0.00509},
    {&ct_scan, 131072, 0.0574, 0.0105},
    {&ct_scatter, 1, 0.000245, 0.000245},
    {&ct_scatter, 64, 0.000273, 0.000273},
    {&ct_scatter, 512, 0.00026, 0.00026},
    {&ct_scatter, 1024, 0.000258, 0.0002},
    {&ct_scatter, 2048, 0.000318, 0.00026},
    {&ct_scatter, 4096, 0.000894, 0.000894},
    {&ct_scatter, 8192, 0.00191, 0.00186},
    {&ct_scatter, 16384, 0.00387, 0.00387},
    {&ct_scatter, 32768, 0.0079, 0.0079},
    {&ct_scatter, 65536, 0.0159, 0.0159},
    {&ct_scatter, 131072, 0.0316, 0.0316},
    {&ct_scatterv, 1024, 0.000122, 0.000122},
};

extern const struct ct_tuned ct_tuned_eighth_dealt;
const struct ct_tuned ct_tuned_eighth_dealt = {
    .machine = "lab-c",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth-dealt",
    .cluster_hash = UINT64_C(0x3f5fccefc0dae073),
    .dispatch_hash = UINT64_C(0xa9a3829d9c533f48),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x64bd63dee70bfaac),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
