/*
 * lane.h - calls of a communicator that come one after the other.
 *
 * Calls of different lanes may be under way at the same time, since each lane has plans,
 * memory and tags of its own. A call is prepared, then started, then progressed until it
 * is over, then finished. All ranks make a call in the same lane, prepare the calls of a
 * lane in the same order, and those of all lanes whose preparation communicates.
 *
 * All functions that return int return MPI error codes and hand on what PMPI_* gave.
 */
#ifndef CT_LIBRARY_RUN_LANE_H
#define CT_LIBRARY_RUN_LANE_H

#include "library/run/announced.h"
#include "library/run/plans.h"
#include "library/run/running.h"

/* What the lanes of a communicator have in common. */
struct ct_lane_ranks {
    MPI_Comm comm;
    int nranks;
    int rank;
    bool votes;
};

/* The call of a lane, and what its calls use one after the other. */
struct ct_lane {
    const struct ct_lane_ranks *ranks;
    struct ct_plans plans;          /* those that all ranks have */
    struct ct_plans own;            /* of direct messages: no other rank knows of them */
    struct ct_workspace *workspace; /* borrowed in lane 0, otherwise the next one */
    struct ct_workspace its_own;
    struct ct_workspace large; /* blocks for one call */
    struct ct_pauses pauses;
    size_t window_limit; /* 0: its calls use no window */
    size_t read_from;    /* as in struct ct_window_wish */
    bool has_met;        /* the ranks have tried to have windows */
    bool has_window;     /* and have them, of use for the first plan that wanted them */
    struct ct_window_view view;
    /* of the call that was prepared */
    struct ct_plan *plan;  /* NULL: there is none */
    struct ct_plans *list; /* where its plan is kept */
    bool is_direct;
    bool lacks_memory; /* this rank, to pack what only it knows of */
    bool lacks_window; /* all ranks: some cannot share memory as its plan needs it */
    bool is_large;
    size_t announced; /* bytes of the largest block; 0: not asked for */
    /* of the call that was started */
    struct ct_running running;
    const struct ct_call *call;
    bool tells_sizes;     /* the schedule first runs with `sizes` */
    struct ct_call sizes; /* ct_announced_sizes */
};

/*
 * Plan, and get the memory that a call needs on this rank; all ranks with the
 * same algorithm and problem. Communicates, and waits for the other ranks, when an
 * algorithm is used with a number of segments for the first time in the lane, then when
 * its blocks outgrow what is kept, by doubling; above some megabytes in each call that
 * needs more than that, since such memory is given back after it; and in each call of
 * algorithms that announce.
 *
 * problem   with the algorithm's collective and the runner's ranks
 * packs     by block: true if ct_lane_packed is wanted for it, on this rank
 * is_ready  out: false on all ranks when one of them lacks memory, or as
 *           ct_lane_is_too_large says. True where messages are direct
 *           (ct_algorithm_goes_direct): no rank waits for another one. If this one
 *           then lacks memory, ct_lane_plan is NULL, and the call is for
 *           library/task/direct_call.h
 * returns   MPI_ERR_NO_MEM on this rank alone where counts are private, messages
 *           not direct and nothing is announced, and it cannot pack what only it
 *           knows of
 */
int ct_lane_prepare(struct ct_lane *lane, const struct ct_algorithm *algorithm,
                    const struct ct_problem *problem, const bool *packs, bool *is_ready);

/* The plan of a call, for the next one with the same algorithm and problem in the same
   lane. All zero: none. */
struct ct_kept_plan {
    struct ct_plan *plan;
    unsigned long ndropped; /* plans of the lane, when it was kept */
};

/* True if all ranks have what a call like this one needs. */
static inline bool ct_lane_is_enough(const struct ct_plan *plan, const struct ct_problem *problem)
{
    return plan->ready_bytes[problem->may_pack] >= problem->bytes;
}

