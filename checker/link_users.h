/*
 * link_users.h - whether messages that are not known to follow each other ask
 * a link for more than it carries. For contention.c.
 *
 * A set of messages has two bits for each: number `message`, that it is
 * complete; number nmessages + message, that it has started.
 */
#ifndef CT_CHECKER_LINK_USERS_H
#define CT_CHECKER_LINK_USERS_H

#include "checker/traffic.h"
#include "repo/tree.h"

#include <stdint.h>

struct ct_link_pending;

struct ct_link_users {
    const struct ct_tree *tree;
    const struct ct_traffic *traffic;
    struct ct_diag *diag;
    struct ct_link_pending **links; /* by directed link: list */
    int *path;
    int *units;              /* by directed link: messages that it carries */
    bool *is_crowded;        /* by directed link: perhaps there are more */
    const uint64_t **starts; /* by message: the set before it */
    int *started;            /* messages in the order in which they started */
    int nstarted;
};

static inline bool ct_set_has(const uint64_t *set, int bit)
{
    return (set[bit / 64] >> (bit % 64) & 1) != 0;
}

/* All return 0, CT_ERR_MEMORY or CT_ERR_INVALID, and set diag. Borrow what
   they are given; _fini in any case. */
int ct_link_users_init(struct ct_link_users *users, const struct ct_tree *tree,
                       const struct ct_traffic *traffic, struct ct_diag *diag);
void ct_link_users_fini(struct ct_link_users *users);

/* The message starts to move after all in `before`, which stays as it is. */
int ct_link_users_start(struct ct_link_users *users, const uint64_t *before,
                        int message);

/* When all have started. */
int ct_link_users_check(struct ct_link_users *users);

#endif
