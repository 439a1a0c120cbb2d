/*
 * exchange.h - what algorithms with one message per pair share.
 */
#ifndef CT_REPO_EXCHANGE_H
#define CT_REPO_EXCHANGE_H

#include "repo/algorithm.h"

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

/* The same for unit `unit` of the blocks, of `units` each. */
struct ct_exchange ct_exchange_unit(struct ct_builder *builder, int to, int from, int unit,
                                    int units);

/* Copy the block that a rank has for itself. */
void ct_exchange_own(struct ct_builder *builder, int rank);

/* A sequence of exchanges, with no steps between them; starts as all 0 but for
   builder and window. */
struct ct_exchange_row {
    struct ct_builder *builder;
    int window; /* so many may be under way; 0: all */
    int n;
    struct ct_exchange first;
};

/* Exchange i of a sequence: both its steps wait for both of i - window. */
void ct_exchange_in_row(struct ct_exchange_row *row, struct ct_exchange exchange);

/* "window": exchanges under way at a time, 0: all. The algorithm's first
   parameter; one that all exchanges fit into does not apply. */
extern const struct ct_param ct_exchange_window;
bool ct_exchange_window_applies(const struct ct_problem *problem);

#endif
