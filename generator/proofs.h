/*
 * proofs.h - prove generated routines before they are written.
 */
#ifndef CT_GENERATOR_PROOFS_H
#define CT_GENERATOR_PROOFS_H

#include "generator/generator.h"

/*
 * Any number of ranks: the phases (phase_check.h), and that no two edges of
 * the ring share a directed link. Up to CT_TABLE_RANKS ranks also all ranks'
 * schedules together: ct_check_run for each separation and with 1 and 2
 * segments; no contention of the alltoall under the protocols that its
 * separations are for, nor of the rings under both protocols.
 *
 * returns  0, CT_ERR_INVALID with the fault in diag, or CT_ERR_MEMORY
 */
int ct_generated_prove(const struct ct_generated *generated,
                       struct ct_diag *diag);

#endif
