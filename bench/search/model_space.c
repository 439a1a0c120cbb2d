/*
 * model_space.c - all settings of all algorithms.
 */
#include "bench/search/model_space.h"

#include <stdlib.h>

/* Setting `number` of an algorithm; the last parameter varies fastest. */
static struct ct_setting setting_at(const struct ct_model_algorithm *algorithm, int number)
{
    struct ct_setting setting = {{0}};

    for (int k = algorithm->searched.nparams - 1; k >= 0; k--) {
        const int n = algorithm->searched.params[k].nvalues;

        setting.values[k] = algorithm->values[k][number % n];
        number /= n;
    }
    return setting;
}

static size_t count_settings(const struct ct_search_algorithm *algorithm)
{
    size_t n = 1;

    for (int k = 0; k < algorithm->nparams; k++)
        n *= (size_t)algorithm->params[k].nvalues;
    return n;
}

int ct_model_space_init(struct ct_model_space *space, const struct ct_model_collective *c)
{
    const size_t nalgorithms = (size_t)c->nalgorithms;
    size_t n = 0;

    for (size_t a = 0; a < nalgorithms; a++)
        n += count_settings(&c->algorithms[a].searched);
    space->algorithms = calloc(nalgorithms, sizeof *space->algorithms);
    space->searched = calloc(n + 1, sizeof *space->searched);
    space->list = calloc(n + 1, sizeof(void *));
    if (space->algorithms == NULL || space->searched == NULL || space->list == NULL)
        return CT_ERR_MEMORY;
    n = 0;
    for (size_t a = 0; a < nalgorithms; a++) {
        const size_t count = count_settings(&c->algorithms[a].searched);

        space->algorithms[a] = c->algorithms[a].searched;
        for (size_t k = 0; k < count; k++, n++) {
            const struct ct_setting setting = setting_at(&c->algorithms[a], (int)k);

            space->searched[n].number = ct_model_find(c, (int)a, &setting);
            space->list[n] = &space->searched[n];
        }
    }
    return CT_OK;
}

void ct_model_space_fini(struct ct_model_space *space)
{
    free(space->algorithms);
    free(space->searched);
    free(space->list);
}
