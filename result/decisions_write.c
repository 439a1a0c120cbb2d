/*
 * decisions_write.c - comments that explain the lines, then the lines.
 */
#include "base/text.h"
#include "result/columns.h"
#include "result/decisions.h"

#include <stdlib.h>
#include <string.h>

static bool is_written(const struct ct_column *column)
{
    return ct_column_is_of(column, CT_DECISIONS_FORMAT);
}

static void add_kind(struct ct_text *text, const struct ct_line_kind *kind)
{
    ct_text_add(text, "#\n# %s", kind->word);
    if (kind == &ct_signature_line)
        ct_text_add(text, ",KEY,VALUE");
    if (kind->has_collective)
        ct_text_add(text, ",COLLECTIVE");
    for (int i = 0; i < kind->ncolumns && kind != &ct_signature_line; i++) {
        if (is_written(&kind->columns[i]))
            ct_text_add(text, ",%s", kind->columns[i].name);
    }
    ct_text_add(text, "\n#   %s\n", kind->meaning);
    for (int i = 0; i < kind->ncolumns; i++) {
        const struct ct_column *column = &kind->columns[i];

        if (column->meaning[0] != '\0')
            ct_text_add(text, "#   %-17s %s\n", column->name, column->meaning);
    }
}

static void add_head(struct ct_text *text)
{
    ct_text_add(text, CT_DECISIONS_HEAD
                "\n#\n"
                "# Written by colltune tune; tuned.c and the reports are written from "
                "it, by\n"
                "# colltune build, too. Fields are separated by commas; one with a "
                "comma or a\n"
                "# quote in it is in quotes, and quotes in it are doubled. Times are "
                "medians of\n"
                "# the slowest rank in seconds; a field is empty where nothing was "
                "measured or\n"
                "# there is no such thing. Lines that begin with # are skipped.\n");
    add_kind(text, &ct_signature_line);
    add_kind(text, &ct_collective_line);
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        add_kind(text, ct_list_lines[i]);
    add_kind(text, &ct_provenance_line);
}

static void add_field(struct ct_text *text, const struct ct_column *column, const void *members)
{
    ct_text_add(text, ",");
    column->field->write(text, (const char *)members + column->offset);
}

static bool has_value(const struct ct_column *column, const void *members)
{
    struct ct_text value = {0};
    bool has;

    add_field(&value, column, members);
    has = value.failed || value.length > 1; /* than the comma */
    free(value.text);
    return has;
}

static void add_line(struct ct_text *text, const struct ct_line_kind *kind, const char *collective,
                     const void *members)
{
    const int n = kind->ncolumns - ct_line_optional(kind);

    ct_text_add(text, "%s,%s", kind->word, collective);
    for (int i = 0; i < n; i++) {
        if (is_written(&kind->columns[i]))
            add_field(text, &kind->columns[i], members);
    }
    if (n < kind->ncolumns && has_value(&kind->columns[n], members))
        add_field(text, &kind->columns[n], members);
    ct_text_add(text, "\n");
}

/* Is nothing to be said of a key? It is one of text. */
static bool is_usual(const struct ct_column *column, const struct ct_signature *signature)
{
    const char *const usual = ct_column_usual(column);
    const char *text;

    if (usual == NULL)
        return false;
    memcpy(&text, (const char *)signature + column->offset, sizeof text);
    return text == NULL || strcmp(text, usual) == 0;
}

static void add_signature(struct ct_text *text, const struct ct_signature *signature)
{
    const struct ct_line_kind *kind = &ct_signature_line;

    ct_text_add(text, "\n");
    for (int i = 0; i < kind->ncolumns; i++) {
        if (is_usual(&kind->columns[i], signature))
            continue;
        ct_text_add(text, "%s,%s", kind->word, kind->columns[i].name);
        add_field(text, &kind->columns[i], signature);
        ct_text_add(text, "\n");
    }
}

static void add_collective(struct ct_text *text, const struct ct_result_collective *own)
{
    ct_text_add(text, "\n");
    add_line(text, &ct_collective_line, own->name, own);
    for (int k = 0; ct_list_lines[k] != NULL; k++) {
        const struct ct_line_kind *kind = ct_list_lines[k];

        for (int i = 0; i < ct_list_count(kind, own) && kind != &ct_spent_line; i++)
            add_line(text, kind, own->name, ct_list_at(kind, own, i));
    }
}

/* What is another text after each tuning, though nothing has changed: last, so
   that it is one part of a difference. */
static void add_provenance(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_line_kind *kind = &ct_provenance_line;

    ct_text_add(text, "\n");
    for (int i = 0; i < result->nprovenance; i++) {
        ct_text_add(text, "%s", kind->word);
        for (int k = 0; k < kind->ncolumns; k++)
            add_field(text, &kind->columns[k], &result->provenance[i]);
        ct_text_add(text, "\n");
    }
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < ct_list_count(&ct_spent_line, own); i++)
            add_line(text, &ct_spent_line, own->name, ct_list_at(&ct_spent_line, own, i));
    }
}

int ct_decisions_text(const struct ct_result *result, char **text, struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    add_head(&buffer);
    add_signature(&buffer, &result->signature);
    for (int i = 0; i < result->ncollectives; i++)
        add_collective(&buffer, &result->collectives[i]);
    add_provenance(&buffer, result);
    return ct_text_take(&buffer, text, diag);
}
