/*
 * job_tuning.c - one job after the other, each as `tune` does it.
 */
#include "driver/jobs/job_tuning.h"

#include "base/files.h"
#include "base/process.h"
#include "driver/decided/calibrated.h"
#include "driver/folder/jobs.h"
#include "driver/folder/machine.h"
#include "driver/jobs/folder_tuning.h"
#include "driver/jobs/job_list.h"
#include "driver/journal/journal_file.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LIBRARY_SHARE 0.05 /* of the budget: the library of all jobs */
#define LEAST_SHARE 0.02   /* of the budget: what jobs share at least */

/* The cluster's own ranks, and the jobs behind them. */
struct all {
    const struct ct_options *options;
    char *dir;
    int njobs;
    struct ct_cluster_job *jobs;
    struct ct_options *parts; /* 0: the cluster's own; 1 + i: job i */
    char **dirs;              /* of each */
    bool *is_done;            /* their measurements decide all that is asked for */
    int nleft;                /* that are not done */
    double begun_s;           /* ct_clock_s */
    int lock;                 /* the open file; -1: none */
};

static int check_use(const struct ct_options *options, struct ct_diag *diag)
{
    const char *with = options->nranks > 0          ? "--ranks"
                       : options->patterns != NULL  ? "--patterns"
                       : options->generator != NULL ? "--generator"
                       : options->is_anywhere       ? "--any-placement"
                                                    : NULL;

    if (options->file == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--jobs needs a cluster file: this machine alone "
                           "has no other jobs");
    if (with != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--jobs cannot be used with %s: run colltune tune "
                           "twice",
                           with);
    return CT_OK;
}

/* The launch line with all ranks on this host. */
static int launch_on(const struct ct_cluster *cluster, int host, char **line, struct ct_diag *diag)
{
    struct ct_cluster other = *cluster;
    int err;

    other.rank_host = malloc((size_t)cluster->nranks * sizeof *other.rank_host);
    if (other.rank_host == NULL)
        return ct_diag_memory(diag);
    for (int rank = 0; rank < cluster->nranks; rank++)
        other.rank_host[rank] = host;
    err = ct_cluster_launch(&other, "", line, diag);
    free(other.rank_host);
    return err;
}

/* A launch line without the hosts would start every job on the same ones. */
static int check_launch(const struct ct_cluster *cluster, struct ct_diag *diag)
{
    char *one = NULL, *other = NULL;
    int last = cluster->nnodes - 1;
    int first = 0;
    int err;

    while (cluster->nodes[first].kind != CT_NODE_HOST)
        first++;
    while (cluster->nodes[last].kind != CT_NODE_HOST)
        last--;
    if (first == last)
        return CT_OK;
    err = launch_on(cluster, first, &one, diag);
    if (err == CT_OK)
        err = launch_on(cluster, last, &other, diag);
    if (one != NULL && other != NULL && strcmp(one, other) == 0)
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "the launch line of %s names no hosts, so a job on "
                          "part of them cannot be started: use {rank_hosts} "
                          "or {hosts} in it",
                          cluster->name);
    free(one);
    free(other);
    return err;
}

static int open_all(struct all *all, struct ct_diag *diag)
{
    const struct ct_options *options = all->options;
    struct ct_machine machine = {.cluster = NULL};
    int err = ct_machine_open(&machine, options, diag);

    if (err == CT_OK)
        err = ct_job_list_check(machine.cluster, options->file, diag);
    if (err == CT_OK)
        err = ct_job_list_read(options->jobs, machine.cluster, &all->jobs, &all->njobs, diag);
    if (err == CT_OK && options->timer == NULL && !options->flavour->times.is_simulated)
        err = check_launch(machine.cluster, diag);
    if (err == CT_OK)
        err = ct_jobs_check(&machine, options->thread_level, all->jobs, all->njobs, diag);
    if (err == CT_OK) {
        all->dir = strdup(machine.dir);
        all->parts = calloc(1 + (size_t)all->njobs, sizeof *all->parts);
        all->dirs = calloc(1 + (size_t)all->njobs, sizeof *all->dirs);
        all->is_done = calloc(1 + (size_t)all->njobs, sizeof *all->is_done);
        if (all->dir == NULL || all->parts == NULL || all->dirs == NULL || all->is_done == NULL)
            err = ct_diag_memory(diag);
    }
    ct_machine_close(&machine);
    return err;
}

static int make_parts(struct all *all, struct ct_diag *diag)
{
    for (int i = 0; i <= all->njobs; i++) {
        const struct ct_cluster_job *job = i == 0 ? NULL : &all->jobs[i - 1];
        struct ct_options *part = &all->parts[i];

        *part = *all->options;
        part->jobs = NULL;
        part->job = job;
        part->is_part = true;
        all->dirs[i] =
            job == NULL ? strdup(all->dir) : ct_format("%s/jobs/%s", all->dir, job->name);
        if (all->dirs[i] == NULL)
            return ct_diag_memory(diag);
        part->out_dir = all->dirs[i];
    }
    return CT_OK;
}

