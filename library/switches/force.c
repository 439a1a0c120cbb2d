/*
 * force.c - reads COLLTUNE_FORCE once.
 */
#include "library/switches/force.h"

#include "base/text.h"
#include "library/switches/switches.h"
#include "repo/aliases.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_MAX_BYTES 128
#define TEXT_MAX_BYTES 1024

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char text[TEXT_MAX_BYTES];
static bool is_any;
static atomic_bool is_read; /* cheaper to look at than `once` */

/* Among the algorithms of the repository, with their aliases, and those of
   tuned.c. */
static struct ct_named find_named(const struct ct_collective *collective, const char *name)
{
    struct ct_named named = ct_named_find(ct_registry, name);

    for (int i = 0; i < ct_tuned.nchoices && named.algorithm == NULL; i++) {
        const struct ct_algorithm *algorithm = ct_tuned.choices[i].algorithm;

        if (algorithm != NULL && strcmp(algorithm->name, name) == 0)
            named.algorithm = algorithm;
    }
    if (named.algorithm != NULL && named.algorithm->collective != collective)
        named.algorithm = NULL;
    return named;
}

static const struct ct_interposed *find_collective(const char *name)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        if (strcmp(ct_all_interposed[i]->collective->name, name) == 0)
            return ct_all_interposed[i];
    }
    return NULL;
}

/* By an algorithm's whole name; NULL: there is none of that name. */
static const struct ct_interposed *find_owner(const char *name)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        if (find_named(ct_all_interposed[i]->collective, name).algorithm != NULL)
            return ct_all_interposed[i];
    }
    return NULL;
}

/* The names of the algorithms of a collective, and of native. */
static void list_algorithms(const struct ct_collective *collective, struct ct_text *names)
{
    const size_t skipped = strlen(collective->name) + 1;

    ct_text_add(names, "native");
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective == collective)
            ct_text_add(names, ", %s", ct_registry[i]->name + skipped);
    }
}

static int refuse_method(const struct ct_collective *collective, const char *method,
                         struct ct_diag *diag)
{
    struct ct_text names = {0};
    char *list = NULL;
    int err;

    list_algorithms(collective, &names);
    err = ct_text_take(&names, &list, diag);
    if (err == CT_OK)
        err = ct_diag_set(diag, CT_ERR_INPUT, "%s has no algorithm %s; it has %s", collective->name,
                          method, list);
    free(list);
    return err;
}

static int refuse_collective(const char *name, struct ct_diag *diag)
{
    struct ct_text names = {0};
    char *list = NULL;
    int err;

    for (int i = 0; ct_all_interposed[i] != NULL; i++)
        ct_text_add(&names, "%s%s", i == 0 ? "" : ", ", ct_all_interposed[i]->collective->name);
    err = ct_text_take(&names, &list, diag);
    if (err == CT_OK)
        err =
            ct_diag_set(diag, CT_ERR_INPUT, "there is no collective %s; there are %s", name, list);
    free(list);
    return err;
}

/* VALUE of the only parameter, or NAME=VALUE for some of several, with ';'
   between them. The others have their first values. */
static int read_setting(const struct ct_named *named, char *words, struct ct_setting *setting,
                        struct ct_diag *diag)
{
    const struct ct_param *const *params = ct_named_params(named);
    struct ct_setting own = ct_settings_at(params, 0);
    char setting_text[TEXT_MAX_BYTES];
    int err = CT_OK;

    for (char *c = words; c != NULL && *c != '\0'; c++) {
        if (*c == ';')
            *c = ' ';
    }
    if (words != NULL) {
        const bool has_name = strchr(words, '=') != NULL || ct_params_count(params) != 1;

        snprintf(setting_text, sizeof setting_text, "%s%s%s", has_name ? "" : params[0]->name,
                 has_name ? "" : "=", words);
        err = ct_setting_change(params, setting_text, &own, diag);
    }
    *setting = ct_named_setting(named, &own);
    return err;
}

static int read_choice(const struct ct_interposed *interposed, const char *method, char *words,
                       struct ct_diag *diag)
{
    struct ct_choice choice = {.algorithm = NULL};
    struct ct_named named = {.algorithm = NULL}; /* native */
    char name[NAME_MAX_BYTES];
    int err;

