/*
 * tuned_tables.c - a table has a few lines from each collective.
 */
#include "result/tuned_tables.h"

#include "result/tuned_reason.h"

#include <stdlib.h>
#include <string.h>

#define LAST_COLUMN 79

/* Add what a collective has for a table. */
typedef void add_fn(struct ct_text *text, const struct ct_tuned_file *file,
                    const struct ct_result_collective *own);

/* A table `name` that begins with this text, with its member and the member for how many
   elements it has; nothing where no collective has any. */
static void add_table(struct ct_tuned_file *file, const char *head, const char *name,
                      const char *count, add_fn *add)
{
    struct ct_text lines = {0};

    for (int c = 0; c < file->result->ncollectives; c++)
        add(&lines, file, &file->result->collectives[c]);
    if (lines.length > 0) {
        ct_text_add(file->text, "%s", head);
        ct_text_append(file->text, lines.text, lines.length);
        ct_text_add(file->text, "};\n");
        ct_text_add(&file->members, "    .%s = %s,\n", name, name);
        ct_text_add(&file->members, "    .%s = sizeof %s / sizeof *%s,\n", count, name, name);
    }
    file->text->failed = file->text->failed || lines.failed;
    free(lines.text);
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

static void add_counts(struct ct_text *text, const struct ct_result_collective *own)
{
    for (int c = 1; c < own->ncases; c++) {
        const struct ct_result_case *of = &own->cases[c];

        if (ct_case_pattern(of) == NULL)
            continue;
        ct_text_add(text, "static const size_t counts_%s[] = {\n", ct_case_pattern(of));
        for (int i = 0; i < of->ncounts; i++)
            add_row(text, of->counts[i].bytes);
        ct_text_add(text, "};\n");
    }
}

static void add_pattern(struct ct_text *text, const struct ct_tuned_file *file,
                        const struct ct_result_collective *own, const struct ct_result_case *of)
{
    const struct ct_result_figures *figures = &of->ranges[0].figures;
    const char *name = ct_case_pattern(of);

    ct_tuned_reason_add(text, own->name, of, 0);
    ct_text_add(text,
                "    {.counts = {.name = \"%s\",\n"
                "                .collective = &ct_%s,\n"
                "                .nranks = %d,\n"
                "                .bytes = counts_%s},\n"
                "     .similarity = %.17g,\n"
                "     .choice = &choices[%d]",
                name, own->name, file->result->signature.nranks, name, of->similarity,
                ct_tuned_choices_number(&file->choices, own, &of->ranges[0]));
    if (ct_case_is_timed(of) && figures->basis != CT_RESULT_PREDICTED &&
        figures->native.seconds > 0 && figures->choice.seconds > 0)
        ct_text_add(text, ",\n     .native_s = %.9g,\n     .choice_s = %.9g",
                    figures->native.seconds, figures->choice.seconds);
    ct_text_add(text, "},\n");
}

static void add_patterns(struct ct_text *text, const struct ct_tuned_file *file,
                         const struct ct_result_collective *own)
{
    for (int c = 1; c < own->ncases; c++) {
        if (ct_case_pattern(&own->cases[c]) != NULL)
            add_pattern(text, file, own, &own->cases[c]);
    }
}

/* Where a pattern of a collective is among those of all. */
static int position_of(const struct ct_result *result, const struct ct_result_collective *own,
                       const char *of)
{
    int position = 0;

    for (const struct ct_result_collective *o = result->collectives; o <= own; o++) {
        for (int c = 1; c < o->ncases; c++) {
            if (o == own && strcmp(o->cases[c].of, of) == 0)
                return position;
            position += ct_case_pattern(&o->cases[c]) != NULL;
        }
    }
    return -1;
}

static void add_runs(struct ct_text *text, const struct ct_tuned_file *file,
                     const struct ct_result_collective *own)
{
    for (int i = 0; i < own->nruns; i++)
        ct_text_add(text, "    {%d, %ldULL}, /* %s */\n",
                    position_of(file->result, own, own->runs[i].of), own->runs[i].ncalls,
                    strchr(own->runs[i].of, ':') + 1);
}

void ct_tuned_patterns_add(struct ct_tuned_file *file)
{
    struct ct_text counts = {0};

    for (int c = 0; c < file->result->ncollectives; c++)
        add_counts(&counts, &file->result->collectives[c]);
    if (counts.length > 0) {
        ct_text_add(file->text, "\n/* Bytes by sender, then by receiver; or by rank. "
                                "*/\n/* clang-format off */\n");
        ct_text_append(file->text, counts.text, counts.length);
        ct_text_add(file->text, "/* clang-format on */\n");
    }
    file->text->failed = file->text->failed || counts.failed;
    free(counts.text);
    add_table(file,
              "\n/* Calls as near to these "
              "counts, as a share of their bytes, have a choice of\n"
              " * their own. */\n"
              "static const struct ct_tuned_pattern patterns[] = {\n",
              "patterns", "npatterns", add_patterns);
    add_table(file,
              "\n/* Calls in a row, by the position of their pattern. "
              "*/\nstatic const struct ct_tuned_run runs[] = {\n",
              "runs", "nruns", add_runs);
}

static bool has_figures(const struct ct_result_size *size)
{
    return size->figures.basis != CT_RESULT_PREDICTED && size->figures.native.seconds > 0 &&
           size->figures.choice.seconds > 0;
}

static void add_figures(struct ct_text *text, const struct ct_tuned_file *file,
                        const struct ct_result_collective *own)
{
    (void)file;
    for (int i = 0; i < own->cases->nsizes; i++) {
        const struct ct_result_size *size = &own->cases->sizes[i];

        if (has_figures(size))
            ct_text_add(text, "    {&ct_%s, %zu, %.9g, %.9g},\n", own->name, size->bytes,
                        size->figures.native.seconds, size->figures.choice.seconds);
    }
}

void ct_tuned_figures_add(struct ct_tuned_file *file)
{
    add_table(file,
              "\n/* Bytes, seconds of native, seconds of the choice: "
              "for the report. */\n"
              "static const struct ct_tuned_figure figures[] = {\n",
              "figures", "nfigures", add_figures);
}
