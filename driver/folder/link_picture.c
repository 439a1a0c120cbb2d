/*
 * link_picture.c - the tree from the cluster, its loads from the schedules.
 */
#include "driver/folder/link_picture.h"

#include "base/text.h"
#include "checker/link_load.h"
#include "generator/wiring.h"

#include <stdlib.h>
#include <string.h>

/* The cluster's nodes as a tree of repo/. */
struct whole_tree {
    struct ct_tree tree;
    int *parent;
    double *capacity;
};

static void fini_tree(struct whole_tree *whole)
{
    free(whole->parent);
    free(whole->capacity);
}

static int init_tree(struct whole_tree *whole, const struct ct_cluster *cluster,
                     struct ct_diag *diag)
{
    const size_t n = (size_t)cluster->nnodes;

    whole->parent = calloc(n, sizeof *whole->parent);
    whole->capacity = calloc(n, sizeof *whole->capacity);
    if (whole->parent == NULL || whole->capacity == NULL)
        return ct_diag_memory(diag);
    for (int x = 0; x < cluster->nnodes; x++) {
        whole->parent[x] = cluster->nodes[x].parent;
        whole->capacity[x] = cluster->nodes[x].cable.bandwidth;
    }
    whole->tree = (struct ct_tree){.nnodes = cluster->nnodes,
                                   .parent = whole->parent,
                                   .capacity = whole->capacity,
                                   .nranks = cluster->nranks,
                                   .place = cluster->rank_place};
    return CT_OK;
}

/* What was chosen, and where. */
struct chosen {
    const struct ct_result_collective *own;
    const struct ct_result_size *size;
    const struct ct_algorithm *algorithm;
    struct ct_problem problem;
};

static const struct ct_algorithm *find_algorithm(const struct ct_routines *routines,
                                                 const char *name)
{
    const struct ct_algorithm *algorithm =
        ct_algorithm_find(routines->repository == NULL ? ct_registry : routines->repository, name);

    return algorithm == NULL && routines->list != NULL ? ct_algorithm_find(routines->list, name)
                                                       : algorithm;
}

/* True if the collective has a choice at its largest size whose schedule can
   be planned. */
static bool find_choice(const struct ct_result_collective *own, const struct ct_routines *routines,
                        const struct ct_places *places, struct chosen *chosen)
{
    const struct ct_result_size *size;
    struct ct_diag diag = {""};

    if (own->cases->nsizes == 0)
        return false;
    size = &own->cases->sizes[own->cases->nsizes - 1];
    *chosen = (struct chosen){.own = own,
                              .size = size,
                              .algorithm = find_algorithm(routines, size->algorithm),
                              .problem = {.collective = ct_collective_find(own->name),
                                          .nranks = places->tree.nranks,
                                          .bytes = size->bytes,
                                          .places = places}};
    return chosen->algorithm != NULL && chosen->problem.collective != NULL &&
           ct_setting_read(chosen->algorithm->params, size->setting == NULL ? "" : size->setting,
                           &chosen->problem.setting, &diag) == CT_OK &&
           ct_algorithm_applies(chosen->algorithm, &chosen->problem);
}

/* The all-to-all's choice, or the first other one. */
static bool find_any_choice(const struct ct_result *result, const struct ct_routines *routines,
                            const struct ct_places *places, struct chosen *chosen)
{
    const struct ct_result_collective *alltoall = ct_result_find_collective(result, "alltoall");

    if (alltoall != NULL && find_choice(alltoall, routines, places, chosen))
        return true;
    for (int i = 0; i < result->ncollectives; i++) {
        if (find_choice(&result->collectives[i], routines, places, chosen))
            return true;
    }
    return false;
}

/* Of the cable above node x, `nranks` below it. */
static int add_link(struct ct_result_tree *tree, const struct ct_cluster *cluster, int x,
                    int nranks, struct ct_diag *diag)
{
    const struct ct_node *node = &cluster->nodes[x];
    struct ct_result_link *link = CT_ADD(tree, links);

    if (link == NULL)
        return ct_diag_memory(diag);
    link->lower = ct_format("%s", node->name);
    link->upper = ct_format("%s", cluster->nodes[node->parent].name);
    link->nranks = nranks;
    link->capacity = node->cable.bandwidth;
    return link->lower == NULL || link->upper == NULL ? ct_diag_memory(diag) : CT_OK;
}

/* One for each node that has a cable. */
static int add_links(struct ct_result_tree *tree, const struct ct_cluster *cluster,
                     const struct whole_tree *whole, struct ct_diag *diag)
{
    int *below = calloc((size_t)cluster->nnodes, sizeof *below);
    int err = CT_OK;

    if (below == NULL)
        return ct_diag_memory(diag);
    ct_tree_below(&whole->tree, below);
    for (int x = 1; x < cluster->nnodes && err == CT_OK; x++)
        err = add_link(tree, cluster, x, below[x], diag);
    free(below);
    return err;
}

static int set_head(struct ct_result_tree *tree, const struct chosen *chosen, struct ct_diag *diag)
{
    const char *setting = chosen->size->setting;

    tree->collective = ct_format("%s", chosen->own->name);
    tree->algorithm = ct_format("%s", chosen->size->algorithm);
    tree->setting = ct_format("%s", setting == NULL ? "" : setting);
    tree->bytes = chosen->size->bytes;
    return tree->collective == NULL || tree->algorithm == NULL || tree->setting == NULL
               ? ct_diag_memory(diag)
               : CT_OK;
}

/* A schedule that cannot be planned leaves the loads unknown. */
static int add_loads(struct ct_result_tree *tree, const struct whole_tree *whole,
                     const struct chosen *chosen, struct ct_diag *diag)
{
    double *load = calloc((size_t)ct_links_count(&whole->tree), sizeof *load);
    int err;

    if (load == NULL)
        return ct_diag_memory(diag);
    err = ct_link_load(chosen->algorithm, &chosen->problem, &whole->tree, load, diag);
    for (int x = 1; x < whole->tree.nnodes && err == CT_OK; x++) {
        tree->links[x - 1].up_bytes = load[(size_t)2 * x];
        tree->links[x - 1].down_bytes = load[(size_t)2 * x + 1];
    }
    free(load);
    if (err == CT_OK)
        return set_head(tree, chosen, diag);
    return err == CT_ERR_INVALID ? CT_OK : err;
}

int ct_link_picture_add(struct ct_result *result, const struct ct_cluster *cluster,
                        const struct ct_routines *routines, struct ct_diag *diag)
{
    struct ct_wiring wiring = {.places = NULL};
    struct whole_tree whole = {.parent = NULL};
    struct chosen chosen;
    int err;

    ct_result_tree_fini(&result->tree);
    CT_TRY(err, done, init_tree(&whole, cluster, diag));
    CT_TRY(err, done, ct_wiring_build(cluster, &wiring, diag));
    CT_TRY(err, done, add_links(&result->tree, cluster, &whole, diag));
    if (find_any_choice(result, routines, wiring.places, &chosen))
        err = add_loads(&result->tree, &whole, &chosen, diag);
done:
    ct_wiring_fini(&wiring);
    fini_tree(&whole);
    return err;
}
