/*
 * running.h - a schedule under way, and where its spans are in memory.
 */
#ifndef CT_LIBRARY_RUN_RUNNING_H
#define CT_LIBRARY_RUN_RUNNING_H

#include "library/run/collective_call.h"
#include "library/run/starts.h"
#include "library/run/workspace.h"
#include "library/window/waiting.h"
#include "library/window/windows.h"
#include "repo/schedule.h"

#include <stdbool.h>

struct ct_running {
    /* the caller's, for all its calls; the last three for one */
    MPI_Comm comm;              /* no one else communicates on it, or with other tags */
    struct ct_workspace *space; /* with room for the schedule's steps */
    int lane_tag;               /* added to all tags */
    /* NULL: no rank of this host's window posts or fetches in the call */
    struct ct_window_view *view;
    const struct ct_reader *readers; /* the schedule's, by their ranks in the window */
    int root;                        /* of ranks in a window */
    int result;                      /* ct_plan.result */

    /* of one call, by ct_running_lay_out */
    const struct ct_schedule *schedule;
    const struct ct_call *call;
    const char *from[CT_BUFFERS];
    char *to[CT_BUFFERS]; /* NULL for the send buffer */
    struct ct_grid grid;
    const struct ct_starts *starts; /* NULL: all blocks are equal */
    bool is_plain;                  /* they are, and units are whole blocks */
    int first_tag;

    /* how far it is, by executor.c */
    int epoch; /* under way; as many as the schedule has: it is over */
    int nactive;
    int nposts; /* posts and fetches under way */
    struct ct_waiting waiting;
    int nready;
    int nleft;      /* steps of this epoch not yet started */
    int err;        /* the first */
    bool is_broken; /* a message could not be started */
};

/* For ct_running_offset: by the tables of the call. */
size_t ct_running_look_up(const struct ct_running *run, int buffer, int unit);

/* Byte of a buffer where a unit begins, if the blocks lie one after the other. Short calls
   have most schedules of whole blocks: nothing is called. */
static inline size_t ct_running_offset(const struct ct_running *run, int buffer, int unit)
{
    return run->is_plain ? (size_t)unit * run->grid.block_bytes
                         : ct_running_look_up(run, buffer, unit);
}

/* Where the blocks of a buffer are (struct ct_call); NULL: one after the other. */
static inline const ptrdiff_t *ct_running_places(const struct ct_running *run, int buffer)
{
    return buffer < CT_SCRATCH ? run->call->places[buffer] : NULL;
}

size_t ct_running_bytes(const struct ct_running *run, const struct ct_span *span);

/* The tag of private counts' messages. Tokens have the tags below it. */
#define CT_PRIVATE_TAG (2 * CT_TAGS_MAX)

/* No schedule has this tag: it is for votes (library/group/consent.h). */
#define CT_CONSENT_TAG (CT_TAGS_SPAN - 1)

/* All bits set where MPI has tags for each collective: a rank whose call MPI refused may
   have left messages, which no other collective may receive. Otherwise 0. */
extern int ct_tags_mask;

/* Find them out, on any communicator; the same on all ranks. Returns an MPI error code. */
int ct_tags_look(MPI_Comm comm);

/* Tags that all collectives use together: those of the next lane begin there. */
int ct_tags_count(void);

/* The first tag in the lane, from that of a collective's schedules. */
static inline int ct_running_first_tag(const struct ct_running *run, int first_tag)
{
    return run->lane_tag + (first_tag & ct_tags_mask);
}

/* The tag of a step's message. */
static inline int ct_running_tag(const struct ct_running *run, const struct ct_step *step)
{
    return run->first_tag +
           (run->schedule->skips_empty && step->tag == 0 ? CT_PRIVATE_TAG : step->tag);
}

/* For ct_running_lay_out: scratch buffers, one after the other. */
int ct_running_place_scratch(struct ct_running *run, const struct ct_memory *scratch);

/* True if a scratch buffer is where the result goes, and no step reads what is there now. */
static inline bool ct_running_is_result(const struct ct_running *run, int buffer)
{
    const int units = run->schedule->scratch_units[buffer - CT_SCRATCH];
    const uintptr_t send = (uintptr_t)run->from[CT_SEND];
    const uintptr_t recv = (uintptr_t)run->to[CT_RECV];

    return buffer == run->result && run->starts == NULL &&
           ct_running_places(run, CT_RECV) == NULL &&
           (send < recv || send - recv >= ct_running_offset(run, buffer, units));
}

/*
 * Say where the buffers of a call are.
 *
 * starts   bound to the call; NULL: all blocks have call->bytes
 * scratch  as large as the schedule's scratch buffers, which lie in it one
 *          after the other, each rounded up by ct_scratch_aligned; the one that becomes the
 *          result is the receive buffer, unless the call is in place
 * returns  an MPI error code
 */
static inline int ct_running_lay_out(struct ct_running *run, const struct ct_schedule *schedule,
                                     const struct ct_call *call, const struct ct_starts *starts,
                                     const struct ct_memory *scratch)
{
    /* field by field: to clear it all takes 20 ns */
    run->schedule = schedule;
    run->call = call;
    run->starts = starts;
    run->is_plain = starts == NULL && schedule->units_per_block == 1;
    run->grid.block_bytes = call->bytes;
    run->grid.element_bytes = call->own == NULL ? call->element_bytes : 0;
    run->grid.starts = NULL;
    run->from[CT_SEND] = call->send;
    run->from[CT_RECV] = call->recv;
    run->to[CT_SEND] = NULL;
    run->to[CT_RECV] = call->recv;
    run->first_tag = ct_running_first_tag(run, schedule->first_tag);
    if (schedule->nscratch == 1 && ct_running_is_result(run, CT_SCRATCH)) {
        run->from[CT_SCRATCH] = call->recv;
        run->to[CT_SCRATCH] = call->recv;
        return MPI_SUCCESS;
    }
    return schedule->nscratch == 0 ? MPI_SUCCESS : ct_running_place_scratch(run, scratch);
}

#endif
