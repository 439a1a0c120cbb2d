/*
 * aapc_search.h - in which phases of the closed form a link is used. For
 * aapc*.c only.
 */
#ifndef CT_REPO_AAPC_SEARCH_H
#define CT_REPO_AAPC_SEARCH_H

#include "repo/phases/aapc_form.h"

#include <stdbool.h>

#define CT_AAPC_NONE (-1)

/* Numbers of a branch's ranks that follow each other, the first after the
   last. */
struct ct_aapc_arc {
    int first;
    int count;
};

/* The far side of a cable, seen from the root between the branches. */
struct ct_aapc_side {
    int link; /* to it */
    int branch;
    struct ct_aapc_arc arc; /* its ranks */
};

/* A search: from a phase on, in steps of 1 or -1. */
struct ct_aapc_search {
    const struct ct_aapc *aapc;
    const struct ct_aapc_side *side;
    bool is_out; /* the link away from the far side */
    int step;
};

/* A window: phases start to end - 1. */
struct ct_aapc_frame {
    int other; /* the other branch */
    int64_t start;
    int64_t end;
};

static inline bool ct_aapc_has(const struct ct_aapc_arc *arc, int64_t number, int size)
{
    return ct_mod(number - arc->first, size) < arc->count;
}

/* The number of t_0's sender in a phase, who also receives its local message;
   of its receiver, who also sends it. */
static inline int64_t ct_aapc_first_sender(const struct ct_aapc *a, int64_t phase)
{
    const int size = a->branches[0].size;

    return ct_mod(phase + a->shifts[phase / size], size);
}

static inline int64_t ct_aapc_first_receiver(const struct ct_aapc *a, int64_t phase)
{
    const int size = a->branches[0].size;

    return ct_mod(ct_aapc_first_sender(a, phase) + phase / size + 1, size);
}

/* The window in which a branch sends in a phase, or receives.
   returns  whether there is one */
bool ct_aapc_frame_at(const struct ct_aapc *aapc, int branch, bool is_out, int64_t phase,
                      struct ct_aapc_frame *frame);

/* The nearest phase, from this one on, in which the link is used;
   CT_AAPC_NONE: none is. */
int64_t ct_aapc_nearest(const struct ct_aapc_search *search, int64_t phase);

#endif
