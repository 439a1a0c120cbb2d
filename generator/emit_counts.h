/*
 * emit_counts.h - the C text of patterns of counts, for the timer.
 */
#ifndef CT_GENERATOR_EMIT_COUNTS_H
#define CT_GENERATOR_EMIT_COUNTS_H

#include "repo/call_counts.h"

/*
 * A table for each pattern and ct_generated_counts, for a file that includes
 * repo/call_counts.h.
 *
 * counts   n
 * text     out: owned by the caller, free
 * returns  0 or CT_ERR_MEMORY
 */
int ct_emit_counts(const struct ct_call_counts *counts, int n, char **text, struct ct_diag *diag);

#endif
