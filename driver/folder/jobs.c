/*
 * jobs.c - what is in DIR/jobs.
 */
#include "driver/folder/jobs.h"

#include "base/array.h"
#include "base/files.h"
#include "driver/folder/decisions_match.h"
#include "generator/wiring.h"
#include "repo/traits.h"
#include "result/decisions.h"
#include "result/report_summary.h"
#include "result/writer.h"

#include <stdlib.h>
#include <string.h>

/* A job's folder, read. */
struct job {
    char *dir;
    struct ct_cluster *cluster;
    struct ct_result *result;
};

static void job_fini(struct job *job)
{
    ct_result_free(job->result);
    ct_cluster_free(job->cluster);
    free(job->dir);
}

/* A name that a cluster file could give, as its text is part of a C symbol. */
static int check_name(const char *jobs, const char *name, struct ct_diag *diag)
{
    if (ct_cluster_is_name(name))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s/%.120s cannot be a job, whose name has up to %d of "
                       "a-z, 0-9 and -, a letter first; rename or remove it",
                       jobs, name, CT_CLUSTER_NAME_MOST);
}

int ct_jobs_list(const struct ct_machine *machine, char ***names, int *n, struct ct_diag *diag)
{
    const struct ct_path jobs = ct_path("%s/jobs", machine->dir);
    char **all = NULL;
    int nall = 0, kept = 0;
    int err = CT_OK;

    if (machine->job == NULL && !machine->is_alone && ct_file_exists(jobs.text))
        err = ct_folder_list(jobs.text, "", &all, &nall, diag);
    for (int i = 0; i < nall; i++) {
        const bool is_job =
            ct_file_exists(ct_path("%s/jobs/%s/decisions.csv", machine->dir, all[i]).text);

        if (err == CT_OK && is_job)
            err = check_name(jobs.text, all[i], diag);
        if (is_job)
            all[kept++] = all[i];
        else
            free(all[i]);
    }
    *names = all;
    *n = kept;
    return err;
}

static int refuse_unlike(const char *dir, const char *than, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s was tuned with another MPI library or at another "
                       "thread level than %s; tune it again by --jobs and "
                       "--restart, or remove it",
                       dir, than);
}

/* Both say what the figures are times of. */
static int check_alike(const struct ct_signature *own, const struct ct_signature *other,
                       const char *dir, struct ct_diag *diag)
{
    if (own->mpi_version_hash == other->mpi_version_hash &&
        own->is_simulated == other->is_simulated &&
        strcmp(own->thread_level, other->thread_level) == 0)
        return CT_OK;
    return refuse_unlike(dir, "the folder above it", diag);
}

/* job: job_fini, also after a failure */
static int read_job(const struct ct_machine *machine, const char *name, struct job *job,
                    struct ct_diag *diag)
{
    int err;

    *job = (struct job){.dir = ct_format("%s/jobs/%s", machine->dir, name)};
    if (job->dir == NULL) {
        ct_diag_memory(diag);
        return CT_ERR_MEMORY;
    }
    err = ct_cluster_load(ct_path("%s/cluster.yaml", job->dir).text, "{command}", &job->cluster,
                          diag);
    if (err == CT_OK)
        err = ct_decisions_read(ct_path("%s/decisions.csv", job->dir).text, &job->result, diag);
    if (err == CT_OK)
        err = ct_decisions_match_cluster(&job->result->signature, job->cluster, job->dir, diag);
    if (err == CT_OK && strcmp(job->cluster->name, machine->cluster->name) != 0)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s is a job of the cluster %s, not of %s; remove it",
                          job->dir, job->cluster->name, machine->cluster->name);
    if (err == CT_OK && !ct_cluster_is_wired_as(job->cluster, machine->cluster))
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s was tuned for other hosts, links or bandwidths "
                          "than those of the cluster %s; tune it again by "
                          "--jobs, or remove it",
                          job->dir, machine->cluster->name);
    return err;
}

static int find_traits(const struct ct_cluster *cluster, struct ct_traits *traits,
                       struct ct_diag *diag)
{
    struct ct_wiring wiring;
    int err = ct_wiring_build(cluster, &wiring, diag);

    if (err != CT_OK)
        return err;
    err = ct_traits_find(wiring.places, cluster->nparts, traits, diag);
    ct_wiring_fini(&wiring);
    return err;
}

static int add_job(const struct ct_machine *machine, const char *name, struct ct_result *result,
                   struct ct_diag *diag)
{
    struct job job;
    struct ct_traits traits;
    struct ct_result_job *to;
    int err = read_job(machine, name, &job, diag);

    if (err == CT_OK)
        err = check_alike(&result->signature, &job.result->signature, job.dir, diag);
    if (err == CT_OK)
        err = find_traits(job.cluster, &traits, diag);
    if (err == CT_OK) {
        to = CT_ADD(result, jobs);
        if (to != NULL)
            *to = (struct ct_result_job){.name = strdup(name),
                                         .nranks = traits.nranks,
                                         .nparts = traits.nparts,
                                         .nhosts = traits.nhosts,
                                         .nswitches = traits.nswitches,
                                         .gain = ct_summary_of_all(job.result).gain};
        if (to == NULL || to->name == NULL)
            err = ct_diag_memory(diag);
    }
    job_fini(&job);
    return err;
}

