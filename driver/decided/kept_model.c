/*
 * kept_model.c - compares the lines of the earlier model with what is measured.
 */
#include "driver/decided/kept_model.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/folder/jobs.h"
#include "result/decisions.h"
#include "result/model_lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool has_job(const struct ct_measured_jobs *jobs, const char *name)
{
    int i = 0;

    while (i < jobs->n && strcmp(jobs->names[jobs->at[i].job], name) != 0)
        i++;
    return i < jobs->n;
}

static bool has_collective(const struct ct_measured_jobs *jobs, const char *name)
{
    int i = 0;

    while (i < jobs->n &&
           strcmp(jobs->candidates[jobs->at[i].candidate].collective->name, name) != 0)
        i++;
    return i < jobs->n;
}

static bool is_among(char *const *names, int n, const char *name)
{
    int i = 0;

    while (i < n && strcmp(names[i], name) != 0)
        i++;
    return i < n;
}

/* A job or a collective that the model was fitted to, and that is not measured here though
   the folder has it; NULL: none.

   names  of the jobs in the folder */
static const char *find_unmeasured(const struct ct_result *before, const struct ct_result *result,
                                   const struct ct_measured_jobs *jobs, char *const *names, int n)
{
    for (int i = 0; i < before->nfitted; i++) {
        const char *job = before->fitted[i].job;

        if ((strcmp(job, CT_RESULT_OWN_RANKS) == 0 || is_among(names, n, job)) &&
            !has_job(jobs, job))
            return job;
    }
    for (int i = 0; i < before->ngoodness; i++) {
        const char *name = before->goodness[i].collective;

        if (before->goodness[i].ntimes > 0 && ct_result_find_collective(result, name) != NULL &&
            !has_collective(jobs, name))
            return name;
    }
    return NULL;
}

/* The earlier decisions; NULL: there are none that can be read. */
static struct ct_result *read_before(const struct ct_machine *machine)
{
    const struct ct_path path = ct_path("%s/decisions.csv", machine->dir);
    struct ct_result *before = NULL;
    struct ct_diag ignored;

    if (ct_file_exists(path.text) && ct_decisions_read(path.text, &before, &ignored) != CT_OK) {
        ct_result_free(before);
        before = NULL;
    }
    return before;
}

/* Give the result the model of the earlier decisions, without candidates that have changed;
   false: these are not for this cluster and these algorithms. Compiles the folder's routines. */
static bool take(const struct ct_machine *machine, struct ct_result *result)
{
    struct ct_result *checked = NULL;
    struct ct_diag ignored;
    const bool is_valid = ct_machine_check(machine, &checked, &ignored) == CT_OK &&
                          ct_result_move_model(checked, result);

    ct_result_free(checked);
    return is_valid;
}

int ct_kept_model_take(const struct ct_machine *machine, const struct ct_measured_jobs *jobs,
                       struct ct_result *result, bool *is_kept, struct ct_diag *diag)
{
    struct ct_result *before = read_before(machine);
    const char *what = NULL;
    char **names = NULL;
    int n = 0;
    int err = CT_OK;

    if (before != NULL && ct_result_predicts(before))
        err = ct_jobs_list(machine, &names, &n, diag);
    if (err == CT_OK && before != NULL && ct_result_predicts(before))
        what = find_unmeasured(before, result, jobs, names, n);
    *is_kept = what != NULL && take(machine, result);
    if (*is_kept && jobs->n > 0)
        fprintf(stderr,
                "colltune: the cost model stays as it is: it was fitted to times of %s, too, "
                "which are not in this folder\n",
                what);
    ct_names_free(names, n);
    ct_result_free(before);
    return err;
}
