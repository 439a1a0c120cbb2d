/*
 * tree_phases.c - the closed form, or first fit by rotations.
 */
#include "repo/phases/tree_phases.h"

#include "repo/phases/first_fit.h"
#include "repo/phases/link_units.h"
#include "repo/phases/tokens.h"

#include <stdlib.h>

enum { ALL_RANKS = -1 };

static int close_phases(struct ct_tree_phases *p, int rank, struct ct_diag *diag)
{
    const int err = ct_aapc_new(&p->tree, &p->aapc, diag);

    if (err != CT_OK)
        return err;
    p->nphases = ct_aapc_phases(p->aapc);
    return rank == ALL_RANKS
               ? ct_aapc_messages(p->aapc, &p->messages, &p->nmessages, diag)
               : ct_aapc_rank_messages(p->aapc, rank, &p->messages, &p->nmessages, diag);
}

/*
 * All pairs, one rotation of the ranks in the order of a depth-first walk after the
 * other: in a rotation each rank has one message to send and one to receive, so a
 * phase takes most of it. The first rotation is by a quarter of the ranks:
 * messages that cross many cables are placed early.
 *
 * order     position in the walk -> rank
 * messages  out: room for all
 * returns   how many
 */
static int list_pairs(const int *order, int nranks, struct ct_message *messages)
{
    int n = 0;

    for (int i = 0; i < nranks - 1; i++) {
        const int turn = (i + nranks / 4) % (nranks - 1) + 1;

        for (int k = 0; k < nranks; k++)
            messages[n++] = (struct ct_message){0, order[k], order[(k + turn) % nranks]};
    }
    return n;
}

/* Keep what the rank sends or receives. */
static void keep_own(struct ct_tree_phases *p, int rank)
{
    int kept = 0;

    for (int i = 0; i < p->nmessages; i++) {
        if (p->messages[i].sender == rank || p->messages[i].receiver == rank)
            p->messages[kept++] = p->messages[i];
    }
    p->nmessages = kept;
}

static int fit_phases(struct ct_tree_phases *p, int rank)
{
    const int nranks = p->tree.nranks;
    int *const order = calloc((size_t)nranks + (size_t)p->tree.nnodes, sizeof *order);
    int err = CT_ERR_MEMORY;

    p->messages = calloc((size_t)nranks * (size_t)nranks, sizeof *p->messages);
    if (order != NULL && p->messages != NULL) {
        ct_tree_order(&p->tree, order + nranks, order);
        p->nmessages = list_pairs(order, nranks, p->messages);
        err = ct_first_fit(&p->tree, p->messages, p->nmessages);
    }
    free(order);
    if (err != CT_OK)
        return err;
    for (int i = 0; i < p->nmessages; i++) {
        if (p->messages[i].phase >= p->nphases)
            p->nphases = p->messages[i].phase + 1;
    }
    if (rank != ALL_RANKS)
        keep_own(p, rank);
    ct_messages_sort(p->messages, p->nmessages);
    return CT_OK;
}

/* The bound, and capacities in messages at once unless the closed form has as
   few phases. */
static int measure(struct ct_tree_phases *p, enum ct_separation separation)
{
    const int most = separation == CT_SEPARATE_NOT ? CT_FIRST_FIT_RANKS_MAX : CT_CLOCK_RANKS_MAX;
    const size_t n = (size_t)p->tree.nnodes;
    int *const beyond = calloc(4 * n, sizeof *beyond);
    int *const units = beyond + 2 * n;

    p->capacity = calloc(n, sizeof *p->capacity);
    if (beyond == NULL || p->capacity == NULL) {
        free(beyond);
        return CT_ERR_MEMORY;
    }
    ct_ranks_beyond(&p->tree, beyond);
    ct_link_units(&p->tree, beyond, units);
    p->bound = (int)ct_units_bound(&p->tree, beyond, units);
    for (size_t x = 0; x < n; x++)
        p->capacity[x] = units[2 * x];
    p->tree.capacity = p->tree.nranks < 3 || p->tree.nranks > most ||
                               ct_units_bound(&p->tree, beyond, NULL) == p->bound
                           ? NULL
                           : p->capacity;
    free(beyond);
    return CT_OK;
}

static int find(const struct ct_tree *tree, enum ct_separation separation, int rank,
                struct ct_tree_phases *p, struct ct_diag *diag)
{
    *p = (struct ct_tree_phases){.tree = *tree};
    if (tree->nranks > CT_AAPC_RANKS_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "an all-to-all in phases is for at most %d ranks, "
                           "not %d",
                           CT_AAPC_RANKS_MAX, tree->nranks);
    if (measure(p, separation) != CT_OK)
        return ct_diag_memory(diag);
    if (p->tree.capacity == NULL)
        return close_phases(p, rank, diag);
    return fit_phases(p, rank) == CT_OK ? CT_OK : ct_diag_memory(diag);
}

int ct_tree_phases_find(const struct ct_tree *tree, enum ct_separation separation,
                        struct ct_tree_phases *p, struct ct_diag *diag)
{
    return find(tree, separation, ALL_RANKS, p, diag);
}

int ct_tree_phases_find_own(const struct ct_tree *tree, enum ct_separation separation, int rank,
                            struct ct_tree_phases *p, struct ct_diag *diag)
{
    return find(tree, separation, rank, p, diag);
}

void ct_tree_phases_fini(struct ct_tree_phases *p)
{
    ct_aapc_free(p->aapc);
    free(p->capacity);
    free(p->messages);
    *p = (struct ct_tree_phases){.nphases = 0};
}
