/*
 * like_tuned.c - the site, the jobs and their choices.
 */
#include "tests/library/like_tuned.h"

#include "library/run/placement.h"
#include "library/tuned.h"
#include "repo/scheme/pass_up.h"
#include "tests/repo/descriptors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

static const char *mode;
static bool is_uneven; /* this rank */

bool is_mode(const char *name)
{
    return strcmp(mode, name) == 0;
}

static bool has_halves(void)
{
    return is_mode("parts") || is_mode("doubted") || is_mode("sure") || is_mode("untimed") ||
           is_mode("uneven") || is_mode("own");
}

/* The second switch is below the first. */
static const int parent[NODES] = {-1, 0, 0, 0, 0, 1, 1, 1};
static const double capacity[NODES] = {0, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8};
static uint64_t host[NODES];
static const struct ct_site site = {NODES, parent, capacity, host};

extern const struct ct_algorithm alltoall_bruck_radix;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm bcast_tree;
extern const struct ct_algorithm gather_tree;
extern const struct ct_algorithm reduce_scatter_block_pairwise;
extern const struct ct_algorithm reduce_tree;
extern const struct ct_algorithm scatter_tree;

/* Made for the ranks of their job, as the generator's routines are. */
static struct ct_algorithm made_for_them_only;

enum { NATIVE, MADE, MADE_ONLY, RING, LINEAR, EIGHT, SPREAD, CHOICES };

static const struct ct_choice choices[CHOICES] = {
    [NATIVE] = {NULL, {{0}}, 0},
    [MADE] = {&alltoall_ring, {{0}}, 0},
    [MADE_ONLY] = {&made_for_them_only, {{0}}, 0},
    [RING] = {&allgather_ring, {{0}}, 0},
    [LINEAR] = {&bcast_tree, {{0, 0, 1}}, 0},
    [EIGHT] = {&alltoall_bruck_radix, {{8}}, 0}, /* for more ranks than these */
    [SPREAD] = {&alltoall_spread, {{0}}, 0},
};

static const struct ct_choice choices_of_third[] = {
    {NULL, {{0}}, 0},
    {&alltoall_ring, {{0}}, 0},
    {&allgather_ring, {{0}}, 0},
    {&bcast_tree, {{0, 0, 1}}, 0},
};

static const struct ct_choice *choose_alltoall(const struct ct_problem *problem)
{
    if (problem->nranks != RANKS)
        return &choices[NATIVE];
    if (problem->bytes == RADIX_BYTES)
        return &choices[EIGHT];
    return &choices[problem->bytes <= 64 ? MADE : MADE_ONLY];
}

static const struct ct_choice *choose_allgather(const struct ct_problem *problem)
{
    return &choices[problem->nranks != RANKS ? NATIVE : RING];
}

/* As in tuned.c, there is a table of this job's roots. */
static const struct ct_choice *choose_bcast(const struct ct_problem *problem)
{
    static const unsigned char roots[RANKS] = {LINEAR, LINEAR, LINEAR, LINEAR, LINEAR, NATIVE};

    if (problem->root >= RANKS)
        abort();
    return &choices[roots[problem->root]];
}

static const struct ct_choice *choose_third(const struct ct_problem *problem)
{
    if (problem->nranks != THIRD)
        return &choices_of_third[0];
    return &choices_of_third[problem->collective == &ct_alltoall ? 1 : 2];
}

/* The last root of four ranks is the last of three. */
static const struct ct_choice *choose_third_bcast(const struct ct_problem *problem)
{
    static const unsigned char roots[THIRD] = {0, 0, 3};

    if (problem->root >= THIRD)
        abort();
    return &choices_of_third[roots[problem->root]];
}

static const struct ct_dispatch dispatch[] = {{&ct_alltoall, choose_alltoall},
                                              {&ct_allgather, choose_allgather},
                                              {&ct_bcast, choose_bcast},
                                              {NULL, NULL}};
static const struct ct_dispatch dispatch_of_third[] = {{&ct_alltoall, choose_third},
                                                       {&ct_allgather, choose_third},
                                                       {&ct_bcast, choose_third_bcast},
                                                       {NULL, NULL}};

static const struct ct_choice *choose_native(const struct ct_problem *problem)
{
    (void)problem;
    return &choices_of_third[0];
}

static const struct ct_dispatch dispatch_of_native[] = {{&ct_alltoall, choose_native},
                                                        {&ct_allgather, choose_third},
                                                        {&ct_bcast, choose_third_bcast},
                                                        {NULL, NULL}};

/* Five blocks of 4 bytes take a cable 200 ns. */
static struct ct_tuned_figure figures[] = {
    {&ct_allgather, 4, 2e-9, 1e-9},
    {&ct_allgather, LONG_BYTES, 1, 0.5},
    {&ct_alltoall, 4, 1, 0.5},
    {&ct_alltoall, 150, 1, 0.5}, /* of "all" */
};

