/*
 * comparing.c - the choices, then native; what there is no time for is given
 * up.
 */
#include "driver/tuning/comparing.h"

#include "base/process.h"
#include "driver/tuning/dispatched.h"
#include "driver/tuning/native_results.h"

#include <stdio.h>

void ct_tuning_set_deadline(struct ct_tuning *tuning, double deadline_s)
{
    double *own = &tuning->session.client.deadline_s;

    if (deadline_s > *own)
        *own = deadline_s;
}

/* The budget is used up, or the run is silent: what was not compared is not run, and
   native's own results are not compared. */
static int give_up(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    const int n = ct_dispatched_give_up(&tuning->session, outcome);

    if (n > 0 && !tuning->session.is_silent)
        fprintf(stderr,
                "colltune: %s: no time was left to compare the results of %d "
                "choice%s, native runs there; run again to go on\n",
                outcome->space->name, n, n == 1 ? "" : "s");
    return CT_OK;
}

int ct_compare_choices(struct ct_tuning *tuning, struct ct_outcome *outcome)
{
    int got;

    ct_tuning_set_deadline(tuning, tuning->budget.comparing_s);
    got = ct_dispatched_verify(&tuning->session, outcome, tuning->diag);
    if (got == CT_OK)
        got = ct_native_results_compare(&tuning->session, outcome, tuning->diag);
    return got == CT_STOPPED && !ct_signals_interrupted() ? give_up(tuning, outcome) : got;
}
