/*
 * in_turn.c - one rank's steps, segment by segment.
 *
 * Every wait is for an earlier segment, for an earlier child of the same one,
 * or towards the root of a broadcast or the leaves of a reduction: no deadlock,
 * even with synchronous sends.
 */
#include "repo/scheme/in_turn.h"

#include "repo/scheme/segment_window.h"

/* With two ranks there is one message. */
bool ct_in_turn_applies(const struct ct_problem *problem)
{
    const int segment_bytes = problem->setting.values[0];

    return segment_bytes == 0 || (problem->nranks > 2 && (size_t)segment_bytes < problem->bytes);
}

struct in_turn {
    struct ct_builder *builder;
    const struct ct_turns *turns;
    struct ct_segment_window window;
    int turn; /* the step that had the last turn */
};

static struct in_turn begin(struct ct_builder *builder, const struct ct_shape *shape,
                            const struct ct_turns *turns)
{
    ct_set_units_per_block(builder, shape->segments);
    return (struct in_turn){
        .builder = builder,
        .turns = turns,
        .window = {.builder = builder, .message = CT_NO_STEP},
        .turn = CT_NO_STEP,
    };
}

/* A message to or from a child: in the window, and after the others' turns. */
static int take_turn(struct in_turn *t, int step)
{
    ct_in_window(&t->window, step);
    if (t->turns->nchildren > 1)
        ct_after(t->builder, step, t->turn);
    t->turn = step;
    return step;
}

static void pass_down(struct in_turn *t, int unit)
{
    const int parent = t->turns->parent;
    const struct ct_span span = ct_span(parent < 0 ? CT_SEND : CT_RECV, unit, 1);
    int recv = CT_NO_STEP;

    if (parent >= 0)
        recv = ct_in_window(&t->window, ct_recv(t->builder, parent, span));
    for (int i = 0; i < t->turns->nchildren; i++)
        ct_after(t->builder, take_turn(t, ct_send(t->builder, t->turns->children[i], span)), recv);
}

void ct_bcast_in_turn(struct ct_builder *builder, const struct ct_shape *shape,
                      const struct ct_turns *turns)
{
    struct in_turn t = begin(builder, shape, turns);

    for (int s = 0; s < shape->segments; s++) {
        t.window.segment = s;
        pass_down(&t, s);
    }
}

/* Combine a child's unit with `sum`; returns the last step. */
static int add_child(struct in_turn *t, int child, struct ct_span from, struct ct_span sum,
                     int summed)
{
    const int recv = take_turn(t, ct_recv(t->builder, child, from));
    const int reduce = ct_combine(t->builder, from, sum);

    ct_after(t->builder, reduce, recv);
    ct_after(t->builder, reduce, summed);
    return reduce;
}

/* The first child's unit comes to where the sum is made. */
static int add_first_child(struct in_turn *t, int child, struct ct_span sum)
{
    const int recv = take_turn(t, ct_recv(t->builder, child, sum));
    const int reduce = ct_combine(t->builder, ct_span(CT_SEND, sum.first, 1), sum);

    ct_after(t->builder, reduce, recv);
    return reduce;
}

/* The root adds to its own vector, where the result is to be; the send buffer
   may be there. */
static void sum_up(struct in_turn *t, int unit)
{
    const struct ct_turns *turns = t->turns;
    const struct ct_span own = ct_span(CT_SEND, unit, 1);
    int summed = ct_copy(t->builder, own, ct_span(CT_RECV, unit, 1));

    for (int i = 0; i < turns->nchildren; i++)
        summed = add_child(t, turns->children[i], ct_span(CT_SCRATCH + i, unit, 1),
                           ct_span(CT_RECV, unit, 1), summed);
}

static void pass_up(struct in_turn *t, int unit)
{
    const struct ct_turns *turns = t->turns;
    const struct ct_span sum = ct_span(turns->nchildren == 0 ? CT_SEND : CT_SCRATCH, unit, 1);
    int summed = CT_NO_STEP;

    for (int i = 0; i < turns->nchildren; i++)
        summed = i == 0 ? add_first_child(t, turns->children[0], sum)
                        : add_child(t, turns->children[i], ct_span(CT_SCRATCH + i, unit, 1), sum,
                                    summed);
    ct_after(t->builder, ct_in_window(&t->window, ct_send(t->builder, turns->parent, sum)), summed);
}

void ct_reduce_in_turn(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_turns *turns)
{
    struct in_turn t = begin(builder, shape, turns);

    for (int s = 0; s < shape->segments; s++) {
        t.window.segment = s;
        if (turns->parent < 0)
            sum_up(&t, s);
        else
            pass_up(&t, s);
    }
}

/* The chain goes round the ring from the root on, forwards (step 1) or backwards
   (step -1), and ends before it. */
static struct ct_turns chain_of(const struct ct_shape *shape, const uint16_t *order, int step)
{
    const int p = shape->nranks;
    struct ct_turns turns = {.parent = -1};
    int at = 0;

    while (order[at] != shape->rank)
        at++;
    if (shape->rank != shape->root)
        turns.parent = order[(at - step + p) % p];
    if (p > 1 && order[(at + step + p) % p] != shape->root)
        turns.children[turns.nchildren++] = order[(at + step + p) % p];
    return turns;
}

void ct_bcast_chain(struct ct_builder *builder, const struct ct_shape *shape, const uint16_t *order)
{
    const struct ct_turns turns = chain_of(shape, order, 1);

    ct_bcast_in_turn(builder, shape, &turns);
}

void ct_reduce_chain(struct ct_builder *builder, const struct ct_shape *shape,
                     const uint16_t *order)
{
    const struct ct_turns turns = chain_of(shape, order, -1);

    ct_reduce_in_turn(builder, shape, &turns);
}
