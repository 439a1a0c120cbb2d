/*
 * exports.c - finds a format by its name.
 */
#include "cluster/formats/export.h"

#include <string.h>

const struct ct_export *ct_export_find(const char *name)
{
    for (int i = 0; ct_exports[i] != NULL; i++) {
        if (strcmp(ct_exports[i]->name, name) == 0)
            return ct_exports[i];
    }
    return NULL;
}
