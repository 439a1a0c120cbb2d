/*
 * forward.h - all-to-all by way of other ranks.
 *
 * A rank holds p blocks in lists, one after the other: those of a list have
 * the same way to go, and end at the same rank. In a round it sends some of
 * the lists to other ranks, each run of them in one message without packing,
 * and appends the blocks that others send to the lists that it keeps. When
 * one list is left, it has the blocks for the rank itself, one from each.
 *
 * All ranks do the same relative to themselves, or the mirror image of it. So
 * a rank knows from its own lists which blocks it receives.
 *
 * In a round, copying what a rank keeps goes on while its messages are under
 * way. Each round copies p blocks. Scratch: three buffers of at most p blocks.
 */
#ifndef CT_REPO_FORWARD_H
#define CT_REPO_FORWARD_H

#include "repo/algorithm.h"

/* The fields are forward.c's own. */
struct ct_forward {
    struct ct_builder *builder;
    int nranks;
    int rank;
    int buffer; /* the one that holds the lists */
    int nlists;
    int *memory;  /* of the arrays that follow */
    int *starts;  /* list -> its first block, and the end of the last */
    int *origins; /* block -> the rank that it comes from, as a distance: up
                     from this rank, modulo p */
    int *next_starts;
    int *next_origins;
    int nparts;
    int nreceived; /* blocks in this round */
    struct ct_forward_part *parts;
};

/* What has been received in this round from one rank. */
struct ct_forward_part {
    int recv; /* the step */
    int distance;
    bool mirrored;
    int first; /* own lists that are alike */
    int nlists;
    int at; /* in the buffer of what is received */
};

/*
 * Begin with p lists of one block. Ended by ct_forward_end.
 *
 * lists    where the blocks are, list 0 first: CT_SEND if list i is what the
 *          rank has for rank i, else CT_SCRATCH, into which it has copied them
 *          before this call
 * returns  false when out of memory, which the builder keeps: plan no more
 */
bool ct_forward_begin(struct ct_forward *forward, struct ct_builder *builder,
                      const struct ct_shape *shape, int lists);

/* Send `n` lists from list `first` on to rank `to`. */
void ct_forward_send(struct ct_forward *forward, int to, int first, int n);

/*
 * Receive from rank `from` as many lists, to be appended to the first `n` of
 * those that will be kept. They are like the rank's own `n` lists from list
 * `first` on: as many blocks, from the ranks at the same distances to the
 * sender as those of the own lists to this rank; mirrored: at the opposite
 * distances.
 */
void ct_forward_recv(struct ct_forward *forward, int from, int first, int n, bool mirrored);

/* The end of the round: keep `n` lists from list `first` on, now numbered
   from 0. A single one goes to the receive buffer: the last round. */
void ct_forward_keep(struct ct_forward *forward, int first, int n);

void ct_forward_end(struct ct_forward *forward);

/*
 * For lists of which list i is for rank r+i: ct_forward_rotate copies them
 * into CT_SCRATCH, before ct_forward_begin. ct_forward_shift is a round that
 * leaves `keep` of them: of those that follow, each run of as many goes to rank
 * r + keep, r + 2 keep, ..., for whom they are the first ones.
 */
void ct_forward_rotate(struct ct_builder *builder, const struct ct_shape *shape);
void ct_forward_shift(struct ct_forward *forward, int keep);

#endif
