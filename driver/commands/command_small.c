/*
 * command_small.c - check, generate and build.
 */
#include "base/files.h"
#include "driver/decided/calibrated.h"
#include "driver/folder/machine.h"
#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int run_check(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_cluster *cluster = NULL;
    char *text = NULL;
    int err;

    CT_TRY(err, done, ct_cluster_load(options->file, "{command}", &cluster, diag));
    CT_TRY(err, done, ct_cluster_describe(cluster, &text, diag));
    fputs(text, stdout);
done:
    free(text);
    ct_cluster_free(cluster);
    return err;
}

const struct ct_command ct_command_check = {
    .name = "check",
    .arguments = "FILE",
    .summary = "Reads a cluster file and says what it means.",
    .needs_file = true,
    .computes = true,
    .run = run_check,
};

static int run_generate(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_cluster *cluster = NULL;
    char *dir = NULL;
    char **names = NULL;
    int n = 0;
    int err;

    CT_TRY(err, done, ct_cluster_load(options->file, "{command}", &cluster, diag));
    dir = options->out_dir != NULL ? ct_format("%s", options->out_dir)
                                   : ct_format("out/%s", cluster->name);
    if (dir == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done, ct_folder_make(dir, diag));
    CT_TRY(err, done, ct_machine_write_routines(cluster, dir, stdout, diag));
    CT_TRY(err, done, ct_folder_list(dir, ".c", &names, &n, diag));
    for (int i = 0; i < n; i++)
        printf("%s/%s\n", dir, names[i]);
done:
    ct_names_free(names, n);
    free(dir);
    ct_cluster_free(cluster);
    return err;
}

const struct ct_command ct_command_generate = {
    .name = "generate",
    .arguments = "FILE",
    .summary = "Writes the routines generated for a cluster.",
    .needs_file = true,
    .computes = true,
    .run = run_generate,
};

/* Say in decisions.csv whether the library reduces in one order: "yes" or "no"; NULL: as it
   is. */
static int set_reproducible(const struct ct_machine *machine, const char *word,
                            struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    int err = word == NULL ? CT_OK : ct_machine_check(machine, &result, diag);

    if (err == CT_OK && result != NULL &&
        ct_is_reproducible(&result->signature) != (strcmp(word, "yes") == 0)) {
        free(result->signature.reproducible);
        result->signature.reproducible = ct_format("%s", word);
        err = result->signature.reproducible == NULL
                  ? ct_diag_memory(diag)
                  : ct_machine_write_decisions(machine, result, diag);
    }
    ct_result_free(result);
    return err;
}

/* A folder may have no cost model, but the measurements for one. */
static int calibrate(const struct ct_machine *machine, struct ct_diag *diag)
{
    struct ct_result *result = NULL;
    int err = ct_machine_check(machine, &result, diag);

    if (err == CT_OK && result->nmodel == 0)
        err = ct_calibrated_renew(machine, diag);
    ct_result_free(result);
    return err;
}

static int run_build(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine;
    struct ct_result *result = NULL;
    int err = ct_machine_open_tuned(&machine, options, diag);

    if (err == CT_OK)
        err = set_reproducible(&machine, options->reproducible, diag);
    if (err == CT_OK)
        err = calibrate(&machine, diag);
    if (err == CT_OK)
        err = ct_machine_load(&machine, true, &result, diag);
    if (err == CT_OK)
        err = ct_machine_offer(&machine, result, NULL, diag);
    ct_result_free(result);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_build = {
    .name = "build",
    .arguments = "DIR",
    .summary = "Builds the library of a machine folder.",
    .needs_file = true,
    .run = run_build,
};
