/*
 * stand_in.h - what the MPI library's own collective is taken to be, to count it.
 *
 * MPICH 4 chooses by fixed thresholds among algorithms that the repository has too: one table.
 */
#ifndef CT_MODEL_STAND_IN_H
#define CT_MODEL_STAND_IN_H

#include "repo/algorithm.h"

/*
 * problem    with the places; its setting's order is that of native
 * setting    out
 * returns    the algorithm; NULL: the table has none for this collective
 */
const struct ct_algorithm *ct_stand_in(const struct ct_problem *problem,
                                       struct ct_setting *setting);

#endif
