/*
 * sampled_nodes.h - the cables' ends, and the ranks of each class beyond them, planned or not.
 */
#ifndef CT_MODEL_SAMPLED_NODES_H
#define CT_MODEL_SAMPLED_NODES_H

#include "model/surer_end.h"

/* Sums are by class. */
enum { CT_KINDS = CT_CLASSES + 1 };

/* Ranks of a class. */
struct ct_members {
    int all;
    int planned;
};

/* A node that has hosts below it, or is one. */
struct ct_sampled_node {
    int above;       /* the next one towards the root; the root's: 0 */
    int first, last; /* positions of ranks below it */
    int nranks;      /* below it */
    struct ct_members of[CT_KINDS];
    int64_t capacity;           /* of the cable above it */
    int64_t load[CT_ENDS];      /* of the whole call: up by what is sent, down by what is
                                   received */
    int64_t messages[CT_KINDS]; /* of a host, with other hosts; in shares */
    int64_t round[CT_ENDS][CT_KINDS];
    bool is_loaded;
};

/*
 * Count the ranks below each node, up to the root, which has all.
 *
 * hosts     the places' tree with ranks at the nodes of their hosts
 * position  by rank
 * nodes     in: zero; out
 * returns   the capacity of the slowest cable of those nodes; 0: none is known
 */
int64_t ct_sampled_nodes_find(const struct ct_sample *sample, const struct ct_tree *hosts,
                              const int *position, struct ct_sampled_node *nodes);

/* n * times / divided_by, rounded down. */
static inline int64_t ct_times_of(int64_t n, int64_t times, int64_t divided_by)
{
    return divided_by == 1 ? n * times
                           : n / divided_by * times + n % divided_by * times / divided_by;
}

/* What all ranks do, if those of a class do alike; rounded down. */
int64_t ct_members_sum(const int64_t *sums, const struct ct_members *of);

#endif
