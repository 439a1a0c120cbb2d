/*
 * groups.c - compares each rank's switch, or host, with those of groups so far.
 */
#include "repo/groups.h"

#include <stdbool.h>

static int switch_of(const struct ct_tree *tree, int host)
{
    return host == 0 ? 0 : tree->parent[host];
}

/* The node that a rank's group is of. */
static int node_of(const struct ct_tree *tree, const int *host, int rank,
                   bool by_host)
{
    return by_host ? host[rank] : switch_of(tree, host[rank]);
}

static bool is_one_switch(const struct ct_tree *tree, const int *host)
{
    for (int rank = 1; rank < tree->nranks; rank++) {
        if (switch_of(tree, host[rank]) != switch_of(tree, host[0]))
            return false;
    }
    return true;
}

/* Number the groups. first: in: 0; out: the ranks of group i, at i + 1; its
   first rank was noted in `ranks`. */
static int number_groups(const struct ct_tree *tree, const int *host, int *of,
                         int *first, int *ranks)
{
    const bool by_host = is_one_switch(tree, host);
    int n = 0;

    for (int rank = 0; rank < tree->nranks; rank++) {
        const int node = node_of(tree, host, rank, by_host);
        int group = 0;

        while (group < n && node_of(tree, host, ranks[group], by_host) != node)
            group++;
        if (group == n)
            ranks[n++] = rank;
        of[rank] = group;
        first[group + 1]++;
    }
    return n;
}

struct ct_groups ct_groups_find(const struct ct_tree *tree, const int *host,
                                int *numbers)
{
    const int p = tree->nranks;
    int *first = numbers, *ranks = numbers + p + 1, *of = ranks + p;
    struct ct_groups groups = {
        .smallest = p, .first = first, .ranks = ranks, .of = of};

    groups.n = number_groups(tree, host, of, first, ranks);
    for (int i = 0; i < groups.n; i++) {
        const int size = first[i + 1];

        groups.smallest = size < groups.smallest ? size : groups.smallest;
        groups.largest = size > groups.largest ? size : groups.largest;
        first[i + 1] += first[i];
    }
    for (int rank = p - 1; rank >= 0; rank--) /* from the ends */
        ranks[--first[of[rank] + 1]] = rank;
    for (int i = 0; i < groups.n; i++) /* which are beginnings now */
        first[i] = first[i + 1];
    first[groups.n] = p;
    return groups;
}
