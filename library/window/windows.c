/*
 * windows.c - the ranks of a host make a window, and those of all hosts vote.
 *
 * MPI says which ranks may share memory. The lowest of them in MPI_COMM_WORLD makes it, each
 * other one opens it, and each reserves its own part. What can fail is tried before a vote.
 */
#define _GNU_SOURCE /* sched_getaffinity */
#include "library/window/windows.h"

#include "base/caches.h"
#include "base/memory_room.h"
#include "base/processors.h"
#include "base/status.h"
#include "library/mpi/mpi_progress.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/votes.h"
#include "library/window/peer_memory.h"

#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define SLICE_MOST ((size_t)256 << 10)
#define SLICE_UNKNOWN ((size_t)64 << 10) /* where the size of the caches is not known */
#define ROOM_SHARE 16 /* of what the host and control groups leave a window takes one */

static struct ct_window *first;
static size_t used; /* by this rank's parts of all windows */

/* The ranks that may share memory with this one. */
struct local {
    MPI_Comm comm; /* of them alone */
    int nranks;
    int rank;
    int *members; /* in MPI_COMM_WORLD, ascending */
};

static size_t page_bytes(void)
{
    const long bytes = sysconf(_SC_PAGESIZE);

    return bytes > 0 ? (size_t)bytes : 4096;
}

/* Both halves and what is copied shall fit into a core's share of the caches, of all cores at
   once. */
static size_t wanted_slice(void)
{
    const long second = sysconf(_SC_LEVEL2_CACHE_SIZE);
    const size_t share = ct_core_cache_bytes(CT_CACHES);
    const size_t cache = share > 0 || second <= 0 ? share : (size_t)second;
    size_t bytes = cache > 0 ? cache / 4 : SLICE_UNKNOWN;

    if (bytes > SLICE_MOST)
        bytes = SLICE_MOST;
    return bytes < CT_SLICE_LEAST ? CT_SLICE_LEAST : bytes & ~(CT_SLICE_LEAST - 1);
}

/* Ranks of the job on this host as its launcher says, since a communicator may have only
   some of them: MPICH's, Open MPI's. 0: it does not say. */
static long launched_here(void)
{
    const char *said = getenv("MPI_LOCALNRANKS");

    if (said == NULL)
        said = getenv("OMPI_COMM_WORLD_LOCAL_SIZE");
    return said == NULL ? 0 : strtol(said, NULL, 10);
}

/* Where memory runs out, the system may end any process, and nothing can be done then. */
static size_t affordable_bytes(size_t limit)
{
    const size_t most = ct_memory_room(CT_PROC, CT_CGROUPS) / ROOM_SHARE;

    return limit < most ? limit : most;
}

/* The largest slice of a window of so many ranks that leaves as much as it takes; 0: none. */
static size_t affordable_slice(int nranks, size_t limit)
{
    const long nprocessors = sysconf(_SC_NPROCESSORS_ONLN);
    const long nlaunched = launched_here();
    const long least = nlaunched > nranks ? nlaunched : nranks;
    const size_t share =
        affordable_bytes(limit) / (size_t)(nprocessors > least ? nprocessors : least);
    size_t slice = wanted_slice();

    while (slice >= CT_SLICE_LEAST &&
           (used > share || ct_slots_part_bytes(nranks, slice, page_bytes()) > (share - used) / 2))
        slice = slice / 2 & ~(CT_SLICE_LEAST - 1);
    return slice;
}

/* Numbers of ranks of one communicator in another one. */
static int translate(MPI_Comm from, int nranks, MPI_Comm to, int *found)
{
    MPI_Group groups[2] = {MPI_GROUP_NULL, MPI_GROUP_NULL};
    int *ranks = malloc((size_t)nranks * sizeof *ranks);
    int err = ranks == NULL ? MPI_ERR_NO_MEM : PMPI_Comm_group(from, &groups[0]);

    if (err == MPI_SUCCESS)
        err = PMPI_Comm_group(to, &groups[1]);
    for (int i = 0; i < nranks && ranks != NULL; i++)
        ranks[i] = i;
    if (err == MPI_SUCCESS)
        err = PMPI_Group_translate_ranks(groups[0], nranks, ranks, groups[1], found);
    for (int i = 0; i < 2; i++) {
        if (groups[i] != MPI_GROUP_NULL)
            PMPI_Group_free(&groups[i]);
    }
    free(ranks);
    return err;
}

static struct ct_window *find(const struct local *local)
{
    struct ct_window *window = first;

    while (window != NULL &&
           (window->slots.nranks != local->nranks ||
            memcmp(window->members, local->members, (size_t)local->nranks * sizeof(int)) != 0))
        window = window->next;
    return window;
}

static void free_window(struct ct_window *window)
{
    if (window == NULL)
        return;
    while (window->kept != NULL) {
        struct ct_kept_post *kept = window->kept;

        window->kept = kept->next;
        free(kept);
    }
    ct_slots_fini(&window->slots);
    ct_host_memory_fini(&window->memory);
    free(window->processes);
    free(window->members);
    free(window);
}

