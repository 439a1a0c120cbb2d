/*
 * like_job.c - goes through the jobs of tuned.c.
 */
#include "library/group/like_job.h"

#include "base/numbers.h"
#include "library/switches/switches.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define ABOUT_AS_NEAR 1

/* Native's time is estimated from a ring of the ranks as they are, or from this
   many times the ring in the job's order, whichever is shorter: ranks in no
   order must not make the estimate arbitrarily long. */
#define RING_MOST 4

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

static const char *name_of(const struct ct_tuned *job)
{
    return job->job == NULL ? CT_MAIN_JOB : job->job;
}

/* That of COLLTUNE_JOB; -1: none is named, or none that is known. */
static int named_job(const struct ct_tuned *tuned)
{
    static atomic_flag is_said = ATOMIC_FLAG_INIT;
    const char *name = ct_switch_job();
    const struct ct_tuned *job;

    if (name[0] == '\0')
        return -1;
    for (int i = 0; (job = job_at(tuned, i)) != NULL; i++) {
        if (job->traits.nranks != 0 && strcmp(name_of(job), name) == 0)
            return i;
    }
    if (!atomic_flag_test_and_set(&is_said))
        ct_switch_complain("COLLTUNE_JOB", name, "no such job",
                           "ranks take the one that they are most like");
    return -1;
}

enum ct_reason ct_like_job_missing(const struct ct_tuned *tuned)
{
    return ct_like_jobs_are_known(tuned) ? CT_NO_LIKE_JOB : CT_OTHER_NRANKS;
}

