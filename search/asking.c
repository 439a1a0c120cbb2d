/*
 * asking.c - one request: its entries, its answers, what it cost.
 */
#include "search/asking.h"

#include "search/estimates.h"
#include "search/expectation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The fixed size at or below `bytes`. */
static int fixed_size(const struct ct_space *space, size_t bytes)
{
    int i = 0;

    while (i + 1 < space->nsizes && space->sizes[i + 1] <= bytes)
        i++;
    return i;
}

static void note_spent(struct ct_state *state, const struct ct_search_request *request,
                       const struct ct_search_answer *answers)
{
    const int i = fixed_size(state->space, request->bytes);
    struct ct_spent *spent = &state->spent[i * CT_STAGES + (int)request->stage];

    spent->bytes = state->space->sizes[i];
    spent->stage = request->stage;
    spent->nrequests++;
    for (int e = 0; e < request->nentries; e++) {
        double seconds = answers[e].warm_s;

        if (answers[e].outcome != CT_TIMED)
            continue;
        for (int k = 0; k < answers[e].nsamples; k++)
            seconds += answers[e].samples[k] * (request->settles ? 2 : 1);
        spent->ncalls += answers[e].nsamples * (request->settles ? 2 : 1) + (answers[e].warm_s > 0);
        spent->seconds += seconds;
        state->whole->done_s += seconds;
    }
}

static int check_number(const struct ct_state *state, const struct ct_search_request *request,
                        int nsamples, int *common)
{
    if (nsamples > request->rounds || nsamples < (request->rounds > 0))
        return ct_diag_set(state->whole->diag, CT_ERR_INVALID, "%d samples where %d were requested",
                           nsamples, request->rounds);
    if (*common < 0 || nsamples < *common)
        *common = nsamples;
    return CT_OK;
}

/* Keep what was answered about each candidate. */
static int keep(struct ct_state *state, const struct ct_question *question,
                const struct ct_search_request *request, const struct ct_search_answer *answers,
                int *common)
{
    int err = CT_OK;

    for (int i = 0; i < question->n && err == CT_OK; i++) {
        const struct ct_search_answer *a = &answers[i];
        const int candidate = question->candidates[i];

        if (a->outcome < CT_TIMED || a->outcome > CT_WRONG)
            return ct_diag_set(state->whole->diag, CT_ERR_INVALID, "an unknown outcome: %d",
                               (int)a->outcome);
        if (a->outcome == CT_TIMED)
            err = check_number(state, request, a->nsamples, common);
        if (err == CT_OK)
            err = ct_measurements_add(&state->measured, candidate, question->bytes, a);
        if (err == CT_OK && a->outcome == CT_TIMED)
            ct_expect_check(state, candidate, question->bytes,
                            ct_measurements_s(&state->measured, candidate, question->bytes));
    }
    return err;
}

static int fill_entries(struct ct_state *state, const struct ct_question *question,
                        struct ct_search_entry *entries)
{
    struct ct_measurements *measured = &state->measured;

    for (int i = 0; i < question->n; i++) {
        const int candidate = question->candidates[i];
        const double expected_s = ct_expect(state, candidate, question->bytes, NULL);
        struct ct_measurement *row = ct_measurements_row(measured, candidate, question->bytes);

        if (row == NULL)
            return ct_diag_memory(state->whole->diag);
        if (row->nrequests == 0)
            ct_expect_note(state, row);
        entries[i] = (struct ct_search_entry){.candidate = state->space->candidates[candidate],
                                              .batch = row->nrequests++,
                                              .expected_s = expected_s};
    }
    return CT_OK;
}

static void report(const struct ct_state *state, const struct ct_search_request *request)
{
    const struct ct_searching *whole = state->whole;
    const struct ct_search_progress progress = {.request = request,
                                                .ncells = whole->ncells,
                                                .ndecided = whole->ndecided,
                                                .done_s = whole->done_s,
                                                .left_s = whole->left_s};

    if (whole->search->progress != NULL)
        whole->search->progress(whole->search->ctx, &progress);
}

int ct_ask(struct ct_state *state, const struct ct_question *question, struct ct_replies *replies)
{
    struct ct_searching *whole = state->whole;
    struct ct_search_entry entries[CT_SEARCH_ENTRIES_MAX];
    struct ct_search_answer answers[CT_SEARCH_ENTRIES_MAX];
    struct ct_search_request request = {.space = state->number,
                                        .bytes = question->bytes,
                                        .stage = question->stage,
                                        .nentries = question->n,
                                        .entries = entries,
                                        .rounds = question->rounds,
                                        .has_warm_up = question->has_warm_up,
                                        .settles = question->settles};
    struct ct_replies unused;
    int common = -1;
    int err;

    if (replies == NULL)
        replies = &unused;
    if (whole->is_stopped)
        return CT_STOPPED;
    err = fill_entries(state, question, entries);
    if (err != CT_OK)
        return err;
    for (int i = 0; i < question->n; i++)
        answers[i] = (struct ct_search_answer){.samples = replies->of[i].samples};
    state->nrequests++;
    err = whole->search->time(whole->search->ctx, &request, answers);
    whole->is_stopped = err != CT_OK && err != CT_TOO_LONG;
    if (err == CT_OK)
        err = keep(state, question, &request, answers, &common);
    if (err == CT_OK)
        err = ct_expect_set_level(state, question->bytes);
    if (err != CT_OK)
        return err;
    note_spent(state, &request, answers);
    report(state, &request);
    replies->nsamples = common < 0 ? 0 : common;
    replies->is_disturbed = false;
    for (int i = 0; i < question->n; i++) {
        replies->of[i].is_dropped = answers[i].outcome != CT_TIMED;
        replies->of[i].warm_s = answers[i].warm_s;
        replies->is_disturbed = replies->is_disturbed || answers[i].is_disturbed;
    }
    return ct_native_has_failed(&state->measured, question->bytes) ? CT_NATIVE_FAILED : CT_OK;
}
