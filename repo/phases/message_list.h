/*
 * message_list.h - messages in a list, and a rank's schedule from it.
 *
 * A list schedule holds messages in the order in which they start in an ideal
 * run, and for each of them how many have started when it is complete. A run on
 * a cluster keeps to that: of two messages of one sender, or of one receiver,
 * the later one in the list waits for the earlier one if that was complete in
 * the ideal run before it started. Nothing else waits, but for tokens.
 *
 * Generated alltoallv routines, and alltoall routines for cables of odd
 * bandwidths, call the planner from their .plan. Pairs of
 * ranks that are not in the list follow, one after the other, so a schedule is
 * right for any counts. Their parameter is ct_phased_param.
 */
#ifndef CT_REPO_MESSAGE_LIST_H
#define CT_REPO_MESSAGE_LIST_H

#include "repo/algorithm.h"
#include "repo/phases/phases.h"

struct ct_listed_message {
    int sender;
    int receiver;
    int end; /* this many of the list have started when it is complete: it and
                those before it at least */
};

/* The receiver of message `after` sends a token to the sender of the later
   message `before` when the first is complete; the other waits for it. */
struct ct_listed_token {
    int after;
    int before;
};

struct ct_list_schedule {
    int nranks;
    int nmessages;
    const struct ct_listed_message *messages; /* a pair of ranks at most once */
    int ntokens[CT_SEPARATIONS];
    const struct ct_listed_token *tokens[CT_SEPARATIONS]; /* by `before` */
};

/*
 * Each rank sends and receives what the list has for it, then what it has not,
 * and copies its own block. Sends and receives of a rank do not wait for each
 * other. No deadlock: each wait is for a message before this one, the pairs
 * that are not listed being in order of the distance of their ranks.
 */
void ct_listed_alltoallv(struct ct_builder *builder,
                         const struct ct_shape *shape,
                         const struct ct_list_schedule *list);

/* The same where all blocks are of one size. */
void ct_listed_alltoall(struct ct_builder *builder,
                        const struct ct_shape *shape,
                        const struct ct_list_schedule *list);

#endif
