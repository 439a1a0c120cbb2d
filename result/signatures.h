/*
 * signatures.h - what decisions hold for, compared.
 */
#ifndef CT_RESULT_SIGNATURES_H
#define CT_RESULT_SIGNATURES_H

#include "result/result.h"

/*
 * Compare two signatures, but neither the versions of colltune, as it is known by
 * fingerprints whether algorithms are the same, nor whether the library reduces in
 * one order.
 *
 * key      out: the first that differs, as in decisions.csv: "mpi_version";
 *          NULL: none does
 * returns  0 or CT_ERR_MEMORY
 */
int ct_signatures_compare(const struct ct_signature *a, const struct ct_signature *b,
                          const char **key);

#endif
