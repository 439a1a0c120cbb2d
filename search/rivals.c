/*
 * rivals.c - of each algorithm the fastest candidate, in order of time.
 */
#include "search/rivals.h"

#include <math.h>

/* Put a rival in its place; the slowest falls out when the list is full. */
static void insert(struct ct_size_row *row, const struct ct_search_rival *rival)
{
    int at = row->nrivals;

    while (at > 0 && row->rivals[at - 1].seconds > rival->seconds)
        at--;
    if (at == CT_SEARCH_RIVALS)
        return;
    if (row->nrivals < CT_SEARCH_RIVALS)
        row->nrivals++;
    for (int i = row->nrivals - 1; i > at; i--)
        row->rivals[i] = row->rivals[i - 1];
    row->rivals[at] = *rival;
}

void ct_rivals_list(const struct ct_state *state, int choice,
                    struct ct_size_row *row)
{
    const struct ct_measurements *measured = &state->measured;
    const struct ct_candidates *candidates = &measured->candidates;
    const struct ct_figures *figures = &row->figures;
    const int native = candidates->at[candidates->native].algorithm;
    const int chosen = candidates->at[choice].algorithm;

    row->nrivals = 0;
    if (choice == candidates->native)
        return;
    for (int a = 0; a < state->space->nalgorithms; a++) {
        const int fastest =
            ct_measurements_fastest(measured, a, CT_NOBODY, figures->bytes);
        struct ct_search_rival rival;

        if (a == native || a == chosen || fastest < 0 ||
            ct_measurements_find(measured, fastest, figures->bytes)->nsamples ==
                0)
            continue;
        rival.candidate = candidates->at[fastest].is;
        rival.seconds =
            fmax(ct_measurements_s(measured, fastest, figures->bytes),
                 figures->choice_s);
        if (rival.seconds < figures->native_s &&
            rival.seconds <= figures->choice_s * CT_RIVAL_SLOWEST)
            insert(row, &rival);
    }
}
