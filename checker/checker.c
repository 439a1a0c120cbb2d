/*
 * checker.c - runs the checks in order and counts what the schedules do.
 */
#include "checker/checker.h"

#include "checker/checker_parts.h"

#include <limits.h>

static void count_rank(const struct ct_schedule *s, struct ct_check_counts *counts)
{
    const size_t bytes = ct_schedule_memory(s);
    long long scratch = 0;

    for (int i = 0; i < s->nsteps; i++) {
        const struct ct_step *step = &s->steps[i];

        counts->tokens += step->action == CT_DO_TOKEN_SEND;
        counts->barriers += step->action == CT_DO_BARRIER && s->rank == 0;
        if (step->action == CT_DO_SEND) {
            counts->messages++;
            counts->units_sent += step->src.units;
        }
        if (ct_action_traits(step->action)->is_fetch)
            counts->units_fetched += step->dst.units;
    }
    for (int i = 0; i < s->nscratch; i++)
        scratch += s->scratch_units[i];
    if (scratch > INT_MAX)
        scratch = INT_MAX;
    if (counts->scratch_units_max < scratch)
        counts->scratch_units_max = (int)scratch;
    if (counts->schedule_bytes_max < bytes)
        counts->schedule_bytes_max = bytes;
}

int ct_check_run(const struct ct_check *check, struct ct_check_counts *counts, struct ct_diag *diag)
{
    static const struct ct_check_counts none = {0};
    struct ct_matches matches;
    int err = ct_check_shape(check, diag);

    if (err == CT_OK)
        err = ct_matches_init(&matches, check->schedules, check->nranks, diag);
    if (err != CT_OK)
        return err;
    err = ct_check_items(check, &matches, diag);
    if (err == CT_OK)
        err = ct_check_hazards(check, diag);
    if (err == CT_OK)
        err = ct_check_progress(check, &matches, diag);
    ct_matches_fini(&matches);
    if (err != CT_OK || counts == NULL)
        return err;
    *counts = none;
    for (int i = 0; i < check->nranks; i++)
        count_rank(check->schedules[i], counts);
    return CT_OK;
}