bool ct_like_job_is_possible(const struct ct_tuned *tuned, int nranks)
{
    if (nranks < 2 || !ct_like_jobs_are_known(tuned))
        return false;
    if (named_job(tuned) >= 0)
        return true;
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

static bool is_placed_so(const struct ct_tuned *job, int nranks, uint64_t placement)
{
    return job->nranks == nranks && job->placement_hash == placement && placement != 0;
}

/* Equal placements have equal traits but for this, up to their digits in tuned.c. */
static bool has_as_many_parts(const struct ct_traits *a, const struct ct_traits *b)
{
    return a->nparts == b->nparts || (a->nparts <= 1 && b->nparts <= 1);
}

/* The ranks of a communicator. */
struct here {
    const struct ct_places *places;
    uint64_t placement;
    struct ct_traits traits;
    double ring_s[CT_ORDERS]; /* if they are put in an order */
};

static int look(const struct ct_places *places, int nparts, uint64_t placement, struct here *here)
{
    int err = ct_traits_find(places, nparts, &here->traits, NULL);

    here->places = places;
    here->placement = placement;
    for (int i = 0; i < CT_ORDERS && err == CT_OK; i++)
        err = ct_traits_ring(places, (enum ct_order)i, &here->ring_s[i], NULL);
    return err;
}

/* 0 for those very ranks, whatever their traits. Others are put in the order
   that the job's are in. */
static double distance_of(const struct ct_tuned *job, const struct here *here)
{
    struct ct_traits traits = here->traits;

    if (job->traits.nranks == 0)
        return INFINITY;
    if (is_placed_so(job, traits.nranks, here->placement) &&
        has_as_many_parts(&job->traits, &traits))
        return -1; /* nearer than equal traits */
    traits.ring_s = here->ring_s[job->traits.order];
    return ct_traits_distance(&job->traits, &traits);
}

/* The number of the nearest but for job `except`, -1: none is near enough. */
static int nearest(const struct ct_tuned *tuned, const struct here *here, int except,
                   double *distance)
{
    const struct ct_tuned *job;
    int number = -1;

    *distance = INFINITY;
    for (int i = 0; (job = job_at(tuned, i)) != NULL; i++) {
        const double found = distance_of(job, here);

        if (i != except && found < *distance) {
            *distance = found;
            number = i;
        }
    }
    *distance = ct_larger(*distance, 0);
    return number;
}

/* What is planned by places has an order of its own. */
static void add_order(struct ct_like_choice *like, enum ct_order order,
                      const struct ct_places *places)
{
    const struct ct_algorithm *algorithm = like->choice.algorithm;

    if (like->is_missing || places->is_given[order] ||
        ct_setting_order(&like->choice.setting) != CT_AS_IS ||
        !ct_algorithm_takes_orders(algorithm))
        return;
    like->has_order = true;
    like->ordered = like->choice;
    like->ordered.setting.values[CT_SETTING_ORDER] = (int)order;
    like->ordered.fingerprint = 0;
}

/* A choice for other ranks. A routine that was generated for the job's ranks is of no
   use to them. Native runs with these ranks as they are: MPI libraries have faults
   that depend on where ranks are, and nobody has compared native's results in
   another order of these. */
static struct ct_like_choice for_others(const struct ct_choice *choice, enum ct_order order,
                                        const struct here *here)
{
    struct ct_like_choice like = {.choice = *choice};

    if (choice->algorithm == NULL) {
        like.choice = (struct ct_choice){.algorithm = NULL};
        return like;
    }
    like.is_missing = choice->algorithm->nranks != 0;
    add_order(&like, order, here->places);
    return like;
}

/* As they are for the job's own ranks, or for others. */
static void add_choices(struct ct_like *like, const struct here *here)
{
    const struct ct_tuned *job = like->job;

    for (int i = 0; i < job->nchoices; i++) {
        like->choices[i] = like->is_the_job ? (struct ct_like_choice){.choice = job->choices[i]}
                                            : for_others(&job->choices[i], job->traits.order, here);
        like->choices[job->nchoices + i].is_missing = true;
    }
}

const struct ct_like_choice *ct_like_near(struct ct_like *like, const struct ct_like_choice *own,
                                          struct ct_problem problem)
{
    const enum ct_order order = like->job->traits.order;
    struct ct_like_choice *near = &like->choices[like->job->nchoices + (own - like->choices)];
    const struct ct_algorithm *algorithm = own->choice.algorithm;

    if (near->is_near || like->is_the_job || own->is_missing || algorithm == NULL)
        return near;
    for (int i = 0; ct_setting_near(algorithm->params, &own->choice.setting, i, &problem.setting);
         i++) {
        if (!ct_algorithm_applies(algorithm, &problem))
            continue;
        *near = (struct ct_like_choice){.choice = own->choice, .is_near = true};
        near->choice.setting = problem.setting;
        near->choice.fingerprint = 0;
        add_order(near, order, problem.places);
        break;
    }
    return near;
}

int ct_like_job_find(const struct ct_tuned *tuned, const struct ct_places *places, int nparts,
                     uint64_t placement, struct ct_like **like)
{
    const int nranks = places->tree.nranks;
    const struct ct_tuned *job;
    struct here here;
    struct ct_like *found;
    double distance, farther;
    int number, other;
    bool is_named;

    *like = NULL;
    if (look(places, nparts, placement, &here) != CT_OK)
        return CT_ERR_MEMORY;
    number = named_job(tuned);
    is_named = number >= 0;
    if (is_named)
        distance = ct_larger(distance_of(job_at(tuned, number), &here), 0);
    else
        number = nearest(tuned, &here, -1, &distance);
    if (number < 0)
        return CT_OK;
    other = nearest(tuned, &here, number, &farther);
    job = job_at(tuned, number);
    found = calloc(1, sizeof *found + 2 * (size_t)job->nchoices * sizeof *found->choices);
    if (found == NULL)
        return CT_ERR_MEMORY;
    found->job = job;
    found->number = number;
    found->is_the_job = is_placed_so(job, nranks, placement);
    found->distance = distance;
    found->other_number = -1;
    found->is_named = is_named;
    if (!found->is_the_job && !found->is_named && other >= 0 &&
        farther <= distance + ABOUT_AS_NEAR) {
        found->other = job_at(tuned, other);
        found->other_number = other;
    }
    found->traits = here.traits;
    found->traits.ring_s =
        ct_smaller(here.traits.ring_s, RING_MOST * here.ring_s[job->traits.order]);
    add_choices(found, &here);
    *like = found;
    return CT_OK;
}
