/*
 * routine_reduce_scatter_near_first - recursive halving along the wiring,
 * with the nearest peer first.
 */
#include "generator/near_first_routine.h"
#include "generator/tree_state.h"

extern const struct ct_collective ct_reduce_scatter;

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    ct_near_first_put_body(f, name, &ct_reduce_scatter, wiring, state);
}

static const struct ct_routine_shape shapes[] = {{.segments = 1}};

const struct ct_routine_maker ct_routine_reduce_scatter_near_first = {
    .collective = &ct_reduce_scatter,
    .word = "near_first",
    .title = "reduce-scatter, the nearest peers first",
    .make = ct_bisected_tree_make,
    .free = ct_tree_state_free,
    .plan = ct_near_first_plan,
    .prove = ct_made_tree_prove,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = ct_near_first_put_head,
    .put_body = put_body,
};
