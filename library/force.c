/*
 * force.c - reads COLLTUNE_FORCE once.
 */
#include "library/force.h"

#include "library/switches.h"

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
static bool is_forced[CT_COLLECTIVES];
static struct ct_choice choices[CT_COLLECTIVES];

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
find_named(enum ct_collective collective, const char *word, const char *method)
{
    const struct ct_tuned_plan *plan = ct_tuned.plans;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        if (ct_registry[i]->collective == collective &&
            is_named(ct_registry[i]->name, word, method))
            return ct_registry[i];
    }
    for (; plan != NULL && plan->algorithm != NULL; plan++) {
        if (plan->algorithm->collective == collective &&
            is_named(plan->algorithm->name, word, method))
            return plan->algorithm;
    }
    return NULL;
}

static bool read_value(const struct ct_algorithm *algorithm, const char *value,
                       int *param)
{
    char *end;
    long number;

    *param = algorithm->param == NULL ? 0 : algorithm->param->values[0];
    if (value == NULL)
        return true;
    number = strtol(value, &end, 10);
    if (end == value || *end != '\0' || algorithm->param == NULL)
        return false;
    for (int i = 0; i < algorithm->param->nvalues; i++) {
        *param = algorithm->param->values[i];
        if (*param == number)
            return true;
    }
    return false;
}

/* COLLECTIVE:ALGORITHM[=VALUE]; NULL, or what is wrong with it. */
static const char *read_entry(char *entry)
{
    char *method = strchr(entry, ':');
    char *value = strchr(entry, '=');
    enum ct_collective collective;
    struct ct_choice choice = {NULL, 0};

    if (method == NULL)
        return "expected COLLECTIVE:ALGORITHM";
    *method++ = '\0';
    if (value != NULL)
        *value++ = '\0';
    collective = ct_collective_find(entry);
    if (collective == CT_COLLECTIVES)
        return "no such collective";
    if (strcmp(method, "native") != 0) {
        choice.algorithm = find_named(collective, entry, method);
        if (choice.algorithm == NULL)
            return "no such algorithm";
        if (!read_value(choice.algorithm, value, &choice.param))
            return "not a value of the algorithm's parameter";
    }
    choices[collective] = choice;
    is_forced[collective] = true;
    return NULL;
}

static void read_text(void)
{
    const char *value = getenv("COLLTUNE_FORCE");
    const char *mistake = NULL;
    char copy[TEXT_MAX_BYTES];
    char *rest = NULL;

    if (value == NULL || value[0] == '\0')
        return;
    if (strlen(value) < sizeof copy)
        memcpy(copy, value, strlen(value) + 1);
    else
        mistake = "too long";
    for (char *entry = mistake == NULL ? strtok_r(copy, ",", &rest) : NULL;
         entry != NULL && mistake == NULL; entry = strtok_r(NULL, ",", &rest))
        mistake = read_entry(entry);
    if (mistake != NULL) {
        memset(is_forced, 0, sizeof is_forced);
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

const struct ct_choice *ct_force_find(enum ct_collective collective)
{
    if (!atomic_load_explicit(&is_read, memory_order_acquire))
        pthread_once(&once, read_all);
    return is_forced[collective] ? &choices[collective] : NULL;
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

void ct_force_refuse(enum ct_collective collective, int nranks, size_t bytes)
{
    static atomic_bool is_said[CT_COLLECTIVES];
    char what[NAME_MAX_BYTES + 100];

    if (atomic_exchange(&is_said[collective], true))
        return;
    snprintf(what, sizeof what, "%s does not apply to %d ranks and %zu bytes",
             choices[collective].algorithm->name, nranks, bytes);
    ct_switch_complain("COLLTUNE_FORCE", text, what, "such calls are native");
}
