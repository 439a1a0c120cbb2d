/*
 * needs.h - how many bytes of memory a call takes on a rank.
 */
#ifndef CT_LIBRARY_RUN_NEEDS_H
#define CT_LIBRARY_RUN_NEEDS_H

#include "library/run/plans.h"
#include "library/run/workspace.h"

/* What is to be prepared. */
struct ct_need {
    const struct ct_algorithm *algorithm;
    const struct ct_shape *shape; /* of this rank */
    size_t bytes;                 /* of the largest block that all ranks know */
    bool is_large;                /* its memory is given back after the call */
    const size_t *item_bytes;     /* NULL: all blocks have `bytes`, else at most */
    const bool *packs;            /* by block */
    bool may_pack;                /* a reduction whose ranks may pack */
};

/* Bytes of the larger buffer of any rank: the same on all of them. */
size_t ct_needs_payload(const struct ct_collective *collective, int nranks, int root, size_t bytes);

/*
 * Of a planned call with blocks of up to `bytes` bytes.
 *
 * plan   its starts are bound where the request has items
 * needs  out: CT_BLOCKS sizes; with private counts nothing to pack in, which is
 *        ct_needs_private
 */
void ct_needs_of(const struct ct_plan *plan, const struct ct_need *request, size_t bytes,
                 size_t *needs);

/*
 * With private counts: bytes to pack this rank's own blocks in.
 *
 * needs    out: CT_BLOCKS sizes; no scratch
 * returns  their sum
 */
size_t ct_needs_private(const struct ct_problem *problem, const struct ct_member *member,
                        const bool *packs, size_t *needs);

#endif
