/*
 * folder_tuning.c - generates, measures, decides, writes, builds.
 */
#include "driver/jobs/folder_tuning.h"

#include "base/files.h"
#include "base/hash.h"
#include "driver/decided/calibrated.h"
#include "driver/decided/decided.h"
#include "driver/decided/decided_before.h"
#include "driver/decided/provenance.h"
#include "driver/flavours/thread_level.h"
#include "driver/folder/jobs.h"
#include "driver/folder/link_picture.h"
#include "driver/folder/machine.h"
#include "driver/jobs/job_list.h"
#include "driver/journal/identity.h"
#include "driver/journal/journal_file.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/plain.h"
#include "driver/session/conversation.h"
#include "driver/session/cores_check.h"
#include "driver/toolchain/home.h"
#include "driver/tuning/tuning.h"
#include "generator/wiring.h"
#include "repo/fingerprint.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KEPT_WORDS "interrupted; what was measured is kept, run again to go on from there"

/* A folder that is being tuned. */
struct run {
    const struct ct_options *options;
    bool is_silent; /* no timer is asked */
    double begun_s; /* ct_clock_s */
    struct ct_machine machine;
    struct ct_result *before; /* what earlier runs decided; NULL: nothing */
    struct ct_pattern_plan patterns;
    struct ct_wiring wiring;
    struct ct_routines routines;
    struct ct_candidate_set candidates;
    char mechanism[CT_MECHANISM_TEXT];
    char *line; /* that launches the timer */
    char *errors;
    struct ct_tuning tuning;
    int nknown;             /* batches of earlier runs */
    struct ct_result *kept; /* of `before`, decided again */
};

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

/* The fingerprint of an algorithm of the repository or of a routine for these ranks: a
   hash of all that it plans; of routines, which may do more than plan, of their text,
   too. 0: there is no such algorithm. */
static uint64_t fingerprint_of(void *ctx, const char *name, bool is_before)
{
    uint64_t (*const of)(const struct ct_named *, int, const struct ct_places *) =
        is_before ? ct_fingerprint_before : ct_fingerprint_of;
    const struct run *run = ctx;
    const int nranks = run->wiring.tree.nranks;
    const struct ct_algorithm *const *routines = run->routines.list;
    struct ct_named named = ct_named_find(ct_registry, name);
    uint64_t text = CT_HASH_START;
    int i = 0;

    if (named.algorithm != NULL)
        return of(&named, nranks, run->wiring.places);
    while (routines[i] != NULL && strcmp(routines[i]->name, name) != 0)
        i++;
    if (routines[i] == NULL || !ct_routine_is_for(routines[i], nranks))
        return 0;
    named.algorithm = routines[i];
    /* a text that cannot be read is another one: what was measured does not count */
    ct_machine_hash_routine(&run->machine, i, &text, NULL);
    return of(&named, nranks, run->wiring.places) ^ text;
}

static int open_journal(struct run *run, struct ct_diag *diag)
{
    struct ct_journal **journal = &run->tuning.session.journal;
    const struct ct_path path = ct_path("%s/measurements.csv", run->machine.dir);
    char *identity = identity_of(&run->machine, run->options, run->mechanism);
    const struct ct_journal_subject subject = {.identity = identity,
                                               .fingerprints = {fingerprint_of, run},
                                               .candidates = &run->candidates};
    int err = identity == NULL ? ct_diag_memory(diag) : CT_OK;

    if (err == CT_OK && run->options->is_restart)
        err = ct_journal_file_set_aside(path.text, diag);
    if (err == CT_OK)
        err = ct_journal_open(path.text, &subject, journal, diag);
    if (err == CT_OK && !run->is_silent)
        err = say_changed(*journal, diag);
    free(identity);
    return err;
}

/* NULL: out of memory. */
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

