/*
 * state.c - begins and ends a search; and what is alike in a sister space.
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
    *state = (struct ct_state){.whole = whole, .space = space, .number = number, .trust = 1};
    err = ct_measurements_init(&state->measured, space, whole->diag);
    if (err != CT_OK)
        return err;
    state->spent = calloc((size_t)space->nsizes * CT_STAGES + 1, sizeof *state->spent);
    if (state->spent == NULL)
        return ct_diag_memory(whole->diag);
    for (int i = 0; err == CT_OK && i < space->nsizes; i++)
        err = ct_points_insert(&state->points, ct_point_new(space->sizes[i], true, 0));
    return err;
}

/* Algorithms that are alike have as many settings. */
static int check_sister(const struct ct_state *state)
{
    const struct ct_search_sister *sister = state->space->sister;
    const struct ct_searching *whole = state->whole;
    const struct ct_candidates *own = &state->measured.candidates;

    if (sister != NULL && (sister->space < 0 || sister->space >= whole->nstates ||
                           whole->states[sister->space].space->sister != NULL))
        return ct_diag_set(whole->diag, CT_ERR_INVALID, "%s: its sister is no space without one",
                           state->space->name);
    for (int a = 0; sister != NULL && a < state->space->nalgorithms; a++) {
        const struct ct_candidates *other = &whole->states[sister->space].measured.candidates;
        const int like = sister->algorithms[a];

        if (like >= other->space->nalgorithms ||
            (like >= 0 && ct_candidates_of(own, a).n != ct_candidates_of(other, like).n))
            return ct_diag_set(whole->diag, CT_ERR_INVALID,
                               "%s: %s is not like an algorithm of its sister", state->space->name,
                               state->space->algorithms[a].name);
    }
    return CT_OK;
}

int ct_searching_init(struct ct_searching *whole, const struct ct_search *search,
                      const struct ct_search_options *options, struct ct_diag *diag)
{
    const size_t n = (size_t)search->nspaces;
    int err = CT_OK;

    *whole = (struct ct_searching){.search = search, .options = options, .diag = diag};
    whole->spaces = calloc(n + 1, sizeof *whole->spaces);
    whole->states = calloc(n + 1, sizeof *whole->states);
    if (whole->spaces == NULL || whole->states == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; err == CT_OK && i < search->nspaces; i++) {
        whole->nstates = i + 1;
        err = init(&whole->states[i], whole, i);
    }
    for (int i = 0; err == CT_OK && i < search->nspaces; i++)
        err = check_sister(&whole->states[i]);
    return err;
}

void ct_searching_fini(struct ct_searching *whole)
{
    for (int i = 0; i < whole->nstates; i++) {
        ct_points_fini(&whole->states[i].points);
        ct_measurements_fini(&whole->states[i].measured);
        free(whole->states[i].spent);
        free(whole->states[i].levels);
    }
    free(whole->states);
    free(whole->spaces);
}

const struct ct_state *ct_sister_of(const struct ct_state *state)
{
    const struct ct_search_sister *sister = state->space->sister;

    return sister == NULL ? NULL : &state->whole->states[sister->space];
}

int ct_sister_algorithm(const struct ct_state *state, int algorithm)
{
    const struct ct_search_sister *sister = state->space->sister;

    return sister == NULL || sister->algorithms[algorithm] < 0 ? CT_NOBODY
                                                               : sister->algorithms[algorithm];
}

int ct_sister_candidate(const struct ct_state *state, int candidate)
{
    const struct ct_candidates *own = &state->measured.candidates;
    const int algorithm = own->at[candidate].algorithm;
    const int other = ct_sister_algorithm(state, algorithm);

    return other == CT_NOBODY ? CT_NOBODY
                              : ct_sister_of(state)->measured.candidates.first[other] + candidate -
                                    own->first[algorithm];
}

int ct_sister_own(const struct ct_state *state, int algorithm, int candidate)
{
    const int other = ct_sister_algorithm(state, algorithm);

    return state->measured.candidates.first[algorithm] + candidate -
           ct_sister_of(state)->measured.candidates.first[other];
}

bool ct_sister_is_awaited(const struct ct_state *state, size_t bytes)
{
    const struct ct_state *sister = ct_sister_of(state);

    for (int i = 0; sister != NULL && i < sister->points.n; i++) {
        const struct ct_point *p = &sister->points.at[i];

        if (p->bytes == bytes && p->state == CT_POINT_NEW)
            return true;
    }
    return false;
}
