/*
 * count.c - counts all ranks, or a sample of them.
 *
 * The cost of a sample against that of all of 96 to 256 ranks, all algorithms and settings
 * (tests/model/test_sampled.c): the same within 2 % in the median, 0.8 to 1.8 times for 90 %;
 * at worst, trees and chains by places, 0.1 and 6 times.
 */
#include "model/count_sampled.h"
#include "model/count_whole.h"
#include "model/rank_draw.h"

/* Reductions are counted as of elements of this size, where the vector has one. */
#define ELEMENT_BYTES 8

/* True if all ranks are to be counted: they are few, or have few steps. */
static int ask_small(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     bool *is_small, struct ct_diag *diag)
{
    const int n = problem->nranks;
    const int64_t most = 2 * ct_count_steps_most(n);
    struct ct_shape shape = ct_algorithm_shape(algorithm, problem, n / 2 + 1);
    struct ct_schedule *schedule;
    int err;

    *is_small = n <= CT_COUNTED_WHOLE;
    if (*is_small || n * ct_count_steps_besides(algorithm, n) > most)
        return CT_OK;
    shape.segments = 1;
    err = ct_algorithm_plan(algorithm, &shape, &schedule, diag);
    if (err != CT_OK)
        return err;
    *is_small = n * ((int64_t)schedule->nsteps + ct_count_steps_besides(algorithm, n)) <= most;
    ct_schedule_free(schedule);
    return CT_OK;
}

int ct_features_count(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                      const struct ct_parts *parts, struct ct_features *features,
                      struct ct_diag *diag)
{
    const bool has_elements = problem->collective->reduces && problem->bytes >= ELEMENT_BYTES;
    const struct ct_grid grid = {.block_bytes = problem->bytes,
                                 .element_bytes = has_elements ? ELEMENT_BYTES : 1};
    bool is_small;
    const int err = ask_small(algorithm, problem, &is_small, diag);

    if (err != CT_OK)
        return err;
    return is_small ? ct_count_whole(algorithm, problem, parts, &grid, features, diag)
                    : ct_count_sampled(algorithm, problem, parts, &grid, features, diag);
}
