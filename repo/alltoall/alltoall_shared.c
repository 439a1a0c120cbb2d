/*
 * alltoall_shared - all ranks post, and each fetches its block from all.
 *
 * One post has the blocks for all ranks (posts=one), or each block has a post of its
 * own, for its rank alone (posts=each): for long blocks, since all readers have to have
 * done with a post before the next part of it has room. Where counts differ, only the
 * poster and one reader know the size of a block.
 */
#include "repo/scheme/exchange.h"
#include "repo/scheme/posted.h"

enum { POSTS }; /* the parameters */

static void plan_one(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const struct ct_span all = ct_span(CT_SEND, 0, p);

    ct_post_all(builder, shape->rank, ct_posted_others(p, shape->rank, all));
    for (int i = 1; i < p; i++) {
        const int from = (shape->rank - i + p) % p;
        const struct ct_span posted = ct_posted_others(p, from, all);

        ct_fetch(builder, from, posted, shape->rank - posted.first, ct_span(CT_RECV, from, 1));
    }
}

static void plan_each(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    for (int i = 1; i < p; i++) {
        const int to = (shape->rank + i) % p;
        const int from = (shape->rank - i + p) % p;

        ct_post(builder, &to, 1, ct_span(CT_SEND, to, 1));
        ct_fetch(builder, from, ct_span(CT_SEND, 0, 1), 0, ct_span(CT_RECV, from, 1));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->setting.values[POSTS] == CT_POSTED_ONE)
        plan_one(builder, shape);
    else
        plan_each(builder, shape);
    ct_exchange_own(builder, shape->rank);
}

CT_SERVES(alltoall, alltoallv, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; posts=each p > 2 or counts; "
                       "copies=one: posts > 16 KB",
              .cost = "(p-1) n or p n into the window, copies=one nothing; (p-1) n out of it",
              .params = {&ct_posted_number, &ct_posted_copies},
              .by_window = true,
              .least_ranks = 2,
              .applies = ct_posted_number_applies,
              .plan = plan,
          });
