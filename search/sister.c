/*
 * sister.c - from candidate to candidate: algorithms with the same parameters
 * have their settings in the same order.
 */
#include "search/sister.h"

const struct ct_state *ct_sister_of(const struct ct_state *state)
{
    const struct ct_search_sister *sister = state->space->sister;

    return sister == NULL ? NULL : &state->whole->states[sister->space];
}

int ct_sister_algorithm(const struct ct_state *state, int algorithm)
{
    const struct ct_search_sister *sister = state->space->sister;

    return sister == NULL || sister->algorithms[algorithm] < 0
               ? CT_NOBODY
               : sister->algorithms[algorithm];
}

int ct_sister_candidate(const struct ct_state *state, int candidate)
{
    const struct ct_candidates *own = &state->measured.candidates;
    const int algorithm = own->at[candidate].algorithm;
    const int other = ct_sister_algorithm(state, algorithm);

    return other == CT_NOBODY
               ? CT_NOBODY
               : ct_sister_of(state)->measured.candidates.first[other] +
                     candidate - own->first[algorithm];
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
