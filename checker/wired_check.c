/*
 * wired_check.c - goes through rings, trees and orders edge by edge.
 */
#include "checker/wired_check.h"

#include "checker/phase_check.h"
#include "repo/phases/tree_phases.h"
#include "repo/scheme/root_turns.h"
#include "repo/scheme/wired_order.h"
#include "repo/scheme/wired_tree.h"

#include <stdlib.h>

enum { ROOTS_CHECKED = 8 };

/* links, path: room for all directed links; links all 0
   visited: by rank, all 0 */
static int check_edges(const struct ct_tree *tree, const uint16_t *order, int *links, int *path,
                       int *visited, struct ct_diag *diag)
{
    for (int i = 0; i < tree->nranks; i++) {
        const int from = order[i];
        const int to = order[(i + 1) % tree->nranks];
        const int n = ct_route(tree, from, to, path);

        if (visited[from]++ > 0)
            return ct_diag_set(diag, CT_ERR_INVALID, "ring: rank %d is in it twice", from);
        for (int k = 0; k < n; k++) {
            if (links[path[k]]++ > 0)
                return ct_diag_set(diag, CT_ERR_INVALID,
                                   "ring: %d -> %d shares a link with another "
                                   "edge, at node %d",
                                   from, to, path[k] / 2);
        }
    }
    return CT_OK;
}

int ct_ring_check(const struct ct_tree *tree, const uint16_t *order, struct ct_diag *diag)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    int *const work = calloc(2 * nlinks + (size_t)tree->nranks, sizeof *work);
    int err;

    if (work == NULL)
        return ct_diag_memory(diag);
    err = check_edges(tree, order, work, work + nlinks, work + 2 * nlinks, diag);
    free(work);
    return err;
}

struct proof {
    const struct ct_tree *tree;
    struct ct_turns *turns;
    int *sender; /* directed link -> rank, or none: -1 */
    int *links;
    int *order; /* ranks that are reached */
    struct ct_diag *diag;
};

static int check_edge(const struct proof *p, int root, int from, int to)
{
    const int n = ct_route(p->tree, from, to, p->links);

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
static int check_root(const struct proof *p, int root)
{
    int n = 1;
    int err = CT_OK;

    for (int i = 0; i < ct_links_count(p->tree); i++)
        p->sender[i] = -1;
    p->order[0] = root;
    for (int at = 0; at < n && err == CT_OK; at++) {
        const struct ct_turns *turns = &p->turns[p->order[at]];

        for (int i = 0; i < turns->nchildren && err == CT_OK; i++) {
            if (n == p->tree->nranks || p->turns[turns->children[i]].parent != p->order[at])
                return ct_diag_set(p->diag, CT_ERR_INVALID, "tree of root %d: rank %d has no place",
                                   root, turns->children[i]);
            p->order[n++] = turns->children[i];
            err = check_edge(p, root, p->order[at], turns->children[i]);
        }
    }
    if (err == CT_OK && n < p->tree->nranks)
        err = ct_diag_set(p->diag, CT_ERR_INVALID, "tree of root %d: %d ranks of %d", root, n,
                          p->tree->nranks);
    return err;
}

static int check_roots(const struct proof *p)
{
    int err = CT_OK;

    for (int root = 0; root < p->tree->nranks && err == CT_OK; root++) {
        err = ct_wired_tree(p->tree, root, p->turns);
        if (err == CT_OK)
            err = check_root(p, root);
    }
    return err;
}

int ct_wired_trees_check(const struct ct_tree *tree, struct ct_diag *diag)
{
    const size_t nlinks = (size_t)ct_links_count(tree);
    const struct proof p = {
        .tree = tree,
        .turns = calloc((size_t)tree->nranks, sizeof *p.turns),
        .sender = calloc(nlinks, sizeof *p.sender),
        .links = calloc(nlinks, sizeof *p.links),
        .order = calloc((size_t)tree->nranks, sizeof *p.order),
        .diag = diag,
    };
    int err = CT_ERR_MEMORY;

    if (p.turns != NULL && p.sender != NULL && p.links != NULL && p.order != NULL)
        err = check_roots(&p);
    free(p.turns);
    free(p.sender);
    free(p.links);
    free(p.order);
    return err == CT_ERR_MEMORY ? ct_diag_memory(diag) : err;
}

static int check_order(const struct ct_tree *tree, int root, int *order, int *times,
                       struct ct_diag *diag)
{
    if (ct_root_order(tree, root, order) != CT_OK)
        return ct_diag_memory(diag);
    for (int i = 0; i < tree->nranks; i++)
        times[i] = i == root;
    for (int i = 0; i < tree->nranks - 1; i++) {
        if (order[i] < 0 || order[i] >= tree->nranks || times[order[i]]++ > 0)
            return ct_diag_set(diag, CT_ERR_INVALID, "root %d: rank %d has no turn of its own",
                               root, order[i]);
    }
    return CT_OK;
}

static int check_turns(const struct ct_tree *tree, struct ct_diag *diag)
{
    int *const work = calloc(2 * (size_t)tree->nranks, sizeof *work);
    int err = CT_OK;

    if (work == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < tree->nranks && i < ROOTS_CHECKED && err == CT_OK; i++)
        err = check_order(tree, i * tree->nranks / ROOTS_CHECKED % tree->nranks, work,
                          work + tree->nranks, diag);
    free(work);
    return err;
}

static int check_phases(const struct ct_tree *tree, struct ct_diag *diag)
{
    struct ct_phases phases = {.nranks = tree->nranks};
    struct ct_tree_phases found;
    long bound;
    int err;

    CT_TRY(err, out, ct_tree_phases_find(tree, CT_SEPARATE_NOT, &found, diag));
    phases.nmessages = found.nmessages;
    phases.messages = found.messages;
    CT_TRY(err, out, ct_phase_check(tree, &phases, diag));
    CT_TRY(err, out, ct_phase_bound(tree, &bound, diag));
    if (bound != found.bound)
        err =
            ct_diag_set(diag, CT_ERR_INVALID, "%ld phases are needed, not %d", bound, found.bound);
out:
    ct_tree_phases_fini(&found);
    return err;
}

int ct_wired_check(const struct ct_tree *tree, struct ct_diag *diag)
{
    uint16_t *const order = ct_wired_order(tree);
    int err = order == NULL ? ct_diag_memory(diag) : ct_ring_check(tree, order, diag);

    free(order);
    if (tree->nranks > CT_WIRED_RANKS)
        return err;
    if (err == CT_OK)
        err = check_phases(tree, diag);
    if (err == CT_OK)
        err = ct_wired_trees_check(tree, diag);
    return err == CT_OK ? check_turns(tree, diag) : err;
}
