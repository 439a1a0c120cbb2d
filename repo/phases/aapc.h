/*
 * aapc.h - all-to-all on a tree of equal links in the fewest phases.
 *
 * The phase of a message is a closed form: no table is needed, and each rank
 * can compute its own messages alone.
 */
#ifndef CT_REPO_AAPC_H
#define CT_REPO_AAPC_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

#define CT_AAPC_RANKS_MAX 32768

struct ct_aapc;

/*
 * Prepare the closed form for a tree of at most CT_AAPC_RANKS_MAX ranks; time
 * and memory grow with nodes and ranks.
 *
 * aapc     out: owned by the caller, ct_aapc_free
 * returns  0, CT_ERR_MEMORY, or CT_ERR_INVALID (too many ranks)
 */
int ct_aapc_new(const struct ct_tree *tree, struct ct_aapc **aapc, struct ct_diag *diag);
void ct_aapc_free(struct ct_aapc *aapc);

int ct_aapc_ranks(const struct ct_aapc *aapc);

/* Phases in all: the all-to-all messages that the busiest link carries each
   way; 0 for one rank. */
int ct_aapc_phases(const struct ct_aapc *aapc);

/* The phase of one message, 0 to ct_aapc_phases - 1, in the same short time for
   any number of ranks; sender and receiver differ. */
int ct_aapc_phase(const struct ct_aapc *aapc, int sender, int receiver);

/*
 * All messages by phase, within a phase by sender.
 *
 * messages   out: owned by the caller, free
 * nmessages  out: nranks * (nranks - 1)
 * returns    0 or CT_ERR_MEMORY
 */
int ct_aapc_messages(const struct ct_aapc *aapc, struct ct_message **messages, int *nmessages,
                     struct ct_diag *diag);

/* The same of those that a rank sends or receives: 2 * (nranks - 1). */
int ct_aapc_rank_messages(const struct ct_aapc *aapc, int rank, struct ct_message **messages,
                          int *nmessages, struct ct_diag *diag);

#endif
