/*
 * context.c - set-up of a communicator, agreed by all its ranks.
 *
 * Whether calls run tuned must be decided alike on all ranks, though an
 * environment variable may be set, or memory be lacking, on some only. So
 * the decision is an MPI_MIN over what each rank finds. A rank without memory
 * takes part in it, too: nothing is allocated for that step, and when it says
 * so no rank keeps the decision, so all come back to it at the next call.
 */
#include "library/context.h"

#include "library/finish.h"
#include "library/switches.h"
#include "repo/placement.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/* What must be so on all ranks. */
enum { HAS_MEMORY, IS_ON, IS_MEANT, IS_SAME_MPI, CONDITIONS };

static const enum ct_reason unmet[CONDITIONS] = {
    [HAS_MEMORY] = CT_OUT_OF_MEMORY,
    [IS_ON] = CT_SWITCHED_OFF,
    [IS_MEANT] = CT_SIMULATED,
    [IS_SAME_MPI] = CT_OTHER_MPI,
};

/* A communicator whose set-up is under way. */
struct set_up {
    MPI_Comm comm;
    int nranks;
    struct ct_context *context; /* attached to comm; NULL: out of memory */
    uint64_t *host_hashes;      /* one a rank */
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int keyval = MPI_KEYVAL_INVALID;
static uint64_t host_hash;
static bool is_same_mpi;

/* The communicator of this thread's last call: finding an attribute costs a
   tenth of a small collective. Freeing any context makes all such memories
   void, since a new communicator may get an old one's handle. */
static atomic_uint frees;
static _Thread_local struct {
    struct ct_context *context;
    MPI_Comm comm;
    unsigned frees;
} latest;

static int delete_context(MPI_Comm comm, int key, void *value, void *extra)
{
    struct ct_context *context = value;
    int err = MPI_SUCCESS;

    (void)comm;
    (void)key;
    (void)extra;
    atomic_fetch_add(&frees, 1);
    ct_runner_free(context->runner);
    if (context->comm != MPI_COMM_NULL)
        err = PMPI_Comm_free(&context->comm);
    free(context->send.start);
    free(context->recv.start);
    free(context);
    return err;
}

static void start(void)
{
    int key;

    host_hash = ct_host_hash();
    is_same_mpi = ct_tuned.is_unchecked || ct_tuned.is_simulated ||
                  ct_mpi_version_hash() == ct_tuned.mpi_version_hash;
    if (PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_context, &key,
                                NULL) == MPI_SUCCESS)
        keyval = key;
    ct_finish_register();
}

/* A context attached to comm; NULL when out of memory. */
static struct ct_context *context_new(MPI_Comm comm)
{
    struct ct_context *context;

    if (keyval == MPI_KEYVAL_INVALID)
        return NULL;
    context = calloc(1, sizeof *context);
    if (context == NULL)
        return NULL;
    context->comm = MPI_COMM_NULL;
    if (PMPI_Comm_set_attr(comm, keyval, context) != MPI_SUCCESS) {
        free(context);
        return NULL;
    }
    return context;
}

static enum ct_reason agree(const struct set_up *set_up)
{
    int met[CONDITIONS] = {
        [HAS_MEMORY] = set_up->context != NULL && set_up->host_hashes != NULL,
        [IS_ON] = ct_switch_is_on(),
        [IS_MEANT] = !ct_tuned.is_simulated || ct_simulated_is_wanted(),
        [IS_SAME_MPI] = is_same_mpi,
    };

    if (PMPI_Allreduce(MPI_IN_PLACE, met, CONDITIONS, MPI_INT, MPI_MIN,
                       set_up->comm) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    for (int i = 0; i < CONDITIONS; i++) {
        if (!met[i])
            return unmet[i];
    }
    return CT_TUNED;
}

static enum ct_reason compare_placement(const struct set_up *set_up)
{
    const int err =
        PMPI_Allgather(&host_hash, 1, MPI_UINT64_T, set_up->host_hashes, 1,
                       MPI_UINT64_T, set_up->comm);

    if (err != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    if (!ct_tuned.is_unchecked &&
        ct_placement_hash(set_up->host_hashes, set_up->nranks) !=
            ct_tuned.placement_hash)
        return CT_OTHER_PLACEMENT;
    return CT_TUNED;
}

/* Not by MPI_Comm_dup, which would call the application's attribute copy
   functions. */
static int duplicate(MPI_Comm comm, MPI_Comm *copy)
{
    MPI_Group group;
    int err = PMPI_Comm_group(comm, &group);

    if (err != MPI_SUCCESS)
        return err;
    err = PMPI_Comm_create(comm, group, copy);
    PMPI_Group_free(&group);
    if (err != MPI_SUCCESS)
        return err;
    return PMPI_Comm_set_errhandler(*copy, MPI_ERRORS_RETURN);
}

static enum ct_reason make_ready(const struct set_up *set_up)
{
    struct ct_context *context = set_up->context;
    int err = PMPI_Comm_rank(set_up->comm, &context->rank);
    int is_ready;

