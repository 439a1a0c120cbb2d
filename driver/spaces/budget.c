/*
 * budget.c - what is kept back for the end follows from what set-up took: it
 * compiles and plans the same.
 */
#include "driver/spaces/budget.h"

#include <math.h>

#define FINISH_SHARE 0.35 /* of the time that set-up took, */
#define FINISH_LEAST 0.5  /* seconds at least, */
#define FINISH_MOST 0.25  /* and this part of the budget at most */

/* Measuring has half of the budget, or these seconds, however long set-up
   took. */
#define MEASURE_SHARE 0.5
#define MEASURE_LEAST 2.0

#define BEYOND 0.05    /* part of the budget by which it may be exceeded */
#define COMPARING 0.25 /* part of measuring that comparisons take at most */

struct ct_budget ct_budget_divide(double whole_s, double begun_s, double now_s, double others)
{
    const double set_up_s = now_s - begun_s;
    const double finish_s =
        fmin(fmax(FINISH_LEAST, FINISH_SHARE * set_up_s), FINISH_MOST * whole_s);
    const double least_s = fmin(MEASURE_LEAST, MEASURE_SHARE * whole_s);
    const double left_s = whole_s - set_up_s - finish_s;
    const double measure_s = fmax(left_s, least_s);

    if (whole_s <= 0)
        return (struct ct_budget){0};
    return (struct ct_budget){.search_s = now_s + measure_s / (1 + others),
                              .measuring_s = now_s + measure_s,
                              .comparing_s = now_s + measure_s + BEYOND * whole_s,
                              .is_short = left_s < least_s};
}

bool ct_budget_is_over(const struct ct_budget *budget, double stop_s, double now_s,
                       double expected_s, double comparing_s)
{
    const double most_s = COMPARING * (budget->measuring_s - now_s);
    const double kept_s = fmin(comparing_s, fmax(0, most_s));

    return stop_s > 0 && (now_s > stop_s || now_s + expected_s > stop_s ||
                          now_s + expected_s > budget->measuring_s - kept_s);
}
