/*
 * link_load.c - one rank's schedule at a time: its sends along their paths.
 */
#include "checker/link_load.h"

#include "checker/checker_parts.h"

#include <stdlib.h>

/* What is added up, and the schedule it comes from at the moment. */
struct sum {
    const struct ct_problem *problem;
    const struct ct_tree *tree;
    struct ct_check check;
    const struct ct_schedule **schedules; /* by rank; one at a time */
    size_t largest;                       /* bytes of the largest item */
    int *path;                            /* work */
    double *load;
};

static size_t largest_item(const struct ct_problem *problem)
{
    size_t largest = 0;

    if (problem->item_bytes == NULL)
        return problem->bytes;
    for (int i = 0; i < problem->nranks; i++) {
        if (problem->item_bytes[i] > largest)
            largest = problem->item_bytes[i];
    }
    return largest;
}

static size_t block_bytes(const struct sum *sum, int rank, int buffer,
                          int block)
{
    int item;

    if (sum->problem->item_bytes == NULL)
        return sum->problem->bytes;
    item = ct_block_item(&sum->check, rank, buffer, block);
    return item < 0 ? sum->largest : sum->problem->item_bytes[item];
}

/* Bytes of units `first` to `end` - 1 of one block. */
static size_t part_bytes(size_t bytes, int first, int end, int units)
{
    const struct ct_grid grid = {.block_bytes = bytes, .element_bytes = 1};

    return ct_unit_offset(end, &grid, units) -
           ct_unit_offset(first, &grid, units);
}

static double span_bytes(const struct sum *sum, int rank,
                         const struct ct_span *span)
{
    const int units = sum->schedules[rank]->units_per_block;
    const int end = span->first + span->units;
    double bytes = 0;

    for (int at = span->first; at < end;) {
        const int block = at / units;
        const int stop = (block + 1) * units < end ? (block + 1) * units : end;

        bytes +=
            (double)part_bytes(block_bytes(sum, rank, span->buffer, block),
                               at - block * units, stop - block * units, units);
        at = stop;
    }
    return bytes;
}

static void add_rank(const struct sum *sum, int rank)
{
    const struct ct_schedule *schedule = sum->schedules[rank];

    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];
        double bytes;
        int nlinks;

        if (step->action != CT_DO_SEND)
            continue;
        bytes = span_bytes(sum, rank, &step->src);
        nlinks = ct_route(sum->tree, rank, step->peer, sum->path);
        for (int k = 0; k < nlinks; k++)
            sum->load[sum->path[k]] += bytes;
    }
}

static int add_all(struct sum *sum, const struct ct_algorithm *algorithm,
                   struct ct_diag *diag)
{
    int err = CT_OK;

    for (int rank = 0; rank < sum->problem->nranks && err == CT_OK; rank++) {
        const struct ct_shape shape =
            ct_algorithm_shape(algorithm, sum->problem, rank);
        struct ct_schedule *schedule;

        err = ct_algorithm_plan(algorithm, &shape, &schedule, diag);
        if (err != CT_OK)
            break;
        sum->schedules[rank] = schedule;
        add_rank(sum, rank);
        sum->schedules[rank] = NULL;
        ct_schedule_free(schedule);
    }
    return err;
}

int ct_link_load(const struct ct_algorithm *algorithm,
                 const struct ct_problem *problem, const struct ct_tree *tree,
                 double *load, struct ct_diag *diag)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    struct sum sum = {
        .problem = problem,
        .tree = tree,
        .schedules =
            calloc((size_t)problem->nranks, sizeof(struct ct_schedule *)),
        .largest = largest_item(problem),
        .path = calloc(nlinks, sizeof *sum.path),
        .load = load,
    };
    int err;

    sum.check = (struct ct_check){.collective = problem->collective,
                                  .nranks = problem->nranks,
                                  .root = problem->root,
                                  .schedules = sum.schedules};
    for (size_t i = 0; i < nlinks; i++)
        load[i] = 0;
    err = sum.schedules == NULL || sum.path == NULL
              ? ct_diag_memory(diag)
              : add_all(&sum, algorithm, diag);
    free(sum.path);
    free(sum.schedules);
    return err;
}

double ct_link_load_seconds(const struct ct_tree *tree, const double *load,
                            double spare)
{
    double most = 0;

    for (int link = 0; link < ct_links_count(tree); link++) {
        const double capacity = ct_link_capacity(tree, link);
        const double seconds =
            capacity > 0 ? (load[link] - spare) / capacity : 0;

        most = seconds > most ? seconds : most;
    }
    return most;
}
