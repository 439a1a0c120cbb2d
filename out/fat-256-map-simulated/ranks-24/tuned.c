/*
 * tuned.c - collective algorithms for the cluster fat-256.
 *
 * SIMULATED: the times below are a simulator's, not a machine's. The library
 * runs native on a machine, unless COLLTUNE_SIMULATED=1 says otherwise.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 24 ranks, mechanism barrier, on
 * SMPI Version 3.32. Copyright The SimGrid Team 2007-2022.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_recursive_multiplying;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_circulant;
extern const struct ct_algorithm reduce_binary_blocks;
extern const struct ct_algorithm reduce_two_tree;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_recursive_multiplying,
        /* radix=8 order=dealt */
        .setting = {{8, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x4c9d3cc6889b1429),
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=spread */
        .setting = {{0, 5}},
        .fingerprint = UINT64_C(0xf3765de8cb19ae8f),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x774f44209090d21e),
    },
    {
        .algorithm = &reduce_circulant,
        /* segment_bytes=1024 */
        .setting = {{1024}},
        .fingerprint = UINT64_C(0x895cccd3a8e64558),
    },
    {
        .algorithm = &reduce_binary_blocks,
        .fingerprint = UINT64_C(0x75ff5791c0af6f1f),
    },
    {
        .algorithm = &reduce_circulant,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x6574ef65d1119f0c),
    },
    {
        .algorithm = &reduce_two_tree,
        /* segment_bytes=1024 order=dealt */
        .setting = {{1024, [CT_SETTING_ORDER] = CT_DEALT}},
        .fingerprint = UINT64_C(0x84133e6e6b4e2b5a),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * allreduce_recursive_multiplying radix=8 order=dealt 60.8 us (60.8 us to 60.8 us), 45 samples
     * native 133 us (133 us to 133 us), 45 samples
     * native / choice 2.18 (2.18 to 2.18), 45 rounds */
    if (problem->bytes < 81)
        return &choices[1]; /* allreduce_recursive_multiplying */
    /* from 81 bytes: confirmed; at 512 bytes:
     * allreduce_variation_2 alltoall=spread allgather=spread 73.6 us (73.6 us to 73.6 us), 45 samples
     * native 161 us (161 us to 161 us), 45 samples
     * native / choice 2.19 (2.19 to 2.19), 45 rounds */
    if (problem->bytes < 3728271)
        return &choices[2]; /* allreduce_variation_2 */
    /* beyond 131072 bytes nothing was measured */
    /* from 3728271 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 6.43 ms (6.43 ms to 6.43 ms), 15 samples */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 24)
        return &choices[0];
    /* from 0 bytes: confirmed; at 1 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 101 us (101 us to 101 us), 30 samples
     * native 105 us (105 us to 105 us), 30 samples
     * native / choice 1.04 (1.04 to 1.04), 30 rounds */
    if (problem->bytes < 1922)
        return &choices[3]; /* reduce_tree */
    /* from 1922 bytes: confirmed; at 2048 bytes:
     * reduce_circulant segment_bytes=1024 182 us (182 us to 182 us), 15 samples
     * native 236 us (236 us to 236 us), 15 samples
     * native / choice 1.30 (1.30 to 1.30), 15 rounds */
    if (problem->bytes < 4104)
        return &choices[4]; /* reduce_circulant */
    /* from 4104 bytes: confirmed; at 8192 bytes:
     * reduce_binary_blocks 317 us (317 us to 317 us), 15 samples
     * native 378 us (378 us to 378 us), 15 samples
     * native / choice 1.19 (1.19 to 1.19), 15 rounds */
    if (problem->bytes < 11218)
        return &choices[5]; /* reduce_binary_blocks */
    /* from 11218 bytes: confirmed; at 16384 bytes:
     * reduce_circulant segment_bytes=4096 440 us (440 us to 440 us), 15 samples
     * native 567 us (567 us to 567 us), 15 samples
     * native / choice 1.29 (1.29 to 1.29), 15 rounds */
    if (problem->bytes < 32807)
        return &choices[6]; /* reduce_circulant */
    /* from 32807 bytes: confirmed; at 65536 bytes:
     * reduce_two_tree segment_bytes=1024 order=dealt 1.03 ms (1.03 ms to 1.03 ms), 15 samples
     * native 1.7 ms (1.7 ms to 1.7 ms), 15 samples
     * native / choice 1.65 (1.65 to 1.65), 15 rounds */
    if (problem->bytes < 44739243)
        return &choices[7]; /* reduce_two_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 44739243 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 3.21 ms (3.21 ms to 3.21 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.000132816, 6.0816e-05},
    {&ct_allreduce, 64, 0.00013984, 6.384e-05},
    {&ct_allreduce, 512, 0.000161344, 7.36324687e-05},
    {&ct_allreduce, 1024, 0.00018592, 8.08563407e-05},
    {&ct_allreduce, 2048, 0.000235072, 9.70091262e-05},
    {&ct_allreduce, 4096, 0.000329504, 0.000128552012},
    {&ct_allreduce, 8192, 0.000529984, 0.000191966108},
    {&ct_allreduce, 16384, 0.0009192, 0.000320305223},
    {&ct_allreduce, 32768, 0.001705632, 0.000573017411},
    {&ct_allreduce, 65536, 0.003282496, 0.00109122945},
    {&ct_allreduce, 131072, 0.006428224, 0.00213119843},
    {&ct_reduce, 1, 0.00010468, 0.000100936},
    {&ct_reduce, 64, 0.0001072, 0.000103456},
    {&ct_reduce, 512, 0.00012512, 0.000121376},
    {&ct_reduce, 1024, 0.0001456, 0.000141856},
    {&ct_reduce, 2048, 0.000236256, 0.000182176},
    {&ct_reduce, 4096, 0.00028336, 0.000242816},
    {&ct_reduce, 8192, 0.000377568, 0.000316864},
    {&ct_reduce, 16384, 0.000567392, 0.000439808},
    {&ct_reduce, 32768, 0.000944096, 0.000663392},
    {&ct_reduce, 65536, 0.001697504, 0.00102867765},
    {&ct_reduce, 131072, 0.00320832, 0.00176670651},
};

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3,
    3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9,
    9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10,
    10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11, 11,
    11, 11, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 13,
    13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 15, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16,
    16, 16, 16, 16, 16, 16,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09,
    1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09, 1.25e+09,
    1.25e+09, 1.25e+09, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
    125000000, 125000000, 125000000, 125000000, 125000000, 125000000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b37b07b558d4c0),
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
    UINT64_C(0x21d9121925fa4a51), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9131925fa4c04),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d9151925fa4f6a),
    UINT64_C(0x21d9081925fa3953), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x21d58a1925f72d62), UINT64_C(0x21d58b1925f72f15),
    UINT64_C(0x21d5881925f729fc), UINT64_C(0x21d5891925f72baf),
    UINT64_C(0x21d5861925f72696), UINT64_C(0x21d5871925f72849),
    UINT64_C(0x21d5841925f72330), UINT64_C(0x21d5851925f724e3),
    UINT64_C(0x21d5921925f73afa), UINT64_C(0x21d5931925f73cad),
    UINT64_C(0x21df9c1925ffa07d), UINT64_C(0x21df9b1925ff9eca),
    UINT64_C(0x21df9a1925ff9d17), UINT64_C(0x21df991925ff9b64),
    UINT64_C(0x21df981925ff99b1), UINT64_C(0x21df971925ff97fe),
    UINT64_C(0x21df961925ff964b), UINT64_C(0x21df951925ff9498),
    UINT64_C(0x21df941925ff92e5), UINT64_C(0x21df931925ff9132),
    UINT64_C(0x21dc961925fd6074), UINT64_C(0x21dc971925fd6227),
    UINT64_C(0x21dc981925fd63da), UINT64_C(0x21dc991925fd658d),
    UINT64_C(0x21dc921925fd59a8), UINT64_C(0x21dc931925fd5b5b),
    UINT64_C(0x21dc941925fd5d0e), UINT64_C(0x21dc951925fd5ec1),
    UINT64_C(0x21dc8e1925fd52dc), UINT64_C(0x21dc8f1925fd548f),
    UINT64_C(0x21e6881926059d2f), UINT64_C(0x21e6871926059b7c),
    UINT64_C(0x21e68a192605a095), UINT64_C(0x21e6891926059ee2),
    UINT64_C(0x21e6841926059663), UINT64_C(0x21e68319260594b0),
    UINT64_C(0x21e68619260599c9), UINT64_C(0x21e6851926059816),
    UINT64_C(0x21e690192605aac7), UINT64_C(0x21e68f192605a914),
    UINT64_C(0x21e30219260283a6), UINT64_C(0x21e3031926028559),
    UINT64_C(0x21e3001926028040), UINT64_C(0x21e30119260281f3),
    UINT64_C(0x21e3061926028a72), UINT64_C(0x21e3071926028c25),
    UINT64_C(0x21e304192602870c), UINT64_C(0x21e30519260288bf),
    UINT64_C(0x21e30a192602913e), UINT64_C(0x21e30b19260292f1),
    UINT64_C(0x21ed9419260bd041), UINT64_C(0x21ed9319260bce8e),
    UINT64_C(0x21ed9219260bccdb), UINT64_C(0x21ed9119260bcb28),
    UINT64_C(0x21ed9819260bd70d), UINT64_C(0x21ed9719260bd55a),
    UINT64_C(0x21ed9619260bd3a7), UINT64_C(0x21ed9519260bd1f4),
    UINT64_C(0x21ed8c19260bc2a9), UINT64_C(0x21ed8b19260bc0f6),
    UINT64_C(0x21ea0e192608b6b8), UINT64_C(0x21ea0f192608b86b),
    UINT64_C(0x21ea10192608ba1e), UINT64_C(0x21ea11192608bbd1),
    UINT64_C(0x21ea12192608bd84), UINT64_C(0x21ea13192608bf37),
    UINT64_C(0x21ea14192608c0ea), UINT64_C(0x21ea15192608c29d),
    UINT64_C(0x21ea06192608a920), UINT64_C(0x21ea07192608aad3),
    UINT64_C(0x648da4bb79eb05a0), UINT64_C(0x648da5bb79eb0753),
    UINT64_C(0x648da6bb79eb0906), UINT64_C(0x648da7bb79eb0ab9),
    UINT64_C(0x648da8bb79eb0c6c), UINT64_C(0x648da9bb79eb0e1f),
    UINT64_C(0x648daabb79eb0fd2), UINT64_C(0x648dabbb79eb1185),
    UINT64_C(0x648dacbb79eb1338), UINT64_C(0x648dadbb79eb14eb),
    UINT64_C(0x64912abb79ee1f29), UINT64_C(0x649129bb79ee1d76),
    UINT64_C(0x649128bb79ee1bc3), UINT64_C(0x649127bb79ee1a10),
    UINT64_C(0x64912ebb79ee25f5), UINT64_C(0x64912dbb79ee2442),
    UINT64_C(0x64912cbb79ee228f), UINT64_C(0x64912bbb79ee20dc),
    UINT64_C(0x649132bb79ee2cc1), UINT64_C(0x649131bb79ee2b0e),
    UINT64_C(0x649430bb79f05f32), UINT64_C(0x649431bb79f060e5),
    UINT64_C(0x64942ebb79f05bcc), UINT64_C(0x64942fbb79f05d7f),
    UINT64_C(0x64942cbb79f05866), UINT64_C(0x64942dbb79f05a19),
    UINT64_C(0x64942abb79f05500), UINT64_C(0x64942bbb79f056b3),
    UINT64_C(0x649438bb79f06cca), UINT64_C(0x649439bb79f06e7d),
    UINT64_C(0x6497b6bb79f378bb), UINT64_C(0x6497b5bb79f37708),
    UINT64_C(0x6497b8bb79f37c21), UINT64_C(0x6497b7bb79f37a6e),
    UINT64_C(0x6497babb79f37f87), UINT64_C(0x6497b9bb79f37dd4),
    UINT64_C(0x6497bcbb79f382ed), UINT64_C(0x6497bbbb79f3813a),
    UINT64_C(0x6497aebb79f36b23), UINT64_C(0x6497adbb79f36970),
    UINT64_C(0x649b3cbb79f69244), UINT64_C(0x649b3dbb79f693f7),
    UINT64_C(0x649b3ebb79f695aa), UINT64_C(0x649b3fbb79f6975d),
    UINT64_C(0x649b38bb79f68b78), UINT64_C(0x649b39bb79f68d2b),
    UINT64_C(0x649b3abb79f68ede), UINT64_C(0x649b3bbb79f69091),
    UINT64_C(0x649b34bb79f684ac), UINT64_C(0x649b35bb79f6865f),
    UINT64_C(0x649ec2bb79f9abcd), UINT64_C(0x649ec1bb79f9aa1a),
    UINT64_C(0x649ec0bb79f9a867), UINT64_C(0x649ebfbb79f9a6b4),
    UINT64_C(0x649ebebb79f9a501), UINT64_C(0x649ebdbb79f9a34e),
    UINT64_C(0x649ebcbb79f9a19b), UINT64_C(0x649ebbbb79f99fe8),
    UINT64_C(0x649ebabb79f99e35), UINT64_C(0x649eb9bb79f99c82),
    UINT64_C(0x64a228bb79fc8ef6), UINT64_C(0x64a229bb79fc90a9),
    UINT64_C(0x64a226bb79fc8b90), UINT64_C(0x64a227bb79fc8d43),
    UINT64_C(0x64a22cbb79fc95c2), UINT64_C(0x64a22dbb79fc9775),
    UINT64_C(0x64a22abb79fc925c), UINT64_C(0x64a22bbb79fc940f),
    UINT64_C(0x64a230bb79fc9c8e), UINT64_C(0x64a231bb79fc9e41),
    UINT64_C(0x64a52ebb79feceff), UINT64_C(0x64a52dbb79fecd4c),
    UINT64_C(0x64a530bb79fed265), UINT64_C(0x64a52fbb79fed0b2),
    UINT64_C(0x64a52abb79fec833), UINT64_C(0x64a529bb79fec680),
    UINT64_C(0x64a52cbb79fecb99), UINT64_C(0x64a52bbb79fec9e6),
    UINT64_C(0x64a536bb79fedc97), UINT64_C(0x64a535bb79fedae4),
    UINT64_C(0x64a8b4bb7a01e888), UINT64_C(0x64a8b5bb7a01ea3b),
    UINT64_C(0x64a8b6bb7a01ebee), UINT64_C(0x64a8b7bb7a01eda1),
    UINT64_C(0x64a8b8bb7a01ef54), UINT64_C(0x64a8b9bb7a01f107),
    UINT64_C(0x64a8babb7a01f2ba), UINT64_C(0x64a8bbbb7a01f46d),
    UINT64_C(0x64a8acbb7a01daf0), UINT64_C(0x64a8adbb7a01dca3),
    UINT64_C(0x64ac3abb7a050211), UINT64_C(0x64ac39bb7a05005e),
    UINT64_C(0x64ac38bb7a04feab), UINT64_C(0x64ac37bb7a04fcf8),
    UINT64_C(0x64ac3ebb7a0508dd), UINT64_C(0x64ac3dbb7a05072a),
    UINT64_C(0x64ac3cbb7a050577), UINT64_C(0x64ac3bbb7a0503c4),
    UINT64_C(0x64ac32bb7a04f479), UINT64_C(0x64ac31bb7a04f2c6),
    UINT64_C(0x7e1d35bb88466621), UINT64_C(0x7e1d34bb8846646e),
    UINT64_C(0x7e1d33bb884662bb), UINT64_C(0x7e1d32bb88466108),
    UINT64_C(0x7e1d39bb88466ced), UINT64_C(0x7e1d38bb88466b3a),
    UINT64_C(0x7e1d37bb88466987), UINT64_C(0x7e1d36bb884667d4),
    UINT64_C(0x7e1d2dbb88465889), UINT64_C(0x7e1d2cbb884656d6),
    UINT64_C(0x7e19afbb88434c98), UINT64_C(0x7e19b0bb88434e4b),
    UINT64_C(0x7e19b1bb88434ffe), UINT64_C(0x7e19b2bb884351b1),
    UINT64_C(0x7e19b3bb88435364), UINT64_C(0x7e19b4bb88435517),
    UINT64_C(0x7e19b5bb884356ca), UINT64_C(0x7e19b6bb8843587d),
    UINT64_C(0x7e19a7bb88433f00), UINT64_C(0x7e19a8bb884340b3),
    UINT64_C(0x7e2421bb884c62d3), UINT64_C(0x7e2420bb884c6120),
    UINT64_C(0x7e2423bb884c6639), UINT64_C(0x7e2422bb884c6486),
    UINT64_C(0x7e2425bb884c699f), UINT64_C(0x7e2424bb884c67ec),
    UINT64_C(0x7e2427bb884c6d05), UINT64_C(0x7e2426bb884c6b52),
    UINT64_C(0x7e2429bb884c706b), UINT64_C(0x7e2428bb884c6eb8),
    UINT64_C(0x7e20bbbb88497faa), UINT64_C(0x7e20bcbb8849815d),
    UINT64_C(0x7e20b9bb88497c44), UINT64_C(0x7e20babb88497df7),
    UINT64_C(0x7e20b7bb884978de), UINT64_C(0x7e20b8bb88497a91),
    UINT64_C(0x7e20b5bb88497578), UINT64_C(0x7e20b6bb8849772b),
    UINT64_C(0x7e20b3bb88497212), UINT64_C(0x7e20b4bb884973c5),
    UINT64_C(0x7e2aadbb8851bc65), UINT64_C(0x7e2aacbb8851bab2),
    UINT64_C(0x7e2aabbb8851b8ff), UINT64_C(0x7e2aaabb8851b74c),
    UINT64_C(0x7e2aa9bb8851b599), UINT64_C(0x7e2aa8bb8851b3e6),
    UINT64_C(0x7e2aa7bb8851b233), UINT64_C(0x7e2aa6bb8851b080),
    UINT64_C(0x7e2ab5bb8851c9fd), UINT64_C(0x7e2ab4bb8851c84a),
    UINT64_C(0x7e27a7bb884f7c5c), UINT64_C(0x7e27a8bb884f7e0f),
    UINT64_C(0x7e27a9bb884f7fc2), UINT64_C(0x7e27aabb884f8175),
    UINT64_C(0x7e27a3bb884f7590), UINT64_C(0x7e27a4bb884f7743),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 273,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "fat-256",
    .nranks = 24,
    .is_simulated = true,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 24,
               .nhosts = 24,
               .per_host = 1,
               .nswitches = 2,
               .crossing_s = 1.84e-07,
               .ring_s = 8e-09,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0xe741e32e6b657f27),
    .dispatch_hash = UINT64_C(0xd2efba1272445900),
    .mpi_version_hash = UINT64_C(0xdc9d40a4debc3142),
    .placement_hash = UINT64_C(0x73dce22fa5aee8b3),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
