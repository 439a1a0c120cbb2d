/*
 * command_doctor.c - whether a machine folder is in use, serves the ranks, and is still true.
 */
#include "base/text.h"
#include "driver/options/options.h"
#include "driver/rollout/folder_health.h"
#include "driver/rollout/job_health.h"
#include "driver/rollout/launch_line.h"
#include "driver/toolchain/home.h"

#include <stdio.h>
#include <stdlib.h>

/* The launcher's words and the program; NULL: out of memory. Free it. */
static char **add_program(char **launcher, char *program)
{
    int n = 0;
    char **words;

    while (launcher[n] != NULL)
        n++;
    words = calloc((size_t)n + 2, sizeof *words);
    for (int i = 0; words != NULL && i < n; i++)
        words[i] = launcher[i];
    if (words != NULL)
        words[n] = program;
    return words;
}

/* With the library, under the launcher. What cannot be served is not started. */
static int examine_job(const struct ct_rollout *rollout, char **launcher, char *probe,
                       struct ct_findings *findings, struct ct_diag *diag)
{
    char **words = add_program(launcher, probe);
    struct ct_diag why = {""};
    int err = words == NULL ? ct_diag_memory(&why) : ct_launch_line_check(rollout, words, &why);

    free(words);
    if (err == CT_ERR_INPUT) {
        ct_findings_add(findings, CT_FINDING_FAIL, "%s", why.text);
        return CT_OK;
    }
    if (err != CT_OK)
        return ct_diag_set(diag, (enum ct_status)err, "%s", why.text);
    return ct_job_health(rollout, launcher, probe, findings, diag);
}

static int examine(const struct ct_rollout *rollout, char **launcher, struct ct_findings *findings,
                   struct ct_diag *diag)
{
    const bool is_there = ct_folder_health(rollout, findings);
    char *home = NULL, *probe = NULL;
    int err = ct_home_find(&home, diag);

    if (err == CT_OK) {
        probe = ct_format("%s/lib/colltune/doctor_probe", home);
        err = probe == NULL ? ct_diag_memory(diag) : CT_OK;
    }
    if (err == CT_OK && launcher == NULL) {
        ct_mpi_health(rollout, probe, findings);
        ct_findings_add(findings, CT_FINDING_OK,
                        "no job was started: colltune doctor %s -- mpiexec -n 4 does",
                        rollout->dir);
    } else if (err == CT_OK && is_there) {
        err = examine_job(rollout, launcher, probe, findings, diag);
    }
    free(probe);
    free(home);
    return err;
}

/* The findings, and whether anything is wrong. */
static int print(struct ct_findings *findings, const char *dir, struct ct_diag *diag)
{
    char *text = NULL;
    const int err = ct_text_take(&findings->text, &text, diag);

    if (err != CT_OK)
        return err;
    fputs(text, stdout);
    free(text);
    if (findings->n[CT_FINDING_WARN] + findings->n[CT_FINDING_FAIL] == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INVALID, "%s: %d fail, %d warn", dir,
                       findings->n[CT_FINDING_FAIL], findings->n[CT_FINDING_WARN]);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_rollout rollout;
    struct ct_findings findings = {.n = {0}};
    int err = ct_rollout_open(options->file, &rollout, diag);

    if (err == CT_OK && options->program != NULL)
        err = ct_launch_program_check(options->program[0], diag);
    if (err == CT_OK)
        err = examine(&rollout, options->program, &findings, diag);
    if (err == CT_OK)
        err = print(&findings, options->file, diag);
    else
        free(findings.text.text);
    ct_rollout_close(&rollout);
    return err;
}

const struct ct_command ct_command_doctor = {
    .name = "doctor",
    .arguments = "DIR [[--] LAUNCHER]",
    .summary = "Examines whether a machine folder serves jobs here and is still true.",
    .needs_file = true,
    .takes_program_after = true,
    .exit_codes = "0 healthy, 1 stale or not served, 2 wrong use, wrong input, or no answer.",
    .run = run,
};
