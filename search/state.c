/*
 * state.c - begins and ends a search.
 */
#include "search/state.h"

#include <stdlib.h>

static int init(struct ct_state *state, struct ct_searching *whole, int number)
{
    struct ct_space *space = &whole->spaces[number];
    int err;

    *space = whole->search->spaces[number];
    if (space->sizes == NULL) {
        space->nsizes = CT_SEARCH_NSIZES;
        space->sizes = ct_search_sizes;
    }
    *state = (struct ct_state){
        .whole = whole, .space = space, .number = number, .trust = 1};
    err = ct_measurements_init(&state->measured, space, whole->diag);
    if (err != CT_OK)
        return err;
    state->spent =
        calloc((size_t)space->nsizes * CT_STAGES + 1, sizeof *state->spent);
    if (state->spent == NULL)
        return ct_diag_memory(whole->diag);
    for (int i = 0; err == CT_OK && i < space->nsizes; i++)
        err = ct_points_insert(&state->points,
                               ct_point_new(space->sizes[i], true, 0));
    return err;
}

int ct_searching_init(struct ct_searching *whole,
                      const struct ct_search *search,
                      const struct ct_search_options *options,
                      struct ct_diag *diag)
{
    const size_t n = (size_t)search->nspaces;
    int err = CT_OK;

    *whole = (struct ct_searching){
        .search = search, .options = options, .diag = diag};
    whole->spaces = calloc(n + 1, sizeof *whole->spaces);
    whole->states = calloc(n + 1, sizeof *whole->states);
    if (whole->spaces == NULL || whole->states == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; err == CT_OK && i < search->nspaces; i++) {
        whole->nstates = i + 1;
        err = init(&whole->states[i], whole, i);
    }
    return err;
}

void ct_searching_fini(struct ct_searching *whole)
{
    for (int i = 0; i < whole->nstates; i++) {
        ct_points_fini(&whole->states[i].points);
        ct_measurements_fini(&whole->states[i].measured);
        free(whole->states[i].spent);
    }
    free(whole->states);
    free(whole->spaces);
}
