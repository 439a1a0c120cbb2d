/*
 * lane_prepare.c - plans what is still to be planned, and gets memory for calls.
 *
 * What all ranks know says when they have to agree: the calls of this lane so far and
 * the bytes of this one. A rank that lacks memory then takes the others with it before
 * any of them has sent anything.
 */
#include "library/mpi/pmpi.h"
#include "library/mpi/votes.h"
#include "library/run/lane.h"
#include "library/run/needs.h"
#include "library/run/posts.h"
#include "library/run/vote.h"

/* Payload of a rank up to which memory is kept between calls. Above, a call
   takes long enough for the ranks to agree about it each time. */
#define KEPT_BYTES ((size_t)4 << 20)
#define READY_MIN 64 /* bytes of a block */

/* Plan if that is still to be done, and get memory: on this rank. What is kept is for any
   later call of that size; what is given back after this one is what it needs. */
static bool get_ready(struct ct_lane *lane, struct ct_plan *plan, const struct ct_need *request,
                      size_t bytes)
{
    size_t needs[CT_BLOCKS];

    if (plan == NULL || (plan->schedule == NULL && !ct_plans_make(plan)))
        return false;
    if (plan->algorithm->collective->has_counts && !ct_plan_reserve_starts(plan))
        return false;
    if (request->item_bytes != NULL)
        ct_plan_bind_starts(plan, request->item_bytes, lane->announced);
    ct_needs_of(plan, request, bytes, needs);
    return ct_workspace_reserve_steps(lane->workspace, plan->schedule->nsteps) &&
           ct_posts_reserve(lane->workspace, plan->nposts) && ct_plan_reserve_readers(plan) &&
           ct_workspace_reserve(request->is_large ? &lane->large : lane->workspace, needs);
}

/* True if the steps of a schedule can be made in this window: every rank that one of them
   names has its place in it. */
static bool posts_fit(const struct ct_schedule *schedule, const struct ct_window_view *view)
{
    if (schedule->first_tag / CT_TAGS_SPAN >= CT_SLOT_KINDS / CT_POSTS_ROOTS)
        return false;
    for (int i = 0; i < schedule->nsteps; i++) {
        const struct ct_step *step = &schedule->steps[i];

        if ((step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE) &&
            (view->window == NULL || view->locals[step->peer] < 0))
            return false;
    }
    for (int i = 0; i < schedule->nreaders; i++) {
        if (view->window == NULL || view->locals[schedule->readers[i].rank] < 0)
            return false;
    }
    return true;
}

/*
 * Some rank's plan has posts or fetches: get the window, the first time, and use it for
 * this plan. All ranks.
 *
 * is_ready  out: false on all ranks where some of them cannot share memory
 */
static int meet(struct ct_lane *lane, struct ct_plan *plan, bool *is_ready)
{
    const struct ct_schedule *schedule = plan->schedule;
    const struct ct_window_wish wish = {lane->window_limit, lane->read_from};
    const bool is_first = !lane->has_met;
    int err = MPI_SUCCESS;

    *is_ready = false;
    lane->lacks_window = true;
    if (is_first)
        err = ct_windows_meet(lane->ranks->comm, &wish, &lane->view, &lane->has_window);
    lane->has_met = true;
    if (err != MPI_SUCCESS || !lane->has_window)
        return err;
    *is_ready = posts_fit(schedule, &lane->view);
    for (int i = 0; *is_ready && i < schedule->nreaders; i++)
        plan->readers[i] = (struct ct_reader){lane->view.locals[schedule->readers[i].rank],
                                              schedule->readers[i].tag};
    err = ct_votes_agree(lane->ranks->comm, is_ready);
    if (is_first) /* or MPI takes ranks of one host for those of several */
        lane->has_window = *is_ready;
    *is_ready = *is_ready && !(schedule->reads_posts && ct_lane_never_reads(lane));
    plan->meets = *is_ready;
    plan->is_in_rounds = plan->is_in_rounds && !plan->meets; /* a call of the window begins */
    lane->lacks_window = !*is_ready;
    return err;
}

/* What all ranks come to when a call needs more than those before it; of direct
   messages, each by itself. */
