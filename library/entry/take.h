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
