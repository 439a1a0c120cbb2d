/*
 * inner.h - an algorithm that is planned within another one.
 */
#ifndef CT_REPO_INNER_H
#define CT_REPO_INNER_H

#include "repo/algorithm.h"
#include "repo/compose.h"

struct ct_inner {
    const struct ct_algorithm *algorithm;
    struct ct_setting setting;
};

/*
 * Plan an algorithm and add its steps.
 *
 * shape  of the part: how many ranks it has and which of them this one is
 */
void ct_compose_algorithm(struct ct_builder *builder, const struct ct_algorithm *algorithm,
                          const struct ct_shape *shape, const struct ct_fit *fit);

#endif
