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

enum { LEADERS, BETWEEN }; /* the parameters */

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
    return ct_leaders_apply(problem, problem->setting.values[LEADERS]);
}

/* A rank's part of the work. */
struct work {
    struct ct_builder *builder;
    struct ct_leaders leaders;
    int piece; /* units of a piece */
};

/* Rank `number` of the group. */
static int rank_of(const struct work *w, int number)
{
    return ct_leaders_rank(&w->leaders, w->leaders.group, number);
}

static struct ct_span piece_of(const struct work *w, int buffer, int number)
{
    return ct_span(buffer, number * w->piece, w->piece);
}

/* The leaders of one number, one of each group, in the inner plan. */
static void plan_between(const struct work *w, const struct ct_schedule *part, int sum)
{
    const int own = w->leaders.number * w->piece;
    const struct ct_fit fit = {
        .seats = {{.buffer = sum, .first = own}, {.buffer = CT_RECV, .first = own}},
        .scratch = CT_SCRATCH + 2,
        .spread = {own, w->leaders.n * w->piece},
        .block_units = w->piece,
    };

    ct_leaders_compose(w->builder, &w->leaders, part, fit);
}

/* The pieces' sums to all ranks of the group. */
static void plan_spread(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;

    for (int k = 1; k < l->nranks; k++) {
        const int to = (l->number + k) % l->nranks;
        const int from = (l->number - k + l->nranks) % l->nranks;

        if (l->number < l->n)
            ct_send(w->builder, rank_of(w, to), piece_of(w, CT_RECV, l->number));
        if (from < l->n)
            ct_recv(w->builder, rank_of(w, from), piece_of(w, CT_RECV, from));
    }
}

static void plan_all(struct work *w, const struct ct_schedule *part)
{
    const bool leads = w->leaders.number < w->leaders.n;
    const struct ct_pieces pieces = {.units = part->units_per_block};
    int sum;

    w->piece = part->units_per_block;
    ct_set_units_per_block(w->builder, w->leaders.n * w->piece);
    sum = ct_leaders_sum(w->builder, &w->leaders, &pieces, CT_SEND, CT_SCRATCH);
    ct_fence(w->builder);
    if (leads)
        plan_between(w, part, sum);
    ct_fence(w->builder);
    plan_spread(w);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct work w = {.builder = builder,
                     .leaders = ct_leaders_of(shape, shape->setting.values[LEADERS])};
    struct ct_schedule *part = ct_leaders_plan(
        builder, &w.leaders, (struct ct_inner){between[shape->setting.values[BETWEEN]], {{0}}});

    if (part != NULL)
        plan_all(&w, part);
    ct_schedule_free(part);
}

const struct ct_algorithm allreduce_hierarchical = {
    .name = "allreduce_hierarchical",
    .collective = &ct_allreduce,
    .source = "MPICH, two-level allreduce",
    .needs = "two groups of near ranks or more",
    .cost = "2 (Q-1) alpha + 2 (Q-1)/L n beta + (Q-1)/L n gamma + "
            "allreduce(G ranks, n/L)",
    .params = {&ct_leaders_param, &between_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
