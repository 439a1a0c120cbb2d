/*
 * lockstep.h - the schedules of all ranks, run together in rounds.
 *
 * A message takes a round, and moves as soon as its send and its receive may both start.
 * Copies and reductions take no time. A message of no bytes is nothing, as in the library:
 * a step of it waits for no other rank.
 *
 * A post takes a round, too, until its readers see it; then each of them may fetch, which takes
 * no time. As a long one in the library it is copied when it starts, into one of two slots of its
 * rank, and waits until all readers of the post two before have fetched.
 */
#ifndef CT_MODEL_LOCKSTEP_H
#define CT_MODEL_LOCKSTEP_H

#include "repo/schedule.h"

#include <stdint.h>

/* What is to be known of a run. Each function may be NULL. */
struct ct_lockstep {
    const struct ct_grid *grid; /* sizes of blocks; NULL: none is empty */
    bool skips_tokens;          /* tokens take no round, unless no message has data */
    int rounds_most;            /* it ends after so many; 0: when all is done */
    void *data;                 /* for the functions */

    /* A message or a token moves in this round; called for its send and for its receive. Or a
       post does. */
    void (*moves)(void *data, const struct ct_schedule *schedule, const struct ct_step *step);
    /* A copy, a reduction, a fetch, or a barrier that all ranks have reached: `step` is one
       rank's. */
    void (*works)(void *data, const struct ct_schedule *schedule, const struct ct_step *step);
    /* All that moves in this round has. */
    void (*round_ends)(void *data);
};

/*
 * schedules  by rank; NULL: not known, the rank is taken to send and to receive as soon as
 *            others are ready
 * rounds     out: how many with messages or posts; NULL: not wanted
 * returns    0, CT_ERR_INVALID (a message without its other end, ranks that wait for each
 *            other for ever) or CT_ERR_MEMORY
 */
int ct_lockstep_run(const struct ct_lockstep *lockstep, const struct ct_schedule *const *schedules,
                    int nranks, int *rounds, struct ct_diag *diag);

/* Bytes of a span. */
int64_t ct_span_bytes(const struct ct_span *span, const struct ct_grid *grid, int units_per_block);

#endif
