/*
 * digits.h - numbers with digits to a mixed base, for algorithms whose rounds
 * are exchanges of all ranks that differ in one digit.
 *
 * With radix k, the number of ranks is split into as few factors up to k as
 * possible, as equal as possible. Where that would take two more than
 * log_k p, rounded down, the largest power of k up to p is used, and groups
 * of up to k ranks share a number (fold.h): so there are never more than
 * log_k p + 2 rounds, rounded down.
 */
#ifndef CT_REPO_DIGITS_H
#define CT_REPO_DIGITS_H

#include "repo/algorithm.h"

/* More than an int has factors; the largest radix. */
#define CT_DIGITS_MAX 32
#define CT_RADIX_MAX 16

struct ct_digits {
    int nlevels;
    int radices[CT_DIGITS_MAX]; /* of the lowest digit first, descending */
    int count;                  /* of numbers: the product */
};

/* radix  2 to CT_RADIX_MAX */
struct ct_digits ct_digits_of(int nranks, int radix);

/*
 * The numbers that differ from `number` in the digit of this level alone, itself
 * with them, ascending: as many as the level's radix.
 *
 * numbers  out: room for CT_RADIX_MAX
 * returns  which one is `number`
 */
int ct_digits_group(const struct ct_digits *digits, int number, int level, int *numbers);

/* "radix", from 3 on: for 2, other algorithms do the same. */
extern const struct ct_param ct_radix_param;

/* True if this radix differs for so many ranks from 2 and from all smaller
   values of ct_radix_param. */
bool ct_radix_is_new(int nranks, int radix);

#endif
