/*
 * model_check.c - checks that the lines of the cost model agree with each other.
 */
#include "base/text.h"
#include "result/decisions_check.h"
#include "result/model_lines.h"

#include <stdlib.h>
#include <string.h>

#define COEFFICIENT_MOST 1e12 /* ns: a quarter of an hour for one message */
#define ERROR_MOST 65536

/* What a number may be at most; none is below 0. */
static double most_of(const char *name)
{
    static const double most[CT_MODEL_NUMBERS] = {[CT_MODEL_CALL_NS] = COEFFICIENT_MOST,
                                                  [CT_MODEL_RANK_NS] = COEFFICIENT_MOST,
                                                  [CT_MODEL_NORM] = CT_NORMS - 1,
                                                  [CT_MODEL_ERROR] = ERROR_MOST,
                                                  [CT_MODEL_TRUSTED] = 1};

    for (int i = 0; i < CT_MODEL_NUMBERS; i++) {
        if (strcmp(ct_model_number_names[i], name) == 0)
            return most[i];
    }
    return COEFFICIENT_MOST;
}

static bool is_number(const char *name)
{
    int i = 0;

    while (i < CT_MODEL_NUMBERS && strcmp(ct_model_number_names[i], name) != 0)
        i++;
    return i < CT_MODEL_NUMBERS || ct_model_feature(name) != CT_FEATURES;
}

static int check_name(const struct ct_decisions_place *place, const char *name)
{
    struct ct_text names = {0};

    if (is_number(name))
        return CT_OK;
    for (int i = 0; i < CT_FEATURES; i++)
        ct_text_add(&names, "%s, ", ct_feature_facts[i].name);
    for (int i = 0; i < CT_MODEL_NUMBERS; i++)
        ct_text_add(&names, "%s%s",
                    i == 0                      ? ""
                    : i + 1 == CT_MODEL_NUMBERS ? " or "
                                                : ", ",
                    ct_model_number_names[i]);
    ct_decisions_fail(place, names.failed ? NULL
                                          : ct_format("the model has no %.60s; %s would be right",
                                                      name, names.text));
    free(names.text);
    return CT_ERR_INPUT;
}

/* Nanoseconds may be fractions. */
static bool is_whole(const struct ct_result_model *number)
{
    return ct_model_feature(number->name) != CT_FEATURES ||
           number->value == (double)(int64_t)number->value;
}

static int check_number(struct ct_decisions_place *place, const struct ct_result_model *number)
{
    int err;

    place->line = number->line;
    err = check_name(place, number->name);
    if (err != CT_OK)
        return err;
    if (number->value > most_of(number->name))
        return ct_decisions_fail(place, ct_format("%s is %g; up to %g would be right", number->name,
                                                  number->value, most_of(number->name)));
    if (!is_whole(number))
        return ct_decisions_fail(place, ct_format("%s is %g; a whole number would be right",
                                                  number->name, number->value));
    if ((number->low == 0 && number->high == 0) ||
        (number->low <= number->value && number->value <= number->high))
        return CT_OK;
    return ct_decisions_fail(place,
                             ct_format("low is %g and high is %g, and value is %g; the value "
                                       "between the ends of its interval, or 0 for both "
                                       "ends, would be right",
                                       number->low, number->high, number->value));
}

/* A coefficient that is 0 has no line, but each of the other numbers has. */
static int check_model(struct ct_decisions_place *place, const struct ct_result *result)
{
    int err = CT_OK;

    for (int i = 0; i < result->nmodel && err == CT_OK; i++)
        err = check_number(place, &result->model[i]);
    for (int i = 0; i < CT_MODEL_NUMBERS && result->nmodel > 0 && err == CT_OK; i++) {
        if (ct_result_find_model(result, ct_model_number_names[i]) == NULL)
            err = ct_decisions_fail(place, ct_format("the model ends without %s; a line for it "
                                                     "would be right",
                                                     ct_model_number_names[i]));
    }
    return err;
}

/* Residuals are by place: there are no more than the job has sizes. */
static int check_residual(const struct ct_decisions_place *place, const struct ct_result *result,
                          const struct ct_result_residual *residual)
{
    const struct ct_result_fitted *job = ct_result_find_fitted(result, residual->job);
    const char *at = residual->at, *size = job == NULL ? "" : job->sizes;
    int nsizes = 0, n = 0, log, weight;
    size_t bytes;

    if (job == NULL)
        return ct_decisions_fail(
            place, ct_format("job is %s; that of a line fitted would be right", residual->job));
    while (ct_result_size_next(&size, &bytes))
        nsizes++;
    while (*at != '\0' && ct_result_residual_next(&at, &log, &weight))
        n++;
    return n <= nsizes
               ? CT_OK
               : ct_decisions_fail(place, ct_format("at has %d items; up to %d, the sizes of "
                                                    "the job, would be right",
                                                    n, nsizes));
}

/* Two lines would count twice. */
static int check_once(const struct ct_decisions_place *place,
                      const struct ct_result_offered *offered, int i)
{
    int before = 0;

    while (strcmp(offered->residuals[before].job, offered->residuals[i].job) != 0)
        before++;
    return before == i
               ? CT_OK
               : ct_decisions_fail(place, ct_format("the residual of %d in %s is in line %d "
                                                    "already; one of the two would be right",
                                                    offered->number, offered->residuals[i].job,
                                                    offered->residuals[before].line));
}

static int check_fitted(struct ct_decisions_place *place, const struct ct_result_fitted *job)
{
    const char *at = job->sizes;
    size_t bytes, before = 0;

    place->line = job->line;
    for (int i = 0; ct_result_size_next(&at, &bytes); i++) {
        if (i > 0 && bytes <= before)
            return ct_decisions_fail(place, ct_format("sizes has %zu after %zu; ascending sizes "
                                                      "would be right",
                                                      bytes, before));
        before = bytes;
    }
    return CT_OK;
}

/* The tuned library finds those of a collective by the first. */
static int check_together(const struct ct_decisions_place *place, const struct ct_result *result,
                          int i)
{
    const char *name = result->offered[i].collective;
    int first = 0;

    while (strcmp(result->offered[first].collective, name) != 0)
        first++;
    return first == i || strcmp(result->offered[i - 1].collective, name) == 0
               ? CT_OK
               : ct_decisions_fail(place,
                                   ct_format("%s is also in line %d, with other collectives "
                                             "between; all lines offered of a collective together "
                                             "would be right",
                                             name, result->offered[first].line));
}

static int check_offered(struct ct_decisions_place *place, const struct ct_result *result, int at)
{
    const struct ct_result_offered *offered = &result->offered[at];
    int err;

    place->line = offered->line;
    err = ct_decisions_check_choice(place, &offered->choice);
    if (err == CT_OK)
        err = check_together(place, result, at);
    for (int i = 0; i < offered->nresiduals && err == CT_OK; i++) {
        place->line = offered->residuals[i].line;
        err = check_residual(place, result, &offered->residuals[i]);
        if (err == CT_OK)
            err = check_once(place, offered, i);
    }
    return err;
}

int ct_model_lines_check(struct ct_decisions_place *place, const struct ct_result *result)
{
    int err = check_model(place, result);

    for (int i = 0; i < result->nfitted && err == CT_OK; i++)
        err = check_fitted(place, &result->fitted[i]);
    for (int i = 0; i < result->noffered && err == CT_OK; i++)
        err = check_offered(place, result, i);
    return err;
}