static double busy_s[COUNT(figures)];

/* As much crosses the second switch's cable here as in the job. */
static struct ct_tuned_rival rivals[] = {
    {&ct_bcast, 4, &choices[EIGHT], 0.61e-6, 360e-9},
    {&ct_bcast, 4, &choices[SPREAD], 0.65e-6, 360e-9},
    {&ct_bcast, 150, &choices[SPREAD], 1e-9, 1e-9},
};

static const struct ct_tuned_figure figures_of_native[] = {
    {&ct_allgather, 4, 2e-9, 1e-9}, {&ct_allgather, LONG_BYTES, 1, 0.5},
    {&ct_alltoall, 4, 1, 1},        {&ct_alltoall, LONG_BYTES, 1, 1},
    {&ct_bcast, 4, 1, 0.5},
};

static struct ct_tuned thirds = {
    .job = "thirds",
    .nranks = THIRD,
    .traits = {3, 3, 1, 1, 2e-8, 1e-8, 1, CT_AS_IS},
    .choices = choices_of_third,
    .nchoices = 4,
    .dispatch = dispatch_of_third,
    .figures = figures,
    .nfigures = 3,
};
static struct ct_tuned halves;

static const struct ct_choice choices_of_sorted[] = {
    {NULL, {{0}}, 0},
    {&alltoall_ring, {{0}}, 0},
    {&allgather_ring, {{0}}, 0},
    {&allreduce_recursive_doubling, {{0}}, 0},
    {&bcast_tree, {{0, 0, 1}}, 0},
    {&gather_tree, {{2}}, 0},
    {&reduce_tree, {{0, CT_UP_KNOMIAL, 2}}, 0},
    {&reduce_scatter_block_pairwise, {{0}}, 0},
    {&scatter_tree, {{2}}, 0},
    {&alltoall_spread, {{0}}, 0},
};

/* Of "raced". */
static struct ct_tuned_figure figures_of_sorted[] = {{&ct_alltoall, 32, 1, 0.5},
                                                     {&ct_alltoall, 512, 1, 0.5}};
static const struct ct_tuned_rival rivals_of_sorted[] = {
    {&ct_alltoall, 32, &choices_of_sorted[1], 0.5, 0},
    {&ct_alltoall, 32, &choices_of_sorted[COUNT(choices_of_sorted) - 1], 0.6, 0},
};

static bool is_raced(void)
{
    return strncmp(mode, "raced", strlen("raced")) == 0;
}

/* The first algorithm of the collective. */
static const struct ct_choice *choose_tried(const struct ct_problem *problem)
{
    int number = 1;

    while (choices_of_sorted[number].algorithm->collective != problem->collective)
        number++;
    return &choices_of_sorted[number];
}

/* Native for long blocks of an all-to-all, short ones of an allgather, bcast. */
static const struct ct_choice *choose_sorted(const struct ct_problem *problem)
{
    const bool is_long = problem->bytes == LONG_BYTES;
    int number = 0;

    if (is_mode("raced_native"))
        return &choices_of_sorted[0];
    if (is_mode("raced_beside") && problem->bytes >= 512)
        return &choices_of_sorted[COUNT(choices_of_sorted) - 1];
    if (is_mode("tried") || is_raced())
        return choose_tried(problem);
    if (problem->collective == &ct_alltoall && !is_long)
        number = 1;
    else if (problem->collective == &ct_allgather && is_long)
        number = 2;
    else if (problem->collective == &ct_allreduce)
        number = 3;
    return &choices_of_sorted[number];
}

static const struct ct_dispatch dispatch_of_sorted[] = {
    {&ct_alltoall, choose_sorted},
    {&ct_allgather, choose_sorted},
    {&ct_allreduce, choose_sorted},
    {&ct_bcast, choose_sorted},
    {&ct_gather, choose_sorted},
    {&ct_scatter, choose_sorted},
    {&ct_reduce, choose_sorted},
    {&ct_reduce_scatter_block, choose_sorted},
    {NULL, NULL},
};

/* Its ranks were in the order of the tree; those that are like it are dealt: a
   ring of them as they are, as "all" has it, loads the second switch's cable
   three times, in that order once. */
static struct ct_tuned sorted = {
    .job = "sorted",
    .nranks = RANKS,
    .traits = {6, 6, 1, 2, 9e-8, 1e-8, 1, CT_DEPTH_FIRST},
    .choices = choices_of_sorted,
    .nchoices = COUNT(choices_of_sorted),
    .dispatch = dispatch_of_sorted,
};
static const struct ct_tuned *const jobs[] = {&thirds, &halves, &sorted, NULL};

