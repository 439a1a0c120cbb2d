/*
 * by_hand.h - algorithms as an application would write them, with
 * PMPI_Sendrecv: what executed schedules are compared with.
 *
 * For messages of less than 2 GB; return MPI error codes. Arguments are in
 * struct ct_plain_call: blocks for allgather, for allreduce the vector, whose
 * operation commutes. Nothing is in place.
 */
#ifndef CT_BENCH_EXECUTED_BY_HAND_H
#define CT_BENCH_EXECUTED_BY_HAND_H

#include "library/calls.h"

struct ct_hand_call {
    struct ct_plain_call plain;
    int nranks;
    int bytes;  /* of a block, of the vector */
    void *room; /* for a vector */
};

typedef int ct_by_hand_fn(const struct ct_hand_call *call);

ct_by_hand_fn ct_by_hand_ring;
ct_by_hand_fn ct_by_hand_doubling; /* a power of two ranks, and below too */
ct_by_hand_fn ct_by_hand_reducing; /* recursive doubling of an allreduce */

#endif
