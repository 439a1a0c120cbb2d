/*
 * line_lists.c - the lists of a collective by their kinds of line, and their
 * columns in memory.
 */
#include "base/array.h"
#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

/* The pointer to the elements. */
static char *elements_of(const struct ct_line_kind *kind, const struct ct_result_collective *own)
{
    char *elements;

    memcpy(&elements, (const char *)own + kind->list.elements, sizeof elements);
    return elements;
}

int ct_list_count(const struct ct_line_kind *kind, const struct ct_result_collective *own)
{
    int count;

    memcpy(&count, (const char *)own + kind->list.count, sizeof count);
    return count;
}

void *ct_list_at(const struct ct_line_kind *kind, const struct ct_result_collective *own, int i)
{
    return elements_of(kind, own) + (size_t)i * kind->list.element_size;
}

void *ct_list_add(const struct ct_line_kind *kind, struct ct_result_collective *own, int line)
{
    void *count = (char *)own + kind->list.count;
    char *added = ct_array_add((char *)own + kind->list.elements, count, kind->list.element_size);

    if (added != NULL)
        memcpy(added + kind->list.line, &line, sizeof line);
    return added;
}

void ct_list_fini(const struct ct_line_kind *kind, struct ct_result_collective *own)
{
    for (int i = 0; i < ct_list_count(kind, own); i++)
        ct_columns_fini(kind, ct_list_at(kind, own, i));
    free(elements_of(kind, own));
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

int ct_line_optional(const struct ct_line_kind *kind)
{
    const struct ct_field *last = kind->columns[kind->ncolumns - 1].field;

    return last == &ct_field_candidates || last == &ct_field_busy;
}

const char *ct_column_usual(const struct ct_column *column)
{
    if (column->field == &ct_field_counts)
        return "equal";
    if (column->field == &ct_field_reproducible)
        return "no";
    return column->field == &ct_field_limits ? "usual" : NULL;
}

bool ct_column_is_of(const struct ct_column *column, int format)
{
    if (column->field == &ct_field_second_s)
        return format <= 2;
    return format >= 3 || (column->field != &ct_field_ratio && column->field != &ct_field_rounds &&
                           column->field != &ct_field_disturbed);
}
