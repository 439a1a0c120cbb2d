/*
 * tree_phases.h - the phases of an all-to-all on any tree.
 *
 * Cables whose capacities are known carry as many messages in a phase as
 * link_units.h says. Where one message on each cable is as good, or on those
 * that are left of a contracted tree (unit_tree.h), phases are the closed form's
 * (aapc.h) and as few as can be. Else they are time-sliced first fit, made
 * shorter where chance finds a way (outline.h): as few as can be, or a few per
 * cent more.
 */
#ifndef CT_REPO_TREE_PHASES_H
#define CT_REPO_TREE_PHASES_H

#include "repo/phases/aapc.h"
#include "repo/phases/phases.h"
#include "repo/phases/unit_tree.h"

enum ct_phases_way {
    CT_PHASES_WHOLE,      /* the closed form, all cables being equal */
    CT_PHASES_CONTRACTED, /* the closed form on a contracted tree */
    CT_PHASES_SLICED      /* first fit */
};

struct ct_tree_phases {
    enum ct_phases_way way;
    struct ct_unit_tree *unit; /* for tokens: ct_tokens_plan */
    struct ct_aapc *aapc;      /* of unit->tree; NULL: CT_PHASES_SLICED */
    int nmessages;
    struct ct_message *messages; /* by phase, within a phase by sender */
    int nphases;
    int bound; /* fewer are impossible */
};

/*
 * tree     of at most CT_AAPC_RANKS_MAX ranks
 * phases   out: ct_tree_phases_fini, after failures too; equal trees, equal
 *          phases
 * returns  0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_tree_phases_find(const struct ct_tree *tree,
                        struct ct_tree_phases *phases, struct ct_diag *diag);

/*
 * The same for a rank that only needs its own messages. Where the closed form
 * holds there are no others, and time and memory grow with the ranks, not with
 * their pairs; else all are there.
 */
int ct_tree_phases_find_own(const struct ct_tree *tree, int rank,
                            struct ct_tree_phases *phases,
                            struct ct_diag *diag);
void ct_tree_phases_fini(struct ct_tree_phases *phases);

#endif
