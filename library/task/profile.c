/*
 * profile.c - the clock of a thread's call, its bytes, and its figures.
 *
 * The clock is MPI_Wtime, which the tuning's figures are by: simulated ranks
 * have simulated time.
 */
#include "library/task/profile.h"

#include "library/call/saving.h"
#include "library/mpi/datatypes.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/probe.h"
#include "library/switches/fixed_order.h"
#include "library/task/task.h"

static _Thread_local struct {
    int depth; /* calls within calls */
    double since;
    struct ct_tally *tally; /* of the outermost; NULL: not known yet */
    struct ct_saving saving;
    bool is_figured; /* `saving` is known */
} under_way;

void ct_profile_begin(void)
{
    if (under_way.depth++ > 0)
        return;
    under_way.tally = NULL;
    under_way.is_figured = false;
    under_way.since = PMPI_Wtime();
}

/* Rounded. */
static long long nanoseconds(double seconds)
{
    return (long long)(seconds * 1e9 + (seconds < 0 ? -0.5 : 0.5));
}

void ct_profile_end(void)
{
    struct ct_tally *tally = under_way.tally;
    double seconds;

    if (--under_way.depth > 0 || tally == NULL)
        return;
    seconds = PMPI_Wtime() - under_way.since;
    if (seconds < 0)
        seconds = 0; /* the clock was set back */
    atomic_fetch_add(&tally->time_ns, (unsigned long long)(seconds * 1e9));
    if (!under_way.is_figured)
        return;
    atomic_fetch_add(&tally->figured, 1);
    atomic_fetch_add(&tally->saved_ns, nanoseconds(ct_saving_of_call(&under_way.saving, seconds)));
}

/* The ranks of the call; false: it has two groups. */
static bool find_member(const struct ct_arguments *args, struct ct_member *member)
{
    int is_inter;

    member->root = args->root;
    return PMPI_Comm_test_inter(args->comm, &is_inter) == MPI_SUCCESS && !is_inter &&
           PMPI_Comm_size(args->comm, &member->nranks) == MPI_SUCCESS &&
           PMPI_Comm_rank(args->comm, &member->rank) == MPI_SUCCESS;
}

static size_t count_elements(const struct ct_task *task, enum ct_buffer side, int first,
                             int nblocks)
{
    size_t n = 0;

    for (int i = first; i < first + nblocks; i++)
        n = ct_size_add(n, ct_task_count(task, side, i));
    return n;
}

/* What this rank gives: its send buffer, or in place what stands for it. Of
   reductions the counts are the send side's in any case. */
static size_t bytes_given(const struct ct_interposed *interposed, const struct ct_arguments *args)
{
    const struct ct_collective *collective = interposed->collective;
    const struct ct_task task = {.interposed = interposed, .args = args};
    enum ct_buffer side = CT_SEND;
    struct ct_member member;
    size_t bytes;
    int first = 0, nblocks;

    if (!find_member(args, &member))
        return 0;
    nblocks = collective->nblocks(&member, CT_SEND);
    if (nblocks > 0 && args->send == MPI_IN_PLACE && !collective->reduces) {
        side = CT_RECV;
        if (collective->in_place != NULL)
            first = collective->in_place(&member);
    }
    if (nblocks == 0 || first < 0 || !ct_type_exists(args->elements[side].type, args->comm) ||
        !ct_type_bytes(1, args->elements[side].type, &bytes))
        return 0;
    return ct_size_mul(bytes, count_elements(&task, side, first, nblocks));
}

void ct_profile_note(struct ct_tally *tally, const struct ct_interposed *interposed,
                     const struct ct_arguments *args, enum ct_reason reason)
{
    if (under_way.depth == 1)
        under_way.tally = tally;
    if (reason != CT_WRONG_ARGUMENTS && reason != CT_WRONG_COMMUNICATOR)
        atomic_fetch_add(&tally->bytes, bytes_given(interposed, args));
}

void ct_profile_find_figures(const struct ct_interposed *interposed, const struct ct_choice *choice,
                             size_t bytes)
{
    if (under_way.depth == 1 && choice != &interposed->notes->forced && !ct_fixed_order_has(choice))
        under_way.is_figured =
            ct_saving_find(&ct_tuned, interposed->collective, choice, bytes, &under_way.saving);
}
