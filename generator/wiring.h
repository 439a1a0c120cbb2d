/*
 * wiring.h - the tree that routines for a cluster are made for.
 */
#ifndef CT_GENERATOR_WIRING_H
#define CT_GENERATOR_WIRING_H

#include "cluster/cluster.h"
#include "repo/tree.h"

struct ct_wiring {
    struct ct_tree tree;
    int *parent; /* the tree's, owned */
    int *place;
    int *node; /* of the tree -> of the cluster */
};

/*
 * The cluster without the nodes below which there is no rank. All links count
 * as equal.
 *
 * wiring   out: ct_wiring_fini
 * returns  0 or CT_ERR_MEMORY
 */
int ct_wiring_build(const struct ct_cluster *cluster, struct ct_wiring *wiring,
                    struct ct_diag *diag);
void ct_wiring_fini(struct ct_wiring *wiring);

#endif
