/*
 * named_settings.c - in the columns of algorithms, each of which is followed by
 * the column of its setting.
 */
#include "result/named_settings.h"

#include "repo/aliases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Algorithms may be named by an alias: replace it, and its setting. */
static int replace_alias(const struct ct_decisions_place *place,
                         char **algorithm, char **setting)
{
    char name[CT_ALGORITHM_TEXT], text[CT_SETTING_TEXT];
    struct ct_diag why = {""};

    if (*algorithm == NULL || *setting == NULL || /* not in this format */
        strlen(*algorithm) >= sizeof name || strlen(*setting) >= sizeof text)
        return CT_OK;
    snprintf(name, sizeof name, "%s", *algorithm);
    snprintf(text, sizeof text, "%s", *setting);
    if (ct_alias_replace(name, text, &why) != CT_OK)
        return ct_decisions_fail(place, ct_format("%s: %s", name, why.text));
    if (strcmp(name, *algorithm) == 0)
        return CT_OK;
    free(*algorithm);
    free(*setting);
    *algorithm = ct_format("%s", name);
    *setting = ct_format("%s", text);
    return *algorithm == NULL || *setting == NULL
               ? ct_decisions_fail(place, NULL)
               : CT_OK;
}

int ct_named_settings_replace(const struct ct_decisions_place *place,
                              const struct ct_line_kind *kind, void *members)
{
    int err = CT_OK;

    for (int i = 1; i < kind->ncolumns && err == CT_OK; i++) {
        const struct ct_column *before = &kind->columns[i - 1];
        const struct ct_column *column = &kind->columns[i];

        if (column->field == &ct_field_setting &&
            (before->field == &ct_field_algorithm ||
             before->field == &ct_field_candidate))
            err =
                replace_alias(place, (void *)((char *)members + before->offset),
                              (void *)((char *)members + column->offset));
    }
    return err;
}
