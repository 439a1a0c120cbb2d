/*
 * pairwise.c - exchanges in turn, two of them under way.
 */
#include "repo/scheme/pairwise.h"

#include <stdbool.h>

enum { WINDOW = CT_PAIRWISE_SLOTS };

/* One rank's plan. */
struct scatter {
    struct ct_builder *builder;
    const struct ct_pairwise_places *places;
    int p;
    int rank;
    int recvs[WINDOW]; /* of the last steps, by step % WINDOW */
    int sends[WINDOW];
    int done[WINDOW]; /* their slots are free after these */
    int lower;        /* the last step that wrote a partial sum */
    int upper;
};

/* The first contribution from above begins the sum. */
static bool begins_sum(const struct scatter *s, int i)
{
    return i == s->rank + 1;
}

static struct ct_span place_of(const struct scatter *s, int i)
{
    return begins_sum(s, i) ? s->places->upper : s->places->slots[i % WINDOW];
}

/* Combine contribution i; the step after which its place is free. */
static int plan_reduce(struct scatter *s, int i, int recv)
{
    const bool is_lower = i <= s->rank;
    int *sum = is_lower ? &s->lower : &s->upper;
    int step = recv;

    if (!begins_sum(s, i)) {
        step =
            ct_combine(s->builder, place_of(s, i), is_lower ? s->places->lower : s->places->upper);
        ct_after(s->builder, step, recv);
        ct_after(s->builder, step, *sum);
    }
    *sum = step;
    return step;
}

static void plan_exchange(struct scatter *s, int i)
{
    const int to = (s->rank + i) % s->p;
    const int from = (s->rank + s->p - i) % s->p;
    const int past = i % WINDOW;
    const int recv = ct_recv(s->builder, from, place_of(s, i));
    const int send = ct_send(s->builder, to, ct_span(CT_SEND, to, 1));

    ct_after(s->builder, recv, s->recvs[past]);
    ct_after(s->builder, recv, s->sends[past]);
    ct_after(s->builder, recv, s->done[past]);
    ct_after(s->builder, send, s->recvs[past]);
    ct_after(s->builder, send, s->sends[past]);
    s->recvs[past] = recv;
    s->sends[past] = send;
    s->done[past] = plan_reduce(s, i, recv);
}

void ct_pairwise_scatter(struct ct_builder *builder, int rank,
                         const struct ct_pairwise_places *places)
{
    struct scatter s = {
        .builder = builder, .places = places, .p = ct_builder_nranks(builder), .rank = rank};
    const bool has_upper = rank + 1 < s.p;

    for (int i = 0; i < WINDOW; i++)
        s.recvs[i] = s.sends[i] = s.done[i] = CT_NO_STEP;
    s.lower = ct_copy(builder, places->own, places->lower);
    s.upper = CT_NO_STEP;
    for (int i = 1; i < s.p; i++)
        plan_exchange(&s, i);
    ct_fence(builder);
    if (has_upper)
        ct_combine(builder, places->lower, places->upper);
    ct_fence(builder);
    ct_copy(builder, has_upper ? places->upper : places->lower, places->result);
    ct_fence(builder);
}
