/*
 * link_load.h - the bytes that a schedule sends over each link of a tree: the
 * least time that it can take.
 */
#ifndef CT_CHECKER_LINK_LOAD_H
#define CT_CHECKER_LINK_LOAD_H

#include "repo/algorithm.h"
#include "repo/tree.h"

/*
 * Plan the schedules of all ranks and add up their messages' bytes (tokens
 * have none), link by link as ct_route numbers them.
 *
 * problem  a problem that the algorithm applies to
 * tree     of the same number of ranks
 * load     out: ct_links_count; bytes
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_link_load(const struct ct_algorithm *algorithm,
                 const struct ct_problem *problem, const struct ct_tree *tree,
                 double *load, struct ct_diag *diag);

/* Seconds that the busiest link needs for its load; 0 where no link's capacity
   is known. `spare` bytes of each link's load are not counted: what switches
   buffer may pass faster than the link. */
double ct_link_load_seconds(const struct ct_tree *tree, const double *load,
                            double spare);

#endif
