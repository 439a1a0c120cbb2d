/*
 * measured_jobs.c - cell by cell.
 */
#include "driver/decided/measured_jobs.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "base/text.h"
#include "driver/folder/job_ranks.h"
#include "driver/folder/jobs.h"
#include "driver/journal/frozen.h"
#include "generator/site.h"
#include "repo/fingerprint.h"
#include "result/model_lines.h"
#include "search/space.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NS 1e9
#define BOUND 0.3 /* the busiest cable needs so much of a time: loads of cables are counted */

/* The job that is being read. */
struct job {
    int number;
    struct ct_job_ranks ranks;
    const struct ct_cluster *all; /* the cluster's own ranks */
    int *cable;                   /* by node of the places: that of the cluster; owned */
    int nnodes;                   /* so many have one */
    struct ct_frozen frozen;
    struct ct_measured_jobs *jobs;
    struct ct_diag *diag;
};

/* Or no size, where there are no data. */
static bool is_fixed_size(size_t bytes)
{
    int i = 0;

    while (bytes > 0 && i < CT_SEARCH_NSIZES && ct_search_sizes[i] != bytes)
        i++;
    return i < CT_SEARCH_NSIZES;
}

/* What a name of measurements.csv means; false: nothing that is here now. */
static bool resolve(const struct ct_candidate *candidate, struct ct_offered *offered)
{
    const size_t length = strlen(candidate->collective);

    *offered = (struct ct_offered){.collective = ct_collective_find(candidate->collective)};
    if (offered->collective == NULL)
        return false;
    if (strcmp(candidate->name + length, "_native") == 0)
        return candidate->text[0] == '\0';
    offered->algorithm = ct_algorithm_find(ct_registry, candidate->name);
    return offered->algorithm != NULL &&
           ct_collective_is(offered->algorithm->collective, offered->collective) &&
           ct_setting_read(offered->algorithm->params, candidate->text, &offered->setting, NULL) ==
               CT_OK;
}

/* Room for the candidates of the set that are new. */
static int grow_places(struct ct_measured_jobs *jobs)
{
    while (jobs->nplaces < jobs->set.n) {
        int *place = ct_array_add(&jobs->place, &jobs->nplaces, sizeof *place);
        struct ct_offered offered;
        struct ct_offered *added;

        if (place == NULL)
            return CT_ERR_MEMORY;
        *place = -1;
        if (!resolve(jobs->set.at[jobs->nplaces - 1], &offered))
            continue;
        *place = jobs->ncandidates;
        added = ct_array_add(&jobs->candidates, &jobs->ncandidates, sizeof *added);
        if (added == NULL)
            return CT_ERR_MEMORY;
        *added = offered;
    }
    return CT_OK;
}

/* Loads of the cluster's cables, where they matter.

   own  by cable of the places */
static int add_loads(const struct job *job, const struct ct_cable_load *own,
                     struct ct_measured *measured)
{
    const int nplaces = job->ranks.wiring.tree.nnodes;

    if ((double)measured->features.of[CT_CABLE_NS] < BOUND * (double)measured->ns)
        return CT_OK;
    measured->loads = calloc((size_t)job->all->nnodes, sizeof *measured->loads);
    for (int i = 0; measured->loads != NULL && i < job->nnodes && i < nplaces; i++) {
        if (job->cable[i] >= 0)
            measured->loads[job->cable[i]] = own[i];
    }
    return measured->loads != NULL ? CT_OK : CT_ERR_MEMORY;
}

/* Its time, and what it costs. Nothing where it cannot be counted.

   loads  room for the places' cables; NULL: they cannot be counted among so many ranks */
static int add_time(const struct job *job, const struct ct_frozen_cell *cell, int i,
                    struct ct_cable_load *loads)
{
    struct ct_measured_jobs *jobs = job->jobs;
    const struct ct_candidate *candidate = cell->lines[i].candidate;
    const int place = jobs->place[candidate->number];
    const struct ct_offered *offered = &jobs->candidates[place];
    const struct ct_problem problem = {.collective = offered->collective,
                                       .nranks = job->ranks.wiring.tree.nranks,
                                       .bytes = cell->lines->bytes,
                                       .places = job->ranks.wiring.places};
    struct ct_measured measured = {.job = job->number, .candidate = place, .bytes = problem.bytes};
    struct ct_measured *added;
    double *logs;
    const int err =
        ct_offered_count(offered, &problem, &job->ranks.parts, &measured.features, loads, NULL);

