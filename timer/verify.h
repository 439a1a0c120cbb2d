/*
 * verify.h - compare a candidate's result with native's.
 */
#ifndef CT_TIMER_VERIFY_H
#define CT_TIMER_VERIFY_H

#include "timer/candidate.h"

/*
 * Run the bench's candidate and native on equal random data, then on other
 * data in place, where that exists, and with another root; counts differ
 * between ranks. Compare the results, the guard bytes behind
 * the buffers, and the send buffer, which must be as before.
 *
 * Native's results are remembered with the pool, for the next candidate at
 * the same size.
 *
 * bench    as ct_bench_init left it; its call is another one afterwards
 * text     out: on rank 0 what differed first; "" if nothing did on any rank
 * returns  an MPI error code
 */
int ct_verify(struct ct_bench *bench, char *text, size_t text_size);

#endif
