/*
 * leave_out.c - chooses for cells of a machine folder by what others say, and compares.
 *
 * A cell is a collective at a fixed size with native and three others that were timed.
 */
#include "base/array.h"
#include "base/statistics.h"
#include "bench/search/lessons.h"
#include "bench/search/search_verbs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CANDIDATES_LEAST = 4 };

#define SLOWER 0.05

/* The thresholds of a choice on ranks that were not tuned (library/untuned/). */
#define GAIN_LEAST 1.1
#define SECOND_MOST 1.3
#define NATIVE_MOST 2.2

/* The candidates of one race, and their times. */
struct race {
    const struct ct_job_time *of[4];
    int n;
};

enum rule {
    NATIVE,
    NEAREST,
    MODEL,
    RESIDUALS,
    GAINED,
    ONE_RACED,
    TWO_RACED,
    THREE_RACED,
    AS_BUILT,
    RULES
};

static const char *const rule_texts[RULES] = {
    [NATIVE] = "always native",
    [NEAREST] = "the choice of the nearest job or size",
    [MODEL] = "the model's choice",
    [RESIDUALS] = "with residuals",
    [GAINED] = "the same, native where less than 1.1 is gained",
    [ONE_RACED] = "its best algorithm and native, raced",
    [TWO_RACED] = "its two best and native, raced",
    [THREE_RACED] = "its three best and native, raced",
    [AS_BUILT] = "two within 1.3, and native within 2.2, raced",
};

struct sums {
    double *losses; /* logarithms, a cell each */
    double gain;    /* logarithms over native, added */
    double behind;  /* over what the job's own measuring picked, by samples of neither */
    int nbehind;
    int ncells;
    int nslower; /* than native */
    int nraced;  /* what took part, in all */
};

/* Amounts by which times are off; logarithms. */
struct errors {
    double *at;
    int n;
};

enum error { OF_NATIVE, OF_BEST, WITHIN_CELLS, ERRORS };

struct judged {
    struct sums sums[RULES];
    struct errors errors[ERRORS];
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
static void add_best(struct race *race, const struct ct_predicted *predicted, int n, double most)
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

static const struct ct_job_time *find_bare(const struct ct_predicted *predicted)
{
    const struct ct_guess *best = &predicted->native;

    for (int i = 0; i < predicted->n; i++) {
        if (predicted->guesses[i].log_bare < best->log_bare)
            best = &predicted->guesses[i];
    }
    return best->time;
}

static struct race race_of(const struct ct_job_cell *cell, const struct ct_predicted *predicted,
                           enum rule rule)
{
    const double gain = predicted->n == 0 ? 0 : predicted->native.log - predicted->guesses[0].log;
    struct race race = {.n = 0};

