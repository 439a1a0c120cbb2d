/*
 * consent.c - in each round the distance doubles of the rank that is told what this one has heard:
 * each rank hears from the same ranks in all votes, once from each.
 */
#include "library/group/consent.h"

#include "library/group/sharing.h"
#include "library/mpi/pmpi.h"
#include "library/tuned.h"
#include "library/window/windows.h"

#define GIVEN 1u /* beside the bits of the vote */

static void refuse(struct ct_context *context)
{
    static const unsigned nothing;

    if (context->has_refused || context->reason != CT_TUNED ||
        (context->trials == NULL && ct_tuned.nruns == 0))
        return;
    context->has_refused = true;
    for (int distance = 1; distance < context->nranks; distance *= 2) {
        MPI_Request request;

        if (PMPI_Isend(&nothing, 1, MPI_UNSIGNED, (context->rank + distance) % context->nranks,
                       CT_CONSENT_TAG, context->comm, &request) == MPI_SUCCESS)
            PMPI_Request_free(&request);
    }
}

int ct_consent_ask(struct ct_context *context, unsigned *bits)
{
    const int n = context->nranks, rank = context->rank;
    unsigned heard = context->has_refused ? 0 : *bits << 1 | GIVEN;
    int first = MPI_SUCCESS;

    for (int distance = 1; distance < n && !context->has_refused; distance *= 2) {
        unsigned other = 0;
        const int err = PMPI_Sendrecv(
            &heard, 1, MPI_UNSIGNED, (rank + distance) % n, CT_CONSENT_TAG, &other, 1, MPI_UNSIGNED,
            (rank - distance + n) % n, CT_CONSENT_TAG, context->comm, MPI_STATUS_IGNORE);

        heard &= other;
        if (first == MPI_SUCCESS)
            first = err;
    }
    if (first != MPI_SUCCESS)
        refuse(context);
    context->has_refused = (heard & GIVEN) == 0;
    *bits = heard >> 1;
    return first;
}

void ct_consent_miss_call(struct ct_context *context)
{
    ct_windows_miss_call();
    if (context != NULL)
        refuse(context);
    for (int i = 0; context == NULL && i < ct_sharing_count(); i++)
        refuse(ct_sharing_at(i));
}
