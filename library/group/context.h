/*
 * context.h - what the library keeps for a communicator.
 *
 * Made at the first interposed call that moves bytes on a communicator, by all
 * its ranks together, and kept as an attribute. Communicators of the same
 * ranks in the same order share one, unless threads may call MPI at the same
 * time: it is made for the first of them and kept to the end.
 */
#ifndef CT_LIBRARY_CONTEXT_H
#define CT_LIBRARY_CONTEXT_H

#include "library/group/recent_call.h"
#include "library/group/untuned_ranks.h"
#include "library/run/runner.h"

#include <stdatomic.h>
#include <stdint.h>

struct ct_context {
    struct ct_recent_native natives[CT_RECENT_NATIVES]; /* first: it is the
                                                           most used */
    enum ct_reason reason;                              /* unless CT_TUNED, the rest is not set */
    enum ct_reason unmatched;                           /* CT_TUNED; with COLLTUNE_FORCE or
                                 COLLTUNE_REPRODUCIBLE, why what is neither
                                 forced nor fixed is native */
    int nranks;
    int rank;
    MPI_Comm comm; /* private; errors are returned */
    /* private, the ranks in other orders, for native; MPI_COMM_NULL: none */
    MPI_Comm reordered[CT_ORDERS];
    struct ct_runner *runner;
    struct ct_lane *lane;            /* of the runner, for calls that wait */
    struct ct_places *places;        /* where the ranks are; NULL: not known */
    struct ct_untuned *untuned;      /* NULL: they are the tuned job, and have a window as far as
                                        is known */
    struct ct_native_trials *trials; /* NULL: no choice is predicted */
    size_t *item_bytes;              /* 2 * nranks numbers, for the call under
                                      way */
    MPI_Request *requests;           /* as many (library/task/direct_call.h) */
    bool is_kept;                    /* shared or constant: never freed */
    bool is_reordered[CT_ORDERS];    /* true if it was tried to make that one */
    bool begins_no_sequence;         /* some rank had no memory for one
                                      (library/group/sequence.h) */
    bool has_refused;                /* some rank: no more votes (library/group/consent.h) */
    bool gathers_report;             /* all ranks want the report as a file */
    MPI_Group members;               /* MPI_GROUP_NULL unless shared */
    struct ct_workspace workspace;   /* of one that is not shared */
    struct ct_recent recent[CT_RECENT];
};

/* True if the ranks are the tuned job's. */
static inline bool ct_context_is_tuned_job(const struct ct_context *context)
{
    return context->untuned == NULL || context->untuned->job == &ct_tuned;
}

/*
 * The context of a communicator. Without communicating.
 *
 * comm     held: ct_context_hold
 * context  out: borrowed; only when CT_TUNED is returned. NULL: it is still to be
 *          set up
 * err      out: MPI's error code, when CT_WRONG_COMMUNICATOR is returned: the
 *          application's error handler has been called
 * returns  CT_TUNED, or why calls on it are native: the same on all ranks
 */
enum ct_reason ct_context_find(MPI_Comm comm, struct ct_context **context, int *err);

/* Communicators of this thread's last calls, each at the place that its handle
   says: finding an attribute costs a tenth of a small collective. Freeing any
   makes all such memories void, since a new communicator may get an old one's
   handle. They are counted from 1, so what is all zero is of none. */
#define CT_KNOWN 4

struct ct_known_context {
    struct ct_context *context;
    MPI_Comm comm;
    unsigned frees;
};

/* Found without a table of addresses. Of gcc and clang. */
#define CT_HIDDEN __attribute__((visibility("hidden")))

extern CT_HIDDEN _Thread_local struct ct_known_context ct_contexts_known[CT_KNOWN];
extern CT_HIDDEN atomic_uint ct_contexts_frees;

/* Its place; of another communicator if that was there later. Handles that are
   numbers go up by one; addresses are multiples of a power of two. */
static inline struct ct_known_context *ct_context_place(MPI_Comm comm)
{
    const uintptr_t handle = (uintptr_t)comm;

    return &ct_contexts_known[(sizeof comm == sizeof(int) ? handle : handle >> 6) % CT_KNOWN];
}

/* True if the place holds this communicator, and no communicator was freed since. */
static inline bool ct_context_is_at(const struct ct_known_context *place, MPI_Comm comm)
{
    return place->comm == comm &&
           atomic_load_explicit(&ct_contexts_frees, memory_order_acquire) == place->frees;
}

/* The context, if this thread knows it by heart; it may be one on which calls
   are native. NULL: ct_context_find knows. */
static inline struct ct_context *ct_context_known(MPI_Comm comm)
{
    const struct ct_known_context *place = ct_context_place(comm);

    return ct_context_is_at(place, comm) ? place->context : NULL;
}

/* Keep a context as the communicator's attribute. Returns false if MPI could not. */
bool ct_context_attach(MPI_Comm comm, struct ct_context *context);

/* Calls on the communicator are native for this reason. */
void ct_context_decline(MPI_Comm comm, enum ct_reason reason);

/* Take the context from the communicator. */
void ct_context_detach(MPI_Comm comm);

/* The context has no communicators, or they are gone. */
void ct_context_forget_comms(struct ct_context *context);

/* True once MPI is known to be started by MPI_Init: then calls under way need not be counted. */
extern CT_HIDDEN atomic_bool ct_contexts_are_lasting;
bool ct_context_hold_counted(void);
void ct_context_release_counted(void);

static inline bool ct_contexts_last(void)
{
    return atomic_load_explicit(&ct_contexts_are_lasting, memory_order_acquire);
}

/*
 * Around a call: what the library has of MPI is there, and stays. Without
 * communicating.
 *
 * returns  true for the first: ct_finish_register
 */
static inline bool ct_context_hold(void)
{
    return !ct_contexts_last() && ct_context_hold_counted();
}

static inline void ct_context_release(void)
{
    if (!ct_contexts_last())
        ct_context_release_counted();
}

/* No thread knows a context by heart. */
void ct_context_forget_latest(void);

/* True if MPI was started by MPI_Init, once held. */
bool ct_context_has_world(void);

/* True if threads may call MPI at the same time, once held. */
bool ct_context_is_threaded(void);

/* True if there is an MPI_COMM_WORLD, and one thread at a time calls MPI. */
bool ct_context_has_world_alone(void);

/* When the application makes no more calls: free what contexts hold that
   outlives their communicators, as far as MPI still works. Calls, which only a
   session can make, are native from now on. */
void ct_contexts_finish(void);

#endif
