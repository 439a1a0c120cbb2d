/*
 * made_tree.c - memory of trees, and planning on them.
 */
#include "repo/scheme/made_tree.h"

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
    made->tree = (struct ct_tree){.parent = made->parent, .nranks = nranks, .place = made->place};
    return made;
}

void ct_made_tree_free(struct ct_made_tree *made)
{
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

void ct_plan_on_made(struct ct_builder *builder, const struct ct_shape *shape,
                     ct_tree_planner *planner, struct ct_made_tree *made)
{
    if (made == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree of the ranks");
    else
        planner(builder, shape, &made->tree);
    ct_made_tree_free(made);
}
