/*
 * composed.h - what tests of plans within plans share: a proof, and ranks in another order.
 */
#ifndef CT_TESTS_REPO_COMPOSED_H
#define CT_TESTS_REPO_COMPOSED_H

#include "checker/plan_check.h"
#include "repo/inner.h"

#include <criterion/criterion.h>
#include <stdlib.h>

typedef void plan_fn(const void *context, struct ct_builder *builder, const struct ct_shape *shape);

static inline int prove(const struct ct_collective *collective, bool ordered, plan_fn *plan,
                        const void *context, struct ct_shape shape, struct ct_diag *diag)
{
    static const struct ct_algorithm in_order = {.ordered = true};
    const struct ct_planner planner = {.collective = collective,
                                       .ordered_as = ordered ? &in_order : NULL,
                                       .plan = plan,
                                       .context = context};

    return ct_plan_check(&planner, &shape, NULL, NULL, diag);
}

static inline int *numbers(int n)
{
    int *array = calloc((size_t)n + 1, sizeof *array);

    cr_assert_not_null(array);
    return array;
}

/* All ranks in another order: first the even ones. */
struct turned {
    const struct ct_algorithm *algorithm;
    bool splits;
};

static inline void plan_turned(const void *context, struct ct_builder *builder,
                               const struct ct_shape *shape)
{
    const struct turned *turned = context;
    const int p = shape->nranks;
    int *ranks = numbers(p);
    struct ct_shape part = *shape;
    const struct ct_fit fit = {.ranks = ranks,
                               .seats = {{CT_SEND, 0, NULL}, {CT_RECV, 0, ranks}},
                               .scratch = CT_SCRATCH,
                               .block_units = 1,
                               .splits = turned->splits};

    for (int i = 0; i < p; i++)
        ranks[i] = i < (p + 1) / 2 ? 2 * i : 2 * (i - (p + 1) / 2) + 1;
    part.rank = 0;
    while (ranks[part.rank] != shape->rank)
        part.rank++;
    ct_compose_algorithm(builder, turned->algorithm, &part, &fit);
    free(ranks);
}

static inline struct ct_schedule *finished(struct ct_builder *builder)
{
    struct ct_schedule *schedule = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_builder_finish(builder, &schedule, &diag), CT_OK, "%s", diag.text);
    ct_builder_free(builder);
    return schedule;
}

#endif
