/*
 * leave_out.c - leaves each job of a machine folder out, and chooses for it by what
 * the other jobs' measurements say.
 *
 * A cell is a collective at a fixed size with native and three others that were timed. Rules
 * that look at the cables (library/untuned/rival_choice.h) are left out.
 */
#include "base/array.h"
#include "base/statistics.h"
#include "bench/search/search_verbs.h"
#include "bench/search/timed_jobs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CANDIDATES_LEAST = 4 };

#define SLOWER 0.05
#define GAIN_UNTRIED 1.15 /* as in library/untuned/like_choice.c */
#define NATIVE_MOST 4     /* as in library/untuned/native_trial.c */
#define NEAR 1.5          /* decisions.csv names no runner-up that is slower */

/* The candidates of one race, and their times. */
struct race {
    const struct ct_job_time *of[3];
    int n;
};

enum rule { NATIVE, LIKE, LIKE_GAINED, ONE_RACED, TWO_RACED, SECOND_RACED, EXPECTED_RACED, RULES };

static const char *const rule_texts[RULES] = {
    [NATIVE] = "always native",
    [LIKE] = "the like job's choice",
    [LIKE_GAINED] = "the same, native where it gained less than 1.15",
    [ONE_RACED] = "the like job's choice and native, raced",
    [TWO_RACED] = "its two best algorithms and native, raced",
    [SECOND_RACED] = "its choice, one of a size beside, and native, raced",
    [EXPECTED_RACED] = "the same, without native if it took four times as long",
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

static bool is_native(const struct ct_candidate *candidate)
{
    const size_t length = strlen(candidate->collective);

    return strcmp(candidate->name + length, "_native") == 0;
}

/* The same cell of another job; NULL: it has none. */
static const struct ct_job_cell *find_cell(const struct ct_timed_job *job,
                                           const struct ct_job_cell *wanted)
{
    for (int i = 0; i < job->ncells; i++) {
        const struct ct_job_cell *cell = &job->cells[i];

        if (cell->bytes == wanted->bytes && cell->n > 0 &&
            strcmp(cell->collective, wanted->collective) == 0)
            return cell;
    }
    return NULL;
}

/* That of the job which these ranks are most like; NULL: none was timed. */
static const struct ct_job_cell *find_like(const struct ct_timed_jobs *jobs,
                                           const struct ct_timed_job *here,
                                           const struct ct_job_cell *cell)
{
    const struct ct_job_cell *found = NULL;
    double least = INFINITY;

    for (int j = 0; j < jobs->n; j++) {
        const struct ct_timed_job *job = &jobs->at[j];
        const double distance = ct_traits_distance(&job->traits, &here->traits);
        const struct ct_job_cell *own = job == here ? NULL : find_cell(job, cell);

        if (own != NULL && distance < least) {
            found = own;
            least = distance;
        }
    }
    return found;
}

/* The candidate in this cell; NULL: it was not timed. */
static const struct ct_job_time *entry_of(const struct ct_job_cell *cell,
                                          const struct ct_candidate *candidate)
{
    for (int i = 0; i < cell->n; i++) {
        if (strcmp(cell->list[i].is->words, candidate->words) == 0)
            return &cell->list[i];
    }
    return NULL;
}

/* The like job's fastest from place `*at` on that was timed here, of another algorithm
   than `but`; NULL: there is none. Its native in any order of ranks ends the search. */
static const struct ct_job_time *find_next(const struct ct_job_cell *like,
                                           const struct ct_job_cell *cell, int *at,
                                           const struct ct_job_time *but)
{
    for (; *at < like->n && !is_native(like->list[*at].is); ++*at) {
        const struct ct_job_time *here = entry_of(cell, like->list[*at].is);

        if (here != NULL && (but == NULL || strcmp(here->is->name, but->is->name) != 0))
            return here;
    }
    return NULL;
}

/* The like job's choice at the size below, otherwise above, of another algorithm than
   `but`; NULL: there is none. Cells of a job are by collective, then by size. */
static const struct ct_job_time *find_around(const struct ct_job_cell *like,
                                             const struct ct_job_cell *cell,
                                             const struct ct_job_time *but)
{
    const struct ct_job_time *found = NULL;

    for (int i = -1; i <= 1 && found == NULL; i += 2) {
        const struct ct_job_cell *around = &like[i];
        const struct ct_job_time *first;
        int at = 0;

        if (around->n == 0 || strcmp(around->collective, like->collective) != 0)
            continue;
        first = find_next(around, cell, &at, NULL);
        if (first != NULL && strcmp(first->is->name, but->is->name) != 0)
            found = first;
    }
    return found;
}

/* The candidate that is raced with the like job's choice, number `first`, and with native.
   NULL: none. It is found as ct_rival_second does, or it is the runner-up, however slow. */
static const struct ct_job_time *find_second(const struct ct_job_cell *like,
                                             const struct ct_job_cell *cell, enum rule rule,
                                             int first)
{
    const struct ct_job_time *one = entry_of(cell, like->list[first].is);
    const struct ct_job_time *found = rule == TWO_RACED ? NULL : find_around(like, cell, one);
    int second = first + 1;

    if (found != NULL)
        return found;
    found = find_next(like, cell, &second, one);
    return found == NULL || rule == TWO_RACED ||
                   like->list[second].logs[CT_ALL] - like->list[first].logs[CT_ALL] <= log(NEAR)
               ? found
               : NULL;
}

static struct race race_of(const struct ct_job_cell *cell, const struct ct_job_cell *like,
                           enum rule rule)
{
    int first = 0;
    const struct ct_job_time *one =
        rule == NATIVE || like == NULL ? NULL : find_next(like, cell, &first, NULL);
    const struct ct_job_time *second;
    double native_times = 1;
    struct race race = {{cell->native}, 1};

    if (one == NULL)
        return race;
    if (like->native != NULL)
        native_times = exp(like->native->logs[CT_ALL] - like->list[first].logs[CT_ALL]);
    if (rule == LIKE_GAINED && native_times < GAIN_UNTRIED)
        return race;
    if (rule == LIKE || rule == LIKE_GAINED ||
        (rule == EXPECTED_RACED && native_times >= NATIVE_MOST))
        race.n = 0;
    race.of[race.n++] = one;
    second = rule < TWO_RACED ? NULL : find_second(like, cell, rule, first);
    if (second != NULL)
        race.of[race.n++] = second;
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

        if (!isfinite(behind))
            continue;
        sums->behind += behind;
        sums->nbehind++;
    }
}

