/*
 * race.c - alternating batches, compared after each round.
 */
#include "search/race.h"

#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CLEAR_ROUNDS 3
#define STEADY_ROUNDS 5
#define CLEAR_SPREADS 3
#define AHEAD_ROUNDS 6
#define MARGIN_MAX 0.5

_Static_assert(CT_ROUNDS_MAX <= CT_SIGNED_RANK_MAX, "rounds of a race");

static int rounds_max(const struct ct_race *race)
{
    const int n = race->rules->max_rounds;

    return n > CT_ROUNDS_MAX ? CT_ROUNDS_MAX : n;
}

/* Logarithms of a's times divided by b's; returns how many. */
static int ratios(const struct ct_race *race, int a, int b,
                  double logs[CT_ROUNDS_MAX])
{
    const struct ct_competitor *x = &race->competitors[a];
    const struct ct_competitor *y = &race->competitors[b];
    const int n = x->nrounds < y->nrounds ? x->nrounds : y->nrounds;

    for (int i = 0; i < n; i++)
        logs[i] = log(x->medians[i] / y->medians[i]);
    return n;
}

double ct_race_ratio(const struct ct_race *race, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(race, a, b, logs);

    return n == 0 ? 1 : exp(ct_median(logs, n));
}

/* A won by much more than the rounds differ. */
static bool is_clear(const struct ct_race *race, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(race, a, b, logs);
    double median;

    if (n < CLEAR_ROUNDS)
        return false;
    median = ct_median(logs, n); /* sorts them */
    return (n >= STEADY_ROUNDS ||
            median <= -log(race->measured->options->clear)) &&
           median <= -CLEAR_SPREADS * (logs[n - 1] - logs[0]);
}

/* Whether a's times are below `factor` times b's by the signed-rank test. */
static bool is_below(const struct ct_race *race, int a, int b, double factor)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(race, a, b, logs);

    if (n < race->rules->min_rounds)
        return false;
    for (int i = 0; i < n; i++)
        logs[i] -= log(factor);
    return ct_signed_rank(logs, n) <= race->rules->level;
}

static bool is_native(const struct ct_race *race, int i)
{
    return race->competitors[i].candidate == race->measured->candidates.native;
}

/* How far below b counts, as part of b's time. With a margin of 0, the seconds
   still count in a crossover with native. */
static double margin_of(const struct ct_race *race, int a, int b)
{
    const struct ct_competitor *competitor = &race->competitors[b];
    double medians[CT_ROUNDS_MAX];
    double least_s;

    if (competitor->nrounds == 0 ||
        (race->margin <= 0 && !is_native(race, a) && !is_native(race, b)))
        return race->margin;
    memcpy(medians, competitor->medians,
           (size_t)competitor->nrounds * sizeof *medians);
    least_s = race->measured->options->margin_s /
              ct_median(medians, competitor->nrounds);
    return fmin(fmax(race->margin, least_s), MARGIN_MAX);
}

/* Faster by the margin in each of several rounds. */
static bool is_ahead(const struct ct_race *race, int a, int b, double margin)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(race, a, b, logs);

    if (n < AHEAD_ROUNDS)
        return false;
    ct_median(logs, n); /* sorts them */
    return logs[n - 1] < log(1 - margin);
}

bool ct_race_is_faster(const struct ct_race *race, int a, int b)
{
    const double margin = margin_of(race, a, b);

    if (ct_race_ratio(race, a, b) >= 1 - margin)
        return false;
    return is_clear(race, a, b) || is_below(race, a, b, 1) ||
           (race->is_late && is_ahead(race, a, b, margin));
}

/* Slower by the margin in each round so far: where calls are long, that is
   enough to leave the race. Native stays. */
static bool is_behind(const struct ct_race *race, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(race, b, a, logs);

    if (n < CLEAR_ROUNDS || is_native(race, a) ||
        race->competitors[b].medians[0] < race->measured->options->batch_max_s)
        return false;
    ct_median(logs, n); /* sorts them */
    return logs[n - 1] < log(1 - race->margin);
}

/* Cannot be expected to be faster than b by the margin any more. */
static bool is_futile(const struct ct_race *race, int a, int b)
{
    if (race->competitors[a].nrounds < race->rules->min_rounds)
        return false;
    return ct_race_ratio(race, a, b) >= 1 ||
           is_below(race, b, a, 1 / (1 - margin_of(race, a, b)));
}

static int preferred(const struct ct_race *race)
{
    for (int i = 0; i < race->n; i++) {
        if (!race->competitors[i].is_out)
            return i;
    }
    return -1;
}

static int leader(const struct ct_race *race)
{
    const int first = preferred(race);
    int best = first;
    double best_ratio = 1;

    for (int i = first + 1; first >= 0 && i < race->n; i++) {
        const double ratio = ct_race_ratio(race, i, first);

        if (race->competitors[i].is_out || ratio >= best_ratio)
            continue;
        best = i;
        best_ratio = ratio;
    }
    return best;
}

/* The winner when the rounds are over. */
static int pick(const struct ct_race *race)
{
    const int first = preferred(race);
    const int best = leader(race);

    if (race->by_median ||
        (race->is_late && race->is_first && best >= 0 &&
         ct_race_ratio(race, best, first) < 1 - race->margin))
        return best;
    return first;
}

