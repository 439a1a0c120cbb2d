/*
 * checker.h - prove schedules right by running them symbolically.
 *
 * All ranks' schedules are run together with synchronous sends: a message
 * moves when both its ends are ready, and what is posted when all its readers
 * are. Matching is by (sender, receiver,
 * kind, tag), so one run decides for all.
 */
#ifndef CT_CHECKER_CHECKER_H
#define CT_CHECKER_CHECKER_H

#include "repo/schedule.h"

#include <stdbool.h>

struct ct_check {
    const struct ct_collective *collective;
    int nranks;
    int root;                                   /* 0 without */
    const struct ct_schedule *const *schedules; /* one per rank */
    bool in_place;                  /* the send buffer is a part of the receive buffer; no effect
                      where the collective's descriptor has no in_place */
    bool ordered;                   /* contributions must be combined in rank order */
    const int *hosts;               /* rank -> its host, whose ranks share memory; NULL:
                                       no ranks do */
    enum ct_announcement announces; /* with private counts: what is known of
                                       others' items; decides what scratch there
                                       may be */
};

/* What the run counted; sums over all ranks. */
struct ct_check_counts {
    long messages; /* with data */
    long tokens;
    long units_sent;
    long units_fetched;
    long barriers; /* of one rank */
    int scratch_units_max;
    size_t schedule_bytes_max;
};

/*
 * Prove that every send matches a receive of as many units, every post for a
 * rank a fetch of it, nothing is left over, no rank waits for ever, no unit is read before it is written,
 * written while another step reads or writes it, or written in the send
 * buffer, no post is made in a slot before the last reader is done with what is in it, spans lie within their buffers and start at equal unit numbers
 * modulo units_per_block, barriers are alone in their epoch, and every rank
 * ends with exactly the right data (reductions: each contribution once, and
 * combined in the same way by all ranks that get the same, since MPI wants
 * identical results: rounding depends on it).
 *
 * counts   out; may be NULL
 * returns  0, CT_ERR_INVALID with rank, step and fault in diag, or
 *          CT_ERR_MEMORY
 */
int ct_check_run(const struct ct_check *check, struct ct_check_counts *counts,
                 struct ct_diag *diag);

#endif
