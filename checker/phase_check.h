/*
 * phase_check.h - checks that an all-to-all in phases is what it claims.
 */
#ifndef CT_CHECKER_PHASE_CHECK_H
#define CT_CHECKER_PHASE_CHECK_H

#include "repo/phases/phases.h"
#include "repo/tree.h"

/*
 * Prove that every ordered pair of ranks has one message, that the messages
 * stand in order of phase, and that a phase has no more messages on a directed
 * link than it carries: one, or where bandwidths are known, as many as
 * repo/phases/link_units.h says. Where all carry one, also that there are as
 * many phases as messages on the busiest link: fewer are impossible.
 *
 * returns  0, CT_ERR_INVALID with the fault in diag, or CT_ERR_MEMORY
 */
int ct_phase_check(const struct ct_tree *tree, const struct ct_phases *phases,
                   struct ct_diag *diag);

/*
 * How many phases an all-to-all needs at least.
 *
 * returns  0 or CT_ERR_MEMORY
 */
int ct_phase_bound(const struct ct_tree *tree, long *nphases, struct ct_diag *diag);

#endif
