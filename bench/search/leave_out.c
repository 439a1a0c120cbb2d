/*
 * leave_out.c - chooses for cells of a machine folder by what others say, and compares.
 */
#include "base/files.h"
#include "bench/search/job_features.h"
#include "bench/search/judged.h"
#include "bench/search/search_verbs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { CANDIDATES_LEAST = 4 };

/* The options of the verb. */
struct asked {
    const char *collectives; /* NULL: all */
    struct ct_prediction_picture *picture;
    bool is_beside;  /* by what each job takes to be called at the same time */
    double wrong_by; /* the factor of one coefficient, each in turn; 1: none is wrong */
};

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

static int judge_job(struct ct_judged *judged, const struct ct_learned *learned,
                     const char *collectives, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; i < learned->here->ncells && err == CT_OK; i++) {
        const struct ct_job_cell *cell = &learned->here->cells[i];

        if (cell->native != NULL && cell->n >= CANDIDATES_LEAST &&
            is_listed(collectives, cell->collective) && ct_lesson_asks(learned, cell))
            err = ct_judged_add(judged, learned, cell);
    }
    return err == CT_OK ? CT_OK : ct_diag_memory(diag);
}

static int judge_lesson(struct ct_text *text, const struct ct_timed_jobs *jobs,
                        enum ct_lesson lesson, const struct asked *asked, struct ct_diag *diag)
{
    struct ct_judged judged = {.picture = lesson == CT_OTHER_JOBS ? asked->picture : NULL};
    int err = CT_OK;

    for (int j = 0; j < jobs->n && err == CT_OK; j++) {
        struct ct_learned learned;

        err = ct_lesson_learn(lesson, jobs, &jobs->at[j], &learned, diag);
        if (err == CT_OK)
            err = judge_job(&judged, &learned, asked->collectives, diag);
        ct_learned_fini(&learned);
    }
    if (err == CT_OK)
        ct_judged_print(text, ct_lesson_texts[lesson], &judged);
    ct_judged_fini(&judged);
    return err;
}

/* Models with one coefficient that is wrong after the fit: too small, then too large; the last
   has none. */
enum { WRONG = 2 * CT_FEATURES + 1 };

static int judge_wrong_models(struct ct_judged judged[WRONG], struct ct_learned *learned,
                              const struct asked *asked, struct ct_diag *diag)
{
    const struct ct_cost_model right = learned->calibrated.fit.model;
    int err = CT_OK;

    for (int i = 0; i < WRONG && err == CT_OK; i++) {
        struct ct_cost_model *model = &learned->calibrated.fit.model;
        const int wrong = i / 2;
        const double factor = i % 2 == 0 ? 1 / asked->wrong_by : asked->wrong_by;

        *model = right;
        if (i < WRONG - 1)
            model->coefficient[wrong] = llround((double)right.coefficient[wrong] * factor);
        err = judge_job(&judged[i], learned, asked->collectives, diag);
    }
    return err;
}

static int judge_wrong(struct ct_text *text, const struct ct_timed_jobs *jobs,
                       const struct asked *asked, struct ct_diag *diag)
{
    struct ct_judged judged[WRONG] = {{.picture = NULL}};
    const struct ct_judged *right = &judged[WRONG - 1];
    int err = CT_OK;

    for (int j = 0; j < jobs->n && err == CT_OK; j++) {
        struct ct_learned learned;

        err = ct_lesson_learn(CT_OTHER_JOBS, jobs, &jobs->at[j], &learned, diag);
        if (err == CT_OK)
            err = judge_wrong_models(judged, &learned, asked, diag);
        ct_learned_fini(&learned);
    }
    if (err == CT_OK && right->sums[0].ncells > 0) {
        ct_text_add(text,
                    "loss, raced, if a coefficient is too small, too large by %g; right %.1f\n",
                    asked->wrong_by, ct_sums_mean(&right->sums[CT_BY_AS_BUILT]));
        for (int i = 0; i < WRONG - 1; i += 2)
            ct_text_add(text, "%-20s %6.1f %6.1f\n", ct_feature_facts[i / 2].name,
                        ct_sums_mean(&judged[i].sums[CT_BY_AS_BUILT]),
                        ct_sums_mean(&judged[i + 1].sums[CT_BY_AS_BUILT]));
    }
    for (int i = 0; i < WRONG; i++)
        ct_judged_fini(&judged[i]);
    return err;
}

/* Jobs that were timed beside their other parts, or alone where their program may have others. */
enum { IN_PARTS, ALONE, KINDS };

