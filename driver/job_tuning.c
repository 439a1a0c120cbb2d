/*
 * job_tuning.c - one job after the other, each as `tune` does it.
 */
#include "driver/job_tuning.h"

#include "driver/folder/machine.h"
#include "driver/job_list.h"
#include "driver/table_show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The cluster's own ranks, and the jobs behind them. */
struct all {
    const struct ct_options *options;
    char *dir;
    int njobs;
    struct ct_cluster_job *jobs;
    struct ct_options *parts; /* 0: the cluster's own; 1 + i: job i */
    char **dirs;              /* of each */
    bool *is_kept;
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

/* The launch line with all ranks on these hosts. */
static int launch_on(const struct ct_cluster *cluster, int *rank_host,
                     char **line, struct ct_diag *diag)
{
    struct ct_cluster other = *cluster;

    other.rank_host = rank_host;
    return ct_cluster_launch(&other, "", line, diag);
}

/* A launch line without the hosts would start every job on the same ones. */
static int check_launch(const struct ct_cluster *cluster, struct ct_diag *diag)
{
    int *first = calloc((size_t)cluster->nranks, sizeof *first);
    char *own = NULL, *line = NULL;
    int err;

    if (first == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < cluster->nranks; i++)
        first[i] = cluster->rank_host[0];
    err = launch_on(cluster, cluster->rank_host, &own, diag);
    if (err == CT_OK)
        err = launch_on(cluster, first, &line, diag);
    if (err == CT_OK && strcmp(own, line) == 0)
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "the launch line of %s names no hosts, so a job on "
                          "part of them cannot be started: use {rank_hosts} "
                          "or {hosts} in it",
                          cluster->name);
    free(first);
    free(line);
    free(own);
    return err;
}

static int open_all(struct all *all, struct ct_diag *diag)
{
    const struct ct_options *options = all->options;
    struct ct_machine machine = {.cluster = NULL};
    int err = ct_machine_open(&machine, options, diag);

    if (err == CT_OK)
        err = ct_job_list_read(options->jobs, machine.cluster, &all->jobs,
                               &all->njobs, diag);
    if (err == CT_OK && options->timer == NULL &&
        !options->flavour->times.is_simulated)
        err = check_launch(machine.cluster, diag);
    if (err == CT_OK) {
        all->dir = strdup(machine.dir);
        all->parts = calloc(1 + (size_t)all->njobs, sizeof *all->parts);
        all->dirs = calloc(1 + (size_t)all->njobs, sizeof *all->dirs);
        all->is_kept = calloc(1 + (size_t)all->njobs, sizeof *all->is_kept);
        if (all->dir == NULL || all->parts == NULL || all->dirs == NULL ||
            all->is_kept == NULL)
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
        all->dirs[i] = job == NULL
                           ? strdup(all->dir)
                           : ct_format("%s/jobs/%s", all->dir, job->name);
        if (all->dirs[i] == NULL)
            return ct_diag_memory(diag);
        part->out_dir = all->dirs[i];
    }
    return CT_OK;
}

static void close_all(struct all *all)
{
    for (int i = 0; all->dirs != NULL && i <= all->njobs; i++)
        free(all->dirs[i]);
    ct_cluster_free_jobs(all->jobs, all->njobs);
    free(all->dirs);
    free(all->parts);
    free(all->is_kept);
    free(all->dir);
}

/* Whether all that the options name is decided. */
static bool is_complete(const struct ct_result *result,
                        const struct ct_options *options)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const struct ct_result_collective *own =
            ct_result_find_collective(result, ct_collectives[i]->name);

        if (options->collectives[i] && (own == NULL || !own->is_complete))
            return false;
    }
    return true;
}

/* Whether a folder has decisions that hold here and now. */
static bool has_decisions(const struct ct_options *part)
{
    struct ct_options folder = *part;
    struct ct_machine machine;
    struct ct_machine wanted = {.cluster = NULL};
    struct ct_result *result = NULL;
    bool has = false;

    folder.file = part->out_dir;
    if (ct_machine_open_tuned(&machine, &folder, NULL) == CT_OK &&
        ct_machine_open(&wanted, part, NULL) == CT_OK &&
        machine.cluster->hash == wanted.cluster->hash &&
        ct_machine_load(&machine, &result, NULL) == CT_OK)
        has = is_complete(result, part);
    ct_result_free(result);
    ct_machine_close(&wanted);
    ct_machine_close(&machine);
    return has;
}

/* Find what is kept; the rest shares the budget. */
static void share_budget(struct all *all)
{
    int n = 0;

    for (int i = 0; i <= all->njobs; i++) {
        all->is_kept[i] =
            !all->options->is_restart && has_decisions(&all->parts[i]);
        n += !all->is_kept[i];
    }
    for (int i = 0; i <= all->njobs; i++)
        all->parts[i].budget_s = all->options->budget_s / (n == 0 ? 1 : n);
}

static int tune_parts(const struct all *all, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i <= all->njobs && err == CT_OK; i++) {
        const struct ct_cluster_job *job = all->parts[i].job;

        printf("%s%s: ", job == NULL ? "" : "Job ",
               job == NULL ? "The cluster's own ranks" : job->name);
        fflush(stdout);
        if (all->is_kept[i])
            printf("decided before, kept.\n");
        else
            err = ct_command_tune.run(&all->parts[i], diag);
    }
    return err;
}

/* The library of all, from the folder. */
static int build(const struct all *all, struct ct_diag *diag)
{
    struct ct_options folder = *all->options;
    struct ct_machine machine;
    struct ct_result *result = NULL;
    char *library = NULL;
    int err;

    folder.file = all->dir;
    err = ct_machine_open_tuned(&machine, &folder, diag);
    if (err == CT_OK)
        err = ct_machine_load(&machine, &result, diag);
    if (err == CT_OK)
        err = ct_machine_build_library(&machine, &library, diag);
    if (err == CT_OK)
        err = ct_table_show(result, folder.color, diag);
    if (err == CT_OK)
        ct_machine_print_usage(result, library);
    free(library);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

int ct_tune_jobs(const struct ct_options *options, struct ct_diag *diag)
{
    struct all all = {.options = options};
    int err = check_use(options, diag);

    if (err == CT_OK)
        err = open_all(&all, diag);
    if (err == CT_OK)
        err = make_parts(&all, diag);
    if (err == CT_OK) {
        share_budget(&all);
        err = tune_parts(&all, diag);
    }
    if (err == CT_OK)
        err = build(&all, diag);
    close_all(&all);
    return err;
}
