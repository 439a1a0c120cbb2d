/*
 * allreduce_hierarchical - inside each group of near ranks, between groups,
 * inside again.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). The
 * first L ranks of each are its leaders; the vector is cut into L pieces. All
 * ranks of a group send piece l to its leader l, which adds them up; then the
 * leaders l of all groups combine their sums by another allreduce; then leader
 * l sends piece l to its group. With one leader a group sends one vector to
 * the others; with all of them as leaders, every rank has a part of the work.
 * With inside=shared, ranks of a group post and fetch in place of messages.
 * Cost, with G groups of Q ranks: 2 alpha + 2 (Q-1)/L n beta + (Q-1)/L n
 * gamma, n bytes in the vector, and that of an allreduce of n/L bytes on G
 * ranks.
 * Scratch: two vectors, and the inner allreduce's.
 * Source: MPICH's two-level allreduce, here with several leaders; the inner
 * algorithms: Thakur, Rabenseifner, Gropp 2005, section 4.5.
 */
#include "repo/scheme/leaders.h"

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_halving;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;

enum { LEADERS, BETWEEN, INSIDE }; /* the parameters */

/* Few steps first. */
static const struct ct_algorithm *const between[] = {&allreduce_recursive_doubling,
                                                     &allreduce_halving, &allreduce_ring};
static const char *const between_words[] = {"recursive_doubling", "rabenseifner", "ring"};

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

/* The pieces' sums to all ranks of the group. */
static void plan_spread(struct ct_builder *builder, const struct ct_leaders *l,
                        const struct ct_leaders_result *sums)
{
    const struct ct_span own = ct_leaders_piece(sums, CT_RECV, l->number);

    if (l->is_shared && l->number < l->n)
        ct_leaders_post(builder, l, 0, l->nranks, own);
    for (int k = 1; k < l->nranks; k++) {
        const int to = (l->number + k) % l->nranks;
        const int from = (l->number - k + l->nranks) % l->nranks;

        if (!l->is_shared && l->number < l->n)
            ct_leaders_give(builder, l, to, own);
        if (from < l->n)
            ct_leaders_take(builder, l, from, ct_leaders_piece(sums, CT_RECV, from));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int *values = shape->setting.values;
    const struct ct_inner inner = {between[values[BETWEEN]], {{0}}};
    struct ct_leaders leaders = ct_leaders_of(shape, values[LEADERS]);
    struct ct_leaders_result sums;

    leaders.is_shared = values[INSIDE] != CT_INSIDE_MESSAGES;
    sums = ct_leaders_reduce(builder, &leaders, inner, false);
    if (sums.piece > 0)
        plan_spread(builder, &leaders, &sums);
}

const struct ct_algorithm allreduce_hierarchical = {
    .name = "allreduce_hierarchical",
    .collective = &ct_allreduce,
    .source = "MPICH, two-level allreduce",
    .needs = "two groups of near ranks or more; inside=shared: of ranks that share memory",
    .cost = "2 (Q-1) alpha + 2 (Q-1)/L n beta + (Q-1)/L n gamma + "
            "allreduce(G ranks, n/L)",
    .params = {&ct_leaders_param, &between_param, &ct_inside_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
