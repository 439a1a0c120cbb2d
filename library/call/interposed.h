/*
 * interposed.h - a collective that the library stands before, and the arguments
 * of its calls.
 */
#ifndef CT_LIBRARY_INTERPOSED_H
#define CT_LIBRARY_INTERPOSED_H

#include "library/call/reason.h"
#include "library/calls.h"
#include "library/tuned.h"

#include <stdatomic.h>
#include <stdint.h>

/*
 * The name that the linker sees of a function, of gcc and clang only: mpi.h
 * declares MPI's functions for handles of its own width, but a program of
 * another MPI library may pass wider ones, which must be passed on whole.
 */
#define CT_STANDS_FOR(name) __asm__(name)

/*
 * A function of the MPI library, called with words for handles: one that is
 * narrower is passed in the same register.
 */
#define CT_OF_WORDS(function, ...) ((int (*)(__VA_ARGS__))(void (*)(void))(function))

/* Of a function that another one ends with: the other one needs no frame then. Of
   gcc and clang, too. */
#define CT_APART __attribute__((noinline))

/* A handle of whichever MPI library runs the program: an int, or a pointer.
   Of an int the upper half means nothing. */
typedef intptr_t ct_word;

/* How the blocks of a buffer lie in the application's memory. */
struct ct_elements {
    int64_t count;      /* elements of a block, without counts */
    const void *counts; /* block -> elements; NULL: all have `count` */
    const void *displs; /* block -> its first element; NULL: one block after
                           the other */
    MPI_Datatype type;
};

/*
 * A collective call as the application made it. What MPI ignores on a rank may
 * be anything: a buffer without blocks there, the send side with
 * MPI_IN_PLACE. Of a reduction, both sides have the one datatype; its counts
 * are the send side's.
 */
struct ct_arguments {
    const void *send; /* buffers may be MPI_BOTTOM or MPI_IN_PLACE */
    void *recv;
    struct ct_elements elements[2]; /* CT_SEND, CT_RECV */
    bool is_large;                  /* counts and displs have 64 bits, not
                                       those of int */
    int root;
    MPI_Op op; /* of reductions */
    MPI_Comm comm;
};

/* What one line of the report adds up. All but `calls` only while the report is
   wanted (watches.h). */
struct ct_tally {
    atomic_ulong calls;
    atomic_ullong bytes;   /* of this rank's send buffers */
    atomic_ullong time_ns; /* in calls */
    atomic_ulong figured;  /* calls of sizes that the tuning has figures of */
    atomic_llong saved_ns; /* estimated (saving.h) */
};

/* What the library notes of a collective; all zero at first. */
struct ct_notes {
    struct ct_tally natives[CT_REASONS]; /* calls that were passed on */
    struct ct_tally others;              /* calls of choices beyond the table */
    struct ct_choice forced;
    bool is_forced;
    atomic_bool is_refused; /* it was said that the forced choice cannot */
};

/* What of a call decides, beside the collective and what is received. */
enum {
    CT_BY_ROOT = 1,
    CT_BY_OP = 2,
    CT_BY_SEND = 4,     /* what is sent instead, if it is not in place */
    CT_BY_RECV = 8,     /* what is received, if it is not in place */
    CT_BY_NO_SIDE = 16, /* it has no data, or counts that not all ranks know */
    CT_BY_COUNTS = 32   /* the sum of its counts, which all ranks know */
};

/* To tell collectives apart that decide by the same: no two have the same bits. */
#define CT_BY_NUMBER(number) ((unsigned)(number) << 8)

/* True if no rank has a byte in the call, by the one count that all ranks know. */
static inline bool ct_call_is_empty(const struct ct_arguments *args, unsigned by)
{
    return (by & (CT_BY_SEND | CT_BY_RECV | CT_BY_NO_SIDE | CT_BY_COUNTS)) == 0 &&
           args->elements[CT_RECV].count == 0;
}

struct ct_interposed {
    const struct ct_collective *collective;
    const struct ct_calls *calls;
    struct ct_notes *notes;            /* its own */
    unsigned by;                       /* CT_BY_... */
    const struct ct_algorithm *native; /* plans native in orders and trials
                                          (native.h); NULL: there are none */
};

/* Of all collectives, in the order of ct_collectives, NULL at the end. */
extern const struct ct_interposed *const ct_all_interposed[];

#endif