    context->nranks = set_up->nranks;
    if (err == MPI_SUCCESS)
        err = duplicate(set_up->comm, &context->comm);
    if (err == MPI_SUCCESS)
        err = ct_runner_new(context->comm, &context->runner);
    is_ready = err == MPI_SUCCESS;
    err = PMPI_Allreduce(MPI_IN_PLACE, &is_ready, 1, MPI_INT, MPI_MIN,
                         set_up->comm);
    return err == MPI_SUCCESS && is_ready ? CT_TUNED : CT_SETUP_FAILED;
}

static enum ct_reason decide_together(const struct set_up *set_up)
{
    enum ct_reason reason = agree(set_up);

    if (reason == CT_TUNED)
        reason = compare_placement(set_up);
    if (reason == CT_TUNED)
        reason = make_ready(set_up);
    return reason;
}

/* What needs no communication. */
static enum ct_reason decide_alone(MPI_Comm comm, int *nranks)
{
    int is_inter;

    if (PMPI_Comm_test_inter(comm, &is_inter) != MPI_SUCCESS ||
        PMPI_Comm_size(comm, nranks) != MPI_SUCCESS)
        return CT_WRONG_ARGUMENTS;
    if (is_inter)
        return CT_INTERCOMM;
    return ct_tuned.is_unchecked || *nranks == ct_tuned.nranks
               ? CT_TUNED
               : CT_OTHER_NRANKS;
}

/*
 * Failures of set-up, such as running out of communicators, are not the
 * application's: its error handler does not hear of them.
 */
static enum ct_reason decide_quietly(struct set_up *set_up)
{
    MPI_Errhandler handler;
    enum ct_reason reason;
    const int err = PMPI_Comm_get_errhandler(set_up->comm, &handler);

    if (err == MPI_SUCCESS)
        PMPI_Comm_set_errhandler(set_up->comm, MPI_ERRORS_RETURN);
    set_up->context = context_new(set_up->comm);
    set_up->host_hashes =
        malloc(ct_size_mul((size_t)set_up->nranks, sizeof(uint64_t)));
    reason = decide_together(set_up);
    free(set_up->host_hashes);
    if (err == MPI_SUCCESS) {
        PMPI_Comm_set_errhandler(set_up->comm, handler);
        PMPI_Errhandler_free(&handler);
    }
    return reason;
}

static enum ct_reason set_up_comm(MPI_Comm comm, struct ct_context **context)
{
    struct set_up set_up = {.comm = comm};
    enum ct_reason reason = decide_alone(comm, &set_up.nranks);

    if (reason == CT_WRONG_ARGUMENTS)
        return reason;
    if (reason == CT_TUNED)
        reason = decide_quietly(&set_up);
    else
        set_up.context = context_new(comm);
    if (set_up.context == NULL)
        return reason;
    set_up.context->reason = reason;
    *context = set_up.context;
    if (reason == CT_OUT_OF_MEMORY)
        PMPI_Comm_delete_attr(comm, keyval);
    return reason;
}

enum ct_reason ct_context_find(MPI_Comm comm, struct ct_context **context)
{
    const unsigned now = atomic_load_explicit(&frees, memory_order_acquire);
    void *value;
    int is_found = 0;

    if (latest.context != NULL && latest.comm == comm && latest.frees == now) {
        *context = latest.context;
        return (*context)->reason;
    }
    pthread_once(&once, start);
    if (keyval != MPI_KEYVAL_INVALID &&
        PMPI_Comm_get_attr(comm, keyval, &value, &is_found) != MPI_SUCCESS)
        return CT_WRONG_ARGUMENTS;
    if (!is_found)
        return set_up_comm(comm, context);
    *context = value;
    latest.context = value;
    latest.comm = comm;
    latest.frees = now;
    return (*context)->reason;
}

void ct_context_free_world(void)
{
    void *value;
    int is_found = 0;

    if (keyval == MPI_KEYVAL_INVALID)
        return;
    PMPI_Comm_get_attr(MPI_COMM_WORLD, keyval, &value, &is_found);
    if (is_found)
        PMPI_Comm_delete_attr(MPI_COMM_WORLD, keyval);
}

void *ct_memory_reserve(struct ct_memory *memory, size_t bytes)
{
    void *larger;

    if (bytes <= memory->bytes)
        return memory->start;
    larger = malloc(bytes);
    if (larger == NULL)
        return NULL;
    free(memory->start);
    memory->start = larger;
    memory->bytes = bytes;
    return larger;
}
