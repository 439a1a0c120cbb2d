/*
 * hash_index.h - finds rows of an array by the hash of their key, in constant
 * time. Every folder may include this header.
 *
 * The index holds hashes and positions only. The rows stay with the caller,
 * may move when their array grows, and are compared by the caller's function.
 */
#ifndef CT_BASE_HASH_INDEX_H
#define CT_BASE_HASH_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ct_hash_slot;

/* All zero: an empty index. */
struct ct_hash_index {
    size_t n;
    size_t capacity; /* slots: 0 or a power of two, at least 2 n */
    struct ct_hash_slot *slots;
};

/* True if the row at this position has the key. */
typedef bool ct_hash_index_is_key_fn(const void *rows, int position, const void *key);

/*
 * Find a row.
 *
 * hash     of the key: ct_hash
 * is_key   asked about positions that were added with this hash
 * rows     handed to is_key
 * key      handed to is_key
 * returns  the position; of several rows with the key, that of the first one
 *          added; -1: none
 */
int ct_hash_index_find(const struct ct_hash_index *index, uint64_t hash,
                       ct_hash_index_is_key_fn *is_key, const void *rows, const void *key);

/*
 * Add a row.
 *
 * position  0 or more; the row may have a key that is there already
 * returns   0, or CT_ERR_MEMORY: the index is as before
 */
int ct_hash_index_add(struct ct_hash_index *index, uint64_t hash, int position);

void ct_hash_index_fini(struct ct_hash_index *index);

#endif
