/*
 * pass_up.c - steps of one unit. Every wait is for an earlier segment, or up
 * the tree: no deadlock, even with synchronous sends.
 */
#include "repo/scheme/pass_up.h"

#include "repo/scheme/pipeline.h"

struct ct_numbering ct_pass_up_numbering(const struct ct_shape *shape, int top)
{
    const int p = shape->nranks;

    return (struct ct_numbering){
        .nranks = p,
        .shift = shape->keeps_order ? 0 : (shape->root - top + p) % p,
    };
}

/* The root, if it is not the top, gets the sum when it has sent what it has in
   its buffers, which are one in place. */
static void plan_unit(struct ct_summing *summing, const struct ct_up_tree *tree, int root, int unit)
{
    struct ct_segment_window *window = &summing->window;
    struct ct_builder *builder = window->builder;
    const int to = tree->node.parent < 0 ? root : tree->node.parent;
    const struct ct_span result = ct_span(CT_RECV, unit, 1);
    struct ct_sum sum;
    int send;

    summing->ends_in_recv = to == summing->number;
    sum = ct_tree_sum(summing, &tree->node, unit);
    if (to == summing->number) {
        ct_after(builder, ct_copy(builder, sum.span, result), sum.step);
        return;
    }
    send = ct_send(builder, ct_numbered_rank(&summing->numbering, to), sum.span);
    ct_after(builder, ct_in_window(window, send), sum.step);
    if (summing->number == root) {
        const int top = ct_numbered_rank(&summing->numbering, tree->top);

        ct_after(builder, ct_in_window(window, ct_recv(builder, top, result)), send);
    }
}

void ct_pass_up(struct ct_builder *builder, const struct ct_shape *shape,
                const struct ct_numbering *numbering, const struct ct_up_tree *trees, int ntrees)
{
    const int root = ct_rank_number(numbering, shape->root);
    struct ct_summing summing = {
        .window = {.builder = builder, .message = CT_NO_STEP},
        .numbering = *numbering,
        .number = ct_rank_number(numbering, shape->rank),
        .may_change_order = !shape->keeps_order,
    };

    for (int s = 0; s < shape->segments; s++) {
        summing.window.segment = s;
        for (int i = 0; i < ntrees; i++)
            plan_unit(&summing, &trees[i], root, trees[i].first + s);
    }
}

void ct_pass_up_tree(struct ct_builder *builder, const struct ct_shape *shape, ct_node_fn *node,
                     int radix)
{
    const struct ct_numbering numbering = ct_pass_up_numbering(shape, 0);
    const struct ct_up_tree tree = {
        .node = node(shape->nranks, ct_rank_number(&numbering, shape->rank), radix),
    };

    ct_set_units_per_block(builder, shape->segments);
    ct_pass_up(builder, shape, &numbering, &tree, 1);
}
