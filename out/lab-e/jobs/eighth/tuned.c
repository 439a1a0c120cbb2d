/*
 * tuned.c - collective algorithms for the job eighth
 * of the cluster lab-e.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 3 ranks, mechanism barrier, on
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
extern const struct ct_algorithm allgather_shift;
extern const struct ct_algorithm allgather_simple;
extern const struct ct_algorithm allgather_spread;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_swing;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_simple;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm bcast_linear;
extern const struct ct_algorithm bcast_wired_chain;
extern const struct ct_algorithm bcast_chain;
extern const struct ct_algorithm bcast_circulant;
extern const struct ct_algorithm reduce_binomial;
extern const struct ct_algorithm reduce_chain;
extern const struct ct_algorithm reduce_scatter_block_butterfly;
extern const struct ct_algorithm reduce_scatter_block_alltoall;
extern const struct ct_algorithm reduce_scatter_block_bruck_radix;
extern const struct ct_algorithm reduce_scatter_block_ring;
extern const struct ct_algorithm reduce_scatter_block_wired_ring;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allgather_shift,
        .fingerprint = UINT64_C(0x5a4ea7014fcae179),
    },
    {
        .algorithm = &allgather_simple,
        .fingerprint = UINT64_C(0x7cd0ca28fe0a4764),
    },
    {
        .algorithm = &allgather_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x7b17f3740d398246),
    },
    {
        .algorithm = &allgather_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xfeee5536cd9da986),
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=recursive_doubling */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xd64a04fe00d00dc0),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        .fingerprint = UINT64_C(0x19bb32a965d879b2),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0x02a2ed753bf695bb),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=spread */
        .setting = {{0, 5}},
        .fingerprint = UINT64_C(0x70208bb579d2bd76),
    },
    {
        .algorithm = &allreduce_swing,
        .fingerprint = UINT64_C(0xb9a1d3084ad9bd89),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=ring */
        .setting = {{0, 4}},
        .fingerprint = UINT64_C(0xcab32fad425cac4a),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xcc90659c9b6d6bc9),
    },
    {
        .algorithm = &alltoall_bruck,
        .fingerprint = UINT64_C(0x677158eb5b3bc67b),
    },
    {
        .algorithm = &alltoall_simple,
        .fingerprint = UINT64_C(0x7c4258095d87b8e3),
    },
    {
        .algorithm = &alltoall_spread,
        /* window=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xcf3106cb537bfad0),
    },
    {
        .algorithm = &alltoall_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0x35f600d01a47f34a),
    },
    {
        .algorithm = &bcast_linear,
        .fingerprint = UINT64_C(0x36b0d5c4c91dc800),
    },
    {
        .algorithm = &bcast_wired_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xd47534fe97e8965c),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=1024 chains=1 */
        .setting = {{1024, 1}},
        .fingerprint = UINT64_C(0xf2995c4247c6d93e),
    },
    {
        .algorithm = &bcast_circulant,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0xb4469d6521dc150f),
    },
    {
        .algorithm = &bcast_chain,
        /* segment_bytes=4096 chains=1 */
        .setting = {{4096, 1}},
        .fingerprint = UINT64_C(0x5a51044c30ac7066),
    },
    {
        .algorithm = &reduce_binomial,
        .fingerprint = UINT64_C(0x055bda62715cece3),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x958d5b99cab1e602),
    },
    {
        .algorithm = &reduce_chain,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x78b6b6be8a6d587b),
    },
    {
        .algorithm = &reduce_scatter_block_butterfly,
        .fingerprint = UINT64_C(0x2db04d628a6becee),
    },
    {
        .algorithm = &reduce_scatter_block_alltoall,
        /* alltoall=ring */
        .setting = {{1}},
        .fingerprint = UINT64_C(0xfeaf928d4a86f14b),
    },
    {
        .algorithm = &reduce_scatter_block_bruck_radix,
        /* radix=2 */
        .setting = {{2}},
        .fingerprint = UINT64_C(0xd91c09632717f77d),
    },
    {
        .algorithm = &reduce_scatter_block_ring,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6dd99a2523827c6b),
    },
    {
        .algorithm = &reduce_scatter_block_wired_ring,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x96bdb091a8a2ad7f),
    },
};