static int prepare(struct ct_lane *lane, struct ct_plan *plan, const struct ct_need *request,
                   bool *is_ready)
{
    const bool votes = lane->ranks->votes && !lane->is_direct;
    struct ct_vote vote = {.ready_bytes = request->is_large ? request->bytes : READY_MIN};
    int err;

    while (vote.ready_bytes < request->bytes)
        vote.ready_bytes *= 2;
    vote.is_ready = get_ready(lane, plan, request, vote.ready_bytes);
    vote.meets = vote.is_ready && plan->nposts > 0;
    err = ct_vote(plan, request, votes ? lane->ranks->comm : MPI_COMM_NULL, &vote);
    if (err == MPI_SUCCESS && vote.is_ready && vote.meets && !plan->meets)
        err = meet(lane, plan, &vote.is_ready);
    *is_ready = vote.is_ready;
    if (!vote.is_ready) {
        ct_workspace_give_back(&lane->large);
        return err;
    }
    ct_plans_keep(lane->list, plan, vote.plan_bytes);
    if (!request->is_large)
        plan->ready_bytes[request->may_pack] = vote.ready_bytes;
    lane->plan = plan;
    lane->is_large = lane->is_large || request->is_large;
    return err;
}

/* Where counts are private, no other rank knows what this one packs. */
static bool reserve_private(struct ct_lane *lane, const struct ct_problem *problem,
                            const bool *packs)
{
    const struct ct_member member = {
        .nranks = lane->ranks->nranks, .rank = lane->ranks->rank, .root = problem->root};
    size_t needs[CT_BLOCKS];

    lane->is_large = ct_needs_private(problem, &member, packs, needs) > KEPT_BYTES;
    return ct_workspace_reserve(lane->is_large ? &lane->large : lane->workspace, needs);
}

/* One that is not like the call before. */
static int prepare_anew(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem, const bool *packs, bool *is_ready)
{
    const size_t bytes = problem->collective->private_bytes != 0
                             ? lane->announced /* what is known of private ones */
                             : ct_starts_largest(problem);
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, lane->ranks->rank);
    struct ct_plan *plan = ct_plans_find(lane->list, algorithm, &shape);
    const bool is_new = plan == NULL;
    struct ct_need request;
    int err;

    if (!is_new && plan->ready_bytes[problem->may_pack] >= bytes) {
        lane->plan = plan;
        *is_ready = true;
        return MPI_SUCCESS;
    }
    request = (struct ct_need){algorithm,
                               &shape,
                               bytes,
                               ct_needs_payload(algorithm->collective, lane->ranks->nranks,
                                                problem->root, bytes) > KEPT_BYTES,
                               problem->item_bytes,
                               packs,
                               problem->may_pack};
    if (is_new)
        plan = ct_plans_add(lane->list, algorithm, &shape);
    err = prepare(lane, plan, &request, is_ready);
    /* A plan that some ranks have and others do not would make their lists differ, and with
       them what is voted on: where a rank has no memory for it, all are without. */
    if (is_new && plan != NULL && !*is_ready)
        ct_plans_drop(lane->list, plan);
    return err;
}

bool ct_lane_is_too_large(const struct ct_lane *lane, const struct ct_problem *problem)
{
    return ct_announced_is_too_large(problem, lane->announced);
}

int ct_lane_prepare(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                    const struct ct_problem *problem, const bool *packs, bool *is_ready)
{
    size_t own;
    int err = MPI_SUCCESS;

    if (lane->is_large) /* the call before was not finished */
        ct_lane_finish(lane);
    *is_ready = false;
    lane->plan = NULL;
    lane->announced = 0;
    lane->lacks_memory = false;
    lane->lacks_window = false;
    lane->is_direct = ct_algorithm_goes_direct(algorithm, &problem->setting);
    lane->list = lane->is_direct ? &lane->own : &lane->plans;
    lane->lacks_memory =
        problem->collective->private_bytes != 0 && !reserve_private(lane, problem, packs);
    if (algorithm->announces != CT_ANNOUNCES_NOTHING) {
        /* in each call, on all ranks, before any of them can fail alone */
        own = lane->lacks_memory ? CT_ANNOUNCED_MOST : ct_announced_own(problem, lane->ranks->rank);
        err = ct_announce_largest(lane->ranks->comm, own, algorithm, problem, &lane->pauses,
                                  &lane->announced);
        if (err != MPI_SUCCESS || ct_lane_is_too_large(lane, problem))
            return err;
    }
    err = prepare_anew(lane, algorithm, problem, packs, is_ready);
    if (lane->lacks_memory && *is_ready && !lane->is_direct)
        err = MPI_ERR_NO_MEM;
    if (lane->lacks_memory)
        lane->plan = NULL;
    *is_ready = *is_ready || lane->is_direct;
    return err;
}
