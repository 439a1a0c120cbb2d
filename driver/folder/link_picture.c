/*
 * link_picture.c - the tree from the cluster, its loads from the schedules.
 */
#include "driver/folder/link_picture.h"

#include "base/text.h"
#include "checker/link_load.h"
#include "generator/site.h"
#include "generator/wiring.h"

#include <stdlib.h>
#include <string.h>

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

/* Of the cable of a link towards the root, `nranks` below it. The network has the cluster's
   nodes. */
static int add_link(struct ct_result_tree *tree, const struct ct_cluster *cluster,
                    const struct ct_tree *network, int link, int nranks, struct ct_diag *diag)
{
    const int lower = ct_link_end(network, ct_link_back(link)), upper = ct_link_end(network, link);
    struct ct_result_link *added = CT_ADD(tree, links);

    if (added == NULL)
        return ct_diag_memory(diag);
    added->lower = ct_format("%s", cluster->nodes[lower].name);
    added->upper = ct_format("%s", cluster->nodes[upper].name);
    added->nranks = nranks;
    added->capacity = ct_link_capacity(network, link);
    return added->lower == NULL || added->upper == NULL ? ct_diag_memory(diag) : CT_OK;
}

/* One for each cable. */
static int add_links(struct ct_result_tree *tree, const struct ct_cluster *cluster,
                     const struct ct_tree *network, struct ct_diag *diag)
{
    int *beyond = calloc((size_t)ct_links_count(network), sizeof *beyond);
    int err = CT_OK;

    if (beyond == NULL)
        return ct_diag_memory(diag);
    ct_ranks_beyond(network, beyond);
    for (int link = 2; link < ct_links_count(network) && err == CT_OK; link += 2)
        err = add_link(tree, cluster, network, link, beyond[ct_link_back(link)], diag);
    free(beyond);
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
static int add_loads(struct ct_result_tree *tree, const struct ct_tree *network,
                     const struct chosen *chosen, struct ct_diag *diag)
{
    double *load = calloc((size_t)ct_links_count(network), sizeof *load);
    int err;

    if (load == NULL)
        return ct_diag_memory(diag);
    err = ct_link_load(chosen->algorithm, &chosen->problem, network, load, diag);
    for (int i = 0; i < tree->nlinks && err == CT_OK; i++) {
        tree->links[i].up_bytes = load[2 * (size_t)i + 2];
        tree->links[i].down_bytes = load[2 * (size_t)i + 3];
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
    struct ct_site *site = NULL;
    struct ct_tree network;
    struct chosen chosen;
    int err;

    ct_result_tree_fini(&result->tree);
    CT_TRY(err, done, ct_site_build(cluster, &site, diag));
    network = ct_site_tree(site, cluster->nranks, cluster->rank_place);
    CT_TRY(err, done, ct_wiring_build_shared(cluster, &wiring, diag)); /* choices may post */
    CT_TRY(err, done, add_links(&result->tree, cluster, &network, diag));
    if (find_any_choice(result, routines, wiring.places, &chosen))
        err = add_loads(&result->tree, &network, &chosen, diag);
done:
    ct_wiring_fini(&wiring);
    ct_site_free(site);
    return err;
}
