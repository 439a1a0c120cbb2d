/*
 * bcast_hierarchical - between groups of near ranks and inside them at once.
 *
 * Groups are of the ranks below one switch, or on one host (groups.h). The
 * first L ranks of each are its leaders, the root in the place of its group's
 * first; the vector is cut into L pieces. The root gives piece l to the leader
 * l of its group; from there it goes down a tree of all leaders l, and from
 * each of these down a tree of its group. Segments are sent on as they come, so
 * that nothing waits for the whole vector. With one leader a group receives
 * the vector in one message of one rank; with several, their links share it.
 * With inside=shared, a leader posts for its group in place of the tree, and in the root's
 * group the root does.
 * Cost, with G groups of Q ranks and S segments of a piece, binomial: (log2 G +
 * log2 Q) (alpha + n beta) for L = 1, n bytes in the vector; chain: (G + Q + L
 * S) (alpha + n/(L S) beta).
 * Source: MPICH's two-level broadcast, here with several leaders, and segments
 * as in Pjesivac-Grbovic et al. 2007.
 */
#include "repo/scheme/leaders.h"
#include "repo/scheme/pass_down.h"
#include "repo/scheme/segment_window.h"
#include "repo/segment_bytes.h"

#include <stdlib.h>

enum { SEGMENT_BYTES, LEADERS, TREE, INSIDE }; /* the parameters */

static const int segment_values[] = {0, 8192, 65536};

static const struct ct_param segment_bytes = {
    .name = "segment_bytes",
    .nvalues = sizeof segment_values / sizeof *segment_values,
    .values = segment_values,
};

enum { BINOMIAL, BINARY, CHAIN };

static const char *const trees[] = {"binomial", "binary", "chain"};

static const struct ct_param tree_param = {
    .name = "tree",
    .nvalues = sizeof trees / sizeof *trees,
    .words = trees,
};

static size_t piece_bytes(const struct ct_problem *problem)
{
    const int leaders = ct_leaders_count(problem->places, problem->setting.values[LEADERS]);

    return problem->bytes / (size_t)leaders;
}

static bool applies(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return (values[TREE] == BINOMIAL) == (values[SEGMENT_BYTES] == 0) &&
           ct_leaders_apply(problem, values[LEADERS]) &&
           ct_inside_applies(problem, values[LEADERS], values[INSIDE]) &&
           (values[INSIDE] != CT_INSIDE_READ || values[SEGMENT_BYTES] != segment_values[1]) &&
           ct_segments_divide(values[SEGMENT_BYTES], piece_bytes(problem));
}

static int segments(const struct ct_problem *problem)
{
    const int *values = problem->setting.values;

    return ct_segments(piece_bytes(problem), values[SEGMENT_BYTES],
                       ct_leaders_count(problem->places, values[LEADERS]));
}

/* A rank's part of the work. */
struct work {
    const struct ct_shape *shape;
    struct ct_leaders leaders;
};

static struct ct_rank_node tree_node(const struct work *w, int n, int i)
{
    const int tree = w->shape->setting.values[TREE];

    if (tree == BINOMIAL)
        return ct_knomial_node(n, i, 2);
    return ct_kary_node(n, i, tree == BINARY ? 2 : 1);
}

/* The ranks of this group that one of its leaders serves: all, without the
   root where that is not the leader. They are counted from the leader on. */
struct circle {
    int leader;
    int first; /* number */
    int n;
};

static struct circle circle_of(const struct work *w, int leader)
{
    const int first = w->leaders.group == w->leaders.root_group && leader > 0;

    return (struct circle){leader, first, w->leaders.nranks - first};
}

static int rank_in(const struct work *w, const struct circle *circle, int i)
{
    const int number = (circle->leader - circle->first + i) % circle->n;

    return ct_leaders_rank(&w->leaders, w->leaders.group, circle->first + number);
}

/* Leader `leader` of the group at some place, counted from the root's. */
static int leader_at(const struct work *w, int leader, int place)
{
    const int n = w->leaders.groups->n;

    return ct_leaders_rank(&w->leaders, (w->leaders.root_group + place) % n, leader);
}

/* The children among the leaders come last: they are sent to first. */
static void add_leaders(const struct work *w, int leader, struct ct_rank_node *node)
{
    const int n = w->leaders.groups->n;
    const int place = (w->leaders.group - w->leaders.root_group + n) % n;
    const struct ct_rank_node between = tree_node(w, n, place);

    if (between.parent >= 0)
        node->parent = leader_at(w, leader, between.parent);
    else if (leader > 0)
        node->parent = w->shape->root;
    for (int i = 0; i < between.nchildren; i++)
        node->children[node->nchildren++] = leader_at(w, leader, between.children[i]);
}