    if (strcmp(method, "native") != 0) {
        snprintf(name, sizeof name, "%s_%s", interposed->collective->name, method);
        named = find_named(interposed->collective, name);
        if (named.algorithm == NULL)
            named = find_named(interposed->collective, method);
        if (named.algorithm == NULL)
            return refuse_method(interposed->collective, method, diag);
    }
    choice.algorithm = named.algorithm;
    err = read_setting(&named, words, &choice.setting, diag);
    interposed->notes->forced = choice;
    interposed->notes->is_forced = err == CT_OK;
    return err;
}

/* COLLECTIVE:ALGORITHM[=SETTING]; or as reports have a choice, by the algorithm's whole
   name, of which the collective is a part, and with a blank before the setting. */
static int read_entry(char *entry, struct ct_diag *diag)
{
    char *words = strpbrk(entry, "= ");
    char *method = entry;
    const struct ct_interposed *interposed;

    if (words != NULL)
        *words++ = '\0';
    if (strchr(entry, ':') == NULL) {
        interposed = find_owner(entry);
        if (interposed == NULL)
            return ct_diag_set(diag, CT_ERR_INPUT, "expected COLLECTIVE:ALGORITHM");
    } else {
        method = strchr(entry, ':');
        *method++ = '\0';
        interposed = find_collective(entry);
        if (interposed == NULL)
            return refuse_collective(entry, diag);
    }
    return read_choice(interposed, method, words, diag);
}

/* Entries with ',' between them; `mistake` is of the first wrong one. */
static int read_entries(const char *value, struct ct_diag *mistake)
{
    char copy[TEXT_MAX_BYTES], entry[TEXT_MAX_BYTES];
    struct ct_diag diag = {""};
    char *rest = NULL;
    int err = CT_OK;

    if (strlen(value) >= sizeof copy)
        return ct_diag_set(mistake, CT_ERR_INPUT, "longer than %d characters", TEXT_MAX_BYTES - 1);
    memcpy(copy, value, strlen(value) + 1);
    for (char *word = strtok_r(copy, ",", &rest); word != NULL && err == CT_OK;
         word = strtok_r(NULL, ",", &rest)) {
        snprintf(entry, sizeof entry, "%s", word);
        err = read_entry(word, &diag);
        if (err != CT_OK)
            ct_diag_set(mistake, err, "in %s: %s", entry, diag.text);
    }
    return err;
}

static void read_text(void)
{
    const char *value = ct_switch_force();
    struct ct_diag mistake = {""};

    if (value == NULL)
        return;
    if (read_entries(value, &mistake) != CT_OK) {
        for (int i = 0; ct_all_interposed[i] != NULL; i++)
            ct_all_interposed[i]->notes->is_forced = false;
        ct_switch_complain("COLLTUNE_FORCE", value, mistake.text, "nothing is forced");
        return;
    }
    is_any = true;
    memcpy(text, value, strlen(value) + 1);
}

static void read_all(void)
{
    read_text();
    atomic_store(&is_read, true);
}

const struct ct_choice *ct_force_find(const struct ct_interposed *interposed)
{
    if (!atomic_load_explicit(&is_read, memory_order_acquire))
        pthread_once(&once, read_all);
    return interposed->notes->is_forced ? &interposed->notes->forced : NULL;
}

bool ct_force_is_any(void)
{
    pthread_once(&once, read_all);
    return is_any;
}

const char *ct_force_text(void)
{
    pthread_once(&once, read_all);
    return text;
}

void ct_force_refuse(const struct ct_interposed *interposed, int nranks, size_t bytes)
{
    const struct ct_algorithm *forced = interposed->notes->forced.algorithm;
    char what[NAME_MAX_BYTES + 100], size[40] = "";

    if (atomic_exchange(&interposed->notes->is_refused, true))
        return;
    if (ct_collective_has_data(interposed->collective))
        snprintf(size, sizeof size, " and %zu bytes", bytes);
    snprintf(what, sizeof what, "%s does not apply to %d ranks%s",
             forced == NULL ? "this order of native" : forced->name, nranks, size);
    ct_switch_complain("COLLTUNE_FORCE", text, what, "such calls are native");
}
