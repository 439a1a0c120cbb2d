/*
 * race.c - heats of interleaved calls.
 */
#include "search/race.h"

#include "base/statistics.h"
#include "search/expectation.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Blocks that the usual spread counts for. */
#define PRIOR 4
#define ROBUST 1.48 /* median deviation to a standard deviation */
#define ENOUGH 5    /* heats that show their own spread */
#define CUT 3       /* spreads */
#define SCALE 1.2   /* error of a median over that of a mean, about */
#define MEAN 0.03   /* a lower mean counts from here */

#define TWO_PI 6.283185307179586

/* Calls of a heat, and the usual spread between heats, by how long calls
   are. */
static const struct {
    double below_s;
    int calls;
    double spread;
} heats[] = {
    {1e-4, 15, 0.06}, {0.005, 5, 0.05}, {0.02, 5, 0.04}, {0.1, 3, 0.03}, {INFINITY, 1, 0.03}};

static int kind_of_heat(double seconds)
{
    int i = 0;

    while (seconds >= heats[i].below_s)
        i++;
    return i;
}

/* Where a heat is one call, the first call of each counts as one. */
static void add_first_calls(struct ct_race *race)
{
    const struct ct_measurements *measured = &race->state->measured;
    const struct ct_measurement *rows[CT_SEARCH_ENTRIES_MAX];
    bool have_all = race->stage != CT_STAGE_CONFIRM;

    for (int i = 0; i < race->n; i++) {
        rows[i] = ct_measurements_find(measured, race->racers[i].candidate, race->bytes);
        have_all = have_all && rows[i] != NULL && rows[i]->warm_s > 0;
    }
    for (int i = 0; have_all && i < race->n; i++)
        race->racers[i].logs[race->racers[i].nheats++] = log(rows[i]->warm_s);
}

struct ct_race *ct_race_new(struct ct_state *state, size_t bytes, enum ct_search_stage stage,
                            const int *candidates, int n)
{
    struct ct_race *race = calloc(1, sizeof *race);

    if (race == NULL)
        return NULL;
    *race = (struct ct_race){
        .state = state, .bytes = bytes, .stage = stage, .call_s = INFINITY, .n = n};
    for (int i = 0; i < n; i++) {
        const double s = ct_expect(state, candidates[i], bytes, NULL);

        race->racers[i].candidate = candidates[i];
        if (s > 0)
            race->call_s = fmin(race->call_s, s);
    }
    if (isinf(race->call_s))
        race->call_s = 0;
    race->calls = heats[kind_of_heat(race->call_s)].calls;
    race->settles = race->call_s < CT_TINY_S;
    if (race->calls == 1)
        add_first_calls(race);
    return race;
}

void ct_race_free(struct ct_race *race)
{
    if (race == NULL)
        return;
    for (int i = 0; i < race->n; i++)
        free(race->racers[i].samples);
    free(race);
}

int ct_race_count(const struct ct_race *race)
{
    int n = 0;

    for (int i = 0; i < race->n; i++)
        n += !race->racers[i].is_out;
    return n;
}

bool ct_race_is_long(const struct ct_race *race)
{
    return race->call_s >= race->state->whole->options->long_s;
}

double ct_race_heat_s(const struct ct_race *race)
{
    const double overhead_s = race->state->whole->options->overhead_s;
    double seconds = 0;

    for (int i = 0; i < race->n; i++) {
        const struct ct_racer *racer = &race->racers[i];

        if (!racer->is_out)
            seconds += overhead_s + fmax(race->call_s, ct_expect(race->state, racer->candidate,
                                                                 race->bytes, NULL));
    }
    return seconds * race->calls * (race->settles ? 2 : 1);
}

int ct_race_add(struct ct_race *race, int number, const double *samples, int n)
{
    struct ct_racer *racer = &race->racers[number];
    double heat[CT_SEARCH_ROUNDS_MAX];
    double *grown =
        realloc(racer->samples, ((size_t)racer->nsamples + (size_t)n + 1) * sizeof *grown);

    if (grown == NULL)
        return ct_diag_memory(race->state->whole->diag);
    racer->samples = grown;
    memcpy(grown + racer->nsamples, samples, (size_t)n * sizeof *samples);
    racer->nsamples += n;
    for (int i = 0; i < n && racer->nheats < CT_HEATS_MAX; i += race->calls) {
        const int size = n - i < race->calls ? n - i : race->calls;

        memcpy(heat, samples + i, (size_t)size * sizeof *heat);
        racer->logs[racer->nheats++] = log(ct_median(heat, size));
    }
    return CT_OK;
}

/* How many heats one request may have. */
static int heats_of_request(const struct ct_race *race, int nheats)
{
    const double heat_s = ct_race_heat_s(race);
    const double request_s = race->state->whole->options->request_s;
    int most = CT_SEARCH_ROUNDS_MAX / race->calls;
    int done = 0;

    for (int i = 0; i < race->n; i++) {
        if (race->racers[i].nheats > done)
            done = race->racers[i].nheats;
    }
    if (most > CT_HEATS_MAX - done)
        most = CT_HEATS_MAX - done;
    if (nheats < most)
        most = nheats;
    while (most > 2 && most * heat_s > request_s)
        most--;
    return most;
}

