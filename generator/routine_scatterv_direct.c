/*
 * routine_scatterv_direct - a message between the root and each rank, in an order
 * that keeps the root's cable full.
 */
#include "generator/root_turns_routine.h"
#include "generator/wired_tree_proof.h"
#include "repo/pattern/root_turns.h"

extern const struct ct_collective ct_scatterv;

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    (void)state;
    ct_scatter_turns_put_body(f, name, &ct_scatterv, wiring);
}

const struct ct_routine_maker ct_routine_scatterv_direct = {
    .collective = &ct_scatterv,
    .title = "scatter in an order that keeps the root's cable full",
    .nranks_max = CT_ROOT_TURNS_RANKS,
    .make = ct_wiring_state_make,
    .free = ct_wiring_state_free,
    .plan = ct_scatter_turns_plan,
    .contention_free = ct_scatter_contention_free,
    .prove = ct_root_turns_prove,
    .by_bandwidth = true,
    .nshapes = CT_SCATTER_SHAPES,
    .shapes = ct_scatter_turns_shapes,
    .put_head = ct_scatter_turns_put_head,
    .put_body = put_body,
};
