/*
 * command_run.c - runs one job with the library of a machine folder.
 */
#include "base/process.h"
#include "driver/options/options.h"
#include "driver/rollout/launch_line.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* MPICH's launcher and srun pass the environment on; Open MPI's to other hosts only what -x
   names. */
static char **add_words(char **words, enum ct_launcher launcher, char *const more[2])
{
    int n = 0, at = 0;
    char **all;

    while (words[n] != NULL)
        n++;
    all = calloc((size_t)n + 3, sizeof *all);
    if (all == NULL)
        return NULL;
    all[at++] = words[0];
    if (launcher == CT_LAUNCHER_OPEN_MPI) {
        all[at++] = more[0];
        all[at++] = more[1];
    }
    for (int i = 1; i < n; i++)
        all[at++] = words[i];
    return all;
}

/* Returns only after a failure. */
static int become(char **words, struct ct_diag *diag)
{
    ct_process_become(words);
    return ct_diag_set(diag, CT_ERR_INPUT, "cannot run %s: %s", words[0], strerror(errno));
}

static int run_tuned(const struct ct_rollout *rollout, char **words, struct ct_diag *diag)
{
    char option[] = "-x", name[] = "LD_PRELOAD";
    char *const more[2] = {option, name};
    char **all = add_words(words, ct_launcher_of(words), more);
    char *preload = ct_rollout_preload(rollout);
    const int err = all != NULL && preload != NULL && setenv("LD_PRELOAD", preload, 1) == 0
                        ? become(all, diag)
                        : ct_diag_memory(diag);

    free(preload);
    free(all);
    return err;
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_rollout rollout;
    int err;

    if (options->program == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the program is missing: colltune run %s -- mpiexec -n 4 PROGRAM",
                           options->file);
    err = ct_rollout_open(options->file, &rollout, diag);
    if (err == CT_OK)
        err = ct_rollout_check_library(&rollout, diag);
    if (err == CT_OK)
        err = ct_rollout_check_environment(&rollout, diag);
    if (err == CT_OK)
        err = ct_launch_line_check(&rollout, options->program, diag);
    if (err == CT_OK)
        err = run_tuned(&rollout, options->program, diag);
    ct_rollout_close(&rollout);
    if (err != CT_ERR_INPUT || !options->is_anyway)
        return err;
    fprintf(stderr, "colltune: %s; running natively\n", diag->text);
    return become(options->program, diag);
}

const struct ct_command ct_command_run = {
    .name = "run",
    .arguments = "DIR [--] PROGRAM",
    .summary = "Runs a job with the library of a machine folder, if it can serve it.",
    .needs_file = true,
    .takes_program_after = true,
    .exit_codes = "those of PROGRAM, or 2: wrong use, or the library cannot serve it.",
    .run = run,
};
