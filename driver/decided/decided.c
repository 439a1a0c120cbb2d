/*
 * decided.c - from the search's numbers to names.
 */
#include "driver/decided/decided.h"

#include "base/text.h"
#include "cluster/limits.h"
#include "driver/config.h"
#include "driver/decided/decided_choice.h"
#include "driver/flavours/flavour.h"
#include "driver/flavours/thread_level.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/options.h"
#include "driver/tuning/left_out.h"
#include "result/rounding.h"
#include "result/shown_limits.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#define LIMIT_WORDS_TEXT 96

/*
 * "usual" for those without options, otherwise "--limit 30 --scratch-limit 1000".
 *
 * text     LIMIT_WORDS_TEXT bytes
 * returns  text
 */
static const char *limit_words(const struct ct_options *options, char *text)
{
    struct ct_options usual;

    ct_options_default(&usual);
    if (options->limit_s == usual.limit_s && options->scratch_limit == usual.scratch_limit)
        snprintf(text, LIMIT_WORDS_TEXT, "usual");
    else
        snprintf(text, LIMIT_WORDS_TEXT, "--limit %g --scratch-limit %zu", options->limit_s,
                 options->scratch_limit);
    return text;
}

/* An element that was added; NULL: out of memory. */
static void *added(struct ct_deciding *source, void *element)
{
    source->failed = source->failed || element == NULL;
    return element;
}

static void add_size(struct ct_deciding *source, struct ct_result_case *of,
                     const struct ct_size_row *row)
{
    const struct ct_cluster *cluster = source->tuning->cluster;
    const char *mechanism = source->tuning->session.mechanism;
    struct ct_result_size *to = added(source, CT_ADD(of, sizes));

    if (to == NULL)
        return;
    ct_set_candidate(source, &to->algorithm, &to->setting, row->candidate);
    to->bytes = row->figures.bytes;
    ct_set_figures(source, &to->figures, &row->figures);
    /* messages may pass before the last rank enters, where a sample begins;
       limits are of equal blocks */
    if (ct_mechanism_has_spread(mechanism) ||
        (source->outcome->collective->has_counts && ct_mechanism_has_counts(mechanism)))
        return;
    to->limit_s = ct_limit(cluster, source->outcome->collective, 0, to->bytes);
    to->latency_s = ct_limit_latency(cluster, source->outcome->collective, 0);
}

static void add_ranges(struct ct_deciding *source, struct ct_result_case *of,
                       const struct ct_search_result *found)
{
    for (int i = 0; i < found->nranges && !source->failed; i++) {
        const struct ct_range *range = &found->ranges[i];
        struct ct_result_range *to = added(source, CT_ADD(of, ranges));

        if (to == NULL)
            return;
        ct_set_choice(source, &to->choice, range->candidate);
        to->from_bytes = range->from_bytes;
        to->measured_bytes = range->figures.bytes;
        ct_set_figures(source, &to->figures, &range->figures);
    }
}

static void add_spent(struct ct_deciding *source, struct ct_result_collective *own,
                      const struct ct_spent *spent)
{
    struct ct_result_spent *to = added(source, CT_ADD(own, spent));

    if (to == NULL)
        return;
    ct_set_text(source, &to->stage, ct_search_stage_names[spent->stage]);
    to->bytes = spent->bytes;
    to->nrequests = spent->nrequests;
    to->ncalls = spent->ncalls;
    to->seconds = spent->seconds;
}

static void add_other(struct ct_deciding *source, struct ct_result_collective *own,
                      const struct ct_other_times *times)
{
    struct ct_result_mechanism *to = added(source, CT_ADD(own, mechanisms));

    if (to == NULL)
        return;
    ct_set_text(source, &to->mechanism, times->mechanism);
    ct_set_candidate(source, &to->algorithm, &to->setting, times->choice);
    ct_set_candidate(source, &to->best, &to->best_setting, times->best);
    to->bytes = times->bytes;
    to->choice_s = times->choice_s;
    to->native_s = times->native_s;
    to->best_s = times->best_s;
}

static void add_collective(struct ct_deciding *source, struct ct_result *result)
{
    const struct ct_search_result *found = source->outcome->result;
    struct ct_result_collective *own = added(source, ct_result_add_collective(result));

    if (own == NULL)
        return;
    ct_set_text(source, &own->name, source->outcome->collective->name);
    own->is_complete = found->complete;
    add_ranges(source, own->cases, found);
    for (int i = 0; i < found->nrows && !source->failed; i++)
        add_size(source, own->cases, &found->rows[i]);
    for (int i = 0; i < source->outcome->nothers && !source->failed; i++)
        add_other(source, own, &source->outcome->others[i]);
    for (int i = 0; i < found->nspent && !source->failed; i++)
        add_spent(source, own, &found->spent[i]);
    if (!source->failed)
        source->failed = !ct_left_out_add(own, source->tuning, source->outcome);
}

