/*
 * bcast_bine_scatter_allgather - halves of the vector go out, and the parts are
 * exchanged, at shorter distances.
 *
 * Numbers are counted from the root. Of q = 2^s, each has a position (bine.h),
 * and the vector is cut into q chunks, one for each position. In step k of the
 * scatter, those who have a run of q/2^k chunks send one half of it to their
 * partners, who are in that half. The allgather is the same pairs in reverse
 * order; nothing is sent to the root. Beyond the largest power of two, one of a
 * pair of numbers (fold.h) gets the vector from the other at the end.
 * Source: De Sensi et al. 2025, "Bine Trees"; folding is ours.
 */
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/pass_down.h"

/* A rank of the q that work. */
struct work {
    struct ct_builder *builder;
    const struct ct_shape *shape;
    int q;
    int number;   /* among them */
    int position; /* also that of its chunk */
};

static int peer_of(const struct work *w, int step)
{
    const int partner = ct_bine_partner(w->number, step, w->q);

    return ct_rank_from_root(w->shape, ct_fold_rank(w->shape->nranks, partner));
}

/* The run of `n` chunks around this rank's, or the one beside it that is its
   partner's. */
static struct ct_span run_of(const struct work *w, int n, bool is_partners)
{
    const int mine = w->position & ~(n - 1);

    return ct_span(w->number == 0 ? CT_SEND : CT_RECV, is_partners ? mine ^ n : mine, n);
}

/* The first rank of a run of 2n positions is the one that has it. */
static void plan_scatter(const struct work *w)
{
    for (int step = 0, n = w->q / 2; n > 0; step++, n /= 2) {
        const int place = w->position % (2 * n);

        if (place == 0)
            ct_send(w->builder, peer_of(w, step), run_of(w, n, true));
        else if (place == n)
            ct_recv(w->builder, peer_of(w, step), run_of(w, n, false));
        if (place == n)
            ct_fence(w->builder);
    }
}

static void plan_allgather(const struct work *w)
{
    int step = 0;

    while (2 << step < w->q)
        step++;
    for (int n = 1; n < w->q; n *= 2, step--) {
        const int peer = peer_of(w, step);

        ct_fence(w->builder);
        if (w->number != 0)
            ct_recv(w->builder, peer, run_of(w, n, true));
        if (peer != w->shape->root)
            ct_send(w->builder, peer, run_of(w, n, false));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int number = ct_number_from_root(shape);
    struct work w = {.builder = builder,
                     .shape = shape,
                     .q = ct_fold_power(p),
                     .number = ct_fold_number(p, number)};

    ct_set_units_per_block(builder, w.q);
    if (w.number < 0) {
        ct_recv(builder, ct_rank_from_root(shape, number - 1), ct_span(CT_RECV, 0, w.q));
        return;
    }
    w.position = ct_bine_position(w.number, w.q);
    plan_scatter(&w);
    plan_allgather(&w);
    ct_fence(builder);
    if (ct_fold_is_paired(p, number))
        ct_send(builder, ct_rank_from_root(shape, number + 1),
                ct_span(number == 0 ? CT_SEND : CT_RECV, 0, w.q));
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_bine_scatter_allgather = {
    .name = "bcast_bine_scatter_allgather",
    .collective = &ct_bcast,
    .source = "De Sensi et al. 2025",
    .needs = "p > 4",
    .cost = "2 log2 q alpha + 2 (q-1)/q n beta, q the largest power of two <= "
            "p; if p > q, alpha + n beta more",
    .least_ranks = 5,
    .plan = plan,
};
