/*
 * block_ring_routine.h - what the routines of MPI_Reduce_scatter and
 * MPI_Reduce_scatter_block round the wiring share.
 */
#ifndef CT_GENERATOR_BLOCK_RING_ROUTINE_H
#define CT_GENERATOR_BLOCK_RING_ROUTINE_H

#include "generator/routine.h"

/* As struct ct_routine_maker has them; the state is ring_order.h's. */
void ct_reduce_scatter_ring_plan(const void *state, struct ct_builder *builder,
                                 const struct ct_shape *shape);
void ct_reduce_scatter_ring_put_head(FILE *file, const struct ct_wiring *wiring,
                                     const void *state);

void ct_reduce_scatter_ring_put_body(FILE *file, const char *name,
                                     const struct ct_collective *collective,
                                     const struct ct_wiring *wiring,
                                     const void *state);

#endif
