/*
 * algorithm_csv.c - algorithms for programs (RFC 4180).
 */
#include "driver/commands/algorithm_texts.h"

#include <string.h>

/* In quotes, which are doubled inside. */
static void add_quoted(struct ct_text *text, const char *words)
{
    ct_text_add(text, ",\"");
    for (; words != NULL && *words != '\0'; words++)
        ct_text_add(text, *words == '"' ? "\"\"" : "%c", *words);
    ct_text_add(text, "\"");
}

void ct_algorithm_add_csv_head(struct ct_text *text)
{
    ct_text_add(text, "collective,algorithm,setting,ranks,bytes,applies,rounds,"
                      "messages,blocks,scratch_blocks,syncs,planned_ranks,"
                      "ordered,dominated,needs,cost,source\n");
}

static void add_figures(struct ct_text *text, const struct ct_setting_row *row)
{
    const struct ct_plan_figures *f = &row->figures;

    if (!row->applies) {
        ct_text_add(text, ",no,,,,,,");
        return;
    }
    ct_text_add(text, ",yes,");
    if (f->rounds >= 0)
        ct_text_add(text, "%d", f->rounds);
    ct_text_add(text, ",%ld,%.17g,%.17g,%ld,%d", f->messages, f->blocks, f->scratch, f->syncs,
                f->nplanned);
}

static const char *yes_no(bool is_yes)
{
    return is_yes ? "yes" : "no";
}

void ct_algorithm_add_csv(struct ct_text *text, const struct ct_problem *problem,
                          const struct ct_algorithm_row *row)
{
    const struct ct_algorithm *algorithm = row->algorithm;

    for (int i = 0; i < row->nsettings; i++) {
        char setting[CT_SETTING_TEXT];

        ct_text_add(text, "%s,%s,%s,%d,%zu", problem->collective->name, algorithm->name,
                    ct_setting_text(algorithm->params, &row->settings[i].setting, setting),
                    problem->nranks, problem->bytes);
        add_figures(text, &row->settings[i]);
        ct_text_add(text, ",%s,%s",
                    problem->collective->reduces
                        ? yes_no(ct_algorithm_is_ordered(algorithm, &row->settings[i].setting))
                        : "",
                    yes_no(algorithm->is_dominated));
        add_quoted(text, algorithm->needs);
        add_quoted(text, algorithm->cost);
        add_quoted(text, algorithm->source);
        ct_text_add(text, "\n");
    }
}
