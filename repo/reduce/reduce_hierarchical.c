/*
 * reduce_hierarchical - inside each group of near ranks, then between groups.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). The
 * first L ranks of each are its leaders, the root in the place of its group's
 * first; the vector is cut into L pieces. All ranks of a group send piece l to
 * its leader l, which adds them up; then the leaders l of all groups reduce
 * their sums to the one in the root's group, and those give their pieces to the
 * root.
 * With inside=shared, ranks of a group post and fetch in place of messages.
 * Cost, with G groups of Q ranks: alpha + (Q-1)/L n (beta + gamma), n
 * bytes in the vector, and that of a reduce of n/L bytes on G ranks; with
 * several leaders, (L-1) (alpha + n/L beta) more.
 * Scratch: two vectors, and the inner reduce's.
 * Source: MPICH's two-level reduce, here with several leaders; the inner
 * algorithms: Thakur, Rabenseifner, Gropp 2005, section 5.1.
 */
#include "repo/scheme/leaders.h"
#include "repo/scheme/pass_up.h"

extern const struct ct_collective ct_reduce;
extern const struct ct_algorithm reduce_halving;
extern const struct ct_algorithm reduce_tree;

enum { LEADERS, BETWEEN, INSIDE }; /* the parameters */

static const struct ct_inner between[] = {
    {&reduce_tree, {{0, CT_UP_KNOMIAL, 2}}},
    {&reduce_halving, {{0}}},
};
static const char *const between_words[] = {"binomial", "rabenseifner"};

static const struct ct_param between_param = {
    .name = "between",
    .nvalues = sizeof between_words / sizeof *between_words,
    .words = between_words,
};

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_leaders_apply(problem, values[LEADERS]) &&
           ct_inside_applies(problem, values[LEADERS], values[INSIDE]);
}

/* In the root's group, from its other leaders. */
static void plan_last(struct ct_builder *builder, const struct ct_leaders *l,
                      const struct ct_leaders_result *sums)
{
    for (int i = 1; i < l->n && l->number == 0; i++)
        ct_leaders_take(builder, l, i, ct_leaders_piece(sums, CT_RECV, i));
    if (l->number > 0 && l->number < l->n)
        ct_leaders_give(builder, l, 0, ct_leaders_piece(sums, sums->buffer, l->number));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int *values = shape->setting.values;
    struct ct_leaders leaders = ct_leaders_of_root(shape, values[LEADERS]);
    struct ct_leaders_result sums;

    leaders.is_shared = values[INSIDE] != CT_INSIDE_MESSAGES;
    sums = ct_leaders_reduce(builder, &leaders, between[values[BETWEEN]], true);
    if (sums.piece > 0 && leaders.group == leaders.root_group)
        plan_last(builder, &leaders, &sums);
}

const struct ct_algorithm reduce_hierarchical = {
    .name = "reduce_hierarchical",
    .collective = &ct_reduce,
    .source = "MPICH, two-level reduce",
    .needs = "two groups of near ranks or more; inside=shared: of ranks that share memory",
    .cost = "(Q-1) alpha + (Q-1)/L n (beta + gamma) + reduce(G ranks, n/L); "
            "L > 1: (L-1) (alpha + n/L beta) more",
    .params = {&ct_leaders_param, &between_param, &ct_inside_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
