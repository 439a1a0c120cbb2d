/*
 * piece_owners.h - who combines which piece of a vector, at each node of a
 * tree of ranks.
 *
 * A vector is cut into pieces. At every node of the tree, each piece has an
 * owner: a rank below the node, who gets what the ranks below it contribute
 * to the piece. A rank owns all pieces at its own leaf. At a node, one of the
 * owners at its children is the owner; the others send it what they have.
 */
#ifndef CT_REPO_PIECE_OWNERS_H
#define CT_REPO_PIECE_OWNERS_H

#include "repo/scheme/made_tree.h"

/* From the run's first piece, where the one before ends, to the one before
   `end`. */
struct ct_owner_run {
    int end;
    int rank;
};

struct ct_owners {
    const struct ct_made_tree *made;
    int npieces;
    int *run; /* node -> its first run; those of a node follow each other,
                      the last one ends with the last piece */
    int nruns;
    struct ct_owner_run *runs;
};

/*
 * Pieces for which the owners at all children are the same are divided among
 * these in equal parts, so that an owner's pieces are consecutive where the
 * tree is regular. With on_switches and unequal capacities, by shares with which the cables
 * at the node need the same time (cable_shares.h).
 *
 * made         borrowed
 * on_switches  where a node has leaves, only these become owners, if no cable
 *              carries more than two vectors for it: then the cables to its
 *              other neighbours carry the vector once each way
 * owners       out: ct_owners_fini, also after a failure
 * returns      0 or CT_ERR_MEMORY
 */
int ct_owners_init(struct ct_owners *owners, const struct ct_made_tree *made, int npieces,
                   bool on_switches);
void ct_owners_fini(struct ct_owners *owners);

/* The owner of a piece at a node. */
int ct_owner(const struct ct_owners *owners, int node, int piece);

/* Consecutive pieces that one rank owns at a node, and another at a
   neighbouring node. */
struct ct_owned_run {
    int first;
    int npieces;
    int other; /* the other rank */
};

/*
 * Go through the runs that `rank` owns at node `mine` and others own at node
 * `theirs`, from piece `start` on and round to it.
 *
 * run      npieces 0 before the first
 * returns  false: there are no more
 */
bool ct_owners_next(const struct ct_owners *owners, int rank, int mine, int theirs, int start,
                    struct ct_owned_run *run);

#endif
