/*
 * runner.h - run algorithms on one communicator, planning each shape once.
 *
 * All functions that return int return MPI error codes and hand on what
 * PMPI_* gave.
 */
#ifndef CT_LIBRARY_RUN_RUNNER_H
#define CT_LIBRARY_RUN_RUNNER_H

#include "library/run/executor.h"
#include "library/run/plans.h"
#include "repo/algorithm.h"

struct ct_runner;

/* NULL when out of memory; ct_runner_free. Before use, bind it to a
   communicator and give it a workspace. */
struct ct_runner *ct_runner_new(void);

/*
 * comm  private to the runner: no one else communicates on it; not freed
 */
int ct_runner_bind(struct ct_runner *runner, MPI_Comm comm);

/*
 * workspace  borrowed; may be shared by runners that never run at the same
 *            time
 * votes      agree with the other ranks whenever memory is needed; without,
 *            a rank that lacks it fails alone
 */
void ct_runner_use(struct ct_runner *runner, struct ct_workspace *workspace, bool votes);
void ct_runner_free(struct ct_runner *runner);

/*
 * Plan, and get the memory that a call needs on this rank; all ranks with the
 * same algorithm and problem. Communicates when an algorithm is
 * used with a number of segments for the first time, then when its blocks
 * outgrow what was ever needed, by doubling; above some megabytes in each
 * call, since such memory is given back after it; and in each call of algorithms
 * that announce.
 *
 * problem   with the algorithm's collective and the runner's ranks
 * packs     by block: is ct_runner_packed wanted for it, on this rank?
 * is_ready  out: false on all ranks when one of them lacks memory, or as
 *           ct_runner_is_too_large says. True where messages are direct
 *           (ct_algorithm_goes_direct): no rank waits for another one. If this one
 *           then lacks memory, ct_runner_plan is NULL, and the call is for
 *           library/task/direct_call.h
 * returns   MPI_ERR_NO_MEM on this rank alone where counts are private, messages
 *           not direct and nothing is announced, and it cannot pack what only it
 *           knows of
 */
int ct_runner_prepare(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                      const struct ct_problem *problem, const bool *packs, bool *is_ready);

/* After ct_runner_prepare, where all were not ready: have the ranks announced a
   block that is too large for the algorithm (CT_ANNOUNCED_MAX), or larger than
   it was chosen for? */
bool ct_runner_is_too_large(const struct ct_runner *runner, const struct ct_problem *problem);

/* True if the call that was prepared last, with blocks of so many bytes, waits for
   requests. Otherwise it is nothing but rounds of MPI_Sendrecv. */
bool ct_runner_has_requests(const struct ct_runner *runner, const struct ct_problem *problem);

/* Memory for the packed blocks of either buffer, for the call that was
   prepared last: as large as the application's, without its gaps, if `packs` was
   said of them; otherwise of any size. */
const struct ct_memory *ct_runner_packed(struct ct_runner *runner, enum ct_workspace_block block);

/* The plan of the call that was prepared last, for its `joins`, and room for its
   blocks' places. NULL: as ct_runner_prepare says. */
const struct ct_plan *ct_runner_plan(const struct ct_runner *runner);

/*
 * Take part in the call that was prepared last. It is prepared here if it is
 * another one, MPI_ERR_NO_MEM on all ranks if they are not ready. What was
 * packed, or is to be unpacked, stays until ct_runner_finish.
 */
int ct_runner_run(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                  const struct ct_problem *problem, const struct ct_call *call);

/* Give large memory back when the prepared call is over and all is unpacked, or
   when it is not made. */
void ct_runner_finish(struct ct_runner *runner);

#endif
