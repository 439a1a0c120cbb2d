/*
 * partial.h - where the partial result of an allreduce is, in rank order.
 *
 * A reduction leaves its result in its second operand, the one of the higher
 * ranks. Where that is what was just received, the partial result moves into
 * the buffer of the receive. A plan keeps account of it here; nothing is
 * copied but (at most) at the start and at the end.
 *
 * The vector may be divided into units; the partial result is then of the
 * units that the rank still keeps.
 */
#ifndef CT_REPO_PARTIAL_H
#define CT_REPO_PARTIAL_H

#include "repo/builder.h"

#include <stdbool.h>

struct ct_partial {
    int buffer;      /* holds the partial result; CT_SEND at first */
    int moves;       /* combinations to come with a peer of higher ranks */
    bool in_scratch; /* the receive buffer has no room for a vector: another
                        scratch buffer is used in its place */
};

/* Some units of the vector. */
struct ct_part {
    int first;
    int units;
};

/* Where a part is in a buffer. */
struct ct_span ct_part_span(int buffer, struct ct_part part);

/*
 * Send units `give` of the partial result to `peer` (units 0: nothing),
 * receive its partial result of units `keep`, combine the two. All earlier
 * steps are complete before, all of this before later ones.
 *
 * above  the peer's partial result is of higher ranks than this rank's, all
 *        of them; false: of lower ones
 */
void ct_partial_combine(struct ct_builder *builder, struct ct_partial *partial, int peer,
                        bool above, struct ct_part give, struct ct_part keep);

/* Several parts of the vector, each a message of its own. */
struct ct_partial_runs {
    int n;
    struct ct_part parts[3];
};

/* The same with several parts each way; the peer names the same ones. */
void ct_partial_combine_parts(struct ct_builder *builder, struct ct_partial *partial, int peer,
                              bool above, const struct ct_partial_runs *give,
                              const struct ct_partial_runs *keep);

/* Copy units of the result into the receive buffer if they are elsewhere. */
void ct_partial_deliver(struct ct_builder *builder, struct ct_partial *partial,
                        struct ct_part part);

#endif
