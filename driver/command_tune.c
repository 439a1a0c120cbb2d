/*
 * command_tune.c - the whole job: generate, measure, decide, write, build.
 */
#include "base/files.h"
#include "driver/config.h"
#include "driver/cores_check.h"
#include "driver/decided.h"
#include "driver/identity.h"
#include "driver/machine.h"
#include "driver/plain.h"
#include "driver/simulation.h"
#include "driver/thread_level.h"
#include "driver/tuning.h"
#include "repo/fingerprint.h"
#include "result/writer.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the measurements are for. Of generated routines, both the text and what
   they plan: they call functions of repo/. */
static int open_journal(const struct ct_machine *machine,
                        const struct ct_options *options,
                        const struct ct_routines *routines,
                        struct ct_journal **journal, struct ct_diag *diag)
{
    const bool is_single = ct_thread_level_is_single(options->thread_level);
    const int nranks = machine->cluster->nranks;
    uint64_t texts;
    char *path = NULL, *identity = NULL;
    char *timer =
        ct_format("%s", options->timer == NULL ? "own" : options->timer);
    int err = ct_machine_hash_routines(machine, &texts, diag);

    if (err == CT_OK && timer == NULL)
        err = ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
    if (err != CT_OK)
        goto done;
    ct_plain_make(timer);
    path = ct_format("%s/measurements.csv", machine->dir);
    identity = ct_format(
        "%sranks=%d cluster=%016" PRIx64 " algorithms=%016" PRIx64
        " routines=%016" PRIx64 " mechanism=%s%s%s timer=%s",
        options->is_simulated ? CT_JOURNAL_SIMULATED : "", nranks,
        machine->cluster->hash, ct_fingerprint_list(ct_registry, nranks, NULL),
        texts ^ ct_routines_fingerprint(routines, nranks), options->mechanism,
        is_single ? "" : CT_IDENTITY_THREADS,
        is_single ? "" : options->thread_level, timer);
    if (path == NULL || identity == NULL)
        err = ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
    else
        err =
            ct_journal_open(path, identity, options->is_restart, journal, diag);
done:
    free(timer);
    free(identity);
    free(path);
    return err;
}

/* The line of the cluster file with the timer, or the user's own program. */
static int launch(const struct ct_machine *machine,
                  const struct ct_options *options, const char *timer,
                  char **line, struct ct_diag *diag)
{
    const bool is_single = ct_thread_level_is_single(options->thread_level);
    char *quoted = ct_shell_quoted(timer);
    char *command =
        quoted == NULL
            ? NULL
            : ct_format("%s%s%s", quoted, is_single ? "" : " --thread-level ",
                        is_single ? "" : options->thread_level);
    const int err =
        command == NULL
            ? ct_diag_set(diag, CT_ERR_MEMORY, "out of memory")
            : ct_cluster_launch(machine->cluster, command, line, diag);

    free(command);
    free(quoted);
    return err;
}

static int make_launch(const struct ct_machine *machine,
                       const struct ct_options *options, char **line,
                       struct ct_diag *diag)
{
    char *timer = NULL;
    int err = options->timer != NULL
                  ? ct_path_absolute(options->timer, &timer, diag)
                  : ct_machine_build_timer(machine, &timer, diag);

    if (err == CT_ERR_SYSTEM && options->timer != NULL)
        err = CT_ERR_INPUT; /* there is no such program */
    if (err == CT_OK && options->is_simulated && options->timer == NULL)
        err =
            ct_simulation_launch(machine->cluster, machine->build_dir,
                                 "timer-simulated.so", CT_SELECTOR, line, diag);
    else if (err == CT_OK)
        err = launch(machine, options, timer, line, diag);
    free(timer);
    return err;
}

/* The routines as the driver sees them: loaded and proved. */
static int load_routines(const struct ct_machine *machine,
                         struct ct_routines *routines, struct ct_diag *diag)
{
    char *path = ct_format("%s/routines.so", machine->build_dir);
    char *timer = NULL;
    int err = path == NULL ? ct_diag_set(diag, CT_ERR_MEMORY, "out of memory")
                           : ct_machine_build_timer(machine, &timer, diag);

    if (err == CT_OK)
        err = ct_routines_load(path, routines, diag);
    if (err == CT_OK)
        err = ct_routines_check_names(routines, machine->routines, diag);
    if (err == CT_OK)
        err = ct_routines_check(routines, machine->cluster->nranks, diag);
    free(timer);
    free(path);
    return err;
}

