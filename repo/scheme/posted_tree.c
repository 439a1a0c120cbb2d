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

static void find(struct ct_posted_tree *tree, const struct ct_shape *shape, int root, int *leaders)
{
    const struct ct_places *places = shape->places;

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
    int *leaders = calloc((size_t)shape->places->tree.nnodes, sizeof *leaders);

    tree.children = calloc((size_t)shape->nranks, sizeof *tree.children);
    if (leaders != NULL && tree.children != NULL)
        find(&tree, shape, root, leaders);
    else
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for a tree of posts");
    free(leaders);
    return tree;
}

void ct_posted_tree_fini(struct ct_posted_tree *tree)
{
    free(tree->children);
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
