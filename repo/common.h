/*
 * common.h - what the plans of all ranks have in common: an order, a tree, phases.
 *
 * Who plans several ranks of one problem by one algorithm gives them a place to keep it
 * (ct_shape.common): the first plan makes it, the others use it. A plan by itself makes it and
 * frees it.
 */
#ifndef CT_REPO_COMMON_H
#define CT_REPO_COMMON_H

#include "repo/algorithm.h"

/* Things that a plan may need. */
enum { CT_COMMON_MOST = 2 };

struct ct_common {
    struct ct_common_thing {
        void *data;
        void (*unmake)(void *data);
        void *(*make)(const struct ct_shape *shape, const void *of);
    } things[CT_COMMON_MOST];
    int n;
};

/* Free all things. */
void ct_common_fini(struct ct_common *common);

/*
 * Get a thing that does not depend on the rank; make it if it is not there yet.
 *
 * make     the thing is known by it; returns NULL when out of memory
 * of       for `make`: of equal content in all plans
 * returns  ct_common_leave after use; NULL: out of memory
 */
void *ct_common_take(const struct ct_shape *shape,
                     void *(*make)(const struct ct_shape *shape, const void *of),
                     void (*unmake)(void *data), const void *of);

/* NULL: nothing. */
void ct_common_leave(const struct ct_shape *shape, void (*unmake)(void *data), void *data);

#endif
