/*
 * call_counts.h - the counts of one call on all ranks, and how far a call is
 * from them.
 *
 * The distance of a call from given counts is a share of bytes: the sum over
 * all items of |bytes of the call - bytes given|, divided by the sum of the
 * bytes given. 0: the same; 1: as if nothing were alike. Of a collective with
 * private counts a rank sees its own row and column only: what it sends, and
 * what it gets. Where no rank is further off than a share, the whole call is
 * not, either.
 */
#ifndef CT_REPO_CALL_COUNTS_H
#define CT_REPO_CALL_COUNTS_H

#include "repo/collective.h"

#include <stdint.h>

struct ct_call_counts {
    const char *name; /* of the pattern, docs/reference/patterns.md */
    const struct ct_collective *collective;
    int nranks;
    const size_t *bytes; /* by item, ct_collective.content: what each rank
                            contributes; with private counts, [sender * nranks +
                            receiver] */
    uint64_t hash;       /* of the bytes, and of what was generated for them; 0: not
                      wanted */
};

/* Numbers in `bytes`. */
size_t ct_call_counts_items(const struct ct_collective *collective, int nranks);

/* Bytes of the average item, rounded up; at least 1. */
size_t ct_call_counts_mean(const struct ct_call_counts *counts);

/* Of everything but the name: for the same calls the same number. */
uint64_t ct_call_counts_hash(const struct ct_call_counts *counts);

/*
 * The distance of a rank's call from the counts.
 *
 * item_bytes  of the call, by ct_size_place
 * returns     a share; infinite if bytes are given for none of the items and
 *             the call has some
 */
double ct_call_counts_distance(const struct ct_call_counts *counts, int rank,
                               const size_t *item_bytes);

/* The distance of the call that `later` is from `earlier`, on all ranks
   together; infinite where collective or ranks differ. */
double ct_call_counts_apart(const struct ct_call_counts *earlier,
                            const struct ct_call_counts *later);

#endif
