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
#include "repo/scheme/prefix.h"
#include "repo/segment_bytes.h"

static void plan_up(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    u->summed = ct_copy(u->window->builder, u->own, u->result);
    if (node->left >= 0) {
        const int recv = ct_recv_in_window(u->window, node->left, u->before, CT_NO_STEP);

        u->summed = ct_prefix_combine(u, u->before, u->result, recv, u->summed);
    }
    ct_prefix_send_up(u);
}

static void plan_down(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->has_before) {
        const int recv = ct_recv_in_window(u->window, node->parent, u->before, u->summed);

        u->summed = ct_prefix_combine(u, u->before, u->result, recv, u->summed);
        ct_after(u->window->builder, u->summed, u->read);
        if (node->left >= 0)
            ct_send_in_window(u->window, node->left, u->before, recv);
    }
    if (node->right >= 0)
        ct_send_in_window(u->window, node->right, u->result, u->summed);
}

static void plan_unit(struct ct_prefix_unit *u)
{
    plan_up(u);
    plan_down(u);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_prefix_plan(builder, shape, CT_RECV, plan_unit);
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
    .applies = ct_prefix_tree_applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
