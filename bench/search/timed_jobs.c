/*
 * timed_jobs.c - reads the journals of jobs.
 */
#include "bench/search/timed_jobs.h"

#include "base/array.h"
#include "base/files.h"
#include "base/statistics.h"
#include "bench/search/job_features.h"
#include "search/space.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { SAMPLES_LEAST = 3 };

/* The median of the samples of a half; INFINITY: there are too few. */
static double median_of(const struct ct_frozen_cell *cell, const struct ct_candidate *candidate,
                        enum ct_half half, int least, double *work)
{
    int n = 0, k = 0;

    for (int i = 0; i < cell->n; i++) {
        const struct ct_frozen_line *line = &cell->lines[i];

        for (int s = 0; line->candidate == candidate && s < line->n; s++, k++) {
            if (half == CT_ALL || k % 2 == (half == CT_ODD))
                work[n++] = line->logs[s];
        }
    }
    return n < (half == CT_ALL ? least : 1) ? INFINITY : ct_median(work, n);
}

static int count_samples(const struct ct_frozen_cell *cell, const struct ct_candidate *candidate)
{
    int n = 0;

    for (int i = 0; i < cell->n; i++)
        n += cell->lines[i].candidate == candidate ? cell->lines[i].n : 0;
    return n;
}

static int compare(const void *a, const void *b)
{
    const struct ct_job_time *x = a, *y = b;

    if (x->logs[CT_ALL] != y->logs[CT_ALL])
        return x->logs[CT_ALL] < y->logs[CT_ALL] ? -1 : 1;
    return strcmp(x->is->words, y->is->words);
}

static bool has_entry(const struct ct_job_cell *cell, const struct ct_candidate *candidate)
{
    int i = 0;

    while (i < cell->n && cell->list[i].is != candidate)
        i++;
    return i < cell->n;
}

static const struct ct_job_time *find_native(const struct ct_job_cell *cell)
{
    for (int i = 0; i < cell->n; i++) {
        if (ct_candidate_is_native(cell->list[i].is))
            return &cell->list[i];
    }
    return NULL;
}

static int add_entries(struct ct_job_cell *cell, const struct ct_frozen_cell *frozen, int least,
                       double *work)
{
    for (int i = 0; i < frozen->n; i++) {
        struct ct_job_time added = {.is = frozen->lines[i].candidate};
        struct ct_job_time *entry;

        for (int half = CT_ALL; half < CT_HALVES; half++)
            added.logs[half] = median_of(frozen, added.is, half, least, work);
        added.nsamples = count_samples(frozen, added.is);
        if (isinf(added.logs[CT_ALL]) || has_entry(cell, added.is))
            continue;
        entry = ct_array_add(&cell->list, &cell->n, sizeof *entry);
        if (entry == NULL)
            return CT_ERR_MEMORY;
        *entry = added;
    }
    if (cell->n > 0)
        qsort(cell->list, (size_t)cell->n, sizeof *cell->list, compare);
    cell->native = find_native(cell);
    return CT_OK;
}

static bool is_fixed_size(size_t bytes)
{
    for (int i = 0; i < CT_SEARCH_NSIZES; i++) {
        if (ct_search_sizes[i] == bytes)
            return true;
    }
    return false;
}

/* In a simulation equal calls take equal times: each is timed once. */
static int samples_least(const struct ct_frozen *frozen)
{
    for (int i = 0; i < frozen->nlines; i++) {
        if (frozen->lines[i].n > 1)
            return SAMPLES_LEAST;
    }
    return 1;
}

static int add_cell(struct ct_timed_job *job, const struct ct_frozen_cell *frozen)
{
    struct ct_job_cell *cell = ct_array_add(&job->cells, &job->ncells, sizeof *cell);
    size_t nsamples = 0;
    double *work;
    int err;

    if (cell == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < frozen->n; i++)
        nsamples += (size_t)frozen->lines[i].n;
    work = calloc(nsamples + 1, sizeof *work);
    cell->collective = frozen->lines->candidate->collective;
    cell->bytes = frozen->lines->bytes;
    err =
        work == NULL ? CT_ERR_MEMORY : add_entries(cell, frozen, samples_least(&job->frozen), work);
    free(work);
    return err;
}

static int read_cluster(struct ct_timed_job *job, const char *path, struct ct_diag *diag)
{
    int err = ct_cluster_load(path, "{command}", &job->cluster, diag);

    if (err == CT_OK)
        err =
            ct_wiring_build_shared(job->cluster, &job->wiring, diag); /* some times are of posts */
    if (err == CT_OK)
        err = ct_traits_find(job->wiring.places, job->cluster->nparts, &job->traits, diag);
    return err;
}

/* Between two that are empty. */
static int add_cells(struct ct_timed_job *job)
{
    int err = CT_OK;

    if (ct_array_add(&job->cells, &job->ncells, sizeof *job->cells) == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < job->frozen.ncells && err == CT_OK; i++) {
        if (is_fixed_size(job->frozen.cells[i].lines->bytes))
            err = add_cell(job, &job->frozen.cells[i]);
    }
    return err == CT_OK && ct_array_add(&job->cells, &job->ncells, sizeof *job->cells) == NULL
               ? CT_ERR_MEMORY
               : err;
}

static int read_job(struct ct_timed_jobs *jobs, const char *dir, struct ct_diag *diag)
{
    struct ct_timed_job *job = ct_array_add(&jobs->at, &jobs->n, sizeof *job);
    char *cluster = ct_format("%s/cluster.yaml", dir);
    char *journal = ct_format("%s/measurements.csv", dir);
    int err = CT_ERR_MEMORY;

    if (job != NULL && cluster != NULL && journal != NULL) {
        CT_TRY(err, done, read_cluster(job, cluster, diag));
        CT_TRY(err, done, ct_frozen_read(&job->frozen, &journal, 1, false, diag));
        err = add_cells(job);
    }
    if (err == CT_ERR_MEMORY)
        CT_TRY(err, done, ct_diag_memory(diag));
    err = ct_timed_job_count(jobs, job, diag);
done:
    free(journal);
    free(cluster);
    return err;
}

int ct_timed_jobs_read(struct ct_timed_jobs *jobs, const char *dir, struct ct_diag *diag)
{
    const struct ct_path list = ct_path("%s/jobs", dir);
    char **names = NULL;
    int n = 0;
    int err = read_job(jobs, dir, diag);

    if (err == CT_OK && !ct_is_folder(list.text))
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s has no folder jobs/ with other jobs", dir);
    if (err == CT_OK)
        err = ct_folder_list(list.text, "", &names, &n, diag);
    for (int i = 0; i < n && err == CT_OK; i++)
        err = read_job(jobs, ct_path("%s/jobs/%s", dir, names[i]).text, diag);
    ct_names_free(names, n);
    return err;
}

void ct_timed_jobs_fini(struct ct_timed_jobs *jobs)
{
    for (int j = 0; j < jobs->n; j++) {
        for (int i = 0; i < jobs->at[j].ncells; i++)
            free(jobs->at[j].cells[i].list);
        free(jobs->at[j].cells);
        ct_frozen_fini(&jobs->at[j].frozen);
        ct_wiring_fini(&jobs->at[j].wiring);
        ct_cluster_free(jobs->at[j].cluster);
    }
    free(jobs->at);
    free(jobs->offered);
    ct_candidate_set_fini(&jobs->candidates);
}
