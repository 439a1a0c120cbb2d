/*
 * decisions_write.c - comments that explain the lines, then the lines.
 */
#include "base/text.h"
#include "result/columns.h"
#include "result/decisions.h"

#include <stdlib.h>
#include <string.h>

/* ",COLLECTIVE,OF" */
/* NOLINTNEXTLINE(misc-no-recursion): at most CT_LINE_DEPTH deep */
static void add_keys(struct ct_text *text, const struct ct_line_kind *parent)
{
    if (parent == NULL)
        return;
    add_keys(text, parent->parent);
    ct_text_add(text, ",%s", parent->key);
}

static void add_kind(struct ct_text *text, const struct ct_line_kind *kind)
{
    ct_text_add(text, "#\n# %s", kind->word);
    if (kind == &ct_signature_line)
        ct_text_add(text, ",KEY,VALUE");
    add_keys(text, kind->parent);
    for (int i = 0; i < kind->ncolumns && kind != &ct_signature_line; i++)
        ct_text_add(text, ",%s", kind->columns[i].name);
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
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        add_kind(text, ct_list_lines[i]);
}

static void add_field(struct ct_text *text, const struct ct_column *column, const void *members)
{
    ct_text_add(text, ",");
    column->field->write(text, (const char *)members + column->offset);
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

/* An element of a list, and what its line belongs to. */
struct member {
    const struct ct_line_kind *kind;
    const void *members;
    const struct member *owner; /* NULL: the result */
};

/* NOLINTNEXTLINE(misc-no-recursion): at most CT_LINE_DEPTH deep */
static void add_owners(struct ct_text *text, const struct member *owner)
{
    if (owner == NULL)
        return;
    add_owners(text, owner->owner);
    add_field(text, &owner->kind->columns[0], owner->members);
}

static void add_line(struct ct_text *text, const struct member *member)
{
    ct_text_add(text, "%s%s", member->kind == &ct_collective_line ? "\n" : "", member->kind->word);
    add_owners(text, member->owner);
    for (int i = 0; i < member->kind->ncolumns; i++)
        add_field(text, &member->kind->columns[i], member->members);
    ct_text_add(text, "\n");
}

/* The lines of an element's lists, each followed by those that belong to it. The
   last part is what is another text after each tuning, though nothing has changed,
   so that it is one part of a difference. */
/* NOLINTNEXTLINE(misc-no-recursion): at most CT_LINE_DEPTH deep */
static void add_lists(struct ct_text *text, const struct member *owner, const void *members,
                      bool is_last_part)
{
    for (int k = 0; ct_list_lines[k] != NULL; k++) {
        const struct ct_line_kind *kind = ct_list_lines[k];

        if (kind->parent != (owner == NULL ? NULL : owner->kind))
            continue;
        for (int i = 0; i < ct_list_count(kind, members); i++) {
            const struct member member = {kind, ct_list_at(kind, members, i), owner};
            const bool is_of_all = kind == &ct_case_line && i == 0; /* it has no line */

            if (kind->is_new_each_time == is_last_part && !is_of_all)
                add_line(text, &member);
            add_lists(text, &member, member.members, is_last_part);
        }
    }
}

int ct_decisions_text(const struct ct_result *result, char **text, struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    add_head(&buffer);
    add_signature(&buffer, &result->signature);
    add_lists(&buffer, NULL, result, false);
    ct_text_add(&buffer, "\n");
    add_lists(&buffer, NULL, result, true);
    return ct_text_take(&buffer, text, diag);
}
