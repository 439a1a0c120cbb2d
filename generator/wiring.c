/*
 * wiring.c - prunes and renumbers the nodes of a cluster.
 */
#include "generator/wiring.h"

#include <stdlib.h>

/* Number the nodes that have ranks; number: -1 for the others. */
static void number_nodes(const struct ct_cluster *cluster, int *number,
                         struct ct_wiring *w)
{
    int n = 0;

    for (int x = 0; x < cluster->nnodes; x++)
        number[x] = -1;
    /* mark, upwards from the places */
    for (int rank = 0; rank < cluster->nranks; rank++) {
        int x = cluster->rank_place[rank];

        for (; x >= 0 && number[x] < 0; x = cluster->nodes[x].parent)
            number[x] = 0;
    }
    for (int x = 0; x < cluster->nnodes; x++) {
        const int parent = cluster->nodes[x].parent;

        if (number[x] < 0)
            continue;
        w->parent[n] = parent < 0 ? -1 : number[parent];
        w->node[n] = x;
        number[x] = n++;
    }
    w->tree.nnodes = n;
}

int ct_wiring_build(const struct ct_cluster *cluster, struct ct_wiring *w,
                    struct ct_diag *diag)
{
    const size_t nnodes = (size_t)cluster->nnodes;
    int *const number = calloc(nnodes, sizeof *number);

    w->parent = calloc(nnodes, sizeof *w->parent);
    w->node = calloc(nnodes, sizeof *w->node);
    w->place = calloc((size_t)cluster->nranks, sizeof *w->place);
    if (number == NULL || w->parent == NULL || w->node == NULL ||
        w->place == NULL) {
        free(number);
        ct_wiring_fini(w);
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for the wiring of %s", cluster->name);
    }
    number_nodes(cluster, number, w);
    for (int rank = 0; rank < cluster->nranks; rank++)
        w->place[rank] = number[cluster->rank_place[rank]];
    w->tree.parent = w->parent;
    w->tree.nranks = cluster->nranks;
    w->tree.place = w->place;
    free(number);
    return CT_OK;
}

void ct_wiring_fini(struct ct_wiring *w)
{
    free(w->parent);
    free(w->place);
    free(w->node);
    w->parent = NULL;
    w->place = NULL;
    w->node = NULL;
}