    if (rule == NEAREST && find_first(predicted->nearest, cell) != NULL)
        race.of[race.n++] = find_first(predicted->nearest, cell);
    if (rule == MODEL && find_bare(predicted) != NULL)
        race.of[race.n++] = find_bare(predicted);
    if ((rule == RESIDUALS && gain > 0) || (rule == GAINED && gain > log(GAIN_LEAST)))
        add_best(&race, predicted, 1, 1);
    if (rule >= ONE_RACED && rule <= THREE_RACED)
        add_best(&race, predicted, 1 + (int)rule - ONE_RACED, INFINITY);
    if (rule == AS_BUILT)
        add_best(&race, predicted, 2, SECOND_MOST);
    if (race.n == 0 || (rule >= ONE_RACED && (rule != AS_BUILT || gain < log(NATIVE_MOST))))
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

static void add_behind(struct sums *sums, const struct ct_job_cell *cell, const struct race *race)
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

static int add_error(struct errors *errors, double log)
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
static int add_errors(struct errors *errors, const struct ct_predicted *predicted)
{
    const struct ct_guess *best = &predicted->native;
    double *logs = calloc((size_t)predicted->n + 1, sizeof *logs);
    double median;
    int err = logs == NULL ? CT_ERR_MEMORY : add_error(&errors[OF_NATIVE], off_by(best));

    for (int i = 0; i < predicted->n && err == CT_OK; i++) {
        const struct ct_guess *guess = &predicted->guesses[i];

        logs[i] = off_by(guess);
        best = guess->time->logs[CT_ALL] < best->time->logs[CT_ALL] ? guess : best;
    }
    if (err == CT_OK)
        err = add_error(&errors[OF_BEST], off_by(best));
    median = err == CT_OK && predicted->n > 0 ? ct_median(logs, predicted->n) : 0;
    for (int i = 0; i < predicted->n && err == CT_OK; i++)
        err = add_error(&errors[WITHIN_CELLS], logs[i] - median);
    free(logs);
    return err;
}

static int judge_cell(struct judged *judged, const struct ct_learned *learned,
                      const struct ct_job_cell *cell)
{
    struct ct_predicted predicted;
    int err = ct_lesson_predict(learned, cell, &predicted);

    if (err == CT_OK && predicted.native.time != NULL)
        err = add_errors(judged->errors, &predicted);
    for (int rule = 0; rule < RULES && err == CT_OK && predicted.native.time != NULL; rule++) {
        struct sums *own = &judged->sums[rule];
        const struct race race = race_of(cell, &predicted, (enum rule)rule);
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

static double mean_of(const struct sums *sums)
{
    double sum = 0;

    for (int i = 0; i < sums->ncells; i++)
        sum += sums->losses[i];
    return 100 * expm1(sum / sums->ncells);
}

static double factor_of(struct errors *errors)
{
    return errors->n == 0 ? 1 : exp(ct_median(errors->at, errors->n));
}

static void add_row(struct ct_text *text, const char *words, const struct sums *sums)
{
    ct_text_add(text, "%-50s %6.1f %6.0f %6.1f %6.1f %6.2f %6.2f\n", words, mean_of(sums),
                100 * expm1(ct_quantile(sums->losses, sums->ncells, 0.9)),
                sums->nbehind == 0 ? 0 : 100 * expm1(sums->behind / sums->nbehind),
                100.0 * sums->nslower / sums->ncells, exp(sums->gain / sums->ncells),
                (double)sums->nraced / sums->ncells);
}

static void add_table(struct ct_text *text, const char *title, struct judged *judged)
{
    ct_text_add(text, "%s: %d cells\n", title, judged->sums[0].ncells);
    if (judged->sums[0].ncells == 0)
        return;
    ct_text_add(text, "%-50s %6s %6s %6s %6s %6s %6s\n", "", "loss", "90 %", "behind", "slower",
                "gain", "raced");
    for (int rule = 0; rule < RULES; rule++)
        add_row(text, rule_texts[rule], &judged->sums[rule]);
    ct_text_add(text,
                "measured and predicted differ by a factor of %.2f (native), %.2f (the fastest), "
                "%.2f (within a cell)\n",
                factor_of(&judged->errors[OF_NATIVE]), factor_of(&judged->errors[OF_BEST]),
                factor_of(&judged->errors[WITHIN_CELLS]));
}

/* True if the name is one of those, which commas separate; NULL: all are. */
static bool is_listed(const char *names, const char *name)
{
    const size_t length = strlen(name);

    for (const char *at = names; at != NULL; at = strchr(at, ',')) {
        at += *at == ',';
        if (strncmp(at, name, length) == 0 && (at[length] == ',' || at[length] == '\0'))
            return true;
    }
    return names == NULL;
}

static int judge_job(struct judged *judged, const struct ct_learned *learned,
                     const char *collectives, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < learned->here->ncells && err == CT_OK; i++) {
        const struct ct_job_cell *cell = &learned->here->cells[i];

        if (cell->native != NULL && cell->n >= CANDIDATES_LEAST &&
            is_listed(collectives, cell->collective) && ct_lesson_asks(learned, cell))
            err = judge_cell(judged, learned, cell);
    }
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

static void judged_fini(struct judged *judged)
{
    for (int rule = 0; rule < RULES; rule++)
        free(judged->sums[rule].losses);
    for (int i = 0; i < ERRORS; i++)
        free(judged->errors[i].at);
}

static int judge_lesson(struct ct_text *text, const struct ct_timed_jobs *jobs,
                        enum ct_lesson lesson, const char *collectives, struct ct_diag *diag)
{
    struct judged judged = {.sums = {{.ncells = 0}}};
    int err = CT_OK;

    for (int j = 0; j < jobs->n && err == CT_OK; j++) {
        struct ct_learned learned;

        err = ct_lesson_learn(lesson, jobs, &jobs->at[j], &learned, diag);
        if (err == CT_OK)
            err = judge_job(&judged, &learned, collectives, diag);
        ct_learned_fini(&learned);
    }
    if (err == CT_OK)
        add_table(text, ct_lesson_texts[lesson], &judged);
    judged_fini(&judged);
    return err;
}

int ct_leave_out(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const char *collectives = ct_verb_has(call, "collectives") ? call->values[0] : NULL;
    int err = CT_OK;

    for (int i = 0; i < call->narguments && err == CT_OK; i++) {
        struct ct_timed_jobs jobs = {.n = 0};

        err = ct_timed_jobs_read(&jobs, call->arguments[i], diag);
        if (err == CT_OK)
            ct_text_add(text, "%s\n", call->arguments[i]);
        for (int lesson = 0; lesson < CT_LESSONS && err == CT_OK; lesson++)
            err = judge_lesson(text, &jobs, (enum ct_lesson)lesson, collectives, diag);
        ct_timed_jobs_fini(&jobs);
    }
    return err;
}
