/*
 * pass_down.c - steps of one unit. Every wait is for an earlier segment, or
 * down the tree: no deadlock, even with synchronous sends.
 */
#include "repo/scheme/pass_down.h"

#include "repo/scheme/segment_window.h"

struct ct_rank_node ct_node_from_root(const struct ct_shape *shape,
                                      const struct ct_rank_node *numbers)
{
    struct ct_rank_node node = {.parent = -1, .nchildren = numbers->nchildren};

    if (numbers->parent >= 0)
        node.parent = ct_rank_from_root(shape, numbers->parent);
    for (int i = 0; i < node.nchildren; i++)
        node.children[i] = ct_rank_from_root(shape, numbers->children[i]);
    return node;
}

static void plan_unit(struct ct_segment_window *window, const struct ct_rank_node *node, int unit)
{
    const bool is_root = node->parent < 0;
    const struct ct_span span = ct_span(is_root ? CT_SEND : CT_RECV, unit, 1);
    int recv = CT_NO_STEP;

    if (!is_root)
        recv = ct_in_window(window, ct_recv(window->builder, node->parent, span));
    for (int i = node->nchildren - 1; i >= 0; i--) {
        const int send = ct_send(window->builder, node->children[i], span);

        ct_after(window->builder, ct_in_window(window, send), recv);
    }
}

void ct_pass_down(struct ct_builder *builder, const struct ct_shape *shape,
                  const struct ct_pipe *pipes, int npipes)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    for (int s = 0; s < shape->segments; s++) {
        window.segment = s;
        for (int i = 0; i < npipes; i++)
            plan_unit(&window, &pipes[i].node, pipes[i].first + s);
    }
}

void ct_pass_down_tree(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_rank_node *numbers)
{
    const struct ct_pipe pipe = {.node = ct_node_from_root(shape, numbers)};

    ct_set_units_per_block(builder, shape->segments);
    ct_pass_down(builder, shape, &pipe, 1);
}
