/*
 * cable_shares.h - how much of a vector is combined behind each of the cables
 * that meet at a switch, so that all of them need the same time.
 */
#ifndef CT_REPO_CABLE_SHARES_H
#define CT_REPO_CABLE_SHARES_H

/*
 * A share s behind a cable means that it carries 1 + s (n - 2 + above) vectors
 * each way (repo/scheme/README.md). Cables so slow that one vector takes
 * them longest get none.
 *
 * capacity  of n cables; equal shares where one is unknown (0)
 * above     vectors on the cable towards the root
 * shares    out: n, their sum is 1
 */
void ct_cable_shares(const double *capacity, int n, double above, double *shares);

#endif
