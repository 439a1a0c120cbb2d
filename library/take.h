/*
 * take.h - take a collective call over from the MPI library, or do not.
 */
#ifndef CT_LIBRARY_TAKE_H
#define CT_LIBRARY_TAKE_H

#include "library/arguments.h"
#include "library/context.h"

/* A call that is being taken over. */
struct ct_task {
    const struct ct_arguments *args;
    struct ct_context *context;
    const struct ct_choice *choice;
    size_t bytes;              /* of a block; allreduce: of the vector */
    struct ct_problem problem; /* what the choice is for, its setting too */
    int err;                   /* MPI's, of what was done for the call so far */
};

/* What a collective adds. */
struct ct_taker {
    const struct ct_collective *collective;

    /* The send buffer has its own count and datatype. */
    bool has_send_type;

    /* In place, what is sent is put aside first. */
    bool copies_in_place;

    /* Why the choice cannot run, from values equal on all ranks; else
       CT_TUNED. NULL: it always can. */
    enum ct_reason (*restrict_choice)(const struct ct_task *task);

    /* Take part in the call. Returns an MPI error code. */
    int (*run)(const struct ct_task *task);
};

extern const struct ct_taker ct_take_alltoall;
extern const struct ct_taker ct_take_allgather;
extern const struct ct_taker ct_take_allreduce;

/* What became of this thread's last call: CT_TUNED, or why it was native. */
enum ct_reason ct_take_latest(void);

#endif
