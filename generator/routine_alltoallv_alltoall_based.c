/*
 * routine_alltoallv_alltoall_based - alltoallv of a pattern in the phases of an all-to-all.
 */
#include "generator/list_plan.h"
#include "repo/phases/phased.h"

extern const struct ct_collective ct_alltoallv;

static int make_for(const struct ct_wiring *wiring,
                    const struct ct_call_pattern *pattern, void **state,
                    struct ct_diag *diag)
{
    return ct_list_plan_make(ct_list_alltoall_based, wiring, pattern, state,
                             diag);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    (void)wiring;
    ct_list_plan_put_head(
        f, state,
        " * Each message has the phase that it has in the all-to-all\n"
        " * of the cluster; phases without messages are left out.\n"
        " * Source: Karwande, Yuan, Lowenthal 2003 (CC-MPI), all-to-all\n"
        " * based.\n");
}

const struct ct_routine_maker ct_routine_alltoallv_alltoall_based = {
    .collective = &ct_alltoallv,
    .word = "alltoall_based",
    .title = "in the phases of an all-to-all",
    .make_for = make_for,
    .nranks_max = CT_LIST_RANKS_MAX,
    .free = ct_list_plan_free,
    .plan = ct_list_plan_plan,
    .contention_free = ct_phased_contention_free,
    .claims = ct_list_plan_claims,
    .prove = ct_list_plan_prove,
    .by_bandwidth = false,
    .nshapes = CT_LIST_SHAPES,
    .shapes = ct_list_shapes,
    .put_head = put_head,
    .put_body = ct_list_plan_put_body,
};
