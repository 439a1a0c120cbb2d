/*
 * signatures.c - compares keys as they would be written.
 */
#include "result/signatures.h"

#include "base/text.h"
#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

/* The text of a key; what is usual may be left out. NULL: out of memory. */
static char *value_of(const struct ct_signature *signature, const struct ct_column *column)
{
    const char *const usual = ct_column_usual(column);
    struct ct_text text = {0};
    char *value = NULL;

    column->field->write(&text, (const char *)signature + column->offset);
    if (ct_text_take(&text, &value, NULL) != CT_OK)
        return NULL;
    if (usual != NULL && value[0] == '\0') {
        free(value);
        value = ct_format("%s", usual);
    }
    return value;
}

/* Who decided, and how the library runs what was: neither changes choices. */
static bool is_free(const char *key)
{
    return strcmp(key, "version") == 0 || strcmp(key, "reproducible") == 0;
}

int ct_signatures_compare(const struct ct_signature *a, const struct ct_signature *b,
                          const char **key)
{
    *key = NULL;
    for (int i = 0; i < ct_signature_line.ncolumns && *key == NULL; i++) {
        const struct ct_column *column = &ct_signature_line.columns[i];
        char *mine = value_of(a, column), *other = value_of(b, column);
        const bool is_known = mine != NULL && other != NULL;

        if (is_known && !is_free(column->name) && strcmp(mine, other) != 0)
            *key = column->name;
        free(mine);
        free(other);
        if (!is_known)
            return CT_ERR_MEMORY;
    }
    return CT_OK;
}