const struct ct_tuned ct_tuned = {
    .machine = "like_jobs",
    .nranks = RANKS,
    .is_simulated = true, /* so that any MPI library will do */
    .placement_hash = 1,  /* of nobody */
    .site = &site,
    .choices = choices,
    .nchoices = CHOICES,
    .dispatch = dispatch,
    .job = "all",
    .traits = {6, 6, 1, 2, 9e-8, 1e-8, 1, CT_AS_IS},
    .jobs = jobs,
    .figures = figures,
    .nfigures = 4,
    .busy_s = busy_s,
    .rivals = rivals,
    .nrivals = COUNT(rivals),
};

/* Those whose native was best where that of others was not. */
static void make_native(struct ct_tuned *job)
{
    job->dispatch = dispatch_of_native;
    job->figures = figures_of_native;
    job->nfigures = COUNT(figures_of_native);
}

/* What is known of alltoall's time in "sorted". */
static void make_raced(void)
{
    sorted.figures = figures_of_sorted;
    sorted.nfigures = COUNT(figures_of_sorted);
    sorted.rivals = rivals_of_sorted;
    sorted.nrivals =
        is_mode("raced_alone") || is_mode("raced_beside") ? 1 : COUNT(rivals_of_sorted);
    if (is_mode("raced_hopeless") || is_mode("raced_alone"))
        figures_of_sorted[0].choice_s = 0.25;
}

void like_tuned_make(const char *argument)
{
    mode = argument;
    made_for_them_only = alltoall_ring;
    made_for_them_only.name = "alltoall_made_for_them_only";
    made_for_them_only.nranks = RANKS;
    for (int rank = 0; rank < RANKS; rank++) {
        char name[32];

        sprintf(name, "host%d", rank);
        host[SWITCHES + rank] = ct_hash(CT_HASH_START, name, strlen(name));
    }
    if (is_mode("placed") || is_mode("own"))
        thirds.placement_hash = ct_placement_hash(host + SWITCHES, THIRD);
    if (is_mode("faint") || is_mode("doubted") || is_mode("untimed") || is_mode("uneven") ||
        is_mode("own"))
        figures[2].choice_s = 0.85;
    if (is_mode("little") || is_mode("named"))
        figures[2].choice_s = 0.9;
    if (is_mode("waning"))
        figures[3].choice_s = 0.9;
    if (is_mode("loaded") || is_mode("as_loaded") || is_mode("rival") || is_mode("slow_rival")) {
        figures[2] = (struct ct_tuned_figure){&ct_alltoall, 4, 1e-6, 0.65e-6};
        /* nine blocks of 4 bytes take the second switch's cable 360 ns */
        busy_s[2] = is_mode("as_loaded") ? 360e-9 : 10e-9;
        for (int i = 0; i < COUNT(rivals); i++)
            if (is_mode("rival") || is_mode("slow_rival"))
                rivals[i].collective = &ct_alltoall;
        if (is_mode("slow_rival"))
            rivals[1].seconds = 0.95e-6;
    }
    if (is_mode("bounded"))
        figures[0].native_s = 150e-9;
    if (is_mode("own"))
        thirds.traits.nparts = RANKS / THIRD;
    if (is_mode("few"))
        thirds.traits.nranks = 0; /* nothing is like it */
    if (is_raced())
        make_raced();
    if (!is_mode("dealt") && !is_mode("tried") && !is_raced())
        sorted.traits.nranks = 0; /* nothing is like it */
    halves = thirds;
    halves.job = "halves-of-two-hosts-with-a-name-as-long-as-those-that-people-give-to-their-jobs";
    halves.placement_hash = 0;
    halves.traits.nparts = RANKS / THIRD;
    if (!has_halves())
        halves.traits.nranks = 0; /* nothing is like it */
    if (is_mode("own"))
        make_native(&halves);
    else if (has_halves() && !is_mode("parts"))
        make_native(&thirds);
    if (is_mode("untimed"))
        thirds.nfigures = 2; /* of allgather alone */
    if (is_mode("uneven"))
        thirds.traits.nparts = 8; /* of them half the doublings count: 1 */
}

void like_tuned_differ(void)
{
    if (is_mode("differ"))
        thirds.traits.ring_s *= 1.01;
    if (is_mode("gains"))
        figures[2].choice_s *= 1.01;
    is_uneven = is_mode("uneven");
}

/* Mathematical functions may round differently on another host. */
double __real_ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b);
double __wrap_ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b);

double __wrap_ct_traits_distance(const struct ct_traits *a, const struct ct_traits *b)
{
    const double distance = __real_ct_traits_distance(a, b);

    return is_uneven && distance > 0 ? nextafter(distance, INFINITY) : distance;
}