/* The plan of the prepared call; none if the next call like it has to be prepared. */
static inline struct ct_kept_plan ct_lane_keep(const struct ct_lane *lane,
                                               const struct ct_problem *problem)
{
    const bool is_kept = lane->plan != NULL && problem->item_bytes == NULL && !lane->is_large &&
                         ct_lane_is_enough(lane->plan, problem);

    return (struct ct_kept_plan){is_kept ? lane->plan : NULL, lane->plans.ndropped};
}

/*
 * Prepare a call by the plan that was kept of one like it, which packed nothing, without
 * communicating. Ranks that keep no such call find the plan in its list. It counts as used
 * here, too: all ranks have to drop the same plans.
 *
 * returns  false if the plan is gone: ct_lane_prepare
 */
static inline bool ct_lane_prepare_kept(struct ct_lane *lane, const struct ct_kept_plan *kept,
                                        const struct ct_problem *problem)
{
    if (kept->plan == NULL || kept->ndropped != lane->plans.ndropped || lane->is_large ||
        !ct_lane_is_enough(kept->plan, problem))
        return false;
    kept->plan->used = ++lane->plans.clock;
    lane->plan = kept->plan;
    return true;
}

/* After ct_lane_prepare, where all were not ready: true if the ranks announced a
   block that is too large for the algorithm (CT_ANNOUNCED_MAX), or larger than
   it was chosen for. */
bool ct_lane_is_too_large(const struct ct_lane *lane, const struct ct_problem *problem);

/* The same: true if its plan has posts and fetches, and ranks cannot share memory for them, or not
   read them where they are. */
static inline bool ct_lane_lacks_window(const struct ct_lane *lane)
{
    return lane->lacks_window;
}

/* True if no call with posts and fetches can be made: without communicating, the same on all
   ranks, and for good. */
static inline bool ct_lane_never_meets(const struct ct_lane *lane)
{
    return lane->window_limit == 0 || (lane->has_met && !lane->has_window);
}

/* The same: true if no call reads posts where they are. */
static inline bool ct_lane_never_reads(const struct ct_lane *lane)
{
    return lane->has_window && lane->view.read_from == 0;
}

/* True if the prepared call, when it is run, may wait for requests. Otherwise it is nothing
   but rounds of MPI_Sendrecv, or posts and fetches. */
bool ct_lane_has_requests(const struct ct_lane *lane, const struct ct_problem *problem);

/* Memory for the packed blocks of either buffer, for the prepared call: as large as the
   application's, without its gaps, if `packs` was said of them; otherwise of any size. */
const struct ct_memory *ct_lane_packed(struct ct_lane *lane, enum ct_workspace_block block);

/* The plan of the prepared call, for its `joins`, and room for its
   blocks' places. NULL: as ct_lane_prepare says. */
static inline const struct ct_plan *ct_lane_plan(const struct ct_lane *lane)
{
    return lane->plan;
}

/*
 * Start the prepared call. Steps that are a barrier, or the MPI library's own collective,
 * wait for the other ranks: a call with such steps is alone under way.
 *
 * problem  its item_bytes are borrowed until the call is over, and so is `call`
 */
void ct_lane_start(struct ct_lane *lane, const struct ct_problem *problem,
                   const struct ct_call *call);

/*
 * Go on with the started call.
 *
 * waits    until it is over
 * is_over  out: true if it is; what is returned is the call's error then
 */
int ct_lane_progress(struct ct_lane *lane, bool waits, bool *is_over);

/* Start the prepared call and wait until it is over. */
int ct_lane_run(struct ct_lane *lane, const struct ct_problem *problem, const struct ct_call *call);

/* Once the call has run: what ranks of its window sent before it is there, as after a collective of
   the MPI library. comm: the application's */
void ct_lane_take_in(struct ct_lane *lane, MPI_Comm comm);

/* Give large memory back when a call is over and all is unpacked, or when it is not
   made after all. */
static inline void ct_lane_finish(struct ct_lane *lane)
{
    lane->plan = NULL;
    if (lane->is_large)
        ct_workspace_give_back(&lane->large);
    lane->is_large = false;
}

#endif
