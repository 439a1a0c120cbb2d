/*
 * exscan_binary - up and down a binary tree in order of rank, segment by segment.
 *
 * A rank stands between the ranks of its left subtree and those of its right
 * one. Up the tree go the totals of subtrees; those that no rank needs, of
 * subtrees with the last rank, are not sent. Down come the totals of all
 * ranks before a subtree: a rank passes it to its left subtree, combines it
 * with that one's total, which is its result, and passes the result, combined
 * with its own vector, to its right subtree. Segments do not wait for each other.
 * Scratch: at most three vectors.
 */
#include "repo/scheme/prefix.h"
#include "repo/segment_bytes.h"

/* In place the result takes the place of the own vector, which is put aside
   before; the last rank's is not needed. */
static void plan_left(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->right >= 0)
        u->summed = ct_copy(u->window->builder, u->own, u->with_own);
    u->got = ct_recv_in_window(u->window, node->left, u->result, u->summed);
    if (node->right >= 0)
        u->summed = ct_prefix_combine(u, u->result, u->with_own, u->got, u->summed);
}

static void plan_up(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->left >= 0)
        plan_left(u);
    ct_prefix_send_up(u);
}

/* What is before the subtree, at a rank that has subtrees. */
static void plan_before(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;
    const int recv = ct_recv_in_window(u->window, node->parent, u->before, CT_NO_STEP);
    const int result = ct_prefix_combine(u, u->before, u->result, recv, u->got);

    ct_after(u->window->builder, result, u->summed); /* which reads it */
    ct_send_in_window(u->window, node->left, u->before, recv);
    if (node->right < 0)
        return;
    u->summed = ct_prefix_combine(u, u->before, u->with_own, recv, u->summed);
    ct_after(u->window->builder, u->summed, u->read);
}

static void plan_down(struct ct_prefix_unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->has_before && node->left >= 0)
        plan_before(u);
    else if (node->has_before)
        ct_recv_in_window(u->window, node->parent, u->result, u->read);
    if (node->right >= 0)
        ct_send_in_window(u->window, node->right, u->with_own, u->summed);
}

static void plan_unit(struct ct_prefix_unit *u)
{
    plan_up(u);
    plan_down(u);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_prefix_plan(builder, shape, CT_SCRATCH + 1, plan_unit);
}

extern const struct ct_collective ct_exscan;

const struct ct_algorithm exscan_binary = {
    .name = "exscan_binary",
    .collective = &ct_exscan,
    .source = "Sanders, Traeff 2006, section 3.2",
    .needs = "p > 2; segment_bytes < n",
    .cost = "(4 log2 p + 3 S) (alpha + n/S beta + n/S gamma), S segments",
    .params = {&ct_segments_param},
    .ordered = true,
    .applies = ct_prefix_tree_applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
