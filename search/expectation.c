/*
 * expectation.c - extrapolates times by bounds.
 */
#include "search/expectation.h"

#include <math.h>

/* The spread of log(time / expected time), as replayed: of measuring, and per
   doubling of the size up to LARGE and above. */
#define SPREAD 0.05
#define SPREAD_DOUBLING 0.40
#define SPREAD_DOUBLING_LARGE 0.13
#define LARGE 32768

#define SPREAD_SETTING 0.3 /* of one never timed, beside its algorithm's best */
#define SPREAD_SISTER 0.15 /* of one whose sister was timed at this size */
#define NEVER_TIMED 2.0    /* doublings that this counts for */

#define LEAST_WIN 0.01 /* logarithms of what a look may gain */
#define MUCH 0.05
#define STEEPEST 1.5
#define TRUST_LEAST 0.5
#define LONG_CALL_S 0.5
#define CALLS 4 /* that show that the limit is reached */
#define LONG_CALLS 2
#define BEATEN 0.97 /* of the limit: what takes less has beaten it */

double ct_expect_bound(const struct ct_state *state, int candidate, size_t bytes)
{
    const struct ct_space *space = state->space;

    if (space->bound == NULL || candidate == state->measured.candidates.native)
        return 0;
    return state->trust * space->bound(space->ctx, space->candidates[candidate], bytes);
}

/* What cables need, whether or not buffers hide it. */
static double wire_limit(const struct ct_state *state, size_t bytes)
{
    const struct ct_space *space = state->space;

    return space->limit == NULL ? 0 : space->limit(space->ctx, bytes);
}

double ct_expect_limit(const struct ct_state *state, size_t bytes)
{
    return state->is_beaten && bytes <= state->beaten_to ? 0 : wire_limit(state, bytes);
}

void ct_expect_check(struct ct_state *state, int candidate, size_t bytes, double seconds)
{
    const double bound = ct_expect_bound(state, candidate, bytes);

    if (bound > seconds)
        state->trust = fmax(TRUST_LEAST, state->trust * seconds / bound);
    if (seconds < BEATEN * wire_limit(state, bytes) &&
        (!state->is_beaten || bytes > state->beaten_to)) {
        state->is_beaten = true;
        state->beaten_to = bytes;
    }
}

/* What the wire adds from one size to a larger one. */
static double added(const struct ct_state *state, int candidate, size_t from, size_t to)
{
    const double bound = ct_expect_bound(state, candidate, to);

    if (bound > 0)
        return fmax(0, bound - ct_expect_bound(state, candidate, from));
    return fmax(0, wire_limit(state, to) - wire_limit(state, from));
}

static double doublings_between(size_t a, size_t b)
{
    return fabs(log2((double)a / (double)b));
}

/* How much more than the wire a byte more costs the candidate, as from the size
   below this one to it: a factor of 1 to STEEPEST. */
static double steepness(const struct ct_state *state, int candidate,
                        const struct ct_measurement *row)
{
    const struct ct_measurement *below, *above;
    double wire;

    ct_measurements_around(&state->measured, candidate, row->bytes, &below, &above);
    if (below == NULL)
        return 1;
    wire = added(state, candidate, below->bytes, row->bytes);
    if (wire <= 0)
        return 1;
    return fmin(STEEPEST, fmax(1, (ct_measurement_s(row) - ct_measurement_s(below)) / wire));
}

/* From its own times at other sizes; 0: there are none. */
static double from_others(const struct ct_state *state, int candidate, size_t bytes,
                          double *doublings)
{
    const struct ct_measurement *below, *above;
    double s, t;

    ct_measurements_around(&state->measured, candidate, bytes, &below, &above);
    if (below == NULL && above == NULL)
        return 0;
    s = below == NULL ? 0 : ct_measurement_s(below);
    t = above == NULL ? 0 : ct_measurement_s(above);
    *doublings = fmin(below == NULL ? INFINITY : doublings_between(bytes, below->bytes),
                      above == NULL ? INFINITY : doublings_between(bytes, above->bytes));
    if (above == NULL)
        return s +
               steepness(state, candidate, below) * added(state, candidate, below->bytes, bytes);
    if (below == NULL)
        return fmax(t - added(state, candidate, bytes, above->bytes), t / 4);
    return exp(log(s) + log(t / s) * doublings_between(bytes, below->bytes) /
                            doublings_between(above->bytes, below->bytes));
}

double ct_expect_anew(const struct ct_state *state, int candidate, size_t bytes)
{
    double unused;

    return from_others(state, candidate, bytes, &unused);
}

/* As the algorithm's best setting that was timed, at the nearest size below,
   else at any. */
static double from_algorithm(const struct ct_state *state, int candidate, size_t bytes,
                             double *doublings)
{
    const struct ct_measurements *measured = &state->measured;
    const int algorithm = measured->candidates.at[candidate].algorithm;
    double best_s = INFINITY;

    for (int i = 0; i < measured->nrows; i++) {
        const struct ct_measurement *row = &measured->rows[i];
        double s, d = 0;

        if (measured->candidates.at[row->candidate].algorithm != algorithm)
            continue;
        s = from_others(state, row->candidate, bytes, &d);
        if (s > 0 && s < best_s) {
            best_s = s;
            *doublings = d + NEVER_TIMED;
        }
    }
    return isinf(best_s) ? 0 : best_s;
}

/* How many times as long calls take here as in the sister space, by the best
   candidate. */
