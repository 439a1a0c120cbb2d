/*
 * command_decide.c - decides again from the measurements of a machine folder.
 */
#include "base/files.h"
#include "driver/decided/calibrated.h"
#include "driver/decided/decide_again.h"
#include "driver/folder/machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Routines that no decision names any more. */
static int remove_routines(const struct ct_machine *machine, const struct ct_result *result,
                           struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0;
    int err = ct_folder_list(machine->dir, ".c", &names, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        const struct ct_path stem = ct_path("%.*s", (int)strlen(names[i]) - 2, names[i]);

        if (strcmp(stem.text, "tuned") != 0 && !ct_result_names(result, stem.text))
            unlink(ct_path("%s/%s", machine->dir, names[i]).text);
    }
    ct_names_free(names, n);
    return err;
}

static int decide(const struct ct_machine *machine, struct ct_diag *diag)
{
    struct ct_timed_rounds rounds = {.n = 0};
    struct ct_result *result = NULL;
    int err;

    CT_TRY(err, done, ct_machine_check(machine, &result, diag));
    if (result->signature.is_simulated)
        CT_TRY(err, done,
               ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is of a simulation, whose times are the same in "
                           "each round; colltune tune --simulate decides again",
                           machine->dir));
    CT_TRY(err, done, ct_timed_rounds_read(machine->dir, machine->cluster->name, &rounds, diag));
    if (rounds.n == 0)
        CT_TRY(err, done,
               ct_diag_set(diag, CT_ERR_INPUT,
                           "%s has no measurements.csv with the rounds that "
                           "its choices rest on: they stay as they are",
                           machine->dir));
    CT_TRY(err, done, ct_decide_again(result, &rounds, diag));
    CT_TRY(err, done, ct_calibrated_set(machine, result, diag));
    CT_TRY(err, done, ct_machine_write_decisions(machine, result, diag));
    err = remove_routines(machine, result, diag);
done:
    ct_timed_rounds_fini(&rounds);
    ct_result_free(result);
    return err;
}

/* How many sizes rest on what. */
static void print_bases(const struct ct_result *result)
{
    int n[CT_RESULT_BASES] = {0};

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->cases->nsizes; i++)
            n[own->cases->sizes[i].figures.basis]++;
    }
    printf("sizes:");
    for (int i = 0; i < CT_RESULT_BASES; i++)
        printf("%s %d %s", i == 0 ? "" : ",", n[i], ct_basis_names[i]);
    printf("\n");
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine;
    struct ct_result *result = NULL;
    int err = ct_machine_open_tuned(&machine, options, diag);

    if (err == CT_OK)
        err = decide(&machine, diag);
    if (err == CT_OK)
        err = ct_machine_load(&machine, false, &result, diag);
    if (err == CT_OK)
        print_bases(result);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_decide = {
    .name = "decide",
    .arguments = "DIR",
    .summary = "Decides again from the measurements of a machine folder.",
    .needs_file = true,
    .run = run,
};
