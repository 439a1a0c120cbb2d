/*
 * pipeline.h - allreduce up and down trees of ranks, segment by segment.
 *
 * The vector is divided into units. Each unit goes up its tree, where every
 * rank combines its own with its children's, and down again; units do not wait
 * for each other, but for a window of a few under way, so that a rank waits on
 * few requests. Scratch: at most two vectors.
 */
#ifndef CT_REPO_PIPELINE_H
#define CT_REPO_PIPELINE_H

#include "repo/algorithm.h"
#include "repo/scheme/rank_tree.h"

/* A tree, and the units that go along it: `segments` from `first` on. */
struct ct_pipe {
    struct ct_rank_node node; /* of this rank */
    int first;
};

/* The allreduce; every unit of the vector is in one of the pipes. Keeps the
   order of ranks. */
void ct_pipeline_allreduce(struct ct_builder *builder, const struct ct_shape *shape,
                           const struct ct_pipe *pipes, int npipes);

#endif
