/*
 * wired_tree_proof.c - goes through the trees of all roots, edge by edge.
 */
#include "generator/wired_tree_proof.h"

#include "repo/pattern/wired_tree.h"

#include <stdlib.h>

int ct_wiring_state_make(const struct ct_wiring *wiring, void **state,
                         struct ct_diag *diag)
{
    struct ct_tree *tree = malloc(sizeof *tree);

    *state = tree;
    if (tree == NULL)
        return ct_diag_memory(diag);
    *tree = wiring->tree;
    return CT_OK;
}

void ct_wiring_state_free(void *state)
{
    free(state);
}

struct proof {
    const struct ct_tree *tree;
    struct ct_turns *turns;
    int *sender; /* directed link -> rank, or none: -1 */
    int *links;
    int *order; /* ranks that are reached */
    struct ct_diag *diag;
};

static int prove_edge(const struct proof *p, int root, int from, int to)
{
    const int n = ct_tree_path(p->tree, from, to, p->links);

    for (int i = 0; i < n; i++) {
        int *const sender = &p->sender[p->links[i]];

        if (*sender >= 0 && *sender != from)
            return ct_diag_set(p->diag, CT_ERR_INVALID,
                               "tree of root %d: %d and %d both send over a "
                               "link at node %d",
                               root, *sender, from, p->links[i] / 2);
        *sender = from;
    }
    return CT_OK;
}

/* From the root on, every rank is reached once. */
static int prove_root(const struct proof *p, int root)
{
    int n = 1;
    int err = CT_OK;

    for (int i = 0; i < 2 * p->tree->nnodes; i++)
        p->sender[i] = -1;
    p->order[0] = root;
    for (int at = 0; at < n && err == CT_OK; at++) {
        const struct ct_turns *turns = &p->turns[p->order[at]];

        for (int i = 0; i < turns->nchildren && err == CT_OK; i++) {
            if (n == p->tree->nranks ||
                p->turns[turns->children[i]].parent != p->order[at])
                return ct_diag_set(p->diag, CT_ERR_INVALID,
                                   "tree of root %d: rank %d has no place",
                                   root, turns->children[i]);
            p->order[n++] = turns->children[i];
            err = prove_edge(p, root, p->order[at], turns->children[i]);
        }
    }
    if (err == CT_OK && n < p->tree->nranks)
        err = ct_diag_set(p->diag, CT_ERR_INVALID,
                          "tree of root %d: %d ranks of %d", root, n,
                          p->tree->nranks);
    return err;
}

static int prove_roots(const struct proof *p)
{
    int err = CT_OK;

    for (int root = 0; root < p->tree->nranks && err == CT_OK; root++) {
        err = ct_wired_tree(p->tree, root, p->turns);
        if (err == CT_OK)
            err = prove_root(p, root);
    }
    return err;
}

int ct_wired_tree_prove(const struct ct_wiring *wiring, const void *state,
                        struct ct_diag *diag)
{
    const struct ct_tree *tree = state;
    const size_t nlinks = 2 * (size_t)tree->nnodes;
    const struct proof p = {
        .tree = tree,
        .turns = calloc((size_t)tree->nranks, sizeof *p.turns),
        .sender = calloc(nlinks, sizeof *p.sender),
        .links = calloc(nlinks, sizeof *p.links),
        .order = calloc((size_t)tree->nranks, sizeof *p.order),
        .diag = diag,
    };
    int err = CT_ERR_MEMORY;

    (void)wiring;
    if (p.turns != NULL && p.sender != NULL && p.links != NULL &&
        p.order != NULL)
        err = prove_roots(&p);
    free(p.turns);
    free(p.sender);
    free(p.links);
    free(p.order);
    return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : err;
}
