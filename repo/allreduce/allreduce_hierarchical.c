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
 * Needs: a commutative operation; places, two groups or more, L at most the
 * smallest. Scratch: two vectors, and the inner allreduce's.
 * Source: MPICH's two-level allreduce, here with several leaders; the inner
 * algorithms: Thakur, Rabenseifner, Gropp 2005, section 4.5.
 */
#include "repo/compose.h"

#include <stdlib.h>

extern const struct ct_collective ct_allreduce;
extern const struct ct_algorithm allreduce_rabenseifner;
extern const struct ct_algorithm allreduce_recursive_doubling;
extern const struct ct_algorithm allreduce_ring;

enum { LEADERS, BETWEEN }; /* the parameters */

static const int leaders_values[] = {1, 2, 4, 8, 16};

static const struct ct_param leaders_param = {
    .name = "leaders",
    .nvalues = sizeof leaders_values / sizeof *leaders_values,
    .values = leaders_values,
};

/* Few steps first. */
static const struct ct_algorithm *const between[] = {
    &allreduce_recursive_doubling, &allreduce_rabenseifner, &allreduce_ring};
static const char *const between_words[] = {"recursive_doubling",
                                            "rabenseifner", "ring"};

static const struct ct_param between_param = {
    .name = "between",
    .nvalues = sizeof between / sizeof *between,
    .words = between_words,
};

static bool applies(const struct ct_problem *problem)
{
    const struct ct_groups *groups = &problem->places->groups;

    return groups->n > 1 && groups->largest > 1 &&
           problem->setting.values[LEADERS] <= groups->smallest;
}

/* A rank's part of the work. */
struct work {
    struct ct_builder *builder;
    const int *group; /* its ranks */
    int nranks;
    int number;  /* of this rank in its group */
    int leaders; /* the first of the group */
    int piece;   /* units of a piece */
};

static struct ct_span piece_of(const struct work *w, int buffer, int number)
{
    return ct_span(buffer, number * w->piece, w->piece);
}

/* Leader l begins with the rank after it, so a rank begins with the leader
   before it. */
static void plan_sends(const struct work *w)
{
    for (int k = 1; k < w->nranks; k++) {
        const int leader = (w->number - k + w->nranks) % w->nranks;

        if (leader < w->leaders)
            ct_send(w->builder, w->group[leader], piece_of(w, CT_SEND, leader));
    }
}

/* Two buffers take turns: what is received is added to what there was. Returns
   the buffer with the sum. */
static int plan_sum(const struct work *w)
{
    int sum = CT_SEND;
    int last = CT_NO_STEP;

    for (int k = 1; k < w->nranks; k++) {
        const int into = CT_SCRATCH + k % 2;
        const int recv =
            ct_recv(w->builder, w->group[(w->number + k) % w->nranks],
                    piece_of(w, into, w->number));
        int reduce;

        ct_after(w->builder, recv, last); /* which read this buffer */
        reduce = ct_reduce(w->builder, piece_of(w, sum, w->number),
                           piece_of(w, into, w->number));
        ct_after(w->builder, reduce, recv);
        ct_after(w->builder, reduce, last);
        last = reduce;
        sum = into;
    }
    return sum;
}

/* The pieces' sums to all ranks of the group. */
static void plan_spread(const struct work *w)
{
    for (int k = 1; k < w->nranks; k++) {
        const int to = (w->number + k) % w->nranks;
        const int from = (w->number - k + w->nranks) % w->nranks;

        if (w->number < w->leaders)
            ct_send(w->builder, w->group[to], piece_of(w, CT_RECV, w->number));
        if (from < w->leaders)
            ct_recv(w->builder, w->group[from], piece_of(w, CT_RECV, from));
    }
}

/* The leaders of one number, one of each group, in the inner plan. */
static void plan_between(const struct work *w, const struct ct_groups *groups,
                         const struct ct_schedule *part, int sum)
{
    const int own = w->number * w->piece;
    int *ranks = calloc((size_t)groups->n, sizeof *ranks);
    const struct ct_fit fit = {
        .ranks = ranks,
        .seats = {{.buffer = sum, .first = own},
                  {.buffer = CT_RECV, .first = own}},
        .scratch = CT_SCRATCH + 2,
        .spread = {own, w->leaders * w->piece},
        .block_units = w->piece,
    };

    if (ranks == NULL) {
        ct_builder_fail(w->builder, CT_ERR_MEMORY,
                        "out of memory for the leaders");
        return;
    }
    for (int i = 0; i < groups->n; i++)
        ranks[i] = groups->ranks[groups->first[i] + w->number];
    ct_compose(w->builder, part, &fit);
    free(ranks);
}

static void plan_all(struct work *w, const struct ct_groups *groups,
                     const struct ct_schedule *part)
{
    int sum = CT_SEND;

    w->piece = part->units_per_block;
    ct_set_units_per_block(w->builder, w->leaders * w->piece);
    plan_sends(w);
    if (w->number < w->leaders)
        sum = plan_sum(w);
    ct_fence(w->builder);
    if (w->number < w->leaders)
        plan_between(w, groups, part, sum);
    ct_fence(w->builder);
    plan_spread(w);
}

static int number_of(const int *group, int rank)
{
    int number = 0;

    while (group[number] != rank)
        number++;
    return number;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_groups *groups = &shape->places->groups;
    const int own = groups->of[shape->rank];
    const int *group = groups->ranks + groups->first[own];
    const struct ct_shape inner = {
        .nranks = groups->n, .rank = own, .segments = 1};
    struct work w = {.builder = builder,
                     .group = group,
                     .nranks = groups->first[own + 1] - groups->first[own],
                     .number = number_of(group, shape->rank),
                     .leaders = shape->setting.values[LEADERS]};
    struct ct_schedule *part;
    struct ct_diag diag = {""};
    const int err = ct_algorithm_plan(between[shape->setting.values[BETWEEN]],
                                      &inner, &part, &diag);

    if (err != CT_OK) {
        ct_builder_fail(builder, (enum ct_status)err, diag.text);
        return;
    }
    plan_all(&w, groups, part);
    ct_schedule_free(part);
}

const struct ct_algorithm allreduce_hierarchical = {
    .name = "allreduce_hierarchical",
    .collective = &ct_allreduce,
    .source = "MPICH, two-level allreduce",
    .needs = "two groups of near ranks or more",
    .cost = "2 (Q-1) alpha + 2 (Q-1)/L n beta + (Q-1)/L n gamma + "
            "allreduce(G ranks, n/L)",
    .params = {&leaders_param, &between_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
