/*
 * runner.c - the schedules planned so far, the latest used first, and the
 * memory for calls.
 *
 * Whether ranks have to agree is decided by what they all know: the calls on
 * this communicator so far and the bytes of this one. A rank that lacks
 * memory then takes the others with it before any of them has sent anything.
 */
#include "library/runner.h"

#include <stdlib.h>

/* Payload of a rank up to which memory is kept between calls. Above, a call
   takes long enough for the ranks to agree about it each time. */
#define KEPT_BYTES ((size_t)4 << 20)
#define READY_MIN 64 /* bytes of a block */
#define ALIGNMENT 64

/* A schedule, and what it was planned for. */
struct planned {
    const struct ct_algorithm *algorithm;
    struct ct_shape shape;
    struct ct_schedule *schedule;
    size_t ready_bytes; /* blocks of up to this size have their memory */
    struct planned *next;
};

/* The call before, which most are like. */
struct latest {
    const struct ct_algorithm *algorithm; /* NULL: none, or a large one */
    struct ct_setting setting;
    int root;
    size_t bytes;
    const struct ct_schedule *schedule;
};

struct ct_runner {
    MPI_Comm comm;
    int nranks;
    int rank;
    bool votes;
    struct planned *planned;
    struct ct_workspace *workspace;
    struct ct_workspace large; /* blocks for one call */
    /* of the call that was prepared */
    const struct ct_schedule *schedule;
    bool is_large;
    struct latest latest;
};

/* What is to be prepared. */
struct request {
    size_t bytes;
    bool is_large;
    const bool *packs; /* by block */
};

struct ct_runner *ct_runner_new(void)
{
    return calloc(1, sizeof(struct ct_runner));
}

int ct_runner_bind(struct ct_runner *runner, MPI_Comm comm)
{
    int err = PMPI_Comm_size(comm, &runner->nranks);

    runner->comm = comm;
    if (err == MPI_SUCCESS)
        err = PMPI_Comm_rank(comm, &runner->rank);
    return err;
}

void ct_runner_use(struct ct_runner *runner, struct ct_workspace *workspace,
                   bool votes)
{
    runner->workspace = workspace;
    runner->votes = votes;
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
    ct_workspace_fini(&runner->large);
    free(runner);
}

size_t ct_runner_memory(const struct ct_runner *runner)
{
    size_t bytes = 0;

    for (const struct planned *p = runner->planned; p != NULL; p = p->next) {
        if (p->schedule != NULL)
            bytes += ct_schedule_memory(p->schedule);
    }
    return bytes;
}

/* Schedules hold no sizes: one for the same segments serves all of them. */
static bool serves(const struct planned *planned,
                   const struct ct_algorithm *algorithm,
                   const struct ct_shape *shape)
{
    return planned->algorithm == algorithm &&
           planned->shape.segments == shape->segments &&
           planned->shape.root == shape->root &&
           ct_setting_is_equal(&planned->shape.setting, &shape->setting);
}

/* The entry for a shape, moved to the front; NULL if there is none. */
static struct planned *find(struct ct_runner *runner,
                            const struct ct_algorithm *algorithm,
                            const struct ct_shape *shape)
{
    struct planned **link = &runner->planned;
    struct planned *planned;

    while (*link != NULL && !serves(*link, algorithm, shape))
        link = &(*link)->next;
    planned = *link;
    if (planned != NULL && planned != runner->planned) {
        *link = planned->next;
        planned->next = runner->planned;
        runner->planned = planned;
    }
    return planned;
}

/* An entry that is in the list on this rank only would make it differ from
   the others: without memory for one there is none, and the vote fails. */
static struct planned *add(struct ct_runner *runner,
                           const struct ct_algorithm *algorithm,
                           const struct ct_shape *shape)
{
    struct planned *planned = calloc(1, sizeof *planned);

    if (planned == NULL)
        return NULL;
    planned->algorithm = algorithm;
    planned->shape = *shape;
    planned->next = runner->planned;
    runner->planned = planned;
    return planned;
}

