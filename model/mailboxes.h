/*
 * mailboxes.h - where the end of a message that started first is kept until the other comes.
 */
#ifndef CT_MODEL_MAILBOXES_H
#define CT_MODEL_MAILBOXES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ct_started_end {
    int rank;
    int step;
};

struct ct_mailboxes {
    struct ct_mailbox *boxes; /* hashed; behind them room for half as many, for when they double */
    size_t n;                 /* a power of two: those in use, */
    size_t most;              /* and all */
    size_t nkept;             /* not empty */
};

/* nends: of messages, at most. Returns false when out of memory; ct_mailboxes_fini also then. */
bool ct_mailboxes_init(struct ct_mailboxes *boxes, size_t nends);
void ct_mailboxes_fini(struct ct_mailboxes *boxes);

/*
 * The end of a message has started.
 *
 * key      of the message, not 0
 * other    out: the other end
 * returns  false: that has not come yet, and this one is kept for it
 */
bool ct_mailboxes_meet(struct ct_mailboxes *boxes, uint64_t key, struct ct_started_end at,
                       struct ct_started_end *other);

#endif
