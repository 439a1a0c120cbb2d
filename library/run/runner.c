/*
 * runner.c - the lanes of a communicator.
 */
#include "library/run/runner.h"

#include "library/mpi/pmpi.h"

#include <stdlib.h>

struct ct_runner {
    struct ct_lane_ranks ranks;
    int nlanes;
    struct ct_lane lanes[];
};

struct ct_runner *ct_runner_new(int nlanes)
{
    struct ct_runner *runner = calloc(1, sizeof *runner + (size_t)nlanes * sizeof runner->lanes[0]);

    if (runner == NULL)
        return NULL;
    runner->nlanes = nlanes;
    for (int i = 0; i < nlanes; i++) {
        struct ct_lane *lane = &runner->lanes[i];

        lane->ranks = &runner->ranks;
        lane->workspace = &lane->its_own;
        lane->running.space = &lane->its_own;
    }
    return runner;
}

/* True if MPI has as many tags. */
static bool has_tags(MPI_Comm comm, int ntags)
{
    int *most;
    int is_found = 0;

    return PMPI_Comm_get_attr(comm, MPI_TAG_UB, &most, &is_found) == MPI_SUCCESS && is_found &&
           *most >= ntags - 1;
}

int ct_runner_bind(struct ct_runner *runner, MPI_Comm comm)
{
    int err = PMPI_Comm_size(comm, &runner->ranks.nranks);

    runner->ranks.comm = comm;
    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(comm, &runner->ranks.rank);
    if (err == MPI_SUCCESS)
        err = ct_tags_look(comm);
    for (int i = 0; i < runner->nlanes; i++) {
        runner->lanes[i].running.comm = comm;
        runner->lanes[i].running.lane_tag = i * ct_tags_count();
    }
    if (err == MPI_SUCCESS && runner->nlanes > 1 &&
        !has_tags(comm, runner->nlanes * ct_tags_count()))
        err = MPI_ERR_TAG;
    return err;
}

void ct_runner_use(struct ct_runner *runner, struct ct_workspace *workspace, bool votes)
{
    runner->lanes[0].workspace = workspace;
    runner->lanes[0].running.space = workspace;
    runner->ranks.votes = votes;
}

void ct_runner_offer_window(struct ct_runner *runner, size_t limit)
{
    runner->lanes[0].window_limit = limit;
}

void ct_runner_read_posts(struct ct_runner *runner, size_t bytes)
{
    runner->lanes[0].read_from = bytes;
}

void ct_runner_free(struct ct_runner *runner)
{
    if (runner == NULL)
        return;
    for (int i = 0; i < runner->nlanes; i++) {
        struct ct_lane *lane = &runner->lanes[i];

        ct_plans_free(&lane->plans);
        ct_plans_free(&lane->own);
        ct_workspace_fini(&lane->its_own);
        ct_workspace_fini(&lane->large);
        ct_window_view_fini(&lane->view);
    }
    free(runner);
}

struct ct_lane *ct_runner_lane(struct ct_runner *runner, int number)
{
    return &runner->lanes[number];
}
