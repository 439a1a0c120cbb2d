/*
 * made_tree.c - memory of trees, and planning on them.
 */
#include "repo/scheme/made_tree.h"

#include "repo/common.h"

#include <stdlib.h>

struct ct_made_tree *ct_made_tree_new(int nnodes_most, int nranks)
{
    struct ct_made_tree *made = calloc(1, sizeof *made);

    if (made == NULL)
        return NULL;
    made->nranks = nranks;
    made->nodes = malloc((size_t)nnodes_most * sizeof *made->nodes);
    made->order = calloc(2 * (size_t)nranks, sizeof *made->order);
    if (made->nodes == NULL || made->order == NULL) {
        ct_made_tree_free(made);
        return NULL;
    }
    made->leaf = made->order + nranks;
    return made;
}

void ct_made_tree_free(struct ct_made_tree *made)
{
    if (made == NULL)
        return;
    free(made->nodes);
    free(made->order);
    free(made);
}

int ct_made_tree_add(struct ct_made_tree *made, int parent, int nranks)
{
    const int number = made->nnodes++;
    struct ct_made_node *node = &made->nodes[number];

    *node = (struct ct_made_node){.parent = parent, .nranks = nranks};
    if (parent >= 0) {
        struct ct_made_node *above = &made->nodes[parent];

        if (above->nchildren++ == 0)
            above->child = number;
        node->first = number == above->child ? above->first : node[-1].first + node[-1].nranks;
    }
    return number;
}

void ct_made_tree_place(struct ct_made_tree *made, int node, int rank)
{
    made->order[made->nodes[node].first] = rank;
    made->leaf[rank] = node;
}

static void free_made(void *made)
{
    ct_made_tree_free(made);
}

void ct_plan_on_made(struct ct_builder *builder, const struct ct_shape *shape,
                     ct_tree_planner *planner,
                     void *(*make)(const struct ct_shape *shape, const void *of), const void *of)
{
    struct ct_made_tree *made = ct_common_take(shape, make, free_made, of);

    if (made == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree of the ranks");
    else
        planner(builder, shape, made);
    ct_common_leave(shape, free_made, made);
}
