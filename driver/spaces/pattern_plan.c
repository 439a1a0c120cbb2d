/*
 * pattern_plan.c - each pattern is compared with those before it that are
 * timed.
 */
#include "driver/spaces/pattern_plan.h"

#include <stdlib.h>
#include <string.h>

static int check(const struct ct_options *options, const struct ct_cluster *cluster,
                 const struct ct_call_pattern *pattern, struct ct_diag *diag)
{
    if (pattern->rank_count != cluster->nranks)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: the pattern %s is of %d ranks, the cluster "
                           "%s has %d; a pattern recorded with as many would "
                           "be right",
                           options->patterns, pattern->line, pattern->name, pattern->rank_count,
                           cluster->name, cluster->nranks);
    if (!options->collectives[ct_collective_number(pattern->collective)])
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s:%d: the pattern %s is of %s, which --collective "
                           "leaves out",
                           options->patterns, pattern->line, pattern->name,
                           pattern->collective->name);
    return CT_OK;
}

/* The nearest of those before it that are timed. */
static int find_near(const struct ct_pattern_plan *plan, int number)
{
    double least = plan->similarity;
    int near = CT_NOT_NEAR;

    for (int i = 0; i < number; i++) {
        double apart;

        if (plan->same_as[i] != CT_NOT_NEAR)
            continue;
        apart = ct_call_counts_apart(&plan->counts[i], &plan->counts[number]);
        if (apart > least || (apart == least && near != CT_NOT_NEAR))
            continue;
        near = i;
        least = apart;
    }
    return near;
}

static void compare(struct ct_pattern_plan *plan)
{
    const int n = ct_pattern_plan_size(plan);

    for (int i = 0; i < n; i++) {
        const struct ct_call_pattern *pattern = &plan->file.patterns[i];

        plan->counts[i] = (struct ct_call_counts){.name = pattern->name,
                                                  .collective = pattern->collective,
                                                  .nranks = pattern->rank_count,
                                                  .bytes = pattern->bytes};
        plan->counts[i].hash = ct_call_counts_hash(&plan->counts[i]);
        plan->same_as[i] = find_near(plan, i);
    }
}

int ct_pattern_plan_load(const struct ct_options *options, const struct ct_cluster *cluster,
                         struct ct_pattern_plan *plan, struct ct_diag *diag)
{
    int err, n;

    memset(plan, 0, sizeof *plan);
    plan->similarity = options->similarity;
    if (options->patterns == NULL)
        return CT_OK;
    err = ct_pattern_file_load(options->patterns, &plan->file, diag);
    n = ct_pattern_plan_size(plan);
    for (int i = 0; i < n && err == CT_OK; i++)
        err = check(options, cluster, &plan->file.patterns[i], diag);
    if (err != CT_OK || n == 0)
        return err;
    plan->counts = calloc((size_t)n, sizeof *plan->counts);
    plan->same_as = calloc((size_t)n, sizeof *plan->same_as);
    if (plan->counts == NULL || plan->same_as == NULL)
        return ct_diag_memory(diag);
    compare(plan);
    return CT_OK;
}

void ct_pattern_plan_fini(struct ct_pattern_plan *plan)
{
    ct_pattern_file_fini(&plan->file);
    free(plan->counts);
    free(plan->same_as);
    memset(plan, 0, sizeof *plan);
}

int ct_pattern_plan_size(const struct ct_pattern_plan *plan)
{
    return (int)plan->file.pattern_count;
}
