/*
 * partners.c - who meets whom, and what keeps rounds apart.
 */
#include "repo/scheme/partners.h"

#include "repo/scheme/fold.h"

static int one_less(int nranks)
{
    return nranks - 1;
}

static struct ct_partners shift(int nranks, int rank, int round)
{
    const int distance = round + 1;

    return (struct ct_partners){(rank + distance) % nranks, (rank - distance + nranks) % nranks};
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

enum { ROUNDS, SEPARATION, BARRIERS }; /* the parameters */

static const char *const round_words[] = {
    [CT_ROUNDS_ONE_FACTOR] = "one_factor",
    [CT_ROUNDS_PAIR] = "pair",
    [CT_ROUNDS_SHIFT] = "shift",
};
static const struct ct_rounds *const kinds[] = {
    [CT_ROUNDS_ONE_FACTOR] = &ct_one_factor_rounds,
    [CT_ROUNDS_PAIR] = &ct_pair_rounds,
    [CT_ROUNDS_SHIFT] = &ct_shift_rounds,
};

const struct ct_param ct_partners_param = {
    .name = "partners",
    .nvalues = sizeof round_words / sizeof *round_words,
    .words = round_words,
};

static const char *const separation_words[] = {
    [CT_SEPARATION_NONE] = "none",
    [CT_SEPARATION_LIGHT] = "light",
    [CT_SEPARATION_BARRIER] = "barrier",
};

const struct ct_param ct_separation_param = {
    .name = "separation",
    .nvalues = sizeof separation_words / sizeof *separation_words,
    .words = separation_words,
};

static const int counts[] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

const struct ct_param ct_barriers_param = {
    .name = "barriers",
    .nvalues = sizeof counts / sizeof *counts,
    .values = counts,
};

bool ct_rounds_apply(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const int p = problem->nranks;
    const int gaps = kinds[values[ROUNDS]]->count(p) - 1;

    if (values[ROUNDS] == CT_ROUNDS_PAIR && p != ct_fold_power(p))
        return false;
    if (values[SEPARATION] == CT_SEPARATION_BARRIER)
        return values[BARRIERS] > 0 && values[BARRIERS] / 2 < gaps;
    return values[BARRIERS] == 0 && (values[SEPARATION] == CT_SEPARATION_NONE || p > 2);
}

bool ct_rounds_are_a_ring(const struct ct_setting *setting)
{
    return setting->values[ROUNDS] == CT_ROUNDS_SHIFT &&
           setting->values[SEPARATION] == CT_SEPARATION_NONE;
}

bool ct_rounds_are_unseparated(const struct ct_setting *setting)
{
    return setting->values[SEPARATION] == CT_SEPARATION_NONE;
}

static void plan_round(struct ct_builder *builder, struct ct_partners partners, int stride,
                       bool is_light)
{
    int ready = CT_NO_STEP;
    int send;

    if (partners.to < 0)
        return;
    ct_recv(builder, partners.from, ct_span(CT_RECV, partners.from, 1));
    if (is_light) {
        ct_token_send(builder, partners.from);
        ready = ct_token_recv(builder, partners.to);
    }
    send = ct_send(builder, partners.to, ct_span(CT_SEND, partners.to * stride, 1));
    ct_after(builder, send, ready);
}

void ct_rounds_plan(struct ct_builder *builder, const struct ct_shape *shape, int stride)
{
    const int *values = shape->setting.values;
    const struct ct_rounds *rounds = kinds[values[ROUNDS]];
    const int count = rounds->count(shape->nranks);
    const int nbarriers = values[BARRIERS] < count - 1 ? values[BARRIERS] : count - 1;
    int next = 1; /* barrier, 1..nbarriers */

    for (int i = 1; i <= count; i++) {
        plan_round(builder, rounds->partners(shape->nranks, shape->rank, i - 1), stride,
                   i > 1 && values[SEPARATION] == CT_SEPARATION_LIGHT);
        if (i < count)
            ct_fence(builder);
        if (next <= nbarriers && i == next * count / (nbarriers + 1)) {
            ct_barrier_step(builder);
            next++;
        }
    }
    ct_copy(builder, ct_span(CT_SEND, shape->rank * stride, 1), ct_span(CT_RECV, shape->rank, 1));
}
