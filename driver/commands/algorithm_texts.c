/*
 * algorithm_texts.c - the table and the details; algorithm_csv.c has the rest.
 */
#include "driver/commands/algorithm_texts.h"

#include "base/text.h"

#include <stdio.h>
#include <string.h>

enum { NAME_WIDTH = 36, SETTING_WIDTH = 36, LABEL_WIDTH = 16 };

/* The columns with figures. */
struct column {
    const char *name;
    int width;
    double (*of)(const struct ct_plan_figures *figures);
};

static double rounds_of(const struct ct_plan_figures *figures)
{
    return figures->rounds;
}

static double messages_of(const struct ct_plan_figures *figures)
{
    return (double)figures->messages;
}

static double blocks_of(const struct ct_plan_figures *figures)
{
    return figures->blocks;
}

static double scratch_of(const struct ct_plan_figures *figures)
{
    return figures->scratch;
}

static double syncs_of(const struct ct_plan_figures *figures)
{
    return (double)figures->syncs;
}

static const struct column columns[] = {
    {"rounds", 7, rounds_of},   {"messages", 9, messages_of}, {"blocks", 13, blocks_of},
    {"scratch", 8, scratch_of}, {"syncs", 8, syncs_of}, /* for details only */
};

#define COLUMNS (sizeof columns / sizeof columns[0])
#define TABLE_COLUMNS (COLUMNS - 1)

static void add_names(struct ct_text *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        ct_text_add(text, "%*s", columns[i].width, columns[i].name);
}

/* -1: not known. */
static void figure_text(double figure, char *text, size_t size)
{
    if (figure < 0)
        snprintf(text, size, "-");
    else
        snprintf(text, size, "%.4g", figure);
}

/* Of the settings that apply: "4", or "2-4". */
static void range_text(const struct ct_algorithm_row *row, const struct column *column, char *text,
                       size_t size)
{
    double least = -1, most = -1;
    char from[24], to[24];

    for (int i = 0; i < row->nsettings; i++) {
        const double figure = column->of(&row->settings[i].figures);

        if (!row->settings[i].applies)
            continue;
        least = least < 0 || figure < least ? figure : least;
        most = figure > most ? figure : most;
    }
    figure_text(least, from, sizeof from);
    figure_text(most, to, sizeof to);
    snprintf(text, size, "%s%s%s", from, least < most ? "-" : "", least < most ? to : "");
}

/* "scan, 8 ranks, 4096 bytes of the vector" */
static void add_problem(struct ct_text *text, const char *name, const struct ct_problem *problem)
{
    ct_text_add(text, "%s, %d rank%s", name, problem->nranks, ct_plural(problem->nranks));
    if (ct_collective_has_data(problem->collective))
        ct_text_add(text, ", %zu byte%s of %s", problem->bytes, ct_plural(problem->bytes),
                    problem->collective->bytes_of);
    ct_text_add(text, "\n");
}

void ct_algorithm_add_head(struct ct_text *text, const struct ct_problem *problem)
{
    add_problem(text, problem->collective->name, problem);
    ct_text_add(text, "%-*s %8s", NAME_WIDTH, "algorithm", "settings");
    add_names(text, TABLE_COLUMNS);
    ct_text_add(text, "\n");
}

/* How many of its settings combine in the order of ranks. */
static int count_ordered(const struct ct_algorithm_row *row)
{
    int n = 0;

    for (int i = 0; i < row->nsettings; i++)
        n += ct_algorithm_is_ordered(row->algorithm, &row->settings[i].setting);
    return n;
}

void ct_algorithm_add_line(struct ct_text *text, const struct ct_algorithm_row *row)
{
    const struct ct_algorithm *algorithm = row->algorithm;
    const int nordered = count_ordered(row);

    ct_text_add(text, "%-*s %8d", NAME_WIDTH, algorithm->name, row->napplying);
    for (size_t i = 0; i < TABLE_COLUMNS; i++) {
        char figure[56];

        range_text(row, &columns[i], figure, sizeof figure);
        ct_text_add(text, "%*s", columns[i].width, figure);
    }
    ct_text_add(text, "%s%s%s\n", nordered > 0 ? " ordered" : "",
                nordered > 0 && nordered < row->nsettings ? " in part" : "",
                algorithm->is_dominated ? " dominated" : "");
}

