/*
 * hash_index.c - open addressing with linear probing, at most half full.
 *
 * Slots that were added with equal hashes lie in the order of addition along
 * the probe sequence; growing keeps it.
 */
#include "base/hash_index.h"

#include "base/status.h"

#include <stdlib.h>

#define LEAST_CAPACITY 64

struct ct_hash_slot {
    uint64_t hash;
    int position;
    bool is_taken;
};

/* The first slot for this hash: FNV's high bits depend on every byte. */
static size_t home_of(const struct ct_hash_index *index, uint64_t hash)
{
    return (size_t)(hash ^ (hash >> 32)) & (index->capacity - 1);
}

static size_t next_slot(const struct ct_hash_index *index, size_t i)
{
    return (i + 1) & (index->capacity - 1);
}

static void put(struct ct_hash_index *index, uint64_t hash, int position)
{
    size_t i = home_of(index, hash);

    while (index->slots[i].is_taken)
        i = next_slot(index, i);
    index->slots[i] = (struct ct_hash_slot){.hash = hash, .position = position, .is_taken = true};
    index->n++;
}

/* Begins after a free slot, so that no run of occupied ones is split. */
static void put_all(struct ct_hash_index *index, const struct ct_hash_index *from)
{
    size_t i = 0;

    while (i < from->capacity && from->slots[i].is_taken)
        i++;
    for (size_t k = 0; k < from->capacity; k++) {
        i = next_slot(from, i);
        if (from->slots[i].is_taken)
            put(index, from->slots[i].hash, from->slots[i].position);
    }
}

static int grow(struct ct_hash_index *index)
{
    struct ct_hash_index grown = {.capacity =
                                      index->capacity == 0 ? LEAST_CAPACITY : 2 * index->capacity};

    grown.slots = calloc(grown.capacity, sizeof *grown.slots);
    if (grown.slots == NULL)
        return CT_ERR_MEMORY;
    put_all(&grown, index);
    free(index->slots);
    index->slots = grown.slots;
    index->capacity = grown.capacity;
    return CT_OK;
}

int ct_hash_index_find(const struct ct_hash_index *index, uint64_t hash,
                       ct_hash_index_is_key_fn *is_key, const void *rows, const void *key)
{
    size_t i;

    if (index->n == 0)
        return -1;
    for (i = home_of(index, hash); index->slots[i].is_taken; i = next_slot(index, i)) {
        const struct ct_hash_slot *slot = &index->slots[i];

        if (slot->hash == hash && is_key(rows, slot->position, key))
            return slot->position;
    }
    return -1;
}

int ct_hash_index_add(struct ct_hash_index *index, uint64_t hash, int position)
{
    if (2 * (index->n + 1) > index->capacity) {
        const int err = grow(index);

        if (err != CT_OK)
            return err;
    }
    put(index, hash, position);
    return CT_OK;
}

void ct_hash_index_fini(struct ct_hash_index *index)
{
    free(index->slots);
    *index = (struct ct_hash_index){.n = 0};
}