/* Bytes of the larger buffer of any rank: the same on all of them. */
static size_t payload(const struct ct_runner *runner,
                      const struct ct_collective *collective, int root,
                      size_t bytes)
{
    const struct ct_member member = {
        .nranks = runner->nranks, .rank = root, .root = root};
    const int nsend = collective->nblocks(&member, CT_SEND);
    const int nrecv = collective->nblocks(&member, CT_RECV);

    return ct_size_mul(bytes, (size_t)(nsend > nrecv ? nsend : nrecv));
}

/* Bytes to pack one of this rank's buffers; reductions never pack. */
static size_t packed_bytes(const struct ct_runner *runner,
                           const struct ct_collective *collective, int root,
                           enum ct_buffer buffer, size_t bytes)
{
    const struct ct_member member = {
        .nranks = runner->nranks, .rank = runner->rank, .root = root};

    return collective->reduces
               ? 0
               : ct_size_mul(bytes,
                             (size_t)collective->nblocks(&member, buffer));
}

/* Of a schedule for blocks of `bytes` bytes: units of whole blocks, as they
   are at least as large as what the executor lays out. */
static size_t scratch_bytes(const struct ct_schedule *schedule, size_t bytes)
{
    const size_t upb = (size_t)schedule->units_per_block;
    size_t total = 0;

    for (int i = 0; i < schedule->nscratch; i++) {
        const size_t blocks =
            ((size_t)schedule->scratch_units[i] + upb - 1) / upb;

        total = ct_size_add(total, ct_size_mul(blocks, bytes));
        total = ct_size_add(total, ALIGNMENT);
    }
    return total;
}

/* What is kept is for any later call of that size; what is given back after
   this one is what it needs. */
static bool reserve_blocks(struct ct_runner *runner,
                           const struct planned *planned,
                           const struct request *request, size_t bytes)
{
    const struct ct_collective *collective = planned->algorithm->collective;
    const int root = planned->shape.root;
    size_t needs[CT_BLOCKS] = {
        [CT_BLOCK_SCRATCH] = scratch_bytes(planned->schedule, bytes),
        [CT_BLOCK_SEND] =
            packed_bytes(runner, collective, root, CT_SEND, bytes),
        [CT_BLOCK_RECV] =
            packed_bytes(runner, collective, root, CT_RECV, bytes),
    };

    for (int i = 0; i < CT_BLOCKS; i++) {
        if (request->is_large && i != CT_BLOCK_SCRATCH && !request->packs[i])
            needs[i] = 0;
    }
    return ct_workspace_reserve(
        request->is_large ? &runner->large : runner->workspace, needs);
}

/* Plan if that is still to be done, and get memory: on this rank. */
static bool get_ready(struct ct_runner *runner, struct planned *planned,
                      const struct request *request, size_t bytes)
{
    if (planned == NULL)
        return false;
    if (planned->schedule == NULL &&
        ct_algorithm_plan(planned->algorithm, &planned->shape,
                          &planned->schedule, NULL) != CT_OK) {
        planned->schedule = NULL;
        return false;
    }
    return ct_workspace_reserve_steps(runner->workspace,
                                      planned->schedule->nsteps) &&
           reserve_blocks(runner, planned, request, bytes);
}

static int vote(const struct ct_runner *runner, bool *is_ready)
{
    int all = *is_ready;
    int err = MPI_SUCCESS;

    if (runner->votes)
        err = PMPI_Allreduce(MPI_IN_PLACE, &all, 1, MPI_INT, MPI_MIN,
                             runner->comm);
    *is_ready = err == MPI_SUCCESS && all != 0;
    return err;
}