/* This rank in the tree of the piece of a leader. */
static struct ct_rank_node node_of(const struct work *w, int leader)
{
    const struct circle circle = circle_of(w, leader);
    const int number = w->leaders.number - circle.first;
    struct ct_rank_node node = {.parent = -1};
    struct ct_rank_node inside;
    int place;

    if (number < 0) { /* the root, and not the leader */
        node.children[node.nchildren++] = leader_at(w, leader, 0);
        return node;
    }
    place = (number - (leader - circle.first) + circle.n) % circle.n;
    inside = tree_node(w, circle.n, place);
    if (inside.parent >= 0)
        node.parent = rank_in(w, &circle, inside.parent);
    for (int i = 0; i < inside.nchildren; i++)
        node.children[node.nchildren++] = rank_in(w, &circle, inside.children[i]);
    if (place == 0)
        add_leaders(w, leader, &node);
    return node;
}

static void plan_pieces(struct ct_builder *builder, const struct work *w, struct ct_pipe *pipes)
{
    const int segments_each = w->shape->segments;

    for (int i = 0; i < w->leaders.n; i++)
        pipes[i] = (struct ct_pipe){node_of(w, i), i * segments_each};
    ct_set_units_per_block(builder, w->leaders.n * segments_each);
    ct_pass_down(builder, w->shape, pipes, w->leaders.n);
}

/* A unit of the piece of a leader, where ranks share memory: the leader posts it for its
   group, and in the root's group the root does. */
static void plan_unit(struct ct_segment_window *window, const struct work *w, int leader, int unit)
{
    const struct ct_leaders *l = &w->leaders;
    const bool is_with_root = l->group == l->root_group;
    const int poster = is_with_root ? 0 : leader;
    const struct ct_span span =
        ct_span(w->shape->rank == w->shape->root ? CT_SEND : CT_RECV, unit, 1);
    struct ct_rank_node node = {.parent = -1};
    int got = CT_NO_STEP;

    if (l->number == leader)
        add_leaders(w, leader, &node);
    if (l->number != poster)
        got = ct_fetch(window->builder, ct_leaders_rank(l, l->group, poster), span, 0, span);
    else if (!is_with_root)
        got = ct_in_window(window, ct_recv(window->builder, node.parent, span));
    for (int i = node.nchildren - 1; i >= 0; i--) {
        const int send = ct_send(window->builder, node.children[i], span);

        ct_after(window->builder, ct_in_window(window, send), got);
    }
    if (l->number == poster)
        ct_after(window->builder, ct_leaders_post(window->builder, l, 0, l->nranks, span), got);
}

static void plan_shared(struct ct_builder *builder, const struct work *w)
{
    const int segments_each = w->shape->segments;
    struct ct_segment_window window = {.builder = builder, .message = CT_NO_STEP};

    ct_set_units_per_block(builder, w->leaders.n * segments_each);
    for (; window.segment < segments_each; window.segment++) {
        for (int i = 0; i < w->leaders.n; i++)
            plan_unit(&window, w, i, i * segments_each + window.segment);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int value = shape->setting.values[LEADERS];
    struct work w = {.shape = shape, .leaders = ct_leaders_of_root(shape, value)};
    struct ct_pipe *pipes = calloc((size_t)w.leaders.n, sizeof *pipes);

    if (shape->setting.values[INSIDE] != CT_INSIDE_MESSAGES)
        plan_shared(builder, &w);
    else if (pipes == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for trees");
    else
        plan_pieces(builder, &w, pipes);
    free(pipes);
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_hierarchical = {
    .name = "bcast_hierarchical",
    .collective = &ct_bcast,
    .source = "MPICH, two-level broadcast",
    .needs = "two groups of near ranks or more; segments: tree=binary or "
             "chain, segment_bytes < n/L; inside=shared: groups that share memory",
    .cost = "binomial, L = 1: (log2 G + log2 Q) (alpha + n beta); chain: "
            "(G + Q + L S) (alpha + n/(L S) beta), S segments of n/L",
    .params = {&segment_bytes, &ct_leaders_param, &tree_param, &ct_inside_param},
    .by_places = true,
    .applies = applies,
    .segments = segments,
    .plan = plan,
};
