/*
 * machine_routines.c - the routines of a machine folder: generated, by our own
 * generator or the user's, and hashed.
 */
#include "base/array.h"
#include "base/files.h"
#include "base/memory.h"
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

/* Names of files. */
struct names {
    char **list;
    int n;
};

/* NAME.c; false: out of memory. */
static bool add_name(struct names *names, const char *stem)
{
    char **grown = ct_array_grow(names->list, names->n, sizeof *grown);

    if (grown == NULL)
        return false;
    names->list = grown;
    grown[names->n] = ct_format("%s.c", stem);
    return grown[names->n++] != NULL;
}

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

/* Write what was generated, and note the names NAME.c; add the texts to the
   hash. */
static int write_generated(const struct ct_generated *generated,
                           const char *folder, struct names *names,
                           uint64_t *hash, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < generated->nroutines && err == CT_OK; i++) {
        const struct ct_routine *routine = &generated->routines[i];
        char *path = ct_format("%s/%s.c", folder, routine->name);

        *hash = ct_hash_text(*hash, routine->text);
        err = path == NULL ? ct_diag_memory(diag)
                           : ct_file_write(path, routine->text, diag);
        if (err == CT_OK && !add_name(names, routine->name))
            err = ct_diag_memory(diag);
        free(path);
    }
    return err;
}

/* What is to be said of the routines. */
static void put_notes(const struct ct_generated *generated, FILE *file)
{
    for (int i = 0; i < generated->nroutines; i++) {
        const struct ct_routine *routine = &generated->routines[i];

        if (routine->maker->put_note == NULL)
            continue;
        fprintf(file, "%s: ", routine->name);
        routine->maker->put_note(file, routine->state);
        fputs("\n", file);
    }
}

/* Say at once what is not made for so many ranks. */
static void say_left_out(const struct ct_cluster *cluster)
{
    for (int i = 0; ct_routine_makers[i] != NULL; i++) {
        const struct ct_routine_maker *maker = ct_routine_makers[i];
        const size_t needed =
            ct_memory_of_pairs(cluster->nranks, maker->pair_bytes);

        if (maker->make == NULL)
            continue;
        if (maker->nranks_max > 0 && cluster->nranks > maker->nranks_max)
            fprintf(stderr,
                    "colltune: left out, %s: %s: it is made for up to %d "
                    "ranks, as it takes too much time for %d\n",
                    maker->collective->name, maker->title, maker->nranks_max,
                    cluster->nranks);
        else if (needed > ct_memory_most())
            fprintf(stderr,
                    "colltune: left out, %s: %s: for %d ranks it needs %.1f "
                    "GB of memory, and %.1f GB are there\n",
                    maker->collective->name, maker->title, cluster->nranks,
                    ct_memory_gb(needed), ct_memory_gb(ct_memory_most()));
    }
}

/* notes: NULL: none */
static int write_routines(const struct ct_cluster *cluster, const char *folder,
                          struct names *names, FILE *notes,
                          struct ct_diag *diag)
{
    uint64_t hash = CT_HASH_START;
    struct ct_generated *generated;
    int err;

    say_left_out(cluster);
    err = ct_generate(cluster, &generated, diag);
    if (err != CT_OK)
        return err;
    err = write_generated(generated, folder, names, &hash, diag);
    if (err == CT_OK && notes != NULL)
        put_notes(generated, notes);
    ct_generated_free(generated);
    return err;
}

int ct_machine_write_routines(const struct ct_cluster *cluster,
                              const char *folder, FILE *notes,
                              struct ct_diag *diag)
{
    struct names names = {NULL, 0};
    const int err = write_routines(cluster, folder, &names, notes, diag);

    ct_names_free(names.list, names.n);
    return err;
}

/* Those of a pattern that is timed: what is measured of it depends on them. */
static int write_for(const struct ct_machine *machine,
                     struct ct_pattern_plan *patterns, int i,
                     struct names *names, struct ct_diag *diag)
{
    struct ct_generated *generated;
    int err;

    if (patterns->same_as[i] != CT_NOT_NEAR)
        return CT_OK;
    err = ct_generate_for(machine->cluster, &patterns->file.patterns[i],
                          &generated, diag);
    if (err != CT_OK)
        return err;
    err = write_generated(generated, machine->routines_dir, names,
                          &patterns->counts[i].hash, diag);
    ct_generated_free(generated);
    return err;
}

static bool has_name(const struct names *names, const char *name)
{
    for (int i = 0; i < names->n; i++) {
        if (strcmp(names->list[i], name) == 0)
            return true;
    }
    return false;
}

/* Routines of an earlier cluster file or of another generator must not be
   built in. */
static int remove_others(const struct ct_machine *machine,
                         const struct names *own,
                         const struct names *of_patterns, struct ct_diag *diag)
{
    char **names;
    int n = 0;
    int err = ct_folder_list(machine->routines_dir, "", &names, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        char *path = ct_format("%s/%s", machine->routines_dir, names[i]);

        if (path == NULL)
            err = ct_diag_memory(diag);
        else if (!has_name(own, names[i]) && !has_name(of_patterns, names[i]))
            unlink(path);
        free(path);
    }
    if (n > 0)
        ct_names_free(names, n);
    return err;
}

/* By our own generator. */
static int generate_own(struct ct_machine *machine,
                        struct ct_pattern_plan *patterns, struct ct_diag *diag)
{
    const int npatterns = ct_pattern_plan_size(patterns);
    struct names own = {NULL, 0}, of_patterns = {NULL, 0};
    int err = CT_OK;

    /* a job has the repository's, which plan the same from its places */
    if (machine->job == NULL)
        err = write_routines(machine->cluster, machine->routines_dir, &own,
                             NULL, diag);
    for (int i = 0; i < npatterns && err == CT_OK; i++)
        err = write_for(machine, patterns, i, &of_patterns, diag);
    if (err == CT_OK)
        err = remove_others(machine, &own, &of_patterns, diag);
    ct_names_free(own.list, own.n);
    ct_names_free(of_patterns.list, of_patterns.n);
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
        CT_TRY(err, done, generate_own(machine, patterns, diag));
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

int ct_machine_hash_routine(const struct ct_machine *machine, int i,
                            uint64_t *hash, struct ct_diag *diag)
{
    char *path =
        ct_format("%s/%s", machine->routines_dir, machine->routines[i]);
    char *text = NULL;
    const int err =
        path == NULL ? ct_diag_memory(diag) : ct_file_read(path, &text, diag);

    if (text != NULL)
        *hash = ct_hash(*hash, text, strlen(text) + 1);
    free(text);
    free(path);
    return err;
}

int ct_machine_hash_routines(const struct ct_machine *machine, uint64_t *hash,
                             struct ct_diag *diag)
{
    int err = CT_OK;

    *hash = CT_HASH_START;
    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = ct_machine_hash_routine(machine, i, hash, diag);
    return err;
}
