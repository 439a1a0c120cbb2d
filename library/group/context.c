/*
 * context.c - contexts as attributes of communicators.
 */
#include "library/group/context.h"

#include "library/call/tally.h"
#include "library/group/comm_room.h"
#include "library/group/leaving.h"
#include "library/group/reordered.h"
#include "library/group/sequence.h"
#include "library/group/shared_places.h"
#include "library/group/sharing.h"
#include "library/group/world.h"
#include "library/mpi/mpi_progress.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/probe.h"
#include "library/run/left_posts.h"
#include "library/switches/fixed_order.h"
#include "library/switches/force.h"
#include "library/switches/switches.h"
#include "library/switches/watches.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

/* Attributes and calls under way; BUSY while MPI is asked for the keyval or
   gives it back. Counts only until ct_contexts_are_lasting. */
#define BUSY (-1)
static atomic_int nusers;
atomic_bool ct_contexts_are_lasting;

static bool has_world; /* MPI was started by MPI_Init */
static bool is_threaded;
static bool is_finished;
static int keyval = MPI_KEYVAL_INVALID;

static struct ct_context declined[CT_REASONS];

_Thread_local struct ct_known_context ct_contexts_known[CT_KNOWN];
atomic_uint ct_contexts_frees = 1;

void ct_context_forget_latest(void)
{
    atomic_fetch_add(&ct_contexts_frees, 1);
}

bool ct_context_has_world(void)
{
    return has_world;
}

bool ct_context_is_threaded(void)
{
    return is_threaded;
}

bool ct_context_has_world_alone(void)
{
    return has_world && !is_threaded;
}

static void context_free(struct ct_context *context)
{
    ct_runner_free(context->runner);
    ct_places_give_back(context->places);
    ct_untuned_free(context->untuned);
    free(context->trials);
    free(context->item_bytes);
    free(context->requests);
    ct_workspace_fini(&context->workspace);
    ct_reordered_free(context);
    /* a refusal may still be under way: no other communicator may get it */
    if (context->comm != MPI_COMM_NULL && !context->has_refused) {
        PMPI_Comm_free(&context->comm);
        ct_comm_room_count(-1);
    }
    free(context);
}

/* Without MPI_Init there is no end of MPI that one could be told of: when the
   last communicator is gone MPI may end, and be started anew. */
static void stop(void)
{
    PMPI_Comm_free_keyval(&keyval);
    keyval = MPI_KEYVAL_INVALID;
    ct_sequence_finish();
    ct_probe_finish();
}

/* Another thread may begin its first call at that moment: it waits. */
void ct_context_release_counted(void)
{
    int now = atomic_load(&nusers);

    while (!atomic_compare_exchange_weak(&nusers, &now, now == 1 ? BUSY : now - 1))
        ;
    if (now != 1)
        return;
    stop();
    atomic_store(&nusers, 0);
}

static bool is_over(void)
{
    int flag = 1;

    return PMPI_Finalized(&flag) != MPI_SUCCESS || flag != 0;
}

static int copy_context(MPI_Comm comm, int key, void *extra, void *value, void *copy, int *flag)
{
    struct ct_context *context = value;
    void **target = copy;

    (void)comm;
    (void)key;
    (void)extra;
    *flag = context->is_kept;
    if (context->is_kept) {
        *target = context;
        atomic_fetch_add(&nusers, 1);
    }
    return MPI_SUCCESS;
}

void ct_context_forget_comms(struct ct_context *context)
{
    context->comm = MPI_COMM_NULL;
    for (int i = 0; i < CT_ORDERS; i++)
        context->reordered[i] = MPI_COMM_NULL;
}

/* Some MPI libraries free communicators at the end of MPI_Finalize, when no
   more calls can be made. */
static int delete_context(MPI_Comm comm, int key, void *value, void *extra)
{
    struct ct_context *context = value;

    (void)comm;
    (void)key;
    (void)extra;
    atomic_fetch_add(&ct_contexts_frees, 1);
    if (!context->is_kept) {
        if (has_world && is_over())
            ct_context_forget_comms(context);
        context_free(context);
    }
    ct_context_release();
    return MPI_SUCCESS;
}

