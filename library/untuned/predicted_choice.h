/*
 * predicted_choice.h - what is predicted to be fast on ranks that were not tuned.
 *
 * The candidates that the calibration offers are ranked (model/ranking.h) at the first call of
 * a kind (struct ct_call_kind), and the fastest are remembered. Each rank predicts a share of
 * them; one allreduce brings all together, and says whether some rank lacked memory. Where
 * counts are private each rank predicts all, without communicating.
 */
#ifndef CT_LIBRARY_PREDICTED_CHOICE_H
#define CT_LIBRARY_PREDICTED_CHOICE_H

#include "library/task/pick.h"
#include "library/task/task.h"

/*
 * Find the choice, what a trial would compare with it, and how long they are predicted to take.
 * Without a trial the choice must surely gain over native (ct_prediction_is_sure).
 *
 * pick     its problem is the task's, announced_most included; out: with an algorithm that
 *          applies
 * err      set when MPI fails
 * returns  CT_TUNED, or why native runs; the same on all ranks
 */
enum ct_reason ct_predicted_choose(const struct ct_task *task, struct ct_pick *pick, int *err);

/*
 * The same where the choice of a tuned job posts, and its ranks have no window. There is a
 * trial only where some choice of the job is predicted.
 *
 * returns  CT_TUNED; on all ranks CT_NO_WINDOW: nothing is predicted to gain; or
 *          CT_NO_MEMORY, which does not hold for later calls like this one
 */
enum ct_reason ct_predicted_instead(const struct ct_task *task, struct ct_pick *pick, int *err);

/* Put another candidate's choice in place of this one; false: it cannot do the call, and the
   pick is as it was.
   ns  what it is predicted to take */
bool ct_predicted_take(const struct ct_task *task, struct ct_pick *pick,
                       const struct ct_choice *choice, int64_t ns);

#endif
