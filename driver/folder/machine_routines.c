/*
 * machine_routines.c - the routines of a machine folder: generated, by our own
 * generator or the user's, and hashed.
 */
#include "base/array.h"
#include "base/files.h"
#include "base/process.h"
#include "driver/folder/machine.h"
#include "driver/options/plain.h"
#include "generator/emit_counts.h"
#include "generator/generator.h"
#include "repo/phases/tree_phases.h"

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
    const struct ct_path file = ct_path("%s/cluster.yaml", machine->build_dir);
    const struct ct_path log = ct_path("%s/generator.log", machine->build_dir);
    char *quoted[3] = {ct_shell_quoted(program), ct_shell_quoted(file.text),
                       ct_shell_quoted(machine->routines_dir)};
    char *line = NULL;
    char words[500];
    int status = 0;
    int err = CT_OK;

    if (quoted[0] != NULL && quoted[1] != NULL && quoted[2] != NULL)
        line = ct_format("%s %s %s", quoted[0], quoted[1], quoted[2]);
    if (line == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done, ct_cluster_write(machine->cluster, file.text, diag));
    CT_TRY(err, done, ct_process_run(line, log.text, NULL, IDLE_S, &status, diag));
    if (status != 0) {
        ct_last_lines(log.text, words, sizeof words);
        err = ct_process_is_missing(status) ? CT_ERR_INPUT : CT_ERR_SYSTEM;
        if (ct_signals_interrupted())
            err = CT_STOPPED;
        ct_diag_set(diag, CT_OK, "the generator %s failed: %s", program, words);
    }
done:
    for (int i = 0; i < 3; i++)
        free(quoted[i]);
    free(line);
    return err;
}

/* Write what was generated, and note the names NAME.c; add the texts to the
   hash. */
static int write_generated(const struct ct_generated *generated, const char *folder,
                           struct names *names, uint64_t *hash, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < generated->nroutines && err == CT_OK; i++) {
        const struct ct_routine *routine = &generated->routines[i];

        *hash = ct_hash_text(*hash, routine->text);
        err = ct_file_write(ct_path("%s/%s.c", folder, routine->name).text, routine->text, diag);
        if (err == CT_OK && !add_name(names, routine->name))
            err = ct_diag_memory(diag);
    }
    return err;
}

/* Name the algorithms that are planned by places and do not apply to so many ranks. */
static void say_left_out(const struct ct_generated *generated)
{
    int made = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];

        if (!algorithm->by_places)
            continue;
        if (made < generated->nroutines &&
            strcmp(generated->routines[made].algorithm.name, algorithm->name) == 0)
            made++;
        else
            fprintf(stderr,
                    "colltune: left out: %s does not apply to these %d ranks; "
                    "it needs: %s\n",
                    algorithm->name, generated->wiring.tree.nranks, algorithm->needs);
    }
}

static int put_phases(const struct ct_tree *tree, FILE *notes, struct ct_diag *diag)
{
    struct ct_tree_phases found;
    int err;

    if (tree->nranks > CT_FIRST_FIT_RANKS_MAX)
        return CT_OK;
    err = ct_tree_phases_find(tree, CT_SEPARATE_NOT, &found, diag);
    if (err == CT_OK)
        fprintf(notes, "all-to-all: %d phases, bound %d\n", found.nphases, found.bound);
    ct_tree_phases_fini(&found);
    return err;
}

int ct_machine_write_routines(const struct ct_cluster *cluster, const char *folder, FILE *notes,
                              struct ct_diag *diag)
{
    struct names names = {NULL, 0};
    uint64_t hash = CT_HASH_START;
    struct ct_generated *generated;
    int err = ct_generate(cluster, &generated, diag);

    if (err != CT_OK)
        return err;
    say_left_out(generated);
    err = write_generated(generated, folder, &names, &hash, diag);
    if (err == CT_OK)
        err = put_phases(&generated->wiring.tree, notes, diag);
    ct_generated_free(generated);
    ct_names_free(names.list, names.n);
    return err;
}

/* Those of a pattern that is timed: what is measured of it depends on them. */
static int write_for(const struct ct_machine *machine, struct ct_pattern_plan *patterns, int i,
                     struct names *names, struct ct_diag *diag)
{
    struct ct_generated *generated;
    int err;

    if (patterns->same_as[i] != CT_NOT_NEAR)
        return CT_OK;
    err = ct_generate_for(machine->cluster, &patterns->file.patterns[i], &generated, diag);
    if (err != CT_OK)
        return err;
    err = write_generated(generated, machine->routines_dir, names, &patterns->counts[i].hash, diag);
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

/* Routines of earlier patterns or of another generator must not be built in. */
static int remove_others(const struct ct_machine *machine, const struct names *own,
                         struct ct_diag *diag)
{
    char **names;
    int n = 0;
    int err = ct_folder_list(machine->routines_dir, "", &names, &n, diag);

