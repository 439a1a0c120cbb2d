/*
 * reduce_scatter_block_hierarchical - inside each group of near ranks, between
 * groups, inside again.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h); the
 * first L ranks of each are its leaders (scheme/leaders.h). All ranks of a
 * group send leader l the blocks for the ranks that leaders l of all groups
 * serve, which it adds up. Then the leaders of one number, one of each group, do
 * a reduce-scatter of these sums, straight to each other ("pairwise") or round
 * a ring; and each sends the blocks of the ranks that it serves. Between groups
 * goes what one rank of each would send. With one leader few messages pass
 * there; with all ranks as leaders, none has more to do than others. Groups may
 * differ in size.
 * With inside=shared, ranks of a group post and fetch in place of messages.
 * Cost, with G groups of Q ranks: (L+Q-2) (alpha + p/L n beta), (G-1) (alpha +
 * Q/L n beta) and (Q/L-1) (alpha + n beta), with n bytes per block; p/L n
 * gamma + (G-1) Q/L n gamma.
 * Scratch: two vectors; three unless ranks are in order of their leaders.
 * Source: the hierarchical allgather of Kandalla et al. 2009, backwards.
 */
#include "repo/scheme/leaders.h"

enum { LEADERS, BETWEEN, INSIDE }; /* the parameters */

enum { PAIRWISE, RING };

static const char *const between_words[] = {"pairwise", "ring"};

static const struct ct_param between_param = {
    .name = "between",
    .nvalues = sizeof between_words / sizeof *between_words,
    .words = between_words,
};

enum { TURNS = CT_SCRATCH, VECTOR = CT_SCRATCH + 2 };

/* Of two groups, both do the same. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_leaders_apply(problem, values[LEADERS]) &&
           ct_inside_applies(problem, values[LEADERS], values[INSIDE]) &&
           (values[BETWEEN] == PAIRWISE ||
            ct_leaders_groups(problem->places, values[LEADERS])->n > 2);
}

/* A rank's part of the work. Blocks are in the order of `served`. */
struct work {
    struct ct_builder *builder;
    struct ct_leaders leaders;
    struct ct_served *served;
};

static struct ct_span blocks_of(const struct work *w, int buffer, int group)
{
    const int leader = w->leaders.number;
    const int first = ct_served_first(w->served, leader, group);

    return ct_span(buffer, first, ct_served_first(w->served, leader, group + 1) - first);
}

/* The leader of this one's number, so many groups on. */
static int group_at(const struct work *w, int distance)
{
    const int n = w->leaders.groups->n;

    return (w->leaders.group + distance + n) % n;
}

static int leader_at(const struct work *w, int distance)
{
    return ct_leaders_rank(&w->leaders, group_at(w, distance), w->leaders.number);
}

/* The one of two buffers that has not the sum. */
static int other_of(int sum)
{
    return sum == TURNS ? TURNS + 1 : TURNS;
}

/* Both end with the buffer of the result for the leader's own group. */
static int plan_pairwise(const struct work *w, int sum)
{
    int result = sum;

    for (int i = 1; i < w->leaders.groups->n; i++) {
        const struct ct_span had = blocks_of(w, result, w->leaders.group);

        result = other_of(result);
        ct_recv(w->builder, leader_at(w, -i), blocks_of(w, result, w->leaders.group));
        ct_send(w->builder, leader_at(w, i), blocks_of(w, sum, group_at(w, i)));
        ct_fence(w->builder);
        ct_combine(w->builder, had, blocks_of(w, result, w->leaders.group));
        ct_fence(w->builder);
    }
    return result;
}

static int plan_ring(const struct work *w, int sum)
{
    const int passed = other_of(sum);

    for (int i = 1; i < w->leaders.groups->n; i++) {
        const int in = group_at(w, -i - 1);

        ct_recv(w->builder, leader_at(w, -1), blocks_of(w, passed, in));
        ct_send(w->builder, leader_at(w, 1), blocks_of(w, i == 1 ? sum : passed, group_at(w, -i)));
        ct_fence(w->builder);
        ct_combine(w->builder, blocks_of(w, sum, in), blocks_of(w, passed, in));
        ct_fence(w->builder);
    }
    return passed;
}

/* A leader's blocks to the ranks that it serves. */
static void plan_results(const struct work *w, int buffer)
{
    const struct ct_leaders *l = &w->leaders;
    const int first = ct_served_first(w->served, l->number, l->group);

    for (int i = 0; i < ct_leaders_share(l, l->group, l->number); i++) {
        const struct ct_span result = ct_span(buffer, first + i, 1);

        if (i == 0)
            ct_copy(w->builder, result, ct_span(CT_RECV, 0, 1));
        else
            ct_leaders_give(w->builder, l, l->number + i * l->n, result);
    }
}

/* The own vector in the order of `served`: consecutive ranks in one copy.
   Returns its buffer. */
static int plan_vector(const struct work *w)
{
    const int *ranks = w->served->ranks;
    bool is_in_order = true;

    for (int i = 0; i < w->served->n; i++)
        is_in_order = is_in_order && ranks[i] == i;
    if (is_in_order)
        return CT_SEND;
    ct_scratch_items(w->builder, VECTOR, ranks, w->served->n);
    for (int i = 0, n; i < w->served->n; i += n) {
        n = 1;
        while (i + n < w->served->n && ranks[i + n] == ranks[i] + n)
            n++;
        ct_copy(w->builder, ct_span(CT_SEND, ranks[i], n), ct_span(VECTOR, i, n));
    }
    ct_fence(w->builder);
    return VECTOR;
}

static void plan_all(const struct work *w, int between)
{
    const struct ct_leaders *l = &w->leaders;
    const struct ct_pieces pieces = {.starts = w->served->starts, .stride = w->served->ngroups};
    int buffer;

    for (int i = 0; i < 2; i++)
        ct_scratch_items(w->builder, TURNS + i, w->served->ranks, w->served->n);
    buffer = ct_leaders_sum(w->builder, l, &pieces, plan_vector(w), TURNS);
    ct_fence(w->builder);
    if (l->number >= l->n) {
        ct_leaders_take(w->builder, l, l->number % l->n, ct_span(CT_RECV, 0, 1));
        return;
    }
    buffer = between == RING ? plan_ring(w, buffer) : plan_pairwise(w, buffer);
    plan_results(w, buffer);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct work w = {.builder = builder,
                     .leaders = ct_leaders_of(shape, shape->setting.values[LEADERS])};

    w.leaders.is_shared = shape->setting.values[INSIDE] != CT_INSIDE_MESSAGES;
    w.served = ct_served_new(&w.leaders, builder);
    if (w.served != NULL)
        plan_all(&w, shape->setting.values[BETWEEN]);
    ct_served_free(w.served);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, hierarchical,
          {
              .source = "after Kandalla et al. 2009",
              .needs = "two groups of near ranks or more; a ring: three; inside=shared: groups "
                       "that share memory",
              .cost = "(L+Q-2) (alpha + p/L n beta) + (G-1) (alpha + Q/L n beta) + "
                      "(Q/L-1) (alpha + n beta) + ((Q-1) p/L + (G-1) Q/L) n gamma",
              .params = {&ct_leaders_param, &between_param, &ct_inside_param},
              .by_places = true,
              .applies = applies,
              .plan = plan,
          });
