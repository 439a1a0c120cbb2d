/*
 * contention.h - whether more messages can be on one directed link at the
 * same time than it carries: one, or where cables differ, as many as
 * repo/phases/link_units.h says.
 *
 * A proof from the schedules alone, for any collective: which steps come
 * before which, whatever the speed of ranks and links, and from that, which
 * messages are complete before which others start.
 */
#ifndef CT_CHECKER_CONTENTION_H
#define CT_CHECKER_CONTENTION_H

#include "repo/protocol.h"
#include "repo/schedule.h"
#include "repo/tree.h"

/* The sizes that items have in the calls that a proof is for. */
struct ct_item_sizes {
    const struct ct_collective *collective;
    const size_t *item_bytes; /* by item; NULL: any */
};

/*
 * Prove that of any two messages on a directed link one is complete before
 * the other starts; on a link that carries several at a time, that they fit on
 * so many lanes, on each of which that holds. Messages that follow each other on a link by themselves
 * count as in order: those of one sender to one receiver, and with CT_EAGER
 * those of one sender whose sends start one after the other.
 *
 * Needs about (2 * messages + steps) * messages / 4 bytes, unless no link is
 * used by more than one pair of ranks, as in a ring.
 *
 * schedules  one per rank; proved right by ct_check_run before
 * sizes      messages that are not sent with these, for want of bytes, are not
 *            there; NULL: all are
 * returns    0, CT_ERR_INVALID (the first link and the two messages in diag)
 *            or CT_ERR_MEMORY
 */
int ct_contention_check(const struct ct_tree *tree, const struct ct_schedule *const *schedules,
                        enum ct_protocol protocol, const struct ct_item_sizes *sizes,
                        struct ct_diag *diag);

/* True if no directed link is used by more than one pair of ranks, as in a
   ring. Then there is no contention, whatever the order of steps. */
bool ct_contention_is_apart(const struct ct_tree *tree, const struct ct_schedule *const *schedules);

#endif
