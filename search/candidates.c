/*
 * candidates.c - check a space, number its candidates.
 */
#include "search/candidates.h"

#include <stdlib.h>

/* Settings of an algorithm: 1 without parameters. */
static size_t count_settings(const struct ct_search_algorithm *algorithm)
{
    size_t n = 1;

    for (int k = 0; k < algorithm->nparams; k++)
        n = ct_size_mul(n, (size_t)algorithm->params[k].nvalues);
    return n;
}

static int check_algorithm(const struct ct_search_algorithm *algorithm, struct ct_diag *diag)
{
    if (algorithm->is_native && algorithm->nparams > 0)
        return ct_diag_set(diag, CT_ERR_INVALID, "native %s has a parameter", algorithm->name);
    if (algorithm->nparams < 0 || algorithm->nparams > CT_SEARCH_PARAMS_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID, "%s has %d parameters: at most %d are possible",
                           algorithm->name, algorithm->nparams, CT_SEARCH_PARAMS_MAX);
    for (int k = 0; k < algorithm->nparams; k++) {
        if (algorithm->params[k].nvalues < 1)
            return ct_diag_set(diag, CT_ERR_INVALID, "parameter %d of %s has no values", k + 1,
                               algorithm->name);
    }
    return count_settings(algorithm) <= CT_SEARCH_SETTINGS_MAX
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_INVALID, "%s has %zu settings: at most %d are possible",
                             algorithm->name, count_settings(algorithm), CT_SEARCH_SETTINGS_MAX);
}

static int check_space(const struct ct_space *space, struct ct_diag *diag)
{
    int natives = 0;
    int err;

    for (int i = 0; i < space->nalgorithms; i++) {
        natives += space->algorithms[i].is_native;
        err = check_algorithm(&space->algorithms[i], diag);
        if (err != CT_OK)
            return err;
    }
    if (natives != 1)
        return ct_diag_set(diag, CT_ERR_INVALID, "%d native algorithms among %d: one is needed",
                           natives, space->nalgorithms);
    for (int i = 0; i < space->nsizes; i++) {
        /* 0 is for what has no size */
        if (space->nsizes > 1 && space->sizes[i] <= (i == 0 ? 0 : space->sizes[i - 1]))
            return ct_diag_set(diag, CT_ERR_INVALID, "fixed size %d (%zu bytes) does not ascend", i,
                               space->sizes[i]);
    }
    return 0;
}

/* How far apart neighbours along a parameter are. */
static int stride_of(const struct ct_search_algorithm *algorithm, int param)
{
    int stride = 1;

    for (int k = param + 1; k < algorithm->nparams; k++)
        stride *= algorithm->params[k].nvalues;
    return stride;
}

static void list_candidates(struct ct_candidates *candidates)
{
    const struct ct_space *space = candidates->space;

    for (int a = 0; a < space->nalgorithms; a++) {
        const struct ct_search_algorithm *algorithm = &space->algorithms[a];
        const int first = candidates->first[a];
        const int n = (int)count_settings(algorithm);

        candidates->first[a + 1] = first + n;
        if (algorithm->is_native)
            candidates->native = first;
        for (int i = 0; i < n; i++)
            candidates->at[first + i] =
                (struct ct_search_candidate){.is = space->candidates[first + i], .algorithm = a};
    }
}

int ct_candidates_init(struct ct_candidates *candidates, const struct ct_space *space,
                       struct ct_diag *diag)
{
    int err;

    *candidates = (struct ct_candidates){.space = space};
    err = check_space(space, diag);
    if (err != CT_OK)
        return err;
    for (int a = 0; a < space->nalgorithms; a++)
        candidates->n += (int)count_settings(&space->algorithms[a]);
    candidates->at = calloc((size_t)candidates->n, sizeof *candidates->at);
    candidates->first = calloc((size_t)space->nalgorithms + 1, sizeof *candidates->first);
    if (candidates->at == NULL || candidates->first == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for %d candidates", candidates->n);
    list_candidates(candidates);
    return 0;
}

void ct_candidates_fini(struct ct_candidates *candidates)
{
    free(candidates->at);
    free(candidates->first);
}

struct ct_line ct_candidates_of(const struct ct_candidates *candidates, int algorithm)
{
    const int *first = &candidates->first[algorithm];

    return (struct ct_line){.first = first[0], .n = first[1] - first[0], .stride = 1};
}

static const struct ct_search_algorithm *algorithm_of(const struct ct_candidates *candidates,
                                                      int candidate)
{
    return &candidates->space->algorithms[candidates->at[candidate].algorithm];
}

int ct_candidates_nparams(const struct ct_candidates *candidates, int candidate)
{
    return algorithm_of(candidates, candidate)->nparams;
}

int ct_candidates_number(const struct ct_candidates *candidates, int candidate, int param)
{
    const struct ct_search_algorithm *algorithm = algorithm_of(candidates, candidate);
    const int first = candidates->first[candidates->at[candidate].algorithm];

    return param < algorithm->nparams ? (candidate - first) / stride_of(algorithm, param) %
                                            algorithm->params[param].nvalues
                                      : 0;
}

struct ct_line ct_candidates_along(const struct ct_candidates *candidates, int candidate, int param)
{
    const struct ct_search_algorithm *algorithm = algorithm_of(candidates, candidate);
    const int number = ct_candidates_number(candidates, candidate, param);
    const int stride = stride_of(algorithm, param);

    return (struct ct_line){.first = candidate - number * stride,
                            .n = param < algorithm->nparams ? algorithm->params[param].nvalues : 1,
                            .stride = stride};
}

bool ct_candidates_may_use(const struct ct_candidates *candidates, int candidate, size_t bytes)
{
    const struct ct_space *space = candidates->space;

    return candidate == candidates->native || space->applies == NULL ||
           space->applies(space->ctx, space->candidates[candidate], bytes);
}
