/*
 * builder.h - write a schedule step by step.
 *
 * The functions that add a step return its number, to be named as a
 * predecessor by ct_after, or CT_NO_STEP when there was nothing to do (an
 * empty span, a copy onto itself). A failure (out of memory, a peer out of
 * range) is kept and reported once, by ct_builder_finish: plans need not
 * look at each call.
 */
#ifndef CT_REPO_BUILDER_H
#define CT_REPO_BUILDER_H

#include "repo/schedule.h"

#define CT_NO_STEP (-1)

struct ct_builder;

/* NULL when out of memory; units_per_block starts as 1. */
struct ct_builder *ct_builder_new(int nranks, int rank);
void ct_builder_free(struct ct_builder *builder);

int ct_builder_nranks(const struct ct_builder *builder);

/* Make room for so many more steps, or about so many. */
void ct_builder_reserve(struct ct_builder *builder, int nsteps);

/* Divide each block into `units` units; before the first step. */
void ct_set_units_per_block(struct ct_builder *builder, int units);

/* Messages of no bytes are not sent: both ends of each know its size. All ranks,
   or none. */
void ct_skip_empty(struct ct_builder *builder);

/*
 * The blocks of scratch buffer `buffer` (CT_SCRATCH + i) are as large as these
 * items, in collectives with counts; without, they take any item.
 *
 * items  block -> item, copied; as many as the plan uses, or more
 */
void ct_scratch_items(struct ct_builder *builder, int buffer, const int *items, int nblocks);

struct ct_span ct_span(int buffer, int first, int units);

int ct_send(struct ct_builder *builder, int peer, struct ct_span src);
int ct_recv(struct ct_builder *builder, int peer, struct ct_span dst);
int ct_copy(struct ct_builder *builder, struct ct_span src, struct ct_span dst);

/* dst = src op dst; in rank order if src holds the lower ranks. */
int ct_combine(struct ct_builder *builder, struct ct_span src, struct ct_span dst);

int ct_token_send(struct ct_builder *builder, int peer);
int ct_token_recv(struct ct_builder *builder, int peer);

/*
 * Make a span readable for some ranks that share memory with this one; each of
 * them fetches from it once. Not before this rank's earlier posts are over.
 *
 * readers  ranks, without this one; copied
 */
int ct_post(struct ct_builder *builder, const int *readers, int nreaders, struct ct_span src);

/* The same without data: the readers learn that this rank has come so far. */
int ct_token_post(struct ct_builder *builder, const int *readers, int nreaders);

/*
 * Copy from a post that is for this rank: from the next one of `peer`, of those
 * that this rank has not yet fetched from.
 *
 * posted  as many units as the peer posts, the first at the same number modulo
 *         units_per_block. With counts, if less than all is taken: the same items
 *         in this rank's own buffer
 * skip    units of it before what is taken
 * dst     perhaps of no units: only to have done with the post
 */
int ct_fetch(struct ct_builder *builder, int peer, struct ct_span posted, int skip,
             struct ct_span dst);

/* The same, but dst = what is posted op dst. */
int ct_fetch_combine(struct ct_builder *builder, int peer, struct ct_span posted, int skip,
                     struct ct_span dst);

int ct_token_fetch(struct ct_builder *builder, int peer);

/*
 * Step `step` waits for step `pred`, an earlier one. CT_NO_STEP on either
 * side, or a `pred` of an earlier epoch, adds nothing.
 */
void ct_after(struct ct_builder *builder, int step, int pred);

/* All later steps wait for all earlier ones. */
void ct_fence(struct ct_builder *builder);

/* Keep a failure of the plan itself (memory); later steps are dropped. */
void ct_builder_fail(struct ct_builder *builder, enum ct_status status, const char *text);

/* A barrier of all ranks between all earlier and all later steps. */
void ct_barrier_step(struct ct_builder *builder);

/* The MPI library's own collective between all earlier and all later steps. */
void ct_native(struct ct_builder *builder, struct ct_span src, struct ct_span dst);

/*
 * Hand over the finished schedule; the builder remains to be freed.
 *
 * schedule  out: owned by the caller, ct_schedule_free
 * returns   0, CT_ERR_MEMORY, or CT_ERR_INVALID (a mistake of the plan)
 */
int ct_builder_finish(struct ct_builder *builder, struct ct_schedule **schedule,
                      struct ct_diag *diag);

#endif