static int judge_cell(struct sums *sums, const struct ct_job_cell *cell,
                      const struct ct_job_cell *like)
{
    for (int rule = 0; rule < RULES; rule++) {
        struct sums *own = &sums[rule];
        const struct race race = race_of(cell, like, (enum rule)rule);
        const double log_s = winner(&race, CT_ALL)->logs[CT_ALL];
        const double gain = cell->native->logs[CT_ALL] - log_s;
        double *loss = ct_array_add(&own->losses, &own->ncells, sizeof *loss);

        if (loss == NULL)
            return CT_ERR_MEMORY;
        *loss = log_s - cell->list[0].logs[CT_ALL];
        own->gain += gain;
        own->nslower += gain < -log(1 + SLOWER);
        own->nraced += race.n;
        add_behind(own, cell, &race);
    }
    return CT_OK;
}

static double mean_of(const struct sums *sums)
{
    double sum = 0;

    for (int i = 0; i < sums->ncells; i++)
        sum += sums->losses[i];
    return 100 * expm1(sum / sums->ncells);
}

static void add_table(struct ct_text *text, const char *dir, struct sums *sums)
{
    ct_text_add(text, "%s: %d cells\n%-54s %6s %6s %6s %6s %6s %6s\n", dir, sums->ncells, "",
                "loss", "90 %", "behind", "slower", "gain", "raced");
    for (int rule = 0; rule < RULES && sums->ncells > 0; rule++) {
        const struct sums *own = &sums[rule];

        ct_text_add(text, "%-54s %6.1f %6.0f %6.1f %6.1f %6.2f %6.2f\n", rule_texts[rule],
                    mean_of(own), 100 * expm1(ct_quantile(own->losses, own->ncells, 0.9)),
                    own->nbehind == 0 ? 0 : 100 * expm1(own->behind / own->nbehind),
                    100.0 * own->nslower / own->ncells, exp(own->gain / own->ncells),
                    (double)own->nraced / own->ncells);
    }
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

static int judge_folder(struct ct_text *text, const char *dir, const char *collectives,
                        struct ct_diag *diag)
{
    struct ct_timed_jobs jobs = {.n = 0};
    struct sums sums[RULES] = {{.ncells = 0}};
    int err = ct_timed_jobs_read(&jobs, dir, diag);

    for (int j = 0; j < jobs.n && err == CT_OK; j++) {
        const struct ct_timed_job *job = &jobs.at[j];

        for (int i = 0; i < job->ncells && err == CT_OK; i++) {
            const struct ct_job_cell *cell = &job->cells[i];

            if (cell->native != NULL && cell->n >= CANDIDATES_LEAST &&
                is_listed(collectives, cell->collective) &&
                judge_cell(sums, cell, find_like(&jobs, job, cell)) != CT_OK)
                err = ct_diag_memory(diag);
        }
    }
    if (err == CT_OK)
        add_table(text, dir, sums);
    for (int rule = 0; rule < RULES; rule++)
        free(sums[rule].losses);
    ct_timed_jobs_fini(&jobs);
    return err;
}

int ct_leave_out(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    const char *collectives = ct_verb_has(call, "collectives") ? call->values[0] : NULL;
    int err = CT_OK;

    for (int i = 0; i < call->narguments && err == CT_OK; i++)
        err = judge_folder(text, call->arguments[i], collectives, diag);
    return err;
}
