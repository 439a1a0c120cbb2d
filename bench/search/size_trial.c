/*
 * size_trial.c - races all, then those near the best, then the best again. The
 * choice is in each race, its first entry.
 */
#include "bench/search/size_trial.h"

#include "base/array.h"
#include "base/statistics.h"
#include "driver/spaces/link_bounds.h"
#include "result/wording.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOUND_MOST 1.5 /* times the best known */
#define LOOK_ROUNDS 3  /* of long calls, and before it is known */
#define LOOK_ROUNDS_SHORT 9
#define ROUNDS_LEAST 5
#define ROUNDS_MOST 40
#define LONG_S 0.05
#define NEAR_LONG 1.25
#define NEAR_SHORT 2

/* algorithm  NULL: native */
static int add(struct ct_trial *t, const struct ct_algorithm *algorithm,
               const struct ct_setting *setting, struct ct_candidate_memo *bounds)
{
    const struct ct_problem problem = {.collective = t->collective,
                                       .nranks = t->folder->machine.cluster->nranks,
                                       .bytes = t->bytes,
                                       .setting = *setting,
                                       .places = t->folder->wiring.places};
    struct ct_contender *added;

    if (algorithm != NULL && !ct_algorithm_applies(algorithm, &problem))
        return CT_OK;
    added = ct_array_add(&t->list, &t->n, sizeof *added);
    if (added == NULL)
        return CT_ERR_MEMORY;
    added->is = ct_candidate_of(&t->folder->candidates, t->collective, algorithm, setting);
    if (added->is == NULL)
        return CT_ERR_MEMORY;
    if (algorithm != NULL)
        added->bound_s = ct_link_bound_seconds(bounds, added->is, &problem);
    return CT_OK;
}

/* Native, then the others, each in all orders of ranks that differ. */
static int add_all(struct ct_trial *t, const struct ct_algorithm *const *algorithms, int n)
{
    const struct ct_places *places = t->folder->wiring.places;
    struct ct_candidate_memo bounds = {.n = 0};
    int orders[CT_ORDERS], err = CT_OK;
    const int norders = ct_places_orders(places, orders);

    for (int i = 0; i < norders && err == CT_OK; i++) {
        const struct ct_setting setting = {{[CT_SETTING_ORDER] = orders[i]}};

        err = add(t, NULL, &setting, &bounds);
    }
    for (int i = 1; i < n; i++) {
        for (int k = 0; k < ct_algorithm_settings(algorithms[i], places) && err == CT_OK; k++) {
            const struct ct_setting setting = ct_algorithm_setting_at(algorithms[i], places, k);

            err = add(t, algorithms[i], &setting, &bounds);
        }
    }
    ct_candidate_memo_fini(&bounds);
    return err;
}

static int compare_bounds(const void *a, const void *b)
{
    const struct ct_contender *x = a, *y = b;

    if (x->bound_s != y->bound_s)
        return x->bound_s < y->bound_s ? -1 : 1;
    return strcmp(x->is->words, y->is->words);
}

static struct ct_contender *contender_of(const struct ct_trial *t,
                                         const struct ct_candidate *candidate)
{
    for (int i = 0; i < t->n; i++) {
        if (t->list[i].is == candidate)
            return &t->list[i];
    }
    return NULL;
}

/* NULL: the decisions name none of the contenders. */
static struct ct_contender *find_choice(const struct ct_trial *t)
{
    const struct ct_tuned_folder *folder = t->folder;
    const struct ct_result_collective *own =
        ct_result_find_collective(folder->result, t->collective->name);
    const struct ct_result_range *range =
        own == NULL ? NULL : ct_result_find_range(own->cases, t->bytes);
    char name[CT_CHOICE_NAME_SIZE];

    if (range == NULL)
        return NULL;
    return contender_of(
        t, ct_candidate_named(&t->folder->candidates, own->name,
                              ct_choice_name(own->name, range->choice.algorithm, name, sizeof name),
                              range->choice.setting == NULL ? "" : range->choice.setting));
}

static int list_contenders(struct ct_trial *t, struct ct_diag *diag)
{
    const struct ct_algorithm **algorithms = NULL;
    int n = 0;
    int err = ct_routines_select(&t->folder->loaded, t->collective,
                                 t->folder->machine.cluster->nranks, &algorithms, &n, diag);

    if (err == CT_OK && add_all(t, algorithms, n) != CT_OK)
        err = ct_diag_memory(diag);
    free(algorithms);
    if (err != CT_OK)
        return err;
    qsort(t->list + 1, (size_t)t->n - 1, sizeof *t->list, compare_bounds);
    t->choice = find_choice(t);
    if (t->choice == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s at %zu bytes: the decisions name no candidate",
                           t->collective->name, t->bytes);
    return CT_OK;
}

static void enter(const struct ct_trial *t, const struct ct_contender *contender,
                  struct ct_asked_race *race)
{
    struct ct_record *record = &race->records[race->n++];

    record->candidate = contender->is;
    record->bytes = t->bytes;
    snprintf(record->mechanism, sizeof record->mechanism, "barrier");
}

static struct ct_asked_race race_of_choice(const struct ct_trial *t)
{
    struct ct_asked_race race = {.calls = 1};

    enter(t, t->choice, &race);
    return race;
}

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