static void start(void)
{
    int flag = 0, level = MPI_THREAD_MULTIPLE;
    int is_finalized = 1;

    for (int i = 0; i < CT_REASONS; i++) {
        declined[i].reason = (enum ct_reason)i;
        declined[i].is_kept = true;
    }
    PMPI_Initialized(&flag);
    PMPI_Finalized(&is_finalized);
    has_world = flag != 0 && is_finalized == 0;
    if (!has_world || PMPI_Query_thread(&level) != MPI_SUCCESS)
        level = MPI_THREAD_MULTIPLE;
    is_threaded = level == MPI_THREAD_MULTIPLE;
    ct_counts_start(is_threaded, has_world ? level : -1);
    ct_switches_check();
    ct_watches_start();
    if (PMPI_Comm_create_keyval(copy_context, delete_context, &keyval, NULL) != MPI_SUCCESS)
        keyval = MPI_KEYVAL_INVALID;
    ct_sequence_start();
}

bool ct_context_hold_counted(void)
{
    int now = atomic_load(&nusers);

    for (;;) {
        const int next = now == 0 ? BUSY : now + 1;

        if (now == BUSY) {
            sched_yield();
            now = atomic_load(&nusers);
        } else if (atomic_compare_exchange_weak(&nusers, &now, next)) {
            break;
        }
    }
    if (now != 0)
        return false;
    start();
    atomic_store_explicit(&ct_contexts_are_lasting, has_world, memory_order_release);
    atomic_store(&nusers, 1);
    return true;
}

bool ct_context_attach(MPI_Comm comm, struct ct_context *context)
{
    if (keyval == MPI_KEYVAL_INVALID || PMPI_Comm_set_attr(comm, keyval, context) != MPI_SUCCESS)
        return false;
    atomic_fetch_add(&nusers, 1);
    return true;
}

void ct_context_decline(MPI_Comm comm, enum ct_reason reason)
{
    ct_context_attach(comm, &declined[reason]);
}

void ct_context_detach(MPI_Comm comm)
{
    PMPI_Comm_delete_attr(comm, keyval);
}

/* What needs no communication; CT_TUNED: the rest does. */
static enum ct_reason decide_alone(MPI_Comm comm, int *nranks)
{
    const enum ct_reason reason = ct_world_reason();
    int is_inter;

    if (is_finished)
        return CT_FINISHED;
    if (reason != CT_TUNED)
        return reason;
    if (PMPI_Comm_test_inter(comm, &is_inter) != MPI_SUCCESS ||
        PMPI_Comm_size(comm, nranks) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    if (is_inter)
        return CT_INTERCOMM;
    return ct_tuned.is_unchecked || ct_force_is_any() || (ct_fixed_order_is_on() && *nranks > 1) ||
                   *nranks == ct_tuned.nranks || ct_untuned_is_possible(&ct_tuned, *nranks)
               ? CT_TUNED
               : CT_OTHER_NRANKS;
}

static enum ct_reason decide(MPI_Comm comm)
{
    int nranks;
    enum ct_reason reason = decide_alone(comm, &nranks);

    if (reason == CT_TUNED && ct_world_knows(comm, nranks) == CT_WORLD_LACKS)
        reason = CT_OTHER_WORLD;
    if (reason != CT_TUNED)
        ct_context_decline(comm, reason);
    return reason;
}

enum ct_reason ct_context_find(MPI_Comm comm, struct ct_context **context, int *err)
{
    const unsigned now = atomic_load_explicit(&ct_contexts_frees, memory_order_acquire);
    void *value;
    int is_found = 0;

    *context = ct_context_known(comm);
    if (*context != NULL)
        return (*context)->reason;
    if (ct_is_leaving(comm))
        return CT_BEING_FREED;
    if (keyval == MPI_KEYVAL_INVALID)
        return decide(comm);
    *err = PMPI_Comm_get_attr(comm, keyval, &value, &is_found);
    if (*err != MPI_SUCCESS)
        return CT_WRONG_COMMUNICATOR;
    if (!is_found)
        return decide(comm);
    *context = value;
    *ct_context_place(comm) = (struct ct_known_context){value, comm, now};
    return (*context)->reason;
}

void ct_contexts_finish(void)
{
    const bool frees_handles = !is_over();

    is_finished = true;
    atomic_fetch_add(&ct_contexts_frees, 1);
    if (frees_handles)
        ct_left_posts_finish();
    ct_sharing_finish(frees_handles);
    if (frees_handles) {
        PMPI_Comm_free_keyval(&keyval); /* no new attributes are made */
        ct_sequence_finish();
        ct_probe_finish();
        ct_progress_finish();
    }
    keyval = MPI_KEYVAL_INVALID;
}
