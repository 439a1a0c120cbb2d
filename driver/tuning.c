/*
 * tuning.c - answers the search's questions: from the journal if it can, else
 * from the timer, which compares a candidate with native first (verified.h).
 */
#include "driver/tuning.h"

#include "base/files.h"
#include "driver/affordable.h"
#include "driver/dispatched.h"
#include "driver/left_out.h"
#include "driver/session/dropped.h"
#include "driver/session/greeting.h"
#include "driver/session/measuring.h"
#include "driver/session/verified.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST 262144
#define LARGEST_LOCAL 1048576 /* memory is quick: measuring costs little */

/* One collective's search: the context of the callbacks. */
struct question {
    struct ct_tuning *tuning;
    const struct ct_outcome *outcome;
    struct ct_diag *diag;
};

const char *ct_outcome_name(const struct ct_outcome *outcome, int algorithm)
{
    return outcome->entries[algorithm].name;
}

_Static_assert(CT_SETTING_MAX == CT_SEARCH_PARAMS_MAX, "values of a setting");

struct ct_setting ct_setting_of(const struct ct_search_setting *found)
{
    struct ct_setting setting;

    memcpy(setting.values, found->values, sizeof setting.values);
    return setting;
}

char *ct_outcome_setting(const struct ct_outcome *outcome, int algorithm,
                         const struct ct_search_setting *found, char *text)
{
    const struct ct_setting setting = ct_setting_of(found);

    text[0] = '\0';
    if (outcome->algorithms[algorithm] != NULL)
        ct_setting_text(outcome->algorithms[algorithm]->params, &setting, text);
    return text;
}

static struct ct_problem problem_of(const struct question *question,
                                    struct ct_setting setting, size_t bytes)
{
    return ct_timed_problem(
        (struct ct_problem){.collective = question->outcome->collective,
                            .nranks = question->tuning->cluster->nranks,
                            .bytes = bytes,
                            .places = question->tuning->session.places,
                            .setting = setting});
}

static bool applies(void *ctx, int algorithm,
                    const struct ct_search_setting *found, size_t bytes)
{
    const struct question *question = ctx;
    const struct ct_outcome *outcome = question->outcome;
    const struct ct_problem problem =
        problem_of(question, ct_setting_of(found), bytes);
    const struct ct_algorithm *candidate = outcome->algorithms[algorithm];
    const struct ct_session *session = &question->tuning->session;
    char setting[CT_SETTING_TEXT];

    return candidate == NULL ||
           (ct_algorithm_applies(candidate, &problem) &&
            ct_dispatched_applies(
                session->journal, candidate->name,
                ct_outcome_setting(outcome, algorithm, found, setting),
                bytes) &&
            ct_affordable(session->flavour, candidate, &problem));
}

/*
 * From the journal.
 *
 * got      out: the number of samples, CT_DROPPED or CT_WRONG
 * returns  false: it has to be measured
 */
static bool recall(const struct ct_journal *journal,
                   const struct ct_record *wanted, int room, double *samples,
                   int *got)
{
    const struct ct_record *found =
        ct_journal_find(journal, wanted->algorithm, wanted->setting,
                        wanted->bytes, wanted->batch);

    if (found == NULL)
        found = ct_dropped_find(journal, wanted->algorithm, wanted->setting,
                                wanted->bytes);
    if (found == NULL)
        return false;
    for (int i = 0; i < found->nsamples && i < room; i++)
        samples[i] = found->samples[i];
    *got = found->nsamples < room ? found->nsamples : room;
    if (found->reason != NULL)
        *got = ct_dropped_is_wrong(found) ? CT_WRONG : CT_DROPPED;
    return true;
}

/* Before a request, which on a large cluster may take minutes. */
static void show_request(struct ct_progress *progress,
                         const struct ct_record *record, const char *name)
{
    progress->candidate = name;
    snprintf(progress->setting, sizeof progress->setting, "%s",
             record->setting);
    progress->bytes = record->bytes;
    ct_progress_show(progress);
}

/* Native is, by definition. */
static bool is_known_right(const struct question *question,
                           const struct ct_search_request *request)
{
    const struct ct_outcome *outcome = question->outcome;
    const struct ct_problem problem =
        problem_of(question, ct_setting_of(&request->setting), request->bytes);

    const struct ct_session *session = &question->tuning->session;

    return request->algorithm == 0 ||
           session->flavour->is_verified(
               session->journal, outcome->algorithms[request->algorithm],
               &problem);
}

