/*
 * exchange.h - what the all-to-all algorithms with one message a pair share.
 */
#ifndef CT_REPO_EXCHANGE_H
#define CT_REPO_EXCHANGE_H

#include "repo/builder.h"

/* Numbers of the steps of an exchange. */
struct ct_exchange {
    int recv;
    int send;
};

/*
 * Receive the block of rank `from`, send rank `to` its block. Both may be
 * the same rank.
 */
struct ct_exchange ct_exchange(struct ct_builder *builder, int to, int from);

/* Copy the block that a rank has for itself. */
void ct_exchange_own(struct ct_builder *builder, int rank);

/* Both steps of `later` wait for both steps of `earlier`. */
void ct_exchange_after(struct ct_builder *builder, struct ct_exchange later,
                       struct ct_exchange earlier);

#endif
