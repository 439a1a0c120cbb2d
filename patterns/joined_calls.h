/*
 * joined_calls.h - the logs of all ranks of a communicator as a pattern file.
 *
 * All ranks of a communicator make the same calls on it in the same order, so
 * the calls of one number in all logs are one call.
 */
#ifndef CT_PATTERNS_JOINED_CALLS_H
#define CT_PATTERNS_JOINED_CALLS_H

#include "patterns/call_log.h"

/* All zero: of no calls. */
struct ct_joined_calls {
    struct ct_pattern_file file;
    unsigned long long call_count; /* that the ranks made */
    unsigned long long kept_count; /* those in the file, the first */
    enum ct_log_end end;           /* why not all are */
};

/*
 * Join logs.
 *
 * logs     of ranks 0, 1, ..., each for as many ranks as there are
 * joined   out: owned by the caller, ct_joined_calls_fini; after success only
 * returns  0; CT_ERR_MEMORY; CT_ERR_INVALID with a sentence: the logs are not
 *          of the same calls
 */
int ct_joined_calls_build(const struct ct_call_log *logs, int rank_count,
                          struct ct_joined_calls *joined, struct ct_diag *diag);

void ct_joined_calls_fini(struct ct_joined_calls *joined);

/* "more than 1000 different patterns" */
const char *ct_log_end_text(enum ct_log_end end);

#endif
