/*
 * phases.h - messages in contention-free phases, and the tokens between them.
 *
 * Messages of one phase can be in flight together: none shares a directed
 * link with another, or on faster links no more than they carry. Ranks do not wait for whole phases: of two messages of
 * different phases that share a link, the earlier one is complete before the
 * later one starts, by the order in which a rank does things or by a token.
 */
#ifndef CT_REPO_PHASES_H
#define CT_REPO_PHASES_H

struct ct_message {
    int phase;
    int sender;
    int receiver;
};

/*
 * Rank `from` sends a token to rank `to` when its receive of phase `after` is
 * complete; `to` waits for it before its send of the later phase `before`.
 */
struct ct_token {
    int after;
    int from;
    int before;
    int to;
};

/* How phases are kept apart at run time. */
enum ct_separation {
    CT_SEPARATE_NOT,          /* each rank keeps the order of the phases */
    CT_SEPARATE_RENDEZVOUS,   /* tokens; right when a message only moves after
                               its receive is posted */
    CT_SEPARATE_EAGER,        /* more tokens; right where the messages of one
                               sender follow each other */
    CT_SEPARATE_SIDE_BY_SIDE, /* still more; right whatever the protocol */
    CT_SEPARATIONS
};

/* An all-to-all in phases. Each rank sends and receives at most once in a
   phase; every ordered pair of ranks is there once. */
struct ct_phases {
    int nranks;
    int nmessages;
    const struct ct_message *messages; /* by phase */
    int ntokens[CT_SEPARATIONS];
    const struct ct_token *tokens[CT_SEPARATIONS]; /* by `before` */
};

/* Order messages by phase, within a phase by sender. */
void ct_messages_sort(struct ct_message *messages, int nmessages);

/* How many phases sorted messages have: one more than the last one's number. */
static inline int ct_messages_phases(const struct ct_message *messages, int nmessages)
{
    return nmessages == 0 ? 0 : messages[nmessages - 1].phase + 1;
}

#endif
