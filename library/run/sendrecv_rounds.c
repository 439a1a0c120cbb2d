/*
 * sendrecv_rounds.c - the steps in their order, the two messages of an epoch at
 * once.
 */
#include "library/run/sendrecv_rounds.h"

#include "library/run/touch.h"
#include "library/run/wire.h"

#include <string.h>

static bool is_message(const struct ct_step *step)
{
    return step->action == CT_DO_SEND || step->action == CT_DO_RECV;
}

/* Steps that run by themselves, in their order: they wait for no message of
   their epoch. */
static bool is_local(const struct ct_step *step)
{
    return (step->action == CT_DO_COPY || step->action == CT_DO_REDUCE) && step->npreds == 0;
}

/* A send and a receive, next to each other, and local steps. */
static bool is_round(const struct ct_step *steps, int n)
{
    int nmessages = 0;

    for (int i = 0; i < n; i++) {
        if (is_local(&steps[i]))
            continue;
        if (!is_message(&steps[i]) || steps[i].npreds > 0 ||
            (++nmessages == 2 &&
             (!is_message(&steps[i - 1]) || steps[i].action == steps[i - 1].action)))
            return false;
    }
    return nmessages == 0 || nmessages == 2;
}

bool ct_rounds_fit(const struct ct_schedule *schedule)
{
    for (int i = 0; i < schedule->nepochs; i++) {
        const int first = schedule->epochs[i];

        if (!is_round(schedule->steps + first, schedule->epochs[i + 1] - first))
            return false;
    }
    return schedule->units_per_block == 1;
}

/* A call under way. Blocks are whole and equal: where they are is a product. */
struct rounds {
    char *buffers[CT_BUFFERS];
    const char *send; /* in place of that buffer's, which is only read */
    size_t bytes;     /* of a block */
    int first_tag;
};

/* Scratch buffers, one after the other. */
static int place(struct rounds *rounds, const struct ct_schedule *schedule,
                 const struct ct_memory *scratch)
{
    size_t at = 0;

    for (int i = 0; i < schedule->nscratch; i++) {
        rounds->buffers[CT_SCRATCH + i] = (char *)scratch->start + at;
        at += (size_t)schedule->scratch_units[i] * rounds->bytes;
        if (at > scratch->bytes)
            return MPI_ERR_INTERN;
        at = ct_scratch_aligned(at);
    }
    return MPI_SUCCESS;
}

static inline const char *source(const struct rounds *rounds, const struct ct_span *span)
{
    const char *start = span->buffer == CT_SEND ? rounds->send : rounds->buffers[span->buffer];

    return start + (size_t)span->first * rounds->bytes;
}

static inline char *target(const struct rounds *rounds, const struct ct_span *span)
{
    return rounds->buffers[span->buffer] + (size_t)span->first * rounds->bytes;
}

static inline int exchange(const struct rounds *rounds, const struct ct_step *first, MPI_Comm comm)
{
    const bool sends_first = first->action == CT_DO_SEND;
    const struct ct_step *send = sends_first ? first : first + 1;
    const struct ct_step *recv = sends_first ? first + 1 : first;
    const struct ct_end out = {.from = source(rounds, &send->src),
                               .bytes = (size_t)send->src.units * rounds->bytes,
                               .peer = send->peer,
                               .tag = rounds->first_tag + send->tag};
    const struct ct_end in = {.to = target(rounds, &recv->dst),
                              .bytes = (size_t)recv->dst.units * rounds->bytes,
                              .peer = recv->peer,
                              .tag = rounds->first_tag + recv->tag};

    return ct_wire_exchange(&out, &in, comm);
}

static inline void copy(const struct rounds *rounds, const struct ct_step *step)
{
    const char *from = source(rounds, &step->src);
    char *to = target(rounds, &step->dst);

    if (from != to) /* in place, a block may be there already */
        memmove(to, from, (size_t)step->src.units * rounds->bytes);
}

/* Blocks are short, and not so many that an int does not count them. */
static inline int reduce(const struct rounds *rounds, const struct ct_step *step,
                         const struct ct_call *call, MPI_Comm comm)
{
    return ct_touch_combine(call, source(rounds, &step->src), target(rounds, &step->dst),
                            (size_t)step->src.units * rounds->bytes, comm);
}

int ct_rounds_run(const struct ct_running *run, const struct ct_schedule *schedule,
                  const struct ct_call *call, const struct ct_memory *scratch)
{
    const struct ct_step *step = schedule->steps;
    const struct ct_step *const end = step + schedule->nsteps;
    struct rounds rounds;
    int first;

    rounds.send = call->send;
    rounds.buffers[CT_RECV] = call->recv;
    rounds.bytes = call->bytes;
    rounds.first_tag = ct_running_first_tag(run, schedule->first_tag);
    first = place(&rounds, schedule, scratch);
    if (first != MPI_SUCCESS)
        return first;
    while (step < end) {
        int err = MPI_SUCCESS;

        if (step->action == CT_DO_COPY) {
            copy(&rounds, step++);
        } else if (step->action == CT_DO_REDUCE) {
            err = reduce(&rounds, step++, call, run->comm);
        } else {
            err = exchange(&rounds, step, run->comm);
            step += 2;
        }
        if (first == MPI_SUCCESS)
            first = err;
    }
    return first;
}
