/*
 * size_trial.c - races all, then those near the best, then the best again.
 */
#include "bench/search/size_trial.h"

#include "base/statistics.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define BOUND_MOST 1.5 /* times the best known */
#define LOOK_ROUNDS 3  /* of long calls, and before it is known */
#define LOOK_ROUNDS_SHORT 9
#define ROUNDS_LEAST 5
#define ROUNDS_MOST 40
#define LONG_S 0.05
#define NEAR_LONG 1.25
#define NEAR_SHORT 2

/* The median over rounds of sample a / sample b. */
static double ratio_of(const struct ct_record *a, const struct ct_record *b)
{
    const int n = a->nsamples < b->nsamples ? a->nsamples : b->nsamples;
    double ratios[ROUNDS_MOST];

    for (int i = 0; i < n; i++)
        ratios[i] = a->samples[i] / b->samples[i];
    return ct_median(ratios, n);
}

static double median_of(const struct ct_record *record)
{
    double samples[ROUNDS_MOST];

    memcpy(samples, record->samples, (size_t)record->nsamples * sizeof *samples);
    return ct_median(samples, record->nsamples);
}

/* Estimates by the ratio to the choice, entry 0. */
static int take(struct ct_trial *t, const struct ct_asked_race *race,
                const struct ct_race_plan *plan, struct ct_diag *diag)
{
    const struct ct_record *choice = &race->records[0];

    if (choice->reason != NULL)
        return ct_diag_set(diag, CT_ERR_INVALID, "%s at %zu bytes: %s", choice->candidate->words,
                           t->bytes, choice->reason);
    if (t->list[t->choice].estimate_s == 0)
        t->list[t->choice].estimate_s = median_of(choice);
    for (int i = 1; i < plan->n; i++) {
        struct ct_contender *own = &t->list[plan->numbers[i]];
        const struct ct_record *record = &race->records[i];

        own->is_out = record->reason != NULL;
        if (own->is_out)
            fprintf(stderr, "unseen: %s %s at %zu bytes: %s\n", own->algorithm, own->setting,
                    t->bytes, record->reason);
        else
            own->estimate_s = t->list[t->choice].estimate_s * ratio_of(record, choice);
    }
    return CT_OK;
}

/* A race of the choice, to which others are added. */
static struct ct_race_plan plan_of(const struct ct_trial *t)
{
    return (struct ct_race_plan){
        .collective = t->collective->name, .bytes = t->bytes, .n = 1, .numbers = {t->choice}};
}

static void enter(struct ct_race_plan *plan, int number)
{
    plan->numbers[plan->n++] = number;
}

static int race(struct ct_trial *t, const struct ct_race_plan *plan, struct ct_asked_race *result,
                struct ct_diag *diag)
{
    int err = ct_contenders_race(t->folder, plan, t->list, result, diag);

    if (err == CT_OK)
        err = take(t, result, plan, diag);
    return err;
}

static double best_known(const struct ct_trial *t)
{
    double best = HUGE_VAL;

    for (int i = 0; i < t->n; i++) {
        if (!t->list[i].is_out && t->list[i].estimate_s > 0)
            best = fmin(best, t->list[i].estimate_s);
    }
    return best;
}

/* Enter candidates from number `next` on as far as there is room; returns the
   first that is left. */
static int enter_unknown(struct ct_trial *t, int next, int most, struct ct_race_plan *plan)
{
    const double most_s = BOUND_MOST * best_known(t);

    for (; next < t->n && plan->n < most; next++) {
        if (next == t->choice)
            continue;
        t->list[next].is_out = t->list[next].bound_s > most_s;
        if (!t->list[next].is_out)
            enter(plan, next);
    }
    return next;
}

