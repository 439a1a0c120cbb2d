/*
 * command_tune.c - the whole job: generate, measure, decide, write, build.
 */
#include "base/files.h"
#include "base/words.h"
#include "driver/decided/decided.h"
#include "driver/decided/decided_before.h"
#include "driver/decided/provenance.h"
#include "driver/decided/restarted.h"
#include "driver/folder/cores_check.h"
#include "driver/folder/jobs.h"
#include "driver/folder/link_picture.h"
#include "driver/folder/machine.h"
#include "driver/folder/measured_algorithms.h"
#include "driver/jobs/job_list.h"
#include "driver/jobs/job_tuning.h"
#include "driver/journal/identity.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/plain.h"
#include "driver/options/table_show.h"
#include "driver/options/thread_level.h"
#include "driver/toolchain/home.h"
#include "driver/tuning/tuning.h"
#include "generator/wiring.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEPT_WORDS "interrupted; what was measured is kept, run again to go on from there"

/* What the measurements are for; NULL: out of memory. */
static char *identity_of(const struct ct_machine *machine, const struct ct_options *options,
                         const char *mechanism)
{
    const bool is_single = ct_thread_level_is_single(options->thread_level);
    char *timer = ct_format("%s", options->timer == NULL ? "own" : options->timer);
    char *identity = NULL;

    if (timer == NULL)
        return NULL;
    ct_plain_make(timer);
    identity = ct_format("%sranks=%d cluster=%s:%016" PRIx64 " mechanism=%s%s%s%s timer=%s",
                         machine->flavour.times.is_simulated ? CT_JOURNAL_SIMULATED : "",
                         machine->cluster->nranks, machine->cluster->name, machine->cluster->hash,
                         mechanism, is_single ? "" : CT_IDENTITY_THREADS,
                         is_single ? "" : options->thread_level,
                         options->wants_all_algorithms ? CT_IDENTITY_ALL "on" : "", timer);
    free(timer);
    return identity;
}

/* Say which measurements do not count any more. */
static int say_changed(const struct ct_journal *journal, struct ct_diag *diag)
{
    char *names = ct_journal_changed(journal);

    if (names == NULL)
        return ct_diag_memory(diag);
    if (names[0] != '\0')
        fprintf(stderr,
                "colltune: these have changed since they were measured, and "
                "are measured again: %s\n",
                names);
    free(names);
    return CT_OK;
}

static int open_journal(const struct ct_machine *machine, struct ct_tuning *tuning,
                        struct ct_diag *diag)
{
    const struct ct_options *options = tuning->options;
    struct ct_session *session = &tuning->session;
    struct ct_measured measured = {.n = 0};
    char *path = ct_format("%s/measurements.csv", machine->dir);
    char *identity = identity_of(machine, options, session->mechanism);
    struct ct_journal_subject subject = {.identity = identity, .candidates = &tuning->candidates};
    int err = path == NULL || identity == NULL ? ct_diag_memory(diag) : CT_OK;

    if (err == CT_OK)
        err = ct_measured_algorithms(machine, options, tuning->routines, session->places, &measured,
                                     diag);
    subject.algorithms = measured.list;
    subject.nalgorithms = measured.n;
    if (err == CT_OK && options->is_restart)
        err = ct_restarted_begin(machine->dir, diag);
    if (err == CT_OK)
        err = ct_journal_open(path, &subject, &session->journal, diag);
    if (err == CT_OK)
        err = say_changed(session->journal, diag);
    free(measured.list);
    free(identity);
    free(path);
    return err;
}

/* The timer's arguments; NULL: out of memory. */
static char *timer_words(const struct ct_cluster *cluster, const struct ct_options *options)
{
    const bool is_single = ct_thread_level_is_single(options->thread_level);
    char *parts =
        cluster->nparts > 1 ? ct_format(" --parts %d", cluster->nparts) : ct_format("%s", "");
    char *words = NULL;

    if (parts != NULL)
        words = ct_format("%s%s%s", is_single ? "" : " --thread-level ",
                          is_single ? "" : options->thread_level, parts);
    free(parts);
    return words;
}

