/*
 * aapc_messages.c - the messages of the closed form in the order of their
 * phases: all, or those of one rank.
 */
#include "repo/phases/aapc.h"

#include <stdlib.h>

/* Counting sort; starts: room for one number per phase, all 0. */
static void sort_messages(const struct ct_aapc *a, int *starts,
                          const int *phases, struct ct_message *messages)
{
    const int n = ct_aapc_ranks(a);
    const int nphases = ct_aapc_phases(a);
    int at = 0;

    for (int i = 0; i < n * n; i++) {
        if (phases[i] >= 0)
            starts[phases[i]]++;
    }
    for (int p = 0; p < nphases; p++) {
        const int count = starts[p];

        starts[p] = at;
        at += count;
    }
    for (int i = 0; i < n * n; i++) {
        if (phases[i] >= 0) {
            const struct ct_message message = {phases[i], i / n, i % n};

            messages[starts[phases[i]]++] = message;
        }
    }
}

static int out_of_memory(const struct ct_aapc *a, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY,
                       "out of memory for the messages of %d ranks",
                       ct_aapc_ranks(a));
}

int ct_aapc_messages(const struct ct_aapc *a, struct ct_message **messages,
                     int *nmessages, struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    const size_t pairs = (size_t)n * (size_t)n;
    int *phases = calloc(pairs, sizeof *phases);
    int *starts = calloc((size_t)ct_aapc_phases(a) + 1, sizeof *starts);

    *messages = calloc(pairs, sizeof **messages);
    if (phases == NULL || starts == NULL || *messages == NULL) {
        free(phases);
        free(starts);
        free(*messages);
        *messages = NULL;
        return out_of_memory(a, diag);
    }
    for (int u = 0; u < n; u++) {
        for (int v = 0; v < n; v++)
            phases[(size_t)u * (size_t)n + (size_t)v] =
                u == v ? -1 : ct_aapc_phase(a, u, v);
    }
    sort_messages(a, starts, phases, *messages);
    *nmessages = n * (n - 1);
    free(phases);
    free(starts);
    return CT_OK;
}

static int compare(const void *left, const void *right)
{
    const struct ct_message *a = left;
    const struct ct_message *b = right;

    if (a->phase != b->phase)
        return a->phase < b->phase ? -1 : 1;
    return (a->sender > b->sender) - (a->sender < b->sender);
}

int ct_aapc_rank_messages(const struct ct_aapc *a, int rank,
                          struct ct_message **messages, int *nmessages,
                          struct ct_diag *diag)
{
    const int n = ct_aapc_ranks(a);
    struct ct_message *m = calloc(2 * (size_t)n, sizeof *m);
    int k = 0;

    if (m == NULL)
        return out_of_memory(a, diag);
    for (int other = 0; other < n; other++) {
        if (other == rank)
            continue;
        m[k++] =
            (struct ct_message){ct_aapc_phase(a, rank, other), rank, other};
        m[k++] =
            (struct ct_message){ct_aapc_phase(a, other, rank), other, rank};
    }
    qsort(m, (size_t)k, sizeof *m, compare);
    *messages = m;
    *nmessages = k;
    return CT_OK;
}