static const struct ct_choice *
choose_allgather(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allgather_shift 142 us (118 us to 155 us), 15 samples
     * native 168 us (147 us to 197 us), 15 samples
     * runner-up: allgather_recursive_doubling 147 us */
    if (problem->bytes < 59)
        return &choices[1]; /* allgather_shift */
    /* from 59 bytes: confirmed; at 64 bytes:
     * allgather_simple 187 us (164 us to 203 us), 15 samples
     * native 249 us (192 us to 284 us), 15 samples
     * runner-up: allgather_sparbit pack=1 174 us */
    if (problem->bytes < 72)
        return &choices[2]; /* allgather_simple */
    /* from 72 bytes: confirmed; at 512 bytes:
     * allgather_shift 141 us (130 us to 171 us), 15 samples
     * native 197 us (155 us to 237 us), 15 samples
     * runner-up: allgather_one_factor 149 us */
    if (problem->bytes < 1870)
        return &choices[1]; /* allgather_shift */
    /* from 1870 bytes: nothing beat native; at 2048 bytes:
     * allgather_native 269 us (251 us to 286 us), 190 samples
     * runner-up: allgather_simple 234 us */
    if (problem->bytes < 2279)
        return &choices[0]; /* allgather_native */
    /* from 2279 bytes: confirmed; at 4096 bytes:
     * allgather_spread window=0 550 us (507 us to 614 us), 15 samples
     * native 606 us (561 us to 658 us), 15 samples
     * runner-up: allgather_wired_ring segment_bytes=0 580 us */
    if (problem->bytes < 7985)
        return &choices[3]; /* allgather_spread */
    /* from 7985 bytes: nothing beat native; at 8192 bytes:
     * allgather_native 1.21 ms (1.2 ms to 1.22 ms), 485 samples
     * runner-up: allgather_ring segment_bytes=0 1.19 ms */
    if (problem->bytes < 17232)
        return &choices[0]; /* allgather_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17232 bytes: confirmed; at 32768 bytes:
     * allgather_ring segment_bytes=8192 5.08 ms (5.01 ms to 5.17 ms), 15 samples
     * native 6.28 ms (5.34 ms to 6.57 ms), 15 samples
     * runner-up: allgather_ring segment_bytes=4096 5.1 ms */
    return &choices[4]; /* allgather_ring */
}

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 155 us (151 us to 169 us), 173 samples
     * runner-up: allreduce_recursive_multiplying radix=3 169 us */
    if (problem->bytes < 8)
        return &choices[0]; /* allreduce_native */
    /* from 8 bytes: confirmed; at 64 bytes:
     * allreduce_allgather_reduce allgather=recursive_doubling 168 us (140 us to 203 us), 15 samples
     * native 231 us (212 us to 273 us), 15 samples
     * runner-up: allreduce_reduce_bcast 163 us */
    if (problem->bytes < 239)
        return &choices[5]; /* allreduce_allgather_reduce */
    /* from 239 bytes: confirmed; at 512 bytes:
     * allreduce_reduce_bcast 178 us (151 us to 197 us), 15 samples
     * native 238 us (224 us to 267 us), 15 samples
     * runner-up: allreduce_allgather_reduce allgather=spread 158 us */
    if (problem->bytes < 672)
        return &choices[6]; /* allreduce_reduce_bcast */
    /* from 672 bytes: confirmed; at 1024 bytes:
     * allreduce_recursive_doubling 145 us (112 us to 164 us), 15 samples
     * native 172 us (152 us to 182 us), 15 samples
     * runner-up: allreduce_tree segment_bytes=0 tree=kary radix=2 167 us */
    if (problem->bytes < 3974)
        return &choices[7]; /* allreduce_recursive_doubling */
    /* from 3974 bytes: confirmed; at 4096 bytes:
     * allreduce_variation_2 alltoall=spread allgather=spread 372 us (307 us to 407 us), 15 samples
     * native 605 us (423 us to 671 us), 15 samples
     * runner-up: allreduce_swing 381 us */
    if (problem->bytes < 5149)
        return &choices[8]; /* allreduce_variation_2 */
    /* from 5149 bytes: confirmed; at 8192 bytes:
     * allreduce_swing 783 us (726 us to 1.18 ms), 15 samples
     * native 1.25 ms (1.1 ms to 1.39 ms), 15 samples
     * runner-up: allreduce_variation_2 alltoall=spread allgather=ring 761 us */
    if (problem->bytes < 20319)
        return &choices[9]; /* allreduce_swing */
    /* from 20319 bytes: confirmed; at 32768 bytes:
     * allreduce_variation_2 alltoall=spread allgather=ring 3.43 ms (3.39 ms to 3.44 ms), 15 samples
     * native 6.53 ms (6.46 ms to 6.58 ms), 15 samples
     * runner-up: allreduce_wired_ring segment_bytes=8192 3.44 ms */
    if (problem->bytes < 36625)
        return &choices[10]; /* allreduce_variation_2 */
    /* from 36625 bytes: confirmed; at 65536 bytes:
     * allreduce_wired_ring segment_bytes=8192 6.95 ms (6.91 ms to 7.01 ms), 15 samples
     * native 15.7 ms (15.7 ms to 15.8 ms), 15 samples
     * runner-up: allreduce_wired_switches pieces=64 segment_bytes=16384 6.96 ms */
    if (problem->bytes < 268435457)
        return &choices[11]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 36.7 ms (34.6 ms to 38 ms), 10 samples
     * runner-up: allreduce_wired_ring segment_bytes=8192 14 ms */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * alltoall_bruck 117 us (109 us to 130 us), 45 samples
     * native 134 us (120 us to 159 us), 45 samples
     * runner-up: alltoall_ring segment_bytes=0 138 us */
    if (problem->bytes < 1904)
        return &choices[12]; /* alltoall_bruck */
    /* from 1904 bytes: confirmed; at 2048 bytes:
     * alltoall_simple 175 us (158 us to 280 us), 15 samples
     * native 206 us (167 us to 281 us), 15 samples
     * runner-up: alltoall_phases separation=0 234 us */
    if (problem->bytes < 3167)
        return &choices[13]; /* alltoall_simple */
    /* from 3167 bytes: confirmed; at 4096 bytes:
     * alltoall_spread window=0 583 us (567 us to 601 us), 45 samples
     * native 615 us (601 us to 635 us), 45 samples
     * runner-up: alltoall_simple 541 us */
    if (problem->bytes < 6472)
        return &choices[14]; /* alltoall_spread */
    /* from 6472 bytes: nothing beat native; at 8192 bytes:
     * alltoall_native 1.2 ms (1.16 ms to 1.26 ms), 50 samples
     * runner-up: alltoall_ring segment_bytes=0 1.21 ms */
    if (problem->bytes < 17566)
        return &choices[0]; /* alltoall_native */
    /* beyond 131072 bytes nothing was measured */
    /* from 17566 bytes: confirmed; at 32768 bytes:
     * alltoall_ring segment_bytes=8192 5.06 ms (5.01 ms to 5.2 ms), 15 samples
     * native 8.1 ms (7.32 ms to 9.19 ms), 15 samples
     * runner-up: alltoall_ring segment_bytes=16384 5.22 ms */
    return &choices[15]; /* alltoall_ring */
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * bcast_native 102 us (27.2 us to 176 us), 48 samples
     * runner-up: bcast_scatter_allgather allgather=ring radix=2 107 us */
    if (problem->bytes < 3)
        return &choices[0]; /* bcast_native */
    /* from 3 bytes: confirmed; at 64 bytes:
     * bcast_linear 87.3 us (30.8 us to 156 us), 45 samples
     * native 113 us (74 us to 170 us), 45 samples */
    if (problem->bytes < 464)
        return &choices[16]; /* bcast_linear */
    /* from 464 bytes: nothing beat native; at 512 bytes:
     * bcast_native 84.4 us (81.1 us to 86.7 us), 725 samples
     * runner-up: bcast_wired_tree segment_bytes=0 33.9 us */
    if (problem->bytes < 2388)
        return &choices[0]; /* bcast_native */
    /* from 2388 bytes: confirmed; at 3151 bytes:
     * bcast_wired_chain segment_bytes=1024 229 us (133 us to 311 us), 15 samples
     * native 366 us (267 us to 481 us), 15 samples
     * runner-up: bcast_chain segment_bytes=1024 chains=1 189 us */
    if (problem->bytes < 3297)
        return &choices[17]; /* bcast_wired_chain */
    /* from 3297 bytes: confirmed; at 4096 bytes:
     * bcast_chain segment_bytes=1024 chains=1 276 us (256 us to 361 us), 15 samples
     * native 550 us (506 us to 581 us), 15 samples
     * runner-up: bcast_scatter_allgather allgather=spread radix=2 317 us */
    if (problem->bytes < 7479)
        return &choices[18]; /* bcast_chain */
    /* from 7479 bytes: confirmed; at 8192 bytes:
     * bcast_circulant segment_bytes=1024 750 us (643 us to 810 us), 15 samples
     * native 1.23 ms (1.21 ms to 1.24 ms), 15 samples
     * runner-up: bcast_chain segment_bytes=4096 chains=1 578 us */
    if (problem->bytes < 8975)
        return &choices[19]; /* bcast_circulant */
    /* beyond 131072 bytes nothing was measured */
    /* from 8975 bytes: confirmed; at 16384 bytes:
     * bcast_chain segment_bytes=4096 chains=1 1.34 ms (1.23 ms to 1.78 ms), 15 samples
     * native 2.39 ms (2.16 ms to 2.52 ms), 15 samples
     * runner-up: bcast_wired_chain segment_bytes=4096 1.18 ms */
    return &choices[20]; /* bcast_chain */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 17.5 us (16.2 us to 18.4 us), 93 samples
     * runner-up: reduce_binomial 17.9 us */
    if (problem->bytes < 7)
        return &choices[0]; /* reduce_native */
    /* from 7 bytes: confirmed; at 64 bytes:
     * reduce_binomial 30.2 us (21.5 us to 75.3 us), 45 samples
     * native 77.8 us (56.4 us to 105 us), 45 samples
     * runner-up: reduce_wired_tree segment_bytes=0 23.9 us */
    if (problem->bytes < 458)
        return &choices[21]; /* reduce_binomial */
    /* from 458 bytes: nothing beat native; at 512 bytes:
     * reduce_native 34 us (31 us to 35.6 us), 605 samples
     * runner-up: reduce_wired_tree segment_bytes=0 34.7 us */
    if (problem->bytes < 2049)
        return &choices[0]; /* reduce_native */
    /* from 2049 bytes: confirmed; at 4096 bytes:
     * reduce_chain segment_bytes=1024 279 us (228 us to 326 us), 15 samples
     * native 586 us (528 us to 613 us), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=1024 259 us */
    if (problem->bytes < 4104)
        return &choices[22]; /* reduce_chain */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_chain segment_bytes=4096 549 us (490 us to 623 us), 15 samples
     * native 1.26 ms (1.2 ms to 1.27 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 547 us */
    if (problem->bytes < 268435457)
        return &choices[23]; /* reduce_chain */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 23.7 ms (23.6 ms to 24 ms), 15 samples
     * runner-up: reduce_wired_chain segment_bytes=4096 10.4 ms */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *
choose_reduce_scatter_block(const struct ct_problem *problem)
{
    if (problem->nranks != 3)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_scatter_block_native 149 us (140 us to 157 us), 153 samples
     * runner-up: reduce_scatter_block_pairwise 157 us */
    if (problem->bytes < 468)
        return &choices[0]; /* reduce_scatter_block_native */
    /* from 468 bytes: confirmed; at 512 bytes:
     * reduce_scatter_block_butterfly 124 us (114 us to 144 us), 15 samples
     * native 168 us (103 us to 177 us), 15 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=ring 144 us */
    if (problem->bytes < 562)
        return &choices[24]; /* reduce_scatter_block_butterfly */
    /* from 562 bytes: confirmed; at 1024 bytes:
     * reduce_scatter_block_alltoall alltoall=ring 135 us (128 us to 166 us), 30 samples
     * native 251 us (173 us to 338 us), 30 samples
     * runner-up: reduce_scatter_block_recursive_multiplying radix=3 166 us */
    if (problem->bytes < 3952)
        return &choices[25]; /* reduce_scatter_block_alltoall */
    /* from 3952 bytes: confirmed; at 4096 bytes:
     * reduce_scatter_block_bruck_radix radix=2 570 us (545 us to 588 us), 15 samples
     * native 1.64 ms (1.58 ms to 1.67 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024 527 us */
    if (problem->bytes < 4951)
        return &choices[26]; /* reduce_scatter_block_bruck_radix */
    /* from 4951 bytes: confirmed; at 8192 bytes:
     * reduce_scatter_block_ring segment_bytes=0 1.18 ms (1.04 ms to 1.26 ms), 15 samples
     * native 3.41 ms (3.26 ms to 3.42 ms), 15 samples
     * runner-up: reduce_scatter_block_alltoall alltoall=ring 1.2 ms */
    if (problem->bytes < 22902)
        return &choices[27]; /* reduce_scatter_block_ring */
    /* from 22902 bytes: confirmed; at 32768 bytes:
     * reduce_scatter_block_wired_ring segment_bytes=1024 5.25 ms (5.07 ms to 5.32 ms), 15 samples
     * native 15.8 ms (15.7 ms to 16.2 ms), 15 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=8192 5.18 ms */
    if (problem->bytes < 89478486)
        return &choices[28]; /* reduce_scatter_block_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 89478486 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_scatter_block_native 71.9 ms (71.8 ms to 72.3 ms), 6 samples
     * runner-up: reduce_scatter_block_wired_ring segment_bytes=1024 20.9 ms */
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
    {&ct_allgather, 1, 0.000167873, 0.000142185},
    {&ct_allgather, 64, 0.000249065, 0.000187109},
    {&ct_allgather, 512, 0.000196506, 0.000140993},
    {&ct_allgather, 1024, 0.000237924, 0.000148897},
    {&ct_allgather, 2048, 0.000269177, 0.000269177},
    {&ct_allgather, 4096, 0.00060607, 0.00054966},
    {&ct_allgather, 8192, 0.001214374, 0.001214374},
    {&ct_allgather, 16384, 0.002557693, 0.002557693},
    {&ct_allgather, 32768, 0.006279749, 0.005077537},
    {&ct_allgather, 65536, 0.01553345, 0.010327033},
    {&ct_allgather, 131072, 0.0265192615, 0.020703898},
    {&ct_allreduce, 1, 0.000155109, 0.000155109},
    {&ct_allreduce, 64, 0.00023084, 0.000168183},
    {&ct_allreduce, 512, 0.000238424, 0.000177931},
    {&ct_allreduce, 1024, 0.000172402, 0.000144891},
    {&ct_allreduce, 2048, 0.000264659, 0.000197549},
    {&ct_allreduce, 4096, 0.00060455, 0.000371756},
    {&ct_allreduce, 8192, 0.001247149, 0.000783281},
    {&ct_allreduce, 16384, 0.002572687, 0.001651564},
    {&ct_allreduce, 32768, 0.006528655, 0.003434396},
    {&ct_allreduce, 65536, 0.015735739, 0.00695038},
    {&ct_allreduce, 131072, 0.036688164, 0.014017433},
    {&ct_alltoall, 1, 0.000134321, 0.000116567},
    {&ct_alltoall, 64, 0.000164818, 0.000130474},
    {&ct_alltoall, 512, 0.000149999, 0.000126236},
    {&ct_alltoall, 1024, 0.000157293, 0.000130169},
    {&ct_alltoall, 2048, 0.000206485, 0.00017519},
    {&ct_alltoall, 4096, 0.000615353, 0.000582937},
    {&ct_alltoall, 8192, 0.001202823, 0.001202823},
    {&ct_alltoall, 16384, 0.002482742, 0.002482742},
    {&ct_alltoall, 32768, 0.008097809, 0.005060105},
    {&ct_alltoall, 65536, 0.015058589, 0.010455492},
    {&ct_alltoall, 131072, 0.027905223, 0.021048275},
    {&ct_bcast, 1, 0.000101795, 0.000101795},
    {&ct_bcast, 64, 0.000113151, 8.73229999e-05},
    {&ct_bcast, 512, 8.43770001e-05, 8.43770001e-05},
    {&ct_bcast, 1024, 9.0328e-05, 9.0328e-05},
    {&ct_bcast, 2048, 0.0002145155, 0.0002145155},
    {&ct_bcast, 4096, 0.000550396, 0.000276175},
    {&ct_bcast, 8192, 0.001225265, 0.000750409},
    {&ct_bcast, 16384, 0.002391218, 0.001344997},
    {&ct_bcast, 32768, 0.005282299, 0.002596827},
    {&ct_bcast, 65536, 0.010504075, 0.00522398},
    {&ct_bcast, 131072, 0.021043116, 0.010413525},
    {&ct_reduce, 1, 1.75330001e-05, 1.75330001e-05},
    {&ct_reduce, 64, 7.78250001e-05, 3.01670002e-05},
    {&ct_reduce, 512, 3.3953e-05, 3.3953e-05},
    {&ct_reduce, 1024, 0.000102321, 0.000102321},
    {&ct_reduce, 2048, 0.000164918, 0.000164918},
    {&ct_reduce, 4096, 0.000585582, 0.00027939},
    {&ct_reduce, 8192, 0.001262724, 0.000548633},
    {&ct_reduce, 16384, 0.002483911, 0.001080254},
    {&ct_reduce, 32768, 0.005230072, 0.002517068},
    {&ct_reduce, 65536, 0.010619729, 0.005124875},
    {&ct_reduce, 131072, 0.023681464, 0.010414375},
    {&ct_reduce_scatter_block, 1, 0.000149359, 0.000149359},
    {&ct_reduce_scatter_block, 64, 0.000137176, 0.000137176},
    {&ct_reduce_scatter_block, 512, 0.000167853, 0.000124322},
    {&ct_reduce_scatter_block, 1024, 0.0002507875, 0.0001346005},
    {&ct_reduce_scatter_block, 2048, 0.000785345, 0.000234156},
    {&ct_reduce_scatter_block, 4096, 0.001644305, 0.000570223},
    {&ct_reduce_scatter_block, 8192, 0.003411301, 0.001181583},
    {&ct_reduce_scatter_block, 16384, 0.006680355, 0.002516552},
    {&ct_reduce_scatter_block, 32768, 0.015782869, 0.005247899},
    {&ct_reduce_scatter_block, 65536, 0.034510994, 0.010614148},
    {&ct_reduce_scatter_block, 131072, 0.071942721, 0.0209460035},
};

extern const struct ct_tuned ct_tuned_eighth;
const struct ct_tuned ct_tuned_eighth = {
    .machine = "lab-e",
    .nranks = 3,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .job = "eighth",
    .traits = {.nranks = 3,
               .nhosts = 3,
               .per_host = 1,
               .nswitches = 1,
               .crossing_s = 1.6e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x9134b8f936ffd953),
    .dispatch_hash = UINT64_C(0x9312cfab153c4737),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0xc3a4a14b43a7c7cf),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
};
