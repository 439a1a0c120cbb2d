/*
 * compose.h - a plan within a plan: what another algorithm plans, as steps of
 * this rank's schedule.
 *
 * The inner plan is made for ranks, blocks and buffers of its own, and a map of
 * each says where they are in the outer plan. It may be of some of the ranks: one
 * that is not among them adds nothing. Its steps go into the epoch that is
 * under way and into new ones; a fence before or after it is the caller's.
 * Every rank of the inner plan composes the same inner plan, in the same order among the
 * inner plans and messages that it shares with the others.
 *
 * What one step moves may lie apart in the outer plan. Copies and reductions are
 * then made in pieces. A message is one message at both ends, so it must lie
 * in one piece, unless `splits` cuts all messages of the inner plan at the ends of
 * blocks: the sender's blocks begin where the receiver's do, so both ends cut
 * alike.
 */
#ifndef CT_REPO_COMPOSE_H
#define CT_REPO_COMPOSE_H

#include "repo/builder.h"

/* Where a buffer of the inner plan is. */
struct ct_seat {
    int buffer;        /* of the outer plan */
    int first;         /* the unit of it where the inner plan's blocks begin */
    const int *blocks; /* the inner plan's block -> its place among them; NULL: in
                          order */
};

/* How an inner plan fits into the outer plan. */
struct ct_fit {
    const int *ranks;        /* the inner plan's rank -> the outer plan's; NULL: the same */
    struct ct_seat seats[2]; /* of CT_SEND and CT_RECV */
    /* Of CT_SEND and CT_RECV, for blocks that differ in size: the inner plan's block
       -> its first unit in the seat, and the end of the last; NULL: all have
       block_units. Only of parts without scratch and segments. */
    const int *starts[2];
    int scratch; /* where its scratch buffers are: CT_SCRATCH + i, ... */
    struct {
        int first;      /* their blocks begin at this unit, */
        int distance;   /* and so many units lie from one to the next; 0:
                         block_units */
    } spread;           /* an inner plan that works on a chunk needs its scratch on the
                         grid of that chunk */
    int block_units;    /* units of the outer plan in a block of the inner plan; a multiple
                        of the inner plan's units in it */
    const int *items;   /* the inner plan's item -> the outer plan's; NULL: the same. Of
                         collectives with counts, whose blocks stay whole */
    bool splits;        /* one message per block */
    bool first_has_all; /* rank 0 of the inner plan has at the start what it is to
                           receive: messages to it are left out */
};

/*
 * Add the steps of an inner plan that is planned. Where it does not fit, the builder
 * keeps CT_ERR_INVALID: a block of other units, a message in pieces, a barrier
 * of some ranks.
 *
 * part  borrowed
 */
void ct_compose(struct ct_builder *builder, const struct ct_schedule *part,
                const struct ct_fit *fit);

/* True if a span of the inner plan is in one piece in the outer plan. */
bool ct_fit_is_whole(const struct ct_fit *fit, const struct ct_schedule *part,
                     const struct ct_span *span);

/* How many of the span's units, from unit `from` of it on, are in one piece. */
int ct_fit_run(const struct ct_fit *fit, const struct ct_schedule *part, const struct ct_span *span,
               int from);

/* `units` units of a span that are in one piece, from unit `from` of it on, as
   units of the outer plan; of an empty span, an empty one. */
struct ct_span ct_fit_piece(const struct ct_fit *fit, const struct ct_schedule *part,
                            const struct ct_span *span, int from, int units);

#endif
