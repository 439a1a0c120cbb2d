/*
 * memory.h - how much memory a command may take.
 */
#ifndef CT_BASE_MEMORY_H
#define CT_BASE_MEMORY_H

#include <stddef.h>

/* Bytes that this process may have: the machine's memory, or the process's limit
   (ulimit -v) where that is less. SIZE_MAX: not known. */
size_t ct_memory_most(void);

/* Bytes for all pairs of n, `pair_bytes` for each; SIZE_MAX: more than that. */
size_t ct_memory_of_pairs(int n, size_t pair_bytes);

/* For messages: in GB, as 1e9 bytes. */
double ct_memory_gb(size_t bytes);

#endif
