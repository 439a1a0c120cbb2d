/*
 * koenig.c - edge after edge; where its ends have no free colour in common,
 * two colours change places on a path.
 *
 * Let a be free at the left end of an edge and b at the right one. The path of
 * edges b, a, b, ... by turns that starts with the a at the right end comes to
 * left nodes by colour a only, so it never ends at this left end, where a is
 * free. With a and b swapped on it, a is free at both ends.
 */
#include "repo/phases/koenig.h"

#include "base/status.h"

#include <stdbool.h>
#include <stdlib.h>

struct colouring {
    const struct ct_bipartite *graph;
    int *at_left; /* node * ncolours + colour: edge + 1; 0: none */
    int *at_right;
    int *colours;
};

static int *left_of(const struct colouring *c, int node, int colour)
{
    return &c->at_left[(size_t)node * (size_t)c->graph->ncolours +
                       (size_t)colour];
}

static int *right_of(const struct colouring *c, int node, int colour)
{
    return &c->at_right[(size_t)node * (size_t)c->graph->ncolours +
                        (size_t)colour];
}

static int free_colour(const int *edges)
{
    int colour = 0;

    while (edges[colour] != 0)
        colour++;
    return colour;
}

/* Make colour a free at the right node, where b is: swap them on its path. */
static void swap_path(struct colouring *c, int right, int a, int b)
{
    const struct ct_bipartite *g = c->graph;
    int edge = *right_of(c, right, a);
    int colour = b;      /* the edge gets it */
    bool is_left = true; /* the edge's far end */

    *right_of(c, right, a) = 0;
    *right_of(c, right, b) = edge;
    while (edge != 0) {
        int *const far = is_left ? left_of(c, g->left[edge - 1], colour)
                                 : right_of(c, g->right[edge - 1], colour);
        int *const old = is_left
                             ? left_of(c, g->left[edge - 1], a + b - colour)
                             : right_of(c, g->right[edge - 1], a + b - colour);
        const int next = *far;

        c->colours[edge - 1] = colour;
        *far = edge;
        *old = next;
        edge = next;
        colour = a + b - colour;
        is_left = !is_left;
    }
}

static void colour_edge(struct colouring *c, int edge)
{
    const struct ct_bipartite *g = c->graph;
    const int left = g->left[edge];
    const int right = g->right[edge];
    const int a = free_colour(left_of(c, left, 0));
    const int b = free_colour(right_of(c, right, 0));

    if (a != b && *right_of(c, right, a) != 0)
        swap_path(c, right, a, b);
    c->colours[edge] = a;
    *left_of(c, left, a) = edge + 1;
    *right_of(c, right, a) = edge + 1;
}

int ct_koenig(const struct ct_bipartite *g, int *colours)
{
    const size_t ncolours = (size_t)g->ncolours;
    struct colouring c = {
        .graph = g,
        .at_left = calloc((size_t)g->nleft * ncolours + 1, sizeof *c.at_left),
        .at_right =
            calloc((size_t)g->nright * ncolours + 1, sizeof *c.at_right),
        .colours = colours,
    };
    const bool has_room = c.at_left != NULL && c.at_right != NULL;

    for (int edge = 0; has_room && edge < g->nedges; edge++)
        colour_edge(&c, edge);
    free(c.at_left);
    free(c.at_right);
    return has_room ? CT_OK : CT_ERR_MEMORY;
}