int ct_race_go_on(struct ct_race *race, int nheats)
{
    const double long_s = race->state->whole->options->long_s;
    const double before_s = race->state->whole->done_s;
    int candidates[CT_SEARCH_ENTRIES_MAX], numbers[CT_SEARCH_ENTRIES_MAX];
    struct ct_question question = {.bytes = race->bytes,
                                   .stage = race->stage,
                                   .candidates = candidates,
                                   .has_warm_up = race->call_s < long_s,
                                   .settles = race->settles};
    struct ct_replies *replies;
    int err;

    question.rounds = race->calls * heats_of_request(race, nheats);
    for (int i = 0; i < race->n; i++) {
        if (race->racers[i].is_out)
            continue;
        numbers[question.n] = i;
        candidates[question.n++] = race->racers[i].candidate;
    }
    if (question.n == 0 || question.rounds == 0)
        return CT_OK;
    replies = malloc(sizeof *replies);
    if (replies == NULL)
        return ct_diag_memory(race->state->whole->diag);
    err = ct_ask(race->state, &question, replies);
    if (err == CT_OK)
        race->is_disturbed = race->is_disturbed || replies->is_disturbed;
    for (int i = 0; i < question.n && err == CT_OK; i++) {
        struct ct_racer *racer = &race->racers[numbers[i]];

        racer->is_out = replies->of[i].is_dropped;
        if (!racer->is_out)
            err = ct_race_add(race, numbers[i], replies->of[i].samples, replies->nsamples);
    }
    free(replies);
    race->spent_s += race->state->whole->done_s - before_s;
    return err;
}

struct ct_difference ct_race_compare(const struct ct_race *race, int a, int b)
{
    const struct ct_racer *x = &race->racers[a];
    const struct ct_racer *y = &race->racers[b];
    const int n = x->nheats < y->nheats ? x->nheats : y->nheats;
    const double usual = heats[kind_of_heat(race->call_s)].spread;
    struct ct_difference difference = {.nheats = n, .error = INFINITY};
    double logs[CT_HEATS_MAX];
    double spread;
    double sum = PRIOR * usual * usual;

    if (n == 0)
        return difference;
    for (int i = 0; i < n; i++)
        logs[i] = x->logs[i] - y->logs[i];
    difference.median = ct_median(logs, n);
    difference.lower = logs[(n - 1) / 2]; /* they are sorted now */
    for (int i = 0; i < n; i++)
        logs[i] = fabs(logs[i] - difference.median);
    spread = n < ENOUGH ? usual : fmax(usual, ROBUST * ct_median(logs, n));
    for (int i = 0; i < n; i++)
        sum += pow(fmin(logs[i], CUT * spread), 2);
    difference.error = SCALE * sqrt(sum / (PRIOR + n - 1)) / sqrt(n);
    return difference;
}

bool ct_race_is_always_ahead(const struct ct_race *race, int a, int b, double by)
{
    const struct ct_racer *x = &race->racers[a];
    const struct ct_racer *y = &race->racers[b];
    const int n = x->nheats < y->nheats ? x->nheats : y->nheats;

    for (int i = 0; i < n; i++) {
        if (x->logs[i] - y->logs[i] > -by)
            return false;
    }
    return n >= ENOUGH;
}

/* Each racer has all rounds until it left, so sample i of both is of one
   round. */
struct ct_ratio ct_race_ratio(const struct ct_race *race, int a, int b)
{
    const struct ct_racer *x = &race->racers[a];
    const struct ct_racer *y = &race->racers[b];

    return ct_ratio_of(x->samples, y->samples,
                       x->nsamples < y->nsamples ? x->nsamples : y->nsamples);
}

int ct_race_leader(const struct ct_race *race)
{
    int leader = -1;

    for (int i = 0; i < race->n; i++) {
        if (race->racers[i].is_out)
            continue;
        if (leader < 0 || ct_race_compare(race, i, leader).median < 0)
            leader = i;
    }
    return leader;
}

int ct_race_find(const struct ct_race *race, int candidate)
{
    for (int i = 0; i < race->n; i++) {
        if (race->racers[i].candidate == candidate)
            return i;
    }
    return -1;
}

double ct_race_loss(const struct ct_difference *difference)
{
    const double z = fmax(0, difference->median) / difference->error;
    const double density = exp(-z * z / 2) / sqrt(TWO_PI);

    return difference->error * (density - z * 0.5 * erfc(z / sqrt(2)));
}

/* A stall counts like CT_STALL calls, however long it was. */
static double mean(const double *values, int n)
{
    const double most = CT_STALL * ct_timing_of(values, n).median_s;
    double sum = 0;

    for (int i = 0; i < n; i++)
        sum += fmin(values[i], most);
    return sum / n;
}

bool ct_race_has_lower_mean(const struct ct_race *race, int a, int b)
{
    const struct ct_racer *x = &race->racers[a];
    const struct ct_racer *y = &race->racers[b];
    const int n = x->nsamples < y->nsamples ? x->nsamples : y->nsamples;

    return n > 0 && mean(x->samples, n) < (1 - MEAN) * mean(y->samples, n);
}

struct ct_timing ct_race_timing(const struct ct_race *race, int a)
{
    const struct ct_racer *racer = &race->racers[a];

    struct ct_timing timing = ct_timing_of(racer->samples, racer->nsamples);

    timing.is_disturbed = race->is_disturbed;
    return timing;
}
