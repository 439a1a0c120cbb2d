/*
 * wanted.c - lists settings along the lines of the parameters.
 */
#include "search/wanted.h"

#include <math.h>
#include <stdlib.h>

#define FEW 6 /* settings that are all tried */
#define SHORT_LINE 4

int ct_wanted_init(struct ct_wanted *wanted, const struct ct_state *state)
{
    const size_t n = (size_t)state->measured.candidates.n;

    *wanted = (struct ct_wanted){.candidates = calloc(n, sizeof *wanted->candidates),
                                 .is_listed = calloc(n, sizeof *wanted->is_listed)};
    return wanted->candidates == NULL || wanted->is_listed == NULL ? CT_ERR_MEMORY : CT_OK;
}

void ct_wanted_fini(struct ct_wanted *wanted)
{
    free(wanted->candidates);
    free(wanted->is_listed);
}

static bool is_measured(const struct ct_state *state, int candidate, size_t bytes)
{
    return !isinf(ct_measurements_s(&state->measured, candidate, bytes));
}

static bool applies(const struct ct_state *state, int candidate, size_t bytes)
{
    return ct_measurements_applies(&state->measured, candidate, bytes);
}

void ct_wanted_add(struct ct_wanted *wanted, const struct ct_state *state, int candidate,
                   size_t bytes)
{
    if (wanted->is_listed[candidate] || is_measured(state, candidate, bytes) ||
        !applies(state, candidate, bytes))
        return;
    wanted->is_listed[candidate] = true;
    wanted->candidates[wanted->n++] = candidate;
}

/* The candidate of an algorithm that was best at the nearest smaller size; in
   the sister space, if none was measured; else its first one. */
static int centre_of(const struct ct_state *state, int algorithm, size_t bytes, bool *is_known)
{
    const struct ct_measurements *measured = &state->measured;
    size_t nearest = 0;

    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];

        if (measured->candidates.at[row->candidate].algorithm == algorithm && row->bytes <= bytes &&
            row->bytes > nearest && !isinf(ct_measurement_s(row)))
            nearest = row->bytes;
    }
    *is_known = nearest > 0;
    if (nearest > 0) {
        const int best = ct_measurements_fastest(measured, algorithm, CT_NOBODY, nearest);

        if (best >= 0)
            return best;
    }
    if (ct_sister_algorithm(state, algorithm) == CT_NOBODY)
        return measured->candidates.first[algorithm];
    return ct_sister_own(
        state, algorithm,
        centre_of(ct_sister_of(state), ct_sister_algorithm(state, algorithm), bytes, is_known));
}

static const struct ct_search_param *param_of(const struct ct_state *state, int candidate,
                                              int param)
{
    const int a = state->measured.candidates.at[candidate].algorithm;

    return &state->space->algorithms[a].params[param];
}

static int at(struct ct_line line, int number)
{
    return line.first + number * line.stride;
}

/* The first setting that applies and differs from this one in one parameter, but
   not in `param`. */
static int with_another(const struct ct_state *state, int candidate, int param, size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const int nparams = ct_candidates_nparams(candidates, candidate);

    for (int other = 0; other < nparams; other++) {
        const struct ct_line line = ct_candidates_along(candidates, candidate, other);

        for (int k = 0; other != param && k < line.n; k++) {
            if (applies(state, at(line, k), bytes))
                return at(line, k);
        }
    }
    return CT_NOBODY;
}

/* Setting `number` of a parameter's line. Where it does not apply, a value
   without an order is looked at with another parameter: what applies only
   together, as "bruck" with groups of one size, would else hide all others. */
static void add_of_line(struct ct_wanted *wanted, const struct ct_state *state, struct ct_line line,
                        int number, int param, size_t bytes)
{
    int candidate = at(line, number);

    if (!param_of(state, candidate, param)->is_ordered && !applies(state, candidate, bytes))
        candidate = with_another(state, candidate, param, bytes);
    if (candidate != CT_NOBODY)
        ct_wanted_add(wanted, state, candidate, bytes);
}

static void add_line(struct ct_wanted *wanted, const struct ct_state *state, int candidate,
                     int param, bool is_known, size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const struct ct_line line = ct_candidates_along(candidates, candidate, param);
    const int own = ct_candidates_number(candidates, candidate, param);
    const bool has_all = line.n <= SHORT_LINE || !param_of(state, candidate, param)->is_ordered;

    for (int k = 0; k < line.n; k++) {
        const bool is_beside =
            is_known ? abs(k - own) <= 1 : k == 0 || k == line.n / 2 || k == line.n - 1;

        if (has_all || is_beside)
            add_of_line(wanted, state, line, k, param, bytes);
    }
}