    for (int i = 0; i < n && err == CT_OK; i++) {
        if (!has_name(own, names[i]))
            unlink(ct_path("%s/%s", machine->routines_dir, names[i]).text);
    }
    if (n > 0)
        ct_names_free(names, n);
    return err;
}

/* By our own generator: of patterns only. For the wiring the repository has
   algorithms that are planned by places. */
static int generate_own(struct ct_machine *machine, struct ct_pattern_plan *patterns,
                        struct ct_diag *diag)
{
    const int npatterns = ct_pattern_plan_size(patterns);
    struct names own = {NULL, 0};
    int err = CT_OK;

    for (int i = 0; i < npatterns && err == CT_OK; i++)
        err = write_for(machine, patterns, i, &own, diag);
    if (err == CT_OK)
        err = remove_others(machine, &own, diag);
    ct_names_free(own.list, own.n);
    return err;
}

static int copy(const struct ct_path *from, const struct ct_path *to, struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_file_read(from->text, &text, diag);

    if (err == CT_OK)
        err = ct_file_write(to->text, text, diag);
    free(text);
    return err;
}

/* Take a routine from beside the decisions that name it, unless there is one of that
   name. */
static int take_named(const struct ct_machine *machine, const char *name, struct ct_diag *diag)
{
    const struct ct_path from = ct_path("%s/%s.c", machine->dir, name);
    const struct ct_path to = ct_path("%s/%s.c", machine->routines_dir, name);

    return !ct_file_exists(to.text) && ct_file_exists(from.text) ? copy(&from, &to, diag) : CT_OK;
}

/* What was decided for collectives that the options leave out, and for jobs, is decided
   again, which takes the routines that it names: those of a user's generator, which --jobs
   is not given, are in no other place. */
static int take_before(const struct ct_machine *machine, const struct ct_options *options,
                       const struct ct_result *before, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int c = 0; before != NULL && c < before->ncollectives; c++) {
        const struct ct_result_collective *own = &before->collectives[c];
        const struct ct_collective *collective = ct_collective_find(own->name);
        const struct ct_result_choice *choice;

        if (collective == NULL ||
            (options->collectives[ct_collective_number(collective)] && !options->is_part))
            continue;
        for (int i = 0; err == CT_OK && (choice = ct_result_choice(own, i)) != NULL; i++)
            err = take_named(machine, choice->algorithm, diag);
    }
    return err;
}

int ct_machine_generate(struct ct_machine *machine, const struct ct_options *options,
                        const struct ct_result *before, struct ct_pattern_plan *patterns,
                        struct ct_diag *diag)
{
    int err;

    if (options->generator != NULL) {
        ct_folder_remove(machine->routines_dir);
        CT_TRY(err, done, ct_folder_make(machine->routines_dir, diag));
        CT_TRY(err, done, run_generator(machine, options->generator, diag));
    } else {
        CT_TRY(err, done, generate_own(machine, patterns, diag));
    }
    CT_TRY(err, done, take_before(machine, options, before, diag));
    CT_TRY(
        err, done,
        ct_folder_list(machine->routines_dir, ".c", &machine->routines, &machine->nroutines, diag));
    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = ct_plain_check_routine(machine->routines[i], diag);
    if (err == CT_OK)
        err = ct_emit_counts(patterns->counts, ct_pattern_plan_size(patterns), &machine->counts,
                             diag);
done:
    return err;
}

int ct_machine_hash_routine(const struct ct_machine *machine, int i, uint64_t *hash,
                            struct ct_diag *diag)
{
    char *text = NULL;
    const int err = ct_file_read(ct_path("%s/%s", machine->routines_dir, machine->routines[i]).text,
                                 &text, diag);

    if (text != NULL)
        *hash = ct_hash(*hash, text, strlen(text) + 1);
    free(text);
    return err;
}

int ct_machine_hash_routines(const struct ct_machine *machine, uint64_t *hash, struct ct_diag *diag)
{
    int err = CT_OK;

    *hash = CT_HASH_START;
    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = ct_machine_hash_routine(machine, i, hash, diag);
    return err;
}

/* The stem of NAME.c. */
static struct ct_path stem_of(const char *name)
{
    return ct_path("%.*s", (int)strlen(name) - 2, name);
}

/* Put a routine beside the decisions if they name it. */
static int place_routine(const struct ct_machine *machine, const struct ct_result *result,
                         const char *name, struct ct_diag *diag)
{
    const struct ct_path from = ct_path("%s/%s", machine->routines_dir, name);
    const struct ct_path to = ct_path("%s/%s", machine->dir, name);

    return ct_result_names(result, stem_of(name).text) ? copy(&from, &to, diag) : CT_OK;
}

/* Take a routine away that the decisions do not name. */
static void remove_routine(const struct ct_machine *machine, const struct ct_result *result,
                           const char *name)
{
    if (!ct_result_names(result, stem_of(name).text))
        unlink(ct_path("%s/%s", machine->dir, name).text);
}

int ct_machine_place_routines(const struct ct_machine *machine, const struct ct_result *result,
                              struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = place_routine(machine, result, machine->routines[i], diag);
    return err;
}

void ct_machine_remove_unnamed(const struct ct_machine *machine, const struct ct_result *result)
{
    for (int i = 0; i < machine->nroutines; i++)
        remove_routine(machine, result, machine->routines[i]);
}
