/*
 * tuned.c - collective algorithms for the cluster lab-c.
 *
 * Written by colltune 0.1.0 from decisions.csv; do not edit, `colltune build`
 * writes it again. Measured with 11 ranks, mechanism barrier, on
 * MPICH Version:	4.0.2.
 * Figures are medians of the slowest rank, with 95 % confidence intervals.
 * Confirmed: those of choice and native are from rounds that took no part in
 * the choice, round by round: the interval of native / choice is above 1.
 * bytes: of a block; of reductions, of the vector.
 */
#include "library/tuned.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm allreduce_variation_2;
extern const struct ct_algorithm allreduce_reduce_bcast;
extern const struct ct_algorithm allreduce_hierarchical;
extern const struct ct_algorithm allreduce_wired_switches;
extern const struct ct_algorithm allreduce_wired_ring;
extern const struct ct_algorithm reduce_linear;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm reduce_wired_tree;
extern const struct ct_algorithm reduce_wired_chain;

/* Algorithms with their settings, and fingerprints of the schedules that were
 * measured; the first is the MPI library's own collective. */
static const struct ct_choice choices[] = {
    {
        .algorithm = NULL,
    },
    {
        .algorithm = &allreduce_variation_2,
        /* alltoall=spread allgather=recursive_doubling order=depth_first */
        .setting = {{0, 0, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xd88bb18f34801750),
    },
    {
        .algorithm = &allreduce_reduce_bcast,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0ebb18d685c238ee),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=recursive_doubling */
        .setting = {{0, 0}},
        .fingerprint = UINT64_C(0x92aa263c4eae2826),
    },
    {
        .algorithm = &allreduce_hierarchical,
        /* leaders=1 between=rabenseifner */
        .setting = {{0, 1}},
        .fingerprint = UINT64_C(0xf5d0a166eaaf98b1),
    },
    {
        .algorithm = &allreduce_wired_switches,
        /* pieces=4 segment_bytes=262144 */
        .setting = {{4, 262144}},
        .fingerprint = UINT64_C(0x4592f48cca98e8f6),
    },
    {
        .algorithm = &allreduce_wired_ring,
        /* segment_bytes=8192 */
        .setting = {{8192}},
        .fingerprint = UINT64_C(0xeac449ce508d720e),
    },
    {
        .algorithm = &reduce_linear,
        .fingerprint = UINT64_C(0xac70270141834bc1),
    },
    {
        .algorithm = &reduce_linear,
        /* order=depth_first */
        .setting = {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xdd23aee16ccbe3dd),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=0 tree=knomial radix=4 order=depth_first */
        .setting = {{0, 1, 4, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0x0244d9ea69bc74d4),
    },
    {
        .algorithm = &reduce_wired_tree,
        /* segment_bytes=0 */
        .setting = {{0}},
        .fingerprint = UINT64_C(0x6f014ad4c2eb0015),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=4096 tree=kary radix=1 order=depth_first */
        .setting = {{4096, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xe8ec8d39388277c2),
    },
    {
        .algorithm = &reduce_tree,
        /* segment_bytes=16384 tree=kary radix=1 order=depth_first */
        .setting = {{16384, 0, 1, [CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
        .fingerprint = UINT64_C(0xcc949e8356895384),
    },
    {
        .algorithm = &reduce_wired_chain,
        /* segment_bytes=16384 */
        .setting = {{16384}},
        .fingerprint = UINT64_C(0x9d1b8eb8b466a795),
    },
};

static const struct ct_choice *
choose_allreduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * allreduce_variation_2 alltoall=spread allgather=recursive_doubling order=depth_first 1.68 ms (1.41 ms to 2.12 ms), 15 samples
     * native 1.99 ms (1.6 ms to 2.27 ms), 15 samples */
    if (problem->bytes < 64)
        return &choices[1]; /* allreduce_variation_2 */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * allreduce_reduce_bcast order=depth_first 1.63 ms (1.26 ms to 2.66 ms), 15 samples
     * native 2.77 ms (1.82 ms to 3.96 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[2]; /* allreduce_reduce_bcast */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * allreduce_hierarchical leaders=1 between=recursive_doubling 1.38 ms (1.2 ms to 1.69 ms), 15 samples
     * native 2.3 ms (1.8 ms to 3.17 ms), 15 samples */
    if (problem->bytes < 4096)
        return &choices[3]; /* allreduce_hierarchical */
    /* from 4096 bytes: first look, not confirmed; at 4096 bytes:
     * allreduce_reduce_bcast order=depth_first 1.48 ms (1.18 ms to 1.59 ms), 15 samples
     * native 2.21 ms (1.67 ms to 2.86 ms), 15 samples */
    if (problem->bytes < 5259)
        return &choices[2]; /* allreduce_reduce_bcast */
    /* from 5259 bytes: first look, not confirmed; at 8192 bytes:
     * allreduce_hierarchical leaders=1 between=rabenseifner 1.91 ms (1.66 ms to 2.03 ms), 15 samples
     * native 2.91 ms (2.65 ms to 3.29 ms), 15 samples */
    if (problem->bytes < 9537)
        return &choices[4]; /* allreduce_hierarchical */
    /* from 9537 bytes: first look, not confirmed; at 16384 bytes:
     * allreduce_wired_switches pieces=4 segment_bytes=262144 2.72 ms (2.34 ms to 3.02 ms), 15 samples
     * native 6.39 ms (6.18 ms to 6.9 ms), 15 samples */
    if (problem->bytes < 131072)
        return &choices[5]; /* allreduce_wired_switches */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[6]; /* allreduce_wired_ring */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* allreduce_native */
}

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    /* NOT COMPLETE: measuring was stopped before all was decided */
    if (problem->nranks != 11)
        return &choices[0];
    /* from 0 bytes: first look, not confirmed; at 1 bytes:
     * reduce_linear 475 us (325 us to 565 us), 135 samples
     * native 720 us (651 us to 761 us), 135 samples */
    if (problem->bytes < 64)
        return &choices[7]; /* reduce_linear */
    /* from 64 bytes: first look, not confirmed; at 64 bytes:
     * reduce_linear order=depth_first 569 us (502 us to 813 us), 15 samples
     * native 880 us (631 us to 1.15 ms), 15 samples */
    if (problem->bytes < 512)
        return &choices[8]; /* reduce_linear */
    /* from 512 bytes: first look, not confirmed; at 512 bytes:
     * reduce_linear 900 us (197 us to 1.15 ms), 15 samples
     * native 1.07 ms (813 us to 1.43 ms), 15 samples */
    if (problem->bytes < 1217)
        return &choices[7]; /* reduce_linear */
    /* from 1217 bytes: first look, not confirmed; at 2048 bytes:
     * reduce_linear order=depth_first 553 us (438 us to 645 us), 180 samples
     * native 813 us (751 us to 876 us), 180 samples */
    if (problem->bytes < 2385)
        return &choices[8]; /* reduce_linear */
    /* from 2385 bytes: first look, not confirmed; at 4096 bytes:
     * reduce_tree segment_bytes=0 tree=knomial radix=4 order=depth_first 653 us (483 us to 1.11 ms), 15 samples
     * native 1.37 ms (1.12 ms to 1.46 ms), 15 samples */
    if (problem->bytes < 8192)
        return &choices[9]; /* reduce_tree */
    /* from 8192 bytes: first look, not confirmed; at 8192 bytes:
     * reduce_wired_tree segment_bytes=0 935 us (815 us to 1.18 ms), 15 samples
     * native 2.4 ms (2.02 ms to 2.76 ms), 15 samples */
    if (problem->bytes < 11354)
        return &choices[10]; /* reduce_wired_tree */
    /* from 11354 bytes: first look, not confirmed; at 16384 bytes:
     * reduce_tree segment_bytes=4096 tree=kary radix=1 order=depth_first 1.91 ms (1.56 ms to 2.24 ms), 15 samples
     * native 5.16 ms (4.77 ms to 6.03 ms), 15 samples */
    if (problem->bytes < 32768)
        return &choices[11]; /* reduce_tree */
    /* from 32768 bytes: first look, not confirmed; at 32768 bytes:
     * reduce_tree segment_bytes=16384 tree=kary radix=1 order=depth_first 2.48 ms (2.21 ms to 2.71 ms), 15 samples
     * native 11.8 ms (11.6 ms to 12.4 ms), 15 samples */
    if (problem->bytes < 65536)
        return &choices[12]; /* reduce_tree */
    /* from 65536 bytes: carried, not timed here */
    if (problem->bytes < 131072)
        return &choices[13]; /* reduce_wired_chain */
    /* from 131072 bytes: carried, not timed here */
    if (problem->bytes < 268435457)
        return &choices[11]; /* reduce_tree */
    /* beyond 131072 bytes nothing was measured */
    /* from 268435457 bytes: no size in this range was timed */
    return &choices[0]; /* reduce_native */
}

static const struct ct_dispatch dispatch[] = {
    {&ct_allreduce, choose_allreduce},
    {&ct_reduce, choose_reduce},
    {NULL, NULL},
};

/* Bytes, seconds of native, seconds of the choice: for the report. */
static const struct ct_tuned_figure figures[] = {
    {&ct_allreduce, 1, 0.001992241, 0.001680262},
    {&ct_allreduce, 64, 0.002771708, 0.001629466},
    {&ct_allreduce, 512, 0.002300821, 0.001383599},
    {&ct_allreduce, 1024, 0.001973119, 0.001211579},
    {&ct_allreduce, 4096, 0.002213355, 0.001481372},
    {&ct_allreduce, 8192, 0.002912635, 0.001908956},
    {&ct_allreduce, 16384, 0.006391607, 0.002720453},
    {&ct_reduce, 1, 0.000719848, 0.000475407},
    {&ct_reduce, 64, 0.00087976, 0.000569261},
    {&ct_reduce, 512, 0.001072137, 0.000900168},
    {&ct_reduce, 1024, 0.000558862, 0.000309958},
    {&ct_reduce, 2048, 0.000812521, 0.000552766},
    {&ct_reduce, 4096, 0.001368121, 0.000653448},
    {&ct_reduce, 8192, 0.00240311, 0.000935064},
    {&ct_reduce, 16384, 0.005161352, 0.00191471},
    {&ct_reduce, 32768, 0.011772377, 0.002477949},
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
    .nranks = 11,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
    .traits = {.nranks = 11,
               .nhosts = 11,
               .per_host = 1,
               .nswitches = 4,
               .crossing_s = 2.4e-06,
               .ring_s = 2.4e-07,
               .nparts = 1,
               .order = CT_DEALT},
    .cluster_hash = UINT64_C(0xc74faaaaeb25e04d),
    .dispatch_hash = UINT64_C(0xf2d71875282d417a),
    .mpi_version_hash = UINT64_C(0x583b33a61f159439),
    .placement_hash = UINT64_C(0x88f5932288ebe8e1),
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .site = &site,
};
