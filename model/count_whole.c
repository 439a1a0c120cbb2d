/*
 * count_whole.c - plans all ranks and counts what they do in lockstep.
 */
#include "model/count_whole.h"

#include "model/feature_tally.h"
#include "model/lockstep.h"

#include <stdlib.h>

static int plan_all(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    int segments, struct ct_schedule **all, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int rank = 0; rank < problem->nranks && err == CT_OK; rank++) {
        struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);

        shape.segments = segments > 0 ? segments : shape.segments;
        err = ct_algorithm_plan(algorithm, &shape, &all[rank], diag);
    }
    return err;
}

static int run_all(const struct ct_schedule *const *all, int nranks, const struct ct_grid *grid,
                   struct ct_feature_tally *tally, struct ct_diag *diag)
{
    const struct ct_lockstep lockstep = {
        .grid = grid,
        .tokens_take_rounds = true,
        .data = tally,
        .moves = ct_tally_message,
        .works = ct_tally_work,
        .round_ends = ct_tally_round,
    };

    return ct_lockstep_run(&lockstep, all, nranks, NULL, diag);
}

/* tally  out: of all ranks; ct_tally_free, also after a failure */
static int tally_all(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     const struct ct_parts *parts, const struct ct_counted *counted,
                     struct ct_feature_tally **tally, struct ct_diag *diag)
{
    const int n = problem->nranks;
    const int times = counted->segments > 0
                          ? ct_algorithm_shape(algorithm, problem, 0).segments / counted->segments
                          : 1;
    struct ct_schedule **all = calloc((size_t)n, sizeof(struct ct_schedule *));
    int err;

    *tally = NULL;
    if (all == NULL)
        return ct_diag_memory(diag);
    CT_TRY(err, out, ct_tally_new(problem->places, parts, &counted->grid, times, tally, diag));
    CT_TRY(err, out, plan_all(algorithm, problem, counted->segments, all, diag));
    CT_TRY(err, out,
           run_all((const struct ct_schedule *const *)all, n, &counted->grid, *tally, diag));
out:
    for (int rank = 0; rank < n; rank++)
        ct_schedule_free(all[rank]);
    free(all);
    return err;
}

int ct_count_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_parts *parts, const struct ct_counted *counted,
                   struct ct_features *features, struct ct_diag *diag)
{
    struct ct_feature_tally *tally;
    const int err = tally_all(algorithm, problem, parts, counted, &tally, diag);

    if (err == CT_OK)
        ct_tally_features(tally, features);
    ct_tally_free(tally);
    return err;
}

int ct_count_loads(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   const struct ct_parts *parts, const struct ct_grid *grid,
                   struct ct_cable_load *loads, struct ct_diag *diag)
{
    const struct ct_counted counted = {.grid = *grid};
    struct ct_feature_tally *tally;
    const int err = tally_all(algorithm, problem, parts, &counted, &tally, diag);

    if (err == CT_OK)
        ct_tally_cables(tally, loads);
    ct_tally_free(tally);
    return err;
}
