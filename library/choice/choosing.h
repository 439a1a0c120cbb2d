/*
 * choosing.h - what is chosen for a call by a job that was tuned.
 */
#ifndef CT_LIBRARY_CHOOSING_H
#define CT_LIBRARY_CHOOSING_H

#include "library/tuned.h"

/* Returns the job's choice for a problem among its own ranks; NULL if the
   collective was not tuned for the job. */
const struct ct_choice *ct_choose(const struct ct_tuned *job, const struct ct_problem *problem);

#endif
