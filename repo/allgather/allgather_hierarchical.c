/*
 * allgather_hierarchical - inside each group of near ranks, between groups,
 * inside again.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h); the
 * first L ranks of each are its leaders (scheme/leaders.h), and each gets the
 * blocks of the ranks that it serves. The leaders of one number, one of each
 * group, then exchange these by another allgather, and each sends all that it
 * has to the ranks of its group. With one leader few messages pass between
 * groups; with all ranks as leaders, none has more to do than others. Groups
 * may differ in size.
 * With inside=shared, ranks of a group post and fetch in place of messages.
 * Cost, with G groups of Q ranks: (Q/L-1) (alpha + n beta), that of an
 * allgather of Q/L n bytes on G ranks, and (Q-1) (alpha + p/L n beta), with n
 * bytes per block.
 * Scratch: p blocks, unless they are in order of rank.
 * Source: Kandalla et al. 2009, "Designing Multi-leader-based Allgather
 * Algorithms for Multi-core Clusters"; the inner algorithms: Thakur,
 * Rabenseifner, Gropp 2005, section 4.1.
 */
#include "repo/scheme/leaders.h"

extern const struct ct_algorithm allgather_recursive_doubling;
extern const struct ct_algorithm allgather_ring;
extern const struct ct_algorithm allgather_spread;

enum { LEADERS, BETWEEN, INSIDE }; /* the parameters */

/* Those without scratch: what leaders serve may differ in number. Few rounds
   first. */
static const struct ct_algorithm *const between[] = {
    &allgather_spread, &allgather_recursive_doubling, &allgather_ring};
static const char *const between_words[] = {"spread", "recursive_doubling", "ring"};

static const struct ct_param between_param = {
    .name = "between",
    .nvalues = sizeof between_words / sizeof *between_words,
    .words = between_words,
};

/* Of two groups, all do the same. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_leaders_apply(problem, values[LEADERS]) &&
           ct_inside_applies(problem, values[LEADERS], values[INSIDE]) &&
           (values[BETWEEN] == 0 || ct_leaders_groups(problem->places, values[LEADERS])->n > 2);
}

/* A rank's part of the work. */
struct work {
    struct ct_builder *builder;
    struct ct_leaders leaders;
    struct ct_served *served;
    int buffer; /* collects the blocks of all ranks, as `served` has them */
};

/* The receive buffer will do where blocks are in order of rank. */
static int choose_buffer(const struct ct_served *served)
{
    for (int i = 0; i < served->n; i++) {
        if (served->ranks[i] != i)
            return CT_SCRATCH;
    }
    return CT_RECV;
}

/* Where the blocks begin that this rank, a leader, gets from its group. */
static int first_of(const struct work *w)
{
    return ct_served_first(w->served, w->leaders.number, w->leaders.group);
}

/* All blocks that a leader has in the end. */
static struct ct_span all_of(const struct work *w, int leader)
{
    const int first = ct_served_first(w->served, leader, 0);

    return ct_span(w->buffer, first, ct_served_first(w->served, leader + 1, 0) - first);
}

static void plan_gather(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;
    const struct ct_span own = ct_span(CT_SEND, 0, 1);

    if (l->number >= l->n) {
        ct_leaders_give(w->builder, l, l->number % l->n, own);
        return;
    }
    ct_copy(w->builder, own, ct_span(w->buffer, first_of(w), 1));
    for (int i = 1; i < ct_leaders_share(l, l->group, l->number); i++)
        ct_leaders_take(w->builder, l, l->number + i * l->n,
                        ct_span(w->buffer, first_of(w) + i, 1));
}

static void plan_between(const struct work *w, int algorithm)
{
    const struct ct_leaders *l = &w->leaders;
    const int own[] = {0, ct_leaders_share(l, l->group, l->number)};
    const struct ct_fit fit = {
        .seats = {{.buffer = w->buffer, .first = first_of(w)}, {.buffer = w->buffer}},
        .starts = {own, &w->served->starts[(size_t)l->number * (size_t)l->groups->n]},
    };
    struct ct_schedule *part;

    part = ct_leaders_plan(w->builder, l, (struct ct_inner){between[algorithm], {{0}}});
    ct_leaders_compose(w->builder, l, part, fit);
    ct_schedule_free(part);
}

/* What the leaders have to all ranks of the group. */
static void plan_spread(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;

    if (l->is_shared && l->number < l->n)
        ct_leaders_post(w->builder, l, 0, l->nranks, all_of(w, l->number));
    for (int k = 1; k < l->nranks; k++) {
        const int to = (l->number + k) % l->nranks;
        const int from = (l->number - k + l->nranks) % l->nranks;

        if (from < l->n)
            ct_leaders_take(w->builder, l, from, all_of(w, from));
        if (!l->is_shared && l->number < l->n)
            ct_leaders_give(w->builder, l, to, all_of(w, l->number));
    }
}

/* Consecutive ranks in one copy. */
static void plan_places(const struct work *w)
{
    const int *ranks = w->served->ranks;

    for (int i = 0, n; i < w->served->n; i += n) {
        n = 1;
        while (i + n < w->served->n && ranks[i + n] == ranks[i] + n)
            n++;
        ct_copy(w->builder, ct_span(w->buffer, i, n), ct_span(CT_RECV, ranks[i], n));
    }
}

static void plan_all(const struct work *w, int algorithm)
{
    if (w->buffer != CT_RECV)
        ct_scratch_items(w->builder, w->buffer, w->served->ranks, w->served->n);
    plan_gather(w);
    ct_fence(w->builder);
    if (w->leaders.number < w->leaders.n)
        plan_between(w, algorithm);
    ct_fence(w->builder);
    plan_spread(w);
    ct_fence(w->builder);
    plan_places(w);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct work w = {.builder = builder,
                     .leaders = ct_leaders_of(shape, shape->setting.values[LEADERS])};

    w.leaders.is_shared = shape->setting.values[INSIDE] != CT_INSIDE_MESSAGES;
    w.served = ct_served_new(&w.leaders, builder);
    if (w.served == NULL)
        return;
    w.buffer = choose_buffer(w.served);
    plan_all(&w, shape->setting.values[BETWEEN]);
    ct_served_free(w.served);
}

CT_SERVES(allgather, allgatherv, hierarchical,
          {
              .source = "Kandalla et al. 2009",
              .needs = "two groups of near ranks or more; inside=shared: of ranks that share "
                       "memory",
              .cost = "(Q/L-1) (alpha + n beta) + allgather(G ranks, Q/L n) + "
                      "(Q-1) (alpha + p/L n beta)",
              .params = {&ct_leaders_param, &between_param, &ct_inside_param},
              .by_places = true,
              .applies = applies,
              .plan = plan,
          });