static int finish(const struct ct_machine *machine,
                  const struct ct_tuning *tuning, struct ct_diag *diag)
{
    char *table = NULL, *library = NULL;
    struct ct_result *result = NULL;
    int err;

    CT_TRY(err, done, ct_decided_result(tuning, &result, diag));
    CT_TRY(err, done, ct_machine_write(machine, result, diag));
    CT_TRY(err, done, ct_machine_build_library(machine, &library, diag));
    CT_TRY(err, done, ct_writer_text(&write_table, result, &table, diag));
    fputs(table, stdout);
    ct_machine_print_usage(result, library);
done:
    ct_result_free(result);
    free(table);
    free(library);
    return err;
}

static int tune(struct ct_machine *machine, const struct ct_options *options,
                struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    struct ct_tuning tuning = {
        .cluster = machine->cluster, .options = options, .routines = &routines};
    char *line = NULL, *errors = NULL;
    int kept = 0; /* records of earlier runs */
    int err;

    CT_TRY(err, done, ct_machine_generate(machine, options, diag));
    CT_TRY(err, done, load_routines(machine, &routines, diag));
    CT_TRY(err, done,
           open_journal(machine, options, &routines, &tuning.journal, diag));
    kept = ct_journal_size(tuning.journal);
    CT_TRY(err, done, make_launch(machine, options, &line, diag));
    errors = ct_format("%s/timer.log", machine->build_dir);
    if (errors == NULL)
        CT_TRY(err, done, ct_diag_set(diag, CT_ERR_MEMORY, "out of memory"));
    tuning.client.launch_line = line;
    tuning.client.errors_path = errors;
    if (options->is_simulated) /* 1,024 ranks take SimGrid 80 s */
        tuning.client.launch_more_s = CT_SIMULATED_LIMIT_S;
    CT_TRY(err, done, ct_tuning_run(&tuning, diag));
    CT_TRY(err, done, finish(machine, &tuning, diag));
    printf("Measured now: %d batches; from measurements.csv: %d.\n",
           ct_journal_size(tuning.journal) - kept, kept);
done:
    if (err == CT_STOPPED)
        ct_diag_set(diag, CT_STOPPED,
                    "interrupted; what was measured is kept, run again to go "
                    "on from there");
    ct_tuning_fini(&tuning);
    ct_journal_close(tuning.journal);
    ct_routines_unload(&routines);
    free(errors);
    free(line);
    return err;
}

/* A user's own timer may have others. */
static int check_mechanism(const struct ct_options *options,
                           struct ct_diag *diag)
{
    char *word = ct_format(" %s ", options->mechanism);
    const bool is_known = word != NULL && strstr(CT_MECHANISMS, word) != NULL &&
                          strchr(options->mechanism, ' ') == NULL;

    free(word);
    if (is_known ||
        (options->timer != NULL && ct_plain_is_word(options->mechanism)))
        return CT_OK;
    if (options->timer != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not the name of a mechanism: %s; letters, digits, "
                           "'.', '_' and '-' make one",
                           options->mechanism);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "unknown mechanism: %s; known are:%s",
                       options->mechanism, CT_MECHANISMS);
}

static int check_simulation(const struct ct_options *options,
                            struct ct_diag *diag)
{
    /* a timer of the user's may be a simulator itself */
    if (!options->is_simulated || options->timer != NULL)
        return CT_OK;
    if (options->file == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--simulate needs a cluster file: this machine "
                           "alone has no network to simulate");
    if (!ct_thread_level_is_single(options->thread_level))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--simulate knows no threads: --thread-level can "
                           "only be single");
    return ct_simulation_check(CT_SELECTOR, diag);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_options own = *options;
    struct ct_machine machine = {0};
    int err = check_mechanism(options, diag);

    if (err == CT_OK)
        err = check_simulation(options, diag);
    if (options->is_simulated) /* a slow machine must not change results */
        own.limit_s = fmax(own.limit_s, CT_SIMULATED_LIMIT_S);
    if (err == CT_OK)
        err = ct_machine_open(&machine, &own, diag);
    if (err == CT_OK && !options->is_simulated)
        ct_cores_warn(machine.cluster);
    if (err == CT_OK)
        err = tune(&machine, &own, diag);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_tune = {
    .name = "tune",
    .arguments = "[FILE]",
    .summary = "Tunes a cluster, this machine without FILE; resumes by "
               "itself.",
    .options = "cobmlLTtgprsq",
    .run = run,
};
