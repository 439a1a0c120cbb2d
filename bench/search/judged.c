/*
 * judged.c - the races of a cell, and sums over all.
 */
#include "bench/search/judged.h"

#include "base/array.h"
#include "base/statistics.h"
#include "model/ranking.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SLOWER 0.05

/* The natural logarithm of a limit of model/ranking.h. */
static double log_of(int limit)
{
    return limit / 1024. * log(2);
}

/* The candidates of one race, and their times. */
struct race {
    const struct ct_job_time *of[4];
    int n;
};

static const char *const rule_texts[CT_BY_RULES] = {
    [CT_BY_NATIVE] = "always native",
    [CT_BY_NEAREST] = "the choice of the nearest job or size",
    [CT_BY_MODEL] = "the model's choice",
    [CT_BY_RESIDUALS] = "with residuals",
    [CT_BY_GAINED] = "the same, native unless it surely gains",
    [CT_BY_ONE_RACED] = "its best algorithm and native, raced",
    [CT_BY_TWO_RACED] = "its two best and native, raced",
    [CT_BY_THREE_RACED] = "its three best and native, raced",
    [CT_BY_AS_BUILT] = "two within 1.3, and native within 2.2, raced",
};

/* The fastest of another cell that was timed here; NULL: none was. */
static const struct ct_job_time *find_first(const struct ct_job_cell *from,
                                            const struct ct_job_cell *cell)
{
    for (int i = 0; from != NULL && i < from->n; i++) {
        for (int k = 0; k < cell->n; k++) {
            if (from->list[i].number >= 0 && cell->list[k].number == from->list[i].number)
                return &cell->list[k];
        }
    }
    return NULL;
}

/* Add the best `n` predicted candidates, each of another algorithm. A candidate is left out
   if it should take more than `most` times as long as the first. */
static void add_best(struct race *race, const struct ct_guesses *predicted, int n, double most)
{
    for (int i = 0; i < predicted->n && race->n < n; i++) {
        const struct ct_guess *guess = &predicted->guesses[i];
        bool is_new = guess->log - predicted->guesses[0].log <= log(most);

        for (int k = 0; k < race->n; k++)
            is_new = is_new && strcmp(race->of[k]->is->name, guess->time->is->name) != 0;
        if (is_new)
            race->of[race->n++] = guess->time;
    }
}

static const struct ct_job_time *find_bare(const struct ct_guesses *predicted)
{
    const struct ct_guess *best = &predicted->native;

    for (int i = 0; i < predicted->n; i++) {
        if (predicted->guesses[i].log_bare < best->log_bare)
            best = &predicted->guesses[i];
    }
    return best->time;
}

static struct race race_of(const struct ct_job_cell *cell, const struct ct_guesses *predicted,
                           enum ct_rule rule)
{
    const double gain = predicted->n == 0 ? 0 : predicted->native.log - predicted->guesses[0].log;
    struct race race = {.n = 0};

    if (rule == CT_BY_NEAREST && find_first(predicted->nearest, cell) != NULL)
        race.of[race.n++] = find_first(predicted->nearest, cell);
    if (rule == CT_BY_MODEL && find_bare(predicted) != NULL)
        race.of[race.n++] = find_bare(predicted);
    if ((rule == CT_BY_RESIDUALS && gain > 0) ||
        (rule == CT_BY_GAINED && predicted->n > 0 &&
         ct_prediction_is_sure(&predicted->guesses[0].is, &predicted->native.is)))
        add_best(&race, predicted, 1, 1);
    if (rule >= CT_BY_ONE_RACED && rule <= CT_BY_THREE_RACED)
        add_best(&race, predicted, 1 + (int)rule - CT_BY_ONE_RACED, INFINITY);
    if (rule == CT_BY_AS_BUILT)
        add_best(&race, predicted, 2, exp(log_of(CT_NEAR)));
    if (race.n == 0 ||
        (rule >= CT_BY_ONE_RACED && (rule != CT_BY_AS_BUILT || gain < log_of(CT_HOPELESS))))
        race.of[race.n++] = cell->native;
    return race;
}

static const struct ct_job_time *winner(const struct race *race, enum ct_half half)
{
    const struct ct_job_time *best = race->of[0];

    for (int i = 1; i < race->n; i++) {
        if (race->of[i]->logs[half] < best->logs[half])
            best = race->of[i];
    }
    return best;
}

/* The candidate that is fastest by the samples that the job itself took in this half. */
static const struct ct_job_time *own_pick(const struct ct_job_cell *cell, enum ct_half half)
{
    const struct ct_job_time *best = cell->native;

    for (int i = 0; i < cell->n; i++) {
        const struct ct_job_time *entry = &cell->list[i];

        if (entry->logs[half] < best->logs[half] && !isinf(entry->logs[CT_EVEN + CT_ODD - half]))
            best = entry;
    }
    return best;
}

static void add_behind(struct ct_sums *sums, const struct ct_job_cell *cell,
                       const struct race *race)
{
    for (int half = CT_EVEN; half <= CT_ODD; half++) {
        const enum ct_half judge = (enum ct_half)(CT_EVEN + CT_ODD - half);
        const double behind = winner(race, (enum ct_half)half)->logs[judge] -
                              own_pick(cell, (enum ct_half)half)->logs[judge];

        if (!isfinite(behind) || isinf(winner(race, (enum ct_half)half)->logs[half]))
            continue;
        sums->behind += behind;
        sums->nbehind++;
    }
}

static int add_error(struct ct_errors *errors, double log)
{
    double *added = ct_array_add(&errors->at, &errors->n, sizeof *added);

    if (added == NULL)
        return CT_ERR_MEMORY;
    *added = fabs(log);
    return CT_OK;
}

