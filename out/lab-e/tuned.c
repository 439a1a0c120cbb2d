/*
 * tuned.c - collective algorithms for the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 22 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_bine;
extern const struct ct_algorithm allgather_neighbor_exchange;
extern const struct ct_algorithm allgather_lab_e;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_tree;
extern const struct ct_algorithm allreduce_switches_lab_e;
extern const struct ct_algorithm allreduce_two_tree;
extern const struct ct_algorithm alltoall_hierarchical;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_tree_lab_e;
extern const struct ct_algorithm bcast_lab_e;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_knomial;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_binary;
extern const struct ct_algorithm reduce_tree_lab_e;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_hierarchical;
extern const struct ct_algorithm reduce_scatter_block_recursive_multiplying;
extern const struct ct_algorithm reduce_scatter_block_near_first_lab_e;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_lab_e;

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
        .fingerprint = UINT64_C(0x66511ce5e3e31067),
    },
    {
        .algorithm = &allgather_bine,
        /* order_by=copies order=depth_first */
        .setting = {{1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x4fe0925033e0f081),
    },
    {
        .algorithm = &allgather_neighbor_exchange,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x7d3239448339633e),
    },
    {
        .algorithm = &allgather_lab_e,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x1a1d23ef42f6b427),
    },
    {
        .algorithm = &allgather_lab_e,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x584a7ba2cb947ecf),
    },
    {
        .algorithm = &allgather_lab_e,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xea4e4f778c08bb82),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xbb8146cb41f18454),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=8 order=dealt */
        .setting = {{0, 0, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xcf48bfe0bedfb1b2),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=depth_first */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd2a7a2f47eb9f502),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=knomial radix=8 order=dealt */
        .setting = {{0, 1, 8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x3c86b6c542fa91af),
    },
    {
        .algorithm = &allreduce_tree,
        /* segment_bytes=0 tree=kary radix=4 order=dealt */
        .setting = {{0, 0, 4, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd146934674e7df2d),
    },
    {
        .algorithm = &allreduce_switches_lab_e,
        /* pieces=2 segment_bytes=262144 */
        .setting = {{2, 262144}},
        .fingerprint = UINT64_C(0xf09281274bfbfdb5),
    },
    {
        .algorithm = &allreduce_switches_lab_e,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0x24f5fced23cccfb5),
    },
    {
        .algorithm = &allreduce_two_tree,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x8b666a3ca70f865a),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=1 between=spread */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb65e5e2911aded90),
    },
    {
        .algorithm = &alltoall_hierarchical,
        /* leaders=2 between=ring */
        .setting = {{1, 2}},
        .fingerprint = UINT64_C(0x3d395644855ae239),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x68dcfd343b5a9276),
    },
    {
        .algorithm = &alltoall_bruck_radix,
        /* radix=6 order=depth_first */
        .setting = {{6, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0da03d333631848e),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=4 */
        .setting = {{4}},
        .fingerprint = UINT64_C(0xce35cce2c5c6022f),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=0 order=dealt */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xd62ff1922dec76a3),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 order=dealt */
        .setting = {{8192, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x0c89578fcb6ba53c),
    },
    {
        .algorithm = &bcast_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x3bd8d48edc7b6e77),
    },
    {
        .algorithm = &bcast_tree_lab_e,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x5c4414ba0dd77127),
    },
    {
        .algorithm = &bcast_lab_e,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x7353b408598e5d8e),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xb41d38946425cce2),
    },
    {
        .algorithm = &reduce_linear,
        /* order=dealt */
        .setting = {{[CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0xfdc8850d53059eae),
    },
    {
        .algorithm = &reduce_knomial,
        /* segment_bytes=0 radix=8 */
        .setting = {{0, 8}},
        .fingerprint = UINT64_C(0x4ba0c7040e03bf98),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x07bcc6dbc2860c78),
    },
    {
        .algorithm = &reduce_binary,
        /* segment_bytes=4096 order=depth_first */
        .setting = {{4096, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x6337adf406003ef4),
    },
    {
        .algorithm = &reduce_tree_lab_e,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0xb66893104a139ff7),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=16384 order=depth_first */
        .setting = {{16384, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xce24ae497cdce3e3),
    },
    {
        .algorithm = &reduce_scatter_block_hierarchical,
        /* leaders=1 between=ring */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xb34bd2bb2b2b9d05),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=3 order=depth_first */
        .setting = {{3, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x45943cbf347739c8),
    },
    {
        .algorithm = &reduce_scatter_block_near_first_lab_e,
        .fingerprint = UINT64_C(0xf8443f1a3d1780a0),
    },
    {
        .algorithm = &reduce_scatter_block_recursive_multiplying,
        /* radix=16 order=depth_first */
        .setting = {{16, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf35868d71c705bba),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 order=depth_first */
        .setting = {{0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xf2fb758c81e837b7),
    },
    {
        .algorithm = &reduce_scatter_block_lab_e,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x57ed43126aec38e6),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allgather_native 6.32 ms (5.97 ms to 6.53 ms), 243 samples
     * runner-up: allgather_recursive_doubling order=depth_first 5.43 ms */
    if (problem->bytes < 2)
        return &choices[0]; /* allgather_native */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allgather_hierarchical leaders=1 between=recursive_doubling 4.28 ms (3.76 ms to 4.64 ms), 15 samples
     * native 6.12 ms (5.79 ms to 6.84 ms), 15 samples
     * runner-up: allgather_hierarchical leaders=1 between=spread 5.37 ms */
    if (problem->bytes < 469)
        return &choices[1]; /* allgather_hierarchical */
    /* from 469 bytes: nothing beat native; at 512 bytes:
     * allgather_native 6.86 ms (5.79 ms to 8.13 ms), 32 samples
     * runner-up: allgather_recursive_doubling order=depth_first 6.13 ms */
    if (problem->bytes < 1171)
        return &choices[0]; /* allgather_native */
    /* from 1171 bytes: confirmed; at 2048 bytes:
     * allgather_bine order_by=copies order=depth_first 6.55 ms (5.98 ms to 7.15 ms), 15 samples
     * native 9.85 ms (9.33 ms to 10.3 ms), 15 samples
     * runner-up: allgather_bruck_radix radix=3 9.82 ms */
    if (problem->bytes < 2495)
        return &choices[2]; /* allgather_bine */
    /* from 2495 bytes: confirmed; at 4096 bytes:
     * allgather_neighbor_exchange order=depth_first 11.7 ms (9.55 ms to 14.8 ms), 10 samples
     * native 29.5 ms (28.8 ms to 36.3 ms), 10 samples
     * runner-up: allgather_native order=depth_first 15.2 ms */
    if (problem->bytes < 9169)
        return &choices[3]; /* allgather_neighbor_exchange */
    /* from 9169 bytes: confirmed; at 16384 bytes:
     * allgather_lab_e segment_bytes=0 29.6 ms (29.4 ms to 30.4 ms), 6 samples
     * native 111 ms (110 ms to 111 ms), 6 samples
     * runner-up: allgather_ring segment_bytes=0 order=depth_first 32.1 ms */
    if (problem->bytes < 17748)
        return &choices[4]; /* allgather_lab_e */
    /* from 17748 bytes: confirmed; at 32768 bytes:
     * allgather_lab_e segment_bytes=16384 62.4 ms (57.9 ms to 64.7 ms), 6 samples
     * native 243 ms (240 ms to 247 ms), 6 samples
     * runner-up: allgather_lab_e segment_bytes=8192 78.9 ms */
    if (problem->bytes < 106395)
        return &choices[5]; /* allgather_lab_e */
    /* beyond 131072 bytes nothing was measured */
    /* from 106395 bytes: confirmed; at 131072 bytes:
     * allgather_lab_e segment_bytes=8192 269 ms (269 ms to 269 ms), 1 samples
     * native 1.19 s (1.19 s to 1.19 s), 1 samples
     * runner-up: allgather_lab_e segment_bytes=16384 255 ms */
    return &choices[6]; /* allgather_lab_e */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 3.47 ms (3.3 ms to 3.85 ms), 15 samples
     * native 4 ms (3.73 ms to 4.93 ms), 15 samples
     * runner-up: allreduce_hierarchical leaders=1 between=recursive_doubling 3.38 ms */
    if (problem->bytes < 2)
        return &choices[7]; /* allreduce_hierarchical */
    /* from 2 bytes: confirmed; at 64 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=8 order=dealt 9.75 ms (8.2 ms to 11.1 ms), 15 samples
     * native 10.4 ms (9.11 ms to 13.9 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 4.95 ms */
    if (problem->bytes < 139)
        return &choices[8]; /* allreduce_tree */
    /* from 139 bytes: confirmed; at 512 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=depth_first 3.3 ms (2.92 ms to 4.13 ms), 15 samples
     * native 5.94 ms (4.88 ms to 6.77 ms), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=bruck order=depth_first 6.3 ms */
    if (problem->bytes < 1055)
        return &choices[9]; /* allreduce_tree */
    /* from 1055 bytes: confirmed; at 2048 bytes:
     * allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 11 ms (8.95 ms to 13.3 ms), 15 samples
     * native 14.4 ms (11.3 ms to 19.3 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 4.66 ms */
    if (problem->bytes < 2170)
        return &choices[10]; /* allreduce_tree */
    /* from 2170 bytes: confirmed; at 4096 bytes:
     * allreduce_tree segment_bytes=0 tree=kary radix=4 order=dealt 4.79 ms (4.36 ms to 5.36 ms), 15 samples
     * native 8.37 ms (6.82 ms to 8.97 ms), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=knomial radix=8 order=dealt 6.29 ms */
    if (problem->bytes < 9528)
        return &choices[11]; /* allreduce_tree */
    /* from 9528 bytes: confirmed; at 16384 bytes:
     * allreduce_switches_lab_e pieces=2 segment_bytes=262144 7.97 ms (7.35 ms to 8.97 ms), 15 samples
     * native 10.4 ms (10 ms to 12 ms), 15 samples
     * runner-up: allreduce_two_tree segment_bytes=0 order=depth_first 8.57 ms */
    if (problem->bytes < 19319)
        return &choices[12]; /* allreduce_switches_lab_e */
    /* from 19319 bytes: confirmed; at 32768 bytes:
     * allreduce_switches_lab_e pieces=4 segment_bytes=262144 9.89 ms (8.73 ms to 10.9 ms), 10 samples
     * native 19 ms (17.5 ms to 20.1 ms), 10 samples
     * runner-up: allreduce_switches_lab_e pieces=16 segment_bytes=262144 10.5 ms */
    if (problem->bytes < 32972)
        return &choices[13]; /* allreduce_switches_lab_e */
    /* from 32972 bytes: confirmed; at 65536 bytes:
     * allreduce_two_tree segment_bytes=16384 order=depth_first 18.6 ms (17.7 ms to 20.4 ms), 10 samples
     * native 39.8 ms (37.2 ms to 41.6 ms), 10 samples
     * runner-up: allreduce_switches_lab_e pieces=4 segment_bytes=16384 20.6 ms */
    if (problem->bytes < 134217729)
        return &choices[14]; /* allreduce_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 134217729 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 94.5 ms (83.7 ms to 102 ms), 7 samples
     * runner-up: allreduce_two_tree segment_bytes=16384 order=depth_first 46.2 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_hierarchical leaders=1 between=spread 3.65 ms (3.31 ms to 4.14 ms), 15 samples
     * native 5.72 ms (4.76 ms to 6.53 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=1 between=ring 3.89 ms */
    if (problem->bytes < 312)
        return &choices[15]; /* alltoall_hierarchical */
    /* from 312 bytes: confirmed; at 512 bytes:
     * alltoall_hierarchical leaders=2 between=ring 5.58 ms (5.22 ms to 7.33 ms), 15 samples
     * native 10.8 ms (10.1 ms to 11.7 ms), 15 samples
     * runner-up: alltoall_hierarchical leaders=2 between=spread 6.75 ms */
    if (problem->bytes < 751)
        return &choices[16]; /* alltoall_hierarchical */
    /* from 751 bytes: confirmed; at 1024 bytes:
     * alltoall_bruck_radix radix=3 order=depth_first 10.2 ms (8.31 ms to 11.2 ms), 15 samples
     * native 14.1 ms (10.9 ms to 15.3 ms), 15 samples
     * runner-up: alltoall_bruck_radix radix=4 order=depth_first 9.83 ms */
    if (problem->bytes < 1281)
        return &choices[17]; /* alltoall_bruck_radix */
    /* from 1281 bytes: confirmed; at 2048 bytes:
     * alltoall_bruck_radix radix=6 order=depth_first 13.2 ms (12.8 ms to 13.9 ms), 40 samples
     * native 14.9 ms (14 ms to 15.7 ms), 40 samples */
    if (problem->bytes < 2850)
        return &choices[18]; /* alltoall_bruck_radix */
    /* from 2850 bytes: nothing beat native; at 4096 bytes:
     * alltoall_native 23.2 ms (21.6 ms to 24.7 ms), 24 samples
     * runner-up: alltoall_spread window=4 20.1 ms */
    if (problem->bytes < 4188)
        return &choices[0]; /* alltoall_native */
    /* from 4188 bytes: confirmed; at 8192 bytes:
     * alltoall_spread window=4 38.9 ms (37.9 ms to 40 ms), 6 samples
     * native 254 ms (249 ms to 265 ms), 6 samples
     * runner-up: alltoall_ring segment_bytes=0 order=dealt 40.7 ms */
    if (problem->bytes < 9831)
        return &choices[19]; /* alltoall_spread */
    /* from 9831 bytes: confirmed; at 16384 bytes:
     * alltoall_ring segment_bytes=0 order=dealt 83.7 ms (80 ms to 258 ms), 3 samples
     * native 540 ms (324 ms to 628 ms), 3 samples
     * runner-up: alltoall_ring segment_bytes=8192 order=dealt 78.2 ms */
    if (problem->bytes < 18478)
        return &choices[20]; /* alltoall_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 18478 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 order=dealt 156 ms (156 ms to 156 ms), 1 samples
     * native 544 ms (544 ms to 544 ms), 1 samples
     * runner-up: alltoall_ring segment_bytes=16384 order=dealt 157 ms */
    return &choices[21]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * bcast_linear order=depth_first 4.19 ms (1.92 ms to 6.13 ms), 15 samples
     * native 5.53 ms (4.95 ms to 6.82 ms), 15 samples
     * runner-up: bcast_scatter_allgather allgather=recursive_doubling radix=2 order=depth_first 2.44 ms */
    if (problem->bytes < 504)
        return &choices[22]; /* bcast_linear */
    /* from 504 bytes: nothing beat native; at 512 bytes:
     * bcast_native 3.8 ms (3.52 ms to 4.55 ms), 135 samples
     * runner-up: bcast_linear order=dealt 3.65 ms */
    if (problem->bytes < 8945)
        return &choices[0]; /* bcast_native */
    /* from 8945 bytes: confirmed; at 16384 bytes:
     * bcast_tree_lab_e segment_bytes=0 4.02 ms (3.5 ms to 5.23 ms), 15 samples
     * native 15.5 ms (14.5 ms to 16.8 ms), 15 samples
     * runner-up: bcast_bine order=depth_first 5.41 ms */
    if (problem->bytes < 18817)
        return &choices[23]; /* bcast_tree_lab_e */
    /* beyond 131072 bytes nothing was measured */
    /* from 18817 bytes: confirmed; at 32768 bytes:
     * bcast_lab_e segment_bytes=16384 6.75 ms (5.56 ms to 8.57 ms), 10 samples
     * native 14.6 ms (13.6 ms to 17.5 ms), 10 samples
     * runner-up: bcast_tree_lab_e segment_bytes=16384 6.92 ms */
    return &choices[24]; /* bcast_lab_e */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_linear order=depth_first 2.28 ms (574 us to 2.7 ms), 15 samples
     * native 3.16 ms (2.97 ms to 4.89 ms), 15 samples
     * runner-up: reduce_linear 1.52 ms */
    if (problem->bytes < 80)
        return &choices[25]; /* reduce_linear */
    /* from 80 bytes: confirmed; at 512 bytes:
     * reduce_linear order=dealt 1.35 ms (761 us to 2.28 ms), 15 samples
     * native 2.05 ms (1.45 ms to 2.68 ms), 15 samples
     * runner-up: reduce_linear order=depth_first 1.5 ms */
    if (problem->bytes < 1036)
        return &choices[26]; /* reduce_linear */
    /* from 1036 bytes: confirmed; at 1448 bytes:
     * reduce_linear order=depth_first 605 us (83.8 us to 2.09 ms), 15 samples
     * native 2.46 ms (1.69 ms to 2.94 ms), 15 samples
     * runner-up: reduce_linear order=dealt 1.84 ms */
    if (problem->bytes < 1690)
        return &choices[25]; /* reduce_linear */
    /* from 1690 bytes: confirmed; at 2048 bytes:
     * reduce_linear order=dealt 1.68 ms (935 us to 2.15 ms), 15 samples
     * native 1.82 ms (1.56 ms to 2.48 ms), 15 samples
     * runner-up: reduce_linear 1.55 ms */
    if (problem->bytes < 3414)
        return &choices[26]; /* reduce_linear */
    /* from 3414 bytes: confirmed; at 4096 bytes:
     * reduce_knomial segment_bytes=0 radix=8 4.08 ms (3.1 ms to 6.21 ms), 15 samples
     * native 9.55 ms (8.44 ms to 11.5 ms), 15 samples
     * runner-up: reduce_knomial segment_bytes=0 radix=8 order=depth_first 3.06 ms */
    if (problem->bytes < 7547)
        return &choices[27]; /* reduce_knomial */
    /* from 7547 bytes: confirmed; at 8192 bytes:
     * reduce_binomial 6.01 ms (4.41 ms to 7.75 ms), 15 samples
     * native 11.5 ms (10.2 ms to 13.2 ms), 15 samples
     * runner-up: reduce_bine order=dealt 3.4 ms */
    if (problem->bytes < 12611)
        return &choices[28]; /* reduce_binomial */
    /* from 12611 bytes: confirmed; at 16384 bytes:
     * reduce_binary segment_bytes=4096 order=depth_first 11.3 ms (9.18 ms to 14.8 ms), 15 samples
     * native 15.7 ms (12.5 ms to 18.6 ms), 15 samples
     * runner-up: reduce_circulant segment_bytes=4096 5.57 ms */
    if (problem->bytes < 16392)
        return &choices[29]; /* reduce_binary */
    /* from 16392 bytes: confirmed; at 32768 bytes:
     * reduce_tree_lab_e segment_bytes=16384 9.01 ms (7.58 ms to 12.5 ms), 15 samples
     * native 15.9 ms (13.2 ms to 16.8 ms), 15 samples
     * runner-up: reduce_circulant segment_bytes=4096 order=dealt 7.91 ms */
    if (problem->bytes < 33756)
        return &choices[30]; /* reduce_tree_lab_e */
    /* from 33756 bytes: confirmed; at 65536 bytes:
     * reduce_chain segment_bytes=16384 order=depth_first 7.99 ms (7.08 ms to 9.17 ms), 15 samples
     * native 23.9 ms (23.1 ms to 24.7 ms), 15 samples
     * runner-up: reduce_lab_e segment_bytes=16384 9.07 ms */
    if (problem->bytes < 268435457)
        return &choices[31]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 56.3 ms (51.9 ms to 58.2 ms), 10 samples
     * runner-up: reduce_lab_e segment_bytes=16384 17.8 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 22)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_scatter_block_hierarchical leaders=1 between=ring 4.84 ms (4.25 ms to 5.18 ms), 15 samples
     * native 5.78 ms (5.15 ms to 6.42 ms), 15 samples
     * runner-up: reduce_scatter_block_hierarchical leaders=1 between=pairwise 5.16 ms */
    if (problem->bytes < 375)
        return &choices[32]; /* reduce_scatter_block_hierarchical */
    /* from 375 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_recursive_multiplying radix=3 order=depth_first 5.31 ms (5.16 ms to 5.58 ms), 45 samples
     * native 5.72 ms (5.44 ms to 6.47 ms), 45 samples
     * runner-up: reduce_scatter_block_recursive_halving order=depth_first 5.48 ms */
    if (problem->bytes < 786)
        return &choices[33]; /* reduce_scatter_block_recursive_multiplying */
    /* from 786 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_near_first_lab_e 5.77 ms (5.06 ms to 6.79 ms), 15 samples
     * native 8.29 ms (7.5 ms to 8.51 ms), 15 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 order=depth_first 7.96 ms */
    if (problem->bytes < 3661)
        return &choices[34]; /* reduce_scatter_block_near_first_lab_e */
    /* from 3661 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_recursive_multiplying radix=16 order=depth_first 18 ms (16.5 ms to 20 ms), 10 samples
     * native 34.3 ms (32.6 ms to 39.1 ms), 10 samples
     * runner-up: reduce_scatter_block_near_first_lab_e 17.8 ms */
    if (problem->bytes < 4488)
        return &choices[35]; /* reduce_scatter_block_recursive_multiplying */
    /* from 4488 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 order=depth_first 20.3 ms (17.6 ms to 21.2 ms), 10 samples
     * native 52.9 ms (52.2 ms to 57.2 ms), 10 samples
     * runner-up: reduce_scatter_block_lab_e segment_bytes=0 20.4 ms */
    if (problem->bytes < 19990)
        return &choices[36]; /* reduce_scatter_block_ring */
    /* from 19990 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_lab_e segment_bytes=16384 65 ms (63.7 ms to 70.1 ms), 6 samples
     * native 200 ms (193 ms to 218 ms), 6 samples
     * runner-up: reduce_scatter_block_lab_e segment_bytes=8192 64.4 ms */
    if (problem->bytes < 12201612)
        return &choices[37]; /* reduce_scatter_block_lab_e */
    /* beyond 131072 bytes nothing was measured */
    /* from 12201612 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 1.2 s (1.09 s to 1.3 s), 2 samples
     * runner-up: reduce_scatter_block_lab_e segment_bytes=16384 244 ms */
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
    {&ct_allgather, 1, 0.006317088, 0.006317088},
    {&ct_allgather, 64, 0.006122615, 0.004282301},
    {&ct_allgather, 512, 0.0068572865, 0.0068572865},
    {&ct_allgather, 1024, 0.007295011, 0.007295011},
    {&ct_allgather, 2048, 0.009854242, 0.006546636},
    {&ct_allgather, 4096, 0.029522719, 0.0116820345},
    {&ct_allgather, 8192, 0.0561147215, 0.0183348455},
    {&ct_allgather, 16384, 0.110868696, 0.0295749285},
    {&ct_allgather, 32768, 0.243219966, 0.0623907225},
    {&ct_allgather, 65536, 0.479354137, 0.116646724},
    {&ct_allgather, 131072, 1.18514946, 0.268652426},
    {&ct_allreduce, 1, 0.003999084, 0.003474761},
    {&ct_allreduce, 64, 0.010411487, 0.009746911},
    {&ct_allreduce, 512, 0.005940471, 0.003300083},
    {&ct_allreduce, 1024, 0.00732123, 0.004561077},
    {&ct_allreduce, 2048, 0.01441328, 0.011035445},
    {&ct_allreduce, 4096, 0.008374351, 0.004794847},
    {&ct_allreduce, 8192, 0.00751761, 0.00572833},
    {&ct_allreduce, 16384, 0.010406966, 0.007967826},
    {&ct_allreduce, 32768, 0.018970023, 0.0098911585},
    {&ct_allreduce, 65536, 0.0397723685, 0.0185802035},
    {&ct_allreduce, 131072, 0.091607426, 0.0459559305},
    {&ct_alltoall, 1, 0.005719126, 0.003646459},
    {&ct_alltoall, 64, 0.005916792, 0.003720759},
    {&ct_alltoall, 512, 0.010819663, 0.00557641},
    {&ct_alltoall, 1024, 0.014147017, 0.010228493},
    {&ct_alltoall, 2048, 0.014927332, 0.013209618},
    {&ct_alltoall, 4096, 0.0232143285, 0.0232143285},
    {&ct_alltoall, 8192, 0.253925854, 0.0389215315},
    {&ct_alltoall, 16384, 0.539579099, 0.083721238},
    {&ct_alltoall, 32768, 0.543876754, 0.156231727},
    {&ct_alltoall, 65536, 0.388855036, 0.338910777},
    {&ct_alltoall, 131072, 1.47195727, 0.625951319},
    {&ct_bcast, 1, 0.005528218, 0.004187397},
    {&ct_bcast, 64, 0.003996602, 0.003581869},
    {&ct_bcast, 512, 0.003798402, 0.003798402},
    {&ct_bcast, 1024, 0.003938063, 0.003938063},
    {&ct_bcast, 2048, 0.004677797, 0.004677797},
    {&ct_bcast, 4096, 0.007491287, 0.007491287},
    {&ct_bcast, 8192, 0.004332337, 0.004332337},
    {&ct_bcast, 16384, 0.015525397, 0.004021355},
    {&ct_bcast, 32768, 0.014643574, 0.006745657},
    {&ct_bcast, 65536, 0.0245364725, 0.007691496},
    {&ct_bcast, 131072, 0.04847524, 0.015662819},
    {&ct_reduce, 1, 0.003161203, 0.002275393},
    {&ct_reduce, 64, 0.004702698, 0.002813075},
    {&ct_reduce, 512, 0.00204865, 0.001345659},
    {&ct_reduce, 1024, 0.002252311, 0.00115863},
    {&ct_reduce, 2048, 0.001816036, 0.001681785},
    {&ct_reduce, 4096, 0.009549492, 0.004078852},
    {&ct_reduce, 8192, 0.011548983, 0.006005778},
    {&ct_reduce, 16384, 0.015737173, 0.011269582},
    {&ct_reduce, 32768, 0.015865541, 0.00900718},
    {&ct_reduce, 65536, 0.023937637, 0.007994792},
    {&ct_reduce, 131072, 0.0563120085, 0.0174657855},
    {&ct_reduce_scatter_block, 1, 0.005781871, 0.004843591},
    {&ct_reduce_scatter_block, 64, 0.005175895, 0.004045582},
    {&ct_reduce_scatter_block, 512, 0.005724714, 0.005312267},
    {&ct_reduce_scatter_block, 1024, 0.008292066, 0.005768976},
    {&ct_reduce_scatter_block, 2048, 0.014353121, 0.009489723},
    {&ct_reduce_scatter_block, 4096, 0.034341911, 0.0180285765},
    {&ct_reduce_scatter_block, 8192, 0.0529130305, 0.0203261195},
    {&ct_reduce_scatter_block, 16384, 0.111549521, 0.0315201095},
    {&ct_reduce_scatter_block, 32768, 0.199679964, 0.0650122565},
    {&ct_reduce_scatter_block, 65536, 0.381503485, 0.138175318},
    {&ct_reduce_scatter_block, 131072, 1.09453045, 0.257184035},
};

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 1, 2, 3, 0, 0, 1, 1, 1, 3, 3, 3, 3, 5, 5, 5, 5, 5, 2, 2, 4, 4, 4,
    4, 4, 4,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 37500000, 25000000, 25000000, 37500000, 25000000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b37d07b558d826),
    UINT64_C(0x8b38007b558dd3f), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38207b558e0a5), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x8b38307b558e258),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21ceff1925f1d583),
    UINT64_C(0x21cf001925f1d736), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf021925f1da9c), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21cf051925f1dfb5),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21cf071925f1e31b),
    UINT64_C(0x21d9101925fa46eb), UINT64_C(0x21d90f1925fa4538),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 28,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

