/*
 * emit.h - the C text of a generated routine.
 */
#ifndef CT_GENERATOR_EMIT_H
#define CT_GENERATOR_EMIT_H

#include "generator/generator.h"

#include <stdio.h>

/* The head comment of a routine's file. */
void ct_emit_head(FILE *file, const struct ct_generated *generated,
                  const struct ct_cluster *cluster, enum ct_routine_kind kind);

/*
 * The whole file: equal input gives equal bytes.
 *
 * text     out: owned by the caller, free; *length bytes and a 0
 * returns  0 or CT_ERR_MEMORY
 */
int ct_emit(const struct ct_generated *generated,
            const struct ct_cluster *cluster, enum ct_routine_kind kind,
            char **text, size_t *length, struct ct_diag *diag);

#endif