/* Race, and estimate by the ratio to the choice. */
static int run_race(struct ct_trial *t, struct ct_asked_race *race, struct ct_diag *diag)
{
    const struct ct_record *choice = &race->records[0];
    const int err = ct_tuned_folder_race(t->folder, race, diag);

    if (err != CT_OK)
        return err;
    if (choice->reason != NULL)
        return ct_diag_set(diag, CT_ERR_INVALID, "%s at %zu bytes: %s", choice->candidate->words,
                           t->bytes, choice->reason);
    if (t->choice->estimate_s == 0)
        t->choice->estimate_s = median_of(choice);
    for (int i = 1; i < race->n; i++) {
        const struct ct_record *record = &race->records[i];
        struct ct_contender *own = contender_of(t, record->candidate);

        own->is_out = record->reason != NULL;
        if (own->is_out)
            fprintf(stderr, "unseen: %s at %zu bytes: %s\n", own->is->words, t->bytes,
                    record->reason);
        else
            own->estimate_s = t->choice->estimate_s * ratio_of(record, choice);
    }
    return CT_OK;
}

/* The fastest of those that are slower than `last`; NULL: there is none. */
static struct ct_contender *next_of(const struct ct_trial *t, double last)
{
    struct ct_contender *next = NULL;

    for (int i = 0; i < t->n; i++) {
        struct ct_contender *own = &t->list[i];

        if (!own->is_out && own->estimate_s > last &&
            (next == NULL || own->estimate_s < next->estimate_s))
            next = own;
    }
    return next;
}

/* Race all candidates once, but those whose bound is too high. */
static int look_at_all(struct ct_trial *t, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < t->n && err == CT_OK;) {
        const struct ct_contender *best = next_of(t, 0);
        /* the first race is small: bounds are then compared with it */
        const int most = best == NULL ? 4 : CT_RACE_MAX;
        const bool is_short = best != NULL && t->choice->estimate_s < LONG_S;
        struct ct_asked_race race = race_of_choice(t);

        race.rounds = is_short ? LOOK_ROUNDS_SHORT : LOOK_ROUNDS;
        for (; i < t->n && race.n < most; i++) {
            struct ct_contender *own = &t->list[i];

            if (own == t->choice)
                continue;
            own->is_out = best != NULL && own->bound_s > BOUND_MOST * best->estimate_s;
            if (!own->is_out)
                enter(t, own, &race);
        }
        for (int k = 0; k < race.n; k++)
            race.entries[k].has_warm_up = race.entries[k].is_verified = true;
        if (race.n > 1 || best == NULL)
            err = run_race(t, &race, diag);
        ct_race_fini(&race);
    }
    return err;
}

/* As many rounds as the seconds allow; long calls settle. */
static void set_rounds(const struct ct_trial *t, struct ct_asked_race *race)
{
    double round_s = 0;

    for (int i = 0; i < race->n; i++)
        round_s += contender_of(t, race->records[i].candidate)->estimate_s;
    race->settles = t->choice->estimate_s > LONG_S;
    if (race->settles)
        round_s *= 2;
    race->rounds = (int)fmin(ROUNDS_MOST, fmax(ROUNDS_LEAST, t->seconds / round_s));
}

/* The choice against those that are near the best. */
static int race_near(struct ct_trial *t, struct ct_diag *diag)
{
    struct ct_asked_race race = race_of_choice(t);
    struct ct_contender *own = next_of(t, 0);
    const double best_s = own->estimate_s;
    int err = CT_OK;

    for (; own != NULL && own->estimate_s <= best_s * (best_s > LONG_S ? NEAR_LONG : NEAR_SHORT) &&
           race.n < CT_RACE_MAX;
         own = next_of(t, own->estimate_s)) {
        if (own != t->choice)
            enter(t, own, &race);
    }
    if (race.n > 1) {
        set_rounds(t, &race);
        err = run_race(t, &race, diag);
    }
    t->best = t->choice;
    for (int i = 1; i < race.n && err == CT_OK; i++) {
        own = contender_of(t, race.records[i].candidate);
        if (!own->is_out && own->estimate_s < t->best->estimate_s)
            t->best = own;
    }
    ct_race_fini(&race);
    return err;
}

/* Choice, best and native in rounds of their own. */
static int measure(struct ct_trial *t, struct ct_diag *diag)
{
    struct ct_asked_race race = race_of_choice(t);
    struct ct_contender *native = &t->list[0];
    const struct ct_record *figures[2]; /* of the best and of native */
    int err;

    if (t->best != t->choice)
        enter(t, t->best, &race);
    figures[0] = &race.records[race.n - 1];
    figures[1] = native == t->best ? figures[0] : &race.records[0];
    if (native != t->choice && native != t->best && !native->is_out) {
        figures[1] = &race.records[race.n];
        enter(t, native, &race);
    }
    set_rounds(t, &race);
    t->rounds = race.rounds;
    err = run_race(t, &race, diag);
    if (err == CT_OK && (figures[0]->reason != NULL || figures[1]->reason != NULL))
        err = ct_diag_set(diag, CT_ERR_INVALID, "%s at %zu bytes failed late", t->collective->name,
                          t->bytes);
    if (err == CT_OK) {
        t->choice_s = median_of(&race.records[0]);
        t->loss = 1 / ratio_of(figures[0], &race.records[0]) - 1;
        t->gain = ratio_of(figures[1], &race.records[0]);
    }
    ct_race_fini(&race);
    return err;
}

int ct_trial_run(struct ct_trial *t, struct ct_diag *diag)
{
    int err = list_contenders(t, diag);

    if (err == CT_OK)
        err = look_at_all(t, diag);
    if (err == CT_OK)
        err = race_near(t, diag);
    return err == CT_OK ? measure(t, diag) : err;
}
