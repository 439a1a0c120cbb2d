/*
 * take.h - take a collective call over from the MPI library, or do not.
 *
 * A file in library/collectives/ defines the functions of MPI for one
 * collective, and describes it by a struct ct_interposed. The functions put
 * their arguments into a struct ct_arguments; all else is common.
 */
#ifndef CT_LIBRARY_TAKE_H
#define CT_LIBRARY_TAKE_H

#include "library/call/interposed.h"
#include "library/entry/recent.h"
#include "library/task/profile.h"

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
        return ct_call_is_empty(args, by) && !ct_call_is_watched();
    context = known->context;
    if (context->reason != CT_TUNED)
        return !ct_call_is_watched();
    count = ct_recent_count(context, args, by);
    return ct_recent_is_native(&context->natives[ct_recent_place(by, count, args->root)], args, by,
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
bool ct_take(const struct ct_interposed *interposed, const struct ct_arguments *args, int *err);

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
