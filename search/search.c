/*
 * search.c - the steps, and the results.
 */
#include "search/search.h"

#include "search/ranges.h"
#include "search/steps.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int build(struct ct_state *state, struct ct_search_result **result)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const struct ct_search_candidate *native = &candidates->at[candidates->native];
    struct ct_search_result *r = calloc(1, sizeof *r);

    *result = r;
    if (r == NULL)
        return CT_ERR_MEMORY;
    r->native = native->is;
    r->complete = !ct_steps_are_left(state);
    r->nrequests = state->nrequests;
    r->native_failed_from = native->is_dropped ? native->dropped_from : SIZE_MAX;
    return ct_ranges_build(state, r);
}

static int build_all(struct ct_searching *whole, struct ct_search_result **results)
{
    int err = CT_OK;

    for (int i = 0; i < whole->nstates && err == CT_OK; i++)
        err = build(&whole->states[i], &results[i]);
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
