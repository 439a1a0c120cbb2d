/*
 * run_alone.h - a call of a runner in its lane 0, from its preparation to its end.
 */
#ifndef TESTS_RUN_ALONE_H
#define TESTS_RUN_ALONE_H

#include "library/run/runner.h"

/* Packs nothing. Returns an MPI error code; MPI_ERR_NO_MEM on all ranks if they are not
   ready. */
static inline int run_alone(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                            const struct ct_problem *problem, const struct ct_call *call)
{
    static const bool packs_nothing[CT_BLOCKS];
    struct ct_lane *lane = ct_runner_lane(runner, 0);
    bool is_ready;
    int err = ct_lane_prepare(lane, algorithm, problem, packs_nothing, &is_ready);

    if (err == MPI_SUCCESS)
        err = ct_lane_plan(lane) == NULL ? MPI_ERR_NO_MEM : ct_lane_run(lane, problem, call);
    ct_lane_finish(lane);
    return err;
}

#endif
