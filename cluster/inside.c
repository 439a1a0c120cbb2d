/*
 * inside.c - the tree of what ranks share inside a host.
 */
#include "cluster/inside.h"

#include "base/array.h"

#include <stdlib.h>
#include <string.h>

int ct_inside_add(struct ct_inside *inside, const struct ct_inside_node *node,
                  const struct ct_source *source, int line)
{
    struct ct_inside_node *grown;
    char *name;

    if (inside->n == CT_CLUSTER_MOST)
        return ct_fault(source, line, "more than %d nodes inside a host", CT_CLUSTER_MOST);
    grown = ct_array_grow(inside->node, inside->n, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(source);
    inside->node = grown;
    name = strdup(node->name);
    if (name == NULL)
        return ct_fault_memory(source);
    grown[inside->n] = *node;
    grown[inside->n++].name = name;
    return 0;
}

void ct_inside_fini(struct ct_inside *inside)
{
    for (int i = 0; i < inside->n; i++)
        free(inside->node[i].name);
    free(inside->node);
    *inside = (struct ct_inside){0};
}
