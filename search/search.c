/*
 * search.c - the steps, and the results.
 */
#include "search/search.h"

#include "search/estimates.h"
#include "search/past.h"
#include "search/ranges.h"
#include "search/steps.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int build(struct ct_state *state, bool is_complete, struct ct_search_result **result)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const struct ct_search_candidate *native = &candidates->at[candidates->native];
    struct ct_search_result *r = calloc(1, sizeof *r);

    *result = r;
    if (r == NULL)
        return CT_ERR_MEMORY;
    r->native = native->is;
    r->complete = is_complete;
    r->nrequests = state->nrequests;
    r->native_failed_from = native->is_dropped ? native->dropped_from : SIZE_MAX;
    return ct_ranges_build(state, r);
}

/* A look may have been cut short. Twice, as what the last one learns may serve the first. */
static int learn_all(const struct ct_searching *whole)
{
    int err = CT_OK;

    for (int i = 0; i < 2 * whole->nstates && err == CT_OK; i++) {
        struct ct_state *state = &whole->states[i % whole->nstates];

        if (ct_steps_are_left(state))
            err = ct_expect_learn(state);
    }
    return err;
}

static int build_all(struct ct_searching *whole, struct ct_search_result **results)
{
    bool *are_complete = calloc((size_t)whole->nstates + 1, sizeof *are_complete);
    int err = are_complete == NULL ? CT_ERR_MEMORY : CT_OK;

    for (int i = 0; i < whole->nstates && err == CT_OK; i++) {
        are_complete[i] = !ct_steps_are_left(&whole->states[i]);
        if (!are_complete[i])
            err = ct_past_decide(&whole->states[i]);
    }
    if (err == CT_OK)
        err = learn_all(whole);
    for (int i = 0; i < whole->nstates && err == CT_OK; i++)
        err = build(&whole->states[i], are_complete[i], &results[i]);
    free(are_complete);
    for (int i = 0; i < whole->nstates && err != CT_OK; i++) {
        ct_search_result_free(results[i]);
        results[i] = NULL;
    }
    return err;
}

int ct_search_run(const struct ct_search *search, const struct ct_search_options *options,
                  struct ct_search_result **results, struct ct_diag *diag)
{
    struct ct_searching whole;
    int err;

    for (int i = 0; i < search->nspaces; i++)
        results[i] = NULL;
    if (diag != NULL)
        diag->text[0] = '\0';
    err = ct_searching_init(&whole, search, options == NULL ? &ct_search_defaults : options, diag);
    if (err == CT_OK)
        err = ct_steps_run(&whole);
    if (err == CT_OK || err == CT_STOPPED)
        err = build_all(&whole, results);
    if (err == CT_ERR_MEMORY && diag != NULL && diag->text[0] == '\0')
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory in the search");
    ct_searching_fini(&whole);
    return err;
}
