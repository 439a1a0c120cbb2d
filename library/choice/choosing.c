/*
 * choosing.c - asks the dispatch of a job.
 */
#include "library/choice/choosing.h"

const struct ct_choice *ct_choose(const struct ct_tuned *job, const struct ct_problem *problem)
{
    const struct ct_dispatch *dispatch = job->dispatch;

    while (dispatch->collective != NULL && dispatch->collective != problem->collective)
        dispatch++;
    return dispatch->collective == NULL ? NULL : dispatch->choose(problem);
}
