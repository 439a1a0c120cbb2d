/*
 * places.h - where the ranks of a communicator are on the cluster.
 *
 * Places are a site pruned to the nodes above some ranks, with a leaf for each
 * rank; an algorithm may be planned from them. Hosts are known by a hash of
 * their names, gathered at run time.
 */
#ifndef CT_REPO_PLACES_H
#define CT_REPO_PLACES_H

#include "repo/groups.h"
#include "repo/order.h"
#include "repo/places_site.h"

struct ct_places {
    struct ct_tree tree;
    const int *host;              /* rank -> node of its host, perhaps the rank's own */
    struct ct_groups groups;      /* CT_NEAR */
    struct ct_groups hosts;       /* CT_ONE_HOST */
    bool shares_memory;           /* ranks of one host can post and fetch; false where
                                     it is not said otherwise */
    bool has_levels;              /* inside a host, some of its ranks share a node that
                                     others do not share */
    const int *orders[CT_ORDERS]; /* position -> rank; NULL: not known */
    bool is_distinct[CT_ORDERS];  /* no order before it is the same to the
                                     tree, by ct_order_number */
    bool is_given[CT_ORDERS];     /* it is the same to the tree as ranks as they
                                     are */
};

/*
 * Prune a site to the nodes above some ranks whose nodes are known; the nodes
 * that remain keep their order.
 *
 * leaf     rank -> a leaf of the site, of this rank alone; -1: the rank gets a
 *          new one, below its host
 * host     rank -> node of its host
 * places   out: owned by the caller, ct_places_free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_places_prune(const struct ct_site *site, const int *leaf, const int *host, int nranks,
                    struct ct_places **places, struct ct_diag *diag);

/*
 * Find the ranks' places. A site of one host, which has all ranks, may be
 * known by another name than the ranks have for it ("localhost"). The k-th rank of a host, in order of ranks, is at
 * the k-th leaf inside it; ranks beyond the leaves get new ones below the host,
 * and so do all ranks of a host that is itself a leaf and has several.
 *
 * hosts    rank -> hash of its host's name
 * on       out: rank -> node of the site: its host. NULL: not wanted
 * places   out: owned by the caller, ct_places_free; equal input, equal places
 * returns  0, CT_ERR_INPUT (a host that the site does not have) or
 *          CT_ERR_MEMORY
 */
int ct_places_find(const struct ct_site *site, const uint64_t *hosts, int nranks, int *on,
                   struct ct_places **places, struct ct_diag *diag);
void ct_places_free(struct ct_places *places);

/* True if all that is planned from them is the same: the same tree with the same
   capacities, and the same ranks on its nodes. */
bool ct_places_is_equal(const struct ct_places *a, const struct ct_places *b);

/* True if all ranks are on one host and share memory. NULL: not known. */
bool ct_places_meet(const struct ct_places *places);

/*
 * The orders that differ here.
 *
 * places   NULL: not known, so ranks are as they are
 * orders   out: of enum ct_order, ascending, CT_AS_IS first
 * returns  how many
 */
int ct_places_orders(const struct ct_places *places, int *orders);

#endif
