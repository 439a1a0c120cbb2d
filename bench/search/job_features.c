/*
 * job_features.c - plans candidates among the job's ranks, beside others of their program.
 */
#include "bench/search/job_features.h"

#include "base/array.h"
#include "driver/journal/old_routines.h"
#include "generator/site.h"
#include "model/ranking.h"
#include "repo/places_beside.h"

#include <stdlib.h>
#include <string.h>

const char *const ct_beside_texts[CT_BESIDES] = {
    [CT_BESIDE_AS_CALLED] = "what was called",
    [CT_BESIDE_NONE] = "these ranks alone",
    [CT_BESIDE_ANYWHERE] = "others on all their cables",
    [CT_BESIDE_ALIKE] = "others where ranks are",
};

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
static int count(const struct ct_offered *offered, const struct ct_timed_job *job, size_t bytes,
                 const struct ct_parts *parts, struct ct_features *features)
{
    const struct ct_problem problem = {.collective = offered->collective,
                                       .nranks = job->cluster->nranks,
                                       .bytes = bytes,
                                       .places = job->wiring.places};

    return ct_offered_count(offered, &problem, parts, features, NULL, NULL);
}

static int count_cell(struct ct_timed_jobs *jobs, struct ct_timed_job *job,
                      struct ct_job_cell *cell, const struct ct_parts *parts)
{
    for (int i = 0; i < cell->n; i++) {
        struct ct_job_time *time = &cell->list[i];
        int err = CT_ERR_INVALID;

        time->number = number_of(jobs, time->is, job->cluster->name);
        if (time->number >= 0)
            err = count(&jobs->offered[time->number], job, cell->bytes, parts, &time->features);
        if (time->number == -2 || err == CT_ERR_MEMORY)
            return CT_ERR_MEMORY;
        if (err != CT_OK)
            time->number = -1;
        time->seen = time->features;
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
    job->seen = (struct ct_seen_job){job->traits, ct_cluster_launched(job->cluster)};
    return err;
}

/* The program of a job without parts is that of the folder's own job. */
static const struct ct_cluster *program_of(const struct ct_timed_jobs *jobs,
                                           const struct ct_timed_job *job)
{
    return job->cluster->nparts > 1 ? job->cluster : jobs->at->cluster;
}

static int parts_of(const struct ct_timed_jobs *jobs, const struct ct_timed_job *job)
{
    return ct_cluster_launched(program_of(jobs, job)) / job->cluster->nranks;
}

bool ct_timed_job_is_part(const struct ct_timed_jobs *jobs, const struct ct_timed_job *job)
{
    return parts_of(jobs, job) > 1;
}

/* By host of the cluster: the program's ranks. NULL: out of memory. */
static int *find_program(const struct ct_cluster *program, const struct ct_cluster *cluster)
{
    int *on_host = calloc((size_t)cluster->nnodes, sizeof *on_host);
    int n = 0;

    for (int x = 0; x < cluster->nnodes && on_host != NULL; x++) {
        if (cluster->nodes[x].kind != CT_NODE_HOST)
            continue;
        for (int rank = 0; rank < ct_cluster_launched(program); rank++) {
            const int host = ct_cluster_launched_host(program, rank);

            on_host[n] += strcmp(program->nodes[host].name, cluster->nodes[x].name) == 0;
        }
        n++;
    }
    return on_host;
}

static int find_alike(const struct ct_timed_job *job, const struct ct_cluster *program,
                      int *on_cable)
{
    const struct ct_cluster *cluster = job->cluster;
    const int nlaunched = ct_cluster_launched(program);
    int *on_host = find_program(program, cluster);
    const struct ct_program_ranks ranks = {nlaunched, on_host};
    struct ct_site *site = NULL;
    int err = on_host == NULL ? CT_ERR_MEMORY : ct_site_build(cluster, &site, NULL);

    if (err == CT_OK)
        err = ct_places_beside(site, &ranks, job->wiring.places, cluster->rank_host,
                               nlaunched / cluster->nranks, on_cable);
    ct_site_free(site);
    free(on_host);
    return err;
}

static int see_all(const struct ct_timed_jobs *jobs, struct ct_timed_job *job,
                   const struct ct_parts *parts)
{
    for (int i = 0; i < job->ncells; i++) {
        const struct ct_job_cell *cell = &job->cells[i];

        for (int k = 0; k < cell->n; k++) {
            struct ct_job_time *time = &cell->list[k];

            if (time->number >= 0 &&
                count(&jobs->offered[time->number], job, cell->bytes, parts, &time->seen) != CT_OK)
                return CT_ERR_MEMORY;
        }
    }
    job->seen.nranks = (parts->n < 1 ? 1 : parts->n) * job->cluster->nranks;
    return ct_traits_find(job->wiring.places, parts->n, &job->seen.traits, NULL);
}

int ct_timed_job_see(const struct ct_timed_jobs *jobs, struct ct_timed_job *job,
                     enum ct_beside_rule rule, struct ct_diag *diag)
{
    const int nnodes = job->wiring.tree.nnodes;
    int *on_cable = calloc((size_t)nnodes + 1, sizeof *on_cable);
    const struct ct_parts parts[CT_BESIDES] = {
        [CT_BESIDE_AS_CALLED] = {job->cluster->nparts, on_cable},
        [CT_BESIDE_NONE] = {1, NULL},
        [CT_BESIDE_ANYWHERE] = {parts_of(jobs, job), NULL},
        [CT_BESIDE_ALIKE] = {parts_of(jobs, job), on_cable},
    };
    int err = on_cable == NULL ? CT_ERR_MEMORY : CT_OK;

    if (err == CT_OK && rule == CT_BESIDE_AS_CALLED)
        err = ct_site_parts(job->cluster, on_cable, nnodes, NULL);
    if (err == CT_OK && rule == CT_BESIDE_ALIKE)
        err = find_alike(job, program_of(jobs, job), on_cable);
    if (err == CT_OK)
        err = see_all(jobs, job, &parts[rule]);
    free(on_cable);
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}