/* jobs/columns/tuned.c */
extern const struct ct_tuned ct_tuned_columns;
/* jobs/eighth/tuned.c */
extern const struct ct_tuned ct_tuned_eighth;
/* jobs/eighth-dealt/tuned.c */
extern const struct ct_tuned ct_tuned_eighth_dealt;
/* jobs/half-blocks/tuned.c */
extern const struct ct_tuned ct_tuned_half_blocks;
/* jobs/half-dealt/tuned.c */
extern const struct ct_tuned ct_tuned_half_dealt;
/* jobs/rows/tuned.c */
extern const struct ct_tuned ct_tuned_rows;

static const struct ct_tuned *const jobs[] = {
    &ct_tuned_columns,
    &ct_tuned_eighth,
    &ct_tuned_eighth_dealt,
    &ct_tuned_half_blocks,
    &ct_tuned_half_dealt,
    &ct_tuned_rows,
    NULL,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-e",
    .nranks = 22,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 22,
               .nhosts = 22,
               .per_host = 1,
               .nswitches = 6,
               .crossing_s = 4.68e-06,
               .ring_s = 3.2e-07,
               .nparts = 1,
               .order = CT_AS_IS},
    .jobs = jobs,
    .cluster_hash = UINT64_C(0x6d54d4eacd4914bc),
    .dispatch_hash = UINT64_C(0xe48a9600a6b5637d),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x95c076193ae8fb63),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
