/*
 * tree_sum.h - what a rank of a tree combines of one unit: its own with its
 * children's, in the order of numbers.
 *
 * A reduction leaves its result in its second operand, the one of higher
 * ranks. Where that was just received, the sum moves there; nothing is copied
 * but a rank's own unit, where the first child's is lower. Scratch: at most two
 * vectors.
 */
#ifndef CT_REPO_TREE_SUM_H
#define CT_REPO_TREE_SUM_H

#include "repo/algorithm.h"
#include "repo/scheme/rank_tree.h"
#include "repo/scheme/segment_window.h"

/* How the ranks of a tree are numbered: number v is rank v + shift, modulo
   nranks. */
struct ct_numbering {
    int nranks;
    int shift;
};

static inline int ct_numbered_rank(const struct ct_numbering *numbering, int number)
{
    return (number + numbering->shift) % numbering->nranks;
}

static inline int ct_rank_number(const struct ct_numbering *numbering, int rank)
{
    return (rank - numbering->shift + numbering->nranks) % numbering->nranks;
}

/* Where sums are made. */
struct ct_summing {
    struct ct_segment_window window; /* with the builder */
    struct ct_numbering numbering;
    int number;            /* of this rank */
    bool ends_in_recv;     /* it shall be in the receive buffer, if that saves a
                              copy; else it is in scratch */
    bool may_change_order; /* children may be combined in any order */
};

/* The sum of one unit. */
struct ct_sum {
    struct ct_span span;
    int step;     /* the last that wrote it */
    int freed[2]; /* scratch buffer -> the last step that read it */
};

/* node  of numbers */
struct ct_sum ct_tree_sum(struct ct_summing *summing, const struct ct_rank_node *node, int unit);

#endif
