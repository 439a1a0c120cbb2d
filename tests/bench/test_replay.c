/*
 * test_replay.c - the search on the models of the labs: how long it may take
 * and how much it may lose. Seconds are simulated: no clock.
 */
#include "bench/search/replay.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SEEDS = 8 };

static struct ct_model *load_lab(const char *lab)
{
    char path[1000];
    struct ct_model *model;
    struct ct_diag diag = {""};

    snprintf(path, sizeof path, ROOT_DIR "/bench/search/%s.model", lab);
    cr_assert_eq(ct_model_load(path, &model, &diag), CT_OK, "%s", diag.text);
    return model;
}

/* What a whole run asks does not depend on what is predicted. */
static struct ct_replay_run replay(const struct ct_model *model, uint64_t seed, double stop_s)
{
    struct ct_replay_options options = {.seed = seed, .stop_s = stop_s};
    struct ct_replay_run run;
    struct ct_diag diag = {""};

    if (stop_s > 0)
        cr_assert_eq(
            ct_model_machine_load(ROOT_DIR "/topologies", model->name, &options.machine, &diag),
            CT_OK, "%s", diag.text);
    cr_assert_eq(ct_replay(model, &options, &run, &diag), CT_OK, "%s", diag.text);
    ct_model_machine_free(options.machine);
    return run;
}

static double loss_of(const struct ct_model *model, const struct ct_replay_run *run)
{
    double sum = 0;
    int n = 0;

    for (int i = 0; i < model->ncollectives; i++) {
        for (int k = 0; k < model->collectives[i].nsizes; k++) {
            sum += run->cells[i][k].loss;
            n++;
        }
    }
    return sum / n;
}

static double mean_gain(const struct ct_model *model, const struct ct_replay_run *run)
{
    double sum = 0;
    int n = 0;

    for (int i = 0; i < model->ncollectives; i++) {
        for (int k = 0; k < model->collectives[i].nsizes; k++) {
            sum -= log1p(run->cells[i][k].over_native);
            n++;
        }
    }
    return sum / n;
}

/* Of a mean over SEEDS runs to the end. */
struct budget {
    const char *lab;
    double seconds;
    double loss;
};

static void expect_within(const struct budget *budget)
{
    struct ct_model *model = load_lab(budget->lab);
    double seconds = 0, loss = 0;

    for (int i = 0; i < SEEDS; i++) {
        const struct ct_replay_run run = replay(model, (uint64_t)i + 1, 0);

        cr_expect(run.is_complete, "%s, seed %d", budget->lab, i + 1);
        seconds += ct_replay_seconds(&run) / SEEDS;
        loss += loss_of(model, &run) / SEEDS;
    }
    cr_expect_leq(seconds, budget->seconds, "%s: %.1f s, more than %.1f", budget->lab, seconds,
                  budget->seconds);
    cr_expect_leq(loss, budget->loss, "%s: loses %.4f, more than %.4f", budget->lab, loss,
                  budget->loss);
    ct_model_free(model);
}

Test(replay, stays_within_time_and_loss)
{
    static const struct budget budgets[] = {
        /* to confirm choices takes a quarter to a half of these times */
        {"lab-a", 96, 0.0062},
        {"lab-b", 265, 0.0092},
        {"lab-c", 310, 0.0085},
        {"lab-d", 215, 0.0080},
    };

    for (size_t i = 0; i < sizeof budgets / sizeof *budgets; i++)
        expect_within(&budgets[i]);
}

Test(replay, is_the_same_for_the_same_seed)
{
    struct ct_model *model = load_lab("lab-a");
    const struct ct_replay_run a = replay(model, 7, 0);
    const struct ct_replay_run b = replay(model, 7, 0);
    const struct ct_replay_run other = replay(model, 8, 0);

    cr_expect_eq(ct_replay_seconds(&a), ct_replay_seconds(&b));
    cr_expect_eq(a.ncalls, b.ncalls);
    cr_expect_neq(ct_replay_seconds(&a), ct_replay_seconds(&other));
    ct_model_free(model);
}

/* The seconds of all stages are those of calls, barriers and requests. */
Test(replay, accounts_for_all_time)
{
    struct ct_model *model = load_lab("lab-d");
    const struct ct_replay_run run = replay(model, 1, 0);
    double sum = 0;

    for (int i = 0; i < model->ncollectives; i++) {
        for (int s = 0; s < CT_STAGES; s++)
            sum += run.stages_s[i][s];
    }
    cr_expect_float_eq(sum, ct_replay_seconds(&run), 1e-6 * sum, "%.6f, %.6f", sum,
                       ct_replay_seconds(&run));
    cr_expect_lt(run.untimed_s, run.calls_s);
    ct_model_free(model);
}

/* Native is often not timed where it is far behind; what was timed there is then
   chosen all the same. */
Test(replay, leaves_little_to_native_after_a_minute)
{
    struct ct_model *model = load_lab("lab-d");
    double loss = 0;

    for (int i = 0; i < SEEDS; i++) {
        const struct ct_replay_run run = replay(model, (uint64_t)i + 1, 60);

        loss += loss_of(model, &run) / SEEDS;
    }
    cr_expect_leq(loss, 0.065, "loses %.4f", loss);
    ct_model_free(model);
}

/* A request may exceed the budget; later stops lose no more than the first. */
Test(replay, gains_when_stopped_at_any_time)
{
    struct ct_model *model = load_lab("lab-c");
    double first = 0;

    for (double stop_s = 30; stop_s <= 240; stop_s *= 2) {
        const struct ct_replay_run run = replay(model, 3, stop_s);
        const double gain = mean_gain(model, &run);

        cr_expect_lt(ct_replay_seconds(&run), stop_s + 60, "%.1f s, not %.0f",
                     ct_replay_seconds(&run), stop_s);
        cr_expect_geq(gain, 0.9 * first, "%.0f s: %.3f, before %.3f", stop_s, gain, first);
        first = first == 0 ? gain : first;
        cr_expect_gt(gain, 0, "%.0f s: %.3f", stop_s, gain);
    }
    ct_model_free(model);
}
