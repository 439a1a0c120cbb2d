/*
 * scatter_shared - the root posts all blocks, and each rank fetches its own.
 *
 * One post has all blocks (posts=one), or each block has a post of its own, for its rank
 * alone (posts=each): for long blocks, since all readers have to have done with a post
 * before the next part of it has room. Where counts differ, only the root and one reader
 * know the size of a block.
 */
#include "repo/scheme/posted.h"

enum { POSTS }; /* the parameters */

static void plan_root(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int root = shape->root;

    if (shape->setting.values[POSTS] == CT_POSTED_ONE)
        ct_post_all(builder, root, ct_posted_others(p, root, ct_span(CT_SEND, 0, p)));
    for (int i = 1; shape->setting.values[POSTS] == CT_POSTED_EACH && i < p; i++) {
        const int to = (root + i) % p;

        ct_post(builder, &to, 1, ct_span(CT_SEND, to, 1));
    }
    ct_copy(builder, ct_span(CT_SEND, root, 1), ct_span(CT_RECV, 0, 1));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_span own = ct_span(CT_RECV, 0, 1);
    const struct ct_span posted =
        ct_posted_others(shape->nranks, shape->root, ct_span(CT_SEND, 0, shape->nranks));

    if (shape->rank == shape->root)
        plan_root(builder, shape);
    else if (shape->setting.values[POSTS] == CT_POSTED_ONE)
        ct_fetch(builder, shape->root, posted, shape->rank - posted.first, own);
    else
        ct_fetch(builder, shape->root, own, 0, own);
}

CT_SERVES(scatter, scatterv, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; posts=each p > 2 or counts; "
                       "copies=one: posts > 16 KB",
              .cost = "(p-1) n or p n into the window, copies=one nothing; n out of it",
              .params = {&ct_posted_number, &ct_posted_copies},
              .by_window = true,
              .least_ranks = 2,
              .applies = ct_posted_number_applies,
              .plan = plan,
          });
