/*
 * wiring.h - the tree that routines for a cluster are made for.
 */
#ifndef CT_GENERATOR_WIRING_H
#define CT_GENERATOR_WIRING_H

#include "cluster/cluster.h"
#include "repo/places.h"

struct ct_wiring {
    struct ct_places *places; /* owned */
    struct ct_tree tree;      /* that of the places */
};

/*
 * The places of the cluster's ranks: without the nodes below which there is
 * no rank.
 *
 * wiring   out: ct_wiring_fini
 * returns  0 or CT_ERR_MEMORY
 */
int ct_wiring_build(const struct ct_cluster *cluster, struct ct_wiring *wiring,
                    struct ct_diag *diag);

/* The same if the ranks of a host share memory: algorithms that post and fetch apply. */
int ct_wiring_build_shared(const struct ct_cluster *cluster, struct ct_wiring *wiring,
                           struct ct_diag *diag);
void ct_wiring_fini(struct ct_wiring *wiring);

#endif
