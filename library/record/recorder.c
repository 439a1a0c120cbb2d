/*
 * recorder.c - notes calls; record_writer.c brings them together.
 */
#include "library/record/recorder.h"

#include "library/group/patience.h"
#include "library/group/world.h"
#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/probe.h"
#include "library/mpi/quiet.h"
#include "library/mpi/votes.h"
#include "library/record/record_writer.h"
#include "library/switches/switches.h"

#include <pthread.h>
#include <stdlib.h>

/* Within what every MPI library has; agreement.c has another. */
#define TAG 31958

static pthread_once_t once = PTHREAD_ONCE_INIT;
/* Set-up waits for other ranks, so calls that need none must not wait for it:
   the other threads of this rank may be what those ranks wait for. */
static pthread_mutex_t set_up_mutex = PTHREAD_MUTEX_INITIALIZER;
static bool is_set_up; /* or was tried */

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* for all below */
static struct ct_recording recording;
static int keyval = MPI_KEYVAL_INVALID;
static size_t *row; /* rank_count numbers */
static bool is_over;

static void read_path(void)
{
    recording.path = ct_record_file();
    recording.comm = MPI_COMM_NULL;
}

static bool is_recording(void)
{
    return pthread_once(&once, read_path) == 0 && recording.path != NULL;
}

bool ct_recorder_wants(const struct ct_collective *collective)
{
    return ct_call_pattern_is_of(collective) && is_recording();
}

static void complain(const char *mistake)
{
    ct_switch_complain("COLLTUNE_RECORD", recording.path, mistake, "nothing is recorded");
}

/* Errors are returned, and unheard by the application's handler. */
static bool create_comm(void)
{
    struct ct_patience *patience = NULL;
    struct ct_quiet quiet;
    MPI_Group members;
    int err;

    if (PMPI_Comm_group(MPI_COMM_WORLD, &members) != MPI_SUCCESS)
        return false;
    if (ct_world_agreed() == NULL)
        patience = ct_patience_begin(CT_WAIT_FOR_RANKS, recording.rank, recording.rank_count);
    ct_quiet_begin(&quiet, MPI_COMM_WORLD);
    err = PMPI_Comm_create_group(MPI_COMM_WORLD, members, TAG, &recording.comm);
    ct_quiet_end(&quiet);
    ct_patience_end(patience);
    PMPI_Group_free(&members);
    if (err != MPI_SUCCESS)
        recording.comm = MPI_COMM_NULL;
    return err == MPI_SUCCESS &&
           PMPI_Comm_set_errhandler(recording.comm, MPI_ERRORS_RETURN) == MPI_SUCCESS;
}

/*
 * True if all ranks have what they need. Once the communicator is created, all are
 * known to be here, so votes on that of the call meet no other call: a rank
 * that did not get the new one votes, too. With threads the ranks may be in
 * calls on different communicators, so the new one has to do.
 *
 * comm  of the call
 */
static bool agree(MPI_Comm comm, bool is_ready)
{
    int level = MPI_THREAD_MULTIPLE;

    PMPI_Query_thread(&level);
    if (level == MPI_THREAD_MULTIPLE)
        comm = recording.comm;
    return comm != MPI_COMM_NULL && ct_votes_agree(comm, &is_ready) == MPI_SUCCESS && is_ready;
}

/* What this rank needs by itself. */
static bool make_ready(void)
{
    bool is_ready;

    pthread_mutex_lock(&mutex);
    row = calloc((size_t)recording.rank_count, sizeof *row);
    is_ready =
        row != NULL && PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN,
                                               &keyval, NULL) == MPI_SUCCESS;
    pthread_mutex_unlock(&mutex);
    return is_ready;
}

/* By all ranks in the first call that is recorded.

   comm  of the call */
static void set_up(MPI_Comm comm)
{
    const struct ct_roll_call *agreed = ct_world_agreed();
    bool is_ready, is_created;

    if (agreed != NULL && !agreed->records)
        return;
    PMPI_Comm_rank(MPI_COMM_WORLD, &recording.rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &recording.rank_count);
    if (recording.rank_count > CT_PATTERN_RANKS_MAX) {
        complain("more ranks than a pattern may have");
        return;
    }
    is_ready = make_ready();
    is_created = create_comm();
    recording.is_on = agree(comm, is_ready && is_created);
    if (!recording.is_on)
        complain("a rank has no memory, or no communicator, for it");
}

static bool is_on(MPI_Comm comm)
{
    pthread_mutex_lock(&set_up_mutex);
    if (!is_set_up)
        set_up(comm);
    is_set_up = true;
    pthread_mutex_unlock(&set_up_mutex);
    return recording.is_on;
}

