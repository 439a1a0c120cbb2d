/*
 * option_values.c - from texts of the command line to values.
 */
#include "driver/option_values.h"

#include "driver/flavours/flavour.h"
#include "driver/mechanism_names.h"
#include "driver/options.h"
#include "repo/collective.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_option_store_text(void *field, const char *text, ct_word_fn *words,
                         struct ct_diag *diag)
{
    const char **value = field;

    (void)words;
    (void)diag;
    *value = text;
    return CT_OK;
}

int ct_option_store_flag(void *field, const char *text, ct_word_fn *words,
                         struct ct_diag *diag)
{
    bool *value = field;

    (void)text;
    (void)words;
    (void)diag;
    *value = true;
    return CT_OK;
}

int ct_option_store_simulate(void *field, const char *text, ct_word_fn *words,
                             struct ct_diag *diag)
{
    const struct ct_flavour **value = field;

    (void)text;
    (void)words;
    (void)diag;
    *value = ct_flavour_find("simgrid");
    return CT_OK;
}

int ct_option_store_seconds(void *field, const char *text, ct_word_fn *words,
                            struct ct_diag *diag)
{
    double *seconds = field;
    char *end;

    (void)words;
    errno = 0;
    *seconds = strtod(text, &end);
    if (errno != 0 || end == text || *end != '\0' || !isfinite(*seconds) ||
        *seconds <= 0 || *seconds > 1e6)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not a time: %s; give a number of seconds above 0 "
                           "and up to 1000000",
                           text);
    return CT_OK;
}

int ct_option_store_share(void *field, const char *text, ct_word_fn *words,
                          struct ct_diag *diag)
{
    double *share = field;
    char *end;

    (void)words;
    *share = strtod(text, &end);
    if (end == text || *end != '\0' || !(*share >= 0 && *share <= 1))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "not a share: %s; give a number from 0 to 1", text);
    return CT_OK;
}

/* What whole numbers an option takes. */
struct whole {
    const char *kind;
    const char *unit;
    unsigned long long least;
    unsigned long long most;
};

static int read_whole(const struct whole *whole, const char *text,
                      unsigned long long *value, struct ct_diag *diag)
{
    char *end;

    errno = 0;
    *value = strtoull(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || text[0] == '-' ||
        *value < whole->least || *value > whole->most)
        return ct_diag_set(
            diag, CT_ERR_INPUT,
            "not a %s: %s; give a number of %s from %llu to %llu", whole->kind,
            text, whole->unit, whole->least, whole->most);
    return CT_OK;
}

static int store_size(const struct whole *whole, void *field, const char *text,
                      struct ct_diag *diag)
{
    size_t *bytes = field;
    unsigned long long value = 0;
    const int err = read_whole(whole, text, &value, diag);

    *bytes = (size_t)value;
    return err;
}

int ct_option_store_bytes(void *field, const char *text, ct_word_fn *words,
                          struct ct_diag *diag)
{
    static const struct whole sizes = {"size", "bytes", 1, 1 << 30};

    (void)words;
    return store_size(&sizes, field, text, diag);
}

int ct_option_store_memory(void *field, const char *text, ct_word_fn *words,
                           struct ct_diag *diag)
{
    static const struct whole sizes = {"size", "bytes", 0, 1ull << 40};

    (void)words;
    return store_size(&sizes, field, text, diag);
}

int ct_option_store_ranks(void *field, const char *text, ct_word_fn *words,
                          struct ct_diag *diag)
{
    static const struct whole counts = {"number of ranks", "ranks", 1, 16384};
    unsigned long long value = 0;
    int *nranks = field;
    const int err = read_whole(&counts, text, &value, diag);

    (void)words;
    *nranks = (int)value;
    return err;
}

/* One of the words; `kind` is what they are called. */
static int store_word(void *field, const char *text, ct_word_fn *words,
                      const char *kind, struct ct_diag *diag)
{
    if (!ct_words_have(words, text))
        return ct_words_fail(words, kind, text, diag);
    return ct_option_store_text(field, text, words, diag);
}

int ct_option_store_thread_level(void *field, const char *text,
                                 ct_word_fn *words, struct ct_diag *diag)
{
    return store_word(field, text, words, "thread level", diag);
}

int ct_option_store_counts(void *field, const char *text, ct_word_fn *words,
                           struct ct_diag *diag)
{
    if (!ct_counts_are_right(text))
        return ct_words_fail(words, "pattern of counts", text, diag);
    return ct_option_store_text(field, text, words, diag);
}

int ct_option_store_selector(void *field, const char *text, ct_word_fn *words,
                             struct ct_diag *diag)
{
    return store_word(field, text, words, "selector", diag);
}

/* Add a name of `length` characters. */
static int add_mechanism(struct ct_mechanism_list *list, const char *name,
                         size_t length, struct ct_diag *diag)
{
    if (length == 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--mechanism: a name is missing");
    if (list->n == CT_MECHANISMS_MAX)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--mechanism: more than %d names",
                           CT_MECHANISMS_MAX);
    snprintf(list->names[list->n], sizeof list->names[0], "%.*s", (int)length,
             name);
    for (int i = 0; i < list->n; i++) {
        if (strcmp(list->names[i], list->names[list->n]) == 0)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "--mechanism: %s is there twice",
                               list->names[i]);
    }
    list->n++;
    return CT_OK;
}

int ct_option_store_mechanisms(void *field, const char *text, ct_word_fn *words,
                               struct ct_diag *diag)
{
    struct ct_mechanism_list *list = field;

    (void)words;
    for (;;) {
        const size_t length = strcspn(text, ",");
        const int err = add_mechanism(list, text, length, diag);

        if (err != CT_OK || text[length] == '\0')
            return err;
        text += length + 1;
    }
}

const char *ct_yes_no_name(int i)
{
    static const char *const names[] = {"yes", "no", NULL};

    return names[i];
}

int ct_option_store_reproducible(void *field, const char *text,
                                 ct_word_fn *words, struct ct_diag *diag)
{
    return store_word(field, text, words, "--reproducible", diag);
}

int ct_option_store_color(void *field, const char *text, ct_word_fn *words,
                          struct ct_diag *diag)
{
    return store_word(field, text, words, "--color", diag);
}

int ct_option_store_collectives(void *field, const char *text,
                                ct_word_fn *words, struct ct_diag *diag)
{
    bool *chosen = field;
    char copy[512];
    bool is_any = false;

    if (strlen(text) >= sizeof copy)
        return ct_diag_set(diag, CT_ERR_INPUT, "too long: --collective %s",
                           text);
    snprintf(copy, sizeof copy, "%s", text);
    for (char *word = strtok(copy, ","); word != NULL;
         word = strtok(NULL, ",")) {
        const struct ct_collective *collective = ct_collective_find(word);

        if (collective == NULL)
            return ct_words_fail(words, "collective", word, diag);
        chosen[ct_collective_number(collective)] = true;
        is_any = true;
    }
    return is_any ? CT_OK
                  : ct_diag_set(diag, CT_ERR_INPUT, "--collective is empty");
}
