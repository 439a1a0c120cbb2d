/*
 * test_cost_fit.c - a machine that is made of known coefficients is found again, and one that
 * is not is not believed.
 */
#include "base/mix.h"
#include "model/fit/cost_fit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

enum { JOBS = 3, CELLS = 60, PER_CELL = 10, TIMES = CELLS * PER_CELL };

/* Starting values: of all features but two. */
static const struct ct_cost_model start = {
    .coefficient = {[CT_MESSAGES_BETWEEN] = 5000 * CT_MODEL_ONE,
                    [CT_BYTES_BETWEEN] = CT_MODEL_ONE / 4,
                    [CT_ROUNDS] = 20000 * CT_MODEL_ONE,
                    [CT_BARRIERS] = 100000 * CT_MODEL_ONE,
                    [CT_CABLE_NS] = CT_MODEL_ONE / 2,
                    [CT_CABLE_ROUNDS_NS] = CT_MODEL_ONE / 2},
    .call_ns = 10000,
    .rank_ns = 1000};

static double draw(uint64_t *state)
{
    return (double)(ct_mix_next(state) >> 12) / 0x1p52;
}

/* About normal, of variance 1. */
static double draw_error(uint64_t *state)
{
    double sum = -6;

    for (int i = 0; i < 12; i++)
        sum += draw(state);
    return sum;
}

/* A plan's counts at random: what grows with the ranks, the rounds and the bytes. */
static struct ct_features draw_features(uint64_t *state, double bytes, int nranks)
{
    const double rounds = 1 + floor(draw(state) * nranks);
    const double messages = rounds * (1 + floor(draw(state) * nranks));
    const double cable = messages * bytes * (1 + draw(state));

    return (struct ct_features){{[CT_MESSAGES_BETWEEN] = (int64_t)messages,
                                 [CT_BYTES_BETWEEN] = (int64_t)(messages * bytes),
                                 [CT_ROUNDS] = (int64_t)rounds,
                                 [CT_BARRIERS] = draw(state) < 0.1,
                                 [CT_CABLE_NS] = (int64_t)cable,
                                 [CT_CABLE_ROUNDS_NS] = (int64_t)(cable * (1 + draw(state)))}};
}

/* The times of a machine.

   noise  of a time's logarithm
   days   by job: its factor's logarithm */
static void make_times(struct ct_fitted_time *times, const struct ct_cost_model *machine,
                       double noise, const double *days)
{
    uint64_t state = 7;

    for (int cell = 0; cell < CELLS; cell++) {
        const int job = cell % JOBS, nranks = 8 << job;
        const double bytes = exp2(floor(draw(&state) * 18));

        for (int i = 0; i < PER_CELL; i++) {
            struct ct_fitted_time *time = &times[cell * PER_CELL + i];

            *time = (struct ct_fitted_time){.features = draw_features(&state, bytes, nranks),
                                            .nranks = nranks,
                                            .nsamples = 5,
                                            .job = job,
                                            .cell = cell};
            time->ns = llround((double)ct_cost(machine, &time->features, nranks) *
                               exp(days[job] + noise * draw_error(&state)));
        }
    }
}

static int fit_times(const struct ct_fitted_time *at, int n, const struct ct_cost_model *from,
                     struct ct_cost_fit *fit, double *factors)
{
    const struct ct_times times = {at, n, JOBS};

    return ct_cost_fit(&times, from, fit, factors, NULL);
}

static struct ct_cost_model machine_of(enum ct_norm norm)
{
    struct ct_cost_model machine = start;

    machine.norm = norm;
    machine.coefficient[CT_MESSAGES_BETWEEN] = 15000 * CT_MODEL_ONE;
    machine.coefficient[CT_ROUNDS] = 9000 * CT_MODEL_ONE;
    machine.coefficient[CT_CABLE_NS] = CT_MODEL_ONE / 4;
    machine.coefficient[CT_CABLE_ROUNDS_NS] = CT_MODEL_ONE;
    return machine;
}

static void expect_factor(const struct ct_cost_fit *fit, int feature, int64_t wanted, double most)
{
    const double found = (double)fit->model.coefficient[feature] / CT_MODEL_ONE;
    const double is = (double)wanted / CT_MODEL_ONE;

    cr_expect(fabs(log(found / is)) < log(most), "%s: %g, not %g", ct_feature_facts[feature].name,
              found, is);
}

/* True, in one of 20 cases, is outside. */
static void expect_interval(const struct ct_cost_fit *fit, int feature, int64_t wanted)
{
    const double is = (double)wanted / CT_MODEL_ONE;

    cr_expect(fit->low[feature] < is && is < fit->high[feature], "%s: %g in %g to %g",
              ct_feature_facts[feature].name, is, fit->low[feature], fit->high[feature]);
    cr_expect_lt(fit->high[feature], 1.5 * is);
}

