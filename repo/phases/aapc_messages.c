/*
 * aapc_messages.c - the messages of the closed form in the order of their
 * phases: all, or one rank's.
 */
#include "repo/phases/aapc.h"

#include <stdlib.h>

static int allocate(const struct ct_aapc *a, size_t n, struct ct_message **messages,
                    struct ct_diag *diag)
{
    *messages = calloc(n, sizeof **messages);
    if (*messages != NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the messages of %d ranks",
                       ct_aapc_ranks(a));
}

int ct_aapc_messages(const struct ct_aapc *a, struct ct_message **messages, int *nmessages,
                     struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    const int err = allocate(a, (size_t)n * (size_t)n, messages, diag);
    int k = 0;

    if (err != CT_OK)
        return err;
    for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++) {
            if (u != v)
                (*messages)[k++] = (struct ct_message){ct_aapc_phase(a, u, v), u, v};
        }
    }
    ct_messages_sort(*messages, k);
    *nmessages = k;
    return CT_OK;
}

int ct_aapc_rank_messages(const struct ct_aapc *a, int rank, struct ct_message **messages,
                          int *nmessages, struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    const int err = allocate(a, 2 * (size_t)n, messages, diag);
    int k = 0;

    if (err != CT_OK)
        return err;
    for (int other = 0; other < n; other++) {
        if (other == rank)
            continue;
        (*messages)[k++] = (struct ct_message){ct_aapc_phase(a, rank, other), rank, other};
        (*messages)[k++] = (struct ct_message){ct_aapc_phase(a, other, rank), other, rank};
    }
    ct_messages_sort(*messages, k);
    *nmessages = k;
    return CT_OK;
}
