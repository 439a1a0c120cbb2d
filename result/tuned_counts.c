/*
 * tuned_counts.c - a table of bytes for each pattern, then the patterns, then
 * the runs.
 */
#include "result/tuned_counts.h"

#include "result/tuned_choices.h"
#include "result/tuned_reason.h"

#include <string.h>

#define LAST_COLUMN 79

static int count_patterns(const struct ct_result *result)
{
    int n = 0;

    for (int c = 0; c < result->ncollectives; c++)
        n += result->collectives[c].npatterns;
    return n;
}

static int count_runs(const struct ct_result *result)
{
    int n = 0;

    for (int c = 0; c < result->ncollectives; c++)
        n += result->collectives[c].nruns;
    return n;
}

/* Numbers with blanks between them, on as many lines as they need. */
static void add_row(struct ct_text *text, const char *numbers)
{
    size_t column = 0;

    for (const char *at = numbers; *at != '\0'; at += strspn(at, " ")) {
        const size_t n = strcspn(at, " ");

        if (column == 0 || column + n + 2 > LAST_COLUMN) {
            ct_text_add(text, "%s   ", column == 0 ? "" : "\n");
            column = 3;
        }
        ct_text_add(text, " %.*s,", (int)n, at);
        column += n + 2;
        at += n;
    }
    ct_text_add(text, "\n");
}

static void add_table(struct ct_text *text, const struct ct_result_collective *own,
                      const struct ct_result_pattern *pattern)
{
    ct_text_add(text, "static const size_t counts_%s[] = {\n", pattern->name);
    for (int i = 0; i < own->ncounts; i++) {
        if (strcmp(own->counts[i].pattern, pattern->name) == 0)
            add_row(text, own->counts[i].bytes);
    }
    ct_text_add(text, "};\n");
}

static void add_pattern_figures(struct ct_text *text, const struct ct_result_figures *figures)
{
    if (figures->native.seconds > 0 && figures->choice.seconds > 0)
        ct_text_add(text, ",\n     .native_s = %.9g,\n     .choice_s = %.9g",
                    figures->native.seconds, figures->choice.seconds);
}

static void add_pattern(struct ct_text *text, const struct ct_result *result,
                        const struct ct_result_collective *own,
                        const struct ct_result_pattern *pattern)
{
    ct_tuned_pattern_reason_add(text, own, pattern);
    ct_text_add(text,
                "    {.counts = {.name = \"%s\",\n"
                "                .collective = &ct_%s,\n"
                "                .nranks = %d,\n"
                "                .bytes = counts_%s},\n"
                "     .similarity = %.17g,\n"
                "     .choice = &choices[%d]",
                pattern->name, own->name, pattern->choice.nranks, pattern->name,
                pattern->similarity, ct_tuned_entry(result, own, &pattern->choice));
    if (ct_result_is_timed(pattern))
        add_pattern_figures(text, &pattern->choice.figures);
    ct_text_add(text, "},\n");
}

/* Where a pattern is among those of all collectives. */
static int position_of(const struct ct_result *result, const char *name)
{
    int position = 0;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->npatterns; i++, position++) {
            if (strcmp(own->patterns[i].name, name) == 0)
                return position;
        }
    }
    return -1;
}

static void add_runs(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\n/* Calls in a row, by the position of their pattern. "
                      "*/\nstatic const struct ct_tuned_run runs[] = {\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nruns; i++)
            ct_text_add(text, "    {%d, %ldULL}, /* %s */\n",
                        position_of(result, own->runs[i].pattern), own->runs[i].ncalls,
                        own->runs[i].pattern);
    }
    ct_text_add(text, "};\n");
}

static void add_patterns(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text, "\n/* Bytes by sender, then by receiver; or by rank. "
                      "*/\n/* clang-format off */\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->npatterns; i++)
            add_table(text, own, &own->patterns[i]);
    }
    ct_text_add(text, "/* clang-format on */\n\n/* Calls as near to these "
                      "counts, as a share of their bytes, have a choice of\n"
                      " * their own. */\n"
                      "static const struct ct_tuned_pattern patterns[] = {\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->npatterns; i++)
            add_pattern(text, result, own, &own->patterns[i]);
    }
    ct_text_add(text, "};\n");
}

void ct_tuned_counts_add(struct ct_text *text, const struct ct_result *result)
{
    if (count_patterns(result) > 0)
        add_patterns(text, result);
    if (count_runs(result) > 0)
        add_runs(text, result);
}

void ct_tuned_counts_add_members(struct ct_text *text, const struct ct_result *result)
{
    if (count_patterns(result) > 0)
        ct_text_add(text, "    .patterns = patterns,\n"
                          "    .npatterns = sizeof patterns / sizeof *patterns,\n");
    if (count_runs(result) > 0)
        ct_text_add(text, "    .runs = runs,\n"
                          "    .nruns = sizeof runs / sizeof *runs,\n");
}
