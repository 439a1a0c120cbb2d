/*
 * list_check.h - checks that a list of messages is a schedule of a pattern.
 */
#ifndef CT_CHECKER_LIST_CHECK_H
#define CT_CHECKER_LIST_CHECK_H

#include "repo/phases/message_list.h"
#include "repo/tree.h"

/*
 * Prove that every pair of ranks with bytes has one message and no other has,
 * that each is complete after it has started, and that those that move at the
 * same time in the ideal run ask no link for more than it has.
 *
 * bytes     sender * nranks + receiver
 * rates     what a message takes of links whose bandwidth is known, by place in
 *           the list; it takes all of others. NULL: all of every link
 * is_alone  out: no two are ever on a link at the same time
 * returns   0, CT_ERR_INVALID with the fault in diag, or CT_ERR_MEMORY
 */
int ct_list_check(const struct ct_tree *tree,
                  const struct ct_list_schedule *list, const size_t *bytes,
                  const double *rates, bool *is_alone, struct ct_diag *diag);

#endif
