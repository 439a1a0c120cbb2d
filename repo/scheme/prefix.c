/*
 * prefix.c - subtrees of an in-order tree are intervals: node i with lowest set
 * bit l has nodes i-l+1 to i+l-1 below it, as far as there are.
 */
#include "repo/scheme/prefix.h"

#include "repo/scheme/rank_tree.h"
#include "repo/segment_bytes.h"

bool ct_prefix_has_partner(int nranks, int rank, int d)
{
    for (; d < nranks; d *= 2) {
        if ((rank ^ d) < nranks)
            return true;
    }
    return false;
}

struct ct_prefix_node ct_prefix_node(int nranks, int rank)
{
    const int number = rank + 1;
    const int bit = number & -number;
    const struct ct_rank_node node = ct_in_order_node(nranks, number);

    return (struct ct_prefix_node){
        .parent = node.parent < 0 ? -1 : node.parent - 1,
        .left = node.nchildren > 0 ? node.children[0] - 1 : -1,
        .right = node.nchildren > 1 ? node.children[1] - 1 : -1,
        .sends_up = number + bit - 1 < nranks,
        .has_before = number > bit,
    };
}

bool ct_prefix_tree_applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_segments_divide_vector(problem);
}

void ct_prefix_plan(struct ct_builder *builder, const struct ct_shape *shape, int with_own,
                    void (*unit)(struct ct_prefix_unit *))
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};
    const int right = with_own == CT_RECV ? CT_SCRATCH + 1 : with_own + 1;

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++) {
        const int s = window.segment;
        struct ct_prefix_unit u = {
            .window = &window,
            .node = ct_prefix_node(shape->nranks, shape->rank),
            .own = ct_span(CT_SEND, s, 1),
            .result = ct_span(CT_RECV, s, 1),
            .with_own = ct_span(with_own, s, 1),
            .before = ct_span(CT_SCRATCH, s, 1),
            .right = ct_span(right, s, 1),
            .got = CT_NO_STEP,
            .summed = CT_NO_STEP,
            .read = CT_NO_STEP,
        };

        unit(&u);
    }
}

int ct_prefix_combine(const struct ct_prefix_unit *unit, struct ct_span src, struct ct_span dst,
                      int src_step, int dst_step)
{
    const int step = ct_combine(unit->window->builder, src, dst);

    ct_after(unit->window->builder, step, src_step);
    ct_after(unit->window->builder, step, dst_step);
    return step;
}

void ct_prefix_send_up(struct ct_prefix_unit *unit)
{
    const struct ct_prefix_node *node = &unit->node;

    if (node->sends_up && node->left < 0) {
        unit->read = ct_send_in_window(unit->window, node->parent, unit->own, CT_NO_STEP);
    } else if (node->sends_up) {
        const int recv = ct_recv_in_window(unit->window, node->right, unit->right, CT_NO_STEP);

        unit->read = ct_prefix_combine(unit, unit->with_own, unit->right, recv, unit->summed);
        ct_send_in_window(unit->window, node->parent, unit->right, unit->read);
    }
}
