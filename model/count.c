/*
 * count.c - counts all ranks, or a sample of them.
 *
 * By a sample, the cost among 96 to 256 ranks, of all algorithms and settings, is within 2 % of
 * the exact cost in the median, and 0.8 to 1.8 times as much for 90 % (tests/model/test_sampled.c);
 * at worst, for trees and chains by places, 0.1 and 7 times.
 */
#include "model/count_sampled.h"
#include "model/count_whole.h"
#include "model/rank_draw.h"

/* Reductions are counted with elements of this size, if the vector is that long. */
#define ELEMENT_BYTES 8

/* Where ranks post along the levels of a host, whose leaders a sample misses, all are counted up
   to this many times the steps. */
#define BY_WINDOW 4

/* True if all ranks are to be counted: they are few, or have few steps. */
static int ask_small(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                     bool *is_small, struct ct_diag *diag)
{
    const int n = problem->nranks;
    const int64_t most = 2 * ct_count_steps_most(n) *
                         (ct_algorithm_meets(algorithm, &problem->setting) ? BY_WINDOW : 1);
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

/* A ring does the same with each segment of a block, if all have equal bytes. */
static int find_segments(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                         struct ct_counted *counted, struct ct_diag *diag)
{
    struct ct_shape shape = ct_algorithm_shape(algorithm, problem, problem->nranks / 2);
    const int segments = shape.segments;
    struct ct_schedule *schedule;
    int err;

    if (segments == 1 || problem->bytes % ((size_t)segments * ELEMENT_BYTES) != 0)
        return CT_OK;
    shape.segments = 1;
    err = ct_algorithm_plan(algorithm, &shape, &schedule, diag);
    if (err != CT_OK)
        return err;
    if (schedule->units_per_block == 1 && ct_is_round_ring(schedule))
        counted->ring_segments = segments;
    ct_schedule_free(schedule);
    return CT_OK;
}

static struct ct_grid grid_of(const struct ct_problem *problem)
{
    const bool has_elements = problem->collective->reduces && problem->bytes >= ELEMENT_BYTES;

    return (struct ct_grid){.block_bytes = problem->bytes,
                            .element_bytes = has_elements ? ELEMENT_BYTES : 1};
}

int ct_features_count(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                      const struct ct_parts *parts, struct ct_features *features,
                      struct ct_cable_load *loads, struct ct_diag *diag)
{
    struct ct_counted counted = {.parts = parts, .grid = grid_of(problem)};
    bool is_small;
    int err = ask_small(algorithm, problem, &is_small, diag);

    if (err != CT_OK)
        return err;
    if (!is_small && loads != NULL)
        return ct_diag_set(diag, CT_ERR_INVALID, "a sample does not tell each cable's load");
    if (!is_small)
        return ct_count_sampled(algorithm, problem, parts, &counted.grid, features, diag);
    err = find_segments(algorithm, problem, &counted, diag);
    if (err != CT_OK)
        return err;
    return ct_count_whole(algorithm, problem, &counted, features, loads, diag);
}