static double off_by(const struct ct_guess *guess)
{
    return guess->time->logs[CT_ALL] - guess->log;
}

/* Add the error of native, the error of the fastest, and the errors of all candidates less
   the error that they share. */
static int add_errors(struct ct_errors *errors, const struct ct_guesses *predicted)
{
    const struct ct_guess *best = &predicted->native;
    double *logs = calloc((size_t)predicted->n + 1, sizeof *logs);
    double median;
    int err = logs == NULL ? CT_ERR_MEMORY : add_error(&errors[CT_OF_NATIVE], off_by(best));

    for (int i = 0; i < predicted->n && err == CT_OK; i++) {
        const struct ct_guess *guess = &predicted->guesses[i];

        logs[i] = off_by(guess);
        best = guess->time->logs[CT_ALL] < best->time->logs[CT_ALL] ? guess : best;
    }
    if (err == CT_OK)
        err = add_error(&errors[CT_OF_BEST], off_by(best));
    median = err == CT_OK && predicted->n > 0 ? ct_median(logs, predicted->n) : 0;
    for (int i = 0; i < predicted->n && err == CT_OK; i++)
        err = add_error(&errors[CT_WITHIN_CELLS], logs[i] - median);
    free(logs);
    return err;
}

/* Native, and the fastest. */
static int add_pictured(struct ct_prediction_picture *picture, const struct ct_guesses *predicted)
{
    const struct ct_guess *best = &predicted->native;

    for (int i = 0; i < predicted->n; i++) {
        if (predicted->guesses[i].time->logs[CT_ALL] < best->time->logs[CT_ALL])
            best = &predicted->guesses[i];
    }
    if (best != &predicted->native &&
        ct_prediction_picture_add(
            picture, (struct ct_pictured){best->log, best->time->logs[CT_ALL], false}) != CT_OK)
        return CT_ERR_MEMORY;
    best = &predicted->native;
    return ct_prediction_picture_add(
        picture, (struct ct_pictured){best->log, best->time->logs[CT_ALL], true});
}

int ct_judged_add(struct ct_judged *judged, const struct ct_learned *learned,
                  const struct ct_job_cell *cell)
{
    struct ct_guesses predicted;
    int err = ct_lesson_predict(learned, cell, &predicted);

    if (err == CT_OK && predicted.native.time != NULL)
        err = add_errors(judged->errors, &predicted);
    if (err == CT_OK && predicted.native.time != NULL && judged->picture != NULL)
        err = add_pictured(judged->picture, &predicted);
    for (int rule = 0; rule < CT_BY_RULES && err == CT_OK && predicted.native.time != NULL;
         rule++) {
        struct ct_sums *own = &judged->sums[rule];
        const struct race race = race_of(cell, &predicted, (enum ct_rule)rule);
        const double log_s = winner(&race, CT_ALL)->logs[CT_ALL];
        const double gain = cell->native->logs[CT_ALL] - log_s;
        double *loss = ct_array_add(&own->losses, &own->ncells, sizeof *loss);

        if (loss == NULL) {
            err = CT_ERR_MEMORY;
            continue;
        }
        *loss = log_s - cell->list[0].logs[CT_ALL];
        own->gain += gain;
        own->nslower += gain < -log(1 + SLOWER);
        own->nraced += race.n;
        add_behind(own, cell, &race);
    }
    free(predicted.guesses);
    return err;
}

double ct_sums_mean(const struct ct_sums *sums)
{
    double sum = 0;

    for (int i = 0; i < sums->ncells; i++)
        sum += sums->losses[i];
    return 100 * expm1(sum / sums->ncells);
}

static double factor_of(struct ct_errors *errors)
{
    return errors->n == 0 ? 1 : exp(ct_median(errors->at, errors->n));
}

static void add_row(struct ct_text *text, const char *words, const struct ct_sums *sums)
{
    ct_text_add(text, "%-50s %6.1f %6.0f %6.1f %6.1f %6.2f %6.2f\n", words, ct_sums_mean(sums),
                100 * expm1(ct_quantile(sums->losses, sums->ncells, 0.9)),
                sums->nbehind == 0 ? 0 : 100 * expm1(sums->behind / sums->nbehind),
                100.0 * sums->nslower / sums->ncells, exp(sums->gain / sums->ncells),
                (double)sums->nraced / sums->ncells);
}

void ct_judged_print(struct ct_text *text, const char *title, struct ct_judged *judged)
{
    ct_text_add(text, "%s: %d cells\n", title, judged->sums[0].ncells);
    if (judged->sums[0].ncells == 0)
        return;
    ct_text_add(text, "%-50s %6s %6s %6s %6s %6s %6s\n", "", "loss", "90 %", "behind", "slower",
                "gain", "raced");
    for (int rule = 0; rule < CT_BY_RULES; rule++)
        add_row(text, rule_texts[rule], &judged->sums[rule]);
    ct_text_add(text,
                "measured and predicted differ by a factor of %.2f (native), %.2f (the fastest), "
                "%.2f (within a cell)\n",
                factor_of(&judged->errors[CT_OF_NATIVE]), factor_of(&judged->errors[CT_OF_BEST]),
                factor_of(&judged->errors[CT_WITHIN_CELLS]));
}

void ct_judged_fini(struct ct_judged *judged)
{
    for (int rule = 0; rule < CT_BY_RULES; rule++)
        free(judged->sums[rule].losses);
    for (int i = 0; i < CT_ERRORS; i++)
        free(judged->errors[i].at);
}
