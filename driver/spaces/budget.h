/*
 * budget.h - how the time that the user gave is divided: set-up, measuring,
 * the last comparisons of results, then files and the library.
 */
#ifndef CT_DRIVER_SPACES_BUDGET_H
#define CT_DRIVER_SPACES_BUDGET_H

#include <stdbool.h>

/* Times of ct_clock_s. All zero: no budget. */
struct ct_budget {
    double search_s;    /* no race of the search begins after this */
    double measuring_s; /* no race at all does, and what is under way is cut */
    double comparing_s; /* the same of comparisons of results */
    bool is_short;      /* set-up left less than the least for measuring */
};

/*
 * Divide it, when set-up is over.
 *
 * whole_s  the budget; 0: none
 * begun_s  when the run began, ct_clock_s
 * now_s    the same, now
 * others   what is measured after the search takes this part of its time
 */
struct ct_budget ct_budget_divide(double whole_s, double begun_s, double now_s, double others);

/*
 * True if there is no time for a race.
 *
 * stop_s       when races of this kind end: search_s or measuring_s
 * expected_s   that the race takes; 0: not known
 * comparing_s  that the last comparisons are expected to take
 */
bool ct_budget_is_over(const struct ct_budget *budget, double stop_s, double now_s,
                       double expected_s, double comparing_s);

#endif
