/*
 * keep.h - what need not be freed: it stays to the end of the test, which is a
 * process of its own, and is no leak.
 */
#ifndef CT_TESTS_BASE_KEEP_H
#define CT_TESTS_BASE_KEEP_H

#include <criterion/criterion.h>
#include <stdlib.h>

/* Returns the thing. */
static inline void *keep(void *thing)
{
    static void **all;
    static size_t n;
    void **more = realloc(all, (n + 1) * sizeof *more);

    cr_assert(more != NULL && thing != NULL);
    all = more;
    return all[n++] = thing;
}

#endif
