/*
 * option_values.c - checks values by the option's row.
 */
#include "driver/options/option_values.h"

#include "driver/flavours/flavour.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/options.h"
#include "repo/collective.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Whole numbers up to 2^53 are exact. */
static int read_number(const struct ct_option *option, const char *text, double *value,
                       struct ct_diag *diag)
{
    const struct ct_option_range *range = option->range;
    const bool is_whole = option->kind != CT_OPTION_NUMBER;
    char *end;

    errno = 0;
    *value = is_whole ? (double)strtoull(text, &end, 10) : strtod(text, &end);
    if (errno == 0 && end != text && *end == '\0' && isfinite(*value) &&
        !(is_whole && text[0] == '-') && *value <= range->most &&
        (range->is_above ? *value > range->least : *value >= range->least))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT, "not a %s: %s; give a number%s%s %s %.0f %s %.0f",
                       range->noun, text, range->unit == NULL ? "" : " of ",
                       range->unit == NULL ? "" : range->unit, range->is_above ? "above" : "from",
                       range->least, range->is_above ? "and up to" : "to", range->most);
}

/* Add a name of `length` characters. */
static int add_mechanism(struct ct_mechanism_list *list, const char *name, size_t length,
                         struct ct_diag *diag)
{
    if (length == 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "--mechanism: a name is missing");
    if (list->n == CT_MECHANISMS_MAX)
        return ct_diag_set(diag, CT_ERR_INPUT, "--mechanism: more than %d names",
                           CT_MECHANISMS_MAX);
    snprintf(list->names[list->n], sizeof list->names[0], "%.*s", (int)length, name);
    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->names[i], list->names[list->n]) == 0)
            return ct_diag_set(diag, CT_ERR_INPUT, "--mechanism: %s is there twice",
                               list->names[i]);
    }
    list->n++;
    return CT_OK;
}

static int add_mechanisms(struct ct_mechanism_list *list, const char *text, struct ct_diag *diag)
{
    for (;;) {
        const size_t length = strcspn(text, ",");
        const int err = add_mechanism(list, text, length, diag);

        if (err != CT_OK || text[length] == '\0')
            return err;
        text += length + 1;
    }
}

static int add_collectives(const struct ct_option *option, const char *text, bool *chosen,
                           struct ct_diag *diag)
{
    char copy[512];
    bool is_any = false;

    if (strlen(text) >= sizeof copy)
        return ct_diag_set(diag, CT_ERR_INPUT, "too long: --%s %s", option->name, text);
    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok(copy, ","); word != NULL; word = strtok(NULL, ",")) {
        const struct ct_collective *collective = ct_collective_find(word);

        if (collective == NULL)
            return ct_words_fail(option->words, option->noun, word, diag);
        chosen[ct_collective_number(collective)] = true;
        is_any = true;
    }
    return is_any ? CT_OK : ct_diag_set(diag, CT_ERR_INPUT, "--%s is empty", option->name);
}

int ct_option_store(const struct ct_option *option, const char *text, struct ct_options *options,
                    struct ct_diag *diag)
{
    void *field = (char *)options + option->field;
    double number = 0;
    int err = CT_OK;

    switch (option->kind) {
    case CT_OPTION_FLAG:
        *(bool *)field = true;
        break;
    case CT_OPTION_SIMULATE:
        *(const struct ct_flavour **)field = ct_flavour_of_results(true);
        break;
    case CT_OPTION_WORD:
    case CT_OPTION_COUNTS:
        if (option->kind == CT_OPTION_COUNTS ? !ct_counts_are_right(text)
                                             : !ct_words_have(option->words, text))
            err = ct_words_fail(option->words, option->noun, text, diag);
        *(const char **)field = text;
        break;
    case CT_OPTION_TEXT:
        *(const char **)field = text;
        break;
    case CT_OPTION_NUMBER:
        err = read_number(option, text, field, diag);
        break;
    case CT_OPTION_SIZE:
        err = read_number(option, text, &number, diag);
        if (err == CT_OK)
            *(size_t *)field = (size_t)number;
        break;
    case CT_OPTION_RANKS:
        err = read_number(option, text, &number, diag);
        if (err == CT_OK)
            *(int *)field = (int)number;
        break;
    case CT_OPTION_MECHANISMS:
        err = add_mechanisms(field, text, diag);
        break;
    case CT_OPTION_COLLECTIVES:
        err = add_collectives(option, text, field, diag);
        break;
    }
    return err;
}
