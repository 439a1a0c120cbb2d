/*
 * refinement.c - crossovers between algorithms.
 */
#include "search/crossover.h"
#include "search/race.h"
#include "search/stages.h"

#include <math.h>
#include <stdlib.h>

/* How many times slower than the size's choice; INFINITY: not measured. */
static double slowness(const struct ct_state *state, int algorithm,
                       const struct ct_point *point)
{
    const struct ct_measurements *measured = &state->measured;
    const int own = ct_state_setting(state, algorithm, point->bytes);
    const int chosen = ct_state_setting(state, point->choice, point->bytes);

    if (own == CT_UNDECIDED || chosen == CT_UNDECIDED)
        return INFINITY;
    return ct_measurements_median(measured, own, point->bytes) /
           ct_measurements_median(measured, chosen, point->bytes);
}

/* Flag the algorithms that may be best between two points; how many. */
static int list_near(const struct ct_state *state, const struct ct_point *below,
                     const struct ct_point *above, bool *is_wanted)
{
    int n = 0;

    for (int a = 0; a < state->space->nalgorithms; a++) {
        const double least =
            fmin(slowness(state, a, below), slowness(state, a, above));

        is_wanted[a] = a == below->choice || a == above->choice ||
                       least < state->options->near;
        n += is_wanted[a];
    }
    return n;
}

/* A short batch of each wanted algorithm at this size. */
static int survey(struct ct_state *state, size_t bytes, const bool *is_wanted)
{
    double median;
    int err = 0;

    for (int a = 0; err == CT_OK && a < state->space->nalgorithms; a++) {
        const int candidate = ct_state_setting(state, a, bytes);

        if (is_wanted[a] && candidate != CT_UNDECIDED)
            err = ct_measurements_time(&state->measured, candidate, bytes, true,
                                       &median);
    }
    return err;
}

/* A choice that neither end of the gap has must win a second time. */
static int decide_among(struct ct_state *state, const struct ct_point *below,
                        const struct ct_point *above, struct ct_point *point,
                        const bool *is_wanted)
{
    int err = survey(state, point->bytes, is_wanted);

    if (err == CT_OK)
        err = ct_choices_decide(state, point, below->choice, is_wanted);
    if (err != CT_OK || point->choice == below->choice ||
        point->choice == above->choice)
        return err;
    err = ct_choices_confirm(state, point, below->choice);
    if (err == CT_OK && point->choice != below->choice)
        err = ct_choices_confirm(state, point, state->native);
    return err;
}

static int decide(void *ctx, const struct ct_point *below,
                  const struct ct_point *above, struct ct_point *point)
{
    struct ct_state *state = ctx;
    struct ct_point decided = *point;
    const int n = state->space->nalgorithms;
    bool *is_wanted;
    int err = 0;

    if (below->choice == CT_UNDECIDED || above->choice == CT_UNDECIDED)
        return 0;
    is_wanted = calloc((size_t)n, sizeof *is_wanted);
    if (is_wanted == NULL)
        return CT_ERR_MEMORY;
    if (list_near(state, below, above, is_wanted) >
        1 + (below->choice != above->choice)) {
        err = decide_among(state, below, above, &decided, is_wanted);
        if (err == CT_OK)
            *point = decided;
    }
    free(is_wanted);
    return err;
}

static int compare(void *ctx, size_t bytes, int lower, int upper,
                   bool *is_upper)
{
    struct ct_state *state = ctx;
    const int a = ct_state_setting(state, lower, bytes);
    const int b = ct_state_setting(state, upper, bytes);

    return ct_race_compare(&state->measured, bytes, a, b, is_upper);
}

static double estimate(void *ctx, size_t bytes, int choice)
{
    const struct ct_state *state = ctx;
    const int candidate = ct_state_setting(state, choice, bytes);

    return candidate == CT_UNDECIDED
               ? INFINITY
               : ct_measurements_median(&state->measured, candidate, bytes);
}

static int narrow_all(const struct ct_crossover *crossover)
{
    int err = 0;

    for (int i = 0; err == CT_OK && i + 1 < crossover->points->n; i++)
        err = ct_crossover_narrow(crossover, crossover->points->at[i].bytes);
    return err;
}

/*
 * Where one choice follows another, native may be faster than both. (Where
 * native is one of them, binary search has just compared them.)
 */
static int check_edges(struct ct_state *state,
                       const struct ct_crossover *crossover)
{
    int err = 0;

    for (int i = 1; i < state->choices.n; i++) {
        struct ct_point point = state->choices.at[i];
        const int before = state->choices.at[i - 1].choice;
        bool is_native = false;

        if (before == point.choice || before == state->native ||
            point.choice == state->native || point.is_fixed)
            continue;
        err = compare(state, point.bytes, point.choice, state->native,
                      &is_native);
        if (err == CT_OK && is_native)
            err = ct_choices_confirm(state, &point, state->native);
        if (err != CT_OK)
            return err;
        state->choices.at[i] = point;
    }
    return narrow_all(crossover);
}

int ct_refinement_run(struct ct_state *state)
{
    const struct ct_crossover crossover = {
        .points = &state->choices,
        .options = state->options,
        .ctx = state,
        .decide = decide,
        .compare = compare,
        .estimate = estimate,
    };
    const struct ct_space *space = state->space;
    const int steps = space->nalgorithms + space->nsizes + 1;
    int err = 0;

    for (int a = 0; err == CT_OK && a < space->nalgorithms; a++) {
        err = ct_parameters_refine(state, a);
        ct_state_progress(state, CT_STAGE_CROSSOVERS, a + 1, steps);
    }
    for (int i = 0; err == CT_OK && i + 1 < space->nsizes; i++) {
        err = ct_crossover_probe(&crossover, space->sizes[i]);
        ct_state_progress(state, CT_STAGE_CROSSOVERS,
                          space->nalgorithms + i + 1, steps);
    }
    if (err == CT_OK)
        err = narrow_all(&crossover);
    if (err == CT_OK)
        err = check_edges(state, &crossover);
    if (err == CT_OK)
        ct_state_progress(state, CT_STAGE_CROSSOVERS, steps, steps);
    return err;
}
