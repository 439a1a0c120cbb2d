/*
 * places_beside.c - compares the ranks below each node: the program's, and the communicator's.
 */
#include "repo/places_beside.h"

#include <stdlib.h>

/* node of the site -> ranks of the program there and below; NULL: out of memory */
static int *count_below(const struct ct_site *site, const struct ct_program_ranks *program)
{
    int *below = calloc((size_t)site->nnodes, sizeof *below);
    int nhosts = 0;

    if (below == NULL)
        return NULL;
    for (int x = 0; x < site->nnodes; x++) {
        if (site->host[x] != 0)
            below[x] = program->on_host[nhosts++];
    }
    for (int x = site->nnodes - 1; x > 0; x--)
        below[site->parent[x]] += below[x];
    return below;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* own of n ranks, and all of the program's, are below a cable; own of them is not 0 */
static int parts_on(int own, int n, int all, const struct ct_program_ranks *program, int nparts)
{
    int parts = 1;

    if (own < n)
        parts = smaller(all / own, (program->n - all) / (n - own));
    return parts < 1 ? 1 : smaller(parts, nparts);
}

int ct_places_beside(const struct ct_site *site, const struct ct_program_ranks *program,
                     const struct ct_places *places, const int *on, int nparts, int *on_cable)
{
    const struct ct_tree *tree = &places->tree;
    int *below = count_below(site, program);
    int *own = calloc((size_t)tree->nnodes, sizeof *own);
    const int err = below == NULL || own == NULL ? CT_ERR_MEMORY : CT_OK;

    for (int x = 0; x < tree->nnodes; x++)
        on_cable[x] = 1;
    for (int rank = 0; rank < tree->nranks && err == CT_OK; rank++) {
        for (int x = places->host[rank]; x >= 0; x = tree->node_above[x])
            own[x]++;
    }
    for (int rank = 0; rank < tree->nranks && err == CT_OK; rank++) {
        int there = on[rank];

        /* 0: another rank's way has been here */
        for (int x = places->host[rank]; x >= 0 && own[x] > 0; x = tree->node_above[x]) {
            on_cable[x] = parts_on(own[x], tree->nranks, below[there], program, nparts);
            own[x] = 0;
            there = site->parent[there];
        }
    }
    free(own);
    free(below);
    return err;
}