/* The line that launches the timer, ours or the user's. */
static int make_launch(const struct ct_machine *machine, const struct ct_options *options,
                       char **line, struct ct_diag *diag)
{
    char *timer = NULL;
    char *words = timer_words(machine->cluster, options);
    struct ct_flavour_launch launch = {.cluster = machine->cluster,
                                       .environment = "",
                                       .words = words,
                                       .selector = options->selector};
    int err = options->timer != NULL ? ct_path_absolute(options->timer, &timer, diag)
                                     : ct_machine_build_timer(machine, &timer, diag);

    if (err == CT_ERR_SYSTEM && options->timer != NULL)
        err = CT_ERR_INPUT; /* there is no such program */
    if (err == CT_OK && words == NULL)
        err = ct_diag_memory(diag);
    launch.program = timer;
    if (err == CT_OK)
        err = machine->flavour.launch(&launch, line, diag);
    free(words);
    free(timer);
    return err;
}

static int prove_routines(const struct ct_routines *routines, const struct ct_places *places,
                          const struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_algorithm *open;
    const int err = ct_routines_check(routines, places, &open, diag);

    if (err == CT_OK && open != NULL && options->generator != NULL)
        fprintf(stderr,
                "colltune: the routine %s claims that its messages never share "
                "a link: with %d ranks that is not proved\n",
                open->name, places->tree.nranks);
    return err;
}

/* The routines as the driver sees them: loaded and proved. */
static int load_routines(const struct ct_machine *machine, const struct ct_places *places,
                         const struct ct_options *options, struct ct_routines *routines,
                         struct ct_diag *diag)
{
    char *path = NULL, *timer = NULL;
    int err = ct_machine_build_routines(machine, &path, diag);

    /* what does not link must fail before a journal is begun */
    if (err == CT_OK)
        err = ct_machine_build_timer(machine, &timer, diag);
    if (err == CT_OK)
        err = ct_routines_load(path, routines, diag);
    if (err == CT_OK)
        err = ct_routines_check_names(routines, machine->routines, diag);
    if (err == CT_OK)
        err = prove_routines(routines, places, options, diag);
    free(timer);
    free(path);
    return err;
}

/* A run that is being finished. */
struct run {
    double began_s; /* ct_clock_s */
    int nkept;      /* batches of earlier runs */
    char *before;   /* as names of ct_decided_before_add */
};

static int finish(const struct ct_machine *machine, const struct ct_tuning *tuning, struct run *run,
                  struct ct_diag *diag)
{
    const int nbatches = ct_journal_nbatches(tuning->session.journal) - run->nkept;
    char *library = NULL;
    struct ct_result *result = NULL;
    int err;

    CT_TRY(err, done, ct_decided_result(tuning, &result, diag));
    CT_TRY(err, done, ct_decided_before_add(machine, tuning, result, &run->before, diag));
    CT_TRY(err, done, ct_provenance_add(machine, tuning, run->began_s, nbatches, result, diag));
    CT_TRY(err, done, ct_link_picture_add(result, machine->cluster, tuning->routines, diag));
    CT_TRY(err, done, ct_machine_write(machine, result, diag));
    ct_restarted_end(machine->dir);
    if (tuning->options->is_part)
        goto done;
    CT_TRY(err, done, ct_jobs_match(machine, NULL, diag));
    CT_TRY(err, done, ct_machine_build_library(machine, &library, diag));
    CT_TRY(err, done, ct_table_show(result, tuning->options->color, diag));
    ct_machine_print_usage(result, library);
done:
    ct_result_free(result);
    free(library);
    return err;
}

static struct ct_session session_of(const struct ct_machine *machine,
                                    const struct ct_options *options)
{
    const struct ct_session session = {
        .cluster = machine->cluster,
        .flavour = &machine->flavour,
        .limit_s = fmax(options->limit_s, machine->flavour.times.least_limit_s),
        .is_placement_checked = options->timer == NULL && !options->is_anywhere,
        .client = {.launch_more_s = machine->flavour.times.launch_more_s},
        .progress = {.is_quiet = options->is_quiet}};

    return session;
}

