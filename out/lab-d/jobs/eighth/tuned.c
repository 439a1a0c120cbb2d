/*
 * tuned.c - collective algorithms for the job eighth
 * of the cluster lab-d.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 6 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_wired_far_first;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_wired_local_return;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_circulant;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_knomial;
extern const struct ct_algorithm bcast_bine;
extern const struct ct_algorithm bcast_wired_tree;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_recursive_doubling;
extern const struct ct_algorithm reduce_scatter_block_circulant;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
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
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0x881527808b0f36a8),
    },
    {
        .algorithm = &allgather_recursive_doubling,
        .fingerprint = UINT64_C(0xa01e4ea8fdbe36b8),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 2}},
        .fingerprint = UINT64_C(0x446b5434da83734c),
    },
    {
        .algorithm = &allgather_wired_far_first,
        /* order_by=messages */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x879c57470bcdd841),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        .fingerprint = UINT64_C(0x795e702b200f33f9),
    },
    {
        .algorithm = &allgather_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xe7a408e59ee418f9),
    },
    {
        .algorithm = &allgather_wired_local_return,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x32c9837cf379bf12),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 */
        .setting = {{0, 0, 4}},
        .fingerprint = UINT64_C(0x979faebc958da148),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x5c40f9ccd396edc2),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x16957e805c9febb8),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=16 segment_bytes=262144 */
        .setting = {{16, 262144}},
        .fingerprint = UINT64_C(0x793e2f2218147332),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=262144 */
        .setting = {{32, 262144}},
        .fingerprint = UINT64_C(0xb4ac4377b07020ce),
    },
    {
        .algorithm = &allreduce_circulant,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x81b1154756e079b3),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=32 segment_bytes=65536 */
        .setting = {{32, 65536}},
        .fingerprint = UINT64_C(0x7bf567175c044831),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=bruck */
        .setting = {{1, 0}},
        .fingerprint = UINT64_C(0x022dc3003885e5df),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=bruck */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0xdb880d3967ed44eb),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 order=dealt */
        .setting = {{4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfa40ee6dd51281b8),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x72e818f6c54fd7c1),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x3df0fe75f78cd337),
    },
    {
        .algorithm = &bcast_knomial,
        /* segment_bytes=0 radix=4 */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0xb1793c171dc91681),
    },
    {
        .algorithm = &bcast_bine,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x040f118286df799c),
    },
    {
        .algorithm = &bcast_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x69cc5801008caa82),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=16384 chains=1 */
        .setting = {{16384, 1}},
        .fingerprint = UINT64_C(0xdecd76ae19e20dcd),
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
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=4 order=dealt */
        .setting = {{0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xbb64386b666905d3),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6c5e5265c477e6dc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x580f7f9b503c6920),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0xd4852d37f68e6a00),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_doubling,
        /* send=all */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xac19a9e6be2302eb),
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
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x5482ac572ef21fcd),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x4329ea2c551e84e7),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 196 us (176 us to 252 us), 15 samples
     * native 275 us (185 us to 325 us), 15 samples
     * runner-up: allgather_recursive_doubling order=dealt 238 us */
    if (problem->bytes < 17)
        return &choices[1]; /* allgather_hierarchical */
    /* from 17 bytes: confirmed; at 64 bytes:
     * allgather_recursive_doubling 315 us (287 us to 334 us), 60 samples
     * native 359 us (333 us to 401 us), 60 samples
     * runner-up: allgather_hierarchical leaders=1 between=recursive_doubling 231 us */
    if (problem->bytes < 65)
        return &choices[2]; /* allgather_recursive_doubling */
    /* from 65 bytes: confirmed; at 512 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 308 us (294 us to 332 us), 195 samples
     * native 351 us (335 us to 361 us), 195 samples
     * runner-up: allgather_hierarchical leaders=1 between=ring 241 us */
    if (problem->bytes < 866)
        return &choices[1]; /* allgather_hierarchical */
    /* from 866 bytes: confirmed; at 1024 bytes:
     * allgather_hierarchical leaders=1 between=ring 291 us (270 us to 355 us), 15 samples
     * native 407 us (360 us to 623 us), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 302 us */
    if (problem->bytes < 1870)
        return &choices[3]; /* allgather_hierarchical */
    /* from 1870 bytes: confirmed; at 2048 bytes:
     * allgather_wired_far_first order_by=messages 941 us (926 us to 991 us), 15 samples
     * native 1.38 ms (1.32 ms to 1.44 ms), 15 samples
     * runner-up: allgather_bruck_radix radix=3 order=dealt 556 us */
    if (problem->bytes < 2245)
        return &choices[4]; /* allgather_wired_far_first */
    /* from 2245 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange 1.3 ms (1.25 ms to 1.34 ms), 15 samples
     * native 2.92 ms (2.88 ms to 2.97 ms), 15 samples
     * runner-up: allgather_circulant order=dealt 1.22 ms */
    if (problem->bytes < 7479)
        return &choices[5]; /* allgather_neighbor_exchange */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * allgather_hierarchical leaders=1 between=spread 2.57 ms (2.56 ms to 2.66 ms), 15 samples
     * native 5.8 ms (5.7 ms to 5.85 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=4096 2.54 ms */
    if (problem->bytes < 8975)
        return &choices[6]; /* allgather_hierarchical */
    /* beyond 131072 bytes nothing was measured */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * allgather_wired_local_return segment_bytes=8192 5.2 ms (5.11 ms to 5.34 ms), 15 samples
     * native 6.43 ms (6.32 ms to 6.54 ms), 15 samples
     * runner-up: allgather_wired_local_return segment_bytes=4096 5.16 ms */
    return &choices[7]; /* allgather_wired_local_return */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 225 us (206 us to 244 us), 48 samples
     * runner-up: allreduce_variation_1 reduce_scatter=circulant allgather=mesh_2d order=dealt 252 us */
    if (problem->bytes < 19)
        return &choices[0]; /* allreduce_native */
    /* from 19 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 265 us (252 us to 280 us), 135 samples
     * native 297 us (283 us to 307 us), 135 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 282 us */
    if (problem->bytes < 516)
        return &choices[8]; /* allreduce_tree */
    /* from 516 bytes: confirmed; at 1024 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 238 us (230 us to 252 us), 165 samples
     * native 282 us (264 us to 296 us), 165 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=8 235 us */
    if (problem->bytes < 2962)
        return &choices[9]; /* allreduce_hierarchical */
    /* from 2962 bytes: confirmed; at 4096 bytes:
     * allreduce_bine_small 416 us (262 us to 554 us), 15 samples
     * native 576 us (408 us to 700 us), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=ring 428 us */
    if (problem->bytes < 4203)
        return &choices[10]; /* allreduce_bine_small */
    /* from 4203 bytes: confirmed; at 8192 bytes:
     * allreduce_wired_switches pieces=16 segment_bytes=262144 820 us (790 us to 863 us), 15 samples
     * native 1.27 ms (1.2 ms to 1.32 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=32 segment_bytes=262144 816 us */
    if (problem->bytes < 8358)
        return &choices[11]; /* allreduce_wired_switches */
    /* from 8358 bytes: confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=262144 1.62 ms (1.59 ms to 1.66 ms), 15 samples
     * native 2.52 ms (2.5 ms to 2.56 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 1.7 ms */
    if (problem->bytes < 21570)
        return &choices[12]; /* allreduce_wired_switches */
    /* from 21570 bytes: confirmed; at 32768 bytes:
     * allreduce_circulant order=dealt 3.3 ms (3.18 ms to 3.44 ms), 15 samples
     * native 6.73 ms (6.66 ms to 6.88 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=16 segment_bytes=262144 3.4 ms */
    if (problem->bytes < 65544)
        return &choices[13]; /* allreduce_circulant */
    /* from 65544 bytes: confirmed; at 131072 bytes:
     * allreduce_wired_switches pieces=32 segment_bytes=65536 14.4 ms (14.2 ms to 16.1 ms), 10 samples
     * native 37.7 ms (35.6 ms to 39.4 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=65536 14.2 ms */
    if (problem->bytes < 89478486)
        return &choices[14]; /* allreduce_wired_switches */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 37.7 ms (35.6 ms to 39.4 ms), 10 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=65536 14.2 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 210 us (196 us to 290 us), 15 samples
     * native 345 us (234 us to 396 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 219 us */
    if (problem->bytes < 5)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 5 bytes: confirmed; at 64 bytes:
     * alltoall_hierarchical leaders=1 between=bruck 251 us (212 us to 272 us), 15 samples
     * native 446 us (338 us to 476 us), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 265 us */
    if (problem->bytes < 838)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 838 bytes: confirmed; at 1024 bytes:
     * alltoall_hierarchical leaders=2 between=bruck 416 us (327 us to 704 us), 15 samples
     * native 600 us (521 us to 741 us), 15 samples
     * runner-up: alltoall_bruck_radix radix=3 order=dealt 506 us */
    if (problem->bytes < 1584)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 1584 bytes: nothing beat native; at 2048 bytes:
     * alltoall_native 1.2 ms (1.14 ms to 1.23 ms), 120 samples
     * runner-up: alltoall_circulant order=dealt 1.16 ms */
    if (problem->bytes < 4853)
        return &choices[0]; /* alltoall_native */
    /* from 4853 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 order=dealt 4.58 ms (4.44 ms to 5 ms), 15 samples
     * native 5.16 ms (4.51 ms to 5.23 ms), 15 samples
     * runner-up: alltoall_spread window=0 4.96 ms */
    if (problem->bytes < 19285)
        return &choices[17]; /* alltoall_spread */
    /* from 19285 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 20.9 ms (20.1 ms to 21.5 ms), 9 samples
     * native 33.1 ms (28.7 ms to 36.7 ms), 9 samples
     * runner-up: alltoall_ring segment_bytes=8192 21.1 ms */
    if (problem->bytes < 95180)
        return &choices[18]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 95180 bytes: confirmed; at 131072 bytes:
     * alltoall_ring segment_bytes=8192 85 ms (83.7 ms to 86.5 ms), 6 samples
     * native 120 ms (108 ms to 131 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=16384 85.8 ms */
    return &choices[19]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_knomial segment_bytes=0 radix=4 156 us (79.1 us to 189 us), 15 samples
     * native 162 us (126 us to 210 us), 15 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 125 us */
    if (problem->bytes < 2)
        return &choices[20]; /* bcast_knomial */
    /* from 2 bytes: nothing beat native; at 2 bytes:
     * bcast_native 170 us (139 us to 204 us), 65 samples
     * runner-up: bcast_knomial segment_bytes=0 radix=4 order=dealt 156 us */
    if (problem->bytes < 56)
        return &choices[0]; /* bcast_native */
    /* from 56 bytes: confirmed; at 64 bytes:
     * bcast_bine order=dealt 125 us (96.8 us to 181 us), 15 samples
     * native 135 us (114 us to 190 us), 15 samples */
    if (problem->bytes < 72)
        return &choices[21]; /* bcast_bine */
    /* from 72 bytes: nothing beat native; at 512 bytes:
     * bcast_native 194 us (173 us to 213 us), 155 samples
     * runner-up: bcast_native order=dealt 158 us */
    if (problem->bytes < 2129)
        return &choices[0]; /* bcast_native */
    /* from 2129 bytes: confirmed; at 4096 bytes:
     * bcast_wired_tree segment_bytes=0 290 us (182 us to 329 us), 15 samples
     * native 530 us (265 us to 612 us), 15 samples
     * runner-up: bcast_scatter_allgather allgather=neighbor_exchange radix=4 317 us */
    if (problem->bytes < 16385)
        return &choices[22]; /* bcast_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 16385 bytes: confirmed; at 32768 bytes:
     * bcast_chain segment_bytes=16384 chains=1 2.49 ms (2.41 ms to 2.58 ms), 15 samples
     * native 5.27 ms (5.2 ms to 5.37 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=16384 2.53 ms */
    return &choices[23]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=dealt 138 us (125 us to 164 us), 120 samples
     * native 213 us (173 us to 232 us), 120 samples
     * runner-up: reduce_linear 104 us */
    if (problem->bytes < 59)
        return &choices[24]; /* reduce_linear */
    /* from 59 bytes: nothing beat native; at 64 bytes:
     * reduce_native 150 us (101 us to 246 us), 30 samples
     * runner-up: reduce_linear 137 us */
    if (problem->bytes < 72)
        return &choices[0]; /* reduce_native */
    /* from 72 bytes: confirmed; at 512 bytes:
     * reduce_linear 103 us (14.8 us to 146 us), 15 samples
     * native 188 us (109 us to 214 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 order=dealt 123 us */
    if (problem->bytes < 557)
        return &choices[25]; /* reduce_linear */
    /* from 557 bytes: confirmed; at 721 bytes:
     * reduce_knomial segment_bytes=0 radix=4 order=dealt 112 us (78.3 us to 156 us), 15 samples
     * native 163 us (58.9 us to 201 us), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=3 125 us */
    if (problem->bytes < 874)
        return &choices[26]; /* reduce_knomial */
    /* from 874 bytes: nothing beat native; at 1024 bytes:
     * reduce_native 122 us (113 us to 148 us), 215 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=4 141 us */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 210 us (193 us to 303 us), 15 samples
     * native 353 us (249 us to 543 us), 15 samples
     * runner-up: reduce_binomial 326 us */
    if (problem->bytes < 16392)
        return &choices[27]; /* reduce_wired_tree */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_wired_tree segment_bytes=16384 2.51 ms (2.38 ms to 2.53 ms), 15 samples
     * native 5.1 ms (4.99 ms to 5.14 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 2.57 ms */
    if (problem->bytes < 65634)
        return &choices[28]; /* reduce_wired_tree */
    /* from 65634 bytes: confirmed; at 131072 bytes:
     * reduce_chain segment_bytes=4096 10.6 ms (10.5 ms to 11.1 ms), 15 samples
     * native 23.6 ms (23.2 ms to 25.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=16384 10.5 ms */
    if (problem->bytes < 268435457)
        return &choices[29]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.6 ms (23.2 ms to 25.5 ms), 15 samples
     * runner-up: reduce_chain segment_bytes=4096 10.5 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 6)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 295 us (277 us to 313 us), 183 samples
     * runner-up: reduce_scatter_block_recursive_halving 290 us */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * reduce_scatter_block_recursive_doubling send=all 234 us (213 us to 310 us), 15 samples
     * native 284 us (247 us to 338 us), 15 samples
     * runner-up: reduce_scatter_block_recursive_halving 239 us */
    if (problem->bytes < 164)
        return &choices[30]; /* reduce_scatter_block_recursive_doubling */
    /* from 164 bytes: nothing beat native; at 512 bytes:
     * reduce_scatter_block_native 250 us (240 us to 261 us), 175 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 248 us */
    if (problem->bytes < 1195)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 1195 bytes: confirmed; at 2048 bytes:
     * reduce_scatter_block_circulant order=dealt 491 us (403 us to 585 us), 15 samples
     * native 1.3 ms (1.23 ms to 1.38 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=2 between=ring 551 us */
    if (problem->bytes < 4086)
        return &choices[31]; /* reduce_scatter_block_circulant */
    /* from 4086 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_hierarchical leaders=2 between=ring 1.2 ms (1.07 ms to 1.28 ms), 15 samples
     * native 2.65 ms (2.58 ms to 2.7 ms), 15 samples
     * runner-up: reduce_scatter_block_circulant order=dealt 1.19 ms */
    if (problem->bytes < 35616)
        return &choices[32]; /* reduce_scatter_block_hierarchical */
    /* from 35616 bytes: confirmed; at 65536 bytes:
     * reduce_scatter_block_ring segment_bytes=16384 25.7 ms (22.5 ms to 27.8 ms), 6 samples
     * native 77.9 ms (60.8 ms to 82.6 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 26.1 ms */
    if (problem->bytes < 98794)
        return &choices[33]; /* reduce_scatter_block_ring */
    /* from 98794 bytes: confirmed; at 131072 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=16384 53 ms (47.6 ms to 56.2 ms), 6 samples
     * native 126 ms (104 ms to 138 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 52.1 ms */
    if (problem->bytes < 44739243)
        return &choices[34]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 126 ms (104 ms to 138 ms), 6 samples
     * runner-up: reduce_scatter_block_ring segment_bytes=8192 52.1 ms */
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
    {&ct_allgather, 1, 0.000274877, 0.00019564},
    {&ct_allgather, 64, 0.000358797, 0.000314667},
    {&ct_allgather, 512, 0.00035112, 0.000307586},
    {&ct_allgather, 1024, 0.000406963, 0.000290861},
    {&ct_allgather, 2048, 0.001381228, 0.000941015},
    {&ct_allgather, 4096, 0.002918366, 0.00129532},
    {&ct_allgather, 8192, 0.005795602, 0.002574407},
    {&ct_allgather, 16384, 0.006431784, 0.005203013},
    {&ct_allgather, 32768, 0.014310113, 0.010439741},
    {&ct_allgather, 65536, 0.032103349, 0.021178805},
    {&ct_allgather, 131072, 0.06926567, 0.042473404},
    {&ct_allreduce, 1, 0.000224813, 0.000224813},
    {&ct_allreduce, 64, 0.00029659, 0.000264572},
    {&ct_allreduce, 512, 0.000277621, 0.000259695},
    {&ct_allreduce, 1024, 0.000282189, 0.000238113},
    {&ct_allreduce, 2048, 0.00036393, 0.000293254},
    {&ct_allreduce, 4096, 0.000576144, 0.000416438},
    {&ct_allreduce, 8192, 0.001266818, 0.000820126},
    {&ct_allreduce, 16384, 0.002522599, 0.001619971},
    {&ct_allreduce, 32768, 0.006734063, 0.003298018},
    {&ct_allreduce, 65536, 0.016636803, 0.006987968},
    {&ct_allreduce, 131072, 0.0376593445, 0.0144010205},
    {&ct_alltoall, 1, 0.000345132, 0.000209901},
    {&ct_alltoall, 64, 0.000445851, 0.000251418},
    {&ct_alltoall, 512, 0.000380023, 0.0002361},
    {&ct_alltoall, 1024, 0.000600149, 0.000416057},
    {&ct_alltoall, 2048, 0.0011960905, 0.0011960905},
    {&ct_alltoall, 4096, 0.002318352, 0.002318352},
    {&ct_alltoall, 8192, 0.005159528, 0.004583745},
    {&ct_alltoall, 16384, 0.010423231, 0.010158969},
    {&ct_alltoall, 32768, 0.033129591, 0.020927232},
    {&ct_alltoall, 65536, 0.0592687285, 0.04241159},
    {&ct_alltoall, 131072, 0.120077945, 0.084963938},
    {&ct_bcast, 1, 0.000162491, 0.0001555},
    {&ct_bcast, 64, 0.000135371, 0.000125126},
    {&ct_bcast, 512, 0.000194298, 0.000194298},
    {&ct_bcast, 1024, 0.0001867215, 0.0001867215},
    {&ct_bcast, 2048, 0.000271297, 0.000271297},
    {&ct_bcast, 4096, 0.000529766, 0.000289729},
    {&ct_bcast, 8192, 0.001246568, 0.000626529},
    {&ct_bcast, 16384, 0.002514391, 0.001301459},
    {&ct_bcast, 32768, 0.005266557, 0.00248942},
    {&ct_bcast, 65536, 0.011739753, 0.005197054},
    {&ct_bcast, 131072, 0.021185452, 0.010469162},
    {&ct_reduce, 1, 0.000212865, 0.000137709},
    {&ct_reduce, 64, 0.000149542, 0.000149542},
    {&ct_reduce, 512, 0.000187848, 0.000102793},
    {&ct_reduce, 1024, 0.000121951, 0.000121951},
    {&ct_reduce, 2048, 0.0001805575, 0.0001805575},
    {&ct_reduce, 4096, 0.000353074, 0.000210412},
    {&ct_reduce, 8192, 0.001205707, 0.000536025},
    {&ct_reduce, 16384, 0.002537672, 0.001191586},
    {&ct_reduce, 32768, 0.005098528, 0.002505579},
    {&ct_reduce, 65536, 0.010575711, 0.00495166},
    {&ct_reduce, 131072, 0.023640699, 0.010649546},
    {&ct_reduce_scatter_block, 1, 0.000295107, 0.000295107},
    {&ct_reduce_scatter_block, 64, 0.000284371, 0.000233616},
    {&ct_reduce_scatter_block, 512, 0.000250121, 0.000250121},
    {&ct_reduce_scatter_block, 1024, 0.000352788, 0.000352788},
    {&ct_reduce_scatter_block, 2048, 0.001304464, 0.000490732},
    {&ct_reduce_scatter_block, 4096, 0.002654405, 0.001203254},
    {&ct_reduce_scatter_block, 8192, 0.005305415, 0.002437143},
    {&ct_reduce_scatter_block, 16384, 0.016405129, 0.006426716},
    {&ct_reduce_scatter_block, 32768, 0.0372619605, 0.0135802565},
    {&ct_reduce_scatter_block, 65536, 0.077918179, 0.0256578495},
    {&ct_reduce_scatter_block, 131072, 0.125889099, 0.0530268655},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-d",
    .nranks = 6,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .traits = {.nranks = 6,
               .nhosts = 3,
               .per_host = 2,
               .nswitches = 1,
               .crossing_s = 6.4e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x05ffd214bd16788e),
    .dispatch_hash = UINT64_C(0x3aaf4a66f5e7166a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xabd16d3f3855c405),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
