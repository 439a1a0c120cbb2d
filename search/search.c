/*
 * search.c - the stages in turn, and the result.
 */
#include "search/search.h"

#include "search/stages.h"

#include <stdint.h>
#include <stdlib.h>

const size_t ct_search_sizes[CT_SEARCH_NSIZES] = {
    1, 64, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144,
};

const struct ct_search_options ct_search_defaults = {
    .batch_s = 0.002,
    .min_repetitions = 7,
    .max_repetitions = 50,
    .batch_max_s = 0.1,
    .survey_repetitions = 5,
    .margin = 0.02,
    .margin_s = 5e-8,
    .hopeless = 2,
    .clear = 1.25,
    .parameters = {.min_rounds = 4,
                   .max_rounds = 8,
                   .level = 1.0 / 16,
                   .max_s = 5},
    .sizes = {.min_rounds = 9, .max_rounds = 16, .level = 0.002, .max_s = 30},
    .confirm = {.min_rounds = 11,
                .max_rounds = 24,
                .level = 0.0005,
                .max_s = 60},
    .crossovers = {.min_rounds = 6,
                   .max_rounds = 16,
                   .level = 1.0 / 64,
                   .max_s = 5},
    .resolution = 0.02,
    .resolution_bytes = 16,
    .near = 1.3,
    .max_depth = 2,
};

/* The stages at one fixed size. */
static int (*const stages[])(struct ct_state *state, int size) = {
    ct_survey_run, ct_parameters_run, ct_choices_run};

static int run_stages(struct ct_state *state, int size)
{
    int err = 0;

    state->size = size;
    for (size_t k = 0; err == CT_OK && k < sizeof stages / sizeof *stages; k++)
        err = stages[k](state, size);
    return ct_redecide_run(state, err);
}

/* All stages at one size after the other, then what lies between them. */
static int run_all(struct ct_state *state)
{
    const struct ct_space *space = state->space;
    int err = 0;
    int ndrops;

    for (int i = 0; i < space->nsizes; i++) {
        if (ct_native_has_failed(&state->measured, space->sizes[i]))
            break;
        err = run_stages(state, i);
        if (err != CT_OK)
            return err;
    }
    err = ct_redecide_run(state, ct_choices_smooth(state));
    do {
        ndrops = state->measured.ndrops;
        if (err == CT_OK)
            err = ct_redecide_run(state, ct_refinement_run(state));
    } while (err == CT_OK && ndrops != state->measured.ndrops);
    return err;
}

/* Hand the list of dropped candidates over, and write the rest. */
static int build(struct ct_state *state, struct ct_search_result **result)
{
    struct ct_measurements *measured = &state->measured;
    const struct ct_search_candidate *native =
        &measured->candidates.at[measured->candidates.native];
    struct ct_search_result *r = calloc(1, sizeof *r);
    int err;

    if (r == NULL)
        return CT_ERR_MEMORY;
    r->complete = !measured->is_stopped;
    r->nrequests = measured->nrequests;
    r->ndropped = measured->ndropped;
    r->dropped = measured->dropped;
    measured->dropped = NULL;
    r->native_failed_from = SIZE_MAX;
    if (native->is_dropped)
        r->native_failed_from = native->dropped_from;
    err = ct_ranges_build(state, r);
    if (err != CT_OK)
        ct_search_result_free(r);
    else
        *result = r;
    return err;
}

int ct_search_run(const struct ct_space *space,
                  const struct ct_search_options *options,
                  struct ct_search_result **result, struct ct_diag *diag)
{
    struct ct_space whole = *space;
    struct ct_state state;
    int err;

    *result = NULL;
    if (diag != NULL)
        diag->text[0] = '\0';
    if (space->sizes == NULL) {
        whole.nsizes = CT_SEARCH_NSIZES;
        whole.sizes = ct_search_sizes;
    }
    err = ct_state_init(&state, &whole,
                        options == NULL ? &ct_search_defaults : options, diag);
    if (err == CT_OK)
        err = run_all(&state);
    if (err == CT_OK || err == CT_STOPPED)
        err = build(&state, result);
    if (err == CT_ERR_MEMORY && diag != NULL && diag->text[0] == '\0')
        ct_diag_set(diag, CT_ERR_MEMORY, "out of memory in the search");
    ct_state_fini(&state);
    return err;
}

void ct_search_result_free(struct ct_search_result *result)
{
    if (result == NULL)
        return;
    free(result->ranges);
    free(result->rows);
    free(result->dropped);
    free(result);
}

const struct ct_range *
ct_search_result_find(const struct ct_search_result *result, size_t bytes)
{
    int i = 0;

    while (i + 1 < result->nranges && result->ranges[i + 1].from_bytes <= bytes)
        i++;
    return &result->ranges[i];
}
