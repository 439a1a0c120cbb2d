/*
 * scan_binary - up and down a binary tree in order of rank, segment by segment.
 *
 * A rank stands between the ranks of its left subtree and those of its right
 * one. Up the tree go the totals of subtrees; those that no rank needs, of
 * subtrees with the last rank, are not sent. Down come the totals of all
 * ranks before a subtree: a rank passes it to its left subtree, combines it
 * with that one's total, which is the result of an exclusive scan, and with its own
 * vector, which is the result of an inclusive one and passed to its right subtree.
 * Segments do not wait for each other.
 * Scratch: at most two vectors; of an exclusive scan three.
 */
#include "repo/collective.h"
#include "repo/scheme/rank_tree.h"
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

extern const struct ct_collective ct_scan;

/* A rank in the tree: rank r is node r+1 of ct_in_order_node, with nodes r+2-l to r+l
   below it, as far as there are, l the lowest bit of r+1. Others are ranks, -1 for
   none. Only a rank with a left subtree has a right one. */
struct node {
    int parent;
    int left;
    int right;
    bool sends_up;   /* there are ranks above its subtree, which need its
                        total; then both of its subtrees send theirs, or it is
                        a leaf */
    bool has_before; /* there are ranks below its subtree: it needs their
                        total */
};

/* One segment: its spans, of one unit, and its steps. */
struct unit {
    struct ct_segment_window *window;
    struct node node;
    bool is_scan;
    struct ct_span own;
    struct ct_span result;
    struct ct_span with_own; /* the left subtree's with the own vector, then all before
                                with it; of a scan, the result */
    struct ct_span before;   /* of all before the subtree */
    struct ct_span right;    /* the right subtree's; then of the whole subtree */
    int got;                 /* step: the last that wrote the left subtree's */
    int summed;              /* step: the last that wrote `with_own` */
    int read;                /* step: the last that read it, or the own vector, before it is
                                complete */
};

static struct node node_of(int nranks, int rank)
{
    const int number = rank + 1;
    const int bit = number & -number;
    const struct ct_rank_node node = ct_in_order_node(nranks, number);

    return (struct node){
        .parent = node.parent < 0 ? -1 : node.parent - 1,
        .left = node.nchildren > 0 ? node.children[0] - 1 : -1,
        .right = node.nchildren > 1 ? node.children[1] - 1 : -1,
        .sends_up = number + bit - 1 < nranks,
        .has_before = number > bit,
    };
}

/* dst = src op dst, after both were written; returns the step. */
static int combine(const struct unit *u, struct ct_span src, struct ct_span dst, int src_step,
                   int dst_step)
{
    const int step = ct_combine(u->window->builder, src, dst);

    ct_after(u->window->builder, step, src_step);
    ct_after(u->window->builder, step, dst_step);
    return step;
}

/* In place, the result of an exclusive scan takes the place of the own vector, which is
   put aside before; the last rank's is not needed. */
static void plan_left(struct unit *u)
{
    const struct node *node = &u->node;
    const struct ct_span left = u->is_scan ? u->before : u->result;
    const bool adds_own = u->is_scan || node->right >= 0;

    if (adds_own && (u->is_scan || node->left >= 0))
        u->summed = ct_copy(u->window->builder, u->own, u->with_own);
    if (node->left < 0)
        return;
    u->got = ct_recv_in_window(u->window, node->left, left, u->is_scan ? CT_NO_STEP : u->summed);
    if (adds_own)
        u->summed = combine(u, left, u->with_own, u->got, u->summed);
}

static void plan_up(struct unit *u)
{
    const struct node *node = &u->node;

    plan_left(u);
    if (node->sends_up && node->left < 0) {
        u->read = ct_send_in_window(u->window, node->parent, u->own, CT_NO_STEP);
    } else if (node->sends_up) {
        const int recv = ct_recv_in_window(u->window, node->right, u->right, CT_NO_STEP);

        u->read = combine(u, u->with_own, u->right, recv, u->summed);
        ct_send_in_window(u->window, node->parent, u->right, u->read);
    }
}

/* What is before the subtree, of an inclusive scan. */
static void plan_before(struct unit *u)
{
    const int recv = ct_recv_in_window(u->window, u->node.parent, u->before, u->summed);

    u->summed = combine(u, u->before, u->with_own, recv, u->summed);
    ct_after(u->window->builder, u->summed, u->read);
    if (u->node.left >= 0)
        ct_send_in_window(u->window, u->node.left, u->before, recv);
}

/* The same of an exclusive scan, at a rank that has subtrees. */
static void plan_before_without_own(struct unit *u)
{
    const struct node *node = &u->node;
    const int recv = ct_recv_in_window(u->window, node->parent, u->before, CT_NO_STEP);
    const int result = combine(u, u->before, u->result, recv, u->got);

    ct_after(u->window->builder, result, u->summed); /* which reads it */
    ct_send_in_window(u->window, node->left, u->before, recv);
    if (node->right < 0)
        return;
    u->summed = combine(u, u->before, u->with_own, recv, u->summed);
    ct_after(u->window->builder, u->summed, u->read);
}

static void plan_down(struct unit *u)
{
    const struct node *node = &u->node;

    if (node->has_before && u->is_scan)
        plan_before(u);
    else if (node->has_before && node->left >= 0)
        plan_before_without_own(u);
    else if (node->has_before)
        ct_recv_in_window(u->window, node->parent, u->result, u->read);
    if (node->right >= 0)
        ct_send_in_window(u->window, node->right, u->with_own, u->summed);
}

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 && ct_segments_divide_vector(problem);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};
    const bool is_scan = ct_collective_is(shape->collective, &ct_scan);

    ct_set_units_per_block(builder, shape->segments);
    for (; window.segment < shape->segments; window.segment++) {
        const int s = window.segment;
        struct unit u = {
            .window = &window,
            .node = node_of(shape->nranks, shape->rank),
            .is_scan = is_scan,
            .own = ct_span(CT_SEND, s, 1),
            .result = ct_span(CT_RECV, s, 1),
            .with_own = ct_span(is_scan ? CT_RECV : CT_SCRATCH + 1, s, 1),
            .before = ct_span(CT_SCRATCH, s, 1),
            .right = ct_span(CT_SCRATCH + (is_scan ? 1 : 2), s, 1),
            .got = CT_NO_STEP,
            .summed = CT_NO_STEP,
            .read = CT_NO_STEP,
        };

        plan_up(&u);
        plan_down(&u);
    }
}

CT_SERVES(scan, exscan, binary,
          {
              .source = "Sanders, Traeff 2006, section 3.2",
              .needs = "p > 2; segment_bytes < n",
              .cost = "(4 log2 p + 3 S) (alpha + n/S beta + n/S gamma), S segments",
              .params = {&ct_segments_param},
              .ordered = true,
              .applies = applies,
              .segments = ct_segments_by_ranks,
              .plan = plan,
          });