/* What all ranks come to when a call needs more than calls before it did. */
static int prepare(struct ct_runner *runner, struct planned *planned,
                   const struct request *request, bool *is_ready)
{
    size_t ready_bytes = request->is_large ? request->bytes : READY_MIN;
    int err;

    while (ready_bytes < request->bytes)
        ready_bytes *= 2;
    *is_ready = get_ready(runner, planned, request, ready_bytes);
    err = vote(runner, is_ready);
    if (!*is_ready) {
        ct_workspace_give_back(&runner->large);
        return err;
    }
    if (!request->is_large)
        planned->ready_bytes = ready_bytes;
    runner->schedule = planned->schedule;
    runner->is_large = request->is_large;
    return err;
}

static bool is_like_latest(const struct ct_runner *runner,
                           const struct ct_algorithm *algorithm,
                           const struct ct_problem *problem)
{
    return runner->latest.algorithm == algorithm &&
           runner->latest.bytes == problem->bytes &&
           runner->latest.root == problem->root &&
           ct_setting_is_equal(&runner->latest.setting, &problem->setting);
}

/* One that is not like the call before. */
static int prepare_anew(struct ct_runner *runner,
                        const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, const bool *packs,
                        bool *is_ready)
{
    const size_t bytes = problem->bytes;
    const struct ct_shape shape =
        ct_algorithm_shape(algorithm, problem, runner->rank);
    const struct request request = {bytes,
                                    payload(runner, algorithm->collective,
                                            problem->root, bytes) > KEPT_BYTES,
                                    packs};
    struct planned *planned = find(runner, algorithm, &shape);

    if (planned == NULL || planned->ready_bytes < bytes || request.is_large) {
        if (planned == NULL)
            planned = add(runner, algorithm, &shape);
        return prepare(runner, planned, &request, is_ready);
    }
    runner->schedule = planned->schedule;
    *is_ready = true;
    return MPI_SUCCESS;
}

int ct_runner_prepare(struct ct_runner *runner,
                      const struct ct_algorithm *algorithm,
                      const struct ct_problem *problem, const bool *packs,
                      bool *is_ready)
{
    int err;

    *is_ready = is_like_latest(runner, algorithm, problem);
    if (*is_ready) {
        runner->schedule = runner->latest.schedule;
        return MPI_SUCCESS;
    }
    runner->schedule = NULL;
    err = prepare_anew(runner, algorithm, problem, packs, is_ready);
    if (err == MPI_SUCCESS && *is_ready && !runner->is_large)
        runner->latest =
            (struct latest){algorithm, problem->setting, problem->root,
                            problem->bytes, runner->schedule};
    return err;
}

/* The workspace of the prepared call. */
static struct ct_workspace *blocks_of(struct ct_runner *runner)
{
    return runner->is_large ? &runner->large : runner->workspace;
}

void *ct_runner_packed(struct ct_runner *runner, enum ct_workspace_block block)
{
    return blocks_of(runner)->blocks[block].start;
}

int ct_runner_run(struct ct_runner *runner,
                  const struct ct_algorithm *algorithm,
                  const struct ct_problem *problem, const struct ct_call *call)
{
    static const bool packs_nothing[CT_BLOCKS];
    bool is_ready = runner->schedule != NULL;
    int err = MPI_SUCCESS;

    if (!is_ready)
        err = ct_runner_prepare(runner, algorithm, problem, packs_nothing,
                                &is_ready);
    if (err != MPI_SUCCESS)
        return err;
    if (!is_ready)
        return MPI_ERR_NO_MEM;
    err =
        ct_schedule_run(runner->schedule, call, runner->comm, runner->workspace,
                        &blocks_of(runner)->blocks[CT_BLOCK_SCRATCH]);
    if (err != MPI_SUCCESS)
        ct_workspace_abandon(blocks_of(runner));
    ct_runner_finish(runner);
    return err;
}

void ct_runner_finish(struct ct_runner *runner)
{
    runner->schedule = NULL;
    if (runner->is_large)
        ct_workspace_give_back(&runner->large);
    runner->is_large = false;
}
