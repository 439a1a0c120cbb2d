/*
 * gaps.c - probes where straight lines through the logarithms of two times
 * cross; one or two are usually enough.
 */
#include "search/gaps.h"

#include "search/expectation.h"
#include "search/race.h"

#include <math.h>

#define PROBES 5
#define PROBES_LONG 1
#define LEAST_PART 0.1 /* of the gap, from a probe to either end */
#define WIDE 1.2       /* a gap that has room for a point */
#define HEATS 2
#define BLOCKS_LONG 1
#define NEAR_LIMIT 1.1

bool ct_gaps_is_narrow(const struct ct_search_options *options, size_t below, size_t above)
{
    const double least =
        fmax((double)options->resolution_bytes, options->resolution * (double)below);

    return (double)(above - below) <= least;
}

bool ct_gaps_is_done(const struct ct_state *state, int i)
{
    const struct ct_point *below = &state->points.at[i];

    return below->gap.is_done && below->gap.lower == below->choice &&
           below->gap.upper == below[1].choice;
}

/* log(time of lower / time of upper) by what is known or expected; 0: nothing
   is. */
static double ratio_at(const struct ct_state *state, size_t bytes, int lower, int upper)
{
    const double a = ct_expect(state, lower, bytes, NULL);
    const double b = ct_expect(state, upper, bytes, NULL);

    return a > 0 && b > 0 ? log(a / b) : 0;
}

/* One end of the gap as it narrows. */
struct end {
    size_t bytes;
    double ratio; /* as of ratio_at; negative at the lower end */
};

/* Where the straight line between the ends is zero. */
static size_t interpolate(const struct end *below, const struct end *above, double least_part)
{
    const double rise = above->ratio - below->ratio;
    const double part = rise > 0 ? -below->ratio / rise : 0.5;
    const double width = log((double)above->bytes / (double)below->bytes);
    const double kept = fmin(fmax(part, least_part), 1 - least_part);
    const size_t bytes = (size_t)((double)below->bytes * exp(kept * width));

    if (bytes <= below->bytes)
        return below->bytes + 1;
    return bytes > above->bytes ? above->bytes : bytes;
}

/* Narrow the ends by sizes between them at which both choices were timed. */
static void narrow(const struct ct_state *state, int lower, int upper, struct end *below,
                   struct end *above)
{
    const struct ct_measurements *measured = &state->measured;

    for (int pass = 0; pass < 2; pass++) {
        for (int i = measured->latest[lower]; i >= 0; i = measured->rows[i].previous) {
            const size_t bytes = measured->rows[i].bytes;
            const double s = ct_measurements_s(measured, lower, bytes);
            const double ratio = log(s / ct_measurements_s(measured, upper, bytes));

            if (isinf(ratio) || isnan(ratio) || bytes <= below->bytes || bytes >= above->bytes)
                continue;
            if (pass == 0 ? ratio > 0 : ratio < 0)
                *(pass == 0 ? above : below) = (struct end){bytes, ratio};
        }
    }
}

size_t ct_gaps_crossing(const struct ct_state *state, int i)
{
    const struct ct_point *p = &state->points.at[i];
    struct end below = {p->bytes, 0}, above = {p[1].bytes, 0};

    if (p->choice == CT_NOBODY || p[1].choice == CT_NOBODY)
        return p[1].bytes;
    if (ct_gaps_is_done(state, i) && p->gap.crossing > 0)
        return p->gap.crossing;
    below.ratio = ratio_at(state, p->bytes, p->choice, p[1].choice);
    above.ratio = ratio_at(state, p[1].bytes, p->choice, p[1].choice);
    if (below.ratio >= 0 || above.ratio <= 0)
        return p[1].bytes;
    narrow(state, p->choice, p[1].choice, &below, &above);
    return interpolate(&below, &above, 0);
}

static bool applies(const struct ct_state *state, int candidate, size_t bytes)
{
    return ct_measurements_applies(&state->measured, candidate, bytes);
}

