/*
 * tree_phases.c - chooses how an all-to-all is cut into phases.
 */
#include "repo/phases/tree_phases.h"

#include "repo/phases/outline.h"

#include <stdlib.h>

enum { ALL_RANKS = -1 };

/* On the contracted tree, by the closed form. */
static int close_phases(struct ct_tree_phases *p, int rank,
                        struct ct_diag *diag)
{
    const int err = ct_aapc_new(&p->unit->tree, &p->aapc, diag);

    if (err != CT_OK)
        return err;
    p->nphases = ct_aapc_phases(p->aapc);
    return rank == ALL_RANKS
               ? ct_aapc_messages(p->aapc, &p->messages, &p->nmessages, diag)
               : ct_aapc_rank_messages(p->aapc, rank, &p->messages,
                                       &p->nmessages, diag);
}

/* No messages where the closed form has no more phases, or first fit none. */
static int slice(struct ct_tree_phases *p)
{
    struct ct_outline outline;
    bool fits = false;
    int err = ct_outline_init(&outline, &p->unit->tree);

    if (err == CT_OK)
        err = ct_slice_phases(&outline, p->bound, &fits);
    if (err == CT_OK && fits)
        err = ct_repair_phases(&outline, p->bound);
    if (err == CT_OK && fits) {
        err = ct_outline_messages(&outline, &p->messages);
        p->nmessages = outline.nunits;
        p->nphases = outline.nphases;
        p->way = CT_PHASES_SLICED;
    }
    ct_outline_fini(&outline);
    return err;
}

static int find(const struct ct_tree *tree, int rank, struct ct_tree_phases *p,
                struct ct_diag *diag)
{
    int err;

    *p = (struct ct_tree_phases){.way = CT_PHASES_WHOLE};
    if (tree->nranks > CT_AAPC_RANKS_MAX)
        return ct_diag_set(diag, CT_ERR_INVALID,
                           "an all-to-all in phases is for at most %d ranks, "
                           "not %d",
                           CT_AAPC_RANKS_MAX, tree->nranks);
    err = ct_unit_tree_new(tree, &p->unit, diag);
    if (err != CT_OK)
        return err;
    p->bound = (int)p->unit->bound;
    if (!p->unit->is_whole)
        p->way = CT_PHASES_CONTRACTED;
    if (!p->unit->has_few && tree->nranks <= CT_OUTLINE_RANKS_MAX &&
        slice(p) != CT_OK)
        return ct_diag_memory(diag);
    return p->messages == NULL ? close_phases(p, rank, diag) : CT_OK;
}

int ct_tree_phases_find(const struct ct_tree *tree, struct ct_tree_phases *p,
                        struct ct_diag *diag)
{
    return find(tree, ALL_RANKS, p, diag);
}

int ct_tree_phases_find_own(const struct ct_tree *tree, int rank,
                            struct ct_tree_phases *p, struct ct_diag *diag)
{
    return find(tree, rank, p, diag);
}

void ct_tree_phases_fini(struct ct_tree_phases *p)
{
    ct_unit_tree_free(p->unit);
    ct_aapc_free(p->aapc);
    free(p->messages);
    *p = (struct ct_tree_phases){.nphases = 0};
}
