/*
 * watches.h - what there is to do in a call besides running it or passing it on.
 */
#ifndef CT_LIBRARY_WATCHES_H
#define CT_LIBRARY_WATCHES_H

#include <stdatomic.h>
#include <stdbool.h>

/* 0 unless the library has more to do in a call than to run it, or to pass it
   on. CT_WATCHES_START: until ct_watches_start. */
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
    return (atomic_load_explicit(&ct_watches, memory_order_relaxed) & CT_WATCHES_TIME) != 0;
}

/* Before the first call: find out what is wanted. */
void ct_watches_start(void);

#endif