/* The ratio at a size, measured. */
static int probe(struct ct_state *state, size_t bytes, int lower, int upper, double *ratio)
{
    const int both[] = {lower, upper};
    struct ct_race *race;
    int err;

    *ratio = applies(state, upper, bytes) ? 1 : -1;
    if (!applies(state, lower, bytes) || !applies(state, upper, bytes))
        return CT_OK;
    race = ct_race_new(state, bytes, CT_STAGE_BOUNDARY, both, 2);
    if (race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = ct_race_go_on(race, race->call_s < state->whole->options->long_s ? HEATS : BLOCKS_LONG);
    if (err == CT_OK && race->racers[0].nheats > 0 && race->racers[1].nheats > 0)
        *ratio = ct_race_compare(race, 0, 1).median;
    ct_race_free(race);
    return err;
}

static bool has_room(size_t below, size_t bytes, size_t above)
{
    return (double)bytes >= WIDE * (double)below && (double)above >= WIDE * (double)bytes;
}

/* Make a size a point of its own, unless the gap is small or halved enough. */
static int add_point(struct ct_state *state, int i, size_t bytes)
{
    const struct ct_point *below = &state->points.at[i];
    const int depth = 1 + (below->depth > below[1].depth ? below->depth : below[1].depth);
    const bool is_long =
        ct_expect(state, below->choice, bytes, NULL) > state->whole->options->long_s;

    if (depth > (is_long ? 1 : state->whole->options->max_depth) ||
        !has_room(below->bytes, bytes, below[1].bytes))
        return CT_OK;
    if (ct_points_insert(&state->points, ct_point_new(bytes, false, depth)) != CT_OK)
        return ct_diag_memory(state->whole->diag);
    /* what an earlier search found was of the whole gap */
    state->points.at[i].gap = (struct ct_gap){.is_done = false};
    return CT_OK;
}

/* True if at a size where both were timed a third candidate is expected to be
   much faster, by its times below and above. */
static bool is_beaten(const struct ct_state *state, size_t bytes, int lower, int upper)
{
    const struct ct_measurements *measured = &state->measured;
    const double best_s =
        fmin(ct_measurements_s(measured, lower, bytes), ct_measurements_s(measured, upper, bytes));

    for (int c = 0; c < measured->candidates.n; c++) {
        const struct ct_measurement *below, *above;

        if (measured->latest[c] < 0 || c == lower || c == upper)
            continue;
        ct_measurements_around(measured, c, bytes, &below, &above);
        if (below != NULL && above != NULL && applies(state, c, bytes) &&
            ct_expect(state, c, bytes, NULL) * (1 + state->whole->options->surprise) < best_s)
            return true;
    }
    return false;
}

static bool is_near_enough(const struct ct_state *state, const struct end *below,
                           const struct end *above)
{
    const struct ct_search_options *o = state->whole->options;

    return ct_gaps_is_narrow(o, below->bytes, above->bytes) || -below->ratio < o->tie ||
           above->ratio < o->tie;
}

/* The size nearest to `to` at which the candidate applies as it does at
   `from`. */
static size_t end_of_use(const struct ct_state *state, int candidate, size_t from, size_t to)
{
    if (applies(state, candidate, to))
        return to;
    while (from + 1 < to || to + 1 < from) {
        const size_t middle = from < to ? from + (to - from) / 2 : to + (from - to) / 2;

        *(applies(state, candidate, middle) ? &from : &to) = middle;
    }
    return from;
}

/*
 * Narrow the gap to where both choices apply.
 *
 * ends      in, out: the lower and the upper
 * is_found  out: one of them is faster up to its end of use, so that the
 *           choice changes there
 */
static int trim(struct ct_state *state, int lower, int upper, struct end *ends, bool *is_found,
                size_t *crossing)
{
    struct end *below = &ends[0], *above = &ends[1];
    const size_t last = end_of_use(state, lower, below->bytes, above->bytes);
    const size_t first = end_of_use(state, upper, above->bytes, below->bytes);
    int err = CT_OK;

    *is_found = first > last;
    *crossing = last + 1;
    if (!*is_found && first > below->bytes) {
        *below = (struct end){first, 0};
        err = probe(state, first, lower, upper, &below->ratio);
        *is_found = below->ratio >= 0;
        *crossing = first;
    }
    if (err == CT_OK && !*is_found && last < above->bytes) {
        *above = (struct end){last, 0};
        err = probe(state, last, lower, upper, &above->ratio);
        *is_found = above->ratio <= 0;
        *crossing = last + 1;
    }
    return err;
}

/* True if calls are so long and the two choices so near each other that it
   matters little where the choice changes. */
static bool is_alike(const struct ct_state *state, int lower, const struct end *below,
                     const struct end *above)
{
    const struct ct_search_options *o = state->whole->options;

    return ct_expect(state, lower, above->bytes, NULL) > o->long_s && -below->ratio < o->surprise &&
           above->ratio < o->surprise;
}

/* Between two choices. */
static int find_crossing(struct ct_state *state, int i, size_t *crossing)
{
    const struct ct_search_options *o = state->whole->options;
    const struct ct_point *p = &state->points.at[i];
    const int lower = p->choice, upper = p[1].choice;
    struct end ends[] = {{p->bytes, 0}, {p[1].bytes, 0}};
    struct end *below = &ends[0], *above = &ends[1];
    bool is_found;
    int most;
    int err = CT_OK;

    /* the choices were made, whatever single figures say now */
    below->ratio = fmin(ratio_at(state, below->bytes, lower, upper), -o->tie);
    above->ratio = fmax(ratio_at(state, above->bytes, lower, upper), o->tie);
    err = trim(state, lower, upper, ends, &is_found, crossing);
    if (err != CT_OK || is_found)
        return err;
    if (is_alike(state, lower, below, above)) {
        *crossing = interpolate(below, above, 0);
        return CT_OK;
    }
    most = ct_expect(state, lower, above->bytes, NULL) > o->long_s ? PROBES_LONG : PROBES;
    for (int k = 0; k < most && err == CT_OK; k++) {
        const size_t bytes = interpolate(below, above, LEAST_PART);
        double ratio;

        if (is_near_enough(state, below, above) && k > 0)
            break;
        if (ct_gaps_is_narrow(o, below->bytes, above->bytes) || bytes >= above->bytes)
            break;
        err = probe(state, bytes, lower, upper, &ratio);
        if (err != CT_OK)
            break;
        if (is_beaten(state, bytes, lower, upper)) {
            err = add_point(state, i, bytes);
            if (err != CT_OK || state->points.at[i + 1].bytes == bytes)
                return err;
        }
        *(ratio < 0 ? below : above) = (struct end){bytes, ratio};
    }
    *crossing = interpolate(below, above, 0);
    return err;
}

/* What the middle of a gap should take, by its ends; 0: unknown. */
static double between(const struct ct_state *state, int i, int candidate)
{
    const struct ct_point *p = &state->points.at[i];
    const double a = ct_measurements_s(&state->measured, candidate, p->bytes);
    const double b = ct_measurements_s(&state->measured, candidate, p[1].bytes);

    return isinf(a) || isinf(b) ? 0 : sqrt(a * b);
}

static size_t middle_of(const struct ct_point *p)
{
    return (size_t)sqrt((double)p->bytes * (double)p[1].bytes);
}

/* Native failed at the upper end: how far the choice of the lower one is
   better than native, by their times in the middle. */
static int search_below_failure(struct ct_state *state, int i, size_t *crossing)
{
    const struct ct_point *p = &state->points.at[i];
    const int native = state->measured.candidates.native;
    const double ratio = ratio_at(state, p->bytes, p->choice, native);
    const struct end below = {p->bytes, fmin(ratio, -state->whole->options->tie)};
    struct end middle = {middle_of(p), 0};
    int err;

    *crossing = p[1].bytes;
    if (p->choice == native || !has_room(p->bytes, middle.bytes, *crossing) ||
        !applies(state, p->choice, middle.bytes))
        return CT_OK;
    err = probe(state, middle.bytes, p->choice, native, &middle.ratio);
    if (err == CT_OK && middle.ratio > 0)
        *crossing = interpolate(&below, &middle, 0);
    return err;
}

/* The choice of both ends in the middle. */
static int check_middle(struct ct_state *state, int i)
{
    const struct ct_search_options *o = state->whole->options;
    const struct ct_point *p = &state->points.at[i];
    const size_t middle = middle_of(p);
    const double expected_s = between(state, i, p->choice);
    const int both[] = {p->choice, state->measured.candidates.native};
    struct ct_race *race;
    double seconds;
    int err;

    if (!has_room(p->bytes, middle, p[1].bytes) || expected_s <= 0 ||
        expected_s < NEAR_LIMIT * ct_expect_limit(state, middle))
        return CT_OK;
    if (!applies(state, p->choice, middle))
        return add_point(state, i, middle);
    race = ct_race_new(state, middle, CT_STAGE_BOUNDARY, both, 1);
    if (race == NULL)
        return ct_diag_memory(state->whole->diag);
    err = ct_race_go_on(race, 1);
    seconds = ct_race_timing(race, 0).median_s;
    if (err == CT_OK && seconds > (1 + o->surprise) * expected_s &&
        is_beaten(state, middle, p->choice, p->choice))
        err = add_point(state, i, middle);
    ct_race_free(race);
    return err;
}

int ct_gaps_search(struct ct_state *state, int i)
{
    const struct ct_point *p = &state->points.at[i];
    struct ct_gap gap = {.is_done = true, .lower = p->choice, .upper = p[1].choice};
    const size_t above = p[1].bytes;
    int err = CT_OK;

    if (ct_native_has_failed(&state->measured, above))
        err = search_below_failure(state, i, &gap.crossing);
    else if (p->choice == p[1].choice)
        err = check_middle(state, i);
    else
        err = find_crossing(state, i, &gap.crossing);
    if (err == CT_OK && state->points.at[i + 1].bytes == above)
        state->points.at[i].gap = gap;
    return err;
}
