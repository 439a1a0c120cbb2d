/*
 * order.h - orders of the ranks in which any algorithm may be run.
 *
 * An algorithm sends to ranks near it in number, and to ranks far away; which
 * links that loads depends on where those ranks are. So the order of ranks is
 * part of every candidate's setting, native's too. In an order the ranks have
 * positions 0, 1, ...; a plan for as many ranks is made for positions.
 */
#ifndef CT_REPO_ORDER_H
#define CT_REPO_ORDER_H

#include "repo/tree.h"

#include <stdbool.h>
#include <stdint.h>

enum ct_order {
    CT_AS_IS,       /* by rank */
    CT_DEPTH_FIRST, /* as a walk along the tree meets them */
    CT_DEALT,       /* round the switches: the first rank of each, the second of
                       each, and so on; within a switch round its hosts */
    CT_ORDERS
};

/* "as_is", "depth_first", "dealt". */
extern const char *const ct_order_names[CT_ORDERS];

/* As C source has them: "CT_AS_IS". */
extern const char *const ct_order_symbols[CT_ORDERS];

/*
 * Find an order.
 *
 * host     rank -> node of its host; its switch is the node above
 * ranks    out: position -> rank
 * returns  0 or CT_ERR_MEMORY
 */
int ct_order_find(enum ct_order order, const struct ct_tree *tree, const int *host, int *ranks,
                  struct ct_diag *diag);

/*
 * A number that two orders have in common if a symmetry of the tree, with its
 * capacities, takes one to the other: what is sent in them loads the same
 * links. Other orders have another one, as far as a hash can tell.
 *
 * number   out
 * returns  0 or CT_ERR_MEMORY
 */
int ct_order_number(const struct ct_tree *tree, const int *ranks, uint64_t *number,
                    struct ct_diag *diag);

#endif
