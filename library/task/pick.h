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
    const struct ct_choice *of_job;       /* the choice of a like job that it is made from; NULL:
                                             of none */
    const struct ct_choice *instead_of;   /* as in struct ct_chosen */
    struct ct_served_comms *served;       /* likewise */
    double gain;                          /* of a runner-up over native, as is expected here; 0:
                                             nothing is known */
    bool is_doubted; /* only because it will be compared with native is it the choice */
};

/* True if native runs: in another order, or in its turn of a trial. */
static inline bool ct_pick_calls_native(const struct ct_pick *pick)
{
    return pick->algorithm != pick->choice->algorithm;
}

#endif
