/*
 * contenders.c - all that could run at a size, and what was chosen for it.
 */
#include "bench/search/tuned_folder.h"
#include "checker/link_load.h"
#include "result/wording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SPARE 32768 /* bytes that a link is thought to pass at once */

struct listing {
    const struct ct_tuned_folder *folder;
    const struct ct_collective *collective;
    size_t bytes;
    struct ct_contender *list;
    int n;
};

static int bound_of(const struct listing *l, const struct ct_algorithm *algorithm,
                    const struct ct_problem *problem, double *bound_s, struct ct_diag *diag)
{
    const struct ct_tree *tree = &l->folder->wiring.tree;
    double *load = calloc((size_t)ct_links_count(tree), sizeof *load);
    int err =
        load == NULL ? ct_diag_memory(diag) : ct_link_load(algorithm, problem, tree, load, diag);

    if (err == CT_OK)
        *bound_s = ct_link_load_seconds(tree, load, SPARE);
    free(load);
    return err;
}

/* Add the setting if it applies. */
static int add(struct listing *l, const struct ct_algorithm *algorithm, struct ct_setting setting,
               struct ct_diag *diag)
{
    const struct ct_problem problem = {.collective = l->collective,
                                       .nranks = l->folder->machine.cluster->nranks,
                                       .bytes = l->bytes,
                                       .setting = setting,
                                       .places = l->folder->wiring.places};
    struct ct_contender *grown;

    if (!ct_algorithm_applies(algorithm, &problem))
        return CT_OK;
    grown = realloc(l->list, (size_t)(l->n + 1) * sizeof *grown);
    if (grown == NULL)
        return ct_diag_memory(diag);
    l->list = grown;
    memset(&grown[l->n], 0, sizeof *grown);
    snprintf(grown[l->n].algorithm, sizeof grown->algorithm, "%s", algorithm->name);
    ct_setting_text(algorithm->params, &setting, grown[l->n].setting);
    return bound_of(l, algorithm, &problem, &grown[l->n++].bound_s, diag);
}

/* As it is, then in the other orders. */
static int add_native(struct listing *l, struct ct_diag *diag)
{
    int orders[CT_ORDERS];
    const int n = ct_places_orders(l->folder->wiring.places, orders);

    l->list = calloc((size_t)n, sizeof *l->list);
    if (l->list == NULL)
        return ct_diag_memory(diag);
    for (; l->n < n; l->n++) {
        const struct ct_setting setting = {{[CT_SETTING_ORDER] = orders[l->n]}};
        struct ct_contender *own = &l->list[l->n];

        snprintf(own->algorithm, sizeof own->algorithm, "%s_native", l->collective->name);
        ct_setting_text(ct_no_params, &setting, own->setting);
    }
    return CT_OK;
}

static int add_all(struct listing *l, struct ct_diag *diag)
{
    const struct ct_algorithm **algorithms = NULL;
    int n = 0;
    int err = ct_routines_select(&l->folder->loaded, l->collective,
                                 l->folder->machine.cluster->nranks, &algorithms, &n, diag);

    for (int i = 1; i < n && err == CT_OK; i++) {
        const struct ct_places *places = l->folder->wiring.places;
        const int nsettings = ct_algorithm_settings(algorithms[i], places);

        for (int k = 0; k < nsettings && err == CT_OK; k++)
            err = add(l, algorithms[i], ct_algorithm_setting_at(algorithms[i], places, k), diag);
    }
    free(algorithms);
    return err;
}

static int compare_bounds(const void *a, const void *b)
{
    const struct ct_contender *x = a, *y = b;

    if (x->bound_s != y->bound_s)
        return x->bound_s < y->bound_s ? -1 : 1;
    return strcmp(x->algorithm, y->algorithm);
}

static bool is_choice(const struct ct_contender *contender, const struct ct_result_range *range,
                      const struct ct_collective *collective)
{
    char native[CT_CHOICE_NAME_SIZE];

    return strcmp(contender->algorithm, ct_choice_name(collective->name, range->choice.algorithm,
                                                       native, sizeof native)) == 0 &&
           strcmp(contender->setting, range->choice.setting == NULL ? "" : range->choice.setting) ==
               0;
}

/* -1: the decisions name none of the contenders. */
static int find_choice(const struct listing *l)
{
    const struct ct_result_collective *own =
        ct_result_find_collective(l->folder->result, l->collective->name);
    const struct ct_result_range *range =
        own == NULL ? NULL : ct_result_find_range(own->cases, l->bytes);

    if (range == NULL)
        return -1;
    for (int i = 0; i < l->n; i++) {
        if (is_choice(&l->list[i], range, l->collective))
            return i;
    }
    return -1;
}

int ct_contenders_make(const struct ct_tuned_folder *folder, const struct ct_collective *collective,
                       size_t bytes, struct ct_contender **list, int *choice, struct ct_diag *diag)
{
    struct listing l = {.folder = folder, .collective = collective, .bytes = bytes};
    int err = add_native(&l, diag);

    if (err == CT_OK)
        err = add_all(&l, diag);
    *list = l.list;
    if (err != CT_OK)
        return err;
    qsort(l.list + 1, (size_t)l.n - 1, sizeof *l.list, compare_bounds);
    *choice = find_choice(&l);
    if (*choice < 0)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s at %zu bytes: the decisions name no candidate",
                           collective->name, bytes);
    return l.n;
}
