/*
 * routines.c - loads, proves and lists algorithms.
 */
#include "driver/folder/routines.h"

#include "checker/plan_check.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

int ct_routines_load(const char *path, struct ct_routines *routines, struct ct_diag *diag)
{
    const void *list;

    routines->list = NULL;
    routines->repository = NULL;
    routines->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (routines->handle == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot load the generated routines: %s",
                           dlerror());
    list = dlsym(routines->handle, "ct_generated");
    if (list == NULL) {
        ct_routines_unload(routines);
        return ct_diag_set(diag, CT_ERR_SYSTEM, "%s has no list of routines", path);
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

int ct_routines_check_names(const struct ct_routines *routines, char *const *files,
                            struct ct_diag *diag)
{
    for (int i = 0; routines->list[i] != NULL; i++) {
        const char *name = routines->list[i]->name;
        const char *word = routines->list[i]->collective->name;
        const size_t length = strlen(name), n = strlen(word);

        if (strncmp(files[i], name, length) != 0 || strcmp(files[i] + length, ".c") != 0)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "the routine in %s has the name %s: they must be "
                               "the same",
                               files[i], name);
        if (strncmp(name, word, n) != 0 || name[n] != '_')
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "the routine %s is for %s: its name must begin "
                               "with %s_",
                               name, word, word);
        if (strcmp(name + n, "_native") == 0 || ct_algorithm_find(ct_registry, name) != NULL)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "the routine %s has the name of an algorithm of "
                               "the repository",
                               name);
    }
    return CT_OK;
}

/* True if the routine applies to any size with this setting. */
static bool applies(const struct ct_algorithm *algorithm, const struct ct_setting *setting,
                    const struct ct_places *places)
{
    struct ct_problem problem = {.collective = algorithm->collective,
                                 .nranks = places->tree.nranks,
                                 .setting = *setting,
                                 .places = places};

    for (problem.bytes = 1; problem.bytes <= (size_t)1 << 30; problem.bytes *= 2) {
        if (ct_algorithm_applies(algorithm, &problem))
            return true;
    }
    return false;
}

/* Shapes of one routine: all settings that apply, and segments where it has
   them. */
static int check_shapes(const struct ct_algorithm *algorithm, const struct ct_places *places,
                        bool *is_open, struct ct_diag *diag)
{
    const struct ct_planner planner = ct_planner_of(algorithm);
    const int nsettings = ct_settings_count(algorithm->params);
    const int nsegments = algorithm->segments == NULL ? 1 : 2;
    struct ct_shape shape = {.nranks = places->tree.nranks};
    struct ct_plan_proof proof = {.is_open = false};
    int err = CT_OK;

    shape.places = ct_algorithm_needs_places(algorithm) ? places : NULL;
    for (int i = 0; i < nsettings * nsegments && err == CT_OK; i++) {
        shape.setting = ct_settings_at(algorithm->params, i / nsegments);
        shape.segments = 1 + i % nsegments;
        if (!applies(algorithm, &shape.setting, places))
            continue;
        err = ct_plan_check(&planner, &shape, &places->tree, &proof, diag);
        *is_open = *is_open || proof.is_open;
    }
    return err;
}

static int check_routine(const struct ct_algorithm *algorithm, const struct ct_places *places,
                         bool *is_open, struct ct_diag *diag)
{
    struct ct_diag why = {""};
    const int err = check_shapes(algorithm, places, is_open, &why);

    if (err != CT_OK)
        ct_diag_set(diag, (enum ct_status)err, "the %s %s is wrong: %.800s",
                    ct_algorithm_find(ct_registry, algorithm->name) == algorithm
                        ? "algorithm"
                        : "generated routine",
                    algorithm->name, why.text);
    return err;
}

bool ct_routine_is_for(const struct ct_algorithm *algorithm, int nranks)
{
    return algorithm->nranks == 0 || algorithm->nranks == nranks;
}

/* is_open: out: it has a claim that was not proved */
static int check_one(const struct ct_algorithm *algorithm, const struct ct_places *places,
                     bool *is_open, struct ct_diag *diag)
{
    const int nranks = places->tree.nranks;

    *is_open = nranks > CT_ROUTINES_CHECKED && algorithm->contention_free != NULL;
    return nranks <= CT_ROUTINES_CHECKED ? check_routine(algorithm, places, is_open, diag) : CT_OK;
}

/* True if the repository's algorithm makes a claim about these places. */
static bool claims(const struct ct_algorithm *algorithm)
{
    return algorithm->by_places && algorithm->contention_free != NULL;
}

int ct_routines_check(const struct ct_routines *routines, const struct ct_places *places,
                      const struct ct_algorithm **open, struct ct_diag *diag)
{
    const struct ct_algorithm *const *const lists[] = {routines->list, ct_registry};
    int err = CT_OK;

    *open = NULL;
    for (int k = 0; k < 2; k++) {
        for (int i = 0; lists[k][i] != NULL && err == CT_OK; i++) {
            const struct ct_algorithm *algorithm = lists[k][i];
            bool is_open;

            if (k == 0 ? !ct_routine_is_for(algorithm, places->tree.nranks) : !claims(algorithm))
                continue;
            err = check_one(algorithm, places, &is_open, diag);
            if (k == 0 && is_open && *open == NULL)
                *open = algorithm;
        }
    }
    return err;
}

static int add_those(const struct ct_algorithm *const *from, const struct ct_collective *collective,
                     int nranks, const struct ct_algorithm **list, int n)
{
    for (; *from != NULL; from++) {
        if (ct_collective_is((*from)->collective, collective) && ct_routine_is_for(*from, nranks))
            list[n++] = *from;
    }
    return n;
}

int ct_routines_select(const struct ct_routines *routines, const struct ct_collective *collective,
                       int nranks, const struct ct_algorithm ***list, int *n, struct ct_diag *diag)
{
    const size_t most =
        1 + (size_t)ct_algorithms_count(ct_registry) + (size_t)ct_algorithms_count(routines->list);

    *list = calloc(most, sizeof(void *));
    if (*list == NULL)
        return ct_diag_memory(diag);
    *n = add_those(ct_registry, collective, nranks, *list, 1);
    *n = add_those(routines->list, collective, nranks, *list, *n);
    return CT_OK;
}
