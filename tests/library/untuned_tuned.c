/*
 * untuned_tuned.c - the site, the jobs, and a calibration.
 */
#include "tests/library/untuned_tuned.h"

#include "library/run/placement.h"
#include "library/tuned.h"
#include "repo/scheme/pass_up.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* 0: the library has nothing for ranks that were not tuned */
#ifndef CT_PREDICTS
#define CT_PREDICTS 1
#endif

static const char *mode;

bool is_mode(const char *name)
{
    return strcmp(mode, name) == 0;
}

/* The second switch is below the first. */
static const int parent[NODES] = {-1, 0, 0, 0, 0, 1, 1, 1};
static const double capacity[NODES] = {0, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8};
static uint64_t host[NODES];
static const struct ct_site site = {NODES, parent, capacity, host, NULL};

extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm gatherv_linear;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm scatter_tree;

/* What tuned ranks run. */
static struct ct_choice choices[] = {
    {.algorithm = NULL},
    {.algorithm = &alltoall_spread},
    {.algorithm = &alltoall_bruck},
};

static const struct ct_choice *choose_native(const struct ct_problem *problem)
{
    (void)problem;
    return &choices[0];
}

static const struct ct_choice *choose_spread(const struct ct_problem *problem)
{
    return &choices[problem->nranks == THIRD ? 1 : 0];
}

static const struct ct_choice *choose_bruck(const struct ct_problem *problem)
{
    return &choices[problem->nranks == THIRD ? 2 : 0];
}

static const struct ct_dispatch dispatch[] = {{&ct_alltoall, choose_native}, {NULL, NULL}};
static const struct ct_dispatch dispatch_spread[] = {{&ct_alltoall, choose_spread}, {NULL, NULL}};
static const struct ct_dispatch dispatch_bruck[] = {{&ct_alltoall, choose_bruck}, {NULL, NULL}};

static struct ct_tuned thirds = {.job = "thirds",
                                 .nranks = THIRD,
                                 .choices = choices,
                                 .nchoices = COUNT(choices),
                                 .dispatch = dispatch_spread};
static struct ct_tuned halves = {
    .job = "halves-of-two-hosts-with-a-name-as-long-as-those-that-people-give-to-their-jobs",
    .nranks = THIRD,
    .nparts = RANKS / THIRD,
    .choices = choices,
    .nchoices = COUNT(choices),
    .dispatch = dispatch_bruck};
static const struct ct_tuned *const jobs[] = {&thirds, &halves, NULL};

enum {
    ALLTOALL,
    ALLTOALL_RING,
    ALLTOALL_SPREAD,
    ALLTOALL_RADIX,
    ALLTOALL_ORDERED,
    ALLGATHER,
    ALLGATHER_RING,
    ALLREDUCE,
    ALLREDUCE_DOUBLING,
    ALLREDUCE_ORDERED,
    BCAST,
    BCAST_TREE,
    GATHER,
    GATHER_TREE,
    GATHERV,
    GATHERV_LINEAR,
    REDUCE,
    REDUCE_TREE,
    REDUCE_SCATTER,
    REDUCE_SCATTER_PAIRWISE,
    SCATTER,
    SCATTER_TREE,
    OFFERED
};

static const struct ct_offered offered[OFFERED] = {
    [ALLTOALL] = {&ct_alltoall, NULL, {{0}}, 0},
    [ALLTOALL_RING] = {&ct_alltoall, &alltoall_ring, {{0}}, 0},
    [ALLTOALL_SPREAD] = {&ct_alltoall, &alltoall_spread, {{0}}, 0},
    [ALLTOALL_RADIX] = {&ct_alltoall, &alltoall_bruck_radix, {{8}}, 0}, /* for more ranks */
    [ALLTOALL_ORDERED] = {&ct_alltoall, &alltoall_ring, {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}}, 0},
    [ALLGATHER] = {&ct_allgather, NULL, {{0}}, 0},
    [ALLGATHER_RING] = {&ct_allgather, &allgather_ring, {{0}}, 0},
    [ALLREDUCE] = {&ct_allreduce, NULL, {{0}}, 0},
    [ALLREDUCE_DOUBLING] = {&ct_allreduce, &allreduce_recursive_doubling, {{0}}, 0},
    [ALLREDUCE_ORDERED] = {&ct_allreduce,
                           &allreduce_recursive_doubling,
                           {{[CT_SETTING_ORDER] = CT_DEPTH_FIRST}},
                           0},
    [BCAST] = {&ct_bcast, NULL, {{0}}, 0},
    [BCAST_TREE] = {&ct_bcast, &bcast_tree, {{0, 0, 1}}, 0},
    [GATHER] = {&ct_gather, NULL, {{0}}, 0},
    [GATHER_TREE] = {&ct_gather, &gather_tree, {{2}}, 0},
    [GATHERV] = {&ct_gatherv, NULL, {{0}}, 0},
    [GATHERV_LINEAR] = {&ct_gatherv, &gatherv_linear, {{0}}, 0},
    [REDUCE] = {&ct_reduce, NULL, {{0}}, 0},
    [REDUCE_TREE] = {&ct_reduce, &reduce_tree, {{0, CT_UP_KNOMIAL, 2}}, 0},
    [REDUCE_SCATTER] = {&ct_reduce_scatter_block, NULL, {{0}}, 0},
    [REDUCE_SCATTER_PAIRWISE] = {&ct_reduce_scatter_block,
                                 &reduce_scatter_block_pairwise,
                                 {{0}},
                                 0},
    [SCATTER] = {&ct_scatter, NULL, {{0}}, 0},
    [SCATTER_TREE] = {&ct_scatter, &scatter_tree, {{2}}, 0},
};

