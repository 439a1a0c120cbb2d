/*
 * like_placement - where a job of the very same placement is among the tuned
 * ones, it is taken before others that are as like, also where its traits have
 * lost digits in tuned.c; but not where it was timed in another number of parts.
 */
#include "library/group/like_job.h"
#include "repo/places.h"

#include <stdio.h>
#include <stdlib.h>

enum { SWITCH, HOSTS, NRANKS = 3, NNODES = HOSTS + NRANKS, PLACEMENT = 7 };

static int mistakes;

static void expect(const struct ct_tuned *tuned, const struct ct_places *places, int nparts,
                   int number)
{
    struct ct_like *like = NULL;
    int found = -1;

    if (ct_like_job_find(tuned, places, nparts, PLACEMENT, &like) == CT_OK && like != NULL)
        found = like->number;
    free(like);
    if (found == number)
        return;
    mistakes++;
    fprintf(stderr, "in %d parts: job %d, not %d\n", nparts, found, number);
}

int main(void)
{
    static const int parent[NNODES] = {-1, SWITCH, SWITCH, SWITCH};
    static const double capacity[NNODES] = {0, 7e9, 7e9, 7e9};
    static const uint64_t host[NNODES] = {0, 1, 2, 3};
    static const int leaf[NRANKS] = {HOSTS, HOSTS + 1, HOSTS + 2};
    static const struct ct_site site = {
        .nnodes = NNODES, .parent = parent, .capacity = capacity, .host = host};
    struct ct_places *places = NULL;
    struct ct_tuned nearest = {.nranks = NRANKS};
    struct ct_tuned same = {.nranks = NRANKS, .placement_hash = PLACEMENT};
    const struct ct_tuned *const jobs[] = {&same, NULL};
    struct ct_tuned all;

    if (ct_places_prune(&site, leaf, leaf, NRANKS, &places, NULL) != CT_OK ||
        ct_traits_find(places, 2, &nearest.traits, NULL) != CT_OK)
        return 1;
    all = nearest;
    all.jobs = jobs;
    same.traits = nearest.traits;
    same.traits.crossing_s = 2.85714286e-10; /* 2/7e9 in nine digits */
    expect(&all, places, 2, 1);
    expect(&all, places, 1, 0);
    ct_places_free(places);
    return mistakes != 0;
}
