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
    CT_BY_SEND = 4,    /* what is sent instead, if it is not in place */
    CT_BY_RECV = 8,    /* what is received, if it is not in place */
    CT_BY_NO_SIDE = 16 /* it has counts, or no data */
};

/* To tell collectives apart that decide by the same. */
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

static inline bool ct_take_is_side(const struct ct_recent_native *native,
                                   const struct ct_arguments *args, unsigned by)
{
    const bool by_send = (by & CT_BY_SEND) != 0;
    const void *start = by_send ? args->send : args->recv;
    const struct ct_elements *side =
        &args->elements[by_send ? CT_SEND : CT_RECV];

    return native->count == (int32_t)side->count &&
           (int32_t)side->count == side->count && native->type == side->type &&
           ((by & (CT_BY_SEND | CT_BY_RECV)) == 0 || start != MPI_IN_PLACE);
}

static inline bool ct_take_is_like(const struct ct_recent_native *native,
                                   const struct ct_interposed *interposed,
                                   const struct ct_arguments *args, unsigned by)
{
    return native->interposed == interposed &&
           ((by & CT_BY_NO_SIDE) != 0 || ct_take_is_side(native, args, by)) &&
           ((by & CT_BY_ROOT) == 0 || native->root == args->root) &&
           ((by & CT_BY_OP) == 0 || native->op == args->op);
}

static inline const struct ct_recent_native *
ct_take_place(const struct ct_context *context, const struct ct_arguments *args,
              unsigned by)
{
    const struct ct_elements *side =
        &args->elements[(by & CT_BY_SEND) != 0 ? CT_SEND : CT_RECV];

    return &context->natives[ct_recent_place(
        by, (by & CT_BY_NO_SIDE) != 0 ? 0 : side->count, args->root)];
}

/*
 * True if it is known already that the call is to be passed on: all calls on its
 * communicator are, or it was found of a call like it. This takes some 30
 * instructions: it is inline, so that arguments stay in registers, and for a
 * function that does nothing else. Nothing is noted of such calls: where
 * something is to be (ct_call_is_watched), ct_take passes them on. False of another MPI library's.
 *
 * by  interposed->by, as a constant
 */
static inline bool ct_take_passes(const struct ct_interposed *interposed,
                                  const struct ct_arguments *args, unsigned by)
{
    const struct ct_known_context *known = ct_context_place(args->comm);
    const struct ct_context *context;

    if (!ct_context_is_at(known, args->comm))
        return false;
    context = known->context;
    return context->reason != CT_TUNED
               ? !ct_call_is_watched()
               : ct_take_is_like(ct_take_place(context, args, by), interposed,
                                 args, by);
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
