/*
 * call_log.h - what one rank notes of the calls with counts on a communicator.
 *
 * Of each call a rank notes what it sends itself. Different calls are rows,
 * kept once; the order of calls is in runs of one row. The logs of all ranks
 * together are the program's patterns (joined_calls.h).
 */
#ifndef CT_PATTERNS_CALL_LOG_H
#define CT_PATTERNS_CALL_LOG_H

#include "base/hash_index.h"
#include "patterns/call_pattern.h"

/* Different patterns, and runs of calls, that are recorded: no more than
   these. */
#define CT_LOG_PATTERNS_MAX 1000
#define CT_LOG_RUNS_MAX 4096

/* Why the calls from some number on are not in it. */
enum ct_log_end {
    CT_LOG_WHOLE, /* all are */
    CT_LOG_MANY_PATTERNS,
    CT_LOG_MANY_RUNS,
    CT_LOG_NO_MEMORY,
    CT_LOG_ENDS
};

/* Calls in a row of one row. */
struct ct_log_run {
    uint64_t row;
    uint64_t calls; /* at least 1 */
};

/* All zero but for rank_count: a log without calls. */
struct ct_call_log {
    int rank_count;
    unsigned long long call_count; /* all calls */
    unsigned long long kept_count; /* those in it, the first */
    enum ct_log_end end;
    uint64_t *rows; /* row_count times 1 + rank_count numbers: the number of
                       the collective, then bytes; of an allgatherv only the
                       first are not 0 */
    int row_count;
    struct ct_log_run *runs; /* in the order of the calls */
    int run_count;
    struct ct_hash_index index; /* of rows */
};

/* Different patterns of so many ranks that a file has room for. */
int ct_call_log_patterns_max(int rank_count);

/*
 * Note one call.
 *
 * bytes  alltoallv: what this rank sends to each of the rank_count ranks;
 *        allgatherv: the one number that it contributes
 */
void ct_call_log_add(struct ct_call_log *log, const struct ct_collective *collective,
                     const size_t *bytes);

void ct_call_log_fini(struct ct_call_log *log);

#endif
