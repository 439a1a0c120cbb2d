/*
 * partners.c - who meets whom, and what keeps rounds apart.
 */
#include "repo/pattern/partners.h"

static int one_less(int nranks)
{
    return nranks - 1;
}

static struct ct_partners shift(int nranks, int rank, int round)
{
    const int distance = round + 1;

    return (struct ct_partners){(rank + distance) % nranks,
                                (rank - distance + nranks) % nranks};
}

const struct ct_rounds ct_shift_rounds = {one_less, shift};

static struct ct_partners pair(int nranks, int rank, int round)
{
    const int partner = rank ^ (round + 1);

    (void)nranks;
    return (struct ct_partners){partner, partner};
}

const struct ct_rounds ct_pair_rounds = {one_less, pair};

static int odd_count(int nranks)
{
    return nranks % 2 == 0 ? nranks - 1 : nranks;
}

/*
 * Ranks whose sum is the round's number, modulo an odd n, meet. The one that
 * would meet itself is idle, or meets the last rank if p is n+1: the rank whose
 * double is the round's number, which is half of it or half of it plus n.
 */
static struct ct_partners one_factor(int nranks, int rank, int round)
{
    const int n = odd_count(nranks);
    int partner = (round - rank + n) % n;

    if (rank == n)
        partner = (round % 2 == 0 ? round : round + n) / 2;
    else if (partner == rank)
        partner = n < nranks ? n : -1;
    return (struct ct_partners){partner, partner};
}

const struct ct_rounds ct_one_factor_rounds = {odd_count, one_factor};

static int plan_recv(struct ct_builder *builder, int from)
{
    return ct_recv(builder, from, ct_span(CT_RECV, from, 1));
}

static int plan_send(struct ct_builder *builder, int to, int stride)
{
    return ct_send(builder, to, ct_span(CT_SEND, to * stride, 1));
}

static void plan_round(struct ct_builder *builder, struct ct_partners partners,
                       int stride)
{
    if (partners.to < 0)
        return;
    plan_recv(builder, partners.from);
    plan_send(builder, partners.to, stride);
}

static void plan_light_round(struct ct_builder *builder,
                             struct ct_partners partners, int stride)
{
    int ready;

    if (partners.to < 0)
        return;
    plan_recv(builder, partners.from);
    ct_token_send(builder, partners.from);
    ready = ct_token_recv(builder, partners.to);
    ct_after(builder, plan_send(builder, partners.to, stride), ready);
}

static void plan_own(struct ct_builder *builder, int rank, int stride)
{
    ct_copy(builder, ct_span(CT_SEND, rank * stride, 1),
            ct_span(CT_RECV, rank, 1));
}

void ct_rounds_plan(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_rounds *rounds, int stride)
{
    const int p = shape->nranks;
    const int count = rounds->count(p);

    for (int i = 0; i < count; i++) {
        plan_round(builder, rounds->partners(p, shape->rank, i), stride);
        if (i < count - 1)
            ct_fence(builder);
    }
    plan_own(builder, shape->rank, stride);
}

void ct_rounds_plan_light(struct ct_builder *builder,
                          const struct ct_shape *shape,
                          const struct ct_rounds *rounds, int stride)
{
    const int p = shape->nranks;
    const int count = rounds->count(p);

    plan_round(builder, rounds->partners(p, shape->rank, 0), stride);
    for (int i = 1; i < count; i++) {
        ct_fence(builder);
        plan_light_round(builder, rounds->partners(p, shape->rank, i), stride);
    }
    plan_own(builder, shape->rank, stride);
}

static const int counts[] = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

enum { BARRIERS }; /* the parameters */

const struct ct_param ct_rounds_barriers = {
    .name = "barriers",
    .nvalues = sizeof counts / sizeof *counts,
    .values = counts,
};

bool ct_rounds_barriers_apply(const struct ct_problem *problem,
                              const struct ct_rounds *rounds)
{
    const int gaps = rounds->count(problem->nranks) - 1;

    return problem->setting.values[BARRIERS] / 2 < gaps;
}

void ct_rounds_plan_barrier(struct ct_builder *builder,
                            const struct ct_shape *shape,
                            const struct ct_rounds *rounds, int stride)
{
    const int p = shape->nranks;
    const int count = rounds->count(p);
    const int asked = shape->setting.values[BARRIERS];
    const int n = asked < count - 1 ? asked : count - 1;
    int next = 1; /* barrier, 1..n */

    for (int i = 1; i <= count; i++) {
        plan_round(builder, rounds->partners(p, shape->rank, i - 1), stride);
        if (i < count)
            ct_fence(builder);
        if (next <= n && i == next * count / (n + 1)) {
            ct_barrier_step(builder);
            next++;
        }
    }
    plan_own(builder, shape->rank, stride);
}
