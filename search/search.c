/*
 * search.c - the steps, and the results.
 */
#include "search/search.h"

#include "search/ranges.h"
#include "search/steps.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const size_t ct_search_sizes[CT_SEARCH_NSIZES] = {
    1, 64, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
};

const char *const ct_search_stage_names[CT_STAGES] = {
    [CT_STAGE_LOOK] = "look",     [CT_STAGE_RACE] = "race",         [CT_STAGE_CONFIRM] = "confirm",
    [CT_STAGE_REPAIR] = "repair", [CT_STAGE_BOUNDARY] = "boundary",
};

const struct ct_search_options ct_search_defaults = {
    .long_s = 0.05,
    .request_s = 0.5,
    .overhead_s = 0.002,
    .look_calls = 5,
    .distrust = 0.75,
    .tails = 0.02,
    .tails_per_s = 0.3,
    .tails_most = 0.7,
    .flat = 4,
    .near_short = 1.6,
    .near_long = 1.15,
    .max_blocks = 40,
    .few_loss = 0.001,
    .stop_loss = 0.002,
    .level = 1.6,
    .tie = 0.02,
    .keep = 0.01,
    .keep_native = 0.015,
    .gain = 0.01,
    .disturbed = 0.1,
    .margin_s = 5e-8,
    .confirm_blocks = 45,
    .confirm_level = 2.6,
    .at_limit = 1.03,
    .at_limit_long = 1.05,
    .least_limit_s = 0.02,
    .first_look = 1.25,
    .first_look_disturbed = 2,
    .resolution = 0.02,
    .resolution_bytes = 16,
    .surprise = 0.1,
    .sliver = 1.2,
    .max_depth = 2,
};

struct ct_search_options ct_search_contended(void)
{
    struct ct_search_options options = ct_search_defaults;

    options.near_long = 1.3;
    return options;
}

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

/* Remove a range; `from_bytes` of the one that takes its place is set by the
   caller. */
static void remove_range(struct ct_search_result *result, int range)
{
    result->nranges--;
    memmove(&result->ranges[range], &result->ranges[range + 1],
            (size_t)(result->nranges - range) * sizeof *result->ranges);
}

static bool is_native(const struct ct_search_result *result, int range)
{
    return range >= 0 && range < result->nranges &&
           result->ranges[range].candidate == result->native;
}

static struct ct_figures undecided(size_t bytes)
{
    return (struct ct_figures){.bytes = bytes, .basis = CT_BASIS_UNDECIDED};
}

void ct_search_result_leave(struct ct_search_result *result, int range)
{
    struct ct_range *left = &result->ranges[range];
    const size_t from = left->from_bytes;

    for (int i = 0; i < result->nrows; i++) {
        struct ct_size_row *row = &result->rows[i];

        if (ct_search_result_find(result, row->figures.bytes) == left)
            *row = (struct ct_size_row){.candidate = result->native,
                                        .figures = undecided(row->figures.bytes)};
    }
    *left = (struct ct_range){
        .from_bytes = from, .candidate = result->native, .figures = undecided(left->figures.bytes)};
    result->complete = false;
    if (is_native(result, range + 1)) {
        remove_range(result, range);
        result->ranges[range].from_bytes = from;
    }
    if (is_native(result, range - 1))
        remove_range(result, range);
}

void ct_search_result_free(struct ct_search_result *result)
{
    if (result == NULL)
        return;
    free(result->ranges);
    free(result->rows);
    free(result->spent);
    free(result);
}

const struct ct_range *ct_search_result_find(const struct ct_search_result *result, size_t bytes)
{
    int i = 0;

    while (i + 1 < result->nranges && result->ranges[i + 1].from_bytes <= bytes)
        i++;
    return &result->ranges[i];
}
