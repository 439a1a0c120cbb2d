/*
 * reduce_hierarchical - inside each group of near ranks, then between groups.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). The
 * first L ranks of each are its leaders, the root in the place of its group's
 * first; the vector is cut into L pieces. All ranks of a group send piece l to
 * its leader l, which adds them up; then the leaders l of all groups reduce
 * their sums to the one in the root's group, and those give their pieces to the
 * root.
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

enum { LEADERS, BETWEEN }; /* the parameters */

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
    return ct_leaders_apply(problem, problem->setting.values[LEADERS]);
}

/* A rank's part of the work. */
struct work {
    struct ct_builder *builder;
    struct ct_leaders leaders;
    int piece; /* units of a piece */
    int sum;   /* the buffer with this leader's */
};

static bool is_with_root(const struct work *w)
{
    return w->leaders.group == w->leaders.root_group;
}

static struct ct_span piece_of(const struct work *w, int buffer, int number)
{
    return ct_span(buffer, number * w->piece, w->piece);
}

/* Where a leader has the result of the leaders of its number: there is a
   receive buffer on the root alone. */
static int result_of(const struct work *w)
{
    if (w->leaders.number == 0)
        return CT_RECV;
    return w->sum == CT_SCRATCH ? CT_SCRATCH + 1 : CT_SCRATCH;
}

/* The leaders of one number, one of each group, in the inner plan. */
static void plan_between(const struct work *w, const struct ct_schedule *part)
{
    const int own = w->leaders.number * w->piece;
    const struct ct_fit fit = {
        .seats = {{.buffer = w->sum, .first = own}, {.buffer = result_of(w), .first = own}},
        .scratch = CT_SCRATCH + 2,
        .spread = {own, w->leaders.n * w->piece},
        .block_units = w->piece,
    };

    ct_leaders_compose(w->builder, &w->leaders, part, fit);
}

/* In the root's group, from its other leaders. */
static void plan_last(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;
    const int root = ct_leaders_rank(l, l->root_group, 0);

    for (int i = 1; i < l->n && l->number == 0; i++)
        ct_recv(w->builder, ct_leaders_rank(l, l->group, i), piece_of(w, CT_RECV, i));
    if (l->number > 0 && l->number < l->n)
        ct_send(w->builder, root, piece_of(w, result_of(w), l->number));
}

static void plan_all(struct work *w, const struct ct_schedule *part)
{
    const struct ct_pieces pieces = {.units = part->units_per_block};

    w->piece = part->units_per_block;
    ct_set_units_per_block(w->builder, w->leaders.n * w->piece);
    w->sum = ct_leaders_sum(w->builder, &w->leaders, &pieces, CT_SEND, CT_SCRATCH);
    ct_fence(w->builder);
    if (w->leaders.number < w->leaders.n)
        plan_between(w, part);
    ct_fence(w->builder);
    if (is_with_root(w))
        plan_last(w);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct work w = {.builder = builder,
                     .leaders = ct_leaders_of_root(shape, shape->setting.values[LEADERS])};
    struct ct_schedule *part =
        ct_leaders_plan(builder, &w.leaders, between[shape->setting.values[BETWEEN]]);

    if (part != NULL)
        plan_all(&w, part);
    ct_schedule_free(part);
}

const struct ct_algorithm reduce_hierarchical = {
    .name = "reduce_hierarchical",
    .collective = &ct_reduce,
    .source = "MPICH, two-level reduce",
    .needs = "two groups of near ranks or more",
    .cost = "(Q-1) alpha + (Q-1)/L n (beta + gamma) + reduce(G ranks, n/L); "
            "L > 1: (L-1) (alpha + n/L beta) more",
    .params = {&ct_leaders_param, &between_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
