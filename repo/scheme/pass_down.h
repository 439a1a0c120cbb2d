/*
 * pass_down.h - a root's vector down trees of ranks, segment by segment.
 *
 * The vector is divided into units. A rank sends each unit to its children as
 * soon as it has it; units do not wait for each other, but for a window of a
 * few under way (segment_window.h). What a rank receives it sends on from where
 * it is: no scratch.
 *
 * Trees are made of numbers: those of ranks counted from the root on, modulo
 * p.
 */
#ifndef CT_REPO_PASS_DOWN_H
#define CT_REPO_PASS_DOWN_H

#include "repo/algorithm.h"
#include "repo/scheme/pipeline.h"

/* The number of this rank, and the rank that has a number. */
static inline int ct_number_from_root(const struct ct_shape *shape)
{
    return (shape->rank - shape->root + shape->nranks) % shape->nranks;
}

static inline int ct_rank_from_root(const struct ct_shape *shape, int number)
{
    return (shape->root + number) % shape->nranks;
}

/* The node of this rank, given that of its number. */
struct ct_rank_node ct_node_from_root(const struct ct_shape *shape,
                                      const struct ct_rank_node *numbers);

/*
 * The broadcast; every unit of the vector is in one of the pipes, shape->segments
 * in each.
 *
 * pipes  of ranks; the last child of a node is sent to first
 */
void ct_pass_down(struct ct_builder *builder, const struct ct_shape *shape,
                  const struct ct_pipe *pipes, int npipes);

/* The whole plan of a broadcast along one tree, divided into shape->segments.
   numbers: the node of this rank's number. */
void ct_pass_down_tree(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_rank_node *numbers);

#endif
