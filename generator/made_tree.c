/*
 * made_tree.c - memory and proof of trees.
 */
#include "generator/made_tree.h"

#include <stdlib.h>

struct ct_made_tree *ct_made_tree_new(int nnodes_most, int nranks)
{
    struct ct_made_tree *made = calloc(1, sizeof *made);

    if (made == NULL)
        return NULL;
    made->parent = calloc((size_t)nnodes_most, sizeof *made->parent);
    made->place = calloc((size_t)nranks, sizeof *made->place);
    made->capacity = calloc((size_t)nnodes_most, sizeof *made->capacity);
    if (made->parent == NULL || made->place == NULL || made->capacity == NULL) {
        ct_made_tree_free(made);
        return NULL;
    }
    made->tree = (struct ct_tree){
        .parent = made->parent, .nranks = nranks, .place = made->place};
    return made;
}

void ct_made_tree_free(void *state)
{
    struct ct_made_tree *made = state;

    if (made == NULL)
        return;
    free(made->parent);
    free(made->place);
    free(made->capacity);
    free(made);
}

int ct_made_tree_add(struct ct_made_tree *made, int parent)
{
    made->parent[made->tree.nnodes] = parent;
    return made->tree.nnodes++;
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
