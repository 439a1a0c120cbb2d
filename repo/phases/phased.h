/*
 * phased.h - a rank's schedule from an all-to-all in phases.
 *
 * Generated alltoall routines call one of the planners from their .plan: the
 * first with explicit tables, the second, for many ranks, with the tree only.
 * Both give the same schedules. The first parameter to declare is
 * ct_phased_param, the second, if any, ct_phased_segments_param.
 *
 * A rank has a step for each phase in which it has a message. The step's
 * receive starts when the rank's previous step is complete; its send waits
 * for the incoming tokens besides; a token is sent when the step's receive is
 * complete. There is one epoch, and no more than a step's requests are ever
 * waited on. Of the segments of a block, two are waited on at a time.
 */
#ifndef CT_REPO_PHASED_H
#define CT_REPO_PHASED_H

#include "repo/algorithm.h"
#include "repo/phases/phases.h"
#include "repo/tree.h"

/* "separation": CT_SEPARATE_NOT, _RENDEZVOUS or _EAGER. */
extern const struct ct_param ct_phased_param;

/* "segment_bytes": 0, or 8192, for which separation has to be _EAGER: small messages
   do without the handshakes of large ones, for which cables would be idle. With
   them the tokens are CT_SEPARATE_SIDE_BY_SIDE. */
extern const struct ct_param ct_phased_segments_param;

/* True if the problem's blocks can be divided so. */
bool ct_phased_segments_apply(const struct ct_problem *problem);

/* For .segments. */
int ct_phased_segments(const struct ct_problem *problem);

/* Which tokens a setting needs. */
enum ct_separation ct_phased_separation(const struct ct_setting *setting);

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