/* So heavy that a mean is what they say, near by and far away. */
enum { WEIGHT = 1 << 28 };

static struct ct_residual residuals[OFFERED];

static const struct ct_calibrated_job calibrated[] = {
    {.traits = {.nranks = THIRD, .nhosts = THIRD, .per_host = 1, .nswitches = 1, .nparts = 1},
     .residuals = residuals,
     .nresiduals = OFFERED}};

static struct ct_calibration calibration = {
    .model = {.call_ns = 1000000},
    .offered = offered,
    .noffered = OFFERED,
    .jobs = calibrated,
    .njobs = COUNT(calibrated),
};

const struct ct_tuned ct_tuned = {
    .machine = "untuned",
    .nranks = RANKS,
    .is_simulated = true, /* so that any MPI library will do */
    .placement_hash = 1,  /* of nobody */
    .site = &site,
    .choices = choices,
    .nchoices = 1,
    .dispatch = dispatch,
    .job = "all",
    .jobs = CT_PREDICTS ? jobs : NULL,
    .calibration = CT_PREDICTS ? &calibration : NULL,
};

/* By how much a candidate is predicted to be slower than a millisecond, in 1/1024 doublings. */
static void set(int candidate, int log)
{
    residuals[candidate].log = log;
}

static void make_times(void)
{
    static const int natives[] = {ALLTOALL, BCAST,          GATHER, GATHERV,
                                  REDUCE,   REDUCE_SCATTER, SCATTER};

    for (int i = 0; i < COUNT(natives); i++)
        set(natives[i], 600);
    set(ALLTOALL_SPREAD, 100);
    set(ALLTOALL_RADIX, -600);
    set(ALLTOALL_ORDERED, 200);
    set(ALLGATHER, -1024);
    set(ALLREDUCE, 60);
    set(ALLREDUCE_ORDERED, 20);
}

static bool is_guessed(void)
{
    return is_mode("guessed") || is_mode("unsure");
}

static bool is_tried(void)
{
    return is_mode("tried") || is_mode("doubted") || is_guessed();
}

/* With one algorithm for each collective. */
static void make_tried(void)
{
    static const int natives[] = {ALLTOALL, ALLGATHER, ALLREDUCE,      BCAST,
                                  GATHER,   REDUCE,    REDUCE_SCATTER, SCATTER};

    for (int i = 0; i < COUNT(natives); i++)
        set(natives[i], is_mode("doubted") ? 0 : 450);
    set(ALLTOALL_SPREAD, 2048);
    set(ALLTOALL_ORDERED, 2048);
}

static void make_alltoall(void)
{
    if (is_mode("ordered")) {
        set(ALLTOALL_ORDERED, -300);
        set(ALLREDUCE_ORDERED, -300);
    }
    if (is_mode("hopeless") || is_mode("misled") || is_mode("alone") || is_mode("mistaken"))
        set(ALLTOALL, 1623);
    if (is_mode("alone") || is_mode("mistaken") || is_mode("far"))
        set(ALLTOALL_SPREAD, 1024);
    if (is_mode("native"))
        set(ALLTOALL, -1024);
}

void untuned_tuned_make(const char *argument)
{
    mode = argument;
    for (int rank = 0; rank < RANKS; rank++) {
        char name[32];

        sprintf(name, "host%d", rank);
        host[SWITCHES + rank] = ct_hash(CT_HASH_START, name, strlen(name));
    }
    if (is_mode("placed") || is_mode("parts") || is_guessed())
        thirds.placement_hash = ct_placement_hash(host + SWITCHES, THIRD);
    if (is_mode("parts"))
        halves.placement_hash = thirds.placement_hash;
    choices[1].is_predicted = is_guessed();
    choices[1].is_doubted = is_mode("unsure");
    for (int i = 0; i < OFFERED; i++)
        residuals[i] = (struct ct_residual){.candidate = i, .bytes = 64, .weight = WEIGHT};
    make_times();
    if (is_tried())
        make_tried();
    make_alltoall();
}

void untuned_tuned_differ(void)
{
    if (is_mode("differ"))
        residuals[0].log++;
    if (is_mode("differ_error"))
        calibration.model.error++;
}
