/*
 * reduce_scatter_block_recursive_doubling - partners exchange what they have,
 * the nearest first.
 *
 * Partners are rank r XOR 1, 2, 4, ...: each combines what it has with its
 * partner's, in order of rank. `send` says what of it: "all" blocks, in one
 * message; or those that are "needed", the partner's own and those of ranks
 * that neither has met yet, in up to three messages. With p not a power of two,
 * of some pairs of neighbours one gives the other all its blocks first, and
 * gets its own at the end.
 * Scratch: two vectors.
 * Source: Thakur, Rabenseifner, Gropp 2005, section 4.4, where what is sent is
 * between the two.
 */
#include "repo/scheme/block_butterfly.h"
#include "repo/scheme/block_results.h"
#include "repo/scheme/fold.h"

enum { SEND }; /* the parameters */

enum { ALL, NEEDED };

static const char *const words[] = {"all", "needed"};

static const struct ct_param send_param = {
    .name = "send",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[SEND] == ALL || problem->nranks >= 4;
}

/* Add the blocks that numbers first to end-1 stand for; runs that touch are
   one. */
static void add_run(struct ct_partial_runs *parts, int nranks, int first, int end)
{
    const int from = ct_fold_rank(nranks, first);
    const int units = ct_fold_rank(nranks, end) - from;
    struct ct_part *last = &parts->parts[parts->n - (parts->n > 0)];

    if (units == 0)
        return;
    if (parts->n > 0 && last->first + last->units == from)
        last->units += units;
    else
        parts->parts[parts->n++] = (struct ct_part){from, units};
}

/* What `number` needs when it has met `met` - 1 others, those of an aligned
   group: its own, and what is for the others. */
static struct ct_partial_runs needed_by(int nranks, int number, int met)
{
    const int group = number & ~(met - 1);
    struct ct_partial_runs parts = {0};

    add_run(&parts, nranks, 0, group);
    add_run(&parts, nranks, number, number + 1);
    add_run(&parts, nranks, group + met, ct_fold_power(nranks));
    return parts;
}

/* What `number` gets in the step in which it has met so many. */
static struct ct_partial_runs parts_of(const struct ct_shape *shape, int number, int met)
{
    const struct ct_partial_runs all = {1, {{0, shape->nranks}}};

    return shape->setting.values[SEND] == ALL ? all : needed_by(shape->nranks, number, met);
}

static void plan_steps(struct ct_builder *builder, const struct ct_shape *shape,
                       struct ct_block_butterfly *b)
{
    const int number = b->of.number;

    for (int d = 1; d < ct_fold_power(shape->nranks); d *= 2) {
        const struct ct_partial_runs give = parts_of(shape, number ^ d, 2 * d);
        const struct ct_partial_runs keep = parts_of(shape, number, 2 * d);

        ct_partial_combine_parts(builder, &b->partial, ct_butterfly_rank(&b->of, number ^ d),
                                 (number & d) == 0, &give, &keep);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_block_butterfly b = ct_block_butterfly_begin(builder, shape, ct_butterfly_near, true);
    const int q = ct_fold_power(shape->nranks);
    const int group = ct_fold_group_number(shape->nranks, q, shape->rank);
    struct ct_block_results results = {
        .nworking = q,
        .held = b.of.number,
    };

    if (b.of.number >= 0)
        plan_steps(builder, shape, &b);
    results.holder = ct_butterfly_rank(&b.of, group);
    results.vector = ct_span(b.partial.buffer, 0, shape->nranks);
    ct_block_results(builder, shape, &results);
}

CT_SERVES(reduce_scatter_block, reduce_scatter, recursive_doubling,
          {
              .source = "Thakur, Rabenseifner, Gropp 2005, section 4.4",
              .needs = "\"needed\": p >= 4",
              .cost = "log2 q (alpha + p n (beta + gamma)), q the largest power of two "
                      "<= p, or sum of (q-2d+1) n (beta + gamma) for d = 1, 2, ..., q/2 "
                      "in up to 3 messages each; if p > q, 2 alpha + p n (beta + gamma) "
                      "more",
              .params = {&send_param},
              .ordered = true,
              .applies = applies,
              .plan = plan,
          });
