/*
 * skips.h - the distances of a circulant graph in which a message reaches p
 * ranks in ceil(log2 p) rounds.
 *
 * s[q] = p, and s[k] is half of s[k+1], rounded up, down to s[0] = 1. In round
 * k all ranks have peers at distance s[k]: none is special, for any p.
 */
#ifndef CT_REPO_SKIPS_H
#define CT_REPO_SKIPS_H

/* More than there are for an int. */
#define CT_SKIPS_MAX 33

/*
 * skips    out: s[0] to s[q]
 * returns  q
 */
int ct_skips(int nranks, int skips[static CT_SKIPS_MAX]);

#endif
