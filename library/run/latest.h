/*
 * latest.h - the call before, which most are like.
 */
#ifndef CT_LIBRARY_RUN_LATEST_H
#define CT_LIBRARY_RUN_LATEST_H

#include "library/run/plans.h"

struct ct_latest {
    const struct ct_algorithm *algorithm; /* NULL: none, or a large one */
    struct ct_setting setting;
    int root;
    bool keeps_order, has_gaps;
    size_t bytes;
    struct ct_plan *plan;
};

static inline void ct_latest_keep(struct ct_latest *latest, const struct ct_algorithm *algorithm,
                                  const struct ct_problem *problem, struct ct_plan *plan)
{
    *latest =
        (struct ct_latest){algorithm,         problem->setting, problem->root, problem->keeps_order,
                           problem->has_gaps, problem->bytes,   plan};
}

static inline bool ct_latest_is_like(const struct ct_latest *latest,
                                     const struct ct_algorithm *algorithm,
                                     const struct ct_problem *problem)
{
    return latest->algorithm == algorithm && problem->item_bytes == NULL &&
           latest->bytes == problem->bytes && latest->root == problem->root &&
           latest->keeps_order == problem->keeps_order && latest->has_gaps == problem->has_gaps &&
           ct_setting_is_equal(&latest->setting, &problem->setting);
}

#endif
