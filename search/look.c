/*
 * look.c - short candidates together in one request, long ones one by one, the
 * most promising first.
 */
#include "search/look.h"

#include "search/estimates.h"
#include "search/expectation.h"
#include "search/wanted.h"

#include <math.h>
#include <stdlib.h>

/* A lost packet may delay a long call by so much. */
#define STALL_S 0.3
#define NEAR_FIRST 1.25
#define FIRST_CALLS 3 /* of native, at the smallest size */
#define LEAST_CALLS 2
#define HALVINGS 16 /* of parameters' lines, at most */

/* How near counts, as a factor, where the best takes so long. */
static double near(const struct ct_state *state, double best_s)
{
    const struct ct_search_options *o = state->whole->options;

    return best_s < o->long_s ? o->near_short : o->near_long;
}

/* Seconds of the best one at a size; INFINITY: none yet. */
static double best_s(const struct ct_state *state, size_t bytes)
{
    const int best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY, bytes);

    return best < 0 ? INFINITY : ct_measurements_s(&state->measured, best, bytes);
}

bool ct_look_is_near(const struct ct_state *state, int candidate, size_t bytes)
{
    const double best = best_s(state, bytes);

    return ct_measurement_low_s(ct_measurements_find(&state->measured, candidate, bytes)) <=
           near(state, best) * best;
}

bool ct_look_is_in_doubt(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurement *row = ct_measurements_find(&state->measured, candidate, bytes);
    const double best = best_s(state, bytes);
    const double expected = ct_expect_anew(state, candidate, bytes);

    return row != NULL && row->nsamples == 0 && row->warm_s > near(state, best) * best &&
           expected > 0 && expected <= near(state, best) * best;
}

/* Before anything is known here, the sister's best is. */
static bool is_worth(const struct ct_state *state, int candidate, size_t bytes)
{
    double best = best_s(state, bytes);

    if (isinf(best) && ct_sister_candidate(state, candidate) != CT_NOBODY)
        best = best_s(ct_sister_of(state), bytes);
    return !ct_expect_is_at_limit(state, bytes) &&
           ct_expect_is_worth(state, candidate, bytes, best);
}

/* Is a candidate out after a first call that took so long? A lost packet may
   have delayed it: if less was expected, it gets a second call. */
static bool is_out(const struct ct_state *state, double seconds, double expected, double best)
{
    if (expected > best)
        return seconds > NEAR_FIRST * best;
    return seconds > fmax(state->whole->options->near_long * best, best + STALL_S);
}

static int ask_one(struct ct_state *state, int candidate, size_t bytes, enum ct_search_stage stage,
                   int rounds)
{
    const struct ct_question question = {
        .bytes = bytes, .stage = stage, .n = 1, .candidates = &candidate, .rounds = rounds};

    return ct_ask(state, &question, NULL);
}

/* One call, whose result is verified; a second if the first may have been
   delayed, or seems to have reached the limit. More come in the race. */
static int look_long(struct ct_state *state, int candidate, size_t bytes,
                     enum ct_search_stage stage)
{
    const double limit = ct_expect_limit(state, bytes) * state->whole->options->at_limit_long;
    const double best = best_s(state, bytes);
    const double expected = ct_expect(state, candidate, bytes, NULL);
    const bool is_native = candidate == state->measured.candidates.native;
    const int err = ask_one(state, candidate, bytes, stage, is_native);
    const double s = ct_measurements_s(&state->measured, candidate, bytes);

    if (err != CT_OK || isinf(s) || is_out(state, s, expected, best) ||
        (s <= NEAR_FIRST * best && s > limit))
        return err;
    return ask_one(state, candidate, bytes, stage, 1);
}

/* By expected time, native last. */
static double rank_of(const struct ct_state *state, int candidate, size_t bytes)
{
    return candidate == state->measured.candidates.native
               ? INFINITY
               : ct_expect(state, candidate, bytes, NULL);
}

struct ranked {
    double rank;
    int candidate;
};

static int compare(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;

    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    return x->candidate - y->candidate;
}

static int sort(const struct ct_state *state, struct ct_wanted *wanted, int from, size_t bytes)
{
    const int n = wanted->n - from;
    struct ranked *ranked = calloc((size_t)n + 1, sizeof *ranked);

    if (ranked == NULL)
        return ct_diag_memory(state->whole->diag);
    for (int i = 0; i < n; i++)
        ranked[i] = (struct ranked){rank_of(state, wanted->candidates[from + i], bytes),
                                    wanted->candidates[from + i]};
    qsort(ranked, (size_t)n, sizeof *ranked, compare);
    for (int i = 0; i < n; i++)
        wanted->candidates[from + i] = ranked[i].candidate;
    free(ranked);
    return CT_OK;
}

/* What a call should take: where there is no idea, as the best here or
   native at the smallest size. */
static double guess(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_measurements *measured = &state->measured;
    const double s = ct_expect(state, candidate, bytes, NULL);
    const double best = best_s(state, bytes);

    if (s > 0)
        return s;
    if (!isinf(best))
        return best;
    return ct_expect(state, measured->candidates.native, bytes, NULL);
}

