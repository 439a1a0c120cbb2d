/*
 * searched_names.c - lists the aliases of the algorithms of a collective.
 */
#include "driver/searched_names.h"

#include <stdlib.h>
#include <string.h>

/* The name that is searched; text: room for an alias. */
static const char *name_of(const struct ct_outcome *outcome, int number,
                           char text[CT_ALGORITHM_TEXT])
{
    const struct ct_algorithm *algorithm = outcome->algorithms[number];

    return outcome->aliases[number] == NULL
               ? algorithm->name
               : ct_alias_text(outcome->aliases[number], algorithm->collective,
                               text);
}

/* Where the name belongs: native is first, algorithms follow by name, then
   routines and native in other orders. */
static int place_of(const struct ct_outcome *outcome, const char *name)
{
    char text[CT_ALGORITHM_TEXT];
    int i = 1;

    while (i < outcome->nalgorithms && outcome->algorithms[i] != NULL &&
           strcmp(name_of(outcome, i, text), name) < 0)
        i++;
    return i;
}

static void insert(struct ct_outcome *outcome,
                   const struct ct_algorithm *algorithm,
                   const struct ct_alias *alias)
{
    char name[CT_ALGORITHM_TEXT];
    const int at =
        place_of(outcome, ct_alias_text(alias, algorithm->collective, name));

    for (int i = outcome->nalgorithms++; i > at; i--) {
        outcome->algorithms[i] = outcome->algorithms[i - 1];
        outcome->aliases[i] = outcome->aliases[i - 1];
    }
    outcome->algorithms[at] = algorithm;
    outcome->aliases[at] = alias;
}

static bool has_alias(const struct ct_algorithm *algorithm)
{
    const struct ct_alias *alias = ct_aliases;

    while (alias->name != NULL && !ct_alias_is_of(alias, algorithm))
        alias++;
    return alias->name != NULL;
}

/* How many names there are. */
static int count_aliases(void)
{
    int n = 0;

    while (ct_aliases[n].name != NULL)
        n++;
    return n;
}

int ct_searched_names_list(struct ct_outcome *outcome)
{
    const struct ct_algorithm **given = outcome->algorithms;
    const int n = outcome->nalgorithms;
    const size_t most = (size_t)n + (size_t)count_aliases();

    outcome->algorithms = calloc(most, sizeof(void *));
    outcome->aliases = calloc(most, sizeof(void *));
    outcome->nalgorithms = 0;
    if (outcome->algorithms == NULL || outcome->aliases == NULL) {
        free(given);
        return CT_ERR_MEMORY;
    }
    for (int i = 0; i < n; i++) {
        if (given[i] == NULL || !has_alias(given[i]))
            outcome->algorithms[outcome->nalgorithms++] = given[i];
    }
    for (int i = 0; i < n; i++) {
        for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
            if (given[i] != NULL && ct_alias_is_of(a, given[i]))
                insert(outcome, given[i], a);
        }
    }
    free(given);
    return CT_OK;
}

struct ct_setting ct_searched_setting(const struct ct_outcome *outcome,
                                      int algorithm,
                                      const struct ct_setting *own)
{
    const struct ct_named named = {outcome->algorithms[algorithm],
                                   outcome->aliases[algorithm]};

    return ct_named_setting(&named, own);
}

bool ct_searched_is_meant(const struct ct_outcome *outcome, int algorithm,
                          const struct ct_setting *setting)
{
    struct ct_setting own;

    return outcome->aliases[algorithm] == NULL ||
           ct_alias_of(outcome->algorithms[algorithm], setting, &own) ==
               outcome->aliases[algorithm];
}

bool ct_searched_is_first(const struct ct_outcome *outcome, int number)
{
    int i = 0;

    while (outcome->algorithms[i] != outcome->algorithms[number])
        i++;
    return i == number;
}