    if (err != CT_OK)
        return err == CT_ERR_MEMORY ? err : CT_OK;
    measured.nsamples = ct_frozen_samples(cell->lines, cell->n, candidate, &logs);
    if (measured.nsamples < 0)
        return CT_ERR_MEMORY;
    measured.ns = llround(exp(ct_median(logs, measured.nsamples)) * NS);
    free(logs);
    if (measured.ns < 1)
        return CT_OK;
    if (loads != NULL && add_loads(job, loads, &measured) != CT_OK)
        return CT_ERR_MEMORY;
    added = ct_array_add(&jobs->at, &jobs->n, sizeof *added);
    if (added == NULL) {
        free(measured.loads);
        return CT_ERR_MEMORY;
    }
    *added = measured;
    return CT_OK;
}

/* True if the line is the first of a candidate that is known. */
static bool is_first(const struct ct_measured_jobs *jobs, const struct ct_frozen_cell *cell, int i)
{
    int k = 0;

    if (cell->lines[i].n == 0 || jobs->place[cell->lines[i].candidate->number] < 0)
        return false;
    while (k < i && (cell->lines[k].candidate != cell->lines[i].candidate || cell->lines[k].n == 0))
        k++;
    return k == i;
}

static int add_cells(const struct job *job)
{
    const struct ct_tree *tree = &job->ranks.wiring.tree;
    struct ct_cable_load *loads = NULL;
    int err = CT_OK;

    if (tree->nranks <= CT_COUNTED_WHOLE) {
        loads = calloc((size_t)tree->nnodes, sizeof *loads);
        err = loads == NULL ? CT_ERR_MEMORY : CT_OK;
    }
    for (int c = 0; c < job->frozen.ncells; c++) {
        const struct ct_frozen_cell *cell = &job->frozen.cells[c];

        for (int i = 0; err == CT_OK && i < cell->n && is_fixed_size(cell->lines->bytes); i++) {
            if (is_first(job->jobs, cell, i))
                err = add_time(job, cell, i, loads);
        }
    }
    free(loads);
    return err == CT_OK ? err : ct_diag_memory(job->diag);
}

/* For the ranks of the job; 0: what there is no algorithm of. */
static uint64_t fingerprint_of(void *ctx, const char *name, bool is_before)
{
    const struct ct_wiring *wiring = ctx;
    const struct ct_named named = ct_named_find(ct_registry, name);

    if (named.algorithm == NULL)
        return 0;
    return is_before ? ct_fingerprint_before(&named, wiring->tree.nranks, wiring->places)
                     : ct_fingerprint_of(&named, wiring->tree.nranks, wiring->places);
}

/* All jobs have one set of candidates. */
static int read_times(struct job *job, char *path)
{
    struct ct_measured_jobs *jobs = job->jobs;
    int err;

    job->frozen.candidates = jobs->set;
    job->frozen.fingerprints = (struct ct_journal_fingerprints){fingerprint_of, &job->ranks.wiring};
    err = ct_frozen_read(&job->frozen, &path, 1, false, job->diag);
    jobs->set = job->frozen.candidates;
    job->frozen.candidates = (struct ct_candidate_set){.n = 0};
    if (err == CT_OK && grow_places(jobs) != CT_OK)
        err = ct_diag_memory(job->diag);
    return err == CT_OK ? add_cells(job) : err;
}

/* The cluster's cables by the names of the nodes that they are above. */
static int find_cables(struct job *job, const struct ct_cluster *cluster)
{
    job->cable = calloc((size_t)cluster->nnodes, sizeof *job->cable);
    if (job->cable == NULL)
        return ct_diag_memory(job->diag);
    job->nnodes = ct_site_kept(cluster, job->cable);
    for (int i = 0; i < job->nnodes; i++) {
        const char *name = cluster->nodes[job->cable[i]].name;
        int x = job->all->nnodes - 1;

        while (x >= 0 && (name == NULL || job->all->nodes[x].name == NULL ||
                          strcmp(job->all->nodes[x].name, name) != 0))
            x--;
        job->cable[i] = x;
    }
    return CT_OK;
}

static int add_job(struct job *job, const char *name, const struct ct_cluster *cluster)
{
    struct ct_measured_jobs *jobs = job->jobs;
    struct ct_measured_job *added;
    char **names = ct_array_grow(jobs->names, jobs->njobs, sizeof *names);
    int err;

    if (names == NULL)
        return ct_diag_memory(job->diag);
    jobs->names = names;
    job->number = jobs->njobs;
    added = ct_array_add(&jobs->jobs, &jobs->njobs, sizeof *added);
    if (added == NULL)
        return ct_diag_memory(job->diag);
    names[job->number] = ct_format("%s", name);
    if (names[job->number] == NULL)
        return ct_diag_memory(job->diag);
    err = ct_job_ranks_find(cluster, &job->ranks, job->diag);
    added->traits = job->ranks.traits;
    added->nranks = job->ranks.nlaunched;
    return err == CT_OK ? find_cables(job, cluster) : err;
}

