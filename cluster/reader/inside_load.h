/*
 * inside_load.h - the inside of a host as the cluster file describes it.
 */
#ifndef CT_CLUSTER_INSIDE_LOAD_H
#define CT_CLUSTER_INSIDE_LOAD_H

#include "cluster/inside.h"

/*
 * The value of a host's key `inside`: the name of an XML file that lstopo
 * wrote, relative to the cluster file, or the tree itself as nested lists.
 *
 * inside  owned by the caller, ct_inside_fini, after errors too
 */
int ct_inside_load(struct ct_yaml *yaml, const yaml_node_t *node, struct ct_inside *inside);

#endif
