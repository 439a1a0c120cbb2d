/*
 * runner.h - run algorithms on one communicator, planning each shape once.
 *
 * A runner has lanes (library/run/lane.h), in which its calls are made.
 */
#ifndef CT_LIBRARY_RUN_RUNNER_H
#define CT_LIBRARY_RUN_RUNNER_H

#include "library/run/lane.h"

/* NULL when out of memory; ct_runner_free. Before use, bind it to a
   communicator and give it a workspace. */
struct ct_runner *ct_runner_new(int nlanes);

/*
 * comm     private to the runner: no one else communicates on it; not freed
 * returns  an MPI error code; MPI_ERR_TAG if there are too few tags for the lanes
 */
int ct_runner_bind(struct ct_runner *runner, MPI_Comm comm);

/*
 * workspace  of lane 0, borrowed; may be shared by runners whose calls in lane 0 are
 *            never under way at the same time
 * votes      agree with the other ranks whenever memory is needed; without,
 *            a rank that lacks it fails alone
 */
void ct_runner_use(struct ct_runner *runner, struct ct_workspace *workspace, bool votes);

/*
 * Plans with posts and fetches may be used in lane 0: its ranks make a window when the first
 * such call comes. There is an MPI_COMM_WORLD, and no other thread calls MPI.
 *
 * limit  bytes of windows on a host (library/window/windows.h); 0: none
 */
void ct_runner_offer_window(struct ct_runner *runner, size_t limit);

/* Posts of so many bytes are read where they are, whatever the plan says, if the ranks may do
   that and the post is longer than CT_READ_LONGER_THAN; 0: none is, and plans that say so are
   not ready. Before the window is made. */
void ct_runner_read_posts(struct ct_runner *runner, size_t bytes);

void ct_runner_free(struct ct_runner *runner);

/* From 0 on. */
struct ct_lane *ct_runner_lane(struct ct_runner *runner, int number);

#endif
