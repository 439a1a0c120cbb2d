/*
 * line_lists.c - the lists of a result by their kinds of line, and their columns
 * in memory.
 */
#include "base/array.h"
#include "base/text.h"
#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

/* The pointer to the elements. */
static char *elements_of(const struct ct_line_kind *kind, const void *owner)
{
    char *elements;

    memcpy(&elements, (const char *)owner + kind->list.elements, sizeof elements);
    return elements;
}

int ct_list_count(const struct ct_line_kind *kind, const void *owner)
{
    int count;

    memcpy(&count, (const char *)owner + kind->list.count, sizeof count);
    return count;
}

void *ct_list_at(const struct ct_line_kind *kind, const void *owner, int i)
{
    return elements_of(kind, owner) + (size_t)i * kind->list.element_size;
}

/* True if the element's first column would be written as this text. */
static bool has_key(const struct ct_line_kind *kind, const void *members, const char *key)
{
    const struct ct_column *column = &kind->columns[0];
    struct ct_text text = {0};
    const char *own;
    bool has;

    if (column->field->is_text) { /* as it is written: names need no quotes */
        memcpy(&own, (const char *)members + column->offset, sizeof own);
        return strcmp(own == NULL ? "" : own, key) == 0;
    }
    column->field->write(&text, (const char *)members + column->offset);
    has = !text.failed && strcmp(text.text == NULL ? "" : text.text, key) == 0;
    free(text.text);
    return has;
}

void *ct_list_find(const struct ct_line_kind *kind, const void *owner, const char *key)
{
    for (int i = 0; i < ct_list_count(kind, owner); i++) {
        if (has_key(kind, ct_list_at(kind, owner, i), key))
            return ct_list_at(kind, owner, i);
    }
    return NULL;
}

void *ct_list_add(const struct ct_line_kind *kind, void *owner, int line)
{
    void *count = (char *)owner + kind->list.count;
    char *added = ct_array_add((char *)owner + kind->list.elements, count, kind->list.element_size);

    if (added != NULL)
        memcpy(added + kind->list.line, &line, sizeof line);
    return added;
}

/* NOLINTNEXTLINE(misc-no-recursion): at most CT_LINE_DEPTH deep */
void ct_list_fini(const struct ct_line_kind *kind, void *owner)
{
    static const void *const none = NULL;
    static const int nothing = 0;

    for (int i = 0; i < ct_list_count(kind, owner); i++) {
        ct_lists_fini(kind, ct_list_at(kind, owner, i));
        ct_columns_fini(kind, ct_list_at(kind, owner, i));
    }
    free(elements_of(kind, owner));
    memcpy((char *)owner + kind->list.elements, &none, sizeof none);
    memcpy((char *)owner + kind->list.count, &nothing, sizeof nothing);
}

/* NOLINTNEXTLINE(misc-no-recursion): at most CT_LINE_DEPTH deep */
void ct_lists_fini(const struct ct_line_kind *parent, void *owner)
{
    for (int k = 0; ct_list_lines[k] != NULL; k++) {
        if (ct_list_lines[k]->parent == parent)
            ct_list_fini(ct_list_lines[k], owner);
    }
}

void ct_columns_fini(const struct ct_line_kind *kind, void *members)
{
    for (int i = 0; i < kind->ncolumns; i++) {
        const struct ct_column *column = &kind->columns[i];
        void *member = (char *)members + column->offset;

        if (column->field->is_text)
            free(*(char **)member);
    }
}

const char *ct_column_usual(const struct ct_column *column)
{
    if (column->field == &ct_field_counts)
        return "equal";
    if (column->field == &ct_field_reproducible)
        return "no";
    return column->field == &ct_field_limits ? "usual" : NULL;
}