/* The nearest setting that applies, by one parameter; else any. */
static int nearest_applying(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const int nparams = ct_candidates_nparams(candidates, candidate);
    const struct ct_line all = ct_candidates_of(candidates, candidates->at[candidate].algorithm);

    if (applies(state, candidate, bytes))
        return candidate;
    for (int param = 0; param <= nparams; param++) {
        const struct ct_line line =
            param < nparams ? ct_candidates_along(candidates, candidate, param) : all;

        for (int k = 0; k < line.n; k++) {
            if (applies(state, at(line, k), bytes))
                return at(line, k);
        }
    }
    return CT_NOBODY;
}

/* How many values all parameters of an algorithm have together. */
static int sum_of_values(const struct ct_state *state, int algorithm)
{
    const struct ct_search_algorithm *a = &state->space->algorithms[algorithm];
    int sum = 0;

    for (int param = 0; param < a->nparams; param++)
        sum += a->params[param].nvalues;
    return sum;
}

/* True if as many settings of an algorithm were dropped as a search along its
   parameters takes, and none was ever timed. */
static bool is_hopeless(const struct ct_state *state, int algorithm)
{
    const struct ct_measurements *measured = &state->measured;
    const struct ct_candidates *candidates = &measured->candidates;
    const struct ct_line all = ct_candidates_of(candidates, algorithm);
    int ndropped = 0;

    for (int k = 0; k < all.n; k++)
        ndropped += at(all, k) != candidates->native && candidates->at[at(all, k)].is_dropped;
    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];

        if (measured->candidates.at[row->candidate].algorithm == algorithm &&
            !isinf(ct_measurement_s(row)))
            return false;
    }
    return ndropped > sum_of_values(state, algorithm);
}

void ct_wanted_begin(struct ct_wanted *wanted, const struct ct_state *state, int algorithm,
                     size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const struct ct_line all = ct_candidates_of(candidates, algorithm);
    bool is_known;
    int centre;

    if (is_hopeless(state, algorithm))
        return;
    if (all.n <= FEW) {
        for (int k = 0; k < all.n; k++)
            ct_wanted_add(wanted, state, at(all, k), bytes);
        return;
    }
    centre = nearest_applying(state, centre_of(state, algorithm, bytes, &is_known), bytes);
    if (centre == CT_NOBODY)
        return;
    ct_wanted_add(wanted, state, centre, bytes);
    for (int param = 0; param < ct_candidates_nparams(candidates, centre); param++) {
        if (param == 0 || ct_candidates_along(candidates, centre, param).n <= SHORT_LINE)
            add_line(wanted, state, centre, param, is_known, bytes);
    }
}

/* Add the setting halfway to the next measured one of a line, on one side;
   what does not apply is skipped. */
static void add_halfway(struct ct_wanted *wanted, const struct ct_state *state, struct ct_line line,
                        int own, int step, size_t bytes)
{
    int unknown = 0; /* settings before the next measured one */
    int k;

    for (k = own + step; k >= 0 && k < line.n; k += step) {
        if (is_measured(state, at(line, k), bytes))
            break;
        unknown += applies(state, at(line, k), bytes);
    }
    if (unknown == 0)
        return;
    unknown = (unknown + 1) / 2;
    for (k = own + step; unknown > 0; k += step) {
        unknown -= applies(state, at(line, k), bytes);
        if (unknown == 0)
            ct_wanted_add(wanted, state, at(line, k), bytes);
    }
}

void ct_wanted_more(struct ct_wanted *wanted, const struct ct_state *state, int algorithm,
                    size_t bytes)
{
    const struct ct_candidates *candidates = &state->measured.candidates;
    const int best = ct_measurements_fastest(&state->measured, algorithm, CT_NOBODY, bytes);
    const int before = wanted->n;

    if (best < 0)
        return;
    for (int param = 0; param < ct_candidates_nparams(candidates, best) && wanted->n == before;
         param++) {
        const struct ct_line line = ct_candidates_along(candidates, best, param);
        const int own = ct_candidates_number(candidates, best, param);

        if (!param_of(state, best, param)->is_ordered) {
            for (int k = 0; k < line.n; k++)
                add_of_line(wanted, state, line, k, param, bytes);
            continue;
        }
        add_halfway(wanted, state, line, own, -1, bytes);
        add_halfway(wanted, state, line, own, 1, bytes);
    }
}