/* Race all candidates once. */
static int look_at_all(struct ct_trial *t, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int next = 0; next < t->n && err == CT_OK;) {
        const double known_s = t->list[t->choice].estimate_s;
        struct ct_race_plan plan = plan_of(t);
        struct ct_asked_race result;

        plan.is_first = true;
        plan.rounds = known_s > 0 && known_s < LONG_S ? LOOK_ROUNDS_SHORT : LOOK_ROUNDS;
        /* the first race is small: bounds are then compared with it */
        next = enter_unknown(t, next, known_s == 0 ? 4 : CT_RACE_MAX, &plan);
        if (plan.n == 1 && known_s > 0)
            break;
        err = race(t, &plan, &result, diag);
        ct_race_fini(&result);
    }
    return err;
}

/* As many rounds as the seconds allow; long calls settle. */
static void set_rounds(const struct ct_trial *t, struct ct_race_plan *plan)
{
    double round_s = 0;

    for (int i = 0; i < plan->n; i++)
        round_s += t->list[plan->numbers[i]].estimate_s;
    plan->settles = t->list[t->choice].estimate_s > LONG_S;
    if (plan->settles)
        round_s *= 2;
    plan->rounds = (int)fmin(ROUNDS_MOST, fmax(ROUNDS_LEAST, t->seconds / round_s));
}

/* The fastest besides the choice that is slower than `last`; -1: none. */
static int next_of(const struct ct_trial *t, double last)
{
    int next = -1;

    for (int i = 0; i < t->n; i++) {
        const struct ct_contender *own = &t->list[i];

        if (i == t->choice || own->is_out || own->estimate_s <= last)
            continue;
        if (next < 0 || own->estimate_s < t->list[next].estimate_s)
            next = i;
    }
    return next;
}

/* The choice against those that are near the best. */
static int race_near(struct ct_trial *t, struct ct_diag *diag)
{
    const double best = best_known(t);
    const double most = best * (best > LONG_S ? NEAR_LONG : NEAR_SHORT);
    struct ct_race_plan plan = plan_of(t);
    struct ct_asked_race result;
    int next = next_of(t, 0);
    int err;

    t->best = t->choice;
    while (next >= 0 && t->list[next].estimate_s <= most && plan.n < CT_RACE_MAX) {
        enter(&plan, next);
        next = next_of(t, t->list[next].estimate_s);
    }
    if (plan.n == 1)
        return CT_OK;
    set_rounds(t, &plan);
    err = race(t, &plan, &result, diag);
    ct_race_fini(&result);
    for (int i = 1; i < plan.n && err == CT_OK; i++) {
        const struct ct_contender *own = &t->list[plan.numbers[i]];

        if (!own->is_out && own->estimate_s < t->list[t->best].estimate_s)
            t->best = plan.numbers[i];
    }
    return err;
}

/* Choice, best and native in rounds of their own. */
static int measure(struct ct_trial *t, struct ct_diag *diag)
{
    struct ct_race_plan plan = plan_of(t);
    const struct ct_record *best, *native;
    struct ct_asked_race result;
    int err;

    if (t->best != t->choice)
        enter(&plan, t->best);
    best = &result.records[plan.n - 1];
    native = t->best == 0 ? best : &result.records[0];
    if (t->choice != 0 && t->best != 0 && !t->list[0].is_out) {
        native = &result.records[plan.n];
        enter(&plan, 0);
    }
    set_rounds(t, &plan);
    t->rounds = plan.rounds;
    err = race(t, &plan, &result, diag);
    if (err == CT_OK && (best->reason != NULL || native->reason != NULL))
        err = ct_diag_set(diag, CT_ERR_INVALID, "%s at %zu bytes failed late", t->collective->name,
                          t->bytes);
    if (err == CT_OK) {
        t->choice_s = median_of(&result.records[0]);
        t->loss = 1 / ratio_of(best, &result.records[0]) - 1;
        t->gain = ratio_of(native, &result.records[0]);
    }
    ct_race_fini(&result);
    return err;
}

int ct_trial_run(struct ct_trial *t, struct ct_diag *diag)
{
    int err;

    t->n = ct_contenders_make(t->folder, t->collective, t->bytes, &t->list, &t->choice, diag);
    err = t->n < 0 ? t->n : look_at_all(t, diag);
    if (err == CT_OK)
        err = race_near(t, diag);
    if (err == CT_OK)
        err = measure(t, diag);
    return err;
}
