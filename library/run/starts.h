/*
 * starts.h - where the blocks of each buffer begin, where items differ in size.
 */
#ifndef CT_LIBRARY_RUN_STARTS_H
#define CT_LIBRARY_RUN_STARTS_H

#include "repo/algorithm.h"

#define CT_BUFFERS (CT_SCRATCH + CT_SCRATCH_MAX)

/* All zero: no room yet. */
struct ct_starts {
    size_t *buffers[CT_BUFFERS]; /* block -> its first byte, and the end of the
                                    last: struct ct_grid */
    size_t announced;            /* where counts are private: bytes of the largest block of
                         any pair, if the ranks have told each other */
    size_t *received;            /* the same: room for the sizes of the blocks that this
                         rank gets */
    ptrdiff_t *places[2];        /* of the send and the receive buffer: room for
                             places as in struct ct_call */
};

/* Make room for the buffers of a schedule; false: out of memory. */
bool ct_starts_reserve(struct ct_starts *starts, const struct ct_schedule *schedule,
                       const struct ct_collective *collective, const struct ct_member *member);

/*
 * Fill the tables for one call; allocates nothing. Where counts are private, all
 * scratch blocks are as large as the largest.
 *
 * item_bytes  by ct_size_place
 */
void ct_starts_bind(struct ct_starts *starts, const struct ct_schedule *schedule,
                    const struct ct_collective *collective, const struct ct_member *member,
                    const size_t *item_bytes);

/* Bytes of the largest block, of those that all ranks know: nothing of private
   counts. */
size_t ct_starts_largest(const struct ct_problem *problem);

void ct_starts_fini(struct ct_starts *starts);

#endif