/* The routines as the driver sees them: loaded and proved. */
static int load_routines(struct run *run, struct ct_diag *diag)
{
    const struct ct_machine *machine = &run->machine;
    const struct ct_places *places = run->wiring.places;
    const struct ct_algorithm *open = NULL;
    char *path = NULL, *timer = NULL;
    int err = ct_machine_build_routines(machine, &path, diag);

    /* what does not link must fail before a journal is begun */
    if (err == CT_OK && !run->is_silent)
        err = ct_machine_build_timer(machine, &timer, diag);
    if (err == CT_OK)
        err = ct_routines_load(path, &run->routines, diag);
    if (err == CT_OK)
        err = ct_routines_check_names(&run->routines, machine->routines, diag);
    if (err == CT_OK)
        err = ct_routines_check(&run->routines, places, &open, diag);
    if (err == CT_OK && open != NULL && run->options->generator != NULL)
        fprintf(stderr,
                "colltune: the routine %s claims that its messages never share a link: with %d "
                "ranks that is not proved\n",
                open->name, places->tree.nranks);
    free(timer);
    free(path);
    return err;
}

static struct ct_session session_of(const struct run *run)
{
    return (struct ct_session){
        .cluster = run->machine.cluster,
        .places = run->wiring.places,
        .mechanism = run->mechanism,
        .is_silent = run->is_silent,
        .flavour = &run->machine.flavour,
        .limit_s = fmax(run->options->limit_s, run->machine.flavour.times.least_limit_s),
        .is_timer_own = run->options->timer == NULL,
        .is_placement_checked = !run->options->is_anywhere,
        .client = {.launch_more_s = run->machine.flavour.times.launch_more_s},
        .progress = {.is_quiet = run->options->is_quiet}};
}

/* The folder, what is in it, and the patterns. */
static int open_folder(struct run *run, struct ct_diag *diag)
{
    const struct ct_options *options = run->options;
    struct ct_machine *machine = &run->machine;
    int err;

    CT_TRY(err, done, ct_machine_open(machine, options, diag));
    if (options->job == NULL)
        CT_TRY(err, done, ct_job_list_check(machine->cluster, options->file, diag));
    CT_TRY(err, done, ct_jobs_check(machine, options->thread_level, NULL, 0, diag));
    CT_TRY(err, done, ct_decided_before_read(machine->dir, options, &run->before, diag));
    CT_TRY(err, done,
           ct_pattern_plan_load(options, machine->cluster, options->is_restart ? NULL : run->before,
                                &run->patterns, diag));
    if (machine->flavour.times.needs_cores && !run->is_silent)
        ct_cores_warn(machine->cluster);
done:
    return err;
}

/* Its algorithms, and its journal. */
static int prepare(struct run *run, struct ct_diag *diag)
{
    const struct ct_options *options = run->options;
    struct ct_machine *machine = &run->machine;
    int err;

    ct_mechanism_words(options->mechanisms.names[0], options->spread_s, options->counts,
                       run->mechanism);
    CT_TRY(err, done,
           ct_machine_generate(machine, options, options->is_restart ? NULL : run->before,
                               &run->patterns, diag));
    CT_TRY(err, done, ct_wiring_build(machine->cluster, &run->wiring, diag));
    run->wiring.places->shares_memory = ct_flavour_meets(&machine->flavour, options->thread_level);
    CT_TRY(err, done, load_routines(run, diag));
    run->tuning = (struct ct_tuning){.cluster = machine->cluster,
                                     .options = options,
                                     .routines = &run->routines,
                                     .candidates = &run->candidates,
                                     .begun_s = run->begun_s,
                                     .patterns = &run->patterns,
                                     .session = session_of(run)};
    CT_TRY(err, done, open_journal(run, diag));
    ct_signals_say("colltune: " KEPT_WORDS "\n");
    run->nknown = ct_journal_nbatches(run->tuning.session.journal);
done:
    return err;
}

static int set_launch(struct run *run, struct ct_diag *diag)
{
    struct ct_timer_client *client = &run->tuning.session.client;
    const int err = make_launch(&run->machine, run->options, &run->line, diag);

    run->errors = ct_format("%s/timer.log", run->machine.build_dir);
    client->launch_line = run->line;
    client->errors_path = run->errors;
    return err == CT_OK && run->errors == NULL ? ct_diag_memory(diag) : err;
}

/* Batches that this run measured. */
static int measured_now(const struct run *run)
{
    return ct_journal_nbatches(run->tuning.session.journal) - run->nknown;
}

