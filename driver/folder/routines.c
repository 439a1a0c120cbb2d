/*
 * routines.c - loads, proves and lists algorithms.
 */
#include "driver/folder/routines.h"

#include "checker/plan_check.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

int ct_routines_load(const char *path, struct ct_routines *routines,
                     struct ct_diag *diag)
{
    const void *list;

    routines->list = NULL;
    routines->repository = NULL;
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
    routines->repository = (const void *)dlsym(routines->handle, "ct_registry");
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

/* Shapes of one routine: all settings, and segments where it has them. */
static int check_shapes(const struct ct_algorithm *algorithm,
                        const struct ct_places *places, bool *is_open,
                        struct ct_diag *diag)
{
    const struct ct_planner planner = ct_planner_of(algorithm);
    const int nsettings = ct_settings_count(algorithm->params);
    const int nsegments = algorithm->segments == NULL ? 1 : 2;
    struct ct_shape shape = {.nranks = places->tree.nranks};
    struct ct_plan_proof proof = {.is_open = false};
    int err = CT_OK;

    shape.places = algorithm->by_places ? places : NULL;
    for (int i = 0; i < nsettings * nsegments && err == CT_OK; i++) {
        shape.setting = ct_settings_at(algorithm->params, i / nsegments);
        shape.segments = 1 + i % nsegments;
        err = ct_plan_check(&planner, &shape, &places->tree, &proof, diag);
        *is_open = *is_open || proof.is_open;
    }
    return err;
}

static int check_routine(const struct ct_algorithm *algorithm,
                         const struct ct_places *places, bool *is_open,
                         struct ct_diag *diag)
{
    struct ct_diag why = {""};
    const int err = check_shapes(algorithm, places, is_open, &why);

    if (err != CT_OK)
        ct_diag_set(diag, (enum ct_status)err,
                    "the generated routine %s is wrong: %.800s",
                    algorithm->name, why.text);
    return err;
}

bool ct_routine_is_for(const struct ct_algorithm *algorithm, int nranks)
{
    return algorithm->nranks == 0 || algorithm->nranks == nranks;
}

int ct_routines_check(const struct ct_routines *routines,
                      const struct ct_places *places,
                      const struct ct_algorithm **open, struct ct_diag *diag)
{
    const int nranks = places->tree.nranks;
    int err = CT_OK;

    *open = NULL;
    for (int i = 0; routines->list[i] != NULL && err == CT_OK; i++) {
        const struct ct_algorithm *algorithm = routines->list[i];
        bool is_open =
            nranks > CT_ROUTINES_CHECKED && algorithm->contention_free != NULL;

        if (!ct_routine_is_for(algorithm, nranks))
            continue;
        if (nranks <= CT_ROUTINES_CHECKED)
            err = check_routine(algorithm, places, &is_open, diag);
        if (is_open && *open == NULL)
            *open = algorithm;
    }
    return err;
}

/* True if a routine for these ranks plans the same here. */
static bool is_elsewhere_of(const struct ct_algorithm *algorithm,
                            const struct ct_routines *routines, int nranks)
{
    for (int i = 0; routines->list[i] != NULL; i++) {
        if (routines->list[i]->elsewhere != NULL &&
            strcmp(routines->list[i]->elsewhere->name, algorithm->name) == 0 &&
            ct_routine_is_for(routines->list[i], nranks))
            return true;
    }
    return false;
}

/* routines: what they have as elsewhere is left out */
static int add_those(const struct ct_algorithm *const *from,
                     const struct ct_routines *routines,
                     const struct ct_collective *collective, int nranks,
                     const struct ct_algorithm **list, int n)
{
    for (; *from != NULL; from++) {
        if (ct_collective_is((*from)->collective, collective) &&
            ct_routine_is_for(*from, nranks) &&
            !is_elsewhere_of(*from, routines, nranks))
            list[n++] = *from;
    }
    return n;
}

int ct_routines_select(const struct ct_routines *routines,
                       const struct ct_collective *collective, int nranks,
                       const struct ct_algorithm ***list, int *n,
                       struct ct_diag *diag)
{
    const size_t most = 1 + (size_t)ct_algorithms_count(ct_registry) +
                        (size_t)ct_algorithms_count(routines->list);

    *list = calloc(most, sizeof(void *));
    if (*list == NULL)
        return ct_diag_memory(diag);
    *n = add_those(ct_registry, routines, collective, nranks, *list, 1);
    *n = add_those(routines->list, routines, collective, nranks, *list, *n);
    return CT_OK;
}