/* Without noise one call, and none before it, is all there is to know of a
   candidate at a size, however often it is asked for. */
static struct ct_search_request
request_of(const struct ct_flavour *flavour,
           const struct ct_search_request *request)
{
    struct ct_search_request once = *request;

    if (flavour->is_exact) {
        once.batch = 0;
        once.repetitions = 1;
        once.expected_s = INFINITY;
    }
    return once;
}

static int time_batch(void *ctx, const struct ct_search_request *asked,
                      double *samples)
{
    const struct question *question = ctx;
    struct ct_tuning *tuning = question->tuning;
    struct ct_session *session = &tuning->session;
    const struct ct_search_request once = request_of(session->flavour, asked);
    const struct ct_search_request *request = &once;
    struct ct_record record = {.bytes = request->bytes,
                               .batch = request->batch};
    int got;

    snprintf(record.collective, sizeof record.collective, "%s",
             question->outcome->collective->name);
    snprintf(record.algorithm, sizeof record.algorithm, "%s",
             ct_outcome_name(question->outcome, request->algorithm));
    ct_outcome_setting(question->outcome, request->algorithm, &request->setting,
                       record.setting);
    if (recall(session->journal, &record, request->repetitions, samples, &got))
        return got;
    if (ct_signals_interrupted() ||
        (tuning->stop_s > 0 && ct_clock_s() > tuning->stop_s))
        return CT_STOPPED;
    /* also when it is launched again: the time of a launch is not the
       candidate's */
    got = session->client.process.pid != 0 ? CT_OK
                                           : ct_greet(session, question->diag);
    if (got != CT_OK)
        return got;
    show_request(&session->progress, &record,
                 ct_outcome_name(question->outcome, request->algorithm));
    got = 1;
    if (!is_known_right(question, request))
        got = ct_measure_right(session, &record, question->diag);
    if (got == 1)
        got = ct_measure(session, &record, request, question->diag);
    if (got > 0)
        recall(session->journal, &record, request->repetitions, samples, &got);
    return got;
}

static void note_progress(void *ctx, const char *stage, int done, int total)
{
    const struct question *question = ctx;
    struct ct_progress *progress = &question->tuning->session.progress;

    progress->stage = stage;
    progress->done = done;
    progress->total = total;
    ct_progress_show(progress);
}

static int make_entries(struct ct_outcome *outcome, struct ct_diag *diag)
{
    outcome->entries =
        calloc((size_t)outcome->nalgorithms, sizeof *outcome->entries);
    if (outcome->entries == NULL)
        return ct_diag_memory(diag);
    snprintf(outcome->native_name, sizeof outcome->native_name, "%s_native",
             outcome->collective->name);
    outcome->entries[0].name = outcome->native_name;
    outcome->entries[0].is_native = true;
    for (int i = 1; i < outcome->nalgorithms; i++) {
        const struct ct_algorithm *algorithm = outcome->algorithms[i];

        outcome->entries[i].name = algorithm->name;
        outcome->entries[i].nparams = ct_params_count(algorithm->params);
        for (int k = 0; k < outcome->entries[i].nparams; k++)
            outcome->entries[i].params[k] = (struct ct_search_param){
                .nvalues = algorithm->params[k]->nvalues,
                .values = algorithm->params[k]->values};
    }
    return CT_OK;
}

/* Each collective may use its share of what is left of the budget. */
static void set_stop(struct ct_tuning *tuning)
{
    const double now = ct_clock_s();
    const double end = tuning->start_s + tuning->options->budget_s;

    if (tuning->options->budget_s > 0)
        tuning->stop_s = now + (end - now) / (tuning->session.progress.nparts -
                                              tuning->session.progress.part);
}

/* Report the settings that are left out at the largest size. */
static void report_left_out(const struct question *question, size_t bytes)
{
    const struct ct_outcome *outcome = question->outcome;
    const struct ct_problem problem =
        problem_of(question, (struct ct_setting){{0}}, bytes);

    for (int i = 1; i < outcome->nalgorithms; i++)
        ct_affordable_report(question->tuning->session.flavour,
                             outcome->algorithms[i], &problem);
}

