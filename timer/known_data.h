/*
 * known_data.h - random data that any rank computes of any other, so that what
 * a call must deliver is known without a message.
 *
 * An item of a rank is a sequence of 64-bit words. Of reductions it is whole
 * numbers, each a factor of the rank times a factor of the element: the sum
 * over many ranks then costs what one rank's costs. They are small enough that
 * sums over 131,072 ranks are exact in any order.
 */
#ifndef CT_TIMER_KNOWN_DATA_H
#define CT_TIMER_KNOWN_DATA_H

#include "repo/collective.h"

#include <stdint.h>

struct ct_known {
    uint64_t seed; /* other data for each */
    bool reduces;
    size_t element_bytes; /* of reductions: 8, doubles; 1, bytes, whose sums
                             wrap round */
};

/*
 * Write what a block holds.
 *
 * content  of one rank, or of reductions a sum over ranks
 * bytes    of the block; of doubles a multiple of 8
 */
void ct_known_fill(const struct ct_known *known, const struct ct_content *content,
                   unsigned char *block, size_t bytes);

/*
 * Does the block hold that?
 *
 * wanted   out, if not: what the first wrong byte should be
 * returns  the offset of the first wrong byte; `bytes` if there is none
 */
size_t ct_known_compare(const struct ct_known *known, const struct ct_content *content,
                        const unsigned char *block, size_t bytes, unsigned char *wanted);

#endif
