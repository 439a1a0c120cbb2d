/*
 * root_classes.c - numbers for the tree as it looks from each place: those of
 * the branches of a node, added up, do not depend on their order.
 */
#include "repo/root_classes.h"

#include "base/mix.h"

#include <stdlib.h>
#include <string.h>

/* A tree without a root: each branch has a number, whichever end it is seen from. */
struct views {
    const struct ct_tree *tree;
    uint64_t *label; /* of a node: twice its ranks, and 1 of a host */
    uint64_t *sum;   /* of a node: the branches that it has, added up */
    uint64_t *seen;  /* link -> the branch beyond it; 0: not known yet */
};

/* A branch by its cable, and by the node at the near end with the branches beyond. */
static uint64_t branch_of(double capacity, uint64_t node)
{
    uint64_t bits;

    memcpy(&bits, &capacity, sizeof bits);
    return ct_mix(ct_mix(bits) + ct_mix(node));
}

static void look(struct views *views, const struct ct_places *places)
{
    const struct ct_tree *tree = views->tree;

    for (int rank = 0; rank < tree->nranks; rank++) {
        views->label[tree->place[rank]] += 2;
        views->label[places->host[rank]] |= 1;
    }
    for (int i = 0; i < ct_links_count(tree) - 2; i++) {
        const int link = ct_link_inwards(tree, i), back = ct_link_back(link);
        const int end = ct_link_end(tree, link);

        views->seen[link] = branch_of(ct_link_capacity(tree, link),
                                      views->label[end] + views->sum[end] - views->seen[back]);
        views->sum[ct_link_end(tree, back)] += views->seen[link];
    }
}

/* Number the ranks' views in the order in which they come. */
static void classify(const struct views *views, uint64_t *seen, int *of, int *n)
{
    const struct ct_tree *tree = views->tree;

    *n = 0;
    for (int rank = 0; rank < tree->nranks; rank++) {
        const int x = tree->place[rank];
        int i = 0;

        seen[*n] = ct_mix(views->label[x] + views->sum[x]);
        while (seen[i] != seen[*n])
            i++;
        of[rank] = i;
        *n += i == *n;
    }
}

int ct_root_classes_find(const struct ct_places *places, int nranks, int *of, int *n,
                         struct ct_diag *diag)
{
    const size_t nnodes = places == NULL ? 0 : (size_t)places->tree.nnodes;
    uint64_t *work = calloc(4 * nnodes + (size_t)nranks + 1, sizeof *work);
    struct views views;

    if (work == NULL)
        return ct_diag_memory(diag);
    memset(of, 0, (size_t)nranks * sizeof *of);
    *n = 1;
    if (places != NULL) {
        views = (struct views){
            .tree = &places->tree, .label = work, .sum = work + nnodes, .seen = work + 2 * nnodes};
        look(&views, places);
        classify(&views, work + 4 * nnodes, of, n);
    }
    free(work);
    return CT_OK;
}

/* Of the ranks from a root on. */
static int rotated_number(const struct ct_tree *tree, int root, int *ranks, uint64_t *number,
                          struct ct_diag *diag)
{
    for (int i = 0; i < tree->nranks; i++)
        ranks[i] = (root + i) % tree->nranks;
    return ct_order_number(tree, ranks, number, diag);
}

/* The last of the class with another number than its first rank has. */
static int find_other(const struct ct_tree *tree, const int *of, int first, int *ranks, int *other,
                      struct ct_diag *diag)
{
    uint64_t own, number;
    int err = rotated_number(tree, first, ranks, &own, diag);

    for (int rank = tree->nranks - 1; rank > first && err == CT_OK; rank--) {
        if (of[rank] != of[first])
            continue;
        err = rotated_number(tree, rank, ranks, &number, diag);
        if (err != CT_OK || number == own)
            continue;
        *other = rank;
        return CT_OK;
    }
    return err;
}

int ct_root_classes_other(const struct ct_places *places, const int *of, int nranks, int number,
                          int *other, struct ct_diag *diag)
{
    int *ranks;
    int err;

    *other = 0;
    while (of[*other] != number)
        (*other)++;
    if (places == NULL)
        return CT_OK;
    ranks = calloc((size_t)nranks, sizeof *ranks);
    if (ranks == NULL)
        return ct_diag_memory(diag);
    err = find_other(&places->tree, of, *other, ranks, other, diag);
    free(ranks);
    return err;
}
