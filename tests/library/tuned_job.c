/*
 * tuned_job.c - the dispatch that the tests use, for the job that signature.h
 * was written by.
 *
 * With SPOIL_... defined, one part of the signature is another's; with
 * ANNOUNCES an alltoallv combines messages; with
 * GATHERS gather and scatter are tuned, and native is in between, of allgatherv,
 * too; with
 * MEETS all ranks are on one host, of two packages of two cores each; with
 * INSTEAD an allreduce posts, and a ring is predicted to be fast, too; with
 * GUESSED the choice of long reduces is predicted; with
 * SIMULATED the choices are from a simulation; with PATTERNS there are some of
 * their own for patterns of counts.
 */
#include "library/tuned.h"
#include "repo/scheme/pass_up.h"
#include "signature.h"
#include "tests/library/job_patterns.h"
#include "tests/repo/descriptors.h"

#ifndef SPOIL_NRANKS
#define SPOIL_NRANKS 0
#endif
#ifndef SPOIL_DISPATCH
#define SPOIL_DISPATCH 0
#endif
#ifndef SPOIL_MPI_VERSION
#define SPOIL_MPI_VERSION 0
#endif
#ifndef SPOIL_PLACEMENT
#define SPOIL_PLACEMENT 0
#endif
#ifndef GUESSED
#define GUESSED false
#endif

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoallv_padded_bruck;
extern const struct ct_algorithm alltoallv_ring;
extern const struct ct_algorithm alltoallv_simple;
extern const struct ct_algorithm alltoallv_spread;
extern const struct ct_algorithm allgather_bruck;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgatherv_bruck;
extern const struct ct_algorithm allgatherv_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;
extern const struct ct_algorithm allreduce_shared;
extern const struct ct_algorithm bcast_scatter_allgather;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm gather_linear;
extern const struct ct_algorithm reduce_pairwise_gather;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm scatter_linear;

enum {
    NATIVE,
    ALLTOALL_BRUCK,
    ALLTOALL_RING,
    ALLGATHER_BRUCK,
    ALLGATHER_RING,
    ALLGATHER_RING_4096,
    ALLGATHER_RING_7, /* a value that the parameter does not have */
    ALLGATHERV_BRUCK,
    ALLGATHERV_RING_4096,
    ALLGATHERV_RING,
    ALLREDUCE_DOUBLING,
    ALLREDUCE_RING,
    ALLREDUCE_RING_1024,
    ALLREDUCE_SHARED,
    BCAST_LINEAR,
    BCAST_SCATTER_RING,
    BCAST_CHAIN_1024,
    ALLTOALLV_SPREAD,
    ALLTOALLV_PADDED,
    ALLTOALLV_RING,
    ALLTOALLV_SIMPLE,
    REDUCE_BINOMIAL,
    REDUCE_HALVING,
    REDUCE_PAIRWISE,
    GATHER_LINEAR,
    SCATTER_LINEAR
};

static const struct ct_choice choices[] = {
    [NATIVE] = {NULL, {{0}}, false, false, 0},
    [ALLTOALL_BRUCK] = {&alltoall_bruck, {{0}}, false, false, 0},
    [ALLTOALL_RING] = {&alltoall_ring, {{0}}, false, false, 0},
    [ALLGATHER_BRUCK] = {&allgather_bruck, {{0}}, false, false, 0},
    [ALLGATHER_RING] = {&allgather_ring, {{0}}, false, false, 0},
    [ALLGATHER_RING_4096] = {&allgather_ring, {{4096}}, false, false, 0},
    [ALLGATHER_RING_7] = {&allgather_ring, {{7}}, false, false, 0},
    [ALLGATHERV_BRUCK] = {&allgatherv_bruck, {{0}}, false, false, 0},
    [ALLGATHERV_RING_4096] = {&allgatherv_ring, {{4096}}, false, false, 0},
    [ALLGATHERV_RING] = {&allgatherv_ring, {{0}}, false, false, 0},
    [ALLREDUCE_DOUBLING] = {&allreduce_recursive_doubling, {{0}}, false, false, 0},
    [ALLREDUCE_RING] = {&allreduce_ring, {{0}}, false, false, 0},
    [ALLREDUCE_RING_1024] = {&allreduce_ring, {{1024}}, false, false, 0},
    [ALLREDUCE_SHARED] = {&allreduce_shared, {{0}}, false, false, 0},
    [BCAST_LINEAR] = {&bcast_tree, {{0, 0, 1}}, false, false, 0},
    [BCAST_SCATTER_RING] = {&bcast_scatter_allgather, {{4, 2}}, false, false, 0},
    [BCAST_CHAIN_1024] = {&bcast_tree, {{1024, 1, 1}}, false, false, 0},
    [ALLTOALLV_SPREAD] = {&alltoallv_spread, {{0}}, false, false, 0},
    [ALLTOALLV_PADDED] = {&alltoallv_padded_bruck, {{2}}, false, false, 0},
    [ALLTOALLV_RING] = {&alltoallv_ring, {{0}}, false, false, 0},
    [ALLTOALLV_SIMPLE] = {&alltoallv_simple, {{0}}, false, false, 0},
    [REDUCE_BINOMIAL] = {&reduce_tree, {{0, CT_UP_KNOMIAL, 2}}, false, false, 0},
    [REDUCE_HALVING] = {&reduce_halving, {{0}}, false, false, 0},
    [REDUCE_PAIRWISE] = {&reduce_pairwise_gather, {{0}}, GUESSED, false, 0},
    [GATHER_LINEAR] = {&gather_linear, {{0}}, false, false, 0},
    [SCATTER_LINEAR] = {&scatter_linear, {{0}}, false, false, 0},
};

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->bytes <= 64)
        return &choices[ALLTOALL_BRUCK];
    return &choices[problem->bytes <= 256 ? NATIVE : ALLTOALL_RING];
}