Test(cost_fit, the_coefficients_of_a_machine_are_recovered)
{
    static const double days[JOBS] = {0.2, -0.3, 0.1};
    static struct ct_fitted_time times[TIMES];

    for (enum ct_norm norm = 0; norm < CT_NORMS; norm++) {
        const struct ct_cost_model machine = machine_of(norm);
        struct ct_cost_fit fit;
        double factors[JOBS];

        make_times(times, &machine, 0.05, days);
        cr_assert_eq(fit_times(times, TIMES, &start, &fit, factors), CT_OK);
        cr_expect_eq(fit.model.norm, norm);
        cr_expect_null(fit.distrusted, "%s", fit.distrusted);
        cr_expect_eq(fit.ntimes, TIMES);
        expect_factor(&fit, CT_MESSAGES_BETWEEN, machine.coefficient[CT_MESSAGES_BETWEEN], 1.1);
        expect_factor(&fit, CT_ROUNDS, machine.coefficient[CT_ROUNDS], 1.2);
        expect_factor(&fit, CT_CABLE_ROUNDS_NS, machine.coefficient[CT_CABLE_ROUNDS_NS], 1.1);
        expect_interval(&fit, CT_MESSAGES_BETWEEN, machine.coefficient[CT_MESSAGES_BETWEEN]);
        expect_interval(&fit, CT_CABLE_ROUNDS_NS, machine.coefficient[CT_CABLE_ROUNDS_NS]);
        cr_expect_lt(fit.median_cell_error, 0.05);
        cr_expect_eq(fit.model.error, (int)lround(fit.median_cell_error / log(2) * CT_LOG_ONE));
        for (int job = 0; job < JOBS; job++)
            cr_expect(fabs(factors[job] - days[job]) < 0.05, "job %d: %g", job, factors[job]);
    }
}

/* Of plans on one host, by posts and by messages in turn. */
static struct ct_features draw_inside(uint64_t *state, double bytes, int nranks)
{
    const bool posts = draw(state) < 0.7;
    const double rounds = 1 + floor(draw(state) * 6);
    const double most = rounds * (1 + floor(draw(state) * nranks));
    const double all = most * (1 + floor(draw(state) * nranks));
    const double share = draw(state);

    if (!posts)
        return (struct ct_features){
            {[CT_MESSAGES_BETWEEN] = (int64_t)all, [CT_ROUNDS] = (int64_t)rounds}};
    return (struct ct_features){{[CT_POSTS] = (int64_t)(all * share),
                                 [CT_FETCHES] = (int64_t)all,
                                 [CT_BYTES_POSTED] = (int64_t)(all * share * bytes),
                                 [CT_BYTES_FETCHED] = (int64_t)(all * bytes),
                                 [CT_BYTES_ACROSS] = (int64_t)(all * bytes * 3 * draw(state)),
                                 [CT_POST_ROUNDS] = (int64_t)rounds,
                                 [CT_RANK_FETCHES] = (int64_t)most,
                                 [CT_RANK_BYTES] = (int64_t)(most * bytes)}};
}

Test(cost_fit, the_coefficients_of_windows_are_recovered)
{
    static const double days[JOBS] = {0};
    static struct ct_fitted_time times[TIMES];
    struct ct_cost_model from = start, machine = machine_of(CT_NORM_SUM);
    struct ct_cost_fit fit;
    uint64_t state = 11;

    for (int i = CT_POSTS; i <= CT_BYTES_ACROSS; i++)
        from.coefficient[i] = i <= CT_FETCHES ? 50 * CT_MODEL_ONE : CT_MODEL_ONE / 50;
    from.coefficient[CT_POST_ROUNDS] = 100 * CT_MODEL_ONE;
    from.coefficient[CT_RANK_FETCHES] = 50 * CT_MODEL_ONE;
    from.coefficient[CT_RANK_BYTES] = CT_MODEL_ONE / 50;
    for (int i = CT_POSTS; i <= CT_RANK_BYTES; i++)
        machine.coefficient[i] = i < CT_ROUNDS || i >= CT_POST_ROUNDS
                                     ? from.coefficient[i] * (i % 2 == 0 ? 3 : 2)
                                     : machine.coefficient[i];
    machine.call_ns = from.call_ns = 500;
    machine.rank_ns = from.rank_ns = 20;
    make_times(times, &machine, 0, days);
    for (int i = 0; i < TIMES; i++) {
        times[i].features = draw_inside(&state, exp2(3 + times[i].cell % 16), times[i].nranks);
        times[i].ns = llround((double)ct_cost(&machine, &times[i].features, times[i].nranks) *
                              exp(0.05 * draw_error(&state)));
    }
    cr_assert_eq(fit_times(times, TIMES, &from, &fit, NULL), CT_OK);
    cr_expect_null(fit.distrusted, "%s", fit.distrusted);
    cr_expect_lt(fit.median_cell_error, 0.05);
    expect_factor(&fit, CT_FETCHES, machine.coefficient[CT_FETCHES], 1.2);
    expect_factor(&fit, CT_BYTES_FETCHED, machine.coefficient[CT_BYTES_FETCHED], 1.2);
    expect_factor(&fit, CT_BYTES_ACROSS, machine.coefficient[CT_BYTES_ACROSS], 1.2);
    expect_factor(&fit, CT_POST_ROUNDS, machine.coefficient[CT_POST_ROUNDS], 1.5);
    expect_factor(&fit, CT_RANK_BYTES, machine.coefficient[CT_RANK_BYTES], 1.5);
    expect_interval(&fit, CT_BYTES_FETCHED, machine.coefficient[CT_BYTES_FETCHED]);
}

