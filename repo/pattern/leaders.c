/*
 * leaders.c - finds ranks by group and number.
 */
#include "repo/pattern/leaders.h"

#include <stdlib.h>

static const char *const words[] = {"1", "2", "4", "8", "16", "all"};

enum { NUMBERS = 5, ALL = NUMBERS };

const struct ct_param ct_leaders_param = {
    .name = "leaders",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

int ct_leaders_count(const struct ct_groups *groups, int value)
{
    return value == ALL ? groups->smallest : 1 << value;
}

static int size_of(const struct ct_groups *groups, int group)
{
    return groups->first[group + 1] - groups->first[group];
}

struct ct_leaders ct_leaders_of(const struct ct_shape *shape, int value)
{
    const struct ct_groups *groups = &shape->places->groups;
    const int group = groups->of[shape->rank];
    struct ct_leaders leaders = {
        .groups = groups,
        .n = ct_leaders_count(groups, value),
        .group = group,
        .nranks = size_of(groups, group),
    };

    while (ct_leaders_rank(&leaders, group, leaders.number) != shape->rank)
        leaders.number++;
    return leaders;
}

bool ct_leaders_apply(const struct ct_problem *problem, int value)
{
    const struct ct_groups *groups = &problem->places->groups;

    for (int i = 0; value == ALL && i < NUMBERS; i++) {
        if (ct_leaders_count(groups, i) == groups->smallest)
            return false;
    }
    return groups->n > 1 && groups->largest > 1 &&
           ct_leaders_count(groups, value) <= groups->smallest;
}

int ct_leaders_rank(const struct ct_leaders *leaders, int group, int number)
{
    return leaders->groups->ranks[leaders->groups->first[group] + number];
}

int ct_leaders_share(const struct ct_leaders *leaders, int group, int leader)
{
    const int n = leaders->n;

    return (size_of(leaders->groups, group) - leader + n - 1) / n;
}

static void number_served(struct ct_served *served,
                          const struct ct_leaders *leaders)
{
    const int nshares = leaders->n * served->ngroups;

    for (int i = 0; i < nshares; i++) {
        const int leader = i / served->ngroups;
        const int group = i % served->ngroups;
        const int share = ct_leaders_share(leaders, group, leader);

        served->starts[i] = served->n;
        for (int k = 0; k < share; k++)
            served->ranks[served->n++] =
                ct_leaders_rank(leaders, group, leader + k * leaders->n);
    }
    served->starts[nshares] = served->n;
}

static bool allocate(struct ct_served *served, const struct ct_leaders *leaders)
{
    const struct ct_groups *groups = leaders->groups;
    const size_t nshares = (size_t)leaders->n * (size_t)groups->n;
    const size_t nranks = (size_t)groups->first[groups->n];

    served->ngroups = groups->n;
    served->ranks = calloc(nranks, sizeof *served->ranks);
    served->starts = calloc(nshares + 1, sizeof *served->starts);
    return served->ranks != NULL && served->starts != NULL;
}

struct ct_served *ct_served_new(const struct ct_leaders *leaders,
                                struct ct_builder *builder)
{
    struct ct_served *served = calloc(1, sizeof *served);

    if (served == NULL || !allocate(served, leaders)) {
        ct_served_free(served);
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for the ranks of leaders");
        return NULL;
    }
    number_served(served, leaders);
    return served;
}

void ct_served_free(struct ct_served *served)
{
    if (served == NULL)
        return;
    free(served->ranks);
    free(served->starts);
    free(served);
}

struct ct_schedule *ct_leaders_plan(struct ct_builder *builder,
                                    const struct ct_leaders *leaders,
                                    const struct ct_algorithm *algorithm)
{
    const struct ct_shape shape = {
        .nranks = leaders->groups->n, .rank = leaders->group, .segments = 1};
    struct ct_schedule *part = NULL;
    struct ct_diag diag = {""};
    const int err = ct_algorithm_plan(algorithm, &shape, &part, &diag);

    if (err != CT_OK)
        ct_builder_fail(builder, (enum ct_status)err, diag.text);
    return err == CT_OK ? part : NULL;
}

void ct_leaders_compose(struct ct_builder *builder,
                        const struct ct_leaders *leaders,
                        const struct ct_schedule *part, struct ct_fit fit)
{
    const int n = leaders->groups->n;
    int *ranks = calloc((size_t)n, sizeof *ranks);

    if (ranks == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY,
                        "out of memory for the leaders");
    for (int i = 0; ranks != NULL && i < n; i++)
        ranks[i] = ct_leaders_rank(leaders, i, leaders->number);
    fit.ranks = ranks;
    if (ranks != NULL && part != NULL)
        ct_compose(builder, part, &fit);
    free(ranks);
}
