/*
 * profile.h - what calls took and what their choice saved, for the report.
 *
 * Only while a report is wanted: otherwise a call costs one look at a switch
 * more. A call is timed from its beginning to its end on this rank, waiting for
 * others included, whether it is run or passed on. What is called within
 * another, by an error handler, is counted, and its time is the outer one's.
 */
#ifndef CT_LIBRARY_PROFILE_H
#define CT_LIBRARY_PROFILE_H

#include "library/call/interposed.h"
#include "library/switches/watches.h"

/* Around every call of this thread. */
void ct_profile_begin(void);
void ct_profile_end(void);

/*
 * In a call, when it is known what becomes of it: add its bytes, and see to it
 * that its time will be added.
 *
 * tally  of the line that the call is in
 */
void ct_profile_note(struct ct_tally *tally, const struct ct_interposed *interposed,
                     const struct ct_arguments *args, enum ct_reason reason);

/*
 * In the same call: find what the tuning measured for it. When the call ends,
 * what it saved is estimated and added.
 *
 * choice  that runs; the MPI library's own saves nothing
 * bytes   of the call, as choices are made by
 */
void ct_profile_find_figures(const struct ct_interposed *interposed, const struct ct_choice *choice,
                             size_t bytes);

#endif
