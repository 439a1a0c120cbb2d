/*
 * verify.h - compares what a call delivered with what it must deliver, which
 * each rank computes for itself.
 */
#ifndef CT_TIMER_VERIFY_H
#define CT_TIMER_VERIFY_H

#include "timer/timed_candidate.h"

#define CT_MISMATCH_TEXT 256

/* Where a rank saw the first difference. */
struct ct_mismatch {
    long long offset; /* bytes; -1: none */
    const char *part; /* of the buffers, for texts; NULL: rank `got` left before
                         this one had entered */
    int got;
    int wanted;
};

/* Put random data into the buffers of the bench's call, other data each time;
   the same number of times on all ranks. */
void ct_verify_fill(struct ct_bench *bench);

/*
 * Look at the result, at the guard bytes behind both buffers, and at the send
 * buffer, which must be as before; that is local. Where the collective
 * synchronises, make more calls to see that it does.
 *
 * bench       filled, then called once
 * difference  out
 * returns     an MPI error code
 */
int ct_verify_compare(struct ct_bench *bench, struct ct_mismatch *difference);

/* "rank 3, in place: byte 5 of the result is 0, not 7".
   text  out: CT_MISMATCH_TEXT bytes */
void ct_mismatch_text(const struct ct_bench *bench, const struct ct_mismatch *difference,
                      char *text);

/*
 * Call the bench's candidate with random data, then with other data in place,
 * where that exists, and with another root; counts differ between ranks.
 * Collective.
 *
 * bench    as ct_bench_init left it; its call is another one afterwards
 * text     out: CT_MISMATCH_TEXT bytes: what differed on the first rank on
 *          which anything did, the same on all; "" if nothing did
 * returns  an MPI error code
 */
int ct_verify(struct ct_bench *bench, char *text);

/*
 * Share a text of one rank.
 *
 * rank     whose; the same on all
 * text     in on that rank, out on the others: CT_MISMATCH_TEXT bytes
 * returns  an MPI error code
 */
int ct_mismatch_share(MPI_Comm comm, int rank, char *text);

#endif
