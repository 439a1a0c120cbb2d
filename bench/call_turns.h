/*
 * call_turns.h - how MPI programs compare ways of making a call: in batches, one way
 * right after the other, in turn.
 */
#ifndef CT_BENCH_CALL_TURNS_H
#define CT_BENCH_CALL_TURNS_H

/* Make the call once, in one of the ways. Returns an MPI error code. */
typedef int ct_call_turns_fn(void *context, int way);

struct ct_call_turns {
    ct_call_turns_fn *call;
    void *context;
    int nways;
    int ncalls; /* of a batch */
};

/* The number of calls in a batch of `way` that takes so many seconds; at most `most`, and the same on all ranks. */
int ct_call_turns_calls(const struct ct_call_turns *turns, int way, double seconds, int most);

/*
 * Batches of all ways: in turn i the ways i, i + 1 and so on.
 *
 * times  out: [way * nturns + turn], this rank's seconds per call
 */
void ct_call_turns_take(const struct ct_call_turns *turns, int nturns, double *times);

#endif
