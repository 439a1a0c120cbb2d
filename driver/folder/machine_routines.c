/*
 * machine_routines.c - the routines of a machine folder: generated, by our own
 * generator or the user's, and hashed.
 */
#include "base/files.h"
#include "base/process.h"
#include "driver/folder/machine.h"
#include "driver/plain.h"
#include "generator/emit_counts.h"
#include "generator/generator.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define IDLE_S 600 /* for which a generator may print nothing */

/* PROGRAM CLUSTER-FILE FOLDER */
static int run_generator(const struct ct_machine *machine, const char *program,
                         struct ct_diag *diag)
{
    char *file = ct_format("%s/cluster.yaml", machine->build_dir);
    char *log = ct_format("%s/generator.log", machine->build_dir);
    char *quoted[3] = {ct_shell_quoted(program), NULL,
                       ct_shell_quoted(machine->routines_dir)};
    char *line = NULL;
    char words[500];
    int status = 0;
    int err = CT_OK;

    if (file != NULL)
        quoted[1] = ct_shell_quoted(file);
    if (quoted[0] != NULL && quoted[1] != NULL && quoted[2] != NULL)
        line = ct_format("%s %s %s", quoted[0], quoted[1], quoted[2]);
    if (line == NULL || log == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done, ct_cluster_write(machine->cluster, file, diag));
    CT_TRY(err, done, ct_process_run(line, log, IDLE_S, &status, diag));
    if (status != 0) {
        ct_last_lines(log, words, sizeof words);
        err = ct_process_is_missing(status) ? CT_ERR_INPUT : CT_ERR_SYSTEM;
        if (ct_signals_interrupted())
            err = CT_STOPPED;
        ct_diag_set(diag, CT_OK, "the generator %s failed: %s", program, words);
    }
done:
    for (int i = 0; i < 3; i++)
        free(quoted[i]);
    free(line);
    free(log);
    free(file);
    return err;
}

int ct_machine_write_routines(const struct ct_cluster *cluster,
                              const char *folder, struct ct_diag *diag)
{
    struct ct_generated *generated;
    int err = ct_generate(cluster, &generated, diag);

    if (err != CT_OK)
        return err;
    for (int i = 0; i < generated->nroutines && err == CT_OK; i++) {
        const struct ct_routine *routine = &generated->routines[i];
        char *path = ct_format("%s/%s.c", folder, routine->name);

        err = path == NULL ? ct_diag_memory(diag)
                           : ct_file_write(path, routine->text, diag);
        free(path);
    }
    ct_generated_free(generated);
    return err;
}

/* Whether NAME.c is one of the routines that our generator writes. */
static bool is_generated(const struct ct_generated *generated, const char *name)
{
    for (int i = 0; i < generated->nroutines; i++) {
        const char *stem = generated->routines[i].name;

        if (strncmp(name, stem, strlen(stem)) == 0 &&
            strcmp(name + strlen(stem), ".c") == 0)
            return true;
    }
    return false;
}

/* Routines of an earlier cluster file or of another generator must not be
   built in. */
static int remove_others(const struct ct_machine *machine, struct ct_diag *diag)
{
    struct ct_generated *generated;
    char **names;
    int n = 0;
    int err = ct_generate(machine->cluster, &generated, diag);

    if (err != CT_OK)
        return err;
    err = ct_folder_list(machine->routines_dir, "", &names, &n, diag);
    for (int i = 0; i < n && err == CT_OK; i++) {
        char *path = ct_format("%s/%s", machine->routines_dir, names[i]);

        if (path == NULL)
            err = ct_diag_memory(diag);
        else if (!is_generated(generated, names[i]))
            unlink(path);
        free(path);
    }
    if (n > 0)
        ct_names_free(names, n);
    ct_generated_free(generated);
    return err;
}

int ct_machine_generate(struct ct_machine *machine,
                        const struct ct_options *options,
                        struct ct_pattern_plan *patterns, struct ct_diag *diag)
{
    int err;

    if (options->generator != NULL) {
        ct_folder_remove(machine->routines_dir);
        CT_TRY(err, done, ct_folder_make(machine->routines_dir, diag));
        CT_TRY(err, done, run_generator(machine, options->generator, diag));
    } else {
        CT_TRY(err, done,
               ct_machine_write_routines(machine->cluster,
                                         machine->routines_dir, diag));
        CT_TRY(err, done, remove_others(machine, diag));
    }
    CT_TRY(err, done,
           ct_folder_list(machine->routines_dir, ".c", &machine->routines,
                          &machine->nroutines, diag));
    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = ct_plain_check_routine(machine->routines[i], diag);
    if (err == CT_OK)
        err = ct_emit_counts(patterns->counts, ct_pattern_plan_size(patterns),
                             &machine->counts, diag);
done:
    return err;
}

int ct_machine_hash_routines(const struct ct_machine *machine, uint64_t *hash,
                             struct ct_diag *diag)
{
    int err = CT_OK;

    *hash = CT_HASH_START;
    for (int i = 0; i < machine->nroutines && err == CT_OK; i++) {
        char *path =
            ct_format("%s/%s", machine->routines_dir, machine->routines[i]);
        char *text = NULL;

        err = path == NULL ? ct_diag_memory(diag)
                           : ct_file_read(path, &text, diag);
        free(path);
        if (text == NULL)
            break;
        *hash = ct_hash(*hash, text, strlen(text) + 1);
        free(text);
    }
    return err;
}
