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
    struct ct_span result;   /* first the left subtree's, then all before this
                                rank */
    struct ct_span with_own; /* the same with the own vector */
    struct ct_span before;   /* of all before the subtree */
    struct ct_span right;    /* the right subtree's; then of the whole subtree */
    int got;                 /* step: the last that wrote `result` */
    int summed;              /* step: the last that wrote `with_own` */
    int read;                /* step: the last that read it before it is
                                complete; of a leaf, the own vector */
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

/* In place the result takes the place of the own vector, which is put aside
   before; the last rank's is not needed. */
static void plan_left(struct unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->right >= 0)
        u->summed = ct_copy(u->window->builder, u->own, u->with_own);
    u->got = ct_recv_in_window(u->window, node->left, u->result, u->summed);
    if (node->right >= 0)
        u->summed = combine(u, u->result, u->with_own, u->got, u->summed);
}

static void plan_up(struct unit *u)
{
    const struct ct_prefix_node *node = &u->node;

    if (node->left >= 0)
        plan_left(u);
    if (node->sends_up && node->left < 0) {
        u->read = ct_send_in_window(u->window, node->parent, u->own, CT_NO_STEP);
    } else if (node->sends_up) {
        const int recv = ct_recv_in_window(u->window, node->right, u->right, CT_NO_STEP);

        u->read = combine(u, u->with_own, u->right, recv, u->summed);
        ct_send_in_window(u->window, node->parent, u->right, u->read);
    }
}

/* What is before the subtree, at a rank that has subtrees. */
static void plan_before(struct unit *u)
{
    const struct ct_prefix_node *node = &u->node;
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
    const struct ct_prefix_node *node = &u->node;

    if (node->has_before && node->left >= 0)
        plan_before(u);
    else if (node->has_before)
        ct_recv_in_window(u->window, node->parent, u->result, u->read);
    if (node->right >= 0)
        ct_send_in_window(u->window, node->right, u->with_own, u->summed);
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
            .with_own = ct_span(CT_SCRATCH + 1, s, 1),
            .before = ct_span(CT_SCRATCH, s, 1),
            .right = ct_span(CT_SCRATCH + 2, s, 1),
            .got = CT_NO_STEP,
            .summed = CT_NO_STEP,
            .read = CT_NO_STEP,
        };

        plan_up(&u);
        plan_down(&u);
    }
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
    .applies = applies,
    .segments = ct_segments_by_ranks,
    .plan = plan,
};