static const struct ct_choice *choose_allgather(const struct ct_problem *problem)
{
    if (problem->bytes == 28)
        return &choices[ALLGATHER_RING_7];
    if (problem->bytes <= 64)
        return &choices[ALLGATHER_BRUCK];
    return &choices[problem->bytes <= 4096 ? ALLGATHER_RING : ALLGATHER_RING_4096];
}

static const struct ct_choice *choose_allgatherv(const struct ct_problem *problem)
{
#ifdef GATHERS
    if (problem->bytes > 64 && problem->bytes <= 256)
        return &choices[NATIVE];
#endif
    return &choices[problem->bytes <= 4096 ? ALLGATHERV_BRUCK : ALLGATHERV_RING_4096];
}

static const struct ct_choice *choose_alltoallv(const struct ct_problem *problem)
{
    (void)problem;
#ifdef ANNOUNCES
    return &choices[ALLTOALLV_PADDED];
#else
    return &choices[ALLTOALLV_SPREAD];
#endif
}

static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    if (problem->bytes <= 64 || problem->nranks <= 2)
        return &choices[BCAST_LINEAR];
    return &choices[problem->bytes <= 4096 ? BCAST_SCATTER_RING : BCAST_CHAIN_1024];
}

#ifndef SPOIL_ALLREDUCE
static const struct ct_choice *choose_allreduce(const struct ct_problem *problem)
{
#ifdef INSTEAD
    if (problem->bytes <= 64)
        return &choices[ALLREDUCE_SHARED];
#endif
    if (problem->bytes <= 64)
        return &choices[ALLREDUCE_DOUBLING];
    return &choices[problem->bytes <= 8192 ? ALLREDUCE_RING : ALLREDUCE_RING_1024];
}
#endif

static const struct ct_choice *choose_reduce(const struct ct_problem *problem)
{
    if (problem->bytes <= 64)
        return &choices[REDUCE_BINOMIAL];
    return &choices[problem->bytes <= 8192 ? REDUCE_HALVING : REDUCE_PAIRWISE];
}

#ifdef GATHERS
/* Native between two sizes. */
static const struct ct_choice *choose_rooted(const struct ct_problem *problem, int choice)
{
    return &choices[problem->bytes > 64 && problem->bytes <= 256 ? NATIVE : choice];
}

static const struct ct_choice *choose_gather(const struct ct_problem *problem)
{
    return choose_rooted(problem, GATHER_LINEAR);
}

static const struct ct_choice *choose_scatter(const struct ct_problem *problem)
{
    return choose_rooted(problem, SCATTER_LINEAR);
}
#endif

static const struct ct_dispatch dispatch[] = {
    {&ct_alltoall, choose_alltoall},
    {&ct_allgather, choose_allgather},
    {&ct_allgatherv, choose_allgatherv},
#ifndef SPOIL_ALLREDUCE
    {&ct_allreduce, choose_allreduce},
#endif
    {&ct_alltoallv, choose_alltoallv},
    {&ct_bcast, choose_bcast},
    {&ct_reduce, choose_reduce},
#ifdef GATHERS
    {&ct_gather, choose_gather},
    {&ct_scatter, choose_scatter},
#endif
    {NULL, NULL},
};

