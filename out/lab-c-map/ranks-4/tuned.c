/*
 * tuned.c - collective algorithms for the cluster lab-c.
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

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_allgather_reduce;
extern const struct ct_algorithm allreduce_bine_small;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_wired_tree;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_allgather_reduce,
        /* allgather=bruck */
        .setting = {{0}},
        .fingerprint = UINT64_C(0xa583fac3e57cd97f),
    },
    {
        .algorithm = &allreduce_bine_small,
        .fingerprint = UINT64_C(0x6e1b4215045426f0),
    },
    {
        .algorithm = &allreduce_recursive_doubling,
        .fingerprint = UINT64_C(0x361e7ca046b5e5fc),
    },
    {
        .algorithm = &allreduce_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xc223e5aa668697bc),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=3 */
        .setting = {{0, 1, 3}},
        .fingerprint = UINT64_C(0x06a68f88343cd921),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xad90c7da300211cc),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x637dfbac398cefc7),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=4096 */
        .setting = {{4096}},
        .fingerprint = UINT64_C(0x357d4be57d24051e),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=2 */
        .setting = {{0, 1, 2}},
        .fingerprint = UINT64_C(0x0f19c0c1b5140836),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 */
        .setting = {{4096, 0, 1}},
        .fingerprint = UINT64_C(0xfa45f11c9e9585ba),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * allreduce_native 248 us (217 us to 270 us), 43 samples */
    if (problem->bytes < 2)
        return &choices[0]; /* allreduce_native */
    /* from 2 bytes: first look, not confirmed; at 2 bytes:
     * allreduce_allgather_reduce allgather=bruck 248 us (217 us to 290 us), 15 samples
     * native 292 us (231 us to 319 us), 15 samples */
    if (problem->bytes < 48)
        return &choices[1]; /* allreduce_allgather_reduce */
    /* from 48 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_bine_small 221 us (183 us to 269 us), 15 samples
     * native 368 us (290 us to 441 us), 15 samples */
    if (problem->bytes < 402)
        return &choices[2]; /* allreduce_bine_small */
    /* from 402 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_recursive_doubling 278 us (242 us to 330 us), 15 samples
     * native 528 us (416 us to 587 us), 15 samples */
    if (problem->bytes < 3878)
        return &choices[3]; /* allreduce_recursive_doubling */
    /* from 3878 bytes: nothing beat native; at 4096 bytes:
     * allreduce_native 476 us (415 us to 523 us), 30 samples */
    if (problem->bytes < 32776)
        return &choices[0]; /* allreduce_native */
    /* from 32776 bytes: first look, not confirmed; at 65536 bytes:
     * allreduce_ring segment_bytes=8192 7.86 ms (7.72 ms to 7.92 ms), 15 samples
     * native 10.4 ms (9.77 ms to 11.4 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[4]; /* allreduce_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * allreduce_native 30.1 ms (28 ms to 31.7 ms), 10 samples */
    return &choices[0]; /* allreduce_native */
}

/* clang-format off */
static const unsigned char roots_of_reduce[4] = {
    0, 1, 1, 0,
};
/* clang-format on */

