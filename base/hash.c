/*
 * hash.c - FNV-1a.
 *
 * Source: Fowler, Noll, Vo; draft-eastlake-fnv.
 */
#include "base/hash.h"

#include <string.h>

uint64_t ct_hash(uint64_t hash, const void *data, size_t size)
{
    const unsigned char *byte = data;

    for (size_t i = 0; i < size; i++) {
        hash ^= byte[i];
        hash *= UINT64_C(1099511628211);
    }
    return hash;
}

uint64_t ct_hash_text(uint64_t hash, const char *text)
{
    return ct_hash(hash, text, strlen(text) + 1);
}
