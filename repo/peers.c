/*
 * peers.c - hashes ranks: among many ranks, most plans have few peers.
 */
#include "repo/peers.h"

#include <stdlib.h>

/* Room at first. */
enum { BITS = 6 };

bool ct_peers_init(struct ct_peers *p, int nranks)
{
    *p = (struct ct_peers){.nranks = nranks};
    while (p->bits < BITS && 1 << p->bits < nranks)
        p->bits++;
    p->entries = calloc((size_t)1 << p->bits, sizeof *p->entries);
    return p->entries != NULL;
}

void ct_peers_fini(struct ct_peers *p)
{
    free(p->entries);
}

static bool has_all(const struct ct_peers *p)
{
    return 1 << p->bits >= p->nranks;
}

/* A rank's entry, or the empty one that is for it. */
static struct ct_peer_counts *entry_of(const struct ct_peers *p, int rank)
{
    const uint32_t last = (UINT32_C(1) << p->bits) - 1;
    uint32_t i = (uint32_t)rank;

    if (has_all(p))
        return &p->entries[i];
    i = i * UINT32_C(2654435761) >> (32 - p->bits);
    while (p->entries[i].peer != 0 && p->entries[i].peer != rank + 1)
        i = (i + 1) & last;
    return &p->entries[i];
}

static bool double_room(struct ct_peers *p)
{
    struct ct_peer_counts *const before = p->entries;
    const size_t room = (size_t)1 << p->bits;
    struct ct_peer_counts *const entries = calloc(2 * room, sizeof *entries);

    if (entries == NULL)
        return false;
    p->entries = entries;
    p->bits++;
    for (size_t i = 0; i < room; i++) {
        if (before[i].peer != 0)
            *entry_of(p, before[i].peer - 1) = before[i];
    }
    free(before);
    return true;
}

struct ct_peer_counts *ct_peers_find(struct ct_peers *p, int rank)
{
    if (p->last != NULL && p->last->peer == rank + 1) /* rings */
        return p->last;
    p->last = entry_of(p, rank);
    if (p->last->peer != 0)
        return p->last;
    if (!has_all(p) && 2 * ++p->n > 1 << p->bits) {
        p->last = NULL;
        if (!double_room(p))
            return NULL;
        p->last = entry_of(p, rank);
    }
    p->last->peer = rank + 1;
    return p->last;
}