/* With roots like rank 1. */
static const struct ct_choice *
choose_reduce_root_1(const struct ct_problem *problem)
{
    /* from 0 bytes: nothing beat native; at 1 bytes:
     * reduce_native 216 us (202 us to 225 us), 228 samples */
    if (problem->bytes < 2)
        return &choices[0]; /* reduce_native */
    /* from 2 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear 151 us (92.6 us to 188 us), 15 samples
     * native 218 us (152 us to 257 us), 15 samples */
    if (problem->bytes < 468)
        return &choices[6]; /* reduce_linear */
    /* from 468 bytes: nothing beat native; at 512 bytes:
     * reduce_native 159 us (137 us to 183 us), 230 samples */
    if (problem->bytes < 562)
        return &choices[0]; /* reduce_native */
    /* from 562 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 175 us (114 us to 259 us), 15 samples
     * native 287 us (217 us to 324 us), 15 samples */
    if (problem->bytes < 1640)
        return &choices[6]; /* reduce_linear */
    /* from 1640 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 194 us (178 us to 213 us), 225 samples
     * native 243 us (230 us to 264 us), 225 samples */
    if (problem->bytes < 2337)
        return &choices[5]; /* reduce_tree */
    /* from 2337 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=2 338 us (324 us to 358 us), 150 samples
     * native 443 us (416 us to 479 us), 150 samples */
    if (problem->bytes < 6518)
        return &choices[9]; /* reduce_tree */
    /* from 6518 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 653 us (319 us to 1.3 ms), 15 samples
     * native 778 us (489 us to 922 us), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[10]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 24.4 ms (23.5 ms to 25.8 ms), 12 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->nranks != 4)
        return &choices[0];
    if (roots_of_reduce[problem->root] == 1)
        return choose_reduce_root_1(problem);
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=3 181 us (93.3 us to 246 us), 15 samples
     * native 263 us (220 us to 288 us), 15 samples */
    if (problem->bytes < 540)
        return &choices[5]; /* reduce_tree */
    /* from 540 bytes: first look, not confirmed; at 1024 bytes:
     * reduce_linear 195 us (153 us to 249 us), 15 samples
     * native 252 us (187 us to 289 us), 15 samples */
    if (problem->bytes < 1676)
        return &choices[6]; /* reduce_linear */
    /* from 1676 bytes: nothing beat native; at 2048 bytes:
     * reduce_native 268 us (238 us to 288 us), 75 samples */
    if (problem->bytes < 2064)
        return &choices[0]; /* reduce_native */
    /* from 2064 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_wired_tree segment_bytes=0 261 us (255 us to 298 us), 15 samples
     * native 445 us (348 us to 487 us), 15 samples */
    if (problem->bytes < 14336)
        return &choices[7]; /* reduce_wired_tree */
    /* from 14336 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_wired_tree segment_bytes=4096 1.25 ms (1.2 ms to 1.29 ms), 15 samples
     * native 1.93 ms (1.85 ms to 1.97 ms), 15 samples */
    if (problem->bytes < 268435457)
        return &choices[8]; /* reduce_wired_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed; at 131072 bytes:
     * reduce_native 24.7 ms (23.3 ms to 25.1 ms), 15 samples */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.000248454, 0.000248454},
    {&ct_allreduce, 64, 0.000368018, 0.000221363},
    {&ct_allreduce, 512, 0.000528486, 0.000277979},
    {&ct_allreduce, 1024, 0.000421915, 0.000267248},
    {&ct_allreduce, 2048, 0.000329603, 0.00018672},
    {&ct_allreduce, 4096, 0.0004755605, 0.0004755605},
    {&ct_allreduce, 8192, 0.000757731, 0.000757731},
    {&ct_allreduce, 16384, 0.0019055655, 0.0019055655},
    {&ct_allreduce, 32768, 0.003908537, 0.003908537},
    {&ct_allreduce, 65536, 0.010403145, 0.007856107},
    {&ct_allreduce, 131072, 0.0301293105, 0.015792205},
    {&ct_reduce, 1, 0.000263301, 0.000181128},
    {&ct_reduce, 64, 0.000232226, 0.000135172},
    {&ct_reduce, 512, 0.0001805985, 0.0001515175},
    {&ct_reduce, 1024, 0.000252161, 0.00019451},
    {&ct_reduce, 2048, 0.00026846, 0.00026846},
    {&ct_reduce, 4096, 0.000444548, 0.000261497},
    {&ct_reduce, 8192, 0.000929823, 0.000582596},
    {&ct_reduce, 16384, 0.001932363, 0.001246447},
    {&ct_reduce, 32768, 0.003902669, 0.002630815},
    {&ct_reduce, 65536, 0.008808796, 0.005291155},
    {&ct_reduce, 131072, 0.024704704, 0.010463108},
};

/* clang-format off */
/* node -> the node above it */
static const int site_parent[] = {
    -1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3,
};

/* node -> bytes/s of the cable to the parent; 0: unknown */
static const double site_capacity[] = {
    0, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
    12500000, 12500000, 12500000, 12500000, 12500000, 12500000, 12500000,
};

/* node -> hash of a host's name; 0: no host */
static const uint64_t site_host[] = {
    0, 0, 0, 0, UINT64_C(0x8b37c07b558d673), UINT64_C(0x8b38007b558dd3f),
    UINT64_C(0x8b38407b558e40b), UINT64_C(0x21cf001925f1d736),
    UINT64_C(0x21cf041925f1de02), UINT64_C(0x21d9101925fa46eb),
    UINT64_C(0x21d9141925fa4db7), UINT64_C(0x21d9081925fa3953),
    UINT64_C(0x8b37b07b558d4c0), UINT64_C(0x8b37f07b558db8c),
    UINT64_C(0x8b38307b558e258), UINT64_C(0x21cf011925f1d8e9),
    UINT64_C(0x21cf051925f1dfb5), UINT64_C(0x21d90f1925fa4538),
    UINT64_C(0x21d9131925fa4c04), UINT64_C(0x21d9071925fa37a0),
    UINT64_C(0x8b37e07b558d9d9), UINT64_C(0x8b38207b558e0a5),
    UINT64_C(0x21cefe1925f1d3d0), UINT64_C(0x21cf021925f1da9c),
    UINT64_C(0x21cf061925f1e168), UINT64_C(0x21d9121925fa4a51),
    UINT64_C(0x21d9161925fa511d), UINT64_C(0x21d58a1925f72d62),
    UINT64_C(0x8b37d07b558d826), UINT64_C(0x8b38107b558def2),
    UINT64_C(0x21ceff1925f1d583), UINT64_C(0x21cf031925f1dc4f),
    UINT64_C(0x21cf071925f1e31b), UINT64_C(0x21d9111925fa489e),
    UINT64_C(0x21d9151925fa4f6a), UINT64_C(0x21d58b1925f72f15),
};
/* clang-format on */

static const struct ct_site site = {
    .nnodes = 36,
    .parent = site_parent,
    .capacity = site_capacity,
    .host = site_host,
};

const struct ct_tuned ct_tuned = {
    .machine = "lab-c",
    .nranks = 4,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 4,
               .nhosts = 4,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 3.2e-07,
               .ring_s = 8e-08,
               .nparts = 1,
               .order = CT_DEPTH_FIRST},
    .cluster_hash = UINT64_C(0x3f5fccefc0dae073),
    .dispatch_hash = UINT64_C(0x7b37fff8e283a526),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x64bd63dee70bfaac),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
