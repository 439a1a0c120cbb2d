/*
 * apart.h - spans of the application's buffers whose blocks lie apart.
 *
 * In calls with displacements, the blocks of a buffer may have gaps between
 * them or lie in another order. A span of one block is always in one piece. A
 * span of several blocks is in several pieces where these blocks are not next
 * to each other. What is sent or received is the same either way, so no other
 * rank has to know.
 */
#ifndef CT_LIBRARY_RUN_APART_H
#define CT_LIBRARY_RUN_APART_H

#include "library/run/running.h"

/* Bytes that lie one after the other. */
struct ct_piece {
    ptrdiff_t at; /* the first, counted from the start of the buffer */
    size_t bytes;
};

/*
 * Take the first piece from a span.
 *
 * left     in: the span, or what earlier calls left of it; out: the rest
 * piece    out: the longest at the start of `left`; undefined if false is
 *          returned
 * returns  false if no bytes are left
 */
bool ct_apart_next(const struct ct_running *run, struct ct_span *left, struct ct_piece *piece);

/* True if a span has more than one piece. */
bool ct_apart_is_split(const struct ct_running *run, const struct ct_span *span);

/* Copy between spans of which at least one may have several pieces. Returns an
   MPI error code. */
int ct_apart_copy(const struct ct_running *run, const struct ct_step *step);

/*
 * Start the message of a step whose span is split, by a datatype for its
 * pieces. It is made for this message: MPI allocates memory for it, which does
 * not grow with the bytes of the message.
 *
 * returns  an MPI error code
 */
int ct_apart_start(const struct ct_running *run, const struct ct_step *step, MPI_Request *request);

#endif
