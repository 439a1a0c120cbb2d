/*
 * lane.c - runs the prepared call of a lane.
 */
#include "library/run/lane.h"

#include "library/mpi/mpi_progress.h"
#include "library/run/executor.h"
#include "library/run/sendrecv_rounds.h"
#include "library/run/straight.h"
#include "library/run/touch.h"

/* The workspace of the prepared call. */
static struct ct_workspace *blocks_of(struct ct_lane *lane)
{
    return lane->is_large ? &lane->large : lane->workspace;
}

const struct ct_memory *ct_lane_packed(struct ct_lane *lane, enum ct_workspace_block block)
{
    return &blocks_of(lane)->blocks[block];
}

/* What a rank packs with private counts may be large by itself: its scratch is
   where that of all ranks is. */
static struct ct_workspace *scratch_of(struct ct_lane *lane)
{
    return lane->plan->algorithm->collective->private_bytes != 0 ? lane->workspace
                                                                 : blocks_of(lane);
}

static const struct ct_memory *scratch_memory(struct ct_lane *lane)
{
    return &scratch_of(lane)->blocks[CT_BLOCK_SCRATCH];
}

static bool is_in_rounds(const struct ct_lane *lane, const struct ct_problem *problem)
{
    return problem->item_bytes == NULL && lane->plan->is_in_rounds &&
           ct_rounds_pay(problem->bytes) && !ct_touch_is_by_mpi();
}

bool ct_lane_has_requests(const struct ct_lane *lane, const struct ct_problem *problem)
{
    if (lane->plan == NULL)
        return true; /* a direct call that lacked memory */
    /* blocks with counts may be apart, which rounds do not know */
    return lane->plan->straight_bytes == 0 &&
           (problem->collective->has_counts || !is_in_rounds(lane, problem));
}

/* True if the blocks of both buffers lie one after the other. */
static bool is_joined(const struct ct_call *call)
{
    return call->places[CT_SEND] == NULL && call->places[CT_RECV] == NULL;
}

/* True if the plan's posts have room in a slice each. */
static bool is_straight(const struct ct_lane *lane, const struct ct_problem *problem,
                        const struct ct_call *call)
{
    const struct ct_plan *plan = lane->plan;

    return plan->straight_bytes > 0 && plan->meets && problem->bytes <= plan->straight_bytes &&
           problem->item_bytes == NULL && is_joined(call) && !ct_touch_is_by_mpi();
}

/* What the executor needs of the plan: the ranks' window, if it is for that. */
static void look_at_plan(struct ct_lane *lane)
{
    lane->running.view = lane->plan->meets && lane->view.window != NULL ? &lane->view : NULL;
    lane->running.readers = lane->plan->readers;
    lane->running.root = lane->plan->shape.root;
    lane->running.result = lane->plan->result;
}

void ct_lane_start(struct ct_lane *lane, const struct ct_problem *problem,
                   const struct ct_call *call)
{
    struct ct_plan *plan = lane->plan;
    const struct ct_starts *starts = NULL;

    look_at_plan(lane);
    lane->tells_sizes = false;
    if (problem->item_bytes != NULL) {
        starts = ct_plan_bind_starts(plan, problem->item_bytes, lane->announced);
        lane->tells_sizes = plan->algorithm->announces == CT_ANNOUNCES_SIZES;
    }
    if (lane->tells_sizes) {
        lane->call = call;
        lane->sizes = ct_announced_sizes(problem->item_bytes, starts);
        call = &lane->sizes;
        starts = NULL;
    }
    ct_schedule_begin(&lane->running, plan->schedule, call, starts, scratch_memory(lane));
}

/* Once all sizes are told, the schedule runs with the data. */
static void start_data(struct ct_lane *lane)
{
    struct ct_plan *plan = lane->plan;
    const int err = lane->running.err;

    lane->tells_sizes = false;
    ct_announced_take_sizes(plan->schedule, &plan->starts, scratch_memory(lane));
    ct_schedule_begin(&lane->running, plan->schedule, lane->call, &plan->starts,
                      scratch_memory(lane));
    if (err != MPI_SUCCESS)
        lane->running.err = err;
}

/* The call is over. After an error sends may still read its memory. */
static int end(struct ct_lane *lane, int err)
{
    if (err != MPI_SUCCESS) {
        ct_workspace_abandon(blocks_of(lane));
        if (scratch_of(lane) != blocks_of(lane))
            ct_workspace_abandon(scratch_of(lane));
    }
    lane->plan = NULL;
    return err;
}

int ct_lane_progress(struct ct_lane *lane, bool waits, bool *is_over)
{
    *is_over = ct_schedule_go_on(&lane->running, waits);
    if (*is_over && lane->tells_sizes) {
        start_data(lane);
        *is_over = ct_schedule_go_on(&lane->running, waits);
    }
    return *is_over ? end(lane, lane->running.err) : MPI_SUCCESS;
}

int ct_lane_run(struct ct_lane *lane, const struct ct_problem *problem, const struct ct_call *call)
{
    const struct ct_schedule *schedule = lane->plan->schedule;
    bool is_over;
    int err;

    if (is_straight(lane, problem, call)) {
        int next;

        look_at_plan(lane);
        next = ct_straight_run(&lane->running, schedule, call,
                               &blocks_of(lane)->blocks[CT_BLOCK_SCRATCH]);
        if (next == schedule->nsteps)
            return end(lane, lane->running.err);
        lane->tells_sizes = false;
        ct_schedule_begin_late(&lane->running, next);
    } else if (is_joined(call) && is_in_rounds(lane, problem)) {
        return end(lane, ct_rounds_run(&lane->running, schedule, call, scratch_memory(lane)));
    } else {
        ct_lane_start(lane, problem, call);
    }
    err = ct_lane_progress(lane, true, &is_over);
    /* steps that wait for nothing that will come: no checked schedule has any */
    return is_over ? err : end(lane, MPI_ERR_INTERN);
}

void ct_lane_take_in(struct ct_lane *lane, MPI_Comm comm)
{
    if (lane->running.view != NULL)
        ct_progress_take_in(comm);
    lane->running.view = NULL;
}
