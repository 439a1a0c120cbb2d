/*
 * model_space.c - all settings of all algorithms.
 */
#include "bench/search/model_space.h"

#include "base/text.h"

#include <stdlib.h>
#include <string.h>

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

/* Name a candidate by what the repository has; a model's may be of another time. */
static int name(struct ct_candidate *candidate, const struct ct_model_collective *c,
                const struct ct_model_algorithm *algorithm, const struct ct_setting *values)
{
    const struct ct_named named = ct_named_find(ct_registry, algorithm->searched.name);
    const int nparams = algorithm->searched.nparams;
    const struct ct_param *const *params = ct_named_params(&named);
    const int nown = named.algorithm == NULL ? 0 : ct_params_count(params);
    struct ct_text text = {0};

    candidate->collective = c->name;
    candidate->name = ct_format("%s", algorithm->searched.name);
    candidate->algorithm = named.algorithm;
    for (int k = 0; named.algorithm != NULL && k < ct_settings_count(params); k++) {
        const struct ct_setting own = ct_settings_at(params, k);

        if (memcmp(own.values, values->values, (size_t)nown * sizeof *own.values) == 0)
            candidate->setting = ct_named_setting_at(&named, k);
    }
    if (nparams == nown + 1) /* the order of ranks */
        candidate->setting.values[CT_SETTING_ORDER] = values->values[nown];
    for (int k = 0; k < nparams; k++)
        ct_text_add(&text, " %d", values->values[k]);
    candidate->words = NULL;
    return candidate->name == NULL ? CT_ERR_MEMORY : ct_text_take(&text, &candidate->words, NULL);
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
        space->n = (int)(n + count);
        for (size_t k = 0; k < count; k++, n++) {
            const struct ct_setting setting = setting_at(&c->algorithms[a], (int)k);

            space->searched[n].number = ct_model_find(c, (int)a, &setting);
            space->list[n] = &space->searched[n];
            if (name(&space->searched[n], c, &c->algorithms[a], &setting) != CT_OK)
                return CT_ERR_MEMORY;
            space->searched[n].text = space->searched[n].words;
        }
    }
    return CT_OK;
}

void ct_model_space_fini(struct ct_model_space *space)
{
    for (int i = 0; i < space->n; i++) {
        free(space->searched[i].name);
        free(space->searched[i].words);
    }
    free(space->algorithms);
    free(space->searched);
    free(space->list);
}