/* How many of the sizes the flavour has memory for. */
static int count_sizes(const struct ct_tuning *tuning,
                       const struct ct_collective *collective)
{
    const struct ct_flavour *flavour = tuning->session.flavour;
    int n = tuning->nsizes;
    size_t largest;

    if (flavour->largest == NULL)
        return n;
    largest = flavour->largest(collective, tuning->cluster->nranks);
    while (n > 1 && tuning->sizes[n - 1] > largest)
        n--;
    if (n < tuning->nsizes)
        fprintf(stderr, "colltune: %s is measured up to %zu bytes: %s\n",
                collective->name, tuning->sizes[n - 1], flavour->largest_why);
    return n;
}

/* Until all that was chosen is right wherever it will run. */
static int search(const struct question *question, const struct ct_space *space,
                  struct ct_outcome *outcome)
{
    int got;

    do {
        ct_search_result_free(outcome->result);
        got = ct_search_run(space, NULL, &outcome->result, question->diag);
        if (got == CT_OK && ct_signals_interrupted())
            got = ct_diag_set(question->diag, CT_STOPPED, "interrupted");
        if (got == CT_OK)
            got = ct_dispatched_verify(&question->tuning->session, outcome,
                                       question->diag);
    } while (got > 0);
    return got;
}

static int tune_collective(struct ct_tuning *tuning,
                           const struct ct_collective *collective,
                           struct ct_diag *diag)
{
    struct ct_outcome *outcome =
        &tuning->outcomes[ct_collective_number(collective)];
    struct question question = {
        .tuning = tuning, .outcome = outcome, .diag = diag};
    struct ct_space space = {.ctx = &question,
                             .applies = applies,
                             .time = time_batch,
                             .progress = note_progress};
    int err;

    outcome->collective = collective;
    err = ct_routines_select(tuning->routines, collective,
                             tuning->cluster->nranks, &outcome->algorithms,
                             &outcome->nalgorithms, diag);
    if (err == CT_OK) {
        outcome->nalgorithms =
            1 + ct_affordable_select(
                    tuning->session.flavour, outcome->algorithms + 1,
                    outcome->nalgorithms - 1, tuning->cluster->nranks);
        err = make_entries(outcome, diag);
    }
    if (err != CT_OK)
        return err;
    space.nalgorithms = outcome->nalgorithms;
    space.algorithms = outcome->entries;
    space.nsizes = count_sizes(tuning, collective);
    report_left_out(&question, tuning->sizes[space.nsizes - 1]);
    space.sizes = tuning->sizes;
    set_stop(tuning);
    err = search(&question, &space, outcome);
    ct_progress_clear(&tuning->session.progress);
    return err;
}

/* The fixed sizes up to the largest, or doublings beyond them. */
static void choose_sizes(struct ct_tuning *tuning)
{
    size_t largest = tuning->options->largest_bytes;
    size_t size;

    if (largest == 0)
        largest = tuning->cluster->is_local ? LARGEST_LOCAL : LARGEST;
    for (int i = 0; i < CT_SEARCH_NSIZES && ct_search_sizes[i] <= largest; i++)
        tuning->sizes[tuning->nsizes++] = ct_search_sizes[i];
    for (size = 2 * ct_search_sizes[CT_SEARCH_NSIZES - 1]; size <= largest;
         size *= 2)
        tuning->sizes[tuning->nsizes++] = size;
}

int ct_tuning_run(struct ct_tuning *tuning, struct ct_diag *diag)
{
    const struct ct_record *failure;
    int err = CT_OK;

    choose_sizes(tuning);
    tuning->start_s = ct_clock_s();
    for (int i = 0; ct_collectives[i] != NULL; i++)
        tuning->session.progress.nparts += tuning->options->collectives[i];
    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++) {
        if (!tuning->options->collectives[i])
            continue;
        err = tune_collective(tuning, ct_collectives[i], diag);
        tuning->session.progress.part++;
    }
    ct_timer_end(&tuning->session.client);
    failure = err == CT_OK ? ct_left_out_all(tuning) : NULL;
    if (failure != NULL)
        err = ct_diag_set(diag, CT_ERR_SYSTEM,
                          "nothing could be compared: the MPI library's own "
                          "%s of %zu bytes failed: %s",
                          failure->algorithm, failure->bytes, failure->reason);
    return err;
}

void ct_tuning_fini(struct ct_tuning *tuning)
{
    ct_timer_end(&tuning->session.client);
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        free(tuning->outcomes[i].algorithms);
        free(tuning->outcomes[i].entries);
        ct_search_result_free(tuning->outcomes[i].result);
    }
}
