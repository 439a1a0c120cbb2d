/*
 * model_lines.c - how numbers of the model are written and read, and its lists.
 */
#include "result/model_lines.h"

#include "base/text.h"
#include "result/columns.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS "0123456789"
#define WHOLE_MOST 1e15 /* numbers up to it are written without an exponent */
#define LOG_MOST 65536  /* 64 doublings */
#define LOG_STEP 16     /* of a residual: 1/64 doublings */
#define WEIGHT_STEP 64
#define WEIGHT_ONE 16 /* steps */
#define WEIGHT_MOST 1024

static bool read_number(const char *text, void *member)
{
    double *number = member;

    if (strcmp(text, "0") == 0)
        return true;
    return text[0] != '\0' && ct_field_seconds.read(text, number);
}

static void write_number(struct ct_text *text, const void *member)
{
    const double *number = member;

    if (*number < WHOLE_MOST && *number == floor(*number))
        ct_text_add(text, "%.0f", *number);
    else
        ct_field_seconds.write(text, member);
}

/* Digits without zeros before them, up to `most`. Moves on. */
static bool take_number(const char **at, unsigned long long most, unsigned long long *number)
{
    const size_t n = strspn(*at, DIGITS);

    if (n == 0 || n > 18 || ((*at)[0] == '0' && n > 1))
        return false;
    *number = strtoull(*at, NULL, 10);
    *at += n;
    return *number <= most;
}

static bool take(const char **at, char c)
{
    const bool is = **at == c;

    *at += is;
    return is;
}

/* The same with a sign. */
static bool take_signed(const char **at, int *number)
{
    const bool is_negative = take(at, '-');
    unsigned long long distance;

    if (!take_number(at, LOG_MOST, &distance) || (is_negative && distance == 0))
        return false;
    *number = is_negative ? -(int)distance : (int)distance;
    return true;
}

bool ct_result_residual_next(const char **at, int *log, int *weight)
{
    unsigned long long share = WEIGHT_ONE;

    *log = *weight = 0;
    if (take(at, '.'))
        share = 0;
    else if (!take_signed(at, log) || (take(at, '/') && (!take_number(at, WEIGHT_MOST, &share) ||
                                                         share == 0 || share == WEIGHT_ONE)))
        return false;
    *log *= LOG_STEP;
    *weight = (int)share * WEIGHT_STEP;
    return **at == '\0' || (take(at, ' ') && **at != '\0');
}

/* The nearest multiple, as a number of them. */
static int steps_of(int number, int step)
{
    return (number + (number < 0 ? -step / 2 : step / 2)) / step;
}

void ct_result_residual_add(struct ct_text *text, int log, int weight)
{
    const int share = weight > 0 && weight < WEIGHT_STEP ? 1 : steps_of(weight, WEIGHT_STEP);

    ct_text_add(text, "%s", text->length == 0 ? "" : " ");
    if (share <= 0)
        ct_text_add(text, ".");
    else
        ct_text_add(text, "%d", steps_of(log, LOG_STEP));
    if (share > 0 && share != WEIGHT_ONE)
        ct_text_add(text, "/%d", share < WEIGHT_MOST ? share : WEIGHT_MOST);
}

bool ct_result_size_next(const char **at, size_t *bytes)
{
    unsigned long long number;

    if (!take_number(at, SIZE_MAX / 2, &number))
        return false;
    take(at, ' ');
    *bytes = (size_t)number;
    return true;
}

static bool read_integer(const char *text, void *member)
{
    return take_signed(&text, member) && *text == '\0';
}

static void write_integer(struct ct_text *text, const void *member)
{
    ct_text_add(text, "%d", *(const int *)member);
}

static bool read_residuals(const char *text, void *member)
{
    const char *at = text;
    int log, weight;

    do {
        if (!ct_result_residual_next(&at, &log, &weight))
            return false;
    } while (*at != '\0');
    return ct_field_keep(text, member);
}

const struct ct_field ct_field_number = {"a number of 0 or more", read_number, write_number, false};
const struct ct_field ct_field_integer = {"a whole number, perhaps below 0", read_integer,
                                          write_integer, false};
const struct ct_field ct_field_residuals = {
    "LOG, LOG/WEIGHT or . for each size with one blank between them", read_residuals,
    ct_field_write_word, true};

const struct ct_result_model *ct_result_find_model(const struct ct_result *result, const char *name)
{
    int i = 0;

    while (i < result->nmodel && strcmp(result->model[i].name, name) != 0)
        i++;
    return i < result->nmodel ? &result->model[i] : NULL;
}

