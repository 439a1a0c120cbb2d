/*
 * inside.h - what ranks share inside a host: packages, NUMA nodes, caches.
 */
#ifndef CT_CLUSTER_INSIDE_H
#define CT_CLUSTER_INSIDE_H

#include "cluster/reader/yaml_reader.h"

struct ct_inside_node {
    char *name;
    int parent; /* smaller than this node's number; -1: the host */
    bool is_core;
};

/* Depth first: the cores below a node stand together. */
struct ct_inside {
    int n;
    struct ct_inside_node *node;
};

/*
 * Add a node at the end.
 *
 * line     for messages
 * returns  0, CT_ERR_MEMORY, or CT_ERR_INPUT where a cluster may not have so
 *          many nodes
 */
int ct_inside_add(struct ct_inside *inside, const struct ct_inside_node *node,
                  const struct ct_source *source, int line);
void ct_inside_fini(struct ct_inside *inside);

#endif
