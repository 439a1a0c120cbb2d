/*
 * alltoall_hierarchical - inside each group of near ranks, between groups,
 * inside again.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h); the
 * first L ranks of each are its leaders (scheme/leaders.h). A rank gives the
 * leaders of its group the blocks for the ranks that leaders of these numbers
 * serve, in all groups. The leaders of one number, one of each group, then
 * exchange parcels: all blocks from one group for those that the leader of
 * another serves; this is another all-to-all. At last the leaders hand the
 * blocks out. With one leader few messages pass between groups, of many blocks
 * each; with all ranks as leaders none has more to do than others, and there
 * is nothing to hand out. Groups may differ in size.
 * With inside=shared, ranks of a group post and fetch in place of messages.
 * Cost, with G groups of Q ranks: (Q-1) (alpha + p/L n beta), that of an
 * all-to-all of blocks of Q Q/L n bytes on G ranks, and (Q/L-1) (alpha + p n
 * beta), with n bytes per block.
 * Scratch: p blocks, on leaders 2 Q p/L more, and the inner all-to-all's.
 * Source: Kumar, Mamidala, Panda 2008, "Scaling Alltoall Collective on
 * Multi-core Systems", here with several leaders; with all of them: Kale,
 * Kumar, Varadarajan 2003 (a grid with groups as rows).
 */
#include "repo/scheme/leaders.h"

#include <stdlib.h>

extern const struct ct_collective ct_alltoall;
extern const struct ct_algorithm alltoall_bruck;
extern const struct ct_algorithm alltoall_ring;
extern const struct ct_algorithm alltoall_spread;

enum { LEADERS, BETWEEN, INSIDE }; /* the parameters */

/* All three put blocks in order, one by one: schedules stay small. */
enum { BLOCKS_MAX = 16384 };

/* Few rounds first. */
enum { BRUCK, SPREAD, RING };

static const struct ct_algorithm *const between[] = {&alltoall_bruck, &alltoall_spread,
                                                     &alltoall_ring};
static const char *const between_words[] = {"bruck", "spread", "ring"};

static const struct ct_param between_param = {
    .name = "between",
    .nvalues = sizeof between_words / sizeof *between_words,
    .words = between_words,
};

static bool is_even(const struct ct_groups *groups)
{
    return groups->smallest == groups->largest;
}

/* Of two groups, all do the same. */
static bool applies_between(const struct ct_groups *groups, int value)
{
    return value == SPREAD || (groups->n > 2 && (value != BRUCK || is_even(groups)));
}

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const struct ct_groups *groups = ct_leaders_groups(problem->places, values[LEADERS]);
    const struct ct_shape shape = {.nranks = problem->nranks, .places = problem->places};
    int leaders;

    if (!ct_leaders_apply(problem, values[LEADERS]) ||
        !ct_inside_applies(problem, values[LEADERS], values[INSIDE]) ||
        !applies_between(groups, values[BETWEEN]))
        return false;
    leaders = ct_leaders_of(&shape, values[LEADERS]).n;
    return (long)groups->largest * problem->nranks / leaders <= BLOCKS_MAX;
}

enum {
    OWN = CT_SCRATCH, /* the blocks that a rank gives, and those that it gets */
    COLLECTED,        /* from the group; then from the leaders */
    PARCELS,          /* for the leaders; then for the group */
    INNER             /* and so on */
};

/* A rank's part of the work. A block of COLLECTED or PARCELS has a source, of
   the rank's group or of all, and a destination that a leader serves. */
struct work {
    struct ct_builder *builder;
    struct ct_leaders leaders;
    struct ct_served *served;
    int *parcels; /* group -> where the parcel for it begins, and the end */
    int *sources; /* the same for the parcel from it */
};

static bool is_leader(const struct work *w)
{
    return w->leaders.number < w->leaders.n;
}

/* How many ranks the leaders of one number serve, in groups before `group`. */
static int served_before(const struct work *w, int leader, int group)
{
    return ct_served_first(w->served, leader, group) - ct_served_first(w->served, leader, 0);
}

/* In all groups. */
static int served_by(const struct work *w, int leader)
{
    return served_before(w, leader, w->leaders.groups->n);
}

/* Ranks that this one serves in its group, as a leader. */
static int own_share(const struct work *w)
{
    return ct_leaders_share(&w->leaders, w->leaders.group, w->leaders.number);
}

/* `n` blocks, those at the places from `first` on of a list of ranks, between a
   buffer with a block for each rank and one in the list's order: consecutive
   ranks in one copy. */
static void plan_copies(const struct work *w, const int *ranks, int n, struct ct_span listed,
                        bool to_list)
{
    for (int i = 0, run; i < n; i += run) {
        const int buffer = to_list ? CT_SEND : CT_RECV;
        struct ct_span by_rank, by_list;

        run = 1;
        while (i + run < n && ranks[i + run] == ranks[i] + run)
            run++;
        by_rank = ct_span(buffer, ranks[i], run);
        by_list = ct_span(listed.buffer, listed.first + i, run);
        if (to_list)
            ct_copy(w->builder, by_rank, by_list);
        else
            ct_copy(w->builder, by_list, by_rank);
    }
}

/* What the leaders of the group get: in OWN, or, what this rank keeps, where
   it collects. */
