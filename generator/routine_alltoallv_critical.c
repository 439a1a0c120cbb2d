/*
 * routine_alltoallv_critical - alltoallv of a pattern, the critical link first.
 */
#include "generator/list_plan.h"
#include "repo/phases/phased.h"

extern const struct ct_collective ct_alltoallv;

static int make_for(const struct ct_wiring *wiring,
                    const struct ct_call_pattern *pattern, void **state,
                    struct ct_diag *diag)
{
    return ct_list_plan_make(ct_list_critical, wiring, pattern, state, diag);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)wiring;
    ct_list_plan_put_head(
        f, state,
        " * Whenever a message is complete, of those that find room on\n"
        " * all their links that one starts whose busiest link has most\n"
        " * to carry yet.\n"
        " * Source: docs/schedules.md, section 11.\n");
}

const struct ct_routine_maker ct_routine_alltoallv_critical = {
    .collective = &ct_alltoallv,
    .word = "critical",
    .title = "messages in order, the critical link first",
    .make_for = make_for,
    .nranks_max = CT_LIST_RANKS_MAX,
    .free = ct_list_plan_free,
    .plan = ct_list_plan_plan,
    .contention_free = ct_phased_contention_free,
    .claims = ct_list_plan_claims,
    .prove = ct_list_plan_prove,
    .by_bandwidth = true,
    .nshapes = CT_LIST_SHAPES,
    .shapes = ct_list_shapes,
    .put_head = put_head,
    .put_body = ct_list_plan_put_body,
};
