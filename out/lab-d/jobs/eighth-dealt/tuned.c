/*
 * tuned.c - collective algorithms for the job eighth-dealt
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
extern const struct ct_algorithm allgather_hierarchical;
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_mesh;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm bcast_hierarchical;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_circulant;
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
        .fingerprint = UINT64_C(0x881527808b0f36a8),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_mesh,
        /* dims=2 order=dealt */
        .setting = {{2, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3180d6dd70ed0d68),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=2 between=spread */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x7935f860707dccca),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x42a5e94688948833),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd0e5888dcd86131a),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0xc62f3a5826ef5919),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x16957e805c9febb8),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x410ad5f0715593c6),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=16384 */
        .setting = {{32, 16384}},
        .fingerprint = UINT64_C(0x20b34b22304d5fa3),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xdb880d3967ed44eb),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x5211fb10fabc9211),
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
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x72e818f6c54fd7c1),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x69cc5801008caa82),
    },
    {
        .algorithm = &bcast_tree,
        /* segment_bytes=4096 tree=chain radix=1 */
        .setting = {{4096, 1, 1}},
        .fingerprint = UINT64_C(0x310241ba38a88d0d),
    },
    {
        .algorithm = &bcast_hierarchical,
        /* segment_bytes=8192 leaders=1 tree=chain */
        .setting = {{8192, 0, 2}},
        .fingerprint = UINT64_C(0xe0c7d0a35f7cb477),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd40f76c3dc6616bc),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0x785cd84c1f2bec37),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6c5e5265c477e6dc),
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
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xc9249301c37cec5e),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xeae5ab774e805949),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 225 us (200 us to 257 us), 15 samples
     * native 277 us (249 us to 296 us), 15 samples
     * native / choice 1.20 (1.10 to 1.35), 15 rounds
     * runner-up: allgather_recursive_doubling, 1.04 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[1]; /* allgather_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_recursive_doubling 226 us (176 us to 251 us), 15 samples
     * native 284 us (246 us to 303 us), 15 samples
     * native / choice 1.33 (1.26 to 1.52), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 1.04 times as long in the same rounds */
    if (problem->bytes < 538)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 538 bytes: confirmed; at 1024 bytes:
     * allgather_neighbor_exchange 269 us (227 us to 319 us), 15 samples
     * native 671 us (627 us to 743 us), 15 samples
     * native / choice 2.50 (2.08 to 3.13), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=ring, 1.06 times as long in the same rounds */
    if (problem->bytes < 1678)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 1678 bytes: confirmed; at 2048 bytes:
     * allgather_mesh dims=2 order=dealt 557 us (488 us to 583 us), 15 samples
     * native 1.32 ms (1.22 ms to 1.42 ms), 15 samples
     * native / choice 2.44 (2.34 to 2.61), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=spread, 0.99 times as long in the same rounds */
    if (problem->bytes < 3078)
        return &choices[4]; /* allgather_mesh */
    /* from 3078 bytes: confirmed; at 4096 bytes:
     * allgather_hierarchical leaders=2 between=spread 1.25 ms (1.24 ms to 1.27 ms), 15 samples
     * native 2.89 ms (2.84 ms to 2.96 ms), 15 samples
     * native / choice 2.31 (2.27 to 2.42), 15 rounds
     * runner-up: allgather_bruck_radix radix=3 order=dealt, 1.01 times as long in the same rounds */
    if (problem->bytes < 5134)
        return &choices[5]; /* allgather_hierarchical */
    /* from 5134 bytes: confirmed; at 8192 bytes:
     * allgather_wired_local_return segment_bytes=0 2.57 ms (2.53 ms to 2.62 ms), 15 samples
     * native 5.92 ms (5.86 ms to 5.97 ms), 15 samples
     * native / choice 2.30 (2.26 to 2.32), 15 rounds
     * runner-up: allgather_hierarchical leaders=1 between=ring, 1.01 times as long in the same rounds */
    if (problem->bytes < 17851)
        return &choices[6]; /* allgather_wired_local_return */
    /* beyond 131072 bytes nothing was measured */
    /* from 17851 bytes: confirmed; at 32768 bytes:
     * allgather_wired_local_return segment_bytes=4096 10.6 ms (10.4 ms to 10.7 ms), 15 samples
     * native 14.1 ms (13.9 ms to 15 ms), 15 samples
     * native / choice 1.36 (1.30 to 1.43), 15 rounds
     * runner-up: allgather_wired_local_return segment_bytes=8192, 1.00 times as long in the same rounds */
    return &choices[7]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 211 us (200 us to 224 us), 73 samples
     * runner-up: allreduce_variation_2 alltoall=ring allgather=spread order=dealt, 1.05 times as long in the same rounds */
    if (problem->bytes < 6)
        return &choices[0]; /* allreduce_native */
    /* from 6 bytes: confirmed; at 64 bytes:
     * allreduce_recursive_doubling 206 us (190 us to 247 us), 15 samples
     * native 280 us (215 us to 292 us), 15 samples
     * native / choice 1.24 (1.19 to 1.45), 15 rounds
     * runner-up: allreduce_bine_small, 1.06 times as long in the same rounds */
    if (problem->bytes < 203)
        return &choices[8]; /* allreduce_recursive_doubling */
    /* from 203 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_bine_small 239 us (210 us to 265 us), 15 samples
     * native 265 us (244 us to 287 us), 15 samples
     * runner-up: allreduce_recursive_doubling, 0.99 times as long in the same rounds */
    if (problem->bytes < 883)
        return &choices[9]; /* allreduce_bine_small */
    /* from 883 bytes: first look, not confirmed; at 1024 bytes:
     * allreduce_recursive_doubling 211 us (185 us to 234 us), 15 samples
     * native 264 us (231 us to 281 us), 15 samples
     * runner-up: allreduce_bine_small, 1.00 times as long in the same rounds */
    if (problem->bytes < 3514)
        return &choices[8]; /* allreduce_recursive_doubling */
    /* from 3514 bytes: nothing beat native; at 4096 bytes:
     * allreduce_native 357 us (327 us to 397 us), 15 samples
     * runner-up: allreduce_wired_switches pieces=2 segment_bytes=262144, 0.90 times as long in the same rounds */
    if (problem->bytes < 8194)
        return &choices[0]; /* allreduce_native */
    /* from 8194 bytes: confirmed; at 16384 bytes:
     * allreduce_hierarchical leaders=1 between=ring 1.73 ms (1.72 ms to 1.77 ms), 15 samples
     * native 2.54 ms (2.51 ms to 2.59 ms), 15 samples
     * native / choice 1.45 (1.43 to 1.50), 15 rounds
     * runner-up: allreduce_wired_switches pieces=4 segment_bytes=262144, 0.97 times as long in the same rounds */
    if (problem->bytes < 38745)
        return &choices[10]; /* allreduce_hierarchical */
    /* from 38745 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=16384 6.85 ms (6.71 ms to 6.99 ms), 15 samples
     * native 16.4 ms (16.2 ms to 16.5 ms), 15 samples
     * native / choice 2.37 (2.36 to 2.43), 15 rounds
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384, 1.01 times as long in the same rounds */
    if (problem->bytes < 89478486)
        return &choices[11]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 35.3 ms (35 ms to 35.3 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 202 us (192 us to 248 us), 15 samples
     * native 371 us (354 us to 437 us), 15 samples
     * native / choice 1.73 (1.41 to 2.29), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=spread, 1.08 times as long in the same rounds */
    if (problem->bytes < 8)
        return &choices[12]; /* alltoall_hierarchical */
    /* from 8 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=spread 318 us (245 us to 397 us), 15 samples
     * native 409 us (341 us to 484 us), 15 samples
     * native / choice 1.38 (1.13 to 1.77), 15 rounds
     * runner-up: alltoall_hierarchical leaders=1 between=ring, 1.03 times as long in the same rounds */
    if (problem->bytes < 935)
        return &choices[13]; /* alltoall_hierarchical */
    /* from 935 bytes: nothing beat native; at 1024 bytes:
     * alltoall_native 570 us (557 us to 584 us), 240 samples
     * runner-up: alltoall_simple, 0.80 times as long in the same rounds */
    if (problem->bytes < 1123)
        return &choices[0]; /* alltoall_native */
    /* from 1123 bytes: confirmed; at 2048 bytes:
     * alltoall_spread window=4 order=dealt 1.1 ms (1.01 ms to 1.18 ms), 15 samples
     * native 1.28 ms (1.17 ms to 1.36 ms), 15 samples
     * native / choice 1.14 (1.03 to 1.27), 15 rounds
     * runner-up: alltoall_native order=dealt, 0.98 times as long in the same rounds */
    if (problem->bytes < 4031)
        return &choices[14]; /* alltoall_spread */
    /* from 4031 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 2.53 ms (2.49 ms to 2.56 ms), 50 samples
     * runner-up: alltoall_native order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 18808)
        return &choices[0]; /* alltoall_native */
    /* from 18808 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 21.1 ms (20.9 ms to 21.3 ms), 9 samples
     * native 30.2 ms (28 ms to 34.6 ms), 9 samples
     * native / choice 1.44 (1.34 to 1.65), 9 rounds
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt, 1.00 times as long in the same rounds */
    if (problem->bytes < 92681)
        return &choices[15]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 92681 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 84.6 ms (84.2 ms to 84.8 ms), 6 samples
     * native 120 ms (116 ms to 122 ms), 6 samples
     * native / choice 1.41 (1.38 to 1.44), 6 rounds */
    return &choices[16]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 168 us (158 us to 175 us), 213 samples
     * runner-up: bcast_bine_scatter_allgather, 1.01 times as long in the same rounds */
    if (problem->bytes < 1596)
        return &choices[0]; /* bcast_native */
    /* from 1596 bytes: first look, not confirmed; at 2048 bytes:
     * bcast_wired_tree segment_bytes=0 165 us (103 us to 213 us), 15 samples
     * native 216 us (184 us to 252 us), 15 samples
     * runner-up: bcast_circulant segment_bytes=1024 order=dealt, 1.03 times as long in the same rounds */
    if (problem->bytes < 7479)
        return &choices[17]; /* bcast_wired_tree */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * bcast_tree segment_bytes=4096 tree=chain radix=1 617 us (565 us to 625 us), 15 samples
     * native 1.26 ms (1.21 ms to 1.3 ms), 15 samples
     * native / choice 2.13 (1.96 to 2.29), 15 rounds
     * runner-up: bcast_wired_tree segment_bytes=4096, 1.01 times as long in the same rounds */
    if (problem->bytes < 8975)
        return &choices[18]; /* bcast_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * bcast_hierarchical segment_bytes=8192 leaders=1 tree=chain 1.21 ms (1.19 ms to 1.24 ms), 15 samples
     * native 2.54 ms (2.48 ms to 2.59 ms), 15 samples
     * native / choice 2.12 (2.03 to 2.16), 15 rounds
     * runner-up: bcast_wired_chain segment_bytes=4096, 1.06 times as long in the same rounds */
    return &choices[19]; /* bcast_hierarchical */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 104 us (59.7 us to 117 us), 45 samples
     * native 173 us (122 us to 220 us), 45 samples
     * native / choice 2.05 (1.19 to 3.15), 45 rounds
     * runner-up: reduce_pairwise_gather order=dealt, 0.93 times as long in the same rounds */
    if (problem->bytes < 11)
        return &choices[20]; /* reduce_linear */
    /* from 11 bytes: nothing beat native; at 64 bytes:
     * reduce_native 20.3 us, 5 samples */
    if (problem->bytes < 80)
        return &choices[0]; /* reduce_native */
    /* from 80 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 116 us (70.1 us to 164 us), 15 samples
     * native 167 us (110 us to 195 us), 15 samples
     * runner-up: reduce_tree segment_bytes=0 tree=knomial radix=4 order=dealt, 0.95 times as long in the same rounds */
    if (problem->bytes < 1023)
        return &choices[21]; /* reduce_linear */
    /* from 1023 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear order=dealt 78.7 us (20.5 us to 127 us), 15 samples
     * native 205 us (92.2 us to 299 us), 15 samples
     * runner-up: reduce_linear, 1.00 times as long in the same rounds */
    if (problem->bytes < 1707)
        return &choices[20]; /* reduce_linear */
    /* from 1707 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 169 us (149 us to 239 us), 45 samples */
    if (problem->bytes < 2065)
        return &choices[0]; /* reduce_native */
    /* from 2065 bytes: confirmed; at 2529 bytes:
     * reduce_wired_tree segment_bytes=0 142 us (89.3 us to 191 us), 15 samples
     * native 307 us (226 us to 366 us), 15 samples
     * native / choice 2.20 (1.33 to 2.63), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=1024, 2.27 times as long in the same rounds */
    if (problem->bytes < 3740)
        return &choices[22]; /* reduce_wired_tree */
    /* from 3740 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=1024 299 us (263 us to 395 us), 15 samples
     * native 505 us (402 us to 606 us), 15 samples
     * native / choice 1.65 (1.04 to 2.20), 15 rounds */
    if (problem->bytes < 4488)
        return &choices[23]; /* reduce_wired_tree */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=4096 593 us (546 us to 618 us), 15 samples
     * native 1.27 ms (1.22 ms to 1.29 ms), 15 samples
     * native / choice 2.18 (2.00 to 2.31), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=0, 1.24 times as long in the same rounds */
    if (problem->bytes < 39495)
        return &choices[24]; /* reduce_wired_tree */
    /* from 39495 bytes: confirmed; at 65536 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 5.26 ms (5.21 ms to 5.29 ms), 15 samples
     * native 10.6 ms (10.5 ms to 10.7 ms), 15 samples
     * native / choice 2.02 (2.00 to 2.04), 15 rounds
     * runner-up: reduce_wired_tree segment_bytes=16384, 0.98 times as long in the same rounds */
    if (problem->bytes < 268435457)
        return &choices[25]; /* reduce_tree */
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
     * reduce_scatter_block_native 239 us (224 us to 255 us), 68 samples
     * runner-up: reduce_scatter_block_halving distance=far, 0.89 times as long in the same rounds */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 213 us (201 us to 236 us), 45 samples
     * native 239 us (208 us to 250 us), 45 samples
     * runner-up: reduce_scatter_block_halving distance=far, 1.01 times as long in the same rounds */
    if (problem->bytes < 246)
        return &choices[26]; /* reduce_scatter_block_hierarchical */
    /* from 246 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 230 us (223 us to 236 us), 395 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=ring, 0.92 times as long in the same rounds */
    if (problem->bytes < 518)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 518 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=pairwise 247 us (217 us to 336 us), 15 samples
     * native 581 us (513 us to 621 us), 15 samples
     * native / choice 2.38 (1.44 to 2.54), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.22 times as long in the same rounds */
    if (problem->bytes < 1975)
        return &choices[26]; /* reduce_scatter_block_hierarchical */
    /* from 1975 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_circulant order=dealt 548 us (530 us to 618 us), 15 samples
     * native 1.28 ms (1.21 ms to 1.35 ms), 15 samples
     * native / choice 2.29 (2.06 to 2.42), 15 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=pairwise, 1.00 times as long in the same rounds */
    if (problem->bytes < 18496)
        return &choices[27]; /* reduce_scatter_block_circulant */
    /* from 18496 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=ring 12.9 ms (11.2 ms to 14.7 ms), 10 samples
     * native 32 ms (31.7 ms to 37.3 ms), 10 samples
     * native / choice 2.78 (2.20 to 2.90), 10 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=16384, 1.08 times as long in the same rounds */
    if (problem->bytes < 45938)
        return &choices[28]; /* reduce_scatter_block_hierarchical */
    /* from 45938 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=4096 26.2 ms (25.8 ms to 26.3 ms), 6 samples
     * native 76.1 ms (72.4 ms to 86.7 ms), 6 samples
     * native / choice 2.90 (2.76 to 3.36), 6 rounds
     * runner-up: reduce_scatter_block_ring segment_bytes=8192, 1.00 times as long in the same rounds */
    if (problem->bytes < 73429)
        return &choices[29]; /* reduce_scatter_block_wired_ring */
    /* from 73429 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=1024 53.3 ms (49.8 ms to 59.7 ms), 6 samples
     * native 114 ms (108 ms to 128 ms), 6 samples
     * native / choice 2.14 (1.81 to 2.49), 6 rounds
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise, 0.96 times as long in the same rounds */
    if (problem->bytes < 44739243)
        return &choices[30]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 114 ms (108 ms to 128 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024, 0.48 times as long in the same rounds */
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
    {&ct_allgather, 1, 0.000277, 0.000225},
    {&ct_allgather, 64, 0.000284, 0.000226},
    {&ct_allgather, 512, 0.000388, 0.000315},
    {&ct_allgather, 1024, 0.000671, 0.000269},
    {&ct_allgather, 2048, 0.00132, 0.000557},
    {&ct_allgather, 4096, 0.00289, 0.00125},
    {&ct_allgather, 8192, 0.00592, 0.00257},
    {&ct_allgather, 16384, 0.00653, 0.00523},
    {&ct_allgather, 32768, 0.0141, 0.0106},
    {&ct_allgather, 65536, 0.0312, 0.0212},
    {&ct_allgather, 131072, 0.0684, 0.0425},
    {&ct_allreduce, 1, 0.000211, 0.000211},
    {&ct_allreduce, 64, 0.00028, 0.000206},
    {&ct_allreduce, 512, 0.000265, 0.000239},
    {&ct_allreduce, 1024, 0.000264, 0.000211},
    {&ct_allreduce, 2048, 0.000313, 0.000252},
    {&ct_allreduce, 4096, 0.000357, 0.000357},
    {&ct_allreduce, 8192, 0.00103, 0.00103},
    {&ct_allreduce, 16384, 0.00254, 0.00173},
    {&ct_allreduce, 32768, 0.00649, 0.00354},
    {&ct_allreduce, 65536, 0.0164, 0.00685},
    {&ct_allreduce, 131072, 0.0353, 0.014},
    {&ct_alltoall, 1, 0.000371, 0.000202},
    {&ct_alltoall, 64, 0.000409, 0.000318},
    {&ct_alltoall, 512, 0.000402, 0.000242},
    {&ct_alltoall, 1024, 0.00057, 0.00057},
    {&ct_alltoall, 2048, 0.00128, 0.0011},
    {&ct_alltoall, 4096, 0.00253, 0.00253},
    {&ct_alltoall, 8192, 0.00509, 0.00509},
    {&ct_alltoall, 16384, 0.0104, 0.0104},
    {&ct_alltoall, 32768, 0.0302, 0.0211},
    {&ct_alltoall, 65536, 0.0583, 0.0422},
    {&ct_alltoall, 131072, 0.12, 0.0846},
    {&ct_bcast, 1, 0.000168, 0.000168},
    {&ct_bcast, 64, 0.000147, 0.000147},
    {&ct_bcast, 512, 0.000165, 0.000165},
    {&ct_bcast, 1024, 0.000168, 0.000168},
    {&ct_bcast, 2048, 0.000216, 0.000165},
    {&ct_bcast, 4096, 0.000631, 0.000306},
    {&ct_bcast, 8192, 0.00126, 0.000617},
    {&ct_bcast, 16384, 0.00254, 0.00121},
    {&ct_bcast, 32768, 0.00524, 0.00258},
    {&ct_bcast, 65536, 0.0106, 0.00519},
    {&ct_bcast, 131072, 0.0211, 0.0105},
    {&ct_reduce, 1, 0.000173, 0.000104},
    {&ct_reduce, 64, 2.03e-05, 2.03e-05},
    {&ct_reduce, 512, 0.000167, 0.000116},
    {&ct_reduce, 1024, 0.000205, 7.87e-05},
    {&ct_reduce, 2048, 0.000169, 0.000169},
    {&ct_reduce, 4096, 0.000505, 0.000299},
    {&ct_reduce, 8192, 0.00127, 0.000593},
    {&ct_reduce, 16384, 0.00252, 0.00123},
    {&ct_reduce, 32768, 0.00521, 0.00252},
    {&ct_reduce, 65536, 0.0106, 0.00526},
    {&ct_reduce, 131072, 0.0234, 0.0106},
    {&ct_reduce_scatter_block, 1, 0.000239, 0.000239},
    {&ct_reduce_scatter_block, 64, 0.000239, 0.000213},
    {&ct_reduce_scatter_block, 512, 0.00023, 0.00023},
    {&ct_reduce_scatter_block, 1024, 0.000581, 0.000247},
    {&ct_reduce_scatter_block, 2048, 0.00128, 0.000548},
    {&ct_reduce_scatter_block, 4096, 0.00262, 0.00107},
    {&ct_reduce_scatter_block, 8192, 0.00531, 0.0025},
    {&ct_reduce_scatter_block, 16384, 0.0153, 0.00516},
    {&ct_reduce_scatter_block, 32768, 0.032, 0.0129},
    {&ct_reduce_scatter_block, 65536, 0.0761, 0.0262},
    {&ct_reduce_scatter_block, 131072, 0.114, 0.0533},
};

extern const struct ct_tuned ct_tuned_eighth_dealt;
const struct ct_tuned ct_tuned_eighth_dealt = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth-dealt",
    .cluster_hash = UINT64_C(0x6ac923b5a92729ae),
    .dispatch_hash = UINT64_C(0xefa2d762deaad571),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x73499a7c96bdcff5),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
