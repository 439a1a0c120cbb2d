/*
 * tree_phases.h - the phases of an all-to-all on any tree.
 *
 * Cables whose capacities are known carry as many messages in a phase as
 * link_units.h says. Where the closed form, which has one message on each cable
 * at a time, has as few phases as are needed, it is used (aapc.h). Elsewhere
 * each message goes to the first phase in which its path has room
 * (first_fit.h): mostly in a few per cent more phases than are needed.
 */
#ifndef CT_REPO_TREE_PHASES_H
#define CT_REPO_TREE_PHASES_H

#include "repo/phases/aapc.h"

/* First fit is for up to this many ranks, because it needs the messages of all,
   and with tokens for up to CT_CLOCK_RANKS_MAX. Beyond, the closed form is used on all
   trees: with more phases where cables differ. */
#define CT_FIRST_FIT_RANKS_MAX 1024

struct ct_tree_phases {
    /* The tree to plan tokens for: capacities in messages at once; NULL: one on
       each cable, as the closed form has them. */
    struct ct_tree tree;
    double *capacity;     /* owned: the tree's */
    struct ct_aapc *aapc; /* NULL: first fit */
    int nmessages;
    struct ct_message *messages; /* by phase, within a phase by sender */
    int nphases;
    int bound; /* fewer are impossible */
};

/*
 * tree     of at most CT_AAPC_RANKS_MAX ranks; outlives the phases
 * phases   out: ct_tree_phases_fini, after failures too; equal trees, equal
 *          phases
 * returns  0, CT_ERR_MEMORY or CT_ERR_INVALID
 */
int ct_tree_phases_find(const struct ct_tree *tree, enum ct_separation separation,
                        struct ct_tree_phases *phases, struct ct_diag *diag);

/*
 * The same with one rank's messages only. With the closed form time and memory
 * grow with the ranks; with first fit, with pairs of ranks.
 */
int ct_tree_phases_find_own(const struct ct_tree *tree, enum ct_separation separation, int rank,
                            struct ct_tree_phases *phases, struct ct_diag *diag);
void ct_tree_phases_fini(struct ct_tree_phases *phases);

#endif
