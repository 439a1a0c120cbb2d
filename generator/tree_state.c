/*
 * tree_state.c - makes and proves the trees of routines.
 */
#include "generator/tree_state.h"

#include <stdlib.h>

int ct_centred_tree_make(const struct ct_wiring *wiring, void **state,
                         struct ct_diag *diag)
{
    *state = ct_centred_tree(&wiring->tree);
    return *state == NULL ? ct_diag_memory(diag) : CT_OK;
}

int ct_bisected_tree_make(const struct ct_wiring *wiring, void **state,
                          struct ct_diag *diag)
{
    *state = ct_bisected_tree(&wiring->tree);
    return *state == NULL ? ct_diag_memory(diag) : CT_OK;
}

void ct_tree_state_free(void *state)
{
    ct_made_tree_free(state);
}

/* degree: nnodes entries, all 0; then children, -1 at the place of a rank */
static int check_tree(const struct ct_tree *tree, int *degree,
                      struct ct_diag *diag)
{
    for (int x = 1; x < tree->nnodes; x++) {
        if (tree->parent[x] < 0 || tree->parent[x] >= x)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "tree: node %d has node %d above it", x,
                               tree->parent[x]);
        degree[tree->parent[x]]++;
    }
    for (int rank = 0; rank < tree->nranks; rank++) {
        const int place = tree->place[rank];

        if (place < 0 || place >= tree->nnodes || degree[place] != 0)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "tree: rank %d has no leaf of its own", rank);
        degree[place] = -1;
    }
    for (int x = 0; x < tree->nnodes; x++) {
        if (degree[x] == 0)
            return ct_diag_set(diag, CT_ERR_INVALID,
                               "tree: node %d is a leaf without a rank", x);
    }
    return CT_OK;
}

int ct_made_tree_prove(const struct ct_wiring *wiring, const void *state,
                       struct ct_diag *diag)
{
    const struct ct_made_tree *made = state;
    int *degree = calloc((size_t)made->tree.nnodes, sizeof *degree);
    int err;

    if (degree == NULL)
        return ct_diag_memory(diag);
    if (made->tree.nranks == wiring->tree.nranks)
        err = check_tree(&made->tree, degree, diag);
    else
        err = ct_diag_set(diag, CT_ERR_INVALID, "tree: %d ranks, not %d",
                          made->tree.nranks, wiring->tree.nranks);
    free(degree);
    return err;
}
