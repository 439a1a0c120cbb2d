/*
 * link_bounds.c - remembers the bound of each candidate and size: the search
 * asks often, and working one out takes the schedules of all ranks.
 */
#include "driver/link_bounds.h"

#include "base/array.h"
#include "checker/link_load.h"

#include <stdlib.h>

#define SPARE_BYTES 32768 /* that a switch may buffer for a link */

struct ct_link_bound {
    const struct ct_algorithm *algorithm;
    struct ct_setting setting;
    size_t bytes;
    double seconds;
};

static uint64_t hash(const struct ct_link_bound *bound)
{
    uint64_t h = ct_hash_text(CT_HASH_START, bound->algorithm->name);

    h = ct_hash(h, &bound->setting, sizeof bound->setting);
    return ct_hash(h, &bound->bytes, sizeof bound->bytes);
}

static bool is_key(const void *rows, int position, const void *key)
{
    const struct ct_link_bound *all = rows, *row = &all[position];
    const struct ct_link_bound *wanted = key;

    return row->algorithm == wanted->algorithm && row->bytes == wanted->bytes &&
           ct_setting_is_equal(&row->setting, &wanted->setting);
}

static bool has_capacity(const struct ct_tree *tree)
{
    for (int i = 1; tree->capacity != NULL && i < tree->nnodes; i++) {
        if (tree->capacity[i] > 0)
            return true;
    }
    return false;
}

static double work_out(const struct ct_algorithm *algorithm,
                       const struct ct_problem *problem)
{
    const struct ct_tree *tree = &problem->places->tree;
    double *load, seconds = 0;

    if (problem->nranks > CT_LINK_BOUNDS_RANKS_MAX || !has_capacity(tree) ||
        !ct_algorithm_applies(algorithm, problem))
        return 0;
    load = calloc(2 * (size_t)tree->nnodes, sizeof *load);
    if (load != NULL &&
        ct_link_load(algorithm, problem, tree, load, NULL) == CT_OK)
        seconds = ct_link_load_seconds(tree, load, SPARE_BYTES);
    free(load);
    return seconds;
}

/* Without memory it will be worked out again. */
static void keep(struct ct_link_bounds *bounds,
                 const struct ct_link_bound *bound)
{
    struct ct_link_bound *rows =
        ct_array_grow(bounds->rows, bounds->n, sizeof *rows);

    if (rows == NULL)
        return;
    bounds->rows = rows;
    rows[bounds->n] = *bound;
    if (ct_hash_index_add(&bounds->index, hash(bound), bounds->n) == CT_OK)
        bounds->n++;
}

double ct_link_bound_seconds(struct ct_link_bounds *bounds,
                             const struct ct_algorithm *algorithm,
                             const struct ct_problem *problem)
{
    struct ct_link_bound bound = {.algorithm = algorithm,
                                  .setting = problem->setting,
                                  .bytes = problem->bytes};
    const int found = ct_hash_index_find(&bounds->index, hash(&bound), is_key,
                                         bounds->rows, &bound);

    if (found >= 0)
        return bounds->rows[found].seconds;
    bound.seconds = work_out(algorithm, problem);
    keep(bounds, &bound);
    return bound.seconds;
}

void ct_link_bounds_fini(struct ct_link_bounds *bounds)
{
    ct_hash_index_fini(&bounds->index);
    free(bounds->rows);
}