static double times_sister(const struct ct_state *state, size_t bytes)
{
    const int best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY, bytes);
    const int like = best < 0 ? CT_NOBODY : ct_sister_candidate(state, best);
    const double s = like == CT_NOBODY
                         ? INFINITY
                         : ct_measurements_s(&ct_sister_of(state)->measured, like, bytes);

    return isinf(s) ? 1 : ct_measurements_s(&state->measured, best, bytes) / s;
}

/* Was the candidate's sister timed at this very size? That tells more than its
   own times at others, where single calls may have been delayed. */
static bool is_sister_timed(const struct ct_state *state, int candidate, size_t bytes)
{
    const int sister = ct_sister_candidate(state, candidate);

    return sister != CT_NOBODY &&
           !isinf(ct_measurements_s(&ct_sister_of(state)->measured, sister, bytes));
}

/* As in the sister space. */
static double from_sister(const struct ct_state *state, int candidate, size_t bytes,
                          double *doublings)
{
    const int sister = ct_sister_candidate(state, candidate);

    return sister == CT_NOBODY ? 0
                               : times_sister(state, bytes) *
                                     ct_expect(ct_sister_of(state), sister, bytes, doublings);
}

double ct_expect(const struct ct_state *state, int candidate, size_t bytes, double *doublings)
{
    const double known_s = ct_measurements_s(&state->measured, candidate, bytes);
    double unused, s;

    if (doublings == NULL)
        doublings = &unused;
    *doublings = 0;
    if (!isinf(known_s))
        return known_s;
    s = is_sister_timed(state, candidate, bytes) ? 0
                                                 : from_others(state, candidate, bytes, doublings);
    if (s <= 0)
        s = from_sister(state, candidate, bytes, doublings);
    if (s <= 0)
        s = from_algorithm(state, candidate, bytes, doublings);
    return s <= 0 ? 0 : fmax(s, ct_expect_bound(state, candidate, bytes));
}

/* True if messages are long enough here for the wire to count. */
static bool is_steep(const struct ct_state *state, double best_s)
{
    const struct ct_measurements *measured = &state->measured;
    const size_t smallest = state->space->sizes[0];
    const int best = ct_measurements_fastest(measured, -1, CT_NOBODY, smallest);

    return best >= 0 &&
           best_s >= state->whole->options->flat * ct_measurements_s(measured, best, smallest);
}

/* Of the logarithm of a time by what is expected of it. */
static double spread(const struct ct_state *state, int candidate, size_t bytes, double doublings,
                     bool is_known)
{
    const bool has_sister = ct_sister_candidate(state, candidate) != CT_NOBODY;
    const double own = is_known ? 0 : has_sister ? SPREAD_SISTER : SPREAD_SETTING;
    const double further = bytes <= LARGE ? SPREAD_DOUBLING : SPREAD_DOUBLING_LARGE;

    return sqrt(SPREAD * SPREAD + further * further * doublings + own * own);
}

/* How much faster than the best a time can be at most, as a logarithm. */
static double most_to_gain(const struct ct_state *state, double bound, size_t bytes, double best_s)
{
    const double limit = ct_expect_limit(state, bytes);

    if (limit >= state->whole->options->least_limit_s)
        bound = fmax(bound, limit);
    return bound > 0 ? log(best_s / bound) : INFINITY;
}

/* That a time is shorter than the best by 1 %. */
static double chance_to_win(double expected, double sigma)
{
    return 0.5 * erfc((LEAST_WIN - expected) / sigma / sqrt(2));
}

bool ct_expect_is_worth(const struct ct_state *state, int candidate, size_t bytes, double best_s)
{
    const struct ct_search_options *o = state->whole->options;
    const double bound = ct_expect_bound(state, candidate, bytes);
    double doublings, s, sigma, most;
    bool is_known;

    if (isinf(best_s))
        return true;
    s = ct_expect(state, candidate, bytes, &doublings);
    if (bound > best_s)
        return false;
    if (s <= 0)
        return true;
    is_known =
        !is_sister_timed(state, candidate, bytes) && ct_expect_anew(state, candidate, bytes) > 0;
    if (is_known && is_steep(state, best_s) && o->distrust * s > best_s)
        return false;
    sigma = spread(state, candidate, bytes, doublings, is_known);
    most = most_to_gain(state, bound, bytes, best_s);
    return most > LEAST_WIN && chance_to_win(log(best_s / s), sigma) * fmin(1, most / MUCH) >=
                                   fmin(o->tails_most, o->tails + o->tails_per_s * s);
}

/* The mean of all its calls. */
static double mean_of(const struct ct_measurement *row, int *ncalls)
{
    double sum = row->warm_s;

    *ncalls = row->nsamples + (row->warm_s > 0);
    for (int i = 0; i < row->nsamples; i++)
        sum += row->samples[i];
    return sum / *ncalls;
}

bool ct_expect_is_at_limit(const struct ct_state *state, size_t bytes)
{
    const struct ct_search_options *o = state->whole->options;
    const double limit = ct_expect_limit(state, bytes);
    const struct ct_measurement *row;
    double mean_s;
    int best, ncalls;

    if (limit < o->least_limit_s)
        return false;
    best = ct_measurements_fastest(&state->measured, -1, CT_NOBODY, bytes);
    if (best < 0)
        return false;
    row = ct_measurements_find(&state->measured, best, bytes);
    mean_s = mean_of(row, &ncalls);
    if (limit > LONG_CALL_S)
        return ncalls >= LONG_CALLS && mean_s <= o->at_limit_long * limit;
    return ncalls >= CALLS && mean_s <= o->at_limit * limit;
}