Test(cost_fit, what_no_plan_has_keeps_its_starting_value)
{
    static const double days[JOBS] = {0};
    static struct ct_fitted_time times[TIMES];
    const struct ct_cost_model machine = machine_of(CT_NORM_SUM);
    struct ct_cost_model others = start;
    struct ct_cost_fit fit;

    make_times(times, &machine, 0.05, days);
    others.coefficient[CT_TOKENS] = 777 * CT_MODEL_ONE;
    cr_assert_eq(fit_times(times, TIMES, &others, &fit, NULL), CT_OK);
    cr_expect_eq(fit.model.coefficient[CT_TOKENS], 777 * CT_MODEL_ONE);
    cr_expect(fit.low[CT_TOKENS] == 0 && fit.high[CT_TOKENS] == 0);
    cr_expect_eq(fit.model.coefficient[CT_BYTES_INSIDE], 0);
}

Test(cost_fit, a_coefficient_that_is_nothing_is_between_nothing_and_little)
{
    static const double days[JOBS] = {0};
    static struct ct_fitted_time times[TIMES];
    struct ct_cost_model machine = machine_of(CT_NORM_SUM);
    struct ct_cost_fit fit;

    machine.coefficient[CT_CABLE_NS] = 0;
    make_times(times, &machine, 0.02, days);
    cr_assert_eq(fit_times(times, TIMES, &start, &fit, NULL), CT_OK);
    cr_expect_lt(fit.model.coefficient[CT_CABLE_NS], CT_MODEL_ONE / 10);
    cr_expect_lt(fit.high[CT_CABLE_NS], 0.2);
}

Test(cost_fit, few_outliers_do_not_matter)
{
    static const double days[JOBS] = {0};
    static struct ct_fitted_time times[TIMES];
    const struct ct_cost_model machine = machine_of(CT_NORM_SUM);
    struct ct_cost_fit fit;

    make_times(times, &machine, 0.05, days);
    for (int i = 0; i < TIMES; i += 20)
        times[i].ns *= 50;
    cr_assert_eq(fit_times(times, TIMES, &start, &fit, NULL), CT_OK);
    cr_expect_null(fit.distrusted, "%s", fit.distrusted);
    expect_factor(&fit, CT_MESSAGES_BETWEEN, machine.coefficient[CT_MESSAGES_BETWEEN], 1.2);
    expect_factor(&fit, CT_CABLE_ROUNDS_NS, machine.coefficient[CT_CABLE_ROUNDS_NS], 1.2);
}

static void expect_doubt(const struct ct_fitted_time *times, int n, const char *words)
{
    struct ct_cost_fit fit;

    cr_assert_eq(fit_times(times, n, &start, &fit, NULL), CT_OK);
    cr_assert_not_null(fit.distrusted, "%d times are believed", n);
    cr_expect(strstr(fit.distrusted, words) != NULL, "%s", fit.distrusted);
}

Test(cost_fit, a_busy_machine_few_times_and_dear_coefficients_are_not_trusted)
{
    static const double days[JOBS] = {0};
    static struct ct_fitted_time times[TIMES];
    struct ct_cost_model machine = machine_of(CT_NORM_SUM);

    make_times(times, &machine, 0.8, days);
    expect_doubt(times, TIMES, "busy");
    make_times(times, &machine, 0.05, days);
    expect_doubt(times, CT_FIT_TIMES_LEAST - 1, "fewer than 30");
    expect_doubt(times, 0, "fewer than 30");
    machine.coefficient[CT_CABLE_ROUNDS_NS] = 1000 * CT_MODEL_ONE;
    make_times(times, &machine, 0.05, days);
    expect_doubt(times, TIMES, "150 times");
}
