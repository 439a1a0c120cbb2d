/*
 * runner.h - run algorithms on one communicator, planning each shape once.
 *
 * All functions return MPI error codes and hand on what PMPI_* gave.
 */
#ifndef CT_REPO_RUNNER_H
#define CT_REPO_RUNNER_H

#include "repo/algorithm.h"
#include "repo/executor.h"

struct ct_runner;

/*
 * comm    private to the runner: no one else communicates on it; not freed
 * runner  out: owned by the caller, ct_runner_free
 */
int ct_runner_new(MPI_Comm comm, struct ct_runner **runner);
void ct_runner_free(struct ct_runner *runner);

/*
 * Take part in one call with the given algorithm; all ranks with the same
 * algorithm, parameter value and bytes. Plans when an algorithm is used with
 * a number of segments for the first time.
 */
int ct_runner_run(struct ct_runner *runner,
                  const struct ct_algorithm *algorithm, int param,
                  const struct ct_call *call);

/* Bytes of all schedules planned so far. */
size_t ct_runner_memory(const struct ct_runner *runner);

#endif