static struct ct_window *new_window(const struct local *local, size_t slice)
{
    const size_t bytes = (size_t)local->nranks * sizeof(int);
    struct ct_window *window = calloc(1, sizeof *window);

    if (window == NULL)
        return NULL;
    window->memory.file = -1;
    window->comm = MPI_COMM_NULL;
    window->slots.nranks = local->nranks;
    window->slots.rank = local->rank;
    window->slots.slice_bytes = slice;
    window->members = malloc(bytes);
    window->processes = calloc((size_t)local->nranks, sizeof *window->processes);
    if (window->members == NULL || window->processes == NULL) {
        free_window(window);
        return NULL;
    }
    memcpy(window->members, local->members, bytes);
    return window;
}

/* Make the memory, or open it, and reserve this rank's part. False: without success, on
   this rank. All of `local` come here. */
static bool get_memory(const struct local *local, struct ct_window *window, size_t slice)
{
    const size_t part = ct_slots_part_bytes(local->nranks, slice, page_bytes());
    struct ct_host_memory_name name = {.bytes = 0};
    bool is_there = window != NULL;

    if (is_there && local->rank == 0)
        is_there =
            ct_host_memory_create(&window->memory, ct_size_mul(part, (size_t)local->nranks), &name);
    if (PMPI_Bcast(&name, sizeof name / sizeof name.bytes, MPI_UINT64_T, 0, local->comm) !=
        MPI_SUCCESS)
        return false;
    if (is_there && local->rank != 0)
        is_there = ct_host_memory_open(&window->memory, &name);
    return is_there && ct_host_memory_reserve(&window->memory, part * (size_t)local->rank, part) &&
           ct_slots_init(&window->slots, window->memory.start, part);
}

/* True if the ranks have fewer processors than they are, or the host has fewer than the job
   has ranks there: the same on all of them. Sets larger than cpu_set_t are of hosts with many. */
static int find_crowded(const struct local *local, bool *is_crowded)
{
    struct {
        cpu_set_t processors;
        uint64_t is_full;
    } all = {.is_full = sysconf(_SC_NPROCESSORS_ONLN) < launched_here()};
    int err;

    if (sched_getaffinity(0, sizeof all.processors, &all.processors) != 0)
        memset(&all.processors, 0xff, sizeof all.processors);
    err = PMPI_Allreduce(MPI_IN_PLACE, &all, (int)(sizeof all / sizeof(uint64_t)), MPI_UINT64_T,
                         MPI_BOR, local->comm);
    *is_crowded = CPU_COUNT(&all.processors) < local->nranks || all.is_full != 0;
    return err;
}

/* Where a rank shows itself to those who try to read its memory, before it posts. */
static void *trial_at(const struct ct_window *window, int rank)
{
    _Static_assert(sizeof(struct ct_peer_trial) <= CT_SLOT_SHORT, "a short slice");
    return ct_slot_head(&window->slots, rank, 0)->data;
}

static void show_itself(const struct ct_window *window)
{
    const struct ct_peer_trial own = ct_peer_trial();

    memcpy(trial_at(window, window->slots.rank), &own, sizeof own);
}

/* Find out whether this rank may read the memory of all of them, which show themselves; otherwise
   it has no `processes`. The users of the window say what all may do: no rank posts before. */
static void try_reading(const struct local *local, struct ct_window *window, bool is_wanted)
{
    bool reads = is_wanted;

    for (int i = 0; reads && i < local->nranks; i++) {
        struct ct_peer_trial trial;

        memcpy(&trial, trial_at(window, i), sizeof trial);
        reads = ct_peer_is_readable(&trial);
        window->processes[i] = trial.process;
    }
    if (!reads) {
        free(window->processes);
        window->processes = NULL;
    }
}

/* A window for ranks that have none. NULL on all of them: without success. */
static struct ct_window *make(const struct local *local, const struct ct_window_wish *wish)
{
    enum { SLICE, READS, KERNEL, VOTES = KERNEL + 2 };
    uint64_t votes[VOTES] = {
        [SLICE] = affordable_slice(local->nranks, wish->limit), [READS] = wish->read_from > 0};
    struct ct_window *window;
    bool is_there, is_crowded;

    ct_votes_cast_number(&votes[KERNEL], ct_kernel_id(CT_PROC));
    if (ct_votes_count(local->comm, votes, VOTES) != MPI_SUCCESS || votes[SLICE] == 0 ||
        !ct_votes_are_equal(&votes[KERNEL]))
        return NULL;
    window = new_window(local, votes[SLICE]);
    is_there = get_memory(local, window, votes[SLICE]) && ct_progress_begin();
    if (is_there)
        show_itself(window);
    if (find_crowded(local, &is_crowded) != MPI_SUCCESS)
        is_there = false;
    if (ct_votes_agree(local->comm, &is_there) != MPI_SUCCESS || !is_there) {
        free_window(window);
        return NULL;
    }
    try_reading(local, window, votes[READS] != 0);
    ct_host_memory_close(&window->memory);
    window->is_crowded = is_crowded;
    window->slots.cell_bytes = ct_slot_cell_bytes(window->slots.slice_bytes, is_crowded);
    window->comm = local->comm;
    used += window->slots.part_bytes;
    window->next = first;
    first = window;
    return window;
}

