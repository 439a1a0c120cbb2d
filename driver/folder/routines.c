/*
 * routines.c - loads, proves and lists algorithms.
 */
#include "driver/folder/routines.h"

#include "checker/checker.h"
#include "repo/fingerprint.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

int ct_routines_load(const char *path, struct ct_routines *routines,
                     struct ct_diag *diag)
{
    const void *list;

    routines->list = NULL;
    routines->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (routines->handle == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM,
                           "cannot load the generated routines: %s", dlerror());
    list = dlsym(routines->handle, "ct_generated");
    if (list == NULL) {
        ct_routines_unload(routines);
        return ct_diag_set(diag, CT_ERR_SYSTEM, "%s has no list of routines",
                           path);
    }
    routines->list = list;
    return CT_OK;
}

void ct_routines_unload(struct ct_routines *routines)
{
    if (routines->handle != NULL)
        dlclose(routines->handle);
    routines->handle = NULL;
}

int ct_routines_check_names(const struct ct_routines *routines,
                            char *const *files, struct ct_diag *diag)
{
    for (int i = 0; routines->list[i] != NULL; i++) {
        const char *name = routines->list[i]->name;
        const char *word = routines->list[i]->collective->name;
        const size_t length = strlen(name), n = strlen(word);

        if (strncmp(files[i], name, length) != 0 ||
            strcmp(files[i] + length, ".c") != 0)
            return ct_diag_set(
                diag, CT_ERR_INVALID,
                "the routine in %s has the name %s: they must be "
                "the same",
                files[i], name);
        if (strncmp(name, word, n) != 0 || name[n] != '_')
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "the routine %s is for %s: its name must begin "
                               "with %s_",
                               name, word, word);
        if (strcmp(name + n, "_native") == 0 ||
            ct_algorithm_find(ct_registry, name) != NULL)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "the routine %s has the name of an algorithm of "
                               "the repository",
                               name);
    }
    return CT_OK;
}

/* Plan all ranks and run the checker, as usual and in place. */
static int check_shape(const struct ct_algorithm *algorithm,
                       struct ct_shape shape, struct ct_diag *diag)
{
    const int n = shape.nranks;
    struct ct_schedule **schedules = calloc((size_t)n, sizeof(void *));
    const struct ct_schedule **view = calloc((size_t)n, sizeof(void *));
    struct ct_check check = {.collective = algorithm->collective,
                             .nranks = n,
                             .schedules = view,
                             .ordered = algorithm->ordered};
    int err = CT_OK;

    if (schedules == NULL || view == NULL) {
        free(schedules);
        free(view);
        return ct_diag_memory(diag);
    }
    for (int i = 0; i < n && err == CT_OK; i++) {
        shape.rank = i;
        err = ct_algorithm_plan(algorithm, &shape, &schedules[i], diag);
        view[i] = schedules[i];
    }
    if (err == CT_OK)
        err = ct_check_run(&check, NULL, diag);
    check.in_place = true;
    if (err == CT_OK)
        err = ct_check_run(&check, NULL, diag);
    for (int i = 0; i < n; i++)
        ct_schedule_free(schedules[i]);
    free(schedules);
    free(view);
    return err;
}

static int check_routine(const struct ct_algorithm *algorithm, int nranks,
                         struct ct_diag *diag)
{
    const int nsettings = ct_settings_count(algorithm->params);
    struct ct_shape shape = {.nranks = nranks};
    struct ct_diag why = {""};
    int err = CT_OK;

    for (int i = 0; i < nsettings && err == CT_OK; i++) {
        shape.setting = ct_settings_at(algorithm->params, i);
        for (shape.segments = 1; shape.segments <= 2 && err == CT_OK;
             shape.segments++) {
            if (shape.segments == 1 || algorithm->segments != NULL)
                err = check_shape(algorithm, shape, &why);
        }
    }
    if (err != CT_OK)
        ct_diag_set(diag, (enum ct_status)err,
                    "the generated routine %s is wrong: %.800s",
                    algorithm->name, why.text);
    return err;
}

static bool is_for(const struct ct_algorithm *algorithm, int nranks)
{
    return algorithm->nranks == 0 || algorithm->nranks == nranks;
}

int ct_routines_check(const struct ct_routines *routines, int nranks,
                      struct ct_diag *diag)
{
    int err = CT_OK;

    if (nranks > CT_ROUTINES_CHECKED)
        return CT_OK;
    for (int i = 0; routines->list[i] != NULL && err == CT_OK; i++) {
        if (is_for(routines->list[i], nranks))
            err = check_routine(routines->list[i], nranks, diag);
    }
    return err;
}

uint64_t ct_routines_fingerprint(const struct ct_routines *routines, int nranks)
{
    uint64_t hash = 0;

    for (int i = 0; routines->list[i] != NULL; i++) {
        const struct ct_algorithm *const one[] = {routines->list[i], NULL};

        if (is_for(one[0], nranks)) /* names differ: order does not matter */
            hash += ct_fingerprint_list(one, nranks, NULL);
    }
    return hash;
}

static int count(const struct ct_algorithm *const *list)
{
    int n = 0;

    while (list[n] != NULL)
        n++;
    return n;
}

static int add_those(const struct ct_algorithm *const *from,
                     const struct ct_collective *collective, int nranks,
                     const struct ct_algorithm **list, int n)
{
    for (; *from != NULL; from++) {
        if (ct_collective_is((*from)->collective, collective) &&
            is_for(*from, nranks))
            list[n++] = *from;
    }
    return n;
}

int ct_routines_select(const struct ct_routines *routines,
                       const struct ct_collective *collective, int nranks,
                       const struct ct_algorithm ***list, int *n,
                       struct ct_diag *diag)
{
    const size_t most =
        1 + (size_t)count(ct_registry) + (size_t)count(routines->list);

    *list = calloc(most, sizeof(void *));
    if (*list == NULL)
        return ct_diag_memory(diag);
    *n = add_those(ct_registry, collective, nranks, *list, 1);
    *n = add_those(routines->list, collective, nranks, *list, *n);
    return CT_OK;
}
