/*
 * aapc_messages.c - the messages of the closed form in the order of their
 * phases: all, or one rank's.
 */
#include "repo/phases/aapc.h"

#include <stdlib.h>

static int lacks_memory(const struct ct_aapc *a, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for the messages of %d ranks",
                       ct_aapc_ranks(a));
}

int ct_aapc_messages(const struct ct_aapc *a, struct ct_message **messages, int *nmessages,
                     struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    struct ct_message *list = calloc((size_t)n * (size_t)n, sizeof *list);
    int k = 0;

    *messages = list;
    if (list == NULL)
        return lacks_memory(a, diag);
    for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++) {
            if (u != v)
                list[k++] = (struct ct_message){ct_aapc_phase(a, u, v), u, v};
        }
    }
    ct_messages_sort(list, k);
    *nmessages = k;
    return CT_OK;
}

int ct_aapc_rank_messages(const struct ct_aapc *a, int rank, struct ct_message **messages,
                          int *nmessages, struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    struct ct_message *list = calloc(2 * (size_t)n, sizeof *list);
    int k = 0;

    *messages = list;
    if (list == NULL)
        return lacks_memory(a, diag);
    for (int other = 0; other < n; other++) {
        if (other == rank)
            continue;
        list[k++] = (struct ct_message){ct_aapc_phase(a, rank, other), rank, other};
        list[k++] = (struct ct_message){ct_aapc_phase(a, other, rank), other, rank};
    }
    ct_messages_sort(list, k);
    *nmessages = k;
    return CT_OK;
}
