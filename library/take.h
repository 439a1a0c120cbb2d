/*
 * take.h - take a collective call over from the MPI library, or do not.
 *
 * A file in library/collectives/ defines the functions of MPI for one
 * collective, and describes it by a struct ct_interposed. The functions put
 * their arguments into a struct ct_arguments; all else is common.
 */
#ifndef CT_LIBRARY_TAKE_H
#define CT_LIBRARY_TAKE_H

#include "library/calls.h"
#include "library/context.h"
#include "library/counts.h"
#include "library/profile.h"

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
#define CT_OF_WORDS(function, ...)                                             \
    ((int (*)(__VA_ARGS__))(void (*)(void))(function))

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

/* What is received; of a reduction, what both sides have. */
static inline const struct ct_elements *
ct_take_side(const struct ct_arguments *args, unsigned by)
{
    return &args->elements[(by & CT_BY_SEND) != 0 ? CT_SEND : CT_RECV];
}

/* Is it in place? */
static inline bool ct_take_is_ignored(const struct ct_arguments *args,
                                      unsigned by)
{
    return ((by & CT_BY_SEND) != 0 && args->send == MPI_IN_PLACE) ||
           ((by & CT_BY_RECV) != 0 && args->recv == MPI_IN_PLACE);
}

/* The sum of the counts that all ranks know; -1: there are none. */
static inline int64_t ct_take_sum(const struct ct_arguments *args, int nranks)
{
    const void *counts = args->elements[CT_SEND].counts != NULL
                             ? args->elements[CT_SEND].counts
                             : args->elements[CT_RECV].counts;
    uint64_t sum = 0; /* wrong counts may be of any size */

    if (counts == NULL)
        return -1;
    for (int i = 0; i < nranks; i++)
        sum += args->is_large ? (uint64_t)((const int64_t *)counts)[i]
                              : (uint64_t)((const int *)counts)[i];
    return (int64_t)sum;
}

/* The number of elements by which a call is remembered; 0 if none matters. */
static inline int64_t ct_take_count(const struct ct_context *context,
                                    const struct ct_arguments *args,
                                    unsigned by)
{
    if ((by & CT_BY_COUNTS) != 0)
        return ct_take_sum(args, context->nranks);
    return (by & CT_BY_NO_SIDE) != 0 ? 0 : ct_take_side(args, by)->count;
}

/* Is it the call that is remembered? Of one without a number only collective, root
   and operation matter. */
static inline bool ct_take_is_like(const struct ct_recent_native *native,
                                   const struct ct_arguments *args, unsigned by,
                                   int64_t count)
{
    const bool has_count = native->count == (int32_t)count &&
                           count == (int32_t)count &&
                           native->type == ct_take_side(args, by)->type &&
                           !ct_take_is_ignored(args, by);

    return native->by == by && ((by & CT_BY_NO_SIDE) != 0 || has_count) &&
           ((by & CT_BY_ROOT) == 0 || native->root == args->root) &&
           ((by & CT_BY_OP) == 0 || native->op == args->op);
}

/* True if no rank has a byte in the call, by the one count that all ranks know. */
static inline bool ct_take_is_empty(const struct ct_arguments *args,
                                    unsigned by)
{
    return (by & (CT_BY_SEND | CT_BY_RECV | CT_BY_NO_SIDE | CT_BY_COUNTS)) ==
               0 &&
           args->elements[CT_RECV].count == 0;
}

/*
 * True if it is known already that the call is to be passed on: it is empty, all
 * calls on its communicator are passed on, or it was found of a call like it. This
 * takes 20 to 40 instructions, and 14 and 5 per rank more where counts are added
 * up: it is inline, so that arguments stay in registers, and for a function that
 * does nothing else. Nothing is noted of such calls: where something is to be
 * (ct_call_is_watched), ct_take passes them on. False of another MPI library's.
 *
 * by  interposed->by, as a constant
 */
static inline bool ct_take_passes(const struct ct_arguments *args, unsigned by)
{
    const struct ct_known_context *known = ct_context_place(args->comm);
    const struct ct_context *context;
    int64_t count;

    if (!ct_context_is_at(known, args->comm))
        return ct_take_is_empty(args, by) && !ct_call_is_watched();
    context = known->context;
    if (context->reason != CT_TUNED)
        return !ct_call_is_watched();
    count = ct_take_count(context, args, by);
    return ct_take_is_like(
        &context->natives[ct_recent_place(by, count, args->root)], args, by,
        count);
}

/*
 * Run the call if it can be.
 *
 * args     not looked at before it is known that they are of our MPI library
 * err      out: what to return to the application, whose error handler has
 *          been called; only when true is returned
 * returns  false when the caller is to pass the call on to PMPI_*
 */
bool ct_take(const struct ct_interposed *interposed,
             const struct ct_arguments *args, int *err);

/* After a call that was passed on: what PMPI_* returned. */
static inline int ct_take_passed(int err)
{
    if (ct_profile_is_on())
        ct_profile_end();
    return err;
}

/* What became of this thread's last call: CT_TUNED, or why it was native. Known
   in the timer only. */
enum ct_reason ct_take_latest(void);

#endif
