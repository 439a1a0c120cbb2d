/*
 * pattern_plan.c - each pattern is compared with those before it that are
 * timed.
 */
#include "driver/folder/pattern_plan.h"

#include "base/text.h"

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
    double least = plan->similarity[number];
    int near = CT_NOT_NEAR;

    for (int i = 0; i < number; i++) {
        double apart;

        if (plan->same_as[i] != CT_NOT_NEAR ||
            plan->counts[i].collective != plan->counts[number].collective)
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

/* The numbers of a pattern, which its lines `counts` have one after the other. */
static void read_bytes(const struct ct_result_case *own, size_t *bytes, size_t most)
{
    size_t n = 0;

    for (int i = 0; i < own->ncounts; i++) {
        const char *at = own->counts[i].bytes;
        char *end;

        for (size_t value = strtoull(at, &end, 10); end != at; value = strtoull(at, &end, 10)) {
            if (n < most)
                bytes[n++] = value;
            at = end;
        }
    }
}

/* Room for `more` elements behind `n`; NULL: out of memory. */
static void *with_room(void *array, size_t n, int more, size_t element_size)
{
    return realloc(array, (n + (size_t)more + 1) * element_size);
}

/* Add a pattern by what decisions.csv says of it. */
static int add_pattern(struct ct_pattern_plan *plan, const struct ct_cluster *cluster,
                       const struct ct_collective *collective, const struct ct_result_case *own)
{
    const size_t n = ct_call_pattern_entries(collective, cluster->nranks);
    struct ct_call_pattern pattern = {.name = ct_format("%s", ct_case_pattern(own)),
                                      .collective = collective,
                                      .rank_count = cluster->nranks,
                                      .bytes = calloc(n, sizeof *pattern.bytes)};

    if (pattern.name == NULL || pattern.bytes == NULL) {
        free(pattern.name);
        free(pattern.bytes);
        return CT_ERR_MEMORY;
    }
    read_bytes(own, pattern.bytes, n);
    plan->file.patterns[plan->file.pattern_count++] = pattern;
    return CT_OK;
}

/* Add the calls in a row of the patterns from number `first` on. */
static void add_runs(struct ct_pattern_file *file, const struct ct_result_collective *own,
                     size_t first)
{
    for (int i = 0; i < own->nruns; i++) {
        for (size_t k = first; k < file->pattern_count; k++) {
            if (strcmp(file->patterns[k].name, strchr(own->runs[i].of, ':') + 1) == 0)
                file->runs[file->run_count++] = (struct ct_pattern_run){
                    .pattern = k, .call_count = (unsigned long long)own->runs[i].ncalls};
        }
    }
}

/* Add the patterns of a collective that was decided before. */
static int add_before(struct ct_pattern_plan *plan, const struct ct_cluster *cluster,
                      const struct ct_result_collective *own)
{
    struct ct_pattern_file *file = &plan->file;
    const size_t first = file->pattern_count;
    struct ct_call_pattern *patterns =
        with_room(file->patterns, first, own->ncases, sizeof *patterns);
    struct ct_pattern_run *runs = with_room(file->runs, file->run_count, own->nruns, sizeof *runs);
    int err = patterns == NULL || runs == NULL ? CT_ERR_MEMORY : CT_OK;

    if (patterns != NULL)
        file->patterns = patterns;
    if (runs != NULL)
        file->runs = runs;
    for (int i = 0; i < own->ncases && err == CT_OK; i++) {
        if (ct_case_pattern(&own->cases[i]) != NULL)
            err = add_pattern(plan, cluster, ct_collective_find(own->name), &own->cases[i]);
    }
    if (err == CT_OK)
        add_runs(file, own, first);
    return err;
}

static bool has_patterns(const struct ct_result_collective *own)
{
    for (int i = 0; i < own->ncases; i++) {
        if (ct_case_pattern(&own->cases[i]) != NULL)
            return true;
    }
    return false;
}

/* True if the collective has patterns that stay, as the options leave it out. */
static bool has_others(const struct ct_result_collective *own, const struct ct_options *options)
{
    const struct ct_collective *collective = ct_collective_find(own->name);

    return has_patterns(own) && collective != NULL && ct_call_pattern_is_of(collective) &&
           !options->collectives[ct_collective_number(collective)];
}

/* Those of earlier decisions. */
static int add_all_before(struct ct_pattern_plan *plan, const struct ct_options *options,
                          const struct ct_cluster *cluster, const struct ct_result *before)
{
    int err = CT_OK;

    for (int i = 0; before != NULL && i < before->ncollectives && err == CT_OK; i++) {
        if (has_others(&before->collectives[i], options))
            err = add_before(plan, cluster, &before->collectives[i]);
    }
    return err;
}

/* The distance that decided which patterns are alike. */
static double similarity_of(const struct ct_result *before, const struct ct_call_pattern *pattern)
{
    const struct ct_result_collective *own =
        ct_result_find_collective(before, pattern->collective->name);

    return ct_result_find_pattern(own, pattern->name)->similarity;
}

/* Lists by pattern; the first `nown` patterns are of the options' file. */
static int make_lists(struct ct_pattern_plan *plan, const struct ct_options *options,
                      const struct ct_result *before, size_t nown)
{
    const size_t n = plan->file.pattern_count;

    plan->similarity = calloc(n + 1, sizeof *plan->similarity);
    plan->counts = calloc(n + 1, sizeof *plan->counts);
    plan->same_as = calloc(n + 1, sizeof *plan->same_as);
    if (plan->similarity == NULL || plan->counts == NULL || plan->same_as == NULL)
        return CT_ERR_MEMORY;
    for (size_t i = 0; i < n; i++)
        plan->similarity[i] =
            i < nown ? options->similarity : similarity_of(before, &plan->file.patterns[i]);
    compare(plan);
    return CT_OK;
}

int ct_pattern_plan_load(const struct ct_options *options, const struct ct_cluster *cluster,
                         const struct ct_result *before, struct ct_pattern_plan *plan,
                         struct ct_diag *diag)
{
    int err = CT_OK;
    size_t n;

    memset(plan, 0, sizeof *plan);
    if (options->patterns != NULL)
        err = ct_pattern_file_load(options->patterns, &plan->file, diag);
    n = plan->file.pattern_count;
    for (size_t i = 0; i < n && err == CT_OK; i++)
        err = check(options, cluster, &plan->file.patterns[i], diag);
    if (err == CT_OK && (add_all_before(plan, options, cluster, before) != CT_OK ||
                         make_lists(plan, options, before, n) != CT_OK))
        err = ct_diag_memory(diag);
    return err;
}

void ct_pattern_plan_fini(struct ct_pattern_plan *plan)
{
    ct_pattern_file_fini(&plan->file);
    free(plan->similarity);
    free(plan->counts);
    free(plan->same_as);
    memset(plan, 0, sizeof *plan);
}

int ct_pattern_plan_size(const struct ct_pattern_plan *plan)
{
    return (int)plan->file.pattern_count;
}
