/*
 * token_clocks.h - what ranks know of messages that are complete: vector clocks.
 * For tokens.c.
 *
 * Entry x of a clock is how many of rank x's receives, in the order of
 * phases, are known to be complete. What a message teaches a rank counts from
 * the rank's next phase on, whose steps wait for the message.
 */
#ifndef CT_REPO_TOKEN_CLOCKS_H
#define CT_REPO_TOKEN_CLOCKS_H

#include "repo/phases/phases.h"

#include <stdbool.h>
#include <stdint.h>

/* A message that others may still have to wait for. */
struct ct_token_record {
    const struct ct_message *message;
    int users;                    /* who refer to it */
    int ordinal;                  /* of the receiver's receives, from 1 */
    int16_t *start;               /* what its sender knew when it started */
    int16_t *clock;               /* what its receiver knew when it was complete */
    struct ct_token_record *next; /* in the list of free ones */
};

struct ct_token_pending;

/* What a rank knows before its next step. */
struct ct_token_clock {
    int16_t *row;
    struct ct_token_pending *pending; /* its messages of the current phase */
};

struct ct_token_clocks {
    int nranks;
    enum ct_separation separation;
    int width;                     /* entries of a clock */
    int16_t *rows;                 /* of the ranks' clocks */
    struct ct_token_clock *clocks; /* by rank */
    int *received;                 /* by rank: receives so far */
    struct ct_token_record *unused;
    bool is_failed; /* out of memory, now or before */
};

bool ct_token_clocks_init(struct ct_token_clocks *clocks, int nranks,
                          enum ct_separation separation);

/* After all records are released but those that clocks refer to. */
void ct_token_clocks_fini(struct ct_token_clocks *clocks);

/*
 * Begin with a message: its record, with what its sender knows.
 *
 * returns  with one user; NULL: out of memory
 */
struct ct_token_record *ct_token_start(struct ct_token_clocks *clocks,
                                       const struct ct_message *message);

/* The message's sender learns what that of an earlier one's token knows. */
void ct_token_learn(const struct ct_token_clocks *clocks, struct ct_token_record *record,
                    const struct ct_token_record *earlier);

/* The message is complete: what its two ranks learn. */
void ct_token_complete(struct ct_token_clocks *clocks, struct ct_token_record *record);

/* True if the earlier message is complete before this one starts. */
bool ct_token_is_past(const struct ct_token_clocks *clocks, const struct ct_token_record *earlier,
                      const struct ct_token_record *record);

/* One user less; NULL: nothing. */
void ct_token_release(struct ct_token_clocks *clocks, struct ct_token_record *record);

#endif
