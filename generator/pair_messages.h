/*
 * pair_messages.h - the messages of an alltoallv pattern on a tree, and lists
 * of them in the order in which a schedule starts them (repo/phases/message_list.h).
 *
 * All functions return 0 or CT_ERR_MEMORY.
 */
#ifndef CT_GENERATOR_PAIR_MESSAGES_H
#define CT_GENERATOR_PAIR_MESSAGES_H

#include "patterns/call_pattern.h"
#include "repo/phases/message_list.h"
#include "repo/tree.h"

struct ct_pair_message {
    int sender;
    int receiver;
    size_t bytes;
    int first_link; /* of nlinks in ct_pair_messages.links */
    int nlinks;
    double rate; /* bytes/s, of the slowest cable on its way */
};

struct ct_pair_messages {
    const struct ct_tree *tree; /* borrowed */
    int n;
    struct ct_pair_message *messages; /* by sender and receiver; none to
                                         oneself, none without bytes */
    int *links;                       /* all paths */
    double *speeds; /* by directed link, bytes/s; unknown ones are as fast as
                       the fastest, or 1 if none is known */
};

/* messages: out: ct_pair_messages_fini, after failures too */
int ct_pair_messages_init(struct ct_pair_messages *messages,
                          const struct ct_tree *tree,
                          const struct ct_call_pattern *pattern,
                          struct ct_diag *diag);
void ct_pair_messages_fini(struct ct_pair_messages *messages);

/* Seconds for which the busiest link is busy: no schedule takes less. */
int ct_pair_messages_bound(const struct ct_pair_messages *messages,
                           double *seconds, struct ct_diag *diag);

/* A list of all messages. */
struct ct_pair_list {
    struct ct_listed_message *listed; /* owned, free */
    int *messages; /* place in the list -> number of the message; owned, free */
    double *rates; /* place -> bytes/s in the ideal run; owned, free */
    int nphases;   /* 0: there are none */
    double seconds; /* the ideal run takes */
};

/*
 * All-to-all based: a message has the phase that it has in the all-to-all of
 * repo/phases/aapc.h; phases without messages are left out. No two messages of
 * a phase share a link.
 */
int ct_list_alltoall_based(const struct ct_pair_messages *messages,
                           struct ct_pair_list *list, struct ct_diag *diag);

/*
 * Greedy: the messages by falling size; a phase takes each of those left that
 * shares no link with what it has.
 */
int ct_list_greedy(const struct ct_pair_messages *messages,
                   struct ct_pair_list *list, struct ct_diag *diag);

/*
 * Critical link first: whenever a message is complete, of those that find room
 * on all their links the one starts whose busiest link has most to carry yet,
 * until none finds room: half of its rate or more of links whose bandwidth is
 * known, all of others. It moves at what it finds.
 */
int ct_list_critical(const struct ct_pair_messages *messages,
                     struct ct_pair_list *list, struct ct_diag *diag);

void ct_pair_list_fini(struct ct_pair_list *list);

/* Whether a message takes a part of the link, at its rate, or all of it. */
bool ct_link_is_shared(const struct ct_tree *tree, int link);

/* Room for a list of all messages: for the functions above. */
int ct_pair_list_init(struct ct_pair_list *list, int n, struct ct_diag *diag);

#endif
