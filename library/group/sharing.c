/*
 * sharing.c - a table, looked through from its beginning.
 */
#include "library/group/sharing.h"

#include "library/group/reordered.h"
#include "library/group/shared_places.h"
#include "library/mpi/pmpi.h"
#include "library/window/windows.h"

#include <stdlib.h>

#define SHARED_MAX 32

static struct ct_context *shared[SHARED_MAX];
static int nshared;
static struct ct_workspace common; /* of all shared contexts */

struct ct_context *ct_sharing_find(MPI_Group members, int nranks)
{
    for (int i = 0; i < nshared; i++) {
        int result;

        if (shared[i]->nranks == nranks &&
            PMPI_Group_compare(shared[i]->members, members, &result) == MPI_SUCCESS &&
            result == MPI_IDENT)
            return shared[i];
    }
    return NULL;
}

int ct_sharing_count(void)
{
    return nshared;
}

struct ct_context *ct_sharing_at(int i)
{
    return shared[i];
}

bool ct_sharing_has_room(void)
{
    return nshared < SHARED_MAX;
}

void ct_sharing_add(struct ct_context *context, MPI_Group members)
{
    context->members = members;
    context->is_kept = true;
    ct_runner_use(context->runner, &common, CT_VOTES);
    shared[nshared++] = context;
}

/* The structures stay: attributes of the application's communicators still
   lead to them. */
void ct_sharing_finish(bool frees_handles)
{
    for (int i = 0; i < nshared; i++) {
        struct ct_context *context = shared[i];

        context->reason = CT_FINISHED;
        ct_runner_free(context->runner);
        context->runner = NULL;
        context->lane = NULL;
        ct_places_give_back(context->places);
        context->places = NULL;
        ct_untuned_free(context->untuned);
        context->untuned = NULL;
        free(context->trials);
        context->trials = NULL;
        free(context->item_bytes);
        context->item_bytes = NULL;
        free(context->requests);
        context->requests = NULL;
        if (frees_handles)
            ct_reordered_free(context);
        if (frees_handles && context->comm != MPI_COMM_NULL)
            PMPI_Comm_free(&context->comm);
        if (frees_handles)
            PMPI_Group_free(&context->members);
    }
    nshared = 0;
    ct_windows_finish(frees_handles);
    ct_workspace_fini(&common);
}
