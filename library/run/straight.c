/*
 * straight.c - each step is made when it can be, or not at all; a copy and what is added to it
 * at once.
 */
#include "library/run/straight.h"

#include "library/run/posts.h"
#include "library/run/touch.h"

static bool is_fetch(const struct ct_step *step)
{
    return step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE;
}

static bool is_local(const struct ct_step *step)
{
    return step->action == CT_DO_COPY || step->action == CT_DO_REDUCE;
}

static inline bool reduces(const struct ct_step *step)
{
    return step->action == CT_DO_REDUCE || step->action == CT_DO_FETCH_REDUCE;
}

/* Tokens are as long as one unit here: none is 0. */
size_t ct_straight_bytes(const struct ct_schedule *schedule)
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
    return schedule->units_per_block == 1 && most > 0 ? CT_STRAIGHT_BYTES / (size_t)most : 0;
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

/* What a step adds or copies: in this rank's memory, or in a slot that is acknowledged later. */
struct operand {
    const void *from;
    int poster;
    unsigned head;
    uint64_t number; /* 0: it is not in a slot */
};

#define EVERYWHERE 16 /* polls of what is expected, to one of all that it may be instead */

/* Returns false if the rank that posts it is late, or names another length: the post may have more
   slices than one. */
static inline bool find(struct ct_running *run, struct ct_slots *slots, const struct ct_step *step,
                        struct operand *operand)
{
    struct ct_slot_found found;

    operand->number = 0;
    if (is_local(step)) {
        operand->from = source(run, &step->src);
        return true;
    }
    operand->poster = run->view->locals[step->peer];
    operand->number = ct_slot_number(slots->call, step->tag, 0);
    while (!ct_slots_find_ahead(slots, operand->poster, operand->number, &found) &&
           !(run->waiting.npolls % EVERYWHERE == 0 &&
             ct_slots_search(slots, operand->poster, operand->number, &found))) {
        if (!ct_posts_wait(run))
            return false;
    }
    operand->head = found.head;
    operand->from =
        ct_slot_data(slots, operand->poster, found.head, found.bytes) + bytes_of(run, step->skip);
    return found.bytes == bytes_of(run, step->src.units);
}

/* What was found is used no more. */
static inline void end(const struct ct_slots *slots, const struct operand *operand)
{
    if (operand->number != 0)
        ct_slots_acknowledge(slots, operand->poster, operand->number, operand->head);
}

static inline int count_of(const struct ct_running *run, size_t bytes)
{
    return (int)((unsigned)bytes / (unsigned)run->call->element_bytes);
}

/* Add or copy what was found, in memory of `bytes` bytes. */
static inline int take(const struct ct_running *run, const struct ct_step *step,
                       const struct operand *operand, size_t bytes)
{
    char *to;

    if (bytes == 0)
        return MPI_SUCCESS;
    to = target(run, &step->dst);
    if (reduces(step))
        return ct_touch_combine(run->call, operand->from, to, bytes, run->comm);
    if (operand->from != to) /* in place, a block may be there already */
        ct_touch_move(to, operand->from, bytes);
    return MPI_SUCCESS;
}

/* True if a step copies something, to which the next one adds. */
static inline bool begins_sum(const struct ct_step *step, const struct ct_step *next)
{
    return reduces(next) && !reduces(step) && step->dst.buffer == next->dst.buffer &&
           step->dst.first == next->dst.first && step->dst.units == next->dst.units;
}

/* Such two steps; at once, if the MPI library is not needed. */
static inline int take_two(const struct ct_running *run, const struct ct_step *step,
                           const struct operand *first, const struct operand *second)
{
    const size_t bytes = bytes_of(run, step->dst.units);
    char *to = target(run, &step->dst);
    int err;

    if (ct_touch_combines(run->call, first->from, to) &&
        ct_touch_combines(run->call, second->from, to)) {
        run->call->combine(to, second->from, first->from, (size_t)count_of(run, bytes));
        return MPI_SUCCESS;
    }
    err = take(run, step, first, bytes);
    return err != MPI_SUCCESS ? err : take(run, step + 1, second, bytes);
}

static inline bool post(struct ct_running *run, struct ct_slots *slots, const struct ct_step *step)
{
    const size_t bytes = bytes_of(run, step->src.units);
    unsigned char *to;

    while ((to = ct_slots_fill(slots, 0, bytes)) == NULL) {
        if (!ct_posts_wait(run))
            return false;
    }
    if (bytes > 0)
        ct_touch_move(to, source(run, &step->src), bytes);
    ct_slots_publish(slots, 0, bytes, run->readers + step->first_reader, step->nreaders);
    ct_slots_end_post(slots);
    return true;
}

static inline void note(struct ct_running *run, int err)
{
    if (run->err == MPI_SUCCESS)
        run->err = err;
}

int ct_straight_run(struct ct_running *run, const struct ct_schedule *schedule,
                    const struct ct_call *call, const struct ct_memory *scratch)
{
    const struct ct_step *step = schedule->steps, *const last = step + schedule->nsteps - 1;
    const struct ct_step *sum = NULL; /* the step before, which begins one */
    struct ct_slots *slots = &run->view->window->slots;
    struct operand first = {.number = 0}, operand = first;

    run->err = ct_running_lay_out(run, schedule, call, NULL, scratch);
    if (run->err == MPI_SUCCESS)
        run->err = ct_posts_begin(run);
    if (run->err != MPI_SUCCESS)
        return schedule->nsteps;
    for (; step <= last; step++) {
        if (step->action == CT_DO_POST ? !post(run, slots, step)
                                       : !find(run, slots, step, &operand))
            break;
        if (step->action == CT_DO_POST)
            continue;
        if (sum == NULL && step < last && begins_sum(step, step + 1)) {
            sum = step;
            first = operand;
            continue;
        }
        if (sum != NULL) {
            note(run, take_two(run, sum, &first, &operand));
            end(slots, &first);
            sum = NULL;
        } else {
            note(run, take(run, step, &operand, bytes_of(run, step->dst.units)));
        }
        end(slots, &operand);
    }
    return (int)((sum != NULL ? sum : step) - schedule->steps);
}