/* begun_s: when the run began, ct_clock_s */
static int tune(struct ct_machine *machine, const struct ct_options *options,
                struct ct_pattern_plan *patterns, double begun_s, struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    struct ct_wiring wiring = {.places = NULL};
    struct ct_tuning tuning = {.cluster = machine->cluster,
                               .options = options,
                               .routines = &routines,
                               .begun_s = begun_s,
                               .patterns = patterns,
                               .session = session_of(machine, options)};
    struct ct_session *session = &tuning.session;
    char mechanism[CT_MECHANISM_TEXT];
    char *line = NULL, *errors = NULL;
    struct run run = {.began_s = ct_clock_s()};
    int err;

    session->mechanism = ct_mechanism_words(options->mechanisms.names[0], options->spread_s,
                                            options->counts, mechanism);
    CT_TRY(err, done, ct_machine_generate(machine, options, patterns, diag));
    CT_TRY(err, done, ct_wiring_build(machine->cluster, &wiring, diag));
    session->places = wiring.places;
    CT_TRY(err, done, load_routines(machine, wiring.places, options, &routines, diag));
    CT_TRY(err, done, open_journal(machine, &tuning, diag));
    ct_signals_say("colltune: " KEPT_WORDS "\n");
    run.nkept = ct_journal_nbatches(session->journal);
    CT_TRY(err, done, make_launch(machine, options, &line, diag));
    errors = ct_format("%s/timer.log", machine->build_dir);
    if (errors == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    session->client.launch_line = line;
    session->client.errors_path = errors;
    CT_TRY(err, done, ct_tuning_run(&tuning, diag));
    CT_TRY(err, done, finish(machine, &tuning, &run, diag));
    printf("Measured now: %d batches; from measurements.csv: %d.\n",
           ct_journal_nbatches(session->journal) - run.nkept, run.nkept);
    if (run.before[0] != '\0')
        printf("Decided before, kept: %s.\n", run.before);
done:
    if (err == CT_STOPPED)
        ct_diag_set(diag, CT_STOPPED, KEPT_WORDS);
    ct_tuning_fini(&tuning);
    ct_journal_close(session->journal);
    ct_routines_unload(&routines);
    ct_wiring_fini(&wiring);
    free(run.before);
    free(errors);
    free(line);
    return err;
}

/* A user's own timer may have others. */
static int check_mechanism(const char *name, const struct ct_options *options, struct ct_diag *diag)
{
    if (ct_words_have(ct_mechanism_name, name) ||
        (options->timer != NULL && ct_plain_is_word(name)))
        return CT_OK;
    if (options->timer != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not the name of a mechanism: %s; use up to %d "
                           "letters, digits, '.', '_' and '-'",
                           name, CT_PLAIN_WORD_MOST);
    return ct_words_fail(ct_mechanism_name, "mechanism", name, diag);
}

static int check_mechanisms(const struct ct_options *options, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < options->mechanisms.n && err == CT_OK; i++)
        err = check_mechanism(options->mechanisms.names[i], options, diag);
    return err;
}

/* A user's own timer may be any simulator itself. */
static int check_flavour(const struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = options->flavour;
    const struct ct_flavour_use use = {.file = options->file,
                                       .thread_level = options->thread_level,
                                       .selector = options->selector};

    return options->timer != NULL || flavour->check == NULL ? CT_OK : flavour->check(&use, diag);
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct ct_machine machine = {0};
    struct ct_pattern_plan patterns = {.counts = NULL};
    const double begun_s = ct_clock_s();
    int err = check_mechanisms(options, diag);

    if (err == CT_OK)
        err = check_flavour(options, diag);
    if (err == CT_OK && options->jobs != NULL)
        return ct_tune_jobs(options, diag);
    if (err == CT_OK)
        err = ct_machine_open(&machine, options, diag);
    if (err == CT_OK && options->job == NULL)
        err = ct_job_list_check(machine.cluster, options->file, diag);
    if (err == CT_OK)
        err = ct_jobs_check(&machine, options->thread_level, NULL, 0, diag);
    if (err == CT_OK)
        err = ct_pattern_plan_load(options, machine.cluster, &patterns, diag);
    if (err == CT_OK && machine.flavour.times.needs_cores)
        ct_cores_warn(machine.cluster);
    if (err == CT_OK)
        err = tune(&machine, options, &patterns, begun_s, diag);
    ct_pattern_plan_fini(&patterns);
    ct_machine_close(&machine);
    return err;
}

const struct ct_command ct_command_tune = {
    .name = "tune",
    .arguments = "[FILE]",
    .summary = "Tunes a cluster, this machine without FILE; resumes by "
               "itself.",
    .run = run,
};
