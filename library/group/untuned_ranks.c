/*
 * untuned_ranks.c - goes through the jobs of tuned.c.
 */
#include "library/group/untuned_ranks.h"

#include <stdlib.h>

/* Job `number`: the main one, then the others; NULL after the last. */
static const struct ct_tuned *job_at(const struct ct_tuned *tuned, int number)
{
    if (number == 0)
        return tuned;
    return tuned->jobs == NULL ? NULL : tuned->jobs[number - 1];
}

bool ct_untuned_is_possible(const struct ct_tuned *tuned, int nranks)
{
    const struct ct_tuned *job;

    if (nranks < 2 || tuned->site == NULL)
        return false;
    if (tuned->calibration != NULL)
        return true;
    for (int i = 0; (job = job_at(tuned, i)) != NULL; i++) {
        if (job->nranks == nranks && job->placement_hash != 0)
            return true;
    }
    return false;
}

static int at_least_one(int n)
{
    return n < 1 ? 1 : n;
}

/* NULL: they are of none. */
static const struct ct_tuned *find_job(const struct ct_tuned *tuned, int nranks, int nparts,
                                       uint64_t placement)
{
    const struct ct_tuned *job, *found = NULL;

    for (int i = 0; (job = job_at(tuned, i)) != NULL; i++) {
        if (job->nranks != nranks || job->placement_hash != placement || placement == 0)
            continue;
        if (at_least_one(job->nparts) == at_least_one(nparts))
            return job;
        if (found == NULL)
            found = job;
    }
    return found;
}

/* Candidates of the collective that has most of them. */
static int count_most(const struct ct_calibration *calibration)
{
    int most = 0;

    for (int i = 0, n = 0; i < calibration->noffered; i++) {
        const struct ct_offered *offered = &calibration->offered[i];

        n = i > 0 && offered->collective == offered[-1].collective ? n + 1 : 1;
        most = n > most ? n : most;
    }
    return most;
}

static int add_candidates(const struct ct_calibration *calibration, struct ct_untuned *to)
{
    const size_t most = (size_t)count_most(calibration);

    for (int i = 0; i < calibration->noffered; i++) {
        const struct ct_offered *offered = &calibration->offered[i];

        to->choices[i] = (struct ct_choice){.algorithm = offered->algorithm,
                                            .setting = offered->setting,
                                            .fingerprint = offered->fingerprint};
    }
    to->predictions = calloc(most + 1, sizeof *to->predictions);
    to->votes = calloc(1 + CT_VOTES_OF_ONE * most, sizeof *to->votes);
    return to->predictions == NULL || to->votes == NULL ? CT_ERR_MEMORY : CT_OK;
}

/* Find how many parts use each cable; without the program's ranks all are taken to use all. */
static int find_parts(const struct ct_tuned *tuned, const struct ct_places *places,
                      const struct ct_beside *beside, struct ct_untuned *to)
{
    to->parts.n = beside->nparts;
    if (beside->nparts < 2 || beside->program == NULL)
        return CT_OK;
    to->on_cable = calloc((size_t)places->tree.nnodes, sizeof *to->on_cable);
    to->parts.on_cable = to->on_cable;
    return to->on_cable == NULL ? CT_ERR_MEMORY
                                : ct_places_beside(tuned->site, beside->program, places, beside->on,
                                                   beside->nparts, to->on_cable);
}

int ct_untuned_find(const struct ct_tuned *tuned, const struct ct_places *places,
                    const struct ct_beside *beside, uint64_t placement, struct ct_untuned **untuned)
{
    const struct ct_tuned *job = find_job(tuned, places->tree.nranks, beside->nparts, placement);
    const struct ct_calibration *calibration = tuned->calibration;
    const size_t noffered = calibration == NULL ? 0 : (size_t)calibration->noffered;
    struct ct_untuned *found;
    int err = CT_OK;

    *untuned = NULL;
    if (job == NULL && calibration == NULL)
        return CT_OK;
    found = calloc(1, sizeof *found + noffered * sizeof *found->choices);
    if (found == NULL)
        return CT_ERR_MEMORY;
    found->job = job;
    if (calibration != NULL) {
        err = add_candidates(calibration, found);
        if (err == CT_OK)
            err = find_parts(tuned, places, beside, found);
        if (err == CT_OK)
            err = ct_traits_find(places, beside->nparts, &found->traits, NULL);
    }
    if (err == CT_OK)
        *untuned = found;
    else
        ct_untuned_free(found);
    return err;
}

int ct_native_trials_new(const struct ct_tuned *job, struct ct_native_trials **trials)
{
    bool is_wanted = job == NULL;

    *trials = NULL;
    for (int i = 0; job != NULL && i < job->nchoices; i++)
        is_wanted = is_wanted || job->choices[i].is_predicted;
    if (!is_wanted)
        return CT_OK;
    *trials = calloc(1, sizeof **trials);
    return *trials == NULL ? CT_ERR_MEMORY : CT_OK;
}

void ct_untuned_free(struct ct_untuned *untuned)
{
    if (untuned == NULL)
        return;
    free(untuned->rankings);
    free(untuned->predictions);
    free(untuned->votes);
    free(untuned->on_cable);
    free(untuned);
}
