/*
 * root_turns_routine.h - what the routines straight between the root and each
 * rank share: of MPI_Gather, MPI_Scatter and those with counts.
 */
#ifndef CT_GENERATOR_ROOT_TURNS_ROUTINE_H
#define CT_GENERATOR_ROOT_TURNS_ROUTINE_H

#include "generator/routine.h"

/* For so many ranks a plan's order takes milliseconds. */
#define CT_ROOT_TURNS_RANKS 1024

enum { CT_GATHER_SHAPES = 4, CT_SCATTER_SHAPES = 2 };

extern const struct ct_routine_shape ct_gather_turns_shapes[CT_GATHER_SHAPES];
extern const struct ct_routine_shape ct_scatter_turns_shapes[CT_SCATTER_SHAPES];

/* As struct ct_routine_maker has them; the state is ct_wiring_state_make's. */
void ct_gather_turns_plan(const void *state, struct ct_builder *builder,
                          const struct ct_shape *shape);
void ct_scatter_turns_plan(const void *state, struct ct_builder *builder,
                           const struct ct_shape *shape);
void ct_gather_turns_put_head(FILE *file, const struct ct_wiring *wiring,
                              const void *state);
void ct_scatter_turns_put_head(FILE *file, const struct ct_wiring *wiring,
                               const void *state);

/* That every other rank is in a root's order once, for some roots. */
int ct_root_turns_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag);

void ct_gather_turns_put_body(FILE *file, const char *name,
                              const struct ct_collective *collective,
                              const struct ct_wiring *wiring);
void ct_scatter_turns_put_body(FILE *file, const char *name,
                               const struct ct_collective *collective,
                               const struct ct_wiring *wiring);

#endif
