/*
 * barrier_hierarchical - up to the first rank of each group of near ranks,
 * between these, down again.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). Inside a
 * group tokens go up and down a k-nomial tree; between the first ranks another
 * barrier.
 * With inside=shared, all ranks of a group post for its first, and it for them.
 * Cost, with G groups of up to Q ranks: 2 log_k Q rounds of up to k-1 tokens, and
 * a barrier of G ranks.
 * Source: MPICH's two-level barrier.
 */
#include "repo/scheme/leaders.h"
#include "repo/scheme/rank_tree.h"

extern const struct ct_algorithm barrier_dissemination;
extern const struct ct_algorithm barrier_linear;

enum { RADIX, BETWEEN, INSIDE }; /* the parameters */

static const int radices[] = {2, 4, 16};

static const struct ct_param radix = {
    .name = "radix",
    .nvalues = sizeof radices / sizeof *radices,
    .values = radices,
};

static const char *const words[] = {"dissemination", "linear"};

enum { DISSEMINATION, LINEAR };

static const struct ct_param between = {
    .name = "between",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

/* With two groups, both barriers between them are alike. From the largest group
   on, all trees are. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const int number = ct_param_number(&radix, values[RADIX]);

    if (values[INSIDE] != CT_INSIDE_MESSAGES && number > 0)
        return false;
    return ct_leaders_apply(problem, 0) && ct_inside_applies(problem, 0, values[INSIDE]) &&
           (number == 0 || radices[number - 1] < problem->places->groups.largest) &&
           (values[BETWEEN] == DISSEMINATION || problem->places->groups.n > 2);
}

/* The barrier of the first ranks of the groups. */
static void plan_between(struct ct_builder *builder, const struct ct_leaders *leaders, int kind)
{
    const struct ct_shape inner = {
        .nranks = leaders->groups->n,
        .rank = leaders->group,
        .segments = 1,
        .setting = {{kind == DISSEMINATION ? 2 : 0}},
    };
    const struct ct_fit fit = {.scratch = CT_SCRATCH, .block_units = 1};
    struct ct_schedule *part = ct_algorithm_part(
        kind == DISSEMINATION ? &barrier_dissemination : &barrier_linear, builder, &inner);

    if (part != NULL)
        ct_leaders_compose(builder, leaders, part, fit);
    ct_schedule_free(part);
}

/* All see the first rank's posts, and it sees theirs. */
static void plan_shared(struct ct_builder *builder, const struct ct_leaders *l, int kind)
{
    const struct ct_span nothing = ct_span(CT_SEND, 0, 0);

    if (l->number > 0) {
        ct_leaders_post(builder, l, 0, 1, nothing);
        ct_token_fetch(builder, ct_leaders_rank(l, l->group, 0));
        return;
    }
    for (int i = 1; i < l->nranks; i++)
        ct_token_fetch(builder, ct_leaders_rank(l, l->group, i));
    ct_fence(builder);
    plan_between(builder, l, kind);
    ct_fence(builder);
    ct_leaders_post(builder, l, 0, l->nranks, nothing);
}

static void plan_messages(struct ct_builder *builder, const struct ct_leaders *l, const int *values)
{
    const struct ct_rank_node node = ct_knomial_node(l->nranks, l->number, values[RADIX]);

    for (int i = 0; i < node.nchildren; i++)
        ct_token_recv(builder, ct_leaders_rank(l, l->group, node.children[i]));
    ct_fence(builder);
    if (node.parent >= 0) {
        const int parent = ct_leaders_rank(l, l->group, node.parent);

        ct_token_recv(builder, parent);
        ct_token_send(builder, parent);
    } else {
        plan_between(builder, l, values[BETWEEN]);
    }
    ct_fence(builder);
    for (int i = node.nchildren - 1; i >= 0; i--)
        ct_token_send(builder, ct_leaders_rank(l, l->group, node.children[i]));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int *values = shape->setting.values;
    const struct ct_leaders l = ct_leaders_of(shape, 0);

    if (values[INSIDE] != CT_INSIDE_MESSAGES)
        plan_shared(builder, &l, values[BETWEEN]);
    else
        plan_messages(builder, &l, values);
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_hierarchical = {
    .name = "barrier_hierarchical",
    .collective = &ct_barrier,
    .source = "MPICH, two-level barrier",
    .needs = "two groups of near ranks or more; inside=shared: radix=2, of ranks that share "
             "memory",
    .cost = "2 log_k Q rounds of k-1 tokens, radix k; barrier(G ranks)",
    .params = {&radix, &between, &ct_inside_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
