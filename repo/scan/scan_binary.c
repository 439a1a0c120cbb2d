/*
 * scan_binary - up and down a binary tree in order of rank, segment by segment.
 *
 * A rank stands between the ranks of its left subtree and those of its right
 * one. Up the tree go the totals of subtrees; those that no rank needs, of
 * subtrees with the last rank, are not sent. Down come the totals of all
 * ranks before a subtree: a rank passes it to its left subtree, combines it
 * with that one's total and its own vector, which is its result, and passes the
 * result to its right subtree. Segments do not wait for each other.
 * Scratch: at most two vectors.
 */
#include "repo/pattern/prefix.h"
#include "repo/pattern/segment_window.h"
#include "repo/segment_bytes.h"

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_segments_divide_vector(problem);
}

/* The spans and steps of a segment. */
struct unit {
    struct ct_segment_window *window;
    struct ct_prefix_node node;
    struct ct_span own;
    struct ct_span result; /* at first of the ranks from the left subtree's
                              first to this one */
    struct ct_span before; /* first the left subtree's, then all before */
    struct ct_span right;  /* the right subtree's; then of the whole subtree */
    int summed;            /* step: the last that wrote `result` */
    int read;              /* step: the last that read it, or what it was
                              copied from, before it is complete */
};

/* dst = src op dst, after both were written. */
static int combine(const struct unit *u, struct ct_span src, struct ct_span dst, int src_step,
                   int dst_step)
{
    const int step = ct_combine(u->window->builder, src, dst);

    ct_after(u->window->builder, step, src_step);
    ct_after(u->window->builder, step, dst_step);
    return step;
}

static void plan_up(struct unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    u->summed = ct_copy(u->window->builder, u->own, u->result);
    if (node->left >= 0) {
        const int recv = ct_recv_in_window(u->window, node->left, u->before, CT_NO_STEP);

        u->summed = combine(u, u->before, u->result, recv, u->summed);
    }
    if (node->sends_up && node->left < 0) {
        u->read = ct_send_in_window(u->window, node->parent, u->own, CT_NO_STEP);
    } else if (node->sends_up) {
        const int recv = ct_recv_in_window(u->window, node->right, u->right, CT_NO_STEP);

        u->read = combine(u, u->result, u->right, recv, u->summed);
        ct_send_in_window(u->window, node->parent, u->right, u->read);
    }
}

static void plan_down(struct unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->has_before) {
        const int recv = ct_recv_in_window(u->window, node->parent, u->before, u->summed);

        u->summed = combine(u, u->before, u->result, recv, u->summed);
        ct_after(u->window->builder, u->summed, u->read);
        if (node->left >= 0)
            ct_send_in_window(u->window, node->left, u->before, recv);
    }
    if (node->right >= 0)
        ct_send_in_window(u->window, node->right, u->result, u->summed);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++) {
        const int s = window.segment;
        struct unit u = {
            .window = &window,
            .node = ct_prefix_node(shape->nranks, shape->rank),
            .own = ct_span(CT_SEND, s, 1),
            .result = ct_span(CT_RECV, s, 1),
            .before = ct_span(CT_SCRATCH, s, 1),
            .right = ct_span(CT_SCRATCH + 1, s, 1),
            .read = CT_NO_STEP,
        };

        plan_up(&u);
        plan_down(&u);
    }
}

extern const struct ct_collective ct_scan;

const struct ct_algorithm scan_binary = {
    .name = "scan_binary",
    .collective = &ct_scan,
    .source = "Sanders, Traeff 2006, section 3.2",
    .needs = "p > 2; segment_bytes < n",
    .cost = "(4 log2 p + 3 S) (alpha + n/S beta + n/S gamma), S segments",
    .params = {&ct_segments_param},
    .ordered = true,
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
