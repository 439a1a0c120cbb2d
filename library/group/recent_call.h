/*
 * recent_call.h - what a context remembers of calls (library/entry/recent.h).
 */
#ifndef CT_LIBRARY_RECENT_CALL_H
#define CT_LIBRARY_RECENT_CALL_H

#include "library/call/tally.h"
#include "library/run/runner.h"

/* Calls that run or are watched, kept for a context, each at the place that its arguments say. */
#define CT_RECENT 4

struct ct_recent {
    const struct ct_interposed *interposed; /* NULL: none */
    struct ct_recent_side {
        bool has_blocks;  /* perhaps the other side's, in place, or none that MPI
                             looks at; else nothing of it matters */
        bool is_in_place; /* nor then anything but that */
        bool has_counts;  /* they are all `count`, */
        bool has_displs;  /* and the blocks lie one after the other */
        MPI_Datatype type;
        int64_t count;
    } sides[2]; /* CT_SEND, CT_RECV */
    MPI_Op op;
    int root;
    ptrdiff_t own;         /* the byte of the receive buffer where, in place, the send
                      buffer begins; else it may not begin there */
    enum ct_reason reason; /* CT_TUNED, or of a watched call why it is native */
    struct ct_chosen chosen;
    struct ct_tally *tally;   /* of a call that runs: where it is counted */
    const void *looked_at[2]; /* the buffers of the last call (library/group/device.h) */
    const struct ct_algorithm *algorithm; /* of the choice at that time */
    const struct ct_algorithm *runs;      /* the same, or one that calls native,
                                             as below */
    struct ct_native_call native;
    struct ct_call call; /* all but the buffers */
    struct ct_problem problem;
    struct ct_kept_plan kept; /* of a call that runs */
};

/*
 * A call that is native. What decides is what is received, or sent where only
 * the root receives; never a side that is in place there. Of counts that all ranks
 * know only the sum decides.
 */
struct ct_recent_native {
    unsigned by;   /* the collective's (interposed.h); 0: none */
    int32_t count; /* ct_recent_count */
    MPI_Datatype type;
    MPI_Op op;
    int root;
};

#define CT_RECENT_NATIVES 32

/* The place of a call on the same communicator: `by` is that of the collective
   (interposed.h). Counts are often powers of two: spread by a multiplication, of which
   the upper bits are the best. */
static inline size_t ct_recent_place(unsigned by, int64_t count, int root)
{
    const uint32_t number = by * UINT32_C(0x10001) + (uint32_t)count + (uint32_t)root;

    return (uint32_t)(number * UINT32_C(0x9e3779b9)) >> 27;
}

#endif
