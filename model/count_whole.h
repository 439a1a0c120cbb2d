/*
 * count_whole.h - the schedules of all ranks, run together.
 */
#ifndef CT_MODEL_COUNT_WHOLE_H
#define CT_MODEL_COUNT_WHOLE_H

#include "model/features.h"
#include "model/lockstep.h"

/*
 * Plan all ranks, and run them.
 *
 * segments  per block; 0: as many as the problem has
 * rounds    out: NULL: not wanted
 * returns   0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_run_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                 int segments, const struct ct_lockstep *lockstep, int *rounds,
                 struct ct_diag *diag);

/* What is counted. */
struct ct_counted {
    const struct ct_parts *parts; /* NULL: one */
    struct ct_grid grid;          /* sizes of blocks */
    int ring_segments; /* of a block that goes round a ring, at some ranks at least: fewer are
                          planned in their place; 0: it is no ring */
};

/* True if the schedule is that of a ring: the rank sends to one rank and receives from one. */
bool ct_is_round_ring(const struct ct_schedule *schedule);

/* Features, exactly. Parameters as of ct_features_count. */
int ct_count_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_counted *counted, struct ct_features *features,
                   struct ct_cable_load *loads, struct ct_diag *diag);

#endif
