/*
 * tuned_patterns.c - compares counts that all ranks know.
 */
#include "library/choice/tuned_patterns.h"

#include "library/call/tally.h"
#include "library/group/sequence.h"
#include "patterns/call_pattern.h"

/* Of those as near the first. */
static const struct ct_tuned_pattern *nearest(const struct ct_task *task)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_tuned_pattern *found = NULL;
    double least = 0;

    for (int i = 0; i < ct_tuned.npatterns; i++) {
        const struct ct_tuned_pattern *pattern = &ct_tuned.patterns[i];
        double distance;

        if (pattern->counts.collective != collective)
            continue;
        distance = ct_call_counts_distance(&pattern->counts, task->context->rank, task->item_bytes);
        if (distance > pattern->similarity || (found != NULL && distance >= least))
            continue;
        found = pattern;
        least = distance;
    }
    return found;
}

const struct ct_choice *ct_tuned_pattern_choose(const struct ct_task *task, int *err)
{
    const struct ct_collective *collective = task->interposed->collective;
    const struct ct_tuned_pattern *pattern = NULL;

    if (ct_tuned.npatterns == 0 || !ct_call_pattern_is_of(collective))
        return NULL;
    if (collective->private_bytes == 0)
        pattern = nearest(task);
    else if (ct_tuned.nruns > 0)
        pattern = ct_sequence_next(task->args->comm, task->context, task->item_bytes, err);
    if (pattern == NULL)
        return NULL;
    ct_count_pattern((int)(pattern - ct_tuned.patterns));
    return pattern->choice;
}