int ct_jobs_add(const struct ct_machine *machine, struct ct_result *result, struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0;
    int err = CT_OK;

    result->nparts = machine->cluster->nparts;
    if (machine->job != NULL) {
        free(result->job);
        result->job = strdup(machine->job);
        return result->job == NULL ? ct_diag_memory(diag) : CT_OK;
    }
    err = ct_jobs_list(machine, &names, &n, diag);
    for (int i = 0; i < n && err == CT_OK; i++)
        err = add_job(machine, names[i], result, diag);
    ct_names_free(names, n);
    return err;
}

/* What is written from a job's decisions. */
static int write_job(struct job *job, char *name, struct ct_diag *diag)
{
    const struct ct_machine as_machine = {.cluster = job->cluster, .dir = job->dir, .job = name};
    int err = ct_jobs_add(&as_machine, job->result, diag);

    for (int i = 0; ct_writers[i] != NULL && err == CT_OK; i++) {
        char *text = NULL;

        if (ct_writers[i]->is_report || ct_writers[i]->is_on_demand)
            continue;
        err = ct_writer_text(ct_writers[i], job->result, &text, diag);
        if (err == CT_OK)
            err = ct_file_write(ct_path("%s/%s", job->dir, ct_writers[i]->file).text, text, diag);
        free(text);
    }
    return err;
}

int ct_jobs_match(const struct ct_machine *machine, const struct ct_algorithm *const *repository,
                  struct ct_diag *diag)
{
    const struct ct_algorithm *const none[] = {NULL};
    const struct ct_routines routines = {.list = none, .repository = repository};
    char **names = NULL;
    int n = 0;
    int err = ct_jobs_list(machine, &names, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        struct job job;

        err = read_job(machine, names[i], &job, diag);
        if (err == CT_OK)
            err = ct_decisions_match(job.result, job.cluster, &routines, job.dir, diag);
        if (err == CT_OK)
            err = write_job(&job, names[i], diag);
        job_fini(&job);
    }
    ct_names_free(names, n);
    return err;
}

static bool is_one_of(const char *name, const struct ct_cluster_job *jobs, int njobs)
{
    for (int i = 0; i < njobs; i++) {
        if (strcmp(jobs[i].name, name) == 0)
            return true;
    }
    return false;
}

/* All but the MPI library, which is not known before it is launched. */
static int check_stays(const struct ct_machine *machine, const char *name, const char *thread_level,
                       struct ct_diag *diag)
{
    const struct ct_algorithm *const none[] = {NULL};
    const struct ct_routines routines = {.list = none};
    struct job job;
    int err = read_job(machine, name, &job, diag);

    if (err == CT_OK && (strcmp(job.result->signature.thread_level, thread_level) != 0 ||
                         job.result->signature.is_simulated != machine->flavour.times.is_simulated))
        err = refuse_unlike(job.dir, "what is tuned now", diag);
    if (err == CT_OK)
        err = ct_decisions_match(job.result, job.cluster, &routines, job.dir, diag);
    job_fini(&job);
    return err;
}

int ct_jobs_check(const struct ct_machine *machine, const char *thread_level,
                  const struct ct_cluster_job *tuned, int ntuned, struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0;
    int err = ct_jobs_list(machine, &names, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        if (!is_one_of(names[i], tuned, ntuned))
            err = check_stays(machine, names[i], thread_level, diag);
    }
    ct_names_free(names, n);
    return err;
}

int ct_jobs_sources(const struct ct_machine *machine, char ***names, int *n, struct ct_diag *diag)
{
    char **jobs = NULL;
    int njobs = 0;
    int err = ct_jobs_list(machine, &jobs, &njobs, diag);

    for (int i = 0; i < njobs && err == CT_OK; i++) {
        char **grown = ct_array_grow(*names, *n, sizeof *grown);

        if (grown == NULL) {
            err = ct_diag_memory(diag);
            break;
        }
        *names = grown;
        grown[*n] = ct_format("jobs/%s/tuned.c", jobs[i]);
        if (grown[*n] == NULL)
            err = ct_diag_memory(diag);
        else
            ++*n;
    }
    ct_names_free(jobs, njobs);
    return err;
}

int ct_job_name_of(const char *dir, const struct ct_cluster *cluster, char **name,
                   struct ct_diag *diag)
{
    const char *last = strrchr(dir, '/');
    const size_t before = last == NULL ? 0 : (size_t)(last - dir);
    struct ct_cluster *above = NULL;
    char *file;

    *name = NULL;
    if (before < 5 || strncmp(last - 5, "/jobs", 5) != 0)
        return CT_OK;
    file = ct_format("%.*s/cluster.yaml", (int)before - 5, dir);
    if (file == NULL)
        return ct_diag_memory(diag);
    if (ct_file_exists(file) && ct_cluster_load(file, "{command}", &above, NULL) == CT_OK &&
        strcmp(above->name, cluster->name) == 0)
        *name = strdup(last + 1);
    ct_cluster_free(above);
    free(file);
    return CT_OK;
}
