/*
 * steps.c - lists the possible steps, weighs them, does the best one.
 */
#include "search/steps.h"

#include "search/decide.h"
#include "search/expectation.h"
#include "search/gaps.h"
#include "search/look.h"

#include <math.h>

enum kind { LOOK, DECIDE, REPAIR_BELOW, REPAIR_ABOVE, GAP, NKINDS };

struct step {
    struct ct_state *state;
    int point;
    enum kind kind;
    double gain; /* log of time saved at this size */
    double cost; /* seconds */
};

/* What a step usually gains, and how many calls of the best candidate it takes,
   of short or long ones. */
static const struct {
    double gain;
    double calls;
    double long_calls;
} usual[NKINDS] = {
    [LOOK] = {0.3, 60, 8},          [DECIDE] = {0.1, 150, 6}, [REPAIR_BELOW] = {0.02, 30, 3},
    [REPAIR_ABOVE] = {0.02, 30, 3}, [GAP] = {0.03, 40, 4},
};

#define REQUEST_S 0.01
#define MOST_GAIN 2
#define LOOKED_GAIN 0.3 /* part of a gain that the decision still adds */

/* Seconds of the best candidate at a point, as measured or expected. */
static double best_s(const struct ct_state *state, int point, int *best)
{
    const size_t bytes = state->points.at[point].bytes;

    *best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY, bytes);
    if (*best < 0 && point > 0)
        *best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY,
                                        state->points.at[point - 1].bytes);
    return *best < 0 ? 0 : ct_expect(state, *best, bytes, NULL);
}

static void weigh(struct step *step)
{
    const struct ct_state *state = step->state;
    const struct ct_search_options *o = state->whole->options;
    const size_t bytes = state->points.at[step->point].bytes;
    const int native = state->measured.candidates.native;
    int best;
    const double s = best_s(state, step->point, &best);
    const double native_s = ct_expect(state, native, bytes, NULL);
    const double ahead = s > 0 && native_s > s ? fmin(log(native_s / s), MOST_GAIN) : 0;
    const bool is_long = s > o->long_s;

    step->gain = usual[step->kind].gain;
    if (step->kind == LOOK)
        step->gain += ahead;
    if (step->kind == DECIDE)
        step->gain += LOOKED_GAIN * ahead;
    step->cost = REQUEST_S + (s + o->overhead_s) *
                                 (is_long ? usual[step->kind].long_calls : usual[step->kind].calls);
    if (step->kind == DECIDE && is_long)
        step->cost += 2 * native_s;
}

static bool is_decided(const struct ct_state *state, int point)
{
    return point >= 0 && point < state->points.n &&
           state->points.at[point].state == CT_POINT_DECIDED;
}

/* The winner of a neighbour, if it has still to be tried at this point. */
static int untried(const struct ct_state *state, int point, int neighbour, int tried)
{
    const struct ct_point *p = &state->points.at[point];
    int winner;

    if (!is_decided(state, point) || !is_decided(state, neighbour))
        return CT_NOBODY;
    winner = state->points.at[neighbour].choice;
    return winner == p->choice || winner == tried ? CT_NOBODY : winner;
}

static bool is_possible(const struct ct_state *state, int i, enum kind kind)
{
    const struct ct_point *p = &state->points.at[i];

    switch (kind) {
    case LOOK:
        return p->state == CT_POINT_NEW && (i == 0 || p[-1].state != CT_POINT_NEW);
    case DECIDE:
        return p->state == CT_POINT_LOOKED;
    case REPAIR_BELOW:
        return untried(state, i, i - 1, p->tried_below) != CT_NOBODY;
    case REPAIR_ABOVE:
        return untried(state, i, i + 1, p->tried_above) != CT_NOBODY;
    case GAP:
        return is_decided(state, i) && is_decided(state, i + 1) && !ct_gaps_is_done(state, i) &&
               untried(state, i, i + 1, p->tried_above) == CT_NOBODY &&
               untried(state, i + 1, i, p[1].tried_below) == CT_NOBODY;
    case NKINDS:
        break;
    }
    return false;
}

bool ct_steps_are_left(const struct ct_state *state)
{
    for (int i = 0; i < state->points.n; i++) {
        for (int kind = 0; kind < NKINDS; kind++) {
            if (is_possible(state, i, (enum kind)kind))
                return true;
        }
    }
    return false;
}

/* Try a neighbour's winner where it was never looked at, or was stalled. */
static int try_winner(struct ct_state *state, struct ct_point *p, int winner)
{
    const struct ct_measurements *measured = &state->measured;
    const bool is_known = !isinf(ct_measurements_s(measured, winner, p->bytes)) &&
                          !ct_look_is_in_doubt(state, winner, p->bytes);
    const int best = ct_measurements_fastest(measured, -1, CT_NOBODY, p->bytes);
    int err;

    if (is_known || !ct_measurements_applies(measured, winner, p->bytes) ||
        ct_expect_is_at_limit(state, p->bytes) ||
        ct_expect_bound(state, winner, p->bytes) > ct_measurements_s(measured, best, p->bytes))
        return CT_OK;
    err = ct_look_at(state, winner, p->bytes, CT_STAGE_REPAIR);
    if (err == CT_OK && ct_look_is_near(state, winner, p->bytes))
        err = ct_decide_challenge(state, p, winner);
    return err;
}

