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

/* So many times as many steps are counted of ranks that post along the levels of a host, whose
   leaders a sample misses. */
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

/* Segments of a block that are planned of a ring: as many as may be under way there. */
#define RING_SEGMENTS 8

/* Of fewer ranks a chain looks like a ring. */
#define RING_LEAST 8

/* True if a rank of a ring sends to one other alone, and gets from one other. */
static bool is_round_ring(const struct ct_schedule *schedule)
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

/*
 * Rings of more segments of blocks do alike, in as many more rounds: a few are planned in their
 * place, if they are of equal bytes.
 *
 * segments  out: that are to be planned
 */
static int find_segments(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                         int *segments, struct ct_diag *diag)
{
    struct ct_shape shape = ct_algorithm_shape(algorithm, problem, problem->nranks / 2);
    struct ct_schedule *schedule;
    int err;

    *segments = shape.segments;
    if (*segments <= RING_SEGMENTS || *segments % RING_SEGMENTS != 0 ||
        problem->bytes % ((size_t)*segments * ELEMENT_BYTES) != 0)
        return CT_OK;
    shape.segments = 1;
    err = ct_algorithm_plan(algorithm, &shape, &schedule, diag);
    if (err != CT_OK)
        return err;
    if (schedule->units_per_block == 1 && is_round_ring(schedule))
        *segments = RING_SEGMENTS;
    ct_schedule_free(schedule);
    return CT_OK;
}

static int count_whole(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                       const struct ct_parts *parts, const struct ct_grid *grid,
                       struct ct_features *features, struct ct_diag *diag)
{
    struct ct_counted counted = {.grid = *grid};
    const int err = find_segments(algorithm, problem, &counted.segments, diag);

    if (err != CT_OK)
        return err;
    return ct_count_whole(algorithm, problem, parts, &counted, features, diag);
}

static struct ct_grid grid_of(const struct ct_problem *problem)
{
    const bool has_elements = problem->collective->reduces && problem->bytes >= ELEMENT_BYTES;

    return (struct ct_grid){.block_bytes = problem->bytes,
                            .element_bytes = has_elements ? ELEMENT_BYTES : 1};
}

int ct_features_count(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                      const struct ct_parts *parts, struct ct_features *features,
                      struct ct_diag *diag)
{
    const struct ct_grid grid = grid_of(problem);
    bool is_small;
    const int err = ask_small(algorithm, problem, &is_small, diag);

    if (err != CT_OK)
        return err;
    return is_small ? count_whole(algorithm, problem, parts, &grid, features, diag)
                    : ct_count_sampled(algorithm, problem, parts, &grid, features, diag);
}

int ct_cables_count(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    const struct ct_parts *parts, struct ct_cable_load *loads, struct ct_diag *diag)
{
    const struct ct_grid grid = grid_of(problem);

    if (problem->nranks > CT_COUNTED_WHOLE)
        return ct_diag_set(diag, CT_ERR_INVALID, "a sample does not tell each cable's load");
    return ct_count_loads(algorithm, problem, parts, &grid, loads, diag);
}
