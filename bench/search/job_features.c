/*
 * job_features.c - plans candidates among the job's ranks.
 */
#include "bench/search/job_features.h"

#include "base/array.h"
#include "driver/folder/old_routines.h"
#include "generator/site.h"
#include "model/stand_in.h"

#include <stdlib.h>
#include <string.h>

/* The candidate by algorithm and setting, as all jobs have it; its number. -1: nobody knows
   what it plans. -2: out of memory. */
static int number_of(struct ct_timed_jobs *jobs, const struct ct_candidate *named,
                     const char *cluster)
{
    const struct ct_collective *collective = ct_collective_find(named->collective);
    const char *old = ct_old_routine_algorithm(named->name, cluster);
    const struct ct_algorithm *algorithm =
        ct_algorithm_find(ct_registry, old == NULL ? named->name : old);
    const bool is_native = strcmp(named->name + strlen(named->collective), "_native") == 0;
    const int before = jobs->candidates.n;
    const struct ct_candidate *found;
    struct ct_setting setting;

    if (collective == NULL || (algorithm == NULL && !is_native) ||
        ct_setting_read(is_native ? ct_no_params : algorithm->params, named->text, &setting,
                        NULL) != CT_OK)
        return -1;
    found = ct_candidate_of(&jobs->candidates, collective, algorithm, &setting);
    if (found == NULL)
        return -2;
    if (jobs->candidates.n > before) {
        int n = before;
        struct ct_offered *added = ct_array_add(&jobs->offered, &n, sizeof *added);

        if (added == NULL)
            return -2;
        *added = (struct ct_offered){
            .collective = collective, .algorithm = algorithm, .setting = setting};
    }
    return found->number;
}

/* Returns CT_ERR_INVALID if it does not apply. */
static int count(struct ct_job_time *time, const struct ct_offered *offered,
                 const struct ct_timed_job *job, size_t bytes, const struct ct_parts *parts)
{
    const struct ct_algorithm *algorithm = offered->algorithm;
    struct ct_problem problem = {.collective = offered->collective,
                                 .nranks = job->cluster->nranks,
                                 .bytes = bytes,
                                 .setting = offered->setting,
                                 .places = job->wiring.places};

    if (algorithm == NULL)
        algorithm = ct_stand_in(&problem, &problem.setting);
    if (algorithm == NULL || !ct_algorithm_applies(algorithm, &problem))
        return CT_ERR_INVALID;
    return ct_features_count(algorithm, &problem, parts, &time->features, NULL);
}

static int count_cell(struct ct_timed_jobs *jobs, struct ct_timed_job *job,
                      struct ct_job_cell *cell, const struct ct_parts *parts)
{
    for (int i = 0; i < cell->n; i++) {
        struct ct_job_time *time = &cell->list[i];
        int err = CT_ERR_INVALID;

        time->number = number_of(jobs, time->is, job->cluster->name);
        if (time->number >= 0)
            err = count(time, &jobs->offered[time->number], job, cell->bytes, parts);
        if (time->number == -2 || err == CT_ERR_MEMORY)
            return CT_ERR_MEMORY;
        if (err != CT_OK)
            time->number = -1;
    }
    return CT_OK;
}

int ct_timed_job_count(struct ct_timed_jobs *jobs, struct ct_timed_job *job, struct ct_diag *diag)
{
    const int nnodes = job->wiring.tree.nnodes;
    int *on_cable = calloc((size_t)nnodes + 1, sizeof *on_cable);
    const struct ct_parts parts = {.n = job->cluster->nparts, .on_cable = on_cable};
    int err = on_cable == NULL ? ct_diag_memory(diag)
                               : ct_site_parts(job->cluster, on_cable, nnodes, diag);

    for (int i = 0; i < job->ncells && err == CT_OK; i++) {
        if (count_cell(jobs, job, &job->cells[i], &parts) != CT_OK)
            err = ct_diag_memory(diag);
    }
    free(on_cable);
    return err;
}
