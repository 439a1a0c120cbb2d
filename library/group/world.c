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

/* Errors are not the application's. The ranks vote whatever came of it. */
static void meet(int nranks)
{
    struct ct_quiet quiet;
    MPI_Group members;
    MPI_Comm made;

    if (nranks == 1 || PMPI_Comm_group(MPI_COMM_WORLD, &members) != MPI_SUCCESS)
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
    int rank = 0, nranks = 0; /* also if MPI does not say: the others wait for this rank */

    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &nranks);
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

static enum ct_world_part has(MPI_Group world, MPI_Group members, int first, int n)
{
    int ranks[SOME], found[SOME];

    for (int i = 0; i < n; i++)
        ranks[i] = first + i;
    if (PMPI_Group_translate_ranks(members, n, ranks, world, found) != MPI_SUCCESS)
        return CT_WORLD_UNKNOWN;
    for (int i = 0; i < n; i++) {
        if (found[i] == MPI_UNDEFINED)
            return CT_WORLD_LACKS;
    }
    return CT_WORLD_HAS;
}

enum ct_world_part ct_world_has(MPI_Group members, int nranks)
{
    enum ct_world_part inside = CT_WORLD_HAS;
    MPI_Group world;

    if (PMPI_Comm_group(MPI_COMM_WORLD, &world) != MPI_SUCCESS)
        return CT_WORLD_UNKNOWN;
    for (int i = 0; i < nranks && inside == CT_WORLD_HAS; i += SOME)
        inside = has(world, members, i, nranks - i < SOME ? nranks - i : SOME);
    PMPI_Group_free(&world);
    return inside;
}

enum ct_world_part ct_world_knows(MPI_Comm comm, int nranks)
{
    MPI_Group members;
    enum ct_world_part inside;

    if (ct_world_agreed() == NULL)
        return CT_WORLD_HAS;
    if (PMPI_Comm_group(comm, &members) != MPI_SUCCESS)
        return CT_WORLD_UNKNOWN;
    inside = ct_world_has(members, nranks);
    PMPI_Group_free(&members);
    return inside;
}
