/*
 * runner.c - plans what is still to be planned, and gets memory for calls.
 *
 * Whether ranks have to agree is decided by what they all know: the calls on
 * this communicator so far and the bytes of this one. A rank that lacks
 * memory then takes the others with it before any of them has sent anything.
 */
#include "library/run/runner.h"

#include "library/mpi/pmpi.h"
#include "library/run/announced.h"
#include "library/run/latest.h"
#include "library/run/needs.h"
#include "library/run/plans.h"
#include "library/run/running.h"
#include "library/run/sendrecv_rounds.h"
#include "library/run/touch.h"
#include "library/run/vote.h"

#include <stdlib.h>

/* Payload of a rank up to which memory is kept between calls. Above, a call
   takes long enough for the ranks to agree about it each time. */
#define KEPT_BYTES ((size_t)4 << 20)
#define READY_MIN 64 /* bytes of a block */

struct ct_runner {
    MPI_Comm comm;
    int nranks;
    int rank;
    bool votes;
    struct ct_plans plans; /* those that all ranks have */
    struct ct_plans own;   /* of direct messages: no other rank knows of them */
    struct ct_workspace *workspace;
    struct ct_workspace large; /* blocks for one call */
    /* of the call that was prepared; NULL: none */
    struct ct_plan *prepared;
    bool is_direct;
    bool lacks_memory; /* this rank, to pack what only it knows of */
    bool is_large;
    size_t announced; /* bytes of the largest block; 0: not asked for */
    struct ct_pauses pauses;
    struct ct_latest latest;
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
    ct_tags_look(comm);
    return err;
}

void ct_runner_use(struct ct_runner *runner, struct ct_workspace *workspace, bool votes)
{
    runner->workspace = workspace;
    runner->votes = votes;
}

void ct_runner_free(struct ct_runner *runner)
{
    if (runner == NULL)
        return;
    ct_plans_free(&runner->plans);
    ct_plans_free(&runner->own);
    ct_workspace_fini(&runner->large);
    free(runner);
}

static struct ct_member member_of(const struct ct_runner *runner, int root)
{
    return (struct ct_member){.nranks = runner->nranks, .rank = runner->rank, .root = root};
}

/* What is kept is for any later call of that size; what is given back after
   this one is what it needs. */
static bool reserve_blocks(struct ct_runner *runner, const struct ct_plan *plan,
                           const struct ct_need *request, size_t bytes)
{
    const struct ct_member member = member_of(runner, plan->shape.root);
    size_t needs[CT_BLOCKS];

    ct_needs_of(plan, &member, request, bytes, needs);
    return ct_workspace_reserve(request->is_large ? &runner->large : runner->workspace, needs);
}

static bool reserve_starts(const struct ct_runner *runner, struct ct_plan *plan)
{
    const struct ct_member member = member_of(runner, plan->shape.root);

    return ct_starts_reserve(&plan->starts, plan->schedule, plan->algorithm->collective, &member);
}

static const struct ct_starts *bind_starts(const struct ct_runner *runner, struct ct_plan *plan,
                                           const size_t *item_bytes)
{
    const struct ct_member member = member_of(runner, plan->shape.root);

    plan->starts.announced = runner->announced;
    ct_starts_bind(&plan->starts, plan->schedule, plan->algorithm->collective, &member, item_bytes);
    return &plan->starts;
}

/* Plan if that is still to be done, and get memory: on this rank. */
static bool get_ready(struct ct_runner *runner, struct ct_plan *plan, const struct ct_need *request,
                      size_t bytes)
{
    if (plan == NULL)
        return false;
    if (plan->schedule == NULL && !ct_plans_make(plan))
        return false;
    if (plan->algorithm->collective->has_counts && !reserve_starts(runner, plan))
        return false;
    if (request->item_bytes != NULL)
        bind_starts(runner, plan, request->item_bytes);
    return ct_workspace_reserve_steps(runner->workspace, plan->schedule->nsteps) &&
           reserve_blocks(runner, plan, request, bytes);
}

static struct ct_plans *plans_of(struct ct_runner *runner)
{
    return runner->is_direct ? &runner->own : &runner->plans;
}

/* What all ranks come to when a call needs more than those before it; of direct
   messages, each by itself. */