/* Unless the run was told. */
static void keep_reproducible(struct ct_result *result, struct ct_result *before)
{
    if (before == NULL || result->signature.reproducible != NULL)
        return;
    result->signature.reproducible = before->signature.reproducible;
    before->signature.reproducible = NULL;
}

static int finish(struct run *run, struct ct_diag *diag)
{
    const struct ct_machine *machine = &run->machine;
    char *names = NULL;
    struct ct_result *result = NULL;
    int err;

    CT_TRY(err, done, ct_decided_result(&run->tuning, &result, diag));
    CT_TRY(err, done, ct_decided_before_add(run->kept, result, &names, diag));
    keep_reproducible(result, run->before);
    CT_TRY(err, done,
           ct_provenance_add(&run->tuning, run->before, run->begun_s, measured_now(run), result,
                             diag));
    CT_TRY(err, done, ct_link_picture_add(result, machine->cluster, &run->routines, diag));
    if (!run->options->is_part)
        CT_TRY(err, done, ct_calibrated_set(machine, result, diag));
    CT_TRY(err, done, ct_decided_before_put_aside(machine->dir, run->before, diag));
    CT_TRY(err, done, ct_machine_write(machine, result, diag));
    if (!run->options->is_part) {
        CT_TRY(err, done, ct_jobs_match(machine, NULL, diag));
        CT_TRY(err, done, ct_machine_offer(machine, result, run->options->color, diag));
    }
    if (!run->is_silent)
        printf("Measured now: %d batches; from measurements.csv: %d.\n", measured_now(run),
               run->nknown);
    if (!run->is_silent && names[0] != '\0')
        printf("Decided before, kept: %s.\n", names);
done:
    ct_result_free(result);
    free(names);
    return err;
}

static int measure(struct run *run, struct ct_diag *diag)
{
    int err = ct_decided_before_again(&run->tuning, run->before, &run->kept, diag);

    if (err == CT_OK && !run->is_silent)
        err = set_launch(run, diag);
    if (err == CT_OK)
        err = ct_tuning_run(&run->tuning, diag);
    if (err == CT_STOPPED)
        ct_diag_set(diag, CT_STOPPED, KEPT_WORDS);
    return err;
}

static void close_folder(struct run *run)
{
    ct_tuning_fini(&run->tuning);
    ct_journal_close(run->tuning.session.journal);
    ct_candidate_set_fini(&run->candidates);
    ct_result_free(run->kept);
    ct_routines_unload(&run->routines);
    ct_wiring_fini(&run->wiring);
    ct_pattern_plan_fini(&run->patterns);
    ct_result_free(run->before);
    ct_machine_close(&run->machine);
    free(run->errors);
    free(run->line);
}

int ct_tune_folder(const struct ct_options *options, struct ct_diag *diag)
{
    struct run run = {.options = options, .begun_s = ct_clock_s()};
    int err;

    CT_TRY(err, done, open_folder(&run, diag));
    ct_progress_stage(options->is_quiet, run.machine.cluster, "compiling what is timed");
    CT_TRY(err, done, prepare(&run, diag));
    ct_progress_stage(options->is_quiet, run.machine.cluster, "timing");
    CT_TRY(err, done, measure(&run, diag));
    ct_progress_stage(options->is_quiet, run.machine.cluster, "compiling the library");
    err = finish(&run, diag);
    if (err == CT_OK || err == CT_ERR_SYSTEM)
        err = ct_session_say_ended(&run.tuning.session, err, diag);
done:
    close_folder(&run);
    return err;
}

int ct_tune_silently(const struct ct_options *options, bool *is_done, struct ct_diag *diag)
{
    struct run run = {.options = options, .is_silent = true, .begun_s = ct_clock_s()};
    int err = open_folder(&run, diag);

    *is_done = false;
    if (err == CT_OK && ct_file_exists(ct_path("%s/measurements.csv", run.machine.dir).text)) {
        err = prepare(&run, diag);
        if (err == CT_OK)
            err = measure(&run, diag);
        *is_done = err == CT_OK && !run.tuning.session.is_short;
        if (*is_done)
            err = finish(&run, diag);
    }
    close_folder(&run);
    return err;
}
