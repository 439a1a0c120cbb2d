/*
 * signatures.h - what decisions hold for, compared.
 */
#ifndef CT_RESULT_SIGNATURES_H
#define CT_RESULT_SIGNATURES_H

#include "result/result.h"

/*
 * Compare two signatures, but not the versions of colltune: whether algorithms
 * are the same is known by their fingerprints.
 *
 * key      out: the first that differs, as in decisions.csv: "mpi_version";
 *          NULL: none does
 * returns  0 or CT_ERR_MEMORY
 */
int ct_signatures_compare(const struct ct_signature *a,
                          const struct ct_signature *b, const char **key);

#endif