static int prepare(struct ct_runner *runner, struct ct_plan *plan, const struct ct_need *request,
                   bool *is_ready)
{
    const bool votes = runner->votes && !runner->is_direct;
    struct ct_vote vote = {.ready_bytes = request->is_large ? request->bytes : READY_MIN};
    int err;

    while (vote.ready_bytes < request->bytes)
        vote.ready_bytes *= 2;
    vote.is_ready = get_ready(runner, plan, request, vote.ready_bytes);
    err = ct_vote(plan, request, votes ? runner->comm : MPI_COMM_NULL, &vote);
    *is_ready = vote.is_ready;
    if (!vote.is_ready) {
        ct_workspace_give_back(&runner->large);
        return err;
    }
    if (ct_plans_keep(plans_of(runner), plan, vote.plan_bytes))
        runner->latest.algorithm = NULL; /* its plan may be gone */
    if (!request->is_large)
        plan->ready_bytes[request->has_gaps] = vote.ready_bytes;
    runner->prepared = plan;
    runner->is_large = runner->is_large || request->is_large;
    return err;
}

/* With a plan that is still to be made. One that some ranks have and others do
   not would make their lists differ, and with them what is voted on: where a
   rank has no memory for it, all are without. */
static int prepare_new(struct ct_runner *runner, const struct ct_need *request, bool *is_ready)
{
    struct ct_plan *plan = ct_plans_add(plans_of(runner), request->algorithm, request->shape);
    const int err = prepare(runner, plan, request, is_ready);

    if (plan != NULL && !*is_ready)
        ct_plans_drop(plans_of(runner), plan);
    return err;
}

/* Where counts are private, no other rank knows what this one packs. */
static bool reserve_private(struct ct_runner *runner, const struct ct_problem *problem,
                            const bool *packs)
{
    const struct ct_member member = member_of(runner, problem->root);
    size_t needs[CT_BLOCKS];

    runner->is_large = ct_needs_private(problem, &member, packs, needs) > KEPT_BYTES;
    return ct_workspace_reserve(runner->is_large ? &runner->large : runner->workspace, needs);
}

/* One that is not like the call before. */
static int prepare_anew(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, const bool *packs, bool *is_ready)
{
    const size_t bytes = problem->collective->private_bytes != 0
                             ? runner->announced /* what is known of private ones */
                             : ct_starts_largest(problem);
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, runner->rank);
    const struct ct_need request = {
        algorithm,
        &shape,
        bytes,
        ct_needs_payload(algorithm->collective, runner->nranks, problem->root, bytes) > KEPT_BYTES,
        problem->item_bytes,
        packs,
        problem->has_gaps};
    struct ct_plan *plan = ct_plans_find(plans_of(runner), algorithm, &shape);

    if (plan == NULL)
        return prepare_new(runner, &request, is_ready);
    if (plan->ready_bytes[request.has_gaps] < bytes || request.is_large)
        return prepare(runner, plan, &request, is_ready);
    runner->prepared = plan;
    *is_ready = true;
    return MPI_SUCCESS;
}

/* In each call, on all ranks, before any of them can fail alone. */
static int announce_largest(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                            const struct ct_problem *problem)
{
    size_t own;

    runner->announced = 0;
    if (algorithm->announces == CT_ANNOUNCES_NOTHING)
        return MPI_SUCCESS;
    own = runner->lacks_memory ? CT_ANNOUNCED_MOST : ct_announced_own(problem, runner->rank);
    return ct_announce_largest(runner->comm, own, algorithm, problem, &runner->pauses,
                               &runner->announced);
}

bool ct_runner_is_too_large(const struct ct_runner *runner, const struct ct_problem *problem)
{
    return ct_announced_is_too_large(problem, runner->announced);
}

/* True if what was prepared is there for the next such call, on all ranks. */
static bool is_kept(const struct ct_runner *runner, const struct ct_problem *problem)
{
    return problem->item_bytes == NULL && !runner->is_large &&
           runner->prepared->ready_bytes[problem->has_gaps] >= problem->bytes;
}

