/*
 * stand_in.h - the algorithm that is counted in place of the MPI library's own collective.
 *
 * MPICH 4 chooses by fixed thresholds among algorithms that the repository has too: one table.
 */
#ifndef CT_MODEL_STAND_IN_H
#define CT_MODEL_STAND_IN_H

#include "repo/algorithm.h"

/*
 * problem    its places are known; its setting's order is the order that native runs in
 * setting    out
 * returns    the algorithm; NULL: the table has none for this collective
 */
const struct ct_algorithm *ct_stand_in(const struct ct_problem *problem,
                                       struct ct_setting *setting);

#endif