static int count_in(const struct ct_race *race)
{
    int n = 0;

    for (int i = 0; i < race->n; i++)
        n += !race->competitors[i].is_out;
    return n;
}

/* Take out competitors that cannot win any more. */
static void judge(struct ct_race *race)
{
    const int best = leader(race);
    int first;

    for (int i = 0; i < race->n; i++) {
        struct ct_competitor *competitor = &race->competitors[i];

        if (i != best && !competitor->is_out)
            competitor->is_out =
                ct_race_is_faster(race, best, i) || is_behind(race, i, best);
    }
    if (race->by_median)
        return;
    first = preferred(race);
    for (int i = first + 1; first >= 0 && i < race->n; i++) {
        struct ct_competitor *competitor = &race->competitors[i];

        if (!competitor->is_out)
            competitor->is_out = is_futile(race, i, first);
    }
}

static int time_competitor(struct ct_race *race,
                           struct ct_competitor *competitor)
{
    double median;
    const int err = ct_measurements_time(race->measured, competitor->candidate,
                                         race->bytes, false, &median);

    if (err != CT_OK)
        return err;
    if (isinf(median))
        competitor->is_out = true;
    else
        competitor->medians[competitor->nrounds++] = median;
    return 0;
}

/* One batch each; every other round in reverse order, against steady drift. */
static int run_round(struct ct_race *race, int round)
{
    for (int i = 0; i < race->n; i++) {
        struct ct_competitor *competitor =
            &race->competitors[round % 2 == 0 ? i : race->n - 1 - i];
        const int err =
            competitor->is_out ? 0 : time_competitor(race, competitor);

        if (err != CT_OK)
            return err;
    }
    return 0;
}

static void set_medians(const struct ct_race *race)
{
    double copy[CT_ROUNDS_MAX];

    for (int i = 0; i < race->n; i++) {
        const struct ct_competitor *competitor = &race->competitors[i];

        for (int k = 0; k < competitor->nrounds; k++)
            copy[k] = competitor->medians[k];
        if (competitor->nrounds > 0)
            ct_measurements_set_median(race->measured, competitor->candidate,
                                       race->bytes,
                                       ct_median(copy, competitor->nrounds));
    }
}

/* By the least time that the calls of those still in took: a batch has at least
   one sample. */
static bool is_out_of_time(const struct ct_race *race, int rounds)
{
    const double max_s = race->rules->max_s;
    double spent_s = 0;

    for (int i = 0; i < race->n; i++) {
        const struct ct_competitor *competitor = &race->competitors[i];

        for (int k = 0; !competitor->is_out && k < competitor->nrounds; k++)
            spent_s += competitor->medians[k];
    }
    return max_s > 0 && rounds >= CLEAR_ROUNDS && spent_s >= max_s;
}

static int prepare(struct ct_race *race, const int *order)
{
    race->competitors = calloc((size_t)race->n, sizeof *race->competitors);
    if (race->competitors == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < race->n; i++) {
        race->competitors[i].candidate = order[i];
        race->competitors[i].medians =
            calloc((size_t)rounds_max(race) + 1, sizeof(double));
        if (race->competitors[i].medians == NULL)
            return CT_ERR_MEMORY;
    }
    return 0;
}

int ct_race_run(struct ct_race *race, const int *order, int *winner)
{
    int err = prepare(race, order);

    *winner = -1;
    if (err != CT_OK)
        return ct_diag_set(race->measured->diag, CT_ERR_MEMORY,
                           "out of memory for %d candidates", race->n);
    for (int k = 0;
         k < rounds_max(race) && count_in(race) > 1 && !race->is_late; k++) {
        err = run_round(race, k);
        if (err != CT_OK)
            return err;
        judge(race);
        race->is_late = is_out_of_time(race, k + 1);
    }
    if (race->is_late)
        judge(race);
    set_medians(race);
    const int won = pick(race);
    if (won >= 0)
        *winner = race->competitors[won].candidate;
    return 0;
}

void ct_race_fini(struct ct_race *race)
{
    for (int i = 0; race->competitors != NULL && i < race->n; i++)
        free(race->competitors[i].medians);
    free(race->competitors);
    race->competitors = NULL;
}

static bool may_race(const struct ct_measurements *measured, int candidate,
                     size_t bytes)
{
    return candidate >= 0 &&
           ct_measurements_applies(measured, candidate, bytes);
}

int ct_race_compare(struct ct_measurements *measured, size_t bytes, int lower,
                    int upper, bool *is_upper)
{
    struct ct_race race = {
        .measured = measured,
        .bytes = bytes,
        .rules = &measured->options->crossovers,
        .by_median = true,
        .n = 2,
    };
    const int native = measured->candidates.native;
    const int order[] = {lower, upper};
    int winner;
    int err;

    *is_upper = !may_race(measured, lower, bytes);
    if (*is_upper || !may_race(measured, upper, bytes))
        return 0;
    err = ct_race_run(&race, order, &winner);
    *is_upper = winner == upper;
    if (err == CT_OK && !race.competitors[0].is_out &&
        !race.competitors[1].is_out && (lower == native || upper == native))
        *is_upper = upper == native;
    ct_race_fini(&race);
    return err;
}
