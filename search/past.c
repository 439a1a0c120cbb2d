/*
 * past.c - answers by size, in the order in which they were given.
 */
#include "search/past.h"

#include "base/array.h"
#include "search/confirm.h"
#include "search/estimates.h"

#include <math.h>
#include <stdlib.h>

/* A candidate of the space by its address. */
struct named {
    const struct ct_candidate *is;
    int number;
};

static int compare(const void *a, const void *b)
{
    const struct named *x = a, *y = b;

    return x->is == y->is ? 0 : x->is < y->is ? -1 : 1;
}

static struct named *list_names(const struct ct_candidates *candidates)
{
    struct named *names = calloc((size_t)candidates->n + 1, sizeof *names);

    for (int i = 0; names != NULL && i < candidates->n; i++)
        names[i] = (struct named){candidates->at[i].is, i};
    if (names != NULL)
        qsort(names, (size_t)candidates->n, sizeof *names, compare);
    return names;
}

/* The numbers of a past answer's candidates; CT_NOBODY: not one of this space. */
static void number_all(const struct ct_candidates *candidates, const struct named *names,
                       const struct ct_search_past *past, int *numbers)
{
    for (int i = 0; i < past->n; i++) {
        const struct named key = {past->candidates[i], 0};
        const struct named *found =
            bsearch(&key, names, (size_t)candidates->n, sizeof *names, compare);

        numbers[i] = found == NULL ? CT_NOBODY : found->number;
    }
}

/* Forget all samples: the past has them, too. What was predicted before they were taken stays. */
static void forget(struct ct_measurements *measured)
{
    for (int i = 0; i < measured->nrows; i++) {
        struct ct_measurement *row = &measured->rows[i];

        row->nsamples = 0;
        row->warm_s = row->median_s = row->low_s = 0;
        row->is_disturbed = false;
    }
}

/* Past rounds of one candidate and native. */
struct duels {
    int n;
    struct ct_duel *at;
};

static int add_duel(struct duels *duels, const struct ct_search_past *past, const int *numbers,
                    int native)
{
    const int other = past->n == 2 && numbers[0] == native;
    struct ct_duel *duel;

    if (past->n < 1 || past->n > 2 || numbers[other] == CT_NOBODY || numbers[other] == native ||
        (past->n == 2 && numbers[!other] != native))
        return CT_OK;
    for (int i = 0; i < past->n; i++) {
        if (past->answers[i].outcome != CT_TIMED || past->answers[i].nsamples == 0)
            return CT_OK;
    }
    duel = ct_array_add(&duels->at, &duels->n, sizeof *duel);
    if (duel == NULL)
        return CT_ERR_MEMORY;
    *duel = (struct ct_duel){.bytes = past->bytes,
                             .candidate = numbers[other],
                             .confirms = past->confirms,
                             .is_disturbed = past->answers[other].is_disturbed,
                             .n = past->answers[other].nsamples,
                             .has_native = past->n == 2};
    for (int i = 0; i < duel->n; i++) {
        duel->own[i] = past->answers[other].samples[i];
        if (duel->has_native)
            duel->native[i] = past->answers[!other].samples[i];
    }
    return CT_OK;
}

static int recall(struct ct_state *state, struct duels *duels)
{
    const struct ct_search *search = state->whole->search;
    struct ct_measurements *measured = &state->measured;
    struct named *names = list_names(&measured->candidates);
    struct ct_search_past past;
    int numbers[CT_SEARCH_ENTRIES_MAX];
    int err = names == NULL ? CT_ERR_MEMORY : CT_OK;

    forget(measured);
    for (int i = 0; err == CT_OK && search->past(search->ctx, state->number, i, &past); i++) {
        number_all(&measured->candidates, names, &past, numbers);
        for (int k = 0; k < past.n && err == CT_OK; k++) {
            if (numbers[k] != CT_NOBODY)
                err = ct_measurements_add(measured, numbers[k], past.bytes, &past.answers[k]);
        }
        if (err == CT_OK)
            err = add_duel(duels, &past, numbers, measured->candidates.native);
    }
    free(names);
    for (int i = 0; i < state->nlevels && err == CT_OK; i++)
        err = ct_expect_set_level(state, state->levels[i].bytes);
    return err == CT_ERR_MEMORY ? ct_diag_memory(state->whole->diag) : err;
}

/* True if an earlier duel was with the same candidate at the same size. */
static bool is_again(const struct duels *duels, int i)
{
    for (int k = 0; k < i; k++) {
        if (duels->at[k].candidate == duels->at[i].candidate && duels->at[k].has_native &&
            duels->at[k].bytes == duels->at[i].bytes)
            return true;
    }
    return false;
}

/* Decide a size by the fastest of those that won against native. */
static int decide(struct ct_state *state, struct ct_point *point, const struct duels *duels)
{
    const struct ct_measurements *measured = &state->measured;
    double best_s = INFINITY;
    int err = CT_OK;

    for (int i = 0; i < duels->n && err == CT_OK; i++) {
        const int candidate = duels->at[i].candidate;
        const double s = ct_measurements_s(measured, candidate, point->bytes);
        bool is_confirmed;

        if (duels->at[i].bytes != point->bytes || !duels->at[i].has_native || s >= best_s ||
            !ct_measurements_applies(measured, candidate, point->bytes) || is_again(duels, i))
            continue;
        err = ct_confirm_by_past(state, point, candidate, duels->at, duels->n, &is_confirmed);
        if (err == CT_OK && is_confirmed)
            best_s = s;
    }
    return err;
}

int ct_past_decide(struct ct_state *state)
{
    struct duels duels = {.n = 0};
    int err;

    if (state->whole->search->past == NULL)
        return CT_OK;
    err = recall(state, &duels);
    for (int i = 0; i < state->points.n && err == CT_OK; i++) {
        struct ct_point *point = &state->points.at[i];

        if (point->state != CT_POINT_DECIDED && point->basis != CT_BASIS_CONFIRMED &&
            !ct_native_has_failed(&state->measured, point->bytes))
            err = decide(state, point, &duels);
    }
    free(duels.at);
    return err;
}
