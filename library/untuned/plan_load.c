/*
 * plan_load.c - adds up blocks by link.
 */
#include "library/untuned/plan_load.h"

#include "library/mpi/votes.h"

#include <stdlib.h>

/*
 * Add what a rank's schedule sends to the links that it goes over.
 *
 * links   room for ct_links_count, contents lost
 * blocks  by directed link (ct_route), in blocks
 */
static void add_schedule(const struct ct_schedule *schedule, const struct ct_tree *tree, int *links,
                         double *blocks)
{
    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];
        int n;

        if (step->action != CT_DO_SEND)
            continue;
        n = ct_route(tree, schedule->rank, step->peer, links);
        for (int k = 0; k < n; k++)
            blocks[links[k]] += (double)step->src.units / schedule->units_per_block;
    }
}

/* Adds this rank's own; false: out of memory, or the algorithm failed. */
static bool add_own(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                    int rank, double *blocks)
{
    const struct ct_tree *tree = &problem->places->tree;
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
    int *links = calloc((size_t)ct_links_count(tree), sizeof *links);
    struct ct_schedule *schedule = NULL;
    const bool is_planned =
        links != NULL && ct_algorithm_plan(algorithm, &shape, &schedule, NULL) == CT_OK;

    if (is_planned)
        add_schedule(schedule, tree, links, blocks);
    ct_schedule_free(schedule);
    free(links);
    return is_planned;
}

static double busiest(const struct ct_tree *tree, const double *blocks)
{
    double most = 0;

    for (int link = 0; link < ct_links_count(tree); link++) {
        const double capacity = ct_link_capacity(tree, link);

        if (capacity > 0 && blocks[link] / capacity > most)
            most = blocks[link] / capacity;
    }
    return most;
}

/* A rank without memory for the sums could not take part in adding them. */
static int add_all(double *blocks, int n, bool is_counted, bool *is_complete, MPI_Comm comm)
{
    int err;

    *is_complete = is_counted;
    err = ct_votes_agree(comm, is_complete);
    if (*is_complete)
        err = PMPI_Allreduce(MPI_IN_PLACE, blocks, n, MPI_DOUBLE, MPI_SUM, comm);
    return err;
}

int ct_plan_load(const struct ct_algorithm *algorithm, const struct ct_problem *problem, int rank,
                 MPI_Comm comm, double *s_per_byte)
{
    const struct ct_tree *tree = &problem->places->tree;
    double *blocks = calloc((size_t)ct_links_count(tree), sizeof *blocks);
    const bool is_counted = blocks != NULL && add_own(algorithm, problem, rank, blocks);
    bool is_complete;
    int err = add_all(blocks, ct_links_count(tree), is_counted, &is_complete, comm);

    *s_per_byte = is_complete && blocks != NULL ? busiest(tree, blocks) : -1;
    free(blocks);
    if (err == MPI_SUCCESS) /* sums may round differently */
        err = PMPI_Bcast(s_per_byte, 1, MPI_DOUBLE, 0, comm);
    return err;
}