static void plan_pack(const struct work *w)
{
    for (int leader = 0; leader < w->leaders.n; leader++) {
        const int first = ct_served_first(w->served, leader, 0);
        const int n = served_by(w, leader);
        const struct ct_span to = leader == w->leaders.number ? ct_span(COLLECTED, leader * n, n)
                                                              : ct_span(OWN, first, n);

        plan_copies(w, w->served->ranks + first, n, to, true);
    }
}

/* COLLECTED has the blocks by source, then by destination. */
static void plan_collect(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;

    for (int k = 1; k < l->nranks; k++) {
        const int to = (l->number + k) % l->nranks;
        const int from = (l->number - k + l->nranks) % l->nranks;

        if (is_leader(w)) {
            const int n = served_by(w, l->number);

            ct_leaders_take(w->builder, l, from, ct_span(COLLECTED, from * n, n));
        }
        if (to < l->n)
            ct_leaders_give(w->builder, l, to,
                            ct_span(OWN, ct_served_first(w->served, to, 0), served_by(w, to)));
    }
}

/* PARCELS has them by destination, so group by group, then by source. */
static void plan_parcels(const struct work *w)
{
    const int nranks = w->leaders.nranks;
    const int n = served_by(w, w->leaders.number);

    for (int source = 0; source < nranks; source++) {
        for (int i = 0; i < n; i++)
            ct_copy(w->builder, ct_span(COLLECTED, source * n + i, 1),
                    ct_span(PARCELS, i * nranks + source, 1));
    }
}

/* COLLECTED then has parcel by parcel, each by destination, then by source. */
static void plan_between(const struct work *w, int algorithm)
{
    const struct ct_leaders *l = &w->leaders;
    struct ct_fit fit = {
        .seats = {{.buffer = PARCELS}, {.buffer = COLLECTED}},
        .scratch = INNER,
        .block_units = l->nranks * own_share(w),
    };
    struct ct_schedule *part;

    for (int group = 0; group <= l->groups->n; group++) {
        w->parcels[group] = l->nranks * served_before(w, l->number, group);
        w->sources[group] = own_share(w) * l->groups->first[group];
    }
    if (!is_even(l->groups)) {
        fit.starts[CT_SEND] = w->parcels;
        fit.starts[CT_RECV] = w->sources;
    }
    part = ct_leaders_plan(w->builder, l, (struct ct_inner){between[algorithm], {{0}}});
    ct_leaders_compose(w->builder, l, part, fit);
    ct_schedule_free(part);
}

/* PARCELS has them by destination, then by source, group by group. */
static void plan_sort(const struct work *w)
{
    const struct ct_groups *groups = w->leaders.groups;
    const int p = groups->first[groups->n];

    for (int group = 0; group < groups->n; group++) {
        const int first = groups->first[group];
        const int n = groups->first[group + 1] - first;

        for (int i = 0; i < own_share(w); i++)
            ct_copy(w->builder, ct_span(COLLECTED, w->sources[group] + i * n, n),
                    ct_span(PARCELS, i * p + first, n));
    }
}

static void plan_hand_out(const struct work *w)
{
    const struct ct_leaders *l = &w->leaders;
    const int p = w->served->n;

    if (!is_leader(w))
        ct_leaders_take(w->builder, l, l->number % l->n, ct_span(OWN, 0, p));
    for (int i = 1; is_leader(w) && i < own_share(w); i++)
        ct_leaders_give(w->builder, l, l->number + i * l->n, ct_span(PARCELS, i * p, p));
}

static void plan_all(const struct work *w, int algorithm)
{
    const int p = w->served->n;

    plan_pack(w);
    ct_fence(w->builder);
    plan_collect(w);
    ct_fence(w->builder);
    if (is_leader(w)) {
        plan_parcels(w);
        ct_fence(w->builder);
        plan_between(w, algorithm);
        ct_fence(w->builder);
        plan_sort(w);
        ct_fence(w->builder);
    }
    plan_hand_out(w);
    ct_fence(w->builder);
    plan_copies(w, w->leaders.groups->ranks, p, ct_span(is_leader(w) ? PARCELS : OWN, 0, p), false);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int value = shape->setting.values[LEADERS];
    const size_t n = (size_t)ct_leaders_groups(shape->places, value)->n + 1;
    struct work w = {
        .builder = builder,
        .leaders = ct_leaders_of(shape, value),
        .parcels = calloc(n, sizeof(int)),
        .sources = calloc(n, sizeof(int)),
    };

    w.leaders.is_shared = shape->setting.values[INSIDE] != CT_INSIDE_MESSAGES;
    w.served = ct_served_new(&w.leaders, builder);
    if (w.parcels == NULL || w.sources == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for parcels");
    else if (w.served != NULL)
        plan_all(&w, shape->setting.values[BETWEEN]);
    ct_served_free(w.served);
    free(w.parcels);
    free(w.sources);
}

const struct ct_algorithm alltoall_hierarchical = {
    .name = "alltoall_hierarchical",
    .collective = &ct_alltoall,
    .source = "Kumar, Mamidala, Panda 2008; Kale, Kumar, Varadarajan 2003",
    .needs = "two groups of near ranks or more, Q p/L <= 16384; inside=shared: groups that "
             "share memory",
    .cost = "(Q-1) (alpha + p/L n beta) + alltoall(G ranks, Q Q/L n) + "
            "(Q/L-1) (alpha + p n beta)",
    .params = {&ct_leaders_param, &between_param, &ct_inside_param},
    .by_places = true,
    .applies = applies,
    .plan = plan,
};