/* Of these jobs, for one run at a time: each folder has a lock of its own, but
   only while it is tuned. */
static int lock(struct all *all, struct ct_diag *diag)
{
    const int err = ct_folder_make(ct_path("%s/build", all->dir).text, diag);

    return err != CT_OK ? err
                        : ct_journal_file_open(ct_path("%s/build/jobs.lock", all->dir).text,
                                               &all->lock, diag);
}

static void close_all(struct all *all)
{
    if (all->lock >= 0)
        close(all->lock);
    for (int i = 0; all->dirs != NULL && i <= all->njobs; i++)
        free(all->dirs[i]);
    ct_cluster_free_jobs(all->jobs, all->njobs);
    free(all->dirs);
    free(all->parts);
    free(all->is_done);
    free(all->dir);
}

/* With --restart all measurements are set aside before any job is tuned: if that is
   interrupted, no older ones are in its way. */
static int set_aside(const struct all *all, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i <= all->njobs && err == CT_OK; i++)
        err = ct_journal_file_set_aside(ct_path("%s/measurements.csv", all->dirs[i]).text, diag);
    return err;
}

static void print_name(const struct all *all, int i)
{
    const struct ct_cluster_job *job = all->parts[i].job;

    printf("%s%s: ", job == NULL ? "" : "Job ",
           job == NULL ? "The cluster's own ranks" : job->name);
}

/* Decide what needs no timer: the others then share the budget. */
static int decide_measured(struct all *all, struct ct_diag *diag)
{
    int err = all->options->is_restart ? set_aside(all, diag) : CT_OK;

    for (int i = 0; i <= all->njobs && err == CT_OK; i++) {
        struct ct_options part = all->parts[i];

        part.budget_s = 0;
        err = ct_tune_silently(&part, &all->is_done[i], diag);
        all->nleft += !all->is_done[i];
        if (err != CT_OK || !all->is_done[i])
            continue;
        print_name(all, i);
        printf("decided before, kept.\n");
    }
    return err;
}

/* Jobs that are still to be tuned share what is left of the budget. */
static double share_of_budget(const struct all *all, int njobs)
{
    const double whole_s = all->options->budget_s;
    const double left_s = (1 - LIBRARY_SHARE) * whole_s - (ct_clock_s() - all->begun_s);

    return fmax(left_s, LEAST_SHARE * whole_s) / njobs;
}

static int tune_parts(struct all *all, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i <= all->njobs && err == CT_OK; i++) {
        if (all->is_done[i])
            continue;
        print_name(all, i);
        fflush(stdout);
        all->parts[i].budget_s = share_of_budget(all, all->nleft--);
        err = ct_tune_folder(&all->parts[i], diag);
    }
    return err;
}

/* The library of all, from the folder. */
static int build(const struct all *all, struct ct_diag *diag)
{
    struct ct_options folder = *all->options;
    struct ct_machine machine;
    struct ct_result *result = NULL;
    int err;

    folder.file = all->dir;
    err = ct_machine_open_tuned(&machine, &folder, diag);
    if (err == CT_OK)
        err = ct_calibrated_renew(&machine, diag);
    if (err == CT_OK)
        err = ct_machine_load(&machine, false, &result, diag);
    if (err == CT_OK)
        err = ct_machine_offer(&machine, result, folder.color, diag);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

/* A run that ended early has decided some jobs: build the library of what is decided. If nothing is,
   the caller says why. */
static void build_after_end(const struct all *all)
{
    struct ct_diag why = {""};
    const int err = build(all, &why);

    if (err != CT_OK && err != CT_ERR_INPUT)
        fprintf(stderr, "colltune: the library is not built: %s\n", why.text);
}

int ct_tune_jobs(const struct ct_options *options, struct ct_diag *diag)
{
    struct all all = {.options = options, .begun_s = ct_clock_s(), .lock = -1};
    int err = check_use(options, diag);

    if (err == CT_OK)
        err = open_all(&all, diag);
    if (err == CT_OK)
        err = make_parts(&all, diag);
    if (err == CT_OK)
        err = lock(&all, diag);
    if (err == CT_OK)
        err = decide_measured(&all, diag);
    if (err == CT_OK)
        err = tune_parts(&all, diag);
    if (err == CT_OK)
        err = build(&all, diag);
    else if ((err == CT_STOPPED || err == CT_ERR_SYSTEM) && !ct_signals_interrupted())
        build_after_end(&all);
    close_all(&all);
    return err;
}