const char *const ct_model_number_names[CT_MODEL_NUMBERS] = {
    [CT_MODEL_CALL_NS] = "call_ns", [CT_MODEL_RANK_NS] = "rank_ns", [CT_MODEL_NORM] = "norm",
    [CT_MODEL_ERROR] = "error",     [CT_MODEL_TRUSTED] = "trusted",
};

enum ct_feature ct_model_feature(const char *name)
{
    int i = 0;

    while (i < CT_FEATURES && strcmp(ct_feature_facts[i].name, name) != 0)
        i++;
    return (enum ct_feature)i;
}

static double number_of(const struct ct_result *result, enum ct_model_number number)
{
    const struct ct_result_model *found =
        ct_result_find_model(result, ct_model_number_names[number]);

    return found == NULL ? 0 : found->value;
}

bool ct_result_cost_model(const struct ct_result *result, struct ct_cost_model *model)
{
    *model = (struct ct_cost_model){
        .call_ns = (int64_t)number_of(result, CT_MODEL_CALL_NS),
        .rank_ns = (int64_t)number_of(result, CT_MODEL_RANK_NS),
        .norm = (enum ct_norm)number_of(result, CT_MODEL_NORM),
        .error = (int)number_of(result, CT_MODEL_ERROR),
    };
    for (int i = 0; i < CT_FEATURES; i++) {
        const struct ct_result_model *found =
            ct_result_find_model(result, ct_feature_facts[i].name);

        if (found != NULL)
            model->coefficient[i] = (int64_t)(found->value * CT_MODEL_ONE + 0.5);
    }
    return result->nmodel > 0;
}

bool ct_result_predicts(const struct ct_result *result)
{
    return number_of(result, CT_MODEL_TRUSTED) != 0 && result->noffered > 0;
}

const struct ct_result_fitted *ct_result_find_fitted(const struct ct_result *result,
                                                     const char *job)
{
    int i = 0;

    while (i < result->nfitted && strcmp(result->fitted[i].job, job) != 0)
        i++;
    return i < result->nfitted ? &result->fitted[i] : NULL;
}

void ct_result_drop_offered(struct ct_result *result, int i)
{
    struct ct_result_offered *offered = &result->offered[i];

    ct_lists_fini(&ct_offered_line, offered);
    ct_columns_fini(&ct_offered_line, offered);
    result->noffered--;
    memmove(offered, offered + 1, (size_t)(result->noffered - i) * sizeof *offered);
}

static bool is_of_model(const struct ct_provenance *line)
{
    return strcmp(line->key, CT_MODEL_PROVENANCE) == 0 ||
           strcmp(line->key, CT_SLOW_CABLE_PROVENANCE) == 0;
}

void ct_result_drop_model(struct ct_result *result)
{
    int n = 0;

    ct_list_fini(&ct_model_line, result);
    ct_list_fini(&ct_fitted_line, result);
    ct_list_fini(&ct_goodness_line, result);
    ct_list_fini(&ct_offered_line, result);
    for (int i = 0; i < result->nprovenance; i++) {
        if (!is_of_model(&result->provenance[i])) {
            result->provenance[n++] = result->provenance[i];
            continue;
        }
        free(result->provenance[i].key);
        free(result->provenance[i].value);
    }
    result->nprovenance = n;
}

#define MOVE(list)                                                                                 \
    do {                                                                                           \
        to->list = from->list;                                                                     \
        to->n##list = from->n##list;                                                               \
        from->list = NULL;                                                                         \
        from->n##list = 0;                                                                         \
    } while (0)

static bool move_remarks(struct ct_result *from, struct ct_result *to)
{
    bool is_moved = true;
    int n = 0;

    for (int i = 0; i < from->nprovenance; i++) {
        struct ct_provenance *line = &from->provenance[i];
        struct ct_provenance *added = is_moved && is_of_model(line) ? CT_ADD(to, provenance) : NULL;

        is_moved = is_moved && (added != NULL || !is_of_model(line));
        if (added != NULL)
            *added = *line;
        else
            from->provenance[n++] = *line;
    }
    from->nprovenance = n;
    return is_moved;
}

bool ct_result_move_model(struct ct_result *from, struct ct_result *to)
{
    ct_result_drop_model(to);
    MOVE(model);
    MOVE(fitted);
    MOVE(goodness);
    MOVE(offered);
    return move_remarks(from, to);
}
