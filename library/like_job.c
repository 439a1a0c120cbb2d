/*
 * like_job.c - goes through the jobs of tuned.c.
 */
#include "library/like_job.h"

#include "repo/reorder.h"

#include <math.h>
#include <stdlib.h>

#define ABOUT_AS_NEAR 1

/* Job `number`: the main one, then the others; NULL after the last. */
static const struct ct_tuned *job_at(const struct ct_tuned *tuned, int number)
{
    if (number == 0)
        return tuned;
    return tuned->jobs == NULL ? NULL : tuned->jobs[number - 1];
}

bool ct_like_jobs_are_known(const struct ct_tuned *tuned)
{
    if (tuned->site == NULL)
        return false;
    for (int i = 0; job_at(tuned, i) != NULL; i++) {
        if (job_at(tuned, i)->traits.nranks != 0)
            return true;
    }
    return false;
}

bool ct_like_job_is_possible(const struct ct_tuned *tuned, int nranks)
{
    if (nranks < 2 || !ct_like_jobs_are_known(tuned))
        return false;
    for (int i = 0; job_at(tuned, i) != NULL; i++) {
        const struct ct_traits *job = &job_at(tuned, i)->traits;
        struct ct_traits best = *job; /* all else is equal */

        if (job->nranks == 0)
            continue;
        best.nranks = nranks;
        best.crossing_s *= (double)nranks / job->nranks;
        if (isfinite(ct_traits_distance(job, &best)))
            return true;
    }
    return false;
}

static bool is_placed_so(const struct ct_tuned *job, int nranks,
                         uint64_t placement)
{
    return job->nranks == nranks && job->placement_hash == placement &&
           placement != 0;
}

/* Equal placements have equal traits but for this, up to their digits in tuned.c. */
static bool has_as_many_parts(const struct ct_traits *a,
                              const struct ct_traits *b)
{
    return a->nparts == b->nparts || (a->nparts <= 1 && b->nparts <= 1);
}

/* 0 for those very ranks, whatever their traits. Others are put in the order of
   the job's.

   here  CT_ORDERS: the ranks' traits with a ring in that order */
static double distance_of(const struct ct_tuned *job,
                          const struct ct_traits *here, uint64_t placement)
{
    const struct ct_traits *traits = &here[job->traits.order];

    if (job->traits.nranks == 0)
        return INFINITY;
    if (is_placed_so(job, traits->nranks, placement) &&
        has_as_many_parts(&job->traits, traits))
        return -1; /* nearer than equal traits */
    return ct_traits_distance(&job->traits, traits);
}

/* The number of the nearest but for job `except`, -1: none is near enough. */
static int nearest(const struct ct_tuned *tuned, const struct ct_traits *here,
                   uint64_t placement, int except, double *distance)
{
    const struct ct_tuned *job;
    int number = -1;

    *distance = INFINITY;
    for (int i = 0; (job = job_at(tuned, i)) != NULL; i++) {
        const double found = distance_of(job, here, placement);

        if (i != except && found < *distance) {
            *distance = found;
            number = i;
        }
    }
    *distance = fmax(*distance, 0);
    return number;
}

/* What is planned by places has an order of its own. */
static void add_order(struct ct_like_choice *like, enum ct_order order,
                      const struct ct_places *places)
{
    const struct ct_algorithm *algorithm = like->choice.algorithm;

    if (like->is_missing || places->is_given[order] ||
        ct_setting_order(&like->choice.setting) != CT_AS_IS ||
        (algorithm != NULL && !ct_reorder_is_possible(algorithm)))
        return;
    like->has_order = true;
    like->ordered = like->choice;
    like->ordered.setting.values[CT_SETTING_ORDER] = (int)order;
    like->ordered.fingerprint = 0;
}

/* A routine that was generated for the job's ranks is of no use to others. */
static struct ct_like_choice translate(const struct ct_choice *choice,
                                       enum ct_order order,
                                       const struct ct_places *places)
{
    struct ct_like_choice like = {.choice = *choice};

    if (choice->algorithm != NULL && choice->algorithm->nranks != 0) {
        like.choice.algorithm = choice->algorithm->elsewhere;
        like.choice.fingerprint = 0;
        like.is_missing = like.choice.algorithm == NULL;
    }
    add_order(&like, order, places);
    return like;
}

int ct_like_job_find(const struct ct_tuned *tuned,
                     const struct ct_places *places, int nparts,
                     uint64_t placement, struct ct_like **like)
{
    const int nranks = places->tree.nranks;
    const struct ct_tuned *job;
    struct ct_traits here[CT_ORDERS];
    struct ct_like *found;
    double distance, farther;
    int number, other;

    *like = NULL;
    for (int i = 0; i < CT_ORDERS; i++) {
        if (ct_traits_find(places, nparts, (enum ct_order)i, &here[i], NULL) !=
            CT_OK)
            return CT_ERR_MEMORY;
    }
    number = nearest(tuned, here, placement, -1, &distance);
    if (number < 0)
        return CT_OK;
    other = nearest(tuned, here, placement, number, &farther);
    job = job_at(tuned, number);
    found = calloc(1, sizeof *found +
                          (size_t)job->nchoices * sizeof *found->choices);
    if (found == NULL)
        return CT_ERR_MEMORY;
    found->job = job;
    found->number = number;
    found->is_the_job = is_placed_so(job, nranks, placement);
    found->distance = distance;
    found->other_number = -1;
    if (!found->is_the_job && other >= 0 &&
        farther <= distance + ABOUT_AS_NEAR) {
        found->other = job_at(tuned, other);
        found->other_number = other;
    }
    found->traits = here[CT_AS_IS];
    for (int i = 0; i < job->nchoices; i++)
        found->choices[i] =
            found->is_the_job
                ? (struct ct_like_choice){.choice = job->choices[i]}
                : translate(&job->choices[i], job->traits.order, places);
    found->served = ct_served_find(nranks, job->job, distance);
    *like = found;
    return CT_OK;
}
