/*
 * agreement.c - a private communicator, then a vote.
 *
 * Whether calls run tuned must be decided alike on all ranks, though memory may
 * be lacking on some, and the library be missing where that was not found out
 * in MPI_Init (world.h). First a communicator is created with a tag of our own:
 * its messages match no collective of the application's, so a rank without the
 * library makes the others wait, never take its data for a vote. Where that is
 * done, every rank has come with the library, and an MPI_MIN over what each one
 * finds cannot meet another call. A rank without memory takes part in it, too.
 */
#include "library/group/agreement.h"

#include "library/group/device.h"
#include "library/group/patience.h"
#include "library/group/shared_places.h"
#include "library/group/world.h"
#include "library/group/world_hosts.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/quiet.h"
#include "library/mpi/votes.h"
#include "library/run/placement.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Within what every MPI library has, and nobody's first choice. */
#define TAG 31957

/* A simulation's ranks wait for the simulator. */
#ifdef SMPI_H
#define IS_WAITED_FOR false
#else
#define IS_WAITED_FOR true
#endif

/* What is voted on. */
enum {
    HAS_MEMORY,
    HAS_ROOM,
    IS_CREATED,
    HAS_NO_DEVICE,
    CAN_SHARE,
    CAN_MEET,
    KNOWS_HOSTS,
    LEAST_WORLD,
    VOTES
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static uint64_t host_hash;

static void start(void)
{
    host_hash = ct_host_hash(ct_tuned.site);
}

/* Running out of communicators is not the application's error. */
static int create_quietly(const struct ct_agreement *agreement, MPI_Comm *made)
{
    struct ct_quiet quiet;
    int err;

    ct_quiet_begin(&quiet, agreement->comm);
    err = PMPI_Comm_create_group(agreement->comm, agreement->members, TAG, made);
    ct_quiet_end(&quiet);
    return err;
}

static bool create(const struct ct_agreement *agreement, MPI_Comm *made)
{
    *made = MPI_COMM_NULL;
    if (create_quietly(agreement, made) != MPI_SUCCESS) {
        *made = MPI_COMM_NULL;
        return false;
    }
    return PMPI_Comm_set_errhandler(*made, MPI_ERRORS_RETURN) == MPI_SUCCESS;
}

/* The private communicator goes into the context before the vote: whatever
   can fail has been tried by then. */
static bool prepare(struct ct_agreement *agreement, MPI_Comm *made)
{
    struct ct_context *context = agreement->context;

    if (!create(agreement, made) || context == NULL)
        return false;
    context->nranks = agreement->nranks;
    return PMPI_Comm_rank(*made, &context->rank) == MPI_SUCCESS &&
           ct_runner_bind(context->runner, *made) == MPI_SUCCESS;
}

static enum ct_reason count_votes(const uint64_t *votes)
{
    if (votes[HAS_MEMORY] == 0)
        return CT_OUT_OF_MEMORY;
    if (votes[HAS_NO_DEVICE] == 0)
        return CT_DEVICE;
    if (votes[HAS_ROOM] == 0)
        return CT_NO_ROOM;
    return votes[IS_CREATED] != 0 ? CT_TUNED : CT_SETUP_FAILED;
}

static enum ct_reason compare_job(const struct ct_roll_call *agreed)
{
    if (!agreed->is_meant)
        return CT_SIMULATED;
    return agreed->is_same_mpi ? CT_TUNED : CT_OTHER_MPI;
}

/* Ranks of this process's MPI_COMM_WORLD; `nranks` where only sessions are used:
   there is none. */
static int size_of_world(int nranks)
{
    int is_initialized = 0, size;

    PMPI_Initialized(&is_initialized);
    return is_initialized && PMPI_Comm_size(MPI_COMM_WORLD, &size) == MPI_SUCCESS && size > nranks
               ? size
               : nranks;
}

/* What the ranks' hosts are looked at for. */
struct lookup {
    struct ct_beside beside;
    bool is_tuned_job; /* no other job is looked for */
    uint64_t placement;
};

/* Where the ranks are, for algorithms that are planned from it, and what is known of others
   than the tuned job's. All ranks find that alike, if they have memory. */
static int find_untuned(const struct ct_agreement *agreement, const struct lookup *lookup,
                        const uint64_t *hosts, enum ct_reason *match)
{
    struct ct_context *context = agreement->context;
    const int err = ct_places_find(ct_tuned.site, hosts, agreement->nranks, lookup->beside.on,
                                   &context->places, NULL);

    if (err == CT_OK) {
        context->places->shares_memory = agreement->can_meet;
        context->places = ct_places_share(context->places);
    }
    if (*match != CT_TUNED || err == CT_ERR_MEMORY)
        return err;
    if (lookup->is_tuned_job)
        return ct_native_trials_new(&ct_tuned, &context->trials);
    if (err != CT_OK) {
        *match = CT_UNKNOWN_HOST;
        return err;
    }
    if (ct_untuned_find(&ct_tuned, context->places, &lookup->beside, lookup->placement,
                        &context->untuned) != CT_OK)
        return CT_ERR_MEMORY;
    if (context->untuned == NULL)
        *match = CT_OTHER_PLACEMENT;
    else
        context->untuned->served =
            ct_served_find(context->places->tree.nranks, context->untuned->job);
    return context->untuned == NULL ? CT_OK
                                    : ct_native_trials_new(context->untuned->job, &context->trials);
}

static enum ct_reason find_places(const struct ct_agreement *agreement, struct lookup *lookup,
                                  const uint64_t *hosts, enum ct_reason match, MPI_Comm made)
{
    bool has_memory;

    lookup->beside.on = calloc((size_t)agreement->nranks, sizeof *lookup->beside.on);
    has_memory = lookup->beside.on != NULL &&
                 find_untuned(agreement, lookup, hosts, &match) != CT_ERR_MEMORY;
    free(lookup->beside.on);
    if (ct_votes_agree(made, &has_memory) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    return has_memory ? match : CT_OUT_OF_MEMORY;
}

/* Why ranks that are not the tuned job's run native, if nothing is known of others. */
static enum ct_reason compare_placement(const struct ct_agreement *agreement, struct lookup *lookup)
{
    const bool has_size = agreement->nranks == ct_tuned.nranks;

    lookup->is_tuned_job = has_size && lookup->placement == ct_tuned.placement_hash;
    if (lookup->is_tuned_job || ct_untuned_is_possible(&ct_tuned, agreement->nranks))
        return CT_TUNED;
    return has_size ? CT_OTHER_PLACEMENT : CT_OTHER_NRANKS;
}

/*
 * Compare the placement, and find places, where they matter.
 *
 * match  what was found so far; with an algorithm forced, others run tuned
 * votes  counted
 */
static enum ct_reason look_at_hosts(const struct ct_agreement *agreement, enum ct_reason match,
                                    const uint64_t *votes, uint64_t *hosts, MPI_Comm made)
{
    const bool compares = match == CT_TUNED && !ct_tuned.is_unchecked;
    const bool runs = match == CT_TUNED || ct_force_is_any();
    struct lookup lookup = {
        .beside = {.nparts = (int)(votes[LEAST_WORLD] / (uint64_t)agreement->nranks),
                   .program = votes[KNOWS_HOSTS] != 0 ? ct_world_hosts() : NULL},
        .is_tuned_job = true};

    if (!compares && !(runs && ct_tuned.site != NULL))
        return match;
    if (PMPI_Allgather(&host_hash, 1, MPI_UINT64_T, hosts, 1, MPI_UINT64_T, made) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    if (compares) {
        lookup.placement = ct_placement_hash(hosts, agreement->nranks);
        match = compare_placement(agreement, &lookup);
    }
    if (ct_tuned.site == NULL || (match != CT_TUNED && !ct_force_is_any()))
        return match;
    return find_places(agreement, &lookup, hosts, match, made);
}

/* True if some calls run whatever was tuned, on whichever ranks. */
static bool runs_anywhere(void)
{
    return ct_force_is_any() || ct_fixed_order_is_on();
}

/* True if the reason is a fault of this moment, not a difference between the jobs. */
static bool has_failed(enum ct_reason reason)
{
    return reason == CT_SETUP_FAILED || reason == CT_OUT_OF_MEMORY;
}

static enum ct_reason compare(const struct ct_agreement *agreement,
                              const struct ct_roll_call *agreed, const uint64_t *votes,
                              uint64_t *hosts, MPI_Comm made)
{
    enum ct_reason reason = count_votes(votes);
    enum ct_reason match;

    if (reason != CT_TUNED)
        return reason;
    match = ct_tuned.is_unchecked || agreement->nranks == ct_tuned.nranks ||
                    ct_untuned_is_possible(&ct_tuned, agreement->nranks)
                ? compare_job(agreed)
                : CT_OTHER_NRANKS;
    match = look_at_hosts(agreement, match, votes, hosts, made);
    if (!runs_anywhere() || has_failed(match) || agreement->context == NULL)
        return match;
    agreement->context->unmatched = match;
    return CT_TUNED;
}

static enum ct_reason vote(struct ct_agreement *agreement, const struct ct_roll_call *agreed,
                           uint64_t *hosts, bool is_created, MPI_Comm made)
{
    uint64_t votes[VOTES] = {
        [HAS_MEMORY] = agreement->context != NULL && hosts != NULL,
        [HAS_ROOM] = agreement->has_room,
        [IS_CREATED] = is_created && agreement->is_known,
        [HAS_NO_DEVICE] = ct_tuned.is_unchecked || !ct_device_is_near(),
        [CAN_SHARE] = agreement->can_share,
        [CAN_MEET] = agreement->can_meet,
        [KNOWS_HOSTS] = ct_world_hosts() != NULL,
        [LEAST_WORLD] = (uint64_t)size_of_world(agreement->nranks),
    };

    if (ct_votes_count(agreement->comm, votes, VOTES) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    agreement->can_share = votes[CAN_SHARE] != 0;
    agreement->can_meet = votes[CAN_MEET] != 0;
    if (agreement->context != NULL)
        agreement->context->gathers_report = agreed->gathers_report;
    return compare(agreement, agreed, votes, hosts, made);
}

/* Where MPI_Init was not seen, the ranks of the communicator agree now. */
static enum ct_reason decide(struct ct_agreement *agreement, uint64_t *hosts, bool is_created,
                             MPI_Comm made)
{
    const struct ct_roll_call *agreed = ct_world_agreed();
    struct ct_roll_call here;

    if (agreed == NULL) {
        here = ct_roll_call(agreement->comm, false);
        agreed = &here;
    }
    if (agreed->reason == CT_TUNED)
        return vote(agreement, agreed, hosts, is_created, made);
    /* no other rank knows what this one could share */
    agreement->can_share = false;
    agreement->can_meet = false;
    return agreed->reason;
}

/* The others come if they have the library, which was found out in MPI_Init.
   NULL: nothing is to be said. */
static struct ct_patience *be_patient(const struct ct_agreement *agreement)
{
    int rank;

    return !IS_WAITED_FOR || ct_world_agreed() != NULL ||
                   PMPI_Comm_rank(agreement->comm, &rank) != MPI_SUCCESS
               ? NULL
               : ct_patience_begin(CT_WAIT_FOR_RANKS, rank, agreement->nranks);
}

enum ct_reason ct_agree(struct ct_agreement *agreement)
{
    struct ct_patience *patience;
    uint64_t *hosts = malloc(ct_size_mul((size_t)agreement->nranks, sizeof *hosts));
    enum ct_reason reason;
    MPI_Comm made;
    bool is_created;

    pthread_once(&once, start);
    patience = be_patient(agreement);
    is_created = prepare(agreement, &made);
    reason = decide(agreement, hosts, is_created, made);
    ct_patience_end(patience);
    free(hosts);
    if (reason == CT_TUNED)
        agreement->context->comm = made;
    else if (made != MPI_COMM_NULL)
        PMPI_Comm_free(&made);
    return reason;
}
