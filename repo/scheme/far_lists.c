/*
 * far_lists.c - peers and lists.
 */
#include "repo/scheme/far_lists.h"

#include <stdlib.h>

static bool is_less(const struct ct_far_lists *f, int a, int b)
{
    return f->total[a] != f->total[b] ? f->total[a] < f->total[b] : a < b;
}

/* Move the one at place i of the heap down to where it belongs. The top has the least total, and
   of equal ones the first. */
static void sink(const struct ct_far_lists *f, int i, int n)
{
    int *heap = f->least;
    const int moved = heap[i];

    for (int below = 2 * i + 1; below < n; below = 2 * i + 1) {
        if (below + 1 < n && is_less(f, heap[below + 1], heap[below]))
            below++;
        if (!is_less(f, heap[below], moved))
            break;
        heap[i] = heap[below];
        i = below;
    }
    heap[i] = moved;
}

/* Choose for each rank below one node whom it sends to below the other, so that all of
   these have nearly as many blocks then. */
static void find_peers(struct ct_far_lists *f, const struct ct_made_node *from,
                       const struct ct_made_node *to)
{
    const int *order = f->made->order;

    for (int k = 0; k < to->nranks; k++) {
        f->total[k] = f->lists[order[to->first + k]].n;
        f->least[k] = k;
    }
    for (int i = to->nranks / 2 - 1; i >= 0; i--)
        sink(f, i, to->nranks);
    for (int i = 0; i < from->nranks; i++) {
        const int sender = order[from->first + i];
        const int least = f->least[0];

        f->peer[sender] = order[to->first + least];
        f->total[least] += f->lists[sender].n;
        sink(f, 0, to->nranks);
    }
}

const struct ct_made_node *ct_far_lists_round(struct ct_far_lists *f, int mine)
{
    const struct ct_made_node *nodes = f->made->nodes;
    const int children = nodes[nodes[mine].parent].child; /* two */
    const int theirs = 2 * children + 1 - mine;

    find_peers(f, &nodes[mine], &nodes[theirs]);
    find_peers(f, &nodes[theirs], &nodes[mine]);
    return &nodes[theirs];
}

void ct_far_lists_add(struct ct_far_lists *f, int from)
{
    struct ct_far_list *to = &f->lists[f->peer[from]];

    f->next[to->last] = f->lists[from].first;
    to->last = f->lists[from].last;
    to->n += f->lists[from].n;
}

int ct_far_run(const struct ct_far_lists *f, int block, int n)
{
    int run = 1;

    while (run < n && f->next[block + run - 1] == block + run)
        run++;
    return run;
}

int ct_far_lists_init(struct ct_far_lists *f, const struct ct_made_tree *made)
{
    const size_t nranks = (size_t)made->nranks;

    *f = (struct ct_far_lists){
        .made = made,
        .next = calloc(nranks, sizeof *f->next),
        .peer = calloc(nranks, sizeof *f->peer),
        .total = calloc(nranks, sizeof *f->total),
        .least = calloc(nranks, sizeof *f->least),
        .lists = calloc(nranks, sizeof *f->lists),
    };
    if (f->next == NULL || f->peer == NULL || f->total == NULL || f->least == NULL ||
        f->lists == NULL)
        return CT_ERR_MEMORY;
    for (int rank = 0; rank < made->nranks; rank++)
        f->lists[rank] = (struct ct_far_list){rank, rank, 1};
    return CT_OK;
}

void ct_far_lists_fini(struct ct_far_lists *f)
{
    free(f->next);
    free(f->peer);
    free(f->total);
    free(f->least);
    free(f->lists);
}