/* The ranks of the class that the outcome is of. */
static void set_ranks(struct ct_deciding *source, char **ranks)
{
    const struct ct_tuning *tuning = source->tuning;
    const int *class_of = tuning->root_class;
    struct ct_text list = {0};

    for (int rank = source->outcome->root; rank < tuning->cluster->nranks; rank++) {
        if (class_of[rank] == class_of[source->outcome->root])
            ct_text_add(&list, "%s%d", rank == source->outcome->root ? "" : " ", rank);
    }
    if (ct_text_take(&list, ranks, NULL) != CT_OK)
        source->failed = true;
}

/* A case of a collective that is decided already, of "root:5" or "pattern:NAME"; NULL:
   out of memory. */
static struct ct_result_case *add_case(struct ct_deciding *source, struct ct_result *result,
                                       const char *collective, char *of)
{
    struct ct_result_collective *own = ct_result_find_collective(result, collective);
    struct ct_result_case *to = added(source, CT_ADD(own, cases));

    if (to == NULL)
        free(of);
    else
        to->of = added(source, of);
    return to;
}

/* A class of roots that was tried. */
static void add_roots(struct ct_deciding *source, struct ct_result *result)
{
    const struct ct_outcome *outcome = source->outcome;
    struct ct_result_case *to;

    if (!outcome->trial.is_done)
        return;
    to = add_case(source, result, outcome->collective->name, ct_format("root:%d", outcome->root));
    if (to == NULL)
        return;
    to->gain = outcome->trial.gain;
    to->gain_bytes = outcome->trial.bytes;
    set_ranks(source, &to->ranks);
    if (outcome->result != NULL)
        add_ranges(source, to, outcome->result);
}

/* What was found for a pattern that was timed. */
static void set_timed(struct ct_deciding *source, struct ct_result_range *to,
                      const struct ct_call_counts *counts)
{
    const struct ct_outcome *outcome = source->tuning->outcomes;
    const struct ct_size_row *row;

    while (outcome->counts != counts)
        outcome++;
    row = &outcome->result->rows[0];
    source->outcome = outcome;
    ct_set_choice(source, &to->choice, row->candidate);
    ct_set_figures(source, &to->figures, &row->figures);
}

/* The choice of another pattern, never timed for this one; one that is predicted stays so. */
static void set_same(struct ct_deciding *source, struct ct_result_range *to,
                     const struct ct_result_range *other)
{
    const struct ct_result_choice *choice = &other->choice;
    const bool is_native = ct_result_is_native(choice->algorithm, choice->setting);

    to->choice = *choice;
    ct_set_text(source, &to->choice.algorithm, choice->algorithm);
    ct_set_text(source, &to->choice.setting, choice->setting);
    to->figures.basis = is_native ? CT_RESULT_UNDECIDED : CT_RESULT_CARRIED;
    if (other->figures.basis == CT_RESULT_PREDICTED) {
        to->figures.basis = CT_RESULT_PREDICTED;
        to->figures.predicted = other->figures.predicted;
        to->figures.predicted_native_s = other->figures.predicted_native_s;
    }
}

static void add_counts(struct ct_deciding *source, struct ct_result_case *of,
                       const struct ct_call_counts *counts)
{
    const size_t nranks = (size_t)counts->nranks;
    const size_t n = ct_call_counts_items(counts->collective, counts->nranks);

    for (size_t first = 0; first < n && !source->failed; first += nranks) {
        struct ct_result_counts *to = added(source, CT_ADD(of, counts));
        struct ct_text bytes = {0};

        if (to == NULL)
            return;
        for (size_t i = first; i < first + nranks; i++)
            ct_text_add(&bytes, "%s%zu", i == first ? "" : " ", counts->bytes[i]);
        if (ct_text_take(&bytes, &to->bytes, NULL) != CT_OK)
            source->failed = true;
    }
}