/* "  LABEL  words", on as many lines as they need. */
static void add_words(struct ct_text *text, const char *label, const char *words)
{
    const int length = (int)strlen(label);
    const int column = length + 3 < LABEL_WIDTH ? LABEL_WIDTH : length + 3; /* a blank */

    ct_text_add(text, "  %-*s", column - 2, label);
    ct_text_add_words(text, words, column, CT_ALGORITHM_COLUMNS);
    ct_text_add(text, "\n");
}

static void add_param(struct ct_text *text, const struct ct_param *param)
{
    char values[512] = "";
    size_t length = 0;

    for (int i = 0; i < param->nvalues && length < sizeof values; i++) {
        const char *comma = i == 0 ? "" : ", ";

        length +=
            (size_t)(param->words != NULL ? snprintf(values + length, sizeof values - length,
                                                     "%s%s", comma, param->words[i])
                                          : snprintf(values + length, sizeof values - length,
                                                     "%s%d", comma, ct_param_value(param, i)));
    }
    add_words(text, param->name, values);
}

/* The names that papers have for settings of it. */
static void add_aliases(struct ct_text *text, const struct ct_algorithm *algorithm)
{
    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        char name[CT_ALGORITHM_TEXT];

        if (ct_alias_is_of(a, algorithm))
            add_words(text, ct_alias_text(a, algorithm->collective, name), a->fixed);
    }
}

/* "ordered", with the settings if they are not all. */
static void add_ordered(struct ct_text *text, const struct ct_algorithm_row *row)
{
    static const char right[] = "right for operations that do not commute, too";
    const int n = count_ordered(row);

    if (n == row->nsettings)
        add_words(text, "ordered", right);
    for (int i = 0; n < row->nsettings && i < row->nsettings; i++) {
        const struct ct_setting *setting = &row->settings[i].setting;
        char words[CT_SETTING_TEXT + sizeof right + 2];
        char named[CT_SETTING_TEXT];

        if (!ct_algorithm_is_ordered(row->algorithm, setting))
            continue;
        snprintf(words, sizeof words, "%s: %s",
                 ct_setting_text(row->algorithm->params, setting, named), right);
        add_words(text, "ordered", words);
    }
}

static void add_facts(struct ct_text *text, const struct ct_algorithm_row *row)
{
    const struct ct_algorithm *algorithm = row->algorithm;

    if (algorithm->cost != NULL)
        add_words(text, "cost", algorithm->cost);
    if (algorithm->needs != NULL)
        add_words(text, "needs", algorithm->needs);
    if (algorithm->by_places)
        add_words(text, "plans", "by the places of ranks: see --cluster");
    add_ordered(text, row);
    if (algorithm->is_dominated)
        add_words(text, "dominated",
                  "others are better everywhere; tuned only with "
                  "--all-algorithms");
    if (algorithm->source != NULL)
        add_words(text, "source", algorithm->source);
    for (int i = 0; i < ct_params_count(algorithm->params); i++)
        add_param(text, algorithm->params[i]);
    add_aliases(text, algorithm);
}

static void add_setting(struct ct_text *text, const struct ct_algorithm *algorithm,
                        const struct ct_setting_row *row)
{
    char setting[CT_SETTING_TEXT];

    ct_text_add(text, "  %-*s", SETTING_WIDTH,
                ct_setting_text(algorithm->params, &row->setting, setting));
    for (size_t i = 0; i < COLUMNS; i++) {
        char figure[24];

        figure_text(columns[i].of(&row->figures), figure, sizeof figure);
        ct_text_add(text, "%*s", columns[i].width, figure);
    }
    ct_text_add(text, "\n");
}

void ct_algorithm_add_details(struct ct_text *text, const struct ct_problem *problem,
                              const struct ct_algorithm_row *row)
{
    if (text->length > 0)
        ct_text_add(text, "\n");
    add_problem(text, row->algorithm->name, problem);
    add_facts(text, row);
    if (row->napplying == 0) {
        ct_text_add(text, "  does not apply here\n");
        return;
    }
    ct_text_add(text, "  %-*s", SETTING_WIDTH, row->algorithm->params[0] == NULL ? "" : "setting");
    add_names(text, COLUMNS);
    ct_text_add(text, "\n");
    for (int i = 0; i < row->nsettings; i++) {
        if (row->settings[i].applies)
            add_setting(text, row->algorithm, &row->settings[i]);
    }
    if (row->napplying < row->nsettings)
        ct_text_add(text, "  %d of %d settings do not apply here\n",
                    row->nsettings - row->napplying, row->nsettings);
}
