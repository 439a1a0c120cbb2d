/*
 * hash.h - a number for a sequence of bytes. Every folder may include this
 * header.
 */
#ifndef CT_BASE_HASH_H
#define CT_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* FNV-1a over `size` bytes, continuing `hash`; start with CT_HASH_START. */
#define CT_HASH_START UINT64_C(14695981039346656037)
uint64_t ct_hash(uint64_t hash, const void *data, size_t size);

/* The same over a text and its end. */
uint64_t ct_hash_text(uint64_t hash, const char *text);

#endif
