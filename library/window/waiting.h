/*
 * waiting.h - how a rank waits for what another rank of its host shows or acknowledges.
 *
 * It polls, then yields the processor, and every so often lets MPI make progress: the rank
 * that it waits for may itself wait until this one's MPI library goes on with a message
 * of the application, which it does only inside of calls.
 */
#ifndef CT_LIBRARY_WINDOW_WAITING_H
#define CT_LIBRARY_WINDOW_WAITING_H

#include <sched.h>
#include <stdbool.h>

#define CT_WAITING_POLLS 2000 /* before it yields */
#define CT_WAITING_EAGER 64   /* polls without a pause; later ones have one of some cycles */
#define CT_WAITING_YIELDS 4   /* from one progress of MPI to the next */

/* All zero: a wait begins. */
struct ct_waiting {
    unsigned npolls;
};

/* Say to the processor that this is a loop that waits. Of gcc and clang. */
static inline void ct_waiting_relax(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
}

/*
 * After a poll in vain: true if it is too early to do anything but poll again.
 *
 * is_crowded  there are more ranks than processors: never
 */
static inline bool ct_waiting_polls(struct ct_waiting *waiting, bool is_crowded)
{
    if (++waiting->npolls >= CT_WAITING_POLLS || is_crowded)
        return false;
    if (waiting->npolls > CT_WAITING_EAGER)
        ct_waiting_relax();
    return true;
}

/*
 * The same, and yield if it is not.
 *
 * returns     true if it is time for MPI to make progress
 */
static inline bool ct_waiting_goes_on(struct ct_waiting *waiting, bool is_crowded)
{
    if (ct_waiting_polls(waiting, is_crowded))
        return false;
    sched_yield();
    return waiting->npolls % CT_WAITING_YIELDS == 0;
}

#endif