#ifdef PATTERNS
enum { KEYS, ROWS, HEADS, APART };

static const struct ct_tuned_pattern patterns[] = {
    [KEYS] = {{"keys", &ct_alltoallv, PATTERN_RANKS, keys_bytes, 0},
              0.1,
              &choices[ALLTOALLV_RING],
              4,
              1},
    [ROWS] = {{"rows", &ct_alltoallv, PATTERN_RANKS, rows_bytes, 0},
              0.1,
              &choices[ALLTOALLV_SIMPLE],
              1,
              1.5},
    [HEADS] = {{"heads", &ct_allgatherv, PATTERN_RANKS, heads_bytes, 0},
               0.1,
               &choices[ALLGATHERV_RING],
               0,
               0},
    [APART] = {{"apart", &ct_alltoallv, PATTERN_RANKS, apart_bytes, 0},
               0.1,
               &choices[ALLTOALLV_SIMPLE],
               1,
               1},
};

#if PATTERNS > 1
static const struct ct_tuned_run runs[] = {{APART, 1}};
#else
static const struct ct_tuned_run runs[] = {
    {KEYS, FIRST_KEYS}, {ROWS, FIRST_ROWS}, {KEYS, LAST_KEYS}};
#endif
#endif

#ifdef MEETS
static const int host_parent[] = {-1, 0, 0, 1, 1, 2, 2};
static const double host_capacity[7];
static const uint64_t host_hash[7] = {1};

static const struct ct_site one_host = {
    .nnodes = 7, .parent = host_parent, .capacity = host_capacity, .host = host_hash};
#endif

#ifdef INSTEAD
enum { OFFERED = 3 };

static const struct ct_offered offered[OFFERED] = {{&ct_allreduce, NULL, {{0}}, 0},
                                                   {&ct_allreduce, &allreduce_ring, {{0}}, 0},
                                                   {&ct_allreduce, &allreduce_shared, {{0}}, 0}};

/* So heavy that the mean is what they say: native takes twice as long, posts half. */
static const struct ct_residual residuals[OFFERED] = {
    {.candidate = 0, .bytes = 4, .log = 1024, .weight = 1 << 28},
    {.candidate = 1, .bytes = 4, .log = 0, .weight = 1 << 28},
    {.candidate = 2, .bytes = 4, .log = -1024, .weight = 1 << 28}};

static const struct ct_calibrated_job calibrated = {
    .traits = {.nranks = JOB_NRANKS, .nhosts = 1, .per_host = JOB_NRANKS, .nparts = 1},
    .residuals = residuals,
    .nresiduals = OFFERED};

static const struct ct_calibration calibration = {.model = {.call_ns = 1000000},
                                                  .offered = offered,
                                                  .noffered = OFFERED,
                                                  .jobs = &calibrated,
                                                  .njobs = 1};
#endif

/* Calls take less than these seconds, and more than these nanoseconds. */
static const struct ct_tuned_figure figures[] = {
    {&ct_alltoall, 4, 3, 1},
    {&ct_alltoall, 796, 5, 6}, /* slower */
    {&ct_allgather, 4, 10e-9, 15e-9},
    {&ct_allgather, 8, 10e-9, 5e-9},
};

const struct ct_tuned ct_tuned = {
    .machine = "job",
    .nranks = JOB_NRANKS + SPOIL_NRANKS,
#ifdef SIMULATED
    .is_simulated = true,
#endif
#ifdef MEETS
    .site = &one_host,
#endif
#ifdef INSTEAD
    .calibration = &calibration,
#endif
    .cluster_hash = 0,
    .dispatch_hash = 1 + SPOIL_DISPATCH,
    .mpi_version_hash = JOB_MPI_VERSION + SPOIL_MPI_VERSION,
    .placement_hash = JOB_PLACEMENT + SPOIL_PLACEMENT,
    .choices = choices,
    .nchoices = sizeof choices / sizeof *choices,
    .dispatch = dispatch,
    .figures = figures,
    .nfigures = sizeof figures / sizeof *figures,
#ifdef PATTERNS
    .patterns = patterns,
    .npatterns = sizeof patterns / sizeof *patterns,
    .runs = runs,
    .nruns = sizeof runs / sizeof *runs,
#endif
};
