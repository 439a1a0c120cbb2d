/*
 * posted_tree.c - finds a rank's neighbours; plans its segments.
 */
#include "repo/scheme/posted_tree.h"

#include <stdlib.h>

static const char *const forms[] = {"flat", "levels"};

const struct ct_param ct_posted_form = {
    .name = "form",
    .nvalues = sizeof forms / sizeof *forms,
    .words = forms,
};

const struct ct_param ct_posted_added_form = {
    .name = "form",
    .nvalues = sizeof forms / sizeof *forms,
    .words = forms,
    .is_added = true,
};

bool ct_posted_form_applies(const struct ct_problem *problem, int form)
{
    return form == CT_POSTED_FLAT || problem->places->has_levels;
}

static int next_up(const struct ct_tree *tree, int node)
{
    return ct_link_end(tree, ct_uplink(node));
}

/* The first rank to come to a node leads it. */
static void claim(const struct ct_places *places, int rank, int *leaders)
{
    int node = places->tree.place[rank];

    while (leaders[node] < 0) {
        leaders[node] = rank;
        node = next_up(&places->tree, node);
    }
}

/* -1: it leads all nodes above it, so it is the root. */
static int parent_of(const struct ct_places *places, int rank, const int *leaders)
{
    int node = places->tree.place[rank];

    while (node > 0 && leaders[node] == rank)
        node = next_up(&places->tree, node);
    return leaders[node] == rank ? -1 : leaders[node];
}

static void find(struct ct_posted_tree *tree, const struct ct_shape *shape, int root)
{
    const struct ct_places *places = shape->places;
    int *leaders = tree->leaders;

    for (int i = 0; i < places->tree.nnodes; i++)
        leaders[i] = -1;
    claim(places, root, leaders);
    for (int i = 0; i < shape->nranks; i++)
        claim(places, i, leaders);
    tree->parent = parent_of(places, shape->rank, leaders);
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->rank && parent_of(places, i, leaders) == shape->rank)
            tree->children[tree->nchildren++] = i;
    }
}

struct ct_posted_tree ct_posted_tree_of(struct ct_builder *builder, const struct ct_shape *shape,
                                        int root)
{
    struct ct_posted_tree tree = {.parent = -1};

    tree.leaders = calloc((size_t)shape->places->tree.nnodes, sizeof *tree.leaders);
    tree.children = calloc((size_t)shape->nranks, sizeof *tree.children);
    if (tree.leaders != NULL && tree.children != NULL)
        find(&tree, shape, root);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree of posts");
    return tree;
}

void ct_posted_tree_fini(struct ct_posted_tree *tree)
{
    free(tree->children);
    free(tree->leaders);
}

void ct_post_up(struct ct_builder *builder, const struct ct_shape *shape,
                const struct ct_posted_tree *tree, int sum)
{
    int last = CT_NO_STEP;

    for (int s = 0; s < shape->segments; s++) {
        const struct ct_span own = ct_span(CT_SEND, s, 1);
        const bool adds = tree->nchildren > 0;
        const struct ct_span total = adds ? ct_span(sum, s, 1) : own;

        if (adds) {
            const int copy = ct_copy(builder, own, total);

            ct_after(builder, copy, last);
            last = copy;
        }
        for (int i = 0; i < tree->nchildren; i++) {
            const int fetch = ct_fetch_combine(builder, tree->children[i], own, 0, total);

            ct_after(builder, fetch, last);
            last = fetch;
        }
        if (tree->parent >= 0)
            ct_after(builder, ct_post(builder, &tree->parent, 1, total), last);
    }
}

void ct_post_down(struct ct_builder *builder, const struct ct_shape *shape,
                  const struct ct_posted_tree *tree, int buffer)
{
    for (int s = 0; s < shape->segments; s++) {
        const struct ct_span span = ct_span(buffer, s, 1);
        int got = CT_NO_STEP;

        if (tree->parent >= 0)
            got = ct_fetch(builder, tree->parent, span, 0, span);
        ct_after(builder, ct_post(builder, tree->children, tree->nchildren, span), got);
    }
}