static int repair(struct ct_state *state, int i, int neighbour, int *tried)
{
    const int winner = untried(state, i, neighbour, *tried);
    const int err = try_winner(state, &state->points.at[i], winner);

    if (err == CT_OK)
        *tried = winner;
    return err;
}

static int look(struct ct_state *state, int i)
{
    const int err = ct_look(state, i);

    struct ct_point *p = &state->points.at[i];

    if (err != CT_OK)
        return err;
    p->is_cut = !p->was_cut && ct_expect_is_at_limit(state, p->bytes);
    p->state = CT_POINT_LOOKED;
    return CT_OK;
}

/* Those that were dropped meanwhile may have kept others out: if nothing came
   of it, the point begins again. So does one where the limit seemed to be
   reached and more calls showed that it is not: once. */
static int decide(struct ct_state *state, struct ct_point *p)
{
    const int ndrops = state->measured.ndrops;
    const int err = ct_decide(state, p);

    if (err == CT_OK && state->measured.ndrops != ndrops &&
        p->choice == state->measured.candidates.native)
        *p = ct_point_new(p->bytes, p->is_fixed, p->depth);
    if (err == CT_OK && p->is_cut && !ct_expect_is_at_limit(state, p->bytes)) {
        p->is_cut = false;
        p->was_cut = true;
        p->state = CT_POINT_NEW;
    }
    return err;
}

static int do_step(const struct step *step)
{
    struct ct_state *state = step->state;
    const int i = step->point;
    struct ct_point *p = &state->points.at[i];

    switch (step->kind) {
    case LOOK:
        return look(state, i);
    case DECIDE:
        return decide(state, p);
    case REPAIR_BELOW:
        return repair(state, i, i - 1, &p->tried_below);
    case REPAIR_ABOVE:
        return repair(state, i, i + 1, &p->tried_above);
    case GAP:
        return ct_gaps_search(state, i);
    case NKINDS:
        break;
    }
    return CT_OK;
}

/* The steps that are possible at a point: is one of them the best so far? */
static void weigh_all(struct ct_state *state, int i, struct step *best)
{
    for (int kind = 0; kind < NKINDS; kind++) {
        struct step step = {.state = state, .point = i, .kind = (enum kind)kind};

        if (state->points.at[i].is_skipped || !is_possible(state, i, step.kind) ||
            (step.kind == LOOK && ct_sister_is_awaited(state, state->points.at[i].bytes)))
            continue;
        weigh(&step);
        state->whole->left_s += step.cost;
        if (best->state == NULL || step.gain * best->cost > best->gain * step.cost)
            *best = step;
    }
}

/* The best step of all; counts what is left for the progress. */
static bool find_step(struct ct_searching *whole, struct step *best)
{
    *best = (struct step){.state = NULL};
    whole->left_s = 0;
    whole->ncells = whole->ndecided = 0;
    for (int s = 0; s < whole->nstates; s++) {
        struct ct_state *state = &whole->states[s];

        for (int i = 0; i < state->points.n; i++) {
            whole->ncells += state->points.at[i].is_fixed;
            whole->ndecided += state->points.at[i].is_fixed && is_decided(state, i);
            weigh_all(state, i, best);
        }
    }
    return best->state != NULL;
}

/* Nothing is compared from the size on at which native failed. */
static void give_up(struct ct_state *state)
{
    for (int i = state->points.n - 1; i >= 0; i--) {
        struct ct_point *p = &state->points.at[i];

        if (!ct_native_has_failed(&state->measured, p->bytes))
            continue;
        if (!p->is_fixed) {
            ct_points_remove(&state->points, i);
            continue;
        }
        *p = ct_point_new(p->bytes, true, 0);
        p->state = CT_POINT_DECIDED;
        p->choice = state->measured.candidates.native;
        p->gap.is_done = true;
        p->gap.lower = p->gap.upper = p->choice;
    }
}

/* Points that had chosen a candidate that was dropped since are decided
   again. */
static void forget_dropped(struct ct_state *state)
{
    if (state->ndrops == state->measured.ndrops)
        return;
    state->ndrops = state->measured.ndrops;
    for (int i = 0; i < state->points.n; i++) {
        struct ct_point *p = &state->points.at[i];

        if (p->choice != CT_NOBODY &&
            ct_measurements_is_dropped(&state->measured, p->choice, p->bytes))
            *p = ct_point_new(p->bytes, p->is_fixed, p->depth);
    }
    give_up(state);
}

int ct_steps_run(struct ct_searching *whole)
{
    struct step step = {0};
    int err = CT_OK;

    while (err == CT_OK && find_step(whole, &step)) {
        err = do_step(&step);
        if (err == CT_TOO_LONG)
            step.state->points.at[step.point].is_skipped = true;
        if (err == CT_NATIVE_FAILED || err == CT_TOO_LONG)
            err = CT_OK;
        forget_dropped(step.state);
    }
    return err;
}
