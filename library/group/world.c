/*
 * world.c - a private communicator, then a roll call.
 *
 * A rank without the library must neither be waited for by a collective on
 * MPI_COMM_WORLD, whose data it would take for its own call's, nor be sent
 * messages that it could receive. MPI_Comm_create_group with a tag of the
 * library's own does neither: MPI keeps its messages apart from all others.
 * It waits until every rank has come with the library. MPI has no way to give
 * it up, and what it has begun could not be taken back, so after a while
 * a second thread ends the job: going on natively is not safe then.
 */
#include "library/group/world.h"

#include "library/group/patience.h"
#include "library/group/world_hosts.h"
#include "library/mpi/pmpi.h"
#include "library/mpi/quiet.h"
#include "library/switches/switches.h"
#include "library/tuned.h"

#include <stdatomic.h>

/* Within what every MPI library has; agreement.c and recorder.c have others. */
#define TAG 31956

static struct ct_roll_call agreed;
static atomic_bool is_agreed;

bool ct_world_group(MPI_Comm comm, MPI_Group *group)
{
    for (int i = 0; i < 1000; i++) {
        if (PMPI_Comm_group(comm, group) == MPI_SUCCESS)
            return true;
    }
    return false;
}

/* Errors are not the application's. The ranks vote whatever came of it. */
static void meet(int nranks)
{
    struct ct_quiet quiet;
    MPI_Group members;
    MPI_Comm made;

    if (nranks == 1 || !ct_world_group(MPI_COMM_WORLD, &members))
        return;
    ct_quiet_begin(&quiet, MPI_COMM_WORLD);
    if (PMPI_Comm_create_group(MPI_COMM_WORLD, members, TAG, &made) == MPI_SUCCESS)
        PMPI_Comm_free(&made);
    ct_quiet_end(&quiet);
    PMPI_Group_free(&members);
}

void ct_world_agree(void)
{
    struct ct_patience *patience;
    int rank, nranks;

    if (PMPI_Comm_rank(MPI_COMM_WORLD, &rank) != MPI_SUCCESS ||
        PMPI_Comm_size(MPI_COMM_WORLD, &nranks) != MPI_SUCCESS)
        return;
    patience = nranks == 1 ? NULL : ct_patience_begin(CT_WAIT_FOR_LIBRARY, rank, nranks);
    meet(nranks);
    agreed = ct_roll_call(MPI_COMM_WORLD, ct_world_hosts_prepare(nranks));
    if (agreed.reason == CT_TUNED && agreed.counts_hosts)
        ct_world_hosts_count(MPI_COMM_WORLD);
    ct_patience_end(patience);
    atomic_store_explicit(&is_agreed, true, memory_order_release);
}

const struct ct_roll_call *ct_world_agreed(void)
{
    return atomic_load_explicit(&is_agreed, memory_order_acquire) ? &agreed : NULL;
}

enum ct_reason ct_world_reason(void)
{
    const struct ct_roll_call *found = ct_world_agreed();

    if (found != NULL)
        return found->reason;
    return ct_tuned.is_unchecked || ct_switch_is_on() ? CT_TUNED : CT_SWITCHED_OFF;
}

/* Ranks looked at together: a rank without memory would decide alone. */
#define SOME 64

static bool has(MPI_Group world, MPI_Group members, int first, int n)
{
    int ranks[SOME], found[SOME];

    for (int i = 0; i < n; i++)
        ranks[i] = first + i;
    if (PMPI_Group_translate_ranks(members, n, ranks, world, found) != MPI_SUCCESS)
        return false;
    for (int i = 0; i < n; i++) {
        if (found[i] == MPI_UNDEFINED)
            return false;
    }
    return true;
}

bool ct_world_has(MPI_Group members, int nranks)
{
    bool is_inside = true;
    MPI_Group world;

    if (!ct_world_group(MPI_COMM_WORLD, &world))
        return false;
    for (int i = 0; i < nranks && is_inside; i += SOME)
        is_inside = has(world, members, i, nranks - i < SOME ? nranks - i : SOME);
    PMPI_Group_free(&world);
    return is_inside;
}

bool ct_world_knows(MPI_Comm comm, int nranks)
{
    MPI_Group members;
    bool is_inside;

    if (ct_world_agreed() == NULL)
        return true;
    if (!ct_world_group(comm, &members))
        return false;
    is_inside = ct_world_has(members, nranks);
    PMPI_Group_free(&members);
    return is_inside;
}