/* Pattern `i` of the file, with the collective that it is of. */
static void add_pattern(struct ct_deciding *source, struct ct_result *result, int i)
{
    const struct ct_pattern_plan *plan = source->tuning->patterns;
    const struct ct_call_counts *counts = &plan->counts[i];
    const char *collective = counts->collective->name;
    const bool is_same = plan->same_as[i] != CT_NOT_NEAR;
    const char *other = is_same ? plan->counts[plan->same_as[i]].name : "";
    struct ct_result_case *of;
    struct ct_result_range *to;

    if (ct_result_find_collective(result, collective) == NULL) /* it is not decided now */
        return;
    of = add_case(source, result, collective, ct_format("pattern:%s", counts->name));
    to = of == NULL ? NULL : added(source, CT_ADD(of, ranges));
    if (to == NULL)
        return;
    ct_set_text(source, &of->same_as, other);
    of->similarity = plan->similarity[i];
    to->measured_bytes = ct_call_counts_mean(counts);
    if (is_same)
        set_same(
            source, to,
            ct_result_find_pattern(ct_result_find_collective(result, collective), other)->ranges);
    else
        set_timed(source, to, counts);
    add_counts(source, of, counts);
}

/* Calls in a row, where the number of the call decides. */
static void add_runs(struct ct_deciding *source, struct ct_result *result)
{
    const struct ct_pattern_plan *plan = source->tuning->patterns;

    for (size_t i = 0; i < plan->file.run_count && !source->failed; i++) {
        const struct ct_pattern_run *run = &plan->file.runs[i];
        const struct ct_call_counts *counts = &plan->counts[run->pattern];
        struct ct_result_collective *own =
            ct_result_find_collective(result, counts->collective->name);
        struct ct_result_run *to;

        if (own == NULL || counts->collective->private_bytes == 0)
            continue;
        to = added(source, CT_ADD(own, runs));
        if (to == NULL)
            return;
        to->of = added(source, ct_format("pattern:%s", counts->name));
        to->ncalls = (long)run->call_count;
    }
}

static void add_patterns(struct ct_deciding *source, struct ct_result *result)
{
    const int n = ct_pattern_plan_size(source->tuning->patterns);

    for (int i = 0; i < n && !source->failed; i++)
        add_pattern(source, result, i);
    add_runs(source, result);
}

/* What the timer said of itself, from the journal. */
static int set_timer(struct ct_deciding *source, struct ct_signature *signature,
                     struct ct_diag *diag)
{
    char version[128] = "";

    if (sscanf(ct_journal_timer(source->tuning->session.journal),
               "placement=%" SCNx64 " mpi=%" SCNx64 " version=%127[^\n]",
               &signature->placement_hash, &signature->mpi_version_hash, version) < 2)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "nothing was measured: the budget is too short");
    ct_set_plain(source, &signature->mpi_version, version);
    return CT_OK;
}

static void set_signature(struct ct_deciding *source, struct ct_signature *signature)
{
    const struct ct_options *options = source->tuning->options;
    const struct ct_cluster *cluster = source->tuning->cluster;
    const bool is_single = ct_thread_level_is_single(options->thread_level);
    char limits[LIMIT_WORDS_TEXT];

    ct_set_text(source, &signature->version, CT_VERSION);
    ct_set_text(source, &signature->cluster, cluster->name);
    ct_set_text(source, &signature->thread_level, is_single ? "single" : options->thread_level);
    ct_set_text(source, &signature->mechanism, options->mechanisms.names[0]);
    ct_set_text(source, &signature->counts, options->counts);
    ct_set_text(source, &signature->limits, limit_words(options, limits));
    ct_set_plain(source, &signature->timer, options->timer == NULL ? "own" : options->timer);
    if (options->reproducible != NULL)
        ct_set_plain(source, &signature->reproducible, options->reproducible);
    signature->cluster_hash = cluster->hash;
    signature->nranks = cluster->nranks;
    signature->is_simulated = options->flavour->times.is_simulated;
}

int ct_decided_result(const struct ct_tuning *tuning, struct ct_result **result,
                      struct ct_diag *diag)
{
    struct ct_deciding source = {.tuning = tuning};
    struct ct_result *made = ct_result_new();
    int err;

    if (made == NULL)
        return ct_diag_memory(diag);
    err = set_timer(&source, &made->signature, diag);
    if (err == CT_OK)
        set_signature(&source, &made->signature);
    made->nparts = tuning->cluster->nparts;
    for (int i = 0; i < tuning->noutcomes && err == CT_OK; i++) {
        source.outcome = &tuning->outcomes[i];
        if (!source.failed && source.outcome->counts == NULL)
            add_collective(&source, made);
    }
    for (int i = 0; i < tuning->nrooted && err == CT_OK && !source.failed; i++) {
        source.outcome = &tuning->outcomes[tuning->noutcomes + i];
        add_roots(&source, made);
    }
    if (err == CT_OK && !source.failed)
        add_patterns(&source, made);
    if (source.failed)
        err = ct_diag_memory(diag);
    ct_result_round(made);
    ct_result_drop_beaten_limits(made);
    if (err == CT_OK)
        *result = made;
    else
        ct_result_free(made);
    return err;
}
