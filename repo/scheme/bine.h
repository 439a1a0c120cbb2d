/*
 * bine.h - partners at distances of numbers in base -2.
 *
 * The distance in step k is 1 - 2 + 4 - ... (k + 1 terms): 1, 1, 3, 5, 11, ...,
 * up and down in turn; even ranks go this way, odd ones the other. Partners
 * are an even and an odd rank, about two thirds as far from each other as in
 * steps of 2^k, so that less crosses the borders of groups of consecutive
 * ranks. De Sensi et al. 2024 (Swing) and 2025 (Bine).
 */
#ifndef CT_REPO_BINE_H
#define CT_REPO_BINE_H

#include "repo/scheme/rank_tree.h"

/* The partner of `rank` in step `step`, from 0 on, among an even number p. */
int ct_bine_partner(int rank, int step, int p);

/*
 * A permutation of 0 .. q-1, q a power of two, in which what partners still
 * have in common is contiguous: before step k they are in the same aligned
 * run of q / 2^k positions, in different halves of it.
 */
int ct_bine_position(int rank, int q);

/*
 * The tree of q = 2^s ranks, root 0: those who have the vector send it in steps
 * s-1, ..., 1, 0 to their partners. Children are in the order of steps, 0
 * first.
 */
struct ct_rank_node ct_bine_node(int rank, int q);

#endif
