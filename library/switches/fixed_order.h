/*
 * fixed_order.h - reductions whose result depends on the order of operands, in
 * one order: COLLTUNE_REPRODUCIBLE=1, or a machine folder that asks for it.
 *
 * Such a call runs an algorithm that is chosen by the collective, the number of
 * ranks and the bytes alone. All algorithms of the table combine every element
 * in the same tree, which depends on the number of ranks only: not on hosts,
 * sizes, the root, segments, or where buffers are. With q the largest power of
 * two up to p, the first 2 (p - q) ranks are combined in pairs; then what is
 * next to each other, again and again, the lower ranks always as the first
 * operand. That is so for reduce, allreduce, reduce_scatter and
 * reduce_scatter_block; scan and exscan have trees of their own, one for each
 * rank. The MPI library's own collectives are never run instead: where a call
 * cannot run in that order, it fails.
 */
#ifndef CT_LIBRARY_FIXED_ORDER_H
#define CT_LIBRARY_FIXED_ORDER_H

#include "library/call/interposed.h"

struct ct_choice;
struct ct_problem;

/* True if the order is fixed. The same on all ranks, or calls are native. */
bool ct_fixed_order_is_on(void);

/* True if the order is fixed and the result of the call depends on it. Asks MPI
   nothing, so the arguments may be wrong. */
bool ct_fixed_order_matters(const struct ct_interposed *interposed,
                            const struct ct_arguments *args);

/* What runs such a call; NULL: one rank needs no order.
   problem  its setting and root do not matter */
const struct ct_choice *ct_fixed_order_choice(const struct ct_problem *problem);

/* True if the choice is one that ct_fixed_order_choice returns. */
bool ct_fixed_order_has(const struct ct_choice *choice);

/* True if a call that cannot run for this reason must fail: all ranks know the
   reason, and natively the order would be another one. */
bool ct_fixed_order_forbids_native(enum ct_reason reason);

/*
 * Say once why such calls fail, and call the communicator's error handler.
 *
 * returns  an MPI error code
 */
int ct_fixed_order_fail(const struct ct_interposed *interposed, MPI_Comm comm,
                        enum ct_reason reason);

#endif
