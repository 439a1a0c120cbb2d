/*
 * peers.h - how many messages a builder has for each peer.
 */
#ifndef CT_REPO_PEERS_H
#define CT_REPO_PEERS_H

#include "repo/schedule.h"

#include <stdbool.h>
#include <stdint.h>

/* Messages of each kind exchanged with a peer so far: the next tag. */
struct ct_peer_counts {
    int peer;                       /* plus 1; 0: no entry */
    uint16_t next[CT_DO_FETCH + 1]; /* by action; the unused stay 0 */
};

struct ct_peers {
    int nranks;
    int n;
    int bits;                       /* there is room for 2^bits */
    struct ct_peer_counts *entries; /* hashed; by rank once there is room for all ranks */
    struct ct_peer_counts *last;    /* that was looked for; NULL: none */
};

/* Returns false when out of memory. */
bool ct_peers_init(struct ct_peers *peers, int nranks);
void ct_peers_fini(struct ct_peers *peers);

/* The counts of a rank, until another is looked for; NULL: out of memory. */
struct ct_peer_counts *ct_peers_find(struct ct_peers *peers, int rank);

#endif
