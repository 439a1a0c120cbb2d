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

#include "library/counts.h"

struct ct_arguments;

/* 0 unless the library has more to do in a call than to run it, or to pass it
   on. CT_WATCHES_START: until ct_profile_start. */
enum {
    CT_WATCHES_TIME = 1,
    CT_WATCHES_COUNTS = 2,
    CT_WATCHES_LATEST = 4,
    CT_WATCHES_ORDER = 8, /* a call that cannot keep the fixed order fails */
    CT_WATCHES_START = 16
};

extern atomic_int ct_watches;

static inline bool ct_call_is_watched(void)
{
    return atomic_load_explicit(&ct_watches, memory_order_relaxed) != 0;
}

static inline bool ct_profile_is_on(void)
{
    return (atomic_load_explicit(&ct_watches, memory_order_relaxed) &
            CT_WATCHES_TIME) != 0;
}

/* Before the first call: find out what is wanted. */
void ct_profile_start(void);

/* Around every call of this thread. */
void ct_profile_begin(void);
void ct_profile_end(void);

/*
 * In a call, when it is known what becomes of it: add its bytes, and see to it
 * that its time will be added.
 *
 * tally  of the line that the call is in
 */
void ct_profile_note(struct ct_tally *tally,
                     const struct ct_interposed *interposed,
                     const struct ct_arguments *args, enum ct_reason reason);

/*
 * In the same call: find what the tuning measured for it. When the call ends,
 * what it saved is estimated and added.
 *
 * choice  that runs; the MPI library's own saves nothing
 * bytes   of the call, as choices are made by
 */
void ct_profile_find_figures(const struct ct_interposed *interposed,
                             const struct ct_choice *choice, size_t bytes);

#endif
