/*
 * force.c - reads COLLTUNE_FORCE once.
 */
#include "library/force.h"

#include "base/environment.h"
#include "library/switches.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#define NAME_MAX_BYTES 128
#define TEXT_MAX_BYTES 1024

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char text[TEXT_MAX_BYTES];
static bool is_any;
static atomic_bool is_read; /* cheaper to look at than `once` */

/* Is `name` COLLECTIVE_METHOD? */
static bool is_named(const char *name, const char *collective,
                     const char *method)
{
    const size_t length = strlen(collective);

    return strncmp(name, collective, length) == 0 && name[length] == '_' &&
           strcmp(name + length + 1, method) == 0;
}

/* Among the algorithms of the repository and those of tuned.c. */
static const struct ct_algorithm *
find_named(const struct ct_collective *collective, const char *method)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective == collective &&
            is_named(ct_registry[i]->name, collective->name, method))
            return ct_registry[i];
    }
    for (int i = 0; i < ct_tuned.nchoices; i++) {
        const struct ct_algorithm *algorithm = ct_tuned.choices[i].algorithm;

        if (algorithm != NULL && algorithm->collective == collective &&
            is_named(algorithm->name, collective->name, method))
            return algorithm;
    }
    return NULL;
}

static const struct ct_interposed *find_collective(const char *name)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        if (strcmp(ct_all_interposed[i]->collective->name, name) == 0)
            return ct_all_interposed[i];
    }
    return NULL;
}

/* VALUE of the only parameter, or NAME=VALUE for each of several, with ';'
   between them; NULL: the first values. */
static const char *read_setting(const struct ct_param *const *params,
                                char *words, struct ct_setting *setting)
{
    char named[CT_SETTING_TEXT];

    if (words == NULL) {
        *setting = ct_settings_at(params, 0);
        return NULL;
    }
    for (char *c = words; *c != '\0'; c++) {
        if (*c == ';')
            *c = ' ';
    }
    if (strchr(words, '=') != NULL)
        snprintf(named, sizeof named, "%s", words);
    else
        snprintf(named, sizeof named, "%s=%s",
                 params[0] == NULL ? "" : params[0]->name, words);
    return ct_setting_read(params, named, setting, NULL) == CT_OK
               ? NULL
               : "not a value of the algorithm's parameter";
}

/* COLLECTIVE:ALGORITHM[=SETTING]; NULL, or what is wrong with it. */
static const char *read_entry(char *entry)
{
    char *method = strchr(entry, ':');
    char *words = strchr(entry, '=');
    const struct ct_interposed *interposed;
    struct ct_choice choice = {.algorithm = NULL};
    const char *mistake = NULL;

    if (method == NULL)
        return "expected COLLECTIVE:ALGORITHM";
    *method++ = '\0';
    if (words != NULL)
        *words++ = '\0';
    interposed = find_collective(entry);
    if (interposed == NULL)
        return "no such collective";
    if (strcmp(method, "native") == 0) {
        if (words != NULL)
            mistake = read_setting(ct_no_params, words, &choice.setting);
    } else {
        choice.algorithm = find_named(interposed->collective, method);
        if (choice.algorithm == NULL)
            return "no such algorithm";
        mistake =
            read_setting(choice.algorithm->params, words, &choice.setting);
    }
    interposed->notes->forced = choice;
    interposed->notes->is_forced = mistake == NULL;
    return mistake;
}

static void read_text(void)
{
    const char *value = ct_environment_get("COLLTUNE_FORCE");
    const char *mistake = NULL;
    char copy[TEXT_MAX_BYTES];
    char *rest = NULL;

    if (value == NULL)
        return;
    if (strlen(value) < sizeof copy)
        memcpy(copy, value, strlen(value) + 1);
    else
        mistake = "too long";
    for (char *entry = mistake == NULL ? strtok_r(copy, ",", &rest) : NULL;
         entry != NULL && mistake == NULL; entry = strtok_r(NULL, ",", &rest))
        mistake = read_entry(entry);
    if (mistake != NULL) {
        for (int i = 0; ct_all_interposed[i] != NULL; i++)
            ct_all_interposed[i]->notes->is_forced = false;
        ct_switch_complain("COLLTUNE_FORCE", value, mistake,
                           "nothing is forced");
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

void ct_force_refuse(const struct ct_interposed *interposed, int nranks,
                     size_t bytes)
{
    const struct ct_algorithm *forced = interposed->notes->forced.algorithm;
    char what[NAME_MAX_BYTES + 100], size[40] = "";

    if (atomic_exchange(&interposed->notes->is_refused, true))
        return;
    if (ct_collective_has_data(interposed->collective))
        snprintf(size, sizeof size, " and %zu bytes", bytes);
    snprintf(what, sizeof what, "%s does not apply to %d ranks%s",
             forced == NULL ? "this order of native" : forced->name, nranks,
             size);
    ct_switch_complain("COLLTUNE_FORCE", text, what, "such calls are native");
}
