/*
 * contest.c - alternating batches, judged after each round.
 */
#include "search/contest.h"

#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CLEAR_ROUNDS 3
#define STEADY_ROUNDS 5
#define CLEAR_SPREADS 3
#define AHEAD_ROUNDS 6
#define MARGIN_MAX 0.5

_Static_assert(CT_ROUNDS_MAX <= CT_SIGNED_RANK_MAX,
               "more rounds than the test takes");

static int rounds_max(const struct ct_contest *contest)
{
    const int n = contest->rules->max_rounds;

    return n > CT_ROUNDS_MAX ? CT_ROUNDS_MAX : n;
}

/* Logarithms of a's times divided by b's; returns how many. */
static int ratios(const struct ct_contest *contest, int a, int b,
                  double logs[CT_ROUNDS_MAX])
{
    const struct ct_entrant *x = &contest->entrants[a];
    const struct ct_entrant *y = &contest->entrants[b];
    const int n = x->nrounds < y->nrounds ? x->nrounds : y->nrounds;

    for (int i = 0; i < n; i++)
        logs[i] = log(x->medians[i] / y->medians[i]);
    return n;
}

double ct_contest_ratio(const struct ct_contest *contest, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(contest, a, b, logs);

    return n == 0 ? 1 : exp(ct_median(logs, n));
}

/* A won by much more than the rounds differ. */
static bool is_clear(const struct ct_contest *contest, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(contest, a, b, logs);
    double median;

    if (n < CLEAR_ROUNDS)
        return false;
    median = ct_median(logs, n); /* sorts them */
    return (n >= STEADY_ROUNDS ||
            median <= -log(contest->watch->options->clear)) &&
           median <= -CLEAR_SPREADS * (logs[n - 1] - logs[0]);
}

/* Are a's times below `factor` times b's by the signed-rank test? */
static bool is_below(const struct ct_contest *contest, int a, int b,
                     double factor)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(contest, a, b, logs);

    if (n < contest->rules->min_rounds)
        return false;
    for (int i = 0; i < n; i++)
        logs[i] -= log(factor);
    return ct_signed_rank(logs, n) <= contest->rules->level;
}

static bool is_native(const struct ct_contest *contest, int i)
{
    return contest->entrants[i].candidate == contest->watch->native;
}

/* How much below b counts, as part of b's time: where a margin of 0 is asked
   for, crossovers with native still keep to the seconds. */
static double margin_of(const struct ct_contest *contest, int a, int b)
{
    const struct ct_entrant *entrant = &contest->entrants[b];
    double medians[CT_ROUNDS_MAX];
    double least_s;

    if (entrant->nrounds == 0 ||
        (contest->margin <= 0 && !is_native(contest, a) &&
         !is_native(contest, b)))
        return contest->margin;
    memcpy(medians, entrant->medians,
           (size_t)entrant->nrounds * sizeof *medians);
    least_s = contest->watch->options->margin_s /
              ct_median(medians, entrant->nrounds);
    return fmin(fmax(contest->margin, least_s), MARGIN_MAX);
}

/* Faster by the margin in each round, of several. */
static bool is_ahead(const struct ct_contest *contest, int a, int b,
                     double margin)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(contest, a, b, logs);

    if (n < AHEAD_ROUNDS)
        return false;
    ct_median(logs, n); /* sorts them */
    return logs[n - 1] < log(1 - margin);
}

bool ct_contest_is_faster(const struct ct_contest *contest, int a, int b)
{
    const double margin = margin_of(contest, a, b);

    if (ct_contest_ratio(contest, a, b) >= 1 - margin)
        return false;
    return is_clear(contest, a, b) || is_below(contest, a, b, 1) ||
           (contest->is_late && is_ahead(contest, a, b, margin));
}

/* Slower by the margin in each round so far: enough, where calls are long, to
   leave the contest to who is faster. Native stays. */
static bool is_behind(const struct ct_contest *contest, int a, int b)
{
    double logs[CT_ROUNDS_MAX];
    const int n = ratios(contest, b, a, logs);

    if (n < CLEAR_ROUNDS || is_native(contest, a) ||
        contest->entrants[b].medians[0] < contest->watch->options->batch_max_s)
        return false;
    ct_median(logs, n); /* sorts them */
    return logs[n - 1] < log(1 - contest->margin);
}

/* No longer thought to be faster than b by the margin. */
static bool is_futile(const struct ct_contest *contest, int a, int b)
{
    if (contest->entrants[a].nrounds < contest->rules->min_rounds)
        return false;
    return ct_contest_ratio(contest, a, b) >= 1 ||
           is_below(contest, b, a, 1 / (1 - margin_of(contest, a, b)));
}

static int preferred(const struct ct_contest *contest)
{
    for (int i = 0; i < contest->n; i++) {
        if (!contest->entrants[i].is_out)
            return i;
    }
    return -1;
}