/* A folder, if it has measurements. */
static int read_folder(struct job *job, const char *dir, const char *name,
                       const struct ct_cluster *cluster)
{
    struct ct_path path = ct_path("%s/measurements.csv", dir);
    int err = CT_OK;

    if (ct_file_exists(path.text)) {
        err = add_job(job, name, cluster);
        if (err == CT_OK)
            err = read_times(job, path.text);
    }
    ct_frozen_fini(&job->frozen);
    ct_job_ranks_fini(&job->ranks);
    free(job->cable);
    return err;
}

/* One in DIR/jobs. */
static int read_job(struct job *job, const char *above, const char *name)
{
    struct ct_cluster *cluster = NULL;
    int err = ct_cluster_load(ct_path("%s/jobs/%s/cluster.yaml", above, name).text, "{command}",
                              &cluster, job->diag);

    if (err == CT_OK)
        err = read_folder(job, ct_path("%s/jobs/%s", above, name).text, name, cluster);
    ct_cluster_free(cluster);
    return err;
}

/* A candidate, and its number before they were sorted. */
struct numbered {
    struct ct_offered is;
    int number;
};

/* By collective, native first, then by name and setting. */
static int compare_candidates(const void *a, const void *b)
{
    const struct ct_offered *x = &((const struct numbered *)a)->is;
    const struct ct_offered *y = &((const struct numbered *)b)->is;
    int order = ct_collective_number(x->collective) - ct_collective_number(y->collective);

    if (order == 0 && x->algorithm != y->algorithm)
        order = x->algorithm == NULL   ? -1
                : y->algorithm == NULL ? 1
                                       : strcmp(x->algorithm->name, y->algorithm->name);
    for (int i = 0; i <= CT_SETTING_MAX && order == 0; i++)
        order = x->setting.values[i] - y->setting.values[i];
    return order;
}

static int compare_measured(const void *a, const void *b)
{
    const struct ct_measured *x = a, *y = b;

    if (x->job != y->job)
        return x->job < y->job ? -1 : 1;
    if (x->candidate != y->candidate)
        return x->candidate < y->candidate ? -1 : 1;
    return x->bytes < y->bytes ? -1 : x->bytes > y->bytes;
}

/* In an order that is not that of measuring: equal times then give an equal model. */
static int sort(struct ct_measured_jobs *jobs, struct ct_diag *diag)
{
    const size_t n = (size_t)jobs->ncandidates;
    struct numbered *sorted = calloc(n + 1, sizeof *sorted);
    int *now = calloc(n + 1, sizeof *now);

    if (sorted == NULL || now == NULL) {
        free(now);
        free(sorted);
        return ct_diag_memory(diag);
    }
    for (int i = 0; i < jobs->ncandidates; i++)
        sorted[i] = (struct numbered){jobs->candidates[i], i};
    qsort(sorted, n, sizeof *sorted, compare_candidates);
    for (int i = 0; i < jobs->ncandidates; i++) {
        jobs->candidates[i] = sorted[i].is;
        now[sorted[i].number] = i;
    }
    for (int i = 0; i < jobs->n; i++)
        jobs->at[i].candidate = now[jobs->at[i].candidate];
    if (jobs->n > 0)
        qsort(jobs->at, (size_t)jobs->n, sizeof *jobs->at, compare_measured);
    free(now);
    free(sorted);
    return CT_OK;
}

int ct_measured_jobs_read(const struct ct_machine *machine, const char *mechanism,
                          struct ct_measured_jobs *jobs, struct ct_diag *diag)
{
    const struct job job = {
        .all = machine->cluster, .frozen = {.mechanism = mechanism}, .jobs = jobs, .diag = diag};
    struct job own = job;
    char **names = NULL;
    int n = 0;
    int err;

    *jobs = (struct ct_measured_jobs){.n = 0};
    err = ct_jobs_list(machine, &names, &n, diag);
    if (err == CT_OK)
        err = read_folder(&own, machine->dir, CT_RESULT_OWN_RANKS, machine->cluster);
    for (int i = 0; i < n && err == CT_OK; i++) {
        struct job other = job;

        err = read_job(&other, machine->dir, names[i]);
    }
    ct_names_free(names, n);
    if (err == CT_OK)
        err = sort(jobs, diag);
    jobs->measurements = (struct ct_measured_set){.candidates = jobs->candidates,
                                                  .ncandidates = jobs->ncandidates,
                                                  .jobs = jobs->jobs,
                                                  .njobs = jobs->njobs,
                                                  .at = jobs->at,
                                                  .n = jobs->n,
                                                  .ncables = machine->cluster->nnodes};
    return err;
}

void ct_measured_jobs_fini(struct ct_measured_jobs *jobs)
{
    for (int i = 0; i < jobs->n; i++)
        free(jobs->at[i].loads);
    ct_names_free(jobs->names, jobs->njobs);
    free(jobs->jobs);
    free(jobs->at);
    free(jobs->candidates);
    free(jobs->place);
    ct_candidate_set_fini(&jobs->set);
}
