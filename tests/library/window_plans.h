/*
 * window_plans.h - algorithms with posts and fetches, and runners for them.
 */
#ifndef CT_TESTS_WINDOW_PLANS_H
#define CT_TESTS_WINDOW_PLANS_H

#include "library/run/runner.h"

#include <mpi.h>

#define WINDOW_RANKS_MAX 16
#define WINDOW_LIMIT ((size_t)64 << 20)

enum { ALL, ROOT, MIXED, PARTS, PAIRS, REDUCE, ALGORITHMS };

/* Only the root posts: another rank may miss the call. */
extern const struct ct_algorithm window_bcast;

extern const struct ct_algorithm window_algorithms[ALGORITHMS];

/* Of this process in MPI_COMM_WORLD. */
extern int window_rank;

/* End the job with a message, unless it is right. */
void window_must(bool is_right, const char *what);

/* A communicator with a runner. */
struct window_group {
    MPI_Comm comm;
    int nranks;
    struct ct_runner *runner;
    struct ct_workspace workspace;
};

/* limit: bytes of windows on a host */
void window_group_init(struct window_group *group, MPI_Comm comm, size_t limit);
void window_group_fini(struct window_group *group);

/* Returns false if the ranks are not ready: nothing was called. */
bool window_run(struct window_group *group, int algorithm, struct ct_call call);
bool window_run_this(struct window_group *group, const struct ct_algorithm *algorithm,
                     struct ct_call call);

/* A short call of all ranks, numbered as in the group. Returns false if its outcome is wrong. */
bool window_call_once(struct window_group *group);

/* True if the ranks of MPI_COMM_WORLD can meet in one of so many calls. They agree whether they
   do. */
bool window_can_meet(size_t limit, int times);

/* Bytes of this process's memory that are a window. */
size_t window_mapped(void);

#endif
