/*
 * reduce_scatter_block_shared - all ranks post, and each combines its block of all.
 *
 * One post has the blocks for all ranks, which combine in rank order, from the last one
 * down (posts=one). Or each block has a post of its own, for its rank alone, which
 * combines from its own down and round (posts=each): for long blocks, since all readers
 * have to have done with a post before the next part of it has room. The sum is in
 * scratch, because in place the result goes where others may still read.
 * Scratch: one block.
 */
#include "repo/scheme/posted.h"
#include "repo/scheme/scratch_vectors.h"

enum { POSTS, COPIES }; /* the parameters */

/* Two ranks have one reader each; one copy makes no reader wait for others. */
static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;
    const size_t least = ct_size_mul((size_t)problem->nranks - 1, problem->bytes);

    return values[POSTS] == CT_POSTED_ONE
               ? ct_posted_copies_apply(values[COPIES], least)
               : problem->nranks > 2 && values[COPIES] == CT_POSTED_TWO_COPIES;
}

static bool is_ordered(const struct ct_setting *setting)
{
    return setting->values[POSTS] == CT_POSTED_ONE;
}

static void post_each(struct ct_builder *builder, const struct ct_shape *shape)
{
    for (int i = 1; i < shape->nranks; i++) {
        const int to = (shape->rank + i) % shape->nranks;

        ct_post(builder, &to, 1, ct_span(CT_SEND, to, 1));
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const bool is_one = shape->setting.values[POSTS] == CT_POSTED_ONE;
    const struct ct_span own = ct_span(CT_SEND, shape->rank, 1);
    const struct ct_posted_sum all = {.rank = shape->rank,
                                      .first = is_one ? p - 1 : shape->rank,
                                      .n = p,
                                      .posted = is_one ? ct_span(CT_SEND, 0, p) : own,
                                      .skip = is_one ? shape->rank : 0,
                                      .is_for_others = is_one,
                                      .own = own,
                                      .sum = ct_span(CT_SCRATCH, 0, 1)};

    ct_scratch_blocks_of(builder, CT_SCRATCH, shape->rank, 1);
    if (is_one)
        ct_post_all(builder, shape->rank, ct_posted_others(p, shape->rank, all.posted));
    else
        post_each(builder, shape);
    ct_fetch_sum(builder, &all, CT_NO_STEP);
    ct_fence(builder);
    ct_copy(builder, all.sum, ct_span(CT_RECV, 0, 1));
}

CT_SERVES(reduce_scatter_block, reduce_scatter, shared,
          {
              .source = "Graham, Shipman 2008",
              .needs = "ranks of one host that share memory; posts=each p > 2; "
                       "copies=one: posts > 16 KB",
              .cost = "(p-1) n or p n into the window, copies=one nothing; (p-1) n out of it; "
                      "(p-1) n gamma",
              .params = {&ct_posted_number, &ct_posted_copies},
              .ordered = true,
              .ordered_with = is_ordered,
              .by_window = true,
              .least_ranks = 2,
              .applies = applies,
              .plan = plan,
          });
