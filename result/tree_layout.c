/*
 * tree_layout.c - rows from the leaves up.
 */
#include "result/tree_layout.h"

#include <stdlib.h>
#include <string.h>

/* The node with this name that is above link i; nodes have names of their
   own. */
static int find_upper(const struct ct_result_tree *tree, int i)
{
    for (int k = i - 1; k >= 0; k--) {
        if (strcmp(tree->links[k].lower, tree->links[i].upper) == 0)
            return k + 1;
    }
    return 0;
}

static void set_parents(struct ct_tree_layout *layout, const struct ct_result_tree *tree)
{
    struct ct_tree_layout_node *nodes = layout->nodes;

    nodes[0] = (struct ct_tree_layout_node){.parent = -1, .is_leaf = true};
    for (int x = 1; x < layout->nnodes; x++) {
        const int parent = find_upper(tree, x - 1);

        nodes[parent].is_leaf = false;
        nodes[x] = (struct ct_tree_layout_node){
            .parent = parent, .depth = nodes[parent].depth + 1, .is_leaf = true};
        if (nodes[x].depth > layout->depth)
            layout->depth = nodes[x].depth;
    }
}

/* The leaf before x that stands for x, too; x: none does. */
static int find_bundle(const struct ct_tree_layout *layout, int x)
{
    const struct ct_tree_layout_node *nodes = layout->nodes;

    for (int y = x - 1; y > 0; y--) {
        if (nodes[y].parent == nodes[x].parent && nodes[y].nleaves > 0)
            return y;
    }
    return x;
}

static void count_leaves(struct ct_tree_layout *layout)
{
    struct ct_tree_layout_node *nodes = layout->nodes;
    int nleaves = 0;

    for (int x = 0; x < layout->nnodes; x++)
        nleaves += nodes[x].is_leaf;
    for (int x = 0; x < layout->nnodes; x++) {
        if (nodes[x].is_leaf)
            nodes[nleaves > CT_TREE_LAYOUT_LEAVES ? find_bundle(layout, x) : x].nleaves++;
    }
}

/* Give rows to the leaves at and below a node, its own leaves first. */
static void place(struct ct_tree_layout *layout, int x)
{
    struct ct_tree_layout_node *nodes = layout->nodes;
    double first = -1, last = -1;

    if (nodes[x].is_leaf) {
        nodes[x].row = layout->nrows;
        layout->nrows += nodes[x].nleaves > 0;
        return;
    }
    for (int pass = 0; pass < 2; pass++) {
        for (int y = x + 1; y < layout->nnodes; y++) {
            const bool is_own = nodes[y].parent == x && nodes[y].is_leaf == (pass == 0) &&
                                (pass == 1 || nodes[y].nleaves > 0);

            if (!is_own)
                continue;
            place(layout, y);
            first = first < 0 ? nodes[y].row : first;
            last = nodes[y].row;
        }
    }
    nodes[x].row = (first + last) / 2;
}

bool ct_tree_layout_init(struct ct_tree_layout *layout, const struct ct_result_tree *tree)
{
    *layout = (struct ct_tree_layout){.nnodes = tree->nlinks + 1};
    layout->nodes = calloc((size_t)layout->nnodes, sizeof *layout->nodes);
    if (layout->nodes == NULL)
        return false;
    set_parents(layout, tree);
    count_leaves(layout);
    place(layout, 0);
    return true;
}

void ct_tree_layout_fini(struct ct_tree_layout *layout)
{
    free(layout->nodes);
}