static bool has_all_ranks(MPI_Comm comm)
{
    int result = MPI_UNEQUAL;

    return PMPI_Comm_compare(comm, MPI_COMM_WORLD, &result) == MPI_SUCCESS &&
           (result == MPI_IDENT || result == MPI_CONGRUENT);
}

/* NULL: it has none yet. */
static struct ct_call_log *find_log(MPI_Comm comm)
{
    void *value = NULL;
    int is_found = 0;

    return keyval != MPI_KEYVAL_INVALID &&
                   PMPI_Comm_get_attr(comm, keyval, &value, &is_found) == MPI_SUCCESS && is_found
               ? value
               : NULL;
}

/* For a communicator of all ranks; NULL: there is no room for it. */
static struct ct_call_log *add_log(MPI_Comm comm)
{
    struct ct_call_log *log = &recording.logs[recording.log_count];

    if (recording.log_count == CT_RECORDED_COMMS ||
        PMPI_Comm_set_attr(comm, keyval, log) != MPI_SUCCESS)
        return NULL;
    log->rank_count = recording.rank_count;
    recording.log_count++;
    return log;
}

static int64_t count_at(const struct ct_arguments *args, const void *counts, int i)
{
    return args->is_large ? ((const int64_t *)counts)[i] : ((const int *)counts)[i];
}

/*
 * What this rank sends, as bytes; in place, as much as it receives. Of an
 * allgatherv, what all ranks know that it contributes.
 *
 * returns  false for a call that is wrong
 */
static bool measure(const struct ct_collective *collective, const struct ct_arguments *args)
{
    const bool has_pairs = ct_call_pattern_has_pairs(collective);
    const enum ct_buffer side = has_pairs && args->send != MPI_IN_PLACE ? CT_SEND : CT_RECV;
    const struct ct_elements *e = &args->elements[side];
    const int first = has_pairs ? 0 : recording.rank;
    const int n = has_pairs ? recording.rank_count : 1;
    size_t size;

    if (e->counts == NULL || !ct_type_exists(e->type, args->comm) ||
        !ct_type_bytes(1, e->type, &size))
        return false;
    for (int i = 0; i < n; i++) {
        const int64_t count = count_at(args, e->counts, first + i);

        if (count < 0)
            return false;
        row[i] = ct_size_mul((size_t)count, size);
    }
    return true;
}

static void add_call(struct ct_call_log *log, const struct ct_collective *collective,
                     const struct ct_arguments *args)
{
    if (measure(collective, args))
        ct_call_log_add(log, collective, row);
}

/* The first call on a communicator. */
static void note_first(const struct ct_collective *collective, const struct ct_arguments *args)
{
    const bool is_of_all = has_all_ranks(args->comm);
    const bool is_recorded = is_of_all && is_on(args->comm);
    struct ct_call_log *log;

    pthread_mutex_lock(&mutex);
    log = is_recorded ? add_log(args->comm) : NULL;
    if (log != NULL)
        add_call(log, collective, args);
    else if (is_of_all)
        recording.beyond++;
    else
        recording.others++;
    pthread_mutex_unlock(&mutex);
}

void ct_recorder_note(const struct ct_collective *collective, const struct ct_arguments *args)
{
    int is_initialized = 0;
    struct ct_call_log *log;

    PMPI_Initialized(&is_initialized); /* not by sessions */
    if (!is_initialized || is_over)
        return;
    pthread_mutex_lock(&mutex);
    log = find_log(args->comm);
    if (log != NULL)
        add_call(log, collective, args);
    pthread_mutex_unlock(&mutex);
    if (log == NULL)
        note_first(collective, args);
}

static void write_recording(void)
{
    if (recording.is_on)
        ct_record_write(&recording);
    else if (!is_set_up)
        complain("no call of MPI_Alltoallv or MPI_Allgatherv on a communicator "
                 "of all ranks");
}

static void free_recording(void)
{
    for (int i = 0; i < recording.log_count; i++)
        ct_call_log_fini(&recording.logs[i]);
    if (recording.comm != MPI_COMM_NULL)
        PMPI_Comm_free(&recording.comm);
    if (keyval != MPI_KEYVAL_INVALID)
        PMPI_Comm_free_keyval(&keyval);
    free(row);
}

/* No other thread makes calls any more. */
void ct_recorder_finish(void)
{
    int is_finalized = 1;

    PMPI_Finalized(&is_finalized);
    if (is_over || is_finalized || pthread_once(&once, read_path) != 0 || recording.path == NULL)
        return;
    is_over = true;
    write_recording();
    free_recording();
}
