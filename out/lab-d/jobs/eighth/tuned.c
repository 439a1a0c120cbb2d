/*
 * tuned.c - collective algorithms for the job eighth
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 6 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;
extern const struct ct_algorithm reduce_scatter_block_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_recursive_doubling,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x25c03bb0ab4278c5),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe7a408e59ee418f9),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32c9837cf379bf12),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 1, 4}},
        .fingerprint = UINT64_C(0xd8386bc4a2a9a693),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x6bb6baec087d17a6),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x16957e805c9febb8),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x079e2e0ac775fc00),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0xd468ea694e7b9a9c),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0xe59cba8e1f2c29b6),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0xb4ac4377b07020ce),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=16384 */
        .setting = {{32, 16384}},
        .fingerprint = UINT64_C(0x20b34b22304d5fa3),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=bruck */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x022dc3003885e5df),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfa40ee6dd51281b8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3df0fe75f78cd337),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 */
        .setting = {{0, 0, 1}},
        .fingerprint = UINT64_C(0x7d9695d6e3a313a0),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=linear radix=1 order=dealt */
        .setting = {{0, 0, 1, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x52aada519131a039),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=0 tree=knomial radix=4 */
        .setting = {{0, 3, 4}},
        .fingerprint = UINT64_C(0xb1793c171dc91681),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x69cc5801008caa82),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=16384 tree=chain radix=1 */
        .setting = {{16384, 1, 1}},
        .fingerprint = UINT64_C(0xdecd76ae19e20dcd),
    },
    {
        .algorithm = &reduce_pairwise_gather,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x7ca4e1389f1984fc),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd40f76c3dc6616bc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xceff5aa7b19cc3c0),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x32502404a894a6ba),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0xd4852d37f68e6a00),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=pairwise */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x962ef7c6b36775e3),
    },
    {
        .algorithm = &reduce_scatter_block_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xa9ef0250aef33ad9),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 1}},
        .fingerprint = UINT64_C(0x207c1d98d9170089),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x29c159b721a4114a),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allgather_recursive_doubling order=dealt 223 us (209 us to 235 us), 135 samples
     * native 250 us (231 us to 263 us), 135 samples
     * runner-up: allgather_recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_recursive_doubling */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_recursive_doubling 182 us (164 us to 208 us), 15 samples
     * native 236 us (200 us to 286 us), 15 samples
     * native / choice 1.32 (1.04 to 1.50), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 187)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 187 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=spread 200 us (187 us to 226 us), 45 samples
     * native 266 us (234 us to 286 us), 45 samples
     * native / choice 1.25 (1.06 to 1.48), 45 rounds
     * runner-up: allgather_recursive_doubling order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 1017)
        return &choices[3]; /* allgather_hierarchical */
    /* from 1017 bytes: confirmed; at 1024 bytes:
     * allgather_neighbor_exchange 318 us (237 us to 366 us), 15 samples
     * native 696 us (649 us to 763 us), 15 samples
     * native / choice 2.04 (1.80 to 3.08), 15 rounds
     * runner-up: allgather_mesh dims=2 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 1878)
        return &choices[4]; /* allgather_neighbor_exchange */
    /* from 1878 bytes: confirmed; at 2048 bytes:
     * allgather_hierarchical leaders=1 between=spread 618 us (574 us to 651 us), 15 samples
     * native 1.43 ms (1.4 ms to 1.48 ms), 15 samples
     * native / choice 2.35 (2.23 to 2.50), 15 rounds
     * runner-up: allgather_hierarchical leaders=2 between=ring, 1.01 times as long in the same rounds */
    if (problem->bytes < 8193)
        return &choices[3]; /* allgather_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 8193 bytes: confirmed; at 16384 bytes:
     * allgather_wired_local_return segment_bytes=8192 5.28 ms (5.23 ms to 5.34 ms), 15 samples
     * native 6.54 ms (6.49 ms to 6.56 ms), 15 samples
     * native / choice 1.23 (1.23 to 1.25), 15 rounds
     * runner-up: allgather_wired_local_return segment_bytes=0, 1.01 times as long in the same rounds */
    return &choices[5]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 189 us (180 us to 198 us), 113 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2, 0.95 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=4 184 us (162 us to 255 us), 15 samples
     * native 226 us (212 us to 256 us), 15 samples
     * native / choice 1.27 (1.07 to 1.37), 15 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 0.98 times as long in the same rounds */
    if (problem->bytes < 303)
        return &choices[6]; /* allreduce_tree */
    /* from 303 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 276 us (256 us to 314 us), 45 samples
     * native 315 us (290 us to 344 us), 45 samples
     * native / choice 1.15 (1.04 to 1.30), 45 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 513)
        return &choices[7]; /* allreduce_tree */
    /* from 513 bytes: confirmed; at 1024 bytes:
     * allreduce_bine_small 275 us (238 us to 309 us), 30 samples
     * native 334 us (304 us to 354 us), 30 samples
     * native / choice 1.21 (1.07 to 1.45), 30 rounds
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4, 1.01 times as long in the same rounds */
    if (problem->bytes < 1263)
        return &choices[8]; /* allreduce_bine_small */
    /* from 1263 bytes: confirmed; at 2048 bytes:
     * allreduce_reduce_bcast 234 us (226 us to 248 us), 135 samples
     * native 267 us (258 us to 289 us), 135 samples
     * native / choice 1.10 (1.04 to 1.16), 135 rounds
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling, 1.05 times as long in the same rounds */
    if (problem->bytes < 2152)
        return &choices[9]; /* allreduce_reduce_bcast */
    /* from 2152 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_wired_switches pieces=2 segment_bytes=262144 367 us (326 us to 414 us), 15 samples
     * native 465 us (348 us to 525 us), 15 samples
     * runner-up: allreduce_halving distance=far, 1.05 times as long in the same rounds */
    if (problem->bytes < 7812)
        return &choices[10]; /* allreduce_wired_switches */
    /* from 7812 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 748 us (717 us to 808 us), 15 samples
     * native 1.3 ms (1.24 ms to 1.37 ms), 15 samples
     * native / choice 1.72 (1.63 to 1.82), 15 rounds
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 0.91 times as long in the same rounds */
    if (problem->bytes < 16544)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 16544 bytes: confirmed; at 32768 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 3.39 ms (3.35 ms to 3.42 ms), 15 samples
     * native 6.43 ms (6.41 ms to 6.46 ms), 15 samples
     * native / choice 1.90 (1.87 to 1.92), 15 rounds
     * runner-up: allreduce_circulant order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 53779)
        return &choices[12]; /* allreduce_wired_switches */
    /* from 53779 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=16384 6.89 ms (6.79 ms to 7.01 ms), 15 samples
     * native 16.3 ms (16.2 ms to 16.3 ms), 15 samples
     * native / choice 2.36 (2.32 to 2.39), 15 rounds
     * runner-up: allreduce_circulant order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 89478486)
        return &choices[13]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 35.1 ms (34.9 ms to 35.5 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 231 us (208 us to 261 us), 45 samples
     * native 294 us (259 us to 331 us), 45 samples
     * native / choice 1.25 (1.08 to 1.57), 45 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=bruck, 0.84 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[14]; /* alltoall_hierarchical */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 575 us (562 us to 601 us), 260 samples
     * runner-up: alltoall_hierarchical leaders=2 between=ring, 0.89 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[0]; /* alltoall_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=4 order=dealt 1.12 ms (1.09 ms to 1.15 ms), 195 samples
     * native 1.18 ms (1.15 ms to 1.21 ms), 195 samples
     * native / choice 1.06 (1.02 to 1.09), 195 rounds
     * runner-up: alltoall_spread window=0 order=dealt, 1.08 times as long in the same rounds */
    if (problem->bytes < 7877)
        return &choices[15]; /* alltoall_spread */
    /* from 7877 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 5.1 ms (5.05 ms to 5.14 ms), 129 samples
     * runner-up: alltoall_spread window=4 order=dealt, 0.99 times as long in the same rounds */
    if (problem->bytes < 10993)
        return &choices[0]; /* alltoall_native */
    /* from 10993 bytes: confirmed; at 16384 bytes:
     * alltoall_spread window=4 order=dealt 10.3 ms (10.2 ms to 10.3 ms), 210 samples
     * native 10.4 ms (10.4 ms to 10.5 ms), 210 samples
     * native / choice 1.02 (1.01 to 1.02), 210 rounds
     * runner-up: alltoall_spread window=0 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 18984)
        return &choices[15]; /* alltoall_spread */
    /* beyond 131072 bytes nothing was measured */
    /* from 18984 bytes: first look, not confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 21.1 ms (21 ms to 30.9 ms), 9 samples
     * native 30.4 ms (26.7 ms to 35.7 ms), 9 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 1.02 times as long in the same rounds */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 129 us (109 us to 175 us), 48 samples
     * runner-up: bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt, 1.11 times as long in the same rounds */
    if (problem->bytes < 3)
        return &choices[0]; /* bcast_native */
    /* from 3 bytes: confirmed; at 64 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 76.9 us (40.5 us to 167 us), 15 samples
     * native 187 us (174 us to 222 us), 15 samples
     * native / choice 2.04 (1.17 to 3.47), 15 rounds
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 93)
        return &choices[17]; /* bcast_tree */
    /* from 93 bytes: first look, not confirmed; at 200 bytes:
     * bcast_tree segment_bytes=0 tree=linear radix=1 order=dealt 123 us (91.1 us to 167 us), 15 samples
     * native 148 us (101 us to 194 us), 15 samples
     * runner-up: bcast_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 1.06 times as long in the same rounds */
    if (problem->bytes < 226)
        return &choices[18]; /* bcast_tree */
    /* from 226 bytes: first look, not confirmed; at 256 bytes:
     * bcast_tree segment_bytes=0 tree=knomial radix=4 121 us (32.3 us to 142 us), 15 samples
     * native 161 us (103 us to 187 us), 15 samples
     * runner-up: bcast_bine order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 405)
        return &choices[19]; /* bcast_tree */
    /* from 405 bytes: nothing beat native; at 512 bytes:
     * bcast_native 132 us (125 us to 140 us), 180 samples
     * runner-up: bcast_bine, 1.03 times as long in the same rounds */
    if (problem->bytes < 1467)
        return &choices[0]; /* bcast_native */
    /* from 1467 bytes: confirmed; at 2048 bytes:
     * bcast_wired_tree segment_bytes=0 166 us (137 us to 202 us), 15 samples
     * native 248 us (187 us to 266 us), 15 samples
     * native / choice 1.24 (1.05 to 1.85), 15 rounds
     * runner-up: bcast_tree segment_bytes=1024 tree=chain radix=2, 1.50 times as long in the same rounds */
    if (problem->bytes < 16385)
        return &choices[20]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_tree segment_bytes=16384 tree=chain radix=1 2.59 ms (2.56 ms to 2.61 ms), 15 samples
     * native 5.27 ms (5.24 ms to 5.3 ms), 15 samples
     * native / choice 2.04 (2.02 to 2.07), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=16384, 1.00 times as long in the same rounds */
    return &choices[21]; /* bcast_tree */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_pairwise_gather order=dealt 93.4 us (42.4 us to 106 us), 45 samples
     * native 132 us (118 us to 172 us), 45 samples
     * native / choice 1.81 (1.16 to 4.08), 45 rounds
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4, 1.17 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[22]; /* reduce_pairwise_gather */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_linear order=dealt 49.6 us (12.8 us to 92.7 us), 45 samples
     * native 112 us (75 us to 151 us), 45 samples
     * native / choice 1.68 (1.17 to 3.51), 45 rounds
     * runner-up: reduce_linear, 1.47 times as long in the same rounds */
    if (problem->bytes < 566)
        return &choices[23]; /* reduce_linear */
    /* from 566 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 146 us (135 us to 156 us), 675 samples
     * runner-up: reduce_bine, 1.01 times as long in the same rounds */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=1024 316 us (263 us to 353 us), 15 samples
     * native 594 us (504 us to 635 us), 15 samples
     * native / choice 1.87 (1.54 to 2.02), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=0, 1.15 times as long in the same rounds */
    if (problem->bytes < 4104)
        return &choices[24]; /* reduce_wired_tree */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=4096 600 us (455 us to 627 us), 15 samples
     * native 1.25 ms (1.22 ms to 1.29 ms), 15 samples
     * native / choice 2.13 (2.00 to 2.52), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=0, 1.05 times as long in the same rounds */
    if (problem->bytes < 16392)
        return &choices[25]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 2.53 ms (2.44 ms to 2.56 ms), 15 samples
     * native 5.2 ms (5.11 ms to 5.25 ms), 15 samples
     * native / choice 2.07 (2.00 to 2.11), 15 rounds
     * runner-up: reduce_tree segment_bytes=4096 tree=kary radix=1, 1.04 times as long in the same rounds */
    if (problem->bytes < 43319)
        return &choices[26]; /* reduce_wired_tree */
    /* from 43319 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 5.27 ms (5.23 ms to 5.31 ms), 15 samples
     * native 10.6 ms (10.5 ms to 10.6 ms), 15 samples
     * native / choice 2.01 (2.00 to 2.02), 15 rounds
     * runner-up: reduce_tree segment_bytes=16384 tree=kary radix=1, 1.00 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[27]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.4 ms (23.3 ms to 23.5 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 177 us (168 us to 220 us), 28 samples
     * runner-up: reduce_scatter_block_recursive_doubling send=all, 0.96 times as long in the same rounds */
    if (problem->bytes < 543)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 543 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 282 us (263 us to 308 us), 15 samples
     * native 610 us (554 us to 657 us), 15 samples
     * native / choice 2.14 (1.88 to 2.31), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.00 times as long in the same rounds */
    if (problem->bytes < 2051)
        return &choices[28]; /* reduce_scatter_block_hierarchical */
    /* from 2051 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_circulant order=dealt 1.21 ms (1.12 ms to 1.27 ms), 15 samples
     * native 2.66 ms (2.62 ms to 2.67 ms), 15 samples
     * native / choice 2.19 (2.05 to 2.28), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=ring, 1.01 times as long in the same rounds */
    if (problem->bytes < 18270)
        return &choices[29]; /* reduce_scatter_block_circulant */
    /* from 18270 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=ring 11.9 ms (11.3 ms to 14.5 ms), 10 samples
     * native 34.7 ms (31.9 ms to 37.3 ms), 10 samples
     * native / choice 2.79 (2.42 to 3.17), 10 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.01 times as long in the same rounds */
    if (problem->bytes < 37455)
        return &choices[30]; /* reduce_scatter_block_hierarchical */
    /* from 37455 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=8192 25.9 ms (22.1 ms to 26.3 ms), 6 samples
     * native 75.8 ms (73.1 ms to 77.6 ms), 6 samples
     * native / choice 2.95 (2.81 to 3.43), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[31]; /* reduce_scatter_block_wired_ring */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 52.7 ms (52 ms to 61.5 ms), 6 samples
     * native 120 ms (106 ms to 132 ms), 6 samples
     * native / choice 2.21 (2.02 to 2.55), 6 rounds
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192, 0.94 times as long in the same rounds */
    if (problem->bytes < 44739243)
        return &choices[32]; /* reduce_scatter_block_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 120 ms (106 ms to 132 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 0.45 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.00025, 0.000223},
    {&ct_allgather, 64, 0.000236, 0.000182},
    {&ct_allgather, 512, 0.000266, 0.0002},
    {&ct_allgather, 1024, 0.000696, 0.000318},
    {&ct_allgather, 2048, 0.00143, 0.000618},
    {&ct_allgather, 4096, 0.00289, 0.0013},
    {&ct_allgather, 8192, 0.0058, 0.0026},
    {&ct_allgather, 16384, 0.00654, 0.00528},
    {&ct_allgather, 32768, 0.0146, 0.0105},
    {&ct_allgather, 65536, 0.031, 0.0211},
    {&ct_allgather, 131072, 0.0681, 0.0424},
    {&ct_allreduce, 1, 0.000189, 0.000189},
    {&ct_allreduce, 64, 0.000226, 0.000184},
    {&ct_allreduce, 512, 0.000315, 0.000276},
    {&ct_allreduce, 1024, 0.000334, 0.000275},
    {&ct_allreduce, 2048, 0.000267, 0.000234},
    {&ct_allreduce, 4096, 0.000465, 0.000367},
    {&ct_allreduce, 8192, 0.0013, 0.000748},
    {&ct_allreduce, 16384, 0.00258, 0.00163},
    {&ct_allreduce, 32768, 0.00643, 0.00339},
    {&ct_allreduce, 65536, 0.0163, 0.00689},
    {&ct_allreduce, 131072, 0.0351, 0.0139},
    {&ct_alltoall, 1, 0.000294, 0.000231},
    {&ct_alltoall, 64, 0.000287, 0.000214},
    {&ct_alltoall, 512, 0.000347, 0.000255},
    {&ct_alltoall, 1024, 0.000575, 0.000575},
    {&ct_alltoall, 2048, 0.00118, 0.00112},
    {&ct_alltoall, 4096, 0.00258, 0.00245},
    {&ct_alltoall, 8192, 0.0051, 0.0051},
    {&ct_alltoall, 16384, 0.0104, 0.0103},
    {&ct_alltoall, 32768, 0.0304, 0.0211},
    {&ct_alltoall, 65536, 0.0576, 0.0423},
    {&ct_alltoall, 131072, 0.118, 0.0847},
    {&ct_bcast, 1, 0.000129, 0.000129},
    {&ct_bcast, 64, 0.000187, 7.69e-05},
    {&ct_bcast, 512, 0.000132, 0.000132},
    {&ct_bcast, 1024, 0.00015, 0.00015},
    {&ct_bcast, 2048, 0.000248, 0.000166},
    {&ct_bcast, 4096, 0.000631, 0.000298},
    {&ct_bcast, 8192, 0.00122, 0.00062},
    {&ct_bcast, 16384, 0.00257, 0.00129},
    {&ct_bcast, 32768, 0.00527, 0.00259},
    {&ct_bcast, 65536, 0.0106, 0.00522},
    {&ct_bcast, 131072, 0.021, 0.0106},
    {&ct_reduce, 1, 0.000132, 9.34e-05},
    {&ct_reduce, 64, 0.000112, 4.96e-05},
    {&ct_reduce, 512, 0.000111, 6.33e-05},
    {&ct_reduce, 1024, 0.000146, 0.000146},
    {&ct_reduce, 2048, 0.000184, 0.000184},
    {&ct_reduce, 4096, 0.000594, 0.000316},
    {&ct_reduce, 8192, 0.00125, 0.0006},
    {&ct_reduce, 16384, 0.00252, 0.00125},
    {&ct_reduce, 32768, 0.0052, 0.00253},
    {&ct_reduce, 65536, 0.0106, 0.00527},
    {&ct_reduce, 131072, 0.0234, 0.0106},
    {&ct_reduce_scatter_block, 1, 0.000177, 0.000177},
    {&ct_reduce_scatter_block, 64, 0.000205, 0.000205},
    {&ct_reduce_scatter_block, 512, 0.000223, 0.000223},
    {&ct_reduce_scatter_block, 1024, 0.00061, 0.000282},
    {&ct_reduce_scatter_block, 2048, 0.00127, 0.000603},
    {&ct_reduce_scatter_block, 4096, 0.00266, 0.00121},
    {&ct_reduce_scatter_block, 8192, 0.00529, 0.00251},
    {&ct_reduce_scatter_block, 16384, 0.0154, 0.00512},
    {&ct_reduce_scatter_block, 32768, 0.0347, 0.0119},
    {&ct_reduce_scatter_block, 65536, 0.0758, 0.0259},
    {&ct_reduce_scatter_block, 131072, 0.12, 0.0527},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .cluster_hash = UINT64_C(0x05ffd214bd16788e),
    .dispatch_hash = UINT64_C(0x8eceb65133eca209),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