static int judge_seen(struct ct_judged judged[KINDS], const struct ct_timed_jobs *jobs,
                      enum ct_beside_rule rule, const struct asked *asked, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int j = 0; j < jobs->n && err == CT_OK; j++) {
        struct ct_timed_job *job = &jobs->at[j];
        struct ct_learned learned = {.here = NULL};

        if (!ct_timed_job_is_part(jobs, job))
            continue;
        err = ct_timed_job_see(jobs, job, rule, diag);
        if (err == CT_OK)
            err = ct_lesson_learn(CT_OTHER_JOBS, jobs, job, &learned, diag);
        if (err == CT_OK)
            err = judge_job(&judged[job->cluster->nparts > 1 ? IN_PARTS : ALONE], &learned,
                            asked->collectives, diag);
        ct_learned_fini(&learned);
    }
    return err;
}

static void add_seen(struct ct_text *text, enum ct_beside_rule rule, struct ct_judged judged[KINDS])
{
    ct_text_add(text, "%-28s", ct_beside_texts[rule]);
    for (int kind = 0; kind < KINDS; kind++) {
        const struct ct_sums *sums = judged[kind].sums;

        if (sums->ncells > 0)
            ct_text_add(text, " %8d %8.1f %8.1f", sums->ncells, ct_sums_mean(&sums[CT_BY_GAINED]),
                        ct_sums_mean(&sums[CT_BY_AS_BUILT]));
        else
            ct_text_add(text, " %8d %8s %8s", 0, "-", "-");
    }
    ct_text_add(text, "\n");
}

static int judge_beside(struct ct_text *text, const struct ct_timed_jobs *jobs,
                        const struct asked *asked, struct ct_diag *diag)
{
    int err = CT_OK;

    ct_text_add(text, "%-28s %26s %26s\n%-28s %8s %8s %8s %8s %8s %8s\n", "what is lost by what is",
                "jobs in parts", "jobs alone", "taken to be called", "cells", "untimed", "raced",
                "cells", "untimed", "raced");
    for (int rule = 0; rule < CT_BESIDES && err == CT_OK; rule++) {
        struct ct_judged judged[KINDS] = {{.picture = NULL}};

        err = judge_seen(judged, jobs, (enum ct_beside_rule)rule, asked, diag);
        if (err == CT_OK)
            add_seen(text, (enum ct_beside_rule)rule, judged);
        for (int kind = 0; kind < KINDS; kind++)
            ct_judged_fini(&judged[kind]);
    }
    return err;
}

static int judge_folder(struct ct_text *text, const char *dir, const struct asked *asked,
                        struct ct_diag *diag)
{
    struct ct_timed_jobs jobs = {.n = 0};
    const bool is_other = asked->is_beside || asked->wrong_by > 1;
    int err = ct_timed_jobs_read(&jobs, dir, diag);

    if (err == CT_OK)
        ct_text_add(text, "%s\n", dir);
    if (err == CT_OK && asked->wrong_by > 1)
        err = judge_wrong(text, &jobs, asked, diag);
    else if (err == CT_OK && asked->is_beside)
        err = judge_beside(text, &jobs, asked, diag);
    for (int lesson = 0; lesson < CT_LESSONS && err == CT_OK && !is_other; lesson++)
        err = judge_lesson(text, &jobs, (enum ct_lesson)lesson, asked, diag);
    ct_timed_jobs_fini(&jobs);
    return err;
}

static int write_picture(const struct ct_prediction_picture *picture, const char *path,
                         struct ct_diag *diag)
{
    struct ct_text svg = {0};
    char *made = NULL;
    int err;

    ct_prediction_picture_draw(picture, &svg);
    err = ct_text_take(&svg, &made, diag);
    if (err == CT_OK)
        err = ct_file_write(path, made, diag);
    free(made);
    return err;
}

int ct_leave_out(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_prediction_picture picture = {.n = 0};
    const struct asked asked = {.collectives =
                                    ct_verb_has(call, "collectives") ? call->values[0] : NULL,
                                .picture = &picture,
                                .is_beside = ct_verb_has(call, "beside"),
                                .wrong_by = ct_verb_number(call, "wrong-by")};
    int err = CT_OK;

    for (int i = 0; i < call->narguments && err == CT_OK; i++)
        err = judge_folder(text, call->arguments[i], &asked, diag);
    if (err == CT_OK && ct_verb_has(call, "picture"))
        err = write_picture(&picture, call->values[1], diag);
    free(picture.at);
    return err;
}
