/*
 * pick.h - what was chosen for a call.
 */
#ifndef CT_LIBRARY_PICK_H
#define CT_LIBRARY_PICK_H

#include "library/tuned.h"

struct ct_pick {
    const struct ct_choice *choice;       /* NULL: there is none */
    const struct ct_algorithm *algorithm; /* that runs: the choice's; where it has none, one
                                             that calls native */
    struct ct_problem problem;            /* what it is chosen for, its setting too */
    enum ct_instead instead;              /* as in struct ct_chosen */
    struct ct_served_comms *served;       /* as in struct ct_chosen, and so are both times */
    int64_t ns, native_ns;
    bool is_raced;                  /* with native, in a trial: it is predicted. Then: */
    bool is_doubted;                /* only because it will be raced with native is it the choice */
    bool has_native;                /* native takes part in a trial, */
    const struct ct_choice *second; /* and so does this one; NULL: there is none */
    int64_t second_ns;
};

/* True if native runs: in another order, or in its turn of a trial. */
static inline bool ct_pick_calls_native(const struct ct_pick *pick)
{
    return pick->algorithm != pick->choice->algorithm;
}

#endif