/* The ranks of a window within the communicator. */
static int look(MPI_Comm comm, const struct local *local, struct ct_window_view *view)
{
    int nranks, *ranks;
    int err = PMPI_Comm_size(comm, &nranks);

    if (err != MPI_SUCCESS)
        return err;
    view->locals = malloc((size_t)nranks * sizeof *view->locals);
    ranks = malloc((size_t)local->nranks * sizeof *ranks);
    err = view->locals == NULL || ranks == NULL
              ? MPI_ERR_NO_MEM
              : translate(local->comm, local->nranks, comm, ranks);
    for (int i = 0; err == MPI_SUCCESS && i < nranks; i++)
        view->locals[i] = -1;
    for (int i = 0; err == MPI_SUCCESS && i < local->nranks; i++)
        view->locals[ranks[i]] = i;
    free(ranks);
    return err;
}

/* The ranks of this host in the order of MPI_COMM_WORLD, so that all communicators number
   them alike. Returns false if this rank lacks what it takes. */
static bool find_members(struct local *local)
{
    int rank;

    if (PMPI_Comm_size(local->comm, &local->nranks) != MPI_SUCCESS ||
        PMPI_Comm_rank(local->comm, &local->rank) != MPI_SUCCESS ||
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank) != MPI_SUCCESS)
        return false;
    local->members = malloc((size_t)local->nranks * sizeof *local->members);
    return local->members != NULL &&
           translate(local->comm, local->nranks, MPI_COMM_WORLD, local->members) == MPI_SUCCESS &&
           local->members[local->rank] == rank;
}

/* On this host. */
static bool meet_locally(MPI_Comm comm, struct local *local, const struct ct_window_wish *wish,
                         struct ct_window_view *view)
{
    bool is_ready = find_members(local);

    if (ct_votes_agree(local->comm, &is_ready) != MPI_SUCCESS || !is_ready)
        return false;
    if (local->nranks > 1) {
        view->window = find(local);
        if (view->window == NULL)
            view->window = make(local, wish);
        if (view->window == NULL || view->window->ngroups + 1 >= CT_SLOT_GROUPS)
            return false;
        view->calls.group = ++view->window->ngroups;
        if (view->window->processes == NULL)
            view->read_from = 0;
    }
    return look(comm, local, view) == MPI_SUCCESS;
}

int ct_windows_meet(MPI_Comm comm, const struct ct_window_wish *wish, struct ct_window_view *view,
                    bool *has_one)
{
    struct local local = {.comm = MPI_COMM_NULL};
    uint64_t votes[] = {false, false}; /* has a window, reads */
    int world = 0;
    bool is_split = PMPI_Comm_rank(MPI_COMM_WORLD, &world) == MPI_SUCCESS;
    int err;

    *view = (struct ct_window_view){.read_from = wish->read_from};
    /* running out of communicators is not the application's error, and may be one rank's alone */
    if (PMPI_Comm_split_type(comm, MPI_COMM_TYPE_SHARED, world, MPI_INFO_NULL, &local.comm) !=
        MPI_SUCCESS)
        local.comm = MPI_COMM_NULL;
    is_split = is_split && local.comm != MPI_COMM_NULL;
    err = ct_votes_agree(comm, &is_split);
    if (is_split)
        votes[0] = meet_locally(comm, &local, wish, view);
    if (local.comm != MPI_COMM_NULL && (first == NULL || first->comm != local.comm))
        PMPI_Comm_free(&local.comm);
    free(local.members);
    votes[1] = view->read_from > 0;
    if (err == MPI_SUCCESS)
        err = ct_votes_count(comm, votes, 2);
    *has_one = err == MPI_SUCCESS && votes[0] != 0;
    if (votes[1] == 0)
        view->read_from = 0;
    if (!*has_one)
        ct_window_view_fini(view);
    return err;
}

void ct_window_view_fini(struct ct_window_view *view)
{
    free(view->locals);
    *view = (struct ct_window_view){.window = NULL};
}

void ct_windows_miss_call(void)
{
    for (struct ct_window *window = first; window != NULL; window = window->next)
        ct_slots_miss(&window->slots);
}

void ct_windows_finish(bool frees_handles)
{
    while (first != NULL) {
        struct ct_window *window = first;

        first = window->next;
        if (frees_handles)
            PMPI_Comm_free(&window->comm);
        free_window(window);
    }
    used = 0;
}
