/*
 * link_bounds.c - adds up the loads of links, once for each candidate and size.
 */
#include "driver/spaces/link_bounds.h"

#include "checker/link_load.h"

#include <stdlib.h>

#define SPARE_BYTES 32768 /* that a switch may buffer for a link */

static bool has_capacity(const struct ct_tree *tree)
{
    for (int link = 2; link < ct_links_count(tree); link += 2) {
        if (ct_link_capacity(tree, link) > 0)
            return true;
    }
    return false;
}

static double work_out(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    const struct ct_tree *tree = &problem->places->tree;
    double *load, seconds = 0;

    if (problem->nranks > CT_LINK_BOUNDS_RANKS_MAX || !has_capacity(tree) ||
        !ct_algorithm_applies(algorithm, problem))
        return 0;
    load = calloc((size_t)ct_links_count(tree), sizeof *load);
    if (load != NULL && ct_link_load(algorithm, problem, tree, load, NULL) == CT_OK)
        seconds = ct_link_load_seconds(tree, load, SPARE_BYTES);
    free(load);
    return seconds;
}

double ct_link_bound_seconds(struct ct_candidate_memo *bounds, const struct ct_candidate *candidate,
                             const struct ct_problem *problem)
{
    const struct ct_candidate_key key = {candidate, problem->bytes};
    double seconds;

    if (!ct_candidate_memo_find(bounds, &key, &seconds)) {
        seconds = work_out(candidate->algorithm, problem);
        ct_candidate_memo_keep(bounds, &key, seconds);
    }
    return seconds;
}
