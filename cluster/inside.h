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

/*
 * The value of a host's key `inside`: the name of an XML file that lstopo
 * wrote, relative to the cluster file, or the tree itself as nested lists.
 *
 * inside  owned by the caller, ct_inside_fini, after errors too
 */
int ct_inside_load(struct ct_yaml *yaml, const yaml_node_t *node,
                   struct ct_inside *inside);

/*
 * What hwloc sees.
 *
 * xml        lstopo's file; NULL: look further
 * xml_name   the same as the cluster file names it
 * synthetic  hwloc's synthetic description; NULL: this machine, as far as
 *            this process may use it
 * source     for messages, with line
 */
struct ct_hwloc_place {
    const char *xml;
    const char *xml_name;
    const char *synthetic;
    const struct ct_source *source;
    int line;
};
int ct_inside_discover(const struct ct_hwloc_place *place,
                       struct ct_inside *inside);

#endif
