/*
 * order.c - sorts ranks by where they are, by counting.
 */
#include "repo/order.h"

#include <stdlib.h>
#include <string.h>

const char *const ct_order_names[CT_ORDERS] = {
    [CT_AS_IS] = "as_is",
    [CT_DEPTH_FIRST] = "depth_first",
    [CT_DEALT] = "dealt",
};

const char *const ct_order_symbols[CT_ORDERS] = {
    [CT_AS_IS] = "CT_AS_IS",
    [CT_DEPTH_FIRST] = "CT_DEPTH_FIRST",
    [CT_DEALT] = "CT_DEALT",
};

/* Ranks that are being put in order. */
struct sorting {
    int n;
    int nkeys;  /* keys are below this */
    int *ranks; /* position -> rank */
    int *key;   /* rank -> what they are sorted by */
    int *next;  /* nranks entries, contents lost */
    int *count; /* nkeys + 1 entries, contents lost */
};

/* Those of equal keys stay as they are. */
static void sort(struct sorting *s)
{
    memset(s->count, 0, ((size_t)s->nkeys + 1) * sizeof *s->count);
    for (int i = 0; i < s->n; i++)
        s->count[s->key[i] + 1]++;
    for (int i = 0; i < s->nkeys; i++)
        s->count[i + 1] += s->count[i];
    for (int i = 0; i < s->n; i++)
        s->next[s->count[s->key[s->ranks[i]]]++] = s->ranks[i];
    memcpy(s->ranks, s->next, (size_t)s->n * sizeof *s->ranks);
}

/* Keys become turns: how many ranks of the same key come before. */
static void take_turns(struct sorting *s)
{
    memset(s->count, 0, ((size_t)s->nkeys + 1) * sizeof *s->count);
    for (int i = 0; i < s->n; i++) {
        const int rank = s->ranks[i];

        s->key[rank] = s->count[s->key[rank]]++;
    }
}

static void deal(struct sorting *s, const struct ct_tree *tree, const int *host)
{
    for (int i = 0; i < s->n; i++)
        s->key[i] = host[i];
    take_turns(s);
    sort(s);
    for (int i = 0; i < s->n; i++)
        s->key[i] = ct_host_switch(tree, host[i]);
    sort(s);
    take_turns(s);
    sort(s);
}

static void find(enum ct_order order, const struct ct_tree *tree, const int *host,
                 struct sorting *s)
{
    if (order == CT_AS_IS) {
        for (int i = 0; i < s->n; i++)
            s->ranks[i] = i;
        return;
    }
    ct_tree_order(tree, s->count, s->ranks);
    if (order == CT_DEALT)
        deal(s, tree, host);
}

int ct_order_find(enum ct_order order, const struct ct_tree *tree, const int *host, int *ranks,
                  struct ct_diag *diag)
{
    const int n = tree->nranks;
    const int nkeys = tree->nnodes > n ? tree->nnodes : n;
    int *work = calloc(2 * (size_t)n + (size_t)nkeys + 1, sizeof *work);
    struct sorting s = {.n = n, .nkeys = nkeys, .ranks = ranks, .key = work};

    if (work == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for an order of %d ranks", n);
    s.next = work + n;
    s.count = work + 2 * (size_t)n;
    find(order, tree, host, &s);
    free(work);
    return CT_OK;
}

/* Sums of these are as good as random. */
static uint64_t mixed(uint64_t number)
{
    number += UINT64_C(0x632be59bd9b4e019);
    for (int i = 0; i < 3; i++)
        number = (number ^ number >> 32) * UINT64_C(0x9e3779b97f4a7c15);
    return number ^ number >> 32;
}

/* A cable by the positions at either end, whichever end is nearer to the root, and
   its capacity. */
static uint64_t mixed_cable(const struct ct_tree *tree, int link, uint64_t below, uint64_t all)
{
    const double capacity = ct_link_capacity(tree, link);
    uint64_t bits;

    memcpy(&bits, &capacity, sizeof bits);
    return mixed(mixed(below) + mixed(all - below) + mixed(bits));
}

/* The two sides of each cable tell trees apart, and a sum over the cables does
   not depend on the numbers of nodes. */
int ct_order_number(const struct ct_tree *tree, const int *ranks, uint64_t *number,
                    struct ct_diag *diag)
{
    uint64_t *at = calloc((size_t)tree->nnodes, sizeof *at);
    uint64_t all = 0;

    if (at == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory for an order of %d ranks",
                           tree->nranks);
    for (int i = 0; i < tree->nranks; i++) {
        at[tree->place[ranks[i]]] = mixed((uint64_t)i);
        all += mixed((uint64_t)i);
    }
    *number = 0;
    for (int i = 0; i < tree->nnodes - 1; i++) {
        const int link = ct_link_inwards(tree, i);
        const uint64_t beyond = at[ct_link_end(tree, link)];

        at[ct_link_end(tree, ct_link_back(link))] += beyond;
        *number += mixed_cable(tree, link, beyond, all);
    }
    free(at);
    return CT_OK;
}