int ct_runner_prepare(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                      const struct ct_problem *problem, const bool *packs, bool *is_ready)
{
    int err;

    if (runner->is_large) /* the call before was not finished */
        ct_runner_finish(runner);
    *is_ready = ct_latest_is_like(&runner->latest, algorithm, problem);
    if (*is_ready) {
        runner->prepared = runner->latest.plan;
        return MPI_SUCCESS;
    }
    runner->prepared = NULL;
    runner->is_direct = ct_algorithm_goes_direct(algorithm, &problem->setting);
    runner->lacks_memory =
        problem->collective->private_bytes != 0 && !reserve_private(runner, problem, packs);
    err = announce_largest(runner, algorithm, problem);
    if (err != MPI_SUCCESS || ct_runner_is_too_large(runner, problem))
        return err;
    err = prepare_anew(runner, algorithm, problem, packs, is_ready);
    if (runner->lacks_memory && *is_ready && !runner->is_direct)
        err = MPI_ERR_NO_MEM;
    if (runner->lacks_memory)
        runner->prepared = NULL;
    *is_ready = *is_ready || runner->is_direct;
    if (err == MPI_SUCCESS && runner->prepared != NULL && is_kept(runner, problem))
        ct_latest_keep(&runner->latest, algorithm, problem, runner->prepared);
    return err;
}

/* The workspace of the prepared call. */
static struct ct_workspace *blocks_of(struct ct_runner *runner)
{
    return runner->is_large ? &runner->large : runner->workspace;
}

const struct ct_memory *ct_runner_packed(struct ct_runner *runner, enum ct_workspace_block block)
{
    return &blocks_of(runner)->blocks[block];
}

const struct ct_plan *ct_runner_plan(const struct ct_runner *runner)
{
    return runner->prepared;
}

/* What a rank packs with private counts may be large by itself: its scratch is
   where that of all ranks is. */
static struct ct_workspace *scratch_of(struct ct_runner *runner)
{
    return runner->prepared->algorithm->collective->private_bytes != 0 ? runner->workspace
                                                                       : blocks_of(runner);
}

/* The tables of starts for one call; NULL: all blocks are equal. */
static int find_starts(struct ct_runner *runner, const struct ct_problem *problem,
                       const struct ct_starts **starts)
{
    struct ct_plan *plan = runner->prepared;

    *starts = NULL;
    if (problem->item_bytes == NULL)
        return MPI_SUCCESS;
    *starts = bind_starts(runner, plan, problem->item_bytes);
    if (plan->algorithm->announces != CT_ANNOUNCES_SIZES)
        return MPI_SUCCESS;
    return ct_announce_sizes(plan->schedule, problem->item_bytes, &plan->starts, runner->comm,
                             runner->workspace, &runner->workspace->blocks[CT_BLOCK_SCRATCH]);
}

static int run_plan(struct ct_runner *runner, const struct ct_call *call,
                    const struct ct_starts *starts, const struct ct_memory *scratch)
{
    const struct ct_plan *plan = runner->prepared;

    if (plan->is_in_rounds && starts == NULL && ct_rounds_pay(call->bytes) && !ct_touch_is_by_mpi())
        return ct_rounds_run(plan->schedule, call, runner->comm, scratch);
    return ct_schedule_run(plan->schedule, call, starts, runner->comm, runner->workspace, scratch);
}

bool ct_runner_has_requests(const struct ct_runner *runner, const struct ct_problem *problem)
{
    return problem->item_bytes != NULL || !runner->prepared->is_in_rounds ||
           !ct_rounds_pay(problem->bytes) || ct_touch_is_by_mpi();
}

static int run_prepared(struct ct_runner *runner, const struct ct_problem *problem,
                        const struct ct_call *call)
{
    struct ct_workspace *scratch = scratch_of(runner);
    const struct ct_starts *starts;
    const int err = find_starts(runner, problem, &starts);
    const int ran = run_plan(runner, call, starts, &scratch->blocks[CT_BLOCK_SCRATCH]);

    if (ran != MPI_SUCCESS) { /* sends may still read it */
        ct_workspace_abandon(blocks_of(runner));
        if (scratch != blocks_of(runner))
            ct_workspace_abandon(scratch);
    }
    return err == MPI_SUCCESS ? ran : err;
}

int ct_runner_run(struct ct_runner *runner, const struct ct_algorithm *algorithm,
                  const struct ct_problem *problem, const struct ct_call *call)
{
    static const bool packs_nothing[CT_BLOCKS];
    bool is_ready;
    int err = MPI_SUCCESS;

    if (runner->prepared == NULL)
        err = ct_runner_prepare(runner, algorithm, problem, packs_nothing, &is_ready);
    if (err != MPI_SUCCESS)
        return err;
    if (runner->prepared == NULL)
        return MPI_ERR_NO_MEM;
    err = run_prepared(runner, problem, call);
    runner->prepared = NULL;
    return err;
}

void ct_runner_finish(struct ct_runner *runner)
{
    runner->prepared = NULL;
    if (runner->is_large)
        ct_workspace_give_back(&runner->large);
    runner->is_large = false;
}
