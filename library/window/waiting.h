/*
 * waiting.h - how a rank waits for what another rank of its host shows or acknowledges.
 *
 * It polls, then lets MPI make progress between two polls, as MPI does in a wait of its own, and
 * later yields the processor as well: the rank that it waits for may itself wait until this one's
 * MPI library goes on with what the application has under way. To yield takes as long as some ten
 * polls, so it does not after each of them, and ranks that wait for MPI here are served sooner.
 */
#ifndef CT_LIBRARY_WINDOW_WAITING_H
#define CT_LIBRARY_WINDOW_WAITING_H

#include <stdbool.h>

#define CT_WAITING_POLLS 2000 /* before it yields */
#define CT_WAITING_EAGER 500  /* before MPI makes progress */
#define CT_WAITING_BETWEEN 16 /* polls from one time that it yields to the next */

/* All zero: a wait begins. */
struct ct_waiting {
    unsigned npolls;
};

/* What to do before the next poll. */
enum ct_waiting_turn { CT_WAITING_POLL, CT_WAITING_PROGRESS, CT_WAITING_YIELD };

/*
 * After a poll in vain.
 *
 * is_crowded  there are more ranks than processors: it yields after each poll
 * returns     CT_WAITING_YIELD: MPI makes progress, too
 */
static inline enum ct_waiting_turn ct_waiting_turn(struct ct_waiting *waiting, bool is_crowded)
{
    if ((++waiting->npolls >= CT_WAITING_POLLS && waiting->npolls % CT_WAITING_BETWEEN == 0) ||
        is_crowded)
        return CT_WAITING_YIELD;
    return waiting->npolls > CT_WAITING_EAGER ? CT_WAITING_PROGRESS : CT_WAITING_POLL;
}

#endif
