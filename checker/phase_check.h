/*
 * phase_check.h - checks that an all-to-all in phases is what it claims.
 */
#ifndef CT_CHECKER_PHASE_CHECK_H
#define CT_CHECKER_PHASE_CHECK_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

/*
 * Prove that every ordered pair of ranks has one message, that the messages
 * stand in order of phase, that no two messages of a phase share a directed
 * link, and that there are as many phases as messages on the busiest link:
 * fewer are impossible.
 *
 * returns  0, CT_ERR_INVALID with the fault in diag, or CT_ERR_MEMORY
 */
int ct_phase_check(const struct ct_tree *tree, const struct ct_phases *phases,
                   struct ct_diag *diag);

#endif
