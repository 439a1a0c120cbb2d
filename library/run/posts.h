/*
 * posts.h - the posts and fetches of a schedule under way, in the window of the host's ranks.
 *
 * A post goes through the rank's slots in slices; a short one is over at once. A fetch takes its
 * part of each slice, copied or reduced, when that is there.
 *
 * Or the readers read a long post in the memory of the poster, if the schedule or the runner says
 * so, they may, and it lies in one piece: one copy, and the post is over when all have it. A
 * reader that cannot read it after all gets it in slices.
 *
 * A reader of a long post waits until the others fetch it, too: its third slice comes when
 * all have taken the first. The checker's proof knows that (repo/schedule.h).
 */
#ifndef CT_LIBRARY_RUN_POSTS_H
#define CT_LIBRARY_RUN_POSTS_H

#include "library/mpi/datatypes.h"
#include "library/mpi/mpi_progress.h"
#include "library/run/running.h"

/* Make room for so many of them at once; false: out of memory. */
bool ct_posts_reserve(struct ct_workspace *workspace, int nposts);

/* Calls of a collective are counted by root, up to so many roots: natively a rank that was refused
   a call takes the message of its root's next call for it, and no other root's. */
#define CT_POSTS_ROOTS 16

/* A schedule begins that some rank of the window uses it for. Returns an MPI error code. */
static inline int ct_posts_begin(struct ct_running *run)
{
    run->waiting.npolls = 0;
    if (run->call->element_bytes > CT_POSTED_BYTES)
        return MPI_ERR_INTERN;
    ct_slots_begin_call(&run->view->window->slots, &run->view->calls,
                        run->schedule->first_tag / CT_TAGS_SPAN * CT_POSTS_ROOTS +
                            (int)((unsigned)run->root % CT_POSTS_ROOTS));
    return MPI_SUCCESS;
}

/*
 * Start a post or a fetch.
 *
 * is_done  out: false: it is under way
 * returns  an MPI error code
 */
int ct_posts_start(struct ct_running *run, int number, bool *is_done);

/*
 * Go on with those under way until one is over.
 *
 * step     out: the step of that one
 * err      out: its error
 * returns  false: none is over yet
 */
bool ct_posts_go_on(struct ct_running *run, int *step, int *err);

/* Nothing moved: MPI makes progress if it is time for that. Returns false if it is also time to
   yield. */
static inline bool ct_posts_wait(struct ct_running *run)
{
    const enum ct_waiting_turn turn = ct_waiting_turn(&run->waiting, run->view->window->is_crowded);

    if (turn != CT_WAITING_POLL)
        ct_progress_make();
    return turn != CT_WAITING_YIELD;
}

#endif
