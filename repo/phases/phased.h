/*
 * phased.h - a rank's schedule from an all-to-all in phases.
 *
 * Generated alltoall routines call one of the planners from their .plan: the
 * first with explicit tables, the second, for many ranks, with the tree only.
 * Both give the same schedules. The only parameter to declare is
 * ct_phased_param, whose values are enum ct_separation.
 *
 * A rank has a step for each phase in which it has a message. The step's
 * receive starts when the rank's previous step is complete; its send waits
 * for the incoming tokens besides; a token is sent when the step's receive is
 * complete. There is one epoch, and no more than a step's requests are ever
 * waited on.
 */
#ifndef CT_REPO_PHASED_H
#define CT_REPO_PHASED_H

#include "repo/algorithm.h"
#include "repo/phases/phases.h"
#include "repo/tree.h"

/* "separation": the values of enum ct_separation. */
extern const struct ct_param ct_phased_param;

/* For .contention_free: where tokens separate the phases. */
bool ct_phased_contention_free(const struct ct_setting *setting, enum ct_protocol protocol);

void ct_phased_alltoall(struct ct_builder *builder, const struct ct_shape *shape,
                        const struct ct_phases *phases);

/* Computes the phases (tree_phases.h), and the tokens of its separation, first.
   With the closed form, and without tokens or with more than CT_CLOCK_RANKS_MAX
   ranks, a rank computes its own messages and tokens only: with 4096 ranks about
   ten milliseconds. Otherwise those of all: with 1024 ranks a hundred
   milliseconds. */
void ct_phased_alltoall_tree(struct ct_builder *builder, const struct ct_shape *shape,
                             const struct ct_tree *tree);

#endif