/* Look at the next short ones together.
   taken  out: how many of the list were looked at or left out */
static int look_short(struct ct_state *state, const int *list, int n, size_t bytes,
                      enum ct_search_stage stage, int *taken)
{
    const struct ct_search_options *o = state->whole->options;
    int group[CT_SEARCH_ENTRIES_MAX];
    struct ct_question question = {.bytes = bytes, .stage = stage, .candidates = group};
    double seconds = 0, least = INFINITY;
    int i = 0;

    for (; i < n && question.n < CT_SEARCH_ENTRIES_MAX; i++) {
        const double s = guess(state, list[i], bytes);

        if (s > o->long_s)
            break;
        if (!is_worth(state, list[i], bytes))
            continue;
        group[question.n++] = list[i];
        seconds += s + o->overhead_s;
        least = fmin(least, s);
    }
    *taken = i;
    question.settles = question.n > 1 && least < CT_TINY_S;
    question.rounds =
        (int)fmax(LEAST_CALLS, fmin(o->look_calls, o->request_s / fmax(seconds, 1e-9)));
    return question.n == 0 ? CT_OK : ct_ask(state, &question, NULL);
}

int ct_look_at(struct ct_state *state, int candidate, size_t bytes, enum ct_search_stage stage)
{
    const struct ct_question question = {.bytes = bytes,
                                         .stage = stage,
                                         .n = 1,
                                         .candidates = &candidate,
                                         .rounds = state->whole->options->look_calls};

    if (ct_look_is_in_doubt(state, candidate, bytes))
        return ask_one(state, candidate, bytes, stage, 1);
    if (guess(state, candidate, bytes) > state->whole->options->long_s)
        return look_long(state, candidate, bytes, stage);
    return ct_ask(state, &question, NULL);
}

static int look_list(struct ct_state *state, const int *list, int n, size_t bytes,
                     enum ct_search_stage stage)
{
    int err = CT_OK;

    for (int i = 0; i < n && err == CT_OK;) {
        int taken;

        err = look_short(state, list + i, n - i, bytes, stage, &taken);
        i += taken;
        if (taken > 0 || err != CT_OK)
            continue;
        if (is_worth(state, list[i], bytes))
            err = look_long(state, list[i], bytes, stage);
        i++;
    }
    return err;
}

/* Native, at first, to learn how long calls are. */
static int look_first(struct ct_state *state, size_t bytes)
{
    const int native = state->measured.candidates.native;

    return state->measured.nrows > 0 ? CT_OK
                                     : ask_one(state, native, bytes, CT_STAGE_LOOK, FIRST_CALLS);
}

/* To begin with: at a fixed size, every algorithm in its most promising
   settings; between two sizes, what was near the best at one of them. */
static void begin(const struct ct_state *state, int point, struct ct_wanted *wanted)
{
    const struct ct_point *p = &state->points.at[point];

    for (int a = 0; p->is_fixed && a < state->space->nalgorithms; a++)
        ct_wanted_begin(wanted, state, a, p->bytes);
    for (int i = 0; !p->is_fixed && i < state->measured.nrows; i++) {
        const struct ct_measurement *row = &state->measured.rows[i];

        if ((row->bytes == p[-1].bytes || row->bytes == p[1].bytes) &&
            ct_look_is_near(state, row->candidate, row->bytes))
            ct_wanted_add(wanted, state, row->candidate, p->bytes);
    }
}

static int look_all(struct ct_state *state, int point, struct ct_wanted *wanted)
{
    const int nalgorithms = state->space->nalgorithms;
    const struct ct_point *p = &state->points.at[point];
    const size_t bytes = p->bytes;
    const enum ct_search_stage stage = p->is_fixed ? CT_STAGE_LOOK : CT_STAGE_BOUNDARY;
    int from = 0;
    int err = CT_OK;

    begin(state, point, wanted);
    for (int k = 0; k < HALVINGS && err == CT_OK && from < wanted->n; k++) {
        const int n = wanted->n - from;

        err = sort(state, wanted, from, bytes);
        if (err == CT_OK)
            err = look_list(state, wanted->candidates + from, n, bytes, stage);
        from += n;
        for (int a = 0; a < nalgorithms && err == CT_OK; a++) {
            const int best = ct_measurements_fastest(&state->measured, a, CT_NOBODY, bytes);

            if (best < 0 && p->is_fixed) /* all of them failed? */
                ct_wanted_begin(wanted, state, a, bytes);
            else if (best >= 0 && ct_look_is_near(state, best, bytes))
                ct_wanted_more(wanted, state, a, bytes);
        }
    }
    return err;
}

int ct_look(struct ct_state *state, int point)
{
    struct ct_wanted wanted;
    int err = ct_wanted_init(&wanted, state);

    if (err != CT_OK)
        err = ct_diag_memory(state->whole->diag);
    if (err == CT_OK)
        err = look_first(state, state->points.at[point].bytes);
    if (err == CT_OK)
        err = look_all(state, point, &wanted);
    if (err == CT_OK)
        err = ct_expect_learn(state);
    ct_wanted_fini(&wanted);
    return err;
}