/* What this rank does to have all blocks. */
struct across {
    struct ct_builder *builder;
    const struct ct_tree *nodes;
    const struct ct_posted_tree *tree;
    int rank;
    int *readers; /* room for all ranks */
};

static bool is_below(const struct ct_tree *nodes, int rank, int node)
{
    int x = nodes->place[rank];

    while (x > 0 && x != node)
        x = next_up(nodes, x);
    return x == node;
}

/* From rank `from` on, the next blocks side by side of ranks below a node; none: no units. */
static struct ct_span next_blocks(const struct ct_tree *nodes, int node, int from)
{
    int end;

    while (from < nodes->nranks && !is_below(nodes, from, node))
        from++;
    for (end = from; end < nodes->nranks && is_below(nodes, end, node);)
        end++;
    return ct_span(CT_RECV, from, end - from);
}

static bool are_side_by_side(const struct ct_tree *nodes, int a, int b)
{
    return a != b && next_up(nodes, a) == next_up(nodes, b);
}

/* The leader of a node, with those of the nodes beside it. */
static void exchange(const struct across *a, int node)
{
    int n = 0;

    for (int x = 1; x < a->nodes->nnodes; x++) {
        if (are_side_by_side(a->nodes, x, node))
            a->readers[n++] = a->tree->leaders[x];
    }
    for (struct ct_span s = next_blocks(a->nodes, node, 0); n > 0 && s.units > 0;
         s = next_blocks(a->nodes, node, s.first + s.units))
        ct_post(a->builder, a->readers, n, s);
    for (int x = 1; x < a->nodes->nnodes; x++) {
        struct ct_span s = next_blocks(a->nodes, x, 0);

        for (; are_side_by_side(a->nodes, x, node) && s.units > 0;
             s = next_blocks(a->nodes, x, s.first + s.units))
            ct_fetch(a->builder, a->tree->leaders[x], s, 0, s);
    }
    ct_fence(a->builder);
}

/* The blocks of a node that is beside a node above this rank: from the parent, unless this
   rank has them as a leader, for the children below that node. */
static void pass_down(const struct across *a, int above, int node)
{
    const bool has_them = a->tree->leaders[above] == a->rank;
    int n = 0;

    for (int i = 0; i < a->tree->nchildren; i++) {
        if (is_below(a->nodes, a->tree->children[i], above))
            a->readers[n++] = a->tree->children[i];
    }
    for (struct ct_span s = next_blocks(a->nodes, node, 0); s.units > 0;
         s = next_blocks(a->nodes, node, s.first + s.units)) {
        const int got = has_them ? CT_NO_STEP : ct_fetch(a->builder, a->tree->parent, s, 0, s);

        if (n > 0)
            ct_after(a->builder, ct_post(a->builder, a->readers, n, s), got);
    }
}

void ct_post_across(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_posted_tree *tree)
{
    const struct ct_tree *nodes = &shape->places->tree;
    const struct across a = {.builder = builder,
                             .nodes = nodes,
                             .tree = tree,
                             .rank = shape->rank,
                             .readers = calloc((size_t)nodes->nnodes, sizeof *a.readers)};
    int node = nodes->place[shape->rank];

    if (a.readers == NULL || tree->leaders == NULL) {
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the readers of a post");
        free(a.readers);
        return;
    }
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    ct_fence(builder);
    for (; node > 0 && tree->leaders[node] == shape->rank; node = next_up(nodes, node))
        exchange(&a, node);
    for (node = nodes->place[shape->rank]; node > 0; node = next_up(nodes, node)) {
        for (int x = 1; x < nodes->nnodes; x++) {
            if (are_side_by_side(nodes, x, node))
                pass_down(&a, node, x);
        }
    }
    free(a.readers);
}

void ct_post_up_and_down(struct ct_builder *builder, const struct ct_posted_tree *tree)
{
    for (int i = 0; i < tree->nchildren; i++)
        ct_token_fetch(builder, tree->children[i]);
    ct_fence(builder);
    if (tree->parent >= 0) {
        ct_token_post(builder, &tree->parent, 1);
        ct_token_fetch(builder, tree->parent);
        ct_fence(builder);
    }
    ct_token_post(builder, tree->children, tree->nchildren);
}
