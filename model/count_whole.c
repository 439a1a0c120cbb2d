/*
 * count_whole.c - plans all ranks and counts what they do in lockstep.
 */
#include "model/count_whole.h"

#include "model/feature_tally.h"
#include "model/rank_draw.h"
#include "repo/common.h"

#include <stdlib.h>

/* Of fewer ranks a chain looks like a ring. */
#define RING_LEAST 8

/* Segments of a block that may be under way in a ring: in one round, if all ranks are of it. */
#define RING_SEGMENTS 8

bool ct_is_round_ring(const struct ct_schedule *schedule)
{
    int from = -1;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (step->action != CT_DO_RECV)
            continue;
        if (from >= 0 && from != step->peer)
            return false;
        from = step->peer;
    }
    return schedule->nranks >= RING_LEAST && ct_times_round(schedule) >= schedule->nranks - 1;
}

static void free_all(struct ct_schedule **all, int nranks)
{
    for (int rank = 0; rank < nranks; rank++) {
        ct_schedule_free(all[rank]);
        all[rank] = NULL;
    }
}

/* segments  per block; 0: as the problem has it */
static int plan_all(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    int segments, struct ct_schedule **all, struct ct_diag *diag)
{
    struct ct_common common = {.n = 0};
    int err = CT_OK;

    for (int rank = 0; rank < problem->nranks && err == CT_OK; rank++) {
        struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);

        shape.segments = segments > 0 ? segments : shape.segments;
        shape.common = &common;
        err = ct_algorithm_plan(algorithm, &shape, &all[rank], diag);
    }
    ct_common_fini(&common);
    return err;
}

static bool are_rings(struct ct_schedule *const *all, int nranks)
{
    int rank = 0;

    while (rank < nranks && ct_is_round_ring(all[rank]))
        rank++;
    return rank == nranks;
}

/*
 * Plan a ring: whole blocks, whose segments move in the same rounds; or, if only some ranks are of
 * the ring, as many segments as may be under way.
 *
 * each  out
 */
static int plan_ring(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     int segments, struct ct_schedule **all, struct ct_stands_for *each,
                     struct ct_diag *diag)
{
    const int at_once = segments < RING_SEGMENTS ? segments : RING_SEGMENTS;
    const int err = plan_all(algorithm, problem, 1, all, diag);

    *each = (struct ct_stands_for){segments, segments / at_once};
    if (err != CT_OK || are_rings(all, problem->nranks))
        return err;
    free_all(all, problem->nranks);
    each->messages = each->rounds;
    return plan_all(algorithm, problem, at_once, all, diag);
}

int ct_run_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                 int segments, const struct ct_lockstep *lockstep, int *rounds,
                 struct ct_diag *diag)
{
    struct ct_schedule **all = calloc((size_t)problem->nranks, sizeof(struct ct_schedule *));
    int err;

    if (all == NULL)
        return ct_diag_memory(diag);
    err = plan_all(algorithm, problem, segments, all, diag);
    if (err == CT_OK)
        err = ct_lockstep_run(lockstep, (const struct ct_schedule *const *)all, problem->nranks,
                              rounds, diag);
    free_all(all, problem->nranks);
    free(all);
    return err;
}

/* tally  that the lockstep fills */
static int run_ring(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    int segments, struct ct_feature_tally *tally,
                    const struct ct_lockstep *lockstep, struct ct_diag *diag)
{
    struct ct_schedule **all = calloc((size_t)problem->nranks, sizeof(struct ct_schedule *));
    struct ct_stands_for each;
    int err;

    if (all == NULL)
        return ct_diag_memory(diag);
    err = plan_ring(algorithm, problem, segments, all, &each, diag);
    ct_tally_stands_for(tally, each);
    if (err == CT_OK)
        err = ct_lockstep_run(lockstep, (const struct ct_schedule *const *)all, problem->nranks,
                              NULL, diag);
    free_all(all, problem->nranks);
    free(all);
    return err;
}

int ct_count_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_counted *counted, struct ct_features *features,
                   struct ct_cable_load *loads, struct ct_diag *diag)
{
    struct ct_lockstep lockstep = {.grid = &counted->grid,
                                   .moves = ct_tally_message,
                                   .works = ct_tally_work,
                                   .round_ends = ct_tally_round};
    struct ct_feature_tally *tally;
    int err = ct_tally_new(problem->places, counted->parts, &counted->grid, &tally, diag);

    if (err != CT_OK)
        return err;
    lockstep.data = tally;
    err = counted->ring_segments == 0
              ? ct_run_whole(algorithm, problem, 0, &lockstep, NULL, diag)
              : run_ring(algorithm, problem, counted->ring_segments, tally, &lockstep, diag);
    if (err == CT_OK)
        ct_tally_features(tally, features);
    if (err == CT_OK && loads != NULL)
        ct_tally_cables(tally, loads);
    ct_tally_free(tally);
    return err;
}
