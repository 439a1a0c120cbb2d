/*
 * dealt_phases.h - the messages and tokens of all ranks, dealt to those that they are of.
 */
#ifndef CT_REPO_DEALT_PHASES_H
#define CT_REPO_DEALT_PHASES_H

#include "repo/phases/phases.h"
#include "repo/phases/tokens.h"

/* Those of a rank from `first` to that of the next rank, each in the order in which they are
   dealt. */
struct ct_dealt_phases {
    int nranks;
    int *first_message; /* nranks + 1 entries */
    int *first_token;
    struct ct_message *messages; /* that the rank sends or receives */
    struct ct_token *tokens;
};

/* Returns 0 or CT_ERR_MEMORY; to be ended by ct_dealt_phases_fini, also after a failure. */
int ct_dealt_phases_init(struct ct_dealt_phases *dealt, int nranks,
                         const struct ct_message *messages, int nmessages,
                         const struct ct_token_list *tokens);
void ct_dealt_phases_fini(struct ct_dealt_phases *dealt);

/* A rank's own, in the same memory. */
struct ct_phases ct_dealt_phases_of(const struct ct_dealt_phases *dealt, int rank,
                                    enum ct_separation separation);

#endif
