/*
 * set_up.c - contexts are made, or found by their ranks.
 */
#include "library/group/set_up.h"

#include "library/group/agreement.h"
#include "library/group/comm_room.h"
#include "library/group/sharing.h"
#include "library/group/world.h"
#include "library/mpi/pmpi.h"
#include "library/switches/switches.h"

#include <stdlib.h>

/* A context attached to comm; NULL when out of memory. */
static struct ct_context *context_new(MPI_Comm comm, int nranks)
{
    struct ct_context *context = calloc(1, sizeof *context);

    if (context == NULL)
        return NULL;
    ct_context_forget_comms(context);
    context->members = MPI_GROUP_NULL;
    context->runner = ct_runner_new(1);
    context->item_bytes = calloc(2 * (size_t)nranks, sizeof *context->item_bytes);
    context->requests = calloc(2 * (size_t)nranks, sizeof *context->requests);
    if (context->runner == NULL || context->item_bytes == NULL || context->requests == NULL ||
        !ct_context_attach(comm, context)) {
        ct_runner_free(context->runner);
        free(context->item_bytes);
        free(context->requests);
        free(context);
        return NULL;
    }
    context->lane = ct_runner_lane(context->runner, 0);
    return context;
}

static bool is_of_the_group(enum ct_reason reason)
{
    return reason != CT_OUT_OF_MEMORY && reason != CT_SETUP_FAILED && reason != CT_NO_ROOM;
}

static enum ct_reason decide_together(MPI_Comm comm, MPI_Group members, int nranks,
                                      struct ct_context **context)
{
    const enum ct_world_part inside =
        ct_context_has_world() ? ct_world_has(members, nranks) : CT_WORLD_LACKS;
    const bool is_in_world = ct_context_has_world_alone() && inside == CT_WORLD_HAS;
    struct ct_agreement agreement = {
        .comm = comm,
        .members = members,
        .nranks = nranks,
        .is_known = inside != CT_WORLD_UNKNOWN,
        .has_room = ct_comm_room_is_left(),
        .can_share = is_in_world && ct_sharing_has_room(),
        .can_meet = is_in_world && CT_VOTES && ct_switch_window() > 0,
        .context = context_new(comm, nranks),
    };
    const enum ct_reason reason = ct_agree(&agreement);
    struct ct_context *made = agreement.context;

    *context = made;
    if (made != NULL) {
        made->reason = reason;
        made->nranks = nranks;
        ct_runner_use(made->runner, &made->workspace, CT_VOTES);
        if (agreement.can_meet) {
            ct_runner_offer_window(made->runner, ct_switch_window());
            ct_runner_read_posts(made->runner, ct_switch_window_read());
        }
    }
    if (reason == CT_TUNED)
        ct_comm_room_count(1);
    /* a rank without memory must not set up again alone */
    if (made == NULL && reason != CT_OUT_OF_MEMORY)
        ct_context_decline(comm, reason);
    if (made != NULL && agreement.can_share && is_of_the_group(reason))
        ct_sharing_add(made, members);
    else
        PMPI_Group_free(&members);
    if (reason == CT_OUT_OF_MEMORY && made != NULL) {
        ct_context_detach(comm); /* tried again at the next call */
        *context = NULL;
    }
    return reason;
}

enum ct_reason ct_context_set_up(MPI_Comm comm, int nranks, struct ct_context **context)
{
    MPI_Group members;

    if (PMPI_Comm_group(comm, &members) != MPI_SUCCESS)
        return CT_SETUP_FAILED;
    *context = ct_context_is_threaded() ? NULL : ct_sharing_find(members, nranks);
    if (*context == NULL)
        return decide_together(comm, members, nranks, context);
    PMPI_Group_free(&members);
    ct_context_attach(comm, *context);
    return (*context)->reason;
}
