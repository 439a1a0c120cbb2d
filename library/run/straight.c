/*
 * straight.c - each step is made when it can be, or not at all.
 */
#include "library/run/straight.h"

#include "library/run/touch.h"

static bool is_fetch(const struct ct_step *step)
{
    return step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE;
}

static bool is_local(const struct ct_step *step)
{
    return step->action == CT_DO_COPY || step->action == CT_DO_REDUCE;
}

/* Tokens are as long as one unit here: none is 0. */
int ct_straight_units(const struct ct_schedule *schedule)
{
    int nposts = 0, most = 0;

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if (is_local(step))
            continue;
        if (!is_fetch(step) && (step->action != CT_DO_POST || ++nposts > 1))
            return 0;
        if (step->src.units >= most)
            most = step->src.units + (step->src.units == 0);
    }
    return schedule->units_per_block == 1 ? most : 0;
}

static inline size_t bytes_of(const struct ct_running *run, int units)
{
    return (size_t)units * run->grid.block_bytes;
}

static inline const char *source(const struct ct_running *run, const struct ct_span *span)
{
    return run->from[span->buffer] + bytes_of(run, span->first);
}

static inline char *target(const struct ct_running *run, const struct ct_span *span)
{
    return run->to[span->buffer] + bytes_of(run, span->first);
}

static inline int reduce(const struct ct_running *run, const void *from, char *to, size_t bytes)
{
    return ct_touch_combine(run->call, from, to,
                            (int)((unsigned)bytes / (unsigned)run->call->element_bytes));
}

static inline int run_local(const struct ct_running *run, const struct ct_step *step)
{
    const char *from = source(run, &step->src);
    char *to = target(run, &step->dst);
    const size_t bytes = bytes_of(run, step->src.units);

    if (step->action == CT_DO_REDUCE)
        return reduce(run, from, to, bytes);
    if (from != to) /* in place, a block may be there already */
        ct_touch_move(to, from, bytes);
    return MPI_SUCCESS;
}

static inline bool post(struct ct_running *run, const struct ct_step *step)
{
    const size_t bytes = bytes_of(run, step->src.units);
    struct ct_slots *slots = &run->view->window->slots;

    while (!ct_slots_are_free(slots)) {
        if (!ct_waiting_polls(&run->waiting, run->view->window->is_crowded))
            return false;
    }
    if (bytes > 0)
        ct_touch_move(ct_slots_fill(slots, bytes), source(run, &step->src), bytes);
    ct_slots_publish(slots, 0, bytes, run->readers + step->first_reader, step->nreaders);
    ct_slots_end_post(slots);
    return true;
}

static inline bool fetch(struct ct_running *run, const struct ct_step *step, int *err)
{
    const int poster = run->view->locals[step->peer];
    const size_t bytes = bytes_of(run, step->dst.units);
    struct ct_slots *slots = &run->view->window->slots;
    const uint64_t number = ct_slot_number(slots->call, step->tag, 0);
    struct ct_slot_found found;
    const unsigned char *from;

    while (!ct_slots_find(slots, poster, number, &found)) {
        if (!ct_waiting_polls(&run->waiting, run->view->window->is_crowded))
            return false;
    }
    from = ct_slot_data(slots, poster, found.half, found.bytes) + bytes_of(run, step->skip);
    if (found.bytes != bytes_of(run, step->src.units))
        *err = MPI_ERR_TRUNCATE; /* the poster names another length */
    else if (step->action == CT_DO_FETCH_REDUCE)
        *err = reduce(run, from, target(run, &step->dst), bytes);
    else if (bytes > 0)
        ct_touch_move(target(run, &step->dst), from, bytes);
    ct_slots_acknowledge(slots, poster, number, found.half);
    return true;
}

int ct_straight_run(struct ct_running *run, int *err)
{
    const struct ct_step *const steps = run->schedule->steps;
    const int nsteps = run->schedule->nsteps;

    *err = MPI_SUCCESS;
    for (int i = 0; i < nsteps; i++) {
        const struct ct_step *step = &steps[i];
        int its_own = MPI_SUCCESS;

        if (is_local(step))
            its_own = run_local(run, step);
        else if (step->action == CT_DO_POST ? !post(run, step) : !fetch(run, step, &its_own))
            return i;
        if (*err == MPI_SUCCESS)
            *err = its_own;
    }
    return nsteps;
}
