/*
 * runner.c - the schedules planned so far, the latest used first.
 */
#include "repo/runner.h"

#include <stdlib.h>

/* A schedule, and what it was planned for. */
struct planned {
    const struct ct_algorithm *algorithm;
    struct ct_shape shape;
    struct ct_schedule *schedule;
    struct planned *next;
};

struct ct_runner {
    int nranks;
    int rank;
    struct planned *planned;
    struct ct_workspace workspace;
};

int ct_runner_new(MPI_Comm comm, struct ct_runner **runner)
{
    struct ct_runner *r = calloc(1, sizeof *r);
    int err;

    if (r == NULL)
        return MPI_ERR_NO_MEM;
    ct_workspace_init(&r->workspace, comm);
    err = PMPI_Comm_size(comm, &r->nranks);
    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(comm, &r->rank);
    if (err == MPI_SUCCESS)
        *runner = r;
    else
        free(r);
    return err;
}

void ct_runner_free(struct ct_runner *runner)
{
    if (runner == NULL)
        return;
    while (runner->planned != NULL) {
        struct planned *planned = runner->planned;

        runner->planned = planned->next;
        ct_schedule_free(planned->schedule);
        free(planned);
    }
    ct_workspace_fini(&runner->workspace);
    free(runner);
}

size_t ct_runner_memory(const struct ct_runner *runner)
{
    size_t bytes = 0;

    for (const struct planned *p = runner->planned; p != NULL; p = p->next)
        bytes += ct_schedule_memory(p->schedule);
    return bytes;
}

/* Planned schedules for the same segments serve all sizes: a segmented
   algorithm's parameter acts through the number of segments alone. */
static bool serves(const struct planned *planned,
                   const struct ct_algorithm *algorithm,
                   const struct ct_shape *shape)
{
    return planned->algorithm == algorithm &&
           planned->shape.segments == shape->segments &&
           (algorithm->segments != NULL ||
            planned->shape.param == shape->param);
}

static int plan(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                const struct ct_shape *shape, struct planned **planned)
{
    struct planned *p = calloc(1, sizeof *p);
    int err;

    if (p == NULL)
        return MPI_ERR_NO_MEM;
    p->algorithm = algorithm;
    p->shape = *shape;
    err = ct_algorithm_plan(algorithm, shape, &p->schedule, NULL);
    if (err != CT_OK) {
        free(p);
        return err == CT_ERR_MEMORY ? MPI_ERR_NO_MEM : MPI_ERR_INTERN;
    }
    err = ct_workspace_reserve(&runner->workspace, p->schedule->nsteps);
    if (err != MPI_SUCCESS) { /* kept, it would be run without the room */
        ct_schedule_free(p->schedule);
        free(p);
        return err;
    }
    p->next = runner->planned;
    runner->planned = p;
    *planned = p;
    return MPI_SUCCESS;
}

/* The schedule for a shape, planned now if it was not yet. */
static int find_schedule(struct ct_runner *runner,
                         const struct ct_algorithm *algorithm,
                         const struct ct_shape *shape,
                         const struct ct_schedule **schedule)
{
    struct planned **link = &runner->planned;
    struct planned *planned;
    int err = MPI_SUCCESS;

    while (*link != NULL && !serves(*link, algorithm, shape))
        link = &(*link)->next;
    planned = *link;
    if (planned == NULL) {
        err = plan(runner, algorithm, shape, &planned);
        if (err != MPI_SUCCESS)
            return err;
    } else if (planned != runner->planned) {
        *link = planned->next;
        planned->next = runner->planned;
        runner->planned = planned;
    }
    *schedule = planned->schedule;
    return err;
}

int ct_runner_run(struct ct_runner *runner,
                  const struct ct_algorithm *algorithm, int param,
                  const struct ct_call *call)
{
    const struct ct_problem problem = {.collective = algorithm->collective,
                                       .nranks = runner->nranks,
                                       .bytes = call->bytes,
                                       .param = param};
    const struct ct_shape shape =
        ct_algorithm_shape(algorithm, &problem, runner->rank);
    const struct ct_schedule *schedule;
    const int err = find_schedule(runner, algorithm, &shape, &schedule);

    if (err != MPI_SUCCESS)
        return err;
    return ct_schedule_run(schedule, call, &runner->workspace);
}