static int leader(const struct ct_contest *contest)
{
    const int first = preferred(contest);
    int best = first;
    double best_ratio = 1;

    for (int i = first + 1; first >= 0 && i < contest->n; i++) {
        const double ratio = ct_contest_ratio(contest, i, first);

        if (contest->entrants[i].is_out || ratio >= best_ratio)
            continue;
        best = i;
        best_ratio = ratio;
    }
    return best;
}

/* Who wins when the rounds are over. */
static int pick(const struct ct_contest *contest)
{
    const int first = preferred(contest);
    const int best = leader(contest);

    if (contest->by_median ||
        (contest->is_late && contest->is_first && best >= 0 &&
         ct_contest_ratio(contest, best, first) < 1 - contest->margin))
        return best;
    return first;
}

static int count_in(const struct ct_contest *contest)
{
    int n = 0;

    for (int i = 0; i < contest->n; i++)
        n += !contest->entrants[i].is_out;
    return n;
}

/* Take out who cannot win any more. */
static void judge(struct ct_contest *contest)
{
    const int best = leader(contest);
    int first;

    for (int i = 0; i < contest->n; i++) {
        struct ct_entrant *entrant = &contest->entrants[i];

        if (i != best && !entrant->is_out)
            entrant->is_out = ct_contest_is_faster(contest, best, i) ||
                              is_behind(contest, i, best);
    }
    if (contest->by_median)
        return;
    first = preferred(contest);
    for (int i = first + 1; first >= 0 && i < contest->n; i++) {
        struct ct_entrant *entrant = &contest->entrants[i];

        if (!entrant->is_out)
            entrant->is_out = is_futile(contest, i, first);
    }
}

static int time_entrant(struct ct_contest *contest, struct ct_entrant *entrant)
{
    double median;
    const int err = ct_watch_time(contest->watch, entrant->candidate,
                                  contest->bytes, false, &median);

    if (err != 0)
        return err;
    if (isinf(median))
        entrant->is_out = true;
    else
        entrant->medians[entrant->nrounds++] = median;
    return 0;
}

/* One batch each; every other round backwards, against steady drift. */
static int run_round(struct ct_contest *contest, int round)
{
    for (int i = 0; i < contest->n; i++) {
        struct ct_entrant *entrant =
            &contest->entrants[round % 2 == 0 ? i : contest->n - 1 - i];
        const int err = entrant->is_out ? 0 : time_entrant(contest, entrant);

        if (err != 0)
            return err;
    }
    return 0;
}

static void note_medians(const struct ct_contest *contest)
{
    double copy[CT_ROUNDS_MAX];

    for (int i = 0; i < contest->n; i++) {
        const struct ct_entrant *entrant = &contest->entrants[i];

        for (int k = 0; k < entrant->nrounds; k++)
            copy[k] = entrant->medians[k];
        if (entrant->nrounds > 0)
            ct_watch_note(contest->watch, entrant->candidate, contest->bytes,
                          ct_median(copy, entrant->nrounds));
    }
}

/* By what the calls of those still in took at least: a batch has one sample or
   more. */
static bool is_out_of_time(const struct ct_contest *contest, int rounds)
{
    const double max_s = contest->rules->max_s;
    double spent_s = 0;

    for (int i = 0; i < contest->n; i++) {
        const struct ct_entrant *entrant = &contest->entrants[i];

        for (int k = 0; !entrant->is_out && k < entrant->nrounds; k++)
            spent_s += entrant->medians[k];
    }
    return max_s > 0 && rounds >= CLEAR_ROUNDS && spent_s >= max_s;
}

static int prepare(struct ct_contest *contest, const int *order)
{
    contest->entrants = calloc((size_t)contest->n, sizeof *contest->entrants);
    if (contest->entrants == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < contest->n; i++) {
        contest->entrants[i].candidate = order[i];
        contest->entrants[i].medians =
            calloc((size_t)rounds_max(contest) + 1, sizeof(double));
        if (contest->entrants[i].medians == NULL)
            return CT_ERR_MEMORY;
    }
    return 0;
}

int ct_contest_run(struct ct_contest *contest, const int *order, int *winner)
{
    int err = prepare(contest, order);

    *winner = -1;
    if (err != 0)
        return ct_diag_set(contest->watch->diag, CT_ERR_MEMORY,
                           "out of memory for %d candidates", contest->n);
    for (int k = 0;
         k < rounds_max(contest) && count_in(contest) > 1 && !contest->is_late;
         k++) {
        err = run_round(contest, k);
        if (err != 0)
            return err;
        judge(contest);
        contest->is_late = is_out_of_time(contest, k + 1);
    }
    if (contest->is_late)
        judge(contest);
    note_medians(contest);
    const int won = pick(contest);
    if (won >= 0)
        *winner = contest->entrants[won].candidate;
    return 0;
}

void ct_contest_fini(struct ct_contest *contest)
{
    for (int i = 0; contest->entrants != NULL && i < contest->n; i++)
        free(contest->entrants[i].medians);
    free(contest->entrants);
    contest->entrants = NULL;
}
